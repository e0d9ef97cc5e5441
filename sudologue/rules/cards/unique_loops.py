"""Cards of the unique loops."""

from sudologue.rules.cards.card import Card, Tier

UNIQUE_LOOP = Card(
    slug="unique_loop",
    title="Unique Loop",
    tier=Tier.UNIQUENESS,
    summary=(
        "When two digits could alternate along a loop of six or more cells, with one of each in "
        "every house that the loop enters, some cell of the loop takes another digit."
    ),
    reason=(
        "Suppose that all cells of the loop took just the two digits, turn by turn. Exchanging "
        "them all along would change no house, so the puzzle would have two solutions; and we take "
        "it that it has only one. So an extra digit is needed, and where it can go decides the "
        "rest, as with the unique rectangles."
    ),
    aliases=("UL", "unique loop types 1 to 4", "unique loop with strong links"),
    se="4.6 with 6 cells, 4.7 with 8, 5.0 with 10 or more",
    assumes_uniqueness=True,
)
