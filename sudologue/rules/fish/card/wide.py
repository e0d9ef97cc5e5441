"""Cards of the wide fish: Franken, mutant and Siamese."""

from functools import partial

from sudologue.rules.card import Card, Tier
from sudologue.rules.fish.card import JELLYFISH_SIZE, SWORDFISH_SIZE, X_WING_SIZE, SizedFish

_wide_fish = partial(Card, tier=Tier.EXOTIC, page="wide-fish")

_FRANKEN_REASON = (
    "It does not matter whether the houses are lines or boxes. The first ones need the digit as "
    "often as there are of them, and each of the others can give it only once, so the others are "
    "used up, and their cells elsewhere have no digit left."
)

_WIDE_FINNED_REASON = (
    "Fins are places outside the other houses, or places where one digit would serve two houses "
    "at once. If no fin takes the digit, the houses use the others up, and other cells of these "
    "lose it. If a fin takes it, whatever sees that fin cannot. A cell that loses the digit in "
    "both cases loses it for certain."
)


def _franken(fish: SizedFish, hodoku: str, example: str) -> Card:
    return _wide_fish(
        slug=f"franken_{fish.slug}",
        title=f"Franken {fish.name}",
        summary=(
            f"{fish.article.capitalize()} {fish.name} with a box among its houses: {fish.size} "
            f"houses have all places of a digit in {fish.size} others, and the digit leaves the "
            "rest of these."
        ),
        reason=_FRANKEN_REASON,
        spotting=(
            f"To find the next one, look for {fish.size} houses whose places for one digit lie in "
            f"only {fish.size} others, with a box in place of a line or two."
        ),
        hodoku=hodoku,
        example=example,
    )


FRANKEN_X_WING = _franken(
    X_WING_SIZE,
    "0330",
    ".34..8916.719..345......287.9....6....2.7.1...1.3..7..7.......3143....6.6.5...4.1",
)
FRANKEN_SWORDFISH = _franken(
    SWORDFISH_SIZE,
    "0331",
    "74.38269.9..46.7.2..2719354.192435.72739564..5.41782.9328697145497531826156824973",
)
FRANKEN_JELLYFISH = _franken(
    JELLYFISH_SIZE,
    "0332",
    "..835.......2..4.9.2.84....1569827..9325741.....1369......2.395.4.7.5........3...",
)


def _finned_franken(fish: SizedFish, hodoku: str, example: str) -> Card:
    return _wide_fish(
        slug=f"finned_franken_{fish.slug}",
        title=f"Finned Franken {fish.name}",
        summary=(
            f"A Franken {fish.name} spoilt by some fins: what it would remove still goes where it "
            "sees all of them."
        ),
        reason=_WIDE_FINNED_REASON,
        spotting=(
            f"To find the next one, look for {fish.size} houses, boxes allowed, whose places for "
            f"one digit lie in only {fish.size} others, except for one or two that a single cell "
            "sees."
        ),
        hodoku=hodoku,
        example=example,
    )


FINNED_FRANKEN_X_WING = _finned_franken(
    X_WING_SIZE,
    "0340",
    "74.3.269.9..46.7.2..2719354.192435.72739.64..5.417.2.9328697145497531826156824973",
)
FINNED_FRANKEN_SWORDFISH = _finned_franken(
    SWORDFISH_SIZE,
    "0341",
    ".81.2.579.2795.163.9...7824278.4.695156279348934586217.4.7..981769815432812.9.756",
)
FINNED_FRANKEN_JELLYFISH = _finned_franken(
    JELLYFISH_SIZE,
    "0342",
    "..1.2.5.9...95.1...9...78.4278.4.695156279348934.8.217.4.7..98.7698..4..812.9.75.",
)

FRANKEN_LARGE_FISH = _wide_fish(
    slug="franken_large_fish",
    title="Large Franken Fish",
    summary=(
        "A fish of five, six or seven houses with a box among them, with fins or without: what "
        "the fish rules out goes where it sees all fins."
    ),
    reason=_WIDE_FINNED_REASON,
    spotting=(
        "To find the next one, look for five or more houses, boxes allowed, whose places for "
        "one digit lie in only as many others, except perhaps for a few that a single cell "
        "sees."
    ),
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
        "Rows, columns and boxes may stand on both sides. The first houses need the digit as "
        "often as there are of them, and each of the others can give it only once, so the others "
        "are used up, and their cells elsewhere have no digit left."
    ),
    spotting=(
        "To find the next one, take the places of one digit and choose rows, columns and "
        "boxes of any kind whose places all lie in as many others."
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
        "A mutant fish of two, three or four houses spoilt by fins: what it would remove still "
        "goes where it sees all of them."
    ),
    reason=_WIDE_FINNED_REASON,
    spotting=(
        "To find the next one, take the places of one digit and choose up to four rows, columns "
        "and boxes whose places lie in as many others, except for one or two that one cell sees."
    ),
    aliases=("Finned Mutant X-Wing", "Finned Mutant Swordfish", "Finned Mutant Jellyfish"),
    hodoku="0360",
    more_codes=("0361", "0362"),
    example=".81.2.57942795.163.9...7824278.4.695156279348934586217.4.7..981769815432812.9.756",
)

FINNED_MUTANT_LARGE_FISH = _wide_fish(
    slug="finned_mutant_large_fish",
    title="Large Finned Mutant Fish",
    summary=(
        "A mutant fish of five, six or seven houses spoilt by fins: what it would remove still "
        "goes where it sees all of them."
    ),
    reason=_WIDE_FINNED_REASON,
    spotting=(
        "To find the next one, take the places of one digit and choose five or more rows, columns "
        "and boxes whose places lie in as many others, except for a few that one cell sees."
    ),
    aliases=("Finned Mutant Squirmbag", "Finned Mutant Whale", "Finned Mutant Leviathan"),
    hodoku="0363",
    more_codes=("0364", "0365"),
    example="..1.2.5.9...95.1...9...78.42.8.4.695156279348934.8.217.4.7..98.7698..4..812.9.75.",
)

SIAMESE_FISH = _wide_fish(
    slug="siamese_fish",
    title="Siamese Fish",
    summary=(
        "When the same houses make a fish with one choice of the others and another fish with "
        "another choice, what either of the two removes goes at once."
    ),
    reason=(
        "Nothing more is in it than two fish that share their first houses. For each choice of "
        "the others, either some fin takes the digit or the others are used up, and what goes in "
        "both cases goes. They are told together because one sees them together."
    ),
    spotting=(
        "To find the next one, once some lines fit into as many others except for a few "
        "places, see whether they fit into another choice of these, with other exceptions."
    ),
    aliases=("Siamese Swordfish", "Siamese Jellyfish"),
    more_codes=("03111", "03121", "03211", "03221", "03411", "03421", "03621"),
    example="74.3.269.9..46.7.2..271.354.192435.727.9.64....417.2.9328697145497531826156824973",
)
