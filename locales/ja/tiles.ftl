### Tiles, melds and seats.

## tile

list-next = { $list }、{ $next }
list-last = { $list }、{ $last }
tile-red = 赤{ $tile }
tile-joker = ジョーカー（{ $tile }）
set-is-dora = { $set }、ドラ
set-has-dora = { $set }、ドラ：{ $tiles }
dora-by-indicator = { $dora }（表示牌：{ $indicator }）
seat-of-player = { $seat } · { $player }
# A seat in a sentence where nobody is known to sit there; a known player stands there by name alone.
who-sits = { $seat }家

## suited
## A tile of a suit.

suited-characters = { $number }萬
suited-dots = { $number }筒
suited-bamboos = { $number }索

## set

set-chow = { $tiles }の順子
set-open-chow = { $tiles }の明順子
set-knitted = 組合龍の{ $tiles }
set-pung = { $tiles }の刻子
set-open-pung = { $tiles }の明刻
set-concealed-kong = { $tiles }の暗槓
set-open-kong = { $tiles }の明槓
set-quad = { $tiles }の4枚組
set-quint = { $tiles }の5枚組
set-sextet = { $tiles }の6枚組
set-pair = { $tiles }の対子
with-winning-tile = { $tiles }（和了牌：{ $tile }）

## honor
## The honors alone, and in a set or pair.

honor-east = 東
honor-south = 南
honor-west = 西
honor-north = 北
honor-white = 白
honor-green = 發
honor-red = 中

## honors

honors-east = 東
honors-south = 南
honors-west = 西
honors-north = 北
honors-white = 白
honors-green = 發
honors-red = 中

## bonus

bonus-plum = 梅
bonus-orchid = 蘭
bonus-chrysanthemum = 菊
bonus-bamboo = 竹
bonus-spring = 春
bonus-summer = 夏
bonus-autumn = 秋
bonus-winter = 冬
bonus-cat = 猫
bonus-rat = 鼠
bonus-rooster = 鶏
bonus-centipede = 百足
bonus-face-1 = 人形1
bonus-face-2 = 人形2
bonus-face-3 = 人形3
bonus-face-4 = 人形4

## seat

seat-east = 東
seat-south = 南
seat-west = 西
seat-north = 北

## seat-letter
## A seat in one letter.

seat-letter-east = 東
seat-letter-south = 南
seat-letter-west = 西
seat-letter-north = 北

## meld-kind

meld-kind-chow = チー
meld-kind-pung = ポン
meld-kind-kong = 大明槓
meld-kind-added-kong = 加槓
meld-kind-concealed-kong = 暗槓
meld-kind-quad = 4枚組
meld-kind-quint = 5枚組
meld-kind-sextet = 6枚組

## shape

shape-standard = { "" }
shape-seven-pairs = 七対子
shape-thirteen-orphans = 国士無双
shape-knitted-straight = 組合龍
shape-knitted-honors = 字牌と組合龍の牌
shape-knitting = 二色同数の組
shape-triple-knitting = 三色同数の組
shape-wriggling-snake = 蛇と風牌
shape-little-snake = 蛇と風牌
shape-windy-chows = 順子と風牌
shape-unconnected = つながりのない牌
shape-partial = 未完成
shape-custom = 独自の形
