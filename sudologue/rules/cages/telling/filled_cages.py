"""What fills a cage, in words and in short."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from sudologue.model import Cell, Clue, Layout
from sudologue.model.clue import cage_total
from sudologue.narration.claims.clue_claims import FilledOnlyWith
from sudologue.narration.phrasing.clue_words import words_of
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import Passage, join, phrase, say
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.rules.cages.evidence import (
    MOST_LISTED,
    CageEvidence,
    CageHolder,
    Digits,
    NeededDigitEvidence,
    PlacementEvidence,
)

Holder: TypeAlias = NeededDigitEvidence | PlacementEvidence | CageHolder


@dataclass(frozen=True)
class FilledWith:
    """A cage, or the open cells of one with `placed` digits, and the sets that can fill them."""

    cage: Clue
    cells: tuple[Cell, ...]
    rest: int
    sets: tuple[Digits, ...]
    layout: Layout | None = None

    @property
    def names(self) -> Mapping[str, Any]:
        """The cage, as it is called on its board."""
        return {"cage": words_of(self.cage, self.layout)} if self.layout else {}

    @property
    def cases(self) -> Collection[str]:
        """Whether digits are placed, and whether the sets are `many`."""
        return when(placed=not is_whole(self), many=len(self.sets) > MOST_LISTED)

    @property
    def only(self) -> FilledOnlyWith:
        """The claim that no other sets can."""
        return FilledOnlyWith(self.cells, self.rest, self.sets)


def filled(holder: Holder, layout: Layout) -> FilledWith:
    """How a cage can be filled."""
    return FilledWith(holder.cage, holder.cells, holder.rest, holder.combinations, layout)


def in_short(
    evidence: CageEvidence | CageHolder, size: int, sets: Sequence[Digits] = ()
) -> Passage:
    """A cage as in `20(3)r1c123: r1c12=11={29/38}`: with what is open, and combinations."""
    cells = compact_cells(sorted(evidence.cage.cells), size)
    word = say(f"{cage_total(evidence.cage)}({len(evidence.cage.cells)})", cells)
    if not is_whole(evidence) and len(evidence.cells) > 1:
        open_cells = compact_cells(evidence.cells, size)
        word = phrase("{}: {}={}", word, open_cells, str(evidence.rest))
    if not sets or len(sets) > MOST_LISTED:
        return word
    return say(word, "={", join((join(each, "") for each in sets), "/"), "}")


def is_whole(its: CageEvidence | CageHolder | FilledWith) -> bool:
    """Whether all cells of the cage are open."""
    return len(its.cells) == len(its.cage.cells)
