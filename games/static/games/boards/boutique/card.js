/** The guest on the table: the card, what its stay costs in each hotel, and who gets it and why. */

import { classMap, html, nothing } from "../../vendor/lit-html/lit-html.js";
import { counted, money } from "../../table/format.js";
import { icon, link, rule, token, whiteDie } from "./pieces.js";
import { guestNumber, inTableOrder } from "./seats.js";
import { dayName } from "./words.js";

/** The head of the stage while a guest is there. */
export function guestHead(ctx) {
  const { view } = ctx;
  const face = view.card_faces.indexOf(view.checkin_day) + 1;
  const walkin = view.stage === "walkins";
  const number = guestNumber(ctx);
  const die = walkin
    ? { value: view.budget / 100, label: `${money(view.budget)} a night`, name: `White die: a budget of ${money(view.budget)} a night` }
    : { value: face, label: `${face} is ${dayName(view.checkin_day)}`, name: `White die: ${face}, ${dayName(view.checkin_day)}` };
  return html`<header class="stage-head">
    <div>
      <p class="eyebrow">${number}</p>
      <h2 class="display" id="stage-h">${walkin ? `Walks in on ${dayName(view.checkin_day)}` : `Arrives on ${dayName(view.checkin_day)}`}</h2>
    </div>
    <figure class=${ctx.effects.guest ? "white-die tumble" : "white-die"}>
      ${whiteDie(die.value || 6, die.name)}
      <figcaption>${die.label}</figcaption>
    </figure>
  </header>`;
}

/** The guest card. */
export function guestCard(ctx) {
  const { card } = ctx.aids;
  const walkin = ctx.view.stage === "walkins";
  return html`<div class=${ctx.effects.guest ? "card-guest turn-card" : "card-guest"}>
    <div class="card-art">
      <svg class="guests" aria-hidden="true"><use href=${card.stays.length > 1 ? "#guest-pair" : "#guest-one"} /></svg>
      <svg class="ridge" aria-hidden="true"><use href="#ridge-card" /></svg>
    </div>
    <div class="card-body">
      <p class="display card-title">${card.title}</p>
      ${stayTable(card)}
      <ul class="flags">
        <li>${icon(card.breakfast ? "i-cup" : "i-key")}${card.breakfast ? "With breakfast" : "Room only"}</li>
        ${card.adjacent ? html`<li>${icon("i-link")}Adjacent rooms</li>` : nothing}
        <li>${icon("i-bed")}${counted(card.room_nights, "room-night")}</li>
        ${walkin ? html`<li>${icon("i-coin")}${money(ctx.view.budget)} a night at most</li>` : nothing}
      </ul>
    </div>
  </div>`;
}

const ROW_NAMES = ["First room", "Second room"];

