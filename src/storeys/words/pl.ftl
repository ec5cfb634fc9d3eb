
### Storeys po polsku. Nazwy według polskiej instrukcji; czas teraźniejszy, bo nie zdradza rodzaju.

## Stół

cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
    .genitive =
        { $cards ->
            [one] { $cards } karty
           *[many] { $cards } kart
        }
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
seat-name = Gracz { $seat }
bot-name =
    { $bot ->
        [random] Bot losowy { $number }
        [greedy] Bot zachłanny { $number }
        [level1] Uczeń { $number }
        [level2] Murarz { $number }
        [level3] Majster { $number }
        [level4] Inżynier { $number }
        [level5] Architekt { $number }
        [level6] Mistrz budowlany { $number }
       *[other] Bot { $bot } { $number }
    }
you = Ty
chance = Los
turn-of = Teraz gra { $name }.
your-turn = Twoja kolej.
game-over = Koniec gry.
winner = Wygrywa { $name }.
winners = Wspólnie wygrywają: { $names }.
rank = Miejsce
score = Wynik
total = Razem
round = Runda
display = Wystawka
draw-pile = Stos do dobierania: { cards }
discard-pile = Stos kart odrzuconych: { cards }
removed-pile = Karty usunięte: { $cards }
undone = Cofnięto: { $words }
undone-by = { $who } (cofnięto): { $words }
saved = Zapisano: { $path }
resumed = Wznowiono: { $path }
rule-number = Zasada { $rule }
# The heading above how pieces and places are written where there are no pictures
in-writing = W plikach i w wierszu poleceń

## Czego partia nie przyjmuje

match-wrong-seat = To nie twoja kolej.
match-over = Ta partia już się skończyła, nie można w niej nic zagrać.
match-unknown-action = „{ $words }” – nie ma takiego ruchu w tej grze.
match-cannot-undo-chance = Nie możesz cofnąć tego ruchu: po nim zdecydował już los.
match-cannot-undo-others = Nie możesz cofnąć tego ruchu: po nim zagrał już ktoś inny.
match-cannot-undo-nothing = Nie ma czego cofać.
match-cannot-undo-hidden = Nie możesz cofnąć tego ruchu: ujawnił coś, co było zakryte.
match-cannot-undo-turn = W tej turze nie możesz już nic cofnąć: limit cofnięć został wyczerpany.
match-cannot-undo-match = W tej partii nie możesz już nic cofnąć: limit cofnięć został wyczerpany i odtąd każdy ruch zostaje.
match-cannot-undo-over = Nie możesz cofnąć tego ruchu: partia się skończyła i ziarno losowania jest już jawne.
match-cannot-undo-hand = Nie możesz cofnąć tego ruchu: ręka już go wykonuje.
match-hand-at-work = Ręka właśnie pracuje: poczekaj, aż wszystko się uspokoi.
match-landed-calmly = Symulacja się tu nie powiodła, więc element wylądował spokojnie.
match-needless-path = W tym ruchu ręka niczego nie przenosi.
match-unknown-game = Nie ma gry o nazwie „{ $name }”. Dostępne gry: { $known }.
match-unknown-version = { $name }: obowiązują zasady w wersji { $known }, a wersja { $version } nie jest znana.
match-seats = { $name } to gra dla { $least }–{ $most } osób, a nie dla { $seats }.
match-bad-option = Ta gra nie ma opcji { $name } = { $value }.
match-option-not-open =
    Opcja { $name } jest dostępna { $most ->
        [1] tylko w grze jednoosobowej
       *[other] dla { $least }–{ $most } graczy
    }; graczy jest { $seats }.
match-names = Liczba imion ({ $names }) nie zgadza się z liczbą miejsc ({ $seats }).
bot-unknown = Nie ma bota o nazwie „{ $name }”. Dostępne boty: { $known }.

## Podpowiedzi

hint-points =
    Mniej więcej o { $more ->
        [one] { $more } punkt
        [few] { $more } punkty
        [many] { $more } punktów
       *[other] { $more } punktu
    } lepiej niż „{ $instead }”.
hint-wins =
    Na sto partii daje mniej więcej o { $wins ->
        [one] { $wins } zwycięstwo
        [few] { $wins } zwycięstwa
       *[many] { $wins } zwycięstw
    } więcej niż „{ $instead }”.
hint-both =
    Mniej więcej o { $more ->
        [one] { $more } punkt
        [few] { $more } punkty
        [many] { $more } punktów
       *[other] { $more } punktu
    } lepiej niż „{ $instead }” i mniej więcej o { $wins ->
        [one] { $wins } zwycięstwo
        [few] { $wins } zwycięstwa
       *[many] { $wins } zwycięstw
    } więcej na sto partii.
hint-goal =
    Szansa na osiągnięcie celu jest mniej więcej o { $wins ->
        [one] { $wins } punkt procentowy
        [few] { $wins } punkty procentowe
       *[many] { $wins } punktów procentowych
    } większa niż przy „{ $instead }”.
hint-equal = Prawie bez różnicy: „{ $instead }” jest mniej więcej tak samo dobre.
hint-only = Nic innego nie można tu zrobić.
hint-settled = Wszystko inne wychodzi tu na to samo albo wydaje się wyraźnie gorsze.
hint-rough = To tylko ocena na oko: nikt tu nie liczył ruchów naprzód.
hint-expects = wygrane: { $wins } na 100, { points }
hint-expects-goal = osiągnięcie celu: { $wins } na 100, { points }
hint-asked = { $name } prosi o podpowiedź.
hints-asked = Podpowiedzi: { $count }

## Pliki

file-missing = { $path }: nie ma takiego pliku.
file-cannot-write = { $path }: nie można zapisać pliku ({ $reason }).
file-large = { $path }: ten plik jest za duży jak na partię.
file-not-a-match = { $path }: to nie jest zapis partii Storeys.
file-truncated = { $path }: plik urywa się w wierszu { $line }.
file-edited = { $path }: plik zmieniono po zapisaniu.
file-damaged = { $path }: wiersz { $line } jest uszkodzony.
file-newer = { $path }: plik jest nowszy niż ten program (wersja { $version }; najnowsza znana tutaj to { $known }). Zaktualizuj Storeys.
file-older = { $path }: od zapisania tej partii zmieniły się zasady (wtedy wersja { $version }, teraz { $known }), więc nie można jej kontynuować.
file-other-game = { $path }: to partia gry { $game }, a nie { $wanted }.
file-illegal-move = { $path }: ruch { $move } („{ $words }”) jest niezgodny z zasadami.
file-commitment-broken = { $path }: ziarno losowania nie jest tym, które zapowiedziano przed pierwszym ruchem.
file-chance-differs = { $path }: w ruchu { $move } los dał coś innego, niż wynika z ziarna.

