"""Deadly patterns in words: how the cells lie, what could be exchanged, and the idea of it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TypeVar

from sudologue.model import Candidate, Cell, House, HouseKind
from sudologue.narration.claims.board_claims import CanOnlyBe, HoldBetween, Holds, IsGone, LiesIn
from sudologue.narration.phrasing.english import (
    clauses,
    count,
    listing,
    number_word,
    sentence_case,
    several,
    with_article,
)
from sudologue.narration.phrasing.facts import can_only_be, number_of
from sudologue.narration.phrasing.houses_in_words import house_list, within_all
from sudologue.narration.phrasing.passage import Passage, join, phrase, rule_name, say, states
from sudologue.narration.phrasing.short_forms import digits_in_cells
from sudologue.narration.steps.areas import region_of
from sudologue.narration.steps.citations import choices
from sudologue.narration.steps.conclusions import candidates_named, group_by_digits
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling
from sudologue.rules.uniqueness.evidence import (
    DeadlyPatternEvidence,
    DeadlyShape,
    ExtraDigitEvidence,
    ExtraLockedEvidence,
    ExtraSubsetEvidence,
)
from sudologue.rules.uniqueness.telling.deadly_claims import (
    CornersIn,
    GoesUnnoticed,
    NotGiven,
    PairsAcross,
    TwoEverywhere,
    WayRound,
)

D = TypeVar("D", bound=DeadlyPatternEvidence)

_PAIRS_LISTED = 4


def short(scene: Scene[D]) -> Passage:
    """`1/2 in r1c14,r2c14`; of a BUG, which is everywhere, the extras: `6 in r5c5`."""
    evidence = scene.evidence
    if evidence.shape is DeadlyShape.GRAVE:
        extras = group_by_digits(evidence.extras)
        return join((digits_in_cells(digits, cells, scene.size) for cells, digits in extras), "; ")
    return digits_in_cells(evidence.digits, evidence.pattern, scene.size, "/")


def seen(scene: Scene[D]) -> Passage:
    """The pattern's cells, how they lie, and what they can be."""
    match scene.evidence.shape:
        case DeadlyShape.GRAVE:
            return _two_everywhere(scene)
        case DeadlyShape.EXTENDED_RECTANGLE:
            return phrase("{}. {}", _pairs(scene), sentence_case(_held(scene)))
        case DeadlyShape.LOOP:
            return phrase("{}. {}", way_round(scene), _contents(scene))
        case _:
            return phrase("{}. {}", _corners(scene), _contents(scene))


def _two_everywhere(scene: Scene[D]) -> Passage:
    extras = scene.evidence.extras
    text = "without {}, every open cell{} and every digit two places in each house that lacks it"
    have = states(" would have two candidates", TwoEverywhere(extras))
    return phrase(text, candidates_named(extras), have)


def _corners(scene: Scene[D]) -> Passage:
    cells = scene.evidence.pattern
    blocks = [
        house
        for house in scene.layout.houses
        if not house.is_line and set(house.cells).intersection(cells)
    ]
    are = states(" are the corners of a rectangle", CornersIn(cells, tuple(blocks)))
    return phrase("{}{} {}", listing(cells), are, within_all(blocks))


def way_round(scene: Scene[D]) -> Passage:
    """How one walks round a loop."""
    first, *others = scene.evidence.pattern
    text = (
        "one can walk from {} to {} and back to {}, each time within one house, and{} of these "
        "cells"
    )
    two = states(" every house on the way has just two", WayRound(scene.evidence.pattern))
    return phrase(text, first, listing(others), first, two)


def _pairs(scene: Scene[D]) -> Passage:
    """`in rows 1, 5 and 7, columns 4 and 5 have a pair of cells each: r1c4 and r1c5, …`"""
    pairs, lines = pairs_of(scene), lines_of(scene)
    shared = [[h for h in scene.layout.houses if set(pair) <= set(h.cells)] for pair in pairs]
    across = [next((h for h in houses if h.is_line), houses[0]) for houses in shared]
    blocks = [next((h for h in houses if not h.is_line), None) for houses in shared]
    have = states(" have a pair of cells each", PairsAcross(lines, tuple(across), pairs))
    text = "{}, {}{}{}{}"
    listed = clauses([listing(pair) for pair in pairs])
    named = phrase(": {}", listed) if len(pairs) <= _PAIRS_LISTED else None
    inside = _in_blocks(pairs, blocks)
    return phrase(text, within_all(across), house_list(lines), have, inside, named)


