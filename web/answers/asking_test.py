from __future__ import annotations

import json
from typing import Any

import pytest

import sudologue
from web.answers import Desk

WING = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
README = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SEVERAL = "1..............2"


def asked(question: str, desk: Desk | None = None, **particulars: Any) -> Any:
    return json.loads((desk or Desk()).answer(question, json.dumps(particulars)))


def position(puzzle: str = WING, **more: Any) -> dict[str, Any]:
    return {"size": 9, "puzzle": puzzle, **more}


def words(answer: Any) -> str:
    """Passages as text, each part by what it is called, if it says so."""
    return " ".join(
        "".join(part if isinstance(part, str) else str(part[-1]) for part in passage)
        for passage in answer["answer"]["words"]
    )


# ------------------------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    ("question", "particulars", "said"),
    [
        ("riddle", {}, "no question 'riddle'"),
        ("step", {"number": 1}, "nothing is solved yet"),
        ("read", {"text": "53..7"}, "has 5 cells"),
        ("read", {"text": "\n"}, "has 0 cells"),
        ("paper", {"position": position(), "notation": "zz"}, "there is no notation 'zz'"),
        ("solve", {"position": position("x" * 81)}, "digits run from 1 to 9"),
        ("why", {"position": position(), "cell": 0, "digit": 12}, "12"),
    ],
)
def test_what_cannot_be_answered_is_said_in_one_line(
    question: str, particulars: dict[str, Any], said: str
) -> None:
    error = asked(question, **particulars)["error"]
    assert said in error
    assert "\n" not in error


def test_a_position_that_contradicts_itself_is_solved_to_that_end() -> None:
    desk = Desk()
    told = asked("solve", desk, position=position(placed="1" + "." * 80))["answer"]
    assert (told["status"], told["steps"]) == ("contradiction", [])
    assert "has two 1s" in words(asked("step", desk, number=1))


# ------------------------------------------------------------------------------------- reading


def test_candidates_that_are_gone_come_as_marks() -> None:
    read = asked("read", text=":0000:x:1+3....3..4.....2:413::")["answer"]
    assert read["format"] == "HoDoKu library line"
    assert read["position"]["puzzle"] == "1.....3..4.....2"
    assert read["position"]["placed"] == ".3.............."
    assert read["position"]["marks"][2:4] == ["2", "4"]
    assert asked("read", text=WING)["answer"]["position"].get("marks") is None


def test_of_several_puzzles_the_first_is_taken() -> None:
    read = asked("read", text=f"{WING}\n{WING}\n")["answer"]
    assert read["remarks"] == ["the text has more than one puzzle: this is the first"]


def test_rules_in_words_are_remarks() -> None:
    text = f'{{"format": "sudologue-board", "version": 1, "puzzle": "{"." * 16}", '
    read = asked("read", text=text + '"notes": {"rules": "No 1s."}}')["answer"]
    told = "the file has rules in words, which Sudologue doesn't read: No 1s."
    assert read["remarks"] == [told]


def test_houses_are_handed_back_as_they_came() -> None:
    board = sudologue.Board("1..............2", layout=sudologue.Layout.of_size(4).with_diagonals())
    read = asked("read", text=sudologue.formats.write(board, "jsonl"))["answer"]
    assert len(read["position"]["layout"]["houses"]) == 2
    assert len(read["paper"]["members"]) == 14
    solved = asked("solve", position=read["position"])["answer"]
    assert len(solved["steps"]) == len(sudologue.solve(board).steps)


# ------------------------------------------------------------------------------------- solving


def test_steps_are_those_of_the_result_and_the_ends_are_told() -> None:
    desk, native = Desk(), sudologue.solve(WING)
    summary = asked("solve", desk, position=position())["answer"]
    assert summary["solution"] == native.solution
    assert [step[0] for step in summary["steps"]][14] == "XY-Wing"
    assert "This puzzle starts with 38 digits" in words(asked("step", desk, number=0))
    assert "the only solution" in words(asked("step", desk, number=48))
    shown = asked("step", desk, number=15, voice="terse", notation="a1")
    assert words(shown) == "15. 20 not 5: XY-Wing, A18,26"
    assert asked("trace", desk)["answer"] == native.to_json()
    assert asked("audit", desk)["answer"] == {"ok": True, "reason": None}
    assert asked("player", desk)["answer"] == sudologue.player(native)


def test_marks_in_every_open_cell_count_as_candidates_and_others_as_notes() -> None:
    board = sudologue.solve(WING).board_before(16)
    cells = board.layout.cells
    marks = ["".join(map(str, sorted(board.domain(c)))) if board[c] is None else "" for c in cells]
    placed = "".join(str(board[c]) if board[c] and not board.is_given(c) else "." for c in cells)
    full = asked("solve", position=position(placed=placed, marks=marks))["answer"]
    assert full["steps"][0][0] == "Naked Single"
    few = [mark if number < 9 else "" for number, mark in enumerate(marks)]
    partial = asked("solve", position=position(placed=placed, marks=few))["answer"]
    assert partial["steps"][0][0] == "XY-Wing"


