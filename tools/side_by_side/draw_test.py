import pytest

from sudologue.inference import SolveResult
from sudologue.model import Board
from sudologue.solver import Solver
from tools.side_by_side.draw import KINDS, draw
from tools.side_by_side.position import position_at, position_of, read_position

SETS = {
    "easy": ("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",),
    "harder": (
        ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51.",
    ),
}


def test_every_kind_has_rules_of_its_own() -> None:
    rules = [rule for kind in KINDS for rule in kind.rules]
    assert len(KINDS) == 20
    assert all(kind.rules for kind in KINDS)
    assert len(rules) == len(set(rules))


def test_a_seed_draws_the_hardest_kind_wanted_of_each_solve() -> None:
    kinds = [kind for kind in KINDS if kind.name in ("full house", "naked single", "wing")]
    found = list(draw(1, SETS, kinds))
    assert found == list(draw(1, SETS, kinds))
    assert {drawn.kind.name for drawn in found} == {"full house", "naked single", "wing"}
    wing = next(drawn for drawn in found if drawn.kind.name == "wing")
    assert wing.source == "harder, puzzle 1, step 16 of 48"
    assert wing.position.step.inference.rule == "xy_wing"


def test_kinds_that_never_come_are_left_out() -> None:
    assert not list(draw(1, {"easy": SETS["easy"]}, KINDS[-1:], rounds=2))


@pytest.fixture(scope="module")
def harder() -> SolveResult:
    return Solver().solve(Board.from_string(SETS["harder"][0]))


def test_a_position_comes_back_from_its_line(harder: SolveResult) -> None:
    for number, step in enumerate(harder.steps, 1):
        position = position_at(harder, number)
        assert read_position(position.rule, position.line) == position
        assert position_of(position.board, position.step.inference) == position
        assert position.step.inference.action == step.inference.action


def test_a_step_that_no_rule_finds_any_more_is_reported(harder: SolveResult) -> None:
    line = position_at(harder, 16).line
    with pytest.raises(LookupError, match="w_wing does not find this any more: :0000"):
        _ = read_position("w_wing", line).step
