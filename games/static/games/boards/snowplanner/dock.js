/** The bar at the foot: one sentence who must do what, the form of the decision, and a button that says what will happen. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { refuse } from "../../table/off.js";
import { cardOf } from "./cards.js";
import { chosenArea, chosenColour, chosenDie, chosenGuest, chosenRoom, faceOf, freeDice, kindOf, mayAct, openRooms, optionsOf, placeOf, windowColours } from "./choices.js";
import { chosenStay, chosenTraining, decision, prompt, stayChoices } from "./decide.js";
import { follow } from "./follow.js";
import { talentCard } from "./hotel.js";
import { dieButton, trainButton } from "./hand.js";
import { die, gains, icon, needs, pane, resource, rule } from "./pieces.js";
import { afterBlock, hireBox, rewardPicks, steppers, sum, values, where } from "./place.js";
import { RESOURCES, amount, dieName, gainText } from "./words.js";
import { waiting } from "./waiting.js";

/** The buttons of the decision, shared by the bar and the sheet of a phone. */
export function buttons(ctx) {
  const now = decision(ctx);
  if (!now) return nothing;
  const go = ({ move, act }) => (act ? act() : move && !ctx.pending ? ctx.send(move) : null);
  const shut = !now.move || ctx.pending;
  return html`<div class="btns">
    ${now.second ? html`<button class="btn quiet" type="button" data-go=${now.second.key} aria-disabled=${now.second.move && ctx.pending ? "true" : "false"} @click=${() => go(now.second)}>${now.second.label}</button>` : nothing}
    <span class="go-b"><button class="btn primary large" type="button" data-go="primary" aria-disabled=${shut ? "true" : "false"} aria-describedby=${now.why ? "go-why" : nothing} data-off-text=${now.why || nothing} @click=${() => (shut ? null : go(now))}>${ctx.pending ? "Sending" : now.label}</button>
    ${now.why ? html`<small id="go-why" class="muted">${now.why}</small>` : nothing}</span>
  </div>`;
}

/** Title and detail. */
export function say(ctx) {
  const { text, detail, rule: id, plan } = prompt(ctx);
  return html`<div class="pl-h"><h2 id="act-h">${text}</h2><p class="t-s muted">${plan ? where(plan) : detail} ${rule(plan ? "SNP-3.2" : id)}</p>${ctx.help()}</div>`;
}

/** The middle of the bar. */
export function form(ctx) {
  const kind = kindOf(ctx);
  return FORMS[kind]?.(ctx) ?? nothing;
}

const FORMS = {
  talents: (ctx) => html`<fieldset class="choice-row talents" aria-label="Talents">
    ${ctx.view.players[ctx.me].talent_hand.map((key) => html`<label class="tal-pick"><input type="radio" name="talent" data-choice .checked=${ctx.draft.talent === key} @change=${() => ctx.setDraft({ talent: key })} />${talentCard(ctx, key)}</label>`)}
  </fieldset>`,
  main: mainForm,
  window: windowForm,
  guest: guestForm,
  move_window: (ctx) => html`<p class="t-s tip">${icon("k-move")}${ctx.draft.from ? "Now an empty space of your grid." : "First the Window, in your grid."}</p>`,
  train: trainForm,
  payment: roomForm,
  check_out: (ctx) => html`${roomForm(ctx)}${stayForm(ctx)}`,
};

function mainForm(ctx) {
  const { plan } = prompt(ctx);
  if (plan) return html`${sum(ctx, plan)}<div class="off-b">${steppers(ctx, plan)}</div><div class="rw-b">${values(ctx, plan)}${rewardPicks(ctx, plan)}</div>${hireBox(ctx, plan)}${afterBlock(ctx, plan)}`;
  const area = chosenArea(ctx);
  const choosing = chosenDie(ctx) === null || area !== null;
  return html`<ul class="wdice dock-dice">${freeDice(ctx).map((number, at) => {
    const face = faceOf(ctx, number);
    const place = area ? placeOf(ctx, number, area) : null;
    return html`<li class=${chosenDie(ctx) === number ? "wd sel" : "wd"}>${dieButton(ctx, number, face, { choice: choosing ? at + 1 : 0 })}${place ? html`<small class="muted num">${valueText(place)}</small>` : trainButton(ctx, number)}</li>`;
  })}</ul>`;
}

/** What a die would be worth on the chosen area, and at best with an offset. */
function valueText({ offsets }) {
  const best = Math.max(...offsets.map(({ value }) => value));
  return best > offsets[0].value ? `value ${offsets[0].value}, up to ${best}` : `value ${offsets[0].value}`;
}

function windowForm(ctx) {
  const may = windowColours(ctx);
  const chosen = chosenColour(ctx);
  const { position } = ctx.draft;
  return html`<fieldset class="choice-row colours"><legend class="vh">Colour</legend>
      ${may.map((colour) => html`<label class="pk can"><input type="radio" name="colour" .checked=${colour === chosen} @change=${() => ctx.setDraft({ colour })} />${pane(colour)}<b>${colour}</b></label>`)}
    </fieldset>
    <p class="t-s tip">${position ? html`Space ${position} brings ${gains(ctx.cards.hotel.bonus[position - 1])}` : html`${icon("k-hotel")}Choose an empty space of your grid, or press 1 to 9.`}</p>`;
}

