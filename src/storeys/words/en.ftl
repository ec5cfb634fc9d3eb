
### Storeys in English. This file leads: the others have the same messages with the same arguments.
### Attributes (.accusative, .genitive …) are forms of a message for use inside this file, as each language needs.

## The table

# $cards (number)
cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
# $points (number) may be negative
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $seat (number) is counted from 1, as people do
seat-name = Player { $seat }
# $bot is the bot's name, $number tells two of a kind apart
bot-name =
    { $bot ->
        [random] Random bot { $number }
        [greedy] Greedy bot { $number }
        [level1] Apprentice { $number }
        [level2] Bricklayer { $number }
        [level3] Foreman { $number }
        [level4] Engineer { $number }
        [level5] Architect { $number }
        [level6] Master builder { $number }
       *[other] { $bot } bot { $number }
    }
you = You
chance = Chance
turn-of = It is { $name }’s turn.
your-turn = It is your turn.
game-over = The game is over.
winner = { $name } wins.
# $names is a list of two or more
winners = { $names } win together.
rank = Place
score = Score
total = Total
round = Round
display = Display
draw-pile = Draw pile: { cards }
discard-pile = Discard pile: { cards }
removed-pile = Removed: { cards }
# $words is the move as it was written
undone = Taken back: { $words }
undone-by = { $who } (taken back): { $words }
saved = Saved: { $path }
resumed = Resumed: { $path }
# $rule is the number of a rule, such as T-5
rule-number = Rule { $rule }
# The heading above how pieces and places are written where there are no pictures
in-writing = In files and at the command line

## What a match refuses

match-wrong-seat = It is not your turn.
match-over = The match is over; nothing more can be played.
match-unknown-action = “{ $words }” is not a move of this game.
match-cannot-undo-chance = You cannot take this move back: chance has decided something since.
match-cannot-undo-others = You cannot take this move back: somebody else has moved since.
match-cannot-undo-nothing = There is no move to take back.
match-cannot-undo-hidden = You cannot take this move back: it has shown something that was hidden.
match-cannot-undo-turn = You have taken back as many moves as one turn allows: play on.
match-cannot-undo-match = You have taken back as many moves as one match allows: from now on every move stands.
match-cannot-undo-over = You cannot take this move back: the match is over, and the seed of its chance is open.
match-cannot-undo-hand = You cannot take this move back: a hand is already carrying it out.
match-hand-at-work = A hand is at work: wait until everything has come to rest.
match-landed-calmly = The simulation failed here, so the piece landed calmly.
match-needless-path = No hand carries anything in this move.
# $known is the list of games
match-unknown-game = There is no game called “{ $name }”. The games are: { $known }.
match-unknown-version = { $name }: these are the rules of version { $known }, and those of version { $version } are not known.
match-seats = { $name } is a game for { $least } to { $most } players, not for { $seats }.
match-bad-option = This game does not have the option { $name } = { $value }.
match-option-not-open =
    The option { $name } is only for { $most ->
        [1] one player
       *[other] { $least } to { $most } players
    }, not for { $seats }.
match-names = The number of names ({ $names }) is not that of the seats ({ $seats }).
# $known is the list of bots
bot-unknown = There is no bot called “{ $name }”. The bots are: { $known }.

## Hints

# $more (number, perhaps with one decimal) points; $instead is another move in words
hint-points =
    About { $more ->
        [one] { $more } point
       *[other] { $more } points
    } better than “{ $instead }”.
# $wins (number) games of a hundred
hint-wins =
    Wins about { $wins ->
        [one] { $wins } more game
       *[other] { $wins } more games
    } in a hundred than “{ $instead }”.
hint-both =
    About { $more ->
        [one] { $more } point
       *[other] { $more } points
    } better than “{ $instead }”, and about { $wins ->
        [one] { $wins } more win
       *[other] { $wins } more wins
    } in a hundred games.
hint-goal =
    Reaches the goal in about { $wins ->
        [one] { $wins } more game
       *[other] { $wins } more games
    } of a hundred than “{ $instead }”.
hint-equal = It hardly makes a difference: “{ $instead }” is about as good.
hint-only = There is nothing else to do here.
hint-settled = Anything else here comes to the same or seems clearly worse.
hint-rough = Only a rule of thumb: nobody has looked ahead here.
# What a move is expected to bring: $wins (number) of a hundred games, and $points, perhaps with one decimal
hint-expects = wins { $wins } of 100 games, { points }
hint-expects-goal = reaches the goal in { $wins } of 100 games, { points }
# $name has asked
hint-asked = { $name } asked for a hint.
hints-asked = Hints asked for: { $count }

## Files

file-missing = { $path }: there is no such file.
file-cannot-write = { $path }: the file cannot be written ({ $reason }).
file-large = { $path }: this file is too large to be a match.
file-not-a-match = { $path }: this is not a Storeys match.
file-truncated = { $path }: the file breaks off at line { $line }.
file-edited = { $path }: the file was changed after it was saved.
file-damaged = { $path }: line { $line } is damaged.
file-newer = { $path }: the file is newer than this program (version { $version }; the newest known here is { $known }). Please update Storeys.
file-older = { $path }: the rules have changed since this match was saved (version { $version } then, { $known } now), so it cannot be continued.
file-other-game = { $path }: this is a match of { $game }, not of { $wanted }.
# $move is the number of the move, counted from 1
file-illegal-move = { $path }: move { $move } (“{ $words }”) is against the rules.
file-commitment-broken = { $path }: the seed is not the one that was promised before the first move.
file-chance-differs = { $path }: at move { $move } chance is not what the seed gives.

