"""Forcing chains and nets: what follows from an assumption, and what is wrong with it."""

from sudologue.rules.forcing.contradictions import (
    ContradictionForcingChain,
    ForcingNetContradiction,
    NishioForcingChain,
)
from sudologue.rules.forcing.nested import NestedForcingChain
from sudologue.rules.forcing.verity import (
    CellForcingChain,
    DigitForcingChain,
    ForcingNetVerity,
    RegionForcingChain,
)

__all__ = [
    "CellForcingChain",
    "ContradictionForcingChain",
    "DigitForcingChain",
    "ForcingNetContradiction",
    "ForcingNetVerity",
    "NestedForcingChain",
    "NishioForcingChain",
    "RegionForcingChain",
]
