"""The loop: the first inference of the first rule that fires, one step at a time."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cached_property, partial
from itertools import takewhile
from typing import Literal

from sudologue.budget import (
    DEFAULT_BUDGET,
    Allowance,
    OutOfBudgetError,
    OutOfTimeError,
    OutOfWorkError,
    spend,
)
from sudologue.caches import InTurn
from sudologue.errors import RuleError, SudologueError
from sudologue.inference import (
    Diagnosis,
    Inference,
    SolveResult,
    SolveStatus,
    TraceStep,
)
from sudologue.messages import Messages
from sudologue.model import Board, Clue, House, expect_board
from sudologue.rules import Rule, Technique, Tier, chosen
from sudologue.rules.all_rules import admitted
from sudologue.rules.order import FAMILY_OF, ORDER, RANKS
from sudologue.solver.foreign_rules import as_asked
from sudologue.solver.nearest_steps import AskedRule, NearestSteps
from sudologue.wording import counted

_say = Messages(__name__)

StepChoice = (
    Literal["first", "nearest"]
    | Callable[[Sequence[Inference], Board, TraceStep | None], Inference]
)
"""Which of several findings comes next.

A function is given what a rule finds, the board and the step before, and returns a finding.
"""


class Solver:
    """A solver, which tries the rules it is given in their order, or else all that are registered.

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
        timeout: float | None = None,
        budget: int | Literal["usual"] | None = "usual",
        check: bool | None = None,
        exhaustive: bool = False,
        choose: StepChoice = "first",
    ) -> None:
        """`max_steps` stops every solve after that many steps, `timeout` after that many seconds.

        `max_depth` is how many assumptions a proof by contradiction may nest: 0 for no such proofs,
        1 for chains and nets, 2 and more for contradictions within them.

        `budget` is how many units of work a solve may take. The default is a few seconds' worth, or
        no limit for an exhaustive solve; `None` is no limit. A solve that runs out stops at the
        same step on every machine.

        `check` says whose inferences the audit's kernel checks before they become steps: those of
        rules that are not this package's, or with `True` of all rules, with `False` of none. If the
        kernel refuses one, that raises a `RuleError`.

        If the rules get stuck, an `exhaustive` solve refutes candidates in ever more cases, by
        contradictions nested as deep as it takes. This may take hours. Its steps are only those
        that the kernel accepts.

        `choose` says which of several findings is the next step. `"first"` is the first that the
        easiest rule finds. `"nearest"` is the way a person goes: singles continue with the last
        digit or block, and only eliminations that some digit needs are steps. A function of your
        own gets the findings of the easiest rule that has any, the board, and the step before
        (`None` at first), and returns one of the findings.
        """
        _say.expect(exhaustive, bool, "true_or_false")
        if exhaustive and max_depth is not None:
            raise SudologueError(_say("no_depth"))
        if budget == "usual":
            budget = None if exhaustive else DEFAULT_BUDGET
        bounds = (("max_steps", max_steps), ("max_depth", max_depth), ("budget", budget))
        for name, bound in bounds:
            _say.expect(bound, int | None, "count", name=name)
            if bound is not None and bound < 0:
                raise SudologueError(_say("below_zero", name=name, value=bound))
        _say.expect(timeout, float | int | None, "seconds")
        if timeout is not None and not 0 < timeout < math.inf:
            raise SudologueError(_say("timeout", timeout=timeout))
        self.max_steps, self.timeout, self.budget = max_steps, timeout, budget
        _say.expect(check, bool | None, "which_checked")
        self._assume_unique, self._max_depth, self._check = assume_unique, max_depth, check
        if not callable(choose) and choose not in ("first", "nearest"):
            raise SudologueError(_say("no_choice", choose=choose))
        self._choose, self._exhausts = choose, exhaustive
        self._chosen: Sequence[Rule | str] = ORDER
        if rules is not None:
            within = (_within(rule, max_depth) for rule in chosen(rules, assume_unique))
            self._chosen = [rule for rule in within if rule is not None]
        usual = self._chosen
        if exhaustive:
            from sudologue.solver.exhausting import is_replaced

            usual = [rule for rule in usual if not is_replaced(rule)]
        self._usual = usual
        count = len([*takewhile(_finds_singles, usual)])
        singles, others = usual[:count], usual[count:]
        plainly = partial(self._as_asked, has_clues=False)
        self._with_clues = InTurn(singles, self._as_asked), InTurn(others, self._as_asked)
        without_clues = [
            rule for rule in singles if not isinstance(rule, str) or FAMILY_OF[rule] == "singles"
        ]
        self._without_clues = InTurn(without_clues, plainly), InTurn(others, plainly)

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        """The rules in their order."""
        loaded = (self._loaded(rule) for rule in self._usual)
        rules = tuple(rule for rule in loaded if rule is not None)
        if not self._exhausts:
            return rules
        from sudologue.solver.exhausting import ExhaustiveNesting

        return (*rules, ExhaustiveNesting())

    def _loaded(self, rule: Rule | str, has_clues: bool = True) -> Rule | None:
        """A rule, or that of a slug; nothing if it is not asked about boards such as these."""
        if isinstance(rule, str):
            found = admitted(rule, assume_unique=self._assume_unique, has_clues=has_clues)
            return None if found is None else _within(found, self._max_depth)
        return rule if has_clues or not _needs_clues(rule) else None

    def _as_asked(self, rule: Rule | str, has_clues: bool = True) -> AskedRule | None:
        loaded = self._loaded(rule, has_clues)
        return None if loaded is None else as_asked(loaded, self._check, self._assume_unique)

    def __repr__(self) -> str:
        return f"<Solver with {counted(len(self.rules), 'rule')}>"

    def next_step(self, board: Board) -> TraceStep | None:
        """The simplest step on a board; nothing when the board is dead or no rule fires in time."""
        return next(self.steps(board), None)

    def _simplest(
        self, board: Board, allowance: Allowance, before: TraceStep | None
    ) -> Inference | None:
        masks = board.masks
        if not masks.open_cells or masks.has_dead_cell:
            return None
        for rule in self._asked(board)[0]:
            inference = self._finding(rule, board, before)
            if inference is not None:
                return inference
        return self._beyond_singles(board, allowance, before)

    def _asked(self, board: Board) -> tuple[Iterable[AskedRule], Iterable[AskedRule]]:
        """The rules for singles that are asked about a board, and the others."""
        return self._with_clues if board.layout.clues else self._without_clues

    def _finding(self, rule: AskedRule, board: Board, before: TraceStep | None) -> Inference | None:
        """The finding of a rule that is to be taken."""
        if not callable(self._choose):
            return rule.first(board)
        found = tuple(rule.find(board))
        if not found:
            return None
        chosen = self._choose(found, board, before)
        if chosen not in found:
            raise SudologueError(_say("no_finding", chosen=chosen))
        return chosen

    def _beyond_singles(
        self, board: Board, allowance: Allowance, before: TraceStep | None
    ) -> Inference | None:
        # Searching for a dead house costs as much as a placement, so it waits until no single
        # fires; a house that is dead leaves a dead cell behind as its cells fill up.
        if board.dead_end is not None:
            return None
        with allowance:
            price = _price(board)
            for rule in self._asked(board)[1]:
                allowance.spend(price)
                inference = self._finding(rule, board, before)
                if inference is not None:
                    return inference
        return None

    def steps(self, board: Board) -> Iterator[TraceStep]:
        """The steps from a board onwards, each as soon as it is found, within budget and time."""
        expect_board(board)
        try:
            yield from self._steps(board, self._allowance())
        except OutOfWorkError:
            return

    def _steps(self, board: Board, allowance: Allowance) -> Iterator[TraceStep]:
        if board.dead_end is not None:
            return
        if self._choose == "nearest" and not self._exhausts:
            beyond = partial(self._beyond_singles, allowance=allowance, before=None)
            singles = (*self._asked(board)[0],)
            yield from NearestSteps(singles, bool(self._check), beyond).from_board(board)
            return
        simplest = self._exhaustively(board) if self._exhausts else self._simplest
        step: TraceStep | None = None
        while (inference := simplest(board, allowance, step)) is not None:
            board = inference.action.apply(board)
            step = TraceStep(inference, board)
            yield step

    def _exhaustively(
        self, board: Board
    ) -> Callable[[Board, Allowance, TraceStep | None], Inference | None]:
        """How to find the simplest step in an exhaustive solve, from this board on."""
        from sudologue.solver.exhausting import Exhausting  # other solves need no kernel

        exhausting = Exhausting(board)

        def simplest(
            board: Board, allowance: Allowance, before: TraceStep | None
        ) -> Inference | None:
            inference = self._simplest(board, allowance, before)
            if inference is not None:
                exhausting.accepts(board, inference)
            elif not board.is_complete and board.dead_end is None:
                with allowance:
                    inference = exhausting.first(board)
            return inference

        return simplest

    def _allowance(self) -> Allowance:
        return Allowance(self.budget, self.timeout)

    def options(
        self, board: Board, house: House | None = None, clue: Clue | None = None
    ) -> tuple[Inference, ...]:
        """Everything that any rule finds on a board now, simplest rule first.

        With a `house`, such as a diagonal, or a `clue`, such as a cage, only what cites it in its
        receipt. What is not found within budget and time is left out.
        """
        expect_board(board)
        if house is not None:
            board.masks.tables.expect_house(house)
        if clue is not None:
            board.masks.tables.expect_clue(clue)
        found: list[Inference] = []
        if board.dead_end is None:
            price = _price(board)
            load = partial(self._as_asked, has_clues=bool(board.layout.clues))
            with suppress(OutOfWorkError), self._allowance():
                for rule in filter(None, map(load, self._chosen)):
                    spend(price)
                    for inference in rule.find(board):
                        if all(part is None or inference.cites(part) for part in (house, clue)):
                            found.append(inference)
        return tuple(found)

    def solve(
        self, board: Board, watch: Callable[[TraceStep], object] | None = None
    ) -> SolveResult:
        """The whole trace, or as much of it as steps, time and budget allow.

        Whoever watches is handed each step as it is found, and may end the solve by raising.
        """
        expect_board(board)
        steps: list[TraceStep] = []
        try:
            for step in self._steps(board, self._allowance()):
                if len(steps) == self.max_steps:
                    reason = str(_say("step_limit", count=len(steps)))
                    return self.conclude(board, steps, reason)
                steps.append(step)
                if watch is not None:
                    watch(step)
        except OutOfTimeError:
            return self.conclude(board, steps, time_limit(self.timeout or 0))
        except OutOfBudgetError:
            return self._concluded(board, steps, budget=self.budget)
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
        if stopped is not None or last.is_complete:
            return self._concluded(board, taken, stopped)
        try:
            with self._allowance():
                witnesses = self._witnesses(last)
        except OutOfTimeError:
            return self._concluded(board, taken, time_limit(self.timeout or 0))
        except OutOfBudgetError:
            return self._concluded(board, taken, budget=self.budget)
        return self._concluded(board, taken, witnesses=witnesses)

    def _concluded(
        self,
        board: Board,
        steps: Sequence[TraceStep],
        stopped: str | None = None,
        budget: int | None = None,
        witnesses: tuple[Board, ...] = (),
    ) -> SolveResult:
        """The result of steps and what ended them: something outside, or a budget that is used up.

        A board that is complete or dead is the end whatever else there was.
        """
        taken = tuple(steps)
        last = taken[-1].board if taken else board
        if last.is_complete and not ((last.layout.clues or not taken) and last.dead_end):
            return SolveResult(board, taken, SolveStatus.SOLVED)
        status = SolveStatus.STUCK if stopped is None else SolveStatus.STOPPED
        if last.dead_end is not None:
            status, stopped, budget = SolveStatus.CONTRADICTION, None, None
        has_clues = bool(board.layout.clues)
        tried = tuple(rule.name for rule in self.rules if has_clues or not _needs_clues(rule))
        diagnosis = Diagnosis.of(last, tried, stopped, witnesses, budget)
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


def time_limit(seconds: float) -> str:
    """What a solve that took so long was stopped by."""
    return str(_say("time_limit", seconds=seconds))


def _price(board: Board) -> int:
    """The units that asking one rule takes, in the mean of rules and of positions.

    What takes much more, such as following all candidates, is counted where it is done.
    """
    return 1 + board.masks.live.bit_count() * board.layout.size // 135


def _within(rule: Rule, max_depth: int | None) -> Rule | None:
    """The rule as far as it keeps to a depth; nothing if it cannot."""
    if max_depth is None or not isinstance(rule, Technique):
        return rule
    return rule.within(max_depth)


def _needs_clues(rule: Rule) -> bool:
    return isinstance(rule, Technique) and rule.needs_clues


def _finds_singles(rule: Rule | str) -> bool:
    if isinstance(rule, str):
        return RANKS[rule] <= RANKS["naked_single"]
    return isinstance(rule, Technique) and rule.card.tier is Tier.SINGLES
