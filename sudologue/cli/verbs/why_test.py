from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sudologue.audit import check_trace
from sudologue.cli.exits import Exit
from sudologue.cli.running_test import NONE, SEVERAL, Terminal, process
from sudologue.inference import Placement, SolveResult
from sudologue.inference.codec import from_data
from sudologue.model import Board, Cell
from sudologue.solver import Solver

HARDER = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
FOUR = "1.....3..4.....2"
NO_CELL = "which cell? Add one after the puzzle: r5c6, or 'r5c6<>4'"
SIXTEEN = f"{'.' * 255}G"
GIVEN = "in the puzzle itself: it's one of the 38 givens."
TERSE = """\
r3c3 is 3. Four steps lead there:
1. r2c3 = 2: Hidden Single, column 3
2. r2c79,r3c9 not 4: Locked Candidates (Claiming), column 8 and box 3
3. r3c3 not 5: XY-Wing, r1c18,r3c9, by steps 1 and 2
4. r3c3 = 3: Naked Single, by step 3
"""
TREE = """\
4. r3c3 is 3: Naked Single
└─ 3. r3c3 isn't 5: XY-Wing
   ├─ 1. r2c3 is 2: Hidden Single
   └─ 2. r2c7, r2c9 and r3c9 aren't 4: Locked Candidates (Claiming)
"""


# ------------------------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        ((HARDER, "x9"), "there is no cell 'x9'; write row and column, such as r5c6"),
        ((HARDER, "r10c1"), "there is no r10c1; rows and columns go from 1 to 9"),
        ((FOUR, "r5c6"), "there is no r5c6; rows and columns go from 1 to 4"),
        (
            ("--notation", "a1", HARDER, "Z9"),
            "there is no row Z; in a1 they go from A to I",
        ),
        (("nowhere.txt", "r1c1"), "there is no file 'nowhere.txt'"),
        ((HARDER[:80], "r1c1"), "this puzzle has 80 cells; a 9x9 puzzle has 81"),
        (("--voice", "shout", HARDER, "r1c1"), "there is no voice 'shout'"),
        (("--rules", "magic", HARDER, "r1c1"), "there is no technique 'magic'"),
        (
            ("--tree", "--format", "dot", HARDER, "r1c1"),
            "--tree doesn't work with --format dot",
        ),
        ((), NO_CELL),
        ((HARDER,), NO_CELL),
        (("nowhere.txt",), NO_CELL),
        ((HARDER, "r1x1"), "there is no cell 'r1x1'; write row and column, such as r5c6"),
        ((HARDER, "r1c1", "r2c"), "there is no cell 'r2c'; write row and column, such as r5c6"),
        ((HARDER, "C3"), "'C3' is a cell in a1, not in rc; add --notation a1"),
        ((HARDER, "-5[C3]"), "'-5[C3]' is a claim in a1, not in rc; add --notation a1"),
        ((HARDER, "r3c3<>"), "'r3c3<>' is not a claim; write r1c2=3 or r1c2<>3"),
        ((HARDER, "r3c3<>x"), "x is no digit here: they run from 1 to 9"),
        (("--notation", "a1", HARDER, "E10"), "rows and columns count from 1: there is a 0 in"),
        (("--notation", "hodoku", SIXTEEN, "r1c1"), "hodoku writes rows and columns with one fig"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_line(
    terminal: Terminal, arguments: tuple[str, ...], fault: str
) -> None:
    ran = terminal("why", *arguments)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert ran.err.startswith(f"sudologue: {fault}")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("puzzle", "cell", "options", "code", "said"),
    [
        (
            HARDER,
            "r1c4",
            ("--rules", "full_house"),
            Exit.STUCK,
            "I couldn't place a digit in r1c4: stuck (43 cells open); search found one solution",
        ),
        (
            SEVERAL,
            "r1c3",
            (),
            Exit.SEVERAL_SOLUTIONS,
            "I couldn't place a digit in r1c3: more than one solution (54 cells open)",
        ),
        (
            NONE,
            "r2c3",
            (),
            Exit.NO_SOLUTION,
            "I couldn't place a digit in r2c3: no solution: r8c4 has no candidate left",
        ),
        (
            HARDER,
            "A4",
            ("--rules", "full_house", "--notation", "a1"),
            Exit.STUCK,
            "I couldn't place a digit in A4: stuck",
        ),
    ],
)
def test_a_cell_that_is_never_placed(
    terminal: Terminal, puzzle: str, cell: str, options: tuple[str, ...], code: Exit, said: str
) -> None:
    ran = terminal("why", *options, puzzle, cell)
    assert (ran.code, ran.out) == (code, "")
    assert ran.err.startswith(f"sudologue: {said}")
    assert ran.err.count("\n") == 1
    told = json.loads(terminal("why", *options, "--format", "json", puzzle, cell).out)
    assert told["digit"] is None
    assert told["error"].startswith(said)


