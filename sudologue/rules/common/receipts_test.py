from __future__ import annotations

from puzzles.checks import empty, only
from sudologue.inference import CellConstraint, Constraint, Elimination, HouseConstraint
from sudologue.model import CLASSIC, Cell
from sudologue.rules.common.receipts import needed_links, spared_truth

BOARD = only(empty(CLASSIC), "r1c1 r1c2 r1c3", "12")
ROW, BOX = CLASSIC.houses_with(Cell(0, 0))[1], CLASSIC.houses_with(Cell(0, 0))[0]
GONE = Elimination.of([Cell(0, 3)], [1])
CELLS = [CellConstraint(Cell(0, column)) for column in range(3)]


def in_house(house: object, *digits: int) -> list[Constraint]:
    found = ROW if house is ROW else BOX
    return [HouseConstraint(found, digit) for digit in digits]


def test_a_truth_that_can_be_spared_is_named() -> None:
    links = in_house(ROW, 1, 2)
    assert spared_truth(BOARD, CELLS, links, GONE) == CELLS[0]
    assert spared_truth(BOARD, CELLS[:2], links, GONE) is None


def test_of_links_that_do_the_same_the_earlier_stay() -> None:
    links = [*in_house(ROW, 1, 2), *in_house(BOX, 1, 2)]
    assert needed_links(BOARD, CELLS[:2], links, GONE) == tuple(links[:2])
    # the box keeps the two cells apart as well, but does not reach the candidate that is to go
    swapped = [links[0], links[3], links[1]]
    assert needed_links(BOARD, CELLS[:2], swapped, GONE) == (links[0], links[3])
