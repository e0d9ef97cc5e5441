"""All cards, by slug: what narrators and catalogues know of the rules."""

from sudologue.rules.cards import forcing, locked, singles, subsets
from sudologue.rules.cards.card import Card, Tier

__all__ = ["CARDS", "Card", "Tier"]

CARDS: dict[str, Card] = {
    card.slug: card
    for family in (singles, locked, subsets, forcing)
    for card in vars(family).values()
    if isinstance(card, Card)
}
