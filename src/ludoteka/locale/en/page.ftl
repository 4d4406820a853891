## The page: frame, languages, connection

page-title = Ludoteka
page-tagline = A shelf of games for the evening
page-skip = Skip to the table
page-language = Language
page-theme = Theme
page-theme-light = Light
page-theme-dark = Dark
page-theme-system = As the device
page-speed = Speed of moves
page-speed-off = Off
page-speed-fast = Fast
page-speed-normal = Normal
page-speed-slow = Slow
page-settings = Settings
page-help = Help
page-keys = Keys
page-about = About
page-close = Close
page-cancel = Cancel
page-back = Back
page-menu = Menu
page-connected = Connected
page-connecting = Connecting…
page-offline = Offline, trying again…
page-sending = Sending…
page-loading = Loading…

## Lobby

page-lobby-heading = What is on the table tonight?
page-lobby-games = Games
page-lobby-tables = Your tables
page-lobby-no-tables = No tables yet. Start a game above.
page-lobby-players = Players
page-lobby-seats = Seats
page-lobby-options = Options
page-lobby-your-name = Your name
page-lobby-kingdom = Kingdom
page-lobby-picked = { $count } of { $total } picked
page-lobby-start = Start the game
page-lobby-continue = Continue
page-lobby-watch = Watch
page-lobby-invite = Invite link
page-lobby-copy = Copy link
page-lobby-copied = Link copied
page-lobby-code = Have a code?
page-lobby-join = Join
page-players-range = { $least } to { $most } players

## Seats

page-seat = Seat { $number }
page-seat-you = You
page-seat-bot = Bot
page-seat-person = Person
page-seat-friend = Friend, by link
page-seat-open = Open
page-seat-take = Take this seat
page-seat-next = Next
page-seat-thinking = Thinking
page-seat-last = Last: { $what }
page-spectator = You are watching

## Bots: the name, .about in one line

bot-random = Random
    .about = Chooses at random among what is legal. Good for a first try.
bot-big-money = Big Money
    .about = Buys Treasures and Provinces only.
bot-big-money-smithy = Big Money, Smithy
    .about = Treasures, Provinces, and a few Smithies.
bot-big-money-ultimate = Big Money Ultimate
    .about = The money player at its best, with a Smithy where there is one.
bot-steward = Steward
    .about = Plays any kingdom sensibly. The usual opponent.

## Table

page-table = Table
page-your-turn = Your turn
page-turn-of = Turn of { $player }
page-waiting = Waiting for { $player }
page-round = Turn { $number }
page-choose = Choose
page-choose-from = { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
page-confirm = Confirm
page-chosen = Chosen: { $count }
page-empty = empty
page-empty-hand = No cards in hand
page-pile-count = { $count } left
page-cost = Cost: { $number }
page-costs = costs { $number }
page-not-now = cannot be chosen now
page-ruling = Ruling
page-your-deck = Your deck
page-your-discard = Your discard pile
page-your-hand = Your hand
page-hand-of = Hand: { $player }
page-top-card = On top: { $card }
page-nothing-on-top = nothing
page-card-details = Card details
page-changed-by = changed by { $player }
page-since = Since your last turn
page-undo = Undo
page-undo-to = Undo to before: { $what }
page-undo-none = Cannot undo: something new was shown
page-log = Log
page-log-all = Open the whole log
page-log-empty = Nothing has happened yet
page-chat = Chat
page-hints = Hints
page-end-warning = End the turn? { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $buys ->
        [one] { $buys } buy
       *[other] { $buys } buys
    } left
page-keep-buying = Keep buying
page-leave = Back to the lobby

## Result

page-result = Result
page-result-won = { $player } wins with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
page-result-you-won = You win with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
page-result-shared = Shared win: { $players } ({ $score ->
        [one] { $score } point
       *[other] { $score } points
    })
page-result-fewer-turns = Equal points; fewer turns decide: { $player }
page-result-others = The others: { $scores }
page-result-sheet = Score by card
page-result-again = Play again, same seats
page-result-replay = Watch the replay
page-result-save = Save the record
page-result-next-first = Next game starts: { $player }
page-result-seed = Seed, now public: { $seed }

## Errors

page-error = Something went wrong
page-error-stale = The position changed. Please choose again.
page-error-illegal = This choice is not offered now.
page-error-not-your-turn = It is not your turn.
page-error-not-found = There is no such table.
page-error-seat-taken = This seat is taken.
page-error-network = The server does not answer. Trying again…
page-error-server = The server failed. Nothing was lost.
page-error-name = Please enter a name (1 to { $most } characters).
page-error-kingdom = Pick exactly ten kinds; now: { $count }.
page-retry = Try again
