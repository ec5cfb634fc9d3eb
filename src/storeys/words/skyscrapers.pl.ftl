## Drapacze chmur: nazwy

skyscrapers-title = Drapacze chmur
skyscrapers-line = Nituj kartę do karty i wspinaj się po tym, co powstaje – im wyżej, tym więcej punktów, byle nikt cię nie zamurował.
skyscrapers-kind =
    { $kind ->
        [base] Karty podstawy
        [upright] Karty pionowe
        [deck] Ruszty
        [floor] Podłogi
       *[universal] Karty uniwersalne
    }
skyscrapers-card =
    { $card ->
        [base] karta podstawy
        [start] startowa karta podstawy
        [upright-T-worker] karta pionowa (górna krawędź) z robotnikiem
        [upright-V-worker] karta pionowa (pionowy środek) z robotnikiem
        [upright-LB-worker] karta pionowa (lewa krawędź, dolna krawędź) z robotnikiem
        [upright-TV-worker] karta pionowa (górna krawędź, pionowy środek) z robotnikiem
        [upright-LTB-worker] karta pionowa (lewa krawędź, górna krawędź, dolna krawędź) z robotnikiem
        [upright-LTD-worker] karta pionowa (lewa krawędź, górna krawędź, wznosząca się przekątna) z robotnikiem
        [upright-L] karta pionowa (lewa krawędź)
        [upright-H] karta pionowa (poziomy środek)
        [upright-D] karta pionowa (wznosząca się przekątna)
        [upright-LR] karta pionowa (lewa krawędź, prawa krawędź)
        [upright-LB] karta pionowa (lewa krawędź, dolna krawędź)
        [upright-LH] karta pionowa (lewa krawędź, poziomy środek)
        [upright-LD] karta pionowa (lewa krawędź, wznosząca się przekątna)
        [upright-LV] karta pionowa (lewa krawędź, pionowy środek)
        [upright-VH] karta pionowa (pionowy środek, poziomy środek)
        [upright-LTV] karta pionowa (lewa krawędź, górna krawędź, pionowy środek)
        [upright-LTD] karta pionowa (lewa krawędź, górna krawędź, wznosząca się przekątna)
        [upright-LBD] karta pionowa (lewa krawędź, dolna krawędź, wznosząca się przekątna)
        [upright-LRT] karta pionowa (lewa krawędź, prawa krawędź, górna krawędź)
        [upright-LRD] karta pionowa (lewa krawędź, prawa krawędź, wznosząca się przekątna)
        [upright-LRTB] karta pionowa (lewa krawędź, prawa krawędź, górna krawędź, dolna krawędź)
        [deck-LV] ruszt (lewa krawędź, pionowy środek)
        [deck-LH] ruszt (lewa krawędź, poziomy środek)
        [deck-VDE] ruszt (pionowy środek, wznosząca się przekątna, opadająca przekątna)
        [floor-H-worker] podłoga (poziomy środek) z robotnikiem
        [floor-LR-worker] podłoga (lewa krawędź, prawa krawędź) z robotnikiem
        [floor-VH] podłoga (pionowy środek, poziomy środek)
        [floor-LR] podłoga (lewa krawędź, prawa krawędź)
        [floor-LRT] podłoga (lewa krawędź, prawa krawędź, górna krawędź)
        [floor-LRTB] podłoga (lewa krawędź, prawa krawędź, górna krawędź, dolna krawędź)
        [universal-V-worker] karta uniwersalna (pionowy środek) z robotnikiem
        [universal-LB-worker] karta uniwersalna (lewa krawędź, dolna krawędź) z robotnikiem
        [universal-D] karta uniwersalna (wznosząca się przekątna)
        [universal-LB] karta uniwersalna (lewa krawędź, dolna krawędź)
        [universal-LRT] karta uniwersalna (lewa krawędź, prawa krawędź, górna krawędź)
        [universal-LRTB] karta uniwersalna (lewa krawędź, prawa krawędź, górna krawędź, dolna krawędź)
       *[other] karta
    }
skyscrapers-player =
    { $seat ->
        [0] gracz 1
        [1] gracz 2
        [2] gracz 3
       *[3] gracz 4
    }

## Drapacze chmur: do wyboru

skyscrapers-do-hire = Zatrudnij robotnika: pole { $cell }
skyscrapers-do-card = Buduj: { skyscrapers-card }
skyscrapers-do-worker = Podnieś robotnika { $worker }
skyscrapers-do-brace = Przytrzymaj budynek
skyscrapers-do-slot = Przynituj: { $slot }
skyscrapers-do-turn = Obróć tak: { $girders }
skyscrapers-do-shift = Przesuń za darmo na tej samej karcie: pole { $cell }
skyscrapers-do-move = Przejdź: pole { $cell }
skyscrapers-do-aside = Robotnik przy nicie: pole { $cell }
skyscrapers-do-return = Postaw robotnika z powrotem: pole { $cell }
skyscrapers-do-forfeit = Akcja przepada: nic nie można zrobić
skyscrapers-do-start = Zaczyna { $name }
skyscrapers-do-deal = Rozdaj: { skyscrapers-card }
skyscrapers-do-settled = Konstrukcja się ustabilizowała
skyscrapers-do-loose = Nowy nit nie jest dociśnięty
skyscrapers-do-collapse = Karta spada na ziemię
skyscrapers-do-fell = { $name }: spada robotnik { $worker }
skyscrapers-do-broke = Pęka nit karty { $card }
skyscrapers-do-pressed = Luźny nit zostaje dociśnięty
skyscrapers-do-slid = { $name }: zsuwa się robotnik { $worker }
skyscrapers-do-rest = Zatrzymuje się na stojąco: pole { $cell }
skyscrapers-do-lie = Zatrzymuje się na leżąco: pole { $cell }

## Drapacze chmur: co się stało

skyscrapers-log-hire = { $who } zatrudnia robotnika.
skyscrapers-log-card = { $who } wybiera kartę do budowy: { skyscrapers-card }.
skyscrapers-log-worker = { $who } podnosi robotnika { $worker }.
skyscrapers-log-brace = { $who } przytrzymuje budynek.
skyscrapers-log-slot = { $who } wybiera dla niej miejsce, ze szczytem na wysokości { $height }.
skyscrapers-log-turn =
    { $points ->
        [one] { $who } buduje: { skyscrapers-card }, szczyt na wysokości { $height }, { $points } punkt.
        [few] { $who } buduje: { skyscrapers-card }, szczyt na wysokości { $height }, { $points } punkty.
       *[many] { $who } buduje: { skyscrapers-card }, szczyt na wysokości { $height }, { $points } punktów.
    }
skyscrapers-log-shift = { $who } przesuwa robotnika na jego karcie.
skyscrapers-log-move =
    { $height ->
        [0] { $who } przenosi robotnika na ziemię.
       *[other] { $who } przenosi robotnika na podłogę na wysokości { $height }.
    }
skyscrapers-log-aside = { $who } wskazuje, gdzie stoi robotnik przy nicie.
skyscrapers-log-return =
    { $height ->
        [0] { $who } stawia robotnika z powrotem na ziemi.
       *[other] { $who } stawia robotnika z powrotem na podłodze na wysokości { $height }.
    }
skyscrapers-log-forfeit = { $who } nie może nic zrobić: akcja przepada.
skyscrapers-log-start = Zaczyna { $name }.
skyscrapers-log-deal = Rozdano: { skyscrapers-card }.
skyscrapers-log-settled = Konstrukcja się ustabilizowała.
skyscrapers-log-loose = Nowy nit nie jest dociśnięty.
skyscrapers-log-collapse = Karta spada na ziemię: budynek się zawalił.
skyscrapers-log-fell = { $name }: spada robotnik { $worker }, z wysokości { $height }.
skyscrapers-log-broke = Pęka nit.
skyscrapers-log-pressed = Luźny nit zostaje dociśnięty.
skyscrapers-log-slid =
    { $height ->
        [0] { $name }: przesuwa się robotnik { $worker }, po ziemi.
       *[other] { $name }: zsuwa się robotnik { $worker }, z miejsca na wysokości { $height }.
    }
