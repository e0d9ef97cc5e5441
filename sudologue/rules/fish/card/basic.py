"""Cards of the fish of parallel lines: basic, finned and sashimi."""

from functools import partial

from sudologue.rules.card import Card, Tier
from sudologue.rules.fish.card import JELLYFISH_SIZE, SWORDFISH_SIZE, X_WING_SIZE, SizedFish

_fish = partial(Card, tier=Tier.PATTERNS, page="fish")

X_WING = _fish(
    slug="x_wing",
    title="X-Wing",
    summary=(
        "When two parallel lines have a digit only where the same two lines cross them, the digit "
        "leaves the rest of the crossing lines."
    ),
    reason=(
        "Both lines need the digit, and they cannot both take it on the same crossing line, so one "
        "takes it on the first and the other on the second. Which way round is open, but either "
        "way the two crossing lines have their digit, and their other cells cannot take it."
    ),
    spotting=(
        "To find the next one, go through the places of one digit and look for two rows, or "
        "two columns, that have just two places each, opposite each other."
    ),
    aliases=("fish of size two",),
    se="3.2",
    hodoku="0300",
    example="214365987657819423938427561369248175572691834481753.9..4358..19.2597..4..96134.5.",
)

SWORDFISH = _fish(
    slug="swordfish",
    title="Swordfish",
    summary=(
        "When three parallel lines have a digit only where the same three lines cross them, the "
        "digit leaves the rest of the crossing lines."
    ),
    reason=(
        "Three lines need the digit three times, and each crossing line can give it to only one of "
        "them. So every one of the three crossing lines gives it to one of these lines, and has "
        "none left for its other cells. Not all nine crossings need be open."
    ),
    spotting=(
        "To find the next one, go through the places of one digit and look for three rows "
        "with two or three places each that lie in only three columns, or the other way "
        "round."
    ),
    aliases=("fish of size three",),
    se="3.8",
    hodoku="0301",
    example="74.38269.9..4657.2..2719354.192435.72739564..5.41782.9328697145497531826156824973",
)

JELLYFISH = _fish(
    slug="jellyfish",
    title="Jellyfish",
    summary=(
        "When four parallel lines have a digit only where the same four lines cross them, the "
        "digit leaves the rest of the crossing lines."
    ),
    reason=(
        "Four lines need the digit four times, and each crossing line can give it to only one of "
        "them. So every one of the four crossing lines gives it to one of these lines, and has "
        "none left for its other cells."
    ),
    spotting=(
        "To find the next one, go through the places of one digit and look for four rows with "
        "two to four places each that lie in only four columns, or the other way round."
    ),
    aliases=("fish of size four",),
    se="5.2",
    hodoku="0302",
    example="74.3.269.9..46.7.2..2719354.192435.727.9.64....417.2.9328697145497531826156824973",
)

LARGE_FISH = _fish(
    slug="large_fish",
    title="Large Fish",
    summary=(
        "When five, six or seven parallel lines have a digit only where as many lines cross them, "
        "the digit leaves the rest of the crossing lines."
    ),
    reason=(
        "The lines need the digit as often as there are lines, and each crossing line can give it "
        "to only one of them, so all the crossing lines are used up. On a board of nine rows a "
        "smaller fish among the remaining lines always says the same."
    ),
    spotting=(
        "To find the next one, on a board of more than nine rows, go through the places of "
        "one digit and look for five or more rows whose places lie in only as many columns, "
        "or the other way round."
    ),
    aliases=("Squirmbag", "Starfish", "Whale", "Leviathan"),
    hodoku="0303",
    more_codes=("0304", "0305"),
    example="7325.4.6115673.4.2..8..1573514....37673.45.198293176543.7.5.1282.51.37.6..1.723.5",
)

_FINNED_REASON = (
    "If no fin takes the digit, the lines use the crossing lines up, as they would without fins. "
    "If a fin takes it, whatever sees that fin cannot. A cell that loses the digit in the first "
    "case, and that sees every fin, loses it in any case."
)


