/** What the player may decide now, and what it has chosen but not sent: the draft laid over the view. */

import { basisOf, countOf } from "./words.js";

/** @returns {boolean} whether my seat must act */
export const mayAct = (ctx) => ctx.me !== null && !ctx.replay && !ctx.resigned && ctx.match.status === "running" && ctx.view.seats_to_act.includes(ctx.me);

/** @returns {"wait"|"turn"|"card"|"slide"|"move_yeti"|"hold_avalanche"|"buy"|"visit"} the decision that is open for me */
export function mode(ctx) {
  if (!mayAct(ctx)) return "wait";
  const { view } = ctx;
  if (view.pending.length) return view.pending[0].kind;
  if (view.phase === "apres") return "visit";
  return view.draws_left ? "card" : "turn";
}

/** @returns {object[]} the options of the aids that are such moves */
export const optionsOf = (ctx, type) => (mayAct(ctx) ? (ctx.aids.options ?? []).filter(({ move }) => move.type === type) : []);

/** @returns {object} my player in the view; of a spectator none */
export const mine = (ctx) => (ctx.me === null ? null : ctx.view.players[ctx.me]);

/** @returns {string[]} my hand; empty for those who watch */
export const handOf = (ctx) => (mine(ctx)?.hand ?? []).filter((card) => card !== null);

/** @returns {{run: object, aid: object}|null} the run that is chosen to be skied */
export function chosenRun(ctx) {
  const key = ctx.draft.run;
  if (mode(ctx) !== "turn" || !key || !ctx.aids.runs?.[key]?.legal) return null;
  return { run: ctx.atlas.runs[key], aid: ctx.aids.runs[key] };
}

/** @returns {object|null} the lift that is chosen */
export const chosenLift = (ctx) =>
  mode(ctx) === "turn" ? (legalLifts(ctx).find(({ to }) => to === ctx.draft.lift) ?? null) : null;

/** @returns {object[]} the lifts that may be ridden, by an action or by a ticket */
export const legalLifts = (ctx) => (mode(ctx) === "turn" ? (ctx.aids.lifts ?? []).filter((lift) => lift.legal || lift.ticket) : []);

/** @returns {string[]} keys of the runs that light up: to ski, to slide down, or for the Yeti */
export function legalRuns(ctx) {
  const now = mode(ctx);
  if (now === "turn") return Object.keys(ctx.aids.runs ?? {}).filter((key) => ctx.aids.runs[key].legal);
  if (now === "slide" || now === "move_yeti") return optionsOf(ctx, now).map(({ move }) => move.run).filter(Boolean);
  return [];
}

/** Choose a run: for its set, as the way down, or as the Yeti's. */
export function chooseRun(ctx, key) {
  if (mode(ctx) !== "turn") return ctx.setDraft({ target: key });
  const keeps = ctx.draft.loose && ctx.draft.cards?.length;
  return ctx.setDraft({ run: key, lift: null, blast: false, claim: false, cards: keeps ? ctx.draft.cards : null, loose: false });
}

/** Choose a lift. */
export const chooseLift = (ctx, to) => ctx.setDraft({ lift: to, run: null, blast: false, cards: null, ticket: null });

/** Nothing is chosen any more. */
export const clear = { run: null, lift: null, blast: false, cards: null, claim: false, loose: false, place: null, gear: undefined, target: undefined };

/** @returns {object|null} a move as the draft that the panel would have; what takes one press anyway has none */
export function draftOf({ type, run, cards, claim, to, ticket, place, discard, gear, hold }) {
  if (type === "ski") return { ...clear, run, cards, claim };
  if (type === "lift") return { ...clear, lift: to, ticket };
  if (type === "slide" || type === "move_yeti") return { target: run };
  if (type === "hold_avalanche") return { hold };
  if (type === "visit") return { place, cards: discard ?? null };
  if (type === "buy") return { gear };
  return type === "blast" ? { ...clear, blast: true } : null;
}

