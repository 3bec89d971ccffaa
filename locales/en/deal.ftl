### What happens in a deal, and what may be wrong with what was entered.

## by

by-self-draw = Self-drawn
by-discard = On a discard
by-robbed-kong = Robbing a kong

## won
## How a tile came, in short, beside what it is worth.

won-self-draw = drawn
    .riichi = tsumo
won-discard = discard
    .riichi = ron
won-robbed-kong = robbed kong

## earth

earth-first-draw = First draw
earth-first-discard = East's first discard
earth-either = First draw, or East's first discard

## situation

situation-last-tile = Last tile of the wall
situation-last-discard = Last discard
situation-kong-replacement = After a kong
situation-flower-replacement = After a flower
    .riichi = After a north
situation-kong-on-kong = Kong upon kong
situation-last-copy = Last copy of the tile
situation-heaven = Dealer's first draw
    .chinese-official = Dealer's first draw: the hand as dealt
situation-earth = First draw
situation-human = Discard before the first draw
situation-dealt = Complete as dealt
situation-early10 = At most ten discards
situation-early5 = At most five discards

## riichi

riichi-none = No riichi
riichi-riichi = Riichi
riichi-double = Double riichi

## draw-cause

draw-cause-wall = The wall ran out
draw-cause-nine-terminals = Nine terminals and honors
draw-cause-four-winds = Four winds discarded
draw-cause-four-riichi = Four riichi
draw-cause-four-kongs = Four kongs
draw-cause-three-wins = Three wins on one discard
draw-cause-abandoned = Given up

## offence

offence-false-out = False declaration of a win
offence-false-out-not-ready = False win, not ready
offence-false-claim = False claim
offence-chombo = Foul that voids the deal (chombo)

## unreadable

unreadable-character = is no part of the notation
unreadable-digit = is a digit that this suit does not have
unreadable-suit-missing = lacks the letter of its suit: m, p, s, z or f
unreadable-digit-missing = has no digits before it
unreadable-bracket = has no partner
unreadable-meld = is no meld: three in a row, three or four alike
unreadable-win = is not followed by exactly one tile
unreadable-joker = is a joker that does not say which tile it stands for

## unfit

unfit-hand-full = finds no room: the hand has all its tiles
unfit-melds-full = finds no room: the hand has all its melds
unfit-no-flowers = is a flower, and these rules have none
unfit-flower-twice = is there already
unfit-flower-wins = is a flower: nobody wins on one
unfit-others-win = is a winning tile, but another seat has won
unfit-nobody-wins = is a winning tile, but the deal ends without a win

## lost

lost-version = another version
lost-field = unknown part
lost-rulebook = unknown rulebook
lost-option = unknown house rule
lost-tiles = tiles
lost-value = impossible value

## problem
## What is wrong and how to put it right.

