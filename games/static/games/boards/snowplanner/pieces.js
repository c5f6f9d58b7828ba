/** The pieces of Snow Planner: resources, Windows, dice, patterns, seats. Each says in words what it shows. */

import { classMap, html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { counted } from "../../table/format.js";
import { SIGNS, amount, needText } from "./words.js";

/** An icon of the sprite. */
export const icon = (name, extra = "") => html`<svg class=${`i ${extra}`} aria-hidden="true"><use href="#${name}" /></svg>`;

/** A resource's icon in its colour. */
export const sign = (resource) => icon(...SIGNS[resource]);

/** A Window; "any" is an outline. */
export const pane = (colour, extra = "") => html`<svg class=${`w w-${colour} ${extra}`} aria-hidden="true"><use href="#w-${colour}" /></svg>`;

/** A picture with a number, named for those who don't see it. */
const piece = (picture, number, label) => html`<span class="gn" role="img" aria-label=${label}>${picture}<b class="num">${number}</b></span>`;

const OTHERS = {
  guest: ["k-bed", (number) => counted(number, "card from the Station", "cards from the Station")],
  draw_event: ["k-event", (number) => `draw ${counted(number, "Event")}`],
  train: ["k-up", (number) => counted(number, "free training step")],
  move_window: ["k-move", (number) => `move ${counted(number, "Window")}`],
};

/** One resource and its number. */
export const resource = (name, number) => piece(sign(name), number, amount(number, name));

/** A gain or a cost as pictures. */
export function gains(gain = {}) {
  return Object.entries(gain).flatMap(([verb, value]) => {
    if (verb in SIGNS) return [resource(verb, value)];
    if (verb === "window") return Object.entries(value).map(([colour, number]) => piece(pane(colour), number, counted(number, colour === "any" ? "Window" : `${colour} Window`)));
    const [picture, words] = OTHERS[verb];
    return [piece(icon(picture, "r-act"), value, words(value))];
  });
}

/** A gain with what it costs: "4 points for 1 Snow". */
export const gainsFor = (gain, cost = {}) =>
  html`<span class="for">${gains(gain)}${Object.keys(cost).length ? html`<i>for</i>${gains(cost)}` : nothing}</span>`;

/** What a card asks to stay. */
export function needs(need) {
  if (!need || !Object.keys(need).length) return nothing;
  const { pay = {}, pattern: positions, bingo, ...colours } = need;
  return html`<span class="asks" role="img" aria-label=${needText(need)}
    >${Object.entries(colours).map(([colour, number]) => html`<span class="want">${pane(colour)}${number > 1 || colour === "any" ? html`<b class="num">${number}</b>` : nothing}</span>`)}${bingo
      ? html`<span class="want">${icon("k-bingo")}<b class="num">${bingo}</b></span>`
      : nothing}${positions ? pattern(positions) : nothing}${Object.keys(pay).length ? html`<span class="paid">pay</span>${gains(pay)}` : nothing}</span
  >`;
}

/** A pattern of grid positions; those that are covered are filled. */
export function pattern(positions, has = []) {
  const cells = Array.from({ length: 9 }, (_, at) => {
    const asked = positions.includes(at + 1);
    const kind = asked ? (has.includes(at + 1) ? "on got" : "on") : "off";
    return svg`<rect class=${kind} x=${1 + (at % 3) * 8.5} y=${1 + Math.floor(at / 3) * 8.5} width="7" height="7" rx="1.5" />`;
  });
  const missing = positions.filter((position) => !has.includes(position));
  const label = `Pattern ${positions.join(", ")}${has.length ? (missing.length ? `, missing ${missing.join(", ")}` : ", complete") : ""}`;
  return html`<svg class="patt" viewBox="0 0 26 26" role="img" aria-label=${label}>${cells}</svg>`;
}

/** A die of a seat; `white` is the Part-Time Die. */
export const die = (seat, face, { extra = "", label = "", white = false } = {}) =>
  html`<svg class=${classMap({ d: true, seat: !white, white, [`seat-${seat}`]: true, [extra]: Boolean(extra) })} viewBox="0 0 40 42" role=${label ? "img" : nothing} aria-label=${label || nothing} aria-hidden=${label ? nothing : "true"}><use href="#die-${face}" /></svg>`;

/** A die on a space, with the number of its seat. */
export const placedDie = (seat, face, { white = false, extra = "", label = "" } = {}) =>
  html`<span class=${`td ${extra}`} role="img" aria-label=${label}>${die(seat, face, { white })}<span class="td-s seat-${seat} num">${seat + 1}</span></span>`;

/** The shape and number of a seat. */
export const seatMark = (seat, extra = "") =>
  html`<svg class=${`sm seat-${seat} ${extra}`} viewBox="0 0 24 24" aria-hidden="true"><use href="#sm-${seat}" /><text x="12" y="16.3">${seat + 1}</text></svg>`;

/** A rule's number. */
export const rule = (id) => (id ? html`<span class="rule">${id}</span>` : nothing);

/** A threshold. */
export const threshold = (number) => html`<span class="th num">${number}</span>`;

/** The number key of a choice, for those who use the keyboard. */
export const keyHint = (ctx, number) => (ctx.keyboard && !ctx.phone && number <= 9 ? html`<kbd class="kh" aria-hidden="true">${number}</kbd>` : nothing);
