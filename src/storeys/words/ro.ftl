
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
        [random] Botul aleatoriu { $number }
        [greedy] Botul lacom { $number }
        [level1] Ucenic { $number }
        [level2] Zidar { $number }
        [level3] Maistru { $number }
        [level4] Inginer { $number }
        [level5] Arhitect { $number }
        [level6] Meșter constructor { $number }
       *[other] Botul { $bot } { $number }
    }
you = Tu
chance = Sorții
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
undone-by = { $who } (retras): { $words }
saved = Salvat: { $path }
resumed = Reluat: { $path }
rule-number = Regula { $rule }
# The heading above how pieces and places are written where there are no pictures
in-writing = În fișiere și la linia de comandă

## Ce nu se poate într-o partidă

match-wrong-seat = Nu este rândul tău.
match-over = Partida s-a încheiat; nu se mai poate juca nimic.
match-unknown-action = „{ $words }”: jocul nu are o astfel de mutare.
match-cannot-undo-chance = Nu mai poți retrage mutarea: între timp au decis sorții.
match-cannot-undo-others = Nu mai poți retrage mutarea: între timp a mutat altcineva.
match-cannot-undo-nothing = Nu există nicio mutare de retras.
match-cannot-undo-hidden = Nu mai poți retrage mutarea: a dezvăluit ceva ce era ascuns.
match-cannot-undo-turn = În această tură nu mai poți retrage nicio mutare: ai atins limita. Joacă mai departe.
match-cannot-undo-match = În această partidă nu mai poți retrage nicio mutare: ai atins limita, iar de acum fiecare mutare rămâne valabilă.
match-cannot-undo-over = Nu mai poți retrage mutarea: partida s-a încheiat, iar valoarea de pornire a tragerilor este publică.
match-cannot-undo-hand = Nu mai poți retrage mutarea: o mână este deja la lucru.
match-hand-at-work = O mână este la lucru: așteaptă până când totul se liniștește.
match-landed-calmly = Simularea nu a reușit aici, așa că piesa a fost așezată liniștit.
match-needless-path = În mutarea aceasta mâna nu poartă nimic.
match-unknown-game = Nu există jocul „{ $name }”. Jocurile sunt: { $known }.
match-unknown-version = { $name }: regulile sunt acum la versiunea { $known }, iar versiunea { $version } nu este cunoscută.
match-seats = { $name } se joacă în { $least }–{ $most } jucători, nu în { $seats }.
match-bad-option = Jocul nu are opțiunea { $name } = { $value }.
match-option-not-open =
    Opțiunea { $name } există { $most ->
        [1] doar pentru un singur jucător
       *[other] doar pentru { $least }–{ $most } jucători
    }, iar numărul jucătorilor este { $seats }.
match-names = Numărul numelor ({ $names }) nu este același cu numărul locurilor ({ $seats }).
bot-unknown = Nu există botul „{ $name }”. Boții sunt: { $known }.

## Sfaturi

hint-points =
    Cu aproximativ { $more ->
        [one] { $more } punct
        [few] { $more } puncte
       *[other] { $more } de puncte
    } mai bine decât „{ $instead }”.
hint-wins =
    La o sută de partide aduce cu aproximativ { $wins ->
        [one] { $wins } victorie
        [few] { $wins } victorii
       *[other] { $wins } de victorii
    } mai mult decât „{ $instead }”.
hint-both =
    Cu aproximativ { $more ->
        [one] { $more } punct
        [few] { $more } puncte
       *[other] { $more } de puncte
    } mai bine decât „{ $instead }” și cu aproximativ { $wins ->
        [one] { $wins } victorie
        [few] { $wins } victorii
       *[other] { $wins } de victorii
    } mai mult la o sută de partide.
hint-goal =
    Șansa de a atinge ținta este cu aproximativ { $wins ->
        [one] { $wins } punct procentual
        [few] { $wins } puncte procentuale
       *[other] { $wins } de puncte procentuale
    } mai mare decât cu „{ $instead }”.
hint-equal = Diferența e foarte mică: „{ $instead }” e cam la fel de bine.
hint-only = Aici nu se poate face altceva.
hint-settled = Aici orice altceva duce la același rezultat sau pare clar mai slab.
hint-rough = E doar o regulă orientativă: aici nimeni nu a calculat în avans.
hint-expects = victorii: { $wins } din 100, { points }
hint-expects-goal = ținta atinsă: { $wins } din 100, { points }
hint-asked = { $name } cere un sfat.
hints-asked = Sfaturi cerute: { $count }

## Fișiere

file-missing = { $path }: nu există un astfel de fișier.
file-cannot-write = { $path }: fișierul nu poate fi scris ({ $reason }).
file-large = { $path }: fișierul este prea mare pentru a fi o partidă.
file-not-a-match = { $path }: aceasta nu este o partidă Storeys.
file-truncated = { $path }: fișierul se întrerupe la linia { $line }.
file-edited = { $path }: fișierul a fost modificat după salvare.
file-damaged = { $path }: linia { $line } este deteriorată.
file-newer = { $path }: fișierul este mai nou decât acest program (versiunea { $version }; cea mai nouă cunoscută aici este { $known }). Actualizează Storeys.
file-older = { $path }: regulile s-au schimbat de la salvarea partidei (atunci versiunea { $version }, acum { $known }), așa că nu mai poate fi continuată.
file-other-game = { $path }: aceasta este o partidă de { $game }, nu de { $wanted }.
file-illegal-move = { $path }: mutarea { $move } („{ $words }”) încalcă regulile.
file-commitment-broken = { $path }: valoarea de pornire nu este cea promisă înainte de prima mutare.
file-chance-differs = { $path }: la mutarea { $move } tragerea nu este cea care rezultă din valoarea de pornire.

## Au fost tragerile corecte?

verify-good =
    { $moves ->
        [one] Tragerile au fost corecte: { $moves } rezultat corespunde valorii de pornire.
        [few] Tragerile au fost corecte: { $moves } rezultate corespund valorii de pornire.
       *[other] Tragerile au fost corecte: { $moves } de rezultate corespund valorii de pornire.
    }
