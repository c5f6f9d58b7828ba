/** The tab in which one asks: a question, the answers, a rule of the book, and how the game is played. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { address, fetched, picture, prose, spans } from "./book.js";
import { guide } from "./guide.js";

export const askTab = { key: "ask", label: "Ask", show: () => true, panel };

const icon = (name) => html`<svg class="i i-s" aria-hidden="true"><use href=${`#i-${name}`} /></svg>`;

/** Shows something else in the dialog: what `patch` doesn't name stays. */
const show = (ctx, patch) => ctx.setUi({ assistant: { ...ctx.ui.assistant, ...patch } });
const redraw = (ctx) => () => ctx.setUi({});

function panel(ctx, board) {
  const { rule, question, language } = ctx.ui.assistant;
  const contents = fetched(address.contents(ctx.match.game, language), redraw(ctx));
  const words = contents.data?.labels;
  const asked = question ? fetched(address.answers(ctx.match.game, question, language), redraw(ctx)) : null;
  return html`${form(ctx, contents.data, words)}
    <div class="as-said" aria-live="polite" lang=${asked?.data?.language ?? contents.data?.language ?? "en"}>
      ${rule ? ruleCard(ctx, board, rule) : asked ? answers(ctx, asked) : nothing}
    </div>
    ${rule || asked ? nothing : html`${guide(board)} ${list(ctx, board, contents)}`}`;
}

function form(ctx, contents, words) {
  const { question } = ctx.ui.assistant;
  const submit = (event) => {
    event.preventDefault();
    show(ctx, { question: event.target.elements.q.value.trim(), rule: null });
  };
  return html`<form class="as-ask" role="search" @submit=${submit}>
      <label class="search">${icon("search")}<span class="vh">${words?.ask_about ?? "Ask about a rule"}</span>
        <input type="search" name="q" maxlength="300" autocomplete="off" placeholder=${words?.placeholder ?? "A question or a few words"} .value=${question} data-ask /></label>
      <button class="btn primary" type="submit">${words?.ask ?? "Ask"}</button>
    </form>
    ${contents?.languages
      ? html`<div class="segments as-languages" role="group" aria-label=${words.language}>
          ${Object.entries(contents.languages).map(
            ([code, name]) => html`<button type="button" lang=${code} aria-current=${code === contents.language ? "page" : nothing}
              @click=${() => show(ctx, { language: code })}>${name}</button>`,
          )}
        </div>`
      : nothing}`;
}

function answers(ctx, { data, failed, said }) {
  if (said) return html`<p class="hint" role="alert" lang=${said.language}>${said.text}</p>`;
  if (failed) return html`<p class="hint" role="alert">The rulebook can’t be reached now. Please ask again in a moment.</p>`;
  if (!data) return html`<p class="hint">…</p>`;
  const { answers: found, labels, examples } = data;
  if (!found.length) {
    return html`<h3>${labels.no_answer}</h3>
      <p class="hint">${labels.try}</p>
      <ul class="asks">${examples.map((one) => html`<li><button class="btn small" type="button" @click=${() => show(ctx, { question: one, rule: null })}>${one}</button></li>`)}</ul>`;
  }
  return html`<h3>${labels.answers}</h3>
    <ol class="as-answers">
      ${found.map(
        ({ rule, title, sentence }, at) => html`<li class=${at ? "" : "top"}><button type="button" @click=${() => show(ctx, { rule, language: data.language })}>
            <span class="rule">${rule}</span><b>${title}</b></button>
          <p>${at < 3 ? html`<mark>${spans(sentence, chip(ctx))}</mark>` : spans(sentence, chip(ctx))}</p></li>`,
      )}
    </ol>`;
}

/** A rule's number within a text leads on. */
const chip = (ctx) => (rule) => html`<button class="rule" type="button" @click=${() => show(ctx, { rule })}>${rule}</button>`;

function ruleCard(ctx, board, rule) {
  const { language, question } = ctx.ui.assistant;
  const { data, failed } = fetched(address.rule(ctx.match.game, rule, language), redraw(ctx));
  const short = board.paragraph(rule);
  const labels = data?.labels;
  return html`<p class="as-back"><button class="btn quiet small" type="button" @click=${() => show(ctx, { rule: null })}>
        ${icon("back")}${question ? (labels?.answers ?? "Answers") : (labels?.contents ?? "Contents")}</button></p>
    <article class="para now" data-para=${rule} aria-current="true">
      <h3><span class="rule">${rule}</span>${data?.title ?? short?.title}</h3>
      ${data ? whole(ctx, data) : html`<p>${short?.text}</p>${failed ? html`<p class="hint">The whole text can’t be reached now.</p>` : nothing}`}
    </article>`;
}

function whole(ctx, data) {
  const { labels } = data;
  const go = (rule, sign, label) =>
    rule ? html`<button class="btn small" type="button" aria-label=${`${label}: ${rule}`} @click=${() => show(ctx, { rule })}>${sign === "back" ? icon(sign) : nothing}${rule}${sign === "right" ? icon(sign) : nothing}</button>` : nothing;
  return html`<div class="prose">
      ${picture(data.picture)} ${prose(data.text, chip(ctx))}
      ${data.example ? html`<div class="example"><p class="eyebrow">${labels.example}</p>${prose(data.example, chip(ctx))}</div>` : nothing}
      ${data.house ? html`<div class="by-house"><p class="house-rule"><svg aria-hidden="true"><use href="#house" /></svg>${labels.house}</p>${prose(data.house, chip(ctx))}</div>` : nothing}
    </div>
    ${data.related.length
      ? html`<p class="as-related"><span class="muted t-s">${labels.related}</span>${data.related.map(
          ({ rule, title }) => html`<button class="rule" type="button" title=${title} @click=${() => show(ctx, { rule })}>${rule}</button>`,
        )}</p>`
      : nothing}
    <p class="as-around">${go(data.before, "back", labels.before)} ${go(data.after, "right", labels.after)}
      <a class="btn quiet small" target="_blank" href=${address.page(data.game, data.rule, data.language)}>${icon("book")}${labels.book}</a></p>`;
}

/** Every paragraph by its number; in English, and short, until the book is here. */
function list(ctx, board, { data }) {
  const chapters = data?.chapters ?? [{ id: "", title: "The rules by number", paragraphs: board.ruleIds.map((rule) => ({ rule, title: board.paragraph(rule).title })) }];
  return html`<div lang=${data?.language ?? "en"}>
    ${data ? html`<h3>${data.labels.often}</h3>
      <ul class="asks">${data.examples.map((one) => html`<li><button class="btn small" type="button" @click=${() => show(ctx, { question: one })}>${one}</button></li>`)}</ul>` : nothing}
    ${chapters.map(
      ({ title, paragraphs }) => html`<h3>${title}</h3>
        <ul class="as-list">${paragraphs.map(
          (one) => html`<li data-para=${one.rule}><button type="button" @click=${() => show(ctx, { rule: one.rule })}><span class="rule">${one.rule}</span>${one.title}</button></li>`,
        )}</ul>`,
    )}
  </div>`;
}
