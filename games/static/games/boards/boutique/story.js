/** What the log tells: the change of this turn, how the last guest was settled, what moved, and where the money went. */

import { money, sentence } from "../../table/format.js";
import { SHORT } from "./words.js";

const WON = new Set(["guest_won", "walkin_won"]);
const SETTLED = new Set([...WON, "guest_lost", "walkin_lost"]);
const ASKS = new Set(["guest_asks", "walkin_asks"]);
const START_MONEY = 500;

/**
 * How the last guest was settled.
 * @returns {{text: string, rule: string, seat: number|null, die: number}|null}
 */
export function lastSettled(ctx) {
  const { log } = ctx;
  const at = log.findLastIndex(({ code }) => ASKS.has(code));
  if (at < 0) return null;
  const after = log.slice(at + 1);
  const settled = after.filter(({ code }) => SETTLED.has(code));
  if (!settled.length || after.some(({ code }) => code === "week_ended")) return null;
  const { data } = log[at];
  const die = data.die ?? data.budget / 100;
  const won = settled.filter(({ code }) => WON.has(code));
  const winners = won.map((line) => line.data.seat);
  const rule = settled.at(-1).rule;
  if (!won.length) return { text: settled[0].text, rule, seat: null, die };
  const others = data.quotes.filter(({ seat }) => !winners.includes(seat));
  const dearer = others.filter(({ total }) => total !== null).map(({ seat, total }) => `${ctx.listed([seat])} ${money(total)}`);
  const full = others.filter(({ total }) => total === null).map(({ seat }) => (seat === ctx.me ? "you had no rooms" : `${ctx.short(seat)} had no rooms`));
  const against = [dearer.length ? `against ${dearer.join(", ")}` : "", ...full].filter(Boolean).join(", ");
  const verb = winners.length === 1 && winners[0] !== ctx.me ? "gets" : "get";
  const text = `${sentence(ctx.listed(winners))} ${verb} the guests for ${money(won[0].data.total)}${against ? `, ${against}` : ""}.`;
  return { text, rule, seat: winners[0], die };
}

/**
 * The comparison as it stood when the guests asked. With equal bids several hotels get them, and one that has
 * placed them already may have no such rooms any more: it has won all the same (BHM-3.7).
 * @returns {{quotes: object[], verdict: object|null}}
 */
export function comparison(ctx) {
  const { quotes = [], verdict = null } = ctx.aids;
  const at = ctx.log.findLastIndex(({ code }) => ASKS.has(code));
  const winners = at < 0 ? [] : ctx.log.slice(at + 1).flatMap(({ code, data }) => (WON.has(code) ? [data.seat] : []));
  if (!verdict || winners.length < 2) return { quotes, verdict };
  return {
    quotes: quotes.map((quote) => {
      const winner = winners.includes(quote.seat);
      return { ...quote, winner, available: quote.available || winner };
    }),
    verdict: { text: "Equal bids: each of them gets the guests", rule: "BHM-3.7", winners },
  };
}

/** A turn of booking begins where the last guest was settled, a day of walk-ins with its name. */
const TURN_STARTS = {
  booking: new Set(["prices_revealed", "rooms_blocked", "guest_lost"]),
  walkins: new Set(["day_started", "planning_started"]),
};

/** @returns {{from: number, to: number}|null} how a price die was changed in the turn or day that is being played */
export function turnChange(ctx, seat, slot) {
  const starts = TURN_STARTS[ctx.view.stage];
  if (!starts) return null;
  const start = ctx.log.findLastIndex(({ code }) => starts.has(code));
  const change = ctx.log
    .slice(start + 1)
    .findLast(({ code, data }) => code === "price_changed" && data.seat === seat && data.slot === slot);
  if (!change || change.data.before === change.data.value) return null;
  return { from: change.data.before, to: change.data.value };
}

/**
 * What moved between two views. Nothing waits for it: the next push ends what still moves.
 * @param {object} before @param {object} after
 */
export function effects(before, after) {
  const gain = {};
  const placed = [];
  const rating = [];
  after.players.forEach((player, seat) => {
    const old = before.players[seat];
    if (player.money !== old.money) gain[seat] = player.money - old.money;
    if (player.rating !== old.rating) rating.push(seat);
    if (before.week === after.week) placed.push(...newTokens(old, player, seat));
  });
  return {
    gain,
    placed,
    rating,
    revealed: before.phase === "prepare" && after.phase !== "prepare",
    guest: Boolean(after.guest) && JSON.stringify([before.guest, before.turn]) !== JSON.stringify([after.guest, after.turn]),
  };
}

