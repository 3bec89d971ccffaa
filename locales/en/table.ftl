### The table.

## board

board-table = Table
board-center = Table center
board-chosen = adding tiles here
board-choose = add tiles here
board-dealer = dealer
board-wins = Won
board-wins-too = Also won
board-discarded-it = Discarded it
board-furiten = Furiten
board-riichi = Riichi
board-ready = Ready
    .riichi = Tenpai
board-dead = Dead hand
board-barred = Can’t win
board-river = Discards
board-enter-discards = Discards
board-done = Done
board-worth = Value without tiles
board-fouls = Fouls
board-fouls-help = The cost of each foul is listed with the payments.
board-fewer = one fewer
board-more = one more
board-hand-is-dead = Dead hand
board-may-not-win = Can’t win this deal
board-danger = Dangerous tiles
board-sound = Danger sound
board-sound-help = A short tone when a discard could make its player liable.
board-nothing-paid = No payments.
board-matrix = Who pays whom
board-payer = pays
board-gets = gets
board-net = Total
board-sentences = In words
board-liability = Who is liable, and why
board-discard-of = About this discard
board-after = Discarded after
board-after-wall = a draw
board-after-dead-wall = a replacement tile
board-after-claim = a claim
board-chosen-from = Hand it came from
board-chosen-help = No Choice: a player who drew and held only dangerous tiles isn’t liable. Enter that hand with the discard, or copy the hand above.
board-take-hand = Copy the hand above
board-forget-hand = Remove this hand
board-remove-discard = Remove discard
board-who-claims = Who claims it?
board-nobody = Nobody
board-as-table = As a table
board-honba = Counters
board-sticks = Riichi sticks
board-round = Round wind
board-east-wins = East’s earlier wins
    .taiwanese = Dealer’s repeats
board-of-table = Sticks
board-of-bank = Bank

## board-say

# Who pays whom: what stands for {what} below.
board-claimed-from = claimed from { $seat }
board-pays = { $payer } pays { $payee } { $amount }
board-pays-to-table = { $payer } pays { $amount } to the table
board-pays-to-bank = { $payer } pays { $amount } to the bank
board-gets-from-table = { $payee } gets { $amount } from the table
board-gets-from-bank = { $payee } gets { $amount } from the bank
# {why} is one of the reasons below, or a list of them.
board-because = { $what } because { $why }.
board-because-of-foul = { $what } for a foul: { $fouls }.
board-settled = { $what }.
# {fed} is one of the last two of the tiles below, {rule} the name of a pattern.
board-is-liable-for-discarding = { $who } is liable for { $rule } after discarding { $fed }
board-is-liable-for-feeding = { $who } is liable for { $rule } after feeding { $fed }
board-is-liable-as-entered = { $who } was entered as liable
board-dealer-pays-double = the dealer pays double
board-east-doubles = East pays and gets double
board-east-gets-double = East gets double
board-own-table = the rulebook’s payment table sets this share
board-share-by-rules = the rules set this share
board-dealer-bonus = the dealer pays and gets { $amount } more
board-stakes = the stakes are { $base }/{ $unit }
board-repeats = { $repeats } { $repeats ->
        [one] repeat
       *[other] repeats
    } { $repeats ->
        [one] adds
       *[other] add
    } { $amount }
board-rounded = { $sum }, rounded to { $amount }
board-hand-worth = { $who }’s hand is worth { $worth }
board-hands-compared = { $payee }’s hand is worth { $more } and { $payer }’s { $less }
board-counters-lie = there { $number ->
        [one] is
       *[other] are
    } { $number } { $number ->
        [one] counter
       *[other] counters
    } on the table
board-sticks-lay = there { $number ->
        [one] was
       *[other] were
    } { $number } riichi { $number ->
        [one] stick
       *[other] sticks
    } on the table
board-nagashi = { $who } made nagashi
board-made-kong = { $who } made a kong
board-has-flowers = { $who } has bonus tiles that belong together
board-has-bonus = the rules give a bonus for it
# A foul by its name, or by one of these.
board-foul-times = { $times } × { $foul }
board-foul-taken-back = { $foul }, taken back at once
# What was fed or discarded.
board-the-tile = the { $tile }
board-dangerous-tile = a dangerous tile
# Why somebody is liable for a win, or is not.
verdict-fed-the-set = { $who } is liable for { $rule }: discarded { $fed }, completing the dangerous sets.
verdict-named = { $who } was entered as liable.
verdict-no-choice = { $who } isn’t liable for { $rule }: No Choice, every tile in hand was dangerous.
verdict-later-discard = { $who } isn’t liable for { $rule }: a later dangerous discard takes over the liability.
# A discard of a seat by its place.
board-discard-number = { $seat }, discard { $number }

## board-why
## Reasons that players of a family of rules have words of their own for.

board-discarded-winning-tile = { $who } discarded the winning tile
board-discarder-doubles = the discarder pays double
board-pays-for-all = pays for all losers
board-each-loser-pays = every loser pays
board-dealer-won = the dealer won
board-basic-payment = every loser always pays { $amount }
board-at-most = only the discarder pays more than { $most }
board-discarder-half = the discarder pays half of everything
board-self-draw-bonus = a self-draw adds { $amount }
    .riichi = a tsumo adds { $amount }
board-made-kongs = { $who } made { $kongs } kongs
board-was-ready = { $who } was ready at the draw
    .riichi = { $who } was tenpai at the draw
board-made-robbed-kong = { $who } made the kong that was robbed
    .riichi = { $who } made the kan that was robbed
board-drawn-doubles = a self-draw is paid double
    .riichi = a tsumo is paid double
board-everybody-pays-drawn = everyone pays for a self-draw
    .riichi = everyone pays for a tsumo
verdict-direct = { $who } is liable for { $rule }: discarded { $fed }, and it won.
verdict-direct-sets = { $who } is liable for { $rule }: discarded { $fed } with { $sets } { $sets ->
        [one] set
       *[other] sets
    } already melded, and it won.
verdict-another-hand = { $who } isn’t liable: the winning hand isn’t { $rule }.
verdict-another-win = { $who } isn’t liable for { $rule }: the rule doesn’t cover this kind of win.
verdict-kong = { $who } isn’t liable for { $rule }: { $fed } was claimed for a kong.
    .riichi = { $who } isn’t liable for { $rule }: { $fed } was claimed for a kan.
