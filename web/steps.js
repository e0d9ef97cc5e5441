/* A solve, gone through step by step; each step is drawn and told when it is shown. */

import { button, fill, hear, id, listed, make, sign, symbol, within } from "./dom.js";
import { boardOf } from "./position.js";

const SIGNS = [
  ["first", "{{first}}", "Home", "M5 5h3v14H5zM20 5v14L9 12z"],
  ["back", "{{previous}}", "←", "M17 4v16L6 12z"],
  ["play", "{{play}}", "space", "M6 3v18l15-9z", "M6 4h4v16H6zM14 4h4v16h-4z"],
  ["next", "{{next}}", "→", "M7 4v16l11-8z"],
  ["hard", "{{hard}}", "n", "M4 4v16l9-8zM17 7l5 5-5 5-5-5z"],
  ["last", "{{last}}", "End", "M4 5v14l11-7zM16 5h3v14h-3z"]
];
const LAST = Infinity;
const ENDS = { solved: "{{solved}}", stuck: "{{stuck}}", contradiction: "{{contradiction}}", stopped: "{{end}}" };

export class Steps {
  /* `ask` asks the solver; `run` does something that may fail; `chosen` has the voice and the notation;
     `onShown` is told of each step. */
  constructor({ board, words, ask, run, chosen, onShown }) {
    Object.assign(this, { board, words, ask, run, chosen, onShown });
    this.buttons = {};
    this.timer = 0;
    this.turn = this.settled = 0;
    for (const [way, label, key, path] of SIGNS) {
      const named = { class: "sign", "aria-label": label, title: `${label} (${key})` };
      this.buttons[way] = button(id("ways"), "", () => this.press(way), named);
      sign(this.buttons[way], path);
    }
    id("slider").addEventListener("input", event => this.jump(+event.target.value));
    id("steps").addEventListener("click", event => {
      const link = event.target.closest("[data-step]");
      if (link) this.jump(+link.dataset.step);
    });
  }

  /* Take up a solve: its answer, the position, and what of it has been shown already. */
  open(solution) {
    this.solution = { shown: new Map(), ...solution };
    this.moves = solution.solved.steps;
    this.final = this.moves.length + 1;
    this.step = this.frame = 0;
    id("slider").max = this.final;
    this.list();
  }

  get isOpen() { return Boolean(this.solution) && !id("ways").hidden }
  get isOnItsWay() { return this.turn != this.settled }
  isStep(n) { return n > 0 && n < this.final }
  title(n) {
    if (this.isStep(n)) return this.moves[n - 1][0];
    return n ? ENDS[this.solution.solved.status] : "{{start}}";
  }
  isHard(n) { return this.isStep(n) && !this.moves[n - 1][3] }

  /* The list, singles in a row as one. */
  list() {
    const nav = id("steps");
    nav.textContent = "";
    this.links = [];
    for (let n = 0; n <= this.final; n++) {
      let end = n;
      while (n && end < this.final - 1 && !this.isHard(n) && !this.isHard(end + 1)) end++;
      if (end == n || n == this.final) { this.entry(nav, n); continue }
      const run = make("details", nav), head = make("summary", run);
      make("b", head, `${n}–${end}`);
      make("span", head, fill("{{singles}}", { count: end - n + 1 }));
      const inside = make("ol", run);
      for (; n <= end; n++) this.entry(make("li", inside), n);
      n--;
    }
  }

  entry(into, n) {
    const link = make("button", into, "", { type: "button", "data-step": n });
    make("b", link, this.isStep(n) ? n : "");
    make("span", link, this.title(n));
    if (this.isStep(n)) make("i", link, this.conclusion(n));
    this.links[n] = link;
  }

  conclusion(n) {
    const [, placed, gone] = this.moves[n - 1], isPlaced = placed >= 0;
    if (!isPlaced && gone.length > 1) return `−${gone.length}`;
    const [cell, digit] = this.board.candidate(isPlaced ? placed : gone[0]);
    return `${this.board.name(cell)} ${isPlaced ? "=" : "≠"} ${symbol(digit)}`;
  }

  key(n) { return `${this.chosen.voice} ${this.chosen.notation} ${n}` }

  /* What there is to show of a step; the solver is asked once. */
  async answer(n) {
    const key = this.key(n), { solution } = this, { shown } = solution, { voice, notation } = this.chosen;
    if (!shown.has(key)) shown.set(key, await this.ask("step", { number: n, voice, notation }, { solution }));
    return shown.get(key);
  }

