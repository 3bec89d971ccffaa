### What happens in a deal, and what may be wrong with what was entered.

## by

by-self-draw = 自摸
by-discard = { -discard-win }
by-robbed-kong = 抢杠

## won
## How a tile came, in short, beside what it is worth.

won-self-draw = 自摸和
    .riichi = 自摸
    .hong-kong = 自摸
    .taiwanese = 自摸
won-discard = { -discard-win }
won-robbed-kong = 搶槓

## earth

earth-first-draw = 首次摸牌即和
earth-first-discard = 莊家打出的第一張牌
earth-either = 首次摸牌，或莊家打出的第一張牌

## situation

situation-last-tile = 海底牌（牌牆最後一張）
situation-last-discard = 最後打出的牌
    .riichi = 河底牌（最後打出的牌）
situation-kong-replacement = 槓後補牌
situation-flower-replacement = 補花後
    .riichi = 拔北後補牌
situation-kong-on-kong = 槓上槓
situation-kong-discard = 槓後打出的牌
situation-riichi-discard = 立直宣言牌
situation-last-copy = 絕張
situation-heaven = 莊家起手即{ -wins }
    .chinese-official = 莊家起手即{ -wins }（十四張）
situation-earth = 首次摸牌即{ -wins }
situation-human = 首次摸牌前{ -takes }他家打出的牌
    .riichi = 首次摸牌前榮和
situation-dealt = 起手即{ -wins }
situation-early10 = 全桌打出不超過10張
situation-early5 = 全桌打出不超過5張

## riichi

riichi-none = 未立直
riichi-riichi = 立直
riichi-double = 兩立直
riichi-open = 開立直
riichi-double-open = 兩立直加開立直

## draw-cause

draw-cause-wall = 牌牆摸完
    .riichi = 荒牌流局
    .chinese-official = 荒莊
draw-cause-nine-terminals = 九種九牌
draw-cause-four-winds = 四風連打
draw-cause-four-riichi = 四家立直
draw-cause-four-kongs = 四槓散了
draw-cause-three-wins = 三家和了
draw-cause-abandoned = 中止

## offense

offense-false-win = { -false-win }
offense-false-win-not-ready = 未{ -ready }{ -false-win }
offense-false-claim = 錯吃碰槓
    .hong-kong = 錯上碰槓
offense-chombo = 重罰（chombo）
offense-own1 = 犯規1
offense-own2 = 犯規2
offense-own3 = 犯規3
offense-own4 = 犯規4
offense-own5 = 犯規5
offense-own6 = 犯規6

## immediate

immediate-kong = 明槓
immediate-added-kong = 加槓
immediate-concealed-kong = 暗槓
immediate-own-flowers = 本座花與季
immediate-animal-pair = 貓與鼠，或雞與蜈蚣
immediate-flower-set = 四花、四季、四動物或四人頭

## unreadable

unreadable-character = 不是記法中的字元
unreadable-digit = 是該花色沒有的數字
unreadable-suit-missing = 缺少花色字母：m、p、s、z或f
unreadable-digit-missing = 缺少數字
unreadable-bracket = 括號不成對
unreadable-meld = 不能算一副：須為三張相連，或三、四張相同
unreadable-win = 後面不是恰好一張牌
unreadable-joker = 是百搭牌，卻沒有說明代替哪張牌

## unfit

unfit-hand-full = 放不下：手牌已滿
unfit-melds-full = 放不下：{ -melds }已滿
unfit-no-flowers = 是花牌，本規則不用這種花牌
unfit-flower-twice = 已經有了
unfit-flower-wins = 是花牌，不能{ -takes }花牌
unfit-others-win = 是{ -winning-tile }，但另一家已{ -win }
unfit-nobody-wins = 是{ -winning-tile }，但本{ -deal }無人{ -win }

## lost

lost-version = 其他版本
lost-field = 未知欄位
lost-rulebook = 未知規則
lost-option = 未知自訂規則
lost-tiles = 牌
lost-value = 不可能的數值

## problem
## What is wrong and how to put it right.

