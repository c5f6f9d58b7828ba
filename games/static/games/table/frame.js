/** The page of the table: everything around the title's board, for wide screens and for phones. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { assistantDialog } from "./assistant.js";
import { banner, lineTag, menu, notice, pips, resignDialog, themeButtons, topBar, track } from "./bar.js";
import { hintPanel, takeBackDialog } from "./help.js";
import { firstTime } from "./firsttime.js";
import { logDialog, logList, logPanel, olderButton } from "./log.js";
import { rulesPanel } from "./rules.js";
import { lessonPanel } from "./tutorial.js";
import { sumDialog } from "./sums.js";

const icon = (name) => html`<svg class="i" aria-hidden="true"><use href="#${name}" /></svg>`;

/** The whole page. */
export function frame(ctx, board) {
  return html`${ctx.phone ? phone(ctx, board) : wide(ctx, board)} ${hintPanel(ctx, board)} ${banner(ctx)} ${notice(ctx)} ${logDialog(ctx)} ${sumDialog(ctx)} ${assistantDialog(ctx, board)} ${resignDialog(ctx)} ${takeBackDialog(ctx)}
    <p class="vh" role="status" aria-live="polite" data-live>${ctx.said}</p>`;
}

/** A title may lay out its table itself; it is given what the frame has for the side. */
function wide(ctx, board) {
  if (board.wide && ctx.page === "table") {
    const parts = { first: () => lessonPanel(ctx), rules: () => rulesPanel(ctx, board), log: () => logPanel(ctx) };
    return html`${topBar(ctx)} ${firstTime(ctx)} ${board.wide(ctx, parts)}`;
  }
  return html`${topBar(ctx)} ${track(ctx)} ${firstTime(ctx)}
    ${ctx.page === "table"
      ? html`<div class="table-main">${board.board(ctx)} ${side(ctx, board)}</div>`
      : html`<div class="report-main">${board.page(ctx)}</div>${lessonPanel(ctx)}`}`;
}

function side(ctx, board) {
  return html`<aside class="side" aria-label="Rules, staff and log">
    ${lessonPanel(ctx)} ${rulesPanel(ctx, board)} ${board.side(ctx)} ${logPanel(ctx)}
  </aside>`;
}

const TABS = [
  ["table", "Table", "i-key"],
  ["log", "Log", "i-list"],
  ["rules", "Rules", "i-ask"],
];

function phone(ctx, board) {
  const tab = ctx.ui.tab ?? "table";
  const tabs = board.tabs ?? TABS;
  return html`${appBar(ctx)}
    ${lessonPanel(ctx)}
    <div class="phone-main">
      ${tab === "table" || (board.sheetTabs ?? []).includes(tab) ? firstTime(ctx) : nothing}
      ${tab === "log"
        ? html`<section class="panel log-panel" aria-labelledby="log-h"><header class="panel-head"><h2 id="log-h">Log</h2></header>${logList(ctx, { all: true })}${olderButton(ctx)}</section>`
        : tab === "rules"
          ? html`${rulesPanel(ctx, board)} ${board.side(ctx)}`
          : ctx.page === "table"
            ? board.phone(ctx, tab)
            : board.page(ctx)}
    </div>
    <div class="sheet-dock">
      ${(board.sheetTabs ?? ["table"]).includes(tab) && ctx.page === "table" ? board.sheet(ctx) : nothing}
      <nav class=${`tabs tabs-${tabs.length}`} aria-label="Match">
        ${tabs.map(
          ([key, label, sign]) => html`<button type="button" aria-current=${tab === key ? "page" : nothing} @click=${() => turnTo(ctx, key)}>
            ${icon(sign)}${label}</button>`,
        )}
      </nav>
    </div>`;
}

/** Another tab is another page: it begins at its top. */
function turnTo(ctx, tab) {
  ctx.setUi({ tab });
  requestAnimationFrame(() => scrollTo(0, 0));
}

function appBar(ctx) {
  const now = ctx.aids.track?.steps.find(({ state }) => state === "now");
  const count = now?.of ? ` ${Math.min(now.done + 1, now.of)}/${now.of}` : "";
  const other = ctx.pages().find(({ page }) => page !== ctx.page);
  return html`<header class="appbar">
    <a class="icon-btn" href=${ctx.match.urls.lobby} aria-label="Back to the lobby">${icon("i-back")}</a>
    <div class="where">
      ${ctx.where?.() ?? html`<h1>Week ${ctx.aids.track?.week}${now ? html`, ${now.label.toLowerCase()}<b class="num">${count}</b>` : nothing}</h1>
      ${now?.of ? pips(now) : nothing}`}
    </div>
    ${ctx.connection === "open" ? nothing : lineTag(ctx)}
    ${other ? html`<button class="icon-btn" type="button" aria-label=${other.label} @click=${() => ctx.setPage(other.page, other.week)}>${icon(other.sign)}</button>` : nothing}
    ${themeButtons()} ${menu(ctx)}
  </header>`;
}
