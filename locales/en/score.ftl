### What a hand is worth and why, and who pays whom.

## unit

unit-points = points
unit-fu = fu
unit-doubles = doubles
unit-faan = faan
unit-han = han
unit-tai = tai
unit-percent-of-limit = % of the limit

## limit

limit-mangan = Mangan
limit-haneman = Haneman
limit-baiman = Baiman
limit-sanbaiman = Sanbaiman
limit-counted-yakuman = Kazoe yakuman
limit-yakuman = Yakuman
limit-limit = Limit

## restriction

restriction-maximum-chows = The hand has more chows than these rules allow in a winning hand.
    .riichi = The hand has more chiis than these rules allow in a winning hand.
restriction-no-mixed-suits = These rules only let you win with one suit, with or without honors.
restriction-special-hand-required = Only limit and special hands can win under these rules.
restriction-no-special-hand = The hand isn’t four sets and a pair, or a special hand in these rules.
restriction-furiten = Furiten: you passed a winning tile, so you can’t win on a discard.
    .riichi = Furiten: you passed a winning tile, so you can’t ron.
restriction-first-in-turn = Another winner comes first in turn order, and these rules allow only one winner per discard.

## step

step-going-out = Going out
    .riichi = Base fu
step-seven-pairs = Seven pairs
step-pung = Pung
    .riichi = Triplet
step-kong = Kong
    .riichi = Kan
step-pair-dragon = Pair of dragons
step-pair-own-wind = Pair of seat wind
step-pair-round-wind = Pair of round wind
step-pair-double-wind = Pair of seat and round wind
step-bonus-tiles = Flowers and seasons
step-edge-wait = Edge wait
    .riichi = Edge wait (penchan)
step-closed-wait = Closed wait
    .riichi = Closed wait (kanchan)
step-pair-wait = Pair wait
    .riichi = Pair wait (tanki)
step-self-drawn = Self-draw
    .riichi = Tsumo
step-self-drawn-pinfu = Self-draw (no fu with pinfu)
    .riichi = Tsumo (no fu with pinfu)
step-concealed-discard = Concealed hand won on a discard
    .riichi = Closed hand won by ron
step-open-minimum = Open hand with no other fu
    .riichi = Open hand with only base fu
step-round-up = Round up
step-item-points = Points from patterns
step-sum = Total
step-rounded-points = Rounded points
step-doubles = Doubles
step-doubled = After doubles
step-rounded = Rounded total
step-limit = Limit
step-direct = Counted on its own
step-faan = Faan from patterns
    .taiwanese = Tai from patterns
step-auxiliary-faan = Faan from auxiliary points
    .taiwanese = Tai from auxiliary points
step-maximum-faan = Maximum faan paid
    .taiwanese = Maximum tai paid
step-han = Han
step-base = Base points
step-total = Total paid

## fu-set
## A pung or a kong that is counted: how it lies and what its tiles are.

fu-set-open-pung-simples = Melded pung of simples
    .riichi = Open triplet of simples
fu-set-open-pung-terminals = Melded pung of terminals
    .riichi = Open triplet of terminals
fu-set-open-pung-honors = Melded pung of honors
    .riichi = Open triplet of honors
fu-set-open-kong-simples = Melded kong of simples
    .riichi = Open kan of simples
fu-set-open-kong-terminals = Melded kong of terminals
    .riichi = Open kan of terminals
fu-set-open-kong-honors = Melded kong of honors
    .riichi = Open kan of honors
fu-set-closed-pung-simples = Concealed pung of simples
    .riichi = Closed triplet of simples
fu-set-closed-pung-terminals = Concealed pung of terminals
    .riichi = Closed triplet of terminals
fu-set-closed-pung-honors = Concealed pung of honors
    .riichi = Closed triplet of honors
fu-set-closed-kong-simples = Concealed kong of simples
    .riichi = Closed kan of simples
fu-set-closed-kong-terminals = Concealed kong of terminals
    .riichi = Closed kan of terminals
fu-set-closed-kong-honors = Concealed kong of honors
    .riichi = Closed kan of honors

## shortcut-rule

