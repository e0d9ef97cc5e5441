"""Cards of the bivalue universal graves."""

from sudologue.rules.cards.card import Card, Tier

BUG_PLUS_1 = Card(
    slug="bug_plus_1",
    title="BUG+1",
    tier=Tier.UNIQUENESS,
    summary=(
        "When one candidate is all that keeps every open cell at two candidates, and every digit "
        "at two places in each house, its cell takes no other digit."
    ),
    reason=(
        "Without that candidate, the board would be a bivalue universal grave: put into every open "
        "cell the one of its two candidates that the solution does not have, and all houses are "
        "as well served as before. So the puzzle would have two solutions, and as we take it that "
        "it has only one, that candidate is true."
    ),
    aliases=("bivalue universal grave plus one", "BUG type 1"),
    se="5.6",
    hodoku="0610",
    assumes_uniqueness=True,
)

BUG_2_3_4 = Card(
    slug="bug_2_3_4",
    title="BUG Types 2, 3 and 4",
    tier=Tier.UNIQUENESS,
    summary=(
        "When a few extra candidates are all that keeps the board from being a bivalue universal "
        "grave, and they are of one digit, or in cells of one house, other candidates go."
    ),
    reason=(
        "If all of the extras were false, every open cell would have two candidates and every "
        "digit two places in each house, and the puzzle would have two solutions or none. So one "
        "of the extras is true. Of one digit, they clear the cells that see them all; in cells of "
        "one house, they can form a subset with others, or leave two cells no room but for an "
        "extra and a digit that has no other place."
    ),
    aliases=("bivalue universal grave types 2, 3 and 4",),
    se="5.7 for types 2 and 4, 5.8 to 6.1 for type 3",
    assumes_uniqueness=True,
)

BUG_PLUS_N = Card(
    slug="bug_plus_n",
    title="BUG+n",
    tier=Tier.UNIQUENESS,
    summary=(
        "When a few extra candidates are all that keeps the board from being a bivalue universal "
        "grave, a candidate that could not be true together with any of them goes."
    ),
    reason=(
        "If all of the extras were false, every open cell would have two candidates and every "
        "digit two places in each house, and the puzzle would have two solutions or none. So one "
        "of the extras is true, whichever it is, and what each of them rules out is false."
    ),
    aliases=("bivalue universal grave plus n", "BUG multiple"),
    assumes_uniqueness=True,
)
