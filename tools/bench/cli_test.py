import json
from pathlib import Path

import pytest

from tools.bench.cli import main
from tools.bench.puzzles import OWN_SETS

pytestmark = pytest.mark.slow

FEW = ["--peers", "none", "--sets", "own-singles"]


def test_the_race_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*FEW, "--limit", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("one process, one run a puzzle, garbage collector on")
    assert "own-singles: 2 of 12 puzzles" in lines
    assert [line.split()[:3] for line in lines[-2:]] == [
        ["sudologue", "2", "2"],
        ["floor", "2", "2"],
    ]


def test_the_race_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["race", *FEW, "--repeat", "2", "--format", "json", "--max-seconds", "0"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [contestant["name"] for contestant in data["contestants"]] == ["sudologue", "floor"]
    [of_set] = data["sets"]
    ours, floor = of_set["standings"]
    assert (of_set["raced"], ours["solved"], floor["solved"], data["repeat"]) == (12, 12, 12, 2)
    assert floor["ratio"] == pytest.approx(ours["mean_ms"] / floor["mean_ms"])


def test_the_rules_are_ours_to_choose(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*FEW, "--rules", "full_house", "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["sets"][0]["standings"][0]["solved"] == 0
    assert "rules full_house," in data["contestants"][0]["setup"]


def test_a_folder_of_your_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text(OWN_SETS["own-harder"][0] + "\n")
    assert main(["--puzzles", str(tmp_path), "--peers", "none"]) == 0
    assert "mine: 1 puzzle\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["--sets", "own-single"],
            "no puzzle set is called 'own-single': did you mean own-singles?",
        ),
        ([*FEW, "--rules", "naked"], "there is no technique 'naked'"),
        (["profile", "nothing"], "no puzzle set is called 'nothing'"),
    ],
)
def test_what_is_not_there_is_said_in_a_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.err.startswith(f"bench: {message}")
    assert printed.err.count("\n") == 1
    assert printed.out == ""


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--peers", "rustoku"], "no peer is called 'rustoku': there are dedoku, hodoku, or none"),
        (["--limit", "few"], "'few' is not a number of puzzles; 0 means all"),
        (["--repeat", "0"], "'0' is not a whole number of 1 or more"),
        (["--max-seconds", "-1"], "'-1' is not a number of seconds; 0 means no end"),
        (["--max-seconds", "nan"], "'nan' is not a number of seconds; 0 means no end"),
        (["--sets", ","], "expected names with commas between them"),
    ],
)
def test_options_that_make_no_sense(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert message in capsys.readouterr().err


def test_the_profile_tells_rules_and_functions(capsys: pytest.CaptureFixture[str]) -> None:
    rules = ["--rules", "naked_single,hidden_single"]
    assert main(["profile", "own-singles", "--limit", "2", "--top", "3", *rules]) == 0
    out = capsys.readouterr().out
    head, *costs = [line.split() for line in out.split("\n\n")[1].splitlines()]
    assert head[:3] == ["rule", "asked", "found"]
    assert [line[0] for line in costs] == ["naked_single", "hidden_single", "boards"]
    naked, hidden = costs[:2]
    # whenever the first rule finds nothing, the second is asked
    assert int(naked[1]) - int(naked[2]) == int(hidden[1])
    assert "Ordered by: internal time" in out
