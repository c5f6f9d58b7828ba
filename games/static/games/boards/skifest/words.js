/** The words of Ski Fest that several of its screens share. */

import { counted, inWords, joined, sentence } from "../../table/format.js";

export const STYLES = { slalom: "Slalom", ski_cross: "Ski cross", slopestyle: "Slopestyle", moguls: "Moguls", halfpipe: "Halfpipe" };
export const COLOURS = { red: "Red", yellow: "Yellow", blue: "Blue" };
export const LEVELS = ["green", "blue", "black"];
export const WEATHER = { sun: "Sun", ice: "Ice", snow: "Snowfall" };

/** What a run takes and brings as it is printed, and what its majority is worth (SKF-2.4, SKF-5.1). */
export const PRINTED = {
  green: { cards: 2, points: 2, fame: 1, majority: 8 },
  blue: { cards: 4, points: 4, fame: 2, majority: 6 },
  black: { cards: 7, points: 8, fame: 3, majority: 4 },
};
export const MAJORITY_ALL = 4;
export const DAYS = 3;
export const ROUNDS = 4;

const KINDS = [...Object.keys(COLOURS).flatMap((colour) => Object.keys(STYLES).map((style) => `${colour}-${style}`)), "yeti"];

/** @param {string} card @returns {{colour: string, style: string}} of a Yeti both are "yeti" */
export function parts(card) {
  if (card === "yeti") return { colour: "yeti", style: "yeti" };
  const [colour, style] = card.split("-");
  return { colour, style };
}

/** @param {string} card @returns {string} "red ski cross", "Yeti" */
export const cardName = (card) => (card === "yeti" ? "Yeti" : card.replace("-", " ").replace("_", " "));

/** @param {string[]} cards @returns {string[]} in the order of colours, or of styles, Yetis last */
export function sorted(cards, by = "colour") {
  const styles = Object.keys(STYLES);
  const rank = (card) => {
    const kind = KINDS.indexOf(card);
    if (by === "colour" || card === "yeti") return kind;
    return styles.indexOf(parts(card).style) * 3 + Math.floor(kind / 5);
  };
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** @param {string[]} cards @returns {string|null} the colour or style that makes them a set, "yeti" for Yetis alone */
export function basisOf(cards) {
  const plain = cards.filter((card) => card !== "yeti").map(parts);
  if (!plain.length) return cards.length ? "yeti" : null;
  const { colour, style } = plain[0];
  if (plain.every((card) => card.style === style)) return style;
  return plain.every((card) => card.colour === colour) ? colour : null;
}

/** @param {string[]} cards @returns {string} "Four slalom", "Three blue and a Yeti" */
export function setName(cards) {
  const yetis = cards.filter((card) => card === "yeti").length;
  const plain = cards.length - yetis;
  const basis = basisOf(cards);
  const also = yetis === 1 ? "a Yeti" : `${inWords(yetis)} Yetis`;
  if (!plain) return sentence(also);
  const word = basis ? (COLOURS[basis] ?? STYLES[basis]).toLowerCase() : "cards";
  const base = `${sentence(inWords(plain))} ${word}`;
  return yetis ? `${base} and ${also}` : base;
}

/** @param {string[]} cards @returns {Record<string, number>} */
export function countOf(cards) {
  const counts = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

/** What a gear card does, with the numbers of its card set. */
const EFFECTS = {
  guarded_marker: ({ cards }) => `Claims above your marker cost ${counted(cards, "card")} more`,
  pass_yeti: () => "The Yeti’s run is open to you",
  stay_in_avalanche: () => "You may stay in an avalanche",
  fewer_cards: ({ difficulty, cards }) => `${sentence(difficulty)} runs take ${counted(cards, "card")} less`,
  style_fame: ({ fame }) => `Style bonus: ${fame} fame more`,
  free_first_lift: () => "First lift of each day is free",
  third_card: () => "A third card on the day’s first train",
  hotel_cards: ({ cards }) => `Draw ${cards} more at the Hotel`,
  cheaper_claim: ({ cards }) => `Your claims cost ${counted(cards, "card")} less`,
  marker_fame: ({ fame }) => `${fame} fame for each marker`,
  avalanche_cards: ({ cards }) => `Draw ${cards} when an avalanche moves you`,
  more_fame: ({ difficulty, fame }) => `${sentence(difficulty)} runs bring ${fame} fame more`,
  hold_avalanche: () => "No avalanche unless you wish",
  valley_fame_anywhere: () => "Valley fame from anywhere",
  nothing: () => "Worth its points",
};

/** @param {{effect: {kind: string}}} gear a card of the set @returns {string} */
export const gearText = ({ effect }) => EFFECTS[effect.kind]?.(effect) ?? "";

const GEAR_SIGNS = {
  guarded_marker: "gloves", pass_yeti: "drink", stay_in_avalanche: "beacon", style_fame: "goggles", free_first_lift: "pass",
  third_card: "rucksack", hotel_cards: "thermos", cheaper_claim: "map", marker_fame: "stickers", avalanche_cards: "airbag",
  nothing: "hat", more_fame: "tuner", hold_avalanche: "whistle", valley_fame_anywhere: "radio",
};

/** @returns {string} the icon of a gear card */
export function gearSign({ effect }) {
  if (effect.kind === "fewer_cards") return effect.difficulty === "black" ? "k-carving" : "k-wax";
  return `k-${GEAR_SIGNS[effect.kind] ?? "hat"}`;
}

const VILLAGE_SIGNS = {
  ski_school: "school", bakery: "bread", ticket_window: "ticket", blasting_shed: "bomb", card_table: "cards", sauna: "sauna", hotel: "hotel",
};
export const villageSign = (key) => `k-${VILLAGE_SIGNS[key] ?? "hut"}`;

/** @param {{cards?: number, fame?: number}} cost @returns {string} "free", "1 card", "2 fame" */
export function costText({ cards, fame }) {
  const list = [cards ? counted(cards, "card") : "", fame ? `${fame} fame` : ""].filter(Boolean);
  return list.length ? joined(list) : "free";
}

/** @param {object} place of the village @param {string} tomorrow weather @returns {string} "draw 2", "1 explosive and draw 1" */
export function gainText({ key, gain }, tomorrow) {
  if (key === "hotel") return tomorrow ? `draw ${gain[tomorrow]}, buy gear` : "draw, buy gear";
  const list = [
    gain.fame ? `${gain.fame} fame` : "",
    gain.tickets ? counted(gain.tickets, "lift ticket") : "",
    gain.explosives ? counted(gain.explosives, "explosive") : "",
    gain.cards ? `draw ${gain.cards}` : "",
  ].filter(Boolean);
  return joined(list);
}
