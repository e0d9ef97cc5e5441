"""How a solve ended, and why it did so before the board was complete."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from sudologue.model import Board, Cell, DeadEnd, bits_of, digit_text
from sudologue.wording import counted, listed, noun_for, shortened


class SolveStatus(StrEnum):
    """How a solve ended; `STOPPED` by a limit or an interruption, so there may be further steps.

    Each equals its word: `result.status == "solved"`.
    """

    SOLVED = "solved"
    STUCK = "stuck"
    CONTRADICTION = "contradiction"
    STOPPED = "stopped"


@dataclass(frozen=True, repr=False)
class Diagnosis:
    """Why a solve ended before the board was complete.

    `tightest` are the open cells with the fewest candidates, where a person would look first;
    `dead_end` is there when the board contradicts itself; `solutions` are two different ones that
    lines of reasoning ran into, so that no reasoning could have led to the only one; `stopped` says
    what put an end to a solve that might have gone on; `budget` is the work that it was allowed, in
    units, where that was used up and rules were not asked any more. With `words`, it is said in
    these.
    """

    open_cells: int
    candidates_left: int
    tightest: tuple[tuple[Cell, frozenset[int]], ...]
    rules_tried: tuple[str, ...]
    dead_end: DeadEnd | None = None
    solutions: tuple[Board, ...] = ()
    stopped: str | None = None
    budget: int | None = None
    words: str = ""

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
        masks = board.masks
        open_cells = [(board.layout.cells[n], masks.domains[n]) for n in bits_of(masks.open_cells)]
        fewest = min((len(domain) for _, domain in open_cells), default=0)
        return cls(
            open_cells=len(open_cells),
            candidates_left=masks.live.bit_count(),
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
        if self.words:
            return self.words
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
