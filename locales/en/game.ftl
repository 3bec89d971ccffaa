### The game sheet.

## game

game-games = Games
game-games-help = Record a whole game, deal by deal: who won, from whom and for how much. Games are saved in this browser.
game-no-games = No games yet.
game-new-game = New game
game-new-name = New name
game-start = Start game
game-open = Open
game-rename = Rename
game-duplicate = Copy
game-delete = Delete
game-deleted = Game deleted. Undo brings it back.
game-all-games = All games
game-setup = Names and rules
game-name = Game name
game-rulebook = Rulebook for this game
game-use-edited = Use the edited version
game-use-newer = Continue with the new version
game-players = Players
game-first-dealer = East (first dealer)
game-second-seat = South
game-third-seat = West
game-fourth-seat = North
game-seats-help = Seated as in the first deal.
game-initial = Starting points
game-rounds = Rounds
game-as-rulebook = as in the rulebook
game-standings = Standings
game-dealer = dealer
game-no-win-yet = no win yet
game-table-holds = On the table
game-bank-holds = Bank
game-together = Total
game-constant = same as at the start
game-not-constant = different from the start
game-deals = Deals
game-deal = Deal
game-what-happened = What happened
game-no-deals = No deals yet.
game-correct = edit deal
game-next-deal = Next
game-correct-deal = Edit deal
game-insert-deal = Insert before deal
game-how-it-ended = How it ended
game-ends-with-draw = Draw
game-ends-with-scores = Enter points manually
game-winner = Winner
game-then-won = Won after that
game-add-win = Add a win
game-remove-win = Remove
game-then-who = Winner
game-then-tile = Winning tile
game-choose-seat = Choose
game-paid-at-once = Paid at once
game-add-paid = Add a payment
game-remove-paid = Remove
game-paid-to = To
game-paid-for = For
game-paid-from = Discarded by
game-paid-times = Times
game-paid-when = When
game-paid-first = Before any win
game-worth = Value
game-han = Han
game-fu = Fu
game-by-tiles-already = Entered with tiles
game-cause = Reason
game-ready-were = Ready
    .riichi = Tenpai
