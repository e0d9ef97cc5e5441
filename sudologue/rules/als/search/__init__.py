"""How the rules of this family are found."""

from sudologue.rules.als.search.aligned import AlignedPairExclusion, AlignedTripleExclusion
from sudologue.rules.als.search.als_chains import AlsXYChain
from sudologue.rules.als.search.blossom import DeathBlossom
from sudologue.rules.als.search.sue_de_coq import SueDeCoq
from sudologue.rules.als.search.xy import AlsWWing, AlsXYWing
from sudologue.rules.als.search.xz import AlsXZ, AlsXZDouble

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
