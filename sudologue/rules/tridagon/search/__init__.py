"""The rules that find tridagons."""

from sudologue.rules.tridagon.search.techniques import Tridagon, TridagonVerity

RULES = (Tridagon(), TridagonVerity())
