"""Messages of the command line: where results and errors go."""

TEXTS = """
destination
    name_a_file: can't write a file without a name; name a file
    name_a_file.named: can't write {output}; name a file

folder
    no_name: can't write a folder without a name; name one
    is_a_file: can't write {path}: it is a file; name a folder

partial_file
    denied: Permission denied
    resume: {kept}; --resume continues
    finished: the results so far are in {place}
    as_it_was: {told}; {name} is unchanged

progress
    progress: {done:thousands} of about {total:thousands} {total:puzzle/puzzles} {pace}, {left} left

results
    reading_as: reading this as {title} (--from changes that)
    none_readable: none of the first {times:thousands} puzzles can be read; stopping here
    and_so_on: and so on: {told}
    and_more: and {more:thousands} more that can't be read

sink
    closed: can't write standard output: it is closed
    standard_output: standard output
    no_directory: there is no directory {folder}
    unwritable: can't write {name}: {why}

solution_file
    first_found: ; --any-solution writes the first one that search finds

tables
    pyarrow: pyarrow, which pip install 'sudologue[parquet]' brings
    needs_pyarrow: --format parquet needs {needs}

search_words
    several: more than one solution
    budget: stopped by --budget
    stopped: stopped by {stopped}
    stuck: stuck
    none: Found by search, not by logic: the puzzle has no solution.
    one: Found by search, not by logic: the puzzle has one solution, {solution}.
    more: Found by search, not by logic: the puzzle has more than one solution, {solution} and
        {other} among them.
    some: Found by search, not by logic: the puzzle has a solution, {solution}. The search stopped
        before it could rule out others.
    given_up: The search for solutions stopped before it was finished.
    no_solution: no solution: {why}
    not_solved: not solved: {why} ({cells} open)
    found_none: {told}; search found no solution
    found_one: {told}; search found one solution
    found_several: {told}; search found more than one solution
    not_finished: {told}; the search for solutions was not finished
"""