shortcut-rule-seven-pairs = Seven pairs (chiitoitsu): always 25 fu
shortcut-rule-kongs = With a kan, count every set
shortcut-rule-all-pungs = All triplets (toitoi): almost always 40 fu
shortcut-rule-pinfu = Pinfu: 30 fu by ron, 20 by tsumo
shortcut-rule-closed = Closed hand: almost always 40 fu by ron, 30 by tsumo
shortcut-rule-open = Open hand: almost always 30 fu

## extra

extra-concealed-terminal-or-honor = a concealed triplet of terminals or honors
extra-two-open-terminals-or-honors = two open triplets of terminals or honors
extra-open-terminal-or-honor-and-concealed-simple = an open triplet of terminals or honors plus a concealed triplet of simples
extra-two-concealed-simples = two concealed triplets of simples

## transfer

transfer-hand = hand
transfer-honba = counters
transfer-deposit = riichi sticks
transfer-ready = ready at the draw
    .riichi = tenpai at the draw
transfer-losers = difference between losers’ hands
transfer-penalty = penalty
transfer-nagashi = nagashi
transfer-kong = kong
    .riichi = kan
transfer-flowers = bonus tiles
transfer-yakitori = no win in the game

## on-top

on-top-basic = basic payment
on-top-dealer = dealer bonus
on-top-repeats = dealer’s repeats
on-top-self-draw = self-draw bonus

## principle-help

principle-help-implied = Non-repeat principle: if a fan is always part of another, it isn’t counted as well.
principle-help-identical = Non-identical principle: a set can’t be used twice to make the same fan with different sets.
principle-help-combined-once = Account-once principle: once sets are combined, each remaining set may be combined only once with one already used.
principle-help-regrouped = Non-separation principle: sets used for one fan can’t be split up and regrouped for another.
principle-help-recurring = { "" }
principle-help-series = { "" }
principle-help-group = { "" }
principle-help-cap = Only the highest fan for several kongs counts.
principle-help-direct-count = { "" }
principle-help-not-ready = { "" }
principle-help-incomplete-sets = { "" }
principle-help-not-concealed = { "" }
principle-help-melded-not-allowed = { "" }
principle-help-option-off = { "" }
principle-help-no-value = { "" }
principle-help-joker = { "" }
principle-help-other-decomposition = Freedom of choice, high versus low: if the tiles can be read several ways, the player chooses one.

## amount
## So much of a unit; a list by unit.

amount-points = { $value } { $value ->
        [one] point
       *[other] points
    }
amount-fu = { $value } fu
amount-doubles = { $value } { $value ->
        [one] double
       *[other] doubles
    }
amount-faan = { $value } faan
amount-han = { $value } han
amount-tai = { $value } tai
amount-percent-of-limit = { $value }% of the limit

## next
## What so much more of a unit would make of the hand.

next-points = { $more } more points: { $total }
next-fu = { $more } more fu: { $total }
next-doubles = { $more } more { $more ->
        [one] double
       *[other] doubles
    }: { $total }
next-faan = { $more } more faan: { $total }
next-han = { $more } more han: { $total }
next-tai = { $more } more tai: { $total }
next-percent-of-limit = { $more }% more of the limit: { $total }

## yakuman
## A yakuman several times over.

yakuman-double = Double yakuman
yakuman-triple = Triple yakuman
yakuman-fourfold = Quadruple yakuman
yakuman-fivefold = Quintuple yakuman
yakuman-multiple = Multiple yakuman

## why
## Why a line does not count; causes are names of patterns. Under Chinese Official the principle stands with it.

why-implied = already part of { $causes }
    .chinese-official = always part of { $causes } (non-repeat principle)
why-identical = the same pattern is already counted for these sets
    .chinese-official = one of its sets is already used in another { $causes } (non-identical principle)
why-combined-once = its sets are already combined in { $causes }
    .chinese-official = its sets are already combined by { $causes } (account-once principle)
why-regrouped = its sets are needed for { $causes }
    .chinese-official = its tiles are grouped differently for { $causes } (non-separation principle)
why-recurring = already counted as { $causes }
why-series = only one pattern of this series counts: { $causes }
why-group = only one of these counts: { $causes }
why-cap = the maximum has been reached
    .chinese-official = only one fan for kongs counts: { $causes }
