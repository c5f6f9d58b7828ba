/** A number that counts up to its new value. With reduced motion it is simply there. */

import { money } from "./format.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const LASTS = 420;

class CountUp extends HTMLElement {
  #shown = null;
  #frame = 0;

  /** @param {number} value the amount to show */
  set value(value) {
    cancelAnimationFrame(this.#frame);
    const from = this.#shown;
    if (from === null || from === value || still.matches || document.hidden) {
      this.#show(value);
      return;
    }
    const start = performance.now();
    const step = (now) => {
      const part = Math.min(1, (now - start) / LASTS);
      this.#show(part === 1 ? value : Math.round((from + (value - from) * (1 - (1 - part) ** 3)) / 100) * 100);
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  #show(value) {
    this.#shown = value;
    this.textContent = money(value);
  }
}

customElements.define("count-up", CountUp);
