"""Cards of the Franken and mutant fish, and of Siamese fish, which may be of any shape."""

from sudologue.rules.cards.card import Card, Tier

_FRANKEN_REASON = (
    "It does not matter to a fish whether its houses are lines or boxes. The bases need the digit "
    "as often as there are bases, and each cover can give it only once, so the covers are used up. "
    "Whatever lies in more covers than bases has no digit left for it."
)

_FINNED_REASON = (
    "Fins are places of the bases outside the covers, or in two bases at once. If no fin is true, "
    "the bases need every cover, and what lies in more covers than bases is false. If a fin is "
    "true, whatever sees it is false. A candidate that goes in both cases goes for certain."
)

FRANKEN_X_WING = Card(
    slug="franken_x_wing",
    title="Franken X-Wing",
    tier=Tier.EXOTIC,
    summary=(
        "An X-Wing with a box among its houses: two houses have all places of a digit in two "
        "others, and the digit leaves the rest of these."
    ),
    reason=_FRANKEN_REASON,
    hodoku="0330",
)

FRANKEN_SWORDFISH = Card(
    slug="franken_swordfish",
    title="Franken Swordfish",
    tier=Tier.EXOTIC,
    summary=(
        "A Swordfish with a box among its houses: three houses have all places of a digit in "
        "three others, and the digit leaves the rest of these."
    ),
    reason=_FRANKEN_REASON,
    hodoku="0331",
)

FRANKEN_JELLYFISH = Card(
    slug="franken_jellyfish",
    title="Franken Jellyfish",
    tier=Tier.EXOTIC,
    summary=(
        "A Jellyfish with a box among its houses: four houses have all places of a digit in four "
        "others, and the digit leaves the rest of these."
    ),
    reason=_FRANKEN_REASON,
    hodoku="0332",
)

FINNED_FRANKEN_X_WING = Card(
    slug="finned_franken_x_wing",
    title="Finned Franken X-Wing",
    tier=Tier.EXOTIC,
    summary=(
        "A Franken X-Wing but for some fins: what it would remove still goes where it sees all of "
        "them."
    ),
    reason=_FINNED_REASON,
    hodoku="0340",
)

FINNED_FRANKEN_SWORDFISH = Card(
    slug="finned_franken_swordfish",
    title="Finned Franken Swordfish",
    tier=Tier.EXOTIC,
    summary=(
        "A Franken Swordfish but for some fins: what it would remove still goes where it sees all "
        "of them."
    ),
    reason=_FINNED_REASON,
    hodoku="0341",
)

FINNED_FRANKEN_JELLYFISH = Card(
    slug="finned_franken_jellyfish",
    title="Finned Franken Jellyfish",
    tier=Tier.EXOTIC,
    summary=(
        "A Franken Jellyfish but for some fins: what it would remove still goes where it sees all "
        "of them."
    ),
    reason=_FINNED_REASON,
    hodoku="0342",
)

FRANKEN_LARGE_FISH = Card(
    slug="franken_large_fish",
    title="Large Franken Fish",
    tier=Tier.EXOTIC,
    summary=(
        "A fish of five, six or seven houses with a box among them, with fins or without: what "
        "lies in more covers than bases goes where it sees all fins."
    ),
    reason=_FINNED_REASON,
    aliases=("Franken Squirmbag", "Franken Whale", "Franken Leviathan"),
    hodoku="0333",
)

MUTANT_FISH = Card(
    slug="mutant_fish",
    title="Mutant Fish",
    tier=Tier.EXOTIC,
    summary=(
        "When some houses, of whatever kinds, have all places of a digit in as many other houses, "
        "the digit leaves the rest of these."
    ),
    reason=(
        "Rows, columns and boxes may stand on both sides of a fish. The bases need the digit as "
        "often as there are bases, and each cover can give it only once, so the covers are used "
        "up. Whatever lies in more covers than bases has no digit left for it."
    ),
    aliases=("Mutant Swordfish", "Mutant Jellyfish", "Mutant Squirmbag"),
    hodoku="0350",
)

FINNED_MUTANT_FISH = Card(
    slug="finned_mutant_fish",
    title="Finned Mutant Fish",
    tier=Tier.EXOTIC,
    summary=(
        "A mutant fish of two, three or four houses but for some fins: what it would remove still "
        "goes where it sees all of them."
    ),
    reason=_FINNED_REASON,
    aliases=("Finned Mutant X-Wing", "Finned Mutant Swordfish", "Finned Mutant Jellyfish"),
    hodoku="0360",
)

FINNED_MUTANT_LARGE_FISH = Card(
    slug="finned_mutant_large_fish",
    title="Large Finned Mutant Fish",
    tier=Tier.EXOTIC,
    summary=(
        "A mutant fish of five, six or seven houses but for some fins: what it would remove still "
        "goes where it sees all of them."
    ),
    reason=_FINNED_REASON,
    aliases=("Finned Mutant Squirmbag", "Finned Mutant Whale", "Finned Mutant Leviathan"),
    hodoku="0363",
)

SIAMESE_FISH = Card(
    slug="siamese_fish",
    title="Siamese Fish",
    tier=Tier.EXOTIC,
    summary=(
        "When the same houses make a fish with one choice of covers and another fish with another "
        "choice, what either of the two removes goes at once."
    ),
    reason=(
        "Nothing more is in it than two fish that share their bases. For each choice of covers, "
        "either some fin is true or the fish is whole, and what is false in both cases goes. They "
        "are told together because one sees them together."
    ),
    aliases=("Siamese Swordfish", "Siamese Jellyfish"),
)
