"""The words of the family `fireworks`."""

TEXTS = """
firework_triple
    title: Firework Triple
    aliases: fireworks
    summary: A row and a column that cross in a box, and have three digits outside it in one cell
        each.
    reason: A digit that is in neither of the two far cells is on both lines inside the box. The box
        has it only once, so it's where the lines cross. So each of the three digits is in one of
        the three cells, and these have no room for anything else.
    spotting: To find the next one, take a row and a column that cross in a box, and look for three
        digits that each of them has outside the box in one cell, the same cell for all three.

FireworkTelling
    observation: {line:in}, the {digits} [can only go|goes] in {end} or in {block}, and {across:in}
        [only|only] in {far} or in {block}. The two lines [cross|cross] in {crossing}
    argument: a digit that is in neither {end} nor {far} is on both lines in {block}, which has it
        only once, so it's in {crossing}. That makes {many_digits} digits for {many_cells} cells:
        {cells} are {digits}{in_the_block}
    in_the_block:
    in_the_block.beyond: . {block} then has the digit of {end} on {across}, and that of {far} on
        {line}
    reason: that is {technique:called}: {lines} each have {digits} outside {block} in one cell only,
        so these two cells and the one where the lines cross, {crossing}, hold all of them
    family: three digits that two crossing lines have outside a box in one cell each
    question: where can {lines} have {digits} outside {block}
"""
