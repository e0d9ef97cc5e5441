from __future__ import annotations

import gzip
import json
import time
from pathlib import Path
from typing import Any

import pytest

from sudologue.audit import check_json, check_trace, kernel_budget
from sudologue.audit.kernel_test import pigeons
from sudologue.cli.exits import Exit
from sudologue.cli.input import traces
from sudologue.cli.main_test import on_a_terminal
from sudologue.cli.running_test import EASY, SEVERAL, Terminal, process
from sudologue.inference import SolveResult, SolveStatus, TraceStep
from sudologue.inference.codec import parsing, to_json
from sudologue.model import Board, Layout
from sudologue.solver import Solver

RESULT = Solver(choose="nearest").solve(Board.from_string(EASY))
TEXT = to_json(RESULT)
STEPS = len(RESULT.steps)
SOLVED = f"OK, solved in {STEPS} steps"
MEANING = "OK is about conclusions: the names of rules are not checked."
ONE = f"1 trace holds. {MEANING}\n"
ONE_AND_A_PART = f"1 trace holds and 1 can't be read. {MEANING}"
NONE = "1 trace does not hold.\n"


def without_truths(step: int) -> str:
    """The trace with the truths of a step, counted from 1, left out."""
    data = json.loads(TEXT)
    del data["steps"][step - 1]["evidence"]["truths"]
    return json.dumps(data)


# ------------------------------------------------------------------------------ what comes of them


def test_what_solve_writes_can_be_audited(terminal: Terminal, tmp_path: Path) -> None:
    puzzles = tmp_path / "puzzles.txt"
    puzzles.write_text(f"{EASY}\n{SEVERAL}\n", encoding="utf-8")
    for form in ("trace", "json"):
        file = tmp_path / f"{form}.jsonl"
        terminal("solve", "--format", form, "--output", str(file), str(puzzles))
        ran = terminal("audit", str(file))
        assert ran.code == Exit.OK
        first, second, last = ran.out.splitlines()
        assert first == f"{file}, line 1: {SOLVED}"
        assert second.startswith(f"{file}, line 2: OK, stuck after ")
        assert last == f"2 traces hold. {MEANING}"
        assert not ran.err


def test_traces_alone_are_what_the_library_reads(terminal: Terminal) -> None:
    ran = terminal("solve", "--format", "trace", EASY)
    assert SolveResult.from_json(ran.out) == RESULT
    assert ran.out == f"{TEXT}\n"


def test_a_trace_alone_without_its_trace(terminal: Terminal) -> None:
    ran = terminal("solve", "--quiet", "--format", "trace", EASY)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert ran.err == ("sudologue: --quiet doesn't work with --format trace\n")


def test_a_step_that_is_not_forced(terminal: Terminal) -> None:
    ran = terminal("audit", stdin=f"{TEXT}\n{without_truths(3)}\n")
    assert ran.code == Exit.STUCK
    first, second, last = ran.out.splitlines()
    assert first == f"standard input, line 1: {SOLVED}"
    assert second.startswith("standard input, line 2: step 3: the constraints cited do not force r")
    assert last == f"1 trace holds and 1 does not hold. {MEANING}"


def test_a_document_over_several_lines(terminal: Terminal) -> None:
    data = json.loads(TEXT)
    text = f"{json.dumps(data, indent=2)}\n\n{json.dumps(data, indent=0)}\n{TEXT}\n"
    ran = terminal("audit", "-", stdin=text)
    first, second, third, last = ran.out.splitlines()
    assert ran.code == Exit.OK
    assert last == f"3 traces hold. {MEANING}"
    assert first == f"standard input, line 1: {SOLVED}"
    assert second.endswith(SOLVED)
    assert third == f"standard input, line {len(text.splitlines())}: {SOLVED}"


def test_a_document_without_a_line_s_end(terminal: Terminal) -> None:
    for text in (TEXT, f"\ufeff{TEXT}"):
        assert terminal("audit", stdin=text).out == f"standard input, line 1: {SOLVED}\n{ONE}"


