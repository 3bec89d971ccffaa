### The widget on other sites.

## embed

embed-read-only = 僅供閱讀：此處不能修改手牌。
embed-open = 在Tenbo中開啟
embed-intro = 在自己的網頁上顯示Tenbo：選擇顯示內容，然後貼上下面三段文字之一。
embed-shows = 顯示內容
embed-full = 全部
embed-compact = 一窄欄
embed-result = 僅這手牌和得分
embed-language = 語言
embed-as-browser = 跟隨讀者的瀏覽器
embed-colors = 顏色
embed-accent = 強調色
embed-paper = 背景色
embed-ink = 文字色
embed-color-wrong = 請寫成 #1f4e8c 這樣的顏色。
embed-colors-help = 留空則沿用Tenbo的顏色。淺色或深色由背景色和文字色決定。
embed-locked = 讀者不能修改手牌
embed-with-hand = 以現在輸入的手牌開始
embed-size = 大小
embed-width = 寬
embed-height = 高
embed-size-help = 單位為像素，200 到 1200。不填寬度則與貼上處同寬。
embed-host = 網站地址
embed-host-help = 僅當網頁腳本要監聽無腳本的框架時才需要。手牌內容不會告訴其他任何網站。
embed-host-wrong = 這不是網站地址。地址以https://開頭，到下一個斜線之前為止。
embed-preview = 預覽
embed-script = 使用腳本
embed-script-help = 高度隨內容變化。一頁有多個時腳本只需一次。
embed-frame = 不用腳本
embed-frame-help = 高度固定，在框內捲動。
embed-address = 僅網址
embed-address-help = 用於可將網址變成框架的網站，如Notion、Google協作平台。大小由該網站決定。
embed-copy = 複製
embed-copied = 已複製。請貼到要顯示的位置。
embed-copy-by-hand = 瀏覽器拒絕了複製。請選取文字手動複製。
embed-frame-name = 麻將計分

## embed-say

embed-say-faint = 不會使用：對比度為 { $ratio }:1，至少需要 4.5:1。
embed-say-faint-on-light = 僅用於深色模式：在淺色背景上對比度為 { $ratio }:1，至少需要 4.5:1。
embed-say-faint-on-dark = 僅用於淺色模式：在深色背景上對比度為 { $ratio }:1，至少需要 4.5:1。
