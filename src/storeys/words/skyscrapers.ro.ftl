## Zgârie-nori: nume

skyscrapers-title = Zgârie-nori
skyscrapers-line = Nituiește carte peste carte și urcă pe ce construiești – cu cât mai sus, cu atât mai multe puncte, numai să nu te blocheze cineva.
skyscrapers-kind =
    { $kind ->
        [base] Cărți de bază
        [upright] Cărți verticale
        [deck] Cărți orizontale
        [floor] Cărți de podea
       *[universal] Cărți universale
    }
skyscrapers-card =
    { $card ->
        [base] carte de bază
        [start] carte de bază de start
        [upright-T-worker] carte verticală cu muncitor (sus)
        [upright-V-worker] carte verticală cu muncitor (mijlocul vertical)
        [upright-LB-worker] carte verticală cu muncitor (stânga, jos)
        [upright-TV-worker] carte verticală cu muncitor (sus, mijlocul vertical)
        [upright-LTB-worker] carte verticală cu muncitor (stânga, sus, jos)
        [upright-LTD-worker] carte verticală cu muncitor (stânga, sus, diagonala urcătoare)
        [upright-L] carte verticală (stânga)
        [upright-H] carte verticală (mijlocul orizontal)
        [upright-D] carte verticală (diagonala urcătoare)
        [upright-LR] carte verticală (stânga, dreapta)
        [upright-LB] carte verticală (stânga, jos)
        [upright-LH] carte verticală (stânga, mijlocul orizontal)
        [upright-LD] carte verticală (stânga, diagonala urcătoare)
        [upright-LV] carte verticală (stânga, mijlocul vertical)
        [upright-VH] carte verticală (mijlocul vertical, mijlocul orizontal)
        [upright-LTV] carte verticală (stânga, sus, mijlocul vertical)
        [upright-LTD] carte verticală (stânga, sus, diagonala urcătoare)
        [upright-LBD] carte verticală (stânga, jos, diagonala urcătoare)
        [upright-LRT] carte verticală (stânga, dreapta, sus)
        [upright-LRD] carte verticală (stânga, dreapta, diagonala urcătoare)
        [upright-LRTB] carte verticală (stânga, dreapta, sus, jos)
        [deck-LV] carte orizontală (stânga, mijlocul vertical)
        [deck-LH] carte orizontală (stânga, mijlocul orizontal)
        [deck-VDE] carte orizontală (mijlocul vertical, diagonala urcătoare, diagonala coborâtoare)
        [floor-H-worker] carte de podea cu muncitor (mijlocul orizontal)
        [floor-LR-worker] carte de podea cu muncitor (stânga, dreapta)
        [floor-VH] carte de podea (mijlocul vertical, mijlocul orizontal)
        [floor-LR] carte de podea (stânga, dreapta)
        [floor-LRT] carte de podea (stânga, dreapta, sus)
        [floor-LRTB] carte de podea (stânga, dreapta, sus, jos)
        [universal-V-worker] carte universală cu muncitor (mijlocul vertical)
        [universal-LB-worker] carte universală cu muncitor (stânga, jos)
        [universal-D] carte universală (diagonala urcătoare)
        [universal-LB] carte universală (stânga, jos)
        [universal-LRT] carte universală (stânga, dreapta, sus)
        [universal-LRTB] carte universală (stânga, dreapta, sus, jos)
       *[other] o carte
    }
skyscrapers-player =
    { $seat ->
        [0] jucătorul 1
        [1] jucătorul 2
        [2] jucătorul 3
       *[3] jucătorul 4
    }

## Zgârie-nori: variante

skyscrapers-do-hire = Adaugă un muncitor: locul { $cell }
skyscrapers-do-card = Construiește cu: { skyscrapers-card }
skyscrapers-do-worker = Ridică muncitorul { $worker }
skyscrapers-do-brace = Ține clădirea
skyscrapers-do-slot = Nituiește aici: { $slot }
skyscrapers-do-turn = Întoarce așa: { $girders }
skyscrapers-do-shift = Mută fără cost pe aceeași carte: locul { $cell }
skyscrapers-do-move = Mută: locul { $cell }
skyscrapers-do-aside = Muncitorul de lângă nit: locul { $cell }
skyscrapers-do-return = Pune la loc muncitorul căzut: locul { $cell }
skyscrapers-do-forfeit = Pierde acțiunea: nu se poate face nimic
skyscrapers-do-start = Începe { $name }
skyscrapers-do-deal = Împarte: { skyscrapers-card }
skyscrapers-do-settled = Structura s-a stabilizat
skyscrapers-do-loose = Nitul nou nu este împins până la capăt
skyscrapers-do-collapse = O carte cade la sol
skyscrapers-do-fell = { $name }: cade muncitorul { $worker }
skyscrapers-do-broke = Se rupe nitul cărții { $card }
skyscrapers-do-pressed = Nitul este împins până la capăt
skyscrapers-do-slid = { $name }: alunecă muncitorul { $worker }
skyscrapers-do-rest = Se oprește în picioare: locul { $cell }
skyscrapers-do-lie = Se oprește culcat: locul { $cell }

## Zgârie-nori: ce s-a întâmplat

skyscrapers-log-hire = { $who } adaugă un muncitor.
skyscrapers-log-card = { $who } alege o carte pentru construcție: { skyscrapers-card }.
skyscrapers-log-worker = { $who } ridică muncitorul { $worker }.
skyscrapers-log-brace = { $who } ține clădirea.
skyscrapers-log-slot = { $who } alege îmbinarea, cu vârful cărții la înălțimea { $height }.
skyscrapers-log-turn =
    { $points ->
        [one] { $who } așază: { skyscrapers-card }, cu vârful la înălțimea { $height }, un punct.
        [few] { $who } așază: { skyscrapers-card }, cu vârful la înălțimea { $height }, { $points } puncte.
       *[other] { $who } așază: { skyscrapers-card }, cu vârful la înălțimea { $height }, { $points } de puncte.
    }
skyscrapers-log-shift = { $who } mută fără cost muncitorul pe cartea lui.
skyscrapers-log-move =
    { $height ->
        [0] { $who } mută muncitorul la sol.
       *[other] { $who } mută muncitorul pe o podea la înălțimea { $height }.
    }
skyscrapers-log-aside = { $who } spune unde stă muncitorul de lângă nit.
skyscrapers-log-return =
    { $height ->
        [0] { $who } pune la loc muncitorul căzut, la sol.
       *[other] { $who } pune la loc muncitorul căzut, pe o podea la înălțimea { $height }.
    }
skyscrapers-log-forfeit = { $who } nu poate face nimic și pierde o acțiune.
skyscrapers-log-start = Începe { $name }.
skyscrapers-log-deal = Carte împărțită: { skyscrapers-card }.
skyscrapers-log-settled = Structura s-a stabilizat.
skyscrapers-log-loose = Nitul nou nu este împins până la capăt.
skyscrapers-log-collapse = O carte cade la sol: clădirea s-a prăbușit.
skyscrapers-log-fell = { $name }: cade muncitorul { $worker }, de la înălțimea { $height }.
skyscrapers-log-broke = Se rupe un nit.
skyscrapers-log-pressed = Nitul este împins până la capăt.
skyscrapers-log-slid =
    { $height ->
        [0] { $name }: alunecă muncitorul { $worker }, la sol.
       *[other] { $name }: alunecă muncitorul { $worker }, de la înălțimea { $height }.
    }
skyscrapers-log-rest =
    { $way ->
        [along] Se oprește chiar alături, în picioare.
        [ground] Se oprește la sol, în picioare.
       *[floor] Se oprește pe o podea la înălțimea { $height }, în picioare.
    }
