"""Extra regions."""

from sudologue.clues.region.law import Region

__all__ = ["Region"]
