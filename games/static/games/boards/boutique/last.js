/** How the last guest was settled, while the table already waits for the next decision. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { rule, whiteDie } from "./pieces.js";
import { lastSettled } from "./story.js";

/** The white die and a sentence. */
export function lastGuest(ctx) {
  const settled = lastSettled(ctx);
  if (!settled) return nothing;
  return html`<p class="just-now">
    ${whiteDie(settled.die, `White die: ${settled.die}`, "tiny")}
    <span><b class="eyebrow">Last guest</b> ${settled.text} ${rule(settled.rule)}</span>
  </p>`;
}
