"""The table of risks: fitted to simulated hands, checked against them, and drawn.

    python -m storeys.lab.skyscrapers.risk fit FILE …      # writes games/skyscrapers/risks.py
    python -m storeys.lab.skyscrapers.risk check FILE …    # what the tickets bring about, beside what the hands did
    python -m storeys.lab.skyscrapers.risk plot FILE …     # writes docs/assets/hands.svg

The files are those of `episodes.py`. Their moves are played again, and the rules that read the table (`tickets.py`) say
of every worker and card where it belongs. Shares come first; where few cases were seen, they lean on those of all. Then
everything is scaled until, for each deed, tremor and bracing, as much falls, slides, breaks and stays loose as did.
Whoever is braced is never likelier to fall: where it seems so, both are taken together.
"""

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...games.skyscrapers import GAME, risks, tickets
from ...games.skyscrapers.falls import can_be_loose, can_break, can_collapse, can_fall, can_slide
from ...games.skyscrapers.kinds import BROKE, COLLAPSE, FELL, LOOSE, SLID
from ...games.skyscrapers.site import is_on_ground
from ...games.skyscrapers.state import CROWD, SETTLING, WORKERS, State, is_on_site
from ...games.skyscrapers.tickets import CARRIED, FAR, TICKETS, floor_card
from ...games.skyscrapers.workers import place_of
from ...hands.skyscrapers.engine import ENGINE
from .chart import Share, chart
from .episodes import Setting

Reals = NDArray[np.float64]
TABLE = Path(risks.__file__)
DRAWING = Path(__file__).parents[4] / "docs" / "assets" / "hands.svg"
SHAPE = 2, 2, 3, 4  # tremor, braced, deed, nearness
OF_COLLAPSES = 2, 2, tickets.MOST_BROKEN + 1  # tremor, braced, broken rivets; where something was built
LEAN = 60.0  # cases: so much weight has what is usual where few were seen
GRANTED = 10.0  # falls: where few were seen, heights and reaches make no difference
ROUNDS = 20  # of scaling


# --- What was seen ---------------------------------------------------------------------------------------------------


@dataclass
class Seen:
    """Everything that could have happened in some episodes, and what did; rows of numbers."""

    episodes: list[tuple[int, ...]] = field(default_factory=list)  # tremor, braced, deed, broken, can be loose, …
    falls: list[tuple[int, ...]] = field(default_factory=list)  # episode, tremor, braced, deed, nearness, height, reach
    slides: list[tuple[int, ...]] = field(default_factory=list)  # episode, tremor, braced, deed, nearness
    breaks: list[tuple[int, ...]] = field(default_factory=list)  # where something was built: episode, tremor, braced, …
    features: list[dict[str, int]] = field(default_factory=list)  # for the drawing
    matches: set[int] = field(default_factory=set)  # by their numbers

    def add(self, state: State, events: Sequence[int]) -> None:
        how = tickets.tremor(state), int(state.braced), tickets.deed(state)
        number = len(self.episodes)
        can = int(can_be_loose(state)), int(can_collapse(state) and how[2] == tickets.BUILT)
        did = int(LOOSE in events), int(COLLAPSE in events)
        self.episodes.append((*how, tickets.broken_rivets(state), *can, *did))
        for worker in range(WORKERS * int(state.seats)):
            self._worker(state, number, how, worker, events)
        if how[2] == tickets.BUILT:
            self._cards(state, number, how, events)
        self.features.append(features(state, events))

    def _worker(self, state: State, number: int, how: tuple[int, ...], worker: int, events: Sequence[int]) -> None:
        if can_fall(state, worker):
            card = state.site.cards[floor_card(state, place_of(state, worker))]
            near = tickets.nearness(state, worker)
            where = tickets.height(card), tickets.reach(state, card)
            self.falls.append((number, *how, near, *where, int(FELL + worker in events)))
        if can_slide(state, worker):
            near = tickets.nearness_or_ground(state, worker)
            self.slides.append((number, *how, near, int(SLID + worker in events)))

    def _cards(self, state: State, number: int, how: tuple[int, ...], events: Sequence[int]) -> None:
        counts: dict[int, tuple[int, int]] = {}  # by nearness: cards, and broken rivets
        for card in range(int(state.site.standing)):
            if can_break(state, card):
                near = tickets.nearness_of_card(state, card)
                cards, broken = counts.get(near, (0, 0))
                counts[near] = cards + 1, broken + int(BROKE + card in events)
        for near, (cards, broken) in counts.items():
            self.breaks.append((number, *how[:2], near, cards, broken))