## Czy losowanie było uczciwe?

verify-good =
    { $moves ->
        [one] Losowanie było uczciwe: { $moves } wynik zgadza się z ziarnem.
        [few] Losowanie było uczciwe: { $moves } wyniki zgadzają się z ziarnem.
       *[many] Losowanie było uczciwe: { $moves } wyników zgadza się z ziarnem.
    }
verify-not-finished = { $path }: ta partia jeszcze trwa. Ziarno zostanie ujawnione po ostatnim ruchu; wtedy będzie można sprawdzić losowanie.
verify-no-commitment = { $path }: przed tą partią nie zapowiedziano ziarna, więc losowania nie da się sprawdzić.
verify-hands-good =
    { $episodes ->
        [one] Ręce były uczciwe: { $episodes } epizod zasymulowano ponownie z tym samym wynikiem.
        [few] Ręce były uczciwe: { $episodes } epizody zasymulowano ponownie, każdy z tym samym wynikiem.
       *[many] Ręce były uczciwe: { $episodes } epizodów zasymulowano ponownie, każdy z tym samym wynikiem.
    }
verify-hands-differ = { $path }: skutki pracy ręki od ruchu { $move } są inne niż w symulacji.
verify-hands-calm = Przy stole symulacja czasem się nie powiodła i element wylądował spokojnie; tego nie da się sprawdzić. Liczba takich epizodów: { $calm }.
verify-hands-drawn = Czasem nic nie symulowano: skutki pracy ręki wylosowano i zgadzają się z ziarnem. Liczba takich epizodów: { $drawn }.
verify-hands-other-engine = Ręce symulował silnik { $theirs }, a tutaj jest { $ours }: inny silnik daje inne wyniki, więc na tym komputerze nie da się tego sprawdzić. Liczba takich epizodów: { $episodes }.
verify-hands-no-engine = Nie ma tu silnika, który symulowałby ręce (potrzebny jest { $theirs }), więc nie da się tego sprawdzić. Liczba takich epizodów: { $episodes }.
verify-copied = Ta partia zaczęła się od pozycji z innej partii; czy losowanie było tam uczciwe, pokazuje zapis tamtej. Liczba przejętych ruchów: { $moves }.
verify-copied-hands = Tego, co zrobiły ręce, nie da się tu sprawdzić: nie wiadomo, jak wszystko leżało na początku partii.

### Wiersz poleceń

## Wiersz poleceń: przy stole

cli-hidden = { $who } wykonuje zakryty ruch.
cli-hand-over = { $name }: twoja kolej. Pozostali niech odwrócą wzrok; potem naciśnij Enter.
cli-you-start = Zaczynasz.
cli-you-win = Wygrywasz!
cli-only-choice = { $who }: { $choice } (jedyna możliwość)
cli-out-of-range = Nie ma możliwości { $number }: podaj liczbę od 1 do { $most }.
cli-why-what = O co pytasz? Na przykład: dlaczego { $example }
cli-why-allowed = Ależ możesz to zrobić!
cli-hint = Najlepiej: { $choice } ({ $number })
cli-hint-or = albo: { $choice }
cli-you-asked = Prosisz o podpowiedź.
cli-looking-ahead = Obliczanie dalszych ruchów…
cli-warming = Na razie nikt nie liczy ruchów naprzód: gra przygotowuje się do tego w tle. Do tego czasu boty od level4 wzwyż grają prościej.
cli-no-such-rule = Nie ma zasady „{ $rule }”. Zasady mają numery od { $first } do { $last }.
cli-starts = zaczyna
cli-sheet = { $rank }. { $name }: { points }
cli-promise = Całe losowanie w tej partii wynika z tajnego ziarna. Jego SHA-256 to { $commitment }.
cli-how-to-answer = Odpowiadaj numerem albo słowami; „pomoc” pokaże, co jeszcze można wpisać.
cli-resume-with = Aby grać dalej: storeys play --resume { $path }
cli-verify-with = Aby sprawdzić, czy losowanie było uczciwe: storeys verify { $path }
cli-play-with = Aby zagrać: storeys play --resume { $path }
cli-seed = Ziarno to { $seed }, zgodnie z zapowiedzią: { $commitment }.
cli-save-where = Zapisać tę partię? Podaj nazwę pliku albo naciśnij Enter, aby ją porzucić.

## Wiersz poleceń: słowa

cli-word-undo = cofnij
cli-word-why = dlaczego
cli-word-hint = podpowiedź
cli-word-board = stół
cli-word-log = przebieg
cli-word-score = punkty
cli-word-rules = zasady
cli-word-rule = zasada
cli-word-save = zapisz
cli-word-help = pomoc
cli-word-quit = koniec
cli-help-answers = Wybierz numerem albo słowami („1”, „{ $example }”). Poza tym:
cli-help-at-undo = cofnij swój ostatni wybór
cli-help-at-why = dlaczego czegoś nie można zrobić: „dlaczego { $example }”
cli-help-at-hint = co można tu zrobić i dlaczego
cli-help-at-board = pokaż stół jeszcze raz
cli-help-at-log = wszystko, co się dotąd wydarzyło
cli-help-at-score = bieżąca punktacja
cli-help-at-rules = wszystkie zasady gry
cli-help-at-rule = jedna zasada: „zasada { $rule }”
cli-help-at-save = zapisz partię w pliku: „zapisz moja-gra.txt”
cli-help-at-help = ta lista
cli-help-at-quit = zapisz partię i odejdź od stołu

## Wiersz poleceń: czego nie można zrobić

cli-file-in-the-way = { $path }: taki plik już istnieje. Wybierz inną nazwę albo dodaj --force, aby go zastąpić.
cli-no-such-move = Ta partia nie ma ruchu { $move }; ostatni ma numer { $last }.
cli-no-such-seat = Przy tym stole nie ma miejsca { $seat }: miejsca mają numery od 0 do { $last }.
cli-no-dice = { $path }: w tej partii losowano ręcznie, więc nie można jej tu kontynuować.
cli-usage-language = „{ $language }” nie jest językiem Storeys. Dostępne języki: { $known }.
cli-usage-device = Nie ma tu urządzenia „{ $device }”. Dostępne urządzenia: { $known }.
cli-usage-no-such-option = Nie ma tu opcji { $option }. Zobacz --help.
cli-usage-missing-value = Opcja { $option } wymaga wartości. Zobacz --help.
cli-usage-table-option = „{ $option }” nie jest opcją tej gry. Dostępne opcje: { $known }.
cli-usage-no-table-options = Ta gra nie ma opcji do wyboru.
cli-usage-resumed-option = Opcji zapisanej partii nie można już zmienić.
cli-usage-missing = Czegoś brakuje: { $what }. Zobacz --help.
cli-usage-bad-value = Niedozwolona wartość: { $what }. Zobacz --help.
cli-usage-no-such-command = Nie ma polecenia „{ $words }”. Zobacz storeys --help.
cli-usage-too-many-words = To polecenie nie wie, co zrobić z „{ $words }”. Zobacz --help.

