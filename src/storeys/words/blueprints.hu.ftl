## Tervrajzok: nevek

blueprints-title = Tervrajzok
blueprints-line = Húzz fel titokban egy hatkockás épületet – pontosan a tervrajz szerint, vagy olyan merészen, hogy díjat nyerjen.
blueprints-material =
    { $material ->
        [wood] fa
        [recycled] újrahasznosított
        [stone] kő
       *[glass] üveg
    }
    .the =
        { $material ->
            [wood] a fa
            [recycled] az újrahasznosított
            [stone] a kő
           *[glass] az üveg
        }
    .beginning =
        { $material ->
            [wood] A fa
            [recycled] Az újrahasznosított
            [stone] A kő
           *[glass] Az üveg
        }
# Egyes, kettes, hármas, négyes, ötös, hatos; tárgyesetben mindig csak egy t járul hozzá.
blueprints-die = { blueprints-material } { blueprints-die.value }
    .the = { blueprints-material.the } { blueprints-die.value }
    .accusative = { blueprints-material.the } { blueprints-die.value }t
    .beginning = { blueprints-material.beginning } { blueprints-die.value }
    .value =
        { $value ->
            [3] { $value }-as
            [5] { $value }-ös
            [6] { $value }-os
           *[other] { $value }-es
        }
blueprints-dice = { $dice } kocka
blueprints-square = { $row }. sor, { $column }. oszlop
blueprints-award =
    { $award ->
        [gold] Arany Elismerés
        [silver] Ezüst Elismerés
       *[bronze] Bronz Elismerés
    }
blueprints-prize =
    { $prize ->
        [skyscraper] Felhőkarcoló Díj
        [geometer] Geometriai Díj
        [integrity] Egységes Szerkezet Díj
       *[materials] Nyersanyag Díj
    }

## Tervrajzok: választható lépések

blueprints-do-take = { blueprints-die.beginning } elvétele
blueprints-do-place = Lerakás: { blueprints-square }
blueprints-do-discard = { blueprints-die.beginning } kivétele a készletből
blueprints-do-start = { $name } kezd
blueprints-do-demand = Keresett nyersanyag: { blueprints-material }
blueprints-do-deal = Tervrajz kiosztása: { $plan }
blueprints-do-draw = A készletbe: { blueprints-die }

## Tervrajzok: mi történt

blueprints-log-take = { $who } elveszi { blueprints-die.accusative }.
blueprints-log-place = { $who } lerakja a kockát: { blueprints-square }.
blueprints-log-discard = { $who } kiveszi a készletből { blueprints-die.accusative }.
blueprints-log-start = { $name } kezd.
blueprints-log-demand = Keresett nyersanyag: { blueprints-material }.
blueprints-log-deal = Egy tervrajz kiosztva.
blueprints-log-draw = A készletbe kerül: { blueprints-die }.
blueprints-hidden-move = { $who } lerakja a kockát a paravánja mögött.
blueprints-hidden-chance = Kiosztott tervrajz: csak a gazdája láthatja.
blueprints-piece = { blueprints-die }
blueprints-several-draw = A készletbe kerül: { $several }.
blueprints-turn-take = elveszi { blueprints-die.accusative }
blueprints-turn-discard = kiveszi a készletből { blueprints-die.accusative }
blueprints-turn-chance = Előkészült az új forduló.
blueprints-note-building = { $name } épülete: { points }.
blueprints-note-award = { $name } épülete: { points }, { blueprints-award }.
blueprints-note-prize = { $name } díjat nyer: { blueprints-prize }.

## Tervrajzok: miért jobb ez a lépés

