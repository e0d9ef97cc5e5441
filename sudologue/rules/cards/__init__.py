"""All cards, by slug: what narrators and catalogues know of the rules."""

from sudologue.rules.cards import (
    almost_locked,
    als,
    avoidable_rectangles,
    big_wings,
    bug,
    chains,
    colouring,
    extended_rectangles,
    fish,
    forcing,
    guardians,
    kraken,
    locked,
    locked_subsets,
    medusa,
    remote_pairs,
    single_digit,
    singles,
    subsets,
    templates,
    unique_loops,
    unique_rectangles,
    wide_fish,
    wings,
)
from sudologue.rules.cards.card import Card, Tier

__all__ = ["CARDS", "Card", "Tier"]

CARDS: dict[str, Card] = {
    card.slug: card
    for family in (
        singles,
        locked,
        locked_subsets,
        subsets,
        almost_locked,
        fish,
        single_digit,
        wide_fish,
        wings,
        big_wings,
        remote_pairs,
        colouring,
        medusa,
        guardians,
        unique_rectangles,
        avoidable_rectangles,
        bug,
        unique_loops,
        extended_rectangles,
        als,
        templates,
        chains,
        forcing,
        kraken,
    )
    for card in vars(family).values()
    if isinstance(card, Card)
}
