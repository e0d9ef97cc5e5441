"""Cards of the wings."""

from functools import partial

from sudologue.rules.card import Card, Tier

_wing = partial(Card, tier=Tier.PATTERNS, page="wings")

XY_WING = _wing(
    slug="xy_wing",
    title="XY-Wing",
    summary=(
        "When a cell with two candidates sees two others with two candidates each, which share "
        "one digit with it and another with each other, that other digit leaves every cell in "
        "sight of both."
    ),
    reason=(
        "Whichever of its two digits the middle cell takes, one of the outer cells loses that "
        "digit and must take the one they have in common. So one of the outer cells has it, and a "
        "cell that sees both cannot."
    ),
    spotting=(
        "To find the next one, take a cell with two candidates and look among the cells it sees "
        "for two others with two candidates, one for each of its digits, that share a third digit."
    ),
    aliases=("Y-Wing", "bent triple"),
    se="4.2",
    hodoku="0800",
    example="214365987657819423938427561369248175572691834481753.9.74358..19.2597..4..96134.5.",
)

XYZ_WING = _wing(
    slug="xyz_wing",
    title="XYZ-Wing",
    summary=(
        "When a cell with three candidates sees two cells that hold two of these each, not the "
        "same two, the digit common to all three leaves every cell in sight of all three."
    ),
    reason=(
        "If the middle cell does not take the common digit, it takes one that it shares with an "
        "outer cell, and that outer cell is left with the common digit. So one of the three has "
        "it, and a cell that sees all three cannot."
    ),
    spotting=(
        "To find the next one, take a cell with three candidates and look among the cells it sees "
        "for two with two of these each, not the same two."
    ),
    se="4.4",
    hodoku="0801",
    example="9817643522375198..4653821975241786398164937253796254811.32.6..87.89.1...6528.7.1.",
)

W_WING = _wing(
    slug="w_wing",
    title="W-Wing",
    summary=(
        "When two cells out of each other's sight hold the same two candidates, and a house has "
        "only two places for one of these digits, one in sight of either cell, the other digit "
        "leaves every cell in sight of both."
    ),
    reason=(
        "The two cells cannot both take the linked digit, or the house would have no place left "
        "for it. So at least one of them takes the other digit, and a cell that sees both cannot."
    ),
    spotting=(
        "To find the next one, look for two cells with the same two candidates that do not see "
        "each other, and then for a house with just two places for one of these digits, one in "
        "sight of each cell."
    ),
    aliases=("semi-remote naked pair",),
    hodoku="0803",
    example="732584961156739482..86215735149682376732458198293176543.74561282.51937.6..18723.5",
)

WXYZ_WING = _wing(
    slug="wxyz_wing",
    title="WXYZ-Wing",
    summary=(
        "When four cells hold four digits between them, and for all but one of these digits the "
        "cells that hold it see each other, the remaining digit leaves every cell in sight of all "
        "its places in the four."
    ),
    reason=(
        "Each of the three other digits can go into one of the four cells at most. So without the "
        "remaining digit three digits would have to fill four cells; one of the four takes it, "
        "and a cell that sees all its places there cannot."
    ),
    spotting=(
        "To find the next one, look where a line crosses a box for four cells that have four "
        "digits between them, and count the digits that could be there twice."
    ),
    aliases=("bent quad",),
    se="5.5",
    hodoku="0802",
    example="794365218826471...35182976426..47...57..86.4.148.32.7.412698537685713429937254186",
)

BIG_WING = Card(
    slug="big_wing",
    title="Big Wing",
    tier=Tier.EXTREME,
    page="wings",
    summary=(
        "When five to nine cells, one of which sees all the others, hold as many digits as they "
        "are, and for all but one of these digits the cells that hold it see each other, the "
        "remaining digit leaves every cell in sight of all its places among them."
    ),
    reason=(
        "Each of the other digits can go into one of the cells at most, and they are one fewer "
        "than the cells. So some cell takes the remaining digit, and a cell that sees all its "
        "places among them cannot."
    ),
    spotting=(
        "To find the next one, look where a line crosses a box for cells that have as many digits "
        "as they are, and count the digits that could be there twice."
    ),
    aliases=(
        "VWXYZ-Wing",
        "UVWXYZ-Wing",
        "TUVWXYZ-Wing",
        "STUVWXYZ-Wing",
        "RSTUVWXYZ-Wing",
    ),
    se="6.2",
    example="214365987657819423938427561369248175572691834..1753.9...358..19.2597..4..961.4.5.",
)
