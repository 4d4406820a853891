## Minden játék szavai

game-citadels = Citadella
    .edition = 2016-os és 2021-es kiadás
    .about = Fordulónként válassz karaktert, és építsd fel elsőként a városod.
game-dominion = Dominion
    .edition = Első kiadás
    .about = Építs paklit, és vedd meg vele egy királyság földjeit.
game-rebirth = Újjászületés
    .edition = Skócia és Írország
    .about = Éleszd újjá két ország földjét: farmok, települések, várak.
game-seasons = Évszakok
    .edition = Második kiadás
    .about = Három év varázslat: kockák, energia és ötven erőkártya.

common-times = { $name } ×{ $count }
common-yes = igen
common-no = nem
common-none = nincs
common-cards = { $count } lap
common-points = { $count } pont
common-players = { $count } játékos
common-turns = { $count } kör
common-games = { $count } játszma
common-seat = { $number }. hely
common-you = Te
common-language-en = English
common-language-pl = Polski
common-language-hu = Magyar
