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
    step: {name:headline}. {told}
    step.numbered: {name:headline} ({number}). {told}
    argued: {observation}, so {consequence}.
    argued.long: {observation}. So {consequence}.
    argued.assuming: {observation}. This puzzle has only one solution, so {consequence}.
    argued.closing: {observation}. {consequence}.
    argued.closing.below: {observation}.{consequence}.
    argued.argument: {observation}. {argument}, so {consequence}.
    argued.argument.closing, argued.argument.closing.assuming: {observation}. {argument}.
        {consequence}.
    argued.argument.long: {observation}. {argument}. So {consequence}.
    argued.argument.assuming: {observation}. {argument}. This puzzle has only one solution, so
        {consequence}.
    seen: {observation}.
    seen.closing: {observation}. {closing}.
    seen.closing.below: {observation}.{closing}.
    seen.argument: {observation}. {argument}.
    seen.argument.closing: {observation}. {argument}. {closing}.
    explained: {idea} {spotting}
    because.unique_solution: because the puzzle has one solution
    therefore: So {conclusion}.
    therefore.assuming: {because}, {conclusion}.

openings
    givens: This puzzle starts {start}, so {left:count} {left:is/are} missing.
    givens.barred: This puzzle starts {start}, so {left:count} {left:digit is/digits are} missing.
    givens.changed: This puzzle starts {start}; {changes:and}, so {left:count}
        {left:digit is/digits are} still missing.
    start: with {given:count} {given:digit/digits}
    start.barred: with {given:count} {given:digit/digits} and with {barred:count}
        {barred:candidate/candidates} ruled out
    start.none: without a digit
    start.none.barred: without a digit, but with {barred:count} {barred:candidate/candidates} ruled
        out
    placed: {placed:count} {placed:has been/more have been} placed
    gone: {gone:count} {gone:candidate has/candidates have} been crossed out
    reading: {names} {sight}
    names: {facts:full_sentences}.
    counted: {houses:plural:and} are numbered left to right and top to bottom
    counted.alike: {houses:plural:and} are numbered 1 to {last:number}, left to right and top to
        bottom
    counted.alike.regions: {houses:plural:and} are numbered 1 to {last:number} by their first cells,
        row by row
    windows: on the boards, ° marks the cells of the windows
    diagonals: on the boards, \\ and / mark the diagonals
    outlines: thin walls on the boards are those of cages, and a dashed one is crossed by a cage
    lines: on the boards, a line has a capital where it starts, small letters along it, and signs
        that show the way
    groups: group 1 has the first cell of every box
    sight: Cells that share {shared:or} see each other: they can't have the same digit.
    sight.apart: Cells that share {shared:or}, or are {apart:or} apart, see each other: they can't
        have the same digit.
    glossary: A house is {houses:a_kind:or}: {size:count} cells that have each of the digits
        {digits} once. A candidate is a digit that a cell can still be.
    digits: 1 to {last}
    digits.letter: 1 to 9 and A
    digits.letters: 1 to 9 and A to {last}
    one: {house:a_kind}

front_matter
    told: {said:spaces}
    singles_alone: Only singles were found.
    singles_alone.solved: You won't need pencil marks: each time, {where} has only one place left
        for a digit.
    singles_alone.solved.counted: You won't need pencil marks: each time, {where} has only one place
        left for a digit, or a cell has only one digit left.
    singles_alone.solved.marked: Singles finish it.
    where: some {houses:kind:or}
    beyond: It takes {what}.
    beyond.on: It takes {what} to get started.
    beyond.on.many: It takes {what}, to get started.
    beyond.first: Singles give {singles:count} more; then it takes {what}.
    beyond.first.on.many: Singles give {singles:count} more; then they run out, and it takes {what},
        to get them going again.
    beyond.first.on: Singles give {singles:count} more; then they run out, and it takes {what} to
        get them going again.
    what: {uses:used:and}
    what.many: {steps:count} harder steps, from {uses:used:to}
    end: After that, singles finish it.
    crux: The hardest is {steps:clauses}.
    crux.several: The hardest are {steps:clauses}.
    hard_step: step {number}, {technique:called}
    suppositions: {number:count} of the steps {number:supposes a digit and runs/suppose a digit and
        run} into a contradiction, because nothing simpler works there.
    left_out: [Steps {numbers}|claim] turned out not to matter and are skipped.
    left_out.one: [Step {numbers}|claim] turned out not to matter and is skipped.
    left_out.many: [{numbers:count} steps|claim] turned out not to matter and are skipped.

