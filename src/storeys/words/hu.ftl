### Storeys magyarul. Változó elé nem írunk névelőt, és nem ragozzuk: nem tudjuk, hogyan hangzik.

## Az asztal

cards = { $cards } lap
points = { $points } pont
seat-name = { $seat }. játékos
bot-name =
    { $bot ->
        [random] Véletlen bot { $number }
        [greedy] Mohó bot { $number }
       *[other] Bot: { $bot } { $number }
    }
you = Te
chance = Véletlen
turn-of = { $name } következik.
your-turn = Te jössz.
game-over = Vége a játéknak.
winner = { $name } nyert.
winners = Közös győztesek: { $names }.
rank = Helyezés
score = Pontszám
total = Összesen
round = Forduló
display = Kínálat
draw-pile = Húzópakli: { cards }
discard-pile = Dobópakli: { cards }
removed-pile = Eltávolítva: { cards }
undone = Visszavonva: { $words }
saved = Elmentve: { $path }
resumed = Folytatva: { $path }
rule-number = { $rule } szabály

## Amit a játszma nem enged

match-wrong-seat = Most nem te következel.
match-over = Ez a játszma véget ért, már nem lehet lépni benne.
match-unknown-action = „{ $words }”: ebben a játékban nincs ilyen lépés.
match-cannot-undo-chance = Ezt a lépést már nem vonhatod vissza: azóta a véletlen is döntött.
match-cannot-undo-others = Ezt a lépést már nem vonhatod vissza: azóta más is lépett.
match-cannot-undo-nothing = Nincs mit visszavonni.
match-cannot-undo-hidden = Ezt a lépést már nem vonhatod vissza: kiderült belőle valami, ami addig rejtve volt.
match-unknown-game = Nincs „{ $name }” nevű játék. A választható játékok: { $known }.
match-seats = { $name }: ezt { $least }–{ $most } játékos játszhatja, { $seats } nem.
match-bad-option = Ebben a játékban nincs ilyen beállítás: { $name } = { $value }.
bot-unknown = Nincs „{ $name }” nevű bot. A választható botok: { $known }.

## Fájlok

file-missing = { $path }: nincs ilyen fájl.
file-not-a-match = { $path }: ez nem egy Storeys-játszma.
file-truncated = { $path }: a fájl vége hiányzik ({ $line }. sor).
file-edited = { $path }: a fájlt a mentés után megváltoztatták.
file-damaged = { $path }: a fájl sérült ({ $line }. sor).
file-newer = { $path }: a fájl újabb, mint ez a program (a fájl verziója: { $version }, az itt ismert legújabb: { $known }). Frissítsd a Storeyst!
file-older = { $path }: a játszma mentése óta megváltoztak a szabályok (akkori verzió: { $version }, mostani: { $known }), ezért nem folytatható.
file-other-game = { $path }: ebben a fájlban más játék van: { $game }, nem { $wanted }.
file-illegal-move = { $path }: a fájlban szabálytalan lépés van ({ $move }. lépés: „{ $words }”).
file-commitment-broken = { $path }: a kezdőérték nem az, amelyet az első lépés előtt megígértek.
file-chance-differs = { $path }: a véletlen mást adott, mint ami a kezdőértékből következik ({ $move }. lépés).

## Tisztességes volt a véletlen?

verify-good = A véletlen tisztességes volt: { $moves } eredmény egyezik a kezdőértékkel.
verify-not-finished = { $path }: ez a játszma még nem ért véget. A kezdőérték az utolsó lépés után lesz nyilvános; akkor ellenőrizhető a véletlen.
verify-no-commitment = { $path }: a játszma előtt nem ígértek kezdőértéket, ezért a véletlen nem ellenőrizhető.

## 5 torony: nevek

towers-title = 5 torony
towers-line = Licitálj annyi lapra, amennyire csak mersz – de mindet be kell építened a tornyaidba.
# Összetételek előtagja is: cukorkatorony, cukorkatornyod.
towers-suit =
    { $suit ->
        [candy] cukorka
        [spooky] kísértet
        [plant] növény
        [scrap] roncs
       *[sand] homok
    }
towers-tower =
    { $suit ->
        [candy] Cukorkatorony
        [spooky] Kísértettorony
        [plant] Növénytorony
        [scrap] Roncstorony
       *[sand] Homoktorony
    }
# Nullás, hármas, ötös, hatos, hetes; tárgyesetben mindig csak egy t járul hozzá.
towers-card =
    { $value ->
        [0] { towers-suit } { $value }-s
        [3] { towers-suit } { $value }-as
        [5] { towers-suit } { $value }-ös
        [6] { towers-suit } { $value }-os
        [8] { towers-suit } { $value }-as
        [13] { towers-suit } { $value }-as
        [15] { towers-suit } { $value }-ös
       *[other] { towers-suit } { $value }-es
    }
    .accusative = { towers-card }t

## 5 torony: választható lépések