skyscrapers-log-lie =
    { $way ->
        [along] Se oprește chiar alături, culcat.
        [ground] Se oprește la sol, culcat.
       *[floor] Se oprește pe o podea la înălțimea { $height }, culcat.
    }
skyscrapers-hidden-move = { $who } se pregătește să construiască.
skyscrapers-hidden-chance = Carte împărțită: o vede numai cine a primit-o.
skyscrapers-piece = { skyscrapers-card }
skyscrapers-several-deal = Cărți împărțite: { $several }.
skyscrapers-turn-hire =
    { $count ->
        [one] adaugă un muncitor
        [few] adaugă { $count } muncitori
       *[other] adaugă { $count } de muncitori
    }
skyscrapers-turn-turn = așază { $several }
skyscrapers-turn-turn-piece = o carte până la înălțimea { $height } ({ points })
skyscrapers-turn-move = mută { $several }
skyscrapers-turn-move-piece =
    { $height ->
        [0] un muncitor la sol
       *[other] un muncitor la înălțimea { $height }
    }
skyscrapers-turn-forfeit =
    { $count ->
        [one] pierde o acțiune
        [few] pierde { $count } acțiuni
       *[other] pierde { $count } de acțiuni
    }
skyscrapers-turn-fell = { $several }
skyscrapers-turn-fell-piece = muncitorul { $worker } ({ $name }) cade de la înălțimea { $height }
skyscrapers-turn-rest = { $several }
skyscrapers-turn-rest-piece =
    { $way ->
        [along] muncitorul { $worker } ({ $name }) alunecă într-o parte
        [ground] muncitorul { $worker } ({ $name }) alunecă de la înălțimea { $from } la sol
       *[floor] muncitorul { $worker } ({ $name }) alunecă de la înălțimea { $from } la înălțimea { $height }
    }
skyscrapers-turn-lie = { $several }
skyscrapers-turn-lie-piece =
    { $way ->
        [along] muncitorul { $worker } ({ $name }) alunecă într-o parte și rămâne culcat
        [ground] muncitorul { $worker } ({ $name }) alunecă de la înălțimea { $from } la sol și rămâne culcat
       *[floor] muncitorul { $worker } ({ $name }) alunecă de la înălțimea { $from } la înălțimea { $height } și rămâne culcat
    }
skyscrapers-turn-loose =
    { $count ->
        [one] un nit nu este împins până la capăt
        [few] { $count } nituri nu sunt împinse până la capăt
       *[other] { $count } de nituri nu sunt împinse până la capăt
    }
skyscrapers-turn-pressed =
    { $count ->
        [one] nitul este apoi împins până la capăt
       *[other] niturile sunt apoi împinse până la capăt
    }
skyscrapers-turn-broke =
    { $count ->
        [one] se rupe un nit
        [few] se rup { $count } nituri
       *[other] se rup { $count } de nituri
    }
skyscrapers-turn-collapse = clădirea se prăbușește
skyscrapers-turn-return = { $several }
skyscrapers-turn-return-piece =
    { $height ->
        [0] { $who } pune la loc un muncitor, la sol
       *[other] { $who } pune la loc un muncitor, la înălțimea { $height }
    }
skyscrapers-note-out = { $name } iese din joc.
skyscrapers-note-fell = Pentru cădere, { $name } pierde { points }.
skyscrapers-note-reserve =
    { $workers ->
        [one] Muncitorul căzut ({ $name }) se întoarce în rezervă.
       *[other] Muncitorii căzuți ({ $name }) se întorc în rezervă.
    }
skyscrapers-note-emptied = { $name } a construit cu ultima carte din mână: { points }.
skyscrapers-note-cards-left = { $name } mai are în mână: { cards }, câte un punct mai puțin pentru fiecare.
skyscrapers-note-highest = { $name } are cei mai mulți muncitori la cel mai înalt nivel: { points }.

## Zgârie-nori: de ce e bună o mutare

skyscrapers-hint-last = Îți golește mâna: primești 5 puncte, iar fiecare carte rămasă în mâna altcuiva costă un punct.
skyscrapers-hint-double = Cartea ajunge astfel mai sus decât toate, deci se numără dublu: { points }.
skyscrapers-hint-points = Aduce mai mult pe loc: { points }.
skyscrapers-hint-base = Așază o carte de bază cât mai are unde.
skyscrapers-hint-card = Scapi de o carte din mână: cine construiește primul cu ultima carte din mână primește 5 puncte, iar fiecare carte rămasă costă un punct.
skyscrapers-hint-follow = După ea, muncitorii tăi ajung la un loc unde una dintre cărțile tale aduce { points }.
skyscrapers-hint-reach = După ea, muncitorii tăi ajung la locuri pentru mai multe dintre cărțile tale: { $cards }, iar după cealaltă mutare { $instead }.
skyscrapers-hint-room =
    { $cards ->
        [0] Toate cărțile tale mai au loc undeva; după cealaltă mutare ar rămâne fără loc: { $instead }.
       *[other] Mai puține dintre cărțile tale rămân fără loc: { $cards }, iar după cealaltă mutare { $instead }.
    }
skyscrapers-hint-free = Lasă liberă ieșirea; cealaltă mutare ți-ar închide un muncitor.
skyscrapers-hint-wall = Închide muncitorul altcuiva, care acolo nu mai poate face nimic.
skyscrapers-hint-highest = Ai atunci cei mai mulți muncitori pe cele mai înalte niveluri, ceea ce aduce 5 puncte dacă rămâne așa până la sfârșit.
skyscrapers-hint-deny = Le lasă celorlalți mai puțin: după cealaltă mutare, cineva ar putea ajunge la un loc care aduce { points }.
skyscrapers-hint-safe = Aici e mai puțin probabil să cadă ceva, iar fiecare muncitor căzut te costă 5 puncte.
skyscrapers-hint-hold = Să ții clădirea nu costă nimic, iar ce faci apoi o zguduie mai puțin.
skyscrapers-hint-shift = Mutarea pe aceeași carte nu costă nicio acțiune, iar după ea ajungi la un loc unde una dintre cărțile tale aduce { points }.

## Zgârie-nori: întrebări

skyscrapers-ask-starting = Se trage la sorți cine începe.
skyscrapers-ask-dealing = Se împart cărțile.
skyscrapers-ask-acting =
    { $actions ->
        [one] Adaugă un muncitor, construiește cu o carte sau mută un muncitor: a mai rămas { $actions } acțiune.
        [few] Adaugă un muncitor, construiește cu o carte sau mută un muncitor: au mai rămas { $actions } acțiuni.
       *[other] Adaugă un muncitor, construiește cu o carte sau mută un muncitor: au mai rămas { $actions } de acțiuni.
    }
skyscrapers-ask-placing = Alege unde o nituiești: { skyscrapers-card }.
skyscrapers-ask-turning = Alege cum întorci cartea: { skyscrapers-card }.
skyscrapers-ask-moving = Alege unde merge muncitorul { $worker }.
skyscrapers-ask-settling = Structura se stabilizează.
skyscrapers-ask-sliding = Alunecă muncitorul { $worker } ({ skyscrapers-player }).
skyscrapers-ask-pressing = Nitul este împins până la capăt.
skyscrapers-ask-returning = Muncitorul tău { $worker } a căzut: alege unde îl pui la loc.
skyscrapers-ask-aside = Nitul nou este lângă muncitorul { $worker } ({ skyscrapers-player }): alege unde stă pe cartea lui; poate și să rămână pe loc.
skyscrapers-ask-ended-emptied = Jocul s-a încheiat: cineva a construit cu ultima carte din mână.
skyscrapers-ask-ended-stalled = Jocul s-a încheiat: trei runde la rând nimeni nu a construit cu nicio carte.
skyscrapers-ask-ended-last-left = Jocul s-a încheiat: a rămas un singur jucător.
skyscrapers-ask-ended-collapsed = Jocul s-a încheiat: clădirea s-a prăbușit.

