/**
 * Controls that are off say why, on hover, focus or tap. Such a control (or the label around it) carries `data-off`:
 * the move that it would make, as JSON, for which the server gives the reasons; or `data-off-text`, where nothing but the
 * page itself is in the way.
 */

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { openAssistant } from "./assistant.js";

const HOVER_PAUSE = 160;
const MARGIN = 8;
const ID = "off-why";
const OFF = "[data-off], [data-off-text]";

/** Whatever else a press would do. */
export const refuse = (event) => event.preventDefault();

export class Off {
  /** @param {{ask: (move: object) => boolean, key: () => string, setUi: (patch: object) => void}} hooks `key`: of what the answers hold for */
  constructor({ ask, key, setUi }) {
    Object.assign(this, { ask, key, known: new Map(), shown: null });
    this.box = Object.assign(document.createElement("div"), { id: ID, className: "off-why", hidden: true });
    this.box.setAttribute("role", "tooltip");
    document.body.append(this.box);
    this.box.addEventListener("click", ({ target }) => {
      const rule = target.closest(".rule");
      if (rule) openAssistant({ setUi }, { rule: rule.textContent.trim() });
    });
    document.addEventListener("pointerover", ({ target, pointerType }) => pointerType === "mouse" && this.#hover(target));
    document.addEventListener("focusin", ({ target }) => this.#focus(target));
    document.addEventListener("click", ({ target }) => this.#tap(target));
    // What scrolls takes its reason along.
    addEventListener("scroll", () => this.box.hidden || this.#place(this.shown), { capture: true, passive: true });
  }

  /** An answer of the server. */
  told({ move, violations, language }) {
    this.known.set(this.#key(JSON.stringify(move)), { violations, language });
    if (this.shown) this.show(this.shown);
  }

  hide() {
    clearTimeout(this.timer);
    this.box.hidden = true;
    this.described?.removeAttribute("aria-describedby");
    this.described = this.shown = null;
  }

  /** @param {Element} control one that is off */
  show(control) {
    const { off, offText } = control.dataset;
    const answer = off ? this.#answer(off) : null;
    if (off && !answer) {
      this.shown = control;
      return;
    }
    const reasons = answer?.violations ?? [];
    if (!reasons.length && !offText) return this.hide();
    const texts = new Map();
    for (const { text, rule } of reasons) texts.set(text, [...(texts.get(text) ?? []), rule]);
    render(
      texts.size
        ? html`${[...texts].map(([text, rules]) => html`<p lang=${answer.language}>${text} ${rules.map((rule) => html`<span class="rule">${rule}</span> `)}</p>`)}`
        : html`<p>${offText ?? nothing}</p>`,
      this.box,
    );
    this.shown = control;
    this.box.hidden = false;
    this.#place(control);
  }

  /** What is known of a move now; asked for if nothing is. */
  #answer(off) {
    const key = this.#key(off);
    if (!this.known.has(key)) {
      // Of older positions nothing holds any more.
      for (const old of this.known.keys()) if (!old.startsWith(this.key())) this.known.delete(old);
      // What didn't go out, since the line is down, is asked again at the next look.
      if (this.ask(JSON.parse(off))) this.known.set(key, null);
    }
    return this.known.get(key);
  }

  #key = (off) => `${this.key()} ${off}`;

  #place(control) {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.box;
    const x = Math.min(Math.max(MARGIN, (left + right - width) / 2), innerWidth - width - MARGIN);
    const y = top - height - MARGIN >= MARGIN ? top - height - MARGIN : Math.min(bottom + MARGIN, innerHeight - height - MARGIN);
    this.box.style.setProperty("left", `${x}px`);
    this.box.style.setProperty("top", `${y}px`);
  }

  #hover(target) {
    if (this.box.contains(target)) return clearTimeout(this.timer);
    const control = target.closest?.(OFF);
    if (control && control === this.shown) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (control ? this.show(control) : this.shown?.contains(document.activeElement) || this.hide()), HOVER_PAUSE);
  }

  #focus(target) {
    const control = target.closest(OFF);
    if (!control) return this.hide();
    this.hide();
    if (!target.hasAttribute("aria-describedby")) {
      target.setAttribute("aria-describedby", ID);
      this.described = target;
    }
    this.show(control);
  }

  #tap(target) {
    if (this.box.contains(target)) return;
    const control = target.closest?.(OFF);
    if (control) this.show(control);
    else this.hide();
  }
}
