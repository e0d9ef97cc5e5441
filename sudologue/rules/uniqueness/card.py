"""Cards of the patterns that a puzzle with one solution cannot have."""

from functools import partial

from sudologue.rules.card import Card, Tier

_pattern = partial(Card, tier=Tier.UNIQUENESS, page="uniqueness", assumes_uniqueness=True)

UNIQUE_RECTANGLE_1 = _pattern(
    slug="unique_rectangle_1",
    se="4.5",
    hodoku="0600",
    example="12.85.3495.9..428134821956745..2.8937.398.425982543716694..21582351689748..495632",
)

UNIQUE_RECTANGLE_2 = _pattern(
    slug="unique_rectangle_2",
    se="4.5",
    hodoku="0601",
    example="8472563195123794863691485277..614295156923748294785631..58.21.......1.....1.37...",
)

UNIQUE_RECTANGLE_3 = _pattern(
    slug="unique_rectangle_3",
    se="4.6 with a pair, 4.7 with a triple, 4.8 with a quad",
    hodoku="0602",
    example=".14.63.28963.8.1.4.821..3.6436.1.8..15749826329837654164583..12821...63.379621485",
)

UNIQUE_RECTANGLE_4 = _pattern(
    slug="unique_rectangle_4",
    se="4.5",
    hodoku="0603",
    example=(
        ":0000:x:915846237.687.2.95.7...9.86.2...89.1539261748.8...43.2653427819.4...5673.976.3524:"
        "185::"
    ),
)

UNIQUE_RECTANGLE_5 = _pattern(
    slug="unique_rectangle_5",
    se="4.5",
    hodoku="0604",
    example=(
        ":0000:x:28..35149.1984.53.453.19.7..4.39.7.5.7..64.9339..78461934.5....168423957.2.986314:"
        "253 277::"
    ),
)

UNIQUE_RECTANGLE_6 = _pattern(
    slug="unique_rectangle_6",
    hodoku="0605",
    example=(
        ":0000:x:41.578.966.8.497...791.64.879546183226189357483475216914...798598..15.47..79846..:"
        "373 384::"
    ),
)

HIDDEN_RECTANGLE = _pattern(
    slug="hidden_rectangle",
    hodoku="0606",
    example=(
        ":0000:x:41.578.966.8.497...791.64.879546183226189357483475216914...798598..15.47..79846..:"
        "373 384::"
    ),
)

AVOIDABLE_RECTANGLE_1 = _pattern(
    slug="avoidable_rectangle_1",
    hodoku="0607",
    example=(
        ":0000:x:8+27+1+53+9+46+3+5+6+49+2+81+741+97+8+6+3+2+5+5+8+2+6+3+7+49+1+7+9+42+15+6386+31+9+48+75+2+9.+8.+2+1+5..+2.5+8+7+91..+17+3+564+2+8+9:"
        "::"
    ),
)

AVOIDABLE_RECTANGLE_2 = _pattern(
    slug="avoidable_rectangle_2",
    hodoku="0608",
    example=(
        ":0000:x:+3.9..5+1.+6+12+7+3+4+65+9+8+5.6.9+1...75+4+6+28+9+3+1+2319+5+7..4+9+6+8+413+2..+4+9+3.6+2.1.8+1+2..+4..9+6751.+94..:"
        "718 734 739::"
    ),
)

EXTENDED_RECTANGLE = _pattern(
    slug="extended_rectangle",
    example=(
        ":0000:x:2854.9.7.4197.38..3678.2.9.9.23.6..51.69.5...853124769594637..8738291...621548937:"
        "117 137::"
    ),
)

UNIQUE_LOOP = _pattern(
    slug="unique_loop",
    se="4.6 with 6 cells, 4.7 with 8, 5.0 with 10 or more",
    example="56.793.8.83..26597.79.5836.69.38175..18675.39357249618783512946946837125125964873",
)

BUG_PLUS_1 = _pattern(
    slug="bug_plus_1",
    se="5.6",
    hodoku="0610",
    example="4358627912874915631693574283587291467126...5994651.2.782193567457.1.69.269.27..15",
)

BUG_2_3_4 = _pattern(
    slug="bug_2_3_4",
    se="5.7 for types 2 and 4, 5.8 to 6.1 for type 3",
    example=".98..613..6.38.5..352719486925461378817.936.464387.91..7.6382..2891..763536927841",
)

BUG_PLUS_N = _pattern(
    slug="bug_plus_n",
    example="624375981137869542598214367345.9.628216583479879426153751..28...6...8.15.8..5....",
)
