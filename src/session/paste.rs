//! Text that somebody pastes or types: notation, Unicode tiles, or a link.

use super::edit::{Edit, Pasted};
use super::share::{self, Dropped};
use crate::engine::notation::{NotationError, read_hand};

/// What a text came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// What to do; nothing for a text without a single tile.
    pub edit: Option<Edit>,
    /// What could not be read of a hand, with its characters.
    pub errors: Vec<NotationError>,
    /// What could not be read of a link.
    pub dropped: Vec<Dropped>,
}

/// Reads a text. What can be read is kept, whatever else there is.
#[must_use]
// Not where it is called: a first visit does not run it.
#[inline(never)]
pub fn read(text: &str) -> Read {
    if let Some(link) = share::find(text) {
        let (state, dropped) = share::read(link);
        return Read { edit: Some(Edit::Load(Box::new(state))), errors: Vec::new(), dropped };
    }
    let hand = read_hand(text);
    let any = !hand.tiles.is_empty() || !hand.melds.is_empty() || hand.win.is_some();
    let edit = any.then_some(Edit::Paste(Pasted { tiles: hand.tiles, melds: hand.melds, win: hand.win }));
    Read { edit, errors: hand.errors, dropped: Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::notation::Unreadable;

    #[test]
    fn errors_stand_at_their_characters_and_the_rest_is_kept() {
        let read = read("123m 4x5p");
        assert!(matches!(&read.edit, Some(Edit::Paste(pasted)) if pasted.tiles.len() == 4));
        let errors: Vec<_> = read.errors.iter().map(|error| (error.why, error.chars)).collect();
        assert_eq!(errors, [(Unreadable::SuitMissing, (5, 6)), (Unreadable::Character, (6, 7))]);
    }

    #[test]
    fn a_link_is_a_link_wherever_it_stands() {
        let read = read("https://club.example/tenbo/#v1;r=riichi-ema-2025;E=123m");
        assert!(matches!(read.edit, Some(Edit::Load(_))));
        assert!(read.dropped.is_empty(), "{:?}", read.dropped);
        assert_eq!(super::read("").edit, None);
    }
}
