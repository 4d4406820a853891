## Postacie: nazwa, .rule co robi, .note rozstrzygnięcia

citadels-assassin = Zabójczyni
    .rule = Wymień inną postać. Ginie: jej gracz milczy, gdy zostanie wywołana, i traci turę.
    .note = Zabita postać rangi 4 i tak przenosi koronę na koniec rundy.
citadels-witch = Wiedźma
    .rule = Pobierz zasoby, potem wymień inną postać. Gdy ona pobierze zasoby, jej tura się kończy, a ty grasz dalej jako ta postać.
    .note = Używasz własnych monet, ręki i miasta. Jeśli nikt nie ma tej postaci, twoja tura nie jest kontynuowana.
citadels-magistrate = Sędzia
    .rule = Połóż zakryte 3 nakazy na postaciach; 1 jest podpisany. Gdy właściciel tej postaci pierwszy raz w turze zapłaci za dzielnicę, możesz wziąć ją za darmo do swojego miasta.
    .note = Budujący odzyskuje monety. Nie dotyczy dzielnicy, której nazwę już masz, ani zbudowanej bez płacenia.
citadels-thief = Złodziej
    .rule = Wymień postać od rangi 3 wzwyż. Gdy się ujawni, zabierasz wszystkie monety jej gracza.
    .note = Nie zabitą i nie zaczarowaną. Monety przechodzą, zanim cokolwiek zostanie pobrane.
citadels-spy = Szpieg
    .rule = Wybierz gracza i rodzaj dzielnic, obejrzyj jego rękę. Za każdą kartę tego rodzaju weź od niego 1 monetę i dobierz 1 kartę.
    .note = Rodzaj wymieniasz, zanim spojrzysz. Gdy zabraknie monet, nadal dobierasz za każdą kartę.
citadels-blackmailer = Szantażystka
    .rule = Połóż zakryte 2 groźby na postaciach; 1 jest prawdziwa. Po pobraniu zasobów ich gracze płacą ci połowę monet albo odmawiają; wtedy możesz odkryć groźbę, a prawdziwa zabiera wszystkie monety.
    .note = Połowę zaokrągla się w dół. Nie na randze 1, zabitej ani zaczarowanej postaci.
    .short = Szanta{"\u00AD"}żystka
citadels-magician = Iluzjonistka
    .rule = Zamień się rękami z innym graczem albo odrzuć dowolną liczbę kart i dobierz tyle samo.
    .note = Zamiana jest możliwa nawet z pustą ręką. Odrzucone karty trafiają pod talię.
    .short = Iluzjo{"\u00AD"}nistka
citadels-wizard = Czarodziej
    .rule = Obejrzyj rękę innego gracza i wybierz kartę: weź ją albo zapłać i od razu zbuduj. Możesz budować dzielnice, które już masz.
    .note = Tak zbudowana dzielnica nie liczy się do limitu. Płaci się za nią monetami.
citadels-seer = Wróżka
    .rule = Weź losowo po karcie od każdego innego gracza, potem oddaj każdemu po karcie. Możesz zbudować do 2 dzielnic.
    .note = Gracze bez kart są pomijani w obie strony.
citadels-king = Król
    .rule = Weź koronę. 1 moneta za każdą twoją dzielnicę szlachecką.
    .note = Koronę trzeba wziąć, w wybranym momencie tury.
citadels-emperor = Cesarz
    .rule = Daj koronę innemu graczowi i weź za to 1 monetę albo losowo 1 kartę. 1 moneta za każdą twoją dzielnicę szlachecką.
    .note = Ani sobie, ani temu, kto ją ma. Wymaga co najmniej 3 graczy.
citadels-patrician = Patrycjusz
    .rule = Weź koronę. 1 karta za każdą twoją dzielnicę szlachecką.
    .note = Koronę trzeba wziąć, w wybranym momencie tury.
citadels-bishop = Biskup
    .rule = Postać rangi 8 nie może w tej rundzie ruszyć twoich dzielnic. 1 moneta za każdą twoją dzielnicę religijną.
    .note = Zabity Biskup nikogo nie chroni; zaczarowany chroni miasto Wiedźmy.
citadels-abbot = Opat
    .rule = 1 moneta albo 1 karta za każdą twoją dzielnicę religijną. Najbogatszy gracz daje ci 1 monetę, chyba że to ty.
    .note = Monety i karty można łączyć. Przy remisie wybierasz jednego; jeśli sam w nim jesteś, nic nie dostajesz.
citadels-cardinal = Kardynał
    .rule = Jeśli na dzielnicę brakuje ci monet, weź brakujące od jednego gracza, oddając po 1 karcie z ręki za monetę. 1 karta za każdą twoją dzielnicę religijną.
    .note = Dokładnie tyle, ile brakuje, od jednego gracza, który nie może odmówić; raz na turę.
citadels-merchant = Kupiec
    .rule = 1 dodatkowa moneta. 1 moneta za każdą twoją dzielnicę handlową.
    .note = Dodatkowa moneta nie zależy od tego, co pobierasz.
citadels-alchemist = Alchemik
    .rule = Na koniec tury odzyskujesz monety zapłacone za dzielnice.
    .note = Podczas budowy musisz mieć te monety. Podatek i inne opłaty nie wracają.
