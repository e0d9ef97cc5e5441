"""The path of a person: singles that go on with the last one, and eliminations that are needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from sudologue.budget import OutOfWorkError
from sudologue.errors import RuleError
from sudologue.inference import Inference, TraceStep
from sudologue.model import Board
from sudologue.rules import Technique
from sudologue.rules.singles.nearest import SINGLES, nearest_of, nearest_singles
from sudologue.solver.foreign_rules import QuestionedRule

AskedRule = Technique | QuestionedRule


class NearestSteps:
    """The steps from a board on: by rules for singles, and `beyond` these by whatever finds more.

    Singles that `are_checked` have to pass the rule that is asked about them.
    """

    def __init__(
        self,
        singles: Sequence[AskedRule],
        are_checked: bool,
        beyond: Callable[[Board], Inference | None],
    ) -> None:
        self._rules, self._are_checked, self._beyond = singles, are_checked, beyond
        self._are_usual = (*map(_own_name, singles),) == SINGLES

    def from_board(self, board: Board) -> Iterator[TraceStep]:
        """The steps, each as soon as it is known that it is needed."""
        last: int | None = None
        for number, step in self._singles(board, last):
            last, board = number, step.board
            yield step
        masks = board.masks
        if masks.open_cells and not masks.has_dead_cell:
            yield from self._past_singles(board, last)

    def _past_singles(self, board: Board, last: int | None) -> Iterator[TraceStep]:
        # puzzles of singles do not wait for what weighs eliminations
        from sudologue.solver.withholding import Withholding

        taken, done = Withholding(board), board
        try:
            while True:
                if taken.shown is not done:
                    for number, step in self._singles(taken.shown, last):
                        last = number
                        taken.go_on(step.board)
                        yield step
                    taken.catch_up()
                    done = taken.shown
                if taken.is_waiting:
                    found = next(self._singles(taken.seen, last), None)
                    if found is not None:
                        last, step = found
                        yield from taken.take(step.inference)
                        continue
                masks = taken.seen.masks
                if not masks.open_cells or masks.has_dead_cell:
                    break
                inference = self._beyond(taken.seen)
                if inference is None:
                    break
                yield from taken.take(inference)
        except (OutOfWorkError, RuleError):
            yield from taken.all_found()
            raise
        yield from taken.rest()

    def _singles(self, board: Board, last: int | None) -> Iterator[tuple[int, TraceStep]]:
        """The singles from a board on, each the nearest to the one before, with its number."""
        if not self._are_usual:
            return self._by_rule(board, last)
        steps = nearest_singles(board, last)
        return self._checked(board, steps) if self._are_checked else steps

    def _checked(
        self, board: Board, steps: Iterator[tuple[int, TraceStep]]
    ) -> Iterator[tuple[int, TraceStep]]:
        asked = dict(zip(SINGLES, self._rules, strict=True))
        for number, step in steps:
            rule = asked[step.inference.rule]
            if isinstance(rule, QuestionedRule):
                rule.accepted(step.inference, board)
            board = step.board
            yield number, step

    def _by_rule(self, board: Board, last: int | None) -> Iterator[tuple[int, TraceStep]]:
        """Singles of some rules, in the order that these were given in."""
        while board.masks.open_cells and not board.masks.has_dead_cell:
            found = (nearest_of(tuple(rule.find(board)), board, last) for rule in self._rules)
            numbered = next(filter(None, found), None)
            if numbered is None:
                return
            last, inference = numbered
            board = inference.action.apply(board)
            yield last, TraceStep(inference, board)


def _own_name(rule: AskedRule) -> str | None:
    """The name of a rule of this package."""
    if isinstance(rule, Technique):
        return rule.name
    return rule.rule.name if rule.is_ours else None