story
    start: {givens} {takes}
    reading: {names} The numbers in brackets count the steps, and a star on a board marks the digits
        that are new since the last one.
    reading.one_board: {names} The numbers in brackets count the steps.
    reading.digits: {names} The numbers in brackets count the digits as they go in, and a star on a
        board marks the digits that are new since the last one.
    reading.digits.one_board: {names} The numbers in brackets count the digits as they go in.
    alone: Digits in parentheses are the only ones left in their cells.
    named: {technique}
    named.again: {technique} again
    named.met_before: {technique} as in step {first}
    marks: The digits each empty cell can still be:
    marks.needed: You need pencil marks from the start: the digits each empty cell can still be.
    marks.needed.after: From now on you need pencil marks: the digits each empty cell can still be.
    marks.needed.after.singles: Here the singles run out. From now on you need pencil marks: the
        digits each empty cell can still be.
    marks.given: These are the digits each cell can be; every reason below counts on them:
    marks.all, marks.all.given: No cell has lost a digit yet.
    marks.all.needed: You need pencil marks from the start. No cell has lost a digit yet.

chapters
    steps: {numbers:steps}
    steps.range: steps {first}–{last}
    singles: Singles ({steps})
    marks: Pencil marks ({steps})
    crux: The crux ({steps})
    crux.alone: The crux ({steps}): {technique:called}
    crux.marked: Pencil marks and the crux ({steps})
    suppositions: Suppositions ({steps})
    hard_part: The hard part ({steps})
    after_crux: After the crux ({steps})
    after_suppositions: No more suppositions ({steps})
    after_hard_part: Easier again ({steps})
    rest: Singles to the end ({steps})
    rest.beyond.begins: Singles and {beyond:count} {beyond:elimination/eliminations} ({steps})
    rest.beyond: {beyond:count} more {beyond:elimination/eliminations}, then singles to the end
        ({steps})

gathered_singles
    paragraph: {sentences:spaces}
    lesson: That's called {technique:called}. {reason} {find}
    lesson.earlier: Step {number} was {technique:called}. {reason} {find}

headings_of_singles
    last: The last {count:count}.
    all: All the {digits:s:and}.
    last_digits: The last {digits:s:and}.
    digit: The {digits:s:and}.
    digit.start: Start with the {digits:s:and}.
    digit.teacher: Follow the {digits:s:and}.
    digit.start.teacher: Start with the {digits:s:and}.
    digits: The {digits:s:and}.
    digits.start: Start with the {digits:s:and}.
    finish: Finish {houses:alike}.
    houses: {houses:alike}.
    houses.start: Start with {houses:alike}.
    houses.more: {count:count} more in {houses:alike}.
    houses.alone.teacher: Stay with {houses}.
    houses.start.alone.teacher: Start with {houses}.
    look_back: Look where you've just been.
    missing: When a house is nearly full, ask what's missing.
    lines: Rows and columns can be asked, too.
    helps: From here, every house you finish helps the next.

