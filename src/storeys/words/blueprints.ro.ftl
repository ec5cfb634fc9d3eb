## Planuri: nume

blueprints-title = Planuri
blueprints-line = Ridică în secret o clădire din șase zaruri – exact după plan sau destul de îndrăzneață ca să ia un premiu.
blueprints-material =
    { $material ->
        [wood] lemn
        [recycled] reciclat
        [stone] piatră
       *[glass] sticlă
    }
# Un 4 de lemn, un 4 reciclat.
blueprints-die =
    { $material ->
        [wood] { $value } de lemn
        [recycled] { $value } reciclat
        [stone] { $value } de piatră
       *[glass] { $value } de sticlă
    }
blueprints-dice =
    { $dice ->
        [one] { $dice } zar
        [few] { $dice } zaruri
       *[other] { $dice } de zaruri
    }
blueprints-square = rândul { $row }, coloana { $column }
blueprints-award =
    { $award ->
        [gold] Trofeul de aur
        [silver] Trofeul de argint
       *[bronze] Trofeul de bronz
    }
blueprints-prize =
    { $prize ->
        [skyscraper] Premiul Zgârie-nori
        [geometer] Premiul Geometrului
        [integrity] Premiul pentru integritate structurală
       *[materials] Premiul pentru materiale
    }

## Planuri: de ales

blueprints-do-take = Ia un { blueprints-die }
blueprints-do-place = Pune zarul: { blueprints-square }
blueprints-do-discard = Elimină un { blueprints-die }
blueprints-do-start = Începe { $name }
blueprints-do-demand = Material căutat: { blueprints-material }
blueprints-do-deal = Împarte planul { $plan }
blueprints-do-draw = În ofertă: { blueprints-die }

## Planuri: ce s-a întâmplat

blueprints-log-take = { $who } ia un { blueprints-die }.
blueprints-log-place = { $who } pune zarul: { blueprints-square }.
blueprints-log-discard = { $who } elimină un { blueprints-die }.
blueprints-log-start = Începe { $name }.
blueprints-log-demand = Material căutat: { blueprints-material }.
blueprints-log-deal = Plan împărțit.
blueprints-log-draw = În ofertă apare un { blueprints-die }.
blueprints-hidden-move = { $who } pune zarul în spatele paravanului.
blueprints-hidden-chance = Plan împărțit: îl vede doar cine l-a primit.
blueprints-piece = un { blueprints-die }
blueprints-several-draw = În ofertă: { $several }.
blueprints-turn-take = ia un { blueprints-die }
blueprints-turn-discard = elimină un { blueprints-die }
blueprints-turn-chance = S-a pregătit o rundă nouă.
blueprints-note-building = { $name } – clădirea: { points }.
blueprints-note-award = { $name } – clădirea: { points }, { blueprints-award }.
blueprints-note-prize = { $name } câștigă un premiu: { blueprints-prize }.

## Planuri: de ce mutarea e mai bună

blueprints-hint-fits = Celălalt zar s-ar pierde: zarul { blueprints-die } nu poate fi așezat nicăieri pe clădirea ta.
blueprints-hint-prize = Clădirea ta îndeplinește astfel condiția unui premiu: { blueprints-prize }.
blueprints-hint-near = Te apropie de un premiu: { blueprints-prize }.
blueprints-hint-bonus = Clădirea ta va fi atunci exact ca în plan: 6 puncte în plus.
blueprints-hint-plan = Așa respecți planul; altfel s-ar pierde bonusul de 6 puncte.
blueprints-hint-open = Așa e mai ușor de terminat planul: pe valori mici se poate așeza aproape orice zar.
blueprints-hint-recycled =
    { $dice ->
        [1] Este primul tău zar reciclat și aduce { points }.
       *[other] Este al { $dice }-lea zar reciclat al tău și aduce { points }.
    }
