/** The decision that is open: what can be chosen, the sets for a run, and one button that says what will happen. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { counted, inWords } from "../../table/format.js";
import { refuse } from "../../table/off.js";
import {
  chooseLift, chooseRun, chosenCards, chosenGear, chosenLift, chosenPlace, chosenRun, chosenTarget, claims, clear, faultOf, legalLifts, legalRuns,
  mine, mode, needFor, optionsOf, sameCards, setsFor, worth,
} from "./choices.js";
import { gains, icon, miniCards, rule, sign } from "./pieces.js";
import { cardName, costText, gainText, gearText, setName, sorted } from "./words.js";
import { waiting } from "./waiting.js";

/**
 * What the primary button does now.
 * @returns {{label: string, move: object, why?: string|null}|null}
 */
export function decision(ctx) {
  const now = mode(ctx);
  if (now === "turn") return turnDecision(ctx);
  if (now === "visit") return visitDecision(ctx);
  if (now === "buy") return buyDecision(ctx);
  if (now === "slide" || now === "move_yeti") {
    const run = chosenTarget(ctx);
    if (run === undefined) return { label: now === "slide" ? "Choose a run" : "Choose a run for the Yeti", move: null, why: "none" };
    if (run === null) return { label: "Stay where you are", move: { type: "slide", run: null } };
    return { label: `${now === "slide" ? "Slide down" : "Send the Yeti to"} ${ctx.atlas.runs[run].name}`, move: { type: now, run } };
  }
  if (now === "hold_avalanche") {
    const { hold } = ctx.draft;
    if (hold === undefined) return { label: "Choose one", move: null, why: "none" };
    return { label: hold ? "Hold the avalanche" : "Let it go", move: { type: "hold_avalanche", hold } };
  }
  return null;
}

function turnDecision(ctx) {
  const found = chosenRun(ctx);
  if (found) {
    const { run, aid } = found;
    const cards = chosenCards(ctx);
    const claim = claims(ctx, aid);
    const why = faultOf(cards, needFor(ctx, aid));
    const label = `${claim ? "Ski and claim" : "Ski"} ${run.name}, ${counted(needFor(ctx, aid), "card")}`;
    return { label, move: { type: "ski", run: run.key, cards, claim }, why };
  }
  const lift = chosenLift(ctx);
  if (lift) {
    const ticket = usesTicket(ctx, lift);
    return { label: `Ride to ${ctx.place(lift.to)}${lift.free ? ", free" : ticket ? " with a ticket" : ""}`, move: { type: "lift", to: lift.to, ticket } };
  }
  if (ctx.draft.blast && optionsOf(ctx, "blast").length) return { label: "Blast now", move: { type: "blast" } };
  if (optionsOf(ctx, "pass").length) return { label: "End the turn", move: { type: "pass" } };
  return null;
}

/** A ticket is used where it is chosen, or where no action is left. */
const usesTicket = (ctx, lift) => !lift.free && lift.ticket && (!lift.legal || Boolean(ctx.draft.ticket));

function visitDecision(ctx) {
  const found = chosenPlace(ctx);
  if (!found) return { label: "Choose a place", move: null, why: "none" };
  const { place, aid } = found;
  const move = { type: "visit", place: place.key };
  if (!aid.cost_cards) return { label: `Go to the ${place.name}`, move };
  const cards = ctx.draft.cards ?? [];
  const left = aid.cost_cards - cards.length;
  const why = left > 0 ? `Choose ${counted(left, "card")} of your hand` : left < 0 ? `${-left} too many` : null;
  return { label: `Go to the ${place.name} for ${counted(aid.cost_cards, "card")}`, move: { ...move, discard: cards }, why };
}

function buyDecision(ctx) {
  const chosen = chosenGear(ctx);
  if (chosen === undefined) return { label: "Choose gear or nothing", move: null, why: "none" };
  if (chosen === null) return { label: "Buy nothing", move: { type: "buy", gear: null } };
  const gear = ctx.gear(chosen);
  return { label: `Buy ${gear.name} for ${gear.fame} fame`, move: { type: "buy", gear: chosen } };
}

