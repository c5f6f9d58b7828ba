/** The end: who won and by what, and where each hotel's money came from (BHM-6.6). */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { counted, money, signed } from "../../table/format.js";
import { moneyChart } from "./chart.js";
import { icon, rule, stars } from "./pieces.js";
import { tableOrder } from "./seats.js";
import { matchFigures } from "./story.js";

const REASONS = {
  money: ["Most money at the end of week 2.", "BHM-6.6"],
  rating: ["Level in money; the better rating decides.", "BHM-6.6"],
  draw: ["Nothing sets them apart.", "BHM-6.6"],
  resignation: ["The others have resigned.", null],
  last_hotel: ["The only hotel that is still open.", "BHM-6.3"],
};

/** The match's own result, which knows who resigned; right after the last move the game's. */
const finalResult = (ctx) => ctx.match.result ?? ctx.view.result;

/** The final score with its break-down. */
export function resultPage(ctx) {
  const { players } = ctx.view;
  const result = finalResult(ctx);
  const [reason, id] = REASONS[result.reason] ?? ["", null];
  const rank = (seat) => (result.winners.includes(seat) ? 0 : result.resigned?.includes(seat) ? 2 : 1);
  const order = [...tableOrder(ctx)].sort(
    (a, b) => rank(a) - rank(b) || players[a].out - players[b].out ||
      players[b].money - players[a].money || players[b].rating - players[a].rating,
  );
  const draw = result.winners.length > 1;
  const won = result.winners.includes(ctx.me);
  const title = draw ? `A draw between ${ctx.listed(result.winners)}` : won ? "You win" : `${ctx.short(result.winners[0])} wins`;
  return html`<div class="wrap">
    <header class="r-head final">
      <div>
        <p class="eyebrow">${ctx.match.name}, final score</p>
        <h1 class="display" id="report-h" tabindex="-1" data-final>${title}</h1>
        <p class="muted">${reason} ${rule(id)}</p>
      </div>
      <div class="r-actions">
        <a class="btn primary large" href=${ctx.urls.again}>Play again</a>${ctx.match.urls.replay ? html`<a class="btn large" href=${ctx.match.urls.replay}>Replay and analysis</a>` : nothing}
        <a class="btn large" href=${ctx.match.urls.lobby}>To the lobby</a>
        <button class="btn quiet" type="button" @click=${() => ctx.setPage("table")}>Look at the board</button>
      </div>
    </header>
    <section class="outcomes many" aria-label="Final score">
      ${order.map((seat, place) => scoreCard(ctx, seat, place))}
    </section>
    ${breakdown(ctx, order)} ${moneyChart(ctx, null)}
    ${ctx.view.week_reports.map(
      ({ week }) => html`<p class="again"><button class="btn" type="button" @click=${() => ctx.setPage("report", week)}>
        ${icon("i-bars", true)}The rating of week ${week}</button></p>`,
    )}
  </div>`;
}

function scoreCard(ctx, seat, place) {
  const { players } = ctx.view;
  const result = finalResult(ctx);
  const won = result.winners.includes(seat);
  return html`<article class=${`panel outcome score seat-${seat}${won ? " won" : ""}`}>
    <div class="o-top">
      ${ctx.mark(seat)}
      <h2>${ctx.name(seat)}</h2>
      ${won ? html`<span class="tag good">${icon("i-check", true)}${result.winners.length > 1 ? "draw" : "winner"}</span>`
        : players[seat].out ? html`<span class="tag bad">closed</span>` : html`<span class="tag">place ${place + 1}</span>`}
    </div>
    <p class="final-money num">${ctx.sum(seat, "money", html`<count-up .value=${players[seat].money}></count-up>`)}</p>
    <p>${ctx.sum(seat, "stars", stars(players[seat].rating))}</p>
    <p class="muted t-s">${counted(players[seat].rooms, "room")}${ctx.match.seats[seat].resigned ? ", resigned" : ""}</p>
  </article>`;
}

const LINES = [
  ["start", "Money at the start", "BHM-1.2"],
  ["booking", "Guests in booking", "BHM-3.8"],
  ["walkins", "Walk-in guests", "BHM-5.3"],
  ["staff", "Staff", "BHM-4.1"],
  ["bids", "Marketing bids", "BHM-7.3"],
  ["rooms", "New rooms", "BHM-6.5"],
];

/** Where the money came from and went, from the log. */
function breakdown(ctx, order) {
  const figures = matchFigures(ctx);
  if (!figures) return nothing;
  return html`<section class="panel chart" aria-labelledby="sum-h">
    <header class="panel-head"><h2 id="sum-h">Where the money came from</h2></header>
    <div class="scroll sums">
      <table>
        <thead>
          <tr><td></td>${order.map((seat) => html`<th scope="col">${ctx.mark(seat, true)} ${ctx.short(seat)}</th>`)}</tr>
        </thead>
        <tbody>
          ${LINES.map(
            ([key, label, id]) => html`<tr>
              <th scope="row">${label} ${rule(id)}</th>
              ${order.map((seat) => html`<td class=${figures[seat][key] < 0 ? "num bad" : "num"}>${figures[seat][key] ? signed(figures[seat][key]) : "0"}</td>`)}
            </tr>`,
          )}
        </tbody>
        <tfoot>
          <tr><th scope="row">Final score</th>${order.map((seat) => html`<td class="num">${ctx.sum(seat, "money", money(ctx.view.players[seat].money))}</td>`)}</tr>
        </tfoot>
      </table>
    </div>
  </section>`;
}
