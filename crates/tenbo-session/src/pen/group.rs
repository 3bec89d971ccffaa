//! The groups that a tile can become, in places of their own.

use tenbo_engine::named;
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::{Kind, Meld, MeldKind, Tile};

use super::{Last, loose};
use crate::edit::{Refusal, apply_group};
use crate::lying::{LyingTile, lying};
use crate::state::State;

named! {
    /// What a tile becomes a part of. Each has a place of its own.
    Shape {
        /// The run that ends with the tile.
        Low = "low",
        /// The run that it is the middle of.
        Middle = "middle",
        /// The run that starts with it.
        High = "high",
        /// Three alike.
        Triplet = "triplet",
        /// Four alike.
        Kong = "kong",
        /// Two alike.
        Pair = "pair",
    }
}

impl Shape {
    /// The first kind of the run that a tile is in; none of an honor, nor where the suit ends.
    #[must_use]
    pub fn start(self, tile: Tile) -> Option<Kind> {
        let below = match self {
            Shape::Low => 2,
            Shape::Middle => 1,
            Shape::High => 0,
            Shape::Triplet | Shape::Kong | Shape::Pair => return None,
        };
        let kind = tile.kind()?;
        let rank = kind.rank().checked_sub(below).filter(|rank| (1..=7).contains(rank))?;
        Kind::suited(kind.suit()?, rank)
    }

    /// How many tiles alike it has, if they are alike.
    const fn alike(self) -> Option<usize> {
        match self {
            Shape::Low | Shape::Middle | Shape::High => None,
            Shape::Pair => Some(2),
            Shape::Triplet => Some(3),
            Shape::Kong => Some(4),
        }
    }

    /// The run of three kinds in which a tile is, if they are one.
    pub(crate) fn of_run(run: &[Tile; 3], tile: Tile) -> Option<Shape> {
        let mut kinds: Vec<Kind> = run.iter().filter_map(|tile| tile.kind()).collect();
        tenbo_engine::order::sort(&mut kinds);
        let shape = |shape: &&Shape| {
            let start = shape.start(tile);
            start.is_some()
                && (0..).zip(&kinds).all(|(step, &kind)| start.and_then(|start| start.higher(step)) == Some(kind))
        };
        Shape::ALL.iter().find(shape).copied().filter(|_| kinds.len() == 3)
    }
}

named! {
    /// Whether a group lies in the hand or was claimed.
    Side {
        /// In the hand.
        InHand = "in-hand",
        /// Claimed.
        Claimed = "claimed",
    }
}

/// A group, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Group {
    /// What it is.
    pub shape: Shape,
    /// Where it lies.
    pub side: Side,
}

/// What a tile becomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Made {
    /// These tiles of the hand, beside it.
    InHand(Vec<Kind>),
    /// A meld of these tiles, the tile first.
    Meld(MeldKind, Vec<Tile>),
}

impl Group {
    /// What a tile becomes at this place; `None` if there is nothing. Nobody claims a pair. Where rules have groups of four
    /// to six, these have the places of claimed runs.
    #[must_use]
    pub fn made(self, tile: Tile, plan: &Plan) -> Option<Made> {
        let kind = tile.kind().filter(|_| !tile.is_joker())?;
        let groups = plan.rulebook().options.tiles.exposed_groups;
        let one = |meld: MeldKind| Some(Made::Meld(meld, vec![tile]));
        match (self.side, self.shape) {
            (Side::InHand, Shape::Kong) => one(MeldKind::ConcealedKong),
            (Side::InHand, shape) => Some(Made::InHand(match shape.alike() {
                Some(count) => vec![kind; count - 1],
                None => run(shape.start(tile)?).filter(|&other| other != kind).collect(),
            })),
            (Side::Claimed, Shape::Low) if groups => one(MeldKind::Quad),
            (Side::Claimed, Shape::Middle) if groups => one(MeldKind::Quint),
            (Side::Claimed, Shape::High) if groups => one(MeldKind::Sextet),
            (Side::Claimed, Shape::Triplet) => one(MeldKind::Pung),
            (Side::Claimed, Shape::Kong) => one(MeldKind::Kong),
            (Side::Claimed, Shape::Pair) => None,
            (Side::Claimed, shape) => {
                let others = run(shape.start(tile)?).filter(|&other| other != kind).map(Tile::plain);
                Some(Made::Meld(MeldKind::Chow, std::iter::once(tile).chain(others).collect()))
            }
        }
    }
}

