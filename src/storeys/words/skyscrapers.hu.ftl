## Felhőkarcolók: nevek

skyscrapers-title = Felhőkarcolók
skyscrapers-line = Szegecselj lapot lapra, és mássz fel arra, amit építesz – minél magasabb, annál többet ér, csak be ne falazzanak.
skyscrapers-kind =
    { $kind ->
        [base] Alaplapok
        [upright] Álló lapok
        [deck] Gerendarácsok
        [floor] Padlók
       *[universal] Univerzális lapok
    }
skyscrapers-card =
    { $card ->
        [base] alaplap
        [start] kezdő alaplap
        [upright-T-worker] álló lap munkással (felső él)
        [upright-V-worker] álló lap munkással (függőleges közép)
        [upright-LB-worker] álló lap munkással (bal él, alsó él)
        [upright-TV-worker] álló lap munkással (felső él, függőleges közép)
        [upright-LTB-worker] álló lap munkással (bal él, felső él, alsó él)
        [upright-LTD-worker] álló lap munkással (bal él, felső él, emelkedő átló)
        [upright-L] álló lap (bal él)
        [upright-H] álló lap (vízszintes közép)
        [upright-D] álló lap (emelkedő átló)
        [upright-LR] álló lap (bal él, jobb él)
        [upright-LB] álló lap (bal él, alsó él)
        [upright-LH] álló lap (bal él, vízszintes közép)
        [upright-LD] álló lap (bal él, emelkedő átló)
        [upright-LV] álló lap (bal él, függőleges közép)
        [upright-VH] álló lap (függőleges közép, vízszintes közép)
        [upright-LTV] álló lap (bal él, felső él, függőleges közép)
        [upright-LTD] álló lap (bal él, felső él, emelkedő átló)
        [upright-LBD] álló lap (bal él, alsó él, emelkedő átló)
        [upright-LRT] álló lap (bal él, jobb él, felső él)
        [upright-LRD] álló lap (bal él, jobb él, emelkedő átló)
        [upright-LRTB] álló lap (bal él, jobb él, felső él, alsó él)
        [deck-LV] gerendarács (bal él, függőleges közép)
        [deck-LH] gerendarács (bal él, vízszintes közép)
        [deck-VDE] gerendarács (függőleges közép, emelkedő átló, ereszkedő átló)
        [floor-H-worker] padló munkással (vízszintes közép)
        [floor-LR-worker] padló munkással (bal él, jobb él)
        [floor-VH] padló (függőleges közép, vízszintes közép)
        [floor-LR] padló (bal él, jobb él)
        [floor-LRT] padló (bal él, jobb él, felső él)
        [floor-LRTB] padló (bal él, jobb él, felső él, alsó él)
        [universal-V-worker] univerzális lap munkással (függőleges közép)
        [universal-LB-worker] univerzális lap munkással (bal él, alsó él)
        [universal-D] univerzális lap (emelkedő átló)
        [universal-LB] univerzális lap (bal él, alsó él)
        [universal-LRT] univerzális lap (bal él, jobb él, felső él)
        [universal-LRTB] univerzális lap (bal él, jobb él, felső él, alsó él)
       *[other] egy lap
    }
skyscrapers-player =
    { $seat ->
        [0] 1. játékos
        [1] 2. játékos
        [2] 3. játékos
       *[3] 4. játékos
    }

## Felhőkarcolók: választható lépések

skyscrapers-do-hire = Munkás felvétele: { $cell } mező
skyscrapers-do-card = Építés: { skyscrapers-card }
skyscrapers-do-worker = { $worker }. munkás felemelése
    .the =
        { $worker ->
            [1] az { $worker }.
            [5] az { $worker }.
           *[other] a { $worker }.
        }
    .first =
        { $worker ->
            [1] Az { $worker }.
            [5] Az { $worker }.
           *[other] A { $worker }.
        }
skyscrapers-do-brace = Az épület megtámasztása
skyscrapers-do-slot = Szegecselés ide: { $slot }
skyscrapers-do-turn = Fordítás így: { $girders }
skyscrapers-do-shift = Ingyenes igazítás ugyanazon a lapon: { $cell } mező
skyscrapers-do-move = Lépés: { $cell } mező
skyscrapers-do-aside = A szegecs melletti munkás helye: { $cell } mező
skyscrapers-do-return = A leesett munkás visszahelyezése: { $cell } mező
skyscrapers-do-forfeit = Az akció elvész: semmi mást nem lehet tenni
skyscrapers-do-start = { $name } kezd
skyscrapers-do-deal = Kiosztás: { skyscrapers-card }
skyscrapers-do-settled = Az épület nyugalomba került
skyscrapers-do-loose = Az új szegecs nincs benyomva
skyscrapers-do-collapse = Egy lap a talajra zuhan
skyscrapers-do-fell = { $name }: leesik { skyscrapers-do-worker.the } munkása
skyscrapers-do-broke = Eltörik egy szegecs: { $card }. lap
skyscrapers-do-pressed = A laza szegecset benyomják
skyscrapers-do-slid = { $name }: elcsúszik { skyscrapers-do-worker.the } munkása
skyscrapers-do-rest = Állva marad itt: { $cell } mező
skyscrapers-do-lie = Elfekszik itt: { $cell } mező

## Felhőkarcolók: mi történt

skyscrapers-log-hire = { $who } munkást vesz fel.
skyscrapers-log-card = { $who } lapot választ az építéshez: { skyscrapers-card }.
skyscrapers-log-worker = { $who } felemeli { skyscrapers-do-worker.the } munkását.
skyscrapers-log-brace = { $who } megtámasztja az épületet.
skyscrapers-log-slot = { $who } helyet választ neki, a teteje { $height } egység magasan lesz.
skyscrapers-log-turn = { $who } beépíti: { skyscrapers-card }, a teteje { $height } egység magasan van, { $points } pont.
skyscrapers-log-shift = { $who } átigazítja a munkást a lapján.
skyscrapers-log-move =
    { $height ->
        [0] { $who } a talajra lép a munkással.
       *[other] { $who } egy { $height } egység magasan fekvő padlóra lép a munkással.
    }
skyscrapers-log-aside = { $who } megmondja, hol álljon a szegecs melletti munkás.
skyscrapers-log-return =
    { $height ->
        [0] { $who } visszahelyezi a leesett munkást a talajra.
       *[other] { $who } visszahelyezi a leesett munkást egy { $height } egység magasan fekvő padlóra.
    }
skyscrapers-log-forfeit = { $who } semmit sem tehet, ezért elveszít egy akciót.
skyscrapers-log-start = { $name } kezd.
skyscrapers-log-deal = Kiosztva: { skyscrapers-card }.
skyscrapers-log-settled = Az épület nyugalomba került.
skyscrapers-log-loose = Az új szegecs nincs benyomva.
skyscrapers-log-collapse = Egy lap a talajra zuhan: az épület összeomlott.
skyscrapers-log-fell = { $name }: leesik { skyscrapers-do-worker.the } munkása { $height } egység magasról.
skyscrapers-log-broke = Eltörik egy szegecs.
skyscrapers-log-pressed = A laza szegecset benyomják.
skyscrapers-log-slid =
    { $height ->
        [0] { $name }: elcsúszik { skyscrapers-do-worker.the } munkása a talajon.
       *[other] { $name }: lecsúszik a helyéről { skyscrapers-do-worker.the } munkása { $height } egység magasan.
    }
