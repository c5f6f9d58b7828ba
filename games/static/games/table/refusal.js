/** What the server said of the last move, beside the decision. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { openAssistant } from "./assistant.js";
import { nearMoves, reasons } from "./why.js";

const number = (rule) => html`<span class="rule">${rule}</span> `;

/** The reasons, the way to their rules, and moves that come near; nothing once something else is chosen. */
export function refusalBox(ctx, board) {
  if (!ctx.refusal) return nothing;
  return html`<div class="refusal" role="alert" tabindex="-1" data-refusal>
    ${reasons(ctx, number)}
    ${nearMoves(ctx, board)}
    <p><button class="btn quiet small" type="button" data-why @click=${() => openAssistant(ctx, { tab: "why" })}>
      <svg class="i i-s" aria-hidden="true"><use href="#i-book" /></svg>${ctx.refusal.length > 1 ? "Read the rules" : "Read the rule"}</button></p>
  </div>`;
}

/** It has come: whoever plays by keyboard is taken to it, and on a small screen it is brought into sight. */
export function goToRefusal(keyboard) {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const box = document.querySelector("[data-refusal]");
      if (keyboard) box?.focus({ preventScroll: true });
      box?.scrollIntoView({ block: "nearest" });
    }),
  );
}
