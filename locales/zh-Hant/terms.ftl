### 和牌的說法因規則而異：香港說「食糊、糊」，台灣說「胡牌、胡」，日麻和捨牌說「榮和」。
### 凡可有各家說法的訊息，一律引用下列術語，使同一規則裡只有一種說法。

# 和牌（名詞，或不帶賓語的動詞）
-win = 和牌
    .hong-kong = 食糊
    .taiwanese = 胡牌
# 單字動詞，不帶賓語：不能和
-wins = 和
    .hong-kong = 食糊
    .taiwanese = 胡
# 單字動詞，帶賓語：和絕張
-takes = 和
    .hong-kong = 食
    .taiwanese = 胡
# 合成詞的後半：起和、天和
-hu = 和
    .hong-kong = 糊
    .taiwanese = 胡
-winning-tile = 和牌張
    .hong-kong = 食糊牌
    .taiwanese = 胡牌張
-discard-win = 和捨牌
    .riichi = 榮和
    .hong-kong = 食出銃
    .taiwanese = 胡捨牌
-deal-in = 放銃
    .hong-kong = 出銃
-false-win = 詐和
    .hong-kong = 詐糊
    .taiwanese = 詐胡
-all-pungs = 碰碰和
    .riichi = 對對和
    .hong-kong = 對對糊
    .zung-jung = 對對和
    .taiwanese = 碰碰胡
