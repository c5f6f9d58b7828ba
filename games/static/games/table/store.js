/**
 * The one state of the table: what the server pushed, what is typed, what this page shows.
 * Drafts are kept by decision, in the session storage too, so neither a push nor a reload loses what was typed.
 */

import { TAKEN_BACK } from "./undone.js";

const KEPT_LINES = 2_000;

export class Store {
  /** @param {object} initial a "view" message @param {{decisionKey: (view: object) => string}} board the title's board */
  constructor(initial, board) {
    this.board = board;
    this.listeners = new Set();
    /** Whether something was typed or opened here since the last drawing. */
    this.typed = false;
    this.oldest = false;
    this.state = {
      version: initial.version,
      match: initial.match,
      view: initial.view,
      aids: initial.aids ?? {},
      log: [],
      thinking: initial.thinking ?? [],
      office: initial.waiting_for_office ?? false,
      decision: initial.decision ?? null,
      takeBack: initial.take_back ?? null,
      situations: initial.situations ?? [],
      lesson: initial.lesson ?? null,
      hint: null,
      now: null,
      online: null,
      watching: null,
      connection: "connecting",
      pending: null,
      refusal: null,
      refusedIn: "en",
      near: [],
      notice: null,
      effects: {},
      ui: {},
    };
    const seen = Number(localStorage.getItem(this.#seenKey()) ?? 0);
    this.#addLines(initial.log ?? []);
    // Missed is what came while the page was closed; the first visit has nothing of that.
    this.missed = seen ? [seen + 1, this.lastLine()] : [1, 0];
    this.draft = this.#load();
    this.rememberSeen();
  }

  /** Call `listener` after each change. */
  onChange(listener) {
    this.listeners.add(listener);
  }

  /** Merge `patch` into the state. */
  set(patch) {
    Object.assign(this.state, patch);
    for (const listener of this.listeners) listener();
  }

  /** Merge `patch` into what this page shows (open panels, tabs); it is not kept. */
  setUi(patch) {
    this.typed = true;
    this.set({ ui: { ...this.state.ui, ...patch } });
  }

  /** Merge `patch` into the draft of the decision that is open; a refusal no longer speaks of it. */
  setDraft(patch) {
    this.draft = { ...this.draft, ...patch };
    sessionStorage.setItem(this.#draftKey(), JSON.stringify(this.draft));
    this.typed = true;
    this.set({ refusal: null });
  }

  /**
   * Take a pushed view. Older ones than the present are ignored.
   * @returns {boolean} whether it was taken
   */
  take(message) {
    if (message.version < this.state.version) return false;
    const before = this.state.view;
    const key = this.#draftKey();
    const fresh = message.version > this.state.version;
    // What others do meanwhile leaves a decision of several seats as it was, and so what was said of it.
    const same = this.state.decision !== null && message.decision === this.state.decision;
    const lines = this.#addLines(message.log ?? []);
    // What was taken back is not played backwards, and a tutorial's next position comes from elsewhere.
    const back = lines.some(({ code }) => code === TAKEN_BACK) || message.match.id !== this.state.match.id;
    const effects = back ? {} : fresh ? this.board.effects(before, message.view, lines) : this.state.effects;
    Object.assign(this.state, {
      version: message.version,
      match: message.match,
      view: message.view,
      aids: message.aids ?? {},
      thinking: message.thinking ?? [],
      office: message.waiting_for_office ?? false,
      decision: message.decision ?? null,
      takeBack: message.take_back ?? null,
      situations: message.situations ?? [],
      lesson: message.lesson ?? null,
      effects,
    });
    if (fresh && !same) this.state.refusal = null;
    if (key !== this.#draftKey()) this.draft = this.#load();
    this.set({});
    this.rememberSeen();
    return true;
  }

  /** Older lines that were asked for; none means that there are no more. */
  addOlder(lines) {
    this.#addLines(lines);
    this.oldest ||= !lines.length;
    this.set({});
  }

  /** @returns {boolean} whether no older lines are missing */
  wholeLog() {
    return this.oldest || this.firstLine() === 1;
  }

  /** @returns {number} the number of the newest log line that is here, 0 for none */
  lastLine() {
    return this.state.log.at(-1)?.n ?? 0;
  }

  /** @returns {number} the number of the oldest log line that is here, 0 for none */
  firstLine() {
    return this.state.log[0]?.n ?? 0;
  }

  /** What was on the screen while the page was in sight counts as seen. */
  rememberSeen() {
    if (document.visibilityState === "visible") {
      localStorage.setItem(this.#seenKey(), String(this.lastLine()));
    }
  }

  #addLines(lines) {
    const known = new Set(this.state.log.map((line) => line.n));
    const added = lines.filter((line) => !known.has(line.n));
    if (added.length) {
      this.state.log = [...this.state.log, ...added].sort((a, b) => a.n - b.n).slice(-KEPT_LINES);
    }
    return added;
  }

  #seenKey() {
    return `chalet:seen:${this.state.match.id}`;
  }

  #draftKey() {
    return `chalet:draft:${this.state.match.id}:${this.board.decisionKey(this.state.view)}`;
  }

  #load() {
    try {
      return JSON.parse(sessionStorage.getItem(this.#draftKey()) ?? "{}");
    } catch {
      return {};
    }
  }
}
