### What a hand is worth and why, and who pays whom.

## unit

unit-points = 分
unit-fu = 符
unit-doubles = 翻
unit-faan = 番
unit-han = 番（日麻）
unit-tai = 台
unit-percent-of-limit = %封頂

## limit

limit-mangan = 滿貫
limit-haneman = 跳滿
limit-baiman = 倍滿
limit-sanbaiman = 三倍滿
limit-counted-yakuman = 累計役滿
limit-yakuman = 役滿
limit-limit = 封頂

## restriction

restriction-maximum-chows = 順子多於本規則所允許的。
restriction-no-mixed-suits = 本規則只有一種花色（可帶字牌）才能{ -wins }。
restriction-special-hand-required = 本規則只有封頂牌和特殊牌型可以{ -win }。
restriction-no-special-hand = 既不是各副{ -sets }加一對{ -eyes }的基本牌型，也不是本規則的特殊牌型。
restriction-furiten = 振聽：見逃了{ -winning-tile }，不能榮和。
restriction-first-in-turn = 另有順位在先的{ -win }者，而本規則打出的一張牌只許一家{ -wins }。

## step

step-going-out = { -win }底分
    .riichi = 底符
step-seven-pairs = 七對
    .riichi = 七對子
step-pung = 刻子
step-kong = 槓
step-pair-dragon = { -dragons }{ -eye }
step-pair-own-wind = { -seat-wind }{ -eye }
step-pair-round-wind = { -round-wind }{ -eye }
step-pair-double-wind = 連風{ -eye }
step-bonus-tiles = 花牌
step-edge-wait = 邊張
step-closed-wait = { -closed-wait }
step-pair-wait = { -pair-wait }
step-self-drawn = 自摸
step-self-drawn-pinfu = 自摸：平和不加符
step-concealed-discard = 門前清{ -discard-win }
    .riichi = 門前清榮和
step-open-minimum = 副露平和形
step-round-up = 進位
step-item-points = 番種分
step-sum = 合計
step-rounded-points = 分數捨入
step-doubles = 翻數
step-doubled = 翻倍後
step-rounded = 捨入
step-limit = 封頂
step-direct = 直接計分
step-faan = 番數合計
    .taiwanese = 台數合計
step-auxiliary-faan = 底分折番
    .taiwanese = 底分折台
step-maximum-faan = 番數上限
    .taiwanese = 台數上限
step-han = 番數
step-base = 基本點
step-total = 付分總額

## fu-set
## A pung or a kong that is counted: how it lies and what its tiles are.

fu-set-open-pung-simples = 中張明刻
fu-set-open-pung-terminals = { -terminal }明刻
fu-set-open-pung-honors = 字牌明刻
fu-set-open-kong-simples = 中張明槓
fu-set-open-kong-terminals = { -terminal }明槓
fu-set-open-kong-honors = 字牌明槓
fu-set-closed-pung-simples = 中張暗刻
fu-set-closed-pung-terminals = { -terminal }暗刻
fu-set-closed-pung-honors = 字牌暗刻
fu-set-closed-kong-simples = 中張暗槓
fu-set-closed-kong-terminals = { -terminal }暗槓
fu-set-closed-kong-honors = 字牌暗槓

## shortcut-rule

shortcut-rule-seven-pairs = 七對子：固定25符
shortcut-rule-kongs = 有槓的手牌：逐項計算
shortcut-rule-all-pungs = 對對和：幾乎都是40符
shortcut-rule-pinfu = 平和：榮和30符，自摸20符
shortcut-rule-closed = 門前清：榮和幾乎都是40符，自摸30符
shortcut-rule-open = 副露：幾乎都是30符

## extra

extra-concealed-terminal-or-honor = 一副么九暗刻
extra-two-open-terminals-or-honors = 兩副么九明刻
extra-open-terminal-or-honor-and-concealed-simple = 一副么九明刻和一副中張暗刻
extra-two-concealed-simples = 兩副中張暗刻

## transfer

transfer-hand = 手牌
transfer-honba = 本場
transfer-deposit = 立直棒
transfer-ready = 流局{ -ready }
transfer-losers = 手牌之差
transfer-penalty = 罰分
transfer-nagashi = 流局滿貫
transfer-kong = 槓
transfer-flowers = 花牌
transfer-yakitori = 燒鳥

