"""The card of 3D Medusa."""

from sudologue.rules.cards.card import Card, Tier

MEDUSA_3D = Card(
    slug="medusa_3d",
    title="3D Medusa",
    tier=Tier.PATTERNS,
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
    aliases=("medusa", "3D multi-colouring", "ultracolouring"),
    hodoku="0507",
)
