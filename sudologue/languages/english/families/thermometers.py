"""The words of the family `thermometers`."""

TEXTS = """
thermo_bounds
    title: Thermometer Bounds
    summary: A cell of a thermometer is larger than all cells before it and smaller than all after
        it, so its place alone says how small and how large it can be.
    reason: Digits rise along a thermometer from its bulb. The fourth cell has three smaller digits
        before it, so it is at least 4; and if two larger ones follow, it is at most 7. On a slow
        thermometer digits may stay the same, so places say nothing there.
    spotting: To find the next one, count the cells of each thermometer from its bulb and back from
        its tip.

thermo_neighbour
    title: Thermometer Neighbours
    summary: A cell of a thermometer that is at least so much lifts all that follow it; one that is
        at most so much keeps down all before it.
    reason: Digits rise along a thermometer from its bulb. What follows a cell that is at least 3 is
        at least 4, what follows that is at least 5, and so on to the tip; the same downwards, back
        to the bulb. On a slow thermometer the digits may stay the same: what follows is at least 3
        as well.
    spotting: To find the next one, go along each thermometer from its bulb, and see whether a cell
        still has a candidate that is no larger than the least one before it; then come back from
        its tip.
"""
