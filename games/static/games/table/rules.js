/** The rules at the table: those in play now beside the board, and in a dialog how the game is won and all of them. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";

const DIALOG = "rules-dialog";
/** A rule's number within these does what they do. */
const PRESSABLE = "button, label, summary, a";

/** The paragraphs that decide what is possible now. On a phone the page has nothing else, so how it is played comes first. */
export function rulesPanel(ctx, board) {
  const paragraphs = (ctx.aids.rules ?? []).map((id) => ({ id, ...board.paragraph(id) })).filter(({ title }) => title);
  if (!paragraphs.length) return ctx.phone ? guidePanel(ctx, board) : nothing;
  return html`<section class="panel rules-panel" aria-labelledby="rules-h">
      <header class="panel-head">
        <h2 id="rules-h" tabindex="-1">Rules in play now</h2>
        <button class="btn quiet small" type="button" @click=${() => openRules(ctx)}>
          <svg class="i i-s" aria-hidden="true"><use href="#i-list" /></svg>All
        </button>
      </header>
      <div class="as-body">
        ${paragraphs.map(
          ({ id, title, text }, at) => html`<details class="para" ?open=${at === 0}>
            <summary>${ctx.rule(id)}${title}</summary>
            <p>${text}</p>
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
      <button class="btn quiet small" type="button" @click=${() => openRules(ctx)}>
        <svg class="i i-s" aria-hidden="true"><use href="#i-list" /></svg>All rules
      </button>
    </header>
    <div class="as-body">${guide(board)}</div>
  </section>`;
}

/** How the game is won, and what happens in it, in a minute's reading. */
function guide({ guide: { goal, steps } }) {
  return html`<p class="guide-goal">${goal}</p>
    <ol class="guide">${steps.map(([title, text]) => html`<li><b>${title}</b> ${text}</li>`)}</ol>`;
}

/** How to play, and every paragraph; the one that was asked for stands out. */
export function rulesDialog(ctx, board) {
  const asked = ctx.ui.rules;
  return html`<dialog class="panel sheet-dialog" id=${DIALOG} aria-labelledby="all-rules-h" @close=${() => ctx.setUi({ rules: null })}>
    <header class="panel-head">
      <h2 id="all-rules-h">How to play ${ctx.match.name}</h2>
      <button class="icon-btn" type="button" aria-label="Close" @click=${(event) => event.target.closest("dialog").close()}>
        <svg class="i" aria-hidden="true"><use href="#i-cross" /></svg>
      </button>
    </header>
    ${asked
      ? html`<div class="all-rules" tabindex="0" role="group" aria-label="Rules">
          ${guide(board)}
          <h3>The rules by number</h3>
          ${board.ruleIds.map((id) => {
            const { title, text } = board.paragraph(id);
            return html`<section class=${id === asked ? "para now" : "para"} data-para=${id} aria-current=${id === asked ? "true" : nothing}>
              <h4>${ctx.rule(id)}${title}</h4>
              <p>${text}</p>
            </section>`;
          })}
        </div>`
      : nothing}
  </dialog>`;
}

/** Opens the dialog, at the paragraph `id` if there is one. */
export function openRules(ctx, id = "all") {
  ctx.setUi({ rules: id });
  const dialog = document.getElementById(DIALOG);
  if (!dialog.open) dialog.showModal();
  // The paragraphs are drawn in the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => dialog.querySelector(`[data-para="${id}"]`)?.scrollIntoView({ block: "center" })));
}

/**
 * A click on a rule's number anywhere at the table shows its paragraph.
 * @param {HTMLElement} root
 * @param {object} board the title's module
 * @param {(patch: object) => void} setUi
 */
export function followRules(root, board, setUi) {
  root.addEventListener("click", ({ target }) => {
    const chip = target.closest(".rule");
    if (!chip || chip.closest(PRESSABLE) || chip.closest(`#${DIALOG}`)) return;
    const id = chip.textContent.trim();
    if (board.paragraph(id)) openRules({ setUi }, id);
  });
}
