/** The Worker Room with the price of training, and the Events and Goals of a seat. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { counted } from "../../table/format.js";
import { chooseDie, chosenArea, chosenDie, freeDice, kindOf, optionsOf } from "./choices.js";
import { bringIn } from "./follow.js";
import { die, gainsFor, icon, keyHint, pattern } from "./pieces.js";
import { goalScore } from "./scoring.js";
import { DICE, amount, areaOf, covered, dieName, goalText } from "./words.js";

/** Where each die of a seat lies. */
export function diceOf(ctx, seat) {
  const { view } = ctx;
  const at = (number) => Object.entries(view.areas).find(([, spaces]) => spaces.some((lying) => lying?.seat === seat && lying.die === number))?.[0] ?? null;
  return DICE.flatMap((number) => {
    if (number === "part_time") {
      if (view.part_time.holder !== seat) return [];
      const area = at(number);
      return [{ number, face: view.part_time.face, state: area ? "placed" : "room", area }];
    }
    const { face, state } = view.players[seat].dice[number];
    return [{ number, face, state, area: state === "placed" ? at(number) : null }];
  });
}

/** The button that trains a die, with what it costs; free while a free training is pending. */
export function trainButton(ctx, number) {
  const option = optionsOf(ctx, "train").find(({ move }) => move.die === number);
  const training = ctx.aids.hotels[ctx.me].training.find((item) => item.die === number);
  if (!training) return nothing;
  const free = kindOf(ctx) === "train";
  const words = free ? "free" : `for ${amount(training.cost, "tickets")}`;
  return html`<button class="btn small train" type="button" data-train=${number} aria-disabled=${option && !ctx.pending ? "false" : "true"} data-off=${option ? nothing : JSON.stringify({ type: "train", die: number })}
    aria-label=${`Train ${training.face} to ${training.face + 1} ${words}`} @click=${() => (option && !ctx.pending ? ctx.send(option.move) : null)}>
    ${icon("k-up")}${training.face + 1}${free ? html`<span class="muted">free</span>` : html`<span class="muted">for</span>${icon("k-ticket", "r-ticket")}<span class="num">${training.cost}</span>`}</button>`;
}

/** The areas follow, wherever the die was chosen. */
function pickDie(ctx, number) {
  chooseDie(ctx, number);
  bringIn(".areas");
  if (ctx.phone && !["table", "station"].includes(ctx.ui.tab)) ctx.setUi({ tab: "table" });
}

/** A die of mine that can be chosen. */
export function dieButton(ctx, number, face, { choice = 0 } = {}) {
  const chosen = chosenDie(ctx) === number;
  return html`<button class="die-b" type="button" data-die=${number} data-choice=${choice ? "" : nothing} aria-pressed=${chosen ? "true" : "false"} aria-label=${`Choose ${dieName(number, face)}`} @click=${() => pickDie(ctx, number)}>${die(ctx.me, face, { white: number === "part_time" })}${choice ? keyHint(ctx, choice) : nothing}</button>`;
}

/** The dice of a seat. */
export function diceRow(ctx, seat) {
  const own = seat === ctx.me;
  const free = own && kindOf(ctx) === "main" ? freeDice(ctx) : [];
  return html`<ul class="wdice">
    ${diceOf(ctx, seat).map(({ number, face, state, area }) => {
      const white = number === "part_time";
      if (free.includes(number)) return html`<li class=${chosenDie(ctx) === number ? "wd sel" : "wd"}>${dieButton(ctx, number, face)}${trainButton(ctx, number)}</li>`;
      if (state === "locked") return html`<li class="wd locked"><span>${die(seat, face, { label: `third die, locked, face ${face}` })}</span>${icon("i-lock")}<small class="muted">joins at ${ctx.cards.setup.unlock_points} points</small></li>`;
      if (state === "placed") return html`<li class="wd out"><span>${die(seat, face, { white, label: dieName(number, face) })}</span><small class="muted">${area ? areaOf(area).name : "placed"}</small></li>`;
      return html`<li class="wd"><span class="die-s">${die(seat, face, { white, label: dieName(number, face) })}</span>${own ? trainButton(ctx, number) : nothing}</li>`;
    })}
  </ul>`;
}

