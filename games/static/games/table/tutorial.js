/**
 * The tutorial at the table: the panel that tells what to do, the mark on what it speaks of, and a line that has
 * the connection's face but asks the server by plain requests, since nobody else moves in between.
 */

import { classMap, html, nothing } from "../vendor/lit-html/lit-html.js";

const HERE = "data-lesson-here";
const FIRST = ".topbar, .appbar, .lesson";
/** What may lie over the page at its foot: the sheet of a phone, the bar of the decision. */
const LAST = ".sheet-dock, .action, .sdock";
const OVER = new Set(["fixed", "sticky"]);

export class LessonLine {
  /**
   * @param {{lesson: string, csrf: string}} page where messages go, and the page's token
   * @param {{onMessage: (message: object) => void, onState: (state: string) => void, lost: () => string}} hooks
   */
  constructor({ lesson, csrf }, hooks) {
    Object.assign(this, { url: lesson, csrf, hooks, made: 0 });
    queueMicrotask(() => hooks.onState("open"));
  }

  /** Ask the server; its frames come as they would over a socket. @returns {boolean} that it went out */
  send(message) {
    this.#ask(message);
    return true;
  }

  /** @returns {string} the move's number */
  move(move, version) {
    this.made += 1;
    const id = `lesson-${Date.now()}-${this.made}`;
    this.#ask({ type: "move", move_id: id, version, move }, id);
    return id;
  }

  /** Nothing is sent twice here. */
  again() {}

  settle() {}

  async #ask(message, id = null) {
    try {
      const answer = await fetch(this.url, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-CSRFToken": this.csrf },
        body: JSON.stringify(message),
      });
      for (const frame of (await answer.json()).frames) this.hooks.onMessage(frame);
      this.hooks.onState("open");
    } catch {
      this.hooks.onMessage({ type: "error", code: "lost", text: this.hooks.lost(), move_id: id });
    }
  }
}

const icon = (name) => html`<svg class="i i-s" aria-hidden="true"><use href="#${name}" /></svg>`;

/** The panel of the present step; nothing at a table that is no tutorial. */
export function lessonPanel(ctx) {
  const { lesson } = ctx;
  if (!lesson) return nothing;
  const folded = Boolean(ctx.ui.lessonFolded);
  const { labels, kind } = lesson;
  return html`<section class=${classMap({ panel: true, lesson: true, folded, first: lesson.at === 0, [`lesson-${kind}`]: true })} aria-labelledby="lesson-h" lang=${lesson.language} data-step=${lesson.key} data-kind=${kind}>
    <header class="lesson-head">
      <p class="eyebrow num">${labels.tutorial}<span aria-hidden="true">, </span>${labels.step}</p>
      <progress class="vh" max=${lesson.of} value=${lesson.at + 1} aria-label=${labels.step}></progress>
      <svg class="lesson-bar" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="2" /><rect class="done" width=${(100 * (lesson.at + 1)) / lesson.of} height="2" /></svg>
      <button class="icon-btn" type="button" aria-expanded=${String(!folded)} aria-label=${folded ? labels.unfold : labels.fold} @click=${() => ctx.setUi({ lessonFolded: !folded })}>${icon(folded ? "i-down" : "i-minus")}</button>
    </header>
    <div class="lesson-body" aria-live="polite">
      <h2 id="lesson-h" class="display">${lesson.title}</h2>
      ${folded ? nothing : html`<p>${lesson.say} ${ctx.rule(lesson.rule)}</p>`}
      ${lesson.todo ? html`<p class="lesson-todo">${icon("i-arrow")}<span><b class="vh">${labels.todo}: </b>${lesson.todo}</span></p>` : nothing}
      ${lesson.gentle ? html`<p class="lesson-gentle" role="alert">${icon("i-info")}<span>${lesson.gentle}</span></p>` : nothing}
      ${kind === "end" && !folded ? html`<h3 class="eyebrow">${labels.learned}</h3><ul class="learned">${lesson.learned.map((line) => html`<li>${icon("i-check")}${line}</li>`)}</ul>` : nothing}
    </div>
    ${folded ? nothing : buttons(ctx)}
  </section>`;
}

