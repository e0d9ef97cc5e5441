"""Notations: how cells, groups, candidates, conclusions and chains are written and read."""

from sudologue.narration.notations.chain_reading import ReadChain
from sudologue.narration.notations.hodoku_notation import StepLine
from sudologue.narration.notations.net_reading import ReadNet, ReadWay
from sudologue.narration.notations.notation import Notation
from sudologue.narration.notations.notation_registry import RC, notation_named, notations
from sudologue.narration.notations.respelling import all_in_notation, in_notation

__all__ = [
    "RC",
    "Notation",
    "ReadChain",
    "ReadNet",
    "ReadWay",
    "StepLine",
    "all_in_notation",
    "in_notation",
    "notation_named",
    "notations",
]
