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
towers-piece = { towers-card }
towers-several-draw = Felfordított lapok: { $several }.
towers-several-take = { $who } ezeket veszi fel: { $several }.
towers-several-place = { $who } ezeket építi be: { $several }.
towers-turn-take = felveszi { $several }
towers-turn-take-piece = a { towers-card.accusative }
towers-turn-keep = nem távolít el lapot
towers-turn-remove = eltávolítja a { towers-card.accusative }

## 5 torony: kérdések

towers-ask-first-bid =
    { $most ->
        [0] Nyisd meg a licitet: egyik lapot sem tudod beépíteni, ezért mondj 0-t.
       *[other] Nyisd meg a licitet: mondj egy számot 0-tól { $most }-ig.
    }
towers-ask-bid = A legmagasabb licit: { $bid }. Licitálj többet, vagy passzolj; legfeljebb { $most } lapot tudsz beépíteni.
towers-ask-pass = A legmagasabb licit: { $bid }, te pedig legfeljebb { $most } lapot tudsz beépíteni: passzolj.
towers-ask-take = Válaszd ki, melyik lapot veszed fel (még { $cards } van hátra).
towers-ask-removing = Távolítsd el az egyik tornyod felső lapját, vagy hagyd meg mindet.
towers-ask-must-remove = Nem fér fel minden lap: távolítsd el az egyik tornyod felső lapját.
towers-ask-place = Válaszd ki, melyik lapot építed be (még { $cards } van hátra).
towers-ask-starting = A véletlen dönti el, ki kezd.
towers-ask-dealing = Új lapok kerülnek a kínálatba.
towers-ask-ended = Vége a játéknak: a húzópakli másodszor is elfogyott.
towers-ask-ended-early = Vége a játéknak: a húzópakli elfogyott, és nincs mit újrakeverni.

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
towers-why-bids-go-to = Licitálni 0-tól { $most }-ig lehet.
towers-why-bid-higher = A legmagasabb licit: { $bid }. Licitálj többet, vagy passzolj.
towers-why-display-is-short = A kínálatban csak { cards } van, ennél többet senki sem licitálhat.
towers-why-cannot-build =
    { $most ->
        [0] Ennyit nem tudsz beépíteni ({ cards }): a tornyaidra egy lap sem fér fel.
       *[other] Ennyit nem tudsz beépíteni ({ cards }): a tornyaidra legfeljebb { $most } fér fel.
    }
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
towers-why-not-lower = A { towers-card } nem kerülhet olyan lapra, amelynek értéke { $top }: felfelé haladva az értékeknek csökkenniük kell.
towers-why-blocks-the-rest = Ha most a { towers-card.accusative } építed be, a többi felvett lap már nem fér fel: kezdd egy másikkal.

## 5 torony: pontozás

towers-score-tower = { towers-tower }, tető nélkül: { cards }
towers-score-roofed = { towers-tower }, tetővel: { cards } × 2
towers-score-chosen = Kiválasztott torony ({ towers-suit }): { cards }
towers-score-removed = Eltávolítva: { cards }

## 5 torony: az asztal a terminálban

towers-cli-passed = passzol
towers-cli-has-bid = licit: { $cards }
towers-cli-passes =
    { $passes ->
        [0] a pakli első menete
       *[other] a pakli második menete
    }
towers-cli-roof = tető
towers-cli-removed = eltávolítva

### Az 5 torony szabálykönyve

