import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from storeys.games import GAMES
from storeys.games.kit import Game
from storeys.games.skyscrapers.cards import BASE_GIRDERS, DECK

from . import (
    LANGUAGES,
    LATER,
    UnknownMessageError,
    Words,
    WrongArgumentsError,
    files,
    first_source,
    language_of,
    plain,
    source,
)
from .rehearsal import entries, everything, has_words, messages, names, played, scope, selections, spoken, variables

SOURCES = Path(__file__).parents[1]
OTHERS = LANGUAGES[1:]

# And titles of games: the Polish editions keep the English ones. East begins with the same letter in Romanian.
SAME_AS_ENGLISH = {("ro", "total"), ("ro", "skyscrapers-board-compass")}


# --- The four files agree --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_plain_fluent_without_terms_functions_or_duplicates(language: str) -> None:
    kinds = (ast.Message, ast.Comment, ast.GroupComment, ast.ResourceComment)
    assert [entry for entry in entries(language) if not isinstance(entry, kinds)] == []
    assert len(messages(language)) == sum(isinstance(entry, ast.Message) for entry in entries(language))


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_messages_in_the_same_order(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))


def test_the_order_of_the_files_does_not_depend_on_what_the_games_are_called(tmp_path: Path) -> None:
    """A game called "masons" would stand behind the table's sentences in English and before them in Polish."""
    for name in ("", "admirals.", "masons.", "zealots.", "hidden."):
        for language in LANGUAGES:
            (tmp_path / f"{name}{language}.ftl").touch()
    for language in LANGUAGES:
        found = [path.name.removesuffix(f"{language}.ftl") for path in files(language, tmp_path)]
        assert found == ["", "admirals.", "hidden.", "masons.", "zealots."]


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
    titles = {f"{game}-title" for game in GAMES}
    worded = (message for message in messages(language) if has_words(message) and message not in titles)
    same = {message for message in worded if spoken(language, message)[0] == spoken("en", message)[0]}
    assert {(language, message) for message in same} <= SAME_AS_ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_that_is_told_apart_is_one_that_english_knows(language: str) -> None:
    for message in messages(language):
        for argument, keys in selections(language, message):
            assert keys <= names(scope(message)).get(argument, set()), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_has_a_name_has_its_own(language: str) -> None:
    for message in messages("en"):
        known, arguments = names(scope(message)), variables("en", message)
        if any({argument} == arguments and keys == known.get(argument) for argument, keys in selections("en", message)):
            assert len(set(spoken(language, message))) == len(spoken(language, message)), message


# --- The files have what the program says ----------------------------------------------------------------------------


def test_every_message_a_game_names_exists() -> None:
    for game in GAMES.values():
        programs = [path for path in (SOURCES / "games" / game.name).glob("*.py") if not path.name.endswith("_test.py")]
        texts = "\n".join(path.read_text("utf-8") for path in programs)
        named = set(re.findall(rf'"({game.name}-[a-z-]+[a-z])"', texts))
        assert named
        assert named <= messages("en").keys()


def test_every_message_the_program_names_exists() -> None:
    naming = re.compile(r'(?:\bmessage = |\bsay\(|\bplain\()"([a-z][a-z_-]*)"')
    programs = (path for path in SOURCES.rglob("*.py") if not path.name.endswith("_test.py"))
    named = {name for path in programs for name in naming.findall(path.read_text("utf-8"))}
    assert named - messages("en").keys() == set()


def test_every_action_can_be_offered_and_told() -> None:
    for game in GAMES.values():
        for kind, particulars in game.kinds.items():
            assert variables("en", f"{game.name}-do-{kind}") <= {"name", *particulars}
            if game.remarks is None:  # otherwise its golden games show that every move can be told
                assert variables("en", f"{game.name}-log-{kind}") <= {"who", "name", *particulars}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawings_of_the_cards_of_skyscrapers_are_listed_in_writing(language: str) -> None:
    listed = plain("skyscrapers-writing", language)
    assert all(f": {drawings}." in listed for drawings in (*(drawings for _, drawings in DECK), BASE_GIRDERS))


def test_every_game_has_a_title_and_an_inviting_line() -> None:
    for game in GAMES:
        assert plain(f"{game}-title", "en")
        assert plain(f"{game}-line", "en").endswith(".")


every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@every_game
def test_whatever_is_said_in_a_match_is_given_the_arguments_it_needs(game: Game) -> None:
    for message, arguments in played(game).sentences.items():
        assert Words("en").say(message, **{"name": "Zuza", **arguments})


