### The page: its buttons, fields and messages.
###
### 用語: hand 手牌 / winning hand 和了形, tile 牌, set 面子, chow 順子(チー), pung 刻子(ポン), kong 槓子(カン), open kong 明槓, added kong 加槓, concealed kong 暗槓, meld/declared set 副露, claim 鳴く・鳴き
### concealed 門前(手全体)・暗(面子), self-drawn ツモ, on a discard ロン, discard 捨て牌・打牌, discarder 放銃者, winning tile 和了牌, win 和了, wait 待ち, pair 雀頭(七対子では対子), ready テンパイ, not ready ノーテン
### dealer 親, East 東家, seat wind 自風, round wind 場風, round 場, deal 局, game 対局, match 連戦(複数対局), draw 流局, last tile of the wall 海底牌, wall 山, replacement tile 嶺上牌(花牌では補花牌)
### 追補: barred 和了放棄, passes/stays 親流れ/連荘, honba欄 本場, worth 点数, 何切る; sentences name seats by who-sits ({seat}家) or by the player’s name alone
### fu 符, han 翻, faan 番, doubles 翻(1翻で2倍), fan(中国麻将) 役・番種, points 点, tai 台, limit 上限, limit hand 役満, minimum 最低点・縛り, pattern 役
### counters/honba 本場, deposits 供託・リーチ棒, liable/pao 責任払い(包), foul 反則, false win 誤和了, false claim 誤った鳴き, dead hand 手が無効, penalty 罰符
### suits: characters 萬子, dots 筒子, bamboos 索子, honors 字牌, winds 風牌, dragons 三元牌(白發中), terminals 老頭牌(1・9), terminals and honors 么九牌, simples 中張牌(2~8), flowers 花, seasons 季節, bonus tiles 花牌
### rulebook ルール, option オプション, house rule 独自ルール, link リンク, clipboard クリップボード

## language

language-name = 日本語
language-letters = kanji

## word

word-brand = 点棒
word-builder = 手牌の入力
word-hand = 手牌
word-views = 表示
word-table-view = 卓
word-game-view = 対局
word-tile-keyboard = 牌
word-empty-hand = 牌をタップ、または 123m と入力
word-bonus = 花牌
word-indicators = ドラ表示牌
word-ura-indicators = 裏ドラ表示牌
word-this-seat-wins = この席の和了
word-also-wins = 同じ牌でロンした席
    .riichi = ダブロン（同時ロン）
word-won-too = 同時に和了
word-play-goes-on = 続行
word-won-before = 先に和了
word-take-back-win = 直前の和了を取り消す
word-kong-payment = カンの支払い
word-kong-paid = 払う
word-kong-unpaid = 払わない
word-joker = ジョーカー
word-dora = ドラ
word-ura = 裏ドラ
word-undo = 元に戻す
word-redo = やり直す
word-backspace = 最後の牌を消す
word-meld-kinds = 副露の種類
word-from = 鳴いた相手
word-claimed-tile = 鳴いた牌
word-take-back = 手牌に戻す
word-remove = 削除
word-done = 完了
word-settings = 和了と卓
word-rulebook = ルール
word-rulebook-missing = ルールを取得できませんでした。接続を確認して、もう一度選んでください。
word-no-random-hand = 和了形が見つかりませんでした。もう一度どうぞ。
word-books = ルール集
word-own-books = 自作ルール
word-part-missing = この部分を取得できませんでした。接続を確認して、もう一度お試しください。
word-try-again = もう一度試す
word-danger-tile = 切ると危険
word-house-rules = 独自ルール
word-house-rules-help = ここで変えた点は元のルールと異なり、リンクにも含まれます。
word-reset-all = 元のルールに戻す
word-reset = キャンセル
word-close = 閉じる
word-none = なし
word-how-won = 和了方法
word-discarder = 放銃者
word-situations = 状況役
word-declarations = リーチ
word-ippatsu = 一発（リーチから1巡以内）
word-furiten = フリテン（和了牌を見逃した）
word-round = 場風
word-winner-sits = 自風
word-honba = 本場
word-deposits = 供託リーチ棒
word-east-wins = 東家の連続和了（これまで）
    .taiwanese = 連荘の回数（これまで）
