### Rulebooks, their options, and the editor.

## rulebook
## Rulebooks; an empty one has the name that it gives itself.

rulebook-riichi-book-1 = { "" }
rulebook-riichi-ema-2025 = { "" }
rulebook-riichi-ema-2016 = { "" }
rulebook-riichi-wrc-2025 = { "" }
rulebook-riichi-wrc-2022 = { "" }
rulebook-riichi-tenhou = { "" }
rulebook-riichi-mahjong-soul = { "" }
rulebook-riichi-m-league = { "" }
rulebook-riichi-jpml-a-2026 = { "" }
rulebook-riichi-tenhou-three = { "" }
rulebook-riichi-mahjong-soul-three = { "" }
rulebook-mcr-mil-2025 = { "" }
rulebook-mcr-wmo-2006 = { "" }
rulebook-mcr-1998 = { "" }
rulebook-chinese-classical = { "" }
rulebook-dmjl = { "" }
rulebook-bmja = { "" }
rulebook-babcock-1920s = { "" }
rulebook-american-classical = { "" }
rulebook-european-classical = { "" }
rulebook-dutch = { "" }
rulebook-french = { "" }
rulebook-italian = { "" }
rulebook-australian = { "" }
rulebook-japanese-classical = { "" }
rulebook-hong-kong-old-style = { "" }
rulebook-zung-jung = { "" }
rulebook-zung-jung-wsom = { "" }
rulebook-taiwanese-association-2009 = { "" }
rulebook-taiwanese-16 = { "" }
rulebook-cantonese-taiwanese = { "" }
rulebook-sichuan-bloody = { "" }
rulebook-sichuan = { "" }
rulebook-singapore = { "" }
rulebook-vietnamese = { "" }
rulebook-malaysian = { "" }
rulebook-filipino = { "" }
rulebook-korean = { "" }
rulebook-chinese-new-style = { "" }
rulebook-building-skills = { "" }
rulebook-novice = { "" }
rulebook-transitional-chinese = { "" }
rulebook-transitional-japanese = { "" }
rulebook-american-modern = { "" }
rulebook-wilmington = { "" }
rulebook-mmm = { "" }
rulebook-ims = { "" }
rulebook-wmpa = { "" }
rulebook-four-winds-slice = { "" }
rulebook-four-winds-blank = { "" }

## short-name
## Rulebooks where there is little room: at most 16 Latin letters or 8 characters. An empty one has its full name.

short-name-riichi-book-1 = { "" }
short-name-riichi-ema-2025 = { "" }
short-name-riichi-ema-2016 = { "" }
short-name-riichi-wrc-2025 = { "" }
short-name-riichi-wrc-2022 = { "" }
short-name-riichi-tenhou = { "" }
short-name-riichi-mahjong-soul = { "" }
short-name-riichi-m-league = { "" }
short-name-riichi-jpml-a-2026 = { "" }
short-name-riichi-tenhou-three = Tenhou 3P
short-name-riichi-mahjong-soul-three = Mahjong Soul 3P
short-name-mcr-mil-2025 = MCR 2025
short-name-mcr-wmo-2006 = MCR 2006
short-name-mcr-1998 = MCR 1998
short-name-chinese-classical = Millington
short-name-dmjl = German DMJL
short-name-bmja = British BMJA
short-name-babcock-1920s = Babcock 1920s
short-name-american-classical = American 1924
short-name-european-classical = European
short-name-dutch = Dutch NTS
short-name-french = French
short-name-italian = Italian FIMJ
short-name-australian = Australian
short-name-japanese-classical = Classic Japanese
short-name-hong-kong-old-style = Hong Kong
short-name-zung-jung = Zung Jung
short-name-zung-jung-wsom = Zung Jung WSOM
short-name-taiwanese-association-2009 = Taiwan 2009
short-name-taiwanese-16 = Taiwan 16 tiles
short-name-cantonese-taiwanese = HK Taiwanese
short-name-sichuan-bloody = Sichuan Bloody
short-name-sichuan = { "" }
short-name-singapore = { "" }
short-name-vietnamese = { "" }
short-name-malaysian = Malaysian 3P
short-name-filipino = { "" }
short-name-korean = { "" }
short-name-chinese-new-style = China New Style
short-name-building-skills = { "" }
short-name-novice = Novice
short-name-transitional-chinese = China Transit.
short-name-transitional-japanese = Japan Transit.
short-name-american-modern = Modern American
short-name-wilmington = Wilmington
short-name-mmm = Masters Million
short-name-ims = IMS 0.1
short-name-wmpa = WMPA
short-name-four-winds-slice = Sample
short-name-four-winds-blank = Blank

## about

about-riichi-book-1 = Riichi as taught in Riichi Book I: what most tables agree on.
about-riichi-ema-2025 = European Mahjong Association tournament rules, 2025 edition.
about-riichi-ema-2016 = European tournament rules from 2016, still used by many clubs.
about-riichi-wrc-2025 = World Riichi Championship rules, 2025.
about-riichi-wrc-2022 = World Riichi Championship rules, 2022.
about-riichi-tenhou = Ranked games on tenhou.net: red fives, open tanyao, kan dora at once.
about-riichi-mahjong-soul = Ranked games on Mahjong Soul, with its double yakuman.
about-riichi-m-league = Japan’s professional league: red fives, no abortive draws.
about-riichi-jpml-a-2026 = The A Rules of the Japan Professional Mahjong League: no red fives, few bonuses.
about-riichi-tenhou-three = Three-player riichi on tenhou.net, with norths set aside.
about-riichi-mahjong-soul-three = Three-player riichi on Mahjong Soul, with norths set aside.
about-mcr-mil-2025 = Chinese Official with the Mahjong International League’s 2025 rulings.
about-mcr-wmo-2006 = Chinese Official as published by the World Mahjong Organization in 2006.
about-mcr-1998 = The original Chinese Official rules: 81 fans, minimum 8.
about-chinese-classical = The classical game of points and doubles, as described by Millington.
about-dmjl = The German Mah Jongg League’s classical rules.
about-bmja = The British Mah-Jong Association’s rules: at most one chow, many special hands.
about-babcock-1920s = The game as Babcock brought it to the West in the 1920s.
about-american-classical = The American code of 1924, mixed-hand game: points, doubles, Heavenly Twins, limit 500.
about-european-classical = What classical clubs in continental Europe have in common, after Four Winds.
about-dutch = Dutch tournament rules, NTS 2002: doubles, twins and snakes, no flowers.
about-french = A French club game: points and doubles, and over thirty grands jeux with points of their own.
about-italian = Italian rules of the FIMJ: grandi giochi, and the deal passes after every hand, even when East wins.
about-australian = The cleared-hand game of Australia: one suit, at most one chow, many special hands.
about-japanese-classical = Japanese mahjong before riichi: points and doubles, the discarder pays.
about-hong-kong-old-style = Hong Kong Old Style: faan from a table, with a choice of minimum, gun rule and limit.
about-zung-jung = Zung Jung 3.3: 44 patterns in ten series, points added up.
about-zung-jung-wsom = Zung Jung as played at the World Series of Mahjong.
about-taiwanese-association-2009 = 16-tile Taiwanese with the association’s 2009 table of tai.
about-taiwanese-16 = 16-tile Taiwanese after Four Winds and two tables from the web: no tai for a concealed hand, all chows, all pungs, one suit or big three dragons.
about-cantonese-taiwanese = Hong Kong’s 16-tile game: many patterns, faan added up, the discarder pays.
about-sichuan-bloody = Sichuan Bloody Rules of the Mahjong International League: a hand has at most two of the three suits; fans double, up to 8 points.
about-sichuan = Sichuan mahjong as played at home and online: a hand has at most two of the three suits; patterns and roots double.
about-singapore = Singapore mahjong: tai that double, at most five, animal tiles, the discarder pays double.
about-vietnamese = Vietnamese mahjong with eight jokers: phán that double, six to a mủn. Without kings and queens.
about-malaysian = Malaysian mahjong for three: dots and honors, sixteen bonus tiles and four jokers; five fan to win, ten at most.
about-filipino = Filipino mahjong: five sets and a pair of the three suits, a stake and its quarters.
about-korean = Korean mahjong without bamboos: an ante, and at least two basic points.
about-chinese-new-style = Four Winds’ Chinese New Style: faan, with sets reused across patterns.
about-building-skills = Points and doubles as coded by Building Skills, limit 500.
about-novice = The classical game for beginners, after Four Winds: no penalties, no flowers.
about-transitional-chinese = Four Winds’ Chinese Transitional: classical points, new-style chows, the discarder pays double.
about-transitional-japanese = Four Winds’ Japanese Transitional: points and doubles with a riichi declaration, limit 1,500.
about-american-modern = American style with jokers and no card: enter your club’s own hands; the discarder pays double.
about-wilmington = Wilmington’s 12-tile game: a joker for everybody, points added up, minimum 15.
about-mmm = Mahjong Masters Million, 1997: faan by a table, with points of sets turned into faan.
about-ims = The Internet Mahjong Server of 1996: faan that become points, the discarder pays.
about-wmpa = World Mahjong Players Association, Korea: at least three faan, squared.
about-four-winds-slice = A few patterns with Four Winds logic: implied patterns don’t count.
about-four-winds-blank = Four Winds logic with no values: a starting point for your own rules.