function buttons(ctx) {
  const { lesson } = ctx;
  const { labels, kind } = lesson;
  const turn = (what) => () => ctx.turnLesson(what);
  const submit = (id) => () => document.getElementById(id).requestSubmit();
  const back = lesson.at ? html`<button class="btn quiet small" type="button" data-lesson="back" @click=${turn("back")}>${icon("i-back")}${labels.back}</button>` : nothing;
  if (kind === "end") {
    return html`<p class="lesson-go end">
      <button class="btn primary" type="button" data-lesson="play" @click=${submit("lesson-play")}>${icon("i-bolt")}${labels.play}</button>
      <a class="btn" data-lesson="book" href=${ctx.match.urls.rules}>${icon("i-book")}${labels.book}</a>
      <button class="btn quiet small" type="button" data-lesson="again" @click=${submit("lesson-again")}>${icon("i-undo")}${labels.again}</button>
      <a class="btn quiet small" data-lesson="leave" href=${ctx.match.urls.lobby}>${labels.leave}</a>
    </p>`;
  }
  return html`<div class="lesson-foot">
    <p class="lesson-go">
      ${kind === "read"
        ? html`<button class="btn primary" type="button" data-lesson="next" @click=${turn("next")}>${labels.next}${icon("i-right")}</button>`
        : html`<button class="btn small" type="button" data-lesson="skip" @click=${turn("skip")}>${labels.skip}</button>`}
      ${back}
    </p>
    <p class="lesson-more">${languages(ctx)}<button class="btn quiet small" type="button" data-lesson="end" @click=${turn("end")}>${labels.end}</button></p>
  </div>`;
}

const names = JSON.parse(document.getElementById("languages")?.textContent ?? "{}");

function languages({ lesson }) {
  return html`<span class="lesson-languages" role="group" aria-label=${lesson.labels.language}>
    ${Object.entries(names).map(([code, name]) => html`<a href="?lang=${code}" lang=${code} aria-current=${code === lesson.language ? "page" : nothing}>${name}</a>`)}
  </span>`;
}

/** Tells the page how much of its top a docked panel takes; one that stands in the table's side takes nothing. */
function makeRoom(panel) {
  const { width, height } = panel.getBoundingClientRect();
  const docked = width >= document.documentElement.clientWidth && getComputedStyle(panel).position === "fixed";
  document.documentElement.style.setProperty("--lesson-height", docked ? `${Math.ceil(height)}px` : "0px");
}

const resized = new ResizeObserver(([{ target }]) => makeRoom(target));
let watched = null;

function watch(panel) {
  if (panel === watched) return;
  resized.disconnect();
  watched = panel;
  if (panel) resized.observe(panel);
}

/** Marks what the step speaks of, and brings it into sight when the step is new. */
export function pointOut(root, lesson, fresh) {
  const panel = root.querySelector(".lesson");
  watch(panel);
  if (panel && fresh) makeRoom(panel);
  const wanted = new Set(lesson ? lesson.here.flatMap((selector) => [...root.querySelectorAll(selector)]) : []);
  for (const marked of root.querySelectorAll(`[${HERE}]`)) if (!wanted.has(marked)) marked.removeAttribute(HERE);
  for (const item of wanted) item.setAttribute(HERE, "");
  const hidden = fresh && [...wanted].find((item) => !inSight(item, root));
  if (hidden) hidden.scrollIntoView({ block: "center", inline: "nearest" });
}

/** Whether an element can be seen between what lies over the page at its top and at its foot. */
function inSight(element, root) {
  const { top, bottom } = element.getBoundingClientRect();
  const laid = (selector) => [...root.querySelectorAll(selector)].filter((bar) => OVER.has(getComputedStyle(bar).position)).map((bar) => bar.getBoundingClientRect());
  const under = Math.max(0, ...laid(FIRST).map((bar) => (bar.width >= innerWidth / 2 ? bar.bottom : 0)));
  const over = Math.min(innerHeight, ...laid(LAST).map((bar) => bar.top));
  return element.closest(LAST) !== null || (top >= under && bottom <= over);
}

/** Enter goes on where a step is only to be read. */
export function readOnByKey(event) {
  if (event.key !== "Enter" || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target instanceof Element && event.target.closest("a, button, summary, input, textarea, select, dialog")) return;
  const next = document.querySelector('[data-lesson="next"]');
  if (!next) return;
  event.preventDefault();
  next.click();
}
