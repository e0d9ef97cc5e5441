"""Cards of the single-digit patterns."""

from functools import partial

from sudologue.rules.card import Card, Tier

_pattern = partial(Card, tier=Tier.PATTERNS, page="single-digit")

SKYSCRAPER = _pattern(
    slug="skyscraper",
    se="6.6",
    hodoku="0400",
    example="7325.4.6115673...2..8...573514....37673.45.198293..6543.7.5.1282.5..37.6..1..23.5",
)

TWO_STRING_KITE = _pattern(
    slug="two_string_kite",
    se="6.6",
    hodoku="0401",
    example="6.....2.53..2..8..52..1....2731...8918.32.....65...12373.8.1452852.3..71.1.5723.8",
)

TURBOT_FISH = _pattern(
    slug="turbot_fish",
    se="6.6",
    hodoku="0403",
    example="74.3.269.9..46.7.2..2719354.192435.72739564..5.41782.9328697145497531826156824973",
)

GROUPED_TWO_STRONG_LINKS = _pattern(
    slug="grouped_two_strong_links",
    example="981764352...519...4.5382.9...4..8..9816493725....2..8.1.32.....7.89.1....5.8.....",
)

EMPTY_RECTANGLE = _pattern(
    slug="empty_rectangle",
    hodoku="0402",
    example="74.3.269.9..46.7.2..2719354.192435.727.9.64..5.417.2.9328697145497531826156824973",
)

RECTANGLE_ELIMINATION = _pattern(
    slug="rectangle_elimination",
    example=".81.2.5.9.2.95.1...9...7824278.4.695156279348934586217.4.7..98.769815432812.9.756",
)

DUAL_TWO_STRING_KITE = _pattern(
    slug="dual_two_string_kite",
    hodoku="0404",
    example=".4.3.269.9..46.7.2..2.1.354.192435.72..9.64....417.2.9328697145497531826156824973",
)

DUAL_EMPTY_RECTANGLE = _pattern(
    slug="dual_empty_rectangle",
    hodoku="0405",
    example="6.....2.5...2..8..52..1.....7.1...89.8.32......5...1...3.8.1452.5..3..71.1.5723.8",
)