## Was chance fair?

# $moves (number) outcomes of chance were checked
verify-good =
    { $moves ->
        [one] Chance was fair: { $moves } outcome agrees with the seed.
       *[other] Chance was fair: { $moves } outcomes agree with the seed.
    }
verify-not-finished = { $path }: the match is not over yet. Its seed is published after the last move; then chance can be checked.
verify-no-commitment = { $path }: no seed was promised before this match, so its chance cannot be checked.
# $episodes (number) of hands were simulated once more
verify-hands-good =
    { $episodes ->
        [one] Hands were honest: { $episodes } episode was simulated once more, with the same result.
       *[other] Hands were honest: { $episodes } episodes were simulated once more, each with the same result.
    }
# $move (number) of the log, where what came of a hand begins
verify-hands-differ = { $path }: what came of the hand at move { $move } is not what a simulation finds.
# $calm (number) of them failed when the match was played
verify-hands-calm =
    { $calm ->
        [one] In { $calm } episode the simulation had failed at the table, so the piece landed calmly; that cannot be checked.
       *[other] In { $calm } episodes the simulation had failed at the table, so the piece landed calmly; that cannot be checked.
    }
# $drawn (number) of times a hand was at work that nobody simulated, in a match whose other hands were
verify-hands-drawn =
    { $drawn ->
        [one] In { $drawn } episode nothing was simulated: what came of the hand was drawn instead, and agrees with the seed.
       *[other] In { $drawn } episodes nothing was simulated: what came of the hand was drawn instead, and agrees with the seed.
    }
verify-hands-other-engine = What hands did was simulated by { $theirs }, and here is { $ours }: another engine gives other results, so { $episodes ->
        [one] { $episodes } episode
       *[other] { $episodes } episodes
    } cannot be checked on this machine.
verify-hands-no-engine = There is no engine here to simulate hands ({ $theirs } is needed), so { $episodes ->
        [one] { $episodes } episode
       *[other] { $episodes } episodes
    } cannot be checked.
# $moves (number) of the first moves come from another match
verify-copied =
    { $moves ->
        [one] The match began where another one stood: { $moves } move comes from that one, whose own file tells whether chance was fair there.
       *[other] The match began where another one stood: { $moves } moves come from that one, whose own file tells whether chance was fair there.
    }
verify-copied-hands = What hands did cannot be checked here: nobody knows how everything lay when the match began.

### The command line

## The command line: at the table

# $who did something that others may not see
cli-hidden = { $who } makes a hidden move.
cli-hand-over = { $name }, it is your turn: ask the others to look away, and press Enter.
cli-you-start = You start.
cli-you-win = You win!
# $choice is a choice in words
cli-only-choice = { $who }: { $choice } (the only choice)
# $number is what was typed, $most (number) how many choices there are
cli-out-of-range = There is no choice { $number }: type a number from 1 to { $most }.
# $example is a move in words, such as “bid 3”
cli-why-what = Why not what? For example: why { $example }
cli-why-allowed = But you may do that!
# $number is the number of the choice in the list
cli-hint = Best: { $choice } ({ $number })
cli-hint-or = or: { $choice }
cli-you-asked = You asked for a hint.
cli-looking-ahead = Looking ahead…
cli-warming = Nobody looks ahead yet: this game is getting ready for it in the background. Until then bots from level4 on play simply.
cli-no-such-rule = There is no rule “{ $rule }”. The rules go from { $first } to { $last }.
cli-starts = starts
# A heading of the score sheet
cli-sheet = { $rank }. { $name }: { points }
# $commitment is a long number
cli-promise = All chance of this match follows from a secret seed. Its SHA-256 is { $commitment }.
cli-how-to-answer = Answer with a number or in words; “help” shows what else you can type.
cli-resume-with = Continue with: storeys play --resume { $path }
cli-verify-with = Check that chance was fair with: storeys verify { $path }
cli-play-with = Play it with: storeys play --resume { $path }
cli-seed = The seed was { $seed }, as promised: { $commitment }.
cli-save-where = Save this match? Type the name of a file, or nothing to let it go.

## The command line: words at the prompt

# One word each, in small letters; the English ones always work, too
cli-word-undo = undo
cli-word-why = why
cli-word-hint = hint
cli-word-board = board
cli-word-log = log
cli-word-score = score
cli-word-rules = rules
cli-word-rule = rule
cli-word-save = save
cli-word-help = help
cli-word-quit = quit
cli-help-answers = Choose by number or in words (“1”, “{ $example }”). Besides:
cli-help-at-undo = take back your last choice
cli-help-at-why = why something is not allowed: “why { $example }”
cli-help-at-hint = what could be done here, and why
cli-help-at-board = show the table again
cli-help-at-log = everything that has happened so far
cli-help-at-score = the score sheets as they stand
cli-help-at-rules = all the rules of the game
cli-help-at-rule = one rule: “rule { $rule }”
cli-help-at-save = save the match to a file: “save my-game.txt”
cli-help-at-help = this list
cli-help-at-quit = save the match and leave

## The command line: what cannot be done

