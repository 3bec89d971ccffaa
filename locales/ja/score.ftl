### What a hand is worth and why, and who pays whom.

## unit

unit-points = 点
unit-fu = 符
unit-doubles = 翻（倍加）
unit-faan = 番
unit-han = 翻
unit-tai = 台
unit-percent-of-limit = %（対上限）

## limit

limit-mangan = 満貫
limit-haneman = 跳満
limit-baiman = 倍満
limit-sanbaiman = 三倍満
limit-counted-yakuman = 数え役満
limit-yakuman = 役満
limit-limit = 上限

## restriction

restriction-maximum-chows = 順子の数が、このルールで和了できる数を超えています。
restriction-no-mixed-suits = このルールで和了できるのは、一色の手（字牌はあってもよい）だけです。
restriction-special-hand-required = このルールで和了できるのは役満と特殊形だけです。
restriction-no-special-hand = 4面子1雀頭の形ではなく、このルールの特殊形でもありません。
restriction-furiten = フリテン：和了牌を見逃したため、ロン和了できません。
restriction-first-in-turn = 順番が先の和了者がいます。このルールでは1枚の捨て牌で和了できるのは1人だけです。

## step

step-going-out = 副底
step-seven-pairs = 七対子
step-pung = 刻子
step-kong = 槓子
step-pair-dragon = 三元牌の雀頭
step-pair-own-wind = 自風の雀頭
step-pair-round-wind = 場風の雀頭
step-pair-double-wind = 連風牌の雀頭
step-bonus-tiles = 花牌
step-edge-wait = 辺張待ち
step-closed-wait = 嵌張待ち
step-pair-wait = 単騎待ち
step-self-drawn = ツモ
step-self-drawn-pinfu = ツモ（平和は0符）
step-concealed-discard = 門前ロン
step-open-minimum = 喰い平和形
step-round-up = 切り上げ
step-item-points = 役の点
step-sum = 合計
step-rounded-points = 端数処理後の点
step-doubles = 翻数
step-doubled = 倍加後
step-rounded = 端数処理後
step-limit = 上限
step-direct = 単独計算
step-faan = 役の番
    .taiwanese = 役の台
step-auxiliary-faan = 補助点の番
    .taiwanese = 補助点の台
step-maximum-faan = 番の上限
    .taiwanese = 台の上限
step-han = 翻
step-base = 基本点
step-total = 支払い合計

## fu-set
## A pung or a kong that is counted: how it lies and what its tiles are.

fu-set-open-pung-simples = 中張牌の明刻
fu-set-open-pung-terminals = 老頭牌の明刻
    .riichi = 么九牌の明刻
fu-set-open-pung-honors = 字牌の明刻
    .riichi = 么九牌の明刻
fu-set-open-kong-simples = 中張牌の明槓
fu-set-open-kong-terminals = 老頭牌の明槓
    .riichi = 么九牌の明槓
fu-set-open-kong-honors = 字牌の明槓
    .riichi = 么九牌の明槓
fu-set-closed-pung-simples = 中張牌の暗刻
fu-set-closed-pung-terminals = 老頭牌の暗刻
    .riichi = 么九牌の暗刻
fu-set-closed-pung-honors = 字牌の暗刻
    .riichi = 么九牌の暗刻
fu-set-closed-kong-simples = 中張牌の暗槓
fu-set-closed-kong-terminals = 老頭牌の暗槓
    .riichi = 么九牌の暗槓
fu-set-closed-kong-honors = 字牌の暗槓
    .riichi = 么九牌の暗槓

## shortcut-rule

shortcut-rule-seven-pairs = 七対子：常に25符
shortcut-rule-kongs = カンのある手：すべての面子の符を計算
shortcut-rule-all-pungs = 対々和：ほぼ40符
shortcut-rule-pinfu = 平和：ロン30符、ツモ20符
shortcut-rule-closed = 門前：ロンはほぼ40符、ツモはほぼ30符
shortcut-rule-open = 鳴いた手：ほぼ30符

## extra

extra-concealed-terminal-or-honor = 么九牌の暗刻・暗槓1つ
extra-two-open-terminals-or-honors = 么九牌の明刻・明槓2つ
extra-open-terminal-or-honor-and-concealed-simple = 么九牌の明刻・明槓1つと中張牌の暗刻・暗槓1つ
extra-two-concealed-simples = 中張牌の暗刻・暗槓2つ

## transfer

transfer-hand = 和了
transfer-honba = 本場
transfer-deposit = 供託
transfer-ready = 流局時のテンパイ
transfer-losers = 敗者同士の差額
transfer-penalty = 罰符
transfer-nagashi = 流し満貫
transfer-kong = カン
transfer-flowers = 花牌
transfer-yakitori = 焼き鳥

