"""How smoothly a building of Skyscrapers turns: `python -m web.e2e.turning [--card] [--seconds N]`.

A recorded match with 40 cards on the site is turned with the mouse. With `--card` the browser opens a window and may
use the machine's graphics card; without it everything is drawn by the processor, as in the tests.
"""

import argparse
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserType, CDPSession, sync_playwright

from .served import running
from .skyscrapers import FOUR, Rigger
from .visitor import DESKTOP, Visitor, launch

CARDS, BEFORE = 40, "card upright-LRD"  # in the recorded match
SWEEP = 4  # pixels a picture
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": DESKTOP,
    "as large as a phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2},
}
WORK = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
# The mouse moves on before each picture: told from outside, its moves would be rarer than the pictures.
TURN = """([canvas, x, y, step, seconds]) => new Promise((done) => {
    const until = performance.now() + seconds * 1000;
    const turn = (now) => {
        if (now > until) return done();
        x += step;
        const how = { pointerId: 1, pointerType: "mouse", isPrimary: true, buttons: 1, clientX: x, clientY: y };
        canvas.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, ...how }));
        requestAnimationFrame(turn);
    };
    requestAnimationFrame(turn);
})"""
RENDERER = """() => {
    const gl = document.createElement("canvas").getContext("webgl2");
    const told = gl?.getExtension("WEBGL_debug_renderer_info");
    return told ? gl.getParameter(told.UNMASKED_RENDERER_WEBGL) : "unknown";
}"""


def worked(session: CDPSession) -> float:
    """Seconds that scripts and layout have taken so far."""
    metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return sum(float(metrics[name]) for name in WORK)


def turned(seated: Rigger, seconds: float) -> tuple[float, float]:
    """Pictures a second while the site is turned, and milliseconds of script and layout for each."""
    box, mouse = seated.canvas.bounding_box(), seated.page.mouse
    assert box
    middle, height = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.15
    session = seated.page.context.new_cdp_session(seated.page)
    session.send("Performance.enable")
    mouse.move(middle, height)
    mouse.down()
    start, before, work = time.monotonic(), seated.drawn(), worked(session)
    seated.page.evaluate(TURN, [seated.canvas.element_handle(), middle, height, SWEEP, seconds])
    pictures, passed = seated.drawn() - before, time.monotonic() - start
    mouse.up()
    return pictures / passed, 1000 * (worked(session) - work) / pictures


def with_window(chromium: BrowserType) -> Browser:
    """The system's Chromium as a person opens it."""
    return chromium.launch(executable_path=shutil.which("chromium"), headless=False)


def measure(chromium: BrowserType, seconds: float, on_card: bool) -> None:
    browser = with_window(chromium) if on_card else launch(chromium)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        for name, screen in SCREENS.items():
            visitor = Visitor(browser, server.address, **screen).prefer(autoplay=False)
            seated = Rigger.before(server, visitor, FOUR, BEFORE)
            seated.look(flat=False)
            assert visitor.page.locator(f"[data-cards='{CARDS}']").count()
            rate, work = turned(seated, seconds)
            size = "{clientWidth} × {clientHeight}".format(
                **seated.canvas.evaluate("({ clientWidth, clientHeight }) => ({ clientWidth, clientHeight })")
            )
            print(f"{name}, {size} pixels: {rate:.1f} pictures/s, {work:.1f} ms of script and layout each")
        print("drawn by", visitor.page.evaluate(RENDERER))
    browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="web.e2e.turning")
    parser.add_argument("--card", action="store_true", help="open a window and use the graphics card")
    parser.add_argument("--seconds", type=float, default=5)
    chosen = parser.parse_args()
    with sync_playwright() as playwright:
        measure(playwright.chromium, chosen.seconds, chosen.card)


if __name__ == "__main__":
    main()