def features(state: State, events: Sequence[int]) -> dict[str, int]:
    """What the drawing tells episodes apart by."""
    people = [place_of(state, number) for number in range(WORKERS * int(state.seats))]
    on_floors = [place for place in people if is_on_site(place) and not is_on_ground(place)]
    piece = int(state.carried)
    card = piece - CROWD if piece >= CROWD else NOWHERE
    if piece < CROWD and not is_on_ground(place_of(state, piece)):
        card = floor_card(state, place_of(state, piece))
    there = state.site.cards[max(card, 0)]
    return {
        "height": int(there.z) if card != NOWHERE else 0,
        "reach": tickets.reach(state, there) if card != NOWHERE else 0,
        "crowd": len(on_floors),
        "beside": sum(tickets.nearness_or_ground(state, number) < FAR for number in free_workers(state)),
        "fell": sum(FELL <= event < FELL + CROWD for event in events),
    }


NOWHERE = -1


def free_workers(state: State) -> list[int]:
    return [number for number in range(WORKERS * int(state.seats)) if can_fall(state, number)]


def read(files: Iterable[Path]) -> Seen:
    """Every episode once, whoever has written it."""
    told = (json.loads(line) for file in files for line in file.read_text("utf-8").splitlines())
    lines = {(line["match"], line["index"]): line for line in told}
    seen, state = Seen(), State.zero()
    for (match, index), line in sorted(lines.items()):
        if index == 0:
            state = Setting(match).start()
            seen.matches.add(match)
        for move in line["moves"]:
            GAME.apply_action(state, move)
        assert state.phase == SETTLING
        seen.add(state, line["events"])
    return seen


# --- Shares ----------------------------------------------------------------------------------------------------------


@dataclass
class Tables:
    """Chances of everything, each as a share."""

    falls: Reals = field(default_factory=lambda: np.zeros(SHAPE))
    heights: Reals = field(default_factory=lambda: np.ones(tickets.HIGHEST + 1))
    reaches: Reals = field(default_factory=lambda: np.ones(tickets.FURTHEST + 1))
    slides: Reals = field(default_factory=lambda: np.zeros(SHAPE))
    breaks: Reals = field(default_factory=lambda: np.zeros((2, 2, 4)))
    loosens: Reals = field(default_factory=lambda: np.zeros((2, 2)))
    collapses: Reals = field(default_factory=lambda: np.zeros(OF_COLLAPSES))

    @classmethod
    def today(cls) -> "Tables":
        """Those of the rules; every event has one ticket more."""
        names = "FALLS", "SLIDES", "BREAKS", "LOOSENS", "COLLAPSES"
        falls, slides, breaks, loosens, collapses = ((getattr(risks, name) + 1) / TICKETS for name in names)
        heights, reaches = risks.HEIGHTS / tickets.WHOLE, risks.REACHES / tickets.WHOLE
        return cls(falls, heights, reaches, slides, breaks, loosens, collapses)


@dataclass(frozen=True)
class Rows:
    """What was seen, as columns."""

    how: tuple[NDArray[np.int64], ...]  # of episodes: tremor, braced, deed
    broken: NDArray[np.int64]
    can_be_loose: NDArray[np.int64]
    can_collapse: NDArray[np.int64]
    loose: NDArray[np.int64]
    collapsed: NDArray[np.int64]
    falls: NDArray[np.int64]
    slides: NDArray[np.int64]
    breaks: NDArray[np.int64]

    @classmethod
    def of(cls, seen: Seen) -> "Rows":
        columns = np.array(seen.episodes).T
        parts = (seen.falls, 8), (seen.slides, 6), (seen.breaks, 6)
        rows = (np.array(part, np.int64).reshape(-1, width).T for part, width in parts)
        return cls(tuple(columns[:3]), *columns[3:], *rows)

    @property
    def count(self) -> int:
        return len(self.broken)

    def total(self, episodes: NDArray[np.int64], weights: Any) -> Reals:
        """The sum of something, for each episode."""
        return np.asarray(np.bincount(episodes, weights, self.count), np.float64)


