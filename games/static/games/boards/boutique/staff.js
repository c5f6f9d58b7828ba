/** Staff: what the week needs day by day, what is hired, what is missing and what it costs (BHM-4.1, BHM-6.1, BHM-6.2). */

import { classMap, html, live, nothing } from "../../vendor/lit-html/lit-html.js";
import { counted, money } from "../../table/format.js";
import { chosenStaff, mayAct } from "./decisions.js";
import { icon, rule } from "./pieces.js";
import { KINDS, SHORT } from "./words.js";

const STEP = 40;
const UNIT = { height: 20, gap: 3 };

/**
 * One kind's need as stacked members over the seven days, with the line of those who are hired.
 * @param {object} ctx @param {{seat: number, label: string, counts: number[], staff: number|null}} data
 */
export function unitsChart(ctx, { seat, label, counts, staff }) {
  const most = Math.max(3, staff ?? 0, ...counts);
  const bottom = 12 + most * (UNIT.height + UNIT.gap);
  const peak = Math.max(...counts);
  const level = (members) => bottom - members * (UNIT.height + UNIT.gap);
  const said = counts.map((count, day) => `${SHORT[day]} ${count}`).join(", ");
  const { svg } = ctx;
  return html`<svg class="units seat-${seat}" viewBox="0 0 334 ${bottom + 24}" role="img"
    aria-label="${label}: ${said}${staff === null ? "" : `; staff ${staff}`}">
    ${counts.map((count, day) => svg`
      ${Array.from({ length: count }, (_, member) => unit(day, member))}
      ${count === 0 ? svg`<text class="zero" x=${23 + day * STEP} y=${bottom - 4}>0</text>` : nothing}
      <text class=${count === peak && peak > 0 ? "day peak" : "day"} x=${23 + day * STEP} y=${bottom + 18}>${SHORT[day]}</text>`)}
    ${staff === null ? nothing : svg`<path class="staff-line" d="M2 ${level(staff)}H288" />
      <text class="staff-n" x="294" y=${level(staff) + 4}>staff ${staff}</text>`}
    <path class="base" d="M2 ${bottom + 1.5}H288" />
  </svg>`;

  function unit(day, member) {
    const missing = staff !== null && member >= staff;
    const x = 8 + day * STEP;
    const y = level(member + 1) + UNIT.gap;
    return svg`<rect class=${missing ? "u miss" : "u"} x=${x} y=${y} width="30" height=${UNIT.height} rx="3" />
      ${missing ? svg`<path class="x" d="M${x + 10} ${y + 5}l10 10M${x + 20} ${y + 5}l-10 10" />` : nothing}`;
  }
}

/** One kind of staff in a frame of its own, with the verdict on it. */
export function kindPanel(ctx, { seat, kind, counts, staff }) {
  const need = Math.max(...counts);
  const missing = staff === null ? 0 : Math.max(0, need - staff);
  const cost = missing === 1 ? "−1 star" : `−${missing} stars`;
  return html`<div class=${classMap({ mult: true, short: missing > 0 })}>
    <header>
      <h4>${icon(kind.icon)}${kind.label}</h4>
      <p class="t-s muted num">need <b>${need}</b>${staff === null ? nothing : html`, staff <b>${staff}</b>`}</p>
      ${staff === null
        ? html`<span class="tag">${kind.counts}</span>`
        : missing
          ? html`<span class="tag bad">${icon("i-cross", true)}${missing} short: ${cost}</span>`
          : html`<span class="tag good">${icon("i-check", true)}enough</span>`}
    </header>
    ${unitsChart(ctx, { seat, label: `${ctx.short(seat)}, ${kind.label}`, counts, staff })}
  </div>`;
}

/** The need of my hotel in the side panel, or of the bottom hotel for spectators. */
export function needPanel(ctx) {
  const seat = ctx.me ?? 0;
  const entry = ctx.aids.need?.find((item) => item.seat === seat);
  if (!entry || ctx.view.phase === "over" || ctx.view.players[seat].out) return nothing;
  const need = entry.with_guest ?? entry.need;
  const hired = entry.staff && ctx.view.stage === "walkins" ? entry.staff : null;
  const title = entry.with_guest ? "with these guests" : hired ? "against staff" : "so far";
  return html`<section class="panel need-panel" aria-labelledby="need-h">
    <h3 class="eyebrow" id="need-h">${ctx.me === null ? `${ctx.short(seat)}: staff` : "Staff"} needed ${title} ${rule(hired ? "BHM-6.2" : "BHM-4.1")}</h3>
    <dl class="need">
      ${KINDS.map(
        (kind) => html`<div class=${classMap({ lacking: hired !== null && need[kind.key] > hired[kind.key] })}>
          ${icon(kind.icon)}
          <dt>${kind.label}</dt>
          <dd class="num">${need[kind.key]}${hired ? html`<small> of ${hired[kind.key]}</small>` : nothing}</dd>
        </div>`,
      )}
    </dl>
    ${needLine(ctx, entry, need, hired)}
  </section>`;
}

