### What a hand is worth and why, and who pays whom.

## unit

unit-points = 分
unit-fu = 符
unit-doubles = 翻
unit-faan = 番
unit-han = 番（日麻）
unit-tai = 台
unit-percent-of-limit = %封顶

## limit

limit-mangan = 满贯
limit-haneman = 跳满
limit-baiman = 倍满
limit-sanbaiman = 三倍满
limit-counted-yakuman = 累计役满
limit-yakuman = 役满
limit-limit = 封顶

## restriction

restriction-maximum-chows = 顺子多于本规则所允许的。
restriction-no-mixed-suits = 本规则只有一种花色（可带字牌）才能{ -wins }。
restriction-special-hand-required = 本规则只有封顶牌和特殊牌型可以{ -win }。
restriction-no-special-hand = 既不是各副{ -sets }加一对{ -eyes }的基本牌型，也不是本规则的特殊牌型。
restriction-furiten = 振听：见逃了{ -winning-tile }，不能荣和。
restriction-first-in-turn = 另有顺位在先的{ -win }者，而本规则一炮只许一家{ -wins }。

## step

step-going-out = { -win }底分
    .riichi = 底符
step-seven-pairs = 七对
    .riichi = 七对子
step-pung = 刻子
step-kong = 杠
step-pair-dragon = { -dragons }{ -eye }
step-pair-own-wind = { -seat-wind }{ -eye }
step-pair-round-wind = { -round-wind }{ -eye }
step-pair-double-wind = 连风{ -eye }
step-bonus-tiles = 花牌
step-edge-wait = 边张
step-closed-wait = { -closed-wait }
step-pair-wait = { -pair-wait }
step-self-drawn = 自摸
step-self-drawn-pinfu = 自摸：平和不加符
step-concealed-discard = 门前清{ -discard-win }
    .riichi = 门前清荣和
step-open-minimum = 副露平和形
step-round-up = 进位
step-item-points = 番种分
step-sum = 合计
step-rounded-points = 分数取整
step-doubles = 翻数
step-doubled = 翻倍后
step-rounded = 取整
step-limit = 封顶
step-direct = 直接计分
step-faan = 番数合计
    .taiwanese = 台数合计
step-auxiliary-faan = 底分折番
    .taiwanese = 底分折台
step-maximum-faan = 番数上限
    .taiwanese = 台数上限
step-han = 番数
step-base = 基本点
step-total = 付分总额

## fu-set
## A pung or a kong that is counted: how it lies and what its tiles are.

fu-set-open-pung-simples = 中张明刻
fu-set-open-pung-terminals = { -terminal }明刻
fu-set-open-pung-honors = 字牌明刻
fu-set-open-kong-simples = 中张明杠
fu-set-open-kong-terminals = { -terminal }明杠
fu-set-open-kong-honors = 字牌明杠
fu-set-closed-pung-simples = 中张暗刻
fu-set-closed-pung-terminals = { -terminal }暗刻
fu-set-closed-pung-honors = 字牌暗刻
fu-set-closed-kong-simples = 中张暗杠
fu-set-closed-kong-terminals = { -terminal }暗杠
fu-set-closed-kong-honors = 字牌暗杠

## shortcut-rule

shortcut-rule-seven-pairs = 七对子：固定25符
shortcut-rule-kongs = 有杠的手牌：逐项计算
shortcut-rule-all-pungs = 对对和：几乎都是40符
shortcut-rule-pinfu = 平和：荣和30符，自摸20符
shortcut-rule-closed = 门前清：荣和几乎都是40符，自摸30符
shortcut-rule-open = 副露：几乎都是30符

## extra

extra-concealed-terminal-or-honor = 一副幺九暗刻
extra-two-open-terminals-or-honors = 两副幺九明刻
extra-open-terminal-or-honor-and-concealed-simple = 一副幺九明刻和一副中张暗刻
extra-two-concealed-simples = 两副中张暗刻

## transfer

transfer-hand = 手牌
transfer-honba = 本场
transfer-deposit = 立直棒
transfer-ready = 流局{ -ready }
transfer-losers = 手牌之差
transfer-penalty = 罚分
transfer-nagashi = 流局满贯
transfer-kong = 杠
transfer-flowers = 花牌
transfer-yakitori = 烧鸟

