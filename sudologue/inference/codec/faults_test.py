"""What is said of what cannot be read, or written."""

from __future__ import annotations

import io
import sys
from typing import Any

import pytest

from sudologue.inference import SolveResult
from sudologue.inference.codec import (
    TraceFormatError,
    dump_lines,
    from_data,
    from_json,
    parsing,
    read_lines,
    to_data,
    to_json,
    trace_text,
)
from sudologue.inference.codec.hostile_test import SMALL, STUCK
from sudologue.inference.codec.strategies_test import LAYOUTS
from sudologue.model import Board


class TestWhatIsNoJson:
    def refused(self, anything: Any) -> str:
        with pytest.raises(TraceFormatError) as caught:
            from_json(anything)
        return str(caught.value)

    def test_no_text(self) -> None:
        assert self.refused(b"{}") == "expected text, found a value of type bytes"
        assert self.refused(None) == "expected text, found null"

    def test_another_top(self) -> None:
        wanted = "expected an object with format, version, layout, initial, steps and status"
        assert self.refused("[]") == f"{wanted}, found a list"
        assert self.refused("1e400") == f"{wanted}, found inf"

    def test_cut_off(self) -> None:
        fault = "line 1, column 11: not JSON, or cut off: expecting value"
        assert self.refused('{"format":') == fault

    def test_a_key_twice(self) -> None:
        assert self.refused('{"format":1,"for\\u006dat":2}') == 'an object has "format" twice'

    @pytest.mark.parametrize("name", ["NaN", "Infinity", "-Infinity"])
    def test_no_number(self, name: str) -> None:
        assert self.refused(f'{{"version":{name}}}') == f"{name} is not a number that JSON has"

    @pytest.mark.parametrize("limit", [0, 4300])
    def test_a_huge_number(self, limit: int) -> None:
        before = sys.get_int_max_str_digits()
        sys.set_int_max_str_digits(limit)
        try:
            fault = self.refused(f'{{"version":{"9" * 10**6}}}')
        finally:
            sys.set_int_max_str_digits(before)
        assert fault == "a number of 1000000 digits is too large"

    @pytest.mark.parametrize("opening", ["[", '{"a":', '[{"a":'])
    def test_deep_nesting(self, opening: str) -> None:
        assert (
            self.refused(opening * 200_000) == "lists and objects lie too deep within one another"
        )

    def test_long_text(self) -> None:
        fault = f"a trace of more than {parsing.MAXIMUM_TEXT} characters is too long"
        assert self.refused(" " * (parsing.MAXIMUM_TEXT + 1)) == fault

    def test_half_of_a_character(self) -> None:
        forged = to_json(SMALL).replace('"full_house"', '"\\ud800"')
        assert "is not a name: write 1 to 200 printable characters" in self.refused(forged)


class TestVersions:
    @pytest.mark.parametrize(
        ("change", "fault"),
        [
            ({"version": 2}, "version: found 2; this reads 1"),
            ({"version": "1"}, 'version: found "1"; this reads 1'),
            ({"version": True}, "version: found true; this reads 1"),
            ({"version": 1.0}, "version: found 1.0; this reads 1"),
            ({"format": "hodoku"}, 'format: found "hodoku"; this reads "sudologue-trace"'),
            ({"format": None}, 'format: found null; this reads "sudologue-trace"'),
            ({"format": {}, "version": 9}, 'format: found an object; this reads "sudologue-trace"'),
        ],
    )
    def test_another_is_refused(self, change: dict[str, object], fault: str) -> None:
        with pytest.raises(TraceFormatError) as caught:
            from_data({**to_data(SMALL), **change})
        assert str(caught.value) == fault

    @pytest.mark.parametrize("part", ["format", "version"])
    def test_it_must_be_there(self, part: str) -> None:
        data = to_data(SMALL)
        del data[part]
        with pytest.raises(TraceFormatError, match=f"{part} is missing; this reads {part} "):
            from_data(data)

    def test_it_is_looked_at_first(self) -> None:
        with pytest.raises(TraceFormatError, match="version: found 2"):
            from_data({"format": "sudologue-trace", "version": 2, "frames": []})