towers-rulebook-intro = Építészek vagytok, 2–5 játékos, és minden fordulóban a kínálat lapjaira licitáltok: aki a legtöbb lap felvételét vállalja, az választhat, de mindet be is kell építenie a tornyaiba, amelyekben az értékek felfelé csökkennek. A tornyok minden lapja pontot ér, tető alatt kétszer annyit, az eltávolított lapok viszont pontokba kerülnek; az nyer, akinek a legtöbb pontja van. A húzópakli sorrendjén kívül minden nyílt, így mindig kiszámolhatod, mely lapok vannak még benne.
towers-section-cards = A lapok
towers-rule-T-1 = Ötféle lap van: cukorka, kísértet, növény, roncs és homok. Minden fajtában egy-egy lap van 0-tól 15-ig minden értékből, ez összesen 80 lap.
towers-rule-T-2 = Négy vagy öt játékosnál minden fajtában van még egy lap a 0, 2, 5, 7, 10 és 12 értékből, így összesen 110 lappal játszotok. Két vagy három játékosnál ez a 30 lap a dobozban marad.
towers-section-towers = A tornyok
towers-rule-T-3 = Minden fajtából csak egy tornyod lehet, tehát legfeljebb öt. A felvett lap mindig a saját fajtájának tornyába kerül.
towers-rule-T-4 = Ha egy fajtából még nincs tornyod, bármelyik lapjával elkezdheted, akár 9-essel vagy 0-ssal is. Ha egy torony egyetlen lapját eltávolítod, a tornyot újra elkezdheted, megint bármelyik lappal.
towers-rule-T-5 = Meglévő toronyra csak olyan lapot tehetsz, amely kisebb a felső lapnál. Az egyenlő lap nem jó: 7-esre tehetsz 6-ost vagy 2-est, de egy második 7-est nem. Kivétel a 8-as és a 9-es (T-6, T-7).
towers-rule-T-6 = A 8-asra a saját fajtájából bármelyik lapot ráteheted, kisebbet és nagyobbat is. A 8-as után jöhet például 13-as.
towers-rule-T-7 = A 9-est a saját fajtájából bármelyik lapra ráteheted, csak a 0-sra nem. Kerülhet például 3-asra is, és a torony a 9-estől épül tovább.
towers-rule-T-8 = A 0-s a torony tetője: soha semmi nem kerülhet rá, még 9-es sem, és nem lehet eltávolítani. Az a torony, amelyet 0-ssal kezdesz, rögtön kész is van.
towers-rule-T-9 = A lerakott lap a helyén marad, soha nem mozdítható el. Egyetlen kivétel az eltávolítás (T-18).
towers-section-setup = Előkészületek
towers-rule-T-10 = A megkevert lapok lefelé fordítva alkotják a húzópaklit. A véletlen dönti el, ki kezdi az első licitet; mindenkinek egyforma az esélye.
towers-section-round = Egy forduló
towers-rule-T-11 = A forduló elején öt lapot fordítunk fel a húzópakliból: ez a kínálat. Ennél kevesebb lap csak az utolsó fordulóban lehet (T-24).
towers-rule-T-12 = Licit: a kezdőjátékos mond egy számot 0-tól 5-ig, hogy hány lapot vesz fel a kínálatból; ő nem passzolhat. Utána az óramutató járása szerint, egyszer körbe, mindenki vagy többet licitál az addigi legmagasabb licitnél, vagy passzol. Senki sem szólal meg kétszer. Ha például Antek 3-mal nyit és Bartek passzol, Zuza 4-et vagy 5-öt mondhat, vagy passzolhat.
towers-rule-T-13 = A licit azonnal véget ér, ha valaki a kínálat összes lapjára licitál: ötre, vagy hiányos kínálatnál annyira, ahány lap ott van (T-24). Aki addig nem szólalt meg, az már nem licitálhat. Például Antek 3-mal nyit, Bartek passzol, Zuza 5-öt mond, és rögtön fel is veszi a lapokat; a bal oldalán ülő Sebastian már nem kerül sorra.
towers-rule-T-14 = Nem licitálhatsz több lapra, mint amennyit be tudsz építeni (T-19), blöffből sem, abban bízva, hogy valaki túllicitál. Igazi kártyákkal az ilyen licit csak később derülne ki, és vissza kellene vonni; itt a játék rögtön elutasítja, és megmondja az okát. Például Zuza egyetlen tornya egy homok 6-os, rajta egy 4-es, a kínálatban pedig egy homok 7-es és a másik négy fajtából egy-egy lap van: a 7-es a 4-es eltávolítása után sem férne fel, ezért Zuza legfeljebb 4-et mondhat.
towers-rule-T-15 = Ha a kezdőjátékos 0-t mond, és mindenki más passzol, senki sem vesz fel, nem távolít el és nem épít be lapot. Az egész kínálat a dobópakliba kerül, és a következő fordulót ugyanaz a játékos kezdi. Az utolsó fordulóban ilyenkor egyszerűen vége a játéknak.
towers-rule-T-16 = Felvétel: a licit győztese szabadon választja ki, mely lapokat veszi fel a kínálatból – pontosan annyit, amennyit licitált.
towers-rule-T-17 = A kínálat megmaradt lapjai a forduló végén a dobópakliba kerülnek.
towers-rule-T-18 = Eltávolítás: ha megnyerted a licitet, eltávolíthatod az egyik saját tornyod felső lapját, akár szükség van rá, akár nincs. Ezt a lapok felvétele után és az első lap lerakása előtt teheted meg. Egy fordulóban legfeljebb egy lapot távolíthatsz el, 0-st soha. A lap a saját eltávolított lapjaid közé kerül, többé nem vesz részt a játékban, és a végén pontlevonás jár érte (T-27).
towers-rule-T-19 = Építés: az összes felvett lapot be kell építened, tetszőleges sorrendben. Akkor tudsz beépíteni egy adott számú lapot, ha ki tudsz választani ennyit a kínálatból úgy, hogy egy lap eltávolításával vagy anélkül, valamilyen sorrendben mind felfér; aki valahány lapot be tud építeni, az eggyel kevesebbet is be tud. Például Zuza egyetlen tornya egy homok 12-es, rajta egy 6-os, a kezében pedig egy homok 7-es és a másik négy fajtából egy-egy lap van: eltávolítja a 6-ost, a helyére teszi a 7-est, a többivel pedig új tornyokat kezd.
towers-rule-T-20 = Felvételkor, eltávolításkor és építéskor csak úgy választhatsz, hogy utána még az összes licitált lapot be tudd építeni. Ha például csak egy cukorka 7-es és egy cukorka 5-ös van a kezedben, és még nincs cukorkatornyod, előbb a 7-est kell leraknod.
towers-rule-T-21 = A következő fordulót a licit győztesének bal oldali szomszédja kezdi, kivéve, ha a legmagasabb licit 0 volt (T-15).
towers-section-end = A játék vége
towers-rule-T-22 = Ha a forduló végén, miután a kínálat maradéka a dobópakliba került (T-17), először fogy el a húzópakli, az összes eldobott lapot, az ebben a fordulóban eldobottakat is, megkeverjük, és ez lesz az új húzópakli. A tornyok lapjai és az eltávolított lapok nem kerülnek vissza. Ha nincs eldobott lap, vége a játéknak.
towers-rule-T-23 = Amikor a húzópakli másodszor is elfogy, azt a fordulót még végigjátsszátok, és utána vége a játéknak.
towers-rule-T-24 = Ebben az utolsó fordulóban ötnél kevesebb lap is lehet a kínálatban. Ilyenkor a lehető legmagasabb licit az ott lévő lapok száma.
towers-section-score = Pontozás
towers-rule-T-25 = A tető nélküli torony minden lapja 1 pontot ér, a tetővel lezárt torony minden lapja, a tető is, 2 pontot. Egy háromlapos torony a tetővel együtt például 6 pontot ér, egy hatlapos 12-t.
towers-rule-T-26 = Ezenfelül egy kiválasztott torony minden lapja még 1 pontot ér. Ez mindig az a tornyod, amelyben a legtöbb lap van: hat lap 6 további pontot jelent. Ha egy tornyod sincs, ezért nem kapsz semmit.
towers-rule-T-27 = Az első eltávolított lapod 1 pontba kerül, a második 2-be, a harmadik 3-ba, és így tovább; r eltávolított lap összesen r × (r + 1) / 2 pontba. Két eltávolított lap például 3 pontba kerül.
towers-rule-T-28 = Az nyer, akinek a legtöbb pontja van. Holtversenynél minden érintett együtt nyer, és az egyenlő pontszámok azonos helyezést jelentenek.