## Zgârie-nori: de ce nu

skyscrapers-why-unknown = Jocul acesta nu are o astfel de mutare.
skyscrapers-why-start-first = Mai întâi se trage la sorți cine începe.
skyscrapers-why-deal-first = Mai întâi se împart cărțile.
skyscrapers-why-act-first = Mai întâi alege o acțiune: adaugă un muncitor, construiește sau mută.
skyscrapers-why-slot-first = Mai întâi alege o îmbinare pentru cartea cu care construiești.
skyscrapers-why-turn-first = Mai întâi alege cum întorci cartea cu care construiești.
skyscrapers-why-cell-first = Mai întâi alege unde merge muncitorul pe care l-ai ridicat.
skyscrapers-why-settle-first = Mai întâi trebuie să se stabilizeze structura.
skyscrapers-why-rest-first = Mai întâi trebuie să se oprească muncitorul care alunecă.
skyscrapers-why-press-first = Mai întâi nitul trebuie împins până la capăt.
skyscrapers-why-return-first = Mai întâi se pun la loc muncitorii căzuți.
skyscrapers-why-aside-first = Mai întâi alege unde stă muncitorul de lângă nitul nou.
skyscrapers-why-over = Jocul s-a încheiat deja.
skyscrapers-why-no-such-seat =
    { $seats ->
        [one] La această masă este un singur jucător.
        [few] La această masă sunt numai { $seats } jucători.
       *[other] La această masă sunt numai { $seats } de jucători.
    }
skyscrapers-why-not-in-deck = Cartea aceasta a fost deja împărțită: { skyscrapers-card }.
skyscrapers-why-no-such-cell = Acolo nu poate sta nimeni: nu este nici podea dedesubt, nici carte de bază alături.
skyscrapers-why-not-beside-a-base-card = Locul acesta nu este la nivelul solului: un muncitor nou începe la sol, lângă o carte de bază.
skyscrapers-why-same-cell = Locul acesta este lângă două cărți de bază și se numără o singură dată.
skyscrapers-why-another-card = Locul acesta este pe altă carte, iar muncitorul trebuie să rămână pe a lui.
skyscrapers-why-cell-closed = Locul acesta este închis: niciun drum nu duce acolo din afară.
skyscrapers-why-reserve-empty = Nu mai ai niciun muncitor în rezervă.
skyscrapers-why-something-to-do = Mai poți adăuga un muncitor, construi sau muta: o acțiune se pierde numai când nu se poate face nimic.
skyscrapers-why-not-in-hand = Nu ai în mână această carte: { skyscrapers-card }.
skyscrapers-why-no-free-worker = Ai nevoie pe șantier de un muncitor care să nu fie blocat.
skyscrapers-why-no-place-for-card = Muncitorii tăi nu au unde să construiască cu această carte: { skyscrapers-card }.
skyscrapers-why-no-girder-for-card = Oriunde ar putea construi muncitorii tăi cu ea, nicio bară a acestei cărți nu ar fi conectată: { skyscrapers-card }.
skyscrapers-why-worker-not-on-site = Muncitorul tău { $worker } nu este pe șantier.
skyscrapers-why-worker-trapped = Muncitorul tău { $worker } este blocat.
skyscrapers-why-worker-cannot-leave = Muncitorul tău { $worker } nu poate pleca de pe cartea lui: nivelurile aflate la un pas nu au niciun loc deschis.
skyscrapers-why-no-path = La masa aceasta fiecare construiește cu mâna lui: du tu piesa la locul ei.
skyscrapers-why-path-numbers = Acesta nu este drumul unei mâini.
skyscrapers-why-path-few = Drumul acesta este prea scurt pentru o mână.
skyscrapers-why-path-many = Drumul acesta are prea multe puncte.
skyscrapers-why-path-start = Drumul acesta nu începe unde se află piesa.
skyscrapers-why-path-time = Pe drumul acesta timpul nu merge înainte.
skyscrapers-why-path-long = Drumul acesta durează prea mult: piesa se așază în cel mult 10 secunde.
skyscrapers-why-path-far = Drumul acesta duce prea departe de clădire.
skyscrapers-why-path-jump = Drumul acesta face salturi: nicio mână nu este atât de rapidă.
skyscrapers-why-path-press = Nicio mână nu apasă așa.
skyscrapers-why-nothing-to-brace = La această masă mâinile sunt liniștite: clădirea nu trebuie ținută.
skyscrapers-why-already-braced = Ții deja clădirea.
skyscrapers-why-no-such-slot = Nicio carte din structură nu are o muchie acolo.
skyscrapers-why-same-slot = Îmbinarea aceasta există deja la altă muchie și se numără o singură dată.
skyscrapers-why-half-level = Nicio carte nu poate sta orizontal la înălțimea 1, iar aici ar sta: nu există jumătăți de nivel.
skyscrapers-why-below-ground = Aici cartea ar ajunge sub nivelul solului.
skyscrapers-why-outside-site = Aici cartea ar ieși din șantier.
skyscrapers-why-only-base-on-ground = Aici cartea ar atinge solul, ceea ce pot face numai cărțile de bază.
skyscrapers-why-base-on-ground = O carte de bază trebuie să stea pe sol, iar aici nu ar sta.
skyscrapers-why-overlaps = Aici s-ar suprapune cu altă carte.
skyscrapers-why-crosses = Aici ar trece prin altă carte.
skyscrapers-why-cannot-slide-in = Nicio carte nu poate fi împinsă aici: din toate părțile stau altele în cale.
skyscrapers-why-not-upright = Această carte poate sta numai orizontal: { skyscrapers-card }.
skyscrapers-why-not-level = Această carte poate sta numai vertical: { skyscrapers-card }.
skyscrapers-why-deck-too-low = O carte orizontală trebuie să stea la înălțimea 3 sau mai sus: { skyscrapers-card }.
skyscrapers-why-out-of-reach = Aici cartea nu ar atinge nicio carte pe care o atinge un muncitor liber de-al tău.
skyscrapers-why-slot-not-connected = Aici nicio bară a acestei cărți nu ar fi conectată, oricum ai întoarce-o.
skyscrapers-why-no-such-turning = Această carte nu poate fi întoarsă așa încât barele să ajungă acolo: { skyscrapers-card }.
skyscrapers-why-same-turning = Barele ar fi în aceleași locuri: este aceeași întoarcere.
skyscrapers-why-printed-upright = Pe o carte așezată vertical, muncitorul desenat trebuie să stea în picioare.
skyscrapers-why-grass-down = O carte de bază stă întotdeauna cu iarba în jos.
skyscrapers-why-not-connected = Întoarsă așa, nicio bară a cărții nu ar fi conectată.
skyscrapers-why-same-card = Locul acesta este pe aceeași carte: muncitorul poate trece acolo fără cost, dar o mutare trebuie să se termine pe altă carte.
skyscrapers-why-stands-there = Muncitorul stă deja aici.
skyscrapers-why-not-one-step = Locul acesta este la mai mult de un pas: muncitorul se mută pe același nivel, cu un nivel mai sus sau cu un nivel mai jos, în același turn.
skyscrapers-why-level-closed = Niciun drum nu duce acolo: nivelul dintre ele nu are niciun loc deschis și nu se poate trece prin el.
skyscrapers-why-on-the-ground = Muncitorul tău { $worker } este la nivelul solului: fără cost se mută numai pe o podea.
skyscrapers-why-already-shifted = Muncitorul tău { $worker } a fost deja mutat fără cost înaintea acestei acțiuni.
skyscrapers-why-cannot-fall = Muncitorul { $worker } ({ skyscrapers-player }) nu poate cădea: cad numai muncitorii liberi de pe podele.
skyscrapers-why-cannot-slide = Muncitorul { $worker } ({ skyscrapers-player }) nu poate aluneca: alunecă numai muncitorii liberi de pe șantier, și fiecare o singură dată până când structura se stabilizează.
skyscrapers-why-no-rivet = Cartea aceea nu are nit.
skyscrapers-why-rivet-already-broken = Nitul cărții aceleia este deja rupt.
skyscrapers-why-no-new-rivet = Nu există niciun nit nou care să poată rămâne neîmpins până la capăt.
skyscrapers-why-nothing-to-collapse = Pe șantier stau numai cărți de bază: nu are ce să cadă.

