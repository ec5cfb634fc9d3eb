### Storeys în română.

## Masa

cards =
    { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }
points =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
seat-name = Jucătorul { $seat }
bot-name =
    { $bot ->
        [random] Bot aleatoriu { $number }
        [greedy] Bot lacom { $number }
       *[other] Bot { $bot } { $number }
    }
you = Tu
chance = Hazardul
turn-of = Urmează { $name }.
your-turn = E rândul tău.
game-over = Jocul s-a încheiat.
winner = { $name } câștigă.
winners = Câștigă împreună: { $names }.
rank = Loc
score = Scor
total = Total
round = Runda
display = La licitație
draw-pile = Teancul de tragere: { cards }
discard-pile = Teancul de decartare: { cards }
removed-pile = Îndepărtate: { cards }
undone = Mutare retrasă: { $words }
saved = Salvat: { $path }
resumed = Reluat: { $path }
rule-number = Regula { $rule }

## Ce nu se poate într-o partidă

match-wrong-seat = Nu este rândul tău.
match-over = Partida s-a încheiat; nu se mai poate juca nimic.
match-unknown-action = „{ $words }”: jocul nu are o astfel de mutare.
match-cannot-undo-chance = Nu mai poți retrage mutarea: între timp a decis hazardul.
match-cannot-undo-others = Nu mai poți retrage mutarea: între timp a mutat altcineva.
match-cannot-undo-nothing = Nu există nicio mutare de retras.
match-cannot-undo-hidden = Nu mai poți retrage mutarea: a dezvăluit ceva ce era ascuns.
match-unknown-game = Nu există jocul „{ $name }”. Jocurile sunt: { $known }.
match-seats = { $name } se joacă în { $least }–{ $most } jucători, nu în { $seats }.
match-bad-option = Jocul nu are opțiunea { $name } = { $value }.
bot-unknown = Nu există botul „{ $name }”. Boții sunt: { $known }.

## Fișiere

file-missing = { $path }: nu există un astfel de fișier.
file-not-a-match = { $path }: aceasta nu este o partidă Storeys.
file-truncated = { $path }: fișierul se întrerupe la linia { $line }.
file-edited = { $path }: fișierul a fost modificat după salvare.
file-damaged = { $path }: linia { $line } este deteriorată.
file-newer = { $path }: fișierul este mai nou decât acest program (versiunea { $version }; cea mai nouă cunoscută aici este { $known }). Actualizează Storeys.
file-older = { $path }: regulile s-au schimbat de la salvarea partidei (atunci versiunea { $version }, acum { $known }), așa că nu mai poate fi continuată.
file-other-game = { $path }: aceasta este o partidă de { $game }, nu de { $wanted }.
file-illegal-move = { $path }: mutarea { $move } („{ $words }”) încalcă regulile.
file-commitment-broken = { $path }: sămânța aleatorie nu este cea promisă înainte de prima mutare.
file-chance-differs = { $path }: la mutarea { $move } hazardul a dat altceva decât rezultă din sămânță.

## A fost hazardul corect?

verify-good =
    { $moves ->
        [one] Hazardul a fost corect: { $moves } rezultat corespunde seminței.
        [few] Hazardul a fost corect: { $moves } rezultate corespund seminței.
       *[other] Hazardul a fost corect: { $moves } de rezultate corespund seminței.
    }
verify-not-finished = { $path }: partida nu s-a încheiat încă. Sămânța se publică după ultima mutare; atunci hazardul va putea fi verificat.
verify-no-commitment = { $path }: înaintea acestei partide nu a fost promisă nicio sămânță, așa că hazardul nu poate fi verificat.

## 5 turnuri: nume

towers-title = 5 turnuri
towers-line = Licitează câte cărți îndrăznești – dar pe toate trebuie să le pui pe turnurile tale.
towers-suit =
    { $suit ->
        [candy] dulciuri
        [spooky] bântuit
        [plant] plante
        [scrap] fier vechi
       *[sand] nisip
    }
    .of =
        { $suit ->
            [candy] de dulciuri
            [spooky] bântuit
            [plant] de plante
            [scrap] de fier vechi
           *[sand] de nisip
        }
towers-tower = Turnul { towers-suit.of }
towers-card = { $value } { towers-suit.of }

## 5 turnuri: de ales

towers-do-bid = Licitează { $cards }
towers-do-pass = Pas
towers-do-take = Ia { towers-card }
towers-do-keep = Lasă toate turnurile așa cum sunt
towers-do-remove = Îndepărtează { towers-card }
towers-do-place = Pune { towers-card }
towers-do-start = Începe { $name }
towers-do-draw = Întoarce { towers-card }

## 5 turnuri: ce s-a întâmplat

towers-log-bid = { $who } licitează { $cards }.
towers-log-pass = { $who } spune pas.
towers-log-take = { $who } ia { towers-card }.
towers-log-keep = { $who } nu îndepărtează nimic.
towers-log-remove = { $who } îndepărtează { towers-card }.
towers-log-place = { $who } pune { towers-card }.
towers-log-start = Începe { $name }.
towers-log-draw = La licitație apare { towers-card }.

