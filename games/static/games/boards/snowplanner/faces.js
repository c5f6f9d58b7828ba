/** The portraits on the cards: each guest is put together from a head, hair or hat, clothes and what it carries. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";

const SKIN = { a: "#f3d6bd", b: "#f0c9a4", c: "#c98f63", d: "#8a5a3c" };
const INK = "#23303d";

/** What is on or around the head: colour in, shapes out. `back` lies behind the face. */
const HEADS = {
  short: (c) => [svg`<path d="M23 27c-2-18 28-18 26 0-3-5-7-7-13-7s-10 2-13 7z" fill=${c} />`],
  curly: (c) => [svg`<path d="M22 28c-4-6 0-11 3-12 2-6 8-6 11-4 4-3 9-1 11 4 4 2 6 7 3 12-1-4-3-6-5-7-6 2-13 2-18 0-2 1-4 3-5 7z" fill=${c} />`],
  long: (c) => [svg`<path d="M23 27c-2-18 28-18 26 0-3-5-7-7-13-7s-10 2-13 7z" fill=${c} />`, svg`<path d="M22 26c-3 8-3 16 0 22h28c3-6 3-14 0-22C50 8 22 8 22 26z" fill=${c} />`],
  bun: (c) => [svg`<circle cx="36" cy="9" r="5.5" fill=${c} /><path d="M23 30c-3-20 29-20 26 0-1-6-4-9-8-10-6 3-13 3-18 10z" fill=${c} />`],
  tail: (c) => [svg`<path d="M47 20c9 2 8 14 6 20-2-4-4-6-6-12z" fill=${c} /><path d="M23 27c-2-18 28-18 26 0-3-5-7-7-12-7s-11 2-14 7z" fill=${c} />`],
  grey: (c) => [svg`<path d="M22 29c-3-5 0-9 3-9 1 2 1 5-1 9zM50 29c3-5 0-9-3-9-1 2-1 5 1 9z" fill=${c} /><path d="M28 17c3-4 13-4 16 0-5-1-11-1-16 0z" fill=${c} />`],
  cap: (c) => [svg`<path d="M23 22c0-12 26-12 26 0z" fill=${c} /><path d="M20 22h32v3.5H20z" fill="#1b2a3a" /><circle cx="36" cy="17" r="2.5" fill="#f2c14e" />`],
  visor: (c) => [svg`<path d="M23 23c-1-14 27-14 26 0z" fill=${c} /><path d="M22 22c8-3 22-3 33 2-9 0-24-1-33 1z" fill=${c} /><path d="M22 22.500c8-3 22-3 33 2" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="1.2" />`],
  beret: (c) => [svg`<path d="M22 24c-4-10 8-15 16-14s15 6 12 12c-8-4-20-3-28 2z" fill=${c} /><path d="M37 10l1-3" stroke=${c} stroke-width="2.5" stroke-linecap="round" />`],
  beanie: (c) => [svg`<path d="M23 25c-1-14 27-14 26 0z" fill=${c} /><rect x="21.500" y="22" width="29" height="6" rx="3" fill="#fff" opacity=".9" /><circle cx="36" cy="9.500" r="4.500" fill="#fff" />`],
  knit: (c) => [svg`<path d="M23 25c-1-15 27-15 26 0z" fill=${c} /><path d="M24 19c7-3 17-3 24 0" fill="none" stroke="#fff" stroke-width="2.500" stroke-dasharray="2.500 2.500" /><rect x="21.500" y="22" width="29" height="5.500" rx="2.700" fill=${c} stroke="#000" stroke-opacity=".18" />`],
  goggles: (c) => [svg`<path d="M22 27c-2-20 30-20 28 0z" fill=${c} /><rect x="22" y="19" width="28" height="9.500" rx="4.500" fill="#20344a" /><rect x="25" y="21" width="22" height="5.500" rx="2.700" fill="#7cc4e8" />`],
  chef: (c) => [svg`<path d="M24 23c-6-2-6-11 2-12 2-6 18-6 20 0 8 1 8 10 2 12z" fill="#fff" /><path d="M24 20h24v5H24z" fill="#fff" /><path d="M24 20.500h24" stroke=${c} stroke-width="1.6" />`],
  top: (c) => [svg`<path d="M27 22V4h18v18z" fill=${c} /><path d="M20 21h32v3.500H20z" fill=${c} /><path d="M27 17h18v4H27z" fill="#b3261e" />`],
  crown: (c) => [svg`<path d="M22 29c-3-19 31-19 28 0-3-6-7-9-14-9s-11 3-14 9z" fill=${c} /><path d="M27 15l2-8 4 4 3-6 3 6 4-4 2 8z" fill="#f2c14e" stroke="#8a6500" stroke-width=".8" />`],
  veil: (c) => [svg`<path d="M23 27c-2-18 28-18 26 0-3-5-7-7-13-7s-10 2-13 7z" fill=${c} /><path d="M24 17c6-6 18-6 24 0" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" /><circle cx="30" cy="13.500" r="2" fill="#f7b7c5" /><circle cx="36" cy="12" r="2.300" fill="#fff" /><circle cx="42" cy="13.500" r="2" fill="#f7b7c5" />`, svg`<path d="M20 20c-6 14-7 26-6 40h44c1-14 0-26-6-40-6-12-26-12-32 0z" fill="#fff" opacity=".75" />`],
  scarf: (c) => [svg`<path d="M22 30c-4-22 32-22 28 0-3-8-8-11-14-11s-11 3-14 11z" fill=${c} /><path d="M25 38c6 5 16 5 22 0l1 4c-7 5-17 5-24 0z" fill=${c} />`],
  helmet: (c) => [svg`<path d="M21 29c-3-25 33-25 30 0l-4-1c-2-6-20-6-22 0z" fill=${c} /><path d="M36 8.500v9" stroke="#fff" stroke-width="3" opacity=".85" />`],
};

