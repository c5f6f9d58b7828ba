/** Asks the server how far recording and analysis are, while they go on. */

const EVERY = 1_500;
const GOES_ON = new Set(["queued", "working"]);
const AWAY = "The server can’t be reached just now. It is asked again by itself.";

const wait = (time) => new Promise((done) => setTimeout(done, time));

export class Asking {
  /**
   * @param {{recording: string, analysis: string}} urls @param {string} csrf token of the page
   * @param {{recording: object, analysis: object}} known @param {() => void} changed called after each change
   */
  constructor(urls, csrf, { recording, analysis }, changed) {
    Object.assign(this, { urls, csrf, recording, analysis, changed });
    /** Whether this page asked for the analysis, so that it may stop it. */
    this.mine = false;
    this.asks = 0;
    if (GOES_ON.has(analysis.status)) this.#follow();
  }

  /** Call `begin` once the positions are there. */
  async whenRecorded(begin) {
    while (GOES_ON.has(this.recording.status)) {
      await wait(EVERY / 2);
      this.recording = (await this.#ask(this.urls.recording)) ?? this.recording;
      this.changed();
    }
    if (this.recording.status === "done") begin();
    else this.begin = begin;
  }

  /** Take a failed recording up again. */
  async recordAgain() {
    this.recording = (await this.#ask(this.urls.recording, {})) ?? this.recording;
    this.changed();
    this.whenRecorded(this.begin);
  }

  /** @param {"start"|"cancel"} action */
  async analyse(action) {
    this.mine ||= action === "start";
    this.#take(await this.#ask(`${this.urls.analysis}?have=${this.analysis.points.length}`, { do: action }));
    this.#follow();
  }

  async #follow() {
    const turn = (this.asks += 1);
    while (GOES_ON.has(this.analysis.status)) {
      await wait(EVERY);
      if (turn !== this.asks) return;
      this.#take(await this.#ask(`${this.urls.analysis}?have=${this.analysis.points.length}`));
    }
  }

  #take(answer) {
    if (answer?.text) this.analysis = { ...this.analysis, trouble: answer.text };
    else if (answer) this.analysis = { ...answer, trouble: "", points: [...this.analysis.points.slice(0, answer.from), ...answer.points] };
    else this.analysis = { ...this.analysis, trouble: AWAY };
    this.changed();
  }

  /** @returns {Promise<object|null>} the answer, `null` if there is none */
  async #ask(url, form = null) {
    try {
      const post = form && { method: "POST", headers: { "X-CSRFToken": this.csrf }, body: new URLSearchParams(form) };
      const answer = await fetch(url, post ?? {});
      if (answer.status === 429) return { text: "That was asked too often. Please wait a minute." };
      return answer.ok || answer.status === 409 ? await answer.json() : null;
    } catch {
      return null;
    }
  }
}
