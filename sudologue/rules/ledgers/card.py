"""Cards of the rule of 45."""

from functools import partial

from sudologue.rules.card import Card, Tier, killer

_ledger = partial(Card, tier=Tier.LOCKED_SETS, page="rule-of-45", needs_clues=True)
_killer = partial(
    killer, "...........................8..76..234..8.3..17...2...6.6....28....419..5....8..79"
)

INNIE = _ledger(
    slug="innie_45",
    title="Innie",
    summary=(
        "When all cells of a house but one lie in cages of the house, that cell takes what the "
        "cages leave of the house's sum."
    ),
    reason=(
        "A house holds every digit once, so it always makes the same sum: 45 with nine digits. "
        "Each cage inside makes its number. What is missing from the sum is in the one cell that "
        "is left."
    ),
    spotting=(
        "To find the next one, look for a row, a column or a box that cages fill but for one cell, "
        "and subtract their numbers from 45."
    ),
    example=_killer("8: r1c1 r1c2, 17: r1c3 r1c4 r1c5, 18: r1c6 r1c7 r1c8"),
    aliases=("45 rule", "rule of 45", "single innie"),
)

OUTIE = _ledger(
    slug="outie_45",
    title="Outie",
    summary=(
        "When the cages that cover a house reach out of it by one cell, that cell takes what they "
        "make too much."
    ),
    reason=(
        "A house always makes the same sum: 45 with nine digits. Cages that cover it, and one cell "
        "more, make that sum and the digit of that cell."
    ),
    spotting=(
        "To find the next one, look for a row, a column or a box that cages cover with one cell "
        "poking out, and subtract 45 from their numbers."
    ),
    example=_killer("8: r1c1 r1c2, 13: r1c3 r2c2 r2c3, 7: r2c1 r3c1, 20: r3c2 r3c3 r3c4"),
    aliases=("45 rule outie", "single outie"),
)

CAGE_SPLITTING = _ledger(
    slug="cage_splitting",
    title="Cage Splitting",
    summary=(
        "When all that is left of a house is one part of a cage, that part and the rest of the "
        "cage each make a known sum."
    ),
    reason=(
        "The other cages say what they leave of the house's sum, and that is what the part inside "
        "makes. The part outside makes the rest of the cage's number. Both are smaller cages, and "
        "smaller cages have fewer combinations."
    ),
    spotting=(
        "To find the next one, look for a house that a single cage crosses the border of, and take "
        "the two parts one by one."
    ),
    example=_killer("8: r1c1 r1c2, 17: r1c3 r1c4 r1c5, 17: r1c6 r1c7, 15: r1c8 r1c9 r2c8 r2c9"),
    aliases=("split cage", "cage split by a house", "splitting cages"),
)

INNIES = _ledger(
    slug="innies_45",
    title="Innies",
    summary=(
        "When a few cells of a house lie in none of its cages, or its cages reach out by a few "
        "cells, these make a known sum."
    ),
    reason=(
        "A house always makes the same sum: 45 with nine digits. What its cages leave of it, the "
        "other cells make together; what they make too much, the cells outside do. A digit that "
        "leaves the others too much or too little is wrong."
    ),
    spotting=(
        "To find the next one, look for a house that cages fill but for two or three cells, and "
        "for a sum that is small or large for so many."
    ),
    example=_killer("8: r1c1 r1c2, 17: r1c3 r1c4 r1c5, 3: r1c8 r1c9"),
    aliases=("outies", "multiple innies", "multiple outies"),
)

HIDDEN_CAGE = _ledger(
    slug="hidden_cage",
    title="Hidden Cage",
    summary=(
        "When the cells that the cages of a house leave over take no digit twice, they are a cage "
        "of their own."
    ),
    reason=(
        "What the cages leave of a house's sum, the other cells make together. In one house, or in "
        "one cage, they take no digit twice, so only combinations of different digits will do, as "
        "if a cage were drawn around them."
    ),
    spotting=(
        "To find the next one, draw a cage of your own around the cells that a house's cages leave "
        "over, write its number into it, and list its combinations."
    ),
    example=_killer("8: r1c1 r1c2, 10: r1c3 r1c4, 3: r1c8 r1c9"),
    aliases=("hidden killer cage", "virtual cage", "remainder cage", "complement cage"),
)

INNIES_OUTIES = _ledger(
    slug="innies_outies_45",
    title="Innies and Outies",
    summary=(
        "When cages leave cells of a house over and reach out of it as well, the difference "
        "between the two is known."
    ),
    reason=(
        "With the cells outside, the cages make so much; what they make outside is lacking inside, "
        "where the other cells have to make it up to the house's sum. So those inside make a fixed "
        "amount more or less than those outside."
    ),
    spotting=(
        "To find the next one, look for a house with one cell in none of its cages, and one cage "
        "that pokes out of it by a cell."
    ),
    example=_killer("8: r1c1 r1c2, 7: r2c1 r3c1, 16: r2c2 r3c2, 13: r2c3 r3c3 r3c4"),
    aliases=("innie-outie difference", "innie outie pair", "outies minus innies"),
)

ODD_EVEN = _ledger(
    slug="odd_even_45",
    title="Odd or Even",
    summary=(
        "When all cells that a house's cages leave over but one are known to be odd or even, so is "
        "that one."
    ),
    reason=(
        "What the cages leave of a house's sum is odd or even, and so is what the other cells "
        "make. With an odd number of odd digits among them a sum is odd, else even; so the last "
        "cell has no choice."
    ),
    spotting=(
        "To find the next one, look for cells in which all candidates are odd, or all are even, in "
        "a house that cages nearly fill."
    ),
    example=_killer("8: r1c1 r1c2, 10: r1c3 r1c4, 15: r1c5 r1c6", odd="r1c7 r1c8"),
    aliases=("parity", "odd-even rule", "45 rule parity"),
)

MULTI_HOUSE = _ledger(
    slug="multi_house_45",
    title="Several Houses",
    summary=(
        "When several houses are added up with their cages, a few cells left over make a known sum."
    ),
    reason=(
        "Houses that share no cell make as many times the same sum as they are: 90 for two with "
        "nine digits. Cages that reach from one to the other now lie inside, so that often fewer "
        "cells are left over than of each house by itself."
    ),
    spotting=(
        "To find the next one, add rows, columns or boxes that cages tie together, until few cells "
        "stick out."
    ),
    example=_killer(
        "11: r1c1 r2c1, 10: r1c2 r2c2, 7: r1c3 r2c3 r2c4, 13: r1c4 r1c5, 14: r2c5 r2c6, "
        "17: r1c6 r1c7, 7: r2c7 r2c8, 3: r1c8 r1c9"
    ),
    aliases=(
        "45 rule on several houses",
        "90 rule",
        "135 rule",
        "multiple region innies",
        "combined innies and outies",
    ),
)
