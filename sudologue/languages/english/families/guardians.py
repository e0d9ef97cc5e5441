"""The words of the family `guardians`."""

TEXTS = """
guardians
    title: Guardians
    aliases: broken wing; oddagon of one digit; turbot chain with guardians
    summary: A ring of an odd number of places for a digit, and the few other places in its houses:
        one of those is right.
    reason: Suppose that all guardians are wrong. Then every step of the ring has exactly one of the
        digit at its two ends, so it would be in every second cell. Round an odd ring that can't be.
        So a guardian is right, and a cell that sees all of them isn't the digit.
    spotting: To find one, go from place to place of a digit along houses that have two or three,
        come back after an odd number of cells, and see which places you left out.

GuardianTelling
    observation: go round [{loop:count}|of_loop] cells: {legs}{on}. Apart from these cells,
        [the only|only] {guardians:place/places} for {digit:a} in these [{houses:count}|of_houses]
        houses {guardians:is/are} {guardians}
    on:
    on.long: . From there go on {further}
    leg: to {way}
    leg.first: from {one} to {way}
    leg.last: back to {way}
    way: {other} [in|lie] {house}
    way.diagonal: {other} [on|lie] {house}
    argument: {turns}. So at least one of {guardians} is {digit}. {sight:all}
    argument.one: {turns}
    turns: suppose {unless}. Then of any two neighbours on this round, exactly one is {digit}, so
        the {digit} is in every second cell. But {loop:count} is an odd number, so that can't be
    unless: none of {guardians} is {digit}
    unless.one: {guardians} isn't {digit}
    unless.two: neither {guardians:nor} is {digit}
    consequence: {conclusion:so}
    consequence.two, consequence.many: {target_cells:it isn't/neither is/none of them is} {digit}
    closing.one: so {conclusion}
    reason: that's called {technique}: {guardians} {guardians:guards/guard} against a ring that
        can't be filled, because it has an odd number of cells
    family: places for a digit that make a ring with an odd number of cells
    question: can {digit:a} be in every second cell of a ring of {loop:count}
"""
