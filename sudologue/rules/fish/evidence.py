"""Evidence for fish: a digit's places in some houses lie in as many others."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import HouseConstraint, mask_of
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Board, Cell, House


@dataclass(frozen=True, kw_only=True)
class BasesEvidence(RoleEvidence):
    """Evidence about all places of `digit` in the `base` houses of a fish."""

    digit: int
    base: tuple[House, ...]

    def of_bases(self, places: tuple[Cell, ...]) -> Evidence:
        """What follows from the bases, with these places, as evidence without roles."""
        return Evidence(tuple(sorted(set(places))), focus_digit=self.digit, truths=self._bases())

    def looks_at(self, board: Board) -> int:
        """All places of the digit in the bases."""
        return super().looks_at(board) | mask_of(self._bases(), board.layout)

    def _bases(self) -> tuple[HouseConstraint, ...]:
        return tuple([HouseConstraint(house, self.digit) for house in self.base])


@dataclass(frozen=True, kw_only=True)
class FishEvidence(BasesEvidence):
    """All places of `digit` in the `base` houses lie in the `cover` houses, but for the fins.

    `fins` are the places in no cover, `endo_fins` those in two bases at once. `corners` are the
    other places of the bases. What the fish refutes is in more covers than bases, and sees all
    fins. A base that the receipt does not cite holds the refuted candidate itself.
    """

    cover: tuple[House, ...]
    corners: tuple[Cell, ...]
    fins: tuple[Cell, ...] = ()
    endo_fins: tuple[Cell, ...] = ()

    def basics(self) -> Evidence:
        return self.of_bases((*self.corners, *self.fins, *self.endo_fins))


@dataclass(frozen=True)
class FishCover:
    """One way to cover the bases of a Siamese fish: the covers, the fins, and what it refutes."""

    cover: tuple[House, ...]
    corners: tuple[Cell, ...]
    fins: tuple[Cell, ...]
    endo_fins: tuple[Cell, ...]
    gone: tuple[Cell, ...]


@dataclass(frozen=True, kw_only=True)
class SiameseFishEvidence(BasesEvidence):
    """The `base` houses are covered in two ways, and each refutes candidates of `digit`."""

    first: FishCover
    second: FishCover

    def basics(self) -> Evidence:
        return self.of_bases((*self.first.corners, *self.first.fins, *self.first.endo_fins))