word-wall-left = 山の残り枚数
word-how-ends = 局の結果
word-ends-with-win = 和了
word-nagashi = 流し満貫（捨て牌が么九牌のみ）
word-shown-ready = テンパイ公開
word-more = その他：責任払い、点数、反則、捨て牌
word-more-plain = その他：点数、捨て牌
word-total = 点数を直接入力
word-own-discards = 捨て牌
word-discards-help = 鳴かれた牌も含めて順に全部。フリテンと残り枚数の判定に使います。
word-discards-help-plain = 鳴かれた牌も含めて順に全部。残り枚数の判定に使います。
word-enter-discards = 捨て牌を入力
word-lay-north = 北を抜く
word-liable = 責任払いの席
word-liable-auto = 副露から判定
word-text-box = 手牌の表記またはリンク
word-text-help = 牌の表記（123m、m123、一萬、東南西北）、Unicodeの牌、またはTenboのリンク。
word-text-changed-nothing = 何も変更していません。
word-text-examples = 123m406p11z (213m@N) [1111s] ~3p
word-read-text = 読み込む
word-menu = メニュー
word-appearance = 表示設定
word-theme = 配色
word-language = 言語
word-theme-auto = 自動
word-theme-light = ライト
word-theme-dark = ダーク
word-faces = 牌
word-faces-carved = 標準
word-faces-marked = 角に数字・文字
word-faces-plain = 大きな文字
word-faces-help = 牌にポインターを合わせると、名前が表示されます。
word-share = リンクをコピー
word-link-copied = リンクをコピーしました。
word-copy-refused = ブラウザがコピーを許可しませんでした。このページのアドレスを使ってください。
word-copy-refused-in-frame = ブラウザがこのフレームからのコピーを許可しませんでした。Tenboで開いて、そこでアドレスをコピーしてください。
word-print-refused-in-frame = このフレームからは印刷できません。Tenboで開いて、そこで印刷してください。
word-help = ヘルプ
word-help-intro = 牌をタップして入力します。14枚目が和了牌です。手牌がそろっているときは、タップした牌が和了牌になり、和了牌をタップすると消えます。枚数が足りないときは、タップした牌が消えます。副露は先に種類を選び、牌を1枚タップします。副露をタップすると変更できます。キー入力と貼り付けは、入力欄以外ならページのどこでもできます。
word-keys = キーボードショートカット
word-control = Ctrl
word-notation = 表記
word-example-tried = 例を手牌に入れました。「元に戻す」で自分の手に戻ります。
word-usual-practice-mark = 慣例（出典なし）
word-house-rule-mark = 独自ルール

## term
## Words of the hand builder that each family of rules may have its own for.

term-chow = チー
term-pung = ポン
term-kong = カン
term-which-chow = どの順子？
term-offer-kong = カン
term-aim-chow = チーする順子の最初の牌をタップ
term-aim-pung = ポンする牌をタップ
term-aim-kong = 明槓する牌をタップ
term-aim-closed-kong = 暗槓する牌をタップ
term-aim-group = 組にする牌をタップ
term-aim-dora = ドラ表示牌をタップ
term-aim-ura = 裏ドラ表示牌をタップ
term-aim-meld = 副露に入れる牌をタップ
term-aim-discards = この席の捨て牌を順にタップ
term-aim-chosen = 次に、その牌を切る前の残りの手牌をタップ

## quick

quick-self-draw = ツモ
quick-discard = ロン
quick-riichi = リーチ
quick-ippatsu = 一発
quick-ready = テンパイ
quick-original-call = 第一打宣言
quick-last = 最後の牌
    .riichi = 海底・河底
quick-after-kong = 嶺上牌
    .riichi = 嶺上開花
quick-last-copy = 最後の1枚
quick-after-flower = 補花牌
    .riichi = 抜き後