blueprints-hint-fits = A másik kocka elveszne: { blueprints-die.the } sehová sem rakható le az épületeden.
blueprints-hint-prize = Az épületed így megfelel egy Díj feltételének: { blueprints-prize }.
blueprints-hint-near = Ezzel közelebb kerülsz egy Díjhoz: { blueprints-prize }.
blueprints-hint-bonus = Az épületed így pontosan olyan lesz, mint a tervrajz: ez 6 ponttal több.
blueprints-hint-plan = Így tartod magad a tervrajzhoz; különben elveszne a 6 pontos bónusz.
blueprints-hint-open = Így könnyebb befejezni a tervrajzot: alacsony értékre szinte minden kocka rakható.
blueprints-hint-recycled = Ezzel már { $dice } újrahasznosított kockád lesz, és ez a kocka { points }ot ér.
blueprints-hint-wood = A fakockáid így összesen { $faces } oldallapjukkal érintkeznek más kockákkal; ez oldallaponként 2 pont.
blueprints-hint-wood-planned = A kész tervrajzban a fakockáid összesen { $faces } oldallapjukkal érintkeznek majd más kockákkal; ez oldallaponként 2 pont.
blueprints-hint-glass = Az üveg annyi pontot ér, amennyit mutat: ez itt { points }.
blueprints-hint-stone = A kő a magasban értékes: itt ({ $floor }. emelet) { points }ot ér.
blueprints-hint-deny = Ezzel elviszed, amit a következő játékos a leginkább szeretne: { blueprints-die }.
blueprints-hint-away = A kettő közül a másik játékos ezt szeretné inkább: { blueprints-die }.
blueprints-hint-rival-prize = A következő játékosnak éppen ilyen kocka hiányzik egy Díjhoz: { blueprints-prize }.
blueprints-hint-rival-recycled = Ezzel a következő játékosnak már { $dice } újrahasznosított kockája lenne.
blueprints-hint-keep = A másik kocka még jól jöhet neked: { blueprints-die }.

## Tervrajzok: kérdések

blueprints-ask-starting = A véletlen dönti el, ki kezd.
blueprints-ask-demand = Kihúzzuk a keresett nyersanyagokat.
blueprints-ask-dealing = Kiosztjuk a tervrajzokat.
blueprints-ask-drawing = Új kockák kerülnek a készletbe.
blueprints-ask-take = Válassz egy kockát a készletből (ebben a fordulóban még hátravan: { $left }).
blueprints-ask-take-dead = A készletből egyik kockát sem tudod szabályosan lerakni. Válaszd ki, melyik kerüljön ki a fordulóból.
blueprints-ask-place = Melyik mezőre kerüljön { blueprints-die.the }?
blueprints-ask-discard = Válassz egy második kockát, amelyet kiveszel a készletből.
blueprints-ask-ended = Vége a játéknak: mindhárom forduló lezajlott.

## Tervrajzok: miért nem

blueprints-why-unknown = Ebben a játékban nincs ilyen lépés.
blueprints-why-start-first = Előbb a véletlen dönti el, ki kezd.
blueprints-why-demand-first = Előbb ki kell húzni a keresett nyersanyagokat.
blueprints-why-deal-first = Előbb ki kell osztani a tervrajzokat.
blueprints-why-draw-first = Előbb új kockák kerülnek a készletbe.
blueprints-why-take-first = Előbb válassz egy kockát a készletből.
blueprints-why-place-first = Előbb rakd le a kiválasztott kockát.
blueprints-why-discard-first = Előbb vegyél ki egy második kockát a készletből.
blueprints-why-over = A játék már véget ért.
blueprints-why-no-such-seat = Ennél az asztalnál csak { $seats } játékos ül.
blueprints-why-not-in-bag =
    { $material ->
        [wood] Nincs több fakocka a zsákban.
        [recycled] Nincs több újrahasznosított kocka a zsákban.
        [stone] Nincs több kőkocka a zsákban.
       *[glass] Nincs több üvegkocka a zsákban.
    }
blueprints-why-same-material = A két keresett nyersanyagnak különböznie kell, és az első már ez: { blueprints-material }.
blueprints-why-plan-used = Ezt a tervrajzot ebben a játékban már kiosztották.
blueprints-why-no-such-plan = Nincs ilyen tervrajz.
blueprints-why-not-in-pool = Nincs { blueprints-die } a készletben.
blueprints-why-dead-refused = Ennél az asztalnál nem választhatod { blueprints-die.accusative }: sehová sem rakhatod le szabályosan, más kockát viszont igen.
blueprints-why-hatched = Ez a mező sraffozott ({ blueprints-square }): ide nem lehet építeni.
blueprints-why-too-low = { blueprints-die.beginning } nem kerülhet olyan kockára, amelynek értéke { $top }: az alsó kocka értéke csak kisebb vagy ugyanakkora lehet.
blueprints-why-discard-only-two = Csak kétfős játékban kell második kockát kivenni a készletből.
blueprints-why-no-such-square = A tervrajzodon nincs ilyen mező.

## Tervrajzok: az épület pontjai

