### The page: its buttons, fields and messages.
###
### 简体中文（中国大陆） 用语表；因规则而异的词见 terms.ftl，一律引用术语
### hand 手牌；winning hand 和牌；tile 牌；suits 万/筒/条（国标：万/饼/条）；honors 字牌；winds 风牌；dragons 箭牌（日麻：三元牌）；terminals 1、9，合成词中作“一九”（日麻：老头牌）；terminals and honors 1、9和字牌，番种名中作“幺九”；simples 中张（2至8）
### set “一副牌”（日麻：面子）；meld 吃碰杠的牌（日麻：副露）；chow 顺子（动作：吃）；pung 刻子（碰）；kong 杠（明杠、暗杠、加杠；日麻：大明杠）；pair (of the hand) 将牌（日麻：雀头）；a pair 对子；concealed 暗/门前清
### self-drawn 自摸；won on a discard 点和（日麻：荣和）；discard 打出的牌（日麻：舍牌）；discarder 点炮者（日麻：放铳者）；winning tile 和牌张；last tile of the wall 海底；claim 吃碰杠（日麻：鸣牌）
### ready/wait 听牌；edge 边张；closed 坎张；pair wait 单钓；two-sided 两面
### dealer/East 庄家；non-dealer 闲家；seat wind 门风（日麻：自风）；round 圈；round wind 圈风（日麻：场风）
### fu 符；han 番；faan 番；doubles 翻；tai 台；points 分；value 分值；payments 各家得失、付分；limit 封顶；limit hand 封顶牌；mangan 满贯
### liable 包牌；liable seat 包牌者；honba 本场；riichi sticks 立直棒；bank 公账（国标：罚分）；bonus tiles 花牌；flowers 花；seasons 季；joker 百搭牌；dora 宝牌；furiten 振听
### foul 犯规；false win 错和（日麻：诈和）；chombo 重罚（chombo）；wall ran out 牌墙摸完（日麻：荒牌流局；国标：荒庄）；draw 流局；deal 局；game 对局；match 比赛
### rulebook 规则（量词：套）；house rule 自定规则；pattern 番种；implied 必然包含；excluded 不计；minimum 起和
### 生张 = 没人见过的牌；喂 = 打出使他家做成一副的牌；流局满贯 = 荒牌时舍牌全是幺九牌；局号 = 对局中的第几局（后面接数字）
### 座位在句中写作{seat}家；玩家姓名不加家；列举一律用“、”（避免“和”与和牌混淆）

## language

language-name = 简体中文
language-letters = kanji

## word

word-brand = 点棒
word-builder = 手牌编辑
word-hand = 手牌
word-views = 视图
word-table-view = 牌桌
word-game-view = 对局
word-tile-keyboard = 牌
word-empty-hand = 点选牌，或输入123m
word-bonus = 花牌
word-indicators = 宝牌指示牌
word-ura-indicators = 里宝牌指示牌
word-this-seat-wins = 此家{ -win }
word-also-wins = 同{ -takes }这张牌
word-won-too = 也{ -win }
word-play-goes-on = 继续打
word-won-before = 先前{ -win }
word-take-back-win = 撤回上一次{ -win }
word-kong-payment = 杠的付分
word-kong-paid = 付
word-kong-unpaid = 不付
word-joker = 百搭
word-dora = 宝牌
word-ura = 里宝牌
word-undo = 撤销
word-redo = 重做
word-backspace = 删除前一张
word-meld-kinds = { -claim }种类
    .riichi = 副露种类
