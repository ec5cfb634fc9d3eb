from pathlib import Path

import pytest

from .limits import Bucket, Buckets
from .settings import BadSettingError, Settings


def test_nobody_else_reaches_the_server_unless_told() -> None:
    assert Settings.of({}).host == "127.0.0.1"


def test_the_environment_sets_and_arguments_win() -> None:
    environment = {"STOREYS_PORT": "9000", "STOREYS_PACE": "0.5", "STOREYS_HOST": "0.0.0.0"}
    settings = Settings.of(environment, port=9001, host=None)
    assert (settings.port, settings.pace, settings.host) == (9001, 0.5, "0.0.0.0")


def test_origins_are_a_list() -> None:
    settings = Settings.of({"STOREYS_ORIGINS": "https://a.example/, https://b.example"})
    assert settings.origins == ("https://a.example", "https://b.example")


def test_what_cannot_be_read_is_named() -> None:
    with pytest.raises(BadSettingError, match="STOREYS_PORT"):
        Settings.of({"STOREYS_PORT": "many"})


@pytest.mark.parametrize(
    ("environment", "url"),
    [
        ({"STOREYS_DATA": "/data"}, "sqlite:////data/storeys.db"),
        ({"XDG_DATA_HOME": "/home/ada/data"}, "sqlite:////home/ada/data/storeys/storeys.db"),
        ({"STOREYS_DATABASE_URL": "postgresql://host/db"}, "postgresql://host/db"),
    ],
)
def test_the_database_is_where_the_environment_says(environment: dict[str, str], url: str) -> None:
    assert Settings.of(environment).url == url


def test_without_an_environment_the_data_lie_in_the_users_folder() -> None:
    assert Settings.of({}).data == Path.home() / ".local" / "share" / "storeys"


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    bucket = Bucket(rate=2.0, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_names_have_buckets_of_their_own_and_are_forgotten_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storeys.server.limits.REMEMBERED", 2)
    buckets = Buckets(rate=0.0, burst=1)
    assert [buckets.take(name) for name in ("a", "b", "a", "c")] == [True, True, False, True]
    assert [buckets.take(name) for name in ("a", "b")] == [False, True]
