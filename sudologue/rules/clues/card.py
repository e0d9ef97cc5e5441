"""The card of what a clue leaves its cells."""

from sudologue.rules.card import Card, Tier, killer

CLUE_SUPPORT = Card(
    slug="clue_support",
    tier=Tier.LOCKED_SETS,
    page="clues",
    needs_clues=True,
    example=killer(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "10: r1c3 r1c4",
    ),
)
