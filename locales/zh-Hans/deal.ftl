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
    .regional = 自摸
won-discard = { -discard-win }
won-robbed-kong = 抢杠

## earth

earth-first-draw = 首次摸牌即和
earth-first-discard = 庄家打出的第一张牌
earth-either = 首次摸牌，或庄家打出的第一张牌

## situation

situation-last-tile = 海底牌（牌墙最后一张）
situation-last-discard = 最后打出的牌
    .riichi = 河底牌（最后打出的牌）
situation-kong-replacement = 杠后补牌
situation-flower-replacement = 补花后
    .riichi = 拔北后补牌
situation-kong-on-kong = 杠上杠
situation-kong-discard = 杠后打出的牌
situation-riichi-discard = 立直宣言牌
situation-last-copy = 绝张
situation-heaven = 庄家起手即{ -wins }
    .chinese-official = 庄家起手即{ -wins }（十四张）
situation-earth = 首次摸牌即{ -wins }
situation-human = 首次摸牌前{ -takes }他家打出的牌
    .riichi = 首次摸牌前荣和
situation-dealt = 起手即{ -wins }
situation-early10 = 全桌打出不超过10张
situation-early5 = 全桌打出不超过5张

## riichi

riichi-none = 未立直
riichi-riichi = 立直
riichi-double = 两立直
riichi-open = 开立直
riichi-double-open = 两立直加开立直

## draw-cause

draw-cause-wall = 牌墙摸完
    .riichi = 荒牌流局
    .chinese-official = 荒庄
draw-cause-nine-terminals = 九种九牌
draw-cause-four-winds = 四风连打
draw-cause-four-riichi = 四家立直
draw-cause-four-kongs = 四杠散了
draw-cause-three-wins = 三家和了
draw-cause-abandoned = 中止

## offense

offense-false-win = { -false-win }
offense-false-win-not-ready = 未{ -ready }{ -false-win }
offense-false-claim = 错吃碰杠
    .hong-kong = 错上碰杠
offense-chombo = 重罚（chombo）
offense-own1 = 犯规1
offense-own2 = 犯规2
offense-own3 = 犯规3
offense-own4 = 犯规4
offense-own5 = 犯规5
offense-own6 = 犯规6

## immediate

immediate-kong = 明杠
immediate-added-kong = 加杠
immediate-concealed-kong = 暗杠
immediate-own-flowers = 本座花与季
immediate-animal-pair = 猫与鼠，或鸡与蜈蚣
immediate-flower-set = 四花、四季、四动物或四人头

## unreadable

unreadable-character = 不是记法中的字符
unreadable-digit = 是该花色没有的数字
unreadable-suit-missing = 缺少花色字母：m、p、s、z或f
unreadable-digit-missing = 缺少数字
unreadable-bracket = 括号不成对
unreadable-meld = 不能算一副：须为三张相连，或三、四张相同
unreadable-win = 后面不是恰好一张牌
unreadable-joker = 是百搭牌，却没有说明代替哪张牌

## unfit

unfit-hand-full = 放不下：手牌已满
unfit-melds-full = 放不下：{ -melds }已满
unfit-no-flowers = 是花牌，本规则不用这种花牌
unfit-flower-twice = 已经有了
unfit-flower-wins = 是花牌，不能{ -takes }花牌
unfit-others-win = 是{ -winning-tile }，但另一家已{ -win }
unfit-nobody-wins = 是{ -winning-tile }，但本{ -deal }无人{ -win }

## lost

lost-version = 其他版本
lost-field = 未知字段
lost-rulebook = 未知规则
lost-option = 未知自定规则
lost-tiles = 牌
lost-value = 不可能的数值

## problem
## What is wrong and how to put it right.

