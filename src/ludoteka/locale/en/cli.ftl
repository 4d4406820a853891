## The command line

cli-about = Tabletop games with their whole rules, to play and to study.
cli-games = Games
cli-game = Game
cli-players = Players
cli-options = Options
cli-bots = Bots
cli-bot = Bot
cli-your-turn = Your turn, { $player }
cli-choose = Choose a number, or type the choice
cli-prompt-help = ? help · u undo · q quit
cli-unknown-choice = Not offered: { $text }. Type a number from { $least } to { $most }, or a choice as it is written.
cli-undone = Taken back
cli-cannot-undo = Cannot undo: something new was shown
cli-quit = Game left
cli-card-unknown = No card of that name: { $text }
cli-wins = Wins
cli-shared = Shared
cli-win-share = Win share
cli-interval = 95 % interval
cli-seat = Seat
cli-mean-score = Mean score
cli-mean-length = Mean length
cli-games-per-second = { $count ->
        [one] { $count } game a second
       *[other] { $count } games a second
    }
cli-playing = Playing { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
cli-serving = The page is at { $address }
cli-stop = Press Ctrl+C to stop
cli-step = Press Enter for the next step
cli-choice-of = Choice { $number } of { $total }
cli-result = Result
cli-final-score = Final score
