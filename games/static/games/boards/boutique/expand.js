/** Buying rooms for week 2 (BHM-6.5). */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { counted, money } from "../../table/format.js";
import { rule } from "./pieces.js";

/** @returns {number} how many rooms are chosen */
export const chosenRooms = (ctx) => Math.min(ctx.draft.more ?? 0, mostRooms(ctx));

/** @returns {number} how many the hotel can pay for and has room for */
export function mostRooms(ctx) {
  const player = ctx.view.players[ctx.me];
  const { room_cost: cost, rooms_max: most } = ctx.aids.limits;
  return Math.max(0, Math.min(most - player.rooms, Math.floor(player.money / cost)));
}

/** @returns {string} what the button does */
export function expandButton(ctx) {
  const rooms = chosenRooms(ctx);
  return rooms ? `Buy ${counted(rooms, "room")} for ${money(rooms * ctx.aids.limits.room_cost)}` : "Buy no rooms";
}

/** 0 to n rooms as radio cards. */
export function expandOptions(ctx) {
  const chosen = chosenRooms(ctx);
  const cost = ctx.aids.limits.room_cost;
  return html`<div class="rooms-pick" role="radiogroup" aria-label="How many rooms">
    ${Array.from({ length: mostRooms(ctx) + 1 }, (_, rooms) => html`<label
      ><input type="radio" name="rooms" .checked=${rooms === chosen} @change=${() => ctx.setDraft({ more: rooms })} />
      <b class="num">${rooms}</b><span class="num">${rooms ? money(rooms * cost) : "none"}</span></label
    >`)}
  </div>`;
}

/** What will be left. */
export function expandLeft(ctx) {
  const left = ctx.view.players[ctx.me].money - chosenRooms(ctx) * ctx.aids.limits.room_cost;
  return html`<p class="t-xs muted num center">Leaves you ${money(left)} for week 2</p>`;
}

/** What those before me bought. */
export function boughtSoFar(ctx) {
  const { view } = ctx;
  const others = view.players.flatMap((player, seat) =>
    seat !== ctx.me && !player.out && player.rooms > 3 ? [`${ctx.short(seat)} has ${counted(player.rooms, "room")} now`] : [],
  );
  return others.length ? html`${others.join(", ")}. ` : nothing;
}

/** The panel of the report in which the rooms are bought. */
export function expandPanel(ctx) {
  return html`<form class="panel onward" aria-labelledby="next-h" @submit=${(event) => event.preventDefault()}>
    <h2 id="next-h">Buy rooms for week 2</h2>
    <p class="t-s muted">
      ${money(ctx.aids.limits.room_cost)} each, up to ${ctx.aids.limits.rooms_max} rooms in all. ${boughtSoFar(ctx)}${rule("BHM-6.5")}
    </p>
    ${ctx.help()} ${expandOptions(ctx)} ${ctx.actionParts.primary()} ${expandLeft(ctx)} ${ctx.actionParts.trouble()}
  </form>`;
}