blueprints-hint-wood = Fețe pe care zarurile tale de lemn ating atunci alte zaruri: { $faces }, câte 2 puncte pentru fiecare.
blueprints-hint-wood-planned = Fețe pe care zarurile tale de lemn vor atinge alte zaruri în planul terminat: { $faces }, câte 2 puncte pentru fiecare.
blueprints-hint-glass = Sticla aduce atâtea puncte câte arată zarul: aici { points }.
blueprints-hint-stone = Locul pietrei e sus: { points } la etajul { $floor }.
blueprints-hint-deny = Următorul jucător și-ar dori cel mai mult acest zar: { blueprints-die }.
blueprints-hint-away = Dintre cele două, celălalt jucător și-ar dori mai mult acest zar: { blueprints-die }.
blueprints-hint-rival-prize = Următorului jucător îi lipsește tocmai un asemenea zar pentru un premiu: { blueprints-prize }.
blueprints-hint-rival-recycled =
    { $dice ->
        [1] Ar fi primul zar reciclat al următorului jucător.
       *[other] Ar fi al { $dice }-lea zar reciclat al următorului jucător.
    }
blueprints-hint-keep = Celălalt zar s-ar putea să-ți mai folosească ție: { blueprints-die }.

## Planuri: întrebări

blueprints-ask-starting = Se trage la sorți cine începe.
blueprints-ask-demand = Se trag la sorți materialele căutate.
blueprints-ask-dealing = Se împart planurile.
blueprints-ask-drawing = Se trag și se aruncă zaruri pentru ofertă.
blueprints-ask-take = Alege un zar din ofertă (de ales în această rundă: { $left }).
blueprints-ask-take-dead = Niciun zar din ofertă nu poate fi așezat pe clădirea ta. Alege-l pe cel care va fi îndepărtat.
blueprints-ask-place = Alege o căsuță pentru zarul { blueprints-die }.
blueprints-ask-discard = Alege din ofertă un al doilea zar, de eliminat.
blueprints-ask-ended = Jocul s-a încheiat: s-au jucat toate cele trei runde.

## Planuri: de ce nu

blueprints-why-unknown = Jocul nu are o astfel de mutare.
blueprints-why-start-first = Mai întâi se trage la sorți cine începe.
blueprints-why-demand-first = Mai întâi se trag la sorți materialele căutate.
blueprints-why-deal-first = Mai întâi se împart planurile.
blueprints-why-draw-first = Mai întâi se trag și se aruncă zaruri pentru ofertă.
blueprints-why-take-first = Mai întâi alege un zar din ofertă.
blueprints-why-place-first = Mai întâi pune zarul ales.
blueprints-why-discard-first = Mai întâi elimină un al doilea zar din ofertă.
blueprints-why-over = Jocul s-a încheiat deja.
blueprints-why-no-such-seat =
    { $seats ->
        [one] La această masă este un singur jucător.
        [few] La această masă sunt doar { $seats } jucători.
       *[other] La această masă sunt doar { $seats } de jucători.
    }
blueprints-why-not-in-bag =
    { $material ->
        [wood] În săculeț nu mai este niciun zar de lemn.
        [recycled] În săculeț nu mai este niciun zar reciclat.
        [stone] În săculeț nu mai este niciun zar de piatră.
       *[glass] În săculeț nu mai este niciun zar de sticlă.
    }
blueprints-why-same-material = Cele două materiale căutate trebuie să fie diferite, iar primul este deja acesta: { blueprints-material }.
blueprints-why-plan-used = Planul acesta a mai fost împărțit în acest joc.
blueprints-why-no-such-plan = Nu există un astfel de plan.
blueprints-why-not-in-pool = În ofertă nu este niciun { blueprints-die }.
blueprints-why-dead-refused = La această masă nu poți alege zarul { blueprints-die }: nu poate fi așezat nicăieri pe clădirea ta, iar un altul poate fi.
blueprints-why-hatched = Această căsuță este hașurată ({ blueprints-square }): aici nu se poate construi.
blueprints-why-too-low = Zarul { blueprints-die } nu se poate pune peste un { $top }: zarul de dedesubt trebuie să aibă o valoare mai mică sau egală.
blueprints-why-discard-only-two = Un al doilea zar se elimină numai când se joacă în doi.
blueprints-why-no-such-square = Planul tău nu are o astfel de căsuță.

## Planuri: punctele clădirii