citadels-trader = Handlarz
    .rule = Dzielnice handlowe nie liczą się do twojego limitu. 1 moneta za każdą twoją dzielnicę handlową.
    .note = Dowolnie wiele dzielnic handlowych i jedna inna.
citadels-architect = Architektka
    .rule = 2 dodatkowe karty. Możesz zbudować do 3 dzielnic.
    .note = Dodatkowe karty nie zależą od tego, co pobierasz.
    .short = Archi{"\u00AD"}tektka
citadels-navigator = Nawigatorka
    .rule = 4 dodatkowe monety albo 4 dodatkowe karty. Nie możesz budować.
    .note = Nawet dzielnic, które nie liczą się do limitu.
    .short = Nawi{"\u00AD"}gatorka
citadels-scholar = Uczona
    .rule = Dobierz 7 kart, zatrzymaj 1, pozostałe wtasuj do talii. Możesz zbudować do 2 dzielnic.
    .note = Biblioteka niczego tu nie zmienia.
citadels-warlord = Generał
    .rule = Zburz dzielnicę, płacąc o 1 monetę mniej, niż wynosi jej koszt. 1 moneta za każdą twoją dzielnicę wojskową.
    .note = Nie w ukończonym mieście, nie u Biskupa, nie Fort. Własne wolno.
citadels-diplomat = Dyplomata
    .rule = Wymień jedną swoją dzielnicę na dzielnicę innego gracza; dopłać różnicę, jeśli jego kosztuje więcej. 1 moneta za każdą twoją dzielnicę wojskową.
    .note = Nie z ukończonego miasta, nie u Biskupa, bez Fortu. W żadnym mieście nie może powstać druga dzielnica o tej samej nazwie.
citadels-marshal = Marszałek
    .rule = Przejmij od innego gracza dzielnicę o koszcie do 3, płacąc mu jej koszt. 1 moneta za każdą twoją dzielnicę wojskową.
    .note = Nie z ukończonego miasta, nie u Biskupa, nie Fort, nie taką, jaką już masz.
citadels-queen = Królowa
    .rule = 3 monety, jeśli siedzisz obok gracza z postacią rangi 4.
    .note = Jeśli ta postać zginęła, monety dostajesz na koniec rundy.
citadels-artist = Artystka
    .rule = Połóż po 1 swojej monecie na najwyżej 2 swoich dzielnicach. Na stałe kosztują o 1 więcej.
    .note = Każda dzielnica raz w grze.
citadels-tax-collector = Poborca podatkowy
    .rule = Kto zbuduje dzielnicę, kładzie 1 monetę na tej karcie. Weź wszystkie leżące na niej monety.
    .note = Twoja tura jako Poborcy jest wolna od podatku. Kto nie ma już monet, nie płaci.

## Dzielnice

citadels-manor = Dwór
    .rule = Dzielnica szlachecka o koszcie 3.
    .note = Liczba kart: 5.
citadels-castle = Zamek
    .rule = Dzielnica szlachecka o koszcie 4.
    .note = Liczba kart: 4.
citadels-palace = Pałac
    .rule = Dzielnica szlachecka o koszcie 5.
    .note = Liczba kart: 3.
citadels-temple = Świątynia
    .rule = Dzielnica religijna o koszcie 1.
    .note = Liczba kart: 3.
citadels-church = Kościół
    .rule = Dzielnica religijna o koszcie 2.
    .note = Liczba kart: 3.
citadels-monastery = Klasztor
    .rule = Dzielnica religijna o koszcie 3.
    .note = Liczba kart: 3.
citadels-cathedral = Katedra
    .rule = Dzielnica religijna o koszcie 5.
    .note = Liczba kart: 2.
citadels-tavern = Tawerna
    .rule = Dzielnica handlowa o koszcie 1.
    .note = Liczba kart: 5.
citadels-market = Targowisko
    .rule = Dzielnica handlowa o koszcie 2.
    .note = Liczba kart: 4.
citadels-trading-post = Punkt handlowy
    .rule = Dzielnica handlowa o koszcie 2.
    .note = Liczba kart: 3.
citadels-docks = Doki
    .rule = Dzielnica handlowa o koszcie 3.
    .note = Liczba kart: 3.
citadels-harbor = Port
    .rule = Dzielnica handlowa o koszcie 4.
    .note = Liczba kart: 3.
citadels-town-hall = Ratusz
    .rule = Dzielnica handlowa o koszcie 5.
    .note = Liczba kart: 2.
citadels-watchtower = Strażnica
    .rule = Dzielnica wojskowa o koszcie 1.
    .note = Liczba kart: 3.
citadels-prison = Więzienie
    .rule = Dzielnica wojskowa o koszcie 2.
    .note = Liczba kart: 3.
citadels-barracks = Koszary
    .rule = Dzielnica wojskowa o koszcie 3.
    .note = Liczba kart: 3.
citadels-fortress = Forteca
    .rule = Dzielnica wojskowa o koszcie 5.
    .note = Liczba kart: 2.
citadels-armory = Zbrojownia
    .rule = W swojej turze możesz zburzyć ją oraz dowolną 1 inną dzielnicę.
    .note = Nie w ukończonym mieście. Biskup, Fort i Wielki Mur przed nią nie chronią.
