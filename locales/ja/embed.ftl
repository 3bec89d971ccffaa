### The widget on other sites.

## embed

embed-read-only = 閲覧用です。ここでは手牌を変更できません。
embed-open = Tenboで開く
embed-intro = 自分のページにTenboを表示します。表示する内容を選び、どちらかのコードを貼り付けてください。
embed-shows = 表示するもの
embed-full = すべて
embed-compact = 幅の狭い一列
embed-result = この手牌と点数だけ
embed-language = 言語
embed-as-browser = 閲覧者のブラウザに合わせる
embed-colors = 色
embed-accent = アクセント色
embed-paper = 背景色
embed-ink = 文字色
embed-color-wrong = #1f4e8c のように書いてください。
embed-colors-help = 空欄ならTenboの色のままです。ライトかダークかは背景色と文字色で決まります。
embed-locked = 閲覧者は手牌を変更できない
embed-with-hand = 今入力されている手牌から始める
embed-size = 大きさ
embed-width = 幅
embed-height = 高さ
embed-size-help = ピクセル、200～1200。幅を空にすると、貼り付けた場所の幅いっぱいになります。
embed-host = サイトのアドレス
embed-host-help = スクリプトなしの枠を使い、ページ側のスクリプトで結果を受け取るときだけ必要です。手牌の内容がほかのサイトに伝わることはありません。
embed-host-wrong = サイトのアドレスではありません。https:// で始まり、次のスラッシュの前までです。
embed-preview = プレビュー
embed-script = スクリプトあり
embed-script-help = 高さが中身に合います。1ページに複数置いても、スクリプトの読み込みは1回で足ります。
embed-frame = スクリプトなし
embed-frame-help = 高さは変わらず、中でスクロールします。
embed-address = アドレスだけ
embed-address-help = アドレスから枠を作るサイト（NotionやGoogleサイトなど）用です。大きさはそのサイトで決まります。
embed-copy = コピー
embed-copied = コピーしました。表示したい場所に貼り付けてください。
embed-copy-by-hand = ブラウザが許可しませんでした。文字を選んで手動でコピーしてください。
embed-frame-name = 麻雀の点数計算

## embed-say

embed-say-faint = この色は使われません。コントラスト比が { $ratio }:1 しかありません（4.5:1 以上が必要です）。
embed-say-faint-on-light = ダークでのみ使われます。明るい背景ではコントラスト比が { $ratio }:1 しかありません（4.5:1 以上が必要です）。
embed-say-faint-on-dark = ライトでのみ使われます。暗い背景ではコントラスト比が { $ratio }:1 しかありません（4.5:1 以上が必要です）。
