//! What a result can be copied as.

use tenbo_engine::named;

use super::{latex, typst, wiki};
use crate::copy;
use crate::language::{CopyWord, Language};
use crate::picture::Picture;
use crate::shown::Shown;

named! {
    /// What a result can be copied as.
    CopyFormat {
        /// The whole result in words.
        Text = "text",
        /// The tiles alone, as other programs read them.
        Mpsz = "mpsz",
        /// For the package `mahjong` of CTAN.
        Latex = "latex",
        /// For the package `riichinator` of Typst's universe.
        Typst = "typst",
        /// A table of MediaWiki.
        Wiki = "wiki",
        /// The still picture as text.
        Svg = "svg",
        /// The still picture in dots.
        Png = "png",
    }
}

impl CopyFormat {
    /// What is copied, with the link that leads back; nothing for the pictures, which are drawn ([`Still`](crate::still::Still)).
    #[must_use]
    pub fn write(self, shown: &Shown, link: &str) -> Option<String> {
        Some(match self {
            CopyFormat::Text => [&copy::text(shown), link].concat(),
            CopyFormat::Mpsz => {
                let hands = Picture::of(shown).hands.into_iter().map(|hand| hand.spread.mpsz());
                hands.collect::<Vec<_>>().join("\n")
            }
            CopyFormat::Latex => latex::write(&Picture::of(shown), link),
            CopyFormat::Typst => typst::write(&Picture::of(shown), link),
            CopyFormat::Wiki => wiki::write(&Picture::of(shown), link),
            CopyFormat::Svg | CopyFormat::Png => return None,
        })
    }

    /// What it is called.
    #[must_use]
    pub fn name(self, language: Language) -> &'static str {
        match self {
            CopyFormat::Text => language.word(CopyWord::Text),
            CopyFormat::Wiki => language.word(CopyWord::Wiki),
            CopyFormat::Mpsz => "MPSZ",
            CopyFormat::Latex => "LaTeX",
            CopyFormat::Typst => "Typst",
            CopyFormat::Svg => "SVG",
            CopyFormat::Png => "PNG",
        }
    }

    /// What a file of it is called.
    #[must_use]
    pub const fn file(self) -> &'static str {
        match self {
            CopyFormat::Text => "tenbo.txt",
            CopyFormat::Mpsz => "tenbo-mpsz.txt",
            CopyFormat::Latex => "tenbo.tex",
            CopyFormat::Typst => "tenbo.typ",
            CopyFormat::Wiki => "tenbo.wiki",
            CopyFormat::Svg => "tenbo.svg",
            CopyFormat::Png => "tenbo.png",
        }
    }

    /// The type of that file.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            CopyFormat::Text | CopyFormat::Mpsz | CopyFormat::Typst | CopyFormat::Wiki => "text/plain;charset=utf-8",
            CopyFormat::Latex => "application/x-tex;charset=utf-8",
            CopyFormat::Svg => "image/svg+xml",
            CopyFormat::Png => "image/png",
        }
    }
}
