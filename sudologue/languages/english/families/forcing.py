"""The words of the family `forcing`."""

TEXTS = """
nishio_forcing_chain contradiction_forcing_chain forcing_net_contradiction
    reason: Suppose a candidate, and fill in only what follows. If that ends in something
        impossible, the candidate is wrong. That's a proof and no guess: had nothing gone wrong,
        you'd have learnt nothing.

nishio_forcing_chain
    title: Nishio Forcing Chain
    aliases: Nishio
    summary: A place for a digit with which some house would have no place for the same digit.
    spotting: To find one, take a digit with a few places left, try one of them, and follow only
        that digit until some house has no place for it.

cell_forcing_chain
    title: Cell Forcing Chain
    aliases: cell reduction; multiple forcing chain from a cell
    summary: A cell whose candidates, followed one at a time, all lead to the same conclusion.
    reason: One of the cell's candidates is right, whichever it is. A conclusion that follows from
        each of them holds anyway.
    spotting: To find one, take a cell with two or three candidates, follow each a few digits, and
        look for something they all rule out.

region_forcing_chain
    title: Region Forcing Chain
    aliases: unit forcing chain; house forcing chain
    summary: A digit whose places in a house, followed one at a time, all lead to the same
        conclusion.
    reason: The digit is in one of these places, whichever it is. A conclusion that follows from
        each of them holds anyway.
    spotting: To find one, take a digit with two or three places in a house, follow each a few
        digits, and look for something they all rule out.

digit_forcing_chain
    title: Digit Forcing Chain
    aliases: double forcing chain; dual forcing chain
    summary: A candidate that leads to the same conclusion whether it is right or wrong.
    reason: The candidate is right or it is wrong, and the conclusion follows both ways.
    spotting: To find one, take a digit with two places in a house, follow both a few digits, and
        look for something they both rule out.

contradiction_forcing_chain
    title: Contradiction Forcing Chain
    aliases: forcing chain contradiction
    summary: A candidate that leads, one step at a time, to a cell or a house with nothing left.
    spotting: To find one, take a candidate that sees cells with two candidates or houses with two
        places, and follow what it forces until nothing is left for something.

forcing_net_verity
    title: Forcing Net (Verity)
    aliases: dynamic cell forcing chain; dynamic region forcing chain
    summary: A cell or a digit in a house whose candidates all lead to the same conclusion, by steps
        that combine earlier ones.
    reason: One of the candidates is right, whichever it is. A conclusion that follows from each of
        them holds anyway.
    spotting: To find one, take a cell or a digit in a house with few choices, fill in singles from
        each, and compare what they rule out.

forcing_net_contradiction
    title: Forcing Net (Contradiction)
    aliases: dynamic forcing chain; dynamic contradiction chain
    summary: A candidate that leads to a cell or a house with nothing left, by steps that combine
        earlier ones.
    spotting: To find one, take a candidate that would settle a lot, and fill in singles from it
        until nothing is left for some cell, or for some digit in a house.

nested_forcing_chain
    title: Nested Forcing Chain
    aliases: contradiction within a contradiction; dynamic forcing chain with nets
    summary: A candidate that leads to something impossible, once other candidates are tried on top
        of it and fail.
    reason: While the first candidate stands, another that fails on top of it is wrong. Rub out what
        it led to, and go on from there. If the first one ends in something impossible, it is wrong.
    spotting: To find one, take a candidate that settles a lot, fill in singles from it until
        they stop, and try a second candidate on top: if it fails, cross it out and go on.

ContradictionTelling
    closing: so {conclusion}
    place: nothing left of {dead:short}
    place.clue: no way to fill {dead:short}
    reason: that's {technique:called}, and no guess: if the {digit} led to nothing impossible, you'd
        have learnt nothing
    reason.nested: that's {technique:called}, and no guess: each candidate that is tried on top is
        wrong as long as the {digit} stands, and if that led to nothing impossible, you'd have
        learnt nothing
    family: a candidate with which a house would have no place for a digit
    family.cell: a candidate with which a cell would have nothing left
    family.clue: a candidate with which a clue can't be filled
    question: which {digit} leads to {end:nothing}

NothingLeft
    clause: {truth} [has nothing left|claims]
    clause.house: {house} [has no place for|claims] {digit:a}
    clause.clue: {clue} [can't be filled|claims]
    brief: {truth} [has nothing left|claims]
    brief.house: {house} [has no|claims] {digit}
    brief.clue: {clue} [can't be filled|claims]
    nothing: nothing left for {truth}
    nothing.house: no place for {digit:a} in {house}
    nothing.clue: no way to fill {clue}

TruthOfLine
    clause: all that is left of {truth}
    clause.house: the only place left for {digit} {house:in}
    clause.cell: its last candidate
    why: all that is left of {truth}
    clause.clue: however {clue} is filled

VerityTelling
    observation: {setting}:{line_break}{told:full_lines}
    together: in [{cases:none/neither/none} of these|rules_out] is {loser} {lost:a}
    together.placed: in [{cases:all/both/all} of them|rules_out] {loser} is {lost}
    place: from {truth:short}
    family: a digit whose places in a house all lead to the same
    family.cell: a cell whose candidates all lead to the same
    question: what follows whether {truth} is {digits:or}
    question.house: what follows wherever {house} has its {digit}
    setting: one of {left} is true
    setting.cell: {cell} [is|left] {digits:or}
    setting.house: {house}'s {digit} [is in|left] {places:or}
    one_case: - {told}
    reason: that's {technique:called}, and no guess: one of the {cases:count} must be so, and
        whichever it is, the same follows

case_story
    net: if {cell} is {digit}:{line_break}{lines:full_lines}
    net.cell: if it's {digit}:{line_break}{lines:full_lines}
    net.house: if it's in {cell}:{line_break}{lines:full_lines}
    case: if {cell} is {digit}, {links:chained}{end}
    case.cell: if it's {digit}, {links:chained}{end}
    case.house: if it's in {cell}, {links:chained}{end}
    case.short: if {cell} is {digit}, singles {put}{end}
    case.listed: if {cell} is {digit}, {links:serial}{end}
    case.listed.goes_on: then {links:serial}{end}
    case.at_once: if {cell} is {digit}, {end}
    case.at_once.cell: if it's {digit}, {end}
    case.at_once.house: if it's in {cell}, {end}
    page: {told}.
    at_once: {loser} [sees|sees] it
    at_once.house: {loser} [shares|sees] its {house:kind}
    at_once.same_cell: it [isn't|rules_out] {lost}
    at_once.same_cell.house: that cell [is|rules_out] {digit}
    at_once.placed, at_once.placed.same_cell: there is nothing more to show
    end: , and {loser} [isn't|rules_out] {lost}
    end.same_cell:

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

net_lines
    clause: {cell} [is|forced] {digit}
    clause.house: {house}'s {digit} [is in|forced] {cell}
    struck_clause: {losses:cannot:clauses}
    forced: {number} {cell} [is|forced] {digit}{by}: {why}
    struck: {number} {losses:cannot:clauses}{by}: {clue} can't be filled with that
    struck.apart: {number} {losses:cannot:clauses}{by}: {clue} can't be filled with that without
        repeating a digit in sight
    excluded: {number} {cell} [isn't|rules_out] {digit}{by}
    by_singles: {number} Singles [give|claims] {count} {digits:digit/digits}{by}: {runs}
    by_singles.clues: {number} Singles and clues [give|claims] {count} {digits:digit/digits}{by}:
        {runs}
    as_before: {number} As [in|claims] step {step}{by}: {runs}
    by:
    by.leaning: , by {because}
    why.pair: it's [no longer|forced] {digits}
    why.held: {held:and_else}
    why.cell: its [last candidate|forced]
    why.house: the [only place left|forced] in {house}
    why.house.two: the [only other place|forced] in {house}
    why.house.blocked: {line} [has|lies] its {digit}, and it's the [only place left|forced] in
        {house}
    held: {house} [has|lies] {digits:its:and}
    put: give {digits}
    short: [{cell}={digit}|forced]
    tried.told: {number} {cell} isn't {digit}. If it were: {told:in_lists}. {end:brief}{end_by}
    tried.put: {number} {cell} isn't {digit}{by}. If it were, singles would {put}. {end:brief}
    tried: {number} {cell} isn't {digit}{by}: with it, {end:brief}
    tried.brief: {number} {cell} isn't {digit}{by}: {lines:count} {lines:digit/digits} on,
        {end:brief}
    tried.swapped: {number} {cell} [isn't|claims] {digit}: as in {model}, with {other} and {digit}
        changed over
    end_by:
    end_by.end_leaning: , by {end_because}
    tried_line: {cell} [is|forced] {digit} ({truth}{aside})
    tried_line.house: {cell} [is|forced] {digit} ({house}{aside})
    tried_line.cell: {cell} [is|forced] {digit} (its [last candidate|forced]{aside})
    tried_struck: {losses:cannot:clauses} ({clue}{aside})
    aside:
    aside.leaning: , by {because}
    ended: {ended}{by}
    ended.why: {ended}: {why:serial}
    taken: {cells} are taken{line}
    place: {cells} [{cells:sees/see}|sees] the {digit} in {cell}{line}
    place.filled: {cell} is {digit}{line}
    place.refuted: {cell} isn't {digit}{line}
    digit_there: the {digit} in {cell}{line}
    digits_seen: [it sees|sees] {digits}
    digits_refuted: it isn't {digits:or}{line}
    left: {cell} [can only be|claim] {digits:or}
    left.one: {cell} [is|claim] {digits}

refutation_story
    told.path: suppose {cell} is {digit}. Then {links:chained}. Now {ended}
    told.side: suppose {cell} is {digit}. Then {links:and_else}. Now {ended}
    told.at_once: suppose {cell} is {digit}. Then {ended}
    told.lines: suppose {cell} is {digit}.{line_break}{lines:full_lines}.{line_break}Now {ended}
    told.lines.leaves_out: suppose {cell} is {digit}.{line_break}{lines:full_lines}.{line_break}Now
        {ended} (the digits in between are left out here; the option 'full' shows all
        {number:number} lines)
    beginning: suppose {cell} is {digit}
    beginning.links: suppose {cell} is {digit}. Then {links:serial}
    in_full: here are all {lines:number} lines of it:
    headline: {steps:step_ranges}. {technique}, {steps:count} steps with one idea: with {supposed:a}
        in {cells:or}, {end}.
    headline.houses: {steps:step_ranges}. {technique}, {steps:count} steps with one idea: with
        {supposed:a} in {cells:or}, {houses:or} has no place for {digit:a}.
    sibling: {number}. {told}. So {conclusion}.

sketch
    conclusion: So {conclusion}.
"""
