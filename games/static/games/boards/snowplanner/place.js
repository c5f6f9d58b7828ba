/** The bar of a placement: the sum, the steppers of the penalty, the rewards, and what is left after it. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { joined } from "../../table/format.js";
import { refuse } from "../../table/off.js";
import { picture } from "./areas.js";
import { setOffset, stepOffset, whyNot } from "./choices.js";
import { die, gainsFor, icon, keyHint, pattern, sign } from "./pieces.js";
import { RESOURCES, amount, covered, gainParts, spaceName } from "./words.js";

const spent = ({ snow, tickets }) => [snow ? amount(snow, "snow") : "", tickets ? amount(tickets, "tickets") : ""].filter(Boolean);

/** Face minus penalty plus what is spent: the value. */
export function sum(ctx, { place, face, offer, die: number }) {
  const plus = [offer.snow ? [2 * offer.snow, amount(offer.snow, "snow")] : null, offer.tickets ? [offer.tickets, amount(offer.tickets, "tickets")] : null].filter(Boolean);
  const label = `Die ${face}, minus penalty ${place.penalty}${plus.map(([value, words]) => `, plus ${value} for ${words}`).join("")}: value ${offer.value}`;
  const part = (content, words) => html`<span class="eq-i">${content}<small>${words}</small></span>`;
  const over = face - place.penalty + plus.reduce((total, [value]) => total + value, 0) > face;
  return html`<div class="eq" role="img" aria-label=${label}>
    ${part(die(ctx.me, face, { white: number === "part_time" }), "die")}
    ${place.penalty ? html`<span class="op">−</span>${part(html`<b class="eq-n num">${place.penalty}</b>`, "penalty")}` : nothing}
    ${plus.map(([value, words]) => html`<span class="op">+</span>${part(html`<b class="eq-n plus num">${value}</b>`, words)}`)}
    <span class="op">=</span>${part(html`<b class=${offer.value < 1 ? "eq-v low num" : "eq-v num"}>${offer.value}</b>`, over ? "value, at most the die" : "value")}
  </div>`;
}

/** What one may spend on the penalty. */
export function steppers(ctx, plan) {
  if (!plan.place.penalty) return html`<p class="no-pen t-s muted">No penalty here:<br />nothing to offset.</p>`;
  return html`<div class="stps">${["snow", "tickets"].map((key) => stepper(ctx, plan, key))}</div>`;
}

/** The placement that is begun, with another offset, reward or hire, as the move to ask about. */
const placing = ({ die: number, area }, { snow, tickets }, more = {}) => JSON.stringify({ type: "place", die: number, area, snow, tickets, reward: null, ...more });

function stepper(ctx, plan, key) {
  const name = key === "snow" ? "Snow" : "Tickets";
  const one = key === "snow" ? "One Snow" : "One Ticket";
  const button = (by) => {
    const to = stepOffset(plan, key, by);
    // Less than nothing is no move at all, so there is nobody to ask about it.
    const wanted = plan.offer[key] + by;
    const off = to || wanted < 0 ? nothing : placing(plan, { ...plan.offer, [key]: wanted });
    return html`<button class="icon-btn" type="button" data-step=${`${key}${by}`} aria-label=${`${one} ${by < 0 ? "less" : "more"}`} aria-disabled=${to ? "false" : "true"}
      data-off=${off} data-off-text=${wanted < 0 ? `No ${name} is spent.` : nothing} @click=${() => (to ? setOffset(ctx, to) : null)}>${icon(by < 0 ? "i-minus" : "i-plus")}</button>`;
  };
  return html`<div class="stp"><span class="stp-n">${sign(key)}${name}</span>
    <span class="stp-c">${button(-1)}<output class="num">${plan.offer[key]}</output>${button(1)}</span><small class="muted num">${key === "snow" ? "2 each" : "1 each"}</small></div>`;
}

/** Value by offset: without, and with each that is legal, as far as they differ. */
export function values(ctx, plan) {
  const best = new Map();
  for (const offer of plan.place.offsets) {
    const known = best.get(offer.value);
    if (!known || offer.snow + offer.tickets < known.snow + known.tickets) best.set(offer.value, offer);
  }
  if (best.size < 2) return nothing;
  return html`<p class="vals t-xs muted num">${[...best.values()].sort((a, b) => a.value - b.value).map(
    (offer) => html`<span class=${offer.value === plan.offer.value ? "is" : ""}><b>${offer.value}</b> ${joined(spent(offer)) ? `with ${joined(spent(offer))}` : "as it is"}</span>`,
  )}</p>`;
}

/** Areas whose rewards are a picture or two. */
const SHORT = new Set(["slope", "ticket_office", "bakery", "media", "summit"]);

/** The rewards as choices: those that can be had, those that an offset brings, those that are out of reach, or none. */
export function rewardPicks(ctx, plan) {
  const picks = plan.rewards.map((item, at) => pick(ctx, plan, item, at + 1));
  const none = plan.reward === null;
  return html`<fieldset class=${SHORT.has(plan.area) ? "pick small" : "pick"}>
    <legend class="vh">Reward</legend>
    ${picks} ${plan.rewards.length ? nothing : html`<p class="t-s muted">Your hand has nothing to play.</p>`}
    <label class="pk nil"><input type="radio" name="rw" data-choice .checked=${none} @change=${() => ctx.setDraft({ reward: null, card: undefined })} /><span>nothing</span>${keyHint(ctx, plan.rewards.length + 1)}</label>
  </fieldset>`;
}

