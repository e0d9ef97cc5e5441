"""How the rules of this family are found."""

from sudologue.rules.als.search.aligned import AlignedPairExclusion, AlignedTripleExclusion
from sudologue.rules.als.search.more_sets import AlsXYChain, AlsXYWing, DeathBlossom
from sudologue.rules.als.search.sue_de_coq import SueDeCoq
from sudologue.rules.als.search.two_sets import AlsWWing, AlsXZ, AlsXZDouble

RULES = (
    SueDeCoq(),
    AlsXZ(),
    AlsXZDouble(),
    AlsWWing(),
    AlignedPairExclusion(),
    AlsXYWing(),
    DeathBlossom(),
    AlsXYChain(),
    AlignedTripleExclusion(),
)
