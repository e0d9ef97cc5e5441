"""Cards of the forcing chains and nets."""

from functools import partial

from sudologue.rules.card import Card, Tier

_forcing = partial(Card, tier=Tier.FORCING, page="forcing")

_PROOF = (
    "An assumption that leads to a contradiction is false. This is no guess: nothing is placed on "
    "trial and taken back; the line of reasoning is followed to its end, and it proves the "
    "opposite of what it set out from."
)

NISHIO = _forcing(
    slug="nishio_forcing_chain",
    title="Nishio Forcing Chain",
    summary=(
        "When a candidate, taken as true, would leave some house without a place for its own "
        "digit, it is false."
    ),
    reason=_PROOF,
    aliases=("Nishio",),
    se="7.5 and more with length",
)

CELL_FORCING_CHAIN = _forcing(
    slug="cell_forcing_chain",
    title="Cell Forcing Chain",
    summary="When every candidate of a cell leads to the same conclusion, that conclusion holds.",
    reason=(
        "One of the cell's candidates is true, whichever it is. What follows from each of them "
        "follows from the cell."
    ),
    aliases=("cell reduction", "multiple forcing chain from a cell"),
    se="8.0 and more with length",
    hodoku="1302",
)

REGION_FORCING_CHAIN = _forcing(
    slug="region_forcing_chain",
    title="Region Forcing Chain",
    summary=(
        "When every place of a digit in a house leads to the same conclusion, that conclusion "
        "holds."
    ),
    reason=(
        "The house has the digit in one of these places, whichever it is. What follows from each "
        "of them follows from the house."
    ),
    aliases=("unit forcing chain", "house forcing chain"),
    se="8.0 and more with length",
    hodoku="1302",
)

DIGIT_FORCING_CHAIN = _forcing(
    slug="digit_forcing_chain",
    title="Digit Forcing Chain",
    summary=(
        "When a candidate leads to the same conclusion whether it is true or false, that "
        "conclusion holds."
    ),
    reason="The candidate is true or it is false, and the conclusion follows either way.",
    aliases=("double forcing chain", "dual forcing chain"),
    se="8.5 and more with length",
    hodoku="1302",
)

CONTRADICTION_CHAIN = _forcing(
    slug="contradiction_forcing_chain",
    title="Contradiction Forcing Chain",
    summary=(
        "When a candidate, taken as true, would step by step leave a cell or a house's digit "
        "with nothing, it is false."
    ),
    reason=_PROOF,
    aliases=("forcing chain contradiction",),
    se="8.5 and more with length",
    hodoku="1301",
)

NET_VERITY = _forcing(
    slug="forcing_net_verity",
    title="Forcing Net (Verity)",
    summary=(
        "When all candidates of a cell, or all places of a digit in a house, lead to the same "
        "conclusion, by steps that may draw on several earlier ones, that conclusion holds."
    ),
    reason=(
        "One of the candidates is true, whichever it is. What follows from each of them holds "
        "in any case."
    ),
    aliases=("dynamic cell forcing chain", "dynamic region forcing chain"),
    se="8.5 and more with length",
    hodoku="1304",
)

NET_CONTRADICTION = _forcing(
    slug="forcing_net_contradiction",
    title="Forcing Net (Contradiction)",
    summary=(
        "When a candidate, taken as true, would leave a cell or a house's digit with nothing, by "
        "steps that may draw on several earlier ones, it is false."
    ),
    reason=_PROOF,
    aliases=("dynamic forcing chain", "dynamic contradiction chain"),
    se="8.5 and more with length",
    hodoku="1303",
)

NESTED = Card(
    slug="nested_forcing_chain",
    title="Nested Forcing Chain",
    tier=Tier.EXTREME,
    page="forcing",
    summary=(
        "When a candidate, taken as true, would lead to a contradiction by way of further "
        "assumptions that are each refuted on the way, it is false."
    ),
    reason=(
        "While the first assumption stands, a second one that fails is false, and what that "
        "leaves is one more step of the first one's argument. " + _PROOF
    ),
    aliases=("contradiction within a contradiction", "dynamic forcing chain with nets"),
    se="9.5 and more with depth and length",
)
