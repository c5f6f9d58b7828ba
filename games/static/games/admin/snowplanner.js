/* Snow Planner's cards in the admin: one part of the set at a time, drawings that follow what is typed (the
   server draws them), numbers of cards against what a game takes. */

import { loadPieces } from "./pieces.js";
import { rows } from "./rows.js";
import { verbRows } from "./snowplanner_rows.js";

const PAUSE_MS = 200;
const PLAYERS = 4;
/** The part of the set that was looked at last, for when the page comes back saved. */
const SHOWN = "snowplanner-cards";
const root = document.querySelector("[data-snow]");
const sections = [...root.querySelectorAll("[data-section]")];
const tabs = [...root.querySelectorAll("[data-tabs] a")];

/** Show one part of the set, and with the anchor of a card, that card opened. */
function show(anchor, moving) {
  const target = document.getElementById(anchor);
  const section = target?.closest("[data-section]") ?? sections[0];
  for (const other of sections) other.hidden = other !== section;
  sessionStorage.setItem(SHOWN, section.id);
  for (const tab of tabs) {
    const current = tab.hash === `#${section.id}`;
    if (!current) tab.removeAttribute("aria-current");
    else if (!tab.hasAttribute("aria-current")) {
      tab.setAttribute("aria-current", "true");
      // On a phone the tabs scroll sideways.
      tab.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }
  if (!moving || !target || target === section) return;
  // It may have been filtered out.
  target.hidden = false;
  const card = target.querySelector("details");
  if (card) card.open = true;
  target.scrollIntoView({ block: "start" });
  card?.querySelector("summary").focus({ preventScroll: true });
}

/** Make links inside `place` show what they lead to. The address stays: a saved page would jump to its anchor
    instead of to what is wrong. */
function leads(place, moving) {
  place?.addEventListener("click", (event) => {
    const link = event.target.closest("a");
    if (!link) return;
    event.preventDefault();
    show(link.hash.slice(1), moving);
  });
}

function tabbed() {
  leads(root.querySelector("[data-tabs]"), false);
  leads(root.querySelector(".snow-problems"), true);
  const asked = location.hash.slice(1);
  const wrong = tabs.find((tab) => tab.querySelector(".snow-wrong"))?.hash.slice(1);
  show(asked || wrong || sessionStorage.getItem(SHOWN) || sections[0].id, Boolean(asked));
  window.addEventListener("hashchange", () => show(location.hash.slice(1), true));
}

const waiting = new Map();

/** Have a card drawn anew once typing pauses; an older answer never replaces a newer one. */
function redraw(card) {
  const before = waiting.get(card);
  if (before) {
    clearTimeout(before.timer);
    before.request.abort();
  }
  const request = new AbortController();
  const timer = setTimeout(() => draw(card, request.signal).catch((fault) => {
    if (fault.name !== "AbortError") throw fault;
  }), PAUSE_MS);
  waiting.set(card, { timer, request });
}

async function draw(card, signal) {
  const fields = new URLSearchParams({ card: card.dataset.draws });
  for (const field of card.querySelectorAll("[name]")) {
    if (field.matches("input, select") && (field.type !== "checkbox" || field.checked)) fields.append(field.name, field.value);
  }
  const token = card.closest("form").querySelector('[name="csrfmiddlewaretoken"]').value;
  const answer = await fetch(root.dataset.draw, { method: "POST", body: fields, headers: { "X-CSRFToken": token }, signal });
  if (answer.ok) card.querySelector("[data-face]").innerHTML = await answer.text();
}

const removed = (card) => card.querySelector(".cards-removed-mark").checked;

function kept(kind) {
  return [...root.querySelectorAll(`[data-kind="${kind}"] [data-row]`)].filter((card) => !removed(card));
}

/** Write a number where it stands; a live region: only what is new is worth being read out. */
function write(place, number) {
  if (place.textContent !== String(number)) place.textContent = number;
}

function tally() {
  for (const place of root.querySelectorAll("[data-number-of]")) write(place, kept(place.dataset.numberOf).length);
  for (const place of root.querySelectorAll("[data-tally]")) {
    const { kinds, season, dealt } = place.dataset;
    const cards = kinds.split(" ").flatMap(kept);
    const have = season
      ? cards.filter((card) => card.querySelector('[name$="-season"]').value === season).length
      : cards.length;
    write(place.querySelector("[data-have]"), have);
    const need = place.querySelector("[data-need]");
    if (dealt) write(need, PLAYERS * (Number(root.querySelector(`[name="setup-${dealt}"]`).value) || 0));
    const wanted = Number(need.textContent);
    place.dataset.state = ("exact" in place.dataset ? have === wanted : have >= wanted) ? "right" : "wrong";
  }
}

/** What a round card has depends on its season; a removed card is told by its name. */
function dress(card) {
  const season = card.querySelector('[name$="-season"]')?.value;
  if (season) {
    card.querySelector(".snow-f-gains").hidden = season !== "low";
    for (const name of ["resource", "base", "divisor", "per"]) card.querySelector(`.snow-f-${name}`).hidden = season === "low";
  }
  const name = card.querySelector('[name$="-name"]');
  if (name) card.querySelector("[data-words]").textContent = name.value || "without a name";
}

function findable(section) {
  const box = section.querySelector("[data-filter]");
  const field = box.querySelector("input");
  box.hidden = false;
  field.addEventListener("keydown", (event) => { if (event.key === "Enter") event.preventDefault(); });
  field.addEventListener("input", () => {
    const wanted = field.value.trim().toLowerCase();
    const cards = [...section.querySelectorAll("[data-row]")];
    for (const card of cards) {
      const face = card.querySelector("[data-face]");
      const signs = [...face.querySelectorAll("[aria-label]")].map((sign) => sign.getAttribute("aria-label"));
      card.hidden = !`${face.textContent} ${signs.join(" ")}`.toLowerCase().includes(wanted);
    }
    const shown = cards.filter((card) => !card.hidden).length;
    box.querySelector("[data-found]").textContent = wanted ? `${shown} of ${cards.length} shown` : "";
  });
}

function editable(section) {
  const add = section.querySelector("[data-add]");
  // Of the cards that can be open, one is: an open newcomer would be closed instead of the other.
  add.addEventListener("click", () => {
    for (const open of root.querySelectorAll('details[name="snow-open"][open]')) open.open = false;
  });
  rows(
    {
      list: section.querySelector("[data-rows]"),
      template: section.querySelector("[data-new-row]"),
      add,
      total: section.querySelector(`[name="${section.dataset.kind}-TOTAL_FORMS"]`),
      most: Number(section.dataset.mostRows),
    },
    dress,
    () => {},
  );
  findable(section);
}

loadPieces(root.dataset.pieces);
if (root.dataset.draw) {
  for (const section of root.querySelectorAll("[data-kind]")) editable(section);
  verbRows(root);
  root.addEventListener("input", (event) => {
    const card = event.target.closest("[data-draws]");
    if (card && event.target.type !== "search") redraw(card);
    tally();
  });
  tally();
}
tabbed();
