"""Cards of the basic fish, plain and finned."""

from sudologue.rules.cards.card import Card, Tier

X_WING = Card(
    slug="x_wing",
    title="X-Wing",
    tier=Tier.PATTERNS,
    summary=(
        "When two parallel lines have a digit only where the same two lines cross them, the digit "
        "leaves the rest of the crossing lines."
    ),
    reason=(
        "Both lines need the digit, and they cannot both take it on the same crossing line, so one "
        "takes it on the first and the other on the second. Which way round is open, but either "
        "way the two crossing lines have their digit, and their other cells cannot take it."
    ),
    aliases=("fish of size two",),
    se="3.2",
    hodoku="0300",
)

SWORDFISH = Card(
    slug="swordfish",
    title="Swordfish",
    tier=Tier.PATTERNS,
    summary=(
        "When three parallel lines have a digit only where the same three lines cross them, the "
        "digit leaves the rest of the crossing lines."
    ),
    reason=(
        "Three lines need the digit three times, and each crossing line can give it to only one of "
        "them. So every one of the three crossing lines gives it to one of these lines, and has "
        "none left for its other cells. Not all nine crossings need be open."
    ),
    aliases=("fish of size three",),
    se="3.8",
    hodoku="0301",
)

JELLYFISH = Card(
    slug="jellyfish",
    title="Jellyfish",
    tier=Tier.PATTERNS,
    summary=(
        "When four parallel lines have a digit only where the same four lines cross them, the "
        "digit leaves the rest of the crossing lines."
    ),
    reason=(
        "Four lines need the digit four times, and each crossing line can give it to only one of "
        "them. So every one of the four crossing lines gives it to one of these lines, and has "
        "none left for its other cells."
    ),
    aliases=("fish of size four",),
    se="5.2",
    hodoku="0302",
)

LARGE_FISH = Card(
    slug="large_fish",
    title="Large Fish",
    tier=Tier.PATTERNS,
    summary=(
        "When five, six or seven parallel lines have a digit only where as many lines cross them, "
        "the digit leaves the rest of the crossing lines."
    ),
    reason=(
        "The lines need the digit as often as there are lines, and each crossing line can give it "
        "to only one of them, so all the crossing lines are used up. On a board of nine rows a "
        "smaller fish among the remaining lines always says the same."
    ),
    aliases=("Squirmbag", "Starfish", "Whale", "Leviathan"),
    hodoku="0303",
)

_FINNED_REASON = (
    "Were it not for the fins, the lines would use the crossing lines up. So either some fin is "
    "true, or the fish is whole. A candidate that the whole fish would remove, and that also sees "
    "every fin, is false in both cases."
)

FINNED_X_WING = Card(
    slug="finned_x_wing",
    title="Finned X-Wing",
    tier=Tier.PATTERNS,
    summary=(
        "When only a few extra places, the fins, keep two lines from being an X-Wing, what the "
        "X-Wing would remove still goes where it sees all fins."
    ),
    reason=_FINNED_REASON,
    aliases=("X-Wing with fins",),
    hodoku="0310",
)

FINNED_SWORDFISH = Card(
    slug="finned_swordfish",
    title="Finned Swordfish",
    tier=Tier.PATTERNS,
    summary=(
        "When only a few extra places, the fins, keep three lines from being a Swordfish, what the "
        "Swordfish would remove still goes where it sees all fins."
    ),
    reason=_FINNED_REASON,
    aliases=("Swordfish with fins",),
    hodoku="0311",
)

FINNED_JELLYFISH = Card(
    slug="finned_jellyfish",
    title="Finned Jellyfish",
    tier=Tier.PATTERNS,
    summary=(
        "When only a few extra places, the fins, keep four lines from being a Jellyfish, what the "
        "Jellyfish would remove still goes where it sees all fins."
    ),
    reason=_FINNED_REASON,
    aliases=("Jellyfish with fins",),
    hodoku="0312",
)

_SASHIMI_REASON = (
    "If every fin is false, the line without a corner has one place left and takes the digit "
    "there, the other lines make do with what remains, and together they still use the crossing "
    "lines up. If a fin is true, whatever sees it is false. A candidate that goes in both cases "
    "goes for certain."
)

SASHIMI_X_WING = Card(
    slug="sashimi_x_wing",
    title="Sashimi X-Wing",
    tier=Tier.PATTERNS,
    summary=(
        "When a finned X-Wing lacks a corner, so that without its fins one of its lines would "
        "have a single place left, the digit still leaves the cells of the crossing lines that see "
        "all fins."
    ),
    reason=_SASHIMI_REASON,
    hodoku="0320",
)

SASHIMI_SWORDFISH = Card(
    slug="sashimi_swordfish",
    title="Sashimi Swordfish",
    tier=Tier.PATTERNS,
    summary=(
        "When a finned Swordfish lacks corners, so that without its fins one of its lines would "
        "have a single place left, the digit still leaves the cells of the crossing lines that see "
        "all fins."
    ),
    reason=_SASHIMI_REASON,
    hodoku="0321",
)

SASHIMI_JELLYFISH = Card(
    slug="sashimi_jellyfish",
    title="Sashimi Jellyfish",
    tier=Tier.PATTERNS,
    summary=(
        "When a finned Jellyfish lacks corners, so that without its fins one of its lines would "
        "have a single place left, the digit still leaves the cells of the crossing lines that see "
        "all fins."
    ),
    reason=_SASHIMI_REASON,
    hodoku="0322",
)

FINNED_LARGE_FISH = Card(
    slug="finned_large_fish",
    title="Finned Large Fish",
    tier=Tier.PATTERNS,
    summary=(
        "When only a few extra places, the fins, keep five, six or seven lines from being a fish, "
        "what the fish would remove still goes where it sees all fins."
    ),
    reason=_FINNED_REASON,
    aliases=("Finned Squirmbag", "Finned Whale", "Finned Leviathan", "Sashimi Squirmbag"),
    hodoku="0313",
)