citadels-basilica = Bazylika
    .rule = Na koniec gry: 1 punkt za każdą twoją dzielnicę o nieparzystym koszcie.
    .note = Upiększona dzielnica liczy się z wyższym kosztem.
citadels-capitol = Kapitol
    .rule = Na koniec gry: 3 punkty, jeśli masz co najmniej 3 dzielnice jednego rodzaju.
    .note = Tylko raz, niezależnie od liczby takich rodzajów.
citadels-dragon-gate = Smocza brama
    .rule = Na koniec gry: 2 punkty.
    .note = Oprócz jej kosztu.
citadels-factory = Fabryka
    .rule = Budowa twoich innych unikatowych dzielnic kosztuje o 1 monetę mniej.
    .note = Dla wszystkiego innego ich koszt się nie zmienia.
citadels-framework = Rusztowanie
    .rule = Możesz zbudować dzielnicę, burząc tę zamiast płacić.
    .note = Taka dzielnica liczy się do limitu, podlega podatkowi i nie można jej skonfiskować.
    .short = Ruszto{"\u00AD"}wanie
citadels-gold-mine = Kopalnia złota
    .rule = Pobierając monety, weź o 1 więcej.
    .note = Działa też w skróconej turze zaczarowanego gracza.
citadels-great-wall = Wielki Mur
    .rule = Postać rangi 8 płaci o 1 monetę więcej za pozostałe dzielnice twojego miasta.
    .note = Samego siebie nie chroni.
citadels-haunted-quarter = Nawiedzona dzielnica
    .rule = Na koniec gry liczy się jako wybrany przez ciebie rodzaj.
    .note = Najlepszy rodzaj wybierany jest sam. Wtedy nie jest już unikatowa.
citadels-imperial-treasury = Cesarski skarbiec
    .rule = Na koniec gry: 1 punkt za każdą monetę w twojej puli.
    .note = Monety na dzielnicach i na Poborcy się nie liczą.
citadels-ivory-tower = Samotna wieża
    .rule = Na koniec gry: 5 punktów, jeśli to twoja jedyna unikatowa dzielnica.
    .note = Nawiedzona dzielnica liczona jako inny rodzaj nie przeszkadza.
citadels-keep = Fort
    .rule = Postać rangi 8 nie może użyć na nim swojej zdolności.
    .note = Nie można go przez nią zburzyć, przejąć ani wymienić.
citadels-laboratory = Laboratorium
    .rule = Raz na turę: odrzuć kartę, aby otrzymać 2 monety.
    .note = Karta trafia pod talię.
    .short = Labora{"\u00AD"}torium
citadels-library = Biblioteka
    .rule = Pobierając karty, zatrzymaj wszystkie dobrane.
    .note = Możesz też pobierać karty tak, jakby jej nie było.
citadels-map-room = Komnata map
    .rule = Na koniec gry: 1 punkt za każdą kartę na ręce.
    .note = Tajny skarbiec na ręce też się liczy.
citadels-monument = Monument
    .rule = Nie można go zbudować, mając 5 lub więcej dzielnic. Przy ukończeniu miasta liczy się jako 2.
    .note = We wszystkim innym to jedna dzielnica.
citadels-museum = Muzeum
    .rule = Raz na turę: połóż pod nim kartę z ręki. Na koniec gry: 1 punkt za każdą kartę pod nim.
    .note = Karty przechodzą z nim do innego miasta; zburzone oddaje je pod talię.
citadels-necropolis = Nekropolia
    .rule = Możesz ją zbudować, burząc jedną ze swoich dzielnic zamiast płacić.
    .note = Może to być dowolna twoja dzielnica.
citadels-observatory = Obserwatorium
    .rule = Pobierając karty, dobierz 3.
    .note = Nadal zatrzymujesz jedną, a z Biblioteką wszystkie.
    .short = Obserwa{"\u00AD"}torium
citadels-park = Park
    .rule = Jeśli na koniec tury nie masz kart na ręce: 2 karty.
    .note = Nie w turze skróconej przez Wiedźmę.
citadels-poor-house = Dom biedoty
    .rule = Jeśli na koniec tury nie masz monet: 1 moneta.
    .note = Przed zwrotem monet Alchemika.
citadels-quarry = Kamieniołom
    .rule = Możesz budować dzielnice, które już masz.
    .note = Nie pomaga ich przejmować, wymieniać ani konfiskować.
    .short = Kamie{"\u00AD"}niołom
citadels-school-of-magic = Szkoła magii
    .rule = Przy pobieraniu monet lub kart za dzielnice liczy się jako wybrany przez ciebie rodzaj.
    .note = Nie przy punktowaniu i nie dla limitu Handlarza.
citadels-secret-vault = Tajny skarbiec
    .rule = Nie można go zbudować. Na koniec gry: 3 punkty, jeśli pokażesz go z ręki.
    .note = Dla Szpiega to karta unikatowa.
citadels-smithy = Kuźnia
    .rule = Raz na turę: zapłać 2 monety, aby otrzymać 3 karty.
    .note = Alchemik nie odzyskuje tych monet.
citadels-stables = Stajnie
    .rule = Jej budowa nie liczy się do limitu w turze.
    .note = Nawigatorka i tak nie może ich zbudować.
