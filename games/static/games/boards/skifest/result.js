/** The end: who won and by what, and where the points came from (SKF-5.1). */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { counted } from "../../table/format.js";
import { icon, rule, sign } from "./pieces.js";
import { LEVELS } from "./words.js";

const REASONS = {
  points: ["Most points.", "SKF-5.2"],
  fame: ["Level in points; more fame decides.", "SKF-5.2"],
  markers: ["Level in points and fame; more top markers decide.", "SKF-5.2"],
  shared: ["Nothing sets them apart.", "SKF-5.2"],
  resignation: ["The others have resigned.", null],
};

/** The match's own result, which knows who resigned; right after the last move the game's. */
const finalResult = (ctx) => ctx.match.result ?? ctx.view.result;

/** @returns {object[]} by seat the break-down; of a match that ended early, as if it had been played out now */
const scoresOf = (ctx) => ctx.view.result?.scores ?? ctx.aids.scores;

const LINES = [
  ["points", "Runs skied", "SKF-2.4", (score) => score.points],
  ["gear", "Gear", "SKF-4", (score) => score.gear],
  ["fame", "One for each three fame", "SKF-5.1", (score) => score.fame],
  ...LEVELS.map((level) => [level, html`${sign(level)} Majority ${level}`, "SKF-5.1", (score) => score.majorities[level]]),
  ["all", "Majority of all runs", "SKF-5.1", (score) => score.majorities.all],
];

/** The final score with its break-down. */
export function resultPage(ctx) {
  const result = finalResult(ctx);
  const scores = scoresOf(ctx);
  const [reason, id] = REASONS[result.reason] ?? ["", null];
  const rank = (seat) => (result.winners.includes(seat) ? 0 : result.resigned?.includes(seat) ? 2 : 1);
  const order = ctx.view.players.map((_, seat) => seat).sort((a, b) => rank(a) - rank(b) || scores[b].total - scores[a].total);
  const draw = result.winners.length > 1;
  const title = draw ? `A draw between ${ctx.listed(result.winners)}` : result.winners.includes(ctx.me) ? "You win" : `${ctx.short(result.winners[0])} wins`;
  return html`<div class="wrap sk-result">
    <header class="r-head final">
      <div><p class="eyebrow">${ctx.match.name}, final score</p><h1 class="display" id="report-h" tabindex="-1" data-final>${title}</h1><p class="muted">${reason} ${rule(id)}</p></div>
      <div class="r-actions"><a class="btn primary large" href=${ctx.urls.again}>Play again</a>${ctx.match.urls.replay ? html`<a class="btn large" href=${ctx.match.urls.replay}>Replay and analysis</a>` : nothing}<a class="btn large" href=${ctx.match.urls.lobby}>To the lobby</a>
        <button class="btn quiet" type="button" @click=${() => ctx.setPage("table")}>Look at the mountain</button></div>
    </header>
    <section class="sk-places" aria-label="Final score">${order.map((seat, place) => placeCard(ctx, seat, place, result, scores[seat]))}</section>
    <section class="panel" aria-labelledby="sum-h"><header class="panel-head"><h2 id="sum-h">Where the points came from</h2></header>
      <div class="scroll sums sk-sums" data-scrolls><table>
        <thead><tr><td></td>${order.map((seat) => html`<th scope="col">${ctx.mark(seat, true)} ${ctx.short(seat)}</th>`)}</tr></thead>
        <tbody>${LINES.map(([key, label, ref, value]) => html`<tr data-line=${key}><th scope="row">${label} ${rule(ref)}</th>${order.map((seat) => {
          const points = value(scores[seat]);
          return html`<td class=${points ? "num" : "num muted"}>${points}</td>`;
        })}</tr>`)}</tbody>
        <tfoot><tr><th scope="row">Final score</th>${order.map((seat) => html`<td class="num">${ctx.sum(seat, "score points", scores[seat].total)}</td>`)}</tr></tfoot>
      </table></div></section>
    ${stack(ctx, order, scores)}
  </div>`;
}

function placeCard(ctx, seat, place, result, score) {
  const won = result.winners.includes(seat);
  const player = ctx.view.players[seat];
  return html`<article class=${`panel sk-place seat-${seat}${won ? " won" : ""}`}>
    <div class="o-top">${ctx.mark(seat)}<h2>${ctx.name(seat)}</h2>${won ? html`<span class="tag good">${icon("k-trophy")}${result.winners.length > 1 ? "draw" : "winner"}</span>` : html`<span class="tag">place ${place + 1}</span>`}</div>
    <p class="final-points num" data-total=${seat}>${ctx.sum(seat, "score points", score.total)}</p>
    <p class="muted t-s num">${ctx.sum(seat, "fame", html`${player.fame} fame`)}, ${counted(ctx.aids.top_markers[seat].all, "top marker")}${ctx.match.seats[seat].resigned ? ", resigned" : ""}</p>
    <p class="g-list">${player.gear.map((key) => html`<span class="g-mini" title=${ctx.gear(key).name}>${icon(ctx.gearSign(ctx.gear(key)))}<span class="vh">${ctx.gear(key).name}</span></span>`)}</p>
  </article>`;
}

/** The same as bars, one below the other. */
function stack(ctx, order, scores) {
  const most = Math.max(1, ...scores.map(({ total }) => total));
  if (!scores.some(({ total }) => total)) return nothing;
  const pieces = (score) => [["p-run", score.points], ["p-gear", score.gear], ["p-fame", score.fame], ...LEVELS.map((level) => [`p-${level}`, score.majorities[level]]), ["p-all", score.majorities.all]];
  return html`<section class="panel bars-panel" aria-hidden="true"><svg class="sk-bars" viewBox=${`0 0 640 ${order.length * 34 + 6}`}>${order.map((seat, row) => {
    let x = 40;
    return ctx.svg`<use class=${`sm seat-${seat}`} href=${`#sm-${seat}`} x="4" y=${row * 34 + 7} width="24" height="24" /><text class="b-no" x="16" y=${row * 34 + 23.5}>${seat + 1}</text>
      ${pieces(scores[seat]).filter(([, value]) => value).map(([name, value]) => {
        const width = (value / most) * 540;
        const bar = ctx.svg`<rect class=${`b ${name}`} x=${x} y=${row * 34 + 6} width=${Math.max(1, width - 1.5)} height="26" rx="3" />${width > 20 ? ctx.svg`<text class=${`b-t ${name}`} x=${x + width / 2} y=${row * 34 + 23.5}>${value}</text>` : nothing}`;
        x += width;
        return bar;
      })}<text class="b-sum" x=${x + 8} y=${row * 34 + 24}>${scores[seat].total}</text>`;
  })}</svg><p class="b-key t-xs muted"><span class="k p-run"></span>runs <span class="k p-gear"></span>gear <span class="k p-fame"></span>fame <span class="k p-green"></span>green <span class="k p-blue"></span>blue <span class="k p-black"></span>black <span class="k p-all"></span>all runs</p></section>`;
}