## Wiersz poleceń: liczby

cli-compiling = Kompilowanie zasad gry { $game } dla tego komputera (tylko raz)…
cli-simulating = Rozgrywanie partii…
cli-measuring = Trwa pomiar…
cli-settling = Konstrukcja się stabilizuje…
cli-no-pointer = Terminal nie ma wskaźnika: twoje elementy przenosi pewna ręka.
cli-decimal-mark = ,
cli-column-bot = Kto
cli-column-seat = Miejsce
cli-column-wins = Wygrane %
cli-column-interval = Przedział 95%
cli-column-score = Punkty
cli-column-spread = Rozrzut
cli-column-range = Zakres
cli-column-game = Gra
cli-column-seats = Graczy
cli-column-device = Urządzenie
cli-column-threads = Wątki
cli-column-moves = Ruchy/s
cli-column-games = Partie/s
cli-column-bytes = Bajty
cli-column-readers = Odbiorcy
cli-column-moves-measured = Ruchy
cli-column-cpu = ms CPU/ruch
cli-column-written = Bajty/ruch
cli-column-packed = Po kompresji
cli-column-at-most = Najwięcej
cli-simulated = Liczba partii: { $games } (ziarno { $seed }), średnio ruchów: { $moves }, od { $shortest } do { $longest }; partii na sekundę: { $speed }.
cli-bench-first = { $game } na { $device }: pierwsza partia po { $seconds } s, razem z kompilacją.
cli-bench-first-cached = { $game } na { $device }: pierwsza partia po { $seconds } s, skompilowano wcześniej.
cli-bench-ratio = { $game }, liczba graczy: { $seats }, liczba wątków: { $threads } – { $times } raza szybciej niż na jednym wątku.
cli-bench-equal = { $game }, liczba graczy: { $seats } – pozycje końcowe na karcie graficznej ({ $compared }) są takie same jak na procesorze.
cli-bench-unequal = { $game }, liczba graczy: { $seats } – pozycje końcowe na karcie graficznej ({ $compared }) NIE są takie same jak na procesorze!
cli-bench-against = { $name }: { $speed } ruchów/s; Storeys jest { $times } raza szybsze.
cli-bench-not-installed = { $name }: brak ({ $install }).
cli-bench-start = Uruchamianie ({ $what }): { $seconds } s.
cli-bench-server = Serwer, baza { $database }: { $speed } ruchów/s (stoły: { $tables }, połączenia: { $connections }). Połowę zapisano w ciągu { $median } ms, 99 na 100 w ciągu { $tail } ms. Pamięć: { $memory } MB.
cli-bench-bystander = Spojrzenia wstecz (wiersze zapisu: { $lines }, spojrzenia: { $looks }): 95 na 100 w ciągu { $look } ms. Osoba przy innym stole czekała w 95 na 100 przypadków najwyżej { $calm } ms przedtem i najwyżej { $meanwhile } ms w tym czasie.
cli-bench-hands = { $game }: skutki pracy ręki są znane po { $took } s jednego rdzenia (czas symulowany: { $simulated } s). Połowę ruchów przy innych stołach zapisywano w ciągu { $half } ms, a gdy przy czterech stołach pracowały ręce – w ciągu { $half_beside } ms (różnica: { $half_between } ms). 99 na 100 zapisywano w ciągu { $alone } ms ({ $alone_between }), a w tym czasie – w ciągu { $beside } ms ({ $beside_between }; różnica: { $between } ms). Przedziały ufności: 95%.
cli-bench-search = { $game }: partie rozgrywane na sekundę na jednym rdzeniu – w przeszukiwaniu { $inside }, bez niego { $plain } ({ $share }%). Decyzja oparta na tysiącu rozgrywek próbnych zajmuje { $took } s.
cli-bench-hostile = Wysłano w ciągu { $seconds } s: wiadomości: { $messages }, żądania: { $requests }, połączenia donikąd: { $sockets }. Błędne odpowiedzi i awarie: { $errors }; przestoje pętli zdarzeń: { $stalls }. Osoba przy innym stole czekała w połowie przypadków najwyżej { $median } ms, a w 99 na 100 najwyżej { $tail } ms. Pamięć: { $before } MB, potem { $after } MB.

## Wiersz poleceń: pomoc

