/** What every template is given: the pushed state, the draft, and what may be done. */

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { helpButtons } from "./help.js";
import { refusalBox } from "./refusal.js";
import { sumButton } from "./sums.js";
import { storyOf } from "./undone.js";

/**
 * @param {import("./store.js").Store} store
 * @param {{send: (move: object) => void, setting: (name: string, value: unknown) => void, resign: () => void,
 *          older: () => void}} actions
 * @param {object} board the title's module
 * @param {{phone: boolean, keyboard: boolean, urls: {again: string}, cards: object}} device `cards`: the match's card set
 */
export function context(store, actions, board, device) {
  const { state } = store;
  const ctx = {
    ...state,
    ...storyOf(state.log),
    ...device,
    html,
    svg,
    nothing,
    me: state.match.you,
    resigned: state.match.you !== null && state.match.seats[state.match.you].resigned,
    // Read when it is needed: two changes may come within one frame.
    /** What was typed up to now, also since this was drawn: for entries that build on one another. */
    latestDraft: () => store.draft,
    get draft() {
      return store.draft;
    },
    missed: store.missed,
    wholeLog: store.wholeLog(),
    setDraft: (patch) => store.setDraft(patch),
    setUi: (patch) => store.setUi(patch),
    isOnline: (seat) => state.match.seats[seat].kind === "ai" || (state.online?.includes(seat) ?? state.match.seats[seat].online),
    ...actions,
    help: () => helpButtons(ctx),
    trouble: () => refusalBox(ctx, board),
    /** An amount that opens into where it came from. */
    sum: (seat, account, content) => sumButton(ctx, seat, account, content),
  };
  return board.extend(ctx);
}
