"""How this server is set up: from the environment, and from arguments, which win."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

LOCAL = "127.0.0.1"  # nobody else reaches the server unless its owner says so


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; each is also read from STOREYS_<NAME> in the environment."""

    host: str = LOCAL
    port: int = 8017
    database_url: str = ""  # empty: SQLite in the data folder
    data: Path = field(default_factory=lambda: data_folder(os.environ))
    origins: tuple[str, ...] = ()  # other addresses that pages may call from, such as https://games.example
    proxies: tuple[str, ...] = (
        "127.0.0.1",
        "::1",
    )  # whose X-Forwarded-For and -Proto are believed; addresses, networks
    metrics_token: str = ""  # with which /metrics may be read from elsewhere; empty: only from this machine
    web: Path | None = None  # the built client; None: where it is found beside this package
    pace: float = 0.9  # seconds between decisions of bots, so that people can follow
    think: float = 10.0  # seconds after which a bot is not waited for any longer
    thinkers: int = 2  # bots that think at one time
    message_size: int = 8_192  # bytes of a message at most
    body_size: int = 65_536  # bytes of an HTTP request at most
    rate: float = 20.0  # messages a second of one connection, and requests a second of one player or address …
    burst: int = 60  # … and how many at once
    address_rate: float = 60.0  # the same for one address, behind which a family may sit …
    address_burst: int = 300
    page_rate: float = 100.0  # files of the client a second for one address …
    page_burst: int = 1_000
    sockets: int = 6_000  # of any kind open at one time …
    address_sockets: int = 300  # … and of one address
    header_time: float = 10.0  # seconds for the headers of a request …
    body_time: float = 30.0  # … for its body, and until something of an answer is taken …
    silence: float = 20.0  # … and between two pings of a WebSocket, of which each wants an answer in that time
    connections: int = 5_000  # tables open in browsers at one time …
    reserved: int = 1_000  # … of which so many are kept for those who sit there
    player_connections: int = 20  # of one player
    address_watchers: int = 60  # of one address, without a seat
    player_tables: int = 40  # matches of one player that go on at one time …
    player_listed: int = 5  # … of which so many stand in everybody's list …
    address_listed: int = 30  # … and so many of one address
    chat_rate: float = 0.5  # lines of chat a second of one player …
    chat_burst: int = 10  # … and how many at once
    relaxed: float = 180.0  # seconds for each decision of a person at a relaxed table …
    correspondence: float = 3 * 24 * 3600.0  # … and at one by correspondence
    workers: int = 4  # threads in which the rules compute for people, beside the event loop
    standstill: float = 10.0  # seconds after which a process that stands still is ended and another one started
    idle: float = 300.0  # seconds after which a table without readers leaves the memory
    log_level: str = "INFO"

    @classmethod
    def of(cls, environment: Mapping[str, str] | None = None, **chosen: Any) -> "Settings":
        """The settings of an environment, changed by whatever was chosen and is not None."""
        environment = os.environ if environment is None else environment
        base = cls(data=data_folder(environment))
        found: dict[str, Any] = {
            setting.name: _read(setting.name, getattr(base, setting.name), environment[variable])
            for setting in fields(cls)
            if (variable := f"STOREYS_{setting.name.upper()}") in environment
        }
        found |= {name: value for name, value in chosen.items() if value is not None}
        return replace(base, **found)

    @property
    def allowances(self) -> dict[str, float]:
        """The clocks that tick, and the seconds each gives for a decision."""
        return {"relaxed": self.relaxed, "correspondence": self.correspondence}

    @property
    def url(self) -> str:
        """Where the database is."""
        return self.database_url or f"sqlite:///{self.data / 'storeys.db'}"


class BadSettingError(ValueError):
    """A variable of the environment cannot be read."""


def _read(name: str, default: Any, text: str) -> Any:
    if isinstance(default, tuple):
        return tuple(address.rstrip("/") for address in text.replace(",", " ").split())
    kind = Path if name in ("data", "web") else type(default)
    try:
        return kind(text)
    except ValueError:
        raise BadSettingError(f"STOREYS_{name.upper()} should be {kind.__name__}, not {text!r}") from None


def data_folder(environment: Mapping[str, str]) -> Path:
    """STOREYS_DATA, or `storeys` in the user's data folder."""
    if "STOREYS_DATA" in environment:
        return Path(environment["STOREYS_DATA"])
    home = environment.get("XDG_DATA_HOME") or environment.get("LOCALAPPDATA") or str(Path.home() / ".local" / "share")
    return Path(home) / "storeys"