@every_game
def test_every_name_that_occurs_in_a_match_has_words(game: Game) -> None:
    for argument, heard in played(game).names.items():
        if argument in names(game.name):
            assert heard <= names(game.name)[argument]


@every_game
def test_a_game_with_hidden_moves_says_what_everybody_may_know_of_them(game: Game) -> None:
    hidden = {message for message in messages("en") if message.startswith(f"{game.name}-hidden-")}
    assert hidden == {f"{game.name}-hidden-{whose}" for whose in played(game).hidden}
    assert all(variables("en", message) <= {"who"} for message in hidden)


@every_game
def test_pieces_are_told_together_in_the_words_of_their_moves(game: Game) -> None:
    for message in (message for message in messages("en") if message.startswith(f"{game.name}-several-")):
        kind = message.removeprefix(f"{game.name}-several-")
        assert variables("en", message) <= {"who", "name", "several"}
        piece = f"{game.name}-piece-{kind}"
        assert variables("en", piece if piece in messages("en") else f"{game.name}-piece") <= set(game.kinds[kind])


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_a_table_and_each_of_its_values_has_words(language: str, game: Game) -> None:
    for name, option in game.options.items():
        label = f"{game.name}-option-{name}"
        assert plain(label, language)
        values = [Words(language).say(f"{label}-value", value=value) for value in option.values]
        assert len(set(values)) == len(values)


# --- The rulebooks ---------------------------------------------------------------------------------------------------


def rulebook_messages(game: Game) -> list[str]:
    """The introduction of a rulebook, then each section: its title and its rules."""
    names = [f"{game.name}-rulebook-intro"]
    for section, numbers in game.rulebook:
        names += [f"{game.name}-section-{section}", *(f"{game.name}-rule-{number}" for number in numbers)]
    return names


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_knows_no_coordinates_and_no_codes(language: str, game: Game) -> None:
    codes = re.compile(r"[xyz]@|-?[0-9]+,-?[0-9]+,|\b[xyz] = |[X0-9]{2}/|\b[LRTBVHDE]{2,}\b|\b[LRTBVDE]\b(?!-)")
    texts = {
        number: Words(language).say(f"{game.name}-rule-{number}") for _, rules in game.rulebook for number in rules
    }
    assert {number: codes.findall(text) for number, text in texts.items() if codes.search(text)} == {}


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
        ("ro", "candy", 7, "Zuza ia un 7 de dulciuri."),
        ("ro", "spooky", 7, "Zuza ia un 7 bântuit."),
    ],
)
def test_cards_are_inflected(language: str, suit: str, value: int, expected: str) -> None:
    assert Words(language).say("towers-log-take", who="Zuza", suit=suit, value=value) == expected


@pytest.mark.parametrize(
    ("language", "material", "value", "expected"),
    [
        ("en", "wood", 4, "Zuza takes wood 4."),
        ("pl", "recycled", 4, "Zuza bierze recyklingową 4."),
        ("hu", "wood", 3, "Zuza elveszi a fa 3-ast."),
        ("hu", "glass", 5, "Zuza elveszi az üveg 5-öst."),
        ("hu", "recycled", 6, "Zuza elveszi az újrahasznosított 6-ost."),
        ("hu", "stone", 1, "Zuza elveszi a kő 1-est."),
        ("ro", "recycled", 4, "Zuza ia un 4 reciclat."),
        ("ro", "glass", 4, "Zuza ia un 4 de sticlă."),
    ],
)
def test_dice_are_inflected(language: str, material: str, value: int, expected: str) -> None:
    assert Words(language).say("blueprints-log-take", who="Zuza", material=material, value=value) == expected


@pytest.mark.parametrize(
    ("language", "card", "expected"),
    [
        ("en", "town_hall", "Zuza uses the Town Hall (red die)."),
        ("pl", "church", "Zuza używa Kościoła (czerwona kość)."),
        ("pl", "watch_tower", "Zuza używa Wieży Strażniczej (czerwona kość)."),
        ("hu", "church", "Zuza használja a Templomot (piros kocka)."),
        ("hu", "watch_tower", "Zuza használja az Őrtornyot (piros kocka)."),
        ("ro", "town_hall", "Zuza folosește Primăria (zarul roșu)."),
    ],
)
def test_locations_are_inflected(language: str, card: str, expected: str) -> None:
    assert Words(language).say("dice_city-log-use", who="Zuza", die="red", card=card) == expected