skyscrapers-log-rest =
    { $way ->
        [along] Zatrzymuje się tuż obok, na stojąco.
        [ground] Zatrzymuje się na ziemi, na stojąco.
       *[floor] Zatrzymuje się na podłodze na wysokości { $height }, na stojąco.
    }
skyscrapers-log-lie =
    { $way ->
        [along] Zatrzymuje się tuż obok, na leżąco.
        [ground] Zatrzymuje się na ziemi, na leżąco.
       *[floor] Zatrzymuje się na podłodze na wysokości { $height }, na leżąco.
    }
skyscrapers-hidden-move = { $who } przygotowuje się do budowy.
skyscrapers-hidden-chance = Rozdano kartę: widzi ją tylko osoba, która ją dostała.
skyscrapers-piece = { skyscrapers-card }
skyscrapers-several-deal = Rozdano: { $several }.
skyscrapers-turn-hire =
    { $count ->
        [one] zatrudnia robotnika
       *[many] zatrudnia robotników ({ $count })
    }
skyscrapers-turn-turn = buduje { $several }
skyscrapers-turn-turn-piece = kartę do wysokości { $height } ({ points })
skyscrapers-turn-move = przenosi { $several }
skyscrapers-turn-move-piece =
    { $height ->
        [0] robotnika na ziemię
       *[other] robotnika na wysokość { $height }
    }
skyscrapers-turn-forfeit =
    { $count ->
        [one] traci akcję
        [few] traci { $count } akcje
       *[many] traci { $count } akcji
    }
skyscrapers-turn-fell = { $several }
skyscrapers-turn-fell-piece = robotnik { $worker } ({ $name }) spada z wysokości { $height }
skyscrapers-turn-rest = { $several }
skyscrapers-turn-rest-piece =
    { $way ->
        [along] robotnik { $worker } ({ $name }) przesuwa się na bok
        [ground] robotnik { $worker } ({ $name }) zsuwa się z wysokości { $from } na ziemię
       *[floor] robotnik { $worker } ({ $name }) zsuwa się z wysokości { $from } na wysokość { $height }
    }
skyscrapers-turn-lie = { $several }
skyscrapers-turn-lie-piece =
    { $way ->
        [along] robotnik { $worker } ({ $name }) przesuwa się na bok i tam leży
        [ground] robotnik { $worker } ({ $name }) zsuwa się z wysokości { $from } na ziemię i tam leży
       *[floor] robotnik { $worker } ({ $name }) zsuwa się z wysokości { $from } na wysokość { $height } i tam leży
    }
skyscrapers-turn-loose =
    { $count ->
        [one] jeden nit zostaje luźny
        [few] { $count } nity zostają luźne
       *[many] { $count } nitów zostaje luźnych
    }
skyscrapers-turn-pressed =
    { $count ->
        [one] luźny nit zostaje dociśnięty
       *[many] luźne nity zostają dociśnięte
    }
skyscrapers-turn-broke =
    { $count ->
        [one] pęka nit
        [few] pękają { $count } nity
       *[many] pęka { $count } nitów
    }
skyscrapers-turn-collapse = budynek się zawala
skyscrapers-turn-return = { $several }
skyscrapers-turn-return-piece =
    { $height ->
        [0] { $who } stawia robotnika z powrotem na ziemi
       *[other] { $who } stawia robotnika z powrotem na wysokości { $height }
    }
skyscrapers-note-out = { $name } odpada z gry.
skyscrapers-note-fell = Za upadek robotnika { $name } traci { points }.
skyscrapers-note-reserve =
    { $workers ->
        [one] Robotnik, który spadł ({ $name }), wraca do rezerwy.
       *[many] Robotnicy, którzy spadli ({ $name }), wracają do rezerwy.
    }
skyscrapers-note-emptied = { $name } dobudowuje ostatnią kartę z ręki: { points }.
skyscrapers-note-cards-left = { $name } ma jeszcze na ręce: { cards }, po punkcie mniej za każdą.
skyscrapers-note-highest = { $name } ma najwięcej robotników na najwyższym poziomie: { points }.

## Drapacze chmur: dlaczego ruch jest dobry

skyscrapers-hint-last = Pozbywasz się ostatniej karty: to 5 punktów dla ciebie, a każda karta na ręce innych kosztuje ich punkt.
skyscrapers-hint-double = Karta stanie wtedy najwyżej ze wszystkich, więc liczy się podwójnie: { points }.
skyscrapers-hint-points = To od razu daje więcej: { points }.
skyscrapers-hint-base = Karta podstawy trafia do budowli, dopóki jest na nią miejsce.
skyscrapers-hint-card = Ubywa karta z ręki: kto pierwszy dobuduje ostatnią, dostaje 5 punktów, a każda pozostała kosztuje punkt.
skyscrapers-hint-follow = Potem w zasięgu twoich robotników będzie miejsce, na którym jedna z twoich kart da { points }.
skyscrapers-hint-reach = Twoi robotnicy będą potem mieli w zasięgu miejsca dla { $cards } z twoich kart, a po drugim ruchu dla { $instead }.
skyscrapers-hint-room =
    { $cards ->
        [0] Dla każdej z twoich kart zostanie jakieś miejsce; po drugim ruchu nie byłoby go dla { $instead } z nich.
       *[other] Mniej twoich kart zostaje bez miejsca: { $cards }, a po drugim ruchu { $instead }.
    }
skyscrapers-hint-free = Droga na zewnątrz zostaje wolna; drugi ruch uwięziłby twojego robotnika.
skyscrapers-hint-wall = To zamyka w środku cudzego robotnika, który nic tam już nie zrobi.
skyscrapers-hint-highest = Prowadzisz wtedy w liczbie robotników na najwyższych poziomach, a to 5 punktów, jeśli tak zostanie do końca.
skyscrapers-hint-deny = Innym zostanie mniej: po drugim ruchu ktoś miałby w zasięgu miejsce, które daje { points }.
skyscrapers-hint-safe = Tu mniej może spaść, a każdy robotnik, który spadnie, kosztuje cię 5 punktów.
skyscrapers-hint-hold = Przytrzymanie nic nie kosztuje, a następny ruch mniej zatrzęsie budynkiem.
skyscrapers-hint-shift = Przesunięcie nie zużywa akcji, a potem w zasięgu będzie miejsce, na którym jedna z twoich kart da { points }.

## Drapacze chmur: pytania

skyscrapers-ask-starting = Los wskazuje, kto zaczyna.
skyscrapers-ask-dealing = Trwa rozdawanie kart.
skyscrapers-ask-acting =
    { $actions ->
        [one] Zatrudnij robotnika, dobuduj kartę albo przenieś robotnika: została { $actions } akcja.
        [few] Zatrudnij robotnika, dobuduj kartę albo przenieś robotnika: zostały { $actions } akcje.
       *[many] Zatrudnij robotnika, dobuduj kartę albo przenieś robotnika: zostało { $actions } akcji.
    }
skyscrapers-ask-placing = Wybierz miejsce dla karty: { skyscrapers-card }.
skyscrapers-ask-turning = Wybierz obrót karty: { skyscrapers-card }.
skyscrapers-ask-moving = Dokąd idzie robotnik { $worker }?
skyscrapers-ask-settling = Konstrukcja się stabilizuje.
skyscrapers-ask-sliding = Zsuwa się robotnik { $worker } ({ skyscrapers-player }).
skyscrapers-ask-pressing = Luźny nit zostaje dociśnięty.
skyscrapers-ask-returning = Twój robotnik { $worker } spadł: wybierz, gdzie go postawisz z powrotem.
skyscrapers-ask-aside = Nowy nit jest tuż przy robotniku { $worker } ({ skyscrapers-player }): wybierz, gdzie stanie on na swojej karcie; może zostać na miejscu.
skyscrapers-ask-ended-emptied = Koniec gry: ktoś dobudował ostatnią kartę z ręki.
skyscrapers-ask-ended-stalled = Koniec gry: przez trzy rundy nikt nie dobudował karty.
skyscrapers-ask-ended-last-left = Koniec gry: w grze została tylko jedna osoba.
skyscrapers-ask-ended-collapsed = Koniec gry: budynek się zawalił.

