"""Shares with their errors as a plain drawing: panels side by side, one line for each series."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, sqrt

WIDTH, HEIGHT, LEFT, TOP, BOTTOM, GAP = 250, 250, 46, 64, 48, 22  # of a panel and around it
TICK = 0.05  # from line to line
DASHES = ("", "5 4")
COLOURS = ("#2a6f97", "#c8553d")


@dataclass(frozen=True)
class Share:
    """So many of so many."""

    found: float
    of: int

    @property
    def value(self) -> float:
        return self.found / self.of

    @property
    def error(self) -> float:
        """The standard error of a share; of none, or all, as if half of one were missing."""
        share = min(max(self.value, 0.5 / self.of), 1 - 0.5 / self.of)
        return sqrt(share * (1 - share) / self.of)


Series = Mapping[str, Share]  # by what stands at the foot of the panel
Panel = tuple[str, Mapping[str, Series]]  # its title, and its lines by name


def chart(title: str, panels: Sequence[Panel]) -> str:
    """A drawing that stands by itself, on a light ground."""
    names = list(panels[0][1])
    most = max(share.value + share.error for _, lines in panels for each in lines.values() for share in each.values())
    top = ceil(most / TICK) * TICK
    wide, high = len(panels) * (LEFT + WIDTH + GAP), TOP + HEIGHT + BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="11">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{wide}" height="{high}" fill="#fbfaf7"/>',
        *_legend(names),
    ]
    for number, panel in enumerate(panels):
        parts += _panel(panel, names, number * (LEFT + WIDTH + GAP) + LEFT, top)
    return "\n".join([*parts, "</svg>", ""])


def _style(number: int) -> str:
    dash = DASHES[number % 2]
    return f'stroke="{COLOURS[number // 2]}"' + (f' stroke-dasharray="{dash}"' if dash else "")


def _legend(names: Sequence[str]) -> Iterator[str]:
    for number, name in enumerate(names):
        x = LEFT + 170 * number
        yield f'<path d="M{x} 18h26" fill="none" stroke-width="2" {_style(number)}/>'
        yield f'<text x="{x + 32}" y="22" fill="#333">{escape(name)}</text>'


def _panel(panel: Panel, names: Sequence[str], left: float, top: float) -> Iterator[str]:
    title, lines = panel
    feet = list(dict.fromkeys(foot for each in lines.values() for foot in each))
    yield f'<text x="{left}" y="{TOP - 14}" fill="#111" font-size="12">{escape(title)}</text>'
    yield from _axis(left, top)
    across = {foot: left + WIDTH * (place + 0.5) / len(feet) for place, foot in enumerate(feet)}
    for foot, x in across.items():
        yield f'<text x="{x:.1f}" y="{TOP + HEIGHT + 18}" text-anchor="middle" fill="#333">{escape(foot)}</text>'
    for number, name in enumerate(names):
        yield from _line(lines[name], across, number, top)


def _axis(left: float, top: float) -> Iterator[str]:
    for tick in range(round(top / TICK) + 1):
        share = TICK * tick
        y = TOP + HEIGHT * (1 - share / top)
        yield f'<path d="M{left} {y:.1f}h{WIDTH}" stroke="#ddd"/>'
        yield f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#333">{100 * share:.0f} %</text>'


def _line(series: Series, across: Mapping[str, float], number: int, top: float) -> Iterator[str]:
    """The points of a line lie a little beside each other, so that errors can be told apart."""
    off = 4 * (number - 1.5)
    points = [(across[foot] + off, share) for foot, share in series.items() if share.of]
    spots = [(x, TOP + HEIGHT * (1 - share.value / top)) for x, share in points]
    way = "L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
    yield f'<path d="M{way}" fill="none" stroke-width="2" {_style(number)}/>'
    for (x, share), (_, y) in zip(points, spots, strict=True):
        reach = HEIGHT * share.error / top
        colour = COLOURS[number // 2]
        yield f'<path d="M{x:.1f} {y - reach:.1f}V{min(y + reach, TOP + HEIGHT):.1f}" stroke="{colour}"/>'
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="{colour}"/>'