word-from = 来自
word-claimed-tile = { -claimed-tile }
word-take-back = 收回
word-remove = 移除
word-done = 完成
word-settings = { -win }与牌桌
word-rulebook = 规则
word-rulebook-missing = 无法取得这套规则。请在联网后重新选择。
word-no-random-hand = 没有找到能{ -wins }的牌，请再试一次。
word-books = 规则
word-own-books = 自己的规则
word-part-missing = 无法取得这一部分。请在联网后重试。
word-try-again = 重试
word-danger-tile = 打出有危险
word-house-rules = 自定规则
word-house-rules-help = 在这里所作的更改优先于所选规则，并包含在链接中。
word-reset-all = 恢复规则原样
word-reset = 还原
word-close = 关闭
word-none = 无
word-how-won = { -win }方式
word-discarder = { -deal-in }者
word-situations = 特殊情形
word-declarations = 立直
word-ippatsu = 一发：立直后一巡内{ -win }
word-furiten = 振听：见逃了{ -winning-tile }
word-round = { -round-wind }
word-winner-sits = { -seat-wind }
word-honba = 本场数
word-deposits = 立直棒
word-east-wins = 庄家已连{ -hu }次数
    .taiwanese = 已连庄次数
word-wall-left = 牌墙剩余张数
word-how-ends = 本{ -deal }结果
word-ends-with-win = { -win }
word-nagashi = 流局满贯（舍牌全是幺九牌）
word-shown-ready = 流局{ -ready }
word-more = 更多：包牌、总分、犯规、打出的牌
    .riichi = 更多：包牌、总分、犯规、舍牌
word-more-plain = 更多：总分、打出的牌
    .riichi = 更多：总分、舍牌
word-total = 直接填分
word-own-discards = { -discards }
word-discards-help = 按顺序输入全部舍牌，被鸣走的也算：它们决定是否振听以及还剩哪些牌。
word-discards-help-plain = 按顺序输入打出的全部牌，被别家{ -claim }的也算：它们决定还剩哪些牌。
word-enter-discards = 输入{ -discards }
word-lay-north = 拔北
word-liable = 包牌者
word-liable-auto = 依{ -melds }自动判断
word-text-box = 以文字输入牌，或粘贴链接
word-text-help = 牌的记法（123m、m123、1万2筒3条、东南西北）、Unicode麻将字符，或Tenbo链接。
word-text-changed-nothing = 未作任何更改。
word-text-examples = 123m406p11z (213m@N) [1111s] ~3p
word-read-text = 读取
word-menu = 菜单
word-appearance = 外观
word-theme = 配色
word-language = 语言
word-theme-auto = 自动
word-theme-light = 浅色
word-theme-dark = 深色
word-faces = 牌面
word-faces-carved = 传统
word-faces-marked = 角标
word-faces-plain = 大字
word-faces-help = 把指针停在牌上即可看到牌名。
word-share = 复制链接
word-link-copied = 链接已复制到剪贴板。
word-copy-refused = 浏览器不允许本页复制：请直接复制地址栏中的网址。
word-copy-refused-in-frame = 浏览器不允许在此框架中复制：请在Tenbo中打开，再复制那里的网址。
word-print-refused-in-frame = 此框架不允许打印：请在Tenbo中打开，再从那里打印。
word-help = 帮助
word-help-intro = 点选牌来组成手牌：最后点的一张就是{ -winning-tile }。手牌已满时，点另一张牌可改选{ -winning-tile }，点击{ -winning-tile }则将其移除。手牌未满时，点牌即移除。要加{ -melds }，先选种类，再点一张牌；点那一副可以更改。除输入框外，在页面任何位置都可以打字或粘贴手牌。
word-keys = 键盘快捷键
word-control = Ctrl
word-notation = 记法
word-example-tried = 例子已放入手牌。撤销即可恢复原来的手牌。
word-usual-practice-mark = 通行做法（无出处）
word-house-rule-mark = 自定

## term
## Words of the hand builder that each family of rules may have its own for.

term-chow = { -chow }
term-pung = 碰
term-kong = 杠
term-which-chow = { -chow }哪一副？
term-offer-kong = 开杠
term-aim-chow = 点选顺子的第一张牌
term-aim-pung = 点选碰的牌
term-aim-kong = 点选明杠的牌
term-aim-closed-kong = 点选暗杠的牌
term-aim-group = 点选组成一组的牌
term-aim-dora = 点选宝牌指示牌
term-aim-ura = 点选里宝牌指示牌
term-aim-meld = 点选一张牌来更改这一副
term-aim-discards = 依次点选这家打出的牌
term-aim-chosen = 点选打出这张牌时的其余手牌

