import pytest

from .usage import locale, without_language


@pytest.mark.parametrize(
    ("arguments", "rest", "language"),
    [
        ("play --language pl towers", "play towers", "pl"),
        ("--language=hu play", "play", "hu"),
        ("play --language pl --language ro", "play", "ro"),
        ("play --language", "play", ""),
        ("play", "play", None),
    ],
)
def test_the_language_may_be_asked_for_anywhere(arguments: str, rest: str, language: str | None) -> None:
    assert without_language(arguments.split()) == (rest.split(), language)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "pl_PL.UTF-8", "LANG": "hu_HU"}, "pl"),
        ({"LC_ALL": "", "LC_MESSAGES": "ro", "LANG": "hu_HU"}, "ro"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_first_locale_that_is_set_counts(environment: dict[str, str], language: str) -> None:
    assert locale(environment) == language
