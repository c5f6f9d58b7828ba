/** Walk-ins: the rank, the day, and who would take a guest of each budget (BHM-5.1 to 5.3). */

import { classMap, html, nothing } from "../../vendor/lit-html/lit-html.js";
import { counted, money } from "../../table/format.js";
import { mayAct, shownPrices } from "./decisions.js";
import { lastGuest } from "./last.js";
import { icon, rule, whiteDie } from "./pieces.js";
import { FACES, SHORT, dayName, slotValue } from "./words.js";

/** The stage while prices may change before the first guest of the day. */
export function walkinStage(ctx) {
  const { view } = ctx;
  return html`<header class="stage-head">
      <div>
        <p class="eyebrow">Walk-ins, before the first guest of the day</p>
        <h2 class="display" id="stage-h">${dayName(view.day)}'s guests</h2>
      </div>
      <figure class="white-die waiting">
        ${whiteDie(6, "White die, not rolled yet")}
        <figcaption>still to roll</figcaption>
      </figure>
    </header>
    ${dayTrack(view)} ${lastGuest(ctx)}
    <p class="stage-lead">
      ${counted(view.walkin_left ?? Math.floor(standing(view) / 2), "guest")} today. The white die gives the budget a night. One room, one night, room only:
    </p>
    ${budgetOdds(ctx)} ${rankList(ctx)}`;
}

const standing = (view) => view.players.filter((player) => !player.out).length;

/** The seven days as a line, today marked. */
function dayTrack(view) {
  return html`<ol class="day-track" aria-label="Days of the week">
    ${SHORT.map(
      (name, day) => html`<li class=${classMap({ done: day + 1 < view.day, now: day + 1 === view.day })}
        aria-current=${day + 1 === view.day ? "step" : nothing}>${name}</li>`,
    )}
  </ol>`;
}

const freeToday = (player, day) => player.board.filter((row) => !row[day - 1]).length;

function budgetOdds(ctx) {
  const { view } = ctx;
  const order = view.walkin_order ?? [];
  const asks = order.map((seat) => ({ seat, ask: slotValue(shownPrices(ctx, seat), view.day), free: freeToday(view.players[seat], view.day) }));
  return html`<ol class="odds budgets">
    ${FACES.map((value) => {
      const taker = asks.find(({ ask, free }) => free > 0 && ask <= value);
      return html`<li class=${classMap({ level: !taker })}>
        ${whiteDie(value, `Budget ${money(value * 100)}`)}
        <span class="num">${money(value * 100)}</span>
        <em class=${taker ? `to seat-${taker.seat}${taker.seat === ctx.me ? " mine" : ""}` : ""}>${taker ? ctx.brief(taker.seat) : "no one"}</em>
      </li>`;
    })}
  </ol>`;
}

/** The rank: from the least money to the most. */
export function rankList(ctx) {
  const { view } = ctx;
  const order = view.walkin_order;
  if (!order) return nothing;
  return html`<div class="effect ranks">
    <h3>Served in this order ${rule("BHM-5.1")}</h3>
    <ol>
      ${order.map((seat, at) => {
        const prices = shownPrices(ctx, seat);
        const acting = view.phase === "price" && view.active_seat === seat;
        const changed = mayAct(ctx) && seat === ctx.me && ctx.draft.slot;
        return html`<li class=${classMap({ now: acting })}>
          <b class="num">${at + 1}</b>${ctx.mark(seat, true)}<span class="who">${ctx.name(seat)}</span>
          <span class="num">${icon("i-bed", true)}${freeToday(view.players[seat], view.day ?? 1)} free</span>
          <span class=${changed ? "num strong" : "num"}>${money(slotValue(prices, view.day ?? 1) * 100)}</span>
          <span class="num muted">${icon("i-cup", true)}${money(prices.breakfast * 100)}</span>
        </li>`;
      })}
    </ol>
  </div>`;
}
