### The pages of reference.

## reference
## The pages of reference.

reference-how-to = このページの使い方
reference-patterns = 役
reference-glossary = 用語
reference-scores = 点数表
reference-pages = リファレンス
reference-also-others = このルールで数えない役も表示
reference-open-all = すべて開く
reference-close-all = すべて閉じる
reference-try-it = 手牌に入れて試す
reference-not-counted = 数えない
reference-concealed-only = 門前のみ
reference-other-melds = 同じ牌で、副露が違う
reference-limits = 満貫以上：子の和了
reference-dealer-limits = 満貫以上：親の和了
reference-limit = 上限
reference-doubling = 点（縦）と翻数（横）、上限まで
reference-together = 合計
reference-any-win = すべての和了
reference-any-drawn = ツモ和了
reference-any-discard = ロン和了
reference-drawn-help = 子のツモ：ほかの子の支払い / 親の支払い。
reference-shortcut = 符の早見
reference-shortcut-help = 手に合う最初の行を使います。
reference-exceptions = 門前と鳴いた手で、次のどれかがあれば符を計算します
reference-exceptions-help = どれもなければ、いつもの符で正しくなります。
reference-shortcut-source = Riichi Book I、第6章
reference-notation-characters = 萬子の1～9
reference-notation-dots = 筒子の1～9
reference-notation-bamboos = 索子の1～9
reference-notation-winds = 風牌：東・南・西・北
reference-notation-dragons = 三元牌：白・發・中
reference-notation-letters = 風牌と三元牌を大文字1字で
reference-notation-red = 赤5
reference-notation-flowers = 花1～4、季節5～8
reference-notation-animals = 動物牌1～4（猫・鼠・鶏・百足）、人形牌5～8
reference-notation-meld = 副露：鳴いた牌が先頭、@のあとは捨てた席
reference-notation-concealed = 暗槓
reference-notation-added = 加槓
reference-notation-group = 晒した4～6枚の組：すべて手牌に数える
reference-notation-win = 和了牌：+ は捨て牌で、~ はツモで
reference-notation-joker = ジョーカー：代わりになる牌の前に *
reference-keys-anywhere = 文字・数字キーは、入力欄以外ならページのどこでも使える

## reference-say

ref-share = 和了者の{ $percent }%
# What a near miss lacks: {how} is made of the next ones.
ref-lacks = 違い：{ $how }。
ref-instead = { $there }ではなく{ $here }
ref-without = { $lost }がない
ref-with = { $more }がある
ref-completed = { $tile }で完成
ref-won = 和了方法が違う：{ $by }

## ref-counters

ref-counters = 1本場につき{ $all }点、ツモ和了では各自{ $each }点。

## riichi-winner
## How a riichi hand is won, as the title of a table and as the head of a column.

riichi-winner-on-discard = 子のロン：放銃者の支払い
riichi-winner-self-drawn = 子のツモ：ほかの子 / 親の支払い
riichi-winner-dealer-on-discard = 親のロン：放銃者の支払い
riichi-winner-dealer-self-drawn = 親のツモ：各自の支払い

## riichi-column

riichi-column-on-discard = ロン
riichi-column-self-drawn = ツモ（子 / 親）
riichi-column-dealer-on-discard = ロン
riichi-column-dealer-self-drawn = ツモ（各自）

## pay-case

pay-case-east-self-drawn = 東家のツモ
pay-case-self-drawn = 子のツモ
pay-case-east-on-discard = 東家のロン
pay-case-on-east-discard = 東家の放銃で子のロン
pay-case-on-discard = 子の放銃で子のロン

## payer

payer-east = 東家
payer-discarder = 放銃者
payer-others = ほかの各家
payer-bank = 記録上の点
