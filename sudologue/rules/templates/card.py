"""Cards of the templates."""

from sudologue.rules.card import Card, Tier

TEMPLATE_SET = Card(
    slug="template_set",
    tier=Tier.EXOTIC,
    page="templates",
    hodoku="1201",
    example=(
        ":0000:x:+9+426+3+8+1+575+6+8+74+1+2+93+317+95+2+486+6+34+58792+1.+8+5.+2+9..+4..+9.6+45."
        "+889.2.3.+4+5...+4.+5+8.+945.+8+9+6..+2:181::"
    ),
)

TEMPLATE_DELETE = Card(
    slug="template_delete",
    tier=Tier.EXOTIC,
    page="templates",
    hodoku="1202",
    example=(
        ":0000:x:1+5+7+4.+6..3+4+68+3.5...2+931+7+865+4...+76.+5+4..458+1.3.....5+34...97.6+5+3+4"
        "..+5+8.24+79+3...+4+9+8+17.5:129 143 163 168 169 228 242 249 269 278 668 869 949::"
    ),
)

PATTERN_OVERLAY = Card(
    slug="pattern_overlay",
    tier=Tier.EXTREME,
    page="templates",
    example=":0000:x:................:113 114 213 214::",
)