## 5 turnuri: întrebări

towers-ask-first-bid =
    { $most ->
        [0] Deschide licitația: nu poți construi cu niciuna dintre cărți, așa că licitează 0.
       *[other] Deschide licitația: spune un număr de la 0 la { $most }.
    }
towers-ask-bid = Cea mai mare ofertă este { $bid }. Licitează mai mult sau spune pas; poți pune cel mult { $most }.
towers-ask-take =
    { $cards ->
        [one] Alege o carte de luat (a mai rămas { $cards }).
       *[other] Alege o carte de luat (au mai rămas { $cards }).
    }
towers-ask-removing = Îndepărtează cartea din vârful unui turn sau lasă-le pe toate așa cum sunt.
towers-ask-must-remove = Nu toate cărțile încap: îndepărtează cartea din vârful unui turn.
towers-ask-place =
    { $cards ->
        [one] Alege o carte de pus (a mai rămas { $cards }).
       *[other] Alege o carte de pus (au mai rămas { $cards }).
    }
towers-ask-starting = Hazardul hotărăște cine începe.
towers-ask-dealing = Se întorc cărțile pentru licitație.
towers-ask-ended = Jocul s-a încheiat: teancul de tragere s-a terminat a doua oară.
towers-ask-ended-early = Jocul s-a încheiat: teancul de tragere s-a terminat și nu există cărți decartate de amestecat.

## 5 turnuri: de ce nu

towers-why-unknown = Jocul nu are o astfel de mutare.
towers-why-start-first = Mai întâi hazardul hotărăște cine începe.
towers-why-draw-first = Mai întâi se întorc cărțile pentru licitație.
towers-why-bid-first = Licitația nu s-a încheiat: mai întâi licitează sau spune pas.
towers-why-take-first = Mai întâi ia cărțile licitate.
towers-why-remove-first = Mai întâi hotărăște dacă îndepărtezi o carte.
towers-why-place-first = Mai întâi pune pe turnuri toate cărțile luate.
towers-why-over = Jocul s-a încheiat deja.
towers-why-no-such-seat =
    { $seats ->
        [one] La această masă este doar { $seats } jucător.
        [few] La această masă sunt doar { $seats } jucători.
       *[other] La această masă sunt doar { $seats } de jucători.
    }
towers-why-not-in-pile = Cartea { towers-card } nu mai este în teancul de tragere.
towers-why-starter-must-bid = Tu deschizi licitația, așa că trebuie să spui un număr; ajunge și 0.
towers-why-bid-higher = Cea mai mare ofertă este { $bid }: licitează mai mult sau spune pas.
towers-why-display-is-short =
    { $cards ->
        [one] La licitație este doar { cards }, așa că nimeni nu poate licita mai mult.
       *[other] La licitație sunt doar { cards }, așa că nimeni nu poate licita mai mult.
    }
towers-why-cannot-build = Nu ai putea construi cu { cards }: pe turnurile tale încap cel mult { $most }.
towers-why-no-card-there = Acolo nu este nicio carte pe care s-o poți alege.
towers-why-not-on-display = Cartea { towers-card } nu este printre cele scoase la licitație.
towers-why-already-taken = Ai luat deja cartea { towers-card }.
towers-why-equal-card = Cele două cărți sunt la fel ({ towers-card }): alege-o pe prima.
towers-why-nothing-on-a-roof = Nu poți pune cartea { towers-card }: turnul tău { towers-suit.of } are deja acoperiș.
towers-why-take-cannot-be-built = Dacă iei cartea { towers-card }, nu mai poți construi cu toate cărțile licitate.
towers-why-not-on-top = Cartea din vârful turnului tău { towers-suit.of } nu are valoarea { $value }.
towers-why-must-remove = Nu toate cărțile luate încap pe turnurile tale: mai întâi îndepărtează o carte din vârf.
towers-why-nothing-to-remove = Nu ai un turn { towers-suit.of } de pe care să îndepărtezi o carte.
towers-why-roof-stays = Turnul tău { towers-suit.of } are acoperiș, iar acoperișul nu poate fi îndepărtat.
towers-why-removal-does-not-help = Dacă îndepărtezi cartea { towers-card }, nu poți pune toate cărțile luate.
towers-why-not-in-hand = Nu ai în mână cartea { towers-card }.
towers-why-not-lower = Cartea { towers-card } nu se poate pune peste un { $top }: valorile trebuie să scadă spre vârf.
towers-why-blocks-the-rest = Dacă pui acum cartea { towers-card }, celelalte cărți luate nu mai încap: începe cu alta.

## 5 turnuri: punctaj

towers-score-tower = { towers-tower }, fără acoperiș: { cards }
towers-score-roofed = { towers-tower }, cu acoperiș: { cards } × 2
towers-score-chosen = Turnul ales ({ towers-suit }): { cards }
towers-score-removed = Îndepărtate: { cards }

