/** The table at 390 px: my hotel first, rivals as a summary that opens, the decision at the thumb. */

import { classMap, html, nothing } from "../../vendor/lit-html/lit-html.js";
import { aiSign } from "../../table/ai.js";
import { money } from "../../table/format.js";
import { form, prompt } from "./action.js";
import { bidders, rankBidStage } from "./bid.js";
import { statusTag } from "./board.js";
import { duel, totalBars } from "./card.js";
import { mayAct } from "./decisions.js";
import { band, beyondNights, priceDie, roomRow } from "./grid.js";
import { deckPanel, effectPanel, oddsPanel } from "./odds.js";
import { icon, rule, stars, whiteDie } from "./pieces.js";
import { confirmations, facePicker, weekShape } from "./prices.js";
import { guestNumber, tableOrder } from "./seats.js";
import { planningStage } from "./staff.js";
import { lastGuest } from "./last.js";
import { officeStage } from "./stage.js";
import { waiting } from "./waiting.js";
import { walkinStage } from "./walkins.js";
import { DAYS, dayName, dayShort, price, slotValue, stayNights } from "./words.js";

/** Everything above the sheet. */
export function phoneBoard(ctx) {
  const [own, ...rivals] = tableOrder(ctx);
  return html`${ownHotel(ctx, own)} ${rivals.map((seat) => rivalSummary(ctx, seat))} ${figures(ctx)}`;
}

/** `open`: amounts open into their sums; in a summary, which is a button itself, they can’t. */
function head(ctx, seat, { extra = nothing, open = true } = {}) {
  const player = ctx.view.players[seat];
  const gain = ctx.effects.gain?.[seat];
  const sum = open ? ctx.sum : (_seat, _account, content) => content;
  return html`<span class="p-head"
    >${ctx.mark(seat)}<b class="p-name">${ctx.short(seat)}</b>${aiSign(ctx.match.seats[seat])}${sum(seat, "stars", stars(player.rating, ctx.effects.rating?.includes(seat) ? "settle" : ""))}
    <span class="p-tag">${seat === ctx.me ? nothing : statusTag(ctx, seat)}</span>
    <span class="cash num">${gain ? html`<span class=${gain < 0 ? "gain loss" : "gain"}>${gain < 0 ? "−" : "+"}${money(Math.abs(gain))}</span>` : nothing}${sum(seat, "money", html`<count-up .value=${player.money}></count-up>`)}</span
    >${extra}</span
  >`;
}

const columns = (ctx) => html`<colgroup>
  <col class="c-label" /><col span="7" />${beyondNights(ctx.view).map(() => html`<col class="c-next" />`)}
</colgroup>`;

/** The hotel's table: days and dice above the rooms, breakfast at the right over the nights after Sunday. */
function hotelTable(ctx, seat) {
  const { view } = ctx;
  const beyond = beyondNights(view);
  return html`<table class="grid seat-${seat}">
    <caption class="vh">${ctx.short(seat)}: rooms, nights and prices</caption>
    ${columns(ctx)}
    <tbody>
      <tr class="days">
        <td></td>
        ${DAYS.map((_, day) => html`<th scope="col" class=${band(view, day + 1)}>${dayShort(day + 1)}</th>`)}
        <td class="bfp" colspan=${beyond.length} rowspan="2">${priceDie(ctx, seat, "breakfast", { pop: false })}</td>
      </tr>
      <tr class="dice">
        <th scope="row"><span class="vh">Prices</span></th>
        ${DAYS.map((_, day) => html`<td class=${band(view, day + 1)}>${priceDie(ctx, seat, day + 1, { pop: false })}</td>`)}
      </tr>
      ${view.players[seat].board.map((_, room) => roomRow(ctx, seat, room + 1, { short: true }))}
      <tr class="beyond-row" aria-hidden="true">
        <td colspan="8"></td>
        ${beyond.map((night) => html`<td class="nx">${dayShort(night)}</td>`)}
      </tr>
    </tbody>
  </table>`;
}

