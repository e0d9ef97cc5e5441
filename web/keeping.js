/* What is kept of a position or a solve: a link, a file, paper. */

import { button, hear, id, make } from "./dom.js";
import { hashOf } from "./link.js";

const TYPES = { txt: "text/plain", html: "text/html", jsonl: "application/jsonl" };

const download = (name, text) => {
  const address = URL.createObjectURL(new Blob([text], { type: TYPES[name.split(".").pop()] }));
  const link = make("a", document.body, "", { href: address, download: name });
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

/* The link to what is shown, in a field, and copied if the browser lets us. */
export const share = async (words, position, step, by) => {
  const link = location.origin + location.pathname + location.search + hashOf(position, step, by);
  words.plain("{{link_holds}}");
  const field = make("input", id("answers"), "", { readonly: "", "aria-label": "{{link}}" });
  field.value = link;
  field.select();
  try {
    await navigator.clipboard.writeText(link);
    make("p", id("words"), "{{copied}}");
  } catch {
    make("p", id("words"), "{{copy}}");
  }
};

/* What there is to be saved; a solve needs to have been made. */
export const save = (words, position, asked, run) => {
  words.plain("{{what_to_keep}}");
  const offer = (text, name, make) => button(id("answers"), text, () => run(async () => download(name, await make())));
  const puzzle = position.isUsual ? "sudoku.txt" : "sudoku.jsonl";
  offer("{{the_puzzle}}", puzzle, () => `${position.text}\n`);
  offer("{{your_position}}", "position.jsonl", () => `${JSON.stringify(recordOf(position))}\n`);
  offer("{{the_solution}}", "solution.html", () => asked("player"));
  offer("{{the_trace}}", "trace.jsonl", async () => `${await asked("trace")}\n`);
};

/* A position as our JSON Lines have it. */
const recordOf = position => {
  const { layout, barred, puzzle, placed } = position;
  const record = { format: "sudologue-board", version: 1, layout, puzzle, barred };
  if (position.hasPlaced) record.placed = placed;
  if (position.isPencilled && !position.isFull) record.candidates = position.marks;
  return record;
};

export const print = () => { hear("{{printing}}"); window.print() };
