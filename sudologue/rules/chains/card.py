"""Cards of the chains and loops."""

from functools import partial

from sudologue.rules.card import Card, Tier

_wing = partial(Card, tier=Tier.PATTERNS, page="chains")
_chain = partial(Card, tier=Tier.CHAINS, page="chains")

_EITHER_END = (
    "If the cell at one end does not take its digit, that settles the next choice, which settles "
    "the one after it, and so on to the other end, which then takes its own. So one of the two "
    "ends has its digit, and what neither of them leaves room for can go."
)

_ROUND = (
    "Each choice settles the next, all the way round to where one began. So there are only two "
    "ways to make them all, and what neither way leaves room for can go."
)

_SEAM = (
    "Follow the choices round from the candidate in question. They lead back to it with the "
    "opposite of what was supposed, so that cannot be."
)

M_WING = _wing(
    slug="m_wing",
    title="M-Wing",
    summary=(
        "When one of the two digits of a cell is passed on through a house with two places for it "
        "to a cell that could take the other digit, and a second house has that other digit there "
        "or in one more place only, the other digit leaves every cell in sight of both the first "
        "cell and the last place."
    ),
    reason=_EITHER_END,
    spotting=(
        "To find the next one, take a cell with two candidates, look for a house that must pass "
        "one of them on to a second cell, and see whether that cell could have the other "
        "candidate instead."
    ),
    aliases=("Medusa Wing",),
    example=".43...712.72.3.865.857..943297361458.64..7391.31.4.276429653187316.7.529758...634",
)

S_WING = _wing(
    slug="s_wing",
    title="S-Wing",
    summary=(
        "When each of the two digits of a cell leads to a house with two places for it, one of "
        "them in sight of the cell, the far places have between them one of the two digits: where "
        "they see each other, neither takes the other's."
    ),
    reason=_EITHER_END,
    spotting=(
        "To find the next one, take a cell with two candidates and look on either side for a "
        "house with two places for one of them, one of the two in sight of the cell."
    ),
    aliases=("Split Wing",),
    example="423.7.158596812473718543..6872451369.49...581.51.987429871.56.4.64.8...5.35.648.7",
)

L_WING = _wing(
    slug="l_wing",
    title="L-Wing",
    summary=(
        "When three houses with two places each, for three different digits, meet in two cells, "
        "one of the two outer places has its digit: where these see each other, neither takes the "
        "other's."
    ),
    reason=_EITHER_END,
    spotting=(
        "To find the next one, look for a house with two places for a digit, and see whether "
        "another digit of each of these cells has just one more place in some house."
    ),
    aliases=("Local Wing",),
    example="423.7.158596812473718543..6872451369.49...581.51.987429871.56.4.64.8...5.35.648.7",
)

H_WING = _wing(
    slug="h_wing",
    title="H-Wing",
    summary=(
        "When two cells with two candidates each lead to a house with two places for the last of "
        "three digits, either the first cell takes the first digit or the far place the last: "
        "where these see each other, neither takes the other's."
    ),
    reason=_EITHER_END,
    spotting=(
        "To find the next one, look for two cells with two candidates each that see each other "
        "and share one digit, and then for a house where the last digit left has two places."
    ),
    aliases=("Hybrid Wing",),
    example="423.7.158596812473718543..6872451369.49...581.51.987429871.56.4.64.8...5.35.648.7",
)

X_CYCLE = _chain(
    slug="x_cycle",
    title="X-Cycle",
    summary=(
        "When houses with two places for a digit join up into a loop, the digit leaves every cell "
        "in sight of both ends of a joint; where such a chain comes back to a cell from both "
        "sides, the cell takes the digit."
    ),
    reason=_ROUND,
    spotting=(
        "To find the next one, mark the houses with two places for a digit and follow them from "
        "place to place to see whether you come back to where you started."
    ),
    aliases=("Fishy Cycle", "single-digit loop"),
    se="6.5 and more with length",
    hodoku="0704",
    example="2538.91.6981.2635.746351....18..5.....9.825.1527.13...872564913194238765..5197.8.",
)

