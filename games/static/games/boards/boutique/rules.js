/** The rules that may be in play, in a sentence or two; the rulebook has them whole. */

const PARAGRAPHS = {
  "BHM-1.1": ["A hotel", "Its rooms are numbered from 1, three at the start. Each has a window for each night of the week."],
  "BHM-1.2": ["What one begins with", "500 in money, three stars, eight price dice and no staff."],
  "BHM-1.3": ["The deck", "28 guest cards for every two players, shuffled. What has been seen can be counted."],
  "BHM-1.4": ["The white die", "1 to 6 stand for Monday to Saturday. Nobody checks in on a Sunday."],
  "BHM-1.6": ["Open and secret", "Money, rooms and stars are open. Prices, bids and staff are secret until they are turned over, the deck always."],
  "BHM-2.1": ["Prices are set in secret", "Everyone turns eight dice at once: seven nights and breakfast. They are shown when all have confirmed; until then yours can be changed."],
  "BHM-2.2": ["Week 2 starts with what was carried over", "Staff and tokens go, nights past Sunday of week 1 come onto the board."],
  "BHM-3.1": ["Five guest cards a player", "Players take turns until all cards of the week are used."],
  "BHM-3.2": ["One price die a turn", "Before the roll, whose turn it is may turn one price die to any value, or leave all."],
  "BHM-3.3": ["Die, then card", "The white die names the check-in day, then a guest card is turned over."],
  "BHM-3.4": ["Same room for the whole stay", "Each room stay needs a room of its own that is free on all its nights. Adjacent rooms have neighbouring numbers."],
  "BHM-3.5": ["The total price", "Every room and night costs the day's price, with breakfast its surcharge too. Nights after Sunday cost what Sunday costs."],
  "BHM-3.6": ["The lowest total gets the guests", "Only hotels that have the rooms are compared."],
  "BHM-3.7": ["Level in price", "More stars win. Level in stars too, the hotels bid, and equal highest bids all get the guests."],
  "BHM-3.8": ["The winner is paid and chooses rooms", "The whole price is paid at once. A single possible placement is made without asking."],
  "BHM-3.9": ["Tokens", "A square checks in, a circle stays on; brown has breakfast, green has none. Nights after Sunday wait beside the board."],
  "BHM-3.10": ["Equal room stays", "Two room stays with the same nights may swap rooms; that is the same placement."],
  "BHM-4.1": ["Staff for the week", "Up to six for each kind, 300 for each member, chosen in secret. Nobody can spend more than it has."],
  "BHM-5.1": ["The least money is served first", "The order holds for all seven days. Hotels with equal money bid for the better place."],
  "BHM-5.2": ["One change a day", "In rank order each hotel may turn one price die; then a guest comes for every two players."],
  "BHM-5.3": ["Within the budget", "The first hotel in rank order with the rooms and a total within the budget gets the guests."],
  "BHM-6.1": ["What the week needs", "For rooms, arrivals and breakfasts alike, the fullest day sets the need."],
  "BHM-6.2": ["Stars won and lost", "Each missing member costs a star. With nothing missing there is one more, up to five."],
  "BHM-6.3": ["No stars, no hotel", "A hotel without stars closes at once. The last one open wins."],
  "BHM-6.4": ["The report", "The office counts every day and sends the same report to all."],
  "BHM-6.5": ["New rooms", "After week 1 rooms cost 1,000 each, up to six in all."],
  "BHM-6.6": ["The end", "After week 2 most money wins, then more stars."],
  "BHM-7.1": ["Secret bids", "Any hundreds you have, with or without the blank card. A bid stands once it is laid."],
  "BHM-7.2": ["What is seen of a bid", "Everyone sees whether cards were laid, nobody sees how much. The blank makes a zero look like a bid."],
  "BHM-7.3": ["Bids are lost", "All amounts are shown together and paid, the winner's and the losers' alike."],
};

/** All numbers, in order. */
export const ruleIds = Object.keys(PARAGRAPHS);

/** For whoever plays for the first time. */
export const guide = {
  goal: "Most money after two weeks wins. Mind your stars: a hotel that has lost them all closes.",
  steps: [
    ["Set prices.", "A price for each night and one for breakfast, chosen in secret and turned over together."],
    ["Win guests.", "Guests come one by one. Whose turn it is may first change one price, then the die names the day and a card the guests. The hotel with the lowest total and enough free rooms gets them and is paid at once."],
    ["Hire staff.", "Each room in use, each arrival and each breakfast needs a hand, and your busiest day sets how many you need all week. A missing one costs a star; with none missing you gain a star."],
    ["Walk-ins.", "More guests come each day with a budget. Whoever has the least money is asked first."],
    ["Grow.", "After week 1 new rooms are for sale. Then it all happens once more."],
  ],
};

/** @param {string} id @returns {{title: string, text: string}|null} */
export function paragraph(id) {
  const found = PARAGRAPHS[id];
  return found ? { title: found[0], text: found[1] } : null;
}
