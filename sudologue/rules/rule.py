"""What a rule is, and which one has a name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol, SupportsIndex

from sudologue.caches import cached
from sudologue.errors import SudologueError
from sudologue.inference import Inference, TraceStep
from sudologue.messages import Messages
from sudologue.model import Board
from sudologue.rules.card import Card
from sudologue.rules.order import FAMILY_OF

_say = Messages(__name__)


class Rule(Protocol):
    """All that a rule of your own needs."""

    @property
    def name(self) -> str:
        """The slug that its inferences carry."""
        ...

    def apply(self, board: Board) -> Iterable[Inference]:
        """All inferences the rule finds on a board, in a fixed order."""
        ...


class Technique(ABC):
    """The base of this package's rules: one pure generator, and a card.

    Rules that differ by data alone are instances of one class, which then takes the card as well;
    those of one class with the same data are equal. `find` changes nothing, yields no inference
    twice, and none that would change nothing; its order is part of the contract: same board, same
    inferences, on every Python and every run. `assumptions` says how many must stand at once for
    the rule to find anything: none, unless it proves by contradiction or by cases.
    """

    card: Card
    assumptions: int = 0

    @property
    def name(self) -> str:
        """The card's slug."""
        return self.card.slug

    @property
    def needs_clues(self) -> bool:
        """Whether it is asked only about boards with clues, as its card says."""
        return self.card.needs_clues

    @abstractmethod
    def find(self, board: Board) -> Iterator[Inference]:
        """The inferences on a board, simplest first."""

    def apply(self, board: Board) -> Sequence[Inference]:
        """All of them."""
        return tuple(self.find(board))

    def first(self, board: Board) -> Inference | None:
        """The first of them, looking no further."""
        return next(self.find(board), None)

    def within(self, depth: int) -> Technique | None:
        """This rule where no more assumptions than this stand at once; nothing if it needs more."""
        return self if depth >= self.assumptions else None

    def example(self) -> tuple[Board, TraceStep]:
        """The position on the card, and the step that the rule finds there."""
        board = Board.from_string(self.card.example)
        inference = self.first(board)
        if inference is None:
            raise SudologueError(f"{self.name} finds nothing in the example on its card")
        return board, TraceStep(inference, inference.action.apply(board))

    def witnesses(self, board: Board) -> tuple[Board, ...]:
        """Complete grids that the search for inferences ran into; two at the most.

        Two of them show that the puzzle has several solutions. They are never a reason for a step.
        """
        return ()

    def __repr__(self) -> str:
        return f"<rule {self.name}>"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((type(self), self.name))

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[object, ...]:
        """A rule of the registry is copied, and unpickled, as what it is: the rule of its name."""
        if self.name in FAMILY_OF and named(self.name) is self:
            return named, (self.name,)
        return super().__reduce_ex__(protocol)


@dataclass(frozen=True, eq=False, repr=False)
class FunctionRule(Technique):
    """A rule that is a function: given its slug and a board, that yields the inferences."""

    card: Card
    search: Callable[[str, Board], Iterator[Inference]]

    def find(self, board: Board) -> Iterator[Inference]:
        return self.search(self.name, board)


def finder(rule: Rule) -> Callable[[Board], Inference | None]:
    """How to ask a rule for its first inference: ours look no further than that."""
    if isinstance(rule, Technique):
        return rule.first
    return lambda board: next(iter(rule.apply(board)), None)


def named(name: str) -> Technique:
    """The rule of a slug, or as people call it, loaded with its family when it is first wanted.

    >>> named("naked_pair").card.title, named("XY-Wing").name
    ('Naked Pair', 'xy_wing')
    """
    _say.expect(name, str, "a_name")
    if name not in FAMILY_OF:
        from sudologue.rules.aliases import rules_called  # who writes slugs needs no cards

        name = rules_called(name)[-1]
    return searched_by(FAMILY_OF[name])[name]


@cached(None)
def searched_by(family: str) -> Mapping[str, Technique]:
    """The rules of a family, by slug."""
    rules: Iterable[Technique] = import_module(f"sudologue.rules.{family}.search").RULES
    return {rule.name: rule for rule in rules}
