/** The end: who won and by what, each part of the score, and how the points came (SNP-8.5). */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { counted, signed } from "../../table/format.js";
import { icon, pane, rule } from "./pieces.js";
import { SOURCE_NAMES, pointSources, pointsByRound } from "./story.js";
import { count } from "./words.js";

const LINES = [["points", "Points on the track", "SNP-8.5"], ["goals", "Played Goals", "SNP-4.8"], ["likes", "Likes, 1 point each", "SNP-8.5"], ["stock", "1 point for each 3 of Snow, Tickets and Croissants", "SNP-8.5"]];

/** The match's own result knows who resigned; the scores are the game's, counted to the last move. */
const winnersOf = (ctx) => (ctx.match.result ?? ctx.view.result)?.winners ?? [];
const scoreOf = (ctx, seat) => ctx.view.result?.scores?.[seat] ?? ctx.aids.hotels[seat].score;

/** The final score with its break-down. */
export function resultPage(ctx) {
  const winners = winnersOf(ctx);
  const resigned = ctx.match.result?.resigned ?? [];
  const rank = (seat) => (winners.includes(seat) ? 0 : resigned.includes(seat) ? 2 : 1);
  const order = ctx.view.players.map((_, seat) => seat).sort((a, b) => rank(a) - rank(b) || scoreOf(ctx, b).total - scoreOf(ctx, a).total);
  const alone = order.length === 1;
  const won = winners.includes(ctx.me);
  const title = alone ? `${scoreOf(ctx, order[0]).total} points` : winners.length > 1 ? `Shared by ${ctx.listed(winners)}` : won ? "You win" : `${ctx.match.seats[winners[0] ?? order[0]].name} wins`;
  return html`<div class="wrap snp-result">
    <header class="r-head final">
      <div><p class="eyebrow">${ctx.match.name}, final score</p><h1 class="display" id="report-h" tabindex="-1" data-final>${title}</h1><p class="muted">${reason(ctx, order, winners, resigned)} ${rule("SNP-8.5")}</p></div>
      <div class="r-actions"><a class="btn primary large" href=${ctx.urls.again}>Play again</a>${ctx.match.urls.replay ? html`<a class="btn large" href=${ctx.match.urls.replay}>Replay and analysis</a>` : nothing}<a class="btn large" href=${ctx.match.urls.lobby}>To the lobby</a><button class="btn quiet" type="button" @click=${() => ctx.setPage("table")}>Look at the board</button></div>
    </header>
    <section class="outcomes many" aria-label="Final score">${order.map((seat, place) => scoreCard(ctx, seat, place, { winners, resigned, alone }))}</section>
    ${breakdown(ctx, order)} ${curve(ctx)} ${sources(ctx, order)}
  </div>`;
}

function reason(ctx, order, winners, resigned) {
  if (order.length === 1) return "Eight rounds, played alone.";
  if (resigned.length && resigned.length >= order.length - 1) return "The others have resigned.";
  const totals = order.filter((seat) => !resigned.includes(seat)).map((seat) => scoreOf(ctx, seat).total);
  const level = totals.filter((total) => total === Math.max(...totals)).length > 1;
  if (winners.length > 1) return "Level in points, VIPs and Windows.";
  return level ? "Level in points; VIPs in rooms, then Windows decide." : "Most points after eight rounds.";
}

function scoreCard(ctx, seat, place, { winners, resigned, alone }) {
  const player = ctx.view.players[seat];
  const won = winners.includes(seat) && !alone;
  const vips = player.rooms.filter((room) => room && ctx.cards.vips[room.card]).length;
  return html`<article class=${`panel outcome score seat-${seat}${won ? " won" : ""}`}>
    <div class="o-top">${ctx.mark(ctx.match.seats[seat])}<h2>${ctx.name(seat)}</h2>${won ? html`<span class="tag good">${icon("i-check")}${winners.length > 1 ? "shared" : "winner"}</span>` : alone ? nothing : html`<span class="tag">place ${place + 1}</span>`}</div>
    <p class="final-money num">${ctx.sum(seat, "score points", scoreOf(ctx, seat).total)}</p>
    <p class="end-grid">${player.windows.map((colour) => html`<span>${colour ? pane(colour) : nothing}</span>`)}</p>
    <p class="muted t-s">${counted(vips, "VIP")} in rooms, ${counted(count(player.windows), "Window")}, ${player.checked_out.length} checked out${resigned.includes(seat) ? ", resigned" : ""}</p>
  </article>`;
}

