### The widget on other sites.

## embed

embed-read-only = Read-only: this hand can’t be changed here.
embed-open = Open in Tenbo
embed-intro = Show Tenbo on your own page: choose what to show, then paste one of the three texts.
embed-shows = Show
embed-full = everything
embed-compact = one narrow column
embed-result = only this hand and its score
embed-language = Language
embed-as-browser = same as the reader’s browser
embed-colors = Colors
embed-accent = Accent
embed-paper = Paper
embed-ink = Ink
embed-color-wrong = Write a color like #1f4e8c.
embed-colors-help = Leave a field empty to keep Tenbo’s color. Paper is the background, ink is the text; together they make it light or dark.
embed-locked = Readers can’t change the hand
embed-with-hand = Start with the current hand
embed-size = Size
embed-width = Width
embed-height = Height
embed-size-help = In pixels, 200 to 1200. Without a width it fills the space you paste it into.
embed-host = Your site’s address
embed-host-help = Only needed if scripts on your page listen to the plain frame. No other site is told anything about the hand.
embed-host-wrong = This isn’t a site address. Enter https:// and the domain, up to the next slash.
embed-preview = Preview
embed-script = With a script
embed-script-help = Grows with its content. Needed once per page, even for several widgets.
embed-frame = Without a script
embed-frame-help = Keeps its height and scrolls inside.
embed-address = Only the address
embed-address-help = For sites that turn an address into a frame, such as Notion and Google Sites. It keeps the size that the site gives it.
embed-copy = Copy
embed-copied = Copied. Paste it where you want it to appear.
embed-copy-by-hand = Your browser blocked copying. Select the text and copy it by hand.
embed-frame-name = Mahjong scoring

## embed-say

embed-say-faint = Not used: its contrast is { $ratio }:1, but it needs 4.5:1.
embed-say-faint-on-light = Used in dark mode only: on a light background its contrast is { $ratio }:1, but it needs 4.5:1.
embed-say-faint-on-dark = Used in light mode only: on a dark background its contrast is { $ratio }:1, but it needs 4.5:1.
