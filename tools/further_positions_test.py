"""The further positions of the rules are what they are said to be.

One of each rule is solved up to its step; `SUDOLOGUE_CORPUS=full` takes both.
"""

from __future__ import annotations

from itertools import islice

import pytest

from puzzles.shared import FULL
from sudologue import Board
from sudologue.rules import registry
from tools.further_positions import EACH, Further, met, puzzle_of, puzzles, table
from tools.technique_positions import shown

RULES = {rule.name: rule for rule in registry()}
POSITIONS = [further for its in table().values() for further in its]


def test_a_line_of_the_table_is_read_as_it_is_written() -> None:
    for further in (Further("x_wing", "1..4", 3), Further("x_wing", ":1 2:: 3", alone=True)):
        assert Further.parse(str(further)) == further


def test_another_rule_s_step_is_no_position_of_a_rule() -> None:
    puzzle = "1.....3..4.....2"
    assert Further("x_wing", puzzle, 1).shown(RULES) is None
    assert Further("x_wing", puzzle, 400).shown(RULES) is None
    assert Further("x_wing", puzzle, alone=True).shown(RULES) is None


@pytest.mark.slow
def test_every_rule_has_two_of_puzzles_of_their_own() -> None:
    assert {len(its) for its in table().values()} == {EACH}
    for name, its in table().items():
        boards = [shown(RULES[name])[0], *(Board.from_string(each.puzzle) for each in its)]
        assert len({puzzle_of(board) for board in boards}) == len(boards), name


@pytest.mark.parametrize("further", POSITIONS[1::24], ids=str)
def test_the_rule_speaks_there(further: Further) -> None:
    assert further.shown(RULES) is not None


@pytest.mark.slow
def test_each_rule_speaks_in_its_positions() -> None:
    some = POSITIONS if FULL else POSITIONS[::EACH]
    assert [str(further) for further in some if further.shown(RULES) is None] == []


def test_what_is_met_on_the_way_of_a_solve_is_shown_again() -> None:
    [puzzle] = islice(puzzles(1), 1)
    found = [further for further, _ in met(puzzle, [RULES["naked_pair"]])]
    assert found
    assert all(further.shown(RULES) is not None for further in found)