/** @returns {boolean} whether the marker goes on top */
export const claims = (ctx, aid) => Boolean(ctx.draft.claim && aid.claim?.legal);

/** The sets that are suggested for the chosen run, with a marker or without. */
export const setsFor = (ctx, aid) => (claims(ctx, aid) ? aid.claim.sets : aid.sets);

/** @returns {number} how many cards the run takes as it is chosen */
export const needFor = (ctx, aid) => (claims(ctx, aid) ? aid.claim.cards : aid.cards);

/** @returns {string[]} the cards that are chosen: picked by hand, or the first set that is suggested */
export function chosenCards(ctx) {
  const found = chosenRun(ctx);
  if (ctx.draft.cards) return ctx.draft.cards;
  return found ? (setsFor(ctx, found.aid)[0]?.cards ?? []) : [];
}

const key = (cards) => [...cards].sort().join();

/** @returns {boolean} whether two lists hold the same cards */
export const sameCards = (a, b) => key(a) === key(b);

/** @returns {string|null} why these cards can't be played on the run, null if they can */
export function faultOf(cards, need) {
  if (cards.length < need) return `${need - cards.length} more to choose`;
  if (cards.length > need) return `${cards.length - need} too many`;
  return basisOf(cards) ? null : "Not of one colour or one style";
}

/** @returns {{points: number, fame: number, style: boolean, yetis: number, marker: boolean}} what a set would bring */
export function worth(ctx, { run, aid }, cards) {
  const yetis = cards.filter((card) => card === "yeti").length;
  const style = Boolean(aid.style) && cards.every((card) => card === "yeti" || card.endsWith(`-${aid.style}`));
  const marker = aid.first_marker || claims(ctx, aid);
  const stickers = mine(ctx).gear.reduce((sum, gear) => sum + (ctx.gear(gear)?.effect.kind === "marker_fame" ? ctx.gear(gear).effect.fame : 0), 0);
  return { run, points: aid.points, fame: (style ? aid.style_fame : aid.fame) + (marker ? stickers : 0), style, yetis, marker };
}

/** @returns {object|null} the village place that is chosen, with its aid and the cards that would be given */
export function chosenPlace(ctx) {
  if (mode(ctx) !== "visit") return null;
  const legal = ctx.aids.village.filter((place) => place.legal);
  const aid = legal.find(({ place }) => place === ctx.draft.place) ?? (legal.length === 1 ? legal[0] : null);
  return aid ? { aid, place: ctx.cards.village.find(({ key: name }) => name === aid.place) } : null;
}

/** @returns {{picking: boolean, cards: string[]}} whether cards of the hand may be chosen now, and which are */
export function picking(ctx) {
  const now = mode(ctx);
  if (now === "turn" && !ctx.draft.lift && !ctx.draft.blast) return { picking: ctx.view.actions_left > 0, cards: chosenCards(ctx) };
  const visit = chosenPlace(ctx);
  if (visit?.aid.cost_cards) return { picking: true, cards: ctx.draft.cards ?? [] };
  return { picking: false, cards: [] };
}

/** A card of the hand is pressed: `on` says whether this copy was chosen. */
export function toggleCard(ctx, card, on) {
  const { cards } = picking(ctx);
  const left = [...cards];
  if (on) left.splice(left.indexOf(card), 1);
  else left.push(card);
  const held = countOf(handOf(ctx));
  if (left.filter((item) => item === card).length > (held[card] ?? 0)) return;
  ctx.setDraft({ cards: left, loose: mode(ctx) === "turn" && !ctx.draft.run });
}

/** @returns {string|null|undefined} the gear that is chosen; null is none, undefined nothing yet */
export const chosenGear = (ctx) => (mode(ctx) === "buy" ? ctx.draft.gear : undefined);

/** @returns {string|null|undefined} the run that is chosen to slide down or for the Yeti; null is staying */
export function chosenTarget(ctx) {
  const legal = optionsOf(ctx, mode(ctx)).map(({ move }) => move.run);
  return legal.includes(ctx.draft.target) ? ctx.draft.target : undefined;
}