### Regulamentul jocului 5 turnuri

towers-rulebook-intro = Sunteți arhitecți, 2 până la 5 jucători, și în fiecare rundă licitați pentru cărțile întoarse pe masă: cine se oferă să ia cele mai multe își alege cărțile, dar trebuie să le pună pe toate pe turnurile sale, în care valorile scad spre vârf. Fiecare carte dintr-un turn aduce puncte, de două ori mai multe sub acoperiș, iar cărțile îndepărtate costă puncte; câștigă cel mai mare total. Totul este la vedere, în afară de ordinea din teancul de tragere, așa că poți afla oricând ce cărți mai sunt în el.
towers-section-cards = Cărțile
towers-rule-T-1 = Există cinci feluri de cărți: de dulciuri, bântuite, de plante, de fier vechi și de nisip. Fiecare fel are câte o carte din fiecare valoare de la 0 la 15, în total 80 de cărți.
towers-rule-T-2 = În patru sau cinci jucători, fiecare fel primește încă o carte din valorile 0, 2, 5, 7, 10 și 12, în total 110 cărți. În doi sau trei jucători, aceste 30 de cărți rămân în cutie.
towers-section-towers = Turnurile
towers-rule-T-3 = Poți avea un singur turn din fiecare fel, deci cel mult cinci turnuri. O carte luată se pune întotdeauna pe turnul de felul ei.
towers-rule-T-4 = Un turn pe care nu îl ai încă poate începe cu orice carte, chiar și cu un 9 sau cu un 0. Dacă un turn rămâne fără singura lui carte pentru că ai îndepărtat-o, îl poți începe din nou, tot cu orice carte.
towers-rule-T-5 = Pe un turn început, cartea nouă trebuie să fie mai mică decât cea din vârf. O carte egală nu se potrivește: peste un 7 poți pune un 6 sau un 2, dar nu un al doilea 7. Fac excepție 8 și 9 (T-6, T-7).
towers-rule-T-6 = Peste un 8 poți pune orice carte de același fel, mai mică sau mai mare. De exemplu, după un 8 poate urma un 13.
towers-rule-T-7 = Un 9 poate fi pus peste orice carte de același fel, în afară de 0. De exemplu, un 9 poate sta peste un 3, iar turnul crește mai departe de la 9.
towers-rule-T-8 = Un 0 este acoperișul turnului: peste el nu se poate pune niciodată nimic, nici măcar un 9, și nu poate fi îndepărtat. Un turn pe care îl începi cu un 0 este gata pe loc.
towers-rule-T-9 = O carte pusă rămâne la locul ei și nu se mai mută niciodată. Singura excepție este îndepărtarea (T-18).
towers-section-setup = Pregătirea
towers-rule-T-10 = Cărțile se amestecă și formează teancul de tragere, cu fața în jos. Hazardul hotărăște cine începe prima licitație; toți jucătorii au aceeași șansă.
towers-section-round = O rundă
towers-rule-T-11 = La începutul rundei se întorc cinci cărți din teancul de tragere: ele sunt scoase la licitație. Pot fi mai puține numai în ultima rundă (T-24).
towers-rule-T-12 = Licitația: cel care începe spune un număr de la 0 la 5, adică numărul de cărți pe care le va lua; el nu poate spune pas. Urmează ceilalți, în sensul acelor de ceasornic, o singură dată în jurul mesei: fiecare licitează mai mult decât cea mai mare ofertă de până atunci sau spune pas. Nimeni nu vorbește de două ori. De exemplu, dacă Antek deschide cu 3 și Bartek spune pas, Zuza poate licita 4 sau 5 ori poate spune pas.
towers-rule-T-13 = Licitația se încheie imediat când cineva licitează pentru toate cărțile scoase la licitație: cinci sau câte sunt, dacă sunt mai puține (T-24). Cine nu a vorbit până atunci nu mai licitează. De exemplu, Antek deschide cu 3, Bartek spune pas, iar Zuza licitează 5 și ia cărțile pe loc; Sebastian, aflat în stânga ei, nu mai apucă să liciteze.
towers-rule-T-14 = Nu poți licita mai multe cărți decât poți pune pe turnurile tale (T-19), nici măcar ca o cacealma, în speranța că te întrece altcineva. La o masă cu cărți adevărate, o astfel de ofertă iese la iveală abia mai târziu și trebuie retrasă; aici este refuzată pe loc, cu motivul ei. De exemplu, singurul turn al Zuzei este un 6 de nisip cu un 4 deasupra, iar la licitație sunt un 7 de nisip și câte o carte din celelalte patru feluri: nici fără 4 nu este loc pentru 7, așa că Zuza poate licita cel mult 4.
towers-rule-T-15 = Dacă cel care începe licitează 0 și toți ceilalți spun pas, nimeni nu ia, nu îndepărtează și nu pune nimic. Toate cărțile scoase la licitație se decartează, iar runda următoare o începe același jucător. În ultima rundă, jocul pur și simplu se încheie.
towers-rule-T-16 = Luarea cărților: cine câștigă licitația alege liber dintre cărțile scoase la licitație – exact câte a licitat.
towers-rule-T-17 = Cărțile rămase din cele scoase la licitație ajung la sfârșitul rundei în teancul de decartare.
towers-rule-T-18 = Îndepărtarea: dacă ai câștigat licitația, poți îndepărta cartea din vârful unuia dintre turnurile tale, fie că e nevoie, fie că nu. O faci după ce ai luat cărțile și înainte de a o pune pe prima. Poți îndepărta cel mult o carte pe rundă și niciodată un 0. Cartea ajunge în teancul tău de cărți îndepărtate, iese din joc și te costă puncte la sfârșit (T-27).
towers-rule-T-19 = Construcția: pui pe turnuri toate cărțile luate, în ce ordine vrei. Poți construi cu un anumit număr de cărți dacă poți alege atâtea dintre cele scoase la licitație, poți îndepărta o carte sau niciuna și găsești o ordine în care încap toate; cine poate construi cu un număr de cărți poate construi și cu una mai puțin. De exemplu, singurul turn al Zuzei este un 12 de nisip cu un 6 deasupra, iar ea a luat un 7 de nisip și câte o carte din celelalte patru feluri: îndepărtează 6, pune 7 în locul lui și începe turnuri noi cu restul.
towers-rule-T-20 = Când iei, îndepărtezi și pui cărți, poți face numai alegeri după care mai poți pune toate cărțile licitate. De exemplu, dacă ai luat doar un 7 și un 5 de dulciuri și nu ai încă un turn de dulciuri, trebuie să pui mai întâi 7.
towers-rule-T-21 = Runda următoare o începe jucătorul din stânga celui care a câștigat licitația, în afară de cazul în care cea mai mare ofertă a fost 0 (T-15).
towers-section-end = Sfârșitul jocului
towers-rule-T-22 = Când, la sfârșitul unei runde, după decartarea cărților rămase (T-17), teancul de tragere este gol pentru prima dată, toate cărțile decartate, inclusiv cele din această rundă, se amestecă și devin noul teanc de tragere. Cărțile din turnuri și cele îndepărtate nu se întorc. Dacă nu există cărți decartate, jocul se încheie.
towers-rule-T-23 = Când teancul de tragere se termină a doua oară, runda se joacă până la capăt, apoi jocul se încheie.
towers-rule-T-24 = În această ultimă rundă pot fi scoase la licitație mai puțin de cinci cărți. Cea mai mare ofertă posibilă este atunci numărul lor.
towers-section-score = Punctajul
towers-rule-T-25 = Fiecare carte dintr-un turn fără acoperiș aduce 1 punct, iar fiecare carte dintr-un turn cu acoperiș, inclusiv acoperișul, aduce 2. De exemplu, un turn de trei cărți cu tot cu acoperiș aduce 6 puncte, iar unul de șase cărți aduce 12.
towers-rule-T-26 = În plus, un turn ales aduce încă 1 punct pentru fiecare carte a lui. Acesta este întotdeauna turnul tău cu cele mai multe cărți: șase cărți înseamnă încă 6 puncte. Fără niciun turn nu primești nimic aici.
towers-rule-T-27 = Prima carte pe care ai îndepărtat-o costă 1 punct, a doua 2, a treia 3 și așa mai departe; r cărți îndepărtate costă în total r × (r + 1) / 2 puncte. De exemplu, două cărți îndepărtate costă 3 puncte.
towers-rule-T-28 = Câștigă jucătorul cu cel mai mare total. La egalitate pe primul loc câștigă împreună toți cei aflați la egalitate, iar totalurile egale ocupă același loc.

