### The pages of reference.

## reference
## The pages of reference.

reference-how-to = 本页用法
reference-patterns = 番种
reference-glossary = 术语
reference-scores = 分数表
reference-pages = 参考
reference-also-others = 也显示本规则不计的番种
reference-open-all = 全部展开
reference-close-all = 全部收起
reference-try-it = 放入手牌试试
reference-not-counted = 不计
reference-concealed-only = 仅限门前清
reference-other-melds = 牌相同，{ -claim }不同
reference-limits = 满贯以上：闲家{ -win }
reference-dealer-limits = 满贯以上：庄家{ -win }
reference-limit = 封顶
reference-doubling = 分数（竖）按翻数（横）翻倍后的结果，直到封顶
reference-together = 合计
reference-any-win = 所有{ -win }
reference-any-drawn = 自摸
reference-any-discard = { -discard-win }
reference-drawn-help = 闲家自摸：其他闲家支付 / 庄家支付。
reference-shortcut = 符数速查
reference-shortcut-help = 用第一条适合手牌的规则。
reference-exceptions = 门前清或副露的手牌，若有以下任何一项，就逐项计算符数
reference-exceptions-help = 都没有时，通常的符数就是正确的。
reference-shortcut-source = Riichi Book I第6章
reference-notation-characters = 万子1至9
reference-notation-dots = { -dots }子1至9
reference-notation-bamboos = { -bamboos }子1至9
reference-notation-winds = 风牌：东南西北
reference-notation-dragons = { -dragons }：白、发、中
reference-notation-letters = 用大写字母写风牌和{ -dragons }
reference-notation-red = 赤五
reference-notation-flowers = 花1至4，季5至8
reference-notation-animals = 动物1至4（猫、鼠、鸡、蜈蚣），人头5至8
reference-notation-meld = { -claim }：先写{ -claimed-tile }，@ 后面是打出它的一家
    .riichi = 副露：先写{ -claimed-tile }，@ 后面是打出它的一家
reference-notation-concealed = 暗杠
reference-notation-added = 加杠
reference-notation-group = 亮出的四到六张一组：每张都算手牌
reference-notation-win = { -winning-tile }：+ 为别家打出，~ 为自摸
reference-notation-joker = 百搭：* 后写它所代替的牌
reference-keys-anywhere = 除输入框外，页面任何位置都可使用字母和数字键

## reference-say

ref-share = { -win }者的{ $percent }%
# What a near miss lacks: {how} is made of the next ones.
ref-lacks = 差别：{ $how }。
ref-instead = 是{ $here }，而不是{ $there }
ref-without = 没有{ $lost }
ref-with = 有{ $more }
ref-completed = { -winning-tile }是{ $tile }
ref-won = { -win }方式不同：{ $by }

## ref-counters

ref-counters = 每本场加{ $all }分；自摸时每家{ $each }分。

## riichi-winner
## How a riichi hand is won, as the title of a table and as the head of a column.

riichi-winner-on-discard = 闲家荣和：放铳者支付
riichi-winner-self-drawn = 闲家自摸：其他闲家 / 庄家支付
riichi-winner-dealer-on-discard = 庄家荣和：放铳者支付
riichi-winner-dealer-self-drawn = 庄家自摸：每家支付

## riichi-column

riichi-column-on-discard = 荣和
riichi-column-self-drawn = 自摸（闲家 / 庄家）
riichi-column-dealer-on-discard = 荣和
riichi-column-dealer-self-drawn = 自摸（每家）

## pay-case

pay-case-east-self-drawn = 东家自摸
pay-case-self-drawn = 闲家自摸
pay-case-east-on-discard = 东家{ -discard-win }
pay-case-on-east-discard = 闲家{ -discard-win }，东家{ -deal-in }
pay-case-on-discard = 闲家{ -discard-win }，另一闲家{ -deal-in }

## payer

payer-east = 东家
payer-discarder = { -deal-in }者
payer-others = 其他每家
payer-bank = 记分