class TestLimits:
    def test_a_million_citations(self) -> None:
        data: Any = to_data(SMALL)
        data["steps"][3]["evidence"]["truths"] = ["r1c1"] * 10**6
        with pytest.raises(TraceFormatError) as caught:
            from_data(data)
        assert caught.value.where == "steps[3].evidence.truths"
        assert caught.value.fault == "1000000 entries are too many: a list has at most 10000"

    def test_a_million_eliminations(self) -> None:
        data: Any = to_data(SMALL)
        data["steps"][3]["action"] = ["r1c1<>1"] * 10**6
        with pytest.raises(TraceFormatError, match=r"steps\[3\]\.action: 1000000 entries"):
            from_data(data)

    def test_a_million_steps(self) -> None:
        data: Any = to_data(SMALL)
        data["steps"] *= 10**5
        with pytest.raises(TraceFormatError, match="1200000 steps are too many: a trace has at"):
            from_data(data)

    def test_no_trace_is_written_that_is_too_long_to_read(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        whole = to_json(SMALL)
        monkeypatch.setattr(parsing, "MAXIMUM_TEXT", len(whole))
        assert from_json(to_json(SMALL)) == SMALL
        monkeypatch.setattr(parsing, "MAXIMUM_TEXT", len(whole) - 1)
        for refused in (lambda: to_json(SMALL), lambda: from_json(whole)):
            with pytest.raises(TraceFormatError, match="is too long"):
                refused()

    def test_a_line_is_read_only_so_far(self, monkeypatch: pytest.MonkeyPatch) -> None:
        whole = to_json(SMALL)
        for module in (parsing, trace_text):
            monkeypatch.setattr(module, "MAXIMUM_TEXT", len(whole))
        lines = read_lines(io.StringIO(f"{whole}\n{whole}x\n"))
        assert next(lines) == SMALL
        with pytest.raises(TraceFormatError, match=r"^line 2: a trace of more than \d+ characters"):
            next(lines)


class TestLines:
    def test_a_fault_says_its_line(self) -> None:
        file = io.StringIO()
        dump_lines([SMALL, STUCK], file)
        lines = file.getvalue().splitlines()
        forged = lines[1].replace('"version":1', '"version":3')
        reader = read_lines(io.StringIO(f"{lines[0]}\n\n  \n{forged}"))
        assert next(reader) == SMALL
        with pytest.raises(TraceFormatError) as caught:
            next(reader)
        assert str(caught.value) == "line 4: version: found 3; this reads 1"

    def test_bytes_that_are_no_text(self) -> None:
        file = io.TextIOWrapper(io.BytesIO(b"\xff\xfe"), encoding="utf-8")
        with pytest.raises(TraceFormatError, match="line 1: not utf-8 text: invalid start byte"):
            next(read_lines(file))

    def test_an_empty_file(self) -> None:
        assert list(read_lines(io.StringIO())) == []

    def test_the_mark_that_some_editors_set(self) -> None:
        assert from_json("\ufeff" + to_json(SMALL)) == SMALL


def test_a_step_has_a_place_in_every_fault() -> None:
    data: Any = to_data(SMALL)
    cases: list[tuple[Any, str]] = [
        (3, "steps[1]: expected an object with rule, action, evidence and board, found 3"),
        ({}, "steps[1]: rule is missing"),
        ({**data["steps"][1], "note": 1}, 'steps[1]: "note" is not one of the fields here: '
         "rule, action, evidence, board, givens, barred, words"),
        ({"rule": "x", "action": "r1c1=1", "evidence": {"type": "Evidence"}, "bord": {}},
         'steps[1]: "bord" is not one of the fields here: rule, action, evidence, board'),
        ({**data["steps"][1], "rule": 3}, "steps[1].rule: expected a name, found 3"),
        ({**data["steps"][1], "action": "r5c5=1"}, 'steps[1].action: "r5c5" is not a cell of this '
         "layout: they run from r1c1 to r4c4"),
        ({**data["steps"][1], "action": "r1c1=5"}, 'steps[1].action: "r1c1=5" names "5", which is '
         "not a digit of this layout: they run from 1 to 4"),
        ({**data["steps"][1], "action": []}, "steps[1].action: an elimination names at least one "
         "candidate, like r5c6<>7"),
        ({**data["steps"][1], "action": ["r1c1<>1", "r1c1"]}, 'steps[1].action[1]: "r1c1" is not '
         "an elimination: write it like r5c6<>7"),
        ({**data["steps"][1], "evidence": {}}, "steps[1].evidence: the object does not say its "
         "type: Evidence"),
        ({**data["steps"][1], "board": []}, "steps[1].board: expected an object with the cells "
         "that differ, like r5c6: =7, found a list"),
        ({**data["steps"][1], "board": {1: "=1"}}, "steps[1].board: expected the name of a cell, "
         "found 1"),
        ({**data["steps"][1], "board": {"r1c1": []}}, "steps[1].board.r1c1: expected what the cell "
         "holds, as text, found a list"),
        ({**data["steps"][1], "board": {"r1c1": 1}}, "steps[1].board.r1c1: expected what the cell "
         "holds, as text, found 1"),
        ({**data["steps"][1], "board": {"r1c1": "=12"}}, 'steps[1].board.r1c1: "=12" is not what a '
         "cell can hold: write =5 where 5 is placed, its candidates in order, like 249, or - "
         "where none is left"),
        ({**data["steps"][1], "givens": "12"}, "steps[1].givens: expected a line of 16 digits and "
         "dots, found 2 characters"),
        ({**data["steps"][1], "barred": ["=1 - - -", *["- - - -"] * 3]}, "steps[1].barred: a cell "
         "bars candidates, like 249 or -, and holds none, like =5"),
    ]  # fmt: skip
    for step, fault in cases:
        with pytest.raises(TraceFormatError) as caught:
            from_data({**data, "steps": [data["steps"][0], step]})
        assert str(caught.value) == fault
    assert from_data(data) == SMALL


def test_a_board_that_cannot_be_is_not_written() -> None:
    board = SMALL.initial
    both = Board.of_masks(board.layout, board.live | 1, board.filled | 1, board.givens)
    two = Board.of_masks(board.layout, 0, board.layout.domain_masks[3], 0)
    gives_two = Board.of_masks(board.layout, board.live, board.filled, board.layout.domain_masks[3])
    beyond = Board.of_masks(board.layout, 1 << 64, 0, 0)
    below = Board.of_masks(board.layout, 0, 0, 0, -1)
    other = Board.from_string(16 * ".", LAYOUTS["jigsaw"])
    for wrong, fault in (
        (both, "initial: r1c1 cannot hold 1 with 1 left"),
        (two, "initial: r1c4 cannot hold 1 and 2 and 3 and 4 at once"),
        (gives_two, "initial: r1c4 has two givens"),
        (beyond, "initial: the board has candidates that its layout does not have"),
        (below, "initial: the board has candidates that its layout does not have"),
    ):
        with pytest.raises(TraceFormatError) as caught:
            to_data(SolveResult(wrong, (), SMALL.status))
        assert str(caught.value) == fault
    step = SMALL.steps[0]
    forged = SolveResult(board, (type(step)(step.inference, other),), SMALL.status)
    with pytest.raises(TraceFormatError) as caught:
        to_data(forged)
    assert str(caught.value) == "steps[0].board: the board has another layout than the trace"
