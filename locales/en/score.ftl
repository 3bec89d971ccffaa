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
limit-counted-yakuman = Counted yakuman
limit-yakuman = Yakuman
limit-limit = Limit

## restriction

restriction-maximum-chows = The hand has more chows than these rules let a winner have.
restriction-no-mixed-suits = These rules let a winner have one suit only, with or without honors.
restriction-special-hand-required = Only limit and special hands win under these rules.
restriction-no-special-hand = The hand is no sets and a pair, and none of the special hands of these rules.
restriction-furiten = Furiten: a tile that completes this hand lies among its own discards, so it may not win on a discard.
restriction-first-in-turn = Another winner comes before in turn, and only one may win on a discard under these rules.

## step

step-going-out = Going out
step-seven-pairs = Seven pairs
step-pung = Pung
step-kong = Kong
step-pair-dragon = Pair of dragons
step-pair-own-wind = Pair of the own wind
step-pair-round-wind = Pair of the round's wind
step-pair-double-wind = Pair of the own and the round's wind
step-bonus-tiles = Flowers and seasons
step-edge-wait = Edge wait
step-closed-wait = Closed wait
step-pair-wait = Waiting for the pair
step-self-drawn = Self-drawn
step-self-drawn-pinfu = Self-drawn: nothing with pinfu
step-concealed-discard = Concealed hand, won on a discard
step-open-minimum = Open hand without other fu
step-round-up = Rounding up
step-item-points = Points of patterns
step-sum = Sum
step-rounded-points = Points, rounded
step-doubles = Doubles
step-doubled = After doubling
step-rounded = Rounded
step-limit = Limit
step-direct = Counted directly
step-faan = Faan of patterns
step-auxiliary-faan = Faan for auxiliary points
step-maximum-faan = Most faan that are paid
step-han = Han
step-base = Base
step-total = Paid altogether

## shortcut-rule

shortcut-rule-seven-pairs = Seven pairs: always 25 fu
shortcut-rule-kongs = A hand with a kong: count it out
shortcut-rule-all-pungs = All pungs: almost always 40 fu
shortcut-rule-pinfu = Pinfu: 30 fu on a discard, 20 self-drawn
shortcut-rule-closed = Closed hand: almost always 40 fu on a discard, 30 self-drawn
shortcut-rule-open = Open hand: almost always 30 fu

## extra

extra-concealed-major = a concealed set of terminals or honors
extra-two-open-majors = two open sets of terminals or honors
extra-open-major-and-concealed-simple = an open set of terminals or honors with a concealed set of simples
extra-two-concealed-simples = two concealed sets of simples

## transfer

transfer-hand = hand
transfer-honba = counters
transfer-deposit = riichi sticks
transfer-ready = ready at the draw
transfer-losers = difference of the losers' hands
transfer-penalty = penalty
transfer-nagashi = only terminals and honors discarded
transfer-bonus = bonus
transfer-yakitori = no win in the game

## principle-help

principle-help-implied = The non-repeat principle: a fan that another one cannot do without is not counted beside it.
principle-help-identical = The non-identical principle: a set that made a fan with one set does not make the same fan with another.
principle-help-combined-once = The account-once principle, combine just once: a set that is not joined yet may be joined once with one that is.
principle-help-regrouped = The non-separation principle: sets that made a fan are not taken apart to make other sets for another fan.
principle-help-recurring = { "" }
principle-help-series = { "" }
principle-help-group = { "" }
principle-help-cap = Of the fans for several kongs the highest stands alone.
principle-help-direct-count = { "" }
principle-help-not-ready = { "" }
principle-help-incomplete-sets = { "" }
principle-help-not-concealed = { "" }
principle-help-melded-not-allowed = { "" }
principle-help-minimum = { "" }
principle-help-option-off = { "" }
principle-help-no-value = { "" }
principle-help-joker = { "" }
principle-help-other-reading = Freedom of choice, high versus low: where tiles can be seen in several ways, the player takes one of them.

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
next-percent-of-limit = { $more } more % of the limit: { $total }

## yakuman
## A yakuman several times over.

yakuman-double = Double yakuman
yakuman-triple = Triple yakuman
yakuman-fourfold = Fourfold yakuman
yakuman-fivefold = Fivefold yakuman
yakuman-multiple = Multiple yakuman