function pick(ctx, plan, item, number) {
  const { threshold, card, reward, now, by } = item;
  const chosen = plan.reward === item;
  const level = reward.play_event ? ctx.cards.events[card].level : threshold;
  const with_ = by && !now ? `with ${joined(spent(by)) || "no offset"}` : "";
  const why = by ? "" : whyNot(ctx, plan.place, item);
  const asked = { reward: threshold, ...(reward.play_event ? { event: card } : reward.play_goal ? { goal: card } : {}) };
  const take = () => ctx.setDraft({ ...(by && !now ? { snow: by.snow, tickets: by.tickets } : {}), reward: threshold, card });
  return html`<label class=${`pk ${now ? "can" : by ? "with" : "no"}`} data-off=${by ? nothing : placing(plan, plan.offer, asked)} data-reward=${threshold}>
    <input type="radio" name="rw" data-choice .checked=${chosen} aria-disabled=${by ? "false" : "true"} @click=${by ? nothing : refuse} @change=${take} />
    ${reward.play_goal ? pattern(ctx.cards.goals[card].layout, covered(ctx.view.players[ctx.me].windows)) : html`<span class="th num">${level}</span>`}
    <span class="pk-b">${pickBody(ctx, item)}${why ? html`<small>${why}</small>` : with_ ? html`<small>${with_}</small>` : nothing}</span>
    ${by ? keyHint(ctx, number) : icon("i-lock", "lk")}
  </label>`;
}

function pickBody(ctx, { card, reward }) {
  if (reward.play_event) return html`<b>${ctx.cards.events[card].name}</b>${gainsFor(ctx.cards.events[card].effect, ctx.cards.events[card].cost)}`;
  if (reward.play_goal) return html`<b>${ctx.cards.goals[card].name}</b><span class="t-xs">${ctx.aids.hand.goals.find(({ key }) => key === card)?.value ?? 0} points now, at most ${ctx.cards.goals[card].max}</span>`;
  return picture(reward);
}

/** Hiring the Part-Time Die at the Office. */
export function hireBox(ctx, plan) {
  if (plan.area !== "office") return nothing;
  const { face, holder } = ctx.view.part_time;
  const short = holder !== null ? `hired by ${ctx.short(holder)}` : plan.offer.value < face ? `needs value ${face}` : "you need 1 Ticket";
  const off = plan.mayHire ? nothing : placing(plan, plan.offer, { hire: true });
  return html`<label class=${plan.mayHire ? "hire" : "hire no"} data-off=${off}>
    <input type="checkbox" .checked=${plan.hire} aria-disabled=${plan.mayHire ? "false" : "true"} @click=${plan.mayHire ? nothing : refuse} @change=${(event) => ctx.setDraft({ hire: event.target.checked })} />
    ${die(0, face, { white: true })}<span><b>Hire for 1 Ticket</b><small class="muted">${plan.mayHire ? "to place this round" : short}</small></span></label>`;
}

/** Resources after the move, as far as they are certain. */
export function after(ctx, { offer, reward, area, hire }) {
  const player = ctx.view.players[ctx.me];
  const next = Object.fromEntries(RESOURCES.map((key) => [key, player[key]]));
  const give = (gain, by = 1) => Object.entries(gain ?? {}).forEach(([key, number]) => (key in next ? (next[key] += by * number) : null));
  next.snow -= offer.snow;
  next.tickets -= offer.tickets + (hire ? 1 : 0);
  const notes = [];
  const talent = ctx.cards.talents[player.talent];
  const on = ctx.aids.hotels[ctx.me].talent?.on;
  const trigger = (name) => [talent?.left, on ? talent?.right : null].filter((side) => side?.on === name).forEach((side) => {
    give(side.gain);
    notes.push(`${talent.name}: ${gainParts(side.gain).join(", ")}`);
  });
  if (reward) {
    give(reward.cost, -1);
    trigger(`place(${area})`);
    if (reward.reward.play_event) {
      trigger("event");
      give(ctx.cards.events[reward.card].effect);
      notes.push(...later(ctx.cards.events[reward.card].effect));
    } else if (!reward.reward.windows && !reward.reward.cards && !reward.reward.play_goal) {
      give(reward.reward);
      notes.push(...later(reward.reward));
    } else if (reward.reward.windows) notes.push(`then place ${reward.reward.windows === 1 ? "the Window" : "two Windows"}`);
    else if (reward.reward.cards) notes.push(`then take ${reward.reward.cards === 1 ? "a card" : "up to two cards"}`);
  }
  return { changes: RESOURCES.filter((key) => next[key] !== player[key]).map((key) => [key, player[key], next[key]]), notes };
}

const later = (effect) => gainParts(Object.fromEntries(Object.entries(effect).filter(([key]) => !RESOURCES.includes(key)))).map((words) => `then ${words}`);

/** The same as a block of the bar. */
export function afterBlock(ctx, plan) {
  const { changes, notes } = after(ctx, plan);
  return html`<div class="aft">
    <p class="t-xs muted">After this</p>
    <p class="aft-r num">${changes.length ? changes.map(([key, from, to]) => html`<span class="gn" role="img" aria-label=${`${amount(from, key)}, then ${to}`}>${sign(key)}<b>${from} → ${to}</b></span>`) : html`<span class="muted">nothing changes</span>`}</p>
    ${notes.length ? html`<p class="t-xs muted">${notes.join("; ")}</p>` : nothing}
  </div>`;
}

/** Which space of the area, and its penalty. */
export const where = ({ place, area }) => html`${area === "summit" ? html`height <b class="num">${4 - place.space}</b>` : spaceName(place.space)}, penalty <b class="num">${place.penalty}</b>`;