def test_a_given_needs_no_proof(terminal: Terminal) -> None:
    for options in ((), ("--tree",), ("--voice", "proof")):
        ran = terminal("why", *options, HARDER, "r1c2")
        assert (ran.code, ran.out, ran.err) == (Exit.OK, f"r1c2 is 1 {GIVEN}\n", "")
    assert terminal("why", "--notation", "a1", HARDER, "A2").out == f"A2 is 1 {GIVEN}\n"
    assert terminal("why", "--format", "markdown", HARDER, "r1c2").out == (
        f"`r1c2` is **1** {GIVEN}\n"
    )
    for form in ("dot", "mermaid"):
        ran = terminal("why", "--format", form, HARDER, "r1c2")
        assert (ran.code, ran.out) == (Exit.OK, "")
        assert ran.err == f"sudologue: r1c2 is 1 {GIVEN} There is nothing to draw.\n"
    told = json.loads(terminal("why", "--format", "json", HARDER, "r1c2").out)
    assert (told["digit"], told["given"], told["steps"], told["trace"]) == (1, True, [], None)


# ------------------------------------------------------------------------------------- the story


def test_the_proof_is_told(terminal: Terminal) -> None:
    ran = terminal("why", "--voice", "terse", HARDER, "r3c3")
    assert (ran.code, ran.out, ran.err) == (Exit.OK, TERSE, "")
    assert terminal("why", "--voice", "terse", HARDER, " R3C3 ").out == TERSE


def test_the_conversational_voice_is_the_usual_one(terminal: Terminal) -> None:
    ran = terminal("why", HARDER, "r3c3")
    assert ran.out.startswith("r3c3 is 3. Four steps lead there:\n1. r2c3 is 2: ")
    assert "\n3. r3c3 isn't 5, by (1) and (2). r1c8 " in ran.out
    assert ran.out.endswith(" (XY-Wing)\n4. r3c3 is 3, by (3): its last candidate.\n")


def test_in_another_notation(terminal: Terminal) -> None:
    ran = terminal("why", "--notation", "a1", "--voice", "terse", HARDER, "C3")
    assert "3. C3 not 5: XY-Wing, A18,C9, by steps 1 and 2\n" in ran.out
    # what is written the usual way is understood as well
    usual = terminal("why", "--notation", "a1", "--voice", "terse", HARDER, "r3c3")
    assert usual.out == ran.out


def test_a_tree(terminal: Terminal) -> None:
    assert terminal("why", "--tree", HARDER, "r3c3").out == TREE
    assert "└─ 3. C3 isn't 5" in terminal("why", "--tree", "--notation", "a1", HARDER, "r3c3").out


@pytest.mark.slow
def test_a_tree_of_plain_characters_where_there_are_no_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    out, _ = process("why", "--tree", HARDER, "r3c3").communicate()
    assert out.splitlines()[1:] == [
        "`- 3. r3c3 isn't 5: XY-Wing",
        "   |- 1. r2c3 is 2: Hidden Single",
        "   `- 2. r2c7, r2c9 and r3c9 aren't 4: Locked Candidates (Claiming)",
    ]


