"""Cards of the locked candidates."""

from sudologue.rules.card import Card, Tier

POINTING = Card(
    slug="locked_candidates_pointing",
    title="Locked Candidates (Pointing)",
    tier=Tier.LOCKED_SETS,
    page="locked-candidates",
    summary=(
        "When all places of a digit in a box lie on one line, the digit leaves the rest of that "
        "line."
    ),
    reason=(
        "The box needs the digit, and wherever in the box it goes, it goes on that line. A second "
        "one on the line, outside the box, would leave the box without any."
    ),
    spotting=(
        "To find the next one, go from box to box and ask of each digit that is missing there "
        "whether all its places lie in one row or one column."
    ),
    aliases=("pointing pair", "pointing triple", "type 1 locked candidates"),
    se="2.6",
    hodoku="0100",
    example="...73...93789...5.2961.53...8....9..9..8..72.762594...649351...82.4.951........9.",
)

CLAIMING = Card(
    slug="locked_candidates_claiming",
    title="Locked Candidates (Claiming)",
    tier=Tier.LOCKED_SETS,
    page="locked-candidates",
    summary=(
        "When all places of a digit on a line lie in one box, the digit leaves the rest of that "
        "box."
    ),
    reason=(
        "The line needs the digit, and wherever on the line it goes, it goes in that box. A second "
        "one in the box, off the line, would leave the line without any."
    ),
    spotting=(
        "To find the next one, go along the rows and columns and ask of each digit that is missing "
        "there whether all its places lie in one box."
    ),
    aliases=("box-line reduction", "line-box interaction", "type 2 locked candidates"),
    se="2.8",
    hodoku="0101",
    example="632...84.498.2..17175.842..726.194.83842.7.9.95184..72567..8.24243...98.8194.27..",
)
