//! Who fed the set that made a hand inevitable. One mechanism for riichi and the classical game: the rule says which
//! sets, how many, and which wins; the melds say who claimed what from whom and when.

use super::super::deal::Win;
use crate::engine::draft::{After, By, Draft, SeatDraft};
use crate::engine::meld::{Meld, MeldKind};
use crate::engine::rulebook::book::{Danger, LiabilityRule, LiableWin};
use crate::engine::rulebook::option::OptionKey;
use crate::engine::rulebook::plan::{Plan, is_met};
use crate::engine::seat::Seat;
use crate::engine::tile::{Kind, Kinds, Tile};

/// A seat that pays for others, and by which rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Liable<'a> {
    /// Who.
    pub seat: Seat,
    /// Why.
    pub rule: &'a LiabilityRule,
}

impl LiabilityRule {
    /// The kinds of which another set would complete the pattern.
    #[must_use]
    pub const fn kinds(&self) -> Kinds {
        match self.danger {
            Danger::Dragons => Kinds::DRAGONS,
            Danger::Winds => Kinds::WINDS,
            Danger::Honors => Kinds::HONORS,
            Danger::Terminals => Kinds::TERMINALS,
            Danger::Green => Kinds::GREEN,
            Danger::Kongs => Kinds::ALL,
        }
    }

    /// Whether a meld is one of the sets that make the danger; a concealed kong is if the rulebook says so.
    fn exposes(&self, meld: &Meld, concealed_kongs: bool) -> bool {
        let Some(set) = meld.set() else { return false };
        let seen = meld.kind.is_claimed() || concealed_kongs;
        let kinds = if set.kind == MeldKind::Chow { Kinds::chow(set.first) } else { Kinds::one(set.first) };
        match self.danger {
            Danger::Kongs => set.kind.is_kong(),
            Danger::Green => seen && kinds.within(Kinds::GREEN),
            _ => seen && set.kind != MeldKind::Chow && kinds.within(self.kinds()),
        }
    }

    /// Whether this claim completes what the rule is about.
    fn completes(&self, meld: &Meld) -> bool {
        match (self.danger, meld.kind) {
            (Danger::Kongs, kind) => kind == MeldKind::Kong,
            (_, MeldKind::Kong) => self.kong_completes,
            (_, MeldKind::ConcealedKong) => false,
            _ => true,
        }
    }
}

/// The rules in force.
pub fn rules(plan: &Plan) -> impl Iterator<Item = &LiabilityRule> {
    let met = |needs: &Option<OptionKey>| needs.is_none_or(|needs| is_met(&plan.book.options, needs));
    plan.book.liability.iter().filter(move |rule| met(&rule.needs))
}

/// The melds in the order they were laid down, where the numbers tell it.
#[must_use]
pub fn in_order(entered: &SeatDraft) -> Vec<(usize, &Meld)> {
    let mut melds: Vec<(usize, &Meld)> = entered.melds.iter().enumerate().collect();
    if melds.iter().all(|(_, meld)| meld.n.is_some()) {
        melds.sort_by_key(|(_, meld)| meld.n);
    }
    melds
}

/// What the melds of a seat mean under a rule.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exposure {
    /// The melds that make the danger, by their place.
    pub sets: Vec<usize>,
    /// Who fed the claim that completed it, and which meld that was.
    pub fed: Option<(Seat, usize)>,
}

/// Looks at a seat's melds under a rule.
#[must_use]
pub fn exposure(plan: &Plan, rule: &LiabilityRule, entered: &SeatDraft) -> Exposure {
    let concealed_kongs = plan.book.options.on(OptionKey::ConcealedKongCountsAsMelded);
    let mut exposure = Exposure::default();
    for (place, meld) in in_order(entered) {
        if !rule.exposes(meld, concealed_kongs) {
            continue;
        }
        let threatened = exposure.sets.len() >= usize::from(rule.sets);
        if threatened && exposure.fed.is_none() && rule.completes(meld) {
            exposure.fed = meld.from.map(|seat| (seat, place));
        }
        exposure.sets.push(place);
    }
    exposure
}

/// Everybody who is liable for a win; `counted` says whether the winning hand counts a pattern. Where a classical game
/// finds two, the later feeder pays.
#[must_use]
pub fn liable<'a>(draft: &Draft, plan: &'a Plan, win: &Win, counted: &dyn Fn(&LiabilityRule) -> bool) -> Vec<Liable<'a>> {
    let Some(entered) = draft.seat(win.seat) else { return Vec::new() };
    let tile = draft.wins().iter().find(|entry| entry.seat == win.seat).and_then(|entry| entry.tile).and_then(Tile::kind);
    let mut all = Vec::new();
    for rule in rules(plan).filter(|rule| counted(rule)) {
        let exposure = exposure(plan, rule, entered);
        let discarded = win.by != By::SelfDraw;
        let on_danger = discarded && tile.is_some_and(|tile| rule.kinds().has(tile));
        let threatened = exposure.sets.len() >= usize::from(rule.sets);
        let seat = match rule.win {
            LiableWin::Any => exposure.fed.filter(|&(_, meld)| !excused(draft, plan, rule, entered, meld)).map(|(seat, _)| seat),
            LiableWin::SelfDrawn if !discarded => {
                exposure.fed.filter(|&(_, meld)| !excused(draft, plan, rule, entered, meld)).map(|(seat, _)| seat)
            }
            LiableWin::SelfDrawn | LiableWin::Direct => win.from.filter(|_| on_danger && threatened),
        };
        if let Some(seat) = seat.filter(|&seat| seat != win.seat) {
            all.push(Liable { seat, rule });
        }
    }
    all
}

/// No Choice: after a draw every tile in the feeder's hand was dangerous, and no declaration had locked it.
fn excused(draft: &Draft, plan: &Plan, rule: &LiabilityRule, entered: &SeatDraft, meld: usize) -> bool {
    if !plan.book.options.on(OptionKey::AllowNoChoice) {
        return false;
    }
    let Some((feeder, n)) = entered.melds.get(meld).and_then(|meld| Some((meld.from?, meld.n?))) else { return false };
    let discards = draft.seat(feeder).map(|feeder| feeder.discards.as_slice()).unwrap_or_default();
    discards.iter().any(|discard| {
        let dangerous = |tile: &Tile| tile.kind().is_some_and(|kind: Kind| rule.kinds().has(kind));
        discard.n.is_some_and(|at| at + 1 == n)
            && discard.after != After::Claim
            && !discard.locked
            && discard.hand.as_ref().is_some_and(|hand| hand.iter().all(dangerous))
    })
}
