## The command line: playing

cli-players = Players
cli-bots = Bots
cli-bot = Bot
cli-ask = Number or text (? for help)
cli-unknown-choice = Not offered: { $text }. Type a number from 1 to { $total }, or a choice as it is written; ? for help.
cli-ambiguous = { $text } could be: { $what }
cli-undone = Taken back
cli-cannot-undo = Cannot undo: something new was shown since.
cli-nothing-to-undo = Nothing to take back yet.
cli-quit = Game left.
cli-card-unknown = No card of that name: { $text }
cli-since = Since your last choice
cli-log = Log
cli-log-empty = Nothing has happened yet.
cli-seed = Seed { $text }
cli-saved = Saved: { $text }
cli-save-where = Where to? Type: save FILE
cli-file-exists = There is already a file { $text }; choose another name.
cli-cannot-write = Cannot write { $text }: { $reason }
cli-record-kept = ludoteka replay { $text }
cli-help-choose = choose by number, or by (the beginning of) its text in any case
cli-help-card = explain a card, also by part of its name
cli-help-undo = take back your last choice, while nothing new was shown
cli-help-view = draw the table again
cli-help-log = show the whole log
cli-help-save = write the record of the game so far to a file
cli-help-quit = leave the game
cli-word-card = CARD
cli-word-file = FILE
cli-winner = Winner: { $player }
cli-shared-win = Shared win: { $players }
cli-result = Result
cli-total = Total
cli-tie-break = Tie-break
cli-next-first = Starts the next game: { $player }

## Matches

cli-wins = Wins
cli-shared = Shared
cli-win-share = Share
cli-interval = 95 %
cli-turn-order = By place in the turn order
cli-place = Place
cli-mean-score = Mean score
cli-mean-choices = Choices a game
cli-mean-rounds = Rounds a game
cli-compiled = compiled engine
cli-interpreted = interpreted engine
cli-games-per-second = { $count ->
        [one] { $count } game a second
       *[other] { $count } games a second
    }
cli-playing = Playing { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

## Replays

cli-step = Enter: next step · q: stop
cli-choice-of = Choice { $number } of { $total }
cli-unfinished = The record ends before the game does.

## Maps

cli-map-scotland = rules of Scotland
cli-map-ireland = rules of Ireland
cli-map-spaces = Spaces
cli-map-food = food
cli-map-energy = energy
cli-map-blank = blank
cli-map-settlements = settlements
cli-map-castles = Castles
cli-map-cathedrals = Cathedrals
cli-map-towers = Round towers
cli-map-ports = Ports
cli-map-offshore = Offshore farms
cli-map-coast = On the coast
cli-map-neutral = Neutral with two players