cli-file-in-the-way = { $path }: there is already a file of that name. Choose another name, or --force to overwrite it.
cli-no-such-move = This match has no move { $move }; the last one is { $last }.
cli-no-such-seat = There is no seat { $seat } at this table: seats go from 0 to { $last }.
cli-no-dice = { $path }: the dice of this match were thrown by hand, so it cannot be continued here.
cli-usage-language = “{ $language }” is not a language of Storeys. The languages are: { $known }.
cli-usage-device = There is no device “{ $device }” here. The devices are: { $known }.
cli-usage-no-such-option = There is no option { $option } here. See --help.
cli-usage-missing-value = The option { $option } needs a value. See --help.
# $known is the list of options, each with its possible values
cli-usage-table-option = “{ $option }” is not an option of this game. The options are: { $known }.
cli-usage-no-table-options = This game has no options to choose.
cli-usage-resumed-option = The options of a saved match can no longer be changed.
cli-usage-missing = Something is missing: { $what }. See --help.
cli-usage-bad-value = This is not a possible value for { $what }. See --help.
cli-usage-no-such-command = There is no command “{ $words }”. See storeys --help.
cli-usage-too-many-words = This command does not know what to do with “{ $words }”. See --help.

## The command line: figures

# $game is the game's title
cli-compiling = Compiling the rules of { $game } for this machine (once)…
cli-simulating = Playing…
cli-measuring = Measuring…
cli-settling = The site is settling…
cli-no-pointer = A terminal has no pointer: a steady hand carries your pieces.
# What stands between whole numbers and decimals
cli-decimal-mark = .
cli-column-bot = Who
cli-column-seat = Seat
cli-column-wins = Wins %
cli-column-interval = 95 % between
cli-column-score = Points
cli-column-spread = Spread
cli-column-range = From … to
cli-column-game = Game
cli-column-seats = Seats
cli-column-device = Device
cli-column-threads = Threads
cli-column-moves = Moves/s
cli-column-games = Games/s
cli-column-bytes = Bytes
cli-column-readers = Readers
cli-column-moves-measured = Moves
cli-column-cpu = CPU ms/move
cli-column-written = Bytes/move
cli-column-packed = Packed
cli-column-at-most = At most
# The numbers come as text, set for the language
cli-simulated = Games: { $games } (seed { $seed }), { $moves } moves on average, { $shortest } to { $longest }; { $speed } games a second.
cli-bench-first = { $game } on { $device }: first game after { $seconds } s, compiling included.
cli-bench-first-cached = { $game } on { $device }: first game after { $seconds } s, compiled before.
cli-bench-ratio = { $game }, seats: { $seats }, threads: { $threads } – { $times } times as fast as one thread.
cli-bench-equal = { $game }, seats: { $seats } – { $compared } final positions on the graphics card equal those of the CPU.
cli-bench-unequal = { $game }, seats: { $seats } – the { $compared } final positions on the graphics card are NOT those of the CPU!
cli-bench-against = { $name }: { $speed } moves/s; Storeys is { $times } times as fast.
cli-bench-not-installed = { $name }: not installed ({ $install }).
cli-bench-start = Starting ({ $what }): { $seconds } s.
cli-bench-server = Server with { $database }: { $speed } moves/s (tables: { $tables }, connections: { $connections }). Half of them were stored within { $median } ms, 99 of 100 within { $tail } ms. Memory: { $memory } MB.
cli-bench-bystander = Looks into a log (lines: { $lines }, looks: { $looks }): 95 of 100 within { $look } ms. A bystander waited { $calm } ms or less 95 times out of 100 before, and { $meanwhile } ms or less meanwhile.
cli-bench-hands = { $game }: what comes of a hand is found out in { $took } s of one core (simulated: { $simulated } s). Half of the moves at other tables were stored within { $half } ms, and within { $half_beside } ms while hands were at work at four tables (difference: { $half_between } ms). 99 of 100 were stored within { $alone } ms ({ $alone_between }), and within { $beside } ms ({ $beside_between }) meanwhile (difference: { $between } ms). Ranges hold with 95 %.
cli-bench-search = { $game }: { $inside } matches a second are played out inside a search on one core, { $plain } without one ({ $share }%). A decision with a thousand playouts takes { $took } s.
cli-bench-hostile = Sent in { $seconds } s: messages { $messages }, requests { $requests }, sockets that lead nowhere { $sockets }. Wrong answers and troubles: { $errors }; stalls of the event loop: { $stalls }. Somebody at another table waited { $median } ms half the time, and { $tail } ms or less 99 times out of 100. Memory: { $before } MB, then { $after } MB.

## The command line: help

