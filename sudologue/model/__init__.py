"""The values everything else speaks of: cells, candidates, houses, layouts and boards."""

from sudologue.model.bits import bits_of, union_of
from sudologue.model.board import Board, expect_board
from sudologue.model.board_masks import BoardMasks
from sudologue.model.cell import Candidate, Cell, digit_text, parse_digit
from sudologue.model.clue import Clue, Equation
from sudologue.model.dead_end import DeadEnd
from sudologue.model.house import House, HouseKind
from sudologue.model.layout import CLASSIC, Layout, is_usual
from sudologue.model.layout_tables import LayoutTables, Sight
from sudologue.model.walks import allows

__all__ = [
    "CLASSIC",
    "Board",
    "BoardMasks",
    "Candidate",
    "Cell",
    "Clue",
    "DeadEnd",
    "Equation",
    "House",
    "HouseKind",
    "Layout",
    "LayoutTables",
    "Sight",
    "allows",
    "bits_of",
    "digit_text",
    "expect_board",
    "is_usual",
    "parse_digit",
    "union_of",
]