verify-not-finished = { $path }: partida nu s-a încheiat încă. Valoarea de pornire se publică după ultima mutare; atunci tragerile vor putea fi verificate.
verify-no-commitment = { $path }: înaintea acestei partide nu a fost promisă nicio valoare de pornire, așa că tragerile nu pot fi verificate.
verify-hands-good =
    { $episodes ->
        [one] Mâinile au fost cinstite: un episod a fost simulat din nou, cu același rezultat.
        [few] Mâinile au fost cinstite: { $episodes } episoade au fost simulate din nou, fiecare cu același rezultat.
       *[other] Mâinile au fost cinstite: { $episodes } de episoade au fost simulate din nou, fiecare cu același rezultat.
    }
verify-hands-differ = { $path }: ce a făcut mâna de la mutarea { $move } nu este ce găsește simularea.
verify-hands-calm = Uneori simularea nu a reușit la masă, așa că piesa a fost așezată liniștit; asta nu se poate verifica. Numărul acestor episoade: { $calm }.
verify-hands-drawn = Uneori nu s-a simulat nimic: ce a făcut mâna a fost tras la sorți și corespunde valorii de pornire. Numărul acestor episoade: { $drawn }.
verify-hands-other-engine = Mâinile au fost simulate de { $theirs }, iar aici este { $ours }: alt motor dă alte rezultate, așa că pe acest calculator nu se poate verifica. Numărul acestor episoade: { $episodes }.
verify-hands-no-engine = Aici nu există niciun motor care să simuleze mâinile (este nevoie de { $theirs }), așa că nu se poate verifica. Numărul acestor episoade: { $episodes }.
verify-copied = Partida a pornit dintr-o poziție a altei partide; fișierul aceleia arată dacă tragerile de acolo au fost corecte. Numărul mutărilor preluate: { $moves }.
verify-copied-hands = Ce au făcut mâinile nu se poate verifica aici: nu se știe cum era așezat totul la începutul partidei.

### Linia de comandă

## Linia de comandă: la masă

cli-hidden = { $who } face o mutare ascunsă.
cli-hand-over = Urmează { $name }: ceilalți să privească în altă parte, apoi apasă Enter.
cli-you-start = Tu începi.
cli-you-win = Ai câștigat!
cli-only-choice = { $who }: { $choice } (singura posibilitate)
cli-out-of-range = Nu există posibilitatea { $number }: scrie un număr de la 1 la { $most }.
cli-why-what = Motivul pentru care mutare? De exemplu: motiv { $example }
cli-why-allowed = Dar poți face asta!
cli-hint = Cel mai bine: { $choice } ({ $number })
cli-hint-or = sau: { $choice }
cli-you-asked = Ceri un sfat.
cli-looking-ahead = Se calculează mutările următoare…
cli-warming = Deocamdată nimeni nu calculează în avans: jocul se pregătește pentru asta în fundal. Până atunci boții de la level4 în sus joacă mai simplu.
cli-no-such-rule = Nu există regula „{ $rule }”. Regulile merg de la { $first } la { $last }.
cli-starts = începe
cli-sheet = { $rank }. { $name }: { points }
cli-promise = Toate tragerile acestei partide decurg dintr-o valoare de pornire secretă. Amprenta ei SHA-256 este { $commitment }.
cli-how-to-answer = Răspunde cu un număr sau în cuvinte; „ajutor” arată ce altceva poți scrie.
cli-resume-with = Continuă cu: storeys play --resume { $path }
cli-verify-with = Verifică dacă tragerile au fost corecte cu: storeys verify { $path }
cli-play-with = Joacă partida cu: storeys play --resume { $path }
cli-seed = Valoarea de pornire (seed) a fost { $seed }, așa cum s-a promis: { $commitment }.
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
cli-help-answers = Alege cu un număr sau în cuvinte („1”, „{ $example }”). În plus:
cli-help-at-undo = retrage ultima ta alegere
cli-help-at-why = de ce nu e voie ceva: „motiv { $example }”
cli-help-at-hint = ce se poate face aici și de ce
cli-help-at-board = arată masa din nou
cli-help-at-log = tot ce s-a întâmplat până acum
cli-help-at-score = scorurile de acum
cli-help-at-rules = toate regulile jocului
cli-help-at-rule = o regulă: „regula { $rule }”
cli-help-at-save = păstrează partida într-un fișier: „salvează partida.txt”
cli-help-at-help = lista aceasta
cli-help-at-quit = păstrează partida și ridică-te de la masă

## Linia de comandă: ce nu se poate

cli-file-in-the-way = { $path }: există deja un fișier cu acest nume. Alege alt nume sau adaugă --force ca să-l înlocuiești.
cli-no-such-move = Partida nu are mutarea { $move }; ultima este { $last }.
cli-no-such-seat = La această masă nu există locul { $seat }: locurile merg de la 0 la { $last }.
cli-no-dice = { $path }: în această partidă tragerile au fost făcute cu mâna, așa că nu poate fi continuată aici.
cli-usage-language = „{ $language }” nu este o limbă a programului Storeys. Limbile sunt: { $known }.
cli-usage-device = Aici nu există dispozitivul „{ $device }”. Dispozitivele sunt: { $known }.
cli-usage-no-such-option = Aici nu există opțiunea { $option }. Vezi --help.
cli-usage-missing-value = Opțiunea { $option } are nevoie de o valoare. Vezi --help.
cli-usage-table-option = „{ $option }” nu este o opțiune a acestui joc. Opțiunile sunt: { $known }.
cli-usage-no-table-options = Acest joc nu are opțiuni de ales.
cli-usage-resumed-option = Opțiunile unei partide păstrate nu mai pot fi schimbate.
cli-usage-missing = Lipsește ceva: { $what }. Vezi --help.
cli-usage-bad-value = Valoarea nu este posibilă pentru { $what }. Vezi --help.
cli-usage-no-such-command = Nu există comanda „{ $words }”. Vezi storeys --help.
cli-usage-too-many-words = Comanda nu știe ce să facă cu „{ $words }”. Vezi --help.

