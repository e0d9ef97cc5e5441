"""What holds for every rule there is, on boards met in solving."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from dataclasses import replace

import pytest

from puzzles.laws import Laws
from puzzles.positions import Position, firings, positions, sample
from sudologue import caches
from sudologue.audit import check_inference
from sudologue.budget import Allowance
from sudologue.inference import Assumption, Inference, Placement
from sudologue.model import Board
from sudologue.rules import Technique, Tier, registry

law = Laws[Technique]()


@pytest.mark.parametrize("rule", registry(), ids=lambda rule: rule.name)
def test_every_law_holds(rule: Technique) -> None:
    assert law.hold_for(rule)


@law
def each_inference_is_useful_said_once_true_and_forced_by_its_receipt(rule: Technique) -> None:
    check_what_is_found(rule, sample(rule)[::6])


@pytest.mark.slow
@pytest.mark.parametrize("rule", registry(), ids=lambda rule: rule.name)
def test_so_it_is_at_all_positions(rule: Technique) -> None:
    check_what_is_found(rule, sample(rule))


def check_what_is_found(rule: Technique, positions: Sequence[Position]) -> None:
    for position in positions:
        found = rule.apply(position.board)
        assert len(set(found)) == len(found)
        for inference in found:
            assert inference.rule == rule.name
            after = inference.action.apply(position.board)  # refuses what changes nothing
            assert after.masks.live != position.board.masks.live
            assert position.bears_out(inference), inference
            verdict = check_inference(position.board, inference)
            assert verdict.ok, (inference, verdict)


@law
def the_same_board_brings_the_same_inferences_in_the_same_order_for_the_same_work(
    rule: Technique,
) -> None:
    """Whatever is kept from before, and whatever was asked before."""
    for position in sample(rule)[::8]:
        board = position.board
        before = pickle.dumps(
            (board.masks.live, board.masks.filled, board.masks.givens, board.masks.barred)
        )
        found, units = work_for(rule, board)
        assert work_for(rule, board) == (found, units)
        assert rule.first(board) == (found[0] if found else None)
        # one that remembers nothing, on a layout that remembers nothing, where nothing is kept
        caches.forget_everything()
        layout = pickle.loads(pickle.dumps(board.layout))
        anew = Board(replace(board.masks, layout=layout))
        assert work_for(rule, anew) == (found, units)
        assert (
            pickle.dumps(
                (board.masks.live, board.masks.filled, board.masks.givens, board.masks.barred)
            )
            == before
        )


def work_for(rule: Technique, board: Board) -> tuple[Sequence[Inference], int]:
    """What a rule finds, and the units that it spends on that."""
    allowance = Allowance()
    with allowance:
        found = rule.apply(board)
    return found, allowance.spent


@law
def evidence_names_what_was_seen_on_the_board(rule: Technique) -> None:
    for position, inference in firings(rule.name):
        evidence, board = inference.evidence, position.board
        for cell in evidence.focus_cells:
            assert board.value(cell) is None
        if evidence.focus_house is not None:
            assert evidence.focus_house in board.houses
        assert evidence.focus_digit is None or evidence.focus_digit in board.layout.tables.digits
        assert evidence.candidates_seen is None or evidence.candidates_seen <= set(
            board.layout.tables.digits
        )
        assert evidence.truths or evidence.clues or evidence.assumption
        assert evidence.description.count("truths [") == 1


@law
def only_a_rule_that_says_so_takes_one_solution_for_granted(rule: Technique) -> None:
    for _, inference in firings(rule.name):
        expected = Assumption.UNIQUE_SOLUTION if rule.card.assumes_uniqueness else None
        assert inference.evidence.assumption is expected


@law
def a_complete_board_has_nothing_to_tell(rule: Technique) -> None:
    complete = {id(position.solution): position.solution for position in positions()}
    for board in list(complete.values())[::5]:
        assert rule.apply(board) == ()


def test_the_positions_are_many() -> None:
    """The laws are not empty: placements and eliminations, and every layout."""
    simple = [rule for rule in registry() if rule.card.tier <= Tier.LOCKED_SETS]
    kinds = {
        isinstance(inference.action, Placement)
        for rule in simple
        for _, inference in firings(rule.name)
    }
    assert kinds == {True, False}
    assert len({position.board.layout for position in sample(simple[0])}) > 15


@law
def an_inference_is_a_value(rule: Technique) -> None:
    for _, inference in firings(rule.name):
        copy: Inference = pickle.loads(pickle.dumps(inference))
        assert copy == inference
        assert hash(copy) == hash(inference)
