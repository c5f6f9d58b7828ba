/** The board: the hotels on one week axis, mine below and the rivals above, so that prices face each other. */

import { classMap, html, nothing } from "../../vendor/lit-html/lit-html.js";
import { counted, signed } from "../../table/format.js";
import { axis, band, beyondNights, columns, grid } from "./grid.js";
import { icon, stars } from "./pieces.js";
import { tableOrder } from "./seats.js";
import { DAYS, KINDS, price, slotValue } from "./words.js";

/** The whole board panel. */
export function boardPanel(ctx) {
  const [own, ...rivals] = tableOrder(ctx);
  const many = rivals.length > 1;
  const most = Math.max(...ctx.view.players.map((player) => player.rooms));
  const classes = { panel: true, board: true, many, [`rooms-${most}`]: true };
  return html`<section class=${classMap(classes)} aria-label=${many ? "All hotels" : "Both hotels"}>
    <div class="rivals">${rivals.map((seat) => (many ? rivalRow(ctx, seat) : rivalHotel(ctx, seat)))}</div>
    ${axis(ctx)} ${ownHotel(ctx, own)}
  </section>`;
}

function label(ctx, seat) {
  return seat === ctx.me ? "Your hotel" : `${ctx.short(seat)}'s hotel`;
}

function rivalHotel(ctx, seat) {
  return html`<article class="hotel rival seat-${seat}" aria-label=${label(ctx, seat)}>
    ${hotelHead(ctx, seat)} ${outOrGrid(ctx, seat, false)}
  </article>`;
}

function ownHotel(ctx, seat) {
  return html`<article class="hotel own seat-${seat}" aria-label=${label(ctx, seat)}>
    ${outOrGrid(ctx, seat, true)} ${hotelHead(ctx, seat)}
  </article>`;
}

function outOrGrid(ctx, seat, own) {
  if (ctx.view.players[seat].out) return html`<p class="hotel-out">Closed: no stars are left.</p>`;
  return grid(ctx, seat, { own, label: label(ctx, seat) });
}

/** With several rivals each is one row of prices that opens to the whole hotel. */
function rivalRow(ctx, seat) {
  const open = Boolean(ctx.ui[`open-${seat}`]);
  const out = ctx.view.players[seat].out;
  return html`<article class=${classMap({ hotel: true, rival: true, "rival-row": true, [`seat-${seat}`]: true, open })} aria-label=${label(ctx, seat)}>
    ${hotelHead(ctx, seat, {
      compact: true,
      toggle: out ? nothing : html`<button class="icon-btn chev" type="button" aria-expanded=${open}
        aria-label=${open ? `Close ${label(ctx, seat)}` : `Open ${label(ctx, seat)}`}
        @click=${() => ctx.setUi({ [`open-${seat}`]: !open })}>${icon("i-down")}</button>`,
    })}
    ${out ? html`<p class="hotel-out">Closed: no stars are left.</p>` : open ? grid(ctx, seat, { own: false, label: label(ctx, seat) }) : priceRow(ctx, seat)}
  </article>`;
}

/** The prices of a rival in one line, and how full each night is. */
export function priceRow(ctx, seat) {
  const player = ctx.view.players[seat];
  const sunday = slotValue(player, 7);
  return html`<table class="grid facing-row seat-${seat}">
    <caption class="vh">${label(ctx, seat)}: prices and rooms taken</caption>
    ${columns(ctx.view)}
    <tbody>
      <tr>
        <th scope="row"><span class="f-bf" title="Breakfast">${icon("i-cup", true)}<span class="vh">Breakfast </span>
          <span class="num">${player.breakfast === null ? "?" : price(player.breakfast)}</span></span></th>
        ${DAYS.map((name, day) => {
          const value = slotValue(player, day + 1);
          const taken = player.board.filter((row) => row[day]).length;
          return html`<td class=${band(ctx.view, day + 1)}><span class="f-price" title="${name}: ${counted(taken, "room")} of ${player.rooms} taken"
            ><b class="num">${value === null ? "?" : price(value)}</b
            ><span class="f-rooms" aria-hidden="true">${player.board.map((row) => html`<i class=${row[day] ? "on" : ""}></i>`)}</span
            ><span class="vh">${taken} of ${player.rooms} taken</span></span></td>`;
        })}
        ${beyondNights(ctx.view).map((night) => html`<td class="beyond ${band(ctx.view, night)}"><span class="f-price muted"
          ><b class="num">${sunday === null ? "" : price(sunday)}</b
          ><span class="f-rooms" aria-hidden="true">${player.beyond.map((row) => html`<i class=${row[night - 8] ? "on" : ""}></i>`)}</span></span></td>`)}
      </tr>
    </tbody>
  </table>`;
}

/** What a seat is doing, as a tag beside its name. */
export function statusTag(ctx, seat) {
  const { view, match, thinking, office } = ctx;
  const player = view.players[seat];
  const who = match.seats[seat];
  if (player.out) return html`<span class="tag bad">closed</span>`;
  if (who.resigned) return html`<span class="tag">${icon("i-flag", true)}resigned</span>`;
  if (match.status === "finished") {
    return (match.result ?? view.result)?.winners.includes(seat) ? html`<span class="tag good">${icon("i-check", true)}winner</span>` : nothing;
  }
  if (office || view.phase === "end_of_week") return nothing;
  if (thinking.includes(seat)) return html`<span class="tag thinking">${icon("i-chip", true)}thinks<i></i><i></i><i></i></span>`;
  const acts = view.seats_to_act.includes(seat);
  const confirmed = (view.phase === "prepare" && player.prices_set) || (view.phase === "planning" && player.staff_set);
  if (confirmed) return html`<span class="tag good">${icon("i-check", true)}confirmed</span>`;
  if (acts && seat === ctx.me) return html`<span class="tag accent">${icon("i-bolt")}your move</span>`;
  if (acts) return html`<span class="tag">to move</span>`;
  if (who.kind === "human" && !ctx.isOnline(seat)) return html`<span class="tag">away</span>`;
  return nothing;
}

/** Name, status, stars, staff and money of a hotel. */
export function hotelHead(ctx, seat, { compact = false, toggle = nothing } = {}) {
  const player = ctx.view.players[seat];
  const gain = ctx.effects.gain?.[seat];
  return html`<header class="hotel-head">
    ${ctx.mark(seat, compact)}
    <div class="who-is"><h2>${ctx.name(seat)}</h2>${statusTag(ctx, seat)}</div>
    <dl class="facts">
      <div><dt>Rating</dt><dd>${ctx.sum(seat, "stars", stars(player.rating, ctx.effects.rating?.includes(seat) ? "settle" : ""))}</dd></div>
      <div><dt>Staff</dt><dd class="staff">${staffFacts(player)}</dd></div>
      <div class="cash">
        <dt>${gain ? html`<span class=${gain < 0 ? "gain loss num" : "gain num"}>${signed(gain)}</span>` : nothing}Money</dt>
        <dd class="num">${ctx.sum(seat, "money", html`<count-up .value=${player.money}></count-up>`)}</dd>
      </div>
    </dl>
    ${toggle}
  </header>`;
}

function staffFacts(player) {
  return KINDS.map(({ key, label: name, icon: sign }) => {
    const count = player.staff === null || player.staff === undefined ? "?" : player.staff[key];
    return html`<span title=${name}>${icon(sign)}<span class="num">${count}</span><span class="vh"> ${name}</span></span>`;
  });
}
