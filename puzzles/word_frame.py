"""A solve as what is said around its steps sees it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from puzzles.word_facts import SolveFacts, StepFacts
from puzzles.word_tokens import Match
from sudologue.model import Cell
from sudologue.rules.cards import CARDS


@dataclass
class Frame:
    """A solve, and the steps that were told up to here."""

    solve: SolveFacts
    told: list[int] = field(default_factory=list[int])
    drawn: int = 0
    promised: int = 0
    """The last step of the chapter that was begun."""

    def placed_since_last_board(self) -> set[Cell]:
        """The cells filled since digits were drawn last; from now on, since now."""
        last = max(self.told, default=0)
        steps = self.solve.steps[self.drawn : last]
        self.drawn = last
        return {cell for step in steps if step.is_placement for cell, _ in step.action}

    @cached_property
    def steps(self) -> tuple[StepFacts, ...]:
        """The steps that are told: those that some digit needs."""
        return tuple(s for s in self.solve.steps if s.number in self.solve.told)

    @cached_property
    def hard(self) -> tuple[StepFacts, ...]:
        """Those that are no singles."""
        return tuple(step for step in self.steps if not step.is_single)

    def between(self, first: int, last: int) -> tuple[StepFacts, ...]:
        """Those that are told of a range."""
        return tuple(step for step in self.steps if first <= step.number <= last)

    @property
    def is_sukaku(self) -> bool:
        """Whether the puzzle gives candidates: more than odd and even cells would leave out."""
        board = self.solve.result.initial
        for cell in board.layout.cells:
            out = {digit for one, digit in self.solve.barred if one == cell}
            if out and len({digit % 2 for digit in out}) > 1:
                return True
        return False


Said = Callable[[Frame, Match, str], bool]


def number(value: int | tuple[int, ...]) -> int:
    """A number in words or in figures; of "the rule of 45 and 30 with arrows", the last."""
    return value if isinstance(value, int) else value[-1]


def needs_marks(step: StepFacts) -> bool:
    """Whether a single is hard to see without marks: its digits stand in no two of its houses."""
    if step.rule != "naked_single":
        return False
    ((cell, digit),) = step.action
    houses = [house for house in step.layout.houses if cell in house.cells]
    others = set(step.layout.tables.digits) - {digit}
    held = [{step.before.value(c) for c in house.cells} for house in houses]
    return not any(others <= one | other for one in held for other in held)


def on_marks(step: StepFacts) -> bool:
    """Whether a step cannot be seen without marks: digits that sums of placed ones give can."""
    return not step.is_single and not (step.is_placement and about_clues(step))


CLUED: dict[str, str] = {
    "with cages": "cages",
    "with the rule of": "rule-of-45",
    "with arrows": "arrows",
    "with thermometers": "thermometers",
    "ways to fill a clue": "clues",
}
"""What kinds of steps with clues are called, and the page of their rules."""


def page(step: StepFacts) -> str:
    card = CARDS.get(step.rule)
    return card.page if card else ""


def about_clues(step: StepFacts) -> bool:
    return page(step) in CLUED.values()
