"""How this server is set up: from the environment, and from arguments, which win."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

LOCAL = "127.0.0.1"  # nobody else reaches the server unless its owner says so
REACHED = {"host", "origins", "proxies", "database_url"}  # settings by which somebody has said how it is to be reached


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; each is also read from STOREYS_<NAME> in the environment."""

    host: str = LOCAL  # the address to listen on; 0.0.0.0 is every network of the machine
    house: str = "ask"  # never: no page offers to let the house network in; so too where host or proxies are set
    port: int = 8017  # the port to listen on; the next free one, unless it was asked for
    database_url: str = ""  # a PostgreSQL, such as postgresql://user@host/storeys; none: SQLite in the data folder
    data: Path = field(default_factory=lambda: data_folder(os.environ))  # the folder of the SQLite database
    origins: tuple[str, ...] = ()  # other addresses that pages may call from, such as https://games.example
    proxies: tuple[str, ...] = (LOCAL, "::1")  # addresses and networks whose X-Forwarded-For and -Proto are believed
    metrics_token: str = ""  # the token with which /metrics may be read from elsewhere; none: only from this machine
    web: Path | None = None  # the built client; none: where it is found beside this package
    pace: float = 0.9  # seconds between decisions of bots, so that people can follow
    think: float = 10.0  # seconds after which a bot is no longer waited for
    thinkers: int = 2  # bots that think at the same time
    message_size: int = 8_192  # bytes of a message at most
    path_size: int = 60_000  # bytes of a message with the path of a hand, in games that can fall
    body_size: int = 65_536  # bytes of an HTTP request at most
    record_size: int = 524_288  # bytes of a recorded match that somebody opens; long ones have a few hundred thousand
    record_time: float = 4.0  # seconds for reading one; less than half of the standstill is better
    record_rate: float = 0.2  # recorded matches per second that one address may open
    record_burst: int = 20  # recorded matches that one address may open at once
    rate: float = 20.0  # messages per second of one connection, and requests per second of one player or address
    burst: int = 60  # messages or requests of one player at once
    address_rate: float = 60.0  # requests per second of one address, behind which a family may sit
    address_burst: int = 300  # requests of one address at once
    page_rate: float = 100.0  # files of the client per second for one address
    page_burst: int = 1_000  # files of the client at once for one address
    sockets: int = 6_000  # sockets of any kind open at the same time
    address_sockets: int = 300  # sockets of one address open at the same time
    header_time: float = 10.0  # seconds for the headers of a request
    body_time: float = 30.0  # seconds for the body of a request, and until some of an answer is taken
    silence: float = 20.0  # seconds between two pings of a WebSocket, and for the answer to each
    connections: int = 5_000  # tables open in browsers at the same time
    reserved: int = 1_000  # how many of these connections are kept for people who sit at their table
    player_connections: int = 20  # open tables of one player
    address_watchers: int = 60  # open tables of one address without a seat
    player_tables: int = 40  # unfinished matches of one player
    player_listed: int = 5  # unfinished matches of one player that are in everybody's list
    address_listed: int = 30  # unfinished matches of one address that are in everybody's list
    hint: float = 1.5  # seconds for which a hint is thought about
    hint_threads: int = 2  # cores that this may take
    hint_rate: float = 0.5  # hints per second of one player
    hint_burst: int = 6  # hints of one player at once
    review: float = 180.0  # seconds of one core that a review takes; more, where a match is very long
    reviews: int = 50  # reviews that are not done yet
    player_reviews: int = 3  # reviews of one player that are not done yet
    chat_rate: float = 0.5  # lines of chat per second of one player
    chat_burst: int = 10  # lines of chat of one player at once
    relaxed: float = 180.0  # seconds for each decision of a person at a relaxed table
    correspondence: float = 3 * 24 * 3600.0  # seconds for each decision of a person at a table by correspondence
    processes: int = 2  # in which bots search, hints are found and hands do their work, each started when it is needed
    process_memory: int = 2_048  # megabytes that one of these processes may take
    warming: int = 1  # 0: machine code is made when somebody needs it, and not in the background from the start on
    process_niceness: int = 15  # how far these processes give way to everything else on the machine, from 0 to 19
    episode_time: float = 40.0  # seconds after which a simulation of what a hand does is given up
    workers: int = 4  # threads in which the rules compute for people, beside the event loop
    standstill: float = 10.0  # seconds after which a process that stands still is ended and another one started
    idle: float = 300.0  # seconds after which a table without readers leaves the memory
    log_level: str = "INFO"  # how much is logged: DEBUG, INFO, WARNING or ERROR

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
        if REACHED & found.keys():
            found.setdefault("house", "never")
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
