"""What each format is called, and what it is, as the list of formats says."""

SUMMARIES = """
CsvCorpus
    title: CSV
    summary: A column of puzzles and further ones, as in the corpora of Kaggle and Hugging Face.

DecoratedGrid
    title: Decorated grid
    summary: A row on each line, digits and . or 0, whatever lines are drawn around them.

Drawing
    title: Drawing
    summary: A board as 'sudologue show' draws it, with walls, and with the clues listed below.

FPuzzlesJson
    title: f-puzzles JSON
    summary: The JSON of f-puzzles.com: regions, moves, cages, arrows and thermometers.

FPuzzles
    title: f-puzzles link
    summary: A link to f-puzzles.com with the puzzle in it, or the packed puzzle alone.

HodokuLibrary
    title: HoDoKu library line
    summary: Givens, +placed digits and the candidates gone, between colons on one line.

Susser
    title: Susser line
    summary: Givens and +placed digits in one line, a colon, and the candidates gone.

JsonLines
    title: JSON Lines
    summary: An object a line with everything a board knows; others' corpora are read, too.

KSudoku
    title: KSudoku file
    summary: A game saved by KSudoku; its moves are left aside. Read only.

SudoCue
    title: SudoCue puzzle (.sdk)
    summary: Nine rows of nine, under lines that name author, date and so on.

SadMan
    title: SadMan puzzle (.sdk)
    summary: Nine rows of nine under [Puzzle]; digits placed since are read from [State].

SimpleSudoku
    title: Simple Sudoku (.ss)
    summary: The givens in a frame, then a record for each digit placed and candidate removed.

OpenSudoku
    title: OpenSudoku file
    summary: The XML of OpenSudoku and LibreSudoku: folders of games with notes.

PencilMarks
    title: Pencil marks
    summary: The candidates of each cell in a frame, as HoDoKu writes them.

SimplePencilMarks
    title: Pencil marks of Simple Sudoku
    summary: The candidates of each cell in the frame of Simple Sudoku.

ExplainerPencilMarks
    title: Pencil marks of Sudoku Explainer
    summary: The candidates of each cell in the frame of Sudoku Explainer.

PlainLine
    title: Plain line
    summary: All cells in one line, . or 0 for the empty ones; what follows is a remark.

Sdm
    title: SudoCue collection (.sdm)
    summary: A puzzle on each line, 81 figures, 0 for the empty cells.

LineLink
    title: Link with a line
    summary: A link of any site with the 81 cells of a classic puzzle in it.

JigsawLine
    title: Jigsaw line
    summary: The givens, then a symbol for the region of each cell: 162 characters for nine rows.

SudokuPad
    title: SudokuPad link
    summary: A link to sudokupad.app with the puzzle in it; read also as plain or zipped JSON.

SudokuWiki
    title: SudokuWiki string
    summary: The string of sudokuwiki.org (S9B…) with givens, placed digits and candidates.

SudokuWikiLink
    title: SudokuWiki link
    summary: A link that opens the position in the solver of sudokuwiki.org.

OlderSudokuWiki
    title: SudokuWiki string, older
    summary: The 162 characters of older sudokuwiki.org links; placed digits are guessed.

Sukaku
    title: Sukaku
    summary: Nine places for the candidates of each cell, 729 in a line; N × N × N in general.
"""
