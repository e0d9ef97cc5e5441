"""HoDoKu's levels, and what a puzzle of each may score."""

from __future__ import annotations

LEVELS = ("Easy", "Medium", "Hard", "Unfair", "Extreme")
MOST = (800, 1000, 1600, 1800)
"""A puzzle whose score is higher than that of its level goes up to the next."""

EASY, MEDIUM, HARD, UNFAIR, EXTREME = range(5)
