"""How the rules of this family are found."""

from sudologue.rules.chains.search.techniques import (
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
from sudologue.rules.chains.search.wings import HWing, LWing, MWing, SWing

RULES = (
    MWing(),
    SWing(),
    HWing(),
    LWing(),
    XCycle(),
    XChain(),
    XYCycle(),
    XYChain(),
    ContinuousNiceLoop(),
    AIC(),
    DiscontinuousNiceLoop(),
    GroupedXChain(),
    GroupedContinuousNiceLoop(),
    GroupedAIC(),
    GroupedDiscontinuousNiceLoop(),
    AICWithALS(),
)