def test_as_json(terminal: Terminal) -> None:
    ran = terminal("audit", "--format", "json", stdin=f"{TEXT}\n{without_truths(3)}\nx\n")
    assert ran.code == Exit.UNREADABLE
    good, bad, unreadable = map(json.loads, ran.out.splitlines())
    assert good == {
        "schema": "sudologue-audit",
        "schema_version": 1,
        "source": "standard input",
        "line": 1,
        "ok": True,
        "step": None,
        "reason": None,
        "caveat": None,
        "unusual_layout": None,
        "puzzle": EASY,
        "status": "solved",
        "steps": STEPS,
        "assumes_unique": False,
    }
    assert (bad["ok"], bad["step"], bad["line"]) == (False, 3, 2)
    assert bad["reason"].startswith("the constraints cited do not force r")
    assert (unreadable["ok"], unreadable["line"]) == (False, 3)
    assert "not JSON" in unreadable["error"]


def test_quietly(terminal: Terminal) -> None:
    ran = terminal("audit", "--quiet", stdin=f"{TEXT}\n{without_truths(1)}\n{TEXT}\n")
    assert ran.code == Exit.STUCK
    assert ran.out.startswith("standard input, line 2: step 1: ")
    assert ran.out.count("\n") == 1


def test_what_a_trace_takes_for_granted(terminal: Terminal) -> None:
    index = 2
    midway = SolveResult(RESULT.board_before(index + 1), RESULT.steps[index:], SolveStatus.SOLVED)
    assert check_trace(midway).caveat is not None
    ran = terminal("audit", stdin=to_json(midway))
    assert ran.code == Exit.OK
    assert ran.out == (
        f"standard input, line 1: OK, solved in {STEPS - index} steps, "
        f"with 2 digits placed before the first step\n{ONE}"
    )
    hard = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
    rules = ["bug_plus_1", "unique_rectangle_1", "unique_rectangle_2", "unique_rectangle_4"]
    for puzzle in (hard, EASY):
        board = Board.from_string(puzzle)
        result = Solver(rules, assume_unique=True).solve(board)
        said = terminal("audit", stdin=to_json(result)).out
        taken = "assuming that the puzzle has one solution" in said
        assert taken == bool(result.assumptions)


def test_files_in_order(terminal: Terminal, tmp_path: Path) -> None:
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    one.write_text(TEXT, encoding="utf-8")
    other.write_text(without_truths(1), encoding="utf-8")
    ran = terminal("audit", str(other), "nowhere.json", str(one), str(tmp_path))
    assert ran.code == Exit.UNREADABLE
    *found, last = ran.out.splitlines()
    assert [line.partition(": ")[0] for line in found] == [f"{other}, line 1", f"{one}, line 1"]
    assert last == f"1 trace holds, 1 does not hold and 2 can't be read. {MEANING}"
    assert ran.err.splitlines() == [
        "sudologue: nowhere.json: there is no such file. Make one with: sudologue solve -f trace "
        "-o FILE PUZZLE",
        f"sudologue: {tmp_path}: can't be read: Is a directory",
    ]


# ---------------------------------------------------------------------------------------- records


def record(terminal: Terminal, **altered: Any) -> str:
    """A record of a solve, with some fields as they should not be."""
    data = json.loads(terminal("solve", "--format", "json", EASY).out)
    return json.dumps({**data, **altered})


def test_a_record_says_what_its_trace_says(terminal: Terminal) -> None:
    assert terminal("audit", stdin=record(terminal)).code == Exit.OK
    for field, value in (
        ("puzzle", "." * 81),
        ("solution", None),
        ("solution", "1" * 81),
        ("status", "stuck"),
        ("assumptions", ["unique_solution"]),
        ("diagnosis", "Stuck."),
    ):
        ran = terminal("audit", stdin=record(terminal, **{field: value}))
        assert ran.code == Exit.STUCK
        assert ran.out == (
            f"standard input, line 1: the record's {field} is not that of its trace\n{NONE}"
        )


def test_a_record_without_a_trace(terminal: Terminal) -> None:
    quiet = terminal("solve", "--quiet", "--format", "json", EASY).out
    unread = terminal("solve", "--format", "json", "nonsense").out
    ran = terminal("audit", stdin=quiet + unread + terminal("check", "--format", "json", EASY).out)
    assert ran.code == Exit.UNREADABLE
    assert not ran.out
    first, second, third = ran.err.splitlines()
    assert first.endswith("line 1: this record of 'sudologue-solve' holds no trace; --quiet leaves "
                          "it out")  # fmt: skip
    assert "line 2: this record of 'sudologue-solve' holds no trace: there is no file" in second
    assert third.endswith("line 3: this record of 'sudologue-check' holds no trace")
    fault = terminal("audit", stdin=record(terminal, trace={"format": "x"})).err
    assert fault == (
        'sudologue: standard input, line 1: trace.format: found "x"; '
        'this reads "sudologue-trace"\n'
    )


