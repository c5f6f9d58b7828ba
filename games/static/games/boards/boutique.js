/**
 * The board of Boutique Hotel Manager. What the table asks of a title's board:
 * `board`, `side`, `page`, `phone`, `sheet` are templates of a context; `extend` gives the context what they need;
 * `decisionKey` names the decision a draft belongs to; `effects` says what a push moved; `paragraph` gives a rule,
 * `ruleIds` names them all, and `guide` says how it is played.
 */

import { html } from "../vendor/lit-html/lit-html.js";
import { actionBar, actionParts, decision, placeSwitch } from "./boutique/action.js";
import { boardPanel } from "./boutique/board.js";
import { mayAct } from "./boutique/decisions.js";
import { icon, rule, seatMark } from "./boutique/pieces.js";
import { phoneBoard, phoneSheet } from "./boutique/phone.js";
import { nextPanel, reportPage } from "./boutique/report.js";
import { resultPage } from "./boutique/result.js";
import { naming } from "./boutique/seats.js";
import { stagePanel } from "./boutique/stage.js";
import { comparison } from "./boutique/story.js";
import { needPanel } from "./boutique/staff.js";
import { waiting } from "./boutique/waiting.js";

export { guide, paragraph, ruleIds } from "./boutique/rules.js";
/** A replay can lay all hotels' sealed choices open. */
export const allOpen = true;
export { draftOf } from "./boutique/decisions.js";
export { effects } from "./boutique/story.js";
export { phoneBoard as phone, phoneSheet as sheet };

/** @param {object} view @returns {string} */
export const decisionKey = (view) => [view.week, view.phase, view.stage ?? "", view.day ?? "", view.turn, view.active_seat].join("-");

const readKey = (match, week) => `chalet:read:${match.id}:${week}`;

/** The context with the seats' names, the marks of the log, the present page and the decision. */
export function extend(ctx) {
  const full = Object.assign(ctx, naming(ctx), { rule });
  full.reports = full.view.week_reports ?? [];
  full.aids = { ...full.aids, ...comparison(full) };
  full.page = presentPage(full);
  full.pages = () => pages(full);
  full.setPage = (page, week = null) => {
    if (page === "table") for (const report of full.reports) sessionStorage.setItem(readKey(full.match, report.week), "1");
    ctx.setUi({ page: { key: pageKey(full), name: page, week } });
  };
  full.logMark = (line) => logMark(full, line);
  full.doing = (seat) => doing(full, seat);
  full.headline = () => headline(full);
  full.actionParts = actionParts(full);
  full.seatSwitches = () => placeSwitch(full);
  return full;
}

/** A page that was chosen holds until the table is somewhere else. */
const pageKey = ({ view }) => `${view.week}:${view.phase}`;

function presentPage(ctx) {
  const { ui, view, match, reports } = ctx;
  if (ui.page?.key === pageKey(ctx)) return ui.page.name;
  if (match.status === "finished") return "result";
  if (view.phase === "expand") return "report";
  const last = reports.at(-1);
  if (view.phase === "prepare" && last && !sessionStorage.getItem(readKey(match, last.week))) return "report";
  return "table";
}

/** The pages beside the table that there are by now. */
function pages(ctx) {
  const list = ctx.reports.map(({ week }) => ({ label: `Week ${week} report`, page: "report", week, sign: "i-bars" }));
  if (ctx.match.status === "finished") list.unshift({ label: "Final score", page: "result", sign: "i-flag" });
  if (ctx.page !== "table") list.unshift({ label: "Board", page: "table", sign: "i-key" });
  return list;
}

/** Who has decided about rooms has read the report. */
export function afterMove(store) {
  const { view, match } = store.state;
  const last = view.week_reports?.at(-1);
  if (last && (view.phase === "expand" || view.phase === "prepare")) sessionStorage.setItem(readKey(match, last.week), "1");
}

/** What chance did has the die, what a seat did its house. */
function logMark(ctx, { data }) {
  const value = data.die ?? (data.budget && data.quotes ? data.budget / 100 : null) ?? data.rolls?.[0];
  if (value) return html`<svg class="d white tiny" aria-hidden="true"><use href="#die-${value}" /></svg>`;
  if (data.seat === undefined) return html`<span class="mark-info">${icon("i-info")}</span>`;
  return seatMark(ctx.match.seats[data.seat], true);
}

/** A seat in one word, for the people in the track. */
function doing(ctx, seat) {
  const { view, match } = ctx;
  const player = view.players[seat];
  if (player.out) return { word: "closed", run: false };
  if (match.seats[seat].resigned) return { word: "resigned", run: false };
  if (match.status !== "running" || view.phase === "over") return { word: (match.result ?? view.result)?.winners.includes(seat) ? "winner" : "done", run: false };
  if (ctx.thinking.includes(seat)) return { word: "thinks", run: true };
  if ((view.phase === "prepare" && player.prices_set) || (view.phase === "planning" && player.staff_set)) return { word: "ready", run: false };
  if (view.seats_to_act.includes(seat)) return { word: "to move", run: true };
  return { word: ctx.isOnline(seat) ? "waits" : "away", run: false };
}

function headline(ctx) {
  if (!mayAct(ctx)) return waiting(ctx).text;
  const now = decision(ctx);
  return now?.why ? waiting(ctx).text : "Your move";
}

/** The middle of the page. */
export const board = (ctx) => html`${boardPanel(ctx)} ${stagePanel(ctx)} ${actionBar(ctx)}`;

/** What the side has beside rules and log. */
export const side = (ctx) => needPanel(ctx);

/** The report of a week, or the final score. */
export function page(ctx) {
  if (ctx.page === "result") return resultPage(ctx);
  const report = ctx.reports.find(({ week }) => week === ctx.ui.page?.week) ?? ctx.reports.at(-1);
  return reportPage(ctx, report, nextPanel(ctx));
}
