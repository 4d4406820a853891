## Strona: rama, języki, połączenie

page-title = Ludoteka
page-tagline = Półka z grami na wieczór
page-skip = Przejdź do stołu
page-language = Język
page-theme = Motyw
page-theme-light = Jasny
page-theme-dark = Ciemny
page-theme-system = Jak w urządzeniu
page-speed = Tempo ruchów
page-speed-off = Wyłączone
page-speed-fast = Szybkie
page-speed-normal = Zwykłe
page-speed-slow = Wolne
page-settings = Ustawienia
page-help = Pomoc
page-keys = Klawisze
page-about = O programie
page-close = Zamknij
page-cancel = Anuluj
page-back = Wróć
page-menu = Menu
page-connected = Połączono
page-connecting = Łączenie…
page-offline = Brak połączenia, kolejna próba…
page-sending = Wysyłanie…
page-loading = Wczytywanie…

## Poczekalnia

page-lobby-heading = W co dziś zagramy?
page-lobby-games = Gry
page-lobby-tables = Twoje stoły
page-lobby-no-tables = Nie ma jeszcze stołów. Zacznij grę powyżej.
page-lobby-players = Gracze
page-lobby-seats = Miejsca
page-lobby-options = Opcje
page-lobby-your-name = Twoje imię
page-lobby-kingdom = Królestwo
page-lobby-picked = Wybrano: { $count } z { $total }
page-lobby-start = Rozpocznij grę
page-lobby-continue = Graj dalej
page-lobby-watch = Oglądaj
page-lobby-invite = Link z zaproszeniem
page-lobby-copy = Kopiuj link
page-lobby-copied = Link skopiowany
page-lobby-code = Masz kod?
page-lobby-join = Dołącz
page-players-range = Od { $least } do { $most } graczy
page-lobby-at-once = Boty są gotowe: gra zaczyna się od razu.
page-lobby-waits = Dostaniesz link dla znajomych; wolne miejsca mogą zająć boty.
page-lobby-open = Otwórz stół
page-lobby-from = od { $count } graczy
page-lobby-random = Dziesięć rodzajów, losowanych na początku gry.
page-map-own = Własna mapa
page-map-file = Wybierz plik
page-map-text = albo wklej jego tekst:
page-map-help = Plik tekstowy, opisany w instrukcji na stronie o mapach.
page-map-checking = Trwa sprawdzanie mapy…
page-map-good = { $name }: mapa w porządku, wszystkie sprawdzenia wypadły dobrze.
page-map-check = Sprawdzenie { $check }
page-map-line = wiersz { $line }
page-map-hex = pole { $hex }
page-map-show = Pokaż wiersz { $line }
page-map-large = Plik ma { $size } kB; mapa może mieć najwyżej 32.
page-map-missing = Podaj mapę, która przejdzie sprawdzenie
page-map-drawing = Mapa: { $name }
page-guest = Gość

## Miejsca

page-seat = Miejsce { $number }
page-seat-you = Ty
page-seat-bot = Bot
page-seat-person = Człowiek
page-seat-friend = Ktoś znajomy, przez link
page-seat-open = Wolne
page-seat-take = Zajmij to miejsce
page-seat-next = Zaraz
page-seat-thinking = Myśli
page-seat-last = Ostatnio: { $what }
page-spectator = Oglądasz grę
page-seat-open-help = Siada tu każdy, kto ma link.
page-away = Poza stołem
page-room-host = Czekamy, aż gospodarz rozpocznie grę
page-room-bots = Można zacząć od razu: wolne miejsca zajmą boty.

## Boty: nazwa, .about w jednym wierszu

bot-random = Losowy
    .about = Wybiera na chybił trafił spośród dozwolonych ruchów. Dobry na pierwszą próbę.
bot-big-money = Wielkie pieniądze
    .about = Kupuje tylko skarby i Prowincje.
bot-big-money-smithy = Wielkie pieniądze, Kuźnia
    .about = Skarby, Prowincje i kilka kart Kuźnia.
bot-big-money-ultimate = Wielkie pieniądze, mistrz
    .about = Najlepsza gra na pieniądze, z kartą Kuźnia, jeśli jest w zasobach.
bot-steward = Zarządca
    .about = Gra rozsądnie w każdym królestwie. Zwykły przeciwnik.
bot-archmage = Arcymag
    .about = Wybiera karty według wartości, najpierw rozwija silnik, punkty zbiera pod koniec.
bot-regent = Regent
    .about = Wybiera według miasta i monet, zgaduje cele z tego, co przekazał, buduje do końca.
bot-clan = Klan
    .about = Waży punkty od razu i przyszłe: zamki, osady, cele, misje.

## Stół

page-table = Stół
page-your-turn = Twoja tura
page-turn-of = Tura: { $player }
page-waiting = Wybiera: { $player }
page-round = Tura { $number }
page-choose = Wybierz
page-choose-from = { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
        [many] { $count } możliwości
       *[other] { $count } możliwości
    }