/// The kinds of a run.
fn run(start: Kind) -> impl Iterator<Item = Kind> {
    (0..3).filter_map(move |step| start.higher(step))
}

/// A group that a tap enters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Which.
    pub group: Group,
    /// Its tiles as they would lie.
    pub tiles: Vec<LyingTile>,
    /// What kind of meld it is, if it is one.
    pub meld: Option<MeldKind>,
    /// Whether it lies there already, so that a further tap says whom it was claimed from.
    pub entered: bool,
    /// Why it cannot be entered; `None` if it can.
    pub why_not: Option<Refusal>,
}

/// The groups that a tile can become, those in the hand in their places and the claimed ones in theirs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Groups {
    /// Of which tile.
    pub tile: Tile,
    /// One for each shape, in its place.
    pub in_hand: [Option<Offer>; 6],
    /// The same of claimed ones; the last place is always empty.
    pub claimed: [Option<Offer>; 6],
}

impl Groups {
    /// Those of the tile that was entered last or is picked up, or the meld that was claimed last; `None` if there is no such
    /// tile, and of one that makes no groups: a joker, a flower.
    #[must_use]
    pub fn of(state: &State, plan: &Plan) -> Option<Groups> {
        let tile = match state.pen.last {
            Last::Meld(_) => turnable(state).and_then(|meld| meld.claimed)?,
            _ => loose(state)?,
        };
        tile.kind().filter(|_| !tile.is_joker())?;
        let side = |side: Side| {
            let mut shapes = Shape::ALL.iter();
            std::array::from_fn(|_| offer(state, plan, tile, Group { shape: *shapes.next()?, side }))
        };
        Some(Groups { tile, in_hand: side(Side::InHand), claimed: side(Side::Claimed) })
    }

    /// Every group that is offered.
    pub fn offers(&self) -> impl Iterator<Item = &Offer> {
        self.in_hand.iter().chain(&self.claimed).flatten()
    }
}

/// The meld that was entered last, if it can have been claimed from several seats.
pub(crate) fn turnable(state: &State) -> Option<&Meld> {
    let Last::Meld(place) = state.pen.last else { return None };
    let meld = state.draft.seat(state.seat)?.melds.get(place)?;
    (meld.kind.is_claimed() && meld.kind != MeldKind::Chow).then_some(meld)
}

fn offer(state: &State, plan: &Plan, tile: Tile, group: Group) -> Option<Offer> {
    let made = group.made(tile, plan)?;
    let meld = if let Made::Meld(kind, _) = made { Some(kind) } else { None };
    if let Some(laid) = turnable(state) {
        // It lies there, and nothing else can become of it.
        let tiles = lying(laid, state.seat, state.draft.stated_players().are_three());
        let is_it = group.side == Side::Claimed && meld == Some(laid.kind);
        return is_it.then_some(Offer { group, tiles, meld, entered: true, why_not: None });
    }
    let mut next = state.clone();
    let why_not = apply_group(&mut next, plan, group).err();
    let upright = |kind: Kind| LyingTile { tile: Tile::plain(kind), turned: false, face_down: false };
    let tiles = match made {
        Made::InHand(others) => {
            let mut tiles: Vec<LyingTile> = others.into_iter().map(upright).collect();
            let place = tiles.partition_point(|other| other.tile <= tile);
            tiles.insert(place, LyingTile { tile, turned: false, face_down: false });
            tiles
        }
        Made::Meld(kind, mut tiles) => {
            if let Some(of) = tile.kind().filter(|_| tiles.len() == 1) {
                tiles.resize(kind.size(), Tile::plain(of));
            }
            let mut meld = Meld::new(kind, tiles)?;
            meld.claimed = kind.is_claimed().then_some(tile);
            meld.from =
                Some(if kind == MeldKind::Chow { state.before(state.seat) } else { state.pen.from.seat(state) });
            lying(&meld, state.seat, state.draft.stated_players().are_three())
        }
    };
    Some(Offer { group, tiles, meld, entered: false, why_not })
}