citadels-statue = Pomnik
    .rule = Na koniec gry: 5 punktów, jeśli masz koronę.
    .note = Po przeniesieniu korony przez zabitą postać rangi 4.
citadels-theater = Teatr
    .rule = Po każdej fazie wyboru możesz zamienić się postaciami z innym graczem.
    .note = Najpierw nic nie widzisz. Przy dwóch postaciach wybierasz swoją, a jego losujesz.
citadels-thieves-den = Kryjówka złodziei
    .rule = Dowolną część jej kosztu możesz zapłacić kartami z ręki, 1 karta za 1 monetę.
    .note = Po konfiskacie wracają tylko monety.
citadels-wishing-well = Studnia życzeń
    .rule = Na koniec gry: 1 punkt za każdą twoją unikatową dzielnicę, łącznie z nią.
    .note = Nawiedzona dzielnica liczona jako inny rodzaj nic nie dodaje.

## Rodzaje, obszary, liczniki, fazy

citadels-kind-noble = Szlachecka
citadels-kind-religious = Religijna
citadels-kind-trade = Handlowa
citadels-kind-military = Wojskowa
citadels-kind-unique = Unikatowa
citadels-noble = szlachecka
citadels-religious = religijna
citadels-trade = handlowa
citadels-military = wojskowa
citadels-unique = unikatowa
citadels-flower = prawdziwa
citadels-blank = pusta
citadels-gather = pobierz zasoby
citadels-take-crown = weź koronę
citadels-give-crown = przekaż koronę
citadels-zone-cast = Postacie w grze
citadels-zone-face-up = Odrzucone odkryte
citadels-zone-face-down = Odrzucone zakryte
citadels-zone-pack = Postacie do wyboru
citadels-zone-role = Postać
citadels-zone-hand = Ręka
citadels-zone-city = Miasto
citadels-zone-museum = Pod Muzeum
citadels-zone-deck = Talia
citadels-zone-drawn = Dobrane
citadels-zone-looked = Oglądana ręka
citadels-zone-chosen = Wybrane
citadels-zone-site = W budowie
citadels-counter-gold = Monety
    .word = { $number ->
        [one] moneta
        [few] monety
        [many] monet
       *[other] monety
    }
citadels-counter-to-build = Dzielnice do ukończenia
    .word = { $number ->
        [one] dzielnica do ukończenia
        [few] dzielnice do ukończenia
        [many] dzielnic do ukończenia
       *[other] dzielnicy do ukończenia
    }
citadels-counter-builds = Budowy w tej turze
    .word = { $number ->
        [one] budowa
        [few] budowy
        [many] budów
       *[other] budowy
    }
citadels-counter-tax = Podatek
    .word = { $number ->
        [one] moneta podatku
        [few] monety podatku
        [many] monet podatku
       *[other] monety podatku
    }
citadels-counter-round = Runda
    .word = { $number ->
        [one] runda
        [few] rundy
        [many] rund
       *[other] rundy
    }
citadels-phase-selection = Faza wyboru
citadels-phase-theater = Teatr
citadels-phase-turns = Faza tur
citadels-phase-round-end = Koniec rundy
citadels-state-face-up = odrzucona odkryta
citadels-state-revealed = ujawniona
citadels-state-mine = twoja
citadels-state-absent = nikt nie odpowiedział
citadels-state-unknown = nieznana
citadels-mark-killed = zabita
citadels-mark-robbed = okradana
citadels-mark-bewitched = zaczarowana
citadels-mark-warrant = nakaz
citadels-mark-signed = podpisany nakaz
citadels-mark-threat = groźba
citadels-mark-flower = prawdziwa groźba

## Ustawienia rozgrywki

citadels-option-characters = Postacie
    .help = Po jednej postaci każdej rangi.
    .missing = Wybierz po jednej postaci na rangę; teraz: { $count }.
citadels-option-characters-first-game = Pierwsza rozgrywka
citadels-option-characters-devious-dignitaries = Sprytni dygnitarze
citadels-option-characters-illustrious-emissaries = Wpływowi wysłannicy
citadels-option-characters-vicious-nobles = Mściwa szlachta
citadels-option-characters-ambitious-aristocrats = Ambitni arystokraci
citadels-option-characters-cunning-agents = Przebiegli agenci
citadels-option-characters-tenacious-delegates = Wytrwali delegaci
citadels-option-characters-random = Losowe
    .help = Po jednej na rangę, losowane na początku gry.
citadels-option-characters-custom = Wybierz po jednej na rangę
citadels-option-uniques = Unikatowe dzielnice
    .help = Czternaście wtasowanych do talii.
    .missing = Wybierz dokładnie czternaście; teraz: { $count }.
citadels-option-uniques-preset = Jak w zestawie postaci
    .help = Czternaście, które należą do wybranych postaci.
citadels-option-uniques-first-game = Pierwsza rozgrywka
citadels-option-uniques-devious-dignitaries = Sprytni dygnitarze
citadels-option-uniques-illustrious-emissaries = Wpływowi wysłannicy
citadels-option-uniques-vicious-nobles = Mściwa szlachta
citadels-option-uniques-ambitious-aristocrats = Ambitni arystokraci
citadels-option-uniques-cunning-agents = Przebiegli agenci
citadels-option-uniques-tenacious-delegates = Wytrwali delegaci
citadels-option-uniques-random = Losowe
    .help = Czternaście losowanych na początku gry.