## on-top

on-top-basic = 各家底分
on-top-dealer = 庄家加分
on-top-repeats = 连庄
on-top-self-draw = 自摸加分

## principle-help

principle-help-implied = 不重复原则：某个番种成立时必然并存的番种，不再计分。
principle-help-identical = 不得相同原则：已组合成某一番种的牌，不能再同其他一副牌组成相同的番种计分。
principle-help-combined-once = 套算一次原则：尚未组合过的一副牌，只可同已组合过的一副牌套算一次。
principle-help-regrouped = 不拆移原则：确定一个番种后，不能把它的牌拆开，重新组成别的番种计分。
principle-help-recurring = { "" }
principle-help-series = { "" }
principle-help-group = { "" }
principle-help-cap = 数个杠的番种中，只计最高的一个。
principle-help-direct-count = { "" }
principle-help-not-ready = { "" }
principle-help-incomplete-sets = { "" }
principle-help-not-concealed = { "" }
principle-help-melded-not-allowed = { "" }
principle-help-option-off = { "" }
principle-help-no-value = { "" }
principle-help-joker = { "" }
principle-help-other-decomposition = 就高不就低原则：手牌可以有不同的组合时，由和牌者选择得分高的一种。

## amount
## So much of a unit; a list by unit.

amount-points = { $value }分
amount-fu = { $value }符
amount-doubles = { $value }翻
amount-faan = { $value }番
amount-han = { $value }番
amount-tai = { $value }台
amount-percent-of-limit = 封顶的{ $value }%

## next
## What so much more of a unit would make of the hand.

next-points = 再加{ $more }分：{ $total }
next-fu = 再加{ $more }符：{ $total }
next-doubles = 再加{ $more }翻：{ $total }
next-faan = 再加{ $more }番：{ $total }
next-han = 再加{ $more }番：{ $total }
next-tai = 再加{ $more }台：{ $total }
next-percent-of-limit = 再加封顶的{ $more }%：{ $total }

## yakuman
## A yakuman several times over.

yakuman-double = 双倍役满
yakuman-triple = 三倍役满
yakuman-fourfold = 四倍役满
yakuman-fivefold = 五倍役满
yakuman-multiple = 多倍役满

## why
## Why a line does not count; causes are names of patterns. Under Chinese Official the principle stands with it.

why-implied = 已包含在{ $causes }中
    .chinese-official = { $causes }必然具有（不重复原则）
why-identical = 这些牌已计过同一番种
    .chinese-official = 其中一副牌已组成另一个{ $causes }（不得相同原则）
why-combined-once = 这些牌已在{ $causes }中组合过
    .chinese-official = 这几副牌已由{ $causes }套算（套算一次原则）
why-regrouped = 这些牌已归{ $causes }
    .chinese-official = 这些牌已另行组合，计{ $causes }（不拆移原则）
why-recurring = 已计为{ $causes }
why-series = 同一系列只计一个，此处计{ $causes }
why-group = 同类只计一个，此处计{ $causes }
why-cap = 这一类不能再多计
    .chinese-official = 杠的番种只计一个，此处计{ $causes }
why-direct-count = 单独计{ $causes }，其余不计
why-not-ready = { -waits }的不是合法的{ -win }
why-incomplete-sets = 所需的各副{ -sets }尚未完成
why-not-concealed = 须为暗的
why-melded-not-allowed = 其中的牌不能{ -claim }
    .riichi = 所用面子不能是副露
why-option-off = 依本规则的选项，不与{ $causes }同计
why-no-value = 本规则不计分
    .chinese-official = 本规则无此番种
why-joker = 须用百搭牌才可能
why-other-decomposition = 手牌已取另一种拆法
    .chinese-official = 只有另一种拆法才有，那样共{ $total }分（就高不就低原则）

## why-bare
## The same where the cause has no name; empty where the list above does without.

why-bare-implied = 已包含在另一番种中
    .chinese-official = 另一番种必然具有（不重复原则）
why-bare-identical = { "" }
    .chinese-official = 其中一副牌已组成同一番种（不得相同原则）
