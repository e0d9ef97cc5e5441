"""The rules that find tridagons."""

from sudologue.rules.tridagon.search.tridagon_rules import Tridagon, TridagonVerity

RULES = (Tridagon(), TridagonVerity())