## Drapacze chmur: dlaczego nie

skyscrapers-why-unknown = W tej grze nie ma takiego ruchu.
skyscrapers-why-start-first = Najpierw los wskaże, kto zaczyna.
skyscrapers-why-deal-first = Najpierw trzeba rozdać karty.
skyscrapers-why-act-first = Najpierw wybierz akcję: zatrudnienie, budowę albo ruch.
skyscrapers-why-slot-first = Najpierw wybierz miejsce dla karty, którą dobudowujesz.
skyscrapers-why-turn-first = Najpierw wybierz obrót karty, którą dobudowujesz.
skyscrapers-why-cell-first = Najpierw wybierz, dokąd idzie podniesiony robotnik.
skyscrapers-why-settle-first = Najpierw konstrukcja musi się ustabilizować.
skyscrapers-why-rest-first = Najpierw musi się zatrzymać robotnik, który się zsuwa.
skyscrapers-why-press-first = Najpierw trzeba docisnąć luźny nit.
skyscrapers-why-return-first = Najpierw trzeba postawić z powrotem robotników, którzy spadli.
skyscrapers-why-aside-first = Najpierw wybierz, gdzie stanie robotnik przy nowym nicie.
skyscrapers-why-over = Gra już się skończyła.
skyscrapers-why-no-such-seat =
    { $seats ->
        [one] Przy tym stole siedzi tylko { $seats } osoba.
        [few] Przy tym stole siedzą tylko { $seats } osoby.
       *[many] Przy tym stole siedzi tylko { $seats } osób.
    }
skyscrapers-why-not-in-deck = Tę kartę już rozdano: { skyscrapers-card }.
skyscrapers-why-no-such-cell = Nikt nie może tam stanąć: nie ma tam podłogi ani karty podstawy obok.
skyscrapers-why-not-beside-a-base-card = To pole nie leży na ziemi, a nowy robotnik zaczyna na ziemi, przy karcie podstawy.
skyscrapers-why-same-cell = To pole leży przy dwóch kartach podstawy i liczy się tylko raz.
skyscrapers-why-another-card = To pole leży na innej karcie, a robotnik musi zostać na swojej.
skyscrapers-why-cell-closed = To pole jest zamknięte: z zewnątrz nie prowadzi do niego żadna droga.
skyscrapers-why-reserve-empty = Nie masz już robotników w rezerwie.
skyscrapers-why-something-to-do = Możesz jeszcze zatrudnić, budować albo się ruszyć: akcja przepada tylko wtedy, gdy nic nie można zrobić.
skyscrapers-why-not-in-hand = Nie masz na ręce tej karty: { skyscrapers-card }.
skyscrapers-why-no-free-worker = Potrzebujesz na budowie robotnika, który nie jest uwięziony.
skyscrapers-why-no-place-for-card = W zasięgu twoich robotników nie ma miejsca dla tej karty: { skyscrapers-card }.
skyscrapers-why-no-girder-for-card = Gdziekolwiek twoi robotnicy mogliby dobudować tę kartę, żadna jej belka nie byłaby połączona: { skyscrapers-card }.
skyscrapers-why-worker-not-on-site = Twojego robotnika { $worker } nie ma na budowie.
skyscrapers-why-worker-trapped = Twój robotnik { $worker } jest uwięziony.
skyscrapers-why-worker-cannot-leave = Twój robotnik { $worker } nie może zejść ze swojej karty: poziomy odległe o jeden krok nie mają otwartego pola.
skyscrapers-why-no-path = Przy tym stole każdy buduje własną ręką: przenieś element samodzielnie.
skyscrapers-why-path-numbers = To nie jest tor ręki.
skyscrapers-why-path-few = Ten tor jest za krótki jak na rękę.
skyscrapers-why-path-many = Ten tor ma za dużo punktów.
skyscrapers-why-path-start = Ten tor nie zaczyna się tam, gdzie leży element.
skyscrapers-why-path-time = Na tym torze czas nie płynie naprzód.
skyscrapers-why-path-long = Ten tor trwa za długo: element trzeba odłożyć w ciągu 10 sekund.
skyscrapers-why-path-far = Ten tor prowadzi za daleko od budynku.
skyscrapers-why-path-jump = Ten tor przeskakuje: żadna ręka nie jest tak szybka.
skyscrapers-why-path-press = Żadna ręka tak nie dociska.
skyscrapers-why-nothing-to-brace = Przy tym stole ręce są spokojne: nie trzeba przytrzymywać budynku.
skyscrapers-why-already-braced = Już przytrzymujesz budynek.
skyscrapers-why-no-such-slot = Żadna karta budynku nie ma tam krawędzi.
skyscrapers-why-same-slot = To miejsce jest już dostępne przy innej krawędzi i liczy się tylko raz.
skyscrapers-why-half-level = Tutaj karta leżałaby na wysokości 1, a półpoziomów nie ma.
skyscrapers-why-below-ground = Tutaj karta sięgałaby pod ziemię.
skyscrapers-why-outside-site = Tutaj karta wystawałaby poza teren budowy.
skyscrapers-why-only-base-on-ground = Tutaj karta dotykałaby ziemi, a wolno to tylko kartom podstawy.
skyscrapers-why-base-on-ground = Karta podstawy musi stać na ziemi, a tutaj by nie stała.
skyscrapers-why-overlaps = Tutaj karta zachodziłaby na inną kartę.
skyscrapers-why-crosses = Tutaj karta przecinałaby inną kartę.
skyscrapers-why-cannot-slide-in = Tutaj nie da się wsunąć karty: z każdej strony zawadzają inne.
skyscrapers-why-not-upright = Ta karta może tylko leżeć poziomo: { skyscrapers-card }.
skyscrapers-why-not-level = Ta karta może tylko stać pionowo: { skyscrapers-card }.
skyscrapers-why-deck-too-low = Ruszt musi leżeć na wysokości 3 lub wyżej: { skyscrapers-card }.
skyscrapers-why-out-of-reach = Tutaj karta nie dotykałaby żadnej karty, której dotyka któryś z twoich wolnych robotników.
skyscrapers-why-slot-not-connected = Tutaj żadna belka tej karty nie byłaby połączona, jakkolwiek ją obrócisz.
skyscrapers-why-no-such-turning = Tej karty nie da się obrócić tak, żeby belki były w tych miejscach: { skyscrapers-card }.
skyscrapers-why-same-turning = Belki byłyby w tych samych miejscach: liczy się to jako jeden obrót.
skyscrapers-why-printed-upright = Na karcie, która stoi, narysowany robotnik musi stać prosto.
skyscrapers-why-grass-down = Karta podstawy musi mieć trawę na dole.
skyscrapers-why-not-connected = Przy takim obrocie żadna belka tej karty nie byłaby połączona.
skyscrapers-why-same-card = To pole leży na tej samej karcie: robotnika można tam przesunąć za darmo, ale ruch musi się skończyć na innej karcie.
skyscrapers-why-stands-there = Robotnik już tutaj stoi.
skyscrapers-why-not-one-step = To pole jest dalej niż o jeden krok: ruch prowadzi po tym samym poziomie, o jeden poziom w górę albo o jeden w dół w tej samej wieży.
skyscrapers-why-level-closed = Nie ma tam drogi: poziom pośrodku nie ma otwartego pola i nie można przez niego przejść.
skyscrapers-why-on-the-ground = Twój robotnik { $worker } stoi na ziemi, a za darmo przesuwa się tylko na podłodze.
skyscrapers-why-already-shifted = Twój robotnik { $worker } był już przesunięty przed tą akcją.
skyscrapers-why-cannot-fall = Robotnik { $worker } ({ skyscrapers-player }) nie może spaść: spadają tylko wolni robotnicy z podłóg.
skyscrapers-why-cannot-slide = Robotnik { $worker } ({ skyscrapers-player }) nie może się zsunąć: zsuwają się tylko wolni robotnicy na budowie, i to raz, dopóki konstrukcja się nie ustabilizuje.
skyscrapers-why-no-rivet = W tej karcie nie ma nitu.
skyscrapers-why-rivet-already-broken = Nit tej karty jest już pęknięty.
skyscrapers-why-no-new-rivet = Nie ma nowego nitu, który mógłby być luźny.
skyscrapers-why-nothing-to-collapse = Na budowie stoją tylko karty podstawy: nie ma co się zawalić.

