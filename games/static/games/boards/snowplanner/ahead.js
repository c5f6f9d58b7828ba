/** "Your round ahead": what the rest of the round would bring, counted now, with the Window that is being placed. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { joined } from "../../table/format.js";
import { cardOf } from "./cards.js";
import { draftGrid } from "./choices.js";
import { gains, icon } from "./pieces.js";
import { COLOURS, amount, bingos, count, covered } from "./words.js";

const PHASES = ["main", "resolution", "payment", "bonus", "check_out"];
const EMPTY_HOTEL = 3;

/** Sums of gains, the resources first. */
function sum(list) {
  const total = {};
  for (const gain of list) {
    for (const [verb, value] of Object.entries(gain)) {
      if (verb === "window") total.window = Object.fromEntries([...new Set([...Object.keys(total.window ?? {}), ...Object.keys(value)])].map((colour) => [colour, (total.window?.[colour] ?? 0) + (value[colour] ?? 0)]));
      else total[verb] = (total[verb] ?? 0) + value;
    }
  }
  return total;
}

/** Whether a requirement holds for a grid and what is at hand. */
export function meets(need, grid, player) {
  return Object.entries(need).every(([key, value]) => {
    if (key === "any") return count(grid) >= value;
    if (COLOURS.includes(key)) return count(grid, key) >= value;
    if (key === "bingo") return bingos(grid) >= value;
    if (key === "pattern") return value.every((position) => grid[position - 1]);
    return Object.entries(value).every(([resource, number]) => player[resource] >= number);
  });
}

/** What the round card asks with a grid that isn't there yet. */
function owedWith(ctx, seat, grid) {
  const aid = ctx.aids.hotels[seat].owed;
  const { per, divisor } = ctx.cards.rounds[ctx.view.round_card].owe ?? {};
  if (!aid || !per?.startsWith("window")) return aid;
  const colour = per === "window_any" ? undefined : per.slice(7);
  const more = Math.floor(count(grid, colour) / divisor) - Math.floor(count(ctx.view.players[seat].windows, colour) / divisor);
  const owed = aid.owed + more;
  return { ...aid, owed, points: 2 * Math.max(0, owed - aid.have) };
}

/**
 * What is still to come for a seat this round: the engine's own count, or the same with a grid that isn't there yet.
 * @returns {{resolution: object, payment: object, bonus: object, check_out: object}}
 */
export function forecast(ctx, seat, grid) {
  const player = ctx.view.players[seat];
  const card = ctx.cards.rounds[ctx.view.round_card];
  const open = (at) => !(ctx.view.active_seat === seat && ctx.view.phase === "payment" && ctx.view.rooms_done.includes(at + 1));
  const rooms = player.rooms.map((room, at) => (room ? { ...room, data: cardOf(ctx, room.card), open: open(at) } : null));
  const paying = rooms.filter((room) => room?.open);
  const talent = ctx.cards.talents[player.talent];
  const sides = talent ? [talent.left, ...(talent.pattern.every((position) => covered(grid).includes(position)) ? [talent.right] : [])] : [];
  const bonus = COLOURS.map((colour) => ctx.cards.bonus_table[colour][Math.min(6, count(grid, colour))]);
  const counted = grid === player.windows;
  const stays = rooms.flatMap((room, at) => {
    if (!room) return [];
    const { data, day } = room;
    const met = counted ? ctx.aids.hotels[seat].rooms[at].met : (data.vip || day < 3) && meets(data.stay[day - 1], grid, player);
    return [{ name: data.name, vip: data.vip, penalty: data.penalty, day, stays: met }];
  });
  return {
    resolution: { owed: card?.owe ? owedWith(ctx, seat, grid) : null, gains: card?.gains ?? null },
    payment: { names: paying.map(({ data }) => data.name), gains: sum(paying.map(({ data, day }) => (data.vip ? data.reward : data.rewards[day - 1]))), empty: rooms.every((room) => !room) },
    bonus: { gains: sum([...bonus, ...sides.filter(({ on }) => on === "bonus").map(({ gain }) => gain)]), rows: COLOURS.filter((_, at) => Object.keys(bonus[at]).length).map((colour) => `${count(grid, colour)} ${colour}`), talent: sides.some(({ on }) => on === "bonus") ? talent.name : null },
    check_out: stays,
  };
}

