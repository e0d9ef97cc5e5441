"""`sudologue check`: is it well formed, how many solutions has it, and what is wrong with it?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import click

from sudologue.budget import SEARCH_BUDGET, Allowance
from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.options import group, option, shared_options, verb
from sudologue.cli.options.puzzle_options import LimitOptions
from sudologue.cli.options.run_options import many
from sudologue.cli.output.records import check_record
from sudologue.cli.run.handler import PuzzleHandler
from sudologue.cli.run.timed_solve import search_exit_code
from sudologue.model import Board, digit_text
from sudologue.narration import say
from sudologue.narration.notations import Notation, in_notation
from sudologue.narration.steps.clashes import contradicting, nothing_goes_on
from sudologue.oracle import (
    Conflict,
    Judgement,
    Solutions,
    conflict_of,
    count_solutions,
    is_puzzle,
    judge_position,
)

_MORE = " (a larger --budget or --timeout may find more)"


@dataclass(frozen=True, kw_only=True)
class CheckOptions(LimitOptions):
    """What is asked of a check."""

    quiet: bool
    where: bool


@verb()
@shared_options.puzzles
@group(
    "What to print",
    option(
        "--where",
        is_flag=True,
        help="Say which entries of a position are wrong, but not what would be right",
    ),
    shared_options.quiet("Print only puzzles without exactly one solution"),
    shared_options.notation,
)
@group("Output", shared_options.form("json"), shared_options.output)
@shared_options.limits("Give up the search for a puzzle after this long", SEARCH_BUDGET)
@many
@shared_options.layout_options
@click.pass_context
def check(ctx: click.Context, **_: Any) -> int:
    """Count the solutions of puzzles: none, one, or several, of which two are shown.

    A position that you have begun is checked as it stands. If it has no solution, you learn whether
    the puzzle had one. If the puzzle itself has none, you learn which givens and clues contradict
    each other. The answer comes from search; no step of 'sudologue solve' rests on it.

    \b
    Examples:
      sudologue check 1.....3..4.....2
      sudologue check --where ':0000:x:1+2....3..4.....2:::'
      sudologue check -f json puzzles/sample.txt
    """
    return CheckHandler(CheckOptions.of(ctx)).run()


class CheckHandler(PuzzleHandler[CheckOptions]):
    """Searches each puzzle for solutions, and says of a position without any whose fault it is."""

    verb = "check"

    def __init__(self, asked: CheckOptions) -> None:
        super().__init__(asked)
        self.limits = asked.limits

    def handle(self, entry: Entry, board: Board) -> Exit:
        judgement = None
        with Allowance(self.limits.budget, self.limits.seconds):
            searched = count_solutions(board, limit=2)
            if searched.has_none and not is_puzzle(board):
                judgement = judge_position(board, self.asked.where)
        if self.asked.quiet and searched.is_unique:
            return Exit.OK
        has_none = (judgement.puzzle if judgement else searched).has_none
        conflict = self._conflict(board) if has_none else None
        end = board.dead_end if searched.has_none else None
        if self.as_json:
            self.write(check_record(entry, board, searched, judgement, end, conflict))
        else:
            lines = _told(entry, searched, judgement, self.notation)
            if end is not None:
                told = in_notation(nothing_goes_on(end), self.notation, board.layout.size).text
                lines[:1] = [lines[0], told] if judgement else [f"{lines[0]}: {told}"]
            if conflict is not None and (judgement or board.clash is None):
                lines.append(self._contradicting(conflict, board.layout.size))
            self.write(self.page.text(None, [say(line).as_line() for line in lines]))
        return search_exit_code(searched)

    def _conflict(self, puzzle: Board) -> Conflict:
        """What contradicts each other in a puzzle without a solution."""
        return conflict_of(puzzle, self.limits.seconds)

    def _contradicting(self, conflict: Conflict, size: int) -> str:
        told = contradicting(conflict.givens, conflict.barred, conflict.clues, conflict.is_minimal)
        return in_notation(told, self.notation, size).text


def _told(
    entry: Entry, searched: Solutions, judgement: Judgement | None, notation: Notation
) -> list[str]:
    verdict = _verdict(searched) if judgement is None else _position_verdict(judgement)
    if entry.rules and not searched.is_unique:
        verdict = f"read without its rules in words: {verdict}"
    lines = [entry.placed(verdict)]
    lines += (board.to_string() for board in searched.found)
    lines += _blamed(judgement, notation) if judgement else ()
    return lines


def _position_verdict(judgement: Judgement) -> str:
    """What is said of a position that has no solution."""
    if judgement.puzzle.has_none:
        return "no solution; nor has the puzzle itself"
    if judgement.puzzle.is_unique:
        return "no solution from here, though the puzzle has one"
    if judgement.puzzle.found:
        return "no solution from here, though the puzzle has some"
    return f"no solution from here; whether the puzzle has one was not found{_MORE}"


def _blamed(judgement: Judgement, notation: Notation) -> Iterator[str]:
    """The entries that are wrong, one a line."""
    for digit in judgement.wrong_digits:
        yield f"wrong: the {digit_text(digit.digit)} in {notation.cell(digit.cell)}"
    for cell in judgement.wrong_cells:
        yield f"wrong: what was removed from {notation.cell(cell)}"
    if judgement.is_together:
        yield "wrong: no entry by itself, but all of them together"


def _verdict(searched: Solutions) -> str:
    if searched.has_none:
        return "no solution"
    if searched.is_unique:
        return "one solution"
    if searched.has_several:
        return "more than one solution; two of them:"
    if searched.found:
        return f"at least one solution; the search was given up before the end{_MORE}:"
    return f"none found before the search was given up{_MORE}"
