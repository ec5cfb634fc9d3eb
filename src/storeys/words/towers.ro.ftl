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
towers-do-take = Ia un { towers-card }
towers-do-keep = Lasă toate turnurile așa cum sunt
towers-do-remove = Îndepărtează un { towers-card }
towers-do-place = Pune un { towers-card }
towers-do-start = Începe { $name }
towers-do-draw = Întoarce un { towers-card }

## 5 turnuri: ce s-a întâmplat

towers-log-bid = { $who } licitează { $cards }.
towers-log-pass = { $who } spune pas.
towers-log-take = { $who } ia un { towers-card }.
towers-log-keep = { $who } nu îndepărtează nimic.
towers-log-remove = { $who } îndepărtează un { towers-card }.
towers-log-place = { $who } pune un { towers-card }.
towers-log-start = Începe { $name }.
towers-log-draw = La licitație apare un { towers-card }.
towers-piece = un { towers-card }
towers-several-draw = Cărți întoarse: { $several }.
towers-several-take = { $who } ia cărțile: { $several }.
towers-several-place = { $who } pune cărțile: { $several }.
towers-turn-take = ia { $several }
towers-turn-take-piece = un { towers-card }
towers-turn-keep = nu îndepărtează nimic
towers-turn-remove = îndepărtează un { towers-card }

## 5 turnuri: întrebări

towers-ask-first-bid =
    { $most ->
        [0] Deschide licitația: nu poți construi cu niciuna dintre cărți, așa că licitează 0.
       *[other] Deschide licitația: spune un număr de la 0 la { $most }.
    }
towers-ask-bid = Cea mai mare ofertă este { $bid }. Licitează mai mult sau spune pas; poți pune cel mult { $most }.
towers-ask-pass = Cea mai mare ofertă este { $bid }, iar tu poți pune cel mult { $most }: spune pas.
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
towers-ask-starting = Se trage la sorți cine începe.
towers-ask-dealing = Se întorc cărțile pentru licitație.
towers-ask-ended = Jocul s-a încheiat: teancul de tragere s-a terminat a doua oară.
towers-ask-ended-early = Jocul s-a încheiat: teancul de tragere s-a terminat și nu există cărți decartate de amestecat.

## 5 turnuri: de ce nu

towers-why-unknown = Jocul nu are o astfel de mutare.
towers-why-start-first = Mai întâi se trage la sorți cine începe.
towers-why-draw-first = Mai întâi se întorc cărțile pentru licitație.
towers-why-bid-first = Licitația nu s-a încheiat: mai întâi licitează sau spune pas.
towers-why-take-first = Mai întâi ia cărțile licitate.
towers-why-remove-first = Mai întâi hotărăște dacă îndepărtezi o carte.
towers-why-place-first = Mai întâi pune pe turnuri toate cărțile luate.
towers-why-over = Jocul s-a încheiat deja.
towers-why-no-such-seat =
    { $seats ->
        [one] La această masă este un singur jucător.
        [few] La această masă sunt doar { $seats } jucători.
       *[other] La această masă sunt doar { $seats } de jucători.
    }
towers-why-not-in-pile = Cartea { towers-card } nu mai este în teancul de tragere.
towers-why-starter-must-bid = Tu deschizi licitația, așa că trebuie să spui un număr; ajunge și 0.
towers-why-bids-go-to = Se licitează de la 0 la { $most }.
towers-why-bid-higher = Cea mai mare ofertă este { $bid }: licitează mai mult sau spune pas.
towers-why-display-is-short =
    { $cards ->
        [one] La licitație este doar { cards }, așa că nimeni nu poate licita mai mult.
       *[other] La licitație sunt doar { cards }, așa că nimeni nu poate licita mai mult.
    }
towers-why-cannot-build =
    { $most ->
        [0] Nu ai putea construi cu { cards }: pe turnurile tale nu încape nicio carte.
        [one] Nu ai putea construi cu { cards }: pe turnurile tale încape cel mult o carte.
       *[other] Nu ai putea construi cu { cards }: pe turnurile tale încap cel mult { $most }.
    }
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

## 5 turnuri: masa în terminal

towers-cli-passed = pas
towers-cli-has-bid = licitează { $cards }
towers-cli-passes =
    { $passes ->
        [0] prima trecere prin teanc
       *[other] a doua trecere prin teanc
    }
towers-cli-roof = acoperiș
towers-cli-removed = îndepărtate

### Regulamentul jocului 5 turnuri

