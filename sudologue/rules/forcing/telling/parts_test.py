"""Proofs in parts, as hints give them away; and suppositions three deep."""

from __future__ import annotations

import pytest

from sudologue.inference import CellConstraint, HouseConstraint
from sudologue.model import CLASSIC, Candidate, Cell, HouseKind
from sudologue.narration.golden_test import Golden
from sudologue.narration.steps.parts import parts_of
from sudologue.narration.steps.scene import scene_of
from sudologue.rules.cards import CARDS
from sudologue.rules.forcing.evidence import Forced, Refutation
from sudologue.rules.forcing.telling.sentences import refuted_on_top
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
    assert parts.setting.text in parts.argument.text or parts.setting.text.startswith("Suppose")
    assert parts.reason is not None
    assert "guess" in parts.reason.text or "without our knowing which" in parts.reason.text
    assert CARDS[golden.rule].spotting in parts.reason.text
    board = golden.board
    for passage in (parts.setting, parts.argument):
        assert all(claim.holds(board) for claim in passage.claims)


def test_a_supposition_within_a_supposition_counts_those_within_it() -> None:
    """Line by line it has a digit and a refuted supposition; what these hold is not counted."""
    row = next(house for house in CLASSIC.houses if house.kind is HouseKind.ROW)
    one, two, three, four = (Candidate(Cell(0, column), 1 + column) for column in range(4))
    innermost = Refutation(three, (), CellConstraint(four.cell), (three,))
    line = Forced(two, HouseConstraint(row, two.digit), (one,))
    middle = Refutation(one, (line, innermost), HouseConstraint(row, 9), (one, three))
    told = refuted_on_top([middle], {four: True}, is_first=True).text
    assert told == (
        "a 1 in r1c1 as well would leave row 1 no place for a 9, one digit and one refuted "
        "supposition on"
    )
