/** The words of Snow Planner that several of its screens share. */

import { counted, joined } from "../../table/format.js";

export const RESOURCES = ["snow", "tickets", "croissants", "likes", "points"];
const UNITS = { snow: ["Snow", "Snow"], tickets: ["Ticket", "Tickets"], croissants: ["Croissant", "Croissants"], likes: ["Like", "Likes"], points: ["point", "points"] };
export const RESOURCE_NAMES = { snow: "Snow", tickets: "Tickets", croissants: "Croissants", likes: "Likes", points: "Points" };

/** Icon and colour class of a resource. */
export const SIGNS = { snow: ["k-snow", "r-snow"], tickets: ["k-ticket", "r-ticket"], croissants: ["k-croissant", "r-croissant"], likes: ["k-like", "r-like"], points: ["k-star", "r-star"] };

export const COLOURS = ["blue", "orange", "green"];

export const AREAS = [
  { key: "slope", name: "Slope", at: "on the Slope", sign: "k-slope" },
  { key: "ticket_office", name: "Ticket Office", at: "at the Ticket Office", sign: "k-ticket" },
  { key: "bakery", name: "Bakery", at: "at the Bakery", sign: "k-croissant" },
  { key: "media", name: "Media", at: "at Media", sign: "k-media" },
  { key: "workshop", name: "Workshop", at: "at the Workshop", sign: "k-workshop" },
  { key: "event_hall", name: "Event Hall", at: "in the Event Hall", sign: "k-event" },
  { key: "office", name: "Office", at: "at the Office", sign: "k-office" },
  { key: "summit", name: "Summit", at: "on the Summit", sign: "k-summit" },
  { key: "station", name: "Station", at: "at the Station", sign: "k-station" },
];
/** @param {string} key @returns {{key: string, name: string, at: string, sign: string}} */
export const areaOf = (key) => AREAS.find((area) => area.key === key);

export const DICE = [0, 1, 2, "part_time"];
/** @param {number|"part_time"} die @returns {string} "die 4", "the Part-Time Die" */
export const dieName = (die, face) => (die === "part_time" ? `Part-Time Die ${face}` : `die ${face}`);

/** @returns {string} "3 Tickets" */
export const amount = (number, resource) => `${number} ${UNITS[resource][number === 1 ? 0 : 1]}`;

/** @returns {string} "of any colour" and the like for one kind of Window */
const windows = (number, colour) => (colour === "any" ? counted(number, "Window") : counted(number, `${colour} Window`));

/** The parts of a gain in words, in the order in which they are carried out. */
export function gainParts(gain = {}) {
  return Object.entries(gain).flatMap(([verb, value]) => {
    if (verb in UNITS) return [amount(value, verb)];
    if (verb === "window") return Object.entries(value).map(([colour, number]) => windows(number, colour));
    if (verb === "guest") return [value === 1 ? "a card from the Station" : `${value} cards from the Station`];
    if (verb === "draw_event") return [value === 1 ? "draw an Event" : `draw ${value} Events`];
    if (verb === "train") return [counted(value, "free training step")];
    return [value === 1 ? "move a Window" : `move ${value} Windows`];
  });
}

/** @returns {string} "2 Tickets and 1 point", "nothing" */
export const gainText = (gain) => joined(gainParts(gain)) || "nothing";

/** The parts of a stay requirement in words. */
export function needParts(need = {}) {
  return Object.entries(need).flatMap(([key, value]) => {
    if (key === "any") return [`${counted(value, "Window")} in all`];
    if (COLOURS.includes(key)) return [windows(value, key)];
    if (key === "bingo") return [counted(value, "bingo")];
    if (key === "pattern") return [`Windows on ${joined(value.map(String))}`];
    return Object.entries(value).map(([resource, number]) => `${amount(number, resource)} to pay`);
  });
}

/** @returns {string} */
export const needText = (need) => joined(needParts(need)) || "nothing";

