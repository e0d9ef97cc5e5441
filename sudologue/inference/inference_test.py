from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from sudologue.errors import IllegalMoveError
from sudologue.inference import (
    Action,
    Assumption,
    CellConstraint,
    Elimination,
    Evidence,
    HouseConstraint,
    Inference,
    Placement,
    RoleEvidence,
)
from sudologue.model import CLASSIC, Board, Candidate, Cell

ROW_1 = CLASSIC.houses[9]


def test_an_elimination_of_nothing_is_none() -> None:
    with pytest.raises(IllegalMoveError) as caught:
        Elimination.of_candidates(())
    assert str(caught.value) == "an elimination names at least one candidate"
    with pytest.raises(IllegalMoveError):
        Elimination([Cell(0, 0)], [])


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Placement(Cell(4, 5), 7), "r5c6=7"),
        (Placement(Cell(4, 5), 16), "r5c6=G"),
        (Elimination.of_candidates((Candidate(Cell(4, 5), 7),)), "r5c6<>7"),
        (Elimination([Cell(4, 5)], [11, 2]), "r5c6<>2, r5c6<>B"),
    ],
)
def test_a_conclusion_says_what_it_is(action: Action, text: str) -> None:
    assert str(action) == text
    assert str(Inference("some_rule", action, Evidence())) == f"some_rule: {text}"


def test_an_elimination_names_exact_candidates_in_order() -> None:
    elimination = Elimination.of_candidates(
        tuple(map(Candidate.parse, ["r2c1(3)", "r1c9(5)", "r1c9(3)", "r1c10(1)", "r2c1(3)"]))
    )
    assert [str(c) for c in elimination.candidates] == ["r1c9(3)", "r1c9(5)", "r1c10(1)", "r2c1(3)"]
    assert [str(cell) for cell in elimination.cells] == ["r1c9", "r1c10", "r2c1"]
    assert elimination.values == {1, 3, 5}
    assert elimination == Elimination.of_candidates(elimination.candidates[::-1])
    assert hash(elimination) == hash(Elimination.of_candidates(elimination.candidates[::-1]))


def test_a_placement_is_about_one_candidate() -> None:
    assert Placement(Cell(4, 5), 7).candidates == (Candidate(Cell(4, 5), 7),)


def test_a_conclusion_makes_the_next_board() -> None:
    board = Board.from_string("1... ..3. .4.. ...2")
    assert Placement(Cell(1, 1), 2).apply(board) == board.place(Cell(1, 1), 2)
    gone = Elimination([Cell(0, 1)], [2])
    assert gone.apply(board) == board.eliminate(gone.candidates)
    with pytest.raises(IllegalMoveError):
        Placement(Cell(1, 1), 1).apply(board)


@pytest.mark.parametrize(
    ("evidence", "description"),
    [
        (Evidence(), "truths [] links []"),
        (
            Evidence(
                (Cell(0, 1), Cell(0, 4)),
                ROW_1,
                12,
                None,
                truths=(HouseConstraint(ROW_1, 12),),
                links=(CellConstraint(Cell(0, 1)), CellConstraint(Cell(0, 4))),
            ),
            "C at r1c2,r1c5 in row 1 truths [C in row 1] links [r1c2; r1c5]",
        ),
        (
            Evidence((Cell(0, 1),), candidates_seen=frozenset({7, 2, 11})),
            "2,7,B at r1c2 truths [] links []",
        ),
        (
            Evidence(assumption=Assumption.UNIQUE_SOLUTION),
            "truths [] links [] assuming the puzzle has exactly one solution",
        ),
    ],
)
def test_a_description_is_terse_and_mechanical(evidence: Evidence, description: str) -> None:
    assert evidence.description == description


@dataclass(frozen=True, kw_only=True)
class CornerEvidence(RoleEvidence):
    cell: Cell
    digit: int

    def basics(self) -> Evidence:
        return Evidence((self.cell,), focus_digit=self.digit, truths=(CellConstraint(self.cell),))


def test_what_follows_from_the_roles_need_not_be_given() -> None:
    cell = Cell(0, 1)
    evidence = CornerEvidence(cell=cell, digit=3)
    given = CornerEvidence((cell,), None, 3, truths=(CellConstraint(cell),), cell=cell, digit=3)
    assert evidence == given
    assert hash(evidence) == hash(given)
    assert repr(evidence) == repr(given)
    assert evidence.description == "3 at r1c2 truths [r1c2] links []"


def test_what_is_given_counts_even_where_it_is_empty() -> None:
    evidence = CornerEvidence(cell=Cell(0, 1), digit=3, truths=())
    assert evidence.truths == ()
    assert evidence.focus_digit == 3
    assert replace(CornerEvidence(cell=Cell(0, 1), digit=3), truths=()) == evidence
    assert replace(evidence, digit=4).focus_digit == 3
    assert CornerEvidence(cell=Cell(0, 1), digit=3, focus_digit=None).focus_digit is None


def test_roles_from_which_nothing_follows() -> None:
    evidence = RoleEvidence(focus_digit=3)
    assert vars(evidence) == vars(Evidence(focus_digit=3))


def test_the_old_name_of_an_elimination_says_the_new_one() -> None:
    with pytest.warns(DeprecationWarning, match=r"is Elimination\(cells, values\) now"):
        gone = Elimination.of([Cell(0, 1)], [2])
    assert gone == Elimination((Cell(0, 1),), frozenset({2}))
