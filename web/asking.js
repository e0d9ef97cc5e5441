/* Who asks and who answers: questions to the solver with a word about what it is doing, and Stop. */

import { fill, hear, id } from "./dom.js";
import { Solver, Stopped } from "./solver.js";

const SHORT = 150;

export class Asking {
  constructor(words) {
    this.words = words;
    this.turn = 0;
    this.solver = new Solver(state => this.tell(state));
    id("stop").addEventListener("click", () => this.stop());
  }

  /* How far loading is. */
  tell({ progress, fault }) {
    const state = id("state"), isReady = progress == 1;
    document.body.dataset.solver = fault ? "failed" : isReady ? "ready" : "loading";
    document.body.style.setProperty("--loaded", `${Math.round(100 * (progress ?? 0))}%`);
    const percent = Math.floor(20 * progress) * 5;
    state.textContent = fault ? "{{not_loaded}}" : isReady ? "{{ready}}" : fill("{{loading}}", { percent });
    if (fault) this.words.fault(fill("{{fault}}", { fault }));
    if (isReady) { hear("{{is_ready}}"); this.onReady?.() }
  }

  get isReady() { return this.solver.isReady }

  /* A question that somebody waits for. */
  ask(question, particulars, doing) { return this.wait(() => this.solver.ask(question, particulars), doing) }

  /* Wait for something, and say what is being done; whoever asks next does not want this any more. */
  async wait(task, doing) {
    const turn = ++this.turn;
    this.busy = true;
    const shown = setTimeout(() => this.show(doing), SHORT);
    try {
      const answer = await task();
      if (turn != this.turn) throw new Stopped("{{something_else}}");
      return answer;
    } finally {
      clearTimeout(shown);
      if (turn == this.turn) this.rest();
    }
  }

  show(doing) {
    this.words.clear();
    id("doing").textContent = fill(this.isReady ? "{{doing}}" : "{{waiting}}", { doing });
    id("busy").hidden = false;
    id("telling").setAttribute("aria-busy", "true");
    hear(doing);
  }

  rest() {
    this.busy = false;
    id("busy").hidden = true;
    id("telling").removeAttribute("aria-busy");
  }

  /* What is going on does not matter any more. */
  drop() { if (this.busy) { this.turn++; this.rest() } }

  stop() {
    this.turn++;
    this.solver.stop();
    this.rest();
    this.words.plain("{{stopped}}");
  }

  /* Do something, and say in one line what went wrong. */
  async run(task) {
    try {
      await task();
    } catch (error) {
      if (!(error instanceof Stopped)) this.words.fault(sentence(error.message));
    }
  }
}

const sentence = text => `${text[0].toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;