skyscrapers-log-rest =
    { $way ->
        [along] Ott mellette áll meg.
        [ground] A talajon áll meg.
       *[floor] Egy { $height } egység magasan fekvő padlón áll meg.
    }
skyscrapers-log-lie =
    { $way ->
        [along] Ott mellette fekve marad.
        [ground] A talajon fekve marad.
       *[floor] Egy { $height } egység magasan fekvő padlón fekve marad.
    }
skyscrapers-hidden-move = { $who } építéshez készülődik.
skyscrapers-hidden-chance = Kiosztva: egy lap, csak a gazdája láthatja.
skyscrapers-piece = { skyscrapers-card }
skyscrapers-several-deal = Kiosztva: { $several }.
skyscrapers-turn-hire = felvesz { $count } munkást
skyscrapers-turn-turn = megépít { $several }
skyscrapers-turn-turn-piece = egy lapot (teteje: { $height }, { points })
skyscrapers-turn-move = áthelyez { $several }
skyscrapers-turn-move-piece =
    { $height ->
        [0] egy munkást a talajra
       *[other] egy munkást (új magassága: { $height })
    }
skyscrapers-turn-forfeit = elveszít { $count } akciót
skyscrapers-turn-fell = { $several }
skyscrapers-turn-fell-piece = { $name } { $worker }. munkása leesik { $height } egység magasról
skyscrapers-turn-rest = { $several }
skyscrapers-turn-rest-piece =
    { $way ->
        [along] { $name } { $worker }. munkása félrecsúszik
        [ground] { $name } { $worker }. munkása { $from } egység magasról a talajra csúszik
       *[floor] { $name } { $worker }. munkása { $from } egység magasról egy { $height } egység magasan fekvő padlóra csúszik
    }
skyscrapers-turn-lie = { $several }
skyscrapers-turn-lie-piece =
    { $way ->
        [along] { $name } { $worker }. munkása félrecsúszik, és fekve marad
        [ground] { $name } { $worker }. munkása { $from } egység magasról a talajra csúszik, és fekve marad
       *[floor] { $name } { $worker }. munkása { $from } egység magasról egy { $height } egység magasan fekvő padlóra csúszik, és fekve marad
    }
skyscrapers-turn-loose =
    { $count ->
        [one] laza marad egy szegecs
       *[other] laza marad { $count } szegecs
    }
skyscrapers-turn-pressed =
    { $count ->
        [one] a laza szegecset benyomják
       *[other] a laza szegecseket benyomják
    }
skyscrapers-turn-broke =
    { $count ->
        [one] eltörik egy szegecs
       *[other] eltörik { $count } szegecs
    }
skyscrapers-turn-collapse = az épület összeomlik
skyscrapers-turn-return = { $several }
skyscrapers-turn-return-piece =
    { $height ->
        [0] { $who } visszahelyez egy munkást a talajra
       *[other] { $who } visszahelyez egy munkást { $height } egység magasra
    }
skyscrapers-note-out = { $name } kiesett a játékból.
skyscrapers-note-fell = { $name } az esésért veszít: { points }.
skyscrapers-note-reserve =
    { $workers ->
        [one] { $name } leesett munkása visszakerül a tartalékba.
       *[other] { $name } leesett munkásai visszakerülnek a tartalékba.
    }
skyscrapers-note-emptied = { $name } az utolsó kézben lévő lapját is beépítette: { points }.
skyscrapers-note-cards-left = { $name } kezében maradt: { cards }, mindegyikért egy ponttal kevesebb.
skyscrapers-note-highest = { $name } tudhatja magáénak a legtöbb munkást a legmagasabb szinten: { points }.

## Felhőkarcolók: miért jó egy lépés

skyscrapers-hint-last = Ezzel kiürül a kezed: ez 5 pont, és a többieknek minden kézben maradt lap egy pontjukba kerül.
skyscrapers-hint-double = A lap így mindennél magasabbra ér, ezért duplán számít: { points }.
skyscrapers-hint-points = Ez azonnal többet hoz: { points }.
skyscrapers-hint-base = Így a helyére kerül egy alaplap, amíg még van neki hely.
skyscrapers-hint-card = Eggyel kevesebb lap marad a kezedben: aki elsőként építi be az utolsót, 5 pontot kap, és minden megmaradt lap egy pontba kerül.
skyscrapers-hint-follow = Utána a munkásaid elérnek egy olyan helyet, ahol az egyik lapod ennyit ér: { points }.
skyscrapers-hint-reach = Utána a munkásaid ennyi lapodhoz érnek el helyet: { $cards }; a másik lépés után csak ennyihez: { $instead }.
skyscrapers-hint-room =
    { $cards ->
        [0] Így minden lapodnak marad hely valahol; a másik lépés után ennyinek nem maradna: { $instead }.
       *[other] Így kevesebb lapod marad hely nélkül: { $cards }, a másik lépés után { $instead }.
    }
skyscrapers-hint-free = Szabadon hagyja a kiutat; a másik lépés bezárná az egyik munkásodat.
skyscrapers-hint-wall = Bezárja valaki más munkását, aki odabent már semmit sem tehet.
skyscrapers-hint-highest = Így neked van a legtöbb munkásod a legmagasabb szinteken, és ez 5 pont, ha a végéig így marad.
skyscrapers-hint-deny = Így kevesebb marad a többieknek: a másik lépés után valaki olyan helyet érhetne el, amely ennyit hoz: { points }.
skyscrapers-hint-safe = Itt kisebb az esélye, hogy valami leesik, és minden leeső munkás 5 pontodba kerül.
skyscrapers-hint-hold = A megtámasztás ingyen van, és a következő mozdulatod kevésbé rázza meg az épületet.
skyscrapers-hint-shift = Az igazítás nem számít akciónak, és utána elérsz egy olyan helyet, ahol az egyik lapod ennyit ér: { points }.

## Felhőkarcolók: kérdések

skyscrapers-ask-starting = A véletlen dönti el, ki kezd.
skyscrapers-ask-dealing = Kiosztjuk a lapokat.
skyscrapers-ask-acting = Vegyél fel munkást, építs be egy lapot, vagy lépj egy munkással: még { $actions } akciód van.
skyscrapers-ask-placing = Válaszd ki, hová szegecseled: { skyscrapers-card }.
skyscrapers-ask-turning = Válaszd ki, hogyan fordítod a lapot: { skyscrapers-card }.
skyscrapers-ask-moving = Hová menjen { skyscrapers-do-worker.the } munkásod?
skyscrapers-ask-settling = Az épület nyugalomba kerül.
skyscrapers-ask-sliding = Elcsúszik egy munkás ({ skyscrapers-player }, { $worker }. munkás).
skyscrapers-ask-pressing = A laza szegecset benyomják.
skyscrapers-ask-returning = Leesett { skyscrapers-do-worker.the } munkásod: válaszd ki, hová helyezed vissza.
skyscrapers-ask-aside = Az új szegecs egy munkás mellé került ({ skyscrapers-player }, { $worker }. munkás): válaszd ki, hol álljon a lapján; a helyén is maradhat.
skyscrapers-ask-ended-emptied = Vége a játéknak: valaki beépítette az utolsó lapját is a kezéből.
skyscrapers-ask-ended-stalled = Vége a játéknak: három fordulón át senki sem épített be lapot.
skyscrapers-ask-ended-last-left = Vége a játéknak: már csak egy játékos maradt.
skyscrapers-ask-ended-collapsed = Vége a játéknak: az épület összeomlott.

## Felhőkarcolók: miért nem

