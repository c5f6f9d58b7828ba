/** Brings what a decision is made on into sight, once for each decision that begins. */

import { kindOf } from "./choices.js";

const PLACES = { window: ".facade", move_window: ".facade", guest: ".guests", payment: ".rooms", check_out: ".rooms", main: ".areas" };
const still = matchMedia("(prefers-reduced-motion: reduce)");
let last = null;

/** Called while the bar is drawn: scrolls after the drawing, and only if the place is out of sight. */
export function follow(ctx) {
  const kind = kindOf(ctx);
  const now = kind === null ? null : `${kind}:${ctx.view.round}:${ctx.view.active_seat}`;
  const began = now !== last && now !== null;
  last = now;
  if (!began || ctx.page !== "table") return;
  requestAnimationFrame(() => {
    const place = document.querySelector(PLACES[kind] ?? "body");
    const bar = document.querySelector(".sdock, .sheet-dock");
    if (!place || !bar) return;
    const { top, bottom } = place.getBoundingClientRect();
    const foot = bar.getBoundingClientRect().top;
    if (top >= 0 && (bottom <= foot || bottom - top > foot)) return;
    const middle = Math.max(12, (foot - (bottom - top)) / 2);
    scrollTo({ top: scrollY + top - middle, behavior: still.matches ? "auto" : "smooth" });
  });
}
