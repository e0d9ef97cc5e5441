"""The fish by their names: one search finds all (see `all_fish`), a rule takes those of a kind.

Scan order: by size, then digit by digit, then the fewest fins, then the bases in the order of
houses; padded fish after all others.

Siamese fish are two fish grown together at their bases. Two fish of a digit with the same bases and
different covers, and so with different fins, stand on the same needs; each refutes what the other
leaves. They are told as one. Where one of them refutes all that the other does, they are called
Siamese too, but only if no better pair refutes the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, groupby

from sudologue.caches import BULKY, cached
from sudologue.inference import Constraint, Elimination, HouseConstraint, Inference
from sudologue.model import Board, Layout, bits_of
from sudologue.rules.card import Card
from sudologue.rules.common.minimal_receipts import is_minimal_for_digit
from sudologue.rules.common.shortfalls.fish_houses import SMALL, HouseShape, fish_houses
from sudologue.rules.common.template_search import digits_worth_searching
from sudologue.rules.fish.card import basic, wide
from sudologue.rules.fish.evidence import FishCover, FishEvidence, SiameseFishEvidence
from sudologue.rules.fish.search.all_fish import (
    LARGE,
    FinKind,
    Fish,
    FishWithReceipt,
    fish_of,
    links_of,
    simplest,
    unchecked_fish,
)
from sudologue.rules.rule import Technique


@dataclass(frozen=True, eq=False, repr=False)
class FishRule(Technique):
    """A rule for fish of one shape, of some sizes, with or without fins."""

    card: Card
    shape: HouseShape
    sizes: tuple[int, ...]
    fins: tuple[FinKind, ...]

    def find(self, board: Board) -> Iterator[Inference]:
        padded: list[Inference] = []
        for digit, plane, checked in self._fish(board):
            inference = self._inference(board.layout, digit, plane, checked)
            if checked.fish.padded:
                padded.append(inference)
            else:
                yield inference
        yield from padded

    def _fish(self, board: Board) -> Iterator[tuple[int, int, FishWithReceipt]]:
        """The fish that go by this rule's name, with their digits and the digits' planes."""
        digits = digits_worth_searching(board)
        for size in self.sizes if digits else ():
            for digit, plane in digits:
                for fins in self.fins:
                    for checked in fish_of(board.layout, digit, plane, self.shape, fins, size):
                        yield digit, plane, checked

    def _inference(
        self, layout: Layout, digit: int, plane: int, checked: FishWithReceipt
    ) -> Inference:
        cover = _cover(layout, plane, checked.fish)
        evidence = FishEvidence(
            truths=checked.truths,
            links=checked.links,
            digit=digit,
            base=fish_houses(layout).named(checked.fish.bases),
            cover=cover.cover,
            corners=cover.corners,
            fins=cover.fins,
            endo_fins=cover.endo_fins,
        )
        return Inference(self.card.slug, Elimination(cover.gone, (digit,)), evidence)


class SiameseFish(Technique):
    """Two fish on the same bases: digit by digit, the plainest pair first."""

    card = wide.SIAMESE_FISH

    def find(self, board: Board) -> Iterator[Inference]:
        layout = board.layout
        for digit, plane in digits_worth_searching(board):
            for pair in siamese_fish(layout, digit, plane):
                elimination = Elimination(layout.tables.cells_in(pair.eliminated), (digit,))
                evidence = SiameseFishEvidence(
                    links=pair.links,
                    digit=digit,
                    base=fish_houses(layout).named(pair.one.bases),
                    first=_cover(layout, plane, pair.one),
                    second=_cover(layout, plane, pair.other),
                )
                yield Inference(self.card.slug, elimination, evidence)


def _cover(layout: Layout, plane: int, fish: Fish) -> FishCover:
    """The covers of a fish, what lies in and beside them, and what it refutes, as cells."""
    tables, houses = layout.tables, fish_houses(layout)
    places = houses.union(fish.bases) & plane
    return FishCover(
        houses.named(fish.covers),
        tables.cells_in(places & ~(fish.fins | fish.endo_fins)),
        tables.cells_in(fish.fins & ~fish.endo_fins),
        tables.cells_in(fish.endo_fins),
        tables.cells_in(fish.eliminated),
    )


@dataclass(frozen=True)
class SiamesePair:
    """Two fish with the same bases, and the links of both."""

    one: Fish
    other: Fish
    eliminated: int
    links: tuple[Constraint, ...]


@cached(BULKY)
def siamese_fish(layout: Layout, digit: int, plane: int) -> Sequence[SiamesePair]:
    """The Siamese fish of a digit, simplest first.

    Basic ones of all sizes, Franken and mutant ones of the small sizes; of those that refute the
    same candidates the simplest, but all that are equally simple.
    """
    pairs = [
        *_pairs(unchecked_fish(layout, plane, wide=False, most=LARGE)),
        *_pairs(unchecked_fish(layout, plane, wide=True, most=SMALL)),
    ]
    checked = partial(_pair_with_receipt, layout, digit, plane)
    chosen = simplest(pairs, _eliminated, _effort, checked)
    return sorted(chosen, key=lambda pair: _order(pair.one, pair.other))


Pair = tuple[Fish, Fish]


def _pairs(fish: Sequence[Fish]) -> Iterator[Pair]:
    """The pairs of fish with the same bases that do not refute the same candidates."""
    whole = sorted((each for each in fish if not each.padded), key=lambda each: each.bases)
    for _, litter in groupby(whole, key=lambda each: each.bases):
        for one, other in combinations(litter, 2):
            if one.eliminated != other.eliminated:
                yield (one, other) if _rank(one) <= _rank(other) else (other, one)


def _rank(fish: Fish) -> tuple[object, ...]:
    return (fish.shape, fish.kind, fish.simplicity, tuple(bits_of(fish.covers)))


def _eliminated(pair: Pair) -> int:
    return pair[0].eliminated | pair[1].eliminated


def _effort(pair: Pair) -> tuple[int, ...]:
    one, other = pair
    fins = ((fish.fins | fish.endo_fins).bit_count() for fish in pair)
    nested = not (one.eliminated & ~other.eliminated and other.eliminated & ~one.eliminated)
    return (nested, max(one.shape, other.shape), one.size, sum(fins))


def _order(one: Fish, other: Fish) -> tuple[object, ...]:
    houses = (tuple(bits_of(each)) for each in (one.bases, one.covers, other.covers))
    return (_effort((one, other)), tuple(houses))


def _pair_with_receipt(layout: Layout, digit: int, plane: int, pair: Pair) -> SiamesePair | None:
    """The two with the links of both; nothing if together they could do without some house.

    Where one of them refutes all that the other does, its links alone are the receipt.
    """
    houses, (one, other) = fish_houses(layout), pair
    truths = [HouseConstraint(base, digit) for base in houses.named(one.bases)]
    eliminated = _eliminated(pair)
    needed = [fish for fish in pair if fish.eliminated == eliminated] or pair
    links = [link for fish in needed for link in links_of(layout, digit, plane, fish)]
    links = list(dict.fromkeys(links))
    if not is_minimal_for_digit(layout, digit, plane, eliminated, truths, links):
        return None
    return SiamesePair(one, other, eliminated, tuple(links))


BASIC, FRANKEN, MUTANT = HouseShape.BASIC, HouseShape.FRANKEN, HouseShape.MUTANT
NONE, FINNED, SASHIMI = FinKind.NONE, FinKind.FINNED, FinKind.SASHIMI
SMALL_SIZES = tuple(range(2, SMALL + 1))
LARGE_SIZES = tuple(range(SMALL + 1, LARGE + 1))

RULES = (
    FishRule(basic.X_WING, BASIC, (2,), (NONE,)),
    FishRule(basic.SWORDFISH, BASIC, (3,), (NONE,)),
    FishRule(basic.FINNED_X_WING, BASIC, (2,), (FINNED,)),
    FishRule(basic.SASHIMI_X_WING, BASIC, (2,), (SASHIMI,)),
    FishRule(basic.FINNED_SWORDFISH, BASIC, (3,), (FINNED,)),
    FishRule(basic.SASHIMI_SWORDFISH, BASIC, (3,), (SASHIMI,)),
    FishRule(basic.JELLYFISH, BASIC, (4,), (NONE,)),
    FishRule(basic.FINNED_JELLYFISH, BASIC, (4,), (FINNED,)),
    FishRule(basic.SASHIMI_JELLYFISH, BASIC, (4,), (SASHIMI,)),
    FishRule(basic.LARGE_FISH, BASIC, LARGE_SIZES, (NONE,)),
    FishRule(basic.FINNED_LARGE_FISH, BASIC, LARGE_SIZES, (FINNED, SASHIMI)),
    FishRule(wide.FRANKEN_X_WING, FRANKEN, (2,), (NONE,)),
    FishRule(wide.FINNED_FRANKEN_X_WING, FRANKEN, (2,), (FINNED,)),
    FishRule(wide.FRANKEN_SWORDFISH, FRANKEN, (3,), (NONE,)),
    FishRule(wide.FINNED_FRANKEN_SWORDFISH, FRANKEN, (3,), (FINNED,)),
    FishRule(wide.FRANKEN_JELLYFISH, FRANKEN, (4,), (NONE,)),
    FishRule(wide.FINNED_FRANKEN_JELLYFISH, FRANKEN, (4,), (FINNED,)),
    FishRule(wide.FINNED_MUTANT_FISH, MUTANT, SMALL_SIZES, (FINNED,)),
    SiameseFish(),
    FishRule(wide.MUTANT_FISH, MUTANT, SMALL_SIZES + LARGE_SIZES, (NONE,)),
    FishRule(wide.FRANKEN_LARGE_FISH, FRANKEN, LARGE_SIZES, (NONE, FINNED)),
    FishRule(wide.FINNED_MUTANT_LARGE_FISH, MUTANT, LARGE_SIZES, (FINNED,)),
)