def _in_blocks(
    pairs: Sequence[tuple[Cell, Cell]], blocks: Sequence[House | None]
) -> Passage | None:
    claims: list[LiesIn] = []
    for pair, block in zip(pairs, blocks, strict=True):
        if block is None:
            return None
        claims.append(LiesIn(pair, block))
    kind = claims[0].house.kind.value
    return phrase(", and{} within one {}", states(" each pair lies", *claims), kind)


def _held(scene: Scene[D]) -> Passage:
    """`apart from 1 in r4c8, these six cells hold only 4, 7 and 8 between them`."""
    evidence = scene.evidence
    held = HoldBetween(evidence.pattern, evidence.digits, evidence.extras)
    hold = states(" cells hold only", held)
    text = "apart from {}, these {}{} {} between them"
    these = number_of(evidence.pattern)
    return phrase(text, candidates_named(evidence.extras), these, hold, listing(evidence.digits))


def pairs_of(scene: Scene[D]) -> tuple[tuple[Cell, Cell], ...]:
    """The pairs of cells of an extended rectangle that could be exchanged."""
    cells = scene.evidence.pattern
    half = len(cells) // 2
    return tuple(zip(cells[:half], reversed(cells[half:]), strict=True))


def lines_of(scene: Scene[D]) -> tuple[House, House]:
    """The two lines of an extended rectangle."""
    ones, others = (set(cells) for cells in zip(*pairs_of(scene), strict=True))
    houses = scene.layout.houses
    return (
        next(house for house in houses if ones <= set(house.cells)),
        next(house for house in houses if others <= set(house.cells)),
    )


def _contents(scene: Scene[D]) -> Passage:
    """What the cells hold or can be: placed ones, then plain ones, then those with extras."""
    evidence, board = scene.evidence, scene.before
    plain: dict[tuple[int, ...], list[Cell]] = {}
    with_extras: dict[tuple[int, ...], list[Cell]] = {}
    for cell in sorted(evidence.pattern):
        if board.value(cell) is None:
            group = with_extras if cell in evidence.extra_cells else plain
            group.setdefault(tuple(sorted(board.domain(cell))), []).append(cell)
    parts = [can_only_be(cells, domain) for domain, cells in plain.items()]
    for domain, cells in with_extras.items():
        can = " can be" if len(cells) == 1 else " can each be"
        claim = CanOnlyBe(tuple(cells), domain)
        parts.append(phrase("{}{} {}", listing(cells), states(can, claim), listing(domain, "or")))
    placed = _placed(scene)
    return phrase("{}; {}", placed, clauses(parts)) if placed else clauses(parts)


def _placed(scene: Scene[D]) -> Passage | None:
    """`r2c4 holds 3, r2c9 holds 8, and neither was given`."""
    placed: dict[int, list[Cell]] = {}
    for cell in sorted(scene.evidence.pattern):
        value = scene.before.value(cell)
        if value is not None:
            placed.setdefault(value, []).append(cell)
    if not placed:
        return None
    holds: list[Passage] = []
    for value, cells in placed.items():
        hold = states(" holds" if len(cells) == 1 else " hold", Holds(tuple(cells), value))
        holds.append(phrase("{}{} {}", listing(cells), hold, value))
    filled = tuple(cell for cells in placed.values() for cell in cells)
    none = " neither was given" if len(filled) == 2 else " none of them was given"
    return phrase("{}, and{}", join(holds, ", "), states(none, NotGiven(filled)))


def unless(scene: Scene[D]) -> Passage:
    """`unless r2c1 or r2c4 is 3, …`"""
    extras = choices(scene.evidence.extras, "is")
    return phrase("unless {}, {}", extras, exchange(scene))


