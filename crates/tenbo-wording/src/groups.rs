//! A decomposition as it lies on the table: its sets side by side, claimed tiles turned, red fives and the winning tile
//! in their places, and which tiles each line lights.

use tenbo_engine::deal::{Draft, SeatDraft};
use tenbo_engine::decompose::{Completed, Decomposition, Form, Set, Shape};
use tenbo_engine::patterns::{Category, Pattern, Sets};
use tenbo_engine::plan::Reason;
use tenbo_engine::score::Line;
use tenbo_engine::tiles::{BonusKind, BonusTiles, Kind, Kinds, Seat, Suit, Tile};

use super::dora::pointed_at;
use tenbo_session::lying::{LyingTile, lying};

/// A tile of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// Which.
    pub tile: Tile,
    /// Whether it is the tile that won.
    pub won: bool,
    /// Whether it was claimed and lies sideways.
    pub claimed: bool,
    /// Whether the score counts it as dora.
    pub dora: bool,
}

impl Face {
    /// A tile of which nothing is special.
    #[must_use]
    pub const fn plain(tile: Tile) -> Face {
        Face { tile, won: false, claimed: false, dora: false }
    }
}

/// Tiles that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The set; `None` for the pair, for orphans and for loose tiles.
    pub set: Option<Set>,
    /// Its place in a [`Sets`].
    pub place: Sets,
    /// Its tiles in order.
    pub faces: Vec<Face>,
}

/// Tiles of a display, a bit for each in order: at most 18 tiles and some loose ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lights(pub u32);

impl Lights {
    /// Whether the tile at this place is lit.
    #[must_use]
    pub const fn has(self, place: usize) -> bool {
        place < 32 && self.0 >> place & 1 == 1
    }
}

/// Lays a decomposition of a seat's hand out.
#[must_use]
pub fn groups(decomposition: &Decomposition, draft: &Draft, seat: Seat) -> Vec<Group> {
    let nothing = SeatDraft::default();
    let entered = draft.seat(seat).unwrap_or(&nothing);
    let won = draft.wins().iter().find(|win| win.seat == seat).and_then(|win| win.tile);
    let mut reds: Vec<Tile> = entered.hand.iter().copied().chain(won).filter(|tile| tile.is_red()).collect();
    let mut groups = Vec::with_capacity(decomposition.sets.len() + 2);
    let mut melds = entered.melds.iter();
    for (i, &set) in decomposition.sets.iter().enumerate() {
        let meld = if set.meld.is_some() { melds.next() } else { None };
        let completed = decomposition.completed == Completed::Set(i as u8);
        let faces = match meld {
            Some(meld) => lying(meld, seat, draft.stated_players().are_three())
                .into_iter()
                .map(|LyingTile { tile, turned, .. }| Face { claimed: turned, ..Face::plain(tile) })
                .collect(),
            None => from_hand(set, if completed { won } else { None }, &mut reds),
        };
        groups.push(Group { set: Some(set), place: Sets::one(i), faces });
    }
    let completed = if decomposition.completed == Completed::Pair { won } else { None };
    match (decomposition.shape, decomposition.pair) {
        (Shape::ThirteenOrphans, pair) => groups.push(orphans(pair, won)),
        (_, Some(pair)) => {
            let set = Set { form: Form::Pair, first: pair, meld: None, won: false };
            groups.push(Group { set: None, place: Sets::PAIR, faces: from_hand(set, completed, &mut reds) });
        }
        _ => {}
    }
    // Single tiles by their suits: those of a knitted straight stand out from the honors.
    for suit in [Some(Suit::Characters), Some(Suit::Dots), Some(Suit::Bamboos), None] {
        let own = decomposition.loose.iter().filter(|kind| kind.suit() == suit);
        let mut faces: Vec<Face> = own.map(|&kind| Face::plain(take_red(kind, &mut reds))).collect();
        // In a special hand the winning tile may stand alone; of two alike the last one is marked.
        if decomposition.shape != Shape::Partial
            && decomposition.completed == Completed::Nothing
            && let Some(face) = faces.iter_mut().rfind(|face| Some(face.tile) == won)
        {
            face.won = true;
        }
        groups.push(Group { set: None, place: Sets::NONE, faces });
    }
    let bonus = entered.bonus.iter().copied().filter(|tile| tile.bonus_kind().is_some());
    groups.push(Group { set: None, place: Sets::NONE, faces: bonus.map(Face::plain).collect() });
    groups.retain(|group| !group.faces.is_empty());
    groups
}

/// A red five of this kind if one is left, otherwise a plain tile.
fn take_red(kind: Kind, reds: &mut Vec<Tile>) -> Tile {
    match reds.iter().position(|tile| tile.kind() == Some(kind)) {
        Some(place) => reds.swap_remove(place),
        None => Tile::plain(kind),
    }
}

