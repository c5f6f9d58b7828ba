/** The tab that says what may be done now, and by which rules. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";

export const nowTab = { key: "now", label: "Now", show: (ctx) => Boolean(ctx.aids.rules?.length || ctx.aids.prompt), panel };

function panel(ctx, board) {
  const { prompt, options = [], rules = [] } = ctx.aids;
  const show = (rule) => ctx.setUi({ assistant: { ...ctx.ui.assistant, tab: "ask", rule, question: "" } });
  const chip = (rule) => (rule ? html`<button class="rule" type="button" @click=${() => show(rule)}>${rule}</button>` : nothing);
  return html`${prompt ? html`<p class="guide-goal">${prompt.text} ${chip(prompt.rule)}</p>${prompt.detail ? html`<p class="hint">${prompt.detail}</p>` : nothing}` : nothing}
    ${options.length
      ? html`<h3>What you can do</h3>
          <ul class="as-options">${options.map(({ label, effect, rule }) => html`<li>${chip(rule)}<b>${label}</b>${effect ? html`<span class="muted">${effect}</span>` : nothing}</li>`)}</ul>`
      : nothing}
    <h3>Rules in play now</h3>
    <ul class="as-options">${rules
      .map((id) => ({ id, ...board.paragraph(id) }))
      .filter(({ title }) => title)
      .map(({ id, title, text }) => html`<li>${chip(id)}<b>${title}</b><span class="muted">${text}</span></li>`)}</ul>`;
}
