"""All that is asked of a puzzle, as one target."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from sudologue.model import Board
from sudologue.targets.drill import Drill


class Criterion(Protocol):
    """One thing that is asked of a puzzle."""

    def closeness(self, puzzle: Board, solution: Board) -> float:
        """How near a puzzle comes, from 0 to 1, which is as wished."""
        ...


@dataclass(frozen=True)
class CombinedTarget:
    """What is asked of a puzzle, part by part, what is told soonest first."""

    parts: tuple[Criterion, ...]

    def judge(self, puzzle: Board, solution: Board) -> bool:
        """Whether a puzzle is as wished."""
        return all(part.closeness(puzzle, solution) == 1 for part in self.parts)

    def closeness(self, puzzle: Board, solution: Board) -> float:
        """How near a puzzle comes, from 0 to 1: so many parts in full, and some of the next."""
        for met, part in enumerate(self.parts):
            near = part.closeness(puzzle, solution)
            if near < 1:
                return (met + near) / len(self.parts)
        return 1.0

    def position(self, puzzle: Board) -> Board | None:
        """The position that a drill asks for."""
        drills = (part for part in self.parts if isinstance(part, Drill))
        return next((drill.position(puzzle) for drill in drills), None)
