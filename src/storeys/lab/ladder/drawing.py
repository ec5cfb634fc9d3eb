"""Figures with their intervals as a plain drawing: panels below each other, a line for each figure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

LEFT, WIDTH, RIGHT, TOP, LINE, FOOT = 230, 420, 60, 44, 24, 40
INK, GREY, PALE, COLOUR = "#111", "#555", "#ddd", "#2a6f97"
TICKS = 6  # about so many along a panel


@dataclass(frozen=True)
class Dot:
    """A figure with its interval, and what is said of it in full."""

    name: str
    value: float
    low: float
    high: float
    told: str


@dataclass(frozen=True)
class Panel:
    """Figures of one kind; `mark` is where they would be if nothing differed, `ends` how far they can go."""

    title: str
    dots: Sequence[Dot]
    mark: float | None = None
    ends: tuple[float, float] | None = None

    @property
    def height(self) -> int:
        return TOP + LINE * len(self.dots) + FOOT


def drawing(title: str, panels: Sequence[Panel]) -> str:
    """A drawing that stands by itself, on a light ground."""
    wide, high = LEFT + WIDTH + RIGHT, sum(panel.height for panel in panels)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{wide}" height="{high}" fill="#fbfaf7"/>',
    ]
    top = 0
    for panel in panels:
        parts += _panel(panel, top)
        top += panel.height
    return "\n".join([*parts, "</svg>", ""])


def _panel(panel: Panel, top: int) -> Iterator[str]:
    first, last = panel.ends or _ends(panel)
    bottom = top + TOP + LINE * len(panel.dots)
    yield f'<text x="{LEFT}" y="{top + 26}" fill="{INK}" font-weight="bold">{escape(panel.title)}</text>'
    for tick in ticks(first, last):
        x = _across(tick, first, last)
        yield f'<path d="M{x:.1f} {top + TOP}V{bottom}" stroke="{PALE}"/>'
        yield f'<text x="{x:.1f}" y="{bottom + 16}" text-anchor="middle" fill="{GREY}">{_number(tick)}</text>'
    if panel.mark is not None:
        x = _across(panel.mark, first, last)
        yield f'<path d="M{x:.1f} {top + TOP}V{bottom}" stroke="{GREY}" stroke-dasharray="4 3"/>'
    for number, dot in enumerate(panel.dots):
        yield from _dot(dot, top + TOP + LINE * number + LINE / 2, first, last)


def _dot(dot: Dot, y: float, first: float, last: float) -> Iterator[str]:
    low, x, high = (_across(value, first, last) for value in (dot.low, dot.value, dot.high))
    yield f'<text x="{LEFT - 10}" y="{y + 4:.1f}" text-anchor="end" fill="{INK}">{escape(dot.name)}</text>'
    yield f"<g><title>{escape(dot.told)}</title>"
    yield f'<path d="M{low:.1f} {y:.1f}H{high:.1f}" stroke="{COLOUR}" stroke-width="2"/>'
    yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="{COLOUR}"/></g>'


def _across(value: float, first: float, last: float) -> float:
    return LEFT + WIDTH * min(max((value - first) / (last - first), 0.0), 1.0)


def _ends(panel: Panel) -> tuple[float, float]:
    """A little more than all intervals take up."""
    first, last = min(dot.low for dot in panel.dots), max(dot.high for dot in panel.dots)
    room = 0.05 * (last - first) or 1.0
    return first - room, last + room


def ticks(first: float, last: float) -> list[float]:
    """Round numbers between two ends."""
    rough = (last - first) / TICKS
    size = 10.0 ** floor(log10(rough))
    step = next(step for step in (size, 2 * size, 5 * size, 10 * size) if step >= rough)
    return [step * number for number in range(ceil(first / step - 1e-9), floor(last / step + 1e-9) + 1)]


def _number(tick: float) -> str:
    return f"{tick:g}".replace("-", "–")
