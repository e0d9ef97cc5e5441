/* The page: a position to play, or a solve to step through; and what the keys and buttons do. */

import { Asking } from "./asking.js";
import { BoardView } from "./board.js";
import { Coach } from "./coach.js";
import { button, fill, hear, id, make } from "./dom.js";
import { wireEntry } from "./entry.js";
import { print, save, share } from "./keeping.js";
import { wireKeys } from "./keys.js";
import { atOnce, fromHash, hashOf, withEntries } from "./link.js";
import { Pad } from "./pad.js";
import { History, Position } from "./position.js";
import { Stopped } from "./solver.js";
import { Steps } from "./steps.js";
import { dress } from "./theme.js";
import { Words } from "./words.js";

const EMPTY = ".".repeat(81);
const HELP = "{{help}}";
const DRAFT = "{{draft}}";
const EXAMPLE = "{{example}}";

const chosen = { voice: "conversational", notation: "rc", unique: false };

/* `solved` is the solve that the solver has at hand, in its `life`, `by` rules of a link's choice if it
   names any; `classic` is what the classic board is drawn on. */
const page = {
  chosen, solved: null, life: 0, by: {}, classic: null, isExample: false,
  position: null, history: new History(), cell: 0, chosenBefore: false,
  run: task => asking.run(task),
  change, take, openProof
};
page.board = new BoardView(choose);
page.words = new Words(page.board, n => steps.jump(n));
const { board, words } = page;
const asking = page.asking = new Asking(words);
const coach = page.coach = new Coach(page, (...question) => asking.ask(...question));
const steps = page.steps = new Steps({
  board, words, chosen, ask: askOfSolve, run: page.run,
  onShown: n => { page.isExample = page.isExample && !n; address(shownStep()) }
});
const pad = page.pad = new Pad({
  digit: enter, clear, undo: () => restore(page.history.undo(page.position)),
  redo: () => restore(page.history.redo(page.position)),
  pencil: () => change(position => position.pencilIn(board.paper.peers)),
  done: () => { change(position => { position.isDraft = false }); words.help(HELP) }
});

/* ---------------------------------------------------------------------------------- the position */

function choose(cell) {
  page.cell = cell;
  page.chosenBefore = true;
  if (!steps.isOpen && !coach.said) board.choose(cell, coach.wrong);
}

/* Show the position, to be played. */
function show() {
  steps.halt();
  coach.forget();
  view(false);
  pad.size = page.position.size;
  pad.dress(page.position, page.history);
  board.lay();
  board.paint(page.position);
  board.choose(page.chosenBefore ? page.cell : null);
  if (page.position.isDraft) words.plain(DRAFT);
  else words.help(page.position.isFull ? "{{full}}" : HELP);
  address();
}

function view(isSolve) {
  for (const key of ["ways", "slider", "steps"]) id(key).hidden = !isSolve;
  id("pad").hidden = isSolve;
  const name = document.body.dataset.view = isSolve ? "solve" : "play";
  for (const one of document.querySelectorAll("#doings [data-view]")) one.hidden = one.dataset.view != name;
}

function address(step = 0) {
  if (page.isExample) return;
  // a browser may have had enough of that, or none to give
  try { history.replaceState(null, "", hashOf(page.position, step, page.by)) } catch { return }
}

/* The step of the puzzle's own solve; a reason for something else has no place in a link. */
const shownStep = () => steps.isOpen && !steps.solution.isReason ? steps.step : 0;

function change(edit, cell = page.cell) {
  asking.drop();
  page.isExample = false;
  page.history.keep(page.position);
  edit(page.position);
  page.cell = cell;
  show();
}

function restore(position) {
  if (!position) return;
  asking.drop();
  page.position = position;
  show();
  hear("{{done}}");
}

function enter(digit) {
  const { position, cell } = page;
  if (pad.mode == "why") return asking.run(() => coach.whyNot(cell, digit));
  if (!position.canChange(cell)) return hear("{{given}}");
  if (pad.mode == "mark") {
    if (!position.values[cell]) change(p => p.mark(cell, digit));
  } else change(p => p.enter(cell, digit));
  hear(`${board.name(cell)}: ${board.words(cell)}`);
}

