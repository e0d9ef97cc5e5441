/* Passages: texts, and parts that are [kind, value, text]. Of the kinds, 0 is a cell or several, 1 a
   candidate, 2 a house, 3 a digit, 4 a step, 5 a rule, and 6 is emphasis. */

import { id, make, symbol } from "./dom.js";

export class Words {
  constructor(board, goTo) {
    this.board = board;
    const words = id("words");
    const pointed = event => {
      const part = event.target.closest("[data-lit]");
      if (part) board.light(...JSON.parse(part.dataset.lit)); else board.light();
    };
    for (const kind of ["mouseover", "focusin"]) words.addEventListener(kind, pointed);
    for (const kind of ["mouseleave", "focusout"]) words.addEventListener(kind, () => board.light());
    words.addEventListener("click", event => {
      const link = event.target.closest("[data-step]");
      if (link) goTo(+link.dataset.step);
    });
  }

  clear() { id("words").textContent = ""; id("answers").textContent = ""; id("count").textContent = "" }

  /* Plain sentences, one paragraph each. */
  plain(...sentences) {
    this.clear();
    sentences.forEach(text => make("p", id("words"), text));
  }

  /* What can be done; a phone has no room for it. */
  help(text) {
    this.clear();
    make("p", id("words"), text, { class: "help" });
  }

  fault(text) {
    this.clear();
    make("p", id("words"), text, { class: "fault" });
  }

  tell(passages, { caption, steps } = {}) {
    this.clear();
    if (caption) this.passage(caption, steps).className = "caption";
    passages.forEach(passage => this.passage(passage, steps));
    id("telling").scrollTop = 0;
  }

  passage(passage, steps) {
    const block = make(passage.form || "p", id("words"));
    for (const part of passage.form ? passage.parts : passage) {
      if (typeof part == "string") block.append(part); else this.part(block, part, steps);
    }
    return block;
  }

  part(block, [kind, what, text], steps) {
    const said = text ?? (kind == 3 ? symbol(what) : this.board.name(what));
    const link = { class: "link", "data-step": what, type: "button" };
    if (kind == 4 && steps && what != steps.at) make("button", block, said, link);
    else if (kind == 4) block.append(said);
    else if (kind > 4) make(kind == 5 ? "strong" : "em", block, said);
    else make("span", block, said, { "data-lit": JSON.stringify([kind, what]), tabindex: 0 });
  }
}
