"""The loop: the first inference of the first rule that fires, one step at a time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sudologue.inference import (
    Diagnosis,
    Inference,
    SolveResult,
    SolveStatus,
    TraceStep,
)
from sudologue.model import Board, bits_of
from sudologue.rules import Rule, Technique, Tier, chosen, finder


class Solver:
    """Solves by the rules it is given, in their order; without any, by all of the registry.

    >>> board = Board.from_string("1... ..3. .4.. ...2")
    >>> result = Solver().solve(board)
    >>> result.status.value, result.final_board.to_string()
    ('solved', '1324423124133142')
    """

    def __init__(
        self, rules: Iterable[Rule | str] | None = None, *, assume_unique: bool = False
    ) -> None:
        self.rules: tuple[Rule, ...] = tuple(chosen(rules, assume_unique))
        self._finders = [(finder(rule), _finds_singles(rule)) for rule in self.rules]
    def next_step(self, board: Board) -> TraceStep | None:
        """The simplest step on a board, or nothing when no rule fires or the board is dead."""
        inference = self._simplest(board)
        if inference is None:
            return None
        return TraceStep(inference, inference.action.apply(board))

    def _simplest(self, board: Board) -> Inference | None:
        if board.is_complete or board.has_dead_cell:
            return None
        # Searching for a dead house costs as much as a placement, so it waits until no single
        # fires; a house that is dead leaves a dead cell behind as its cells fill up.
        houses_checked = False
        for find, finds_singles in self._finders:
            if not (finds_singles or houses_checked):
                if board.dead_end is not None:
                    return None
                houses_checked = True
            inference = find(board)
            if inference is not None:
                return inference
        return None

    def steps(self, board: Board) -> Iterator[TraceStep]:
        """The steps from a board onwards, each as soon as it is found."""
        step = self.next_step(board)
        while step is not None:
            yield step
            step = self.next_step(step.board)

    def options(self, board: Board) -> tuple[Inference, ...]:
        """Everything that any rule finds on a board now, simplest rule first."""
        if board.dead_end is not None:
            return ()
        return tuple(inference for rule in self.rules for inference in rule.apply(board))

    def solve(self, board: Board) -> SolveResult:
        """The whole trace."""
        steps = tuple(self.steps(board))
        last = steps[-1].board if steps else board
        if last.is_complete:
            return SolveResult(board, steps, SolveStatus.SOLVED)
        status = SolveStatus.STUCK if last.dead_end is None else SolveStatus.CONTRADICTION
        return SolveResult(board, steps, status, self._diagnose(last))

    def _diagnose(self, board: Board) -> Diagnosis:
        layout = board.layout
        open_cells = [(layout.cells[n], board.domains[n]) for n in bits_of(board.open_cells)]
        fewest = min(len(domain) for _, domain in open_cells)
        return Diagnosis(
            open_cells=len(open_cells),
            candidates_left=board.live.bit_count(),
            tightest=tuple(entry for entry in open_cells if len(entry[1]) == fewest),
            rules_tried=tuple(rule.name for rule in self.rules),
            dead_end=board.dead_end,
            solutions=self._witnesses(board),
        )

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


def _finds_singles(rule: Rule) -> bool:
    return isinstance(rule, Technique) and rule.card.tier is Tier.SINGLES