blueprints-building-bonus = Bonus de plan
blueprints-building-wood = Lemn: { blueprints-dice }
blueprints-building-recycled = Reciclat: { blueprints-dice }
blueprints-building-stone = Piatră: { blueprints-dice }
blueprints-building-glass = Sticlă: { blueprints-dice }

## Planuri: punctaj

blueprints-score-award = { blueprints-award }, runda { $round }
blueprints-score-prize = { blueprints-prize }, runda { $round }
blueprints-score-face-down = Trofee și premii, cu fața în jos: { $cards }
blueprints-tie =
    { $what ->
        [prizes] Egalitate la puncte; decid premiile: { $own } la { $others }.
        [gold] Egalitate la puncte și la premii; decid trofeele de aur: { $own } la { $others }.
       *[silver] Egalitate la puncte, premii și trofee de aur; decid trofeele de argint: { $own } la { $others }.
    }

## Planuri: regulile mesei

blueprints-option-refuse_dead_dice = Un zar care nu poate fi așezat nicăieri pe clădirea ta
blueprints-option-refuse_dead_dice-value =
    { $value ->
        [0] poate fi ales oricând
       *[1] poate fi ales numai dacă niciun zar nu poate fi așezat
    }
blueprints-option-open_awards = Trofeele și premiile câștigate
blueprints-option-open_awards-value =
    { $value ->
        [0] stau cu fața în jos până la sfârșit
       *[1] stau cu fața în sus
    }

## Planuri: masa în terminal

blueprints-cli-round = Runda { $round }
blueprints-cli-demand = Căutate: { $first }, apoi { $second }
blueprints-cli-bag = Săculeț: { blueprints-dice }
blueprints-cli-left = de ales: { $left }
blueprints-cli-face-down = cu fața în jos: { $cards }
blueprints-cli-row = rândul { $row }
blueprints-cli-score = Clădirea până acum: { points }
blueprints-cli-misfit = nu poate fi așezat nicăieri
blueprints-cli-bonus = Bonus de plan
blueprints-cli-hatched = hașurat

### Regulamentul jocului Planuri

