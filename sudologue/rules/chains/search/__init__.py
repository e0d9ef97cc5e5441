"""The rules for chains and loops, and the wings that are chains of three strong links."""

from functools import partial

from sudologue.rules.chains import card as cards
from sudologue.rules.chains.search.chain_wings import WingRule, h_wings, l_wings, m_wings, s_wings
from sudologue.rules.chains.search.named_chains import (
    AICWithALS,
    ChainRule,
    XYChain,
    bivalue,
    by_digit,
    everything,
    has_group,
    loops,
    open_chains,
    strong_discontinuities,
    weak_discontinuities,
)
from sudologue.rules.common.links.link_graph import GROUPED, PLAIN

digits = partial(by_digit, kinds=PLAIN)
plain = partial(everything, kinds=PLAIN)
grouped_digits = partial(by_digit, kinds=GROUPED)
grouped = partial(everything, kinds=GROUPED)
discontinuities = strong_discontinuities, weak_discontinuities

RULES = (
    WingRule(cards.M_WING, m_wings),
    WingRule(cards.S_WING, s_wings),
    WingRule(cards.H_WING, h_wings),
    WingRule(cards.L_WING, l_wings),
    ChainRule(cards.X_CYCLE, digits, (loops, strong_discontinuities)),
    ChainRule(cards.X_CHAIN, digits, (open_chains,)),
    ChainRule(cards.XY_CYCLE, bivalue, (loops,)),
    XYChain(),
    ChainRule(cards.CONTINUOUS_NICE_LOOP, plain, (loops,)),
    ChainRule(cards.AIC, plain, (open_chains,)),
    ChainRule(cards.DISCONTINUOUS_NICE_LOOP, plain, discontinuities),
    ChainRule(cards.GROUPED_X_CHAIN, grouped_digits, (loops, open_chains), has_group),
    ChainRule(cards.GROUPED_CONTINUOUS_NICE_LOOP, grouped, (loops,), has_group),
    ChainRule(cards.GROUPED_AIC, grouped, (open_chains,), has_group),
    ChainRule(cards.GROUPED_DISCONTINUOUS_NICE_LOOP, grouped, discontinuities, has_group),
    AICWithALS(),
)