def shares(index: Iterable[NDArray[np.int64]], found: Any, shape: tuple[int, ...], of: Any = 1.0) -> Reals:
    """How often something happened, by an index; where it was seldom seen, as often as to others alike."""
    hits, cases = np.zeros(shape), np.zeros(shape)
    np.add.at(hits, tuple(index), found)
    np.add.at(cases, tuple(index), of)
    usual = hits.sum(axis=-1, keepdims=True) / np.maximum(cases.sum(axis=-1, keepdims=True), 1)
    return np.asarray((hits + LEAN * usual) / (cases + LEAN))


def not_worse_when_braced(table: Reals, cases: Reals) -> Reals:
    """S-31: where more fell that were held than others, both are taken together."""
    both = (table * cases).sum(axis=1, keepdims=True) / np.maximum(cases.sum(axis=1, keepdims=True), 1)
    worse = (table[:, 1:] > table[:, :1]) & (cases[:, 1:] > 0)
    return np.asarray(np.where(worse, both, table))


def cases_of(index: Iterable[NDArray[np.int64]], shape: tuple[int, ...]) -> Reals:
    cases = np.zeros(shape)
    np.add.at(cases, tuple(index), 1.0)
    return cases


def fitted(rows: Rows) -> Tables:
    """First shares, then scaled until everything happens as often as it did."""
    falls, slides, breaks = rows.falls, rows.slides, rows.breaks
    tables = Tables(
        falls=not_worse_when_braced(shares(falls[1:5], falls[7], SHAPE), cases_of(falls[1:5], SHAPE)),
        slides=not_worse_when_braced(shares(slides[1:5], slides[5], SHAPE), cases_of(slides[1:5], SHAPE)),
        breaks=shares(breaks[1:4], breaks[5], (2, 2, 4), breaks[4]),
        loosens=shares(rows.how[:2], rows.loose, (2, 2), rows.can_be_loose),
        collapses=shares((*rows.how[:2], rows.broken), rows.collapsed, OF_COLLAPSES, rows.can_collapse),
    )
    for _ in range(ROUNDS):
        _scale_factors(rows, tables)
        _scale(rows, tables)
    _fill_what_never_happens(tables)
    return tables


def _fill_what_never_happens(tables: Tables) -> None:
    """S-31: a loose rivet is pressed by a hand that is not braced; should it be, it is as if it were not."""
    for table in (tables.falls, tables.slides):
        table[:, 1, tickets.PRESSED] = table[:, 0, tickets.PRESSED]


# --- What the tickets bring about ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Expected:
    """How many of each are to be expected, in every episode."""

    falls: Reals
    slides: Reals
    breaks: Reals
    loose: Reals
    collapses: Reals


def fall_chances(rows: Rows, tables: Tables) -> Reals:
    columns = rows.falls
    usual = tables.falls[tuple(columns[1:5])]
    factor = tables.heights[columns[5]] * tables.reaches[columns[6]]
    return np.asarray(np.where(columns[4] == CARRIED, usual, usual * factor))


def expected(rows: Rows, tables: Tables) -> Expected:
    """Events are drawn until the site has settled, so each has as many chances as there are draws."""
    falls = rows.total(rows.falls[0], fall_chances(rows, tables))
    slides = rows.total(rows.slides[0], tables.slides[tuple(rows.slides[1:5])])
    breaks = rows.total(rows.breaks[0], tables.breaks[tuple(rows.breaks[1:4])] * rows.breaks[4])
    loose = tables.loosens[rows.how[0], rows.how[1]] * rows.can_be_loose
    collapses = tables.collapses[rows.how[0], rows.how[1], rows.broken] * rows.can_collapse
    once = 1 / (1 - np.minimum(falls + slides + breaks, 0.5))
    draws = once * (1 + loose * once)  # a rivet stays loose once
    return Expected(falls * draws, slides * draws, breaks * draws, loose * once, collapses * draws)


