/** What the player may decide now, and what it has chosen but not sent: the draft laid over the view. */

import { turnChange } from "./story.js";
import { FACES, slotValue, stayNights, tokensOf } from "./words.js";

/** @returns {boolean} whether my seat must or may act */
export const mayAct = (ctx) =>
  ctx.me !== null && !ctx.replay && !ctx.resigned && ctx.match.status === "running" && ctx.view.seats_to_act.includes(ctx.me);

/** Whether the seat's price dice take a change now. */
export const pricesEditable = (ctx, seat) =>
  seat === ctx.me && mayAct(ctx) && ["prepare", "price"].includes(ctx.view.phase);

/** @returns {{prices: number[]|null, breakfast: number|null}} the seat's dice with my draft on them */
export function shownPrices(ctx, seat) {
  const player = ctx.view.players[seat];
  if (!pricesEditable(ctx, seat)) return player;
  if (ctx.view.phase === "prepare") {
    return { prices: ctx.draft.prices ?? player.prices, breakfast: ctx.draft.breakfast ?? player.breakfast };
  }
  return ctx.draft.slot ? withPrice(player, ctx.draft.slot, ctx.draft.value) : player;
}

/** @returns {{prices: number[], breakfast: number}} the dice with one of them turned */
export function withPrice({ prices, breakfast }, slot, value) {
  if (slot === "breakfast") return { prices, breakfast: value };
  return { prices: prices.map((old, day) => (day === slot - 1 ? value : old)), breakfast };
}

/** Turn one die of the draft. In the price phase only one may differ (BHM-3.2), so another goes back. */
export function setPrice(ctx, slot, value) {
  const player = ctx.view.players[ctx.me];
  if (ctx.view.phase === "prepare") {
    ctx.setDraft(withPrice(shownPrices({ ...ctx, draft: ctx.latestDraft() }, ctx.me), slot, value));
  } else if (value === slotValue(player, slot)) {
    ctx.setDraft({ slot: null, value: null });
  } else {
    ctx.setDraft({ slot, value });
  }
}

/** Keys on a price die: up and down turn it, a digit sets it. */
export function dieKey(ctx, slot, event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const now = slotValue(shownPrices(ctx, ctx.me), slot);
  const steps = { ArrowUp: 1, ArrowDown: -1 };
  const value = event.key in steps ? now + steps[event.key] : FACES.find((face) => String(face) === event.key);
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    const dice = [...event.currentTarget.closest("tr, .board").querySelectorAll("[data-slot]")];
    dice[dice.indexOf(event.currentTarget) + (event.key === "ArrowRight" ? 1 : -1)]?.focus();
  } else if (FACES.includes(value)) {
    setPrice(ctx, slot, value);
  } else if (!(event.key in steps)) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

/** The price change of the turn that is being played, for the gold ring. */
export function lastChange(ctx, seat, slot) {
  if (ctx.view.phase === "prepare") return null;
  if (pricesEditable(ctx, seat)) {
    const from = slotValue(ctx.view.players[seat], slot);
    return ctx.draft.slot === slot ? { from, to: ctx.draft.value } : null;
  }
  return turnChange(ctx, seat, slot);
}

/** @returns {object|null} a move as the draft that the forms would have, to be changed or sent */
export function draftOf({ type, prices, breakfast, slot, value, rooms, amount, blank, ...staff }) {
  if (type === "set_prices") return { prices, breakfast };
  if (type === "change_price") return { slot, value };
  if (type === "keep_prices") return { slot: null, value: null };
  if (type === "place") return { rooms };
  if (type === "bid") return { amount, blank };
  if (type === "hire") return { staff };
  return type === "expand" ? { more: rooms } : null;
}

/** @returns {object[]} the placements that are offered, as options of the aids */
export const placements = (ctx) =>
  mayAct(ctx) && ctx.view.phase === "place" ? (ctx.aids.options ?? []).filter(({ move }) => move.type === "place") : [];

/** @returns {number} which placement is chosen */
export function chosenPlacement(ctx) {
  const rooms = JSON.stringify(ctx.draft.rooms);
  return Math.max(0, placements(ctx).findIndex(({ move }) => JSON.stringify(move.rooms) === rooms));
}

/** @returns {number[]|null} the rooms of the placement that the board previews for the seat */
export function previewRooms(ctx, seat) {
  if (seat !== ctx.me) return null;
  return placements(ctx)[chosenPlacement(ctx)]?.move.rooms ?? null;
}

/** What a tap on a free window does: the next placement that uses it, or nothing. */
export function pickRoom(ctx, seat, room, night) {
  if (seat !== ctx.me || !stayNights(ctx.view).includes(night)) return null;
  const options = placements(ctx);
  const uses = ({ move }) =>
    tokensOf(ctx.view.guest, ctx.view.checkin_day, move.rooms).some((item) => item.room === room && item.night === night);
  const chosen = chosenPlacement(ctx);
  const turned = [...options.slice(chosen + 1), ...options.slice(0, chosen + 1)];
  const next = turned.find(uses);
  return next ? () => ctx.setDraft({ rooms: next.move.rooms }) : null;
}

/** @returns {{housekeeping: number, kitchen: number, checkin: number}} the staff that is typed, confirmed or proposed */
export function chosenStaff(ctx) {
  const player = ctx.view.players[ctx.me];
  return { ...(player.staff_set ? player.staff : payableNeed(ctx)), ...(ctx.draft.staff ?? {}) };
}

/** @returns {object} the staff that the guests need; where the money is short, evenly less of the largest kinds */
export function payableNeed(ctx) {
  const { staff_cost: cost, staff_max: most } = ctx.aids.limits;
  const { need } = ctx.aids.need.find(({ seat }) => seat === ctx.me);
  const staff = Object.fromEntries(Object.entries(need).map(([kind, members]) => [kind, Math.min(most, members)]));
  const total = () => Object.values(staff).reduce((sum, members) => sum + members, 0);
  while (total() * cost > ctx.view.players[ctx.me].money) {
    const [largest] = Object.entries(staff).sort(([, a], [, b]) => b - a)[0];
    staff[largest] -= 1;
  }
  return staff;
}