skyscrapers-why-unknown = Ebben a játékban nincs ilyen lépés.
skyscrapers-why-start-first = Előbb a véletlen dönti el, ki kezd.
skyscrapers-why-deal-first = Előbb ki kell osztani a lapokat.
skyscrapers-why-act-first = Előbb válassz akciót: felvétel, építés vagy lépés.
skyscrapers-why-slot-first = Előbb válassz helyet a lapnak, amelyet beépítesz.
skyscrapers-why-turn-first = Előbb válaszd ki, hogyan fordítod a lapot, amelyet beépítesz.
skyscrapers-why-cell-first = Előbb válaszd ki, hová megy a felemelt munkás.
skyscrapers-why-settle-first = Előbb nyugalomba kell kerülnie az épületnek.
skyscrapers-why-rest-first = Előbb meg kell állnia az elcsúszó munkásnak.
skyscrapers-why-press-first = Előbb be kell nyomni a laza szegecset.
skyscrapers-why-return-first = Előbb vissza kell helyezni a leesett munkásokat.
skyscrapers-why-aside-first = Előbb válaszd ki, hol álljon az új szegecs melletti munkás.
skyscrapers-why-over = A játék már véget ért.
skyscrapers-why-no-such-seat = Ennél az asztalnál csak { $seats } játékos ül.
skyscrapers-why-not-in-deck = Ezt a lapot már kiosztották: { skyscrapers-card }.
skyscrapers-why-no-such-cell = Ott nem állhat senki: nincs alatta padló, és mellette sincs alaplap.
skyscrapers-why-not-beside-a-base-card = Ez a mező nem a talajon van, pedig az új munkás ott kezd, egy alaplap mellett.
skyscrapers-why-same-cell = Ez a mező két alaplap mellett van, és csak egyszer számít.
skyscrapers-why-another-card = Ez a mező egy másik lapon van, a munkásnak pedig a sajátján kell maradnia.
skyscrapers-why-cell-closed = Ez a mező zárt: kívülről nem vezet oda út.
skyscrapers-why-reserve-empty = Nincs több munkásod tartalékban.
skyscrapers-why-something-to-do = Még felvehetsz munkást, építhetsz vagy léphetsz: az akció csak akkor vész el, ha semmit sem lehet tenni.
skyscrapers-why-not-in-hand = Ez a lap nincs a kezedben: { skyscrapers-card }.
skyscrapers-why-no-free-worker = Kell egy munkásod az építkezésen, aki nincs bezárva.
skyscrapers-why-no-place-for-card = A munkásaid közelében nincs hely ennek a lapnak: { skyscrapers-card }.
skyscrapers-why-no-girder-for-card = Ahová a munkásaid beépíthetnék ezt a lapot, ott egyetlen gerendája sem csatlakozna: { skyscrapers-card }.
skyscrapers-why-worker-not-on-site = { skyscrapers-do-worker.first } munkásod nincs az építkezésen.
skyscrapers-why-worker-trapped = { skyscrapers-do-worker.first } munkásod be van zárva.
skyscrapers-why-worker-cannot-leave = { skyscrapers-do-worker.first } munkásod nem hagyhatja el a lapját: az egy lépésre lévő szinteknek nincs nyitott mezőjük.
skyscrapers-why-no-path = Ennél az asztalnál mindenki a saját kezével épít: vidd oda a darabot te magad.
skyscrapers-why-path-numbers = Ez nem egy kéz útja.
skyscrapers-why-path-few = Ez az út túl rövid egy kézhez.
skyscrapers-why-path-many = Ennek az útnak túl sok pontja van.
skyscrapers-why-path-start = Ez az út nem ott kezdődik, ahol a darab van.
skyscrapers-why-path-time = Ezen az úton az idő nem előre halad.
skyscrapers-why-path-long = Ez az út túl sokáig tart: a darabot 10 másodpercen belül le kell tenni.
skyscrapers-why-path-far = Ez az út túl messze visz az épülettől.
skyscrapers-why-path-jump = Ez az út ugrik: ilyen gyors kéz nincs.
skyscrapers-why-path-press = Így egyetlen kéz sem nyom.
skyscrapers-why-nothing-to-brace = Ennél az asztalnál nyugodtak a kezek: nem kell megtámasztani az épületet.
skyscrapers-why-already-braced = Már megtámasztottad az épületet.
skyscrapers-why-no-such-slot = Egyetlen beépített lapnak sincs ott éle.
skyscrapers-why-same-slot = Ez a hely egy másik élnél is szerepel, és csak egyszer számít.
skyscrapers-why-half-level = Itt a lap 1 egység magasan feküdne, az pedig tilos: fél szint nincs.
skyscrapers-why-below-ground = Itt a talaj alá érne a lap.
skyscrapers-why-outside-site = Itt kilógna a lap az építési területről.
skyscrapers-why-only-base-on-ground = Itt a talajhoz érne a lap, és azt csak alaplapnak szabad.
skyscrapers-why-base-on-ground = Az alaplapnak a talajon kell állnia, itt pedig nem ott állna.
skyscrapers-why-overlaps = Itt fedésbe kerülne egy másik lappal.
skyscrapers-why-crosses = Itt átmetszene egy másik lapot.
skyscrapers-why-cannot-slide-in = Ide nem lehet becsúsztatni a lapot: minden oldalról útban van valami.
skyscrapers-why-not-upright = Ez a lap csak fekhet: { skyscrapers-card }.
skyscrapers-why-not-level = Ez a lap csak állhat: { skyscrapers-card }.
skyscrapers-why-deck-too-low = A gerendarácsnak legalább 3 egység magasan kell feküdnie: { skyscrapers-card }.
skyscrapers-why-out-of-reach = Itt a lap nem érne olyan laphoz, amelyhez egy szabad munkásod hozzáér.
skyscrapers-why-slot-not-connected = Itt a lap egyetlen gerendája sem csatlakozna, akárhogyan fordítod.
skyscrapers-why-no-such-turning = Ezt a lapot nem lehet úgy fordítani, hogy ott legyenek a gerendái: { skyscrapers-card }.
skyscrapers-why-same-turning = A gerendák ugyanoda kerülnének: ez egyetlen fordításnak számít.
skyscrapers-why-printed-upright = Ha a lap áll, a rajzolt munkásnak egyenesen kell állnia.
skyscrapers-why-grass-down = Az alaplapon a fű mindig alul van.
skyscrapers-why-not-connected = Így fordítva a lap egyetlen gerendája sem csatlakozna.
skyscrapers-why-same-card = Ez a mező ugyanazon a lapon van: oda ingyen igazíthatod a munkást, de egy lépésnek másik lapon kell végződnie.
skyscrapers-why-stands-there = A munkás már ezen a mezőn áll.
skyscrapers-why-not-one-step = Ez a mező messzebb van egy lépésnél: lépni ugyanazon a szinten, egy szinttel feljebb vagy egy szinttel lejjebb lehet, ugyanabban a toronyban.
skyscrapers-why-level-closed = Erre a mezőre nem vezet út: a közbülső szintnek nincs nyitott mezője, ezért nem lehet rajta áthaladni.
skyscrapers-why-on-the-ground = { skyscrapers-do-worker.first } munkásod a talajon áll: ingyen igazítani csak padlón lehet.
skyscrapers-why-already-shifted = { skyscrapers-do-worker.first } munkásodat ez előtt az akció előtt már átigazítottad.
skyscrapers-why-cannot-fall = Ez a munkás nem eshet le ({ skyscrapers-player }, { $worker }. munkás): csak a padlókon álló szabad munkások eshetnek le.
skyscrapers-why-cannot-slide = Ez a munkás nem csúszhat el ({ skyscrapers-player }, { $worker }. munkás): csak az építkezésen lévő szabad munkások csúszhatnak el, és amíg minden nyugalomba nem kerül, csak egyszer.
skyscrapers-why-no-rivet = Ebben a lapban nincs szegecs.
skyscrapers-why-rivet-already-broken = Ennek a lapnak a szegecse már eltört.
skyscrapers-why-no-new-rivet = Nincs új szegecs, amely laza lehetne.
skyscrapers-why-nothing-to-collapse = Csak alaplapok állnak az építkezésen: nincs, ami leessen.

