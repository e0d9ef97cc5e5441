"""Auditing straight from the text comes to what auditing the result comes to."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from typing import Any

import pytest

from puzzles.positions import firings
from sudologue.audit import Verdict, check_json, check_trace, files, receipts
from sudologue.audit.files import Examined, examine, examine_result
from sudologue.audit.receipts import Receipts
from sudologue.audit.receipts_test import as_trace
from sudologue.inference import Evidence, SolveResult, SolveStatus, TraceStep
from sudologue.inference.codec import TraceFormatError, from_json, to_json
from sudologue.inference.codec.result_data import trace_form
from sudologue.inference.codec.stepwise import steps_of
from sudologue.model import CLASSIC, Board, Candidate, Cell, Layout
from sudologue.model.unusual import unusual
from sudologue.rules import Technique, registry
from sudologue.solver import Solver

PUZZLE = ".3.4...1.6...3.2.5........4.9.6...7....3....1....8.5....7.......89.157...5....49."
TRACE = Solver().solve(Board.from_string(PUZZLE))
TEXT = to_json(TRACE)


def straight(text: str) -> Verdict | None:
    """The verdict that is come to without reading the whole; nothing if there is none."""
    steps = steps_of(text)
    found = None if steps is None else files._straight(steps)  # pyright: ignore[reportPrivateUsage]
    return None if found is None else found.verdict


@pytest.mark.parametrize("rule", registry(), ids=lambda rule: rule.name)
def test_every_rule_s_steps_come_back_and_are_audited_the_same(rule: Technique) -> None:
    for position, inference in firings(rule.name):
        result = as_trace(position.board, inference)
        text = to_json(result)
        assert from_json(text) == result
        assert check_json(text) == check_trace(result) == straight(text)
        assert check_json(text).ok
        unfounded = replace(inference, evidence=replace(inference.evidence, truths=(), clues=()))
        result = as_trace(position.board, unfounded)
        text = to_json(result)
        assert check_json(text) == check_trace(result)
        assert inference.evidence.assumption or check_json(text).step == 1


LAYOUTS = [
    CLASSIC,
    Layout.boxes(2, 2).with_diagonals().with_anti_king(),
    Layout.of_size(12),
    Layout.boxes(2, 3).with_anti_knight(),
]


@pytest.mark.parametrize("layout", LAYOUTS, ids=["9", "4", "12", "6"])
def test_every_layout(layout: Layout) -> None:
    board = Board.from_string(layout.cell_count * ".", layout)
    result = Solver(["naked_single", "hidden_single", "full_house"]).solve(board)
    one = layout.candidate(0)
    placed = board.place(one.cell, one.digit)
    for trace in (result, Solver(["hidden_single"]).solve(placed)):
        verdict = check_trace(trace)
        again = check_json(to_json(trace))
        assert (again, again.reservations) == (verdict, verdict.reservations)
        assert verdict.unusual_layout == unusual(layout)


def test_a_trace_in_another_hand() -> None:
    data = json.loads(TEXT)
    for text in (json.dumps(data), json.dumps(data, indent=1), f"\ufeff{TEXT} \n"):
        assert check_json(text) == Verdict(True)
    assert straight(TEXT) == Verdict(True)
    assert steps_of(json.dumps(data)) is None


def test_a_true_trace_in_our_hand_is_not_read_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "from_data", None)
    assert check_json(TEXT).ok


def test_what_is_no_trace() -> None:
    for text in ("", "{}", "[]", TEXT[:-1], TEXT[: len(TEXT) // 2], TEXT + "}"):
        with pytest.raises(TraceFormatError):
            check_json(text)
    with pytest.raises(TraceFormatError, match=r"^version: found 2; this reads 1$"):
        check_json(TEXT.replace('"version":1', '"version":2'))


def test_a_step_that_fails_does_not_hide_that_the_rest_is_no_trace() -> None:
    data: Any = json.loads(TEXT)
    data["steps"][3]["evidence"].pop("truths")
    refused = json.dumps(data, separators=(",", ":"))
    assert check_json(refused).step == 4
    data["steps"][9]["board"] = {"r1c1": "10"}
    with pytest.raises(TraceFormatError, match=r"^steps\[9\]\.board\.r1c1: "):
        check_json(json.dumps(data, separators=(",", ":")))


@pytest.mark.slow
def test_boards_that_do_not_follow() -> None:
    choice = random.Random(3)
    places = [found.span(1) for found in re.finditer(r'"(r\dc\d":"=?\d+)"', TEXT)]
    for start, end in choice.sample(places, 50):
        entry = TEXT[start:end]
        digits = entry.partition('":"')[2].removeprefix("=")
        for other in (
            entry.replace('":"', '":"='),
            entry.replace("=", ""),
            f"{entry}9",
            entry[:-1] + ("1" if entry[-1] != "1" else "2"),
            entry.replace(digits, "-"),
            entry.replace("r1", "r2"),
        ):
            text = TEXT[:start] + other + TEXT[end:]
            if text != TEXT:
                assert straight(text) in (None, Verdict(True)) or not check_json(text).ok
                assert outcome(text) == outcome_of_result(text)
                assert outcome(text) != Verdict(True)


def outcome(text: str) -> Verdict | str:
    try:
        return check_json(text)
    except TraceFormatError as fault:
        return str(fault)


def outcome_of_result(text: str) -> Verdict | str:
    try:
        return check_trace(from_json(text))
    except TraceFormatError as fault:
        return str(fault)


class TestReceipts:
    """A single is known by its text with the cell left blank; only if it is one."""

    STEPS = steps_of(TEXT)

    def test_the_same_receipts_whichever_cell_was_met_first(self) -> None:
        assert self.STEPS is not None
        texts = [inference for inference, _, _ in self.STEPS.texts]
        one, other = Receipts(self.STEPS.form), Receipts(self.STEPS.form)
        for text in texts:
            one[text]
        for text in reversed(texts):
            other[text]
        moved = [re.sub(r"r(\d)c(\d)", r"r\2c\1", text) for text in texts]
        for text in (*texts, *moved):
            anew = Receipts(self.STEPS.form)
            assert one[text] == other[text] == anew[text]

    def test_a_single_is_read_for_one_cell(self, monkeypatch: pytest.MonkeyPatch) -> None:
        wanted = [Receipts(trace_form(CLASSIC))[single(cell)] for cell in ("r1c1", "r5c6")]
        read = Receipts(trace_form(CLASSIC))
        read[single("r9c9")]
        monkeypatch.setattr(receipts, "read_inference", None)
        assert [read[single(cell)] for cell in ("r1c1", "r5c6")] == wanted

    def test_no_cell_is_guessed(self) -> None:
        receipts = Receipts(trace_form(CLASSIC))
        text = single("r1c1")
        assert receipts[text] == Receipts(trace_form(CLASSIC))[text]
        assert receipts[single("r5c6")] == Receipts(trace_form(CLASSIC))[single("r5c6")]
        for name in ("r1c10", "r0c1", "\0", "r1", "", "r1c1\0"):
            with pytest.raises(TraceFormatError):
                receipts[single(name)]
        with pytest.raises(TraceFormatError):
            receipts[single("r1c1").replace('["r1c1"]', '["\0"]')]

    def test_names_that_begin_like_the_cell_s(self) -> None:
        """On a board of 12 rows, r1c1 is the beginning of r1c12."""
        receipts = Receipts(trace_form(LAYOUTS[2]))
        long = single("r1c1").replace('"focus_cells":["r1c1"]', '"focus_cells":["r1c12"]')
        receipts[long]
        wrong = single("r3c4").replace('"focus_cells":["r3c4"]', '"focus_cells":["r3c42"]')
        with pytest.raises(TraceFormatError):
            receipts[wrong]

    def test_evidence_of_one_s_own_is_read_each_time(self) -> None:
        receipts = Receipts(trace_form(CLASSIC))
        plain = '"mine","action":"{0}=1","evidence":{{"type":"Evidence","truths":["{0}"]}}'
        receipts[plain.format("r1c1")]
        assert Evidence.__name__ in plain
        assert receipts[plain.format("r2c2")] == Receipts(receipts.form)[plain.format("r2c2")]


def single(cell: str) -> str:
    return (
        f'"naked_single","action":"{cell}=9","evidence":{{"type":"NakedSingleEvidence",'
        f'"focus_cells":["{cell}"],"truths":["{cell}"],"cell":"{cell}","digit":9}}'
    )


def test_a_result_without_steps() -> None:
    board = Board.from_string(PUZZLE)
    stuck = SolveResult(board, (), SolveStatus.STUCK)
    assert check_json(to_json(stuck)) == check_trace(stuck) == Verdict(True)


def test_a_start_that_is_no_position_is_found_out_from_the_text_too() -> None:
    barred = TRACE.initial.live & -TRACE.initial.live
    steps = tuple(replace(s, board=s.board.with_masks(barred=barred)) for s in TRACE.steps)
    forged = replace(TRACE, initial=TRACE.initial.with_masks(barred=barred), steps=steps)
    text = to_json(forged)
    assert steps_of(text) is not None
    assert "is possible, but the puzzle rules it out" in str(check_json(text))


def test_a_candidate_too_many_at_the_start_is_found_out_though_no_step_minds() -> None:
    extra = Candidate(Cell(0, 0), 1)
    number = CLASSIC.candidate_number(extra.cell, extra.digit)
    start = TRACE.initial.with_masks(live=TRACE.initial.live | 1 << number)
    steps = list[TraceStep]()
    for step in TRACE.steps:
        board = step.inference.action.apply(steps[-1].board if steps else start)
        steps.append(TraceStep(step.inference, board))
    text = to_json(replace(TRACE, initial=start, steps=tuple(steps)))
    assert steps_of(text) is not None
    assert str(check_json(text)) == f"{extra} is a candidate, but r1c8 holds 1"


def test_a_candidate_that_goes_unmentioned_is_missed() -> None:
    wing = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
    text = to_json(Solver(["locked_candidates_claiming"]).solve(Board.from_string(wing)))
    first, *others = re.findall(r'"board":\{([^}]*)\}', text)[0].split(",")
    assert others
    assert "=" not in first
    assert straight(text) == Verdict(True)
    assert straight(text.replace(f"{first},", "", 1)) is None


def test_what_is_found_beside_the_verdict_is_the_same_from_the_text() -> None:
    puzzle = "..4...3...9.27.54..6......291.6.5..7.....4.3.3..19..5.6...4...........93.7..5...."
    assuming = Solver(assume_unique=True).solve(Board.from_string(puzzle))
    for result, assumes in ((TRACE, False), (assuming, True)):
        found = Examined(Verdict(True), result.initial, result.status, len(result.steps), assumes)
        assert examine(to_json(result)) == examine_result(result) == found
