"""The rules that find tridagons."""

from sudologue.rules.tridagon.search.tridagon_rules import TridagonPattern, TridagonVerity

RULES = (TridagonPattern(), TridagonVerity())