blueprints-rulebook-intro = Sunteți arhitecți, 2 până la 4 jucători, și în fiecare dintre cele trei runde fiecare ridică, în spatele unui paravan, o clădire din șase zaruri. Toți alegeți zarurile din aceeași ofertă, unul câte unul. Fiecare material aduce puncte în felul lui, respectarea întocmai a planului secret aduce un bonus, iar clădirile neobișnuite câștigă premii. Punctele clădirii hotărăsc doar cine ia trofeele rundei; jocul îl câștigă cel care, după trei runde, are cele mai multe puncte din trofee și premii.
blueprints-section-components = Componentele
blueprints-rule-B-1 = Sunt 32 de zaruri, câte 8 din fiecare material: lemn (portocaliu), reciclat (verde), piatră (negru) și sticlă (transparent).
blueprints-rule-B-2 = Sunt 24 de planuri diferite. Un plan are 3 rânduri a câte 2 căsuțe. O căsuță deschisă arată cât de înaltă trebuie să fie clădirea acolo, de la 1 la 3 zaruri; celelalte căsuțe sunt hașurate. Fiecare plan are 3 sau 4 căsuțe deschise, iar suma înălțimilor este 6.
blueprints-rule-B-3 = Planurile jocului tipărit nu se găsesc în nicio sursă publică, așa că acestea 24 sunt ale noastre; nu există două la fel, nici întoarse, nici în oglindă. 8 planuri au înălțimile 3, 2 și 1; 2 planuri au 2, 2 și 2; 5 planuri au 3, 1, 1 și 1; 9 planuri au 2, 2, 1 și 1.
blueprints-rule-B-4 = Un trofeu de aur valorează 3 puncte, unul de argint 2, iar unul de bronz 1; din fiecare fel sunt trei. Există patru feluri de premii, câte trei din fiecare; fiecare premiu valorează 2 puncte.
blueprints-rule-B-5 = În 2 jucători se folosesc numai trofeele de argint, în 3 jucători cele de aur și de argint, iar în 4 jucători toate.
blueprints-section-round = O rundă
blueprints-rule-B-6 = La începutul rundei toate cele 32 de zaruri sunt în săculeț. Două dintre ele se trag la sorți și arată materialele căutate, care decid la egalitate (B-24): zarul tras primul arată primul material, celălalt pe al doilea. Dacă amândouă sunt din același material, unul se pune înapoi și se trage altul, până când diferă; astfel fiecare dintre celelalte trei materiale are aceeași șansă să fie al doilea. Aceste două zaruri nu se aruncă și nu pot fi alese de nimeni în această rundă.
blueprints-rule-B-7 = Fiecare primește la întâmplare un plan și îl ține în spatele paravanului, ascuns de ceilalți. La sfârșitul rundei planurile folosite se pun deoparte. Într-un joc e nevoie de cel mult 12 din cele 24, așa că niciunul nu se mai întoarce.
blueprints-rule-B-8 = Se trag zaruri din săculeț și se aruncă: 8 în 2 jucători, 9 în 3 jucători, 7 în 4 jucători. Ele formează oferta, din care aleg toți.
blueprints-rule-B-9 = În prima rundă se trage la sorți cine începe (regulile tipărite întreabă cine a fost ultimul pe un șantier); toți jucătorii au aceeași șansă. Rundele 2 și 3 le începe cel a cărui clădire a adunat cele mai puține puncte în runda precedentă; dacă sunt mai mulți, acela dintre ei care a ieșit cel mai jos în clasament (B-24). Se joacă în sensul acelor de ceasornic.
blueprints-rule-B-10 = Când îți vine rândul, alegi un zar din ofertă și îl pui pe planul tău. Apoi se trage un zar din săculeț, se aruncă și se adaugă la ofertă. Runda ține până când fiecare a ales 6 zaruri.
blueprints-rule-B-11 = În 2 jucători, la fiecare tură, chiar și la ultima, alegi un zar de pus și apoi un al doilea de eliminat; nu poți renunța la asta. Un zar eliminat iese din joc până la sfârșitul rundei. Apoi se trag și se aruncă două zaruri în loc de unul.
blueprints-rule-B-12 = Când săculețul este gol sau după ultima alegere a rundei nu se mai trage nimic. În 2 sau în 4 jucători ajung în ofertă, în cursul rundei, 30 de zaruri, adică toate; în 3 jucători ajung 26, iar patru rămân în săculeț.
blueprints-section-placing = Așezarea zarurilor
blueprints-rule-B-13 = Poți pune un zar pe o căsuță deschisă pe care nu se află încă nimic, dar niciodată pe una hașurată.
blueprints-rule-B-14 = Poți pune un zar și peste altul, dacă zarul de dedesubt are o valoare mai mică sau egală. De exemplu, un 3 poate sta peste un 1, peste un 2 sau peste un alt 3.
blueprints-rule-B-15 = Înălțimile de pe plan nu te limitează: poți construi mai sus sau mai jos. Ele contează doar la bonus (B-19).
blueprints-rule-B-16 = Un zar pus nu se mai mută niciodată, iar valoarea lui nu se mai schimbă.
blueprints-rule-B-17 = Trebuie să alegi întotdeauna un zar, chiar dacă niciunul din ofertă nu poate fi așezat pe clădirea ta. Un zar ales care nu poate fi așezat nicăieri este îndepărtat: iese din joc până la sfârșitul rundei, se întoarce în săculeț pentru runda următoare și se numără totuși printre cele 6 ale tale. Un zar ales care poate fi așezat trebuie pus. Poți alege și intenționat un zar care nu poate fi așezat nicăieri, deși un altul ar putea fi – în afară de cazul în care la masă s-a convenit că un astfel de zar poate fi ales numai dacă niciunul nu poate fi așezat.
blueprints-rule-B-18 = Planul tău și locurile zarurilor tale rămân secrete până la punctarea rundei. Toți văd însă ce zaruri alegi și când un zar al tău este îndepărtat pentru că nu poate fi așezat nicăieri.
blueprints-section-building = Punctele clădirii
blueprints-rule-B-19 = După ce fiecare a ales 6 zaruri, clădirile se dezvăluie și se punctează. Aceste puncte hotărăsc trofeele (B-24) și cine începe runda următoare (B-9); la sfârșitul jocului nu contează. Bonusul: primești 6 puncte dacă toate cele șase căsuțe au exact înălțimile de pe planul tău, iar pe cele hașurate nu e nimic. Planul nu poate fi întors pentru asta; materialele și valorile nu contează.
blueprints-rule-B-20 = Lemn: fiecare zar de lemn aduce 2 puncte pentru fiecare zar cu care se atinge pe o față întreagă, din orice material; se numără și cel de deasupra, și cel de dedesubt.
blueprints-rule-B-21 = Reciclat: 1, 2, 3, 4, 5 sau 6 zaruri reciclate aduc împreună 2, 5, 10, 15, 20 sau 30 de puncte.
blueprints-rule-B-22 = Piatră: fiecare zar de piatră aduce 2 puncte la etajul 1, adică la sol, 3 puncte la etajul 2, 5 puncte la etajul 3 și 8 puncte la etajul 4 sau mai sus.
blueprints-rule-B-23 = Sticlă: fiecare zar de sticlă aduce atâtea puncte câte arată, chiar dacă pe el stau alte zaruri.
blueprints-section-awards = Trofee și premii
blueprints-rule-B-24 = Clasamentul se face după punctele clădirilor. La egalitate stă mai sus cel care are mai multe zaruri din primul material căutat, apoi cel care are mai multe din al doilea, apoi cel căruia i-a venit rândul mai târziu în runda abia jucată. Se numără numai zarurile din clădire, nu și cele îndepărtate sau eliminate, nici cele două care arată materialele căutate. De exemplu, sunt căutate materialul reciclat și apoi piatra, iar două clădiri au câte 23 de puncte, amândouă cu trei zaruri reciclate: cea cu un zar de piatră o întrece pe cea fără.
blueprints-rule-B-25 = În 2 jucători, primul ia un trofeu de argint. În 3 jucători, primul ia un trofeu de aur, iar al doilea unul de argint. În 4 jucători, primul ia aurul, al doilea argintul, iar al treilea bronzul.
blueprints-rule-B-26 = În fiecare rundă se poate câștiga câte un premiu din fiecare fel. Premiul Zgârie-nori este pentru o clădire de 5 sau mai multe etaje, Premiul Geometrului pentru una cu toate valorile de la 1 la 6, Premiul pentru integritate structurală pentru 4 sau mai multe zaruri cu aceeași valoare, iar Premiul pentru materiale pentru 5 sau mai multe zaruri din același material. Dacă mai multe clădiri îndeplinesc condiția, se hotărăște ca la egalitate în B-24, dar fără puncte: primul material căutat, apoi al doilea, apoi cine a ajuns mai târziu la rând. Dacă niciuna nu o îndeplinește, nimeni nu ia acest premiu, nici mai târziu. O clădire poate câștiga mai multe premii.
blueprints-rule-B-27 = Trofeele și premiile stau cu fața în jos în fața celor care le-au câștigat, până la sfârșitul jocului. Cine ce a câștigat se anunță când se punctează runda; apoi masa arată despre ceilalți numai câte trofee și premii au, nu și care sunt sau cât valorează. La o masă se poate conveni să stea cu fața în sus.
blueprints-rule-B-28 = După rundă toate zarurile se întorc în săculeț.
blueprints-section-end = Sfârșitul jocului
blueprints-rule-B-29 = După runda 3 jocul se încheie și câștigă cel care are cele mai multe puncte din trofee și premii. La egalitate câștigă cel cu mai multe premii, apoi cel cu mai multe trofee de aur, apoi de argint, apoi de bronz; dacă egalitatea rămâne, victoria se împarte. Locurile următoare se stabilesc la fel. În 2 jucători victoria nu se împarte niciodată, pentru că trei trofee de argint nu se pot împărți în mod egal.
# How plans are written in files and at the command line
blueprints-writing = Un plan se scrie rând cu rând, de sus în jos, cu X pentru o căsuță hașurată: X1/31/1X cere un zar în dreapta sus, trei și unul pe rândul din mijloc și unul în stânga jos.

