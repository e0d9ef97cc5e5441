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

play_commands
    filled: {cell} is already {digit}
    filled.given: {cell} is a given: it's {digit}
    sees: {cell} can't be {digit}: it sees {rival}, which is {digit}
    gone: {cell} can't be {digit}: you crossed that out
    gone.barred: {cell} can't be {digit}: the puzzle rules that out
"""
