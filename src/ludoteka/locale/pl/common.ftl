## Słowa wszystkich gier

game-citadels = Cytadela
    .edition = Wydania 2016 i 2021
    .about = Co rundę wybieraj postać i jako pierwszy ukończ miasto.
game-dominion = Dominion
    .edition = Pierwsza edycja
    .about = Zbuduj talię, za którą kupisz ziemie królestwa.
game-rebirth = Nowa Ziemia
    .edition = Szkocja i Irlandia
    .about = Odbuduj dwa kraje: farmy, osady, zamki.
game-seasons = Pory Roku
    .edition = Drugie wydanie
    .about = Trzy lata czarów: kości, energia i pięćdziesiąt kart Mocy.

common-times = { $name } ×{ $count }
common-yes = tak
common-no = nie
common-none = brak
common-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
common-points = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
common-players = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
common-turns = { $count ->
        [one] { $count } tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }
common-games = { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }
common-seat = Miejsce { $number }
common-you = Ty
common-language-en = English
common-language-pl = Polski
common-language-hu = Magyar