## why
## Why a line does not count; causes are names of patterns. Under Chinese Official the principle stands with it.

why-implied = already part of { $causes }
    .chinese-official = always comes with { $causes } (non-repeat principle)
why-identical = the same pattern counted over these sets already
    .chinese-official = one of its sets is in another { $causes } already (non-identical principle)
why-combined-once = its sets were already combined in { $causes }
    .chinese-official = its sets are joined already by { $causes } (account-once principle)
why-regrouped = its sets are needed for { $causes }
    .chinese-official = its tiles stand in other sets, for { $causes } (non-separation principle)
why-recurring = counted once as { $causes }
why-series = one of a series counts: here { $causes }
why-group = only one of these counts: here { $causes }
why-cap = no more of these may count
    .chinese-official = only one fan for kongs counts: here { $causes }
why-direct-count = beside it nothing else counts: { $causes }
why-not-ready = the hand is not ready for a legal win
why-incomplete-sets = its sets are not complete yet
why-not-concealed = it must be concealed
why-melded-not-allowed = its sets may not be melded
why-minimum = the hand does not reach the minimum
why-option-off = switched off in this rulebook with { $causes }
why-no-value = worth nothing in this rulebook
    .chinese-official = no fan in these rules
why-joker = possible only with jokers
why-other-reading = another way to see the hand was chosen
    .chinese-official = only in another reading, which would score { $total } { $total ->
            [one] point
           *[other] points
        } (high versus low principle)

## why-bare
## The same where the cause has no name; empty where the list above does without.

why-bare-implied = already part of another pattern
    .chinese-official = always comes with another fan (non-repeat principle)
why-bare-identical = { "" }
    .chinese-official = one of its sets is in this fan already (non-identical principle)
why-bare-combined-once = its sets were combined once already
    .chinese-official = its sets are joined already (account-once principle)
why-bare-regrouped = its sets are needed for another grouping
    .chinese-official = its tiles stand in other sets (non-separation principle)
why-bare-recurring = counted as its repetition
why-bare-series = another of its series counts
why-bare-group = another of its group counts
why-bare-cap = { "" }
    .chinese-official = only one fan for kongs counts
why-bare-direct-count = the direct count stands alone
why-bare-not-ready = { "" }
why-bare-incomplete-sets = { "" }
why-bare-not-concealed = { "" }
why-bare-melded-not-allowed = { "" }
why-bare-minimum = { "" }
why-bare-option-off = switched off in this rulebook
why-bare-no-value = { "" }
why-bare-joker = { "" }
why-bare-other-reading = { "" }
    .chinese-official = only in another reading (high versus low principle)

## chance
## What alone would have reached the minimum.

chance-self-draw = Self-drawn it would be { $total }
chance-concealed = Without claimed sets it would be { $total }
chance-unique-wait = Won on an edge, closed or single wait it would be { $total }
chance-last-copy = On the last tile of its kind it would be { $total }
chance-last-tile = On the last tile of the wall it would be { $total }
chance-last-discard = On the last discard it would be { $total }
chance-kong-replacement = On the tile drawn after a kong it would be { $total }
chance-robbed-kong = By robbing a kong it would be { $total }
chance-riichi = With riichi it would be { $total }

## barred
## Why a hand is barred from winning, after "No win: ".

barred-maximum-chows = too many chows
barred-no-mixed-suits = too many suits
barred-special-hand-required = no special hand
barred-no-special-hand = no sets and a pair
barred-furiten = furiten, so not on a discard
barred-first-in-turn = another is first in turn

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
danger-unseen = { $count } tiles that nobody has seen

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
formula-up = up to the next { $to }
formula-nearest = to the nearest { $to }
formula-no-more = no hand is worth more
formula-table = { $faan } faan by the table
formula-hundreds = { $formula }, up to hundreds
shortcut-here = { $rule }: here { $fu }.
shortcut-so = { $rule }, and so here.
shortcut-counted = { $rule }; here { $fu }, counted out.
shortcut-because = { $rule }; here { $fu } because of { $extras }.
next-limit = { $next } ({ $limit })
gauge-reached = { $points } { $points ->
        [one] point
       *[other] points
    }: the minimum of { $minimum } is reached
