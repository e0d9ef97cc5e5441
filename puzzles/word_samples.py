"""Which puzzles are read word by word: 500 of all sets and of the kinds with clues, or a few."""

from __future__ import annotations

from collections.abc import Iterator

from puzzles.shared import is_monster, lines, variant_lines
from sudologue.errors import BoardTextError
from sudologue.model import Board

SETS = {
    "qqwing-simple": 30,
    "qqwing-easy": 30,
    "qqwing-intermediate": 30,
    "qqwing-expert": 30,
    "seventeen-clues": 30,
    "hodoku-exemplars": 45,
    "sudorules-misc": 15,
    "top1465": 20,
    "hardest2011": 10,
    "tridagon": 10,
}
VARIANTS = {
    "killer": 56,
    "arrow": 20,
    "thermo": 20,
    "sukaku": 10,
    "jigsaw_9x9": 20,
    "jigsaw_other_sizes": 15,
    "windoku": 15,
    "even_odd": 15,
    "classic_4x4": 5,
    "classic_6x6": 5,
    "classic_12x12": 10,
    "classic_16x16": 5,
    "diagonal_x": 15,
    "anti_knight": 8,
    "anti_king": 8,
    "extra_regions": 8,
    "disjoint_groups": 8,
    "mixed": 10,
    "pill_arrow": 2,
}
"""How many puzzles of each set, and of each kind, are among the 500."""


def boards(name: str, many: int) -> Iterator[Board]:
    """So many puzzles of a set or a kind, evenly spread; not those made to be hard for programs."""
    if name in SETS:
        texts = lines(name)
    else:
        texts = [line for line in variant_lines(name) if not is_monster(line)]
    for text in texts[:: max(1, len(texts) // many)]:
        if not many:
            return
        try:
            board = Board.from_string(text)
        except BoardTextError:
            continue  # it has a rule that is not known
        many -= 1
        yield board