def test_graphs(terminal: Terminal) -> None:
    ran = terminal("why", "--format", "dot", HARDER, "r3c3")
    assert ran.out.startswith("digraph proof {\n")
    assert '  s3 [label="Step 3: r3c3<>5\\nXY-Wing", style=rounded];\n' in ran.out
    ran = terminal("why", "--format", "mermaid", "--notation", "a1", HARDER, "r3c3")
    assert ran.out.startswith("flowchart TD\n")
    assert '  s3("Step 3: C3#lt;#gt;5<br/>XY-Wing")\n' in ran.out


def test_markdown(terminal: Terminal) -> None:
    ran = terminal("why", "--format", "markdown", HARDER, "r3c3")
    assert "\n1\\. `r2c3` is **2**: box 7 and rows 3 and 5 " in ran.out


def test_json_has_the_steps_and_the_proof_as_a_trace(terminal: Terminal) -> None:
    ran = terminal("why", "--format", "json", "--voice", "terse", HARDER, "r3c3")
    told = json.loads(ran.out)
    assert ran.out.count("\n") == 1
    assert (told["schema"], told["schema_version"]) == ("sudologue-why", 1)
    assert (told["puzzle"], told["cell"], told["digit"]) == (HARDER, "r3c3", 3)
    assert (told["given"], told["depth"]) == (False, 3)
    assert [step["premises"] for step in told["steps"]] == [[], [], [1, 2], [3]]
    assert told["steps"][2] == {
        "step": 3,
        "rule": "xy_wing",
        "conclusion": "r3c3<>5",
        "premises": [1, 2],
    }
    assert told["told"] == [line for line in TERSE.splitlines() if line]
    proof = from_data(told["trace"])
    assert check_trace(proof).ok
    assert proof.final_board.value(Cell.parse("r3c3")) == 3


def test_a_shorter_proof(terminal: Terminal) -> None:
    def steps(*options: str) -> int:
        ran = terminal("why", "--format", "json", *options, HARDER, "r1c1")
        proof: SolveResult = from_data(json.loads(ran.out)["trace"])
        assert check_trace(proof).ok
        return len(proof.steps)

    assert steps("--shorten") < steps()


def test_rules_and_uniqueness_are_chosen(terminal: Terminal) -> None:
    ran = terminal("why", "--voice", "terse", "--rules", "naked_single", FOUR, "r1c3")
    assert ran.out.splitlines()[1:4] == [
        "1. r3c3 = 1: Naked Single",
        "2. r4c3 = 4: Naked Single, by step 1",
        "3. r1c3 = 2: Naked Single, by step 2",
    ]
    refused = terminal("why", "--rules", "bug_plus_1", FOUR, "r1c3")
    assert (
        "'bug_plus_1' assumes that the puzzle has one solution; add --assume-unique" in refused.err
    )
    assert terminal("why", "--rules", "bug_plus_1", "--assume-unique", FOUR, "r1c3").code == 1


def test_other_houses(terminal: Terminal) -> None:
    puzzle = "5......7...............1....42........37.29.6..59...3...........3.46....19......."
    ran = terminal("why", "--diagonals", "--voice", "terse", puzzle, "r1c9")
    assert ran.code == Exit.OK
    assert ran.out.startswith("r1c9 is 8. 26 steps lead there:\n")


# ----------------------------------------------------------------------------- where puzzles are


def test_a_puzzle_from_standard_input(terminal: Terminal) -> None:
    for arguments in (("-", "r3c3"), ("r3c3",)):
        ran = terminal("why", "--voice", "terse", *arguments, stdin=f"{HARDER}\n")
        assert ran.out == f"standard input, line 1: {HARDER}\n\n{TERSE}"


