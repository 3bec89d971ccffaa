### The table.

## board

board-table = 牌桌
board-center = 本{ -deal }
board-chosen = 正在此處輸入牌
board-choose = 在此輸入牌
board-dealer = 莊家
board-wins = { -win }
board-wins-too = 也{ -win }
board-discarded-it = { -deal-in }
board-furiten = 振聽
board-riichi = 立直
board-ready = { -ready }
board-dead = 相公
board-barred = 不能{ -win }
board-river = { -discards }
board-enter-discards = 輸入{ -discards }
board-done = 完成
board-worth = 直接填分
board-fouls = 罰分
board-fouls-help = 各項犯規的罰分與付分一併列出。
board-fewer = 減少一次
board-more = 增加一次
board-hand-is-dead = 手牌已成相公
board-may-not-win = 不能再{ -win }
board-danger = 危險
board-sound = 危險提示音
board-sound-help = 打出的牌可能導致包牌時，響一聲短音。
board-nothing-paid = 無人付分。
board-matrix = 誰付給誰
board-payer = 付出
board-gets = 收取
board-net = 合計
board-sentences = 文字說明
board-liability = 誰包牌，為什麼
board-discard-of = 關於這張打出的牌
board-after = 怎樣得來
board-after-wall = 摸牌
board-after-dead-wall = 補牌
board-after-claim = { -claim }
board-chosen-from = 當時的手牌
board-chosen-help = 無牌可選：摸牌後手中全是危險牌的人，打出危險牌不包牌。請為這張打出的牌輸入當時的手牌，或直接取用上面的手牌。
board-take-hand = 取用上面的手牌
board-forget-hand = 清除
board-remove-discard = 移除這張牌
board-who-claims = 誰要這張牌？
board-nobody = 無人
board-as-table = 表格
board-honba = 本場數
board-sticks = 立直棒
board-round = { -round-wind }
board-east-wins = 莊家先前連{ -hu }
    .taiwanese = 已連莊
board-of-table = 存分
    .riichi = 立直棒
board-of-bank = 公帳
    .chinese-official = 罰分

## board-say

# Who pays whom: what stands for {what} below.
board-claimed-from = 來自{ $seat }
board-pays = { $payer }付給{ $payee }{ $amount }分
board-pays-to-table = { $payer }往桌上放{ $amount }分
board-pays-to-bank = { $payer }扣{ $amount }分
board-gets-from-table = { $payee }取得桌上的{ $amount }分
board-gets-from-bank = { $payee }加{ $amount }分
# {why} is one of the reasons below, or a list of them.
board-because = { $what }，因為{ $why }。
board-because-of-foul = { $what }，因為犯規：{ $fouls }。
board-settled = { $what }。
# {fed} is one of the last two of the tiles below, {rule} the name of a pattern.
board-is-liable-for-discarding = { $who }打出{ $fed }，須包{ $rule }
board-is-liable-for-feeding = { $who }餵出{ $fed }，須包{ $rule }
board-is-liable-as-entered = { $who }已指定為包牌者
board-dealer-pays-double = 莊家付雙份
board-east-doubles = 莊家收付都加倍
board-east-gets-double = 莊家收雙倍
board-own-table = 付分比例依規則的付分表
board-share-by-rules = 付分比例依規則
board-dealer-bonus = 莊家收付都加{ $amount }
board-stakes = 底{ $base }、每台{ $unit }
board-repeats = 連莊{ $repeats }次加{ $amount }
board-rounded = { $sum }，取整為{ $amount }
board-hand-worth = { $who }的手牌值{ $worth }分
board-hands-compared = { $payee }的手牌值{ $more }分而{ $payer }的值{ $less }分
board-counters-lie = 桌上有{ $number }本場
board-sticks-lay = 桌上有{ $number }根立直棒
board-nagashi = { $who }流局滿貫（捨牌全是么九牌）
board-made-kong = { $who }開槓
board-has-flowers = { $who }集齊花牌
board-has-bonus = 規則另有獎分
# A foul by its name, or by one of these.
board-foul-times = { $foul }{ $times }次
board-foul-taken-back = { $foul }，已立即收回
# What was fed or discarded.
board-the-tile = { $tile }
board-dangerous-tile = 危險牌
# Why somebody is liable for a win, or is not.
verdict-fed-the-set = { $who }包{ $rule }：打出{ $fed }，餵成了危險的一副。
verdict-named = { $who }包牌：由輸入者指定。
verdict-no-choice = { $who }不包{ $rule }：無牌可選，手中全是危險牌。
verdict-later-discard = { $who }不包{ $rule }：責任轉到後來打出的危險牌。
# A discard of a seat by its place.
board-discard-number = { $seat }打出的第{ $number }張牌

## board-why

board-discarded-winning-tile = { $who }{ -deal-in }
board-discarder-doubles = { -deal-in }者付雙倍
board-pays-for-all = 代各家付分
board-each-loser-pays = 其他各家都付分
board-dealer-won = 莊家{ -win }
board-basic-payment = 其他各家一律各付{ $amount }分
board-at-most = { -deal-in }者以外最多付{ $most }分
board-discarder-half = { -deal-in }者付總數的一半
board-self-draw-bonus = 自摸加{ $amount }
board-made-kongs = { $who }開槓{ $kongs }次
board-was-ready = { $who }流局時{ -ready }
board-made-robbed-kong = { $who }被搶槓
board-drawn-doubles = 自摸付雙倍
board-everybody-pays-drawn = 自摸由各家付分
verdict-direct = { $who }包{ $rule }：打出{ $fed }{ -deal-in }。
verdict-direct-sets = { $who }包{ $rule }：對方已亮出{ $sets }副牌，打出{ $fed }{ -deal-in }。
verdict-another-hand = { $who }不包牌：{ -takes }的不是{ $rule }。
verdict-another-win = { $who }不包{ $rule }：{ -win }方式不在包牌規則之內。
verdict-kong = { $who }不包{ $rule }：{ $fed }被用來開槓。
