"""What is said of any step: its conclusion, and what a family's telling leaves to the general."""

TEXTS = """
Telling
    family: a pattern that settles something
    any_question: what becomes of {digits:or} here
    any_question.house: where can {focus_house} have its {digits:or}

Conclusion
    clause, so, named: {losses:clauses}
    clause.same, so.same: {cells} cannot be {digits:or}
    clause.placed, so.placed, named.placed: {cells} is {digits}
    named.same: they cannot be {digits:or}
    named.same.one: {cells} cannot be {digits:or}
    new: {losses:side}
    it: it cannot be {digits:or}
    supposed: {losses:or:or_else}

Loss
    clause: {cells} cannot be {digits:or}
    and: {digits} in {cells}
    or: {digits:or} in {cells:or}

Candidates
    clause: {groups:and:clauses}
    clause.alone: {groups:and:and}
    lost: {cell_by_cell:clauses}
    and: {groups:and:and_else}
    or: {groups:or:or_else}

NoneIs
    clause: none of {cells} is {digit}
    clause.one: {cells} is not {digit}
    clause.two: neither {ends:nor} is {digit}

Gains
    clause: {sentences:sentences}
    ending: {last:ending}

ReasonedElimination
    clause: {reason}, so {ending}
    ending: {conclusion:named}
    ending.it: {conclusion:it}
    ending.new: {conclusion:new}

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

clashes
    both: {cells}, {why}, are both {digit}
    twice: {where} has two {digit:s}, in {cells}
    no_place: {house} [has no place left for|claim] {digit}
    unmet: {clue} [{why}|claim]
    barred: {cell} holds {digit}, which is ruled out there
    empty: {cell} [has no candidate left|claim]
    unfillable: with {supposed:or}, {clue} could not be filled
    given: the {digit} in {cell}
    barring: what is ruled out in {cell}
    members: these {count:number} contradict each other: {members}
    members.none: the houses alone cannot be filled
    members.one: {members} leaves no solution by itself
    members.minimal: these {count:number} contradict each other, and no {fewer:number} of them do:
        {members}
    members.perhaps: these {count:number} contradict each other; perhaps not all of them are needed:
        {members}

parts
    question: {question}?

proofs
    opening: Why {shown}: {steps:count} {steps:step/steps} lead there, one after the other.
    opening.one: Why {shown}: one step shows it.
    opening.branching: Why {shown}: {steps:count} {steps:step/steps} lead there, and the longest
        line of reasoning among them has {depth:count} {depth:step/steps}.
    line: , by {premises:steps}
    paragraph: {told} (From the position alone.)
    paragraph.puzzle: {told} (From the puzzle alone.)
    paragraph.premises: {told} (By {premises:steps}.)
    filled: {cell} cannot be {digit}, [since it is|holds] {value}.
    seen: {cell} cannot be {digit}, [since it sees|sees] {holder}, [which is|holds] {digit}.
    start: the starting board
    start.puzzle: the puzzle
    ending: Every step is forced: in whatever solution {start} has, {shown}.
    ending.unfounded: {numbers:steps} {numbers:cites/cite} nothing that could be checked, so nothing
        is proved.
    ending.assuming: {numbers:steps} {numbers:takes/take} it for granted that {start} has one
        solution; if it has, {shown} there.
    branch: {number}. {conclusion}: {technique}
    branch.folded: {number}. {conclusion} (see above)
"""
