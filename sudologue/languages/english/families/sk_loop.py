"""The words of the family `sk_loop`."""

TEXTS = """
sk_loop
    title: SK-Loop
    aliases: domino loop; virus pattern
    summary: When pairs of cells go in a ring about four filled ones, and the houses of neighbouring
        pairs can give them only as many digits as they have cells, each of these houses keeps its
        digits in the ring.
    reason: Each digit that goes into the ring is one that some house gives to its pairs, and a
        house gives each digit once. With as many digits to give, house by house, as there are
        cells, every one of them is needed. So none of them goes to another cell of its house.
    spotting: To find the next one, look for four filled cells where two rows and two columns cross
        in four boxes, and count what each line and box can give to the cells around them.
"""
