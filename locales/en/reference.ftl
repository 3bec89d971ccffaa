### The pages of reference.

## reference
## The pages of reference.

reference-how-to = How to use this page
reference-patterns = Patterns
reference-scores = Score tables
reference-pages = Reference
reference-also-others = Also what these rules do not count
reference-open-all = Open all
reference-close-all = Close all
reference-try-it = Try it in the hand builder
reference-about-pattern = More about this pattern
reference-not-counted = not counted
reference-concealed-only = only concealed
reference-other-melds = the same tiles, melded otherwise
reference-limits = Limits: another seat than the dealer wins
reference-dealer-limits = Limits: the dealer wins
reference-limit = Limit
reference-doubling = Points (down) doubled so often (across), up to the limit
reference-together = Together
reference-any-win = Every win
reference-any-drawn = The winning tile is self-drawn
reference-any-discard = A win on a discard
reference-drawn-help = Self-drawn by another seat than the dealer: what each of the others pays / what the dealer pays.
reference-shortcut = The shortcut for fu
reference-shortcut-help = The first line that fits the hand.
reference-exceptions = Closed and open hands: count the fu out if the hand has
reference-exceptions-help = Without any of these the usual fu are right.
reference-shortcut-source = Riichi Book I, chapter 6

## reference-say

ref-share = { $percent } % of the winner’s
# What a near miss lacks: {how} is made of the next ones.
ref-lacks = What it lacks: { $how }.
ref-instead = { $here } instead of { $there }
ref-without = without { $lost }
ref-with = with { $more }
ref-completed = completed by { $tile }
ref-won = won otherwise: { $by }
ref-counters = Each counter adds { $all }; to a self-drawn win { $each } from each.

## riichi-winner
## How a riichi hand is won, as the title of a table and as the head of a column.

riichi-winner-on-discard = Another seat wins on a discard: the discarder pays
riichi-winner-self-drawn = Another seat draws the tile: each of the others / the dealer pays
riichi-winner-dealer-on-discard = The dealer wins on a discard: the discarder pays
riichi-winner-dealer-self-drawn = The dealer draws the tile: each of the others pays

## riichi-column

riichi-column-on-discard = Discard
riichi-column-self-drawn = Drawn: each / the dealer
riichi-column-dealer-on-discard = Discard
riichi-column-dealer-self-drawn = Drawn: each

## pay-case

pay-case-east-self-drawn = East draws the tile
pay-case-self-drawn = Another seat draws the tile
pay-case-east-on-discard = East wins on a discard
pay-case-on-east-discard = Another seat wins on East’s discard
pay-case-on-discard = Another seat wins on the discard of one that is not East

## payer

payer-east = East
payer-discarder = Discarder
payer-others = Each other
payer-bank = Written down