towers-rulebook-intro = Sunteți arhitecți, 2 până la 5 jucători, și în fiecare rundă licitați pentru cărțile întoarse pe masă: cine se oferă să ia cele mai multe își alege cărțile, dar trebuie să le pună pe toate pe turnurile sale, în care valorile scad spre vârf. Fiecare carte dintr-un turn aduce puncte, de două ori mai multe sub acoperiș, iar cărțile îndepărtate costă puncte; câștigă jucătorul cu cel mai mare total. Totul este la vedere, în afară de ordinea din teancul de tragere, așa că poți afla oricând ce cărți mai sunt în el.
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
towers-rule-T-10 = Cărțile se amestecă și formează teancul de tragere, cu fața în jos. Se trage la sorți cine începe prima licitație; toți jucătorii au aceeași șansă.
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

## 5 turnuri: masa de joc

towers-board-auction = Licitație
towers-board-bid = licitează { $bid }
towers-board-in-hand = { towers-card }, în mână
towers-board-unfit = { towers-card }, nu poate fi pusă
# $cards (number) to be built
towers-board-go-taking =
    { $cards ->
        [one] Ia-o și pune-o
       *[other] Ia-le pe toate și pune-le ({ $cards })
    }
towers-board-go-removing =
    { $cards ->
        [one] Nu îndepărta nimic și pune-o
       *[other] Nu îndepărta nimic și pune-oe pe toate ({ $cards })
    }
towers-board-go-building = Pune-le pe toate ({ $cards })
towers-board-no-tower = { towers-tower }: neînceput
towers-board-tower = { towers-tower }, de jos: { $values }
towers-board-roofed = { towers-tower } cu acoperiș, de jos: { $values }
towers-board-ref-bids = Licitația
towers-board-ref-bid = Spune câte cărți vei lua; fiecare vorbește o singură dată. Cine licitează cel mai mult ia atâtea cărți.
towers-board-ref-all = Fiecare carte luată trebuie pusă pe turnul de felul ei.
towers-board-ref-towers = Construcția
towers-board-ref-falls = Valorile scad spre vârf; o carte egală nu se potrivește.
towers-board-ref-remove = Înainte de a construi poți îndepărta cartea din vârful unui turn, dar niciodată un 0.
towers-board-ref-points = Puncte
towers-board-ref-card = Fiecare carte: 1, într-un turn cu acoperiș: 2
towers-board-ref-longest = Turnul tău cel mai înalt: încă 1 pentru fiecare carte
towers-board-ref-removed = Cărți îndepărtate: –1 pentru prima, –2 pentru a doua, –3 pentru a treia și așa mai departe
towers-board-ref-end = Sfârșitul: runda în care teancul de tragere se termină a doua oară.
towers-board-ref-now = Acum ai
towers-board-first-pass = Prima trecere prin teanc
towers-board-second-pass = A doua și ultima trecere prin teanc
towers-board-left = În teancul de tragere mai sunt:
towers-board-special-0 = 0 este un acoperiș: dublează turnul și îl încheie definitiv.
towers-board-special-8 = Pe un 8 se poate așeza orice carte.
towers-board-special-9 = Un 9 se poate așeza pe orice carte în afară de 0.

## 5 turnuri: lecția

