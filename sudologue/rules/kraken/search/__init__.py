"""The two types of kraken fish."""

from sudologue.rules.kraken import card as cards
from sudologue.rules.kraken.search.krakens import KrakenFish, KrakenType

RULES = (
    KrakenFish(cards.KRAKEN_FISH_1, KrakenType.FINS),
    KrakenFish(cards.KRAKEN_FISH_2, KrakenType.COVER),
)
