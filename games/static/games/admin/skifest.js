/* Ski Fest's cards in the admin: the size of the deck, and both maps drawn as they are typed, with what is wrong. */

import { rows } from "./rows.js";
import { draw } from "./skifest_map.js";

const value = (row, name) => row.querySelector(`[name$="-${name}"]`)?.value.trim() ?? "";
const ticked = (row, name) => Boolean(row.querySelector(`[name$="-${name}"]`)?.checked);
const removed = (row) => row.querySelector(".cards-removed-mark").checked;

const READ = {
  places: (row) => ({ key: value(row, "key"), name: value(row, "name"), height: Number(value(row, "height")), lodge: Number(value(row, "lodge")) || null }),
  lifts: (row) => ({ from: value(row, "low"), to: value(row, "high") }),
  runs: (row) => ({
    key: value(row, "key"), name: value(row, "name"), difficulty: value(row, "difficulty"), top: value(row, "top"), bottom: value(row, "bottom"),
    style_space: ticked(row, "style_space"), no_yeti: ticked(row, "no_yeti"),
  }),
};

/** The map as it is typed now. */
function typed(section, name) {
  const map = {};
  for (const [part, read] of Object.entries(READ)) {
    const list = section.querySelector(`[data-list="${name}-${part}"]`);
    map[part] = [...list.querySelectorAll("[data-row]")].filter((row) => !removed(row)).map(read);
  }
  return map;
}

/** @returns {string[]} what the rules of maps would say; the server has the last word */
function faultsOf({ places, lifts, runs }) {
  const height = new Map(places.map((place) => [place.key, place.height]));
  const faults = [];
  const way = (what, low, high) => {
    const unknown = [low, high].filter((key) => !height.has(key));
    if (unknown.length) faults.push(`${what}: there is no place ${unknown.join(", ")}.`);
    else if (height.get(low) >= height.get(high)) faults.push(`${what}: ${high} isn’t higher than ${low}.`);
  };
  for (const { from, to } of lifts) way(`Lift ${from} to ${to}`, from, to);
  for (const { name, top, bottom } of runs) way(name || "A run", bottom, top);
  const valleys = places.filter((place) => place.height === 0);
  if (valleys.length !== 1) faults.push(`Exactly one place has height 0, the valley; here ${valleys.length} have.`);
  const tops = new Set(runs.map((run) => run.top));
  for (const place of places) if (place.height > 0 && !tops.has(place.key)) faults.push(`No run leads on from ${place.key}.`);
  const reached = new Set(valleys.map((place) => place.key));
  const ways = [...lifts.map(({ from, to }) => [from, to]), ...runs.map(({ top, bottom }) => [top, bottom])];
  for (const _ of places) for (const [start, end] of ways) if (reached.has(start)) reached.add(end);
  for (const place of places) if (!reached.has(place.key) && valleys.length === 1) faults.push(`Nothing leads to ${place.key}.`);
  return faults;
}

function showMap(section) {
  const name = section.dataset.map;
  const map = typed(section, name);
  section.querySelector("[data-preview]").replaceChildren(draw(name, map));
  const list = section.querySelector("[data-map-faults]");
  const faults = faultsOf(map);
  list.hidden = !faults.length;
  list.replaceChildren(...faults.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
}

function show(row) {
  const name = value(row, "name") || (value(row, "low") && `${value(row, "low")} to ${value(row, "high")}`);
  for (const place of row.querySelectorAll("[data-words]")) place.textContent = name ? `: ${name}` : "";
}

for (const place of document.querySelectorAll("[data-drawn]")) {
  place.append(draw(place.dataset.drawn, JSON.parse(document.getElementById(place.dataset.drawn).textContent)));
}
for (const list of document.querySelectorAll("[data-list]")) {
  const section = list.closest("[data-map]");
  rows(
    {
      list: list.querySelector("[data-rows]"),
      template: list.querySelector("[data-new-row]"),
      add: list.querySelector("[data-add]"),
      total: list.querySelector(`[name="${list.dataset.list}-TOTAL_FORMS"]`),
      most: Number(list.dataset.most),
    },
    show,
    () => section && queueMicrotask(() => showMap(section)),
  );
}
const total = document.querySelector("[data-total]");
document.addEventListener("input", (event) => {
  if (!event.target.closest("[data-slope]")) return;
  const sum = [...document.querySelectorAll("[data-slope] input")].reduce((cards, field) => cards + (Number(field.value) || 0), 0);
  if (total.textContent !== `${sum} cards`) total.textContent = `${sum} cards`;
});
