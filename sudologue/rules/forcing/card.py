"""Cards of the forcing chains and nets."""

from functools import partial

from sudologue.rules.card import Card, Tier

_forcing = partial(Card, tier=Tier.FORCING, page="forcing")

NISHIO = _forcing(
    slug="nishio_forcing_chain",
    se="7.5 and more with length",
    example="1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..",
)

CELL_FORCING_CHAIN = _forcing(
    slug="cell_forcing_chain",
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
    se="8.5 and more with length",
    hodoku="1301",
    example=(
        ":0000:x:1..8.7.9..34.29..8.896..5..475312986913.86..2628..4.3.3..47..1..41.....7..7.6.3..:"
        "287 438 564 584 585 594 596 617 677 727 758 886 994::"
    ),
)

NET_VERITY = _forcing(
    slug="forcing_net_verity",
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
    se="8.5 and more with length",
    hodoku="1303",
    example=(
        ":0000:x:.......39...3.1.656.3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....:"
        "148 154 174 188 189 199 214 221 269 277 422 458 716 721 747 766 811 812 932::"
    ),
)

NESTED = Card(
    slug="nested_forcing_chain",
    tier=Tier.EXTREME,
    page="forcing",
    se="9.5 and more with depth and length",
    example=(
        ":0000:x:1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1:"
        "156 615 626 641 648 659 669 685 695 713 749::"
    ),
)
