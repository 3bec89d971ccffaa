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

restriction-maximum-chows = 手牌的順子多於本規則允許的數量。
restriction-no-mixed-suits = 本規則只允許{ -win }者有一種花色，可帶或不帶字牌。
restriction-special-hand-required = 本規則只有封頂牌和特殊牌型可以{ -win }。
restriction-no-special-hand = 手牌既不是面子加將眼，也不是本規則的特殊牌型。
restriction-furiten = 振聽：見逃了{ -winning-tile }，不能榮和。
restriction-first-in-turn = 另有順位在先的{ -win }者，而本規則一張捨牌只許一家{ -wins }。

## step

step-going-out = { -hu }底
    .riichi = 底符
step-seven-pairs = 七對子
step-pung = 刻子
step-kong = 槓
step-pair-dragon = 三元牌將眼
step-pair-own-wind = 門風將眼
step-pair-round-wind = 圈風將眼
step-pair-double-wind = 連風將眼
step-bonus-tiles = 花牌
step-edge-wait = 邊張
step-closed-wait = 嵌張
step-pair-wait = 單釣
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
step-faan = 番種番數
    .taiwanese = 番種台數
step-auxiliary-faan = 底分折番
    .taiwanese = 底分折台
step-maximum-faan = 番數上限
    .taiwanese = 台數上限
step-han = 番數
step-base = 基本點
step-total = 支付總額

## fu-set
## A pung or a kong that is counted: how it lies and what its tiles are.

fu-set-open-pung-simples = 中張明刻
fu-set-open-pung-terminals = 老頭明刻
fu-set-open-pung-honors = 字牌明刻
fu-set-open-kong-simples = 中張明槓
fu-set-open-kong-terminals = 老頭明槓
fu-set-open-kong-honors = 字牌明槓
fu-set-closed-pung-simples = 中張暗刻
fu-set-closed-pung-terminals = 老頭暗刻
fu-set-closed-pung-honors = 字牌暗刻
fu-set-closed-kong-simples = 中張暗槓
fu-set-closed-kong-terminals = 老頭暗槓
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
transfer-ready = 流局聽牌
transfer-losers = 各輸家手牌之差
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

principle-help-implied = 不重複原則：某個番種必然具有的番種，不再另計。
principle-help-identical = 不得相同原則：已用某副面子與一副面子組成番種後，不得再用它與其他面子組成相同的番種。
principle-help-combined-once = 套算一次原則：尚未組合過的面子，可與已組合過的面子套算一次。
principle-help-regrouped = 不拆移原則：已組成番種的面子，不得拆開重組成別的面子來計另一番種。
principle-help-recurring = { "" }
principle-help-series = { "" }
principle-help-group = { "" }
principle-help-cap = 數個槓的番種中，只計最高的一個。
principle-help-direct-count = { "" }
principle-help-not-ready = { "" }
principle-help-incomplete-sets = { "" }
principle-help-not-concealed = { "" }
principle-help-melded-not-allowed = { "" }
principle-help-minimum = { "" }
principle-help-option-off = { "" }
principle-help-no-value = { "" }
principle-help-joker = { "" }
principle-help-other-decomposition = 就高不就低原則：同一手牌有多種拆法時，由和牌者選擇其中一種。

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

why-implied = 已包含在{ $causes }之中
    .chinese-official = { $causes }必然具有（不重複原則）
why-identical = 同樣的面子已計過此番種
    .chinese-official = 其中一副面子已用於另一個{ $causes }（不得相同原則）
why-combined-once = 其面子已在{ $causes }中組合過
    .chinese-official = 其面子已由{ $causes }組合（套算一次原則）
why-regrouped = 其面子已用於{ $causes }
    .chinese-official = 其牌已用於另一組面子，計{ $causes }（不拆移原則）
why-recurring = 已計為{ $causes }
why-series = 同系列只計一種：這裡計{ $causes }
why-group = 只計其中一種：這裡計{ $causes }
why-cap = 這一類不能再計
    .chinese-official = 槓的番種只計一項：這裡計{ $causes }