## on-top

on-top-basic = 各家底分
on-top-dealer = 莊家加分
on-top-repeats = 連莊
on-top-self-draw = 自摸加分

## principle-help

principle-help-implied = 不重複原則：某個番種成立時必然並存的番種，不再計分。
principle-help-identical = 不得相同原則：已組合成某一番種的牌，不能再同其他一副牌組成相同的番種計分。
principle-help-combined-once = 套算一次原則：尚未組合過的一副牌，只可同已組合過的一副牌套算一次。
principle-help-regrouped = 不拆移原則：確定一個番種後，不能把它的牌拆開，重新組成別的番種計分。
principle-help-recurring = { "" }
principle-help-series = { "" }
principle-help-group = { "" }
principle-help-cap = 數個槓的番種中，只計最高的一個。
principle-help-direct-count = { "" }
principle-help-not-ready = { "" }
principle-help-incomplete-sets = { "" }
principle-help-not-concealed = { "" }
principle-help-melded-not-allowed = { "" }
principle-help-option-off = { "" }
principle-help-no-value = { "" }
principle-help-joker = { "" }
principle-help-other-decomposition = 就高不就低原則：手牌可以有不同的組合時，由和牌者選擇得分高的一種。

## amount
## So much of a unit; a list by unit.

amount-points = { $value }分
amount-fu = { $value }符
amount-doubles = { $value }翻
amount-faan = { $value }番
amount-han = { $value }番
amount-tai = { $value }台
amount-percent-of-limit = 封頂的{ $value }%

## next
## What so much more of a unit would make of the hand.

next-points = 再多{ $more }分：{ $total }
next-fu = 再多{ $more }符：{ $total }
next-doubles = 再多{ $more }翻：{ $total }
next-faan = 再多{ $more }番：{ $total }
next-han = 再多{ $more }番：{ $total }
next-tai = 再多{ $more }台：{ $total }
next-percent-of-limit = 再多封頂的{ $more }%：{ $total }

## yakuman
## A yakuman several times over.

yakuman-double = 雙倍役滿
yakuman-triple = 三倍役滿
yakuman-fourfold = 四倍役滿
yakuman-fivefold = 五倍役滿
yakuman-multiple = 多倍役滿

## why
## Why a line does not count; causes are names of patterns. Under Chinese Official the principle stands with it.

why-implied = 已包含在{ $causes }中
    .chinese-official = { $causes }必然具有（不重複原則）
why-identical = 這些牌已計過同一番種
    .chinese-official = 其中一副牌已組成另一個{ $causes }（不得相同原則）
why-combined-once = 這些牌已在{ $causes }中組合過
    .chinese-official = 這幾副牌已由{ $causes }套算（套算一次原則）
why-regrouped = 這些牌已歸{ $causes }
    .chinese-official = 這些牌已另行組合，計{ $causes }（不拆移原則）
why-recurring = 已計為{ $causes }
why-series = 同系列只計一個，這裡計{ $causes }
why-group = 同類只計一個，這裡計{ $causes }
why-cap = 這一類不能再計
    .chinese-official = 槓的番種只計一項：這裡計{ $causes }
why-direct-count = 單獨計{ $causes }，其餘不計
why-not-ready = { -waits }的不是合法的{ -win }
why-incomplete-sets = 所需的各副{ -sets }尚未完成
why-not-concealed = 必須是暗的
why-melded-not-allowed = 其中的牌不能{ -claim }
    .riichi = 所用面子不能是副露
why-option-off = 依本規則的選項，不與{ $causes }同計
why-no-value = 本規則不計分
    .chinese-official = 本規則無此番種
why-joker = 只有用百搭牌才可能
why-other-decomposition = 已選用手牌的另一種拆法
    .chinese-official = 只在另一種拆法中成立，該拆法得{ $total }分（就高不就低原則）

## why-bare
## The same where the cause has no name; empty where the list above does without.

why-bare-implied = 已包含在另一番種之中
    .chinese-official = 另一番種必然具有（不重複原則）
why-bare-identical = { "" }
    .chinese-official = 其中一副牌已組成同一番種（不得相同原則）
why-bare-combined-once = 這些牌已組合過一次
    .chinese-official = 這幾副牌已套算過（套算一次原則）