game-nagashi-by = Nagashi
game-changes = Points won and lost
game-changes-help = As settled at the table; use minus for losses. Any difference from zero goes to the bank.
game-nobody-won = nobody
game-more-fouls = fouls
game-more-liability = liability
game-more-sticks = sticks
game-more-next-dealer = next dealer
game-more-note = note
game-note = Note
game-liable = Liable player
game-next-dealer = Next dealer
game-passes = the next player
game-stays = the same dealer
game-honba = Counters
game-deposits = Riichi sticks left on the table
game-from-before = automatic
game-penalties = Fouls
game-add-penalty = Add a foul
game-remove-penalty = Remove
game-penalty-for = By
game-penalty-what = Foul
game-penalty-times = Times
game-penalty-cancelled = Taken back at once
game-what-it-does = What changes
game-enter = Add deal
game-enter-correction = Keep
game-enter-inserted = Insert deal
game-cancel = Cancel
game-by-tiles = Enter tiles
game-tiles-again = Edit tiles
game-into-game = Add to game
game-back-without = Back without adding
game-insert-before = Insert a deal before
game-delete-deal = Delete deal
game-deal-deleted = Deal deleted, and every deal after it recalculated. Undo brings it back.
game-nothing-changed = No totals change.
game-undo = Undo in game
game-redo = Redo in game
game-finish = End game
game-reopen = Continue game
game-ranking = Ranking
game-place = Place
game-player = Player
game-score = Result
game-chart = Scores over the deals
game-net = Net
game-copy-summary = Copy summary
game-share-summary = Share summary
game-summary-copied = Summary copied.
game-end-transfers = Settlement at the end
game-from = From
game-to = To
game-amount = Amount
game-what-for = For
game-files = Save and print
game-files-help = The JSON file holds everything and can be opened here again. The CSV file is for spreadsheets and leaves out the tiles.
game-save-json = Save as JSON
game-save-csv = Save as CSV
game-copy-json = Copy as JSON
game-copied = Game copied.
game-copy-refused = Your browser blocked copying. Copy from here:
game-print = Print
game-import = Open a file
game-import-help = Choose a JSON or CSV file of a game, or paste its text. It’s added as a new game; your other games don’t change. A CSV file uses the rulebook chosen at the top of the page.
game-import-file = Game file
game-import-text = Or paste its text
game-read = Load text
game-not-read = This couldn’t be read as a game. Nothing was changed.
game-csv-without-tiles = Loaded from CSV: points only, since CSV has no tiles.
game-not-kept = This browser won’t let Tenbo save anything. Save the game as a file before you leave.
game-missing = Couldn’t load the rulebook for this game. Check your connection and try again.
game-deal-wrong = Fix this deal before it can count:
game-unnamed = Untitled game
game-back-to-sheet = Back to game
game-in-match = Part of a match of several games
game-last-of-match = Last game of the match
game-won-before = has won a deal in an earlier game
game-total = Total
game-to-tiles = Go to tiles
game-being-entered = You’re entering a deal with tiles.
game-not-over = This deal isn’t finished. Enter the winner’s full hand and winning tile, or end it in a draw.
game-from-other-tab = Another tab changed this game. Its changes are now here too.
game-keys = Enter the deal
game-pays = pays
game-later = at the end
game-whose-hand = Whose hand
game-more-values = more values
game-limit = Limit
game-double = double
game-tap-ready = Tap who is tenpai.
game-tap-nagashi = Tap whose nagashi it is.
game-new-player = New name
game-vacant-seat = Tap a name
game-draw-seats = Draw seats
game-last-players = Last players
game-sample = A sample: the end of an evening
game-sample-name = Sample evening
game-try-sample = Try the sample
game-gaps = gaps to the first
game-table-screen = Table screen
game-leading = leads
game-to-phone = To a phone
game-phone-help = Scan it with the phone’s camera. The phone gets a copy of the game: what’s entered here later doesn’t reach it.
game-phone-too-long = This game is too long for a QR code. Share its link, or save it as a file and open that on the phone.
game-linked = The game of the link is here. It’s a copy: what’s entered elsewhere later doesn’t reach it.
game-link-damaged = The link is damaged or incomplete. The game in it couldn’t be read.
game-if-ended = If it ended now
game-form-entered = Another tab already added the deal that was filled in here. It’s in the game once, and the form is empty again.
game-step-lost = Another tab changed the games first, so your last step wasn’t saved. If it was a deal, it’s back in the form.
game-reading = Another tab keeps score of these games. This tab shows what’s entered there.
game-relieved = You took over in another tab. This tab now shows what’s entered there.
game-take-over = Take over here
game-next-game = Next game
game-next-game-drawn = Next game, seats drawn
game-last-asked = Is this the last game of the match? Yakitori is then settled.
game-last-yes = Yes, the last one
game-sum = Sum
game-settle-up = Settle up
game-nobody-pays = Nobody pays.
game-stake = Stake
game-currency = Currency
game-stake-for = Stake for
game-named-stakes = Stakes by name
game-stake-two-five = Two-five (0.25/0.50)
game-stake-five-one = Five-one (0.50/1)
game-stake-one-two = One-two (1/2)
game-one-point = 1 point
game-thousand-points = 1.0
game-chips = Chips
game-chip-worth = A chip is worth
game-chips-in = In
game-chips-in-points = points
game-chips-in-money = money

## game-say

# {what} is a list of what there is of fouls, liability, sticks, the next dealer and a note.
game-more = More: { $what }
game-counters = { $number } { $number ->
        [one] counter
       *[other] counters
    }
game-repeat = repeat { $number }
game-sticks = { $number } { $number ->
        [one] stick
       *[other] sticks
    }
