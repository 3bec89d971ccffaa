### Tiles, melds and seats.

## tile

list-next = { $list }、{ $next }
list-last = { $list }、{ $last }
tile-red = 赤{ $tile }
tile-joker = 百搭（當{ $tile }）
set-is-dora = { $set }，寶牌
set-has-dora = { $set }，寶牌：{ $tiles }
dora-by-indicator = { $dora }（指示牌：{ $indicator }）
seat-of-player = { $seat } · { $player }
# A seat in a sentence where nobody is known to sit there; a known player stands there by name alone.
who-sits = { $seat }家

## suited
## A tile of a suit.

suited-characters = { $number }萬
suited-dots = { $number }{ -dots }
suited-bamboos = { $number }{ -bamboos }

## set

set-chow = { $tiles }順子
set-open-chow = { $tiles }明順
set-knitted = { $tiles }組合龍
set-pung = { $tiles }刻子
set-open-pung = { $tiles }明刻
set-concealed-kong = { $tiles }暗槓
set-open-kong = { $tiles }明槓
set-quad = { $tiles }四張組
set-quint = { $tiles }五張組
set-sextet = { $tiles }六張組
set-pair = 一對{ $tiles }
with-winning-tile = { $tiles }（{ -winning-tile }：{ $tile }）

## honor
## The honors alone, and in a set or pair.

honor-east = 東風
honor-south = 南風
honor-west = 西風
honor-north = 北風
honor-white = 白板
honor-green = 發財
honor-red = 紅中

## honors

honors-east = 東風
honors-south = 南風
honors-west = 西風
honors-north = 北風
honors-white = 白板
honors-green = 發財
honors-red = 紅中

## bonus

bonus-plum = 梅
bonus-orchid = 蘭
bonus-chrysanthemum = 菊
bonus-bamboo = 竹
bonus-spring = 春
bonus-summer = 夏
bonus-autumn = 秋
bonus-winter = 冬
bonus-cat = 貓
bonus-rat = 鼠
bonus-rooster = 雞
bonus-centipede = 蜈蚣
bonus-face-1 = 人頭1
bonus-face-2 = 人頭2
bonus-face-3 = 人頭3
bonus-face-4 = 人頭4

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

meld-kind-chow = { -chow }
meld-kind-pung = 碰
meld-kind-kong = { -open-kong }
meld-kind-added-kong = 加槓
meld-kind-concealed-kong = 暗槓
meld-kind-quad = 四張組
meld-kind-quint = 五張組
meld-kind-sextet = 六張組

## shape

shape-standard = { "" }
shape-seven-pairs = 七對
shape-thirteen-orphans = 十三么
shape-knitted-straight = 組合龍
shape-knitted-honors = 全不靠
shape-knitting = 雙色同數
shape-triple-knitting = 三色同數
shape-wriggling-snake = 蛇加風牌
shape-little-snake = 蛇加風牌
shape-windy-chows = 順子加風牌
shape-unconnected = 十三不搭
shape-partial = 未完成
shape-custom = 自訂牌型
