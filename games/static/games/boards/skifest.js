/**
 * The board of Ski Fest: what the table asks of a title's board (see boutique.js), and `wide`, since the map takes
 * the room that other titles give to a board and a stage.
 */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { aiTag } from "../table/ai.js";
import { joined } from "../table/format.js";
import { atlasOf } from "./skifest/atlas.js";
import { clear, mayAct } from "./skifest/choices.js";
import { daylight, days, light } from "./skifest/daylight.js";
import { hand, shop, take, watching } from "./skifest/hand.js";
import { mountain } from "./skifest/mountain.js";
import { actPanel } from "./skifest/panel.js";
import { phoneBoard, phoneSheet, phoneTab, sceneSwitch, tabs } from "./skifest/phone.js";
import { icon, rule, seatMark } from "./skifest/pieces.js";
import { resultPage } from "./skifest/result.js";
import { legend, scorePanel } from "./skifest/score.js";
import { street, villagePanel } from "./skifest/village.js";
import { waiting } from "./skifest/waiting.js";
import { PRINTED, gearSign } from "./skifest/words.js";

export { guide, paragraph, ruleIds } from "./skifest/rules.js";
export { draftOf } from "./skifest/choices.js";
/** A replay can lay all hands open. */
export const allOpen = true;

export { effects } from "./skifest/story.js";
export { phoneSheet as sheet, tabs };

/** @param {object} view @returns {string} */
export const decisionKey = (view) =>
  [view.day, view.round, view.phase, view.active_seat, view.actions_left, view.draws_left, view.pending.map(({ seat, kind }) => `${seat}${kind}`).join("."), view.players.map(({ village, at }) => `${village}${at}`).join(".")].join("-");

/** Esc takes back what was chosen and not sent. */
export const close = (store) => {
  store.setUi({ look: null });
  if (Object.keys(store.draft).length) store.setDraft(clear);
};

/** The context with the map, the names of seats and places, the marks of the log and the present page. */
export function extend(ctx) {
  const atlas = atlasOf(ctx.cards, ctx.view.map);
  const full = { ...ctx, atlas, rule, gearSign, ...naming(ctx), ...placing(ctx, atlas) };
  full.gear = (key) => ctx.cards.gear.find((gear) => gear.key === key);
  full.figures = (key) => figures(full, key);
  full.look = (look) => (JSON.stringify(ctx.ui.look ?? null) === JSON.stringify(look) ? null : ctx.setUi({ look }));
  full.page = ctx.ui.page ?? (ctx.match.status === "finished" ? "result" : "table");
  full.pages = () => pages(full);
  full.setPage = (page) => ctx.setUi({ page });
  full.logMark = (line) => logMark(line);
  full.doing = (seat) => doing(full, seat);
  full.headline = () => (mayAct(full) ? "Your move" : waiting(full).text);
  full.where = () => html`<h1>${ctx.match.name.replace("Skull Canyon: ", "")}</h1><p class="t-xs muted num">Day ${ctx.view.day}${ctx.view.phase === "ski" ? `, round ${ctx.view.round} of 4` : ctx.view.phase === "apres" ? ", après-ski" : ", the end"}</p>`;
  return full;
}

/** How seats are named. */
function naming(ctx) {
  const { seats } = ctx.match;
  return {
    mark: (seat, small = false) => seatMark(seat, small ? "xs" : ""),
    name: (seat) => html`${seats[seat].name} ${seat === ctx.me ? html`<span class="tag accent">you</span>` : aiTag(seats[seat])}`,
    short: (seat) => (seat === ctx.me ? "You" : seats[seat].name),
    possessive: (seat) => (seat === ctx.me ? "your" : `${seats[seat].name}’s`),
    listed: (list) => joined(list.map((seat) => (seat === ctx.me ? "you" : seats[seat].name))),
  };
}

/** How places are named: "the valley", "A"; "in the valley", "at A"; where a seat is. */
function placing(ctx, atlas) {
  const place = (key) => (atlas.places[key]?.height === 0 ? "the valley" : (atlas.places[key]?.name ?? key));
  const at = (key) => (atlas.places[key]?.height === 0 ? "in the valley" : `at ${place(key)}`);
  const spot = (seat) => {
    const player = ctx.view.players[seat];
    if (ctx.view.phase !== "apres" || !player.village) return at(player.at);
    return `at the ${ctx.cards.village[player.village - 1].name}`;
  };
  return { place, at, spot };
}

/** @returns {[number, number, number]} cards, points and fame of a run, for me with my gear, else as printed */
function figures(ctx, key) {
  const aid = ctx.aids.runs?.[key];
  const printed = PRINTED[ctx.atlas.runs[key].difficulty];
  return aid ? [aid.cards, aid.points, aid.fame] : [printed.cards, printed.points, printed.fame];
}

function pages(ctx) {
  if (ctx.match.status !== "finished") return [];
  return [{ label: "Final score", page: "result", sign: "i-flag" }, { label: "Mountain", page: "table", sign: "k-valley" }];
}

function logMark({ seat, data }) {
  const who = data.seat ?? seat;
  return who === null || who === undefined ? html`<span class="mark-info">${icon("i-info")}</span>` : seatMark(who, "xs");
}

/** A seat in one word. */
function doing(ctx, seat) {
  const { view, match } = ctx;
  if (match.seats[seat].resigned) return { word: "resigned", run: false };
  if (match.status !== "running" || view.phase === "over") return { word: (match.result ?? view.result)?.winners.includes(seat) ? "winner" : "done", run: false };
  if (ctx.thinking.includes(seat)) return { word: "thinks", run: true };
  if (view.seats_to_act.includes(seat)) return { word: seat === ctx.me ? "your move" : "to move", run: true };
  if (view.phase === "apres" && view.players[seat].hotel_rank !== null) return { word: "done today", run: false };
  return { word: ctx.isOnline(seat) ? "waits" : "away", run: false };
}

/** The whole table of a wide screen: map, side and dock. */
export function wide(ctx, parts) {
  const evening = ctx.view.phase === "apres";
  const village = evening && ctx.ui.scene !== "map";
  return html`<div class="sk-main">
      <section class=${`sk-map panel${village ? " village-scene" : ""}`} data-map aria-label=${village ? "Village" : "Map"}>
        ${village ? html`${street(ctx)}<div class="sk-day" role="group" aria-label="Day">${days(ctx)} ${light(ctx)}</div>` : html`${mountain(ctx)} ${daylight(ctx)}`}
        ${evening ? sceneSwitch(ctx) : nothing}
      </section>
      <aside class="sk-side" aria-label="Decision, score and log">${parts.first?.() ?? nothing} ${actPanel(ctx)} ${scorePanel(ctx)} ${village ? nothing : villagePanel(ctx)} ${legend} ${parts.rules()} ${parts.log()}</aside>
    </div>
    <div class=${`dock${ctx.me === null ? " watched" : ""}`}>${take(ctx)} ${ctx.me === null ? watching(ctx) : hand(ctx)} ${shop(ctx)}</div>`;
}

/** What the frame's own layout would show; this board brings its own. */
export const board = () => nothing;
export const side = () => legend;

/** A phone's tab. */
export const phone = (ctx, tab = "table") => (tab === "table" ? phoneBoard(ctx) : phoneTab(ctx, tab));

/** The final score. */
export const page = (ctx) => resultPage(ctx);
