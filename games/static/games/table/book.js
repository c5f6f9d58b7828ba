/** Rules and answers from the rulebooks: fetched once, and their texts as templates. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** Answers by address: promises first, then what came. */
const kept = new Map();

/**
 * What stands at an address of the rulebooks, once it is here.
 * @param {string} url
 * @param {() => void} changed called when it has come
 * @returns {{data?: object, failed?: boolean, said?: {text: string, language: string}}} empty while it is on its way;
 *   `said`: what the server says to a question too many
 */
export function fetched(url, changed) {
  if (!kept.has(url)) {
    kept.set(url, {});
    load(url).then((entry) => {
      kept.set(url, entry);
      changed();
      // A connection that fails may come back: the next look asks again.
      if (entry.failed) setTimeout(() => kept.delete(url), 3_000);
    });
  }
  return kept.get(url);
}

async function load(url) {
  try {
    const response = await fetch(url, { headers: { Accept: "application/json" } });
    if (response.status === 429) return { failed: true, said: await response.json() };
    return response.ok ? { data: await response.json() } : { failed: true };
  } catch {
    return { failed: true };
  }
}

/** Where a rule, the answers to a question and a book's contents are found. `language` may be null: as remembered. */
export const address = {
  rule: (game, rule, language) => `/rules/${game}/${rule}.json${language ? `?lang=${language}` : ""}`,
  answers: (game, question, language) =>
    `/rules/${game}/ask.json?q=${encodeURIComponent(question)}${language ? `&lang=${language}` : ""}`,
  contents: (game, language) => `/rules/${game}/ask.json${language ? `?lang=${language}` : ""}`,
  page: (game, rule, language) => `/rules/${game}/${rule}${language ? `?lang=${language}` : ""}`,
};

/**
 * A text of a book.
 * @param {Array} blocks as the server gives them
 * @param {(rule: string) => unknown} chip the template of a rule's number
 */
export function prose(blocks, chip) {
  return blocks.map(({ kind, items }) =>
    kind === "list"
      ? html`<ul>${items.map((item) => html`<li>${sentences(item, chip)}</li>`)}</ul>`
      : html`<p>${sentences(items[0], chip)}</p>`,
  );
}

function sentences(item, chip) {
  return item.map((sentence, at) => html`${at ? " " : nothing}${spans(sentence, chip)}`);
}

/** One sentence. */
export function spans({ spans: runs }, chip) {
  return runs.map(([kind, text]) => (kind === "strong" ? html`<strong>${text}</strong>` : kind === "rule" ? chip(text) : text));
}

/** A paragraph's picture as an element; the server has checked the drawing. */
export function picture(drawing) {
  if (!drawing) return nothing;
  const svg = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
  svg.setAttribute("aria-hidden", "true");
  return html`<figure class="rule-picture">${document.importNode(svg, true)}</figure>`;
}
