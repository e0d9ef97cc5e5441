"""What `sudologue solve` says."""

TEXTS = """
solve
    help|
        Solve puzzles by logic alone, and explain every step.

        If logic gets stuck, search tells you whether the puzzle has no solution, one, or several.
        No step ever rests on that search.
    examples|
          sudologue solve 1.....3..4.....2
          sudologue solve --voice technical puzzles/sample.txt
          sudologue solve -q puzzles/sample.txt > solutions.txt
          sudologue solve -f html -o solve.html 1.....3..4.....2
    quiet: Print only the solution, one line per puzzle
    quiet.in_full: Print one line per puzzle: its solution, or as much of the board as was solved,
        or an empty line if it could not be read. Details go to standard error. JSON has no trace
        then, and tables have no ratings.
    format.in_full: text, markdown, html (a page that plays the solve of one puzzle), json (one
        document per line, with the trace), jsonl, csv or parquet (a table, one row per puzzle), or
        trace (for 'sudologue audit' and others)
    single_step: Stop after one step
    shorten: Also leave out eliminations that the solve uses but can do without
    timeout: Give up on a puzzle after this long
    max_steps: Stop a puzzle after N steps
    max_depth: Allow at most N nested assumptions in proofs by contradiction; 0 allows no such proof
    exhaustive: If the techniques get stuck, try ever deeper contradictions. This may take hours;
        --timeout and --budget stop it.
    task: A file instead of PUZZLE, with one puzzle as 81 digits in one line, 0 for an empty cell,
        and nothing else
    solution: Also write the solutions to FILE, one per line and nothing else. With --quiet, print
        no text.
    any_solution: If logic alone does not solve a puzzle, let --solution write the first solution
        found by search
    no_rating: Don't rate the difficulty of solved puzzles
    words: Add an explanation of each step to JSON and tables
    words.in_full: Add an explanation of each step to JSON and tables, in any of these voices:
        terse, conversational, technical, teacher, proof
    voice.in_full: terse, conversational, technical, teacher or proof. Repeat it for an HTML page
        with a choice of voices.
    one_page: an HTML page shows one puzzle; solve the others one by one
    step_and_steps: --single-step doesn't work with --max-steps
    depth_of_exhaustive: --exhaustive doesn't work with --max-depth
    not_both: give a PUZZLE or --task, not both
    any_needs_solution: --any-solution needs --solution FILE
    solution_apart: --solution doesn't work with --resume or --shard
    same_file: --solution and --output must be different files
    quiet_shorten: --quiet doesn't work with --shorten
    quiet_trace: --quiet doesn't work with --format trace
    quiet_form: --quiet doesn't work with --format {form}
    all_steps_shown: --format html always shows all steps; leave out --all-steps
    several_voices: several voices need --format html
    one_puzzle: --format html shows one puzzle; leave out --jobs and other options for many puzzles
    with_format: --format {form}
    words_form: --words needs --format json, jsonl, csv, parquet or trace, without --quiet
    task_from: --task doesn't work with --from
"""
