/** Numbers, days and lists as people read them. Money comes and goes as a plain amount (500). */

const LOCALE = document.documentElement.lang || "en";

const whole = new Intl.NumberFormat(LOCALE);
const list = new Intl.ListFormat(LOCALE, { style: "long", type: "conjunction" });
const clock = new Intl.DateTimeFormat(LOCALE, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const date = new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "short" });

/** @param {number} amount @returns {string} with the locale's thousands mark */
export const money = (amount) => whole.format(amount);

/** @param {number} amount @returns {string} with its sign, a true minus */
export const signed = (amount) => (amount < 0 ? `−${whole.format(-amount)}` : `+${whole.format(amount)}`);

/** @param {number} count @param {string} one @param {string} [many] @returns {string} "1 room", "2 rooms" */
export const counted = (count, one, many = `${one}s`) => `${whole.format(count)} ${count === 1 ? one : many}`;

/** @param {string[]} items @returns {string} "a, b and c" */
export const joined = (items) => list.format(items);

/** @param {string} text @returns {string} with a capital first letter */
export const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** @param {number} count @returns {string} a small number as a word */
export const inWords = (count) => WORDS[count] ?? whole.format(count);

/** @param {string} iso @returns {string} the time of day, with the date when it isn't today */
export function when(iso) {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return "";
  const today = at.toDateString() === new Date().toDateString();
  return today ? clock.format(at) : `${date.format(at)} ${clock.format(at)}`;
}