X_CHAIN = _chain(
    slug="x_chain",
    title="X-Chain",
    summary=(
        "When houses with two places for a digit are joined in a row, each with a place in sight "
        "of the next one's, the digit leaves every cell in sight of both ends."
    ),
    reason=_EITHER_END,
    spotting=(
        "To find the next one, mark the houses with two places for a digit and follow them from "
        "place to place, then look for what sees the first and the last one."
    ),
    aliases=("single-digit chain",),
    se="6.6 and more with length",
    hodoku="0701",
    example=(
        ":0000:x:1...246..32.61..4..46.8.....6314892.4..256...28.9734.6654831...912467...837592164:"
        "718 719 737 738 739::"
    ),
)

XY_CYCLE = _chain(
    slug="xy_cycle",
    title="XY-Cycle",
    summary=(
        "When cells with two candidates form a ring, each sharing one digit with the next, that "
        "digit leaves every other cell in sight of both neighbours."
    ),
    reason=_ROUND,
    spotting=(
        "To find the next one, follow cells with two candidates from one to the next by the "
        "digit they share, and see whether you come back to the first by its other digit."
    ),
    aliases=("XY-Loop", "closed XY-Chain"),
    se="6.5 and more with length",
    example=(
        ":0000:x:.43...712.72.3.865.857..943297361458.64..7391.31.4.276429653187316.7.529758...634:"
        "816::"
    ),
)

XY_CHAIN = _chain(
    slug="xy_chain",
    title="XY-Chain",
    summary=(
        "When cells with two candidates form a row, each sharing one digit with the next, and the "
        "two digits left over at the ends are the same, that digit leaves every cell in sight of "
        "both ends."
    ),
    reason=_EITHER_END,
    spotting=(
        "To find the next one, follow cells with two candidates from one to the next by the "
        "digit they share, until the digit that you started without turns up again."
    ),
    aliases=("Y-Chain",),
    se="7.0 and more with length",
    hodoku="0702",
    example=".43...712.72.3.865.857..943297361458.64..7391.31.4.276429653187316.7.529758...634",
)

CONTINUOUS_NICE_LOOP = _chain(
    slug="continuous_nice_loop",
    title="Continuous Nice Loop",
    summary=(
        "When strong and weak links by turns close into a loop, whatever sees both ends of one of "
        "the weak links is false."
    ),
    reason=_ROUND,
    spotting=(
        "To find the next one, follow a chain of cells with two candidates and houses with two "
        "places until its last choice settles the first."
    ),
    aliases=("AIC ring", "continuous loop"),
    se="7.0 and more with length",
    hodoku="0706",
    example=".43...712.72.3.865.857..943297361458.64..7391.31.4.276429653187316.7.529758...634",
)

DISCONTINUOUS_NICE_LOOP = _chain(
    slug="discontinuous_nice_loop",
    title="Discontinuous Nice Loop",
    summary=(
        "When strong and weak links by turns lead from a candidate back to itself, the candidate "
        "is true if two strong links meet there, and false if two weak ones do."
    ),
    reason=_SEAM,
    spotting=(
        "To find the next one, start from a candidate that you doubt and follow cells with two "
        "candidates and houses with two places until you come back to its cell or its digit."
    ),
    aliases=("discontinuous loop",),
    se="7.0 and more with length",
    hodoku="0707",
    example=(
        ":0000:x:..45..3...9.27.54..6.4....291.6354.7..6..4.3.34.19..5.63.94...54......93.7935...4:"
        "257 687 696 857 859::"
    ),
)

AIC = _chain(
    slug="aic",
    title="Alternating Inference Chain",
    summary=(
        "When strong and weak links take turns from one candidate to another, with strong ones "
        "first and last, whatever sees both ends is false."
    ),
    reason=_EITHER_END,
    spotting=(
        "To find the next one, start from a cell with two candidates or a house with two "
        "places, follow one such choice to the next, and see what both ends of your chain rule "
        "out."
    ),
    aliases=("AIC",),
    se="7.0 and more with length",
    hodoku="0708",
    example=(
        ":0000:x:..45..3...9.27.54..6.4....291.6354.7..6..4.3.34.19..5.63.94...54......93.7935...4:"
        "257 687 696 857 859::"
    ),
)

