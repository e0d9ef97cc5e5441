"""What is said of how hard a puzzle is: by the models, and why."""

TEXTS = """
grade_words
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

    nothing: No rule finds a first step.
    nothing.solved: Every cell is filled, so there is nothing left to do.
    nothing.stopped: The limit was reached before a first step was found.
    nothing.dead: The puzzle contradicts itself, so there is no first step.

    singles_alone: Only singles are found: {found}.
    singles_alone.solved: Singles are enough: {found}.
    steps: {number:count} {technique}
    steps.several: {number:count} {technique}s
    one_step: {beginning} {technique:a} is found.
    one_step.solved: {beginning} {technique:a} opens the rest.
    beginning: There is no single to begin with, but
    beginning.singles: {singles:count} {singles:single comes/singles come} first; then
    several_steps: There is no single to begin with, and it takes {kinds} to go on.
    several_steps.often: There is no single to begin with, nor at {later:count} later
        {later:point/points}, and it takes {kinds} to go on.
    several_steps.singles: {beginning} they run out, and it takes {kinds} to go on.
    several_steps.singles.often: {beginning} they run out {often:times}, and it takes {kinds} to go
        on.
    kind: {technique:a}
    kind.often: {technique:a} {often:times}
    kinds: {kinds:count} kinds of steps
    kinds.hardest: {kinds:count} kinds of steps, up to {technique:a},

    crux: The crux is {technique:a} {where}, one of {openings:count} such steps.
    crux.only: The crux is {technique:a} {where}: it is the only one, and nothing is easier.
    crux.uncounted: The crux is {technique:a} {where}, where nothing easier is found.
    crux.single, crux.single.only: The hardest moment comes {where}, when {easiest}.
    where: with {cells:count} {cells:cell/cells} open
    easiest: the easiest steps are {steps}
    easiest.lines: the easiest steps are {steps} in lines
    easiest.only: the easiest step is {technique:a}, the only one
    easiest.only.lines: the easiest step is {technique:a} in a line, the only one

    rounds: {bottlenecks}.
    rounds.idle: {bottlenecks}, and up to {run:count} rounds in a row place no digit.
    bottlenecks: In {lonely:count} of {rounds:count} rounds there is only one easiest step
    bottlenecks.one: All of it can be done at once
    bottlenecks.none: In each of {rounds:count} rounds there are several easiest steps
    bottlenecks.all: In each of {rounds:count} rounds there is only one easiest step
    left: {cells:count} {cells:cell/cells} still open
    end: Nothing more is found with {left}.
    end.stopped: The limit was reached with {left}, so it is harder than this shows.
    end.dead: It ends in a contradiction with {left}.

models
    clause: {title} {phrase}
    not_in_time: not found within the limit

effort
    title: Effort
    summary: our own: what predicts how long people take
    phrase: {value}, {band}
    phrase.bounded: {value} or more
    clause: effort {phrase}
    row.calibrated: {phrase} (as people's times bear out)
    row.extrapolated: {phrase} (an estimate: no times are known for puzzles so hard)
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