def _finned(fish: SizedFish, hodoku: str, example: str) -> Card:
    return _fish(
        slug=f"finned_{fish.slug}",
        title=f"Finned {fish.name}",
        summary=(
            f"When only a few extra places, the fins, keep {fish.size} lines from being "
            f"{fish.article} {fish.name}, what the {fish.name} would remove still goes where it "
            "sees all fins."
        ),
        reason=_FINNED_REASON,
        spotting=(
            f"To find the next one, look for {fish.size} rows whose places for one digit lie in "
            f"the same {fish.size} columns, but with one or two more places in a single box; or "
            "for columns and rows, likewise."
        ),
        aliases=(f"{fish.name} with fins",),
        hodoku=hodoku,
        example=example,
    )


FINNED_X_WING = _finned(
    X_WING_SIZE,
    "0310",
    ".81.2.5.9.2.95.1...9...7824278.4.695156279348934.8.217.4.7..98.76981.43.812.9.75.",
)
FINNED_SWORDFISH = _finned(
    SWORDFISH_SIZE,
    "0311",
    ".81.2.579427958163.9.1.7824278341695156279348934586217.4.7..981769815432812.9.756",
)
FINNED_JELLYFISH = _finned(
    JELLYFISH_SIZE,
    "0312",
    ".4.3.269.9..46.7.2..2.1.354.192435.72....64....417.2.9328697145497531826156..4973",
)

_SASHIMI_REASON = (
    "If no fin takes the digit, the line without a corner has one place left and takes it there, "
    "the other lines make do with what remains, and together they still use the crossing lines "
    "up. If a fin takes it, whatever sees that fin cannot. A cell that loses the digit in both "
    "cases loses it for certain."
)


def _sashimi(fish: SizedFish, lacks: str, hodoku: str, example: str) -> Card:
    return _fish(
        slug=f"sashimi_{fish.slug}",
        title=f"Sashimi {fish.name}",
        summary=(
            f"When a finned {fish.name} lacks {lacks}, so that without its fins one of its lines "
            "would have a single place left, the digit still leaves the cells of the crossing "
            "lines that see all fins."
        ),
        reason=_SASHIMI_REASON,
        spotting=(
            f"To find the next one, look for {fish.size} rows whose places for one digit nearly "
            f"fit into {fish.size} columns, or the other way round: where a place is missing, the "
            "same box has one or two beside it."
        ),
        hodoku=hodoku,
        example=example,
    )


SASHIMI_X_WING = _sashimi(
    X_WING_SIZE,
    "a corner",
    "0320",
    "7325.4.6115673...2..8...573514....37673.45.198293..6543.7.5.1282.5..3..6..1..23.5",
)
SASHIMI_SWORDFISH = _sashimi(
    SWORDFISH_SIZE,
    "corners",
    "0321",
    "9746.2..51.28759..5.6........5.9......928....8.15...92413758269.5.963..8698124..7",
)
SASHIMI_JELLYFISH = _sashimi(
    JELLYFISH_SIZE,
    "corners",
    "0322",
    "53..7....6..195....98....6.8..76...34268537917..92...6.6....28....419..5....8..79",
)

FINNED_LARGE_FISH = _fish(
    slug="finned_large_fish",
    title="Finned Large Fish",
    summary=(
        "When only a few extra places, the fins, keep five, six or seven lines from being a fish, "
        "what the fish would remove still goes where it sees all fins."
    ),
    reason=_FINNED_REASON,
    spotting=(
        "To find the next one, on a board of more than nine rows, look for five or more rows whose "
        "places for one digit lie in as many columns, or the other way round, except for one or "
        "two in a single box."
    ),
    aliases=("Finned Squirmbag", "Finned Whale", "Finned Leviathan", "Sashimi Squirmbag"),
    hodoku="0313",
    more_codes=("0314", "0315", "0323", "0324", "0325"),
    example="9746.2..51.28759..5.6........5.9......928....8.15...92413758269.57963..8698124..7",
)
