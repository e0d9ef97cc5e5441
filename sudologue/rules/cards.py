"""All cards, by slug: what narrators and catalogues know of the rules."""

from __future__ import annotations

from sudologue.rules.card import Card
from sudologue.rules.families import modules

CARDS: dict[str, Card] = {
    card.slug: card
    for module in modules("card")
    for card in vars(module).values()
    if isinstance(card, Card)
}