problem-wrong-version = This was made for another version. Open it in the version that made it.
problem-unknown-field = There is no field { $name }. Leave it out.
problem-missing-field = Something that must be there is missing. Add it.
problem-wrong-type = This value has the wrong type.
problem-unknown-value = There is no choice { $name } here. Pick one of the list.
problem-out-of-range = This number is too small or too large.
problem-text-too-long = This text is too long. Shorten it.
problem-too-many-entries = This list is too long. Remove some entries.
problem-too-many-problems = There is more that is wrong. Put these right first.
problem-unreadable-tiles = These characters are no tiles. Write tiles like 123m 406p 11z.
problem-unknown-rulebook = There is no rulebook { $name }. Pick one from the list.
problem-unknown-base = The rulebook builds on { $name }, which is not here.
problem-unknown-pattern = There is no pattern { $name }. Check its spelling.
problem-unknown-option = There is no option { $name }. Check its spelling.
problem-greyed-item = This value has no effect until { $name } is set.
problem-greyed-option = This option has no effect while { $name } is as it is.
problem-idle-option = These rules do not look at this option.
problem-unusual-unit = Sets, pairs and going out are usually worth points or fu. This is added up all the same.
problem-idle-unit = These rules do not count in this unit: the value counts nothing.
problem-fifth-copy = There are only four copies of { $tiles }. Take one away.
problem-too-many-reds = There are too many of { $tiles }. Change one into the other kind of five.
problem-no-red-fives = This rulebook has no red fives. Use plain ones, or switch red fives on.
problem-joker-for-nothing = Write the tile that the joker stands for after the star: *5m.
problem-too-many-jokers = These rules have no more jokers. Change one into a tile.
problem-joker-not-allowed = These rules do not let a joker stand for { $tiles } here.
problem-no-flowers = This rulebook plays without flowers and seasons. Take them away, or switch them on.
problem-bonus-twice = There is only one { $tiles }. Take the second away.
problem-not-a-bonus-tile = Here { $tiles } is no bonus tile. Move it into the hand.
problem-bonus-in-hand = Lay { $tiles } beside the hand: it is a bonus tile.
problem-not-in-three-player = A game for three has no { $tiles }. Take it away.
problem-no-north-seat = In a game for three nobody sits in the North. Use another seat.
problem-no-chow-for-three = In a game for three no chow can be claimed. Take the tiles into the hand.
problem-too-many-tiles = The hand has too many tiles. Remove some: a kong counts as three.
problem-too-few-tiles = The hand needs more tiles. Add them: a kong counts as three.
problem-not-a-chow = A chow is three in a row of one suit; { $tiles } are not.
problem-not-a-pung = A pung is three tiles alike; { $tiles } are not.
problem-not-a-kong = A kong is four tiles alike; { $tiles } are not.
problem-claimed-not-in-meld = The claimed tile, { $tiles }, is not in this meld. Pick one that is.
problem-claim-from-self = Nobody claims an own discard. Pick another seat.
problem-chow-from-wrong-seat = A chow can only be claimed from the player before. Pick that seat.
problem-concealed-kong-claimed = A concealed kong has no claimed tile. Make it an open kong, or clear the claim.
problem-riichi-open-hand = Riichi needs a closed hand. Remove the claimed melds or the riichi.
problem-riichi-too-late = Too few tiles are left in the wall for riichi.
problem-no-riichi = This rulebook has no riichi. Switch it off.
problem-ippatsu-without-riichi = A win within one turn of riichi needs riichi. Declare it, or switch this off.
problem-no-dora = This rulebook has no indicators. Take them away.
problem-too-many-indicators = So many indicators cannot lie open: one, and one more for each kong where the rules say so.
problem-ura-count = There are more indicators below than these rules allow. Take some away.
problem-too-few-deposits = Each riichi lays a stick on the table. Raise the number of sticks.
problem-wall-too-long = So many tiles cannot be left in the wall. Lower the number.
problem-total-beside-tiles = A hand has tiles or a total, not both. Remove one of them.
problem-winner-without-hand = The winner has no tiles yet. Enter the hand.
problem-no-winning-tile = Which tile completed the hand? Pick it.
problem-not-complete = These tiles make no winning hand: four sets and a pair, or a special hand of the rulebook.
problem-no-discarder = Whose discard was it? Pick the seat.
problem-discarder-is-winner = Nobody wins on an own discard. Pick another seat, or self-drawn.
problem-drawn-from-seat = A self-drawn tile comes from no seat. Remove the seat, or say that it was discarded.
problem-wins-disagree = Several winners win on the same tile of the same seat. Make the wins agree.
problem-seat-wins-twice = This seat wins twice. Remove one of the wins.
problem-too-many-winners = This rulebook does not allow so many winners on one discard. Remove the last in turn.
problem-barred-seat-wins = This seat may not win: its hand is dead. Remove the win or the mark.
problem-deal-was-abandoned = A false win ends the deal here. End it as abandoned, or remove the penalty.
problem-last-tile-not-drawn = The last tile of the wall is drawn, not discarded. Make the win self-drawn, or choose the last discard.
problem-last-discard-not-discarded = The last discard is claimed, not drawn. Make the win one on a discard, or choose the last tile.
problem-wall-not-empty = There are still tiles in the wall. Set them to 0, or switch this off.
problem-replacement-without-kong = A tile after a kong needs a kong that nothing was discarded after. Declare one, or switch this off.
problem-replacement-not-drawn = A replacement tile is drawn. Make the win self-drawn, or switch this off.
problem-replacement-without-flower = A tile after a flower or a north needs one. Lay one down, or switch this off.
problem-last-tile-is-replacement = In this rulebook a win counts as last tile or as after a kong, not as both. Switch one off.
problem-ippatsu-after-kong = After a kong, or a north laid aside, it is no longer within one turn of riichi. Switch one of them off.
problem-blessing-with-melds = This blessing needs a hand without melds and without riichi.
problem-heaven-not-dealer = This is the dealer's own first draw: the winner sits East and draws the tile.
problem-earth-not-drawn = This is another player's own first draw: the winner does not sit East and draws the tile.
problem-earth-not-discarded = This is a win on East's first discard: the winner does not sit East and claims that tile.
problem-human-not-discarded = This is a discard before the first draw: the winner does not sit East and claims the tile.
problem-not-first-turn = This belongs to the first turn, but the table shows that more was discarded or claimed, or that fewer tiles are left. Correct the table, or switch this off.
problem-more-discards = More tiles than that were discarded before. Correct the table, or switch this off.
problem-situations-exclude = { $name } cannot happen together with another one that is switched on.
problem-last-copy-held = The last copy is the one of which the other three lie open; a hand holds another. Switch this off.
problem-kong-without-wall = Nobody can declare a kong when no tile is left in the wall. Make it a discard, or correct the wall.
problem-robbed-tile-held = A kong of { $tiles } cannot be robbed while the winner holds one.
problem-no-kong-to-rob = This seat shows no kong of { $tiles } to rob.
problem-rob-concealed-kong = A concealed kong can be robbed only for thirteen orphans, and only where the rulebook says so.
problem-no-abortive-draw = This rulebook does not have this draw. Pick another end of the deal.
problem-no-nagashi = Discarding only terminals and honors pays nothing here, or a discard was claimed. Switch it off.
problem-no-penalty = This rulebook does not have this penalty. Remove it.
problem-liable-is-winner = The winner cannot be liable. Pick another seat.
problem-no-liability = This hand makes nobody liable. Name no liable seat.
problem-impossible-total = No hand is paid this total. Enter what all losers pay together, without counters.
problem-wrong-players = A game has three or four players.
problem-unfinished-deal = This deal has not ended: say who won or that nobody did.
problem-not-a-win = This hand does not win by these rules. Enter a faulty declaration as a penalty.
problem-syntax = This is not JSON. Check brackets, commas and quotes.
problem-not-started = The scoring engine was not started.

