"""A puzzle turned over is the same puzzle: every rule finds in it what it found, turned over.

Transposing, giving the digits other names, exchanging bands, stacks, and the lines within them: no
rule may tell rows from columns, one box from another or a digit from its neighbour.
"""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from puzzles.layouts import LAYOUTS
from puzzles.positions import sample
from puzzles.symmetry import Told, symmetry, told
from sudologue.model import Board
from sudologue.rules import Technique, registry

# Where several reasons force one conclusion, some rules tell the first they meet. On the board
# turned over that may be another, so only the conclusion is compared, and how much was cited.
FIRST_OF_SEVERAL = {"full_house", "hidden_single", "remote_pair", "w_wing"}

# Chains too; and how much is cited of one may depend on which of several houses keeps two of its
# candidates apart.
CHAINS = {
    rule.name for rule in registry() if type(rule).__module__.startswith("sudologue.rules.chains")
}


def turned(rule: Technique, board: Board, seed: int) -> tuple[set[Told], set[Told]]:
    """What the rule finds, turned over, and what it finds on the board turned over."""
    turn = symmetry(board.layout, random.Random(seed))
    expected = {turn.told(inference) for inference in rule.apply(board)}
    other = turn.board(board)
    found = {told(other.layout, inference) for inference in rule.apply(other)}
    if rule.name in CHAINS:
        return without_receipts(expected), without_receipts(found)
    if rule.name in FIRST_OF_SEVERAL:
        assert {len(each.truths) for each in found} == {len(each.truths) for each in expected}
        expected, found = map(without_receipts, (expected, found))
    return expected, found


def without_receipts(inferences: set[Told]) -> set[Told]:
    return {replace(each, truths=frozenset[int](), links=frozenset[int]()) for each in inferences}


@pytest.mark.parametrize("rule", registry(), ids=lambda rule: rule.name)
def test_the_inferences_of_a_puzzle_turned_over_are_its_inferences_turned_over(
    rule: Technique,
) -> None:
    boards = [position.board for position in sample(rule)]
    for seed, board in enumerate(boards):
        expected, found = turned(rule, board, seed)
        assert found == expected


@pytest.mark.parametrize("name", LAYOUTS)
def test_turning_a_puzzle_over_moves_its_houses_and_its_peers(name: str) -> None:
    layout = LAYOUTS[name]
    for seed in range(4):
        turn = symmetry(layout, random.Random(seed))
        assert sorted(turn.cells) == list(range(layout.cell_count))
        assert sorted(turn.digits) == list(range(layout.size))
        places = {frozenset(house.cells) for house in turn.target.houses}
        for house in layout.houses:
            numbers = [turn.cells[layout.cell_number(cell)] for cell in house.cells]
            assert frozenset(layout.cells[number] for number in numbers) in places
        for number, peers in enumerate(layout.peer_masks):
            moved = turn.target.peer_masks[turn.cells[number]]
            assert moved == sum(1 << turn.cells[peer] for peer in range(layout.cell_count)
                                if peers >> peer & 1)  # fmt: skip
