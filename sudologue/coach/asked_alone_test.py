from __future__ import annotations

import pytest

import sudologue
from sudologue import Board, Layout, Solver, SudologueError
from sudologue.rules import of_family, registry
from sudologue.rules.families import families

EXPERT = "..4...3...9.27.54..6......291.6.5..7.....4.3.3..19..5.6...4...........93.7..5...."
BOARD = Board(EXPERT)
CROSSED = Layout.of_size(4).with_diagonals()
CROSS = Board(".....4....212...", CROSSED)


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"family": "fsih"}, "no family of rules is called 'fsih': did you mean 'fish'"),
        ({"family": "fish", "rules": ["x_wing"]}, "a family is asked alone"),
        ({"family": "uniqueness"}, "takes it for granted that the puzzle has one solution"),
        (
            {"house": "main diagonal"},
            "'main diagonal' is no house of this board: it has such as box 1, row 1 and column 1",
        ),
        ({"house": CROSSED.houses[-1]}, "anti-diagonal is not a house of this layout"),
        ({"house": 3}, "3 is not a house: write 'row 3'"),
    ],
)
def test_what_cannot_be_asked_alone_is_refused(options: dict[str, object], fault: str) -> None:
    with pytest.raises(SudologueError) as refused:
        sudologue.hint(EXPERT, **options)  # type: ignore[call-overload]  # strangers' values
    assert fault in str(refused.value)


def test_every_rule_is_of_one_family() -> None:
    found = [rule for family in families() for rule in of_family(family)]
    assert sorted(rule.name for rule in found) == sorted(rule.name for rule in registry())


def test_a_family_is_asked_alone() -> None:
    names = {rule.name for rule in of_family("subsets")}
    hint = sudologue.hint(EXPERT, family="subsets")
    assert hint.inference is not None
    assert hint.inference.rule in names
    assert sudologue.hint(EXPERT, family="subsets", token=hint.token) == hint
    assert sudologue.hint(EXPERT, family="sk_loop").kind == "stuck"


@pytest.mark.parametrize("board", [BOARD, CROSS])
def test_each_house_has_hints_of_its_own(board: Board) -> None:
    """What is told cites the house; where there is nothing, no rule that is asked finds any."""
    told = 0
    for house in board.houses:
        hint = sudologue.hint(board, "what", house=house, family="singles")
        options = Solver(of_family("singles")).options(board, house)
        assert all(option.cites(house) for option in options)
        assert (hint.inference is not None) is bool(options)
        assert hint == sudologue.hint(board, "what", house=str(house), family="singles")
        if hint.inference is not None:
            told += 1
            assert hint.inference in options
            assert (
                sudologue.hint(board, "what", house=house, family="singles", token=hint.token)
                == hint
            )
    assert told


def test_a_diagonal_alone() -> None:
    hint = sudologue.hint(CROSS, "what", house="main diagonal")
    assert hint.inference is not None
    assert hint.inference.cites(CROSSED.houses[-2])
    assert "diagonal" in hint.at("proof").text()
