## Karty: nazwa, .rule działanie, .note wyjaśnienia, .short nazwa z miękkimi łącznikami

dominion-copper = Miedź
    .rule = Wartość: 1 moneta.
    .note = Nic nie kosztuje, ale kupienie jej i tak zużywa zakup.
dominion-silver = Srebro
    .rule = Wartość: 2 monety.
    .note = Zagrywane w fazie zakupów. Nie zużywa się: trafia z innymi kartami na stos kart odrzuconych.
dominion-gold = Złoto
    .rule = Wartość: 3 monety.
    .note = Zagrywane w fazie zakupów. Nie zużywa się: trafia z innymi kartami na stos kart odrzuconych.
dominion-estate = Posiadłość
    .rule = 1 punkt zwycięstwa.
    .note = Każdy zaczyna z trzema takimi kartami. Nie pochodzą one ze stosu w zasobach.
    .short = Posia{"\u00AD"}dłość
dominion-duchy = Księstwo
    .rule = 3 punkty zwycięstwa.
    .note = W trakcie gry nic nie robi; liczy się na końcu, gdziekolwiek leży.
dominion-province = Prowincja
    .rule = 6 punktów zwycięstwa.
    .note = Gdy zniknie ostatnia, gra kończy się po tej turze.
    .short = Prowin{"\u00AD"}cja
dominion-curse = Klątwa
    .rule = −1 punkt zwycięstwa.
    .note = Nie jest kartą zwycięstwa. Kosztuje 0, więc można ją kupić lub zdobyć jak każdą inną kartę z zasobów.
dominion-adventurer = Awanturnik
    .rule = Odsłaniaj karty z talii, aż pojawią się 2 skarby. Weź je na rękę, a pozostałe karty odrzuć.
    .note = Gdy talia się skończy, przetasuj odrzucone karty, ale bez kart już odsłoniętych. Jeśli skarbów jest za mało, dostajesz tylko te znalezione.
    .short = Awantur{"\u00AD"}nik
dominion-bureaucrat = Biurokrata
    .rule = Zdobądź kartę Srebro na wierzch talii. Każdy inny gracz kładzie kartę zwycięstwa z ręki na wierzch swojej talii albo pokazuje rękę bez takich kart.
    .note = Gdy kart zwycięstwa jest kilka, wybiera ich właściciel. Ogrody się liczą, Klątwa nie. Gdy zabraknie kart Srebro, atak i tak działa.
    .short = Biuro{"\u00AD"}krata
dominion-cellar = Piwnica
    .rule = +1 akcja. Odrzuć dowolną liczbę kart, a potem dobierz tyle samo.
    .note = Najpierw wybierz wszystkie karty, potem dobieraj. Jeśli talia się skończy, właśnie odrzucone karty też są tasowane.
dominion-chancellor = Kanclerz
    .rule = +2 monety. Możesz przełożyć całą talię na stos kart odrzuconych.
    .note = Zdecyduj od razu, zanim zrobisz cokolwiek innego. Talii nie wolno przeglądać.
dominion-chapel = Kaplica
    .rule = Usuń z ręki do 4 kart.
    .note = Nie może usunąć samej siebie, ale może usunąć z ręki inną kartę Kaplica.
dominion-council-room = Sala obrad
    .rule = +4 karty. +1 zakup. Każdy inny gracz dobiera kartę.
    .note = Pozostali muszą dobrać. To nie jest atak, więc Fosa przed nim nie chroni.
dominion-feast = Uczta
    .rule = Usuń tę kartę. Zdobądź kartę o koszcie do 5.
    .note = Monety nie podnoszą limitu. Podwojona przez kartę Sala tronowa daje dwie karty, choć usuwa się ją tylko raz.
dominion-festival = Festyn
    .rule = +2 akcje. +1 zakup. +2 monety.
    .note = Monety przydają się tylko w fazie zakupów tej tury.
dominion-gardens = Ogrody
    .rule = 1 punkt zwycięstwa za każde pełne 10 twoich kart.
    .note = Liczą się wszystkie twoje karty, ta również; usunięte nie. 39 kart: 3 punkty, 40 kart: 4.
dominion-laboratory = Laboratorium
    .rule = +2 karty. +1 akcja.
    .note = Gdy w talii są mniej niż dwie karty, przetasuj odrzucone i dobieraj dalej.
    .short = Labora{"\u00AD"}torium
