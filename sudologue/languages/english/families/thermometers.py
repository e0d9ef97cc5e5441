"""The words of the family `thermometers`."""

TEXTS = """
thermo_bounds
    title: Thermometer Bounds
    summary: Count the cells of a thermometer: the fourth from the bulb is at least 4, and with two
        cells after it at most 7.
    reason: Digits rise along a thermometer from its bulb. The fourth cell has three smaller digits
        before it, so it is at least 4; and if two larger ones follow, it is at most 7. On a slow
        thermometer digits may stay the same, so places say nothing there.
    spotting: To find the next one, start with the longest thermometer: the fewer digits it has to
        spare, the fewer each cell can be.

thermo_neighbour
    title: Thermometer Neighbours
    summary: Look for a tip that can't be high, or a bulb that can't be low: it pushes the whole
        tube.
    reason: Digits rise along a thermometer from its bulb. If a cell is at least 3, the next is at
        least 4, the one after that at least 5, and so on to the tip. Going back to the bulb, a cell
        that is at most 5 keeps the one before it at 4 or less. On a slow thermometer neighbours may
        be equal.
    spotting: To find the next one, start from a tip among high digits: it can't be high itself, and
        each cell towards the bulb is lower still.

ThermometerTelling
    consequence: {left}
    consequence.several: from the bulb up: {left:range:commas}
    setting: look at {thermometer}

PlacesTelling
    observation: {cell} is the [{place:ordinal}|before] of the {number} cells on {thermometer}
    observation.several: {thermometer} has {number} cells
    consequence: {conclusion}
    consequence.several: from the bulb up: {left:range:commas}
    reason: digits rise along a thermometer, so count the cells before each, and those that follow
    family: a thermometer with digits too small or too large for their places
    question: how many cells of a thermometer come before and after each

NeighbourTelling
    observation: on {thermometer}, {anchored:serial}
    bound: {cell} [is at least|claim] {digit}
    bound.filled: {cell} [is|claim] {digit}
    bound.most: {cell} [is at most|claim] {digit}
    reason: digits rise along a thermometer, so what a cell is at least lifts those that follow, and
        what it is at most keeps down those before it
    family: a thermometer on which one cell says how small or how large the others can be
    question: what do the cells of a thermometer allow their neighbours on it
"""
