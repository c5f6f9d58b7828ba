/** My hand, the train's row and the gear on sale: the dock below the map. */

import { html, nothing, repeat } from "../../vendor/lit-html/lit-html.js";
import { counted } from "../../table/format.js";
import { chosenGear, handOf, mine, mode, optionsOf, picking, toggleCard } from "./choices.js";
import { cardButton, deckButton, icon, miniCards } from "./pieces.js";
import { cardName, countOf, gearSign, gearText, parts, sorted } from "./words.js";

const SORT_KEY = "chalet:skifest:sort";
const EARLY = 9;

const sortedBy = (ctx) => ctx.ui.sort ?? localStorage.getItem(SORT_KEY) ?? "colour";

function sortTo(ctx, by) {
  localStorage.setItem(SORT_KEY, by);
  ctx.setUi({ sort: by });
}

/** How many cards the train may take, and which of the row. */
export function take(ctx) {
  const { view } = ctx;
  const draws = optionsOf(ctx, "draw");
  const may = (from) => !ctx.pending && draws.some(({ move }) => move.from === from);
  const go = (from) => () => (may(from) ? ctx.send({ type: "draw", from }) : null);
  const drawing = (from) => JSON.stringify({ type: "draw", from });
  const second = mode(ctx) === "card";
  const decline = draws.find(({ move }) => move.from === null);
  return html`<section class=${`take${draws.length ? " open" : ""}`} aria-labelledby="tk-h">
    <div class="d-head"><h2 id="tk-h">${second ? (decline ? "A third card?" : "The second card") : view.phase === "apres" ? "The train’s row" : "Take two cards"}</h2>
      ${decline
        ? html`<button class="btn small" type="button" data-choice aria-disabled=${ctx.pending ? "true" : "false"} @click=${() => !ctx.pending && ctx.send(decline.move)}>No third card</button>`
        : html`<span class="t-xs muted">${second ? "not a face-up Yeti" : view.phase === "apres" ? "runs again tomorrow" : "face-up Yeti counts as both"}</span>`}</div>
    <div class="t-row">${deckButton(view.deck.length, { off: !may("deck"), why: drawing("deck"), go: go("deck") })}
      ${view.row.map((card, place) => cardButton(card, { small: true, off: !may(place), why: drawing(place), data: String(place), fresh: ctx.effects.row?.includes(place),
        label: `Take ${cardName(card)}${card === "yeti" ? ", ends the action" : ""}`, go: go(place) }))}
      ${view.row.length ? nothing : html`<p class="muted t-s">The row is empty.</p>`}</div>
  </section>`;
}

/** The hand, sorted; cards are pressed to choose them. */
export function hand(ctx) {
  const by = sortedBy(ctx);
  const cards = sorted(handOf(ctx), by);
  const { picking: may, cards: chosen } = picking(ctx);
  const counts = countOf(chosen);
  const seen = {};
  const fresh = countOf(ctx.effects.drawn ?? []);
  const group = (card) => parts(card)[by];
  const me = mine(ctx);
  return html`<section class="hand" id="hand" tabindex="-1" aria-labelledby="hd-h">
    <div class="d-head"><h2 id="hd-h">Your hand <span class="muted num">${cards.length}</span></h2>
      <span class="mine">${actionTag(ctx)}${me.gear.map((key) => gearTag(ctx, key))}
        ${me.tickets ? html`<span class="tag">${icon("k-ticket")}${counted(me.tickets, "ticket")}</span>` : nothing}
        ${me.explosives ? html`<span class="tag">${icon("k-bomb")}${counted(me.explosives, "explosive")}</span>` : nothing}</span>
      <span class="segments sk-sort" role="group" aria-label="Sort the hand">${["colour", "style"].map((key) => html`<button type="button" aria-pressed=${String(by === key)} aria-current=${by === key ? "page" : nothing}
        @click=${() => sortTo(ctx, key)}>${key === "colour" ? "Colour" : "Style"}</button>`)}</span></div>
    <ul class=${`cards${cards.length > EARLY ? " many" : ""}`}>${repeat(cards.map((card, at) => ({ card, at, copy: (seen[card] = (seen[card] ?? 0) + 1) })), ({ card, copy }) => `${card}:${copy}`, ({ card, at, copy }) => {
      const held = cards.filter((item) => item === card).length;
      const pressed = copy > held - (counts[card] ?? 0);
      const first = at > 0 && group(cards[at - 1]) !== group(card);
      const last = at === cards.length - 1 || group(cards[at + 1]) !== group(card);
      return html`<li class=${`slot${first ? " first" : ""}${last ? " last" : ""}`}>${cardButton(card, { pressed: may ? pressed : null, fresh: copy > held - (fresh[card] ?? 0),
        off: false, go: () => (may ? toggleCard(ctx, card, pressed) : nothing) })}</li>`;
    })}
    ${cards.length ? nothing : html`<li class="muted t-s">No cards. Take some from the train.</li>`}</ul>
  </section>`;
}

