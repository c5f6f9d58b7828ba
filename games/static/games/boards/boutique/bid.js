/** Marketing bids: level hotels bid in secret, with a blank card to bluff (BHM-7). */

import { classMap, html, live, nothing } from "../../vendor/lit-html/lit-html.js";
import { money, sentence } from "../../table/format.js";
import { icon, rule } from "./pieces.js";

/** @returns {{amount: number, blank: boolean}} the bid that is typed; the blank is ticked at first */
export const chosenBid = (ctx) => ({ amount: ctx.draft.amount ?? 0, blank: ctx.draft.blank ?? true });

const limit = (ctx) => ctx.aids.limits?.bid_max ?? ctx.view.players[ctx.me].money;

/** Amount, blank card, and what will be left. */
export function bidForm(ctx) {
  const { amount, blank } = chosenBid(ctx);
  const most = limit(ctx);
  const set = (value) => ctx.setDraft({ amount: Math.min(most, Math.max(0, Math.round(value / 100) * 100)) });
  const bid = (value) => JSON.stringify({ type: "bid", amount: value, blank: true });
  return html`<div class="bid-form">
    <div class="bid-amount">
      <label for="bid-range">Amount</label>
      <span class="st-box">
        <button class="btn" type="button" aria-label="100 less" aria-disabled=${amount === 0 ? "true" : "false"}
          data-off=${amount === 0 ? bid(-100) : nothing} @click=${() => set(chosenBid(ctx).amount - 100)}>${icon("i-minus")}</button>
        <output class="num" for="bid-range">${money(amount)}</output>
        <button class="btn" type="button" aria-label="100 more" aria-disabled=${amount >= most ? "true" : "false"}
          data-off=${amount >= most ? bid(most + 100) : nothing} @click=${() => set(chosenBid(ctx).amount + 100)}>${icon("i-plus")}</button>
      </span>
      <input id="bid-range" class="range" type="range" min="0" max=${most} step="100" .value=${live(String(amount))}
        aria-disabled=${most === 0 ? "true" : "false"} data-off=${most === 0 ? bid(100) : nothing} @input=${(event) => set(Number(event.target.value))} />
    </div>
    <label class="check-box"
      ><input type="checkbox" .checked=${live(blank)} @change=${(event) => ctx.setDraft({ blank: event.target.checked })} />
      <span><b>With the blank card</b><small>Laid cards are seen, the amount is not: the blank hides a 0. It comes back.</small></span></label
    >
    <p class="bid-left num t-s muted">Leaves you <b>${money(ctx.view.players[ctx.me].money - amount)}</b>. All bids are lost, the winner's too ${rule("BHM-7.3")}</p>
  </div>`;
}

/** @returns {string} what the button does */
export function bidButton(ctx) {
  const { amount, blank } = chosenBid(ctx);
  if (amount) return `Bid ${money(amount)}${blank ? " with the blank" : ""}`;
  return blank ? "Lay only the blank card" : "Lay nothing";
}

/** Who bids, and what of each bid is seen. */
export function bidders(ctx) {
  const { view } = ctx;
  return html`<div class="effect bidders">
    <h3>Bids on the table ${rule("BHM-7.2")}</h3>
    <ul class="confirms">
      ${view.bidders.map((seat) => {
        const bid = view.bids[String(seat)];
        const text = bid ? (bid.laid ? "cards laid" : "nothing laid") : "still to bid";
        return html`<li class=${classMap({ done: Boolean(bid) })}>
          ${ctx.mark(seat, true)}<span>${ctx.name(seat)}</span>
          <span class="num muted">${money(view.players[seat].money)}</span>
          <span class=${bid ? "tag good" : "tag"}>${bid ? icon("i-check", true) : icon("i-clock", true)}${text}</span>
        </li>`;
      })}
    </ul>
  </div>`;
}

/** The stage of a bid for the rank of the walk-ins: equal money means equal place. */
export function rankBidStage(ctx) {
  const { view } = ctx;
  const groups = new Map();
  for (const seat of view.bidders) {
    const cash = view.players[seat].money;
    groups.set(cash, [...(groups.get(cash) ?? []), seat]);
  }
  const order = [...groups.entries()].sort(([a], [b]) => a - b);
  return html`<header class="stage-head">
      <div>
        <p class="eyebrow">Walk-ins, the order of the hotels</p>
        <h2 class="display" id="stage-h">Who is served first?</h2>
      </div>
    </header>
    <p class="stage-lead">
      The hotel with the least money comes first, all week. Those with equal money bid for the better place. ${rule("BHM-5.1")}
    </p>
    ${order.map(
      ([cash, seats]) => html`<p class="tie num">
        ${seats.map((seat) => ctx.mark(seat, true))}<span>${sentence(ctx.listed(seats))}: ${money(cash)} each</span>
      </p>`,
    )}
    ${view.bidders.length ? bidders(ctx) : nothing}`;
}