why-bare-regrouped = 這些牌已歸另一種組合
    .chinese-official = 這些牌已另行組合（不拆移原則）
why-bare-recurring = 已作為重複的番種計入
why-bare-series = 已計同系列的另一種
why-bare-group = 已計同組的另一種
why-bare-cap = { "" }
    .chinese-official = 槓的番種只計一項
why-bare-direct-count = 只能單獨計，不計它時手牌分值更高
why-bare-not-ready = { "" }
why-bare-incomplete-sets = { "" }
why-bare-not-concealed = { "" }
why-bare-melded-not-allowed = { "" }
why-bare-option-off = 依本規則的選項不計
why-bare-no-value = { "" }
why-bare-joker = { "" }
why-bare-other-decomposition = { "" }
    .chinese-official = 只在另一種拆法中成立（就高不就低原則）

## chance
## What alone would have made it a win.

chance-self-draw = 若自摸，共{ $total }
chance-concealed = 若沒有{ -claim }，共{ $total }
chance-unique-wait = 若{ -takes }邊張、{ -closed-wait }或{ -pair-wait }，共{ $total }
chance-last-copy = 若{ -takes }絕張，共{ $total }
chance-last-tile = 若{ -takes }海底牌，共{ $total }
chance-last-discard = 若{ -takes }最後打出的牌，共{ $total }
chance-kong-replacement = 若{ -takes }槓後補牌，共{ $total }
chance-robbed-kong = 若搶槓{ -wins }，共{ $total }
chance-riichi = 若立直，共{ $total }
chance-flower-replacement = 若{ -takes }補花的牌，共{ $total }
chance-original-call = 若打首張時報聽，共{ $total }
chance-ready = 若報聽，共{ $total }

## barred
## Why a hand is barred from winning, after "No win: ".

barred-maximum-chows = 順子太多
barred-no-mixed-suits = 花色太多
barred-special-hand-required = 不是特殊牌型
barred-no-special-hand = 不是基本牌型
barred-furiten = 振聽，不能榮和
barred-first-in-turn = 另一家順位在先

## danger
## The sets that a danger is made of.

danger-dragons = { $count }副{ -dragons }
danger-winds = { $count }副風牌
danger-kongs = { $count }副槓
danger-honors = { $count }副字牌
danger-terminals = { $count }副{ -terminal }牌
danger-green = { $count }副綠色牌
danger-one-suit = { $count }副同花色的牌
danger-unseen = { $count }張生張
danger-custom-hand = { $count }副該牌型的牌組

## wait-shape
## How a hand waited, in the sentence that says what a pattern needs.

wait-shape-two-sided = 兩面{ -waits }
wait-shape-edge = 邊張{ -waits }
wait-shape-closed = { -closed-wait }{ -waits }
wait-shape-double-pair = 對碰{ -waits }
wait-shape-pair = { -pair-wait }{ -waits }
wait-shape-other = 其他{ -waits }法

## score

worth-points = { $points }分
worth-han = { $han }番
worth-han-fu = { $han }番{ $fu }符
worth-capped = { $worth }（封頂）
limit-percent = 封頂的{ $percent }%
yakuman-percent = 役滿的{ $percent }%
formula-up = 進位至{ $to }的倍數
formula-nearest = 取{ $to }的最近倍數
formula-no-more = 手牌分數以此為上限
formula-table = { $faan }，查表
formula-hundreds = { $formula }，進位至整百
shortcut-here = { $rule }。此手牌為{ $fu }符。
shortcut-so = { $rule }，此手牌也是。
shortcut-counted = { $rule }；此手牌逐項計算為{ $fu }符。
shortcut-because = { $rule }；此手牌有{ $extras }，為{ $fu }符。
next-limit = { $next }（{ $limit }）
reach-short = { $points } · 差{ $short }
instead-same = 番種相同，所用的牌不同
instead-also = 另有{ $new }
instead-without = 少了{ $old }
instead-other = 以{ $new }代替{ $old }
declare-twice = 兩個{ $name }
declare-times = { $times }個{ $name }
declare-valued = { $fan }{ $value }分
declare-sum = 和！{ $fans }：{ $points }分。
declare-flowers = 和！{ $fans }：{ $points }分，加花牌{ $flowers }分，共{ $total }分。
left-none = 已無剩餘
left-some = 剩{ $count }張
rounded-up-to = 進位至{ $fu }
useful-of = { $kinds }種{ $left }張
miss-wait = 須{ $wait }；此手為{ $had }
miss-triplets = 須{ $needs }個暗刻；現有{ $have }個
miss-pungs = 須{ $needs }個暗刻；現有{ $have }個
miss-closed = 須門前清
miss-pairs = 須七個對子；現有{ $have }個
miss-tile-any = 唯{ $out }不合
miss-tile = 只差一張：{ $out }應為{ $into }
miss-tile-such = 只差一張：{ $out }換成{ $into }等
miss-set-any = 唯{ $out }不合
miss-pair-any = 唯{ $out }不合
miss-set = 只差一副：{ $into }
miss-set-such = 只差一副：如{ $into }
only-this-wait = 只聽這一種牌才計：別的牌也能成牌時不計。
why-and-decides = { $why }，但由它決定誰付分（包牌）
if-closed = 門前清{ $value }