## Drapacze chmur: punktacja

skyscrapers-score-girders = Połączone belki
skyscrapers-score-printed = Narysowani robotnicy
skyscrapers-score-doubled = Podwojenie za karty wyższe od wszystkich innych
skyscrapers-score-falls = Strąceni robotnicy: { $workers }
skyscrapers-score-emptied = Dobudowana ostatnia karta z ręki
skyscrapers-score-cards-left = Zostało na ręce: { cards }
skyscrapers-score-highest = Najwięcej robotników na najwyższym poziomie
skyscrapers-score-out-trapped = Poza grą: wszyscy robotnicy uwięzieni
skyscrapers-score-out-falls = Poza grą: przez upadki wynik doszedł do końca toru punktacji
skyscrapers-score-out-collapse = Poza grą: to w tych rękach zawalił się budynek

## Drapacze chmur: zasady przy stole

skyscrapers-option-pairs = Punkty za belki
skyscrapers-option-pairs-value =
    { $value ->
        [0] 1 punkt za każdą połączoną belkę
       *[1] 1 punkt za każdą parę połączonych belek
    }
skyscrapers-option-play_out_the_round = Gdy ktoś dobuduje ostatnią kartę z ręki
skyscrapers-option-play_out_the_round-value =
    { $value ->
        [0] gra kończy się od razu
       *[1] rundę gra się do końca
    }
skyscrapers-option-hands = Ręce
skyscrapers-option-hands-value =
    { $value ->
        [0] spokojne – nic nigdy nie spada
        [1] pewne – robotnik spada tylko od czasu do czasu
        [2] drżące – robotnicy spadają często, a budynek może się zawalić
       *[3] własne – liczy się to, jak poruszasz ręką
    }
skyscrapers-option-lowest_space = Tor punktacji kończy się na
skyscrapers-option-lowest_space-value =
    { $value ->
        [-15] –15
       *[-10] –10
    }

## Drapacze chmur: stół w terminalu

skyscrapers-cli-actions = Pozostałe akcje: { $actions }
skyscrapers-cli-top = Wysokość budynku: { $top }
skyscrapers-cli-idle = Tury bez nowej karty: { $turns } z { $limit }
skyscrapers-cli-braced = Budynek jest przytrzymywany
skyscrapers-cli-ground = Ziemia
skyscrapers-cli-height = Wysokość { $height }
skyscrapers-cli-level = poziom { $level }
skyscrapers-cli-hand = na ręce: { cards }
skyscrapers-cli-bases = karty podstawy: { $bases }
skyscrapers-cli-reserve = w rezerwie: { $reserve }
skyscrapers-cli-out = poza grą
skyscrapers-cli-trapped = uwięziony
skyscrapers-cli-lying = leży
skyscrapers-cli-fallen = spadł
skyscrapers-cli-chosen = Wybrano: { skyscrapers-card }
skyscrapers-cli-corner = pole x,y,z: lewy dolny róg
skyscrapers-cli-open = otwarte
skyscrapers-cli-closed = zamknięte
skyscrapers-cli-deck = ruszt
skyscrapers-cli-possible = do wyboru
skyscrapers-cli-printed = narysowany robotnik

### Zasady gry Drapacze chmur

