### The page: its buttons, fields and messages.
###
### 繁體中文（香港、台灣） 用語表；因規則而異的詞見 terms.ftl，一律引用術語
### hand 手牌；winning hand 和牌；tile 牌；suits 萬/筒/條（國標：餅；香港、日麻：索）；honors 字牌；winds 風牌；dragons 三元牌（國標：箭牌）；terminals 1、9，合成詞中作「一九」（日麻、台灣：老頭）；terminals and honors 1、9和字牌，番種名中作「么九」；simples 中張（2至8）
### set 「一副牌」（日麻：面子）；meld 吃碰槓的牌（日麻：副露；香港：上碰槓的牌）；chow 順子（動作：吃；香港：上）；pung 刻子（碰）；kong 槓（明槓、暗槓、加槓；日麻：大明槓）；pair (of the hand) 眼（國標：將牌；日麻：雀頭）；a pair 對子；concealed 暗/門前清（台灣：門清）
### self-drawn 自摸；won on a discard 點和（日麻：榮和；香港：食出銃；台灣：胡別家）；discard 打出的牌（日麻：捨牌）；discarder 放銃者（國標：點炮者；香港：出銃者；台灣：放槍者）；winning tile 和牌張；last tile of the wall 海底；claim 吃碰槓（日麻：鳴牌）；win 和牌（台灣：胡牌；香港：食糊）
### ready/wait 聽牌；edge 邊張；closed 嵌張（國標：坎張；台灣：中洞；香港：卡窿）；pair wait 單釣（台灣：單吊；日麻：單騎）；two-sided 兩面
### dealer/East 莊家；non-dealer 閒家；seat wind 門風（日麻：自風）；round 圈；round wind 圈風（日麻：場風）；seats in sentences {seat}家
### fu 符；han 番；faan 番；doubles 翻；tai 台；points 分；value 分值；payments 各家得失、付分；limit 封頂；limit hand 封頂牌；mangan 滿貫
### liable 包牌；liable seat 包牌者；honba 本場；riichi sticks 立直棒；bank 公帳（國標：罰分）；bonus tiles 花牌；flowers 花；seasons 季；joker 百搭牌；dora 寶牌；furiten 振聽
### foul 犯規；false win 詐和（國標：錯和）；dead hand 相公；chombo 重罰（chombo）；wall ran out 牌牆摸完（日麻：荒牌流局；國標：荒莊）；draw 流局；deal 局；game 對局；match 比賽
### rulebook 規則（量詞：套）；house rule 自訂規則；pattern 番種；implied 必然包含；excluded 不計；minimum 起和；rounding 捨入
### file 檔案；link 連結；save 儲存；undo 復原；clipboard 剪貼簿；default 預設；column 欄

## language

language-name = 繁體中文
language-letters = kanji

## word

word-brand = 點棒
word-builder = 手牌編輯
word-hand = 手牌
word-views = 檢視
word-table-view = 牌桌
word-game-view = 對局
word-tile-keyboard = 牌
word-empty-hand = 點選牌，或輸入123m
word-bonus = 花牌
word-indicators = 寶牌指示牌
word-ura-indicators = 裡寶牌指示牌
word-this-seat-wins = 這家{ -win }
word-also-wins = 同{ -takes }這張牌
word-won-too = 也{ -win }
word-play-goes-on = 繼續打
word-won-before = 先前{ -win }
word-take-back-win = 撤回上一次{ -win }
word-kong-payment = 槓的付分
word-kong-paid = 付
word-kong-unpaid = 不付
word-joker = 百搭
word-dora = 寶牌
word-ura = 裡寶牌
word-undo = 復原
word-redo = 重做
word-backspace = 刪除前一張
word-meld-kinds = { -claim }種類
    .riichi = 副露種類