problem-wrong-version = 这是为另一版本制作的。请用制作它的版本打开。
problem-unknown-field = 没有{ $name }字段。请将其删去。
problem-missing-field = 缺少必需的内容。请补上。
problem-wrong-type = 此值的类型不对。请检查格式。
problem-unknown-value = 此处不能选{ $name }。请从列表中选取。
problem-out-of-range = 这个数字过小或过大。请更改。
problem-text-too-long = 这段文字过长。请缩短。
problem-too-many-entries = 这个列表过长。请去掉一些。
problem-too-many-problems = 还有更多问题。请先改正以上各项。
problem-unreadable-tiles = 这些字符不是牌。请按123m 406p 11z的写法输入。
problem-unknown-rulebook = 没有名为{ $name }的规则。请从列表中选取。
problem-unknown-base = 找不到所依据的规则{ $name }。请先添加那套规则。
problem-unknown-pattern = 没有{ $name }番种。请检查拼写。
problem-unknown-option = 没有{ $name }选项。请检查拼写。
problem-unreadable-template = 模板中有无法识别的部分。请检查标出的地方。
problem-template-suit-missing = 模板中的这些数字缺少花色。请加上m、p、s，或字母a、b、c。
problem-template-size = 模板的张数不对。手牌为14张；五副{ -sets }加一对{ -eyes }的规则为17张。杠按三张计算。
problem-template-unfillable = 没有牌符合这个模板。请检查数字和相同牌的张数。
problem-template-too-open = 这个模板的可能性太多。请减少字母，或用[ ]列出可选的牌。
problem-inactive-item = 设定{ $name }之前，此分值不起作用。
problem-inactive-option = { $name }为目前的设置时，此选项不起作用。
problem-idle-option = 本规则不使用此选项。
problem-unusual-unit = 各副{ -sets }、{ -eyes }与{ -win }的底分通常以分或符计，但此值仍会加计。
problem-idle-unit = 本规则不用此单位计分，此分值不计。
problem-no-limits = 满贯表中没有任何一行，也没有封顶，因此每多一番分数就翻倍，没有止境。请添加满贯等行。
problem-fifth-copy = { $tiles }只有四张。请去掉一张。
problem-too-many-reds = { $tiles }过多。请把一张换成另一种5。
problem-no-red-fives = 本规则没有赤5。请用普通的5，或开启赤5。
problem-joker-for-nothing = 请在星号之后写明百搭牌当作哪张牌：*5m。
problem-too-many-jokers = 本规则没有这么多百搭牌。请把一张换成普通牌。
problem-joker-not-allowed = 本规则不允许百搭牌在此处当作{ $tiles }。请用这张牌本身。
problem-no-flowers = 本规则不用这种花牌。请去掉，或开启这种花牌。
problem-bonus-twice = { $tiles }只有一张。请去掉多出的一张。
problem-not-a-bonus-tile = { $tiles }在此处不是花牌。请移入手牌。
problem-bonus-in-hand = { $tiles }是花牌，请放在手牌之外。
problem-bonus-as-indicator = { $tiles }是花牌，不能作宝牌指示牌。请去掉。
problem-not-in-three-player = 本规则没有{ $tiles }。请去掉。
problem-no-north-seat = 三人麻将没有北家。请换一个座位。
problem-no-chow-for-three = 这种三人麻将不能{ -chow }牌。请把这些牌放回手牌。
problem-too-many-tiles = 手牌张数过多。请去掉一些：一副杠算三张。
problem-too-few-tiles = 手牌张数不足。请补足：一副杠算三张。
problem-not-a-chow = 顺子是同花色三张相连的牌；{ $tiles }不是。
problem-not-a-pung = 刻子是三张相同的牌；{ $tiles }不是。
problem-not-a-kong = 杠是四张相同的牌；{ $tiles }不是。
problem-not-a-group = 四张组、五张组、六张组是相应张数的相同的牌；{ $tiles }不是。
problem-no-exposed-groups = 本规则不能亮出四到六张一组的牌。请改为碰或杠，或开启此项。
problem-claimed-not-in-meld = { -claimed-tile }（{ $tiles }）不在这一副里。请选取其中一张。
problem-claim-from-self = 不能{ -claim }自己打出的牌。请换一个座位。
    .riichi = 不能鸣自己的舍牌。请换一个座位。
problem-chow-from-wrong-seat = 只能{ -chow }上家的牌。请选上家。
problem-concealed-kong-claimed = 暗杠里没有他家的牌。请改为明杠，或清除{ -claimed-tile }。
problem-riichi-open-hand = 立直须门前清。请去掉副露，或取消立直。
problem-no-open-riichi = 本规则没有开立直。请改为普通立直，或在自定规则中允许开立直。
problem-riichi-too-late = 牌墙剩余张数不够立直。请取消立直，或更正剩余张数。
problem-riichi-without-points = 低于0分时对局结束的规则下，点数少于一根立直棒的人不能立直。请取消立直，更正之前各{ -deal }，或在自定规则中允许。
problem-no-riichi = 本规则没有立直。请将其关闭。
problem-ippatsu-without-riichi = 有立直才有一发。请先立直，或关闭一发。
problem-no-dora = 本规则没有宝牌指示牌。请去掉。
problem-too-many-indicators = 翻开的指示牌不能这么多：先有一张，规则允许时每开一杠再加一张。
problem-ura-count = 里宝牌指示牌超过本规则允许的张数。请去掉一些。
problem-too-few-deposits = 每次立直都放一根立直棒。请增加立直棒数。
problem-wall-too-long = 牌墙不可能还剩这么多牌。请减小这个数。
problem-total-beside-tiles = 手牌与总分只能填一样。请去掉其中之一。
problem-winner-without-hand = { -win }者还没有牌。请输入手牌。
problem-no-winning-tile = { -takes }的是哪张牌？请选取。
problem-not-complete = 牌型未成：须为四副{ -sets }（16张麻将为五副）和一对{ -eyes }，或本规则的特殊牌型。
    .taiwanese = 牌型未成：须为五副{ -sets }和一对{ -eyes }，或本规则的特殊牌型。