## family

family-riichi = Riichi
family-four-winds = Four Winds
family-classical = Classical
family-chinese-official = Chinese Official
family-hong-kong = Hong Kong
family-zung-jung = Zung Jung
family-taiwanese = Taiwanese
family-regional = Regional

## caveat

caveat-five-sets = Patterns are made for four-set hands. With five sets, some combinations may be missing, and special hands that can’t have five sets are off.
caveat-ura-without-riichi = Ura dora only count for seats that declared riichi. No winner did, so they aren’t counted.
caveat-riichi-chombo = A hand that declared riichi isn’t tenpai at the draw. That is a chombo (EMA rules 3.4.6; WRC rules, fouls). Add the foul; then nothing else is paid.
caveat-riichi-not-ready = A hand that declared riichi isn’t tenpai at the draw. Riichi needs a tenpai hand; this rulebook sets no penalty.

## part-of-rules

part-of-rules-counting = Scoring
part-of-rules-fans = Fans and exclusions
part-of-rules-tiles = Players and tiles
part-of-rules-riichi = Riichi: yaku and dora
part-of-rules-fu = Riichi: fu and limits
part-of-rules-paying = Payments
part-of-rules-liability = Liability
part-of-rules-game = Fouls and game

## option

option-system = Scoring system
option-limit = Limit
option-round-to = Round to
option-round-way = Rounding of the total
option-round-points-to = Round points before doubling to
option-round-points-way = Rounding of the points
option-basic-points = Basic points
option-allow-multiple-limit-hands = Add up limit hands
option-consistency = Exclusive patterns: which counts
option-overlap = Reusing sets
option-kongs-as-concealed = Kongs as concealed triplets
    .riichi = Kans as concealed triplets
option-maximum-chows = Maximum chows
option-no-mixed-suits = One suit and honors only
option-bonus-beside-limit = Bonus tiles with a limit hand
option-ignore-minimum-for-ready-losers = Ready losers need no minimum
option-ignore-minimum-for-one-suit = One-suit hands need no minimum
option-minimum-without-flowers = Minimum before flowers
option-maximum-chows-counts = Chows that count for the maximum
option-special-hand-required = Special hands only
option-auxiliary-points-only-for-legal-wins = Auxiliary points only for legal wins
option-faan-table = Points for faan
option-maximum-faan = Maximum faan
option-kong-chart = Kong chart
option-minimum-value = Minimum to win
option-only-wait = Edge, closed and pair waits must be the only wait
option-exhausted-waits-count = Exhausted waits still count
option-knitted-straight-waits = Waits with a knitted straight
option-dealt-hand-waits = Waits in a dealt hand
option-claimed-pung = Pung won on a discard
    .riichi = Triplet completed by ron
option-tile-hog-honors = Tile hog with honors
option-melded-hand-kongs = Kongs in a melded hand
option-replacement-on-last-discard = Last discard counts as replacement tile
option-flower-supplements = Flower and north replacements count as after a kong
    .riichi = North replacements count as after a kan
    .romaji = North replacements count as rinshan
option-moon-on-last-discard = Moon on the last discard
option-earths-blessing = Earth’s blessing
option-heaven-after-kong = Kongs before heaven’s blessing
    .riichi = Kans before the blessing of heaven
    .romaji = Kans before tenhou
option-east-streak-wins = Wins for East’s winning streak
option-fully-concealed-adds = Concealed hands add fully concealed
option-nine-gates-terminal-pungs = Terminal pungs in nine gates
option-green-half-flush = All green adds half flush
option-concealed-kongs-add = Concealed kongs also count
option-all-terminals-triple-pung = All terminals adds triple pungs
option-winds-terminals-honors = Four winds add terminals and honors
option-all-pungs-beside-honors = Terminals and honors add all pungs
option-shifted-chow-pairs = Two-chow fans in four shifted chows
option-inevitable-tile-hog = Unavoidable tile hogs
option-earth-after-kong = Kongs before earth’s blessing
    .riichi = Kans before the blessing of earth
    .romaji = Kans before chiihou
option-treasure-self-drawn = Hidden treasure: self-draw only
option-treasure-pair-wait = Hidden treasure: pair wait only
option-treasure-one-suit = Hidden treasure: one suit only
option-treasure-kongs = Hidden treasure: kongs
option-scholars-without-chow = Three great scholars: no chow
option-zero-points-with-flowers = Zero-point hand can have flowers
option-only-tile-sees-table = Only possible tile: count visible tiles
option-snake-pair-own-wind = Snakes need a pair of seat wind
option-jewels-in-pairs = Jewel hands can be seven pairs
option-players = Players
option-suits = Suits
option-use-honors = Winds and dragons
option-chows-for-three = Chows with three players
    .riichi = Chii with three players
option-use-flowers = Flowers and seasons
option-use-seasons = Seasons too
option-use-animals = Animals
option-use-faces = Faces
option-flowers-in-hand = Flowers are tiles of the hand
option-red-fives = Red fives
option-hand-size = Hand size
option-jokers = Jokers
option-jokers-stand-for = Jokers stand for
option-jokers-in-sets = Jokers allowed in
option-jokers-in-melds = Jokers in melds
option-jokers-replaceable = Exchange jokers
option-exposed-groups = Exposed groups of four to six
option-riichi = Riichi and dora
option-open-tanyao = Open tanyao
option-ippatsu = Ippatsu
option-ura-dora = Ura dora
option-kan-dora = Kan dora
option-kan-ura = Kan ura
option-kan-dora-shown = When kan dora is revealed
option-seven-pairs-four-alike = Four of a kind as two pairs
option-all-green-needs-dragon = All green needs green dragon
option-rob-concealed-kong = Rob a concealed kong
    .riichi = Rob a closed kan
    .romaji = Rob an ankan
option-last-tile-with-replacement = Last tile and after a kong together
    .riichi = Last tile and after a kan together
    .romaji = Haitei with rinshan
option-double-yakuman = Double yakuman
option-open-riichi = Open riichi
option-double-wind-pair-fu = Fu for a double wind pair
option-pinfu-self-draw = Pinfu tsumo
option-replacement-self-draw-fu = Tsumo fu after a kong
    .riichi = Tsumo fu after a kan
    .romaji = Tsumo fu with rinshan