blueprints-building-bonus = Tervrajz bónusz
blueprints-building-wood = Fa: { blueprints-dice }
blueprints-building-recycled = Újrahasznosított: { blueprints-dice }
blueprints-building-stone = Kő: { blueprints-dice }
blueprints-building-glass = Üveg: { blueprints-dice }

## Tervrajzok: pontozás

blueprints-score-award = { blueprints-award }, { $round }. forduló
blueprints-score-prize = { blueprints-prize }, { $round }. forduló
blueprints-score-face-down = Elismerések és Díjak, képpel lefelé: { $cards }
blueprints-tie =
    { $what ->
        [prizes] Egyenlő pontszám; a Díjak száma döntött ({ $own }–{ $others }).
        [gold] Egyenlő pontszám, ugyanannyi Díj; az Arany Elismerések döntöttek ({ $own }–{ $others }).
       *[silver] Egyenlő pontszám, ugyanannyi Díj és Arany Elismerés; az Ezüst Elismerések döntöttek ({ $own }–{ $others }).
    }

## Tervrajzok: az asztal szabályai

blueprints-option-refuse_dead_dice = Az a kocka, amely sehová sem rakható le szabályosan
blueprints-option-refuse_dead_dice-value =
    { $value ->
        [0] mindig választható
       *[1] csak akkor választható, ha egyik kocka sem rakható le
    }
blueprints-option-open_awards = A megnyert Elismerések és Díjak
blueprints-option-open_awards-value =
    { $value ->
        [0] képpel lefelé maradnak a játék végéig
       *[1] képpel felfelé vannak
    }

## Tervrajzok: az asztal a terminálban

blueprints-cli-round = { $round }. forduló
blueprints-cli-demand = Keresett: { $first }, aztán { $second }
blueprints-cli-bag = Zsák: { blueprints-dice }
blueprints-cli-left = hátravan: { $left }
blueprints-cli-face-down = képpel lefelé: { $cards }
blueprints-cli-row = { $row }. sor
blueprints-cli-score = Az épület eddig: { points }
blueprints-cli-misfit = sehová sem rakható le
blueprints-cli-bonus = Bónusz
blueprints-cli-hatched = sraffozott

### A Tervrajzok szabálykönyve

