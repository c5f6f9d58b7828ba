/**
 * Where a number came from. `sumButton` makes an amount a button that opens its sum in a dialog; `lineSums` opens a line of
 * the log in place. The sums are the server's, in the reader's language; each part leads to its rule.
 */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { openAssistant } from "./assistant.js";
import { address, fetched } from "./book.js";
import { money, signed } from "./format.js";

const DIALOG = "sums-dialog";

/**
 * An amount that says where it came from.
 * @param {object} ctx @param {number} seat @param {string} account what the server calls it: "money", "points"; or several of them, "score points"
 * @param {unknown} content the amount
 */
export function sumButton(ctx, seat, account, content) {
  if (!ctx.match.urls.sums) return content;
  return html`<button class="sum" type="button" title="Where from?" aria-haspopup="dialog" data-sum=${`${seat}-${account.split(" ")[0]}`}
    @click=${() => openSum(ctx, seat, account)}>${content}</button>`;
}

function openSum(ctx, seat, account) {
  ctx.setUi({ sum: { seat, account } });
  const dialog = document.getElementById(DIALOG);
  if (!dialog.open) dialog.showModal();
}

/** The dialog; what it shows is in `ctx.ui.sum`. */
export function sumDialog(ctx) {
  const wanted = ctx.ui.sum;
  const { data, failed, said } = wanted ? fetched(`${ctx.match.urls.sums}?version=${ctx.version}`, () => ctx.setUi({})) : {};
  return html`<dialog class="panel sheet-dialog" id=${DIALOG} aria-labelledby="sums-h" @close=${() => ctx.setUi({ sum: null })}>
    <header class="panel-head">
      <h2 id="sums-h">${data?.labels.where ?? "Where from?"}</h2>
      <button class="icon-btn" type="button" aria-label="Close" @click=${(event) => event.target.closest("dialog").close()}>
        <svg class="i" aria-hidden="true"><use href="#i-cross" /></svg>
      </button>
    </header>
    <div class="sum-body" tabindex="0" role="group" aria-labelledby="sums-h" lang=${data?.language ?? nothing}>
      ${wanted ? shown(ctx, data && wantedSums(data.sums, wanted), data, failed, said) : nothing}
    </div>
  </dialog>`;
}

/** In the order in which their accounts are named. */
const wantedSums = (sums, { seat, account: names }) => names.split(" ").flatMap((name) => sums.filter(({ account, seat: of }) => of === seat && account === name));

function shown(ctx, sums, data, failed, said) {
  if (said) return html`<p class="muted t-s" role="status" lang=${said.language}>${said.text}</p>`;
  if (failed) return html`<p class="muted t-s" role="status">It can’t be fetched just now. Please try again in a moment.</p>`;
  if (!data) return html`<p class="muted t-s" role="status">Adding up…</p>`;
  return sums.map((sum) => sumTable(ctx, sum, data));
}

/** One sum as a table. A sum of one part that is the whole says it in one row. */
function sumTable(ctx, { title, lines, total }, { labels, language }) {
  return html`<table class="sum-lines">
    <caption>${title}</caption>
    <tbody>${lines.map(({ label, value, rule }, at) => html`<tr><th scope="row">${label} ${ruleLink(ctx, rule, language)}</th>
      <td class=${value < 0 ? "num bad" : "num"}>${at || value < 0 ? signed(value) : money(value)}</td></tr>`)}</tbody>
    ${lines.length === 1 ? nothing : html`<tfoot><tr><th scope="row">${labels.total}</th><td class="num">${total < 0 ? signed(total) : money(total)}</td></tr></tfoot>`}
  </table>`;
}

/** The rule's page, and at the table its paragraph. */
function ruleLink(ctx, rule, language) {
  const follow = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    document.getElementById(DIALOG)?.close();
    openAssistant(ctx, { rule, language });
  };
  return html`<a class="rule" href=${address.page(ctx.match.game, rule, language)} @click=${follow}>${rule}</a>`;
}

/** The button of a line that has sums, and the sums once it is open. */
export function lineSums(ctx, item) {
  if (!item.sums || item.undone || !ctx.match.urls.sums) return { button: nothing, sums: nothing };
  const open = ctx.ui.openLine === item.n;
  const id = `line-sums-${item.n}`;
  const button = html`<button class="sum-open" type="button" title="Where from?" aria-expanded=${String(open)} aria-controls=${open ? id : nothing}
    @click=${() => ctx.setUi({ openLine: open ? null : item.n })} @keydown=${(event) => closeLine(ctx, event, open)}>
    <svg class="i i-s" aria-hidden="true"><use href="#i-calc" /></svg><span class="vh">Where from?</span></button>`;
  if (!open) return { button, sums: nothing };
  const { data, failed, said } = fetched(`${ctx.match.urls.sums}${item.n}/`, () => ctx.setUi({}));
  return { button, sums: html`<div class="line-sums" id=${id} lang=${data?.language ?? nothing}>${shown(ctx, data?.sums, data, failed, said)}</div>` };
}

function closeLine(ctx, event, open) {
  if (event.key !== "Escape" || !open) return;
  // A dialog around the log stays open for this one key.
  event.preventDefault();
  event.stopPropagation();
  ctx.setUi({ openLine: null });
}