## quick

quick-self-draw = 自摸
quick-discard = { -discard-win }
quick-riichi = 立直
quick-ippatsu = 一发
quick-ready = 报听
quick-original-call = 天听
    .taiwanese = 地听
quick-last = 海底
quick-after-kong = 杠后补牌
quick-last-copy = 绝张
quick-after-flower = 补花后
    .riichi = 拔北后
quick-bar = { -win }
quick-round = { -round-wind }
quick-edit = 编辑
quick-add-dora = 添加宝牌指示牌
quick-add-ura = 添加里宝牌指示牌
quick-suits = 再输入花色：m 万、p { -dots }、s { -bamboos }、z 字牌

## pen
## The groups that a tile can become, on their keys and for who listens.

pen-in-the-hand = 手牌
pen-from-left = 上家打出
pen-from-across = 对家打出
pen-from-right = 下家打出
pen-claims = 副露
pen-in-hand = 手牌
pen-claimed = 副露
pen-groups = 组成一组
pen-no-group = 无
pen-pairs = ×2：每次点牌放入两张
pen-make-red = 将最后一张5变为赤牌
pen-show-claimed = 手牌的组：显示副露
pen-show-in-hand = 副露的组：显示手牌
pen-picked-up = 选中的牌
pen-winning-tile = { -winning-tile }
pen-red-five = 赤五
pen-left = 上家
pen-across = 对家
pen-right = 下家
pen-next-hand = 下一手
pen-next-deal = 下一局

## label

label-names-romaji = 役名用罗马字
label-names-plain = 役名用英语
label-result = 结果
label-decomposition = 手牌的拆法
label-whole-hand = 涉及整副手牌。
label-counted = 计分项
label-hand-has = 手中已有
label-about-pattern = 这个番种的详细说明
label-not-counted = 成立但不计
label-nearly-there = 差一点，未成立
label-dora-in-hand = 手中的宝牌
label-fu = 符数明细
label-points = 得分明细
label-step = 步骤
label-tiles = 牌
label-value = 分值
label-payments = 各家得失
label-seat = 座位
label-change = 得失
label-what-for = 事由
label-others = 手牌的其他拆法
label-equal = 分值相同
label-equally-good = 同样好
label-next = 下一档
label-declare = 报番
    .riichi = 报点
label-waits = 所{ -waits }的牌
label-waits-help = 点一张牌来补齐手牌。
label-furiten-short = 振听
label-no-win = 不能{ -wins }
label-no-yaku = 无役
label-discards = 打哪张
label-discards-help = 最好的在前：依剩余张数与{ -win }得分排列。点选即打出。
label-useful = 进张
label-best-discards = 打哪张
label-best-discards-help = 进张最多的在前。点选即打出。
label-average = 平均
label-minimum = 起{ -hu }
label-chances = 再有其中任一项即可{ -win }
# Before the foul that it is, on a button below a hand that is no win.
label-declared-anyway = 仍然宣布{ -win }
label-orders = 各副牌的套算顺序
label-orders-help = 每副新的牌须与一副已套算过的牌组合。顺序不限，以下各种得分相同。
label-then-one = 再取其一
label-disputed = 有争议
label-disputed-help = 最后一步所组合的两副牌都已用过。能否这样套算，说法不一；换一种顺序，得分相同。
label-fan = 番种
label-show-all = 显示全部
label-warnings = 注意
label-dangerous = 当前危险牌：
label-liable = 包牌
label-problems = 需要更正
label-losers = 其他各家的手牌
label-try-hand = 试试例子
label-random-hand = 随机一手
label-recent-hands = 最近的手牌
label-clear-recent = 清除
label-hint-type = 也可以输入或粘贴：123m 456p 11z。
label-hint-table = 在“牌桌”中可录入四家的手牌与打出的牌。
label-hint-game = 在“对局”中可记录整场的分数。
label-compare = { editor-compare }
label-copy-text = 复制为文字
label-copy-link = 复制链接
label-print = 打印
label-embed = 嵌入
label-embed-title = 嵌入网站
label-copied = 已复制。
label-copy-by-hand = 浏览器不允许本页复制。请从这里复制：
label-share = 分享
label-share-app = 分享到应用
label-qr = 二维码
label-share-failed = 无法分享。请复制链接。
label-source = 出处
label-program-default = 程序默认
label-shortcut = 速算
label-winner = { -win }者
label-worth = 手牌分值
label-ready = { -ready }
label-not-ready = 未{ -ready }

