### The page: its buttons, fields and messages.

## language

language-name = English
language-letters = latin

## word

# The second half of the app’s name, after “Tenbo”: point sticks.
word-brand = 点棒
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
word-this-seat-wins = This seat wins
word-also-wins = Also won on this tile
word-won-too = also won
word-play-goes-on = Play goes on
word-won-before = Won before
word-take-back-win = Take back the last win
word-kong-payment = Payment for the kong
    .riichi = Payment for the kan
word-kong-paid = Paid
word-kong-unpaid = Not paid
word-joker = Joker
word-dora = Dora
word-ura = Ura
word-undo = Undo
word-redo = Redo
word-backspace = Remove the last tile
word-meld-kinds = Type of meld
word-from = Claimed from
word-claimed-tile = Claimed tile
word-take-back = Back to hand
word-remove = Remove
word-done = Done
word-settings = Win and table
word-rulebook = Rulebook
word-rulebook-missing = Couldn’t load the rulebook. Connect and choose it again.
word-no-random-hand = Couldn’t find a winning hand. Try again.
word-books = Rulebooks
word-own-books = Your rulebooks
word-part-missing = Couldn’t load this part. Check your connection and try again.
word-try-again = Try again
word-danger-tile = dangerous to discard
word-house-rules = House rules
word-house-rules-help = Changes you make here override the rulebook and are included in the link.
word-reset-all = Reset to rulebook
word-reset = Cancel
word-close = Close
word-none = none
word-how-won = How did you win?
word-discarder = Discarded by
word-situations = Special circumstances
word-declarations = Riichi
word-ippatsu = Ippatsu (within one turn of riichi)
word-furiten = Furiten (passed a winning tile)
word-round = Round wind
word-winner-sits = Seat wind
word-honba = Counters (honba)
word-deposits = Riichi sticks
word-east-wins = Earlier wins in a row by East
    .taiwanese = Dealer’s repeats so far
word-wall-left = Tiles left in the wall
word-how-ends = How the deal ended
word-ends-with-win = Win
word-nagashi = Nagashi (only terminals and honors discarded)
word-shown-ready = Ready at the draw
    .riichi = Tenpai at the draw
word-more = More: liability, total, fouls, discards
word-more-plain = More: total, discards
word-total = Enter points manually
word-own-discards = Discards
word-discards-help = In order, including claimed tiles. They decide furiten and how many tiles are left.
word-discards-help-plain = In order, including claimed tiles. They decide how many tiles are left.
word-enter-discards = Enter discards
word-lay-north = Set a north aside
word-liable = Liable seat
word-liable-auto = automatic, from the melds
word-text-box = Tiles as text, or a link
word-text-help = Tile notation (123m or m123), 東南西北, Unicode tiles or a Tenbo link.
word-text-changed-nothing = Nothing was changed.
word-text-examples = 123m406p11z (213m@N) [1111s] ~3p
word-read-text = Load
word-menu = Menu
word-appearance = Appearance
word-theme = Theme
word-language = Language
word-theme-auto = Automatic
word-theme-light = Light
word-theme-dark = Dark
word-faces = Tiles
word-faces-carved = Traditional
word-faces-marked = Corner marks
word-faces-plain = Plain
word-faces-help = Rest the pointer on any tile to see its name.
word-share = Copy link
word-link-copied = Link copied.
word-copy-refused = Your browser blocked copying. Copy this page’s address instead.
word-copy-refused-in-frame = Your browser blocked copying in this frame. Open the hand in Tenbo and copy the address there.
word-print-refused-in-frame = This frame isn’t allowed to print. Open the hand in Tenbo and print it there.
word-help = Help
word-help-intro = Tap tiles to build the hand; the fourteenth is the winning tile. In a full hand, tap a tile to make it the winning tile, and tap the winning tile to remove it. Before that, tapping a tile removes it. To add a meld, choose its type, then tap a tile; tap the meld to change it. Keys and pasted hands work anywhere on the page, except in a field.
word-keys = Keyboard shortcuts
word-control = Ctrl
word-notation = Notation
word-example-tried = The example is loaded. Undo brings your hand back.
word-usual-practice-mark = usual practice, not quoted
word-house-rule-mark = house rule