dominion-library = Biblioteka
    .rule = Dobieraj karty, aż będziesz mieć 7 na ręce. Dobrane w ten sposób akcje możesz odkładać na bok; na końcu je odrzuć.
    .note = O każdej akcji decydujesz w chwili dobrania. Odłożonych kart się nie tasuje. Mając na ręce 7 lub więcej kart, nic nie dobierasz.
    .short = Biblio{"\u00AD"}teka
dominion-market = Targowisko
    .rule = +1 karta. +1 akcja. +1 zakup. +1 moneta.
    .note = Moneta i zakup czekają na fazę zakupów tej tury.
    .short = Targo{"\u00AD"}wisko
dominion-militia = Milicja
    .rule = +2 monety. Każdy inny gracz odrzuca karty, aż zostaną mu 3 na ręce.
    .note = Każdy sam wybiera swoje karty. Kto ma 3 karty lub mniej, nic nie odrzuca.
dominion-mine = Kopalnia
    .rule = Usuń skarb z ręki. Zdobądź na rękę skarb droższy najwyżej o 3.
    .note = Nowy skarb można wydać jeszcze w tej turze. Może kosztować tyle samo lub mniej. Jeśli masz skarb na ręce, musisz jakiś usunąć.
dominion-moat = Fosa
    .rule = +2 karty. Gdy inny gracz zagrywa atak, możesz pokazać tę kartę z ręki: ten atak na ciebie nie działa.
    .note = Zostaje na ręce i można ją pokazać znowu przy następnym ataku. Chroni tylko ciebie; atakujący zachowuje swoje korzyści.
dominion-moneylender = Lichwiarz
    .rule = Usuń z ręki kartę Miedź. Jeśli to zrobisz: +3 monety.
    .note = Jeśli masz na ręce kartę Miedź, musisz ją usunąć. Bez niej nie ma monet.
    .short = Lich{"\u00AD"}wiarz
dominion-remodel = Przebudowa
    .rule = Usuń kartę z ręki. Zdobądź kartę droższą najwyżej o 2.
    .note = Nie może usunąć samej siebie. Nowa karta może być tańsza lub taka sama; monety nie podnoszą limitu. Klątwa liczy się jako 0.
    .short = Przebu{"\u00AD"}dowa
dominion-smithy = Kuźnia
    .rule = +3 karty.
    .note = Gdy w talii są mniej niż trzy karty, przetasuj odrzucone i dobieraj dalej.
dominion-spy = Szpieg
    .rule = +1 karta. +1 akcja. Każdy gracz, ty też, odsłania wierzchnią kartę swojej talii; ty decydujesz, czy ją odrzucić, czy zostawić.
    .note = Najpierw dobierasz. Potem odsłaniasz swoją kartę, a po niej po kolei pozostali. Fosa chroni tylko właściciela.
dominion-thief = Złodziej
    .rule = Każdy inny gracz odsłania 2 karty z talii. Jeśli jest wśród nich skarb, jeden usuwasz; resztę się odrzuca. Możesz zdobyć dowolne z usuniętych skarbów.
    .note = Najwyżej jeden skarb od każdego gracza. Zdobyć można tylko skarby usunięte właśnie teraz; trafiają na twój stos kart odrzuconych.
dominion-throne-room = Sala tronowa
    .rule = Wybierz akcję z ręki i zagraj ją dwa razy.
    .note = Drugie zagranie nie zużywa akcji. Pierwsze kończy się, zanim zacznie się drugie. Jeśli wybierzesz drugą kartę Sala tronowa, zagrasz dwie różne karty, każdą dwa razy.
dominion-village = Wioska
    .rule = +1 karta. +2 akcje.
    .note = Zużywa jedną akcję, a daje dwie: zostaje o jedną więcej niż przedtem.
dominion-witch = Wiedźma
    .rule = +2 karty. Każdy inny gracz zdobywa kartę Klątwa.
    .note = Gdy kart Klątwa nie starcza dla wszystkich, rozdaje się je w kolejności graczy. Nawet bez nich dobierasz karty.
dominion-woodcutter = Drwal
    .rule = +1 zakup. +2 monety.
    .note = Oba zakupy opłaca się z tych samych monet: muszą starczyć na łączny koszt.
