/** What stands behind the name of an AI, the same at every table: its portrait, its level, its style. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";

const STYLES = {
  careful: "keeps what it has",
  balanced: "takes each chance for what it is worth",
  bold: "risks more for a big lead",
};

/** @returns {string} "AI normal, bold"; a balanced style goes without saying */
export const aiWords = ({ level, style }) => `AI ${level ?? ""}${style && style !== "balanced" ? `, ${style}` : ""}`.trim();

/** @returns {string} the name as plain text, with what an AI is in brackets */
export const nameWithAi = (seat) => (seat.kind === "ai" ? `${seat.name} (${aiWords(seat)})` : seat.name);

const meaning = (seat) => `${aiWords(seat)}. Style ${seat.style ?? "balanced"}: ${STYLES[seat.style ?? "balanced"] ?? ""}`;

const portrait = (seat) =>
  html`<svg class=${seat.portrait ? "portrait" : "i i-s"} aria-hidden="true"><use href=${seat.portrait ? `#ai-${seat.portrait}` : "#i-chip"} /></svg>`;

/** The tag. */
export function aiTag(seat) {
  if (seat.kind !== "ai") return nothing;
  return html`<span class="ai" title=${meaning(seat)}>${portrait(seat)}${aiWords(seat)}</span>`;
}

/** The same where there is little room: the portrait alone, with its meaning on hover and for readers. */
export function aiSign(seat) {
  if (seat.kind !== "ai") return nothing;
  return html`<span class="ai sign" title=${meaning(seat)}>${portrait(seat)}<span class="vh">${aiWords(seat)}</span></span>`;
}