/// The winning tile is the last of its kind in the set.
fn from_hand(set: Set, won: Option<Tile>, reds: &mut Vec<Tile>) -> Vec<Face> {
    if let Some(place) = won.and_then(|won| reds.iter().position(|&red| red == won)) {
        reds.swap_remove(place);
    }
    let kinds = (0..set.size()).map(|step| match set.form {
        Form::Chow => set.first.higher(step).unwrap_or(set.first),
        Form::Knitted => set.first.higher(3 * step).unwrap_or(set.first),
        _ => set.first,
    });
    let kinds: Vec<Kind> = kinds.collect();
    let place = won.and_then(Tile::kind).and_then(|kind| kinds.iter().rposition(|&other| other == kind));
    kinds
        .iter()
        .enumerate()
        .map(|(i, &kind)| match won {
            Some(tile) if place == Some(i) => Face { won: true, ..Face::plain(tile) },
            _ => Face::plain(take_red(kind, reds)),
        })
        .collect()
}

fn orphans(pair: Option<Kind>, won: Option<Tile>) -> Group {
    let mut faces: Vec<Face> = Vec::with_capacity(14);
    for kind in Kinds::TERMINALS_AND_HONORS.iter() {
        faces.push(Face::plain(Tile::plain(kind)));
        if pair == Some(kind) {
            faces.push(Face::plain(Tile::plain(kind)));
        }
    }
    if let Some(face) = faces.iter_mut().rev().find(|face| Some(face.tile) == won) {
        face.won = true;
    }
    Group { set: None, place: Sets::PAIR, faces }
}

/// The tiles that a line is about: those of its sets; for a bonus the bonus tiles; for a line about the win the tile that
/// won.
#[must_use]
pub fn lights(line: &Line, groups: &[Group], draft: &Draft) -> Lights {
    if line.sets != Sets::NONE {
        return of_sets(line.sets, groups);
    }
    let category = line.pattern.def().category;
    let elsewhere = matches!(line.reason, Some(Reason::Regrouped | Reason::OtherDecomposition));
    let loose = groups.iter().all(|group| group.place == Sets::NONE);
    if loose && !elsewhere && matches!(category, Category::WholeHand | Category::Limit) {
        // A hand of single tiles has no sets: what is said of it is about all its tiles or about the numbers.
        let numbers = line.pattern == Pattern::KnittedStraight;
        return each(groups, |face| face.tile.kind().is_some_and(|kind| !(numbers && kind.is_honor())));
    }
    match line.pattern {
        Pattern::RedDora => each(groups, |face| face.tile.is_red()),
        Pattern::BonusTile => each(groups, |face| BonusTiles::FLOWERS_AND_SEASONS.contains(face.tile)),
        Pattern::Animal => each(groups, |face| BonusKind::Animal.tiles().contains(face.tile)),
        Pattern::Face => each(groups, |face| BonusKind::Face.tiles().contains(face.tile)),
        Pattern::Dora => {
            let kinds = pointed_at(&draft.dora, draft);
            each(groups, |face| face.tile.kind().is_some_and(|kind| kinds.contains(kind)))
        }
        Pattern::UraDora => {
            let kinds = pointed_at(&draft.ura, draft);
            each(groups, |face| face.tile.kind().is_some_and(|kind| kinds.contains(kind)))
        }
        _ if matches!(category, Category::Winning | Category::BasicPoints) => each(groups, |face| face.won),
        _ => Lights(0),
    }
}

/// The tiles of these sets.
#[must_use]
pub fn of_sets(sets: Sets, groups: &[Group]) -> Lights {
    let mut lights = 0;
    let mut place = 0;
    for group in groups {
        for _ in &group.faces {
            if group.place.intersects(sets) && place < 32 {
                lights |= 1 << place;
            }
            place += 1;
        }
    }
    Lights(lights)
}

fn each(groups: &[Group], mut lit: impl FnMut(&Face) -> bool) -> Lights {
    let faces = groups.iter().flat_map(|group| &group.faces).take(32).enumerate();
    Lights(faces.fold(0, |lights, (place, face)| if lit(face) { lights | 1 << place } else { lights }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::deal::{By, End, WinDraft};
    use tenbo_engine::decompose::WaitShape;

    fn kind(text: &str) -> Kind {
        Kind::all().find(|kind| kind.to_string() == text).unwrap()
    }

    #[test]
    fn the_winning_tile_and_the_red_five_lie_in_their_places() {
        let chow = Set { form: Form::Chow, first: kind("4p"), meld: None, won: true };
        let decomposition = Decomposition {
            shape: Shape::Standard,
            sets: [chow].into_iter().collect(),
            pair: Some(kind("5s")),
            completed: Completed::Set(0),
            wait: WaitShape::TwoSided,
            loose: arrayvec::ArrayVec::new(),
        };
        let mut draft = Draft::default();
        draft.seat_mut(Seat::South).hand = vec![Tile::red(Suit::Dots), Tile::red(Suit::Bamboos)];
        let tile = Some(Tile::plain(kind("6p")));
        let win =
            WinDraft { seat: Seat::South, tile, by: By::SelfDraw, from: None, situation: Vec::new(), liable: None };
        draft.end = End::Win { wins: vec![win] };
        let groups = groups(&decomposition, &draft, Seat::South);
        let written: Vec<String> =
            groups.iter().map(|g| g.faces.iter().map(|f| f.tile.to_string()).collect::<String>()).collect();
        assert_eq!(written, ["4p0p6p", "0s5s"]);
        assert_eq!(of_sets(Sets::PAIR, &groups), Lights(0b11000));
        let marked: Vec<bool> = groups[0].faces.iter().map(|face| face.won).collect();
        assert_eq!(marked, [false, false, true]);
    }
}
