"""Almost locked sets in words: what they hold, what they share, and what follows for others."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.inference import Elimination
from sudologue.model import Cell
from sudologue.narration.phrasing.english import with_article
from sudologue.narration.phrasing.groups import Group, lettered, see_every
from sudologue.narration.phrasing.passage import Passage, join, phrase, say
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.narration.steps.conclusions import ReasonedElimination, group_by_digits
from sudologue.narration.steps.scene import E, Scene
from sudologue.rules.als.evidence.als import AlmostLocked


def cells_with_digits(cells: Sequence[Cell], digits: Sequence[int], size: int) -> Passage:
    """`r3c4,r5c6 {127}`."""
    return say(compact_cells(cells, size), " {", *digits, "}")


def named(scene: Scene[E], sets: Sequence[AlmostLocked]) -> Passage:
    """`A=r1c2 {15}, B=r3c4,r5c6 {127}`."""
    entries = (
        say(name, "=", cells_with_digits(each.cells, each.digits, scene.size))
        for name, each in zip("ABC", sets, strict=False)
    )
    return join(entries, ", ")


def groups_of(scene: Scene[E], sets: Sequence[AlmostLocked]) -> list[Group]:
    """The sets as groups that the telling names."""
    return lettered([(one.cells, one.digits) for one in sets], scene.size)


def out_of_reach(scene: Scene[E], groups: Sequence[Group]) -> list[ReasonedElimination]:
    """How the eliminated candidates see all places of their digits in the groups."""
    return [
        ReasonedElimination(
            see_every(scene.before, cells, groups, digits), Elimination.of(cells, digits)
        )
        for cells, digits in group_by_digits(scene.action.candidates)
    ]


def is_named(scene: Scene[E]) -> Passage:
    """`that is an ALS-XZ`, and what an ALS is."""
    text = "that is {} (ALS: almost locked set, a group with one digit more than cells)"
    return phrase(text, with_article(scene.technique))
