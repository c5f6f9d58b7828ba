/* A map of Ski Fest as a drawing: places by height, lifts, runs with their sign. Where the table has a drawing it is the same. */

import { atlasOf } from "../boards/skifest/atlas.js";

const SVG = "http://www.w3.org/2000/svg";
const SIGNS = { green: "M7 .8a6.2 6.2 0 1 0 .01 0z", blue: "M1.2 1.2h11.6v11.6H1.2z", black: "M7 0l7 7-7 7-7-7z" };

function node(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** @param {"small"|"large"} name @param {{places: object[], lifts: object[], runs: object[]}} map @returns {SVGElement} */
export function draw(name, map) {
  const known = new Set(map.places.map(({ key }) => key));
  // What isn't joined to places that there are can't be drawn; the list of faults names it.
  const whole = {
    places: map.places.filter(({ key, height }) => key && Number.isFinite(height)),
    lifts: map.lifts.filter(({ from, to }) => known.has(from) && known.has(to)),
    runs: map.runs.filter(({ top, bottom, difficulty }) => known.has(top) && known.has(bottom) && difficulty in SIGNS),
  };
  const atlas = atlasOf({ maps: { [name]: whole } }, name);
  const drawing = node("svg", { viewBox: atlas.box.join(" "), class: "ski-map", role: "img", "aria-label": `${name} map: ${whole.places.length} places, ${whole.lifts.length} lifts, ${whole.runs.length} runs` });
  for (const lift of atlas.lifts) drawing.append(node("path", { class: "lift", d: lift.path }));
  for (const run of Object.values(atlas.runs)) drawing.append(node("path", { class: `run ${run.difficulty}`, d: run.path }));
  for (const place of Object.values(atlas.places)) {
    drawing.append(node("g", { class: "place", transform: `translate(${place.x} ${place.y})` }, node("circle", { r: 14 }), node("text", { y: 4.5 }, place.key)));
  }
  for (const run of Object.values(atlas.runs)) {
    const [x, y, width] = run.plate;
    const plate = node("g", { class: `plate ${run.difficulty}${run.style_space ? " style" : ""}`, transform: `translate(${x} ${y})` },
      node("rect", { width, height: 24, rx: 7 }), node("path", { class: "sign", transform: "translate(8 5)", d: SIGNS[run.difficulty] }), node("text", { x: 28, y: 16.5 }, run.name));
    if (run.no_yeti) plate.append(node("path", { class: "no", d: `M${width - 22} 6l12 12m0-12l-12 12` }));
    drawing.append(plate);
  }
  return drawing;
}
