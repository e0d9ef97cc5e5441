"""All cards, by slug: what narrators and catalogues know of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sudologue.rules.card import Card
from sudologue.rules.families import modules
from sudologue.rules.order import FAMILY_OF, ORDER


class _Cards(Mapping[str, Card]):
    """The cards, easiest rule first; those of a family are loaded when one is looked at."""

    def __init__(self) -> None:
        self._loaded: dict[str, Card] = {}

    def __getitem__(self, slug: str) -> Card:
        if slug not in self._loaded:
            for module in modules("card", FAMILY_OF[slug]):
                found = (value for value in vars(module).values() if isinstance(value, Card))
                self._loaded.update({card.slug: card for card in found})
        return self._loaded[slug]

    def __contains__(self, slug: object) -> bool:
        return slug in FAMILY_OF

    def __iter__(self) -> Iterator[str]:
        return iter(ORDER)

    def __len__(self) -> int:
        return len(ORDER)


CARDS: Mapping[str, Card] = _Cards()
