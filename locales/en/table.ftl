### The table.

## board

board-table = Table
board-centre = The deal
board-chosen = tiles go here
board-choose = enter tiles here
board-dealer = dealer
board-wins = Wins
board-wins-too = Wins too
board-discarded-it = Discarded it
board-drew-it = Self-drawn
board-riichi = Riichi
board-ready = Ready
board-dead = Dead hand
board-barred = May not win
board-river = Discards
board-enter-discards = Discards
board-done = Done
board-worth = Worth without tiles
board-fouls = Penalties
board-fouls-help = What a foul costs stands among the payments, with its reason.
board-fewer = one less
board-more = one more
board-hand-is-dead = The hand is dead
board-may-not-win = May not win any more
board-danger = Danger
board-sound = Sound at a danger
board-sound-help = A short tone when a discard begins to make somebody liable.
board-nothing-paid = Nobody pays anybody.
board-matrix = Who pays whom
board-payer = pays
board-gets = gets
board-net = In all
board-sentences = In words
board-liability = Who is liable, and why
board-discard-of = About this discard
board-after = It followed
board-after-wall = a draw
board-after-dead-wall = a replacement draw
board-after-claim = a claim
board-chosen-from = Chosen from
board-chosen-help = No Choice: whoever had nothing but dangerous tiles after a draw is not liable. Enter the hand with the discard, or take the hand as it lies there.
board-take-hand = Take the hand above
board-forget-hand = Forget it
board-remove-discard = Remove the discard
board-win = The win
board-honba = Counters
board-sticks = Riichi sticks
board-wall-left = Wall left
board-round = Round
board-east-wins = East’s wins before
board-of-table = Sticks
board-of-bank = Bank

## board-say

# Who pays whom: what stands for {what} below.
board-pays = { $payer } pays { $payee } { $amount }
board-pays-to-table = { $payer } pays { $amount } to the table
board-pays-to-bank = { $payer } pays { $amount } to the bank
board-gets-from-table = { $payee } gets { $amount } from the table
board-gets-from-bank = { $payee } gets { $amount } from the bank
# {why} is one of the reasons below, or a list of them.
board-because = { $what }, because { $why }.
board-because-of-foul = { $what } because of a foul: { $fouls }.
board-settled = { $what }.
# {fed} is one of the last two of the tiles below, {rule} the name of a pattern.
board-is-liable-for-discarding = { $who } is liable for { $rule } by discarding { $fed }
board-is-liable-for-feeding = { $who } is liable for { $rule } by feeding { $fed }
board-is-liable-as-entered = { $who } is liable, as entered
board-discarded-winning-tile = { $who } discarded the winning tile
board-made-robbed-kong = { $who } made the kong that was robbed
board-discarder-doubles = the discarder pays double
board-drawn-doubles = a drawn tile is paid double
board-pays-for-all = pays for all losers
board-everybody-pays-drawn = everybody pays a tile that was drawn
board-each-loser-pays = every loser pays
board-dealer-won = the dealer won
board-dealer-pays-double = the dealer pays double
board-east-doubles = East pays and gets double
board-basic-payment = every loser pays { $amount } in any case
board-hand-worth = { $who }’s hand is worth { $worth }
board-hands-compared = { $payee }’s hand is worth { $more } and { $payer }’s { $less }
board-counters-lie = { $number } { $number ->
        [one] counter lies
       *[other] counters lie
    } on the table
board-sticks-lay = { $number } { $number ->
        [one] riichi stick lay
       *[other] riichi sticks lay
    } there
board-was-ready = { $who } was ready at the draw
board-nagashi = { $who } discarded only terminals and honors
board-has-bonus = the rules have a bonus for it
# A foul by its name, or by one of these.
board-foul-times = { $times } × { $foul }
board-foul-taken-back = { $foul }, taken back at once
# What was fed or discarded.
board-the-tile = the { $tile }
board-dangerous-tile = a dangerous tile
# Why somebody is liable for a win, or is not.
verdict-fed-the-set = { $who } is liable for { $rule }: fed { $fed }, which completed the danger.
verdict-direct = { $who } is liable for { $rule }: discarded { $fed }, and it won.
verdict-direct-sets = { $who } is liable for { $rule }: discarded { $fed } when { $sets } { $sets ->
        [one] set lay
       *[other] sets lay
    } open, and it won.
verdict-named = { $who } is liable, as whoever entered the deal says.
verdict-no-choice = { $who } is not liable for { $rule }: No Choice, every tile in the hand was dangerous.
verdict-kong = { $who } is not liable for { $rule }: { $fed } was claimed for a kong.
verdict-later-discard = { $who } is not liable for { $rule }: a later dangerous discard takes over.
verdict-another-hand = { $who } is not liable: the winning hand is not { $rule }.
verdict-another-win = { $who } is not liable for { $rule }: the win did not come in a way that the rule covers.
# A discard of a seat by its place.
board-discard-number = { $seat }, discard { $number }
