/** The page of a replay: bar, board, analysis and log, and the bar that steps. */

import { html, live, nothing } from "../vendor/lit-html/lit-html.js";
import { assistantDialog } from "../table/assistant.js";
import { notice, themeButtons, track } from "../table/bar.js";
import { logDialog, logList, logPanel } from "../table/log.js";
import { analysisPanel } from "./analysis.js";
import { transport } from "./transport.js";

const icon = (name) => html`<svg class="i" aria-hidden="true"><use href="#${name}" /></svg>`;

/** The whole page. */
export function frame(ctx, board) {
  return html`${ctx.phone ? phone(ctx, board) : wide(ctx, board)} ${notice(ctx)} ${logDialog(ctx)} ${assistantDialog(ctx, board)}
    <p class="vh" role="status" aria-live="polite" data-live>${ctx.playing ? "" : ctx.said}</p>`;
}

function wide(ctx, board) {
  const parts = { first: () => analysisPanel(ctx), rules: () => nothing, log: () => logPanel(ctx) };
  const table = board.wide
    ? board.wide(ctx, parts)
    : html`${track(ctx)}<div class="table-main">${board.board(ctx)}<aside class="side" aria-label="Analysis and log">${parts.first()} ${parts.log()}</aside></div>`;
  return html`${topBar(ctx)} ${table} ${transport(ctx)}`;
}

function topBar(ctx) {
  const { match } = ctx;
  return html`<header class="topbar table-bar">
    <a class="brand" href=${match.urls.lobby} aria-label="Chalet, to the lobby"><svg aria-hidden="true"><use href="#brand" /></svg></a>
    <div class="match"><h1>Replay: ${match.name}</h1><p class="muted t-s">${match.seats.map(({ name }) => name).join(", ")}</p></div>
    <div class="push"><button class="btn quiet small" type="button" @click=${toAnalysis}>${icon("i-bars")}Analysis</button> ${eyes(ctx)} <a class="btn quiet small" href=${ctx.urls.table}>${icon("i-flag")}Result</a> ${themeButtons()}</div>
  </header>`;
}

/** On narrow screens it stands below the board. */
function toAnalysis() {
  const heading = document.getElementById("analysis-h");
  heading.scrollIntoView({ block: "center" });
  heading.focus({ preventScroll: true });
}

/** Through whose eyes. */
function eyes(ctx) {
  return html`<label class="rp-eyes">${icon("i-eye")}<span class=${ctx.phone ? "vh" : "t-s muted"}>Seen</span><select class="input select" data-eyes aria-label="Through whose eyes" @change=${(event) => ctx.setEyes(event.target.value)}>
    ${ctx.eyeChoices.map((choice) => html`<option value=${choice.eyes} .selected=${live(choice.eyes === ctx.eyes)}>${choice.label}</option>`)}
  </select></label>`;
}

const TABS = [["table", "Table", "i-key"], ["log", "Log", "i-list"], ["rules", "Rules", "i-ask"]];
const ANALYSIS = ["analysis", "Analysis", "i-bars"];

function phone(ctx, board) {
  const tabs = (board.tabs ?? TABS).map((tab) => (tab[0] === "rules" ? ANALYSIS : tab));
  const tab = tabs.some(([key]) => key === ctx.ui.tab) ? ctx.ui.tab : "table";
  return html`<header class="appbar">
      <a class="icon-btn" href=${ctx.urls.table} aria-label="Back to the result">${icon("i-back")}</a>
      <div class="where"><h1>Replay</h1><p class="t-xs muted num">${ctx.steps[ctx.step].chapter}</p></div>
      ${eyes(ctx)} ${themeButtons()}
    </header>
    <div class="phone-main">${phoneTab(ctx, board, tab)}</div>
    <div class="sheet-dock">
      ${transport(ctx)}
      <nav class=${`tabs tabs-${tabs.length}`} aria-label="Replay">
        ${tabs.map(([key, label, sign]) => html`<button type="button" aria-current=${tab === key ? "page" : nothing} @click=${() => turnTo(ctx, key)}>${icon(sign)}${label}</button>`)}
      </nav>
    </div>`;
}

function phoneTab(ctx, board, tab) {
  if (tab === "analysis") return analysisPanel(ctx);
  if (tab !== "log") return board.phone(ctx, tab);
  return html`<section class="panel log-panel" aria-labelledby="log-h"><header class="panel-head"><h2 id="log-h">Log</h2></header>${logList(ctx, { all: true })}</section>`;
}

function turnTo(ctx, tab) {
  ctx.setUi({ tab });
  requestAnimationFrame(() => scrollTo(0, 0));
}

/** Before there is anything to show: how far the recording is, or why there is none. */
export function preparing({ status, done, total, problem }, { recordAgain }, urls, said) {
  const failed = status === "failed";
  return html`<section class="rp-wait panel" aria-labelledby="wait-h" aria-busy=${failed ? "false" : "true"}>
    <h1 class="display" id="wait-h">${failed ? "No replay" : status === "done" ? "Opening the replay" : "Preparing the replay"}</h1>
    ${failed
      ? html`<p>${problem}</p><p class="row-actions"><button class="btn primary" type="button" @click=${recordAgain}>Try again</button><a class="btn" href=${urls.table}>Back to the result</a></p>`
      : html`<p class="muted">${said ?? "Each step is put in its place once. Next time it opens at once."}</p><progress max=${total || 1} value=${done} aria-label="Steps prepared">${done} of ${total}</progress>`}
  </section>`;
}
