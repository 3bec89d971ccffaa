### The game sheet.

## game

game-games = 對局
game-games-help = 逐{ -deal }記錄整場對局：誰{ -win }、{ -takes }誰的牌、多少分。對局儲存在此瀏覽器中。
game-no-games = 還沒有對局。
game-new-game = 新對局
game-new-name = 新名稱
game-start = 開始對局
game-open = 開啟
game-rename = 重新命名
game-duplicate = 複製
game-delete = 刪除
game-deleted = 對局已刪除。可按「復原」找回。
game-all-games = 所有對局
game-setup = 姓名與規則
game-name = 對局名稱
game-rulebook = 對局規則
game-use-edited = 改用編輯後的版本
game-use-newer = 按新版繼續
game-players = 玩家
game-first-dealer = 東（起莊）
game-second-seat = 南
game-third-seat = 西
game-fourth-seat = 北
game-seats-help = 依首{ -deal }的座位順序。
game-initial = 起始分
game-rounds = 圈數
game-as-rulebook = 依規則
game-standings = 目前得分
game-dealer = 做莊
game-no-win-yet = 尚未{ -win }
game-table-holds = 桌上存分
    .riichi = 桌上立直棒
game-bank-holds = 公帳
    .chinese-official = 罰分
game-together = 合計
game-constant = 與開始時相同
game-not-constant = 與開始時不同
game-deals = 各{ -deal }
game-deal = { -deal }
game-what-happened = 經過
game-no-deals = 還沒有記錄。
game-correct = 更正{ -deal }號
game-next-deal = 下一{ -deal }
game-correct-deal = 更正{ -deal }號
game-insert-deal = 插入為{ -deal }號
game-how-it-ended = 本{ -deal }結果
game-ends-with-draw = 流局
game-ends-with-scores = 自填分數
game-winner = { -win }者
game-then-won = 此後{ -win }
game-add-win = 新增{ -win }
game-remove-win = 移除
game-then-who = { -win }者
game-then-tile = { -winning-tile }
game-choose-seat = 請選擇
game-paid-at-once = 即時付分
game-add-paid = 新增付分
game-remove-paid = 移除
game-paid-to = 付給
game-paid-for = 項目
game-paid-from = 打出的人
game-paid-times = 次數
game-paid-when = 時間
game-paid-first = 首次{ -win }前
game-worth = 得分
game-han = 番
game-fu = 符
game-by-tiles-already = 已用牌輸入
game-cause = 流局原因
game-ready-were = 流局{ -ready }
game-nagashi-by = 流局滿貫
game-changes = 得失
game-changes-help = 照你們的結算填寫，輸分加負號。合計不為零的差額歸公帳。
game-nobody-won = 無人
game-more-fouls = 犯規
game-more-liability = 包牌
game-more-sticks = 立直棒
game-more-next-dealer = 下一莊
game-more-note = 備註
game-note = 備註
game-liable = 包牌者（代各家付分）
game-next-dealer = 下{ -deal }莊家
game-passes = 下家做莊
game-stays = 連莊
game-honba = 本場數
game-deposits = 局後桌上的立直棒
game-from-before = 依前{ -deal }推算
game-penalties = 犯規
game-add-penalty = 新增犯規
game-remove-penalty = 移除
game-penalty-for = 犯規者
game-penalty-what = 犯規
game-penalty-times = 次數
game-penalty-cancelled = 立即收回
game-what-it-does = 本{ -deal }得失
game-enter = 記入本{ -deal }
game-enter-correction = 保留
game-enter-inserted = 插入
game-cancel = 取消
game-by-tiles = 用牌輸入
game-tiles-again = 更改牌
game-into-game = 記入對局
game-back-without = 不記入，返回
game-insert-before = 在前面插入一{ -deal }
game-delete-deal = 刪除此{ -deal }
game-deal-deleted = 此{ -deal }已刪除，其後各{ -deal }已重新計算。可按「復原」找回。
game-nothing-changed = 各家總分不變。
game-undo = 復原對局操作
game-redo = 重做對局操作
game-finish = 結束對局
game-reopen = 繼續對局
game-ranking = 名次
game-place = 名次
game-player = 玩家
game-score = 成績
game-chart = 分數走勢
game-net = 得失
game-copy-summary = 複製摘要
game-share-summary = 分享摘要
game-summary-copied = 摘要已複製。
game-end-transfers = 終局結算
game-from = 付出
game-to = 收取
game-amount = 數額
game-what-for = 項目
game-files = 儲存與列印
game-files-help = JSON檔案儲存全部內容，可在這裡重新讀取。CSV檔案供試算表使用：其中沒有牌。
game-save-json = 儲存為JSON
game-save-csv = 儲存為CSV
game-copy-json = 複製JSON文字
game-copied = 對局已複製到剪貼簿。
game-copy-refused = 瀏覽器不允許本頁複製。請從這裡複製：
game-print = 列印
game-import = 讀取檔案
game-import-help = 選擇對局的JSON或CSV檔案，或貼上其文字。它會作為新對局加入，其他對局不變。CSV檔案使用頁面上方所選的規則。
game-import-file = 對局檔案
game-import-text = 或貼上其文字
game-read = 讀取文字
game-not-read = 無法讀取為對局。沒有任何變更。
game-csv-without-tiles = 已從CSV讀入：只有分數，因為CSV不含牌。
game-not-kept = 瀏覽器不允許本頁儲存任何內容：離開前請把對局存成檔案。
game-missing = 無法取得本場對局的規則。請連上網路後再試一次。
game-deal-wrong = 此{ -deal }在更正之前不計：
game-unnamed = 未命名的對局
game-back-to-sheet = 回到計分表
game-in-match = 屬於多場對局的比賽
game-last-of-match = 比賽的最後一場對局
game-won-before = 此前的對局中曾{ -win }
game-total = 總分
game-to-tiles = 前往手牌
game-being-entered = 正在用牌輸入一{ -deal }。
game-not-over = 本{ -deal }尚未結束：請為{ -win }者輸入完整的手牌和{ -winning-tile }，或設為流局。
game-from-other-tab = 另一個分頁更改了這場對局，所做的更改這裡也有了。
game-keys = 填寫本{ -deal }
game-pays = 付分
game-later = 終局時
game-whose-hand = 誰的手牌
game-more-values = 其他值
game-limit = 封頂
game-double = 翻倍
game-tap-ready = 請點{ -ready }的人。
game-tap-nagashi = 請點流局滿貫的人。
game-new-player = 新名字
game-vacant-seat = 點一個名字
game-draw-seats = 抽座位
game-last-players = 上次的玩家
game-sample = 樣例：一場牌的結果
game-sample-name = 範例對局
game-try-sample = 試用範例
game-gaps = 與第一名的分差
game-table-screen = 桌面顯示
game-leading = 第一名
game-to-phone = 傳到手機
game-phone-help = 用手機相機掃描。手機得到的是對局的副本：之後在這裡填寫的內容不會傳過去。
game-phone-too-long = 對局太長，放不進QR碼。請分享連結，或存為檔案後在手機上開啟。
game-linked = 已開啟連結中的對局。這是副本：之後在別處填寫的內容不會傳過來。
game-link-damaged = 連結已損壞或不完整，其中的對局無法讀取。
game-if-ended = 若現在終局
game-form-entered = 這裡填寫的局已在另一個分頁中記入。對局中只記一次，表單已清空。
game-step-lost = 另一個分頁先更改了對局，您的上一步沒有儲存。如果那是一局，它已回到表單中。
game-reading = 另一個分頁正在記錄對局，本頁顯示那邊記入的內容。
game-relieved = 已由另一個分頁接手記錄，本頁顯示那邊記入的內容。
game-take-over = 在這裡繼續記錄
game-next-game = 下一場
game-next-game-drawn = 重新抽座位，下一場
game-last-asked = 這是整輪比賽的最後一場嗎？若是，現在結算燒鳥。
game-last-yes = 是，最後一場
game-sum = 合計
game-settle-up = 結算
game-nobody-pays = 無需支付
game-stake = 賭注
game-currency = 貨幣
game-stake-for = 計價單位
game-named-stakes = 常用賭注
game-stake-two-five = 二五雞（0.25/0.50）
game-stake-five-one = 五一（0.50/1）
game-stake-one-two = 一二蚊（1/2）
game-one-point = 1分
game-thousand-points = 1.0
game-chips = 籌碼
game-chip-worth = 每枚籌碼
game-chips-in = 單位
game-chips-in-points = 分
game-chips-in-money = 金額

