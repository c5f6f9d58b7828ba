/** The words of Boutique Hotel Manager that several of its screens share. */

import { counted, money } from "../../table/format.js";

export const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
export const SHORT = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
export const SLOTS = [1, 2, 3, 4, 5, 6, 7, "breakfast"];
export const FACES = [1, 2, 3, 4, 5, 6];

/** The three kinds of staff, in the order of the reports. */
export const KINDS = [
  { key: "housekeeping", label: "Housekeeping", icon: "i-broom", counts: "rooms in use" },
  { key: "checkin", label: "Check-in", icon: "i-bell", counts: "arrivals" },
  { key: "kitchen", label: "Kitchen", icon: "i-pot", counts: "breakfasts" },
];

/** @param {number} night 1 to 7, 8 and up after Sunday @returns {string} */
export const dayName = (night) => DAYS[(night - 1) % 7];
/** @param {number} night 1 to 7, 8 and up after Sunday @returns {string} */
export const dayShort = (night) => SHORT[(night - 1) % 7];
/** @param {number} night 1 to 7, 8 and up after Sunday @returns {string} */
export const nightName = (night) => (night > 7 ? `${dayName(night)} of next week` : dayName(night));

/** @param {number|"breakfast"} slot @returns {string} */
export const slotName = (slot) => (slot === "breakfast" ? "Breakfast" : DAYS[slot - 1]);
/** @param {number|"breakfast"} slot @returns {string} what the price is for */
export const slotUnit = (slot) => (slot === "breakfast" ? "for each room and night" : "for each room");

/** @param {number} value of a price die @returns {string} in money */
export const price = (value) => money(value * 100);

/** @param {object} player @param {number|"breakfast"} slot @returns {number|null} the die's value, null while hidden */
export function slotValue(player, slot) {
  return slot === "breakfast" ? player.breakfast : (player.prices?.[slot - 1] ?? null);
}

const TOKENS = {
  gs: "check-in, room only",
  gc: "later night, room only",
  bs: "check-in, with breakfast",
  bc: "later night, with breakfast",
};
/** @param {string} code as on the board @returns {string} */
export const tokenName = (code) => TOKENS[code];

/** @param {object} guest @returns {number} rooms times nights */
export const roomNights = (guest) => guest.stays.reduce((sum, [, nights]) => sum + nights, 0);

/** @param {object} view @returns {number[]} the nights of the guest on the table, counted on past Sunday */
export function stayNights(view) {
  if (!view.guest || !view.checkin_day) return [];
  const last = Math.max(...view.guest.stays.map(([first, nights]) => first + nights));
  return Array.from({ length: last }, (_, night) => view.checkin_day + night);
}

/**
 * The tokens that a placement puts down (BHM-3.9).
 * @param {object} guest @param {number} checkin day 1 to 7 @param {number[]} rooms one for each room stay
 * @returns {{room: number, night: number, code: string}[]}
 */
export function tokensOf(guest, checkin, rooms) {
  const colour = guest.breakfast ? "b" : "g";
  return guest.stays.flatMap(([first, nights], stay) =>
    Array.from({ length: nights }, (_, night) => ({
      room: rooms[stay],
      night: checkin + first + night,
      code: colour + (night === 0 ? "s" : "c"),
    })),
  );
}

/** The nights on which both rooms of an adjacent placement are used, with the lower room. */
export function linksOf(guest, checkin, rooms) {
  if (!guest.adjacent || guest.stays.length < 2) return [];
  const nights = guest.stays.map(([first, count]) => Array.from({ length: count }, (_, night) => checkin + first + night));
  return nights[0].filter((night) => nights[1].includes(night)).map((night) => [night, Math.min(...rooms)]);
}

/** @param {object} guest @returns {string} "Two rooms, side by side" */
export function guestTitle(guest) {
  if (guest.stays.length === 1) return `One room, ${counted(guest.stays[0][1], "night")}`;
  return guest.adjacent ? "Two rooms, side by side" : "Two rooms";
}
