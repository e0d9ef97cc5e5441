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

SkLoopTelling
    observation: {centres} [are filled|filled]. Around them, {number} {parts} of cells make a ring
        [in which each shares a house with the next|ring]: {pairs:and:clauses}. Their candidates are
        [all among these:|only] {gives:clauses}
    parts: groups
    parts.pairs: pairs
    gives: {its} in {house}
    argument: a house has a digit only once, so each of these fits into one cell of the ring:
        {many_digits} digits for {many_cells} cells. All are needed: each house has its digits in
        the ring, and nowhere else
    reason: that is {technique:a}: around {centres}, the houses have just as many digits for the
        ring as it has cells, and none to spare
    region: {blocks:together}
    family: a ring of cells around four filled ones
    question: how many digits can {lines}, and the boxes where they cross, give to a ring of cells
    short: if {cells:or} were {digit}, {house} would have no {digit} for the ring: {digits:count}
        digits for {number:count} cells
"""