function breakdown(ctx, order) {
  return html`<section class="panel chart" aria-labelledby="sum-h">
    <header class="panel-head"><h2 id="sum-h">What makes up the score</h2></header>
    <div class="scroll sums" tabindex="0" role="group" aria-labelledby="sum-h"><table>
      <thead><tr><td></td>${order.map((seat) => html`<th scope="col"><span class="sum-s">${ctx.mark(ctx.match.seats[seat])}${ctx.short(seat)}</span></th>`)}</tr></thead>
      <tbody>
        ${LINES.map(([key, label, id]) => html`<tr><th scope="row">${label} ${rule(id)}${key === "goals" ? goalNames(ctx, order) : nothing}</th>${order.map((seat) => html`<td class="num">${scoreOf(ctx, seat)[key]}</td>`)}</tr>`)}
      </tbody>
      <tfoot><tr><th scope="row">Final score</th>${order.map((seat) => html`<td class="num">${scoreOf(ctx, seat).total}</td>`)}</tr></tfoot>
    </table></div>
  </section>`;
}

function goalNames(ctx, order) {
  const played = order.flatMap((seat) => ctx.view.players[seat].played_goals.map((key) => `${ctx.short(seat)}: ${ctx.cards.goals[key].name}`));
  return html`<small class="muted">${played.join("; ") || "none was played"}</small>`;
}

/** Points on the track round by round, a line for each seat. */
function curve(ctx) {
  const rounds = pointsByRound(ctx);
  if (!rounds || rounds.length < 3) return nothing;
  const most = Math.max(10, ...rounds.flat());
  const x = (at) => 34 + (at / (rounds.length - 1)) * 640;
  const y = (points) => 190 - (points / most) * 170;
  const seats = ctx.view.players.map((_, seat) => seat);
  const marks = [0, Math.round(most / 2), most];
  return html`<section class="panel chart" aria-labelledby="curve-h">
    <header class="panel-head"><h2 id="curve-h">Points, round by round</h2><ul class="legend">${seats.map((seat) => html`<li>${ctx.mark(ctx.match.seats[seat])}${ctx.short(seat)}</li>`)}</ul></header>
    <div class="money-scroll" tabindex="0" role="group" aria-labelledby="curve-h"><svg class="money snp-curve" viewBox="0 0 710 216" role="img" aria-label=${`Points after each round. ${seats.map((seat) => `${ctx.short(seat)}: ${rounds.slice(1).map((row) => row[seat]).join(", ")}`).join(". ")}`}>
      ${marks.map((mark) => svg`<path class="ax" d="M34 ${y(mark)}H674" /><text class="end" x="26" y=${y(mark) + 4}>${mark}</text>`)}
      ${rounds.map((_, at) => (at ? svg`<text class="mid" x=${x(at)} y="210">${at}</text>` : nothing))}
      ${seats.map((seat) => svg`<g class=${`seat-${seat} line-${seat}`}><polyline points=${rounds.map((row, at) => `${x(at)},${y(row[seat])}`).join(" ")} />${rounds.map((row, at) => svg`<circle cx=${x(at)} cy=${y(row[seat])} r="3.500" />`)}<text x="680" y=${y(rounds.at(-1)[seat]) + 4}>${seat + 1}</text></g>`)}
    </svg></div>
  </section>`;
}

/** Where the points on the track came from. */
function sources(ctx, order) {
  const found = pointSources(ctx);
  if (!found) return nothing;
  const rows = Object.keys(SOURCE_NAMES).filter((key) => found.some((each) => each[key]));
  return html`<section class="panel chart" aria-labelledby="src-h">
    <header class="panel-head"><h2 id="src-h">Where the points on the track came from</h2></header>
    <div class="scroll sums" tabindex="0" role="group" aria-labelledby="src-h"><table>
      <thead><tr><td></td>${order.map((seat) => html`<th scope="col"><span class="sum-s">${ctx.mark(ctx.match.seats[seat])}${ctx.short(seat)}</span></th>`)}</tr></thead>
      <tbody>${rows.map((key) => html`<tr><th scope="row">${SOURCE_NAMES[key]}</th>${order.map((seat) => html`<td class=${(found[seat][key] ?? 0) < 0 ? "num bad" : "num"}>${found[seat][key] ? signed(found[seat][key]) : "0"}</td>`)}</tr>`)}</tbody>
      <tfoot><tr><th scope="row">Points on the track</th>${order.map((seat) => html`<td class="num">${ctx.sum(seat, "points", ctx.view.players[seat].points)}</td>`)}</tr></tfoot>
    </table></div>
  </section>`;
}
