/** The keys of the table: 1 to 9 choose, Enter does the primary action, K keeps, U undoes, H asks for a hint, / asks about the rules, Esc closes. */

const TYPING = "input:not([type=radio], [type=range], [type=checkbox]), textarea, select, [contenteditable]";
const PRESSABLE = "a, button, summary";
const CHOICES = ".die-pop input, .face-row input, .options input, .rooms-pick input, [data-choice]";

/** @param {{close: () => void, ask: () => void, onModality: (keyboard: boolean) => void}} hooks */
export function listen({ close, ask, onModality }) {
  addEventListener("pointerdown", () => onModality(false), { capture: true });
  addEventListener("keydown", (event) => {
    onModality(true);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    // A dialog closes by itself, and what was typed or said at the table stays.
    if (event.key === "Escape") return document.querySelector("dialog[open]") ? undefined : close();
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(TYPING) || target.closest("dialog")) return;
    if (event.key === "/") {
      event.preventDefault();
      return ask();
    }
    if (act(event.key, target)) event.preventDefault();
  });
}

/** @returns {boolean} whether the key meant something */
function act(key, target) {
  if (key === "Enter") {
    if (target.closest(PRESSABLE)) return false;
    return press('[data-go="primary"], [data-go="onward"]');
  }
  if (key === "k" || key === "K") return press('[data-go="K"]') || pressKeep();
  if (key === "u" || key === "U") return press('[data-go="U"]');
  if (key === "h" || key === "H") return press("[data-hint]");
  if (/^[1-9]$/.test(key)) {
    const choice = [...document.querySelectorAll(CHOICES)][Number(key) - 1];
    if (!choice) return false;
    choice.focus();
    choice.click();
    return true;
  }
  return false;
}

/** With nothing changed the primary button is the one that keeps all. */
function pressKeep() {
  return press('[data-go="primary"][data-keeps]');
}

function press(selector) {
  const button = document.querySelector(selector);
  button?.click();
  return Boolean(button);
}