## game-say

# {what} is a list of what there is of fouls, liability, sticks, the next dealer and a note.
game-more = 更多：{ $what }
game-counters = { $number }本場
game-repeat = 連莊{ $number }次
game-sticks = { $number }根立直棒
game-player-number = 玩家{ $number }
game-drawn = 流局：{ $cause }
game-nagashi = 流局滿貫：{ $names }
game-own-figures = 自填分數
game-paid-out = 即時付分：{ $amounts }
game-declared-riichi = 立直：{ $names }
game-is-liable = { $name }包牌
# {foul} is the name of a foul, or one of the next two.
game-foul-of = { $name }犯規：{ $foul }
game-foul-times = { $foul }×{ $times }
game-foul-taken-back = { $foul }，已收回
# Two things that happened in a deal; {said} may be more of them.
game-and-then = { $said }；{ $more }
game-rulebook-edited = 「{ $name }」之後被編輯過。本對局仍按以前的版本計算。
game-rulebook-newer = 「{ $name }」在本對局開始後隨更新有了變化。各局現在都按新版計算。
game-from-seat = { $name }打出
game-han-count = { $han }番
game-han-limit = { $han }番：{ $limit }
game-fu-count = { $fu }符
game-lacks-worth = 請填寫{ $name }的手牌分數。
game-lacks-figures = 請填寫各家的得失。
game-next-seat = 下一個名字坐{ $wind }。
# What a player has, below what the hand is worth.
game-has = 持有 { $total }
# What fouls cost when the game is over, with its sign.
game-at-end = 終局時{ $points }
game-entered = 已記入{ $deal }。
game-total-now = { $name }：{ $now }，原為{ $before }（{ $change }）
game-dealt-by = { $deal }，{ $name }做莊
# Below the points of the player whose wind was tapped; the others have the gaps.
game-gaps-to = 與{ $name }的分差
game-leads = { $name }以{ $total }分領先
game-largest-hand = 最大的一手：{ $what }
game-copy-of = { $name }（複本）
game-table-points = 標準分{ $points }
game-won-by = { $name }獲勝
game-first-shared = { $names }並列第一
game-payments = { $number }筆支付
game-chips-left = 籌碼合計不為零：{ $count }
game-match-head = 共{ $number }場 · 淨得分合計
game-leads-by = { $name }領先{ $points }
game-match-won = { $name }贏得比賽
game-lead-shared = { $names }並列領先
# The next game of a match: { $name } is the name of the match.
game-next-name = { $name } { $number }
game-gone = 另一個分頁刪除了「{ $game }」。
game-unread = 有{ $count }場已儲存的對局無法讀取，按原樣保留。