## Felhőkarcolók: pontozólap

skyscrapers-score-girders = Csatlakozó gerendák
skyscrapers-score-printed = Rajzolt munkások
skyscrapers-score-doubled = Dupla pont a minden másnál magasabb lapokért
skyscrapers-score-falls = Levert munkások: { $workers }
skyscrapers-score-emptied = Az utolsó kézben lévő lap is beépült
skyscrapers-score-cards-left = Kézben maradt: { cards }
skyscrapers-score-highest = A legtöbb munkás a legmagasabb szinten
skyscrapers-score-out-trapped = Kiesett: minden munkása csapdába került
skyscrapers-score-out-falls = Kiesett: az esések miatt a pontozósáv végére jutott
skyscrapers-score-out-collapse = Kiesett: a keze alatt omlott össze az épület

## Felhőkarcolók: asztali szabályok

skyscrapers-option-pairs = Pont a gerendákért
skyscrapers-option-pairs-value =
    { $value ->
        [0] 1 pont minden csatlakozó gerendáért
       *[1] 1 pont minden csatlakozó gerendapárért
    }
skyscrapers-option-play_out_the_round = Ha valaki beépíti az utolsó lapját
skyscrapers-option-play_out_the_round-value =
    { $value ->
        [0] a játék azonnal véget ér
       *[1] a fordulót még végigjátsszátok
    }
skyscrapers-option-hands = Kezek
skyscrapers-option-hands-value =
    { $value ->
        [0] nyugodt – soha semmi sem esik le
        [1] biztos – néha leesik egy munkás
        [2] remegő – gyakran leesnek a munkások, és az épület is összedőlhet
       *[3] saját – az számít, hogyan mozgatod a kezed
    }
skyscrapers-option-lowest_space = A pontozósáv vége
skyscrapers-option-lowest_space-value =
    { $value ->
        [-15] –15
       *[-10] –10
    }

## Felhőkarcolók: az asztal a terminálban

skyscrapers-cli-actions = Hátralévő akciók: { $actions }
skyscrapers-cli-top = Az épület magassága: { $top }
skyscrapers-cli-idle = Körök új lap nélkül: { $turns }/{ $limit }
skyscrapers-cli-braced = Az épületet megtámasztják
skyscrapers-cli-ground = Talaj
skyscrapers-cli-height = Magasság: { $height }
skyscrapers-cli-level = { $level }. szint
skyscrapers-cli-hand = kézben: { cards }
skyscrapers-cli-bases = alaplapok: { $bases }
skyscrapers-cli-reserve = tartalékban: { $reserve }
skyscrapers-cli-out = kiesett
skyscrapers-cli-trapped = bezárva
skyscrapers-cli-lying = fekszik
skyscrapers-cli-fallen = leesett
skyscrapers-cli-chosen = Kiválasztva: { skyscrapers-card }
skyscrapers-cli-corner = mező x,y,z: a bal alsó sarka
skyscrapers-cli-open = nyitott
skyscrapers-cli-closed = zárt
skyscrapers-cli-deck = gerendarács
skyscrapers-cli-possible = választható
skyscrapers-cli-printed = rajzolt munkás

### A Felhőkarcolók szabályai