## 5 torony: a tábla

towers-board-auction = Licit
towers-board-bid = licit: { $bid }
towers-board-in-hand = { towers-card }, kézben
towers-board-unfit = { towers-card }, nem építhető be
# $cards (number) to be built
towers-board-go-taking =
    { $cards ->
        [one] Felvétel és beépítés
       *[other] Mind felvétele és beépítése ({ $cards })
    }
towers-board-go-removing =
    { $cards ->
        [one] Beépítés eltávolítás nélkül
       *[other] Mind beépítése, eltávolítás nélkül ({ $cards })
    }
towers-board-go-building = Mind beépítése ({ $cards })
towers-board-no-tower = { towers-tower }: még nincs
towers-board-tower = { towers-tower }, alulról: { $values }
towers-board-roofed = { towers-tower }, tetővel, alulról: { $values }
towers-board-ref-bids = Licit
towers-board-ref-bid = Mondd meg, hány lapot veszel fel; mindenki egyszer szól. Aki a legtöbbet mondja, annyi lapot vesz fel.
towers-board-ref-all = Minden felvett lapot be kell építeni a saját fajtájának tornyába.
towers-board-ref-towers = Építés
towers-board-ref-falls = Az értékek felfelé csökkennek; egyenlő lap nem jó.
towers-board-ref-remove = Építés előtt eltávolíthatod egy tornyod felső lapját, de a 0-st soha.
towers-board-ref-points = Pontok
towers-board-ref-card = Minden lap: 1, tetővel lezárt toronyban: 2
towers-board-ref-longest = A legmagasabb tornyod: minden lapja még 1
towers-board-ref-removed = Eltávolított lapok: az első –1, a második –2, a harmadik –3 és így tovább
towers-board-ref-end = Vége: az a forduló, amelyben a húzópakli másodszor is elfogy.
towers-board-ref-now = Most
towers-board-first-pass = A pakli első menete
towers-board-second-pass = A pakli második, utolsó menete
towers-board-left = A húzópakliban még megvan:
towers-board-special-0 = A 0 tető: megduplázza a torony pontjait, és végleg lezárja.
towers-board-special-8 = A 8-asra bármilyen lap kerülhet.
towers-board-special-9 = A 9-es bármelyik lapra rakható, csak a 0-ra nem.