# ------------------------------------------------------------------------------------ coaching


def test_a_token_goes_on_with_a_hint() -> None:
    first = asked("hint", position=position())["answer"]
    assert (first["level"], first["has_more"], first["cells"]) == ("nudge", True, None)
    told = asked("hint", position=position(), level="what", token=first["token"])["answer"]
    assert told["placed"] == 92
    assert told["cells"]


@pytest.mark.parametrize(
    ("at", "said", "wrong"),
    [
        (position(), "All entries fit.", []),
        (position(placed="4" + "." * 80), "All entries fit.", []),
        (position(placed="2" + "." * 80), "0 isn't 2. Take it out.", [0]),
        (position(placed="1" + "." * 80), "has two 1s", [0, 1]),
        (position(marks=["4", *[""] * 80]), "All entries fit.", []),
        (position(marks=["2", *[""] * 80]), "Box 1 has no 2 in any of the cells you marked for it.", []),
        ({"size": 4, "puzzle": SEVERAL}, "the puzzle has more than one solution", []),
    ],
)  # fmt: skip
def test_what_is_wrong(at: dict[str, Any], said: str, wrong: list[int]) -> None:
    answer = asked("check", position=at)
    assert said in words(answer)
    assert answer["answer"]["wrong"] == wrong


def test_why_not_is_told_and_a_long_reason_can_be_gone_through() -> None:
    desk = Desk()
    answer = asked("why", desk, position=position(), cell=0, digit=5)
    assert words(answer).startswith("No")
    assert answer["answer"]["solved"]["solution"] is None
    assert words(asked("why", position=position(), cell=0, digit=4)).startswith("No: 0 must be 4. ")
    assert len(answer["answer"]["solved"]["steps"]) == 24
    assert "Hidden single (1). " in words(asked("step", desk, number=1))
    at_once = asked("why", position=position(), cell=0, digit=1)
    assert at_once["answer"]["solved"] is None
    assert words(at_once) == "No. 1 is 1, and 0 is in the same row."


def test_why_not_does_not_give_away_what_goes_there_instead() -> None:
    """A Hidden Single puts a 2 into r2c3."""
    told = words(asked("why", position=position(), cell=11, digit=5))
    assert told.startswith("No. ")
    assert told.endswith("11 isn't 3 or 5. (Naked quad)")


def test_how_hard() -> None:
    rated = asked("rate", position=position())["answer"]
    assert dict(rated["rows"])["Sudoku Explainer"].startswith("4.2")
    assert rated["reasons"][0].startswith("Mostly singles, with two sticking points: first ")
    several = asked("rate", position={"size": 4, "puzzle": SEVERAL})["answer"]
    assert several["rows"] == []
    assert several["reasons"] == [
        "The puzzle has more than one solution, so there is nothing to rate."
    ]


# -------------------------------------------------------------------------------------- making


def test_another_puzzle_is_about_as_hard_and_as_symmetric() -> None:
    made = asked("make", position=position(README), seed=1)["answer"]
    puzzle = made["position"]["puzzle"]
    assert puzzle != README
    grades = [sudologue.rate(each, ["se"]) for each in (puzzle, README)]
    found, wanted = (grade.se.er for grade in grades if grade.se)
    assert abs(found - wanted) <= 0.15
    assert all("rot180" in grade.symmetry for grade in grades)
    assert made["remarks"][0].endswith(f"and the one that it is like {wanted:.1f}.")


def test_on_other_houses_the_first_is_taken() -> None:
    made = asked("make", position={"size": 4, "puzzle": "1.....3..4.....2"}, seed=1)["answer"]
    assert made["remarks"] == []
    assert sudologue.solve(made["position"]["puzzle"]).solved


def test_another_killer_has_cages_and_other_clues_are_not_made() -> None:
    cage, arrow = '"cages":[{"cells":["r1c1","r1c2"],"sum":3}]', '"arrows":[["r1c1","r2c1","r2c2"]]'
    killer, other = (
        asked("read", text=f'{{"size":4,"givens":"{"." * 16}",{clue}}}')["answer"]["position"]
        for clue in (cage, arrow)
    )
    made = asked("make", position=killer, seed=1)["answer"]["position"]
    assert {clue["kind"] for clue in made["layout"]["clues"]} == {"cage"}
    assert len(made["layout"]["clues"]) > 1
    assert "this puzzle has other clues" in asked("make", position=other)["error"]
