"""The rule that finds exocets."""

from sudologue.rules.exocet.search.techniques import JuniorExocet

RULES = (JuniorExocet(),)
