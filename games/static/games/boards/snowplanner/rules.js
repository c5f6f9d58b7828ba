/** The rules that may be in play, in a sentence or two; the rulebook has them whole. */

const PARAGRAPHS = {
  "SNP-1.1": ["A hotel", "Three rooms, a grid of nine spaces for Windows, two dice, and a third that joins for good with 10 points."],
  "SNP-1.2": ["Resources", "Snow, Tickets, Croissants, Likes and points; there is no limit to any of them."],
  "SNP-1.3": ["One Talent is kept", "Everyone sees two Talents, keeps one in secret, and all are shown together. Events and Goals in hand stay secret."],
  "SNP-1.4": ["The season", "Four rounds of Low Season, three of High Season, and the end of the year. What comes is not known before."],
  "SNP-2.1": ["The round card", "Each round opens with one. Rounds 1 to 4 give something; from round 5 on something is owed."],
  "SNP-3.1": ["A die on the leftmost free space", "Players take turns placing one die until all are used. There is no passing."],
  "SNP-3.2": ["Penalty and value", "The penalty of a space is taken off the die. Each Snow gives 2 back, each Ticket 1, never above the face. Spending a unit that changes nothing is refused."],
  "SNP-3.3": ["One reward", "Take one whose threshold the value reaches: the highest, a lower one, or none. Its cost must be paid in full."],
  "SNP-3.4": ["Training", "On your own turn a die that is not placed goes up by 1 for as many Tickets as it shows now, as often as you can pay. The Part-Time Die costs one less."],
  "SNP-3.5": ["The areas", "Each has spaces with growing penalties and rewards from a value on. The Summit’s spaces are free of penalty and set the next order."],
  "SNP-3.6": ["The Part-Time Die", "At the Office, with a value of at least its face, it is hired for 1 Ticket: it is yours to place this round. Only one player a round."],
  "SNP-4.1": ["A card moves in", "A guest goes to a free room on Day 1 and its Croissants are paid in full. The row slides and refills afterwards."],
  "SNP-4.2": ["A guest", "It costs Croissants, pays something else on each Day, and says what it wants to see to stay."],
  "SNP-4.3": ["VIPs", "A VIP comes only while the spaces of its pattern are covered. It gives the same every Day, and costs points when it leaves."],
  "SNP-4.4": ["A Window", "It fills any empty space of the grid and brings what is printed there, before the next one is placed."],
  "SNP-4.5": ["Colours and spaces", "Colours count for the Bonus and for most stays, covered spaces for Talents, VIPs and Goals. Three of a colour in a line are a bingo."],
  "SNP-4.6": ["Cost, Talent, gain", "First the cost is paid, then the Talent gives, then the gains come."],
  "SNP-4.7": ["Moving a Window", "It goes to another empty space and brings nothing there. You may decline."],
  "SNP-4.8": ["Events and Goals", "An Event is played for its cost and effect; a Goal scores at the end if it was played."],
  "SNP-5.1": ["Resolution", "The round card gives, or asks: a base and more for what you have. Pay what you can; each unit missing costs 2 points."],
  "SNP-6.1": ["Payment", "Each card in a room gives its reward once, in the order you choose."],
  "SNP-6.2": ["An empty hotel", "Without any card in its rooms a hotel loses 3 points when its Payment begins."],
  "SNP-6.3": ["Bonus", "The Windows of each colour are counted once and each colour’s row gives; then the Talent."],
  "SNP-7.1": ["Check-out", "Room by room a guest stays if what its Day asks is there, else it checks out. After Day 3 it leaves. You may send any card away."],
  "SNP-7.2": ["VIPs at Check-out", "What a VIP asks may include a payment that you may decline. It stays on at Day 3; when it leaves it costs its penalty."],
  "SNP-8.1": ["After the last round", "The eighth round is played to its end, then points are counted."],
  "SNP-8.2": ["The Station moves on", "The first cards of the row leave, the others slide and new ones come. Dice go back as they are."],
  "SNP-8.3": ["Next round’s order", "Who stands on the Summit comes first, the highest before the others."],
  "SNP-8.5": ["The end", "Points, played Goals, 1 for each Like, and 1 for each 3 of Snow, Tickets and Croissants together. Then VIPs in rooms, then Windows."],
};

/** All numbers, in order. */
export const ruleIds = Object.keys(PARAGRAPHS);

/** For whoever plays for the first time. */
export const guide = {
  goal: "Most points after eight rounds win: from guests that pay, from Windows in the right colours, from Goals and Likes.",
  steps: [
    ["Place your dice.", "In turn, one die on one area. Its value, less the penalty of the space, decides which reward you may take. Snow and Tickets make up for a penalty."],
    ["Bring in guests.", "The Station has guests and VIPs for your three rooms. Most cost Croissants, and each pays once a round."],
    ["Light Windows.", "The Workshop has them for Snow. Their colours pay a Bonus and keep guests; the spaces they cover wake your Talent and let VIPs in."],
    ["At the end of a round.", "The round card gives or asks, your guests pay, the Bonus comes, and guests that don’t see what they want check out. A hotel without guests loses 3 points."],
    ["The end.", "Played Goals count, each Like is a point, and so are each three of Snow, Tickets and Croissants left."],
  ],
};

/** @param {string} id @returns {{title: string, text: string}|null} */
export function paragraph(id) {
  const found = PARAGRAPHS[id];
  return found ? { title: found[0], text: found[1] } : null;
}
