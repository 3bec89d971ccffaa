### What a player needs in the next deal to reach a place.

## need

need-heading = What do I need?
need-of = What does { $name } need?
# How far the game is.
need-last-deal = the last deal
need-last-round = the last round
need-extra-round = the extra round
need-first = 1st
need-second = 2nd
need-third = 3rd
need-fourth = 4th
# {place} is one of the four above.
need-deals = { $place }, deals
need-to-be = To be { $place }
need-to-stay = To stay { $place }
need-pass = pass { $name }, { $points } ahead
need-pass-level = pass { $name }, with the same score
need-behind = { $name } is { $points } behind
need-level = { $name } has the same score
need-ron-from = Win from { $names }
    .riichi = Ron from { $names }
need-ron-another = Win from another
    .riichi = Ron from another
need-ron = Win on a discard
    .riichi = Ron
need-self-draw = Self-draw
    .riichi = Tsumo
need-draw = Draw
need-draw-ready = Draw, ready
    .riichi = Draw, tenpai
need-draw-not-ready = Draw, not ready
    .riichi = Draw, noten
# What each of the others pays.
need-all = { $points } from each
    .riichi = { $points } all
need-from = { $points } from { $names }
need-discarder = { $points } from the discarder
need-discarder-and-others = { $points } from the discarder, { $each } from each other
need-any = any hand
# {hand} is what its points are counted from: han and fu.
need-or = or { $points }: { $hand }
# {less} is the next smaller hand.
need-short = { $less } is { $points } short
need-short-level = { $less } only ties
need-shared = the place is shared
need-impossible = not possible
need-enough = enough
need-goes-on = the game goes on
need-ends-from = the game ends from { $points }
need-nobody-ready = if nobody else is ready
    .riichi = if nobody else is tenpai
need-at-most = if { $number } { $number ->
        [one] other is
       *[other] others are
    } ready at most
    .riichi = if { $number } { $number ->
        [one] other is
       *[other] others are
    } tenpai at most
need-at-least = if { $number } { $number ->
        [one] other is
       *[other] others are
    } ready at least
    .riichi = if { $number } { $number ->
        [one] other is
       *[other] others are
    } tenpai at least
need-is-ready = if { $name } is ready
    .riichi = if { $name } is tenpai
need-is-not-ready = if { $name } isn’t ready
    .riichi = if { $name } is noten
# {cases} is a list of players, or of several who are ready together, or “nobody”.
need-exactly = if exactly these others are ready: { $cases }
    .riichi = if exactly these others are tenpai: { $cases }
need-not-both = unless { $names } are both ready
    .riichi = unless { $names } are both tenpai
need-except = unless exactly these others are ready: { $cases }
    .riichi = unless exactly these others are tenpai: { $cases }
need-nobody = nobody
need-tie-seats = A tie goes to the earlier seat.
need-tie-shared = Players with the same score share their places.
need-hands-left-out = The other hands count 0 here.
need-all-go-on = The game goes on after this deal.