/** What is missing for a stay, from the aids: `{colour: {needs, have}}` and the like. */
export function lackText(lacks = {}) {
  return joined(
    Object.entries(lacks).map(([key, value]) => {
      if (key === "pattern") return `Windows on ${joined(value.map(String))}`;
      if (key in UNITS) return `${amount(value.needs - value.have, key)} more`;
      if (key === "bingo") return `${counted(value.needs - value.have, "bingo")} more`;
      return `${windows(value.needs - value.have, key)} more`;
    }),
  );
}

const PER = {
  vip: ["VIP in a room", "VIPs in rooms"],
  room: ["occupied room", "occupied rooms"],
  checked_out: ["card that has checked out", "cards that have checked out"],
  event: ["played Event", "played Events"],
  like: ["Like", "Likes"],
  window_blue: ["blue Window", "blue Windows"],
  window_orange: ["orange Window", "orange Windows"],
  window_green: ["green Window", "green Windows"],
  window_any: ["Window", "Windows"],
  bingo: ["bingo", "bingos"],
  stock: ["Snow, Ticket or Croissant", "Snow, Tickets and Croissants"],
  die5: ["own die with 5 or 6", "own dice with 5 or 6"],
};

/** @returns {string} "for each Window", "for each 2 Likes" */
export const perText = (per, divisor) => (divisor === 1 ? `for each ${PER[per][0]}` : `for each ${divisor} ${PER[per][1]}`);

/** @returns {string} what a Goal scores */
export function goalText({ per, divisor, points, max }) {
  const counts = per === "vip" ? "for each VIP, in a room or checked out" : perText(per, divisor);
  return `${amount(points, "points")} ${counts}, at most ${max}`;
}

/** @returns {string} what a round card does, in a sentence */
export function roundText(card) {
  if (card.gains) return `gives each player ${gainText(card.gains)}`;
  const { resource, base, per, divisor } = card.owe;
  return `owed: ${amount(base, resource)}, 1 more ${perText(per, divisor)}; 2 points for each unpaid`;
}

const ON = { guest: "Card taken", window: "Window placed", event: "Event played", bonus: "On Bonus", checkout: "Check-out" };
/** @param {string} on a Talent's trigger @returns {string} "Reward at the Workshop" */
export function onText(on) {
  const area = on.match(/^place\((.+)\)$/);
  return area ? `Reward ${areaOf(area[1]).at}` : ON[on];
}

/** What a Workshop or Station reward does, in words. */
export function rewardText(reward) {
  if (reward.cards) return reward.cards === 1 ? `a card from 1 to ${reward.max}` : `two cards from 1 to ${reward.max}`;
  if (reward.windows) return `${counted(reward.windows, "Window")} for ${gainText(reward.cost)}`;
  if (reward.play_event) return "play an Event, level up to the value";
  if (reward.play_goal) return "play a Goal";
  return gainText(reward);
}

/** @returns {string} "the first space", from the left */
export const spaceName = (space) => `${["first", "second", "third", "fourth", "fifth", "sixth"][space - 1] ?? `${space}th`} space`;

/** Rows, columns and diagonals of the grid. */
const LINES = [[1, 2, 3], [4, 5, 6], [7, 8, 9], [1, 4, 7], [2, 5, 8], [3, 6, 9], [1, 5, 9], [3, 5, 7]];
/** @param {string[]} grid @returns {number} lines of one colour */
export const bingos = (grid) => LINES.filter(([a, b, c]) => grid[a - 1] && grid[a - 1] === grid[b - 1] && grid[b - 1] === grid[c - 1]).length;

/** @param {string[]} grid @returns {number[]} the covered positions */
export const covered = (grid) => grid.flatMap((colour, at) => (colour ? [at + 1] : []));

/** @param {string[]} grid @returns {number} how many Windows of a colour, or in all */
export const count = (grid, colour) => grid.filter((each) => (colour ? each === colour : each)).length;
