"""A receipt is written in good time, or not at all."""

from __future__ import annotations

from itertools import islice

import pytest

from sudologue.audit import check_inference
from sudologue.audit.work import LOOKS_AT_ONE
from sudologue.inference import Elimination
from sudologue.model import Board
from sudologue.rules import named
from sudologue.rules.als.search import receipts
from sudologue.rules.als.search.als_test import CHAIN, WING, XZ, narrowed
from sudologue.rules.common.als_proof import PATIENCE, Proof, TangledError

ENDLESS = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"
"""A board on which sets of eight cells overlap."""


@pytest.mark.parametrize(
    ("slug", "cells"), [("als_xz", XZ), ("als_xy_wing", WING), ("als_xy_chain", CHAIN)]
)
def test_what_would_take_too_long_to_check_is_not_told(
    slug: str, cells: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    board = narrowed(cells)
    assert named(slug).first(board) is not None
    monkeypatch.setattr(receipts, "PATIENCE", 5)
    assert named(slug).first(board) is None


def test_looks_are_counted_as_whoever_checks_counts_them() -> None:
    board = narrowed(WING)
    inference = named("als_xy_wing").apply(board)[0]
    assert isinstance(inference.action, Elimination)
    action, cited = inference.action, (inference.evidence.truths, inference.evidence.links)

    def needed(patience: float) -> int:
        proof = Proof(board, *cited, action, patience)
        return len(proof.needed_links())

    assert PATIENCE < LOOKS_AT_ONE
    assert needed(PATIENCE) == len(cited[1])
    with pytest.raises(TangledError):
        needed(len(cited[0]))


def test_tangles_are_left_alone_and_the_rest_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board.from_string(ENDLESS)
    patient = list(islice(named("als_xy_wing").find(board), 10))
    monkeypatch.setattr(receipts, "PATIENCE", 60)
    hasty = list(islice(named("als_xy_wing").find(board), 5))
    assert patient[:5] != hasty
    assert hasty[0] in patient
    assert all(check_inference(board, inference).ok for inference in hasty)
