/** The action bar: one sentence who must do what, the form of the decision, and a button that says what will happen. */

import { html, live, nothing } from "../../vendor/lit-html/lit-html.js";
import { counted, money } from "../../table/format.js";
import { bidButton, bidForm, chosenBid } from "./bid.js";
import { chosenPlacement, chosenStaff, mayAct, payableNeed, placements, shownPrices } from "./decisions.js";
import { chosenRooms, expandButton, expandLeft, expandOptions } from "./expand.js";
import { placementOptions, roomsText } from "./place.js";
import { icon, rule } from "./pieces.js";
import { changeSummary, differs, priceTools } from "./prices.js";
import { staffForm, staffSums } from "./staff.js";
import { price, slotName } from "./words.js";
import { waiting } from "./waiting.js";

/**
 * What the primary button and its keys do now.
 * @returns {{label: string, move: object, second?: {label: string, move: object, key: string}, why?: string}|null}
 */
export function decision(ctx) {
  if (!mayAct(ctx)) return null;
  const { view } = ctx;
  const player = view.players[ctx.me];
  if (view.phase === "prepare") return prepareDecision(ctx, player);
  if (view.phase === "price") {
    const { slot, value } = ctx.draft;
    const roll = view.stage === "booking" ? " and roll" : "";
    const keep = { label: `Keep all${roll}`, move: { type: "keep_prices" }, key: "K" };
    if (!slot) return { ...keep, label: `Keep all prices${roll}` };
    return { label: `Set ${slotName(slot)} to ${price(value)}${roll}`, move: { type: "change_price", slot, value }, second: keep };
  }
  if (view.phase === "place") {
    const option = placements(ctx)[chosenPlacement(ctx)];
    return option ? { label: `Place in ${roomsText(option)}`, move: option.move } : null;
  }
  if (view.phase === "bid") return { label: bidButton(ctx), move: { type: "bid", ...chosenBid(ctx) } };
  if (view.phase === "planning") return planningDecision(ctx, player);
  if (view.phase === "expand") return { label: expandButton(ctx), move: { type: "expand", rooms: chosenRooms(ctx) } };
  return null;
}

function prepareDecision(ctx, player) {
  const { prices, breakfast } = shownPrices(ctx, ctx.me);
  const move = { type: "set_prices", prices, breakfast };
  if (!player.prices_set) return { label: "Confirm these prices", move };
  return { label: "Confirm the new prices", move, why: differs(ctx) ? "" : "Your prices are confirmed" };
}

function planningDecision(ctx, player) {
  const staff = chosenStaff(ctx);
  const { total, cost, left } = staffSums(ctx);
  const move = { type: "hire", ...staff };
  const label = total ? `Hire ${total} for ${money(cost)}` : "Hire no one";
  const same = player.staff_set && JSON.stringify(staff) === JSON.stringify({ ...staff, ...player.staff });
  if (left < 0) return { label, move, why: `${money(-left)} more than you have` };
  return { label: player.staff_set ? `Change to ${total} for ${money(cost)}` : label, move, why: same ? "Your staff is confirmed" : "" };
}

/** The buttons of the decision, shared by the bar, the sheet of a phone and the report. */
export function actionParts(ctx) {
  const now = decision(ctx);
  const button = ({ label, move, why, key }, primary, keyName) => html`<button type="button" data-go=${primary ? "primary" : key}
      class=${primary ? "btn primary large" : "btn large"} aria-disabled=${why || ctx.pending ? "true" : "false"}
      aria-describedby=${why ? "go-why" : nothing} data-off=${why ? JSON.stringify(move) : nothing} data-off-text=${why || nothing} @click=${() => (why || ctx.pending ? null : ctx.send(move))}>
      <span>${ctx.pending && primary ? "Sending" : label}</span>${ctx.phone || why ? nothing : html`<kbd aria-hidden="true">${keyName}</kbd>`}
    </button>`;
  return {
    now,
    primary: () => (now ? button(now, true, "Enter") : nothing),
    second: () => (now?.second ? button(now.second, false, now.second.key) : nothing),
    why: () => (now?.why ? html`<small id="go-why" class="muted">${now.why}</small>` : nothing),
    trouble: ctx.trouble,
  };
}