### Linia de comandă

## Linia de comandă: la masă

cli-turned-up = Cărți întoarse: { $cards }.
cli-hidden = { $who } face o mutare ascunsă.
cli-take = { $who } ia cărțile: { $cards }.
cli-place = { $who } pune cărțile: { $cards }.
cli-you-start = Tu începi.
cli-you-win = Ai câștigat!
cli-only-choice = { $who }: { $choice } (singura posibilitate)
cli-out-of-range = Nu există posibilitatea { $number }: scrie un număr de la 1 la { $most }.
cli-why-what = De ce nu ce? De exemplu: motiv bid 5
cli-why-allowed = Dar poți face asta!
cli-hint = Un jucător lacom ar alege { $number }: { $choice }
cli-no-such-rule = Nu există regula „{ $rule }”. Regulile merg de la { $first } la { $last }.
cli-passed = pas
cli-has-bid = licitează { $cards }
cli-starts = începe
cli-passes =
    { $passes ->
        [0] prima trecere
       *[other] a doua trecere
    }
cli-roof = acoperiș
cli-removed = îndepărtate
cli-sheet = { $rank }. { $name }: { points }
cli-promise = Tot hazardul acestei partide decurge dintr-o sămânță secretă. Amprenta ei SHA-256 este { $commitment }.
cli-how-to-answer = Răspunde cu un număr sau în cuvinte; „ajutor” arată ce altceva poți scrie.
cli-resume-with = Continuă cu: storeys play --resume { $path }
cli-verify-with = Verifică dacă hazardul a fost corect cu: storeys verify { $path }
cli-play-with = Joacă partida cu: storeys play --resume { $path }
cli-seed = Sămânța a fost { $seed }, așa cum s-a promis: { $commitment }.
cli-save-where = Păstrezi partida? Scrie numele unui fișier sau apasă Enter ca să renunți la ea.