## Zgârie-nori: punctaj

skyscrapers-score-girders = Bare conectate
skyscrapers-score-printed = Muncitori desenați
skyscrapers-score-doubled = Punctaj dublat pentru cărțile mai înalte decât toate
skyscrapers-score-falls = Muncitori doborâți: { $workers }
skyscrapers-score-emptied = A construit cu ultima carte din mână
skyscrapers-score-cards-left = Rămase în mână: { cards }
skyscrapers-score-highest = Cei mai mulți muncitori la cel mai înalt nivel
skyscrapers-score-out-trapped = Eliminare: toți muncitorii sunt blocați
skyscrapers-score-out-falls = Eliminare: căderile au dus punctajul la capătul traseului
skyscrapers-score-out-collapse = Eliminare: clădirea s-a prăbușit în mâinile acestui jucător

## Zgârie-nori: regulile mesei

skyscrapers-option-pairs = Puncte pentru bare
skyscrapers-option-pairs-value =
    { $value ->
        [0] câte 1 punct pentru fiecare bară conectată
       *[1] câte 1 punct pentru fiecare pereche de bare conectate
    }
skyscrapers-option-play_out_the_round = Când cineva a construit cu ultima carte
skyscrapers-option-play_out_the_round-value =
    { $value ->
        [0] jocul se termină imediat
       *[1] runda se joacă până la capăt
    }
skyscrapers-option-hands = Mâini
skyscrapers-option-hands-value =
    { $value ->
        [0] liniștite – nu cade niciodată nimic
        [1] sigure – din când în când cade un muncitor
        [2] tremurătoare – muncitorii cad des, iar clădirea se poate prăbuși
       *[3] ale voastre – contează cum vă mișcați mâna
    }
skyscrapers-option-lowest_space = Traseul de punctaj se termină la
skyscrapers-option-lowest_space-value =
    { $value ->
        [-15] –15
       *[-10] –10
    }

## Zgârie-nori: masa în terminal

skyscrapers-cli-actions = Acțiuni rămase: { $actions }
skyscrapers-cli-top = Înălțimea clădirii: { $top }
skyscrapers-cli-idle = Ture fără carte nouă: { $turns } din { $limit }
skyscrapers-cli-braced = Clădirea este ținută
skyscrapers-cli-ground = Nivelul solului
skyscrapers-cli-height = Înălțimea { $height }
skyscrapers-cli-level = nivelul { $level }
skyscrapers-cli-hand = în mână: { cards }
skyscrapers-cli-bases = cărți de bază: { $bases }
skyscrapers-cli-reserve = în rezervă: { $reserve }
skyscrapers-cli-out = eliminat
skyscrapers-cli-trapped = blocat
skyscrapers-cli-lying = culcat
skyscrapers-cli-fallen = căzut
skyscrapers-cli-chosen = Aleasă: { skyscrapers-card }
skyscrapers-cli-corner = locul x,y,z: colțul din stânga jos
skyscrapers-cli-open = deschis
skyscrapers-cli-closed = închis
skyscrapers-cli-deck = carte orizontală
skyscrapers-cli-possible = de ales
skyscrapers-cli-printed = muncitor desenat

### Regulamentul jocului Zgârie-nori

