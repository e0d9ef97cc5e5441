"""Cards of the extended rectangles."""

from sudologue.rules.cards.card import Card, Tier

EXTENDED_RECTANGLE = Card(
    slug="extended_rectangle",
    title="Extended Rectangle",
    tier=Tier.UNIQUENESS,
    summary=(
        "When two lines that run through the same boxes could hold just the same digits in the "
        "same places, three or more of both, some cell there takes another digit."
    ),
    reason=(
        "Suppose that those cells took just these digits. Each of the two lines would have all of "
        "them there, so what the lines hold there could be exchanged as a whole: the crossing "
        "lines and the boxes would keep their digits, and the puzzle would have two solutions. We "
        "take it that it has only one, so an extra digit is needed, and where it can go decides "
        "the rest, as with the unique rectangles."
    ),
    aliases=("extended unique rectangle", "extended rectangle types 1 to 4"),
    assumes_uniqueness=True,
)