cli-help = Otwarty stół do gier o budowaniu: graj, symuluj, mierz.
cli-help-version = Pokaż tylko wersję.
cli-help-language = Język komunikatów; domyślnie język systemu.
cli-help-game = Gra: { $games }.
cli-help-file = Zapisana partia.
cli-help-seed = Liczba, która ustala całe losowanie: ta sama liczba, ta sama partia.
cli-help-save = Plik, w którym zapisać partię.
cli-help-force = Zastąp plik, który już istnieje.
cli-help-json = Wypisz JSON, jeden obiekt w wierszu.
cli-help-threads = Ile wątków pracuje naraz.
cli-help-play = Graj w terminalu, z botami albo z innymi osobami przy tym samym ekranie.
cli-help-seats-play = Kto gra: „you” (ty), inne imiona oraz boty od level1 (Uczeń) do level6 (Mistrz budowlany).
cli-help-resume = Wznów zapisaną partię.
cli-help-new = Utwórz plik nowej partii.
cli-help-seats-new = Ile osób gra albo ich imiona.
cli-help-option = Zasada do wyboru przy tym stole, podana jako nazwa i liczba; można podać kilka razy.
cli-help-replay = Pokaż zapisaną partię: przebieg, pozycję, punktację.
cli-help-move = Zatrzymaj się po tylu ruchach.
cli-help-seat = Pokaż tylko to, co widać z tego miejsca; miejsca liczy się od 0.
cli-help-verify = Sprawdź, czy losowanie w zakończonej partii było uczciwe.
cli-help-simulate = Niech boty rozegrają wiele partii; zobacz, kto wygrywa.
cli-help-seats-simulate = Jeden bot na każde miejsce: greedy albo random.
cli-help-games = Liczba partii.
cli-help-bench = Zmierz, jak szybko działają gry.
cli-help-serve = Otwórz stół w przeglądarce.
cli-help-think = Użycz mocy tego komputera serwerom, które mają wspólną bazę PostgreSQL.
cli-help-processes = Ile procesów ma liczyć; domyślnie jeden na każdy rdzeń.
cli-help-host = Adres, pod którym serwer nasłuchuje (127.0.0.1: tylko ten komputer).
cli-help-port = Port, na którym serwer nasłuchuje.
cli-help-open = Otwórz stronę w przeglądarce.
cli-serving = Stół czeka: { $address }
cli-serving-stop = Ctrl+C zamyka serwer. Partie zostają zapisane.
cli-thinking = Ten komputer myśli teraz razem z serwerami, które korzystają z bazy { $url } (procesy: { $processes }).
cli-thinking-stop = Ctrl+C kończy tę pracę. To, co komputer zaczął liczyć, przejmą inne.
cli-port-taken = Port { $port } zajmuje już inny program.
cli-not-installed = Do tego potrzebny jest pakiet { $package }, którego tu nie ma. Można go zainstalować poleceniem: { $install }
cli-help-seats-bench = Tylko dla tylu graczy; można podać kilka razy.
cli-help-seconds = Jak długo trwa każdy pomiar.
cli-help-device = Tylko na tym urządzeniu.
cli-help-against = Zmierz też inne silniki.
cli-help-start = Zmierz też, jak długo program się uruchamia.
cli-help-new-game = Napisz pod tą nazwą bardzo małą grę, kompletną i przetestowaną, którą przerobisz na własną.
cli-help-name = Jak gra nazywa się w programie: małe litery, a między słowami podkreślenia.
cli-help-golden = Rozgrywaj partie, aż wzorcowe partie gry pokażą wszystko, co w niej jest, i zachowaj je.
cli-new-game-bad-name = Nazwa gry to od 3 do 20 małych liter, z podkreśleniami między słowami, a nie „{ $name }”.
cli-new-game-name-taken = Program używa już nazwy „{ $name }”: wybierz inną.
cli-new-game-no-sources = Nowa gra powstaje w kodzie źródłowym Storeys, a ta instalacja go nie ma.
cli-new-game-written = Gra jest kompletna i można w nią zagrać. Przerób ją krok po kroku na własną: CONTRIBUTING.md mówi jak.
cli-golden-shown = Wzorcowe partie pokazują wszystko.
cli-golden-missing = Tego jeszcze nie widać i trzeba to rozegrać ręcznie: { $what }

## Wiersz poleceń: ranking

cli-help-ladder = Rozegraj pojedynki botów w blokach partii: kto jest silniejszy, o ile i na ile to pewne?
cli-help-ladder-players = Kto gra: boty podane z nazwy oraz „search”, opcjonalnie z budżetem (search:0.2s, search:500) i liczbą wątków (search:1s:2).
cli-help-ladder-seats = Ile miejsc jest przy stole.
cli-help-ladder-blocks = Liczba bloków, czyli partii z tym samym losowaniem, rozegranych z każdego miejsca.
cli-help-ladder-seconds = Jak długo przeszukiwanie bez własnego budżetu może myśleć nad ruchem.
cli-help-ladder-simulations = Zamiast tego: ile rozgrywek próbnych może obejrzeć. Wtedy każdy komputer rozgrywa te same partie.
cli-help-ladder-seed = Liczba, która ustala całe losowanie.
cli-help-ladder-lone = Tylko pierwszy gracz, sam przeciw każdemu z pozostałych, który zajmuje wtedy wszystkie inne miejsca.
cli-help-ladder-processes = Ile partii rozgrywać naraz.
cli-help-ladder-stop-when = Skończ, gdy już wiadomo, czy każdy gracz zdobywa przeciw następnemu większą, czy mniejszą część wygranych niż „fair” (po równo) albo niż podany udział, np. 0.92.
cli-help-ladder-limit = Po tylu sekundach nie zaczynaj kolejnych partii; --resume wznawia.
cli-help-ladder-out = Katalog na partie, tabelę i rysunek. Bez podanej gry: pokaż, co w nim jest.
cli-help-ladder-resume = Wznów ranking z katalogu.
cli-column-rating = Siła
cli-column-against = Przeciwnik
cli-column-share = Udział w wygranych %
cli-column-fair = Przy równej sile %
cli-column-blocks = Bloki
cli-column-matches = Partie
cli-column-goal = Cel
cli-column-reached = Cel osiągnięty %
cli-column-decisions = Decyzje
cli-column-pace = s/decyzja
cli-column-longest = Najdłużej, s
cli-ladder-between = { $low } … { $high }
cli-ladder-played = { $game }, graczy przy stole: { $table }. Bloki: { $blocks }, partie: { $matches }, ziarno: { $seed }.
cli-ladder-stopped = Zakończono, gdy tylko wynik był pewny; przedziały są poprawne niezależnie od tego, ile razy sprawdzano wyniki.
cli-ladder-looked = Przedziały są poprawne niezależnie od tego, ile razy sprawdzano wyniki.
cli-ladder-unfinished = Jeszcze nie koniec: --resume wznawia.
cli-ladder-too-little = To za mało, żeby cokolwiek powiedzieć.
cli-ladder-made = Wykonano: { $day }, poleceniem
cli-ladder-written = Zapisano: { $path }
cli-ladder-player-unknown = Nie ma tu gracza o nazwie „{ $name }”. Dostępni: { $known }.
cli-ladder-player-budget = Nie można odczytać „{ $name }”. Przeszukiwanie zapisuje się tak: search, search:0.2s, search:500, search:1s:2.
cli-ladder-player-brought = Nie można wczytać „{ $name }”: { $reason }
cli-ladder-bad-twice = „{ $name }” występuje dwa razy; w rankingu każdy gracz musi być inny.
cli-ladder-bad-one = Ranking wymaga co najmniej dwóch graczy, chyba że grają w pojedynkę (--seats 1).
cli-ladder-bad-lone = Przy stole dla jednej osoby nie ma przeciw komu usiąść.
cli-ladder-bad-stop-when = „{ $value }” nie jest udziałem: wpisz „fair” albo liczbę między 0 a 1.
cli-ladder-bad-stop-alone = Kto gra w pojedynkę, z nikim się nie mierzy, więc nie ma na co czekać: pomiń --stop-when.
cli-ladder-in-the-way = { $path }: jest tu już ranking. Wznów go opcją --resume albo wybierz inny katalog.
cli-ladder-other = { $path }: to inny ranking. Nie zgadza się: { $unlike }.
cli-ladder-changed-bots = { $path }: od rozpoczęcia tego rankingu zmieniły się zasady albo boty. Zacznij nowy w innym katalogu.
cli-ladder-none = { $path }: nie ma tu rankingu.
cli-ladder-fewer-blocks = Rozegrano już więcej bloków. Podaj co najmniej tyle: { $played }.
cli-ladder-broken-record = { $path }: wiersz { $line } jest uszkodzony.
cli-ladder-cannot-keep = Nie można zapisać { $path }: { $reason }
cli-ladder-busy = { $path }: nad tym rankingiem pracuje już inny proces.
cli-ladder-no-machine-code = Przeszukiwanie wymaga kodu maszynowego, a tu nie można go utworzyć: { $reason }
cli-ladder-match-failed = Blok { $block }, partia { $match } – przerwana: { $reason }
cli-ladder-match-illegal = Blok { $block }, partia { $match }: { $name } wybiera coś, na co zasady nie pozwalają (akcja { $action }).
cli-ladder-match-died = Blok { $block }, partia { $match }: proces, który ją rozgrywał, przestał działać.

