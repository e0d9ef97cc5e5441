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

M_WING = _wing(
    slug="m_wing",
    example=".43...712.72.3.865.857..943297361458.64..7391.31.4.276429653187316.7.529758...634",
)

S_WING = _wing(
    slug="s_wing",
    example="423.7.158596812473718543..6872451369.49...581.51.987429871.56.4.64.8...5.35.648.7",
)

L_WING = _wing(
    slug="l_wing",
    example="423.7.158596812473718543..6872451369.49...581.51.987429871.56.4.64.8...5.35.648.7",
)

H_WING = _wing(
    slug="h_wing",
    example="423.7.158596812473718543..6872451369.49...581.51.987429871.56.4.64.8...5.35.648.7",
)

X_CYCLE = _chain(
    slug="x_cycle",
    se="6.5 and more with length",
    hodoku="0704",
    example="2538.91.6981.2635.746351....18..5.....9.825.1527.13...872564913194238765..5197.8.",
)

X_CHAIN = _chain(
    slug="x_chain",
    se="6.6 and more with length",
    hodoku="0701",
    example=(
        ":0000:x:1...246..32.61..4..46.8.....6314892.4..256...28.9734.6654831...912467...837592164:"
        "718 719 737 738 739::"
    ),
)

XY_CYCLE = _chain(
    slug="xy_cycle",
    se="6.5 and more with length",
    example=(
        ":0000:x:.43...712.72.3.865.857..943297361458.64..7391.31.4.276429653187316.7.529758...634:"
        "816::"
    ),
)

XY_CHAIN = _chain(
    slug="xy_chain",
    se="7.0 and more with length",
    hodoku="0702",
    example=".43...712.72.3.865.857..943297361458.64..7391.31.4.276429653187316.7.529758...634",
)

CONTINUOUS_NICE_LOOP = _chain(
    slug="continuous_nice_loop",
    se="7.0 and more with length",
    hodoku="0706",
    example=".43...712.72.3.865.857..943297361458.64..7391.31.4.276429653187316.7.529758...634",
)

DISCONTINUOUS_NICE_LOOP = _chain(
    slug="discontinuous_nice_loop",
    se="7.0 and more with length",
    hodoku="0707",
    example=(
        ":0000:x:..45..3...9.27.54..6.4....291.6354.7..6..4.3.34.19..5.63.94...54......93.7935...4:"
        "257 687 696 857 859::"
    ),
)

AIC = _chain(
    slug="aic",
    se="7.0 and more with length",
    hodoku="0708",
    example=(
        ":0000:x:..45..3...9.27.54..6.4....291.6354.7..6..4.3.34.19..5.63.94...54......93.7935...4:"
        "257 687 696 857 859::"
    ),
)

GROUPED_X_CHAIN = _chain(
    slug="grouped_x_chain",
    example=(
        ":0000:x:..45..3...9.27.54..6.4....291.6354.7..6..4.3.34.19..5.63.94...54......93.7935...4:"
        "257 687 696 857 859::"
    ),
)

GROUPED_CONTINUOUS_NICE_LOOP = _chain(
    slug="grouped_continuous_nice_loop",
    hodoku="0709",
    example=(
        ":0000:x:.43...712.72.3.865.857..943297361458.64..7391.31.4.276429653187316.7.529758...634:"
        "816::"
    ),
)

GROUPED_DISCONTINUOUS_NICE_LOOP = _chain(
    slug="grouped_discontinuous_nice_loop",
    hodoku="0710",
    example=(
        ":0000:x:..45..3...9.27.54..6.4....291.6354.7..6..4.3.34.19..5.63.94...54......93.7935...4:"
        "257 687 696 857 859::"
    ),
)

GROUPED_AIC = _chain(
    slug="grouped_aic",
    hodoku="0711",
    example="2538.91.6981.2635.746351....18..5.....9.825.1527.13...872564913194238765..5197.8.",
)

AIC_WITH_ALS = Card(
    slug="aic_with_als",
    tier=Tier.EXTREME,
    page="chains",
    more_codes=("0709-2", "0710-3", "0710-4", "0711-3", "0711-4"),
    example="2538.91.6981.2635.746351....18..5.....9.825.1527.13...872564913194238765..5197.8.",
)
