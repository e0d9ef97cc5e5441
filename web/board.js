/* The board: drawn in layers, and beside it a grid for those who hear it and for the keyboard. */

import { digitOf, fill, id, listed, make, symbol } from "./dom.js";

const UNIT = 60, MARGIN = 22, DIGIT = 35;
const LAYERS = ["ground", "houses", "chosen", "under", "lines", "pencil", "middle", "digits", "over", "lit"];

export class BoardView {
  constructor(onChoose) {
    id("board").innerHTML = LAYERS.map(name => `<g id="${name}"></g>`).join("");
    this.spoken = [];
    this.focused = 0;
    const grid = id("grid");
    grid.addEventListener("focusin", event => {
      this.moveTo(this.spoken.indexOf(event.target));
      onChoose(this.focused);
    });
    grid.addEventListener("pointerdown", event => {
      if (event.target.matches("[role=gridcell]")) event.target.focus();
    });
  }

  /* What boards are drawn on: lines, houses, names; the same for all boards of a layout. */
  set paper(paper) {
    const { size, whole, houses, grid } = this.sheet = paper, cells = size * size;
    id("board").setAttribute("viewBox", `0 0 ${whole} ${whole}`);
    id("ground").innerHTML = `<rect width="${whole}" height="${whole}" fill="var(--paper)"/>`;
    id("houses").innerHTML = houses;
    id("lines").innerHTML = grid;
    this.lay();
    if (this.spoken.length == cells) return;
    const share = v => `${100 * v / whole}%`, element = id("grid");
    element.textContent = "";
    element.style.cssText = `left:${share(MARGIN)};top:${share(MARGIN)};width:${share(UNIT * size)};` +
      `height:${share(UNIT * size)};grid-template-rows:repeat(${size},1fr)`;
    this.spoken = [];
    for (let r = 0; r < size; r++) {
      const row = make("div", element, "", { role: "row" });
      for (let c = 0; c < size; c++) this.spoken.push(make("div", row, "", { role: "gridcell", tabindex: -1 }));
    }
    this.moveTo(0);
  }

  get paper() { return this.sheet }
  get size() { return this.sheet.size }
  get cells() { return this.size ** 2 }

  name(cell) { return this.sheet.names[cell] }
  corner(cell) { return [MARGIN + UNIT * (cell % this.size), MARGIN + UNIT * Math.floor(cell / this.size)] }
  place(cell, digit) {
    const [x, y] = this.corner(cell), [across, down] = this.sheet.places[digit - 1];
    return [x + across, y + down];
  }
  candidate(number) { return [number % this.cells, Math.floor(number / this.cells) + 1] }

  /* A board: digits, and what is marked in open cells. Cells may have more to be said of them. */
  paint(board, remarks = {}) {
    this.board = board;
    const written = (x, y, text, size, kind) =>
      `<text${kind} x="${x}" y="${(y + 0.36 * size).toFixed(1)}">${text}</text>`;
    let pencil = "", digits = "";
    board.values.forEach((value, cell) => {
      const centre = this.corner(cell).map(v => v + UNIT / 2), kind = board.given[cell] ? ' class="given"' : "";
      if (value) digits += written(...centre, symbol(value), DIGIT, kind);
      else for (const mark of board.marks[cell])
        pencil += written(...this.place(cell, digitOf(mark)), mark, this.sheet.pencil, "");
      const label = `${this.name(cell)}: ${this.words(cell)}${remarks[cell] ?? ""}`;
      this.spoken[cell].setAttribute("aria-label", label);
    });
    id("pencil").style.setProperty("--size", `${this.sheet.pencil}px`);
    id("pencil").innerHTML = pencil;
    id("digits").innerHTML = digits;
  }

  words(cell) {
    const { values, given, marks } = this.board, value = values[cell];
    if (value) return symbol(value) + (given[cell] ? "{{given}}" : "");
    return marks[cell] ? fill("{{marks}}", { marks: listed([...marks[cell]]) }) : "{{empty}}";
  }