citadels-option-uniques-custom = Wybierz czternaście
citadels-option-nine = Ranga 9
    .help = Dziewiąta postać przy 4–7 graczach. Przy 3 i 8 jest zawsze, przy 2 nigdy.
citadels-option-nine-true = z rangą 9
citadels-option-nine-false = bez rangi 9
citadels-option-crown = Korona
    .help = Kto ma koronę na początku.
citadels-option-crown-random = Losowo
citadels-option-crown-0 = Miejsce 1
citadels-option-crown-1 = Miejsce 2
citadels-option-crown-2 = Miejsce 3
citadels-option-crown-3 = Miejsce 4
citadels-option-crown-4 = Miejsce 5
citadels-option-crown-5 = Miejsce 6
citadels-option-crown-6 = Miejsce 7
citadels-option-crown-7 = Miejsce 8

## Co można zrobić: przyciski i wybory

citadels-do-gather-gold = Pobierz monety
citadels-do-gather-cards = Pobierz karty
citadels-do-gather-and-choose = Pobierz karty, zatrzymaj jedną
citadels-do-take-crown = Weź koronę
citadels-do-income = Pobierz dochód
citadels-do-extra-gold = Weź dodatkową monetę
citadels-do-extra-cards = Weź dodatkowe karty
citadels-do-sail-for-gold = 4 monety
citadels-do-sail-for-cards = 4 karty
citadels-do-study = Dobierz 7 kart
citadels-do-divine = Weź kartę od każdego
citadels-do-redraw = Odrzuć i dobierz
citadels-do-favor = 3 monety obok rangi 4
citadels-do-collect-taxes = Zbierz podatek
citadels-do-place-warrants = Połóż nakazy
citadels-do-place-threats = Połóż groźby
citadels-do-use-smithy = Kuźnia: 2 monety za 3 karty
citadels-do-use-laboratory = Laboratorium: karta za 2 monety
citadels-do-use-museum = Muzeum: połóż pod nim kartę
citadels-do-end-turn = Zakończ turę
citadels-do-bribe = Zapłać łapówkę
citadels-do-refuse = Odmów
citadels-do-reveal = Odkryj groźbę
citadels-do-leave = Zostaw zakrytą
citadels-do-confiscate = Skonfiskuj
citadels-do-pass = Pozwól zbudować
citadels-do-done = Gotowe
citadels-do-claim-gold = Weź 1 monetę
citadels-do-claim-card = Weź 1 kartę
citadels-do-claim-nothing = Nie bierz nic
citadels-do-no-swap = Bez zamiany
citadels-do-crown = Korona: { $player }
citadels-do-tithe = 1 moneta: { $player }
citadels-do-spy-on = Szpieguj: { $player }
citadels-do-swap-hands = Zamień ręce: { $player }
citadels-do-look-at = Obejrzyj rękę: { $player }
citadels-do-destroy-at = Zburz dzielnicę: { $player }
citadels-do-seize-from = Przejmij dzielnicę: { $player }
citadels-do-exchange-with = Wymień dzielnice: { $player }
citadels-do-armory-at = Zbrojownia, zburz dzielnicę: { $player }
citadels-do-borrow-from = Pożycz: { $player }
citadels-do-swap-with = Zamień postacie: { $player }
citadels-do-look-for-noble = Szlacheckie
citadels-do-look-for-religious = Religijne
citadels-do-look-for-trade = Handlowe
citadels-do-look-for-military = Wojskowe
citadels-do-look-for-unique = Unikatowe
citadels-do-as-cards = Karty: { $number }
citadels-do-kill = Zabij: { $card }
citadels-do-bewitch = Zaczaruj: { $card }
citadels-do-rob = Okradnij: { $card }
citadels-do-warrant = Nakaz: { $card }
citadels-do-sign = Podpisany nakaz: { $card }
citadels-do-threaten = Groźba: { $card }
citadels-do-flower = Prawdziwa groźba: { $card }
citadels-do-pick = Zatrzymaj: { $card }
citadels-do-lay-aside = Odłóż: { $card }
citadels-do-offer = Oddaj: { $card }
citadels-do-build = Zbuduj: { $card }
citadels-do-build-by-framework = Zbuduj, burząc Rusztowanie: { $card }
citadels-do-build-with-loan = Zbuduj z pożyczką: { $card }
citadels-do-build-by-sacrifice = Zbuduj za dzielnicę: { $card }
citadels-do-build-with-cards = Zbuduj za karty: { $card }
citadels-do-keep = Zatrzymaj: { $card }
citadels-do-discard = Odrzuć: { $card }
citadels-do-store = Połóż pod nim: { $card }
citadels-do-pay = Zapłać kartą: { $card }
citadels-do-give = Oddaj: { $card }
citadels-do-take = Weź: { $card }
citadels-do-build-taken = Zbuduj od razu: { $card }
citadels-do-beautify = Upiększ: { $card }
citadels-do-destroy = Zburz: { $card }
citadels-do-destroy-beautified = Zburz (upiększona): { $card }
citadels-do-seize = Przejmij: { $card }
citadels-do-seize-beautified = Przejmij (upiększona): { $card }
citadels-do-get = Weź w zamian: { $card }
citadels-do-get-beautified = Weź w zamian (upiększona): { $card }
citadels-do-give-up = Daj w zamian: { $card }
citadels-do-give-up-beautified = Daj w zamian (upiększona): { $card }
citadels-do-sacrifice = Zburz własną: { $card }
citadels-do-sacrifice-beautified = Zburz własną (upiększona): { $card }