## problem-say

problem-greyed-loser = Without a value for winners this value for losers has no effect.
problem-direct-limit = Counting directly is for points below the limit of a game of points and doubles.
problem-until-on = This has no effect until “{ $option }” is on.
problem-until-number = This has no effect until “{ $option }” is { $value } or more.
problem-until-choice = This has no effect until “{ $option }” is “{ $value }”.
problem-while-on = This has no effect while “{ $option }” is on.
problem-while-choice = This has no effect while “{ $option }” is “{ $value }”.
problem-no-minimum = This has no effect without a minimum for a win.
problem-no-payments = The rulebook has no table of its own: the way of paying holds.
problem-knitted = A knitted set cannot be claimed: it counts only if all its tiles are drawn. Take it into the hand.
this-tile = this tile
this-name = this
quoted = “{ $name }”
place-next = { $place }, { $next }
place-meld = meld { $number }
place-win = win { $number }
place-discard = discard { $number }
place-penalty = penalty { $number }
place-nagashi = all-terminals discards { $number }
place-entry = { $number }

## place
## A part of what was entered, by its name in files.

place-total = total
place-hand = hand
place-bonus = bonus tiles
place-dora = indicators
place-ura = indicators below
place-riichi = riichi
place-ippatsu = within one turn of riichi
place-situation = situation
place-by = how it was won
place-from = from whom
place-claimed = claimed tile
place-tile = winning tile
place-cause = why nobody won
place-liable = liable seat
place-kind = kind
place-settling-table = table of faan
place-auxiliary-points-table = table of auxiliary points
place-limits = table of limits
place-basic = points of sets
place-payments = table of payments
