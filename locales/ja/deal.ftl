### What happens in a deal, and what may be wrong with what was entered.

## by

by-self-draw = ツモ
by-discard = ロン
by-robbed-kong = 槍槓

## won
## How a tile came, in short, beside what it is worth.

won-self-draw = ツモ
    .riichi = ツモ
won-discard = ロン
    .riichi = ロン
won-robbed-kong = 槍槓

## earth

earth-first-draw = 子の第一ツモ
earth-first-discard = 東家の第一打
earth-either = 子の第一ツモか東家の第一打

## situation

situation-last-tile = 海底牌でツモ
    .riichi = 海底摸月
situation-last-discard = 最後の捨て牌でロン
    .riichi = 河底撈魚
situation-kong-replacement = 嶺上牌
    .riichi = 嶺上開花
situation-flower-replacement = 補花牌
    .riichi = 北抜きの嶺上牌
situation-kong-on-kong = 連続カンの嶺上牌
situation-kong-discard = カン直後の捨て牌
    .riichi = 槓振り
situation-riichi-discard = リーチ宣言牌
    .riichi = 燕返し（リーチ宣言牌）
situation-last-copy = 最後の1枚
situation-heaven = 親の第一ツモ
    .riichi = 天和
    .chinese-official = 親の第一ツモ（配牌）
situation-earth = 子の第一ツモ
    .riichi = 地和
situation-human = 第一ツモ前のロン
    .riichi = 人和
situation-dealt = 配牌で完成
situation-early10 = 捨て牌10枚以内
situation-early5 = 捨て牌5枚以内

## riichi

riichi-none = リーチなし
riichi-riichi = リーチ
riichi-double = ダブルリーチ
riichi-open = オープンリーチ
riichi-double-open = ダブルオープンリーチ

## draw-cause

draw-cause-wall = 荒牌流局
draw-cause-nine-terminals = 九種九牌
draw-cause-four-winds = 四風連打
draw-cause-four-riichi = 四家立直
draw-cause-four-kongs = 四槓散了
draw-cause-three-wins = 三家和
draw-cause-abandoned = 局の打ち切り

## offense

offense-false-win = 誤和了
offense-false-win-not-ready = 誤和了（ノーテン）
offense-false-claim = 誤った鳴き
offense-chombo = チョンボ
offense-own1 = 反則1
offense-own2 = 反則2
offense-own3 = 反則3
offense-own4 = 反則4
offense-own5 = 反則5
offense-own6 = 反則6

## immediate

immediate-kong = 大明槓
immediate-added-kong = 加槓
immediate-concealed-kong = 暗槓
immediate-own-flowers = 自風の花と季節
immediate-animal-pair = 猫と鼠、または鶏と百足
immediate-flower-set = 花・季節・動物牌・人形牌の4枚

## unreadable

unreadable-character = は表記に使えない文字です
unreadable-digit = はこの種類にない数字です
unreadable-suit-missing = に種類の文字 m, p, s, z, f がありません
unreadable-digit-missing = に数字がありません
unreadable-bracket = に対応する括弧がありません
unreadable-meld = は副露になりません。順子、同じ牌3枚か4枚にしてください
unreadable-win = の後には牌をちょうど1枚書いてください
unreadable-joker = は何の牌の代わりか示していないジョーカーです

## unfit

unfit-hand-full = は入りません。手牌はそろっています
unfit-melds-full = は入りません。副露はもう増やせません
unfit-no-flowers = は花牌で、このルールでは使いません
unfit-flower-twice = はもうあります
unfit-flower-wins = は花牌です。花牌では和了できません
unfit-others-win = は和了牌ですが、他家が和了しています
unfit-nobody-wins = は和了牌ですが、この局は和了なしで終わります

## lost

lost-version = 別のバージョン
lost-field = 不明な項目
lost-rulebook = 不明なルール
lost-option = 不明な独自ルール
lost-tiles = 牌
lost-value = ありえない値

## problem
## What is wrong and how to put it right.

