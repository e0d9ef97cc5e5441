"""Sudoku Explainer's rating: its producers in its order, on a grid of their own."""

from sudologue.rating.se.walk import se_between, se_rating

__all__ = ["se_between", "se_rating"]