gauge-short = { $points } of { $minimum } points: { $short } short, not a win
flowers-after = { $value } more for flowers, after the minimum: { $total } in all
flowers-no-help = { $value } for flowers would come after the minimum and does not help to reach it
reach-short = { $points } · { $short } short
instead-same = the same fans over other sets
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

## headline

headline-empty = Tap a hand, see its score, and why
headline-building = { $tiles } of { $of } { $of ->
        [one] tile
       *[other] tiles
    }
headline-waiting = Waiting: { $left } { $left ->
        [one] tile
       *[other] tiles
    } of { $kinds } { $kinds ->
        [one] kind
       *[other] kinds
    }
headline-not-ready = Not ready: no tile completes the hand
headline-no-discard = Not a winning hand: no discard makes it ready
headline-discards = { $count } { $count ->
        [one] discard makes
       *[other] discards make
    } it ready
headline-problems = { $count } { $count ->
        [one] thing
       *[other] things
    } to put right
headline-not-complete = Not a winning hand
headline-short-points = Not a win: { $points } of { $least } points, { $short } short
headline-no-yaku = No yaku: { $amount } short
headline-below = Below the minimum: { $amount } short
headline-barred = No win: { $reasons }
headline-win = { $worth } · win
headline-wall = Draw: the wall ran out
headline-draw = Draw: { $cause }
seat-total = { $seat } { $total }
seat-no-win = { $seat } no win
seat-barred = { $seat } no win ({ $reason })
with-counters = { $worth } + { $counters } for counters
spoken-undoubled = { $points } { $points ->
        [one] point
       *[other] points
    }, makes { $total }
spoken-once = { $points } { $points ->
        [one] point
       *[other] points
    }, doubled once, makes { $total }
spoken-twice = { $points } { $points ->
        [one] point
       *[other] points
    }, doubled twice, makes { $total }
spoken-times = { $points } { $points ->
        [one] point
       *[other] points
    }, doubled { $times } times, makes { $total }
spoken-limit = { $worth }, the limit
spoken-win = { $worth }, a win
spoken-points = { $worth } points
spoken-gets = { $seat } gets { $amount }
spoken-pays = { $seat } pays { $amount }
spoken-alone = { $headline }.
spoken-paid = { $headline }: { $payments }.

## payment

account-table = Deposits on the table
account-bank = Bank
part-of = { $part } of { $seat }
part-liable = { $part }, liable
danger-sets = { $count } sets
costs-half = pays for everybody if the win is self-drawn, and half if somebody else discards the winning tile
costs-any = pays for everybody, whoever discards the winning tile
costs-self-drawn = pays for everybody if the win is self-drawn; whoever discards another such tile to the win pays instead
costs-direct = pays for everybody if the hand goes out on that very tile
costs-pattern-only = { $costs }, as far as this pattern goes
costs-unknown = pays for the others
warning-both = { $danger } { $liable }
warning-shows = { $seat } shows { $sets }.
warning-wall = The wall is near its end.
warning-fed = { $seat } fed the last of them, and is liable: { $costs }.
warning-fed-towards = { $seat } fed the last of them, towards { $pattern }, and is liable: { $costs }.
warning-next = Whoever feeds the next one is liable: { $costs }.
warning-next-towards = Whoever feeds the next one towards { $pattern } is liable: { $costs }.
warning-unseen = Whoever discards a tile that nobody has seen is liable: { $costs }.
warning-unseen-towards = Whoever discards a tile that nobody has seen towards { $pattern } is liable: { $costs }.

## liability

liability-fed-the-set = liable: fed the set
liability-direct = liable: fed the winning tile
liability-named = liable: named
liability-no-choice = not liable: no choice
liability-kong = not liable: a kong
liability-later-discard = not liable: a later discard
liability-another-hand = not liable: another hand
liability-another-win = not liable: won another way

## liability-rule

# A rule of liability without a pattern to be named by: {rule} in the sentences of the table.
liability-rule-last-five = the last five tiles
liability-rule-nine-tiles = nine tiles of one suit

## declare-riichi
## What the winner says in riichi where it is not said in romanised Japanese.

declare-ron = Ron. { $yaku }. { $amount }.
declare-tsumo = Tsumo. { $yaku }. { $amount }.
declare-dora = { $name } { $times }
declare-from-each = { $each } from each
declare-split = { $each } and { $dealer }
declare-counters = { $amount }, with counters { $more }
