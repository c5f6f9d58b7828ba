/** The map: the painted mountain, lifts and runs, who stands where, and what is said of the plate that is looked at. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { chosenLift, chosenRun, legalLifts, legalRuns, mode } from "./choices.js";
import { play } from "./glide.js";
import { icon, rule, sign } from "./pieces.js";
import { chips, liftLines, liftPlates, placeMarks, runLines, runPlates } from "./plates.js";
import { scenery } from "./scenery.js";
import { STYLES } from "./words.js";
import { reason } from "./why.js";
import { clickGuard, drag, watchSize, windowOf, zoomBy } from "./zoom.js";

const BESIDE = 24;

/** @returns {Record<number, [number, number]>} where each skier stands; those who came later stand beside the first */
export function skierSpots(atlas, players) {
  const spots = {};
  for (const [key, place] of Object.entries(atlas.places)) {
    const here = players.map((player, seat) => ({ seat, ...player })).filter(({ at }) => at === key);
    here.sort((a, b) => a.arrived - b.arrived);
    here.forEach(({ seat }, at) => {
      // In the valley its own sign is in the way on the left.
      const step = place.height === 0 ? at : at % 2 ? (at + 1) / 2 : -at / 2;
      spots[seat] = [place.skier[0] + step * BESIDE, place.skier[1]];
    });
  }
  return spots;
}

function skiers(ctx) {
  const { view } = ctx;
  if (view.phase === "over") return nothing;
  const spots = skierSpots(ctx.atlas, view.players);
  const order = view.players.map((_, seat) => seat).sort((a, b) => (a === ctx.me) - (b === ctx.me));
  return svg`<g class="skiers">${order.map((seat) => svg`<g class=${`skier sm seat-${seat}${seat === ctx.me ? " me" : ""}`} role="img" data-skier=${seat}
    aria-label=${`${ctx.possessive(seat)} skier ${ctx.at(view.players[seat].at)}`} transform=${`translate(${spots[seat].join(" ")})`}>
    ${view.seats_to_act.includes(seat) ? svg`<circle class="pulse" r="19" />` : nothing}
    <path class="skis" d="M-13 12L11 17M-10 9.5L14 14.5" /><use href=${`#sm-${seat}`} x="-13" y="-15" width="26" height="26" /><text y="3">${seat + 1}</text></g>`)}</g>`;
}

/** The Yeti on the run it blocks, or at home. */
function yeti(ctx) {
  const { view, atlas } = ctx;
  const spot = view.yeti ? atlas.runs[view.yeti]?.yeti : null;
  const [x, y] = spot ?? (atlas.name === "large" ? [1026, 258] : [744, 282]);
  const label = view.yeti ? `The Yeti blocks ${atlas.runs[view.yeti].name}` : "The Yeti is in its cave";
  return svg`<g class=${`yeti${ctx.effects.yeti ? " pop" : ""}${spot ? "" : " home"}`} role="img" aria-label=${label} data-yeti=${view.yeti ?? ""}>
    <ellipse class="ysh" cx=${x} cy=${y + 1} rx=${spot ? 20 : 12} ry=${spot ? 4.5 : 2} /><use href="#k-yeti" x=${x - (spot ? 23 : 13)} y=${y - (spot ? 44 : 24)} width=${spot ? 46 : 26} height=${spot ? 46 : 26} /></g>`;
}

/** Heights at the left edge, at the level of their places. */
function heights(ctx) {
  const levels = new Map();
  for (const { height, y } of Object.values(ctx.atlas.places)) levels.set(height, ctx.atlas.levels[height] ?? y);
  return svg`<g aria-hidden="true">${[...levels].map(([height, y]) => svg`<g class="m-h"><path d=${`M8 ${y}h48`} /><text x="8" y=${y - 5}>Height ${height}</text></g>`)}</g>`;
}

/** @returns {number[]} the place on which a map opens that doesn't fit: my skier, or whose turn it is */
function focusOf(ctx) {
  const seat = ctx.me ?? ctx.view.seats_to_act[0] ?? 0;
  const { x, y, height } = ctx.atlas.places[ctx.view.players[seat].at];
  // What matters of a high place lies below it: its runs.
  return [x, y + (height === 0 ? -70 : height > 2 ? 60 : 10)];
}