blueprints-rulebook-intro = Építészek vagytok, 2–4 játékos, és három fordulón át mindenki egy hat kockából álló épületet húz fel a paravánja mögött. A kockákat mind ugyanabból a készletből választjátok, egyesével. Minden nyersanyag másképp ér pontot, a titkos tervrajz pontos követése bónuszt ad, a különleges épületek pedig Díjakat nyernek. Az épület pontjai csak azt döntik el, ki kapja a forduló Elismeréseit; a játékot az nyeri, akinek a három forduló után a legtöbb pontja van Elismerésekből és Díjakból.
blueprints-section-components = Összetevők
blueprints-rule-B-1 = 32 kocka van, minden nyersanyagból 8: fa (narancs), újrahasznosított (zöld), kő (fekete) és üveg (átlátszó).
blueprints-rule-B-2 = 24 különböző tervrajz van. Az alaprajz 3 sorból áll, soronként 2 mezővel. A nyitott mezőn látható, milyen magas legyen ott az épület: 1-től 3 kockáig; a többi mező sraffozott. Minden tervrajzon 3 vagy 4 nyitott mező van, és a magasságok összege 6.
blueprints-rule-B-3 = A nyomtatott játék tervrajzai nem szerepelnek nyilvános forrásban, ezért ez a 24 a sajátunk; nincs köztük két egyforma, elforgatva vagy tükrözve sem. 8 tervrajz magasságai 3, 2 és 1; 2 tervrajzé 2, 2 és 2; 5 tervrajzé 3, 1, 1 és 1; 9 tervrajzé 2, 2, 1 és 1.
blueprints-rule-B-4 = Az Arany Elismerés 3 pontot ér, az Ezüst 2 pontot, a Bronz 1 pontot; mindegyikből három van. Díjból négyféle van, mindegyikből három, és minden Díj 2 pontot ér.
blueprints-rule-B-5 = 2 játékos csak az Ezüst Elismeréseket használja, 3 játékos az Aranyat és az Ezüstöt, 4 játékos mindet.
blueprints-section-round = Egy forduló
blueprints-rule-B-6 = A forduló elején mind a 32 kocka a zsákban van. Kettőt kihúzunk közülük: ezek mutatják a keresett nyersanyagokat, amelyek a döntetlenekről döntenek (B-24). Az elsőnek húzott kocka az első nyersanyagot mutatja, a másik a másodikat. Ha a kettő azonos nyersanyag, az egyiket visszatesszük, és addig húzunk, amíg nem különböznek; így a három másik nyersanyag bármelyike egyforma eséllyel lesz a második. Ezzel a két kockával nem dobunk, és ebben a fordulóban senki sem választhatja őket.
blueprints-rule-B-7 = Mindenki kap egy véletlenszerű tervrajzot, és a paravánja mögött tartja, hogy a többiek ne lássák. A forduló végén a használt tervrajzokat eldobjuk. Egy játékhoz a 24-ből legfeljebb 12 kell, ezért egyik sem kerül vissza.
blueprints-rule-B-8 = Kockákat húzunk a zsákból, és dobunk velük: 2 játékosnál 8 kockát, 3 játékosnál 9 kockát, 4 játékosnál 7 kockát. Ez a készlet, ebből választ mindenki.
blueprints-rule-B-9 = Az első fordulóban a véletlen dönti el, ki kezd (a nyomtatott szabály azt kérdezi, ki járt legutóbb építési területen); mindenkinek egyforma az esélye. A 2. és a 3. fordulót az kezdi, akinek az épülete a legkevesebb pontot érte az előző fordulóban; ha többen is ennyit értek el, közülük az, aki a rangsorban leghátul végzett (B-24). A játékosok az óramutató járása szerint következnek.
blueprints-rule-B-10 = Amikor rád kerül a sor, választasz egy kockát a készletből, és lerakod a saját tervrajzodra. Ezután új kockát húzunk a zsákból, dobunk vele, és a készletbe tesszük. A forduló addig tart, amíg mindenki 6 kockát nem választott.
blueprints-rule-B-11 = 2 játékosnál minden körödben, az utolsóban is, választasz egy kockát, amelyet leraksz, majd egy másodikat, amelyet kiveszel a készletből; ezt nem hagyhatod ki. A kivett kocka erre a fordulóra kikerül a játékból. Ezután egy helyett két kockát húzunk, és dobunk velük.
blueprints-rule-B-12 = Ha a zsák üres, nem húzunk új kockát; a forduló utolsó választása után sem. 2 és 4 játékosnál a forduló alatt 30 kocka kerül a készletbe, vagyis mind; 3 játékosnál 26, és négy a zsákban marad.
blueprints-section-placing = Lerakási szabályok
blueprints-rule-B-13 = Kockát üres, nyitott mezőre tehetsz, sraffozottra soha.
blueprints-rule-B-14 = Kockát egy korábban lerakott kockára is tehetsz, ha az alsó értéke kisebb vagy ugyanakkora. Egy 3-ast például tehetsz 1-esre, 2-esre vagy egy másik 3-asra.
blueprints-rule-B-15 = A tervrajzon szereplő magasságok nem kötnek meg: építhetsz magasabbra és alacsonyabbra is. Csak a bónusznál számítanak (B-19).
blueprints-rule-B-16 = A lerakott kockát soha nem mozdíthatod el, és az értéke sem változik meg.
blueprints-rule-B-17 = Mindig választanod kell egy kockát, akkor is, ha a készletből egyiket sem tudod szabályosan lerakni. Az a kiválasztott kocka, amely sehová sem rakható le, kikerül: ebben a fordulóban már nem vesz részt, a következőre visszakerül a zsákba, de beleszámít a 6 kockádba. Az a kiválasztott kocka, amely lerakható, nem maradhat ki: le kell raknod. Szándékosan is választhatsz olyan kockát, amely sehová sem rakható le, bár más kocka lerakható volna – kivéve, ha az asztal abban állapodott meg, hogy ilyet csak akkor lehet választani, ha egyik sem rakható le.
blueprints-rule-B-18 = A tervrajzod és a kockáid helye a forduló kiértékeléséig titok. Azt viszont mindenki látja, melyik kockákat választod, és azt is, ha egy kockád azért kerül ki, mert sehová sem rakható le.
blueprints-section-building = Az épület pontjai
blueprints-rule-B-19 = Miután mindenki választott 6 kockát, felfedjük és kiértékeljük az épületeket. Ezek a pontok az Elismerésekről döntenek (B-24) és arról, ki kezdi a következő fordulót (B-9); győzelmi pontnak nem számítanak. Tervrajz bónusz: 6 pontot kapsz, ha mind a hat mező pontosan olyan magas, mint a tervrajzodon, a sraffozottakon pedig nincs semmi. A tervrajzot ehhez nem szabad elforgatni; a nyersanyagok és az értékek nem számítanak.
blueprints-rule-B-20 = Fa: minden fakocka 2 pontot ér minden olyan kocka után, amellyel teljes oldallapjával érintkezik, bármilyen nyersanyagú is az; a fölötte és az alatta lévő is számít.
blueprints-rule-B-21 = Újrahasznosított: 1, 2, 3, 4, 5 vagy 6 újrahasznosított kocka összesen 2, 5, 10, 15, 20 vagy 30 pontot ér.
blueprints-rule-B-22 = Kő: minden kőkocka 2 pontot ér az 1. emeleten, vagyis legalul, 3 pontot a 2. emeleten, 5 pontot a 3. emeleten, és 8 pontot a 4. emeleten vagy magasabban.
blueprints-rule-B-23 = Üveg: minden üvegkocka annyi pontot ér, amennyit mutat, akkor is, ha más kockák állnak rajta.
blueprints-section-awards = Elismerések és Díjak
blueprints-rule-B-24 = A rangsort az épületek pontjai döntik el. Döntetlennél az áll előrébb, aki az első keresett nyersanyagból többet épített be, ha ez is egyenlő, az, aki a másodikból, és végül az, akire az éppen lejátszott fordulóban később került sor. Csak az épületben lévő kockák számítanak: a kikerült és a készletből kivett kockák nem, és az a kettő sem, amely a keresett nyersanyagokat mutatja. Például az újrahasznosított és utána a kő a keresett nyersanyag, és két épület is 23 pontot ér, mindkettő három újrahasznosított kockával: amelyikben van egy kőkocka, megelőzi azt, amelyikben nincs.
blueprints-rule-B-25 = 2 játékosnál az első Ezüst Elismerést kap. 3 játékosnál az első Arany, a második Ezüst Elismerést kap. 4 játékosnál az első Aranyat, a második Ezüstöt, a harmadik Bronzot kap.
blueprints-rule-B-26 = Minden fordulóban fajtánként egy Díj nyerhető el. A Felhőkarcoló Díj annak az épületnek jár, amely legalább 5 emelet magas, a Geometriai Díj annak, amelyben 1-től 6-ig minden érték szerepel, az Egységes Szerkezet Díj annak, amelyben legalább 4 kocka értéke azonos, a Nyersanyag Díj pedig annak, amelyben legalább 5 kocka azonos nyersanyagú. Ha több épület is megfelel, úgy döntünk, mint a B-24 döntetlenjénél, de a pontok nélkül: az első keresett nyersanyag, aztán a második, végül az számít, hogy kire került később sor a fordulóban. Ha egyik sem felel meg, ezt a Díjat senki sem kapja meg, később sem. Egy épület több Díjat is nyerhet.
blueprints-rule-B-27 = Az Elismerések és a Díjak a játék végéig képpel lefelé fekszenek a gazdájuk előtt. Hogy ki mit nyert, az a forduló pontozásakor elhangzik; azután a többiekről az asztal csak annyit mutat, hány Elismerésük és Díjuk van, azt nem, hogy melyek és mennyit érnek. Az asztal megállapodhat abban, hogy képpel felfelé legyenek.
blueprints-rule-B-28 = A forduló után minden kocka visszakerül a zsákba.
blueprints-section-end = A játék vége
blueprints-rule-B-29 = A 3. forduló után vége a játéknak, és az nyer, akinek a legtöbb pontja van Elismerésekből és Díjakból. Döntetlennél az nyer, akinek több Díja van, ha ez is egyenlő, akinek több Arany Elismerése, aztán akinek több Ezüst, végül akinek több Bronz Elismerése van; ha ez sem dönt, osztoznak a győzelmen. A további helyezéseket ugyanígy állapítjuk meg. 2 játékos sohasem osztozik a győzelmen, mert a három Ezüst Elismerés nem oszlik el egyenlően.
# How plans are written in files and at the command line
blueprints-writing = A tervrajzot felülről lefelé, soronként adjuk meg, az X sraffozott mezőt jelent: az X1/31/1X jobbra fent egy kockát kíván, a középső sorban hármat és egyet, balra lent pedig egyet.

