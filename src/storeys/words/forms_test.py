"""Every message that takes a name, a number or a card is said with all it may be given, and its grammar is checked."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from storeys.games.blueprints.dice import MATERIAL_NAMES
from storeys.games.dice_city.cards import NAMES as LOCATION_NAMES
from storeys.games.dice_city.cards import RESOURCE_NAMES, TYPE_NAMES
from storeys.games.dice_city.state import DIE_NAMES
from storeys.games.skyscrapers.cards import NAMES as CARD_NAMES
from storeys.games.skyscrapers.names import START_CARD
from storeys.games.towers.cards import SUIT_NAMES

from . import LANGUAGES
from .grammar import CLOSE, OPEN, POLISH_NOUNS, ROMANIAN_NOUNS, faults
from .rehearsal import every_way, messages, names

FORBIDDEN = tomllib.loads((Path(__file__).parent / "forbidden.toml").read_text("utf-8"))


# What may come after a number that is put in and is not counted by it; nouns belong into the tables of grammar.py.
NOT_COUNTED = {
    "pl": ("dziennika", "godz", "jest", "przeciw", "spadł", "stoi", "turę", "tylko", "wymaga", "zajmuje"),
    "ro": (
        "conectate",
        "conectată",
        "este",
        "numai",
        "pentru",
        "tragerea",
        "împotriva",
        "fier",
        "lemn",
        "nisip",
        "piatră",
        "sticlă",
        "plante",
        "dulciuri",
        "reciclat",
        "bântuit",
    ),
}
SHORT = 3  # letters of units and prepositions


@cache
def bare(language: str, message: str) -> list[str]:
    return [sentence.replace(OPEN, "").replace(CLOSE, "") for sentence in every_way(language, message)]


# --- Everything that is said -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_a_fault_whatever_it_is_given(language: str) -> None:
    said = ((message, sentence) for message in messages(language) for sentence in every_way(language, message))
    assert {message: found for message, sentence in said if (found := faults(language, sentence))} == {}


@pytest.mark.parametrize("language", FORBIDDEN)
def test_nothing_is_said_that_an_editor_has_struck_out(language: str) -> None:
    struck = re.compile("|".join(f"(?:{entry['form']})" for entry in FORBIDDEN[language]), re.MULTILINE)
    said = ((message, sentence) for message in messages(language) for sentence in bare(language, message))
    assert {message: found.group() for message, sentence in said if (found := struck.search(sentence))} == {}


@pytest.mark.parametrize(
    ("game", "argument", "pieces"),
    [
        ("towers", "suit", SUIT_NAMES),
        ("blueprints", "material", MATERIAL_NAMES),
        ("dice_city", "card", LOCATION_NAMES),
        ("dice_city", "die", DIE_NAMES),
        ("dice_city", "row", DIE_NAMES),
        ("dice_city", "type", TYPE_NAMES),
        ("dice_city", "resource", RESOURCE_NAMES),
        ("skyscrapers", "card", (*CARD_NAMES, START_CARD)),
    ],
)
def test_the_pieces_that_messages_are_given_are_those_of_the_game(
    game: str, argument: str, pieces: tuple[str, ...]
) -> None:
    assert names(game)[argument] == set(pieces)


@pytest.mark.parametrize(("language", "nouns"), [("pl", POLISH_NOUNS), ("ro", ROMANIAN_NOUNS)])
def test_every_noun_that_is_counted_is_in_the_table_of_its_language(language: str, nouns: list[list[str]]) -> None:
    known = {*NOT_COUNTED[language], *(form for forms in nouns for form in forms)}
    counted = re.compile(rf"{OPEN}\d+{CLOSE} (?:de )?([^\W\d_]{{{SHORT + 1},}})")
    said = ((message, sentence) for message in messages(language) for sentence in every_way(language, message))
    assert {message: words for message, said in said if (words := set(counted.findall(said)) - known)} == {}


# --- The checks can fail ---------------------------------------------------------------------------------------------

WRONG = {
    "en": ["You have 1 cards.", "You have 2 card.", "Take a 8.", "Take a axe.", "Take an 7.", "Take an card."],
    "pl": [
        "Masz 1 karty.",
        "Masz 2 kart.",
        "Masz 5 karty.",
        "Masz 12 karty.",
        "Masz 22 kart.",
        "Masz 112 karty.",
        "Zostało 2 akcje.",
        "zostało 2 godz.",
        "Zostały 5 akcji.",
        "Na wystawce są tylko 5 kart.",
        "Zuza bierze cukierkową 0.",
        "Zuza bierze cukierkowe 7.",
        "Zuza bierze drewniane 4.",
        "Na wystawkę trafia Koszary.",
        "Stajnie jest nieaktywna.",
        "wiersz 3 z 120",
    ],
    "hu": [
        f"A {OPEN}5{CLOSE} pontos kereskedőhajó",
        f"az {OPEN}6{CLOSE}. munkás",
        "a 1. munkás",
        "a 1000 pont",
        "a Őrtorony",
        f"az {OPEN}Templom{CLOSE}",
        "a LB gerenda",
        f"az {OPEN}T{CLOSE} gerenda",
        "a S-12 szabály",
        "a „Előző” gomb",
        "a cukorka 7-as",
        "a homok 0-es",
        "a növény 15-es",
        "a 20-es lap",
        "3 lapok",
    ],
    "ro": [
        "1 puncte",
        "2 punct",
        "19 de puncte",
        "20 puncte",
        "100 puncte",
        "101 de puncte",
        "120 puncte",
        "Nu ai destul piatră.",
        "Nu ai destulă lemn.",
        "În ofertă apare Grajdurile.",
    ],
}
ALWAYS_WRONG = ["{$points}", "{ points }", "a  b", "a , b", "a …", "( a )", "a.. b", " a", "a ", "None"]
RIGHT = {
    "en": ["1 card", "0 cards", "21 cards", "an 8, an 11, a 7", "2 card kinds", "a unit", "From … to", "1.5 s"],
    "pl": [
        "1 karta, 2 karty, 5 kart, 12 kart, 22 karty, 112 kart",
        "od 2 do 4 osób",
        "2–4 graczy",
        "Nie dołożysz 2 kart.",
        "Nie dołożysz do wież 1 karty.",
        "Została 1 akcja, zostały 2 akcje, zostało 5 akcji.",
        "został 1 dzień",
        "cukierkowe 0, cukierkowa 7, cukierkowego 0, drewnianą 4",
        "Lokacja Koszary jest nieaktywna.",
        "3,4 raza; 102 ruchów/s; r × (r + 1) / 2 punktów",
    ],
    "hu": [
        f"Az {OPEN}5{CLOSE} pontos, a {OPEN}10{CLOSE} pontos, az {OPEN}Őrtorony{CLOSE}, a {OPEN}Templom{CLOSE}",
        "az 1., az 5., az 50., az 500., az 1000., az 5000., a 10., a 15., a 100.",
        "az LB gerenda, az S-12 szabály, a T gerenda, az „Előző” gomb, a –5",
        "az nyer, akinek; az, hogy; az a lap",
        "3-as, 5-ös, 6-os, 7-es, 0-s, 10-es, 15-ös, 20-as, 100-as, 1000-es, 20-szor, 1-gyel",
    ],
    "ro": ["0 puncte, 1 punct, 2 puncte, 19 puncte, 20 de puncte, 101 puncte, 120 de puncte", "destulă piatră"],
}


@pytest.mark.parametrize(
    ("language", "sentence"), [(language, each) for language in LANGUAGES for each in WRONG[language]]
)
def test_a_planted_fault_is_found(language: str, sentence: str) -> None:
    assert faults(language, sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sentence", ALWAYS_WRONG)
def test_what_was_not_put_in_and_bad_spacing_are_found_in_every_language(language: str, sentence: str) -> None:
    assert faults(language, sentence)


@pytest.mark.parametrize(
    ("language", "sentence"), [(language, each) for language in LANGUAGES for each in RIGHT[language]]
)
def test_a_right_sentence_passes(language: str, sentence: str) -> None:
    assert faults(language, sentence) == []


@pytest.mark.parametrize(
    "entry", [entry for entries in FORBIDDEN.values() for entry in entries], ids=lambda entry: entry["form"]
)
def test_a_forbidden_form_is_in_what_was_struck_out_and_not_in_what_took_its_place(entry: dict[str, str]) -> None:
    assert re.search(entry["form"], entry["found"])
    assert not re.search(entry["form"], entry["rather"])
