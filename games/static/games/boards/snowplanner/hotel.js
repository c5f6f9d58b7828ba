/** A hotel: resources, rooms, the grid of Windows, the Bonus table, the Talent. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { counted } from "../../table/format.js";
import { roomCard } from "./cards.js";
import { chosenColour, chosenGuest, chosenRoom, coveredBy, draftGrid, kindOf, openRooms, optionsOf } from "./choices.js";
import { diceRow, handCards } from "./hand.js";
import { gains, icon, pane, pattern, sign } from "./pieces.js";
import { COLOURS, RESOURCES, RESOURCE_NAMES, count, gainText, onText } from "./words.js";

/** The five numbers of a hotel; what changed shows by how much. */
export function resources(ctx, seat) {
  const player = ctx.view.players[seat];
  const moved = ctx.effects.gains?.[seat] ?? {};
  return html`<ul class="res" aria-label="Resources">
    ${RESOURCES.map((key) => {
      const by = moved[key] ?? 0;
      return html`<li>${sign(key)}<span><b class=${by ? "num bump" : "num"}>${ctx.sum(seat, key === "points" ? "points score" : key, player[key])}</b><small class="muted">${RESOURCE_NAMES[key]}</small></span>
        ${by ? html`<span class=${by < 0 ? "delta bad num" : "delta good num"} aria-hidden="true">${by < 0 ? "−" : "+"}${Math.abs(by)}</span>` : nothing}</li>`;
    })}
  </ul>`;
}

/** The rooms; in Payment and Check-out they are the choices. */
export function rooms(ctx, seat) {
  const own = seat === ctx.me;
  const open = own ? openRooms(ctx) : [];
  const kind = own ? kindOf(ctx) : null;
  const guest = own ? chosenGuest(ctx) : null;
  const has = coveredBy(ctx, seat);
  const resolving = ["payment", "check_out"].includes(ctx.view.phase) && ctx.view.active_seat === seat;
  return html`<div class="rooms">
    ${ctx.view.players[seat].rooms.map((room, at) => {
      const number = at + 1;
      const choice = open.includes(number) ? () => ctx.setDraft({ room: number, stay: undefined }) : null;
      const into = !room && guest?.rooms.includes(number) ? () => ctx.setDraft({ room: number }) : null;
      return roomCard(ctx, {
        number, room, has, aid: ctx.aids.hotels[seat].rooms[at], pick: choice ?? into,
        chosen: choice ? chosenRoom(ctx) === number : guest?.room === number,
        state: room && resolving && ctx.view.rooms_done.includes(number) ? "done" : "",
        fresh: ctx.effects.rooms?.some((item) => item.seat === seat && item.room === number),
        action: kind === "payment" ? "Pays next" : "Decide",
      });
    })}
  </div>`;
}

/** Front of the hotel with its nine Windows. */
export function facade(ctx, seat) {
  const own = seat === ctx.me;
  const kind = own ? kindOf(ctx) : null;
  return html`<div class="facade">
    <svg class="roof" viewBox="0 0 252 58" aria-hidden="true">
      <path class="chim" d="M184 8h18v34h-18z" /><path class="pk-s" d="M181 4h24v7h-24z" />
      <path class="rf" d="M0 58L126 10l126 48z" /><path class="rs" d="M0 52L126 4l126 48v6L126 18 0 58z" />
      <circle class="rw-w" cx="126" cy="38" r="9" /><path class="rw-m" d="M126 29v18M117 38h18" />
    </svg>
    <ol class="wgrid" aria-label=${own ? "Your Windows" : `Windows of ${ctx.short(seat)}`}>
      ${ctx.view.players[seat].windows.map((colour, at) => cell(ctx, { seat, kind, colour, position: at + 1 }))}
    </ol>
    <p class="step" aria-hidden="true"></p>
  </div>`;
}

function cell(ctx, { seat, kind, colour, position }) {
  const bonus = ctx.cards.hotel.bonus[position - 1];
  const number = html`<span class="cn num" aria-hidden="true">${position}</span>`;
  const fresh = ctx.effects.windows?.some((item) => item.seat === seat && item.position === position);
  const { draft } = ctx;
  if (kind === "window" && !colour) return placeCell(ctx, position, bonus, number);
  if (kind === "move_window") return moveCell(ctx, { colour, position, bonus, number });
  if (colour) return html`<li class=${fresh ? "cell full lit-up" : "cell full"} data-choice=${kind === "window" ? "" : nothing}>${pane(colour, "big")}<span class="vh">Space ${position}: ${colour} Window</span>${number}</li>`;
  return html`<li class="cell"><span class="hole">${gains(bonus)}<span class="vh">Space ${position}, empty</span></span>${number}</li>`;
}

function placeCell(ctx, position, bonus, number) {
  const chosen = ctx.draft.position === position;
  const colour = chosenColour(ctx);
  return html`<li class=${chosen ? "cell aim" : "cell open"}>
    <button type="button" data-choice data-cell=${position} aria-pressed=${chosen ? "true" : "false"} aria-label=${`Space ${position}, empty, brings ${gainText(bonus)}`} @click=${() => ctx.setDraft({ position })}>
      ${chosen ? pane(colour, "big phantom") : gains(bonus)}</button>${chosen ? html`<span class="cb">${gains(bonus)}</span>` : nothing}${number}
  </li>`;
}

