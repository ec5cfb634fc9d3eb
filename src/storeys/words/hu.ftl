
### Storeys magyarul. Változó elé nem írunk névelőt, és nem ragozzuk: nem tudjuk, hogyan hangzik.

## Az asztal

cards = { $cards } lap
points = { $points } pont
seat-name = { $seat }. játékos
bot-name =
    { $bot ->
        [random] Véletlen bot { $number }
        [greedy] Mohó bot { $number }
        [level1] Inas { $number }
        [level2] Kőműves { $number }
        [level3] Pallér { $number }
        [level4] Mérnök { $number }
        [level5] Építész { $number }
        [level6] Építőmester { $number }
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
undone-by = { $who } (visszavonva): { $words }
saved = Elmentve: { $path }
resumed = Folytatva: { $path }
rule-number = { $rule } szabály
# The heading above how pieces and places are written where there are no pictures
in-writing = Fájlokban és a parancssorban

## Amit a játszma nem enged

match-wrong-seat = Most nem te következel.
match-over = Ez a játszma véget ért, már nem lehet lépni benne.
match-unknown-action = „{ $words }”: ebben a játékban nincs ilyen lépés.
match-cannot-undo-chance = Ezt a lépést már nem vonhatod vissza: azóta a véletlen is döntött.
match-cannot-undo-others = Ezt a lépést már nem vonhatod vissza: azóta más is lépett.
match-cannot-undo-nothing = Nincs mit visszavonni.
match-cannot-undo-hidden = Ezt a lépést már nem vonhatod vissza: kiderült belőle valami, ami addig rejtve volt.
match-cannot-undo-turn = Ebben a körben már nem vonhatsz vissza több lépést: elfogyott a keret. Játssz tovább!
match-cannot-undo-match = Ebben a játszmában már nem vonhatsz vissza több lépést: elfogyott a keret, innentől minden lépés érvényben marad.
match-cannot-undo-over = Ezt a lépést már nem vonhatod vissza: a játszma véget ért, és a sorsolás kezdőértéke már nyilvános.
match-cannot-undo-hand = Ezt a lépést már nem vonhatod vissza: egy kéz éppen végrehajtja.
match-hand-at-work = Egy kéz éppen dolgozik: várd meg, amíg minden nyugalomba kerül.
match-landed-calmly = A szimuláció itt nem sikerült, ezért a darab nyugodtan a helyére került.
match-needless-path = Ebben a lépésben a kéz nem visz semmit.
match-unknown-game = Nincs „{ $name }” nevű játék. A választható játékok: { $known }.
match-unknown-version = { $name }: a szabályok mostani verziója { $known }, ez a verzió nem ismert: { $version }.
match-seats = { $name }: ez { $least }–{ $most } fős játék, { $seats } játékossal nem játszható.
match-bad-option = Ebben a játékban nincs ilyen beállítás: { $name } = { $value }.
match-option-not-open =
    Ez a beállítás ({ $name }) { $most ->
        [1] csak egyszemélyes játékban választható
       *[other] csak { $least }–{ $most } játékossal választható
    }, a játékosok száma pedig { $seats }.
match-names = A nevek száma ({ $names }) nem egyezik a helyek számával ({ $seats }).
bot-unknown = Nincs „{ $name }” nevű bot. A választható botok: { $known }.

## Tippek

hint-points = Körülbelül { $more } ponttal jobb, mint „{ $instead }”.
hint-wins = Száz játszmából körülbelül { $wins } győzelemmel többet hoz, mint „{ $instead }”.
hint-both = Körülbelül { $more } ponttal jobb, mint „{ $instead }”, és száz játszmából körülbelül { $wins } győzelemmel többet hoz.
hint-goal = A cél elérésének esélye körülbelül { $wins } százalékponttal nagyobb, mint ezzel: „{ $instead }”.
hint-equal = Alig van különbség: „{ $instead }” körülbelül ugyanilyen jó.
hint-only = Itt nincs más lehetőség.
hint-settled = Itt minden más ugyanoda vezet, vagy egyértelműen rosszabbnak tűnik.
hint-rough = Ez csak ökölszabály: itt senki sem számolt előre.
hint-expects = 100-ból { $wins } győzelem, { points }
hint-expects-goal = 100-ból { $wins } esetben eléri a célt, { points }
hint-asked = { $name } tippet kér.
hints-asked = Kért tippek: { $count }

## Fájlok

file-missing = { $path }: nincs ilyen fájl.
file-cannot-write = { $path }: a fájl nem írható ({ $reason }).
file-large = { $path }: ez a fájl túl nagy ahhoz, hogy játszma legyen.
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

verify-good =
    { $moves ->
        [one] A véletlen tisztességes volt: az egyetlen eredmény a kezdőértékből következik.
       *[other] A véletlen tisztességes volt: { $moves } eredmény mind a kezdőértékből következik.
    }
verify-not-finished = { $path }: ez a játszma még nem ért véget. A kezdőérték az utolsó lépés után lesz nyilvános; akkor ellenőrizhető a véletlen.
verify-no-commitment = { $path }: a játszma előtt nem ígértek kezdőértéket, ezért a véletlen nem ellenőrizhető.
verify-hands-good = Becsületes kezek: { $episodes } epizódot szimuláltunk újra, és mindnek ugyanaz lett az eredménye.
verify-hands-differ = { $path }: a kéz munkájának eredménye (lépés: { $move }) nem az, amit a szimuláció ad.
verify-hands-calm = { $calm } epizódban az asztalnál nem sikerült a szimuláció, ezért a darab nyugodtan a helyére került; ez nem ellenőrizhető.
verify-hands-drawn = { $drawn } epizódban nem volt szimuláció: a kéz munkájának eredményét kisorsolták, és az is a kezdőértékből következik.
verify-hands-other-engine = A kezeket ez a motor szimulálta: { $theirs }, itt pedig ez van: { $ours }. Más motor más eredményt ad, ezért { $episodes } epizód ezen a gépen nem ellenőrizhető.
verify-hands-no-engine = Itt nincs motor a kezek szimulálásához (ez kellene: { $theirs }), ezért { $episodes } epizód nem ellenőrizhető.
verify-copied = A játszma egy másik játszma állásából indult, onnan való { $moves } lépés; hogy ott tisztességes volt-e a véletlen, azt annak a játszmának a fájlja mutatja meg.
verify-copied-hands = Itt nem ellenőrizhető, mit tettek a kezek: nem tudni, mi hogyan állt a játszma kezdetekor.

### A parancssor

## A parancssor: az asztalnál

cli-hidden = { $who } rejtett lépést tesz.
cli-hand-over = { $name } következik: a többiek forduljanak el, aztán nyomj Entert!
cli-you-start = Te kezdesz.
cli-you-win = Nyertél!
cli-only-choice = { $who }: { $choice } (az egyetlen lehetőség)
cli-out-of-range = Nincs ilyen lehetőség: { $number }. Írj be egy számot 1 és { $most } között!
cli-why-what = Melyik lépésről kérdezed, miért nem szabad? Például: miért { $example }
cli-why-allowed = De hiszen ezt megteheted!
cli-hint = A legjobb: { $choice } ({ $number })
cli-hint-or = vagy: { $choice }
cli-you-asked = Tippet kérsz.
cli-looking-ahead = A folytatások kiszámítása…
cli-warming = Egyelőre senki sem számol előre: a játék a háttérben készül erre. Addig a botok level4-től fölfelé egyszerűbben játszanak.
cli-no-such-rule = Nincs „{ $rule }” szabály. A szabályok számozása: { $first } – { $last }.
cli-starts = kezd
cli-sheet = { $rank }. hely – { $name }: { points }
cli-promise = A játszmában minden véletlen egy titkos kezdőértékből következik. Ennek SHA-256 lenyomata: { $commitment }.
cli-how-to-answer = Válaszolj számmal vagy szavakkal; a „segítség” megmutatja, mi mást írhatsz még be.
cli-resume-with = Így folytathatod: storeys play --resume { $path }
cli-verify-with = Így ellenőrizheted, hogy tisztességes volt-e a véletlen: storeys verify { $path }
cli-play-with = Így játszhatod le: storeys play --resume { $path }
cli-seed = A kezdőérték { $seed }, ahogy megígértük: { $commitment }.
cli-save-where = Megőrizzük a játszmát? Írd be egy fájl nevét, vagy nyomj Entert, ha nem kell.

## A parancssor: szavak

cli-word-undo = vissza
cli-word-why = miért
cli-word-hint = tipp
cli-word-board = asztal
cli-word-log = napló
cli-word-score = pontok
cli-word-rules = szabályok
cli-word-rule = szabály
cli-word-save = mentés
cli-word-help = segítség
cli-word-quit = kilépés
cli-help-answers = Válassz számmal vagy szavakkal („1”, „{ $example }”). Ezenkívül:
cli-help-at-undo = az utolsó választásod visszavonása
cli-help-at-why = miért nem szabad valamit: „miért { $example }”
cli-help-at-hint = mit lehet itt tenni, és miért
cli-help-at-board = az asztal még egyszer
cli-help-at-log = minden, ami eddig történt
cli-help-at-score = a pontszámok jelenlegi állása
cli-help-at-rules = a játék összes szabálya
cli-help-at-rule = egy szabály: „szabály { $rule }”
cli-help-at-save = a játszma mentése fájlba: „mentés jatszma.txt”
cli-help-at-help = ez a lista
cli-help-at-quit = mentés és felállás az asztaltól

## A parancssor: amit nem lehet

cli-file-in-the-way = { $path }: már van ilyen nevű fájl. Válassz más nevet, vagy írd felül a --force kapcsolóval.
cli-no-such-move = Ebben a játszmában nincs { $move }. lépés; az utolsó lépés száma: { $last }.
cli-no-such-seat = Ennél az asztalnál nincs { $seat } számú hely: a helyek számozása 0-tól { $last }-ig tart.
cli-no-dice = { $path }: ebben a játszmában kézzel sorsoltak, ezért itt nem folytatható.
cli-usage-language = A Storeys nem beszél ilyen nyelven: „{ $language }”. A választható nyelvek: { $known }.
cli-usage-device = Itt nincs ilyen eszköz: „{ $device }”. A választható eszközök: { $known }.
cli-usage-no-such-option = Itt nincs ilyen kapcsoló: { $option }. Lásd: --help.
cli-usage-missing-value = Ehhez a kapcsolóhoz érték kell: { $option }. Lásd: --help.
cli-usage-table-option = Ebben a játékban nincs ilyen beállítás: „{ $option }”. A választható beállítások: { $known }.
cli-usage-no-table-options = Ebben a játékban nincs választható beállítás.
cli-usage-resumed-option = Egy elmentett játszma beállításai már nem változtathatók meg.
cli-usage-missing = Valami hiányzik: { $what }. Lásd: --help.
cli-usage-bad-value = Ez az érték itt nem megengedett: { $what }. Lásd: --help.
cli-usage-no-such-command = Nincs „{ $words }” parancs. Lásd: storeys --help.
cli-usage-too-many-words = Ez a parancs ezzel nem tud mit kezdeni: „{ $words }”. Lásd: --help.

## A parancssor: számok

cli-compiling = { $game }: a szabályok lefordítása erre a gépre (egyszeri művelet)…
cli-simulating = Játszmák folyamatban…
cli-measuring = Mérés folyamatban…
cli-settling = Az épület nyugalomba kerül…
cli-no-pointer = A terminálban nincs egérmutató: egy biztos kéz viszi a darabjaidat.
cli-decimal-mark = ,
cli-column-bot = Ki
cli-column-seat = Hely
cli-column-wins = Győzelem %
cli-column-interval = 95%-os sáv
cli-column-score = Pont
cli-column-spread = Szórás
cli-column-range = Min … max
cli-column-game = Játék
cli-column-seats = Játékos
cli-column-device = Eszköz
cli-column-threads = Szál
cli-column-moves = Lépés/s
cli-column-games = Játszma/s
cli-column-bytes = Bájt
cli-column-readers = Címzett
cli-column-moves-measured = Lépés
cli-column-cpu = CPU ms/lépés
cli-column-written = Bájt/lépés
cli-column-packed = Tömörítve
cli-column-at-most = Legfeljebb
cli-simulated = { $games } játszma (kezdőérték: { $seed }), átlagosan { $moves } lépés ({ $shortest }–{ $longest }); másodpercenként { $speed } játszma.
cli-bench-first = { $game } ({ $device }): az első játszma { $seconds } s, fordítással együtt.
cli-bench-first-cached = { $game } ({ $device }): az első játszma { $seconds } s, korábban lefordítva.
cli-bench-ratio = { $game }, { $seats } játékos: gyorsulás { $threads } szállal: × { $times }.
cli-bench-equal = { $game }, { $seats } játékos: a grafikus kártyán kapott { $compared } végállás megegyezik a processzoréval.
cli-bench-unequal = { $game }, { $seats } játékos: a grafikus kártyán kapott { $compared } végállás NEM egyezik a processzoréval!
cli-bench-against = { $name }: { $speed } lépés/s; a Storeys sebessége ehhez képest: × { $times }.
cli-bench-not-installed = { $name }: nincs telepítve ({ $install }).
cli-bench-start = Indulás ({ $what }): { $seconds } s.
cli-bench-server = Szerver, adatbázis: { $database }; { $speed } lépés/s (asztalok: { $tables }, kapcsolatok: { $connections }). A fele { $median } ms-on belül, 100-ból 99 pedig { $tail } ms-on belül eltárolva. Memória: { $memory } MB.
cli-bench-bystander = Visszatekintések (a napló sorai: { $lines }, visszatekintések: { $looks }): 100-ból 95 { $look } ms-on belül. Aki egy másik asztalnál ült, 100-ból 95-ször előtte legfeljebb { $calm } ms-ot, közben legfeljebb { $meanwhile } ms-ot várt.
cli-bench-hands = { $game }: hogy mi lesz egy kéz munkájából, az egy mag { $took } s-nyi idejébe telik (szimulált idő: { $simulated } s). Más asztalok lépéseinek fele { $half } ms alatt tárolódott, amíg pedig négy asztalnál kezek dolgoztak, { $half_beside } ms alatt (különbség: { $half_between } ms). 100-ból 99 { $alone } ms alatt ({ $alone_between }), közben pedig { $beside } ms alatt ({ $beside_between }; különbség: { $between } ms). A tartományok 95%-os biztonságúak.
cli-bench-search = { $game }: egy magon másodpercenként végigjátszott játszmák – keresésben { $inside }, keresés nélkül { $plain } ({ $share }%). Egy ezer próbajátszmára épülő döntés { $took } s-ig tart.
cli-bench-hostile = { $seconds } s alatt elküldve – üzenet: { $messages }, kérés: { $requests }, sehová sem vezető kapcsolat: { $sockets }. Hibás válasz vagy hiba: { $errors }; az eseményhurok leállásai: { $stalls }. Aki egy másik asztalnál ült, az esetek felében legfeljebb { $median } ms-ot, 100-ból 99-szer legfeljebb { $tail } ms-ot várt. Memória: { $before } MB, majd { $after } MB.

## A parancssor: súgó

cli-help = Nyitott asztal építőjátékokhoz: játssz, szimulálj, mérj!
cli-help-version = Csak a verzió kiírása.
cli-help-language = A szövegek nyelve; ha nincs megadva, a rendszeré.
cli-help-game = A játék: { $games }.
cli-help-file = Egy elmentett játszma.
cli-help-seed = Egy szám, amely minden véletlent rögzít: ugyanaz a szám, ugyanaz a játszma.
cli-help-save = A fájl, amelybe a játszma kerül.
cli-help-force = A már meglévő fájl felülírása.
cli-help-json = JSON kiírása, soronként egy objektum.
cli-help-threads = Hány szál dolgozzon egyszerre.
cli-help-play = Játék a terminálban, botokkal vagy másokkal ugyanannál a képernyőnél.
cli-help-seats-play = Kik játszanak: „you” (te), más nevek, valamint a botok level1-től (Inas) level6-ig (Építőmester).
cli-help-resume = Egy elmentett játszma folytatása.
cli-help-new = Fájl készítése egy új játszmához.
cli-help-seats-new = Hányan játszanak, vagy a nevük.
cli-help-option = Az asztal egyik választható szabálya, névvel és számmal; többször is megadható.
cli-help-replay = Egy elmentett játszma megtekintése: napló, állás, pontszámok.
cli-help-move = Megállás ennyi lépés után.
cli-help-seat = Csak az látsszon, ami erről a helyről látható; a helyek számozása 0-tól indul.
cli-help-verify = Tisztességes volt-e a véletlen egy befejezett játszmában.
cli-help-simulate = Botok sok játszmát játszanak: ki nyer?
cli-help-seats-simulate = Minden helyre egy bot: greedy vagy random.
cli-help-games = A játszmák száma.
cli-help-bench = Milyen gyorsan futnak a játékok.
cli-help-serve = Az asztal megnyitása böngészőknek.
cli-help-think = Ennek a gépnek a számítási teljesítményét kölcsönadja azoknak a szervereknek, amelyek közös PostgreSQL-adatbázist használnak.
cli-help-processes = Hány folyamat számoljon; ha nincs megadva, magonként egy.
cli-help-host = A cím, amelyen a szerver figyel (127.0.0.1: csak ez a gép).
cli-help-port = A port, amelyen a szerver figyel.
cli-help-open = Az oldal megnyitása a böngészőben.
cli-serving = Az asztal nyitva: { $address }
cli-serving-stop = A Ctrl-C bezárja. A játszmák megmaradnak.
cli-thinking = Ez a gép most együtt gondolkodik az adatbázis szervereivel: { $url } (folyamatok: { $processes }).
cli-thinking-stop = A Ctrl-C leállítja. Amin éppen dolgozott, azt más gépek veszik át.
cli-port-taken = Ezt a portot már egy másik program használja: { $port }.
cli-not-installed = Ehhez szükség van egy csomagra, amely itt nincs telepítve: { $package }. Így telepíthető: { $install }
cli-help-seats-bench = Csak ennyi játékossal; többször is megadható.
cli-help-seconds = Meddig tartson egy-egy mérés.
cli-help-device = Csak ezen az eszközön.
cli-help-against = Más programok mérése is.
cli-help-start = Az indulás idejének mérése is.
cli-help-new-game = Ezen a néven egy nagyon kicsi, de teljes és tesztelt játékot ír, amelyet a sajátoddá alakíthatsz.
cli-help-name = Ahogyan a játékot a program nevezi: kisbetűk, a szavak között aláhúzásjellel.
cli-help-golden = Addig játszik, amíg a játék mintajátszmái mindent meg nem mutatnak, és megőrzi őket.
cli-new-game-bad-name = Egy játék neve 3–20 kisbetű, a szavak között aláhúzásjellel; ez nem ilyen: „{ $name }”.
cli-new-game-name-taken = Ez a név már foglalt a programban: „{ $name }”. Válassz másikat.
cli-new-game-no-sources = Az új játék a Storeys forráskódjába kerül, ez a Storeys pedig anélkül lett telepítve.
cli-new-game-written = A játék teljes, és már játszható. Alakítsd lépésről lépésre a sajátoddá: a CONTRIBUTING.md leírja, hogyan.
cli-golden-shown = A mintajátszmák mindent megmutatnak.
cli-golden-missing = Még nem látszik, kézzel kell lejátszani: { $what }

## A parancssor: ranglista

cli-help-ladder = Botok játszmái blokkokban: ki az erősebb, mennyivel, és mennyire biztos ez?
cli-help-ladder-players = Kik játszanak: botok név szerint, valamint „search”, akár saját kerettel (search:0.2s, search:500) és szálakkal (search:1s:2).
cli-help-ladder-seats = Hányan ülnek egy asztalnál.
cli-help-ladder-blocks = Hány blokk legyen: játszmák ugyanazzal a véletlennel, minden helyről lejátszva.
cli-help-ladder-seconds = Mennyi ideig gondolkodhat egy lépésen az a keresés, amelynek nincs saját kerete.
cli-help-ladder-simulations = Ehelyett: hány próbajátszmát nézhet végig. Így minden gép ugyanazokat a játszmákat játssza.
cli-help-ladder-seed = Egy szám, amely minden véletlent rögzít.
cli-help-ladder-lone = Csak az első játékos, egyedül mindegyik másik ellen, aki ilyenkor az összes többi helyen ül.
cli-help-ladder-processes = Hány játszma folyjon egyszerre.
cli-help-ladder-stop-when = Megállás, amint biztos, hogy mindegyik játékos a következő ellen a győzelmek nagyobb vagy kisebb részét szerzi meg, mint az egyenlő rész („fair”) vagy egy megadott arány, például 0.92.
cli-help-ladder-limit = Ennyi másodperc után ne kezdődjön újabb játszma; a --resume folytatja.
cli-help-ladder-out = A játszmák, a táblázat és a rajz mappája. Ha nincs megadva játék, a mappa tartalma jelenik meg.
cli-help-ladder-resume = A mappában lévő ranglista folytatása.
cli-column-rating = Értékszám
cli-column-against = Ellenfél
cli-column-share = Győzelmi arány %
cli-column-fair = Egyenlő erőnél %
cli-column-blocks = Blokk
cli-column-matches = Játszma
cli-column-goal = Cél
cli-column-reached = Cél elérve %
cli-column-decisions = Döntés
cli-column-pace = s/döntés
cli-column-longest = Leghosszabb, s
cli-ladder-between = { $low } … { $high }
cli-ladder-played = { $game }, játékosok egy asztalnál: { $table }. Blokkok: { $blocks }, játszmák: { $matches }, kezdőérték: { $seed }.
cli-ladder-stopped = Megállt, amint az eredmény biztos volt; a tartományok akkor is érvényesek, ha közben többször is megnézték az eredményt.
cli-ladder-looked = A tartományok akkor is érvényesek, ha közben többször is megnézték az eredményt.
cli-ladder-unfinished = Még nincs kész: a --resume folytatja.
cli-ladder-too-little = Ez még kevés ahhoz, hogy bármit mondani lehessen.
cli-ladder-made = Készült: { $day }, ezzel a paranccsal:
cli-ladder-written = Kiírva: { $path }
cli-ladder-player-unknown = Itt senki sem játszik „{ $name }” néven. Választható: { $known }.
cli-ladder-player-budget = „{ $name }” nem olvasható. Egy keresés így írható: search, search:0.2s, search:500, search:1s:2.
cli-ladder-player-brought = „{ $name }” nem tölthető be: { $reason }
cli-ladder-bad-twice = „{ $name }” kétszer szerepel; egy ranglistán minden játékosnak másnak kell lennie.
cli-ladder-bad-one = Egy ranglistához legalább két játékos kell, hacsak nem egyedül játszanak (--seats 1).
cli-ladder-bad-lone = Egyszemélyes asztalnál nincs ki ellen leülni.
cli-ladder-bad-stop-when = „{ $value }” nem arány: „fair” vagy egy 0 és 1 közötti szám kell.
cli-ladder-bad-stop-alone = Aki egyedül játszik, azt senkivel sem hasonlítjuk össze, így nincs mikor megállni: hagyd el a --stop-when kapcsolót.
cli-ladder-in-the-way = { $path }: itt már van egy ranglista. Folytasd a --resume kapcsolóval, vagy válassz másik mappát.
cli-ladder-other = { $path }: ez egy másik ranglista. Ami eltér: { $unlike }.
cli-ladder-changed-bots = { $path }: a ranglista kezdete óta megváltoztak a szabályok vagy a botok. Kezdj újat egy másik mappában.
cli-ladder-none = { $path }: itt nincs ranglista.
cli-ladder-fewer-blocks = Ennél több blokk már le van játszva. Legalább ennyit kérj: { $played }.
cli-ladder-broken-record = { $path }: hibás sor, a száma { $line }.
cli-ladder-cannot-keep = { $path } nem írható: { $reason }
cli-ladder-busy = { $path }: ezen a ranglistán már egy másik folyamat dolgozik.
cli-ladder-no-machine-code = A kereséshez gépi kód kell, és itt nem készíthető: { $reason }
cli-ladder-match-failed = { $block }. blokk, { $match }. játszma – megszakadt: { $reason }
cli-ladder-match-illegal = { $block }. blokk, { $match }. játszma: { $name } olyat választott, amit a szabályok nem engednek (művelet: { $action }).
cli-ladder-match-died = { $block }. blokk, { $match }. játszma: a folyamat, amely játszotta, leállt.

### A szerver

server-behind = Közben történt valami az asztalnál: nézd meg újra, és válassz ismét.
server-not-yours = Ez nem a te helyed.
server-waiting = A játszma akkor kezdődik, amikor minden szék foglalt.
server-not-over = Ez a játszma végén lesz elérhető.
server-full = Ennél az asztalnál minden szék foglalt; nézőként maradhatsz.
server-many-tables = Már annyi játszmád folyik, amennyi egy játékosnak lehet: előbb fejezz be egyet, vagy pakolj el egy asztalt.
server-many-listed = A listán már annyi asztal áll tőled vagy a hálózatodról, amennyi lehet: ehhez az asztalhoz inkább hivatkozással hívj meg másokat.
server-sent-away = Aki ezt az asztalt felállította, elküldött tőle.
server-others-sit = Ezt az asztalt már elhagytad, és mások ülnek mellette: nekik megmarad.
server-nobody-there = Ezen a széken nem ül senki más.
server-taken = Ezen a széken már ül valaki.
server-pace = Ha többen ültök az asztalnál, a botok tempójáról az dönt, aki az asztalt megnyitotta.
server-hints-off = Ennél az asztalnál nincsenek tippek.
server-hint-in-lesson = A leckében maguk a lépések adnak tippet.
server-review-running = Ez a játszma még tart: elemezni akkor lehet, ha véget ért.
server-many-reviews = Több általad kért elemzés még nincs kész: várd meg, amíg az egyik elkészül.
server-reviews-full = Most túl sok elemzés készül: próbáld meg kicsit később.
server-no-review = Nincs ilyen elemzés; talán már elpakolták az asztalát.
server-begun = A játszma elkezdődött: már senkit sem lehet elküldeni az asztaltól, és széket sem lehet botnak adni.
server-chairs = Így nem lehet leülni: legfeljebb egy széket foglalhatsz el, a szomszédaid pedig melletted ülnek.
server-reserved-name = Itt így hívnak egy botot, egy széket vagy a véletlent: válassz másik nevet.
server-malformed = A szerver nem érti ezt az üzenetet.
server-older-rules = A szabályok megváltoztak e játszma óta, ezért nem folytatható.
server-stood-still = Ennél az üzenetnél a szerver megállt, ezért nem hajtja végre újra. Más nem veszett el: próbálj meg valami mást.
server-put-aside = Ennél az asztalnál a szerver megállt, ezért félretettük. A naplója megmaradt.
server-private = Ez az asztal zártkörű: a nézőknek is szükségük van a kódjára.
server-origin = Ez a kérés egy másik oldalról jött, ezért nem hajtottuk végre.
server-bad-code = Nincs ilyen kódú asztal. Lehet, hogy elírás történt.
server-bad-token = Ezt a hivatkozást már felhasználták, vagy túl régi.
server-no-table = Nincs ilyen asztal; talán már elpakolták.
server-no-record = Ez a rögzített játszma itt már nincs megnyitva.
server-gone = Ezt az asztalt elpakolta az, aki felállította.
server-not-found = Ezen a címen nincs semmi.
server-method = Ezt itt nem lehet megtenni.
server-too-large = Ez az üzenet túl hosszú.
server-too-long = Ez a szöveg túl hosszú: kérjük, rövidítsd le.
server-slow-file = { $path }: ennek a játszmának a beolvasása itt túl sokáig tart.
server-too-fast = Túl sok kérés egyszerre: kérjük, várj egy pillanatot.
server-too-many = Most túl sokan vannak itt: kérjük, gyere vissza kicsit később.
server-metrics = A mérőszámok csak a szerver saját gépén láthatók, vagy annak, aki megadja a szerver tokenjét.
server-house-set = A szerver elérhetőségét a beállításai rögzítik, ez az oldal nem változtat rajtuk.
server-house-elsewhere = Erről csak azon a számítógépen lehet dönteni, amelyen a szerver fut.
server-no-network = Ez a számítógép nincs olyan otthoni hálózaton, ahol mások megtalálhatnák.
server-away = A szerver most nem éri el az adatbázisát; semmi sem veszett el abból, amit visszaigazolt. Kérjük, próbáld meg újra egy pillanat múlva.
server-trouble = Hiba történt a szerveren; semmi sem veszett el. Kérjük, próbáld meg újra.
server-in-use = { $path }: ezt a fájlt egy másik Storeys-szerver használja. Előbb állítsd le azt, vagy ha több szerver fut, használjanak PostgreSQL-adatbázist.
server-damaged = Megsérült az adatbázis: { $path } ({ $detail }). Semmi sem változott meg. Őrizz meg egy másolatot a fájlról, majd tegyél a helyére egy biztonsági mentést, vagy mentsd ki, ami még olvasható: sqlite3 { $path } .recover | sqlite3 recovered.db
server-unreachable = Az adatbázis nem érhető el: { $url } ({ $detail }). Fut ott a PostgreSQL, és jó a cím meg a jelszó?
server-think-needs-postgres = A számítási teljesítményt PostgreSQL-adatbázison át lehet kölcsönadni: ebben a környezeti változóban add meg a szerverek közös adatbázisát: STOREYS_DATABASE_URL.
server-think-other-version = Ezen a gépen a Storeys más változata van, mint az adatbázis szerverein: { $url } ({ $detail }), ezért a válaszaiban nem lehetne megbízni. Telepítsd ide ugyanazt a változatot.

review-no-search = Az elemzés nem halad tovább: ezen a szerveren a legerősebb bot nem tud gondolkodni, mert nincs fordítóprogram, vagy nincs mappa a gépi kódnak. Ami eddig kiderült, megmarad.
review-other-version = Az elemzés nem halad tovább: a programot a szerver futása közben kicserélték. Akkor folytatódik, ha a szervert újraindítják.
review-failed = Az elemzés nem halad tovább: valami hiba történt. Ami eddig kiderült, megmarad.

### A böngésző

## Kezdőlap

web-welcome = Mit építünk ma?
web-home = Kezdőlap
web-play-now = Játsszunk!
web-play-now-means = „Játsszunk!”: két bot ellen, azonnal, fiók nélkül.
web-play-alone = Játék egyedül
web-lesson = Első lecke
web-new-table = Új asztal
web-rulebook = Szabálykönyv
web-rulebook-of = { $game }: szabálykönyv
web-contents = Tartalom
web-search-rules = Keresés a szabályok között
web-no-rule-found = Egyik szabályban sincsenek meg ezek a szavak.
# $found (number) rules have the words that were searched for
web-rules-found =
    { $found } szabály
web-players = { $least }–{ $most } játékos
web-minutes = körülbelül { $minutes } perc
web-difficulty-1 = könnyen tanulható
web-difficulty-2 = gondolkodós
web-difficulty-3 = komoly kihívás
web-my-tables = Az asztalaid
web-all-tables = Az összes ({ $tables })
web-dismiss = Elrejtés
web-dismiss-table = Az asztal elrejtése: { $game }
web-dismissed = Elrejtve: { $game }.
web-dismissed-goes-on = A játék itt folytatódik.
web-bring-back = Vissza a listára
web-won-by = Nyertél, az előnyöd { points }.
web-won = Nyertél: { points }.
web-won-together = Holtverseny az élen: { points }.
web-placed = { $place }. hely ({ $seats } játékos), { points }
web-goal-reached = { points } – elérted a célt!
web-table-waiting = Játékosokra vár.
web-join = Csatlakozás asztalhoz
web-join-code = A meghívó kódja vagy hivatkozása
web-join-button = Csatlakozom
web-recorded-games = Rögzített játszma átlapozása
web-open-file = Rögzített játszma megnyitása
web-open-file-about = Egy fájlként letöltött játszma. A fájlt az oldalon bárhová be is húzhatod.
web-drop-file = Engedd el a fájlt, és átlapozhatod a játszmáját.
web-file-reading = { $path }: beolvasás…
web-file-unreadable = { $path }: ezt nem lehet elolvasni.
web-watch = Nézd meg, hogyan játszanak mások

## Új asztal

web-new-table-of = { $game }: új asztal
web-chairs = Székek
web-chair = { $seat }. szék: ki ül itt
web-chair-me = Én
web-chair-bot = Egy bot
web-chair-open = Egy barát, meghívóval
web-chair-neighbour = Valaki mellettem, ennél a képernyőnél
web-chair-open-means = Hivatkozást és QR-kódot kapsz, amelyet elküldhetsz.
web-open-chair = Szabad szék
web-add-chair = Még egy szék
web-take-away = Elveszem
web-remove-chair = { $seat }. szék elvétele
web-bot-level = Milyen erősek a botok
web-bot-random = Véletlen bot: találomra játszik
web-bot-greedy = Mohó bot: a legtöbb pontra hajt
web-bot-level1 = Inas
web-bot-level1-means = Minden második lépése találomra születik: aki ismeri a szabályokat, megveri.
web-bot-level2 = Kőműves
web-bot-level2-means = Tudja, mi hoz pontot, de néha hibázik: az első játszmákhoz éppen jó.
web-bot-level3 = Pallér
web-bot-level3-means = Mindig azt választja, ami elsőre a legjobbnak látszik, de nem számol előre.
web-bot-level4 = Mérnök
web-bot-level4-means = Rövid ideig előre is számol, de nem minden lépésnél: akinek van terve, legyőzi.
web-bot-level5 = Építész
web-bot-level5-means = A legtöbb lépésnél több mint fél másodpercig számol előre: gyakorlott játékosoknak is kihívás.
web-bot-level6 = Építőmester
web-bot-level6-means = Lépésenként akár három másodpercig gondolkodik; ennél erősebb botot nem tudunk készíteni: számíts vereségre.
web-warming-compiling = Az erősebb botok még készülnek erre a játékra; addig egyszerűbben játszanak.
web-warming-no-compiler = Az erősebb botok itt egyszerűbben játszanak: ezen a szerveren nincs fordítóprogram (Numba).
web-warming-no-cache = Az erősebb botok itt egyszerűbben játszanak: a szerver nem tudja hová menteni a gépi kódjukat.
web-warming-failed = Az erősebb botok itt egyszerűbben játszanak: nem sikerült felkészíteni őket erre a játékra.
web-name = Név
web-your-name = A neved
web-options = Az asztal szabályai
web-table-manners = Az asztal
web-listed = Mindenki láthatja és nézheti ezt az asztalt
web-bots-take-over = Aki elmegy, annak a helyére bot ül, akinek pedig letelik az ideje, a helyett bot dönt
web-may-hint = Lehet tippet kérni; mindenki látja, ki kért
web-clock = Tempó
web-clock-none = Óra nélkül
web-clock-relaxed = Ráérős: néhány perc minden döntésre
web-clock-correspondence = Levelezős: néhány nap minden döntésre
web-set-up = Asztal megnyitása
web-cancel = Mégse

## Leülés az asztalhoz

web-invited = Meghívó
web-invited-to = Meghívtak egy játékra
web-invited-by = { $name } meghívott egy játékra
web-chairs-free = Szabad székek: { $free } / { $seats }.
web-begun-full = A játék már elkezdődött, és minden szék foglalt, de nézheted.
web-over-already = Ez a játék már véget ért, de megnézheted, hogyan.
web-invitation-broken = Ez a meghívó hiányos, vagy már nem érvényes: kérj újat attól, aki küldte.
web-what-name = Hogyan szólítsanak a többiek?
web-what-name-means = Üresen is hagyhatod. A beállításokban bármikor megváltoztathatod.
web-sit-down = Leülök
web-watch-this = Csak nézem
web-table-full = Minden szék foglalt, de nézheted a játékot.
web-waiting = A játék akkor kezdődik, amikor minden szék foglalt.
web-invite = Küldd el ezt a hivatkozást, vagy olvasd be a QR-kódot egy telefonnal:
web-qr = A meghívó QR-kódja
web-code = Vagy kóddal:
web-link = Hivatkozás
web-link-only-here = Ezt a hivatkozást csak ez a számítógép tudja megnyitni. Ha másokat is meghívnál, indítsd a szervert ezzel a paranccsal: „{ $command }”, és a számítógép nevén vagy címén nyisd meg ezt az oldalt.
web-house-ask = Egyelőre csak ez a számítógép tudja megnyitni a hivatkozást. Beengeded az otthoni hálózatodat?
web-house-means = Ezután az ugyanazon a Wi-Fin lévő telefonok és számítógépek is megnyithatják az oldalt, amíg újra be nem zárod, vagy le nem állítod a szervert.
web-house-open = Beengedem
web-house-is-open = Nyitva az otthoni hálózatodnak: a hivatkozást ugyanazon a Wi-Fin bárki használhatja.
web-house-close = Bezárom újra
web-copy = Másolás
web-copied = Másolva
web-leave = Felállok az asztaltól
web-leave-do = Felállok
web-leave-sure-to-bot = A székeden, a te neveddel egy bot játszik tovább. A játszma végéig bármikor visszatérhetsz.
web-leave-sure = A széked szabad marad: a játék megvár, amíg visszatérsz, vagy más ül oda.
web-stay = Maradok
web-come-back = Visszaülök a helyemre
web-chair-to-bot = { $seat }. szék: üljön ide egy bot
web-chair-open-again = { $seat }. szék: legyen újra szabad
web-remove-table = Az asztal elpakolása
web-send-away-do = Elküldés
web-send-away-sure = { $name } nem térhet vissza ehhez az asztalhoz.
web-send-away = { $name } elküldése az asztaltól

## Az asztalnál

web-tools = Eszközök
web-undo = Visszavonás
web-taken-back = visszavont lépések: { $count }
web-taking-back = Visszavonás: amíg a következő játékos nem lépett; ha csak botok ellen játszol, a válaszuk után is. Húzott lapon, dobáson vagy felfedett titkon túl soha.
web-hint = Tipp
web-hint-says = Egy bot ezt választaná: { $choice }.
web-hint-thinking = A folytatások kiszámítása…
web-hint-ways = Mit lehet tenni
web-hint-play = Ezt lépem
web-replay = Utolsó kör újra
web-log = Napló
web-chat = Csevegés
web-rules = Szabályok
web-reference = Segédlap
web-print = Nyomtatás
web-close = Bezárás
web-question = A kérdés
web-answers = Válaszok
web-to-answers = Ugrás a válaszokhoz
web-only-answer = Csak ez az egy válasz maradt. Semmi sem történik, amíg nem választod.
web-in-hand = A kezedben van.
web-put-back = Visszateszem
web-board = Az asztalon
web-back = Vissza
web-wait = Egy pillanat.
web-clock-left = még { $time }
web-clock-hours = még { $hours } óra { $minutes } perc
web-clock-days = még { $days } nap { $hours } óra
web-clock-last-minute = Még egy perc van hátra.
web-clock-last-seconds = Még tíz másodperc van hátra.
web-clock-over = Letelt az idő.
web-clock-over-bot = Letelt az idő, bot dönt.
web-you-watch = Néző vagy.
web-recorded = Rögzített játszma: { $path }
web-recorded-none = Itt nincs megnyitva rögzített játszma. A kezdőlapon megnyithatsz egyet.
web-recorded-only = Ez egy rögzített játszma: ebben már senki sem lép.
web-sit-here = Az asztal innen nézve: { $name }
web-away = nincs itt
web-bot-plays-on = egy bot játszik tovább
web-has-left = elment
web-left-to-bot = { $name } felállt az asztaltól; egy bot játszik tovább.
web-left = { $name } felállt az asztaltól; a széke szabad.
web-is-back = { $name } visszatért.
web-speed = A botok tempója
web-speed-calm = nyugodt
web-speed-brisk = élénk
web-speed-once = azonnali
web-skip-to-me = Ugrás az én körömre
web-hidden-move = Valami, amit nem láthatsz.
web-turn = { $who } { $doing }
web-turn-points = { $who } { $doing }: { $before } → { $after }
web-turn-setup = Előkészületek
web-turn-end = Vége: { $scores }
web-turn-score = { $name } { $points }
web-past = Korábbi állás
web-past-turn = Visszatekintés: { $turn }. kör, összesen { $last }
web-past-start = A kezdet
web-replaying = Az utolsó kör még egyszer
web-earlier = Korábbi
web-later = Későbbi
web-past-slider = Kör
web-play = Lejátszás
web-pause = Szünet
web-replay-speed = Sebesség
web-whose-view = Kinek a szemével
web-view-all = Minden nyíltan
web-view-own = Ahogy te látod
web-view-spectator = Nézőként
web-link-moment = Hivatkozás erre a pillanatra
web-skip = Átugrom
web-back-to-now = Vissza a játékhoz
web-go-on = Tovább
# $number and $total (numbers) of steps
web-lesson-step = Lépés: { $number }/{ $total }
web-lesson-watch = Nézd, mit csinál a bot!
web-lesson-instead = Az is szabad volna, de előbb tedd azt, ami világít: nemsokára úgy játszol, ahogy szeretnél.
web-lesson-read-first = Egy pillanat: előbb olvasd el ezt, aztán nyomd meg a „Tovább” gombot.
web-lesson-play-on = Játssz tovább szabadon
web-lesson-leave = Inkább szabadon játszom
web-lesson-known-chance = Ez lecke: a szerencse ismert, és mindig ugyanaz.
web-chat-empty = Még senki sem szólt semmit.
web-chat-line = Mondj valamit
web-chat-send = Küldés

## A vége

web-you-win-by = Te nyertél { $points } pont előnnyel
web-wins-by = { $name } nyert { $points } pont előnnyel
web-you-win = Te nyertél
web-wins = { $name } nyert
web-you-win-together = Közös győzelem veled: { $names }
web-win-together = Közös győztesek: { $names }
web-place = { $number }. hely
web-solo-goal = A célod: { points }
web-solo-reached = { points } – elérted a célt!
web-solo-next = A következő cél: { $next }.
web-solo-missed = { points } – a célhoz ({ $goal }) { $missing } pont hiányzott
web-solo-record = Egyedül játszva
web-solo-so-far = Lejátszott játszmák: { $games }. Elért célok: { $reached }.
web-solo-when = Dátum
web-solo-wanted = Cél
web-rematch = Visszavágó
web-join-rematch = Irány a visszavágó
web-show-board = A tábla
web-show-sheet = A pontozólap
web-leaf-through = A játék átlapozása
web-download = A játszma letöltése
web-picture-share = Kép megosztása
web-picture-save = Kép mentése
web-dice-promised = A sorsolás lenyomata, ígéret az első osztás előtt:
web-dice = A véletlen ellenőrzése
web-dice-text = Az első osztás előtt az asztal egy titkos kezdőértéket ígért, és megmutatta a lenyomatát; ez a böngésző megjegyezte. A kezdőérték most már nyilvános, így a böngésző minden sorsolást megismételhet.
web-dice-commitment = Az ígért lenyomat (SHA-256)
web-dice-seed = Kezdőérték
web-dice-check = Ellenőrzöm
web-dice-fair = { $draws ->
    [0] A kezdőérték az, amelyet ígértek. Ebben a játszmában nem volt sorsolás.
   *[other] A kezdőérték az, amelyet ígértek, és minden sorsolás egyezik vele (összesen { $draws }).
}
web-dice-unfair = Ez nem az a kezdőérték, amelyet akkor ígértek, amikor ez a böngésző először látta az asztalt.
web-dice-unfair-draw = A kezdőértékből más következik, mint amit kisorsoltak; a napló sora: { $line }.
web-dice-changed = Vigyázat: ennél az asztalnál már nem az a sorsolás érvényes, amelyet akkor ígértek, amikor ez a böngésző először látta.
web-log-rewritten = Vigyázat: a napló { $line }. sora most mást mond, mint korábban.
web-dice-copied = A napló első { $lines } sora egy másik játszmából való: ez a játszma annak az állásából indult. Az ottani sorsolást ott ígérték meg.
web-dice-more = A „storeys verify” parancs a letöltött játszmát a szabályok szerint is ellenőrzi.

## Az elemzés

web-review = Elemzés
web-review-of = Elemzés: { $game }
web-review-progress = Átnézve: { $found }, összesen { $total }
web-review-waiting = Ennek a játszmának az elemzése mindjárt elkezdődik.
web-review-curve = Győzelmi esélyek
web-review-curve-alone = A cél elérésének esélye
web-review-chance = { $name } { $chances }%
web-review-moments = Mi döntötte el a játszmát
web-review-no-moments = Nem volt döntő pillanat.
web-review-moment-choice = { $who }: „{ $doing }”, pedig jobb lett volna: „{ $better }”. Esély: { $change }%.
web-review-moment-lucky = { $name }: szerencse. Esély: +{ $change }%.
web-review-moment-unlucky = { $name }: balszerencse. Esély: { $change }%.
web-review-moment = { $number }. pillanat
web-review-here = Döntések ebben a körben
web-review-no-choice = Itt senkinek sem volt választása.
web-review-not-yet = Ezt még nem néztük át.
web-review-best = A legerősebb bot sem talált jobbat.
web-review-better = A legerősebb bot ezt választotta volna: „{ $better }”.
web-review-cost = Esély: { $change }%
web-review-expected = Mire számított utána
web-review-players = Ki hogyan játszott
web-review-accuracy = Pontosság
web-review-luck = Szerencse
web-review-skill = Saját lépések
web-review-players-what = Mit jelentenek ezek a számok
web-review-about = Pontosság: 100, ha valaki mindig azt választotta, amit a legerősebb bot választott volna, vagy ugyanolyan jót. Szerencse: mindent összevetve mennyit változtatott a véletlen a győzelmi esélyeken; a ± azt mutatja, ez mennyire biztos. Saját lépések: ugyanez a saját döntésekre.
web-review-play-on = Folytatás innen
web-review-play-on-about = Új asztalnál: az egyik helyre te ülsz, a többire botok, és a sorsolás elölről kezdődik.
web-review-over = Itt már vége a játszmának. Menj kicsit vissza, és onnan játszhatsz tovább.
web-review-seat = A helyed
web-review-link = Hivatkozás erre az elemzésre
web-review-missing = Ezt az elemzést nem lehet megjeleníteni.

## Beállítások és súgó

web-settings = Beállítások
web-language = Nyelv
web-theme = Megjelenés
web-theme-system = A rendszer szerint
web-theme-day = Világos
web-theme-night = Sötét
web-set-sounds = Halk hangok
web-set-motion = Mozgó lapok és kockák
web-set-autoplay = A megkezdett lépés magától folytatódik, ha csak egyféleképpen lehet
web-set-shortcuts = Egybillentyűs parancsok
web-recovery = Folytatás másik böngészőben
web-recovery-link = Nyisd meg ezt a hivatkozást a másik böngészőben; egyszer használható, és ez a böngésző ezzel kijelentkezik.
web-sign-out-others = Kijelentkezés minden más böngészőből
web-signed-out-others = Minden más böngészőből kijelentkeztél.
web-recover-title = Folytatás itt
web-recover-ask = Ez a hivatkozás egy játékost és minden asztalát áthozza ebbe a böngészőbe.
web-recover-do = Itt folytatom
web-help = Billentyűk
web-help-text = Minden elérhető a Tab, és kiválasztható az Enter billentyűvel. Az asztalnál egy-egy billentyű is segít:
web-key-answer = Az ezzel a számmal jelölt válasz
web-key-undo = Az utolsó lépés visszavonása
web-key-hint = Tipp kérése
web-key-replay = Az utolsó kör visszajátszása
web-key-skip = Ugrás az én körömre
web-key-log = A napló nyitása, zárása
web-key-chat = A csevegés nyitása, zárása
web-key-rules = A szabályok nyitása, zárása
web-key-reference = A segédlap nyitása, zárása
web-key-settings = A böngésző beállításai
web-key-help = Ez a billentyűlista
web-key-now = Vissza a jelenlegi álláshoz
web-key-earlier = Egy körrel vissza; Shifttel egy lépéssel
web-key-later = Egy körrel előre; Shifttel egy lépéssel
web-key-first = A játszma elejére
web-key-last = A legutóbbi állásra

## Ha valami hiányzik

web-lost-title = Itt nincs semmi
web-not-found = Ezen a címen nincs semmi. Lehet, hogy a hivatkozás régi vagy hiányos.
web-no-server = A szerver most nem érhető el. Semmi sem veszett el; próbáld újra egy kicsit később.
web-try-again = Újra
web-line-connecting = Csatlakozás az asztalhoz…
web-line-lost = Megszakadt a kapcsolat. Magától helyreáll, és semmi sem vész el.
web-line-lost-sending = Megszakadt a kapcsolat. A lépésedet megőrizzük, és elküldjük, amint helyreáll.
web-line-open = Újra van kapcsolat.
web-sending = A lépésed úton van…
