/** One hotel: rooms over nights, and the price dice on the side that faces the week axis. */

import { classMap, html, nothing } from "../../vendor/lit-html/lit-html.js";
import { dieKey, lastChange, pickRoom, previewRooms, pricesEditable, shownPrices } from "./decisions.js";
import { facePicker } from "./prices.js";
import { die, icon, link, token } from "./pieces.js";
import { DAYS, dayShort, linksOf, nightName, price, slotName, slotUnit, slotValue, stayNights, tokensOf } from "./words.js";

/** @returns {number[]} the nights after Sunday that a column is needed for: at least the Monday */
export function beyondNights(view) {
  const used = view.players.flatMap((player) =>
    player.beyond.flatMap((row) => row.map((code, day) => (code ? day + 1 : 0))),
  );
  const last = Math.max(1, ...used, ...stayNights(view).map((night) => night - 7));
  return Array.from({ length: Math.min(last, 7) }, (_, day) => 8 + day);
}

/** @returns {string} the classes of the band that shows the nights of the stay */
export function band(view, night) {
  const nights = stayNights(view);
  if (!nights.includes(night)) return "";
  return `stay${night === nights[0] ? " first" : ""}${night === nights.at(-1) ? " last" : ""}`;
}

/** The columns are the same in every table of the board, so that all days stand in line. */
export const columns = (view) => html`<colgroup>
  <col class="c-label" /><col span="7" class="c-day" />${beyondNights(view).map(() => html`<col class="c-next" />`)}
</colgroup>`;

/** The axis between the hotels. */
export function axis(ctx) {
  const { view } = ctx;
  const nights = stayNights(view);
  const note = (night) => (night === nights[0] ? html`<i>check-in</i>` : nothing);
  const today = view.stage === "walkins" ? view.day : null;
  return html`<table class="axis" aria-hidden="true">
    ${columns(view)}
    <tbody>
      <tr>
        <td class="axis-label">Prices</td>
        ${DAYS.map((_, day) => {
          const now = today === day + 1 && !nights.length;
          return html`<td class=${`${band(view, day + 1)}${now ? " today" : ""}`}>
            ${dayShort(day + 1)}${now ? html`<i>today</i>` : note(day + 1)}
          </td>`;
        })}
        ${beyondNights(view).map(
          (night) => html`<td class="after ${band(view, night)}">${dayShort(night)}<i>next week</i></td>`,
        )}
      </tr>
    </tbody>
  </table>`;
}

/**
 * The table of one hotel.
 * @param {object} ctx @param {number} seat @param {{own: boolean, label: string}} options
 */
