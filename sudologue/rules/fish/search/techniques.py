"""The fish by their names: one search finds all (see `unchecked`), a rule takes those of a kind.

Scan order: by size, then digit by digit, then the fewest fins, then the bases in the order of
houses; padded fish after all others.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sudologue.inference import Elimination, HouseConstraint, Inference
from sudologue.model import Board, Layout
from sudologue.rules.card import Card
from sudologue.rules.common.fish.houses import FishHouses, Shape
from sudologue.rules.common.templates.filter import digits_worth_searching
from sudologue.rules.fish import card as cards
from sudologue.rules.fish.evidence import FishCover, FishEvidence, SiameseFishEvidence
from sudologue.rules.fish.search.siamese import SiamesePair, siamese_fish
from sudologue.rules.fish.search.unchecked import Fins, Fish
from sudologue.rules.fish.search.with_receipts import FishWithReceipt, fish_of
from sudologue.rules.rule import Technique


@dataclass(frozen=True, eq=False, repr=False)
class FishRule(Technique):
    """A rule for fish of one shape, of some sizes, with or without fins."""

    card: Card
    shape: Shape
    sizes: tuple[int, ...]
    fins: tuple[Fins, ...]

    def find(self, board: Board) -> Iterator[Inference]:
        padded: list[Inference] = []
        for digit, plane, checked in self._fish(board):
            targets = board.layout.cells_in(checked.fish.eliminated)
            evidence = _evidence(board.layout, digit, plane, checked)
            inference = Inference(self.card.slug, Elimination.of(targets, (digit,)), evidence)
            if checked.fish.padded:
                padded.append(inference)
            else:
                yield inference
        yield from padded

    def _fish(self, board: Board) -> Iterator[tuple[int, int, FishWithReceipt]]:
        """The fish that go by this rule's name, with their digits and the digits' planes."""
        for size in self.sizes:
            for digit, plane in digits_worth_searching(board):
                for fins in self.fins:
                    for checked in fish_of(board.layout, digit, plane, self.shape, fins, size):
                        yield digit, plane, checked


def _evidence(layout: Layout, digit: int, plane: int, checked: FishWithReceipt) -> FishEvidence:
    houses, fish = FishHouses.of(layout), checked.fish
    places = houses.union(fish.bases) & plane
    return FishEvidence(
        layout.cells_in(places),
        None,
        digit,
        None,
        checked.truths,
        checked.links,
        digit=digit,
        base=houses.named(fish.bases),
        cover=houses.named(fish.covers),
        corners=layout.cells_in(places & ~(fish.fins | fish.endo_fins)),
        fins=layout.cells_in(fish.fins & ~fish.endo_fins),
        endo_fins=layout.cells_in(fish.endo_fins),
    )


class SiameseFish(Technique):
    """Two fish on the same bases: digit by digit, the plainest pair first."""

    card = cards.SIAMESE_FISH

    def find(self, board: Board) -> Iterator[Inference]:
        layout = board.layout
        for digit, plane in digits_worth_searching(board):
            for pair in siamese_fish(layout, digit, plane):
                elimination = Elimination.of(layout.cells_in(pair.eliminated), (digit,))
                evidence = _siamese_evidence(layout, digit, plane, pair)
                yield Inference(self.card.slug, elimination, evidence)


def _siamese_evidence(
    layout: Layout, digit: int, plane: int, pair: SiamesePair
) -> SiameseFishEvidence:
    houses = FishHouses.of(layout)
    base = houses.named(pair.one.bases)
    places = houses.union(pair.one.bases) & plane

    def cover(fish: Fish) -> FishCover:
        return FishCover(
            houses.named(fish.covers),
            layout.cells_in(places & ~(fish.fins | fish.endo_fins)),
            layout.cells_in(fish.fins & ~fish.endo_fins),
            layout.cells_in(fish.endo_fins),
            layout.cells_in(fish.eliminated),
        )

    return SiameseFishEvidence(
        layout.cells_in(places),
        None,
        digit,
        None,
        tuple([HouseConstraint(house, digit) for house in base]),
        pair.links,
        digit=digit,
        base=base,
        first=cover(pair.one),
        second=cover(pair.other),
    )