## Linia de comandă: cuvinte

cli-word-undo = retrage
cli-word-why = motiv
cli-word-hint = sfat
cli-word-board = masa
cli-word-log = jurnal
cli-word-score = scor
cli-word-rules = reguli
cli-word-rule = regula
cli-word-save = salvează
cli-word-help = ajutor
cli-word-quit = ieșire
cli-help-answers = Alege cu un număr sau în cuvinte („1”, „bid 3”, „take candy 7”). În plus:
cli-help-at-undo = retrage ultima ta alegere
cli-help-at-why = de ce nu e voie ceva: „motiv bid 5”
cli-help-at-hint = ce ar face un jucător lacom
cli-help-at-board = arată masa din nou
cli-help-at-log = tot ce s-a întâmplat până acum
cli-help-at-score = scorurile de acum
cli-help-at-rules = toate regulile jocului
cli-help-at-rule = o regulă: „regula T-7”
cli-help-at-save = păstrează partida într-un fișier: „salvează partida.txt”
cli-help-at-help = lista aceasta
cli-help-at-quit = păstrează partida și ridică-te de la masă

## Linia de comandă: ce nu se poate

cli-file-in-the-way = { $path }: există deja un fișier cu acest nume. Alege alt nume sau adaugă --force ca să-l înlocuiești.
cli-cannot-write = { $path }: fișierul nu poate fi scris ({ $reason }).
cli-no-such-move = Partida nu are mutarea { $move }; ultima este { $last }.
cli-no-such-seat = La această masă nu există locul { $seat }: locurile merg de la 0 la { $last }.
cli-no-dice = { $path }: în această partidă hazardul a fost ales de mână, așa că nu poate fi continuată aici.
cli-usage-language = „{ $language }” nu este o limbă a programului Storeys. Limbile sunt: { $known }.
cli-usage-device = Aici nu există dispozitivul „{ $device }”. Dispozitivele sunt: { $known }.
cli-usage-no-such-option = Aici nu există opțiunea { $option }. Vezi --help.
cli-usage-missing-value = Opțiunea { $option } are nevoie de o valoare. Vezi --help.
cli-usage-missing = Lipsește ceva: { $what }. Vezi --help.
cli-usage-bad-value = Valoarea nu este posibilă pentru { $what }. Vezi --help.
cli-usage-no-such-command = Nu există comanda „{ $words }”. Vezi storeys --help.
cli-usage-too-many-words = Comanda nu știe ce să facă cu „{ $words }”. Vezi --help.

## Linia de comandă: cifre

cli-compiling = Se compilează regulile jocului { $game } pentru acest calculator (o singură dată) …
cli-simulating = Se joacă …
cli-measuring = Se măsoară …
cli-decimal-mark = ,
cli-column-bot = Cine
cli-column-seat = Loc
cli-column-wins = Victorii %
cli-column-interval = 95 % între
cli-column-score = Puncte
cli-column-spread = Abatere
cli-column-range = De la … la
cli-column-game = Joc
cli-column-seats = Jucători
cli-column-device = Dispozitiv
cli-column-threads = Fire
cli-column-moves = Mutări/s
cli-column-games = Partide/s
cli-column-bytes = Octeți
cli-simulated = Partide: { $games } (sămânța { $seed }), în medie { $moves } mutări, între { $shortest } și { $longest }; partide pe secundă: { $speed }.
cli-bench-first = { $game } pe { $device }: prima partidă după { $seconds } s, cu tot cu compilare.
cli-bench-first-cached = { $game } pe { $device }: prima partidă după { $seconds } s, compilat dinainte.
cli-bench-ratio = { $game }, { $seats } jucători: { $threads } fire sunt de { $times } ori mai rapide decât unul.
cli-bench-equal = { $game }, { $seats } jucători: pozițiile finale de pe placa grafică ({ $compared }) sunt aceleași ca pe procesor.
cli-bench-unequal = { $game }, { $seats } jucători: pozițiile finale de pe placa grafică ({ $compared }) NU sunt aceleași ca pe procesor!
cli-bench-against = { $name }: { $speed } mutări/s; Storeys este de { $times } ori mai rapid.
cli-bench-not-installed = { $name }: nu este instalat ({ $install }).
cli-bench-start = Pornire ({ $what }): { $seconds } s.
cli-bench-server = Server cu { $database }: { $speed } mutări/s (mese: { $tables }, conexiuni: { $connections }). Jumătate au fost salvate în { $median } ms, 99 din 100 în { $tail } ms. Memorie: { $memory } MB.

