/**
 * The WebSocket of one table. It comes back by itself, with growing pauses, and moves that were not answered
 * are sent again with the same number, so that none is lost and none is played twice.
 */

import { readerLanguage } from "./language.js";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
const NO_MATCH = 4404;

export class Connection {
  /**
   * @param {string} path of the socket, "/ws/match/<id>/"
   * @param {{onMessage: (message: object) => void, onState: (state: "connecting"|"open"|"down"|"closed") => void,
   *          have: () => number}} hooks `have` gives the version that is shown
   */
  constructor(path, hooks) {
    this.url = new URL(path, location.href);
    this.url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    this.hooks = hooks;
    this.outbox = new Map();
    this.failures = 0;
    this.heard = 0;
    addEventListener("online", () => this.#now());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#now();
    });
    setInterval(() => this.#beat(), PING_EVERY);
    this.#open();
  }

  /** Send `message` if the line is up. @returns {boolean} whether it went out */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /**
   * Send a move, now or when the line is back, until it is answered.
   * @param {object} move @param {number} version that it was chosen on @returns {string} its number
   */
  move(move, version) {
    const message = { type: "move", move_id: crypto.randomUUID?.() ?? fallbackId(), version, move, ...spoken() };
    this.outbox.set(message.move_id, message);
    this.send(message);
    return message.move_id;
  }

  /** Send a move that the server had no time for once more, with the same number. */
  again(moveId) {
    const message = this.outbox.get(moveId);
    if (message) this.send(message);
  }

  /** The move got its answer. */
  settle(moveId) {
    this.outbox.delete(moveId);
  }

  #open() {
    clearTimeout(this.timer);
    this.timer = null;
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.failures = 0;
      this.heard = Date.now();
      this.hooks.onState("open");
      this.send({ type: "view", have: this.hooks.have(), ...spoken() });
      for (const message of this.outbox.values()) this.send(message);
    });
    socket.addEventListener("message", (event) => {
      this.heard = Date.now();
      this.hooks.onMessage(JSON.parse(event.data));
    });
    socket.addEventListener("close", (event) => {
      // The server has said that there is no such table for us: coming back would not change that.
      if (event.code === NO_MATCH) this.hooks.onState("closed");
      else if (socket === this.socket) this.#retry();
    });
  }

  #retry() {
    if (this.timer) return;
    this.hooks.onState("down");
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures);
    this.failures += 1;
    // Spread out, so that all tables of a server that restarts don't come back in the same moment.
    this.timer = setTimeout(() => this.#open(), pause * (0.5 + Math.random() / 2));
  }

  #now() {
    if (this.timer) this.#open();
  }

  #beat() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENCE) {
      const dead = this.socket;
      this.socket = null;
      dead.close();
      this.#retry();
      return;
    }
    this.send({ type: "ping" });
  }
}

/** The language that was chosen here, which may be another one than when the line was opened. */
function spoken() {
  const language = readerLanguage();
  return language ? { language } : {};
}

/** A random number in the form of a UUID, where the page isn't in a secure context. */
function fallbackId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
