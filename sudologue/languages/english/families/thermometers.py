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

ThermometerTelling
    place: {thermometer}
    setting: look at {thermometer}

PlacesTelling
    observation: digits rise along {thermometer} from its bulb, and it has {number} cells
    argument: {places:clauses}
    place_of.least: {cell} is the [{number:ordinal}|before], at least {number}
    place_of.most: {cell} is the [{number:ordinal}|before], at most {most}
    place_of.least.most: {cell} is the [{number:ordinal}|before], at least {number} and at most
        {most}
    reason: each cell before another takes a smaller digit, and each after it a larger one, so a
        cell of {thermometer} is at least as large as the number of its place, and leaves room for
        those that follow
    family: a thermometer with digits too small or too large for their places
    question: how many cells of a thermometer come before and after each

NeighbourTelling
    observation: digits rise along {thermometer} from its bulb, and {anchored}
    observation.slow: digits do not fall along {thermometer} from its bulb, and {anchored}
    anchored: {bounded}
    anchored.filled: {cell} [is|claim] {digit}
    bounded: {cell} [is at least|claim] {digit}
    bounded.most: {cell} [is at most|claim] {digit}
    argument: each cell after it is larger than the last: {others:clauses}
    argument.most: going back to the bulb, each cell is smaller: {others:clauses}
    argument.slow: no cell after it is smaller: {others:clauses}
    argument.slow.most: no cell before it is larger: {others:clauses}
    reason: a cell {does}: whatever {anchor} is, they are larger
    reason.most: a cell {does}: whatever {anchor} is, they are smaller
    reason.slow: a cell {does}: whatever {anchor} is, they are no smaller
    reason.slow.most: a cell {does}: whatever {anchor} is, they are no larger
    does: lifts all cells that follow it
    does.most: keeps down all cells before it
    family: a thermometer on which one cell says how small or how large the others can be
    question: what do the cells of a thermometer leave for their neighbours on it
"""
