/** Brings what a decision is made on into sight, once for each decision that begins. */

import { kindOf } from "./choices.js";

const PLACES = { window: ".facade", move_window: ".facade", guest: ".guests", payment: ".rooms", check_out: ".rooms", main: ".areas" };
/** What is decided on my own hotel, whoever's was looked at before. */
const MINE = new Set(["window", "move_window", "payment", "check_out"]);
const still = matchMedia("(prefers-reduced-motion: reduce)");
let last = null;

/** Called while the bar is drawn. */
export function follow(ctx) {
  const kind = kindOf(ctx);
  const now = kind === null ? null : `${kind}:${ctx.view.round}:${ctx.view.active_seat}`;
  const began = now !== last && now !== null;
  last = now;
  if (began && MINE.has(kind) && (ctx.ui.look ?? ctx.me) !== ctx.me) queueMicrotask(() => ctx.setUi({ look: null }));
  if (began && ctx.page === "table" && PLACES[kind]) bringIn(PLACES[kind]);
}

/** Scrolls to what `selector` finds once the page is drawn, if that isn't in sight above the bar. */
export function bringIn(selector) {
  requestAnimationFrame(() => {
    const place = document.querySelector(selector);
    const bar = document.querySelector(".sdock, .sheet-dock");
    if (!place || !bar) return;
    const { top, bottom } = place.getBoundingClientRect();
    const foot = bar.getBoundingClientRect().top;
    // What is docked over the page takes some of its top.
    const head = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (top >= head && (bottom <= foot || bottom - top > foot - head)) return;
    const middle = Math.max(head + 12, (head + foot - (bottom - top)) / 2);
    scrollTo({ top: scrollY + top - middle, behavior: still.matches ? "auto" : "smooth" });
  });
}