## Linia de comandă: cifre

cli-compiling = Se compilează regulile jocului { $game } pentru acest calculator (o singură dată)…
cli-simulating = Se joacă…
cli-measuring = Se măsoară…
cli-settling = Structura se stabilizează…
cli-no-pointer = Într-un terminal nu există cursor: o mână sigură îți poartă piesele.
cli-decimal-mark = ,
cli-column-bot = Cine
cli-column-seat = Loc
cli-column-wins = Victorii %
cli-column-interval = Interval 95%
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
cli-column-readers = Destinatari
cli-column-moves-measured = Mutări
cli-column-cpu = ms CPU/mutare
cli-column-written = Octeți/mutare
cli-column-packed = Comprimat
cli-column-at-most = Cel mult
cli-simulated = Partide: { $games } (valoare de pornire: { $seed }); mutări în medie: { $moves }, între { $shortest } și { $longest }; partide pe secundă: { $speed }.
cli-bench-first = { $game } pe { $device }: prima partidă după { $seconds } s, cu tot cu compilare.
cli-bench-first-cached = { $game } pe { $device }: prima partidă după { $seconds } s, compilat dinainte.
cli-bench-ratio = { $game }, jucători: { $seats }, fire: { $threads }; viteza față de un singur fir: × { $times }.
cli-bench-equal = { $game }, jucători: { $seats }; pozițiile finale de pe placa grafică ({ $compared }) sunt aceleași ca pe procesor.
cli-bench-unequal = { $game }, jucători: { $seats }; pozițiile finale de pe placa grafică ({ $compared }) NU sunt aceleași ca pe procesor!
cli-bench-against = { $name }: { $speed } mutări/s; viteza Storeys față de acesta: × { $times }.
cli-bench-not-installed = { $name }: nu este instalat ({ $install }).
cli-bench-start = Pornire ({ $what }): { $seconds } s.
cli-bench-server = Server cu { $database }: { $speed } mutări/s (mese: { $tables }, conexiuni: { $connections }). Jumătate au fost salvate în { $median } ms, 99 din 100 în { $tail } ms. Memorie: { $memory } MB.
cli-bench-bystander = Priviri înapoi (rânduri în jurnal: { $lines }, priviri: { $looks }): 95 din 100 în { $look } ms. Cineva de la altă masă a așteptat în 95 de cazuri din 100 cel mult { $calm } ms înainte și cel mult { $meanwhile } ms între timp.
cli-bench-hands = { $game }: ce face o mână se află în { $took } s pe un nucleu (timp simulat: { $simulated } s). Jumătate dintre mutările de la alte mese au fost înregistrate în cel mult { $half } ms, iar cât timp au lucrat mâini la patru mese, în cel mult { $half_beside } ms (diferență: { $half_between } ms). 99 din 100 au fost înregistrate în cel mult { $alone } ms ({ $alone_between }), iar între timp în cel mult { $beside } ms ({ $beside_between }; diferență: { $between } ms). Intervalele sunt de 95 %.
cli-bench-search = { $game }: partide jucate până la capăt pe secundă, pe un nucleu – în căutare { $inside }, fără ea { $plain } ({ $share }%). O decizie cu o mie de partide de probă durează { $took } s.
cli-bench-hostile = Trimise în { $seconds } s – mesaje: { $messages }, cereri: { $requests }, conexiuni fără țintă: { $sockets }. Răspunsuri greșite și defecțiuni: { $errors }; blocări ale buclei de evenimente: { $stalls }. Cineva de la altă masă a așteptat în jumătate din cazuri cel mult { $median } ms, iar în 99 din 100 cel mult { $tail } ms. Memorie: { $before } MB, apoi { $after } MB.

## Linia de comandă: ajutor

cli-help = O masă deschisă pentru jocuri de construcție: joacă, simulează, măsoară.
cli-help-version = Arată doar versiunea.
cli-help-language = Limba textelor; dacă nu e dată, cea a sistemului.
cli-help-game = Jocul: { $games }.
cli-help-file = O partidă păstrată.
cli-help-seed = Un număr care fixează toate tragerile: același număr, aceeași partidă.
cli-help-save = Fișierul în care se păstrează partida.
cli-help-force = Înlocuiește un fișier care există deja.
cli-help-json = Scrie JSON, câte un obiect pe linie.
cli-help-threads = Câte fire lucrează deodată.
cli-help-play = Joacă în terminal, cu boți sau cu alții la același ecran.
cli-help-seats-play = Cine joacă: „you” (tu), alte nume și boții de la level1 (Ucenic) la level6 (Meșter constructor).
cli-help-resume = Continuă o partidă păstrată.
cli-help-new = Creează fișierul unei partide noi.
cli-help-seats-new = Câți joacă sau numele lor.
cli-help-option = O regulă de ales a acestei mese, prin nume și număr; se poate da de mai multe ori.
cli-help-replay = Arată o partidă păstrată: jurnalul, o poziție, scorurile.
cli-help-move = Oprește-te după atâtea mutări.
cli-help-seat = Arată doar ce se vede de pe acest loc; locurile se numără de la 0.
cli-help-verify = Verifică dacă tragerile au fost corecte într-o partidă încheiată.
cli-help-simulate = Boții joacă multe partide: cine câștigă?
cli-help-seats-simulate = Câte un bot pentru fiecare loc: greedy sau random.
cli-help-games = Câte partide.
cli-help-bench = Măsoară cât de repede merg jocurile.
cli-help-serve = Deschide masa pentru browsere.
cli-help-think = Împrumută puterea de calcul a acestui calculator serverelor care folosesc aceeași bază de date PostgreSQL.
cli-help-processes = Câte procese să lucreze; implicit, câte unul pentru fiecare nucleu.
cli-help-host = Adresa la care ascultă serverul (127.0.0.1: doar acest calculator).
cli-help-port = Portul la care ascultă serverul.
cli-help-open = Deschide pagina în browser.
cli-serving = Masa este deschisă: { $address }
cli-serving-stop = Ctrl-C o închide. Partidele se păstrează.
cli-thinking = Acest calculator gândește acum împreună cu serverele bazei de date { $url } (procese: { $processes }).
cli-thinking-stop = Ctrl-C îl oprește. Lucrul început îl preiau celelalte calculatoare.
cli-port-taken = Portul { $port } este ocupat de alt program.
cli-not-installed = Pentru aceasta este nevoie de pachetul { $package }, care nu este instalat aici. Se instalează cu: { $install }
cli-help-seats-bench = Doar cu atâția jucători; se poate da de mai multe ori.
cli-help-seconds = Cât să dureze fiecare măsurătoare.
cli-help-device = Doar pe acest dispozitiv.
cli-help-against = Măsoară și alte programe.
cli-help-start = Măsoară și cât durează pornirea.
cli-help-new-game = Scrie sub acest nume un joc foarte mic, complet și testat, pe care să-l faci al tău.
cli-help-name = Cum se numește jocul în program: litere mici, cu liniuță de subliniere între cuvinte.
cli-help-golden = Joacă partide până când partidele-model ale unui joc arată tot ce are el și păstrează-le.
cli-new-game-bad-name = Numele unui joc are între 3 și 20 de litere mici, cu liniuță de subliniere între cuvinte, nu „{ $name }”.
cli-new-game-name-taken = Programul folosește deja numele „{ $name }”: alege altul.
cli-new-game-no-sources = Un joc nou se scrie în sursele Storeys, iar acest Storeys a fost instalat fără ele.
cli-new-game-written = Jocul este complet și poate fi jucat. Fă-l al tău pas cu pas: CONTRIBUTING.md spune cum.
cli-golden-shown = Partidele-model arată totul.
cli-golden-missing = Încă nu se vede și trebuie jucat cu mâna: { $what }

