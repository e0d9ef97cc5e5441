"""The words of the family `singles`."""

TEXTS = """
full_house
    title: Full House
    aliases: last cell; last digit in a house
    summary: A row, column or box with one empty cell, which takes the digit still missing.
    reason: Every house has each digit once. When one cell is empty, the one digit that is missing
        goes there.
    spotting: To find one, look for a row, column or box with a single empty cell.

naked_single
    title: Naked Single
    aliases: sole candidate; forced digit
    summary: A cell with only one digit left.
    reason: Every cell needs a digit. When all the others have been ruled out for a cell, the one
        that remains goes there.
    spotting: To find one, pick an empty cell whose row, column and box are nearly full, and count
        through the digits that it sees. If just one is missing, it goes there.

hidden_single
    title: Hidden Single
    aliases: pinned digit; unique candidate; crosshatching
    summary: A digit with only one place left in a row, column or box.
    reason: Every house needs each digit. When only one of its cells can still take a digit, the
        digit goes there, whatever else that cell could be.
    spotting: To find one, pick a digit that is on the board several times already, and look for a
        house where those block every empty cell but one.

FullHouseTelling
    observation: {cell} [is the last empty cell|is_open] of {house}, and {digit} [is the only digit
        missing there|lacks_one]
    consequence: it's {digit}
    reason: that's {technique:called}: {house} needs each digit once, so the last empty cell takes
        the last missing digit
    region: {house}
    family: the last empty cell of a row, column or box
    question: which digit is missing {house:in}
    setting: {cell}

NakedSingleTelling
    observation: Count the digits that {cell} sees. {seen:full_sentences}. Only {digit} [is
        missing|is_single]
    observation.ruled_out: Count the digits that {cell} sees. {seen:full_sentences}. And
        {ruled_out:and_else}. Only {digit} [is missing|is_single]
    observation.ruled_out.unseen: {ruled_out:and_else}. Only {digit} [is left|is_single] for {cell}
    observation.unseen: no digit but {digit} [is left|is_single] for {cell}
    held: {place} [has|held] {digits}
    held.more: {place} [adds|held] {digits}
    afar: it [sees|sees] the {digit} in {place}
    reason: that's {technique:called}: {cell} needs a digit, and when all but one are ruled out,
        it's that one
    family: a cell with only one digit left
    question: which cell sees every digit but one
    setting: {cell}, with {houses:alike}
    setting.unseen: {cell}

HiddenSingleTelling
    observation: {house:whose} empty cells [are|opened] {cells}. {reasons:full_sentences}. Only
        {cell} [is left|only]
    observation.many: {house} needs {digit:a}. {reasons:full_sentences}. Only {cell} [is left|only]
    observation.last: {cell} [is the last empty cell|opened] of {house}, which needs {digit:a}
    consequence: it's {digit}
    consequence.last: it's {digit}
    share: the {digit} in {blocker} [rules out|seen] {cells}
    reason: that's {technique:called}: {house} needs {digit:a}, and only one of its cells can take
        it, whatever else that cell could be
    region: {house}
    family: a digit with only one place left in a row, column or box
"""