## on-top

on-top-basic = 敗者全員が払う分
on-top-dealer = 親の加算
on-top-repeats = 連荘
on-top-self-draw = ツモの加算

## principle-help

principle-help-implied = 不重複の原則：ある役に必ず伴う役は、重ねて数えません。
principle-help-identical = 不得相同の原則：ある面子と組んで役になった面子は、別の面子と組んで同じ役を作れません。
principle-help-combined-once = 套算一次の原則：一度組み合わせた後、残りの各面子は、すでに使った面子と一度だけ組み合わせられます。
principle-help-regrouped = 不拆移の原則：ある役に使った面子をばらして、別の役のために組み直すことはできません。
principle-help-recurring = { "" }
principle-help-series = { "" }
principle-help-group = { "" }
principle-help-cap = 槓子の数の役は、最も高いものだけを数えます。
principle-help-direct-count = { "" }
principle-help-not-ready = { "" }
principle-help-incomplete-sets = { "" }
principle-help-not-concealed = { "" }
principle-help-melded-not-allowed = { "" }
principle-help-option-off = { "" }
principle-help-no-value = { "" }
principle-help-joker = { "" }
principle-help-other-decomposition = 就高不就低の原則：何通りかに解釈できる手では、その1つを選べます。

## amount
## So much of a unit; a list by unit.

amount-points = { $value }点
amount-fu = { $value }符
amount-doubles = { $value }翻
amount-faan = { $value }番
amount-han = { $value }翻
amount-tai = { $value }台
amount-percent-of-limit = 上限の{ $value }%

## next
## What so much more of a unit would make of the hand.

next-points = あと{ $more }点で{ $total }点
next-fu = あと{ $more }符で{ $total }点
next-doubles = あと{ $more }翻で{ $total }点
next-faan = あと{ $more }番で{ $total }点
next-han = あと{ $more }翻で{ $total }点
next-tai = あと{ $more }台で{ $total }点
next-percent-of-limit = あと上限の{ $more }%で{ $total }点

## yakuman
## A yakuman several times over.

yakuman-double = ダブル役満
yakuman-triple = トリプル役満
yakuman-fourfold = 4倍役満
yakuman-fivefold = 5倍役満
yakuman-multiple = 6倍役満以上

## why
## Why a line does not count; causes are names of patterns. Under Chinese Official the principle stands with it.

why-implied = すでに{ $causes }に含まれる
    .chinese-official = { $causes }に必ず伴う（不重複の原則）
why-identical = 同じ面子の同じ役はすでに数えた
    .chinese-official = 面子の1つが別の{ $causes }に使用済み（不得相同の原則）
why-combined-once = 面子はすでに{ $causes }で組み合わせた
    .chinese-official = 面子はすでに{ $causes }で組み合わせ済み（套算一次の原則）
why-regrouped = 面子は{ $causes }に使う
    .chinese-official = 牌は{ $causes }のため別の面子に使用（不拆移の原則）
why-recurring = { $causes }としてまとめて数える
why-series = 同じ系列では1つだけ数える：ここでは{ $causes }
why-group = このうち1つだけ数える：ここでは{ $causes }
why-cap = これ以上は数えない
    .chinese-official = 槓子の数の役は1つだけ数える：ここでは{ $causes }
why-direct-count = { $causes }のほかは何も数えない
why-not-ready = 和了できるテンパイのときだけ数える
why-incomplete-sets = 面子がまだそろっていない
why-not-concealed = 鳴かないことが条件
why-melded-not-allowed = 面子を鳴くと成立しない
why-option-off = このルールでは「{ $causes }」の設定により無効
why-no-value = このルールでは点が付かない
    .chinese-official = このルールでは役ではない
why-joker = ジョーカーを使うときだけできる
why-other-decomposition = 手牌の別の解釈を採用
    .chinese-official = { $total }点になる別の解釈でのみ成立（就高不就低の原則）

## why-bare
## The same where the cause has no name; empty where the list above does without.

why-bare-implied = すでにほかの役に含まれる
    .chinese-official = ほかの役に必ず伴う（不重複の原則）
why-bare-identical = { "" }
    .chinese-official = 面子の1つがすでにこの役に使用済み（不得相同の原則）
why-bare-combined-once = 面子はすでに一度組み合わせた
    .chinese-official = 面子はすでに組み合わせ済み（套算一次の原則）
why-bare-regrouped = 面子は別の組み合わせに使う
    .chinese-official = 牌は別の面子に使用（不拆移の原則）
