/* What stands beside a player: hints, what is wrong, why not, how hard; each is asked of the solver. */

import { button, fill, hear, id, make, symbol } from "./dom.js";
import { boardOf } from "./position.js";

const LEVELS = ["nudge", "technique", "where", "what", "proof"];
const NONE = ["", "", ""];

export class Coach {
  /* `desk` has the position, the board, the words, what is chosen; `ask` asks the solver. */
  constructor(desk, ask) {
    this.desk = desk;
    this.ask = ask;
    this.forget();
  }

  get wishes() {
    const { voice, notation, unique } = this.desk.chosen;
    return { position: this.desk.position.data, voice, notation, assume_unique: unique };
  }

  /* Words, and the picture that goes with them, on candidates if it speaks of any. */
  tell({ words, layers = NONE, cells }) {
    const { board, position } = this.desk;
    this.wrong = [];
    board.paint(cells ? boardOf(cells) : position);
    board.choose(null);
    board.lay(layers);
    this.desk.words.tell(words);
  }

  forget() { this.said = null; this.wrong = [] }

  /* A hint; asked again, more of it. */
  async hint() {
    const last = this.said, after = last ? LEVELS.indexOf(last.level) + 1 : 0;
    const level = LEVELS[Math.min(after, LEVELS.length - 1)], token = last?.token ?? null;
    const near = last || !this.desk.chosenBefore ? null : this.desk.cell;
    const found = await this.ask("hint", { ...this.wishes, level, near, token }, "{{looking}}");
    this.said = found;
    this.tell(found);
    const hasMore = level != LEVELS.at(-1) && found.has_more;
    if (found.has_more || last) id("count").textContent = fill("{{hint}}", { n: LEVELS.indexOf(level) + 1, last: LEVELS.length });
    const offer = (text, answer, kind = "") => button(id("answers"), text, answer, { class: kind });
    if (hasMore) offer("{{tell_more}}", () => this.desk.run(() => this.hint()), "main");
    if (found.placed >= 0) offer("{{put_in}}", () => this.take(found.placed));
    const canStrike = found.gone.length && this.desk.position.isPencilled;
    if (canStrike) offer("{{cross_out}}", () => this.strike(found.gone));
  }

  take(number) {
    const [cell, digit] = this.desk.board.candidate(number);
    this.desk.change(position => { if (position.values[cell] != digit) position.enter(cell, digit) }, cell);
    hear(fill("{{digit_in}}", { digit: symbol(digit), cell: this.desk.board.name(cell) }));
  }

  strike(numbers) {
    this.desk.change(position => {
      for (const [cell, digit] of numbers.map(number => this.desk.board.candidate(number)))
        if (position.marks[cell].includes(symbol(digit))) position.mark(cell, digit);
    });
  }

  async check() {
    const { position, notation } = this.wishes;
    const found = await this.ask("check", { position, notation }, "{{checking}}");
    this.tell(found);
    this.wrong = found.wrong;
    this.desk.board.choose(null, this.wrong);
    for (const cell of found.wrong) {
      const spoken = this.desk.board.spoken[cell];
      spoken.setAttribute("aria-label", fill("{{wrong}}", { said: spoken.getAttribute("aria-label") }));
    }
  }

  async whyNot(cell, digit) {
    const found = await this.ask("why", { ...this.wishes, cell, digit }, "{{looking_for_reason}}");
    this.tell(found);
    id("count").textContent = fill("{{why}}", { cell: this.desk.board.name(cell), digit: symbol(digit) });
    if (!found.solved) return;
    const question = ["why", { ...this.wishes, cell, digit }];
    const show = () => this.desk.openProof({ ...found, question });
    button(id("answers"), "{{step_by_step}}", show, { class: "main" });
  }

  async rate() {
    const { position, assume_unique } = this.wishes;
    const found = await this.ask("rate", { position, assume_unique }, "{{rating}}");
    this.desk.words.clear();
    if (found.rows.length) {
      const table = make("table", id("words"));
      for (const [name, said] of found.rows) {
        const row = make("tr", table);
        make("th", row, name, { scope: "row" });
        make("td", row, said);
      }
    }
    for (const reason of found.reasons) make("p", id("words"), reason);
  }

  /* Another puzzle like this one; undo brings this one back. */
  async another() {
    const found = await this.ask("make", { position: this.desk.position.data }, "{{making}}");
    this.desk.take(found);
    this.desk.words.plain("{{new_puzzle}}", ...found.remarks);
  }
}
