/** What was taken back stays in the log, but no longer holds. */

export const TAKEN_BACK = "table.taken_back";

/** @param {object[]} lines @returns {{log: object[], wholeStory: object[]}} the lines that hold, and all with those `undone` marked */
export function storyOf(lines) {
  const ranges = lines.filter(({ code }) => code === TAKEN_BACK).map(({ data }) => data);
  if (!ranges.length) return { log: lines, wholeStory: lines };
  const undone = ({ n }) => ranges.some(({ from, to }) => n >= from && n <= to);
  const wholeStory = lines.map((line) => (undone(line) ? { ...line, undone: true } : line));
  return { log: wholeStory.filter((line) => !line.undone), wholeStory };
}
