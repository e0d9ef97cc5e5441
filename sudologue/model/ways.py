"""The ways to meet a clue: how many, by which digits, each of them, or why there is none."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING

from sudologue.messages import Messages
from sudologue.model.bits import bits_of
from sudologue.model.cell import digit_text
from sudologue.model.clue import Clue, distinct_of, equation_of
from sudologue.model.walks import Domains, walks_of

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.model.layout import Layout


@dataclass(frozen=True)
class Ways:
    """The ways to fill a clue's cells from what they have left; `size` is the number of digits.

    Going through them gives the digits in the order of the clue's cells, smallest first.

    >>> from sudologue.clues import Cage
    >>> ways = Ways(Cage.of("r1c1 r1c2 r1c3", 7), (0b111111111,) * 3, 9)
    >>> ways.count, ways.sets, next(iter(ways))
    (6, (frozenset({1, 2, 4}),), (1, 2, 4))
    """

    clue: Clue
    domains: Domains
    size: int

    @cached_property
    def count(self) -> int:
        """How many there are; they are counted without being listed."""
        return walks_of(self.clue, self.size).count(self.domains)

    @cached_property
    def sets(self) -> tuple[frozenset[int], ...]:
        """The sets of digits that they use: a cage's combinations."""
        masks = walks_of(self.clue, self.size).digit_sets(self.domains)
        each = (tuple(bit + 1 for bit in bits_of(mask)) for mask in masks)
        return tuple(map(frozenset, sorted(each)))

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return walks_of(self.clue, self.size).ways(self.domains)

    def __len__(self) -> int:
        return self.count


def pairs_in_sight(layout: Layout, clue: Clue) -> list[tuple[int, int]]:
    """The places of a clue, two by two, whose cells see each other: they take different digits."""
    numbers = layout.tables.clue_numbers[clue]
    return [
        (one, other)
        for one, other in combinations(range(len(numbers)), 2)
        if layout.tables.peer_masks[numbers[one]] >> numbers[other] & 1
    ]


def why_broken(clue: Clue, domains: tuple[int, ...], size: int) -> str:
    """What to say after the clue's name: `needs 12 at least`, or `cannot be filled`."""
    why = _repeated(clue, domains) or _out_of_bounds(clue, domains, size)
    return str(why or _say("cannot_be_filled"))


def _repeated(clue: Clue, domains: tuple[int, ...]) -> str | None:
    """That a digit is there twice, if two cells that are settled hold it."""
    settled = dict(zip(clue.cells, domains, strict=True))
    for cells in distinct_of(clue):
        for one, other in combinations(cells, 2):
            digit = settled[one]
            if digit == settled[other] and digit.bit_count() == 1:
                return _say("twice", digit=digit_text(digit.bit_length()), one=one, other=other)
    return None


def _out_of_bounds(clue: Clue, domains: tuple[int, ...], size: int) -> str | None:
    """The least or the most that the cells make, where that is beside the total."""
    equation = equation_of(clue)
    if equation is None or any(c != 1 for c in equation.coefficients):
        return None
    of_cell = dict(zip(clue.cells, domains, strict=True))
    its = [of_cell[cell] for cell in equation.cells]
    is_distinct = any(set(clue.cells) <= set(cells) for cells in distinct_of(clue))
    sums = _extremes(its, size, is_distinct)
    if sums is None:
        return None
    least, most = sums
    if least > equation.total:
        return _say("at_least", least=least)
    return _say("at_most", most=most) if most < equation.total else None


def _extremes(domains: list[int], size: int, is_distinct: bool) -> tuple[int, int] | None:
    """The least and the most that digits of the domains add up to; nothing if none fit."""
    if not all(domains):
        return None
    if not is_distinct:
        digits = [list(bits_of(domain)) for domain in domains]
        return sum(each[0] + 1 for each in digits), sum(each[-1] + 1 for each in digits)
    ascending = range(size)
    least, most = _matched(domains, ascending), _matched(domains, ascending[::-1])
    return None if least is None or most is None else (least, most)


def _matched(domains: list[int], order: range) -> int | None:
    """What the digits make that cells can take, one each, taken greedily in an order.

    A digit is taken if the digits so far still go into different cells: what can be matched grows
    one by one (a matroid), so the first that fit are the best.
    """
    holder: dict[int, int] = {}  # the digit in each cell

    def place(digit: int, tried: set[int]) -> bool:
        for cell, domain in enumerate(domains):
            if domain >> digit & 1 and cell not in tried:
                tried.add(cell)
                if cell not in holder or place(holder[cell], tried):
                    holder[cell] = digit
                    return True
        return False

    taken = [digit + 1 for digit in order if len(holder) < len(domains) and place(digit, set())]
    return sum(taken) if len(taken) == len(domains) else None
