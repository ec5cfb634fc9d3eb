from storeys.games.kit import sections


def test_every_section_goes_on_where_the_one_before_it_ends() -> None:
    assert sections("Q", {"stones": 2, "end": 3}) == (("stones", ("Q-1", "Q-2")), ("end", ("Q-3",)))
