"""How the rules of this family are found."""

from sudologue.rules.kraken.search.techniques import KrakenFish1, KrakenFish2

RULES = (
    KrakenFish1(),
    KrakenFish2(),
)
