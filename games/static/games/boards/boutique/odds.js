/** Before the roll: who would get the next guest on each face of the white die, and what a change would do. */

import { classMap, html, nothing } from "../../vendor/lit-html/lit-html.js";
import { money } from "../../table/format.js";
import { mayAct, shownPrices } from "./decisions.js";
import { icon, rule, whiteDie } from "./pieces.js";
import { guestNumber, tableOrder } from "./seats.js";
import { dayShort, price, slotName, slotValue } from "./words.js";

/** The head of the stage while the white die waits. */
export function oddsHead(ctx) {
  const mine = ctx.view.active_seat === ctx.me;
  const title = mine ? "Who would come to you?" : "Where would they go?";
  return html`<header class="stage-head">
    <div>
      <p class="eyebrow">${guestNumber(ctx)}, before the roll</p>
      <h2 class="display" id="stage-h">${title}</h2>
    </div>
    <figure class="white-die waiting">
      ${whiteDie(6, "White die, not rolled yet")}
      <figcaption>still to roll</figcaption>
    </figure>
  </header>`;
}

/** The prices on one face, with my draft: null for a hotel that is full or out. */
function facePrices(ctx, face) {
  if (ctx.me === null || !mayAct(ctx)) return face.prices;
  const value = slotValue(shownPrices(ctx, ctx.me), face.day);
  return face.prices.map((amount, seat) => (seat === ctx.me && amount !== null ? value * 100 : amount));
}

/** @returns {{leaders: number[], by: "price"|"stars"|"bid"|"none"}} who would win on these prices (BHM-3.6, 3.7) */
function outcome(ctx, prices) {
  const asked = prices.filter((amount) => amount !== null);
  if (!asked.length) return { leaders: [], by: "none" };
  const lowest = Math.min(...asked);
  const level = prices.flatMap((amount, seat) => (amount === lowest ? [seat] : []));
  if (level.length === 1) return { leaders: level, by: "price" };
  const best = Math.max(...level.map((seat) => ctx.view.players[seat].rating));
  const top = level.filter((seat) => ctx.view.players[seat].rating === best);
  return { leaders: top, by: top.length === 1 ? "stars" : "bid" };
}

/** One column for each face of the die. */
export function oddsPanel(ctx) {
  const faces = ctx.aids.odds ?? [];
  if (!faces.length) return nothing;
  const order = tableOrder(ctx);
  return html`<p class="stage-lead">
      The white die picks the check-in day, each face with 1 chance in ${faces.length}. One room, first night, without breakfast:
    </p>
    <ol class="odds">
      ${faces.map((face) => {
        const prices = facePrices(ctx, face);
        const { leaders, by } = outcome(ctx, prices);
        const picked = ctx.draft.slot === face.day && mayAct(ctx);
        return html`<li class=${classMap({ pick: picked, level: by === "bid" || by === "none" })}>
          ${bars(ctx, order, prices, picked ? face.prices[ctx.me] : null)}
          <b>${dayShort(face.day)}</b>
          ${order.length === 2
            ? html`<span class="num">${order.map((seat) => (prices[seat] === null ? "full" : money(prices[seat]))).join(" : ")}</span>`
            : nothing}
          <em class=${leaders.length === 1 ? `to seat-${leaders[0]}${leaders[0] === ctx.me ? " mine" : ""}` : ""}
            title=${by === "stars" ? "Level in price, more stars" : ""}
            >${by === "none" ? "full" : leaders.length === 1 ? ctx.brief(leaders[0]) : "level"}${by === "stars" ? " ★" : ""}</em
          >
        </li>`;
      })}
    </ol>`;
}

function bars(ctx, order, prices, old) {
  const wide = order.length === 2 ? 14 : Math.floor(40 / order.length);
  const gap = order.length === 2 ? 6 : 1.5;
  const start = (46 - order.length * wide - (order.length - 1) * gap) / 2;
  const high = (amount) => (amount / 100) * 9.4 + 2;
  return html`<svg viewBox="0 0 46 66" aria-hidden="true">
    ${order.map((seat, at) => {
      if (prices[seat] === null) return nothing;
      const x = start + at * (wide + gap);
      return ctx.svg`<rect class="fill seat-${seat}" x=${x} y=${64 - high(prices[seat])} width=${wide} height=${high(prices[seat])} rx="2.5" />
        ${seat === ctx.me && old !== null && old !== prices[seat] ? ctx.svg`<path class="cut" d="M${x - 3} ${64 - high(old)}h${wide + 6}" />` : nothing}`;
    })}
  </svg>`;
}

/** What the chosen change would do, face by face summed up. */
export function effectPanel(ctx) {
  const faces = ctx.aids.odds ?? [];
  if (!mayAct(ctx) || !faces.length) return nothing;
  const tally = (pricesOf) => {
    const results = faces.map((face) => outcome(ctx, pricesOf(face)));
    const won = (by) => results.filter((result) => result.by === by && result.leaders[0] === ctx.me).length;
    const bids = results.filter((result) => result.by === "bid" && result.leaders.includes(ctx.me)).length;
    return { price: won("price"), stars: won("stars"), bid: bids };
  };
  const now = tally((face) => face.prices);
  const then = tally((face) => facePrices(ctx, face));
  const { slot, value } = ctx.draft;
  const old = slot ? slotValue(ctx.view.players[ctx.me], slot) : null;
  return html`<div class="effect">
    <h3>${slot ? `With ${slotName(slot)} at ${price(value)}` : "At your prices now"}</h3>
    <dl>
      ${row("Check-in days won on price", now.price, then.price, faces.length)}
      ${now.stars || then.stars ? row(html`Level, won by more stars ${rule("BHM-3.7")}`, now.stars, then.stars, faces.length) : nothing}
      ${row(html`Level in price and stars: a bid ${rule("BHM-3.7")}`, now.bid, then.bid, faces.length)}
      ${slot
        ? html`<div>
            <dt>${slot === "breakfast" ? "What each breakfast earns" : `What a ${slotName(slot)} room earns`}</dt>
            <dd class="num">${changed(price(old), price(value))}</dd>
          </div>`
        : nothing}
    </dl>
  </div>`;
}

const changed = (from, to) => html`<s>${from}</s> ${icon("i-arrow", true)} <b>${to}</b>`;

const row = (label, from, to, of) => html`<div>
  <dt>${label}</dt>
  <dd class="num">${from === to ? html`<b>${to}</b>` : changed(from, to)} of ${of}</dd>
</div>`;

const DECK_ROWS = [
  ["breakfast", "i-cup", "with breakfast"],
  ["two_rooms", "i-bed", "two rooms"],
  ["three_nights", "i-moon", "three nights"],
  ["adjacent", "i-link", "side by side"],
];

/** What is still in the deck: everyone can count the cards that were played. */
export function deckPanel(ctx) {
  const { deck } = ctx.aids;
  if (!deck) return nothing;
  return html`<div class="effect deck">
    <h3>${deck.left} cards still in the deck</h3>
    <ul>
      ${DECK_ROWS.map(
        ([key, name, label]) => html`<li>
          ${icon(name)}<span>${label}</span>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect class="track" width="100" height="8" rx="2" />
            <rect class="fg" width=${deck.left ? (deck[key] / deck.left) * 100 : 0} height="8" rx="2" />
          </svg>
          <b class="num">${deck[key]}</b>
        </li>`,
      )}
    </ul>
  </div>`;
}