## Tervrajzok: a tábla

blueprints-board-pool = Készlet
blueprints-board-round = { $round }. forduló (összesen { $rounds })
blueprints-board-order = Sorrend
blueprints-board-demand = Keresett
blueprints-board-demand-means = Döntetlennél a keresett nyersanyagok döntenek: előbb az elsőből, aztán a másodikból beépített kockák száma.
blueprints-board-bag = Zsák: { $dice }
blueprints-board-of = { blueprints-material }: { $dice }
blueprints-board-taken = Elvett kockák: { $dice }
blueprints-board-dead = { blueprints-die }, kikerült: sehová sem volt lerakható
blueprints-board-unfit = { blueprints-die }, sehová sem rakható le
blueprints-board-lost = Kikerült: { blueprints-dice }
blueprints-board-hatched = { blueprints-square }: sraffozott
# $points (number) a die would bring on a square
blueprints-board-brings = Ennyit hoz: { points }.
blueprints-board-square = { blueprints-square }: tervezett magasság { $wanted }, megépült { $floors }
blueprints-board-wanted = Az épület a tervrajzod szerint
blueprints-board-from-above = Felülről
blueprints-board-turn-left = Forgatás balra
blueprints-board-turn-right = Forgatás jobbra
blueprints-board-flat = Síkbeli nézet
blueprints-board-left =
    { $left ->
        [0] minden kocka kiválasztva
       *[other] még { $left } kockát választasz
    }
