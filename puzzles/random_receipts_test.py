"""Every rule on boards of random layouts: what it finds is true and forced by what it cites.

Jigsaws, sights, extra houses and odd sizes have what the classic board has not: two cells that see
each other by one reason, and a third by another. Boards are random too, so that patterns are met
that no solve comes by. The ordinary run takes dozens of puzzles, `SUDOLOGUE_CORPUS=full` hundreds.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest

from puzzles.random_layouts import KINDS, on_the_way, puzzle, samples
from puzzles.shared import FULL
from sudologue.audit import check_inference
from sudologue.rules import Tier, registry
from tools.soundness import contradicts

# Where digits are many, few boards would take all the time.
SMALL = [kind for kind in KINDS if kind not in ("large", "sukaku")]
SHARES = (0.4, 0.7, 0.85, 0.95)

# How many of its findings a rule is asked for, and on how many open cells at most: where many have
# two or three candidates left, there are no end of almost locked sets.
MANY, FEW = (40, 10**6), (6, 32)


def check(seed: int, count: int, kinds: list[str]) -> Counter[str]:
    """How often each rule fired on boards of so many random puzzles."""
    fired = Counter[str]()
    for made in islice(samples(puzzle, seed, kinds), count):
        rng = Random(made.seed)
        for share in SHARES:
            board = on_the_way(made, rng, share)
            for rule in registry():
                most, cells = MANY if rule.card.tier <= Tier.UNIQUENESS else FEW
                if board.masks.open_cells.bit_count() > cells:
                    continue
                for inference in islice(rule.find(board), most):
                    fired[rule.name] += 1
                    assert not contradicts(inference, made.solution), (made, inference)
                    verdict = check_inference(board, inference)
                    assert verdict.ok, (made, share, inference, verdict)
    return fired


@pytest.mark.slow
def test_what_rules_find_on_many_layouts_is_forced_by_what_they_cite() -> None:
    rounds = 12 if FULL else 4
    fired = check(2, rounds * len(SMALL), SMALL) + check(3, rounds // 2 + 1, ["large", "sukaku"])
    assert len(fired) > 95
