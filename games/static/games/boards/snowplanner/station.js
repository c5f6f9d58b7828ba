/** The Station: its spaces and rewards, and the row of six cards. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { joined } from "../../table/format.js";
import { head, rewards, spaces } from "./areas.js";
import { stationCard } from "./cards.js";
import { chosenArea, chosenGuest, coveredBy, kindOf, placement, takeable } from "./choices.js";

/** How far the placement that is begun reaches along the row. */
function reach(ctx) {
  const plan = placement(ctx);
  return plan?.area === "station" ? (plan.reward?.reward.max ?? 0) : 0;
}

function note(ctx, at) {
  const aid = ctx.aids.station[at];
  if (!aid || aid.takeable || ctx.me === null) return nothing;
  if (kindOf(ctx) === "guest" && !takeable(ctx).length) return nothing;
  const words = aid.missing?.length ? `needs a Window on ${joined(aid.missing.map(String))}` : aid.free_room ? "not enough Croissants" : null;
  return words ? html`<small class="cant">${words}</small>` : nothing;
}

/** The row of cards. */
export function stationRow(ctx) {
  const may = takeable(ctx);
  const chosen = chosenGuest(ctx);
  const has = ctx.me === null ? [] : coveredBy(ctx, ctx.me);
  return html`<ol class="guests">
    ${ctx.view.station.map((key, at) => {
      const position = at + 1;
      if (!key) return html`<li class="gap"><span class="num">${position}</span></li>`;
      const pick = may.includes(position) ? () => ctx.setDraft({ position, room: null }) : null;
      // Where a card has to be taken, those that can't be say why.
      const free = ctx.me === null ? -1 : ctx.view.players[ctx.me].rooms.indexOf(null);
      const off = !pick && kindOf(ctx) === "guest" ? JSON.stringify({ type: "guest", position, room: Math.max(0, free) + 1 }) : null;
      const how = { position, has, pick, off, chosen: chosen?.position === position, lit: position <= reach(ctx), note: note(ctx, at), fresh: ctx.effects.station?.includes(key) };
      return html`<li>${stationCard(ctx, key, how)}</li>`;
    })}
  </ol>`;
}

/** The whole panel of a wide screen. */
export const station = (ctx) => html`<section class=${`panel stn${chosenArea(ctx) === "station" ? " active" : ""}`} aria-label="Station">
  <div class="stn-a">${head(ctx, "station")} ${spaces(ctx, "station")} ${rewards(ctx, "station", { column: true })}</div>
  ${stationRow(ctx)}
</section>`;

/** The Station's spaces alone, as the phone shows them among the areas. */
export const stationArea = (ctx) => html`<section class=${`area a-station two${chosenArea(ctx) === "station" ? " active" : ""}`} aria-label="Station">${head(ctx, "station")} ${spaces(ctx, "station")} ${rewards(ctx, "station")}</section>`;
