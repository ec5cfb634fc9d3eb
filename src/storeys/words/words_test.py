import random
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

from storeys.games import GAMES
from storeys.games.kit import OVER, Game
from storeys.games.towers.cards import SUIT_NAMES

from . import LANGUAGES, UnknownMessageError, Words, WrongArgumentsError, language_of, plain, source

SOURCES = Path(__file__).parents[1]
OTHERS = LANGUAGES[1:]

# What an argument may be; everything else is a name, a path or some other text.
NUMBERS = (
    "bid",
    "cards",
    "days",
    "hours",
    "least",
    "line",
    "minutes",
    "most",
    "move",
    "moves",
    "number",
    "points",
    "seat",
    "seats",
    "top",
    "value",
)
PARTICULARS: dict[str, tuple[object, ...]] = {
    "suit": SUIT_NAMES,
    "bot": ("random", "greedy", "search"),
    **dict.fromkeys(NUMBERS, (0, 1, 2, 3, 5, 12, 21, 22)),
}
SAME_AS_ENGLISH = {("ro", "total")}


# --- Reading the files -----------------------------------------------------------------------------------------------


@cache
def entries(language: str) -> list[Any]:
    return list(parse(source(language)).body)


@cache
def messages(language: str) -> dict[str, Any]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def parts(node: Any) -> Iterator[Any]:
    """A piece of Fluent and everything it is made of."""
    if isinstance(node, list):
        for item in node:
            yield from parts(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        yield from parts(list(vars(node).values()))


def mentioned(language: str, message: str, kind: Any) -> set[str]:
    return {part.id.name for part in parts(messages(language)[message]) if isinstance(part, kind)}


def variables(language: str, message: str) -> set[str]:
    """The arguments of a message and of the messages it quotes."""
    quoted = mentioned(language, message, ast.MessageReference) - {message}
    own = mentioned(language, message, ast.VariableReference)
    return own.union(*(variables(language, name) for name in quoted))


@cache
def spoken(language: str, message: str) -> list[str]:
    """The message with every combination of its representative arguments."""
    names = sorted(variables(language, message))
    choices = product(*(PARTICULARS.get(name, ("Zuza",)) for name in names))
    return [Words(language).say(message, **dict(zip(names, values, strict=True))) for values in choices]


def everything(language: str) -> str:
    return "\n".join(sentence for message in messages(language) for sentence in spoken(language, message))


# --- The four files agree --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_plain_fluent_without_terms_functions_or_duplicates(language: str) -> None:
    kinds = (ast.Message, ast.Comment, ast.GroupComment, ast.ResourceComment)
    assert [entry for entry in entries(language) if not isinstance(entry, kinds)] == []
    assert len(messages(language)) == sum(isinstance(entry, ast.Message) for entry in entries(language))


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_messages_in_the_same_order(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_arguments_in_all_languages(language: str) -> None:
    for message in messages("en"):
        assert variables(language, message) == variables("en", message), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for message in messages(language):
        for sentence in spoken(language, message):
            assert sentence == sentence.strip() != "", message
            assert not re.search(r"[{}$\u2068\u2069]|  |\bNone\b", sentence), sentence


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    same = {message for message in messages(language) if spoken(language, message)[0] == spoken("en", message)[0]}
    assert {(language, message) for message in same} <= SAME_AS_ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["towers-suit", "towers-tower"])
def test_every_suit_has_its_own_name(language: str, message: str) -> None:
    assert len({Words(language).say(message, suit=suit) for suit in SUIT_NAMES}) == len(SUIT_NAMES)


# --- The files have what the program says ----------------------------------------------------------------------------


def test_every_message_a_view_names_exists() -> None:
    for game in GAMES.values():
        view = (SOURCES / "games" / game.name / "view.py").read_text("utf-8")
        named = set(re.findall(rf'"({game.name}-[a-z-]+[a-z])"', view))
        assert named
        assert named <= messages("en").keys()


def test_every_message_the_program_names_exists() -> None:
    naming = re.compile(r'(?:\bmessage = |\bsay\(|\bplain\()"([a-z][a-z-]*)"')
    programs = (path for path in SOURCES.rglob("*.py") if not path.name.endswith("_test.py"))
    named = {name for path in programs for name in naming.findall(path.read_text("utf-8"))}
    assert named - messages("en").keys() == set()


def test_every_action_can_be_offered_and_told() -> None:
    for game in GAMES.values():
        for kind, particulars in game.kinds.items():
            assert variables("en", f"{game.name}-do-{kind}") <= {"name", *particulars}
            assert variables("en", f"{game.name}-log-{kind}") <= {"who", "name", *particulars}


def test_every_game_has_a_title_and_an_inviting_line() -> None:
    for game in GAMES:
        assert plain(f"{game}-title", "en")
        assert plain(f"{game}-line", "en").endswith(".")


def test_questions_refusals_and_score_lines_of_a_match_are_given_the_arguments_they_need() -> None:
    words, chooser = Words("en"), random.Random(5)
    for game in GAMES.values():
        state = game.start(game.seats[-1])
        while game.to_move(state) != OVER:
            possible = game.possible(state)
            question = game.question(state)
            assert words.say(question.message, **question.arguments)
            for refused in set(range(game.actions)).difference(possible):
                reason = game.why_not(state, refused)
                assert words.say(reason.message, **reason.arguments)
            game.apply_action(state, chooser.choice(possible))
        for line in game.breakdown(state, 0):
            assert words.say(line.message, **line.arguments)


# --- The rulebooks ---------------------------------------------------------------------------------------------------

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def rulebook_messages(game: Game) -> list[str]:
    """The introduction of a rulebook, then each section: its title and its rules."""
    names = [f"{game.name}-rulebook-intro"]
    for section, numbers in game.rulebook:
        names += [f"{game.name}-section-{section}", *(f"{game.name}-rule-{number}" for number in numbers)]
    return names


@every_game
def test_a_rulebook_has_the_rules_of_its_readme_in_their_order(game: Game) -> None:
    readme = (SOURCES / "games" / game.name / "README.md").read_text("utf-8")
    numbers = [number for _, section in game.rulebook for number in section]
    assert numbers == re.findall(r"\*\*([A-Z]-\d+)\*\*", readme)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_has_words_for_everything_in_it_and_for_nothing_else(language: str, game: Game) -> None:
    belongs = re.compile(rf"{game.name}-(rulebook|section|rule)-")
    assert [message for message in messages(language) if belongs.match(message)] == rulebook_messages(game)


@every_game
def test_no_rule_quotes_its_own_number_and_every_number_it_quotes_exists(game: Game) -> None:
    numbers = {number for _, section in game.rulebook for number in section}
    for number in numbers:
        quoted = set(re.findall(r"\b[A-Z]-\d+", plain(f"{game.name}-rule-{number}", "en")))
        assert quoted <= numbers - {number}, number


@every_game
@pytest.mark.parametrize("language", OTHERS)
def test_a_rulebook_has_the_same_figures_and_cross_references_in_all_languages(language: str, game: Game) -> None:
    for message in rulebook_messages(game):
        here, there = (set(re.findall(r"[A-Z]-\d+|\d+", plain(message, each))) for each in (language, "en"))
        assert here == there, message


# --- Grammar ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "number", "expected"),
    [
        ("en", 1, "1 card"),
        ("en", 0, "0 cards"),
        ("pl", 0, "0 kart"),
        ("pl", 1, "1 karta"),
        ("pl", 2, "2 karty"),
        ("pl", 5, "5 kart"),
        ("pl", 12, "12 kart"),
        ("pl", 21, "21 kart"),
        ("pl", 22, "22 karty"),
        ("hu", 1, "1 lap"),
        ("hu", 22, "22 lap"),
        ("ro", 0, "0 cărți"),
        ("ro", 1, "1 carte"),
        ("ro", 2, "2 cărți"),
        ("ro", 19, "19 cărți"),
        ("ro", 20, "20 de cărți"),
        ("ro", 21, "21 de cărți"),
        ("ro", 101, "101 cărți"),
    ],
)
def test_nouns_agree_with_numbers(language: str, number: int, expected: str) -> None:
    assert Words(language).say("cards", cards=number) == expected