function needLine(ctx, entry, need, hired) {
  const total = KINDS.reduce((sum, { key }) => sum + need[key], 0);
  if (hired) {
    const missing = KINDS.reduce((sum, { key }) => sum + Math.max(0, need[key] - hired[key]), 0);
    return missing
      ? html`<p class="t-s"><b class="bad">${missing} missing: ${missing >= ctx.view.players[entry.seat].rating ? "the hotel would close" : `−${counted(missing, "star")}`}</b></p>`
      : html`<p class="t-s muted">Nothing missing so far: +1 star.</p>`;
  }
  const cost = total * ctx.aids.limits.staff_cost;
  const gain = entry.with_guest ? (ctx.aids.quotes?.find(({ seat, winner }) => seat === entry.seat && winner)?.total ?? 0) : 0;
  const placed = ctx.view.phase === "place" ? 0 : gain;
  const left = ctx.view.players[entry.seat].money + placed - cost;
  return html`<p class="t-s muted num">
    ${money(cost)} for ${counted(total, "member")},
    ${left < 0 ? html`<b class="bad">${money(-left)} short</b>` : html`leaves ${money(left)}`}
  </p>`;
}

/** Planning: three steppers beside their need. */
export function staffForm(ctx) {
  const staff = chosenStaff(ctx);
  const entry = ctx.aids.need.find((item) => item.seat === ctx.me);
  const most = ctx.aids.limits.staff_max;
  // Entries that come before the next drawing must not undo each other.
  const latest = () => chosenStaff({ ...ctx, draft: ctx.latestDraft() });
  const set = (key, value) => ctx.setDraft({ staff: { ...latest(), [key]: Math.min(most, Math.max(0, value)) } });
  const step = (key, members) => set(key, latest()[key] + members);
  // Kept with each key, for a push may draw the form while something is typed; an empty field is not an entry yet.
  const typed = (key, text) => text !== "" && set(key, Math.round(Number(text)));
  const emptied = (key) => document.activeElement?.dataset.staff === key && document.activeElement.value === "";
  const hire = (key, value) => JSON.stringify({ type: "hire", ...staff, [key]: value });
  return html`<div class="steppers">
    ${KINDS.map(({ key, label, icon: name }) => {
      const missing = Math.max(0, entry.need[key] - staff[key]);
      return html`<div class="stepper" role="group" aria-labelledby="st-${key}">
        <span class="st-name" id="st-${key}">${icon(name)}${label}</span>
        <span class="st-box">
          <button class="btn" type="button" aria-label="One less in ${label}" aria-disabled=${staff[key] === 0 ? "true" : "false"}
            data-off=${staff[key] === 0 ? hire(key, -1) : nothing} @click=${() => step(key, -1)}>${icon("i-minus")}</button>
          <input class="num" type="number" inputmode="numeric" min="0" max=${most} aria-label=${label} data-staff=${key}
            .value=${live(emptied(key) ? "" : String(staff[key]))} @input=${(event) => typed(key, event.target.value)}
            @change=${(event) => set(key, Math.round(Number(event.target.value) || 0))} />
          <button class="btn" type="button" aria-label="One more in ${label}" aria-disabled=${staff[key] === most ? "true" : "false"}
            data-off=${staff[key] === most ? hire(key, most + 1) : nothing} @click=${() => step(key, 1)}>${icon("i-plus")}</button>
        </span>
        <small class=${missing ? "bad num" : "muted num"}>${missing ? `needs ${entry.need[key]}: ${missing} short` : `needs ${entry.need[key]}`}</small>
      </div>`;
    })}
  </div>`;
}

/** @returns {{total: number, cost: number, left: number, missing: number}} of the staff that is typed */
export function staffSums(ctx) {
  const staff = chosenStaff(ctx);
  const entry = ctx.aids.need.find((item) => item.seat === ctx.me);
  const total = KINDS.reduce((sum, { key }) => sum + staff[key], 0);
  const cost = total * ctx.aids.limits.staff_cost;
  const missing = KINDS.reduce((sum, { key }) => sum + Math.max(0, entry.need[key] - staff[key]), 0);
  return { total, cost, left: ctx.view.players[ctx.me].money - cost, missing };
}

/** Planning's stage: the week's need of my hotel, kind by kind. */
export function planningStage(ctx) {
  const seat = ctx.me ?? 0;
  const entry = ctx.aids.need?.find((item) => item.seat === seat);
  if (!entry) return nothing;
  const staff = mayAct(ctx) ? chosenStaff(ctx) : null;
  return html`<header class="stage-head">
      <div>
        <p class="eyebrow">Planning, for the whole week</p>
        <h2 class="display" id="stage-h">${ctx.me === null ? `What ${ctx.short(seat)} needs` : "What your guests need"}</h2>
      </div>
    </header>
    <p class="stage-lead">
      Each day is counted by itself; the week needs the highest. Walk-ins can still raise it. ${rule("BHM-6.1")}
    </p>
    <div class="kinds">
      ${KINDS.map((kind) =>
        kindPanel(ctx, {
          seat,
          kind,
          counts: entry.days.map((day) => day[kind.key]),
          staff: staff ? staff[kind.key] : null,
        }),
      )}
    </div>`;
}
