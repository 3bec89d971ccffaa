### The page: its buttons, fields and messages.

## language

language-name = English
language-letters = latin

## word

word-builder = Hand builder
word-hand = Hand
word-views = View
word-table-view = Table
word-game-view = Game
word-tile-keyboard = Tiles
word-empty-hand = Tap tiles, or type 123m
word-bonus = Bonus tiles
word-indicators = Dora indicators
word-ura-indicators = Ura dora indicators
word-seat-tabs = Whose hand
word-wins = wins
word-this-seat-wins = This seat wins
word-also-wins = Wins on it too
word-won-too = wins too
word-chow = Chow
word-pung = Pung
word-kong = Kong
word-closed-kong = Closed
word-joker = Joker
word-dora = Dora
word-ura = Ura
word-next-tile = The next tile is for
word-aim-chow = Tap the first tile of the chow
word-aim-pung = Tap the tile of the pung
word-aim-kong = Tap the tile of the open kong
word-aim-closed-kong = Tap the tile of the concealed kong
word-aim-dora = Tap the dora indicators
word-aim-ura = Tap the ura dora indicators
word-aim-meld = Tap a tile to change the meld
word-aim-discards = Tap this seat's discards in order
word-aim-chosen = Now the hand that the tile was discarded from.
word-which-chow = Which chow?
word-undo = Undo
word-redo = Redo
word-clear = Clear all tiles
word-backspace = Remove the last tile
word-meld-kinds = Kind of meld
word-from = Claimed from
word-claimed-tile = Claimed tile
word-take-back = Take back
word-remove = Remove
word-done = Done
word-offer-kong = Lay down the kong of
word-settings = The win and the table
word-rulebook = Rulebook
word-rulebook-missing = The rulebook could not be fetched. Choose it again when there is a connection.
word-no-random-hand = No winning hand was found. Try again.
word-books = Rulebooks
word-own-books = Your own
word-part-missing = This part could not be fetched. Try again when there is a connection.
word-try-again = Try again
word-danger-tile = dangerous to discard
word-house-rules = House rules
word-house-rules-help = What you change here differs from the rulebook and travels with the link.
word-reset-all = As the rulebook says
word-reset = Back
word-close = Close
word-none = none
word-how-won = The winning tile came
word-discarder = From
word-situations = Special about it
word-declarations = Riichi
word-ippatsu = Ippatsu: won within a turn
word-round = Round
word-winner-sits = The winner is
word-honba = Counters (honba)
word-deposits = Riichi sticks
word-east-wins = Wins of East in a row before
word-wall-left = Tiles left in the wall
word-how-ends = The deal ends
word-ends-with-win = With a win
word-nagashi = Only terminals and honors discarded
word-shown-ready = Shown ready
word-more = More: liability, totals, fouls, discards
word-more-plain = More: totals, discards
word-total = Points without tiles
word-own-discards = Discards
word-discards-help = All of them in order, claimed ones too: they decide furiten and what is left.
word-discards-help-plain = All of them in order, claimed ones too: they decide what is left.
word-enter-discards = Enter discards
word-lay-north = Lay a north aside
word-liable = Liable seat
word-liable-auto = as the melds tell
word-text-box = Tiles as text, or a link
word-text-help = Notation, Unicode tiles or a link of this page.
word-text-examples = 123m406p11z (213m@N) [1111s] ~3p
word-read-text = Read
word-theme = Colours
word-language = Language
word-theme-auto = automatic
word-theme-light = light
word-theme-dark = dark
word-share = Copy link
word-link-copied = The link is on the clipboard.
word-copy-refused = The browser does not let the page copy: take the address of this page.
word-help = Help
word-help-intro = Tap tiles: the fourteenth is the winning tile. In a full hand a tap chooses another winning tile, and a tap on the winning tile removes it. With fewer tiles a tap removes. For a meld choose its kind first, then tap one tile; tap the meld to change it. Keys work while the focus is in the hand builder.
word-keys = Keys
word-control = Ctrl
word-notation = Notation
word-example-tried = The example is in the hand builder. Undo brings your hand back.
word-house-rule-mark = house rule
word-program-default = default

## label

label-names-romaji = Names in romaji
label-names-plain = Names in English
label-result = Result
label-reading = The hand as it is read
label-whole-hand = Over the whole hand.
label-counted = What counts
label-not-counted = There, but not counted
label-nearly-there = Not there, but nearly
label-fu = Fu, step by step
label-points = Points, step by step
label-step = Step
label-tiles = Tiles
label-value = Value
label-payments = Who pays
label-seat = Seat
label-change = Points
label-what-for = What for
label-others = Other ways to read the hand
label-equal = worth the same
label-equally-good = equally good
label-next = With more
label-declare = Say
label-waits = Waiting for
label-waits-help = Tap a tile to complete the hand.
label-furiten = Furiten: one of these lies among the own discards, so only a self-drawn win is possible.
label-furiten-short = furiten
label-no-win = no win
label-no-yaku = no yaku
label-discards = What to discard
label-discards-help = Best first: by the tiles left and what they would win. Tap to discard.
label-average = on average
label-minimum = The minimum
label-chances = What alone would make it a win
label-orders = In which order the sets can be joined
label-orders-help = A set that is not joined yet joins one that is. The order is free, and each of these comes to the same.
label-then-one = then one of
label-disputed = disputed
label-disputed-help = The last step joins two sets that are both used already. Players differ whether that is allowed; another order comes to the same.
label-fan = Fan
label-show-all = Show all
label-warnings = Take care
label-dangerous = Dangerous now:
label-liable = Liability
label-problems = To be put right
label-losers = The other hands
label-try-hand = Try one
label-random-hand = Random hand
label-hint-type = Type or paste a hand: 123m 456p 11z.
label-hint-table = Enter all four hands and the discards in Table.
label-hint-game = Keep score of a whole game in Game.
label-copy-text = Copy as text
label-copy-link = Copy link
label-print = Print
label-embed = Embed
label-embed-title = Embed in a website
label-copied = Copied.
label-copy-by-hand = The browser does not let the page copy. Copy from here:
label-house-rule = house rule
label-source = Source:
label-program-default = the program's default
label-shortcut = Shortcut
label-winner = winner
label-worth = The hand is worth
label-ready = ready
label-not-ready = not ready