why-direct-count = { $causes } is counted on its own
why-not-ready = only counts if the hand is ready for a legal win
why-incomplete-sets = its sets aren’t complete yet
why-not-concealed = needs to be concealed
why-melded-not-allowed = its sets can’t be melded
why-option-off = turned off in this rulebook, with { $causes }
why-no-value = worth nothing under this rulebook
    .chinese-official = isn’t a fan in this rulebook
why-joker = only possible with jokers
why-other-decomposition = the hand is read another way
    .chinese-official = only in another reading, worth { $total } { $total ->
            [one] point
           *[other] points
        } (high versus low principle)

## why-bare
## The same where the cause has no name; empty where the list above does without.

why-bare-implied = already part of another pattern
    .chinese-official = always part of another fan (non-repeat principle)
why-bare-identical = { "" }
    .chinese-official = one of its sets is already used in this fan (non-identical principle)
why-bare-combined-once = its sets are already combined
    .chinese-official = its sets are already combined (account-once principle)
why-bare-regrouped = its sets are needed for another pattern
    .chinese-official = its tiles are grouped differently (non-separation principle)
why-bare-recurring = already counted as a repeat
why-bare-series = another pattern of this series counts
why-bare-group = another pattern of this group counts
why-bare-cap = { "" }
    .chinese-official = only one fan for kongs counts
why-bare-direct-count = counts only on its own, and the hand is worth more without it
why-bare-not-ready = { "" }
why-bare-incomplete-sets = { "" }
why-bare-not-concealed = { "" }
why-bare-melded-not-allowed = { "" }
why-bare-option-off = turned off in this rulebook
why-bare-no-value = { "" }
why-bare-joker = { "" }
why-bare-other-decomposition = { "" }
    .chinese-official = only in another reading (high versus low principle)

## chance
## What alone would have made it a win.

chance-self-draw = By self-draw: { $total }
    .riichi = By tsumo: { $total }
chance-concealed = If concealed: { $total }
    .riichi = If closed: { $total }
chance-unique-wait = On an edge, closed or pair wait: { $total }
chance-last-copy = On the last copy of the tile: { $total }
chance-last-tile = On the last tile of the wall: { $total }
    .romaji = With haitei: { $total }
chance-last-discard = On the last discard: { $total }
    .romaji = With houtei: { $total }
chance-kong-replacement = After a kong: { $total }
    .riichi = After a kan: { $total }
    .romaji = With rinshan: { $total }
chance-robbed-kong = By robbing a kong: { $total }
    .riichi = By robbing a kan: { $total }
    .romaji = By chankan: { $total }
chance-riichi = With riichi: { $total }
chance-flower-replacement = After a flower: { $total }
chance-original-call = With an original call: { $total }
chance-ready = If declared ready: { $total }

## barred
## Why a hand is barred from winning, after "No win: ".

barred-maximum-chows = too many chows
    .riichi = too many chiis
barred-no-mixed-suits = too many suits
barred-special-hand-required = no special hand
barred-no-special-hand = not four sets and a pair
barred-furiten = furiten, self-draw only
    .riichi = furiten, tsumo only
barred-first-in-turn = another winner is first in turn

## danger
## The sets that a danger is made of.

danger-dragons = { $count } { $count ->
        [one] dragon set
       *[other] dragon sets
    }
danger-winds = { $count } { $count ->
        [one] wind set
       *[other] wind sets
    }
danger-kongs = { $count } { $count ->
        [one] kong
       *[other] kongs
    }
    .riichi = { $count } { $count ->
        [one] kan
       *[other] kans
    }
danger-honors = { $count } { $count ->
        [one] set of honors
       *[other] sets of honors
    }
danger-terminals = { $count } { $count ->
        [one] set of terminals
       *[other] sets of terminals
    }
danger-green = { $count } { $count ->
        [one] set of green tiles
       *[other] sets of green tiles
    }
danger-one-suit = { $count } { $count ->
        [one] set of one suit
       *[other] sets of one suit
    }
danger-unseen = { $count } unseen { $count ->
        [one] tile
       *[other] tiles
    }
danger-custom-hand = { $count } { $count ->
        [one] set of the hand
       *[other] sets of the hand
    }

## wait-shape
## How a hand waited, in the sentence that says what a pattern needs.

