/** The win chances of all seats over the match, as lines. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";

const BOX = { left: 30, right: 312, top: 8, bottom: 132 };
const DASHES = ["", "7 3", "2 3", "10 3 2 3", "5 5", "12 4"];

/** @returns {string} the dash of a seat's line: shape before colour */
export const dash = (place) => DASHES[place];

const y = (share) => BOX.bottom - share * (BOX.bottom - BOX.top);

/** The chart; a press on it goes to the step there. */
export function chart(ctx) {
  const { points, turning } = ctx.analysis;
  const { svg, last } = ctx;
  const x = (step) => BOX.left + (last ? step / last : 0) * (BOX.right - BOX.left);
  const at = Math.min(ctx.ui.peek ?? ctx.step, points.length - 1);
  const values = ctx.match.seats.map(({ seat, name }) => `${name} ${Math.round(100 * points[at].c[seat])} %`).join(", ");
  const stepAt = (event) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = ((event.clientX - left) / width) * 320;
    return Math.min(last, Math.max(0, Math.round(((share - BOX.left) / (BOX.right - BOX.left)) * last)));
  };
  const line = (seat) => points.map(({ c }, step) => `${step ? "L" : "M"}${x(step).toFixed(1)} ${y(c[seat]).toFixed(1)}`).join("");
  return html`<svg class="rp-chart" viewBox="0 0 320 152" role="slider" tabindex="0" aria-label="Win chances over the match" aria-valuemin="0" aria-valuemax=${last}
      aria-valuenow=${ctx.step} aria-valuetext=${`Step ${at}: ${values}`}
      @pointermove=${(event) => peek(ctx, stepAt(event))} @pointerleave=${() => peek(ctx, null)} @click=${(event) => ctx.go(stepAt(event))}>
    ${ctx.film.chapters().filter(({ step }) => step).map(({ step }) => svg`<path class="rp-chapter" d=${`M${x(step)} ${BOX.top}V${BOX.bottom}`} />`)}
    ${[0, 0.5, 1].map((share) => svg`<path class="rp-grid" d=${`M${BOX.left} ${y(share)}H${BOX.right}`} /><text class="rp-label" x="25" y=${y(share) + 4} text-anchor="end">${100 * share}</text>`)}
    <text class="rp-label" x=${BOX.left} y="147">start</text><text class="rp-label" x=${BOX.right} y="147" text-anchor="end">end</text>
    ${ctx.match.seats.map(({ seat }, place) => svg`<path class=${`rp-line seat-${seat}`} stroke-dasharray=${dash(place)} d=${line(seat)} />`)}
    ${turning.map((item) => svg`<path class=${`rp-mark rp-${item.kind}`} d=${mark(item.kind, x(item.step), y(points[item.step]?.c[item.seat] ?? 0.5))} />`)}
    ${at === ctx.step ? nothing : svg`<path class="rp-peek" d=${`M${x(at)} ${BOX.top}V${BOX.bottom}`} />`}
    ${svg`<path class="rp-cursor" d=${`M${x(ctx.step)} ${BOX.top - 4}V${BOX.bottom + 4}`} />`}
  </svg>`;
}

/** A mistake is a triangle down, a strong move one up, luck a diamond. */
function mark(kind, cx, cy) {
  if (kind === "mistake") return `M${cx - 5} ${cy - 4}h10l-5 9z`;
  if (kind === "strong") return `M${cx - 5} ${cy + 4}h10l-5 -9z`;
  return `M${cx} ${cy - 5}l5 5l-5 5l-5 -5z`;
}

function peek(ctx, step) {
  if ((ctx.ui.peek ?? null) !== step) ctx.setUi({ peek: step });
}
