### The game sheet.

## game

game-games = Games
game-games-help = Write down a whole game, deal by deal: who won, from whom and how much. They stay here between visits.
game-no-games = No game yet.
game-new-game = New game
game-new-name = New name
game-start = Start the game
game-open = Open
game-rename = Rename
game-duplicate = Copy
game-delete = Delete
game-deleted = The game is deleted. Undo brings it back.
game-all-games = All games
game-setup = Names and rules
game-name = Name of the game
game-rulebook = Rules of this game
game-players = Players
game-first-dealer = East, deals first
game-second-seat = South
game-third-seat = West
game-fourth-seat = North
game-seats-help = In the order of their seats in the first deal.
game-initial = Points at the start
game-rounds = Rounds
game-as-rulebook = as the rules say
game-standings = Standings
game-dealer = deals
game-no-win-yet = no win yet
game-table-holds = On the table
game-bank-holds = Bank
game-together = Together
game-constant = as at the start
game-not-constant = not as at the start
game-deals = Deals
game-deal = Deal
game-what-happened = What happened
game-no-deals = No deal yet. The form takes the first one.
game-correct = correct deal
game-next-deal = Next
game-correct-deal = Correct deal
game-insert-deal = Insert before deal
game-how-it-ended = How it ended
game-ends-with-win = Win
game-ends-with-draw = Draw
game-ends-with-scores = Own figures
game-winner = Who won
game-the-tile = The winning tile
game-self-drawn = Self-drawn
game-also-won = Won on it too
game-worth = Worth
game-han = Han
game-fu = Fu
game-hand-totals = What each hand is worth
game-hand-totals-help = Before doubling for East. Empty is 0.
game-by-tiles-already = Entered by tiles
game-riichi-by = Riichi declared
game-cause = Why
game-ready-were = Shown ready
game-nagashi-by = Discarded only terminals and honors
game-changes = Gains and losses
game-changes-help = As you have settled them, with minus for losses. What is missing to zero goes to the bank.
game-nobody-won = nobody
game-more = More: fouls, liability, table, note
game-note = Note
game-liable = Pays for the others
game-nobody-liable = nobody is liable
game-next-dealer = Who deals next
game-passes = the next player
game-stays = the same dealer
game-honba = Counters
game-deposits = Sticks on the table after it
game-from-before = as it follows
game-penalties = Fouls
game-add-penalty = Add a foul
game-remove-penalty = Take away
game-penalty-for = Whose
game-penalty-what = Foul
game-penalty-times = Times
game-penalty-cancelled = Taken back at once
game-what-it-does = What it changes
game-enter = Enter the deal
game-enter-correction = Correct it
game-enter-inserted = Insert it
game-cancel = Cancel
game-by-tiles = Enter by tiles
game-tiles-again = Change the tiles
game-into-game = Into the game
game-back-without = Back without
game-insert-before = Insert a deal before
game-delete-deal = Delete this deal
game-deal-deleted = The deal is deleted, and everything after it reckoned again. Undo brings it back.
game-nothing-changed = No total changes by it.
game-undo = Undo in the game
game-redo = Redo in the game
game-finish = End the game
game-reopen = Play on
game-final = The game is over
game-ranking = Ranking
game-place = Place
game-player = Player
game-score = Result
game-end-transfers = Settled at the end
game-no-end-transfers = Nothing is settled at the end.
game-from = From
game-to = To
game-amount = Amount
game-what-for = What for
game-files = Save and print
game-files-help = The JSON file holds everything and can be read here again. The CSV file is for spreadsheets: it has no tiles.
game-save-json = Save as JSON
game-save-csv = Save as CSV
game-copy-json = Copy the JSON text
game-copied = The game is on the clipboard.
game-copy-refused = The browser does not let the page copy. Copy from here:
game-print = Print
game-import = Read a file
game-import-help = A JSON or CSV file of a game, or its text. It becomes a game of its own; no other one changes. A CSV table is read by the rules at the top of the page.
game-import-file = File of a game
game-import-text = Or its text
game-read = Read the text
game-not-read = This is no game yet. Nothing has changed.
game-csv-without-tiles = Read from a table: the figures are here, tiles are not in such a file.
game-not-kept = The browser lets this page keep nothing: save the game as a file before you leave.
game-missing = The rules of this game could not be fetched. Try again when there is a connection.
game-deal-wrong = This deal changes nothing until it is put right:
game-unnamed = Game without a name
game-back-to-sheet = Back to the sheet
game-in-match = In a match of several games
game-last-of-match = The match ends with this game
game-won-before = won a deal in an earlier game
game-total = Now
game-to-tiles = To the tiles
game-being-entered = A deal is being entered by tiles.
game-not-over = The deal is not over yet: give the winner a full hand with its winning tile, or let it end in a draw.
game-from-other-tab = Another tab has changed this game: what was done there is here too.

