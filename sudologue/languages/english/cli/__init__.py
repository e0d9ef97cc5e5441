"""What several verbs of the command line say; a module for each verb and room says the rest."""

TEXTS = """
cli
    usage: Usage:
    examples:
    examples_heading: Examples:
    all_options: All options
    all_options.more: All options: {more:lower:and}
    this_help: This help
    with_default: {said} [default: {default}]

    wrong_value: {option} can't be {given}; {remedy}
    choices: choose {known:or}
    give: give {least} or more
    give.range: give {least} to {most}
    give.said: give {said}
    give_whole: give a whole number

    output: Write to FILE (replaced only once complete)
    output.in_full: Write to FILE; its ending decides the format. FILE is replaced only once
        complete. An interrupted run keeps its results so far in FILE.part.
    ascii: Draw lines with - | + only
    notation: How to write cells [default: rc, as in r5c6]
    notation.in_full: How to write cells; 'sudologue notations' lists the ways, and JSON always uses
        rc [default: rc, as in r5c6]
    full: Print long proofs in full
    reveal: If the claim is false, show the right digit and the solution
    all_steps: Include eliminations that no placement needs
    rules: Use only these techniques, in this order
    rules.in_full: Use only these techniques, in this order; 'sudologue rules' lists them
    assume_unique: Assume the puzzle has one solution
    choose: Which step to take if there are several: nearest (to the last digit placed) or first (on
        the board). With first, eliminations that no placement needs are steps, too.
    boxes: Box size, such as 2x3
    boxes.in_full: Boxes of H rows by W columns [default: as square as the size allows]
    jigsaw: Regions instead of boxes
    jigsaw.in_full: Regions instead of boxes: a symbol for each cell, or a file with them
    from: Input format [default: detected]
    from.in_full: Input format, one of 'sudologue help formats' [default: detected]
    color: auto, always or never. auto means on a terminal, unless NO_COLOR is set.
    ignore_drawings: Leave out lines, circles and text whose meaning is only in the puzzle's rules
    indent: Indent JSON by N spaces
    budget: Stop after UNITS of work, or none. Unlike --timeout, it stops at the same step on every
        machine.
    resume: Continue an interrupted run to the same --output
    shard: Do share K of N. 'sudologue merge' joins the shares.
    jobs: Number of worker processes (0: one per core)
    cluster: Use a Dask cluster: tcp://HOST:PORT, or a scheduler file
    difficulty.in_full: Rated MIN to MAX: words, such as easy or very-hard, or numbers. A number
        alone is the least; a word alone means just that.
    allow: Solvable with these techniques
    require: Needs each of these techniques, and none harder
    require.in_full: Needs each of these techniques, and none harder. x_wing:3+ is an X-Wing that
        removes three candidates or more.
    forbid: Solvable without these techniques
    around: Which other techniques a puzzle with a required one may need: singles, basics (singles,
        locked candidates and subsets) or any (all that are easier)
    hard_steps: How many steps the required techniques take
    drill: Positions in which this technique is the next step
    openings_min: At least N different steps to choose from in every round
    bottlenecks_max: At most N rounds with only one step to find
    difficulty: {choices:commas}, or numbers
    scale: Whose numbers: {choices:commas}
    format, theme, paper, symmetry: {choices:or}
    voice: terse, conversational, technical, teacher or proof
    jobs_range: 0 (one per core) or more
    diagonals, windoku, anti_knight, anti_king, disjoint_groups: Extra rules
    diagonals.in_full: Both long diagonals hold every digit once
    windoku.in_full: The windows hold every digit once
    anti_knight.in_full: Equal digits are never a knight's move apart
    anti_king.in_full: Equal digits are never a king's move apart
    disjoint_groups.in_full: Cells in the same place of each box hold every digit once

    heading.hint: Which hint
    heading.showing: How to show it
    heading.variants: Variants
    heading.puzzle: The puzzle
    heading.printing: What to print
    heading.output: Output
    heading.many: Many puzzles
    heading.limits: Limits
    heading.difficulty: How hard
    heading.solving: How to solve
    heading.where: Where to print it
    heading.files: Files
    heading.searching: Searching
    heading.rating: How to rate
    heading.drawing: What to draw
    heading.look: How it looks
    heading.which: Which puzzle
    heading.playing: How to play
    heading.count: How many
    heading.other: Other
"""
