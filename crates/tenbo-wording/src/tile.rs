//! Tiles and sets.

use tenbo_engine::decompose::{Form, Set};
use tenbo_engine::rules::Family;
use tenbo_engine::tiles::{Kind, Kinds, MeldKind, Suit, Tile};

use super::language::Language;

impl Language {
    /// A tile as one says it in a family of rules: "red 5 of dots".
    #[must_use]
    pub fn tile(self, tile: Tile, family: Family) -> String {
        if let Some(number) = tile.bonus_number() {
            return self.bonus(number).to_owned();
        }
        let Some(kind) = tile.kind() else { return String::new() };
        if kind == Kind::FLOWER {
            return self.joker(tile, self.bonus(1).to_owned());
        }
        let Some(suit) = kind.suit() else {
            return self.joker(tile, self.honor(kind).to_owned());
        };
        let plain = self.of_suit(suit, &char::from(b'0' + kind.rank()).to_string(), family);
        self.joker(tile, if tile.is_red() { self.tile_red(&plain) } else { plain })
    }

    /// Kinds of tiles, in a list: "3 of dots and 6 of dots".
    #[must_use]
    pub fn kinds(self, kinds: Kinds, family: Family) -> String {
        self.and(&kinds.iter().map(|kind| self.tile(Tile::plain(kind), family)).collect::<Vec<_>>())
    }

    fn joker(self, tile: Tile, text: String) -> String {
        if tile.is_joker() { self.tile_joker(&text) } else { text }
    }

    /// A number of a suit: "3 of dots".
    pub(super) fn of_suit(self, suit: Suit, number: &str, family: Family) -> String {
        match suit {
            Suit::Characters => self.suited_characters(family, number),
            Suit::Dots => self.suited_dots(family, number),
            Suit::Bamboos => self.suited_bamboos(family, number),
        }
    }

    /// A set as one says it in a family of rules: "pung of 5 of dots".
    #[must_use]
    pub fn set(self, set: Set, family: Family) -> String {
        let tiles = match (set.form, set.first.suit()) {
            (Form::Chow | Form::Knitted, Some(suit)) => {
                let apart = if set.form == Form::Chow { 1 } else { 3 };
                let rank = |step: u8| char::from(b'0' + set.first.rank() + step * apart);
                let dash = if self.is_latin() { "-" } else { "" };
                self.of_suit(suit, &format!("{}{dash}{}{dash}{}", rank(0), rank(1), rank(2)), family)
            }
            (_, None) => self.honors(set.first).to_owned(),
            _ => self.tile(Tile::plain(set.first), family),
        };
        match (set.form, set.meld) {
            (Form::Chow, Some(_)) => self.set_open_chow(family, &tiles),
            (Form::Chow, None) => self.set_chow(family, &tiles),
            (Form::Knitted, _) => self.set_knitted(family, &tiles),
            (Form::Pung, Some(_)) => self.set_open_pung(family, &tiles),
            (Form::Pung, None) => self.set_pung(family, &tiles),
            (Form::Kong, Some(MeldKind::ConcealedKong) | None) => self.set_concealed_kong(family, &tiles),
            (Form::Kong, Some(_)) => self.set_open_kong(family, &tiles),
            (Form::Quad, _) => self.set_quad(family, &tiles),
            (Form::Quint, _) => self.set_quint(family, &tiles),
            (Form::Sextet, _) => self.set_sextet(family, &tiles),
            (Form::Pair, _) => self.set_pair(family, &tiles),
        }
    }
}