option-open-pinfu-30 = Open pinfu scores 30 fu
option-kiriage-mangan = Kiriage mangan
option-counted-yakuman = 13 han or more
option-settlement = Payment system
option-winner-scheme = Losers’ shares
option-losers-pay-minimum = Losers also pay the minimum
option-basic-payment = Basic payment
option-east-doubles = East doubles
option-losers-east-doubles = East doubles between losers
option-losers-settle = Losers settle with each other
option-discarder-pays-all = Discarder pays for everyone
option-discarder-pays = Discarder’s payment
option-round-payments-to = Round payments to
option-round-payments-way = Rounding of payments
option-draw-payments = Payments at a draw
option-gun-rule = Gun rule
option-shared-payment = Maximum the others pay
option-dealer-bonus = Dealer bonus
option-dealer-bonus-per-win = Dealer bonus per repeat
option-self-draw-bonus = Self-draw bonus
option-counter-value = Counter value
option-counters-to = Counters with multiple winners
option-deposits-to = Riichi sticks with multiple winners
option-deposit-value = Riichi stick value
option-maximum-winners = Maximum winners per discard
option-not-ready-payment = Noten payment
option-nagashi-mangan = Nagashi mangan
option-nagashi-replaces-draw-payments = Nagashi replaces noten payments
option-abortive-draws = Abortive draws
option-self-draw-loss = Tsumo loss (three players)
option-not-ready-payment-for-three = Noten payment (three players)
option-play-on = Play goes on after a win
option-concealed-kong-payment = Concealed kong, paid at once
    .riichi = Closed kan, paid at once
    .romaji = Ankan, paid at once
option-claimed-kong-payment = Claimed kong, paid at once
    .riichi = Claimed kan, paid at once
    .romaji = Daiminkan, paid at once
option-claimed-kong-paid-by = Who pays for a claimed kong
    .riichi = Who pays for a claimed kan
    .romaji = Who pays for a daiminkan
option-added-kong-payment = Added kong, paid at once
    .riichi = Added kan, paid at once
    .romaji = Kakan, paid at once
option-kongs-need-ready = Kongs count only for ready hands
    .riichi = Kans count only for tenpai hands
option-own-flowers-payment = Own flower and season, paid at once
option-animal-pair-payment = Cat and rat, rooster and centipede, paid at once
option-flower-set-payment = Four flowers, seasons, animals or faces, paid at once
option-ready-on-own-melds = Tenpai on a tile in your own melds
option-base-stake = Base stake
option-unit-stake = Stake per unit
option-liability-scope = Liability covers
option-liability-counters = Counters on a liable win
option-insurance-classical-hands = Liability: classical hands
option-insurance-nine-tiles = Liability: nine tiles of one suit
option-insurance-last-five = Liability: last five tiles
option-allow-no-choice = Allow No Choice
option-concealed-kong-counts-as-melded = Liability: concealed kongs count
    .riichi = Liability: closed kans count
    .romaji = Liability: ankan count
option-chombo = Chombo
option-chombo-points = Points for a chombo
option-faulty-out-points = False win penalty
option-faulty-out-not-ready-points = False win penalty, not ready
option-faulty-out-paid-to = False win penalty paid to
option-faulty-out-east-doubles = East doubles the false win penalty
option-faulty-out-then = After a false win
option-faulty-out-passes-deal = False win passes the deal
option-offender-score-zeroed = Dead hands score nothing
option-faulty-claim-points = False claim penalty
option-allow-canceling = Claims can be taken back
option-faulty-out-percent = False win penalty, % of the limit
option-faulty-out-not-ready-percent = False win penalty, not ready, % of the limit
option-faulty-claim-percent = False claim penalty, % of the limit
option-dealer-keeps-on = Dealer repeats
option-riichi-needs-tiles = Tiles left to declare riichi
option-start-points = Starting points
option-return-points = Return points
option-placement-bonus = Uma (placement bonus)
option-placement-ties = Ties
option-placement-remainder = Uneven shares
option-deposits-left = Unclaimed riichi sticks
option-rounds = Rounds
option-extra-round = Extra round
option-target-points = Target points
option-last-dealer-stops = Dealer can end the game
option-bankruptcy-ends = Bankruptcy ends the game
option-riichi-without-points = Riichi without the points
option-yakitori = Yakitori
option-yakitori-points = Yakitori penalty
option-yakitori-paid-to = Yakitori paid to
option-yakitori-for = Yakitori counted per

## option-help

option-help-system = Points and doubles, faan from a table, han and fu, or points added up.
option-help-limit = The most a hand can score. In riichi, a non-dealer’s base points for a yakuman.
option-help-round-to = Rounds the total to a multiple of this; 1 means no rounding.
option-help-round-way = To the nearest multiple (64 to 60, 65 to 70), or always up.
option-help-round-points-to = Rounds the points to a multiple of this before doubling; 1 means no rounding.
option-help-round-points-way = To the nearest multiple, or always up.
option-help-basic-points = Points for pungs, kongs, pairs and waits from the classical table.
    .riichi = Points for triplets, kans, pairs and waits from the classical table.
option-help-allow-multiple-limit-hands = Several limit hands at once are added together; otherwise only the highest counts.
option-help-consistency = When patterns exclude each other, count the first in the list or the highest.
option-help-overlap = Whether sets used for one pattern can be used for another.
option-help-kongs-as-concealed = Which kongs count as concealed triplets when a pattern needs them.
    .riichi = Which kans count as concealed triplets when a pattern needs them.
option-help-maximum-chows = The most chows a winning hand can have.
option-help-no-mixed-suits = A winning hand can only have one suit and honors.
option-help-bonus-beside-limit = Flowers and seasons, including their own doubles, are added to a limit hand.
option-help-ignore-minimum-for-ready-losers = A loser is ready if any tile completes the hand, whatever it would score.
option-help-ignore-minimum-for-one-suit = A winning hand in one suit, with or without honors, doesn’t need the minimum.
option-help-minimum-without-flowers = Flowers, seasons and other bonus tiles don’t help reach the minimum.
option-help-maximum-chows-counts = Whether the maximum covers all chows or only claimed ones.
option-help-special-hand-required = Only limit and special hands can win.
option-help-auxiliary-points-only-for-legal-wins = Points are converted to faan only if the hand reaches the minimum without them.
option-help-faan-table = The table that converts faan into points.
option-help-maximum-faan = The most faan that are paid; a limit hand is worth this many.
option-help-kong-chart = With three or more kongs, some concealed, only one kong pattern counts.
option-help-minimum-value = What a hand must be worth to win, in the unit of these rules; 0 is no minimum. Leave empty to use the rulebook’s minimum.
option-help-only-wait = Edge, closed and pair waits count only if no other tile could complete the hand, however it’s read.
option-help-exhausted-waits-count = A tile still counts as a wait when your hand holds all four, so it wasn’t a single wait.
option-help-knitted-straight-waits = A tile the knitted sets could use can still be an edge, closed or pair wait.
option-help-dealt-hand-waits = A hand won as dealt still has a wait: on whichever tile is entered last.
option-help-claimed-pung = Whether a pung completed by another player’s tile is concealed.
    .riichi = Whether a triplet completed by ron is concealed.
option-help-tile-hog-honors = Four identical winds or dragons in seven pairs count as a tile hog.
option-help-melded-hand-kongs = A hand of four melds can include kongs.
option-help-replacement-on-last-discard = A win on the last discard also counts as out with replacement tile, a possible reading of the 2006 English text.
option-help-flower-supplements = A tile drawn to replace a flower, season, animal or north counts as drawn after a kong.
    .riichi = A tile drawn to replace a north counts as drawn after a kan.
option-help-moon-on-last-discard = The 1 of dots counts for the moon as the last discard too, not only as the last tile drawn.
option-help-earths-blessing = Which tile gives a non-dealer the blessing of earth.
option-help-heaven-after-kong = The dealer can still get the blessing of heaven after a concealed kong and its replacement tile.
    .riichi = The dealer can still get the blessing of heaven after a closed kan and its replacement tile.
    .romaji = The dealer can still get tenhou after an ankan and its replacement tile.
option-help-east-streak-wins = How many wins in a row by East count as a hand of their own.
option-help-fully-concealed-adds = Self-drawing a hand that must be concealed adds fully concealed hand, not just self-drawn.
option-help-nine-gates-terminal-pungs = How many pungs of ones and nines are already part of nine gates.
option-help-green-half-flush = All green with dragons also counts as half flush.
option-help-concealed-kongs-add = Concealed kongs count in addition to three or four kongs and three or four concealed pungs.
option-help-all-terminals-triple-pung = All terminals can also count three pungs of one number.
option-help-winds-terminals-honors = Big and little four winds can also count all terminals and honors.
option-help-all-pungs-beside-honors = All terminals, all honors, and both together also count all pungs, since they could have been pairs.
option-help-shifted-chow-pairs = Four shifted chows also count fans made from two chows.
option-help-inevitable-tile-hog = Seven pairs with only six kinds of tile also count the tile hog they must contain.
option-help-earth-after-kong = East may make a concealed kong before the first discard, and that discard can still give the blessing of earth.
    .riichi = The dealer may make a closed kan before the first discard, and that discard can still give the blessing of earth.
    .romaji = The dealer may make an ankan before the first discard, and that discard can still give chiihou.
