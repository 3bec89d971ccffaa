### 說法因規則而異：國標說「副、吃碰槓、打出的牌、餅」，日麻說「面子、副露、捨牌、索」，香港說「食糊、上、索」，台灣說「胡牌、放槍」。
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
-discard-win = 點和
    .riichi = 榮和
    .hong-kong = 食出銃
    .taiwanese = 胡別家
-deal-in = 放銃
    .chinese-official = 點炮
    .hong-kong = 出銃
    .taiwanese = 放槍
-false-win = 詐和
    .chinese-official = 錯和
    .hong-kong = 詐糊
    .taiwanese = 詐胡
-all-pungs = 碰碰和
    .riichi = 對對和
    .hong-kong = 對對糊
    .zung-jung = 對對和
    .taiwanese = 碰碰胡

# 順子、刻子、槓的總稱，前面有「幾副、每副」
-sets = 牌
    .riichi = 面子
# 手牌中的一對，單獨或在「一對」之後
-eyes = 眼
    .riichi = 雀頭
    .chinese-official = 將牌
# 同上，跟在牌名之後：三元牌眼
-eye = 眼
    .riichi = 雀頭
    .chinese-official = 將
# 亮在桌上的牌
-melds = 吃碰槓的牌
    .riichi = 副露
    .hong-kong = 上碰槓的牌
# 拿他家打出的牌（名詞，或不帶賓語的動詞）
-claim = 吃碰槓
    .riichi = 鳴牌
    .hong-kong = 上碰槓
-claimed-tile = 吃碰槓來的牌
    .riichi = 鳴入的牌
    .hong-kong = 上碰槓來的牌
# 動作與所成的一副
-chow = 吃
    .hong-kong = 上
-open-kong = 明槓
    .riichi = 大明槓
# 一家打出的全部牌
-discards = 打出的牌
    .riichi = 捨牌

-dots = 筒
    .chinese-official = 餅
-bamboos = 條
    .riichi = 索
    .hong-kong = 索
-dragons = 三元牌
    .chinese-official = 箭牌
# 數牌中的1和9，合成詞的前半
-terminal = 一九
    .riichi = 老頭
    .taiwanese = 老頭
-round-wind = 圈風
    .riichi = 場風
-seat-wind = 門風
    .riichi = 自風
-closed-wait = 嵌張
    .chinese-official = 坎張
    .hong-kong = 卡窿
    .taiwanese = 中洞
-pair-wait = 單釣
    .riichi = 單騎
    .taiwanese = 單吊

# 么九牌各一張的特殊牌型
-thirteen = 十三么
    .riichi = 國士無雙
    .zung-jung = 十三么九

# 一副牌從起手到和牌或流局；「對局」是整場
-deal = 局
    .chinese-official = 盤
# 只差一張的狀態（名詞或動詞），和「聽某張」的「聽」
-ready = 聽牌
    .hong-kong = 叫糊
-waits = 聽
    .hong-kong = 叫
