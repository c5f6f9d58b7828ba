/** Why a move is refused: the reasons with their rules, and legal moves that come near it. The tab has the whole paragraphs. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { address, fetched, prose } from "./book.js";

export const whyTab = { key: "why", label: "Why", show: (ctx) => Boolean(ctx.refusal), panel };

/** @param {(rule: string) => unknown} chip the template of a rule's number */
export function reasons({ refusal, refusedIn }, chip) {
  // A reason that several rules give is said once, with all of them.
  const rules = new Map();
  for (const { text, rule } of refusal) rules.set(text, [...(rules.get(text) ?? []), rule]);
  return html`<b>${rules.size > 1 ? "That isn’t possible, for these reasons:" : "That isn’t possible:"}</b>
    <ul lang=${refusedIn}>${[...rules].map(([text, ids]) => html`<li>${text} ${ids.map(chip)}</li>`)}</ul>`;
}

/**
 * Legal moves that come near the refused one: a press makes the move; what has a form can be put into it.
 * @param {() => void} done what follows
 */
export function nearMoves(ctx, board, done = () => {}) {
  if (!ctx.near.length) return nothing;
  const play = (move) => {
    if (ctx.pending) return;
    ctx.send(move);
    done();
  };
  const fill = (draft) => {
    ctx.setDraft(draft);
    done();
  };
  return html`<p class="near-h">What comes near it:</p>
    <ul class="near">${ctx.near.map(({ move, label, effect }) => {
      const draft = board.draftOf?.(move, ctx) ?? null;
      return html`<li>
        <button class="btn small" type="button" data-near aria-disabled=${ctx.pending ? "true" : "false"} @click=${() => play(move)}><span><b>${label}</b>${effect ? html` <small>${effect}</small>` : nothing}</span></button>
        ${draft ? html`<button class="btn quiet small" type="button" data-near-fill @click=${() => fill(draft)}>Fill it in<span class="vh">: ${label}</span></button>` : nothing}
      </li>`;
    })}</ul>`;
}

function panel(ctx, board) {
  const { language } = ctx.ui.assistant;
  const show = (rule) => ctx.setUi({ assistant: { ...ctx.ui.assistant, tab: "ask", rule, question: "" } });
  const chip = (rule) => html`<button class="rule" type="button" @click=${() => show(rule)}>${rule}</button>`;
  const shut = () => document.getElementById("as-panel")?.closest("dialog").close();
  const rules = [...new Set(ctx.refusal.map(({ rule }) => rule))];
  return html`<div class="refusal">${reasons(ctx, chip)}</div>
    ${nearMoves(ctx, board, shut)}
    ${rules.map((rule) => {
      const { data } = fetched(address.rule(ctx.match.game, rule, language ?? ctx.refusedIn), () => ctx.setUi({}));
      const short = board.paragraph(rule);
      return html`<article class="para" data-para=${rule} lang=${data?.language ?? "en"}>
        <h3>${chip(rule)} ${data?.title ?? short?.title}</h3>
        ${data ? html`<div class="prose">${prose(data.text, chip)}</div>` : html`<p>${short?.text}</p>`}
      </article>`;
    })}`;
}