## Linia de comandă: ajutor

cli-help = O masă deschisă pentru jocuri de construit: joacă, simulează, măsoară.
cli-help-version = Arată doar versiunea.
cli-help-language = Limba tuturor propozițiilor; altfel cea a sistemului.
cli-help-game = Jocul: towers.
cli-help-file = O partidă păstrată.
cli-help-seed = Un număr care fixează tot hazardul: același număr, aceeași partidă.
cli-help-save = Fișierul în care se păstrează partida.
cli-help-force = Înlocuiește un fișier care există deja.
cli-help-json = Scrie JSON, câte un obiect pe linie.
cli-help-threads = Câte fire lucrează deodată.
cli-help-play = Joacă în terminal, cu boți sau cu alții la același ecran.
cli-help-seats-play = Cine joacă: „you” (tu), alte nume și boții greedy și random.
cli-help-resume = Continuă o partidă păstrată.
cli-help-new = Scrie fișierul unei partide care urmează să înceapă.
cli-help-seats-new = Câți joacă sau numele lor.
cli-help-replay = Arată o partidă păstrată: jurnalul, o poziție, scorurile.
cli-help-move = Oprește-te după atâtea mutări.
cli-help-seat = Arată doar ce se vede de pe acest loc; locurile se numără de la 0.
cli-help-verify = Verifică dacă hazardul a fost corect într-o partidă încheiată.
cli-help-simulate = Boții joacă multe partide: cine câștigă?
cli-help-seats-simulate = Câte un bot pentru fiecare loc: greedy sau random.
cli-help-games = Câte partide.
cli-help-bench = Măsoară cât de repede merg jocurile.
cli-help-serve = Deschide masa pentru browsere.
cli-help-host = Adresa la care ascultă serverul (127.0.0.1: doar acest calculator).
cli-help-port = Portul la care ascultă serverul.
cli-help-open = Deschide pagina în browser.
cli-serving = Masa este deschisă: { $address }
cli-serving-stop = Ctrl-C o închide. Partidele se păstrează.
cli-port-taken = Portul { $port } este ocupat de alt program.
cli-help-seats-bench = Doar cu atâția jucători; se poate da de mai multe ori.
cli-help-seconds = Cât să dureze fiecare măsurătoare.
cli-help-device = Doar pe acest dispozitiv.
cli-help-against = Măsoară și alte programe.
cli-help-start = Măsoară și cât durează pornirea.

### Serverul

server-behind = Între timp s-a schimbat ceva la masă: privește din nou și alege încă o dată.
server-not-yours = Acest loc nu este al tău.
server-waiting = Partida începe când toate scaunele sunt ocupate.
server-not-over = Acest lucru va fi disponibil după încheierea partidei.
server-full = Toate scaunele de la această masă sunt ocupate; poți privi.
server-chairs = Nu se poate sta așa: tu ocupi cel mult un scaun, iar vecinii stau lângă tine.
server-malformed = Serverul nu înțelege acest mesaj.
server-older-rules = Regulile s-au schimbat de la această partidă, așa că nu poate fi continuată.
server-private = Această masă este privată: cine vrea să privească are nevoie de codul ei.
server-origin = Această cerere a venit de pe altă pagină și nu a fost îndeplinită.
server-bad-code = Nicio masă nu are acest cod. Poate a fost scris greșit.
server-bad-token = Acest link a fost deja folosit sau este prea vechi.
server-no-table = Nu există o astfel de masă; poate a fost strânsă.
server-gone = Această masă a fost strânsă de cine a pregătit-o.
server-not-found = La această adresă nu este nimic.
server-method = Aici nu se poate face acest lucru.
server-too-large = Acest mesaj este prea lung.
server-too-fast = Prea multe deodată: te rugăm să aștepți o clipă.
server-too-many = Sunt prea mulți aici acum: te rugăm să revii puțin mai târziu.
server-trouble = Ceva nu a mers pe server; nimic nu s-a pierdut. Te rugăm să încerci din nou.
server-in-use = { $path }: acest fișier este folosit de alt server Storeys. Oprește-l mai întâi sau dă mai multor servere o bază de date PostgreSQL.

### Clientul din browser

## Pagina de start

web-welcome = Ce construim azi?
web-home = Pagina de start
web-play-now = Joacă acum
web-play-now-means = Împotriva a doi boți, imediat și fără cont.
web-guided = Prima partidă, cu îndrumare
web-new-table = Masă nouă
web-rulebook = Regulament
web-rulebook-of = { $game }: regulament
web-players = { $least }–{ $most } jucători
web-minutes = cam { $minutes } min
web-difficulty-1 = ușor de învățat
web-difficulty-2 = cere puțină gândire
web-difficulty-3 = solicitant
web-my-tables = Mesele tale
web-no-tables = Încă niciuna. Un joc început poate fi continuat de aici oricând.
web-table-waiting = Așteaptă jucători.
web-join = Alătură-te unei mese
web-join-code = Codul sau linkul din invitație
web-join-button = Intră
web-watch = Privește cum joacă alții

