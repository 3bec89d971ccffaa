//! Who is liable for a win and why, and who fed a dangerous tile and is not.

use super::liability::{Exposure, counted_item, counts, is_near_the_end, winning_tile};
use crate::check::Win;
use crate::deal::{After, Discard, Draft};
use crate::named;
use crate::options::Settlement;
use crate::plan::Plan;
use crate::rules::{Danger, LiabilityRule, LiableWin};
use crate::score::Tally;
use crate::tiles::{Meld, MeldKind, Seat, Tile};

named! {
    /// Why somebody who fed a dangerous tile is liable for a win, or is not.
    LiabilityReason {
        /// Liable: it fed the meld that completed the danger.
        FedTheSet = "fed-the-set",
        /// Liable: it discarded the winning tile, which was dangerous.
        Direct = "direct",
        /// Liable: the draft names it.
        Named = "named",
        /// Not liable: its hand had only dangerous tiles to discard.
        NoChoice = "no-choice",
        /// Not liable: the tile was claimed for a kong.
        Kong = "kong",
        /// Not liable: the seat that fed a later dangerous tile is liable instead.
        LaterDiscard = "later-discard",
        /// Not liable: the winning hand does not have the rule's pattern.
        AnotherHand = "another-hand",
        /// Not liable: the rule does not cover this way of winning.
        AnotherWin = "another-win",
    }
}

impl LiabilityReason {
    /// Whether the seat is liable.
    #[must_use]
    pub const fn is_liable(self) -> bool {
        matches!(self, LiabilityReason::FedTheSet | LiabilityReason::Direct | LiabilityReason::Named)
    }
}

/// A seat that fed a dangerous tile, and what follows from that under one rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiabilityFinding<'a> {
    /// The seat that fed it.
    pub seat: Seat,
    /// The rule that makes the tile dangerous.
    pub rule: &'a LiabilityRule,
    /// Whether the seat is liable, and why.
    pub reason: LiabilityReason,
    /// The tile that was fed, if it is known.
    pub tile: Option<Tile>,
    /// The melds that made the danger, as indices of the winner's melds.
    pub sets: Vec<usize>,
    /// In riichi the base points that a liable seat pays for: those of the rule's pattern (0 if the rule names none), or of
    /// the whole hand if the draft names the seat.
    pub base: i64,
    /// When the tile was fed. Outside riichi, a later dangerous discard relieves the seats that fed earlier ones
    /// (docs/rules/four-winds.md, Liability).
    fed: Fed,
}

/// When a tile was fed; earlier is less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fed {
    /// To the meld with this number in the deal; a meld without a number counts as the first.
    Meld(u16),
    /// As the winning tile.
    Win,
}

impl<'a> LiabilityFinding<'a> {
    /// A seat that is liable because the draft names it, for a hand of so many base points.
    #[must_use]
    pub fn named(seat: Seat, rule: &'a LiabilityRule, base: i64) -> LiabilityFinding<'a> {
        let (reason, tile, sets, fed) = (LiabilityReason::Named, None, Vec::new(), Fed::Win);
        LiabilityFinding { seat, rule, reason, tile, sets, base, fed }
    }
}

/// The seats that fed dangerous tiles to the winner of a hand with this tally. With `waived` the list includes seats that
/// turn out not to be liable.
///
/// The feeder of the meld that completes the danger is liable. So is the discarder of the winning tile if that is
/// dangerous: instead of the feeder under a rule about self-drawn wins, otherwise only if nobody fed the last meld.
#[must_use]
pub fn liability_findings<'a>(
    draft: &'a Draft,
    plan: &'a Plan,
    win: &'a Win,
    tally: Option<&Tally>,
    waived: bool,
) -> Vec<LiabilityFinding<'a>> {
    let mut all = Vec::new();
    let Some(entered) = draft.seat(win.seat) else { return all };
    for rule in &plan.liability {
        // Few hands have the pattern, and that is known without counting the melds of the draft.
        let counts = counts(plan, tally, rule);
        let enough = || match rule.danger {
            Danger::Unseen => is_near_the_end(draft),
            _ => entered.melds.len() >= usize::from(rule.sets),
        };
        if !(counts || waived) || !enough() {
            continue;
        }
        let shown = Exposure::of(draft, plan, rule, entered);
        if shown.threat {
            let case = Case { shown, win, counts, base: base_for(plan, tally, rule) };
            all.extend(case.fed().into_iter().chain(case.direct()).chain(case.kong()));
        }
    }
    if !all.is_empty() {
        settle_between(plan, win, waived, &mut all);
    }
    all
}

