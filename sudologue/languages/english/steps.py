"""What is said of any step: its conclusion, and what a family's telling leaves to the general."""

TEXTS = """
Telling
    family: a pattern that settles something
    any_question: what becomes of {digits:or} here
    any_question.house: where can {focus_house} have its {digits:or}
    any_setting: {focus_cells}
    any_setting.house: {focus_house}
    any_setting.house.several: {focus_cells}, with {focus_house}

PlainTelling
    observation: {cited:clauses}
    observation.many: {truths:count} requirements of the puzzle, as its proof spells out, cannot all
        be met otherwise
    observation.uncited: this rule cites nothing that could be checked
    observation.uncited.pointing: this rule points at {pointed} and cites nothing that could be
        checked
    observation.uncited.described: this rule says: {description}; it cites nothing that could be
        checked
    pointed.digits: {digits}
    pointed.digits.cells: {digits} in {focus_cells}
    pointed.digits.house: {digits} {focus_house:in}
    pointed.digits.cells.house: {digits} in {focus_cells} {focus_house:in}
    pointed.cells: {focus_cells}
    pointed.cells.house: {focus_cells} {focus_house:in}
    pointed.house: {focus_house:in}
    argument.linked: {once:clauses}
    consequence.uncited: on its word alone, {conclusion:so}
    clue: {clue} must be met
    ledger: {ledger} gives {balance}

Conclusion
    clause, so, named: {losses:clauses}
    clause.same, so.same: {cells} {cells:isn't/aren't} {digits:or}
    clause.placed, so.placed, named.placed: {cells} is {digits}
    named.same: they aren't {digits:or}
    named.same.one: {cells} isn't {digits:or}
    seen: {losses:clauses}
    seen.same: none of them is {digits:or}
    seen.same.one: it isn't {digits:or}
    seen.same.two: neither is {digits:or}
    listed: not {all_cells:or}
    listed.one: {cells} isn't {digits:or}
    new: {losses:side}
    it: it isn't {digits:or}
    supposed: {losses:or:or_else}

Loss
    clause: {cells} {cells:isn't/aren't} {digits:or}
    and: {digits} in {cells}
    or: {digits:or} in {cells:or}
    no: no {digits:or} in {cells:or}
    is: {cells:or} is {digits:or}
    are: {cells} {cells:is/are} {digits}
    too: {cells} {cells:is/are}

Kept
    clause: {cells} {cells:is/are each} {digits:or}
    clause.one.several: {cells} are {digits}
    range: {cells} {least}–{most}
    range.one, range.two: {cells} {digits:or}

SharedDigits
    clause: the {digits:and} {digits:is/are} [in|lie] {places:or}
    clause.several: [each combination has|has] {digits:a:and}
    clause.several.two: [either way there's|has] {digits:a:and}
    clause.several.part: [each combination has|has] {digits:a:and}, [in|lie] {places:or}
    clause.several.two.part: [either way there's|has] {digits:a:and}, [in|lie] {places:or}

GoneFromHouses
    clause: nothing else in {houses:or} is {digits:or}

GoneFromSight
    clause: {cells}, which [{cells:sees/see}|seen] {places:all}, {cells:isn't/aren't} {digits:or}

Candidates
    clause: {groups:and:clauses}
    clause.alone: {groups:and:and}
    lost: {cell_by_cell:clauses}
    and: {groups:and:and_else}
    or: {groups:or:or_else}
    none: {groups:no:and}

NoneIs
    clause: none of {cells} is {digit}
    clause.one: {cells} isn't {digit}
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

OneIs
    is: {cells:or} is {digits:or}
    were: {cells:or} were {digits:or}
    must: {cells:or} [must be|claims] {digits:or}
    must_then: {cells:or} [would have to|claims] be {digits:or}
    cannot: {cells} [can't be|claims] {digits:or}
    could_not: {cells} [couldn't be|claims] {digits:or}

TruthLeft
    seen.cell: {cell} [can only be|claims] {digits:or}
    seen.house: {house:in}, the {digit} [can only go|claims] in {cells:or}
    seen.sight: only {one} or {other} [can be|claims] {digit}
    seen.distinct: in {clue}, the {digit} [can only go|claims] in {cells:or}
    seen.extras: {choices:must:or_else}
    clause.cell: {cell} [{must}|claims] be {digits:or}
    clause.house: {house} [{must}|claims] take its {digit} in {cells:or}
    clause.sight: {one} or {other} [{must}|claims] be {digit}
    clause.distinct: {clue} [{must}|claims] take its {digit} in {cells:or}
    clause.extras: {choices:must:or_else}
    clause.extras.supposed: {choices:must_then:or_else}
    clause.nothing.cell: {cell} [{has}|claims] nothing left
    clause.nothing.house: {house} [{has}|claims] no place for {digit}
    clause.nothing.sight: neither {one} nor {other} [{can}|claims] be {digit}
    clause.nothing.distinct: {clue} [{has}|claims] no place for {digit}
    clause.nothing.extras: {choices:cannot:and_else}
    clause.nothing.extras.supposed: {choices:could_not:and_else}
    must: must
    must.supposed: would have to
    has: has
    has.supposed: would have
    can: can
    can.supposed: could

citations
    is: {choices:is:or_else}
    were: {choices:were:or_else}
    must: {choices:must:or_else}
    once_in_houses: {houses} {houses:takes/each take} {digits} only once{digits:/ each}
    once_in_cells: {cells} {cells:takes/take} only one digit{cells:/ each}
    once_in_clue: {clue} takes {digit} only once
    once_in_sight: {one} and {other} [see each other|mutual] and can't both be {digit}
    too_few: {lacking} [would have only|claims] {room} left: {links:count} for {truths:count}
    too_few.of_one_digit: {lacking} [would have only|claims] {room} left for their {digit:s}:
        {links:count} for {truths:count}
    citation.cell: {cell}
    citation.house: the {digits} of {house}
    citation.sight: one {digit} in {one} or {other}
    citation.distinct: the {digit} of {clue}
    citation.extras: {candidates:or}

premises
    premise: {required}.
    premise.lacking: {required}: {why:clauses}.
    filled: {cells} {cells:is/are} [filled|claim]
    filled.given: {cells} {cells:is/are} [given|claim]
    ruled_out: {rulers} [{causes:rules/rule}|claims] out the rest
    ruled_out.empty_cell: {rulers} [{causes:rules/rule}|claims] out every digit
    rulers.given: {names:the given/the givens} in {names}
    rulers.placed: {names:the digit/the digits} placed in {names}
    rulers.step: {names:step/steps} {names}
    rulers: {names}
    one_of_several: {name} ({what})
    barred: the puzzle itself
    earlier: what went before

proofs
    opening: {shown}. {steps:count} {steps:step leads/steps lead} there:
    line.taught: {number}. {told}
    line.single: {number}. {name}: {told}.
    line.single.alone: {name}: {told}.
    line.alone: {name}. {told} ({technique:headline})
    line: {number}. {name}. {told} ({technique:headline})
    single: [the only place left|only] {house:in}
    single.lines: {lines:alike} [have theirs|held], and it's [the only place left|only] {house:in}
    single.lines.one: {lines} [has its|held] {digit}, and it's [the only place left|only] {house:in}
    single.full: [the last digit|claims] of {house}
    single.naked: {held:serial}
    single.naked.gone: [its last candidate|claims]
    single.alone: {cell} is [the only place left|only] for {digit:a} {house:in}
    single.lines.alone: {lines:alike} [have their|held] {digit:s}, so {house:whose} [goes|only] in
        {cell}
    single.lines.one.alone: {lines} [has its|held] {digit}, so {house:whose} [goes|only] in {cell}
    single.full.alone: {cell} is {digit}, [the last digit|claims] of {house}
    single.naked.alone: {held:serial}, so {cell} is {digit}
    single.naked.gone.alone: {digit} is [the last candidate|claims] of {cell}
    held: {house} [has|held] {digits}
    held.more: {house} [adds|held] {digits}
    name: {conclusion}
    name.cited: {conclusion}, by {premises:cites}
    in_line: {told}, by {premises:steps}
    step: {told} (By {premises:steps}.)
    ending: {steps:steps} {steps:assumes/assume} that there is only one solution; if there is,
        {shown}
    ending.unfounded: {steps:steps} {steps:cites/cite} nothing that could be checked, so nothing is
        proved
    loss.filled: {cell} [is|holds] {value}
    loss: {holder} [is|holds] {digit}, and {cell} [sees|sees] it
    loss.house: {holder} [is|holds] {digit}, and {cell} [is in the same {house:kind}|sees]
    branch: {number}. {conclusion}: {technique}
    branch.folded: {number}. {conclusion} (see above)

parts
    question: {question}?

contradictions
    uncited: the step cites nothing that would rule the opposite out
    not_placed: if {cell} weren't {digit}
    true: if {were}
    emptied: {opposite}, it [would have|emptied] nothing left
    refuted: {opposite}, {outcome}
    too_long: no choice of candidates would satisfy all of this
    outcome: {told:then}
    met: nothing that the step cites would contradict it
    case: if {cell} were {digit}, {outcome}
    cases: {told:sentences}
    needed: unless {one_is}, however {cells_there} are filled, there is another way to fill them
        that has the same digits in every house, and so a second solution. So {one_must_be}
    needed.unique: unless {one_is}, however {cells_there} are filled, there is another way to fill
        them that has the same digits in every house, and so a second solution. Because the puzzle
        has one solution, {one_must_be}
    cells_there: {cells}
    cells_there.everywhere: the open cells

absences
    held: {houses:alike} [{houses:has/have}|held] {digits:a:and}
    held.several: {houses:alike} [{houses:has/have}|held] {digits}
    gone: {cells} [{cells:isn't/aren't}|claims] {digits:or}
    gone.step: {cells} [{cells:isn't/aren't}|claims] {digits:or} ({number})

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
    members.one: {members} by itself allows no solution
    members.minimal: these {count:number} contradict each other, and no {fewer:number} of them do:
        {members}
    members.perhaps: these {count:number} contradict each other; perhaps not all of them are needed:
        {members}

groups
    held: {cells} [hold|hold] {digits}; without the {lost} they'd [be|needs] {rest}
    held.cell: {cells} [can only be|hold] {digits:or}
    held.same: {cells} [hold|hold] the same {digits:count}; without the {lost} they'd [be|needs]
        {rest}, too
    without: {gone} [{gone:isn't/aren't}|among] {lost}, and {cells} [are|needs] {rest}{where}
    without.long: {gone} [{gone:isn't/aren't}|among] {lost}. Then {cells} [are|needs] {rest}{where}
    without.whole: {cells} [aren't|among] {lost}: [they're|needs] {rest}{where}
    without.several: {cells} can't have it as well, and [they have no other digit to spare|needs],
        so {there}
    without.cell: {cells} [is|needs] {needed}
    instead: [they're|needs] {rest}{where}
    instead.cell: [it's|needs] {needed}
    where:
    where.told: , with {told}
    place: the {digit} [in|among] {places:or}
    introduced: {lines:sentences}
    called: group {letter} is {cells}: {counted}
    called.first: call {cells} group {letter}: {counted}. If {letter} loses one of them, it
        [needs|needs] the other {cells:count}
    counted: [{cells:count}|of_cells] cells, [{digits:count}|of_digits] digits ({digits:commas})
    see.letters: {who} [{who:sees/see}|claims] every {digits} in {letters}
    see.cells: {who} [{who:sees/see}|claims] every {digits} in {cells}
    see.places: {who} [{who:sees/see}|claims] {places:all}
    see.places.one: {who} [{who:sees/see}|claims] it
    see.theirs: {who} [{who:sees/see}|claims] all their {digits:s:and}
    one_of: there's {told:serial}
    one: {digits:a:and} [in|among] {places:or}
"""
