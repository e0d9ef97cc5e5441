"""The words of the family `singles`."""

TEXTS = """
full_house
    title: Full House
    aliases: last cell; last digit in a house
    summary: When a house has one open cell left, that cell takes the one digit still missing.
    reason: A house holds every digit once. With all its other cells filled, one cell and one digit
        remain, and they belong together.
    spotting: To find the next one, look for a house with a single open cell.

naked_single
    title: Naked Single
    aliases: sole candidate; forced digit
    summary: When a cell has one candidate left, it takes that digit.
    reason: Every cell takes some digit. When all the others have been ruled out for a cell, the one
        that remains is the only one it can take.
    spotting: To find the next one, take a cell whose houses are well filled and count through the
        digits that it sees: if one alone is missing, it goes there.

hidden_single
    title: Hidden Single
    aliases: pinned digit; unique candidate; crosshatching
    summary: When a digit has one place left in a house, it goes there.
    reason: Every house holds every digit. When a digit has been ruled out everywhere in a house but
        for one cell, it must be in that cell, whatever other candidates the cell still shows.
    spotting: To find the next one, take a digit that stands on the board several times already, and
        look for a house where these leave it a single cell.

FullHouseTelling
    observation: {house} [has one open cell left|is_open], {cell}, and [lacks only|lacks_one]
        {digit}
    reason: that is {technique:a}: {house} holds every digit once, so the one cell that is open and
        the one digit that is missing belong together
    region: {house}
    family: the last open cell of a house
    question: which digit is missing {house:in}
    setting: {house} [has one open cell left|is_open], {cell}

NakedSingleTelling
    observation: {grounds:clauses}
    observation.unseen: for {cell}, {grounds:clauses}
    observation.in_houses: {cell} [sees|are_seen] every digit but {digit} in {houses}
    observation.in_houses.unseen: {cell} has no digit to take but {digit}
    consequence: [it is|is_single] {digit}
    reason: that is {technique:a}: some digit has to go into {cell}, and when all but one are ruled
        out, it is that one
    family: a cell with one digit left
    question: which cell sees every digit but one
    setting: {cell} [can only take one digit|is_single]

SeesDigits
    clause: {cell} [sees|claims] {seen:clauses}

DigitsIn
    clause: {digits} in {places}

HiddenSingleTelling
    observation: {house} still needs {digit:a}. {grounds:clauses}
    observation.last: {house} still needs {digit:a}. {cell} [is its last open cell|is_last]
    consequence: the {digit} [can only go in|only] {cell}
    reason: that is {technique:a}: {house} must have {digit:a} somewhere, and when all its other
        cells are ruled out for it, the last one takes it, whatever else that cell might seem to
        allow
    region: {house}
    family: a digit with one place left in a house

DigitsSee
    clause: {placed} [{placed:sees}|claims] {seen}
    clause.all: {placed} [{placed:sees}|claims]
        {seen:its only other open cell/both of its other open cells/all of its other open cells}
"""