why-bare-combined-once = 这些牌已组合过一次
    .chinese-official = 这几副牌已套算过（套算一次原则）
why-bare-regrouped = 这些牌已归另一种组合
    .chinese-official = 这些牌已另行组合（不拆移原则）
why-bare-recurring = 已计为重复的番种
why-bare-series = 已计同系列的另一个
why-bare-group = 已计同类的另一个
why-bare-cap = { "" }
    .chinese-official = 杠的番种只计一个
why-bare-direct-count = 只能单独计，不计它时手牌分值更高
why-bare-not-ready = { "" }
why-bare-incomplete-sets = { "" }
why-bare-not-concealed = { "" }
why-bare-melded-not-allowed = { "" }
why-bare-option-off = 依本规则的选项不计
why-bare-no-value = { "" }
why-bare-joker = { "" }
why-bare-other-decomposition = { "" }
    .chinese-official = 只有另一种拆法才有（就高不就低原则）

## chance
## What alone would have made it a win.

chance-self-draw = 若自摸，共{ $total }
chance-concealed = 若没有{ -claim }，共{ $total }
chance-unique-wait = 若{ -takes }边张、{ -closed-wait }或{ -pair-wait }，共{ $total }
chance-last-copy = 若{ -takes }绝张，共{ $total }
chance-last-tile = 若{ -takes }海底牌，共{ $total }
chance-last-discard = 若{ -takes }最后打出的牌，共{ $total }
chance-kong-replacement = 若{ -takes }杠后补摸的牌，共{ $total }
chance-robbed-kong = 若抢杠{ -wins }，共{ $total }
chance-riichi = 若立直，共{ $total }
chance-flower-replacement = 若{ -takes }补花的牌，共{ $total }
chance-original-call = 若打首张时报听，共{ $total }
chance-ready = 若报听，共{ $total }

## barred
## Why a hand is barred from winning, after "No win: ".

barred-maximum-chows = 顺子过多
barred-no-mixed-suits = 花色过多
barred-special-hand-required = 不是特殊牌型
barred-no-special-hand = 不是基本牌型
barred-furiten = 振听，不能荣和
barred-first-in-turn = 另一家顺位在先

## danger
## The sets that a danger is made of.

danger-dragons = { $count }副{ -dragons }
danger-winds = { $count }副风牌
danger-kongs = { $count }副杠
danger-honors = { $count }副字牌
danger-terminals = { $count }副{ -terminal }牌
danger-green = { $count }副绿色牌
danger-one-suit = { $count }副同花色的牌
danger-unseen = { $count }张生张
danger-custom-hand = { $count }副该牌型的牌组

## wait-shape
## How a hand waited, in the sentence that says what a pattern needs.

wait-shape-two-sided = 两面{ -waits }
wait-shape-edge = 边张{ -waits }
wait-shape-closed = { -closed-wait }{ -waits }
wait-shape-double-pair = 对碰{ -waits }
wait-shape-pair = { -pair-wait }{ -waits }
wait-shape-other = 其他{ -waits }法

## score

