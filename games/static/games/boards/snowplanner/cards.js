/** Guest and VIP cards, as they stand in the Station and in the rooms. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { counted, joined } from "../../table/format.js";
import { portrait } from "./faces.js";
import { gains, icon, needs, pattern } from "./pieces.js";
import { lackText } from "./words.js";

/** @returns {{vip: boolean, name: string}} the data of a guest or a VIP */
export function cardOf(ctx, key) {
  const vip = ctx.cards.vips[key];
  return vip ? { ...vip, vip: true } : { ...ctx.cards.guests[key], vip: false };
}

/** The Croissants that a guest costs. */
function cost(number) {
  const label = number ? `costs ${counted(number, "Croissant")}` : "free";
  return html`<span class="cost" role="img" aria-label=${label}>${number ? Array.from({ length: number }, () => icon("k-croissant")) : html`<span class="t-xs">free</span>`}</span>`;
}

const tag = html`<span class="vtag">${icon("k-crown")}VIP</span>`;

/** Name with cost or pattern. */
const title = (card, has) => html`<div class="gh"><h4>${card.name}</h4>${card.vip ? pattern(card.pattern, has) : cost(card.cost)}</div>`;

/** Day by day what a card gives and asks. `now`: the Day of its arrow; `asked`: whether its requirement is met. */
function days(card, now = 0, asked = null) {
  return html`${card.vip ? html`<p class="vr"><span>each day</span>${gains(card.reward)}</p>` : nothing}
    <ol class="dl">
      ${[1, 2, 3].map((day) => {
        const need = card.stay[day - 1];
        const state = now && day < now ? "past" : day === now ? "now" : "";
        return html`<li class=${state} aria-current=${state === "now" ? "step" : nothing}>
          <span class="dn num"><span class="vh">Day </span>${day}</span><span class="dr">${card.vip ? nothing : gains(card.rewards[day - 1])}</span>
          <span class="asks-b">${needs(need)}${state === "now" && asked !== null ? mark(asked) : nothing}</span>
        </li>`;
      })}
    </ol>
    ${card.vip ? html`<span class="pen num">leaves: −${card.penalty} ${icon("k-star")}<span class="vh"> points</span></span>` : nothing}`;
}

const mark = (met) => html`<span class=${met ? "okm" : "okm not"} role="img" aria-label=${met ? "met" : "not met"}>${icon(met ? "i-check" : "i-cross")}</span>`;

/**
 * A card of the Station.
 * @param {{position: number, has: number[], pick: (() => void)|null, off: string|null, chosen: boolean, lit: boolean, note: unknown, fresh: boolean}} how
 */
export function stationCard(ctx, key, { position, has = [], pick = null, off = null, chosen = false, lit = false, note = nothing, fresh = false }) {
  const card = cardOf(ctx, key);
  const classes = `guest${card.vip ? " vip" : ""}${chosen ? " chosen" : ""}${lit ? " lit" : ""}${fresh ? " turned" : ""}${position < 3 ? " old" : ""}`;
  return html`<article class=${classes} data-card=${key}>
    <span class="pos num"><span class="vh">Position </span>${position}</span>${portrait(key, card.vip)}${card.vip ? tag : nothing}
    <div class="gb">${title(card, has)} ${days(card)} ${note}</div>
    ${pick ? html`<button class="take" type="button" data-choice aria-pressed=${chosen ? "true" : "false"} @click=${pick}><span>${chosen ? html`${icon("i-check")}Chosen` : "Take"}</span><span class="vh"> ${card.name}</span></button>` : nothing}
    ${off ? html`<button class="take-not" type="button" aria-disabled="true" data-off=${off}><span>Take</span><span class="vh"> ${card.name}</span></button>` : nothing}
  </article>`;
}

/**
 * A room with its card, or free.
 * @param {{number: number, room: object|null, aid: object|null, has: number[], pick: (() => void)|null, chosen: boolean, state: string}} how
 */
export function roomCard(ctx, { number, room, aid, has, pick = null, chosen = false, state = "", fresh = false, action = "Choose" }) {
  if (!room) return freeRoom({ number, pick, chosen });
  const card = cardOf(ctx, room.card);
  const leaves = !card.vip && room.day === 3;
  return html`<article class=${`room${card.vip ? " vip" : ""}${chosen ? " chosen" : ""}${state ? ` ${state}` : ""}${fresh ? " turned" : ""}`} data-room=${number}>
    <span class="key num"><span class="vh">Room </span>${number}</span>${portrait(room.card, card.vip)}${card.vip ? tag : nothing}
    <div class="gb">${title(card, has)} ${days(card, room.day, leaves ? null : (aid?.met ?? null))}
      ${aid && !aid.met && !leaves && lackText(aid.lacks) ? html`<p class="lack">${icon("i-info")}to stay: ${lackText(aid.lacks)}</p>` : nothing}
      ${state === "done" ? html`<p class="tag good">${icon("i-check")}resolved</p>` : nothing}
    </div>
    ${pick ? html`<button class="take" type="button" data-choice aria-pressed=${chosen ? "true" : "false"} @click=${pick}><span>${chosen ? html`${icon("i-check")}Chosen` : action}</span><span class="vh"> room ${number}, ${card.name}</span></button>` : nothing}
  </article>`;
}

function freeRoom({ number, pick, chosen }) {
  const body = html`<span class="key num"><span class="vh">Room </span>${number}</span>
    <div class="em">${icon("k-bed")}<b>Free room</b><small>${chosen ? "the new card moves in here" : "for a guest or a VIP"}</small></div>`;
  if (!pick) return html`<article class="room empty" data-room=${number}>${body}</article>`;
  return html`<article class=${chosen ? "room empty chosen" : "room empty"} data-room=${number}>${body}<button class="take" type="button" aria-pressed=${chosen ? "true" : "false"} @click=${pick}><span>${chosen ? "Chosen" : "Into this room"}</span><span class="vh"> ${number}</span></button></article>`;
}

/** @returns {string} names of cards in a sentence */
export const cardNames = (ctx, keys) => joined(keys.map((key) => cardOf(ctx, key).name));