problem-no-discarder = 这张牌是谁打出的？请选座位。
problem-discarder-is-winner = 不能{ -takes }自己打出的牌。请换一个座位，或选自摸。
problem-drawn-from-seat = 自摸的牌不来自任何座位。请去掉座位，或改为{ -discard-win }。
problem-wins-disagree = 多家{ -win }时，{ -takes }的是同一家的同一张牌。请使各家{ -win }一致。
problem-seat-wins-twice = 这一家{ -win }了两次。请去掉一次。
problem-too-many-winners = 本规则不允许这么多家{ -wins }。请去掉顺位最后的。
problem-already-won = 这一家已经{ -win }退出。请换一个座位，或改{ -win }的先后。
problem-barred-seat-wins = 这一家不能{ -win }：曾{ -false-win }，或标为死手或“不能再{ -win }”。请选择另一家{ -win }，或去掉罚分或标记。
problem-deal-was-abandoned = 按本规则，{ -false-win }使本{ -deal }结束。请把本{ -deal }设为中止，或去掉罚分。
problem-last-tile-not-drawn = 牌墙最后一张是摸来的，不是打出的。请改为自摸，或改选“最后打出的牌”。
    .riichi = 海底牌是摸来的，不是打出的。请改为自摸，或改选河底牌。
problem-last-discard-not-discarded = 最后打出的牌来自他家，不是摸来的。请改为{ -discard-win }，或改选“海底牌”。
    .riichi = 河底牌是他家打出的，不是摸来的。请改为荣和，或改选海底牌。
problem-wall-not-empty = 牌墙还有牌。请设为0，或关闭此项。
problem-replacement-without-kong = 杠后补牌须先有杠，且其后无人打牌。请开杠，或关闭此项。
problem-replacement-not-drawn = 补牌是摸来的。请改为自摸，或关闭此项。
problem-replacement-without-flower = 补花或拔北后{ -win }，须先拿出花牌或北。请补上，或关闭此项。
problem-last-tile-is-replacement = 本规则中，海底与杠后补牌不能同时计。请关闭一项。
problem-ippatsu-after-kong = 开杠或拔北之后不再是一发。请关闭一项。
problem-blessing-with-melds = 此项须没有{ -claim }。请去掉这些牌，或关闭此项。
    .riichi = 此项须没有副露，也没有立直。请将其去掉，或关闭此项。