worth-points = { $points }分
worth-han = { $han }番
worth-han-fu = { $han }番{ $fu }符
worth-capped = { $worth }（封顶）
limit-percent = 封顶的{ $percent }%
yakuman-percent = 役满的{ $percent }%
formula-up = 进位到{ $to }的倍数
formula-nearest = 取最近的{ $to }的倍数
formula-no-more = 任何手牌都不超过此值
formula-table = { $faan }，查表
formula-hundreds = { $formula }，进位到百位
shortcut-here = { $rule }，此处为{ $fu }符。
shortcut-so = { $rule }，此处也是。
shortcut-counted = { $rule }；此处逐项计算为{ $fu }符。
shortcut-because = { $rule }；此处因有{ $extras }，为{ $fu }符。
next-limit = { $next }（{ $limit }）
reach-short = { $points } · 差{ $short }
instead-same = 番种相同，所用的牌不同
instead-also = 另有{ $new }
instead-without = 没有{ $old }
instead-other = 有{ $new }，没有{ $old }
declare-twice = 两个{ $name }
declare-times = { $times }个{ $name }
declare-valued = { $fan }{ $value }分
declare-sum = 和！{ $fans }：{ $points }分。
declare-flowers = 和！{ $fans }：{ $points }分，加花牌{ $flowers }分，共{ $total }分。
left-none = 已无剩余
left-some = 剩{ $count }张
rounded-up-to = 进位到{ $fu }
useful-of = { $kinds }种{ $left }张
miss-wait = 须{ $wait }；此手为{ $had }
miss-triplets = 须{ $needs }个暗刻；现有{ $have }个
miss-pungs = 须{ $needs }个暗刻；现有{ $have }个
miss-closed = 须门前清
miss-pairs = 须七个对子；现有{ $have }个
miss-tile-any = 唯有{ $out }不合
miss-tile = 只差一张：{ $out }应为{ $into }
miss-tile-such = 只差一张：{ $out }换成{ $into }等
miss-set-any = 唯有{ $out }不合
miss-pair-any = 唯有{ $out }不合
miss-set = 只差一副：{ $into }
miss-set-such = 只差一副：如{ $into }
only-this-wait = 只听这一种牌才计：别的牌也能成牌时不计。
why-and-decides = { $why }，但由它决定谁付分（包牌）
if-closed = 门前清{ $value }

## gauge

gauge-reached = { $points }分：已达{ $minimum }分起{ -hu }
gauge-short = { $points }/{ $minimum }分：差{ $short }分，不能{ -wins }
flowers-after = 起{ -hu }之外另加花牌{ $value }分：共{ $total }分
    .regional = 另加不计入最低分的{ $value }分：共{ $total }分
flowers-no-help = 花牌{ $value }分在起{ -hu }之后才加，不能用来凑足起{ -hu }
    .regional = 不计入最低分的{ $value }分不能用来凑足最低分

## headline
## What the result is, in the words of the rulebook.

headline-away = { $count }向听
headline-discards = 打{ $count }种牌可以{ -ready }
headline-waiting = { -waits }{ $kinds }种，剩{ $left }张
# A hand that a foul has taken out of the deal.
headline-dead = 死手：本{ -deal }不能{ -win }
headline-may-not-win = 本{ -deal }不能{ -win }
headline-not-complete = 牌型未成
headline-short-points = 不能{ -wins }：{ $points }/{ $least }分，差{ $short }分
headline-no-yaku = 不能{ -wins }：无役
headline-below = 不能{ -wins }：起{ -hu }{ $least }，现有{ $now }，差{ $short }
headline-barred = 不能{ -wins }：{ $reasons }
headline-win = { $worth } · { -win }
seat-no-win = { $seat }不能{ -wins }
seat-barred = { $seat }不能{ -wins }（{ $reason }）
spoken-win = { $worth }，{ -win }

## headline-plain
## The same where no rulebook has words of its own.

# Below the headline of a hand that is no win.
advice-misfit = 牌型未成。多余的牌：{ $tiles }。
advice-no-yaku = 日麻至少要有一个役才能和牌。
advice-dora = 宝牌的{ $han }番不算役。
advice-open = 手牌有副露，不能立直，也没有门前清自摸和。
advice-dora-open = 宝牌的{ $han }番不算役；手牌又有副露，不能立直，也没有门前清自摸和。
headline-question = 这手牌值多少？
headline-empty = 点选手中的牌，就能看到得分和理由
# The result of a seat that has none.
headline-no-tiles = 还没有牌
headline-building = { $tiles }/{ $of }张
headline-problems = { $count }处需要更正
headline-wall = 流局：牌墙摸完
headline-draw = 流局：{ $cause }
# What a dead hand is worth that counts as nothing, and why.
worth-of-dead-hand = 0（死手）
dead-hand-is-zeroed = 死手：各输家之间结算时计0分。
seat-total = { $seat }：{ $total }
with-counters = { $worth }＋本场{ $counters }
spoken-undoubled = { $points }分，共计{ $total }
spoken-once = { $points }分，翻倍1次，共计{ $total }
spoken-twice = { $points }分，翻倍2次，共计{ $total }
spoken-times = { $points }分，翻倍{ $times }次，共计{ $total }
spoken-multiplied = { $points }分，乘以{ $times }，共计{ $total }
spoken-limit = { $worth }，封顶
spoken-points = { $worth }分
spoken-gets = { $seat }得{ $amount }分
spoken-pays = { $seat }付{ $amount }分
spoken-alone = { $headline }。
spoken-paid = { $headline }：{ $payments }。

