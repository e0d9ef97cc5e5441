"""The rules for fish: each a shape, some sizes, and what may lie outside the covers."""

from sudologue.rules.common.fish.houses import SMALL, Shape
from sudologue.rules.fish import card as cards
from sudologue.rules.fish.search.techniques import FishRule, SiameseFish
from sudologue.rules.fish.search.unchecked import LARGE, Fins

BASIC, FRANKEN, MUTANT = Shape.BASIC, Shape.FRANKEN, Shape.MUTANT
NONE, FINNED, SASHIMI = Fins.NONE, Fins.FINNED, Fins.SASHIMI
SMALL_SIZES = tuple(range(2, SMALL + 1))
LARGE_SIZES = tuple(range(SMALL + 1, LARGE + 1))

RULES = (
    FishRule(cards.X_WING, BASIC, (2,), (NONE,)),
    FishRule(cards.SWORDFISH, BASIC, (3,), (NONE,)),
    FishRule(cards.FINNED_X_WING, BASIC, (2,), (FINNED,)),
    FishRule(cards.SASHIMI_X_WING, BASIC, (2,), (SASHIMI,)),
    FishRule(cards.FINNED_SWORDFISH, BASIC, (3,), (FINNED,)),
    FishRule(cards.SASHIMI_SWORDFISH, BASIC, (3,), (SASHIMI,)),
    FishRule(cards.JELLYFISH, BASIC, (4,), (NONE,)),
    FishRule(cards.FINNED_JELLYFISH, BASIC, (4,), (FINNED,)),
    FishRule(cards.SASHIMI_JELLYFISH, BASIC, (4,), (SASHIMI,)),
    FishRule(cards.LARGE_FISH, BASIC, LARGE_SIZES, (NONE,)),
    FishRule(cards.FINNED_LARGE_FISH, BASIC, LARGE_SIZES, (FINNED, SASHIMI)),
    FishRule(cards.FRANKEN_X_WING, FRANKEN, (2,), (NONE,)),
    FishRule(cards.FINNED_FRANKEN_X_WING, FRANKEN, (2,), (FINNED,)),
    FishRule(cards.FRANKEN_SWORDFISH, FRANKEN, (3,), (NONE,)),
    FishRule(cards.FINNED_FRANKEN_SWORDFISH, FRANKEN, (3,), (FINNED,)),
    FishRule(cards.FRANKEN_JELLYFISH, FRANKEN, (4,), (NONE,)),
    FishRule(cards.FINNED_FRANKEN_JELLYFISH, FRANKEN, (4,), (FINNED,)),
    FishRule(cards.FINNED_MUTANT_FISH, MUTANT, SMALL_SIZES, (FINNED,)),
    SiameseFish(),
    FishRule(cards.MUTANT_FISH, MUTANT, SMALL_SIZES + LARGE_SIZES, (NONE,)),
    FishRule(cards.FRANKEN_LARGE_FISH, FRANKEN, LARGE_SIZES, (NONE, FINNED)),
    FishRule(cards.FINNED_MUTANT_LARGE_FISH, MUTANT, LARGE_SIZES, (FINNED,)),
)
