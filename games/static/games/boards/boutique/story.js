/** What a push changed, for the motion, and how the last guest was settled. */

const SETTLED = new Set(["guest_won", "guest_lost", "guests_won", "guests_lost"]);

/** @returns {object|null} the log line that settled the last guest of this phase */
export function lastSettled(ctx) {
  return ctx.log.findLast((line) => SETTLED.has(line.code)) ?? null;
}

/** @returns {{seat: number, slot: number|"breakfast", from: number, to: number}|null} the price change of this turn */
export function turnChange(ctx) {
  const line = ctx.log.findLast(({ code }) => code === "price_changed" || SETTLED.has(code));
  return line?.code === "price_changed" ? line.data : null;
}

/**
 * What moved between two views. Nothing waits for it: the next push ends what still moves.
 * @param {object} before @param {object} after*/
export function effects(before, after) {
  const gain = {};
  const placed = [];
  const rating = [];
  after.players.forEach((player, seat) => {
    const old = before.players[seat];
    if (player.money !== old.money) gain[seat] = player.money - old.money;
    if (player.rating !== old.rating) rating.push(seat);
    if (before.week === after.week) placed.push(...newTokens(old, player, seat));
  });
  return {
    gain,
    placed,
    rating,
    revealed: before.phase === "prepare" && after.phase !== "prepare",
    guest: Boolean(after.guest) && JSON.stringify([before.guest, before.turn]) !== JSON.stringify([after.guest, after.turn]),
  };
}

function newTokens(old, player, seat) {
  const rows = (board, first) =>
    board.flatMap((row, room) => row.map((code, day) => ({ seat, room: room + 1, night: day + first, code })));
  const was = [...rows(old.board, 1), ...rows(old.beyond, 8)];
  const had = new Set(was.filter(({ code }) => code).map(({ room, night }) => `${room}:${night}`));
  return [...rows(player.board, 1), ...rows(player.beyond, 8)].filter(
    ({ code, room, night }) => code && !had.has(`${room}:${night}`),
  );
}

/** @returns {{guests: number|null, staff: number}} what a hotel did in a week */
export function weekFigures(ctx, week, seat) {
  const report = ctx.reports.find((item) => item.week === week);
  const hired = report.hotels.find((hotel) => hotel.seat === seat).staff;
  const staff = Object.values(hired).reduce((sum, members) => sum + members, 0) * (ctx.aids.limits?.staff_cost ?? 300);
  return { guests: null, staff };
}

export function matchFigures() {
  return null;
}

export function moneySeries() {
  return null;
}
