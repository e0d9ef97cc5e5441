from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import sudologue
from sudologue.cli.exits import Exit
from sudologue.cli.main_test import on_a_terminal
from sudologue.cli.running_test import EASY, EASY_SOLVED, NONE, SEVERAL, Terminal, process, shell
from sudologue.inference import SolveResult
from sudologue.inference.codec import to_json
from sudologue.model import Board
from sudologue.narration import Narrator, Passage, register, voices
from sudologue.narration.steps.telling import telling_for
from sudologue.narration.voice_registry_test import Whispering
from sudologue.narration.voices.story import StoryVoice
from sudologue.solver import Solver

WING = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
EASY_TRACE = to_json(Solver().solve(Board.from_string(EASY)))
WING_TRACE = to_json(Solver().solve(Board.from_string(WING)))
AUDITED = "this trace is wrong: step"


@pytest.fixture
def whispering(monkeypatch: pytest.MonkeyPatch) -> Narrator:
    """A voice, known by its name, that can be asked for all of it and for nothing else."""
    monkeypatch.setattr("sudologue.narration.voice_registry._registered", {})
    narrator = Whispering()
    register(narrator)
    return narrator


def altered(text: str, step: int, **evidence: Any) -> str:
    """The trace with some of a step's evidence, counted from 1, as it should not be."""
    data = json.loads(text)
    data["steps"][step - 1]["evidence"].update(evidence)
    return json.dumps(data)


# ------------------------------------------------------------------------------------ what is told


@pytest.mark.parametrize("voice", [voice.name for voice in voices()])
@pytest.mark.parametrize("form", ["trace", "json"])
def test_traces_are_told_as_they_were_when_solved(
    terminal: Terminal, tmp_path: Path, voice: str, form: str
) -> None:
    puzzles, traces = tmp_path / "puzzles.txt", tmp_path / "traces.jsonl"
    puzzles.write_text(f"{EASY}\n{WING}\n{NONE}\n")
    assert terminal("solve", "--format", form, "-o", str(traces), str(puzzles)).code
    ran = terminal("tell", "--voice", voice, str(traces))
    assert (ran.code, ran.err) == (Exit.OK, "")
    solved = terminal("solve", "--no-rating", "--voice", voice, str(puzzles)).out
    assert ran.out == solved.replace(str(puzzles), str(traces))


def test_what_search_found_is_in_no_trace(terminal: Terminal) -> None:
    told = terminal("tell", stdin=terminal("solve", "--format", "json", SEVERAL).out)
    assert told.code == Exit.OK
    assert "search" not in told.out


def test_traces_are_told_in_a_notation(terminal: Terminal) -> None:
    ran = terminal("tell", "--voice", "terse", "--notation", "a1", "--step", "16", stdin=WING_TRACE)
    assert ran.out == f"standard input, line 1: {WING}\n\n16. C3 not 5: XY-Wing, A18,C9\n"
    sixteen = to_json(Solver(max_steps=0).solve(Board.from_string("." * 256)))
    both = terminal("tell", "--notation", "hodoku", stdin=f"{sixteen}\n{EASY_TRACE}\n")
    assert both.code == Exit.UNREADABLE
    assert both.err == (
        "sudologue: standard input, line 1: hodoku writes rows and columns with one figure each: "
        "on a board of 16 write rc\n"
    )
    assert both.out.startswith("standard input, line 2: 53..7")


@pytest.mark.parametrize("voice", [voice.name for voice in voices()])
def test_one_step_alone(terminal: Terminal, voice: str) -> None:
    ran = terminal("tell", "--voice", voice, "--step", "16", stdin=f"{WING_TRACE}\n{EASY_TRACE}\n")
    assert ran.code == Exit.OK
    first, second = (
        sudologue.narrate(SolveResult.from_json(text), voice, step=16)
        for text in (WING_TRACE, EASY_TRACE)
    )
    assert ran.out == (
        f"standard input, line 1: {WING}\n\n{first}\n\n"
        f"standard input, line 2: {EASY}\n\n{second}\n"
    )