## O masă nouă

web-new-table-of = { $game }: masă nouă
web-chairs = Scaune
web-chair = Cine stă pe scaunul { $seat }
web-chair-me = Eu
web-chair-bot = Un bot
web-chair-open = Un prieten, prin link
web-chair-neighbour = Cineva de lângă mine, la acest ecran
web-chair-open-means = Primești un link și un cod QR de trimis.
web-open-chair = Scaun liber
web-add-chair = Adaugă un scaun
web-take-away = Scoate
web-remove-chair = Scoate scaunul { $seat }
web-bot-level = Cât de bine joacă botul
web-bot-random = Ușor: joacă la întâmplare
web-bot-greedy = Isteț: construiește cât mai sus
web-name = Nume
web-your-name = Numele tău
web-options = Regulile acestei mese
web-table-manners = Masa
web-listed = Arată masa tuturor; oricine poate privi
web-bots-take-over = Locul celui care pleacă este luat de un bot, care decide și când cuiva i se termină timpul
web-clock = Ritm
web-clock-none = Fără ceas
web-clock-relaxed = Relaxat: câteva minute pentru fiecare decizie
web-clock-correspondence = Prin corespondență: câteva zile pentru fiecare decizie
web-set-up = Pregătește masa
web-cancel = Renunță

## La masă

web-invited = Invitație
web-invited-to = { $game }: ai o invitație
web-sit-down = Așază-te
web-watch-this = Doar privesc
web-table-full = Toate scaunele sunt ocupate; poți privi.
web-waiting = Jocul începe când toate scaunele sunt ocupate.
web-invite = Trimite acest link sau lasă un telefon să citească pătratul:
web-qr = Codul QR al invitației
web-code = Sau prin cod:
web-link = Legătură
web-link-only-here = Numai acest calculator poate deschide legătura. Ca să inviți pe alții, pornește serverul cu { $command } și deschide pagina folosind numele sau adresa calculatorului.
web-copy = Copiază
web-copied = Copiat
web-leave = Pleacă de la masă
web-leave-to-bot = Pleacă; un bot joacă mai departe pentru tine
web-remove-table = Strânge masa

## La masă, în joc

web-tools = Instrumente
web-undo = Retrage
web-hint = Indiciu
web-hint-says = Un bot ar alege: { $choice }.
web-replay = Reia ultima tură
web-log = Jurnal
web-chat = Discuție
web-rules = Reguli
web-close = Închide
web-question = Ce se cere
web-answers = Răspunsuri
web-wait = O clipă.
web-clock-left = timp rămas: { $time }
web-clock-hours = timp rămas: { $hours } h { $minutes } min
web-clock-days =
    { $days ->
        [one] timp rămas: o zi și { $hours } h
        [few] timp rămas: { $days } zile și { $hours } h
       *[other] timp rămas: { $days } de zile și { $hours } h
    }
web-clock-last-minute = A mai rămas un minut.
web-clock-last-seconds = Au mai rămas zece secunde.
web-clock-over = Timpul s-a terminat.
web-clock-over-bot = Timpul s-a terminat; decide un bot.
web-you-watch = Doar privești.
web-sit-here = Vezi masa de pe locul: { $name }
web-away = nu e aici
web-hidden-move = Ceva ce nu poți vedea.
web-past = O poziție anterioară
web-past-line = Privire înapoi: rândul { $line } din { $last }
web-past-start = Începutul
web-replaying = Ultima tură, încă o dată: rândul { $line } din { $last }
web-earlier = Mai devreme
web-later = Mai târziu
web-skip = Sari peste
web-back-to-now = Înapoi la joc
web-got-it = Am înțeles
web-chat-empty = Încă nu a spus nimeni nimic.
web-chat-line = Spune ceva
web-chat-send = Trimite

## Sfârșitul

web-place = locul { $number }
web-rematch = Revanșă
web-join-rematch = Mergi la revanșă
web-show-board = Arată masa de joc
web-show-sheet = Arată foaia de punctaj
web-leaf-through = Răsfoiește partida
web-download = Descarcă partida
web-dice = Verifică hazardul
web-dice-text = Înaintea primei mutări, masa a promis o sămânță secretă, arătându-i amprenta. Acum sămânța este la vedere: dacă amprenta ei este cea promisă, nimeni nu a umblat la cărți.
web-dice-commitment = Amprenta promisă (SHA-256)
web-dice-seed = Sămânța
web-dice-check = Verifică acum
web-dice-fair = Se potrivesc: hazardul a fost hotărât înaintea primei mutări.
web-dice-unfair = Nu se potrivesc: aceasta nu este sămânța promisă.
web-dice-by-hand = Pe o pagină neprotejată browserul nu poate calcula asta. Descarcă partida și verific-o cu „storeys verify”.
web-dice-more = Fiecare tragere în parte poate fi verificată în partida descărcată, cu „storeys verify”.

## Setări și ajutor

