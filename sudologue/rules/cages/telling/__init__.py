"""How it is told what cages say."""

from sudologue.rules.cages.telling import one_cage, with_houses

__all__ = ["one_cage", "with_houses"]
