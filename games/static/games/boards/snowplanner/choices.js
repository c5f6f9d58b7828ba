/** What the player may decide now, and what it has chosen but not sent: the draft laid over the view. */

import { AREAS, covered } from "./words.js";

/** @returns {boolean} whether my seat must decide */
export const mayAct = (ctx) => ctx.me !== null && !ctx.replay && !ctx.resigned && ctx.match.status === "running" && ctx.view.seats_to_act.includes(ctx.me);

/** What kind of decision it is: a pending one by its kind, else the phase; null while others decide. */
export function kindOf(ctx) {
  if (!mayAct(ctx)) return null;
  return ctx.view.pending[0]?.kind ?? ctx.view.phase;
}

/** What clears a placement that was begun. */
export const clear = { die: null, area: null, snow: 0, tickets: 0, reward: undefined, card: undefined, hire: false, colour: undefined, position: null, from: null, to: null, room: null, stay: undefined, talent: null };

/** Options of the aids of one type. */
export const optionsOf = (ctx, type) => (mayAct(ctx) ? (ctx.aids.options ?? []) : []).filter(({ move }) => move.type === type);

/** @returns {(number|"part_time")[]} my dice that can be placed */
export const freeDice = (ctx) => [...new Set((ctx.aids.places ?? []).map(({ die }) => die))];

/** @returns {object|null} a move as the draft that the forms would have; what takes one press anyway has none */
export function draftOf({ type, event, goal, hire = false, ...rest }) {
  if (type === "place") return { ...clear, ...rest, card: event ?? goal, hire };
  return ["keep_talent", "window", "guest", "move_window", "pay_room", "stay"].includes(type) ? rest : null;
}

/** @returns {number|"part_time"|null} the die that is chosen; a last one chooses itself */
export function chosenDie(ctx) {
  const free = freeDice(ctx);
  if (free.includes(ctx.draft.die)) return ctx.draft.die;
  return free.length === 1 ? free[0] : null;
}

/** @returns {string|null} the area that is chosen */
export const chosenArea = (ctx) => (kindOf(ctx) === "main" && (ctx.aids.places ?? []).some(({ area }) => area === ctx.draft.area) ? ctx.draft.area : null);

/** @returns {object|undefined} what the aids say of a die on an area */
export const placeOf = (ctx, die, area) => (ctx.aids.places ?? []).find((place) => place.die === die && place.area === area);

/** Whether a die of mine may go to the area now. */
export const isOpen = (ctx, area) => kindOf(ctx) === "main" && (ctx.aids.places ?? []).some((place) => place.area === area);

/** Choose a die, keeping the area if it is open to it. */
export const chooseDie = (ctx, die) => ctx.setDraft({ ...clear, die, area: ctx.draft.area ?? null });

/** Choose an area, keeping the die. */
export const chooseArea = (ctx, area) => ctx.setDraft({ ...clear, die: chosenDie(ctx), area });

const byCost = (a, b) => a.snow + a.tickets - (b.snow + b.tickets) || a.snow - b.snow;

/** Everything about the placement that is begun; null without a die and an area. */
export function placement(ctx) {
  const area = chosenArea(ctx);
  const place = area && placeOf(ctx, chosenDie(ctx), area);
  if (!place) return null;
  const { draft } = ctx;
  const offer = place.offsets.find(({ snow, tickets }) => snow === (draft.snow ?? 0) && tickets === (draft.tickets ?? 0)) ?? place.offsets[0];
  const rewards = rewardsOf(ctx, place, offer);
  const reward = pickedReward(draft, rewards);
  const hires = ctx.aids.places && offer.hire.includes(reward?.threshold ?? null);
  return { place, area, die: place.die, face: faceOf(ctx, place.die), offer, rewards, reward, mayHire: hires, hire: hires && Boolean(draft.hire) };
}

function pickedReward(draft, rewards) {
  if (draft.reward === null) return null;
  const now = rewards.filter((each) => each.now);
  const wished = now.find(({ threshold, card }) => threshold === draft.reward && card === (draft.card ?? undefined));
  return wished ?? now.at(-1) ?? null;
}

/** @returns {number} the face of one of my dice */
export const faceOf = (ctx, die, seat = ctx.me) => (die === "part_time" ? ctx.view.part_time.face : ctx.view.players[seat].dice[die].face);

/**
 * The rewards of an area for a die, each with whether it can be had now, and else with the offset that brings it.
 * @returns {{threshold: number, reward: object, card: string|undefined, cost: object, now: boolean, by: object|undefined}[]}
 */
export function rewardsOf(ctx, place, offer) {
  const list = Object.entries(rewardTable(ctx, place.area)).flatMap(([at, reward]) => {
    const threshold = Number(at);
    const one = (card, cost = reward.cost ?? {}) => ({ threshold, reward, card, cost });
    if (reward.play_event) return ctx.view.players[ctx.me].events.map((key) => one(key, ctx.cards.events[key].cost ?? {}));
    if (reward.play_goal) return ctx.view.players[ctx.me].goals.map((key) => one(key, {}));
    return [one(undefined)];
  });
  const gives = (each, { threshold, card, reward }) =>
    reward.play_event ? each.events.includes(card) : reward.play_goal ? each.goals.includes(card) : each.rewards.includes(threshold);
  return list.map((item) => ({
    ...item,
    now: gives(offer, item),
    by: gives(offer, item) ? offer : place.offsets.filter((each) => gives(each, item)).sort(byCost)[0],
  }));
}