/// The base points of a rule's pattern (its percentage of the limit); 0 if the rule names none, or if the hand does not
/// have it.
fn base_for(plan: &Plan, tally: Option<&Tally>, rule: &LiabilityRule) -> i64 {
    let index = rule.pattern.and_then(|pattern| counted_item(plan, tally, pattern));
    let item = index.and_then(|index| plan.winner().items.get(usize::from(index)));
    item.map_or(0, |item| plan.winner().scale.percent_of(plan.limit().unwrap_or_default(), item.value))
}

/// Drops findings that need not be reported and settles which of several seats is liable.
fn settle_between(plan: &Plan, win: &Win, waived: bool, all: &mut Vec<LiabilityFinding>) {
    all.retain(|one: &LiabilityFinding| one.seat != win.seat && (waived || one.reason.is_liable()));
    if plan.settlement() != Settlement::Riichi {
        later_takes_over(all);
        all.retain(|one| waived || one.reason.is_liable());
    }
    drop_redundant(all);
}

/// Drops [`LiabilityReason::AnotherHand`] findings that add nothing: the seat is liable under another rule, or another
/// finding on the same seat and tile says more.
fn drop_redundant(all: &mut Vec<LiabilityFinding>) {
    let others: Vec<(Seat, Option<Tile>, bool)> = all
        .iter()
        .filter(|one| one.reason != LiabilityReason::AnotherHand)
        .map(|one| (one.seat, one.tile, one.reason.is_liable()))
        .collect();
    let is_redundant = |one: &LiabilityFinding| {
        others.iter().any(|&(seat, tile, pays)| seat == one.seat && (pays || tile == one.tile))
    };
    all.retain(|one| one.reason != LiabilityReason::AnotherHand || !is_redundant(one));
}

/// Outside riichi only one seat is liable: the one whose dangerous discard came last (docs/rules/four-winds.md,
/// Liability).
fn later_takes_over(all: &mut [LiabilityFinding]) {
    let last = all.iter().filter(|one| one.reason.is_liable()).max_by_key(|one| one.fed).map(|one| one.seat);
    for one in all.iter_mut().filter(|one| one.reason.is_liable() && Some(one.seat) != last) {
        one.reason = LiabilityReason::LaterDiscard;
    }
}

/// One rule applied to one win.
struct Case<'a> {
    shown: Exposure<'a>,
    win: &'a Win,
    counts: bool,
    base: i64,
}

