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
  words.plain("This link holds the puzzle, your entries and marks, and the step that is shown:");
  const field = make("input", id("answers"), "", { readonly: "", "aria-label": "Link" });
  field.value = link;
  field.select();
  try {
    await navigator.clipboard.writeText(link);
    make("p", id("words"), "It has been copied.");
  } catch {
    make("p", id("words"), "Copy it from here.");
  }
};

/* What there is to be saved; a solve needs to have been made. */
export const save = (words, position, asked, run) => {
  words.plain("What do you want to keep?");
  const offer = (text, name, make) => button(id("answers"), text, () => run(async () => download(name, await make())));
  const puzzle = position.isUsual ? "sudoku.txt" : "sudoku.jsonl";
  offer("The puzzle, as text", puzzle, () => `${position.text}\n`);
  offer("Your position, to go on later", "position.jsonl", () => `${JSON.stringify(recordOf(position))}\n`);
  offer("The solution, as a page to step through", "solution.html", () => asked("player"));
  offer("The trace, with all reasons, as JSON", "trace.jsonl", async () => `${await asked("trace")}\n`);
};

/* A position as our JSON Lines have it. */
const recordOf = position => {
  const { layout, barred, puzzle, placed } = position;
  const record = { format: "sudologue-board", version: 1, layout, puzzle, barred };
  if (position.hasPlaced) record.placed = placed;
  if (position.isPencilled && !position.isFull) record.candidates = position.marks;
  return record;
};

export const print = () => { hear("Printing"); window.print() };
