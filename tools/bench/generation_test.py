from __future__ import annotations

import json
import shutil
import subprocess
import sys

import pytest

from tools.bench import generation
from tools.bench.cli import main
from tools.bench.generation import DEMANDS, WISHES, Maker, makers, measure


def test_all_make_as_many_in_turns_and_the_first_is_the_measure() -> None:
    asked: list[tuple[str, int, int]] = []

    def maker(name: str, seconds: float) -> Maker:
        def make(count: int, start: int) -> float:
            asked.append((name, count, start))
            return seconds

        return Maker(name, make)

    ours, its = measure([maker("ours", 1.0), maker("its", 4.0)], 10)
    assert (ours.puzzles, ours.mean_ms, ours.ratio) == (10, 500, 1)
    assert (its.puzzles, its.mean_ms, its.ratio) == (10, 2000, 0.25)
    assert asked[2:6] == [("ours", 2, 0), ("its", 2, 0), ("ours", 2, 2), ("its", 2, 2)]


def test_who_is_not_there_is_left_out_with_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    told: list[str] = []
    found = makers(["qqwing"], told.append)
    assert [maker.name for maker in found] == [f"sudologue, {name}" for name in WISHES]
    assert told == ["going on without qqwing, which is not installed"]


@pytest.mark.slow
def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["generation", "--count", "5", "--peers", "none"]) == 0
    assert "sudologue, any" in capsys.readouterr().out
    assert main(["generation", "--count", "5", "--peers", "none", "--format", "json"]) == 0
    assert [each["puzzles"] for each in json.loads(capsys.readouterr().out)] == [5] * len(WISHES)


@pytest.mark.slow
def test_the_command_by_demand(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    some = ("any", "SE up to 1.5", "needs an X-Wing")
    monkeypatch.setattr(generation, "DEMANDS", {name: DEMANDS[name] for name in some})
    assert main(["generation", "--demands", "--count", "5", "--peers", "none"]) == 0
    assert "sudologue, needs an X-Wing" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("qqwing") is None, reason="qqwing is not here")
def test_a_minimal_puzzle_takes_no_longer_than_qqwing_takes() -> None:
    # in a process of its own, which no coverage slows down; the machine may be busy now and then
    arguments = ["generation", "--count", "60", "--peers", "qqwing", "--format", "json"]
    ratios: list[float] = []
    for _ in range(3):
        command = [sys.executable, "-m", "tools.bench", *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        made = {each["name"]: each for each in json.loads(done.stdout)}
        ratios.append(made["sudologue, any"]["mean_ms"] / made["qqwing"]["mean_ms"])
    assert min(ratios) <= 1


def test_an_unknown_peer_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["generation", "--peers", "qqwin"])
    assert "no peer is called 'qqwin'" in capsys.readouterr().err
