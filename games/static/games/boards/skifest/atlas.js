/** A map: what the card set says of it, laid over where it is drawn. What has no drawing yet gets a plain one. */

import * as large from "./large.js";
import * as small from "./small.js";

const DRAWN = { large, small };
const PLATE_FREE = 46;
const LETTER = 7.1;
let known = null;

/**
 * @param {object} cards the match's card set @param {"large"|"small"} map
 * @returns {{name: string, box: number[], levels: Record<number, number>, places: Record<string, object>, lifts: object[], runs: Record<string, object>}}
 */
export function atlasOf(cards, map) {
  if (known?.cards === cards && known.name === map) return known;
  const drawn = DRAWN[map];
  const set = cards.maps[map];
  const places = Object.fromEntries(set.places.map((place, at) => [place.key, { ...place, ...placeDrawing(drawn, set, place, at) }]));
  const lifts = set.lifts.map(({ from, to }) => ({ from, to, key: `${from}-${to}`, ...(drawn.lifts[`${from}-${to}`] ?? cable(places[from], places[to])) }));
  const runs = Object.fromEntries(set.runs.map((run, at) => [run.key, { ...run, ...runDrawing(drawn, run, places, at) }]));
  known = { cards, name: map, box: drawn.box, levels: drawn.levels, places, lifts, runs };
  return known;
}

/** Heights of the drawn rows from the valley up, for places that a card set adds. */
function placeDrawing(drawn, set, { key, height }, at) {
  if (drawn.places[key]) return drawn.places[key];
  const [, top, width, tall] = drawn.box;
  const highest = Math.max(3, ...set.places.map((place) => place.height));
  const x = 120 + ((at * 173) % (width - 240));
  const y = top + tall - 60 - (height / highest) * (tall - 180);
  return { x, y, skier: [x, y - 34], lodgeSign: null };
}

function cable(low, high) {
  const at = (part) => [Math.round(low.x + (high.x - low.x) * part), Math.round(low.y + (high.y - low.y) * part)];
  return { path: `M${low.x} ${low.y}L${high.x} ${high.y}`, cabin: at(0.5), pylons: [at(0.28), at(0.72)] };
}

/** The drawn line holds only while the run still goes from and to the same places. */
function runDrawing(drawn, run, places, at) {
  const found = drawn.runs[run.key];
  const plateWidth = Math.round(PLATE_FREE + run.name.length * LETTER + (run.style_space ? 30 : run.no_yeti ? 24 : 0));
  if (found && found.ends[0] === run.top && found.ends[1] === run.bottom) {
    const room = found.plate[2];
    const { style_space: style, no_yeti: sign } = found.printed;
    return style === run.style_space && sign === run.no_yeti ? found : { ...found, plate: [found.plate[0], found.plate[1], Math.max(room, plateWidth)] };
  }
  const top = places[run.top];
  const bottom = places[run.bottom];
  const bend = ((at % 5) - 2) * 34;
  const middle = [Math.round((top.x + bottom.x) / 2 + bend), Math.round((top.y + bottom.y) / 2)];
  return {
    path: `M${top.x} ${top.y}Q${middle[0]} ${middle[1]} ${bottom.x} ${bottom.y}`,
    plate: [Math.round(middle[0] - plateWidth / 2), middle[1] - 12, plateWidth],
    end: [bottom.x, bottom.y],
    yeti: run.no_yeti ? null : [middle[0] + 20, middle[1] + 44],
  };
}
