"""`sudologue why`: the proof of what a cell is, or of what it cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import click

from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.input.questions import Asking, Asks, Question, how_to_ask, questions, told_apart
from sudologue.cli.options import group, option, shared_options, verb
from sudologue.cli.options.puzzle_options import SolvingOptions
from sudologue.cli.options.run_options import many, unheard
from sudologue.cli.output.records import unanswered_record, why_record
from sudologue.cli.output.search_words import standing
from sudologue.cli.run.handler import PuzzleHandler
from sudologue.cli.run.timed_solve import exit_code, search, solve_within
from sudologue.inference import Action, SolveResult, SolveStatus
from sudologue.model import Board, digit_text
from sudologue.narration import Passage, in_full, voice_named
from sudologue.narration.notations import all_in_notation, in_notation
from sudologue.narration.phrasing.english import sentence
from sudologue.narration.steps.proofs import ASCII, LINES, loss, proof_tree, tell_proof
from sudologue.rendering import dot, mermaid, plain_text

_GRAPHS = ("dot", "mermaid")


@dataclass(frozen=True, kw_only=True)
class WhyOptions(SolvingOptions):
    """What is asked of proofs; the cells are among the `arguments`."""

    arguments: tuple[str, ...]
    voice: str
    full: bool
    tree: bool
    shorten: bool

    def faults(self) -> Iterator[str]:
        if self.tree and self.form != "text":
            yield f"--tree doesn't work with --format {self.form}"
        silent = f"--format {self.form}" if self.form in _GRAPHS else None
        yield from unheard("--tree" if self.tree else silent, full=self.full)


@verb(cls=Asking)
@shared_options.puzzles_and("CELL")
@group(
    "What to print",
    shared_options.voice(),
    option("--tree", is_flag=True, help="Draw a tree, from the cell down to the puzzle"),
    option("--shorten", is_flag=True, help="Drop eliminations that the proof can do without"),
    shared_options.full,
    shared_options.notation,
)
@group(
    "Output",
    shared_options.form(
        "markdown",
        "json",
        *_GRAPHS,
        in_full="text, markdown, json (with the proof as a trace), or a graph for Graphviz (dot) "
        "or Mermaid",
    ),
    shared_options.output,
)
@group(
    "How to solve",
    shared_options.rules,
    shared_options.assume_unique,
    shared_options.timeout("Stop solving after this long"),
)
@shared_options.budget
@many
@shared_options.layout_options
@shared_options.color
@click.pass_context
def why(ctx: click.Context, **_: Any) -> int:
    """Explain why a cell has its digit: the steps that lead there, and no others.

    A CELL is written like r5c6. 'r5c6<>4' or r5c6!=4 asks why it can't be 4.

    \b
    Examples:
      sudologue why 1.....3..4.....2 r1c2
      sudologue why 1.....3..4.....2 'r1c2<>2' r1c4=4
      sudologue why --tree puzzles/sample.txt r5c6
      sudologue why -f dot 1.....3..4.....2 r1c2 | dot -Tsvg > why.svg
    """
    return WhyHandler(WhyOptions.of(ctx)).run()


class WhyHandler(PuzzleHandler[WhyOptions]):
    """Solves each puzzle, and tells why its cells are what they are, or cannot be."""

    verb = "why"

    def __init__(self, asked: WhyOptions) -> None:
        self.solver = asked.solver()
        self.narrator = in_full(voice_named(asked.voice), full=asked.full)
        super().__init__(asked)
        self.puzzles, self._asked = told_apart(asked.arguments, self.notation)
        if not self._asked:
            raise click.UsageError(how_to_ask(self.notation), click.get_current_context())
        self._shown = set[Action]()

    def admit(self, board: Board) -> None:
        super().admit(board)
        self._questions(board)

    def _questions(self, board: Board) -> list[Question]:
        size = board.layout.size
        return [asked for text in self._asked for asked in questions(text, self.notation, size)]

    def handle(self, entry: Entry, board: Board) -> Exit:
        self._shown.clear()
        result, worst = None, Exit.OK
        for question in self._questions(board):
            if question.is_settled(board):
                worst = max(worst, self._answer_at_once(entry, board, question))
                continue
            if result is None:
                result = solve_within(self.solver, board)
            worst = max(worst, self._answer(entry, result, question))
        if result is not None and self._shown and result.status is SolveStatus.CONTRADICTION:
            searched = search(result)
            said = standing(result, searched, self.notation)
            self._complain(entry, f"but the puzzle has {said}")
            worst = max(worst, exit_code(result, searched))
        return worst

    def _answer_at_once(self, entry: Entry, board: Board, question: Question) -> Exit:
        """Say what the starting board shows by itself."""
        if question.is_mistaken(board):
            return self._correct(entry, board, board, question)
        value = board.value(question.cell)
        if question.digit in (None, value):
            how = "is given" if board.is_given(question.cell) else "was placed beforehand"
            told = sentence(question.cell, " is ", value, f": the digit {how}")
        else:
            told = loss(board, question.candidate) or sentence(
                question.cell, " cannot be ", question.digit, ": that was ruled out beforehand"
            )
        self._show_at_once(entry, board, question, told)
        return Exit.OK

    def _answer(self, entry: Entry, result: SolveResult, question: Question) -> Exit:
        """Show why, if the solve came to it."""
        end = result.final_board
        value = end.value(question.cell)
        if question.is_mistaken(end):
            return self._correct(entry, result.initial, end, question)
        if question.is_settled(end):
            is_placed = question.digit in (None, value)
            shown = question.cell if is_placed else question.candidate
            self._show_proof(entry, result.proof(shown, shorten=self.asked.shorten), question)
            return Exit.OK
        searched = search(result)
        said = standing(result, searched, self.notation)
        cell = self.notation.cell(question.cell)
        is_loss = question.asks is not Asks.WHAT_IT_IS
        fault = f"can still be {digit_text(question.digit or 0)}" if is_loss else "is not placed"
        said = said.removeprefix("not solved: ")
        self._refuse(entry, result.initial, question, f"{cell} {fault}: {said}")
        return exit_code(result, searched)

    def _correct(self, entry: Entry, start: Board, end: Board, question: Question) -> Exit:
        """Say that it is the other way round than the question takes it to be."""
        cell, value = self.notation.cell(question.cell), digit_text(end.value(question.cell) or 0)
        wrong = digit_text(question.digit or 0)
        said = f"is {value}, not {wrong}" if wrong != value else f"is {value}: nothing rules it out"
        self._refuse(entry, start, question, f"{cell} {said}")
        return Exit.UNREADABLE

    def _refuse(self, entry: Entry, start: Board, question: Question, message: str) -> None:
        self._complain(entry, message)
        if self.as_json:
            self.write(unanswered_record(entry, start, question.cell, message))

    def _complain(self, entry: Entry, message: str) -> None:
        self.complain(entry.placed(message))

    # what is written

    def _show_proof(self, entry: Entry, proof: SolveResult, question: Question) -> None:
        start, action = proof.initial, proof.steps[-1].inference.action
        if not self.as_json and action in self._shown:
            return  # one step took several of the candidates that were asked about
        self._shown.add(action)
        asked_loss = question.digit not in (None, proof.final_board.value(question.cell))
        lead = loss(proof.final_board, question.candidate) if asked_loss else None
        first = [] if lead is None else [lead]
        match self.asked.form:
            case "json":
                told = [*first, *tell_proof(proof, self.narrator)]
                gone = question.digit if asked_loss else None
                texts = [plain_text([one]) for one in told]
                self.write(why_record(entry, start, question.cell, proof, texts, gone))
            case "dot":
                self.write_page(dot(proof, self.notation))
            case "mermaid":
                self.write_page(mermaid(proof, self.notation))
            case "text" if self.asked.tree:
                branches = LINES if self.page.has_lines else ASCII
                self._tell(entry, start, [*first, *proof_tree(proof, branches)])
            case _:
                self._tell(entry, start, [*first, *tell_proof(proof, self.narrator)])

    def _show_at_once(self, entry: Entry, board: Board, question: Question, told: Passage) -> None:
        if self.as_json:
            gone = question.digit if question.digit != board.value(question.cell) else None
            self.write(why_record(entry, board, question.cell, None, [told.text], gone))
        elif self.asked.form in _GRAPHS:
            self._complain(entry, f"{self._in_notation(told, board)} There is nothing to draw.")
        else:
            self._tell(entry, board, [told])

    def _tell(self, entry: Entry, board: Board, passages: Sequence[Passage]) -> None:
        """Write passages under a heading that says which of several puzzles it is."""
        told = all_in_notation(passages, self.notation, board.layout.size)
        heading = self.heading(entry, board)
        if not self.asked.tree:
            self.write_page(self.page.text(heading, told))
        else:
            self.write_page(
                "\n\n".join(part for part in (heading, plain_text(told)) if part) + "\n"
            )

    def _in_notation(self, passage: Passage, board: Board) -> str:
        return in_notation(passage, self.notation, board.layout.size).text