function guestForm(ctx) {
  const chosen = chosenGuest(ctx);
  if (!chosen) return html`<p class="t-s tip">${icon("k-station")}Choose a card of the Station.</p>`;
  const card = cardOf(ctx, ctx.view.station[chosen.position - 1]);
  const player = ctx.view.players[ctx.me];
  return html`${chosen.rooms.length > 1 ? html`<fieldset class="choice-row"><legend class="vh">Room</legend>${chosen.rooms.map((room) => html`<label class="pk can"><input type="radio" name="room" .checked=${room === chosen.room} @change=${() => ctx.setDraft({ room })} />${icon("k-bed")}<b>Room ${room}</b></label>`)}</fieldset>` : html`<p class="t-s tip">${icon("k-bed")}Room ${chosen.room}</p>`}
    <p class="t-s tip">${card.vip ? html`each Day ${gains(card.reward)}` : html`Day 1 ${gains(card.rewards[0])}`}</p>
    <div class="aft"><p class="t-xs muted">After this</p><p class="num t-s">${card.cost ? html`Croissants ${player.croissants} → ${player.croissants - card.cost}` : "it costs nothing"}</p></div>`;
}

function trainForm(ctx) {
  const options = optionsOf(ctx, "train");
  return html`<fieldset class="choice-row"><legend class="vh">Die</legend>
    ${options.map(({ move }) => {
      const face = faceOf(ctx, move.die);
      return html`<label class="pk can die-pk"><input type="radio" name="train" data-choice .checked=${chosenTraining(ctx)?.move.die === move.die} @change=${() => ctx.setDraft({ die: move.die })} />${die(ctx.me, face, { white: move.die === "part_time", label: dieName(move.die, face) })}${icon("i-arrow")}${die(ctx.me, face + 1, { white: move.die === "part_time" })}</label>`;
    })}
  </fieldset>`;
}

function roomForm(ctx) {
  const kind = kindOf(ctx);
  const rooms = openRooms(ctx);
  if (rooms.length < 2) return nothing;
  return html`<fieldset class="choice-row"><legend class="vh">Room</legend>
    ${rooms.map((room) => {
      const at = ctx.view.players[ctx.me].rooms[room - 1];
      const card = cardOf(ctx, at.card);
      const gain = card.vip ? card.reward : card.rewards[at.day - 1];
      return html`<label class="pk can"><input type="radio" name="room" data-choice .checked=${room === chosenRoom(ctx)} @change=${() => ctx.setDraft({ room, stay: undefined })} /><span class="pk-b"><b>${card.name}</b>${kind === "payment" ? html`<span class="gains">${gains(gain)}</span>` : html`<small class="muted">room ${room}, Day ${at.day}</small>`}</span></label>`;
    })}
  </fieldset>`;
}

function stayForm(ctx) {
  const room = chosenRoom(ctx);
  const at = ctx.view.players[ctx.me].rooms[room - 1];
  const card = cardOf(ctx, at.card);
  const need = card.stay[at.day - 1];
  const may = stayChoices(ctx);
  const stay = chosenStay(ctx);
  const set = (value) => () => ctx.setDraft({ stay: value });
  const next = at.day < 3 ? `then Day ${at.day + 1}` : "and stays at Day 3";
  const lost = Math.min(card.penalty ?? 0, ctx.view.players[ctx.me].points);
  return html`<fieldset class="choice-row stays"><legend class="vh">${card.name}</legend>
    <label class=${may.includes(true) ? "pk can" : "pk no"} data-off=${may.includes(true) ? nothing : JSON.stringify({ type: "stay", room, stay: true })}><input type="radio" name="stay" .checked=${stay} aria-disabled=${may.includes(true) ? "false" : "true"} @click=${may.includes(true) ? nothing : refuse} @change=${set(true)} />${icon("k-bed")}<span class="pk-b"><b>Stays</b><small>${may.includes(true) ? (need?.pay ? `pays ${gainText(need.pay)}, ${next}` : next) : at.day === 3 && !card.vip ? "has had all three Days" : "asks for what is not there"}</small></span>${need ? needs(need) : nothing}</label>
    <label class="pk can"><input type="radio" name="stay" .checked=${!stay} @change=${set(false)} />${icon("k-key")}<span class="pk-b"><b>Checks out</b><small>${card.vip ? `costs ${amount(lost, "points")}` : "the room is free again"}</small></span></label>
  </fieldset>`;
}

/** The bar. */
export function dock(ctx) {
  if (ctx.replay) return nothing;
  follow(ctx);
  if (!mayAct(ctx)) return waitingDock(ctx);
  const kind = kindOf(ctx);
  return html`<section class=${`sdock k-${kind}`} aria-labelledby="act-h">${say(ctx)}${form(ctx)}${ctx.trouble()}${prompt(ctx).plan || kind === "talents" ? nothing : atHand(ctx)}${buttons(ctx)}</section>`;
}

/** What I have, since the hotel may be out of sight. */
function atHand(ctx) {
  if (ctx.me === null) return nothing;
  const player = ctx.view.players[ctx.me];
  return html`<div class="have"><p class="t-xs muted">You have</p><p class="num">${RESOURCES.map((key) => resource(key, player[key]))}</p></div>`;
}

/** While others decide. */
export function waitingDock(ctx) {
  const { text, detail, rule: id, seats, busy } = waiting(ctx);
  return html`<section class="sdock wait" aria-labelledby="act-h">
    <div class="pl-h"><h2 id="act-h">${text}</h2><p class="t-s muted">${detail} ${rule(id)}</p>${ctx.help()}${ctx.trouble()}</div>
    <div class="w-who">${seats.map((seat) => ctx.mark(ctx.match.seats[seat]))}${busy ? html`<p class="dots" aria-hidden="true"><i></i><i></i><i></i></p>` : nothing}</div>
    ${atHand(ctx)}
    ${ctx.match.status === "finished" ? html`<div class="btns"><button class="btn primary large" type="button" data-go="onward" @click=${() => ctx.setPage("result")}>Final score</button></div>` : nothing}
  </section>`;
}