## Planuri: tabla

blueprints-board-pool = Ofertă
blueprints-board-round = Runda { $round } din { $rounds }
blueprints-board-order = Ordinea de joc
blueprints-board-demand = Căutate
blueprints-board-demand-means = Materialele căutate hotărăsc la egalitate: întâi zarurile din primul, apoi cele din al doilea.
blueprints-board-bag = Săculeț: { $dice }
blueprints-board-of = { blueprints-material }: { $dice }
blueprints-board-taken = Zaruri luate: { $dice }
blueprints-board-dead = { blueprints-die }, îndepărtat: nu putea fi așezat nicăieri
blueprints-board-unfit = { blueprints-die }, nu poate fi așezat nicăieri
blueprints-board-lost = Îndepărtate: { blueprints-dice }
blueprints-board-hatched = { blueprints-square }: hașurată
# $points (number) a die would bring on a square
blueprints-board-brings = Aduce { points }.
blueprints-board-square = { blueprints-square }: înălțime pe plan { $wanted }, construit { $floors }
blueprints-board-wanted = Clădirea de pe planul tău
blueprints-board-from-above = De sus
blueprints-board-turn-left = Rotește la stânga
blueprints-board-turn-right = Rotește la dreapta
blueprints-board-flat = Vedere plană
blueprints-board-left =
    { $left ->
        [0] toate zarurile alese
        [one] mai ai de ales { $left } zar
        [few] mai ai de ales { $left } zaruri
       *[other] mai ai de ales { $left } de zaruri
    }
