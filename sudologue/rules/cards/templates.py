"""Cards of the templates."""

from sudologue.rules.cards.card import Card, Tier

TEMPLATE_SET = Card(
    slug="template_set",
    title="Template Set",
    tier=Tier.EXOTIC,
    summary=(
        "When every way to place a digit in the whole grid uses the same cell, the digit goes "
        "there."
    ),
    reason=(
        "Each house needs the digit once, and two cells in sight of each other cannot both take "
        "it. If no way to meet all of that leaves the cell out, the digit must be in it."
    ),
    aliases=("Pattern Overlay Method",),
    hodoku="1201",
)

TEMPLATE_DELETE = Card(
    slug="template_delete",
    title="Template Delete",
    tier=Tier.EXOTIC,
    summary=(
        "When no way to place a digit in the whole grid uses a cell, the cell loses the digit."
    ),
    reason=(
        "Each house needs the digit once, and two cells in sight of each other cannot both take "
        "it. With the digit in that cell, some house would always be left without a place for it."
    ),
    aliases=("Pattern Overlay Method",),
    hodoku="1202",
)