word-from = 來自
word-claimed-tile = { -claimed-tile }
word-take-back = 收回
word-remove = 移除
word-done = 完成
word-settings = { -win }與牌桌
word-rulebook = 規則
word-rulebook-missing = 無法取得這套規則。請連上網路後重新選擇。
word-no-random-hand = 沒有找到能{ -wins }的牌，請再試一次。
word-books = 規則
word-own-books = 自己的規則
word-part-missing = 無法取得這個部分。請連上網路後再試一次。
word-try-again = 再試一次
word-danger-tile = 打出有危險
word-house-rules = 自訂規則
word-house-rules-help = 在這裡所做的更改優先於所選規則，並包含在連結中。
word-reset-all = 還原規則設定
word-reset = 還原
word-close = 關閉
word-none = 無
word-how-won = { -win }方式
word-discarder = { -deal-in }者
word-situations = 特殊情況
word-declarations = 立直
word-ippatsu = 一發：立直後一巡內{ -win }
word-furiten = 振聽：見逃了{ -winning-tile }
word-round = { -round-wind }
word-winner-sits = { -seat-wind }
word-honba = 本場數
word-deposits = 立直棒
word-east-wins = 莊家先前連{ -hu }次數
    .taiwanese = 先前連莊次數
word-wall-left = 牌牆剩餘張數
word-how-ends = 本{ -deal }結果
word-ends-with-win = { -win }
word-nagashi = 流局滿貫（捨牌全是么九牌）
word-shown-ready = 流局{ -ready }
word-more = 更多：包牌、總分、犯規、打出的牌
    .riichi = 更多：包牌、總分、犯規、捨牌
word-more-plain = 更多：總分、打出的牌
    .riichi = 更多：總分、捨牌
word-total = 直接填分
word-own-discards = { -discards }
word-discards-help = 依序輸入全部捨牌，被鳴走的也算：用來判斷振聽和剩餘的牌。
word-discards-help-plain = 依序輸入打出的全部牌，被別家{ -claim }的也算：用來判斷剩餘的牌。
word-enter-discards = 輸入{ -discards }
word-lay-north = 拔北
word-liable = 包牌者
word-liable-auto = 依{ -melds }自動判斷
word-text-box = 以文字輸入牌，或貼上連結
word-text-help = 牌的記法（123m、m123、1萬2筒3條、東南西北）、Unicode麻將字元，或Tenbo連結。
word-text-changed-nothing = 未作任何變更。
word-text-examples = 123m406p11z (213m@N) [1111s] ~3p
word-read-text = 讀取
word-menu = 選單
word-appearance = 外觀
word-theme = 配色
word-language = 語言
word-theme-auto = 自動
word-theme-light = 淺色
word-theme-dark = 深色
word-faces = 牌面
word-faces-carved = 傳統
word-faces-marked = 角標
word-faces-plain = 大字
word-faces-help = 將游標停在牌上即可看到牌名。
word-share = 複製連結
word-link-copied = 連結已複製到剪貼簿。
word-copy-refused = 瀏覽器不允許本頁複製：請直接複製網址列的網址。
word-copy-refused-in-frame = 瀏覽器不允許在此框架中複製：請在Tenbo中開啟，再複製那裡的網址。
word-print-refused-in-frame = 此框架不允許列印：請在Tenbo中開啟，再從那裡列印。
word-help = 說明
word-help-intro = 點選牌來組成手牌：最後點的一張就是{ -winning-tile }。手牌已滿時，點另一張牌可改選{ -winning-tile }，點擊{ -winning-tile }則會移除。手牌未滿時，點牌即移除。要加入{ -melds }，先選種類，再點一張牌；點那一副可以更改。除輸入欄外，在頁面任何位置都可以打字或貼上手牌。
word-keys = 鍵盤快速鍵
word-control = Ctrl
word-notation = 記法
word-example-tried = 例子已放入手牌。復原即可回到原來的手牌。
word-usual-practice-mark = 通行做法（無出處）
word-house-rule-mark = 自訂

## term
## Words of the hand builder that each family of rules may have its own for.

