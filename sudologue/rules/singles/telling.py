"""Singles: what the house or the cell still needs, and what leaves it no choice."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sudologue.narration.claims.board_claims import (
    AreSeen,
    HoldsDigits,
    IsOpen,
    OnlyPlaces,
    Sees,
)
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.houses_in_words import short_name
from sudologue.narration.phrasing.passage import Passage, phrase, say
from sudologue.narration.steps.grounds_of_singles import (
    HiddenGrounds,
    NakedGrounds,
    full_house_claims,
)
from sudologue.narration.steps.scene import Scene, once_a_scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.singles.evidence import (
    FullHouseEvidence,
    HiddenSingleEvidence,
    NakedSingleEvidence,
)

_CELLS_NAMED = 8


@tells(FullHouseEvidence)
class FullHouseTelling(Telling[FullHouseEvidence]):
    """One open cell, one missing digit."""

    def names(self, scene: Scene[FullHouseEvidence]) -> Mapping[str, Any]:
        full = scene.evidence
        is_open, lacks_one = full_house_claims(full.house, full.cell, full.digit)
        return {"is_open": is_open, "lacks_one": lacks_one}

    def pattern(self, scene: Scene[FullHouseEvidence]) -> Passage:
        return phrase("{} in {}", scene.evidence.digit, short_name(scene.evidence.house))


@tells(NakedSingleEvidence)
class NakedSingleTelling(Telling[NakedSingleEvidence]):
    """Which digits its houses have, one house after the other, and which earlier steps ruled out.

    It may see none, `unseen`.
    """

    @once_a_scene
    def grounds(self, scene: Scene[NakedSingleEvidence]) -> NakedGrounds:
        """What leaves no other choice."""
        return NakedGrounds.of(scene)

    def names(self, scene: Scene[NakedSingleEvidence]) -> Mapping[str, Any]:
        grounds = self.grounds(scene)
        seen: list[Passage] = []
        for house, digits in grounds.held:
            claim = HoldsDigits((house,), digits)
            case = when(more=seen)
            seen.append(self.clause("held", scene, *case, place=house, digits=digits, held=claim))
        for digit, cell in grounds.distant:
            claim = Sees((grounds.cell,), (cell,))
            seen.append(self.clause("afar", scene, digit=digit, place=cell, sees=claim))
        ruled_out = scene.ruled_out(grounds.gone, lambda candidate: candidate.digit)
        names = {"is_single": grounds.is_single, "seen": seen, "ruled_out": ruled_out}
        return {**names, "houses": grounds.houses}

    def cases(self, scene: Scene[NakedSingleEvidence]) -> Collection[str]:
        grounds = self.grounds(scene)
        unseen = not grounds.held and not grounds.distant
        return when(unseen=unseen, ruled_out=grounds.gone)

    def pattern(self, scene: Scene[NakedSingleEvidence]) -> Passage:
        return say()

    def place(self, scene: Scene[NakedSingleEvidence]) -> Passage:
        return say()


@tells(HiddenSingleEvidence)
class HiddenSingleTelling(Telling[HiddenSingleEvidence]):
    """Which placed digits rule out the house's other cells, and which cells earlier steps did.

    The cell may be the `last` that is open. Cells are named one by one if they are `few`.
    """

    @once_a_scene
    def grounds(self, scene: Scene[HiddenSingleEvidence]) -> HiddenGrounds:
        """What leaves no other choice."""
        return HiddenGrounds.of(scene)

    def names(self, scene: Scene[HiddenSingleEvidence]) -> Mapping[str, Any]:
        grounds = self.grounds(scene)
        cells = tuple(sorted((*grounds.others, grounds.cell)))
        shares = [
            self.clause(
                "share", scene, blocker=blocker, cells=cells, seen=AreSeen(cells, (blocker,))
            )
            for blocker, cells in grounds.shares(scene)
        ]
        ruled_out = scene.ruled_out(grounds.gone, lambda candidate: candidate.cell)
        return {
            "cells": cells,
            "opened": IsOpen(grounds.house, cells),
            "reasons": [*shares, *ruled_out],
            "only": OnlyPlaces(grounds.digit, (grounds.house,), (grounds.cell,)),
        }

    def cases(self, scene: Scene[HiddenSingleEvidence]) -> Collection[str]:
        others = self.grounds(scene).others
        return when(last=not others, many=len(others) > _CELLS_NAMED)

    def pattern(self, scene: Scene[HiddenSingleEvidence]) -> Passage:
        return phrase("{} in {}", scene.evidence.digit, short_name(scene.evidence.house))
