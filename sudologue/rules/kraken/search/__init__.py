"""The two types of kraken fish."""

from sudologue.rules.kraken import card as cards
from sudologue.rules.kraken.search.catch import Type
from sudologue.rules.kraken.search.techniques import KrakenFish

RULES = (
    KrakenFish(cards.KRAKEN_FISH_1, Type.FINS),
    KrakenFish(cards.KRAKEN_FISH_2, Type.COVER),
)
