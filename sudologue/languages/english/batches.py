"""Messages of the room `batches`."""

TEXTS = """
batch
    not_many: {puzzles:shown} is not many puzzles: give a list or other iterable
    processes: a number of processes; 0 is one for each core
    jobs: jobs can't be {jobs}; give a number of processes, or 0 for all cores
    some_seconds: a number of seconds: write such as 0.5
    above_zero: {name} can't be {seconds}; give a number above 0
    true_or_false: True or False
    no_executor: {executor:shown} is not an executor: it has no submit
    stays_here: this job can't be sent to another process: {error}; use jobs=1

jobs
    a_trace: the text of a trace
    an_index: the index of a puzzle to be made
    gave_up: gave up
    own_function: a function of your own
    a_job: a job: name one, or give a function of a board
    called: the job {job:repr}
    takes: it takes {known:and}
    takes_none: it takes none
    no_option: {called} has no option {name:repr}: {takes}
    needs: {called} needs {option}=

pool
    no_more_work: the executor takes no more work: {error}
    stopped_working: the executor does no more work: {error}
    died: its worker died
    main_guard: worker processes die as soon as they start: in a script, whatever uses them has to
        stand below "if __name__ == '__main__':"

scheduler
    twice: {error}, twice
    lost_twice: lost, twice: {error}
"""