/** The rewards of an area by threshold; on the Summit what lies on its next space. */
export function rewardTable(ctx, area, space = ctx.aids.areas[area].next) {
  const { rewards, tiles_from_round: from } = ctx.cards.areas[area];
  if (!from || ctx.view.round < from) return rewards;
  const tile = ctx.view.summit_tiles[(space ?? 1) - 1];
  return { 1: ctx.cards.summit_tiles[tile] ?? {} };
}

/** Why a reward can't be had with any offset. */
export function whyNot(ctx, place, { threshold, reward, card, cost }) {
  const player = ctx.view.players[ctx.me];
  const best = Math.max(...place.offsets.map(({ value }) => value));
  const level = reward.play_event ? ctx.cards.events[card].level : threshold;
  if (best < level) return `needs value ${level}`;
  if (reward.play_goal) return "its layout is not covered";
  const short = Object.entries(cost).find(([key, number]) => player[key] < number);
  if (short) return "you can’t pay its cost";
  if (reward.windows) return player.windows.every(Boolean) ? "your grid is full" : "its cost and the offset together are too dear";
  if (reward.cards) return player.rooms.every(Boolean) ? "all your rooms are occupied" : "you can take none of these cards";
  return "its cost and the offset together are too dear";
}

/** The move of a placement. */
export function placeMove({ die, area, offer, reward, hire }) {
  const move = { type: "place", die, area, snow: offer.snow, tickets: offer.tickets, reward: reward?.threshold ?? null };
  if (reward?.reward.play_event) move.event = reward.card;
  if (reward?.reward.play_goal) move.goal = reward.card;
  if (hire) move.hire = true;
  return move;
}

/** Take an offset, with the reward that it was taken for. */
export const setOffset = (ctx, { snow, tickets }, patch = {}) => ctx.setDraft({ snow, tickets, ...patch });

/** @returns {object|undefined} where a step of a stepper leads: the legal offset next to the present one */
export function stepOffset({ place, offer }, key, by) {
  const other = key === "snow" ? "tickets" : "snow";
  const wanted = offer[key] + by;
  return place.offsets.filter((each) => each[key] === wanted && each[other] <= offer[other]).sort((a, b) => b[other] - a[other])[0];
}

/** Colours that the Window in hand may have. */
export function windowColours(ctx) {
  const { colour } = ctx.view.pending[0];
  return colour === "any" ? ["blue", "orange", "green"] : [colour];
}

/** @returns {string} the colour that is chosen for it */
export function chosenColour(ctx) {
  const may = windowColours(ctx);
  return may.includes(ctx.draft.colour) ? ctx.draft.colour : may[0];
}

/** My grid as it would be with the draft: a Window placed or moved. Null if nothing is drafted. */
export function draftGrid(ctx) {
  const kind = kindOf(ctx);
  if (kind !== "window" && kind !== "move_window") return null;
  const grid = [...ctx.view.players[ctx.me].windows];
  const { position, from, to } = ctx.draft;
  if (kind === "window") {
    if (!position || grid[position - 1]) return null;
    grid[position - 1] = chosenColour(ctx);
    return grid;
  }
  if (!from || !to || !grid[from - 1] || grid[to - 1]) return null;
  [grid[to - 1], grid[from - 1]] = [grid[from - 1], ""];
  return grid;
}

/** Station positions that I may take from now. */
export const takeable = (ctx) => (kindOf(ctx) === "guest" ? [...new Set(optionsOf(ctx, "guest").map(({ move }) => move.position))] : []);

/** @returns {{position: number, room: number}|null} the card that is chosen with its room */
export function chosenGuest(ctx) {
  const options = optionsOf(ctx, "guest").map(({ move }) => move);
  if (!options.length) return null;
  const position = takeable(ctx).includes(ctx.draft.position) ? ctx.draft.position : null;
  if (position === null) return null;
  const rooms = options.filter((move) => move.position === position).map(({ room }) => room);
  return { position, room: rooms.includes(ctx.draft.room) ? ctx.draft.room : rooms[0], rooms };
}

/** @returns {number[]} rooms that wait for my decision in Payment or Check-out */
export function openRooms(ctx) {
  const kind = kindOf(ctx);
  const type = kind === "payment" ? "pay_room" : kind === "check_out" ? "stay" : null;
  return type ? [...new Set(optionsOf(ctx, type).map(({ move }) => move.room))] : [];
}

/** @returns {number|null} the room that is chosen among them, the first if none is */
export function chosenRoom(ctx) {
  const rooms = openRooms(ctx);
  return rooms.includes(ctx.draft.room) ? ctx.draft.room : (rooms[0] ?? null);
}

/** The covered positions of a seat's grid. */
export const coveredBy = (ctx, seat) => covered(ctx.view.players[seat].windows);

/** The areas as the board shows them, the Station apart. */
export const BOARD_AREAS = AREAS.filter(({ key }) => key !== "station").map(({ key }) => key);

/** Open areas in the order of the board: the number keys choose among them. */
export const openAreas = (ctx) => AREAS.map(({ key }) => key).filter((key) => isOpen(ctx, key));