problem-wrong-version = 別のバージョンで作られています。作成したバージョンで開いてください。
problem-unknown-field = { $name }という項目はありません。削除してください。
problem-missing-field = 必要な項目がありません。追加してください。
problem-wrong-type = この値は型が違います。書式を確認してください。
problem-unknown-value = ここに{ $name }という選択肢はありません。一覧から選んでください。
problem-out-of-range = この数は小さすぎるか大きすぎます。変更してください。
problem-text-too-long = この文字列は長すぎます。短くしてください。
problem-too-many-entries = この一覧は長すぎます。項目を減らしてください。
problem-too-many-problems = ほかにも問題があります。まずこれらを直してください。
problem-unreadable-tiles = 牌として読めない文字です。123m 406p 11z のように書いてください。
problem-unknown-rulebook = { $name }というルールはありません。一覧から選んでください。
problem-unknown-base = 元のルール{ $name }が見つかりません。先にそのルールを追加してください。
problem-unknown-pattern = { $name }という役はありません。つづりを確認してください。
problem-unknown-option = { $name }というオプションはありません。つづりを確認してください。
problem-unreadable-template = テンプレートに読めない部分があります。印の付いた部分を確認してください。
problem-template-suit-missing = テンプレートの数字に種類がありません。m、p、sか、文字a、b、cを加えてください。
problem-template-size = テンプレートの枚数が違います。手牌は14枚、5面子なら17枚です。槓子は3枚と数えます。
problem-template-unfillable = このテンプレートに合う牌がありません。数字と同じ牌の枚数を確認してください。
problem-template-too-open = このテンプレートは組み合わせが多すぎます。文字を減らすか、[ ]で牌を並べてください。
problem-inactive-item = { $name }を設定するまで、この値は効果がありません。
problem-inactive-option = { $name }が今の設定の間は、このオプションは効果がありません。
problem-idle-option = このルールではこのオプションは効果がありません。
problem-unusual-unit = 面子・雀頭・和了の点は通常、点か符で付けます。そのまま合計します。
problem-idle-unit = このルールではこの単位を数えないため、この値は何にもなりません。
problem-no-limits = 満貫以上の表に行がなく上限もないため、1翻ごとに点数が際限なく倍になります。満貫などの行を加えてください。
problem-fifth-copy = { $tiles }は4枚しかありません。1枚取り除いてください。
problem-too-many-reds = { $tiles }が多すぎます。1枚をもう一方の5に替えてください。
problem-no-red-fives = このルールに赤ドラはありません。普通の5を使うか、赤ドラをオンにしてください。
problem-joker-for-nothing = 星印の後に、ジョーカーが代わる牌を書いてください：*5m。
problem-too-many-jokers = このルールのジョーカーの枚数を超えています。1枚を普通の牌に替えてください。
problem-joker-not-allowed = ここではジョーカーを{ $tiles }の代わりにできません。その牌そのものを使ってください。
problem-no-flowers = このルールはこの種類の花牌を使いません。取り除くか、この種類をオンにしてください。
problem-bonus-twice = { $tiles }は1枚しかありません。2枚目を取り除いてください。
problem-not-a-bonus-tile = ここでは{ $tiles }は花牌ではありません。手牌に入れてください。
problem-bonus-in-hand = { $tiles }は花牌です。手牌の外に置いてください。
problem-bonus-as-indicator = { $tiles }は花牌です。ドラ表示牌から取り除いてください。
problem-not-in-three-player = このゲームに{ $tiles }はありません。取り除いてください。
problem-no-north-seat = 三人麻雀に北家はいません。ほかの席にしてください。
problem-no-chow-for-three = この三人麻雀ではチーできません。牌を手牌に戻してください。
problem-too-many-tiles = 手牌が多すぎます。減らしてください。槓子は3枚と数えます。
problem-too-few-tiles = 手牌が足りません。追加してください。槓子は3枚と数えます。
problem-not-a-chow = 順子は同じ種類の続いた3枚です。{ $tiles }は順子になりません。
problem-not-a-pung = 刻子は同じ牌3枚です。{ $tiles }は刻子になりません。
problem-not-a-kong = 槓子は同じ牌4枚です。{ $tiles }は槓子になりません。
problem-not-a-group = 4枚組・5枚組・6枚組はその枚数の同じ牌です。{ $tiles }はそうなりません。
problem-no-exposed-groups = このルールに4～6枚の組はありません。刻子か槓子にするか、オンにしてください。
problem-claimed-not-in-meld = 鳴いた牌の{ $tiles }が、この副露にありません。副露の中の牌を選んでください。
problem-claim-from-self = 自分の捨て牌は鳴けません。ほかの席を選んでください。
problem-chow-from-wrong-seat = チーは上家からだけできます。上家を選んでください。
problem-concealed-kong-claimed = 暗槓に鳴いた牌はありません。明槓にするか、鳴いた牌を取り消してください。
problem-riichi-open-hand = リーチは門前に限ります。鳴いた副露かリーチを取り消してください。
problem-no-open-riichi = このルールにオープンリーチはありません。普通のリーチにするか、独自ルールで認めてください。
problem-riichi-too-late = 山の残りが少なく、リーチできません。リーチを取り消すか、山の残りを直してください。
problem-riichi-without-points = トビ終了のルールでは、持ち点がリーチ棒に足りない人はリーチできません。リーチを取り消すか、前の局を直すか、独自ルールで認めてください。
problem-no-riichi = このルールにリーチはありません。取り消してください。
problem-ippatsu-without-riichi = 一発にはリーチが必要です。リーチを宣言するか、一発を取り消してください。
problem-no-dora = このルールにドラ表示牌はありません。取り除いてください。
problem-too-many-indicators = ドラ表示牌が多すぎます。1枚と、ルールで認められていればカンごとに1枚です。減らしてください。
problem-ura-count = 裏ドラ表示牌がこのルールの枚数を超えています。減らしてください。
problem-too-few-deposits = リーチごとにリーチ棒が1本出ます。供託の本数を増やしてください。
problem-wall-too-long = 山にこれほどの牌は残りません。数を減らしてください。
problem-total-beside-tiles = 手牌と点数の両方は指定できません。どちらかを消してください。
problem-winner-without-hand = 和了者の牌がまだありません。手牌を入力してください。
problem-no-winning-tile = 和了牌がありません。どの牌で和了したか選んでください。
problem-not-complete = 和了形になっていません。4面子1雀頭（16枚麻雀では5面子1雀頭）か、このルールの特殊形が必要です。
problem-no-discarder = 和了牌は誰の捨て牌ですか。席を選んでください。
problem-discarder-is-winner = 自分の捨て牌では和了できません。放銃者をほかの席にするか、ツモを選んでください。
problem-drawn-from-seat = ツモ和了に放銃者はいません。席の指定を外すか、ロンにしてください。
problem-wins-disagree = 同時の和了は、同じ席から出た同じ牌でなければなりません。入力をそろえてください。
problem-seat-wins-twice = この席が2回和了しています。一方を削除してください。
problem-too-many-winners = このルールでは、この人数は和了できません。順番が最後の人を外してください。
problem-already-won = この席はすでに和了して抜けています。ほかの席を選ぶか、和了の順番を変えてください。
problem-barred-seat-wins = この席は和了できません。誤和了をしたか、「手が無効」または「この局は和了できない」の印があります。別の和了者を選ぶか、反則か印を取り消してください。
problem-deal-was-abandoned = このルールでは誤和了で局が終わります。局の打ち切りにするか、反則を取り消してください。
problem-last-tile-not-drawn = 海底牌は捨て牌ではなくツモです。ツモ和了にするか、最後の捨て牌を選んでください。
problem-last-discard-not-discarded = 最後の捨て牌はツモれません。ロン和了にするか、海底牌を選んでください。
problem-wall-not-empty = 山に牌が残っています。残りを0にするか、これをオフにしてください。
problem-replacement-without-kong = 嶺上牌には、その後に誰も捨てていないカンが必要です。カンを入力するか、これをオフにしてください。
problem-replacement-not-drawn = 嶺上牌や補花牌はツモです。ツモ和了にするか、これをオフにしてください。
problem-replacement-without-flower = 補花牌や北抜きの牌には花牌か北が必要です。入力するか、これをオフにしてください。
problem-last-tile-is-replacement = このルールでは海底牌と嶺上牌を両方は数えません。一方をオフにしてください。
problem-ippatsu-after-kong = カンや北抜きが入ると一発は消えます。一方をオフにしてください。
problem-blessing-with-melds = 天和・地和・人和は、副露もリーチもない手に限ります。それらを取り消すか、これをオフにしてください。
problem-heaven-not-dealer = これは親がツモで和了したときだけです。和了者を東家とし、ツモ和了にするか、これをオフにしてください。
problem-earth-not-drawn = これは子がツモで和了したときだけです。和了者か和了方法を変えるか、これをオフにしてください。
problem-earth-not-discarded = これは子が東家の第一打で和了したときだけです。和了者か和了方法を変えるか、これをオフにしてください。
problem-human-not-discarded = これは子がロンで和了したときだけです。和了者か和了方法を変えるか、これをオフにしてください。
problem-not-first-turn = 第一巡の和了ですが、場ではそれより多く捨てられているか、鳴きがあるか、山が減っています。場を直すか、これをオフにしてください。
problem-more-discards = それより多くの牌が捨てられています。場を直すか、これをオフにしてください。
problem-not-on-discard = { $name }は捨て牌でのロンに限ります。和了り方を変えるか、これをオフにしてください。
problem-feeder-without-riichi = この牌を捨てた人はリーチしていません。リーチを入力するか、これをオフにしてください。
problem-riichi-was-earlier = この牌を捨てた人は、その前にリーチを宣言しています。捨て牌を直すか、これをオフにしてください。
problem-feeder-without-kong = この牌を捨てた人は、直前にカンをしていません。カンを入力するか、これをオフにしてください。
problem-situations-exclude = { $name }は、オンになっているほかの状況と同時には起こりません。一方をオフにしてください。
problem-last-copy-held = 「最後の1枚」は、ほかの3枚が場に見えている牌です。誰かの手牌にもう1枚あるので、これをオフにしてください。
problem-kong-without-wall = 山に牌がないときはカンできません。ロン和了にするか、山の残りを直してください。
problem-robbed-tile-held = 和了者が{ $tiles }を持っている間は、誰も{ $tiles }を加槓できません。別の牌か、別の和了方法を選んでください。
problem-no-kong-to-rob = この席に、槍槓できる{ $tiles }のカンがありません。入力するか、ほかの席を選んでください。
problem-rob-concealed-kong = 暗槓を槍槓できるのは国士無双だけで、ルールが認める場合に限ります。
problem-no-abortive-draw = このルールにこの流局はありません。局の結果を選び直してください。
problem-no-nine-terminals = 九種九牌は、鳴きの入らない第一ツモで么九牌が9種以上のときに限ります。場を直すか、局の結果を選び直してください。
problem-no-four-winds = 四風連打は、鳴きが入らず、全員の第一打が同じ風牌のときに限ります。捨て牌を直すか、局の結果を選び直してください。
problem-no-four-riichi = 四家立直には全員のリーチが必要です。この席のリーチを指定するか、局の結果を選び直してください。
problem-no-four-kongs = 四槓散了には、2人以上で合わせて4回のカンが必要です。副露を直すか、局の結果を選び直してください。
problem-no-three-wins = 三家和にはテンパイの手が3つ必要ですが、2つ以上がノーテンです。牌を直すか、局の結果を選び直してください。
problem-not-ready = この手はテンパイしていません。牌を直すか、テンパイ公開を取り消してください。
problem-no-nagashi = このルールに流し満貫がないか、捨て牌が鳴かれています。オフにしてください。
problem-no-penalty = このルールにこの反則はありません。削除してください。
problem-not-paid-at-once = このルールではその場で払いません。削除するか、ルールで額を設定してください。
problem-too-many-paid-at-once = 1局でこれほど多くはできません。数を減らしてください。
problem-liable-is-winner = 和了者は責任払いになりません。ほかの席を選んでください。
problem-no-liability = この手に責任払いはありません。責任者の指定を外してください。
problem-liable-for-too-little = 責任払いになる役満は、この点数では足りません。点数を直すか、責任者の指定を外してください。
problem-impossible-total = この点数になる手はありません。本場を除いた、敗者全員の支払い合計を入力してください。
problem-wrong-players = 対局の人数は3人か4人です。
problem-unfinished-deal = この局は終わっていません。和了者か流局を選んでください。
problem-not-a-win = この手はこのルールでは和了できません。誤和了は反則として入力してください。
problem-syntax = JSONとして読めません。括弧、カンマ、引用符を確認してください。
problem-not-started = 計算エンジンが起動していません。先に起動してください。