cli-help = An open table for building games: play them, simulate them, measure them.
cli-help-version = Show the version and nothing else.
cli-help-language = The language of every sentence; otherwise that of your system.
# $games is the list of games
cli-help-game = The game: { $games }.
cli-help-file = A saved match.
cli-help-seed = A number that fixes all chance: the same number, the same match.
cli-help-save = The file to save the match to.
cli-help-force = Overwrite a file that already exists.
cli-help-json = Write JSON, one object per line.
cli-help-threads = How many threads to use.
cli-help-play = Play in the terminal, with bots or with others at the same screen.
cli-help-seats-play = Who plays: “you”, other names, and bots from level1 (Apprentice) to level6 (Master builder).
cli-help-resume = Continue a saved match.
cli-help-new = Write the file of a match that is about to begin.
cli-help-seats-new = How many play, or their names.
cli-help-option = A rule of this table that may be chosen, by name and number; may be given more than once.
cli-help-replay = Show a saved match: its log, a position, the scores.
cli-help-move = Stop after this many moves of the log.
cli-help-seat = Show only what this seat may see; seats are counted from 0.
cli-help-verify = Check that chance was fair in a finished match.
cli-help-simulate = Let bots play many matches, and see who wins.
cli-help-seats-simulate = One bot for each seat: greedy or random.
cli-help-games = How many matches.
cli-help-bench = Measure how fast the games run.
cli-help-serve = Open the table for browsers.
cli-help-think = Lend the workers of this machine to the servers that share a PostgreSQL database.
cli-help-processes = How many worker processes; one for each core if not given.
cli-help-host = The address to listen on (127.0.0.1: this machine only).
cli-help-port = The port to listen on.
cli-help-open = Open the page in the browser.
cli-serving = The table is open: { $address }
cli-serving-stop = Ctrl-C closes it. Games are kept.
cli-thinking = This machine thinks along for { $url } (processes: { $processes }).
cli-thinking-stop = Ctrl-C ends that. Others take over whatever it was working on.
cli-port-taken = Port { $port } is taken by another program.
cli-not-installed = This needs the package { $package }, which is not installed here. Install it with: { $install }
cli-help-seats-bench = Only with this many players; may be given more than once.
cli-help-seconds = How long to measure each figure.
cli-help-device = Only on this device.
cli-help-against = Measure other engines, too.
cli-help-start = Measure how long the program takes to start, too.
cli-help-new-game = Write a very small game under this name, complete and tested, for you to make your own.
cli-help-name = What the game is called in the program: small letters, with underscores between words.
cli-help-golden = Play matches until the golden games of a game show everything it has, and keep them.
cli-new-game-bad-name = A game is called by 3 to 20 small letters, with underscores between words, and not “{ $name }”.
cli-new-game-name-taken = The program already speaks of “{ $name }”: choose another name.
cli-new-game-no-sources = A new game is written into the sources of Storeys, and this Storeys was installed without them.
cli-new-game-written = The game is complete and can be played. Make it yours, step by step: CONTRIBUTING.md says how.
cli-golden-shown = The golden games show everything.
cli-golden-missing = Not shown yet, and to be played by hand: { $what }

## The command line: the ladder

cli-help-ladder = Let bots meet in blocks of matches: who is stronger, by how much, and how sure is that?
cli-help-ladder-players = Who meets: bots by name, and “search”, if you like with a budget (search:0.2s, search:500) and threads (search:1s:2).
cli-help-ladder-seats = How many sit at a table.
cli-help-ladder-blocks = How many blocks: matches with the same chance, played from every seat.
cli-help-ladder-seconds = How long a search without a budget of its own may think about a move.
cli-help-ladder-simulations = Instead of that: how many playouts it may look at. Then every machine plays the same matches.
cli-help-ladder-seed = A number that fixes all chance.
cli-help-ladder-lone = Only the first player alone against each of the others, who then has all the other seats.
cli-help-ladder-processes = How many matches to play at once.
cli-help-ladder-stop-when = Stop as soon as it is sure whether each player takes more or less of the wins against the next than “fair”, or than a share such as 0.92.
cli-help-ladder-limit = Begin no match after so many seconds; --resume goes on with it.
cli-help-ladder-out = The folder for matches, table and picture. Without a game, what is in it is shown.
cli-help-ladder-resume = Go on with the ladder in the folder.
cli-column-rating = Rating
cli-column-against = Against
cli-column-share = Share of wins %
cli-column-fair = If equal %
cli-column-blocks = Blocks
cli-column-matches = Matches
cli-column-goal = Goal
cli-column-reached = Goal reached %
cli-column-decisions = Decisions
cli-column-pace = s/decision
cli-column-longest = Longest, s
cli-ladder-between = { $low } … { $high }
cli-ladder-played = { $game }, players at a table: { $table }. Blocks: { $blocks }, matches: { $matches }, seed: { $seed }.
cli-ladder-stopped = Stopped as soon as it was sure; the intervals are sound however often one has looked.
cli-ladder-looked = The intervals are sound however often one has looked.
cli-ladder-unfinished = Not finished yet: --resume goes on with it.
cli-ladder-too-little = This is too little to tell anything yet.
cli-ladder-made = Made on { $day } by
cli-ladder-written = Written: { $path }
cli-ladder-player-unknown = Nobody called “{ $name }” plays here. There are: { $known }.
cli-ladder-player-budget = “{ $name }” cannot be read. A search is written like this: search, search:0.2s, search:500, search:1s:2.
cli-ladder-player-brought = “{ $name }” cannot be loaded: { $reason }
cli-ladder-bad-twice = “{ $name }” is named twice; on a ladder every player must be a different one.
cli-ladder-bad-one = A ladder needs at least two players, unless they play alone (--seats 1).
cli-ladder-bad-lone = At a table for one there is nobody to sit alone against.
cli-ladder-bad-stop-when = “{ $value }” is not a share: write “fair”, or a number between 0 and 1.
cli-ladder-bad-stop-alone = Who plays alone is compared with nobody, so there is nothing to stop for: leave --stop-when out.
cli-ladder-in-the-way = { $path }: there is a ladder already. Go on with it by --resume, or choose another folder.
cli-ladder-other = { $path }: this is another ladder. What differs: { $unlike }.
cli-ladder-changed-bots = { $path }: since this ladder was begun, the rules or the bots have changed. Begin a new one in another folder.
cli-ladder-none = { $path }: there is no ladder here.
cli-ladder-fewer-blocks = More blocks than that have been played already. Ask for at least so many: { $played }.
cli-ladder-broken-record = { $path }: line { $line } is broken.
cli-ladder-cannot-keep = { $path } cannot be written: { $reason }
cli-ladder-busy = { $path }: another process is at work on this ladder.
cli-ladder-no-machine-code = A search needs machine code, and none can be made here: { $reason }
cli-ladder-match-failed = Block { $block }, match { $match } broke off: { $reason }
cli-ladder-match-illegal = Block { $block }, match { $match }: { $name } chose what the rules do not allow (action { $action }).
cli-ladder-match-died = Block { $block }, match { $match }: the process that played it has died.