## term
## Words of the hand builder that each family of rules may have its own for.

term-chow = Chow
    .riichi = Chii
term-pung = Pung
    .riichi = Pon
term-kong = Kong
    .riichi = Kan
term-which-chow = Which chow?
    .riichi = Which chii?
term-offer-kong = Declare a kong of
    .riichi = Declare a kan of
term-aim-chow = Tap the first tile of the chow
    .riichi = Tap the first tile of the chii
term-aim-pung = Tap any tile of the pung
    .riichi = Tap any tile of the pon
term-aim-kong = Tap any tile of the open kong
    .riichi = Tap any tile of the open kan
term-aim-closed-kong = Tap any tile of the concealed kong
    .riichi = Tap any tile of the closed kan
    .romaji = Tap any tile of the ankan
term-aim-group = Tap any tile of the group
term-aim-dora = Tap the dora indicator
term-aim-ura = Tap the ura dora indicator
term-aim-meld = Tap a tile to change the meld
term-aim-discards = Tap this seat’s discards in order
term-aim-chosen = Now tap the rest of the hand the tile was discarded from

## quick
## The bar above the tile keyboard: short, for all of them lie in one line of a phone.

quick-self-draw = Self-draw
    .riichi = Tsumo
quick-discard = Discard
    .riichi = Ron
quick-riichi = Riichi
quick-ippatsu = Ippatsu
quick-ready = Ready
quick-original-call = Original call
quick-last = Last tile
quick-after-kong = After kong
    .riichi = After kan
quick-last-copy = Last copy
quick-after-flower = After flower
    .riichi = After north
quick-bar = The win
quick-round = Round
quick-edit = Edit
quick-add-dora = Add a dora indicator
quick-add-ura = Add an ura dora indicator
quick-suits = Now its suit: m characters, p dots, s bamboos, z honors

## pen
## The groups that a tile can become, on their keys and for who listens.

pen-in-the-hand = in the hand
pen-from-left = from the left
pen-from-across = from across
pen-from-right = from the right
pen-claims = Claims
pen-in-hand = In hand
pen-claimed = Claimed
pen-groups = Make it a group
pen-no-group = no group
pen-pairs = ×2: each tile comes as a pair
pen-make-red = Make the last five red
pen-show-claimed = Groups in the hand: show the claimed ones
pen-show-in-hand = Claimed groups: show those in the hand
pen-picked-up = Selected tile
pen-winning-tile = Winning tile
pen-red-five = Red five
pen-left = left
pen-across = across
pen-right = right
pen-next-hand = Next hand
pen-next-deal = Next deal

## label