skyscrapers-rulebook-intro = Conduceți echipe de constructori, 2 până la 4 jucători, pe același șantier. Nituiți cărți pătrate de muchiile cărților aflate deja în structură, iar muncitorii voștri urcă pe tot ce s-a construit, oricine ar fi făcut-o. Fiecare carte nouă aduce câte un punct pentru fiecare bară conectată la structură și de două ori mai mult dacă se ridică deasupra tuturor. Cine construiește cu ultima carte din mână încheie jocul, iar echipa aflată cel mai sus primește un bonus. Aveți grijă să nu vă blocheze cineva muncitorii – și, dacă masa vrea așa, să nu vă tremure mâna.
skyscrapers-section-lattice = Rețeaua
skyscrapers-rule-S-1 = Totul stă pe o rețea a cărei unitate este jumătate din latura unei cărți; în aceste unități se măsoară și înălțimea, de la sol în sus. O carte este un pătrat de 2 pe 2 unități. Ea stă fie vertical, de la vest la est sau de la sud la nord, fie orizontal; centrul ei se află întotdeauna într-un punct al rețelei.
skyscrapers-rule-S-2 = Fiecare carte nouă este ținută de un singur nit, în gaura ei centrală și nicăieri altundeva. Nitul se prinde la mijlocul unei muchii a unei cărți din structură, în unghi drept cu acea carte, astfel încât muchia trece pe linia de mijloc a cărții noi. Fiecare carte din structură are deci 4 asemenea locuri, numite îmbinări, câte una pe fiecare muchie.
skyscrapers-rule-S-3 = Două cărți nu se pot suprapune în același plan și nici nu pot trece una prin interiorul celeilalte. O muchie lipită de o față sau de altă muchie este permisă: acesta este un contact. Două cărți se ating când au în comun o linie lungă de cel puțin 1 unitate.
skyscrapers-rule-S-4 = Nu există jumătăți de nivel: nimic nu stă în afara rețelei și nicio carte nu stă orizontal la înălțimea 1. Podelele se află deci la înălțimile 2, 3, 4 și așa mai departe.
skyscrapers-rule-S-5 = Numai cărțile de bază pot și trebuie să atingă nivelul solului: o carte de bază stă vertical, cu muchia de jos pe sol. Punctul cel mai de jos al oricărei alte cărți este la înălțimea 1 sau mai sus. Nicio parte a unei cărți nu poate ieși din șantier, care este un pătrat de 16 pe 16 unități, cu H-ul în mijloc. De exemplu, pornind de la H poți pune o podea pe muchia de sus a unui picior și apoi, pe muchia podelei, o carte verticală cu muchia de jos la înălțimea 1; pe latura piciorului aceeași carte ar ajunge la sol, așa că acolo poate sta numai o carte de bază.
skyscrapers-rule-S-6 = La început, trei cărți de bază formează un H în mijlocul șantierului: o carte transversală, de la vest la est, și câte un picior de-a curmezișul fiecăruia dintre cele două capete ale ei.
skyscrapers-rule-S-7 = O carte trebuie să poată fi împinsă drept în îmbinarea ei, pe tot drumul din afară, dintr-una dintre cele patru părți sau de sus, dar nu de jos, fără să treacă prin interiorul altei cărți. Ea poate aluneca de-a lungul muchiilor, chiar și între o muchie de deasupra și una de dedesubt.
skyscrapers-rule-S-8 = Un loc este un cub cu latura de 1 unitate. Un muncitor stă într-un loc: la nivelul solului sau pe unul dintre cele patru sferturi ale unei podele. În același loc pot sta oricât de mulți muncitori. Un muncitor atinge podeaua pe care stă și fiecare carte care acoperă o întreagă latură verticală a locului său; o carte de deasupra lui sau una pe care o întâlnește numai la un colț nu se socotește.
skyscrapers-rule-S-9 = Un loc este deschis dacă se poate ajunge la el din afară, pas cu pas, prin locuri vecine între care nu se află nicio carte. O carte orizontală nu este o piedică, pentru că barele ei lasă destul spațiu; pe sub nivelul solului nu există însă drum. Un muncitor aflat într-un loc care nu este deschis este blocat. De exemplu, un muncitor stă într-o nișă a H-ului, pe cartea transversală se află un acoperiș, iar pe muchiile din față ale ambelor picioare sunt nituite cărți de bază: ultima dintre aceste cărți îl blochează.
skyscrapers-section-cards = Cărțile
skyscrapers-rule-S-10 = Sunt 36 de cărți de construcție, 3 cărți de bază de start și câte 2 cărți de bază de culoarea fiecărui jucător. O carte verticală poate sta numai vertical. O carte orizontală poate sta numai orizontal, la înălțimea 3 sau mai sus; este făcută din bare deschise, așa că nimeni nu poate sta pe ea și nu creează un nivel. O carte de podea poate sta numai orizontal; muncitorii pot sta pe ea și ea creează un nivel. O carte universală poate sta vertical, ca o carte verticală, sau orizontal, ca o podea, dar nu este niciodată carte de bază.
skyscrapers-rule-S-11 = Pe o carte sunt desenate bare metalice. O bară este dreaptă și trece prin trei dintre cele nouă noduri ale cărții, care sunt colțurile, mijloacele muchiilor și centrul: ea merge de-a lungul uneia dintre cele patru muchii, al uneia dintre cele două linii de mijloc sau al uneia dintre cele două diagonale. Poți întoarce și oglindi o carte cum vrei, cu două excepții: pe o carte așezată vertical, muncitorul desenat trebuie să stea în picioare, iar o carte de bază stă cu iarba în jos. Întoarcerile care pun barele în aceleași locuri se numără ca una singură. Desenele jocului tipărit nu se găsesc în nicio sursă publică, așa că acestea sunt ale noastre.
skyscrapers-rule-S-12 = O bară a unei cărți noi este conectată dacă unul dintre nodurile ei se află în același punct cu un nod al unei bare de pe o carte pe care cartea nouă o atinge.
skyscrapers-section-setup = Aranjarea jocului
skyscrapers-rule-S-13 = Fiecare are 5 muncitori în rezervă și 0 puncte. Se trage la sorți cine începe (regulile tipărite întreabă cine a urcat cel mai sus în viață). Apoi se împart cărțile de construcție, una câte una în jurul mesei, începând cu jucătorul 1: câte 15 în 2 jucători, câte 12 în 3 jucători, câte 9 în 4 jucători; cele rămase ies din joc. Cele 2 cărți de bază de culoarea ta, care sunt la fel, intră și ele în mână: acum ai 17, 14 sau 11 cărți. Cărțile din mână sunt secrete; din ce s-a construit reiese numai câte ai și câte dintre ele sunt de bază.
skyscrapers-section-turn = O tură
skyscrapers-rule-S-14 = În tura ta faci exact 3 acțiuni, în orice combinație și ordine: adaugi un muncitor, construiești, muți. O acțiune fără nicio posibilitate permisă se pierde. Se întâmplă rar, pentru că un muncitor din rezervă poate fi adăugat oricând, iar unul liber de la sol poate fi mutat oricând: este nevoie de niveluri închise (S-19) care îi țin pe loc pe toți ceilalți.
skyscrapers-rule-S-15 = Adăugarea unui muncitor: pune un muncitor din rezervă într-un loc deschis de la nivelul solului care are pe una dintre laturi o carte de bază, a oricui ar fi. Muncitorul poate atinge două cărți de bază.
skyscrapers-rule-S-16 = Construcția: pune o carte din mână într-o îmbinare permisă, întoarsă într-un fel permis, cu cel puțin o bară conectată (S-12). La locul ei, cartea trebuie să atingă o carte pe care o atinge unul dintre muncitorii tăi, iar acest muncitor nu trebuie să fi fost blocat înainte ca noua carte să fie acolo.
skyscrapers-rule-S-17 = Un muncitor de pe o podea este lângă nitul nou dacă nitul se află la un colț al locului său și locul este încă deschis. Pentru fiecare asemenea muncitor, al oricui ar fi, în ordinea jucătorilor și a numerelor muncitorilor, jucătorul activ alege un loc deschis de pe cartea pe care se află muncitorul; acesta poate și să rămână pe loc. Nu se întreabă despre un muncitor care nu ar putea decât să rămână și nici după sfârșitul jocului.
skyscrapers-rule-S-18 = Mutarea: unul dintre muncitorii tăi care nu este blocat trece în orice loc deschis de pe același nivel al turnului său, cu un nivel mai sus sau cu un nivel mai jos; la nivelul solului, în orice loc în care se poate adăuga un muncitor (S-15). O mutare trebuie să se termine pe altă carte sau, la nivelul solului, în alt loc. Mutarea pe aceeași carte este fără cost: înaintea fiecărei acțiuni poți muta o dată fiecare muncitor al tău care nu este blocat în alt loc deschis de pe cartea lui. De exemplu, un muncitor de la nivelul solului poate merge la altă carte de bază sau urca la nivelul 1; unul de la nivelul 1 poate coborî, se poate muta pe nivelul 1 sau poate urca la nivelul 2.
skyscrapers-rule-S-19 = Pentru înălțimea fiecărei podele ia toate cărțile al căror vârf este la acea înălțime sau mai sus, inclusiv cele orizontale și cele de bază, și vezi care dintre ele se ating, direct sau prin altele. Podelele de la acea înălțime dintr-un asemenea grup formează un nivel al unui turn. Nivelul de sub el este cel mai apropiat nivel mai jos al cărui grup îl cuprinde pe acesta; dacă nu există, este nivelul solului. Un pas duce pe același nivel, la nivelul de dedesubt sau la un nivel imediat deasupra. Pe un nivel fără niciun loc deschis nu se poate opri nimeni și nici nu se poate trece prin el: la ce este dincolo nu se poate ajunge de aici până când ceva construit nu deschide alt drum. Când o carte leagă două turnuri, li se pot uni și nivelurile. De exemplu, de pe un nivel 1 se ridică două turnuri care nu se ating: de acolo se poate urca la nivelul 2 al oricăruia, dar de la un nivel 2 la celălalt este nevoie de două acțiuni, în jos și din nou în sus.
skyscrapers-rule-S-20 = Dacă muți același muncitor de mai multe ori într-o tură, fiecare mutare este o acțiune separată, la capătul căreia muncitorul trebuie să stea stabil într-un loc.
skyscrapers-section-score = Punctajul și sfârșitul jocului
skyscrapers-rule-S-21 = O carte așezată aduce puncte imediat: 1 punct pentru fiecare bară conectată (S-12) și încă 1 pentru un muncitor desenat. Dacă vârful ei este strict mai sus decât vârful oricărei alte cărți, totul se dublează; cărțile de bază și primele podele de pe ele nu se dublează deci niciodată. De exemplu, o podea cu două bare conectate și un muncitor desenat aduce (2 + 1) × 2 = 6 puncte dacă devine cea mai înaltă carte. La o masă se poate conveni ca, în locul fiecărei bare conectate, 1 punct să aducă fiecare pereche formată dintr-o bară nouă și una veche cu un nod comun.
skyscrapers-rule-S-22 = Dacă toți cei 5 muncitori ai tăi sunt pe șantier și blocați, ești eliminat: acțiunile rămase se pierd, cărțile din mână ies din joc, iar muncitorii rămân pe loc și nu mai contează la nimic. Aceasta se hotărăște înainte de S-23. Când rămâne un singur jucător, jocul se termină imediat ce muncitorii căzuți sunt puși la loc (S-28) și acel jucător a câștigat. Toți cei eliminați împart ultimul loc.
skyscrapers-rule-S-23 = Jocul se termină imediat când, ca jucător activ, construiești cu ultima carte din mână: primești 5 puncte, iar ceilalți pierd câte 1 punct pentru fiecare carte pe care o mai au în mână, inclusiv pentru cărțile de bază fără îmbinare. O mână în care sunt numai cărți de bază se socotește goală dacă pe tot șantierul nu mai există nicio îmbinare pentru o carte de bază; pentru aceste cărți de bază este scutit numai cel care încheie astfel jocul. Înainte de sfârșit sunt eliminați cei care au toți muncitorii blocați (S-22), iar dacă mâinile nu sunt liniștite, structura se stabilizează și muncitorii căzuți sunt puși la loc (S-28); nimeni nu se mai dă la o parte (S-17). La o masă se poate conveni ca runda să se joace până la capăt: atunci cei care urmează în acea rundă își mai joacă turele, iar cine își golește mâna într-una dintre ele primește și el cele 5 puncte și este scutit la fel.
skyscrapers-rule-S-24 = Apoi primește 5 puncte jucătorul care are cei mai mulți muncitori pe nivelul cel mai înalt, fără cei blocați. La egalitate decide nivelul următor, mai jos, și tot așa până la nivelul solului; dacă este egalitate peste tot, nu le primește nimeni. Nivelurile se compară după înălțime. Cei eliminați nu iau parte. De exemplu, Andreea și Filip au câte doi muncitori la nivelul 5 și câte unul la nivelul 4, mai mulți decât oricine altcineva; numai Filip are unul la nivelul 3, așa că el primește cele 5 puncte.
skyscrapers-rule-S-25 = Câștigă jucătorul cu cel mai mare scor; la egalitate pe primul loc se câștigă împreună. Dacă trei runde întregi nimeni nu construiește cu nicio carte, jocul se termină ca în S-23, dar fără cele 5 puncte pentru o mână goală, iar apoi urmează S-24.
skyscrapers-section-hands = Mâinile
skyscrapers-rule-S-26 = Masa alege între patru feluri de mâini care construiesc. Liniștite: nu cade niciodată nimic, iar jocul este strategie pură. Sigure sau tremurătoare: mâna mesei poartă cărțile și muncitorii, cu un tremur mic sau mare. Ale tale: contează cum duci piesa cu mausul sau cu degetul, pe ce drum și cu ce viteză.
skyscrapers-rule-S-27 = Dacă mâinile nu sunt liniștite, fiecare muncitor adăugat, fiecare mutare și fiecare construcție se desfășoară într-o simulare a clădirii: cărțile sunt ținute de nituri care se pot rupe, muncitorii stau liberi, mâna poartă piesa și îi dă drumul, iar structura se stabilizează. În joc contează numai ce s-a întâmplat și numai asta se scrie în jurnal: au căzut muncitori, au alunecat muncitori sau au fost duși în alt loc deschis, s-au rupt nituri, a căzut o carte. Un muncitor care a alunecat nu costă pe nimeni nimic și rămâne unde s-a oprit, în picioare sau culcat, până când îl mută stăpânul lui. Un nit rupt, singur, nu are niciun efect asupra regulilor.
skyscrapers-rule-S-28 = Pot cădea numai muncitorii de pe podele care nu sunt blocați. Mâna face și mutarea fără cost a unui muncitor, și așezarea lui la o parte în alt loc (S-17). Dacă prin acțiunea ta cad muncitori, pierzi 5 puncte pentru fiecare, al oricui ar fi. Ai tăi se întorc în rezerva ta. Ceilalți îi pun singuri la loc pe ai lor, în orice loc deschis de pe o podea sau în orice loc în care se poate adăuga un muncitor (S-15): de la tine în sensul acelor de ceasornic, mai întâi numerele mai mici, înainte de orice altceva; punerea la loc nu face să cadă nimic. Un muncitor căzut al unui jucător eliminat iese din joc.
skyscrapers-rule-S-29 = Dacă din cauza căderilor ajungi la ultimul spațiu negativ al traseului de punctaj sau mai jos de el, ești eliminat. Traseul se termină la –15 sau, dacă masa a convenit așa, la –10.
skyscrapers-rule-S-30 = Prăbușirea: dacă o carte care nu este de bază cade la nivelul solului, jocul se termină imediat. Jucătorul responsabil este eliminat; ceilalți își păstrează punctele, dar pierd câte 1 pentru fiecare carte din mână, inclusiv pentru cărțile de bază fără îmbinare, și nimeni nu primește cele 5 puncte din S-24. Cel mai bun dintre ei câștigă.
skyscrapers-rule-S-31 = Înaintea unei acțiuni poți ține clădirea. Nu costă nimic și înjumătățește tremurul care ajunge la clădire în timpul acelei acțiuni. Dacă o carte este lăsată prea departe de locul ei, nitul nu este împins până la capăt: ține mai puțin până când este împins. După regulile tipărite, oricare alt jucător poate cere acest lucru; aici se cere întotdeauna. De aceea, înainte de următoarea ta acțiune sau la sfârșitul turei tale, mâna împinge nitul până la capăt, și tot tu răspunzi pentru ce se întâmplă atunci.
skyscrapers-rule-S-32 = După regulile tipărite, o carte întoarsă greșit poate fi contestată până când devine activ jucătorul următor. Aici se pot alege numai întoarceri corecte, așa că nu este nimic de contestat.
# How places and cards are written in files and at the command line
skyscrapers-writing = x crește de la vest la est, y de la sud la nord, z în sus; nivelul solului este la z = 0, iar mijlocul șantierului la x = 0, y = 0. x@-1,0,2 este locul unei cărți care privește spre x și are centrul la x = –1, y = 0, z = 2; 0,-1,2 este locul al cărui colț cel mai de jos, cel de sud-vest, este la x = 0, y = –1, z = 2. L, R, T și B sunt barele de pe muchiile din stânga, din dreapta, de sus și de jos, V și H sunt liniile de mijloc, cea verticală și cea orizontală, D este diagonala din stânga jos în dreapta sus, iar E este cealaltă diagonală, privind astfel încât x (sau y, la o carte care privește spre x) să crească spre dreapta, iar z (sau y, la o carte orizontală ori o podea) în sus; * este un muncitor desenat. Cărți verticale: T* V* LB* TV* LTB* LTD* L H D LR LB LH LD LV VH LTV LTD LBD LRT LRD LRTB. Cărți orizontale: LV LH VDE. Cărți de podea: H* LR* VH LR LRT LRTB. Cărți universale: V* LB* D LB LRT LRTB. Cărți de bază: BV.

