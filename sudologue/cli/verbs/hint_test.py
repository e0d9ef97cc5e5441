from __future__ import annotations

import json
import re

import pytest

from puzzles.killers import KILLERS
from sudologue import Board, Solver
from sudologue.cli.exits import Exit
from sudologue.cli.running_test import EASY, EASY_SOLVED, SEVERAL, Terminal
from sudologue.coach import Level
from sudologue.rules import CARDS

WING = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
EXPERT = "..4...3...9.27.54..6......291.6.5..7.....4.3.3..19..5.6...4...........93.7..5...."
TOKEN = "17b79c3c.002d739"
POSITION = f":0000:x:{EXPERT[:7]}+8{EXPERT[8:]}:::"
FOUR = "1.....3..4.....2"


# ------------------------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (
            ("--level", "all", EXPERT),
            "--level can't be 'all'; choose state, nudge, technique, where, ",
        ),
        (("--near", "x9", EXPERT), "there is no cell 'x9'; write row and column, such as r5c6"),
        (("--near", "r10c1", EXPERT), "there is no r10c1; rows and columns go from 1 to 9"),
        (("--more", "12.34", EXPERT), "--more '12.34' belongs to a different position"),
        (("--rules", "magic", EXPERT), "there is no technique 'magic'"),
        (("--family", "magic", EXPERT), "there is no family 'magic'"),
        (("--house", "row 10", EXPERT), "'row 10' is no house of this board: it has such as box 1"),
        (("--clue", "r1c1", EXPERT), "'r1c1' is no clue of this board: it has none"),
        (("--seen", "x", EXPERT), "'x' is no token of a hint: it has a point in it"),
        (("--voice", "shout", EXPERT), "there is no voice 'shout'"),
        (("--count", "0", EXPERT), "--count can't be 0; give 1 or more"),
        ((EXPERT[:80],), "this puzzle has 80 cells; a 9x9 puzzle has 81"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_one_line(
    terminal: Terminal, arguments: tuple[str, ...], fault: str
) -> None:
    ran = terminal("hint", *arguments)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert ran.err.startswith(f"sudologue: {fault}")
    assert ran.err.count("\n") == 1


# ---------------------------------------------------------------------------------------- hints


def test_a_nudge_and_how_to_ask_for_more(terminal: Terminal) -> None:
    ran = terminal("hint", EXPERT)
    assert (ran.code, ran.err) == (Exit.OK, "")
    assert ran.out == f"Look at the 3s.\n(For more: --more {TOKEN}.technique)\n"


def test_more_goes_on_to_the_proof(terminal: Terminal) -> None:
    more = terminal("hint", "--more", TOKEN, EXPERT).out
    assert more.startswith("A hidden single: ")
    assert more.endswith(f"(For more: --more {TOKEN}.where)\n")
    proof = terminal("hint", "--level", "proof", "--more", TOKEN, EXPERT).out
    assert proof.startswith("Box 5's empty cells are ")
    assert proof.endswith(" Only r4c5 is left, so it's 3.\n")


def test_the_end_of_each_hint_is_all_that_the_next_one_needs(terminal: Terminal) -> None:
    told = [terminal("hint", "--level", "state", EXPERT).out]
    while (more := re.search(r"\(For more: (--more \S+)\)\n$", told[-1])) is not None:
        told.append(terminal("hint", *more[1].split(), EXPERT).out)
    assert told[1:] == [
        terminal("hint", "--level", level.value, EXPERT).out for level in [*Level][1:]
    ]
    seen = terminal("hint", "--seen", f"{TOKEN}.what", EXPERT).out
    assert seen == terminal("hint", "--seen", TOKEN, EXPERT).out != told[1]


@pytest.mark.slow
def test_every_step_by_technique(terminal: Terminal) -> None:
    found = Solver().options(Board(WING))
    ran = terminal("hint", "--all", WING)
    assert (ran.code, ran.err) == (Exit.OK, "")
    told = [line.partition(" (")[0] for line in ran.out.splitlines()]
    slugs = dict.fromkeys(step.rule for step in found)
    assert told == [CARDS[slug].title.partition(" (")[0] for slug in slugs]
    record = json.loads(terminal("hint", "--all", "-f", "json", WING).out)
    assert {(each["rule"], each["conclusion"]) for each in record["steps"]} == {
        (step.rule, str(step.action)) for step in found
    }
    few = terminal("hint", "--all", "--family", "singles", "--house", "box 2", EXPERT).out
    assert few == "Hidden Single (1 step): r3c4=4\n"


@pytest.mark.parametrize("other", [["--level", "what"], ["--more", "x.y"], ["--count", "2"]])
def test_every_step_is_no_hint(terminal: Terminal, other: list[str]) -> None:
    ran = terminal("hint", "--all", *other, EXPERT)
    assert (ran.code, ran.err) == (
        Exit.UNREADABLE,
        f"sudologue: --all doesn't work with {other[0]}\n",
    )


def test_what_is_wrong_comes_before_every_step(terminal: Terminal) -> None:
    wrong = f"55{EXPERT[2:]}"
    assert terminal("hint", "--all", wrong) == terminal("hint", wrong)


def test_voices_and_notations(terminal: Terminal) -> None:
    asked = ("--level", "what", "--voice", "terse", "--notation", "a1", "--near", "I9")
    ran = terminal("hint", *asked, EXPERT)
    assert ran.out.startswith("G9 = 5: Hidden Single, box 9\n")


def test_a_family_or_a_house_alone(terminal: Terminal) -> None:
    ran = terminal("hint", "--level", "what", "--voice", "terse", "--family", "subsets", EXPERT)
    assert "Pair" in ran.out or "Triple" in ran.out
    asked = ("--level", "what", "--voice", "terse", "--house", "Box 2")
    assert terminal("hint", *asked, EXPERT).out.startswith("r3c4 = 4: Hidden Single, box 2")


def test_a_clue_alone(terminal: Terminal) -> None:
    """By any of its cells, in the notation that is asked for."""
    killer, _ = KILLERS["six"]
    asked = ("--level", "what", "--voice", "terse", "--notation", "a1", "--clue", "cage at C3")
    ran = terminal("hint", *asked, killer)
    assert ran.out.startswith("C3 = 4: Cage Completed, C3\n")


def test_several_hints(terminal: Terminal) -> None:
    ran = terminal("hint", "--count", "3", EXPERT)
    assert ran.out.count("(For more: ") == 3
    assert len(ran.out.split("\n\n")) == 3


def test_several_positions_have_headings(terminal: Terminal) -> None:
    ran = terminal("hint", stdin=f"{EXPERT}\n{EASY_SOLVED}\n")
    assert ran.out == (
        f"standard input, line 1: {EXPERT}\n\n"
        f"Look at the 3s.\n(For more: --more {TOKEN}.technique)\n\n"
        f"standard input, line 2: {EASY_SOLVED}\n\n"
        "Every cell is filled, and there are no mistakes.\n"
    )


def test_json(terminal: Terminal) -> None:
    ran = terminal("hint", "--format", "json", "--level", "where", "--count", "2", EXPERT)
    record = json.loads(ran.out)
    assert (record["schema"], record["puzzle"]) == ("sudologue-hint", EXPERT)
    first, second = record["hints"]
    assert (first["kind"], first["level"], first["token"]) == ("step", "where", TOKEN)
    assert first["text"] == "Box 5."
    assert first["reveals"] == ["box 5", "digit 3", "rule hidden_single"]
    assert second["token"] != TOKEN


def test_the_proof_s_record_names_what_it_cites(terminal: Terminal) -> None:
    ran = terminal("hint", "--format", "json", "--level", "proof", FOUR)
    reveals = json.loads(ran.out)["hints"][0]["reveals"]
    assert [fact for fact in reveals if fact.startswith("cites ")]


# -------------------------------------------------------------------------------- what is wrong


@pytest.mark.parametrize(
    ("position", "code", "told"),
    [
        (
            POSITION,
            Exit.NO_SOLUTION,
            "One of your digits is wrong.",
        ),
        (
            f"55{EXPERT[2:]}",
            Exit.NO_SOLUTION,
            "A digit appears twice in one house.",
        ),
        (SEVERAL, Exit.SEVERAL_SOLUTIONS, "This puzzle has more than one solution. "),
        (EASY, Exit.OK, "No mistakes. "),
    ],
)
def test_the_state_of_a_position(terminal: Terminal, position: str, code: Exit, told: str) -> None:
    ran = terminal("hint", "--level", "state", position)
    assert ran.code == code
    assert ran.out.startswith(told)


def test_digits_that_clash_are_shown_in_the_notation(terminal: Terminal) -> None:
    ran = terminal("hint", "--level", "where", "--notation", "a1", f"55{EXPERT[2:]}")
    assert ran.out == "A1 and A2.\n(For more: --more 16a8bc28.conflict.what)\n"
    record = json.loads(terminal("hint", "--format", "json", f"55{EXPERT[2:]}").out)
    assert (record["puzzle"], record["hints"][0]["kind"]) == (f"55{EXPERT[2:]}", "conflict")


def test_stuck_says_so(terminal: Terminal) -> None:
    ran = terminal("hint", "--rules", "sk_loop", EXPERT)
    assert (ran.code, ran.out) == (Exit.STUCK, "I can't find a step here.\n")


def test_marks_may_be_left_aside(terminal: Terminal) -> None:
    gone = f":0000:x:{EXPERT}:718::"
    assert terminal("hint", "--level", "state", gone).code == Exit.NO_SOLUTION
    assert terminal("hint", "--level", "state", "--marks", "none", gone).code == Exit.OK


def test_every_step_there_is_now_is_listed(terminal: Terminal) -> None:
    ran = terminal("hint", "--all", "--notation", "a1", "--rules", "naked_single,X-Wing", FOUR)
    assert (ran.code, ran.err) == (Exit.OK, "")
    assert ran.out == "Naked Single (4 steps): A4=4; B2=2; C3=1; D1=3\n"
    record = json.loads(terminal("hint", "--all", "--family", "singles", "-f", "json", FOUR).out)
    assert record["schema"] == "sudologue-hint"
    assert record["steps"][0] == {"rule": "hidden_single", "conclusion": "r2c4=1"}
    assert len(record["steps"]) == 12
    about = terminal("hint", "--all", "--house", "row 3", FOUR)
    assert about.out.startswith("Locked Candidates (Pointing) (1 step): r3c1<>3\n")


def test_where_no_rule_finds_anything_the_list_says_so(terminal: Terminal) -> None:
    ran = terminal("hint", "--all", "--rules", "x_wing", FOUR)
    assert (ran.code, ran.out) == (Exit.STUCK, "No technique finds anything here.\n")


@pytest.mark.parametrize("option", [("--level", "what"), ("--near", "r1c1"), ("--more", "a.b")])
def test_one_hint_and_all_steps_exclude_each_other(
    terminal: Terminal, option: tuple[str, str]
) -> None:
    ran = terminal("hint", "--all", *option, FOUR)
    assert ran.code == Exit.UNREADABLE
    assert ran.err == f"sudologue: --all doesn't work with {option[0]}\n"
