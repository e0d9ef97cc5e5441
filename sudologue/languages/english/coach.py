"""What stands beside a player: hints level by level, checks, explanations and rulings."""

TEXTS = """
ladder
    nudge: Look at {place}.
    nudge.cells: Look at the cells of {place}.
    nudge.clue: Look at the {kind} {house:in}.
    nudge.clue.long: Look at the {kind} that starts {house:in}.
    nudge.digit: Look at the {digit:s}.
    nudge.digit.near: Look at the {digit:s} near {house}.
    nudge.pair: Look at the cells that can only be {digits:or}.
    nudge.link: Look for the places of {digit} {house:in}.
    starts: {house} starts at {cell}
    with_regions: {nudge} {starts:full_sentences}.
    technique: {technique:called}.
    technique.known: {technique:called}: {summary:after_colon}.
    where: {about}.
    where.start: Start with {about}.

hint
    title: Hint

hint_request
    state: {entries} {next}
    state.full: {entries} {next} I read your marks as complete.
    state.partial: {entries} {next} I read your marks as notes, and worked the candidates out from
        the digits.
    entries: I found no mistakes.
    entries.fit: No mistakes.
    entries.several: This puzzle has more than one solution. Hints are about what they all share.
    next: {gone:count} candidates can go.
    next.one: A candidate can go.
    next.none: No single is left, but {gone:count} candidates can go.
    next.none.one: No single is left, but a candidate can go.
    next.placed: You can place a digit.
    next.placed.plain: You can place a digit, without pencil marks.
    next.placed.none: No single is left, but you can place a digit.
    no_step: {reason}
    no_step.several: This puzzle has more than one solution. {reason}
    reason.done: Every cell is filled, and there are no mistakes.
    reason.nothing: I can't find a step here.
    reason.nothing_about: I can't find a step about that.
    reason.out_of_work: I didn't find a step within the work that a hint may take.

position_faults
    known: I know that from the solution, not by logic.

    state.equal: A digit appears twice in one house.
    state.equal.afar: Two equal digits see each other.
    state.barred, state.unfillable: This position can't be filled.
    state.contradiction: This puzzle has no solution.
    state.undecided: One of your digits or marks is wrong, but I couldn't find out which.
    state.givens: The givens have no solution, whatever else you enter.
    state.together: Each of your digits and marks may be right by itself, but no solution has them
        all.
    state.puzzle: These digits have no solution. They all count as givens, so I can't tell which one
        is wrong.
    state.entry: One of your digits is wrong.
    state.entry.others: {wrong:count} of your digits are wrong.
    state.mark: Your digits are right, but you've crossed out a mark you still need.
    state.mark.noted: Your digits are right, but a mark you need is missing.
    state.note: Your digits are right, but one of your marks is in the wrong place.
    state.stale: No mistakes, but a mark is out of date.

    nudge: Look at {place}.
    nudge.entry: It's {side}.
    nudge.entry.others: One is {side}.
    nudge.mark, nudge.note, nudge.stale: It's {place:in}.

    side: {place:in}
    side.stack: {boxes:in_one}
    side.stack.first: on the left, {boxes:in_one}
    side.stack.middle: in the middle, {boxes:in_one}
    side.stack.last: on the right, {boxes:in_one}

    technique.equal: A house has each digit only once.
    technique.equal.afar: Cells that see each other can't have the same digit.
    technique.barred: A digit stands where the puzzle doesn't allow it.
    technique.unfillable: Something there has no way left to be filled.
    technique.entry, technique.note: Check your {digit:s}.
    technique.mark: Check the {gone:s:and} you crossed out.
    technique.mark.noted: Check the {gone:s:and} you left out.
    technique.stale: Compare the marks with the digits on the board.

    where: {about}.
    where.note: The {digit:s} you marked {place:in}.

    what: {clash}.
    what.entry: {cell} isn't {digit}. Take it out.
    what.mark: Put back the marks of {cell}: {left}.
    what.note: {place} has no {digit} in any of the cells you marked for it. Mark its places again.
    what.stale: Cross out the {digit} in {cell}.

    proof: {clash}.
    proof.entry: {cell} isn't {digit}. {known}
    proof.entry.long: {cell} isn't {digit}. I know that from the solution; a proof would take
        {steps:count} steps.
    proof.entry.far: {cell} isn't {digit}. I know that from the solution; a proof would take
        {rule:called}.
    proof.entry.shown: {told:spaces}
    proof.mark: Nothing rules out {gone:a:and} in {cell}: {houses} don't have {gone:one/any} yet.
    proof.mark.several: {houses} have none of {gone} yet, and {cell} still needs one of them.
    proof.note: {place} has no {digit} in any of the cells you marked for it. {known}
    proof.stale: The puzzle itself doesn't allow {digit:a} in {cell}.
    proof.stale.seen: {cell} sees the {digit} in {seen}.

position_check
    verdict: none found before the search was given up {more}
    verdict.some: at least one solution; the search was given up before the end {more}:
    verdict.none: no solution
    verdict.some.one: one solution
    verdict.some.several: more than one solution; two of them:
    more: (a larger budget or timeout may find more)
    verdict_seen: {verdict}: {seen}
    from_here: no solution from here; whether the puzzle has one was not found {more}
    from_here.none: no solution; nor has the puzzle itself
    from_here.some: no solution from here, though the puzzle has some
    from_here.some.one: no solution from here, though the puzzle has one
    wrong_digit: wrong: the {digit} in {cell}
    wrong_cell: wrong: what was removed from {cell}
    together: wrong: no entry by itself, but all of them together

why
    not_placed: I couldn't place a digit in {cell}.
    not_ruled_out: {cell} can still be {digit}.
    otherwise: {cell} isn't {digit}.
    lead: {told:spaces} It takes {steps:count} {steps:step/steps}:
    lead.lost: {told:spaces} Why {shown}:
    must_be: {cell} must be {digit}.

answer_texts
    claim: {conclusions:clauses}
    by_rule: {reason} ({rule:headline})
    no_solution: This position has no solution, so I can't say anything about it. I know that from a
        search, not by logic.
    no_solution.seen: {seen}, so this position has no solution.

    yes: Yes. {told:spaces}
    yes.proof: Yes, in {steps:count} {steps:step/steps}:
    yes.proof.lost: Yes, in {steps:count} {steps:step/steps}. {told:spaces} Why {shown}:
    must_be: No: {cell} must be {digit}. {told:spaces}
    must_be.proof: No: {cell} must be {digit}. {steps:count} {steps:step leads/steps lead} there:
    no: No. {told:spaces}
    no.proof: No: {shown}. {steps:count} {steps:step leads/steps lead} there:
    no.proof.lost: No. {told:spaces} Why {shown}:
    because: {told:spaces}
    because.proof: {steps:count} {steps:step shows/steps show} it:
    because.proof.lost: {told:spaces} Why {shown}:
    long: No, but it takes a long proof to show: {rule:called}. With --full you see all of it.
    long.proof: No. The shortest proof I know takes {steps:count} steps from here. With --full you
        see them.
    long.proof.settling: No. The shortest proof I know takes {steps:count} steps from here, and it
        settles other cells on the way, so I won't show it unless you ask: --full.
    at_once.given: {cell} is {digit} in the puzzle itself: it's one of the {givens:number} givens.
    at_once.placed: {cell} is {digit} on the board already.
    at_once: {cell} isn't {digit}: that mark is gone already.

    against: I know that from a search; I have no proof.
    against.shown: {solution}.
    against.joint: No solution has all of that.
    against.joint.shown: No solution has all of that: {solution}.
    against.unknown: There's a solution in which it isn't so.
    against.unknown.shown: There's a solution in which it isn't so: {solution}.
    against.split: This position has more than one solution, and {claim} in only some of them.
    against.split.shown: This position has more than one solution, and {claim} in only some of them:
        {solutions:clauses}.
    in_solution: {cell} is {value} in the solution {line}
    in_solution.otherwise: {cell} is {value}, not {digit}, in the solution {line}
    in_solution.otherwise.only: {cell} is {value}, not {digit}. The only solution is {line}
    in_solution.only: {cell} is {value}. The only solution is {line}

    granted: That assumes that there is only one solution; I found no other reason.
    granted.several: That assumes that there is only one solution. {found}
    undecided: I couldn't find out within the limits whether {claim}.
    undecided.only: Yes: {claim}. I know that from a search; I found no proof within the limits.
    undecided.against: {found} I couldn't find out whether that's so in all of them.
    undecided.against.split: {found}

    ruling: {told:spaces}
    valid: Valid. {told:spaces}
    enough: The reason you gave is enough.
    enough.named: {grounds} {grounds:is/are} enough.
    names: It's called {names:called:or}.
    names_open: I couldn't check all techniques for its name.

    unproved: I couldn't find out whether that's true.
    unproved.sure: True, but not for that reason.
    unproved.sure.without_reason: True, but no technique proves it in one step from here.
    unproved.sure.rule: True, but not by {rule:called}.
    unproved.late.rule: I couldn't find out within the limits whether {rule:called} proves it.
    unproved.late.sure.rule: True, but I couldn't find out within the limits whether
        {rule:called} proves it.
    fault.refused: It isn't enough: {refusal}.
    fault.places: {house} alone could have its {digit} in {places:or} as well.
    fault.crowded: It also matters that {crowded:and} can take only one digit{crowded:/ each}.
    fault.linked: It also matters that {linked} see each other.
    fault.whole: {house} alone could be filled with {case}.
    fault.named: {grounds} alone would allow {case}.
    fault: It would allow {case}.
    proved_by: You can prove it with {rule:called}.
    proved_by.where: You can prove it with {rule:called}: {where}.
    proved_by.later: You can prove it with {rule:called}, once {done:clauses}.
    proved_by.where.later: You can prove it with {rule:called}, once {done:clauses}: {where}.
    proved_by.steps: It takes {steps:count} steps, which 'why' shows.

    not_so: Not so. {told:spaces}
    elsewhere: {house}'s {digit} could also be in {places:or}, so the reason doesn't hold, and the
        conclusion is false as well.
    other_conclusion: Here it follows from {rule:called} that {conclusion}.
    refuted: Without {digit} in {cell}, the puzzle has no solution.
    refuted.placed: With {digit} in {cell}, the puzzle has no solution.
    digit: the {digit} {house:in}

claim
    a_text: a text: a claim is written like r3c4<>5, or r3c4=5

player_marks
    a_way: a way of reading marks: write 'auto', 'full', 'none' or 'partial'
    marks: the marks of a cell: write '23', or [2, 3]

ladder
    a_level: a level: name one, such as 'nudge'

hint_request
    a_house: a house: write 'row 3', or give one of board.houses
    a_number: a number of hints: count is 1 or more
    marks: marks: write 'auto', 'full', 'none' or 'partial', or give Marks
    a_token: a token: each hint has one
    a_choice: a choice: write True or False
    a_cell: a cell: write 'r5c6', or several in a list
    seen: a list of what was seen: give hints, or their tokens
"""
