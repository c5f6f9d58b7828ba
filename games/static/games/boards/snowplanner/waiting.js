/** One sentence that says who must do what, for all who wait or watch. */

import { nameWithAi } from "../../table/ai.js";
import { joined } from "../../table/format.js";

/** @returns {{text: string, detail: string, rule: string|null, seats: number[], busy: boolean}} */
export function waiting(ctx) {
  const { view, match, thinking, aids } = ctx;
  const others = view.seats_to_act.filter((seat) => seat !== ctx.me || ctx.resigned || ctx.replay);
  const name = (seat) => nameWithAi(match.seats[seat]);
  const base = { detail: "", rule: null, seats: others, busy: false };
  if (match.status === "finished" || view.phase === "over") return { ...base, text: "The match is over", seats: [] };
  if (!others.length) return { ...base, text: "The table goes on by itself", busy: true };
  const names = joined(others.map(name));
  const busy = others.some((seat) => thinking.includes(seat));
  const text = busy && others.length === 1 ? `${names} thinks` : `Waiting for ${names}`;
  const left = ctx.resigned ? "You have left this match and may watch. " : "";
  return { ...base, text, detail: `${left}${aids.prompt?.detail ?? ""}`, rule: aids.prompt?.rule ?? null, busy };
}