### Serwer

server-behind = Na stole zaszły w tym czasie zmiany: spójrz jeszcze raz i wybierz ponownie.
server-not-yours = To nie jest twoje miejsce.
server-waiting = Partia zacznie się, gdy wszystkie krzesła będą zajęte.
server-not-over = Będzie to dostępne po zakończeniu partii.
server-full = Wszystkie krzesła przy tym stole są zajęte; możesz się przyglądać.
server-many-tables = Masz już tyle trwających partii, ile może mieć jeden gracz: najpierw dokończ którąś albo sprzątnij stół.
server-many-listed = Na liście jest już tyle stołów twoich lub z twojej sieci, ile się da: do tego stołu zaproś innych linkiem.
server-sent-away = Osoba, która przygotowała ten stół, wyprosiła cię od niego.
server-others-sit = Nie siedzisz już przy tym stole, a siedzą przy nim inni: zostaje dla nich.
server-nobody-there = Na tym krześle nie siedzi nikt inny.
server-taken = Na tym krześle ktoś już siedzi.
server-pace = Gdy przy stole jest kilka osób, o tempie botów decyduje ta, która przygotowała stół.
server-hints-off = Przy tym stole podpowiedzi są wyłączone.
server-hint-in-lesson = W lekcji podpowiada każdy jej krok.
server-review-running = Ta partia jeszcze trwa: analiza będzie możliwa, gdy się skończy.
server-many-reviews = Kilka zamówionych przez ciebie analiz nie jest jeszcze gotowych: poczekaj, aż któraś się skończy.
server-reviews-full = W tej chwili powstaje zbyt wiele analiz: spróbuj ponownie za jakiś czas.
server-no-review = Nie ma takiej analizy; być może sprzątnięto jej stół.
server-begun = Partia już się zaczęła: nikogo nie można już wyprosić od stołu ani oddać krzesła botowi.
server-chairs = Tak nie da się usiąść: możesz zająć najwyżej jedno krzesło, a sąsiedzi siedzą obok ciebie.
server-reserved-name = Tak nazywa się tu bot, krzesło albo los: wybierz inne imię.
server-malformed = Serwer nie rozumie tej wiadomości.
server-older-rules = Od czasu tej partii zmieniły się zasady, więc nie można jej kontynuować.
server-stood-still = Ta wiadomość zatrzymała serwer, więc nie zostanie wykonana ponownie. Nic innego nie przepadło: spróbuj czegoś innego.
server-put-aside = Ten stół zatrzymał serwer, więc został odstawiony. Jego zapis jest zachowany.
server-private = Ten stół jest prywatny: żeby się przyglądać, trzeba znać jego kod.
server-origin = To polecenie przyszło z innej strony i nie zostało wykonane.
server-bad-code = Żaden stół nie ma takiego kodu. Być może jest w nim literówka.
server-bad-token = Ten link został już użyty albo jest zbyt stary.
server-no-table = Nie ma takiego stołu; być może został sprzątnięty.
server-no-record = Ta zapisana gra nie jest już tu otwarta.
server-gone = Ten stół został sprzątnięty przez osobę, która go przygotowała.
server-not-found = Pod tym adresem nic nie ma.
server-method = Tutaj nie można tego zrobić.
server-too-large = Ta wiadomość jest za długa.
server-too-long = Ten tekst jest za długi: skróć go.
server-slow-file = { $path }: odczytanie tej partii trwa tu zbyt długo.
server-too-fast = Za dużo naraz: poczekaj chwilę.
server-too-many = Jest tu teraz zbyt wiele osób: wróć trochę później.
server-metrics = Statystyki są dostępne tylko na komputerze, na którym działa serwer, albo po podaniu jego tokenu.
server-house-set = O tym, jak można się połączyć z tym serwerem, decydują jego ustawienia; ta strona tego nie zmienia.
server-house-elsewhere = Można o tym zdecydować tylko na komputerze, na którym działa serwer.
server-no-network = Ten komputer nie jest w żadnej sieci domowej, w której inni mogliby go znaleźć.
server-away = Serwer nie ma teraz połączenia z bazą danych; nic, co zostało potwierdzone, nie przepadło. Spróbuj ponownie za chwilę.
server-trouble = Coś poszło nie tak na serwerze; nic nie przepadło. Spróbuj ponownie.
server-in-use = { $path }: z tego pliku korzysta inny serwer Storeys. Najpierw go zatrzymaj, a jeśli serwerów ma być kilka, użyj bazy PostgreSQL.
server-damaged = Baza danych { $path } jest uszkodzona ({ $detail }). Niczego nie zmieniono. Zachowaj kopię pliku, a potem wstaw w jego miejsce kopię zapasową albo odzyskaj to, co da się jeszcze odczytać: sqlite3 { $path } .recover | sqlite3 recovered.db
server-unreachable = Nie można połączyć się z bazą danych { $url }: { $detail }. Sprawdź, czy PostgreSQL tam działa i czy adres oraz hasło są poprawne.
server-think-needs-postgres = Mocy obliczeniowej użycza się przez bazę PostgreSQL: ustaw w zmiennej STOREYS_DATABASE_URL adres tej, z której korzystają serwery.
server-think-other-version = Na tym komputerze jest inna wersja Storeys niż na serwerach, które korzystają z bazy { $url } ({ $detail }), więc jego odpowiedzi nie byłyby wiarygodne. Zainstaluj tu tę samą wersję.

review-no-search = Analiza nie może iść dalej: najsilniejszy bot nie działa na tym serwerze, bo brakuje kompilatora albo katalogu na kod maszynowy. To, co już ustalono, zostaje.
review-other-version = Analiza nie może iść dalej: program zmieniono w trakcie pracy serwera. Ruszy ponownie, gdy serwer zostanie uruchomiony od nowa.
review-failed = Analiza nie może iść dalej: coś poszło nie tak. To, co już ustalono, zostaje.

### Klient w przeglądarce