towers-lesson-goal = Bun venit! Construiești cel mult cinci turnuri, câte unul de fiecare fel. La sfârșit fiecare carte din ele e un punct, iar turnul tău cel mai înalt contează încă o dată.
towers-lesson-auction = Aceste cinci cărți sunt scoase la licitație în fiecare rundă. Nu oferi bani, ci spui câte cărți vei lua. Cine spune cel mai mult alege – și trebuie să le pună pe toate.
towers-lesson-open = Tu deschizi. Trei dintre aceste cărți ți se potrivesc: licitează 3.
towers-lesson-open-instead = Și așa ar fi voie. De data asta licitează 3 și vei vedea de ce.
towers-lesson-take = Botul spune pas, deci tu alegi. Pe un turn fiecare carte trebuie să fie mai mică decât cea de dedesubt, așa că cele mari lasă loc. Ia cele mai mari trei.
towers-lesson-take-instead = Și cartea aceea merge, dar cele mai mari lasă mai mult loc. Ia cărțile luminate.
towers-lesson-nothing-yet = Înainte să construiești poți îndepărta o carte de pe un turn al tău. Încă nu ai niciunul, deci lasă totul așa cum e.
towers-lesson-build = Acum pune-le: fiecare începe un turn.
# $points (number) of the learner
towers-lesson-points = Punctele tale de până acum: { $points }. Câte unul de fiecare carte, iar turnul cel mai înalt încă o dată.
# $bid (number) is the bot's
towers-lesson-overbid = Acum a deschis botul, cu { $bid }. Fiecare vorbește o singură dată: oferi mai mult sau spui pas. Licitează 2.
towers-lesson-overbid-instead = Poate altă dată. Acum licitează 2: două dintre cărți se potrivesc cu turnurile tale.
towers-lesson-falling = Ia un 12 de fier vechi, care începe un turn, și un 7 de dulciuri: se potrivește, fiindcă e mai mic decât 12.
towers-lesson-keep = Acum ai putea îndepărta cartea de sus a unui turn, ca să faci loc. Prima dată costă 1 punct, a doua oară 2, a treia oară 3. Ai loc destul: lasă totul așa cum e.
towers-lesson-keep-instead = Asta te-ar costa un punct și o carte. Lasă totul așa cum e.
towers-lesson-second = Pune-le pe amândouă. Dacă două cărți sunt de același fel, întâi o pui pe cea mai mare.
towers-lesson-nine = Turnul tău de dulciuri se termină cu 7: se potrivesc doar cărți mai mici. Dar două valori sunt speciale: un 9 merge pe orice, în afară de acoperiș, iar pe un 8 merge orice. Și uite aici un 9 de dulciuri!
# $bid (number) is the bot's
towers-lesson-three = Botul licitează { $bid }. Oferă 3.
towers-lesson-on-seven = Ia un 9 de dulciuri, un 14 bântuit și un 9 de nisip.
towers-lesson-keep-again = Nicio carte nu trebuie să facă loc: lasă totul așa cum e.
towers-lesson-on-seven-build = Pune-le. Privește: 9 merge pe 7, iar turnul poate crește din nou.
towers-lesson-roof = Un 0 este un acoperiș. Dublează fiecare carte a turnului său, inclusiv pe sine. Dar pe el nu mai merge nimic și nu poate fi îndepărtat.
# $bid (number) is the bot's
towers-lesson-roof-bid = Botul licitează { $bid }. Licitează 2.
towers-lesson-roof-take = Ia 0 bântuit și 7 de plante.
towers-lesson-roof-build = Pune-le: acoperișul pe turnul bântuit, iar 7 pe 15 de plante.
# $cards (number) in the roofed tower, $tower (number) its points, $points (number) of the learner
towers-lesson-doubled = Turnul cu acoperiș: aduce acum { $tower } în loc de { $cards }. În total ai acum { $points }.
towers-lesson-trap = Și iată capcana: apar 12 și 3 bântuit, iar amândouă s-ar fi potrivit. Un acoperiș pus prea devreme închide calea pentru tot ce ar mai putea veni.
# $bid (number) is the bot's
towers-lesson-pass = Botul licitează { $bid }. Numerele care nu luminează sunt mai mult decât poți pune. Spune pas: nu costă nimic.
# $cards (number) in the draw pile
towers-lesson-end = E bine să știi sfârșitul dinainte: când se termină teancul, din cărțile decartate se face altul; când se termină și acela, jocul s-a încheiat. Cărți în teanc acum: { $cards }. Pune deci acoperișurile târziu – dar nu prea târziu.
towers-lesson-free = Asta e tot ce-ți trebuie. Tu deschizi runda următoare, iar de aici joci cum vrei. Distracție plăcută!

## 5 turnuri: sfaturi

towers-hint-dear = O ofertă mai mare te-ar obliga să îndepărtezi o carte, iar asta costă { points }.
towers-hint-harm = Pentru o ofertă mai mare ar trebui probabil să pui și cartea { towers-card }, care închide mai mult decât aduce.
towers-hint-final = Cine licitează pentru toate cărțile nu mai poate fi întrecut.
towers-hint-outbid = Cu o ofertă mai mică ai pierde probabil cartea { towers-card }, care se potrivește și altcuiva.
towers-hint-all-fit = Fără să îndepărtezi nimic poți pune { cards }, iar asta aduce mai mult decât închide.
towers-hint-keep = Nu îndepărtezi nimic: altfel ai plăti acum { points }, iar data viitoare și mai mult.
towers-hint-unblock = Fără cartea { towers-card }, turnul poate crește din nou, iar asta valorează mai mult decât costul îndepărtării ({ points }).
towers-hint-roof-now = Acoperișul dublează turnul tău { towers-suit.of }, care are acum { cards }.
towers-hint-roof-later = Turnul tău { towers-suit.of } mai poate crește, așa că acoperișul poate aștepta. Cărți potrivite care mai pot veni: { $fitting }.
towers-hint-eight = Peste un { towers-card } poate urma orice carte de același fel: turnul rămâne larg deschis.
towers-hint-nine = Un { towers-card } se poate pune peste un { $top }, iar apoi turnul poate crește din nou.
towers-hint-start = Într-un turn care începe cu un { towers-card } mai încap multe cărți.
towers-hint-room = Lasă mai mult loc pe turnul tău { towers-suit.of }. Cărți potrivite care mai pot veni: { $fitting } în loc de { $fewer }.
towers-hint-tallest = Turnul tău { towers-suit.of } este cel mai înalt, deci fiecare carte a lui contează încă o dată.
towers-hint-order = În această ordine, în vârf ajunge cartea { towers-card }, iar peste ea mai încap altele.