label-names-romaji = Names in romaji
label-names-plain = Names in English
label-result = Result
label-decomposition = Hand breakdown
label-whole-hand = For the whole hand.
label-counted = What counts
label-hand-has = In this hand
label-about-pattern = More about this pattern
label-not-counted = Present, but not counted
label-nearly-there = Near misses
label-dora-in-hand = Dora in the hand
label-fu = Fu, step by step
label-points = Points, step by step
label-step = Step
label-tiles = Tiles
label-value = Value
label-payments = Who pays what
label-seat = Seat
label-change = Points
label-what-for = Reason
label-others = Other ways to read the hand
label-equal = worth the same
label-equally-good = equally good
label-next = If it scored more
label-declare = Announce
label-waits = Waiting on
label-waits-help = Tap a tile to complete the hand.
label-furiten-short = furiten
label-no-win = no win
label-no-yaku = no yaku
label-discards = What to discard
label-discards-help = Best first, by tiles left and what they would win. Tap one to discard it.
label-useful = Tiles that help
label-best-discards = Best discards
label-best-discards-help = Discards that leave the most useful tiles come first. Tap one to discard it.
label-average = on average
label-minimum = Minimum
label-chances = Any one of these would make it a win
# Before the foul that it is, on a button below a hand that is no win.
label-declared-anyway = Declared anyway
label-orders = How the sets can be combined
label-orders-help = Each new set must combine with one already used. The order is up to you; all of these score the same.
label-then-one = then one of
label-disputed = disputed
label-disputed-help = The last step combines two sets that are both already used. Players disagree on whether that’s allowed; another order scores the same.
label-fan = Fan
label-show-all = Show all
label-warnings = Watch out
label-dangerous = Dangerous now:
label-liable = Liability
label-problems = To fix
label-losers = Other hands
label-try-hand = Try an example
label-random-hand = Random hand
label-recent-hands = Recent hands
label-clear-recent = Clear
label-hint-type = Type or paste a hand anywhere: 123m 456p 11z.
label-hint-table = Use Table for all four hands and the discards.
label-hint-game = Use Game to keep score for a whole session.
label-compare = { editor-compare }
label-copy-text = Copy as text
label-copy-link = Copy link
label-print = Print
label-embed = Embed
label-embed-title = Embed in a website
label-copied = Copied.
label-copy-by-hand = Your browser blocked copying. Copy from here:
label-share = Share
label-share-app = Share via an app
label-qr = QR code
label-share-failed = Couldn’t share. Copy the link instead.
label-source = Source
label-program-default = Tenbo’s default
label-shortcut = Shortcut
label-winner = winner
label-worth = Hand value
label-ready = ready
    .riichi = tenpai
label-not-ready = not ready
    .riichi = noten

## keys

keys-tiles = Tiles
keys-targets = Melds and indicators
keys-caret = Cursor
keys-win = Win and table
keys-page = Page

## refusal
## Why the hand builder does not do what was asked.

refusal-none-left = No copies left: { $tile }.
refusal-chow-from = A chow can only be claimed from the player on the left: { $seat }.
    .riichi = You can only chii from the player on the left: { $seat }.
refusal-no-flowers = This rulebook has no such bonus tile.
refusal-no-red-fives = This rulebook has no red fives.
refusal-not-for-three = This game has no such tile.
refusal-hand-full = The hand is full. Tap a tile to change it.
refusal-others-have-all = This hand already has all its tiles.
refusal-melds-full = This hand already has all its melds.
refusal-no-such-chow = A chow needs three in a row in one suit.
    .riichi = A chii needs three in a row in one suit.
refusal-no-such-pung = A pung needs three of a kind.
    .riichi = A pon needs three of a kind.
refusal-no-such-kong = A kong needs four of a kind.
    .riichi = A kan needs four of a kind.
refusal-no-such-group = A quad, quint or sextet needs four, five or six of a kind.
refusal-no-chow-for-three = You can’t claim a chow in a three-player game.
    .riichi = There’s no chii in a three-player game.
refusal-riichi-is-closed = You can’t open the hand after riichi.
refusal-open-hand = You can’t declare riichi with an open hand.
refusal-no-riichi = This rulebook has no riichi.
refusal-discards-full = A seat can’t have that many discards.
refusal-no-north-bonus = North is a bonus tile only in three-player riichi.
refusal-won-alone = Nobody else can win on a self-drawn tile.
    .riichi = Nobody else can win on a tsumo.
refusal-has-won = This seat has already won and is out of the deal.
refusal-winners-full = This rulebook allows no more winners on one discard.
refusal-discarder-wins = The discarder can’t win on that tile.
refusal-has-tiles = This hand has tiles, and they set its value. Remove them to enter points.
refusal-no-indicators = This rulebook has no dora indicators.
refusal-indicators-full = There can’t be more than five indicators.
refusal-nothing = There’s no tile there.
refusal-not-now = That’s not possible yet. Add more tiles first.
refusal-not-a-value = That value isn’t allowed for this option.
refusal-not-own = Built-in rulebooks can’t be changed. Copy one and change the copy.
refusal-library-full = You’ve reached the limit for rulebooks. Delete one first.
refusal-list-full = This list has no room for more patterns. Remove one first.
refusal-nothing-to-undo = Nothing to undo.
refusal-nothing-to-redo = Nothing to redo.

