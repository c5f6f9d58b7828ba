/** Keys: arrows step, with Shift by turns, Home and End, the space bar plays. */

const TYPING = "input:not([type=range], [type=radio], [type=checkbox]), textarea, [contenteditable]";
const OWN_ARROWS = "input, select, [role=tab], dialog, .sk-map";
const PRESSABLE = "a, button, summary, select, input";

/** @param {{go: Function, by: Function, turn: Function, play: Function, last: () => number, ready: () => boolean}} does */
export function listen(does) {
  addEventListener("keydown", (event) => {
    if (!does.ready() || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(TYPING) || target.closest("dialog")) return;
    if (act(event, target, does)) event.preventDefault();
  });
}

function act({ key, shiftKey }, target, { go, by, turn, play, last }) {
  if (key === " ") {
    if (target.closest(PRESSABLE)) return false;
    play();
    return true;
  }
  if (target.closest(OWN_ARROWS)) return false;
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const forward = key === "ArrowRight";
    if (shiftKey) turn(forward);
    else by(forward ? 1 : -1);
    return true;
  }
  if (key === "Home" || key === "End") {
    go(key === "Home" ? 0 : last());
    return true;
  }
  return false;
}