why-bare-recurring = 2組の役としてまとめて数える
why-bare-series = 同じ系列の別の役を数える
why-bare-group = この中の別の役を数える
why-bare-cap = { "" }
    .chinese-official = 槓子の数の役は1つだけ数える
why-bare-direct-count = 単独でしか数えず、数えないほうが高い
why-bare-not-ready = { "" }
why-bare-incomplete-sets = { "" }
why-bare-not-concealed = { "" }
why-bare-melded-not-allowed = { "" }
why-bare-option-off = このルールでは無効
why-bare-no-value = { "" }
why-bare-joker = { "" }
why-bare-other-decomposition = { "" }
    .chinese-official = 別の解釈でのみ成立（就高不就低の原則）

## chance
## What alone would have made it a win.

chance-self-draw = ツモなら{ $total }点
chance-concealed = 鳴いていなければ{ $total }点
chance-unique-wait = 辺張・嵌張・単騎待ちなら{ $total }点
chance-last-copy = その牌の最後の1枚なら{ $total }点
chance-last-tile = 海底牌のツモなら{ $total }点
chance-last-discard = 最後の捨て牌なら{ $total }点
chance-kong-replacement = 嶺上牌のツモなら{ $total }点
chance-robbed-kong = 槍槓なら{ $total }点
chance-riichi = リーチなら{ $total }点
chance-flower-replacement = 花牌の補充牌なら{ $total }点
chance-original-call = 第一打でテンパイを宣言していれば{ $total }点
chance-ready = テンパイを宣言していれば{ $total }点

## barred
## Why a hand is barred from winning, after "No win: ".

barred-maximum-chows = 順子が多すぎる
barred-no-mixed-suits = 種類が多すぎる
barred-special-hand-required = 特殊形でない
barred-no-special-hand = 4面子1雀頭の形でない
barred-furiten = フリテンのためロン不可
barred-first-in-turn = 頭ハネで順番が先の人が優先

## danger
## The sets that a danger is made of.

danger-dragons = 三元牌{ $count }組
danger-winds = 風牌{ $count }組
danger-kongs = 槓子{ $count }組
danger-honors = 字牌{ $count }組
danger-terminals = 老頭牌{ $count }組
danger-green = 緑の牌{ $count }組
danger-one-suit = 一色の面子{ $count }組
danger-unseen = 場に見えていない牌{ $count }枚
danger-custom-hand = その手の面子{ $count }組

## wait-shape
## How a hand waited, in the sentence that says what a pattern needs.

wait-shape-two-sided = 両面待ち
wait-shape-edge = 辺張待ち
wait-shape-closed = 嵌張待ち
wait-shape-double-pair = シャンポン待ち
wait-shape-pair = 単騎待ち
wait-shape-other = 別の待ち

## score

worth-points = { $points }点
worth-han = { $han }翻
worth-han-fu = { $han }翻{ $fu }符
worth-capped = { $worth }（上限）
limit-percent = 上限の{ $percent }%
yakuman-percent = 役満の{ $percent }%
formula-up = { $to }の倍数に切り上げ
formula-nearest = 最も近い{ $to }の倍数
formula-no-more = 手の点数の上限
formula-table = 点数表の{ $faan }
formula-hundreds = { $formula }、100点未満切り上げ
shortcut-here = { $rule }。この手は{ $fu }符です。
shortcut-so = { $rule }。この手も当てはまります。
shortcut-counted = { $rule }。この手は数えると{ $fu }符です。
shortcut-because = { $rule }。この手は{ $extras }があるので{ $fu }符です。
next-limit = { $next }（{ $limit }）
reach-short = { $points } · { $short }不足
instead-same = 同じ役を別の面子で
instead-also = ほかに{ $new }
instead-without = { $old }なし
instead-other = { $old }の代わりに{ $new }
declare-twice = { $name }2つ
declare-times = { $name }{ $times }つ
declare-valued = { $fan } { $value }点
declare-sum = 和！ { $fans }：{ $points }点。
declare-flowers = 和！ { $fans }：{ $points }点、花牌{ $flowers }点で計{ $total }点。
left-none = 残りなし
left-some = 残り{ $count }枚
rounded-up-to = { $fu }符に切り上げ
useful-of = { $kinds }種{ $left }枚
miss-wait = { $wait }が必要（この手は{ $had }）
miss-triplets = 暗刻が{ $needs }つ必要（今は{ $have }つ）
miss-pungs = 暗刻が{ $needs }つ必要（今は{ $have }つ）
miss-closed = 門前であることが必要
miss-pairs = 対子が7つ必要（今は{ $have }つ）
miss-tile-any = 1枚だけ合わない：{ $out }
miss-tile = あと1枚：{ $out }の代わりに{ $into }
miss-tile-such = あと1枚：{ $out }の代わりに{ $into }など
miss-set-any = 1面子だけ合わない：{ $out }
miss-pair-any = 雀頭だけ合わない：{ $out }
miss-set = あと1面子：{ $into }
miss-set-such = あと1面子：{ $into }など
only-this-wait = ほかの牌で完成する手では数えない。
why-and-decides = { $why }（ただし支払いはこの役の包で決まる）
if-closed = 門前なら{ $value }