def _ratio(found: Reals, wanted: Reals) -> Reals:
    return np.asarray(np.where(wanted > 0, found / np.maximum(wanted, 1e-9), 1.0))


def _by(index: Iterable[NDArray[np.int64]], values: Any, shape: tuple[int, ...]) -> Reals:
    sums = np.zeros(shape)
    np.add.at(sums, tuple(index), values)
    return sums


def _scale_factors(rows: Rows, tables: Tables) -> None:
    """Heights and reaches, of all who were not carried."""
    for column, factors in ((5, tables.heights), (6, tables.reaches)):
        others = rows.falls[:, rows.falls[4] != CARRIED]
        chances = fall_chances(rows, tables)[rows.falls[4] != CARRIED]
        plain = chances / factors[others[column]]
        found, wanted = (_by([others[column]], values, factors.shape) for values in (others[7], plain))
        more = (found + GRANTED) / (wanted + GRANTED)
        np.divide(more, more[0], out=factors)


def _scale(rows: Rows, tables: Tables) -> None:
    want, how, shape = expected(rows, tables), rows.how, SHAPE[:3]
    for table, columns, wanted in ((tables.falls, rows.falls, want.falls), (tables.slides, rows.slides, want.slides)):
        found = _by(columns[1:4], columns[-1], shape)
        together = _pooled(found, _by(how, wanted, shape))
        np.multiply(table, together[..., np.newaxis], out=table)
    breaks = _ratio(_by(rows.breaks[1:3], rows.breaks[5], (2, 2)), _by(how[:2], want.breaks, (2, 2)))
    tables.breaks *= breaks[..., np.newaxis]
    tables.loosens *= _ratio(_by(how[:2], rows.loose, (2, 2)), _by(how[:2], want.loose, (2, 2)))
    down = _ratio(_by(how[:2], rows.collapsed, (2, 2)), _by(how[:2], want.collapses, (2, 2)))
    tables.collapses *= down[..., np.newaxis]


def _pooled(found: Reals, wanted: Reals) -> Reals:
    """Of those who walked the same for braced and not, so that what was taken together stays together."""
    apart = _ratio(found, wanted)
    together = _ratio(found.sum(axis=1), wanted.sum(axis=1))
    apart[..., tickets.WALKED] = together[:, np.newaxis, tickets.WALKED]
    return apart


# --- The table as a file ---------------------------------------------------------------------------------------------

HEAD = '''"""The table of risks: how likely it is that something falls when a hand has carried a piece.

Made on {day} with {engine} from {episodes:,} episodes by

    python -m storeys.lab.skyscrapers.episodes --start {first} --count {matches} --out FILE
    python -m storeys.lab.skyscrapers.risk fit FILE

and not to be edited by hand: another table is another version of the game. Every number is so many of {tickets:,}
tickets, in addition to the one that each event has; heights and reaches are factors in percent. What the indices mean
is told by tickets.py: tremor (steady, trembling), braced (no, yes), what was done (built, pressed, walked), and how
near it was.
"""

import numpy as np
'''


def source(tables: Tables, seen: Seen) -> str:
    first, matches = min(seen.matches), len(seen.matches)
    if max(seen.matches) != first + matches - 1:
        raise SystemExit("matches are missing: one command must be able to make all that a table was fitted to")
    made = {"day": date.today().isoformat(), "engine": ENGINE, "first": first, "matches": matches}
    parts = [HEAD.format(**made, episodes=len(seen.episodes), tickets=TICKETS)]
    for name in ("falls", "heights", "reaches", "slides", "breaks", "loosens", "collapses"):
        scale = tickets.WHOLE if name in ("heights", "reaches") else TICKETS
        numbers = np.maximum(np.round(getattr(tables, name) * scale).astype(int) - (scale == TICKETS), 0)
        parts.append(f"{name.upper()} = np.array({json.dumps(numbers.tolist())})\n")
    return "\n".join([parts[0], "".join(parts[1:])])


