/** The report of a week: stars first, then why, day by day, then the money (BHM-6.1 to 6.4). */

import { classMap, html, nothing } from "../../vendor/lit-html/lit-html.js";
import { counted, inWords, joined, money, sentence } from "../../table/format.js";
import { mayAct } from "./decisions.js";
import { expandPanel } from "./expand.js";
import { moneyChart } from "./chart.js";
import { icon, rule, stars } from "./pieces.js";
import { inTableOrder } from "./seats.js";
import { kindPanel } from "./staff.js";
import { weekFigures } from "./story.js";
import { waiting } from "./waiting.js";
import { DAYS, KINDS } from "./words.js";

/** @param {object} ctx @param {object} report of `view.week_reports` @param {unknown} decision the panel beside the outcomes */
export function reportPage(ctx, report, decision = nothing) {
  const hotels = inTableOrder(ctx, report.hotels);
  return html`<div class="wrap">
    <header class="r-head">
      <div>
        <p class="eyebrow">${ctx.match.name}</p>
        <h1 class="display" id="report-h" tabindex="-1">The rating of week ${report.week}</h1>
      </div>
      ${miniTrack(ctx, report)}
    </header>
    <section class=${classMap({ outcomes: true, many: hotels.length > 2 })} aria-label="Stars before and after">
      ${hotels.map((hotel) => outcome(ctx, report, hotel))} ${decision}
    </section>
    ${daysPanel(ctx, hotels)} ${moneyChart(ctx, report.week)}
  </div>`;
}

function miniTrack(ctx, report) {
  const last = report.week === (ctx.aids.track?.weeks ?? 2);
  const steps = ["Booking", "Planning", "Walk-ins"];
  return html`<ol class="mini-track" aria-label="Phases">
    ${steps.map((step) => html`<li class="done">${icon("i-check", true)}${step}</li>`)}
    <li class="now" aria-current="step">Rating</li>
    ${last ? html`<li>Final score</li>` : html`<li>Rooms</li><li>Week ${report.week + 1}</li>`}
  </ol>`;
}

/** One hotel's stars before and after, and why. */
function outcome(ctx, report, hotel) {
  const { seat, rating_before: before, rating_after: after } = hotel;
  const change = after - before;
  const figures = weekFigures(ctx, report.week, seat);
  const tag = change > 0 ? html`<span class="tag good">+${counted(change, "star")}</span>`
    : change < 0 ? html`<span class="tag bad">−${counted(-change, "star")}</span>`
    : html`<span class="tag">no change</span>`;
  return html`<article class="panel outcome seat-${seat}">
    <div class="o-top">${ctx.mark(seat)}<h2>${ctx.name(seat)}</h2>${tag}</div>
    <div class="o-stars">
      <span class="from">${stars(before)}</span>${icon("i-arrow")}<span class="to">${stars(after, "settle")}</span>
      <b class="num">${after} <small>of 5</small></b>
    </div>
    <p>${because(hotel)} ${rule(after === 0 ? "BHM-6.3" : "BHM-6.2")}</p>
    <dl class="num">
      <div><dt>Money</dt><dd>${ctx.sum(seat, "money", money(ctx.view.players[seat].money))}</dd></div>
      ${figures.guests === null ? nothing : html`<div><dt>Guests won</dt><dd>${figures.guests}</dd></div>`}
      <div><dt>Staff paid</dt><dd>${money(figures.staff)}</dd></div>
    </dl>
  </article>`;
}

function because({ days, need, staff, short, rating_before: before, rating_after: after }) {
  const missing = KINDS.filter(({ key }) => short[key] > 0);
  if (!missing.length) {
    return after > before ? "Nothing was missing on any day, so the hotel gains a star." : "Nothing was missing on any day; five stars are the most.";
  }
  const parts = missing.map(({ key, label }) => {
    const on = days.flatMap((day, at) => (day[key] > staff[key] && day[key] === need[key] ? [DAYS[at]] : []));
    const members = short[key] === 1 ? "member was" : "members were";
    return `${inWords(short[key])} ${label.toLowerCase()} ${members} missing on ${joined(on)}`;
  });
  const total = missing.reduce((sum, { key }) => sum + short[key], 0);
  const fate = after === 0 ? "no star is left, and the hotel closes." : total === 1 ? "one star goes." : `${inWords(total)} stars go.`;
  return `${sentence(joined(parts))}: ${fate}`;
}

