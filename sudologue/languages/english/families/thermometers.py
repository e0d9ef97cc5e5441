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
    observation.filled: on {thermometer}, {facts:serial}
    observation.explained: on {thermometer}, {facts:sentences}
    observation: {cell} is the [{place:ordinal}|before] of the {number} cells on {thermometer}
    observation.several: {thermometer} has {number} cells
    consequence: {left}
    consequence.several: from the bulb up: {left:range:commas}
    consequence.several.decided: {cells} are {digits}
    consequence.several.decided.whole: from the bulb up: {digits}
    closing.explained: so {left}
    closing.explained.several: from the bulb up: {left:range:commas}
    closing.explained.several.decided: so {cells} are {digits}
    closing.explained.several.decided.whole: so from the bulb up: {digits}
    fact.filled: {cell} [is|claim] {digit}
    fact: {cell} [is then {bounds}|bounds]. {reasons:serial}, so {cell} [is {left}|left]
    fact.alone: {cell} [is {left}|left]: {reasons:serial}
    fact.alone.bulb: the bulb {cell} [is {left}|left]: {reasons:serial}
    fact.alone.tip: the tip {cell} [is {left}|left]: {reasons:serial}
    fact.place: {cell} is the [{nth:ordinal}|nth_of] of {number} cells, so [{bounds}|bounds].
        {reasons:serial}, so {cell} [is {left}|left]
    setting: look at {thermometer}
    reason: digits rise along a thermometer, so each cell lifts those that follow, and keeps down
        those before it
    family: a thermometer with digits too small or too large for its cells
    question: what do the cells of a thermometer allow the others on it

OnLine
    clause.one: {least}
    clause.two: {least} or {most}
    clause.most: at most {most}
    clause.least: at least {least}
    clause: {least}–{most}
"""
