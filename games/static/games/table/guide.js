/** How the game is won, and what happens in it, in a minute's reading. */

import { html } from "../vendor/lit-html/lit-html.js";

export function guide({ guide: { goal, steps } }) {
  return html`<p class="guide-goal">${goal}</p>
    <ol class="guide">${steps.map(([title, text]) => html`<li><b>${title}</b> ${text}</li>`)}</ol>`;
}
