from puzzles.checks import holding
from sudologue.model import Cell
from sudologue.narration.steps.groups import (
    Needs,
    PlacesAmong,
    introduced,
    lettered,
    one_of,
    see_every,
)

BOARD = holding("classic", "r1c1=12 r5c1=13 r5c4=23")
CELL, PAIR = lettered([([Cell(0, 0)], [1, 2]), ([Cell(4, 0), Cell(4, 3)], [1, 2, 3])], 9)


def test_groups_are_introduced_once() -> None:
    told = introduced([PAIR, PAIR])
    assert told.text == (
        "call r5c1 and r5c4 group B: two cells, three digits (1, 2, 3). "
        "If B loses one of them, it needs the other two"
    )
    assert told.claims
    assert all(claim.holds(BOARD) for claim in told.claims)


def test_the_same_cells_are_the_same_group() -> None:
    cells = [Cell(0, 1), Cell(0, 2)]
    one, other, another = lettered([(cells, [1, 2, 3]), (cells, [1, 2, 3]), (cells[:1], [1, 2])], 9)
    assert one == other
    assert (one.letter, another.letter) == ("A", "B")


def test_what_they_hold_and_what_is_left_without_a_digit() -> None:
    told = (
        CELL.held(1),
        PAIR.held(1),
        PAIR.held(1, PAIR),
        CELL.without(BOARD, (Cell(0, 5),), (1,), (2,)),
        PAIR.without(BOARD, (Cell(0, 0),), (1,), (2,)),
        PAIR.without(BOARD, (Cell(4, 8),), (3,), (1, 2)),
        PAIR.instead(BOARD, 1, (2,)),
    )
    assert [passage.text for passage in told] == [
        "r1c1 can only be 1 or 2",
        "r5c1 and r5c4 hold 1, 2 and 3; without the 1 they'd be 2 and 3",
        "r5c1 and r5c4 hold the same three; without the 1 they'd be 2 and 3, too",
        "r1c1 is 2",
        "r5c1 isn't 1, and r5c1 and r5c4 are 2 and 3, with the 2 in r5c4",
        "r5c1 and r5c4 aren't 3: they're 1 and 2, with the 1 in r5c1 and the 2 in r5c4",
        "they're 2 and 3, with the 2 in r5c4",
    ]
    assert all(passage.claims for passage in told)
    assert all(claim.holds(BOARD) for passage in told for claim in passage.claims)


def test_who_sees_what_is_said_by_the_digit() -> None:
    told = [
        see_every(BOARD, [Cell(0, 3)], [CELL, PAIR], [2], how)
        for how in ("letters", "cells", "places", "theirs")
    ]
    assert [passage.text for passage in told] == [
        "r1c4 sees every 2 in A and B",
        "r1c4 sees every 2 in r1c1, r5c1 and r5c4",
        "r1c4 sees both",
        "r1c4 sees all their 2s",
    ]
    assert all(claim.holds(BOARD) for passage in told for claim in passage.claims)


def test_where_one_of_them_has_a_digit() -> None:
    told = one_of(BOARD, [CELL, PAIR], [1, 2])
    assert told.text == "there's a 1 in r1c1 or r5c1, and a 2 in r1c1 or r5c4"
    assert all(claim.holds(BOARD) for claim in told.claims)


def test_false_claims_do_not_hold() -> None:
    assert not Needs(PAIR.cells, (1,), (4,)).holds(BOARD)
    assert not Needs((Cell(0, 0), Cell(4, 3)), (1,), (2,)).holds(BOARD)
    assert not Needs(PAIR.cells, (), (2,)).holds(BOARD)
    assert not PlacesAmong(3, PAIR.cells, PAIR.cells[:1]).holds(BOARD)