  /* The drawing of a step or a hint, in three layers. */
  lay(layers = ["", "", ""]) {
    ["under", "middle", "over"].forEach((name, n) => {
      const old = id(name), fresh = old.cloneNode(false);
      fresh.innerHTML = layers[n];
      old.replaceWith(fresh);
    });
    this.light();
  }

  /* The cell that is chosen, those that see it, equal digits; and those that are wrong. */
  choose(cell, wrong = []) {
    const rect = (n, kind) => {
      const [x, y] = this.corner(n);
      return `<rect class="${kind}" x="${x}" y="${y}" width="${UNIT}" height="${UNIT}"/>`;
    };
    let drawn = "";
    if (cell !== null) {
      const { values } = this.board, value = values[cell];
      drawn += this.sheet.peers[cell].map(n => rect(n, "peer")).join("");
      if (value) drawn += values.map((v, n) => v == value && n != cell ? rect(n, "equal") : "").join("");
      drawn += rect(cell, "here");
    }
    for (const n of wrong) {
      const [x, y] = this.corner(n);
      const wave = `M${x + 8} ${y + UNIT - 7}q5.5 -7 11 0t11 0t11 0t11 0`;
      drawn += `${rect(n, "wrong")}<path class="wrong" d="${wave}"/>`;
    }
    id("chosen").innerHTML = drawn;
    this.spoken.forEach((one, n) => one.setAttribute("aria-selected", n === cell));
  }

  moveTo(cell) {
    this.spoken[this.focused]?.setAttribute("tabindex", -1);
    this.focused = Math.max(cell, 0);
    this.spoken[this.focused]?.setAttribute("tabindex", 0);
  }

  focus(cell) { this.spoken[cell].focus({ preventScroll: true }) }

  /* Where an arrow leads from a cell; nowhere else than on the board. */
  next(cell, key) {
    const size = this.size, column = cell % size;
    const to = {
      ArrowRight: cell + (column < size - 1), ArrowLeft: cell - (column > 0),
      ArrowDown: cell + size, ArrowUp: cell - size,
      Home: cell - column, End: cell - column + size - 1
    }[key];
    return to >= 0 && to < this.cells ? to : cell;
  }

  /* What words point at. Of the kinds, 0 is a cell or several, 1 a candidate, 2 a house, 3 a digit. */
  light(kind, what) {
    id("lit").innerHTML = kind == 0 ? this.litCells([what].flat())
      : kind == 1 ? this.litMark(...this.candidate(what))
      : kind == 2 ? this.litCells(this.sheet.members[what])
      : kind == 3 ? this.litDigit(what) : "";
  }

  litDigit(digit) {
    const { values, marks } = this.board, all = [...values.keys()];
    const marked = all.filter(cell => marks[cell].includes(symbol(digit)));
    return this.litCells(all.filter(cell => values[cell] == digit)) +
      marked.map(cell => this.litMark(cell, digit)).join("");
  }

  litCells(cells) {
    const size = this.size;
    let edges = "";
    const filled = cells.map(cell => {
      const [x, y] = this.corner(cell), column = cell % size;
      const edge = (other, line) => { if (!cells.includes(other)) edges += `M${line}` };
      edge(cell - size, `${x} ${y}h${UNIT}`);
      edge(cell + size, `${x} ${y + UNIT}h${UNIT}`);
      edge(column ? cell - 1 : -1, `${x} ${y}v${UNIT}`);
      edge(column < size - 1 ? cell + 1 : -1, `${x + UNIT} ${y}v${UNIT}`);
      return `<rect x="${x}" y="${y}" width="${UNIT}" height="${UNIT}"/>`;
    });
    return `${filled.join("")}<path d="${edges}"/>`;
  }

  litMark(cell, digit) {
    const [x, y] = this.place(cell, digit);
    return `<circle cx="${x}" cy="${y}" r="${this.sheet.radius + 2.5}"/>`;
  }
}