@pytest.mark.parametrize(
    ("language", "suit", "value", "expected"),
    [
        ("en", "candy", 7, "Zuza takes candy 7."),
        ("pl", "candy", 7, "Zuza bierze cukierkową 7."),
        ("pl", "scrap", 0, "Zuza bierze złomowe 0."),
        ("hu", "sand", 0, "Zuza felveszi a homok 0-st."),
        ("hu", "candy", 7, "Zuza felveszi a cukorka 7-est."),
        ("hu", "spooky", 8, "Zuza felveszi a kísértet 8-ast."),
        ("hu", "plant", 15, "Zuza felveszi a növény 15-öst."),
        ("hu", "scrap", 6, "Zuza felveszi a roncs 6-ost."),
        ("ro", "candy", 7, "Zuza ia 7 de dulciuri."),
        ("ro", "spooky", 7, "Zuza ia 7 bântuit."),
    ],
)
def test_cards_are_inflected(language: str, suit: str, value: int, expected: str) -> None:
    assert Words(language).say("towers-log-take", who="Zuza", suit=suit, value=value) == expected


def test_polish_negation_takes_the_genitive() -> None:
    assert Words("pl").say("towers-why-not-in-hand", suit="plant", value=3) == "Nie masz na ręce roślinnej 3."
    assert Words("pl").say("towers-why-not-in-hand", suit="plant", value=0) == "Nie masz na ręce roślinnego 0."