/** An Event with what it does and what it still lacks. */
function eventCard(ctx, key, { lacks = null, played = false } = {}) {
  const { name, level, cost = {}, effect } = ctx.cards.events[key];
  const short = lacks && Object.keys(lacks).length;
  const words = short ? `lacks ${Object.entries(lacks).map(([kind, number]) => amount(number, kind)).join(", ")}` : "its cost can be paid";
  return html`<li class=${played ? "ev played" : "ev"}><div class="hc-h"><span class="lvl num">${level}</span><h4>${name}</h4></div><p>${gainsFor(effect, cost)}</p>
    ${played ? html`<small class="muted">${icon("i-check")}played</small>` : html`<small class=${short ? "warn" : "muted"}>Event, level ${level}${lacks && Object.keys(cost).length ? `; ${words}` : ""}</small>`}</li>`;
}

/** A Goal with its layout and what it would score. */
function goalCard(ctx, key, aid, seat) {
  const card = ctx.cards.goals[key];
  const has = covered(ctx.view.players[seat].windows);
  const met = aid && !aid.missing.length;
  const state = aid?.played ? "played" : met ? "layout met" : `layout: ${card.layout.length - (aid?.missing.length ?? 0)} of ${card.layout.length}`;
  return html`<li class=${`go${met || aid?.played ? " met" : ""}${aid?.played ? " played" : ""}`}><div class="hc-h">${pattern(card.layout, has)}<h4>${card.name}</h4></div><p class="tx">${goalText(card)}</p>
    <small class=${met || aid?.played ? "good" : "muted"}>${met || aid?.played ? icon("i-check") : nothing}${state}${aid ? html`; now <b class="num">${aid.value}</b>` : nothing}</small></li>`;
}

/** How far a Goal that isn't mine has come. */
function standing(ctx, player, key) {
  const card = ctx.cards.goals[key];
  const has = covered(player.windows);
  return { missing: card.layout.filter((position) => !has.includes(position)), value: goalScore(player, card, ctx.cards) };
}

/** The Events and Goals of a seat: my own open, others as backs, played ones for all to see. */
export function handCards(ctx, seat) {
  const player = ctx.view.players[seat];
  const own = seat === ctx.me && ctx.aids.hand;
  const goal = (key) => ctx.aids.hand.goals.find((item) => item.key === key && !item.played);
  const hidden = player.events.length + player.goals.length;
  // In a replay the cards of others may lie open.
  const open = !own && hidden > 0 && ![...player.events, ...player.goals].includes(null);
  return html`<ul class="hc">
    ${own ? player.events.map((key) => eventCard(ctx, key, { lacks: ctx.aids.hand.events.find((item) => item.key === key)?.lacks })) : nothing}
    ${own ? player.goals.map((key) => goalCard(ctx, key, goal(key), seat)) : nothing}
    ${open ? html`${player.events.map((key) => eventCard(ctx, key))}${player.goals.map((key) => goalCard(ctx, key, standing(ctx, player, key), seat))}` : nothing}
    ${!own && !open && hidden ? html`<li class="back"><div class="hc-h">${icon("k-event")}<h4>In hand</h4></div><p class="tx muted">${counted(player.events.length, "Event")} and ${counted(player.goals.length, "Goal")}, secret</p></li>` : nothing}
    ${player.played_goals.map((key) => goalCard(ctx, key, own ? ctx.aids.hand.goals.find((item) => item.key === key && item.played) : { missing: [], value: goalScore(player, ctx.cards.goals[key], ctx.cards), played: true }, seat))}
    ${player.played_events.map((key) => eventCard(ctx, key, { played: true }))}
    ${player.checked_out.length ? html`<li class="back"><div class="hc-h">${icon("k-key")}<h4>${counted(player.checked_out.length, "card")} checked out</h4></div><p class="tx muted">${player.checked_out.map((key) => (ctx.cards.vips[key] ?? ctx.cards.guests[key]).name).join(", ")}</p></li>` : nothing}
    ${hidden + player.played_goals.length + player.played_events.length + player.checked_out.length ? nothing : html`<li class="back"><p class="tx muted">No cards</p></li>`}
  </ul>`;
}
