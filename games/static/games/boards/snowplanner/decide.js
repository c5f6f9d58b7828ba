/** What the primary button does now, and what it says. */

import { cardOf } from "./cards.js";
import { chosenArea, chosenColour, chosenDie, chosenGuest, chosenRoom, clear, faceOf, freeDice, kindOf, optionsOf, placeMove, placement } from "./choices.js";
import { areaOf } from "./words.js";

/**
 * @returns {{label: string, move: object|null, why?: string, second?: {label: string, key: string, move?: object, act?: () => void}}|null}
 */
export function decision(ctx) {
  const kind = kindOf(ctx);
  const made = DECISIONS[kind]?.(ctx);
  if (!made) return null;
  const decline = optionsOf(ctx, "skip")[0];
  return decline && !made.second ? { ...made, second: { label: "Decline", key: "K", move: decline.move } } : made;
}

const DECISIONS = {
  talents(ctx) {
    const key = ctx.draft.talent;
    const hand = ctx.view.players[ctx.me].talent_hand;
    if (!hand.includes(key)) return { label: "Keep a Talent", move: null, why: "Choose one of the two" };
    return { label: `Keep ${ctx.cards.talents[key].name}`, move: { type: "keep_talent", talent: key } };
  },
  main(ctx) {
    const plan = placement(ctx);
    const begun = chosenArea(ctx) !== null || (chosenDie(ctx) !== null && freeDice(ctx).length > 1);
    const second = begun ? { label: "Cancel", key: "U", act: () => ctx.setDraft(clear) } : undefined;
    if (plan) {
      const what = plan.reward || plan.hire ? "" : ", take nothing";
      return { label: `Place ${plan.die === "part_time" ? "the Part-Time Die" : `the ${plan.face}`}${what}`, move: placeMove(plan), second };
    }
    const die = chosenDie(ctx);
    const label = die === null ? "Place a die" : die === "part_time" ? "Place the Part-Time Die" : `Place the ${faceOf(ctx, die)}`;
    return { label, move: null, why: die === null ? "Choose a die" : "Choose an area", second };
  },
  window(ctx) {
    const colour = chosenColour(ctx);
    const { position } = ctx.draft;
    if (!position || ctx.view.players[ctx.me].windows[position - 1]) return { label: `Place the ${colour} Window`, move: null, why: "Choose an empty space of your grid" };
    return { label: `Place the ${colour} Window on ${position}`, move: { type: "window", colour, position } };
  },
  guest(ctx) {
    const chosen = chosenGuest(ctx);
    if (!chosen) return { label: "Take a card", move: null, why: optionsOf(ctx, "guest").length ? "Choose a card of the Station" : "You can take none of these cards" };
    const { name } = cardOf(ctx, ctx.view.station[chosen.position - 1]);
    return { label: `Take ${name}`, move: { type: "guest", position: chosen.position, room: chosen.room } };
  },
  move_window(ctx) {
    const { from, to } = ctx.draft;
    if (!from) return { label: "Move a Window", move: null, why: "Choose the Window" };
    if (!to) return { label: `Move the Window on ${from}`, move: null, why: "Choose an empty space" };
    return { label: `Move it from ${from} to ${to}`, move: { type: "move_window", from, to } };
  },
  train(ctx) {
    const option = chosenTraining(ctx);
    if (!option) return { label: "Train a die", move: null, why: "Choose a die" };
    return { label: option.label, move: option.move };
  },
  payment(ctx) {
    const room = chosenRoom(ctx);
    const { name } = cardOf(ctx, ctx.view.players[ctx.me].rooms[room - 1].card);
    return { label: `${name} pays next`, move: { type: "pay_room", room } };
  },
  check_out(ctx) {
    const room = chosenRoom(ctx);
    const stay = chosenStay(ctx);
    const { name } = cardOf(ctx, ctx.view.players[ctx.me].rooms[room - 1].card);
    return { label: stay ? `${name} stays` : `${name} checks out`, move: { type: "stay", room, stay } };
  },
};

/** @returns {object|null} the free training that is chosen; a single one chooses itself */
export function chosenTraining(ctx) {
  const options = optionsOf(ctx, "train");
  return options.find(({ move }) => move.die === ctx.draft.die) ?? (options.length === 1 ? options[0] : null);
}

/** @returns {boolean[]} what is possible for the chosen room */
export const stayChoices = (ctx) => optionsOf(ctx, "stay").filter(({ move }) => move.room === chosenRoom(ctx)).map(({ move }) => move.stay);

/** @returns {boolean} whether the chosen room's card is to stay; it does unless told otherwise */
export function chosenStay(ctx) {
  const may = stayChoices(ctx);
  return may.includes(ctx.draft.stay) ? ctx.draft.stay : may.includes(true);
}

/** Title and detail of my decision. */
export function prompt(ctx) {
  const plan = kindOf(ctx) === "main" ? placement(ctx) : null;
  const area = chosenArea(ctx);
  if (plan) return { text: `Place ${areaOf(area).at}`, plan };
  if (area) return { text: `Which die ${areaOf(area).at}?`, detail: "Each die shows the value it would have there.", rule: "SNP-3.2" };
  return ctx.aids.prompt ?? { text: "Your move", detail: "" };
}