blueprints-board-hand = A kezedben: { blueprints-die }
blueprints-board-bonus = Tervrajz bónusz
blueprints-board-building = Épület
blueprints-board-honours = Elismerések és Díjak: { $cards }, összesen { points }
blueprints-board-ref-placing = Lerakás
blueprints-board-ref-place = Szabad mezőre, vagy olyan kockára, amely ugyanannyit vagy kevesebbet mutat.
blueprints-board-ref-lost = Az a kocka, amely sehová sem rakható le, elvész, de beleszámít a hatba.
blueprints-board-ref-materials = Mennyit ér az épületed
blueprints-board-ref-wood = 2 minden kocka után, amellyel teljes oldallapjával érintkezik
blueprints-board-ref-recycled = 1–6 kocka: összesen 2, 5, 10, 15, 20, 30
blueprints-board-ref-stone = 1. emelet: 2, 2. emelet: 3, 3. emelet: 5, feljebb: 8
blueprints-board-ref-glass = annyi, amennyit mutat
blueprints-board-ref-bonus = 6, ha minden magasság pontosan olyan, mint a tervrajzon
blueprints-board-ref-won = Ami a végén számít
blueprints-board-ref-gold = 3 a legjobb épületért (3 vagy 4 játékosnál)
blueprints-board-ref-silver = 2 a másodikért (2 játékosnál a legjobbért)
blueprints-board-ref-bronze = 1 a harmadikért 4 játékosnál
blueprints-board-ref-skyscraper = 2 legalább 5 emeletért
blueprints-board-ref-geometer = 2, ha 1-től 6-ig minden érték szerepel
blueprints-board-ref-integrity = 2 legalább 4 azonos értékű kockáért
blueprints-board-ref-prize-materials = 2 legalább 5 azonos nyersanyagú kockáért
blueprints-board-ref-ties = Döntetlen: több kocka az első keresett nyersanyagból, aztán a másodikból, aztán aki később következett.
blueprints-board-ref-now = most
blueprints-board-reveal =
    { $round ->
        [1] Az { $round }. forduló épületei
       *[other] A { $round }. forduló épületei
    }
blueprints-board-look =
    { $round ->
        [1] Nézd meg nyugodtan az { $round }. forduló épületeit: az asztal megvár.
       *[other] Nézd meg nyugodtan a { $round }. forduló épületeit: az asztal megvár.
    }
blueprints-board-again = Még egyszer
blueprints-board-back = Az asztalhoz
blueprints-board-last-round =
    { $round ->
        [1] Az { $round }. forduló épületei
       *[other] A { $round }. forduló épületei
    }
blueprints-board-result = { $name }: { $score }.
blueprints-board-tied = Egyforma pontszámú épületeknél a keresett nyersanyagok kockái döntenek (előbb { $first }, aztán { $second }), végül az, hogy ki került később sorra.

## Tervrajzok: a lecke

