"""What a machine can know of four grammars: `faults("pl", "5 karta")` says what is wrong with a sentence.

A sentence may show what was put into it (between OPEN and CLOSE): an article that is written out must fit whatever
comes after it. Tables are at the top of each language; a new noun that is counted belongs into its table.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain

OPEN, CLOSE = "\u2068", "\u2069"  # around whatever was put into a sentence
COUNTED = r"(?<![\w@,.+/-])(?<!/ )(\d+) "  # a number before a word, and no decimal, cell, rule or divisor

Check = Callable[[str], Iterator[str]]


def faults(language: str, sentence: str) -> list[str]:
    """All that is wrong with a sentence."""
    bare = sentence.replace(OPEN, "").replace(CLOSE, "")
    checks = (TYPOGRAPHY(bare), *(check(bare) for check in CHECKS[language]))
    articles = hungarian_articles(sentence) if language == "hu" else ()
    return list(chain(articles, *checks))


def forbids(pattern: str, fault: str) -> Check:
    """Nothing like the pattern occurs."""
    seen = re.compile(pattern)

    def check(sentence: str) -> Iterator[str]:
        return (f"{fault}: {found.group()!r}" for found in seen.finditer(sentence))

    return check


def table(lines: str) -> list[list[str]]:
    return [line.split() for line in lines.strip().splitlines()]


# --- All languages ---------------------------------------------------------------------------------------------------

TYPOGRAPHY = forbids(
    r"[{}$]|[  ]{2}|[  ][,.;:!?)\]”](?!\w)|[  ]…(?! )|[(\[„][  ]|,,|;;|::|(?<!\.)\.\.(?!\.)|,\.|^\s|\s$|\bNone\b",
    "not put in, or badly spaced",
)

# --- English ---------------------------------------------------------------------------------------------------------

ENGLISH_NOUNS = table(
    """
    action actions
    card cards
    day days
    die dice
    episode episodes
    game games
    outcome outcomes
    player players
    point points
    rivet rivets
    seat seats
    slot slots
    thread threads
    token tokens
    turn turns
    unit units
    worker workers
    """
)


def english_numbers(sentence: str) -> Iterator[str]:
    """1 card, but 0, 2 and 21 cards."""
    for number, word in re.findall(COUNTED + r"([a-z]+)(?![\w-]| [a-z]+s\b)", sentence):
        for one, many in ENGLISH_NOUNS:
            if word in (one, many) and word != (one if number == "1" else many):
                yield f"{number} {word}"


english_articles = forbids(
    r"\b[Aa] (?:[aeioAEIO](?!ne\b|nce\b|uro)|8|11\b|18\b)|\b[Aa]n (?:[bcdfgjklmnpqrstvwxyz]|(?!8|11\b|18\b)\d)",
    "article",
)

# --- Polish ----------------------------------------------------------------------------------------------------------

POLISH_NOUNS = table(  # 1 karta, 2 karty, 5 kart
    """
    akcja akcje akcji
    belka belki belek
    drewno drewna drewna
    dzień dni dni
    epizod epizody epizodów
    godzina godziny godzin
    gracz gracze graczy
    kamień kamienie kamieni
    karta karty kart
    kolumna kolumny kolumn
    kość kości kości
    miejsce miejsca miejsc
    minuta minuty minut
    nit nity nitów
    osoba osoby osób
    partia partie partii
    pole pola pól
    projekt projekty projektów
    punkt punkty punktów
    robotnik robotnicy robotników
    ruch ruchy ruchów
    runda rundy rund
    rząd rzędy rzędów
    stół stoły stołów
    sztuka sztuki sztuk
    tura tury tur
    wieża wieże wież
    wynik wyniki wyników
    zasada zasady zasad
    zwycięstwo zwycięstwa zwycięstw
    żelazo żelaza żelaza
    żeton żetony żetonów
    """
)
POLISH_VERBS = table(  # została 1, zostały 2, zostało 5
    """
    został|została|zostało zostały zostało
    jest są jest
    siedzi siedzą siedzi
    łączy łączą łączy
    zgadza zgadzają zgadza
    """
)
COUNTABLE_IN_POLISH = "|".join(["godz", "min", *(form for forms in POLISH_NOUNS for form in forms)])
OF_POLISH = re.compile(r"(?:\b(?:do|od|dla|z|ze|bez|spośród|oprócz|około|niż|po) |–|\b[Nn]ie\b[^.:;,]* )$")  # genitive


def polish_form(number: int) -> int:
    """Which of three forms a number takes: 1; 2–4, 22–24 …; all others."""
    if number == 1:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


def polish_numbers(sentence: str) -> Iterator[str]:
    """1 karta, 2 karty, 5 kart; in the genitive also 2 kart."""
    for found in re.finditer(COUNTED + r"([^\W\d_]+)\b(?!/)", sentence):
        form, word = polish_form(int(found[1])), found[2]
        for forms in POLISH_NOUNS:
            genitive = word == (forms[1:] + forms[2:])[form] and OF_POLISH.search(sentence[: found.start()])
            if word in forms and word != forms[form] and not genitive:
                yield found.group()


def polish_verbs(sentence: str) -> Iterator[str]:
    """Została 1 akcja, zostały 2 akcje, zostało 5 akcji."""
    for verbs in POLISH_VERBS:
        subject = rf"\b({'|'.join(verbs)})(?: się)?(?: tylko)? (\d+) (?=(?:{COUNTABLE_IN_POLISH}))"
        for found in re.finditer(subject, sentence.lower()):
            if found[1] not in verbs[polish_form(int(found[2]))].split("|"):
                yield found.group()


def polish_genders(sentence: str) -> Iterator[str]:
    """Ta cukierkowa siódemka, ale to cukierkowe zero; ta drewniana szóstka."""
    colours = r"\b(cukierkow|straszn|roślinn|złomow|piaskow|drewnian|recyklingow|kamienn|szklan)(\w+) (\d+)\b"
    for stem, ending, value in re.findall(colours, sentence.lower()):
        if ending not in (("e", "ego") if value == "0" else ("a", "ą", "ej")):
            yield f"{stem}{ending} {value}"


polish_plural_names = forbids(
    r"\b(?:trafia|kosztuje|jest|leży|stoi|daje|kopiuje|pojawia się) (?:Koszary|Stajnie)\b"
    r"|(?<![Ll]okacja )\b(?:Koszary|Stajnie) (?:trafia|kosztuje|jest|leży|stoi|daje|kopiuje|pojawia się)\b",
    "a plural name with a singular verb",
)
polish_of_a_hundred = forbids(r"\bz 1\d\d\b", "ze stu")

# --- Hungarian -------------------------------------------------------------------------------------------------------

VOWELS = "aáeéiíoóöőuúüű"
NAMED_WITH_A_VOWEL = f"{VOWELS}flmnrsxy"  # the letters whose names begin with one: ef, el, em, iksz …
ARTICLE = re.compile(rf"(?<![\w-])([Aa]z?) ([{OPEN}„–-]*)(\w+)")
HUNGARIAN_SUFFIXES = {  # hármas, ötös …: by the last digit, or by the tens if that is 0
    **dict.fromkeys(("1", "2", "4", "7", "9", "10", "40", "50", "70", "90", "000"), "es"),
    **dict.fromkeys(("3", "8", "20", "30", "60", "80", "00"), "as"),
    "5": "ös",
    "6": "os",
    "0": "s",
}


def begins_with_a_vowel(word: str) -> bool:
    """As it is said: egy, öt, ezer; ell-bé for LB."""
    if word.isdigit():
        thousands = (len(word) - 1) // 3
        leading = word[: len(word) - 3 * thousands]
        return leading == "1" or leading.startswith("5")
    spelt = len(word) == 1 or word.isupper()
    return word[0].lower() in (NAMED_WITH_A_VOWEL if spelt else VOWELS)


def hungarian_articles(sentence: str) -> Iterator[str]:
    """Az egy, az öt, az Őrtorony, a hat; “az” before a consonant that is written out is a pronoun (az nyer, aki …)."""
    for found in ARTICLE.finditer(sentence):
        article, between, word = found.groups()
        vowel = begins_with_a_vowel(word) and not between.endswith(("-", "–"))
        if vowel != (article.lower() == "az") and (vowel or OPEN in between):
            yield f"article: {found.group()!r}"


def hungarian_suffixes(sentence: str) -> Iterator[str]:
    """3-as, 5-ös, 10-es, 0-s."""
    for number, suffix in re.findall(r"(?<![\w,.-])(\d+)-([aeöo]?s)(?!z)", sentence):
        fitting = next(
            HUNGARIAN_SUFFIXES[end] for end in (number[-3:], number[-2:], number[-1:]) if end in HUNGARIAN_SUFFIXES
        )
        if suffix != fitting:
            yield f"{number}-{suffix}"


hungarian_plurals = forbids(
    r"(?<![\w+])\d+ (?:lapok|pontok|kockák|akciók|lépések|játékosok|munkások|jelzők|körök|fordulók|napok|órák|percek"
    r"|helyek|mezők|gerendák|hajók)\b",
    "a plural after a number",
)

# --- Romanian --------------------------------------------------------------------------------------------------------

ROMANIAN_NOUNS = table(
    """
    acțiune acțiuni
    bară bare
    carte cărți
    coloană coloane
    căsuță căsuțe
    episod episoade
    etaj etaje
    fel feluri
    fir fire
    jeton jetoane
    joc jocuri
    jucător jucători
    loc locuri
    minut minute
    muncitor muncitori
    mutare mutări
    nit nituri
    oară ori
    oră ore
    plan planuri
    punct puncte
    regulă reguli
    rezultat rezultate
    rundă runde
    rând rânduri
    turn turnuri
    tură ture
    unitate unități
    victorie victorii
    zar zaruri
    zi zile
    """
)


def romanian_numbers(sentence: str) -> Iterator[str]:
    """1 punct, 2 puncte, 19 puncte, 20 de puncte, 101 puncte, 120 de puncte."""
    for number, of, word in re.findall(COUNTED + r"(de )?([^\W\d_]+)\b(?!/)", sentence):
        needs_of = int(number) > 0 and int(number) % 100 not in range(1, 20)
        for one, many in ROMANIAN_NOUNS:
            if word in (one, many) and (bool(of), word) != (needs_of, one if number == "1" else many):
                yield f"{number} {of}{word}"


def romanian_genders(sentence: str) -> Iterator[str]:
    """Destul lemn, destul fier, destulă piatră."""
    for quantity, resource in re.findall(r"\b([Dd]estulă?|[Mm]ultă?|[Pp]uțină?) (lemn|piatră|fier)\b", sentence):
        if quantity.endswith("ă") != (resource == "piatră"):
            yield f"{quantity} {resource}"


romanian_plural_names = forbids(
    r"\b(?:apare|este|e|are|rămâne|stă) Grajduri(?:le)?\b"
    r"|(?<![Ll]ocația )\bGrajduri(?:le)? (?:apare|este|are|rămâne|stă)\b",
    "a plural name with a singular verb",
)

CHECKS: Mapping[str, Sequence[Check]] = {
    "en": (english_numbers, english_articles),
    "pl": (polish_numbers, polish_verbs, polish_genders, polish_plural_names, polish_of_a_hundred),
    "hu": (hungarian_suffixes, hungarian_plurals),
    "ro": (romanian_numbers, romanian_genders, romanian_plural_names),
}
