/** The rules at the table: those in play now beside the board; a rule's number opens its paragraph in the assistant. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { openAssistant } from "./assistant.js";
import { guide } from "./guide.js";

/** A rule's number within these does what they do. */
const PRESSABLE = "button, label, summary, a";
const NUMBER = /^[A-Z]{3}-\d+(\.\d+)?$/;

/** The paragraphs that decide what is possible now. On a phone the page has nothing else, so how it is played comes first. */
export function rulesPanel(ctx, board) {
  const paragraphs = (ctx.aids.rules ?? []).map((id) => ({ id, ...board.paragraph(id) })).filter(({ title }) => title);
  if (!paragraphs.length) return ctx.phone ? guidePanel(ctx, board) : nothing;
  return html`<section class="panel rules-panel" aria-labelledby="rules-h">
      <header class="panel-head">
        <h2 id="rules-h" tabindex="-1">Rules in play now</h2>
        ${askButton(ctx, "Ask")}
      </header>
      <div class="as-body">
        ${paragraphs.map(
          ({ id, title, text }, at) => html`<details class="para" ?open=${at === 0}>
            <summary>${ctx.rule(id)}${title}</summary>
            <p>${text}</p>
            <p><button class="btn quiet small" type="button" @click=${() => openAssistant(ctx, { rule: id })}>
              <svg class="i i-s" aria-hidden="true"><use href="#i-book" /></svg>Whole rule</button></p>
          </details>`,
        )}
      </div>
    </section>
    ${ctx.phone ? guidePanel(ctx, board) : nothing}`;
}

function guidePanel(ctx, board) {
  return html`<section class="panel rules-panel" aria-labelledby="guide-h">
    <header class="panel-head">
      <h2 id="guide-h">How to play</h2>
      ${askButton(ctx, "All rules")}
    </header>
    <div class="as-body">${guide(board)}</div>
  </section>`;
}

function askButton(ctx, label) {
  return html`<button class="btn quiet small" type="button" @click=${() => openAssistant(ctx)}>
    <svg class="i i-s" aria-hidden="true"><use href="#i-search" /></svg>${label}
  </button>`;
}

/**
 * A click on a rule's number anywhere at the table shows its paragraph.
 * @param {HTMLElement} root
 * @param {(patch: object) => void} setUi
 */
export function followRules(root, setUi) {
  root.addEventListener("click", ({ target }) => {
    const chip = target.closest(".rule");
    if (!chip || chip.closest(PRESSABLE) || chip.closest("dialog")) return;
    const id = chip.textContent.trim();
    if (NUMBER.test(id)) openAssistant({ setUi }, { rule: id });
  });
}
