"""Cards of the wings."""

from sudologue.rules.cards.card import Card, Tier

XY_WING = Card(
    slug="xy_wing",
    title="XY-Wing",
    tier=Tier.PATTERNS,
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
    aliases=("Y-Wing", "bent triple"),
    se="4.2",
    hodoku="0800",
)

XYZ_WING = Card(
    slug="xyz_wing",
    title="XYZ-Wing",
    tier=Tier.PATTERNS,
    summary=(
        "When a cell with three candidates sees two cells that hold two of these each, not the "
        "same two, the digit common to all three leaves every cell in sight of all three."
    ),
    reason=(
        "If the middle cell does not take the common digit, it takes one that it shares with an "
        "outer cell, and that outer cell is left with the common digit. So one of the three has "
        "it, and a cell that sees all three cannot."
    ),
    se="4.4",
    hodoku="0801",
)

W_WING = Card(
    slug="w_wing",
    title="W-Wing",
    tier=Tier.PATTERNS,
    summary=(
        "When two cells out of each other's sight hold the same two candidates, and a house has "
        "only two places for one of these digits, one in sight of either cell, the other digit "
        "leaves every cell in sight of both."
    ),
    reason=(
        "The two cells cannot both take the linked digit, or the house would have no place left "
        "for it. So at least one of them takes the other digit, and a cell that sees both cannot."
    ),
    aliases=("semi-remote naked pair",),
    hodoku="0803",
)
