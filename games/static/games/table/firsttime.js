/**
 * What a player meets for the first time is explained once, in two sentences. It stands in the page above the board, so
 * that it covers nothing; one at a time; what was read, or played through, doesn't come back.
 */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { openAssistant } from "./assistant.js";

const root = document.querySelector("#table");
const told = JSON.parse(document.querySelector("#first-time")?.textContent ?? "null");
const seen = new Set(told?.seen);
let on = told !== null;
let shown = null;

function post(address, body = null) {
  fetch(address, { method: "POST", body, headers: { "X-CSRFToken": root.dataset.csrf, Accept: "application/json" }, keepalive: true }).catch(() => {});
}

function done(key) {
  if (!key || seen.has(key)) return;
  seen.add(key);
  post(`${root.dataset.seen}${key}/`);
}

function off(ctx) {
  on = false;
  post(root.dataset.firstTime, new URLSearchParams({ on: "0" }));
  ctx.setUi({ firstTime: null });
}

/** The situation to explain now: the one that is, while it lasts, else the most pressing new one. */
function current(ctx) {
  const holding = ctx.situations ?? [];
  if (shown && !holding.includes(shown)) {
    done(shown);
    shown = null;
  }
  if (!shown || seen.has(shown)) shown = holding.find((key) => told.words[key] && !seen.has(key)) ?? null;
  return shown;
}

/** The explanation, or nothing. */
export function firstTime(ctx) {
  if (!on || ctx.page !== "table" || ctx.resigned || ctx.me === null) return nothing;
  const key = current(ctx);
  if (!key) return nothing;
  const { title, text, rule } = told.words[key];
  const close = () => {
    done(key);
    ctx.setUi({ firstTime: key });
  };
  // Its heading may be that of the decision itself: as a landmark it has a name of its own.
  return html`<section class="first-time" aria-label=${`New to you: ${title}`} data-situation=${key}>
    <svg class="i" aria-hidden="true"><use href="#i-bulb" /></svg>
    <div role="status"><h2>${title}</h2><p>${text}</p></div>
    <div class="first-time-go">
      <button class="btn small" type="button" data-first-time-close @click=${close}>Got it</button>
      <button class="btn quiet small" type="button" @click=${() => openAssistant(ctx, { rule })}>More</button>
      <button class="btn quiet small" type="button" data-first-time-off @click=${() => off(ctx)}>No more tips</button>
    </div>
  </section>`;
}
