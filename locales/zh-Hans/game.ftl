### The game sheet.

## game

game-games = 对局
game-games-help = 逐{ -deal }记录整场对局：谁{ -win }、{ -takes }谁的牌、多少分。对局保存在此浏览器中。
game-no-games = 还没有对局。
game-new-game = 新对局
game-new-name = 新名称
game-start = 开始对局
game-open = 打开
game-rename = 改名
game-duplicate = 复制
game-delete = 删除
game-deleted = 对局已删除。撤销可恢复。
game-all-games = 所有对局
game-setup = 姓名与规则
game-name = 对局名称
game-rulebook = 对局规则
game-use-edited = 改用编辑后的版本
game-use-newer = 按新版继续
game-players = 玩家
game-first-dealer = 东（起庄）
game-second-seat = 南
game-third-seat = 西
game-fourth-seat = 北
game-seats-help = 按首{ -deal }的座位顺序。
game-initial = 起始分
game-rounds = 圈数
game-as-rulebook = 依规则
game-standings = 当前得分
game-dealer = 做庄
game-no-win-yet = 尚未{ -win }
game-table-holds = 桌上存分
    .riichi = 桌上立直棒
game-bank-holds = 公账
    .chinese-official = 罚分
game-together = 合计
game-constant = 与开始时相同
game-not-constant = 与开始时不同
game-deals = 各{ -deal }
game-deal = { -deal }
game-what-happened = 经过
game-no-deals = 还没有记录。
game-correct = 更正{ -deal }号
game-next-deal = 下一{ -deal }
game-correct-deal = 更正{ -deal }号
game-insert-deal = 插入为{ -deal }号
game-how-it-ended = 本{ -deal }结果
game-ends-with-draw = 流局
game-ends-with-scores = 自填分数
game-winner = { -win }者
game-then-won = 此后{ -win }
game-add-win = 添加{ -win }
game-remove-win = 去掉
game-then-who = { -win }者
game-then-tile = { -winning-tile }
game-choose-seat = 请选择
game-paid-at-once = 即时付分
game-add-paid = 添加付分
game-remove-paid = 去掉
game-paid-to = 付给
game-paid-for = 项目
game-paid-from = 打出的人
game-paid-times = 次数
game-paid-when = 时间
game-paid-first = 首次{ -win }前
game-worth = 得分
game-han = 番
game-fu = 符
game-by-tiles-already = 已按牌输入
game-cause = 流局原因
game-ready-were = 流局{ -ready }
game-nagashi-by = 流局满贯
game-changes = 得失
game-changes-help = 按你们的结算填写，输分加负号。合计不为零的差额归公账。
game-nobody-won = 无人
game-more-fouls = 犯规
game-more-liability = 包牌
game-more-sticks = 立直棒
game-more-next-dealer = 下一庄
game-more-note = 备注
game-note = 备注
game-liable = 包牌者（代各家付分）
game-next-dealer = 下{ -deal }庄家
game-passes = 下家做庄
game-stays = 连庄
game-honba = 本场数
game-deposits = 局后桌上的立直棒
game-from-before = 依前{ -deal }推算
game-penalties = 犯规
game-add-penalty = 添加犯规
game-remove-penalty = 移除
game-penalty-for = 犯规者
game-penalty-what = 犯规
game-penalty-times = 次数
game-penalty-cancelled = 立即收回
game-what-it-does = 本{ -deal }得失
game-enter = 记入本{ -deal }
game-enter-correction = 保留
game-enter-inserted = 插入
game-cancel = 取消
game-by-tiles = 按牌输入
game-tiles-again = 更改牌
game-into-game = 记入对局
game-back-without = 不记入，返回
game-insert-before = 在前面插入一{ -deal }
game-delete-deal = 删除此{ -deal }
game-deal-deleted = 此{ -deal }已删除，其后各{ -deal }已重新计算。撤销可恢复。
game-nothing-changed = 各家总分不变。
game-undo = 撤销对局操作
game-redo = 重做对局操作
game-finish = 结束对局
game-reopen = 继续对局
game-ranking = 名次
game-place = 名次
game-player = 玩家
game-score = 成绩
game-chart = 分数走势
game-net = 得失
game-copy-summary = 复制摘要
game-share-summary = 分享摘要
game-summary-copied = 摘要已复制。
game-end-transfers = 终局结算
game-from = 付出
game-to = 收取
game-amount = 数额
game-what-for = 事由
game-files = 保存与打印
game-files-help = JSON文件保存全部内容，可在这里重新读取。CSV文件供电子表格使用：其中没有牌。
game-save-json = 保存为JSON
game-save-csv = 保存为CSV
game-copy-json = 复制JSON文字
game-copied = 对局已复制到剪贴板。
game-copy-refused = 浏览器不允许本页复制。请从这里复制：
game-print = 打印
game-import = 读取文件
game-import-help = 选择对局的JSON或CSV文件，或粘贴其文字。它会作为新对局加入，其他对局不变。CSV文件使用页面上方所选的规则。
game-import-file = 对局文件
game-import-text = 或粘贴其文字
game-read = 读取文字
game-not-read = 无法读取为对局。没有任何更改。
game-csv-without-tiles = 已从CSV读入：只有分数，因为CSV不含牌。
game-not-kept = 浏览器不允许本页保存任何内容：离开前请把对局存为文件。
game-missing = 无法取得这场对局的规则。请在联网后重试。
game-deal-wrong = 此{ -deal }在更正之前不计：
game-unnamed = 未命名的对局
game-back-to-sheet = 回到计分表
game-in-match = 属于多场对局的比赛
game-last-of-match = 比赛的最后一场对局
game-won-before = 此前的对局中曾{ -win }
game-total = 总分
game-to-tiles = 转到手牌
game-being-entered = 正在按牌输入一{ -deal }。
game-not-over = 本{ -deal }尚未结束：请为{ -win }者输入完整的手牌和{ -winning-tile }，或设为流局。
game-from-other-tab = 另一个标签页更改了这场对局，所做的更改这里也有了。
game-keys = 填写本{ -deal }
game-pays = 付分
game-later = 终局时
game-whose-hand = 谁的手牌
game-more-values = 其他值
game-limit = 封顶
game-double = 翻倍
game-tap-ready = 请点{ -ready }的人。
game-tap-nagashi = 请点流局满贯的人。
game-new-player = 新名字
game-vacant-seat = 点一个名字
game-draw-seats = 抽座位
game-last-players = 上次的玩家
game-sample = 样例：一场牌的结果
game-sample-name = 示例对局
game-try-sample = 试用示例
game-gaps = 与第一名的分差
game-table-screen = 桌面显示
game-leading = 第一名
game-to-phone = 传到手机
game-phone-help = 用手机相机扫描。手机得到的是对局的副本：之后在这里填写的内容不会传过去。
game-phone-too-long = 对局太长，放不进二维码。请分享链接，或存为文件后在手机上打开。
game-linked = 已打开链接中的对局。这是副本：之后在别处填写的内容不会传过来。
game-link-damaged = 链接已损坏或不完整，其中的对局无法读取。
game-if-ended = 若现在终局
game-form-entered = 这里填写的局已在另一个标签页中记入。对局中只记一次，表单已清空。
game-step-lost = 另一个标签页先更改了对局，您的上一步没有保存。如果那是一局，它已回到表单中。
game-reading = 另一个标签页正在记录对局，本页显示那边记入的内容。
game-relieved = 已由另一个标签页接手记录，本页显示那边记入的内容。
game-take-over = 在这里继续记录
game-next-game = 下一场
game-next-game-drawn = 重新抽座位，下一场
game-last-asked = 这是整轮比赛的最后一场吗？若是，现在结算烧鸟。
game-last-yes = 是，最后一场
game-sum = 合计
game-settle-up = 结算
game-nobody-pays = 无需支付
game-stake = 赌注
game-currency = 货币
game-stake-for = 计价单位
game-named-stakes = 常用赌注
game-stake-two-five = 二五鸡（0.25/0.50）
game-stake-five-one = 五一（0.50/1）
game-stake-one-two = 一二蚊（1/2）
game-one-point = 1分
game-thousand-points = 1.0
game-chips = 筹码
game-chip-worth = 每枚筹码
game-chips-in = 单位
game-chips-in-points = 分
game-chips-in-money = 金额

