"""What stands beside a player: hints level by level, checks, explanations and rulings."""

TEXTS = """
ladder
    nudge: Look at {place}.
    technique: {named}
    technique.known: {named} {summary}
    named: {technique:there_is}.
    where: It has to do with {about}.

hint
    title: Hint

hint_request
    state: {entries} {singles}
    state.full: {entries} {singles} Your marks count as all candidates.
    state.partial: {entries} {singles} Your marks count as notes; candidates are worked out from the
        digits.
    entries: No entry was found to be wrong.
    entries.fit: All entries fit.
    entries.several: There is more than one solution, and whatever can be found holds in all of
        them.
    singles: {waiting:count} {waiting:cell/cells} can be filled by a single.
    singles.none: No single can be placed yet, but there is something to find.
    no_step: {reason}
    no_step.several: There is more than one solution. {reason}
    reason.done: Every cell is filled, and all digits fit.
    reason.nothing: No rule finds anything here.
    reason.nothing_about: No rule finds anything about that.
    reason.out_of_work: Nothing was found within the work that a hint may take.

position_faults
    by_search: That was found by search, not by logic.

    state.equal: The position contradicts itself: two equal digits are in sight of each other.
    state.barred, state.unfillable: The position contradicts itself: it cannot be filled.
    state.contradiction: The puzzle contradicts itself: it has no solution. {by_search}
    state.undecided: No solution has all of these entries. Which of them is wrong was not found out.
        {by_search}
    state.givens: The givens have no solution, whatever else is entered. {by_search}
    state.together: The entries are each right by themselves, but no solution has them all.
        {by_search}
    state.puzzle: No solution has all of these digits. As all of them count as givens, nothing says
        which one is wrong. {by_search}
    state.entry: Something that was placed is wrong. {by_search}
    state.mark, state.note: The marks lack something that is needed. {by_search}
    state.stale: All entries fit, but a mark is out of date.

    nudge: Look at {place}.
    nudge.mark, nudge.note, nudge.stale: Look at the marks in {place}.

    technique.equal: Cells that see each other cannot hold the same digit.
    technique.barred: A digit stands there that the puzzle rules out.
    technique.unfillable: Something there has nothing left that it could take.
    technique.entry: A digit stands there that no solution has in that cell.
    technique.mark: A cell there can only be a digit that is not among its marks.
    technique.note: A digit goes there into none of the cells that are marked for it.
    technique.stale: A mark is still there, though its cell sees that digit, or cannot take it
        anyway.

    where: Look at {about}.
    where.entry: Look at {cell} again.
    where.mark: Look at the marks of {cell} again.
    where.note: Look at the {digit:s} marked in {place}.
    where.stale: Look at the marks of {cell}.

    what: {clash}.
    what.entry: The {digit} in {cell} is wrong: no solution has it there. Take it out.
    what.entry.others: The {digit} in {cell} is wrong: no solution has it there. Take it out. So
        {others:is/are} {others:count} more.
    what.mark: {cell} needs a digit that was left out: work out its marks anew.
    what.note: {place:in}, the {digit} goes into none of the cells marked for it: work out its
        places anew.
    what.stale: The {digit} can be crossed out in {cell}: the puzzle itself rules it out.
    what.stale.seen: The {digit} can be crossed out in {cell}: it sees the {digit} in {seen}.

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
    not_placed: {cell} is not placed.
    not_ruled_out: {cell} can still be {digit}.
    otherwise: {cell} is {value}, not {digit}.

answer_texts
    by_search: Found by search, not by logic: {found}.
    no_solution: Found by search, not by logic: the position has no solution, so no claim about it
        is true or false.
    no_solution.seen: {seen}, so the position has no solution, and no claim about it is true or
        false.
    claim: {conclusions:clauses}
    no: No. {why}

    must_be: {cell} must be {digit}, and this is why.
    at_once.given: {cell} is {digit}: the digit is given.
    at_once.placed: {cell} is {digit}: the digit was placed beforehand.
    at_once: {cell} cannot be {digit}: that was ruled out beforehand.

    against: {denial}
    against.shown: {solution}, and otherwise in none
    against.shown.only: {solution}, the only one
    against.joint: in no solution is all of that so
    against.joint.shown: in no solution is all of that so. {solution}
    against.unknown: in some solution it is otherwise
    against.unknown.shown: {solution}
    against.split: solutions disagree about whether {claim}
    against.split.shown: solutions disagree: {solutions:clauses}
    in_solution: {cell} is {value} in the solution {line}
    in_solution.otherwise: {cell} is {value}, not {digit}, in the solution {line}

    granted: That takes it for granted that there is one solution, and no other reason was found.
    granted.several: That takes it for granted that there is one solution, but there are several.
        {found}
    undecided: Whether {claim} was not found out within the limits.
    undecided.only: Found by search, not by logic: {claim}. No proof was found within the limits.
    undecided.against: {found} Whether it is so in others was not found out.
    undecided.against.split: {found}

    board_shows: {claim}: the board shows it by itself.
    enough: The reason given is enough: {claim}.
    enough.named: {grounds} {grounds:is/are} enough: {claim}.
    that_was: That was {rule:a}
    that_was.told: That was {rule:a}. {told}
    names: We would call it {names:a:or}.
    names_open: Some rules could not be asked what it is.

    unproved: Whether that is so was not found out, and {fault}.
    unproved.sure: True, but {fault}.
    unproved.sure.without_reason: True, but {fault}. 'why' shows the steps.
    fault: the reason given does not force it: {left_open}
    fault.named: {grounds} alone {grounds:does/do} not force it: {left_open}
    fault.rule: {rule:a} does not show it here
    fault.without_reason: no technique shows it in one step from here
    fault.late, fault.late.without_reason: whether a rule shows it was not found out within the
        limits
    fault.late.rule: whether {rule} shows it was not found out within the limits

    left_open: {supposed}
    left_open.crowded: {supposed}, as long as nothing is said of {crowded:or}, which takes one digit
    left_open.others: {supposed}, with {others}
    left_open.others.more: {supposed}, with {others}, and so on
    supposed: {cell} could be {digit}
    supposed.placed: {cell} need not be {digit}
    refuted: No: with {digit} ruled out of {cell}, the puzzle has no solution (found by search).
    refuted.placed: No: with {digit} in {cell}, the puzzle has no solution (found by search).
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
