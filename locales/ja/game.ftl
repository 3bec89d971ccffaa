### The game sheet.

## game

game-games = 対局一覧
game-games-help = 対局を1局ずつ、誰が誰からいくらで和了したかまで記録します。対局はこのブラウザに保存されます。
game-no-games = 対局はまだありません。
game-new-game = 新しい対局
game-new-name = 新しい名前
game-start = 対局を始める
game-open = 開く
game-rename = 名前を変更
game-duplicate = コピー
game-delete = 削除
game-deleted = 対局を削除しました。「元に戻す」で復元できます。
game-all-games = 対局一覧へ
game-setup = 名前とルール
game-name = 対局の名前
game-rulebook = この対局のルール
game-use-edited = 編集後の版を使う
game-use-newer = 新しい版で続ける
game-players = プレイヤー
game-first-dealer = 東家（起家）
game-second-seat = 南家
game-third-seat = 西家
game-fourth-seat = 北家
game-seats-help = 最初の局の席順です。
game-initial = 開始時の持ち点
game-rounds = 長さ（1：東風戦、2：半荘戦）
game-as-rulebook = ルールどおり
game-standings = 点数状況
game-dealer = 親
game-no-win-yet = まだ和了なし
game-table-holds = 供託
game-bank-holds = 場外
game-together = 合計
game-constant = 開始時と同じ
game-not-constant = 開始時と異なる
game-deals = 局の記録
game-deal = 局
game-what-happened = 結果
game-no-deals = 局はまだありません。
game-correct = 局を編集
game-next-deal = 次の局
game-correct-deal = 編集：局
game-insert-deal = 前に挿入：局
game-how-it-ended = 局の結果
game-ends-with-draw = 流局
game-ends-with-scores = 直接入力
game-winner = 和了者
game-then-won = その後の和了
game-add-win = 和了を追加
game-remove-win = 削除
game-then-who = 和了者
game-then-tile = 和了牌
game-choose-seat = 選択
game-paid-at-once = 即時払い
game-add-paid = 支払いを追加
game-remove-paid = 削除
game-paid-to = 受け取る人
game-paid-for = 理由
game-paid-from = 捨てた人
game-paid-times = 回数
game-paid-when = タイミング
game-paid-first = 和了の前
game-worth = 点数
game-han = 翻
game-fu = 符
game-by-tiles-already = 牌で入力済み
game-cause = 流局の理由
game-ready-were = テンパイ公開
game-nagashi-by = 流し満貫
game-changes = 点数の増減
game-changes-help = 精算した結果を入力します。失点にはマイナスを付けます。合計が0にならない分は場外に入ります。
game-nobody-won = なし
game-more-fouls = 反則
game-more-liability = 責任払い
game-more-sticks = 供託
game-more-next-dealer = 次の親
game-more-note = メモ
game-note = メモ
game-liable = 責任払いの人
game-next-dealer = 次の親
game-passes = 親流れ
game-stays = 連荘
game-honba = 本場
game-deposits = 局の後の供託
game-from-before = 自動
game-penalties = 反則
game-add-penalty = 反則を追加
game-remove-penalty = 反則を削除
game-penalty-for = 反則者
game-penalty-what = 反則の内容
game-penalty-times = 回数
game-penalty-cancelled = 誤りをすぐに取り消した
game-what-it-does = 点数の増減
game-enter = 局を記録
game-enter-correction = この内容で保存
game-enter-inserted = 挿入する
game-cancel = キャンセル
game-by-tiles = 牌で入力
game-tiles-again = 牌を変更
game-into-game = 対局に反映
game-back-without = 反映せずに戻る
game-insert-before = 前に局を挿入
game-delete-deal = この局を削除
game-deal-deleted = 局を削除し、以後を計算し直しました。「元に戻す」で復元できます。
game-nothing-changed = 合計は変わりません。
game-undo = 対局の操作を元に戻す
game-redo = 対局の操作をやり直す
game-finish = 対局を終える
game-reopen = 対局を続ける
game-ranking = 順位表
game-place = 順位
game-player = プレイヤー
game-score = 成績
game-chart = 点数の推移
game-net = 収支
game-copy-summary = まとめをコピー
game-share-summary = まとめを共有
game-summary-copied = まとめをコピーしました。
game-end-transfers = 終局時の精算
game-from = 支払い元
game-to = 支払い先
game-amount = 点数
game-what-for = 理由
game-files = 保存と印刷
game-files-help = JSONファイルにはすべてが入り、ここでまた開けます。CSVファイルは表計算用で、牌は含みません。
game-save-json = JSONで保存
game-save-csv = CSVで保存
game-copy-json = JSONをコピー
game-copied = 対局をコピーしました。
game-copy-refused = ブラウザがコピーを許可しませんでした。ここからコピーしてください：
game-print = 印刷
game-import = ファイルを開く
game-import-help = 対局のJSONかCSVのファイルを選ぶか、その内容を貼り付けてください。新しい対局として加わり、ほかの対局は変わりません。CSVには、ページ上部で選んだルールを使います。
game-import-file = 対局のファイル
game-import-text = または内容を貼り付け
game-read = テキストを読み込む
game-not-read = 対局として読み取れませんでした。何も変わっていません。
game-csv-without-tiles = CSVから読み込みました。CSVに牌はないので、点数だけです。
game-not-kept = このブラウザではTenboは何も保存できません。離れる前に対局をファイルに保存してください。
game-missing = この対局のルールを取得できませんでした。接続を確認して、もう一度お試しください。
game-deal-wrong = この局は、修正するまで計算に入りません：
game-unnamed = 名前のない対局
game-back-to-sheet = 記録表に戻る
game-in-match = 連戦中の1対局
game-last-of-match = この対局で連戦が終わる
game-won-before = 以前の対局で和了あり
game-total = 現在
game-to-tiles = 牌の入力へ
game-being-entered = 局を牌で入力中です。
game-not-over = 局がまだ終わっていません。和了者の手牌を和了牌まで入力するか、流局にしてください。
game-from-other-tab = 別のタブでこの対局が変更されました。その内容はここにも反映されています。
game-keys = 局の入力
game-pays = 支払い
game-later = 終局時
game-whose-hand = 誰の手
game-more-values = ほかの値
game-limit = 上限
game-double = 2倍
game-tap-ready = テンパイの人をタップしてください。
game-tap-nagashi = 流し満貫の人をタップしてください。
game-new-player = 新しい名前
game-vacant-seat = 名前をタップ
game-draw-seats = 席を決める
game-last-players = 前回の顔ぶれ
game-sample = 見本：対局の結果
game-sample-name = 見本の対局
game-try-sample = 見本を試す
game-gaps = トップとの差
game-table-screen = 卓上表示
game-leading = トップ
game-to-phone = スマートフォンへ
game-phone-help = スマートフォンのカメラで読み取ってください。対局のコピーが渡ります。このあとここで入力した内容は届きません。
game-phone-too-long = 対局が長すぎてQRコードにできません。リンクを共有するか、ファイルに保存してスマートフォンで開いてください。
game-linked = リンクの対局を開きました。これはコピーで、ほかの端末でこのあと入力した内容は届きません。
game-link-damaged = リンクが壊れているか、途中で切れています。中の対局を読み取れませんでした。
game-if-ended = いま終局すると
game-form-entered = ここで入力中だった局は、別のタブで記録されました。対局には1回だけ入り、入力欄は空に戻りました。
game-step-lost = 別のタブで先に変更されたため、最後の操作は保存されませんでした。局の入力だった場合は、入力欄に戻っています。
game-reading = 別のタブで記録中です。このタブにはその内容が表示されます。
game-relieved = 別のタブで記録を引き継ぎました。このタブにはその内容が表示されます。
game-take-over = ここで記録を続ける
game-next-game = 次の半荘
game-next-game-drawn = 席を決め直して次へ
game-last-asked = これが最後の対局ですか？最後なら焼き鳥を精算します。
game-last-yes = はい、最後です
game-sum = 合計
game-settle-up = 精算
game-nobody-pays = 支払いなし
game-stake = レート
game-currency = 通貨
game-stake-for = レートの単位
game-named-stakes = 名のあるレート
game-stake-two-five = 二五雞（0.25/0.50）
game-stake-five-one = 五一（0.50/1）
game-stake-one-two = 一二蚊（1/2）
game-one-point = 1点
game-thousand-points = 1.0
game-chips = チップ
game-chip-worth = チップ1枚
game-chips-in = 単位
game-chips-in-points = 点
game-chips-in-money = 金額

