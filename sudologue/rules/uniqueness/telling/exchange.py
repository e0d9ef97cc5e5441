"""Deadly patterns in words: how the cells lie, what they can be, and what could be exchanged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from sudologue.model import Candidate, Cell, House
from sudologue.narration.claims.board_claims import (
    CanOnlyBe,
    HoldBetween,
    Holds,
    IsGone,
    LiesIn,
    Numbers,
)
from sudologue.narration.phrasing.english import (
    clauses,
    listing,
    number_word,
    sentence_case,
    several,
)
from sudologue.narration.phrasing.facts import can_only_be
from sudologue.narration.phrasing.houses_in_words import house_list, within_all
from sudologue.narration.phrasing.passage import Passage, join, phrase, say, states
from sudologue.narration.phrasing.short_forms import digits_in_cells
from sudologue.narration.steps.citations import choices
from sudologue.narration.steps.conclusions import candidates_named, group_by_digits
from sudologue.narration.steps.scene import Scene
from sudologue.rules.uniqueness.evidence import DeadlyPatternEvidence, DeadlyShape
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
    return phrase(
        text, within_all(across), house_list(lines), have, _in_blocks(pairs, blocks), named
    )


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
    evidence, number = scene.evidence, len(scene.evidence.pattern)
    hold = states(
        " cells hold only", HoldBetween(evidence.pattern, evidence.digits, evidence.extras)
    )
    text = "apart from {}, these {}{} {} between them"
    these = states(number_word(number), Numbers(number, evidence.pattern))
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
        verb = " holds" if len(cells) == 1 else " hold"
        holds.append(
            phrase("{}{} {}", listing(cells), states(verb, Holds(tuple(cells), value)), value)
        )
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
        text = (
            "every open cell could take the other of its two candidates and no house would notice"
        )
        return say(text)
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