## keys

keys-tiles = 牌
keys-targets = { -claim }
    .riichi = 副露与指示牌
keys-caret = 光标
keys-win = { -win }与牌桌
keys-page = 页面

## refusal

refusal-none-left = { $tile }已经用完。
refusal-chow-from = 只能{ -chow }上家的牌：{ $seat }。
refusal-no-flowers = 本规则没有这种花牌。
refusal-no-red-fives = 本规则没有赤5。
refusal-not-for-three = 本规则没有这种牌。
refusal-hand-full = 手牌已满。点一张牌可以更改。
refusal-others-have-all = 这副手牌的张数已经齐全。
refusal-melds-full = { -melds }不能再多。
refusal-no-such-chow = 顺子是同花色三张相连的牌。
refusal-no-such-pung = 刻子是三张相同的牌。
refusal-no-such-kong = 杠是四张相同的牌。
refusal-no-such-group = 四张组、五张组、六张组是相应张数的相同的牌。
refusal-no-chow-for-three = 三人麻将不能{ -chow }牌。
refusal-riichi-is-closed = 已经立直：不能再有副露。
refusal-open-hand = 立直须门前清。
refusal-no-riichi = 本规则没有立直。
refusal-discards-full = 一家打不出这么多牌。
refusal-no-north-bonus = 只有三人日麻才能拔北。
refusal-won-alone = 自摸的牌，他家不能同{ -wins }。
refusal-has-won = 这一家已经{ -win }退出。
refusal-winners-full = 一家打出的牌，本规则不允许更多家{ -wins }。
refusal-discarder-wins = { -deal-in }者不能{ -takes }自己打出的牌。
refusal-has-tiles = 这副手牌已有牌，分数由牌算出。去掉牌才能直接填分。
refusal-no-indicators = 本规则没有宝牌指示牌。
refusal-indicators-full = 指示牌最多五张。
refusal-nothing = 那里没有牌。
refusal-not-now = 现在还不行。请先添加更多牌。
refusal-not-a-value = 该选项不能用这个值。
refusal-not-own = 内置的规则不能更改：请复制一份再修改。
refusal-library-full = 不能再保存更多规则。请先删除一套。
refusal-list-full = 这个列表放不下更多番种。请先去掉一个。
refusal-nothing-to-undo = 没有可撤销的操作。
refusal-nothing-to-redo = 没有可重做的操作。

## ui-say

# The tiles of a hand.
number-of-tiles = { $number }张
# On a key of the tile keyboard.
tile-is-lifted = 已选中{ $tile }：点下一张牌即可替换
of-discarder = { $seat }家{ -deal-in }
copies-left = 剩{ $count }张
# When a kong was made.
kong-after-win = 第{ $number }家胡牌后
# Another winner of whom nothing is entered.
also-missing = { $seat }也赢了这张牌：请在牌桌上输入手牌，或在此输入分数。
# Where the copies of a tile lie of which there are too many.
copies-lie-here = 位置：{ $places }。
dropped-from-link = 链接中有部分内容无法读取：{ $parts }
dropped-part = { $what }“{ $text }”
left-out-too-long = 太长，不是一手牌
# Parts of a text that are not told with the first ones.
left-out-more = 另有{ $number }处。
left-out-with-more = { $told }{ $more }
# What was wrong with a text, in whole sentences.
unchanged-by = { $text }未作任何更改。
game-rules-changed = { $name }，{ $number }项自定规则
editor-on = 开
editor-off = 关
editor-none = 无

