"""Cards of what killer cages say."""

from functools import partial

from sudologue.rules.card import Card, Tier, killer

_cage = partial(Card, tier=Tier.LOCKED_SETS, page="cages", needs_clues=True)

LAST_OF_CAGE = _cage(
    slug="last_of_cage",
    title="Last Cell of a Cage",
    summary=(
        "When a cage has one open cell left, that cell takes what the other digits leave of the "
        "cage's number."
    ),
    reason=(
        "The digits of a cage add up to the number in its corner. With all but one of them placed, "
        "the last is what is missing from the sum."
    ),
    spotting="To find the next one, look for cages with a single open cell, and subtract.",
    aliases=("last cell in a cage", "cage completion", "single-cell cage"),
    example=killer(
        "1.6.8..9.49....85....749..6....923.49..4.....37.1.6........1789.8...42....597.6.3",
        "8: r1c1 r1c2 r2c1, 15: r1c3 r1c4 r2c3, 17: r2c4 r3c4 r3c5, 11: r6c5 r6c6",
    ),
)

CAGE_COMBINATION = _cage(
    slug="cage_combination",
    title="Cage Combinations",
    summary="When no combination for a cage has a digit, none of the cage's cells can be it.",
    reason=(
        "A cage takes no digit twice, and its digits add up to its number. So its cells hold one "
        "of a few combinations: sets of so many different digits that make the number. A digit "
        "that is in none of them is in none of the cells; and a combination with a digit that no "
        "cell can take is none."
    ),
    spotting=(
        "To find the next one, look for cages with a number that is small or large for so many "
        "cells: 3, 4, 16 and 17 in two cells, 6, 7, 23 and 24 in three."
    ),
    aliases=("killer combinations", "cage sums", "magic blocks", "unique sums"),
    example=killer(
        "..5.9.34...87.2......4.32.......1....5..2..8..865...9.83..........6798.1...3...2.",
        "7: r7c3 r7c4 r8c3, 17: r5c1 r5c2 r6c2, 8: r5c9 r6c9",
    ),
)

MIN_MAX_CAGE = _cage(
    slug="min_max_cage",
    title="Least and Most of a Cage",
    summary=(
        "When the other cells of a cage cannot make more than so much, the cell takes the rest at "
        "least; when they make so much in any case, it takes the rest at most."
    ),
    reason=(
        "The digits of a cage are all different and add up to its number. The others make the most "
        "with the largest digits that they can be, and the least with the smallest. What they "
        "cannot make is left for this cell, and what they make in any case is not."
    ),
    spotting=(
        "To find the next one, look for cages of which all cells but one can only be small, or "
        "only be large."
    ),
    aliases=("cage bounds", "minimum and maximum", "sum range"),
    example=killer(
        ".867.3.9..3.2...8.....1.5....5.....196.......871....647.8324.......6..5..1.....43",
        "12: r2c1 r3c1 r4c1, 17: r2c2 r2c3 r3c3 r4c3, 5: r6c5 r6c6, 11: r8c8 r9c7 r9c8",
    ),
)

CAGE_PLACEMENT = _cage(
    slug="cage_placement",
    title="Cage Placement",
    summary=(
        "When a digit in one cell of a cage leaves the others something that they cannot make, it "
        "does not go there."
    ),
    reason=(
        "What one cell of a cage takes leaves the rest of the number for the others. They have to "
        "make it with different digits, each with one of its own candidates. If no combination can "
        "be laid out over them, the digit was wrong."
    ),
    spotting=(
        "To find the next one, take a cage with few combinations left, and ask of each digit in a "
        "cell whether the others can make the rest."
    ),
    aliases=("cage permutations", "combination placement", "impossible cage candidates"),
    example=killer(
        "....8.941.1..6..........3.5.9..1.65......2..96.....4...4..3.52.16....7..582....36",
        "12: r1c3 r1c4 r2c3, 13: r5c9 r6c8 r6c9, 11: r7c4 r8c3 r8c4 r9c3, 12: r7c9 r8c9",
    ),
)