term-chow = { -chow }
term-pung = 碰
term-kong = 槓
term-which-chow = { -chow }哪一副？
term-offer-kong = 開槓
term-aim-chow = 點選順子的第一張牌
term-aim-pung = 點選碰的牌
term-aim-kong = 點選明槓的牌
term-aim-closed-kong = 點選暗槓的牌
term-aim-group = 點選組成一組的牌
term-aim-dora = 點選寶牌指示牌
term-aim-ura = 點選裡寶牌指示牌
term-aim-meld = 點選一張牌來更改這一副
term-aim-discards = 依序點選這家打出的牌
term-aim-chosen = 點選打出這張牌時的其餘手牌

## quick

quick-self-draw = 自摸
quick-discard = { -discard-win }
quick-riichi = 立直
quick-ippatsu = 一發
quick-ready = 報聽
quick-original-call = 天聽
    .taiwanese = 地聽
quick-last = 海底
quick-after-kong = 槓後補牌
quick-last-copy = 絕張
quick-after-flower = 補花後
    .riichi = 拔北後
quick-bar = { -win }
quick-round = { -round-wind }
quick-edit = 編輯
quick-add-dora = 加入寶牌指示牌
quick-add-ura = 加入裡寶牌指示牌
quick-suits = 再輸入花色：m 萬、p { -dots }、s { -bamboos }、z 字牌

## pen
## The groups that a tile can become, on their keys and for who listens.

pen-in-the-hand = 手牌
pen-from-left = 上家打出
pen-from-across = 對家打出
pen-from-right = 下家打出
pen-claims = 副露
pen-in-hand = 手牌
pen-claimed = 副露
pen-groups = 組成一組
pen-no-group = 無
pen-pairs = ×2：每次點牌放入兩張
pen-make-red = 將最後一張5變為赤牌
pen-show-claimed = 手牌的組：顯示副露
pen-show-in-hand = 副露的組：顯示手牌
pen-picked-up = 選取的牌
pen-winning-tile = { -winning-tile }
pen-red-five = 赤五
pen-left = 上家
pen-across = 對家
pen-right = 下家
pen-next-hand = 下一手
pen-next-deal = 下一局

## label

label-names-romaji = 役名用羅馬字
label-names-plain = 役名用英語
label-result = 結果
label-decomposition = 手牌的拆法
label-whole-hand = 涉及整副手牌。
label-counted = 計分項目
label-hand-has = 手中已有
label-about-pattern = 這個番種的詳細說明
label-not-counted = 成立但不計
label-nearly-there = 差一點，未成立
label-dora-in-hand = 手中的寶牌
label-fu = 符數明細
label-points = 得分明細
label-step = 步驟
label-tiles = 牌
label-value = 分值
label-payments = 各家得失
label-seat = 座位
label-change = 得失
label-what-for = 項目
label-others = 手牌的其他拆法
label-equal = 分數相同
label-equally-good = 同樣好
label-next = 下一級
label-declare = 報番
    .riichi = 報點
label-waits = 所{ -waits }的牌
label-waits-help = 點一張牌，補齊手牌。
label-furiten-short = 振聽
label-no-win = 不能{ -wins }
label-no-yaku = 無役
label-discards = 打哪張
label-discards-help = 最佳的在前：依剩餘張數與{ -win }得分排列。點選即打出。
label-useful = 進張
label-best-discards = 打哪張
label-best-discards-help = 進張最多的在前。點選即打出。
label-average = 平均
label-minimum = 起{ -hu }
label-chances = 再有其中任一項即可{ -win }
# Before the foul that it is, on a button below a hand that is no win.
label-declared-anyway = 仍然宣布{ -win }
label-orders = 各副牌的套算順序
label-orders-help = 每副新的牌須與一副已套算過的牌組合。順序不限，以下各種得分相同。
label-then-one = 再取其一
label-disputed = 有爭議
label-disputed-help = 最後一步所組合的兩副牌都已用過。能否這樣套算，說法不一；換一種順序，得分相同。
label-fan = 番種
label-show-all = 顯示全部
label-warnings = 注意
label-dangerous = 目前的危險牌：
label-liable = 包牌
label-problems = 需要更正
label-losers = 其他各家的手牌
label-try-hand = 試試範例
label-random-hand = 隨機一手
label-recent-hands = 最近的手牌
label-clear-recent = 清除
label-hint-type = 也可以輸入或貼上：123m 456p 11z。
label-hint-table = 在「牌桌」中可輸入四家的手牌與打出的牌。
label-hint-game = 在「對局」中可記錄整場的分數。
label-compare = { editor-compare }
label-copy-text = 複製為文字
label-copy-link = 複製連結
label-print = 列印
label-embed = 嵌入
label-embed-title = 嵌入網站
label-copied = 已複製。
label-copy-by-hand = 瀏覽器不允許本頁複製。請從這裡複製：
label-share = 分享
label-share-app = 分享到應用程式
label-qr = QR碼
label-share-failed = 無法分享。請複製連結。
label-source = 出處
label-program-default = 程式預設
label-shortcut = 速算
label-winner = { -win }者
label-worth = 手牌分值
label-ready = { -ready }
label-not-ready = 未{ -ready }

