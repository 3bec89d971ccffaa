### 和牌的说法因规则而异：香港说“食糊、糊”，台湾说“胡牌、胡”，日麻的点和说“荣和”。
### 凡可有各家说法的信息，一律引用下列术语，使同一规则里只有一种说法。

# 和牌（名词，或不带宾语的动词）
-win = 和牌
    .hong-kong = 食糊
    .taiwanese = 胡牌
# 单字动词，不带宾语：不能和
-wins = 和
    .hong-kong = 食糊
    .taiwanese = 胡
# 单字动词，带宾语：和绝张
-takes = 和
    .hong-kong = 食
    .taiwanese = 胡
# 合成词的后半：起和、天和
-hu = 和
    .hong-kong = 糊
    .taiwanese = 胡
-winning-tile = 和牌张
    .hong-kong = 食糊牌
    .taiwanese = 胡牌张
-discard-win = 点和
    .riichi = 荣和
    .hong-kong = 食出铳
    .taiwanese = 胡舍牌
-deal-in = 点炮
    .hong-kong = 出铳
    .taiwanese = 放铳
-false-win = 错和
    .hong-kong = 诈糊
    .taiwanese = 诈胡
-all-pungs = 碰碰和
    .riichi = 对对和
    .hong-kong = 对对糊
    .zung-jung = 对对和
    .taiwanese = 碰碰胡