quick-bar = 和了
quick-round = 場風
quick-edit = 編集
quick-add-dora = ドラ表示牌を入力
quick-add-ura = 裏ドラ表示牌を入力
quick-suits = 続けて種類：m 萬子、p 筒子、s 索子、z 字牌

## pen
## The groups that a tile can become, on their keys and for who listens.

pen-in-the-hand = 手の内
pen-from-left = 上家から
pen-from-across = 対面から
pen-from-right = 下家から
pen-claims = 鳴き
pen-in-hand = 手の内
pen-claimed = 鳴き
pen-groups = 組にする
pen-no-group = なし
pen-pairs = ×2：牌を2枚ずつ入れる
pen-make-red = 最後の5を赤にする
pen-show-claimed = 手の内の組：鳴きを表示
pen-show-in-hand = 鳴きの組：手の内を表示
pen-picked-up = 選んだ牌
pen-winning-tile = 和了牌
pen-red-five = 赤五
pen-left = 上家
pen-across = 対面
pen-right = 下家
pen-next-hand = 次の手
pen-next-deal = 次の局

## label

label-names-romaji = 役名をローマ字で
label-names-plain = 役名を英語で
label-result = 結果
label-decomposition = 手牌の内訳
label-whole-hand = 手全体。
label-counted = 成立した役
label-hand-has = この手にあるもの
label-about-pattern = この役について詳しく
label-not-counted = 成立しても数えない役
label-nearly-there = 惜しい役（不成立）
label-dora-in-hand = 手牌のドラ
label-fu = 符の内訳
label-points = 点数の内訳
label-step = 項目
label-tiles = 牌
label-value = 値
label-payments = 支払い
label-seat = 席
label-change = 増減
label-what-for = 理由
label-others = ほかの解釈
label-equal = 同点
label-equally-good = 同点
label-next = あと少しで
label-declare = 申告
label-waits = 待ち
label-waits-help = タップすると和了形になります。
label-furiten-short = フリテン
label-no-win = 和了不可
label-no-yaku = 役なし
label-discards = 何切る
label-discards-help = 残り枚数と和了点のよい順。タップすると切ります。
label-useful = 有効牌
label-best-discards = 何切る
label-best-discards-help = 受け入れの多い打牌から順。タップすると切ります。
label-average = 平均
label-minimum = 最低点
label-chances = あと1つで和了になる条件
# Before the foul that it is, on a button below a hand that is no win.
label-declared-anyway = それでも和了を宣言した
label-orders = 面子の組み合わせ順
label-orders-help = まだ組んでいない面子を、組んだ面子と組み合わせます。順序は自由で、どれも同じ結果になります。
label-then-one = 次のいずれか
label-disputed = 異論あり
label-disputed-help = 最後の組み合わせは、どちらも使用済みの面子です。これを認めるかは人により異なりますが、別の順序でも結果は同じです。
label-fan = 役
label-show-all = すべて表示
label-warnings = 注意
label-dangerous = いま危険な牌：
label-liable = 責任払い
label-problems = 修正が必要
label-losers = ほかの手牌
label-try-hand = 例を試す
label-random-hand = ランダムな手
label-recent-hands = 最近の手牌
label-clear-recent = 消去
label-hint-type = ページのどこでも、手牌を入力または貼り付けできます：123m 456p 11z。
label-hint-table = 「卓」では四人の手と捨て牌を入力できます。
label-hint-game = 「対局」では一局ごとに点数を記録します。
label-compare = { editor-compare }
label-copy-text = テキストでコピー
label-copy-link = リンクをコピー
label-print = 印刷
label-embed = 埋め込み
label-embed-title = サイトに埋め込む
label-copied = コピーしました。
label-copy-by-hand = ブラウザがコピーを許可しませんでした。ここからコピーしてください：
label-share = 共有
label-share-app = アプリで共有
label-qr = QRコード
label-share-failed = 共有できませんでした。リンクをコピーしてください。
label-source = 出典
label-program-default = Tenboの既定値
label-shortcut = 早見
label-winner = 和了者
label-worth = 手の点数
label-ready = テンパイ
label-not-ready = ノーテン

