"""Death blossom: a cell, and a group of cells for each of its digits."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sudologue.narration.claims.board_claims import CanOnlyBe
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import Passage, join, phrase, say
from sudologue.narration.phrasing.short_forms import digits_word
from sudologue.narration.steps.conclusions import Gains
from sudologue.narration.steps.groups import Group, introduced, sees_all
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.als.evidence import DeathBlossomEvidence
from sudologue.rules.als.telling.linked_sets import cells_with_digits, groups_of, out_of_reach


@tells(DeathBlossomEvidence)
class DeathBlossomTelling(Telling[DeathBlossomEvidence]):
    """A stem and its petals; the stem may have a digit of its `own`."""

    def names(self, scene: Scene[DeathBlossomEvidence]) -> Mapping[str, Any]:
        blossom = scene.evidence
        groups = groups_of(scene, [each.petal for each in blossom.petals])
        pairs = list(zip(groups, [each.stem_digits for each in blossom.petals], strict=True))
        ways: list[Passage] = []
        for group, taken in pairs:
            has = group.has(taken, blossom.digits)
            ways.append(self.clause("way", scene, *when(more=ways), taken=taken, has=has))
        reached = [*groups]
        if blossom.own_digit is not None:
            ways.append(self.clause("otherwise", scene))
            reached.append(Group((blossom.stem,), (blossom.own_digit,), None))
        return {
            "stem_can": CanOnlyBe.on(scene.before, blossom.stem),
            "introduced": introduced(groups),
            "stem_sees": sees_all(scene.before, (blossom.stem,), pairs),
            "ways": ways,
            "gains": Gains(tuple(out_of_reach(scene, reached))),
            "groups": [group.name for group in dict.fromkeys(groups)],
        }

    def cases(self, scene: Scene[DeathBlossomEvidence]) -> Collection[str]:
        return when(own=scene.evidence.own_digit is not None)

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