page-confirm = Potwierdź
page-chosen = Wybrane: { $count }
page-empty = pusto
page-empty-hand = Brak kart na ręce
page-pile-count = zostało: { $count }
page-cost = Koszt: { $number }
page-costs = koszt: { $number }
page-not-now = nie można teraz wybrać
page-ruling = Wyjaśnienie
page-your-deck = Twoja talia
page-your-discard = Twoje karty odrzucone
page-your-hand = Twoja ręka
page-hand-of = Ręka: { $player }
page-top-card = Na wierzchu: { $card }
page-nothing-on-top = nic
page-card-details = Opis karty
page-changed-by = zmiana: { $player }
page-since = Od twojej ostatniej tury
page-undo = Cofnij
page-undo-to = Cofnij, przed: { $what }
page-undo-none = Nie można cofnąć: pokazano coś nowego
page-log = Dziennik
page-log-all = Otwórz cały dziennik
page-log-empty = Jeszcze nic się nie wydarzyło
page-chat = Czat
page-hints = Podpowiedzi
page-end-warning = Zakończyć turę? Zostało: { $coins ->
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
page-keep-buying = Kupuję dalej
page-leave = Wróć do poczekalni
page-side = Karta i dziennik
page-counters = Liczniki
page-base-cards = Karty skarbów i zwycięstwa
page-in-hand = +{ $count } na ręce
page-state-chosen = wybrane
page-inspect-hint = Zatrzymaj kursor na karcie, aby przeczytać, co robi.
page-result-table = Zobacz stół
page-key-enter = Enter
page-key-space = Spacja
page-log-undone = { $count ->
        [one] cofnięto { $count } wybór
        [few] cofnięto { $count } wybory
        [many] cofnięto { $count } wyborów
       *[other] cofnięto { $count } wyboru
    }
page-result-gained = Kupione i zdobyte
page-choose-more = wybierz jeszcze: { $count }

## Wynik

page-result = Wynik
page-result-won = Wygrywa { $player }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }
page-result-you-won = Wygrywasz: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }
page-result-shared = Wspólne zwycięstwo: { $players } ({ $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    })
page-result-fewer-turns = Równo punktów; rozstrzyga mniej tur: { $player }
page-result-others = Pozostali: { $scores }
page-result-sheet = Punkty według kart
page-result-again = Zagraj jeszcze raz, te same miejsca
page-result-replay = Obejrzyj powtórkę
page-result-save = Zapisz przebieg gry
page-result-next-first = Następną grę zaczyna: { $player }
page-result-seed = Ziarno losowe, już jawne: { $seed }

## Błędy

page-error = Coś poszło nie tak
page-error-stale = Sytuacja się zmieniła. Wybierz jeszcze raz.
page-error-illegal = Ten wybór nie jest teraz dostępny.
page-error-not-your-turn = To nie twoja tura.
page-error-not-found = Nie ma takiego stołu.
page-error-seat-taken = To miejsce jest zajęte.
page-error-network = Serwer nie odpowiada. Kolejna próba…
page-error-server = Błąd serwera. Nic nie zginęło.
page-error-name = Podaj imię (od 1 do { $most } znaków).
page-error-kingdom = Wybierz dokładnie dziesięć rodzajów; teraz: { $count }.
page-retry = Spróbuj ponownie
page-error-name-taken = Ktoś przy tym stole ma już to imię.
page-error-bad-key = Ten link nie daje już miejsca przy stole.
page-error-cannot-undo = Tego nie można już cofnąć.
page-error-slow-down = Za dużo żądań. Proszę chwilę zaczekać.
page-error-too-many-tables = Serwer jest pełny. Spróbuj później.
page-error-old-rules = Ten stół zaczęto według starszych zasad; nie można grać dalej.
page-error-not-over = Dopiero po zakończeniu gry.

## Ustawienia i pomoc

page-confirm-setting = Najpierw zaznacz, potem potwierdź
page-confirm-auto = Na telefonie
page-confirm-always = Zawsze
page-confirm-never = Nigdy
page-warnings = Ostrzegaj, zanim coś przepadnie
page-warnings-off = Nie ostrzegaj więcej
page-shortcuts = Klawisze: pojedyncze litery i cyfry
page-help-lead = Pasek nad stołem mówi, kto i co ma zrobić. Wybrać można wszystko, co ma bursztynowy brzeg. Nic więcej nie grozi: zasady sprawdzają każdy wybór.
page-keys-arrows = Poruszanie się po strefie
page-keys-tab = Następna strefa
page-keys-enter = Wybór albo bursztynowy przycisk
page-keys-space = Zagraj wszystkie skarby
page-keys-digits = Pozostałe przyciski
page-keys-undo = Cofnij
page-keys-log = Otwórz dziennik
page-keys-escape = Porzuć zaznaczenie
page-keys-help = Ta pomoc
page-symbols = Symbole
page-symbol-card = Karta
page-symbol-points = Punkty zwycięstwa
page-about-text = Ludoteka prowadzi współczesne gry planszowe z pełnymi zasadami. Obrazki, plakaty i teksty są nasze własne.
page-about-icons = ikony: Lorc, Delapouite i inni, CC BY 3.0, zmienione kolory i obrysy.
page-about-fonts = Kroje pisma Brygada 1918 i Signika, SIL Open Font License 1.1.
