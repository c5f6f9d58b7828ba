/** Why a run, a lift or a village place can't be chosen now, in a sentence or two. */

const SHOWN = 2;
/** What passes by itself: what stays in the way on one's own turn says more. */
const PASSING = new Set(["not_your_turn", "no_action_left", "wrong_phase"]);

/** @param {{code: string, rule: string, text: string}[]} why of the aids @returns {{text: string, rule: string}|null} */
export function reason(why = []) {
  if (!why.length) return null;
  const lasting = why.filter(({ code }) => !PASSING.has(code));
  const shown = (lasting.length ? lasting : why).slice(0, SHOWN);
  return { text: shown.map(({ text }) => text).join(" "), rule: shown[0].rule };
}
