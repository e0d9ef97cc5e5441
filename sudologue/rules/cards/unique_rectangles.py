"""Cards of the unique rectangles."""

from sudologue.rules.cards.card import Card, Tier

UNIQUE_RECTANGLE_1 = Card(
    slug="unique_rectangle_1",
    title="Unique Rectangle Type 1",
    tier=Tier.UNIQUENESS,
    summary=(
        "When three corners of a rectangle in two boxes can take only the same two digits, the "
        "fourth corner takes neither of them."
    ),
    reason=(
        "If the fourth corner took one of the two digits, they would alternate round the "
        "rectangle. Exchanging them at all four corners would change no row, no column and no box, "
        "so the puzzle would have a second solution; and we take it that it has only one."
    ),
    aliases=("uniqueness test 1", "UR type 1"),
    se="4.5",
    hodoku="0600",
    assumes_uniqueness=True,
)

UNIQUE_RECTANGLE_2 = Card(
    slug="unique_rectangle_2",
    title="Unique Rectangle Type 2",
    tier=Tier.UNIQUENESS,
    summary=(
        "When two neighbouring corners of a rectangle in two boxes can take only two digits, and "
        "the other two have just one digit more, that digit leaves the cells that see both."
    ),
    reason=(
        "If neither of the two corners took the extra digit, the other two digits would alternate "
        "round the rectangle and could be exchanged, and the puzzle would have two solutions. So "
        "one of the two corners takes the extra digit, and no cell that sees both can have it."
    ),
    aliases=("uniqueness test 2", "UR type 2"),
    se="4.5",
    hodoku="0601",
    assumes_uniqueness=True,
)

UNIQUE_RECTANGLE_3 = Card(
    slug="unique_rectangle_3",
    title="Unique Rectangle Type 3",
    tier=Tier.UNIQUENESS,
    summary=(
        "When two neighbouring corners of a rectangle have extra digits, and these form a naked "
        "subset with other cells of a house of both, the subset's digits leave the rest of the "
        "house."
    ),
    reason=(
        "One of the two corners must take an extra digit, or two digits could be exchanged round "
        "the rectangle and the puzzle would have two solutions. So the two corners count as one "
        "cell that takes an extra digit, and together with the other cells they use up as many "
        "digits as there are cells."
    ),
    aliases=("uniqueness test 3", "UR type 3", "unique rectangle with a naked subset"),
    se="4.6 with a pair, 4.7 with a triple, 4.8 with a quad",
    hodoku="0602",
    assumes_uniqueness=True,
)

UNIQUE_RECTANGLE_4 = Card(
    slug="unique_rectangle_4",
    title="Unique Rectangle Type 4",
    tier=Tier.UNIQUENESS,
    summary=(
        "When two neighbouring corners of a rectangle have extra digits, and a house has no other "
        "place for one of the rectangle's two digits, the corners cannot take the other one."
    ),
    reason=(
        "One of the two corners takes the digit that has no other place. One of them takes an "
        "extra digit too, or the rectangle's digits could be exchanged and the puzzle would have "
        "two solutions. That uses both corners up."
    ),
    aliases=("uniqueness test 4", "UR type 4", "unique rectangle with a conjugate pair"),
    se="4.5",
    hodoku="0603",
    assumes_uniqueness=True,
)

UNIQUE_RECTANGLE_5 = Card(
    slug="unique_rectangle_5",
    title="Unique Rectangle Type 5",
    tier=Tier.UNIQUENESS,
    summary=(
        "When two opposite corners of a rectangle, or three corners, have the same one digit more "
        "than the rectangle's two, that digit leaves the cells that see all these corners."
    ),
    reason=(
        "If none of these corners took the extra digit, the other two digits would alternate round "
        "the rectangle and could be exchanged, and the puzzle would have two solutions. So one of "
        "the corners takes the extra digit, and no cell that sees them all can have it."
    ),
    aliases=("uniqueness test 5", "UR type 5"),
    se="4.5",
    hodoku="0604",
    assumes_uniqueness=True,
)

UNIQUE_RECTANGLE_6 = Card(
    slug="unique_rectangle_6",
    title="Unique Rectangle Type 6",
    tier=Tier.UNIQUENESS,
    summary=(
        "When two opposite corners of a rectangle have extra digits, and two parallel sides have "
        "no place but the corners for one of the rectangle's digits, these two corners cannot take "
        "that digit."
    ),
    reason=(
        "The digit goes to one end of each of the two sides, so it sits in two opposite corners. "
        "If they were the ones with extra digits, the other two would take the rectangle's other "
        "digit, the two digits could be exchanged, and the puzzle would have two solutions."
    ),
    aliases=("uniqueness test 6", "UR type 6", "unique rectangle with an X-wing"),
    hodoku="0605",
    assumes_uniqueness=True,
)

HIDDEN_RECTANGLE = Card(
    slug="hidden_rectangle",
    title="Hidden Rectangle",
    tier=Tier.UNIQUENESS,
    summary=(
        "When one corner of a rectangle can take only two digits, and both sides at the opposite "
        "corner have no place but corners for one of them, that opposite corner cannot take the "
        "other."
    ),
    reason=(
        "If the opposite corner took the one digit, both of its neighbours would have to take the "
        "other, and the first corner would be left with the one digit as well. Then the two digits "
        "could be exchanged round the rectangle, and the puzzle would have two solutions."
    ),
    aliases=("hidden unique rectangle", "type 7 unique rectangle"),
    hodoku="0606",
    assumes_uniqueness=True,
)