problem-wrong-version = 這是其他版本製作的。請用製作它的版本開啟。
problem-unknown-field = 沒有{ $name }欄位。請刪去。
problem-missing-field = 缺少必要的內容。請補上。
problem-wrong-type = 這個值的類型不對。請檢查格式。
problem-unknown-value = 這裡不能選{ $name }。請從清單中選一個。
problem-out-of-range = 這個數字太小或太大。請更改。
problem-text-too-long = 這段文字太長。請縮短。
problem-too-many-entries = 這個清單太長。請移除一些。
problem-too-many-problems = 還有更多問題。請先改正以上各項。
problem-unreadable-tiles = 這些字元不是牌。牌的寫法如123m 406p 11z。
problem-unknown-rulebook = 沒有名為{ $name }的規則。請從清單中選一份。
problem-unknown-base = 找不到所依據的規則{ $name }。請先加入那套規則。
problem-unknown-pattern = 沒有{ $name }番種。請檢查寫法。
problem-unknown-option = 沒有{ $name }選項。請檢查寫法。
problem-unreadable-template = 範本中有無法辨識的部分。請檢查標出的地方。
problem-template-suit-missing = 範本中的這些數字缺少花色。請加上m、p、s，或字母a、b、c。
problem-template-size = 範本的張數不對。手牌為14張；五副{ -sets }加一對{ -eyes }的規則為17張。槓按三張計算。
problem-template-unfillable = 沒有牌符合這個範本。請檢查數字和相同牌的張數。
problem-template-too-open = 這個範本的可能性太多。請減少字母，或用[ ]列出可選的牌。
problem-inactive-item = 設定{ $name }之前，這個值不起作用。
problem-inactive-option = { $name }為目前的設定時，這個選項不起作用。
problem-idle-option = 本規則不使用這個選項。
problem-unusual-unit = 各副{ -sets }、{ -eyes }與{ -win }的底分通常以分或符計算，但此值仍會累加。
problem-idle-unit = 本規則不以這個單位計算，這個值不計。
problem-no-limits = 滿貫表中沒有任何一行，也沒有封頂，因此每多一番分數就加倍，沒有止境。請新增滿貫等行。
problem-fifth-copy = { $tiles }只有四張。請拿走一張。
problem-too-many-reds = { $tiles }太多。請把一張改成另一種5。
problem-no-red-fives = 本規則沒有赤5。請用普通的5，或開啟赤5。
problem-joker-for-nothing = 請在星號後寫明百搭牌代替的牌：*5m。
problem-too-many-jokers = 本規則沒有這麼多百搭牌。請把一張改成別的牌。
problem-joker-not-allowed = 本規則不允許百搭牌在這裡代替{ $tiles }。請用這張牌本身。
problem-no-flowers = 本規則不用這種花牌。請拿走，或開啟這種花牌。
problem-bonus-twice = { $tiles }只有一張。請拿走第二張。
problem-not-a-bonus-tile = 這裡{ $tiles }不是花牌。請移到手牌中。
problem-bonus-in-hand = 請把{ $tiles }放在手牌旁邊：它是花牌。
problem-bonus-as-indicator = { $tiles }是花牌，不能當寶牌指示牌。請拿走。
problem-not-in-three-player = 本規則沒有{ $tiles }。請拿走。
problem-no-north-seat = 三人麻將沒有北家。請選其他座位。
problem-no-chow-for-three = 這種三人麻將不能{ -chow }牌。請把這些牌移回手牌。
problem-too-many-tiles = 手牌張數太多。請移除一些：槓算三張。
problem-too-few-tiles = 手牌張數不足。請補上：槓算三張。
problem-not-a-chow = 順子是同花色相連的三張；{ $tiles }不是。
problem-not-a-pung = 刻子是三張相同的牌；{ $tiles }不是。
problem-not-a-kong = 槓是四張相同的牌；{ $tiles }不是。
problem-not-a-group = 四張組、五張組、六張組是相應張數的相同的牌；{ $tiles }不是。
problem-no-exposed-groups = 本規則不能亮出四到六張一組的牌。請改為碰或槓，或開啟此項。
problem-claimed-not-in-meld = { -claimed-tile }（{ $tiles }）不在這一副裡。請選其中一張。
problem-claim-from-self = 不能{ -claim }自己打出的牌。請選其他座位。
    .riichi = 不能鳴自己的捨牌。請選其他座位。
problem-chow-from-wrong-seat = 只能{ -chow }上家的牌。請選上家。
problem-concealed-kong-claimed = 暗槓裡沒有他家的牌。請改為明槓，或清除{ -claimed-tile }。
problem-riichi-open-hand = 立直須門前清。請移除副露，或取消立直。
problem-no-open-riichi = 本規則沒有開立直。請改為普通立直，或在自訂規則中允許開立直。
problem-riichi-too-late = 牌牆剩餘張數太少，不能立直。請取消立直，或更正牌牆張數。
problem-riichi-without-points = 低於0分時對局結束的規則下，點數少於一根立直棒的人不能立直。請取消立直，更正之前各{ -deal }，或在自訂規則中允許。
problem-no-riichi = 本規則沒有立直。請關閉。
problem-ippatsu-without-riichi = 有立直才有一發。請先立直，或關閉一發。
problem-no-dora = 本規則沒有寶牌指示牌。請拿走。
problem-too-many-indicators = 不能翻開這麼多指示牌：只有一張，規則允許時每開一槓再加一張。
problem-ura-count = 裡寶牌指示牌超過本規則允許的張數。請拿走一些。
problem-too-few-deposits = 每次立直都放一根立直棒。請增加立直棒數。
problem-wall-too-long = 牌牆不可能還剩這麼多牌。請減少這個數。
problem-total-beside-tiles = 手牌與總分只能填一樣。請移除其中之一。
problem-winner-without-hand = { -win }者還沒有牌。請輸入手牌。
problem-no-winning-tile = { -takes }的是哪張牌？請選出。
problem-not-complete = 牌型未成：須為四副{ -sets }（16張麻將為五副）和一對{ -eyes }，或本規則的特殊牌型。
    .taiwanese = 牌型未成：須為五副{ -sets }和一對{ -eyes }，或本規則的特殊牌型。