def test_a_step_that_one_of_the_traces_has_not(terminal: Terminal) -> None:
    ran = terminal("tell", "--step", "50", stdin=f"{WING_TRACE}\n{EASY_TRACE}\n")
    assert ran.code == Exit.UNREADABLE
    assert ran.err == (
        "sudologue: standard input, line 1: there is no step 50: this trace has 48 steps, "
        "counted from 1\n"
    )
    assert ran.out.startswith(f"standard input, line 2: {EASY}\n\nFull house (50). ")


def test_a_record_of_a_proof_is_told(terminal: Terminal) -> None:
    record = terminal("why", "--format", "json", WING, "r3c3").out
    ran = terminal("tell", "--voice", "terse", "--step", "3", stdin=record)
    assert (ran.code, ran.err) == (Exit.OK, "")
    assert ran.out.endswith("\n3. r3c3 not 5: XY-Wing, r1c18,r3c9\n")


def test_several_sources_one_after_the_other(terminal: Terminal, tmp_path: Path) -> None:
    packed, pretty = tmp_path / "one.jsonl.gz", tmp_path / "other.json"
    packed.write_bytes(gzip.compress(f"{EASY_TRACE}\n".encode()))
    pretty.write_text(json.dumps(json.loads(WING_TRACE), indent=2))
    ran = terminal("tell", "--step", "1", str(packed), "-", str(pretty), stdin=EASY_TRACE)
    assert (ran.code, ran.err) == (Exit.OK, "")
    headings = [line for line in ran.out.splitlines() if ", line " in line]
    assert headings == [
        f"{packed}, line 1: {EASY}",
        f"standard input, line 1: {EASY}",
        f"{pretty}, line 1: {WING}",
    ]


def test_into_a_file(terminal: Terminal, tmp_path: Path) -> None:
    out = tmp_path / "told.txt"
    assert terminal("tell", "-o", str(out), stdin=EASY_TRACE).out == ""
    assert out.read_text() == terminal("tell", stdin=EASY_TRACE).out
    assert out.read_text().endswith(f"\n{Board.from_string(EASY_SOLVED)}\n")
    assert terminal("tell", "-o", str(out), stdin=f"{EASY}\n").code == Exit.UNREADABLE
    assert "Every step was forced" in out.read_text()


def test_in_colour(terminal: Terminal) -> None:
    assert "\x1b[" in terminal("tell", "--color", "always", stdin=EASY_TRACE).out
    assert "\x1b[" not in terminal("tell", "--color", "never", stdin=EASY_TRACE).out


def test_each_trace_is_told_when_it_has_come() -> None:
    running = process("tell", "--voice", "terse", "--step", "1")
    assert running.stdin is not None
    assert running.stdout is not None
    for number in (1, 2):
        running.stdin.write(f"{EASY_TRACE}\n")
        running.stdin.flush()
        told = [running.stdout.readline() for _ in range(3 + (number > 1))]
        assert told[-3:] == [
            f"standard input, line {number}: {EASY}\n",
            "\n",
            "1. r9c7 = 1: Hidden Single, box 9\n",
        ]
    running.stdin.close()
    assert running.wait(timeout=300) == Exit.OK
    running.stdout.close()
    assert running.stderr is not None
    running.stderr.close()


# ------------------------------------------------------------------------------ how much is told


def test_all_of_it_is_told_to_whoever_asks(terminal: Terminal, whispering: Narrator) -> None:
    for arguments, stdin in (
        (["solve", EASY], None),
        (["tell", "-"], EASY_TRACE),
        (["tell", "--step", "1", "-"], EASY_TRACE),
        (["why", EASY, "r9c7"], None),
        (["why", "--format", "json", EASY, "r9c7"], None),
        (["why", "--format", "markdown", EASY, "r9c7"], None),
    ):
        for full, told, untold in (
            ([], "Psst.", "hidden_single: r9c7=1"),
            (["--full"], "hidden_single: r9c7=1", "Psst."),
        ):
            ran = terminal(*arguments, "--voice", whispering.name, *full, stdin=stdin)
            assert ran.code == Exit.OK, ran.err
            assert told in ran.out.replace("\\_", "_")
            assert untold not in ran.out.partition('"trace"')[0]


