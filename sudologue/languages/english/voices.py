"""What the voices say of a whole solve, and what they put around each step."""

TEXTS = """
terse
    summary: One line a step: the conclusion, the technique, the place.
    step: {number}{conclusion}: {technique}
    step.place: {number}{conclusion}: {technique}, {place}
    step.assuming: {number}{conclusion}: {technique}, {because}
    step.place.assuming: {number}{conclusion}: {technique}, {place}, {because}
    placed: {cell} = {digit}
    lost: {cells} not {digits:or}
    losses: {losses:commas}

technical
    summary: The community's notation: HoDoKu's lines, Eureka chains.

conversational
    summary: A patient friend, who shows what to see and says why it settles the matter.

teacher
    summary: Conversational, and tells why a technique works when it first comes up.

voice
    start: {givens} {reading}
    step: {number}{name}. {told}
    argued: {observation}, so {ending}.
    argued.long: {observation}. So {ending}.
    argued.assuming: {observation}. {because}, {ending}.
    argued.argument: {observation}. {argument}, so {ending}.
    argued.argument.long: {observation}. {argument}. So {ending}.
    argued.argument.assuming: {observation}. {argument}. {because}, {ending}.
    ending: {consequence}
    ending.used: {consequence} (used in {uses:steps})
    ending.used.often: {consequence} (used in {uses:count} later steps)
    seen: {observation}.
    seen.argument: {observation}. {argument}.
    explained: {idea} {spotting}
    because.unique_solution: because the puzzle has one solution
    therefore: So {conclusion}.
    therefore.assuming: {because}, {conclusion}.

openings
    givens: {facts:commas}, and {left:count} {left:cell/cells} {left:is/are} left to fill.
    given: The puzzle has {given:count} {given:given/givens}
    given.barred: The puzzle has {given:count} {given:given/givens} and rules out {barred:count}
        {barred:candidate/candidates}
    placed: {placed:count} other {placed:digit is/digits are} placed already
    gone: {gone:count} {gone:candidate is/candidates are} ruled out already
    reading: {names} {sight}
    names: {names:semicolons}.
    counted: {houses:plural:and} are counted row by row from the top left
    groups: group 1 has the first cell of every box
    sight: Cells that share {shared:or} see each other, and cannot hold the same digit.
    sight.apart: Cells that share {shared:or}, or are {apart:or} apart, see each other, and cannot
        hold the same digit.
    glossary: A house is {houses:a_kind:or}: {size:count} cells that hold each of the digits
        {digits} once. A candidate is a digit that a cell may still take.
    digits: 1 to {last}
    digits.letter: 1 to 9 and A
    digits.letters: 1 to 9 and A to {last}
    one: {house:a_kind}

front_matter
    told: {said:spaces}
    singles_alone: Only singles are found.
    singles_alone.solved: Singles fill them all, and no pencil marks are needed.
    singles_alone.solved.marked: Singles fill them all.
    singles_first.at_once: Pencil marks are needed from the start.
    singles_first.singles: {singles:count} {singles:single comes/singles come} first.
    singles_first.singles.marked: {singles:count} {singles:single comes/singles come} first; from
        step {number} on pencil marks are needed.
    singles_first.marked: From step {number} on pencil marks are needed.
    one_step: One step, {technique:a}, is all that is found beyond them.
    one_step.solved: One step, {technique:a}, opens the rest.
    beyond: Beyond singles there {first:is/are} {kinds}.
    kind: {number:count} {how}
    kind.first: {number:count} {number:step/steps} {how}
    how: by added rules
    how.locked_sets: with locked candidates or subsets
    how.patterns: with fish, wings and the like
    how.uniqueness: that rest on there being one solution
    how.chains: with chains or almost locked sets
    how.exotic: with exotic patterns
    how.forcing: with forcing chains or nets
    how.extreme: with the largest patterns or nested suppositions
    how.total: with the rule of {total:number}
    how.cages: with cages
    how.arrows: with arrows
    how.thermometers: with thermometers
    how.clues: with clues
    hard_step: step {number}, {technique:a}
    crux: The crux is {steps:clauses}.
    crux.several: The hardest are {steps:clauses}.
    suppositions: {number:count} of the {steps:number} steps {number:supposes a digit and refutes
        it/suppose a digit and refute it}, where nothing simpler was found.
    left_out: [{numbers:count}|claim] {numbers:step/steps} that no digit needs {numbers:is/are} left
        out: {numbers}.
    left_out.many: {numbers:count} {numbers:step/steps} that no digit needs are left out.

story
    start: {givens} {takes}
    reading: {names} Numbers in brackets are steps.
    named: {technique}
    named.again: {technique} again
    named.in_a_row: {technique}, {times:nth} time in a row
    named.met_before: {technique}, as in step {first}
    marks: This is what each open cell may still be:
    marks.needed: From here on pencil marks are needed. This is what each open cell may still be:
    marks.given: This is what each open cell may be, and every reason below counts these marks:
    marks.all, marks.all.given: No cell has lost a digit yet.
    marks.all.needed: From here on pencil marks are needed. No cell has lost a digit yet.

chapters
    steps: {numbers:steps}
    steps.range: steps {first} to {last}
    singles: The singles ({steps})
    marks: Pencil marks ({steps})
    crux: The crux ({steps})
    crux.alone: The crux ({steps}): {technique:a}
    crux.marked: Pencil marks and the crux ({steps})
    suppositions: Suppositions ({steps})
    hard_part: The hard part ({steps})
    after_crux: After the crux ({steps})
    after_suppositions: No more suppositions ({steps})
    after_hard_part: Easier again ({steps})
    rest: The rest falls ({steps})
    rest.beyond: {beyond:count} {beyond:step/steps} beyond singles, and the rest ({steps})

gathered_singles
    paragraph: {numbers:step_ranges}. {sentences:spaces}
    sentence: {said}.
    sentence.again: Again {said}.
    then: {said}; then {clause}
    so: {said}, so {completed}
    completed: {singles}
    completing: {cell} [completes|claims] {house} with {digit} ({number})
    completing.further: {cell}[ |claims]{house} with {digit} ({number})
    two: {one}, and {other}
    of_one_digit: {reasons} {count:leaves/leave} {first}, then {others}
    first: [only|claims] {place}
    next: {cell}[ |claims]{house:in} ({number})
    of_one_house: {house:in}, {first}{others:more}
    left: {reasons} {count:leaves/leave} [only|claims] {place}
    left.unseen: {reasons} {count:leaves/leave} the {digit} [only|claims] {place}
    left.no_reason: the {digit} [can only go in|claims] {place}
    place: {cell} {house:in} ({number})
    place.house_named: {cell} ({number})
    naked: {reasons} {count:leaves/leave} {cell} [only|claims] {digit} ({number})
    naked.no_reason: {cell} [can only be|claims] {digit} ({number})
    steps: {steps:steps}
    earlier: what went before

proof
    summary: Every citation and premise of every step, and why the opposite cannot be.
    preliminaries: Each step says what must be true, and who ruled out everything else (what each of
        them rules out stands in parentheses); what can be true only once; why the opposite of the
        conclusion cannot be; and the conclusion.
    step: {number}{technique}.

endings
    start: the starting board
    start.puzzle: the puzzle
    those: {numbers:steps}
    those.many: {numbers:count} of the steps, the first of them step {first},
    unfounded: {those} {numbers:cites/cite} nothing that could be checked
    assuming: {those} {numbers:takes/take} it for granted that

    solved: The board is complete. Every step was forced, so this is the only solution of the
        starting board.
    solved.puzzle: The board is complete. Every step was forced, so this is the only solution.
    solved.already, solved.already.puzzle: The board is complete already: there is nothing to work
        out.
    solved.unfounded, solved.unfounded.puzzle: The board is complete. {unfounded}, so nothing is
        proved.
    solved.assuming, solved.assuming.puzzle: The board is complete. {assuming} the puzzle has one
        solution. If it has, this is it; that it has is not proved here.
    left_out: {saved:count} {saved:step/steps} that this can do without {saved:is/are} left out.
    short_solved: Solved in {steps:count} {steps:step/steps}: the only solution.
    short_solved.already: Solved already.
    short_solved.unfounded: Solved in {steps:count} {steps:step/steps}: {unfounded}.
    short_solved.assuming: Solved in {steps:count} {steps:step/steps}: the only solution, if there
        is only one.

    contradiction: {dead_end}, so {no_solution}.
    contradiction.unfounded: {dead_end}, so {no_solution}. {unfounded}.
    contradiction.assuming: {dead_end}, so {no_solution}. {assuming} it has.
    short_contradiction: After {steps:count} {steps:step/steps}, {dead_end}: {no_solution}.
    short_contradiction.already: {dead_end}: {no_solution}.
    no_solution: {start} has no solution
    no_solution.unfounded: something is wrong, in {start} or in a step
    no_solution.assuming: {start} does not have exactly one solution
    dead_end: the board contradicts itself

    stuck: That is as far as it goes: {left}.
    stuck.more: That is as far as it goes: {left}. {more:spaces}
    stuck.several: That is as far as it goes: {left}. No reasoning leads further, for {several}.
    several: there is more than one solution, among them {solutions}
    short_stuck: Stuck after {steps:count} {steps:step/steps}: {why}.
    tightest: The fewest candidates are in {cells}.
    tight_cell: {cell} [(|claim]{digits:or})
    more_cells: {more:count} more
    tried: None of the {rules:count} techniques tried finds anything more: {rules}.
    tried.none: No technique was there to be tried.
    tried.one: The one technique tried, {rules}, finds nothing more.
    tried.many: None of the {rules:count} techniques tried finds anything more, from {ends:to}.

    stopped: That is as far as it came: {left}, when {end} put an end to it.
    short_stopped: Stopped after {steps:count} {steps:step/steps}: {left}, when {end} put an end to
        it.
    stopped_by: something
    stopped_by.known: {by}
    left: {cells:count} {cells:cell/cells} still open, with {candidates:count}
        {candidates:candidate/candidates} between them
    left_and_spent: {left}, and the budget of {budget:thousands} {budget:unit/units} of work is used
        up
"""
