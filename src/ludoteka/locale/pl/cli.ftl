## Wiersz poleceń

cli-about = Gry planszowe z pełnymi zasadami, do grania i do badań.
cli-games = Gry
cli-game = Gra
cli-players = Gracze
cli-options = Opcje
cli-bots = Boty
cli-bot = Bot
cli-your-turn = Twoja tura, { $player }
cli-choose = Podaj numer albo wpisz wybór
cli-prompt-help = ? pomoc · u cofnij · q zakończ
cli-unknown-choice = Nie ma takiego wyboru: { $text }. Wpisz numer od { $least } do { $most } albo wybór tak, jak jest zapisany.
cli-undone = Cofnięto
cli-cannot-undo = Nie można cofnąć: pokazano coś nowego
cli-quit = Opuszczono grę
cli-card-unknown = Nie ma karty o takiej nazwie: { $text }
cli-wins = Wygrane
cli-shared = Wspólne
cli-win-share = Udział wygranych
cli-interval = Przedział 95%
cli-seat = Miejsce
cli-mean-score = Średni wynik
cli-mean-length = Średnia długość
cli-games-per-second = { $count ->
        [one] { $count } gra na sekundę
        [few] { $count } gry na sekundę
        [many] { $count } gier na sekundę
       *[other] { $count } gry na sekundę
    }
cli-playing = W toku: { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }
cli-serving = Strona jest pod adresem { $address }
cli-stop = Ctrl+C kończy
cli-step = Enter: następny krok
cli-choice-of = Wybór { $number } z { $total }
cli-result = Wynik
cli-final-score = Wynik końcowy
