/** Starts the live table: reads the first view from the page, opens the line, draws on every change. */

import { render } from "../vendor/lit-html/lit-html.js";
import { openAssistant } from "./assistant.js";
import { Connection } from "./connection.js";
import { context } from "./context.js";
import { frame } from "./frame.js";
import { listen } from "./keys.js";
import { readerLanguage } from "./language.js";
import "./motion.js";
import { Off } from "./off.js";
import { goToRefusal } from "./refusal.js";
import { followRules } from "./rules.js";
import { Store } from "./store.js";
import { LessonLine, pointOut, readOnByKey } from "./tutorial.js";

const PHONE = "(max-width: 760px)";
const NOTICE_LASTS = 8_000;
const MOST_RETRIES = 5;
const RETRY_PAUSE = 600;
const PAGE = 200;
const HINT_PATIENCE = 13_000;

const root = document.querySelector("#table");
const board = await import(root.dataset.board);
const initial = JSON.parse(document.querySelector("#initial").textContent);
const store = new Store(initial, board);
const narrow = matchMedia(PHONE);
const cards = JSON.parse(document.querySelector("#cards").textContent);
const device = { phone: narrow.matches, keyboard: false, urls: { again: root.dataset.again }, cards };
let said = "";
let drawn = false;
let page = null;
let retries = 0;
let asked = null;
let language = readerLanguage();
let pointed = null;

const hooks = {
  have: () => store.state.version,
  onState: (connection) => store.set({ connection }),
  onMessage: receive,
  lost: () => store.state.lesson.labels.lost,
};
const line = root.dataset.lesson ? new LessonLine(root.dataset, hooks) : new Connection(root.dataset.ws, hooks);

const actions = {
  send(move) {
    if (store.state.pending) return;
    retries = 0;
    store.set({ pending: { id: line.move(move, store.state.version) }, refusal: null });
  },
  setting: (name, value) => tell({ type: "setting", name, value }),
  resign: () => tell({ type: "resign" }),
  askHint,
  askNow,
  sendTakeBack: (to) => tell({ type: "take_back", to }),
  older: () => tell({ type: "log", before: store.firstLine(), limit: PAGE }),
  turnLesson: (what) => tell({ type: "lesson", do: what, at: store.state.lesson.at }),
  setNotice,
};

/** Asked once more after a while without an answer, the server says whether a worker is there. */
function askHint() {
  const { decision, version } = store.state;
  clearTimeout(askHint.timer);
  if (store.state.hint?.state !== "ready") store.set({ hint: null });
  tell({ type: "hint", version });
  askHint.timer = setTimeout(() => {
    const { hint, ui } = store.state;
    if (ui.hint === decision && store.state.decision === decision && (hint?.state ?? "thinking") === "thinking") askHint();
  }, HINT_PATIENCE);
}

/** What the server is asked in the language that was chosen here. */
const inMine = (message) => ({ ...message, ...(readerLanguage() ? { language: readerLanguage() } : {}) });

const off = new Off({
  ask: (move) => line.send(inMine({ type: "why", move })),
  key: () => `${store.state.version} ${readerLanguage()}`,
  setUi: (patch) => store.setUi(patch),
});

/** What can be done is asked once for each version and language, when someone looks. */
function askNow() {
  const wish = `${store.state.version} ${readerLanguage()}`;
  if (askNow.wish === wish) return;
  if (line.send(inMine({ type: "now" }))) askNow.wish = wish;
}

/** Messages that aren't moves are not kept: they are asked for again by hand. */
function tell(message) {
  if (!line.send(message)) setNotice("The connection is down. Please try again in a moment.");
}

function receive(message) {
  const handlers = { view, ack, refused, error, presence, thinking, office, log, hint, now, why };
  handlers[message.type]?.(message);
}

function view(message) {
  const gap = message.version > store.state.version + 1;
  const before = store.lastLine();
  if (!store.take(message)) return;
  announce(before);
  endPending();
  // Pushes between were missed: their log lines are asked for, the view itself is whole.
  if (gap && message.log_from > before + 1) line.send({ type: "view", have: null });
}

/** The move counts; its buttons stay shut until the view shows what came of it. */
function ack({ move_id: id, version }) {
  line.settle(id);
  board.afterMove?.(store);
  if (store.state.pending?.id === id) store.set({ pending: { ...store.state.pending, until: version } });
  endPending();
}

function endPending() {
  if (store.state.pending?.until <= store.state.version) store.set({ pending: null });
}

