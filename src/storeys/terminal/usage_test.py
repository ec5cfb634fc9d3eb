import pytest

from .usage import extra_with, locale, understood, without_language


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


def test_the_smallest_extra_that_brings_a_package_is_named() -> None:
    brings = [
        "numpy>=2",
        "numba-cuda; extra == 'gpu'",
        "numba; extra == 'all'",
        "b; extra == 'all'",
        "numba; extra == 'fast'",
    ]
    assert [extra_with(name, brings) for name in ("numba", "numba-cuda", "b", "numpy")] == ["fast", "gpu", "all", None]


def test_a_module_that_no_extra_brings_is_a_mistake_and_no_complaint() -> None:
    mistake = ModuleNotFoundError(name="storeys.nothing")
    assert understood(mistake) is mistake