option-help-treasure-self-drawn = Hidden treasure must be won by self-draw.
option-help-treasure-pair-wait = Hidden treasure must be won on its pair.
option-help-treasure-one-suit = Hidden treasure can only have one suit and honors.
option-help-treasure-kongs = Which kongs count as triplets in hidden treasure.
option-help-scholars-without-chow = The fourth set must be a pung or kong.
option-help-zero-points-with-flowers = Flowers and other bonus tiles are allowed in a zero-point hand.
option-help-only-tile-sees-table = A tile isn’t a wait if all four copies are visible on the table or in your hand, so the remaining tile is the only possible one.
option-help-snake-pair-own-wind = The pair in an emerald, ruby or diamond snake must be your seat wind.
option-help-jewels-in-pairs = Jade, pearl and ruby hands can be seven pairs.
option-help-players = Number of players. Three-player games have no North seat and no 2 to 8 of characters.
option-help-suits = Which suits are in the set.
option-help-use-honors = The set has winds and dragons.
option-help-chows-for-three = With three players, chows may be claimed too.
    .riichi = With three players, chii is allowed too.
option-help-use-flowers = Play with the eight flowers and seasons.
option-help-use-seasons = Play with the four seasons as well as the four flowers.
option-help-use-animals = Play with the four animals: cat, rat, rooster and centipede.
option-help-use-faces = Play with the four faces, which are alike.
option-help-flowers-in-hand = Flowers and seasons are ordinary tiles of the hand, all alike. They are drawn, discarded and won on, and hands of your own can ask for them.
option-help-red-fives = Number of red fives: 3 means one per suit, 4 means two in dots.
option-help-hand-size = Tiles in a hand before the winning tile; 16 means five sets and a pair.
option-help-jokers = Number of jokers in the wall.
option-help-jokers-stand-for = Which tiles a joker can stand for.
option-help-jokers-in-sets = Which sets can contain jokers.
option-help-jokers-in-melds = Jokers can be used in melds.
option-help-jokers-replaceable = A player who draws the tile a melded joker stands for can swap it for the joker.
option-help-exposed-groups = Four, five or six of a kind can be claimed as a group. No replacement tile is drawn: all of them count toward the size of the hand, and hands of your own can ask for such groups.
option-help-riichi = Players can declare riichi with a closed hand, and dora indicators are used.
option-help-open-tanyao = All simples (tanyao) also counts for open hands.
option-help-ippatsu = A win within one turn of riichi is worth 1 han.
option-help-ura-dora = Riichi winners also use the indicator underneath.
option-help-kan-dora = Each kong reveals another dora indicator.
    .riichi = Each kan reveals another dora indicator.
option-help-kan-ura = The indicators under the kan dora also count for riichi winners.
option-help-kan-dora-shown = When the indicator for an open kong is revealed; for a concealed kong it’s always at once.
    .riichi = When the indicator for an open kan is revealed; for a closed kan it’s always at once.
    .romaji = When the indicator for an open kan is revealed; for an ankan it’s always at once.
option-help-seven-pairs-four-alike = Four of a kind can count as two of the seven pairs.
option-help-all-green-needs-dragon = All green must include the green dragon.
option-help-rob-concealed-kong = Thirteen orphans can rob a concealed kong.
    .riichi = Thirteen orphans can win on a tile of a closed kan.
    .romaji = Kokushi (thirteen orphans) can win on a tile of an ankan.
option-help-last-tile-with-replacement = If the last tile of the wall is drawn after a kong, both yaku count.
    .riichi = If the last tile of the wall is drawn after a kan, both yaku count.
option-help-double-yakuman = Four concealed triplets with a pair wait, 13-wait thirteen orphans, nine-wait nine gates and big four winds count double.
option-help-open-riichi = Riichi can be declared with the hand, or the part that waits, shown. In the built-in riichi rulebooks this adds a han, and a discard from a player not in riichi pays a yakuman.
option-help-double-wind-pair-fu = For a pair that is both seat and round wind: 2 or 4 fu.
option-help-pinfu-self-draw = 20 fu with pinfu, 30 fu without pinfu, or no pinfu by tsumo at all.
option-help-replacement-self-draw-fu = A win on a tile drawn after a kong gets the 2 fu for tsumo.
    .riichi = A win on a tile drawn after a kan gets the 2 fu for tsumo.
option-help-open-pinfu-30 = An open hand with only base fu scores 30 fu.
option-help-kiriage-mangan = 4 han 30 fu and 3 han 60 fu are rounded up to mangan.
option-help-counted-yakuman = What 13 or more han without a yakuman is worth.
option-help-settlement = Losers pay only the winner, losers also settle with each other, or riichi payments with counters.
option-help-winner-scheme = How much of the hand each loser pays. MMM, IMS, Wilmington and WMPA are reconstructed, since no published tables were found.
option-help-losers-pay-minimum = Each loser also pays the minimum needed to win.
option-help-basic-payment = What every loser pays, whatever the hand is worth.
option-help-east-doubles = East pays and receives double. A payment table with its own column for East sets East’s share instead.
option-help-losers-east-doubles = Whether East pays and receives double between losers.
option-help-losers-settle = Losers pay each other the difference between their hands.
option-help-discarder-pays-all = The discarder of the winning tile also pays for the other losers.
option-help-discarder-pays = The same as the others, double, or half of the total.
option-help-round-payments-to = Rounds each payment to a multiple of this; 1 means no rounding.
option-help-round-payments-way = To the nearest multiple or always up, applied once to everything a player pays.
option-help-draw-payments = In games other than riichi: nothing is paid, everyone pays the differences between hands, or players who aren’t ready pay those who are: a fixed amount, or the most each hand could win.
option-help-gun-rule = Whether the discarder pays double and the others single, or the discarder pays for everyone.
option-help-shared-payment = On a discard, the most each other loser pays; the discarder covers the rest.
option-help-dealer-bonus = Added to each payment to or from the dealer.
option-help-dealer-bonus-per-win = Added for each time the dealer has stayed on.
option-help-self-draw-bonus = Added to each payment for a self-drawn win.
option-help-counter-value = What each counter adds per player who could pay.
option-help-counters-to = The first winner in turn order gets them, or every winner does.
option-help-deposits-to = The first winner in turn order gets all, or each winner gets their own stick back and the first gets the rest.
option-help-deposit-value = What each riichi stick on the table is worth.
option-help-maximum-winners = With 1, only the first in turn order wins.
option-help-not-ready-payment = Total paid by players who aren’t tenpai when the wall runs out.
option-help-nagashi-mangan = Discarding only terminals and honors, with none claimed, is paid like a mangan at a draw.
option-help-nagashi-replaces-draw-payments = With nagashi mangan, nobody pays for being noten.
option-help-abortive-draws = The deal can end with nine terminals, four winds, four riichi or four kongs.
    .riichi = The deal can end with nine terminals, four winds, four riichi or four kans.
option-help-self-draw-loss = In a three-player game, the missing player’s share of a tsumo is not paid.
option-help-not-ready-payment-for-three = The same payment in a three-player game.
option-help-play-on = Whoever has won is out of the deal and pays nothing more. The others play on until one is left or the wall runs out.
option-help-concealed-kong-payment = Paid at once by every other player still in play. 0 means no payment.
option-help-claimed-kong-payment = Paid at once for a kong claimed from a discard. 0 means no payment.
    .riichi = Paid at once for a kan claimed from a discard. 0 means no payment.
option-help-claimed-kong-paid-by = The player who discarded the tile, or every other player still in play.
option-help-added-kong-payment = Paid at once by every other player still in play when a claimed pung becomes a kong. 0 means no payment.
    .riichi = Paid at once by every other player still in play when a pon becomes a kan. 0 means no payment.
