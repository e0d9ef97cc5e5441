"""What is said of exocets can be false, and is seen to be."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sudologue.inference import HouseConstraint
from sudologue.model import Board, Candidate, Cell
from sudologue.rules import named
from sudologue.rules.exocet.evidence import ExcludedPair, JuniorExocetEvidence
from sudologue.rules.exocet.telling import NoRoom, PairsFit, PlacesBeside, RoomBeside

PUZZLE = "........3..1..56...9..4..7......9.5.7...5...8.5.4.2....8..2..9.9.35..1..6........"
GONE = "r4c2(2) r4c2(4) r4c5(6) r6c9(6) r8c5(7) r9c5(7) r9c5(8)"


@pytest.fixture(name="board")
def _board() -> Board:
    return Board.from_string(PUZZLE).eliminate(map(Candidate.parse, GONE.split()))


@pytest.fixture(name="exocet")
def _exocet(board: Board) -> JuniorExocetEvidence:
    inference = named("junior_exocet").first(board)
    assert inference is not None
    assert isinstance(inference.evidence, JuniorExocetEvidence)
    return inference.evidence


def test_room_in_just_the_covers(board: Board, exocet: JuniorExocetEvidence) -> None:
    assert all(RoomBeside(exocet, digit).holds(board) for digit in exocet.digits)
    turned = replace(exocet, covers=exocet.covers[::-1])
    assert not RoomBeside(turned, exocet.digits[0]).holds(board)
    no_targets = replace(exocet, targets=exocet.bases)
    assert not all(RoomBeside(no_targets, digit).holds(board) for digit in exocet.digits)


def test_the_pairs_are_all_there_are(board: Board, exocet: JuniorExocetEvidence) -> None:
    assert PairsFit(exocet).holds(board)
    assert not PairsFit(replace(exocet, pairs=exocet.pairs[1:])).holds(board)
    assert not PairsFit(replace(exocet, excluded=exocet.excluded[1:])).holds(board)


def test_room_for_a_pair(board: Board, exocet: JuniorExocetEvidence) -> None:
    assert NoRoom(exocet, ExcludedPair((1, 3))).holds(board)
    assert not NoRoom(exocet, ExcludedPair((1, 6))).holds(board)


def test_places_in_the_block_of_the_other_target(
    board: Board, exocet: JuniorExocetEvidence
) -> None:
    box = next(house for house in board.houses if house.short == "b6")
    target = exocet.targets[0]
    assert PlacesBeside(exocet, target, HouseConstraint(box, 6)).holds(board)
    assert not PlacesBeside(exocet, target, HouseConstraint(box, 1)).holds(board)
    somewhere = (Cell.parse("r6c7"),)
    assert not PlacesBeside(exocet, target, HouseConstraint(box, 6), somewhere).holds(board)