@pytest.mark.parametrize("verb", ["solve", "tell"])
def test_a_voice_that_cannot_be_asked(terminal: Terminal, whispering: Narrator, verb: str) -> None:
    ran = terminal(verb, "--all-steps", "--voice", whispering.name, EASY)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert ran.err.startswith("sudologue: the voice 'whispering' cannot be asked for all_steps: ")
    assert ran.err.count("\n") == 1


def test_our_voices_are_asked(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[bool, bool]] = []

    def narrate(voice: Any, result: SolveResult) -> Sequence[Passage]:
        asked.append((voice.full, voice.all_steps))
        return ()

    monkeypatch.setattr(StoryVoice, "narrate", narrate)
    options: tuple[list[str], ...] = ([], ["--full"], ["--all-steps"], ["--full", "--all-steps"])
    for some in options:
        assert terminal("solve", *some, EASY).code == Exit.OK
        assert terminal("tell", *some, stdin=EASY_TRACE).code == Exit.OK
    one_by_one = [(False, False), (True, False), (False, True), (True, True)]
    assert asked == [wish for wish in one_by_one for _ in range(2)]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["solve", "--full", "--quiet", EASY], "--full doesn't work with --quiet"),
        (
            ["solve", "--all-steps", "--format", "json", EASY],
            "--all-steps doesn't work with --format json",
        ),
        (["solve", "--full", "--format", "trace", EASY], "--full doesn't work with --format trace"),
        (["why", "--full", "--tree", EASY, "r5c5"], "--full doesn't work with --tree"),
        (
            ["why", "--full", "--format", "dot", EASY, "r5c5"],
            "--full doesn't work with --format dot",
        ),
        (["why", "--all-steps", EASY, "r5c5"], "there is no option"),
        (["tell", "--all-steps", "--step", "3", "x"], "--all-steps doesn't work with --step"),
        (["tell", "--step", "0", "x"], "--step can't be 0; give 1 or more"),
        (["tell", "--voice", "shout", "x"], "there is no voice 'shout'"),
    ],
)
def test_options_that_could_do_nothing_are_refused(
    terminal: Terminal, arguments: list[str], message: str
) -> None:
    ran = terminal(*arguments)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert ran.err.startswith("sudologue: ")
    assert message in ran.err
    assert ran.err.count("\n") == 1


# --------------------------------------------------------------------------------- what is refused


def test_a_trace_that_does_not_hold_is_not_told(terminal: Terminal) -> None:
    ran = terminal("tell", stdin=f"{altered(EASY_TRACE, 3, truths=[])}\n{WING_TRACE}\n")
    assert ran.code == Exit.STUCK
    place = "sudologue: standard input, line 1: "
    assert ran.err.startswith(f"{place}{AUDITED} 3: the constraints cited do not force r")
    assert ran.err.count("\n") == 1
    assert ran.out.startswith(f"standard input, line 2: {WING}\n")


def test_a_record_that_misstates_its_trace(terminal: Terminal) -> None:
    record = json.loads(terminal("solve", "--format", "json", EASY).out)
    ran = terminal("tell", stdin=json.dumps({**record, "status": "stuck"}))
    assert (ran.code, ran.out) == (Exit.STUCK, "")
    assert ran.err.endswith("this trace is wrong: the record's status is not that of its trace\n")


@pytest.mark.parametrize("options", [[], ["--step", "16"]])
def test_evidence_that_makes_no_sense_is_an_error_in_a_line(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, options: list[str]
) -> None:
    def fail(_self: object, _scene: object) -> Passage:
        raise KeyError("pivot")

    evidence = SolveResult.from_json(WING_TRACE).steps[15].inference.evidence
    monkeypatch.setattr(type(telling_for(evidence)), "observation", fail)
    ran = terminal("tell", *options, stdin=f"{WING_TRACE}\n{EASY_TRACE}\n")
    assert ran.code == Exit.UNREADABLE
    assert ran.err == (
        "sudologue: standard input, line 1: step 16 cannot be told: what its evidence says of the "
        "board is not so\n"
    )
    assert ran.out.startswith(f"standard input, line 2: {EASY}\n")


