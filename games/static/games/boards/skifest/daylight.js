/** Three days with their weather, and how far the day is: its four rounds as the sun's way over the sky. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { icon, sign } from "./pieces.js";
import { DAYS, LEVELS, PRINTED, ROUNDS, WEATHER } from "./words.js";

/** Points of the arc and how much of it lies behind each round. */
const STOPS = [[33.7, 25.8, 13], [96.1, 12.6, 37], [163.9, 12.6, 61], [226.3, 25.8, 86]];

const weatherMark = (kind) => html`<span class=${`wx ${kind}`}>${icon(`k-${kind}`)}</span>`;

/** @returns {string} what the weather of a day means: how many cards the evening before brings at the Hotel */
export function weatherText(ctx, day) {
  const kind = ctx.view.weather[day - 1];
  if (day === ctx.view.day && ctx.view.phase !== "over") return `${WEATHER[kind]}: today`;
  const hotel = ctx.cards.village.find(({ key }) => key === "hotel");
  return day === 1 || day < ctx.view.day ? WEATHER[kind] : `${WEATHER[kind]}: draw ${hotel.gain[kind]}`;
}

function state(ctx, day) {
  if (ctx.view.phase === "over" || day < ctx.view.day) return "done";
  return day === ctx.view.day ? "now" : "";
}

/** The days. */
export const days = (ctx) => html`<ol class="sk-days">
  ${Array.from({ length: DAYS }, (_, at) => at + 1).map((day) => html`<li class=${state(ctx, day)} aria-current=${state(ctx, day) === "now" ? "step" : nothing}>
    ${weatherMark(ctx.view.weather[day - 1])}<span><b>Day ${day}</b><small>${weatherText(ctx, day)}</small></span></li>`)}
</ol>`;

/** The sun's way; in the evening it has set. */
export function light(ctx) {
  const { view } = ctx;
  const evening = view.phase !== "ski";
  const now = evening ? ROUNDS + 1 : view.round;
  const behind = evening ? 100 : STOPS[view.round - 1][2];
  return html`<div class="light">
    <svg viewBox="0 0 260 44" aria-hidden="true" class="arc"><path class="arc-l" d="M10 38C60 2 200 2 250 38" /><path class="arc-d" d="M10 38C60 2 200 2 250 38" pathLength="100" stroke-dasharray=${`${behind} 100`} />
      ${STOPS.map(([x, y], at) => svg`<circle class=${at + 1 < now ? "arc-p" : at + 1 === now ? "arc-s" : "arc-n"} cx=${x} cy=${y} r=${at + 1 === now ? 8 : 5} />`)}</svg>
    <span class="light-t num">${view.phase === "apres" ? html`<b>Après-ski</b>` : view.phase === "over" ? html`<b>The end</b>` : html`<b>Round ${view.round}</b> of ${ROUNDS}`}</span>
  </div>`;
}

/** What runs of each difficulty take and bring. */
export const quick = html`<ul class="quick" aria-label="Cards, points and fame by run">${LEVELS.map((level) => html`<li>${sign(level)}
  <span>${icon("k-cards")}<b class="num">${PRINTED[level].cards}</b></span><span>${icon("k-star")}<b class="num">${PRINTED[level].points}</b></span
  ><span>${icon("k-fame")}<b class="num">${PRINTED[level].fame}</b></span></li>`)}</ul>`;

/** Over the map. */
export const daylight = (ctx) => html`<div class="sk-day" role="group" aria-label=${`Day ${ctx.view.day} of ${DAYS}${ctx.view.phase === "ski" ? `, round ${ctx.view.round} of ${ROUNDS}` : ""}`}>
  ${days(ctx)} ${light(ctx)} ${quick}</div>`;

/** On a phone: today's weather, the rounds as dots, tonight's cards. */
export function strip(ctx) {
  const { view } = ctx;
  const today = view.weather[view.day - 1];
  const next = view.weather[view.day];
  const hotel = ctx.cards.village.find(({ key }) => key === "hotel");
  return html`<div class="ph-strip">${weatherMark(today)}<span class="t-s"><b>${WEATHER[today]}</b> today</span>
    <ol class="sk-dots" aria-label=${view.phase === "ski" ? `Round ${view.round} of ${ROUNDS}` : "The skiing day is over"}>${STOPS.map((_, at) => html`<li class=${view.phase !== "ski" || at + 1 < view.round ? "done" : at + 1 === view.round ? "now" : ""}></li>`)}</ol>
    ${next ? html`${weatherMark(next)}<span class="muted t-s">draw ${hotel.gain[next]} tonight</span>` : html`<span class="muted t-s">last day</span>`}</div>`;
}