/** Needs against staff, for every hotel and kind. */
function daysPanel(ctx, hotels) {
  return html`<section class="panel days" aria-labelledby="days-h">
    <header class="panel-head">
      <h2 id="days-h">Needs against staff, day by day</h2>
      <ul class="legend">
        <li><svg viewBox="0 0 18 14" aria-hidden="true"><rect class="u" x="1" y="1" width="16" height="12" rx="2.5" /></svg>one member needed</li>
        <li><svg viewBox="0 0 26 14" aria-hidden="true"><path class="staff-line" d="M1 7h24" /></svg>staff hired</li>
        <li><svg viewBox="0 0 18 14" aria-hidden="true"><rect class="u miss" x="1" y="1" width="16" height="12" rx="2.5" /><path class="x" d="M6 4l6 6M12 4l-6 6" /></svg>missing</li>
      </ul>
    </header>
    <p class="days-lead">
      The week's need is the highest of its seven days. Each missing member costs one star, once a kind. ${rule("BHM-6.1")} ${rule("BHM-6.2")}
    </p>
    ${hotels.map(
      (hotel) => html`<div class="hotel-row">
        <h3>${ctx.mark(hotel.seat)}<span>${ctx.name(hotel.seat)}</span></h3>
        ${KINDS.map((kind) =>
          kindPanel(ctx, {
            seat: hotel.seat,
            kind,
            counts: hotel.days.map((day) => day[kind.key]),
            staff: hotel.staff[kind.key],
          }),
        )}
      </div>`,
    )}
    ${findings(ctx, hotels)}
  </section>`;
}

/** Up to three sentences on what decided the ratings. */
function findings(ctx, hotels) {
  const said = [];
  for (const { seat, days, need, staff, short, rating_before: before, rating_after: after } of hotels) {
    const who = ctx.short(seat);
    for (const { key, label, icon: name } of KINDS) {
      if (!short[key]) continue;
      const peaks = days.flatMap((day, at) => (day[key] === need[key] ? [DAYS[at]] : []));
      said.push({ name, text: html`${joined(peaks)} set ${who === "You" ? "your" : `${who}'s`} need in <b>${label.toLowerCase()}</b> for the whole week.` });
      const kinds = KINDS.filter(({ key: other }) => short[other] > 0).length;
      if (kinds === 1 && short[key] === 1) {
        said.push({ name: "i-coin", text: html`One more member for <b>${money(ctx.aids.limits?.staff_cost ?? 300)}</b> would have taken ${who === "You" ? "you" : who} to ${Math.min(5, before + 1)} stars instead of ${after}.` });
      }
    }
    const spare = KINDS.filter(({ key }) => staff[key] > need[key]);
    if (spare.length) {
      const count = spare.reduce((sum, { key }) => sum + staff[key] - need[key], 0);
      said.push({ name: "i-user", text: html`${who} had <b>${counted(count, "member")}</b> to spare, which brings nothing.` });
    }
  }
  if (!said.length) return nothing;
  return html`<div class="findings">
    <h3>What made the difference</h3>
    <ul>${said.slice(0, 3).map(({ name, text }) => html`<li>${icon(name)}<p>${text}</p></li>`)}</ul>
  </div>`;
}

/** What stands beside the outcomes: the rooms to buy, who buys them, or the way on. */
export function nextPanel(ctx) {
  if (ctx.view.phase === "expand") {
    if (mayAct(ctx)) return expandPanel(ctx);
    const said = waiting(ctx);
    return html`<section class="panel onward waiting" aria-labelledby="next-h">
      <h2 id="next-h">${said.text}</h2>
      <p class="t-s muted">${said.detail} ${rule(said.rule)}</p>
      ${ctx.help()} ${said.busy ? html`<p class="dots" aria-hidden="true"><i></i><i></i><i></i></p>` : nothing}
      <button class="btn" type="button" @click=${() => ctx.setPage("table")}>Look at the board</button>
    </section>`;
  }
  const over = ctx.match.status === "finished";
  return html`<section class="panel onward" aria-labelledby="next-h">
    <h2 id="next-h">${over ? "The match is over" : `Week ${ctx.view.week} is open`}</h2>
    <p class="t-s muted">${over ? "The final score has the break-down." : "Nights that were carried over are on the board."}</p>
    <button class="btn primary large" type="button" data-go="onward" @click=${() => ctx.setPage(over ? "result" : "table")}>
      ${over ? "To the final score" : `Go on to week ${ctx.view.week}`}
    </button>
  </section>`;
}
