"""Deadly patterns: what would let two digits change places, and what prevents it.

Each kind of evidence observes the pattern's cells and what else it needs, and argues that without
the extras the pattern could be filled in another way. That the puzzle has one solution, the voices
say themselves.
"""

from sudologue.rules.uniqueness.telling import extras, forced

__all__ = ["extras", "forced"]