## Zgârie-nori: tabla

skyscrapers-board-ref-turn = Tura ta: 3 acțiuni, în orice combinație
skyscrapers-board-ref-hire = Adăugarea unui muncitor: din rezervă, într-un loc deschis de la sol, lângă o carte de bază.
skyscrapers-board-ref-build = Construcția: o carte care atinge o carte atinsă de un muncitor liber al tău, cu cel puțin o bară conectată.
skyscrapers-board-ref-move = Mutarea: un muncitor liber pe nivelul lui sau cu un nivel mai sus ori mai jos.
skyscrapers-board-ref-aside = Muncitorii de lângă nitul nou se dau la o parte, ai tăi și ai celorlalți: tu spui unde.
skyscrapers-board-ref-points = Puncte
skyscrapers-board-ref-girder = 1 pentru fiecare bară conectată, 1 pentru un muncitor desenat
skyscrapers-board-ref-highest = totul dublu, dacă această carte devine cea mai înaltă
skyscrapers-board-ref-trapped = Muncitorii blocați nu pot face nimic; cu toți cei 5 blocați ești eliminat.
skyscrapers-board-ref-end = Sfârșitul
skyscrapers-board-ref-empty = Cine construiește cu ultima carte încheie jocul: 5 puncte; ceilalți pierd câte 1 pentru fiecare carte din mână.
skyscrapers-board-ref-top = 5 puncte pentru cei mai mulți muncitori liberi pe nivelul cel mai înalt; la egalitate decide nivelul următor, mai jos.
skyscrapers-board-spot =
    { $across ->
        [none] { $along ->
             [none] în mijloc
             [north] { $deep } la nord
            *[south] { $deep } la sud
        }
        [east] { $along ->
             [none] { $far } la est
             [north] { $far } la est și { $deep } la nord
            *[south] { $far } la est și { $deep } la sud
        }
       *[west] { $along ->
             [none] { $far } la vest
             [north] { $far } la vest și { $deep } la nord
            *[south] { $far } la vest și { $deep } la sud
        }
    }
