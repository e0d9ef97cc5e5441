"""The trace of a solve, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from sudologue.inference.inference import Assumption, Inference
from sudologue.model import Board, Cell, DeadEnd, digit_text


class SolveStatus(Enum):
    """How a solve ended; `STOPPED` by a limit or an interruption, so there may be further steps."""

    SOLVED = "solved"
    STUCK = "stuck"
    CONTRADICTION = "contradiction"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class TraceStep:
    """An inference and the board it led to."""

    inference: Inference
    board: Board


@dataclass(frozen=True)
class Diagnosis:
    """Why a solve ended before the board was complete.

    `tightest` are the open cells with the fewest candidates, where a person would look first;
    `dead_end` is there when the board contradicts itself; `solutions` are two different ones that
    lines of reasoning ran into, so that no reasoning could have led to the only one; `stopped` says
    what put an end to a solve that might have gone on.
    """

    open_cells: int
    candidates_left: int
    tightest: tuple[tuple[Cell, frozenset[int]], ...]
    rules_tried: tuple[str, ...]
    dead_end: DeadEnd | None = None
    solutions: tuple[Board, ...] = ()
    stopped: str | None = None

    def __str__(self) -> str:
        if self.dead_end is not None:
            return f"Contradiction: {self.dead_end}."
        if self.solutions:
            return (
                "Stuck, since the puzzle has more than one solution. Two of them: "
                f"{' and '.join(board.to_string() for board in self.solutions)}."
            )
        cells = _count(self.open_cells, "open cell")
        candidates = _count(self.candidates_left, "candidate")
        if self.stopped is not None:
            return f"Stopped by {self.stopped}, with {cells} and {candidates} left."
        left = f"Stuck with {cells} and {candidates} left."
        return f"{left} {self._tightest_text()} {self._tried_text()}"

    def _tightest_text(self) -> str:
        shown = [
            f"{cell} ({', '.join(digit_text(digit) for digit in sorted(domain))})"
            for cell, domain in self.tightest[:_CELLS_SHOWN]
        ]
        more = len(self.tightest) - len(shown)
        if more:
            shown.append(f"{more} more")
        return (
            f"The tightest {'cell is' if len(self.tightest) == 1 else 'cells are'} {_and(shown)}."
        )

    def _tried_text(self) -> str:
        if not self.rules_tried:
            return "No rules were given."
        names = _and([slug.replace("_", " ") for slug in self.rules_tried])
        if len(self.rules_tried) == 1:
            return f"The one rule tried found nothing: {names}."
        return f"None of the {len(self.rules_tried)} rules tried finds anything: {names}."


_CELLS_SHOWN = 5


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _and(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


@dataclass(frozen=True)
class SolveResult:
    """The whole trace: the starting board, every step in order, and how it ended."""

    initial: Board
    steps: tuple[TraceStep, ...]
    status: SolveStatus
    diagnosis: Diagnosis | None = None

    @property
    def final_board(self) -> Board:
        """The board after the last step."""
        return self.steps[-1].board if self.steps else self.initial

    @property
    def assumptions(self) -> frozenset[Assumption]:
        """What some step took for granted; empty when the trace proves all by itself."""
        found = (step.inference.evidence.assumption for step in self.steps)
        return frozenset(assumption for assumption in found if assumption is not None)

    def board_before(self, index: int) -> Board:
        """The board that the step at an index (from 0) saw."""
        return self.steps[index - 1].board if index else self.initial

    def to_json(self) -> str:
        """The whole trace as one line of JSON; `docs/trace-format.md` describes it."""
        from sudologue.inference import codec

        return codec.to_json(self)

    @classmethod
    def from_json(cls, text: str) -> SolveResult:
        """Read a trace back. Whether it is true is the audit's to say."""
        from sudologue.inference import codec

        return codec.from_json(text)
