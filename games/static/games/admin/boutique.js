/* Boutique's cards in the admin: drawings that follow what is typed, and the size of the deck. */

import { draw, words } from "./boutique_card.js";
import { loadPieces } from "./pieces.js";
import { rows } from "./rows.js";

const page = document.querySelector("[data-boutique]");

/** The whole number in a field, or 0 where there is none. */
function number(row, name) {
  const value = Number(row.querySelector(`[name$="-${name}"]`).value);
  return Number.isInteger(value) && value >= 0 ? value : 0;
}

/** The nights in a field; 0 for what can't be drawn. */
function nights(row, name) {
  const typed = number(row, name);
  return typed <= Number(page.dataset.mostNights) ? typed : 0;
}

function cardOf(row) {
  const stays = [[number(row, "first_from"), nights(row, "first_nights")]];
  if (row.querySelector('[name$="-second_nights"]').value.trim()) {
    stays.push([number(row, "second_from"), nights(row, "second_nights")]);
  }
  const ticked = (name) => row.querySelector(`[name$="-${name}"]`).checked;
  return { stays, breakfast: ticked("breakfast"), adjacent: ticked("adjacent") };
}

function show(row) {
  const card = cardOf(row);
  row.querySelector("[data-preview]").replaceChildren(draw(card));
  for (const place of row.querySelectorAll("[data-words]")) place.textContent = words(card);
}

function count(total, size, kept) {
  const sum = kept.reduce((cards, row) => cards + number(row, "copies"), 0);
  const off = sum - size;
  const rest = off === 0 ? "" : off > 0 ? `: ${off} too many` : `: ${-off} too few`;
  const text = `${sum} of ${size} cards${rest}`;
  // A live region: only what is new is worth being read out.
  if (total.textContent !== text) total.textContent = text;
  total.dataset.state = off === 0 ? "right" : "wrong";
}

loadPieces(page.dataset.pieces);
for (const place of page.querySelectorAll("[data-card]")) {
  const stays = place.dataset.stays.trim().split(/\s+/).map((stay) => stay.split("+").map(Number));
  place.append(draw({ stays, breakfast: Boolean(place.dataset.breakfast), adjacent: Boolean(place.dataset.adjacent) }));
}
const list = page.querySelector("[data-rows]");
if (list) {
  const total = page.querySelector("[data-total]");
  rows(
    {
      list,
      template: page.querySelector("[data-new-row]"),
      add: page.querySelector("[data-add]"),
      total: page.querySelector(`[name="${page.dataset.prefix}-TOTAL_FORMS"]`),
      most: Number(page.dataset.mostRows),
    },
    show,
    (kept) => count(total, Number(page.dataset.deckSize), kept),
  );
}
