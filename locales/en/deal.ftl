### What happens in a deal, and what may be wrong with what was entered.

## by

by-self-draw = Self-draw
    .riichi = Tsumo
by-discard = Win on a discard
    .riichi = Ron
by-robbed-kong = Robbing a kong
    .riichi = Robbing a kan
    .romaji = Chankan

## won
## How a tile came, in short, beside what it is worth.

won-self-draw = self-draw
    .riichi = tsumo
won-discard = discard
    .riichi = ron
won-robbed-kong = robbing a kong
    .riichi = robbing a kan
    .romaji = chankan

## earth

earth-first-draw = Win on your first draw
earth-first-discard = Win on East’s first discard
earth-either = Win on your first draw or East’s first discard

## situation

situation-last-tile = Last tile of the wall
    .romaji = Haitei (last tile of the wall)
situation-last-discard = Last discard
    .romaji = Houtei (last discard)
situation-kong-replacement = After a kong
    .riichi = After a kan
    .romaji = Rinshan (after a kan)
situation-flower-replacement = After a flower
    .riichi = After a north
situation-kong-on-kong = Kong on kong
    .riichi = Kan on kan
situation-kong-discard = Discarded after a kong
    .riichi = Discarded after a kan
    .romaji = Kanburi (discarded after a kan)
situation-riichi-discard = Discarded to declare riichi
    .romaji = Tsubame-gaeshi (riichi declaration tile)
situation-last-copy = Last copy of this tile
situation-heaven = Win on the dealer’s first draw
    .chinese-official = Dealer wins with the hand as dealt
    .romaji = Tenhou (dealer’s first draw)
situation-earth = Win on your first draw
    .romaji = Chiihou (your first draw)
situation-human = Win on a discard before your first draw
    .riichi = Ron before your first draw
    .romaji = Renhou (ron before your first draw)
situation-dealt = Complete hand as dealt
situation-early10 = Within the first ten discards
situation-early5 = Within the first five discards

## riichi

riichi-none = No riichi
riichi-riichi = Riichi
riichi-double = Double riichi
riichi-open = Open riichi
riichi-double-open = Open double riichi

## draw-cause

draw-cause-wall = Wall exhausted
draw-cause-nine-terminals = Nine terminals and honors
draw-cause-four-winds = Same wind discarded four times
draw-cause-four-riichi = Four riichi declared
draw-cause-four-kongs = Four kongs
    .riichi = Four kans
draw-cause-three-wins = Three wins on one discard
    .riichi = Triple ron
draw-cause-abandoned = Deal abandoned

## offense

offense-false-win = False win
offense-false-win-not-ready = False win by a hand that wasn’t ready
offense-false-claim = False claim
offense-chombo = Chombo
offense-own1 = Foul 1
offense-own2 = Foul 2
offense-own3 = Foul 3
offense-own4 = Foul 4
offense-own5 = Foul 5
offense-own6 = Foul 6

## immediate

immediate-kong = Claimed kong
immediate-added-kong = Added kong
immediate-concealed-kong = Concealed kong
immediate-own-flowers = Own flower and season
immediate-animal-pair = Cat and rat, or rooster and centipede
immediate-flower-set = Four flowers, seasons, animals or faces

## unreadable

unreadable-character = isn’t tile notation
unreadable-digit = isn’t a number this suit has
unreadable-suit-missing = needs a suit: m, p, s or z
unreadable-digit-missing = needs a number
unreadable-bracket = is missing its other bracket
unreadable-meld = isn’t a meld: three in a row, or three or four of a kind
unreadable-win = needs exactly one tile after it
unreadable-joker = is a joker: write the tile it stands for after it

## unfit

unfit-hand-full = doesn’t fit: the hand already has all its tiles
unfit-melds-full = doesn’t fit: the hand already has all its melds
unfit-no-flowers = is a bonus tile that this rulebook doesn’t use
unfit-flower-twice = is already there
unfit-flower-wins = is a bonus tile: you can’t win on one
unfit-others-win = is a winning tile, but another seat has already won
unfit-nobody-wins = is a winning tile, but this deal ends in a draw

## lost

lost-version = another version
lost-field = unknown field
lost-rulebook = unknown rulebook
lost-option = unknown house rule
lost-tiles = tiles
lost-value = impossible value

