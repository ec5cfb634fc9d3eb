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
towers-ask-place =
    { $cards ->
        [one] Alege o carte de pus (a mai rămas { $cards }).
       *[other] Alege o carte de pus (au mai rămas { $cards }).
    }
towers-ask-starting = Hazardul hotărăște cine începe.
towers-ask-dealing = Se întorc cărțile pentru licitație.
towers-ask-ended = Jocul s-a încheiat.

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
