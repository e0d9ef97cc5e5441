"""Killer cages, with a total or without."""

from sudologue.clues.cage.law import Cage

__all__ = ["Cage"]
