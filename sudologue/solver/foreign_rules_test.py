"""What rules of other people may do, and what becomes of it."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, cast

import pytest

import sudologue
from sudologue.errors import RuleError, WrongTypeError
from sudologue.inference import (
    Assumption,
    Elimination,
    Evidence,
    HouseConstraint,
    Inference,
    Placement,
)
from sudologue.model import Board, Candidate, Cell
from sudologue.rules import Card, Technique, Tier, named
from sudologue.solver import Solver, foreign_rules

BOARD = Board("1... ..3. .4.. ...2")
SOUND = named("naked_single").apply(BOARD)[0]
UNSOUND = replace(SOUND, evidence=Evidence(), action=Placement(Cell(0, 1), 2))


class Stranger:
    """A rule that answers as it is told to."""

    name = "stranger"

    def __init__(self, answer: Callable[[Board], Any]) -> None:
        self.answer = answer

    def apply(self, board: Board) -> Any:
        return self.answer(board)


class OurOwnKind(Technique):
    """Somebody's own rule on the base of ours."""

    card = Card("own_kind", Tier.SINGLES)

    def __init__(self, answer: Callable[[Board], Any]) -> None:
        self.answer = answer

    def find(self, board: Board) -> Any:
        return self.answer(board)


@pytest.mark.parametrize("kind", [Stranger, OurOwnKind])
@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (None, "returned None: expected inferences in a list, an empty one for none"),
        (
            SOUND,
            "returned <Inference naked_single: r1c4=4>: expected inferences in a list, an empty one "
            "for none",
        ),
        (
            "r1c4=4",
            "returned 'r1c4=4': expected inferences in a list, an empty one for none",
        ),
        (["r1c4=4"], "returned 'r1c4=4' among its inferences: expected no others"),
        (
            [Inference("a", cast("Placement", "r1c4=4"), Evidence())],
            "infers 'r1c4=4' from <Evidence: 0 truths, 0 links>: expected a placement or an "
            "elimination, and evidence",
        ),
        (
            [UNSOUND],
            "is wrong about r1c2=2: the constraints cited do not force r1c2 to be 2: it has no receipt, as nothing is cited",
        ),
        (
            [Inference("a", Elimination.of_candidates((Candidate(Cell(0, 1), 1),)), Evidence())],
            "is wrong about r1c2<>1: 1 is not a candidate of r1c2",
        ),
        (
            [replace(SOUND, evidence=Evidence(assumption=Assumption.UNIQUE_SOLUTION))],
            "assumes in r1c4=4 that the puzzle has one solution; allow that with " "assume_unique",
        ),
    ],
    ids=range(8),
)
def test_an_answer_that_is_none_names_the_rule_and_the_step(
    kind: type[Stranger | OurOwnKind], answer: object, said: str
) -> None:
    rule = kind(lambda board: answer)
    solver = Solver([rule])
    with pytest.raises(RuleError) as caught:
        solver.next_step(BOARD)
    assert str(caught.value) == f"the rule {rule.name!r} {said}"
    with pytest.raises(RuleError) as caught:
        solver.options(BOARD)
    assert str(caught.value) == f"the rule {rule.name!r} {said}"
    with pytest.raises(RuleError) as caught:
        solver.solve(BOARD)
    assert str(caught.value) == f"at step 1, the rule {rule.name!r} {said}"
    assert (caught.value.rule, caught.value.step) == (rule.name, 1)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_the_step_is_counted_from_the_start() -> None:
    wrong_late = Stranger(lambda board: [UNSOUND] if board["r1c4"] else [SOUND])
    with pytest.raises(RuleError, match="at step 2, the rule 'stranger' is wrong about r1c2=2"):
        sudologue.solve(BOARD, rules=[wrong_late])