## problem
## What is wrong and how to put it right.

problem-wrong-version = This was made for another version of Tenbo. Open it in that version.
problem-unknown-field = Unknown field { $name }. Remove it.
problem-missing-field = A required field is missing. Add it.
problem-wrong-type = This value has the wrong type. Check the format.
problem-unknown-value = Unknown choice { $name }. Choose one from the list.
problem-out-of-range = This number is too small or too large. Change it.
problem-text-too-long = This text is too long. Shorten it.
problem-too-many-entries = This list is too long. Remove some entries.
problem-too-many-problems = There are more problems. Fix these first.
problem-unreadable-tiles = Some of this isn’t tile notation. Write tiles like 123m 406p 11z.
problem-unknown-rulebook = Unknown rulebook { $name }. Choose one from the list.
problem-unknown-base = This rulebook is based on { $name }, which can’t be found. Add that rulebook first.
problem-unknown-pattern = Unknown pattern { $name }. Check the spelling.
problem-unknown-option = Unknown option { $name }. Check the spelling.
problem-unreadable-template = Some of this template can’t be read. Look at the marked part.
problem-template-suit-missing = These numbers in the template have no suit. Add m, p, s, or a letter a, b or c.
problem-template-size = This template has the wrong number of tiles. A hand has 14, or 17 with five sets; a kong counts as three.
    .riichi = This template has the wrong number of tiles. A hand has 14, or 17 with five sets; a kan counts as three.
problem-template-unfillable = No tiles fit this template. Check the numbers and how many tiles are alike.
problem-template-too-open = This template leaves too much open. Use fewer letters, or [ ] for any of several tiles.
problem-inactive-item = This value has no effect until { $name } is set.
problem-inactive-option = This option has no effect with the current { $name }.
problem-idle-option = This option has no effect under these rules.
problem-unusual-unit = Sets, pairs and going out usually score points or fu. This value is added anyway.
problem-idle-unit = These rules don’t use this unit, so the value counts for nothing.
problem-no-limits = The limit table has no rows and there is no limit, so every han doubles the hand without end. Add a row, such as mangan.
problem-fifth-copy = There are only four copies of { $tiles }. Remove one.
problem-too-many-reds = Too many of { $tiles }. Swap one for the other kind of five.
problem-no-red-fives = This rulebook has no red fives. Use ordinary fives, or turn red fives on.
problem-joker-for-nothing = This joker stands for nothing. Write its tile after the star: *5m.
problem-too-many-jokers = Too many jokers for these rules. Change one into an ordinary tile.
problem-joker-not-allowed = A joker can’t stand for { $tiles } here. Use the tile itself.
problem-no-flowers = This rulebook doesn’t use this kind of bonus tile. Remove it, or turn its kind on.
problem-bonus-twice = There is only one { $tiles }. Remove the second.
problem-not-a-bonus-tile = There’s no bonus tile { $tiles } here. Move it into the hand.
problem-bonus-in-hand = Move { $tiles } out of the hand: it’s a bonus tile.
problem-bonus-as-indicator = Remove { $tiles } from the dora indicators: it’s a bonus tile.
problem-not-in-three-player = This game doesn’t use { $tiles }. Remove it.
problem-no-north-seat = Three-player games have no North seat. Choose another seat.
problem-no-chow-for-three = You can’t claim a chow in this three-player game. Move the tiles into the hand.
    .riichi = There’s no chii in a three-player game. Move the tiles into the hand.
problem-too-many-tiles = The hand has too many tiles. Remove some; a kong counts as three.
    .riichi = The hand has too many tiles. Remove some; a kan counts as three.
problem-too-few-tiles = The hand has too few tiles. Add some; a kong counts as three.
    .riichi = The hand has too few tiles. Add some; a kan counts as three.
problem-not-a-chow = A chow is three in a row in one suit; { $tiles } aren’t.
    .riichi = A chii is three in a row in one suit; { $tiles } aren’t.
problem-not-a-pung = A pung is three of a kind; { $tiles } aren’t.
    .riichi = A pon is three of a kind; { $tiles } aren’t.
problem-not-a-kong = A kong is four of a kind; { $tiles } aren’t.
    .riichi = A kan is four of a kind; { $tiles } aren’t.
