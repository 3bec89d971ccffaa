//! A frame on another site.

use crate::app::text::embed::EmbedWord;

pub const fn embed(word: EmbedWord) -> &'static str {
    match word {
        EmbedWord::ReadOnly => "For reading: this hand cannot be changed here.",
        EmbedWord::Open => "Open in Tenbo",
        EmbedWord::Intro => {
            "Show Tenbo on a page of your own: choose what it shows, then paste one of the two texts below."
        }
        EmbedWord::Shows => "It shows",
        EmbedWord::Full => "everything",
        EmbedWord::Compact => "one narrow column",
        EmbedWord::Result => "only this hand and its score",
        EmbedWord::Language => "Language",
        EmbedWord::AsBrowser => "as the reader's browser",
        EmbedWord::Locked => "Readers cannot change the hand",
        EmbedWord::WithHand => "Start with the hand that is entered now",
        EmbedWord::Size => "Size",
        EmbedWord::Width => "Width",
        EmbedWord::Height => "Height",
        EmbedWord::SizeHelp => {
            "In pixels, 300 to 1200. Without a width it is as wide as the place that you paste it into."
        }
        EmbedWord::Host => "Address of your site",
        EmbedWord::HostHelp => {
            "Only needed if scripts of your page listen to the plain frame, such as https://club.example. Nothing about the hand \
             is told to any other site."
        }
        EmbedWord::HostWrong => "This is no address of a site. It begins with https:// and ends before the next slash.",
        EmbedWord::Preview => "Preview",
        EmbedWord::Script => "With a script",
        EmbedWord::ScriptHelp => "Becomes as high as what is in it. Several on a page need the script once.",
        EmbedWord::Frame => "Without a script",
        EmbedWord::FrameHelp => "Stays as high as it is, and scrolls inside.",
        EmbedWord::Copy => "Copy",
        EmbedWord::Copied => "Copied. Paste it where it is to appear.",
        EmbedWord::CopyByHand => "The browser refused. Select the text and copy it by hand.",
        EmbedWord::FrameName => "Mahjong scoring",
    }
}
