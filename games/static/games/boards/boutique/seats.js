/** Who sits where: the order on the table, and how a hotel is named. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { aiTag } from "../../table/ai.js";
import { joined } from "../../table/format.js";
import { seatMark } from "./pieces.js";

/** @returns {number[]} all seats, mine first, then as they follow */
export function tableOrder(ctx) {
  const count = ctx.view.players.length;
  const first = ctx.me ?? 0;
  return Array.from({ length: count }, (_, step) => (first + step) % count);
}

/** @returns {object[]} things with a `seat`, in table order */
export function inTableOrder(ctx, items = []) {
  const order = tableOrder(ctx);
  return [...items].sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
}

/** The helpers that every screen needs to name a seat. */
export function naming(ctx) {
  const at = (seat) => ctx.match.seats[typeof seat === "number" ? seat : seat.seat];
  return {
    seats: ctx.match.seats,
    mark: (seat, small = false) => seatMark(at(seat), small),
    /** The name, with "you" or the AI's level behind it. */
    name: (seat) => html`<span class="nm" title=${at(seat).name}>${at(seat).name}</span>${at(seat).seat === ctx.me ? html` <span class="muted you">you</span>` : nothing} ${aiTag(at(seat))}`,
    /** "You" or the name, as plain text. */
    short: (seat) => (at(seat).seat === ctx.me ? "You" : at(seat).name),
    /** The same where there is little room. */
    brief: (seat) => (at(seat).seat === ctx.me ? "You" : shortened(at(seat).name)),
    /** Names in a sentence: "you and Nuri". */
    listed: (seats) => joined(seats.map((seat) => (seat === ctx.me ? "you" : at(seat).name))),
  };
}

const LITTLE_ROOM = 11;

const shortened = (name) => (name.length > LITTLE_ROOM ? `${name.slice(0, LITTLE_ROOM - 1).trimEnd()}…` : name);

/** @returns {string} "Guest 4 of 10", or the walk-in guest's place in the day */
export function guestNumber(ctx) {
  const { view } = ctx;
  const step = ctx.aids.track?.steps?.find(({ key }) => key === (view.stage === "walkins" ? "walkins" : "booking"));
  if (view.stage === "walkins") {
    const left = view.walkin_left ?? 0;
    if (!view.guest) return view.day === null ? "Walk-ins" : `Day ${view.day} of 7`;
    return left > 1 ? `Walk-in, ${left} still to come today` : "Walk-in, the last one today";
  }
  return step?.of ? `Guest ${Math.min(view.turn + 1, step.of)} of ${step.of}` : `Guest ${view.turn + 1}`;
}
