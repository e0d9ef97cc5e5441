"""What the tellings of almost locked sets state, beyond the golden sentences."""

from __future__ import annotations

import pytest

from sudologue.inference import TraceStep
from sudologue.model import Board, BoardMasks, Layout
from sudologue.narration import voice_named, voices
from sudologue.narration.golden_test import Golden
from sudologue.narration.steps.parts import parts_of
from sudologue.narration.steps.scene import scene_of
from sudologue.narration.voices.conversational import Conversational
from sudologue.rules import named
from sudologue.rules.als.telling import aligned, aligned_test, als_test, sue_de_coq_test

GOLDEN = (*als_test.GOLDEN, *aligned_test.GOLDEN, *sue_de_coq_test.GOLDEN)

CROSSING = (
    ":0000:x:7189..3..9..641...4.6.3....16..9.8253.928.......1...93.9.5....2....7.4...........:"
    "518 727 528 236 536 137 737 738 838 739 839 452 456 756 757 262 562 566 666 173 676 178 678 "
    "881 386 886 891 292 392 592 892 396 496 896 197 697 797::"
)


def first(rule: str, board: Board) -> TraceStep:
    """The step of what a rule finds first."""
    inference = named(rule).first(board)
    assert inference is not None
    return TraceStep(inference, inference.action.apply(board))


def told(rule: str, board: Board, voice: str = "conversational") -> str:
    """That step, told."""
    return voice_named(voice).tell(first(rule, board), board).text


@pytest.mark.parametrize("voice", [voice.name for voice in voices()])
@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.rule)
def test_what_is_claimed_is_so(golden: Golden, voice: str) -> None:
    claims = voice_named(voice).tell(golden.step, golden.board).claims
    assert all(claim.holds(golden.board) for claim in claims)
    assert claims or voice not in ("conversational", "teacher")


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.rule)
def test_hints_give_away_a_little_at_a_time(golden: Golden) -> None:
    parts = parts_of(scene_of(golden.step, golden.board))
    lost = {str(candidate.cell) for candidate in golden.step.inference.action.candidates}
    for vague in (parts.region, parts.family, parts.question):
        assert not any(cell in vague.text for cell in lost)
    assert parts.move.text.removesuffix(".") not in parts.setting.text
    assert parts.digits


def test_where_houses_cross_the_candidates_that_are_there_are_told() -> None:
    board = Board.from_string(CROSSING)
    text = told("sue_de_coq", board)
    assert "Where column 2 crosses box 4, six cells hold only 2, 3, 4, 5, 7 and 8: " in text
    pattern = "r56c2 - {4578} (r4c3 - {47}, r238c2 - {2358})"
    assert pattern in told("sue_de_coq", board, "technical")


def test_groups_have_letters_that_stand_for_no_digit() -> None:
    domains = [set(range(1, 13)) for _ in range(144)]
    domains[0], domains[48], domains[51] = {2, 10}, {3, 10}, {2, 3}
    board = Board(BoardMasks.from_candidates(domains, Layout.of_size(12)))
    text = told("als_xz", board)
    assert (
        "r5c1 and r5c4 hold 2, 3 and A; without the A they'd be 2 and 3. Their A's are in " in text
    )
    assert "ALS-XZ: D=r1c1 {2A}, E=r5c1,r5c4 {23A}, X=A" in told("als_xz", board, "technical")


def test_many_choices_are_told_in_full_where_that_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    golden = aligned_test.GOLDEN[1]
    whole = Conversational().tell(golden.step, golden.board)
    monkeypatch.setattr(aligned, "MOST_CASES", 2)
    brief, full = (
        Conversational(full=each).tell(golden.step, golden.board) for each in (False, True)
    )
    assert "Two more choices fail in the same way. " in brief.text
    assert all(claim in brief.claims for claim in whole.claims)
    assert full == whole