## Linia de comandă: clasamentul

cli-help-ladder = Boții se întâlnesc în blocuri de partide: cine e mai puternic, cu cât și cât de sigur este?
cli-help-ladder-players = Cine joacă: boți, după nume, și „search”, eventual cu buget (search:0.2s, search:500) și fire (search:1s:2).
cli-help-ladder-seats = Câți stau la o masă.
cli-help-ladder-blocks = Câte blocuri: partide cu aceleași trageri, jucate din fiecare loc.
cli-help-ladder-seconds = Cât se poate gândi la o mutare o căutare fără buget propriu.
cli-help-ladder-simulations = În loc de aceasta: câte partide de probă poate urmări. Astfel orice calculator joacă aceleași partide.
cli-help-ladder-seed = Un număr care fixează toate tragerile.
cli-help-ladder-lone = Doar primul jucător, singur împotriva fiecăruia dintre ceilalți, care ocupă atunci toate celelalte locuri.
cli-help-ladder-processes = Câte partide se joacă deodată.
cli-help-ladder-stop-when = Oprește când e sigur dacă fiecare jucător ia în fața următorului o parte mai mare sau mai mică din victorii decât „fair” (în mod egal) sau decât o proporție dată, de pildă 0.92.
cli-help-ladder-limit = După atâtea secunde nu mai începe nicio partidă; --resume continuă.
cli-help-ladder-out = Dosarul pentru partide, tabel și desen. Fără joc: se arată ce este în el.
cli-help-ladder-resume = Continuă clasamentul din dosar.
cli-column-rating = Forță
cli-column-against = Adversar
cli-column-share = Parte din victorii %
cli-column-fair = La forțe egale %
cli-column-blocks = Blocuri
cli-column-matches = Partide
cli-column-goal = Țintă
cli-column-reached = Țintă atinsă %
cli-column-decisions = Decizii
cli-column-pace = s/decizie
cli-column-longest = Cea mai lungă, s
cli-ladder-between = { $low } … { $high }
cli-ladder-played = { $game }, jucători la o masă: { $table }. Blocuri: { $blocks }, partide: { $matches }, valoare de pornire: { $seed }.
cli-ladder-stopped = Oprit de îndată ce rezultatul a fost sigur; intervalele sunt valabile oricât de des au fost privite rezultatele.
cli-ladder-looked = Intervalele sunt valabile oricât de des au fost privite rezultatele.
cli-ladder-unfinished = Încă neterminat: --resume continuă.
cli-ladder-too-little = S-a jucat prea puțin ca să se poată spune ceva.
cli-ladder-made = Făcut la { $day } cu comanda
cli-ladder-written = Scris: { $path }
cli-ladder-player-unknown = Aici nu joacă nimeni cu numele „{ $name }”. Pot juca: { $known }.
cli-ladder-player-budget = „{ $name }” nu poate fi citit. O căutare se scrie așa: search, search:0.2s, search:500, search:1s:2.
cli-ladder-player-brought = „{ $name }” nu poate fi încărcat: { $reason }
cli-ladder-bad-twice = „{ $name }” apare de două ori; într-un clasament fiecare jucător trebuie să fie altul.
cli-ladder-bad-one = Un clasament are nevoie de cel puțin doi jucători, în afară de cazul în care joacă solo (--seats 1).
cli-ladder-bad-lone = La o masă pentru un singur jucător, primul nu are împotriva cui să joace.
cli-ladder-bad-stop-when = „{ $value }” nu este o proporție: scrie „fair” sau un număr între 0 și 1.
cli-ladder-bad-stop-alone = Cine joacă solo nu este comparat cu nimeni, așa că nu e nimic de așteptat: renunță la --stop-when.
cli-ladder-in-the-way = { $path }: există deja un clasament. Continuă-l cu --resume sau alege alt dosar.
cli-ladder-other = { $path }: acesta este alt clasament. Nu se potrivesc: { $unlike }.
cli-ladder-changed-bots = { $path }: de la începutul acestui clasament s-au schimbat regulile sau boții. Începe altul, în alt dosar.
cli-ladder-none = { $path }: aici nu este niciun clasament.
cli-ladder-fewer-blocks = S-au jucat deja mai multe blocuri. Cere cel puțin atâtea: { $played }.
cli-ladder-broken-record = { $path }: rândul { $line } este stricat.
cli-ladder-cannot-keep = { $path } nu poate fi scris: { $reason }
cli-ladder-busy = { $path }: la acest clasament lucrează deja alt proces.
cli-ladder-no-machine-code = O căutare are nevoie de cod mașină, care nu poate fi produs aici: { $reason }
cli-ladder-match-failed = Blocul { $block }, partida { $match } s-a întrerupt: { $reason }
cli-ladder-match-illegal = Blocul { $block }, partida { $match }: { $name } a ales ceva ce regulile nu permit (acțiunea { $action }).
cli-ladder-match-died = Blocul { $block }, partida { $match }: procesul care o juca s-a oprit.

