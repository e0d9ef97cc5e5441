"""Fish kind by kind, with receipts: the bases as truths, the covers as links, and what sees fins.

A fish that could do without one of its houses is not yielded: a smaller one does its work. The
exception says so: a padded fish (see `unchecked`) cites all but the base it could do without.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import TypeVar

from sudologue.caches import PARTS, cached
from sudologue.inference import Constraint, HouseConstraint
from sudologue.model import Layout, bits_of
from sudologue.rules.common.covering import sight_links
from sudologue.rules.common.minimal_receipts import is_minimal_for_digit
from sudologue.rules.common.shortfalls.fish_houses import SMALL, FishHouses, HouseShape, fish_houses
from sudologue.rules.fish.search.unchecked import (
    LARGE,
    Fins,
    Fish,
    has_closed_lines,
    unchecked_by_kind,
)

C = TypeVar("C")
T = TypeVar("T")


@dataclass(frozen=True)
class FishWithReceipt:
    """A fish with its receipt."""

    fish: Fish
    truths: tuple[Constraint, ...]
    links: tuple[Constraint, ...]


@cached(PARTS)
def fish_of(
    layout: Layout, digit: int, plane: int, shape: HouseShape, fins: Fins, size: int
) -> Sequence[FishWithReceipt]:
    """The fish of one kind of a digit, simplest first.

    Basic fish are all kept. With Franken and mutant fish there are many ways to eliminate the
    same; only the simplest that do are kept, but all that are equally simple.
    """
    houses, wide = fish_houses(layout), shape is not HouseShape.BASIC
    if size < SMALL and not (wide or fins or has_closed_lines(layout, plane, size)):
        return ()
    most = SMALL if wide and size <= SMALL else LARGE
    fish = unchecked_by_kind(layout, plane, wide, most).get((shape, fins, size), ())
    checked = partial(with_receipt, layout, digit, plane)

    def effort(fish: Fish) -> tuple[int, ...]:
        blocks = (fish.bases | fish.covers) & ~houses.lines
        places = houses.union(fish.bases) & plane
        return (*fish.simplicity, blocks.bit_count(), places.bit_count())

    if wide:
        chosen = simplest(fish, lambda fish: fish.eliminated, effort, checked)
    else:
        chosen = (each for each in map(checked, fish) if each is not None)
    return tuple(sorted(chosen, key=_order))


def simplest(
    patterns: Iterable[T],
    eliminated: Callable[[T], int],
    effort: Callable[[T], tuple[int, ...]],
    checked: Callable[[T], C | None],
) -> Iterator[C]:
    """For each set of candidates the simplest that eliminate it and stand the check."""
    ordered = sorted(patterns, key=lambda each: (eliminated(each), effort(each)))
    for _, rivals in groupby(ordered, eliminated):
        for _, equals in groupby(rivals, effort):
            standing = [each for each in map(checked, equals) if each is not None]
            if standing:
                yield from standing
                break


def with_receipt(layout: Layout, digit: int, plane: int, fish: Fish) -> FishWithReceipt | None:
    """The fish with its receipt; nothing if it could do without one of its houses."""
    houses = fish_houses(layout)
    idle = idle_covers = 0
    if fish.padded:
        idle, idle_covers = _padding(houses, fish)
        if not idle:
            return None
    truths = tuple([HouseConstraint(base, digit) for base in houses.named(fish.bases & ~idle)])
    links = links_of(layout, digit, plane, fish, idle, idle_covers)
    if not is_minimal_for_digit(layout, digit, plane, fish.eliminated, truths, links):
        return None
    return FishWithReceipt(fish, truths, links)


def _padding(houses: FishHouses, fish: Fish) -> tuple[int, int]:
    """The base and the covers of a padded fish that hold the one candidate it refutes."""
    if fish.eliminated & (fish.eliminated - 1):
        return 0, 0
    at = houses.at[fish.eliminated.bit_length() - 1]
    return fish.bases & at, fish.covers & at


def links_of(
    layout: Layout, digit: int, plane: int, fish: Fish, idle: int = 0, idle_covers: int = 0
) -> tuple[Constraint, ...]:
    """The covers, and the links by which what is outside them sees the candidates refuted."""
    houses = fish_houses(layout)
    covers = [HouseConstraint(cover, digit) for cover in houses.named(fish.covers & ~idle_covers)]
    outside = fish.fins | fish.endo_fins
    if idle:
        places = houses.union(fish.bases & ~idle) & plane
        outside |= places & ~houses.union(fish.covers & ~idle_covers)
    return (*covers, *sight_links(layout, digit, fish.eliminated, outside, covers))


def _order(checked: FishWithReceipt) -> tuple[object, ...]:
    fish = checked.fish
    return (fish.simplicity, tuple(bits_of(fish.bases)), tuple(bits_of(fish.covers)))
