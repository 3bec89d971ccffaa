//! Who is liable for a win and why, and who would have been but for the rules.

use super::liability::{Exposure, exposure, in_force, is_near_the_end};
use crate::check::Win;
use crate::deal::{After, By, Discard, Draft, SeatDraft};
use crate::named;
use crate::options::Settlement;
use crate::plan::Plan;
use crate::rules::{Danger, LiabilityRule, LiableShare, LiableWin};
use crate::tiles::{Meld, MeldKind, Seat, Tile};

named! {
    /// Why somebody who fed a dangerous tile is liable for a win, or is not.
    LiabilityReason {
        /// Liable: fed the set that completed the danger.
        FedTheSet = "fed-the-set",
        /// Liable: the dangerous tile was the winning one.
        Direct = "direct",
        /// Liable: named by whoever entered the deal.
        Named = "named",
        /// Not liable: had nothing but dangerous tiles to discard.
        NoChoice = "no-choice",
        /// Not liable: the tile was claimed for a kong.
        Kong = "kong",
        /// Not liable: a later discard takes its place.
        LaterDiscard = "later-discard",
        /// Not liable: the winning hand is not the one that the rule is about.
        AnotherHand = "another-hand",
        /// Not liable: the winning tile did not come in a way that the rule covers.
        AnotherWin = "another-win",
    }
}

impl LiabilityReason {
    /// Whether it makes the seat pay.
    #[must_use]
    pub const fn is_liable(self) -> bool {
        matches!(self, LiabilityReason::FedTheSet | LiabilityReason::Direct | LiabilityReason::Named)
    }
}

/// A seat that fed a dangerous tile, the rule that it is about, and what comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiabilityFinding<'a> {
    /// Who.
    pub seat: Seat,
    /// By which rule.
    pub rule: &'a LiabilityRule,
    /// Whether the seat is liable, and why.
    pub reason: LiabilityReason,
    /// The tile that was fed, where it is known.
    pub tile: Option<Tile>,
    /// The sets that made the danger, by their place among the winner's melds.
    pub sets: Vec<usize>,
    /// When it was fed: a later one takes the place of an earlier one.
    fed: Fed,
}

/// When a tile was fed, the earliest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fed {
    /// To the meld of this number in the deal; one without a number is taken as the first.
    Meld(u16),
    /// To the win.
    Win,
}

impl<'a> LiabilityFinding<'a> {
    /// A seat that is liable because whoever entered the deal says so.
    #[must_use]
    pub const fn named(seat: Seat, rule: &'a LiabilityRule) -> LiabilityFinding<'a> {
        LiabilityFinding { seat, rule, reason: LiabilityReason::Named, tile: None, sets: Vec::new(), fed: Fed::Win }
    }
}

/// Everybody who fed a dangerous tile to the winner; `counted` says whether the winning hand counts the rule's pattern.
/// With `waived` those come too who are not liable after all.
///
/// A fed set makes its feeder liable. A discard that wins makes its discarder liable where it is one of the dangerous
/// tiles: instead of the feeder where the rule is about self-drawn wins, otherwise only if nobody fed the last set.
#[must_use]
pub fn liability_findings<'a>(
    draft: &Draft,
    plan: &'a Plan,
    win: &Win,
    counted: &dyn Fn(&LiabilityRule) -> bool,
    waived: bool,
) -> Vec<LiabilityFinding<'a>> {
    let Some(entered) = draft.seat(win.seat) else { return Vec::new() };
    let mut all = Vec::new();
    // Rules are many and melds are few: what needs more of them is no threat, whatever they are.
    let enough = |rule: &LiabilityRule| match rule.danger {
        Danger::Unseen => is_near_the_end(draft),
        _ => entered.melds.len() >= usize::from(rule.sets),
    };
    for rule in plan.book.liability.iter().filter(|rule| enough(rule) && in_force(plan, rule)) {
        let counts = counted(rule);
        if !counts && !waived {
            continue;
        }
        let shown = exposure(draft, plan, rule, entered);
        if !shown.threat {
            continue;
        }
        let case = Case { draft, plan, rule, win, entered, shown: &shown, counts };
        case.feeders(&mut all);
    }
    if !all.is_empty() {
        weigh(plan, win, waived, &mut all);
    }
    all
}

/// Who of them is liable after all, and of whom nothing need be said.
fn weigh(plan: &Plan, win: &Win, waived: bool, all: &mut Vec<LiabilityFinding>) {
    all.retain(|one: &LiabilityFinding| one.seat != win.seat && (waived || one.reason.is_liable()));
    if plan.payments.settlement != Settlement::Riichi {
        later_takes_over(all);
        all.retain(|one| waived || one.reason.is_liable());
    }
    without_idle_talk(all);
}

/// That the hand is not the one of a rule needs no saying of a seat of whom another rule says more about the same tile,
/// or who pays anyway.
fn without_idle_talk(all: &mut Vec<LiabilityFinding>) {
    let told: Vec<(Seat, Option<Tile>, bool)> = all
        .iter()
        .filter(|one| one.reason != LiabilityReason::AnotherHand)
        .map(|one| (one.seat, one.tile, one.reason.is_liable()))
        .collect();
    let more =
        |one: &LiabilityFinding| told.iter().any(|&(seat, tile, pays)| seat == one.seat && (pays || tile == one.tile));
    all.retain(|one| one.reason != LiabilityReason::AnotherHand || !more(one));
}