## keys

keys-tiles = 牌
keys-targets = 副露と表示牌
keys-caret = カーソル
keys-win = 和了と卓
keys-page = ページ

## refusal

refusal-none-left = { $tile }はもう残っていません。
refusal-chow-from = チーできるのは上家の捨て牌だけです：{ $seat }。
refusal-no-flowers = このルールはその花牌を使いません。
refusal-no-red-fives = このルールに赤ドラはありません。
refusal-not-for-three = このゲームにその牌はありません。
refusal-hand-full = 手牌がそろっています。変えるには牌をタップします。
refusal-others-have-all = この手牌はそろっています。
refusal-melds-full = これ以上は副露できません。
refusal-no-such-chow = 順子は同じ種類の続いた3枚です。
refusal-no-such-pung = 刻子は同じ牌3枚です。
refusal-no-such-kong = 槓子は同じ牌4枚です。
refusal-no-such-group = 4枚組・5枚組・6枚組はその枚数の同じ牌です。
refusal-no-chow-for-three = 三人麻雀ではチーできません。
refusal-riichi-is-closed = リーチの後は鳴けません。
refusal-open-hand = リーチは門前に限ります。
refusal-no-riichi = このルールにリーチはありません。
refusal-discards-full = 1人の捨て牌はこれ以上増やせません。
refusal-no-north-bonus = 北を抜けるのは三人麻雀（リーチ麻雀）だけです。
refusal-won-alone = ツモでは、ほかの人は和了できません。
refusal-has-won = この席はすでに和了して抜けています。
refusal-winners-full = このルールでは、1枚の捨て牌で和了できる人数はここまでです。
refusal-discarder-wins = 牌を切った人は、その牌で和了できません。
refusal-has-tiles = この手には牌があり、点数は牌から計算します。点数を入力するには牌を消してください。
refusal-no-indicators = このルールにドラ表示牌はありません。
refusal-indicators-full = 表示牌は5枚までです。
refusal-nothing = そこに牌はありません。
refusal-not-now = まだできません。先に牌を加えてください。
refusal-not-a-value = このオプションに設定できない値です。
refusal-not-own = あらかじめ入っているルールは変更できません。コピーしてから変更してください。
refusal-library-full = これ以上ルールを保存できません。先に1つ削除してください。
refusal-list-full = この一覧にはこれ以上役を加えられません。先に1つ外してください。
refusal-nothing-to-undo = 元に戻す操作はありません。
refusal-nothing-to-redo = やり直す操作はありません。

## ui-say

# The tiles of a hand.
number-of-tiles = { $number }枚
# On a key of the tile keyboard.
tile-is-lifted = { $tile }を選択中：次のキーで置き換え
of-discarder = { $seat }が放銃
copies-left = 残り{ $count }枚
# When a kong was made.
kong-after-win = { $number }回目の和了後
# Another winner of whom nothing is entered.
also-missing = { $seat }も和了しています。卓で手牌を入力するか、ここに点数を入力してください。
# Where the copies of a tile lie of which there are too many.
copies-lie-here = 場所：{ $places }。
dropped-from-link = リンクの一部を読み取れませんでした：{ $parts }
dropped-part = { $what }「{ $text }」
left-out-too-long = は手牌としては長すぎます
# Parts of a text that are not told with the first ones.
left-out-more = ほか{ $number }か所。
left-out-with-more = { $told }{ $more }
# What was wrong with a text, in whole sentences.
unchanged-by = { $text }何も変更していません。
game-rules-changed = { $name }、独自ルール{ $number }件
editor-on = オン
editor-off = オフ
editor-none = なし

## tap
## What a tap on a tile does, after its name.

tap-selects = 選ぶ
tap-removes = 取り除く

## command