function clear() {
  if (page.position.canChange(page.cell)) change(position => position.clear(page.cell));
}

/* A position from elsewhere takes the place of this one; undo brings the old one back. */
function take({ position, paper }) {
  const next = position instanceof Position ? position : Position.of(position);
  if (next.hasHousesOf(page.position)) page.history.keep(page.position);
  else page.history = new History();
  if (paper) board.paper = paper;
  page.position = next;
  page.cell = 0;
  page.chosenBefore = false;
  page.isExample = false;
  id("text").value = "";
  show();
}

/* A text in any format: a plain line at once, anything else when the solver has read it. */
async function load(text, found = {}) {
  const quick = atOnce({ ...found, puzzle: text });
  if (quick) {
    take({ position: quick, paper: page.classic });
    const fault = error => { if (page.position == quick) throw found.puzzle ? damaged(error) : error };
    asking.run(() => asking.solver.ask("read", { text }).catch(fault));
    return;
  }
  const { notation } = chosen;
  const read = await asking.ask("read", { text, notation }, "{{reading}}");
  take({ position: withEntries(Position.of(read.position), found), paper: read.paper });
  const notes = read.remarks.map(remark => fill("{{note}}", { remark: remark.replace(/\.$/, "") }));
  words.plain(fill("{{read_as}}", { format: read.format }), ...notes);
}

/* ------------------------------------------------------------------------------------- the solve */

/* Of a solve that the solver does not have any more, it is asked to make it again. */
async function askOfSolve(question, particulars, { solution }) {
  if (page.solved != solution || page.life != asking.solver.life) {
    if (!asking.isReady) id("count").textContent = "{{waiting}}";
    await asking.solver.ask(...solution.question);
    page.solved = solution;
    page.life = asking.solver.life;
  }
  return asking.solver.ask(question, particulars);
}

/* By all rules; or by those that a link names, as one about a rule that never comes first.
   What does not come to a solution is shown from its end, where it says why. */
async function solve(step = 0, { rules, unique } = {}) {
  const assume_unique = chosen.unique || unique == "1";
  page.by = { rules, unique: assume_unique ? "1" : undefined };
  const question = ["solve", { position: page.position.data, assume_unique, ...(rules && { rules }) }];
  const solved = await asking.ask(...question, "{{solving}}");
  await open({ solved, question }, step || (solved.status == "solved" ? 1 : solved.steps.length + 1));
}

/* Step through a solve that the solver has at hand. */
async function open(solution, step) {
  page.life = asking.solver.life;
  steps.open(solution);
  page.solved = steps.solution;
  coach.forget();
  view(true);
  const wasOnBoard = document.activeElement.matches("[role=gridcell], #doings *, #answers *, body");
  await steps.go(step);
  // from here on arrows go from step to step
  if (wasOnBoard) steps.focus();
}

function openProof({ solved, question }) {
  return asking.run(() => open({ solved, question, isReason: true }, 1));
}

/* The board at the step that is shown becomes the position, its candidates as marks. */
function goOn() {
  const shown = board.board, at = page.position.copy();
  page.history.keep(page.position);
  at.values = [...shown.values];
  at.marks = [...shown.marks];
  page.position = at;
  page.isExample = false;
  show();
}

async function audit() {
  steps.halt();
  const { solution } = steps;
  const { ok, reason } = await asking.wait(() => askOfSolve("audit", {}, { solution }), "{{verifying}}");
  words.plain(fill(ok ? "{{confirmed}}" : "{{refused}}", { steps: steps.final - 1, reason }));
}

/* ------------------------------------------------------------------------------------ the actions */

/* In the view named, or in all of them. */
const action = (text, view, answer, title, kind = view ? "" : "quiet") =>
  button(id(view ? "doings" : "keeping"), text, () => asking.run(answer), { title, class: kind, "data-view": view });

const blank = () => take({ position: Position.of({ size: 9, puzzle: EMPTY }), paper: page.classic });

