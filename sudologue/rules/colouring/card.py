"""Cards of colouring, by one digit and by all."""

from functools import partial

from sudologue.rules.card import Card, Tier

_colouring = partial(Card, tier=Tier.PATTERNS, page="colouring")

SIMPLE_COLORS_TRAP = _colouring(
    slug="simple_colors_trap",
    title="Simple Colors Trap",
    summary=(
        "When the places of a digit are painted in two colours by turns along houses with two "
        "places, a place that sees both colours loses the digit."
    ),
    reason=(
        "Where a house has two places for a digit, one of them is true and the other false, and "
        "every further step along such houses turns that round. So one of the colours is true "
        "throughout, and whichever it is, a place that sees both colours sees a true one."
    ),
    spotting=(
        "To find the next one, take a digit with many houses that have two places, mark these A "
        "and B by turns, and look for another place that sees an A and a B."
    ),
    aliases=("simple colouring", "singles chain, rule 4", "colour trap"),
    hodoku="0500",
    example="2.186954.64.215.89958347612.1479625..25134.96.965281.44.9651.2.18247396556.9824.1",
)

SIMPLE_COLORS_WRAP = _colouring(
    slug="simple_colors_wrap",
    title="Simple Colors Wrap",
    summary=(
        "When the places of a digit are painted in two colours by turns along houses with two "
        "places, and two places of one colour see each other, all of that colour lose the digit."
    ),
    reason=(
        "One colour is true throughout and the other false throughout. Two places that see each "
        "other cannot both hold the digit, so the colour they share is not the true one."
    ),
    spotting=(
        "To find the next one, take a digit with many houses that have two places, mark these A "
        "and B by turns, and look for two with the same letter that see each other."
    ),
    aliases=("simple colouring", "singles chain, rule 2", "colour wrap"),
    hodoku="0501",
    example=(
        ":0000:x:3978..5.6251..6.984685.9..29.5.6.8.78.69.7..573..85.696.3.589715796..28418.79.653:"
        "146 155::"
    ),
)

MULTI_COLORS_1 = _colouring(
    slug="multi_colors_1",
    title="Multi-Colors Type 1",
    summary=(
        "When a colour of one pair sees a colour of another pair of the same digit, a place that "
        "sees the opposite colours of both loses the digit."
    ),
    reason=(
        "Two colours that see each other are not both true. So in one of the two pairs the "
        "opposite colour is true, and a place that sees the opposite colours of both pairs sees a "
        "true one either way."
    ),
    spotting=(
        "To find the next one, mark a digit's pairs A and B by turns, those that hang together "
        "apart from these C and D, and look where one of A or B sees one of C or D."
    ),
    aliases=("multi-colouring type 1", "multiple colours"),
    hodoku="0502",
    example=".452..76867....429829467351.9....67.487621593.6.7..18.938156247754832916216974835",
)

MULTI_COLORS_2 = _colouring(
    slug="multi_colors_2",
    title="Multi-Colors Type 2",
    summary=(
        "When a colour sees both colours of another pair of the same digit, all of that colour "
        "lose the digit."
    ),
    reason=(
        "Of the other pair one colour is true, whichever it is. A colour that sees both of them "
        "sees something true, so it is false throughout."
    ),
    spotting=(
        "To find the next one, mark a digit's pairs A and B by turns, and look among its other "
        "places for one, or several that hang together, that see an A and a B."
    ),
    aliases=("multi-colouring type 2",),
    hodoku="0503",
    example=(
        ":0000:x:..72.5..4.42..1..79...4726.2615834795794268..48371962532415879679.632.4...69743.2:"
        "198::"
    ),
)

MEDUSA_3D = _colouring(
    slug="medusa_3d",
    title="3D Medusa",
    summary=(
        "When candidates of several digits are painted in two colours by turns, along cells with "
        "two candidates and houses with two places, a colour that contradicts itself goes, or else "
        "what sees both colours."
    ),
    reason=(
        "A cell with two candidates has one true and one false, and so has a house with two places "
        "for a digit. Every step along them turns that round, so one of the colours is true "
        "throughout and the other false throughout. A colour that would put two digits into a "
        "cell, a digit twice into a house, or leave one of them without anything is the false one; "
        "and what sees both colours sees a true one either way."
    ),
    spotting=(
        "To find the next one, begin at a cell with two candidates, mark these A and B, go on by "
        "turns wherever just two are left, and look for what contradicts both letters, or one."
    ),
    aliases=("medusa", "3D multi-colouring", "ultracolouring"),
    hodoku="0507",
    example=(
        ":0000:x:......258268.5......5284...5.73.8...6.35.1.8.18..725.3.3..258767.68.9...8.27364..:"
        "992::"
    ),
)