problem-not-a-group = A quad, quint or sextet is four, five or six of a kind; { $tiles } aren’t.
problem-no-exposed-groups = This rulebook has no exposed groups of four to six. Make it a pung or kong, or turn them on.
    .riichi = This rulebook has no exposed groups of four to six. Make it a pon or kan, or turn them on.
problem-claimed-not-in-meld = The claimed tile, { $tiles }, isn’t in this meld. Choose one that is.
problem-claim-from-self = You can’t claim your own discard. Choose another seat.
problem-chow-from-wrong-seat = A chow can only be claimed from the player on the left. Choose that seat.
    .riichi = You can only chii from the player on the left. Choose that seat.
problem-concealed-kong-claimed = A concealed kong has no claimed tile. Make it an open kong, or remove the claim.
    .riichi = A closed kan has no claimed tile. Make it an open kan, or remove the claim.
    .romaji = An ankan has no claimed tile. Make it an open kan, or remove the claim.
problem-riichi-open-hand = You can’t declare riichi with an open hand. Remove the claimed melds or the riichi.
problem-no-open-riichi = This rulebook has no open riichi. Make it an ordinary riichi, or allow open riichi in the house rules.
problem-riichi-too-late = Too few tiles are left in the wall to declare riichi. Remove the riichi, or correct the wall.
problem-riichi-without-points = Declaring riichi takes the points for a riichi stick, because this game ends when a player goes below zero. Remove the riichi, correct an earlier deal, or allow it in the house rules.
problem-no-riichi = This rulebook has no riichi. Turn it off.
problem-ippatsu-without-riichi = Ippatsu needs riichi. Declare riichi, or turn ippatsu off.
problem-no-dora = This rulebook has no dora indicators. Remove them.
problem-too-many-indicators = Too many dora indicators: one, plus one for each kong where the rules allow it. Remove some.
    .riichi = Too many dora indicators: one, plus one for each kan where the rules allow it. Remove some.
problem-ura-count = Too many ura dora indicators for these rules. Remove some.
problem-too-few-deposits = Each riichi puts a stick on the table. Raise the number of sticks.
problem-wall-too-long = The wall can’t have that many tiles left. Lower the number.
problem-total-beside-tiles = Enter tiles or a total, not both. Remove one of them.
problem-winner-without-hand = The winner has no tiles yet. Enter the winning hand.
problem-no-winning-tile = Which tile completed the hand? Choose it.
problem-not-complete = This isn’t a complete hand. It needs four sets and a pair (five sets in a game of 16 tiles), or a special hand from the rulebook.
problem-no-discarder = Who discarded this tile? Choose the seat.
problem-discarder-is-winner = You can’t win on your own discard. Choose another seat, or self-draw.
    .riichi = You can’t ron your own discard. Choose another seat, or tsumo.
problem-drawn-from-seat = A self-drawn tile doesn’t come from another seat. Remove the seat, or make it a win on a discard.
    .riichi = A tsumo doesn’t come from another seat. Remove the seat, or make it a ron.
problem-wins-disagree = All winners must win on the same tile from the same seat. Make the wins match.
    .riichi = All winners must ron the same tile from the same seat. Make the wins match.
problem-seat-wins-twice = This seat wins twice. Remove one win.
problem-too-many-winners = This rulebook doesn’t allow that many winners. Remove the last in turn order.
problem-already-won = This seat has already won and is out of the deal. Choose another seat, or change the order of the wins.
problem-barred-seat-wins = This seat can’t win: it has declared a false win, or is marked “Dead hand” or “Can’t win this deal”. Choose another winner, or remove the foul or the mark.
problem-deal-was-abandoned = A false win ends the deal under these rules. End it as abandoned, or remove the foul.
problem-last-tile-not-drawn = The last tile of the wall is drawn, not discarded. Choose self-draw, or “last discard”.
    .riichi = The last tile of the wall is won by tsumo. Choose tsumo, or “last discard”.
    .romaji = Haitei is a tsumo on the last tile of the wall. Choose tsumo, or houtei.
problem-last-discard-not-discarded = The last discard is claimed, not drawn. Choose a win on a discard, or “last tile”.
    .riichi = The last discard is won by ron. Choose ron, or “last tile”.
    .romaji = Houtei is a ron on the last discard. Choose ron, or haitei.
