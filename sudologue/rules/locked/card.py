"""Cards of the locked candidates."""

from sudologue.rules.card import Card, Tier

POINTING = Card(
    slug="locked_candidates_pointing",
    tier=Tier.LOCKED_SETS,
    page="locked-candidates",
    se="2.6",
    hodoku="0100",
    example="...73...93789...5.2961.53...8....9..9..8..72.762594...649351...82.4.951........9.",
)

CLAIMING = Card(
    slug="locked_candidates_claiming",
    tier=Tier.LOCKED_SETS,
    page="locked-candidates",
    se="2.8",
    hodoku="0101",
    example="632...84.498.2..17175.842..726.194.83842.7.9.95184..72567..8.24243...98.8194.27..",
)