@pytest.mark.parametrize("kind", [Stranger, OurOwnKind])
def test_any_way_of_going_through_inferences_will_do(kind: type[Stranger | OurOwnKind]) -> None:
    for found in ((SOUND,), (SOUND, SOUND), ()):
        ways: tuple[Callable[[Board], Iterable[Inference]], ...] = (
            lambda board, found=found: list(found),
            lambda board, found=found: found,
            lambda board, found=found: iter(found),
        )
        for way in ways:
            solver = Solver([kind(way)])
            assert solver.options(BOARD) == found
            step = solver.next_step(BOARD)
            assert (step.inference if step else None) == (found[0] if found else None)


def test_unasked_the_kernel_is_not_asked() -> None:
    board = Solver([Stranger(lambda board: [UNSOUND])], check=False, max_steps=1).solve(BOARD)
    assert [str(step.inference) for step in board.steps] == ["naked_single: r1c2=2"]


def test_ours_are_believed_unless_all_are_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Inference] = []

    def refuse(board: Board, inference: Inference) -> sudologue.audit.Verdict:
        asked.append(inference)
        return sudologue.audit.Verdict(False, "for a test")

    expected = Solver().solve(BOARD)
    assert Solver(check=True).solve(BOARD) == expected
    monkeypatch.setattr(sudologue.audit, "check_inference", refuse)
    assert Solver().solve(BOARD) == expected
    assert Solver(check=False).solve(BOARD) == expected
    assert not asked
    with pytest.raises(RuleError, match=r"at step 1, the rule '.*' is wrong about .*: for a test"):
        Solver(check=True).solve(BOARD)
    assert asked == [expected.steps[0].inference]


def test_our_rules_are_asked_without_a_detour() -> None:
    rule = named("naked_single")
    assert foreign_rules.as_asked(rule, None, False) is rule
    assert foreign_rules.as_asked(rule, False, False) is rule


def test_with_their_kernel_a_whole_trace_is_as_without() -> None:
    puzzle = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
    solver = Solver(check=True, choose="nearest")
    assert solver.solve(Board(puzzle)) == sudologue.solve(puzzle)


def test_uniqueness_that_is_allowed_is_the_kernel_s_to_judge() -> None:
    assuming = replace(SOUND.evidence, assumption=Assumption.UNIQUE_SOLUTION)
    rule = Stranger(lambda board: [replace(SOUND, evidence=assuming)])
    with pytest.raises(RuleError, match="is wrong about r1c4=4"):
        Solver([rule], assume_unique=True).next_step(BOARD)


def test_a_rule_cannot_change_the_caller_s_board() -> None:
    class Vandal:
        """Writes over all that it can lay its hands on."""

        name = "vandal"
        seen: Sequence[Board] = ()

        def apply(self, board: Board) -> list[Inference]:
            self.seen = (*self.seen, board)
            board.masks.bivalue_groups.clear()
            vars(board.masks).update(live=0, filled=0, values=(), domain_bits=(), planes=())
            return []

    vandal = Vandal()
    board = Board(BOARD.to_string())
    groups = dict(board.masks.bivalue_groups)
    solver = Solver([vandal, "naked_single", "full_house"])
    result = solver.solve(board)
    assert result.status == "solved"
    assert len(vandal.seen) == len(result.steps)
    assert board == BOARD
    assert (board.masks.values, board.masks.bivalue_groups) == (BOARD.masks.values, groups)
    assert sudologue.audit.check_trace(result).ok
    solver.options(board)
    assert board == BOARD


@pytest.mark.parametrize("check", [0, 1, "yes", "False", []])
def test_a_choice_that_is_none_is_refused(check: bool) -> None:
    with pytest.raises(WrongTypeError, match="is not a choice of rules to check: write True, "):
        Solver(check=check)


def test_a_receipt_that_holds_is_taken() -> None:
    house = BOARD.houses[0]
    cited = Evidence(truths=(HouseConstraint(house, 1),))
    wrong = Stranger(lambda board: [replace(SOUND, evidence=cited)])
    with pytest.raises(RuleError, match="do not force r1c4 to be 4"):
        Solver([wrong]).next_step(BOARD)
    assert Solver([Stranger(lambda board: [SOUND])]).next_step(BOARD) is not None
