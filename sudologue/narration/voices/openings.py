"""What a listener is told before the first step."""

from __future__ import annotations

from sudologue.model import Board, Cell, House, HouseKind, Layout, digit_text
from sudologue.narration.notations import RC
from sudologue.narration.phrasing.clue_lines import clues_without_repeats
from sudologue.narration.phrasing.english import count, listing, number_word
from sudologue.narration.phrasing.houses_in_words import plural
from sudologue.narration.phrasing.passage import Legend, Passage, join, phrase, say
from sudologue.narration.steps.causes import eliminated

_ARTICLES = {HouseKind.EXTRA: "an"}
_COUNTED = (HouseKind.BOX, HouseKind.REGION, HouseKind.WINDOW)


def givens(board: Board) -> Passage:
    """What the puzzle starts with."""
    masks = board.masks
    given = masks.givens.bit_count()
    placed = masks.filled.bit_count() - given
    said = f"The puzzle has {count(given, 'given')}"
    if masks.barred:
        said += f" and rules out {count(masks.barred.bit_count(), 'candidate')}"
    if placed:
        said += f", {count(placed, 'other digit')} {_are(placed)} placed already"
    gone = eliminated(board).bit_count()
    if gone:
        said += f", {count(gone, 'candidate')} {_are(gone)} ruled out already"
    left = masks.open_cells.bit_count()
    return say(f"{said}, and {count(left, 'cell')} {_are(left)} left to fill.")


def _are(number: int) -> str:
    return "is" if number == 1 else "are"


def how_to_read(layout: Layout) -> Passage:
    """The names of cells and houses, and what it means that cells see each other."""
    return say(how_to_name(layout), " ", what_sees(layout))


def how_to_name(layout: Layout) -> Passage:
    """The names of cells and houses."""
    example = Cell(layout.size // 2, min(layout.size // 2 + 1, layout.size - 1))
    kinds = _kinds(layout)
    names = [_legend(example, layout)]
    if counted := [plural(kind) for kind in kinds if kind in _COUNTED]:
        names.append(phrase("{} are counted row by row from the top left", listing(counted)))
    if HouseKind.GROUP in kinds:
        names.append(say("group 1 has the first cell of every box"))
    return phrase("{}.", join(names, "; "))


def is_plain(layout: Layout) -> bool:
    """Whether all that there is are rows, columns, and boxes or regions."""
    known = (HouseKind.ROW, HouseKind.COLUMN, HouseKind.BOX, HouseKind.REGION)
    return not layout.sights and all(kind in known for kind in _kinds(layout))


def what_sees(layout: Layout) -> Passage:
    """What it means that cells see each other."""
    shared = listing([*map(_one, _kinds(layout)), *clues_without_repeats(layout)], "or")
    if apart := listing((sight.name for sight in layout.sights), "or"):
        shared = phrase("{}, or are {} apart,", shared, apart)
    return phrase("Cells that share {} see each other, and cannot hold the same digit.", shared)


def _legend(cell: Cell, layout: Layout) -> Passage:
    row = House(HouseKind.ROW, cell.row, tuple(Cell(cell.row, i) for i in range(layout.size)))
    column = House(HouseKind.COLUMN, cell.col, tuple(Cell(i, cell.col) for i in range(layout.size)))
    return RC.say_legend(Legend(cell, row, column))


def glossary(layout: Layout) -> Passage:
    """The words that the techniques' reasons use."""
    last = digit_text(layout.size)
    letters = " and A" if layout.size == 10 else f" and A to {last}"
    digits = f"1 to {last}" if layout.size < 10 else f"1 to 9{letters}"
    text = (
        "A house is {}: {} cells that hold each of the digits {} once. A candidate is a digit that "
        "a cell may still take."
    )
    houses = listing(map(_one, _kinds(layout)), "or")
    return phrase(text, houses, number_word(layout.size), digits)


def _kinds(layout: Layout) -> list[HouseKind]:
    """The kinds of houses: rows and columns first, as people name them."""
    kinds = dict.fromkeys(house.kind for house in layout.houses)
    return sorted(kinds, key=lambda kind: kind not in (HouseKind.ROW, HouseKind.COLUMN))


def _one(kind: HouseKind) -> str:
    return f"{_ARTICLES.get(kind, 'a')} {kind.value}"
