"""Evidence for fish: a digit's places in some houses lie in as many others."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import HouseConstraint, mask_of
from sudologue.inference.inference import Evidence
from sudologue.model import Board, Cell, House


@dataclass(frozen=True, kw_only=True)
class FishEvidence(Evidence):
    """All places of `digit` in the `base` houses lie in the `cover` houses, but for the fins.

    `fins` are the places in no cover, `endo_fins` those in two bases at once. `corners` are the
    other places of the bases. What the fish refutes is in more covers than bases, and sees all
    fins. A base that the receipt does not cite holds the refuted candidate itself.
    """

    digit: int
    base: tuple[House, ...]
    cover: tuple[House, ...]
    corners: tuple[Cell, ...]
    fins: tuple[Cell, ...] = ()
    endo_fins: tuple[Cell, ...] = ()

    def looks_at(self, board: Board) -> int:
        """All places of the digit in the bases."""
        stated = [HouseConstraint(house, self.digit) for house in self.base]
        return super().looks_at(board) | mask_of(stated, board.layout)


@dataclass(frozen=True)
class FishCover:
    """One way to cover the bases of a Siamese fish: the covers, the fins, and what it refutes."""

    cover: tuple[House, ...]
    corners: tuple[Cell, ...]
    fins: tuple[Cell, ...]
    endo_fins: tuple[Cell, ...]
    gone: tuple[Cell, ...]


@dataclass(frozen=True, kw_only=True)
class SiameseFishEvidence(Evidence):
    """The `base` houses are covered in two ways, and each refutes candidates of `digit`."""

    digit: int
    base: tuple[House, ...]
    first: FishCover
    second: FishCover

    def looks_at(self, board: Board) -> int:
        """All places of the digit in the bases."""
        stated = [HouseConstraint(house, self.digit) for house in self.base]
        return super().looks_at(board) | mask_of(stated, board.layout)
