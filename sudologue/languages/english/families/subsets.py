"""The words of the family `subsets`."""

TEXTS = """
naked_pair
    title: Naked Pair
    aliases: conjugate pair of cells; locked set of two
    summary: When two cells of a house have the same two candidates and no others, those digits
        leave the rest of the house.
    reason: Two cells that can take only two digits will take both, one each. Which goes where is
        open, but nothing is left of either digit for any other cell of the house.
    spotting: To find the next one, look along a row, a column or a box for two cells with the same
        two digits and nothing else.

hidden_pair
    title: Hidden Pair
    aliases: unique pair
    summary: When two digits of a house have the same two places and no others, those cells take no
        other digit.
    reason: Two digits that can go in only two cells will fill both, one each. Which goes where is
        open, but there is no room left in either cell for any other digit.
    spotting: To find the next one, ask in a row, a column or a box which two of the missing digits
        have only the same two places.

naked_triple
    title: Naked Triple
    aliases: locked set of three
    summary: When three cells of a house hold candidates of only three digits between them, those
        digits leave the rest of the house.
    reason: Three cells need three digits, and between them they can take only these three, so they
        use up all of them. No cell of the three has to hold all three digits; what counts is that
        they hold no fourth.
    spotting: To find the next one, take the cells of a row, a column or a box that have two or
        three digits left, and look for three that have only three between them.

hidden_triple
    title: Hidden Triple
    summary: When three digits of a house have only three places between them, those cells take no
        other digit.
    reason: Three digits need three cells, and between them they have only these three, so they fill
        all of them. There is no room left in any of the three for another digit.
    spotting: To find the next one, take the digits of a row, a column or a box that have two or
        three places left, and look for three that have only three between them.

naked_quad
    title: Naked Quad
    aliases: naked quadruple; locked set of four
    summary: When four cells of a house hold candidates of only four digits between them, those
        digits leave the rest of the house.
    reason: Four cells need four digits, and between them they can take only these four, so they use
        up all of them. Nothing is left of the four digits for any other cell of the house.
    spotting: To find the next one, take the cells of a house that have at most four digits left,
        where most of the house is still open, and look for four that have only four between them.

hidden_quad
    title: Hidden Quad
    aliases: hidden quadruple
    summary: When four digits of a house have only four places between them, those cells take no
        other digit.
    reason: Four digits need four cells, and between them they have only these four, so they fill
        all of them. Whatever else is pencilled into these cells can be rubbed out.
    spotting: To find the next one, take the digits of a house that have at most four places left,
        where most of the house is still open, and look for four that have only four between them.

SubsetTelling
    region: {house}

NakedSubsetTelling
    observation: {house:in}, {held}
    argument: the {number} cells use up {digits:all} digits, leaving
        {digits:-/neither/none of them} for the rest of {house}
    reason: that is {technique:a}: {cells:count} cells of {house} with {cells:count} digits between
        them. Not every one of the cells has to have {digits:all}; what counts is that none of them
        has any other
    reason.pair: that is {technique:a}: two cells of {house} with two digits between them, one for
        each. Which takes which is open
    family: {cells:count} cells of a house with {cells:count} digits between them
    question: which {cells:count} cells of {house} have nothing left but {digits}

HiddenSubsetTelling
    observation: {house:in}, {places}
    argument: the {number} digits fill {cells:all} cells
    consequence: the cells keep only {digits}: {losses:lost}
    reason: that is {technique:a}: {cells:count} digits of {house} with {cells:count} places between
        them. Whatever else was pencilled in there only hid them
    family: {cells:count} digits of a house with {cells:count} places between them
    question: where can {house} have its {digits}
"""
