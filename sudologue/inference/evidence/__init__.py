"""What each technique family records of what it saw: one small frozen type each."""

from sudologue.inference.evidence.aligned import AlignedExclusionEvidence, Exclusion
from sudologue.inference.evidence.als import (
    AlmostLocked,
    AlsWWingEvidence,
    AlsXYChainEvidence,
    AlsXYWingEvidence,
    AlsXZDoubleEvidence,
    AlsXZEvidence,
    DeathBlossomEvidence,
    Petal,
)
from sudologue.inference.evidence.chains import (
    ChainEvidence,
    ChainNode,
    LoopEvidence,
    SetJoint,
    StrongJoint,
    WeakJoint,
)
from sudologue.inference.evidence.colouring import (
    ColourBetweenEvidence,
    ColourDeadEndEvidence,
    ColourPairsEvidence,
    Colours,
    ColourTrapEvidence,
    ColourWrapEvidence,
    Sighting,
)
from sudologue.inference.evidence.deadly import (
    DeadlyPatternEvidence,
    DeadlyShape,
    ExtraCellEvidence,
    ExtraDigitEvidence,
    ExtraLockedEvidence,
    ExtraSubsetEvidence,
    ExtraXWingEvidence,
    GraveEvidence,
    HiddenRectangleEvidence,
    LinkedLoopEvidence,
    NextOnLoop,
)
from sudologue.inference.evidence.fish import FishCover, FishEvidence, SiameseFishEvidence
from sudologue.inference.evidence.guardians import GuardianEvidence
from sudologue.inference.evidence.kraken import (
    KrakenBody,
    KrakenBranch,
    KrakenCoverEvidence,
    KrakenEvidence,
    KrakenFinsEvidence,
    KrakenLine,
)
from sudologue.inference.evidence.locked import LockedCandidatesEvidence
from sudologue.inference.evidence.locked_subsets import (
    AlmostLockedEvidence,
    LockedHiddenSubsetEvidence,
    LockedSubsetEvidence,
)
from sudologue.inference.evidence.remote_pairs import (
    ChuteRemotePairEvidence,
    RemotePairEvidence,
)
from sudologue.inference.evidence.single_digit import (
    DualEmptyRectangleEvidence,
    DualKiteEvidence,
    EmptyRectangleEvidence,
    HingedPair,
    Kite,
    RectangleEliminationEvidence,
    StrongLink,
    TwoStrongLinksEvidence,
)
from sudologue.inference.evidence.singles import (
    FullHouseEvidence,
    HiddenSingleEvidence,
    NakedSingleEvidence,
)
from sudologue.inference.evidence.subsets import HiddenSubsetEvidence, NakedSubsetEvidence
from sudologue.inference.evidence.sue_de_coq import SueDeCoqEvidence
from sudologue.inference.evidence.templates import PatternOverlayEvidence, TemplateEvidence
from sudologue.inference.evidence.wings import BigWingEvidence, WingEvidence, WWingEvidence

__all__ = [
    "AlignedExclusionEvidence",
    "AlmostLocked",
    "AlmostLockedEvidence",
    "AlsWWingEvidence",
    "AlsXYChainEvidence",
    "AlsXYWingEvidence",
    "AlsXZDoubleEvidence",
    "AlsXZEvidence",
    "BigWingEvidence",
    "ChainEvidence",
    "ChainNode",
    "ChuteRemotePairEvidence",
    "ColourBetweenEvidence",
    "ColourDeadEndEvidence",
    "ColourPairsEvidence",
    "ColourTrapEvidence",
    "ColourWrapEvidence",
    "Colours",
    "DeadlyPatternEvidence",
    "DeadlyShape",
    "DeathBlossomEvidence",
    "DualEmptyRectangleEvidence",
    "DualKiteEvidence",
    "EmptyRectangleEvidence",
    "Exclusion",
    "ExtraCellEvidence",
    "ExtraDigitEvidence",
    "ExtraLockedEvidence",
    "ExtraSubsetEvidence",
    "ExtraXWingEvidence",
    "FishCover",
    "FishEvidence",
    "FullHouseEvidence",
    "GraveEvidence",
    "GuardianEvidence",
    "HiddenRectangleEvidence",
    "HiddenSingleEvidence",
    "HiddenSubsetEvidence",
    "HingedPair",
    "Kite",
    "KrakenBody",
    "KrakenBranch",
    "KrakenCoverEvidence",
    "KrakenEvidence",
    "KrakenFinsEvidence",
    "KrakenLine",
    "LinkedLoopEvidence",
    "LockedCandidatesEvidence",
    "LockedHiddenSubsetEvidence",
    "LockedSubsetEvidence",
    "LoopEvidence",
    "NakedSingleEvidence",
    "NakedSubsetEvidence",
    "NextOnLoop",
    "PatternOverlayEvidence",
    "Petal",
    "RectangleEliminationEvidence",
    "RemotePairEvidence",
    "SetJoint",
    "SiameseFishEvidence",
    "Sighting",
    "StrongJoint",
    "StrongLink",
    "SueDeCoqEvidence",
    "TemplateEvidence",
    "TwoStrongLinksEvidence",
    "WWingEvidence",
    "WeakJoint",
    "WingEvidence",
]
