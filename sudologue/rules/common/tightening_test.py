from __future__ import annotations

from puzzles.checks import empty, only
from sudologue.audit import check_inference
from sudologue.inference import (
    CellConstraint,
    Constraint,
    Elimination,
    Evidence,
    HouseConstraint,
    Inference,
    Placement,
)
from sudologue.model import CLASSIC, Candidate, Cell, House
from sudologue.rules.common.tightening import tightened

BOARD = only(empty(CLASSIC), "r1c1 r1c2", "12")
CELLS = [CellConstraint(Cell(0, 0)), CellConstraint(Cell(0, 1))]
ONE_GOES = Elimination.of([Cell(0, 5)], [1])


def house(name: str) -> House:
    return next(each for each in CLASSIC.houses if str(each) == name)


def both(name: str) -> list[Constraint]:
    return [HouseConstraint(house(name), digit) for digit in (1, 2)]


def test_what_is_needed_stays() -> None:
    assert tightened(BOARD, ONE_GOES, CELLS, both("row 1")) == (tuple(CELLS), tuple(both("row 1")))


def test_what_was_cited_last_goes_first() -> None:
    """2 is taken once in row 1 and once in box 1: either will do."""
    links = [*both("row 1"), *both("box 1")]
    assert tightened(BOARD, ONE_GOES, CELLS, links) == (tuple(CELLS), tuple(links[:2]))
    links = [*both("box 1"), *both("row 1")]
    kept = (HouseConstraint(house("box 1"), 2), HouseConstraint(house("row 1"), 1))
    assert tightened(BOARD, ONE_GOES, CELLS, links) == (tuple(CELLS), kept)


def test_truths_go_as_well() -> None:
    truths = [*CELLS, HouseConstraint(house("row 9"), 5), CELLS[0]]
    assert tightened(BOARD, ONE_GOES, truths, both("row 1"))[0] == tuple(CELLS)


def test_each_candidate_that_goes_counts() -> None:
    """In row 1 the pair takes 1 from r1c6; in box 1, from r2c3."""
    action = Elimination((Candidate(Cell(0, 5), 1), Candidate(Cell(1, 2), 1)))
    links = [*both("row 1"), *both("box 1")]
    truths, kept = tightened(BOARD, action, CELLS, links)
    assert kept == (*links[:2], links[2])
    assert check_inference(BOARD, Inference("pair", action, Evidence(truths=truths, links=kept)))


def test_a_placement() -> None:
    board = only(BOARD, "r1c1", "1")
    truths = [CELLS[0], HouseConstraint(house("row 1"), 3)]
    assert tightened(board, Placement(Cell(0, 0), 1), truths, both("row 1")) == ((CELLS[0],), ())


def test_something_known_beside_the_receipt() -> None:
    """One of r1c1(2) and r1c2(2) is true, so r1c6 is not 2, whatever the cells are."""
    action = Elimination.of([Cell(0, 5)], [2])
    known = sum(1 << CLASSIC.candidate_number(Cell(0, col), 2) for col in (0, 1))
    links = both("row 1")
    assert tightened(BOARD, action, CELLS, links, some_true=known) == ((), (links[1],))