/** Title and detail of my decision; the engine's words where it has some. */
export function prompt(ctx) {
  const { prompt: said } = ctx.aids;
  const player = ctx.view.players[ctx.me];
  if (ctx.view.phase === "prepare" && player.prices_set) {
    return { text: "Your prices are confirmed", detail: `You may still change them until ${waiting(ctx).for} confirmed.`, rule: "BHM-2.1" };
  }
  if (ctx.view.phase === "planning" && player.staff_set) {
    return { text: "Your staff is confirmed", detail: `You may still change it until ${waiting(ctx).for} confirmed.`, rule: "BHM-4.1" };
  }
  return said ?? { text: "Your move", detail: "" };
}

/** "Place for me": the lowest room numbers that fit are taken without asking. */
export function placeSwitch(ctx) {
  if (ctx.me === null || ctx.resigned || ctx.replay) return nothing;
  return html`<label class="switch"
    ><input type="checkbox" .checked=${live(Boolean(ctx.match.seats[ctx.me].place_for_me))}
      @change=${(event) => ctx.setting("place_for_me", event.target.checked)} /><i></i>Place for me next time</label
  >`;
}

/** @returns {unknown} the middle of the bar: the form */
export function form(ctx, { small = false } = {}) {
  const { phase } = ctx.view;
  if (phase === "prepare") return priceTools(ctx);
  if (phase === "price") return changeSummary(ctx);
  if (phase === "place") return placementOptions(ctx, { small });
  if (phase === "bid") return bidForm(ctx);
  if (phase === "planning") return html`${staffForm(ctx)}${small ? staffLine(ctx) : nothing}`;
  if (phase === "expand") return html`${expandOptions(ctx)}${expandLeft(ctx)}`;
  return nothing;
}

/** Cost and what is left of the staff that is typed, with a quick way to fill it. */
export function staffLine(ctx) {
  const { total, left, missing } = staffSums(ctx);
  const closes = missing >= ctx.view.players[ctx.me].rating;
  const lost = closes ? "the hotel would close" : `−${counted(missing, "star")}`;
  return html`<p class="staff-line-sum t-s num">
    ${left < 0 ? html`<b class="bad">${money(-left)} short</b>` : html`<span class="muted">Leaves you <b>${money(left)}</b></span>`}
    <span class=${missing ? "bad" : "good"}>${missing ? `${missing} missing: ${lost}` : `${counted(total, "member")}, nothing missing`}</span>
    <button class="btn quiet small" type="button" @click=${() => ctx.setDraft({ staff: payableNeed(ctx) })}>Hire what is needed</button>
  </p>`;
}

/** The bar. */
export function actionBar(ctx) {
  if (ctx.replay) return nothing;
  if (!mayAct(ctx)) return waitingBar(ctx);
  const { phase } = ctx.view;
  const said = prompt(ctx);
  const parts = ctx.actionParts;
  const two = Boolean(parts.now?.second);
  return html`<section class="panel action act-${phase}" aria-labelledby="act-h">
    <div class="act-say">
      <h2 id="act-h">${said.text}</h2>
      <p>${said.detail} ${rule(said.rule)}</p>
      ${ctx.help()} ${phase === "place" ? placeSwitch(ctx) : nothing}
    </div>
    <div class="act-form">${form(ctx)}${parts.trouble()}</div>
    <div class=${two ? "act-go two" : "act-go"}>
      ${parts.primary()} ${parts.second()} ${parts.why()} ${phase === "planning" ? staffLine(ctx) : nothing}
      ${two ? html`<button class="btn quiet small" type="button" @click=${() => ctx.setDraft({ slot: null, value: null })}>${icon("i-undo", true)}Undo this change</button>` : nothing}
    </div>
  </section>`;
}

/** While others decide. */
export function waitingBar(ctx) {
  const said = waiting(ctx);
  return html`<section class="panel action waiting" aria-labelledby="act-h">
    <div class="act-say">
      <h2 id="act-h">${said.text}</h2>
      <p>${said.detail} ${rule(said.rule)}</p>
      ${ctx.help()} ${ctx.trouble()}
    </div>
    <div class="act-form">${said.seats.map((seat) => ctx.mark(seat))}${said.busy ? html`<p class="dots" aria-hidden="true"><i></i><i></i><i></i></p>` : nothing}</div>
    <div class="act-go">${["price", "place"].includes(ctx.view.phase) ? placeSwitch(ctx) : nothing}</div>
  </section>`;
}
