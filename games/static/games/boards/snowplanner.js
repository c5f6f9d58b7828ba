/**
 * The board of Snow Planner: what the table asks of a title's board (see boutique.js), `wide` since areas, Station and
 * hotel take the room that other titles give to a board and a stage, and `tabs` with `sheetTabs` for a phone.
 */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { aiTag } from "../table/ai.js";
import { joined } from "../table/format.js";
import { aheadPanel } from "./snowplanner/ahead.js";
import { areas } from "./snowplanner/areas.js";
import { clear, mayAct } from "./snowplanner/choices.js";
import { dock } from "./snowplanner/dock.js";
import { hotelPanel } from "./snowplanner/hotel.js";
import { phoneBoard, phoneSheet, sheetTabs, tabFor, tabs } from "./snowplanner/phone.js";
import { icon, rule, seatMark } from "./snowplanner/pieces.js";
import { resultPage } from "./snowplanner/result.js";
import { rivals } from "./snowplanner/rivals.js";
import { roundPanel } from "./snowplanner/round.js";
import { station } from "./snowplanner/station.js";
import { waiting } from "./snowplanner/waiting.js";

export { guide, paragraph, ruleIds } from "./snowplanner/rules.js";
export { draftOf } from "./snowplanner/choices.js";
/** A replay can lay all hands open. */
export const allOpen = true;

export { effects } from "./snowplanner/story.js";
export { phoneSheet as sheet, phoneBoard as phone, sheetTabs, tabs };

/** Where the match stands; training on the way doesn't end a placement that was begun. */
const stand = (view) => [view.round, view.phase, view.active_seat, Object.values(view.areas).flat().filter(Boolean).length];

/** @param {object} view @returns {string} */
export const decisionKey = (view) =>
  [...stand(view), view.pending.map(({ seat, kind, left }) => `${seat}${kind}${left}`).join("."), view.rooms_done.join("."), view.players.map(({ windows, rooms }) => windows.filter(Boolean).length + rooms.filter(Boolean).length).join(".")].join("-");

/** Esc takes back what was chosen and not sent. */
export function close(store) {
  if (Object.keys(store.draft).length) store.setDraft(clear);
}

/** The context with the names of the seats, whose hotel is shown, the marks of the log and the present page. */
export function extend(ctx) {
  const full = { ...ctx, rule, ...naming(ctx) };
  const look = ctx.ui.look ?? null;
  full.shown = look ?? ctx.me ?? (ctx.view.active_seat ?? 0);
  full.page = ctx.ui.page ?? (ctx.match.status === "finished" ? "result" : "table");
  full.pages = () => (ctx.match.status === "finished" ? [{ label: "Final score", page: "result", sign: "i-flag" }, { label: "Board", page: "table", sign: "i-key" }] : []);
  full.setPage = (page) => ctx.setUi({ page });
  full.logMark = (line) => logMark(line);
  full.doing = (seat) => doing(full, seat);
  full.headline = () => (mayAct(full) ? "Your move" : waiting(full).text);
  full.where = () => html`<h1>${ctx.match.name}</h1><p class="t-xs muted num">${place(ctx)}</p>`;
  followDecision(full, ctx);
  return full;
}

/** A phone turns to the tab on which my decision is made, until another one is chosen; else the chosen one stays. */
function followDecision(full, ctx) {
  const key = tabFor(full) === "table" ? "any" : `${ctx.view.phase}:${ctx.view.pending[0]?.kind ?? ""}`;
  const chosen = ctx.ui.tabKey === key ? ctx.ui.tab : null;
  full.ui = { ...ctx.ui, tab: chosen ?? tabFor(full) };
  // After the end a tab of the board leads from the score back to the board.
  const toBoard = (tab) => (full.page === "result" && sheetTabs.includes(tab) ? { page: "table" } : {});
  full.setUi = (patch) => ctx.setUi("tab" in patch ? { ...patch, tabKey: key, ...toBoard(patch.tab) } : patch);
}

const SEASONS = { low: "Low Season", high: "High Season", year_end: "Year End" };
const place = ({ view }) => (view.phase === "over" ? "The season is over" : `Round ${view.round} of 8, ${SEASONS[view.season]}`);

/** How seats are named. */
function naming(ctx) {
  const { seats } = ctx.match;
  return {
    mark: (seat) => seatMark(seat.seat),
    tag: (seat) => (seat === ctx.me ? html`<span class="tag accent">you</span>` : aiTag(seats[seat])),
    name: (seat) => html`${seats[seat].name} ${seat === ctx.me ? html`<span class="tag accent">you</span>` : aiTag(seats[seat])}`,
    short: (seat) => (seat === ctx.me ? "You" : seats[seat].name),
    listed: (list) => joined(list.map((seat) => (seat === ctx.me ? "you" : seats[seat].name))),
  };
}

function logMark({ seat, data }) {
  const who = data.seat ?? seat;
  return who === null || who === undefined || data.order || data.station ? html`<span class="mark-info">${icon("i-info")}</span>` : seatMark(who, "xs");
}

/** A seat in one word. */
function doing(ctx, seat) {
  const { view, match } = ctx;
  if (match.seats[seat].resigned) return { word: "resigned", run: false };
  if (match.status !== "running" || view.phase === "over") return { word: (match.result ?? view.result)?.winners.includes(seat) ? "winner" : "done", run: false };
  if (ctx.thinking.includes(seat)) return { word: "thinks", run: true };
  if (view.seats_to_act.includes(seat)) return { word: seat === ctx.me ? "your move" : "to move", run: true };
  if (view.phase === "talents") return { word: "has chosen", run: false };
  return { word: ctx.isOnline(seat) ? "waits" : "away", run: false };
}

/** The whole table of a wide screen: areas, Station and hotel, the side, the bar at the foot. */
export const wide = (ctx, parts) => html`<div class="snp sp-main">
    <div class="sp-left">${roundPanel(ctx)} ${areas(ctx)} ${station(ctx)} ${hotelPanel(ctx)}</div>
    <aside class="sp-side" aria-label="Other players, round and log">${parts.first?.() ?? nothing} ${rivals(ctx)} ${aheadPanel(ctx)} ${parts.log()} ${parts.rules()}</aside>
  </div>
  ${dock(ctx)}`;

/** What the frame's own layout would show; this board brings its own. */
export const board = () => nothing;
export const side = (ctx) => aheadPanel(ctx);

/** The final score. */
export const page = (ctx) => resultPage(ctx);