### Serverul

server-behind = Între timp s-a schimbat ceva la masă: privește din nou și alege încă o dată.
server-not-yours = Acest loc nu este al tău.
server-waiting = Partida începe când toate scaunele sunt ocupate.
server-not-over = Acest lucru va fi disponibil după încheierea partidei.
server-full = Toate scaunele de la această masă sunt ocupate; poți privi.
server-many-tables = Ai deja atâtea partide în desfășurare câte poate avea un jucător: termină mai întâi una sau strânge o masă.
server-many-listed = În listă sunt deja atâtea mese de-ale tale sau din rețeaua ta câte se poate: la aceasta invită-i pe ceilalți printr-un link.
server-sent-away = Cine a pregătit această masă te-a îndepărtat de la ea.
server-others-sit = Ai plecat de la această masă, iar alții stau la ea: masa rămâne a lor.
server-nobody-there = Pe acest scaun nu stă nimeni altcineva.
server-taken = Pe acest scaun stă deja cineva.
server-pace = Când la masă sunt mai multe persoane, ritmul boților îl hotărăște cine a pregătit masa.
server-hints-off = La masa aceasta sfaturile sunt oprite.
server-hint-in-lesson = Într-o lecție, pașii ei sunt sfaturile.
server-review-running = Partida încă se joacă: poate fi analizată după ce se termină.
server-many-reviews = Mai multe analize cerute de tine nu sunt încă gata: așteaptă până se termină una dintre ele.
server-reviews-full = În acest moment se lucrează la prea multe analize: încearcă din nou puțin mai târziu.
server-no-review = Nu există o asemenea analiză; poate că masa ei a fost strânsă.
server-begun = Partida a început: nimeni nu mai poate fi îndepărtat de la masă și niciun scaun nu mai poate fi dat unui bot.
server-chairs = Nu se poate sta așa: poți ocupa cel mult un scaun, iar vecinii stau lângă tine.
server-reserved-name = Aici așa se numește un bot, un scaun sau sorții: alege alt nume.
server-malformed = Serverul nu înțelege acest mesaj.
server-older-rules = Regulile s-au schimbat de la această partidă, așa că nu poate fi continuată.
server-stood-still = Serverul s-a blocat la acest mesaj, așa că nu îl mai execută o dată. Nimic altceva nu s-a pierdut: te rugăm să încerci altceva.
server-put-aside = Serverul s-a blocat la această masă, așa că a fost pusă deoparte. Jurnalul ei este păstrat.
server-private = Această masă este privată: cine vrea să privească are nevoie de codul ei.
server-origin = Această cerere a venit de pe altă pagină și nu a fost îndeplinită.
server-bad-code = Nicio masă nu are acest cod. Poate a fost scris greșit.
server-bad-token = Acest link a fost deja folosit sau este prea vechi.
server-no-table = Nu există o astfel de masă; poate a fost strânsă.
server-no-record = Această partidă înregistrată nu mai este deschisă aici.
server-gone = Această masă a fost strânsă de cel care a pregătit-o.
server-not-found = La această adresă nu este nimic.
server-method = Aici nu se poate face acest lucru.
server-too-large = Acest mesaj este prea lung.
server-too-long = Acest text este prea lung: te rugăm să îl scurtezi.
server-slow-file = { $path }: citirea acestei partide durează prea mult aici.
server-too-fast = Prea multe cereri deodată: te rugăm să aștepți o clipă.
server-too-many = Sunt prea mulți aici acum: te rugăm să revii puțin mai târziu.
server-metrics = Statisticile pot fi văzute numai de pe calculatorul serverului sau de cine prezintă tokenul acestuia.
server-house-set = Felul în care se ajunge la acest server este stabilit în setările lui; pagina aceasta nu îl schimbă.
server-house-elsewhere = Acest lucru se poate hotărî numai la calculatorul pe care rulează serverul.
server-no-network = Acest calculator nu se află într-o rețea de acasă în care să-l găsească și alții.
server-away = Serverul nu ajunge acum la baza lui de date; nimic din ce a fost confirmat nu s-a pierdut. Te rugăm să încerci din nou peste o clipă.
server-trouble = A apărut o eroare pe server; nimic nu s-a pierdut. Te rugăm să încerci din nou.
server-in-use = { $path }: acest fișier este folosit de alt server Storeys. Oprește-l mai întâi sau, dacă rulezi mai multe servere, folosește o bază de date PostgreSQL.
server-damaged = Baza de date { $path } este deteriorată ({ $detail }). Nu s-a schimbat nimic. Păstrează o copie a fișierului, apoi pune în locul lui o copie de rezervă sau salvează ce se mai poate citi: sqlite3 { $path } .recover | sqlite3 recovered.db
server-unreachable = Baza de date { $url } nu poate fi accesată: { $detail }. Rulează acolo PostgreSQL, iar adresa și parola sunt corecte?
server-think-needs-postgres = Puterea de calcul se împrumută printr-o bază de date PostgreSQL: pune în STOREYS_DATABASE_URL adresa celei folosite de servere.
server-think-other-version = Pe acest calculator este altă versiune Storeys decât pe serverele bazei de date { $url } ({ $detail }), așa că răspunsurile lui nu ar fi de încredere. Instalează aici aceeași versiune.

review-no-search = Analiza nu merge mai departe: cel mai puternic bot nu poate gândi pe acest server, fiindcă lipsește compilatorul sau dosarul pentru codul mașină. Ce s-a aflat până acum rămâne.
review-other-version = Analiza nu merge mai departe: programul a fost schimbat în timp ce serverul rula. Va continua după repornirea serverului.
review-failed = Analiza nu merge mai departe: ceva nu a mers bine. Ce s-a aflat până acum rămâne.