dominion-workshop = Warsztat
    .rule = Zdobądź kartę o koszcie do 4.
    .note = Z zasobów na stos kart odrzuconych. Nie zużywa zakupu; monety nie podnoszą limitu.

## Rodzaje, miejsca, liczniki, fazy

dominion-kind-action = Akcja
dominion-kind-treasure = Skarb
dominion-kind-victory = Zwycięstwo
dominion-kind-curse = Klątwa
dominion-kind-attack = Atak
dominion-kind-reaction = Reakcja

dominion-zone-hand = Ręka
dominion-zone-deck = Talia
dominion-zone-discard = Karty odrzucone
dominion-zone-play = W grze
dominion-zone-supply = Zasoby
dominion-zone-trash = Usunięte
dominion-zone-shown = Odsłonięte
dominion-zone-chosen = Wybrane
dominion-zone-aside = Odłożone
dominion-zone-looked = Dobrana karta
dominion-zone-loot = Właśnie usunięte

# .word stoi po liczbie, rysowanej osobno
dominion-counter-actions = Akcje
    .word = { $number ->
        [one] akcja
        [few] akcje
        [many] akcji
       *[other] akcji
    }
dominion-counter-buys = Zakupy
    .word = { $number ->
        [one] zakup
        [few] zakupy
        [many] zakupów
       *[other] zakupu
    }
dominion-counter-coins = Monety
    .word = { $number ->
        [one] moneta
        [few] monety
        [many] monet
       *[other] monety
    }
dominion-counter-empty-piles = Puste stosy
    .word = { $number ->
        [one] pusty stos
        [few] puste stosy
        [many] pustych stosów
       *[other] pustego stosu
    }
dominion-counter-provinces = Prowincje w zasobach
    .word = { $number ->
        [one] Prowincja w zasobach
        [few] Prowincje w zasobach
        [many] Prowincji w zasobach
       *[other] Prowincji w zasobach
    }

dominion-phase-action = Faza akcji
dominion-phase-buy = Faza zakupów

## Opcje gry

dominion-option-kingdom = Królestwo
    .help = Dziesięć rodzajów kart oprócz skarbów, kart zwycięstwa i klątw.
dominion-option-kingdom-first-game = Pierwsza gra
dominion-option-kingdom-big-money = Wielkie pieniądze
dominion-option-kingdom-interaction = Interakcja
dominion-option-kingdom-size-distortion = Zmiana proporcji
dominion-option-kingdom-village-square = Wiejski plac
dominion-option-kingdom-random = Losowe
dominion-option-kingdom-custom = Wybierz dziesięć
dominion-option-open-counts = Jawne liczby
    .help = Pokazuje, ile kart leży na stosach kart odrzuconych. Według zasad z pudełka są ukryte.
dominion-option-open-counts-true = pokazane
dominion-option-open-counts-false = ukryte
dominion-option-first = Pierwszy gracz
    .help = Kto zaczyna grę.
dominion-option-first-random = Losowo
dominion-option-first-0 = Miejsce 1
dominion-option-first-1 = Miejsce 2
dominion-option-first-2 = Miejsce 3
dominion-option-first-3 = Miejsce 4

## Co można zrobić: przyciski i wybory

dominion-do-play = Zagraj: { $card }
dominion-do-play-treasures = Zagraj wszystkie skarby
dominion-do-buy-phase = Zakończ fazę akcji
dominion-do-buy = Kup: { $card }
dominion-do-end-turn = Zakończ turę
dominion-do-discard = Odrzuć: { $card }
dominion-do-trash = Usuń: { $card }
dominion-do-gain = Zdobądź: { $card }
dominion-do-put-back = Połóż na talii: { $card }
dominion-do-double = Zagraj dwa razy: { $card }
dominion-do-reveal = Pokaż: { dominion-moat }
dominion-do-pass = Bez reakcji
dominion-do-done = Gotowe
    .cellar = { $chosen ->
        [0] Nic nie odrzucaj
       *[other] Odrzuć: { $chosen }, dobierz: { $chosen }
    }
    .chapel = Nie usuwaj więcej
    .thief-take = Nie zdobywaj więcej
