"""What a listener is told before the first step."""

from __future__ import annotations

from sudologue.caches import BULKY, cached
from sudologue.languages import current
from sudologue.languages.language import Language
from sudologue.model import Board, Cell, House, HouseKind, Layout, digit_text
from sudologue.narration.notations import RC
from sudologue.narration.phrasing.board_signs import signs_of
from sudologue.narration.phrasing.clue_lines import clues_without_repeats
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.narration.phrasing.passage import Legend, Passage
from sudologue.narration.steps.causes import eliminated

_openings = Speaker(__name__)

_EXPLAINED = {
    HouseKind.WINDOW: "windows",
    HouseKind.DIAGONAL: "diagonals",
    HouseKind.GROUP: "groups",
}
_COUNTED = (HouseKind.BOX, HouseKind.REGION, HouseKind.WINDOW)


def givens(board: Board) -> Passage:
    """What the puzzle starts with."""
    masks = board.masks
    given = masks.givens.bit_count()
    placed = masks.filled.bit_count() - given
    barred, gone = masks.barred.bit_count(), eliminated(board).bit_count()
    names = {"given": given, "barred": barred, "left": masks.open_cells.bit_count()}
    changes = [_openings.say("placed", placed=placed)] if placed else []
    changes += [_openings.say("gone", gone=gone)] if gone else []
    cases = when(changed=changes, barred=barred, none=not given)
    return _openings.say("givens", *cases, changes=changes, **names)


def how_to_read(layout: Layout) -> Passage:
    """The names of cells and houses, and what it means that cells see each other."""
    return _openings.say("reading", names=how_to_name(layout), sight=what_sees(layout))


def how_to_name(layout: Layout) -> Passage:
    """The names of cells and houses."""
    return _names_in(current(), layout)


@cached(BULKY)
def _names_in(language: Language, layout: Layout) -> Passage:
    """The same, kept for the next solve in a language."""
    example = Cell(layout.size // 2, min(layout.size // 2 + 1, layout.size - 1))
    counted = [house for house in first_houses(layout) if house.kind in _COUNTED]
    facts = [_legend(example, layout)]
    if counted:
        alike = len(counted) == 1 and counted[0].kind is not HouseKind.WINDOW
        last = layout.size
        cases = when(alike=alike, regions=alike and counted[0].kind is HouseKind.REGION)
        facts.append(_openings.say("counted", *cases, houses=counted, last=last))
    kinds = {house.kind for house in layout.houses}
    facts += [_openings.say(key) for kind, key in _EXPLAINED.items() if kind in kinds]
    facts += [_openings.say("outlines")] if signs_of(layout).outlines else []
    facts += [_openings.say("lines")] if signs_of(layout).letters else []
    return _openings.say("names", facts=facts)


def is_plain(layout: Layout) -> bool:
    """Whether all that there is are rows, columns, and boxes or regions."""
    known = (HouseKind.ROW, HouseKind.COLUMN, HouseKind.BOX, HouseKind.REGION)
    return not layout.sights and all(house.kind in known for house in layout.houses)


def what_sees(layout: Layout) -> Passage:
    """What it means that cells see each other."""
    shared = [*map(_one, first_houses(layout)), *clues_without_repeats(layout)]
    apart = [sight.name for sight in layout.sights]
    return _openings.say("sight", *when(apart=apart), shared=shared, apart=apart)


def _legend(cell: Cell, layout: Layout) -> Passage:
    row = House(HouseKind.ROW, cell.row, tuple(Cell(cell.row, i) for i in range(layout.size)))
    column = House(HouseKind.COLUMN, cell.col, tuple(Cell(i, cell.col) for i in range(layout.size)))
    return RC.say_legend(Legend(cell, row, column))


def glossary(layout: Layout) -> Passage:
    """The words that the techniques' reasons use."""
    size, houses = layout.size, first_houses(layout)
    cases = when(letter=size == 10, letters=size > 10)
    return _openings.say("glossary", *cases, houses=houses, size=size, last=digit_text(size))


def first_houses(layout: Layout) -> list[House]:
    """A house of each kind: rows and columns first, as people name them."""
    firsts = {house.kind: house for house in reversed(layout.houses)}
    kinds = dict.fromkeys(house.kind for house in layout.houses)
    lines = (HouseKind.ROW, HouseKind.COLUMN)
    return [firsts[kind] for kind in sorted(kinds, key=lambda kind: kind not in lines)]


def _one(house: House) -> Passage:
    """`a row`, `an extra region`."""
    return _openings.say("one", house=house)
