/** The other players: a summary each that opens, with a way to look at the whole hotel. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { counted } from "../../table/format.js";
import { cardOf } from "./cards.js";
import { diceOf } from "./hand.js";
import { die, gains, icon, pane, resource } from "./pieces.js";
import { RESOURCES, dieName, onText } from "./words.js";

/** The grid in small. */
const mini = (windows) => html`<span class="mgrid" aria-hidden="true">${windows.map((colour) => html`<span>${colour ? pane(colour) : nothing}</span>`)}</span>`;

/** All seats but the one whose hotel is shown. */
export function rivals(ctx) {
  const count = ctx.view.players.length;
  const first = ctx.me ?? ctx.shown;
  const others = Array.from({ length: count - 1 }, (_, step) => (first + 1 + step) % count);
  const list = ctx.me === null ? [ctx.shown, ...others] : others;
  if (!list.length) return nothing;
  return html`<section class="panel opps" aria-label="Other players">${list.map((seat) => rival(ctx, seat))}</section>`;
}

function rival(ctx, seat) {
  const player = ctx.view.players[seat];
  const moved = ctx.effects.gains?.[seat]?.points ?? 0;
  const doing = ctx.doing(seat);
  return html`<details class=${doing.run ? "opp acting" : "opp"}>
    <summary>
      <span class="o1">${ctx.mark(ctx.match.seats[seat])}<b class="on">${ctx.match.seats[seat].name}</b>${ctx.tag(seat)}<span class="t-xs muted o-do">${doing.word}</span>
        <span class=${moved ? "pts num bump" : "pts num"}>${player.points}${icon("k-star")}<span class="vh"> points</span></span>${icon("i-down", "chev")}</span>
      <span class="o2">${mini(player.windows)}
        <span class="o3">
          <span class="rs">${RESOURCES.filter((key) => key !== "points").map((key) => resource(key, player[key]))}</span>
          <span class="rms">${player.rooms.map((room) => roomChip(ctx, room))}<span class="dd">${diceOf(ctx, seat).filter(({ state }) => state === "room").map(({ number, face }) => die(seat, face, { extra: "xs", white: number === "part_time", label: dieName(number, face) }))}</span></span>
        </span>
      </span>
    </summary>
    ${more(ctx, seat, player)}
  </details>`;
}

function roomChip(ctx, room) {
  if (!room) return html`<span class="rm e" role="img" aria-label="Free room">${icon("k-bed")}</span>`;
  const card = cardOf(ctx, room.card);
  return html`<span class=${card.vip ? "rm v" : "rm"} role="img" aria-label=${`${card.name}, day ${room.day}`} title=${card.name}>${icon(card.vip ? "k-crown" : "k-bed")}<b class="num">${room.day}</b></span>`;
}

function more(ctx, seat, player) {
  const talent = ctx.cards.talents[player.talent];
  const on = ctx.aids.hotels[seat].talent?.on;
  return html`<div class="ob">
    <ul>
      ${player.rooms.map((room) => {
        const card = room ? cardOf(ctx, room.card) : null;
        return html`<li>${icon(card?.vip ? "k-crown" : "k-bed")}<b>${card ? card.name : "Free room"}</b><span class="muted num">${room ? `day ${room.day}` : "free"}</span></li>`;
      })}
    </ul>
    ${talent ? html`<p class="t-s">${icon("k-talent")} <b>${talent.name}</b>: ${onText(talent.left.on).toLowerCase()} ${gains(talent.left.gain)}; ${onText(talent.right.on).toLowerCase()} ${gains(talent.right.gain)} (${on ? "on" : "off"})</p>` : nothing}
    <p class="t-xs muted num">${counted(player.events.length, "Event")} in hand, ${player.played_events.length} played; ${counted(player.goals.length, "Goal")} in hand, ${player.played_goals.length} played; ${player.checked_out.length} checked out</p>
    <p class="t-s num">${ctx.sum(seat, "points score", counted(player.points, "point"))}</p>
    <p><button class="btn small" type="button" @click=${() => look(ctx, seat)} aria-pressed=${ctx.shown === seat ? "true" : "false"}>${icon("k-hotel")}Look at this hotel</button></p>
  </div>`;
}

function look(ctx, seat) {
  ctx.setUi({ look: seat, tab: ctx.phone ? "hotel" : ctx.ui.tab });
  requestAnimationFrame(() => document.querySelector("#hotel")?.scrollIntoView({ block: "nearest" }));
}