## ui-say

# The tiles of a hand.
number-of-tiles = { $number } { $number ->
        [one] tile
       *[other] tiles
    }
# On a key of the tile keyboard.
tile-is-lifted = { $tile } is selected: the next key replaces it
of-discarder = from { $seat }
copies-left = { $count } left
# When a kong was made.
kong-after-win = After win { $number }
# Another winner of whom nothing is entered.
also-missing = { $seat } also won: enter that hand under Table, or its value here.
# Where the copies of a tile lie of which there are too many.
copies-lie-here = Found in: { $places }.
dropped-from-link = Some of the link couldn’t be read: { $parts }
dropped-part = { $what } “{ $text }”
left-out-too-long = is too long to be a hand
# Parts of a text that are not told with the first ones.
left-out-more = { $number } more.
left-out-with-more = { $told } { $more }
# What was wrong with a text, in whole sentences.
unchanged-by = { $text } Nothing was changed.
game-rules-changed = { $name }, { $number } { $number ->
        [one] house rule
       *[other] house rules
    }
editor-on = on
editor-off = off
editor-none = none

## tap
## What a tap on a tile does, after its name.

tap-selects = select
tap-removes = remove

## command

# What a key does, in the help.
command-digit = numbers; 0 is a red five
command-suit = suit of those numbers: characters, dots, bamboos, honors, flowers, animals
command-aim-hand = add to the hand
command-aim-chow = add a chow
    .riichi = add a chii
command-aim-pung = add a pung
    .riichi = add a pon
command-aim-kong = add an open kong
    .riichi = add an open kan
command-aim-added-kong = add an added kong
    .riichi = add an added kan
command-aim-concealed-kong = add a concealed kong
    .riichi = add a closed kan
    .romaji = add an ankan
command-aim-quad = add a group of four
command-aim-quint = add a group of five
command-aim-sextet = add a group of six
command-choose-chow = choose the chow
    .riichi = choose the chii
command-change-meld = change the last meld
command-aim-discards = add this seat’s discards
command-aim-chosen = add the hand behind the discard
command-aim-dora = add a dora indicator
command-aim-ura = add an ura dora indicator
command-left = move the cursor left
command-right = move the cursor right
command-home = move the cursor to the start
command-end = move the cursor to the end
command-pick = in the hand: pick up the tile after the cursor, or put it down
command-backspace = remove the tile before the cursor
command-delete = remove the tile after the cursor
command-escape = clear typed numbers and go back to the hand
command-by = switch between self-draw and discard
    .riichi = switch between tsumo and ron
command-from = next discarder, or where the selected meld was claimed from
command-kong = declare a kong from the hand
    .riichi = declare a kan from the hand
command-north = set a north aside, in three-player riichi
command-meld = select the next meld
command-riichi = declare riichi
command-ippatsu = ippatsu on or off
command-next-seat = next seat wind; under Table, the next hand
command-undo = undo
command-redo = redo
command-text = go to the text box
command-help = open this help

## start
## What the page says when the app cannot start.

start-no-file = Tenbo couldn’t start: one of its files is missing or damaged. Check your connection, then try again. Your saved games and rulebooks are safe.
start-no-wasm = Tenbo couldn’t start: it needs WebAssembly, which this browser doesn’t have or has turned off. Turn it on in the settings, or use another browser. Your saved games and rulebooks are safe.
start-no-policy = Tenbo couldn’t start: the site’s content security policy must allow script-src 'wasm-unsafe-eval' and img-src data:.
start-no-origin = Tenbo couldn’t start: this frame has no origin of its own. Whoever runs the page can add allow-same-origin to its sandbox, or have Tenbo’s files sent with Access-Control-Allow-Origin: *.
start-late = Still loading. If nothing comes, a file is missing or blocked: reload the page, or tell whoever runs this site.
start-again = Try again

## check
## Texts of public/check.html, which checks how a host serves Tenbo.