# ------------------------------------------------------------------------------------- what is none


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "standard input: there is no trace in it"),
        (" \n\n", "standard input: there is no trace in it"),
        ("hello\n", "standard input, line 1, column 1: not JSON, or cut off: expecting value"),
        ("[]\n", "standard input, line 1: expected an object with format, version, layout, initial, "
                 "steps and status, found a list"),
        ("{}\n", 'standard input, line 1: format is missing; this reads format "sudologue-trace"'),
        (TEXT.replace('"version":1', '"version":2'),
         "standard input, line 1: version: found 2; this reads 1"),
        (TEXT[:2000], "standard input, line 1, column "),
        ("{\n " + TEXT[1:300], "standard input, line 2, column "),
        ("[" * 100_000, "standard input, line 1: lists and objects lie too deep within one another"),
        (TEXT.replace('"focus_digit":', '"focus_digit":' + "9" * 5000, 1),
         "standard input, line 1: a number of 5001 digits is too large"),
        (TEXT.replace('"truths":[', '"truths":[' + '"r1c1",' * 1_000_000, 1),
         "standard input, line 1: steps[0].evidence.truths: 1000001 entries are too many: a list has "
         "at most 10000"),
    ],
    ids=["nothing", "blank", "no JSON", "list", "object", "version", "cut", "cut later", "deep",
         "number", "citations"],
)  # fmt: skip
def test_what_is_no_trace(terminal: Terminal, text: str, message: str) -> None:
    began = time.process_time()
    ran = terminal("audit", stdin=text)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert ran.err.startswith(f"sudologue: {message}")
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 400
    assert time.process_time() - began < 20


def test_what_is_no_text(terminal: Terminal) -> None:
    ran = terminal("audit", stdin=TEXT.replace("hidden_single", "hidden\udcffsingle").encode(errors="surrogateescape"))  # fmt: skip
    assert ran.code == Exit.UNREADABLE
    assert "is not a name: write 1 to 200 printable characters" in ran.err


def test_puzzles_are_no_traces(terminal: Terminal) -> None:
    for puzzle in (EASY, EASY.replace(".", "0"), "1.....3..4.....2"):
        ran = terminal("audit", stdin=f"{puzzle}\n")
        assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
        assert ran.err == (
            "sudologue: standard input, line 1: this is a puzzle, not a trace; "
            "'sudologue solve --format trace' makes one\n"
        )


def test_after_twenty_unreadable_lines_only_how_many(terminal: Terminal) -> None:
    ran = terminal("audit", stdin=f"{EASY}\n" * 300 + f"{TEXT}\n")
    assert ran.code == Exit.UNREADABLE
    assert ran.out == (
        f"standard input, line 301: {SOLVED}\n" f"1 trace holds and 300 can't be read. {MEANING}\n"
    )
    *lines, last = ran.err.splitlines()
    assert [line.partition(": ")[2].partition(": ")[0] for line in lines] == [
        f"standard input, line {number}" for number in range(1, 21)
    ]
    assert last == "sudologue: and 280 more that can't be read"
    records = terminal("audit", "--format", "json", stdin=f"{EASY}\n" * 30).out.splitlines()
    assert len(records) == 30


def test_lines_without_end(terminal: Terminal) -> None:
    ran = terminal("audit", stdin="x\n" * 30_000)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert ran.err.count("\n") == 21
    assert "and so on: none of the first 10,000 puzzles can be read" in ran.err


def test_what_is_no_text_at_all(terminal: Terminal, tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)) * 5000)
    damaged = tmp_path / "damaged.gz"
    damaged.write_bytes(gzip.compress(TEXT.encode())[:-50])
    packed = tmp_path / "packed.gz"
    packed.write_bytes(gzip.compress(binary.read_bytes()))
    for path in ("/dev/zero", str(binary), str(packed), str(damaged)):
        ran = terminal("audit", path)
        assert (ran.code, ran.out) == (Exit.UNREADABLE, ""), path
        assert ran.err.startswith(f"sudologue: {path}: can't be read: it ")
        assert ran.err.count("\n") == 1