towers-do-bid = Licit: { cards }
towers-do-pass = Passz
towers-do-take = A { towers-card } felvétele
towers-do-keep = Minden torony marad, ahogy van
towers-do-remove = A { towers-card } eltávolítása
towers-do-place = A { towers-card } beépítése
towers-do-start = { $name } kezd
towers-do-draw = A { towers-card } felfordítása

## 5 torony: mi történt

towers-log-bid = { $who } licitje: { cards }.
towers-log-pass = { $who } passzol.
towers-log-take = { $who } felveszi a { towers-card.accusative }.
towers-log-keep = { $who } nem távolít el lapot.
towers-log-remove = { $who } eltávolítja a { towers-card.accusative }.
towers-log-place = { $who } beépíti a { towers-card.accusative }.
towers-log-start = { $name } kezd.
towers-log-draw = A { towers-card } kerül a kínálatba.

## 5 torony: kérdések

towers-ask-first-bid =
    { $most ->
        [0] Nyisd meg a licitet: egyik lapot sem tudod beépíteni, ezért mondj 0-t.
       *[other] Nyisd meg a licitet: mondj egy számot 0-tól { $most }-ig.
    }
towers-ask-bid = A legmagasabb licit: { $bid }. Licitálj többet, vagy passzolj; legfeljebb { $most } lapot tudsz beépíteni.
towers-ask-take = Válaszd ki, melyik lapot veszed fel (még { $cards } van hátra).
towers-ask-removing = Távolítsd el az egyik tornyod felső lapját, vagy hagyd meg mindet.
towers-ask-place = Válaszd ki, melyik lapot építed be (még { $cards } van hátra).
towers-ask-starting = A véletlen dönti el, ki kezd.
towers-ask-dealing = Új lapok kerülnek a kínálatba.
towers-ask-ended = Vége a játéknak.

## 5 torony: miért nem

towers-why-unknown = Ebben a játékban nincs ilyen lépés.
towers-why-start-first = Előbb a véletlen dönti el, ki kezd.
towers-why-draw-first = Előbb fel kell fordítani a kínálat lapjait.
towers-why-bid-first = Még tart a licit: előbb licitálj vagy passzolj.
towers-why-take-first = Előbb vedd fel a licitált lapokat.
towers-why-remove-first = Előbb döntsd el, eltávolítasz-e egy lapot.
towers-why-place-first = Előbb építsd be az összes felvett lapot.
towers-why-over = A játék már véget ért.
towers-why-no-such-seat = Ennél az asztalnál csak { $seats } játékos ül.
towers-why-not-in-pile = Nincs több { towers-card } a húzópakliban.
towers-why-starter-must-bid = Te nyitod a licitet, ezért mondanod kell egy számot; a 0 is elég.
towers-why-bid-higher = A legmagasabb licit: { $bid }. Licitálj többet, vagy passzolj.
towers-why-display-is-short = A kínálatban csak { cards } van, ennél többet senki sem licitálhat.
towers-why-cannot-build = Ennyit nem tudsz beépíteni ({ cards }): a tornyaidra legfeljebb { $most } fér fel.
towers-why-no-card-there = Ott nincs olyan lap, amelyet választhatnál.
towers-why-not-on-display = Nincs { towers-card } a kínálatban.
towers-why-already-taken = A { towers-card.accusative } már felvetted.
towers-why-equal-card = A két lap egyforma ({ towers-card }): válaszd az elsőt.
towers-why-nothing-on-a-roof = A { towers-card.accusative } nem tudod beépíteni: a { towers-suit }tornyodon már tető van.
towers-why-take-cannot-be-built = Ha felveszed a { towers-card.accusative }, nem tudod beépíteni az összes licitált lapot.
towers-why-not-on-top = A { towers-suit }tornyod felső lapjának értéke nem { $value }.
towers-why-must-remove = A felvett lapok nem férnek fel mind a tornyaidra: előbb távolíts el egy felső lapot.
towers-why-nothing-to-remove = Nincs { towers-suit }tornyod, amelyről lapot távolíthatnál el.
towers-why-roof-stays = A { towers-suit }tornyodon tető van, a tetőt pedig nem lehet eltávolítani.
towers-why-removal-does-not-help = Ha a { towers-card.accusative } távolítod el, nem tudod beépíteni az összes felvett lapot.
towers-why-not-in-hand = Nincs a kezedben { towers-card }.
towers-why-not-lower = A { towers-card } nem kerülhet { $top } értékű lapra: felfelé haladva az értékeknek csökkenniük kell.
towers-why-blocks-the-rest = Ha most a { towers-card.accusative } építed be, a többi felvett lap már nem fér fel: kezdd egy másikkal.

## 5 torony: pontozás

towers-score-tower = { towers-tower }, tető nélkül: { cards }
towers-score-roofed = { towers-tower }, tetővel: { cards } × 2
towers-score-chosen = Kiválasztott torony ({ towers-suit }): { cards }
towers-score-removed = Eltávolítva: { cards }
