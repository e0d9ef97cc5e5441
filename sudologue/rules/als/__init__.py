"""Almost locked sets: what follows when cells of a house are one digit short of closed."""

from sudologue.rules.als.aligned import AlignedPairExclusion, AlignedTripleExclusion
from sudologue.rules.als.blossom import DeathBlossom
from sudologue.rules.als.chains import AlsXYChain
from sudologue.rules.als.sue_de_coq import SueDeCoq
from sudologue.rules.als.xy import AlsWWing, AlsXYWing
from sudologue.rules.als.xz import AlsXZ, AlsXZDouble

__all__ = [
    "AlignedPairExclusion",
    "AlignedTripleExclusion",
    "AlsWWing",
    "AlsXYChain",
    "AlsXYWing",
    "AlsXZ",
    "AlsXZDouble",
    "DeathBlossom",
    "SueDeCoq",
]