## Pytania: ask- do wybierającego, wait- do pozostałych ($player wybiera, $source pyta)

citadels-ask-pick = Zatrzymaj postać
citadels-wait-pick = { $player } wybiera postać
citadels-ask-lay-aside = Odłóż zakrytą postać
citadels-wait-lay-aside = { $player } odkłada postać
citadels-ask-theater = { $source }: zamienić się z kimś postaciami?
citadels-wait-theater = { $player } może zamienić postacie
citadels-ask-offer = { $source } ({ $victim }): którą postać oddajesz?
citadels-wait-offer = { $player } zamienia postacie ({ $victim })
citadels-ask-turn = Twoja tura: { $source }
citadels-wait-turn = { $player } gra: { $source }
citadels-ask-turn-must = Twoja tura: { $source } (jeszcze: { $must })
citadels-wait-turn-must = { $player } gra: { $source } (jeszcze: { $must })
citadels-ask-gather = Pobierz monety albo karty
citadels-wait-gather = { $player } pobiera zasoby
citadels-ask-keep = Zatrzymaj jedną: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
citadels-wait-keep = { $player } zatrzymuje kartę (z { $count })
citadels-ask-study = { $source }, zatrzymaj jedną: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
citadels-wait-study = { $player } zatrzymuje kartę (z { $count }; { $source })
citadels-ask-laboratory = { $source }: odrzuć kartę
citadels-wait-laboratory = { $player } odrzuca kartę ({ $source })
citadels-ask-museum = { $source }: połóż pod nim kartę
citadels-wait-museum = { $player } odkłada kartę ({ $source })
citadels-ask-bewitch = { $source }: wymień postać
citadels-wait-bewitch = { $player } wymienia postać ({ $source })
citadels-ask-warrant = { $source }: połóż nakazy, zostało { $count }
citadels-wait-warrant = { $player } kładzie nakazy ({ $source }, zostało { $count })
citadels-ask-sign = { $source }: który nakaz jest podpisany?
citadels-wait-sign = { $player } podpisuje nakaz ({ $source })
citadels-ask-threaten = { $source }: połóż groźby, zostało { $count }
citadels-wait-threaten = { $player } kładzie groźby ({ $source }, zostało { $count })
citadels-ask-flower = { $source }: która groźba jest prawdziwa?
citadels-wait-flower = { $player } wybiera prawdziwą groźbę ({ $source })
citadels-ask-bribe = { $source } ({ $victim }), zapłacić { $count ->
        [one] { $count } monetę
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }?
citadels-wait-bribe = { $player } płaci albo nie ({ $source }, { $victim }: { $count })
citadels-ask-reveal = { $source } ({ $victim }): odkryć groźbę?
citadels-wait-reveal = { $player } decyduje o groźbie ({ $source }, { $victim })
citadels-ask-look-for = { $source } ({ $victim }): jaki rodzaj?
citadels-wait-look-for = { $player } wymienia rodzaj ({ $source }, { $victim })
citadels-ask-redraw = { $source }: odrzuć dowolną liczbę kart
citadels-wait-redraw = { $player } wybiera karty do odrzucenia ({ $source })
citadels-ask-wizard = { $source } ({ $victim }): weź albo zbuduj kartę
citadels-wait-wizard = { $player } wybiera kartę ({ $source }, { $victim })
citadels-ask-give = { $source }: oddaj kartę ({ $victim }, zostało { $count })
citadels-wait-give = { $player } oddaje karty ({ $source }, { $victim }: { $count })
citadels-ask-claim = { $source } ({ $victim }): wziąć monetę czy kartę?
citadels-wait-claim = { $player } bierze monetę lub kartę ({ $source }, { $victim })
citadels-ask-crown = { $source }: przekaż koronę
citadels-wait-crown = { $player } przekazuje koronę ({ $source })
citadels-ask-as-cards = { $source }: ile z { $count } w kartach?
citadels-wait-as-cards = { $player } dzieli dochód ({ $source }: { $count })
citadels-ask-beautify = { $source }: druga dzielnica?
citadels-wait-beautify = { $player } może upiększyć drugą dzielnicę ({ $source })
citadels-ask-destroy = { $source } ({ $victim }): zburz dzielnicę
citadels-wait-destroy = { $player } burzy dzielnicę ({ $source }, { $victim })
citadels-ask-seize = { $source } ({ $victim }): przejmij dzielnicę
citadels-wait-seize = { $player } przejmuje dzielnicę ({ $source }, { $victim })
citadels-ask-exchange = { $source } ({ $victim }): którą dzielnicę chcesz?
citadels-wait-exchange = { $player } wymienia dzielnicę ({ $source }, { $victim })
citadels-ask-give-up = { $source } ({ $victim }): co dajesz za: { $card }?
citadels-wait-give-up = { $player } płaci za: { $card } ({ $source })
citadels-ask-confiscate = { $source }: skonfiskować: { $card } ({ $victim })?
citadels-wait-confiscate = { $player } może zareagować ({ $source }; { $victim }: { $card })
citadels-ask-sacrifice = { $source }: zburz jedną ze swoich dzielnic
citadels-wait-sacrifice = { $player } burzy własną dzielnicę ({ $source })
citadels-ask-pay-cards = { $source }: zapłać kartami (do zapłaty { $count })
citadels-wait-pay-cards = { $player } płaci kartami ({ $source }, do zapłaty { $count })
citadels-ask-borrow = { $source }: od kogo pożyczyć { $count ->
        [one] { $count } monetę
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }?
citadels-wait-borrow = { $player } pożycza monety ({ $source }: { $count })