export function grid(ctx, seat, { own, label }) {
  const { view } = ctx;
  const rooms = view.players[seat].board.map((_, room) => roomRow(ctx, seat, room + 1));
  const dice = diceRow(ctx, seat);
  return html`<table class="grid seat-${seat}">
    <caption class="vh">
      ${label}: rooms, nights and prices
    </caption>
    ${columns(view)}
    <thead class="vh">
      <tr>
        <td></td>
        ${DAYS.map((day) => html`<th scope="col">${day}</th>`)}
        ${beyondNights(view).map((night) => html`<th scope="col">${nightName(night)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${own ? [dice, rooms] : [rooms, dice]}
    </tbody>
  </table>`;
}

/** The placement that is chosen but not yet made. */
function preview(ctx, seat) {
  const rooms = previewRooms(ctx, seat);
  if (!rooms) return { tokens: [], links: [] };
  const { guest, checkin_day: checkin } = ctx.view;
  return { tokens: tokensOf(guest, checkin, rooms), links: linksOf(guest, checkin, rooms) };
}

/** One room's row, the nights after Sunday included. */
export function roomRow(ctx, seat, room, { short = false } = {}) {
  const { view } = ctx;
  const player = view.players[seat];
  const ghost = preview(ctx, seat);
  const fresh = ctx.effects.placed?.filter((cell) => cell.seat === seat && cell.room === room) ?? [];
  const cell = (night) => {
    const code = night <= 7 ? player.board[room - 1][night - 1] : player.beyond[room - 1][night - 8];
    const coming = ghost.tokens.find((item) => item.room === room && item.night === night);
    const joined = player.links.some(([at, lower]) => at === night && lower === room);
    const joining = ghost.links.some(([at, lower]) => at === night && lower === room);
    const dropped = fresh.findIndex((item) => item.night === night);
    const classes = { win: true, lit: Boolean(code), preview: Boolean(coming), settled: dropped >= 0 };
    const inside = html`${code ? token(code, dropped >= 0 ? `drop drop-${Math.min(dropped, 5)}` : "") : nothing}
      ${coming ? html`<span class="ghost">${token(coming.code)}</span>` : nothing}
      ${joined || joining ? link(`joined with room ${room + 1}`) : nothing}
      ${code || coming ? nothing : html`<span class="vh">free</span>`}`;
    const pick = !code && pickRoom(ctx, seat, room, night);
    return html`<td class=${`${band(view, night)}${night > 7 ? " beyond" : ""}`}>
      ${pick
        ? html`<button type="button" class=${classMap({ ...classes, pick: true })} tabindex="-1"
            aria-label="Room ${room}, ${nightName(night)}: choose" @click=${pick}>${inside}</button>`
        : html`<span class=${classMap(classes)}>${inside}</span>`}
    </td>`;
  };
  return html`<tr>
    <th scope="row">${short ? html`<span class="vh">Room </span>${room}` : `Room ${room}`}</th>
    ${DAYS.map((_, day) => cell(day + 1))} ${beyondNights(view).map(cell)}
  </tr>`;
}

/** The eight price dice; those that may be changed now are buttons. */
export function diceRow(ctx, seat) {
  const { view } = ctx;
  const sunday = slotValue(shownPrices(ctx, seat), 7);
  return html`<tr class="dice">
    <th scope="row">${priceDie(ctx, seat, "breakfast")}</th>
    ${DAYS.map((_, day) => html`<td class=${band(view, day + 1)}>${priceDie(ctx, seat, day + 1)}</td>`)}
    ${beyondNights(view).map(
      (night) => html`<td class="beyond ${band(view, night)}">
        ${sunday === null
          ? nothing
          : html`<span class="as-sun num" title="A night after Sunday costs Sunday's price">${price(sunday)}<small>as Sun</small></span>`}
      </td>`,
    )}
  </tr>`;
}

/** One price die with its amount: locked, hidden, changed a moment ago, or there to be changed. */
export function priceDie(ctx, seat, slot, { pop = true } = {}) {
  const prices = shownPrices(ctx, seat);
  const value = slotValue(prices, slot);
  const changed = lastChange(ctx, seat, slot);
  const breakfast = slot === "breakfast";
  const base = breakfast ? "bf" : "price";
  const editable = pricesEditable(ctx, seat);
  const open = editable && ctx.ui.slot === slot;
  const amount = value === null ? "hidden" : price(value);
  const turned = ctx.effects.revealed ? `turn-over turn-${breakfast ? 0 : slot}` : "";
  const inside = html`${breakfast ? icon("i-cup") : nothing}${die(seat, value, turned)}
    <span class="num">${changed ? html`<s>${price(changed.from)}</s> ` : nothing}${value === null ? "" : amount}</span>`;
  if (!editable) {
    return html`<span class=${classMap({ [base]: true, changed: Boolean(changed) })}
      title="${slotName(slot)}, ${slotUnit(slot)}">${inside}<span class="vh"
        >${slotName(slot)} ${value === null ? "hidden until all have confirmed" : slotUnit(slot)}</span></span>`;
  }
  const drafted = value !== slotValue(ctx.view.players[seat], slot);
  return html`<button type="button" data-slot=${slot}
      class=${classMap({ [base]: true, "die-btn": true, open, drafted })}
      aria-expanded=${open} aria-haspopup="true"
      aria-label="${slotName(slot)} ${amount} ${slotUnit(slot)}. Change"
      @click=${() => ctx.setUi({ slot: open ? null : slot })}
      @keydown=${(event) => dieKey(ctx, slot, event)}>${inside}</button
    >${open && pop ? facePicker(ctx, seat, slot) : nothing}`;
}
