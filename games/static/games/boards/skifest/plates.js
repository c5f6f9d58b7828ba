/** What stands on the map with a name: runs with their plate, lifts, places, and the chip of what a run brings. */

import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { counted } from "../../table/format.js";
import { chooseLift, chooseRun, chosenLift, chosenRun, chosenTarget, legalLifts, legalRuns, mode } from "./choices.js";
import { STYLES } from "./words.js";

const MARKER_STEP = 11;
const SHOWN_MARKERS = 2;
const CHIP_LETTER = 5.3;
const CHIP_TALL = 20;
const PLATE_TALL = 24;
const MARKER_ROOM = 20;
const LIFT_PLATE = [72, 22];
// Where a lift's plate may hang on its cable, in the order of preference.
const VALLEY_PARTS = [0.3, 0.42, 0.52, 0.62, 0.2];
const PARTS = [0.42, 0.5, 0.34, 0.6, 0.68, 0.26];

const SIGNS = {
  green: svg`<circle cx="7" cy="7" r="6.2" />`,
  blue: svg`<rect x="1.2" y="1.2" width="11.6" height="11.6" rx="1.5" />`,
  black: svg`<path d="M7 0l7 7-7 7-7-7z" />`,
};

/** The lines of all runs; those that may be taken glow and flow. */
export function runLines(ctx) {
  const legal = new Set(legalRuns(ctx));
  const looked = ctx.ui.look?.run;
  return svg`<g class="runs">${Object.values(ctx.atlas.runs).map((run) => {
    const lit = legal.has(run.key);
    const shut = ctx.view.yeti === run.key;
    return svg`<g class=${`run ${run.difficulty}${lit ? " legal" : ""}${shut ? " shut" : ""}${looked === run.key ? " looked" : ""}`}>
      ${lit ? svg`<path class="glow" d=${run.path} />` : nothing}<path class="case" d=${run.path} /><path class="line" d=${run.path} />
      ${lit ? svg`<path class="flow" d=${run.path} />` : nothing}</g>`;
  })}</g><g class="ends" aria-hidden="true">${Object.values(ctx.atlas.runs)
    .filter((run) => ctx.atlas.places[run.bottom].height === 0)
    .map((run) => svg`<circle class=${`end ${run.difficulty}`} cx=${run.end[0]} cy=${run.end[1]} r="4" />`)}</g>`;
}

/** Cables, cabins, pylons and the stations in the valley. */
export function liftLines(ctx) {
  const legal = legalLifts(ctx);
  const looked = ctx.ui.look?.lift;
  return svg`<g class="lifts" aria-hidden="true">${ctx.atlas.lifts.map((lift) => {
    const lit = legal.some(({ from, to }) => from === lift.from && to === lift.to);
    const [x, y] = lift.path.slice(1).split(/[L ]/).map(Number);
    return svg`<g class=${`lift${lit ? " legal" : ""}${looked === lift.key ? " looked" : ""}`}>
      ${lit ? svg`<path class="glow" d=${lift.path} />` : nothing}<path class="cable" d=${lift.path} />
      ${lift.pylons.map(([a, b]) => svg`<path class="pylon" d=${`M${a} ${b - 2}v15M${a - 5} ${b - 1}h10M${a - 3} ${b + 13}h6`} />`)}
      <use href="#cab" x=${lift.cabin[0]} y=${lift.cabin[1]} />
      ${ctx.atlas.places[lift.from].height === 0
        ? svg`<path class="base" d=${`M${x - 11} ${y + 9}v-9l11-7 11 7v9z`} /><path class="base-up" d=${`M${x} ${y + 6}v-8M${x - 3.5} ${y + 1.5}l3.5-3.5 3.5 3.5`} />`
        : nothing}</g>`;
  })}</g>`;
}

/** The places, mine in ink, those I can get to with a halo. */
export function placeMarks(ctx) {
  const here = ctx.me === null ? null : ctx.view.players[ctx.me].at;
  const goals = new Set(legalLifts(ctx).map(({ to }) => to));
  return svg`<g class="places">${Object.values(ctx.atlas.places).map((place) => {
    const { key, x, y, lodgeSign: at } = place;
    const label = `${key === place.name ? `Place ${key}` : place.name}, height ${place.height}${place.lodge ? `, Lodge ${place.lodge}` : ""}`;
    return svg`<g class=${`place${here === key ? " here" : ""}`} role="img" aria-label=${label}>
      ${goals.has(key) ? svg`<circle class="halo" cx=${x} cy=${y} r="19" />` : nothing}
      <circle class="pl" cx=${x} cy=${y} r="14" /><text x=${x} y=${y + 4.5}>${key}</text>
      ${at && place.lodge
        ? svg`<g class="lodge"><rect x=${at[0]} y=${at[1]} width=${at[2]} height=${at[3]} rx=${at[3] / 2} /><text x=${at[0] + at[2] / 2} y=${at[1] + 11.2}>Lodge ${place.lodge}</text></g>`
        : nothing}</g>`;
  })}</g>`;
}

