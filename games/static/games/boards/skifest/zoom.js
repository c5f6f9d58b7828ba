/** How much of the mountain is in sight. Where labels would get too small it opens on the player's skier. */

const READABLE = 0.8;
const CLOSE = 1;
const STEP = 1.3;
const LEAST = 0.3;
const MOST = 2.4;
const STRIP = 58;
const DRAG = 6;
const AFTER_DRAG = 80;

let size = null;
const watched = new WeakSet();

/** @returns {[number, number]} width and height of the map on the screen */
export function mapSize(phone) {
  if (size) return size;
  return phone ? [Math.min(innerWidth, 560), 330] : [Math.max(500, innerWidth - 364), Math.max(300, innerHeight - 246)];
}

/** Keep an eye on the size of the map's element; call it after each drawing. */
export function watchSize(ctx) {
  const panel = document.querySelector("[data-map]");
  if (!panel || watched.has(panel)) return;
  watched.add(panel);
  new ResizeObserver(([{ contentRect }]) => {
    const next = [Math.round(contentRect.width), Math.round(contentRect.height)];
    if (!next[0] || (size && size[0] === next[0] && size[1] === next[1])) return;
    size = next;
    ctx.setUi({ size: next.join("x") });
  }).observe(panel);
}

const clamp = (value, low, high) => Math.min(Math.max(value, low), Math.max(low, high));

/** @returns {number} the scale at which the whole map fits */
const wholeScale = (box, [width, height]) => Math.min(width / box[2], height / box[3]);

/**
 * The part that is shown.
 * @param {number[]} box of the map @param {number[]} focus the place to open on
 * @returns {{view: number[], scale: number, zoomed: boolean}}
 */
export function windowOf(ctx, box, focus) {
  const frame = mapSize(ctx.phone);
  const whole = wholeScale(box, frame);
  const chosen = ctx.ui.zoom;
  const opens = whole < READABLE ? { x: focus[0], y: focus[1], scale: CLOSE } : null;
  const at = chosen === "whole" ? null : (chosen ?? opens);
  const scale = at ? Math.max(at.scale, whole) : whole;
  const wide = frame[0] / scale;
  const tall = frame[1] / scale;
  const place = (middle, extent, start, length) =>
    extent >= length ? start + length / 2 - extent / 2 : clamp(middle - extent / 2, start, start + length - extent);
  // The days lie over the top: what is below them can be pulled down.
  const head = at && !ctx.phone ? STRIP / scale : 0;
  const x = place(at ? at.x : box[0] + box[2] / 2, wide, box[0], box[2]);
  const y = place(at ? at.y : box[1] + box[3] / 2, tall, box[1] - head, box[3] + head);
  return { view: [x, y, wide, tall].map((value) => Math.round(value * 10) / 10), scale, zoomed: scale > whole * 1.01 };
}

/** Zoom by steps about the middle of what is seen. */
export function zoomBy(ctx, { view, scale }, direction) {
  const next = clamp(scale * STEP ** direction, LEAST, MOST);
  ctx.setUi({ zoom: { x: view[0] + view[2] / 2, y: view[1] + view[3] / 2, scale: next } });
}

const fingers = new Map();
let draggedAt = -Infinity;

/** A click that ends a drag is none. */
export const clickGuard = {
  capture: true,
  handleEvent(event) {
    if (performance.now() - draggedAt > AFTER_DRAG) return;
    event.stopPropagation();
    event.preventDefault();
  },
};

/** Dragging moves the map, two fingers zoom it. */
export const drag = (ctx, shown) => (event) => {
  if (event.pointerType === "mouse" && (event.button !== 0 || !shown.zoomed)) return;
  const { view, scale } = shown;
  const middle = [view[0] + view[2] / 2, view[1] + view[3] / 2];
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
  const start = [...fingers.values()];
  let stale = start.length > 2;
  let dragged = false;
  const move = (next) => {
    if (!fingers.has(next.pointerId)) return;
    fingers.set(next.pointerId, [next.clientX, next.clientY]);
    const now = [...fingers.values()];
    // Another finger came or went: that one's gesture goes on from where the map is then.
    stale ||= now.length !== start.length;
    if (stale) return;
    const shift = [0, 1].map((axis) => mean(now, axis) - mean(start, axis));
    if (!dragged && now.length === 1 && Math.hypot(...shift) < DRAG) return;
    dragged = true;
    const factor = now.length === 2 ? spread(now) / Math.max(1, spread(start)) : 1;
    const zoomed = clamp(scale * factor, LEAST, MOST);
    ctx.setUi({ zoom: { x: middle[0] - shift[0] / zoomed, y: middle[1] - shift[1] / zoomed, scale: zoomed } });
  };
  const end = (last) => {
    if (last.pointerId !== event.pointerId) return;
    fingers.delete(last.pointerId);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (dragged) draggedAt = performance.now();
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
};

const mean = (points, axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
const spread = ([a, b]) => Math.hypot(a[0] - b[0], a[1] - b[1]);
