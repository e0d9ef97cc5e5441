"""The card of the exocet."""

from sudologue.rules.card import Card, Tier

JUNIOR_EXOCET = Card(
    slug="junior_exocet",
    tier=Tier.EXOTIC,
    page="exotic",
    example="........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",
)
