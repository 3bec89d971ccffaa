//! A checked deal: what scoring and settling work on.

use crate::deal::{By, Draft, Event, Hand, Riichi, SeatDraft, WinDraft, meant};
use crate::decompose::is_complete;
use crate::options::{OptionKey, Settlement};
use crate::plan::Plan;
use crate::tiles::{BySeat, Counts, Kind, Kinds, MeldKind, Seat, Tile};

/// A checked win.
#[derive(Clone, Debug)]
pub struct Win {
    pub(crate) seat: Seat,
    pub(crate) by: By,
    pub(crate) from: Option<Seat>,
    pub(crate) hand: Won,
}

impl Win {
    /// The winner's seat.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How the winning tile came.
    #[must_use]
    pub const fn by(&self) -> By {
        self.by
    }

    /// The discarder, or the seat whose kong was robbed; `None` if the tile was drawn or the seat is unknown.
    #[must_use]
    pub const fn from(&self) -> Option<Seat> {
        self.from
    }

    /// The complete hand, or only its total if no tiles were entered.
    #[must_use]
    pub const fn hand(&self) -> &Won {
        &self.hand
    }
}

/// What is known of a winning hand.
#[derive(Clone, Debug)]
pub enum Won {
    /// The complete hand, the winning tile included.
    Tiles(Box<Hand>),
    /// Only its total, as entered.
    Total(i64),
}

/// A deal that [`check`](fn@super::check) has found legal.
///
/// ```
/// use tenbo_engine::check::Won;
/// use tenbo_engine::{Draft, Plan, Rulebook, Seat, check};
///
/// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
/// let draft = Draft::of_hand(Seat::South, "234m456p678s22p56s+7s")?;
/// let deal = check(&draft, &rules)?;
/// let Won::Tiles(hand) = deal.wins()[0].hand() else { unreachable!() };
/// assert_eq!(hand.all_tiles().total(), 14);
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
#[derive(Clone, Debug)]
pub struct Deal<'a> {
    pub(crate) draft: &'a Draft,
    pub(crate) hands: BySeat<Option<Hand>>,
    pub(crate) wins: Vec<Win>,
}

impl Deal<'_> {
    /// The deal as it was entered.
    #[must_use]
    pub const fn draft(&self) -> &Draft {
        self.draft
    }

    /// The hand of each seat that has tiles, without the winning tile.
    #[must_use]
    pub const fn hands(&self) -> &BySeat<Option<Hand>> {
        &self.hands
    }

    /// The wins in turn order, starting with the seat after the discarder.
    #[must_use]
    pub fn wins(&self) -> &[Win] {
        &self.wins
    }
}

/// The kind that an indicator points at: the next one of its suit, winds and dragons each in a circle. With three
/// players the 1 of characters points at the 9. `None` for a bonus tile.
#[must_use]
pub fn dora_of(indicator: Tile, three_players: bool) -> Option<Kind> {
    let kind = indicator.kind()?;
    let index = kind.index() as u8;
    let next = match index {
        0 if three_players => 8,
        8 | 17 | 26 => index - 8,
        30 => 27,
        33 => 31,
        _ => index + 1,
    };
    Kind::new(next)
}

/// A seat's hand as scoring sees it. `win` completes it; `None` leaves it without a winning tile.
pub(crate) fn hand(draft: &Draft, plan: &Plan, seat: Seat, entered: &SeatDraft, win: Option<&WinDraft>) -> Hand {
    let mut hand = Hand::empty(seat, draft.prevailing);
    hand.three_players = draft.three_players;
    hand.self_draw_loss = plan.book.options.payments.self_draw_loss;
    hand.tiles = entered.hand.iter().filter_map(|tile| tile.kind()).collect();
    hand.melds = entered.melds.iter().filter_map(crate::tiles::Meld::set).take(5).collect();
    hand.set_riichi(entered.riichi);
    hand.set_event(Event::Ippatsu, entered.ippatsu);
    hand.set_event(Event::OriginalCall, entered.original_call);
    hand.set_event(Event::Ready, entered.ready || entered.original_call || entered.riichi != Riichi::None);
    hand.set_event(Event::Dealer, seat == Seat::East);
    for &tile in &entered.bonus {
        match tile.bonus_number() {
            Some(number) => hand.flowers |= 1 << (number - 1),
            None => hand.norths += 1,
        }
    }
    hand.jokers = entered.tiles().filter(|tile| tile.is_joker()).count() as u8;
    if !plan.jokers.any_set {
        entered.hand.iter().for_each(|&tile| bind_joker(&mut hand, tile));
    }
    hand.reds = entered.tiles().filter(|tile| tile.is_red()).count() as u8;
    count_dora(draft, plan, entered, &mut hand);
    if plan.book.options.limit_hands.only_tile_sees_table {
        hand.seen = visible(draft, seat).at_least(4);
    }
    if let Some(win) = win {
        let wins = u32::from(plan.book.options.patterns.east_streak_wins);
        hand.set_event(Event::Streak, seat == Seat::East && draft.dealer_wins.saturating_add(1) >= wins);
        for &situation in &win.situation {
            hand.add_situation(meant(plan.book.options.patterns.earths_blessing, win, situation));
        }
        if let Some(tile) = win.tile {
            if win.by != By::SelfDraw {
                note_furiten(plan, &mut hand, thrown(entered));
            }
            complete(draft, plan, &mut hand, tile, win.by);
            if is_last_copy(draft, seat, win, tile) {
                hand.set_event(Event::LastCopy, true);
            }
        }
    }
    hand
}

/// The kinds that a seat has discarded, claimed discards included.
#[must_use]
pub fn thrown(entered: &SeatDraft) -> Kinds {
    entered
        .discards
        .iter()
        .filter_map(|discard| discard.tile.kind())
        .fold(Kinds::NONE, |all, kind| all.union(Kinds::one(kind)))
}

