"""The words of the family `sk_loop`."""

TEXTS = """
sk_loop
    title: SK-Loop
    aliases: domino loop; virus pattern
    summary: Pairs of cells in a ring round four filled cells, with just as many digits from their
        rows, columns and boxes as there are cells.
    reason: Each digit in the ring comes from some house, and a house has each digit only once. With
        just as many digits, house by house, as there are cells, all of them are needed. So no other
        cell of its house has one.
    spotting: To find the next one, look for four filled cells where two rows and two columns cross
        in four boxes, and count the digits that each line and box can have around them.

SkLoopTelling
    observation: {centres} [are filled|filled]. {number} {parts} of cells make a ring around them,
        and [each shares a house with the next|ring]: {pairs:and:clauses}. Their candidates are [all
        among these:|only] {gives:clauses}
    parts: groups
    parts.pairs: pairs
    gives: {its} in {house}
    argument: no house has a digit twice, so each of these goes in one cell of the ring:
        {many_digits} digits for {many_cells} cells. All of them are needed: each house has its
        digits in the ring, and nowhere else
    reason: that is {technique:called}: around {centres}, the houses have just as many digits for
        the ring as it has cells, and none to spare
    region: {blocks:together}
    family: a ring of cells around four filled ones
    question: how many digits can {lines}, and the boxes where they cross, give to a ring of cells
    short: if {cells:or} were {digit}, {house} would have no {digit} for the ring: {digits:count}
        digits for {number:count} cells
"""
