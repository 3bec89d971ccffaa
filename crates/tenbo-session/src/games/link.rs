//! A game as a link, which a phone reads as a QR code: its file, deflated, in letters that an address leaves as they are.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as LETTERS;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

use super::file;
use super::sheet::Sheet;
use crate::editor::import::{LONGEST, Refused};
use crate::share;

/// Of ten: what more would save is not worth the wait.
const EFFORT: u8 = 9;

/// Why the game of a link cannot be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkFault {
    /// Letters are missing or others than were written.
    Damaged,
    /// It is whole, and no game.
    NoGame(Refused),
}

/// The text of a link, without `#`, that brings the game.
#[must_use]
pub fn write(sheet: &Sheet) -> String {
    let file = file::tree(sheet).to_string();
    [share::GAME_LINK, &LETTERS.encode(compress_to_vec_zlib(file.as_bytes(), EFFORT))].concat()
}

/// The game of a link's text. Rulebooks that it builds on must be here.
///
/// # Errors
/// Why it cannot be had.
pub fn read(text: &str) -> Result<Sheet, LinkFault> {
    let file = share::game(text).and_then(|packed| LETTERS.decode(packed).ok());
    let file = file.and_then(|packed| decompress_to_vec_zlib_with_limit(&packed, LONGEST).ok());
    let file = file.and_then(|file| String::from_utf8(file).ok()).ok_or(LinkFault::Damaged)?;
    file::read(&file).map_err(LinkFault::NoGame)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use tenbo_testing::files;

    use super::*;
    use crate::qr::Code;

    fn evening() -> Sheet {
        file::read(&files::text("tests/data/games/club-evening.json")).unwrap()
    }

    #[test]
    fn a_game_comes_back_from_its_link_which_a_phone_reads_as_a_code() {
        for name in ["club-evening", "hanchan", "official", "three"] {
            let sheet = file::read(&files::text(format!("tests/data/games/{name}.json"))).unwrap();
            let link = write(&sheet);
            assert!(link.starts_with("v1;view=game;game=") && share::brings_game(&link), "{link}");
            assert_eq!(read(&link), Ok(sheet.clone()), "{name}");
            assert_eq!(read(&["see https://example.org/#", &link, "\nbye"].concat()), Ok(sheet), "{name} in a mail");
            // As large as a tablet shows it to a phone an arm away.
            assert!(Code::of(&link).unwrap().side() <= 109, "{name}: {} letters", link.len());
        }
    }

    #[test]
    fn a_link_that_is_cut_or_changed_brings_nothing() {
        let link = write(&evening());
        for cut in share::GAME_LINK.len()..link.len() {
            assert_eq!(read(&link[..cut]), Err(LinkFault::Damaged), "after {cut} letters");
        }
        for at in share::GAME_LINK.len()..link.len() - 1 {
            let other = if link.as_bytes()[at] == b'A' { "B" } else { "A" };
            assert!(read(&[&link[..at], other, &link[at + 1..]].concat()).is_err(), "letter {at}");
        }
        let packed =
            |text: &str| [share::GAME_LINK, &LETTERS.encode(compress_to_vec_zlib(text.as_bytes(), EFFORT))].concat();
        assert!(matches!(read(&packed("{}")), Err(LinkFault::NoGame(_))));
        assert_eq!(read(&packed(&" ".repeat(LONGEST + 1))), Err(LinkFault::Damaged), "no link unfolds into any length");
        assert_eq!(read("v1;r=riichi-ema-2025"), Err(LinkFault::Damaged));
    }

    proptest! {
        #[test]
        fn no_text_breaks_it(text in ".{0,60}") {
            prop_assert!(read(&[share::GAME_LINK, &text].concat()).is_err());
        }
    }
}