function ownHotel(ctx, seat) {
  return html`<section class="panel hotel own seat-${seat}" aria-label=${seat === ctx.me ? "Your hotel" : `${ctx.short(seat)}'s hotel`}>
    <header>${head(ctx, seat)}</header>
    ${ctx.view.players[seat].out ? html`<p class="hotel-out">Closed: no stars are left.</p>` : hotelTable(ctx, seat)}
  </section>`;
}

function rivalSummary(ctx, seat) {
  const player = ctx.view.players[seat];
  const cell = (slot) => {
    const value = slotValue(player, slot);
    return value === null ? "?" : price(value);
  };
  return html`<details class="panel rival-sum seat-${seat}">
    <summary>
      ${head(ctx, seat, { extra: html`<span class="chev" aria-hidden="true">${icon("i-down")}</span>`, open: false })}
      ${player.out
        ? html`<span class="hotel-out">Closed: no stars are left.</span>`
        : html`<span class="facing"
            ><span class="f-label">${ctx.short(seat)} asks</span>${DAYS.map((_, day) => html`<span class="num ${band(ctx.view, day + 1)}">${cell(day + 1)}</span>`)}<span
              class="num f-bf">${icon("i-cup", true)}${cell("breakfast")}</span
            ></span
          >`}
    </summary>
    ${player.out ? nothing : hotelTable(ctx, seat)}
    <p class="p-head">${ctx.sum(seat, "stars", stars(player.rating))} <span class="cash num">${ctx.sum(seat, "money", money(player.money))}</span></p>
  </details>`;
}

/** The figures that the stage has on a wide screen, under the hotels. */
function figures(ctx) {
  const { view } = ctx;
  const panel = (content) => html`<section class="panel stage phone-stage stage-${view.phase}">${content}</section>`;
  if (view.phase === "prepare") {
    return panel(html`<h2 class="vh" id="stage-h">Prices</h2>
      ${confirmations(ctx, "prices_set", "confirmed", "choosing")} ${mayAct(ctx) ? weekShape(ctx, ctx.me) : nothing} ${deckPanel(ctx)}`);
  }
  if (view.phase === "planning") return panel(html`${planningStage(ctx)} ${confirmations(ctx, "staff_set", "confirmed", "choosing")}`);
  if (view.phase === "end_of_week") return panel(officeStage(ctx));
  if (view.guest) return html`${why(ctx)} ${panel(html`<h2 class="vh" id="stage-h">Prices of this stay</h2>${duel(ctx)}${view.phase === "bid" ? bidders(ctx) : nothing}`)}`;
  if (view.phase === "bid") return panel(rankBidStage(ctx));
  if (view.stage === "walkins") return panel(html`${walkinStage(ctx)}`);
  return panel(html`<h2 class="vh" id="stage-h">Before the roll</h2>${lastGuest(ctx)}${oddsPanel(ctx)}${effectPanel(ctx)}${deckPanel(ctx)}`);
}

/** Who gets the guests and why. */
function why(ctx) {
  const { verdict } = ctx.aids;
  if (!verdict) return nothing;
  const quotes = ctx.aids.quotes.filter((quote) => quote.available);
  return html`<section class="panel why" aria-label="Who gets the guests">
    <div class="why-bars">
      ${totalBars(ctx)}
      <dl>${tableOrder(ctx).flatMap((seat) => quotes.filter((quote) => quote.seat === seat)).map(
        (quote) => html`<div><dt>${ctx.short(quote.seat)}</dt><dd class=${classMap({ num: true, good: quote.winner })}>${quote.winner ? icon("i-check", true) : nothing}${money(quote.total)}</dd></div>`,
      )}</dl>
    </div>
    <p class="t-s">${verdict.text} ${rule(verdict.rule)}</p>
  </section>`;
}

/** The decision at the thumb, or who is waited for. */
export function phoneSheet(ctx) {
  const parts = ctx.actionParts;
  if (!mayAct(ctx)) {
    const said = waiting(ctx);
    return html`<section class="sheet waiting" aria-labelledby="act-h">
      ${ctx.view.guest ? guestLine(ctx) : nothing}
      <h2 id="act-h">${said.text}</h2>
      <p class="t-s muted">${said.detail} ${rule(said.rule)}</p>
      ${ctx.help()}
    </section>`;
  }
  const said = prompt(ctx);
  const slot = ctx.ui.slot;
  const { phase } = ctx.view;
  return html`<section class="sheet act-${phase}" aria-labelledby="act-h">
    ${ctx.view.guest ? guestLine(ctx) : nothing}
    <div class=${ctx.view.guest && ["place", "bid"].includes(phase) ? "vh" : "sheet-say"}>
      <h2 id="act-h">${said.text}</h2>
      <p class="t-s muted">${said.detail} ${rule(said.rule)}</p>
    </div>
    ${ctx.help()}
    <div class="sheet-form">
      ${slot && ["prepare", "price"].includes(phase) ? facePicker(ctx, ctx.me, slot, { sheet: true }) : form(ctx, { small: true })} ${parts.trouble()}
    </div>
    <div class=${parts.now?.second ? "sheet-go two" : "sheet-go"}>${parts.second()}${parts.primary()}${parts.why()}</div>
  </section>`;
}

/** The guest in two lines. */
function guestLine(ctx) {
  const { view, aids } = ctx;
  const { card } = aids;
  if (!card) return nothing;
  const face = view.stage === "walkins" ? view.budget / 100 : view.card_faces.indexOf(view.checkin_day) + 1;
  const nights = stayNights(view);
  const span = nights.length > 1 ? `${dayShort(nights[0])} to ${dayShort(nights.at(-1))}` : dayName(nights[0]);
  return html`<div class="sheet-guest">
    ${whiteDie(face || 6, `White die: ${face}`, ctx.effects.guest ? "tumble-die" : "")}
    <div>
      <p class="eyebrow">${guestNumber(ctx)}, from ${dayName(view.checkin_day)}</p>
      <p class="display sheet-title">${card.title}</p>
      <p class="sheet-flags">
        <span>${icon("i-bed", true)}${span}</span>
        <span>${icon(card.breakfast ? "i-cup" : "i-key", true)}${card.breakfast ? "Breakfast" : "Room only"}</span>
        ${view.stage === "walkins" ? html`<span>${icon("i-coin", true)}${money(view.budget)} a night</span>` : nothing}
      </p>
    </div>
    <svg class="guests" aria-hidden="true"><use href=${card.stays.length > 1 ? "#guest-pair" : "#guest-one"} /></svg>
  </div>`;
}