option-help-kongs-need-ready = If the wall runs out, nothing is paid for kongs of players who haven’t won and aren’t ready.
    .riichi = If the wall runs out, nothing is paid for kans of players who haven’t won and aren’t tenpai.
option-help-own-flowers-payment = Paid at once by every other player still in play to whoever has both the flower and the season of their seat. 0 means no payment.
option-help-animal-pair-payment = Paid at once by every other player still in play to whoever has both the cat and the rat, or both the rooster and the centipede. 0 means no payment.
option-help-flower-set-payment = Paid at once by every other player still in play to whoever has all four flowers, seasons, animals or faces. 0 means no payment.
option-help-ready-on-own-melds = Whether a hand that waits only for a tile you hold all four of is tenpai if some of them are in your melds or kans. With all four in the concealed tiles it never is.
option-help-base-stake = Paid once by whoever pays for a hand, whatever it is worth: the first number of “100/20”.
option-help-unit-stake = Paid for each unit that a hand is worth, the dealer’s bonus included: the second number of “100/20”.
option-help-liability-scope = Liability covers the whole win, or only the pattern that was fed.
option-help-liability-counters = Counters are paid by the liable player, or by the discarder of the winning tile.
option-help-insurance-classical-hands = A player who discards a dangerous tile toward one of the classical hands pays for everyone.
option-help-insurance-nine-tiles = A player who feeds a hand showing three sets of one suit pays for everyone.
option-help-insurance-last-five = With five or fewer tiles in the wall, a player who discards a winning unseen tile pays for everyone.
option-help-allow-no-choice = A dangerous discard is excused if every tile in hand was dangerous.
option-help-concealed-kong-counts-as-melded = A concealed kong counts toward the sets that create the danger.
    .riichi = A closed kan counts toward the sets that create the danger.
    .romaji = An ankan counts toward the sets that create the danger.
option-help-chombo = A serious foul voids the deal and costs a mangan, or points at the end of the game.
option-help-chombo-points = Points a chombo costs.
option-help-faulty-out-points = Cost of declaring a hand that is too low or has a wrong tile: per other player, or in total if nobody receives it.
option-help-faulty-out-not-ready-points = The same for a hand more than one tile away.
option-help-faulty-out-paid-to = Who receives the false win penalty.
option-help-faulty-out-east-doubles = East pays and receives double for a false win.
option-help-faulty-out-then = What happens to the deal after a false win.
option-help-faulty-out-passes-deal = Whether the next player deals after a false win ends the deal.
option-help-offender-score-zeroed = A dead hand counts as zero between losers.
option-help-faulty-claim-points = Paid to the winner for each false claim, unless the offender wins or nobody does.
option-help-allow-canceling = Taking back a claim at once costs nothing.
option-help-faulty-out-percent = A false win costs this share of the limit instead of points; 0 is the points.
option-help-faulty-out-not-ready-percent = The same for a hand more than one tile away; 0 is its points.
option-help-faulty-claim-percent = Each false claim costs this share of the limit instead of points; 0 is the points.
option-help-dealer-keeps-on = When the dealer deals again instead of passing the deal.
option-help-riichi-needs-tiles = Tiles that must be left in the wall to declare riichi.
option-help-start-points = Points each player starts with.
option-help-return-points = The score that final results are measured against.
option-help-placement-bonus = In thousands of points, from first place to last.
option-help-placement-ties = The player seated later in the first deal ranks lower, or tied players share their places’ bonuses.
option-help-placement-remainder = Who gets the point or two left over when tied players share their places’ bonuses.
option-help-deposits-left = Who gets the riichi sticks left on the table at the end of the game.
option-help-rounds = In a round everyone deals once, not counting repeats.
option-help-extra-round = If nobody has the target points after the last round, one more is played until somebody has them. A dealer who repeats plays on unless in the lead.
option-help-target-points = The score that the leader needs for the game to end after its last round.
option-help-last-dealer-stops = The game ends if the last dealer would stay on but is in the lead.
option-help-bankruptcy-ends = The game ends when a player goes below zero.
option-help-riichi-without-points = A player without the points for a riichi stick can still declare riichi, although the game ends when a player goes below zero.
option-help-yakitori = A player with no wins pays at the end of the game or match.
option-help-yakitori-points = Total paid by a player with no wins.
option-help-yakitori-paid-to = The bank, everyone who has won (split equally), or the winner of the game.
option-help-yakitori-for = Whether it applies to each game or to a whole match. The game sheet asks which game is the last.

## choice

choice-system-point-double = Points and doubles
choice-system-faan-laak = Faan by a table
choice-system-mangan = Han and fu
choice-system-points = Points added up
choice-round-way-off = Off
choice-round-way-up = Up
choice-round-points-way-off = Off
choice-round-points-way-up = Up
choice-basic-points-none = None
choice-basic-points-classical = Classical table
choice-consistency-first = The first
choice-consistency-highest = The highest
choice-overlap-non-implied = Unless implied
choice-overlap-free = Freely
choice-overlap-combine-once = Combine once
choice-overlap-use-once = Reuse once, nothing implied
choice-overlap-any-once = Reuse once, any pattern
choice-overlap-duplicates = Also for the same pattern
choice-kongs-as-concealed-concealed = Concealed only
choice-kongs-as-concealed-all = All
choice-kongs-as-concealed-melded = Concealed or open
choice-kongs-as-concealed-from-melded-pungs = Concealed or added
choice-kongs-as-concealed-claimed = Concealed or claimed
choice-kongs-as-concealed-none = None
choice-maximum-chows-counts-all = All
choice-maximum-chows-counts-declared = Claimed only
choice-faan-table-own = From the rulebook
choice-faan-table-half-spicy = Half-spicy
choice-faan-table-full-spicy = Full-spicy
choice-faan-table-laak-tiers = Laak tiers
choice-faan-table-simplified = Simplified, from 3 faan
choice-claimed-pung-melded = Melded
choice-claimed-pung-concealed = Concealed
choice-earths-blessing-first-draw = Your first draw
choice-earths-blessing-first-discard = East’s first discard
choice-earths-blessing-either = Either
choice-nine-gates-terminal-pungs-one-fewer = All but one count
choice-nine-gates-terminal-pungs-none = None counts
choice-nine-gates-terminal-pungs-all = All count
choice-treasure-kongs-as-elsewhere = As for other patterns
choice-treasure-kongs-none = None
choice-treasure-kongs-concealed = Concealed only
choice-treasure-kongs-claimed = Concealed or claimed
choice-treasure-kongs-all = All
choice-suits-all = All three
choice-suits-dots = Dots alone
choice-suits-no-bamboos = No bamboos
choice-hand-size-13 = 13
choice-hand-size-16 = 16
choice-jokers-stand-for-any = Any tile
choice-jokers-stand-for-suit-tiles = Suit tiles
choice-jokers-stand-for-honors = Winds and dragons
choice-jokers-in-sets-any = Any set or the pair
choice-jokers-in-sets-triplets = Pungs and kongs
    .riichi = Triplets and kans
choice-kan-dora-shown-at-once = At once
choice-kan-dora-shown-after-discard = After the next discard
choice-pinfu-self-draw-20-fu = 20 fu
choice-pinfu-self-draw-30-fu = 30 fu, no pinfu
choice-pinfu-self-draw-void = Not allowed
choice-counted-yakuman-yakuman = Yakuman
choice-counted-yakuman-sanbaiman = Sanbaiman
choice-settlement-winner-only = Winner only
choice-settlement-classical = Classical
choice-settlement-riichi = Riichi
choice-settlement-basic-from-all = Chinese Official
choice-settlement-hong-kong = Hong Kong
choice-settlement-zung-jung = Zung Jung
choice-settlement-discarder-or-all = Discarder or everyone
choice-settlement-add-up = Add up only, no payments
choice-winner-scheme-own = By payment system
choice-winner-scheme-chinese-classical = Chinese Classical
choice-winner-scheme-chinese-modern = Chinese Modern
choice-winner-scheme-chinese-official = Chinese Official, Taiwanese
choice-winner-scheme-japanese = Japanese
choice-winner-scheme-mmm = MMM
choice-winner-scheme-ims = IMS
choice-winner-scheme-wilmington = Wilmington
choice-winner-scheme-simple = Simple
choice-winner-scheme-korean = Korean
choice-winner-scheme-wmpa = WMPA
choice-winner-scheme-customized = Custom table
choice-losers-east-doubles-as-to-the-winner = As with the winner
choice-losers-east-doubles-on = Yes
choice-losers-east-doubles-off = No
choice-discarder-pays-share = Same share
choice-discarder-pays-double = Double
choice-discarder-pays-half = Half of the total
choice-round-payments-way-off = Off
choice-round-payments-way-up = Up
choice-draw-payments-none = Nothing
choice-draw-payments-hands = Differences between hands
choice-draw-payments-ready = Not ready pays ready
    .riichi = Noten pays tenpai