## game-say

# {what} is a list of what there is of fouls, liability, sticks, the next dealer and a note.
game-more = その他：{ $what }
game-counters = { $number }本場
game-repeat = 連荘{ $number }
game-sticks = 供託{ $number }本
game-player-number = プレイヤー{ $number }
game-drawn = { $cause }
game-nagashi = 流し満貫：{ $names }
game-own-figures = 点数を直接入力
game-paid-out = 即時払い：{ $amounts }
game-declared-riichi = リーチ：{ $names }
game-is-liable = { $name }の責任払い
# {foul} is the name of a foul, or one of the next two.
game-foul-of = { $name }の反則：{ $foul }
game-foul-times = { $foul }×{ $times }
game-foul-taken-back = { $foul }（取り消し）
# Two things that happened in a deal; {said} may be more of them.
game-and-then = { $said }。{ $more }
game-rulebook-edited = 「{ $name }」はその後編集されました。この対局は以前の版で計算しています。
game-rulebook-newer = 「{ $name }」はこの対局の開始後、更新で変わりました。すべての局を新しい版で計算しています。
game-from-seat = { $name }が放銃
game-han-count = { $han }翻
game-han-limit = { $han }翻：{ $limit }
game-fu-count = { $fu }符
game-lacks-worth = { $name }の和了点を入力してください。
game-lacks-figures = 点数の増減を入力してください。
game-next-seat = 次の名前は{ $wind }に座ります。
# What a player has, below what the hand is worth.
game-has = 持ち点 { $total }
# What fouls cost when the game is over, with its sign.
game-at-end = 終局時に{ $points }
game-entered = { $deal }を記録しました。
game-total-now = { $name }：{ $before } → { $now }（{ $change }）
game-dealt-by = { $deal }、親は{ $name }
# Below the points of the player whose wind was tapped; the others have the gaps.
game-gaps-to = { $name }との差
game-leads = トップは{ $name }、{ $total }点
game-largest-hand = 最も高い手：{ $what }
game-copy-of = { $name }（コピー）
game-table-points = 順位点{ $points }
game-won-by = { $name }がトップ
game-first-shared = { $names }が同点トップ
game-payments = 支払い{ $number }件
game-chips-left = チップの合計が0になりません：{ $count }
game-match-head = { $number }戦 · 成績の合計
game-leads-by = { $name }が{ $points }差で首位
game-match-won = { $name }が優勝
game-lead-shared = { $names }が同点首位
# The next game of a match: { $name } is the name of the match.
game-next-name = { $name } { $number }
game-gone = 別のタブで「{ $game }」が削除されました。
game-unread = 読み込めない対局が{ $count }件あります。保存されたまま残してあります。