## game-say

# {what} is a list of what there is of fouls, liability, sticks, the next dealer and a note.
game-more = 更多：{ $what }
game-counters = { $number }本场
game-repeat = 连庄{ $number }次
game-sticks = 立直棒{ $number }
game-player-number = 玩家{ $number }
game-drawn = 流局：{ $cause }
game-nagashi = 流局满贯：{ $names }
game-own-figures = 自填分数
game-paid-out = 即时付分：{ $amounts }
game-declared-riichi = 立直：{ $names }
game-is-liable = { $name }包牌
# {foul} is the name of a foul, or one of the next two.
game-foul-of = { $name }犯规：{ $foul }
game-foul-times = { $foul } ×{ $times }
game-foul-taken-back = { $foul }（收回）
# Two things that happened in a deal; {said} may be more of them.
game-and-then = { $said }；{ $more }
game-rulebook-edited = “{ $name }”之后被编辑过。本对局仍按以前的版本计算。
game-rulebook-newer = “{ $name }”在本对局开始后随更新有了变化。各局现在都按新版计算。
game-from-seat = { $name }打出
game-han-count = { $han }番
game-han-limit = { $han }番：{ $limit }
game-fu-count = { $fu }符
game-lacks-worth = 请填写{ $name }的手牌分数。
game-lacks-figures = 请填写各家的得失。
game-next-seat = 下一个名字坐{ $wind }。
# What a player has, below what the hand is worth.
game-has = 持有 { $total }
# What fouls cost when the game is over, with its sign.
game-at-end = 终局时{ $points }
game-entered = 已记入{ $deal }。
game-total-now = { $name }：由{ $before }变为{ $now }（{ $change }）
game-dealt-by = { $deal }（{ $name }做庄）
# Below the points of the player whose wind was tapped; the others have the gaps.
game-gaps-to = 与{ $name }的分差
game-leads = { $name }领先，{ $total }分
game-largest-hand = 最大的一手：{ $what }
game-copy-of = { $name }（副本）
game-table-points = 标准分{ $points }
game-won-by = { $name }获胜
game-first-shared = { $names }并列第一
game-payments = { $number }笔支付
game-chips-left = 筹码合计不为零：{ $count }
game-match-head = 共{ $number }场 · 净得分合计
game-leads-by = { $name }领先{ $points }
game-match-won = { $name }赢得比赛
game-lead-shared = { $names }并列领先
# The next game of a match: { $name } is the name of the match.
game-next-name = { $name } { $number }
game-gone = 另一个标签页删除了“{ $game }”。
game-unread = 有{ $count }场已保存的对局无法读取，按原样保留。