dominion-do-flip = Przełóż talię na odrzucone
dominion-do-keep-deck = Zostaw talię
dominion-do-set-aside = Odłóż na bok
dominion-do-keep = Zatrzymaj
dominion-do-discard-top = Odrzuć
dominion-do-leave-top = Zostaw na talii
dominion-do-trash-shown = Usuń: { $card }
dominion-do-take = Zdobądź: { $card }

## Pytania: ask- do wybierającego, wait- do pozostałych ($player wybiera, $source to karta, która pyta)

dominion-ask-action = Twoja tura: zagraj akcję albo przejdź do zakupów
    .help = Zostało: { $actions ->
        [one] { $actions } akcja
        [few] { $actions } akcje
        [many] { $actions } akcji
       *[other] { $actions } akcji
    }
dominion-wait-action = { $player } może zagrać akcję
dominion-ask-buy = Twoja tura: kup kartę albo zakończ turę
    .help = { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }, { $buys ->
        [one] { $buys } zakup
        [few] { $buys } zakupy
        [many] { $buys } zakupów
       *[other] { $buys } zakupu
    }
dominion-wait-buy = { $player } robi zakupy
dominion-ask-cellar = { $source }: odrzuć dowolną liczbę kart
    .help = Wybrane: { $chosen }. Dobierzesz tyle samo.
dominion-wait-cellar = { $player } wybiera karty do odrzucenia ({ $source })
dominion-ask-chancellor = { $source }: przełożyć talię na stos kart odrzuconych?
dominion-wait-chancellor = { $player } decyduje o talii ({ $source })
dominion-ask-chapel = { $source }: usuń z ręki do { $left ->
        [one] { $left } karty
        [few] { $left } kart
        [many] { $left } kart
       *[other] { $left } karty
    }
dominion-wait-chapel = { $player } wybiera karty do usunięcia ({ $source })
dominion-ask-discard-down = { $source }: odrzuć { $left ->
        [one] { $left } kartę
        [few] { $left } karty
        [many] { $left } kart
       *[other] { $left } karty
    }
dominion-wait-discard-down = { $player } wybiera karty do odrzucenia ({ $source })
dominion-ask-bureaucrat = { $source }: połóż kartę zwycięstwa na wierzch talii
dominion-wait-bureaucrat = { $player } kładzie kartę na talię ({ $source })
dominion-ask-moat = Atak: { $source } ({ $attacker }). Pokazać kartę Fosa?
dominion-wait-moat = { $player } może zareagować ({ $source })
dominion-ask-throne-room = { $source }: wybierz akcję, zagrasz ją dwa razy
dominion-wait-throne-room = { $player } wybiera akcję ({ $source })
dominion-ask-gain = { $source }: zdobądź kartę o koszcie do { $limit }
    .help = Trafi na twój stos kart odrzuconych. Nie zużywa zakupu ani monet.
dominion-wait-gain = { $player } wybiera kartę do zdobycia ({ $source })
dominion-ask-gain-treasure = { $source }: zdobądź skarb o koszcie do { $limit }
    .help = Trafi na twoją rękę.
dominion-wait-gain-treasure = { $player } wybiera skarb do zdobycia ({ $source })
dominion-ask-remodel = { $source }: usuń kartę z ręki
    .help = Potem zdobędziesz kartę droższą najwyżej o 2.
dominion-wait-remodel = { $player } wybiera kartę do usunięcia ({ $source })
dominion-ask-mine = { $source }: usuń skarb z ręki
    .help = Potem zdobędziesz skarb droższy najwyżej o 3.
dominion-wait-mine = { $player } wybiera skarb do usunięcia ({ $source })
dominion-ask-library = { $source }: zatrzymać czy odłożyć na bok ({ $card })?
dominion-wait-library = { $player } zatrzymuje albo odkłada ({ $source })
dominion-ask-spy = { $source } ({ $victim }: { $card }): odrzucić?
    .help = Karta zostanie odrzucona albo pozostanie na talii.
dominion-wait-spy = { $player } decyduje ({ $source }, { $victim }: { $card })
dominion-ask-thief = { $source } ({ $victim }): wybierz skarb do usunięcia
dominion-wait-thief = { $player } wybiera skarb ({ $source }, { $victim })
dominion-ask-thief-take = { $source }: zdobądź usunięte skarby albo zakończ
dominion-wait-thief-take = { $player } wybiera, co zdobyć ({ $source })

## Ostrzeżenia, zanim coś przepadnie, i to, co wszyscy wiedzą poza tym, co leży na stole

