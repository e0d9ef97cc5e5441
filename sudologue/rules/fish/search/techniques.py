"""The fish by their names. The search is one (see `catch`); these say which of its catch is whose.

Scan order: by size, then digit by digit, then the fewest fins, then the bases in the order of
houses; padded fish after all others.
"""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.caches import cached_for_current
from sudologue.inference import Elimination, HouseConstraint, Inference
from sudologue.model import Board, Layout
from sudologue.rules.common.doubt import DigitByDigit
from sudologue.rules.common.fish.houses import SMALL, FishHouses, Shape
from sudologue.rules.common.prospects import doubtful
from sudologue.rules.fish import card as cards
from sudologue.rules.fish import card as wide_cards
from sudologue.rules.fish.evidence import FishCover, FishEvidence, SiameseFishEvidence
from sudologue.rules.fish.search.catch import LARGE, Fins, Fish, raw_by_kind
from sudologue.rules.fish.search.closed_lines import has_closed_lines
from sudologue.rules.fish.search.kinds import Landed, fish_of
from sudologue.rules.fish.search.siamese import Twins, siamese_fish

SMALL_SIZES = tuple(range(2, SMALL + 1))
LARGE_SIZES = tuple(range(SMALL + 1, LARGE + 1))


class _FishRule(DigitByDigit):
    """A rule for fish of one shape, of some sizes, with or without fins."""

    shape: Shape
    sizes: tuple[int, ...]
    fins: tuple[Fins, ...]

    def first(self, board: Board) -> Inference | None:
        if self.shape is Shape.BASIC:
            if self.fins == (Fins.NONE,) and self.sizes in ((2,), (3,)):
                layout, size = board.layout, self.sizes[0]
                planes = doubtful(board)
                if not any(has_closed_lines(layout, plane, size) for _, plane in planes):
                    return None
            there = _basic_kinds(board)
            if not any((fins, size) in there for fins in self.fins for size in self.sizes):
                return None
        return super().first(board)

    def find(self, board: Board) -> Iterator[Inference]:
        padded: list[Inference] = []
        for digit, plane, landed in self._catch(board):
            gone = Elimination.of(board.layout.cells_in(landed.fish.gone), (digit,))
            evidence = _evidence(board.layout, digit, plane, landed)
            inference = Inference(self.card.slug, gone, evidence)
            if landed.fish.padded:
                padded.append(inference)
            else:
                yield inference
        yield from padded

    def _catch(self, board: Board) -> Iterator[tuple[int, int, Landed]]:
        """The fish that go by this rule's name, with their digits and the digits' planes."""
        for size in self.sizes:
            for digit, plane in doubtful(board):
                for fins in self.fins:
                    for landed in fish_of(board.layout, digit, plane, self.shape, fins, size):
                        yield digit, plane, landed


@cached_for_current
def _basic_kinds(board: Board) -> frozenset[tuple[Fins, int]]:
    """The kinds of basic fish that there are, whether they come to anything or not."""
    found: set[tuple[Fins, int]] = set()
    for _, plane in doubtful(board):
        found.update([kind[1:] for kind in raw_by_kind(board.layout, plane, False, LARGE)])
    return frozenset(found)


def _evidence(layout: Layout, digit: int, plane: int, landed: Landed) -> FishEvidence:
    houses, fish = FishHouses.of(layout), landed.fish
    places = houses.union(fish.bases) & plane
    return FishEvidence(
        layout.cells_in(places),
        None,
        digit,
        None,
        landed.truths,
        landed.links,
        digit=digit,
        base=houses.named(fish.bases),
        cover=houses.named(fish.covers),
        corners=layout.cells_in(places & ~(fish.fins | fish.endo_fins)),
        fins=layout.cells_in(fish.fins & ~fish.endo_fins),
        endo_fins=layout.cells_in(fish.endo_fins),
    )


class XWing(_FishRule):
    """Two parallel lines, two lines across."""

    card, shape, sizes, fins = cards.X_WING, Shape.BASIC, (2,), (Fins.NONE,)


class Swordfish(_FishRule):
    """Three parallel lines, three lines across."""

    card, shape, sizes, fins = cards.SWORDFISH, Shape.BASIC, (3,), (Fins.NONE,)


class Jellyfish(_FishRule):
    """Four parallel lines, four lines across."""

    card, shape, sizes, fins = cards.JELLYFISH, Shape.BASIC, (4,), (Fins.NONE,)


class LargeFish(_FishRule):
    """Five to seven parallel lines, as many across."""

    card, shape, sizes, fins = cards.LARGE_FISH, Shape.BASIC, LARGE_SIZES, (Fins.NONE,)


class FinnedXWing(_FishRule):
    """An X-Wing with fins."""

    card, shape, sizes, fins = cards.FINNED_X_WING, Shape.BASIC, (2,), (Fins.FINNED,)


class FinnedSwordfish(_FishRule):
    """A Swordfish with fins."""

    card, shape, sizes, fins = cards.FINNED_SWORDFISH, Shape.BASIC, (3,), (Fins.FINNED,)


class FinnedJellyfish(_FishRule):
    """A Jellyfish with fins."""

    card, shape, sizes, fins = cards.FINNED_JELLYFISH, Shape.BASIC, (4,), (Fins.FINNED,)