/** What is worn over the face or held beside it. */
const EXTRAS = {
  glasses: svg`<g fill="none" stroke="#20344a" stroke-width="1.8"><circle cx="31" cy="28.500" r="4.200" /><circle cx="41" cy="28.500" r="4.200" /><path d="M35.200 28.500h1.6" /></g>`,
  moustache: svg`<path d="M30 33.500c3-3 5-1 6 0 1-1 3-3 6 0-3 2-5 1-6 0-1 1-3 2-6 0z" fill="#3a2a20" />`,
  beard: svg`<path d="M24.500 29c0 16 23 16 23 0 0 3-4 5-6 4-3-2-8-2-11 0-2 1-6-1-6-4z" fill="#d9dee3" /><path d="M32.500 36c2 1.500 5 1.500 7 0" stroke="#23303d" stroke-width="1.4" fill="none" />`,
  dark: svg`<path d="M24.500 29c0 15 23 15 23 0 0 3-4 5-6 4-3-2-8-2-11 0-2 1-6-1-6-4z" fill="#3a2a20" /><path d="M32.500 36c2 1.500 5 1.500 7 0" stroke="#f0c9a4" stroke-width="1.4" fill="none" />`,
  earrings: svg`<circle cx="24" cy="34" r="1.900" fill="#f2c14e" /><circle cx="48" cy="34" r="1.900" fill="#f2c14e" />`,
  headband: svg`<path d="M22.500 23.500c8-3 19-3 27 0" stroke="#fff" stroke-width="3.200" fill="none" />`,
  cup: svg`<path d="M53 44h11v7a5 5 0 0 1-11 0z" fill="#fff" stroke="#8c4a2f" /><path d="M64 46c4 0 4 5 0 5M56 41c-1-2 1-2 0-4M60 41c-1-2 1-2 0-4" fill="none" stroke="#8c4a2f" stroke-width="1.300" />`,
  camera: svg`<rect x="49" y="42" width="18" height="12" rx="2.500" fill="#1b2a3a" /><circle cx="58" cy="48" r="4" fill="#7cc4e8" stroke="#fff" /><path d="M52 42v-2.500h5V42" fill="#1b2a3a" />`,
  note: svg`<path d="M56 50V37l9-2v13" fill="none" stroke="#14263a" stroke-width="2" /><ellipse cx="53.500" cy="50" rx="3" ry="2.200" fill="#14263a" /><ellipse cx="62.500" cy="48" rx="3" ry="2.200" fill="#14263a" />`,
  poles: svg`<path d="M60 60L66 30M56 60L60 28" stroke="#20344a" stroke-width="2" stroke-linecap="round" /><circle cx="59.500" cy="30" r="2" fill="#c2481c" /><circle cx="65.700" cy="31" r="2" fill="#c2481c" />`,
  book: svg`<path d="M50 42l8 2.500L66 42v12l-8 2.500L50 54z" fill="#b3261e" stroke="#fff" stroke-width="1.200" /><path d="M58 44.500V56.500" stroke="#fff" stroke-width="1.200" />`,
  tie: svg`<path d="M34 45h4l1.500 9-3.500 4-3.500-4z" fill="#b3261e" />`,
  medal: svg`<path d="M28 45l8 8 8-8" fill="none" stroke="#b3261e" stroke-width="2.500" /><circle cx="36" cy="54" r="4" fill="#f2c14e" stroke="#8a6500" />`,
  rope: svg`<path d="M20 47c10 8 22 9 33 2M18 51c12 8 26 9 37 2" fill="none" stroke="#e0a51b" stroke-width="2.500" stroke-linecap="round" />`,
  pearls: svg`<path d="M27 43c4 6 14 6 18 0" fill="none" stroke="#fff" stroke-width="2.600" stroke-dasharray=".1 3.600" stroke-linecap="round" />`,
  bow: svg`<path d="M36 47l-7-3.500v7zM36 47l7-3.500v7z" fill="#1b2a3a" />`,
  knight: svg`<path d="M55 58h11l-1.500-4c0-6 1-11-4-14l-1-3-2 3c-4 2-5 6-5 8l5-1c-2 4-3 7-2.500 11z" fill="#1b2a3a" />`,
  chocolate: svg`<g fill="#5a3420" stroke="#f3dfc2" stroke-width=".8"><rect x="52" y="41" width="6" height="6" /><rect x="58" y="41" width="6" height="6" /><rect x="52" y="47" width="6" height="6" /><rect x="58" y="47" width="6" height="6" /></g>`,
  cloud: svg`<path d="M51 51a4 4 0 0 1 1-8 6 6 0 0 1 11 1 3.600 3.600 0 0 1 1 7z" fill="#fff" stroke="#7fa7cf" stroke-width="1.200" /><path d="M55 55v2M60 55v2" stroke="#2c73c9" stroke-width="1.600" stroke-linecap="round" />`,
  stick: svg`<path d="M63 26L57 54h-8" fill="none" stroke="#7a4827" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" />`,
};