## game-say

# A deal by the wind of its round and its hand of the round.
game-deal-name = { $wind } { $number }
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
# {wins} is one or more of the first.
game-wins = { $who } wins { $worth }
game-won-from = { $wins } from { $from }
game-won-self-drawn = { $wins }, self-drawn
game-drawn = Draw: { $cause }
game-ready = ready: { $names }
game-nagashi = only terminals and honors: { $names }
game-own-figures = Own figures
game-own-figures-won = Own figures, { $winner } won
game-declared-riichi = riichi: { $names }
game-is-liable = { $name } is liable
# {foul} is the name of a foul, or one of the next two.
game-foul-of = foul of { $name }: { $foul }
game-foul-times = { $foul } ×{ $times }
game-foul-taken-back = { $foul }, taken back
# Two things that happened in a deal; {said} may be more of them.
game-and-then = { $said }; { $more }
game-rules-changed = { $name }, { $number } { $number ->
        [one] house rule
       *[other] house rules
    }
game-from-seat = from { $name }
game-han-count = { $han } han
game-han-limit = { $han } han: { $limit }
game-fu-count = { $fu } fu
game-lacks-winner = Say who won.
game-lacks-source = Say whose tile it was.
game-lacks-worth = Say what the hand of { $name } is worth.
game-lacks-figures = Write down what somebody gained or lost.
game-entered = { $deal } is entered.
game-corrected = { $deal } is corrected, and everything after it reckoned again:
game-inserted = { $deal } is inserted, and everything after it reckoned again:
game-total-now = { $name }: { $now } instead of { $before } ({ $change })
game-head-now = deal { $place } is now { $now }, not { $before }
game-dealt-by = { $deal }, { $name } deals
game-number-of-deals = { $number } { $number ->
        [one] deal
       *[other] deals
    }
game-leads = { $name } leads with { $total }
game-copy-of = { $name }, copy
game-in-builder = Deal { $place } of “{ $game }”: { $deal }.
game-table-points = { $points } table points
game-clash-corrected = { $deal }: another tab has corrected it too. What was entered here stands; Undo shows what was entered there.
game-clash-removed = { $deal }: one tab has deleted it, another has corrected it. The correction stands.
game-clash-entered = { $deal }: another tab has entered deals here too. All of them are in the sheet, those of the other tab first. Delete what is there twice.
game-clash-setup = Names or rules of “{ $game }”: another tab has changed them too. What was entered here stands; Undo shows what was entered there.
game-form-corrected = { $deal } is open in the form, and another tab has corrected it.
game-form-removed = Another tab has deleted the deal that is open in the form. Entered, it is there again.
game-gone = Another tab has deleted “{ $game }”. Undo brings it back.
game-back = “{ $game }” was deleted here, but another tab has changed it since: it is back.
game-apart = Another tab has a game in the place of “{ $game }”: both are among the games.

## game-refusal

game-refusal-no-game = There is no such game.
game-refusal-no-deal = The game has no such deal.
game-refusal-no-player = The game has no such player.
game-refusal-not-a-value = No such number is possible there.
game-refusal-has-deals = A game with deals keeps its number of players.
game-refusal-shelf-full = A hundred games are kept: save and delete one first.
game-refusal-deals-full = The game has as many deals as a sheet can hold.

## csv-fault

csv-fault-head = The first line does not name the columns of a game: deal, round, dealer and so on.
csv-fault-columns = This line has another number of columns than the first.
csv-fault-number = A whole number should stand here.
csv-fault-player = This is not the name of a player who could stand here.
csv-fault-round = A wind and a number should stand here, such as E1.
csv-fault-cause = A deal does not end so, or not with these winners.
csv-fault-quote = The quotation that begins here is not closed.
csv-fault-deals = There are more deals than a sheet can hold.
csv-fault-totals = The amounts of this and the lines before do not add up to this total.

## last-why

last-why-deposit = riichi sticks that nobody won
last-why-oka = paid in at the start, to the first
last-why-uma = bonus by place
last-why-penalty = fouls
last-why-yakitori = without a win (yakitori)

## over

over-rounds-played = All rounds are played.
over-bankrupt = Somebody has less than nothing.
over-target-reached = The points to be reached are reached.
over-dealer-stops = The last dealer leads and stops.
over-finished = The players ended it.
