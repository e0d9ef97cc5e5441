"""Proofs in parts, as hints give them away; and suppositions three deep."""

from __future__ import annotations

import pytest

from sudologue.inference import CellConstraint, HouseConstraint
from sudologue.model import CLASSIC, Board, Candidate, Cell, HouseKind
from sudologue.narration.golden_test import Golden
from sudologue.narration.steps.parts import parts_of
from sudologue.narration.steps.scene import scene_of
from sudologue.rules.cards import CARDS
from sudologue.rules.forcing.evidence import Forced, Refutation
from sudologue.rules.forcing.telling.net_lines import NetLines
from sudologue.rules.forcing.telling.settled import settled_by
from sudologue.rules.forcing.telling.telling_test import GOLDEN


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.rule)
def test_hints_give_nothing_away_too_early(golden: Golden) -> None:
    scene = scene_of(golden.step, golden.board)
    parts = parts_of(scene)
    target = str(scene.action.candidates[0].cell)
    for early in (parts.region, parts.family, parts.question):
        assert early.text
        assert target not in early.text
    assert parts.digits
    setting = parts.setting.text.removesuffix(".")
    assert setting in parts.argument.text or setting.startswith("Suppose")
    assert parts.reason is not None
    assert "no guess" in parts.reason.text
    assert CARDS[golden.rule].spotting in parts.reason.text
    board = golden.board
    for passage in (parts.setting, parts.argument):
        assert all(claim.holds(board) for claim in passage.claims)


def net_of(*lines: Forced | Refutation, start: Candidate) -> list[str]:
    net = NetLines(Board.from_string("." * 81))
    net.tell(lines, settled_by(start, lines))
    return [line.text for line in net.told]


ROW = next(house for house in CLASSIC.houses if house.kind is HouseKind.ROW)
ONE, TWO, THREE, FOUR = (Candidate(Cell(0, column), 1 + column) for column in range(4))


def test_of_a_supposition_with_others_within_it_only_the_end_is_told() -> None:
    innermost = Refutation(THREE, (), CellConstraint(FOUR.cell), (THREE,))
    line = Forced(TWO, HouseConstraint(ROW, TWO.digit), (ONE,))
    middle = Refutation(ONE, (line, innermost), HouseConstraint(ROW, 9), (ONE, THREE))
    assert net_of(middle, start=FOUR) == ["(1) r1c1 isn't 1: one digit on, row 1 has no 9"]


def test_of_more_than_a_dozen_suppositions_it_is_told_how_each_ends() -> None:
    def tried(digit: int, column: int) -> Refutation:
        start, after = Candidate(Cell(1, column), digit), Candidate(Cell(2, column), digit)
        line = Forced(after, CellConstraint(after.cell), (start,))
        return Refutation(start, (line,), HouseConstraint(ROW, 9), (after,))

    few = net_of(*(tried(1, column) for column in range(3)), start=FOUR)
    assert few[0] == (
        "(1) r2c1 isn't 1. If it were: r3c1 is 1 (its last candidate). Row 1 has no 9"
    )
    many = net_of(*(tried(digit, column) for digit in (1, 2) for column in range(7)), start=FOUR)
    assert len(many) == 14
    assert many[0] == "(1) r2c1 isn't 1. If it were, singles would give r3c1=1. Row 1 has no 9"


def test_suppositions_that_differ_by_two_digits_are_told_once() -> None:
    def tried(digit: int, other: int) -> Refutation:
        start, after = Candidate(Cell(1, 0), digit), Candidate(Cell(2, 0), other)
        line = Forced(after, CellConstraint(after.cell), (start,))
        return Refutation(start, (line,), HouseConstraint(ROW, 9), (after,))

    assert net_of(tried(3, 4), tried(4, 3), start=FOUR)[1] == (
        "(2) r2c1 isn't 4: as in (1), with 3 and 4 changed over"
    )
    assert "as in" not in net_of(tried(3, 4), tried(5, 3), start=FOUR)[1]