## keys

keys-tiles = 牌
keys-targets = { -claim }
    .riichi = 副露與指示牌
keys-caret = 游標
keys-win = { -win }與牌桌
keys-page = 頁面

## refusal

refusal-none-left = 已沒有剩餘的{ $tile }。
refusal-chow-from = 只能{ -chow }上家的牌：{ $seat }。
refusal-no-flowers = 本規則不用這種花牌。
refusal-no-red-fives = 本規則沒有赤5。
refusal-not-for-three = 本規則沒有這種牌。
refusal-hand-full = 手牌已滿。點一張牌來更改。
refusal-others-have-all = 這副手牌的牌已齊。
refusal-melds-full = { -melds }不能再多。
refusal-no-such-chow = 順子是同花色相連的三張牌。
refusal-no-such-pung = 刻子是三張相同的牌。
refusal-no-such-kong = 槓是四張相同的牌。
refusal-no-such-group = 四張組、五張組、六張組是相應張數的相同的牌。
refusal-no-chow-for-three = 三人麻將不能{ -chow }牌。
refusal-riichi-is-closed = 已經立直：不能再有副露。
refusal-open-hand = 立直須門前清。
refusal-no-riichi = 本規則沒有立直。
refusal-discards-full = 一家打不出這麼多牌。
refusal-no-north-bonus = 只有三人日麻才能拔北。
refusal-won-alone = 自摸的牌，他家不能同{ -wins }。
refusal-has-won = 這家已經{ -win }退出。
refusal-winners-full = 一家打出的牌，本規則不允許更多家{ -wins }。
refusal-discarder-wins = 打出這張牌的人不能{ -takes }這張牌。
refusal-has-tiles = 這副手牌已有牌，分數由牌算出。移除牌才能直接填分。
refusal-no-indicators = 本規則沒有寶牌指示牌。
refusal-indicators-full = 指示牌最多五張。
refusal-nothing = 該處沒有牌。
refusal-not-now = 現在還不行。請先加入更多牌。
refusal-not-a-value = 這個選項不能有這個值。
refusal-not-own = 內建的規則不能更改：請複製一份，再修改複本。
refusal-library-full = 不能再儲存更多規則。請先刪除一套。
refusal-list-full = 這個清單放不下更多番種。請先移除一個。
refusal-nothing-to-undo = 沒有可復原的操作。
refusal-nothing-to-redo = 沒有可重做的操作。

## ui-say

# The tiles of a hand.
number-of-tiles = { $number }張
# On a key of the tile keyboard.
tile-is-lifted = 已選取{ $tile }：點下一張牌即可替換
of-discarder = { $seat }家{ -deal-in }
copies-left = 剩{ $count }張
# When a kong was made.
kong-after-win = 第{ $number }家食糊後
# Another winner of whom nothing is entered.
also-missing = { $seat }也贏了這張牌：請在牌桌上輸入手牌，或在此輸入分數。
# Where the copies of a tile lie of which there are too many.
copies-lie-here = 位置：{ $places }。
dropped-from-link = 連結中有部分內容無法讀取：{ $parts }
dropped-part = { $what }「{ $text }」
left-out-too-long = 太長，不是一手牌
# Parts of a text that are not told with the first ones.
left-out-more = 另有{ $number }處。
left-out-with-more = { $told }{ $more }
# What was wrong with a text, in whole sentences.
unchanged-by = { $text }未作任何變更。
game-rules-changed = { $name }，{ $number }項自訂規則
editor-on = 開
editor-off = 關
editor-none = 無

