/** The log, newest first: own, rival and chance lines differ by their mark; what I missed is marked new. */

import { classMap, html, nothing, repeat } from "../vendor/lit-html/lit-html.js";
import { when } from "./format.js";
import { lineSums } from "./sums.js";

const FEW = 40;

/** One line. */
function line(ctx, item, fresh) {
  const missed = item.n >= ctx.missed[0] && item.n <= ctx.missed[1];
  const classes = { now: fresh, missed: missed && !fresh, own: item.data.seat === ctx.me, undone: Boolean(item.undone) };
  const { button, sums } = lineSums(ctx, item);
  return html`<li class=${classMap(classes)}>
    ${ctx.logMark(item)}
    <p>${missed && !fresh ? html`<span class="new-mark">new</span> ` : nothing}${emphasised(ctx, item.text)}${item.undone ? html`<span class="vh"> (taken back)</span>` : nothing} <span class="tail">${ctx.rule(item.rule)} ${button}</span></p>
    <time class="num" datetime=${item.at}>${when(item.at)}</time>
    ${sums}
  </li>`;
}

/** A name at the start of a line stands out. */
function emphasised(ctx, text) {
  const seat = ctx.match.seats.find(({ name }) => text.startsWith(`${name} `) || text.startsWith(`${name}'s `));
  return seat ? html`<b>${seat.name}</b>${text.slice(seat.name.length)}` : text;
}

/** The list alone, as the panel and the phone's tab show it. */
export function logList(ctx, { all = false } = {}) {
  const newest = [...ctx.wholeStory].reverse();
  const shown = all ? newest : newest.slice(0, FEW);
  const version = newest[0]?.n;
  return html`<ol class=${all ? "log all" : "log"} tabindex="0" aria-label="Log, newest first">
    ${repeat(shown, (item) => item.n, (item) => line(ctx, item, item.n === version))}
    ${shown.length ? nothing : html`<li><span></span><p class="muted">Nothing has happened yet.</p></li>`}
  </ol>`;
}

/** The panel at the side. */
export function logPanel(ctx) {
  return html`<section class="panel log-panel" aria-labelledby="log-h">
    <header class="panel-head">
      <h2 id="log-h">Log</h2>
      <button class="btn quiet small" type="button" @click=${() => openAll(ctx)}>
        <svg class="i i-s" aria-hidden="true"><use href="#i-list" /></svg>All
      </button>
    </header>
    ${logList(ctx)}
  </section>`;
}

/** The whole log in a dialog; older lines come as they are asked for. */
export function logDialog(ctx) {
  return html`<dialog class="panel sheet-dialog" id="log-dialog" aria-labelledby="all-h" @close=${() => ctx.setUi({ log: false })}>
    <header class="panel-head">
      <h2 id="all-h">The whole log</h2>
      <button class="icon-btn" type="button" aria-label="Close" @click=${(event) => event.target.closest("dialog").close()}>
        <svg class="i" aria-hidden="true"><use href="#i-cross" /></svg>
      </button>
    </header>
    ${ctx.ui.log ? html`${logList(ctx, { all: true })} ${olderButton(ctx)}` : nothing}
  </dialog>`;
}

/** Asks for the lines before the oldest one that is here. */
export function olderButton(ctx) {
  if (ctx.wholeLog) return nothing;
  return html`<p class="older"><button class="btn small" type="button" @click=${ctx.older}>Earlier lines</button></p>`;
}

function openAll(ctx) {
  ctx.setUi({ log: true });
  document.querySelector("#log-dialog").showModal();
}
