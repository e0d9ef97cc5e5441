"""How a solve ended, and why it did so before the board was complete."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from sudologue.messages import Messages
from sudologue.model import Board, Cell, DeadEnd, bits_of, digit_text
from sudologue.wording import shortened

_say = Messages(__name__)


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
            return _say("contradiction", dead_end=self.dead_end)
        if self.solutions:
            return _say("several", solutions=[board.to_string() for board in self.solutions])
        left = {"cells": self.open_cells, "candidates": self.candidates_left}
        if self.stopped is not None:
            return _say("stopped", stopped=self.stopped, **left)
        if self.budget is not None:
            why, tightest = used_up(self.budget), self._tightest_text()
            return _say("stuck", "used_up", why=why, tightest=tightest, **left)
        return _say("stuck", tightest=self._tightest_text(), tried=self._tried_text(), **left)

    def _tightest_text(self) -> str:
        shown = [
            f"{cell} ({', '.join(digit_text(digit) for digit in sorted(domain))})"
            for cell, domain in self.tightest[:_CELLS_SHOWN]
        ]
        more = len(self.tightest) - len(shown)
        if more:
            shown.append(_say("more", more=more))
        return _say("tightest", count=len(self.tightest), cells=shown)

    def _tried_text(self) -> str:
        if not self.rules_tried:
            return _say("no_rules")
        names = [slug.replace("_", " ") for slug in self.rules_tried]
        return _say("tried", "one" if len(names) == 1 else "", names=names, count=len(names))


_CELLS_SHOWN = 5


def used_up(budget: int) -> str:
    """Why a solve that was allowed so many units of work ended.

    >>> used_up(1), used_up(20_000)
    ('the budget of 1 unit of work is used up', 'the budget of 20,000 units of work is used up')
    """
    return _say("budget_used", budget=budget)
