//! What the keys of the groups say to who listens.

use tenbo_engine::decompose::{Form, Set};
use tenbo_engine::rules::Family;
use tenbo_engine::tiles::{Kind, MeldKind};
use tenbo_session::pen::{Offer, Shape, Source};

use super::language::{Language, PenWord};

/// What an offer is as a set, with its lowest tile.
fn set_of(offer: &Offer) -> Option<Set> {
    let first = offer.tiles.iter().filter_map(|lying| lying.tile.kind()).min_by_key(|kind: &Kind| kind.index())?;
    let form = match offer.meld {
        Some(MeldKind::Chow) => Form::Chow,
        Some(MeldKind::Pung) => Form::Pung,
        Some(MeldKind::Kong | MeldKind::AddedKong | MeldKind::ConcealedKong) => Form::Kong,
        Some(MeldKind::Quad) => Form::Quad,
        Some(MeldKind::Quint) => Form::Quint,
        Some(MeldKind::Sextet) => Form::Sextet,
        None => match offer.group.shape {
            Shape::Low | Shape::Middle | Shape::High => Form::Chow,
            Shape::Triplet => Form::Pung,
            Shape::Kong => Form::Kong,
            Shape::Pair => Form::Pair,
        },
    };
    Some(Set { form, first, meld: offer.meld, won: false })
}

impl Language {
    /// A group as it is offered: "sequence 3-4-5 of characters, in the hand", "chii 3-4-5 of characters, from the left".
    #[must_use]
    pub fn offer(self, offer: &Offer, from: Source, family: Family) -> String {
        let set = set_of(offer).map_or_else(String::new, |set| self.set(set, family));
        let place = match offer.meld {
            None | Some(MeldKind::ConcealedKong) => PenWord::InTheHand,
            Some(MeldKind::Chow) => PenWord::FromLeft,
            Some(_) => from_word(from),
        };
        self.listed(&[set, self.word(place).to_owned()])
    }

    /// Whom pungs and kongs are claimed from, for the key that turns it.
    #[must_use]
    pub fn claimed_from(self, from: Source) -> String {
        self.labeled(self.word(PenWord::Claims), self.word(from_word(from)))
    }
}

/// Where somebody sits, as that from which something comes.
const fn from_word(from: Source) -> PenWord {
    match from {
        Source::Left => PenWord::FromLeft,
        Source::Across => PenWord::FromAcross,
        Source::Right => PenWord::FromRight,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::tiles::read_tiles;
    use tenbo_session::pen::{Groups, Side};
    use tenbo_session::{Edit, apply, share};

    /// What the groups of a tile say, those in the hand first.
    fn said(language: Language, book: &str, tile: &str) -> Vec<String> {
        let state = share::read(&format!("v1;r={book}")).0;
        let plan = state.rules.plan();
        let state = apply(&state, Edit::Tile(read_tiles(tile).tiles[0]), &plan).unwrap();
        let groups = Groups::of(&state, &plan).unwrap();
        let told = |offer: &Offer| language.offer(offer, state.pen.from, plan.rulebook().family);
        groups
            .offers()
            .filter(|offer| offer.group.shape != Shape::Low || offer.group.side == Side::Claimed)
            .map(told)
            .collect()
    }

    #[test]
    fn a_group_says_what_it_is_and_where_it_lies() {
        assert_eq!(
            said(Language::En, "riichi-ema-2025", "3m"),
            [
                "sequence 2-3-4 of characters, in the hand",
                "sequence 3-4-5 of characters, in the hand",
                "triplet of 3 of characters, in the hand",
                "ankan of 3 of characters, in the hand",
                "pair of 3 of characters, in the hand",
                "chii 1-2-3 of characters, from the left",
                "chii 2-3-4 of characters, from the left",
                "chii 3-4-5 of characters, from the left",
                "pon of 3 of characters, from the left",
                "open kan of 3 of characters, from the left",
            ]
        );
        assert_eq!(
            said(Language::Ja, "riichi-ema-2025", "5z"),
            ["白の刻子、手の内", "白の暗槓、手の内", "白の対子、手の内", "白の明刻、上家から", "白の明槓、上家から"]
        );
        assert_eq!(said(Language::ZhHant, "mcr-mil-2025", "1z").last().unwrap(), "東風明槓、上家打出");
        assert_eq!(Language::En.claimed_from(Source::Across), "Claims: from across");
    }
}