problem-wall-not-empty = There are still tiles in the wall. Set tiles left to 0, or turn this off.
problem-replacement-without-kong = Winning after a kong needs a kong with no discard since. Add the kong, or turn this off.
    .riichi = Winning after a kan needs a kan with no discard since. Add the kan, or turn this off.
    .romaji = Rinshan needs a kan with no discard since. Add the kan, or turn this off.
problem-replacement-not-drawn = A replacement tile is always drawn. Choose self-draw, or turn this off.
    .riichi = A replacement tile is always won by tsumo. Choose tsumo, or turn this off.
    .romaji = Rinshan is always by tsumo. Choose tsumo, or turn this off.
problem-replacement-without-flower = Winning after a flower or north needs one set aside. Add it, or turn this off.
problem-last-tile-is-replacement = Under this rulebook “last tile” and “after a kong” can’t both count. Turn one off.
    .riichi = Under this rulebook “last tile” and “after a kan” can’t both count. Turn one off.
    .romaji = Under this rulebook haitei and rinshan can’t both count. Turn one off.
problem-ippatsu-after-kong = A kong or a north set aside ends ippatsu. Turn one of them off.
    .riichi = A kan or a north set aside ends ippatsu. Turn one of them off.
problem-blessing-with-melds = This win is only possible with no melds and no riichi. Remove them, or turn this off.
problem-heaven-not-dealer = Only the dealer can win this way, by self-draw. Make East the winner by self-draw, or turn this off.
    .riichi = Only the dealer can win this way, by tsumo. Make East the winner by tsumo, or turn this off.
problem-earth-not-drawn = Only a non-dealer can win this way, by self-draw. Change the winner or the win, or turn this off.
    .riichi = Only a non-dealer can win this way, by tsumo. Change the winner or the win, or turn this off.
problem-earth-not-discarded = Only a non-dealer can win this way, on East’s first discard. Change the winner or the win, or turn this off.
problem-human-not-discarded = Only a non-dealer can win this way, on a discard. Change the winner or the win, or turn this off.
    .riichi = Only a non-dealer can win this way, by ron. Change the winner or the win, or turn this off.
problem-not-first-turn = This needs the first turn, but the table shows more discards, a claim, or fewer tiles left in the wall. Correct the table, or turn this off.
problem-more-discards = There have already been more discards than that. Correct the table, or turn this off.
problem-not-on-discard = { $name } needs a win on a discard. Change how the hand won, or turn this off.
    .riichi = { $name } needs a ron on a discard. Change how the hand won, or turn this off.
problem-feeder-without-riichi = The player who discarded this tile hasn’t declared riichi. Declare it for them, or turn this off.
problem-riichi-was-earlier = The player who discarded this tile had already declared riichi. Correct the discards, or turn this off.
problem-feeder-without-kong = The player who discarded this tile hasn’t just made a kong. Add the kong, or turn this off.
    .riichi = The player who discarded this tile hasn’t just made a kan. Add the kan, or turn this off.
problem-situations-exclude = { $name } can’t be combined with the others that are on. Turn one off.
problem-last-copy-held = “Last copy” needs the other three on the table, but a hand holds one. Turn this off.
problem-kong-without-wall = You can’t declare a kong with no tiles left in the wall. Make it a win on a discard, or correct the wall.
    .riichi = You can’t declare a kan with no tiles left in the wall. Make it a ron, or correct the wall.
problem-robbed-tile-held = Nobody can add { $tiles } to a pung while the winner holds one. Choose another tile, or another kind of win.
    .riichi = Nobody can add { $tiles } to a pon while the winner holds one. Choose another tile, or another kind of win.
problem-no-kong-to-rob = This seat has no kong of { $tiles } to rob. Add it, or choose another seat.
    .riichi = This seat has no kan of { $tiles } to rob. Add it, or choose another seat.
    .romaji = This seat has no kan of { $tiles } for chankan. Add it, or choose another seat.
problem-rob-concealed-kong = A concealed kong can only be robbed for thirteen orphans, and only if the rulebook allows it.
    .riichi = A closed kan can only be robbed for thirteen orphans, and only if the rulebook allows it.
    .romaji = An ankan can only be robbed for kokushi (thirteen orphans), and only if the rulebook allows it.
