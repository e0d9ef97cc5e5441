from __future__ import annotations

from enum import Enum
from typing import NamedTuple

import pytest

from tools import hodoku_levels
from tools.hodoku_levels import HEADING, INSTALL, chosen_from, main, run

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


class Level(Enum):
    EASY = 1
    HARD = 3


class Rating(NamedTuple):
    level: Level
    score: int


def test_a_set_is_reported_in_a_line_and_what_differs_by_itself() -> None:
    lines = list(run(lambda _: Rating(Level.EASY, 204), {"one": [EASY]}))
    assert lines[0] == HEADING
    assert lines[1].split()[:7] == ["one", "1", "100.00%", "100.00%", "0.00%", "0.00%", "0"]
    assert [line.split()[0] for line in lines[2:]] == ["all"]
    lines = list(run(lambda _: Rating(Level.HARD, 408), {"one": [EASY]}))
    assert lines[1].split()[:7] == ["one", "1", "0.00%", "0.00%", "50.00%", "50.00%", "1"]
    assert lines[-1] == f"{EASY} Hard 408, ours Easy 204"


def test_puzzles_are_chosen_by_chance_and_always_the_same() -> None:
    chosen = chosen_from("own-singles", 6, 0)
    assert chosen == chosen_from("own-singles", 6, 0)
    assert not set(chosen) & set(chosen_from("own-singles", 6, 6))


def test_without_hodoku_it_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hodoku_levels, "hodoku", lambda: None)
    assert main([]) == 1
    assert capsys.readouterr().err == INSTALL + "\n"
