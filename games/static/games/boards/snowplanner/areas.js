/** The areas: spaces with their penalties, dice that lie there, rewards, and what a die of mine would reach. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { BOARD_AREAS, chooseArea, chosenArea, chosenDie, isOpen, openAreas, placeOf, placement, rewardTable } from "./choices.js";
import { die, gains, gainsFor, icon, keyHint, pane, placedDie, resource } from "./pieces.js";
import { areaOf, dieName, rewardText, spaceName } from "./words.js";

/** All areas but the Station, which has its cards beside it. */
export const areas = (ctx) => html`<div class="areas">${BOARD_AREAS.map((key) => (key === "summit" ? summit(ctx) : area(ctx, key)))}</div>`;

const WORDY = new Set(["event_hall", "office", "station"]);

function area(ctx, key) {
  const { name } = areaOf(key);
  const active = chosenArea(ctx) === key;
  return html`<section class=${`area a-${key}${active ? " active" : ""}${WORDY.has(key) ? " two" : ""}`} aria-label=${name}>
    ${head(ctx, key)} ${spaces(ctx, key)} ${rewards(ctx, key)}
  </section>`;
}

/** Sign and name of an area, at the right what belongs to it. */
export function head(ctx, key) {
  const { name, sign } = areaOf(key);
  const active = chosenArea(ctx) === key;
  return html`<div class="a-head">
    <span class="a-ic">${icon(sign)}</span><h3>${name}</h3>
    ${key === "office" ? partTime(ctx) : key === "summit" ? html`<span class="muted t-xs">next round’s order</span>` : active ? html`<span class="tag accent">your die</span>` : nothing}
  </div>`;
}

function partTime(ctx) {
  const { face, holder } = ctx.view.part_time;
  const words = holder === null ? html`value ${face}, ${resource("tickets", 1)}` : `hired by ${ctx.short(holder) === "You" ? "you" : ctx.short(holder)}`;
  return html`<span class=${holder === null ? "pt" : "pt gone"} title="Part-Time Die">${die(0, face, { white: true, label: `Part-Time Die, face ${face}` })}<span><b>Part-time</b><small>${words}</small></span></span>`;
}

/** Number of the printed penalty, or of the dice that lie there where it is variable. */
function penaltyOf(ctx, key, at) {
  const printed = ctx.aids.areas[key].spaces[at];
  return printed === "variable" ? at : printed;
}

/** The spaces of an area, from the left. */
export function spaces(ctx, key) {
  return html`<ul class="sps">${ctx.view.areas[key].map((lying, at) => html`<li>${space(ctx, key, lying, at)}</li>`)}</ul>`;
}

function space(ctx, key, lying, at) {
  const penalty = penaltyOf(ctx, key, at);
  const label = penalty ? `−${penalty}` : "0";
  if (lying) return takenSpace(ctx, key, lying, at, label);
  const next = ctx.aids.areas[key].next === at + 1;
  const plan = placement(ctx);
  if (next && plan?.area === key) {
    return html`<span class="sp aimed">${placedDie(ctx.me, plan.face, { white: plan.die === "part_time", label: `your ${dieName(plan.die, plan.face)}, to be placed` })}<span class="sp-p num">${label}</span></span>`;
  }
  if (!next || !isOpen(ctx, key)) return html`<span class=${next ? "sp first" : "sp"} title=${`${spaceName(at + 1)}, penalty ${penalty}`}><span class="num">${label}</span></span>`;
  const chosen = chosenArea(ctx) === key;
  const picking = chosenDie(ctx) !== null && chosenArea(ctx) === null;
  return html`<button class=${chosen ? "sp next asked" : "sp next"} type="button" data-area=${key} data-choice=${picking ? "" : nothing} aria-pressed=${chosen ? "true" : "false"}
    aria-label=${`${areaOf(key).name}, ${spaceName(at + 1)}, penalty ${penalty}`} @click=${() => chooseArea(ctx, key)}><span class="num">${label}</span>${picking ? keyHint(ctx, openAreas(ctx).indexOf(key) + 1) : nothing}</button>`;
}

function takenSpace(ctx, key, { seat, die: number, face }, at, label) {
  const fresh = ctx.effects.dice?.some((item) => item.area === key && item.space === at);
  return html`<span class="sp taken"><span class="vh">Penalty ${label}: </span>${placedDie(seat, face, { white: number === "part_time", extra: fresh ? "drop" : "", label: `${ctx.short(seat)}, ${dieName(number, face)}` })}</span>`;
}

