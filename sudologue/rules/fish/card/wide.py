"""Cards of the wide fish: Franken, mutant and Siamese."""

from functools import partial

from sudologue.rules.card import Card, Tier

_wide_fish = partial(Card, tier=Tier.EXOTIC, page="wide-fish")

FRANKEN_X_WING = _wide_fish(
    slug="franken_x_wing",
    hodoku="0330",
    example=".34..8916.719..345......287.9....6....2.7.1...1.3..7..7.......3143....6.6.5...4.1",
)

FRANKEN_SWORDFISH = _wide_fish(
    slug="franken_swordfish",
    hodoku="0331",
    example="74.38269.9..46.7.2..2719354.192435.72739564..5.41782.9328697145497531826156824973",
)

FRANKEN_JELLYFISH = _wide_fish(
    slug="franken_jellyfish",
    hodoku="0332",
    example="..835.......2..4.9.2.84....1569827..9325741.....1369......2.395.4.7.5........3...",
)

FINNED_FRANKEN_X_WING = _wide_fish(
    slug="finned_franken_x_wing",
    hodoku="0340",
    example="74.3.269.9..46.7.2..2719354.192435.72739.64..5.417.2.9328697145497531826156824973",
)

FINNED_FRANKEN_SWORDFISH = _wide_fish(
    slug="finned_franken_swordfish",
    hodoku="0341",
    example=".81.2.579.2795.163.9...7824278.4.695156279348934586217.4.7..981769815432812.9.756",
)

FINNED_FRANKEN_JELLYFISH = _wide_fish(
    slug="finned_franken_jellyfish",
    hodoku="0342",
    example="..1.2.5.9...95.1...9...78.4278.4.695156279348934.8.217.4.7..98.7698..4..812.9.75.",
)

FRANKEN_LARGE_FISH = _wide_fish(
    slug="franken_large_fish",
    hodoku="0333",
    more_codes=("0334", "0335", "0343", "0344", "0345"),
    example=".4.3.269.9..46.7.2..271.354.192435.72..9.64....417.2.9328697145497531826156824973",
)

MUTANT_FISH = _wide_fish(
    slug="mutant_fish",
    hodoku="0350",
    more_codes=("0351", "0352", "0353", "0354", "0355"),
    example="73258496115673.482..8..1573514....37673.45.198293176543.7.5.1282.51.37.6..1.723.5",
)

FINNED_MUTANT_FISH = _wide_fish(
    slug="finned_mutant_fish",
    hodoku="0360",
    more_codes=("0361", "0362"),
    example=".81.2.57942795.163.9...7824278.4.695156279348934586217.4.7..981769815432812.9.756",
)

FINNED_MUTANT_LARGE_FISH = _wide_fish(
    slug="finned_mutant_large_fish",
    hodoku="0363",
    more_codes=("0364", "0365"),
    example="..1.2.5.9...95.1...9...78.42.8.4.695156279348934.8.217.4.7..98.7698..4..812.9.75.",
)

SIAMESE_FISH = _wide_fish(
    slug="siamese_fish",
    more_codes=("03111", "03121", "03211", "03221", "03411", "03421", "03621"),
    example="74.3.269.9..46.7.2..271.354.192435.727.9.64....417.2.9328697145497531826156824973",
)