## keys

keys-tiles = Tiles
keys-targets = Melds and indicators
keys-caret = Caret
keys-win = Win and table
keys-page = Page

## ui-say

refusal-none-left = No copy is left: { $tile }.
refusal-chow-from = A chow comes from the seat before: { $seat }.
refusal-no-flowers = These rules have no flowers.
refusal-no-red-fives = These rules have no red fives.
refusal-not-for-three = A game for three has no 2 to 8 of characters.
refusal-hand-full = The hand is full. Tap a tile to change it.
refusal-others-have-all = This hand has all its tiles.
refusal-melds-full = A hand has no more melds.
refusal-no-such-chow = A chow is three in a row of one suit.
refusal-no-such-pung = A pung is three alike.
refusal-no-such-kong = A kong is four alike.
refusal-no-chow-for-three = Three players call no chow.
refusal-riichi-is-closed = Riichi is declared: the hand stays closed.
refusal-open-hand = Riichi needs a closed hand.
refusal-no-riichi = These rules have no riichi.
refusal-only-after-riichi = Ippatsu counts only after riichi.
refusal-discards-full = No seat discards so many tiles.
refusal-no-north-bonus = North is a bonus tile only in riichi for three.
refusal-won-alone = Nobody else wins on a tile that was drawn.
refusal-winners-full = These rules allow no more winners on one discard.
refusal-discarder-wins = Who discarded the tile does not win on it.
refusal-has-tiles = This hand has tiles: they say what it is worth.
refusal-no-indicators = These rules have no dora indicators.
refusal-indicators-full = No more than five indicators can lie there.
refusal-nothing = There is no tile at that place.
refusal-not-now = The hand is not that far.
refusal-not-a-value = The option cannot have that value.
refusal-not-own = Rulebooks as printed do not change: make a copy, and change that.
refusal-shelf-full = No more rulebooks can be kept. Delete one first.
refusal-nothing-to-undo = There is nothing to undo.
refusal-nothing-to-redo = There is nothing to redo.
# The tiles of a hand.
number-of-tiles = { $number } { $number ->
        [one] tile
       *[other] tiles
    }
# On a key of the tile keyboard.
copies-left = { $count } left
# Where the copies of a tile lie of which there are too many.
copies-lie-here = They lie here: { $places }.
# What a tap on a tile does, after its name.
tap-chooses = make it the winning tile
tap-removes = remove
dropped-from-link = Not everything in the link could be read: { $parts }
dropped-part = { $what } “{ $text }”

## command

# What a key does, in the help.
command-digit = numbers; 0 is a red five
command-suit = the suit of the numbers: characters, dots, bamboos, honors, flowers
command-aim-hand = next tiles: the hand
command-aim-chow = next tile: a chow
command-aim-pung = next tile: a pung
command-aim-kong = next tile: an open kong
command-aim-added-kong = next tile: an added kong
command-aim-concealed-kong = next tile: a concealed kong
command-choose-chow = choose the chow
command-change-meld = change the last meld
command-aim-discards = next tiles: the discards of the seat
command-aim-chosen = next tiles: the hand of the discard
command-aim-dora = next tiles: dora indicators
command-aim-ura = next tiles: ura dora indicators
command-left = caret one tile back
command-right = caret one tile on
command-home = caret to the start
command-end = caret to the end
command-pick = in the hand: choose or remove the tile behind the caret
command-backspace = remove the tile before the caret
command-delete = remove the tile behind the caret
command-escape = drop typed numbers, back to the hand
command-by = self-drawn, or on a discard
command-from = the next seat's discard, or claim of the chosen meld
command-kong = lay down a kong that the hand has
command-north = lay a north aside, in riichi for three
command-meld = choose the next meld
command-riichi = riichi
command-ippatsu = ippatsu
command-next-seat = the next seat's hand
command-undo = undo
command-redo = redo
command-text = to the box for text
command-help = this help

## start
## What the page says when the app cannot start.

start-no-file = Tenbo could not start: a part of it is missing or broken. Look to the connection, then try again. Games and rulebooks that this browser keeps are still there.
start-no-wasm = Tenbo could not start: it computes with WebAssembly, which this browser lacks or has been told not to run. Another browser can do it, or other settings of this one. Games and rulebooks that it keeps are still there.
start-again = Try again

## update

update-here = A new version is here.
update-reload = Reload
update-later = Later

## joining
## How texts stand together.

labelled = { $label }: { $text }
aside = { $text } ({ $aside })
clauses = { $first }; { $next }
ended = { $text }.
with-winning-tile = { $tiles } (winning tile: { $tile })
