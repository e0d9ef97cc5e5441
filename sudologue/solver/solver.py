"""The loop: the first inference of the first rule that fires, one step at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from sudologue.errors import RuleError, SudologueError, expect
from sudologue.inference import (
    Diagnosis,
    Inference,
    SolveResult,
    SolveStatus,
    TraceStep,
)
from sudologue.model import Board, expect_board
from sudologue.rules import Rule, Technique, Tier, chosen
from sudologue.solver.strangers import Questioner
from sudologue.wording import counted


class Solver:
    """Solves by the rules it is given, in their order; without any, by all of the registry.

    >>> board = Board.from_string("1... ..3. .4.. ...2")
    >>> result = Solver().solve(board)
    >>> result.status.value, result.final_board.to_string()
    ('solved', '1324423124133142')
    """

    def __init__(
        self,
        rules: Iterable[Rule | str] | None = None,
        *,
        assume_unique: bool = False,
        max_steps: int | None = None,
        max_depth: int | None = None,
        check: bool | None = None,
    ) -> None:
        """`max_steps` ends every solve after so many steps.

        `max_depth` says how many assumptions may stand at once in a proof by contradiction: 0 for
        none of these proofs, 1 for chains and nets, 2 and more for contradictions within them.

        `check` says whose inferences the audit's kernel is asked about before they are taken: those
        of rules that are not this package's, unless it is `True` for all rules or `False` for none.
        A refused one is a `RuleError`.
        """
        for name, bound in (("max_steps", max_steps), ("max_depth", max_depth)):
            expect(bound, int | None, f"a number: {name} counts from 0")
            if bound is not None and bound < 0:
                raise SudologueError(f"{name} is {bound}: it counts from 0")
        self.max_steps = max_steps
        within = (_within(rule, max_depth) for rule in chosen(rules, assume_unique))
        self.rules: tuple[Rule, ...] = tuple(rule for rule in within if rule is not None)
        questioner = Questioner(check, assume_unique)
        self._asked = [questioner.all(rule) for rule in self.rules]
        finders = [questioner.first(rule) for rule in self.rules]
        first = next((n for n, rule in enumerate(self.rules) if not _finds_singles(rule)), None)
        self._singles, self._others = finders[:first], finders[first:] if first is not None else []

    def __repr__(self) -> str:
        return f"<Solver with {counted(len(self.rules), 'rule')}>"

    def next_step(self, board: Board) -> TraceStep | None:
        """The simplest step on a board, or nothing when no rule fires or the board is dead."""
        expect_board(board)
        inference = self._simplest(board)
        if inference is None:
            return None
        return TraceStep(inference, inference.action.apply(board))

    def _simplest(self, board: Board) -> Inference | None:
        if board.is_complete or board.has_dead_cell:
            return None
        for find in self._singles:
            inference = find(board)
            if inference is not None:
                return inference
        # Searching for a dead house costs as much as a placement, so it waits until no single
        # fires; a house that is dead leaves a dead cell behind as its cells fill up.
        if board.dead_end is not None:
            return None
        for find in self._others:
            inference = find(board)
            if inference is not None:
                return inference
        return None

    def steps(self, board: Board) -> Iterator[TraceStep]:
        """The steps from a board onwards, each as soon as it is found."""
        expect_board(board)
        while (inference := self._simplest(board)) is not None:
            board = inference.action.apply(board)
            yield TraceStep(inference, board)

    def options(self, board: Board) -> tuple[Inference, ...]:
        """Everything that any rule finds on a board now, simplest rule first."""
        expect_board(board)
        if board.dead_end is not None:
            return ()
        return tuple(inference for ask in self._asked for inference in ask(board))

    def solve(
        self, board: Board, watch: Callable[[TraceStep], object] | None = None
    ) -> SolveResult:
        """The whole trace, or as much of it as the bound on steps allows.

        Whoever watches is handed each step as it is found, and may end the solve by raising.
        """
        steps: list[TraceStep] = []
        try:
            for step in self.steps(board):
                if len(steps) == self.max_steps:
                    stopped = f"the limit of {counted(len(steps), 'step')}"
                    return self.conclude(board, steps, stopped)
                steps.append(step)
                if watch is not None:
                    watch(step)
        except RuleError as error:
            raise RuleError(error.rule, error.message, len(steps) + 1) from error
        return self.conclude(board, steps)

    def conclude(
        self, board: Board, steps: Iterable[TraceStep], stopped: str | None = None
    ) -> SolveResult:
        """The result of steps taken from a board on, all there are unless something `stopped` them.

        For those who take the steps one by one, and may have to end before the solver does.
        """
        taken = tuple(steps)
        last = taken[-1].board if taken else board
        if last.is_complete:
            return SolveResult(board, taken, SolveStatus.SOLVED)
        if last.dead_end is not None:
            status, stopped = SolveStatus.CONTRADICTION, None
        else:
            status = SolveStatus.STUCK if stopped is None else SolveStatus.STOPPED
        diagnosis = Diagnosis.of(
            last,
            tuple(rule.name for rule in self.rules),
            stopped,
            self._witnesses(last) if stopped is None else (),
        )
        return SolveResult(board, taken, status, diagnosis)

    def _witnesses(self, board: Board) -> tuple[Board, ...]:
        """Two solutions of a board that has no dead end, where a rule ran into them."""
        if board.dead_end is not None:
            return ()
        met = [
            witness
            for rule in self.rules
            if isinstance(rule, Technique)
            for witness in rule.witnesses(board)
        ]
        return tuple(met) if len(met) > 1 else ()


def _within(rule: Rule, max_depth: int | None) -> Rule | None:
    """The rule as far as it keeps to a depth; nothing if it cannot."""
    if max_depth is None or not isinstance(rule, Technique):
        return rule
    return rule.within(max_depth)


def _finds_singles(rule: Rule) -> bool:
    return isinstance(rule, Technique) and rule.card.tier is Tier.SINGLES
