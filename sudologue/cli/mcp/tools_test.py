"""What assistants are told: every tool answers, and of two hundred claims nothing false is said."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import jsonschema
import pytest

from puzzles.shared import clue_puzzles, lines, needs_shared
from sudologue.audit import Verdict
from sudologue.cli.mcp import tools
from sudologue.cli.mcp.protocol import BAD_PARAMS, Object, ProtocolError
from sudologue.cli.mcp.tools import ANSWERS, called, listed
from sudologue.cli.running_test import EASY, EASY_SOLVED, NONE, SEVERAL
from sudologue.coach.ladder import LEVELS
from sudologue.formats import write
from sudologue.model import Board, digit_text
from sudologue.narration import voices
from sudologue.oracle import solution
from sudologue.rating.models.effort import BAND_NAMES
from sudologue.solver import Solver

FOUR, FOUR_SOLVED = "1.....3..4.....2", "1324423124133142"


def asked(name: str, **arguments: object) -> Object:
    """The result of a call."""
    return called({"name": name, "arguments": arguments})


def told(result: Object) -> str:
    """The first text of a result."""
    return result["content"][0]["text"]


@pytest.mark.parametrize(
    ("name", "arguments", "words"),
    [
        ("solve", {"puzzle": FOUR}, "r1c4"),
        ("solve", {"puzzle": FOUR, "voice": "terse"}, "Hidden Single"),
        ("solve", {"puzzle": SEVERAL}, "more than one solution"),
        ("hint", {"puzzle": FOUR}, "1s"),
        ("hint", {"puzzle": FOUR, "level": "what"}, "r2c4"),
        ("hint", {"puzzle": ":0000:x:1+2....3..4.....2:::", "level": "what"}, "r1c2"),
        ("explain", {"puzzle": FOUR, "claim": "r1c4=4"}, "r1c4"),
        ("explain", {"puzzle": FOUR, "claim": "r1c4<>4"}, "r1c4 must be 4"),
        ("judge", {"puzzle": FOUR, "claim": "r1c4=4"}, "(Naked single)"),
        ("judge", {"puzzle": FOUR, "claim": "r1c4=4", "by": "row 1"}, "True, but"),
        ("judge", {"puzzle": FOUR, "claim": "r2c1=2"}, "Not so. "),
        ("rate", {"puzzle": EASY}, "effort 41"),
        ("rate", {"puzzle": FOUR}, "classic board"),
        ("rate", {"puzzle": SEVERAL}, "more than one solution"),
        ("check", {"puzzle": EASY}, f"one solution\n{EASY_SOLVED}"),
        ("check", {"puzzle": SEVERAL}, "more than one solution"),
        ("check", {"puzzle": NONE}, "no solution"),
        ("generate", {"seed": 1}, "7.9..3.....129.........1.2..5..8......4..5.3.....76.9"),
        ("generate", {"seed": 1, "cages": True}, '"kind":"cage"'),
        ("draw", {"puzzle": FOUR}, "The board:"),
        ("draw", {"puzzle": FOUR, "step": 2}, "r1c3"),
    ],
)
def test_every_tool_answers_in_words(name: str, arguments: Object, words: str) -> None:
    result = asked(name, **arguments)
    assert not result["isError"]
    assert words in told(result)
    if name == "draw":
        assert "structuredContent" not in result
        assert result["content"][1]["text"].startswith("<svg ")
    else:
        assert result["structuredContent"]["told"] == told(result)


def test_the_data_are_those_of_the_command_line() -> None:
    data = asked("judge", puzzle=FOUR, claim="r1c4=4")["structuredContent"]
    assert (data["verdict"], data["rule"], data["conclusion"]) == (
        "valid",
        "naked_single",
        "r1c4=4",
    )
    assert asked("solve", puzzle=FOUR)["structuredContent"]["solution"] == FOUR_SOLVED
    assert asked("check", puzzle=EASY)["structuredContent"]["solutions"] == 1
    assert asked("rate", puzzle=EASY)["structuredContent"]["se"]["er"] == 1.2
    (made,) = asked("generate", seed=1)["structuredContent"]["puzzles"]
    found = solution(Board(made["puzzle"]))
    assert found is not None
    assert found.to_string() == made["solution"]


def test_a_hint_is_heard_further_and_passed_over_by_its_token() -> None:
    (first,) = asked("hint", puzzle=FOUR)["structuredContent"]["hints"]
    more = asked("hint", puzzle=FOUR, token=first["token"], level="what")
    assert more["structuredContent"]["hints"][0]["token"] == first["token"]
    other = asked("hint", puzzle=FOUR, seen=first["token"], level="what")
    assert other["structuredContent"]["hints"][0]["token"] != first["token"]


def test_a_puzzle_is_read_in_any_format_with_a_note_of_what_was_lost() -> None:
    rows = "\n".join(EASY[start : start + 9] for start in range(0, 81, 9))
    for text in (rows, write(Board(EASY), "f-puzzles"), write(Board(EASY), "sudokupad")):
        assert asked("check", puzzle=text)["structuredContent"]["shown"] == [EASY_SOLVED]
    record = json.dumps({"puzzle": EASY, "ruleset": "Every row adds up to 45."})
    assert told(asked("check", puzzle=record)).startswith("Note: the file has rules in words")


def test_a_wish_that_is_not_met_is_an_error_with_what_may_help() -> None:
    result = asked("generate", seed=1, require="jellyfish", attempts=2)
    assert result["isError"]
    assert "no puzzle met the target in 2 attempts" in told(result)
    assert "given_up" not in told(result)


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("solve", {"puzzle": FOUR}),
        ("hint", {"puzzle": FOUR}),
        ("explain", {"puzzle": FOUR, "claim": "r1c4=4"}),
        ("judge", {"puzzle": FOUR, "claim": "r1c4=4"}),
        ("generate", {"seed": 1}),
        ("draw", {"puzzle": FOUR, "step": 1}),
    ],
)
def test_what_the_audit_refuses_is_not_said(
    monkeypatch: pytest.MonkeyPatch, name: str, arguments: Object
) -> None:
    def refused(*_: object) -> Verdict:
        return Verdict(False, "made up")

    for check in ("check_trace", "check_inference"):
        monkeypatch.setattr(tools, check, refused)
    result = asked(name, **arguments)
    assert result["isError"]
    assert told(result).startswith("no answer, for the audit refuses it")


# --------------------------------------------------------------------------------------- arguments

SCHEMAS = {tool["name"]: tool["inputSchema"] for tool in listed()}


def test_every_tool_is_introduced_and_changes_nothing() -> None:
    assert [tool["name"] for tool in listed()] == list(ANSWERS)
    for tool in listed():
        assert tool["description"].endswith(".")
        assert "\n" not in tool["description"]
        assert tool["annotations"]["readOnlyHint"] is True


@pytest.mark.parametrize("name", SCHEMAS)
def test_schemas_are_of_json_schema_and_describe_every_argument(name: str) -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMAS[name])
    for argument in SCHEMAS[name]["properties"].values():
        assert argument["description"].endswith(".")


def test_names_that_descriptions_list_are_all_there_are() -> None:
    def described(tool: str, argument: str) -> str:
        return SCHEMAS[tool]["properties"][argument]["description"]

    assert all(level.value in described("hint", "level") for level in LEVELS)
    assert all(band in described("generate", "difficulty") for band in BAND_NAMES)
    ours = ("terse", "conversational", "technical", "teacher", "proof")
    assert all(name in described("solve", "voice") for name in ours)
    assert set(ours) <= {voice.name for voice in voices()}


def test_an_argument_may_be_left_out_if_its_function_has_a_default() -> None:
    assert SCHEMAS["judge"]["required"] == ["puzzle", "claim"]
    assert SCHEMAS["judge"]["properties"]["by"]["type"] == "string"
    assert SCHEMAS["judge"]["properties"]["reveal"]["type"] == "boolean"
    assert SCHEMAS["generate"]["required"] == []
    assert SCHEMAS["generate"]["properties"]["seed"]["type"] == "integer"


@pytest.mark.parametrize(
    ("name", "arguments", "fault"),
    [
        ("solve", {}, "puzzle is missing. The puzzle or position: 81 characters"),
        ("solve", {"puzzle": 5}, "puzzle is 5: write a text. The puzzle or position"),
        ("solve", {"puzzle": [FOUR]}, "puzzle is ['1.....3..4.....2']: write a text"),
        ("solve", {"puzzle": None}, "puzzle is None: write a text"),
        ("solve", {"puzzel": FOUR, "puzzle": FOUR}, "there is no argument 'puzzel': did you mean"),
        ("solve", {"puzzle": FOUR, "voice": "loud"}, "there is no voice 'loud'"),
        ("solve", {"puzzle": FOUR, "budget": -1}, "budget can't be -1; it starts at 0"),
        ("solve", {"puzzle": FOUR, "budget": True}, "budget is True: write a whole number"),
        ("solve", {"puzzle": FOUR, "budget": "9"}, "budget is '9': write a whole number"),
        ("solve", {"puzzle": "12"}, "this puzzle has 2 cells; a 9x9 puzzle has 81"),
        ("explain", {"puzzle": FOUR, "claim": "r9c9=1"}, "r9c9"),
        ("explain", {"puzzle": FOUR, "claim": "it is so"}, "'it is so'"),
        ("judge", {"puzzle": FOUR, "claim": "r1c4=4", "by": "luck"}, "'luck'"),
        ("hint", {"puzzle": FOUR, "token": "x"}, "'x'"),
        ("hint", {"puzzle": FOUR, "level": "loud"}, "there is no level 'loud'"),
        ("generate", {"count": 21}, "count is 21: it goes up to 20"),
        (
            "generate",
            {"difficulty": "eazy"},
            "there is no difficulty 'eazy'; did you mean 'easy'?",
        ),
        ("generate", {"require": "x_wong"}, "did you mean 'x_wing'?"),
        ("draw", {"puzzle": FOUR, "step": 99}, "99"),
        ("check", {"puzzle": "https://f-puzzles.com/?load=N4Ig"}, "damaged or incomplete"),
    ],
)
def test_what_cannot_be_answered_is_told_in_one_line(
    name: str, arguments: Object, fault: str
) -> None:
    result = asked(name, **arguments)
    assert result["isError"]
    assert fault in told(result)
    assert "\n" not in told(result)


@pytest.mark.parametrize(
    ("params", "fault"),
    [
        ({"name": "sovle"}, r"^no tool is called 'sovle': did you mean 'solve'[?]$"),
        ({"name": 5}, r"^no tool is called 5: there are solve, hint, explain, judge, rate, check"),
        ({}, r"^no tool is called None: there are solve, "),
        ({"name": "solve", "arguments": [FOUR]}, r"^'arguments' isn't an object: write each "),
    ],
)
def test_a_call_of_no_tool_breaks_the_protocol(params: Object, fault: str) -> None:
    with pytest.raises(ProtocolError, match=fault) as raised:
        called(params)
    assert raised.value.response(1)["error"]["code"] == BAD_PARAMS


def test_an_error_that_nobody_expected_is_told_and_not_raised(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken() -> Object:
        raise ZeroDivisionError("division by zero")

    monkeypatch.setitem(ANSWERS, "solve", broken)
    assert called({"name": "solve"}) == {
        "content": [{"type": "text", "text": "ZeroDivisionError: division by zero"}],
        "isError": True,
    }


# ------------------------------------------------------------------------------------------ claims

SETS = {
    "qqwing-easy": 2,
    "qqwing-intermediate": 2,
    "qqwing-expert": 3,
    "seventeen-clues": 3,
    "sudorules-misc": 1,
    "top1465": 1,
}
KINDS = {"killer": 1, "jigsaw_9x9": 1, "thermo": 1, "diagonal_x": 1}


def positions() -> Iterator[tuple[Board, Board]]:
    """Positions halfway through puzzles of all kinds, each with its solution."""
    boards = [Board(text) for name, count in SETS.items() for text in lines(name, count)]
    boards += [board for kind, n in KINDS.items() for board, _ in islice(clue_puzzles(kind), n)]
    for board in boards:
        steps = list(islice(Solver().steps(board), 12))
        found = solution(board)
        assert found is not None
        yield (steps[-1].board if steps else board), found


def claims(position: Board, solved: Board) -> Iterator[tuple[str, bool]]:
    """Four claims about open cells of a position, and whether each is so."""
    spread = [cell for cell in position.layout.cells if len(position.domain(cell)) > 1][::7]
    for number, cell in enumerate([*spread, *spread, *spread, *spread][:4]):
        right = solved.value(cell)
        wrong = next(digit for digit in position.domain(cell) if digit != right)
        is_so, sign = number % 2 == 0, "=" if number < 2 else "<>"
        digit = right if is_so is (sign == "=") else wrong
        yield f"{cell}{sign}{digit_text(digit or 0)}", is_so


TRUE = {"valid", "true_but_unproved", "proved_now", "proved_later"}
FALSE = {"false", "must_be"}


@needs_shared
@pytest.mark.slow
def test_of_many_claims_nothing_false_is_said() -> None:
    verdicts = Counter[tuple[bool, str]]()
    for position, solved in positions():
        text = write(position, "jsonl")
        for number, (claim, is_so) in enumerate(claims(position, solved)):
            name = "judge" if number in (0, 3) else "explain"
            result = asked(name, puzzle=text, claim=claim)
            assert not result["isError"], (text, claim, told(result))
            verdict = result["structuredContent"]["verdict"]
            verdicts[is_so, verdict] += 1
            assert verdict in (TRUE if is_so else FALSE), (text, claim, told(result))
            is_denied = told(result).startswith(("No", "Not so."))
            assert is_so or is_denied or verdict == "must_be", (text, claim, told(result))
            assert not (is_so and is_denied), (text, claim, told(result))
    assert sum(verdicts.values()) == 64
    assert sum(count for (is_so, _), count in verdicts.items() if is_so) == 32
