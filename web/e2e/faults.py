"""What can be wrong with any screen: words of another language, names of missing sentences, too little room."""

import re

from storeys.games import GAMES

from .visitor import Visitor

ENGLISH = re.compile(
    r"\b(the|you|your|with|of|this|that|cards?|dice|table|takes?|bids?|place[sd]?|wins|rounds?|settings)\b", re.I
)
BARE_NAME = re.compile(rf"\b(web|server|match|cli|{'|'.join(GAMES)})-[a-z][a-z-]+")
READ = """() => {
    const spoken = document.querySelector(".unseen[role=status]");  // keeps what was said before the language changed
    const seen = document.body.innerText.replace(spoken?.innerText ?? "", "").split("\\n");
    const told = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((each) =>
        [each.ariaLabel, each.title, each.placeholder]);
    return [document.title, ...seen, ...told].filter(Boolean);
}"""


def faults(visitor: Visitor) -> list[str]:
    """What a reader of this screen would stumble over."""
    return foreign(visitor) + too_broad(visitor)


def foreign(visitor: Visitor) -> list[str]:
    """What the page says in English, or only by the name of a missing sentence."""
    titles = re.compile("|".join(visitor.say(f"{game}-title") for game in GAMES))  # they may be English everywhere
    texts = [titles.sub("", text) for text in visitor.page.evaluate(READ) if "storeys verify" not in text]
    bare = [text for text in texts if BARE_NAME.search(text)]
    return bare + [text for text in texts if visitor.words.language != "en" and ENGLISH.search(text)]


def too_broad(visitor: Visitor) -> list[str]:
    pixels = visitor.overflow()
    return [f"{pixels} pixels too broad"] if pixels else []