blueprints-board-hand = În mână: { blueprints-die }
blueprints-board-bonus = Bonus de plan
blueprints-board-building = Clădire
blueprints-board-honours = Trofee și premii: { $cards }, în total { points }
blueprints-board-ref-placing = Așezarea
blueprints-board-ref-place = Pe o căsuță liberă sau peste un zar care arată tot atât sau mai puțin.
blueprints-board-ref-lost = Un zar care nu poate fi așezat nicăieri se pierde, dar se numără printre cele șase.
blueprints-board-ref-materials = Cât aduce clădirea ta
blueprints-board-ref-wood = 2 pentru fiecare zar pe care îl atinge cu o față întreagă
blueprints-board-ref-recycled = de la 1 la 6 zaruri: în total 2, 5, 10, 15, 20, 30
blueprints-board-ref-stone = etajul 1: 2, etajul 2: 3, etajul 3: 5, mai sus: 8
blueprints-board-ref-glass = atât cât arată
blueprints-board-ref-bonus = 6 dacă toate înălțimile sunt exact ca pe plan
blueprints-board-ref-won = Ce contează la sfârșit
blueprints-board-ref-gold = 3 pentru cea mai bună clădire (3 sau 4 jucători)
blueprints-board-ref-silver = 2 pentru a doua (în 2 jucători: pentru cea mai bună)
blueprints-board-ref-bronze = 1 pentru a treia din 4
blueprints-board-ref-skyscraper = 2 pentru 5 sau mai multe etaje
blueprints-board-ref-geometer = 2 pentru toate valorile de la 1 la 6
blueprints-board-ref-integrity = 2 pentru 4 sau mai multe zaruri cu aceeași valoare
blueprints-board-ref-prize-materials = 2 pentru 5 sau mai multe zaruri din același material
blueprints-board-ref-ties = La egalitate: mai multe zaruri din primul material căutat, apoi din al doilea, apoi cine a fost mai târziu la rând.
blueprints-board-ref-now = acum
blueprints-board-reveal = Clădirile din runda { $round }
blueprints-board-look = Privește clădirile din runda { $round } cât dorești: masa te așteaptă.
blueprints-board-again = Arată din nou
blueprints-board-back = La masă
blueprints-board-last-round = Clădirile din runda { $round }
blueprints-board-result = { $name }: { $score }.
blueprints-board-tied = La egalitate de puncte hotărăsc zarurile din materialele căutate (întâi { $first }, apoi { $second }), apoi cine a ajuns mai târziu la rând.

## Planuri: lecția