problem-heaven-not-dealer = 此项须庄家自摸。请把{ -win }者改为东家且为自摸，或关闭此项。
problem-earth-not-drawn = 此项须闲家自摸。请更改{ -win }者或{ -win }方式，或关闭此项。
problem-earth-not-discarded = 此项须由闲家{ -win }，且{ -takes }的是庄家打出的第一张牌。请更改{ -win }者或{ -win }方式，或关闭此项。
problem-human-not-discarded = 此项须由闲家{ -win }，且{ -takes }的是他家打出的牌。请更改{ -win }者或{ -win }方式，或关闭此项。
problem-not-first-turn = 此项限于第一巡，而牌桌上已有更多打出的牌或{ -claim }，或牌墙所余更少。请更正牌桌，或关闭此项。
problem-more-discards = 此前打出的牌已超过此数。请更正牌桌，或关闭此项。
problem-not-on-discard = { $name }须以他家打出的牌{ -win }。请更正{ -win }方式，或关闭此项。
problem-feeder-without-riichi = 打出此牌的一家没有立直。请让其立直，或关闭此项。
problem-riichi-was-earlier = 打出此牌的一家此前已经立直。请更正舍牌，或关闭此项。
problem-feeder-without-kong = 打出此牌的一家并未刚开杠。请加上杠，或关闭此项。
problem-situations-exclude = { $name }不能与其他已开启的情形同时成立。请关闭其中一项。
problem-last-copy-held = “绝张”须其余三张都已亮在桌上，而有人的手牌中还有一张。请关闭此项。
problem-kong-without-wall = 牌墙没有牌时不能开杠。请把{ -winning-tile }改为他家打出的牌，或更正剩余张数。
problem-robbed-tile-held = { -win }者手中有{ $tiles }时，他家不可能加杠这张牌。请换一张牌，或换一种{ -win }方式。
problem-no-kong-to-rob = 这一家没有可抢的{ $tiles }杠。请补上，或换一个座位。
problem-rob-concealed-kong = 只有{ -thirteen }可以抢暗杠，而且须规则允许。
problem-no-abortive-draw = 本规则没有这种流局。请另选本{ -deal }结果。
problem-no-nine-terminals = 九种九牌须在无人{ -claim }的第一次摸牌时，手中有九种以上幺九牌。请更正牌桌，或另选本{ -deal }结果。
problem-no-four-winds = 四风连打须无人{ -claim }，且各家第一张打出的牌是同一种风牌。请更正打出的牌，或另选本{ -deal }结果。
problem-no-four-riichi = 四家立直须四家都立直。请为这一家补上立直，或另选本{ -deal }结果。
problem-no-four-kongs = 四杠散了须由两家以上合计开杠四次。请更正副露，或另选本{ -deal }结果。
problem-no-three-wins = 三家和了须有三家{ -ready }，而至少有两家没有{ -ready }。请更正手牌，或另选本{ -deal }结果。
problem-not-ready = 这手牌没有{ -ready }。请更正手牌，或取消{ -ready }。
problem-no-nagashi = 流局满贯在此不付分，或有舍牌已被鸣走。请将其关闭。
problem-no-penalty = 本规则没有这种罚分。请去掉。
problem-not-paid-at-once = 本规则对此不即时付分。请去掉，或在规则中设定分数。
problem-too-many-paid-at-once = 一局中不可能有这么多。请减少数量。
problem-liable-is-winner = { -win }者不能包牌。请换一个座位。
problem-no-liability = 这手牌没有人需要包牌。请不要指定包牌者。
problem-liable-for-too-little = 需要包牌的牌型不止这个分数。请更正分数，或不要指定包牌者。
problem-impossible-total = 没有手牌收到这样的总分。请填各家付分的合计，不含本场。
problem-wrong-players = 对局须为三人或四人。
problem-unfinished-deal = 本{ -deal }尚未结束：请填写谁{ -win }，或设为流局。
problem-not-a-win = 按本规则，这副手牌不能{ -wins }。{ -false-win }请作为罚分输入。
problem-syntax = 这不是有效的JSON。请检查括号、逗号和引号。
problem-not-started = 算分引擎尚未启动。请先启动。

## problem-say

problem-inactive-loser = { -win }者没有分值时，其他各家的此分值不起作用。
problem-inactive-hand = 规则中没有模板之前，这个番种不起作用。
problem-inactive-only-jokers = 此分值永远不起作用：只有用百搭牌才可能，而只靠百搭牌的重复不计分。
problem-direct-limit = 以底分翻倍计分时，只有未到封顶的分数可以单独计；分数直接相加时，任何分值都可以。
problem-until-on = 开启“{ $option }”之前不起作用。
problem-until-one-of = 设定以下任意一项之前不起作用：{ $options }。
problem-until-number = “{ $option }”为{ $value }或以上之前不起作用。
problem-until-choice = “{ $option }”设为“{ $value }”之前不起作用。
problem-while-on = “{ $option }”开启时不起作用。
problem-while-choice = “{ $option }”为“{ $value }”时不起作用。
problem-no-minimum = 没有最低要求时不起作用。
problem-no-payments = 规则没有付分表时不起作用。
problem-knitted = 组合龙的牌不能吃碰杠。请移入手牌。
this-tile = 这张牌
this-name = 此项
quoted = “{ $name }”
place-hand-of = { $seat }的手牌
place-next = { $place } · { $next }
place-meld = 吃碰杠第{ $number }副
place-win = 第{ $number }位{ -win }者
place-discard = 打出的第{ $number }张牌
place-penalty = 罚分{ $number }
place-paid-at-once = 即时付分{ $number }
place-nagashi = 流局满贯{ $number }
place-entry = { $number }

## place
## A part of what was entered, by its name in files.

place-total = 总分
place-hand = 手牌
place-bonus = 花牌
place-dora = 宝牌指示牌
place-ura = 里宝牌指示牌
place-riichi = 立直
place-ippatsu = 一发
place-ready = 流局时亮牌
place-situation = 特殊情形
place-by = { -win }方式
place-from = 打出者
place-claimed = 吃碰杠来的牌
place-tile = { -winning-tile }
place-cause = 流局原因
place-liable = 包牌者
place-kind = 种类
place-settling-table = 番数折分表
place-auxiliary-points-table = 底分折番表
place-limits = 满贯表
place-basic = 底分
place-payments = 付分表
