"""What a listener is told before the first step."""

from __future__ import annotations

from sudologue.model import Board, Cell, House, HouseKind, Layout, digit_text
from sudologue.narration.notations import RC
from sudologue.narration.phrasing.clue_lines import clues_without_repeats
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.narration.phrasing.passage import Legend, Passage
from sudologue.narration.steps.causes import eliminated

_openings = Speaker(__name__)

_COUNTED = (HouseKind.BOX, HouseKind.REGION, HouseKind.WINDOW)


def givens(board: Board) -> Passage:
    """What the puzzle starts with."""
    masks = board.masks
    given = masks.givens.bit_count()
    placed = masks.filled.bit_count() - given
    barred, gone = masks.barred.bit_count(), eliminated(board).bit_count()
    facts = [_openings.say("given", *when(barred=barred), given=given, barred=barred)]
    if placed:
        facts.append(_openings.say("placed", placed=placed))
    if gone:
        facts.append(_openings.say("gone", gone=gone))
    return _openings.say("givens", facts=facts, left=masks.open_cells.bit_count())


def how_to_read(layout: Layout) -> Passage:
    """The names of cells and houses, and what it means that cells see each other."""
    return _openings.say("reading", names=how_to_name(layout), sight=what_sees(layout))


def how_to_name(layout: Layout) -> Passage:
    """The names of cells and houses."""
    example = Cell(layout.size // 2, min(layout.size // 2 + 1, layout.size - 1))
    houses = _first_houses(layout)
    names = [_legend(example, layout)]
    if counted := [house for house in houses if house.kind in _COUNTED]:
        names.append(_openings.say("counted", houses=counted))
    if any(house.kind is HouseKind.GROUP for house in houses):
        names.append(_openings.say("groups"))
    return _openings.say("names", names=names)


def is_plain(layout: Layout) -> bool:
    """Whether all that there is are rows, columns, and boxes or regions."""
    known = (HouseKind.ROW, HouseKind.COLUMN, HouseKind.BOX, HouseKind.REGION)
    return not layout.sights and all(house.kind in known for house in layout.houses)


def what_sees(layout: Layout) -> Passage:
    """What it means that cells see each other."""
    shared = [*map(_one, _first_houses(layout)), *clues_without_repeats(layout)]
    apart = [sight.name for sight in layout.sights]
    return _openings.say("sight", *when(apart=apart), shared=shared, apart=apart)


def _legend(cell: Cell, layout: Layout) -> Passage:
    row = House(HouseKind.ROW, cell.row, tuple(Cell(cell.row, i) for i in range(layout.size)))
    column = House(HouseKind.COLUMN, cell.col, tuple(Cell(i, cell.col) for i in range(layout.size)))
    return RC.say_legend(Legend(cell, row, column))


def glossary(layout: Layout) -> Passage:
    """The words that the techniques' reasons use."""
    size, houses = layout.size, _first_houses(layout)
    cases = when(letter=size == 10, letters=size > 10)
    return _openings.say("glossary", *cases, houses=houses, size=size, last=digit_text(size))


def _first_houses(layout: Layout) -> list[House]:
    """A house of each kind: rows and columns first, as people name them."""
    firsts = {house.kind: house for house in reversed(layout.houses)}
    kinds = dict.fromkeys(house.kind for house in layout.houses)
    lines = (HouseKind.ROW, HouseKind.COLUMN)
    return [firsts[kind] for kind in sorted(kinds, key=lambda kind: kind not in lines)]


def _one(house: House) -> Passage:
    """`a row`, `an extra region`."""
    return _openings.say("one", house=house)
