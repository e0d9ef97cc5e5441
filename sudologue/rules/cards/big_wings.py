"""Cards of the bigger wings."""

from sudologue.rules.cards.card import Card, Tier

WXYZ_WING = Card(
    slug="wxyz_wing",
    title="WXYZ-Wing",
    tier=Tier.PATTERNS,
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
    aliases=("bent quad",),
    se="5.5",
    hodoku="0802",
)

BIG_WING = Card(
    slug="big_wing",
    title="Big Wing",
    tier=Tier.EXTREME,
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
    aliases=(
        "VWXYZ-Wing",
        "UVWXYZ-Wing",
        "TUVWXYZ-Wing",
        "STUVWXYZ-Wing",
        "RSTUVWXYZ-Wing",
    ),
    se="6.2",
)
