//! A hand as the packages of LaTeX and Typst are told to lay it. Both have grown from the same notation: `'` turns the tile
//! before it, `-` is a gap.

use tenbo_engine::tiles::{MeldKind, Tile};

use crate::spread::{Part, Spread};
use tenbo_session::lying::LyingTile;

/// What the two packages do not have in common.
pub struct Signs {
    /// A tile that lies face down, with its suit if it needs one.
    pub back: &'static str,
    /// What stands for a tile that the package has no picture of.
    pub unknown: &'static str,
    /// What turns a tile and lays another like it on it, after the one or the two tiles.
    pub stacked: fn(char) -> String,
    /// What marks the winning tile.
    pub won: &'static str,
}

/// The hand, and the tiles of it that the package cannot draw: bonus tiles, which are left out, and jokers, for which a sign
/// stands.
pub fn lay(spread: &Spread, signs: &Signs) -> (String, Vec<Tile>) {
    let mut missing = Vec::new();
    let mut parts = Vec::new();
    for part in &spread.0 {
        let mut line = Line { out: String::new(), suit: None, missing: &mut missing, signs };
        match part {
            Part::Held(tiles) => tiles.iter().for_each(|&tile| line.tile(tile, "")),
            Part::Won(tile) => line.tile(*tile, signs.won),
            Part::Meld(meld, lying) => line.meld(meld.kind, lying),
            Part::Bonus(tiles) => tiles.iter().for_each(|&tile| line.bonus(tile)),
        }
        line.end_suit();
        parts.push(line.out);
    }
    parts.retain(|part| !part.is_empty());
    (parts.join("-"), missing)
}

fn is_drawn(tile: Tile) -> bool {
    !tile.is_joker() && tile.bonus_kind().is_none()
}

/// A part of the hand as it is written.
struct Line<'a> {
    out: String,
    /// The suit of the digits that have been written and lack it.
    suit: Option<char>,
    missing: &'a mut Vec<Tile>,
    signs: &'a Signs,
}

impl Line<'_> {
    fn tile(&mut self, tile: Tile, after: &str) {
        if !is_drawn(tile) {
            self.missing.push(tile);
            return self.sign(self.signs.unknown);
        }
        self.suit_is(tile);
        self.out.push(digit(tile));
        self.out.push_str(after);
    }

    /// A north that was set aside is drawn; a flower is not.
    fn bonus(&mut self, tile: Tile) {
        if is_drawn(tile) { self.tile(tile, "") } else { self.missing.push(tile) }
    }

    fn meld(&mut self, kind: MeldKind, lying: &[LyingTile]) {
        let turned = lying.iter().find(|lying| lying.turned).map(|lying| lying.tile);
        // The tile that was added lies on the one that was claimed.
        let added = turned.filter(|_| kind == MeldKind::AddedKong);
        let added = added.and_then(|tile| lying.iter().rposition(|lying| !lying.turned && lying.tile == tile));
        for (_, &LyingTile { tile, turned, face_down }) in
            lying.iter().enumerate().filter(|(place, _)| Some(*place) != added)
        {
            if face_down {
                self.sign(self.signs.back);
            } else if turned && added.is_some() && is_drawn(tile) {
                self.suit_is(tile);
                self.out.push_str(&(self.signs.stacked)(digit(tile)));
            } else {
                self.tile(tile, if turned { "'" } else { "" });
            }
        }
    }

    fn sign(&mut self, sign: &str) {
        self.end_suit();
        self.out.push_str(sign);
    }

    fn suit_is(&mut self, tile: Tile) {
        if self.suit != Some(tile.letter()) {
            self.end_suit();
        }
        self.suit = Some(tile.letter());
    }

    fn end_suit(&mut self) {
        self.out.extend(self.suit.take());
    }
}

fn digit(tile: Tile) -> char {
    char::from(b'0' + tile.digit())
}
