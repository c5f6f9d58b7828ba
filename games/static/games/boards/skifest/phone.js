/** The table at 390 px: the map opens close to my skier, hand and row below it, the decision at the thumb. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { chosenLift, chosenRun, mode } from "./choices.js";
import { strip } from "./daylight.js";
import { hand, shop, take, watching } from "./hand.js";
import { mountain } from "./mountain.js";
import { armed, body, buttons, heading } from "./panel.js";
import { rule } from "./pieces.js";
import { legend, scoreChips, scorePanel } from "./score.js";
import { street, villagePanel } from "./village.js";

/** The tabs at the foot of the page. */
export const tabs = [
  ["table", "Mountain", "k-valley"],
  ["village", "Village", "k-hut"],
  ["score", "Score", "k-star"],
  ["log", "Log", "i-list"],
  ["rules", "Rules", "i-ask"],
];

const PARTS = [["hand", "Hand"], ["take", "Take"], ["gear", "Gear"]];

/** Between the bar at the top and the sheet. */
export function phoneBoard(ctx) {
  const evening = ctx.view.phase === "apres" && ctx.ui.scene !== "map";
  return html`${strip(ctx)} ${scoreChips(ctx)}
    ${evening ? street(ctx) : html`<section class="ph-map" data-map aria-label="Map">${mountain(ctx)}</section>`}
    ${ctx.view.phase === "apres" ? sceneSwitch(ctx) : nothing}
    ${ctx.me === null ? watching(ctx) : dockTabs(ctx)}`;
}

/** The evening can be spent looking at the mountain too. */
export function sceneSwitch(ctx) {
  const map = ctx.ui.scene === "map";
  return html`<div class="segments sk-scene" role="group" aria-label="Scene">${[["street", "Village"], ["map", "Mountain"]].map(([key, label]) => html`<button type="button" aria-pressed=${String((key === "map") === map)}
    aria-current=${(key === "map") === map ? "page" : nothing} @click=${() => ctx.setUi({ scene: key })}>${label}</button>`)}</div>`;
}

/** What the decision needs is in front; another part may be chosen. */
function dockTabs(ctx) {
  const now = mode(ctx);
  const natural = now === "card" ? "take" : now === "buy" ? "gear" : "hand";
  const key = `${ctx.view.round}:${ctx.view.day}:${now}`;
  const shown = ctx.ui.part?.key === key ? ctx.ui.part.name : natural;
  return html`<div class="segments ph-tabs" role="group" aria-label="Cards">${PARTS.map(([name, label]) => html`<button type="button" aria-pressed=${String(shown === name)} aria-current=${shown === name ? "page" : nothing} data-part=${name}
      @click=${() => ctx.setUi({ part: { key, name } })}>${label}</button>`)}</div>
    ${shown === "take" ? take(ctx) : shown === "gear" ? shop(ctx) : hand(ctx)}`;
}

/** The other tabs. */
export function phoneTab(ctx, tab) {
  if (tab === "village") return villagePanel(ctx);
  if (tab === "score") return html`${scorePanel(ctx)} ${legend}`;
  return nothing;
}

/** The decision at the foot of the page. */
export function phoneSheet(ctx) {
  const said = heading(ctx);
  const now = mode(ctx);
  const open = ctx.ui.sheet === "open" || now !== "turn" || chosenRun(ctx) || chosenLift(ctx);
  return html`<section class=${`sheet act${now === "wait" ? " waiting" : ""}`} aria-labelledby="act-h">
    <div class="act-head"><h2 id="act-h">${said.sign ?? nothing}<span>${said.text}</span></h2>
      ${now === "turn" && !chosenRun(ctx) && !chosenLift(ctx) ? html`<button class="btn small" type="button" aria-expanded=${String(Boolean(open))} @click=${() => ctx.setUi({ sheet: open ? "closed" : "open" })}>${open ? "Less" : "What can I do?"}</button>` : nothing}</div>
    ${now === "wait" && said.detail ? html`<p class="t-s muted">${said.detail} ${rule(said.rule)}</p>` : nothing}
    ${ctx.help()} ${open ? body(ctx) : nothing} ${ctx.trouble()} ${buttons(ctx)} ${now === "wait" || (now === "turn" && open) ? armed(ctx) : nothing}
  </section>`;
}
