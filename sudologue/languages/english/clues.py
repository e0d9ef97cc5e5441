"""The kinds of clues: what they are called, and how they are listed."""

TEXTS = """
CageWords
    name: the {total:number}-cage at {at}
    name.free: the cage at {at}
    line: {total:number}: {cells}
    line.free: Cage: {cells}
    how_to_read: the digits of a cage are all different
    how_to_read.numbered: the digits of a cage are all different, and add up to the number before it
    how_to_read.numbered.free: the digits of a cage are all different, and add up to the number
        before it, if there is one
    sees: a cage

RegionWords
    name: the region at {at}
    line: Region: {cells}
    sees: an extra region

ArrowWords
    name: the arrow at {at}
    name.pill: the pill arrow at {at}
    line: Arrow: {sums}
    line.pill: Pill arrow: {sums}

ThermometerWords
    name: the thermometer at {at}
    name.slow: the slow thermometer at {at}
    line: Thermometer: {rising}
    line.slow: Slow thermometer: {rising}

law
    a_total: a total: it is what the digits of the cage add up to
"""