blueprints-lesson-goal = Bun venit! Construiești cu zaruri. La fiecare tură alegi unul din această ofertă și îl pui pe planul tău; după șase zaruri clădirea e gata.
blueprints-lesson-plan = Acesta este planul tău. Numărul spune cât de sus să construiești acolo, iar căsuțele hașurate rămân goale. Dacă toate înălțimile sunt exacte, primești 6 puncte în plus.
blueprints-lesson-wood = Fiecare material aduce puncte în felul lui. Lemnului îi place compania: 2 puncte pentru fiecare zar pe care îl atinge. Ia zarul de lemn cu 2.
blueprints-lesson-wood-instead = Și acela e un zar bun. Începe totuși cu 2 de lemn: zarurile mici stau jos.
blueprints-lesson-corner = Pune-l în colț, între celelalte două căsuțe libere: acolo le va atinge pe amândouă.
blueprints-lesson-corner-instead = Ai voie, dar acolo lemnul ar atinge mai puține zaruri. Colțul e luminat.
blueprints-lesson-discard = În doi jucători alegi și un zar care iese din rundă. Scoate zarul de piatră cu 2.
blueprints-lesson-discard-instead = Acela îți mai trebuie. Scoate zarul de piatră cu 2.
blueprints-lesson-screens = Botul construiește în spatele unui paravan: vezi ce zaruri ia, dar nu și unde le pune, până la punctarea rundei.
blueprints-lesson-recycled = Zarurile reciclate punctează împreună: unul 2 puncte, două 5, trei 10, iar șase 30. Ia un 4 reciclat și pune-l la stânga lemnului.
blueprints-lesson-collects-glass = Se pare că botul adună sticlă. Ia-i un zar: scoate zarul de sticlă cu 2.
blueprints-lesson-together = Al doilea zar reciclat face din 2 puncte 5. Pune-l pe ultima căsuță liberă, apoi scoate zarul de piatră cu 2.
blueprints-lesson-glass = Sticla aduce atâtea puncte câte arată, chiar și acoperită. Ia zarul de sticlă cu 5.
blueprints-lesson-stack = Acum construiești în sus: un zar poate sta pe unul cu aceeași valoare sau mai mică. Pune 5 pe 4-ul reciclat din stânga.
blueprints-lesson-stack-instead = S-ar potrivi și acolo. Pune-l în stânga: deasupra lemnului va veni o piatră.
blueprints-lesson-stack-discard = Scoate zarul de lemn cu 6.
blueprints-lesson-third = Al treilea zar reciclat valorează încă 5 puncte. Pune 6 pe celălalt 4 reciclat și scoate zarul de sticlă cu 3.
blueprints-lesson-trap = Iată capcana: 1 nu mai încape nicăieri, fiindcă niciun vârf al tău nu e atât de mic. Dacă puneai jos zaruri mari, acum aproape niciunul n-ar mai încăpea, iar un astfel de zar luat se pierde și se numără la cele șase.
blueprints-lesson-stone = Locul pietrei e sus: 2 puncte la etajul 1, 3 la etajul 2, 5 la etajul 3, mai sus 8. Pune piatra cu 6 pe lemn: atunci toate înălțimile sunt exact ca în plan.
blueprints-lesson-last-discard = Scoate un zar de lemn cu 3 și privește cum cad paravanele.
# $mine and $other (numbers) are the points of the buildings of the learner and the bot
blueprints-lesson-award = Clădirea ta a făcut { $mine }, a botului { $other }. Trofeul acestei runde este deci al tău: 2 puncte. Punctele clădirilor se șterg acum.
blueprints-lesson-prizes = Și premiile aduc câte 2 puncte: pentru cinci etaje, pentru toate valorile de la 1 la 6, pentru patru zaruri cu aceeași valoare, pentru cinci din același material. Botul a avut patru de 4 și a primit unul.
blueprints-lesson-end = Sunt trei runde. După a treia se adună doar trofeele și premiile, iar cele mai multe puncte câștigă. Runda următoare o începe cine a avut clădirea cea mai slabă: acum botul.
blueprints-lesson-free = Asta e tot ce-ți trebuie. În fața ta e un plan nou, iar de aici joci cum vrei. Distracție plăcută!
