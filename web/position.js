/* A position: the houses, as the solver handed them over, and the digits and marks of a player. */

import { digitOf, symbol } from "./dom.js";

const CLASSIC = /^[0-9.]{81}$/;
const HEAD = { format: "sudologue-board", version: 1 };

/* Of each cell the digit, 0 where it is open, whether it is given, and its marks, as text. */
export class Position {
  constructor(size, { layout, barred } = {}) {
    const cells = size * size;
    this.size = size;
    this.layout = layout;
    this.barred = barred;
    this.values = Array(cells).fill(0);
    this.given = Array(cells).fill(false);
    this.marks = Array(cells).fill("");
    this.isDraft = false;
  }

  static of({ size, layout, barred, puzzle, placed = "", marks = [] }) {
    const position = new Position(size, { layout, barred });
    position.values.forEach((_, cell) => {
      const digit = digitOf(puzzle[cell]) || 0;
      position.values[cell] = digit || digitOf(placed[cell] ?? ".") || 0;
      position.given[cell] = digit > 0;
      position.marks[cell] = marks[cell] ?? "";
    });
    position.isDraft = !position.given.includes(true) && !layout?.clues;
    return position;
  }

  /* A plain line of the classic board is understood at once; anything else takes the solver. */
  static ofLine(text) {
    const line = text.replace(/\s/g, "");
    return CLASSIC.test(line) ? Position.of({ size: 9, puzzle: line }) : null;
  }

  copy() {
    const copy = Object.assign(Object.create(Position.prototype), this);
    for (const name of ["values", "given", "marks"]) copy[name] = [...this[name]];
    return copy;
  }

  lineOf(wanted) {
    return this.values.map((value, cell) => value && wanted(cell) ? symbol(value) : ".").join("");
  }
  get puzzle() { return this.lineOf(cell => this.given[cell]) }
  get placed() { return this.lineOf(cell => !this.given[cell]) }
  get isUsual() { return !this.layout && !this.barred }
  get hasPlaced() { return this.values.some((value, cell) => value && !this.given[cell]) }
  get isFull() { return !this.values.includes(0) }

  hasHousesOf(other) {
    return this.size == other.size && JSON.stringify(this.layout) == JSON.stringify(other.layout);
  }

  /* As the solver has it. */
  get data() {
    const { size, layout, barred, puzzle, placed, marks } = this;
    return { size, layout, barred, puzzle, placed, marks: marks.some(Boolean) ? marks : undefined };
  }

  /* The puzzle as a text that any of our programs reads. */
  get text() {
    const { layout, barred, puzzle } = this;
    return this.isUsual ? puzzle : JSON.stringify({ ...HEAD, layout, puzzle, barred });
  }

  enter(cell, digit) {
    this.values[cell] = this.values[cell] == digit ? 0 : digit;
    this.given[cell] = this.isDraft && this.values[cell] > 0;
  }

  mark(cell, digit) {
    const said = symbol(digit), marks = this.marks[cell];
    this.marks[cell] = marks.includes(said) ? marks.replace(said, "") : [...marks, said].sort().join("");
  }

  clear(cell) {
    if (this.values[cell]) this.values[cell] = 0; else this.marks[cell] = "";
    this.given[cell] = false;
  }

  canChange(cell) { return this.isDraft || !this.given[cell] }

  /* All candidates that the digits leave. */
  pencilIn(peers) {
    const digits = Array.from({ length: this.size }, (_, n) => n + 1);
    this.marks = this.values.map((value, cell) => value ? "" : digits
      .filter(digit => !peers[cell].some(peer => this.values[peer] == digit))
      .filter(digit => !this.barred?.[cell].includes(symbol(digit)))
      .map(symbol).join(""));
  }

  get isPencilled() { return this.values.every((value, cell) => value || this.marks[cell]) }
}

/* The cells of a board in one text: `=5` is given, `:5` placed, and `259` are candidates. */
export const boardOf = text => {
  const board = { values: [], given: [], marks: [] };
  for (const cell of text.split(" ")) {
    const [, kind, digits] = cell.match(/^([=:]?)(.*)$/);
    board.given.push(kind == "=");
    board.values.push(kind ? digitOf(digits) : 0);
    board.marks.push(kind ? "" : digits);
  }
  return board;
};

/* What was before, and what was undone. */
export class History {
  constructor() { this.past = []; this.future = [] }
  keep(position) { this.past.push(position.copy()); this.future = [] }
  undo(position) { return this.step(this.past, this.future, position) }
  redo(position) { return this.step(this.future, this.past, position) }
  step(from, to, position) {
    if (!from.length) return null;
    to.push(position.copy());
    return from.pop();
  }
}