## game-happened
## What happened in a deal, in the words of its rulebook.

# A deal by the wind of its round and its hand of the round.
game-deal-name = { $wind }{ $number }{ -deal }
game-number-of-deals = { $number }{ -deal }
game-in-builder = “{ $game }”第{ $place }{ -deal }：{ $deal }。
game-corrected = 已更正{ $deal }，其后各{ -deal }已重新计算：
game-inserted = 已插入{ $deal }，其后各{ -deal }已重新计算：
game-head-now = 第{ $place }{ -deal }现为{ $now }，原为{ $before }
game-deal-now = 第{ $place }{ -deal }得失现为{ $now }，原为{ $before }
game-wins = { $who }{ -win }，{ $worth }
game-wins-anything = { $who }{ -win }
# {wins} is one or more of the first.
game-won-from = { $wins }，{ $from }{ -deal-in }
game-won-self-drawn = { $wins }，自摸
game-ready = { -ready }：{ $names }
game-own-figures-won = 自填分数，{ $winner }{ -win }
game-lacks-winner = 先点选{ -win }者，再点付分的人。再点一次{ -win }者即为自摸。
game-lacks-source = 请点打出{ -winning-tile }的人，或再点一次{ -win }者即为自摸。

## game-refusal

game-refusal-no-game = 没有这场对局。
game-refusal-no-deal = 对局中没有这一局。
game-refusal-no-player = 对局中没有这位玩家。
game-refusal-not-a-value = 此处不能有这样的数字。
game-refusal-has-deals = 对局已有记录，不能更改人数。
game-refusal-library-full = 已保存100场对局：请先存为文件并删除一场。
game-refusal-deals-full = 对局的局数已达计分表的上限。

## csv-fault

csv-fault-head = 第一行没有列出对局的列名：局、圈、庄家等。
csv-fault-columns = 本行的列数与第一行不同。
csv-fault-number = 此处应为整数。
csv-fault-player = 这不是可以填在此处的玩家姓名。
csv-fault-round = 此处应为风位和数字，如E1。
csv-fault-cause = 一局不会这样结束，或不会有这些{ -win }者。
csv-fault-quote = 从这里开始的引号没有闭合。
csv-fault-deals = 局数超过计分表的上限。
csv-fault-totals = 本行及之前各行的数额之和与此总分不符。

## last-why

last-why-deposit = 无人取走的立直棒
last-why-oka = oka（开局时缴入，归第一名）
last-why-uma = 顺位马点
last-why-penalty = 犯规
last-why-yakitori = 烧鸟

## over

over-rounds-played = 所有圈数已打完。
over-bankrupt = 有人低于0分。
over-target-reached = 已达到所需分数。
over-dealer-stops = 末庄领先，选择终局。
over-finished = 玩家结束了对局。