choice-draw-payments-best-hand = Each ready hand’s best
choice-gun-rule-half = Half: others pay too
choice-gun-rule-full = Full: discarder pays all
choice-counters-to-first = First winner
choice-counters-to-each = Every winner
choice-deposits-to-first = First winner
choice-deposits-to-own-then-first = Own back, rest to first
choice-claimed-kong-paid-by-feeder = The discarder
choice-claimed-kong-paid-by-each = Everyone else
choice-liability-scope-whole-win = Whole win
choice-liability-scope-pattern = That pattern only
choice-liability-counters-feeder = Liable player pays
choice-liability-counters-discarder = Discarder pays
choice-chombo-mangan = A mangan
choice-chombo-points = Points at the end
choice-chombo-none = Nothing
choice-faulty-out-paid-to-each = Each other player
choice-faulty-out-paid-to-winner = The winner
choice-faulty-out-paid-to-nobody = Nobody
choice-faulty-out-then-continue = Play goes on
choice-faulty-out-then-abandon = Deal abandoned
choice-faulty-out-then-barred = Play goes on, offender can’t win
choice-faulty-out-then-dead = Play goes on, hand is dead
choice-faulty-out-passes-deal-if-east = If East did it
choice-faulty-out-passes-deal-always = Always
choice-faulty-out-passes-deal-never = Never
choice-dealer-keeps-on-win-or-draw = After a win or a draw
choice-dealer-keeps-on-win = After a win
choice-dealer-keeps-on-win-or-ready = After a win, or ready at a draw
    .riichi = After a win, or tenpai at a draw
choice-dealer-keeps-on-never = Never
choice-placement-bonus-none = None
choice-placement-bonus-15-5--5--15 = 15/5/−5/−15
choice-placement-bonus-20-10--10--20 = 20/10/−10/−20
choice-placement-bonus-30-10--10--30 = 30/10/−10/−30
choice-placement-bonus-by-number-above-return = By number above the return
choice-placement-bonus-4-2-1-0 = 4/2/1/0
choice-placement-bonus-20-0--20 = 20/0/−20
choice-placement-bonus-15-0--15 = 15/0/−15
choice-placement-ties-seat-order = Seat order
choice-placement-ties-shared = Shared
choice-placement-remainder-nobody = Nobody
choice-placement-remainder-earlier-seats = Earlier seats
choice-deposits-left-first = First place
choice-deposits-left-nobody = Nobody
choice-last-dealer-stops-never = Never
choice-last-dealer-stops-after-win = After a win
choice-last-dealer-stops-after-win-or-ready = After a win or ready at a draw
    .riichi = After a win or tenpai at a draw
choice-yakitori-paid-to-bank = Bank
choice-yakitori-paid-to-others = Players who have won
choice-yakitori-paid-to-winner = Winner of the game
choice-yakitori-for-game = Game
choice-yakitori-for-match = Match

## editor

editor-books-help = Built-in rulebooks can’t be changed. Copy one to set your own values, units, exclusions and payments.
editor-own = Your rulebooks
editor-none-own = None yet. Copy and edit a rulebook, or open one from a file.
editor-play = Use
editor-played = current
editor-copy-and-edit = Copy and edit
editor-edit = Edit
editor-copy = Copy
editor-rename = Rename
editor-new-name = New name
editor-delete = Delete
editor-deleted = Deleted. Undo brings it back.
editor-sources = Sources
editor-from-link = from a link, not saved
editor-keep = Save
editor-compare = Compare all rulebooks
editor-compare-help = Choose a rulebook to switch to it. Undo switches back.
editor-no-hand = Enter a hand first to see how each rulebook scores it.
editor-find-rulebook = Find a rulebook
editor-find-rulebook-by = A club, a country, an app, a rule
editor-no-rulebook = No rulebook matches.
editor-used-last = Used last
editor-all-families = All families
editor-other-families = Other families
editor-same-by = The same by
editor-nobody-pays = no payments
editor-nothing-counts = nothing counts
editor-for-three = For three players
editor-other-tiles = Other tiles
editor-import = Open a file
editor-import-help = Choose a rulebook file or paste its text. Nothing changes unless all of it can be read.
editor-import-file = Rulebook file
editor-import-text = Or paste its text
editor-read = Load text
editor-not-read = This couldn’t be read as a rulebook. Your current rules haven’t changed.
editor-back = All rulebooks
editor-name = Name
editor-on-nothing = Not based on another rulebook.
editor-hand-now = This hand
editor-search = Find a pattern
editor-find = An option, a pattern
editor-find-option = Find an option
editor-no-rule = No rule or pattern with that name.
editor-saved = saved
editor-saving = saving…
editor-unsaved = not saved
editor-name-and-sources = Name and sources
editor-without-value = Without a value
editor-cap-it = Cap it
editor-house-over = These changes lie over your rulebook, which stays as it was saved.
editor-found = Matches
editor-nothing-found = No pattern with that name.
editor-start = New rulebook
editor-start-help = Answer what you know. Everything else stays as in the rulebook you start from, and you can change all of it in the editor that opens next.
editor-start-base = Start from
editor-start-system = How hands are scored
editor-start-limit = Limit
editor-start-now = Create and edit
editor-start-name = Club rules
editor-start-next = In the editor that opens next: values of patterns, hands of your own, tables, liability and every other option.
editor-value = Value
editor-value-help = A whole number or fraction: 3, 1.5, 1/2. 0 removes the pattern from these rules.
editor-amount-help = Enter a whole number or a fraction, such as 3, 1.5 or 1/2.
editor-amount-or-nothing-help = Enter a whole number or a fraction, such as 3, 1.5 or 1/2, or leave it empty.
editor-name-help = A name needs at least one character.
editor-unit = Unit
editor-concealed = Concealed
editor-concealed-when = What must be concealed
editor-self-drawn = Self-draw
    .riichi = Tsumo
editor-share = Percent of the winner’s value
editor-not-apart = same
editor-all-of-limit = 100% of the limit
editor-copy-to-losers = Copy to losers
editor-as-base = Reset to base
editor-rule = Rule
editor-what-it-means = what it means
editor-remove = Remove
editor-not-there = none
editor-example = Example
editor-near-miss = A near miss
editor-keeps-out = Excludes
editor-kept-out-by = Excluded by
editor-by-nature = Always contains, and so excludes where implied patterns don’t count
editor-add-exclusion = Exclude another pattern
editor-no-exclusion = nothing
editor-switch-on = Turn on
editor-warnings = Look at these
editor-differs = Changes
editor-same-as-base = No changes yet.
editor-take-all-back = Reset everything
editor-options = Options
editor-other-games = Other games
editor-other-games-help = Options from other kinds of mahjong. Those that aren’t grayed out can be added to this rulebook.
editor-minimum = Minimum to win
editor-exclusions = How patterns exclude each other
editor-family = Use names and terms from
editor-points = Points or fu for sets, waits and wins
editor-file = File and link
editor-file-help = The file holds your changes from the base, and anyone can open it here. The link carries them too.
editor-download = Save file
editor-copy-file = Copy file text
editor-share-link = Copy link
editor-copied = Copied.
editor-copy-refused = Your browser blocked copying. Copy from here:
editor-too-long = This rulebook is too long for a link that works everywhere. Share the file instead.
editor-patterns = Patterns
editor-needs-option = Needs the option
editor-conditions-word = other conditions
editor-parameters = Options of this pattern
editor-item-details = Names, number, options
editor-item-name = Name among players
editor-item-kanji = Name in kanji
editor-item-reading = Reading
editor-item-number = Number in the list
editor-doubled-by = Doubled by the option
editor-conditions = Conditions
editor-excluded-where = Where it’s excluded
editor-whole-hand = in the whole hand
editor-own-sets = only among its own sets
editor-first-ones = only the first ones
editor-excluded-first = How many are excluded
editor-only-with = Only in a hand that also counts
editor-condition-option = Depends on the option
editor-condition-holds = Holds
editor-while-on = only while it’s on
editor-while-off = only while it’s off
editor-while-set = only while it’s set to
editor-unless-set = unless it’s set to
editor-condition-setting = Setting
editor-sources-help = Say which document each part of this rulebook comes from. The sheet and the file show it.
editor-add-source = Add a source
editor-source-title = What it’s about
editor-source-document = Document, edition and page
editor-source-note = Note (only in the file)
editor-source-house-rule = House rule (not from any organization’s document)
editor-source-has-rules = Rules in the file belong to this source, so it can’t be removed here.