class SashimiXWing(_FishRule):
    """A finned X-Wing with a corner missing."""

    card, shape, sizes, fins = cards.SASHIMI_X_WING, Shape.BASIC, (2,), (Fins.SASHIMI,)


class SashimiSwordfish(_FishRule):
    """A finned Swordfish with one place left on a line, but for the fins."""

    card, shape, sizes, fins = cards.SASHIMI_SWORDFISH, Shape.BASIC, (3,), (Fins.SASHIMI,)


class SashimiJellyfish(_FishRule):
    """A finned Jellyfish with one place left on a line, but for the fins."""

    card, shape, sizes, fins = cards.SASHIMI_JELLYFISH, Shape.BASIC, (4,), (Fins.SASHIMI,)


class FinnedLargeFish(_FishRule):
    """Five to seven parallel lines, and fins."""

    card, shape, sizes = cards.FINNED_LARGE_FISH, Shape.BASIC, LARGE_SIZES
    fins = (Fins.FINNED, Fins.SASHIMI)


class FrankenXWing(_FishRule):
    """Two houses and two covers, blocks among them."""

    card, shape, sizes, fins = wide_cards.FRANKEN_X_WING, Shape.FRANKEN, (2,), (Fins.NONE,)


class FrankenSwordfish(_FishRule):
    """Three houses and three covers, blocks among them."""

    card, shape, sizes, fins = wide_cards.FRANKEN_SWORDFISH, Shape.FRANKEN, (3,), (Fins.NONE,)


class FrankenJellyfish(_FishRule):
    """Four houses and four covers, blocks among them."""

    card, shape, sizes, fins = wide_cards.FRANKEN_JELLYFISH, Shape.FRANKEN, (4,), (Fins.NONE,)


class FinnedFrankenXWing(_FishRule):
    """A Franken X-Wing with fins."""

    card, shape, sizes, fins = wide_cards.FINNED_FRANKEN_X_WING, Shape.FRANKEN, (2,), (Fins.FINNED,)


class FinnedFrankenSwordfish(_FishRule):
    """A Franken Swordfish with fins."""

    card, shape, sizes = wide_cards.FINNED_FRANKEN_SWORDFISH, Shape.FRANKEN, (3,)
    fins = (Fins.FINNED,)


class FinnedFrankenJellyfish(_FishRule):
    """A Franken Jellyfish with fins."""

    card, shape, sizes = wide_cards.FINNED_FRANKEN_JELLYFISH, Shape.FRANKEN, (4,)
    fins = (Fins.FINNED,)


class FrankenLargeFish(_FishRule):
    """Five to seven houses and as many covers, blocks among them, with fins or without."""

    card, shape, sizes = wide_cards.FRANKEN_LARGE_FISH, Shape.FRANKEN, LARGE_SIZES
    fins = (Fins.NONE, Fins.FINNED)


class MutantFish(_FishRule):
    """Two to seven houses of any kinds and as many covers, without fins."""

    card, shape, sizes = wide_cards.MUTANT_FISH, Shape.MUTANT, SMALL_SIZES + LARGE_SIZES
    fins = (Fins.NONE,)


class FinnedMutantFish(_FishRule):
    """Two to four houses of any kinds and as many covers, with fins."""

    card, shape, sizes = wide_cards.FINNED_MUTANT_FISH, Shape.MUTANT, SMALL_SIZES
    fins = (Fins.FINNED,)


class FinnedMutantLargeFish(_FishRule):
    """Five to seven houses of any kinds and as many covers, with fins."""

    card, shape, sizes = wide_cards.FINNED_MUTANT_LARGE_FISH, Shape.MUTANT, LARGE_SIZES
    fins = (Fins.FINNED,)


class SiameseFish(DigitByDigit):
    """Two fish on the same bases: digit by digit, the plainest pair first."""

    card = wide_cards.SIAMESE_FISH

    def find(self, board: Board) -> Iterator[Inference]:
        layout = board.layout
        for digit, plane in doubtful(board):
            for twins in siamese_fish(layout, digit, plane):
                gone = Elimination.of(layout.cells_in(twins.gone), (digit,))
                yield Inference(
                    self.card.slug, gone, _siamese_evidence(layout, digit, plane, twins)
                )


def _siamese_evidence(layout: Layout, digit: int, plane: int, twins: Twins) -> SiameseFishEvidence:
    houses = FishHouses.of(layout)
    base = houses.named(twins.one.bases)
    places = houses.union(twins.one.bases) & plane

    def cover(fish: Fish) -> FishCover:
        return FishCover(
            houses.named(fish.covers),
            layout.cells_in(places & ~(fish.fins | fish.endo_fins)),
            layout.cells_in(fish.fins & ~fish.endo_fins),
            layout.cells_in(fish.endo_fins),
            layout.cells_in(fish.gone),
        )

    return SiameseFishEvidence(
        layout.cells_in(places),
        None,
        digit,
        None,
        tuple([HouseConstraint(house, digit) for house in base]),
        twins.links,
        digit=digit,
        base=base,
        first=cover(twins.one),
        second=cover(twins.other),
    )
