"""Death blossom: a cell, and a group of cells for each of its digits."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sudologue.narration.claims.board_claims import CanOnlyBe
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import Passage, join, phrase, say
from sudologue.narration.phrasing.short_forms import digits_word
from sudologue.narration.steps.groups import Group
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.als.evidence import DeathBlossomEvidence
from sudologue.rules.als.telling.linked_sets import cells_with_digits, groups_of, out_of_one


@tells(DeathBlossomEvidence)
class DeathBlossomTelling(Telling[DeathBlossomEvidence]):
    """A stem and its petals; a `single` one may lose whatever digit the stem has."""

    def names(self, scene: Scene[DeathBlossomEvidence]) -> Mapping[str, Any]:
        blossom, board = scene.evidence, scene.before
        groups = groups_of(scene, [each.petal for each in blossom.petals])
        ways: list[Passage] = []
        for group, each in zip(groups, blossom.petals, strict=True):
            taken = each.stem_digits
            then = group.without(board, (blossom.stem,), taken, blossom.digits)
            ways.append(self.clause("way", scene, taken=taken, then=then))
        reached = [*groups]
        if blossom.own_digit is not None:
            ways.append(self.clause("otherwise", scene))
            reached.append(Group((blossom.stem,), (blossom.own_digit,), ""))
        return {
            "stem_can": CanOnlyBe.on(board, blossom.stem),
            "ways": ways,
            "petal_cells": [group.cells for group in dict.fromkeys(groups)],
            **out_of_one(scene, reached, blossom.digits),
        }

    def cases(self, scene: Scene[DeathBlossomEvidence]) -> Collection[str]:
        its = scene.evidence
        return when(single=len(its.petals) == 1 and its.own_digit is None)

    def pattern(self, scene: Scene[DeathBlossomEvidence]) -> Passage:
        blossom = scene.evidence
        petals = (
            phrase(
                "{} -> {}",
                digits_word(each.stem_digits),
                cells_with_digits(each.petal.cells, each.petal.digits, scene.size),
            )
            for each in blossom.petals
        )
        digits = digits_word(blossom.digits)
        return phrase("{}, {}, Z={}", blossom.stem, join(petals, ", "), digits)

    def place(self, scene: Scene[DeathBlossomEvidence]) -> Passage:
        return say(scene.evidence.stem)