## 5 torony: a lecke

towers-lesson-goal = Szia! Legfeljebb öt tornyot építesz, fajtánként egyet. A végén minden beépített lap egy pontot ér, a legmagasabb tornyod pedig még egyszer számít.
towers-lesson-auction = Ez az öt lap a kínálat, minden fordulóban erre licitáltok. Nem pénzt ígérsz, hanem megmondod, hány lapot veszel fel. Aki a legtöbbet mondja, az választ – és mindet be is kell építenie.
towers-lesson-open = Te nyitsz. Ezek közül három jó neked: licitálj hármat!
towers-lesson-open-instead = Az is szabad volna. Most licitálj hármat, mindjárt meglátod, miért.
towers-lesson-take = A bot passzol, tehát te választasz. A toronyban minden lapnak kisebbnek kell lennie az alatta lévőnél, ezért a nagy lapok helyet hagynak. Vedd fel a három legnagyobbat!
towers-lesson-take-instead = Az a lap is jó volna, de a nagyobbak több helyet hagynak. Vedd fel azokat, amelyek világítanak!
towers-lesson-nothing-yet = Építés előtt eltávolíthatsz egy lapot az egyik tornyodról. Még nincs tornyod, úgyhogy hagyj mindent, ahogy van.
towers-lesson-build = Most építsd be őket: mindegyik új tornyot kezd.
# $points (number) of the learner
towers-lesson-points = Máris { $points } pontod van: laponként egy, és a legmagasabb tornyod még egyszer.
# $bid (number) is the bot's
towers-lesson-overbid = Most a bot nyitott, a licitje { $bid }. Mindenki egyszer szólhat: többet ígérsz, vagy passzolsz. Licitálj kettőt!
towers-lesson-overbid-instead = Talán máskor. Most licitálj kettőt: két lap jól illik a tornyaidhoz.
towers-lesson-falling = Vedd fel a roncs 12-est, ez tornyot kezd, és a cukorka 7-est: az illik, mert kisebb a cukorka 12-esednél.
towers-lesson-keep = Most eltávolíthatnád az egyik torony felső lapját, hogy helyet csinálj. Először 1 pontba kerül, másodszor 2-be, harmadszor 3-ba. Van helyed elég: hagyj mindent, ahogy van.
towers-lesson-keep-instead = Az egy pontodba és egy lapodba kerülne. Hagyj mindent, ahogy van.
towers-lesson-second = Építsd be mindkettőt! Ha két lap egyforma fajtájú, a nagyobb kerül alulra.
towers-lesson-nine = A cukorkatornyod teteje 7-es: csak kisebb lap illik rá. De két érték különleges: a 9-es a tetőt kivéve mindenre mehet, a 8-asra pedig bármi. És itt egy cukorka 9-es!
# $bid (number) is the bot's
towers-lesson-three = A bot licitje { $bid }. Licitálj rá hárommal!
towers-lesson-on-seven = Vedd fel a cukorka 9-est, a kísértet 14-est és a homok 9-est!
towers-lesson-keep-again = Egyik lapnak sem kell helyet csinálnia: hagyj mindent, ahogy van.
towers-lesson-on-seven-build = Építsd be őket! Nézd: a 9-es a 7-esre kerül, és a torony megint nőhet.
towers-lesson-roof = A 0 a tető. Megduplázza tornyának minden lapját, önmagát is. De rá már semmi sem kerülhet, és el sem távolítható.
# $bid (number) is the bot's
towers-lesson-roof-bid = A bot licitje { $bid }. Licitálj kettőt!
towers-lesson-roof-take = Vedd fel a kísértet 0-st és a növény 7-est!
towers-lesson-roof-build = Építsd be őket: a tető a kísértettornyodra, a 7-es a növény 15-ösre kerül.
# $cards (number) in the roofed tower, $tower (number) its points, $points (number) of the learner
towers-lesson-doubled = { $cards } lap tetővel { $cards } helyett { $tower } pontot ér. Összesen már { $points } pontod van.
towers-lesson-trap = És itt a csapda: megjött a kísértet 12-es és a 3-as, és mindkettő ráfért volna. A korai tető mindent kizár, ami még jöhetne.
# $bid (number) is the bot's
towers-lesson-pass = A bot licitje { $bid }. Ami nem világít, az több, mint amennyit be tudnál építeni. Passzolj: ez semmibe sem kerül.
# $cards (number) in the draw pile
towers-lesson-end = Jó előre tudni, mikor lesz vége: ha elfogy a pakli, az eldobott lapokból új lesz; ha az is elfogy, vége a játéknak. A pakliban most { $cards } lap van. A tetőket hagyd későre – de ne túl későre.
towers-lesson-free = Ennyit kell tudnod. Te nyitod a következő fordulót, és innentől úgy játszol, ahogy szeretnél. Jó szórakozást!

