/** The stage: what happens now, and the figures that decide it. */

import { html, keyed, nothing } from "../../vendor/lit-html/lit-html.js";
import { bidders, rankBidStage } from "./bid.js";
import { duel, guestCard, guestHead, verdict } from "./card.js";
import { mayAct } from "./decisions.js";
import { lastGuest } from "./last.js";
import { deckPanel, effectPanel, oddsHead, oddsPanel } from "./odds.js";
import { icon, rule } from "./pieces.js";
import { confirmations, weekShape } from "./prices.js";
import { planningStage } from "./staff.js";
import { walkinStage } from "./walkins.js";

/** The stage panel of the present phase. */
export function stagePanel(ctx) {
  return html`<section class="panel stage stage-${ctx.view.phase}" aria-labelledby="stage-h" data-scrolls>${content(ctx)}</section>`;
}

function content(ctx) {
  const { view } = ctx;
  if (view.phase === "prepare") return prepareStage(ctx);
  if (view.phase === "planning") {
    return html`${planningStage(ctx)} ${confirmations(ctx, "staff_set", "confirmed", "choosing")}`;
  }
  if (view.phase === "end_of_week") return officeStage(ctx);
  if (view.guest) return guestStage(ctx);
  if (view.phase === "bid") return rankBidStage(ctx);
  if (view.stage === "walkins") return walkinStage(ctx);
  return html`${oddsHead(ctx)} ${lastGuest(ctx)} ${oddsPanel(ctx)} ${effectPanel(ctx)} ${deckPanel(ctx)}`;
}

function guestStage(ctx) {
  const { week, stage, day, turn } = ctx.view;
  // Each guest has a die and a card of its own, so that both move again.
  const arrival = keyed(`${week}-${stage}-${day}-${turn}`, html`${guestHead(ctx)} ${ctx.aids.card ? guestCard(ctx) : nothing}`);
  return html`${arrival} ${duel(ctx)}
    ${ctx.view.phase === "bid" ? bidders(ctx) : nothing} ${verdict(ctx)}`;
}

function prepareStage(ctx) {
  const { view } = ctx;
  const can = mayAct(ctx);
  return html`<header class="stage-head">
      <div>
        <p class="eyebrow">Preparation, before week ${view.week} opens</p>
        <h2 class="display" id="stage-h">${can ? "What will your nights cost?" : "The hotels set their prices"}</h2>
      </div>
    </header>
    <p class="stage-lead">
      All hotels choose in secret and reveal together. The lowest total price gets the guests, as long as the rooms are free. ${rule("BHM-2.1")}
    </p>
    ${confirmations(ctx, "prices_set", "confirmed", "choosing")} ${can ? weekShape(ctx, ctx.me) : nothing} ${deckPanel(ctx)}`;
}

export function officeStage(ctx) {
  return html`<div class="office">
    <svg class="office-art" aria-hidden="true"><use href="#art-boutique" /></svg>
    <h2 class="display" id="stage-h">The office adds up the week</h2>
    <p class="muted">
      ${ctx.office
        ? "Waiting for the office. The table goes on by itself when it answers."
        : "Rooms, arrivals and breakfasts are counted day by day against the staff."}
      ${rule("BHM-6.4")}
    </p>
    <p class="dots" aria-hidden="true"><i></i><i></i><i></i></p>
  </div>`;
}
