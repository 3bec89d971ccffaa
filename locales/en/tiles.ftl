### Tiles, melds and seats.

## tile

list-next = { $list }, { $next }
list-last = { $list } and { $last }
tile-red = red { $tile }
tile-joker = joker for { $tile }
set-is-dora = { $set }, dora
set-has-dora = { $set }, dora: { $tiles }
dora-by-indicator = { $dora } (indicator: { $indicator })
seat-of-player = { $seat } · { $player }
# A seat in a sentence where nobody is known to sit there; a known player stands there by name alone.
who-sits = { $seat }

## suited
## A tile of a suit.

suited-characters = { $number } of characters
suited-dots = { $number } of dots
suited-bamboos = { $number } of bamboos

## set
## A set as one says it.

set-chow = chow { $tiles }
    .riichi = sequence { $tiles }
set-open-chow = open chow { $tiles }
    .riichi = open sequence { $tiles }
    .romaji = chii { $tiles }
set-knitted = knitted set { $tiles }
set-pung = pung of { $tiles }
    .riichi = triplet of { $tiles }
set-open-pung = open pung of { $tiles }
    .riichi = open triplet of { $tiles }
    .romaji = pon of { $tiles }
set-concealed-kong = concealed kong of { $tiles }
    .riichi = closed kan of { $tiles }
    .romaji = ankan of { $tiles }
set-open-kong = open kong of { $tiles }
    .riichi = open kan of { $tiles }
set-quad = quad of { $tiles }
set-quint = quint of { $tiles }
set-sextet = sextet of { $tiles }
set-pair = pair of { $tiles }
with-winning-tile = { $tiles } (winning tile: { $tile })

## honor
## The honors alone, and in a set or pair.

honor-east = East wind
honor-south = South wind
honor-west = West wind
honor-north = North wind
honor-white = white dragon
honor-green = green dragon
honor-red = red dragon

## honors

honors-east = East winds
honors-south = South winds
honors-west = West winds
honors-north = North winds
honors-white = white dragons
honors-green = green dragons
honors-red = red dragons

## bonus

bonus-plum = plum flower
bonus-orchid = orchid flower
bonus-chrysanthemum = chrysanthemum flower
bonus-bamboo = bamboo flower
bonus-spring = spring season
bonus-summer = summer season
bonus-autumn = autumn season
bonus-winter = winter season
bonus-cat = cat
bonus-rat = rat
bonus-rooster = rooster
bonus-centipede = centipede
bonus-face-1 = face 1
bonus-face-2 = face 2
bonus-face-3 = face 3
bonus-face-4 = face 4

## seat

seat-east = East
seat-south = South
seat-west = West
seat-north = North

## seat-letter
## A seat in one letter.

seat-letter-east = E
seat-letter-south = S
seat-letter-west = W
seat-letter-north = N

## meld-kind

meld-kind-chow = Chow
    .riichi = Chii
meld-kind-pung = Pung
    .riichi = Pon
meld-kind-kong = Kong
    .riichi = Kan
meld-kind-added-kong = Added kong
    .riichi = Added kan
meld-kind-concealed-kong = Concealed kong
    .riichi = Closed kan
    .romaji = Ankan
meld-kind-quad = Quad
meld-kind-quint = Quint
meld-kind-sextet = Sextet

## shape

shape-standard = { "" }
shape-seven-pairs = seven pairs
shape-thirteen-orphans = thirteen orphans
shape-knitted-straight = knitted straight
shape-knitted-honors = honors and knitted tiles
shape-knitting = knitted pairs
shape-triple-knitting = knitted triplets
shape-wriggling-snake = a snake and winds
shape-little-snake = a snake and winds
shape-windy-chows = chows and winds
shape-unconnected = unconnected tiles
shape-partial = incomplete
shape-custom = custom hand
