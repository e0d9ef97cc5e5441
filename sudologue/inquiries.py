"""More questions about a position or a puzzle: check, why, steps, convert and prove."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import groupby
from typing import TYPE_CHECKING, Any

from sudologue.api import Budget, limits_of
from sudologue.budget import SEARCH_BUDGET
from sudologue.errors import SudologueError
from sudologue.inference import SolveResult, SolveStatus
from sudologue.messages import Messages, in_language
from sudologue.model import Board, Clue, House, Layout
from sudologue.model.positions import PositionLike, board_of
from sudologue.rules import Rule, Technique, chosen, of_family, registry
from sudologue.solver import Solver
from sudologue.step_view import StepView
from sudologue.wording import counted

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.audit.certificate import Certificate
    from sudologue.coach.claim import ClaimLike
    from sudologue.coach.position_check import PositionCheck
    from sudologue.coach.why import Why
    from sudologue.formats import Reading
    from sudologue.model import Cell
    from sudologue.narration.notations import Notation


def check(
    position: PositionLike,
    *,
    where: bool = True,
    layout: Layout | None = None,
    timeout: float | None = None,
    budget: Budget = "usual",
) -> PositionCheck:
    """Check whether a puzzle or a position has no solution, one or several, and what is wrong.

    The answer comes from search, within `timeout` seconds or a `budget`. If there is no solution,
    `where` names the fault: entries that are in no solution of the puzzle, or givens and clues that
    clash. It doesn't say what would be right.
    """
    from sudologue.coach.position_check import position_check

    _say.expect(where, bool, "where")
    limits = limits_of(timeout, budget, SEARCH_BUDGET)
    return position_check(board_of(position, layout, puzzle=True), limits, where)


def why(
    position: PositionLike,
    asked: ClaimLike | Cell,
    rules: Iterable[Rule | str] | None = None,
    *,
    notation: str | Notation = "rc",
    shorten: bool = False,
    assume_unique: bool = False,
    layout: Layout | None = None,
    timeout: float | None = None,
    budget: Budget = "usual",
) -> Why:
    """Explain why a cell has its digit, or can't have another: the steps that lead there.

    Ask about a cell, `r3c3`, a candidate, `r3c3(5)`, or a claim, `r3c3=5` or `r3c3<>5`; if the
    claim is false, you learn why not. A position is solved first, with the techniques in `rules` or
    with all of them; a result is not solved again. `shorten` leaves out eliminations that the proof
    can do without.
    """
    from sudologue.coach.claim import said_in
    from sudologue.coach.why import why_of

    board = board_of(position, layout, puzzle=True)
    named = [*said_in(asked, board.layout, notation)]
    limits: dict[str, Any] = {"timeout": timeout, "budget": budget}
    solver = Solver(rules, assume_unique=assume_unique, choose="nearest", **limits)

    def solve() -> SolveResult:
        if not isinstance(position, SolveResult) or rules is not None:
            return solver.solve(board)
        is_over = position.status is not SolveStatus.STOPPED
        return position if is_over else solver.solve(board)

    return why_of(board, named, solve, shorten)


class StepList(tuple[StepView, ...]):
    """Steps that can be taken on a board now, those of the simplest technique first."""

    @cached_property
    def by_technique(self) -> dict[str, tuple[StepView, ...]]:
        """The steps of each rule, by its slug."""
        grouped = groupby(self, lambda step: step.rule)
        return {rule: tuple(its) for rule, its in grouped}

    @in_language
    def tell(self, notation: str | Notation = "rc", *, language: str | None = None) -> str:
        """A line for each technique, with the conclusions of its steps."""
        from sudologue.narration.notations import notation_of
        from sudologue.narration.steps.scene import title_of

        names = notation_of(notation)
        lines: list[str] = []
        for rule, its in self.by_technique.items():
            # the same conclusion once, however many ways lead there
            told = dict.fromkeys(names.conclusion(i.action, i.board.layout.size) for i in its)
            lines.append(f"{title_of(rule)} ({counted(len(told), 'step')}): {'; '.join(told)}")
        return "\n".join(lines) or _say("nothing")

    def __str__(self) -> str:
        return self.tell()

    def __repr__(self) -> str:
        techniques = counted(len(self.by_technique), "technique")
        return f"<StepList of {counted(len(self), 'step')} by {techniques}>"


def steps(
    position: PositionLike,
    rules: Iterable[Rule | str] | None = None,
    *,
    family: str | None = None,
    house: House | str | None = None,
    clue: str | Clue | tuple[Clue, ...] | None = None,
    assume_unique: bool = False,
    layout: Layout | None = None,
    timeout: float | None = None,
    budget: Budget = "usual",
) -> StepList:
    """List every step you could take on a board now, the simplest techniques first.

    You can limit the list to techniques, by `rules` or by `family`, such as `fish`, and to steps
    that use a `house` or a `clue`. The list ends early at `timeout` or `budget`.
    """
    from sudologue.coach.given_reason import clues_called, house_called
    from sudologue.coach.reason_search import traced

    if family is not None and rules is not None:
        raise SudologueError(_say("one_family"))
    board = board_of(position, layout)
    asked = rules if family is None else of_family(family)
    solver = Solver(asked, assume_unique=assume_unique, timeout=timeout, budget=budget)
    about = house_called(house, board.layout) if isinstance(house, str) else house
    named = clues_called(clue, board.layout) if isinstance(clue, str) else clue
    clues = named if isinstance(named, tuple) else (named,)
    found = dict.fromkeys(one for each in clues for one in solver.options(board, about, each))
    return StepList(
        StepView(traced(board, [one], str(_say("end"))), 1, is_option=True) for one in found
    )


@dataclass(frozen=True)
class Conversion:
    """A position written in a format, what was lost, and remarks about reading it."""

    text: str
    losses: tuple[str, ...]
    remarks: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.text


def convert(position: PositionLike, to: str, *, layout: Layout | None = None) -> Conversion:
    """Write a position in a format, such as `hodoku` or `f-puzzles`, and say what is lost."""
    from sudologue.formats import Reading, named, read, write

    chosen_format = named(to)
    if isinstance(position, str):
        reading: Reading = read(position, layout=layout)
    else:
        reading = Reading(board_of(position, layout), chosen_format.slug)
    text = write(reading, to)
    return Conversion(text, chosen_format.losses(reading), reading.remarks)


def begs_the_question(what: str) -> str:
    """What is said of a rule, or an option, that assumes what a certificate has to prove."""
    return _say("begs_the_question", what=what)


def is_ended(result: SolveResult) -> bool:
    """Whether a result comes to what a certificate can be about."""
    return result.status in (SolveStatus.SOLVED, SolveStatus.CONTRADICTION)


def rules_to_prove(rules: Iterable[Rule | str] | None) -> Sequence[Rule]:
    """The rules that a certificate can show: neither uniqueness nor, unless chosen, sums."""
    if rules is None:
        unproved = {*of_family("ledgers"), *(r for r in registry() if r.card.assumes_uniqueness)}
        return [rule for rule in registry() if rule not in unproved]
    asked = chosen(rules, assume_unique=True)
    for rule in asked:
        if isinstance(rule, Technique) and rule.card.assumes_uniqueness:
            raise SudologueError(begs_the_question(repr(rule.name)))
    return asked


def solved_to_prove(
    board: Board,
    solver: Solver,
    with_sums: Solver | None,
    solve: Callable[[Solver, Board], SolveResult] = Solver.solve,
) -> SolveResult:
    """The result to be certified; with sums of houses and cages where it takes these.

    Of sums there are no certificates yet, which is then what is said.
    """
    result = solve(solver, board)
    if with_sums is not None and board.layout.clues and not is_ended(result):
        result = solve(with_sums, board)
    return result


def prove(
    puzzle: PositionLike,
    rules: Iterable[Rule | str] | None = None,
    *,
    layout: Layout | None = None,
    timeout: float | None = None,
    budget: Budget = "usual",
) -> Certificate:
    """Make a certificate that a puzzle has one solution, or none, for others to check.

    Its `cnf` is a formula that states the puzzle and denies the solution; `drat` and `lrat` prove
    that this is impossible. It is an error if the techniques don't solve the puzzle, or need the
    rule of 45.
    """
    from sudologue.audit import certify

    board = board_of(puzzle, layout, puzzle=True)
    solver = partial(Solver, timeout=timeout, budget=budget)
    with_sums = solver() if rules is None else None
    return certify(solved_to_prove(board, solver(rules_to_prove(rules)), with_sums))
