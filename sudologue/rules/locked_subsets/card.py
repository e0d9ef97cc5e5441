"""Cards of locked subsets, and of almost locked candidates."""

from functools import partial

from sudologue.rules.card import Card, Tier

_subset = partial(Card, tier=Tier.LOCKED_SETS, page="subsets")

LOCKED_PAIR = _subset(
    slug="locked_pair",
    hodoku="0110",
    example="1726345984835796126598124733.872.9..9.716.23.2654937818962513..724386159531947826",
)

LOCKED_TRIPLE = _subset(
    slug="locked_triple",
    hodoku="0111",
    example="1.3762.982..5....39.7384.21639.5.874814.....55724389164819253677....3.52325.....9",
)

LOCKED_HIDDEN_SUBSET = _subset(
    slug="locked_hidden_subset",
    more_codes=("0110-2", "0111-2"),
    example="9634825..1756934822847159366319.825..421..893.983...6.3295..7.845687132981723.6.5",
)

ALMOST_LOCKED_CANDIDATES = _subset(
    slug="almost_locked_candidates",
    example="1437625982685.9743957384621639251874814.....5572438916481925367796..3.52325.....9",
)
