"""Cards of the templates."""

from sudologue.rules.card import Card, Tier

TEMPLATE_SET = Card(
    slug="template_set",
    title="Template Set",
    tier=Tier.EXOTIC,
    page="templates",
    summary=(
        "When every way to place a digit in the whole grid uses the same cell, the digit goes "
        "there."
    ),
    reason=(
        "Each house needs the digit once, and two cells in sight of each other cannot both take "
        "it. If no way to meet all of that leaves the cell out, the digit must be in it."
    ),
    spotting=(
        "To find the next one, take a digit with few places left, try to place it in every house "
        "without using one of them, and see whether that always fails."
    ),
    hodoku="1201",
    example=(
        ":0000:x:+9+426+3+8+1+575+6+8+74+1+2+93+317+95+2+486+6+34+58792+1.+8+5.+2+9..+4..+9.6+45."
        "+889.2.3.+4+5...+4.+5+8.+945.+8+9+6..+2:181::"
    ),
)

TEMPLATE_DELETE = Card(
    slug="template_delete",
    title="Template Delete",
    tier=Tier.EXOTIC,
    page="templates",
    summary=(
        "When no way to place a digit in the whole grid uses a cell, the cell loses the digit."
    ),
    reason=(
        "Each house needs the digit once, and two cells in sight of each other cannot both take "
        "it. With the digit in that cell, some house would always be left without a place for it."
    ),
    spotting=(
        "To find the next one, take a digit with few places left, suppose it in one of them, and "
        "see whether every way of placing the rest of it then fails."
    ),
    hodoku="1202",
    example=(
        ":0000:x:1+5+7+4.+6..3+4+68+3.5...2+931+7+865+4...+76.+5+4..458+1.3.....5+34...97.6+5+3+4"
        "..+5+8.24+79+3...+4+9+8+17.5:129 143 163 168 169 228 242 249 269 278 668 869 949::"
    ),
)

PATTERN_OVERLAY = Card(
    slug="pattern_overlay",
    title="Pattern Overlay",
    tier=Tier.EXTREME,
    page="templates",
    summary=(
        "When no way to place two or three digits side by side in the whole grid has a digit in a "
        "certain cell, the cell loses that digit."
    ),
    reason=(
        "Each of the digits has its ways to be placed in the whole grid, and no two of them can "
        "share a cell. If every way that uses a candidate leaves the other digits without a way of "
        "their own, the candidate is false."
    ),
    spotting=(
        "To find the next one, take two or three digits that share many of their cells, suppose "
        "one of them in a cell, and see whether the others can still be placed around it."
    ),
    aliases=("POM", "Pattern Overlay Method"),
    example=":0000:x:................:113 114 213 214::",
)