### Clientul din browser

## Pagina de start

web-welcome = Ce construim azi?
web-home = Pagina de start
web-play-now = Joacă acum
web-play-now-means = „Joacă acum”: împotriva a doi boți, imediat și fără cont.
web-play-alone = Joacă singur
web-lesson = Prima lecție
web-new-table = Masă nouă
web-rulebook = Regulament
web-rulebook-of = { $game }: regulament
web-contents = Cuprins
web-search-rules = Caută în reguli
web-no-rule-found = Nicio regulă nu conține aceste cuvinte.
# $found (number) rules have the words that were searched for
web-rules-found =
    { $found ->
        [one] { $found } regulă
        [few] { $found } reguli
       *[other] { $found } de reguli
    }
web-players = { $least }–{ $most } jucători
web-minutes = cam { $minutes } min
web-difficulty-1 = ușor de învățat
web-difficulty-2 = cere puțină gândire
web-difficulty-3 = dificil
web-my-tables = Mesele tale
web-all-tables = Arată toate ({ $tables })
web-dismiss = Ascunde
web-dismiss-table = Ascunde această masă: { $game }
web-dismissed = Ascuns: { $game }.
web-dismissed-goes-on = Partida continuă aici.
web-bring-back = Adu înapoi
web-won-by = Ai câștigat cu un avans de { points }.
web-won = Ai câștigat, cu { points }.
web-won-together = Victorie la egalitate, cu { points }.
web-placed = locul { $place } din { $seats }, { points }
web-goal-reached = { points } – ținta a fost atinsă!
web-table-waiting = Așteaptă jucători.
web-join = Alătură-te unei mese
web-join-code = Codul sau linkul din invitație
web-join-button = Intră
web-recorded-games = Răsfoiește o partidă înregistrată
web-open-file = Deschide o partidă înregistrată
web-open-file-about = O partidă descărcată ca fișier. Poți și să lași fișierul oriunde pe această pagină.
web-drop-file = Lasă fișierul aici ca să răsfoiești partida din el.
web-file-reading = { $path }: se citește…
web-file-unreadable = { $path }: nu poate fi citit.
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
web-bot-level = Cât de puternici sunt boții
web-bot-random = Botul aleatoriu: joacă la întâmplare
web-bot-greedy = Botul lacom: joacă pentru cât mai multe puncte
web-bot-level1 = Ucenic
web-bot-level1-means = O mutare din două o face la întâmplare: îl învingi dacă știi regulile.
web-bot-level2 = Zidar
web-bot-level2-means = Știe ce aduce puncte, dar mai greșește: tocmai bun pentru primele partide.
web-bot-level3 = Maistru
web-bot-level3-means = Alege mereu ce pare cel mai bun pe moment, dar nu calculează în avans.
web-bot-level4 = Inginer
web-bot-level4-means = Calculează puțin în avans, dar nu la fiecare mutare: îl învinge cine are un plan.
web-bot-level5 = Arhitect
web-bot-level5-means = La cele mai multe mutări calculează în avans mai bine de o jumătate de secundă: o provocare pentru jucătorii experimentați.
web-bot-level6 = Meșter constructor
web-bot-level6-means = Se gândește până la trei secunde la o mutare; un bot mai bun nu știm să facem: așteaptă-te să pierzi.
web-warming-compiling = Boții mai puternici încă se pregătesc pentru acest joc; până atunci joacă mai simplu.
web-warming-no-compiler = Boții mai puternici joacă aici mai simplu: serverul nu are compilator (Numba).
web-warming-no-cache = Boții mai puternici joacă aici mai simplu: serverul nu are unde să păstreze codul lor mașină.
web-warming-failed = Boții mai puternici joacă aici mai simplu: nu au putut fi pregătiți pentru acest joc.
web-name = Nume
web-your-name = Numele tău
web-options = Regulile acestei mese
web-table-manners = Masa
web-listed = Arată masa tuturor; oricine poate privi
web-bots-take-over = Locul celui care pleacă este luat de un bot, care decide și când cuiva i se termină timpul
web-may-hint = Se pot cere sfaturi; toți văd cine a cerut
web-clock = Ritm
web-clock-none = Fără ceas
web-clock-relaxed = Relaxat: câteva minute pentru fiecare decizie
web-clock-correspondence = Prin corespondență: câteva zile pentru fiecare decizie
web-set-up = Pregătește masa
web-cancel = Renunță

## La masă

web-invited = Invitație
web-invited-to = Ai o invitație la o partidă
web-invited-by = { $name } te invită la o partidă
web-chairs-free = Scaune libere: { $free } din { $seats }.
web-begun-full = Partida a început și toate scaunele sunt ocupate; poți privi.
web-over-already = Această partidă s-a încheiat deja; poți vedea cum.
web-invitation-broken = Această invitație nu e completă sau nu mai e valabilă: cere una nouă de la cine a trimis-o.
web-what-name = Cum să-ți spună ceilalți?
web-what-name-means = Poți lăsa câmpul gol. Îl poți schimba oricând în setări.
web-sit-down = Mă așez
web-watch-this = Doar privesc
web-table-full = Toate scaunele sunt ocupate; poți privi.
web-waiting = Partida începe când toate scaunele sunt ocupate.
web-invite = Trimite acest link sau scanează codul QR cu telefonul:
web-qr = Codul QR al invitației
web-code = Sau prin cod:
web-link = Linkul
web-link-only-here = Numai acest calculator poate deschide linkul. Ca să-i inviți și pe alții, pornește serverul cu „{ $command }” și deschide pagina folosind numele sau adresa calculatorului.
web-house-ask = Deocamdată numai acest calculator poate deschide linkul. Îi lași să intre și pe cei din rețeaua ta de acasă?
web-house-means = Telefoanele și calculatoarele din aceeași rețea Wi-Fi vor putea deschide pagina, până o închizi la loc sau oprești serverul.
web-house-open = Lasă-i să intre
web-house-is-open = Deschis pentru rețeaua ta de acasă: linkul merge pentru oricine e în aceeași rețea Wi-Fi.
web-house-close = Închide la loc
web-copy = Copiază
web-copied = Copiat
web-leave = Pleacă de la masă
web-leave-do = Plec
web-leave-sure-to-bot = Un bot joacă mai departe pe scaunul tău, sub numele tău. Te poți întoarce până la sfârșitul partidei.
web-leave-sure = Scaunul tău rămâne liber: jocul așteaptă până te întorci sau până se așază altcineva.
web-stay = Rămân
web-come-back = Înapoi pe scaunul tău
web-chair-to-bot = Scaunul { $seat }: să joace un bot
web-chair-open-again = Eliberează scaunul { $seat }
web-remove-table = Strânge masa
web-send-away-do = Îndepărtează
web-send-away-sure = { $name } nu se va mai putea întoarce la această masă.
web-send-away = Îndepărtează de la masă: { $name }

