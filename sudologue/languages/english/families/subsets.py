"""The words of the family `subsets`."""

TEXTS = """
naked_pair
    title: Naked Pair
    aliases: conjugate pair of cells; locked set of two
    summary: Two cells of a row, column or box with the same two digits and no others, so the rest
        of the house loses both.
    reason: Two cells that can only be two digits take both, one each. You don't know which is
        which, but neither digit can be anywhere else in the house.
    spotting: To find one, look along each row, column and box for two cells with the same two
        candidates and no others.

hidden_pair
    title: Hidden Pair
    aliases: unique pair
    summary: Two digits of a row, column or box that can only go in the same two cells, which can be
        nothing else.
    reason: Two digits that can only go in two cells fill both, one each. You don't know which is
        which, but there's no room for any other digit.
    spotting: To find one, in a row, column or box with many open cells, look for two missing digits
        that have the same two places.

naked_triple
    title: Naked Triple
    aliases: locked set of three
    summary: Three cells of a row, column or box with only three digits between them.
    reason: Three cells need three digits, and these have only three between them, so all three are
        used up there. It doesn't matter whether each cell has all three, as long as none has a
        fourth.
    spotting: To find one, take the cells of a row, column or box that have two or three candidates,
        and look for three of them with only three digits between them.

hidden_triple
    title: Hidden Triple
    summary: Three digits of a row, column or box that can only go in the same three cells, which
        can be nothing else.
    reason: Three digits need three cells, and these have only three between them, so they fill them
        all. There's no room for any other digit.
    spotting: To find one, take the digits of a row, column or box that have two or three places,
        and look for three of them with only three places between them.

naked_quad
    title: Naked Quad
    aliases: naked quadruple; locked set of four
    summary: Four cells of a row, column or box with only four digits between them.
    reason: Four cells need four digits, and these have only four between them, so all four are used
        up there and the rest of the house can't have any of them.
    spotting: To find one, in a house with at least seven open cells, take those with up to four
        candidates, and look for four of them with only four digits between them.

hidden_quad
    title: Hidden Quad
    aliases: hidden quadruple
    summary: Four digits of a row, column or box that can only go in the same four cells, which can
        be nothing else.
    reason: Four digits need four cells, and these have only four between them, so they fill them
        all. There's no room for any other digit.
    spotting: To find one, in a house with at least seven open cells, take the digits with up to
        four places, and look for four of them with only four places between them.

SubsetTelling
    region: {house}
    setting: {focus_cells}

NakedSubsetTelling
    observation: {house:in}, {held:can_be}
    observation.alike: {held}
    argument.alike: between them they take {digits:all}
    consequence: nothing else there is {digits:or}: {conclusion:listed}
    consequence.alike: nothing else {house:in} is {digits:or}: {conclusion:listed}
    lesson: {house:in}, {cells} [have only|held] {digits} between them. {number} cells need
        {cells:count} digits, so all {cells:count} are used up there, and nothing else {house:in} is
        {digits:or}: {conclusion:listed}. Not every one of the cells has to have all {cells:count}
        as candidates. What counts is that none of them has another
    lesson.alike: {cells} [are {cells:-/both/all}|lie] {house:in}, and each [can only be|held]
        {digits:or}. {number} cells need {cells:count} digits, so all {cells:count} are used up
        there, and nothing else {house:in} is {digits:or}: {conclusion:listed}
    lesson.alike.pair: {cells} [are both|lie] {house:in}, and each [can only be|held] {digits:or}.
        If one is {first}, the other is {second}, and the other way round. You don't know which is
        which, and you don't need to: the {first} and the {second} of {house} are both in these two
        cells. So {conclusion:so}
    family: {cells:count} cells of a house with {cells:count} digits between them
    question: which {cells:count} cells of {house} have nothing left but {digits}

HiddenSubsetTelling
    observation: {places:are}
    consequence: those cells have no room for anything else: {losses:lost}
    lesson: where can {house} have its {digits}? [Only|places] in {cells}. {number} digits need
        {digits:count} cells, so they fill {cells:all}, whichever goes where, and there's no room
        for anything else: {losses:lost}
    family: {cells:count} digits of a house with {cells:count} places between them
    question: where can {house} have its {digits}
"""