function refused({ move_id: id, violations, nearest, language: refusedIn }) {
  line.settle(id);
  if (store.state.pending?.id !== id) return;
  store.set({ pending: null, refusal: violations, near: nearest, refusedIn });
  goToRefusal(device.keyboard);
}

/** Who chooses another language for the rules reads the reasons on the board in it too. */
function followLanguage() {
  const chosen = readerLanguage();
  if (chosen === language) return;
  language = chosen;
  if (chosen) line.send({ type: "view", have: null, language: chosen });
}

function error({ code, text, move_id: id }) {
  if (id && code === "busy" && retries < MOST_RETRIES) {
    retries += 1;
    setTimeout(() => line.again(id), RETRY_PAUSE * retries);
    return;
  }
  if (id) line.settle(id);
  if (store.state.pending?.id === id) store.set({ pending: null });
  // Only moves are named in errors: what else waits for an answer and has none is the hint.
  if (!id && store.state.ui.hint && !store.state.hint) store.setUi({ hint: null });
  if (code === "stale") line.send({ type: "view", have: store.state.version });
  setNotice(text);
}

const why = (message) => off.told(message);
const now = (message) => store.set({ now: message });
const hint = (message) => store.set({ hint: message });
const presence = ({ online, watching }) => store.set({ online, watching });
const thinking = ({ seats }) => store.set({ thinking: seats });
const office = ({ waiting }) => store.set({ office: waiting });
const log = (message) => store.addOlder(message.log);

function setNotice(text) {
  store.set({ notice: text });
  clearTimeout(setNotice.timer);
  if (text) setNotice.timer = setTimeout(() => store.set({ notice: null }), NOTICE_LASTS);
}

/** What came with a push, for those who listen. */
function announce(before) {
  const lines = store.state.log.filter(({ n }) => n > before).slice(-4);
  if (lines.length) said = lines.map(({ text }) => text).join(" ");
}

/** Reports and scores are drawn from the whole log, which the page gets piece by piece. */
function completeLog(ctx) {
  if (ctx.page === "table" || ctx.wholeLog || asked === store.firstLine()) return;
  if (line.send({ type: "log", before: store.firstLine(), limit: PAGE })) asked = store.firstLine();
}

/** What has grown longer than its panel can be scrolled by keyboard. */
function reachable() {
  for (const area of root.querySelectorAll("[data-scrolls]")) {
    const longer = area.scrollHeight > area.clientHeight + 1 || area.scrollWidth > area.clientWidth + 1;
    if (longer) area.tabIndex = 0;
    else area.removeAttribute("tabindex");
  }
}

function draw() {
  drawn = false;
  store.typed = false;
  const ctx = context(store, actions, board, device);
  ctx.said = `${said} ${ctx.headline()}`;
  document.title = `${ctx.headline()}: ${ctx.match.name}`;
  root.className = device.phone ? "phone-page" : "table-page";
  root.dataset.page = ctx.page;
  root.dataset.phase = store.state.view.phase;
  root.dataset.version = store.state.version;
  root.dataset.ready = "true";
  render(frame(ctx, board), root);
  if (page !== null && page !== ctx.page) {
    scrollTo(0, 0);
    document.querySelector("#report-h")?.focus({ preventScroll: true });
  }
  page = ctx.page;
  completeLog(ctx);
  followLanguage();
  reachable();
  const { lesson } = store.state;
  pointOut(root, lesson, pointed !== lesson?.at);
  pointed = lesson?.at ?? null;
}

store.onChange(() => {
  if (drawn) return;
  drawn = true;
  requestAnimationFrame(draw);
});
// A press that comes before the drawing of what was typed must not take the decision as it stood there before.
for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, () => drawn && store.typed && draw(), { capture: true });
narrow.addEventListener("change", () => {
  device.phone = narrow.matches;
  store.set({});
});
document.addEventListener("visibilitychange", () => store.rememberSeen());
listen({
  close: () => {
    off.hide();
    store.setUi({ slot: null, hint: null });
    board.close?.(store);
  },
  ask: () => openAssistant({ setUi: (patch) => store.setUi(patch) }),
  onModality: (keyboard) => {
    device.keyboard = keyboard;
  },
});
document.addEventListener("click", (event) => {
  if (store.state.ui.slot && !event.target.closest(".die-pop, .face-row, [data-slot], .act-go")) store.setUi({ slot: null });
});
if (root.dataset.lesson) addEventListener("keydown", readOnByKey, { capture: true });
followRules(root, (patch) => store.setUi(patch));
root.replaceChildren();
draw();
setNotice(JSON.parse(document.querySelector("#said").textContent) || null);