skyscrapers-rulebook-intro = Kierujecie ekipami budowlanymi, od 2 do 4 osób, na jednej wspólnej budowie. Nitujecie kwadratowe karty do krawędzi kart, które już stoją, a wasi robotnicy wspinają się po wszystkim, co powstało, bez względu na to, kto to zbudował. Każda nowa karta daje punkt za każdą belkę, która łączy się z już stojącą konstrukcją, a dwa razy tyle, jeśli wznosi się ponad wszystko inne. Kto dobuduje ostatnią kartę z ręki, kończy grę, a ekipa stojąca najwyżej dostaje premię. Uważajcie, żeby nikt nie zamurował waszych robotników – a jeśli stół tak postanowi, także na to, żeby nie zadrżała wam ręka.
skyscrapers-section-lattice = Siatka
skyscrapers-rule-S-1 = Wszystko stoi na siatce, której jednostką jest połowa boku karty; w tych jednostkach, od ziemi w górę, liczy się też wysokość. Karta to kwadrat o bokach 2 na 2 jednostki. Karta albo stoi pionowo, ustawiona z zachodu na wschód lub z południa na północ, albo leży poziomo; jej środek zawsze wypada w punkcie siatki.
skyscrapers-rule-S-2 = Każdą nową kartę trzyma jeden nit, w jej własnym środku i nigdzie indziej. Nit trafia w środek krawędzi karty, która już jest częścią budynku, a nowa karta tworzy z tamtą kąt prosty, tak że ta krawędź biegnie wzdłuż linii środkowej nowej karty. Każda karta budynku ma więc 4 takie miejsca, zwane gniazdami, po jednym na każdej krawędzi.
skyscrapers-rule-S-3 = Dwie karty nie mogą zachodzić na siebie w jednej płaszczyźnie ani się przecinać. Krawędź przy powierzchni i krawędź przy krawędzi są dozwolone: to styk. Dwie karty dotykają się, gdy mają wspólny odcinek o długości co najmniej 1 jednostki.
skyscrapers-rule-S-4 = Półpoziomów nie ma: nic nie stoi poza siatką i żadna karta nie leży poziomo na wysokości 1. Podłogi leżą więc na wysokościach 2, 3, 4 i tak dalej.
skyscrapers-rule-S-5 = Karty podstawy muszą dotykać ziemi i tylko im to wolno: karta podstawy stoi pionowo, dolną krawędzią na ziemi. Najniższy punkt każdej innej karty jest na wysokości 1 lub wyżej. Żadna część karty nie może wystawać poza teren budowy, który jest kwadratem o bokach 16 na 16 jednostek z literą H pośrodku. Na przykład przy literze H możesz położyć podłogę na górnej krawędzi nogi, a potem na krawędzi tej podłogi postawić kartę pionową, dolną krawędzią na wysokości 1; na boku nogi ta sama karta sięgałaby ziemi, więc można tam postawić tylko kartę podstawy.
skyscrapers-rule-S-6 = Na początku trzy karty podstawy tworzą literę H pośrodku terenu budowy: poprzeczkę ustawioną z zachodu na wschód i nogę w poprzek każdego z jej dwóch końców.
skyscrapers-rule-S-7 = Kartę musi się dać wsunąć do gniazda prosto, przez całą drogę z zewnątrz, z jednej z czterech stron albo z góry, ale nie od dołu, bez przechodzenia przez wnętrze innej karty. Może się ona ślizgać po krawędziach, nawet między krawędzią nad nią a krawędzią pod nią.
skyscrapers-rule-S-8 = Pole to sześcian o boku 1 jednostki. Robotnik stoi na polu: na ziemi albo na jednej z czterech ćwiartek podłogi. Na jednym polu może stać dowolnie wielu robotników. Robotnik dotyka podłogi, na której stoi, i każdej karty, która zakrywa cały pionowy bok jego pola; karta nad głową albo stykająca się z polem tylko w rogu się nie liczy.
skyscrapers-rule-S-9 = Pole jest otwarte, jeśli można do niego dojść z zewnątrz, krok po kroku z pola na sąsiednie pole, między którymi nie ma karty. Ruszt nie jest przeszkodą, bo jego belki zostawiają dość miejsca; pod ziemią drogi nie ma. Robotnik na polu, które nie jest otwarte, jest uwięziony. Na przykład robotnik stoi we wnęce litery H, na poprzeczce leży dach, a do przednich krawędzi obu nóg są przynitowane karty podstawy: ostatnia z tych kart go więzi.
skyscrapers-section-cards = Karty
skyscrapers-rule-S-10 = Jest 36 kart konstrukcji, 3 startowe karty podstawy i po 2 karty podstawy w kolorze każdego gracza. Karta pionowa może tylko stać. Ruszt może tylko leżeć poziomo, na wysokości 3 lub wyżej; składa się z samych belek, więc nikt nie może na nim stanąć i nie tworzy on poziomu. Podłoga może tylko leżeć poziomo; robotnicy mogą na niej stać i tworzy ona poziom. Karta uniwersalna może stać jak karta pionowa albo leżeć jak podłoga, ale nigdy nie jest kartą podstawy.
skyscrapers-rule-S-11 = Na karcie narysowane są belki. Belka to prosty pręt przechodzący przez trzy z dziewięciu węzłów karty, którymi są jej rogi, środki krawędzi i środek: biegnie wzdłuż jednej z czterech krawędzi, jednej z dwóch linii środkowych albo jednej z dwóch przekątnych. Kartę możesz dowolnie obracać i odbijać, z dwoma wyjątkami: na karcie, która stoi, narysowany robotnik musi stać prosto, a karta podstawy musi mieć trawę na dole. Obroty, przy których belki są w tych samych miejscach, liczą się jako jeden. Rysunków z drukowanej gry nie ma w żadnym publicznym źródle, więc te są nasze własne.
skyscrapers-rule-S-12 = Belka nowej karty jest połączona, jeśli jeden z jej węzłów jest w tym samym punkcie co węzeł belki na karcie, której nowa karta dotyka.
skyscrapers-section-setup = Przygotowanie
skyscrapers-rule-S-13 = Każdy ma 5 robotników w rezerwie i 0 punktów. Los wskazuje, kto zaczyna (drukowane zasady pytają, kto był w życiu najwyżej). Potem rozdaje się karty konstrukcji, po jednej wokół stołu, zaczynając od gracza 1: po 15 w grze 2-osobowej, po 12 w 3-osobowej, po 9 w 4-osobowej; reszta odpada z gry. Do ręki dochodzą 2 jednakowe karty podstawy w twoim kolorze: masz teraz 17, 14 albo 11 kart. Karty na ręce są tajne; z tego, co już zbudowano, wynika tylko, ile ich masz i ile z nich to karty podstawy.
skyscrapers-section-turn = Tura
skyscrapers-rule-S-14 = W swojej turze wykonujesz dokładnie 3 akcje, w dowolnym zestawie i kolejności: zatrudnienie, budowa, ruch. Akcja, w której nic nie wolno zrobić, przepada. Zdarza się to rzadko, bo robotnika z rezerwy zawsze można zatrudnić, a wolnego robotnika na ziemi zawsze można przenieść: wszystkich pozostałych muszą zatrzymywać na miejscu zamknięte poziomy (S-19).
skyscrapers-rule-S-15 = Zatrudnienie: postaw robotnika z rezerwy na otwartym polu na ziemi, które z któregoś boku ma kartę podstawy, obojętnie czyją. Robotnik może dotykać dwóch kart podstawy.
skyscrapers-rule-S-16 = Budowa: wstaw kartę z ręki do dozwolonego gniazda, w dozwolonym obrocie, tak żeby co najmniej jedna belka była połączona (S-12). Na swoim miejscu karta musi dotykać karty, której dotyka jeden z twoich własnych robotników, a ten robotnik nie mógł być uwięziony, zanim nowa karta się tam znalazła.
skyscrapers-rule-S-17 = Robotnik na podłodze jest przy nowym nicie, jeśli nit wypada w rogu jego pola, a pole jest nadal otwarte. Dla każdego takiego robotnika, obojętnie czyjego, w kolejności graczy i numerów robotników, aktywny gracz wybiera otwarte pole karty, na której ten robotnik stoi; może on też zostać na miejscu. Nie pyta się o robotnika, który mógłby tylko zostać, ani o nikogo po zakończeniu gry.
skyscrapers-rule-S-18 = Ruch: jeden z twoich robotników, który nie jest uwięziony, przechodzi na dowolne otwarte pole tego samego poziomu swojej wieży, o jeden poziom wyżej albo o jeden niżej; na ziemi na dowolne pole, na którym można zatrudniać (S-15). Ruch musi się skończyć na innej karcie, a na ziemi na innym polu. Chodzenie po tej samej karcie jest darmowe: przed każdą akcją możesz każdego ze swoich robotników, który nie jest uwięziony, raz przesunąć na inne otwarte pole jego karty. Na przykład robotnik na ziemi może przejść do innej karty podstawy albo wejść na poziom 1; robotnik z poziomu 1 może zejść, przejść po poziomie 1 albo wejść na poziom 2.
skyscrapers-rule-S-19 = Dla wysokości każdej podłogi weź wszystkie karty, których szczyt jest na tej wysokości lub wyżej, także ruszty i karty podstawy, i zobacz, które z nich się stykają, bezpośrednio lub przez inne. Podłogi na tej wysokości w jednej takiej grupie tworzą jeden poziom jednej wieży. Poziomem pod nim jest najbliższy niższy, którego grupa zawiera tę grupę; jeśli takiego nie ma, jest nim ziemia. Jeden krok prowadzi po tym samym poziomie, na poziom pod nim albo na poziom tuż nad nim. Na poziomie bez otwartego pola nikt nie może się zatrzymać ani przez niego przejść: do tego, co leży za nim, nie da się stąd dotrzeć, dopóki coś dobudowanego nie otworzy innej drogi. Gdy karta łączy dwie wieże, mogą się połączyć także ich poziomy. Na przykład z jednego poziomu 1 wyrastają dwie wieże, które się nie dotykają: stamtąd można wejść na poziom 2 dowolnej z nich, ale przejście z jednego poziomu 2 na drugi to dwie akcje, w dół i znowu w górę.
skyscrapers-rule-S-20 = Jeśli w jednej turze przenosisz tego samego robotnika kilka razy, każdy ruch jest osobną akcją i kończy się na osobnym polu, na którym robotnik staje.
skyscrapers-section-score = Punktacja i koniec gry
skyscrapers-rule-S-21 = Dobudowana karta punktuje od razu: 1 punkt za każdą połączoną belkę (S-12) i jeszcze 1 za narysowanego robotnika. Jeśli jej szczyt jest ściśle wyższy niż szczyt każdej innej karty, wszystko to się podwaja; karty podstawy i pierwsze podłogi na nich nigdy się więc nie podwajają. Na przykład podłoga z dwiema połączonymi belkami i narysowanym robotnikiem daje (2 + 1) × 2 = 6 punktów, jeśli staje się najwyższą kartą. Stół może się umówić, że zamiast każdej połączonej belki 1 punkt daje każda para złożona z nowej i starej belki o wspólnym węźle.
skyscrapers-rule-S-22 = Jeśli wszystkich 5 twoich robotników stoi na budowie i wszyscy są uwięzieni, odpadasz: twoje pozostałe akcje przepadają, twoje karty z ręki wychodzą z gry, a robotnicy zostają na miejscu i nie liczą się do niczego. Rozstrzyga się to przed S-23. Gdy w grze zostaje tylko jedna osoba, gra kończy się, gdy tylko robotnicy, którzy spadli, zostaną postawieni z powrotem (S-28), i ta osoba wygrywa. Wszyscy, którzy odpadli, dzielą ostatnie miejsce.
skyscrapers-rule-S-23 = Gra kończy się od razu, gdy jako aktywny gracz dobudujesz ostatnią kartę z ręki: dostajesz 5 punktów, a pozostali tracą po 1 za każdą kartę, którą mają jeszcze na ręce, także za karty podstawy, dla których nie ma gniazda. Ręka z samymi kartami podstawy liczy się jako pusta, gdy na całej budowie nie ma już gniazda dla karty podstawy; tylko temu, kto w ten sposób kończy grę, nie odlicza się za te karty punktów. Przed końcem odpadają ci, których wszyscy robotnicy są uwięzieni (S-22), a jeśli ręce nie są spokojne, konstrukcja się stabilizuje i robotnicy, którzy spadli, wracają na budowę (S-28); nikt się już nie odsuwa (S-17). Stół może się umówić, że rundę gra się do końca: ci, którzy są w tej rundzie później, mają wtedy jeszcze swoje tury, a kto w takiej turze opróżni rękę, też dostaje 5 punktów i jemu także nie odlicza się za nie punktów.
skyscrapers-rule-S-24 = Potem 5 punktów dostaje ten, kto ma najwięcej robotników, nie licząc uwięzionych, na najwyższym poziomie. Przy remisie decyduje następny poziom niżej i tak dalej aż do ziemi; jeśli remis jest wszędzie, nie dostaje ich nikt. Poziomy porównuje się według wysokości. Ci, którzy odpadli, nie biorą w tym udziału. Na przykład Andreea i Filip mają po dwóch robotników na poziomie 5 i po jednym na poziomie 4, więcej niż ktokolwiek inny; tylko Filip ma jednego na poziomie 3, więc to on dostaje 5 punktów.
skyscrapers-rule-S-25 = Wygrywa osoba z najwyższym wynikiem; przy remisie na pierwszym miejscu wygrywa się wspólnie. Jeśli przez trzy pełne rundy nikt nie dobuduje karty, gra kończy się jak w S-23, ale bez 5 punktów za pustą rękę, a potem stosuje się S-24.
skyscrapers-section-hands = Ręce
skyscrapers-rule-S-26 = Stół wybiera jeden z czterech rodzajów rąk. Spokojne: nic nigdy nie spada i gra jest czystą strategią. Pewne albo drżące: karty i robotników przenosi ręka stołu, która drży mało albo mocno. Własne: liczy się to, jak przenosisz element myszą albo palcem, jego droga i szybkość.
skyscrapers-rule-S-27 = Jeśli ręce nie są spokojne, każde zatrudnienie, każdy ruch i każdą budowę wykonuje się w symulacji budynku: karty trzymają nity, które mogą pęknąć, robotnicy stoją luzem, ręka niesie kartę albo robotnika i puszcza, a konstrukcja się stabilizuje. W grze liczy się tylko to, co się stało, i to zapisuje się w przebiegu gry: robotnicy spadli, robotnicy zsunęli się albo zostali przeniesieni na inne otwarte pole, nity pękły, karta spadła. Robotnik, który się zsunął, nikogo nic nie kosztuje i zostaje tam, gdzie się zatrzymał, na stojąco albo na leżąco, dopóki nie ruszy go właściciel. Sam pęknięty nit nie ma wpływu na zasady.
skyscrapers-rule-S-28 = Spaść mogą tylko robotnicy na podłogach, którzy nie są uwięzieni. Także przesunięcie robotnika i odsunięcie go na inne pole (S-17) wykonuje ręka. Jeśli przez twoją akcję spadają robotnicy, tracisz 5 punktów za każdego, obojętnie czyj jest. Twoi wracają do twojej rezerwy. Pozostali sami stawiają swoich z powrotem, na dowolnym otwartym polu podłogi albo na dowolnym polu, na którym można zatrudniać (S-15): kolejno od ciebie zgodnie z ruchem wskazówek zegara, najpierw niższe numery, zanim stanie się cokolwiek innego; stawianie z powrotem niczego nie strąca. Robotnik, który spadł, a należy do kogoś, kto odpadł, znika z gry.
skyscrapers-rule-S-29 = Jeśli przez upadki twój wynik dojdzie do najniższego pola toru punktacji albo poniżej niego, odpadasz. Tor kończy się na –15 albo, jeśli stół tak się umówił, na –10.
skyscrapers-rule-S-30 = Katastrofa: jeśli karta, która nie jest kartą podstawy, spadnie na ziemię, gra kończy się od razu. Kto to spowodował, odpada; pozostali zachowują swoje punkty, ale tracą po 1 za każdą kartę na ręce, także za karty podstawy bez gniazda, i nikt nie dostaje 5 punktów z S-24. Wygrywa najlepszy z nich.
skyscrapers-rule-S-31 = Przed akcją możesz przytrzymać budynek. Nic to nie kosztuje, a drżenie, które w tej akcji dochodzi do budynku, maleje o połowę. Jeśli karta zostanie puszczona zbyt daleko od swojego miejsca, jej nit nie jest dociśnięty: jest luźny i słabszy, dopóki się go nie dociśnie. Według drukowanych zasad może tego zażądać każdy inny gracz; tutaj żąda się tego zawsze. Dlatego przed twoją następną akcją albo na końcu twojej tury ręka dociska nit i także za to, co się wtedy stanie, odpowiadasz ty.
skyscrapers-rule-S-32 = Według drukowanych zasad źle obróconą kartę można zakwestionować, dopóki nie zacznie się tura następnego gracza. Tutaj do wyboru są tylko prawidłowe obroty, więc nie ma czego kwestionować.
# How places and cards are written in files and at the command line
skyscrapers-writing = x rośnie z zachodu na wschód, y z południa na północ, z w górę; ziemia jest na z = 0, a środek terenu budowy na x = 0, y = 0. Zapis x@-1,0,2 to miejsce karty zwróconej w stronę x, ze środkiem w x = –1, y = 0, z = 2; zapis 0,-1,2 to pole, którego najniższy róg, ten południowo-zachodni, jest w x = 0, y = –1, z = 2. L, R, T i B to belki wzdłuż lewej, prawej, górnej i dolnej krawędzi, V i H to pionowa i pozioma linia środkowa, D to przekątna z lewego dolnego do prawego górnego rogu, a E to druga przekątna, jeśli patrzeć tak, żeby x (albo y na karcie zwróconej w stronę x) rosło w prawo, a z (albo y na karcie leżącej) w górę; * to narysowany robotnik. Karty pionowe: T* V* LB* TV* LTB* LTD* L H D LR LB LH LD LV VH LTV LTD LBD LRT LRD LRTB. Ruszty: LV LH VDE. Podłogi: H* LR* VH LR LRT LRTB. Karty uniwersalne: V* LB* D LB LRT LRTB. Karty podstawy: BV.