/** The stay: its rooms over its nights. */
export function stayTable(card) {
  const used = (stay, night) => Boolean(card.stays[stay]?.tokens[night]);
  const joined = (night) => card.adjacent && used(0, night) && used(1, night);
  const left = (stay, night) => card.stays[stay].tokens.slice(0, night).some(Boolean);
  return html`<table class="stay">
    <caption class="vh">
      The stay, rooms over nights
    </caption>
    <thead>
      <tr><td></td>${card.nights.map((night) => html`<th scope="col">${night.label}</th>`)}</tr>
    </thead>
    <tbody>
      ${card.stays.map(
        ({ tokens }, stay) => html`<tr>
          <th scope="row">${card.stays.length > 1 ? ROW_NAMES[stay] : "Room"}</th>
          ${card.nights.map((_, night) => {
            if (!tokens[night]) return html`<td><span class="none">${left(stay, night) ? "leaves" : "later"}</span></td>`;
            return html`<td>${token(tokens[night])}${stay === 0 && joined(night) ? link("joined") : nothing}</td>`;
          })}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** What this stay costs in each hotel, line by line (BHM-3.4, BHM-3.5; in walk-ins the budget of BHM-5.3). */
export function duel(ctx) {
  const quotes = inTableOrder(ctx, ctx.aids.quotes);
  if (!quotes.length) return nothing;
  const many = quotes.length > 3;
  // The factors have room beside one rival only; with more, the label has the rooms and the dice the price.
  const factors = quotes.length < 3;
  const [first] = quotes;
  const sum = (factor, value, total) => html`${factors ? html`<small>${factor} × ${money(value)}</small>` : nothing}${money(total)}`;
  const row = (label, cell, extra = "") => html`<tr class=${extra}>
    <th scope="row">${label}</th>
    ${quotes.map((quote) => html`<td class="num">${cell(quote)}</td>`)}
  </tr>`;
  const walkin = ctx.view.budget !== null && ctx.view.budget !== undefined;
  const nights = ctx.aids.card.room_nights;
  return html`<table class=${classMap({ duel: true, many })}>
    <caption class="vh">
      What this stay costs in each hotel
    </caption>
    <thead>
      <tr>
        <td><span class="vh">Part of the price</span></td>
        ${quotes.map(({ seat }) => html`<th scope="col">${ctx.mark(seat, true)}<span class="who" title=${ctx.short(seat)}>${ctx.brief(seat)}</span></th>`)}
      </tr>
    </thead>
    <tbody>
      ${row(many ? "Rooms free" : html`Has the rooms free ${rule("BHM-3.4")}`, free, "check")}
      ${first.lines.map((line, at) =>
        row(`${many ? line.label.slice(0, 3) : line.label}, ${counted(line.rooms, "room")}`, (quote) =>
          sum(quote.lines[at].rooms, quote.lines[at].price, quote.lines[at].sum),
        ),
      )}
      ${first.breakfast
        ? row(many ? `Breakfast, ${first.breakfast.nights}` : `Breakfast, ${counted(first.breakfast.nights, "room-night")}`, ({ breakfast }) =>
            sum(breakfast.nights, breakfast.price, breakfast.sum),
          )
        : nothing}
      ${walkin
        ? row(
            html`<span class="num">Budget ${money(ctx.view.budget * nights)}</span> ${rule("BHM-5.3")}`,
            (quote) => (quote.fits_budget ? html`${yes()}<span>within</span>` : html`${no()}<span>over</span>`),
            "check",
          )
        : nothing}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total${many ? nothing : html` price ${rule("BHM-3.5")}`}</th>
        ${quotes.map(
          (quote) => html`<td class=${classMap({ num: true, "win-cell": quote.winner, lost: !quote.available })}>
            ${quote.winner ? html`${icon("i-check", true)}` : nothing}<count-up .value=${quote.total}></count-up>
          </td>`,
        )}
      </tr>
    </tfoot>
  </table>`;

  function free(quote) {
    if (!quote.available) return html`${no()}<span>${many ? 0 : "none"}</span>`;
    return html`${yes()}${quote.ways ? (many ? quote.ways : counted(quote.ways, "way")) : "placed"}`;
  }
}

const yes = () => html`<svg class="i i-s good" aria-hidden="true"><use href="#i-check" /></svg>`;
const no = () => html`<svg class="i i-s bad" aria-hidden="true"><use href="#i-cross" /></svg>`;

/** Who gets the guests, with the bars of the totals. */
export function verdict(ctx) {
  const { verdict: said } = ctx.aids;
  if (!said) return nothing;
  const winners = said.winners ?? [];
  const title = winners.length
    ? `The guests go to ${ctx.listed(winners)}.`
    : ctx.view.phase === "bid" ? "Level: a bid decides." : "The guests move on.";
  return html`<div class=${winners.length ? "verdict" : "verdict open"}>
    ${totalBars(ctx)}
    <p><strong>${title}</strong> ${said.text} ${rule(said.rule)}</p>
  </div>`;
}

/** One bar for each hotel that has the rooms, the lowest marked. */
export function totalBars(ctx) {
  const quotes = inTableOrder(ctx, ctx.aids.quotes).filter((quote) => quote.available);
  if (!quotes.length) return html`<span></span>`;
  const most = Math.max(...quotes.map((quote) => quote.total), 1);
  const least = Math.min(...quotes.map((quote) => quote.total));
  const height = quotes.length * 17;
  const thick = 11;
  return html`<svg class="verdict-bars" viewBox="0 0 120 ${height}" aria-hidden="true">
    ${quotes.map((quote, at) => ctx.svg`<rect class="track" x="0" y=${3 + at * 17} width="120" height=${thick} rx="3" />
      <rect class="fill seat-${quote.seat}" x="0" y=${3 + at * 17} width=${(quote.total / most) * 120} height=${thick} rx="3" />`)}
    <path class="cut" d="M${(least / most) * 120} 0v${height}" />
  </svg>`;
}
