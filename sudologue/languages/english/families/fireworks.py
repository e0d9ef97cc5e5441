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
"""
