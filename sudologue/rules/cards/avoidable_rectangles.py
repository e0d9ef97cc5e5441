"""Cards of the avoidable rectangles."""

from sudologue.rules.cards.card import Card, Tier

AVOIDABLE_RECTANGLE_1 = Card(
    slug="avoidable_rectangle_1",
    title="Avoidable Rectangle Type 1",
    tier=Tier.UNIQUENESS,
    summary=(
        "When three corners of a rectangle in two boxes hold two placed digits, none of them "
        "given, the open corner does not take the digit that would make them alternate."
    ),
    reason=(
        "If it did, two digits would alternate round the rectangle, and none of them would be a "
        "given. Exchanging them would give a second solution of the same puzzle; and we take it "
        "that there is only one."
    ),
    aliases=("AR type 1",),
    hodoku="0607",
    assumes_uniqueness=True,
)

AVOIDABLE_RECTANGLE_2 = Card(
    slug="avoidable_rectangle_2",
    title="Avoidable Rectangle Type 2",
    tier=Tier.UNIQUENESS,
    summary=(
        "When two corners of a rectangle in two boxes hold placed digits, not given ones, and the "
        "open corners have the same one candidate beside those that would make the digits "
        "alternate, that candidate leaves the cells that see both open corners."
    ),
    reason=(
        "If neither open corner took the extra digit, two digits would alternate round the "
        "rectangle, and as none of them is a given they could be exchanged: the puzzle would have "
        "two solutions. So one of the open corners takes the extra digit."
    ),
    aliases=("AR type 2",),
    hodoku="0608",
    assumes_uniqueness=True,
)
