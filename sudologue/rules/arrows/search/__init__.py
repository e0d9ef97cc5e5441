"""How arrows are searched, and the ways to fill them."""

from sudologue.rules.arrows.search.arrows import RULES

__all__ = ["RULES"]
