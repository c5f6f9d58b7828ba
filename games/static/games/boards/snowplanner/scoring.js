/** What a Goal scores for a hotel, from what is open to all. */

import { bingos, count } from "./words.js";

const COUNTS = {
  vip: (player, cards) => [...player.rooms.map((room) => room?.card), ...player.checked_out].filter((key) => cards.vips[key]).length,
  room: (player) => player.rooms.filter(Boolean).length,
  checked_out: (player) => player.checked_out.length,
  event: (player) => player.played_events.length,
  like: (player) => player.likes,
  window_blue: (player) => count(player.windows, "blue"),
  window_orange: (player) => count(player.windows, "orange"),
  window_green: (player) => count(player.windows, "green"),
  window_any: (player) => count(player.windows),
  bingo: (player) => bingos(player.windows),
  stock: (player) => player.snow + player.tickets + player.croissants,
  die5: (player) => player.dice.filter(({ face }) => face >= 5).length,
};

/** @param {object} player as in the view @param {object} goal the card @param {object} cards the card set @returns {number} */
export const goalScore = (player, { per, divisor, points, max }, cards) => Math.min(max, Math.floor(COUNTS[per](player, cards) / divisor) * points);