_GROUPS = (
    "Several places where two houses cross may count as a single one: one of them has the digit, "
    "or none has. "
)

GROUPED_X_CHAIN = _chain(
    slug="grouped_x_chain",
    title="Grouped X-Chain",
    summary=(
        "An X-Chain, or X-Cycle, in which several places of the digit where two houses cross "
        "count as one."
    ),
    reason=_GROUPS + _EITHER_END,
    spotting=(
        "To find the next one, follow the houses with two places for a digit, and count places "
        "that lie in a box and in one line together as one."
    ),
    aliases=("Grouped X-Cycle",),
    example=(
        ":0000:x:..45..3...9.27.54..6.4....291.6354.7..6..4.3.34.19..5.63.94...54......93.7935...4:"
        "257 687 696 857 859::"
    ),
)

GROUPED_CONTINUOUS_NICE_LOOP = _chain(
    slug="grouped_continuous_nice_loop",
    title="Grouped Continuous Nice Loop",
    summary=(
        "A Continuous Nice Loop in which several places of a digit where two houses cross count "
        "as one."
    ),
    reason=_GROUPS + _ROUND,
    spotting=(
        "To find the next one, follow a chain of choices until its last settles the first, and "
        "count places of a digit that lie in a box and in one line together as one."
    ),
    hodoku="0709",
    example=(
        ":0000:x:.43...712.72.3.865.857..943297361458.64..7391.31.4.276429653187316.7.529758...634:"
        "816::"
    ),
)

GROUPED_DISCONTINUOUS_NICE_LOOP = _chain(
    slug="grouped_discontinuous_nice_loop",
    title="Grouped Discontinuous Nice Loop",
    summary=(
        "A Discontinuous Nice Loop in which several places of a digit where two houses cross "
        "count as one."
    ),
    reason=_GROUPS + _SEAM,
    spotting=(
        "To find the next one, follow the choices from a candidate that you doubt until you "
        "come back to it, and count places of a digit that lie in a box and in one line "
        "together as one."
    ),
    hodoku="0710",
    example=(
        ":0000:x:..45..3...9.27.54..6.4....291.6354.7..6..4.3.34.19..5.63.94...54......93.7935...4:"
        "257 687 696 857 859::"
    ),
)

GROUPED_AIC = _chain(
    slug="grouped_aic",
    title="Grouped AIC",
    summary=(
        "An Alternating Inference Chain in which several places of a digit where two houses cross "
        "count as one."
    ),
    reason=_GROUPS + _EITHER_END,
    spotting=(
        "To find the next one, follow one choice between two to the next, and count places of a "
        "digit that lie in a box and in one line together as one."
    ),
    aliases=("Grouped Alternating Inference Chain",),
    hodoku="0711",
    example="2538.91.6981.2635.746351....18..5.....9.825.1527.13...872564913194238765..5197.8.",
)

AIC_WITH_ALS = Card(
    slug="aic_with_als",
    title="AIC with Almost Locked Sets",
    tier=Tier.EXTREME,
    page="chains",
    summary=(
        "A chain or loop in which an almost locked set serves as a strong link: if it loses one "
        "of its digits, it takes all the others."
    ),
    reason=(
        "Cells of a house with one digit more than they are can spare just one of them. "
        + _EITHER_END
    ),
    spotting=(
        "To find the next one, follow one choice between two to the next, and where you are "
        "stuck, look for cells of a house with one digit more than they are: without one digit "
        "they need all others."
    ),
    aliases=("chain with ALS nodes", "ALS-AIC"),
    more_codes=("0709-2", "0710-3", "0710-4", "0711-3", "0711-4"),
    example="2538.91.6981.2635.746351....18..5.....9.825.1527.13...872564913194238765..5197.8.",
)