action("{{solve}}", "play", () => solve(), "{{solve_about}}", "main");
action("{{hint}}", "play", () => coach.hint(), "{{hint_about}}");
action("{{check}}", "play", () => coach.check(), "{{check_about}}");
action("{{rate}}", "play", () => coach.rate(), "{{rate_about}}");
action("{{new}}", "play", () => coach.another(), "{{new_about}}");
action("{{back}}", "solve", () => show(), "{{back_about}}");
action("{{play}}", "solve", goOn, "{{play_about}}");
action("{{verify}}", "solve", audit, "{{verify_about}}");
action("{{blank}}", "", blank, "{{blank_about}}");
action("{{open}}", "", () => openFile(), "{{open_about}}");
action("{{share}}", "", () => share(words, page.position, shownStep(), page.by), "{{share_about}}");
action("{{save}}", "", () => save(words, page.position, asked, page.run), "{{save_about}}");
action("{{print}}", "", print, "{{print_about}}");

/* Something about the whole solve, which is made if it has not been. */
async function asked(question) {
  const { voice, notation } = chosen;
  if (!steps.isOpen) await solve();
  return askOfSolve(question, question == "player" ? { voice, notation } : {}, { solution: steps.solution });
}

function again() {
  if (steps.isOpen) asking.run(() => steps.go(steps.step, steps.frame, true));
  else show();
}

/* Names for the cells of this board, and of the classic one; or none, if they have no names so. */
async function chooseNotation() {
  const notation = id("notation").value;
  const paperOf = position => asking.ask("paper", { position, notation }, "{{naming}}");
  try {
    board.paper = await paperOf(page.position.data);
    page.classic = await paperOf({ size: 9, puzzle: EMPTY });
    chosen.notation = notation;
  } finally {
    id("notation").value = chosen.notation;
  }
  if (steps.isOpen) steps.list();
  again();
}

/* ------------------------------------------------------------------------------------- beginning */

/* What the address holds, if it holds anything. */
async function fromAddress() {
  let found = null;
  try {
    found = fromHash(location.hash);
    if (found) await load(found.puzzle, found);
  } catch (error) {
    throw damaged(error);
  }
  if (found?.step) await solve(+found.step, found);
}

const damaged = error => error instanceof Stopped ? error : new Error(fill("{{damaged}}", { fault: error.message }));

async function begin() {
  const example = await (await fetch("example.json")).json();
  page.classic = board.paper = example.paper;
  const option = (key, value, text) => make("option", id(key), text, { value });
  example.voices.forEach(name => option("voice", name, name[0].toUpperCase() + name.slice(1)));
  example.notations.forEach(([name, sample]) => option("notation", name, `${sample} (${name})`));
  id("voice").value = chosen.voice;
  page.position = Position.of(example.position);
  page.isExample = true;
  const solution = { solved: example.solved, question: ["solve", { position: page.position.data }] };
  solution.shown = new Map(example.shown.map((told, n) => [steps.key(n), told]));
  steps.open(solution);
  view(true);
  await steps.go(0);
  id("count").textContent = EXAMPLE;
  document.body.dataset.page = "ready";
  asking.run(fromAddress);
}

id("voice").addEventListener("change", event => { chosen.voice = event.target.value; again() });
id("notation").addEventListener("change", () => asking.run(chooseNotation));
id("unique").addEventListener("change", event => { chosen.unique = event.target.checked });
window.addEventListener("hashchange", () => asking.run(fromAddress));
const openFile = wireEntry(async text => {
  await asking.run(() => load(text));
  if (document.activeElement == id("text") && !id("text").value) board.focus(page.cell);
});
wireKeys(page, {
  enter, clear, show,
  solve: () => asking.run(() => solve()),
  hint: () => asking.run(() => coach.hint()),
  check: () => asking.run(() => coach.check())
});
asking.onReady = () => navigator.serviceWorker?.register("service.js").catch(() => {});
/* for tests, and for whoever looks behind the page */
window.sudologue = { ask: (question, particulars) => asking.solver.ask(question, particulars), page };
dress();
begin();