## sheet
## A rulebook as a sheet, alone or beside another one.

sheet-sheet = Sheet
sheet-beside = Compare with
sheet-what-differs = What differs
sheet-same = The same in both
sheet-not-used = not used
sheet-nothing-differs = No differences.
sheet-game = Game
# The table of what a rulebook has and does not count.
sheet-left-out = Not counted with these options
sheet-scan = Scan to score by these rules
sheet-off-left-out = Options that are off as in most rulebooks are left out.

## editor-say

# The values of a switch, and none at all.
editor-copy-of = { $name } (copy)
# A hand under every rulebook: what it may come to; how many of its family come to the same; how many others there are.
editor-either = { $first } or { $second }?
editor-as-yours = { $count } as yours
editor-others = { $count } { $count ->
        [one] other
       *[other] others
    }
editor-rulebooks = { $count } { $count ->
        [one] rulebook
       *[other] rulebooks
    }
editor-unquoted-parts = { $number } { $number ->
        [one] part is
       *[other] parts are
    } usual practice, with no source to quote.
editor-position = Line { $line }, column { $column }
editor-based-on = Based on { $base }
editor-inactive-no-winner = Has no effect until the winner has a value for it.
editor-inactive-only-jokers = Never counts: only jokers make it possible, and a repeat that only jokers make isn’t paid.
editor-inactive-until-on = Has no effect until “{ $option }” is on. Its value is kept.
editor-inactive-until-number = Has no effect until “{ $option }” is { $value }. Its value is kept.
editor-inactive-until-choice = Has no effect until “{ $option }” is “{ $value }”. Its value is kept.
# On a sheet, of a pattern that counts nothing: the option and what it must be.
editor-counts-with = Counts only with this setting: { $setting }
# A unit that adds nothing under the rules, in a list of units.
editor-not-counted = { $unit } (not counted)
editor-concealed-only-help = The hand must be concealed before the last tile. Concealed kongs are fine.
# The option is "Kongs as concealed triplets".
editor-melded-help = If this is off, no set may be melded, except kongs that “{ $option }” allows.
editor-no-melds-help = If this is off, no set may be melded, not even a concealed kong.
editor-concealed-less = { $pattern } is worth less concealed than melded.
editor-concealed-twice = { $pattern } has its own concealed value, and the concealed hand pattern counts as well. Remove that pattern if you don’t want both.
editor-circle = { $pattern } and { $other } exclude each other, so only one of them ever counts.
editor-worth-less-than-its-part = { $pattern } always contains { $other }, but is worth less. { $other } isn’t counted with it.
editor-twice-worth-less = { $pattern } is worth less than { $other } counted twice, which it replaces.
editor-next-without-value = { $pattern } has no value. A hand with it is paid for { $other }, once.
editor-adopt = Write them into “{ $rulebook }”
# How many rules of a section are otherwise than in the base.
editor-changed-count = { $count } changed
# What is probably not meant: the cause, and what comes of it.
editor-cause-on = “{ $option }” is on.
editor-cause-off = “{ $option }” is off.
editor-cause-set = “{ $option }” is “{ $value }”.
editor-cause-limit = The limit is { $limit }.
editor-cause-unit = These rules don’t count { $unit }.
editor-cause-never-counts = { $count ->
        [one] So this never counts
       *[other] So these never count
    }: { $names }.
editor-cause-no-effect = { $count ->
        [one] So this has no effect
       *[other] So these have no effect
    }: { $names }.
editor-cause-beyond = Worth more than that: { $names }.
editor-refused = “{ $entered }” can’t be used here. { $help }
editor-whole-number = Enter a whole number from { $least } to { $most }.
# What it is about, and what is said of it.
editor-about = { $what }: { $text }
# A pattern and whose values, those of the winner or the losers.
editor-of-list = { $pattern } ({ $list })
editor-value-in = { $value } in { $rulebook }
editor-now-instead = { $what }: { $now }, was { $before }
editor-keeps-others-out = { $pattern } excludes { $others }
editor-no-longer-keeps-out = { $pattern } no longer excludes { $others }
editor-keeps-other-out = { $pattern } now excludes { $added } and no longer excludes { $removed }
editor-excludes-otherwise = { $pattern } excludes others under different conditions
editor-unread = { $count ->
    [one] One saved rulebook couldn’t be read. It stays saved as it is.
   *[other] { $count } saved rulebooks couldn’t be read. They stay saved as they are.
}
# When an exclusion or a cap holds, behind its patterns.
editor-first-only = only the first { $count ->
        [one] one
       *[other] { $count }
    }
editor-by-own-sets = only within its own sets
editor-by-first = excludes only the first { $count ->
        [one] one
       *[other] { $count }
    }
editor-together-with = only together with { $pattern }
editor-only-while-on = only while “{ $option }” is on
editor-only-while-off = only while “{ $option }” is off
editor-only-while-set = only while “{ $option }” is “{ $value }”
editor-only-unless-set = unless “{ $option }” is “{ $value }”
# Lines of a hand under one rulebook beside those under another.
editor-same-patterns = the same patterns
editor-paid-otherwise = the same patterns, counted or paid by other rules
editor-also-counts = also { $more }
editor-counts-without = without { $less }
editor-counts-instead = { $more } instead of { $less }

## template
## Hands of a rulebook's own: the keys that lay them.

template-own-hands = Hands of your own
template-own-hands-help = For a hand that isn’t among the patterns below: lay it here group by group. Tiles can be fixed or left open, such as any suit or any wind.
template-known-hands = Other special hands
template-known-help = Special hands from books and clubs. Add one and change whatever your club plays differently: its tiles, its value, whether it may be melded.
template-known-reference = Special hands from books and clubs that no rulebook here counts. You can add them to a rulebook of your own: they’re in its editor, under “Hands of your own”.
template-also = Also called
template-new-hand = New hand
template-add-hand = Add this hand
template-remove-hand = Remove this hand
template-no-more = This rulebook already has 64 hands of its own, the maximum.
template-hand-name = Name of the hand
template-names = Name in other languages
template-tiles = Its tiles
template-suit = Suit
template-lay = Each tap adds
template-lay-one = one tile
template-lay-pair = a pair
template-lay-pung = a pung
    .riichi = a triplet
template-lay-pung-or-kong = a pung or kong
    .riichi = a triplet or kan
template-lay-chow = a chow
    .riichi = a sequence
template-lay-four = four alike
template-lay-five = five alike
template-lay-six = six alike
template-keys = Tiles to add
template-any = any tile
template-any-chow = any chow
    .riichi = any sequence
template-any-set = any chow or pung
    .riichi = any sequence or triplet
template-own-wind = seat wind
template-round-wind = wind of the round
template-flower = any flower or season
template-last-group = Last group
template-may-be-kong = may be a kong
    .riichi = may be a kan
template-concealed = concealed
template-wins = has the winning tile
template-no-joker = no joker
template-new-group = Start a new group
template-other-way = Another way to make it
template-take-back = Remove the last
template-characters = characters
template-dots = dots
template-bamboos = bamboos
template-honors = Honors
template-legend = What the letters mean
template-sign-suit = any suit; another letter is another suit
template-sign-number = any number; +1 and −1 are its neighbors
template-sign-choice = one of these numbers
template-sign-matching = dragon of that suit
template-sign-wind = any wind; another letter is another wind
template-sign-dragon = any dragon; another letter is another dragon
template-sign-any-of = one of these tiles
template-sign-times = so many of each