CAGE_HOUSE_OVERLAP = _cage(
    slug="cage_house_overlap",
    title="Cage and House Overlap",
    summary=(
        "When every combination for a cage has a digit, and all its places in the cage lie in one "
        "house, the rest of the house loses it."
    ),
    reason=(
        "Whichever combination is the right one, the cage has the digit. All cells of the cage "
        "that can take it lie in the house, so the house has it there and nowhere else."
    ),
    spotting=(
        "To find the next one, look at cages inside a row, a column or a box that have one or two "
        "combinations left, and see which digit these share."
    ),
    aliases=("cage-unit overlap", "pointing cage", "cage line-box interaction"),
    example=killer(
        "...3....1.67.4835.....6.2.8.7....1..........4....358.67..5..6.331.4.7.........487",
        "15: r1c1 r2c1 r2c2, 18: r2c3 r3c3 r4c3, 24: r4c4 r5c4 r5c5, 26: r8c8 r8c9 r9c8 r9c9",
    ),
)

CAGE_MUST_HAVE = _cage(
    slug="cage_must_have",
    title="Digit That a Cage Needs",
    summary=(
        "When every combination for a cage has a digit, cells that see all its places in the cage "
        "cannot be it."
    ),
    reason=(
        "Whichever combination is the right one, one of the places takes the digit. A cell that "
        "sees all of them sees that one, wherever it is."
    ),
    spotting=(
        "To find the next one, look for a digit that a cage cannot do without, and for cells "
        "outside that see all of its places, along a line or through a box."
    ),
    aliases=("common peer elimination", "cage must-have digit"),
    example=killer(
        ".9.7.8.......2....6...5.487.7..8........31.7.......8.4....62..33.....628..6..5749",
        "26: r1c2 r1c3 r2c2 r2c3, 13: r5c3 r5c4 r6c3, 21: r5c7 r5c8 r5c9, 29: r6c4 r7c3 r7c4 r8c4",
    ),
)

KILLER_PAIR = _cage(
    slug="killer_pair",
    title="Killer Pair",
    summary=(
        "When a cage of a house has one of two digits in any case, and another cage or cell there "
        "has one as well, the rest of the house loses both."
    ),
    reason=(
        "A cage of which each combination has one of two digits is as good as a cell that can only "
        "be one of them. Two of these in one house take both digits, whichever takes which."
    ),
    spotting=(
        "To find the next one, look in a row, a column or a box for a cell with two candidates, "
        "and ask of a cage there whether it can do without both of them."
    ),
    aliases=("killer naked pair", "killer subset"),
    example=killer(
        "27..15946351....2....28........74........2.9.....63784794..83.....6...7..1.......",
        "8: r3c6 r3c7, 8: r3c8 r3c9, 9: r5c1 r6c1, 12: r5c4 r5c5 r6c5, 10: r7c4 r7c5 r8c5",
    ),
)

KILLER_TRIPLE = _cage(
    slug="killer_triple",
    title="Killer Triple",
    summary=(
        "When cages and cells of a house have three digits between them in any case, the rest of "
        "the house loses these."
    ),
    reason=(
        "A cage may have one of three digits in every combination, or two of them. Where cages and "
        "cells of a house have three places for them in any case, all three digits are used up "
        "there."
    ),
    spotting=(
        "To find the next one, look in a row, a column or a box for cells with two or three of "
        "three candidates, and for a cage there that cannot do without all three."
    ),
    aliases=("killer naked triple",),
    example=killer(
        ".3.1.2..4..9...72.12.4.6....916......8..5.1.2.7..1..8...28.53.7..6731...71.......",
        "10: r1c4 r2c4 r3c4, 18: r2c6 r2c7 r3c7, 10: r4c3 r5c3 r6c3, 9: r5c1 r6c1, 15: r7c4 r8c4",
    ),
)