## La masă, în joc

web-tools = Instrumente
web-undo = Retrage
web-taken-back = mutări retrase: { $count }
web-taking-back = Retragerea: până când mută următorul jucător; când joci doar împotriva boților, și după ce au răspuns. Niciodată peste o carte trasă, o aruncare de zaruri sau ceva dezvăluit.
web-hint = Sfat
web-hint-says = Un bot ar alege: { $choice }.
web-hint-thinking = Se calculează mutările următoare…
web-hint-ways = Ce se poate face
web-hint-play = Joacă așa
web-replay = Revezi ultima tură
web-log = Jurnal
web-chat = Discuție
web-rules = Reguli
web-reference = Fișă
web-print = Tipărește
web-close = Închide
web-question = Ce se cere
web-answers = Răspunsuri
web-to-answers = Mergi la răspunsuri
web-only-answer = A rămas doar acest răspuns. Nu se întâmplă nimic până nu îl alegi.
web-in-hand = Este în mâna ta.
web-put-back = Pune înapoi
web-board = Pe masă
web-back = Înapoi
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
web-recorded = Partidă înregistrată: { $path }
web-recorded-none = Nicio partidă înregistrată nu este deschisă aici. Poți deschide una de pe pagina de start.
web-recorded-only = Aceasta este o partidă înregistrată: nu se mai joacă nimic în ea.
web-sit-here = Vezi masa de pe locul: { $name }
web-away = nu e aici
web-bot-plays-on = un bot joacă mai departe
web-has-left = a plecat
web-left-to-bot = { $name } a plecat de la masă; un bot joacă mai departe.
web-left = { $name } a plecat de la masă; scaunul e liber.
web-is-back = { $name } s-a întors.
web-speed = Boții joacă
web-speed-calm = liniștit
web-speed-brisk = vioi
web-speed-once = pe loc
web-skip-to-me = Sari la rândul meu
web-hidden-move = Ceva ce nu poți vedea.
web-turn = { $who } { $doing }
web-turn-points = { $who } { $doing }: { $before } → { $after }
web-turn-setup = Pregătirea
web-turn-end = Sfârșit: { $scores }
web-turn-score = { $name } { $points }
web-past = O poziție anterioară
web-past-turn = Privire înapoi: tura { $turn } din { $last }
web-past-start = Începutul
web-replaying = Ultima tură încă o dată
web-earlier = Înapoi
web-later = Înainte
web-past-slider = Tura
web-play = Redă
web-pause = Pauză
web-replay-speed = Viteză
web-whose-view = Cu ochii cui
web-view-all = Totul la vedere
web-view-own = Cum vezi tu
web-view-spectator = Ca spectator
web-link-moment = Link către acest moment
web-skip = Sari peste
web-back-to-now = Înapoi la joc
web-go-on = Mai departe
# $number and $total (numbers) of steps
web-lesson-step = Pasul { $number } din { $total }
web-lesson-watch = Privește ce face botul.
web-lesson-instead = Și așa ar fi voie, dar mai întâi fă ce e luminat: în curând joci cum vrei.
web-lesson-read-first = O clipă: citește mai întâi, apoi apasă „Mai departe”.
web-lesson-play-on = Joacă liber
web-lesson-leave = Ies și joc liber
web-lesson-known-chance = Este o lecție: hazardul e cunoscut și mereu același.
web-chat-empty = Încă nu a spus nimeni nimic.
web-chat-line = Spune ceva
web-chat-send = Trimite

## Sfârșitul

web-you-win-by =
    { $points ->
        [one] Câștigi cu un punct avans
        [few] Câștigi cu { $points } puncte avans
       *[other] Câștigi cu { $points } de puncte avans
    }
web-wins-by =
    { $points ->
        [one] { $name } câștigă cu un punct avans
        [few] { $name } câștigă cu { $points } puncte avans
       *[other] { $name } câștigă cu { $points } de puncte avans
    }
web-you-win = Câștigi
web-wins = { $name } câștigă
web-you-win-together = Câștigi împreună cu { $names }
web-win-together = Câștigă împreună: { $names }
web-place = locul { $number }
web-solo-goal = Ținta ta: { points }
web-solo-reached = { points } – ținta a fost atinsă!
web-solo-next = Data viitoare ținta este { $next }.
web-solo-missed =
    { $missing ->
        [one] { points } – mai lipsea un punct până la ținta de { $goal }
        [few] { points } – mai lipseau { $missing } puncte până la ținta de { $goal }
       *[other] { points } – mai lipseau { $missing } de puncte până la ținta de { $goal }
    }