function newTokens(old, player, seat) {
  const rows = (board, first) =>
    board.flatMap((row, room) => row.map((code, day) => ({ seat, room: room + 1, night: day + first, code })));
  const was = [...rows(old.board, 1), ...rows(old.beyond, 8)];
  const had = new Set(was.filter(({ code }) => code).map(({ room, night }) => `${room}:${night}`));
  return [...rows(player.board, 1), ...rows(player.beyond, 8)].filter(
    ({ code, room, night }) => code && !had.has(`${room}:${night}`),
  );
}

/** @returns {[number, number, string][]} seat, amount and purpose of what a line did to the money */
function moved({ code, data }) {
  if (code === "guest_won") return [[data.seat, data.total, "booking"]];
  if (code === "walkin_won") return [[data.seat, data.total, "walkins"]];
  if (code === "staff_paid") return [[data.seat, -data.cost, "staff"]];
  if (code === "expanded") return [[data.seat, -data.cost, "rooms"]];
  if (code === "bids_revealed") return data.bids.map(({ seat, amount }) => [seat, -amount, "bids"]);
  return [];
}

/** The week of each line: it turns when the log says so. */
function* byWeek(log) {
  let week = 1;
  for (const line of log) {
    if (line.code === "week_started") week = line.data.week;
    yield [week, line];
  }
}

/** @returns {{guests: number|null, staff: number}} what a hotel did in a week; null while older lines are missing */
export function weekFigures(ctx, week, seat) {
  const report = ctx.reports.find((item) => item.week === week);
  const hired = report.hotels.find((hotel) => hotel.seat === seat).staff;
  const staff = Object.values(hired).reduce((sum, members) => sum + members, 0) * (ctx.aids.limits?.staff_cost ?? 300);
  if (!ctx.wholeLog) return { guests: null, staff };
  const guests = [...byWeek(ctx.log)].filter(([at, line]) => at === week && WON.has(line.code) && line.data.seat === seat);
  return { guests: guests.length, staff };
}

/** @returns {Record<string, number>[]|null} by seat, what came in and went out for each purpose */
export function matchFigures(ctx) {
  if (!ctx.wholeLog) return null;
  const figures = ctx.view.players.map(() => ({ start: START_MONEY, booking: 0, walkins: 0, staff: 0, bids: 0, rooms: 0 }));
  for (const line of ctx.log) for (const [seat, amount, purpose] of moved(line)) figures[seat][purpose] += amount;
  return figures;
}

/**
 * The money of all seats after each guest, the staff, each day of walk-ins and the rooms.
 * @param {number|null} week null is the whole match
 * @returns {{points: {label: string, kind: string, money: number[]}[], parts: {kind: string, label: string, from: number, to: number}[]}|null}
 */
export function moneySeries(ctx, week) {
  if (!ctx.wholeLog) return null;
  const cash = ctx.view.players.map(() => START_MONEY);
  const points = [{ week: 1, kind: "start", label: "", money: [...cash] }];
  let guests = 0;
  for (const [at, line] of byWeek(ctx.log)) {
    if (line.code === "week_started") guests = 0;
    const opened = opens(line, () => (guests += 1));
    if (opened && !(opened.kind === "rooms" && points.at(-1).kind === "rooms")) points.push({ week: at, ...opened, money: [...cash] });
    for (const [seat, amount] of moved(line)) cash[seat] += amount;
    points.at(-1).money = [...cash];
  }
  const first = Math.max(0, week === null ? 0 : points.findIndex((point) => point.week === week && point.kind !== "start") - 1);
  const shown = points.filter((point, at) => week === null || at === first || (at > first && point.week === week));
  if (shown.length < 3) return null;
  shown[0] = { ...shown[0], label: "", kind: "start" };
  return { points: shown, parts: partsOf(shown, week === null) };
}

function opens({ code, data }, count) {
  if (code === "guest_asks") return { kind: "booking", label: String(count()) };
  if (code === "planning_started") return { kind: "planning", label: "staff" };
  if (code === "rank_bid_asked") return { kind: "walkins", label: "rank" };
  if (code === "day_started") return { kind: "walkins", label: SHORT[data.day - 1] };
  if (code === "expanded") return { kind: "rooms", label: "rooms" };
  return null;
}

const PARTS = { booking: "Booking", planning: "Planning", walkins: "Walk-ins", rooms: "Rooms" };

function partsOf(points, both) {
  const parts = [];
  points.forEach(({ kind, label }, at) => {
    if (at === 0) return;
    if (parts.at(-1)?.kind === kind) Object.assign(parts.at(-1), { to: at, last: label });
    else parts.push({ kind, from: at - 1, to: at, first: label, last: label });
  });
  for (const part of parts) {
    const span = part.kind === "booking" && !both ? `, guests ${part.first} to ${part.last}` : "";
    part.label = both && ["planning", "rooms"].includes(part.kind) ? "" : PARTS[part.kind] + span;
  }
  // In the chart of the whole match the labels of single guests would stand too close.
  if (both) for (const point of points) if (point.kind === "booking" || point.kind === "walkins") point.label = "";
  return parts;
}
