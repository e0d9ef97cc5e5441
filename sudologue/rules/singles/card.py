"""Cards of the singles."""

from sudologue.rules.card import Card, Tier

FULL_HOUSE = Card(
    slug="full_house",
    title="Full House",
    tier=Tier.SINGLES,
    page="singles",
    summary="When a house has one open cell left, that cell takes the one digit still missing.",
    reason=(
        "A house holds every digit once. With all its other cells filled, one cell and one digit "
        "remain, and they belong together."
    ),
    spotting="To find the next one, look for a house with a single open cell.",
    aliases=("last cell", "last digit in a house"),
    se="1.0",
    hodoku="0000",
    example="14986732...314.786..7...914471.3.259.3....147...47186332..154787.4.2.591.1.7.4632",
)

NAKED_SINGLE = Card(
    slug="naked_single",
    title="Naked Single",
    tier=Tier.SINGLES,
    page="singles",
    summary="When a cell has one candidate left, it takes that digit.",
    reason=(
        "Every cell takes some digit. When all the others have been ruled out for a cell, the one "
        "that remains is the only one it can take."
    ),
    spotting=(
        "To find the next one, take a cell whose houses are well filled and count through the "
        "digits that it sees: if one alone is missing, it goes there."
    ),
    aliases=("sole candidate", "forced digit"),
    se="2.3",
    hodoku="0003",
    example="..587........6..897..21...5..2.4.56....6...7....7..4.3.5.9....62....6....46.8...1",
)

HIDDEN_SINGLE = Card(
    slug="hidden_single",
    title="Hidden Single",
    tier=Tier.SINGLES,
    page="singles",
    summary="When a digit has one place left in a house, it goes there.",
    reason=(
        "Every house holds every digit. When a digit has been ruled out everywhere in a house but "
        "for one cell, it must be in that cell, whatever other candidates the cell still shows."
    ),
    spotting=(
        "To find the next one, take a digit that stands on the board several times already, and "
        "look for a house where these leave it a single cell."
    ),
    aliases=("pinned digit", "unique candidate", "crosshatching"),
    se="1.2 in a box, 1.5 in a line",
    hodoku="0002",
    example="..587........6..897..21...5..2.4.56....6...7....7..4.3.5.9....62....6....46.8...1",
)
