"""The rules for fish: each a shape, some sizes, and what may lie outside the covers."""

from sudologue.rules.common.shortfalls.fish_houses import SMALL, HouseShape
from sudologue.rules.fish.card import basic, wide
from sudologue.rules.fish.search.all_fish import LARGE, FinKind
from sudologue.rules.fish.search.named_fish import FishRule, SiameseFish

BASIC, FRANKEN, MUTANT = HouseShape.BASIC, HouseShape.FRANKEN, HouseShape.MUTANT
NONE, FINNED, SASHIMI = FinKind.NONE, FinKind.FINNED, FinKind.SASHIMI
SMALL_SIZES = tuple(range(2, SMALL + 1))
LARGE_SIZES = tuple(range(SMALL + 1, LARGE + 1))

RULES = (
    FishRule(basic.X_WING, BASIC, (2,), (NONE,)),
    FishRule(basic.SWORDFISH, BASIC, (3,), (NONE,)),
    FishRule(basic.FINNED_X_WING, BASIC, (2,), (FINNED,)),
    FishRule(basic.SASHIMI_X_WING, BASIC, (2,), (SASHIMI,)),
    FishRule(basic.FINNED_SWORDFISH, BASIC, (3,), (FINNED,)),
    FishRule(basic.SASHIMI_SWORDFISH, BASIC, (3,), (SASHIMI,)),
    FishRule(basic.JELLYFISH, BASIC, (4,), (NONE,)),
    FishRule(basic.FINNED_JELLYFISH, BASIC, (4,), (FINNED,)),
    FishRule(basic.SASHIMI_JELLYFISH, BASIC, (4,), (SASHIMI,)),
    FishRule(basic.LARGE_FISH, BASIC, LARGE_SIZES, (NONE,)),
    FishRule(basic.FINNED_LARGE_FISH, BASIC, LARGE_SIZES, (FINNED, SASHIMI)),
    FishRule(wide.FRANKEN_X_WING, FRANKEN, (2,), (NONE,)),
    FishRule(wide.FINNED_FRANKEN_X_WING, FRANKEN, (2,), (FINNED,)),
    FishRule(wide.FRANKEN_SWORDFISH, FRANKEN, (3,), (NONE,)),
    FishRule(wide.FINNED_FRANKEN_SWORDFISH, FRANKEN, (3,), (FINNED,)),
    FishRule(wide.FRANKEN_JELLYFISH, FRANKEN, (4,), (NONE,)),
    FishRule(wide.FINNED_FRANKEN_JELLYFISH, FRANKEN, (4,), (FINNED,)),
    FishRule(wide.FINNED_MUTANT_FISH, MUTANT, SMALL_SIZES, (FINNED,)),
    SiameseFish(),
    FishRule(wide.MUTANT_FISH, MUTANT, SMALL_SIZES + LARGE_SIZES, (NONE,)),
    FishRule(wide.FRANKEN_LARGE_FISH, FRANKEN, LARGE_SIZES, (NONE, FINNED)),
    FishRule(wide.FINNED_MUTANT_LARGE_FISH, MUTANT, LARGE_SIZES, (FINNED,)),
)
