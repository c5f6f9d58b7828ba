/** The table at 390 px: tabs for areas, Station, hotel and rivals, the decision at the thumb. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { aheadPanel } from "./ahead.js";
import { areas } from "./areas.js";
import { chosenArea, kindOf, mayAct } from "./choices.js";
import { buttons, form, say } from "./dock.js";
import { follow } from "./follow.js";
import { diceRow, handCards } from "./hand.js";
import { bonusTable, facade, resources, rooms, talent } from "./hotel.js";
import { icon, rule, seatMark } from "./pieces.js";
import { rivals } from "./rivals.js";
import { phases, roundCard, seasonTrack } from "./round.js";
import { stationArea, stationRow } from "./station.js";
import { waiting } from "./waiting.js";

export const tabs = [
  ["table", "Areas", "k-slope"],
  ["station", "Station", "k-station"],
  ["hotel", "Hotel", "k-hotel"],
  ["rivals", "Rivals", "k-people"],
  ["log", "Log", "i-list"],
  ["rules", "Rules", "i-ask"],
];

/** Tabs under which the sheet stands. */
export const sheetTabs = ["table", "station", "hotel", "rivals"];

const HOTEL_KINDS = new Set(["window", "move_window", "payment", "check_out"]);

/** @returns {string} the tab on which the present decision is made */
export function tabFor(ctx) {
  const kind = kindOf(ctx);
  if (kind === "guest") return "station";
  return HOTEL_KINDS.has(kind) ? "hotel" : "table";
}

/** Everything above the sheet. */
export function phoneBoard(ctx, tab = "table") {
  return html`<div class=${`snp ph ph-${tab}`}>${top(ctx, tab)} ${CONTENT[tab]?.(ctx) ?? nothing}</div>`;
}

function top(ctx, tab) {
  return html`<div class="ph-r">${seasonTrack(ctx)} ${tab === "table" || tab === "hotel" ? roundCard(ctx) : nothing} ${tab === "table" ? players(ctx) : nothing} ${ctx.me === null ? nothing : resources(ctx, ctx.me)}</div>`;
}

/** All seats with their points, in turn order. */
function players(ctx) {
  return html`<ol class="ph-pl" aria-label="Turn order and points">
    ${ctx.view.turn_order.map((seat) => html`<li class=${ctx.view.seats_to_act.includes(seat) ? "now" : ""}>${seatMark(seat)}<b class="num">${ctx.sum(seat, "points score", ctx.view.players[seat].points)}</b><span class="vh"> points, ${ctx.short(seat)}</span></li>`)}
  </ol>`;
}

const CONTENT = {
  table: (ctx) => html`<div class=${chosenArea(ctx) ? "ph-areas chosen" : "ph-areas"}>${areas(ctx)} ${stationArea(ctx)}</div>${phases(ctx)}${aheadPanel(ctx)}`,
  station: (ctx) => {
    const row = html`<section class="panel stn-p" aria-label="Cards of the Station">${stationRow(ctx)}</section>`;
    return kindOf(ctx) === "guest" ? row : html`${stationArea(ctx)}${row}`;
  },
  hotel: hotelTab,
  rivals: (ctx) => html`${rivals(ctx)}${ctx.view.players.length === 1 ? html`<section class="panel alone"><p class="muted">You play alone: every point is yours.</p></section>` : nothing}${phases(ctx)}`,
};

function hotelTab(ctx) {
  const seat = ctx.shown;
  const own = seat === ctx.me;
  const windowsFirst = ["window", "move_window"].includes(kindOf(ctx));
  const front = html`<section class="panel ph-h" aria-label="Windows"><h3 class="eyebrow">${own ? "Your Windows" : `Windows of ${ctx.match.seats[seat].name}`}</h3><div class="phg">${facade(ctx, seat)}<div>${bonusTable(ctx, seat)}<h3 class="eyebrow">Worker Room</h3>${diceRow(ctx, seat)}</div></div></section>`;
  const inside = html`<section class="panel ph-h" aria-label="Rooms"><h3 class="eyebrow">Rooms</h3>${rooms(ctx, seat)}</section>`;
  return html`<div id="hotel" class="ph-hotel">
    <h2 class="vh">${own ? "Your hotel" : `${ctx.match.seats[seat].name}’s hotel`}</h2>
    ${own || ctx.me === null ? nothing : html`<p><button class="btn small" type="button" @click=${() => ctx.setUi({ look: null })}>${icon("i-back")}Back to your hotel</button></p>`}
    ${windowsFirst ? html`${front}${inside}` : html`${inside}${front}`}
    <section class="panel ph-h">${talent(ctx, seat)}</section>
    <section class="panel ph-h"><h3 class="eyebrow">${own ? "Your hand" : "Cards"}</h3>${handCards(ctx, seat)}</section>
    ${aheadPanel(ctx)}
  </div>`;
}

/** The decision at the thumb, or who is waited for. */
export function phoneSheet(ctx) {
  follow(ctx);
  if (!mayAct(ctx)) {
    const said = waiting(ctx);
    return html`<section class="sheet snp-sheet waiting" aria-labelledby="act-h"><h2 id="act-h">${said.text}</h2><p class="t-s muted">${said.detail} ${rule(said.rule)}</p>${ctx.help()}
      ${ctx.match.status === "finished" ? html`<div class="btns"><button class="btn primary large" type="button" data-go="onward" @click=${() => ctx.setPage("result")}>Final score</button></div>` : nothing}</section>`;
  }
  return html`<section class=${`sheet snp-sheet k-${kindOf(ctx)}`} aria-labelledby="act-h">${say(ctx)}<div class="sheet-form">${form(ctx)}${ctx.trouble()}</div>${buttons(ctx)}</section>`;
}