## game-happened
## What happened in a deal, in the words of its rulebook.

# A deal by the wind of its round and its hand of the round.
game-deal-name = { $wind }{ $number }局
game-number-of-deals = { $number }局
game-in-builder = 「{ $game }」の{ $place }局目：{ $deal }。
game-corrected = { $deal }を訂正し、以後を計算し直しました：
game-inserted = { $deal }を挿入し、以後を計算し直しました：
game-head-now = { $place }局目：{ $before } → { $now }
game-deal-now = { $place }局目の増減：{ $before } → { $now }
game-wins = { $who }の和了 { $worth }
game-wins-anything = { $who }の和了
# {wins} is one or more of the first.
game-won-from = { $wins }、{ $from }の放銃
game-won-self-drawn = { $wins }、ツモ
game-ready = テンパイ：{ $names }
game-own-figures-won = 点数を直接入力、{ $winner }の和了
game-lacks-winner = 和了者、放銃者の順にタップします。同じ人をもう一度でツモです。
game-lacks-source = 放銃者をタップするか、和了者をもう一度タップしてツモにします。

## game-refusal

game-refusal-no-game = その対局はありません。
game-refusal-no-deal = この対局にその局はありません。
game-refusal-no-player = この対局にそのプレイヤーはいません。
game-refusal-not-a-value = そこに入れられない数です。
game-refusal-has-deals = 局のある対局では人数を変えられません。
game-refusal-library-full = 対局は100件まで保存できます。先に1件をファイルに保存し、削除してください。
game-refusal-deals-full = この対局の局数は、記録表の上限に達しています。

## csv-fault

csv-fault-head = 1行目には列名（deal, round, dealer など）が必要です。
csv-fault-columns = この行の列数が1行目と異なります。
csv-fault-number = ここには整数が必要です。
csv-fault-player = ここにはこの対局のプレイヤーの名前が必要です。
csv-fault-round = ここには E1 のような風と数が必要です。
csv-fault-cause = 局がこの形で終わること、またはこの和了者になることはありません。
csv-fault-quote = ここから始まる引用が閉じていません。
csv-fault-deals = 局数が記録表の上限を超えています。
csv-fault-totals = この行までの増減の合計が、この持ち点と一致しません。

## last-why

last-why-deposit = 残った供託
last-why-oka = オカ（トップへ）
last-why-uma = ウマ（順位点）
last-why-penalty = 反則
last-why-yakitori = 焼き鳥

## over

over-rounds-played = すべての場が終わりました。
over-bankrupt = 持ち点が0を下回った人がいます。
over-target-reached = 1位必要点数に届いた人がいます。
over-dealer-stops = 最後の親がトップのため、対局を終えました。
over-finished = プレイヤーが対局を終えました。
