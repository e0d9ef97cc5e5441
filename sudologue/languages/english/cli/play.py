"""What `sudologue play` says."""

TEXTS = """
play
    help|
        Play a puzzle, with hints.

        On a terminal, arrow keys move and digits fill a cell. Anything else you type is a command,
        such as hint, more, why, judge or check; ? lists them all. Without a terminal, each line of
        input is a move, such as r3c4 5, or a command.
    examples|
          sudologue play 1.....3..4.....2
          sudologue play --new easy
          sudologue play --save game.jsonl 1.....3..4.....2
          sudologue play --save game.jsonl game.jsonl
    new: Make a puzzle: very-easy, easy, medium, tricky, hard, very-hard, fiendish or extreme
    seed: Make the puzzle with this seed [default: random]
    save: Save after each move; to continue, give FILE as the puzzle, too
    marks: Show the candidates of empty cells
    lines: Type moves line by line, without a full screen
    voice: Who explains steps and reasons
    no_puzzle: give a PUZZLE, a FILE or --new DIFFICULTY; standard input is for moves
    not_both: give a PUZZLE or --new, not both
    seed_needs_new: --seed needs --new DIFFICULTY
    go_on: to continue that game, write 'sudologue play --save {file} {file}'
    is_there: {file} already exists; {told}
    several: you can play one puzzle at a time; this has several
    endless_line: a line is too long
    unreadable: can't read standard input: {why}

frames
    puzzle: The puzzle
    end: The end
    step: Step {step} of {steps}: {title}

screen
    up: up
    down: down
    page_up: PgUp
    page_down: PgDn
    more: more: {keys:commas}
    status: q: quit  space: play  left/right  h: hard step  v: voice ({voice})
    status.playing: q: quit  space: pause  left/right  h: hard step  v: voice ({voice})

game_screen
    left: {cells} {cells:cell/cells} to fill
    welcome: Arrow keys move, digits fill a cell, and Backspace clears it. -5 crosses out a 5. Tab
        gives a hint, and Tab again says more. Anything else is a command: type it and press Enter.
        ? lists the commands, and quit ends the game.

play_answers
    no_hint: there is no hint about this board yet; write hint
    no_more: the hint has said all that there is to it
    why_what: which cell? Write why r3c4, or why not 5 r3c4
    which_digit: which digit? Write why not 5 r3c4
    judge_what: judge what? Write judge r3c4=5 by row 3
    what_is_wrong: 'hint' shows what is wrong.
    none_wrong: No entry is wrong.
    unfinished: The search for a solution was not finished.
    no_solution: The puzzle itself has no solution.
    wrong: Your entries don't go together.
    wrong.digits: {digits:count} of your digits {digits:is/are} wrong. 'hint' shows which.
    wrong.cells: You've crossed out a digit that you need, in {cells:count} {cells:cell/cells}.
        'hint' shows which.
    wrong.digits.cells: {digits:count} of your digits {digits:is/are} wrong, and you've crossed out
        a digit that you need, in {cells:count} {cells:cell/cells}. 'hint' shows which.

play_commands
    help|
        r3c4 5, 5 r3c4     place a digit; also r3c4=5
        r3c4-5, r3c4<>5    cross out a candidate; several with commas between them
        clear r3c4         empty a cell, and bring its candidates back
        undo, redo         take a move back; make it again
        h, hint [LEVEL]    a hint: state, nudge, technique, where, what or proof
        more               the last hint, one level on
        why r3c4           why a cell is what it is; also why r3c4=5
        why not 5 r3c4     why a candidate is not true; also why r3c4-5
        judge CLAIM        whether a step is so and a rule shows it, as judge r3c4=5
        judge CLAIM by REASON
                           whether the reason is enough, as judge r3c4=5 by row 3
        check              whether all entries are right
        step               take the easiest step, and tell it
        marks              show the candidates, or hide them
        show               draw the board
        save FILE          write the position to a file
        ?, help            this
        quit, exit         the end
    given: {cell} is given and stays as it is
    nothing_to_clear: there is nothing to clear in {cell}
    nothing_to_undo: there is no move to take back
    nothing_to_redo: there is no move to make again
    holds: {cell} holds {digit}: nothing is left to cross out
    no_candidate: {digit} isn't a candidate in {cell}
    stands_alone: {word:repr} stands alone: leave {rest:shown} out
    complete: The board is complete, and it is right.
    complete.wrong: The board is complete, but it is not right.
    no_command: {line:shown} is not a move or a command; {meant}
    usual: ? lists the commands
    usual.digit: write a move like r3c4 5; ? lists the commands
    clear_what: which cell? Write clear r3c4
    one_cell: clear one cell at a time: write clear r3c4
    cleared: {cell} is cleared.
    undone: The last move is taken back.
    redone: The move is made again.
    all_filled: every cell is filled: there is no step left
    no_solution: The position has no solution. 'hint' shows what is wrong.
    no_step: no rule finds anything here
    marks: Candidates are hidden.
    marks.shown: Candidates are shown.
    which_file: which file? Write save game.jsonl
    saved: The position is in {name}.
    filled: {cell} is already {digit}
    filled.given: {cell} is a given: it's {digit}
    sees: {cell} can't be {digit}: it sees {rival}, which is {digit}
    gone: {cell} can't be {digit}: you crossed that out
    gone.barred: {cell} can't be {digit}: the puzzle rules that out
"""