## Drapacze chmur: stół

skyscrapers-board-ref-turn = Twoja tura: 3 akcje, w dowolnym zestawie
skyscrapers-board-ref-hire = Zatrudnienie: robotnik z rezerwy na otwarte pole na ziemi przy karcie podstawy.
skyscrapers-board-ref-build = Budowa: karta, która dotyka karty dotykanej przez twojego wolnego robotnika, z co najmniej jedną połączoną belką.
skyscrapers-board-ref-move = Ruch: wolny robotnik po swoim poziomie albo o jeden poziom wyżej lub niżej.
skyscrapers-board-ref-aside = Robotnicy przy nowym nicie ustępują miejsca, twoi i cudzy: ty mówisz dokąd.
skyscrapers-board-ref-points = Punkty
skyscrapers-board-ref-girder = 1 za każdą połączoną belkę, 1 za narysowanego robotnika
skyscrapers-board-ref-highest = wszystko podwójnie, jeśli karta staje się najwyższa
skyscrapers-board-ref-trapped = Uwięzieni robotnicy nic nie mogą; jeśli uwięzionych jest wszystkich 5, odpadasz.
skyscrapers-board-ref-end = Koniec
skyscrapers-board-ref-empty = Kto dobuduje ostatnią kartę, kończy grę: 5 punktów; pozostali tracą po 1 za każdą kartę na ręce.
skyscrapers-board-ref-top = 5 punktów za najwięcej wolnych robotników na najwyższym poziomie; przy remisie decyduje następny poziom niżej.
skyscrapers-board-spot =
    { $across ->
        [none] { $along ->
             [none] pośrodku
             [north] { $deep } na północ
            *[south] { $deep } na południe
        }
        [east] { $along ->
             [none] { $far } na wschód
             [north] { $far } na wschód i { $deep } na północ
            *[south] { $far } na wschód i { $deep } na południe
        }
       *[west] { $along ->
             [none] { $far } na zachód
             [north] { $far } na zachód i { $deep } na północ
            *[south] { $far } na zachód i { $deep } na południe
        }
    }
