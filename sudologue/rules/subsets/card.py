"""Cards of the subsets."""

from functools import partial

from sudologue.rules.card import Card, Tier

_subset = partial(Card, tier=Tier.LOCKED_SETS, page="subsets")

NAKED_PAIR = _subset(
    slug="naked_pair",
    se="3.0",
    hodoku="0200",
    example="...271...721549386.5.863...3.....86...8732....4.698..3.96387.1.....2.69.2..9.673.",
)

HIDDEN_PAIR = _subset(
    slug="hidden_pair",
    se="3.4",
    hodoku="0210",
    example="...271...721549386.5.863...3.....86...8732....4.698..3.96387.1.....2.69.2..9.673.",
)

NAKED_TRIPLE = _subset(
    slug="naked_triple",
    se="3.6",
    hodoku="0201",
    example="5.74..2......23.57..3517.....5.746....82.5714..4....2....351.....9682...35.74986.",
)

HIDDEN_TRIPLE = _subset(
    slug="hidden_triple",
    se="4.0",
    hodoku="0211",
    example="873.2615.629.1..83...3.82..457283691961.5.832382169......84.3....8632.1..3...1..8",
)

NAKED_QUAD = _subset(
    slug="naked_quad",
    se="5.0",
    hodoku="0202",
    example="26....17.1.7...58.5..371246....1.32.3..4..91....7.3654.5.13.76272.5.4831...2.7495",
)

HIDDEN_QUAD = _subset(
    slug="hidden_quad",
    se="5.4",
    hodoku="0212",
    example="2364..5.88.9..3.4.1...8.36.7...5..833....4..559183.42....34....4.379.8...1...8.34",
)