skyscrapers-rulebook-intro = Építőbrigádokat vezettek, 2–4 játékos, egyetlen közös építkezésen. Négyzet alakú lapokat szegecseltek a már beépített lapok éleire, és a munkásaitok felmásznak mindenre, ami megépült, akárki építette is. Minden új lap annyi pontot hoz, ahány gerendája a már álló szerkezethez csatlakozik, és kétszer annyit, ha minden más fölé emelkedik. Aki beépíti a kezében lévő utolsó lapot is, befejezi a játékot, és a legmagasabban álló brigád jutalmat kap. Vigyázzatok, hogy senki be ne falazza a munkásaitokat – és ha az asztal úgy akarja, arra is, hogy meg ne remegjen a kezetek.
skyscrapers-section-lattice = A térháló
skyscrapers-rule-S-1 = Minden egy térhálón áll, amelynek egysége a lap oldalának a fele; a magasságot is ebben az egységben számoljuk, a talajtól felfelé. A lap 2-szer 2 egységes négyzet. Vagy függőlegesen áll, nyugat–keleti vagy dél–északi irányban, vagy vízszintesen fekszik; közepe mindig a térháló egy pontjára esik.
skyscrapers-rule-S-2 = Minden új lapot egyetlen szegecs tart, a saját közepén és sehol másutt. A szegecs egy már beépített lap élének a közepére kerül, az új lap pedig derékszöget zár be azzal a lappal, úgyhogy az él az új lap középvonalában fut. Így minden beépített lapnak 4 ilyen helye van, élenként egy; ezeket illesztéseknek hívjuk.
skyscrapers-rule-S-3 = Két lap nem fedheti egymást ugyanabban a síkban, és nem metszheti át egymás belsejét. Él lapfelülethez és él élhez érhet: ez érintkezés. Két lap akkor érinti egymást, ha van egy legalább 1 egység hosszú közös szakaszuk.
skyscrapers-rule-S-4 = Fél szintek nincsenek: semmi sem áll a térhálón kívül, és 1 egység magasan nem fekhet lap. A padlók magassága ezért 2, 3, 4 és így tovább.
skyscrapers-rule-S-5 = Az alaplapoknak a talajhoz kell érniük, és csak nekik szabad: az alaplap függőlegesen áll, alsó éle a talajon van. Minden más lap legalacsonyabb pontja legalább 1 egység magasan van. Egyetlen lap sem nyúlhat ki az építési területről, amely 16-szor 16 egységes négyzet, közepén a H betűvel. Például a H egyik szárának felső élére fektethetsz egy padlót, majd a padló élére egy álló lapot, amelynek alsó éle 1 egység magasan van; a szár oldalán ugyanez a lap a talajig érne, ezért oda csak alaplap kerülhet.
skyscrapers-rule-S-6 = Kezdetben három alaplap egy H betűt alkot a terület közepén: egy nyugat–keleti irányú keresztlap, és annak két végén, keresztben, egy-egy szár.
skyscrapers-rule-S-7 = A lapot egyenesen kell tudni becsúsztatni az illesztésbe, végig kívülről, a négy oldal valamelyikéről vagy felülről, de alulról nem, anélkül hogy egy másik lap belsején áthaladna. Élek mentén csúszhat, akár egy fölötte és egy alatta lévő él között is.
skyscrapers-rule-S-8 = A mező 1 egység élű kocka. A munkás egy mezőn áll: a talajon vagy egy padló négy negyedének valamelyikén. Egy mezőn akárhány munkás elfér. A munkás érinti az alatta lévő padlót és minden lapot, amely a mezőjének egy teljes függőleges oldalát lefedi; a feje fölötti lap, vagy az, amely csak egy sarokban ér hozzá, nem számít.
skyscrapers-rule-S-9 = Egy mező akkor nyitott, ha kívülről el lehet jutni oda úgy, hogy szomszédos mezők között lépkedünk, és nincs köztük lap. A gerendarács nem akadály, mert a gerendái között van hely; a talaj alatt viszont nincs út. Az a munkás, akinek a mezője nem nyitott, be van zárva. Például egy munkás a H egyik öblében áll, a keresztlapon tető fekszik, és mindkét szár elülső élére alaplap kerül: az utolsó ilyen lap bezárja a munkást.
skyscrapers-section-cards = Lapok
skyscrapers-rule-S-10 = Van 36 építőlap, 3 kezdő alaplap és minden játékos színében 2 alaplap. Az álló lap csak állhat. A gerendarács csak fekhet, legalább 3 egység magasan; nyitott gerendákból áll, ezért nem lehet rajta állni, és nem alkot szintet. A padló csak fekhet; a munkások állhatnak rajta, és szintet alkot. Az univerzális lap állhat, mint egy álló lap, vagy fekhet, mint egy padló, de alaplap sohasem lehet.
skyscrapers-rule-S-11 = A lapokra gerendák vannak rajzolva. A gerenda egyenes rúd, amely a lap kilenc csomópontja közül hármon halad át; a csomópontok a sarkok, az élek közepe és a lap közepe. Egy gerenda tehát a négy él, a két középvonal vagy a két átló valamelyikén fut végig. A lapot tetszés szerint fordíthatod és tükrözheted, két kivétellel: ha a lap áll, a rajzolt munkásnak egyenesen kell állnia, és az alaplapon a fű mindig alul van. Azok a fordítások, amelyeknél a gerendák ugyanott vannak, egynek számítanak. A nyomtatott játék rajzai semmilyen nyilvános forrásban nincsenek meg, ezért ezek a sajátjaink.
skyscrapers-rule-S-12 = Az új lap egy gerendája akkor csatlakozik, ha egyik csomópontja ugyanabban a pontban van, mint egy olyan lap gerendájának valamelyik csomópontja, amelyet az új lap érint.
skyscrapers-section-setup = Előkészületek
skyscrapers-rule-S-13 = Mindenkinek 5 munkása van tartalékban, és 0 pontja. A véletlen dönti el, ki kezd (a nyomtatott szabály azt kérdezi, ki járt életében a legmagasabban). Ezután kiosztjuk az építőlapokat, egyesével körben, az 1. játékostól kezdve: 2 játékosnál fejenként 15, 3 játékosnál 12, 4 játékosnál 9 lapot; a többi kikerül a játékból. A színed 2 egyforma alaplapja is a kezedbe kerül: most 17, 14 vagy 11 lapod van. A kézben lévő lapok titkosak; csak az tudható, hogy hány van belőlük, és hány köztük az alaplap, mert ez a már megépült lapokból következik.
skyscrapers-section-turn = Egy kör
skyscrapers-rule-S-14 = A körödben pontosan 3 akciót hajtasz végre, tetszőleges összeállításban és sorrendben: felvétel, építés, lépés. Az az akció, amelyben semmit sem lehet tenni, elvész. Ez ritka, mert a tartalékban lévő munkást mindig fel lehet venni, és a talajon álló szabad munkással mindig lehet lépni: ehhez olyan zárt szintek kellenek (S-19), amelyek az összes többit a helyén tartják.
skyscrapers-rule-S-15 = Felvétel: állíts egy munkást a tartalékodból egy nyitott mezőre a talajon, amelynek valamelyik oldalán alaplap áll, akárkié is. A munkás két alaplapot is érinthet.
skyscrapers-rule-S-16 = Építés: tegyél egy lapot a kezedből egy szabályos illesztésbe, szabályosan fordítva, úgy, hogy legalább egy gerendája csatlakozzon (S-12). A lapnak a helyén érintenie kell egy olyan lapot, amelyet egy saját munkásod érint, és ez a munkás nem lehetett bezárva, mielőtt az új lap odakerült.
skyscrapers-rule-S-17 = Egy padlón álló munkás akkor van az új szegecs mellett, ha a szegecs a mezőjének egyik sarkában van, és a mező még nyitott. Az aktív játékos minden ilyen munkásnak – bárkié legyen is, a játékosok, azon belül a munkások sorszáma szerint – kiválaszt egy nyitott mezőt azon a lapon, amelyen a munkás áll; a munkás a helyén is maradhat. Arról a munkásról, aki csak maradhatna, nem kell dönteni, és a játék vége után sem.
skyscrapers-rule-S-18 = Lépés: egyik munkásod, aki nincs bezárva, átmegy tornyának ugyanazon a szintjén, egy szinttel feljebb vagy egy szinttel lejjebb bármelyik nyitott mezőre; a talajon bármelyik mezőre, ahová fel lehet venni valakit (S-15). A lépésnek másik lapon, a talajon pedig másik mezőn kell végződnie. Ugyanazon a lapon ingyen lehet mozogni: minden akció előtt mindegyik munkásodat, aki nincs bezárva, egyszer átigazíthatod a lapjának egy másik nyitott mezőjére. Például a talajon álló munkás átmehet egy másik alaplaphoz, vagy felmehet az 1. szintre; az 1. szinten álló lemehet, mozoghat az 1. szinten, vagy felmehet a 2. szintre.
skyscrapers-rule-S-19 = Minden padlómagassághoz vedd az összes lapot, amelynek teteje ebben a magasságban vagy feljebb van, a gerendarácsokat és az alaplapokat is, és nézd meg, melyek alkotnak egymáshoz érve összefüggő csoportot. Egy ilyen csoporton belül az e magasságban lévő padlók egy torony egyik szintjét alkotják. Az alatta lévő szint a legközelebbi alacsonyabb, amelynek csoportja ezt a csoportot tartalmazza; ha nincs ilyen, akkor a talaj. Egy lépés ugyanazon a szinten, az alatta lévő szintre vagy egy közvetlenül fölötte lévőre vezet. Azon a szinten, amelynek nincs nyitott mezője, senki sem állhat meg, és át sem haladhat rajta: ami mögötte van, innen addig nem érhető el, amíg valami beépített lap más utat nem nyit. Ha egy lap összeköt két tornyot, a szintjeik is egyesülhetnek. Például egy 1. szintről két torony emelkedik, amelyek nem érintik egymást: onnan bármelyiknek a 2. szintjére fel lehet menni, de az egyik 2. szintről a másikra két akció az út, le és újra fel.
skyscrapers-rule-S-20 = Ha egy körben többször lépsz ugyanazzal a munkással, minden lépés külön akció, és mindegyik végén a munkásnak meg kell állnia egy mezőn.
skyscrapers-section-score = Pontozás és a játék vége
skyscrapers-rule-S-21 = A beépített lap azonnal pontot hoz: 1 pontot minden csatlakozó gerendáért (S-12), és még 1-et a rajzolt munkásért. Ha a teteje minden más lap tetejénél magasabban van, mindez megduplázódik; az alaplapok és a rajtuk fekvő első padlók tehát sohasem duplázódnak. Például egy padló két csatlakozó gerendával és egy rajzolt munkással (2 + 1) × 2 = 6 pontot hoz, ha ez lesz a legmagasabb lap. Az asztal megegyezhet abban, hogy nem minden csatlakozó gerenda, hanem minden olyan pár hoz 1 pontot, amelyben egy új és egy régi gerendának közös csomópontja van.
skyscrapers-rule-S-22 = Ha mind az 5 munkásod az építkezésen van és be van zárva, kiesel: a hátralévő akcióid elvesznek, a kezedben lévő lapok kikerülnek a játékból, a munkásaid pedig a helyükön maradnak, és semmibe sem számítanak. Ez megelőzi az S-23 szabályt. Ha csak egy játékos marad, a játék véget ér, amint a leesett munkásokat visszahelyezték (S-28), és ő nyert. Akik kiestek, mind az utolsó helyen osztoznak.
skyscrapers-rule-S-23 = A játék azonnal véget ér, ha aktív játékosként beépíted a kezedben lévő utolsó lapot is: te 5 pontot kapsz, a többiek pedig minden kézben maradt lapjukért 1 pontot veszítenek, az olyan alaplapokért is, amelyeknek nincs illesztésük. Az a kéz, amelyben csak alaplap van, üresnek számít, ha már sehol az építkezésen nincs illesztés alaplapnak; ezekért az alaplapokért csak az nem veszít pontot, aki így befejezi a játékot. A vége előtt kiesnek azok, akiknek minden munkása be van zárva (S-22), és ha a kezek nem nyugodtak, az épület nyugalomba kerül, és a leesett munkások visszakerülnek (S-28); félreállni már senkinek sem kell (S-17). Az asztal megegyezhet abban, hogy a fordulót végigjátssza: ekkor a fordulóban később következőknek még megvan a körük, és aki ebben kiüríti a kezét, szintén megkapja az 5 pontot, és ő sem veszít ezekért.
skyscrapers-rule-S-24 = Ezután 5 pont azé, akinek a legtöbb munkása van a legmagasabb szinten; a bezártak nem számítanak. Döntetlennél a következő, alacsonyabb szint dönt, és így tovább a talajig; ha végig döntetlen, senki sem kapja meg. A szinteket a magasságuk szerint hasonlítjuk össze. Aki kiesett, nem vesz részt ebben. Például Andreeának és Filipnek két-két munkása van az 5. szinten és egy-egy a 4. szinten, ennyi senki másnak nincs; de csak Filipnek van egy a 3. szinten, ezért ő kapja az 5 pontot.
skyscrapers-rule-S-25 = Az nyer, akinek a legtöbb pontja van; akik az élen egyenlők, együtt nyernek. Ha három teljes fordulón át senki sem épít be lapot, a játék az S-23 szerint ér véget, de az üres kézért járó 5 pont nélkül, és utána az S-24 következik.
skyscrapers-section-hands = Kezek
skyscrapers-rule-S-26 = Az asztal négyféle építő kéz közül választ. Nyugodt: soha semmi sem esik le, a játék tiszta stratégia. Biztos vagy remegő: az asztal keze viszi a lapokat és a munkásokat, kis vagy nagy remegéssel. Saját: az számít kéznek, ahogyan a darabot az egérrel vagy az ujjaddal viszed, az útja és a sebessége.
skyscrapers-rule-S-27 = Ha a kezek nem nyugodtak, minden felvétel, lépés és építés az épület szimulációjában történik: a lapokat szegecsek tartják, amelyek eltörhetnek, a munkások szabadon állnak, a kéz viszi és elengedi, amit fog, majd az épület nyugalomba kerül. A játékban csak az számít, ami történt, és ez a naplóba is bekerül: munkások estek le, munkások csúsztak át vagy kerültek át egy másik nyitott mezőre, szegecsek törtek el, lezuhant egy lap. Az elcsúszott munkás senkinek sem kerül pontjába, és ott marad, ahol megállt, állva vagy fekve, amíg a gazdája el nem mozdítja. Egy eltört szegecs önmagában nincs hatással a szabályokra.
skyscrapers-rule-S-28 = Csak a padlókon álló, be nem zárt munkások eshetnek le. A munkás igazítását és a félreállítását egy másik mezőre (S-17) szintén a kéz végzi. Ha az akciód miatt munkások esnek le, mindegyikért 5 pontot veszítesz, akárkié is. A sajátjaid visszakerülnek a tartalékodba. A többiek maguk helyezik vissza a sajátjaikat egy padló bármelyik nyitott mezőjére vagy bármelyik mezőre, ahová fel lehet venni valakit (S-15): tőled az óramutató járása szerint, előbb a kisebb számúakat, mielőtt bármi más történne; a visszahelyezés semmit sem ver le. Annak a leesett munkása, aki kiesett, eltűnik a játékból.
skyscrapers-rule-S-29 = Ha leesések miatt a pontszámod eléri a pontozósáv legalsó mezőjét, vagy az alá kerül, kiesel. A sáv vége –15, vagy ha az asztal így egyezett meg, –10.
skyscrapers-rule-S-30 = Összeomlás: ha egy lap, amely nem alaplap, a talajra zuhan, a játék azonnal véget ér. Aki okozta, kiesik; a többiek megtartják a pontjaikat, de minden kézben lévő lapért 1-et veszítenek, az illesztés nélküli alaplapokért is, és az S-24 szerinti 5 pontot senki sem kapja meg. Közülük a legjobb nyer.
skyscrapers-rule-S-31 = Akció előtt megtámaszthatod az épületet. Ez nem kerül semmibe, és felére csökkenti a remegést, amely az akció alatt az épületet éri. Ha egy lapot túl messze engednek el a helyétől, a szegecse nincs benyomva: laza és gyengébb, amíg be nem nyomják. A nyomtatott szabályok szerint ezt bármelyik másik játékos követelheti; itt mindig követelik. Ezért a következő akciód előtt vagy a köröd végén a kéz benyomja a szegecset, és azért is te felelsz, ami ekkor történik.
skyscrapers-rule-S-32 = A nyomtatott szabályok szerint egy rosszul fordított lapot a következő játékos körének kezdetéig lehet kifogásolni. Itt csak helyes fordítások közül lehet választani, ezért nincs mit kifogásolni.
# How places and cards are written in files and at the command line
skyscrapers-writing = Az x nyugatról keletre nő, az y délről északra, a z felfelé; a talajon z = 0, a terület közepén x = 0, y = 0. Az x@-1,0,2 annak a lapnak a helye, amely x felé néz, és amelynek közepén x = –1, y = 0, z = 2; a 0,-1,2 az a mező, amelynek legalsó, délnyugati sarkában x = 0, y = –1, z = 2. L, R, T és B a bal, a jobb, a felső és az alsó él gerendája, V és H a függőleges és a vízszintes középvonalé, D a bal alsó saroktól a jobb felsőig tartó átló, E a másik átló, úgy nézve, hogy x (vagy x felé néző lapon y) jobbra, z (vagy fekvő lapon y) pedig felfelé nő; a * rajzolt munkást jelent. Álló lapok: T* V* LB* TV* LTB* LTD* L H D LR LB LH LD LV VH LTV LTD LBD LRT LRD LRTB. Gerendarácsok: LV LH VDE. Padlók: H* LR* VH LR LRT LRTB. Univerzális lapok: V* LB* D LB LRT LRTB. Alaplapok: BV.