why-direct-count = 單獨計{ $causes }，其餘不計
why-not-ready = 手牌並未聽合法的{ -win }
why-incomplete-sets = 所需的面子尚未齊全
why-not-concealed = 必須是暗的
why-melded-not-allowed = 其面子不得副露
why-minimum = 手牌未達起{ -hu }
why-option-off = 依這份規則書的選項，不與{ $causes }同計
why-no-value = 在這份規則書中不計分
    .chinese-official = 本規則無此番種
why-joker = 只有用百搭牌才可能
why-other-decomposition = 已選用手牌的另一種拆法
    .chinese-official = 只在另一種拆法中成立，該拆法得{ $total }分（就高不就低原則）

## why-bare
## The same where the cause has no name; empty where the list above does without.

why-bare-implied = 已包含在另一番種之中
    .chinese-official = 另一番種必然具有（不重複原則）
why-bare-identical = { "" }
    .chinese-official = 其中一副面子已用於這個番種（不得相同原則）
why-bare-combined-once = 其面子已組合過一次
    .chinese-official = 其面子已組合過（套算一次原則）
why-bare-regrouped = 其面子已用於另一種組合
    .chinese-official = 其牌已用於另一組面子（不拆移原則）
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
why-bare-minimum = { "" }
why-bare-option-off = 依這份規則書的選項不計
why-bare-no-value = { "" }
why-bare-joker = { "" }
why-bare-other-decomposition = { "" }
    .chinese-official = 只在另一種拆法中成立（就高不就低原則）

## chance
## What alone would have made it a win.

chance-self-draw = 若自摸，共{ $total }
chance-concealed = 若未吃碰槓，共{ $total }
chance-unique-wait = 若{ -takes }邊張、嵌張或單釣，共{ $total }
    .chinese-official = 若和邊張、坎張或單釣，共{ $total }
chance-last-copy = 若{ -takes }絕張，共{ $total }
chance-last-tile = 若{ -takes }牌牆最後一張，共{ $total }
chance-last-discard = 若{ -takes }最後一張捨牌，共{ $total }
chance-kong-replacement = 若{ -takes }槓後補牌，共{ $total }
chance-robbed-kong = 若搶槓，共{ $total }
chance-riichi = 若立直，共{ $total }
chance-flower-replacement = 若{ -takes }補花的牌，共{ $total }
chance-original-call = 若打首張時報聽，共{ $total }
chance-ready = 若報聽，共{ $total }

## barred
## Why a hand is barred from winning, after "No win: ".

barred-maximum-chows = 順子太多
barred-no-mixed-suits = 花色太多
barred-special-hand-required = 不是特殊牌型
barred-no-special-hand = 不是面子加將眼
barred-furiten = 振聽，不能榮和
barred-first-in-turn = 另一家順位在先

## danger
## The sets that a danger is made of.

danger-dragons = { $count }副三元牌
danger-winds = { $count }副風牌
danger-kongs = { $count }個槓
danger-honors = { $count }副字牌
danger-terminals = { $count }副老頭牌
danger-green = { $count }副綠色牌
danger-one-suit = { $count }副同花色面子
danger-unseen = { $count }張生張

## wait-shape
## How a hand waited, in the sentence that says what a pattern needs.

wait-shape-two-sided = 兩面聽
wait-shape-edge = 邊張聽
wait-shape-closed = 嵌張聽
    .chinese-official = 坎張聽
    .hong-kong = 卡窿聽
    .taiwanese = 中洞聽
wait-shape-double-pair = 對碰聽
wait-shape-pair = 單釣聽
    .riichi = 單騎聽
    .taiwanese = 單吊聽
wait-shape-other = 其他聽法

## score

