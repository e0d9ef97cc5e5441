"""Which rules there are, easiest first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from sudologue.errors import NameNotFoundError
from sudologue.rules.almost_locked import AlmostLockedCandidates
from sudologue.rules.als import (
    AlignedPairExclusion,
    AlignedTripleExclusion,
    AlsWWing,
    AlsXYChain,
    AlsXYWing,
    AlsXZ,
    AlsXZDouble,
    DeathBlossom,
    SueDeCoq,
)
from sudologue.rules.avoidable_rectangles import AvoidableRectangle1, AvoidableRectangle2
from sudologue.rules.big_wings import BigWing, WXYZWing
from sudologue.rules.bug import Bug234, BugPlus1, BugPlusN
from sudologue.rules.chains import (
    AIC,
    AICWithALS,
    ContinuousNiceLoop,
    DiscontinuousNiceLoop,
    GroupedAIC,
    GroupedContinuousNiceLoop,
    GroupedDiscontinuousNiceLoop,
    GroupedXChain,
    HWing,
    LWing,
    MWing,
    SWing,
    XChain,
    XCycle,
    XYChain,
    XYCycle,
)
from sudologue.rules.colouring import (
    MultiColors1,
    MultiColors2,
    SimpleColorsTrap,
    SimpleColorsWrap,
)
from sudologue.rules.extended_rectangles import ExtendedRectangle
from sudologue.rules.fish import (
    FinnedFrankenJellyfish,
    FinnedFrankenSwordfish,
    FinnedFrankenXWing,
    FinnedJellyfish,
    FinnedLargeFish,
    FinnedMutantFish,
    FinnedMutantLargeFish,
    FinnedSwordfish,
    FinnedXWing,
    FrankenJellyfish,
    FrankenLargeFish,
    FrankenSwordfish,
    FrankenXWing,
    Jellyfish,
    LargeFish,
    MutantFish,
    SashimiJellyfish,
    SashimiSwordfish,
    SashimiXWing,
    SiameseFish,
    Swordfish,
    XWing,
)
from sudologue.rules.forcing import (
    CellForcingChain,
    ContradictionForcingChain,
    DigitForcingChain,
    ForcingNetContradiction,
    ForcingNetVerity,
    NestedForcingChain,
    NishioForcingChain,
    RegionForcingChain,
)
from sudologue.rules.guardians import Guardians
from sudologue.rules.kraken import KrakenFish1, KrakenFish2
from sudologue.rules.locked import LockedCandidatesClaiming, LockedCandidatesPointing
from sudologue.rules.locked_subsets import LockedHiddenSubset, LockedPair, LockedTriple
from sudologue.rules.medusa import Medusa3D
from sudologue.rules.overlay import PatternOverlay
from sudologue.rules.remote_pairs import ChuteRemotePairs, RemotePair
from sudologue.rules.rule import Rule, Technique
from sudologue.rules.single_digit import (
    DualEmptyRectangle,
    DualTwoStringKite,
    EmptyRectangle,
    GroupedTwoStrongLinks,
    RectangleElimination,
    Skyscraper,
    TurbotFish,
    TwoStringKite,
)
from sudologue.rules.singles import FullHouse, HiddenSingle, NakedSingle
from sudologue.rules.subsets import (
    HiddenPair,
    HiddenQuad,
    HiddenTriple,
    NakedPair,
    NakedQuad,
    NakedTriple,
)
from sudologue.rules.templates import TemplateDelete, TemplateSet
from sudologue.rules.unique_loops import UniqueLoop
from sudologue.rules.unique_rectangles import (
    HiddenRectangle,
    UniqueRectangle1,
    UniqueRectangle2,
    UniqueRectangle3,
    UniqueRectangle4,
    UniqueRectangle5,
    UniqueRectangle6,
)
from sudologue.rules.wings import WWing, XYWing, XYZWing

RULES: tuple[Technique, ...] = (
    FullHouse(),
    NakedSingle(),
    HiddenSingle(),
    LockedCandidatesPointing(),
    LockedCandidatesClaiming(),
    LockedPair(),
    NakedPair(),
    HiddenPair(),
    LockedTriple(),
    NakedTriple(),
    HiddenTriple(),
    LockedHiddenSubset(),
    NakedQuad(),
    HiddenQuad(),
    AlmostLockedCandidates(),
    XWing(),
    Swordfish(),
    Skyscraper(),
    TwoStringKite(),
    TurbotFish(),
    EmptyRectangle(),
    RectangleElimination(),
    FinnedXWing(),
    SashimiXWing(),
    RemotePair(),
    XYWing(),
    XYZWing(),
    WWing(),
    ChuteRemotePairs(),
    GroupedTwoStrongLinks(),
    FinnedSwordfish(),
    SashimiSwordfish(),
    Jellyfish(),
    FinnedJellyfish(),
    SashimiJellyfish(),
    DualTwoStringKite(),
    DualEmptyRectangle(),
    LargeFish(),
    FinnedLargeFish(),
    SimpleColorsTrap(),
    SimpleColorsWrap(),
    MultiColors1(),
    MultiColors2(),
    MWing(),
    SWing(),
    HWing(),
    LWing(),
    WXYZWing(),
    Medusa3D(),
    Guardians(),
    UniqueRectangle1(),
    AvoidableRectangle1(),
    UniqueRectangle2(),
    UniqueRectangle5(),
    AvoidableRectangle2(),
    UniqueRectangle4(),
    UniqueRectangle3(),
    UniqueRectangle6(),
    HiddenRectangle(),
    BugPlus1(),
    UniqueLoop(),
    ExtendedRectangle(),
    Bug234(),
    BugPlusN(),
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
    SueDeCoq(),
    AlsXZ(),
    AlsXZDouble(),
    AlsWWing(),
    AlignedPairExclusion(),
    AlsXYWing(),
    DeathBlossom(),
    AlsXYChain(),
    FrankenXWing(),
    FinnedFrankenXWing(),
    FrankenSwordfish(),
    FinnedFrankenSwordfish(),
    FrankenJellyfish(),
    FinnedFrankenJellyfish(),
    FinnedMutantFish(),
    SiameseFish(),
    MutantFish(),
    FrankenLargeFish(),
    FinnedMutantLargeFish(),
    TemplateSet(),
    TemplateDelete(),
    NishioForcingChain(),
    CellForcingChain(),
    RegionForcingChain(),
    DigitForcingChain(),
    ContradictionForcingChain(),
    ForcingNetContradiction(),
    ForcingNetVerity(),
    KrakenFish1(),
    KrakenFish2(),
    AICWithALS(),
    BigWing(),
    AlignedTripleExclusion(),
    PatternOverlay(),
    NestedForcingChain(),
)

_BY_SLUG = {rule.name: rule for rule in RULES}


def registry() -> tuple[Technique, ...]:
    """All rules, easiest first.

    >>> [rule.name for rule in registry()][:3]
    ['full_house', 'naked_single', 'hidden_single']
    """
    return RULES


def named(slug: str) -> Technique:
    """The rule of a slug.

    >>> named("naked_pair").card.title
    'Naked Pair'
    """
    rule = _BY_SLUG.get(slug)
    if rule is None:
        near = get_close_matches(slug, _BY_SLUG, n=1)
        hint = f"did you mean {near[0]!r}?" if near else "see sudologue.rules.registry()"
        raise NameNotFoundError(f"no rule is called {slug!r}: {hint}")
    return rule


def chosen(rules: Iterable[Rule | str] | None, assume_unique: bool) -> Sequence[Rule]:
    """The rules a caller asked for, by slug or as objects; without a choice, all.

    Rules that take it for granted that the puzzle has one solution are left out of "all" unless
    `assume_unique`; named outright without it, they are refused.
    """
    if rules is None:
        return [rule for rule in RULES if assume_unique or not rule.card.assumes_uniqueness]
    if isinstance(rules, str):
        raise NameNotFoundError(f"rules come as a list, even a single one: write [{rules!r}]")
    picked = [named(rule) if isinstance(rule, str) else rule for rule in rules]
    for rule in picked:
        if isinstance(rule, Technique) and rule.card.assumes_uniqueness and not assume_unique:
            raise NameNotFoundError(
                f"{rule.name!r} takes it for granted that the puzzle has one solution: "
                "allow that with assume_unique"
            )
    return picked
