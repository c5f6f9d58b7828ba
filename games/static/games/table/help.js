/** Help at the table: the best moves with their reasons, and taking back one's last decision against AIs. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { sentence } from "./format.js";

const icon = (name) => html`<svg class="i i-s" aria-hidden="true"><use href="#${name}" /></svg>`;
const DIALOG = "take-back-dialog";

/** @returns {boolean} whether a hint can be asked for now */
const mayAsk = (ctx) => Boolean(ctx.decision) && !ctx.resigned && !ctx.match.rated;

/** @returns {boolean} whether the panel with the hint stands open: for the present decision only */
export const isOpen = (ctx) => mayAsk(ctx) && ctx.ui.hint === ctx.decision;

/** The buttons beside the decision. */
export function helpButtons(ctx) {
  if (!mayAsk(ctx) && !ctx.takeBack) return nothing;
  return html`<p class="help-row">
    ${mayAsk(ctx)
      ? html`<button class="btn quiet small" type="button" data-hint aria-expanded=${isOpen(ctx) ? "true" : "false"} aria-controls="hint-panel"
          @click=${() => (isOpen(ctx) ? close(ctx) : open(ctx))}>${icon("i-bulb")}Hint</button>`
      : nothing}
    ${ctx.takeBack
      ? html`<button class="btn quiet small" type="button" data-take-back @click=${() => document.getElementById(DIALOG).showModal()}>${icon("i-undo")}Take back</button>`
      : nothing}
  </p>`;
}

function open(ctx) {
  ctx.setUi({ hint: ctx.decision });
  ctx.askHint();
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById("hint-h")?.focus({ preventScroll: true })));
}

function close(ctx) {
  ctx.setUi({ hint: null });
  requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector("[data-hint]")?.focus({ preventScroll: true })));
}

/** The hint: what the worker thought, or that it still does. */
export function hintPanel(ctx, board) {
  if (!isOpen(ctx)) return nothing;
  const hint = ctx.hint?.decision === ctx.decision ? ctx.hint : { state: "thinking", moves: [] };
  return html`<section class="panel hint-panel" id="hint-panel" aria-labelledby="hint-h">
    <header class="panel-head">
      <h2 id="hint-h" tabindex="-1">${icon("i-bulb")}Hint</h2>
      <button class="icon-btn" type="button" aria-label="Close the hint" @click=${() => close(ctx)}><svg class="i" aria-hidden="true"><use href="#i-cross" /></svg></button>
    </header>
    <div class="hint-body" role="status" data-hint-state=${hint.state}>${BODIES[hint.state](ctx, board, hint)}</div>
  </section>`;
}

const BODIES = {
  thinking: () => html`<p class="muted t-s">Thinking about what you can see. A few seconds.</p><p class="dots" aria-hidden="true"><i></i><i></i><i></i></p>`,
  ready: (ctx, board, { moves }) => html`<ol class="hints">${moves.map((move, at) => advice(ctx, board, move, at))}</ol>
    ${moves.some(({ chance }) => chance !== null) ? html`<p class="t-xs muted">The figures are estimates: so often the search won, all players playing sensibly.</p>` : nothing}`,
  away: again,
  failed: again,
};

function again(ctx, _, { text }) {
  return html`<p class="t-s">${text}</p><p><button class="btn small" type="button" @click=${ctx.askHint}>Ask again</button></p>`;
}

/** One move: what it is, how often it wins, why, and the buttons that do it. */
function advice(ctx, board, { move, label, chance, gains, risks, against }, at) {
  const draft = board.draftOf?.(move, ctx) ?? null;
  return html`<li class=${at ? "" : "best"}>
    <div class="hint-move"><b>${label}</b>${chance === null ? nothing : html`<span class="hint-chance num" title="Estimated chance to win"><b>${Math.round(100 * chance)}<small> %</small></b><span class="vh"> estimated chance to win</span></span>`}</div>
    <p class="t-s">${sentence(gains)}${risks ? html` <span class="hint-risk">${risks}</span>` : nothing} <span class="muted">${against}</span></p>
    <p class="hint-go">
      <button class=${at ? "btn small" : "btn small primary"} type="button" data-play-hint aria-disabled=${ctx.pending ? "true" : "false"} @click=${() => ctx.pending || ctx.send(move)}>Play it<span class="vh">: ${label}</span></button>
      ${draft ? html`<button class="btn quiet small" type="button" data-fill-hint @click=${() => fill(ctx, draft)}>Fill it in<span class="vh">: ${label}</span></button>` : nothing}
    </p>
  </li>`;
}

/** The move goes into the form, where it can still be changed. */
function fill(ctx, draft) {
  ctx.setDraft(draft);
  close(ctx);
}

/** Asks once more, saying what will be undone. */
export function takeBackDialog(ctx) {
  const shut = (event) => event.target.closest("dialog").close();
  return html`<dialog class="panel ask-dialog" id=${DIALOG} aria-labelledby="take-back-h">
    <h2 id="take-back-h">Take back your last move?</h2>
    <p class="muted">${ctx.takeBack?.text ?? "There is nothing to take back any more."}</p>
    <p class="ask-go">
      <button class="btn" type="button" @click=${shut}>Leave it</button>
      <button class="btn primary" type="button" data-confirm="take-back" ?disabled=${!ctx.takeBack} @click=${(event) => { shut(event); ctx.sendTakeBack(ctx.takeBack.to); }}>Take it back</button>
    </p>
  </dialog>`;
}
