/** The round: season track, round card with what it will ask of me, phases and turn order. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { gains, icon, resource, seatMark } from "./pieces.js";
import { roundText } from "./words.js";

const SEASONS = [["low", "Low Season", 4], ["high", "High Season", 3], ["end", "Year End", 1]];
const seasonOf = (round) => (round <= 4 ? "low" : round <= 7 ? "high" : "end");
const SIGN = { low: "k-snow", high: "k-lift", year_end: "k-goal" };

/** Eight rounds, the present one marked. */
export function seasonTrack(ctx) {
  const { round } = ctx.view;
  const over = ctx.view.phase === "over";
  return html`<div class="ssn">
    <ol class="season" aria-label="Rounds">
      ${Array.from({ length: 8 }, (_, at) => {
        const done = over || at + 1 < round;
        return html`<li class=${`${seasonOf(at + 1)}${done ? " done" : ""}${!over && at + 1 === round ? " now" : ""}`} aria-current=${!over && at + 1 === round ? "step" : nothing}><span class="num">${at + 1}</span></li>`;
      })}
    </ol>
    <p class="ssn-l" aria-hidden="true">${SEASONS.map(([key, name]) => html`<span class=${`s-${key}`}>${name}</span>`)}</p>
  </div>`;
}

/** The round card, with what I owe or get by it, counted now. */
export function roundCard(ctx) {
  const card = ctx.cards.rounds[ctx.view.round_card];
  if (!card) return nothing;
  const owed = ctx.aids.hotels[ctx.shown]?.owed;
  const own = ctx.shown === ctx.me;
  return html`<div class=${`rcard ${card.season}${ctx.effects.round ? " turned" : ""}`}>
    <span class="rc-ic">${icon(SIGN[card.season])}</span>
    <div><h2>${card.name}</h2><p class="t-xs muted">${roundText(card)}</p></div>
    ${owed ? owing(owed, own ? "you owe" : "owes") : card.gains ? html`<div class="owe"><small class="muted">${own ? "you get" : "each gets"}</small><span class="gains">${gains(card.gains)}</span></div>` : nothing}
  </div>`;
}

function owing({ resource: kind, owed, have, points }, label) {
  return html`<div class="owe">
    <small class="muted">${label}</small>${resource(kind, owed)}
    ${points ? html`<small class="bad num" title=${`${have} at hand`}>−${points} points</small>` : html`<small class="good">${icon("i-check")}payable</small>`}
  </div>`;
}

/** The phases of the round. */
export function phases(ctx) {
  const { steps } = ctx.aids.track;
  if (ctx.view.phase === "talents" || ctx.view.phase === "over") return html`<ol class="phases one"><li class="now">${ctx.view.phase === "over" ? "The season is over" : "Choosing Talents"}</li></ol>`;
  return html`<ol class="phases" aria-label="Phases of the round">
    ${steps.map(({ label, state }) => html`<li class=${state} aria-current=${state === "now" ? "step" : nothing}>${label}</li>`)}
  </ol>`;
}

/** Turn order, who acts in a frame. */
export function order(ctx) {
  const { turn_order: seats, seats_to_act: acting } = ctx.view;
  return html`<ol class="order" aria-label="Turn order">
    ${seats.map((seat) => html`<li class=${acting.includes(seat) ? "now" : ""} title=${`${ctx.short(seat)}: ${ctx.doing(seat).word}`}>${seatMark(seat)}<span class="vh">${ctx.short(seat)}, ${ctx.doing(seat).word}</span></li>`)}
  </ol>`;
}

/** The whole strip of a wide screen. */
export const roundPanel = (ctx) => html`<section class="panel round" aria-label=${`Round ${ctx.view.round} of 8`}>
  ${seasonTrack(ctx)} ${roundCard(ctx)} ${phases(ctx)} ${ctx.view.turn_order.length > 1 ? order(ctx) : nothing}
</section>`;