/** The map with its tools. */
export function mountain(ctx) {
  const shown = windowOf(ctx, ctx.atlas.box, focusOf(ctx));
  queueMicrotask(() => {
    watchSize(ctx);
    play(ctx);
  });
  const far = shown.scale < 0.62;
  return html`<svg class=${`mountain${far ? " far" : ""}${shown.zoomed ? " zoomed" : ""}`} viewBox=${shown.view.join(" ")} role="group" aria-label=${`The mountain: ${ctx.atlas.name} map`}
      @click=${clickGuard} @pointerdown=${drag(ctx, shown)} @pointerleave=${(event) => event.pointerType === "mouse" && ctx.look(null)}>
      ${scenery(ctx.atlas.name)} ${heights(ctx)} ${liftLines(ctx)} ${runLines(ctx)} ${placeMarks(ctx)} ${runPlates(ctx)} ${liftPlates(ctx)} ${yeti(ctx)} ${skiers(ctx)} ${chips(ctx)}
    </svg>
    ${lookedAt(ctx)} ${tools(ctx, shown)}`;
}

function tools(ctx, shown) {
  const button = (label, name, go, off = false) => html`<button class="icon-btn" type="button" aria-label=${label} aria-disabled=${off ? "true" : "false"} data-off-text=${off ? "The whole mountain is in sight." : nothing} @click=${off ? null : go}>${icon(name)}</button>`;
  return html`<div class="map-tools" role="group" aria-label="The map">
    ${button("Zoom out", "k-minus", () => zoomBy(ctx, shown, -1), !shown.zoomed)}
    ${button("Zoom in", "k-plus", () => zoomBy(ctx, shown, 1))}
    ${shown.zoomed
      ? button("Show the whole mountain", "k-fit", () => ctx.setUi({ zoom: "whole" }))
      : button("Close to the skier", "k-near", () => ctx.setUi({ zoom: { x: focusOf(ctx)[0], y: focusOf(ctx)[1], scale: Math.max(1.15, shown.scale * 1.5) } }))}
  </div>`;
}

/** Where a run is the answer to something: its plate asks the server what keeps it from being one. */
const TARGETS = new Set(["move_yeti", "slide"]);

/** What the plate in sight is, and what keeps it from being chosen. */
function lookedAt(ctx) {
  const { look } = ctx.ui;
  const run = look?.run && ctx.atlas.runs[look.run];
  if (!run) return nothing;
  const { markers, style } = ctx.view.runs[run.key];
  const [cards, points, fame] = ctx.figures(run.key);
  const aid = ctx.aids.runs?.[run.key];
  const lit = legalRuns(ctx).includes(run.key);
  const why = lit || !aid || TARGETS.has(mode(ctx)) ? null : reason(aid.why);
  return html`<div class="map-look" role="status">
    <p class="l-head">${sign(run.difficulty)}<b>${run.name}</b> <span class="muted">${ctx.place(run.top)} to ${ctx.place(run.bottom)}</span></p>
    <p class="num l-facts"><span>${icon("k-cards")}${cards}<span class="vh"> cards</span></span><span>${icon("k-star")}${points}<span class="vh"> points</span></span><span>${icon("k-fame")}${fame}<span class="vh"> fame</span></span>
      ${style ? html`<span class="l-style">${icon(`k-${style}`)}${STYLES[style]}: ${ctx.aids.runs?.[run.key].style_fame ?? fame * 2} fame</span>` : nothing}</p>
    ${markers.length ? html`<p class="l-marks">${[...markers].reverse().map((seat, at) => html`${ctx.mark(seat, true)}${at === 0 ? html`<span>${ctx.short(seat)} on top</span>` : nothing}`)}</p>` : nothing}
    ${aid?.claim && lit ? html`<p class="muted">A marker on top takes ${aid.claim.cards} cards.</p>` : nothing}
    ${why ? html`<p class="l-why">${icon("i-info")}<span>${why.text} ${rule(why.rule)}</span></p>` : nothing}
  </div>`;
}

/** @returns {boolean} whether something on the map waits to be chosen */
export const mapAsks = (ctx) => Boolean(legalRuns(ctx).length || legalLifts(ctx).length) && !chosenRun(ctx) && !chosenLift(ctx);
