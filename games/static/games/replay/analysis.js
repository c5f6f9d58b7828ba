/** The analysis beside the replay: how far it is, the chart of win chances, and the turning points. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { sentence } from "../table/format.js";
import { chart, dash } from "./chart.js";
import { stepName } from "./transport.js";

const GOES_ON = new Set(["queued", "working"]);

/** @param {number} share 0 to 1 @returns {string} */
export const percent = (share) => `${Math.round(100 * share)} %`;

/** @returns {string} a difference in points, with its sign */
const points = (share) => {
  const whole = Math.round(100 * share);
  return whole ? `${whole < 0 ? "−" : "+"}${Math.abs(whole)}` : "±0";
};

/** The whole panel. */
export function analysisPanel(ctx) {
  const { analysis } = ctx;
  return html`<section class="panel rp-analysis" aria-labelledby="analysis-h" data-status=${analysis.status}>
    <header class="panel-head"><h2 id="analysis-h" tabindex="-1">Analysis</h2>${GOES_ON.has(analysis.status) ? html`<span class="tag">${icon("i-chip")}working</span>` : nothing}</header>
    ${ask(ctx)} ${analysis.points.length ? known(ctx) : nothing}
  </section>`;
}

const icon = (name) => html`<svg class="i" aria-hidden="true"><use href=${`#${name}`} /></svg>`;

/** What can be asked for, and what became of it. */
function ask(ctx) {
  const { status, done, total, problem, trouble } = ctx.analysis;
  const button = (label, action = "start", kind = "primary") => html`<button class=${`btn small ${kind}`} type="button" data-analysis=${action} @click=${() => ctx.analyse(action)}>${label}</button>`;
  const wrong = trouble ? html`<p class="t-s bad" role="alert">${trouble}</p>` : nothing;
  if (ctx.match.seats.length < 2) return html`<p class="rp-ask t-s muted">You played alone, so there are no win chances to reckon.</p>`;
  if (status === "done") return nothing;
  if (status === "none") {
    return html`<div class="rp-ask"><p class="t-s muted">Everyone’s win chances after each step, where the match turned, and which move would have been better. It takes about a minute or two; you can look on meanwhile.</p>${wrong}${button("Analyse this match")}</div>`;
  }
  const bar = html`<progress max=${total || 1} value=${done} aria-label="Analysis">${done} of ${total}</progress>`;
  if (GOES_ON.has(status)) {
    const said = done < total - 8 ? `Step ${done} of ${total - 8}` : "Looking closely at the dearest decisions";
    return html`<div class="rp-ask">${bar}<p class="t-s muted num rp-row"><span role="status">${done ? said : "Waiting for a free worker"}</span>${ctx.sat !== null || ctx.mine ? button("Stop", "cancel", "quiet") : nothing}</p>${wrong}</div>`;
  }
  const text = status === "cancelled" ? `Stopped after ${done} of ${total}. What is reckoned so far is kept.` : `${problem} What is reckoned so far is kept.`;
  return html`<div class="rp-ask">${bar}<p class="t-s" role="alert">${text}</p>${wrong}${button(status === "cancelled" ? "Go on" : "Try again")}</div>`;
}

function known(ctx) {
  const peek = ctx.ui.peek ?? ctx.step;
  const at = Math.min(peek, ctx.analysis.points.length - 1);
  return html`${chart(ctx)}
    <div class="rp-now"><p class="t-xs muted num">${stepName(ctx, at)}${at < peek ? " (not reckoned further yet)" : ""}</p>
      <ul>${ctx.match.seats.map((seat, place) => html`<li class=${`seat-${seat.seat}`}>
        <svg class="rp-key" viewBox="0 0 24 8" aria-hidden="true"><path class="rp-line" stroke-dasharray=${dash(place)} d="M0 4h24" /></svg>
        <span class="rp-name">${seat.name}</span><b class="num">${percent(ctx.analysis.points[at].c[seat.seat])}</b>
        <meter min="0" max="1" value=${ctx.analysis.points[at].c[seat.seat]} aria-hidden="true"></meter></li>`)}</ul>
      ${split(ctx, at)}</div>
    ${turningPoints(ctx)} ${asTable(ctx)}
    <p class="rp-note t-xs muted">A chance is how often a seat wins when the position is played out many times, with what the players could know then: never the others’ secrets, the cards or dice to come. A move is judged by what its player knew.</p>`;
}

