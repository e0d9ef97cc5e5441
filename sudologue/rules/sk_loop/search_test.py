from __future__ import annotations

from dataclasses import replace

import pytest

from puzzles.checks import empty, found
from puzzles.layouts import LAYOUTS
from sudologue.model import Board, Candidate
from sudologue.rules import named
from sudologue.rules.sk_loop.evidence import SkLoopEvidence

EASTER_MONSTER = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"


def test_the_loop_of_the_puzzle_it_was_found_in() -> None:
    board = Board.from_string(EASTER_MONSTER)
    (text,) = found("sk_loop", board)
    action, truths, links = text.split(" | ")
    assert action == (
        "r1c3<>7, r2c5<>3, r2c5<>8, r2c6<>8, r3c1<>2, r5c2<>4, r5c2<>8, r5c8<>3, r5c8<>9, "
        "r7c3<>1, r8c4<>5, r8c5<>4, r9c1<>6"
    )
    assert len(truths.split(", ")) == len(links.split(", ")) == 16


def test_pairs_and_houses_stand_in_walking_order() -> None:
    (inference,) = named("sk_loop").apply(Board.from_string(EASTER_MONSTER))
    evidence = inference.evidence
    assert isinstance(evidence, SkLoopEvidence)
    assert [str(cell) for cell in evidence.centres] == ["r2c2", "r2c8", "r8c2", "r8c8"]
    houses = (*evidence.houses, evidence.houses[0])
    for place, pair in enumerate(evidence.pairs):
        assert set(pair) <= set(houses[place].cells) & set(houses[place + 1].cells)
    assert sum(map(len, evidence.digits)) == 16


def test_a_digit_too_many_or_a_pivot_that_is_open_spoils_it() -> None:
    board = Board.from_string(EASTER_MONSTER)
    layout = board.layout
    more = 1 << layout.tables.candidate_number(layout.cells[1], 6)  # r1c2 had been 4, 7 or 8
    wider = Board(replace(board.masks, layout=layout, live=board.masks.live | more))
    assert found("sk_loop", wider) == []
    assert found("sk_loop", Board.from_string(EASTER_MONSTER.replace("9.4", "..4", 1))) == []


def test_it_is_gone_when_its_conclusions_are_taken() -> None:
    board = Board.from_string(EASTER_MONSTER)
    (inference,) = named("sk_loop").apply(board)
    assert found("sk_loop", inference.action.apply(board)) == []


@pytest.mark.parametrize("name", LAYOUTS)
def test_an_open_board_has_none(name: str) -> None:
    board = empty(LAYOUTS[name])
    assert found("sk_loop", board.eliminate([Candidate(board.layout.cells[0], 1)])) == []
