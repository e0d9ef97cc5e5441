from sudologue.narration.phrasing.clauses import MOST_WORDS, in_turn, side_by_side
from sudologue.narration.phrasing.passage import say


def test_what_follows_is_told_in_sentences_of_bearable_length() -> None:
    clauses = [say(f"cell {number} is not one digit but another") for number in range(12)]
    for told in (in_turn(say("if this is so, that is not"), clauses), side_by_side(clauses)):
        sentences = told.text.split(". ")
        assert max(len(sentence.split()) for sentence in sentences) <= MOST_WORDS + 2
        assert len(sentences) == 3
        assert all(sentence[0].isupper() for sentence in sentences[1:])


def test_a_start_that_leads_nowhere_stands_alone() -> None:
    assert in_turn(say("if this is so, that is not"), []).text == "if this is so, that is not"


def test_clauses_with_commas_of_their_own_are_kept_apart() -> None:
    assert side_by_side([say("a, b"), say("c"), say("d")]).text == "a, b; c; and d"