wait-shape-two-sided = a two-sided wait
wait-shape-edge = an edge wait
wait-shape-closed = a closed wait
wait-shape-double-pair = a wait on two pairs
    .riichi = a shanpon (dual pair) wait
wait-shape-pair = a pair wait
wait-shape-other = a different wait

## score

worth-points = { $points } { $points ->
        [one] point
       *[other] points
    }
worth-han = { $han } han
worth-han-fu = { $han } han { $fu } fu
worth-capped = { $worth } (limit)
limit-percent = { $percent }% of the limit
yakuman-percent = { $percent }% of a yakuman
formula-up = rounded up to { $to }
formula-nearest = rounded to the nearest { $to }
formula-no-more = maximum for a hand
formula-table = { $faan } in the table
formula-hundreds = { $formula }, rounded up to 100
shortcut-here = { $rule }: { $fu } here.
shortcut-so = { $rule }, as here.
shortcut-counted = { $rule }; counted out, it’s { $fu } here.
shortcut-because = { $rule }; { $fu } here because of { $extras }.
next-limit = { $next } ({ $limit })
reach-short = { $points } · { $short } short
instead-same = the same fans from different sets
instead-also = also { $new }
instead-without = without { $old }
instead-other = { $new } instead of { $old }
declare-twice = { $name } twice
declare-times = { $name } { $times } times
declare-valued = { $fan } { $value }
declare-sum = Hú! { $fans }: { $points } { $points ->
        [one] point
       *[other] points
    }.
declare-flowers = Hú! { $fans }: { $points } { $points ->
        [one] point
       *[other] points
    }, and { $flowers } for flowers makes { $total }.
left-none = none left
left-some = { $count } left
rounded-up-to = Rounded up to { $fu }
useful-of = { $kinds } { $kinds ->
        [one] kind
       *[other] kinds
    }, { $left } left
miss-wait = needs { $wait }; yours was { $had }
miss-triplets = needs { $needs } concealed triplets; you have { $have }
miss-pungs = needs { $needs } concealed pungs; you have { $have }
miss-closed = needs a closed hand
miss-pairs = needs 7 pairs; you have { $have }
miss-tile-any = one tile is in the way: { $out }
miss-tile = one tile away: { $into } instead of { $out }
miss-tile-such = one tile away: { $into } instead of { $out }, for example
miss-set-any = one set is in the way: { $out }
miss-pair-any = only the pair is in the way: { $out }
miss-set = one set missing: { $into }
miss-set-such = one set missing: { $into }, for example
only-this-wait = No other tile may complete the hand.
why-and-decides = { $why }, but it decides who pays
if-closed = { $value } if closed

## gauge

gauge-reached = { $points } { $points ->
        [one] point
       *[other] points
    }: the minimum of { $minimum } is reached
gauge-short = { $points } of { $minimum } points: { $short } short, not a win
flowers-after = Flowers add { $value } after the minimum: { $total } in total
    .regional = Points outside the minimum add { $value }: { $total } in total
flowers-no-help = Flowers add { $value }, but only after the minimum is reached
    .regional = Points outside the minimum add { $value }, but only after it is reached

## headline
## What the result is, in the words of the rulebook.

headline-away = { $count } { $count ->
        [one] tile
       *[other] tiles
    } from ready
    .riichi = { $count } from tenpai
headline-discards = Ready after { $count ->
        [one] one discard
       *[other] any of { $count } discards
    }
    .riichi = Tenpai after { $count ->
            [one] one discard
           *[other] any of { $count } discards
        }
headline-waiting = Waiting on { $kinds } { $kinds ->
        [one] tile
       *[other] tiles
    } ({ $left } left)
# A hand that a foul has taken out of the deal.
headline-dead = Dead hand: it can’t win this deal
headline-may-not-win = This hand can’t win this deal
headline-not-complete = Not a winning hand
headline-short-points = No win: { $points } of { $least } points, { $short } short
headline-no-yaku = No win: no yaku
headline-below = No win: { $now } of { $least }, { $short } short
headline-barred = No win: { $reasons }
headline-win = { $worth }: a win
seat-no-win = { $seat } no win
seat-barred = { $seat } no win ({ $reason })
spoken-win = { $worth }, a win