### The server

server-behind = The table has moved on in the meantime: look at it again and choose once more.
server-not-yours = This seat is not yours.
server-waiting = The match begins when all chairs are taken.
server-not-over = This is available once the match is over.
server-full = All chairs at this table are taken; you may watch.
server-many-tables = You have as many matches going on as one player may have: finish one first, or clear a table away.
server-many-listed = You, or your network, already have as many tables in the list as possible: invite people to this one by its link instead.
server-sent-away = Whoever set this table up has sent you away from it.
server-others-sit = You have left this table and others sit at it: it stays for them.
server-nobody-there = Nobody else is sitting in this chair.
server-taken = Somebody else sits in this chair.
server-pace = At a table of several people whoever has set it up says how fast bots play.
server-hints-off = Hints are switched off at this table.
server-hint-in-lesson = In a lesson its steps are the hints.
server-review-running = This match is still going on: it can be reviewed when it is over.
server-many-reviews = Several reviews that you have asked for are still being worked out: wait until one of them is done.
server-reviews-full = Too many reviews are being worked out at the moment: please ask again a little later.
server-no-review = There is no such review; perhaps its table was cleared away.
server-begun = The match has begun: nobody can be sent away and no chair given to a bot any more.
server-chairs = Nobody can sit like this: you take one chair at most, and your neighbours sit beside you.
server-reserved-name = That is what a bot, a chair or chance is called here: please choose another name.
server-malformed = The server could not read this message.
server-older-rules = The rules have changed since this match was played, so it cannot be continued.
server-stood-still = The server stood still over this message, so it is not carried out again. Nothing else is lost: please try something else.
server-put-aside = The server stood still over this table, so it was put aside. Its log is kept.
server-private = This table is private: whoever wants to watch needs its code.
server-origin = This request came from another page and was not carried out.
server-bad-code = No table has this code. It may have been mistyped.
server-bad-token = This link has been used already, or it is too old.
server-no-table = There is no such table; perhaps it was cleared away.
server-no-record = This recorded game is not open here any more.
server-gone = This table was cleared away by whoever set it up.
server-not-found = There is nothing at this address.
server-method = This cannot be done here.
server-too-large = This message is too long.
server-too-long = This text is too long: please shorten it.
server-slow-file = { $path }: reading this match takes too long here.
server-too-fast = Too much at once: please wait a moment.
server-too-many = Too many are here at the moment: please come back a little later.
server-metrics = The figures are shown only on the server’s own machine, or to whoever has its token.
server-house-set = Whoever runs this server has set how it can be reached; this page does not change that.
server-house-elsewhere = This can only be decided at the computer on which the server runs.
server-no-network = This computer is in no house network in which others could find it.
server-away = The server cannot reach its database just now; nothing that was confirmed is lost. Please try again in a moment.
server-trouble = Something went wrong on the server; nothing is lost. Please try again.
# $path is the file of the database
server-in-use = { $path } is in use by another Storeys server. Stop that one first, or give several servers a PostgreSQL database.
# $path is the file of the database, $detail what SQLite says is wrong, in English
server-damaged = The database { $path } is damaged ({ $detail }). Nothing was changed. Keep a copy of the file, then put a backup in its place, or save what can still be read: sqlite3 { $path } .recover | sqlite3 recovered.db
# $url is the address of the database without its password, $detail what is said about it, in English
server-unreachable = The database { $url } cannot be reached: { $detail }. Is PostgreSQL running there, and are the address and the password right?
server-think-needs-postgres = Workers are lent through a PostgreSQL database: set the variable STOREYS_DATABASE_URL to the one that the servers share.
server-think-other-version = This machine has another version of Storeys than the servers at { $url } ({ $detail }), so its answers would not be trusted. Install the same version here.

review-no-search = The review does not go on: the strongest bot cannot think on this server, for there is no compiler, or no folder for its machine code. What was found so far stays.
review-other-version = The review does not go on: the program was changed while this server was running. It goes on when the server is started again.
review-failed = The review does not go on: something went wrong. What was found so far stays.

### The browser client

## Home

web-welcome = Which building will it be today?
web-home = Home
web-play-now = Play now
web-play-now-means = “Play now” seats you against two bots, at once and without an account.
web-play-alone = Play alone
web-lesson = First lesson
web-new-table = New table
web-rulebook = Rulebook
# $game is the title of a game
web-rulebook-of = { $game }: rulebook
web-contents = Contents
web-search-rules = Search the rules
web-no-rule-found = No rule has these words.
# $found (number) rules have the words that were searched for
web-rules-found =
    { $found ->
        [one] { $found } rule
       *[other] { $found } rules
    }