# --- Typography ------------------------------------------------------------------------------------------------------

WITHOUT_DIACRITICS = {
    "en": "",
    "pl": "wiez[ay]?|mozesz|karte|wystawke|usun|wez|doloz|licytacje|nastepn|juz|jesli|reke|najwyzej|pozostalo",
    "hu": "jatek|jatekos|lepes|kinalat|huzopakli|dobopakli|veletlen|fajl|szabaly|epit|beepit|felso|eltavolit|elso",
    "ro": "carti|jucator|licitatie|acoperis|varf|inceput|incepe|asa|mutari|fisier|samanta|indeparteaza|rand|sa|si",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_curled(language: str) -> None:
    text = everything(language)
    assert not re.search(r"[\"'`]|\.\.\.", text)
    assert {sign for sign in text if sign in "„“”"} == set("“”" if language == "en" else "„”")


@pytest.mark.parametrize("language", OTHERS)
def test_no_word_has_lost_its_diacritics(language: str) -> None:
    assert not re.search(rf"\b({WITHOUT_DIACRITICS[language]})\b", everything(language), re.IGNORECASE)


def test_romanian_letters_have_commas_and_no_cedillas() -> None:
    assert not set("şţŞŢ") & set(everything("ro"))


def test_numbers_are_bare_digits_and_a_minus_is_a_dash() -> None:
    for language in LANGUAGES:
        assert Words(language).say("points", points=-1234).startswith("–1234 ")
        assert "12345" in Words(language).say("file-damaged", path="a.txt", line=12345)
    assert Words("en").say("points", points=-1) == "–1 point"


def test_a_hyphen_in_a_name_stays() -> None:
    assert Words("en").say("rule-number", rule="T-5") == "Rule T-5"


# --- Speaking --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("pl", "pl"),
        ("pl_PL.UTF-8", "pl"),
        ("hu-HU", "hu"),
        ("RO", "ro"),
        ("ro@euro", "ro"),
        ("pl:en", "pl"),
        ("de_DE", "en"),
        ("plt", "en"),
        ("C", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_locale_names_a_language_and_english_is_the_default(locale: str | None, language: str) -> None:
    assert language_of(locale) == Words(locale).language == language


def test_an_unknown_message_is_an_error_and_never_silence() -> None:
    with pytest.raises(UnknownMessageError, match="no-such-message"):
        plain("no-such-message", "pl")


def test_a_missing_argument_is_an_error_that_names_it() -> None:
    with pytest.raises(WrongArgumentsError, match=r"points.*points"):
        Words("hu").say("points")


def test_a_path_can_be_given_as_it_is() -> None:
    assert Words("en").say("file-missing", path=Path("game.txt")) == "game.txt: there is no such file."


def test_importing_the_words_does_not_load_fluent() -> None:
    program = "import sys, storeys.words; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