## Felhőkarcolók: a tábla

skyscrapers-board-ref-turn = A köröd: 3 akció, tetszőleges összeállításban
skyscrapers-board-ref-hire = Felvétel: egy munkás a tartalékból egy alaplap melletti nyitott mezőre a talajon.
skyscrapers-board-ref-build = Építés: olyan lap, amely érint egy lapot, amelyet egy szabad munkásod érint, legalább egy csatlakozó gerendával.
skyscrapers-board-ref-move = Lépés: egy szabad munkás a szintjén, vagy egy szinttel feljebb vagy lejjebb.
skyscrapers-board-ref-aside = Az új szegecs melletti munkások félreállnak, a tieid és a többieké is: te mondod meg, hová.
skyscrapers-board-ref-points = Pontok
skyscrapers-board-ref-girder = 1 minden csatlakozó gerendáért, 1 a rajzolt munkásért
skyscrapers-board-ref-highest = mindez duplán, ha a lap lesz a legmagasabb
skyscrapers-board-ref-trapped = A bezárt munkások semmit sem tehetnek; ha mind az 5 be van zárva, kiesel.
skyscrapers-board-ref-end = A vége
skyscrapers-board-ref-empty = Aki beépíti az utolsó lapját, befejezi a játékot: 5 pont; a többiek minden kézben maradt lapért 1 pontot veszítenek.
skyscrapers-board-ref-top = 5 pont a legtöbb szabad munkásért a legmagasabb szinten; döntetlennél a következő, alacsonyabb szint dönt.
skyscrapers-board-spot =
    { $across ->
        [none] { $along ->
             [none] középen
             [north] északra { $deep }
            *[south] délre { $deep }
        }
        [east] { $along ->
             [none] keletre { $far }
             [north] keletre { $far }, északra { $deep }
            *[south] keletre { $far }, délre { $deep }
        }
       *[west] { $along ->
             [none] nyugatra { $far }
             [north] nyugatra { $far }, északra { $deep }
            *[south] nyugatra { $far }, délre { $deep }
        }
    }