/** key: background, skin, head, its colour, clothes, extra. */
const CAST = {
  ski_pupil: [1, "b", "helmet", "#c2481c", "#1f6f5c", "poles"],
  sled_racer: [2, "d", "helmet", "#1a5fb4", "#8c2f2f", "headband"],
  day_tripper: [4, "a", "visor", "#1f6f5c", "#46637d", ""],
  card_writer: [4, "b", "curly", "#b07a3a", "#6b5a3d", "glasses"],
  bus_driver: [1, "c", "visor", "#1b2a3a", "#2c4a63", "moustache"],
  trail_walker: [2, "a", "knit", "#2f5d50", "#8a5a12", "rope"],
  night_porter: [1, "c", "cap", "#8c2f2f", "#8c2f2f", ""],
  cocoa_fan: [2, "d", "beanie", "#7a3ea1", "#46637d", "cup"],
  lift_watcher: [4, "b", "cap", "#1a5fb4", "#1a5fb4", "glasses"],
  snow_sweeper: [1, "a", "knit", "#c2481c", "#3a4b5c", "stick"],
  ski_teacher: [1, "b", "goggles", "#1a5fb4", "#b3261e", ""],
  piste_warden: [2, "c", "beanie", "#b3261e", "#c2481c", ""],
  cheese_maker: [4, "a", "grey", "#e6e9ec", "#8a6d00", "beard"],
  photo_editor: [2, "d", "curly", "#22180f", "#1f6f5c", "camera"],
  ice_skater: [1, "c", "tail", "#5a3420", "#3d7fb8", "headband"],
  choir_leader: [4, "c", "bun", "#3a2a20", "#7a2d63", "note"],
  map_maker: [2, "a", "short", "#8c4a2f", "#2f5d50", "glasses"],
  story_teller: [4, "d", "scarf", "#9d2753", "#5b4b8a", "book"],
  old_skier: [1, "b", "knit", "#46637d", "#8c2f2f", "beard"],
  snow_sculptor: [2, "b", "beret", "#5b4b8a", "#46637d", ""],
  travel_agent: [1, "a", "long", "#7a4827", "#1a5fb4", "pearls"],
  aunt_baker: [2, "b", "chef", "#c2481c", "#97571a", "glasses"],
  pianist: [4, "a", "short", "#22180f", "#1b2a3a", "bow"],
  stunt_skier: [1, "d", "goggles", "#c2481c", "#7a3ea1", ""],
  glass_artist: [2, "a", "bun", "#c2481c", "#1f6f5c", "glasses"],
  lift_owner: [4, "b", "grey", "#8a97a4", "#3a4b5c", "tie"],
  film_maker: [2, "c", "beret", "#1b2a3a", "#6b5a3d", "camera"],
  hotel_critic: [1, "d", "short", "#22180f", "#8a6d00", "glasses"],
  ski_champion: [1, "a", "goggles", "#c2481c", "#1f6f5c", "medal"],
  winter_bride: [4, "c", "veil", "#3a2a20", "#e9eef4", "pearls"],
  alpine_duchess: [3, "a", "crown", "#8a97a4", "#5b2a6e", "pearls"],
  opera_star: [3, "d", "bun", "#22180f", "#7a2d63", "earrings"],
  peak_climber: [3, "c", "beanie", "#c2481c", "#2f5d50", "rope"],
  chocolate_baron: [3, "b", "top", "#3a2416", "#57310f", "chocolate"],
  hockey_captain: [3, "b", "helmet", "#b3261e", "#1a5fb4", "stick"],
  weather_star: [3, "d", "long", "#22180f", "#c2481c", "cloud"],
  ski_legend: [3, "b", "goggles", "#8a6d00", "#14263a", "beard"],
  snow_minister: [3, "c", "short", "#3a2a20", "#1b2a3a", "tie"],
  chess_master: [3, "a", "curly", "#6b4a2a", "#3a4b5c", "knight"],
  star_chef: [3, "c", "chef", "#b3261e", "#f4f6f8", "moustache"],
};
const STYLES = ["short", "curly", "long", "bun", "tail", "beanie", "knit", "goggles", "beret", "visor"];
const CLOTHES = ["#46637d", "#1f6f5c", "#8c2f2f", "#5b4b8a", "#8a6d00", "#1a5fb4"];

