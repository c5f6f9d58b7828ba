/** The rules that may be in play, in a sentence or two; the rulebook has them whole. */

const PARAGRAPHS = {
  "SKF-1.4": ["The row", "Four cards lie open beside the deck and are filled up at once. With three Yetis or more among them all four are laid anew."],
  "SKF-1.5": ["The cards", "Three colours in five styles, six of each, and 14 Yetis that stand for any card."],
  "SKF-1.7": ["Open and secret", "A hand is secret, but its size is open, and all remember what was taken from the row."],
  "SKF-2.1": ["Two actions a turn", "Take cards, ride a lift or ski a run, the same twice if you like. Both are taken; with nothing possible the rest is skipped. A free ride or an explosive may still follow."],
  "SKF-2.2": ["The train brings two cards", "Each from the row or the deck; the second is chosen once the row is full again. A face-up Yeti is a whole action, so it can only come first."],
  "SKF-2.3": ["Lifts go up", "A lift takes you from where you stand to its upper station. In the valley all lifts that start there are yours."],
  "SKF-2.4": ["Skiing a run", "Play exactly what it takes, all of one colour or all of one style; Yetis stand for any card. Green: 2 cards, blue: 4, black: 7. Claimed runs are open to everyone."],
  "SKF-2.5": ["Style", "On a run with a style tile, a set wholly of that style, Yetis included, earns its printed fame twice."],
  "SKF-2.6": ["Claiming", "The first to ski a run marks it at no cost. Later a marker goes on top for one card more for each that lies there. Only the top one counts at the end."],
  "SKF-2.7": ["One Yeti in the set", "Whoever plays exactly one sends the Yeti to another run without its sign. That run is closed to all until the Yeti goes on."],
  "SKF-2.8": ["Two Yetis: an avalanche", "From the active player on, each skier slides down one open run from where it stands. Slides bring nothing and claim nothing."],
  "SKF-2.9": ["Tickets and explosives", "A ticket is a lift ride without an action. An explosive is an avalanche in your own turn, or armed ahead between two turns of others; unused it is lost at the end of the skiing day."],
  "SKF-2.10": ["Home in the valley", "At the end of each day whoever stands in the valley gains 1 fame."],
  "SKF-3.1": ["Who comes first to the village", "The lowest on the mountain chooses first; on one height, who got there earlier."],
  "SKF-3.2": ["Only onwards", "Places are numbered; one goes to a higher number with a free space, pays and gains. The Hotel has room for all."],
  "SKF-3.3": ["The one furthest back", "Once all have chosen, the turn is with whoever is furthest back, so one may move several times in a row."],
  "SKF-3.4": ["The places", "From the Ski school to the Hotel: cards for fame, fame for cards, a lift ticket, an explosive."],
  "SKF-3.5": ["At the Hotel", "Draw cards for tomorrow’s weather, then one gear card may be bought for its fame."],
  "SKF-3.6": ["Tomorrow’s order", "Who comes to the Hotel first starts the next day. All skiers start at Lodge 1."],
  "SKF-4": ["Gear", "A gear card works from when it is bought, and is worth its points at the end."],
  "SKF-5.1": ["The end", "Points, gear, one point for each three fame, and majorities of top markers: green 8, blue 6, black 4, all runs 4; those level share."],
  "SKF-5.2": ["Most points win", "Then more fame, then more top markers."],
};

/** All numbers, in order. */
export const ruleIds = Object.keys(PARAGRAPHS);

/** For whoever plays for the first time. */
export const guide = {
  goal: "Most points after three days win. They come from the runs you ski, and at the end from the runs that carry your marker on top.",
  steps: [
    ["Two actions a turn.", "Take cards by train, ride a lift up, or ski a run down from where you stand."],
    ["Ski a run.", "It takes 2, 4 or 7 cards, all of one colour or all of one style. It brings points and fame, and the first down marks it."],
    ["The Yeti.", "A Yeti card stands for any card. One in your set sends the Yeti to a run and closes it; two start an avalanche, and everyone slides down."],
    ["Evenings in the village.", "After four rounds you move from house to house, only onwards, and trade cards and fame. At the Hotel you draw for tomorrow and may buy gear."],
    ["The end.", "Three fame make a point. The most top markers bring 8 on green, 6 on blue, 4 on black and 4 on all runs together."],
  ],
};

/** @param {string} id @returns {{title: string, text: string}|null} */
export function paragraph(id) {
  const found = PARAGRAPHS[id];
  return found ? { title: found[0], text: found[1] } : null;
}
