"""The kinds of clues: what they are called, and how they are listed."""

TEXTS = """
CageWords
    kind: cage
    name: {total:number}({size:number}) at {at}
    name.free: the cage at {at}
    name.of_house: {house}'s {total:number}({size:number})
    line: {total:number}: {cells}
    line.free: Cage: {cells}
    how_to_read: The cages have no totals, but the digits of a cage are all different.
    how_to_read.numbered.free: The digits of a cage are all different and add up to its total, if it
        has one. {example}
    how_to_read.numbered.boxes: {adding} Every row, column and box adds up to {house_sum:number}.
    how_to_read.numbered: {adding}
    adding: The digits of a cage are all different and add up to its total. {example}
    example: 16(2) is a cage of two cells that total 16, and {{79}} is a 7 and a 9, either way
        round.
    sees: a cage

RegionWords
    kind: extra region
    name: the region at {at}
    line: Region: {cells}
    how_to_read: No digit is in an extra region twice.
    sees: an extra region

ArrowWords
    kind: arrow
    name: the arrow from {at}
    name.pill: the pill arrow from {at}
    name.letter: arrow {letter}
    how_to_read: The digits on an arrow's shaft add up to the digit in its circle.
    how_to_read.pill: The digits on an arrow's shaft add up to the number in its circle or pill.
    line: Arrow: {sums}
    line.pill: Pill arrow: {sums}

ThermometerWords
    kind: thermometer
    name: the thermometer from {at}
    name.slow: the slow thermometer from {at}
    name.letter: thermometer {letter}
    name.letter.arm: thermometer {letter}'s arm to {tip}
    how_to_read: Digits rise along a thermometer, from the bulb to the tip.
    how_to_read.slow: Along a slow thermometer, from the bulb to the tip, digits never fall.
    how_to_read.slow.quick: Digits rise along a thermometer, from the bulb to the tip. Along a slow
        one they never fall.
    line: Thermometer: {rising}
    line.slow: Slow thermometer: {rising}

law
    a_total: a total: it is what the digits of the cage add up to
"""
