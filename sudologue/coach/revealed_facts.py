"""What words and pictures give away: the cells, digits, houses, rules and candidates they name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from sudologue.inference import ClueCitation, Elimination, Placement
from sudologue.inference.constraint import Constraint
from sudologue.model import Candidate, Cell, House, digit_text
from sudologue.narration import Passage, Role, Span

Fact: TypeAlias = Cell | House | Candidate | Constraint | ClueCitation | int | str
"""A cell, a house, a candidate; what a receipt cites; a number is a digit, a text a rule."""

_NAMING = (Role.CELL, Role.CANDIDATE, Role.DIGIT, Role.HOUSE, Role.RULE)


def facts_of(passages: Iterable[Passage]) -> frozenset[Fact]:
    """All that passages name."""
    return frozenset(
        fact for passage in passages for span in passage.spans for fact in _facts_of_span(span)
    )


def _facts_of_span(span: Span) -> Iterator[Fact]:
    if span.role in _NAMING:
        value = span.value
        if isinstance(value, tuple):
            yield from value
        elif value is not None:
            yield value
    if isinstance(span.whole, Placement | Elimination):
        yield from span.whole.candidates
    elif isinstance(span.whole, tuple):
        yield from span.whole


def named(fact: Fact) -> str:
    """A fact as records have it.

    >>> named(6), named(Cell(4, 5)), named(Candidate(Cell(4, 5), 7))
    ('digit 6', 'r5c6', 'r5c6(7)')
    """
    if isinstance(fact, int):
        return f"digit {digit_text(fact)}"
    if isinstance(fact, str):
        return f"rule {fact}"
    return str(fact) if isinstance(fact, Cell | House | Candidate) else f"cites {fact}"


def in_order(facts: Iterable[Fact]) -> list[str]:
    """The names of facts, in an order that depends on nothing but them."""
    return sorted(map(named, facts))


@dataclass(frozen=True)
class Highlights:
    """What may be lit on a board, each in the order of the board."""

    cells: tuple[Cell, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    houses: tuple[House, ...] = ()
    digits: tuple[int, ...] = ()

    @classmethod
    def of(cls, facts: Iterable[Fact]) -> Highlights:
        """What facts name that stands on a board."""
        known = tuple(facts)
        houses = [fact for fact in known if isinstance(fact, House)]
        return cls(
            tuple(sorted(fact for fact in known if isinstance(fact, Cell))),
            tuple(sorted(fact for fact in known if isinstance(fact, Candidate))),
            tuple(sorted(houses, key=lambda house: (house.kind.value, house.index))),
            tuple(sorted(fact for fact in known if isinstance(fact, int))),
        )