/** A card that isn't in the shipped set gets a face of its own from its name. */
function anyone(key, vip) {
  let seed = 7;
  for (const letter of key) seed = (seed * 31 + letter.charCodeAt(0)) % 65521;
  return [vip ? 3 : [1, 2, 4][seed % 3], "abcd"[seed % 4], STYLES[seed % STYLES.length], CLOTHES[(seed >> 3) % 6], CLOTHES[(seed >> 5) % 6], seed % 5 ? "" : "glasses"];
}

/** The portrait of a card. */
export function portrait(key, vip) {
  const [ground, skin, head, colour, clothes, extra] = CAST[key] ?? anyone(key, vip);
  const [front, back = nothing] = HEADS[head](colour);
  const eyes = head === "goggles" ? nothing : svg`<path d="M31.500 27.500v1.800M40.500 27.500v1.800" stroke=${INK} stroke-width="2" stroke-linecap="round" />`;
  const bearded = extra === "beard" || extra === "dark" || extra === "moustache";
  return html`<svg class=${`port pb${ground}`} viewBox="0 0 72 60" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
    ${back}
    <path d="M8 60c1-12 12-17 28-17s27 5 28 17z" fill=${clothes} />
    <path d="M30 36h12v9a6 6 0 0 1-12 0z" fill=${SKIN[skin]} /><path d="M30 39c3 3 9 3 12 0v3c-3 3-9 3-12 0z" fill="#000" opacity=".12" />
    <ellipse cx="36" cy="28" rx="12" ry="13" fill=${SKIN[skin]} />
    ${eyes} ${bearded ? nothing : svg`<path d="M32 34.500c2.500 2 5.500 2 8 0" stroke=${INK} stroke-width="1.600" fill="none" stroke-linecap="round" />`}
    ${bearded ? EXTRAS[extra] : nothing} ${front} ${extra && !bearded ? EXTRAS[extra] : nothing}
  </svg>`;
}
