/** The pieces, as the box has them: dice, tokens, stars, houses. Each says in words what it shows. */

import { classMap, html, nothing } from "../../vendor/lit-html/lit-html.js";
import { tokenName } from "./words.js";

/** An icon of the sprite. */
export const icon = (name, small = false) =>
  html`<svg class=${small ? "i i-s" : "i"} aria-hidden="true"><use href="#${name}" /></svg>`;

/** A price die in the colour of its seat; null is a die whose face is still secret. */
export function die(seat, value, extra = "") {
  if (value === null || value === undefined) return html`<span class="d hidden-face" aria-hidden="true">?</span>`;
  return html`<svg class="d seat seat-${seat} ${extra}" aria-hidden="true"><use href="#die-${value}" /></svg>`;
}

/** The white die, with a name for those who don't see it. */
export function whiteDie(value, label, extra = "") {
  return html`<svg class="d white ${extra}" role="img" aria-label=${label}><use href="#die-${value}" /></svg>`;
}

/** The token of one room and night. */
export function token(code, extra = "") {
  return html`<svg class="tk ${extra}" role="img" aria-label=${tokenName(code)}><use href="#tk-${code}" /></svg>`;
}

/** The chain between two neighbouring rooms. */
export const link = (label) =>
  html`<svg class="link-mark" role="img" aria-label=${label}><use href="#link" /></svg>`;

/** Five stars, so many of them won. */
export function stars(rating, extra = "") {
  return html`<span class="stars ${extra}" role="img" aria-label="${rating} of 5 stars"
    >${[1, 2, 3, 4, 5].map(
      (star) => html`<svg aria-hidden="true"><use href=${star <= rating ? "#star-on" : "#star-off"} /></svg>`,
    )}</span
  >`;
}

/** The house of a seat, with the initial of who sits there. */
export function seatMark(seat, small = false) {
  return html`<span class=${classMap({ "seat-mark": true, [`seat-${seat.seat}`]: true, s: small })} aria-hidden="true"
    ><svg><use href="#house" /></svg><b>${seat.initial}</b></span
  >`;
}

/** A rule's number. It becomes a link once the rulebook has its page. */
export const rule = (id) => (id ? html`<span class="rule">${id}</span>` : nothing);

/** A line of text with its rule. */
export const withRule = (text, id) => html`${text} ${rule(id)}`;
