/** Choosing rooms: each placement as a small picture (BHM-3.8). */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { counted, inWords, joined, sentence } from "../../table/format.js";
import { chosenPlacement, placements } from "./decisions.js";
import { linksOf, stayNights, tokensOf } from "./words.js";

/** @param {object} option @returns {string} "rooms 1 and 2" */
export function roomsText({ move }) {
  const { rooms } = move;
  return rooms.length === 1 ? `room ${rooms[0]}` : `rooms ${joined(rooms.map(String))}`;
}

/** The placements as radio cards with a number key each. */
export function placementOptions(ctx, { small = false } = {}) {
  const options = placements(ctx);
  const chosen = chosenPlacement(ctx);
  return html`<fieldset class=${options.length > 4 ? "options many" : "options"}>
    <legend class="vh">Placement</legend>
    ${options.map(
      (option, at) => html`<label class="option"
        ><input type="radio" name="placement" .checked=${at === chosen} .value=${String(at)}
          @change=${() => ctx.setDraft({ rooms: option.move.rooms })} />${miniPicture(ctx, option.move.rooms)}
        <span><b>${small ? joined(option.move.rooms.map(String)) : sentence(roomsText(option))}</b
          >${small ? nothing : html`<small>${longest(ctx.view.guest, option.move.rooms)}</small>`}</span
        >${small || at > 8 ? nothing : html`<kbd aria-hidden="true">${at + 1}</kbd>`}</label
      >`,
    )}
  </fieldset>`;
}

/** @returns {string} what tells two placements in the same rooms apart, or how long the guests stay */
function longest(guest, rooms) {
  const [a, b] = guest.stays;
  if (!b) return counted(a[1], "night");
  if (a[1] === b[1] && a[0] === b[0]) return `${counted(a[1], "night")} each`;
  if (a[1] === b[1]) return `room ${rooms[a[0] < b[0] ? 0 : 1]} first`;
  return `${inWords(Math.max(a[1], b[1]))} nights in ${rooms[a[1] > b[1] ? 0 : 1]}`;
}

/** Rooms over the nights of the stay, the tokens where they would go. */
function miniPicture(ctx, rooms) {
  const { view, svg } = ctx;
  const nights = stayNights(view);
  const count = view.players[ctx.me].rooms;
  const tokens = tokensOf(view.guest, view.checkin_day, rooms);
  const links = linksOf(view.guest, view.checkin_day, rooms);
  const taken = (room, night) => {
    const player = view.players[ctx.me];
    return night <= 7 ? player.board[room - 1][night - 1] : player.beyond[room - 1][night - 8];
  };
  const colour = view.guest.breakfast ? "t brown" : "t green";
  const wide = 24;
  const high = 17;
  const { first, shown } = rows(count, rooms);
  const cells = Array.from({ length: shown }, (_, row) => {
    const room = first + row - 1;
    return nights.map((night, column) => {
      const x = 18 + column * wide;
      const y = 3 + row * high;
      const item = tokens.find((each) => each.room === room + 1 && each.night === night);
      return svg`<rect class=${taken(room + 1, night) ? "c full" : "c"} x=${x} y=${y} width="22" height="15" rx="2.5" />
        ${!item ? nothing : item.code.endsWith("s")
          ? svg`<rect class=${colour} x=${x + 5.5} y=${y + 2} width="11" height="11" rx="2" />`
          : svg`<circle class=${colour} cx=${x + 11} cy=${y + 7.5} r="5.6" />`}`;
    });
  });
  return html`<svg class="mini" viewBox="0 0 ${18 + Math.max(2, nights.length) * wide} ${4 + shown * high}" aria-hidden="true">
    ${Array.from({ length: shown }, (_, row) => svg`<text x="6" y=${14.5 + row * high}>${first + row}</text>`)}
    ${cells}
    ${links.map(([night, lower]) => svg`<rect class="l" x=${18 + nights.indexOf(night) * wide + 9} y=${3 + (lower - first) * high + 11} width="4" height="10" rx="2" />`)}
  </svg>`;
}

/** In a tall hotel the picture shows only the rooms around the placement. */
function rows(count, rooms) {
  const low = Math.min(...rooms);
  const high = Math.max(...rooms);
  if (count <= 4) return { first: 1, shown: count };
  const shown = Math.max(3, high - low + 1);
  return { first: Math.max(1, Math.min(low, count - shown + 1)), shown };
}
