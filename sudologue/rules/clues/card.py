"""The card of what a clue leaves its cells."""

from sudologue.rules.card import Card, Tier, killer

CLUE_SUPPORT = Card(
    slug="clue_support",
    title="Clue Fillings",
    tier=Tier.LOCKED_SETS,
    page="clues",
    needs_clues=True,
    summary="When no way to fill a clue's cells has a digit in one of them, it does not go there.",
    reason=(
        "A clue such as a cage, an arrow or a thermometer says which digits its cells can hold "
        "together. Each way to fill them uses one candidate of every cell. A candidate that no way "
        "uses is false, whatever else is on the board."
    ),
    spotting=(
        "To find the next one, take a clue whose cells have few candidates left, and ask of each "
        "of them whether the other cells can be filled to match."
    ),
    example=killer(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "10: r1c3 r1c4",
    ),
)
