/** Why a run, a lift or a village place can't be chosen now, in a sentence. */

import { counted } from "../../table/format.js";

const OWED = {
  slide_owed: "choose a run to slide down",
  yeti_owed: "move the Yeti",
  hold_owed: "say whether the avalanche is held",
  buy_owed: "buy gear or none",
};

const TEXTS = {
  game_over: () => "The match is over.",
  not_your_turn: (ctx, v) => (v.seat === null ? "Nobody has a turn any more." : `It is ${ctx.possessive(v.seat)} turn.`),
  wrong_phase: (ctx, v) => (v.phase === "apres" ? "Skiing is over for today." : "The village opens when the day’s skiing is over."),
  not_now: () => "Not at this moment.",
  nothing_owed: () => "Not at this moment.",
  card_owed: () => "Take the next card of your train first.",
  no_action_left: () => "You have no action left.",
  not_at_top: (ctx, v) => `It starts at ${ctx.place(v.top)}; you stand ${ctx.at(v.here)}.`,
  no_lift: (ctx, v) => `It starts elsewhere; you stand ${ctx.at(v.here)}.`,
  run_closed: () => "The Yeti blocks it.",
  set_too_small: (ctx, v) => `It takes ${counted(v.need, "card")} of one colour or style; your largest set has ${v.most}.`,
  place_behind: (ctx, v) => `You stand on ${v.stands_on} already, and one only goes on to higher numbers.`,
  place_full: () => "All its spaces are taken.",
  too_few_cards: (ctx, v) => `It takes ${counted(v.cost, "card")}; you hold ${v.cards}.`,
  too_little_fame: (ctx, v) => `It costs ${v.cost} fame; you have ${v.fame}.`,
};

/** @param {{code: string, rule: string, values: object}[]} why of the aids @returns {{text: string, rule: string}|null} */
export function reason(ctx, why = []) {
  const told = why.filter(({ code }) => code in OWED || code in TEXTS);
  if (!told.length) return null;
  // What stays in the way on one's own turn says more than whose turn it is.
  const lasting = told.filter(({ code }) => code !== "not_your_turn" && code !== "no_action_left");
  const shown = (lasting.length ? lasting : told).slice(0, 2);
  const text = shown.map(({ code, values }) => {
    if (code in OWED) return `First ${values.seat === ctx.me ? "you must" : `${ctx.short(values.seat)} must`} ${OWED[code]}.`;
    return TEXTS[code](ctx, values);
  });
  return { text: text.join(" "), rule: shown[0].rule };
}
