/* The keyboard: all that the page does, without a pointer. */

import { digitOf } from "./dom.js";

const MOVES = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"];

export const wireKeys = (page, ways) => {
  const { board, steps, pad } = page;

  /* The digit of a key; with Shift, as the key has it without. */
  const digitFor = event => {
    const text = event.shiftKey ? event.code.replace(/^(Digit|Numpad|Key)/, "") : event.key;
    const digit = text.length == 1 ? digitOf(text) : NaN;
    return digit >= 1 && digit <= page.position.size ? digit : 0;
  };

  const undone = event => {
    const key = event.key.toLowerCase();
    if (key == "z" || key == "y") (key == "y" || event.shiftKey ? pad.ways.redo : pad.ways.undo)();
    return key == "z" || key == "y";
  };

  const moved = event => {
    if (!MOVES.includes(event.key)) return false;
    const inGrid = event.target.matches("[role=gridcell]");
    if (steps.isOpen && !inGrid) return false;
    board.focus(inGrid ? board.next(board.focused, event.key) : page.cell);
    return true;
  };

  const played = event => {
    const digit = digitFor(event);
    if (digit) {
      const mode = pad.mode;
      if (event.shiftKey && mode == "digit") pad.mode = "mark";
      ways.enter(digit);
      pad.mode = mode;
      return true;
    }
    const way = {
      Delete: ways.clear, Backspace: ways.clear, 0: ways.clear, s: ways.solve, h: ways.hint, k: ways.check,
      m: () => pad.choose("mark"), w: () => pad.choose("why"), Escape: ways.show
    }[event.key];
    way?.();
    return Boolean(way);
  };

  const answered = event => {
    if (event.ctrlKey || event.metaKey) return !event.altKey && !steps.isOpen && undone(event);
    if (event.altKey) return false;
    if (moved(event)) return true;
    if (event.key == " " && event.target.matches("button, summary, a")) return false;
    if (!steps.isOpen) return played(event);
    if (event.key == "Escape") { ways.show(); return true }
    return steps.keyed(event.key);
  };

  document.addEventListener("keydown", event => {
    if (event.target.matches("textarea, input:not([type=range]), select")) {
      if (event.key == "Escape") event.target.blur();
      return;
    }
    if (event.target.matches("[type=range]") && MOVES.includes(event.key)) return;
    if (answered(event)) event.preventDefault();
  });
};