@pytest.mark.parametrize(
    ("wood", "stone", "iron", "expected"),
    [
        (2, 0, 0, "2 drewna"),
        (0, 1, 0, "1 kamień"),
        (0, 0, 1, "1 żelazo"),
        (2, 0, 1, "2 drewna + 1 żelazo"),
        (1, 2, 0, "1 drewno + 2 kamienie"),
        (0, 2, 2, "2 kamienie + 2 żelaza"),
        (5, 5, 5, "5 drewna + 5 kamieni + 5 żelaza"),
    ],
)
def test_a_cost_names_only_what_is_paid(wood: int, stone: int, iron: int, expected: str) -> None:
    assert Words("pl").say("dice_city-cost", wood=wood, stone=stone, iron=iron) == expected


@pytest.mark.parametrize(
    ("language", "points", "expected"),
    [
        ("en", 1.8, "1.8 points"),
        ("en", 1.0, "1 point"),
        ("pl", 1.8, "1,8 punktu"),
        ("pl", 5.0, "5 punktów"),
        ("hu", 1.8, "1,8 pont"),
        ("ro", 1.8, "1,8 puncte"),
        ("ro", 31.25, "31,2 puncte"),
    ],
)
def test_decimals_are_written_as_the_language_does_and_nouns_agree_with_them(
    language: str, points: float, expected: str
) -> None:
    assert Words(language).say("points", points=points) == expected


def test_polish_negation_takes_the_genitive() -> None:
    assert Words("pl").say("towers-why-not-in-hand", suit="plant", value=3) == "Nie masz na ręce roślinnej 3."
    assert Words("pl").say("towers-why-not-in-hand", suit="plant", value=0) == "Nie masz na ręce roślinnego 0."


# --- Typography ------------------------------------------------------------------------------------------------------

WITHOUT_DIACRITICS = {
    "en": "",
    "pl": (
        "wiez[ay]?|kosc|kosci|rzad|zaslonk[ai]|mozesz|karte|wystawke|usun|wez|doloz|licytacje|nastepn|"
        "juz|jesli|reke|najwyzej|pozostalo"
    ),
    "hu": (
        "epulet|dij|dijak|elismeres|zsak|keszlet|mezo|jatek|jatekos|lepes|kinalat|huzopakli|dobopakli|"
        "veletlen|fajl|szabaly|epit|beepit|felso|eltavolit|elso"
    ),
    "ro": (
        "cladire|cladirea|casuta|saculet|hasurata|carti|jucator|licitatie|acoperis|varf|inceput|incepe|"
        "asa|mutari|fisier|samanta|indeparteaza|rand|sa|si"
    ),
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
        assert Words(language).say("points", points=-3.9).startswith(("–3.9 ", "–3,9 "))
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_home_page_says_comes_first_and_is_whole(language: str) -> None:
    first = FluentBundle([language], use_isolating=False)
    first.add_resource(FluentResource(first_source(language)))
    for message in messages(language):
        wanted = message.endswith(("-title", "-line")) and not message.startswith("web-")
        wanted = wanted or (bool(re.match(r"(web|server)-", message)) and not message.startswith(LATER))
        assert not wanted or first.has_message(message), message
        if first.has_message(message):
            _, errors = first.format_pattern(first.get_message(message).value, {})
            assert not [error for error in errors if "nknown message" in str(error) or "nknown term" in str(error)]
    assert len(first_source(language)) < len(source(language)) / 2


def test_nothing_that_comes_with_the_first_page_says_what_comes_later() -> None:
    client = Path(__file__).parents[3] / "web" / "src"
    first, reached = {client / "main.ts"}, set[Path]()
    while files := first - reached:
        reached |= files
        first |= {found for file in files for found in imported(file)}
    assert client / "screens" / "Home.svelte" in reached
    assert client / "screens" / "TableScreen.svelte" not in reached
    said = {message for file in reached for message in re.findall(r"[\"`]([a-z]+-[a-z-]+)", file.read_text("utf-8"))}
    assert [message for message in said if message.startswith(LATER)] == []


def imported(file: Path) -> set[Path]:
    """The files of the client that are loaded together with one."""
    names = re.findall(r'^\s*import\b(?! type)[^;]*?"(\.[^"]+)"', file.read_text("utf-8"), re.MULTILINE)
    paths = {
        (file.parent / f"{name}{end}").resolve() for name in names for end in ("", ".ts", ".svelte.ts", "/index.ts")
    }
    return {path for path in paths if path.is_file() and path.suffix in (".ts", ".svelte")}
