### 说法因规则而异：国标说“副、吃碰杠、打出的牌、饼”，日麻说“面子、副露、舍牌、索”，香港说“食糊、上、索、眼”，台湾说“胡牌、眼”，四川、新加坡等地说“胡牌”。
### 凡可有各家说法的信息，一律引用下列术语，使同一规则里只有一种说法。

# 和牌（名词，或不带宾语的动词）
-win = 和牌
    .hong-kong = 食糊
    .taiwanese = 胡牌
    .regional = 胡牌
# 单字动词，不带宾语：不能和
-wins = 和
    .hong-kong = 食糊
    .taiwanese = 胡
    .regional = 胡
# 单字动词，带宾语：和绝张
-takes = 和
    .hong-kong = 食
    .taiwanese = 胡
    .regional = 胡
# 合成词的后半：起和、天和
-hu = 和
    .hong-kong = 糊
    .taiwanese = 胡
    .regional = 胡
-winning-tile = 和牌张
    .hong-kong = 食糊牌
    .taiwanese = 胡牌张
    .regional = 胡牌张
-discard-win = 点和
    .riichi = 荣和
    .hong-kong = 食出铳
    .taiwanese = 胡别家
    .regional = 接炮
-deal-in = 点炮
    .riichi = 放铳
    .hong-kong = 出铳
    .taiwanese = 放枪
-false-win = 错和
    .riichi = 诈和
    .hong-kong = 诈糊
    .taiwanese = 诈胡
    .regional = 诈胡
-all-pungs = 碰碰和
    .riichi = 对对和
    .hong-kong = 对对糊
    .zung-jung = 对对和
    .taiwanese = 碰碰胡
    .regional = 碰碰胡

# 顺子、刻子、杠的总称，前面有“几副、每副”
-sets = 牌
    .riichi = 面子
# 手牌中的一对，单独或在“一对”之后
-eyes = 将牌
    .riichi = 雀头
    .hong-kong = 眼
    .taiwanese = 眼
# 同上，跟在牌名之后：箭牌将
-eye = 将
    .riichi = 雀头
    .hong-kong = 眼
    .taiwanese = 眼
# 亮在桌上的牌
-melds = 吃碰杠的牌
    .riichi = 副露
    .hong-kong = 上碰杠的牌
# 拿他家打出的牌（名词，或不带宾语的动词）
-claim = 吃碰杠
    .riichi = 鸣牌
    .hong-kong = 上碰杠
-claimed-tile = 吃碰杠来的牌
    .riichi = 鸣来的牌
    .hong-kong = 上碰杠来的牌
# 动作与所成的一副
-chow = 吃
    .hong-kong = 上
-open-kong = 明杠
    .riichi = 大明杠
# 一家打出的全部牌
-discards = 打出的牌
    .riichi = 舍牌

-dots = 筒
    .chinese-official = 饼
-bamboos = 条
    .riichi = 索
    .hong-kong = 索
-dragons = 箭牌
    .riichi = 三元牌
    .hong-kong = 三元牌
    .taiwanese = 三元牌
# 数牌中的1和9，合成词的前半
-terminal = 一九
    .riichi = 老头
    .taiwanese = 老头
-round-wind = 圈风
    .riichi = 场风
-seat-wind = 门风
    .riichi = 自风
-closed-wait = 坎张
    .hong-kong = 卡窿
    .taiwanese = 中洞
-pair-wait = 单钓
    .riichi = 单骑
    .taiwanese = 单吊

# 幺九牌各一张的特殊牌型
-thirteen = 十三幺
    .riichi = 国士无双
    .zung-jung = 十三幺九

# 一副牌从起手到和牌或流局；“对局”是整场
-deal = 局
    .chinese-official = 盘
# 只差一张的状态（名词或动词），和“听某张”的“听”
-ready = 听牌
    .hong-kong = 叫糊
-waits = 听
    .hong-kong = 叫
