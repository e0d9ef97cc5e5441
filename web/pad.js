/* The keys for a finger: digits, what becomes of them, and undoing it. */

import { button, id, make, sign, symbol } from "./dom.js";

const MODES = [["digit", "{{digit}}", "{{entered}}"], ["mark", "{{mark}}", "{{marks}}"],
  ["why", "{{why}}", "{{asked}}"]];
const UNDO = "M9 7V3L2 9.5 9 16v-4.5c5 0 8.5 1.6 11 5C19 11 15.5 7.5 9 7z";
const REDO = "M15 7V3l7 6.5-7 6.5v-4.5c-5 0-8.5 1.6-11 5C5 11 8.5 7.5 15 7z";
const CLEAR = "M8.5 5H22v14H8.5L2 12zM11 9l6 6m0-6l-6 6";

export class Pad {
  /* `ways` has what is done: digit, clear, undo, redo, pencil, done. */
  constructor(ways) {
    const pad = id("pad");
    this.mode = "digit";
    const modes = make("div", pad, "", { class: "modes", role: "group", "aria-label": "{{modes}}" });
    this.modes = MODES.map(([mode, label, title]) =>
      button(modes, label, () => this.choose(mode), { title, "data-mode": mode }));
    const tools = make("div", pad, "", { class: "tools" });
    this.undo = button(tools, "", ways.undo, { class: "sign", "aria-label": "{{undo}}", title: "{{undo_key}}" });
    this.redo = button(tools, "", ways.redo, { class: "sign", "aria-label": "{{redo}}", title: "{{redo_key}}" });
    sign(this.undo, UNDO);
    sign(this.redo, REDO);
    this.pencil = button(tools, "{{all_marks}}", ways.pencil, { title: "{{pencil}}" });
    this.done = button(tools, "{{done}}", ways.done, { title: "{{becomes}}" });
    this.digits = make("div", pad, "", { class: "digits" });
    this.ways = ways;
    this.choose("digit");
  }

  /* Keys for as many digits as the board has. */
  set size(size) {
    if (this.keys?.length == size) return;
    this.digits.textContent = "";
    this.keys = Array.from({ length: size }, (_, n) =>
      button(this.digits, symbol(n + 1), () => this.ways.digit(n + 1), { class: "digit" }));
    const named = { class: "sign", "aria-label": "{{clear}}", title: "{{clear_key}}" };
    sign(button(this.digits, "", this.ways.clear, named), CLEAR);
  }

  choose(mode) {
    this.mode = this.mode == mode && mode != "digit" ? "digit" : mode;
    this.modes.forEach(one => one.setAttribute("aria-pressed", one.dataset.mode == this.mode));
  }

  /* Digits that stand everywhere have no more to be done. */
  dress(position, history) {
    this.undo.disabled = !history.past.length;
    this.redo.disabled = !history.future.length;
    this.done.hidden = !position.isDraft;
    this.pencil.hidden = position.isDraft;
    this.keys.forEach((key, n) =>
      key.classList.toggle("done", position.values.filter(value => value == n + 1).length >= position.size));
  }
}
