"""`sudologue why`: the proof of what a cell is, or of what it cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import click

from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.input.questions import Asking, how_to_ask, told_apart
from sudologue.cli.options import group, option, shared_options, verb
from sudologue.cli.options.puzzle_options import SolvingOptions
from sudologue.cli.options.run_options import many, unheard
from sudologue.cli.output.records import unanswered_record, why_record
from sudologue.cli.output.search_words import standing
from sudologue.cli.run.handler import PuzzleHandler
from sudologue.cli.run.timed_solve import exit_code, search, solve_within
from sudologue.coach.why import Why, one_by_one, why_of
from sudologue.inference import Action, SolveResult, SolveStatus
from sudologue.messages import Messages
from sudologue.model import Board
from sudologue.narration import Passage, in_full, voice_named
from sudologue.narration.notations import all_in_notation, in_notation
from sudologue.narration.notations.mentions import Mention, mentions
from sudologue.narration.steps.proofs import ASCII, LINES, proof_tree
from sudologue.rendering import dot, mermaid, plain_text

_say = Messages(__name__)

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
            yield _say("tree_form", form=self.form)
        silent = _say("with_format", form=self.form) if self.form in _GRAPHS else None
        yield from unheard("--tree" if self.tree else silent, full=self.full)


@verb(cls=Asking)
@shared_options.puzzles_and("CELL")
@group(
    "printing",
    shared_options.voice(),
    option("--tree", is_flag=True),
    option("--shorten", is_flag=True),
    shared_options.full,
    shared_options.notation,
)
@group("output", shared_options.form("markdown", "json", *_GRAPHS), shared_options.output)
@group(
    "solving",
    shared_options.rules,
    shared_options.assume_unique,
    shared_options.choose,
    shared_options.timeout,
)
@shared_options.budget
@many
@shared_options.layout_options
@shared_options.color
@click.pass_context
def why(ctx: click.Context, **_: Any) -> int:
    """`sudologue why`."""
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

    def _questions(self, board: Board) -> list[Mention]:
        size = board.layout.size
        named = [one for text in self._asked for one in mentions(text, size, self.notation)]
        return [*one_by_one(named)]

    def handle(self, entry: Entry, board: Board) -> Exit:
        self._shown.clear()
        solved: list[SolveResult] = []

        def solve() -> SolveResult:
            solved[:] = solved or [solve_within(self.solver, board)]
            return solved[0]

        answers = [
            why_of(board, (asked,), solve, self.asked.shorten) for asked in self._questions(board)
        ]
        worst = max(self._answer(entry, answer) for answer in answers)
        result = solved[0] if solved else None
        if result is not None and self._shown and result.status is SolveStatus.CONTRADICTION:
            searched = search(result)
            said = standing(result, searched, self.notation)
            self._complain(entry, _say("but_has", said=said))
            worst = max(worst, exit_code(result, searched))
        return worst

    def _answer(self, entry: Entry, answer: Why) -> Exit:
        """Show why, if the solve came to it."""
        if answer.result is None:
            self._show_at_once(entry, answer)
        elif answer.proof is not None:
            self._show_proof(entry, answer, answer.proof)
        else:
            searched = search(answer.result)
            said = standing(answer.result, searched, self.notation).removeprefix("not solved: ")
            open_end = in_notation(next(answer.leads()), self.notation, answer.board.layout.size)
            message = f"{open_end.text.rstrip('.')}: {said}"
            self._complain(entry, message)
            if self.as_json:
                self.write(unanswered_record(entry, answer, message))
            return exit_code(answer.result, searched)
        return Exit.OK

    def _complain(self, entry: Entry, message: str) -> None:
        self.complain(entry.placed(message))

    # what is written

    def _show_proof(self, entry: Entry, answer: Why, proof: SolveResult) -> None:
        start, action = proof.initial, proof.steps[-1].inference.action
        if not self.as_json and action in self._shown:
            return  # one step took several of the candidates that were asked about
        self._shown.add(action)
        match self.asked.form:
            case "json":
                texts = [plain_text([one]) for one in answer.passages(self.narrator)]
                self.write(why_record(entry, answer, texts))
            case "dot":
                self.write_page(dot(proof, self.notation))
            case "mermaid":
                self.write_page(mermaid(proof, self.notation))
            case "text" if self.asked.tree:
                branches = LINES if self.page.has_lines else ASCII
                self._tell(entry, start, [*answer.leads(), *proof_tree(proof, branches)])
            case _:
                self._tell(entry, start, answer.passages(self.narrator))

    def _show_at_once(self, entry: Entry, answer: Why) -> None:
        (told,) = answer.leads()
        if self.as_json:
            self.write(why_record(entry, answer, [told.text]))
        elif self.asked.form in _GRAPHS:
            said = in_notation(told, self.notation, answer.board.layout.size).text
            self._complain(entry, _say("nothing_to_draw", said=said))
        else:
            self._tell(entry, answer.board, [told])

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
