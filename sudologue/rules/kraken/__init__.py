"""Kraken fish: fish whose fins reach what they cannot see, by chains."""

from sudologue.rules.kraken.techniques import KrakenFish1, KrakenFish2

__all__ = ["KrakenFish1", "KrakenFish2"]