/** What the move did and what luck did, in this step. */
function split(ctx, at) {
  const point = ctx.analysis.points[at];
  if (at === 0 || !point) return nothing;
  const before = ctx.analysis.points[at - 1].c;
  const seat = point.m?.seat ?? point.c.reduce((most, _, other) => (Math.abs(point.c[other] - before[other]) > Math.abs(point.c[most] - before[most]) ? other : most), 0);
  const whole = point.c[seat] - before[seat];
  const move = point.m ? point.m.swing[seat] : 0;
  const name = ctx.match.seats[seat].name;
  return html`<p class="t-xs num">${point.m ? html`${name}’s decision <b>${points(move)}</b>, ` : nothing}${point.m ? "luck and what came to light" : `${name}, without a decision`} <b>${points(whole - move)}</b></p>`;
}

const KINDS = { mistake: ["i-info", "A better move"], strong: ["i-check", "A strong move"], luck: ["i-bolt", "Luck"] };

function turningPoints(ctx) {
  const { status, turning } = ctx.analysis;
  if (status !== "done") return nothing;
  return html`<section class="rp-turning" aria-labelledby="turning-h"><h3 id="turning-h" class="eyebrow">Turning points</h3>
    ${turning.length ? nothing : html`<p class="t-s muted">No single decision or stroke of luck stands out.</p>`}
    <ol>${turning.map((item) => html`<li><button type="button" class=${`rp-point rp-${item.kind}`} data-turning=${item.step} aria-current=${item.step === ctx.step ? "step" : nothing} @click=${() => jump(ctx, item.step)}>
      <span class="rp-kind" title=${KINDS[item.kind][1]}>${icon(KINDS[item.kind][0])}</span>
      <b>${item.title}</b><span class="num rp-by">${points(item.kind === "mistake" ? -item.by : item.by)}</span>
      <span class="rp-text">${item.text}</span>${because(ctx, item)}<small class="muted num">Step ${item.step}, ${ctx.steps[Math.max(0, item.step - 1)].chapter}</small>
    </button></li>`)}</ol></section>`;
}

/** Why a move is good, as a hint says it to who makes it; what was stored before there were reasons has none. */
const because = (ctx, { seat, why }) =>
  why
    ? html`<span class="rp-text rp-why"><b>A hint to ${ctx.match.seats[seat].name}:</b> ${sentence(why.gains)}${why.risks ? ` ${why.risks}` : ""} ${why.against}</span>`
    : nothing;

/** On a phone the table is another tab. */
function jump(ctx, step) {
  ctx.go(step);
  if (ctx.phone) ctx.setUi({ tab: "table" });
}

/** The chart's numbers, for reading. */
function asTable(ctx) {
  const open = Boolean(ctx.ui.numbers);
  return html`<details class="rp-table" @toggle=${(event) => (event.target.open === open ? null : ctx.setUi({ numbers: event.target.open }))}><summary>All numbers</summary>
    ${open
      ? html`<div class="rp-scroll" tabindex="0" role="region" aria-label="Win chances by step"><table>
          <thead><tr><th scope="col">Step</th>${ctx.match.seats.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>
          <tbody>${ctx.analysis.points.map((point, step) => html`<tr class=${step === ctx.step ? "now" : ""}><th scope="row" class="num">${step}</th>${point.c.map((share) => html`<td class="num">${percent(share)}</td>`)}</tr>`)}</tbody>
        </table></div>`
      : nothing}
  </details>`;
}