check-title = Is Tenbo hosted correctly?
check-about = This page requests every file of Tenbo from this site, starts Tenbo in two frames, and says what to fix. It sends nothing anywhere else.
check-running = Checking…
check-all-right = No problems found.
check-some-better = Everything works. Some things could be better.
check-some-wrong = There are problems, listed below.
check-failed = The check couldn’t finish:
check-right = OK
check-better = Could be better
check-wrong = Problem
check-unknown = Not checked
check-is-right = As it should be.
check-mend = How to fix it
check-fixed = Can’t be changed on this host.
check-drop-line = Remove the line that sets it from _headers or netlify.toml.
check-copy = Copy report
check-copied = Copied
check-again = Check again
check-secure = Secure connection
check-secure-bad = Without HTTPS, browsers keep nothing for offline use and block the clipboard.
check-types = File types
check-types-bad = These files are sent with the wrong type. Browsers refuse scripts, modules and styles of the wrong type.
check-files = File contents
check-files-bad = These files are missing or have been changed, so nothing can be kept for offline use. Upload the whole folder again as it is, and turn off whatever rewrites pages and scripts.
check-files-no-list = This build has no list of its files.
check-files-insecure = No file is missing. Browsers can compare contents only over a secure connection.
check-missing = Requests for missing files
check-missing-bad = The site answers a request for a missing file with a page instead of an error 404. Tenbo works, but a file forgotten in an upload will be noticed late.
check-policy = Content security policy
check-policy-bad = The site’s policy blocks Tenbo. It must allow:
check-frames = Frames on other sites
check-frames-bad = This site doesn’t let other sites show Tenbo in a frame.
check-frames-some = Only these sites may show Tenbo in a frame.
check-frames-silent = Tenbo didn’t start in a frame. The other problems on this page may say why.
check-origin = Frames without an origin
check-origin-bad = WordPress and other sites use frames without an origin. Such a frame can load a file only if it is sent with Access-Control-Allow-Origin: *, which these are not.
check-after-frames = Check again once Tenbo starts in a frame.
check-isolation = Cross-origin isolation
check-isolation-bad = These headers keep other sites from showing Tenbo or loading embed.js.
check-caching = Caching
check-caching-bad = Browsers may keep using old copies of these files: after an update, visitors would get a mix of old and new.
check-caching-late = Visitors get updates of these files a little late.
check-caching-short = These files have a hash in their name and never change, so browsers could keep them for good.
check-compression = Compression
check-compression-bad = These files are sent uncompressed. A first visit takes up to three times as long.
check-worker = Service worker
check-worker-bad = Nothing can be kept for offline use.
check-worker-above = Until Tenbo has been opened once, the service worker of a parent folder answers for this folder.
check-oembed = Link previews
check-oembed-none = This build doesn’t know its address, so WordPress and other sites can’t turn a pasted link into a frame. To change that, run this where Tenbo was built:
check-oembed-elsewhere = This build was made for another address. Run the last line below where Tenbo was built.

## copy
## What is shared and what it is copied as.

copy-as = Copy as
copy-text = Text
copy-wiki = Wiki text
copy-copy = { embed-copy }
copy-save = Save
copy-picture-refused = Your browser blocked copying the picture. Save it instead.
copy-share-picture = Share picture
copy-no-picture = Your browser blocked drawing the picture.
copy-qr-help = Scan it with a phone to open this hand there.
copy-qr-too-long = This link is too long for a QR code. Copy it instead.
copy-latex-needs = Needs the packages mahjong and url; for Chinese and Japanese characters also LuaLaTeX or XeLaTeX with a font that has them.

## copy-say

not-drawn = Not drawn: { $tiles }

## update

update-here = A new version is available.
update-reload = Reload
update-later = Later
update-offline = Ready to use offline.
update-no-offline = Not ready for offline use: this browser couldn’t keep every file. Tenbo works while you’re online.
update-offline-full = Not ready for offline use: this browser has no room left for Tenbo’s files. Free some space, then reload.

## joining
## How texts stand together.

labeled = { $label }: { $text }
aside = { $text } ({ $aside })
clauses = { $first }; { $next }
sentences = { $text } { $next }
ended = { $text }.