web-solo-record = Joc solo
web-solo-so-far = Partide jucate: { $games }. Ținte atinse: { $reached }.
web-solo-when = Data
web-solo-wanted = Ținta
web-rematch = Revanșă
web-join-rematch = Mergi la revanșă
web-show-board = Arată masa de joc
web-show-sheet = Arată foaia de punctaj
web-leaf-through = Răsfoiește partida
web-download = Descarcă partida
web-picture-share = Distribuie o imagine
web-picture-save = Salvează o imagine
web-dice-promised = Amprenta tragerilor, promisă înainte de prima împărțire:
web-dice = Verifică tragerile
web-dice-text = Înainte de prima împărțire, masa a promis o valoare de pornire secretă, arătându-i amprenta, iar acest browser a reținut-o. Acum valoarea este la vedere, iar browserul poate repeta fiecare tragere.
web-dice-commitment = Amprenta promisă (SHA-256)
web-dice-seed = Valoarea de pornire (seed)
web-dice-check = Verifică acum
web-dice-fair = { $draws ->
    [0] Valoarea de pornire este cea promisă. În această partidă nu s-a tras nimic.
    [one] Valoarea de pornire este cea promisă, iar singura tragere se potrivește cu ea.
   *[other] Valoarea de pornire este cea promisă și toate tragerile se potrivesc cu ea (în total: { $draws }).
}
web-dice-unfair = Aceasta nu este valoarea de pornire promisă atunci când acest browser a văzut masa prima dată.
web-dice-unfair-draw = Din valoarea de pornire rezultă altceva decât s-a tras; rândul din jurnal: { $line }.
web-dice-changed = Atenție: tragerile de la această masă nu mai sunt cele promise atunci când acest browser a văzut-o prima dată.
web-log-rewritten = Atenție: rândul { $line } din jurnal spune acum altceva decât înainte.
web-dice-copied = Partida a pornit dintr-o poziție a altei partide, iar tragerile de acolo au fost promise acolo. Numărul rândurilor preluate în jurnal: { $lines }.
web-dice-more = Comanda „storeys verify” verifică partida descărcată și după regulile jocului.

## Analiza

web-review = Analiză
web-review-of = Analiză: { $game }
web-review-progress = Analizate: { $found } din { $total }
web-review-waiting = Analiza acestei partide începe imediat.
web-review-curve = Șanse de victorie
web-review-curve-alone = Șansa de a atinge ținta
web-review-chance = { $name } { $chances }%
web-review-moments = Ce a decis partida
web-review-no-moments = Nimic nu a ieșit în evidență.
web-review-moment-choice = { $who }: „{ $doing }”, deși era mai bine „{ $better }”. Șanse { $change }%.
web-review-moment-lucky = { $name }: noroc. Șanse +{ $change }%.
web-review-moment-unlucky = { $name }: ghinion. Șanse { $change }%.
web-review-moment = Momentul { $number }
web-review-here = Decizii în această tură
web-review-no-choice = Nimeni nu a avut de ales aici.
web-review-not-yet = Aici încă nu s-a ajuns.
web-review-best = Cel mai puternic bot nu a găsit nimic mai bun.
web-review-better = Cel mai puternic bot ar fi ales „{ $better }”.
web-review-cost = Șanse { $change }%
web-review-expected = La ce se aștepta apoi
web-review-players = Cum a jucat fiecare
web-review-accuracy = Precizie
web-review-luck = Noroc
web-review-skill = Mutări proprii
web-review-players-what = Ce înseamnă aceste cifre
web-review-about = Precizie: 100 înseamnă că s-a ales mereu ce ar fi ales cel mai puternic bot sau ceva la fel de bun. Noroc: cât au schimbat tragerile, în total, șansele de victorie; ± arată cât de sigur este. Mutări proprii: la fel, prin propriile decizii.
web-review-play-on = Continuă de aici
web-review-play-on-about = La o masă nouă: tu ocupi un loc, boții le ocupă pe celelalte, iar tragerile încep din nou.
web-review-over = Aici partida s-a terminat. Mergi puțin înapoi ca să poți continua.
web-review-seat = Locul tău
web-review-link = Link către această analiză
web-review-missing = Analiza nu poate fi afișată.

## Setări și ajutor

web-settings = Setări
web-language = Limba
web-theme = Aspect
web-theme-system = Ca în sistem
web-theme-day = Luminos
web-theme-night = Întunecat
web-set-sounds = Sunete discrete
web-set-motion = Animații pentru cărți și zaruri
web-set-autoplay = O mutare începută continuă singură când există o singură cale
web-set-shortcuts = Comenzi cu o singură tastă
web-recovery = Joacă mai departe în alt browser
web-recovery-link = Deschide acest link în celălalt browser; merge o singură dată, iar acest browser va fi atunci deconectat.
web-sign-out-others = Deconectează toate celelalte browsere
web-signed-out-others = Toate celelalte browsere au fost deconectate.
web-recover-title = Joacă mai departe aici
web-recover-ask = Acest link aduce un jucător și toate mesele lui în acest browser.
web-recover-do = Continuă aici
web-help = Taste
web-help-text = Cu Tab ajungi la orice, iar cu Enter alegi. La masă poți folosi și câte o singură tastă:
web-key-answer = Răspunsul care arată această cifră
web-key-undo = Retrage ultima mutare
web-key-hint = Cere un sfat
web-key-replay = Revezi ultima tură de la capăt
web-key-skip = Sari la rândul meu
web-key-log = Deschide sau închide jurnalul
web-key-chat = Deschide sau închide discuția
web-key-rules = Deschide sau închide regulile
web-key-reference = Deschide sau închide fișa de joc
web-key-settings = Setările acestui browser
web-key-help = Această listă de taste
web-key-now = Înapoi la poziția actuală
web-key-earlier = O tură înapoi; cu Shift, un pas
web-key-later = O tură înainte; cu Shift, un pas
web-key-first = La începutul partidei
web-key-last = La ultima poziție

## Când lipsește ceva

web-lost-title = Aici nu e nimic
web-not-found = La această adresă nu este nimic. Poate că linkul e vechi sau incomplet.
web-no-server = Serverul nu poate fi contactat acum. Nu s-a pierdut nimic; încearcă din nou peste o clipă.
web-try-again = Încearcă din nou
web-line-connecting = Se face conexiunea cu masa…
web-line-lost = Conexiunea este întreruptă. Revine singură și nu se pierde nimic.
web-line-lost-sending = Conexiunea este întreruptă. Mutarea ta este păstrată și va fi trimisă imediat ce revine.
web-line-open = Conexiunea a revenit.
web-sending = Mutarea ta este pe drum…
