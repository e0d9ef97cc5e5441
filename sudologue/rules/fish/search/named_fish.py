"""The fish by their names: one search finds all (see `unchecked`), a rule takes those of a kind.

Scan order: by size, then digit by digit, then the fewest fins, then the bases in the order of
houses; padded fish after all others.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sudologue.inference import Elimination, Inference
from sudologue.model import Board, Layout
from sudologue.rules.card import Card
from sudologue.rules.common.shortfalls.fish_houses import HouseShape, fish_houses
from sudologue.rules.common.template_search import digits_worth_searching
from sudologue.rules.fish.card import wide
from sudologue.rules.fish.evidence import FishCover, FishEvidence, SiameseFishEvidence
from sudologue.rules.fish.search.siamese import siamese_fish
from sudologue.rules.fish.search.unchecked import FinKind, Fish
from sudologue.rules.fish.search.with_receipts import FishWithReceipt, fish_of
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
        return Inference(self.card.slug, Elimination.of(cover.gone, (digit,)), evidence)


class SiameseFish(Technique):
    """Two fish on the same bases: digit by digit, the plainest pair first."""

    card = wide.SIAMESE_FISH

    def find(self, board: Board) -> Iterator[Inference]:
        layout = board.layout
        for digit, plane in digits_worth_searching(board):
            for pair in siamese_fish(layout, digit, plane):
                elimination = Elimination.of(layout.cells_in(pair.eliminated), (digit,))
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
    houses = fish_houses(layout)
    places = houses.union(fish.bases) & plane
    return FishCover(
        houses.named(fish.covers),
        layout.cells_in(places & ~(fish.fins | fish.endo_fins)),
        layout.cells_in(fish.fins & ~fish.endo_fins),
        layout.cells_in(fish.endo_fins),
        layout.cells_in(fish.eliminated),
    )