/** Cancel and the primary button. */
export function buttons(ctx) {
  const now = decision(ctx);
  const any = ctx.draft.run || ctx.draft.lift || ctx.draft.blast || ctx.draft.cards?.length;
  if (!now && !any) return nothing;
  const off = Boolean(now?.why) || Boolean(ctx.pending);
  return html`<div class="sk-btns">
    ${any ? html`<button class="btn quiet large" type="button" data-go="cancel" @click=${() => ctx.setDraft(clear)}>Cancel</button>` : nothing}
    ${now ? html`<button class="btn primary large" type="button" data-go="primary" aria-disabled=${off ? "true" : "false"} aria-describedby=${now.why && now.why !== "none" ? "go-why" : nothing}
      data-off=${now.why && now.move ? JSON.stringify(now.move) : nothing} data-off-text=${now.why ? (now.why === "none" ? "Choose first." : now.why) : nothing}
      @click=${() => (off ? null : ctx.send(now.move))}>${ctx.pending ? "Sending" : now.label}</button>` : nothing}
    ${now?.why && now.why !== "none" ? html`<small id="go-why" class="muted">${now.why}</small>` : nothing}
  </div>`;
}

/** The panel of a wide screen. */
export function actPanel(ctx) {
  const said = heading(ctx);
  const waits = mode(ctx) === "wait";
  return html`<section class=${`act panel${waits ? " waiting" : ""}`} aria-labelledby="act-h">
    <div class="act-head"><h2 id="act-h">${said.sign ?? nothing}<span>${said.text}</span></h2></div>
    ${said.detail ? html`<p class="sk-say t-s muted">${said.detail} ${rule(said.rule)}</p>` : nothing}
    ${ctx.help()} ${body(ctx)} ${ctx.trouble()} ${buttons(ctx)} ${armed(ctx)}
  </section>`;
}

/** Title and detail of the decision. */
export function heading(ctx) {
  if (mode(ctx) === "wait") return waiting(ctx);
  const found = chosenRun(ctx);
  if (found) {
    const need = needFor(ctx, found.aid);
    return { sign: sign(found.run.difficulty), text: html`Ski ${found.run.name}: choose <b class="num">${need}</b> of one colour or style`, detail: "", rule: null };
  }
  if (chosenLift(ctx)) return { sign: icon("k-lift"), text: `The lift to ${ctx.place(chosenLift(ctx).to)}`, detail: "", rule: null };
  const { prompt } = ctx.aids;
  return { text: prompt.text, detail: prompt.detail, rule: prompt.rule };
}

/** What there is to choose. */
export function body(ctx) {
  const now = mode(ctx);
  if (now === "wait") return waiting(ctx).busy ? html`<p class="thinks" aria-hidden="true"><i></i><i></i><i></i></p>` : nothing;
  if (now === "turn") {
    const found = chosenRun(ctx);
    if (found) return sets(ctx, found);
    const lift = chosenLift(ctx);
    return lift ? liftChoice(ctx, lift) : moves(ctx);
  }
  if (now === "slide" || now === "move_yeti") return targets(ctx);
  if (now === "hold_avalanche") return holding(ctx);
  if (now === "visit") return visits(ctx);
  if (now === "buy") return gearChoice(ctx);
  return html`<p class="t-s muted">Choose from the deck or the row.</p>`;
}

/** The sets for the run that is chosen, and the claim. */
function sets(ctx, found) {
  const { aid } = found;
  const offered = setsFor(ctx, aid);
  const chosen = chosenCards(ctx);
  const at = offered.findIndex(({ cards }) => sameCards(cards, chosen));
  const own = at < 0 && chosen.length > 0;
  return html`<fieldset class="sets"><legend class="vh">Sets you can play</legend>
      ${offered.map((set, index) => setOption(ctx, found, set.cards, index === at, () => ctx.setDraft({ cards: set.cards, loose: false })))}
      ${own ? setOption(ctx, found, chosen, true, () => null, true) : nothing}
      ${offered.length || own ? nothing : html`<p class="muted t-s">Choose the cards in your hand.</p>`}
    </fieldset>${claimSwitch(ctx, aid, found.run)}`;
}

function setOption(ctx, found, cards, checked, choose, own = false) {
  const brings = worth(ctx, found, cards);
  const fault = own ? faultOf(cards, needFor(ctx, found.aid)) : null;
  const notes = [
    brings.style && !fault ? "style bonus" : "",
    brings.yetis === 1 ? "Yeti moves" : brings.yetis > 1 ? "avalanche" : "",
  ].filter(Boolean);
  return html`<label class=${`set${own ? " own" : ""}`}><input type="radio" name="set" data-choice .checked=${checked} @change=${choose} />${miniCards(sorted(cards))}
    <b>${own ? (fault ? "Your pick" : setName(cards)) : setName(cards)}</b>
    <small class="num">${fault ? html`<em class="bad">${fault}</em>` : html`${gains(brings.points, brings.fame)}${notes.map((note) => html`<em>${note}</em>`)}`}</small></label>`;
}

