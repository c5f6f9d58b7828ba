/** The bar that steps through the match: buttons, slider, speed, and what the step was. */

import { html, live, nothing } from "../vendor/lit-html/lit-html.js";

const SIGNS = {
  first: "M5 4v12M15.5 4.5v11L7.5 10z",
  turnBack: "M9.5 5v10L3 10zM16.5 5v10L10 10z",
  back: "M13.5 4.5v11L6 10z",
  play: "M6 3.5v13L16.5 10z",
  pause: "M6 4h3v12H6zM11.500 4h3v12h-3z",
  on: "M6.500 4.500v11L14 10z",
  turnOn: "M3.500 5v10L10 10zM10.500 5v10L17 10z",
  last: "M15 4v12M4.500 4.500v11l8-5.500z",
};

const sign = (name) => html`<svg class="rp-sign" viewBox="0 0 20 20" aria-hidden="true"><path d=${SIGNS[name]} /></svg>`;

const button = (name, label, go, { off = false, keys = nothing, primary = false } = {}) => html`<button type="button" data-step=${name}
  class=${primary ? "btn primary rp-play" : "icon-btn"} aria-label=${label} title=${label} aria-disabled=${off ? "true" : "false"} aria-keyshortcuts=${keys}
  @click=${() => (off ? null : go())}>${sign(name)}</button>`;

/** @returns {string} the step in words */
export const stepName = (ctx, step) => [`Step ${step} of ${ctx.last}`, ctx.steps[step].chapter].filter(Boolean).join(", ");

/** What happened in the step, as the log tells it. */
export function happened(ctx) {
  const text = ctx.lines.map((line) => line.text).join(" ");
  return html`<p class="rp-said" data-said title=${text}><b class="num">${stepName(ctx, ctx.step)}.</b> ${text || "Nothing that can be seen with these eyes."}</p>`;
}

/** The bar. */
export function transport(ctx) {
  const first = ctx.step === 0;
  const end = ctx.step === ctx.last;
  return html`<section class="rp-bar" aria-label="Replay">
    ${happened(ctx)}
    <div class="rp-go">
      <div class="rp-buttons" role="group" aria-label="Steps">
        ${button("first", "To the beginning", () => ctx.go(0), { off: first, keys: "Home" })}
        ${button("turnBack", "A turn back", () => ctx.turn(false), { off: first, keys: "Shift+ArrowLeft" })}
        ${button("back", "A step back", () => ctx.by(-1), { off: first, keys: "ArrowLeft" })}
        ${button(ctx.playing ? "pause" : "play", ctx.playing ? "Pause" : end ? "Play from the beginning" : "Play", () => ctx.play(), { keys: "Space", primary: true })}
        ${button("on", "A step on", () => ctx.by(1), { off: end, keys: "ArrowRight" })}
        ${button("turnOn", "A turn on", () => ctx.turn(true), { off: end, keys: "Shift+ArrowRight" })}
        ${button("last", "To the end", () => ctx.go(ctx.last), { off: end, keys: "End" })}
      </div>
      ${slider(ctx)}
      <label class="rp-speed"><span class="vh">Speed</span><select class="input select" @change=${(event) => ctx.setSpeed(event.target.value)}>
        ${ctx.speeds.map((speed) => html`<option value=${speed} .selected=${live(speed === ctx.speed)}>${speed}</option>`)}
      </select></label>
    </div>
  </section>`;
}

/** The whole match as a line, with a mark where a chapter begins and where it turned. */
function slider(ctx) {
  const x = (step) => (ctx.last ? (step / ctx.last) * 1000 : 0);
  const turning = ctx.analysis.status === "done" ? ctx.analysis.turning : [];
  return html`<div class="rp-slider">
    <svg viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true">
      ${ctx.film.chapters().map(({ step }) => ctx.svg`<path class="rp-chapter" d=${`M${x(step)} 0v12`} />`)}
      ${turning.map(({ step, kind }) => ctx.svg`<path class=${`rp-turn rp-${kind}`} d=${`M${x(step)} 0v12`} />`)}
    </svg>
    <input type="range" min="0" max=${ctx.last} .value=${live(String(ctx.step))} aria-label="Step" aria-valuetext=${stepName(ctx, ctx.step)}
      @input=${(event) => ctx.go(Number(event.target.value))} />
  </div>`;
}
