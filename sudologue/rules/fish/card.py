"""Cards of the fish: basic, finned and sashimi; Franken, mutant and Siamese."""

from functools import partial
from typing import NamedTuple

from sudologue.rules.card import Card, Tier

_fish = partial(Card, tier=Tier.PATTERNS, page="fish")
_wide_fish = partial(Card, tier=Tier.EXOTIC, page="wide-fish")


class _SizedFish(NamedTuple):
    """A fish of so many houses, as finned, sashimi and Franken fish are named after it."""

    slug: str
    article: str
    name: str
    size: str


_X_WING = _SizedFish("x_wing", "an", "X-Wing", "two")
_SWORDFISH = _SizedFish("swordfish", "a", "Swordfish", "three")
_JELLYFISH = _SizedFish("jellyfish", "a", "Jellyfish", "four")

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
    aliases=("Squirmbag", "Starfish", "Whale", "Leviathan"),
    hodoku="0303",
    more_codes=("0304", "0305"),
    example="7325.4.6115673.4.2..8..1573514....37673.45.198293176543.7.5.1282.51.37.6..1.723.5",
)

_FINNED_REASON = (
    "Were it not for the fins, the lines would use the crossing lines up. So either some fin is "
    "true, or the fish is whole. A candidate that the whole fish would remove, and that also sees "
    "every fin, is false in both cases."
)


def _finned(fish: _SizedFish, hodoku: str, example: str) -> Card:
    return _fish(
        slug=f"finned_{fish.slug}",
        title=f"Finned {fish.name}",
        summary=(
            f"When only a few extra places, the fins, keep {fish.size} lines from being "
            f"{fish.article} {fish.name}, what the {fish.name} would remove still goes where it "
            "sees all fins."
        ),
        reason=_FINNED_REASON,
        aliases=(f"{fish.name} with fins",),
        hodoku=hodoku,
        example=example,
    )


FINNED_X_WING = _finned(
    _X_WING,
    "0310",
    ".81.2.5.9.2.95.1...9...7824278.4.695156279348934.8.217.4.7..98.76981.43.812.9.75.",
)
FINNED_SWORDFISH = _finned(
    _SWORDFISH,
    "0311",
    ".81.2.579427958163.9.1.7824278341695156279348934586217.4.7..981769815432812.9.756",
)
FINNED_JELLYFISH = _finned(
    _JELLYFISH,
    "0312",
    ".4.3.269.9..46.7.2..2.1.354.192435.72....64....417.2.9328697145497531826156..4973",
)

_SASHIMI_REASON = (
    "If every fin is false, the line without a corner has one place left and takes the digit "
    "there, the other lines make do with what remains, and together they still use the crossing "
    "lines up. If a fin is true, whatever sees it is false. A candidate that goes in both cases "
    "goes for certain."
)


def _sashimi(fish: _SizedFish, lacks: str, hodoku: str, example: str) -> Card:
    return _fish(
        slug=f"sashimi_{fish.slug}",
        title=f"Sashimi {fish.name}",
        summary=(
            f"When a finned {fish.name} lacks {lacks}, so that without its fins one of its lines "
            "would have a single place left, the digit still leaves the cells of the crossing "
            "lines that see all fins."
        ),
        reason=_SASHIMI_REASON,
        hodoku=hodoku,
        example=example,
    )


SASHIMI_X_WING = _sashimi(
    _X_WING,
    "a corner",
    "0320",
    "7325.4.6115673...2..8...573514....37673.45.198293..6543.7.5.1282.5..3..6..1..23.5",
)
SASHIMI_SWORDFISH = _sashimi(
    _SWORDFISH,
    "corners",
    "0321",
    "9746.2..51.28759..5.6........5.9......928....8.15...92413758269.5.963..8698124..7",
)
SASHIMI_JELLYFISH = _sashimi(
    _JELLYFISH,
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
    aliases=("Finned Squirmbag", "Finned Whale", "Finned Leviathan", "Sashimi Squirmbag"),
    hodoku="0313",
    more_codes=("0314", "0315", "0323", "0324", "0325"),
    example="9746.2..51.28759..5.6........5.9......928....8.15...92413758269.57963..8698124..7",
)

_FRANKEN_REASON = (
    "It does not matter to a fish whether its houses are lines or boxes. The bases need the digit "
    "as often as there are bases, and each cover can give it only once, so the covers are used up. "
    "Whatever lies in more covers than bases has no digit left for it."
)

_WIDE_FINNED_REASON = (
    "Fins are places of the bases outside the covers, or in two bases at once. If no fin is true, "
    "the bases need every cover, and what lies in more covers than bases is false. If a fin is "
    "true, whatever sees it is false. A candidate that goes in both cases goes for certain."
)


