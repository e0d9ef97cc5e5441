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
    resume: {kept}, and --resume goes on with it
    finished: what was finished is in {place}
    as_it_was: {told}; {name} is as it was

progress
    progress: {done:thousands} of about {total:thousands} {total:puzzle/puzzles} {pace}, {left} left

results
    reading_as: reading this as {title} (--from changes that)
    none_readable: none of the first {times:thousands} can be read; the rest is left unread
    and_so_on: and so on: {told}
    and_more: and {more:thousands} more that can't be read

sink
    closed: can't write standard output: it is closed
    standard_output: standard output
    no_directory: there is no directory {folder}
    unwritable: can't write {name}: {why}

solution_file
    first_found: ; --any-solution writes the first that search finds

tables
    pyarrow: pyarrow, which pip install 'sudologue[parquet]' brings
    needs_pyarrow: --format parquet needs {needs}

search_words
    several: more than one solution
    budget: stopped by --budget
    for_others: The search was given up before it had looked everywhere for others.
    given_up: A search for solutions was given up before it had looked everywhere.
    no_solution: no solution: {why}
    not_solved: not solved: {why} ({cells} open)
    found_none: {told}; found by search: no solution
    found_one: {told}; found by search: one solution
    found_several: {told}; found by search: more than one solution
    not_finished: {told}; the search for solutions was not finished
"""