## tap
## What a tap on a tile does, after its name.

tap-selects = 选中
tap-removes = 移除

## command

# What a key does, in the help.
command-digit = 数字；0为赤5
command-suit = 数字的花色：万、{ -dots }、{ -bamboos }、字牌、花牌、动物牌
command-aim-hand = 之后的牌：手牌
command-aim-chow = 下一张牌：{ -chow }
command-aim-pung = 下一张牌：碰
command-aim-kong = 下一张牌：{ -open-kong }
command-aim-added-kong = 下一张牌：加杠
command-aim-concealed-kong = 下一张牌：暗杠
command-aim-quad = 下一张牌：四张组
command-aim-quint = 下一张牌：五张组
command-aim-sextet = 下一张牌：六张组
command-choose-chow = 选择{ -chow }哪一副
command-change-meld = 更改最后一副
    .riichi = 更改最后一副副露
command-aim-discards = 之后的牌：这家打出的牌
command-aim-chosen = 之后的牌：打出这张牌时的手牌
command-aim-dora = 之后的牌：宝牌指示牌
command-aim-ura = 之后的牌：里宝牌指示牌
command-left = 光标左移一张
command-right = 光标右移一张
command-home = 光标到开头
command-end = 光标到末尾
command-pick = 在手牌中：选中光标后的牌，或取消选中
command-backspace = 移除光标前的牌
command-delete = 移除光标后的牌
command-escape = 放弃已输入的数字，回到手牌
command-by = 切换自摸与{ -discard-win }
command-from = 换下一家打出，或换所选那副的来源
command-kong = 用手中的牌开杠
command-north = 拔北（三人日麻）
command-meld = 选择下一副
    .riichi = 选择下一副副露
command-riichi = 立直
command-ippatsu = 一发
command-next-seat = 下一个{ -seat-wind }；在牌桌上则是下一家的手牌
command-undo = 撤销
command-redo = 重做
command-text = 转到文字框
command-help = 打开本帮助

## start
## What the page says when the app cannot start.

start-no-file = Tenbo无法启动：缺少一部分文件，或文件已损坏。请检查网络连接后重试。保存在此浏览器中的对局和规则仍在。
start-no-wasm = Tenbo无法启动：计算需要WebAssembly，而此浏览器没有它，或已把它停用。请换一个浏览器，或更改此浏览器的设置。保存在其中的对局和规则仍在。
start-no-policy = Tenbo无法启动：网站的内容安全策略须允许script-src 'wasm-unsafe-eval'和img-src data:。
start-no-origin = Tenbo无法启动：此框架没有自己的源。页面管理员可以在sandbox中加上allow-same-origin，或让Tenbo的文件带Access-Control-Allow-Origin: *发送。
start-late = 正在加载。如果一直没有内容，说明有文件缺失或被拦截：请重新加载，或告知网站管理员。
start-again = 重试

## check
## Texts of public/check.html, which checks how a host serves Tenbo.