def test_packed_traces(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "traces.jsonl.gz"
    path.write_bytes(gzip.compress(f"{TEXT}\n{without_truths(1)}\n".encode()))
    ran = terminal("audit", str(path))
    assert ran.code == Exit.STUCK
    assert ran.out.startswith(f"{path}, line 1: {SOLVED}\n{path}, line 2: step 1: ")


def test_nothing_readable_leaves_the_old_file(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "verdicts.txt"
    path.write_text("old", encoding="utf-8")
    terminal("audit", "--output", str(path), stdin=f"{EASY}\n")
    assert path.read_text(encoding="utf-8") == "old"
    terminal("audit", "--output", str(path), stdin=TEXT)
    assert path.read_text(encoding="utf-8").endswith(ONE)


def test_an_unusual_layout_is_named(terminal: Terminal) -> None:
    layout = Layout.boxes(2, 2).with_diagonals()
    text = to_json(Solver().solve(Board.from_string("1... .... .... ....", layout)))
    unusual = "the main diagonal and the anti-diagonal"
    told = terminal("audit", stdin=text).out.splitlines()[0]
    assert told.endswith(f" steps, not on the usual layout: {unusual}")
    record = json.loads(terminal("audit", "--format", "json", stdin=text).out)
    assert (record["ok"], record["unusual_layout"]) == (True, unusual)


def test_the_count_is_left_out_of_what_is_quiet_or_json(terminal: Terminal) -> None:
    assert terminal("audit", "--quiet", stdin=TEXT).out == ""
    assert terminal("audit", "--format", "json", stdin=TEXT).out.count("\n") == 1


def test_a_trace_cut_off_hides_none_after_it(terminal: Terminal) -> None:
    data = json.loads(TEXT)
    pretty = json.dumps(data, indent=2)
    for cut in (TEXT[:3000], pretty[:3000]):
        ran = terminal("audit", stdin=f"{cut}\n{TEXT}\n")
        line = cut.count("\n") + 2
        assert ran.out.splitlines() == [f"standard input, line {line}: {SOLVED}", ONE_AND_A_PART]
        assert ran.code == Exit.UNREADABLE
        assert ran.err.count("\n") == 1


def test_receipts_that_leave_too_many_cases(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel_budget, "LOOKS_AT_ONE", 20_000)
    board, proof = pigeons(Layout.of_size(16))
    step = TraceStep(proof, proof.action.apply(board))
    result = SolveResult(board, (step,), SolveStatus.CONTRADICTION)
    assert check_json(to_json(result)) == check_trace(result)
    ran = terminal("audit", stdin=to_json(result))
    assert ran.code == Exit.STUCK
    assert ran.out == (
        "standard input, line 1: step 1: too many cases: this step took more than 20,000 looks at "
        f"the constraints cited\n{NONE}"
    )


class TestSizes:
    """No more is kept than one trace may take, whatever comes."""

    LIMIT = len(TEXT) + 10

    @pytest.fixture(autouse=True)
    def small(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for module in (traces, parsing):
            monkeypatch.setattr(module, "MAXIMUM_TEXT", self.LIMIT)

    def test_a_line_that_is_too_long(self, terminal: Terminal) -> None:
        ran = terminal("audit", stdin=f"{'[' * 5 * self.LIMIT}\n{TEXT}\n")
        assert ran.out == f"standard input, line 2: {SOLVED}\n{ONE_AND_A_PART}\n"
        assert ran.err == (
            f"sudologue: standard input, line 1: a trace of more than {self.LIMIT} characters is "
            "too long\n"
        )

    def test_lines_that_never_end_a_document(self, terminal: Terminal) -> None:
        lines = '{"format":\n' + '{"a":\n' * self.LIMIT
        ran = terminal("audit", stdin=f"{lines}{TEXT}\n")
        assert ran.out.splitlines() == [
            f"standard input, line {self.LIMIT + 2}: {SOLVED}",
            ONE_AND_A_PART,
        ]
        assert ran.err == (
            f"sudologue: standard input, line 1: a trace of more than {self.LIMIT} characters is "
            "too long\n"
        )


@pytest.mark.slow
def test_each_trace_is_answered_when_it_has_come() -> None:
    running = process("audit", "--format", "json")
    assert running.stdin is not None
    assert running.stdout is not None
    for _ in range(2):
        running.stdin.write(f"{TEXT}\n")
        running.stdin.flush()
        assert json.loads(running.stdout.readline())["ok"]
    running.stdin.close()
    assert running.wait(20) == Exit.OK
    running.stdout.close()
    assert running.stderr is not None
    running.stderr.close()


@pytest.mark.slow
def test_no_trace_on_a_terminal_is_a_usage_error() -> None:
    told = on_a_terminal(["audit"])
    assert "sudologue: no trace; give a file, or - for standard input; see 'sudologue audit" in told
