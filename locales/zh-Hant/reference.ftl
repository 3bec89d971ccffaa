### The pages of reference.

## reference
## The pages of reference.

reference-how-to = 本頁用法
reference-patterns = 番種
reference-glossary = 術語
reference-scores = 分數表
reference-pages = 參考
reference-also-others = 也顯示本規則不計的番種
reference-open-all = 全部展開
reference-close-all = 全部收起
reference-try-it = 放入手牌試試
reference-not-counted = 不計
reference-concealed-only = 僅限門前清
reference-other-melds = 牌相同，{ -claim }不同
reference-limits = 滿貫以上：閒家{ -win }
reference-dealer-limits = 滿貫以上：莊家{ -win }
reference-limit = 封頂
reference-doubling = 分數（直）依翻數（橫）翻倍後的結果，直到封頂
reference-together = 合計
reference-any-win = 所有{ -win }
reference-any-drawn = 自摸
reference-any-discard = { -discard-win }
reference-drawn-help = 閒家自摸：其他閒家支付 / 莊家支付。
reference-shortcut = 符數速查
reference-shortcut-help = 用第一條適合手牌的規則。
reference-exceptions = 門前清或副露的手牌，若有以下任何一項，就逐項計算符數
reference-exceptions-help = 都沒有時，通常的符數就是正確的。
reference-shortcut-source = Riichi Book I第6章
reference-notation-characters = 萬子1至9
reference-notation-dots = { -dots }子1至9
reference-notation-bamboos = { -bamboos }子1至9
reference-notation-winds = 風牌：東南西北
reference-notation-dragons = { -dragons }：白、發、中
reference-notation-letters = 用大寫字母寫風牌和{ -dragons }
reference-notation-red = 赤五
reference-notation-flowers = 花1至4，季5至8
reference-notation-animals = 動物1至4（貓、鼠、雞、蜈蚣），人頭5至8
reference-notation-meld = { -claim }：先寫{ -claimed-tile }，@ 後面是打出它的一家
    .riichi = 副露：先寫{ -claimed-tile }，@ 後面是打出它的一家
reference-notation-concealed = 暗槓
reference-notation-added = 加槓
reference-notation-group = 亮出的四到六張一組：每張都算手牌
reference-notation-win = { -winning-tile }：+ 為別家打出，~ 為自摸
reference-notation-joker = 百搭：* 後寫它所代替的牌
reference-keys-anywhere = 除輸入欄外，頁面任何位置都可使用字母和數字鍵

## reference-say

ref-share = { -win }者的{ $percent }%
# What a near miss lacks: {how} is made of the next ones.
ref-lacks = 差別：{ $how }。
ref-instead = 是{ $here }，而不是{ $there }
ref-without = 沒有{ $lost }
ref-with = 有{ $more }
ref-completed = { -winning-tile }是{ $tile }
ref-won = { -win }方式不同：{ $by }

## ref-counters

ref-counters = 每本場加{ $all }分；自摸時每家{ $each }分。

## riichi-winner
## How a riichi hand is won, as the title of a table and as the head of a column.

riichi-winner-on-discard = 閒家榮和：放銃者支付
riichi-winner-self-drawn = 閒家自摸：其他閒家 / 莊家支付
riichi-winner-dealer-on-discard = 莊家榮和：放銃者支付
riichi-winner-dealer-self-drawn = 莊家自摸：每家支付

## riichi-column

riichi-column-on-discard = 榮和
riichi-column-self-drawn = 自摸（閒家 / 莊家）
riichi-column-dealer-on-discard = 榮和
riichi-column-dealer-self-drawn = 自摸（每家）

## pay-case

pay-case-east-self-drawn = 東家自摸
pay-case-self-drawn = 閒家自摸
pay-case-east-on-discard = 東家{ -discard-win }
pay-case-on-east-discard = 閒家{ -win }，東家{ -deal-in }
pay-case-on-discard = 閒家{ -win }，另一閒家{ -deal-in }

## payer

payer-east = 東家
payer-discarder = { -deal-in }者
payer-others = 其他每家
payer-bank = 記分