def exchange(scene: Scene[D]) -> Passage:
    """What could be exchanged, and nobody would notice."""
    evidence, cells = scene.evidence, scene.evidence.pattern
    if evidence.shape is DeadlyShape.GRAVE:
        other = "the other of its two candidates"
        return say("every open cell could take ", other, " and no house would notice")
    if evidence.shape is DeadlyShape.EXTENDED_RECTANGLE:
        ones, others = zip(*pairs_of(scene), strict=True)
        lines, digits = lines_of(scene), listing(evidence.digits)
        unnoticed = states(" no house would notice", GoesUnnoticed(ones, others, lines))
        text = "{} would each have {} in these cells, could exchange them pair by pair, and{}"
        return phrase(text, house_list(lines), digits, unnoticed)
    both = listing(several(digit, 2) for digit in evidence.digits)
    unnoticed = states(" no house would notice", GoesUnnoticed(cells[::2], cells[1::2]))
    return phrase("the {} could change places all round and{}{}", both, unnoticed, _lost(scene))


def _lost(scene: Scene[D]) -> Passage | None:
    """That cells have lost digits which the exchange would bring back."""
    evidence, board = scene.evidence, scene.before
    if any(board.value(cell) for cell in evidence.pattern):
        return None
    lost: dict[tuple[int, ...], list[Cell]] = {}
    for cell in evidence.extra_cells:
        digits = tuple(digit for digit in evidence.digits if digit not in board.domain(cell))
        lost.setdefault(digits, []).append(cell)
    parts: list[Passage] = []
    for digits, cells in lost.items():
        if digits:
            gone = IsGone(tuple(Candidate(cell, digit) for cell in cells for digit in digits))
            verb = states(" has lost its" if len(cells) == 1 else " have lost their", gone)
            named = listing(several(digit, len(cells)) for digit in digits)
            parts.append(phrase("{}{} {}", listing(cells), verb, named))
    return phrase(", even though {} by now", listing(parts)) if parts else None


_FAMILIES = {
    DeadlyShape.RECTANGLE: "four corners of a rectangle in two boxes that share a pair of digits",
    DeadlyShape.LOOP: "a ring of cells that share a pair of candidates",
    DeadlyShape.EXTENDED_RECTANGLE: (
        "two lines with the same few candidates, side by side in the same boxes"
    ),
    DeadlyShape.GRAVE: "a board on which nearly every open cell has two candidates",
}

_WHERE = {
    DeadlyShape.RECTANGLE: "all four corners",
    DeadlyShape.LOOP: "the whole ring",
    DeadlyShape.EXTENDED_RECTANGLE: "both lines",
}

_TYPES: dict[type[DeadlyPatternEvidence], int] = {
    ExtraDigitEvidence: 2,
    ExtraSubsetEvidence: 3,
    ExtraLockedEvidence: 4,
}


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


class DeadlyTelling(Telling[D]):
    """A telling of a deadly pattern: where it is, and what one sees of it."""

    def pattern(self, scene: Scene[D]) -> Passage:
        return short(scene)

    def place(self, scene: Scene[D]) -> Passage:
        return short(scene)

    def observation(self, scene: Scene[D]) -> Passage:
        return seen(scene)

    def reason(self, scene: Scene[D]) -> Passage:
        text = "that is {}: {}, {}"
        return phrase(text, _name(scene), _two_ways(scene), self.outcome(scene))

    @abstractmethod
    def outcome(self, scene: Scene[D]) -> Passage:
        """What comes of it that the pattern must not be filled in two ways."""

    def region(self, scene: Scene[D]) -> Passage:
        if scene.evidence.shape is DeadlyShape.GRAVE:
            return say("the whole board")
        return region_of(scene.layout, scene.evidence.pattern, self.digits(scene))

    def family(self, scene: Scene[D]) -> Passage:
        return say(_FAMILIES[scene.evidence.shape])

    def digits(self, scene: Scene[D]) -> tuple[int, ...]:
        evidence = scene.evidence
        is_everywhere = evidence.shape is DeadlyShape.GRAVE
        return evidence.extra_digits if is_everywhere else evidence.digits

    def question(self, scene: Scene[D]) -> Passage:
        evidence = scene.evidence
        if evidence.shape is DeadlyShape.GRAVE:
            return say(
                "which candidates are too many for two in every open cell and two places for every "
                "digit"
            )
        text = "in how many ways could {} be filled with {} alone"
        return phrase(text, _WHERE[evidence.shape], listing(evidence.digits))
