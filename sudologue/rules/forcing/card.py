"""Cards of the forcing chains and nets."""

from functools import partial

from sudologue.rules.card import Card, Tier

_forcing = partial(Card, tier=Tier.FORCING, page="forcing")

_PROOF = (
    "An assumption that leads to a contradiction is false. Nothing is placed on trial and taken "
    "back; the line of reasoning is followed to its end, and it proves the opposite of what it set "
    "out from. One that came to no end would prove nothing."
)

NISHIO = _forcing(
    slug="nishio_forcing_chain",
    title="Nishio Forcing Chain",
    summary=(
        "When a candidate, taken as true, would leave some house without a place for its own "
        "digit, it is false."
    ),
    reason=_PROOF,
    spotting=(
        "To find the next one, take a digit that is placed a few times, suppose it in one of its "
        "places, and see in which houses it then has one place left, until some house has none."
    ),
    aliases=("Nishio",),
    se="7.5 and more with length",
    example="1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..",
)

CELL_FORCING_CHAIN = _forcing(
    slug="cell_forcing_chain",
    title="Cell Forcing Chain",
    summary="When every candidate of a cell leads to the same conclusion, that conclusion holds.",
    reason=(
        "One of the cell's candidates is true, whichever it is. What follows from each of them "
        "follows from the cell."
    ),
    spotting=(
        "To find the next one, take a cell with two or three candidates, follow each of them for a "
        "few digits, and look for what all of them rule out, or bring about."
    ),
    aliases=("cell reduction", "multiple forcing chain from a cell"),
    se="8.0 and more with length",
    hodoku="1302",
    example=(
        ":0000:x:1..8.7.9..3..29..8..96..5..4753.298.913.8...26....4...3...7..1..41.....7..7...3..:"
        "165 212 272 287 292 427 564 574 584 594 595 596 617 657 679 686 696 698 699 768 872 886 "
        "892 974 994 995::"
    ),
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
    spotting=(
        "To find the next one, take a digit with two or three places in a house, follow each of "
        "them for a few digits, and look for what all of them rule out, or bring about."
    ),
    aliases=("unit forcing chain", "house forcing chain"),
    se="8.0 and more with length",
    hodoku="1302",
    example=(
        ":0000:x:1....7.9..3..29..8..96..5...753.29...13.8...26....4...3...7..1..41.....7..7...3..:"
        "165 212 272 287 292 421 427 431 449 564 574 584 594 595 596 617 648 657 679 686 696 698 "
        "699 768 813 868 872 874 884 886 892 898 974 994::"
    ),
)

DIGIT_FORCING_CHAIN = _forcing(
    slug="digit_forcing_chain",
    title="Digit Forcing Chain",
    summary=(
        "When a candidate leads to the same conclusion whether it is true or false, that "
        "conclusion holds."
    ),
    reason="The candidate is true or it is false, and the conclusion follows either way.",
    spotting=(
        "To find the next one, take a digit with two places in a house, follow each of them for a "
        "few digits, and look for what both of them rule out, or bring about."
    ),
    aliases=("double forcing chain", "dual forcing chain"),
    se="8.5 and more with length",
    hodoku="1302",
    example=(
        ":0000:x:.......39...3.1.656.3.5.8....819...6.7...2...1..4.......9.8..5..2....6..4..7.....:"
        "112 138 159 177 188 189 192 193 199 213 214 221 227 248 269 277 379 389 395 396 413 417 "
        "422 436 457 458 479 513 553 583 586 592 665 695 715 716 717 721 723 739 747 766 767 768 "
        "779 781 788 811 812 858 889 932::"
    ),
)

CONTRADICTION_CHAIN = _forcing(
    slug="contradiction_forcing_chain",
    title="Contradiction Forcing Chain",
    summary=(
        "When a candidate, taken as true, would step by step leave a cell or a house's digit "
        "with nothing, it is false."
    ),
    reason=_PROOF,
    spotting=(
        "To find the next one, take a candidate whose digit has one other place in several houses, "
        "or whose cell sees cells with two candidates, and follow what it forces until something "
        "is left with nothing."
    ),
    aliases=("forcing chain contradiction",),
    se="8.5 and more with length",
    hodoku="1301",
    example=(
        ":0000:x:1..8.7.9..34.29..8.896..5..475312986913.86..2628..4.3.3..47..1..41.....7..7.6.3..:"
        "287 438 564 584 585 594 596 617 677 727 758 886 994::"
    ),
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
    spotting=(
        "To find the next one, take a cell or a digit in a house with few choices, follow each of "
        "them by singles as far as they go, and compare what has become of the same candidates."
    ),
    aliases=("dynamic cell forcing chain", "dynamic region forcing chain"),
    se="8.5 and more with length",
    hodoku="1304",
    example=(
        ":0000:x:1.......2.9.4...5...6...7...5.9.3.......74......85..4.7.....6...3...9.8...2.....1:"
        "126 135 157 162 167 173 175 176 225 231 235 248 251 257 266 274 275 325 485 614 615 626 "
        "641 648 659 669 685 695 713 749 826::"
    ),
)

NET_CONTRADICTION = _forcing(
    slug="forcing_net_contradiction",
    title="Forcing Net (Contradiction)",
    summary=(
        "When a candidate, taken as true, would leave a cell or a house's digit with nothing, by "
        "steps that may draw on several earlier ones, it is false."
    ),
    reason=_PROOF,
    spotting=(
        "To find the next one, take a candidate that would settle much at once, and fill in "
        "singles from it until some cell, or some digit in a house, is left with nothing."
    ),
    aliases=("dynamic forcing chain", "dynamic contradiction chain"),
    se="8.5 and more with length",
    hodoku="1303",
    example=(
        ":0000:x:.......39...3.1.656.3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....:"
        "148 154 174 188 189 199 214 221 269 277 422 458 716 721 747 766 811 812 932::"
    ),
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
    spotting=(
        "To find the next one, take a candidate that settles much, fill in singles from it, and "
        "where these end, suppose a second candidate on top of it: if that one fails, cross it out "
        "and go on."
    ),
    aliases=("contradiction within a contradiction", "dynamic forcing chain with nets"),
    se="9.5 and more with depth and length",
    example=(
        ":0000:x:1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1:"
        "156 615 626 641 648 659 669 685 695 713 749::"
    ),
)