## gauge

gauge-reached = { $points }分：已達起{ -hu }的{ $minimum }分
gauge-short = { $points }分，起{ -hu }{ $minimum }分：差{ $short }分，不能{ -wins }
flowers-after = 達到起{ -hu }後另加花牌{ $value }分：共{ $total }分
    .regional = 另加不計入最低分的{ $value }分：共{ $total }分
flowers-no-help = 花牌的{ $value }分在達到起{ -hu }後才計，不能用來湊足起{ -hu }
    .regional = 不計入最低分的{ $value }分不能用來湊足最低分

## headline
## What the result is, in the words of the rulebook.

headline-away = { $count }向聽
headline-discards = 打{ $count }種牌可{ -ready }
headline-waiting = { -ready }：{ $kinds }種{ $left }張
# A hand that a foul has taken out of the deal.
headline-dead = 相公：本{ -deal }不能{ -win }
headline-may-not-win = 本{ -deal }不能{ -win }
headline-not-complete = 牌型未成
headline-short-points = 不能{ -wins }：{ $points }分，起{ -hu }{ $least }分，差{ $short }分
headline-no-yaku = 不能{ -wins }：無役
headline-below = 不能{ -wins }：起{ -hu }{ $least }，現有{ $now }，差{ $short }
headline-barred = 不能{ -wins }：{ $reasons }
headline-win = { $worth } · { -win }
seat-no-win = { $seat }不能{ -wins }
seat-barred = { $seat }不能{ -wins }（{ $reason }）
spoken-win = { $worth }，{ -win }

## headline-plain
## The same where no rulebook has words of its own.

# Below the headline of a hand that is no win.
advice-misfit = 牌型未成。多餘的牌：{ $tiles }。
advice-no-yaku = 日麻至少要有一個役才能和牌。
advice-dora = 寶牌的{ $han }番不算役。
advice-open = 手牌有副露，不能立直，也沒有門前清自摸和。
advice-dora-open = 寶牌的{ $han }番不算役；手牌又有副露，不能立直，也沒有門前清自摸和。
headline-question = 這手牌值多少？
headline-empty = 點選手中的牌，就能看到得分和理由
# The result of a seat that has none.
headline-no-tiles = 還沒有牌
headline-building = { $tiles }/{ $of }張
headline-problems = { $count }處需要更正
headline-wall = 流局：牌牆摸完
headline-draw = 流局：{ $cause }
# What a dead hand is worth that counts as nothing, and why.
worth-of-dead-hand = 0（相公）
dead-hand-is-zeroed = 相公：輸家之間結算時計0分。
seat-total = { $seat }：{ $total }
with-counters = { $worth }＋本場{ $counters }
spoken-undoubled = { $points }分，共{ $total }分
spoken-once = { $points }分，翻一次，共{ $total }分
spoken-twice = { $points }分，翻兩次，共{ $total }分
spoken-times = { $points }分，翻{ $times }次，共{ $total }分
spoken-multiplied = { $points }分，乘以{ $times }，共{ $total }分
spoken-limit = { $worth }，封頂
spoken-points = { $worth }分
spoken-gets = { $seat }得{ $amount }分
spoken-pays = { $seat }付{ $amount }分
spoken-alone = { $headline }。
spoken-paid = { $headline }：{ $payments }。

## outcome
## What heads the page, in the words of the rulebook.

