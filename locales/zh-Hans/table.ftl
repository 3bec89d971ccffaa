### The table.

## board

board-table = 牌桌
board-center = 本{ -deal }
board-chosen = 正在此处输入牌
board-choose = 在此输入牌
board-dealer = 庄家
board-wins = { -win }
board-wins-too = 也{ -win }
board-discarded-it = { -deal-in }
board-furiten = 振听
board-riichi = 立直
board-ready = { -ready }
board-dead = 死手
board-barred = 不能{ -win }
board-river = { -discards }
board-enter-discards = 输入{ -discards }
board-done = 完成
board-worth = 直接填分
board-fouls = 罚分
board-fouls-help = 各项犯规的罚分与付分一并列出。
board-fewer = 减少一次
board-more = 增加一次
board-hand-is-dead = 手牌已成死手
board-may-not-win = 不能再{ -win }
board-danger = 危险
board-sound = 危险提示音
board-sound-help = 打出的牌可能导致包牌时，响一声短音。
board-nothing-paid = 无人付分。
board-matrix = 谁付给谁
board-payer = 付出
board-gets = 收取
board-net = 合计
board-sentences = 文字说明
board-liability = 谁包牌，为什么
board-discard-of = 关于这张打出的牌
board-after = 怎样得来
board-after-wall = 摸牌
board-after-dead-wall = 补牌
board-after-claim = { -claim }
board-chosen-from = 当时的手牌
board-chosen-help = 无牌可选：摸牌后手中全是危险牌的人，打出危险牌不包牌。请为这张打出的牌输入当时的手牌，或直接取用上面的手牌。
board-take-hand = 取用上面的手牌
board-forget-hand = 清除
board-remove-discard = 移除这张牌
board-who-claims = 谁要这张牌？
board-nobody = 无人
board-as-table = 表格
board-honba = 本场数
board-sticks = 立直棒
board-round = { -round-wind }
board-east-wins = 庄家已连{ -hu }
    .taiwanese = 已连庄
board-of-table = 存分
    .riichi = 立直棒
board-of-bank = 公账
    .chinese-official = 罚分

## board-say

# Who pays whom: what stands for {what} below.
board-claimed-from = 来自{ $seat }
board-pays = { $payer }付给{ $payee }{ $amount }分
board-pays-to-table = { $payer }往桌上放{ $amount }分
board-pays-to-bank = { $payer }扣{ $amount }分
board-gets-from-table = { $payee }从桌上收取{ $amount }分
board-gets-from-bank = { $payee }加{ $amount }分
# {why} is one of the reasons below, or a list of them.
board-because = { $what }，因为{ $why }。
board-because-of-foul = { $what }，因为犯规：{ $fouls }。
board-settled = { $what }。
# {fed} is one of the last two of the tiles below, {rule} the name of a pattern.
board-is-liable-for-discarding = { $who }打出{ $fed }，须包{ $rule }
board-is-liable-for-feeding = { $who }喂出{ $fed }，须包{ $rule }
board-is-liable-as-entered = { $who }已指定为包牌者
board-dealer-pays-double = 庄家付双份
board-east-doubles = 庄家付收都加倍
board-east-gets-double = 庄家收双倍
board-own-table = 付分比例依规则的付分表
board-share-by-rules = 付分比例依规则
board-dealer-bonus = 庄家收付都加{ $amount }
board-stakes = 底{ $base }、每台{ $unit }
board-repeats = 连庄{ $repeats }次加{ $amount }
board-rounded = { $sum }，取整为{ $amount }
board-hand-worth = { $who }的手牌值{ $worth }分
board-hands-compared = { $payee }的手牌值{ $more }分而{ $payer }的值{ $less }分
board-counters-lie = 桌上有{ $number }本场
board-sticks-lay = 桌上有{ $number }根立直棒
board-nagashi = { $who }流局满贯（舍牌全是幺九牌）
board-made-kong = { $who }开杠
board-has-flowers = { $who }集齐花牌
board-has-bonus = 规则另有奖分
# A foul by its name, or by one of these.
board-foul-times = { $foul }{ $times }次
board-foul-taken-back = { $foul }（立即收回）
# What was fed or discarded.
board-the-tile = { $tile }
board-dangerous-tile = 危险牌
# Why somebody is liable for a win, or is not.
verdict-fed-the-set = { $who }包{ $rule }：打出{ $fed }，喂成了危险的一副。
verdict-named = { $who }包牌：由输入者指定。
verdict-no-choice = { $who }不包{ $rule }：无牌可选，手中全是危险牌。
verdict-later-discard = { $who }不包{ $rule }：责任转到后来打出的危险牌。
# A discard of a seat by its place.
board-discard-number = { $seat }打出的第{ $number }张牌

## board-why

board-discarded-winning-tile = { $who }{ -deal-in }
board-discarder-doubles = { -deal-in }者付双份
board-pays-for-all = 代各家付分
board-each-loser-pays = 其他各家都付分
board-dealer-won = 庄家{ -win }
board-basic-payment = 其他各家一律各付{ $amount }分
board-at-most = { -deal-in }者以外最多付{ $most }分
board-discarder-half = { -deal-in }者付总数的一半
board-self-draw-bonus = 自摸加{ $amount }
board-made-kongs = { $who }开杠{ $kongs }次
board-was-ready = { $who }流局时{ -ready }
board-made-robbed-kong = { $who }被抢杠
board-drawn-doubles = 自摸付双份
board-everybody-pays-drawn = 自摸由各家付分
verdict-direct = { $who }包{ $rule }：打出{ $fed }{ -deal-in }。
verdict-direct-sets = { $who }包{ $rule }：对方已亮出{ $sets }副牌，打出{ $fed }{ -deal-in }。
verdict-another-hand = { $who }不包牌：{ -takes }的不是{ $rule }。
verdict-another-win = { $who }不包{ $rule }：{ -win }方式不在包牌规则之内。
verdict-kong = { $who }不包{ $rule }：{ $fed }被用来开杠。
