## Words of all games

game-citadels = Citadels
    .edition = 2016 and 2021 editions
    .about = Draft a character each round, and build the first city of the realm.
game-dominion = Dominion
    .edition = First edition
    .about = Build a deck that buys the land of a kingdom.
game-rebirth = Rebirth
    .edition = Scotland and Ireland
    .about = Bring two countries back to life: farms, settlements, castles.
game-seasons = Seasons
    .edition = Second edition
    .about = Three years of magic: dice, energy and fifty Power cards.

common-times = { $name } ×{ $count }
common-yes = yes
common-no = no
common-none = none
common-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
common-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
common-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
common-turns = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
common-games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
common-seat = Seat { $number }
common-you = You
common-language-en = English
common-language-pl = Polski
common-language-hu = Magyar