# $least and $most (numbers) of players
web-players = { $least }–{ $most } players
# $minutes (number) a game takes
web-minutes = about { $minutes } min
web-difficulty-1 = easy to learn
web-difficulty-2 = takes some thought
web-difficulty-3 = demanding
web-my-tables = Your tables
# $tables (number) is how many there are
web-all-tables = Show all { $tables }
web-dismiss = Put out of sight
# $game is the title of a game
web-dismiss-table = Put this table out of sight: { $game }
web-dismissed = Out of sight: { $game }.
# A link to a table that is out of sight
web-dismissed-goes-on = The game goes on here.
web-bring-back = Bring it back
# How a finished match ended for the reader; $points (number) more than the next player
web-won-by = You won by { points }.
# … with as many points as somebody else, by the tie-break
web-won = You won with { points }.
web-won-together = You share the win with { points }.
# $place (number) of $seats (number) players
web-placed =
    { $place ->
        [2] 2nd of { $seats }, { points }
        [3] 3rd of { $seats }, { points }
       *[other] { $place }th of { $seats }, { points }
    }
web-goal-reached = { points } – goal reached!
web-table-waiting = Waiting for players.
web-join = Join a table
web-join-code = Code or link from the invitation
web-join-button = Join
web-recorded-games = Look through a recorded game
web-open-file = Open a recorded game
web-open-file-about = A game you have downloaded, as a file. You can also drop the file anywhere on this page.
web-drop-file = Drop the file to look through its game.
# $path is the name of a file
web-file-reading = { $path } is being read…
web-file-unreadable = { $path }: this cannot be read.
web-watch = Watch others play

## A new table

web-new-table-of = { $game }: a new table
web-chairs = Chairs
# $seat (number) counts from 1
web-chair = Who sits in chair { $seat }
web-chair-me = Me
web-chair-bot = A bot
web-chair-open = A friend, by link
web-chair-neighbour = A neighbour at this screen
web-chair-open-means = You get a link and a QR code to send.
web-open-chair = Open chair
web-add-chair = Add a chair
web-take-away = Take away
web-remove-chair = Take away chair { $seat }
web-bot-level = How strong the bots are
web-bot-random = Random bot: plays anything that is allowed
web-bot-greedy = Greedy bot: goes for the most points
web-bot-level1 = Apprentice
web-bot-level1-means = Makes every other move at random: you beat it once you know the rules.
web-bot-level2 = Bricklayer
web-bot-level2-means = Knows what brings points, but slips now and then: just right for your first games.
web-bot-level3 = Foreman
web-bot-level3-means = Always takes what looks best at once, but does not look ahead.
web-bot-level4 = Engineer
web-bot-level4-means = Looks ahead for a moment, but not at every move: beaten by whoever has a plan.
web-bot-level5 = Architect
web-bot-level5-means = Looks ahead at most moves, for more than half a second: a challenge for practised players.
web-bot-level6 = Master builder
web-bot-level6-means = Thinks for up to three seconds a move, as well as we know how: expect to lose.
# A computer prepares for it in the background
web-warming-compiling = The stronger bots are still getting ready for this game; until then they play simply.
web-warming-no-compiler = The stronger bots play simply here: this server has no compiler (Numba).
web-warming-no-cache = The stronger bots play simply here: this server has no folder to keep their machine code in.
web-warming-failed = The stronger bots play simply here: they could not be made ready for this game.
web-name = Name
web-your-name = Your name
web-options = Rules of this table
web-table-manners = The table
web-listed = Show this table to everybody; anyone may watch
web-bots-take-over = A bot takes the chair of anyone who leaves, and decides when somebody’s time is up
web-may-hint = Players may ask for hints; everybody sees that they did
web-clock = Pace
web-clock-none = No clock
web-clock-relaxed = Relaxed: a few minutes for each decision
web-clock-correspondence = By correspondence: a few days for each decision
web-set-up = Set up the table
web-cancel = Cancel

## Coming to a table

web-invited = Invitation
# When nobody who invites sits at the table
web-invited-to = You are invited to a game
# $name is who has set the table up
web-invited-by = { $name } invites you to a game
# $free (number) of $seats (number) chairs
web-chairs-free =
    { $free ->
        [one] { $free } of { $seats } chairs is free.
       *[other] { $free } of { $seats } chairs are free.
    }
web-begun-full = The game has begun and all chairs are taken; you may watch.
web-over-already = This game is already over; you may look at how it ended.
web-invitation-broken = This invitation is not complete, or no longer good: ask whoever sent it for a new one.
web-what-name = What may the others call you?
web-what-name-means = You can leave this empty. The settings let you change it at any time.
web-sit-down = Sit down
web-watch-this = Only watch
web-table-full = All chairs are taken; you may watch.
web-waiting = The game begins when all chairs are taken.
web-invite = Send this link, or scan the square with a phone:
web-qr = QR code of the invitation
web-code = Or by code:
web-link = Link
web-link-only-here = Only this computer can open this link. To invite others, start the server with { $command } and open this page by the computer’s name or address.
web-house-ask = So far only this computer can open this link. Let people in your house network in?
web-house-means = Phones and computers in the same Wi-Fi can then open the page, until you close it again or stop the server.
web-house-open = Let them in
web-house-is-open = Open to your house network: whoever is in the same Wi-Fi can use this link.
web-house-close = Close it again
web-copy = Copy
web-copied = Copied
web-leave = Leave the table
web-leave-do = Leave
web-leave-sure-to-bot = A bot plays on in your chair, under your name. You may come back until the game is over.
web-leave-sure = Your chair stays open: the game waits until you come back or somebody else sits down there.
web-stay = Stay
web-come-back = Come back to your chair
# $seat (number) counts from 1
web-chair-to-bot = Give chair { $seat } to a bot
web-chair-open-again = Open chair { $seat } again
web-remove-table = Clear the table away
web-send-away-do = Send away
web-send-away-sure = { $name } will not be able to come back to this table.
web-send-away = Send { $name } away

