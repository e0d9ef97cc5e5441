"""The words of the family `forcing`."""

TEXTS = """
nishio_forcing_chain contradiction_forcing_chain forcing_net_contradiction
    reason: An assumption that leads to a contradiction is false. Nothing is placed on trial and
        taken back; the line of reasoning is followed to its end, and it proves the opposite of what
        it set out from. One that came to no end would prove nothing.

nishio_forcing_chain
    title: Nishio Forcing Chain
    aliases: Nishio
    summary: When a candidate, taken as true, would leave some house without a place for its own
        digit, it is false.
    spotting: To find the next one, take a digit that is placed a few times, suppose it in one of
        its places, and see in which houses it then has one place left, until some house has none.

cell_forcing_chain
    title: Cell Forcing Chain
    aliases: cell reduction; multiple forcing chain from a cell
    summary: When every candidate of a cell leads to the same conclusion, that conclusion holds.
    reason: One of the cell's candidates is true, whichever it is. What follows from each of them
        follows from the cell.
    spotting: To find the next one, take a cell with two or three candidates, follow each of them
        for a few digits, and look for what all of them rule out, or bring about.

region_forcing_chain
    title: Region Forcing Chain
    aliases: unit forcing chain; house forcing chain
    summary: When every place of a digit in a house leads to the same conclusion, that conclusion
        holds.
    reason: The house has the digit in one of these places, whichever it is. What follows from each
        of them follows from the house.
    spotting: To find the next one, take a digit with two or three places in a house, follow each of
        them for a few digits, and look for what all of them rule out, or bring about.

digit_forcing_chain
    title: Digit Forcing Chain
    aliases: double forcing chain; dual forcing chain
    summary: When a candidate leads to the same conclusion whether it is true or false, that
        conclusion holds.
    reason: The candidate is true or it is false, and the conclusion follows either way.
    spotting: To find the next one, take a digit with two places in a house, follow each of them for
        a few digits, and look for what both of them rule out, or bring about.

contradiction_forcing_chain
    title: Contradiction Forcing Chain
    aliases: forcing chain contradiction
    summary: When a candidate, taken as true, would step by step leave a cell or a house's digit
        with nothing, it is false.
    spotting: To find the next one, take a candidate whose digit has one other place in several
        houses, or whose cell sees cells with two candidates, and follow what it forces until
        something is left with nothing.

forcing_net_verity
    title: Forcing Net (Verity)
    aliases: dynamic cell forcing chain; dynamic region forcing chain
    summary: When all candidates of a cell, or all places of a digit in a house, lead to the same
        conclusion, by steps that may draw on several earlier ones, that conclusion holds.
    reason: One of the candidates is true, whichever it is. What follows from each of them holds in
        any case.
    spotting: To find the next one, take a cell or a digit in a house with few choices, follow each
        of them by singles as far as they go, and compare what has become of the same candidates.

forcing_net_contradiction
    title: Forcing Net (Contradiction)
    aliases: dynamic forcing chain; dynamic contradiction chain
    summary: When a candidate, taken as true, would leave a cell or a house's digit with nothing, by
        steps that may draw on several earlier ones, it is false.
    spotting: To find the next one, take a candidate that would settle much at once, and fill in
        singles from it until some cell, or some digit in a house, is left with nothing.

nested_forcing_chain
    title: Nested Forcing Chain
    aliases: contradiction within a contradiction; dynamic forcing chain with nets
    summary: When a candidate, taken as true, would lead to a contradiction by way of further
        assumptions that are each refuted on the way, it is false.
    reason: While the first assumption stands, a second one that fails is false, and what that
        leaves is one more step of the first one's argument. An assumption that leads to a
        contradiction is false. Nothing is placed on trial and taken back; the line of reasoning is
        followed to its end, and it proves the opposite of what it set out from. One that came to no
        end would prove nothing.
    spotting: To find the next one, take a candidate that settles much, fill in singles from it, and
        where these end, suppose a second candidate on top of it: if that one fails, cross it out
        and go on.

ContradictionTelling
    place: nothing left of {dead:short}
    place.clue: no way to fill {dead:short}
    reason: that is {technique:a}, and no guess: {digit:a} in {cell} forces {what} until
        {end:without}; had it ended nowhere, it would have proved nothing
    what: each of these digits
    what.nested: each of these digits, and rules out each of these suppositions made on top of it,
    family: a candidate that would leave a house no place for one of its digits
    family.cell: a candidate that would leave a cell with nothing
    family.clue: a candidate that would leave a clue with no way to fill it
    question: which {digit} would in the end leave {end:leaves}

NothingLeft
    clause: {truth} [has nothing left|claims]
    clause.house: {house} [has no place for|claims] {digit}
    clause.clue: {clue} [cannot be filled|claims]
    in_the_end: {truth} [has nothing left|claims]
    in_the_end.house: {house} [has no place left for|claims] {digit:a}
    in_the_end.clue: {clue} [cannot be filled|claims]
    leaves: {truth} [with nothing|claims]
    leaves.house: {house} [no place for|claims] {digit:a}
    leaves.clue: {clue} [with no way to fill it|claims]
    without: nothing is left for {truth}
    without.house: {house} is left without {digit:a}
    without.clue: {clue} cannot be filled

TruthOfLine
    clause: all that is left of {truth}
    clause.house: the only place left for {digit} {house:in}
    clause.cell: its last candidate
    why: all that is left of {truth}
    why.house: only place {house:in}
    why.house.before: {house}
    why.cell: its last candidate
    why.cell.before: its last
    why.clue: however {clue} is filled
    why.clue.before: {clue}

VerityTelling
    observation: {setting}. {told:sentences}
    argument: one of the {cases:count} must be so
    reason: that is {technique:a}: {truth} takes one of its {cases:count} candidates, and what
        follows from each of them holds without our knowing which
    reason.house: that is {technique:a}: {house} has its {digit} in one of {cases:count} places, and
        what follows from each of them holds without our knowing which
    place: from {truth:short}
    family: a digit whose places in a house all lead to the same
    family.cell: a cell whose candidates all lead to the same
    question: what follows whether {truth} is {digits:or}
    question.house: what follows wherever {house} has its {digit}
    setting: one of {left} is true
    setting.house, setting.cell: {left}

case_story
    case: If {cell} is {digit}, {sentences:sentences}
    case.ending: If {cell} is {digit}, {sentences:sentences}{end}
    goes_on: {sentences:sentences}
    goes_on.ending: {sentences:sentences}{end}
    page: {told}.
    at_once: {loser} [sees|sees] it
    at_once.same_cell: it [is not|rules_out] {lost}
    at_once.placed, at_once.placed.same_cell: there is nothing more to show
    end: , and {loser} [sees|sees] the {digit} in {cell}
    end.same_cell: [ and not|rules_out] {lost}

numbered
    supposed: {number} Suppose that {cell} is {digit}.
    forced: {number} Then {cell} [is|forced] {digit}, {why}{by}.
    struck: {number} Then {losses:cannot:clauses}, however {clue} is filled{by}.
    struck.apart: {number} Then {losses:cannot:clauses}, however {clue} is filled without repeating
        a digit in sight{by}.
    refuted: {number} So {cell} is not {digit}.
    folded: {number} Suppose that {cell} is {digit}. Then, {lines:count} {lines:line/lines} on,
        {end}{by}. So {cell} is not {digit}.
    dead: {number} Then {end}{by}.
    excluded: {number} Then {cell} [is not|is_not] {digit}{by}.
    by:
    by.leaning: , by {because}

sentences
    forced: {cell} [is|forced] {digit} ({why:why})
    struck: {losses:cannot:clauses} ({why:why})
    struck.apart: {losses:cannot:clauses} ({why:why} without repeating a digit in sight)
    follows.first: {levels:and:so}
    follows.then: then {levels:and:so}
    follows.so: so {levels:and:so}
    follows.also: also, {levels:and:so}
    losses: {losses:cannot:clauses}
    all_struck: {losses:clauses}
    by_singles: {number} {lines:digit/digits} [{lines:follows/follow} by {how}|follow]: {runs}
    by_singles.more: from there {number} more [{lines:follows/follow} by {how}|follow]: {runs}
    how: singles
    how.one: a single
    how.clues: singles and clues
    put: [put|claims] {runs}
    puts: [puts|claims] {runs}
    runs: {runs:and:and}
    runs.long: {runs:and:serial}
    emptied: {ended}
    emptied.why: {ended}: {why:serial}
    taken: {cells} are taken
    place: {cells} [{cells:sees/see}|sees] the {digit} in {cell}
    place.filled: {cell} is {digit}
    place.refuted: {cell} is ruled out
    digit_there: the {digit} in {cell}
    digits_seen: [it sees|sees] {digits}
    digits_refuted: {digits} {digits:is/are} ruled out
    left: {cell} [can only be|claim] {digits:or}
    left.one: {cell} [is|claim] {digits}
    supposed: {digit:a} in {cells:or}
    supposed.first: {digit:a} in {cells:or} as well
    on_top: {supposed} would leave {end:leaves}
    on_top.named: {supposed} would {put} and leave {end:leaves}
    on_top.named.several: {supposed} would {put}, and leave {end:leaves}
    on_top.counted: {supposed} would leave {end:leaves}, {counted} on
    number_of_digits: {number} {things:digit/digits}
    number_of_refuted: {number} {things:refuted supposition/refuted suppositions}
    fail_on_top: {number} {proofs:supposition/suppositions} made on top of that
        [{proofs:fails/fail}|claims]: {supposed:and:serial}

refutation_story
    suppose: suppose {cell} is {digit}
    opening: suppose {cell} is {digit}.
    beginning: {told:sentences}
    end: {ended}
    end.leaves_out: {ended} (told in full, it has {lines:number} lines)
    in_full: here are all {lines:number} lines of it:
    with_that: with that, {told}
    without_those: with that ruled out, {told}
    headline: {steps:step_ranges}. {technique}, {steps:count} steps with one idea: {supposed:a} in
        {cells:or} would leave {end:leaves}.
    headline.houses: {steps:step_ranges}. {technique}, {steps:count} steps with one idea:
        {supposed:a} in {cells:or} would leave {houses:or} no place for {digit:a}.
    sibling: {number}. {told}, so {conclusion}.
    same_end: {ended} for the same reasons
    as_before: as in step {step}, that {puts}
"""