problem-no-discarder = 這張牌是誰打出的？請選座位。
problem-discarder-is-winner = 不能{ -takes }自己打出的牌。請選其他座位，或選自摸。
problem-drawn-from-seat = 自摸的牌不來自任何座位。請移除座位，或改為{ -discard-win }。
problem-wins-disagree = 數家{ -win }須{ -takes }同一家的同一張牌。請使各家一致。
problem-seat-wins-twice = 這家{ -win }了兩次。請移除其中一次。
problem-too-many-winners = 本規則不允許這麼多家{ -wins }。請移除順位最後的一家。
problem-already-won = 這家已經{ -win }退出。請選其他座位，或改{ -win }的先後。
problem-barred-seat-wins = 這家不能{ -win }：曾{ -false-win }，或標為相公或「不能再{ -win }」。請選擇另一家{ -win }，或移除罰分或標記。
problem-deal-was-abandoned = 依本規則，{ -false-win }即結束本{ -deal }。請把本{ -deal }設為中止，或移除罰分。
problem-last-tile-not-drawn = 牌牆最後一張是摸到的，不是打出的。請改為自摸，或改選「最後打出的牌」。
    .riichi = 海底牌是摸到的，不是打出的。請改為自摸，或改選河底牌。
problem-last-discard-not-discarded = 最後打出的牌來自他家，不是摸到的。請改為{ -discard-win }，或改選「海底牌」。
    .riichi = 河底牌是他家打出的，不是摸到的。請改為榮和，或改選海底牌。
problem-wall-not-empty = 牌牆還有牌。請設為0，或關閉此項。
problem-replacement-without-kong = 槓後補牌須先有槓，且其後無人打牌。請開槓，或關閉此項。
problem-replacement-not-drawn = 補牌是摸到的。請改為自摸，或關閉此項。
problem-replacement-without-flower = 補花或拔北後{ -win }，須先拿出花牌或北。請補上，或關閉此項。
problem-last-tile-is-replacement = 本規則中，海底與槓後補牌不能同時計。請關閉一項。
problem-ippatsu-after-kong = 開槓或拔北後不再有一發。請關閉其中一項。
problem-blessing-with-melds = 此項須沒有{ -claim }。請移除這些牌，或關閉此項。
    .riichi = 此項須沒有副露，也沒有立直。請移除，或關閉此項。
