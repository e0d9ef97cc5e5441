"""What is said of any step: its conclusion, and what a family's telling leaves to the general."""

TEXTS = """
Telling
    consequence: {conclusion}
    family: a pattern that settles something
    any_question: what becomes of {digits:or} here
    any_question.house: where can {focus_house} have its {digits:or}

Conclusion
    clause: {losses:clauses}
    clause.same: {cells} cannot be {digits:or}
    clause.placed: {cells} is {digits}
    named: {clause}
    named.same: they cannot be {digits:or}
    named.same.one: {cells} cannot be {digits:or}

    supposed: {losses:supposed:or_else}

Loss
    clause: {cells} cannot be {digits:or}
    supposed: {digits:or} in {cells:or}

RuledOut
    clause.step: {steps:steps} [ruled out|claims] {named}
    clause.barred: the puzzle itself [rules out|claims] {named}
    clause: {named} [{named:was/were} ruled out earlier|claims]

PlacedDigits
    clause: the {digit:s} in {cells}
    clause.one: the {digit} in {cells}
    clause.many: the {digit:s} already placed
    sees: {cells:sees/see}

Area
    clause: the whole board
    clause.house: {house}
    clause.band: band {number:number}
    clause.band.first: the top band
    clause.band.middle: the middle band
    clause.band.last: the bottom band
    clause.stack: stack {number:number}
    clause.stack.first: the left stack
    clause.stack.middle: the middle stack
    clause.stack.last: the right stack
    clause.digits: the {digits:s:and}
"""