function moveCell(ctx, { colour, position, bonus, number }) {
  const { from, to } = ctx.draft;
  const moves = optionsOf(ctx, "move_window").map(({ move }) => move);
  const name = `Space ${position}`;
  if (colour && moves.some((move) => move.from === position)) {
    const chosen = from === position;
    return html`<li class=${chosen ? "cell aim" : "cell full open"}><button type="button" data-choice data-cell=${position} aria-pressed=${chosen ? "true" : "false"} aria-label=${`${name}: move the ${colour} Window`} @click=${() => ctx.setDraft({ from: position, to: null })}>${pane(colour, chosen ? "big phantom" : "big")}</button>${number}</li>`;
  }
  if (!colour && from) {
    const chosen = to === position;
    const moving = ctx.view.players[ctx.me].windows[from - 1];
    return html`<li class=${chosen ? "cell aim" : "cell open"}><button type="button" data-choice data-cell=${position} aria-pressed=${chosen ? "true" : "false"} aria-label=${`${name}: move it here`} @click=${() => ctx.setDraft({ to: position })}>${chosen ? pane(moving, "big") : icon("i-plus")}</button>${number}</li>`;
  }
  return html`<li class=${colour ? "cell full" : "cell"} data-choice>${colour ? pane(colour, "big") : html`<span class="hole">${gains(bonus)}</span>`}<span class="vh">${name}: ${colour || "empty"}</span>${number}</li>`;
}

/** The row of each colour now and what the next Window would bring. */
export function bonusTable(ctx, seat) {
  const grid = (seat === ctx.me && draftGrid(ctx)) || ctx.view.players[seat].windows;
  const table = ctx.cards.bonus_table;
  return html`<section class="bn">
    <h3 class="eyebrow">Bonus after Payment</h3>
    <ul>
      ${COLOURS.map((colour) => {
        const number = count(grid, colour);
        const was = count(ctx.view.players[seat].windows, colour);
        const row = table[colour];
        const last = row.length - 1;
        const next = Math.max(2, number + 1);
        const now = row[Math.min(last, number)];
        return html`<li class=${number === was ? "" : "shift"}>${pane(colour)}<b class="num"><span class="vh">${colour} Windows: </span>${number}</b><span class="bn-g">${Object.keys(now).length ? gains(now) : html`<span class="muted">nothing yet</span>`}</span>
          ${next <= last ? html`<span class="bn-n muted num">with ${next}: ${gains(row[next])}</span>` : nothing}</li>`;
      })}
    </ul>
  </section>`;
}

/** The Talent: what it does always, and what it does while its pattern is covered. */
export function talent(ctx, seat) {
  const key = ctx.view.players[seat].talent;
  const own = seat === ctx.me;
  if (!key) return html`<section class="tal"><h3 class="eyebrow">Talent</h3><p class="tal-c muted">${ctx.view.phase === "talents" ? "Chosen in secret, revealed together." : "None"}</p></section>`;
  return html`<section class="tal"><h3 class="eyebrow">Talent</h3>${talentCard(ctx, key, { seat, grid: own ? draftGrid(ctx) : null })}</section>`;
}

/** One Talent; with a seat its pattern is on or off. */
export function talentCard(ctx, key, { seat = null, grid = null } = {}) {
  const card = ctx.cards.talents[key];
  const windows = seat === null ? null : (grid ?? ctx.view.players[seat].windows);
  const has = windows ? windows.flatMap((colour, at) => (colour ? [at + 1] : [])) : [];
  const missing = card.pattern.filter((position) => !has.includes(position));
  const on = windows && !missing.length;
  const state = missing.length === card.pattern.length ? `0 of ${card.pattern.length}` : `${card.pattern.length - missing.length} of ${card.pattern.length}, missing ${missing.length === 1 ? "space" : "spaces"} ${missing.join(", ")}`;
  return html`<div class="tal-c">
    <div class="tal-h">${icon("k-talent")}${seat === null ? html`<h3>${card.name}</h3>` : html`<h4>${card.name}</h4>`}</div>
    <p class="on"><span>${onText(card.left.on)}: ${gains(card.left.gain)}</span><b class="tag good">${windows ? "on" : "always"}</b></p>
    <p class="off">${pattern(card.pattern, has)}<span>${onText(card.right.on)}: ${gains(card.right.gain)}${windows ? html`<small class="muted">${on ? "pattern covered" : state}</small>` : html`<small class="muted">while ${counted(card.pattern.length, "space is", "spaces are")} covered</small>`}</span>${windows ? html`<b class=${on ? "tag good" : "tag"}>${on ? "on" : "off"}</b>` : nothing}</p>
  </div>`;
}

/** The whole hotel panel of a wide screen. */
export function hotelPanel(ctx) {
  const seat = ctx.shown;
  const own = seat === ctx.me;
  const name = own ? "Your hotel" : `${ctx.match.seats[seat].name}’s hotel`;
  return html`<section class="panel hotel-p" id="hotel" aria-labelledby="ho-h">
    <header class="ho-head">
      <h2 id="ho-h">${ctx.mark(ctx.match.seats[seat])}${name} ${own ? nothing : ctx.tag(seat)}</h2>
      ${!own && ctx.me !== null ? html`<button class="btn small" type="button" @click=${() => ctx.setUi({ look: null })}>${icon("i-back")}Back to yours</button>` : nothing}
      ${resources(ctx, seat)}
    </header>
    <div class="ho-b">
      <section><h3 class="eyebrow">Rooms</h3>${rooms(ctx, seat)}</section>
      ${facade(ctx, seat)}
      <div class="ho-side">${bonusTable(ctx, seat)} ${talent(ctx, seat)}</div>
      <div class="ho-work">
        <section><h3 class="eyebrow">Worker Room</h3>${diceRow(ctx, seat)}</section>
        <section><h3 class="eyebrow">${own ? "Your hand" : "Cards"}</h3>${handCards(ctx, seat)}</section>
      </div>
    </div>
  </section>`;
}