def test_words_that_are_not_so_are_not_told(terminal: Terminal) -> None:
    ran = terminal("tell", "--step", "16", stdin=altered(WING_TRACE, 16, pivot="r9c9"))
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert "line 1: step 16 cannot be told: " in ran.err


GRID = "\n".join(EASY[start : start + 9] for start in range(0, 81, 9))


@pytest.mark.parametrize(
    "text",
    [
        EASY,
        "1.....3..4.....2",
        f"{EASY} # easy",
        f"{EASY}\n{WING}\n{EASY}",
        GRID,
        f"{GRID}\n\n{GRID}",
        f"{EASY}\n" * 99,
        json.dumps({"puzzle": EASY}),
        json.dumps({"format": "sudologue-board", "version": 1, "puzzle": EASY}),
        ":0000:x:1+2....3..4.....2:::",
    ],
    ids=["line", "small", "remark", "lines", "grid", "grids", "many", "object", "jsonl", "hodoku"],
)
def test_a_puzzle_is_no_trace(terminal: Terminal, text: str) -> None:
    ran = terminal("tell", stdin=f"{text}\n")
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert ran.err == (
        "sudologue: standard input, line 1: this is a puzzle, not a trace; "
        "use 'sudologue solve'\n"
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "standard input: there is no trace in it"),
        ("hello\nyou\n", "standard input, line 1, column 1: not JSON, or cut off"),
        ("[]\n", "standard input, line 1: expected an object with format, version"),
        (EASY_TRACE[:2000], "standard input, line 1, column "),
        (
            EASY_TRACE.replace('"version":1', '"version":2'),
            "standard input, line 1: version: found 2; this reads 1",
        ),
        (
            '{"schema":"sudologue-check","line":1}',
            "this record of 'sudologue-check' holds no trace",
        ),
    ],
    ids=["nothing", "words", "list", "cut", "version", "record"],
)
def test_what_cannot_be_read_hides_nothing(terminal: Terminal, text: str, message: str) -> None:
    ran = terminal("tell", stdin=text)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert message in ran.err
    assert ran.err.count("\n") == 1
    if text:
        ran = terminal("tell", stdin=f"{text.rstrip()}\n{EASY_TRACE}\n")
        assert ran.code == Exit.UNREADABLE
        assert ran.err.count("\n") == 1
        assert "This puzzle starts with 30 digits" in ran.out


def test_files_in_order(terminal: Terminal, tmp_path: Path) -> None:
    good = tmp_path / "good.json"
    good.write_text(EASY_TRACE)
    ran = terminal("tell", "--step", "1", "nowhere.json", str(good), str(tmp_path))
    assert ran.code == Exit.UNREADABLE
    assert ran.out.startswith(f"{good}, line 1: {EASY}\n")
    assert ran.err.splitlines() == [
        "sudologue: nowhere.json: there is no such file. Make one with: sudologue solve -f trace "
        "-o FILE PUZZLE",
        f"sudologue: {tmp_path}: can't be read: Is a directory",
    ]


@pytest.mark.slow
def test_lines_without_end(terminal: Terminal) -> None:
    ran = terminal("tell", stdin="x\n" * 30_000)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert ran.err.count("\n") == 21
    assert ran.err.endswith("sudologue: and 280 more that can't be read\n")


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
def test_a_disk_that_is_full_is_no_fault_of_the_trace(tmp_path: Path) -> None:
    (tmp_path / "trace").write_text(EASY_TRACE)
    done = shell(f"tell {tmp_path / 'trace'} > /dev/full")
    assert done.returncode == Exit.UNREADABLE
    assert done.stderr.startswith("sudologue: can't write standard output: No space left")
    assert done.stderr.count("\n") == 1


@pytest.mark.slow
def test_no_trace_on_a_terminal_is_a_usage_error() -> None:
    told = on_a_terminal(["tell"])
    assert "sudologue: no trace; give a file, or - for standard input; see 'sudologue tell" in told