## At the table

web-tools = Tools
web-undo = Take back
# $count (number) moves were taken back
web-taken-back = moves taken back: { $count }
web-taking-back = Taking back: until the next player has acted; against bots alone, also after they have answered. Never past a card that was drawn, a die that was rolled or anything that was shown.
web-hint = Hint
# $choice is an answer, such as “Bid 3”
web-hint-says = A bot would choose: { $choice }.
web-hint-thinking = Looking ahead…
web-hint-ways = What could be done
web-hint-play = Play it
web-replay = Replay last turn
web-log = Log
web-chat = Chat
web-rules = Rules
web-reference = Reference
web-print = Print
web-close = Close
web-question = What is asked
web-answers = Answers
web-to-answers = To the answers
# There is one answer, and it ends something: a turn, an action
web-only-answer = This is the only answer left. Nothing happens until you give it.
# What was chosen is carried to its place by one’s own hand, or put back
web-in-hand = It is in your hand.
web-put-back = Put back
web-board = What lies on the table
# Back to the answers before
web-back = Back
web-wait = One moment.
# $time is what is left of it, as 2:05
web-clock-left = { $time } left
# $days, $hours and $minutes (numbers) that are left
web-clock-hours = { $hours } h { $minutes } min left
web-clock-days =
    { $days ->
        [one] { $days } day { $hours } h left
       *[other] { $days } days { $hours } h left
    }
web-clock-last-minute = One minute left.
web-clock-last-seconds = Ten seconds left.
web-clock-over = Time is up.
web-clock-over-bot = Time is up; a bot decides.
web-you-watch = You are watching.
# $path is the name of a file
web-recorded = Recorded game: { $path }
web-recorded-none = No recorded game is open here. You can open one on the home page.
web-recorded-only = This is a recorded game: nothing more is played in it.
web-sit-here = See the table from { $name }’s chair
web-away = away
web-bot-plays-on = a bot plays on
web-has-left = has left
web-left-to-bot = { $name } has left; a bot plays on.
web-left = { $name } has left; the chair is open.
web-is-back = { $name } is back.
web-speed = Bots play
web-speed-calm = calmly
web-speed-brisk = briskly
web-speed-once = at once
web-skip-to-me = Skip to my turn
web-hidden-move = Something that you cannot see.
# A turn in the log: $who did $doing (several things after each other); $before and $after are the points
web-turn = { $who } { $doing }
web-turn-points = { $who } { $doing }: { $before } → { $after }
web-turn-setup = Getting ready
# $scores is a list of names with points
web-turn-end = The end: { $scores }
web-turn-score = { $name } { $points }
web-past = An earlier position
# $turn and $last (numbers) are turns
web-past-turn = Looking back: turn { $turn } of { $last }
web-past-start = The beginning
web-replaying = The last turn again
web-earlier = Earlier
web-later = Later
web-past-slider = Turn
web-play = Play
web-pause = Pause
web-replay-speed = Speed
web-whose-view = Whose view
web-view-all = All hands open
web-view-own = As you see it
web-view-spectator = As a spectator
web-link-moment = Link to this moment
web-skip = Skip
web-back-to-now = Back to the game
web-go-on = Go on
# $number and $total (numbers) of steps
web-lesson-step = Step { $number } of { $total }
web-lesson-watch = Watch what the bot does.
web-lesson-instead = That would be allowed, but first do what is lit: soon you will play as you like.
web-lesson-read-first = One moment: first read this, then press “Go on”.
web-lesson-play-on = Play on freely
web-lesson-leave = Leave and play freely
web-lesson-known-chance = A lesson: chance is known and the same every time.
web-chat-empty = Nobody has said anything yet.
web-chat-line = Say something
web-chat-send = Send

## The end

