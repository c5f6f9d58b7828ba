/**
 * The rule assistant at the table: a dialog with tabs. `ask` answers questions and shows rules of the book, `now` says
 * what may be done, `why` why a move was refused. Other modules add theirs with `addTab`.
 */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { askTab } from "./ask.js";
import { nowTab } from "./now.js";
import { whyTab } from "./why.js";

const DIALOG = "rules-dialog";

/** @typedef {{key: string, label: string, show: (ctx: object) => boolean, panel: (ctx: object, board: object) => unknown}} Tab */

/** @type {Tab[]} */
const tabs = [askTab, nowTab, whyTab];
/** The language that was chosen last on this page; none: as the server remembers it. */
let language = null;

/** Adds a tab behind the others; it stands there while `show` says so. @param {Tab} tab */
export function addTab(tab) {
  tabs.push(tab);
}

/** The dialog; what it shows is in `ctx.ui.assistant`, `null` while it is closed. */
export function assistantDialog(ctx, board) {
  const open = ctx.ui.assistant;
  return html`<dialog class="panel sheet-dialog" id=${DIALOG} aria-labelledby="all-rules-h" @close=${() => ctx.setUi({ assistant: null })}>
    <header class="panel-head">
      <h2 id="all-rules-h">How to play ${ctx.match.name}</h2>
      <button class="icon-btn" type="button" aria-label="Close" @click=${(event) => event.target.closest("dialog").close()}>
        <svg class="i" aria-hidden="true"><use href="#i-cross" /></svg>
      </button>
    </header>
    ${open ? body(ctx, board, open) : nothing}
  </dialog>`;
}

function body(ctx, board, open) {
  const shown = tabs.filter((tab) => tab.show(ctx));
  language = open.language;
  const now = shown.find(({ key }) => key === open.tab) ?? shown[0];
  return html`<div class="segments as-tabs" role="tablist" aria-label="Rule assistant" @keydown=${turn}>
      ${shown.map(
        ({ key, label }) => html`<button type="button" role="tab" id=${`as-tab-${key}`} aria-controls="as-panel"
          aria-selected=${String(key === now.key)} tabindex=${key === now.key ? 0 : -1} @click=${() => openAssistant(ctx, { tab: key })}>${label}</button>`,
      )}
    </div>
    <div class="all-rules" id="as-panel" role="tabpanel" aria-labelledby=${`as-tab-${now.key}`} tabindex="0">${now.panel(ctx, board)}</div>`;
}

/** Arrows go from tab to tab. */
function turn(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const list = [...event.currentTarget.querySelectorAll('[role="tab"]')];
  if (!step || list.length < 2) return;
  event.preventDefault();
  const next = list[(list.indexOf(document.activeElement) + step + list.length) % list.length];
  next.click();
  next.focus();
}

/**
 * Opens the dialog, or shows something else in it.
 * @param {{setUi: (patch: object) => void}} ctx
 * @param {{tab?: string, rule?: string|null, question?: string}} what `rule`: the paragraph to show
 */
export function openAssistant(ctx, what = {}) {
  const dialog = document.getElementById(DIALOG);
  const fresh = !dialog.open;
  ctx.setUi({ assistant: { tab: "ask", rule: null, question: "", language, ...what } });
  if (!dialog.open) dialog.showModal();
  // What is asked for is drawn in the next frame, and begins at its top.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      document.getElementById("as-panel")?.scrollTo(0, 0);
      if (fresh && !what.rule) document.querySelector("[data-ask]")?.focus();
    }),
  );
}