## tap
## What a tap on a tile does, after its name.

tap-selects = 選取
tap-removes = 移除

## command

# What a key does, in the help.
command-digit = 數字；0為赤5
command-suit = 數字的花色：萬、{ -dots }、{ -bamboos }、字牌、花牌、動物牌
command-aim-hand = 接下來的牌：手牌
command-aim-chow = 下一張牌：{ -chow }
command-aim-pung = 下一張牌：碰
command-aim-kong = 下一張牌：{ -open-kong }
command-aim-added-kong = 下一張牌：加槓
command-aim-concealed-kong = 下一張牌：暗槓
command-aim-quad = 下一張牌：四張組
command-aim-quint = 下一張牌：五張組
command-aim-sextet = 下一張牌：六張組
command-choose-chow = 選擇{ -chow }哪一副
command-change-meld = 更改最後一副
    .riichi = 更改最後一副副露
command-aim-discards = 接下來的牌：這家打出的牌
command-aim-chosen = 接下來的牌：打出這張牌時的手牌
command-aim-dora = 接下來的牌：寶牌指示牌
command-aim-ura = 接下來的牌：裡寶牌指示牌
command-left = 游標左移一張
command-right = 游標右移一張
command-home = 游標移到最前
command-end = 游標移到最後
command-pick = 在手牌中：選取游標後的牌，或取消選取
command-backspace = 移除游標前的牌
command-delete = 移除游標後的牌
command-escape = 取消已輸入的數字，回到手牌
command-by = 切換自摸與{ -discard-win }
command-from = 換下一家打出，或換所選那副的來源
command-kong = 用手中的牌開槓
command-north = 三人日麻：拔北
command-meld = 選擇下一副
    .riichi = 選擇下一副副露
command-riichi = 立直
command-ippatsu = 一發
command-next-seat = 下一個{ -seat-wind }；在牌桌上則是下一家的手牌
command-undo = 復原
command-redo = 重做
command-text = 跳到文字框
command-help = 顯示說明

## start
## What the page says when the app cannot start.

start-no-file = Tenbo無法啟動：缺少一部分檔案，或檔案已損壞。請檢查網路連線後再試一次。儲存在此瀏覽器中的對局和規則仍在。
start-no-wasm = Tenbo無法啟動：計算需要WebAssembly，而此瀏覽器沒有它，或已把它停用。請換一個瀏覽器，或更改此瀏覽器的設定。儲存在其中的對局和規則仍在。
start-no-policy = Tenbo無法啟動：網站的內容安全政策須允許script-src 'wasm-unsafe-eval'和img-src data:。
start-no-origin = Tenbo無法啟動：此框架沒有自己的來源。頁面管理員可以在sandbox中加上allow-same-origin，或讓Tenbo的檔案帶Access-Control-Allow-Origin: *傳送。
start-late = 正在載入。如果一直沒有內容，表示有檔案缺少或遭到封鎖：請重新載入，或告知網站管理員。
start-again = 再試一次

## check
## Texts of public/check.html, which checks how a host serves Tenbo.