impl<'a> Case<'a> {
    fn finding(&self, seat: Seat, reason: LiabilityReason, tile: Option<Tile>, fed: Fed) -> LiabilityFinding<'a> {
        let reason = if self.counts { reason } else { LiabilityReason::AnotherHand };
        let (rule, sets, base) = (self.shown.rule, self.shown.sets.clone(), self.base);
        LiabilityFinding { seat, rule, reason, tile, sets, base, fed }
    }

    fn meld(&self, index: usize) -> Option<&Meld> {
        self.shown.entered.melds.get(index)
    }

    /// A finding about the meld with this index that `seat` fed.
    fn claimed(&self, seat: Seat, index: usize, reason: LiabilityReason) -> LiabilityFinding<'a> {
        let meld = self.meld(index);
        let alike = |meld: &Meld| meld.set().filter(|set| set.kind != MeldKind::Chow).map(|set| Tile::plain(set.first));
        let tile = meld.and_then(|meld| meld.claimed.or_else(|| alike(meld)));
        self.finding(seat, reason, tile, Fed::Meld(meld.and_then(|meld| meld.order).unwrap_or_default()))
    }

    /// Who fed the set that completed the danger.
    fn fed(&self) -> Option<LiabilityFinding<'a>> {
        let (seat, index) = self.shown.fed?;
        let reason = match self.shown.rule.win {
            LiableWin::Direct => return None,
            LiableWin::SelfDrawn if self.dangerous_discard().is_some() => LiabilityReason::LaterDiscard,
            LiableWin::SelfDrawn if self.win.from.is_some() => LiabilityReason::AnotherWin,
            LiableWin::Any | LiableWin::SelfDrawn => {
                let n = self.meld(index).and_then(|meld| meld.order);
                let mut discards = self.shown.draft.seat(seat).into_iter().flat_map(|feeder| &feeder.discards);
                let fatal = discards.find(|discard| discard.order.is_some_and(|at| n == at.checked_add(1)));
                if self.is_excused(fatal) { LiabilityReason::NoChoice } else { LiabilityReason::FedTheSet }
            }
        };
        Some(self.claimed(seat, index, reason))
    }

    /// Who fed a claimed kong, under a rule by which kongs do not complete the danger; `None` if another claim
    /// completed it.
    fn kong(&self) -> Option<LiabilityFinding<'a>> {
        let (seat, index) = self.shown.kong.filter(|_| self.shown.fed.is_none())?;
        Some(self.claimed(seat, index, LiabilityReason::Kong))
    }

    /// Who discarded the winning tile, if it is dangerous.
    fn direct(&self) -> Option<LiabilityFinding<'a>> {
        let (seat, tile) = self.dangerous_discard()?;
        let rule = self.shown.rule;
        // Either the feeder is liable whoever discards, or the discarder pays a part anyway: it is not liable as well.
        if rule.win == LiableWin::Any && (self.shown.fed.is_some() || !rule.share.is_all()) {
            return None;
        }
        let last = self.shown.draft.seat(seat).and_then(|seat| seat.discards.last());
        let excused = self.is_excused(last.filter(|discard| discard.tile == tile));
        let reason = if excused { LiabilityReason::NoChoice } else { LiabilityReason::Direct };
        Some(self.finding(seat, reason, Some(tile), Fed::Win))
    }

    /// The winning tile and who discarded it, if it is dangerous.
    fn dangerous_discard(&self) -> Option<(Seat, Tile)> {
        let tile = winning_tile(self.shown.draft, self.win).filter(|&tile| self.shown.is_dangerous(tile));
        self.win.from.zip(tile)
    }

    /// No Choice: the seat discarded after a draw, and every tile in its hand was dangerous. A ready declaration makes
    /// no difference: a locked hand is excused only if all its tiles were dangerous (docs/rules/four-winds.md,
    /// Liability, R63).
    fn is_excused(&self, discard: Option<&Discard>) -> bool {
        let only_dangerous =
            |hand: &Vec<Tile>| !hand.is_empty() && hand.iter().all(|&tile| self.shown.is_dangerous(tile));
        self.shown.plan.options.liability.allow_no_choice
            && discard.is_some_and(|discard| {
                discard.after != After::Claim && discard.hand.as_ref().is_some_and(only_dangerous)
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::Won;
    use crate::deal::By;
    use crate::options::OptionKey;
    use crate::rules::Rulebook;
    use crate::sample::{plan, plan_with, tile, tiles};

    fn rule(plan: &Plan, danger: Danger) -> &LiabilityRule {
        plan.liability.iter().find(|rule| rule.danger == danger).unwrap()
    }

    fn win(by: By, from: Option<Seat>) -> Win {
        Win { seat: Seat::South, by, from, hand: Won::Total(0), moment: 0, liable: None }
    }

    fn drawn() -> Win {
        win(By::SelfDraw, None)
    }

    /// Who is found about South's self-drawn win with these melds.
    fn found(plan: &Plan, melds: &str, counted: bool, waived: bool) -> Vec<(Seat, LiabilityReason, Option<Tile>)> {
        let draft = Draft::of_hand(Seat::South, melds).unwrap();
        let named = (0..if counted { u8::MAX } else { 0 }).collect();
        let (win, tally) = (drawn(), Tally { named, ..Tally::default() });
        let found = liability_findings(&draft, plan, &win, Some(&tally), waived);
        found.into_iter().map(|one| (one.seat, one.reason, one.tile)).collect()
    }

    /// docs/rules/riichi.md, Liability: who feeds the third dragon or the fourth wind is liable, if it is claimed.
    #[test]
    fn who_feeds_the_last_set_is_liable() {
        let plan = plan("riichi-tenhou");
        let fed = |seat, tile_text| vec![(seat, LiabilityReason::FedTheSet, Some(tile(tile_text)))];
        assert_eq!(found(&plan, "(555z@E)(666z@N)(777z@W)", true, false), fed(Seat::West, "7z"));
        assert_eq!(found(&plan, "(777z@W)(666z@N)(555z@E)", true, false), fed(Seat::East, "5z"));
        assert_eq!(found(&plan, "(111z@E)(222z@E)(333z@E)(444z@N)", true, false), fed(Seat::North, "4z"));
        for nobody in
            ["(555z@E)(666z@N)", "(555z@E)(666z@N)[7777z]", "(111z@E)(222z@E)(333z@E)", "(555z@E)(666z@N)(111z@W)"]
        {
            assert_eq!(found(&plan, nobody, true, true), [], "{nobody}");
        }
    }

    #[test]
    fn a_hand_without_the_pattern_makes_nobody_liable() {
        let plan = plan("riichi-tenhou");
        let melds = "(555z@E)(666z@N)(777z@W)";
        assert_eq!(found(&plan, melds, false, false), []);
        let waived = [(Seat::West, LiabilityReason::AnotherHand, Some(tile("7z")))];
        assert_eq!(found(&plan, melds, false, true), waived);
    }

    fn finding(rule: &LiabilityRule, seat: Seat, reason: LiabilityReason, fed: Fed) -> LiabilityFinding<'_> {
        LiabilityFinding { seat, rule, reason, tile: Some(tile("7z")), sets: Vec::new(), base: 0, fed }
    }

    /// docs/rules/riichi.md, Liability: under two rules two seats can be liable. docs/rules/four-winds.md, Liability:
    /// elsewhere a later dangerous discard relieves the seats that fed earlier ones.
    #[test]
    fn outside_riichi_the_last_to_feed_is_liable_alone() {
        use LiabilityReason::{FedTheSet, LaterDiscard};
        for (book, expected) in
            [("riichi-tenhou", [FedTheSet, FedTheSet]), ("chinese-classical", [LaterDiscard, FedTheSet])]
        {
            let plan = plan(book);
            let (dragons, winds) = (rule(&plan, Danger::Dragons), rule(&plan, Danger::Winds));
            let of = |first: Fed, second: Fed| {
                let one = finding(dragons, Seat::West, FedTheSet, first);
                let mut all = vec![one, finding(winds, Seat::North, FedTheSet, second)];
                settle_between(&plan, &drawn(), true, &mut all);
                all.iter().map(|one| one.reason).collect::<Vec<_>>()
            };
            assert_eq!(of(Fed::Meld(3), Fed::Meld(5)), expected, "{book}");
            assert_eq!(of(Fed::Meld(9), Fed::Win), expected, "{book}");
            let [first, second] = expected;
            assert_eq!(of(Fed::Meld(5), Fed::Meld(3)), [second, first], "{book}");
        }
    }

    #[test]
    fn the_winner_and_who_is_not_liable_are_left_out() {
        let plan = plan("riichi-tenhou");
        let rule = rule(&plan, Danger::Dragons);
        let of = |waived: bool| {
            let feeders = [(Seat::South, LiabilityReason::FedTheSet), (Seat::West, LiabilityReason::Kong)];
            let mut all = feeders.map(|(seat, reason)| finding(rule, seat, reason, Fed::Win)).to_vec();
            settle_between(&plan, &drawn(), waived, &mut all);
            all.iter().map(|one| one.seat).collect::<Vec<_>>()
        };
        assert_eq!((of(false), of(true)), (vec![], vec![Seat::West]));
    }

    #[test]
    fn another_hand_is_told_only_if_nothing_else_is() {
        let plan = plan("riichi-tenhou");
        let rule = rule(&plan, Danger::Dragons);
        let kept = |seat, reason, other: &str| {
            let spare = finding(rule, Seat::West, LiabilityReason::AnotherHand, Fed::Win);
            let mut all = vec![spare, finding(rule, seat, reason, Fed::Win)];
            all[1].tile = Some(tile(other));
            drop_redundant(&mut all);
            all.len() == 2
        };
        assert!(!kept(Seat::West, LiabilityReason::FedTheSet, "6z"), "the seat is liable anyway");
        assert!(!kept(Seat::West, LiabilityReason::Kong, "7z"), "the same tile");
        assert!(kept(Seat::West, LiabilityReason::Kong, "6z"));
        assert!(kept(Seat::North, LiabilityReason::FedTheSet, "7z"));
    }

    /// docs/rules/four-winds.md, Liability (No Choice).
    #[test]
    fn who_had_only_dangerous_tiles_after_a_draw_is_excused() {
        let excused = |allowed: i64, after: After, hand: Option<&str>| {
            let plan = plan_with("chinese-classical", &[(OptionKey::AllowNoChoice, allowed)]);
            let draft = Draft::of_hand(Seat::South, "(555z@E)(666z@N)").unwrap();
            let (rule, entered) = (rule(&plan, Danger::Dragons), draft.seat(Seat::South).unwrap());
            let shown = Exposure::of(&draft, &plan, rule, entered);
            let win = win(By::Discard, Some(Seat::West));
            let case = Case { shown, win: &win, counts: true, base: 0 };
            case.is_excused(Some(&Discard { after, hand: hand.map(tiles), ..Discard::of(tile("7z")) }))
        };
        assert!(excused(1, After::Wall, Some("77z")));
        assert!(excused(1, After::DeadWall, Some("7z")));
        assert!(!excused(0, After::Wall, Some("77z")), "not under this rulebook");
        assert!(!excused(1, After::Claim, Some("77z")), "it claimed a tile");
        assert!(!excused(1, After::Wall, Some("1m77z")), "it had another tile");
        assert!(!excused(1, After::Wall, Some("")) && !excused(1, After::Wall, None), "nobody knows its hand");
    }

    #[test]
    fn no_rule_makes_nobody_liable() {
        let plan = Plan::new(Rulebook::empty("empty"));
        assert_eq!(found(&plan, "(555z@E)(666z@N)(777z@W)", true, true), []);
    }
}
