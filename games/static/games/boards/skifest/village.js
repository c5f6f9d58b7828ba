/** The village: a short list while people ski, a whole street in the evening. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { counted } from "../../table/format.js";
import { chosenPlace, mode } from "./choices.js";
import { icon, rule } from "./pieces.js";
import { scenery } from "./scenery.js";
import { WEATHER, costText, gainText, villageSign } from "./words.js";

/** @returns {(number|null)[]} who stands on a place's spaces from the left; the Hotel has as many as there are players */
function spacesOf(ctx, key) {
  const taken = ctx.view.village[key] ?? [];
  const count = ctx.view.players.length - (key === "hotel" ? 0 : 1);
  return Array.from({ length: count }, (_, at) => taken[at] ?? null);
}

const spaces = (ctx, key) => {
  const list = spacesOf(ctx, key);
  const free = list.filter((seat) => seat === null).length;
  const said = key === "hotel" ? "room for all" : free === list.length ? `${counted(free, "space")} free` : `${free} of ${counted(list.length, "space")} free`;
  return html`<span class="v-s" role="img" aria-label=${said}>${list.map((seat) => (seat === null ? html`<i></i>` : ctx.mark(seat, true)))}</span>`;
};

const tomorrow = ({ view }) => view.weather[view.day] ?? null;

/** The list. */
export const villagePanel = (ctx) => html`<section class="panel" aria-labelledby="vi-h">
  <div class="panel-head"><h2 id="vi-h">Village</h2><span class="t-s muted">${ctx.view.phase === "apres" ? "open" : ctx.view.day < 3 ? "opens after round 4" : "stays closed tonight"}</span></div>
  <ol class="village">${ctx.cards.village.map((place, at) => html`<li><span class="v-i">${icon(villageSign(place.key))}<span class="v-n num">${at + 1}</span></span>
    <span class="v-t"><b>${place.name}</b><small class="num">${costText(place.cost)} <span aria-hidden="true">→</span><span class="vh"> gives </span> ${gainText(place, tomorrow(ctx))}</small></span>${spaces(ctx, place.key)}</li>`)}</ol>
</section>`;

/** Who still has to come down the street, in what order (SKF-3.1, SKF-3.3). */
function order(ctx) {
  const { view } = ctx;
  const hotel = view.village.hotel;
  const rank = (seat) => {
    const { village } = view.players[seat];
    if (!village) return [0, ctx.atlas.places[view.players[seat].at].height, view.players[seat].arrived];
    const at = view.village[ctx.cards.village[village - 1].key].indexOf(seat);
    return [1, village, -at];
  };
  const left = view.players.map((_, seat) => seat).filter((seat) => !hotel.includes(seat));
  left.sort((a, b) => rank(a).map((value, at) => value - rank(b)[at]).find(Boolean) ?? 0);
  return html`<p class="st-order"><span class="muted">Still out:</span>${left.map((seat) => html`<span class=${view.active_seat === seat ? "o-seat now" : "o-seat"}>${ctx.mark(seat, true)}${ctx.short(seat)}</span>`)}
    ${left.length ? nothing : html`<span class="muted">nobody</span>`}
    <span class="muted">Tomorrow’s order:</span>${hotel.map((seat, at) => html`<span class="o-seat"><b class="num">${at + 1}</b>${ctx.mark(seat, true)}${ctx.short(seat)}</span>`)}${hotel.length ? nothing : html`<span class="muted">first at the Hotel, first tomorrow</span>`}
    ${rule("SKF-3.6")}</p>`;
}

const ROOFS = ["r-a", "r-b", "r-c"];

