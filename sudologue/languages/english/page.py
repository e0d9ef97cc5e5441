"""What the page in the browser says: its parts by file, and the answers of its solver."""

TEXTS = """
asking
    not_loaded: Not loaded
    ready: Ready
    is_ready: The solver is ready
    something_else: something else was asked
    stopped: Stopped. The solver is starting again; you can go on meanwhile.
    loading: Loading {percent}\u00a0%
    fault: The solver cannot be loaded: {fault}. Load the page again to try once more.
    doing: {doing} …
    waiting: {doing}, as soon as the solver is loaded …
    no_question: there is no question {question:repr}: the page asks only what is known
    nothing_solved: nothing is solved yet: ask to solve a position first

board
    empty: empty
    given: , given
    marks: marks {marks}

coach
    looking: Looking for a hint
    tell_more: Tell me more
    put_in: Put it in
    cross_out: Cross them out
    checking: Checking the entries
    looking_for_reason: Looking for the reason
    step_by_step: Show it step by step
    rating: Rating
    making: Making a puzzle
    new_puzzle: A new puzzle.
    hint: Hint {n} of {last}
    digit_in: {digit} in {cell}
    wrong: {said}; wrong
    why: Why is {cell} not {digit}?

dom
    listed: {others} and {last}

keeping
    link_holds: This link holds the puzzle, your entries and marks, and the step that is shown:
    link: Link
    copied: It has been copied.
    copy: Copy it from here.
    what_to_keep: What do you want to keep?
    the_puzzle: The puzzle, as text
    your_position: Your position, to go on later
    the_solution: The solution, as a page to step through
    the_trace: The trace, with all reasons, as JSON
    printing: Printing

link
    no_puzzle: it should begin with #puzzle= and a puzzle
    no_step: its step isn't a number
    no_marks: its marks are garbled
    garbled: {part} is cut off or garbled
    entries: its entries are {entries} cells, and the puzzle has {cells}

pad
    digit: Digit
    entered: Digits are entered
    mark: Mark
    marks: Digits are pencil marks (m)
    why: Why not?
    asked: Digits are asked about (w)
    modes: What digits are
    undo: Undo
    undo_key: Undo (Ctrl Z)
    redo: Redo
    redo_key: Redo (Ctrl Y)
    all_marks: All marks
    pencil: Pencil in all that the digits leave
    done: Done entering
    becomes: What is entered becomes the puzzle
    clear: Clear
    clear_key: Clear (Delete)

page
    help: Choose a cell and a digit. Ask for a hint where you are stuck, or have it solved step by
        step.
    draft: Enter the puzzle: choose a cell, then its digit. Solve and Hint work at any time.
    example: An example: step through it, or enter a puzzle of your own.
    full: Every cell is filled.
    done: Done
    given: That digit is given
    reading: Reading the puzzle
    waiting: As soon as the solver is loaded …
    solving: Solving
    verifying: Verifying every step
    solve: Solve
    solve_about: Solve it step by step (s)
    hint: Hint
    hint_about: A hint, and then more of it (h)
    check: Check
    check_about: Is any entry wrong? (k)
    rate: Rate
    rate_about: How hard is it?
    new: New
    new_about: New: a puzzle like this one
    back: \u2039 Back
    back_about: Back to the board (Esc)
    play: Play from here
    play_about: Take this board over, and play on
    verify: Verify
    verify_about: Have every step checked by the kernel
    blank: Blank
    blank_about: A blank board, to tap in a puzzle of your own
    open: Open
    open_about: Open a file, in any format
    share: Share
    share_about: A link to what is shown
    save: Save
    save_about: Keep it as a file
    print: Print
    print_about: Print what is shown
    naming: Naming the cells
    confirmed: All {steps} steps are confirmed, each from the few facts that it cites, by a checker
        that shares no code with the solver.
    read_as: Read as {format}.
    damaged: this link is damaged: {fault}
    refused: The checker does not confirm this: {reason}.
    note: Note: {remark}.

solver
    no_start: the worker does not start
    stopped: stopped

steps
    first: First step
    previous: Previous step
    play: Play
    next: Next step
    hard: Next step that isn't a single
    last: Last step
    solved: Solved
    stuck: Stuck
    contradiction: A contradiction
    end: The end
    start: The start
    playing: Playing
    pause: Pause
    singles: {count} singles
    picture: , picture {n} of {last}
    step: Step {n} of {last}{picture}
    spoken: Step {n}: {title}
    now: ; now {digit}
    now_not: ; now not {digits}

worker
    not_loaded: {file} cannot be loaded ({status})
    failed: the solver failed: {fault}

index
    language: en
    site: All techniques, with pictures; the command line; Python
    about: Solves Sudoku by logic alone and gives its reasons, step by step, in your browser.
    title: Sudologue: Sudoku with reasons
    loading: The page is loading. It needs its script, and a server: opened as a file it stays like
        this.
    settings: Settings
    told_by: Told by
    cells_as: Cells as
    unique: Assume that there is only one solution
    dark: Dark colours
    a_puzzle: A puzzle
    any_format: A puzzle, in any format, or a link of another site
    paste: Paste a puzzle or a link
    show: Show
    board: Board
    controls: Controls
    steps: Steps
    step: Step
    digits: Digits
    doings: What to do
    said: What is said
    stop: Stop
    all_steps: All steps
    keeping: Puzzles and files
    keys: Keys
    arrows: Arrows
    arrows_do: move on the board, or from step to step
    one_to_nine: 1 to 9
    digits_do: enter a digit; with Shift, a pencil mark
    delete: Delete
    delete_does: clears a cell
    m_w: m, w
    m_w_do: digits are marks; digits are asked about: why not?
    s_h_k: s, h, k
    s_h_k_do: solve; a hint, and then more of it; check the entries
    ctrl: Ctrl Z, Ctrl Y
    ctrl_does: undo, redo
    home_end: Home, End, space
    home_end_do: first step, last step, play
    n_does: the next step that isn't a single
    esc: Esc
    esc_does: back to the board
    in_browser: Everything happens in your browser; nothing is sent anywhere. Python by
    script: This page needs its script.

reading
    several: the text has more than one puzzle: this is the first

positions
    no_position: no position: expected one

coaching
    right: All entries fit.
    right.done: Every cell is filled, and all digits fit.
    right.several: Nothing is wrong so far, but the puzzle has more than one solution.

making
    none_made: no such puzzle was made in time: ask again
    other_clues: only cages can be drawn on a new grid: this puzzle has other clues
    compared: Sudoku Explainer rates it {found}, and the one that it is like {wanted}.
"""