/// Notes whether one of the seat's own discards would complete the hand, which has no winning tile yet, with or without
/// a yaku. Under riichi settlement it may then not win on another seat's tile.
pub(crate) fn note_furiten(plan: &Plan, hand: &mut Hand, thrown: Kinds) {
    let completes = |kind: Kind| {
        let mut whole = hand.clone();
        whole.tiles.add(kind);
        whole.win = Some(kind);
        is_complete(&whole, plan.shapes)
    };
    let furiten = plan.payments.settlement == Settlement::Riichi && thrown.iter().any(completes);
    hand.set_event(Event::Furiten, furiten);
}

/// Notes which kind a joker stands for, where jokers may only stand in triplets.
fn bind_joker(hand: &mut Hand, tile: Tile) {
    if let Some(kind) = tile.kind().filter(|_| tile.is_joker()) {
        hand.bound_jokers = hand.bound_jokers.union(Kinds::one(kind));
    }
}

/// Adds the winning tile to a hand, with its dora.
pub(crate) fn complete(draft: &Draft, plan: &Plan, hand: &mut Hand, tile: Tile, by: By) {
    let Some(kind) = tile.kind() else { return };
    hand.tiles.add(kind);
    hand.win = Some(kind);
    hand.set_source(by);
    hand.reds += u8::from(tile.is_red());
    hand.jokers += u8::from(tile.is_joker());
    if !plan.jokers.any_set {
        bind_joker(hand, tile);
    }
    let pointed = |indicators: &[Tile]| {
        indicators.iter().filter(|&&tile| dora_of(tile, draft.three_players) == Some(kind)).count() as u8
    };
    hand.dora += pointed(&draft.dora);
    if hand.events.contains(Event::Riichi) && plan.book.options.is_met(OptionKey::UraDora) {
        hand.ura += pointed(&draft.ura);
    }
}

/// Whether the winning tile is the fourth copy and the other three lie open: in any seat's melds but concealed kongs,
/// among the discards, or as indicators.
fn is_last_copy(draft: &Draft, seat: Seat, win: &WinDraft, tile: Tile) -> bool {
    let mut open = 0;
    for (other, entered) in draft.seats.iter() {
        let Some(entered) = entered else { continue };
        let melds = entered.melds.iter().filter(|meld| meld.kind != MeldKind::ConcealedKong);
        // The robbed kong contains the winning tile itself.
        let robbed = |meld: &&crate::tiles::Meld| {
            win.by == By::RobbedKong && win.from == Some(other) && meld.kind == MeldKind::AddedKong
        };
        for meld in melds.filter(|meld| !robbed(meld)) {
            open += meld.tiles.iter().filter(|held| held.kind() == tile.kind()).count();
        }
        let last = entered.discards.last().filter(|_| win.by == By::Discard && win.from == Some(other));
        let discards = entered.discards.iter().filter(|discard| !draft.is_claimed(other, discard));
        open += discards.filter(|discard| discard.tile.kind() == tile.kind()).count();
        open -= usize::from(last.is_some_and(|last| !draft.is_claimed(other, last) && last.tile.kind() == tile.kind()));
    }
    open += draft.dora.iter().filter(|shown| shown.kind() == tile.kind()).count();
    let held = draft.seat(seat).is_some_and(|entered| entered.hand.iter().any(|other| other.kind() == tile.kind()));
    open >= 3 && !held
}

fn count_dora(draft: &Draft, plan: &Plan, entered: &SeatDraft, hand: &mut Hand) {
    if draft.dora.is_empty() {
        return;
    }
    let mut tiles = hand.all_tiles();
    tiles.add_many(Kind::NORTH, hand.norths);
    let count = |indicators: &[Tile], tiles: &Counts| -> u8 {
        indicators.iter().filter_map(|&tile| dora_of(tile, draft.three_players)).map(|kind| tiles.get(kind)).sum()
    };
    hand.dora = count(&draft.dora, &tiles);
    if entered.riichi != Riichi::None && plan.book.options.is_met(OptionKey::UraDora) {
        hand.ura = count(&draft.ura, &tiles);
    }
}

/// The tiles that a player at this seat can see, jokers apart: the own hand, all melds and bonus tiles, the discards,
/// the dora indicators.
#[must_use]
pub fn visible(draft: &Draft, seat: Seat) -> Counts {
    let mut counts = Counts::default();
    let mut add = |tile: Tile| {
        if let Some(kind) = tile.kind().filter(|_| !tile.is_joker()) {
            counts.add(kind);
        }
    };
    for (other, entered) in draft.seats.iter() {
        let Some(entered) = entered else { continue };
        if other == seat {
            entered.hand.iter().copied().for_each(&mut add);
        }
        for meld in &entered.melds {
            meld.tiles.iter().copied().for_each(&mut add);
        }
        entered.bonus.iter().copied().for_each(&mut add);
        entered
            .discards
            .iter()
            .filter(|discard| !draft.is_claimed(other, discard))
            .for_each(|discard| add(discard.tile));
    }
    draft.dora.iter().copied().for_each(&mut add);
    counts
}

/// Whether a seat has a kong of any kind.
#[must_use]
pub fn has_kong(entered: &SeatDraft) -> bool {
    entered.melds.iter().any(|meld| meld.kind.is_kong())
}

/// Whether every kong of a seat is concealed; true if it has none.
#[must_use]
pub fn only_concealed_kongs(entered: &SeatDraft) -> bool {
    entered.melds.iter().all(|meld| !meld.kind.is_kong() || meld.kind == MeldKind::ConcealedKong)
}