skyscrapers-board-slot-lying = Orizontal la { $height }, { skyscrapers-board-spot }
skyscrapers-board-slot-standing =
    { $axis ->
        [x] Vertical { $foot }–{ $top }, sud–nord, { skyscrapers-board-spot }
       *[y] Vertical { $foot }–{ $top }, vest–est, { skyscrapers-board-spot }
    }
skyscrapers-board-cell-floor =
    { $quarter ->
        [north-east] sfertul de nord-est al podelei de la înălțimea { $height }, { skyscrapers-board-spot }
        [north-west] sfertul de nord-vest al podelei de la înălțimea { $height }, { skyscrapers-board-spot }
        [south-east] sfertul de sud-est al podelei de la înălțimea { $height }, { skyscrapers-board-spot }
       *[south-west] sfertul de sud-vest al podelei de la înălțimea { $height }, { skyscrapers-board-spot }
    }
skyscrapers-board-cell-quarter =
    { $quarter ->
        [north-east] sfertul de nord-est, { skyscrapers-board-spot }
        [north-west] sfertul de nord-vest, { skyscrapers-board-spot }
        [south-east] sfertul de sud-est, { skyscrapers-board-spot }
       *[south-west] sfertul de sud-vest, { skyscrapers-board-spot }
    }
skyscrapers-board-cell-ground = nivelul solului, { skyscrapers-board-spot }
skyscrapers-board-do-slot = { $where }: { points }
skyscrapers-board-do-hire = Adaugă un muncitor: { $where }
skyscrapers-board-do-move = Mută: { $where }
skyscrapers-board-do-shift = Mută fără cost: { $where }
skyscrapers-board-do-aside = Dă la o parte: { $where }
skyscrapers-board-do-return = Pune înapoi: { $where }
skyscrapers-board-turning =
    { $connected ->
        [one] Bare: { $girders }; { $connected } conectată, { points }
        [few] Bare: { $girders }; { $connected } conectate, { points }
       *[other] Bare: { $girders }; { $connected } conectate, { points }
    }
skyscrapers-board-turning-doubled =
    { $connected ->
        [one] Bare: { $girders }; { $connected } conectată; depășește toate cărțile, deci punctele se dublează: { points }
        [few] Bare: { $girders }; { $connected } conectate; depășește toate cărțile, deci punctele se dublează: { points }
       *[other] Bare: { $girders }; { $connected } conectate; depășește toate cărțile, deci punctele se dublează: { points }
    }
skyscrapers-board-girder =
    { $girder ->
        [L] muchia stângă
        [R] muchia dreaptă
        [T] muchia de sus
        [B] muchia de jos
        [V] mijlocul vertical
        [H] mijlocul orizontal
        [D] diagonala urcătoare
       *[E] diagonala coborâtoare
    }
skyscrapers-board-turnings = Alege cum se întoarce cartea
skyscrapers-board-from-above = De sus
skyscrapers-board-from-north = Dinspre nord
skyscrapers-board-from-east = Dinspre est
skyscrapers-board-from-south = Dinspre sud
skyscrapers-board-from-west = Dinspre vest
skyscrapers-board-section = Secțiune
skyscrapers-board-section-where = Cât de adânc este tăiată clădirea
skyscrapers-board-turn-left = Rotește la stânga
skyscrapers-board-turn-right = Rotește la dreapta
skyscrapers-board-nearer = Mai aproape
skyscrapers-board-farther = Mai departe
skyscrapers-board-level = Estompează ce este mai sus
skyscrapers-board-whole = toată clădirea
skyscrapers-board-up-to = până la înălțimea { $height }
skyscrapers-board-hand = Mâna ta
skyscrapers-board-put-back = Pune înapoi în mână: { skyscrapers-card }
skyscrapers-board-actions =
    { $actions ->
        [one] A mai rămas { $actions } acțiune
        [few] Au mai rămas { $actions } acțiuni
       *[other] Au mai rămas { $actions } de acțiuni
    }
skyscrapers-board-out = Eliminat din joc
skyscrapers-board-cards = În mână: { cards }
skyscrapers-board-workers = Muncitori: { $site } pe șantier (blocați: { $trapped }), { $reserve } în rezervă
skyscrapers-board-plans = Clădirea pe niveluri, câte un desen pentru fiecare înălțime
skyscrapers-board-ground = Nivelul solului
skyscrapers-board-height = Înălțimea { $height }
# $places (number) to go to on one floor
skyscrapers-board-storey =
    { $height ->
        [0] Nivelul solului, locuri: { $places }
       *[other] Înălțimea { $height }, locuri: { $places }
    }
