/** One sentence that says who must do what, for all who wait or watch. */

import { nameWithAi } from "../../table/ai.js";

const DOES = {
  slide: "chooses a run to slide down",
  move_yeti: "sends the Yeti to another run",
  hold_avalanche: "may hold the avalanche",
  buy: "may buy gear",
};

const RULES = { slide: "SKF-2.8", move_yeti: "SKF-2.7", hold_avalanche: "SKF-4", buy: "SKF-3.5" };

/** @returns {{text: string, detail: string, rule: string|null, busy: boolean}} */
export function waiting(ctx) {
  const { view, match, thinking } = ctx;
  if (match.status === "finished" || view.phase === "over") return { text: "The match is over", detail: "", rule: null, busy: false };
  const seat = view.seats_to_act[0];
  if (seat === undefined) return { text: "The table goes on by itself", detail: "", rule: null, busy: true };
  const who = match.seats[seat];
  const name = nameWithAi(who);
  const owed = view.pending[0]?.kind;
  const busy = thinking.includes(seat);
  const does = owed ? DOES[owed] : view.phase === "apres" ? "chooses a place in the village" : view.draws_left ? "takes the next card" : "is on the mountain";
  const rule = owed ? RULES[owed] : view.phase === "apres" ? "SKF-3.3" : "SKF-2.1";
  const left = ctx.resigned ? "You have left this match and may watch. " : "";
  return { text: busy ? `${name} thinks` : `Waiting for ${name}`, detail: `${left}${who.name} ${does}.`, rule, busy };
}
