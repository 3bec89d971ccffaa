### The widget on other sites.

## embed

embed-read-only = Read-only: this hand can’t be changed here.
embed-open = Open in Tenbo
embed-intro = Show Tenbo on your own page: choose what to show, then paste one of the two snippets.
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
embed-color-wrong = Write a color as #1f4e8c.
embed-colors-help = What is empty stays Tenbo’s. Paper and ink decide whether it is light or dark.
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
embed-copy = Copy
embed-copied = Copied. Paste it where you want it to appear.
embed-copy-by-hand = Your browser blocked copying. Select the text and copy it by hand.
embed-frame-name = Mahjong scoring

## embed-say

embed-say-faint = Not used: its contrast is { $ratio } to 1, and 4.5 to 1 is the least.
embed-say-faint-on-light = Used in the dark only: on light paper its contrast is { $ratio } to 1, and 4.5 to 1 is the least.
embed-say-faint-on-dark = Used in the light only: on dark paper its contrast is { $ratio } to 1, and 4.5 to 1 is the least.