# What a key does, in the help.
command-digit = 数字（0は赤5）
command-suit = 数字の種類：萬子、筒子、索子、字牌、花牌、動物牌
command-aim-hand = 次の牌から手牌へ
command-aim-chow = 次の牌でチー
command-aim-pung = 次の牌でポン
command-aim-kong = 次の牌で明槓
command-aim-added-kong = 次の牌で加槓
command-aim-concealed-kong = 次の牌で暗槓
command-aim-quad = 次の牌で4枚組
command-aim-quint = 次の牌で5枚組
command-aim-sextet = 次の牌で6枚組
command-choose-chow = 順子を選ぶ
command-change-meld = 最後の副露を変更
command-aim-discards = 次の牌からこの席の捨て牌へ
command-aim-chosen = 次の牌から切る前の手牌へ
command-aim-dora = 次の牌からドラ表示牌へ
command-aim-ura = 次の牌から裏ドラ表示牌へ
command-left = カーソルを1枚戻す
command-right = カーソルを1枚進める
command-home = カーソルを先頭へ
command-end = カーソルを末尾へ
command-pick = 手牌：カーソルの後の牌を選ぶ、または選択を解く
command-backspace = カーソルの前の牌を取り除く
command-delete = カーソルの後の牌を取り除く
command-escape = 入力中の数字を消し、手牌に戻る
command-by = ツモとロンの切り替え
command-from = 放銃者、または選んだ副露の鳴いた相手を次の席へ
command-kong = 手牌の4枚でカン
command-north = 北を抜く（三人麻雀）
command-meld = 次の副露を選ぶ
command-riichi = リーチ
command-ippatsu = 一発
command-next-seat = 次の自風（卓では次の席の手牌）
command-undo = 元に戻す
command-redo = やり直す
command-text = 手牌の表記の入力欄へ
command-help = このヘルプ

## start
## What the page says when the app cannot start.

start-no-file = Tenboを起動できませんでした。必要なファイルがないか、壊れています。接続を確認して、もう一度お試しください。このブラウザに保存した対局とルールは残っています。
start-no-wasm = Tenboを起動できませんでした。計算にWebAssemblyを使いますが、このブラウザにはないか、無効になっています。別のブラウザを使うか、設定を変えてください。このブラウザに保存した対局とルールは残っています。
start-no-policy = Tenboを起動できませんでした。サイトのコンテンツセキュリティポリシーで script-src 'wasm-unsafe-eval' と img-src data: を許可する必要があります。
start-no-origin = Tenboを起動できませんでした。このフレームには固有のオリジンがありません。ページの管理者は sandbox に allow-same-origin を加えるか、Tenboのファイルを Access-Control-Allow-Origin: * 付きで配信してください。
start-late = 読み込み中です。何も表示されないときは、ファイルがないか、ブロックされています。再読み込みするか、サイトの管理者に知らせてください。
start-again = もう一度試す

## check
## Texts of public/check.html, which checks how a host serves Tenbo.

