/** What a push moved: rides and runs to glide along, the Yeti, new markers, drawn cards, points won. */

/**
 * @param {object} before @param {object} after views @param {object[]} lines new log lines
 * @returns {object} nothing waits for it: the next push ends what still moves
 */
export function effects(before, after, lines) {
  const glides = [];
  let claimed = null;
  for (const { code, data } of lines) {
    if (code === "rode") glides.push({ seat: data.seat, from: data.from, to: data.to });
    if (code === "skied" || code === "slid") glides.push({ seat: data.seat, run: data.run });
    if (code === "claimed") claimed = data.run;
  }
  const gain = {};
  after.players.forEach((player, seat) => {
    const points = player.points - before.players[seat].points;
    if (points > 0) gain[seat] = { points };
  });
  return {
    glides,
    claimed,
    gain,
    yeti: before.yeti !== after.yeti,
    row: after.row.map((card, place) => (card === before.row[place] ? -1 : place)).filter((place) => place >= 0),
    drawn: newCards(before, after),
  };
}

/** The cards that came to a hand that is open to me. */
function newCards(before, after) {
  const seat = after.players.findIndex(({ hand }) => hand.length && hand[0] !== null);
  if (seat < 0) return [];
  const had = [...before.players[seat].hand];
  return after.players[seat].hand.filter((card) => {
    const at = had.indexOf(card);
    if (at >= 0) had.splice(at, 1);
    return at < 0;
  });
}
