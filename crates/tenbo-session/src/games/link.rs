//! A game as a link, which a phone reads as a QR code: its file, deflated, in letters that an address leaves as they are.

use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

use super::file;
use super::sheet::Sheet;
use crate::editor::import::{LONGEST, Refused};
use crate::share;

/// Of ten: what more would save is not worth the wait.
const EFFORT: u8 = 9;

/// The letters of base64 as an address has them.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

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
    [share::GAME_LINK, &letters(&compress_to_vec_zlib(file.as_bytes(), EFFORT))].concat()
}

/// The game of a link's text. Rulebooks that it builds on must be here.
///
/// # Errors
/// Why it cannot be had.
pub fn read(text: &str) -> Result<Sheet, LinkFault> {
    let file = share::game(text).and_then(|packed| bytes(&packed));
    let file = file.and_then(|packed| decompress_to_vec_zlib_with_limit(&packed, LONGEST).ok());
    let file = file.and_then(|file| String::from_utf8(file).ok()).ok_or(LinkFault::Damaged)?;
    file::read(&file).map_err(LinkFault::NoGame)
}

/// Three bytes are four letters; what is left over at the end is one letter more than it has bytes.
fn letters(bytes: &[u8]) -> String {
    let letter = |bits: u32| char::from(LETTERS.get((bits & 63) as usize).copied().unwrap_or_default());
    let four = |three: &[u8]| {
        let bits = (0..3).fold(0_u32, |bits, at| bits << 8 | u32::from(three.get(at).copied().unwrap_or_default()));
        (0..=three.len()).map(move |at| letter(bits >> (18 - 6 * at))).collect::<String>()
    };
    bytes.chunks(3).map(four).collect()
}

/// The bytes of such letters; `None` if there are others among them.
fn bytes(letters: &str) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(letters.len() / 4 * 3 + 2);
    for four in letters.as_bytes().chunks(4) {
        let mut bits = 0_u32;
        for at in 0..4 {
            let value = match four.get(at) {
                Some(letter) => LETTERS.iter().position(|known| known == letter)?,
                None => 0,
            };
            bits = bits << 6 | u32::try_from(value).ok()?;
        }
        let [_, three @ ..] = bits.to_be_bytes();
        out.extend(three.get(..four.len().checked_sub(1)?)?);
    }
    Some(out)
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
        let packed = |text: &str| [share::GAME_LINK, &letters(&compress_to_vec_zlib(text.as_bytes(), EFFORT))].concat();
        assert!(matches!(read(&packed("{}")), Err(LinkFault::NoGame(_))));
        assert_eq!(read(&packed(&" ".repeat(LONGEST + 1))), Err(LinkFault::Damaged), "no link unfolds into any length");
        assert_eq!(read("v1;r=riichi-ema-2025"), Err(LinkFault::Damaged));
    }

    proptest! {
        #[test]
        fn any_bytes_come_back_from_their_letters(any in prop::collection::vec(any::<u8>(), 0..40)) {
            prop_assert_eq!(bytes(&letters(&any)), Some(any));
        }

        #[test]
        fn no_text_breaks_it(text in ".{0,60}") {
            prop_assert!(read(&[share::GAME_LINK, &text].concat()).is_err());
        }
    }
}