problem-heaven-not-dealer = 此項須莊家自摸。請把{ -win }者改為東家且為自摸，或關閉此項。
problem-earth-not-drawn = 此項須閒家自摸。請更改{ -win }者或{ -win }方式，或關閉此項。
problem-earth-not-discarded = 此項須由閒家{ -win }，且{ -takes }的是莊家打出的第一張牌。請更改{ -win }者或{ -win }方式，或關閉此項。
problem-human-not-discarded = 此項須由閒家{ -win }，且{ -takes }的是他家打出的牌。請更改{ -win }者或{ -win }方式，或關閉此項。
problem-not-first-turn = 此項限於第一巡，而牌桌上已有更多打出的牌或{ -claim }，或牌牆所餘更少。請更正牌桌，或關閉此項。
problem-more-discards = 此前打出的牌已超過此數。請更正牌桌，或關閉此項。
problem-not-on-discard = { $name }須以他家打出的牌{ -win }。請更正{ -win }方式，或關閉此項。
problem-feeder-without-riichi = 打出此牌的一家沒有立直。請讓其立直，或關閉此項。
problem-riichi-was-earlier = 打出此牌的一家先前已立直。請更正捨牌，或關閉此項。
problem-feeder-without-kong = 打出此牌的一家並未剛開槓。請加上槓，或關閉此項。
problem-situations-exclude = { $name }不能與其他已開啟的情況同時成立。請關閉其中一項。
problem-last-copy-held = 「絕張」須其餘三張都已亮在桌上，而有人的手牌中還有一張。請關閉此項。
problem-kong-without-wall = 牌牆無牌時不能開槓。請把{ -winning-tile }改為他家打出的牌，或更正牌牆張數。
problem-robbed-tile-held = { -win }者手中有{ $tiles }時，他家不可能加槓這張牌。請換一張牌，或換一種{ -win }方式。
problem-no-kong-to-rob = 這家沒有可搶的{ $tiles }槓。請補上，或選其他座位。
problem-rob-concealed-kong = 只有{ -thirteen }可以搶暗槓，而且須規則允許。
problem-no-abortive-draw = 本規則沒有這種流局。請選本{ -deal }的其他結果。
problem-no-nine-terminals = 九種九牌須在無人{ -claim }的第一次摸牌時，手中有九種以上么九牌。請更正牌桌，或選本{ -deal }的其他結果。
problem-no-four-winds = 四風連打須無人{ -claim }，且各家第一張打出的牌是同一種風牌。請更正打出的牌，或選本{ -deal }的其他結果。
problem-no-four-riichi = 四家立直須四家都立直。請為這家補上立直，或選本{ -deal }的其他結果。
problem-no-four-kongs = 四槓散了須由兩家以上合計開槓四次。請更正副露，或選本{ -deal }的其他結果。
problem-no-three-wins = 三家和了須有三家{ -ready }，而至少有兩家沒有{ -ready }。請更正手牌，或選本{ -deal }的其他結果。
problem-not-ready = 這手牌沒有{ -ready }。請更正手牌，或取消{ -ready }。
problem-no-nagashi = 流局滿貫在這裡不付分，或有捨牌已被鳴走。請關閉。
problem-no-penalty = 本規則沒有這種罰分。請移除。
problem-not-paid-at-once = 本規則對此不即時付分。請移除，或在規則中設定分數。
problem-too-many-paid-at-once = 一局中不可能有這麼多。請減少數量。
problem-liable-is-winner = { -win }者不能包牌。請選其他座位。
problem-no-liability = 這手牌沒有人需要包牌。請不要指定包牌者。
problem-liable-for-too-little = 需要包牌的牌型不只這個分數。請更正分數，或不要指定包牌者。
problem-impossible-total = 沒有手牌能得這個總分。請填各家付分的合計，不含本場。
problem-wrong-players = 一場對局有三或四位玩家。
problem-unfinished-deal = 本{ -deal }尚未結束：請填寫誰{ -win }，或設為流局。
problem-not-a-win = 依本規則，這副手牌不能{ -wins }。{ -false-win }請作為罰分輸入。
problem-syntax = 這不是有效的JSON。請檢查括號、逗號和引號。
problem-not-started = 計分引擎尚未啟動。請先啟動。

## problem-say

problem-inactive-loser = { -win }者沒有分值時，其他各家的此分值不起作用。
problem-inactive-hand = 規則中沒有範本之前，這個牌型不起作用。
problem-inactive-only-jokers = 這個值永遠不起作用：只有用百搭牌才可能，而只靠百搭牌的重複不計分。
problem-direct-limit = 以底分與翻計分時，只有未到封頂的分數可以單獨計；分數直接相加時，任何值都可以。
problem-until-on = 開啟「{ $option }」之前不起作用。
problem-until-one-of = 設定以下任何一項之前不起作用：{ $options }。
problem-until-number = 「{ $option }」為{ $value }或以上之前不起作用。
problem-until-choice = 「{ $option }」設為「{ $value }」之前不起作用。
problem-while-on = 「{ $option }」開啟時不起作用。
problem-while-choice = 「{ $option }」為「{ $value }」時不起作用。
problem-no-minimum = 沒有最低要求時不起作用。
problem-no-payments = 規則沒有付分表時不起作用。
problem-knitted = 組合龍的牌不能吃碰槓。請移入手牌。
this-tile = 這張牌
this-name = 此項
quoted = 「{ $name }」
place-hand-of = { $seat }的手牌
place-next = { $place } · { $next }
place-meld = 吃碰槓第{ $number }副
place-win = 第{ $number }位{ -win }者
place-discard = 打出的第{ $number }張牌
place-penalty = 罰分{ $number }
place-paid-at-once = 即時付分{ $number }
place-nagashi = 流局滿貫{ $number }
place-entry = { $number }

## place
## A part of what was entered, by its name in files.

place-total = 總分
place-hand = 手牌
place-bonus = 花牌
place-dora = 寶牌指示牌
place-ura = 裡寶牌指示牌
place-riichi = 立直
place-ippatsu = 一發
place-ready = 流局時亮牌
place-situation = 特殊情況
place-by = { -win }方式
place-from = 打出者
place-claimed = 吃碰槓來的牌
place-tile = { -winning-tile }
place-cause = 流局原因
place-liable = 包牌者
place-kind = 種類
place-settling-table = 番數折分表
place-auxiliary-points-table = 底分折番表
place-limits = 滿貫表
place-basic = 底分
place-payments = 付分表
