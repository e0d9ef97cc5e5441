from __future__ import annotations

import pytest

from puzzles.shared import needs_shared
from tools import effort_check
from tools.effort_check import (
    Timed,
    agreement,
    main,
    measures,
    puzzles_of_all_sets,
    report,
    spearman,
    spread,
)

KNOWN = [Timed("a", 1.0, 2.0), Timed("b", 2.0, 1.0), Timed("c", 3.0, 3.0)]
PUZZLE = "..894.2..........9.5..6..4....7..1.......8..7....54........7.217.....9.8..418..5."


def test_ranks_are_what_counts() -> None:
    assert spearman([1, 2, 3], [10, 100, 1000]) == pytest.approx(1)
    assert spearman([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)
    assert spearman([1, 1, 2], [5, 5, 9]) == pytest.approx(1)
    assert spearman([1, 1, 1], [1, 2, 3]) == 0


def test_a_measure_is_judged_by_the_puzzles_that_it_knows() -> None:
    assert agreement(KNOWN, {"a": 1.0, "b": 5.0}.get) == (2, pytest.approx(1), pytest.approx(-1))
    assert list(report(KNOWN, {"one": {"a": 1.0, "b": 5.0}.get, "none": lambda _: None})) == [
        "                puzzles    d_to    d_tr",
        "one                   2   1.000  -1.000",
        "none                  0       -       -",
    ]


def test_all_measures_of_a_puzzle_and_of_its_copy() -> None:
    copy = PUZZLE.replace("8", "x").replace("9", "8").replace("x", "9")
    by_name = measures([PUZZLE, copy])
    assert by_name["SE's ER"](PUZZLE) == 1.5
    assert by_name["effort"](PUZZLE) == by_name["effort"](copy)
    assert by_name["fewer clues"](PUZZLE) == 57


def test_copies_are_not_apart() -> None:
    assert spread(PUZZLE, 3, "1") == 0


@needs_shared
def test_puzzles_are_drawn_by_seed() -> None:
    drawn = puzzles_of_all_sets(12, 1)
    assert drawn == puzzles_of_all_sets(12, 1) != puzzles_of_all_sets(12, 2)
    assert {len(puzzle) for puzzle in drawn} == {81}


@pytest.mark.slow
@needs_shared
def test_it_tells_how_measures_go_with_times(capsys: pytest.CaptureFixture[str]) -> None:
    main([])
    told = capsys.readouterr().out.splitlines()
    assert [line[:14].strip() for line in told[1:]] == [
        "effort",
        "hardest step",
        "SE's ER",
        "fewer clues",
    ]


def _the_same(count: int, _: int) -> list[str]:
    return [PUZZLE] * count


def test_it_tells_how_far_apart_copies_are(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(effort_check, "puzzles_of_all_sets", _the_same)
    main(["--shuffles", "1", "--count", "3"])
    assert capsys.readouterr().out == (
        "3 puzzles, 1 shuffle each: spread at the median 0.0000, at 90 % 0.0000, at most 0.0000\n"
    )
