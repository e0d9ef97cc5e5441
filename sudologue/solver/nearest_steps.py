"""The path of a person: singles that go on with the last one, and eliminations that are needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from sudologue.budget import OutOfWorkError
from sudologue.errors import RuleError
from sudologue.inference import Inference, TraceStep
from sudologue.model import Board
from sudologue.rules import Technique
from sudologue.rules.singles.nearest import (
    SINGLES,
    nearest_of,
    nearest_singles,
    settled_single,
)
from sudologue.solver.foreign_rules import QuestionedRule

AskedRule = Technique | QuestionedRule


class NearestSteps:
    """The steps from a board on: by rules for singles, and `beyond` these by whatever finds more.

    Singles that `are_checked` have to pass the rule that is asked about them. A clue that decides a
    digit by itself is read before a house or a cell is counted through.
    """

    def __init__(
        self,
        singles: Sequence[AskedRule],
        are_checked: bool,
        beyond: Callable[[Board], Inference | None],
    ) -> None:
        self._rules, self._are_checked, self._beyond = singles, are_checked, beyond
        names = [_own_name(rule) for rule in singles]
        known = dict(zip(names, singles, strict=True))
        self._of_clues = [rule for name, rule in known.items() if name and name not in SINGLES]
        self._asked = {name: known[name] for name in SINGLES if name in known}
        usual = {*SINGLES, *map(_own_name, self._of_clues)}
        self._are_usual = (*self._asked,) == SINGLES and {*names} == usual

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
                while inference is not None and inference.evidence.is_noted_at_once:
                    inference = self._beyond(taken.seen)
                    if inference is not None:
                        yield from taken.take(inference)
        except (OutOfWorkError, RuleError):
            yield from taken.all_found()
            raise
        yield from taken.rest()

    def _singles(self, board: Board, last: int | None) -> Iterator[tuple[int, TraceStep]]:
        """The singles from a board on, each the nearest to the one before, with its number."""
        if not self._are_usual:
            return self._by_rule(self._rules, board, last)
        if self._of_clues:
            return self._between_clues(board, last)
        return self._plain(board, last)

    def _plain(self, board: Board, last: int | None) -> Iterator[tuple[int, TraceStep]]:
        steps = nearest_singles(board, last)
        return self._checked(board, steps) if self._are_checked else steps

    def _between_clues(self, board: Board, last: int | None) -> Iterator[tuple[int, TraceStep]]:
        """The same, and before each what steps have settled, or clues, but for full houses."""
        plain = self._plain(board, last)
        while True:
            numbered = next(plain, None)
            decided = settled_single(board, last)
            if decided is None and (numbered is None or numbered[1].inference.rule != SINGLES[0]):
                decided = next(self._by_rule(self._of_clues, board, last), None)
            if decided is not None:
                numbered, plain = decided, self._plain(decided[1].board, decided[0])
            if numbered is None:
                return
            last, board = numbered[0], numbered[1].board
            yield numbered

    def _checked(
        self, board: Board, steps: Iterator[tuple[int, TraceStep]]
    ) -> Iterator[tuple[int, TraceStep]]:
        for number, step in steps:
            rule = self._asked[step.inference.rule]
            if isinstance(rule, QuestionedRule):
                rule.accepted(step.inference, board)
            board = step.board
            yield number, step

    def _by_rule(
        self, rules: Sequence[AskedRule], board: Board, last: int | None
    ) -> Iterator[tuple[int, TraceStep]]:
        """Singles of some rules, in the order that these were given in."""
        while board.masks.open_cells and not board.masks.has_dead_cell:
            found = (nearest_of(tuple(rule.find(board)), board, last) for rule in rules)
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
