/** The pieces of Ski Fest: seat marks, cards, signs of difficulty. Shape and word stand beside each colour. */

import { classMap, html, nothing } from "../../vendor/lit-html/lit-html.js";
import { COLOURS, STYLES, cardName, parts } from "./words.js";

/** An icon of the sprite. */
export const icon = (name, extra = "") => html`<svg class=${`i ${extra}`} aria-hidden="true"><use href=${`#${name}`} /></svg>`;

/** A rule's number. */
export const rule = (id) => (id ? html`<span class="rule">${id}</span>` : nothing);

/** The mark of a seat: a hexagon, shield, cross or house with its number. */
export const seatMark = (seat, extra = "") => html`<svg class=${`sm seat-${seat} ${extra}`} viewBox="0 0 24 24" aria-hidden="true"
  ><use href=${`#sm-${seat}`} /><text x="12" y="16.3">${seat + 1}</text></svg>`;

const SIGNS = {
  green: html`<svg class="sg green" viewBox="0 0 14 14" aria-hidden="true"><circle cx="7" cy="7" r="6.2" /></svg>`,
  blue: html`<svg class="sg blue" viewBox="0 0 14 14" aria-hidden="true"><rect x="1.2" y="1.2" width="11.6" height="11.6" rx="1.5" /></svg>`,
  black: html`<svg class="sg black" viewBox="0 0 14 14" aria-hidden="true"><path d="M7 0l7 7-7 7-7-7z" /></svg>`,
};

/** The sign of a difficulty: circle, square or diamond. */
export const sign = (difficulty) => SIGNS[difficulty] ?? nothing;

/** The face of a slope card: colour with its pattern and word, style with its picture and word. */
function face(card) {
  const { colour, style } = parts(card);
  return html`<span class="c-pip">${COLOURS[colour] ?? "any"}</span>
    <svg class="c-ic" aria-hidden="true"><use href=${`#k-${style}`} /></svg><span class="c-name">${STYLES[style] ?? "Yeti"}</span>`;
}

/** @returns {string} the name of a card for those who don't see it */
export const cardLabel = (card) => (card === "yeti" ? "Yeti, any colour and style" : cardName(card));

/**
 * A card as a button.
 * @param {string} card `why`: the move that a card which is off would make, as JSON
 * @param {{small?: boolean, pressed?: boolean|null, off?: boolean, label?: string, fresh?: boolean, data?: string, why?: string, go: (event: Event) => void}} options
 */
export function cardButton(card, { small = false, pressed = null, off = false, label = cardLabel(card), fresh = false, data = "", why = nothing, go }) {
  const { colour } = parts(card);
  return html`<button type="button" class=${classMap({ card: true, [colour]: true, small, off, fresh })} aria-label=${label} data-card=${card}
    data-take=${data || nothing} aria-pressed=${pressed === null ? nothing : String(pressed)} aria-disabled=${off ? "true" : nothing} data-off=${off ? why : nothing} @click=${go}>
    ${face(card)}${pressed ? html`<span class="c-tick" aria-hidden="true">${icon("k-check")}</span>` : nothing}</button>`;
}

/** The deck, face down. */
export const deckButton = (count, { off, why, go }) => html`<button type="button" class=${classMap({ card: true, back: true, small: true, off })}
  aria-label=${`Deck, ${count} cards`} data-take="deck" aria-disabled=${off ? "true" : nothing} data-off=${off ? why : nothing} @click=${go}>
  <svg class="c-ic" aria-hidden="true"><use href="#k-yeti" /></svg><span class="c-name num">Deck ${count}</span></button>`;

/** Cards as small pictures in a row; `null` is one that is face down. */
export const miniCards = (cards) => html`<span class="mcs" aria-hidden="true">${cards.map((card) => {
  if (card === null) return html`<span class="mc back"></span>`;
  const { colour, style } = parts(card);
  return html`<span class=${`mc ${colour}`}><svg><use href=${`#k-${style}`} /></svg></span>`;
})}</span>`;

/** Points and fame as two figures. */
export const gains = (points, fame) => html`<span>${icon("k-star")}${points}<span class="vh"> points</span></span
  ><span>${icon("k-fame")}${fame}<span class="vh"> fame</span></span>`;