/// In the classical cases one seat pays: the one whose dangerous discard came last.
fn later_takes_over(all: &mut [LiabilityFinding]) {
    let last = all.iter().filter(|one| one.reason.is_liable()).max_by_key(|one| one.fed).map(|one| one.seat);
    for one in all.iter_mut().filter(|one| one.reason.is_liable() && Some(one.seat) != last) {
        one.reason = LiabilityReason::LaterDiscard;
    }
}

/// One rule and one win.
struct Case<'a, 'b> {
    draft: &'b Draft,
    plan: &'a Plan,
    rule: &'a LiabilityRule,
    win: &'b Win,
    entered: &'b SeatDraft,
    shown: &'b Exposure,
    counts: bool,
}

impl<'a> Case<'a, '_> {
    fn finding(&self, seat: Seat, reason: LiabilityReason, tile: Option<Tile>, fed: Fed) -> LiabilityFinding<'a> {
        let reason = if self.counts { reason } else { LiabilityReason::AnotherHand };
        LiabilityFinding { seat, rule: self.rule, reason, tile, sets: self.shown.sets.clone(), fed }
    }

    /// The claim that completed the danger, as the rule sees it.
    fn claimed(&self, seat: Seat, place: usize, reason: LiabilityReason) -> LiabilityFinding<'a> {
        let meld = self.entered.melds.get(place);
        let alike = |meld: &Meld| meld.set().filter(|set| set.kind != MeldKind::Chow).map(|set| Tile::plain(set.first));
        let tile = meld.and_then(|meld| meld.claimed.or_else(|| alike(meld)));
        self.finding(seat, reason, tile, Fed::Meld(meld.and_then(|meld| meld.n).unwrap_or_default()))
    }

    /// Everybody who fed a dangerous tile.
    fn feeders(&self, all: &mut Vec<LiabilityFinding<'a>>) {
        all.extend(self.fed().into_iter().chain(self.direct()).chain(self.kong()));
    }

    /// Who fed the set that completed the danger.
    fn fed(&self) -> Option<LiabilityFinding<'a>> {
        let (seat, place) = self.shown.fed?;
        let n = self.entered.melds.get(place).and_then(|meld| meld.n);
        let reason = match self.rule.win {
            LiableWin::Direct => return None,
            LiableWin::SelfDrawn if self.is_discarded() && self.winning_tile_is_dangerous() => {
                LiabilityReason::LaterDiscard
            }
            LiableWin::SelfDrawn if self.is_discarded() => LiabilityReason::AnotherWin,
            LiableWin::Any | LiableWin::SelfDrawn => {
                let mut discards = self.draft.seat(seat).into_iter().flat_map(|feeder| &feeder.discards);
                let fatal = discards.find(|discard| discard.n.is_some_and(|at| n == at.checked_add(1)));
                if self.is_excused(fatal) { LiabilityReason::NoChoice } else { LiabilityReason::FedTheSet }
            }
        };
        Some(self.claimed(seat, place, reason))
    }

    /// A claimed kong where the rule takes none, unless another claim completed the danger.
    fn kong(&self) -> Option<LiabilityFinding<'a>> {
        let (seat, place) = self.shown.kong.filter(|_| self.shown.fed.is_none())?;
        Some(self.claimed(seat, place, LiabilityReason::Kong))
    }

    /// Who discarded a dangerous tile that won.
    fn direct(&self) -> Option<LiabilityFinding<'a>> {
        let seat = self.win.from.filter(|_| self.is_discarded() && self.winning_tile_is_dangerous())?;
        // Where a fed set makes its feeder pay whoever discards, or the discarder his half, that is what is paid.
        if self.rule.win == LiableWin::Any && (self.shown.fed.is_some() || self.rule.share == LiableShare::Half) {
            return None;
        }
        let tile = self.tile();
        let last = self.draft.seat(seat).and_then(|seat| seat.discards.last());
        let excused = self.is_excused(last.filter(|discard| Some(discard.tile) == tile));
        let reason = if excused { LiabilityReason::NoChoice } else { LiabilityReason::Direct };
        Some(self.finding(seat, reason, tile, Fed::Win))
    }

    fn is_discarded(&self) -> bool {
        self.win.by != By::SelfDraw
    }

    fn tile(&self) -> Option<Tile> {
        self.draft.wins().iter().find(|entry| entry.seat == self.win.seat).and_then(|entry| entry.tile)
    }

    fn winning_tile_is_dangerous(&self) -> bool {
        self.tile().and_then(Tile::kind).is_some_and(|kind| self.shown.kinds.contains(kind))
    }

    /// No Choice: after a draw every tile in the hand was dangerous. That a ready declaration had locked the hand is no
    /// excuse by itself, and takes none away from a hand that could have discarded nothing else.
    fn is_excused(&self, discard: Option<&Discard>) -> bool {
        let dangerous = |tile: &Tile| tile.kind().is_some_and(|kind| self.shown.kinds.contains(kind));
        self.plan.book.options.liability.allow_no_choice
            && discard.is_some_and(|discard| {
                discard.after != After::Claim
                    && discard.hand.as_ref().is_some_and(|hand| !hand.is_empty() && hand.iter().all(dangerous))
            })
    }
}
