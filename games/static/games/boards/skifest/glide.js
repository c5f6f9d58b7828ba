/** Skiers glide along the run or the lift they took, one after another; the next push ends what still moves. */

const SVG = "http://www.w3.org/2000/svg";
const LIFT = 1.6;
const RUN = 2.2;

let playing = null;

/** @returns {number} the table's time for a move in milliseconds, 0 with reduced motion */
const pace = () => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--move")) || 0;

const points = (text) => text.match(/-?[\d.]+/g).map(Number);

/** Play what the last push moved, once. Call it after each drawing. */
export function play(ctx) {
  if (!ctx.effects.glides || playing?.effects === ctx.effects) return;
  stop();
  playing = { effects: ctx.effects, frame: 0, ends: new Map() };
  const step = pace();
  if (!step || document.hidden) return;
  const legs = ctx.effects.glides.map((glide) => ({ ...glide, line: lineOf(ctx, glide) })).filter(({ line }) => line);
  for (const { seat } of legs) {
    const skier = document.querySelector(`[data-skier="${seat}"]`);
    if (skier) playing.ends.set(seat, { skier, end: points(skier.getAttribute("transform")) });
  }
  const moved = legs.filter(({ seat }) => playing.ends.has(seat));
  if (moved.length) run(playing, moved, step);
}

function stop() {
  if (!playing) return;
  cancelAnimationFrame(playing.frame);
  for (const { skier, end } of playing.ends.values()) skier.setAttribute("transform", `translate(${end.join(" ")})`);
  playing = null;
}

function lineOf({ atlas }, { run, from, to }) {
  const path = run ? atlas.runs[run]?.path : atlas.lifts.find((lift) => lift.from === from && lift.to === to)?.path;
  if (!path) return null;
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", path);
  return line;
}

/** Each leg goes along its line; at both ends it leans over to where the skier stands beside the place. */
function run(show, legs, step) {
  const waiting = [...legs];
  const place = new Map();
  for (const { seat, line } of [...legs].reverse()) place.set(seat, line.getPointAtLength(0));
  for (const [seat, { x, y }] of place) show.ends.get(seat).skier.setAttribute("transform", `translate(${x} ${y - 30})`);
  let leg = null;
  let start = 0;
  const tick = (now) => {
    if (!leg) {
      leg = waiting.shift();
      start = now;
    }
    const shown = show.ends.get(leg.seat);
    const last = !waiting.some(({ seat }) => seat === leg.seat);
    const part = Math.min(1, (now - start) / (step * (leg.run ? RUN : LIFT)));
    const eased = part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
    const at = leg.line.getPointAtLength(leg.line.getTotalLength() * eased);
    const foot = leg.line.getPointAtLength(leg.line.getTotalLength());
    const lean = last ? [shown.end[0] - foot.x, shown.end[1] - foot.y] : [0, -30];
    const away = Math.max(0, part * 3 - 2);
    shown.skier.setAttribute("transform", `translate(${at.x + lean[0] * away} ${at.y - 12 * (1 - away) + lean[1] * away})`);
    if (part === 1) leg = null;
    if (leg || waiting.length) show.frame = requestAnimationFrame(tick);
  };
  show.frame = requestAnimationFrame(tick);
}
