"""The words of the family `cages`."""

TEXTS = """
last_of_cage
    title: Last Cell of a Cage
    aliases: last cell in a cage; cage completion; single-cell cage
    summary: When a cage has one open cell left, that cell takes what the other digits leave of the
        cage's number.
    reason: The digits of a cage add up to the number in its corner. With all but one of them
        placed, the last is what is missing from the sum.
    spotting: To find the next one, look for cages with a single open cell, and subtract.

cage_combination
    title: Cage Combinations
    aliases: killer combinations; cage sums; magic blocks; unique sums
    summary: When no combination for a cage has a digit, none of the cage's cells can be it.
    reason: A cage takes no digit twice, and its digits add up to its number. So its cells hold one
        of a few combinations: sets of so many different digits that make the number. A digit that
        is in none of them is in none of the cells; and a combination with a digit that no cell can
        take is none.
    spotting: To find the next one, look for cages with a number that is small or large for so many
        cells: 3, 4, 16 and 17 in two cells, 6, 7, 23 and 24 in three.

min_max_cage
    title: Least and Most of a Cage
    aliases: cage bounds; minimum and maximum; sum range
    summary: When the other cells of a cage cannot make more than so much, the cell takes the rest
        at least; when they make so much in any case, it takes the rest at most.
    reason: The digits of a cage are all different and add up to its number. The others make the
        most with the largest digits that they can be, and the least with the smallest. What they
        cannot make is left for this cell, and what they make in any case is not.
    spotting: To find the next one, look for cages of which all cells but one can only be small, or
        only be large.

cage_placement
    title: Cage Placement
    aliases: cage permutations; combination placement; impossible cage candidates
    summary: When a digit in one cell of a cage leaves the others something that they cannot make,
        it does not go there.
    reason: What one cell of a cage takes leaves the rest of the number for the others. They have to
        make it with different digits, each with one of its own candidates. If no combination can be
        laid out over them, the digit was wrong.
    spotting: To find the next one, take a cage with few combinations left, and ask of each digit in
        a cell whether the others can make the rest.

cage_house_overlap
    title: Cage and House Overlap
    aliases: cage-unit overlap; pointing cage; cage line-box interaction
    summary: When every combination for a cage has a digit, and all its places in the cage lie in
        one house, the rest of the house loses it.
    reason: Whichever combination is the right one, the cage has the digit. All cells of the cage
        that can take it lie in the house, so the house has it there and nowhere else.
    spotting: To find the next one, look at cages inside a row, a column or a box that have one or
        two combinations left, and see which digit these share.

cage_must_have
    title: Digit That a Cage Needs
    aliases: common peer elimination; cage must-have digit
    summary: When every combination for a cage has a digit, cells that see all its places in the
        cage cannot be it.
    reason: Whichever combination is the right one, one of the places takes the digit. A cell that
        sees all of them sees that one, wherever it is.
    spotting: To find the next one, look for a digit that a cage cannot do without, and for cells
        outside that see all of its places, along a line or through a box.

killer_pair
    title: Killer Pair
    aliases: killer naked pair; killer subset
    summary: When a cage of a house has one of two digits in any case, and another cage or cell
        there has one as well, the rest of the house loses both.
    reason: A cage of which each combination has one of two digits is as good as a cell that can
        only be one of them. Two of these in one house take both digits, whichever takes which.
    spotting: To find the next one, look in a row, a column or a box for a cell with two candidates,
        and ask of a cage there whether it can do without both of them.

killer_triple
    title: Killer Triple
    aliases: killer naked triple
    summary: When cages and cells of a house have three digits between them in any case, the rest of
        the house loses these.
    reason: A cage may have one of three digits in every combination, or two of them. Where cages
        and cells of a house have three places for them in any case, all three digits are used up
        there.
    spotting: To find the next one, look in a row, a column or a box for cells with two or three of
        three candidates, and for a cage there that cannot do without all three.
"""
