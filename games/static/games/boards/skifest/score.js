/** The players in turn order: points, fame, top markers with the majorities so far, what is known of their hands. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { counted } from "../../table/format.js";
import { icon, miniCards, sign } from "./pieces.js";
import { LEVELS, MAJORITY_ALL, PRINTED, cardName, gearText, sorted } from "./words.js";

const COLUMNS = [...LEVELS, "all"];

/** @returns {Record<string, number>} the most top markers of each kind, 0 where there are none */
function best(ctx) {
  return Object.fromEntries(COLUMNS.map((column) => [column, Math.max(0, ...ctx.aids.top_markers.map((tops) => tops[column]))]));
}

/** The panel. */
export function scorePanel(ctx) {
  const most = best(ctx);
  return html`<section class="panel score-panel" aria-labelledby="sc-h">
    <div class="panel-head"><h2 id="sc-h">Score</h2><span class="t-s muted">in turn order</span></div>
    <table class="score">
      <thead><tr><th scope="col"><span class="vh">Player</span></th>
        <th scope="col"><span title="Points">${icon("k-star")}<span class="vh">Points</span></span></th><th scope="col"><span title="Fame">${icon("k-fame")}<span class="vh">Fame</span></span></th>
        ${LEVELS.map((level) => html`<th scope="col" class="mj" title=${`Most top markers on ${level} runs: ${PRINTED[level].majority} points`}>${sign(level)}<span class="vh">${level} tops, majority of</span><small class="num">${PRINTED[level].majority}</small></th>`)}
        <th scope="col" class="mj" title=${`Most top markers on all runs: ${MAJORITY_ALL} points`}><span class="all">all</span><small class="num">${MAJORITY_ALL}</small></th></tr></thead>
      <tbody>${ctx.view.turn_order.map((seat) => rows(ctx, seat, most))}</tbody>
    </table>
    <p class="note t-xs muted"><span class="lead-k num">2</span> leads a majority. Three fame make one point at the end.</p>
  </section>`;
}

function rows(ctx, seat, most) {
  const player = ctx.view.players[seat];
  const tops = ctx.aids.top_markers[seat];
  const now = ctx.view.seats_to_act.includes(seat);
  const gain = ctx.effects.gain?.[seat];
  return html`<tr class=${now ? "now" : ""} aria-current=${now ? "true" : nothing}>
      <th scope="row"><span class="p">${ctx.mark(seat)}<span class="pn">${ctx.name(seat)}<small class="muted">${doingLine(ctx, seat)}</small></span></span></th>
      <td class="num big">${ctx.sum(seat, "points score", player.points)}${gain?.points ? html`<span class="plus" aria-hidden="true">+${gain.points}</span>` : nothing}</td><td class="num">${ctx.sum(seat, "fame", player.fame)}</td>
      ${COLUMNS.map((column) => html`<td class=${`num${tops[column] && tops[column] === most[column] ? " lead" : ""}`}>${tops[column]}</td>`)}</tr>
    <tr class=${now ? "more now" : "more"}><td colspan="7">${holdings(ctx, seat)}</td></tr>`;
}

function doingLine(ctx, seat) {
  const { word } = ctx.doing(seat);
  if (word === "waits") return ctx.spot(seat);
  return html`<span class=${word === "thinks" ? "doing thinking" : "doing"}>${word}</span>, ${ctx.spot(seat)}`;
}

/** Hand, gear and what else lies before a player. */
function holdings(ctx, seat) {
  const player = ctx.view.players[seat];
  const known = seat === ctx.me ? [] : sorted(ctx.view.known?.[seat] ?? []);
  const hidden = player.hand.length - known.length;
  return html`<span class="holds">
    <span class="h-cards num" title="Cards in hand">${icon("k-cards")}${player.hand.length}<span class="vh"> ${player.hand.length === 1 ? "card" : "cards"}</span></span>
    ${known.length ? html`<span class="known" title="Taken from the row: all have seen them">${miniCards(known)}<span class="vh">known: ${known.map(cardName).join(", ")}</span>${hidden ? html`<small class="muted num">+${hidden}</small>` : nothing}</span>` : nothing}
    ${player.gear.map((key) => html`<span class="g-mini" title=${`${ctx.gear(key).name}: ${gearText(ctx.gear(key))}`}>${icon(ctx.gearSign(ctx.gear(key)))}<span class="vh">${ctx.gear(key).name}</span></span>`)}
    ${player.tickets ? html`<span class="g-mini num" title=${counted(player.tickets, "lift ticket")}>${ctx.sum(seat, "tickets", html`${icon("k-ticket")}${player.tickets}`)}</span>` : nothing}
    ${player.explosives ? html`<span class="g-mini num" title=${`${counted(player.explosives, "explosive")}${player.armed === null ? "" : ", armed"}`}>${ctx.sum(seat, "explosives", html`${icon("k-bomb")}${player.explosives}`)}</span>` : nothing}
  </span>`;
}

/** On a phone: one chip a player. */
export const scoreChips = (ctx) => html`<ul class=${`ph-score p-${ctx.view.players.length}`}>${ctx.view.turn_order.map((seat) => {
  const player = ctx.view.players[seat];
  const now = ctx.view.seats_to_act.includes(seat);
  return html`<li class=${now ? "now" : ""} aria-current=${now ? "true" : nothing}>${ctx.mark(seat)}<span class="vh">${ctx.short(seat)}, points </span><b class="num">${ctx.sum(seat, "points score", player.points)}</b>
    <small class="muted num">${ctx.sum(seat, "fame", html`${icon("k-fame")}${player.fame}<span class="vh"> fame</span>`)}</small></li>`;
})}</ul>`;

/** What marks and numbers on the map mean. */
export const legend = html`<section class="panel" aria-labelledby="le-h"><div class="panel-head"><h2 id="le-h">Runs</h2></div>
  <ul class="sk-legend">${LEVELS.map((level) => html`<li>${sign(level)}<span><b class="num">${PRINTED[level].cards}</b> cards: ${counted(PRINTED[level].points, "point")}, ${PRINTED[level].fame} fame</span></li>`)}
    <li>${icon("k-noyeti")}no Yeti</li><li><span class="l-tile">${icon("k-slalom")}</span>style tile: all cards of that style bring double fame</li></ul></section>`;
