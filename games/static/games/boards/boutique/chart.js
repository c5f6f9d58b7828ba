/** Money over a week, or over the whole match, from what the log says was earned and paid. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { money } from "../../table/format.js";
import { tableOrder } from "./seats.js";
import { moneySeries } from "./story.js";

const BOX = { left: 56, right: 1030, top: 10, bottom: 232 };
const DASHES = ["", "7 4", "2 3", "10 3 2 3", "5 5", "12 4"];

/** @param {object} ctx @param {number|null} week null is the whole match */
export function moneyChart(ctx, week) {
  const series = moneySeries(ctx, week);
  if (!series) return nothing;
  const { points, parts } = series;
  const order = tableOrder(ctx);
  const most = Math.max(1000, ...points.flatMap((point) => point.money));
  const step = [500, 1000, 2000, 5000].find((size) => most / size <= 6) ?? 10_000;
  const top = Math.ceil(most / step) * step;
  const x = (at) => BOX.left + (at / Math.max(1, points.length - 1)) * (BOX.right - BOX.left);
  const y = (amount) => BOX.bottom - (amount / top) * (BOX.bottom - BOX.top);
  const { svg } = ctx;
  const lines = Array.from({ length: top / step + 1 }, (_, at) => at * step);
  const title = week === null ? "Money over the match" : "Money over the week";
  return html`<section class="panel chart" aria-labelledby="money-h">
    <header class="panel-head">
      <h2 id="money-h">${title}</h2>
      <ul class="legend">
        ${order.map((seat, place) => html`<li><svg viewBox="0 0 30 14" aria-hidden="true">${line(seat, place, "M0 7h30")}${mark(seat, place, 15, 7)}</svg>${ctx.short(seat)}</li>`)}
      </ul>
    </header>
    <div class="money-scroll" tabindex="0" role="group" aria-label=${title}><svg class="money" viewBox="0 0 1210 284" role="img" aria-label=${`${title}: ${order.map((seat) => `${ctx.short(seat)} from ${money(points[0].money[seat])} to ${money(points.at(-1).money[seat])}`).join(", ")}`}>
      ${parts.map((part) => svg`<rect class=${part.kind === "planning" ? "ph b" : "ph a"} x=${x(part.from)} y=${BOX.top} width=${Math.max(0, x(part.to) - x(part.from))} height=${BOX.bottom - BOX.top} />
        <text class="ph-t" x=${(x(part.from) + x(part.to)) / 2} y="272">${part.label}</text>`)}
      ${lines.map((amount) => svg`<path class="gl" d="M${BOX.left} ${y(amount)}H${BOX.right}" /><text class="yl" x="46" y=${y(amount) + 4}>${money(amount)}</text>`)}
      ${points.map((point, at) => (point.label ? svg`<text class="xl" x=${x(at)} y="251">${point.label}</text>` : nothing))}
      ${[...order].reverse().map((seat) => line(seat, order.indexOf(seat), path(seat)))}
      ${order.map((seat, place) => points.map((point, at) => (at > 0 && point.money[seat] !== points[at - 1].money[seat] ? mark(seat, place, x(at), y(point.money[seat])) : nothing)))}
      <g class="end">${ends().map(({ seat, place, at }) => svg`${mark(seat, place, 1046, at)}<text x="1058" y=${at + 5}>${ctx.brief(seat)} <tspan>${money(points.at(-1).money[seat])}</tspan></text>`)}</g>
    </svg></div>
  </section>`;

  function path(seat) {
    return points.map((point, at) => (at === 0 ? `M${x(0)} ${y(point.money[seat])}` : `H${x(at)}V${y(point.money[seat])}`)).join("");
  }

  function line(seat, place, d) {
    return svg`<path class="ml seat-${seat}" stroke-dasharray=${DASHES[place]} d=${d} />`;
  }

  /** Circle for the first, square for the next, then diamonds and so on: shape before colour. */
  function mark(seat, place, cx, cy) {
    if (place === 0) return svg`<circle class="mk seat-${seat}" cx=${cx} cy=${cy} r="4.5" />`;
    if (place === 1) return svg`<rect class="mk seat-${seat}" x=${cx - 4} y=${cy - 4} width="8" height="8" />`;
    return svg`<path class="mk seat-${seat}" d="M${cx} ${cy - 5.5}L${cx + 5.5} ${cy}L${cx} ${cy + 5.5}L${cx - 5.5} ${cy}z" />`;
  }

  /** The names at the right, pushed apart where lines end close together. */
  function ends() {
    const list = order.map((seat, place) => ({ seat, place, at: y(points.at(-1).money[seat]) })).sort((a, b) => a.at - b.at);
    list.forEach((item, index) => {
      if (index > 0) item.at = Math.max(item.at, list[index - 1].at + 22);
    });
    const over = (list.at(-1)?.at ?? 0) - 262;
    return over > 0 ? list.map((item) => ({ ...item, at: item.at - over })) : list;
  }
}
