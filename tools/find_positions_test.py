from __future__ import annotations

import ast

from sudologue import Board
from sudologue.rules import registry
from tools.find_positions import difficulty, entry, firings, marked_in, position_line
from tools.technique_positions import shown

RULES = {rule.name: rule for rule in registry()}


def test_a_small_pattern_is_easier_to_read_than_a_large_one() -> None:
    small, large = shown(RULES["x_wing"]), shown(RULES["sk_loop"])
    assert difficulty(*small) < difficulty(*large)
    assert marked_in(*small) < marked_in(*large)


def test_a_board_nearly_bare_is_hard_to_read() -> None:
    bare, _ = RULES["pattern_overlay"].example()
    assert bare.masks.filled.bit_count() == 0
    assert difficulty(*RULES["pattern_overlay"].example()) > 100


def test_rules_are_asked_on_the_way_to_the_solution() -> None:
    board, _ = RULES["naked_pair"].example()
    wanted = [RULES["naked_pair"], RULES["x_wing"]]
    near = {step.inference.rule for _, step in firings(board, wanted, everywhere=False, steps=9)}
    assert "naked_pair" in near
    for before, step in firings(board, wanted, everywhere=True, steps=9):
        assert step.inference.action.apply(before) == step.board


def test_a_position_is_read_again_as_it_was_met() -> None:
    for slug in ("x_wing", "avoidable_rectangle_1", "naked_single", "xy_cycle"):
        board, _ = shown(RULES[slug])
        again = Board.from_string(position_line(board, slug))
        assert (again.masks.live, again.masks.filled) == (
            board.masks.live,
            board.masks.filled,
        ), slug


def test_an_entry_is_python_whatever_its_length() -> None:
    for line in ("1..4", ":0000:x:" + "1.2+3" * 20 + ":" + "111 222 " * 40 + "::"):
        assert ast.literal_eval(f"{{{entry('x_wing', line)}}}") == {"x_wing": line}
        assert all(len(part) <= 100 for part in entry("x_wing", line).splitlines())
