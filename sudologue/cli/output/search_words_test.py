from __future__ import annotations

import io

import pytest

from sudologue.cli.output.page import wants_color
from sudologue.cli.output.search_words import found_by_search, standing
from sudologue.inference import SolveResult, SolveStatus
from sudologue.model import Board, Candidate, Cell
from sudologue.oracle import Ending, Solutions

EMPTY = Board.from_string("." * 16)
ONE, OTHER = (Board.from_string(text) for text in ("1234341221434321", "1234341241232341"))
NONE_FOUND = Solutions(0, (), Ending.EXHAUSTED)
ONE_FOUND = Solutions(1, (ONE,), Ending.EXHAUSTED)
TWO_FOUND = Solutions(2, (ONE, OTHER), Ending.LIMIT)
NONE_SO_FAR = Solutions(0, (), Ending.GAVE_UP)
ONE_SO_FAR = Solutions(1, (ONE,), Ending.GAVE_UP)


@pytest.mark.parametrize(
    ("searched", "told"),
    [
        (NONE_FOUND, "Found by search, not by logic: the puzzle has no solution."),
        (
            ONE_FOUND,
            "Found by search, not by logic: the puzzle has one solution, 1234341221434321.",
        ),
        (
            TWO_FOUND,
            "Found by search, not by logic: the puzzle has more than one solution, "
            "1234341221434321 and 1234341241232341 among them.",
        ),
        (
            ONE_SO_FAR,
            "Found by search, not by logic: the puzzle has a solution, 1234341221434321. "
            "The search stopped before it could rule out others.",
        ),
        (NONE_SO_FAR, "The search for solutions stopped before it was finished."),
    ],
)
def test_what_search_found_is_marked(searched: Solutions, told: str) -> None:
    assert found_by_search(searched) == told


STUCK = SolveResult(EMPTY, (), SolveStatus.STUCK)
ALMOST = SolveResult(Board.from_string("." + "1234341221434321"[1:]), (), SolveStatus.STOPPED)
DEAD = SolveResult(
    EMPTY.eliminate(Candidate(Cell(0, 0), digit) for digit in range(1, 5)),
    (),
    SolveStatus.CONTRADICTION,
)


@pytest.mark.parametrize(
    ("result", "searched", "told"),
    [
        (STUCK, NONE_FOUND, "not solved: stuck (16 cells open); search found no solution"),
        (STUCK, ONE_FOUND, "not solved: stuck (16 cells open); search found one solution"),
        (
            STUCK,
            TWO_FOUND,
            "not solved: stuck (16 cells open); search found more than one solution",
        ),
        (
            STUCK,
            ONE_SO_FAR,
            "not solved: stuck (16 cells open); the search for solutions was not finished",
        ),
        (ALMOST, None, "not solved: stuck (1 cell open)"),
        (DEAD, None, "no solution: r1c1 has no candidate left"),
    ],
)
def test_how_far_it_came_in_a_few_words(
    result: SolveResult, searched: Solutions | None, told: str
) -> None:
    assert standing(result, searched) == told


class Screen(io.StringIO):
    """A stream that calls itself a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("color", "is_terminal", "environment", "wanted"),
    [
        ("auto", True, {}, True),
        ("auto", False, {}, False),
        ("auto", True, {"NO_COLOR": "1"}, False),
        ("auto", True, {"NO_COLOR": ""}, True),
        ("auto", True, {"TERM": "dumb"}, False),
        ("auto", False, {"FORCE_COLOR": "1"}, True),
        ("auto", True, {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
        ("always", False, {"NO_COLOR": "1"}, True),
        ("never", True, {"FORCE_COLOR": "1"}, False),
    ],
)
def test_colour_is_for_terminals_that_want_it(
    monkeypatch: pytest.MonkeyPatch,
    color: str,
    is_terminal: bool,
    environment: dict[str, str],
    wanted: bool,
) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert wants_color(Screen() if is_terminal else io.StringIO(), color) is wanted
