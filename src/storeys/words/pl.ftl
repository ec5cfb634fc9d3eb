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
       *[many] { $points } punktów
    }
seat-name = Gracz { $seat }
bot-name =
    { $bot ->
        [random] Bot losowy { $number }
        [greedy] Bot zachłanny { $number }
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
saved = Zapisano: { $path }
resumed = Wznowiono: { $path }
rule-number = Zasada { $rule }

## Czego partia nie przyjmuje

match-wrong-seat = To nie twoja kolej.
match-over = Ta partia już się skończyła, nie można w niej nic zagrać.
match-unknown-action = „{ $words }” – nie ma takiego ruchu w tej grze.
match-cannot-undo-chance = Nie możesz cofnąć tego ruchu: po nim zdecydował już los.
match-cannot-undo-others = Nie możesz cofnąć tego ruchu: po nim zagrał już ktoś inny.
match-cannot-undo-nothing = Nie ma czego cofać.
match-cannot-undo-hidden = Nie możesz cofnąć tego ruchu: ujawnił coś, co było zakryte.
match-unknown-game = Nie ma gry o nazwie „{ $name }”. Dostępne gry: { $known }.
match-seats = { $name } to gra dla { $least }–{ $most } osób, a nie dla { $seats }.
match-bad-option = Ta gra nie ma opcji { $name } = { $value }.
bot-unknown = Nie ma bota o nazwie „{ $name }”. Dostępne boty: { $known }.

## Pliki

file-missing = { $path }: nie ma takiego pliku.
file-not-a-match = { $path }: to nie jest zapis partii Storeys.
file-truncated = { $path }: plik urywa się w wierszu { $line }.
file-edited = { $path }: plik zmieniono po zapisaniu.
file-damaged = { $path }: wiersz { $line } jest uszkodzony.
file-newer = { $path }: plik jest nowszy niż ten program (wersja { $version }; najnowsza znana tutaj to { $known }). Zaktualizuj Storeys.
file-older = { $path }: od zapisania tej partii zmieniły się zasady (wtedy wersja { $version }, teraz { $known }), więc nie można jej kontynuować.
file-other-game = { $path }: to partia gry { $game }, a nie { $wanted }.
file-illegal-move = { $path }: ruch { $move } („{ $words }”) jest niezgodny z zasadami.
file-commitment-broken = { $path }: ziarno losowania nie jest tym, które przyrzeczono przed pierwszym ruchem.
file-chance-differs = { $path }: w ruchu { $move } los dał coś innego, niż wynika z ziarna.

## Czy losowanie było uczciwe?

verify-good =
    { $moves ->
        [one] Losowanie było uczciwe: { $moves } wynik zgadza się z ziarnem.
        [few] Losowanie było uczciwe: { $moves } wyniki zgadzają się z ziarnem.
       *[many] Losowanie było uczciwe: { $moves } wyników zgadza się z ziarnem.
    }
verify-not-finished = { $path }: ta partia jeszcze trwa. Ziarno zostanie ujawnione po ostatnim ruchu; wtedy będzie można sprawdzić losowanie.
verify-no-commitment = { $path }: przed tą partią nie przyrzeczono ziarna, więc losowania nie da się sprawdzić.

## 5 wież: nazwy

towers-title = 5 wież
towers-line = Licytuj tyle kart, na ile starczy ci odwagi – każdą z nich musisz dołożyć do swoich wież.
towers-suit =
    { $suit ->
        [candy] cukierkowa
        [spooky] straszna
        [plant] roślinna
        [scrap] złomowa
       *[sand] piaskowa
    }
    .genitive =
        { $suit ->
            [candy] cukierkowej
            [spooky] strasznej
            [plant] roślinnej
            [scrap] złomowej
           *[sand] piaskowej
        }
    .accusative =
        { $suit ->
            [candy] cukierkową
            [spooky] straszną
            [plant] roślinną
            [scrap] złomową
           *[sand] piaskową
        }
    .neuter =
        { $suit ->
            [candy] cukierkowe
            [spooky] straszne
            [plant] roślinne
            [scrap] złomowe
           *[sand] piaskowe
        }
    .neuter-genitive =
        { $suit ->
            [candy] cukierkowego
            [spooky] strasznego
            [plant] roślinnego
            [scrap] złomowego
           *[sand] piaskowego
        }
towers-tower =
    { $suit ->
        [candy] Cukierkowa wieża
        [spooky] Straszna wieża
        [plant] Roślinna wieża
        [scrap] Złomowa wieża
       *[sand] Piaskowa wieża
    }
# Ta siódemka, ale to zero.
towers-card =
    { $value ->
        [0] { towers-suit.neuter } { $value }
       *[other] { towers-suit } { $value }
    }
    .genitive =
        { $value ->
            [0] { towers-suit.neuter-genitive } { $value }
           *[other] { towers-suit.genitive } { $value }
        }
    .accusative =
        { $value ->
            [0] { towers-suit.neuter } { $value }
           *[other] { towers-suit.accusative } { $value }
        }

## 5 wież: do wyboru

towers-do-bid = Licytuj { $cards }
towers-do-pass = Spasuj
towers-do-take = Weź { towers-card.accusative }
towers-do-keep = Zostaw wszystkie wieże bez zmian
towers-do-remove = Usuń { towers-card.accusative }
towers-do-place = Dołóż { towers-card.accusative }
towers-do-start = Zaczyna { $name }
towers-do-draw = Odkryj { towers-card.accusative }

## 5 wież: co się stało

towers-log-bid = { $who } licytuje { $cards }.
towers-log-pass = { $who } pasuje.
towers-log-take = { $who } bierze { towers-card.accusative }.
towers-log-keep = { $who } niczego nie usuwa.
towers-log-remove = { $who } usuwa { towers-card.accusative }.
towers-log-place = { $who } dokłada { towers-card.accusative }.
towers-log-start = Zaczyna { $name }.
towers-log-draw = Na wystawkę trafia { towers-card }.

## 5 wież: pytania

towers-ask-first-bid =
    { $most ->
        [0] Rozpocznij licytację: żadnej z tych kart nie możesz dołożyć, więc licytuj 0.
       *[other] Rozpocznij licytację: podaj liczbę od 0 do { $most }.
    }
towers-ask-bid = Najwyższa oferta to { $bid }. Przebij ją albo spasuj; możesz dołożyć najwyżej { $most }.
towers-ask-take = Wybierz kartę do wzięcia (pozostało: { $cards }).
towers-ask-removing = Usuń ostatnią kartę jednej z wież albo zostaw wszystkie bez zmian.
towers-ask-place = Wybierz kartę do dołożenia (pozostało: { $cards }).
towers-ask-starting = Los wskazuje, kto zaczyna.
towers-ask-dealing = Na wystawkę trafiają kolejne karty.
towers-ask-ended = Koniec gry.

## 5 wież: dlaczego nie

towers-why-unknown = W tej grze nie ma takiego ruchu.
towers-why-start-first = Najpierw los wskaże, kto zaczyna.
towers-why-draw-first = Najpierw trzeba odkryć karty na wystawkę.
towers-why-bid-first = Licytacja jeszcze trwa: najpierw licytuj albo spasuj.
towers-why-take-first = Najpierw weź z wystawki wylicytowane karty.
towers-why-remove-first = Najpierw zdecyduj, czy usuwasz kartę.
towers-why-place-first = Najpierw umieść w wieżach wszystkie dobrane karty.
towers-why-over = Gra już się skończyła.
towers-why-no-such-seat =
    { $seats ->
        [one] Przy tym stole siedzi tylko { $seats } osoba.
        [few] Przy tym stole siedzą tylko { $seats } osoby.
       *[many] Przy tym stole siedzi tylko { $seats } osób.
    }
towers-why-not-in-pile = W stosie do dobierania nie ma już { towers-card.genitive }.
towers-why-starter-must-bid = Rozpoczynasz licytację, więc musisz podać liczbę – wystarczy 0.
towers-why-bid-higher = Najwyższa oferta to { $bid }: przebij ją albo spasuj.
towers-why-display-is-short =
    { $cards ->
        [one] Na wystawce jest tylko { $cards } karta, więc nikt nie może licytować więcej.
        [few] Na wystawce są tylko { $cards } karty, więc nikt nie może licytować więcej.
       *[many] Na wystawce jest tylko { $cards } kart, więc nikt nie może licytować więcej.
    }
towers-why-cannot-build = Nie dołożysz do swoich wież { cards.genitive }: zmieści się ich najwyżej { $most }.
towers-why-no-card-there = Nie ma tam karty, którą można wybrać.
towers-why-not-on-display = Na wystawce nie ma { towers-card.genitive }.
towers-why-already-taken = Masz już na ręce { towers-card.accusative }.
towers-why-equal-card = Te dwie karty są jednakowe ({ towers-card }): wybierz pierwszą z nich.
towers-why-nothing-on-a-roof = Nie dołożysz { towers-card.genitive }: twoja { towers-suit } wieża ma już dach.
towers-why-take-cannot-be-built = Jeśli weźmiesz { towers-card.accusative }, nie dołożysz do wież wszystkich wylicytowanych kart.
towers-why-not-on-top = Na szczycie twojej { towers-suit.genitive } wieży nie leży karta o wartości { $value }.
towers-why-must-remove = Nie wszystkie dobrane karty pasują do twoich wież: najpierw usuń ostatnią kartę jednej z nich.
towers-why-nothing-to-remove = Nie masz { towers-suit.genitive } wieży, z której można by usunąć kartę.
towers-why-roof-stays = Twoja { towers-suit } wieża ma dach, a dachu nie można usunąć.
towers-why-removal-does-not-help = Jeśli usuniesz { towers-card.accusative }, nie dołożysz do wież wszystkich dobranych kart.
towers-why-not-in-hand = Nie masz na ręce { towers-card.genitive }.
towers-why-not-lower = Na karcie o wartości { $top } nie możesz położyć { towers-card.genitive }: wartości kolejnych segmentów muszą maleć.
towers-why-blocks-the-rest = Jeśli teraz dołożysz { towers-card.accusative }, pozostałe dobrane karty się nie zmieszczą: zacznij od innej.

## 5 wież: punktacja

towers-score-tower = { towers-tower } bez dachu: { cards }
towers-score-roofed = { towers-tower } z dachem: { cards } × 2
towers-score-chosen = Wybrana wieża ({ towers-suit }): { cards }
towers-score-removed = Karty usunięte: { $cards }