function claimSwitch(ctx, aid, run) {
  if (aid.first_marker) return html`<p class="first-mark t-s">${ctx.mark(ctx.me, true)}<span>The first marker on ${run.name}: yours comes at no cost. ${rule("SKF-2.6")}</span></p>`;
  const top = ctx.view.runs[run.key].markers.at(-1);
  if (!aid.claim) return html`<p class="first-mark t-s muted">${ctx.mark(top, true)}<span>Your marker is on top already.</span></p>`;
  const { legal, more, cards } = aid.claim;
  const on = claims(ctx, aid);
  const claim = JSON.stringify({ type: "ski", run: run.key, cards: chosenCards(ctx), claim: true });
  return html`<label class="switch claim" data-off=${legal ? nothing : claim}><input type="checkbox" role="switch" data-claim .checked=${on} aria-disabled=${legal ? "false" : "true"} @click=${legal ? nothing : refuse} @change=${(event) => ctx.setDraft({ claim: event.target.checked, cards: null })} /><i></i>
    <span><b>Claim the top</b><small class="muted num">${legal ? `${counted(more, "card")} more, ${cards} in all.` : `It would take ${cards} cards of one colour or style; your largest set has ${ctx.aids.largest_set}.`} ${ctx.mark(top, true)} ${ctx.short(top)} ${top === ctx.me ? "are" : "is"} on top</small></span></label>`;
}

function liftChoice(ctx, lift) {
  const action = lift.free ? "Free: your first ride today." : lift.legal ? `Takes ${ctx.view.actions_left === 2 ? "one of your two actions" : "your last action"}.` : "You have no action left: it takes a ticket.";
  return html`<p class="t-s muted">${action} ${rule(lift.free ? "SKF-4" : "SKF-2.3")}</p>
    ${lift.ticket && lift.legal && !lift.free
      ? html`<label class="switch"><input type="checkbox" role="switch" .checked=${Boolean(ctx.draft.ticket)} @change=${(event) => ctx.setDraft({ ticket: event.target.checked })} /><i></i>
        <span>Use a ticket: no action. You have ${mine(ctx).tickets}.</span></label>`
      : nothing}`;
}

/** With nothing chosen: everything that is possible, as a list with number keys. */
function moves(ctx) {
  const runs = legalRuns(ctx);
  const lifts = legalLifts(ctx);
  const loose = ctx.draft.loose && ctx.draft.cards?.length;
  const blast = optionsOf(ctx, "blast").length;
  const key = (at) => (ctx.phone || at > 8 ? nothing : html`<kbd aria-hidden="true">${at + 1}</kbd>`);
  return html`${loose ? html`<p class="t-s loose">${miniCards(sorted(ctx.draft.cards))} ${runs.length ? "Now choose a run for these." : "No open run starts here."}</p>` : nothing}
    <ul class="moves">
      ${runs.map((run, at) => {
        const [cards, points, fame] = ctx.figures(run);
        return html`<li><button class="move" type="button" data-choice @click=${() => chooseRun(ctx, run)}>${sign(ctx.atlas.runs[run].difficulty)}<b>${ctx.atlas.runs[run].name}</b>
          <small class="num"><span>${icon("k-cards")}${cards}<span class="vh"> cards</span></span>${gains(points, fame)}</small>${key(at)}</button></li>`;
      })}
      ${lifts.map((lift, at) => html`<li><button class="move" type="button" data-choice @click=${() => chooseLift(ctx, lift.to)}>${icon("k-lift")}<b>Lift to ${ctx.place(lift.to)}</b>
        <small>${lift.free ? "free" : lift.legal ? (lift.ticket ? "action or ticket" : "1 action") : "ticket"}</small>${key(runs.length + at)}</button></li>`)}
      ${blast ? html`<li><button class="move" type="button" data-choice @click=${() => ctx.setDraft({ ...clear, blast: true })}>${icon("k-bomb")}<b>Blast</b><small>all skiers slide, you first</small>${key(runs.length + lifts.length)}</button></li>` : nothing}
      ${runs.length || lifts.length || blast ? nothing : html`<li class="muted t-s">Nothing but the train is possible here: take cards below.</li>`}
    </ul>
    ${optionsOf(ctx, "draw").length ? html`<p class="t-s muted or-train">${icon("k-cards")}Or take two cards by train.</p>` : nothing}`;
}