skyscrapers-board-slot-lying = Fektetve, { $height }, { skyscrapers-board-spot }
skyscrapers-board-slot-standing =
    { $axis ->
        [x] Állítva, { $foot }–{ $top }, dél–észak, { skyscrapers-board-spot }
       *[y] Állítva, { $foot }–{ $top }, nyugat–kelet, { skyscrapers-board-spot }
    }
skyscrapers-board-cell-floor =
    { $quarter ->
        [north-east] padló, magasság: { $height }, { skyscrapers-board-spot }, északkeleti negyed
        [north-west] padló, magasság: { $height }, { skyscrapers-board-spot }, északnyugati negyed
        [south-east] padló, magasság: { $height }, { skyscrapers-board-spot }, délkeleti negyed
       *[south-west] padló, magasság: { $height }, { skyscrapers-board-spot }, délnyugati negyed
    }
skyscrapers-board-cell-quarter =
    { $quarter ->
        [north-east] északkeleti negyed, { skyscrapers-board-spot }
        [north-west] északnyugati negyed, { skyscrapers-board-spot }
        [south-east] délkeleti negyed, { skyscrapers-board-spot }
       *[south-west] délnyugati negyed, { skyscrapers-board-spot }
    }
skyscrapers-board-cell-ground = talaj, { skyscrapers-board-spot }
skyscrapers-board-do-slot = { $where }: { points }
skyscrapers-board-do-hire = Munkás felvétele: { $where }
skyscrapers-board-do-move = Lépés ide: { $where }
skyscrapers-board-do-shift = Ingyenes igazítás ide: { $where }
skyscrapers-board-do-aside = Félreállítás ide: { $where }
skyscrapers-board-do-return = Visszahelyezés ide: { $where }
skyscrapers-board-turning =
    { $connected ->
        [one] Gerendák: { $girders }; { $connected } csatlakozik, { points }
       *[other] Gerendák: { $girders }; { $connected } csatlakozik, { points }
    }
skyscrapers-board-turning-doubled =
    { $connected ->
        [one] Gerendák: { $girders }; { $connected } csatlakozik; minden más lap fölé ér, ezért duplán számít: { points }
       *[other] Gerendák: { $girders }; { $connected } csatlakozik; minden más lap fölé ér, ezért duplán számít: { points }
    }
skyscrapers-board-girder =
    { $girder ->
        [L] bal él
        [R] jobb él
        [T] felső él
        [B] alsó él
        [V] függőleges közép
        [H] vízszintes közép
        [D] emelkedő átló
       *[E] ereszkedő átló
    }
skyscrapers-board-turnings = Válaszd ki, hogyan forduljon a lap
skyscrapers-board-from-above = Felülről
skyscrapers-board-from-north = Észak felől
skyscrapers-board-from-east = Kelet felől
skyscrapers-board-from-south = Dél felől
skyscrapers-board-from-west = Nyugat felől
skyscrapers-board-section = Metszet
skyscrapers-board-section-where = Milyen mélyen van felvágva az épület
skyscrapers-board-turn-left = Forgatás balra
skyscrapers-board-turn-right = Forgatás jobbra
skyscrapers-board-nearer = Közelebb
skyscrapers-board-farther = Távolabb
skyscrapers-board-level = Ami feljebb van, halványuljon
skyscrapers-board-whole = az egész épület
skyscrapers-board-up-to = { $height } egység magasságig
skyscrapers-board-hand = A kezed
skyscrapers-board-put-back = Vissza a kézbe: { skyscrapers-card }
skyscrapers-board-actions =
    { $actions ->
        [one] Még { $actions } akció
       *[other] Még { $actions } akció
    }
skyscrapers-board-out = Kiesett
skyscrapers-board-cards = Kézben: { cards }
skyscrapers-board-workers = Munkások: { $site } az építkezésen (ebből bezárva: { $trapped }), { $reserve } tartalékban
skyscrapers-board-plans = Az épület alaprajzai, magasságonként egy
skyscrapers-board-ground = Talaj
skyscrapers-board-height = Magasság: { $height }
# $places (number) to go to on one floor
skyscrapers-board-storey =
    { $height ->
        [0] Talaj: { $places } hely
       *[other] Magasság: { $height }, { $places } hely
    }
