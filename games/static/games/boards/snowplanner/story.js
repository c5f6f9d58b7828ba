/** What moved between two views, and what the log tells of the whole match. Nothing waits for it. */

import { RESOURCES } from "./words.js";

/** @param {object} before @param {object} after two views */
export function effects(before, after) {
  const gains = {};
  const windows = [];
  const rooms = [];
  after.players.forEach((player, seat) => {
    const old = before.players[seat];
    const moved = Object.fromEntries(RESOURCES.map((key) => [key, player[key] - old[key]]).filter(([, by]) => by));
    if (Object.keys(moved).length) gains[seat] = moved;
    player.windows.forEach((colour, at) => (colour && !old.windows[at] ? windows.push({ seat, position: at + 1 }) : null));
    player.rooms.forEach((room, at) => (room && room.card !== old.rooms[at]?.card ? rooms.push({ seat, room: at + 1 }) : null));
  });
  return {
    gains,
    windows,
    rooms,
    dice: newDice(before, after),
    station: after.station.filter((card) => card && !before.station.includes(card)),
    round: before.round_card !== after.round_card,
    tiles: !before.summit_open && after.summit_open,
  };
}

function newDice(before, after) {
  return Object.entries(after.areas).flatMap(([area, spaces]) => spaces.flatMap((lying, space) => (lying && !before.areas[area]?.[space] ? [{ area, space }] : [])));
}

/** Where points come from: the last line of these decides for the gains that follow it. */
const SOURCES = {
  reward_taken: "areas", die_placed: "areas", event_played: "events", round_given: "rounds", room_paid: "rooms", bonus_row: "bonus",
  checked_out: "talent", window_placed: "windows", guest_taken: "talent", vip_taken: "talent", event_drawn: null, die_trained: null,
};

export const SOURCE_NAMES = { rooms: "Guests and VIPs paying", bonus: "Bonus rows and Talent", events: "Events", areas: "Areas", rounds: "Round cards", windows: "Windows", talent: "Talent, on guests", lost: "Lost" };

/**
 * Points by seat and source, from the whole log; null while lines are missing.
 * @returns {Record<string, number>[]|null}
 */
export function pointSources(ctx) {
  if (!ctx.wholeLog) return null;
  const found = ctx.view.players.map(() => ({}));
  const add = (seat, key, by) => {
    found[seat][key] = (found[seat][key] ?? 0) + by;
  };
  let source = "areas";
  for (const { code, data } of ctx.log) {
    if (code === "gained" && data.resource === "points") add(data.seat, source, data.amount);
    else if (data.points_lost) add(data.seat, "lost", -data.points_lost);
    else if (SOURCES[code]) source = SOURCES[code];
  }
  return found;
}

/**
 * Points of all seats after each round.
 * @returns {number[][]|null} by round, from the start
 */
export function pointsByRound(ctx) {
  if (!ctx.wholeLog) return null;
  const now = ctx.view.players.map(() => 0);
  const rounds = [[...now]];
  for (const { code, data } of ctx.log) {
    if (code === "gained" && data.resource === "points") now[data.seat] += data.amount;
    else if (data.points_lost) now[data.seat] -= data.points_lost;
    else if (code === "cleaned" || code === "game_over") rounds.push([...now]);
  }
  return rounds;
}