/** What is read out of a run. */
function runLabel(ctx, run, { markers, style }) {
  const aid = ctx.aids.runs?.[run.key];
  const [cards, points, fame] = ctx.figures(run.key);
  return [
    `${run.name}, ${run.difficulty} run, ${ctx.place(run.top)} to ${ctx.place(run.bottom)}`,
    `${counted(cards, "card")}, ${counted(points, "point")}, ${fame} fame`,
    style ? `style tile ${STYLES[style].toLowerCase()}` : "",
    run.no_yeti ? "no Yeti" : "",
    markers.length ? `${ctx.possessive(markers.at(-1))} marker on top of ${counted(markers.length, "marker")}` : "no marker",
    ctx.view.yeti === run.key ? "closed by the Yeti" : "",
    aid?.legal ? "you may ski it" : "",
  ].filter(Boolean).join("; ");
}

/** One plate. All of them say on hover, focus or tap what the run is and why it can't be taken. */
function plate(ctx, run, { lit, chosen, order }) {
  const { markers, style } = ctx.view.runs[run.key];
  const [x, y, width] = run.plate;
  const shut = ctx.view.yeti === run.key;
  const room = width - 28 - (run.style_space ? 34 : run.no_yeti ? 29 : 10);
  const shown = markers.slice(-SHOWN_MARKERS);
  const look = () => ctx.look({ run: run.key });
  const go = () => (lit ? chooseRun(ctx, run.key) : look());
  const asked = ["move_yeti", "slide"].includes(mode(ctx)) && !lit;
  return svg`<g class=${`plate ${run.difficulty}${lit ? " legal" : ""}${chosen ? " sel" : ""}${shut ? " shut" : ""}`} role="button" data-run=${run.key}
    tabindex=${lit || order === 0 ? "0" : "-1"} aria-label=${runLabel(ctx, run, { markers, style })} aria-pressed=${lit ? String(chosen) : nothing}
    aria-disabled=${lit ? nothing : "true"} data-off=${asked ? JSON.stringify({ type: mode(ctx), run: run.key }) : nothing} transform=${`translate(${x} ${y})`}
    @click=${go} @keydown=${(event) => press(event, go)} @pointerenter=${(event) => event.pointerType === "mouse" && look()} @focus=${look}>
    ${lit ? svg`<rect class="halo" x="-4" y="-4" width=${width + 8} height="32" rx="11" />` : nothing}
    <rect class="bg" width=${width} height="24" rx="7" /><g class="sign" transform="translate(8 5)">${SIGNS[run.difficulty]}</g>
    <text x="28" y="16.5" textLength=${room} lengthAdjust="spacingAndGlyphs">${run.name}</text>
    ${run.no_yeti ? svg`<use class="noy" href="#k-noyeti" x=${width - 24} y="4" width="16" height="16" />` : nothing}
    ${style ? svg`<g class="tile"><rect x=${width - 29} y="2" width="20" height="20" rx="5" /><use href=${`#k-${style}`} x=${width - 26.5} y="4.5" width="15" height="15" /></g>` : nothing}
    ${shown.map((seat, at) => {
      const left = width - 1 + at * MARKER_STEP;
      return svg`<g class=${`mk sm seat-${seat}${ctx.effects.claimed === run.key && at === shown.length - 1 ? " pop" : ""}`}><use href=${`#sm-${seat}`} x=${left} y="2" width="20" height="20" />${
        at === shown.length - 1 ? svg`<text x=${left + 10} y="16">${seat + 1}</text>` : nothing}</g>`;
    })}
    ${markers.length > SHOWN_MARKERS ? svg`<g class="more"><circle cx=${width + 31} cy="3" r="7" /><text x=${width + 31} y="6.3">${markers.length}</text></g>` : nothing}</g>`;
}