## outcome
## What heads the page, in the words of the rulebook.

outcome-discard-from = { $seat }{ -deal-in }
outcome-kong-from = 抢{ $seat }的杠
outcome-needed = 起{ -hu }{ $amount }
outcome-several-on = { $seat }打{ $tile }，{ $count }家{ -win }
outcome-several-of = { $seat }打牌，{ $count }家{ -win }
outcome-several = { $count }家{ -win }
outcome-liable = 包牌
outcome-discarder = { -deal-in }
outcome-ready = { -ready }：{ $who }。
outcome-furiten = 振听：不能{ -discard-win }

## change
## What the last change did to what is paid.

as-before = 不变

## outcome-plain
## The same where no rulebook has words of its own. Names stand before what they do: “West, North” “hand you each”.

outcome-hands-you = 付给你
outcome-hand-you-each = 各付给你
outcome-hands-to = 付给{ $seat }
outcome-hand-each-to = 各付给{ $seat }
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
handed-sticks = { $value }点棒{ $count }根
handed-bones = { $value }点筹码{ $count }枚
handed-count = 点棒{ $count }根
handed-count-bones = 筹码{ $count }枚

## payment

account-table = 桌上立直棒
account-bank = 公账
part-of = { $seat }的{ $part }
part-liable = { $part }（包牌）
danger-sets = { $count }副牌
warning-shows = { $seat }已亮出{ $sets }。
warning-wall = 牌墙快要摸完。
warning-fed = 最后一副由{ $seat }喂成，{ $seat }包牌：{ $costs }。
warning-fed-toward = { $pattern }的最后一副由{ $seat }喂成，{ $seat }包牌：{ $costs }。
warning-next = 谁再喂成一副，谁就包牌：{ $costs }。
warning-next-toward = 谁再为{ $pattern }喂成一副，谁就包牌：{ $costs }。
warning-unseen = 谁打出生张，谁就包牌：{ $costs }。
warning-unseen-toward = 谁为{ $pattern }打出生张，谁就包牌：{ $costs }。
warning-cost = { $who }自摸时付{ $drawn }，别家{ -deal-in }时付{ $discarded }。
warning-cost-drawn = { $who }自摸时付{ $drawn }。
warning-cost-direct = 届时付{ $paid }。

## costs

costs-half = { -win }者自摸时代各家付分，他家{ -deal-in }时付一半
costs-part = { -win }者自摸时代各家付分，他家{ -deal-in }时付{ $part }
costs-any = 不论谁{ -deal-in }，都代各家付分
costs-self-drawn = { -win }者自摸时代各家付分；若有人再打出这样的牌{ -deal-in }，则由{ -deal-in }者付
costs-direct = { -win }者正好{ -takes }这张牌时，代各家付分
costs-pattern-only = { $costs }，只限该番种的部分
costs-unknown = 代各家付分

## furiten

furiten-waits = 振听：{ $tiles }在自己的舍牌里，只能自摸{ -win }。
furiten-passed = 振听：见逃了{ -winning-tile }，只能自摸{ -win }。
furiten-ron = 振听：{ $tiles }在自己的舍牌里，不能荣和。

## liability-rule

# A rule of liability without a pattern to be named by: {rule} in the sentences of the table.
liability-rule-last-five = 最后5张
liability-rule-nine-tiles = 同花色9张

## declare-riichi
## What the winner says in riichi where it is not said in romanized Japanese.

declare-ron = 荣和！{ $yaku }。{ $amount }。
declare-tsumo = 自摸！{ $yaku }。{ $amount }。
# A set of dragons or of a wind, and one of a wind that is both the seat’s and the round’s.
declare-honor = 役牌{ $tile }
declare-double-wind = 连风{ $tile }
declare-dora = { $name }{ $times }
declare-from-each = 每家{ $each }
declare-split = { $each }、{ $dealer }
declare-counters = { $amount }，加本场{ $more }

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
