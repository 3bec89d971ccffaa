### The pages of reference.

## reference
## The pages of reference.

reference-how-to = How to use this page
reference-patterns = Patterns
reference-glossary = Words of the game
reference-scores = Score tables
reference-pages = Reference
reference-also-others = Also show patterns these rules don’t count
reference-open-all = Open all
reference-close-all = Close all
reference-try-it = Try it
reference-not-counted = not counted
reference-concealed-only = concealed only
reference-other-melds = same tiles, different melds
reference-limits = Limits: non-dealer wins
reference-dealer-limits = Limits: dealer wins
reference-limit = Limit
reference-doubling = Points (down) after doubles (across), up to the limit
reference-together = Total
reference-any-win = Any win
reference-any-drawn = Self-draw
reference-any-discard = Win on a discard
reference-drawn-help = Non-dealer self-draw: each other non-dealer pays / the dealer pays.
    .riichi = Non-dealer tsumo: each other non-dealer pays / the dealer pays.
reference-shortcut = Fu shortcut
reference-shortcut-help = Use the first line that fits the hand.
reference-exceptions = Closed and open hands: count the fu if the hand has
reference-exceptions-help = Otherwise the usual fu are right.
reference-shortcut-source = Riichi Book I, chapter 6
reference-notation-characters = characters, 1 to 9
reference-notation-dots = dots, 1 to 9
reference-notation-bamboos = bamboos, 1 to 9
reference-notation-winds = winds: East, South, West, North
reference-notation-dragons = dragons: white, green, red
reference-notation-letters = winds and dragons by their letters, in capitals
reference-notation-red = red fives
reference-notation-flowers = flowers 1 to 4, seasons 5 to 8
reference-notation-animals = animals 1 to 4 (cat, rat, rooster, centipede), faces 5 to 8
reference-notation-meld = open meld: the claimed tile first, then @ and the seat that discarded it
reference-notation-concealed = concealed kong
    .riichi = closed kan
    .romaji = ankan (closed kan)
reference-notation-added = kong added to a pung
    .riichi = kan added to a pon
reference-notation-group = exposed group of four, five or six: all of its tiles count
reference-notation-win = winning tile: + on a discard, ~ self-drawn
    .riichi = winning tile: + by ron, ~ by tsumo
reference-notation-joker = joker that stands for a tile
reference-keys-anywhere = Letter and number keys work anywhere on the page, except in fields

## reference-say

ref-share = { $percent }% of the winner’s
# What a near miss lacks: {how} is made of the next ones.
ref-lacks = What differs: { $how }.
ref-instead = { $here } instead of { $there }
ref-without = without { $lost }
ref-with = with { $more }
ref-completed = completed by { $tile }
ref-won = won differently: { $by }

## ref-counters

ref-counters = Each counter adds { $all }, or { $each } from each player on a self-draw.
    .riichi = Each counter adds { $all }, or { $each } from each player on a tsumo.

## riichi-winner
## How a riichi hand is won, as the title of a table and as the head of a column.

riichi-winner-on-discard = Non-dealer wins by ron: discarder pays
riichi-winner-self-drawn = Non-dealer wins by tsumo: each non-dealer / the dealer pays
riichi-winner-dealer-on-discard = Dealer wins by ron: discarder pays
riichi-winner-dealer-self-drawn = Dealer wins by tsumo: each player pays

## riichi-column

riichi-column-on-discard = Ron
riichi-column-self-drawn = Tsumo: each / dealer
riichi-column-dealer-on-discard = Ron
riichi-column-dealer-self-drawn = Tsumo: each

## pay-case

pay-case-east-self-drawn = East wins by self-draw
pay-case-self-drawn = Non-dealer wins by self-draw
pay-case-east-on-discard = East wins on a discard
pay-case-on-east-discard = Non-dealer wins on East’s discard
pay-case-on-discard = Non-dealer wins on a non-dealer’s discard

## payer

payer-east = East
payer-discarder = Discarder
payer-others = Each other player
payer-bank = Score