# --- Checking --------------------------------------------------------------------------------------------------------

DEEDS, TREMORS, HELD = ("built", "pressed", "walked"), ("steady", "trembling"), ("", ", braced")


def comparison(rows: Rows, tables: Tables) -> Iterator[str]:
    """What the tickets bring about beside what the hands did, for all episodes and for each kind of them."""
    want = expected(rows, tables)
    found = {
        "falls": rows.total(rows.falls[0], rows.falls[7]),
        "slides": rows.total(rows.slides[0], rows.slides[5]),
        "breaks": rows.total(rows.breaks[0], rows.breaks[5]),
        "loose": rows.loose.astype(float),
        "collapses": rows.collapsed.astype(float),
    }
    yield f"{rows.count} episodes"
    for name, mask in _kinds(rows):
        sums = ((event, number[mask].sum(), getattr(want, event)[mask].sum()) for event, number in found.items())
        told = (f"{event} {measured:.0f} / {drawn:.1f}" for event, measured, drawn in sums)
        yield f"{name:>28}: {int(mask.sum()):6} episodes; measured / by tickets: {', '.join(told)}"


def _kinds(rows: Rows) -> Iterator[tuple[str, NDArray[np.bool_]]]:
    yield "all", np.ones(rows.count, bool)
    for tremor, trembling in enumerate(TREMORS):
        for braced, held in enumerate(HELD):
            mask = (rows.how[0] == tremor) & (rows.how[1] == braced)
            yield trembling + held, mask
            for number, deed in enumerate(DEEDS):
                if (of_deed := mask & (rows.how[2] == number)).any():
                    yield f"{trembling}{held}, {deed}", of_deed


# --- The drawing -----------------------------------------------------------------------------------------------------

BANDS: dict[str, tuple[str, tuple[tuple[str, int, int], ...]]] = {
    "height": ("by the height of the piece", (("ground", 0, 0), ("1–2", 1, 2), ("3–4", 3, 4), ("5 and more", 5, 99))),
    "reach": ("by how far it is from the bases", (("0", 0, 0), ("1", 1, 1), ("2 and more", 2, 99))),
    "crowd": ("by workers on floors", (("0–1", 0, 1), ("2–3", 2, 3), ("4–6", 4, 6), ("7 and more", 7, 99))),
}
LINES = tuple(trembling + held for trembling in TREMORS for held in HELD)


def drawing(seen: Seen) -> str:
    """Falls for each action, by tremor, bracing and what they depend on."""
    panels = []
    for feature, (title, _) in BANDS.items():
        panels.append((title, {name: series(seen, number, feature) for number, name in enumerate(LINES)}))
    return chart("How often something falls when a hand has carried a piece", panels)


def series(seen: Seen, number: int, feature: str) -> dict[str, Share]:
    """The share of episodes with a fall, for one tremor, braced or not."""
    both = zip(seen.episodes, seen.features, strict=True)
    here = [each for how, each in both if 2 * how[0] + how[1] == number]
    found = {}
    for label, low, high in BANDS[feature][1]:
        some = [each["fell"] > 0 for each in here if low <= each[feature] <= high]
        if some:
            found[label] = Share(sum(some), len(some))
    return found


# --- The command -----------------------------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m storeys.lab.skyscrapers.risk")
    parser.add_argument("what", choices=("fit", "check", "plot"))
    parser.add_argument("files", type=Path, nargs="+")
    chosen = parser.parse_args()
    seen = read(chosen.files)
    rows = Rows.of(seen)
    if chosen.what == "plot":
        DRAWING.write_text(drawing(seen), "utf-8")
        return
    tables = fitted(rows) if chosen.what == "fit" else Tables.today()
    print(*comparison(rows, tables), sep="\n")
    if chosen.what == "fit":
        TABLE.write_text(source(tables, seen), "utf-8")


if __name__ == "__main__":
    main()