## Strona główna

web-welcome = Co dziś budujemy?
web-home = Strona główna
web-play-now = Zagraj teraz
web-play-now-means = „Zagraj teraz”: przeciwko dwóm botom, od razu i bez konta.
web-play-alone = Zagraj w pojedynkę
web-lesson = Pierwsza lekcja
web-new-table = Nowy stół
web-rulebook = Instrukcja
web-rulebook-of = { $game }: instrukcja
web-contents = Spis treści
web-search-rules = Szukaj w zasadach
web-no-rule-found = W żadnej zasadzie nie ma tych słów.
# $found (number) rules have the words that were searched for
web-rules-found =
    { $found ->
        [one] { $found } zasada
        [few] { $found } zasady
       *[many] { $found } zasad
    }
web-players = { $least }–{ $most } graczy
web-minutes = około { $minutes } min
web-difficulty-1 = łatwa do opanowania
web-difficulty-2 = wymaga namysłu
web-difficulty-3 = wymagająca
web-my-tables = Twoje stoły
web-all-tables = Pokaż wszystkie ({ $tables })
web-dismiss = Ukryj
web-dismiss-table = Ukryj ten stół: { $game }
web-dismissed = Ukryto: { $game }.
web-dismissed-goes-on = Gra toczy się tutaj.
web-bring-back = Przywróć
web-won-by = Wygrywasz o { points }.
web-won = Wygrywasz, masz { points }.
web-won-together = Wspólne zwycięstwo, masz { points }.
web-placed = { $place }. miejsce na { $seats }, { points }
web-goal-reached = { points } – cel osiągnięty!
web-table-waiting = Czeka na graczy.
web-join = Dołącz do stołu
web-join-code = Kod lub link z zaproszenia
web-join-button = Dołącz
web-recorded-games = Przejrzyj zapisaną grę
web-open-file = Otwórz zapisaną grę
web-open-file-about = Grę pobraną jako plik. Plik można też upuścić w dowolnym miejscu tej strony.
web-drop-file = Upuść plik, aby przejrzeć zapisaną w nim grę.
web-file-reading = { $path }: trwa odczyt…
web-file-unreadable = { $path }: tego nie da się odczytać.
web-watch = Popatrz, jak grają inni

## Nowy stół

web-new-table-of = { $game }: nowy stół
web-chairs = Krzesła
web-chair = Kto siedzi na krześle { $seat }
web-chair-me = Ja
web-chair-bot = Bot
web-chair-open = Ktoś z zaproszenia
web-chair-neighbour = Ktoś obok przy tym ekranie
web-chair-open-means = Dostaniesz link i kod QR do wysłania.
web-open-chair = Wolne krzesło
web-add-chair = Dostaw krzesło
web-take-away = Odstaw
web-remove-chair = Odstaw krzesło { $seat }
web-bot-level = Jak silne są boty
web-bot-random = Bot losowy: gra na chybił trafił
web-bot-greedy = Bot zachłanny: gra o jak najwięcej punktów
web-bot-level1 = Uczeń
web-bot-level1-means = Co drugi ruch robi na chybił trafił: wystarczy znać zasady, żeby wygrać.
web-bot-level2 = Murarz
web-bot-level2-means = Wie, co daje punkty, ale czasem się myli: w sam raz na pierwsze partie.
web-bot-level3 = Majster
web-bot-level3-means = Zawsze wybiera to, co na pierwszy rzut oka najlepsze, ale nie liczy ruchów naprzód.
web-bot-level4 = Inżynier
web-bot-level4-means = Liczy ruchy naprzód, ale krótko i nie za każdym razem: żeby wygrać, trzeba mieć plan.
web-bot-level5 = Architekt
web-bot-level5-means = Zwykle liczy ruchy naprzód, i to przez ponad pół sekundy: wyzwanie dla wprawnych graczy.
web-bot-level6 = Mistrz budowlany
web-bot-level6-means = Myśli nad ruchem nawet trzy sekundy; lepszego bota nie umiemy zrobić: licz się z przegraną.
web-warming-compiling = Silniejsze boty jeszcze się przygotowują do tej gry; do tego czasu grają prościej.
web-warming-no-compiler = Silniejsze boty grają tu prościej: ten serwer nie ma kompilatora (Numba).
web-warming-no-cache = Silniejsze boty grają tu prościej: ten serwer nie ma gdzie przechować ich kodu maszynowego.
web-warming-failed = Silniejsze boty grają tu prościej: nie udało się ich przygotować do tej gry.
web-name = Imię
web-your-name = Twoje imię
web-options = Zasady przy tym stole
web-table-manners = Stół
web-listed = Pokaż ten stół wszystkim; każdy może patrzeć
web-bots-take-over = Bot zajmuje krzesło osoby, która odejdzie, i decyduje za tę, której skończy się czas
web-may-hint = Wolno prosić o podpowiedzi; wszyscy widzą, kto prosił
web-clock = Tempo
web-clock-none = Bez zegara
web-clock-relaxed = Spokojne: kilka minut na każdą decyzję
web-clock-correspondence = Korespondencyjne: kilka dni na każdą decyzję
web-set-up = Przygotuj stół
web-cancel = Anuluj

## Dosiadanie się

web-invited = Zaproszenie
web-invited-to = Zaproszenie do gry
web-invited-by = { $name } zaprasza cię do gry
web-chairs-free = Wolne krzesła: { $free } (wszystkich: { $seats }).
web-begun-full = Gra się zaczęła i wszystkie krzesła są zajęte; możesz popatrzeć.
web-over-already = Ta gra już się skończyła; możesz zobaczyć, jak.
web-invitation-broken = To zaproszenie jest niepełne albo już nieważne: poproś o nowe.
web-what-name = Jak mają cię nazywać inni?
web-what-name-means = Możesz zostawić to pole puste. W ustawieniach zmienisz imię w każdej chwili.
web-sit-down = Usiądź
web-watch-this = Tylko popatrz
web-table-full = Wszystkie krzesła są zajęte; możesz popatrzeć.
web-waiting = Gra zacznie się, gdy wszystkie krzesła będą zajęte.
web-invite = Wyślij ten link albo zeskanuj kod telefonem:
web-qr = Kod QR zaproszenia
web-code = Albo podaj kod:
web-link = Link do skopiowania
web-link-only-here = Ten link otworzy się tylko na tym komputerze. Aby zaprosić innych, uruchom serwer poleceniem { $command } i otwórz tę stronę pod nazwą lub adresem komputera.
web-house-ask = Na razie ten link otworzy się tylko na tym komputerze. Wpuścić osoby z twojej sieci domowej?
web-house-means = Telefony i komputery w tej samej sieci Wi-Fi będą mogły otworzyć stronę, dopóki jej znów nie zamkniesz albo nie zatrzymasz serwera.
web-house-open = Wpuść
web-house-is-open = Strona jest otwarta dla twojej sieci domowej: link działa na urządzeniach w tej samej sieci Wi-Fi.
web-house-close = Zamknij znowu
web-copy = Kopiuj
web-copied = Skopiowano
web-leave = Odejdź od stołu
web-leave-do = Odchodzę
web-leave-sure-to-bot = Na twoim krześle, pod twoim imieniem, zagra dalej bot. Możesz wrócić, dopóki gra się nie skończy.
web-leave-sure = Twoje krzesło pozostanie wolne: gra poczeka, aż wrócisz albo usiądzie na nim ktoś inny.
web-stay = Zostaję
web-come-back = Wróć na swoje krzesło
web-chair-to-bot = Krzesło { $seat }: niech zagra bot
web-chair-open-again = Zwolnij krzesło { $seat }
web-remove-table = Sprzątnij stół
web-send-away-do = Wyproś
web-send-away-sure = { $name } nie będzie już mieć dostępu do tego stołu.
web-send-away = Wyproś od stołu: { $name }

