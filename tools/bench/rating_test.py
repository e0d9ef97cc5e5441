from __future__ import annotations

import json
from itertools import count

import pytest

import sudologue
from sudologue.rating import MODELS
from tools.bench.cli import main
from tools.bench.puzzles import OWN_SETS
from tools.bench.rating import ModelTimes, Rated, is_exact, rate_set, rating_table

NAMES = [model.name for model in MODELS]
EASY = OWN_SETS["own-singles"][:3]
NESTED = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."


@pytest.mark.slow
def test_every_model_rates_every_puzzle() -> None:
    ticks = count()
    rated = rate_set("own", EASY, clock=lambda: float(next(ticks)))
    assert (rated.name, rated.puzzles) == ("own", 3)
    assert [each.model for each in rated.models] == NAMES
    assert {(each.mean_ms, each.median_ms, each.exact) for each in rated.models} == {
        (1000, 1000, 1)
    }


def test_what_is_only_bounded_is_not_exact() -> None:
    grade = sudologue.rate(NESTED, ("effort", "se"), timeout=0.2)
    assert not is_exact(grade, "effort")
    assert not is_exact(grade, "se")
    assert not is_exact(grade, "hodoku")


def test_the_table_has_a_row_for_each_set_and_a_block_for_each_model() -> None:
    times = tuple(ModelTimes(name, 1234.5, 8, 1) for name in NAMES)
    lines = rating_table([Rated("a", 1, times), Rated("longer", 200, times)]).splitlines()
    assert lines[0].split() == NAMES
    assert lines[1].split() == ["puzzles", *(["mean", "median", "exact"] * 4)]
    assert lines[3].split() == ["longer", "200", *(["1234.5", "8.0", "100%"] * 4)]
    assert len({len(line) for line in lines}) == 1


@pytest.mark.slow
def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rating", "--sets", "own-singles", "--limit", "2"]) == 0
    told = capsys.readouterr().out
    assert "5 s at most" in told
    assert "own-singles        2" in told
    arguments = ["rating", "--sets", "own-singles", "--limit", "2", "--max-seconds", "0"]
    assert main([*arguments, "--format", "json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert (found["name"], found["puzzles"]) == ("own-singles", 2)
    assert [each["exact"] for each in found["models"]] == [1, 1, 1, 1]


def test_rules_are_not_for_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["rating", "--rules", "naked_single"])
    assert "unrecognized arguments" in capsys.readouterr().err