sentences_of_singles
    pair: {house} [needs|needs] {digits}, and {line} [has|has] {held:a}: {cell} is {digit}
        ({number}) and {second} [is|rest] {its} ({then}).
    pair.down_to: {house} [is down to|needs] {digits}. {line} [has its|has] {held}, so {cell} is
        {digit} ({number}) and {second} [is|rest] {its} ({then}).
    pair.teacher: {house} [needs|needs] {digits}. {line} [has|has] {held:a}, so {cell} is {digit}
        ({number}) and {second} [is|rest] {its} ({then}).
    pair.teacher.asks: {house} [needs|needs] {digits}. Which goes where? {line} [has|has] {held:a},
        so {cell} is {digit} ({number}) and {second} [is|rest] {its} ({then}).
    pair.headed: It [needs|needs] {digits}, and {line} [has|has] {held:a}: {cell} is {digit}
        ({number}) and {second} [is|rest] {its} ({then}).
    still: It still [needs|needs] {digits}, and {line} [has|has] {held:a}: {cell} is {digit}
        ({number}) and {second} [is|rest] {its} ({then}).
    complete: {singles:serial}.
    completing: {cell} [is|claims] {digit} ({number}), the last of {house}
    completing.alone: {cell} [is|claims] {digit} ({number}), the last digit of {house}
    completing.turned: the last digit of {house} [is|claims] the {digit} in {cell} ({number})
    completing.of_all: {cell} [is|claims] {digit} ({number}), the last of all
    completing.of_all.teacher: {cell} [is|claims] {digit} ({number}), the last of all.
    completing.teacher: {house} [has one empty cell|claims], and the digit it lacks is {digit}:
        {cell} is {digit} ({number}).
    settled: After step {step}, {cell} [can only be|claims] {digit} ({number}).
    settled.several: Step {step} settled {singles:count} cells: {singles}.
    settled.follows: That [makes|claims] {cell} the {digit} ({number}).
    settled.follows.others: With {others:steps}, that [makes|claims] {cell} the {digit} ({number}).
    settled.follows.several: That settles {singles:count} cells: {singles}.
    is: {cell} [is|claims] {digit} ({number})
    counted: {cell} [is|claims] {digit} ({number}): {why:serial}.
    counting: Count the digits that {cell} sees: {why:serial}. Only {digit} is missing, so {cell}
        [is|claims] {digit} ({number}).
    can_only: {cell} [can only be|claims] {digit} ({number}).
    can_only.steps: After {steps:steps}, {cell} [can only be|claims] {digit} ({number}).
    has: {house} has {digits}
    adds: {house} adds {digits}
    sees: it sees {holders}
    holder: the {digit} in {cell}
    isnt: it isn't {places:or}
    rest: {steps:steps} {steps:rules/rule} out the rest
    shown: Look at {house}. It [has|opened] {cells:count} empty {cells:cell/cells}: {cells}.
        {shares:full_sentences}. Only {cell} [is left|goes], so {cell} is {digit} ({number}).
    shown.again: {house} works the same way. It [has|opened] {cells:count} empty
        {cells:cell/cells}: {cells}. {shares:full_sentences}. Only {cell} [is left|goes], so {cell}
        is {digit} ({number}).
    shown.again.same: Now the {digit} of {house}. {shares:full_sentences}. Only {cell}
        [is left|goes], so {cell} is {digit} ({number}).
    share: the {digit} in {blocker} blocks {cells}
    cited: {house:whose} {digit} [can't be|held] in {nor}, so [it's in|goes] {cell}
        ({number}).
    cited.lines: {house:whose} {digit} [can't be|held] in {lines:one_of}, so [it's in|goes] {cell}
        ({number}).
    cited.places.lines: {house:whose} {digit} [can't be|held] in {lines:one_of}, nor in
        {nor}, so [it's in|goes] {cell} ({number}).
    places: {places:or}
    places.apart: {places:nor_in}
    place: {gone:or} ({step})
    afar: {cells:or} (the {digit:s} in {afar} see {cells:it/them})
    afar.cage: {cells:or} ({cells:its cage has/their cages have} the {digit:s} in {afar})
    afar.cage.one: {cells:or} ({cells:its/their} cage has the {digit} in {afar})
    afar.one: {cells:or} (the {digit} in {afar} sees {cells:it/them})
    after: {house:whose} {digit} [can't be|held] in {lines:one_of}, and {steps:steps}
        {steps:rules/rule} out the rest: [it's in|goes] {cell} ({number}).
    only.steps: After {steps:steps}, only {cell} [can be|goes] {digit} {house:in} ({number}).
    only: {house:in}, only {cell} [can be|goes] {digit} ({number}).
    no_other: {cell} is {digit} ({number}): [no other cell of|goes] {house} can be {digit}.
    blocks: That [blocks|held] {line}, so {house:whose} {digit} [is in|goes] {cell} ({number}).
    blocks.same: That [blocks|held] {line}, so {house:whose} [is in|goes] {cell} ({number}).
    blocks.more: That [blocks|held] {line}, and {lines:alike} has {digit:a} too: {house:whose}
        [is in|goes] {cell} ({number}).
    now: Now {lines:alike} {lines:all_of} [have|held] {digit:a}, so {house:whose} [is in|goes]
        {cell} ({number}).
    theirs: {lines:alike} [have theirs|held]: {house:whose} [is in|goes] {cell} ({number}).
    theirs.one: {lines} [has one|held]: {house:whose} [is in|goes] {cell} ({number}).
    known: {lines:alike} [have their|held] {digit:s}: {cell} [is|goes] {digit} ({number}).
    known.one: {lines} [has|held] {digit:a}: {cell} [is|goes] {digit} ({number}).
    have: {lines:alike} [have their|held] {digit:s}, so {house:whose} [is in|goes] {cell}
        ({number}).
    have.first: {lines:alike} [have their|held] {digit:s}, so {house:whose} [goes in|goes] {cell}
        ({number}).
    have.one: {lines} [has|held] {digit:a}, so {house:whose} [is in|goes] {cell} ({number}).
    have.one.first: {lines} [has its|held] {digit}, so {house:whose} [goes in|goes] {cell}
        ({number}).
    have.teacher: {house:in}, {lines:alike} [have|held] {digit:a}, so {cell} [is|goes] {digit}
        ({number}).
    have.one.teacher: {house:in}, {lines} [has|held] {digit:a}, so {cell} [is|goes] {digit}
        ({number}).
    cant: {house:whose} {digit} [can't be|held] in {lines:one_of}, so [it's in|goes] {cell}
        ({number}).
    cant.same: {house:whose} [can't be|held] in {lines:one_of}, so [it's in|goes] {cell} ({number}).
    blocked: {house:in}, {lines:alike} [are blocked|held]: the {digit} [is in|goes] {cell}
        ({number}).
    blocked.same: {house:in}, {lines:alike} [are blocked|held]: {cell} [is|goes] {digit}
        ({number}).
    because: {house:whose} {digit} [is in|goes] {cell} ({number}), because {lines:alike} [have
        theirs|held].
    because.one: {house:whose} {digit} [is in|goes] {cell} ({number}), because {lines} [has
        one|held].

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
    assuming: {those} {numbers:assumes/assume}

    solved: Every step was forced, so this is the only solution of the starting board.
    solved.puzzle: Every step was forced, so this is the only solution.
    hardest: {solved} The hardest step was {numbers}, {technique:the}.
    hardest.several: {solved} The hardest steps were {numbers}: {technique:plural_of}.
    solved.already, solved.already.puzzle: The board is complete already.
    solved.unfounded, solved.unfounded.puzzle: The board is complete. {unfounded}, so nothing is
        proved.
    solved.assuming, solved.assuming.puzzle: The board is complete. {assuming} that the puzzle has
        one solution. If it does, this is it; the steps don't prove that it does.
    left_out: {saved:count} more {saved:step/steps} turned out not to matter and {saved:is/are}
        skipped.
    short_solved: Solved in {steps:count} {steps:step/steps}: the only solution.
    short_solved.already: Solved already.
    short_solved.unfounded: Solved in {steps:count} {steps:step/steps}: {unfounded}.
    short_solved.assuming: Solved in {steps:count} {steps:step/steps}: the only solution, if there
        is only one.

    contradiction: {dead_end}, so {no_solution}.
    contradiction.unfounded: {dead_end}, so {no_solution}. {unfounded}.
    contradiction.assuming: {dead_end}, so {no_solution}. {assuming} that it has one.
    short_contradiction: After {steps:count} {steps:step/steps}, {dead_end}: {no_solution}.
    short_contradiction.already: {dead_end}: {no_solution}.
    no_solution: {start} has no solution
    no_solution.unfounded: something is wrong, in {start} or in a step
    no_solution.assuming: {start} doesn't have exactly one solution
    dead_end: the board contradicts itself

    stuck: That is as far as it goes: {left}.
    stuck.more: That is as far as it goes: {left}. {more:spaces}
    stuck.several: That is as far as logic goes: {left}, because {several}.
    several: there is more than one solution, for example {solutions}
    short_stuck: Stuck after {steps:count} {steps:step/steps}: {why}.
    tightest: The fewest candidates are in {cells}.
    tight_cell: {cell} [(|claim]{digits:or})
    more_cells: {more:count} more
    tried: None of the {rules:count} techniques tried finds anything more: {rules}.
    tried.none: No technique was there to be tried.
    tried.one: The one technique tried, {rules}, finds nothing more.
    tried.many: None of the {rules:count} techniques tried finds anything more, from {ends:to}.

    stopped: That is as far as it got: {left}, when {end} stopped it.
    short_stopped: Stopped after {steps:count} {steps:step/steps}: {left}, when {end} stopped it.
    stopped_by: something
    stopped_by.known: {by}
    left: {cells:count} {cells:cell/cells} still open, with {candidates:count}
        {candidates:candidate/candidates} between them
    left_and_spent: {left}, and no step was found within the budget of {budget:thousands}
        {budget:unit/units} of work. With a larger budget, it searches on
    left_and_spent.further: {left}, and no further step was found within the budget of
        {budget:thousands} {budget:unit/units} of work. With a larger budget, it searches on
"""
