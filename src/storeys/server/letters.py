"""What of a text can be seen, and which texts look alike."""

import re
import unicodedata

# What Unicode calls "default ignorable", and the empty pattern of Braille: drawn as nothing.
INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
MARKS_AT_MOST = 2  # on one letter

# Letters of other scripts, and digits, that look like Latin letters.
LOOKALIKES = str.maketrans(
    "авекмнорстухіјѕһԁԛԝүαβεηικνορτυχω0135",
    "abekmhopctyxijshdqwyabehikvoptuxwoles",
)


def visible(text: str) -> str:
    """A name on one line without anything that nobody can see; empty if nothing is left."""
    plain = INVISIBLE.sub("", unicodedata.normalize("NFC", text))
    kept = "".join(" " if unicodedata.category(letter)[0] in "CZ" else letter for letter in plain)
    words = " ".join(_without_heaps(kept).split())
    return words if any(unicodedata.category(letter)[0] in "LNPS" for letter in words) else ""


def _without_heaps(text: str) -> str:
    """Letters with a few marks at most: heaps of them reach into the lines above and below."""
    kept, marks = [], 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks <= MARKS_AT_MOST:
            kept.append(letter)
    return "".join(kept)


def likeness(name: str) -> str:
    """What two names have in common that look alike."""
    open_form = unicodedata.normalize("NFKD", INVISIBLE.sub("", name).casefold())
    letters = (letter for letter in open_form if unicodedata.category(letter)[0] in "LNPS")
    return "".join(letters).translate(LOOKALIKES)