/** The panel at the side. */
export function aheadPanel(ctx) {
  const { view } = ctx;
  if (view.phase === "talents" || view.phase === "over") return nothing;
  const seat = ctx.shown;
  const draft = seat === ctx.me ? draftGrid(ctx) : null;
  const future = forecast(ctx, seat, draft ?? view.players[seat].windows);
  const passed = (phase) => hasPassed(view, phase, seat);
  const row = (phase, label, words, figure) => html`<dt class=${passed(phase) ? "gone" : ""}>${label}</dt><dd class=${passed(phase) ? "gone" : ""}>${passed(phase) ? html`<span>done</span>${icon("i-check")}` : html`<span>${words}</span><b class="num">${figure}</b>`}</dd>`;
  const title = seat === ctx.me ? "Your round ahead" : `${ctx.match.seats[seat].name}’s round ahead`;
  return html`<section class="panel fore" aria-labelledby="fc-h">
    <header class="panel-head"><h2 id="fc-h">${title}</h2><span class="t-s muted">${draft ? (view.pending[0].kind === "window" ? "with this Window" : "with this move") : "counted now"}</span></header>
    <dl>
      ${row("resolution", "Resolution", ...resolutionRow(future.resolution))} ${row("payment", "Payment", ...paymentRow(future.payment))}
      ${row("bonus", "Bonus", ...bonusRow(future.bonus))} ${row("check_out", "Check-out", ...checkOutRow(future.check_out))}
    </dl>
  </section>`;
}

/** A seat's own part of a phase is over when the table is past it, or past the seat in it. */
function hasPassed(view, phase, seat) {
  const now = PHASES.indexOf(view.phase);
  const at = PHASES.indexOf(phase);
  const { turn_order: order, active_seat: active } = view;
  const behind = order.indexOf(seat) < order.indexOf(active);
  const paying = ["payment", "bonus"];
  if (paying.includes(phase) && paying.includes(view.phase)) return behind || (seat === active && at < now);
  if (now === at) return behind;
  return at < now;
}

const minus = (points) => html`<span class="bad">−${points} ${icon("k-star", "r-star")}<span class="vh"> points</span></span>`;
const tick = html`<span class="good">${icon("i-check")}</span>`;

function resolutionRow({ owed, gains: given }) {
  if (given) return ["the round card gives", gains(given)];
  if (!owed) return ["nothing is asked", nothing];
  return [`${amount(owed.owed, owed.resource)} owed, ${owed.have} at hand`, owed.points ? minus(owed.points) : tick];
}

function paymentRow({ names, gains: gained, empty }) {
  if (empty) return ["no card in any room", minus(EMPTY_HOTEL)];
  return [joined(names) || "all rooms have paid", gains(gained)];
}

function bonusRow({ gains: gained, rows, talent }) {
  const words = [joined(rows), talent ? `${talent} is on` : ""].filter(Boolean).join("; ");
  return [words || "no row yet", gains(gained)];
}

function checkOutRow(stays) {
  if (!stays.length) return ["nobody is there", nothing];
  const words = stays.map(({ name, vip, day, stays: may }) => (may ? (vip && day === 3 ? `${name} may stay` : `${name} to day ${day + 1}`) : `${name} leaves`));
  const lost = stays.reduce((total, { vip, stays: may, penalty }) => total + (vip && !may ? penalty : 0), 0);
  return [joined(words), lost ? minus(lost) : stays.some(({ stays: may }) => may) ? tick : nothing];
}
