"""A puzzle turned over is the same puzzle: every rule finds in it what it found, turned over.

Transposing, giving the digits other names, exchanging bands, stacks, and the lines within them: no
rule may tell rows from columns, one box from another or a digit from its neighbour.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from puzzles.layouts import LAYOUTS
from puzzles.positions import sample
from puzzles.symmetry import Told, symmetry, told
from sudologue.inference import Inference
from sudologue.model import Board
from sudologue.rules import Technique, Tier, named, registry

# Where several reasons force one conclusion, some rules tell the first they meet, which on the
# board turned over may be another. So the conclusions are compared, and for rules that tell all
# reasons, these too.
FIRST_OF_SEVERAL = {"full_house", "hidden_single"}

# Tells only so many of what it finds, and which of them may depend on the order of the cells; that
# the shortest are as short is tested beside the chains.
ONLY_SO_MANY = {"aic_with_als"}

# Concludes what the shortest path between two places proves, of paths of one length the first that
# it meets: on the board turned over it finds something too, by a path as short.
ALONG_A_PATH = {"medusa_3d"}


def tells_all_reasons(rule: Technique) -> bool:
    return rule.card.tier <= Tier.LOCKED_SETS and rule.name not in FIRST_OF_SEVERAL


# One search finds these and names them by the account it gives; of two accounts of one length,
# that of a chain and that of a net, it may meet the other first. So they are taken together.
ONE_SEARCH = (
    "nishio_forcing_chain",
    "contradiction_forcing_chain",
    "forcing_net_contradiction",
)


def found_by(rule: Technique, board: Board) -> Iterator[Inference]:
    """All that the rule finds, or that its search finds under any of its names."""
    for name in ONE_SEARCH if rule.name in ONE_SEARCH else (rule.name,):
        for inference in named(name).apply(board):
            yield replace(inference, rule=rule.name)


def turned(rule: Technique, board: Board, seed: int) -> tuple[set[Told], set[Told]]:
    """What the rule finds, turned over, and what it finds on the board turned over."""
    turn = symmetry(board.layout, random.Random(seed))
    expected = {turn.told(inference) for inference in found_by(rule, board)}
    other = turn.board(board)
    found = {told(other.layout, inference) for inference in found_by(rule, other)}
    if tells_all_reasons(rule) or rule.name in ALONG_A_PATH:
        return expected, found
    return conclusions(expected), conclusions(found)


def conclusions(inferences: set[Told]) -> set[Told]:
    return {replace(each, truths=frozenset[int](), links=frozenset[int]()) for each in inferences}


def shortest(inferences: set[Told]) -> int | None:
    """To how many links the fewest are that are cited; nothing, if there is no inference."""
    return min((len(each.links) for each in inferences), default=None)


@pytest.mark.parametrize(
    "rule",
    [rule for rule in registry() if rule.name not in ONLY_SO_MANY],
    ids=lambda rule: rule.name,
)
@pytest.mark.parametrize(
    "every", [pytest.param(6, id=""), pytest.param(1, id="all", marks=pytest.mark.slow)]
)
def test_the_inferences_of_a_puzzle_turned_over_are_its_inferences_turned_over(
    rule: Technique, every: int
) -> None:
    boards = [position.board for position in sample(rule)[::every]]
    for seed, board in enumerate(boards):
        expected, found = turned(rule, board, seed)
        if rule.name in ALONG_A_PATH:
            assert shortest(found) == shortest(expected)
        else:
            assert found == expected


@pytest.mark.parametrize("name", LAYOUTS)
def test_turning_a_puzzle_over_moves_its_houses_and_its_peers(name: str) -> None:
    layout = LAYOUTS[name]
    for seed in range(4):
        turn = symmetry(layout, random.Random(seed))
        assert sorted(turn.cells) == list(range(layout.tables.cell_count))
        assert sorted(turn.digits) == list(range(layout.size))
        places = {frozenset(house.cells) for house in turn.target.houses}
        for house in layout.houses:
            numbers = [turn.cells[layout.tables.cell_number(cell)] for cell in house.cells]
            assert frozenset(layout.cells[number] for number in numbers) in places
        for number, peers in enumerate(layout.tables.peer_masks):
            moved = turn.target.tables.peer_masks[turn.cells[number]]
            assert moved == sum(1 << turn.cells[peer] for peer in range(layout.tables.cell_count)
                                if peers >> peer & 1)  # fmt: skip