## headline-plain
## The same where no rulebook has words of its own.

# Below the headline of a hand that is no win.
advice-misfit = Not a winning hand. Doesn’t fit: { $tiles }.
advice-no-yaku = A riichi hand needs at least one yaku.
advice-dora = Your dora { $count ->
        [one] adds
       *[other] add
    } { $han } han but { $count ->
        [one] is
       *[other] are
    } no yaku.
advice-open = The claimed tiles rule out riichi and menzen tsumo.
advice-dora-open = Your dora { $count ->
        [one] adds
       *[other] add
    } { $han } han but { $count ->
        [one] is
       *[other] are
    } no yaku, and the claimed tiles rule out riichi and menzen tsumo.
headline-question = What is this hand worth?
headline-empty = Tap your tiles to see the score and why
# The result of a seat that has none.
headline-no-tiles = No tiles yet
headline-building = { $tiles } of { $of } { $of ->
        [one] tile
       *[other] tiles
    }
headline-problems = Fix { $count } { $count ->
        [one] problem
       *[other] problems
    }
headline-wall = Draw: wall exhausted
headline-draw = Draw: { $cause }
# What a dead hand is worth that counts as nothing, and why.
worth-of-dead-hand = 0 (dead hand)
dead-hand-is-zeroed = The hand is dead: it counts 0 between the losers.
seat-total = { $seat } { $total }
with-counters = { $worth } + { $counters } for counters
spoken-undoubled = { $points } { $points ->
        [one] point
       *[other] points
    }, total { $total }
spoken-once = { $points } { $points ->
        [one] point
       *[other] points
    }, doubled once, total { $total }
spoken-twice = { $points } { $points ->
        [one] point
       *[other] points
    }, doubled twice, total { $total }
spoken-times = { $points } { $points ->
        [one] point
       *[other] points
    }, doubled { $times } times, total { $total }
spoken-multiplied = { $points } { $points ->
        [one] point
       *[other] points
    }, multiplied by { $times }, total { $total }
spoken-limit = { $worth }, the limit
spoken-points = { $worth } points
spoken-gets = { $seat } gets { $amount }
spoken-pays = { $seat } pays { $amount }
spoken-alone = { $headline }.
spoken-paid = { $headline }: { $payments }.

## outcome
## What heads the page, in the words of the rulebook.

outcome-discard-from = Discard from { $seat }
    .riichi = Ron from { $seat }
outcome-kong-from = Kong robbed from { $seat }
    .riichi = Kan robbed from { $seat }
    .romaji = Chankan from { $seat }
outcome-needed = { $amount } needed to win
outcome-several-on = { $count } wins on { $seat }’s { $tile }
    .riichi = { $count } rons on { $seat }’s { $tile }
outcome-several-of = { $count } wins on { $seat }’s discard
    .riichi = { $count } rons on { $seat }’s discard
outcome-several = { $count } wins
outcome-liable = liable
outcome-discarder = discarder
outcome-ready = Ready: { $who }.
    .riichi = Tenpai: { $who }.
outcome-furiten = Furiten: no win on a discard
    .riichi = Furiten: no ron

## change
## What the last change did to what is paid.

as-before = as before

## outcome-plain
## The same where no rulebook has words of its own. Names stand before what they do: “West, North” “hand you each”.

outcome-hands-you = hands you
outcome-hand-you-each = hand you each
outcome-hands-to = hands { $seat }
outcome-hand-each-to = hand { $seat } each
outcome-you-receive = You receive
outcome-receives = { $seat } receives
# After an amount that each of the others pays.
outcome-all = all
outcome-nothing = nothing
outcome-base = base { $amount }

## handed
## What is handed over, for whoever listens; names stand before what they do: “West” “hands you”. The counters of the classical game are no count of wins.

handed-in = { $who } { $does } { $amount }: { $pieces }.
handed-plain = { $who } { $does } { $amount }.
handed-sticks = { $count } { $count ->
        [one] stick
       *[other] sticks
    } of { $value }
handed-bones = { $count } { $count ->
        [one] counter
       *[other] counters
    } of { $value }
handed-count = { $count } { $count ->
        [one] stick
       *[other] sticks
    }
handed-count-bones = { $count } { $count ->
        [one] counter
       *[other] counters
    }