dominion-warn-end = Zakończyć turę?
dominion-warn-treasures = Skarby wciąż na ręce: { $cards }
dominion-warn-buys = Zostało: { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }, { $buys ->
        [one] { $buys } zakup
        [few] { $buys } zakupy
        [many] { $buys } zakupów
       *[other] { $buys } zakupu
    }. W zasięgu: { $card }.
dominion-warn-back = Wróć do tury
dominion-warn-go = Zakończ turę
dominion-warn-phase = Zakończyć fazę akcji?
dominion-warn-actions = Akcje wciąż na ręce: { $cards }
dominion-warn-back-actions = Gram dalej akcje
dominion-warn-go-phase = Przejdź do zakupów
dominion-fact-deck-top = Wierzch talii ({ $player }): { $cards }
dominion-fact-in-hand = Na ręce ({ $player }): { $cards }

## Dziennik ($player; $card nazwa, $cards nazwy w wierszu, $top karta na wierzchu, $count); .seen dla tych, którzy widzą karty, gdy inni nie

dominion-log-start-turn = Tura { $number }: { $player }
dominion-log-play = { $player }: { $card }
dominion-log-play-treasures = { $player }: { $cards }, +{ $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
dominion-log-double = { $player } – zagrano dwa razy: { $card }
dominion-log-draw = { $player }: +{ $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
    .seen = { $player }: +{ $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } ({ $cards })
dominion-log-shuffle = { $player } – przetasowano odrzucone karty
dominion-log-actions = { $player }: +{ $count ->
        [one] { $count } akcja
        [few] { $count } akcje
        [many] { $count } akcji
       *[other] { $count } akcji
    }
dominion-log-buys = { $player }: +{ $count ->
        [one] { $count } zakup
        [few] { $count } zakupy
        [many] { $count } zakupów
       *[other] { $count } zakupu
    }
dominion-log-coins = { $player }: +{ $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
dominion-log-buy = { $player } – kupiono: { $card }
dominion-log-gain = { $player } – zdobyto: { $card }
dominion-log-gain-to-hand = { $player } – zdobyto na rękę: { $card }
dominion-log-gain-to-deck = { $player } – zdobyto na wierzch talii: { $card }
dominion-log-trash = { $player } – usunięto: { $card }
dominion-log-discard = { $player } – odrzucono { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }, na wierzchu: { $top }
    .seen = { $player } – odrzucono: { $cards }
dominion-log-discard-shown = { $player } – odrzucono: { $cards }
dominion-log-put-back = { $player } – położono na talii: { $card }
dominion-log-reveal = { $player } – odsłonięto: { $cards }
dominion-log-reveal-hand = { $count ->
        [0] { $player } – pokazano pustą rękę
       *[other] { $player } – pokazano rękę: { $cards }
    }
dominion-log-reveal-moat = { $player } – pokazano: { $card }, atak nie działa
dominion-log-set-aside = { $player } – odłożono na bok: { $card }
dominion-log-shown-to-hand = { $player } – wzięto na rękę: { $cards }
dominion-log-leave-shown = { $player } – pozostaje na talii: { $card }
dominion-log-discard-aside = { $player } – odrzucono odłożone karty: { $cards }
dominion-log-deck-to-discard = { $player } – przełożono talię na odrzucone, na wierzchu: { $card }
dominion-log-trash-shown = { $player } – usunięto: { $card }
dominion-log-take = { $player } – zdobyto z usuniętych: { $card }
dominion-log-pile-empty = Pusty stos: { $card }
dominion-log-no-effect = { $player }: { $card }, bez skutku
dominion-log-end-turn = { $player }: koniec tury
dominion-log-end-game = Koniec gry: { $reason ->
        [provinces] wyczerpał się stos Prowincja
       *[piles] wyczerpały się trzy stosy
    }

## Koniec

dominion-end-provinces = Wyczerpał się stos: Prowincja.
dominion-end-piles = Wyczerpały się trzy stosy.
dominion-sheet-total = Razem
dominion-sheet-turns = Rozegrane tury
dominion-sheet-tie-break = Równa liczba punktów: wygrywa, kto rozegrał mniej tur.
dominion-sheet-still-tied = Równa liczba punktów i tur: zwycięstwo jest wspólne.
dominion-sheet-count = { $card } × { $count }
