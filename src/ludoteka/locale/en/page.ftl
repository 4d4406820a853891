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
page-lobby-at-once = The bots are ready: the game starts at once.
page-lobby-waits = You get a link for your friends; bots can take the open seats.
page-lobby-open = Open the table
page-lobby-from = from { $count } players
page-lobby-random = Ten kinds drawn by lot when the game starts.
page-map-own = Own map
page-map-file = Choose a file
page-map-text = or paste its text:
page-map-help = A text file, as the manual's page on maps describes it.
page-map-checking = The map is being checked …
page-map-good = { $name } has passed all checks.
page-map-check = Check { $check }
page-map-line = line { $line }
page-map-hex = hex { $hex }
page-map-show = Show line { $line }
page-map-large = The file has { $size } kB; a map has at most 32.
page-map-missing = Give a map that passes the checks
page-map-drawing = Map: { $name }
page-guest = Guest

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
page-seat-open-help = Whoever has the link sits down here.
page-away = Away
page-room-host = Waiting for the host to start
page-room-bots = Start now, and bots take the open seats.

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
bot-archmage = Archmage
    .about = Drafts by value, builds its engine first and takes points late.
bot-regent = Regent
    .about = Drafts by city and gold, guesses targets from what was passed, builds to finish.
bot-clan = Clan
    .about = Weighs points now against castles, settlements, goals and missions to come.

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
page-side = Card and log
page-counters = Counters
page-base-cards = Treasure and Victory cards
page-in-hand = +{ $count } in hand
page-state-chosen = chosen
page-inspect-hint = Rest on a card, or focus it, to read what it does.
page-result-table = Look at the table
page-key-enter = Enter
page-key-space = Space
page-log-undone = { $count ->
        [one] { $count } choice taken back
       *[other] { $count } choices taken back
    }
page-result-gained = Bought and gained
page-choose-more = choose { $count } more

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
page-error-name-taken = Somebody at this table has this name already.
page-error-bad-key = This link no longer holds a seat here.
page-error-cannot-undo = This can no longer be taken back.
page-error-slow-down = Too many requests. Wait a moment.
page-error-too-many-tables = The server is full. Try again later.
page-error-old-rules = This table was begun under older rules and cannot go on.
page-error-not-over = Only when the game is over.

## Settings and help

page-confirm-setting = Select first, then confirm
page-confirm-auto = On phones
page-confirm-always = Always
page-confirm-never = Never
page-warnings = Warn before something is given up
page-warnings-off = Do not warn me again
page-shortcuts = Keys of one letter or digit
page-help-lead = The bar over the table says who must do what. Whatever has an amber edge can be chosen. Nothing else can go wrong: the rules check every choice.
page-keys-arrows = Walk through a zone
page-keys-tab = Go to the next zone
page-keys-enter = Choose, or press the amber button
page-keys-space = Play all Treasures
page-keys-digits = Press the other buttons
page-keys-undo = Undo
page-keys-log = Open the log
page-keys-escape = Let go of a selection
page-keys-help = This help
page-symbols = Symbols
page-symbol-card = Card
page-symbol-points = Victory points
page-about-text = Ludoteka plays modern tabletop games with their whole rules. Pictures, posters and texts are our own.
page-about-icons = icons by Lorc, Delapouite and contributors, CC BY 3.0, recoloured and outlined.
page-about-fonts = Typefaces Brygada 1918 and Signika, SIL Open Font License 1.1.