## Przy stole

web-tools = Narzędzia
web-undo = Cofnij
web-taken-back = cofnięte ruchy: { $count }
web-taking-back = Cofanie: dopóki nie zagra następna osoba; przeciw samym botom także wtedy, gdy już odpowiedziały. Nigdy poza dobraną kartę, rzut kością ani to, co zostało ujawnione.
web-hint = Podpowiedź
web-hint-says = Bot wybrałby: { $choice }.
web-hint-thinking = Obliczanie dalszych ruchów…
web-hint-ways = Co można zrobić
web-hint-play = Zagraj tak
web-replay = Odtwórz ostatnią turę
web-log = Przebieg
web-chat = Czat
web-rules = Zasady
web-reference = Ściągawka
web-print = Drukuj
web-close = Zamknij
web-question = Pytanie
web-answers = Odpowiedzi
web-to-answers = Przejdź do odpowiedzi
web-only-answer = Została tylko ta odpowiedź. Nic się nie stanie, dopóki jej nie wybierzesz.
web-in-hand = Trzymasz to w ręce.
web-put-back = Odłóż
web-board = Na stole
web-back = Wstecz
web-wait = Chwileczkę.
web-clock-left = zostało { $time }
web-clock-hours =
    { $hours ->
        [one] została { $hours } godz. { $minutes } min
        [few] zostały { $hours } godz. { $minutes } min
       *[many] zostało { $hours } godz. { $minutes } min
    }
web-clock-days =
    { $days ->
        [one] został { $days } dzień i { $hours } godz.
        [few] zostały { $days } dni i { $hours } godz.
        [many] zostało { $days } dni i { $hours } godz.
       *[other] zostało { $days } dnia i { $hours } godz.
    }
web-clock-last-minute = Została jedna minuta.
web-clock-last-seconds = Zostało dziesięć sekund.
web-clock-over = Czas minął.
web-clock-over-bot = Czas minął, decyduje bot.
web-you-watch = Tylko patrzysz.
web-recorded = Zapisana gra: { $path }
web-recorded-none = Nie ma tu otwartej zapisanej gry. Możesz ją otworzyć na stronie głównej.
web-recorded-only = To zapisana gra: nic już się w niej nie rozegra.
web-sit-here = Zobacz stół z miejsca: { $name }
web-away = z dala od stołu
web-bot-plays-on = dalej gra bot
web-has-left = krzesło wolne
web-left-to-bot = { $name } odchodzi od stołu; dalej gra bot.
web-left = { $name } odchodzi od stołu; krzesło jest wolne.
web-is-back = { $name } wraca do stołu.
web-speed = Boty grają
web-speed-calm = spokojnie
web-speed-brisk = żwawo
web-speed-once = od razu
web-skip-to-me = Przejdź do mojej tury
web-hidden-move = Coś, czego nie widzisz.
web-turn = { $who } { $doing }
web-turn-points = { $who } { $doing }: { $before } → { $after }
web-turn-setup = Przygotowanie
web-turn-end = Koniec: { $scores }
web-turn-score = { $name } { $points }
web-past = Wcześniejsza sytuacja
web-past-turn = Przegląd partii: tura { $turn }/{ $last }
web-past-start = Początek
web-replaying = Jeszcze raz ostatnia tura
web-earlier = Wcześniej
web-later = Później
web-past-slider = Tura
web-play = Odtwarzaj
web-pause = Zatrzymaj
web-replay-speed = Tempo
web-whose-view = Czyimi oczami
web-view-all = Wszystko odkryte
web-view-own = Twoimi
web-view-spectator = Oczami widza
web-link-moment = Link do tej chwili
web-skip = Pomiń
web-back-to-now = Wróć do gry
web-go-on = Dalej
# $number and $total (numbers) of steps
web-lesson-step = Krok { $number }/{ $total }
web-lesson-watch = Zobacz, co robi bot.
web-lesson-instead = Tak też można, ale najpierw zrób to, co świeci: niedługo zagrasz po swojemu.
web-lesson-read-first = Chwileczkę: najpierw przeczytaj, potem kliknij „Dalej”.
web-lesson-play-on = Graj dalej po swojemu
web-lesson-leave = Wyjdź i graj po swojemu
web-lesson-known-chance = To lekcja: los jest znany i za każdym razem taki sam.
web-chat-empty = Nikt się jeszcze nie odezwał.
web-chat-line = Napisz coś
web-chat-send = Wyślij

## Koniec