/** What my die can take on an area: as it is, and with some offset. */
function reach(ctx, key) {
  const number = chosenDie(ctx);
  const place = number === null ? null : placeOf(ctx, number, key);
  if (!place) return null;
  const plan = placement(ctx);
  const mine = plan?.area === key ? plan : null;
  return { now: (mine?.offer ?? place.offsets[0]).rewards, some: place.offsets.flatMap(({ rewards: list }) => list), chosen: mine?.reward?.threshold ?? null };
}

/** The rewards of an area; those that the chosen die can take are lit, those that an offset brings are marked. */
export function rewards(ctx, key, { column = false } = {}) {
  const mine = reach(ctx, key);
  return html`<ul class=${column ? "rws col" : "rws"}>
    ${Object.entries(rewardTable(ctx, key)).map(([at, reward]) => {
      const need = Number(at);
      const state = !mine ? "" : mine.now.includes(need) ? "can" : mine.some.includes(need) ? "with" : "no";
      return html`<li class=${`rw ${state}${mine?.chosen === need ? " chosen" : ""}`}>
        <span class="th num">${reward.play_event ? "2+" : need}</span><span class="gains">${picture(reward)}</span>
        ${state ? html`<span class="vh">${{ can: "possible", with: "possible with an offset", no: "not possible" }[state]}</span>` : nothing}
      </li>`;
    })}
  </ul>`;
}

/** A reward as pictures where there are some, else in words. */
export function picture(reward) {
  if (reward.windows) return html`<span class="for"><span class="gn" role="img" aria-label=${rewardText(reward)}>${pane("any")}<b class="num">${reward.windows}</b></span><i>for</i>${gains(reward.cost)}</span>`;
  if (reward.cards || reward.play_event || reward.play_goal) return html`<span class="tx">${rewardText(reward)}</span>`;
  if (reward.draw_event && Object.keys(reward).length === 1) return html`<span class="tx">draw an Event</span>`;
  return gainsFor(reward);
}

function summit(ctx) {
  const lit = chosenArea(ctx) === "summit";
  const heights = ctx.view.areas.summit.length;
  return html`<section class=${`area a-summit${lit ? " active" : ""}`} aria-label="Summit">
    ${head(ctx, "summit")}
    <div class="peaks">
      <svg viewBox="0 0 246 122" preserveAspectRatio="none" aria-hidden="true">
        <path class="pk-b" d="M0 122V66l10-14 64-2 10 18 66-1 12 17 66-1 18 16V122z" />
        <path class="pk-s" d="M0 66l10-14 64-2 10 18 66-1 12 17 66-1 18 16-8 2-10-6-14 8-16-8-18 7-16-9-10-14-18 9-16-8-18 8-14-9-10-15-18 9-14-7-18 8-12-5z" />
      </svg>
      <ol class="sms">${ctx.view.areas.summit.map((lying, at) => html`<li class=${`sm${at + 1}`}>${summitSpace(ctx, lying, at, heights - at)}${tile(ctx, at)}</li>`)}</ol>
    </div>
  </section>`;
}

function summitSpace(ctx, lying, at, height) {
  if (lying) return takenSpace(ctx, "summit", lying, at, "0");
  const plan = placement(ctx);
  const next = ctx.aids.areas.summit.next === at + 1;
  if (next && plan?.area === "summit") return html`<span class="sp aimed">${placedDie(ctx.me, plan.face, { white: plan.die === "part_time", label: "your die, to be placed" })}</span>`;
  if (!next || !isOpen(ctx, "summit")) return html`<span class="sp"><span class="num">${height}</span></span>`;
  const picking = chosenDie(ctx) !== null && chosenArea(ctx) === null;
  return html`<button class=${chosenArea(ctx) === "summit" ? "sp next asked" : "sp next"} type="button" data-area="summit" data-choice=${picking ? "" : nothing} aria-pressed=${chosenArea(ctx) === "summit" ? "true" : "false"}
    aria-label=${`Summit, height ${height}`} @click=${() => chooseArea(ctx, "summit")}><span class="num">${height}</span>${picking ? keyHint(ctx, openAreas(ctx).indexOf("summit") + 1) : nothing}</button>`;
}

function tile(ctx, at) {
  const { rewards: printed, tiles_from_round: from } = ctx.cards.areas.summit;
  if (ctx.view.round < from) return html`<span class="tile-s">${gains(printed[1])}</span>`;
  const key = ctx.view.summit_tiles[at];
  return html`<span class=${ctx.effects.tiles ? "tile-s turned" : "tile-s"}>${key ? gains(ctx.cards.summit_tiles[key]) : "?"}</span>`;
}