## payment

account-table = Riichi sticks on the table
account-bank = Bank
part-of = { $part } of { $seat }
part-liable = { $part }, liable
danger-sets = { $count } { $count ->
        [one] set
       *[other] sets
    }
warning-shows = { $seat } shows { $sets }.
warning-wall = The wall is almost empty.
warning-fed = { $seat } discarded the last of them and is liable: { $costs }.
warning-fed-toward = { $seat } discarded the last of them toward { $pattern } and is liable: { $costs }.
warning-next = Whoever discards the next one is liable: { $costs }.
warning-next-toward = Whoever discards the next one toward { $pattern } is liable: { $costs }.
warning-unseen = Whoever discards an unseen tile is liable: { $costs }.
warning-unseen-toward = Whoever discards an unseen tile toward { $pattern } is liable: { $costs }.
warning-cost = That is { $drawn } if { $who } draws the winning tile, { $discarded } if another player discards it.
warning-cost-drawn = That is { $drawn } if { $who } draws the winning tile.
warning-cost-direct = That is { $paid }.

## costs
## What a liable player pays.

costs-half = pays for everyone on a self-draw, and half if someone else discards the winning tile
    .riichi = pays for everyone on a tsumo, and half on a ron off another player
costs-part = pays for everyone on a self-draw, and { $part } if someone else discards the winning tile
    .riichi = pays for everyone on a tsumo, and { $part } on a ron off another player
costs-any = pays for everyone, whoever discards the winning tile
costs-self-drawn = pays for everyone on a self-draw; if another dangerous tile wins, its discarder pays instead
    .riichi = pays for everyone on a tsumo; if another dangerous tile wins, its discarder pays instead
costs-direct = pays for everyone if that very tile wins
costs-pattern-only = { $costs }, but only for this pattern
costs-unknown = pays for the others

## furiten

furiten-waits = Furiten: { $tiles } { $count ->
        [one] is
       *[other] are
    } in your own discards, so you can only win by self-draw.
    .riichi = Furiten: { $tiles } { $count ->
            [one] is
           *[other] are
        } in your own discards, so you can only win by tsumo.
furiten-passed = Furiten: you passed a winning tile, so you can only win by self-draw.
    .riichi = Furiten: you passed a winning tile, so you can only win by tsumo.
furiten-ron = Furiten: { $tiles } { $count ->
        [one] is
       *[other] are
    } in your own discards, so you can’t win on a discard.
    .riichi = Furiten: { $tiles } { $count ->
            [one] is
           *[other] are
        } in your own discards, so you can’t ron.

## liability-rule

# A rule of liability without a pattern to be named by: {rule} in the sentences of the table.
liability-rule-last-five = the last five tiles
liability-rule-nine-tiles = nine tiles of one suit

## declare-riichi
## What the winner says in riichi where it is not said in romanized Japanese.

declare-ron = Ron. { $yaku }. { $amount }.
declare-tsumo = Tsumo. { $yaku }. { $amount }.
# A set of dragons or of a wind, and one of a wind that is both the seat’s and the round’s.
declare-honor = { $tile }
declare-double-wind = double { $tile }
declare-dora = { $name } { $times }
declare-from-each = { $each } from each
declare-split = { $each } and { $dealer }
declare-counters = { $amount }, { $more } with counters

## called
## A yaku in the short word that is called at a table of riichi; empty where its name is said, and in languages that say the names.

called-riichi = { "" }
called-double-riichi = { "" }
called-open-riichi = { "" }
called-fed-open-riichi = { "" }
called-fully-concealed = { "" }
called-pinfu-hand = { "" }
called-all-simples = { "" }
called-two-identical = { "" }
called-two-identical-twice = { "" }
called-same-chow-all-suits = { "" }
called-pure-straight = { "" }
called-terminal-or-honor-each = { "" }
called-terminal-each = { "" }
called-seven-pairs = { "" }
called-pung-hand = { "" }
called-one-suit-honors = { "" }
called-one-suit-only = { "" }
called-last-tile = { "" }
called-last-discard = { "" }
called-supplement = { "" }
called-robbing-kong = { "" }
called-ura-dora = { "" }
called-red-dora = { "" }
called-north-bonus = { "" }