worth-points = { $points }分
worth-han = { $han }番
worth-han-fu = { $han }番{ $fu }符
worth-capped = { $worth }（封頂）
limit-percent = 封頂的{ $percent }%
yakuman-percent = 役滿的{ $percent }%
formula-up = 進位至{ $to }的倍數
formula-nearest = 取{ $to }的最近倍數
formula-no-more = 手牌價值以此為上限
formula-table = { $faan }，查表
formula-hundreds = { $formula }，進位至整百
shortcut-here = { $rule }。此手牌為{ $fu }符。
shortcut-so = { $rule }，此手牌也是。
shortcut-counted = { $rule }；此手牌逐項計算為{ $fu }符。
shortcut-because = { $rule }；此手牌有{ $extras }，為{ $fu }符。
next-limit = { $next }（{ $limit }）
reach-short = { $points } · 差{ $short }
instead-same = 番種相同，面子不同
instead-also = 另有{ $new }
instead-without = 少了{ $old }
instead-other = 以{ $new }代替{ $old }
declare-twice = { $name }兩次
declare-times = { $name }{ $times }次
declare-valued = { $fan }{ $value }分
declare-sum = 和！{ $fans }：{ $points }分。
declare-flowers = 和！{ $fans }：{ $points }分，加花牌{ $flowers }分，共{ $total }分。
left-none = 已無剩餘
left-some = 剩{ $count }張
rounded-up-to = 進位至{ $fu }
pays-all = 每家{ $amount }
useful-of = { $kinds }種{ $left }張
miss-wait = 須{ $wait }；此手為{ $had }
miss-triplets = 須{ $needs }個暗刻；現有{ $have }個
miss-pungs = 須{ $needs }個暗刻；現有{ $have }個
miss-closed = 須門前清
miss-pairs = 須七個對子；現有{ $have }個
miss-tile-any = 只差一張：{ $out }不合
miss-tile = 只差一張：{ $out }應為{ $into }
miss-tile-such = 只差一張：{ $out }換成{ $into }等
miss-set-any = 只差一組：{ $out }不合
miss-pair-any = 只差對子：{ $out }不合
miss-set = 只差一組：{ $into }
miss-set-such = 只差一組：如{ $into }
only-this-wait = 若有別的牌也能和，則不計。
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
headline-discards = 打{ $count }種牌可聽牌
headline-not-complete = 不成{ -win }
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
advice-misfit = 還不成和牌。多餘的牌：{ $tiles }。
advice-no-yaku = 立直麻將至少要有一個役才能和牌，寶牌不是役。
advice-no-yaku-open = 立直麻將至少要有一個役才能和牌，寶牌不是役。這手牌有副露，不能立直，也沒有門前清自摸和。
headline-empty = 點選手牌，即知分數與理由
headline-building = { $tiles }/{ $of }張
headline-waiting = 聽牌：{ $kinds }種{ $left }張
headline-problems = { $count }處需要更正
headline-wall = 流局：牌牆摸完
headline-draw = 流局：{ $cause }
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

## payment

account-table = 桌上立直棒
account-bank = 公庫
part-of = { $part }（{ $seat }）
part-liable = { $part }，包牌
danger-sets = { $count }副面子
warning-shows = { $seat }亮出{ $sets }。
warning-wall = 牌牆快要摸完。
warning-fed = 其中最後一副由{ $seat }餵成，{ $seat }須包牌：{ $costs }。
warning-fed-towards = 其中最後一副由{ $seat }餵成，{ $seat }須包{ $pattern }：{ $costs }。
warning-next = 誰再餵成一副，誰就包牌：{ $costs }。
warning-next-towards = 誰再為{ $pattern }餵成一副，誰就包牌：{ $costs }。
warning-unseen = 誰打出生張，誰就包牌：{ $costs }。
warning-unseen-towards = 誰為{ $pattern }打出生張，誰就包牌：{ $costs }。

## costs

costs-half = 若自摸則代各家付分，若由他人{ -deal-in }則付一半
costs-any = 不論誰打出{ -winning-tile }，都代各家付分
costs-self-drawn = 若自摸則代各家付分；若他人再打出這類牌而{ -deal-in }，則改由該人付分
costs-direct = 若正是以這張牌{ -win }，則代各家付分
costs-pattern-only = { $costs }，僅限此番種的部分
costs-unknown = 代其他各家付分

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
declare-dora = { $name }{ $times }
declare-from-each = 每家{ $each }
declare-split = { $each }、{ $dealer }
declare-counters = { $amount }，加本場{ $more }
