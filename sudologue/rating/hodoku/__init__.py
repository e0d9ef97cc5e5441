"""HoDoKu's rating: the level and the score of its default solver's path, walked by our rules."""

from sudologue.rating.hodoku.walk import hodoku_rating

__all__ = ["hodoku_rating"]