/** The runs that may be chosen to slide down, or for the Yeti. */
function targets(ctx) {
  const options = optionsOf(ctx, mode(ctx));
  const chosen = chosenTarget(ctx);
  return html`<fieldset class=${`targets${options.length > 6 ? " many" : ""}`}><legend class="vh">Run</legend>${options.map(({ move }) => {
    const run = move.run && ctx.atlas.runs[move.run];
    return html`<label class="target"><input type="radio" name="target" data-choice .checked=${chosen === move.run} @change=${() => ctx.setDraft({ target: move.run })} />
      ${run ? sign(run.difficulty) : icon("k-beacon")}<b>${run ? run.name : "Stay"}</b><small class="muted">${run ? (mode(ctx) === "slide" ? `to ${ctx.place(run.bottom)}` : `${run.top} to ${run.bottom}`) : "with the beacon"}</small></label>`;
  })}</fieldset>`;
}

function holding(ctx) {
  return html`<fieldset class="targets"><legend class="vh">The avalanche</legend>${[[true, "Hold it", "no avalanche", "k-whistle"], [false, "Let it go", "all skiers slide, you first", "k-bomb"]].map(
    ([hold, label, effect, name]) => html`<label class="target"><input type="radio" name="hold" data-choice .checked=${ctx.draft.hold === hold} @change=${() => ctx.setDraft({ hold })} />
      ${icon(name)}<b>${label}</b><small class="muted">${effect}</small></label>`,
  )}</fieldset>`;
}

function visits(ctx) {
  const legal = ctx.aids.village.filter((place) => place.legal);
  const chosen = chosenPlace(ctx)?.aid.place;
  const cards = ctx.draft.cards ?? [];
  const found = chosenPlace(ctx);
  // On a phone the street itself is the list.
  return html`${ctx.phone ? nothing : html`<fieldset class="targets"><legend class="vh">Village place</legend>${legal.map(({ place: key, number }) => {
    const place = ctx.cards.village.find((item) => item.key === key);
    return html`<label class="target"><input type="radio" name="visit" data-choice .checked=${chosen === key} @change=${() => ctx.setDraft({ place: key, cards: null })} />
      <span class="v-no num">${number}</span><b>${place.name}</b><small class="muted num">${costText(place.cost)} <span aria-hidden="true">→</span><span class="vh"> gives </span> ${gainText(place, ctx.view.weather[ctx.view.day])}</small></label>`;
  })}</fieldset>`}
  ${found?.aid.cost_cards ? html`<p class="t-s pay">${cards.length ? html`${miniCards(sorted(cards))} You give ${cards.map(cardName).join(", ")}.` : `Choose ${inWords(found.aid.cost_cards)} ${found.aid.cost_cards === 1 ? "card" : "cards"} of your hand to give.`}</p>` : nothing}`;
}

function gearChoice(ctx) {
  const chosen = chosenGear(ctx);
  return html`<fieldset class="targets"><legend class="vh">Gear</legend>${optionsOf(ctx, "buy").map(({ move }) => {
    const gear = move.gear && ctx.gear(move.gear);
    return html`<label class="target tall"><input type="radio" name="gear" data-choice .checked=${chosen === move.gear} @change=${() => ctx.setDraft({ gear: move.gear })} />
      ${icon(gear ? ctx.gearSign(gear) : "i-cross")}<b>${gear ? gear.name : "Nothing"}</b><small class="muted num">${gear ? html`${gear.fame} fame, ${counted(gear.points, "point")}. ${gearText(gear)}.` : "keep your fame"}</small></label>`;
  })}</fieldset>`;
}

/** An explosive can be armed at any time, so that nobody waits for it (SKF-2.9). */
export function armed(ctx) {
  const list = ctx.aids.arm ?? [];
  const now = list.find((entry) => entry.armed);
  const legal = list.filter((entry) => entry.legal && !entry.armed);
  if (!now && !legal.length) return nothing;
  const arm = (after) => !ctx.pending && ctx.send({ type: "arm", after });
  return html`<div class="arm"><p class="t-s">${icon("k-bomb")}<span>${now ? html`Armed: goes off after ${ctx.possessive(now.after)} turn.` : html`Arm an explosive to go off between two others’ turns:`} ${rule("SKF-2.9")}</span></p>
    <p class="arm-go">${now
      ? html`<button class="btn small" type="button" data-arm="off" @click=${() => arm(null)}>Disarm</button>`
      : legal.map(({ after }) => html`<button class="btn small" type="button" data-arm=${after} @click=${() => arm(after)}>${ctx.mark(after, true)}after ${ctx.short(after)}</button>`)}</p></div>`;
}
