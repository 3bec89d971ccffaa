### The widget on other sites.

## embed

embed-read-only = For reading: this hand cannot be changed here.
embed-open = Open in Tenbo
embed-intro = Show Tenbo on a page of your own: choose what it shows, then paste one of the two texts.
embed-shows = It shows
embed-full = everything
embed-compact = one narrow column
embed-result = only this hand and its score
embed-language = Language
embed-as-browser = as the reader's browser
embed-locked = Readers cannot change the hand
embed-with-hand = Start with the hand that is entered now
embed-size = Size
embed-width = Width
embed-height = Height
embed-size-help = In pixels, 300 to 1200. Without a width it is as wide as the place that you paste it into.
embed-host = Address of your site
embed-host-help = Only needed if scripts of your page listen to the plain frame. Nothing about the hand is told to any other site.
embed-host-wrong = This is no address of a site. It begins with https:// and ends before the next slash.
embed-preview = Preview
embed-script = With a script
embed-script-help = Becomes as high as what is in it. Several on a page need the script once.
embed-frame = Without a script
embed-frame-help = Stays as high as it is, and scrolls inside.
embed-copy = Copy
embed-copied = Copied. Paste it where it is to appear.
embed-copy-by-hand = The browser refused. Select the text and copy it by hand.
embed-frame-name = Mahjong scoring