skyscrapers-board-slot-lying = Leży na { $height }, { skyscrapers-board-spot }
skyscrapers-board-slot-standing =
    { $axis ->
        [x] Stoi { $foot }–{ $top }, południe–północ, { skyscrapers-board-spot }
       *[y] Stoi { $foot }–{ $top }, zachód–wschód, { skyscrapers-board-spot }
    }
skyscrapers-board-cell-floor =
    { $quarter ->
        [north-east] północno-wschodnia ćwiartka podłogi na wysokości { $height }, { skyscrapers-board-spot }
        [north-west] północno-zachodnia ćwiartka podłogi na wysokości { $height }, { skyscrapers-board-spot }
        [south-east] południowo-wschodnia ćwiartka podłogi na wysokości { $height }, { skyscrapers-board-spot }
       *[south-west] południowo-zachodnia ćwiartka podłogi na wysokości { $height }, { skyscrapers-board-spot }
    }
skyscrapers-board-cell-quarter =
    { $quarter ->
        [north-east] północno-wschodnia ćwiartka, { skyscrapers-board-spot }
        [north-west] północno-zachodnia ćwiartka, { skyscrapers-board-spot }
        [south-east] południowo-wschodnia ćwiartka, { skyscrapers-board-spot }
       *[south-west] południowo-zachodnia ćwiartka, { skyscrapers-board-spot }
    }
skyscrapers-board-cell-ground = ziemia, { skyscrapers-board-spot }
skyscrapers-board-do-slot = { $where }: { points }
skyscrapers-board-do-hire = Zatrudnij robotnika: { $where }
skyscrapers-board-do-move = Przejdź: { $where }
skyscrapers-board-do-shift = Przesuń za darmo: { $where }
skyscrapers-board-do-aside = Odsuń: { $where }
skyscrapers-board-do-return = Postaw z powrotem: { $where }
skyscrapers-board-turning =
    { $connected ->
        [one] Belki: { $girders }; łączy się { $connected }, { points }
        [few] Belki: { $girders }; łączą się { $connected }, { points }
        [many] Belki: { $girders }; łączy się { $connected }, { points }
       *[other] Belki: { $girders }; łączy się { $connected }, { points }
    }
skyscrapers-board-turning-doubled =
    { $connected ->
        [one] Belki: { $girders }; łączy się { $connected }, szczyt najwyższy, więc podwójnie: { points }
        [few] Belki: { $girders }; łączą się { $connected }, szczyt najwyższy, więc podwójnie: { points }
        [many] Belki: { $girders }; łączy się { $connected }, szczyt najwyższy, więc podwójnie: { points }
       *[other] Belki: { $girders }; łączy się { $connected }, szczyt najwyższy, więc podwójnie: { points }
    }
skyscrapers-board-girder =
    { $girder ->
        [L] lewa krawędź
        [R] prawa krawędź
        [T] górna krawędź
        [B] dolna krawędź
        [V] pionowy środek
        [H] poziomy środek
        [D] wznosząca się przekątna
       *[E] opadająca przekątna
    }
skyscrapers-board-turnings = Wybierz, jak obrócić kartę
skyscrapers-board-from-above = Z góry
skyscrapers-board-from-north = Od północy
skyscrapers-board-from-east = Od wschodu
skyscrapers-board-from-south = Od południa
skyscrapers-board-from-west = Od zachodu
skyscrapers-board-section = Przekrój
skyscrapers-board-section-where = Głębokość przekroju
skyscrapers-board-turn-left = Obróć w lewo
skyscrapers-board-turn-right = Obróć w prawo
skyscrapers-board-nearer = Przybliż
skyscrapers-board-farther = Oddal
skyscrapers-board-level = Przygaś to, co wyżej
skyscrapers-board-whole = cały budynek
skyscrapers-board-up-to = do wysokości { $height }
skyscrapers-board-hand = Twoja ręka
skyscrapers-board-put-back = Odłóż z powrotem na rękę: { skyscrapers-card }
skyscrapers-board-actions =
    { $actions ->
        [one] Została { $actions } akcja
        [few] Zostały { $actions } akcje
        [many] Zostało { $actions } akcji
       *[other] Zostało { $actions } akcji
    }
skyscrapers-board-out = Poza grą
skyscrapers-board-cards = Na ręce: { cards }
skyscrapers-board-workers = Robotnicy: na budowie { $site } (uwięzieni: { $trapped }), w rezerwie { $reserve }
skyscrapers-board-plans = Budynek na planach, po jednym dla każdej wysokości
skyscrapers-board-ground = Ziemia
skyscrapers-board-height = Wysokość { $height }
# $places (number) to go to on one floor
skyscrapers-board-storey =
    { $height ->
        [0] Ziemia, pól: { $places }
       *[other] Wysokość { $height }, pól: { $places }
    }
skyscrapers-board-level-number = poziom { $level }
skyscrapers-board-stands = { $name }, robotnik { $worker }: { $where }
skyscrapers-board-trapped = { $name }, robotnik { $worker }, uwięziony: { $where }
skyscrapers-board-lying = { $name }, robotnik { $worker }, leży: { $where }
skyscrapers-board-hire = Zatrudnij (w rezerwie: { $reserve })
skyscrapers-board-forfeit = Zrezygnuj z akcji
skyscrapers-board-braced = Budynek jest przytrzymywany.
skyscrapers-board-back = Odłóż
# what a hand does that carries a piece by pointer
skyscrapers-board-hand-take-card = Weź kartę i przenieś ją do kółka.
skyscrapers-board-hand-take-worker = Weź robotnika i przenieś go do kółka.
skyscrapers-board-hand-carry = Ostrożnie: kołysze się razem z twoją ręką.
skyscrapers-board-hand-press = Przytrzymaj w tym miejscu, aż kółko się zamknie: karta puszczona za wcześnie będzie luźna albo spadnie.
skyscrapers-board-hand-let-go = Nit jest dociśnięty. Puść!
skyscrapers-board-hand-rest = Poczekaj, aż przestanie się kołysać, i puść: puszczony za wcześnie może spaść.
skyscrapers-board-hand-far = To było za daleko od celu: nic się nie stało, spróbuj jeszcze raz.
skyscrapers-board-hand-late = To trwało ponad 10 sekund: nic się nie stało, spróbuj jeszcze raz.
skyscrapers-board-hand-steady = Pewność ręki w procentach
skyscrapers-board-hand-by-keys = Na wyczucie czasu
skyscrapers-board-hand-stop = Zatrzymaj
skyscrapers-board-hand-stop-how = Wskaźnik waha się tam i z powrotem. Zatrzymaj go trzy razy, za każdym razem pośrodku.
skyscrapers-board-hand-stop-beside = Pierwsze zatrzymanie: o tyle ręka zboczy z drogi.
skyscrapers-board-hand-stop-along = Drugie zatrzymanie: o tyle ręka zatrzyma się za wcześnie lub za późno.
skyscrapers-board-hand-stop-press = Trzecie zatrzymanie: tak mocno ręka szarpnie przy dociskaniu.
skyscrapers-board-hand-stop-put-down = Trzecie zatrzymanie: tak mocno ręka szarpnie przy stawianiu robotnika.
skyscrapers-board-hand-stop-late = Przez minutę nikt nie zatrzymał wskaźnika: nic się nie stało, spróbuj jeszcze raz.
# $millimetres (number) by which a stop has missed
skyscrapers-board-hand-off = Odchylenie: { $millimetres } mm.
# what a hand has done, shown again
skyscrapers-board-film-again = Jeszcze raz
skyscrapers-board-film-slowly = W zwolnionym tempie
skyscrapers-board-film-skip = Pomiń
skyscrapers-board-brace = Przytrzymaj budynek: dociera do niego tylko połowa drżenia
skyscrapers-board-brace-own = Przytrzymaj budynek drugą ręką: dociera do niego tylko połowa drżenia twojej ręki
skyscrapers-board-held-card = Przenieś kartę do kółka i przytrzymaj ją tam. Puszczona za wcześnie będzie luźna albo spadnie.
skyscrapers-board-held-worker = Przenieś robotnika do kółka i poczekaj, aż przestanie się kołysać. Puszczony za wcześnie może spaść.
skyscrapers-board-returning = { $name } strąca twojego robotnika.
# $name is the player in whose hands it happened
skyscrapers-board-collapsed = Budynek się zawalił! Do katastrofy doprowadza { $name }.
skyscrapers-board-flat = Plany
skyscrapers-board-idle =
    { $turns ->
        [one] Nikt nie buduje: gra skończy się za { $turns } turę.
        [few] Nikt nie buduje: gra skończy się za { $turns } tury.
        [many] Nikt nie buduje: gra skończy się za { $turns } tur.
       *[other] Nikt nie buduje: gra skończy się za { $turns } tury.
    }
