"""The rule that finds exocets."""

from sudologue.rules.exocet.search.junior_exocet import JuniorExocet

RULES = (JuniorExocet(),)
