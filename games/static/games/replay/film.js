/** The steps of a recorded match as they are fetched: positions in parts, the log as a whole, for each pair of eyes. */

export class Film {
  /**
   * @param {{frames: string, replay_log: string}} urls
   * @param {number} part how many positions come at once
   * @param {object[]} steps what is known of each step without its position
   */
  constructor(urls, part, steps) {
    this.urls = urls;
    this.part = part;
    this.steps = steps;
    this.reels = new Map();
  }

  /** @returns {number} the number of the last step */
  get last() {
    return this.steps.length - 1;
  }

  /**
   * The position after a step. The next part is fetched before it is needed.
   * @param {string} eyes @param {number} step
   * @returns {Promise<{view: object, aids: object, log: object[]}>}
   */
  async at(eyes, step) {
    const first = step - (step % this.part);
    const [frames, log] = await Promise.all([this.#frames(eyes, first), this.#log(eyes)]);
    if (step % this.part > this.part / 2 && first + this.part <= this.last) this.#frames(eyes, first + this.part).catch(() => null);
    const { line, lines } = this.steps[step];
    return { ...frames[step % this.part], log: log.filter(({ n }) => n < line + lines) };
  }

  /** The log's lines of one step. @returns {Promise<object[]>} */
  async lines(eyes, step) {
    const { line, lines } = this.steps[step];
    return (await this.#log(eyes)).filter(({ n }) => n >= line && n < line + lines);
  }

  /** @returns {number} where the turn of `step` begins, or of the one before it if it begins there; forward: the next one */
  turn(step, forward) {
    const begins = (at) => at === 0 || this.steps[at].seat !== this.steps[at - 1].seat || this.steps[at].chapter !== this.steps[at - 1].chapter;
    let at = step;
    do at += forward ? 1 : -1;
    while (at > 0 && at < this.last && !begins(at));
    return Math.min(this.last, Math.max(0, at));
  }

  /** @returns {{step: number, name: string}[]} where each chapter begins */
  chapters() {
    return this.steps.flatMap(({ chapter }, step) => (chapter && chapter !== this.steps[step - 1]?.chapter ? [{ step, name: chapter }] : []));
  }

  #frames(eyes, first) {
    return this.#once(`${eyes}:${first}`, `${this.urls.frames}?eyes=${eyes}&from=${first}`, ({ frames }) => frames);
  }

  #log(eyes) {
    return this.#once(`${eyes}:log`, `${this.urls.replay_log}?eyes=${eyes}`, ({ log }) => log);
  }

  /** Each address is asked once; after a failure it may be asked again. */
  #once(key, url, take) {
    if (!this.reels.has(key)) {
      const reel = fetch(url).then((answer) => {
        if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
        return answer.json().then(take);
      });
      reel.catch(() => this.reels.delete(key));
      this.reels.set(key, reel);
    }
    return this.reels.get(key);
  }
}