web-settings = Setări
web-language = Limba
web-theme = Lumină
web-theme-system = Ca sistemul
web-theme-day = Zi
web-theme-night = Noapte
web-set-sounds = Sunete discrete
web-set-motion = Cărțile alunecă
web-set-autoplay = Joacă singur ce se poate doar într-un fel
web-set-shortcuts = Comenzi cu o singură tastă
web-recovery = Joacă mai departe în alt browser
web-recovery-link = Deschide acest link în celălalt browser; merge o singură dată.
web-recover-title = Joacă mai departe aici
web-recover-ask = Acest link aduce un jucător și toate mesele lui în acest browser.
web-recover-do = Continuă aici
web-help = Taste
web-help-text = La orice se ajunge cu Tab și se alege cu Enter. La masă ajută și taste singure:
web-key-answer = Primul … al nouălea răspuns
web-key-undo = Retrage ultima mutare
web-key-hint = Cere un indiciu
web-key-replay = Reia ultima tură de la capăt
web-key-log = Deschide sau închide jurnalul
web-key-chat = Deschide sau închide discuția
web-key-rules = Deschide sau închide regulile
web-key-settings = Setările acestui browser
web-key-help = Această listă de taste
web-key-now = Înapoi la poziția actuală
web-key-earlier = Un rând înapoi
web-key-later = Un rând înainte

## Când lipsește ceva

web-lost-title = Nu e aici nimic
web-not-found = La această adresă nu este nimic. Poate că linkul e vechi sau incomplet.
web-no-server = Serverul nu poate fi contactat acum. Nu s-a pierdut nimic; încearcă din nou peste o clipă.
web-try-again = Încearcă din nou
web-line-connecting = Venim la masă …
web-line-lost = Conexiunea este întreruptă. Revine singură și nu se pierde nimic.
web-line-lost-sending = Conexiunea este întreruptă. Mutarea ta este păstrată și va fi trimisă imediat ce revine.
web-line-open = Conectat din nou.
web-sending = Mutarea ta este pe drum …

## 5 turnuri: masa de joc

towers-board-auction = Licitație
towers-board-bid = licitează { $bid }
towers-board-in-hand = { towers-card }, în mână
towers-board-unfit = { towers-card }, nu poate fi construită
towers-board-no-tower = { towers-tower }: neînceput
towers-board-tower = { towers-tower }, de jos: { $values }
towers-board-roofed = { towers-tower } cu acoperiș, de jos: { $values }
towers-board-first-pass = Prima trecere prin teanc
towers-board-second-pass = A doua și ultima trecere prin teanc
towers-board-left = În teancul de tragere mai sunt:
towers-board-special-0 = 0 este un acoperiș: dublează turnul și îl încheie definitiv.
towers-board-special-8 = Pe un 8 se poate așeza orice carte.
towers-board-special-9 = Un 9 se poate așeza pe orice carte în afară de 0.

## 5 turnuri: prima partidă, cu îndrumare

towers-guide-open = La licitație sunt cinci cărți. Tu deschizi: spune câte dintre ele vei lua. Cine oferă cel mai mult alege – și trebuie să le construiască pe toate. La început, 2 sau 3 e un număr bun.
towers-guide-bid = Cineva a licitat înaintea ta. Oferă mai mult sau zi pas: într-o rundă fiecare vorbește o singură dată.
towers-guide-feasible = Numerele care nu luminează înseamnă mai mult decât încape pe turnurile tale sau nu mai mult decât ultima ofertă. Arată spre unul și bara îți spune de ce.
towers-guide-take = Licitația e a ta. Alege cărțile una câte una: când arăți spre o carte, vezi unde ar sta pe turnurile tale. Poți lua doar cărți care mai pot fi construite toate.
towers-guide-remove = Înainte să construiești poți îndepărta cartea de sus a unui turn, ca să faci loc. Costă: 1 punct pentru prima carte îndepărtată, 2 pentru a doua, 3 pentru a treia. De obicei e mai bine să păstrezi totul.
towers-guide-place = Acum construiești. Fiecare carte merge pe turnul de felul ei și trebuie să fie mai mică decât cea de dedesubt; dacă ai două de același fel, începe cu cea mai mare.
towers-guide-special = Două cărți îți sunt prietene: pe un 8 poți așeza orice, iar un 9 se potrivește oriunde, în afară de acoperiș. Ele redeschid un turn care s-a îngustat.
towers-guide-others = De data asta altcineva ia cărțile. Ce rămâne se decartează, iar runda următoare o deschide cel de după el. „Reia ultima tură” îți arată totul încă o dată.
towers-guide-roof = Primul tău acoperiș! Turnul acesta contează acum dublu, dar nu mai poți construi nimic pe el.
towers-guide-pile = Teancul s-a terminat o dată, iar din cărțile decartate s-a făcut unul nou. Când se termină iar, jocul se încheie: e timpul să te gândești la acoperișuri.
towers-guide-score = Aceasta a fost prima ta partidă. Foaia de punctaj arată rând cu rând de unde vin punctele; fiecare rând își numește regula.
