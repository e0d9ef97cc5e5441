"""How the rules of this family are found."""

from sudologue.rules.templates.search.overlay import PatternOverlay
from sudologue.rules.templates.search.templates import TemplateDelete, TemplateSet

RULES = (
    TemplateSet(),
    TemplateDelete(),
    PatternOverlay(),
)
