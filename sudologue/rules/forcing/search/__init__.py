"""How the rules of this family are found."""

from sudologue.rules.forcing.search.contradictions import (
    ContradictionForcingChain,
    ForcingNetContradiction,
    NishioForcingChain,
)
from sudologue.rules.forcing.search.nested import NestedForcingChain
from sudologue.rules.forcing.search.verity import (
    CellForcingChain,
    DigitForcingChain,
    ForcingNetVerity,
    RegionForcingChain,
)

RULES = (
    NishioForcingChain(),
    CellForcingChain(),
    RegionForcingChain(),
    DigitForcingChain(),
    ContradictionForcingChain(),
    ForcingNetContradiction(),
    ForcingNetVerity(),
    NestedForcingChain(),
)