skyscrapers-board-level-number = { $level }. szint
skyscrapers-board-stands = { $name }, { $worker }. munkás: { $where }
skyscrapers-board-trapped = { $name }, { $worker }. munkás, bezárva: { $where }
skyscrapers-board-lying = { $name }, { $worker }. munkás, fekszik: { $where }
skyscrapers-board-hire = Felvétel ({ $reserve } tartalékban)
skyscrapers-board-forfeit = Lemondás az akcióról
skyscrapers-board-braced = Az épületet megtámasztják.
skyscrapers-board-back = Visszateszem
# what a hand does that carries a piece by pointer
skyscrapers-board-hand-take-card = Fogd meg a lapot, és vidd a karikához.
skyscrapers-board-hand-take-worker = Fogd meg a munkást, és vidd a karikához.
skyscrapers-board-hand-carry = Óvatosan: együtt leng a kezeddel.
skyscrapers-board-hand-press = Tartsd ott, amíg a karika be nem zárul: ha túl korán engeded el, laza marad vagy leesik.
skyscrapers-board-hand-let-go = Be van nyomva. Engedd el!
skyscrapers-board-hand-rest = Várd meg, míg megnyugszik, aztán engedd el: ha túl korán, leeshet.
skyscrapers-board-hand-far = Ez túl messze volt a helyétől: nem történt semmi, próbáld újra.
skyscrapers-board-hand-late = Ez több mint 10 másodpercig tartott: nem történt semmi, próbáld újra.
skyscrapers-board-hand-steady = Milyen biztos a kezed, százalékban
skyscrapers-board-hand-by-keys = Inkább időzítéssel
skyscrapers-board-hand-stop = Állj
skyscrapers-board-hand-stop-how = Egy jelölő leng ide-oda. Állítsd meg háromszor, mindig középen.
skyscrapers-board-hand-stop-beside = Első megállítás: ennyivel tér le a kezed az útról.
skyscrapers-board-hand-stop-along = Második megállítás: ennyivel áll meg a kezed a hely előtt vagy mögött.
skyscrapers-board-hand-stop-press = Harmadik megállítás: ennyit rándul a kezed, amikor benyomja a szegecset.
skyscrapers-board-hand-stop-put-down = Harmadik megállítás: ennyit rándul a kezed, amikor leteszi a munkást.
skyscrapers-board-hand-stop-late = Egy percig senki sem állította meg a jelölőt: nem történt semmi, próbáld újra.
# $millimetres (number) by which a stop has missed
skyscrapers-board-hand-off = Eltérés: { $millimetres } mm.
# what a hand has done, shown again
skyscrapers-board-film-again = Még egyszer
skyscrapers-board-film-slowly = Lassítva
skyscrapers-board-film-skip = Tovább
skyscrapers-board-brace = Az épület megtámasztása: csak a remegés fele éri el
skyscrapers-board-brace-own = Az épület megtámasztása a másik kezeddel: a kezed remegésének csak a fele éri el
skyscrapers-board-held-card = Vidd a lapot a karikához, és tartsd ott. Ha túl korán engeded el, laza marad vagy leesik.
skyscrapers-board-held-worker = Vidd a munkást a karikához, és várd meg, míg megnyugszik. Ha túl korán engeded el, leeshet.
skyscrapers-board-returning = { $name } leverte az egyik munkásodat.
# $name is the player in whose hands it happened
skyscrapers-board-collapsed = Összeomlott az épület! Akinek a keze alatt történt: { $name }.
skyscrapers-board-flat = Alaprajzok
skyscrapers-board-idle =
    { $turns ->
        [one] Senki sem épít: a játék { $turns } kör múlva véget ér.
       *[other] Senki sem épít: a játék { $turns } kör múlva véget ér.
    }
skyscrapers-board-hiring = Munkás felvétele
skyscrapers-board-building = Lap beépítése
skyscrapers-board-moving = Munkás mozgatása
# letters on a compass
skyscrapers-board-compass =
    { $wind ->
        [east] K
        [west] Ny
        [north] É
       *[south] D
    }

## Felhőkarcolók: a lecke

skyscrapers-lesson-goal = Szia! Közösen építetek egy felhőkarcolót, lapról lapra, és rögtön pontoztok: minden gerenda, amely gerendával találkozik, egy pont. Húzd az egérrel, és körbefordul.
skyscrapers-lesson-actions = Minden körödben három akciód van: munkást veszel fel, lapot építesz be vagy munkást mozgatsz, tetszés szerint.
skyscrapers-lesson-hire = Csak ott építhetsz, ahol a munkásaid érintenek valamit, ezért kezdd munkásfelvétellel: a munkás a talajra áll, az első lapok mellé.
skyscrapers-lesson-hire-instead = Ott is van hely. Válaszd azt, amelyik világít: onnan két lapot lehet elérni.
skyscrapers-lesson-hand = Ez a kezed; a bot nem látja. Az álló lapok állnak, a padlók fekszenek és munkást is elbírnak, a gerendarácsok fekszenek, de rájuk nem lehet állni, az univerzális lapok mindent tudnak. A talajt csak a színed alaplapjai érinthetik.
skyscrapers-lesson-base = Az alaplapoknak kevés a helyük, ne tartogasd őket sokáig. Válassz egyet!
skyscrapers-lesson-base-instead = Arra a lapra is sor kerül. Előbb egy alaplap!
skyscrapers-lesson-base-place = A lapod közepén lévő szegecs egy már álló lap élére kerül. Építsd oda, ahol világít!
skyscrapers-lesson-base-place-instead = Az is jó hely volna. Most válaszd azt, amelyik világít!
# $points (number) of the learner
skyscrapers-lesson-girders = Ez { $points } pont: ennyi gerendája találkozik másokkal. Ha munkás van a lapra rajzolva, az még egy.
skyscrapers-lesson-floor = Most egy padló, hogy a munkásod fölmehessen. Válaszd azt, amelyik világít!
skyscrapers-lesson-floor-place = Fektesd középre, a három első lapra: ott találkozik a legtöbb gerendával.
skyscrapers-lesson-floor-place-instead = Ott is megállna, de kevesebb gerendával találkozna. Középen világít.
skyscrapers-lesson-floor-turn = A lapot fordíthatod és tükrözheted. Így mindhárom gerendája találkozik eggyel: 3 pont. Ez a harmadik akciód, tehát vége a körödnek.
skyscrapers-lesson-floor-turn-instead = Úgy csak két gerenda találkozna. Válaszd a világító fordítást!
# $points (number) of the learner
skyscrapers-lesson-others = { $points } pontod van. A bot két munkást vett fel, és egy alaplapot épített be: három akcióból neki sem telik többre.
skyscrapers-lesson-climb = A munkás a saját szintjén, egy szinttel feljebb vagy lejjebb léphet. Válaszd a munkásod, és küldd föl a padlóra!
skyscrapers-lesson-climb-instead = Lehet, de följebb jobb: föl a padlóra, oda, ahol világít!
skyscrapers-lesson-upright = Ami mindennél magasabbra ér, kétszer számít. Innen föl tudsz húzni egyet: a világító álló lapot, a padló szélére.
skyscrapers-lesson-upright-instead = Talán máskor. Most vedd a világító lapot: munkás van rajta, és az lesz a legmagasabb.
skyscrapers-lesson-upright-turn = Egy gerenda találkozik, egy munkás van rajta: az 2, duplán 4. Így építsd be!
skyscrapers-lesson-aside = Az új szegecs a munkásodnak feszül. Te mondod meg, hová áll félre a lapján: a világító sarokba.
# $points (number) of the learner
skyscrapers-lesson-doubled = Már { $points } pontod van! Aki ezután magasabbra épít, azé a dupla, ezért megéri fönn lenni.
skyscrapers-lesson-shift = Minden akció előtt bármelyik munkás ingyen átállhat a saját lapja másik sarkába. Válaszd a munkásod, és próbáld ki!
skyscrapers-lesson-second = Harmadik akciódként vegyél fel egy második munkást! Ezzel vége a körödnek.
skyscrapers-lesson-second-instead = Szabad. Most a világító helyre vedd fel; meglátod, mi történhet ott.
skyscrapers-lesson-trap = Íme a csapda: a bot alaplapja lezárta a beugrót, és a második munkásod bent rekedt. Nem mozoghat, nem segít építeni, és a végén nem számít. Akinek mind az öt bent reked, kiesik.
skyscrapers-lesson-hands = Ennél az asztalnál nyugodt a kéz. Ahol remeg, ott akció előtt megtarthatod az épületet; a leeső munkások visszakerülnek, és az fizet, aki miatt leestek. Ha egy akcióval semmit sem lehet kezdeni, elvész.
skyscrapers-lesson-end = A játék rögtön véget ér, ha valaki beépíti kezének utolsó lapját. Ő 5 pontot kap, a többiek minden kézben maradt lapért 1-et veszítenek. Figyeld tehát, kinek hány lapja van.
skyscrapers-lesson-top = Aztán még 5 pont azé, akinek a legmagasabb szinten a legtöbb szabad munkása van.
skyscrapers-lesson-free = Ennyit kell tudnod. Három akciód van, és innentől úgy játszol, ahogy szeretnél. Jó szórakozást!
