"""The words of the family `fireworks`."""

TEXTS = """
firework_triple
    title: Firework Triple
    aliases: fireworks
    summary: When two lines that cross in a block have three digits outside the block only in one
        cell each, these two cells and the one where the lines cross hold the three digits.
    reason: A digit that is in neither of the two far cells is on both lines inside the block, which
        has it once: so it is where they cross. Each of the three digits is thus in one of the three
        cells, and there is no room in these for anything else.
    spotting: To find the next one, take a row and a column that cross in a box, and look for three
        digits that each of them has outside the box in one cell, the same cell for all three.

FireworkTelling
    observation: {line:in}, the {digits} [can only go|goes] in {end} or in {block}, and {across:in}
        [only|only] in {far} or in {block}. These two lines [cross|cross] in {crossing}
    argument: a digit that is in neither {end} nor {far} is on both lines in {block}, which has it
        once, and so in {crossing}. That makes {many_digits} digits for {many_cells} cells: {cells}
        hold just {digits}{in_the_block}
    in_the_block:
    in_the_block.beyond: . {block} then has the digit of {end} on {across}, and that of {far} on
        {line}
    reason: that is {technique:a}: {lines} each have {digits} outside {block} in one cell only, so
        these two cells and the one where the lines cross, {crossing}, have to hold all of them
    family: three digits that two crossing lines have outside a box in one cell each
    question: where can {lines} have {digits} outside {block}
"""