def test_of_several_puzzles_each_is_told(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.txt"
    file.write_text(f"{HARDER}\nnonsense\n{HARDER}\n")
    ran = terminal("why", "--voice", "terse", str(file), "r3c3")
    assert ran.code == Exit.UNREADABLE
    assert ran.out == (f"{file}, line 1: {HARDER}\n\n{TERSE}\n{file}, line 3: {HARDER}\n\n{TERSE}")
    assert ran.err.startswith(f"sudologue: {file}, line 2")
    drawn = terminal("why", "--format", "dot", str(file), "r3c3").out
    assert drawn.count("digraph proof {") == drawn.count("\n}\n") == 2
    told = [
        json.loads(line)
        for line in terminal("why", "--format", "json", str(file), "r3c3").out.splitlines()
    ]
    assert [record["line"] for record in told] == [1, 2, 3]
    assert told[1]["puzzle"] is None


def test_a_position_on_the_way(terminal: Terminal) -> None:
    """HoDoKu writes a + before what was placed: r1c1 is, and stands on nothing that is told."""
    position = f":0000:x:+4{HARDER[1:]}:::"
    assert terminal("why", position, "r1c1").out == "r1c1 is 4 on the board already.\n"
    told = terminal("why", "--voice", "terse", position, "r3c3").out
    assert told.startswith("r3c3 is 3. Six steps lead there:\n1. r2c8 = 4: ")


def test_the_time_allowed(terminal: Terminal) -> None:
    ran = terminal("why", "--timeout", "0.000001", HARDER, "r1c1")
    assert ran.code == Exit.STUCK
    assert ran.err.startswith(
        "sudologue: I couldn't place a digit in r1c1: stopped by --timeout (43 cells open)"
    )


def test_a_digit_placed_before_the_puzzle_turned_out_to_have_no_solution(
    terminal: Terminal,
) -> None:
    """The proof is good: whatever solution there is has the digit. There is none, and that is said."""
    steps = Solver().solve(Board.from_string(NONE)).steps
    actions = [step.inference.action for step in steps]
    cell = next(str(action.cell) for action in actions if isinstance(action, Placement))
    ran = terminal("why", "--voice", "terse", NONE, cell)
    assert ran.code == Exit.NO_SOLUTION
    assert re.match(r"r\dc\d is \d", ran.out)
    assert ran.err.startswith(
        "sudologue: but the puzzle has no solution: r8c4 has no candidate left"
    )


# --------------------------------------------------------------------- what can be asked, and how

LOSS = """\
r3c3 isn't 5. Three steps lead there:
1. r2c3 = 2: Hidden Single, column 3
2. r2c79,r3c9 not 4: Locked Candidates (Claiming), column 8 and box 3
3. r3c3 not 5: XY-Wing, r1c18,r3c9, by steps 1 and 2
"""


@pytest.mark.parametrize(
    ("notation", "ways"),
    [
        ("rc", ("r3c3<>5", "R3C3 <> 5", "r3c3!=5", "r3c3≠5", "r3c3(5)", "(5)r3c3", "5r3c3")),
        ("a1", ("C3<>5", "c3 != 5", "-5[C3]", "C3(5)", "5[C3]", "r3c3<>5")),
        ("a1-columns", ("C3<>5",)),
        ("hodoku", ("533", "r3c3<>5")),
        ("eureka", ("(5)r3c3", "r3c3<>5")),
        ("nrc", ("n5r3c3", "r3c3≠5")),
    ],
)
def test_why_a_cell_is_not_a_digit(
    terminal: Terminal, notation: str, ways: tuple[str, ...]
) -> None:
    for way in ways:
        for arguments in ((HARDER, way), (way, HARDER)):
            ran = terminal("why", "--voice", "terse", "--notation", notation, *arguments)
            assert (ran.code, ran.err) == (Exit.OK, "")
            cell = "C3" if notation.startswith("a1") else "r3c3"
            head, *steps = ran.out.splitlines()
            assert head == LOSS.splitlines()[0].replace("r3c3", cell)
            assert steps[2].startswith(f"3. {cell} not 5: XY-Wing, ")


@pytest.mark.parametrize(
    ("notation", "way"),
    [("rc", "r3c3=3"), ("rc", "r3c3 = 3"), ("rc", "r3c3(3)"), ("hodoku", "333")],
)
def test_why_a_cell_is_the_digit_that_is_named(terminal: Terminal, notation: str, way: str) -> None:
    for arguments in ((HARDER, way), (way, HARDER)):
        ran = terminal("why", "--voice", "terse", "--notation", notation, *arguments)
        assert (ran.code, ran.out, ran.err) == (Exit.OK, TERSE, "")


@pytest.mark.parametrize(
    ("notation", "way", "said"),
    [
        ("rc", "r3c3=5", LOSS.replace("Three steps lead there", "It takes three steps")),
        ("rc", "r3c3<>3", "r3c3 must be 3. It takes four steps:\n1. r2c3 = 2: "),
        ("rc", "r1c2=5", "r1c2 is 1.\n"),
        ("rc", "r1c2!=1", f"r1c2 is 1 {GIVEN}\n"),
        ("rc", "r1c1=1", "r1c2 is 1, and r1c1 is in the same row.\n"),
        ("a1", "-3[C3]", "C3 must be 3. It takes four steps:\n1. "),
    ],
)
def test_what_is_not_so_is_answered_by_why_not(
    terminal: Terminal, notation: str, way: str, said: str
) -> None:
    ran = terminal("why", "--voice", "terse", "--notation", notation, HARDER, way)
    assert (ran.code, ran.err) == (Exit.OK, "")
    assert ran.out.startswith(said)


def test_the_record_of_a_why_not_has_its_proof(terminal: Terminal) -> None:
    record = json.loads(terminal("why", "--format", "json", HARDER, "r3c3=5").out)
    assert (record["cell"], record["digit"], record["ruled_out"]) == ("r3c3", None, 5)
    assert record["told"][0] == "r3c3 isn't 5. It takes three steps:"
    assert check_trace(from_data(record["trace"])).ok


def test_several_are_told_one_after_the_other(terminal: Terminal) -> None:
    ran = terminal("why", "--voice", "terse", HARDER, "r3c3", "r3c3<>5", "r1c2")
    assert ran.out == f"{TERSE}\n{LOSS}\nr1c2 is 1 {GIVEN}\n"
    both = terminal("why", "--voice", "terse", HARDER, "r3c3,r1c2").out
    assert both == f"r1c2 is 1 {GIVEN}\n\n{TERSE}"


def test_what_one_step_took_is_told_once(terminal: Terminal) -> None:
    ran = terminal("why", "--voice", "terse", HARDER, "r2c79,r3c9<>4")
    assert ran.out.count("r2c7, r2c9 and r3c9 aren't 4. One step leads there:\n") == 1
    assert ran.out.count(" leads there:") == 1
    records = terminal("why", "--format", "json", HARDER, "r2c79,r3c9<>4").out.splitlines()
    assert [json.loads(record)["cell"] for record in records] == ["r2c7", "r2c9", "r3c9"]


def test_a_digit_lost_to_another_one(terminal: Terminal) -> None:
    in_cell = terminal("why", "--voice", "terse", "--notation", "a1", HARDER, "C3<>4").out
    assert in_cell == "I3 is 4, and C3 is in the same column.\n"
    told = terminal("why", HARDER, "r1c2<>9", "r1c1<>1").out
    assert told == ("r1c2 is 1.\n\nr1c2 is 1, and r1c1 is in the same row.\n")
    tree = terminal("why", "--tree", HARDER, "r3c3<>5")
    assert tree.out.startswith("3. r3c3 isn't 5: XY-Wing\n├─ 1. ")
    record = json.loads(terminal("why", "--format", "json", HARDER, "r3c3<>5").out)
    assert (record["cell"], record["digit"], record["ruled_out"]) == ("r3c3", None, 5)
    assert check_trace(from_data(record["trace"])).ok


def test_a_digit_that_was_ruled_out_beforehand(terminal: Terminal) -> None:
    ran = terminal("why", f":0000:x:{HARDER}:533::", "r3c3<>5")
    assert ran.out == "r3c3 isn't 5: that mark is gone already.\n"


def test_a_digit_that_may_still_be(terminal: Terminal) -> None:
    ran = terminal("why", "--rules", "full_house", HARDER, "r3c3<>5")
    assert (ran.code, ran.out) == (Exit.STUCK, "")
    assert ran.err.startswith(
        "sudologue: r3c3 can still be 5: stuck (43 cells open); search found one solution\n"
    )


def test_a_cell_that_is_left_out_is_asked_for(terminal: Terminal) -> None:
    ran = terminal("why", stdin=HARDER)
    assert (ran.code, ran.err) == (
        Exit.UNREADABLE,
        f"sudologue: {NO_CELL}\n",
    )
