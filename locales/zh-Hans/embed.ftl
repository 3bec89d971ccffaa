### The widget on other sites.

## embed

embed-read-only = 仅供阅读：此处不能修改手牌。
embed-open = 在Tenbo中打开
embed-intro = 在自己的网页上显示Tenbo：选择显示内容，然后粘贴下面三段文字之一。
embed-shows = 显示内容
embed-full = 全部
embed-compact = 一窄栏
embed-result = 仅这手牌和得分
embed-language = 语言
embed-as-browser = 跟随读者的浏览器
embed-colors = 颜色
embed-accent = 强调色
embed-paper = 背景色
embed-ink = 文字色
embed-color-wrong = 请写成 #1f4e8c 这样的颜色。
embed-colors-help = 留空则沿用Tenbo的颜色。浅色或深色由背景色和文字色决定。
embed-locked = 读者不能修改手牌
embed-with-hand = 以现在输入的手牌开始
embed-size = 大小
embed-width = 宽
embed-height = 高
embed-size-help = 单位为像素，200 到 1200。不填宽度则与粘贴处同宽。
embed-host = 网站地址
embed-host-help = 仅当网页脚本要监听无脚本的框架时才需要。手牌内容不会告诉其他任何网站。
embed-host-wrong = 这不是网站地址。地址以https://开头，到下一个斜杠之前为止。
embed-preview = 预览
embed-script = 使用脚本
embed-script-help = 高度随内容变化。一页有多个时脚本只需一次。
embed-frame = 不用脚本
embed-frame-help = 高度固定，在框内滚动。
embed-address = 仅网址
embed-address-help = 用于可将网址变成框架的网站，如Notion、Google协作平台。大小由该网站决定。
embed-copy = 复制
embed-copied = 已复制。请粘贴到要显示的位置。
embed-copy-by-hand = 浏览器拒绝了复制。请选中文本手动复制。
embed-frame-name = 麻将计分

## embed-say

embed-say-faint = 不会使用：对比度为 { $ratio }:1，至少需要 4.5:1。
embed-say-faint-on-light = 仅用于深色模式：在浅色背景上对比度为 { $ratio }:1，至少需要 4.5:1。
embed-say-faint-on-dark = 仅用于浅色模式：在深色背景上对比度为 { $ratio }:1，至少需要 4.5:1。