## problem-say

problem-inactive-loser = 和了者の値がないと、敗者のこの値は効果がありません。
problem-inactive-hand = ルールにテンプレートがないと、この役は効果がありません。
problem-inactive-only-jokers = この値に効果はありません。ジョーカーだけでできる繰り返しには点がつきません。
problem-direct-limit = 単独で数えられるのは、点と翻で数えるルールでは上限に満たない点だけです。点を足し合わせるルールでは、どの値でも単独で数えられます。
problem-until-on = 「{ $option }」をオンにするまで効果がありません。
problem-until-one-of = 次のどれかを設定するまで効果がありません：{ $options }。
problem-until-number = 「{ $option }」を{ $value }以上にするまで効果がありません。
problem-until-choice = 「{ $option }」を「{ $value }」にするまで効果がありません。
problem-while-on = 「{ $option }」がオンの間は効果がありません。
problem-while-choice = 「{ $option }」が「{ $value }」の間は効果がありません。
problem-no-minimum = 和了の最低条件がないと効果がありません。
problem-no-payments = ルールに支払表がないと効果がありません。
problem-knitted = 組合龍の組は鳴けません。手牌に戻してください。
this-tile = この牌
this-name = この名前
quoted = 「{ $name }」
place-hand-of = { $seat }の手牌
place-next = { $place }・{ $next }
place-meld = 副露{ $number }
place-win = 和了{ $number }
place-discard = 捨て牌{ $number }枚目
place-penalty = 反則{ $number }
place-paid-at-once = 即時払い{ $number }
place-nagashi = 流し満貫{ $number }
place-entry = { $number }

## place
## A part of what was entered, by its name in files.

place-total = 点数
place-hand = 手牌
place-bonus = 花牌
place-dora = ドラ表示牌
place-ura = 裏ドラ表示牌
place-riichi = リーチ
place-ippatsu = 一発
place-ready = 流局時の手牌公開
place-situation = 状況役
place-by = 和了方法
place-from = 放銃者
place-claimed = 鳴いた牌
place-tile = 和了牌
place-cause = 流局の理由
place-liable = 責任払いの席
place-kind = 種類
place-settling-table = 点数表
place-auxiliary-points-table = 補助点の表
place-limits = 満貫以上の表
place-basic = 面子の点
place-payments = 支払表
