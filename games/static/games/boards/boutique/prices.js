/** Setting prices: the six faces of one die, and the whole week's form (BHM-2.1, BHM-3.2). */

import { classMap, html, nothing } from "../../vendor/lit-html/lit-html.js";
import { money } from "../../table/format.js";
import { mayAct, setPrice, shownPrices } from "./decisions.js";
import { die, icon, rule } from "./pieces.js";
import { FACES, SLOTS, price, slotName, slotUnit, slotValue } from "./words.js";

/** The six faces of a die, under it on the board, or in the sheet of a phone. */
export function facePicker(ctx, seat, slot, { sheet = false } = {}) {
  const now = slotValue(ctx.view.players[seat], slot);
  const chosen = slotValue(shownPrices(ctx, seat), slot);
  const edge = slot === "breakfast" || slot <= 2 ? "left" : slot >= 6 ? "right" : "";
  return html`<fieldset class=${sheet ? "face-row" : `die-pop ${edge}`} @keydown=${(event) => closeOnEscape(ctx, event)}>
    <legend>${slotName(slot)}, ${slotUnit(slot)}</legend>
    <div class="faces">
      ${FACES.map(
        (value) => html`<label class="face"
          ><input type="radio" name="face-${slot}" .value=${String(value)} .checked=${value === chosen}
            @change=${() => setPrice(ctx, slot, value)} @click=${() => done(ctx)} />${die(seat, value)}
          <span class="num">${price(value)}</span>${value === now ? html`<em>now</em>` : nothing}</label
        >`,
      )}
    </div>
  </fieldset>`;

  function done(context) {
    // A pointer has chosen; keys (which also fire a click) go on choosing.
    if (!sheet && !context.keyboard) context.setUi({ slot: null });
  }
}

function closeOnEscape(ctx, event) {
  if (event.key !== "Escape") return;
  const slot = ctx.ui.slot;
  ctx.setUi({ slot: null });
  document.querySelector(`[data-slot="${slot}"]`)?.focus();
  event.stopPropagation();
}

/** What a change of price would do, in the action bar. */
export function changeSummary(ctx) {
  const { slot, value } = ctx.draft;
  if (!slot) {
    return html`<p class="change-hint">${icon("i-info")}<span>${ctx.phone ? "Tap" : "Choose"} one of your price dice to turn it, or keep them all.</span></p>`;
  }
  const now = slotValue(ctx.view.players[ctx.me], slot);
  return html`<div class="change">
    <span class="change-die">${die(ctx.me, now)}${icon("i-arrow")}${die(ctx.me, value)}</span>
    <p><b>${slotName(slot)}</b><small>${slotUnit(slot)}</small></p>
  </div>`;
}

/** A bar for each die of the draft, so that the week's shape is seen before it is fixed. */
export function weekShape(ctx, seat) {
  const prices = shownPrices(ctx, seat);
  const week = prices.prices.reduce((sum, value) => sum + value, 0) * 100;
  return html`<div class="effect">
    <h3>Your week at these prices</h3>
    <dl>
      <div><dt>One room, all seven nights</dt><dd class="num"><b>${money(week)}</b></dd></div>
      <div><dt>The same with breakfast ${rule("BHM-3.5")}</dt><dd class="num"><b>${money(week + 700 * prices.breakfast)}</b></dd></div>
      <div><dt>Dearest and cheapest night</dt>
        <dd class="num"><b>${price(Math.max(...prices.prices))}</b> and <b>${price(Math.min(...prices.prices))}</b></dd></div>
    </dl>
  </div>`;
}

/** The quick ways to fill the form. */
export function priceTools(ctx) {
  const player = ctx.view.players[ctx.me];
  const shift = (step) => () => {
    const { prices, breakfast } = shownPrices(ctx, ctx.me);
    ctx.setDraft({ prices: prices.map((value) => Math.min(6, Math.max(1, value + step))), breakfast });
  };
  const all = ctx.phone ? "All" : "All days";
  const last = player.prices_set ? "As confirmed" : ctx.view.week > 1 ? "Last week's prices" : "As they were";
  return html`<div class="tools">
    <button class="btn small" type="button" @click=${shift(1)}>${icon("i-plus", true)}${all} up</button>
    <button class="btn small" type="button" @click=${shift(-1)}>${icon("i-minus", true)}${all} down</button>
    <button class="btn small" type="button" aria-disabled=${differs(ctx) ? "false" : "true"} data-off-text=${differs(ctx) ? nothing : "The form shows them already."}
      @click=${() => ctx.setDraft({ prices: player.prices, breakfast: player.breakfast })}>
      ${icon("i-undo", true)}${last}
    </button>
    ${ctx.phone ? nothing : html`<p class="tools-hint">Click a die, or move with <kbd>←</kbd> <kbd>→</kbd> and type <kbd>1</kbd> to <kbd>6</kbd>.</p>`}
  </div>`;
}

/** @returns {boolean} whether the draft differs from the dice that are set */
export function differs(ctx) {
  if (!mayAct(ctx)) return false;
  const shown = shownPrices(ctx, ctx.me);
  return SLOTS.some((slot) => slotValue(shown, slot) !== slotValue(ctx.view.players[ctx.me], slot));
}

/** Who has confirmed, seat by seat. */
export function confirmations(ctx, flag, done, open) {
  return html`<ul class="confirms">
    ${ctx.seats
      .filter((seat) => !ctx.view.players[seat.seat].out)
      .map((seat) => {
        const set = ctx.view.players[seat.seat][flag];
        return html`<li class=${classMap({ done: set })}>
          ${ctx.mark(seat, true)}<span>${ctx.name(seat)}</span>
          <span class=${set ? "tag good" : "tag"}>${set ? icon("i-check", true) : icon("i-clock", true)}${set ? done : open}</span>
        </li>`;
      })}
  </ul>`;
}
