"""What the program says before a verb does."""

TEXTS = """
main
    overview|
        Usage: sudologue COMMAND [OPTIONS] [PUZZLE | FILE | -]...

          Solve sudoku by logic, and explain every step.

          sudologue solve PUZZLE        solve it, step by step
          sudologue hint PUZZLE         the next step, as much of it as you want
          sudologue solve --help        options and examples

          A PUZZLE is 81 characters, . or 0 for an empty cell. A FILE has one puzzle
          per line, or is a file of another program. - is standard input.
    after|

          {heading}: {commands:commas}.
          Exit codes: sudologue help exit-codes

    group.playing: Solve and play
    solve: Solve puzzles and explain every step
    hint: Give a hint, one level at a time
    play: Play a puzzle, with hints
    watch: Watch a solve, one picture per step

    group.understanding: Understand
    why: Explain why a cell has its digit
    explain: Explain why a claim about a position is true or false
    judge: Check a step, and the reason given for it
    rate: Rate the difficulty of puzzles
    rules: List the techniques, or explain one
    tell: Narrate saved solves

    group.making: Make and check
    generate: Make puzzles
    check: Count solutions, and find wrong entries
    audit: Check saved solves, step by step
    prove: Write a proof for independent checkers

    group.converting: Convert and draw
    convert: Convert between puzzle formats
    steps: Write a table with a row for each step
    show: Print a board
    draw: Draw a board or a step as SVG
    print: Make a page of puzzles, or of a solve, to print

    group.more: More commands
    merge: Join the shares of a large run
    mcp: Answer assistants over the Model Context Protocol
    voices: List the voices
    notations: List the ways to write cells
    completion: Print the completion script of a shell
    help: Explain a command or a topic

    which: which command? To solve a puzzle: sudologue solve PUZZLE
    no_command: there is no command {word}; {meant}
    list: 'sudologue --help' lists them
    no_option: there is no option {option}
    no_option.meant: there is no option {option}; did you mean {meant}?
    no_option.see: there is no option {option}; see '{command} --help'
    needs_value: {option} needs a value
    needs_value.see: {option} needs a value; see '{command} --help'
    too_many: {given} is one argument too many
    too_many.see: {given} is one argument too many; see '{command} --help'
    standard_output: standard output
"""