/** Enter and the space bar press; arrows go to the next plate. */
function press(event, go) {
  if (event.key === "Enter" || event.key === " ") {
    go();
  } else if (event.key.startsWith("Arrow")) {
    nearest(event.currentTarget, event.key)?.focus();
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @returns {Element|null} the plate that lies closest that way */
function nearest(from, key) {
  const [dx, dy] = WAYS[key] ?? [0, 0];
  const centre = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const [x, y] = centre(from);
  let best = null;
  for (const plate of from.closest("svg").querySelectorAll(".plate")) {
    const [a, b] = centre(plate);
    const along = (a - x) * dx + (b - y) * dy;
    const across = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    if (plate !== from && along > 4 && (!best || along + across * 2 < best.cost)) best = { plate, cost: along + across * 2 };
  }
  return best?.plate ?? null;
}

/** All plates of runs. */
export function runPlates(ctx) {
  const legal = legalRuns(ctx);
  const target = chosenTarget(ctx);
  const picked = chosenRun(ctx)?.run.key;
  const isChosen = (key) => key === picked || (target !== undefined && key === target);
  const none = !legal.length && !legalLifts(ctx).length;
  const runs = Object.values(ctx.atlas.runs);
  // What may be taken lies above what may not.
  const ordered = [...runs.filter(({ key }) => !legal.includes(key)), ...runs.filter(({ key }) => legal.includes(key))];
  return svg`<g class="plates">${ordered.map((run, at) => plate(ctx, run, { lit: legal.includes(run.key), chosen: isChosen(run.key), order: none ? at : -1 }))}</g>`;
}

/** A plate on each lift that may be ridden. */
export function liftPlates(ctx) {
  const chosen = chosenLift(ctx);
  return svg`<g class="plates">${legalLifts(ctx).map((aid) => {
    const lift = ctx.atlas.lifts.find(({ from, to }) => from === aid.from && to === aid.to);
    if (!lift) return nothing;
    const low = ctx.atlas.places[aid.from];
    const high = ctx.atlas.places[aid.to];
    const [a, b] = lift.path.slice(1).split("L").map((point) => point.split(" ").map(Number));
    const along = (low.height === 0 ? VALLEY_PARTS : PARTS).map((part) => [0, 1].map((axis) => a[axis] + (b[axis] - a[axis]) * part - LIFT_PLATE[axis] / 2));
    const [x, y] = leastHidden(ctx, along, LIFT_PLATE, null, []).map(Math.round);
    const look = () => ctx.look({ lift: lift.key });
    const go = () => chooseLift(ctx, aid.to);
    const sel = chosen?.to === aid.to;
    return svg`<g class=${`plate liftp legal${sel ? " sel" : ""}`} role="button" tabindex="0" data-lift=${aid.to} transform=${`translate(${x} ${y})`}
      aria-pressed=${String(sel)} aria-label=${`Lift from ${ctx.place(aid.from)} to ${ctx.place(aid.to)}${aid.free ? ", free" : ""}`}
      @click=${go} @keydown=${(event) => press(event, go)} @pointerenter=${(event) => event.pointerType === "mouse" && look()} @focus=${look}>
      <rect class="halo" x="-4" y="-4" width="80" height="30" rx="11" /><rect class="bg" width="72" height="22" rx="7" />
      <use href="#k-up" x="7" y="4.5" width="13" height="13" /><text x="24" y="15.5">Lift to ${high.key}</text></g>`;
  })}</g>`;
}

/** @returns {[number, number]} the first of these spots at which something of that size hides least of plates and what is taken */
function leastHidden(ctx, spots, [width, height], own, taken) {
  const plates = Object.values(ctx.atlas.runs).filter(({ key }) => key !== own).map(({ plate: [x, y, wide] }) => [x, y, wide + MARKER_ROOM, PLATE_TALL]);
  const hidden = ([a, b]) => [...plates, ...taken].reduce((sum, [x, y, wide, tall]) =>
    sum + Math.max(0, Math.min(a + width, x + wide) - Math.max(a, x)) * Math.max(0, Math.min(b + height, y + tall) - Math.max(b, y)), 0);
  return spots.reduce((found, spot) => (hidden(spot) < hidden(found) ? spot : found));
}

/** Below the plate, or above or lower down where other plates or chips lie. */
function freeSpot(ctx, run, width, taken) {
  const [x, y, plateWidth] = run.plate;
  const left = Math.round(x + plateWidth / 2 - width / 2);
  const spots = [[left, y + 31], [left, y - 27], [x - 4, y + 31], [x + plateWidth + 4 - width, y + 31], [x - 4, y - 27], [x + plateWidth + 4 - width, y - 27], [x + plateWidth + MARKER_ROOM + 8, y + 2], [x - width - 8, y + 2]];
  const best = leastHidden(ctx, spots, [width, CHIP_TALL], run.key, taken);
  taken.push([...best, width, CHIP_TALL]);
  return best;
}

/** What each run that may be skied takes and brings, beside its plate. */
export function chips(ctx) {
  if (mode(ctx) !== "turn") return nothing;
  const picked = chosenRun(ctx)?.run.key;
  const taken = [];
  return svg`<g class="chips" aria-hidden="true">${legalRuns(ctx).map((key) => {
    const run = ctx.atlas.runs[key];
    const [cards, points, fame] = ctx.figures(key);
    const styled = ctx.aids.runs[key].sets.some((set) => set.style);
    const text = `${cards} cards · ${points} pts · ${styled ? `${fame}–${ctx.aids.runs[key].style_fame}` : fame} fame`;
    const width = Math.round(text.length * CHIP_LETTER + 8);
    const [x, y] = freeSpot(ctx, run, width, taken);
    return svg`<g class=${picked === key ? "chip" : "chip soft"} transform=${`translate(${x} ${y})`}
      ><rect width=${width} height="20" rx="10" /><text x=${width / 2} y="14">${text}</text></g>`;
  })}</g>`;
}