## 5 torony: tippek

towers-hint-dear = Magasabb licithez el kellene távolítanod egy lapot, és ennek ára { points }.
towers-hint-harm = Magasabb licithez valószínűleg a { towers-card.accusative } is be kellene építened, az pedig többet zár el, mint amennyit hoz.
towers-hint-final = Aki a teljes kínálatra licitál, azt már senki sem licitálhatja túl.
towers-hint-outbid = Kisebb licittel valószínűleg más viszi el a { towers-card.accusative }, mert másnak is jól jön.
towers-hint-all-fit = Eltávolítás nélkül is befér { cards }, és többet hoz, mint amennyit elzár.
towers-hint-keep = Így nem kell lapot eltávolítanod: annak ára most { points } lenne, legközelebb még több.
towers-hint-unblock = A { towers-card } nélkül a torony megint nőhet, és ez többet ér az eltávolítás áránál ({ points }).
towers-hint-roof-now = A tető megduplázza a { towers-suit }tornyodat, amelyben már { cards } van.
towers-hint-roof-later = A { towers-suit }tornyod még nőhet, ezért a tető várhat. Ennyi ráillő lap jöhet még: { $fitting }.
towers-hint-eight = A { towers-card } fölé a fajtájából bármelyik lap kerülhet: a torony teljesen nyitva marad.
towers-hint-nine = A { towers-card } olyan lapra is kerülhet, amelynek értéke { $top }, és utána a torony megint nőhet.
towers-hint-start = Ha a tornyot a { towers-card } kezdi, még sok lap elfér benne.
towers-hint-room = Több hely marad a { towers-suit }tornyodon. Ennyi ráillő lap jöhet még: { $fitting }, a másik lépés után csak { $fewer }.
towers-hint-tallest = A { towers-suit }tornyod a legmagasabb, ezért minden lapja még egyszer számít.
towers-hint-order = Ebben a sorrendben a { towers-card } kerül legfelülre, és később több lap fér rá.
