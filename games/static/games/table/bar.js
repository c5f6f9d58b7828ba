/** Around the board: the top bar, the track of the week, who is there, and what the line is doing. */

import { classMap, html, nothing } from "../vendor/lit-html/lit-html.js";
import { openAssistant } from "./assistant.js";

const icon = (name, small = false) =>
  html`<svg class=${small ? "i i-s" : "i"} aria-hidden="true"><use href="#${name}" /></svg>`;

const PACE = { live: "real time", turn: "turn-based" };
/** What stands under the game's name. */
const under = ({ lesson, match }) => (lesson ? lesson.labels.tutorial : `Match ${match.id}, ${PACE[match.pace] ?? match.pace}`);

/** Whether the line is up, as a word with a dot. */
export function lineTag(ctx) {
  const up = ctx.connection === "open";
  const word = { open: "connected", connecting: "connecting", down: "offline", closed: "closed" }[ctx.connection];
  return html`<span class=${up ? "tag line-tag" : "tag warn line-tag"} data-line=${ctx.connection}><span class=${classMap({ live: true, off: !up })} aria-hidden="true"></span>${word}</span>`;
}

/** Brand, match, presence, theme and menu. */
export function topBar(ctx) {
  const { match, watching } = ctx;
  const seated = match.you !== null;
  return html`<header class="topbar table-bar">
    <a class="brand" href=${match.urls.lobby} aria-label="Chalet, to the lobby"><svg aria-hidden="true"><use href="#brand" /></svg></a>
    <div class="match">
      <h1>${match.name}</h1>
      <p class="muted t-s">${seated ? "" : "You watch. "}${under(ctx)}</p>
    </div>
    <div class="push">
      ${lineTag(ctx)}
      ${watching ? html`<span class="tag">${icon("i-eye")}${watching} ${watching === 1 ? "watches" : "watch"}</span>` : nothing}
      <span class="bar-gap"></span>
      <button class="btn quiet small" type="button" data-how @click=${() => openAssistant(ctx)}>${icon("i-ask", true)}How to play</button>
      ${ctx.pages().map(
        ({ label, page, week, sign }) => html`<button class="btn quiet small" type="button" aria-pressed=${ctx.page === page && (!week || ctx.ui.page?.week === week)}
          @click=${() => ctx.setPage(page, week)}>${icon(sign, true)}${label}</button>`,
      )}
      ${themeButtons()} ${menu(ctx)}
    </div>
  </header>`;
}

/** Light and dark; the site's theme script does the work. */
export function themeButtons() {
  return html`<form class="theme-form" method="post" data-theme-form>
    <button class="icon-btn to-dark" name="theme" value="dark" aria-label="Dark theme">${icon("i-moon")}</button>
    <button class="icon-btn to-light" name="theme" value="light" aria-label="Light theme">${icon("i-sun")}</button>
  </form>`;
}

/** What one may do about the match itself. */
export function menu(ctx) {
  const may = ctx.me !== null && !ctx.lesson && ctx.match.status === "running" && !ctx.resigned;
  return html`<details class="menu" data-menu>
    <summary class="icon-btn" aria-label="Match menu">${icon("i-more")}</summary>
    <ul class="menu-list panel">
      <li><a href=${ctx.match.urls.lobby}>${icon("i-back")}To the lobby</a></li>
      ${ctx.phone ? html`<li><button type="button" @click=${() => openAssistant(ctx)}>${icon("i-ask")}How to play</button></li>` : nothing}
      ${may && ctx.seatSwitches ? html`<li class="menu-switch">${ctx.seatSwitches()}</li>` : nothing}
      ${may
        ? html`<li><button type="button" @click=${() => document.querySelector("#resign-dialog").showModal()}>${icon("i-flag")}Resign</button></li>`
        : nothing}
    </ul>
  </details>`;
}

/** Asks once more before a match is given up. */
export function resignDialog(ctx) {
  const close = (event) => event.target.closest("dialog").close();
  return html`<dialog class="panel ask-dialog" id="resign-dialog" aria-labelledby="resign-h">
    <h2 id="resign-h">Resign from this match?</h2>
    <p class="muted">You rank behind all others. This can't be taken back.</p>
    <p class="ask-go">
      <button class="btn" type="button" @click=${close}>Play on</button>
      <button class="btn primary" type="button" data-confirm="resign" @click=${(event) => { close(event); ctx.resign(); }}>Resign</button>
    </p>
  </dialog>`;
}

/** Week and phases. */
export function track(ctx) {
  const data = ctx.aids.track;
  if (!data?.week) return nothing;
  return html`<nav class="track" aria-label="Phases of the week">
    <p class="week"><b class="display">Week ${data.week}</b><span class="muted">of ${data.weeks}</span></p>
    <ol>
      ${data.steps.map(
        (step) => html`<li class=${step.state} aria-current=${step.state === "now" ? "step" : nothing}>
          ${step.state === "done" ? icon("i-check", true) : nothing}
          <span>${step.label}${step.state === "now" && step.of ? html` <b class="num">${place(step)}/${step.of}</b>` : nothing}</span>
          ${step.state === "now" && step.of ? pips(step) : nothing}
        </li>`,
      )}
    </ol>
    ${people(ctx)}
  </nav>`;
}

const place = (step) => Math.min(step.done + 1, step.of);

/** One small window for each guest or day of the step. */
export function pips(step) {
  if (step.of > 16) return nothing;
  return html`<span class="pips" aria-hidden="true"
    >${Array.from({ length: step.of }, (_, at) => html`<i class=${at < step.done ? "done" : at === step.done ? "now" : ""}></i>`)}</span
  >`;
}

/** The seats, those to move in a frame. */
function people(ctx) {
  return html`<div class=${ctx.match.seats.length > 4 ? "clocks people many" : "clocks people"}>
    ${ctx.match.seats.map((seat) => {
      const { word, run } = ctx.doing(seat.seat);
      return html`<span class=${run ? "clock run" : "clock"}>
        ${ctx.mark(seat, true)}
        <span><small>${seat.seat === ctx.me ? "You" : seat.name}</small><b>${word}</b></span>
      </span>`;
    })}
  </div>`;
}

/** While the line is down. */
export function banner(ctx) {
  if (ctx.connection !== "down") return nothing;
  return html`<div class="banner" role="status">
    ${icon("i-info")}<span><b>The connection is down.</b> Trying again. What you typed is kept${ctx.pending ? ", and your move is sent as soon as the line is back" : ""}.</span>
  </div>`;
}

/** A short word about something that went wrong. */
export function notice(ctx) {
  if (!ctx.notice) return nothing;
  return html`<div class="toast" role="alert">
    <span>${ctx.notice}</span>
    <button class="icon-btn" type="button" aria-label="Close" @click=${() => ctx.setNotice(null)}>${icon("i-cross")}</button>
  </div>`;
}
