/** The tab that says what may be done now, what each move would bring, and by which rules. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { counted } from "./format.js";

export const nowTab = { key: "now", label: "Now", show: (ctx) => Boolean(ctx.aids.rules?.length || ctx.aids.prompt), panel };

function panel(ctx, board) {
  ctx.askNow();
  const { prompt } = ctx.aids;
  // An answer for an older position is not shown; the new one is on its way.
  const now = ctx.now?.version === ctx.version ? ctx.now : null;
  const show = (rule) => ctx.setUi({ assistant: { ...ctx.ui.assistant, tab: "ask", rule, question: "" } });
  const chip = (rule) => (rule ? html`<button class="rule" type="button" @click=${() => show(rule)}>${rule}</button>` : nothing);
  const shut = () => document.getElementById("as-panel")?.closest("dialog").close();
  const rules = now?.rules ?? (ctx.aids.rules ?? []).map((rule) => ({ rule, title: board.paragraph(rule)?.title }));
  return html`${prompt ? html`<p class="guide-goal">${prompt.text} ${chip(prompt.rule)}</p>${prompt.detail ? html`<p class="hint">${prompt.detail}</p>` : nothing}` : nothing}
    ${now ? now.groups.map((group, at) => groupOf(ctx, board, { group, open: at === 0 || now.groups.length < 4, chip, shut })) : html`<p class="hint" role="status">…</p>`}
    ${rules.length ? html`<h3>Rules in play now</h3>
      <ul class="as-list now-rules" lang=${now?.language ?? "en"}>${rules.map(
        ({ rule, title }) => html`<li><button type="button" @click=${() => show(rule)}><span class="rule">${rule}</span>${title}</button></li>`,
      )}</ul>` : nothing}`;
}

/** One kind of move: folded unless it is the first. */
function groupOf(ctx, board, { group, open, chip, shut }) {
  const { title, count, options, notes } = group;
  const more = count > options.length ? `${options.length} of ${counted(count, "way")}` : counted(count, "way");
  return html`<details class="now-group" ?open=${open}>
    <summary><b>${title}</b><span class="muted t-s num">${count > 1 ? more : nothing}</span></summary>
    ${notes.length ? html`<ul class="now-notes t-s">${notes.map(({ text, rule }) => html`<li>${text} ${chip(rule)}</li>`)}</ul>` : nothing}
    <ul class="as-options">${options.map((option) => row(ctx, board, option, chip, shut))}</ul>
  </details>`;
}

function row(ctx, board, { move, label, effect, rule }, chip, shut) {
  const draft = board.draftOf?.(move, ctx) ?? null;
  const play = () => {
    if (ctx.pending) return;
    ctx.send(move);
    shut();
  };
  const fill = () => {
    ctx.setDraft(draft);
    shut();
  };
  return html`<li>
    <span class="now-move"><b>${label}</b> ${chip(rule)}${effect ? html`<span class="muted">${effect}</span>` : nothing}</span>
    <span class="now-go"><button class="btn small" type="button" data-now aria-disabled=${ctx.pending ? "true" : "false"} @click=${play}>Play it<span class="vh">: ${label}</span></button>
    ${draft ? html`<button class="btn quiet small" type="button" @click=${fill}>Fill it in<span class="vh">: ${label}</span></button>` : nothing}</span>
  </li>`;
}
