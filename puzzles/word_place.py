"""Where something is said, and what all who check words ask of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from puzzles.word_facts import Pair, SolveFacts, StepFacts
from puzzles.word_tokens import Match, Token
from sudologue.model import Board, Cell


@dataclass
class Place:
    """Where something is said: of which step, in which sentence, after which words."""

    solve: SolveFacts
    step: StepFacts
    tokens: tuple[Token, ...] = ()
    before: tuple[Token, ...] = ()
    said: set[Pair] = field(default_factory=set[Pair])
    text: str = ""
    outline: str = ""

    @property
    def board(self) -> Board:
        """The board before the step."""
        return self.step.before

    def sees(self, one: Cell, other: Cell) -> bool:
        """Whether two cells see each other."""
        return other in self.step.layout.peers(one)

    def is_net(self) -> bool:
        """Whether the step follows suppositions: then not all that is said is so on the board."""
        return self.step.tier >= 3

    def last(self, kind: str, start: int, many: int | None = None) -> Any:
        """The value of the last token of a kind before a place, of so many things if it is said."""
        tokens = [*self.before, *(t for t in self.tokens if t.start < start)]
        for token in reversed(tokens):
            if token.kind == kind and (many is None or len(token.value) == many):
                return token.value
        return ()


def pairs(cells: Iterable[Cell], digits: Iterable[int]) -> set[Pair]:
    """Each of the cells with each of the digits."""
    chosen = tuple(digits)
    return {(cell, digit) for cell in cells for digit in chosen}


def gone(at: Place, cells: Iterable[Cell], digits: Iterable[int]) -> bool:
    """Whether none of the cells can take any of the digits on the board."""
    return all(digit not in at.step.domain(cell) for cell, digit in pairs(cells, digits))


def speaks(at: Place, cells: Iterable[Cell], digits: Iterable[int]) -> bool:
    """Whether each digit is one of some of these cells, and each cell has one of the digits."""
    cells, digits = tuple(cells), tuple(digits)
    known = {pair for pair in pairs(cells, digits) if at.step.speaks_of(*pair)}
    return {cell for cell, _ in known} >= set(cells) and {d for _, d in known} >= set(digits)


def of_pattern(at: Place, cells: Iterable[Cell], digits: Iterable[int]) -> bool:
    """Whether cells of a step's pattern, which follows suppositions, can be the digits."""
    its, chosen = {*at.step.inference.evidence.focus_cells}, {*digits}
    inside = all(cell in its and at.step.domain(cell) & chosen for cell in cells)
    supposes = at.is_net() or at.step.rule == "almost_locked_candidates"
    return supposes and inside and chosen <= digits_of(at, cells)


def earlier(at: Place, match: Match) -> bool:
    (numbers,) = match.values
    return all(0 < number < at.step.number for number in numbers)


def several(value: Any) -> tuple[int, ...]:
    """A number by itself as a list of one, as numbers in figures are."""
    return (value,) if isinstance(value, int) else value


def digits_of(at: Place, cells: Iterable[Cell]) -> set[int]:
    """The digits that some cells have or can take, between them."""
    return {digit for cell in cells for digit in at.step.domain(cell)}


def token_for(value: Any) -> Token:
    return Token("", value, "", 0)


def is_so(at: Place, match: Match) -> bool:
    """Nothing that could be false."""
    return True


Check = Callable[[Place, Match], bool]
Row = tuple[str, Check]
