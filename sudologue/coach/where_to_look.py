"""Where to look for a step: a region or a digit, and then the pattern, but not what follows."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from sudologue.coach.revealed_facts import Fact, facts_of
from sudologue.inference import Action
from sudologue.model import Cell, House, HouseKind, Layout
from sudologue.narration import Passage, parts_of, say
from sudologue.narration.phrasing.english import listing, several
from sudologue.narration.phrasing.passage import phrase
from sudologue.narration.steps.parts import StepParts
from sudologue.narration.steps.scene import Scene
from sudologue.rules.singles.evidence import FullHouseEvidence, NakedSingleEvidence

_ONE_CELL = (FullHouseEvidence, NakedSingleEvidence)


@dataclass(frozen=True)
class WhereToLook:
    """Where to look first, with what that names, and where the pattern is."""

    nudge: Passage
    at: frozenset[Fact]
    where: Passage


def where_to_look(scene: Scene[Any]) -> WhereToLook:
    """Where to look for a step.

    A digit to look at leaves nothing to be said of where it is if all cells that there are to be
    named lose just this digit, as often on a clue; then a region is named instead.
    """
    parts = parts_of(scene)
    found: list[WhereToLook] = []
    for nudge, at in _nudges(scene, parts):
        where = _where(scene, parts, at)
        found.append(WhereToLook(nudge, at, where))
        if not gives_away(scene.action, at | facts_of([where])):
            return found[-1]
    return found[0]


def _nudges(scene: Scene[Any], parts: StepParts) -> Iterator[tuple[Passage, frozenset[Fact]]]:
    """A digit, if it is about one; a region that holds it; the first of its digits; a house that
    holds some of it.
    """
    digits = [
        (phrase("the {}", several(digit, 2)), frozenset[Fact]({digit}))
        for digit in parts.digits[:1]
    ]
    is_of_one_digit = len(parts.digits) == 1 and not isinstance(scene.evidence, _ONE_CELL)
    if is_of_one_digit:
        yield from digits
    named = facts_of([parts.region])
    if named and all(isinstance(fact, House) for fact in named):
        yield parts.region, named
    boxes = _strip(scene.layout, scene.evidence.focus_cells)
    if boxes and not named:
        yield parts.region, frozenset(boxes)
    if not is_of_one_digit:
        yield from digits
    cell = min(candidate.cell for candidate in scene.action.candidates)
    for house in scene.layout.houses_with(cell)[:1]:
        yield say(house), frozenset({house})
    yield say("the whole board"), frozenset()


def _strip(layout: Layout, cells: Collection[Cell]) -> list[House]:
    """The boxes of the band, or of the stack, that holds all of the cells."""
    boxes = [house for house in layout.houses if house.kind is HouseKind.BOX]
    homes = [box for box in boxes if set(cells) & set(box.cells)]
    for along in (_rows, _columns):
        lines = {along(box) for box in homes}
        if len(lines) == 1:
            return [box for box in boxes if along(box) in lines]
    return []


def _rows(box: House) -> frozenset[int]:
    return frozenset(cell.row for cell in box.cells)


def _columns(box: House) -> frozenset[int]:
    return frozenset(cell.col for cell in box.cells)


def _where(scene: Scene[Any], parts: StepParts, at: frozenset[Fact]) -> Passage:
    """The first of what there is to say that does not give the conclusion away, and says more."""
    told = list(_places(scene, parts))
    for passage in told:
        named = facts_of([passage])
        if named - at and not gives_away(scene.action, at | named):
            return passage
    return told[-1]


def _places(scene: Scene[Any], parts: StepParts) -> Iterator[Passage]:
    yield parts.setting
    yield parts.question
    targets = {candidate.cell for candidate in scene.action.candidates}
    cells = [cell for cell in scene.evidence.focus_cells if cell not in targets]
    if cells:
        yield phrase("It has to do with {}.", listing(sorted(cells)))
    house = scene.evidence.focus_house
    if house is not None:
        yield phrase("It has to do with {}.", house)
    yield phrase("It has to do with {}.", listing(sorted(targets)))


def gives_away(action: Action, facts: Collection[Fact]) -> bool:
    """Whether some candidate of a conclusion is named, or both its cell and its digit are."""
    return any(
        candidate in facts or (candidate.cell in facts and candidate.digit in facts)
        for candidate in action.candidates
    )
