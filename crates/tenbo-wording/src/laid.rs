//! What lies before a seat in words: hand, melds, discards, and who can take the last of them.

use tenbo_engine::deal::{By, Discard};
use tenbo_engine::rules::Family;
use tenbo_engine::tiles::{Meld, Seat, Tile};

use super::language::{BoardWord, Language, Term};
use tenbo_session::edit::Claim;
use tenbo_session::lying::width;
use tenbo_session::{Ending, Seating, State};

/// The tiles before a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Those in the hand.
    pub hand: Vec<Tile>,
    /// The tile it won on.
    pub won: Option<Tile>,
    /// The melds.
    pub melds: Vec<Meld>,
    /// The bonus tiles.
    pub bonus: Vec<Tile>,
    /// How many more it holds, of which nothing is known: all but the melds, unless some were entered.
    pub unknown: usize,
    /// How wide all of it is, in tenths of a tile.
    pub width: usize,
}

impl Laid {
    /// What lies before a seat.
    #[must_use]
    pub fn of(state: &State, seat: Seat) -> Laid {
        let entered = state.entered(seat);
        let won = state.win.tile.filter(|_| state.wins(seat) && state.ending == Ending::Win);
        let won = won.filter(|_| seat == state.winner || state.size(seat) == state.full);
        let won = won.or_else(|| state.earlier_win(seat)?.tile);
        let held = state.full.saturating_sub(3 * entered.melds.len());
        let unknown = if entered.hand.is_empty() { held } else { 0 };
        let melded: usize =
            entered.melds.iter().map(|meld| width(meld, seat, state.draft.stated_players().are_three())).sum();
        // What won and the bonus tiles stand apart.
        let apart = |tiles: usize| if tiles > 0 { 10 * tiles + 4 } else { 0 };
        let width = 10 * (entered.hand.len() + unknown)
            + melded
            + apart(usize::from(won.is_some()))
            + apart(entered.bonus.len());
        Laid { hand: entered.hand, won, melds: entered.melds, bonus: entered.bonus, unknown, width }
    }

    /// Whether any of it is known.
    #[must_use]
    pub fn is_known(&self) -> bool {
        self.unknown == 0 || self.won.is_some() || !self.melds.is_empty() || !self.bonus.is_empty()
    }

    /// All of it in words, and why something of it does not fit.
    #[must_use]
    pub fn words(&self, language: Language, family: Family, seating: &Seating, reasons: &[String]) -> String {
        let tiles = |tiles: Vec<Tile>| {
            let tiles: Vec<String> = tiles.into_iter().map(|tile| language.tile(tile, family)).collect();
            (!tiles.is_empty()).then(|| language.listed(&tiles))
        };
        let held = tiles(self.hand.iter().copied().chain(self.won).collect());
        let melds = self.melds.iter().map(|meld| language.meld(meld, family, seating));
        let parts: Vec<String> = held.into_iter().chain(melds).chain(tiles(self.bonus.clone())).collect();
        let mut words = language.clauses_of(&parts);
        if !reasons.is_empty() {
            words = language.ended(&words);
        }
        reasons.iter().fold(words, |said, why| language.sentences(&said, why))
    }
}

impl Language {
    /// A meld as one says it.
    #[must_use]
    pub fn meld(self, meld: &Meld, family: Family, seating: &Seating) -> String {
        let tiles: Vec<String> = meld.tiles.iter().map(|&tile| self.tile(tile, family)).collect();
        let name = self.labeled(self.meld_kind(meld.kind, family), &self.listed(&tiles));
        match meld.from {
            Some(from) => self.clauses(&name, &self.board_claimed_from(&self.who(from, seating))),
            None => name,
        }
    }

    /// The discards of a seat in order.
    #[must_use]
    pub fn river(self, discards: &[Discard], family: Family) -> String {
        let tiles: Vec<String> = discards.iter().map(|discard| self.tile(discard.tile, family)).collect();
        self.labeled(self.word_for(BoardWord::River, family), &self.listed(&tiles))
    }

    /// A discard and its place: "5 of dots, discard 3 of South".
    #[must_use]
    pub fn discarded(self, tile: Tile, seat: Seat, place: usize, family: Family, seating: &Seating) -> String {
        self.listed(&[self.tile(tile, family), self.discard(seat, place, seating)])
    }

    /// What a discard is taken for.
    #[must_use]
    pub fn claim(self, claim: Claim, family: Family) -> &'static str {
        match claim {
            Claim::Win => self.by(By::Discard, family),
            Claim::Kong => self.word_for(Term::Kong, family),
            Claim::Pung => self.word_for(Term::Pung, family),
            Claim::Group(kind) => self.meld_kind(kind, family),
            Claim::Chow(_) => self.word_for(Term::Chow, family),
        }
    }

    /// Who can take a discard, what for, and with which tiles of the hand.
    #[must_use]
    pub fn claimed_by(self, seat: Seat, claim: Claim, own: &[Tile], family: Family, seating: &Seating) -> String {
        let tiles: Vec<String> = own.iter().map(|&tile| self.tile(tile, family)).collect();
        let name = self.claim(claim, family);
        let what = if tiles.is_empty() { name.to_owned() } else { self.labeled(name, &self.listed(&tiles)) };
        self.labeled(&self.sitting(seat, seating), &what)
    }
}