check-title = Tenbo的网站设置是否正确？
check-about = 本页会从此网站请求Tenbo的全部文件，在两个框架中启动它，并指出需要修正之处。不会向其他网站发送任何内容。
check-running = 正在检查…
check-all-right = 未发现问题。
check-some-better = 一切可用，有些地方可以改进。
check-some-wrong = 发现问题，详见下方。
check-failed = 检查未能完成：
check-right = 正常
check-better = 可以改进
check-wrong = 有问题
check-unknown = 未检查
check-is-right = 符合要求。
check-mend = 解决方法
check-fixed = 在此主机上无法更改。
check-drop-line = 在_headers或netlify.toml中删除设置它的那一行。
check-copy = 复制报告
check-copied = 已复制
check-again = 再次检查
check-secure = 安全连接
check-secure-bad = 没有HTTPS，浏览器不会保存任何内容以供离线使用，也不允许使用剪贴板。
check-types = 文件类型
check-types-bad = 这些文件的类型（Content-Type）不正确。浏览器会拒绝类型不正确的脚本、模块和样式表。
check-files = 文件内容
check-files-bad = 这些文件缺失或被改动，因此无法保存以供离线使用。请原样重新上传整个文件夹，并关闭会改写网页和脚本的功能。
check-files-no-list = 此构建没有文件清单。
check-files-insecure = 没有文件缺失。只有在安全连接下浏览器才能比对内容。
check-missing = 对不存在文件的响应
check-missing-bad = 请求不存在的文件时，网站返回的是网页而不是404。Tenbo可以使用，但漏传的文件要到以后才会发现。
check-policy = 内容安全策略
check-policy-bad = 网站的策略阻止了Tenbo。必须允许：
check-frames = 在其他网站的框架中显示
check-frames-bad = 此网站不允许其他网站在框架中显示Tenbo。
check-frames-some = 只有这些网站可以在框架中显示Tenbo。
check-frames-silent = Tenbo未能在框架中启动。原因可能是本页的其他问题。
check-origin = 没有源的框架
check-origin-bad = WordPress等会使用没有源的框架。这种框架只能加载带有 Access-Control-Allow-Origin: * 标头的文件，而这些文件没有此标头。
check-after-frames = 等Tenbo能在框架中启动后再检查。
check-isolation = 跨源隔离
check-isolation-bad = 这些标头使其他网站无法显示Tenbo，也无法加载embed.js。
check-caching = 缓存
check-caching-bad = 浏览器可能继续使用这些文件的旧副本：更新后访客会得到新旧混杂的文件。
check-caching-late = 访客会稍晚才得到这些文件的更新。
check-caching-short = 这些文件名中带有哈希，内容不会改变，可以让浏览器长期缓存。
check-compression = 压缩
check-compression-bad = 这些文件未经压缩；首次访问最多需要三倍的时间。
check-worker = Service Worker
check-worker-bad = 无法保存任何内容以供离线使用。
check-worker-above = 在首次打开Tenbo之前，上级文件夹的Service Worker会代替此文件夹响应。
check-oembed = 链接预览
check-oembed-none = 此构建没有设置自己的网址，因此WordPress等无法把粘贴的链接变成框架。如需设置，请在构建Tenbo的地方运行：
check-oembed-elsewhere = 此构建用于另一个网址。请在构建Tenbo的地方运行下面最后一行。

## copy

copy-as = 复制为
copy-text = 文字
copy-wiki = 维基文本
copy-copy = { embed-copy }
copy-save = 保存
copy-picture-refused = 浏览器不允许本页复制图片。请保存图片。
copy-share-picture = 分享图片
copy-no-picture = 浏览器不允许本页绘制图片。
copy-qr-help = 用手机扫描，即可打开这手牌。
copy-qr-too-long = 链接太长，放不进二维码。请复制链接。
copy-latex-needs = 需要宏包 mahjong 和 url；汉字还需要 LuaLaTeX 或 XeLaTeX 以及中文字体。

## copy-say

not-drawn = 未能画出的牌：{ $tiles }

## update

update-here = 有新版本。
update-reload = 重新加载
update-later = 以后再说
update-offline = 已可离线使用。
update-no-offline = 还不能离线使用：浏览器未能保存全部文件。联网时可以正常使用。
update-offline-full = 还不能离线使用：浏览器的存储空间不足。请腾出空间后重新加载。

## joining
## How texts stand together.

labeled = { $label }：{ $text }
aside = { $text }（{ $aside }）
clauses = { $first }；{ $next }
sentences = { $text }{ $next }
ended = { $text }。