## gauge

gauge-reached = { $points }点：最低の{ $minimum }点に届いた
gauge-short = { $minimum }点中{ $points }点：{ $short }点不足で和了不可
flowers-after = 最低点とは別に花牌が{ $value }点：合計{ $total }点
    .regional = 最低点に数えない点が{ $value }点：合計{ $total }点
flowers-no-help = 花牌の{ $value }点は最低点に数えず、不足を補えない
    .regional = 最低点に数えない{ $value }点では、不足を補えない

## headline
## What the result is, in the words of the rulebook.

headline-away = { $count }シャンテン
headline-discards = テンパイになる打牌：{ $count }種
headline-waiting = テンパイ：{ $kinds }種{ $left }枚待ち
# A hand that a foul has taken out of the deal.
headline-dead = 手が無効：この局は和了できません
headline-may-not-win = この局は和了できません
headline-not-complete = 和了形ではありません
headline-short-points = 和了不可：{ $least }点中{ $points }点、{ $short }点不足
headline-no-yaku = 和了不可：役なし
headline-below = 和了不可：最低{ $least }のところ{ $now }、{ $short }不足
headline-barred = 和了不可：{ $reasons }
headline-win = { $worth } · 和了
seat-no-win = { $seat } 和了不可
seat-barred = { $seat } 和了不可（{ $reason }）
spoken-win = { $worth }、和了

## headline-plain
## The same where no rulebook has words of its own.

# Below the headline of a hand that is no win.
advice-misfit = 和了形ではありません。余っている牌：{ $tiles }。
advice-no-yaku = 和了には役が1つ以上必要です。
advice-dora = ドラの{ $han }翻は役になりません。
advice-open = 鳴いているので、リーチとツモ（門前清自摸和）は付きません。
advice-dora-open = ドラの{ $han }翻は役にならず、鳴いているのでリーチとツモ（門前清自摸和）も付きません。
headline-question = この手は何点？
headline-empty = 牌を選ぶと、点数とその理由がわかります
# The result of a seat that has none.
headline-no-tiles = まだ牌がありません
headline-building = { $of }枚中{ $tiles }枚
headline-problems = 修正が必要：{ $count }件
headline-wall = 荒牌流局
headline-draw = 流局：{ $cause }
# What a dead hand is worth that counts as nothing, and why.
worth-of-dead-hand = 0（手が無効）
dead-hand-is-zeroed = 手が無効です。敗者間の精算では0として数えます。
seat-total = { $seat } { $total }点
with-counters = { $worth }＋本場{ $counters }
spoken-undoubled = { $points }点、計{ $total }点
spoken-once = { $points }点を1回倍にして{ $total }点
spoken-twice = { $points }点を2回倍にして{ $total }点
spoken-times = { $points }点を{ $times }回倍にして{ $total }点
spoken-multiplied = { $points }点を{ $times }倍にして{ $total }点
spoken-limit = { $worth }、上限
spoken-points = { $worth }点
spoken-gets = { $seat }が{ $amount }点を受け取り
spoken-pays = { $seat }が{ $amount }点を支払い
spoken-alone = { $headline }。
spoken-paid = { $headline }：{ $payments }。

## outcome
## What heads the page, in the words of the rulebook.

outcome-discard-from = { $seat }からロン
outcome-kong-from = { $seat }から槍槓
outcome-needed = 和了には{ $amount }以上
outcome-several-on = { $seat }の{ $tile }で{ $count }人が和了
    .riichi = { $seat }の{ $tile }で{ $count }人がロン
outcome-several-of = { $seat }の捨て牌で{ $count }人が和了
    .riichi = { $seat }の捨て牌で{ $count }人がロン
outcome-several = { $count }人が和了
outcome-liable = 責任払い
outcome-discarder = 放銃者
outcome-ready = テンパイ：{ $who }。
outcome-furiten = フリテン：ロンできません

## change
## What the last change did to what is paid.

as-before = 変わらず

## outcome-plain
## The same where no rulebook has words of its own. Names stand before what they do: “West, North” “hand you each”.

