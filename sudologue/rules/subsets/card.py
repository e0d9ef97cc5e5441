"""Cards of the subsets."""

from functools import partial

from sudologue.rules.card import Card, Tier

_subset = partial(Card, tier=Tier.LOCKED_SETS, page="subsets")

NAKED_PAIR = _subset(
    slug="naked_pair",
    title="Naked Pair",
    summary=(
        "When two cells of a house have the same two candidates and no others, those digits leave "
        "the rest of the house."
    ),
    reason=(
        "Two cells that can take only two digits will take both, one each. Which goes where is "
        "open, but nothing is left of either digit for any other cell of the house."
    ),
    spotting=(
        "To find the next one, look along a row, a column or a box for two cells with the same "
        "two digits and nothing else."
    ),
    aliases=("conjugate pair of cells", "locked set of two"),
    se="3.0",
    hodoku="0200",
    example="...271...721549386.5.863...3.....86...8732....4.698..3.96387.1.....2.69.2..9.673.",
)

HIDDEN_PAIR = _subset(
    slug="hidden_pair",
    title="Hidden Pair",
    summary=(
        "When two digits of a house have the same two places and no others, those cells take no "
        "other digit."
    ),
    reason=(
        "Two digits that can go in only two cells will fill both, one each. Which goes where is "
        "open, but there is no room left in either cell for any other digit."
    ),
    spotting=(
        "To find the next one, ask in a row, a column or a box which two of the missing digits "
        "have only the same two places."
    ),
    aliases=("unique pair",),
    se="3.4",
    hodoku="0210",
    example="...271...721549386.5.863...3.....86...8732....4.698..3.96387.1.....2.69.2..9.673.",
)

NAKED_TRIPLE = _subset(
    slug="naked_triple",
    title="Naked Triple",
    summary=(
        "When three cells of a house hold candidates of only three digits between them, those "
        "digits leave the rest of the house."
    ),
    reason=(
        "Three cells need three digits, and between them they can take only these three, so they "
        "use up all of them. No cell of the three has to hold all three digits; what counts is "
        "that they hold no fourth."
    ),
    spotting=(
        "To find the next one, take the cells of a row, a column or a box that have two or three "
        "digits left, and look for three that have only three between them."
    ),
    aliases=("locked set of three",),
    se="3.6",
    hodoku="0201",
    example="5.74..2......23.57..3517.....5.746....82.5714..4....2....351.....9682...35.74986.",
)

HIDDEN_TRIPLE = _subset(
    slug="hidden_triple",
    title="Hidden Triple",
    summary=(
        "When three digits of a house have only three places between them, those cells take no "
        "other digit."
    ),
    reason=(
        "Three digits need three cells, and between them they have only these three, so they fill "
        "all of them. There is no room left in any of the three for another digit."
    ),
    spotting=(
        "To find the next one, take the digits of a row, a column or a box that have two or three "
        "places left, and look for three that have only three between them."
    ),
    se="4.0",
    hodoku="0211",
    example="873.2615.629.1..83...3.82..457283691961.5.832382169......84.3....8632.1..3...1..8",
)

NAKED_QUAD = _subset(
    slug="naked_quad",
    title="Naked Quad",
    summary=(
        "When four cells of a house hold candidates of only four digits between them, those "
        "digits leave the rest of the house."
    ),
    reason=(
        "Four cells need four digits, and between them they can take only these four, so they use "
        "up all of them. Nothing is left of the four digits for any other cell of the house."
    ),
    spotting=(
        "To find the next one, take the cells of a house that have at most four digits left, "
        "where most of the house is still open, and look for four that have only four between "
        "them."
    ),
    aliases=("naked quadruple", "locked set of four"),
    se="5.0",
    hodoku="0202",
    example="26....17.1.7...58.5..371246....1.32.3..4..91....7.3654.5.13.76272.5.4831...2.7495",
)

HIDDEN_QUAD = _subset(
    slug="hidden_quad",
    title="Hidden Quad",
    summary=(
        "When four digits of a house have only four places between them, those cells take no "
        "other digit."
    ),
    reason=(
        "Four digits need four cells, and between them they have only these four, so they fill "
        "all of them. Whatever else is pencilled into these cells can be rubbed out."
    ),
    spotting=(
        "To find the next one, take the digits of a house that have at most four places left, "
        "where most of the house is still open, and look for four that have only four between "
        "them."
    ),
    aliases=("hidden quadruple",),
    se="5.4",
    hodoku="0212",
    example="2364..5.88.9..3.4.1...8.36.7...5..833....4..559183.42....34....4.379.8...1...8.34",
)
