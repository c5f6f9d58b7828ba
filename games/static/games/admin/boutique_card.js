/* A guest card as it looks on the table: a line for each room stay, a token for each night. */

const SVG = "http://www.w3.org/2000/svg";
const CELL = 36;
const SCALE = 1.15;
const TOKEN = 28;
const TOP = 16;
const FEWEST_NIGHTS = 3;

/** An SVG element with attributes. */
function el(name, attributes, parent) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  parent?.append(node);
  return node;
}

const nightsText = (nights) => `${nights} ${nights === 1 ? "night" : "nights"}`;

function stayWords([first, nights]) {
  if (first === 0) return nightsText(nights);
  return `${nightsText(nights)} from ${first === 1 ? "the next day" : `${first} days later`}`;
}

/** A card ({stays, breakfast, adjacent}) in words. */
export function words({ stays, breakfast, adjacent }) {
  if (stays.some(([, nights]) => nights < 1)) return "a stay of no nights";
  const said = stays.map(stayWords);
  let text = `One room, ${said[0]}`;
  if (said.length > 1) {
    const rooms = adjacent ? "Two rooms side by side" : "Two rooms";
    text = `${rooms}, ${said[0] === said[1] ? `${said[0]} each` : said.join(" and ")}`;
  }
  return breakfast ? `${text}, with breakfast` : text;
}

/** Draw a card; returns an <svg>. A stay without nights is an empty line. */
export function draw(card) {
  const { stays, breakfast, adjacent } = card;
  const days = Math.max(FEWEST_NIGHTS, ...stays.map(([first, nights]) => first + nights));
  const width = days * CELL;
  const height = TOP + stays.length * CELL;
  const svg = el("svg", {
    viewBox: `0 0 ${width} ${height}`, width: width * SCALE, height: height * SCALE,
    class: "guest-card", role: "img", "aria-label": words(card),
  });
  const used = (stay, day) => stay[1] > 0 && day >= stay[0] && day < stay[0] + stay[1];
  for (let day = 0; day < days; day += 1) {
    const x = day * CELL;
    el("text", { x: x + CELL / 2, y: 11, class: "guest-day" }, svg).textContent = day === 0 ? "in" : `+${day}`;
    stays.forEach((stay, room) => {
      const y = TOP + room * CELL;
      const full = used(stay, day);
      const look = full ? "guest-cell full" : "guest-cell";
      el("rect", { x: x + 1.5, y: y + 1.5, width: CELL - 3, height: CELL - 3, rx: 4, class: look }, svg);
      if (!full) return;
      const token = `#tk-${breakfast ? "b" : "g"}${day === stay[0] ? "s" : "c"}`;
      const inset = (CELL - TOKEN) / 2;
      el("use", { href: token, x: x + inset, y: y + inset, width: TOKEN, height: TOKEN }, svg);
    });
    if (adjacent && stays.length > 1 && used(stays[0], day) && used(stays[1], day)) {
      el("use", { href: "#link", x: x + CELL / 2 - 6, y: TOP + CELL - 10.5, width: 12, height: 21 }, svg);
    }
  }
  return svg;
}
