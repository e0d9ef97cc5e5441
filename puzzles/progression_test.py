from __future__ import annotations

from pathlib import Path

import pytest

from puzzles.progression import HEADINGS, TABLE, Entry, Stage, main, shipped, without_puzzle
from sudologue.audit import check_trace
from sudologue.rules import CARDS, registry

OWN = '''
from dataclasses import replace

from sudologue.rules import named

class Mine:
    """Hidden singles by another name."""

    name = "mine"

    def apply(self, board):
        return [replace(found, rule="mine") for found in named("hidden_single").apply(board)]
'''
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_each_rule_has_one_puzzle_or_is_known_to_have_none() -> None:
    listed = [entry.rule for entry in shipped()]
    assert sorted([*listed, *without_puzzle(shipped())]) == sorted(r.name for r in registry())
    assert listed == [rule.name for rule in registry() if rule.name in listed]


@pytest.mark.slow
@pytest.mark.parametrize("entry", shipped(), ids=lambda entry: entry.rule)
def test_the_rule_goes_on_where_all_easier_ones_are_stuck(entry: Entry) -> None:
    stage = Stage.of(entry)
    assert stage.fault is None
    assert check_trace(stage.after).ok


def test_a_puzzle_that_easier_rules_solve_shows_nothing_of_a_rule() -> None:
    stage = Stage.of(Entry.parse(f"x_wing {EASY}"))
    assert stage.fault == "without x_wing it ends solved, not stuck"


def test_a_puzzle_on_which_a_rule_finds_nothing_shows_nothing_of_it() -> None:
    (hardest,) = (entry for entry in shipped() if entry.rule == "nested_forcing_chain")
    stage = Stage.of(Entry.parse(f"hidden_single {hardest.puzzle}"))
    assert stage.fault == "hidden_single finds nothing where easier rules are stuck"


def test_a_rule_of_ones_own_joins_with_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(tmp_path)  # pyright: ignore[reportUnknownMemberType]
    hidden_single = [entry for entry in shipped() if entry.rule == "hidden_single"]
    monkeypatch.setattr("puzzles.progression.shipped", lambda: hidden_single)
    (tmp_path / "my_rules.py").write_text(OWN)
    mine = tmp_path / "mine.txt"
    mine.write_text(f"# of my own\n\nmy_rules:Mine after full_house  {EASY}\n")
    assert main([str(mine), "--jobs=1"]) == 0
    heading, own, hidden, *_ = capsys.readouterr().out.splitlines()
    assert heading.split() == " ".join(HEADINGS).split()
    assert hidden.startswith("Hidden Single ")
    assert own.startswith("mine ")


def test_the_readme_shows_lines_of_the_table() -> None:
    readme = (TABLE.parent.parent / "README.md").read_text(encoding="utf-8")
    shown = readme.partition("poe puzzles\n```\n")[2].split("```")[1].splitlines()[1:]
    lines = [line.split() for line in shown if line != "…"]
    assert lines[0] == " ".join(HEADINGS).split()
    titles = {CARDS[entry.rule].title: entry for entry in shipped()}
    for line in lines[1:]:
        (entry,) = (
            titles[title] for title in titles if line[: len(title.split())] == title.split()
        )
        assert line == " ".join(Stage.of(entry).row).split()
    assert len(lines) == 6
