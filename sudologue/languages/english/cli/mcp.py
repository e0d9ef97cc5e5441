"""What `sudologue mcp` says."""

TEXTS = """
mcp
    help|
        Answer assistants that speak the Model Context Protocol.

        Your assistant starts this server, and talks to it over standard input and output. Tell the
        assistant the command, 'sudologue', and the argument, 'mcp'; docs/mcp.md shows where. Every
        step is checked before you see it, and every call has a limit of work,
        which takes seconds.
    examples|
          sudologue mcp
          echo '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}' | sudologue mcp
    closed: can't read standard input: it is closed
    waiting: waiting for an assistant on standard input; press Ctrl-D to stop

protocol
    instructions: Sudologue solves sudoku and variants by logic. A checker confirms every step
        before you see it. Ask it instead of working a position out yourself. Cells are written
        r5c6. To help with a puzzle without spoiling it, start with a hint at a low level. To learn
        whether a statement is true, use judge or explain.
    no_json: not a line of JSON: {error}
    no_request: not a request of JSON-RPC 2.0: write such as {like}
    no_version: version {version:shown} is not spoken: write one of {known:commas}
    no_capabilities: _meta has no {meta}clientCapabilities: write {{}} for none
    no_method: no method is called {method:shown}: there are initialize, server/discover,
        tools/list, tools/call and ping

tools
    solve: Solve a puzzle by logic and explain every step. This gives the solution away: to help
        somebody who wants to solve the puzzle, use hint.
    hint: Say what is wrong with a position, or else which step is easiest to see. It gives away no
        more than its level, and has a token, with which more of it can be heard.
    explain: Explain why a claim about a position is true, with the steps that prove it, or why not.
    judge: Say whether a claim about a position is true, and whether the reason given is enough.
    rate: Say how hard a puzzle is, by four models, and why.
    check: Say by search whether a puzzle or position has no solution, one or several, and show two.
        If there is none, say which entries are wrong, or what contradicts what.
    generate: Make 9x9 puzzles with one solution, as hard as wished, each proved by a solve.
    draw: Draw a board, or a step of its solve, as SVG: as text, to save or to show on a page.

    argument.puzzle: The puzzle or position: 81 characters, . or 0 for empty cells; or what programs
        write: grids, pencil marks, JSON, links of f-puzzles and SudokuPad, other sizes and
        variants.
    argument.claim: A claim, such as 'r5c6=4' or 'r5c6<>4', or several with commas between them.
    argument.by: The reason given: 'skyscraper', or what to look at, such as 'row 3, box 2, r3c4' or
        '5 in row 3'. Without it, any technique will do.
    argument.reveal: Show the right digit and the solution if the claim is false.
    argument.voice: terse, conversational (the default), technical, teacher or proof.
    argument.level: From least to most: state, nudge (the default), technique, where, what, proof.
    argument.token: The token of an earlier hint, to hear more of it.
    argument.seen: The token of a hint that is known, to hear another.
    argument.budget: How much work to spend, in units; by default some seconds' worth.
    argument.count: How many puzzles, 1 to 20.
    argument.seed: The same seed makes the same puzzles.
    argument.difficulty: very easy, easy, medium, tricky, hard, very hard, fiendish or extreme.
    argument.require: A technique that it takes, such as x_wing.
    argument.drill: A technique: make positions of which it is the next step.
    argument.cages: Make killers: cages with totals, and no givens.
    argument.attempts: How many puzzles to try for each; 500 by default.
    argument.step: Solve, and draw this step.
    argument.candidates: Show the candidates of open cells.

    refused: no answer, for the audit refuses it (please report this): {verdict}
    note: Note: {remark}.
    token: The token of this hint is {token}.
    rating: Rating: {numbers}.
    too_many: count is {count}: it goes up to 20
    made: One solution, found by search. Seed {seed}, index {index}.
    made.solved: One solution, proved in {steps} {steps:step/steps}. Seed {seed}, index {index}.
    board: The board:
    there_are: there are {known:commas}
    no_tool: no tool is called {name:shown}: {meant}
    no_arguments: 'arguments' isn't an object: write each argument under its name
    missing: {name} is missing. {about}
    no_argument: there is no argument {name:shown}: {meant}
    wrong.string: {name} is {value:shown}: write a text. {about}
    wrong.integer: {name} is {value:shown}: write a whole number. {about}
    wrong.boolean: {name} is {value:shown}: write true or false. {about}
"""
