"""Deadly patterns in words: how the cells lie, what they can be, and what could be exchanged."""

from __future__ import annotations

from typing import TypeVar

from sudologue.model import Cell, House
from sudologue.narration.citations import choices
from sudologue.narration.conclusions import group_by_digits, places
from sudologue.narration.english import cell_list, clauses, listing, several
from sudologue.narration.passage import Passage, join, phrase, say
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import digits_in_cells
from sudologue.rules.uniqueness.evidence import DeadlyPatternEvidence, DeadlyShape

D = TypeVar("D", bound=DeadlyPatternEvidence)


def short(scene: Scene[D]) -> Passage:
    """`1/2 in r1c14,r2c14`; of a BUG, which is everywhere, the extras: `6 in r5c5`."""
    evidence = scene.evidence
    if evidence.shape is DeadlyShape.GRAVE:
        extras = group_by_digits(evidence.extras)
        return join((digits_in_cells(digits, cells, scene.size) for cells, digits in extras), "; ")
    return digits_in_cells(evidence.digits, evidence.pattern, scene.size, "/")


def seen(scene: Scene[D]) -> Passage:
    """The pattern's cells, how they lie, and what they can be."""
    evidence = scene.evidence
    if evidence.shape is DeadlyShape.GRAVE:
        text = (
            "but for {}, every open cell would have two candidates, and every digit two places in "
            "each house that lacks it"
        )
        return phrase(text, places(evidence.extras))
    return phrase("{}. {}", _lie(scene), _contents(scene))


def _lie(scene: Scene[D]) -> Passage:
    """How the pattern's cells lie."""
    evidence = scene.evidence
    houses = [house for house in scene.layout.houses if set(house.cells) & set(evidence.pattern)]
    cells = cell_list(evidence.pattern, scene.size)
    match evidence.shape:
        case DeadlyShape.RECTANGLE:
            blocks = listing(house for house in houses if not house.is_line)
            return phrase("{} are the corners of a rectangle in {}", cells, blocks)
        case DeadlyShape.LOOP:
            text = (
                "going from house to house, one can walk round {}, and every house on the way has "
                "just two of them"
            )
            return phrase(text, cells)
        case _:
            half = len(evidence.pattern) // 2
            sides = zip(evidence.pattern[:half], reversed(evidence.pattern), strict=False)
            across = clauses([listing(pair) for pair in sides])
            return phrase("{} face each other in {}", across, listing(_lines(scene)))


def _lines(scene: Scene[D]) -> list[House]:
    """The two lines of an extended rectangle."""
    evidence = scene.evidence
    half = len(evidence.pattern) // 2
    return [
        next(house for house in scene.layout.houses if set(cells) <= set(house.cells))
        for cells in (evidence.pattern[:half], evidence.pattern[half:])
    ]


def _contents(scene: Scene[D]) -> Passage:
    """What the cells hold or can be: placed ones, then plain ones, then those with extras."""
    evidence, board = scene.evidence, scene.before
    placed: dict[int, list[Cell]] = {}
    plain: list[Cell] = []
    with_extras: dict[tuple[int, ...], list[Cell]] = {}
    for cell in sorted(evidence.pattern):
        value = board.value(cell)
        if value is not None:
            placed.setdefault(value, []).append(cell)
        elif cell in evidence.extra_cells:
            with_extras.setdefault(tuple(sorted(board.domain(cell))), []).append(cell)
        else:
            plain.append(cell)
    parts: list[Passage] = []
    if placed:
        holds = [
            phrase("{} {} {}", listing(cells), "holds" if len(cells) == 1 else "hold", value)
            for value, cells in sorted(placed.items())
        ]
        none = "neither" if sum(map(len, placed.values())) == 2 else "none"
        parts.append(phrase("{}, {} of them given", listing(holds), none))
    if plain:
        cells = cell_list(plain, scene.size)
        parts.append(phrase("{} can only be {}", cells, listing(evidence.digits, "or")))
    for domain in sorted(with_extras, key=lambda domain: with_extras[domain]):
        cells = cell_list(with_extras[domain], scene.size)
        parts.append(phrase("{} can be {}", cells, listing(domain, "or")))
    return clauses(parts)


def unless(scene: Scene[D]) -> Passage:
    """`unless r2c1 or r2c4 is 3, …`"""
    extras = choices(scene.evidence.extras, scene.size, "is")
    return phrase("unless {}, {}", extras, exchange(scene))


def exchange(scene: Scene[D]) -> Passage:
    """What could be exchanged, and nobody would notice."""
    evidence = scene.evidence
    if evidence.shape is DeadlyShape.GRAVE:
        return say("every open cell could take its other candidate and no house would notice")
    if evidence.shape is DeadlyShape.EXTENDED_RECTANGLE:
        what = phrase("{} could exchange what they have there", listing(_lines(scene)))
    else:
        both = listing(several(digit, 2) for digit in evidence.digits)
        what = phrase("the {} could change places all round", both)
    return phrase("{} and no house would notice{}", what, _lost(scene))


def _lost(scene: Scene[D]) -> Passage | None:
    """That cells have lost digits which the exchange would bring back."""
    evidence, board = scene.evidence, scene.before
    if len(evidence.digits) > 2 or any(board.value(cell) for cell in evidence.pattern):
        return None
    lost: dict[tuple[int, ...], list[Cell]] = {}
    for cell in evidence.extra_cells:
        digits = tuple(digit for digit in evidence.digits if digit not in board.domain(cell))
        lost.setdefault(digits, []).append(cell)
    parts = [
        say(listing(cells), " has lost its " if len(cells) == 1 else " have lost their ", named)
        for digits, cells in lost.items()
        if (named := listing(several(digit, len(cells)) for digit in digits))
    ]
    return phrase(", even though {} by now", listing(parts)) if parts else None