check-title = Tenboは正しく配信されていますか
check-about = このページはTenboのすべてのファイルをこのサイトから取得し、2つのフレームで起動して、直すべき点を示します。ほかのサイトには何も送信しません。
check-running = 確認中…
check-all-right = 問題は見つかりませんでした。
check-some-better = 動作に問題はありません。改善できる点があります。
check-some-wrong = 問題が見つかりました。下の各項目をご覧ください。
check-failed = 確認を最後まで行えませんでした：
check-right = 正常
check-better = 改善の余地あり
check-wrong = 問題あり
check-unknown = 未確認
check-is-right = 正しく配信されています。
check-mend = 直し方
check-fixed = このホストでは変更できません。
check-drop-line = _headersまたはnetlify.tomlの該当する行を削除します。
check-copy = 結果をコピー
check-copied = コピーしました
check-again = もう一度確認
check-secure = 安全な接続
check-secure-bad = HTTPSでない場合、ブラウザはオフライン用に何も保存せず、クリップボードも使えません。
check-types = ファイルの種類
check-types-bad = 次のファイルが誤った種類（Content-Type）で配信されています。種類の誤ったスクリプト、モジュール、スタイルシートはブラウザに拒否されます。
check-files = ファイルの内容
check-files-bad = 次のファイルがないか、書き換えられているため、オフライン用に保存できません。フォルダ全体をそのままアップロードし直し、ページやスクリプトを書き換える機能を無効にしてください。
check-files-no-list = このビルドにはファイルの一覧がありません。
check-files-insecure = 欠けているファイルはありません。内容の照合は安全な接続でのみ行えます。
check-missing = 存在しないファイルへの応答
check-missing-bad = 存在しないファイルを要求すると、404ではなくページが返ってきます。Tenboは動作しますが、アップロード漏れに気づくのが遅れます。
check-policy = コンテンツセキュリティポリシー
check-policy-bad = サイトのポリシーによってTenboがブロックされています。次を許可してください：
check-frames = ほかのサイトでのフレーム表示
check-frames-bad = このサイトは、ほかのサイトがTenboをフレームに表示することを禁止しています。
check-frames-some = Tenboをフレームに表示できるのは次のサイトだけです。
check-frames-silent = フレーム内でTenboが起動しませんでした。ほかの項目の問題が原因かもしれません。
check-origin = オリジンのないフレーム
check-origin-bad = WordPressなどはオリジンのないフレームを使います。そのフレームで読み込めるのは、Access-Control-Allow-Origin: * 付きで配信されるファイルだけですが、次のファイルには付いていません。
check-after-frames = フレーム内で起動するようになってから、もう一度確認してください。
check-isolation = クロスオリジン分離
check-isolation-bad = 次のヘッダーのため、ほかのサイトはTenboを表示したりembed.jsを読み込んだりできません。
check-caching = キャッシュ
check-caching-bad = ブラウザが次のファイルの古いコピーを使い続けることがあり、更新後に新旧のファイルが混在します。
check-caching-late = 次のファイルの更新は、閲覧者に少し遅れて届きます。
check-caching-short = 次のファイルは名前にハッシュが含まれ、内容が変わらないため、ブラウザに長期間保存させることができます。
check-compression = 圧縮
check-compression-bad = 次のファイルは圧縮されずに配信されています。初回の表示に最大で3倍の時間がかかります。
check-worker = Service Worker
check-worker-bad = オフライン用に何も保存できません。
check-worker-above = Tenboを一度開くまでは、上位フォルダのService Workerがこのフォルダの分も応答します。
check-oembed = リンクのプレビュー
check-oembed-none = このビルドには自身のアドレスが設定されていないため、WordPressなどで貼り付けたリンクをフレームにできません。設定するには、ビルドした場所で次を実行してください：
check-oembed-elsewhere = このビルドは別のアドレス用です。ビルドした場所で下の最後の行を実行してください。

## copy

copy-as = コピー形式
copy-text = テキスト
copy-wiki = ウィキテキスト
copy-copy = { embed-copy }
copy-save = 保存
copy-picture-refused = ブラウザが画像のコピーを許可しませんでした。保存してください。
copy-share-picture = 画像を共有
copy-no-picture = ブラウザが画像の作成を許可しませんでした。
copy-qr-help = スマートフォンで読み取ると、この手が開きます。
copy-qr-too-long = リンクが長すぎてQRコードにできません。リンクをコピーしてください。
copy-latex-needs = パッケージmahjongとurlが必要です。漢字やかなには、LuaLaTeXかXeLaTeXと和文フォントも必要です。

## copy-say

not-drawn = 描けない牌：{ $tiles }

## update

update-here = 新しいバージョンがあります。
update-reload = 再読み込み
update-later = あとで
update-offline = オフラインで使えます。
update-no-offline = オフラインではまだ使えません：ブラウザが必要なファイルをすべて保存できませんでした。接続中は使えます。
update-offline-full = オフラインではまだ使えません：ブラウザの保存領域に空きがありません。空きを作ってから再読み込みしてください。

## joining
## How texts stand together.

labeled = { $label }：{ $text }
aside = { $text }（{ $aside }）
clauses = { $first }／{ $next }
sentences = { $text }{ $next }
ended = { $text }。