## game-happened
## What happened in a deal, in the words of its rulebook.

# A deal by the wind of its round and its hand of the round.
game-deal-name = { $wind }{ $number }{ -deal }
game-number-of-deals = { $number }{ -deal }
game-in-builder = 「{ $game }」第{ $place }{ -deal }：{ $deal }。
game-corrected = 已更正{ $deal }，其後各{ -deal }已重新計算：
game-inserted = 已插入{ $deal }，其後各{ -deal }已重新計算：
game-head-now = 第{ $place }{ -deal }現為{ $now }，原為{ $before }
game-deal-now = 第{ $place }{ -deal }得失現為{ $now }，原為{ $before }
game-wins = { $who }{ -win }，{ $worth }
game-wins-anything = { $who }{ -win }
# {wins} is one or more of the first.
game-won-from = { $wins }，{ $from }{ -deal-in }
game-won-self-drawn = { $wins }，自摸
game-ready = { -ready }：{ $names }
game-own-figures-won = 自填分數，{ $winner }{ -win }
game-lacks-winner = 先點選{ -win }者，再點付分的人。再點一次{ -win }者即為自摸。
game-lacks-source = 請點打出{ -winning-tile }的人，或再點一次{ -win }者即為自摸。

## game-refusal

game-refusal-no-game = 沒有這場對局。
game-refusal-no-deal = 對局中沒有這一局。
game-refusal-no-player = 對局中沒有這位玩家。
game-refusal-not-a-value = 此處不能有這樣的數字。
game-refusal-has-deals = 對局已有記錄，不能更改人數。
game-refusal-library-full = 已儲存100場對局：請先把其中一場存成檔案並刪除。
game-refusal-deals-full = 對局的局數已達計分表的上限。

## csv-fault

csv-fault-head = 第一行沒有列出對局的欄名：局、圈、莊家等。
csv-fault-columns = 本行的欄數與第一行不同。
csv-fault-number = 此處應為整數。
csv-fault-player = 這不是可以填在此處的玩家姓名。
csv-fault-round = 此處應為風位和數字，如E1。
csv-fault-cause = 一局不會這樣結束，或不會有這些{ -win }者。
csv-fault-quote = 從這裡開始的引號沒有結束。
csv-fault-deals = 局數超過計分表的上限。
csv-fault-totals = 本行及之前各行的數額之和與此總分不符。

## last-why

last-why-deposit = 無人取走的立直棒
last-why-oka = oka（開局時繳入，歸第一名）
last-why-uma = 順位馬點
last-why-penalty = 犯規
last-why-yakitori = 燒鳥

## over

over-rounds-played = 所有圈數已打完。
over-bankrupt = 有人低於0分。
over-target-reached = 已達到所需分數。
over-dealer-stops = 末莊領先，選擇終局。
over-finished = 玩家結束了對局。