/** Which action of the turn it is. */
function actionTag(ctx) {
  const now = mode(ctx);
  if (now !== "turn" && now !== "card") return nothing;
  const left = ctx.view.actions_left;
  if (now === "card") return html`<span class="tag accent num">Train, next card</span>`;
  return html`<span class="tag accent num">${left ? `Action ${3 - left} of 2` : "Actions done"}</span>`;
}

/** A gear card of mine as a tag that says what it does. */
function gearTag(ctx, key) {
  const gear = ctx.gear(key);
  return html`<span class="tag gear-tag" title=${`${gear.name}: ${gearText(gear)}`}>${icon(gearSign(gear))}<span class="gt-n">${gear.name}</span></span>`;
}

/** The gear on sale; at the Hotel it is chosen here. */
export function shop(ctx) {
  const buying = mode(ctx) === "buy";
  const chosen = chosenGear(ctx);
  const { view } = ctx;
  const when = buying ? "choose one, or none" : view.phase === "over" || view.day === 3 ? "no evening to come" : view.phase === "apres" ? "at the Hotel" : "tonight at the Hotel";
  return html`<section class="shop" aria-labelledby="ge-h">
    <div class="d-head"><h2 id="ge-h">Gear on sale</h2><span class="t-xs muted">${when}</span></div>
    <ul class="gear">${view.gear_row.map((key) => {
      const gear = ctx.gear(key);
      const aid = ctx.aids.gear?.find((item) => item.gear === key);
      const body = html`<span class="g-top">${icon(gearSign(gear), "g-ic")}<span class="g-c num" title="Fame to pay">${icon("k-fame")}${gear.fame}<span class="vh"> fame</span></span
        ><span class="g-c muted num" title="Points at the end">${icon("k-star")}${gear.points}<span class="vh"> points</span></span></span><b>${gear.name}</b><small>${gearText(gear)}</small>`;
      if (!buying) return html`<li title=${gearText(gear)}>${body}</li>`;
      return html`<li class=${`buy${chosen === key ? " sel" : ""}`}><button type="button" data-gear=${key} aria-pressed=${String(chosen === key)} aria-disabled=${aid?.legal ? nothing : "true"}
        data-off=${aid?.legal ? nothing : JSON.stringify({ type: "buy", gear: key })} @click=${() => (aid?.legal ? ctx.setDraft({ gear: key }) : null)}>${body}</button></li>`;
    })}${view.gear_row.length ? nothing : html`<li class="muted t-s">Sold out.</li>`}</ul>
  </section>`;
}

/** For those who watch: in a replay all hands, if they lie open. */
export function watching(ctx) {
  const { players } = ctx.view;
  if (!ctx.replay || players.some((player) => player.hand.includes(null))) {
    return html`<section class="hand watching"><div class="d-head"><h2>You watch</h2></div><p class="muted t-s">Hands are secret. Cards that were taken from the row are shown with the players.</p></section>`;
  }
  return html`<section class="hand watching" aria-labelledby="hands-h"><div class="d-head"><h2 id="hands-h">All hands</h2></div>
    <dl class="open-hands" tabindex="0" aria-label="All hands">${ctx.match.seats.map((seat) => openHand(ctx, seat))}</dl></section>`;
}

function openHand(ctx, seat) {
  const cards = sorted(ctx.view.players[seat.seat].hand, sortedBy(ctx));
  return html`<dt>${ctx.mark(seat.seat, true)}${seat.name} <span class="muted num">${cards.length}</span></dt>
    <dd>${miniCards(cards)}<span class="vh">${cards.map(cardName).join(", ") || "no cards"}</span></dd>`;
}