## template-say

template-any-suit = any suit { $letter }
template-of-any-suit = { $number } of any suit { $letter }
template-any-number = any number { $letter }
template-one-of = one of { $numbers }
template-any-wind = any wind { $letter }
template-any-dragon = any dragon { $letter }
template-matching = dragon of { $suit }
template-zero = { $white } as 0
template-one-tile-of = one of { $tiles }
template-many = { $count } × { $tile }
template-so-far = { $count } of { $most } tiles
template-open-suit = suit { $letter }
template-name-in = Name in { $language }
template-of-limit = Usual value: { $percent }% of the limit

## tables
## Tables and lists of a rulebook in the editor.

tables-limits = Limits
tables-limit-from = From han
tables-limit-base = Base points
tables-limit-name = Name
tables-settling = Points for faan
tables-from-faan = From faan
tables-points = Points
tables-multipliers = Multipliers for doubles
tables-from-doubles = From doubles
tables-times = Times
tables-auxiliary = Faan for auxiliary points
tables-from-points = From points
tables-faan = Faan
tables-payments = Payment table
tables-payments-help = What each loser pays, as a multiple of the hand’s value.
tables-east = East
tables-discarder = Discarder
tables-others = Each other loser
tables-groups = Exclusive groups: only the most valuable pattern of each counts
tables-series = Series: only the first one in the hand counts
tables-caps = Only one of these counts: the first one in the hand
tables-new-list = New list beginning with
tables-add-pattern = Add a pattern
tables-add-row = Add a row
tables-remove-row = Remove this row
tables-liability = Liability rules (pao)
tables-rule-name = Name of the rule
tables-for-hand = In a hand with
tables-any-hand = any hand
tables-danger = Dangerous tiles
tables-sets = Melds before the discard
tables-kong-completes = A claimed kong completes it
    .riichi = A claimed kan completes it
tables-covers = Covers wins
tables-share = If another seat discards
tables-needs = Only with the option
tables-always = always
tables-sentence = Sentence
tables-add-sentence = Add a sentence
tables-remove-sentence = Remove this sentence
tables-fouls = Fouls of your own
tables-foul-name = What it is called
tables-foul-points = Fine
tables-foul-percent = Or % of the limit
tables-foul-paid-to = Paid to
tables-new-foul = New foul

## fine-paid-to

fine-paid-to-each = each of the others, in full
fine-paid-to-split = the others, who share it
fine-paid-to-winner = the winner
fine-paid-to-table = the table, as sticks
fine-paid-to-nobody = nobody

## pao
## A rule of liability as a sentence; {sets}, {danger}, {win}, {hand}, {part}, {kong} and {needs} are chosen in it.

pao-melds = Whoever feeds one more to a player with { $sets } { $danger } pays for all if that player wins { $win } with { $hand }.
pao-melds-shared = Whoever feeds one more to a player with { $sets } { $danger } pays for all if that player wins { $win } with { $hand }, and { $part } if another player discards the winning tile.
pao-unseen = Whoever discards one of the { $danger } pays for all if a player wins { $win } with { $hand }.
pao-kong = A claimed kong { $kong }.
    .riichi = A claimed kan { $kong }.
pao-kong-completes = completes it too
pao-kong-not = does not complete it
pao-needs = This holds { $needs }.
pao-only-with = only with “{ $option }”
pao-part-all = everything
pao-part-half = half

## danger-of

danger-of-dragons = melds of dragons
danger-of-winds = melds of winds
danger-of-kongs = kongs
    .riichi = kans
danger-of-honors = melds of honors
danger-of-terminals = melds of terminals
danger-of-green = melds of green tiles
danger-of-one-suit = melds of one suit
danger-of-unseen = unseen tiles at the end of the wall
danger-of-own-hand = melds of that hand

## liable-win

liable-win-any = by self-draw or on any discard
    .riichi = by tsumo or any ron
liable-win-self-drawn = by self-draw
    .riichi = by tsumo
liable-win-direct = on that discard

## liable-share

liable-share-all = the liable seat pays all
liable-share-half = the liable seat pays half
liable-share-part = the liable seat pays { $part }

## fault

fault-end = The file ends too early. Check that all of it is there.
fault-value = A value is missing here. Add a number, quoted text, true, false, null, { "{" } or [.
fault-key = A field name is missing here. Add one in quotes.
fault-colon = A colon is missing here. Add it.
fault-comma = A comma or closing bracket is missing here. Add it.
fault-trailing-comma = Nothing follows this comma. Remove it.
fault-quote = The text that starts here isn’t closed on the same line. Add the closing quote.
fault-escape = This character can’t follow a backslash. Remove the backslash or fix the escape.
fault-number = This isn’t a valid JSON number. Correct it.
fault-twice = This field appears twice. Remove one.
fault-rest = There’s extra text after the end. Remove it.
fault-deep = Brackets are nested too deeply. Simplify this.

## list

list-winner = Winner
list-losers = Losers

## switch

switch-concealed-only = Concealed only
switch-allow-melded = Sets can be melded before the last tile
switch-double-if-concealed = Double if concealed before the last tile
switch-forced = Counts even when implied by another pattern
switch-count-directly = Counts on its own, even below the limit
switch-ready-hands-only = Only for hands ready for a legal win
switch-calling = Counts when one tile away
switch-bonus = Doesn’t count toward the minimum
switch-alone = Only when nothing else counts

## concealed-when

concealed-when-sets = the pattern’s sets
concealed-when-hand = the whole hand
concealed-when-weakly-concealed = the pattern’s sets, before the last tile
concealed-when-partially-melded = at least one of the pattern’s sets

## exclusion

exclusion-listed = as the rulebook lists
exclusion-entailment = everything it implies

## part-of-file

part-of-file-hands = Different special hands
part-of-file-family = Names and terms of another game
part-of-file-minimum = A different minimum to win
part-of-file-exclusion = Different exclusion rules
part-of-file-basic = Points for sets in another unit
part-of-file-groups = Different exclusive groups
part-of-file-series = Different series
part-of-file-auxiliary-points-table = A different table of auxiliary points
part-of-file-settling-table = A different settling table
part-of-file-caps = Different groups where only one counts
part-of-file-limits = A different limit table
part-of-file-liability = Different liability rules
part-of-file-fouls = Different fouls of its own
part-of-file-payments = A different payment table
part-of-file-other = Another part of the file

## place-in-file
## A place in the file of a rulebook or a game, as the editor calls it.

file-whole = The whole file
file-block = block { $number }
file-own-hand = own hand { $number }
file-pattern = pattern “{ $name }”
file-pattern-of-losers = losers’ pattern “{ $name }”
file-excludes = what “{ $name }” excludes
file-option = option “{ $name }”
file-field = field “{ $name }”
file-row = row { $number }
file-liability-rule = liability rule { $number }
file-exclusive-group = exclusive group { $number }
file-series = series { $number }
file-cap = list { $number } of which one counts
file-entry = entry { $number }
file-player = player { $number }
file-deal = deal { $number }
file-base = rulebook that it starts from
file-rulebook = rulebook

## basic-field

basic-field-going-out = Going out
    .riichi = Base fu
basic-field-pung = Open pung of simples
    .riichi = Open triplet of simples
basic-field-pair-dragon = Pair of dragons
basic-field-pair-own-wind = Pair of seat wind
basic-field-pair-round-wind = Pair of round wind
basic-field-bonus-tile = Each flower or season
basic-field-edge-wait = Edge wait
basic-field-closed-wait = Closed wait
basic-field-pair-wait = Pair wait
basic-field-self-drawn = Self-draw
    .riichi = Tsumo
basic-field-concealed-discard = Concealed hand won on a discard
    .riichi = Closed hand won by ron
basic-field-seven-pairs = Seven pairs, instead of everything else
basic-field-open-minimum = Open hand with nothing else
basic-field-round-up = Round total up to
