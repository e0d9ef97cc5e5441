"""The words of the family `guardians`."""

TEXTS = """
guardians
    title: Guardians
    aliases: broken wing; oddagon of one digit; turbot chain with guardians
    summary: When an odd loop of places of a digit would have only its own cells for the digit in
        each of its houses but for some guardians, one of the guardians is true.
    reason: Were all guardians false, the digit would go into exactly one of any two neighbours on
        the loop, so places with it and places without it would take turns. Round a loop of an odd
        number that cannot work out. So a single guardian takes the digit; and if there are several,
        any cell that sees them all loses it.
    spotting: To find the next one, go from place to place of a digit along houses that have two or
        three, come back after an odd number of cells, and gather the places left out.

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
    argument: {turns}. So one of {guardians} is {digit}, and {sight:all}
    argument.one: {turns}
    turns: {unless}, then of any two neighbours on this round just one would be {digit}, so cells
        with {digit:a} and cells without would take turns. But {loop:count} cells cannot take turns
        all the way round
    unless: were none of {guardians} {digit}
    unless.one: were {guardians} not {digit}
    unless.two: were neither {guardians:nor} {digit}
    consequence: {conclusion:named}
    reason: that is called {technique}: {guardians} {guardians:guards/guard} against a ring of an
        odd number of cells in which any two neighbours are the last places for {digit:a} in a
        house, for such a ring cannot be filled
    family: places for a digit that make a ring with an odd number of cells
    question: can cells with {digit:a} and cells without take turns round a ring of {loop:count}
"""
