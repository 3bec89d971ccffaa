### Tiles, melds and seats.

## tile

list-next = { $list }、{ $next }
list-last = { $list }、{ $last }
tile-red = 赤{ $tile }
tile-joker = 百搭（当{ $tile }）
set-is-dora = { $set }，宝牌
set-has-dora = { $set }，宝牌：{ $tiles }
dora-by-indicator = { $dora }（指示牌：{ $indicator }）
seat-of-player = { $seat } · { $player }
# A seat in a sentence where nobody is known to sit there; a known player stands there by name alone.
who-sits = { $seat }家

## suited
## A tile of a suit.

suited-characters = { $number }万
suited-dots = { $number }{ -dots }
suited-bamboos = { $number }{ -bamboos }

## set

set-chow = { $tiles }顺子
set-open-chow = { $tiles }明顺
set-knitted = { $tiles }组合龙
set-pung = { $tiles }刻子
set-open-pung = { $tiles }明刻
set-concealed-kong = { $tiles }暗杠
set-open-kong = { $tiles }明杠
set-quad = { $tiles }四张组
set-quint = { $tiles }五张组
set-sextet = { $tiles }六张组
set-pair = 一对{ $tiles }
with-winning-tile = { $tiles }（{ -winning-tile }：{ $tile }）

## honor
## The honors alone, and in a set or pair.

honor-east = 东风
honor-south = 南风
honor-west = 西风
honor-north = 北风
honor-white = 白板
honor-green = 发财
honor-red = 红中

## honors

honors-east = 东风
honors-south = 南风
honors-west = 西风
honors-north = 北风
honors-white = 白板
honors-green = 发财
honors-red = 红中

## bonus

bonus-plum = 梅
bonus-orchid = 兰
bonus-chrysanthemum = 菊
bonus-bamboo = 竹
bonus-spring = 春
bonus-summer = 夏
bonus-autumn = 秋
bonus-winter = 冬
bonus-cat = 猫
bonus-rat = 鼠
bonus-rooster = 鸡
bonus-centipede = 蜈蚣
bonus-face-1 = 人头1
bonus-face-2 = 人头2
bonus-face-3 = 人头3
bonus-face-4 = 人头4

## seat

seat-east = 东
seat-south = 南
seat-west = 西
seat-north = 北

## seat-letter
## A seat in one letter.

seat-letter-east = 东
seat-letter-south = 南
seat-letter-west = 西
seat-letter-north = 北

## meld-kind

meld-kind-chow = { -chow }
meld-kind-pung = 碰
meld-kind-kong = { -open-kong }
meld-kind-added-kong = 加杠
meld-kind-concealed-kong = 暗杠
meld-kind-quad = 四张组
meld-kind-quint = 五张组
meld-kind-sextet = 六张组

## shape

shape-standard = { "" }
shape-seven-pairs = 七对
shape-thirteen-orphans = 十三幺
shape-knitted-straight = 组合龙
shape-knitted-honors = 全不靠
shape-knitting = 双色同数
shape-triple-knitting = 三色同数
shape-wriggling-snake = 蛇加风牌
shape-little-snake = 蛇加风牌
shape-windy-chows = 顺子加风牌
shape-unconnected = 十三不搭
shape-partial = 未完成
shape-custom = 自定牌型