blueprints-lesson-goal = Szia! Kockákból építesz. Minden körödben választasz egyet ebből a készletből, és a tervrajzodra teszed; hat kocka után kész az épületed.
blueprints-lesson-plan = Ez a tervrajzod. A szám megmondja, milyen magasra építs ott, a sraffozott mezők üresen maradnak. Ha minden magasság pontosan egyezik, 6 pont bónuszt kapsz.
blueprints-lesson-wood = Minden nyersanyag máshogy ér pontot. A fa szereti a társaságot: 2 pontot ér minden kocka után, amellyel érintkezik. Vedd el a 2-es fakockát!
blueprints-lesson-wood-instead = Az is jó kocka. De kezdd a 2-es fával: az alacsony kockáknak alul a helyük.
blueprints-lesson-corner = Tedd a sarokba, a másik két szabad mező közé: így mindkettővel érintkezni fog.
blueprints-lesson-corner-instead = Szabad, de ott a fa kevesebb kockával érintkezne. A sarok világít.
blueprints-lesson-discard = Két játékosnál egy kockát ki is veszel a fordulóból. Dobd el a 2-es követ!
blueprints-lesson-discard-instead = Az még jól jöhet neked. Dobd el a 2-es követ!
blueprints-lesson-screens = A bot paraván mögött épít: látod, melyik kockákat veszi el, de azt nem, hová teszi őket, amíg a fordulót ki nem értékelitek.
blueprints-lesson-recycled = Az újrahasznosított kockák együtt érnek pontot: egy 2-t, kettő 5-öt, három 10-et, hat pedig 30-at. Vegyél el egy újrahasznosított 4-est, és tedd a fától balra!
blueprints-lesson-collects-glass = A bot, úgy látszik, üveget gyűjt. Vedd el előle az egyiket: dobd el a 2-es üveget!
blueprints-lesson-together = A második újrahasznosított kockával 2 pontból 5 lesz. Tedd az utolsó üres meződre, aztán dobd el a 2-es követ!
blueprints-lesson-glass = Az üveg annyit ér, amennyit mutat, akkor is, ha más kocka áll rajta. Vedd el az 5-ös üveget!
blueprints-lesson-stack = Most fölfelé építesz: kocka csak vele egyenlő vagy nála kisebb értékűn állhat. Tedd az 5-öst a bal oldali újrahasznosított 4-esre!
blueprints-lesson-stack-instead = Oda is illene. Tedd balra: a fa fölé majd kő kerül.
blueprints-lesson-stack-discard = Dobd el a 6-os fát!
blueprints-lesson-third = A harmadik újrahasznosított kocka további 5 pontot ér. Tedd a 6-ost a másik újrahasznosított 4-esedre, és dobd el a 3-as üveget!
blueprints-lesson-trap = Íme a csapda: az 1-es sehová sem fér, mert egyik tornyod teteje sem ilyen alacsony. Ha nagy kockákkal kezdted volna, most szinte egyik sem férne el, és az elvett fölösleges kocka elvész, de beleszámít a hatba.
blueprints-lesson-stone = A kő a magasban értékes: az 1. emeleten 2, a 2. emeleten 3, a 3. emeleten 5, följebb 8 pont. Tedd a 6-os követ a fára: így minden magasság pontosan olyan lesz, mint a tervrajzodon.
blueprints-lesson-last-discard = Dobd el az egyik 3-as fát, és nézd, ahogy lehullanak a paravánok!
# $mine and $other (numbers) are the points of the buildings of the learner and the bot
blueprints-lesson-award = A te épületed { $mine } pontot ért, a boté { $other } pontot. A forduló Elismerése tehát a tiéd: 2 pont. Az épületek pontjai most elvesznek.
blueprints-lesson-prizes = A Díjak is 2 pontot érnek: öt emeletért, minden értékért 1-től 6-ig, négy egyforma értékű kockáért, öt azonos nyersanyagú kockáért. A botnak négy 4-ese volt, ezért kapott egyet.
blueprints-lesson-end = Három forduló van. A harmadik után csak az Elismerések és a Díjak számítanak, és az nyer, akinek a legtöbb pontja van. A következő fordulót az kezdi, akinek az épülete a legkevesebbet érte: most a bot.
blueprints-lesson-free = Ennyit kell tudnod. Új tervrajz van előtted, és innentől úgy játszol, ahogy szeretnél. Jó szórakozást!
