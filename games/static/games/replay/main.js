/** Starts the replay: the table's own board, shown step by step from what is stored. */

import { render } from "../vendor/lit-html/lit-html.js";
import { context } from "../table/context.js";
import "../table/motion.js";
import { followRules } from "../table/rules.js";
import { Asking } from "./asking.js";
import { Film } from "./film.js";
import { frame, preparing } from "./frame.js";
import { listen } from "./keys.js";

const PHONE = "(max-width: 760px)";
const NOTICE_LASTS = 8_000;
/** Milliseconds a step at each speed. */
const PACE = { "½×": 2_400, "1×": 1_200, "2×": 600, "4×": 250 };
const LOST = "The steps can’t be reached just now. Check the connection and try again.";

const root = document.querySelector("#table");
const read = (id) => JSON.parse(document.getElementById(id).textContent);
const initial = read("initial");
const board = await import(root.dataset.board);
const narrow = matchMedia(PHONE);
const device = { phone: narrow.matches, keyboard: false, urls: { again: root.dataset.again }, cards: read("cards") };
const { match, urls } = initial;
const asking = new Asking(urls, root.dataset.csrf, initial, () => draw());
let film = null;
let wanted = 0;
let timer = null;
let run = 0;

const state = { step: 0, eyes: firstEyes(), speed: "1×", playing: false, frame: null, lines: [], said: "", effects: {}, ui: {}, notice: null };

/** My own seat's; else all open where the board can draw it; else the first seat's. */
function firstEyes() {
  const asked = new URLSearchParams(location.search).get("eyes");
  if (choices().some(({ eyes }) => eyes === asked)) return asked;
  return match.sat === null ? choices()[0].eyes : String(match.sat);
}

/** Through whose eyes the match can be seen. @returns {{eyes: string, label: string}[]} */
function choices() {
  const seats = match.seats.map(({ seat, name }) => ({ eyes: String(seat), label: seat === match.sat ? `${name} (you)` : `as ${name}` }));
  return board.allOpen ? [{ eyes: "open", label: "all open" }, ...seats] : seats;
}

const actions = {
  replay: true,
  resigned: false,
  isOnline: () => true,
  send: () => null,
  setting: () => null,
  setNotice,
  go,
  by,
  turn: (forward) => go(film.turn(wanted, forward)),
  play: (on = !state.playing) => play(on),
  setSpeed: (speed) => set({ speed }),
  setEyes: (eyes) => go(wanted, eyes),
  analyse: (action) => asking.analyse(action),
  recordAgain: () => asking.recordAgain(),
};

function set(patch) {
  Object.assign(state, patch);
  draw();
}

function setNotice(notice) {
  if (notice) setTimeout(() => (state.notice === notice ? set({ notice: null }) : null), NOTICE_LASTS);
  set({ notice });
}

/** Show a step. Of several that are asked for before one is here, the last counts. */
async function go(step, eyes = state.eyes) {
  const to = Math.min(film.last, Math.max(0, Math.round(step)));
  const forward = to === state.step + 1 && eyes === state.eyes && state.frame;
  wanted = to;
  try {
    const [shown, lines] = await Promise.all([film.at(eyes, to), film.lines(eyes, to)]);
    if (wanted !== to) return;
    const effects = forward ? board.effects(state.frame.view, shown.view, lines) : {};
    keepAddress(to, eyes);
    set({ step: to, eyes, frame: shown, lines, effects, said: lines.map(({ text }) => text).join(" "), notice: null });
  } catch (problem) {
    console.warn(problem);
    wanted = state.step;
    play(false);
    setNotice(LOST);
  }
}

/** So many steps on from where the last wish leads. */
function by(steps) {
  go(wanted + steps);
}

function keepAddress(step, eyes) {
  const query = new URLSearchParams({ at: step, eyes });
  clearTimeout(keepAddress.timer);
  // Browsers refuse too many changes of the address; it is kept where a run stops.
  keepAddress.timer = setTimeout(() => history.replaceState(null, "", `?${query}`), 200);
}

function play(on) {
  clearTimeout(timer);
  run += 1;
  // A pause stops at what is shown: a step that is on its way doesn't count any more.
  if (!on) wanted = state.step;
  if (on && wanted === film.last) wanted = -1;
  set({ playing: on });
  if (on) next();
}

async function next() {
  const mine = run;
  await go(wanted + 1);
  if (mine !== run) return;
  if (state.step === film.last) play(false);
  else timer = setTimeout(next, PACE[state.speed]);
}

/** What the board's templates are given: the table's context, at this step and through these eyes. */
function boardContext() {
  const seat = /^\d+$/.test(state.eyes) ? Number(state.eyes) : null;
  const resigned = new Set(film.steps.slice(0, state.step + 1).flatMap(({ kind, seat: who }) => (kind === "resign" ? [who] : [])));
  const seats = match.seats.map((item) => ({ ...item, you: item.seat === seat, resigned: resigned.has(item.seat) }));
  const { line, lines } = film.steps[state.step];
  const store = {
    state: {
      match: { ...match, you: seat, seats, status: "running", result: null },
      ...state.frame,
      version: state.step, thinking: [], office: false, online: null, watching: null, connection: "open",
      pending: null, refusal: null, notice: state.notice, effects: state.effects, ui: state.ui,
    },
    draft: {},
    missed: [line, line + lines - 1],
    wholeLog: () => true,
    setDraft: () => null,
    setUi: (patch) => set({ ui: { ...state.ui, ...patch } }),
  };
  const ctx = context(store, actions, board, device);
  ctx.page = "table";
  ctx.pages = () => [];
  return Object.assign(ctx, {
    film, steps: film.steps, step: state.step, last: film.last, lines: state.lines, said: state.said, playing: state.playing,
    speed: state.speed, speeds: Object.keys(PACE), eyes: state.eyes, eyeChoices: choices(), analysis: asking.analysis, urls,
    sat: match.sat, mine: asking.mine,
    // The server's accounts are those of the end, not of this step.
    sum: (_seat, _account, content) => content,
  });
}

function draw() {
  if (!film || !state.frame) return render(preparing(asking.recording, actions, urls, state.notice), root);
  const ctx = boardContext();
  root.className = device.phone ? "phone-page replay-page" : "table-page replay-page";
  Object.assign(root.dataset, { page: "table", phase: state.frame.view.phase, step: state.step, ready: "true", analysis: asking.analysis.status });
  document.title = `Step ${state.step}: ${match.name}`;
  render(frame(ctx, board), root);
  for (const area of root.querySelectorAll("[data-scrolls]")) area.toggleAttribute("tabindex", area.scrollHeight > area.clientHeight + 1);
  return null;
}

function begin() {
  film = new Film(urls, initial.part, asking.recording.steps);
  const at = Number(new URLSearchParams(location.search).get("at") ?? location.hash.slice(1));
  go(Number.isFinite(at) ? at : 0);
}

narrow.addEventListener("change", () => {
  device.phone = narrow.matches;
  draw();
});
listen({ go: (step) => go(step), by, turn: actions.turn, play: () => play(!state.playing), last: () => film.last, ready: () => Boolean(state.frame) });
followRules(root, (patch) => set({ ui: { ...state.ui, ...patch } }));
root.replaceChildren();
draw();
asking.whenRecorded(begin);
