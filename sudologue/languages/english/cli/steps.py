"""What `sudologue steps` says."""

TEXTS = """
steps
    help|
        Solve puzzles into a table with a row for each step, for data frames and datasets.

        Each row has the position before the step, the technique, the conclusion, the words, and the
        steps it rests on. To list the steps that one position has now, use 'sudologue hint --all'.
    examples|
          sudologue steps 1.....3..4.....2
          sudologue steps -f jsonl --words terse,teacher puzzles/sample.txt
          sudologue steps -o steps.csv puzzles/sample.txt
    words: Words for each step, one column per voice
    format.in_full: text, json (one document per step), or jsonl, csv or parquet (a table, one row
        per step)
    timeout: Stop a puzzle after this long, and write the steps up to there
    words.in_full: Words for each step, one column per voice: any of terse, conversational,
        technical, teacher and proof
"""