outcome-discard-from = { $seat }{ -deal-in }
outcome-kong-from = 搶{ $seat }的槓
outcome-needed = 起{ -hu }{ $amount }
outcome-several-on = { $seat }打{ $tile }，{ $count }家{ -win }
outcome-several-of = { $seat }打牌，{ $count }家{ -win }
outcome-several = { $count }家{ -win }
outcome-liable = 包牌
outcome-discarder = { -deal-in }
outcome-ready = { -ready }：{ $who }。
outcome-furiten = 振聽：不能{ -discard-win }

## change
## What the last change did to what is paid.

as-before = 不變

## outcome-plain
## The same where no rulebook has words of its own. Names stand before what they do: “West, North” “hand you each”.

outcome-hands-you = 付給你
outcome-hand-you-each = 各付給你
outcome-hands-to = 付給{ $seat }
outcome-hand-each-to = 各付給{ $seat }
outcome-you-receive = 你共收
outcome-receives = { $seat }共收
# After an amount that each of the others pays.
outcome-all = 每家
outcome-nothing = 不付
outcome-base = 底分{ $amount }

## handed
## What is handed over, for whoever listens; names stand before what they do: “West” “hands you”. The counters of the classical game are no count of wins.

handed-in = { $who }{ $does }{ $amount }：{ $pieces }。
handed-plain = { $who }{ $does }{ $amount }。
handed-sticks = { $value }點棒{ $count }根
handed-bones = { $value }點籌碼{ $count }枚
handed-count = 點棒{ $count }根
handed-count-bones = 籌碼{ $count }枚

## payment

account-table = 桌上立直棒
account-bank = 公帳
part-of = { $seat }的{ $part }
part-liable = { $part }，包牌
danger-sets = { $count }副牌
warning-shows = { $seat }亮出{ $sets }。
warning-wall = 牌牆快要摸完。
warning-fed = 最後一副由{ $seat }餵成，{ $seat }包牌：{ $costs }。
warning-fed-toward = { $pattern }的最後一副由{ $seat }餵成，{ $seat }包牌：{ $costs }。
warning-next = 誰再餵成一副，誰就包牌：{ $costs }。
warning-next-toward = 誰再為{ $pattern }餵成一副，誰就包牌：{ $costs }。
warning-unseen = 誰打出生張，誰就包牌：{ $costs }。
warning-unseen-toward = 誰為{ $pattern }打出生張，誰就包牌：{ $costs }。
warning-cost = { $who }自摸時付{ $drawn }，別家{ -deal-in }時付{ $discarded }。
warning-cost-drawn = { $who }自摸時付{ $drawn }。
warning-cost-direct = 屆時付{ $paid }。

## costs

costs-half = 若自摸則代各家付分，若由他人{ -deal-in }則付一半
costs-part = 若自摸則代各家付分，若由他人{ -deal-in }則付{ $part }
costs-any = 不論誰打出{ -winning-tile }，都代各家付分
costs-self-drawn = 若自摸則代各家付分；若他人再打出這類牌而{ -deal-in }，則改由該人付分
costs-direct = 若正是以這張牌{ -win }，則代各家付分
costs-pattern-only = { $costs }，僅限此番種的部分
costs-unknown = 代各家付分

## furiten

furiten-waits = 振聽：{ $tiles }在自己的捨牌裡，只能自摸{ -win }。
furiten-passed = 振聽：見逃了{ -winning-tile }，只能自摸{ -win }。
furiten-ron = 振聽：{ $tiles }在自己的捨牌裡，不能榮和。

## liability-rule

# A rule of liability without a pattern to be named by: {rule} in the sentences of the table.
liability-rule-last-five = 最後5張
liability-rule-nine-tiles = 同花色9張

## declare-riichi
## What the winner says in riichi where it is not said in romanized Japanese.

declare-ron = 榮和！{ $yaku }。{ $amount }。
declare-tsumo = 自摸！{ $yaku }。{ $amount }。
# A set of dragons or of a wind, and one of a wind that is both the seat’s and the round’s.
declare-honor = 役牌{ $tile }
declare-double-wind = 連風{ $tile }
declare-dora = { $name }{ $times }
declare-from-each = 每家{ $each }
declare-split = { $each }、{ $dealer }
declare-counters = { $amount }，加本場{ $more }

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