check-title = Tenbo的網站設定是否正確？
check-about = 本頁會向此網站要求Tenbo的全部檔案，在兩個框架中啟動它，並指出需要修正之處。不會向其他網站傳送任何內容。
check-running = 正在檢查…
check-all-right = 未發現問題。
check-some-better = 一切可用，有些地方可以改進。
check-some-wrong = 發現問題，詳見下方。
check-failed = 檢查未能完成：
check-right = 正常
check-better = 可以改進
check-wrong = 有問題
check-unknown = 未檢查
check-is-right = 符合要求。
check-mend = 解決方法
check-fixed = 在此主機上無法更改。
check-drop-line = 在_headers或netlify.toml中刪除設定它的那一行。
check-copy = 複製報告
check-copied = 已複製
check-again = 再次檢查
check-secure = 安全連線
check-secure-bad = 沒有HTTPS，瀏覽器不會儲存任何內容供離線使用，也不允許使用剪貼簿。
check-types = 檔案類型
check-types-bad = 這些檔案的類型（Content-Type）不正確。瀏覽器會拒絕類型不正確的腳本、模組和樣式表。
check-files = 檔案內容
check-files-bad = 這些檔案缺少或遭到改動，因此無法儲存供離線使用。請原樣重新上傳整個資料夾，並關閉會改寫網頁和腳本的功能。
check-files-no-list = 此建置沒有檔案清單。
check-files-insecure = 沒有檔案缺少。只有在安全連線下瀏覽器才能比對內容。
check-missing = 對不存在檔案的回應
check-missing-bad = 要求不存在的檔案時，網站傳回的是網頁而不是404。Tenbo可以使用，但漏傳的檔案要到以後才會發現。
check-policy = 內容安全政策
check-policy-bad = 網站的政策封鎖了Tenbo。必須允許：
check-frames = 在其他網站的框架中顯示
check-frames-bad = 此網站不允許其他網站在框架中顯示Tenbo。
check-frames-some = 只有這些網站可以在框架中顯示Tenbo。
check-frames-silent = Tenbo未能在框架中啟動。原因可能是本頁的其他問題。
check-origin = 沒有來源的框架
check-origin-bad = WordPress等會使用沒有來源的框架。這種框架只能載入帶有 Access-Control-Allow-Origin: * 標頭的檔案，而這些檔案沒有此標頭。
check-after-frames = 等Tenbo能在框架中啟動後再檢查。
check-isolation = 跨來源隔離
check-isolation-bad = 這些標頭使其他網站無法顯示Tenbo，也無法載入embed.js。
check-caching = 快取
check-caching-bad = 瀏覽器可能繼續使用這些檔案的舊副本：更新後訪客會得到新舊混雜的檔案。
check-caching-late = 訪客會稍晚才得到這些檔案的更新。
check-caching-short = 這些檔名中帶有雜湊，內容不會改變，可以讓瀏覽器長期快取。
check-compression = 壓縮
check-compression-bad = 這些檔案未經壓縮；首次造訪最多需要三倍的時間。
check-worker = Service Worker
check-worker-bad = 無法儲存任何內容供離線使用。
check-worker-above = 在首次開啟Tenbo之前，上層資料夾的Service Worker會代替此資料夾回應。
check-oembed = 連結預覽
check-oembed-none = 此建置沒有設定自己的網址，因此WordPress等無法把貼上的連結變成框架。如需設定，請在建置Tenbo的地方執行：
check-oembed-elsewhere = 此建置用於另一個網址。請在建置Tenbo的地方執行下面最後一行。

## copy

copy-as = 複製為
copy-text = 文字
copy-wiki = 維基文字
copy-copy = { embed-copy }
copy-save = 儲存
copy-picture-refused = 瀏覽器不允許本頁複製圖片。請儲存圖片。
copy-share-picture = 分享圖片
copy-no-picture = 瀏覽器不允許本頁繪製圖片。
copy-qr-help = 用手機掃描，即可開啟這手牌。
copy-qr-too-long = 連結太長，放不進QR碼。請複製連結。
copy-latex-needs = 需要套件 mahjong 和 url；漢字還需要 LuaLaTeX 或 XeLaTeX 以及中文字型。

## copy-say

not-drawn = 未能畫出的牌：{ $tiles }

## update

update-here = 有新版本。
update-reload = 重新載入
update-later = 稍後再說
update-offline = 已可離線使用。
update-no-offline = 還不能離線使用：瀏覽器未能儲存全部檔案。連線時可以正常使用。
update-offline-full = 還不能離線使用：瀏覽器的儲存空間不足。請騰出空間後重新載入。

## joining
## How texts stand together.

labeled = { $label }：{ $text }
aside = { $text }（{ $aside }）
clauses = { $first }；{ $next }
sentences = { $text }{ $next }
ended = { $text }。