game-player-number = Player { $number }
game-drawn = Draw: { $cause }
game-nagashi = nagashi: { $names }
game-own-figures = Points entered manually
game-paid-out = paid at once: { $amounts }
game-declared-riichi = riichi: { $names }
game-is-liable = { $name } is liable
# {foul} is the name of a foul, or one of the next two.
game-foul-of = foul by { $name }: { $foul }
game-foul-times = { $foul } ×{ $times }
game-foul-taken-back = { $foul }, taken back
# Two things that happened in a deal; {said} may be more of them.
game-and-then = { $said }; { $more }
game-rulebook-edited = “{ $name }” has been edited since. This game still counts by the earlier version.
game-rulebook-newer = “{ $name }” has changed in an update since this game began. All deals now count by the new version.
game-from-seat = from { $name }
game-han-count = { $han } han
game-han-limit = { $han } han: { $limit }
game-fu-count = { $fu } fu
game-lacks-worth = Enter the value of { $name }’s hand.
game-lacks-figures = Enter what at least one player won or lost.
game-next-seat = The next name sits at { $wind }.
# What a player has, below what the hand is worth.
game-has = has { $total }
# What fouls cost when the game is over, with its sign.
game-at-end = { $points } at the end
game-entered = { $deal } added.
game-total-now = { $name }: { $now }, was { $before } ({ $change })
game-dealt-by = { $deal }, { $name } is dealer
# Below the points of the player whose wind was tapped; the others have the gaps.
game-gaps-to = gaps to { $name }
game-leads = { $name } leads with { $total }
game-largest-hand = Largest hand: { $what }
game-copy-of = { $name } (copy)
game-table-points = { $points } table points
game-won-by = { $name } wins the evening
game-first-shared = { $names } share first place
game-payments = { $number ->
        [one] one payment
       *[other] { $number } payments
    }
game-chips-left = The chips don’t add up: { $count }.
game-match-head = { $number } games · net results added up
game-leads-by = { $name } leads by { $points }
game-match-won = { $name } wins the match
game-lead-shared = { $names } share the lead
# The next game of a match: { $name } is the name of the match.
game-next-name = { $name } { $number }
game-gone = Another tab deleted “{ $game }”.
game-unread = { $count ->
    [one] One saved game couldn’t be read. It stays saved as it is.
   *[other] { $count } saved games couldn’t be read. They stay saved as they are.
}

## game-happened
## What happened in a deal, in the words of its rulebook.

# A deal by the wind of its round and its hand of the round.
game-deal-name = { $wind } { $number }
game-number-of-deals = { $number } { $number ->
        [one] deal
       *[other] deals
    }
game-in-builder = Deal { $place } of “{ $game }”: { $deal }.
game-corrected = { $deal } changed, and every deal after it recalculated:
game-inserted = { $deal } inserted, and every deal after it recalculated:
game-head-now = deal { $place } is now { $now }, was { $before }
game-deal-now = deal { $place }: { $now }; was { $before }
game-wins = { $who } wins { $worth }
game-wins-anything = { $who } wins
# {wins} is one or more of the first.
game-won-from = { $wins } from { $from }
game-won-self-drawn = { $wins }, self-drawn
    .riichi = { $wins } by tsumo
game-ready = ready: { $names }
    .riichi = tenpai: { $names }
game-own-figures-won = Points entered manually, { $winner } won
game-lacks-winner = Tap who won, then who paid. The same again: self-draw.
    .riichi = Tap who won, then who paid. The same again: tsumo.
game-lacks-source = Tap who discarded, or the winner again: self-draw.
    .riichi = Tap who paid, or the winner again: tsumo.

## game-refusal

game-refusal-no-game = That game doesn’t exist.
game-refusal-no-deal = That deal doesn’t exist in this game.
game-refusal-no-player = That player isn’t in this game.
game-refusal-not-a-value = That number isn’t possible here.
game-refusal-has-deals = You can’t change the number of players once the game has deals.
game-refusal-library-full = You’ve reached the limit of 100 games. Save and delete one first.
game-refusal-deals-full = This game has reached the maximum number of deals.

## csv-fault

csv-fault-head = The first line must name the columns: deal, round, dealer and so on.
csv-fault-columns = This line has a different number of columns from the first.
csv-fault-number = This must be a whole number.
csv-fault-player = This must be the name of a player in this game.
csv-fault-round = This must be a wind and a number, such as E1.
csv-fault-cause = A deal can’t end this way, or not with these winners.
csv-fault-quote = The quotation mark that opens here is never closed.
csv-fault-deals = There are more deals than a game can hold.
csv-fault-totals = The points up to this line don’t add up to this total.

## last-why

last-why-deposit = unclaimed riichi sticks
last-why-oka = oka (starting stakes to first place)
last-why-uma = uma (placement bonus)
last-why-penalty = fouls
last-why-yakitori = yakitori

## over

over-rounds-played = All rounds have been played.
over-bankrupt = A player is below zero.
over-target-reached = A player has reached the target.
over-dealer-stops = The dealer is leading and ends the game.
over-finished = The players ended the game.
