"""Chains and loops: what one thing after another comes to."""

from sudologue.rules.chains.techniques import (
    AIC,
    AICWithALS,
    ContinuousNiceLoop,
    DiscontinuousNiceLoop,
    GroupedAIC,
    GroupedContinuousNiceLoop,
    GroupedDiscontinuousNiceLoop,
    GroupedXChain,
    XChain,
    XCycle,
    XYChain,
    XYCycle,
)
from sudologue.rules.chains.wings import HWing, LWing, MWing, SWing

__all__ = [
    "AIC",
    "AICWithALS",
    "ContinuousNiceLoop",
    "DiscontinuousNiceLoop",
    "GroupedAIC",
    "GroupedContinuousNiceLoop",
    "GroupedDiscontinuousNiceLoop",
    "GroupedXChain",
    "HWing",
    "LWing",
    "MWing",
    "SWing",
    "XChain",
    "XCycle",
    "XYChain",
    "XYCycle",
]
