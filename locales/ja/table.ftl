### The table.

## board

board-table = 卓
board-center = 局
board-chosen = 牌の入力先
board-choose = ここに牌を入力
board-dealer = 親
board-wins = 和了
board-wins-too = 同時に和了
board-discarded-it = 放銃
board-furiten = フリテン
board-riichi = リーチ
board-ready = テンパイ
board-dead = 手が無効
board-barred = 和了できない
board-river = 捨て牌
board-enter-discards = 捨て牌
board-done = 完了
board-worth = 点数のみ（牌なし）
board-fouls = 反則
board-fouls-help = 反則の点は、理由とともに支払いに出ます。
board-fewer = 1つ減らす
board-more = 1つ増やす
board-hand-is-dead = 手が無効
board-may-not-win = この局は和了できない
board-danger = 危険牌
board-sound = 危険を音で知らせる
board-sound-help = 責任払いにつながる打牌が出ると、短い音が鳴ります。
board-nothing-paid = 支払いはありません。
board-matrix = 誰が誰に払うか
board-payer = 支払い
board-gets = 受け取り
board-net = 収支
board-sentences = 文章で
board-liability = 責任払いと理由
board-discard-of = この打牌について
board-after = 打牌の直前の動作
board-after-wall = ツモ
board-after-dead-wall = 嶺上牌のツモ
board-after-claim = 鳴き
board-chosen-from = 切る前の手牌
board-chosen-help = 選択の余地なし：ツモの後、手に危険な牌しかなかった人に責任はありません。その手牌を捨てた牌も含めて入力するか、上の手牌をコピーしてください。
board-take-hand = 上の手牌をコピー
board-forget-hand = 手牌を取り消す
board-remove-discard = 捨て牌を削除
board-who-claims = 誰が取りますか？
board-nobody = 誰も取らない
board-as-table = 表で
board-honba = 本場
board-sticks = リーチ棒
board-round = 場
board-east-wins = 東家の連続和了（これまで）
    .taiwanese = 連荘の回数
board-of-table = 卓上の供託
board-of-bank = 場外

## board-say

# Who pays whom: what stands for {what} below.
board-claimed-from = { $seat }から
board-pays = { $payer }が{ $payee }に{ $amount }点を払います
board-pays-to-table = { $payer }が{ $amount }点を供託します
board-pays-to-bank = { $payer }が場外に{ $amount }点を払います
board-gets-from-table = { $payee }が供託から{ $amount }点を受け取ります
board-gets-from-bank = { $payee }が場外から{ $amount }点を受け取ります
# {why} is one of the reasons below, or a list of them.
board-because = { $what }。理由：{ $why }。
board-because-of-foul = { $what }。反則：{ $fouls }。
board-settled = { $what }。
# {fed} is one of the last two of the tiles below, {rule} the name of a pattern.
board-is-liable-for-discarding = { $who }が{ $fed }を切ったため{ $rule }の責任払い
board-is-liable-for-feeding = { $who }が{ $fed }を鳴かせたため{ $rule }の責任払い
board-is-liable-as-entered = { $who }の責任払い（指定による）
board-dealer-pays-double = 親は2倍払い
board-east-doubles = 東家は受け払いとも2倍
board-east-gets-double = 東家は2倍を受け取る
board-own-table = 支払いの割合はルールの支払表による
board-share-by-rules = 支払いの割合はルールによる
board-dealer-bonus = 親の受け払いは{ $amount }点増し
board-stakes = 底{ $base }・1単位{ $unit }
board-repeats = 連荘{ $repeats }回で{ $amount }点増し
board-rounded = { $sum }（端数処理後{ $amount }）
board-hand-worth = { $who }の手は{ $worth }点
board-hands-compared = { $payee }の手は{ $more }点、{ $payer }の手は{ $less }点
board-counters-lie = { $number }本場
board-sticks-lay = リーチ棒{ $number }本
board-nagashi = { $who }が流し満貫
board-made-kong = { $who }がカンをした
board-has-flowers = { $who }の花牌がそろった
board-has-bonus = ルールによる加点
# A foul by its name, or by one of these.
board-foul-times = { $foul }×{ $times }
board-foul-taken-back = { $foul }（すぐに取り消し）
# What was fed or discarded.
board-the-tile = { $tile }
board-dangerous-tile = 危険牌
# Why somebody is liable for a win, or is not.
verdict-fed-the-set = { $who }は{ $rule }の責任払い：{ $fed }を鳴かせ、危険な形を完成させました。
verdict-named = { $who }の責任払い：入力で指定されました。
verdict-no-choice = { $who }に{ $rule }の責任なし：手牌がすべて危険牌で、選択の余地がありませんでした。
verdict-later-discard = { $who }に{ $rule }の責任なし：後の危険な打牌に責任が移りました。
# A discard of a seat by its place.
board-discard-number = { $seat }の捨て牌{ $number }枚目

## board-why

board-discarded-winning-tile = { $who }の放銃
board-discarder-doubles = 放銃者は2倍払い
board-pays-for-all = 敗者全員の分を払う
board-each-loser-pays = 敗者全員が払う
board-dealer-won = 親の和了
board-basic-payment = 敗者は手にかかわらず{ $amount }点ずつ払う
board-at-most = 放銃者以外は{ $most }点まで
board-discarder-half = 放銃者が全体の半分を払う
board-self-draw-bonus = ツモは{ $amount }点増し
board-made-kongs = { $who }がカンを{ $kongs }回した
board-was-ready = { $who }が流局時にテンパイ
board-made-robbed-kong = { $who }のカンが槍槓された
board-drawn-doubles = ツモは2倍払い
board-everybody-pays-drawn = ツモは全員が払う
verdict-direct = { $who }は{ $rule }の責任払い：{ $fed }を切り、和了されました。
verdict-direct-sets = { $who }は{ $rule }の責任払い：{ $sets }組が見えているところに{ $fed }を切り、和了されました。
verdict-another-hand = { $who }に責任なし：和了した手は{ $rule }ではありません。
verdict-another-win = { $who }に{ $rule }の責任なし：責任払いの対象となる和了の仕方ではありません。
verdict-kong = { $who }に{ $rule }の責任なし：{ $fed }はカンに使われました。