  async go(n, frame = 0, quietly = false) {
    const turn = ++this.turn;
    n = within(n, this.final);
    const told = await this.answer(n).finally(() => { if (turn == this.turn) this.settled = turn });
    if (turn != this.turn) return;
    this.step = n;
    this.frames = told.frames.length;
    this.frame = within(frame, this.frames - 1);
    this.show(told, quietly);
    // the next one is ready when it is wanted
    if (n < this.final) this.answer(n + 1).catch(() => {});
  }

  show({ cells, frames, words }, quietly) {
    const n = this.step, { layers, caption } = frames[this.frame];
    this.board.paint(boardOf(cells), this.remarks());
    this.board.choose(null);
    this.board.lay(layers);
    this.words.tell(words, { caption, steps: { at: n } });
    const picture = this.frames > 1 ? fill("{{picture}}", { n: this.frame + 1, last: this.frames }) : "";
    id("count").textContent = this.isStep(n) ? fill("{{step}}", { n, last: this.final - 1, picture }) : this.title(n);
    id("slider").value = n;
    id("slider").setAttribute("aria-valuetext", this.isStep(n) ? fill("{{spoken}}", { n, title: this.title(n) }) : this.title(n));
    this.mark(n);
    const { first, back, next, hard, last } = this.buttons;
    first.disabled = back.disabled = !n && !this.frame;
    next.disabled = last.disabled = n == this.final && this.frame == this.frames - 1;
    hard.disabled = this.nextHard() < 0;
    if (!quietly) this.onShown(n);
  }

  /* What the step does, for those who hear the board. */
  remarks() {
    if (!this.isStep(this.step)) return {};
    const [, placed, gone] = this.moves[this.step - 1], remarks = {};
    if (placed >= 0) {
      const [cell, digit] = this.board.candidate(placed);
      return { [cell]: fill("{{now}}", { digit: symbol(digit) }) };
    }
    const lost = gone.map(number => this.board.candidate(number));
    for (const [cell] of lost) {
      const digits = lost.filter(([other]) => other == cell).map(([, digit]) => symbol(digit));
      remarks[cell] = fill("{{now_not}}", { digits: listed(digits) });
    }
    return remarks;
  }

  mark(n) {
    const nav = id("steps");
    for (const old of nav.querySelectorAll("[aria-current],.now")) {
      old.removeAttribute("aria-current");
      old.classList.remove("now");
    }
    const link = this.links[n], run = link.closest("details"), shown = run && !run.open ? run.firstChild : link;
    link.setAttribute("aria-current", "step");
    if (run) run.firstChild.classList.add("now");
    nav.scrollTop = shown.offsetTop - nav.clientHeight / 2;
  }

  nextHard() {
    for (let n = this.step + 1; n < this.final; n++) if (this.isHard(n)) return n;
    return -1;
  }

  /* Going about. */
  forward() {
    return this.frame < this.frames - 1 ? this.go(this.step, this.frame + 1) : this.go(this.step + 1);
  }

  backward() {
    if (this.frame) return this.go(this.step, this.frame - 1);
    return this.step ? this.go(this.step - 1, LAST) : null;
  }

  jump(n) {
    this.halt();
    this.run(() => this.go(n));
  }

  press(way) { this.run(() => this.pressed(way)) }

  pressed(way) {
    const wasPlaying = this.timer;
    this.halt();
    if (way == "play") return wasPlaying ? null : this.play();
    if (way == "hard") return this.nextHard() < 0 ? null : this.go(this.nextHard());
    if (way == "back") return this.backward();
    if (way == "next") return this.forward();
    return this.go(way == "first" ? 0 : this.final);
  }

  async play() {
    if (this.step == this.final) await this.go(0);
    this.dress(true);
    hear("{{playing}}");
    const wait = () => {
      this.timer = setTimeout(async () => {
        await this.forward().catch(() => this.halt());
        if (this.timer && this.step < this.final) wait(); else this.halt();
      }, Math.min(1200 + 12 * id("words").textContent.length, 6000));
    };
    wait();
  }

  halt() { clearTimeout(this.timer); this.timer = 0; this.dress(false) }

  dress(isPlaying) {
    sign(this.buttons.play, SIGNS[2][isPlaying ? 4 : 3]);
    this.buttons.play.setAttribute("aria-label", isPlaying ? "{{pause}}" : "{{play}}");
  }

  focus() {
    const { next, back } = this.buttons;
    (next.disabled ? back : next).focus({ preventScroll: true });
  }

  /* Whether a key was one of ours. */
  keyed(key) {
    const way = {
      ArrowRight: "next", ArrowLeft: "back", Home: "first", End: "last", n: "hard", " ": "play"
    }[key];
    if (way) this.press(way);
    return Boolean(way);
  }
}
