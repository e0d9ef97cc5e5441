from sudologue.languages.english.clauses import (
    MOST_WORDS,
    chained,
    following,
    in_lists,
    side_by_side,
)
from sudologue.narration.phrasing.passage import say


def test_long_clauses_are_told_in_sentences_of_bearable_length() -> None:
    clauses = [say(f"cell {number} is not one digit but another") for number in range(12)]
    for told, number in ((following(clauses), 4), (side_by_side(clauses), 3)):
        sentences = told.text.split(". ")
        assert max(len(sentence.split()) for sentence in sentences) <= MOST_WORDS
        assert len(sentences) == number
        assert all(sentence[0].isupper() for sentence in sentences[1:])


def test_clauses_with_commas_of_their_own_are_kept_apart() -> None:
    assert side_by_side([say("a, b"), say("c"), say("d")]).text == "a, b; c; and d"


def test_of_what_follows_in_turn_a_few_clauses_stand_in_a_sentence() -> None:
    clauses = [say(f"r{number}c1 is {number}") for number in range(1, 9)]
    assert chained(clauses).text == (
        "r1c1 is 1, so r2c1 is 2, so r3c1 is 3. So r4c1 is 4, so r5c1 is 5, so r6c1 is 6. "
        "So r7c1 is 7, so r8c1 is 8"
    )
    assert following(clauses).text == (
        "r1c1 is 1, so r2c1 is 2, r3c1 is 3, r4c1 is 4, r5c1 is 5 and r6c1 is 6. "
        "Then r7c1 is 7 and r8c1 is 8"
    )
    assert following(clauses[:1]).text == "r1c1 is 1"
    assert in_lists(clauses[:6]).text == (
        "r1c1 is 1, r2c1 is 2, r3c1 is 3, r4c1 is 4 and r5c1 is 5. Then r6c1 is 6"
    )
