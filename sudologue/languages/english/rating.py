"""What is said of how hard a puzzle is: by the models, and why."""

TEXTS = """
grade_words
    name: {technique:small}
    named: {title:a}
    no_model: The models are made for the classic board, so there are no numbers for this one.
    status.one: one solution
    status.none: no solution
    status.several: more than one solution
    status.unknown: not known in time
    unrated.none: The puzzle has no solution, so there is nothing to rate.
    unrated.several: The puzzle has more than one solution, so there is nothing to rate.
    unrated.unknown: Whether the puzzle has one solution was not found out within the limit.
    numbers: no numbers were found within the limit
    numbers.known: {told:semicolons}
    numbers.elsewhere: no numbers: the models are made for the classic board
    in_passing: Difficulty: {told:semicolons}.
    in_passing.more: Difficulty: {told:semicolons}. 'sudologue rate' takes the time to say more.

    clues_title: Clues
    clues: {clues:number}; {pattern}
    clues.minimal: {clues:number}, each of them needed; {pattern}
    clues.excess: {clues:number}, not all of them needed; {pattern}
    clues.none, clues.none.minimal, clues.none.excess: {clues:number}
    found_title: Found
    found: {technique} {count:number}
    all_found: {found:commas}
    pattern: their pattern is the same {moves:or_else}
    pattern.none: their pattern has no symmetry
    pattern.full: their pattern is the same however it is turned or mirrored
    move.rot90: turned by a quarter
    move.rot180: turned by a half
    move.mirror_h: mirrored left to right
    move.mirror_v: mirrored top to bottom
    move.diagonal: mirrored in the main diagonal
    move.antidiagonal: mirrored in the other diagonal

    nothing: I can't find a first step.
    nothing.solved: Every cell is filled, so there is nothing left to do.
    nothing.stopped: The limit was reached before a first step was found.
    nothing.dead: This puzzle contradicts itself, so there is no first step.

    singles_alone: I only find singles: {found}.
    singles_alone.solved: Singles are enough: {found}.
    steps: {technique:called}
    steps.several: {number:count} {technique:plural_of}
    sticking: {start} {points:count} sticking {points:point/points}, which {points:takes/take}
        {kinds}.
    sticking.in_turn: {start} {points:count} sticking {points:point/points}: {kinds:in_order}.
    start.mostly: Mostly singles, with
    start: No single to start with, and
    start.singles: {singles:count} {singles:single/singles} to start with, and then
    kind: {technique:called}
    kind.often: {technique:called} {often:times}
    kind.crux: {technique:the} ({left})
    kind.crux.only: {technique:the} ({left}), which is the only way on
    kinds: {kinds:count} kinds of steps
    kinds.hardest: {kinds:count} kinds of steps, up to {technique:called}

    crux: The hardest is {technique:called} ({left}), one of {openings:count} such steps.
    crux.only: The hardest is {technique:called} ({left}), which is the only way on.
    crux.uncounted: The hardest is {technique:called} ({left}).
    crux.single: The hardest moment comes with {left}: the easiest steps are {steps}.
    crux.single.lines: The hardest moment comes with {left}: the easiest steps are {steps} in rows
        or columns.
    crux.single.only: The hardest moment comes with {left}: the only easy step is
        {technique:called}.
    crux.single.only.lines: The hardest moment comes with {left}: the only easy step is
        {technique:called} in a row or column.

    lonely: At {lonely:count} of {rounds:count} points only one digit is easy to find.
    lonely.one: You can fill all of it in at once.
    lonely.none: There are always several digits that are easy to find.
    lonely.all: There is never more than one digit that is easy to find.
    left: {cells:count} {cells:cell/cells} still open
    end: After that I find nothing more, with {left}.
    end.stopped: The limit was reached with {left}, so it is harder than this shows.
    end.dead: It ends in a contradiction, with {left}.

models
    clause: {title} {phrase}
    not_in_time: not found within the limit

effort
    title: Effort
    summary: our own: what predicts how long people take
    phrase: {value}, {band}
    phrase.bounded: {value} or more
    clause: effort {phrase}
    row.calibrated: {value}: {band} (fitted to people's solving times)
    row.extrapolated: {value}: {band} (an estimate: puzzles this hard have no solving times)
    row.bounded: {phrase}, {least} (the limit was reached first)
    row.bounded.vague: {phrase} (the limit was reached first)
    stuck: none: the rules do not get to the end
    unknown: too hard to tell in passing
    in_passing: {band} (effort {value})
    in_passing.bounded: {least} ({clause})
    least: at least {band}
    least.last: {band}
    band.very_easy: very easy
    band.easy: easy
    band.medium: medium
    band.tricky: tricky
    band.hard: hard
    band.very_hard: very hard
    band.fiendish: fiendish
    band.extreme: extreme

se
    title: Sudoku Explainer
    summary: the hardest step, the hardest up to the first digit, and the first
    phrase: {low} to {high}
    phrase.exact: {er} (up to the first digit {ep}, first step {ed})
    row: between {low} and {high} (where exactly was not found)
    row.exact: {phrase}
    in_passing: {title} {low} or more
    in_passing.exact: {title} {er}

hodoku
    title: HoDoKu
    summary: the level and the score of HoDoKu's default solver
    phrase: {level}, {score:number}
    phrase.about: {level}, about {score:number}

singledigit
    title: singledigit
    summary: the points of what is found, by how much is found at a time
    unsolved: does not solve it
    none: none: its strategies do not solve the puzzle

models
    models: a list of models: name some, such as ('se', 'effort')
    a_model: the name of a model, such as 'se'
"""