def _franken(fish: _SizedFish, hodoku: str, example: str) -> Card:
    return _wide_fish(
        slug=f"franken_{fish.slug}",
        title=f"Franken {fish.name}",
        summary=(
            f"{fish.article.capitalize()} {fish.name} with a box among its houses: {fish.size} "
            f"houses have all places of a digit in {fish.size} others, and the digit leaves the "
            "rest of these."
        ),
        reason=_FRANKEN_REASON,
        hodoku=hodoku,
        example=example,
    )


FRANKEN_X_WING = _franken(
    _X_WING,
    "0330",
    ".34..8916.719..345......287.9....6....2.7.1...1.3..7..7.......3143....6.6.5...4.1",
)
FRANKEN_SWORDFISH = _franken(
    _SWORDFISH,
    "0331",
    "74.38269.9..46.7.2..2719354.192435.72739564..5.41782.9328697145497531826156824973",
)
FRANKEN_JELLYFISH = _franken(
    _JELLYFISH,
    "0332",
    "..835.......2..4.9.2.84....1569827..9325741.....1369......2.395.4.7.5........3...",
)


def _finned_franken(fish: _SizedFish, hodoku: str, example: str) -> Card:
    return _wide_fish(
        slug=f"finned_franken_{fish.slug}",
        title=f"Finned Franken {fish.name}",
        summary=(
            f"A Franken {fish.name} but for some fins: what it would remove still goes where it "
            "sees all of them."
        ),
        reason=_WIDE_FINNED_REASON,
        hodoku=hodoku,
        example=example,
    )


FINNED_FRANKEN_X_WING = _finned_franken(
    _X_WING,
    "0340",
    "74.3.269.9..46.7.2..2719354.192435.72739.64..5.417.2.9328697145497531826156824973",
)
FINNED_FRANKEN_SWORDFISH = _finned_franken(
    _SWORDFISH,
    "0341",
    ".81.2.579.2795.163.9...7824278.4.695156279348934586217.4.7..981769815432812.9.756",
)
FINNED_FRANKEN_JELLYFISH = _finned_franken(
    _JELLYFISH,
    "0342",
    "..1.2.5.9...95.1...9...78.4278.4.695156279348934.8.217.4.7..98.7698..4..812.9.75.",
)

FRANKEN_LARGE_FISH = _wide_fish(
    slug="franken_large_fish",
    title="Large Franken Fish",
    summary=(
        "A fish of five, six or seven houses with a box among them, with fins or without: what "
        "lies in more covers than bases goes where it sees all fins."
    ),
    reason=_WIDE_FINNED_REASON,
    aliases=("Franken Squirmbag", "Franken Whale", "Franken Leviathan"),
    hodoku="0333",
    more_codes=("0334", "0335", "0343", "0344", "0345"),
    example=".4.3.269.9..46.7.2..271.354.192435.72..9.64....417.2.9328697145497531826156824973",
)

MUTANT_FISH = _wide_fish(
    slug="mutant_fish",
    title="Mutant Fish",
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
    more_codes=("0351", "0352", "0353", "0354", "0355"),
    example="73258496115673.482..8..1573514....37673.45.198293176543.7.5.1282.51.37.6..1.723.5",
)

FINNED_MUTANT_FISH = _wide_fish(
    slug="finned_mutant_fish",
    title="Finned Mutant Fish",
    summary=(
        "A mutant fish of two, three or four houses but for some fins: what it would remove still "
        "goes where it sees all of them."
    ),
    reason=_WIDE_FINNED_REASON,
    aliases=("Finned Mutant X-Wing", "Finned Mutant Swordfish", "Finned Mutant Jellyfish"),
    hodoku="0360",
    more_codes=("0361", "0362"),
    example=".81.2.57942795.163.9...7824278.4.695156279348934586217.4.7..981769815432812.9.756",
)

FINNED_MUTANT_LARGE_FISH = _wide_fish(
    slug="finned_mutant_large_fish",
    title="Large Finned Mutant Fish",
    summary=(
        "A mutant fish of five, six or seven houses but for some fins: what it would remove still "
        "goes where it sees all of them."
    ),
    reason=_WIDE_FINNED_REASON,
    aliases=("Finned Mutant Squirmbag", "Finned Mutant Whale", "Finned Mutant Leviathan"),
    hodoku="0363",
    more_codes=("0364", "0365"),
    example="..1.2.5.9...95.1...9...78.42.8.4.695156279348934.8.217.4.7..98.7698..4..812.9.75.",
)

SIAMESE_FISH = _wide_fish(
    slug="siamese_fish",
    title="Siamese Fish",
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
    more_codes=("03111", "03121", "03211", "03221", "03411", "03421", "03621"),
    example="74.3.269.9..46.7.2..271.354.192435.727.9.64....417.2.9328697145497531826156824973",
)