skyscrapers-board-hiring = Zatrudnij robotnika
skyscrapers-board-building = Dobuduj kartę
skyscrapers-board-moving = Przenieś robotnika
# letters on a compass
skyscrapers-board-compass =
    { $wind ->
        [east] wsch
        [west] zach
        [north] pn
       *[south] pd
    }

## Drapacze chmur: lekcja

skyscrapers-lesson-goal = Cześć! Budujecie razem jeden wieżowiec, karta po karcie, i od razu punktujecie: punkt za każdą belkę, która styka się z inną belką. Przeciągnij plac budowy, żeby go obrócić.
skyscrapers-lesson-actions = W każdej turze masz trzy akcje: zatrudniasz robotnika, dobudowujesz kartę albo przesuwasz robotnika – w dowolnym układzie.
skyscrapers-lesson-hire = Budujesz tylko tam, gdzie czegoś dotykają twoi robotnicy, więc zacznij od zatrudnienia: robotnik staje na ziemi przy pierwszych kartach.
skyscrapers-lesson-hire-instead = Tam też jest miejsce. Wybierz podświetlone: stamtąd dotyka się dwóch kart.
skyscrapers-lesson-hand = To twoja ręka; bot jej nie widzi. Karty pionowe stoją, podłogi leżą i unoszą robotników, ruszty leżą, ale nikogo nie unoszą, karty uniwersalne umieją wszystko. Ziemi dotykają tylko karty podstawy w twoim kolorze.
skyscrapers-lesson-base = Miejsc na karty podstawy jest mało, więc nie trzymaj ich długo. Wybierz jedną.
skyscrapers-lesson-base-instead = Na tę kartę też przyjdzie pora. Najpierw karta podstawy.
skyscrapers-lesson-base-place = Nit ze środka twojej karty trafia w krawędź karty, która już stoi. Postaw ją tam, gdzie świeci.
skyscrapers-lesson-base-place-instead = To też byłoby miejsce. Tym razem wybierz podświetlone.
# $points (number) of the learner
skyscrapers-lesson-girders = To daje punkty ({ $points }): tyle jej belek styka się z innymi. Robotnik narysowany na karcie to jeszcze jeden.
skyscrapers-lesson-floor = Teraz podłoga, żeby twój robotnik miał dokąd wejść. Wybierz podświetloną.
skyscrapers-lesson-floor-place = Połóż ją na środku, na trzech pierwszych kartach: tam zetknie się z największą liczbą belek.
skyscrapers-lesson-floor-place-instead = Tam też by się trzymała, ale stykałaby się z mniej belkami. Świeci środek.
skyscrapers-lesson-floor-turn = Kartę można obracać i odbijać. W tym ułożeniu stykają się wszystkie trzy belki: 3 punkty. To twoja trzecia akcja, więc kończy turę.
skyscrapers-lesson-floor-turn-instead = Tak ułożona zetknęłaby tylko dwie belki. Wybierz podświetlone ułożenie.
# $points (number) of the learner
skyscrapers-lesson-others = Twoje punkty: { $points }. Bot zatrudnił dwóch robotników i dobudował kartę podstawy: trzy akcje to i dla niego nie więcej.
skyscrapers-lesson-climb = Robotnik przechodzi po swoim poziomie albo o jeden poziom w górę lub w dół. Wybierz swojego robotnika i wejdź nim na podłogę.
skyscrapers-lesson-climb-instead = Można, ale wyżej jest lepiej: na podłogę, tam gdzie świeci.
skyscrapers-lesson-upright = Karta wyższa od wszystkich innych liczy się podwójnie. Stąd możesz taką zbudować: podświetloną kartę pionową na krawędzi podłogi.
skyscrapers-lesson-upright-instead = Może innym razem. Teraz weź podświetloną kartę: jest na niej robotnik i będzie najwyższa.
skyscrapers-lesson-upright-turn = Styka się jedna belka, jest jeden narysowany robotnik: 2, podwojone 4. Zbuduj ją tak.
skyscrapers-lesson-aside = Nowy nit wypada tuż przy twoim robotniku. Wskaż, dokąd się odsunie na swojej karcie: w podświetlony róg.
# $points (number) of the learner
skyscrapers-lesson-doubled = Twoje punkty: { $points }! Kto następny zbuduje wyżej, ten dostanie podwójnie, więc warto być na górze.
skyscrapers-lesson-shift = Przed każdą akcją każdy robotnik może za darmo przejść w inny róg swojej karty. Wybierz robotnika i spróbuj.
skyscrapers-lesson-second = Trzecią akcją zatrudnij drugiego robotnika. To kończy twoją turę.
skyscrapers-lesson-second-instead = Można. Tym razem zatrudnij na podświetlonym miejscu; zobaczysz, co może się tam zdarzyć.
skyscrapers-lesson-trap = Oto pułapka: karta podstawy bota zamknęła wnękę i twój drugi robotnik jest uwięziony. Nie może się ruszyć ani pomóc w budowie i nie liczy się na końcu. Kto ma uwięzionych wszystkich pięciu, odpada.
skyscrapers-lesson-hands = Przy tym stole ręce są spokojne. Gdzie drżą, możesz przed akcją przytrzymać budynek; robotnicy, którzy spadną, wracają na plac, a płaci ten, przez kogo spadli. Akcja, której nie da się wykonać, przepada.
skyscrapers-lesson-end = Gra kończy się, gdy tylko ktoś dobuduje ostatnią kartę z ręki. Dostaje 5 punktów, a pozostali tracą po 1 za każdą kartę, którą jeszcze trzymają. Pilnuj więc, ile kto ma kart.
skyscrapers-lesson-top = Potem jeszcze 5 punktów dostaje ten, kto ma najwięcej wolnych robotników na najwyższym poziomie.
skyscrapers-lesson-free = To wszystko, czego ci trzeba. Masz trzy akcje i odtąd grasz, jak chcesz. Miłej zabawy!
