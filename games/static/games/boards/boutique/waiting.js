/** One sentence that says who must do what, for all who wait or watch. */

import { nameWithAi } from "../../table/ai.js";
import { joined } from "../../table/format.js";

const DOES = {
  prepare: ["sets prices", "set prices", "All prices are revealed when everyone has confirmed.", "BHM-2.1"],
  price: ["may change one price", "may change one price", "Then the white die is rolled.", "BHM-3.2"],
  place: ["chooses rooms for the guests", "choose rooms for the guests", "Each room and night gets its token.", "BHM-3.8"],
  bid: ["bids", "bid", "Amounts stay secret until all have bid.", "BHM-7.1"],
  planning: ["chooses staff", "choose staff", "Staff is revealed when everyone has confirmed.", "BHM-4.1"],
  expand: ["decides about new rooms", "decide about new rooms", "Each room costs 1,000.", "BHM-6.5"],
};

/**
 * @returns {{text: string, detail: string, rule: string|null, seats: number[], busy: boolean, for: string}}
 *          `for` ends "until …": "Nuri has", "Nuri and Ole have"
 */
export function waiting(ctx) {
  const { view, match, thinking } = ctx;
  const open = view.seats_to_act.filter((seat) => {
    const player = view.players[seat];
    return !((view.phase === "prepare" && player.prices_set) || (view.phase === "planning" && player.staff_set));
  });
  const others = open.filter((seat) => seat !== ctx.me || ctx.replay);
  const name = (seat) => nameWithAi(match.seats[seat]);
  const names = joined(others.map(name));
  const until = others.length === 1 ? `${names} has` : `${names || "everyone"} have`;
  const base = { detail: "", rule: null, seats: others, busy: false, for: until };
  if (match.status === "finished" || view.phase === "over") return { ...base, text: "The match is over", seats: [] };
  if (view.phase === "end_of_week") {
    const text = ctx.office ? "Waiting for the office" : "The office adds up the week";
    return { ...base, text, detail: "The table goes on by itself when the report is here.", rule: "BHM-6.4", seats: [], busy: true };
  }
  const [one, many, then, rule] = DOES[view.phase] ?? ["moves", "move", "", null];
  const busy = others.some((seat) => thinking.includes(seat));
  if (!others.length) return { ...base, text: "The table goes on by itself", busy: true };
  const does = others.length === 1 ? one : many;
  const text = busy && others.length === 1 ? `${names} thinks` : `Waiting for ${names}`;
  const walkin = view.phase === "price" && view.stage === "walkins";
  const what = `${others.length === 1 ? match.seats[others[0]].name : "They"} ${does}.`;
  const mine = ctx.me !== null && match.seats[ctx.me].resigned ? "You have left this match and may watch. " : "";
  return { ...base, text, detail: `${mine}${what} ${walkin ? "Then the day's guests come." : then}`, rule: walkin ? "BHM-5.2" : rule, busy };
}