## Wiedza ponad to, co jawne

citadels-fact-crown = Korona: { $player }
citadels-fact-saw = Dotarły do ciebie: { $cards }
citadels-fact-holds = { $player } ma: { $cards }
citadels-fact-swapped = Zamiana postaci: { $player }, { $victim }
citadels-fact-signed = Podpisany nakaz: { $cards }
citadels-fact-flower = Prawdziwa groźba: { $cards }
citadels-fact-in-hand = Na ręce ({ $player }): { $cards }
citadels-fact-in-deck = W talii: { $cards }
citadels-fact-spied = Na ręce ({ $player }), według Szpiega: { $reason } × { $count }
citadels-fact-astray = Gdzieś: { $cards }

## Dziennik

citadels-log-draw = { $player }: +{ $count ->
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
citadels-log-income-cards = { $player }: dochód, +{ $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
    .seen = { $player }: dochód, +{ $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } ({ $cards })
citadels-log-extra-cards = { $player }: zdolność, +{ $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
    .seen = { $player }: zdolność, +{ $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } ({ $cards })
citadels-log-gather-cards = { $player }: pobiera, { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
    .seen = { $player }: pobiera, { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } ({ $cards })
citadels-log-gather-gold = { $player }: pobiera, +{ $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
citadels-log-income = { $player }: dochód, +{ $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
citadels-log-extra-gold = { $player }: zdolność, +{ $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
citadels-log-gold = { $player }: +{ $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
citadels-log-refund = { $player }: zwrot, +{ $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
citadels-log-favor = { $player }: obok rangi 4, +{ $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
citadels-log-collect-taxes = { $player }: podatek, +{ $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
citadels-log-keep = { $player }: zatrzymuje { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
    .seen = { $player }: zatrzymuje { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } ({ $cards })
citadels-log-crown = Korona: { $player }
citadels-log-tax = { $player }: podatek, { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
citadels-log-complete = { $player }: pierwsze ukończone miasto
citadels-log-pay-spy = { $player }: { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    } → { $victim } (dla Szpiega)
citadels-log-tribute = { $player }: { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    } → { $victim } (za koronę)
citadels-log-tithe = { $player }: { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    } → { $victim } (jako najbogatszy gracz)
citadels-log-lend = { $player }: { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    } → { $victim } (pożyczka)
citadels-log-robbed = { $player }: { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    } → { $victim } (kradzież)
citadels-log-bribe = { $player }: { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    } → { $victim } (łapówka)
citadels-log-blackmailed = { $player }: { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    } → { $victim } (szantaż)
citadels-log-take-card = { $player }: zabiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }, { $victim }
    .seen = { $player }: zabiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }, { $victim } ({ $cards })
citadels-log-discard = { $player }: odrzuca { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
    .seen = { $player }: odrzuca { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } ({ $cards })
citadels-log-store = { $player }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } pod Muzeum
    .seen = { $player }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } pod Muzeum ({ $cards })
citadels-log-pay-card = { $player }: płaci kartami, { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
    .seen = { $player }: płaci kartami, { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } ({ $cards })
citadels-log-give = { $player }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } → { $victim }
    .seen = { $player }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } → { $victim } ({ $cards })
citadels-log-use = { $player }: { $card }
citadels-log-show = { $player }: pokazuje: { $card }
citadels-log-look = { $player }: ogląda, { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
    .seen = { $player }: ogląda, { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } ({ $cards })
citadels-log-shuffle = Talia potasowana
citadels-log-begin-building = { $player }: zaczyna budowę: { $card }
citadels-log-build = { $player }: buduje: { $card }, { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
citadels-log-no-confiscation = { $player }: pozwala budować ({ $victim })
citadels-log-confiscate = { $player }: konfiskuje: { $card } ({ $victim }, zwrot: { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    })
citadels-log-sacrifice = { $player }: burzy własną dzielnicę: { $card }
citadels-log-destroy = { $player }: burzy: { $card } ({ $victim }), { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
citadels-log-seize = { $player }: przejmuje: { $card } ({ $victim }), { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
citadels-log-exchange = { $player }: { $top } za: { $card } ({ $victim }), { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
citadels-log-armory = { $player }: burzy: { $card }, aby zburzyć inną
citadels-log-beautify = { $player }: upiększa: { $card }
citadels-log-take-to-build = { $player }: buduje kartę gracza { $victim }: { $card }
citadels-log-swap-hands = { $player }: zamienia ręce, { $victim } ({ $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } za { $given })
    .seen = { $player }: zamienia ręce, { $victim } ({ $cards } za: { $given_cards })
citadels-log-look-at = { $player }: ogląda rękę, { $victim } ({ $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    })
    .seen = { $player }: ogląda rękę, { $victim } ({ $cards })
citadels-log-spy = { $player }: szpieguje, { $victim } ({ $reason }: { $count })
    .seen = { $player }: szpieguje, { $victim } ({ $reason }: { $count }), { $cards }
citadels-log-kill = { $player }: zabita postać: { $card }
citadels-log-bewitch = { $player }: zaczarowana postać: { $card }
citadels-log-rob = { $player }: okradana postać: { $card }
citadels-log-warrant = { $player }: nakaz: { $card }
citadels-log-threat = { $player }: groźba: { $card }
citadels-log-reveal = { $player }: { $card }
citadels-log-resume = { $player }: gra dalej jako: { $card }
citadels-log-reveal-killed = { $player }: { $card }, zabita postać
citadels-log-call = Wywołana postać: { $card }
citadels-log-no-answer = Nikt nie odpowiada: { $card }
citadels-log-refuse = { $player }: odmawia ({ $victim })
citadels-log-leave-threat = { $player }: zostawia groźbę zakrytą ({ $victim })
citadels-log-reveal-threat = { $player }: odkrywa groźbę ({ $victim }): { $reason }
citadels-log-sign = { $player }: podpisany nakaz
    .seen = { $player }: podpisany nakaz: { $cards }
citadels-log-flower = { $player }: wybrana prawdziwa groźba
    .seen = { $player }: prawdziwa groźba: { $cards }
citadels-log-start-round = Runda { $number } (korona: { $player })
citadels-log-face-up = { $count ->
        [0] Bez odkrytych odrzuconych postaci
       *[other] Odrzucone odkryte: { $cards }
    }
citadels-log-pack = { $player }: postacie, { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
    .seen = { $player }: postacie, { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } ({ $cards })
citadels-log-pick = { $player }: zatrzymuje postać
    .seen = { $player }: zatrzymuje: { $cards }
citadels-log-lay-aside = { $player }: odkłada postać
    .seen = { $player }: odkłada: { $cards }
citadels-log-discard-at-random = { $player }: losowa postać odłożona
citadels-log-no-swap = { $player }: bez zamiany postaci
citadels-log-swap-characters = { $player }: zamienia postacie, { $victim }
    .seen = { $player }: zamienia postacie, { $victim } ({ $cards })
citadels-log-end-turn = { $player }: koniec tury
citadels-log-end-game = Koniec gry; pierwsze ukończone miasto: { $player }

## Koniec gry

citadels-sheet-total = Razem
citadels-sheet-districts = Dzielnice
citadels-sheet-all-types = Wszystkie pięć rodzajów
citadels-sheet-first-complete = Pierwsze ukończone miasto
citadels-sheet-complete = Ukończone miasto
citadels-sheet-tie-break = Remis: wygrywa wyższa ranga ujawniona w ostatniej rundzie.
citadels-sheet-turns = Najwyższa ranga w ostatniej rundzie
citadels-sheet-decides = Równe punkty; rozstrzyga wyższa ranga z ostatniej rundy: { $player }
citadels-sheet-still-tied = Remis bez wyższej rangi: zwycięstwo jest wspólne.
citadels-sheet-count = { $card } × { $count }
citadels-districts = Dzielnice
citadels-all-types = Wszystkie pięć rodzajów
citadels-first-complete = Pierwsze ukończone miasto
citadels-complete = Ukończone miasto

## Stół na stronie

citadels-this-turn = Ta tura
citadels-cities = Miasta
citadels-crown = Korona
citadels-beautified = upiększona, kosztuje o 1 więcej
citadels-you-pay = płacisz: { $count }
citadels-protected = chroniona
citadels-unrevealed = nieujawniona
citadels-out = odrzucona
citadels-nobody = nikt
citadels-seen = widziana
citadels-hint-gain = u ciebie: +{ $count }
citadels-hint-richest = najwięcej: { $player }, { $count }
citadels-hint-largest-hand = największa ręka: { $player }, { $count }
citadels-hint-here = na karcie: { $count }
citadels-hint-mine = ty: monety { $gold }, karty { $cards }
citadels-notes = Twoje notatki
citadels-notes-only-you = widzisz tylko ty
citadels-notes-came = Były w twojej ręce
citadels-notes-unseen = Nie widziane
citadels-builds-left = Budowy do wykorzystania: { $count }
citadels-first = najpierw: { $must }
citadels-why-never = bez budowy
citadels-why-there = już stoi
citadels-why-limit = limit budów
citadels-warn-end = Zakończyć turę?
citadels-warn-left = Jeszcze możliwe: { $what }.
citadels-warn-build = budowa: { $cards }
citadels-warn-back = Graj dalej
citadels-where = Runda { $round }. Koniec przy dzielnicach: { $count }; teraz najwięcej: { $most }
    .brief = Runda { $round }: { $most } z { $count }