/** A house, the Hotel taller than the others. */
const house = (key, at) => svg`<svg class=${`house-art ${ROOFS[at % 3]}`} viewBox="0 0 120 132" aria-hidden="true" preserveAspectRatio="xMidYMax meet">${key === "hotel"
  ? svg`<path class="hs-wall" d="M20 132V40l40-24 40 24v92z" /><path class="hs-roof" d="M10 46L60 12l50 34-5 7-45-30-45 30z" /><path class="hs-snow" d="M10 46L60 12l50 34-3 4-47-31-47 31z" />
    <path class="hs-win" d="M34 58h14v14H34zM53 58h14v14H53zM72 58h14v14H72zM34 80h14v14H34zM53 80h14v14H53zM72 80h14v14H72z" /><path class="hs-door" d="M50 132v-28h20v28z" />`
  : svg`<path class="hs-wall" d="M16 132V72l44-26 44 26v60z" /><path class="hs-roof" d="M6 76L60 42l54 34-5 8-49-31-49 31z" /><path class="hs-snow" d="M6 76L60 42l54 34-3 4-51-32-51 32z" />
    <path class="hs-win" d="M28 88h18v16H28zM74 88h18v16H74z" /><path class="hs-door" d="M51 132v-30h18v30z" />${at % 2 ? svg`<path class="hs-wall" d="M84 56v-18h10v24z" /><path class="hs-snow" d="M82 40v-5h14v5z" />` : nothing}`}</svg>`;

/** The street in the evening: one house after the other, the way only leads on. */
export function street(ctx) {
  const { view } = ctx;
  const chosen = chosenPlace(ctx)?.aid.place;
  const visiting = mode(ctx) === "visit";
  const next = tomorrow(ctx);
  return html`<div class="street" role="group" aria-label="The village street">
    <svg class="st-back" viewBox="40 20 1040 620" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${scenery("large")}<path class="st-dusk" d="M-1200-900h3500v2400h-3500z" />
      <path class="st-near" d="M-400 520c200-30 380-10 560-24s300-20 480-4 320 20 480-4 260-10 420 6v700H-400z" /></svg>
    <div class="st-head"><h2 class="display">The village</h2>${next ? html`<p class="st-next"><span class=${`wx ${next}`}>${icon(`k-${next}`)}</span><span><b>${WEATHER[next]} tomorrow</b><small>${gainText(ctx.cards.village.at(-1), next)} at the Hotel</small></span></p>` : nothing}</div>
    <ol class="st-houses">${ctx.cards.village.map((place, at) => {
      const aid = ctx.aids.village?.find((item) => item.place === place.key);
      const legal = visiting && aid?.legal;
      const go = () => (legal ? ctx.setDraft({ place: place.key, cards: null }) : null);
      const off = ctx.me === null || legal ? nothing : JSON.stringify({ type: "visit", place: place.key });
      return html`<li class=${`st-house${legal ? " legal" : ""}${chosen === place.key ? " sel" : ""}`}>
        <button type="button" data-place=${place.key} aria-pressed=${legal ? String(chosen === place.key) : nothing} aria-disabled=${legal ? nothing : "true"} data-off=${off} @click=${go}>
          <span class="st-art">${house(place.key, at)}<span class="st-sign">${icon(villageSign(place.key))}</span><span class="st-no num">${at + 1}</span></span>
          <b>${place.name}</b><span class="st-deal num"><span>${costText(place.cost)}</span><span aria-hidden="true">→</span><span class="vh"> gives </span><span>${gainText(place, next)}</span></span>
          ${visiting && aid && !aid.legal ? html`<small class="st-why">${shortReason(aid)}</small>` : nothing}
        </button>${spaces(ctx, place.key)}</li>`;
    })}</ol>
    ${order(ctx)}
    ${view.phase === "apres" && visiting ? html`<p class="vh">The street leads only on.</p>` : nothing}
  </div>`;
}

const SHORT = { place_behind: "behind you", place_full: "full", too_few_cards: "too few cards", too_little_fame: "too little fame" };
const shortReason = ({ why }) => why.map(({ code }) => SHORT[code]).filter(Boolean).join(", ") || "not now";