web-you-win-by = Wygrywasz o { points }
web-wins-by = { $name } wygrywa o { points }
web-you-win = Wygrywasz
web-wins = Wygrywa { $name }
web-you-win-together = Wygrywasz wspólnie z: { $names }
web-win-together = Wspólnie wygrywają: { $names }
web-place = miejsce { $number }
web-solo-goal = Twój cel: { points }
web-solo-reached = { points } – cel osiągnięty!
web-solo-next = Następnym razem celem będzie { $next }.
web-solo-missed = { points } – do celu ({ $goal }) zabrakło { $missing }
web-solo-record = Gra w pojedynkę
web-solo-so-far = Rozegrane partie: { $games }, w tym z osiągniętym celem: { $reached }.
web-solo-when = Data
web-solo-wanted = Cel
web-rematch = Rewanż
web-join-rematch = Przejdź do rewanżu
web-show-board = Pokaż stół
web-show-sheet = Pokaż punktację
web-leaf-through = Przejrzyj grę
web-download = Pobierz zapis gry
web-picture-share = Udostępnij obrazek
web-picture-save = Zapisz obrazek
web-dice-promised = Skrót losowania, zapowiedziany przed pierwszym rozdaniem:
web-dice = Sprawdź losowanie
web-dice-text = Przed pierwszym rozdaniem stół zapowiedział tajne ziarno, pokazując jego skrót, a ta przeglądarka go zapamiętała. Teraz ziarno jest jawne i przeglądarka może powtórzyć każde losowanie.
web-dice-commitment = Zapowiedziany skrót (SHA-256)
web-dice-seed = Ziarno
web-dice-check = Sprawdź teraz
web-dice-fair = { $draws ->
    [0] Ziarno jest takie, jak zapowiedziano. W tej partii niczego nie losowano.
    [one] Ziarno jest takie, jak zapowiedziano, a jedyne losowanie zgadza się z nim.
   *[other] Ziarno jest takie, jak zapowiedziano, a wszystkie losowania zgadzają się z nim (razem: { $draws }).
}
web-dice-unfair = To nie jest ziarno zapowiedziane wtedy, gdy ta przeglądarka zobaczyła stół po raz pierwszy.
web-dice-unfair-draw = Z ziarna wynika co innego, niż wylosowano; wiersz dziennika: { $line }.
web-dice-changed = Uwaga: losowanie przy tym stole nie jest już tym, które zapowiedziano, gdy ta przeglądarka zobaczyła go po raz pierwszy.
web-log-rewritten = Uwaga: wiersz { $line } dziennika mówi teraz co innego niż wcześniej.
web-dice-copied = Ta partia zaczęła się od pozycji z innej partii, a losowanie w tamtej zapowiedziano osobno. Liczba przejętych wierszy dziennika: { $lines }.
web-dice-more = Polecenie „storeys verify” sprawdza pobrany zapis także według samych zasad.

## Analiza

web-review = Analiza
web-review-of = Analiza: { $game }
web-review-progress = Przejrzano: { $found }/{ $total }
web-review-waiting = Analiza tej partii zaraz się zacznie.
web-review-curve = Szanse na wygraną
web-review-curve-alone = Szansa na osiągnięcie celu
web-review-chance = { $name } { $chances }%
web-review-moments = Co rozstrzygnęło partię
web-review-no-moments = Nic się nie wyróżniało.
web-review-moment-choice = { $who }: „{ $doing }”, a lepsze było „{ $better }”. Szanse { $change }%.
web-review-moment-lucky = { $name }: szczęście. Szanse +{ $change }%.
web-review-moment-unlucky = { $name }: pech. Szanse { $change }%.
web-review-moment = Kluczowy moment { $number }
web-review-here = Decyzje w tej turze
web-review-no-choice = Nikt nie miał tu wyboru.
web-review-not-yet = Tego jeszcze nie przejrzano.
web-review-best = Najsilniejszy bot nie znalazł nic lepszego.
web-review-better = Wybór najsilniejszego bota: „{ $better }”.
web-review-cost = Szanse { $change }%
web-review-expected = Czego się potem spodziewał
web-review-players = Jak kto grał
web-review-accuracy = Trafność
web-review-luck = Szczęście
web-review-skill = Własne ruchy
web-review-players-what = Co znaczą te liczby
web-review-about = Trafność: 100 oznacza, że ktoś zawsze wybierał to samo co najsilniejszy bot albo coś równie dobrego. Szczęście: o ile losowanie łącznie zmieniło szanse na wygraną; ± mówi, na ile to pewne. Własne ruchy: to samo, ale przez własne decyzje.
web-review-play-on = Graj dalej od tego miejsca
web-review-play-on-about = Przy nowym stole: zajmujesz jedno miejsce, boty pozostałe, a losowanie zaczyna się od nowa.
web-review-over = Tu partia jest już skończona. Cofnij się trochę, aby grać dalej.
web-review-seat = Twoje miejsce
web-review-link = Link do tej analizy
web-review-missing = Tej analizy nie da się pokazać.

## Ustawienia i pomoc

web-settings = Ustawienia
web-language = Język
web-theme = Motyw
web-theme-system = Jak w systemie
web-theme-day = Jasny
web-theme-night = Ciemny
web-set-sounds = Ciche dźwięki
web-set-motion = Animacje kart i kości
web-set-autoplay = Prowadź rozpoczęty ruch dalej, gdy jest tylko jedna możliwość
web-set-shortcuts = Skróty jednoklawiszowe
web-recovery = Graj dalej w innej przeglądarce
web-recovery-link = Otwórz ten link w innej przeglądarce; działa jeden raz, a ta przeglądarka zostanie wtedy wylogowana.
web-sign-out-others = Wyloguj wszystkie inne przeglądarki
web-signed-out-others = Wszystkie inne przeglądarki zostały wylogowane.
web-recover-title = Graj dalej tutaj
web-recover-ask = Ten link przenosi gracza i wszystkie jego stoły do tej przeglądarki.
web-recover-do = Kontynuuj tutaj
web-help = Klawisze
web-help-text = Do wszystkiego dojdziesz klawiszem Tab, a wybierasz klawiszem Enter. Przy stole działają też pojedyncze klawisze:
web-key-answer = Odpowiedź oznaczona tą cyfrą
web-key-undo = Cofnij ostatni ruch
web-key-hint = Poproś o podpowiedź
web-key-replay = Pokaż jeszcze raz ostatnią turę
web-key-skip = Przejdź do mojej tury
web-key-log = Otwórz lub zamknij przebieg
web-key-chat = Otwórz lub zamknij czat
web-key-rules = Otwórz lub zamknij zasady
web-key-reference = Otwórz lub zamknij ściągawkę
web-key-settings = Ustawienia tej przeglądarki
web-key-help = Ta lista klawiszy
web-key-now = Wróć do bieżącej sytuacji
web-key-earlier = O turę wstecz; z Shiftem o krok
web-key-later = O turę naprzód; z Shiftem o krok
web-key-first = Na początek partii
web-key-last = Do najnowszej pozycji

## Gdy czegoś brakuje

web-lost-title = Tu nic nie ma
web-not-found = Pod tym adresem nic nie ma. Link może być stary lub niepełny.
web-no-server = Serwer jest teraz nieosiągalny. Nic nie przepadło; spróbuj za chwilę.
web-try-again = Spróbuj ponownie
web-line-connecting = Łączenie ze stołem…
web-line-lost = Połączenie jest przerwane. Wróci samo i nic nie przepadnie.
web-line-lost-sending = Połączenie jest przerwane. Twój ruch jest zachowany i zostanie wysłany, gdy tylko połączenie wróci.
web-line-open = Połączenie wróciło.
web-sending = Twój ruch jest w drodze…
