"""The idea of a deadly pattern in a sentence, and what to look for and to ask."""

from __future__ import annotations

from sudologue.model import House, HouseKind
from sudologue.narration.phrasing.english import count, listing, number_word, with_article
from sudologue.narration.phrasing.houses_in_words import house_list
from sudologue.narration.phrasing.passage import Passage, phrase, rule_name, say
from sudologue.narration.steps.scene import Scene
from sudologue.rules.uniqueness.evidence import (
    DeadlyPatternEvidence,
    DeadlyShape,
    ExtraDigitEvidence,
    ExtraLockedEvidence,
    ExtraSubsetEvidence,
)
from sudologue.rules.uniqueness.telling.exchange import D, lines_of

_FAMILIES = {
    DeadlyShape.RECTANGLE: "four corners of a rectangle in two boxes that share a pair of digits",
    DeadlyShape.LOOP: "a ring of cells that share a pair of candidates",
    DeadlyShape.EXTENDED_RECTANGLE: (
        "two lines with the same few candidates, side by side in the same boxes"
    ),
    DeadlyShape.GRAVE: "a board on which nearly every open cell has two candidates",
}

_TYPES: dict[type[DeadlyPatternEvidence], int] = {
    ExtraDigitEvidence: 2,
    ExtraSubsetEvidence: 3,
    ExtraLockedEvidence: 4,
}


def family(scene: Scene[D]) -> Passage:
    """What kind of thing a deadly pattern is."""
    return say(_FAMILIES[scene.evidence.shape])


def question(scene: Scene[D]) -> Passage:
    """What to ask of the cells of the pattern, or of the board."""
    evidence = scene.evidence
    if evidence.shape is DeadlyShape.GRAVE:
        return say(
            "which candidates are too many for two in every open cell and two places for every "
            "digit"
        )
    where = {
        DeadlyShape.RECTANGLE: "all four corners",
        DeadlyShape.LOOP: "the whole ring",
        DeadlyShape.EXTENDED_RECTANGLE: "both lines",
    }
    text = "in how many ways could {} be filled with {} alone"
    return phrase(text, where[evidence.shape], listing(evidence.digits))


def idea(scene: Scene[D], outcome: Passage) -> Passage:
    """`that is a Unique Rectangle: were there only 1 and 2 …, so …`, with what comes of it here."""
    return phrase("that is {}: {}, {}", _name(scene), _two_ways(scene), outcome)


def _name(scene: Scene[D]) -> Passage:
    """The technique with its article; where it has several types, the type that this is."""
    number = _TYPES.get(type(scene.evidence))
    if scene.evidence.shape is DeadlyShape.GRAVE and number is not None:
        return phrase("a {}", rule_name(f"BUG Type {number}", scene.slug))
    return with_article(scene.technique)


def _two_ways(scene: Scene[D]) -> Passage:
    """Why the puzzle would have two solutions."""
    evidence = scene.evidence
    if evidence.shape is DeadlyShape.GRAVE:
        text = (
            "with two candidates in every open cell and two places for every digit (a bivalue "
            "universal grave, BUG for short), taking the other candidate everywhere would turn "
            "one solution into a second"
        )
        return say(text)
    digits, houses = listing(evidence.digits), listing(map(say, _kinds(scene)))
    if evidence.shape is DeadlyShape.EXTENDED_RECTANGLE:
        text = (
            "with only {} in these {}, {} could exchange them, every {} would keep its digits, and "
            "there would be a second solution"
        )
        cells = count(len(evidence.pattern), "cell")
        return phrase(text, digits, cells, house_list(lines_of(scene)), houses)
    where = "its corners"
    if evidence.shape is DeadlyShape.LOOP:
        where = f"its {number_word(len(evidence.pattern))} cells"
    given = ", none of them given" if any(map(scene.before.value, evidence.pattern)) else None
    text = (
        "with only {} in {}{}, exchanging the two would leave every {} the digits it had and make "
        "a second solution"
    )
    return phrase(text, digits, where, given, houses)


def _kinds(scene: Scene[D]) -> list[str]:
    """The kinds of houses that have cells of the pattern, as people name them: rows first."""
    cells = set(scene.evidence.pattern)
    houses: list[House] = [h for h in scene.layout.houses if cells.intersection(h.cells)]
    kinds = dict.fromkeys(house.kind for house in houses)
    order = sorted(kinds, key=lambda kind: kind not in (HouseKind.ROW, HouseKind.COLUMN))
    return [kind.value for kind in order]