skyscrapers-board-level-number = nivelul { $level }
skyscrapers-board-stands = { $name }, muncitorul { $worker }: { $where }
skyscrapers-board-trapped = { $name }, muncitorul { $worker }, blocat: { $where }
skyscrapers-board-lying = { $name }, muncitorul { $worker }, culcat: { $where }
skyscrapers-board-hire = Adaugă muncitor (rezervă: { $reserve })
skyscrapers-board-forfeit = Renunță la acțiune
skyscrapers-board-braced = Clădirea este ținută.
skyscrapers-board-back = Pune înapoi
# what a hand does that carries a piece by pointer
skyscrapers-board-hand-take-card = Ia cartea și du-o la cerc.
skyscrapers-board-hand-take-worker = Ia muncitorul și du-l la cerc.
skyscrapers-board-hand-carry = Cu grijă: se leagănă odată cu mâna ta.
skyscrapers-board-hand-press = Ține acolo până se închide cercul: dacă îi dai drumul prea devreme, nu se prinde bine sau cade.
skyscrapers-board-hand-let-go = Nitul este apăsat până la capăt. Dă drumul!
skyscrapers-board-hand-rest = Așteaptă să nu se mai legene, apoi dă-i drumul: prea devreme, poate să cadă.
skyscrapers-board-hand-far = A fost prea departe de locul potrivit: nu s-a întâmplat nimic, încearcă din nou.
skyscrapers-board-hand-late = A durat peste 10 secunde: nu s-a întâmplat nimic, încearcă din nou.
skyscrapers-board-hand-steady = Cât de sigură îți este mâna, în procente
skyscrapers-board-hand-by-keys = Mai bine prin sincronizare
skyscrapers-board-hand-stop = Oprește
skyscrapers-board-hand-stop-how = Un indicator se leagănă încoace și încolo. Oprește-l de trei ori, de fiecare dată la mijloc.
skyscrapers-board-hand-stop-beside = Prima oprire: cu atât se abate mâna de la drum.
skyscrapers-board-hand-stop-along = A doua oprire: cu atât se oprește mâna prea devreme sau prea târziu.
skyscrapers-board-hand-stop-press = A treia oprire: atât de tare smucește mâna când apasă nitul.
skyscrapers-board-hand-stop-put-down = A treia oprire: atât de tare smucește mâna când așază muncitorul.
skyscrapers-board-hand-stop-late = Timp de un minut nimeni nu a oprit indicatorul: nu s-a întâmplat nimic, încearcă din nou.
# $millimetres (number) by which a stop has missed
skyscrapers-board-hand-off = Abatere: { $millimetres } mm.
# what a hand has done, shown again
skyscrapers-board-film-again = Încă o dată
skyscrapers-board-film-slowly = Cu încetinitorul
skyscrapers-board-film-skip = Sari peste
skyscrapers-board-brace = Ține clădirea: doar jumătate din tremur ajunge la ea
skyscrapers-board-brace-own = Ține clădirea cu cealaltă mână: doar jumătate din tremurul mâinii tale ajunge la ea
skyscrapers-board-held-card = Du cartea la cerc și ține-o acolo. Dacă îi dai drumul prea devreme, nu se prinde bine sau cade.
skyscrapers-board-held-worker = Du muncitorul la cerc și așteaptă să nu se mai legene. Dacă îi dai drumul prea devreme, poate să cadă.
skyscrapers-board-returning = { $name } ți-a doborât un muncitor.
# $name is the player in whose hands it happened
skyscrapers-board-collapsed = Clădirea s-a prăbușit! Căderea a provocat-o { $name }.
skyscrapers-board-flat = Vedere pe niveluri
skyscrapers-board-idle =
    { $turns ->
        [one] Nimeni nu construiește: jocul se termină peste { $turns } tură.
        [few] Nimeni nu construiește: jocul se termină peste { $turns } ture.
       *[other] Nimeni nu construiește: jocul se termină peste { $turns } de ture.
    }
skyscrapers-board-hiring = Adaugă un muncitor
skyscrapers-board-building = Construiește cu o carte
skyscrapers-board-moving = Mută un muncitor
# letters on a compass
skyscrapers-board-compass =
    { $wind ->
        [east] E
        [north] N
        [south] S
       *[west] V
    }

## Zgârie-nori: lecția

skyscrapers-lesson-goal = Bun venit! Construiți împreună un zgârie-nori, carte cu carte, și punctați pe loc: un punct pentru fiecare bară care întâlnește altă bară. Trage de șantier ca să-l rotești.
skyscrapers-lesson-actions = Ai trei acțiuni în fiecare tură: adaugi un muncitor, construiești cu o carte sau muți un muncitor, în orice combinație.
skyscrapers-lesson-hire = Construiești numai unde muncitorii tăi ating ceva, așa că începe prin a adăuga un muncitor: el vine pe sol, lângă primele cărți.
skyscrapers-lesson-hire-instead = Și acolo e loc. Alege locul luminat: de acolo se ating două cărți.
skyscrapers-lesson-hand = Aceasta e mâna ta; botul nu o vede. Cărțile verticale stau în picioare, podelele sunt culcate și țin muncitori, cărțile orizontale sunt culcate, dar nu țin pe nimeni, cele universale pot orice. Doar cărțile de bază de culoarea ta ating solul.
skyscrapers-lesson-base = Locurile pentru cărțile de bază sunt puține, așa că nu le ține mult. Alege una.
skyscrapers-lesson-base-instead = Îi vine rândul și acelei cărți. Mai întâi o carte de bază.
skyscrapers-lesson-base-place = Nitul din mijlocul cărții tale se prinde de muchia uneia care stă deja. Construiește acolo unde e luminat.
skyscrapers-lesson-base-place-instead = Și acela ar fi un loc. De data asta alege-l pe cel luminat.
# $points (number) of the learner
skyscrapers-lesson-girders = Puncte: { $points }, câte bare ale ei întâlnesc altele. Un muncitor desenat pe carte ar mai aduce unul.
skyscrapers-lesson-floor = Acum o podea, ca muncitorul tău să poată urca. Alege-o pe cea luminată.
skyscrapers-lesson-floor-place = Așaz-o la mijloc, peste primele trei cărți: acolo întâlnește cele mai multe bare.
skyscrapers-lesson-floor-place-instead = Și acolo ar ține, dar ar întâlni mai puține bare. Mijlocul e luminat.
skyscrapers-lesson-floor-turn = O carte poate fi rotită și oglindită. Așa se întâlnesc toate cele trei bare: 3 puncte. E a treia acțiune, deci îți încheie tura.
skyscrapers-lesson-floor-turn-instead = Așa s-ar întâlni doar două bare. Alege întoarcerea luminată.
# $points (number) of the learner
skyscrapers-lesson-others = Ai puncte: { $points }. Botul a adăugat doi muncitori și a construit cu o carte de bază: nici el nu face mai mult din trei acțiuni.
skyscrapers-lesson-climb = Un muncitor se mută pe nivelul său, cu un nivel mai sus sau mai jos. Alege-ți muncitorul și urcă-l pe podea.
skyscrapers-lesson-climb-instead = Se poate, dar mai sus e mai bine: pe podea, unde e luminat.
skyscrapers-lesson-upright = O carte mai înaltă decât toate celelalte contează dublu. De aici poți construi una: cartea verticală luminată, pe marginea podelei.
skyscrapers-lesson-upright-instead = Poate altă dată. Acum ia cartea luminată: are un muncitor desenat și devine cea mai înaltă.
skyscrapers-lesson-upright-turn = Se întâlnește o bară, e desenat un muncitor: 2, dublate 4. Construiește-o așa.
skyscrapers-lesson-aside = Noul nit îți împinge muncitorul. Tu spui unde se dă la o parte pe cartea lui: în colțul luminat.
# $points (number) of the learner
skyscrapers-lesson-doubled = Ai deja puncte: { $points }! Cine construiește apoi mai sus ia dublu, așa că merită să fii acolo.
skyscrapers-lesson-shift = Înaintea fiecărei acțiuni orice muncitor poate trece fără cost în alt colț al cărții lui. Alege-ți muncitorul și încearcă.
skyscrapers-lesson-second = Cu a treia acțiune adaugă un al doilea muncitor. Tura ta se încheie.
skyscrapers-lesson-second-instead = Ai voie. De data asta adaugă-l pe locul luminat; vei vedea ce se poate întâmpla acolo.
skyscrapers-lesson-trap = Iată capcana: cartea de bază a botului a închis nișa, iar al doilea muncitor al tău e blocat. Nu se poate muta, nu te ajută să construiești și nu contează la sfârșit. Cu toți cinci blocați ești eliminat.
skyscrapers-lesson-hands = La masa aceasta mâinile sunt calme. Unde tremură, poți ține clădirea înaintea unei acțiuni; muncitorii căzuți se pun la loc, iar cine i-a făcut să cadă plătește. O acțiune fără nicio posibilitate se pierde.
skyscrapers-lesson-end = Jocul se încheie imediat ce cineva construiește cu ultima carte din mână. Primește 5 puncte, iar ceilalți pierd câte 1 pentru fiecare carte rămasă. Urmărește deci câte cărți are fiecare.
skyscrapers-lesson-top = Apoi încă 5 puncte merg la cine are cei mai mulți muncitori liberi pe nivelul cel mai înalt.
skyscrapers-lesson-free = Asta e tot ce-ți trebuie. Ai trei acțiuni, iar de aici joci cum vrei. Distracție plăcută!
