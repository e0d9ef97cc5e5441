from __future__ import annotations

import json
import pickle

import pytest

import sudologue
from sudologue import Board
from sudologue.coach.ladder import LEVELS
from sudologue.languages.english.grammar import a_digit, listing

WING = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
EXPERT = "..4...3...9.27.54..6......291.6.5..7.....4.3.3..19..5.6...4...........93.7..5...."
SOLVED = sudologue.solve(EXPERT).solution or ""
START = Board(EXPERT)


def of_cages(*cages: tuple[str, int]) -> str:
    """An empty killer with these cages alone, as a record."""
    told = [{"cells": cells.split(), "sum": total} for cells, total in cages]
    return json.dumps({"size": 9, "givens": "." * 81, "cages": told, "extra": {"box": [3, 3]}})


@pytest.mark.parametrize(
    ("cages", "words"),
    [
        (
            [("r1c1 r1c2", 3), ("r1c3 r1c4", 3)],
            [
                "This puzzle has no solution.",
                "These 2 contradict each other: 3(2) at r1c1 and 3(2) at r1c3.",
            ],
        ),
        (
            [("r1c1 r1c2", 2)],
            [
                "This position can't be filled.",
                "Look at box 1.",
                "Something there has no way left to be filled.",
                "2(2) at r1c1.",
                "2(2) at r1c1 needs 3 at least.",
            ],
        ),
    ],
)
def test_clues_that_clash_are_named(cages: list[tuple[str, int]], words: list[str]) -> None:
    hint = sudologue.hint(of_cages(*cages))
    assert hint.kind == "conflict"
    assert [str(hint.at(level)) for level in LEVELS[: len(words)]] == words


def test_a_wrong_entry_is_proved_by_what_stands_beside_it() -> None:
    """A digit that has its place elsewhere says why; of a long proof, how long it is."""
    hint = sudologue.hint(Board(WING).place("r1c1", 2), "proof")
    assert hint.tell() == (
        "Box 7 and rows 3 and 5 have their 2s, so column 3's goes in r2c3. "
        "r2c3 is 2, and r1c1 is in the same box."
    )
    assert pickle.loads(pickle.dumps(hint)).tell() == hint.tell()


def test_a_needed_mark_that_was_crossed_out() -> None:
    digit = SOLVED[7]
    left, a = listing(sorted(START.domain("r1c8"))).text, a_digit(int(digit)).text
    hint = sudologue.hint(START.eliminate([f"r1c8({digit})"]))
    assert hint.kind == "wrong_mark"
    assert [str(hint.at(level)) for level in LEVELS] == [
        "Your digits are right, but you've crossed out a mark you still need.",
        "It's in box 3.",
        f"Check the {digit}s you crossed out.",
        "r1c8.",
        f"Put back the marks of r1c8: {left}.",
        f"Nothing rules out {a} in r1c8: row 1, column 8 and box 3 don't have one yet.",
    ]


def test_of_several_marks_crossed_out_it_is_not_said_which_is_needed() -> None:
    domain = sorted(START.domain("r1c8"))
    hint = sudologue.hint(START.eliminate([f"r1c8({d})" for d in domain[1:]]))
    all_gone = listing(domain[1:]).text
    assert SOLVED[7] in all_gone
    assert (
        hint.at("technique").tell()
        == f"Check the {all_gone.replace(',', 's,').replace(' and', 's and')}s you crossed out."
    )
    assert hint.at("proof").tell() == (
        f"Row 1, column 8 and box 3 have none of {all_gone} yet, and r1c8 still needs one of them."
    )
