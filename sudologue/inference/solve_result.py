"""The trace of a solve, and how it ended."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, Self

from sudologue.errors import expect
from sudologue.inference.inference import Assumption, Inference
from sudologue.model import Board, Cell, DeadEnd, bits_of, digit_text
from sudologue.model.cell import CandidateLike, CellLike, cell_or_candidate
from sudologue.rules.order import RANKS
from sudologue.wording import counted, listed, noun_for, shortened

if TYPE_CHECKING:
    from sudologue.inference.proof import ProofGraph
    from sudologue.step_view import StepView


class SolveStatus(StrEnum):
    """How a solve ended; `STOPPED` by a limit or an interruption, so there may be further steps.

    Each equals its word: `result.status == "solved"`.
    """

    SOLVED = "solved"
    STUCK = "stuck"
    CONTRADICTION = "contradiction"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True, repr=False)
class TraceStep:
    """An inference and the board it led to."""

    inference: Inference
    board: Board

    def __str__(self) -> str:
        return str(self.inference)

    def __repr__(self) -> str:
        return f"<TraceStep {shortened(str(self))}>"

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        # a notebook shows it as a picture; nobody else waits for what draws
        from sudologue.rendering.display import step_bundle

        return step_bundle(self)


@dataclass(frozen=True, repr=False)
class Diagnosis:
    """Why a solve ended before the board was complete.

    `tightest` are the open cells with the fewest candidates, where a person would look first;
    `dead_end` is there when the board contradicts itself; `solutions` are two different ones that
    lines of reasoning ran into, so that no reasoning could have led to the only one; `stopped` says
    what put an end to a solve that might have gone on; `budget` is the work that it was allowed, in
    units, where that was used up and rules were not asked any more.
    """

    open_cells: int
    candidates_left: int
    tightest: tuple[tuple[Cell, frozenset[int]], ...]
    rules_tried: tuple[str, ...]
    dead_end: DeadEnd | None = None
    solutions: tuple[Board, ...] = ()
    stopped: str | None = None
    budget: int | None = None

    @classmethod
    def of(
        cls,
        board: Board,
        rules_tried: tuple[str, ...],
        stopped: str | None,
        solutions: tuple[Board, ...] = (),
        budget: int | None = None,
    ) -> Self:
        """The diagnosis of a board that is not complete."""
        open_cells = [(board.layout.cells[n], board.domains[n]) for n in bits_of(board.open_cells)]
        fewest = min((len(domain) for _, domain in open_cells), default=0)
        return cls(
            open_cells=len(open_cells),
            candidates_left=board.live.bit_count(),
            tightest=tuple(entry for entry in open_cells if len(entry[1]) == fewest),
            rules_tried=rules_tried,
            dead_end=board.dead_end,
            solutions=solutions,
            stopped=stopped,
            budget=budget,
        )

    def __repr__(self) -> str:
        first = str(self).partition(". ")[0].removesuffix(".")
        return f"<Diagnosis: {shortened(first)}>"

    def __str__(self) -> str:
        if self.dead_end is not None:
            return f"Contradiction: {self.dead_end}."
        if self.solutions:
            return (
                "Stuck, since the puzzle has more than one solution. Two of them: "
                f"{' and '.join(board.to_string() for board in self.solutions)}."
            )
        cells = counted(self.open_cells, "open cell")
        candidates = counted(self.candidates_left, "candidate")
        if self.stopped is not None:
            return f"Stopped by {self.stopped}, with {cells} and {candidates} left."
        left = f"Stuck with {cells} and {candidates} left"
        if self.budget is not None:
            return f"{left}: {used_up(self.budget)}. {self._tightest_text()}"
        return f"{left}. {self._tightest_text()} {self._tried_text()}"

    def _tightest_text(self) -> str:
        shown = [
            f"{cell} ({', '.join(digit_text(digit) for digit in sorted(domain))})"
            for cell, domain in self.tightest[:_CELLS_SHOWN]
        ]
        more = len(self.tightest) - len(shown)
        if more:
            shown.append(f"{more} more")
        return (
            f"The tightest {'cell is' if len(self.tightest) == 1 else 'cells are'} {listed(shown)}."
        )

    def _tried_text(self) -> str:
        if not self.rules_tried:
            return "No rules were given."
        names = listed([slug.replace("_", " ") for slug in self.rules_tried])
        if len(self.rules_tried) == 1:
            return f"The one rule tried found nothing: {names}."
        return f"None of the {len(self.rules_tried)} rules tried finds anything: {names}."


_CELLS_SHOWN = 5


def used_up(budget: int) -> str:
    """Why a solve that was allowed so many units of work ended.

    >>> used_up(1), used_up(20_000)
    ('the budget of 1 unit of work is used up', 'the budget of 20,000 units of work is used up')
    """
    return f"the budget of {budget:,} {noun_for(budget, 'unit')} of work is used up"


def _rank(rule: str) -> int:
    return RANKS.get(rule, -1)


@dataclass(frozen=True, repr=False)
class SolveResult:
    """The whole trace: the starting board, every step in order, and how it ended.

    Printed, it is the story in the terse voice.

    `saved` is how many steps a longer trace had that this one was made from, by `pruned` or
    `shortened`; it is no part of the trace, and two that differ in it alone are equal.
    """

    initial: Board
    steps: tuple[TraceStep, ...]
    status: SolveStatus
    diagnosis: Diagnosis | None = None
    saved: int = field(default=0, compare=False)

    def __repr__(self) -> str:
        past = "in" if self.solved else "after"
        told = f"{self.status} {past} {counted(len(self.steps), 'step')}"
        if self.hardest is not None:
            from sudologue.rules.cards import CARDS

            slug = self.hardest.inference.rule
            told += f", hardest {CARDS[slug].title if slug in CARDS else slug}"
        return f"<SolveResult {told}>"

    def __str__(self) -> str:
        # whoever only solves does not wait for the voices
        from sudologue.narration import voice_named
        from sudologue.rendering import plain_text

        return plain_text(voice_named("terse").narrate(self))

    @property
    def final_board(self) -> Board:
        """The board after the last step."""
        return self.steps[-1].board if self.steps else self.initial

    @property
    def solved(self) -> bool:
        """Whether the board is complete."""
        return self.status is SolveStatus.SOLVED

    @property
    def solution(self) -> str | None:
        """The complete board in one line, if the solve got there."""
        return self.final_board.to_string() if self.solved else None

    @property
    def hardest(self) -> TraceStep | None:
        """The first step by the hardest rule: the one that comes last in the order of the rules.

        Rules of other people, of which nobody knows how hard they are, come before all of ours.
        """
        return max(self.steps, key=lambda step: _rank(step.inference.rule), default=None)

    @property
    def techniques(self) -> dict[str, int]:
        """How many steps each rule took, by name, easiest first; those of other people before."""
        counts = Counter(step.inference.rule for step in self.steps)
        return {rule: counts[rule] for rule in sorted(counts, key=_rank)}

    @property
    def assumptions(self) -> frozenset[Assumption]:
        """What some step took for granted; empty when the trace proves all by itself."""
        found = (step.inference.evidence.assumption for step in self.steps)
        return frozenset(assumption for assumption in found if assumption is not None)

    def board_before(self, index: int) -> Board:
        """The board that the step at an index (from 0) saw."""
        return self.steps[index - 1].board if index else self.initial

    def look(self, step: int | TraceStep) -> StepView:
        """A step, given by its number, from 1, or as it is, to be told, drawn or taken apart."""
        from sudologue.narration.steps.scene import number_of_step
        from sudologue.step_view import StepView

        return StepView(self, number_of_step(self, step))

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        from sudologue.rendering.display import result_bundle

        return result_bundle(self)

    # what stands on what: worked out from the trace by `inference.proof`

    @cached_property
    def graph(self) -> ProofGraph:
        """The earlier steps that each step stands on."""
        from sudologue.inference.proof import ProofGraph

        return ProofGraph(self)

    def premises(self, step: int | TraceStep) -> tuple[int, ...]:
        """The indices of the earlier steps that a step, or the one at an index, stands on.

        They are the steps that removed the candidates which its truths lack; what givens removed
        has no step to name. A full house stands on the steps that filled its other cells.
        """
        if isinstance(step, TraceStep):
            step = self.steps.index(step)
        expect(step, int, "a step: give one of this trace, or its index from 0")
        return self.graph.premises[step]

    @property
    def depth(self) -> int:
        """The number of steps in the longest line of reasoning, each standing on the one before."""
        return max(self.graph.depths, default=0)

    @property
    def needless(self) -> tuple[int, ...]:
        """The indices of the steps that nothing later needs, and the end does not need either."""
        from sudologue.inference.proof import needless

        return needless(self)

    def proof(self, shown: CellLike | CandidateLike, shorten: bool = False) -> SolveResult:
        """The steps that the placement in a cell stands on, and the placement, nothing else.

        Of a candidate, those that its loss stands on, and the step that takes it away. A trace of
        its own, on boards that only these steps have changed; stopped, unless it is complete by
        then. With `shorten`, also without what it can do without.
        """
        from sudologue.inference.proof import proof_of, shortened_proof

        named = cell_or_candidate(shown)
        return shortened_proof(self, named) if shorten else proof_of(self, named)

    def pruned(self) -> SolveResult:
        """The trace without the steps that nothing later needs; it ends as this one does.

        A solution needs its placements, a contradiction what has nothing left, and any other end
        its last board.
        """
        from sudologue.inference.proof import pruned

        return pruned(self)

    def shortened(self) -> SolveResult:
        """The trace without eliminations that it can do without; `saved` counts the steps.

        What leaned on them is derived from what is left, in another order and by other singles if
        need be.
        """
        from sudologue.inference.proof import shortened

        return shortened(self)

    def to_json(self) -> str:
        """The whole trace as one line of JSON; `docs/trace-format.md` describes it."""
        from sudologue.inference import codec

        return codec.to_json(self)

    @classmethod
    def from_json(cls, text: str) -> SolveResult:
        """Read a trace back. Whether it is true is the audit's to say."""
        expect(text, str, "a text: a trace is read from one line of JSON")
        from sudologue.inference import codec

        return codec.from_json(text)