problem-no-abortive-draw = This rulebook doesn’t have this draw. Choose another.
problem-no-nine-terminals = Nine terminals needs a first draw with nine different terminals and honors, before any call. Correct the table, or choose another ending.
problem-no-four-winds = Four winds needs the same wind as everyone’s first discard, and no call. Correct the discards, or choose another ending.
problem-no-four-riichi = Four riichi needs riichi from everyone. Declare it for this seat, or choose another ending.
problem-no-four-kongs = Four kongs needs four of them in all, by at least two players. Correct the melds, or choose another ending.
    .riichi = Four kans needs four of them in all, by at least two players. Correct the melds, or choose another ending.
problem-no-three-wins = Three wins needs three hands that are ready, but at least two aren’t. Correct the tiles, or choose another ending.
    .riichi = Triple ron needs three tenpai hands, but at least two aren’t. Correct the tiles, or choose another ending.
problem-not-ready = These tiles aren’t ready. Correct them, or unmark the hand as ready.
    .riichi = These tiles aren’t tenpai. Correct them, or unmark the hand as tenpai.
problem-no-nagashi = Nagashi isn’t paid here, or one of the discards was claimed. Turn it off.
problem-no-penalty = This rulebook doesn’t have this foul. Remove it.
problem-not-paid-at-once = This rulebook pays nothing at once for that. Remove it, or set its payment in the rules.
problem-too-many-paid-at-once = There can’t be so many of these in one deal. Enter fewer.
problem-liable-is-winner = The winner can’t be liable. Choose another seat.
problem-no-liability = Nobody is liable for this hand. Remove the liable seat.
problem-liable-for-too-little = A player is liable only for a hand worth more than this total. Correct the total, or remove the liable seat.
problem-impossible-total = No hand pays this total. Enter what all losers pay together, without counters.
problem-wrong-players = A game needs three or four players.
problem-unfinished-deal = This deal isn’t finished. Say who won, or that it was a draw.
problem-not-a-win = This hand doesn’t win under these rules. If it was declared, enter a false win as a foul.
problem-syntax = This isn’t valid JSON. Check the brackets, commas and quotes.
problem-not-started = The scoring engine isn’t running. Start it first.

## problem-say

problem-inactive-loser = A value for losers has no effect without one for winners.
problem-inactive-hand = This hand has no effect until the rulebook has a template for it.
problem-inactive-only-jokers = This value never has an effect: only jokers make the pattern possible, and a repeat that only jokers make isn’t paid.
problem-direct-limit = Only a value in points and below the limit can be set to count on its own. Where points are simply added up, any value can.
problem-until-on = This has no effect until “{ $option }” is on.
problem-until-one-of = This has no effect until one of these is set: { $options }.
problem-until-number = This has no effect until “{ $option }” is { $value } or more.
problem-until-choice = This has no effect until “{ $option }” is “{ $value }”.
problem-while-on = This has no effect while “{ $option }” is on.
problem-while-choice = This has no effect while “{ $option }” is “{ $value }”.
problem-no-minimum = This has no effect without a minimum to win.
problem-no-payments = This has no effect without a payment table in the rulebook.
problem-knitted = A knitted set can’t be claimed. Move it into the hand.
this-tile = this tile
this-name = here
quoted = “{ $name }”
place-hand-of = { $seat }’s hand
place-next = { $place }, { $next }
place-meld = meld { $number }
place-win = win { $number }
place-discard = discard { $number }
place-penalty = foul { $number }
place-paid-at-once = payment at once { $number }
place-nagashi = nagashi { $number }
place-entry = { $number }

## place
## A part of what was entered, by its name in files.

place-total = total
place-hand = hand
place-bonus = bonus tiles
place-dora = dora indicators
place-ura = ura dora indicators
place-riichi = riichi
place-ippatsu = ippatsu
place-ready = hand shown at the draw
place-situation = special circumstances
place-by = how the hand was won
place-from = discarder
place-claimed = claimed tile
place-tile = winning tile
place-cause = reason for the draw
place-liable = liable seat
place-kind = type
place-settling-table = settling table
place-auxiliary-points-table = table of auxiliary points
place-limits = limit table
place-basic = points for sets
place-payments = payment table