outcome-hands-you = から受け取る
outcome-hand-you-each = からそれぞれ受け取る
outcome-hands-to = から{ $seat }へ
outcome-hand-each-to = からそれぞれ{ $seat }へ
outcome-you-receive = 受け取り
outcome-receives = { $seat }の受け取り
# After an amount that each of the others pays.
outcome-all = オール
outcome-nothing = 支払いなし
outcome-base = 基礎点{ $amount }

## handed
## What is handed over, for whoever listens; names stand before what they do: “West” “hands you”. The counters of the classical game are no count of wins.

handed-in = { $who }{ $does }：{ $amount }点（{ $pieces }）。
handed-plain = { $who }{ $does }：{ $amount }点。
handed-sticks = { $value }点棒{ $count }本
handed-bones = { $value }点のチップ{ $count }枚
handed-count = 点棒{ $count }本
handed-count-bones = チップ{ $count }枚

## payment

account-table = 卓上の供託
account-bank = 場外
part-of = { $seat }の{ $part }
part-liable = { $part }（責任払い）
danger-sets = { $count }組
warning-shows = { $seat }が{ $sets }を見せています。
warning-wall = 山の残りがわずかです。
warning-fed = { $seat }が最後の1組を鳴かせたので責任払い：{ $costs }。
warning-fed-toward = { $seat }が{ $pattern }につながる最後の1組を鳴かせたので責任払い：{ $costs }。
warning-next = 次の1組になる牌を切ると責任払い：{ $costs }。
warning-next-toward = { $pattern }につながる次の1組になる牌を切ると責任払い：{ $costs }。
warning-unseen = 場に見えていない牌を切ると責任払い：{ $costs }。
warning-unseen-toward = { $pattern }につながる、場に見えていない牌を切ると責任払い：{ $costs }。
warning-cost = { $who }がツモなら{ $drawn }点、他家のロンなら{ $discarded }点。
warning-cost-drawn = { $who }がツモなら{ $drawn }点。
warning-cost-direct = その場合{ $paid }点。

## costs

costs-half = ツモなら全員分、他家の放銃なら半分を払います
costs-part = ツモなら全員分、他家の放銃なら{ $part }を払います
costs-any = 誰が放銃しても全員分を払います
costs-self-drawn = ツモなら全員分を払い、ほかの人がその種の牌で放銃すればその人が払います
costs-direct = まさにその牌で和了されると全員分を払います
costs-pattern-only = { $costs }（この役の分のみ）
costs-unknown = 他家の分を払います

## furiten

furiten-waits = フリテン：{ $tiles }が自分の捨て牌にあるため、ツモ和了しかできません。
furiten-passed = フリテン：和了牌を見逃したため、ツモ和了しかできません。
furiten-ron = フリテン：{ $tiles }が自分の捨て牌にあるため、ロン和了できません。

## liability-rule

# A rule of liability without a pattern to be named by: {rule} in the sentences of the table.
liability-rule-last-five = 最後の5枚
liability-rule-nine-tiles = 一色9枚

## declare-riichi
## What the winner says in riichi where it is not said in romanized Japanese.

declare-ron = ロン。{ $yaku }。{ $amount }。
declare-tsumo = ツモ。{ $yaku }。{ $amount }。
# A set of dragons or of a wind, and one of a wind that is both the seat’s and the round’s.
declare-honor = { $tile }
declare-double-wind = ダブ{ $tile }
declare-dora = { $name }{ $times }
declare-from-each = { $each }オール
declare-split = { $each }・{ $dealer }
declare-counters = { $amount }は{ $more }

## called
## A yaku in the short word that is called at a table of riichi; empty where its name is said, and in languages that say the names.

called-riichi = リーチ
called-double-riichi = ダブルリーチ
called-open-riichi = オープンリーチ
called-fed-open-riichi = オープンリーチ
called-fully-concealed = ツモ
called-pinfu-hand = ピンフ
called-all-simples = タンヤオ
called-two-identical = イーペーコー
called-two-identical-twice = リャンペーコー
called-same-chow-all-suits = 三色
called-pure-straight = イッツー
called-terminal-or-honor-each = チャンタ
called-terminal-each = ジュンチャン
called-seven-pairs = チートイツ
called-pung-hand = トイトイ
called-one-suit-honors = ホンイツ
called-one-suit-only = チンイツ
called-last-tile = ハイテイ
called-last-discard = ホウテイ
called-supplement = リンシャン
called-robbing-kong = チャンカン
called-ura-dora = 裏
called-red-dora = 赤
called-north-bonus = 抜きドラ
