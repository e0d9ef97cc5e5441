from puzzles.checks import holding
from sudologue.model import Cell
from sudologue.narration.steps.groups import (
    Needs,
    PlacesAmong,
    all_see,
    introduced,
    lettered,
    one_has,
    see_every,
)

BOARD = holding("classic", "r1c1=12 r5c1=13 r5c4=23")
CELL, PAIR = lettered([([Cell(0, 0)], [1, 2]), ([Cell(4, 0), Cell(4, 3)], [1, 2, 3])], 9)


def test_groups_are_introduced_once() -> None:
    told = introduced([CELL, PAIR, PAIR])
    assert told.text == (
        "r1c1 can only be 1 or 2. Call r5c1 and r5c4 group A: two cells, three digits (1, 2, 3). "
        "If A loses one of them, it needs the other two"
    )
    assert told.claims
    assert all(claim.holds(BOARD) for claim in told.claims)


def test_the_same_cells_are_the_same_group() -> None:
    cells = [Cell(0, 1), Cell(0, 2)]
    one, other, another = lettered([(cells, [1, 2, 3]), (cells, [1, 2, 3]), (cells[:1], [1, 2])], 9)
    assert one == other
    assert (one.letter, another.letter) == ("A", None)


def test_who_sees_what_is_said_by_the_digit() -> None:
    apart = all_see(BOARD, [(PAIR, CELL, 1)])
    seen = see_every(BOARD, [Cell(0, 3)], [CELL, PAIR], [2])
    assert (apart.text, seen.text) == (
        "r1c1 sees every 1 in A",
        "r1c4 sees r1c1 and every 2 in A",
    )
    assert all(claim.holds(BOARD) for claim in (*apart.claims, *seen.claims))


def test_what_one_of_them_has() -> None:
    assert one_has([CELL, PAIR], [2]).text == "r1c1 or A has a 2"
    assert one_has([CELL, CELL], [2]).text == "r1c1 or r1c1 is 2"
    assert one_has([PAIR, PAIR], [2, 3, 8]).text == "A or A has a 2, and the same goes for 3 and 8"


def test_false_claims_do_not_hold() -> None:
    assert not Needs(PAIR.cells, (1,), (4,)).holds(BOARD)
    assert not Needs((Cell(0, 0), Cell(4, 3)), (1,), (2,)).holds(BOARD)
    assert not Needs(PAIR.cells, (), (2,)).holds(BOARD)
    assert not PlacesAmong(3, PAIR.cells, PAIR.cells[:1]).holds(BOARD)