# Headlines. $points (number) is how far the winner is ahead
web-you-win-by = You win by { $points }
web-wins-by = { $name } wins by { $points }
web-you-win = You win
web-wins = { $name } wins
# $names is a list of one or more
web-you-win-together = You win together with { $names }
# $names is a list of two or more
web-win-together = { $names } win together
# $number is the rank: 1 has won
web-place = place { $number }
# $points (number) to be reached by somebody who plays alone
web-solo-goal = Your goal: { points }
# $points (number) were reached
web-solo-reached = { points } – goal reached!
# $next (number) is the goal of the next game
web-solo-next = Next time the goal is { $next }.
# $goal (number) was not reached: $missing (number) points fewer
web-solo-missed = { points } – { $missing } short of the goal of { $goal }
web-solo-record = Playing alone
# $games (number) were played alone, in $reached (number) of them the goal was reached
web-solo-so-far = Games played: { $games }. Goal reached: { $reached }.
# Heads of a table: when a game was played, what it brought, what was to be reached
web-solo-when = Date
web-solo-wanted = Goal
web-rematch = Rematch
web-join-rematch = Go to the rematch
web-show-board = Show the board
web-show-sheet = Show the score sheet
web-leaf-through = Step through the game
web-download = Download the game
# A picture of the result
web-picture-share = Share a picture
web-picture-save = Save a picture
web-dice-promised = What chance will draw, promised before the first deal by its fingerprint:
web-dice = Check the draws
web-dice-text = Before the first deal the table promised a secret seed by showing its fingerprint, and this browser noted it. Now the seed is open, and the browser can repeat everything that chance decided.
web-dice-commitment = Promised fingerprint (SHA-256)
web-dice-seed = Seed
web-dice-check = Check now
web-dice-fair = { $draws ->
    [0] The seed is the one that was promised. Nothing was drawn in this match.
    [one] The seed is the one that was promised, and the only draw agrees with it.
   *[other] The seed is the one that was promised, and all { $draws } draws agree with it.
}
web-dice-unfair = This is not the seed that was promised when this browser first saw the table.
web-dice-unfair-draw = The seed does not give what was drawn in line { $line } of the log.
web-dice-changed = Careful: the draws of this table are no longer those that were promised when this browser first saw it.
web-log-rewritten = Careful: line { $line } of the log now says something different from before.
# $lines (number) of the log
web-dice-copied =
    { $lines ->
        [one] The first line of the log comes from another match, with which this one began; what chance did there was promised there.
       *[other] The first { $lines } lines of the log come from another match, with which this one began; what chance did there was promised there.
    }
web-dice-more = “storeys verify” checks the downloaded game by the rules themselves, too.

## The review

web-review = Review
web-review-of = Review: { $game }
# $found and $total (numbers) of moves and draws
web-review-progress = Looked at { $found } of { $total }
web-review-waiting = This match will be looked at in a moment.
web-review-curve = Chances of winning
web-review-curve-alone = Chance of reaching the goal
# $chances (number) out of a hundred
web-review-chance = { $name } { $chances }%
web-review-moments = What decided the match
web-review-no-moments = Nothing stood out.
# $doing is a choice, such as “Bid 3”, and $better the one that should have been made; $change (number) is below 0
web-review-moment-choice = { $who }: “{ $doing }”, where “{ $better }” was better. Chances { $change }%.
# $change (number) of chances, by what was drawn
web-review-moment-lucky = { $name }: good luck. Chances +{ $change }%.
web-review-moment-unlucky = { $name }: bad luck. Chances { $change }%.
web-review-moment = Moment { $number }
web-review-here = Choices in this turn
web-review-no-choice = Nobody had a choice here.
web-review-not-yet = This has not been looked at yet.
web-review-best = The strongest bot found nothing better.
web-review-better = The strongest bot would have chosen “{ $better }”.
web-review-cost = Chances { $change }%
web-review-expected = What it expected then
web-review-players = How you all played
web-review-accuracy = Accuracy
web-review-luck = Luck
web-review-skill = Own moves
web-review-players-what = What these figures mean
web-review-about = Accuracy: 100 for whoever always did what the strongest bot would have done, or something as good. Luck: by how much what was drawn has changed the chances of winning, all in all; ± says how sure that is. Own moves: likewise, by one’s own decisions.
web-review-play-on = Play on from here
web-review-play-on-about = At a new table: you take one seat, bots the others, and chance draws anew.
web-review-over = The match is over here. Go back a little to play on.
web-review-seat = Your seat
web-review-link = Link to this review
web-review-missing = This review cannot be shown.

## Settings and help

web-settings = Settings
web-language = Language
web-theme = Light
web-theme-system = As the system
web-theme-day = Day
web-theme-night = Night
web-set-sounds = Soft sounds
web-set-motion = Cards and dice glide
web-set-autoplay = Go on by itself inside a move when there is only one way
web-set-shortcuts = Single-key shortcuts
web-recovery = Play on in another browser
web-recovery-link = Open this link in the other browser; it works once, and you are then signed out here.
web-sign-out-others = Sign out all other browsers
web-signed-out-others = Every other browser is signed out now.
web-recover-title = Play on here
web-recover-ask = This link brings a player and all their tables to this browser.
web-recover-do = Go on here
web-help = Keys
web-help-text = Everything can be reached with Tab and chosen with Enter. At the table single keys help, too:
web-key-answer = Give the answer that shows this number
web-key-undo = Take back the last move
web-key-hint = Ask for a hint
web-key-replay = Replay the last turn
web-key-skip = Skip to my turn
web-key-log = Open or close the log
web-key-chat = Open or close the chat
web-key-rules = Open or close the rules
web-key-reference = Open or close the reference card
web-key-settings = Settings of this browser
web-key-help = This list of keys
web-key-now = Back to the current position
web-key-earlier = One turn back; with Shift one step
web-key-later = One turn forward; with Shift one step
web-key-first = To the beginning of the game
web-key-last = To the latest position

## When something is missing

web-lost-title = Not here
web-not-found = There is nothing at this address. The link may be old or incomplete.
web-no-server = The server cannot be reached just now. Nothing is lost; try again in a moment.
web-try-again = Try again
web-line-connecting = Coming to the table…
web-line-lost = The connection is interrupted. It will come back by itself, and nothing is lost.
web-line-lost-sending = The connection is interrupted. Your move is kept and will be sent as soon as it is back.
web-line-open = Connected again.
web-sending = Your move is on its way…
