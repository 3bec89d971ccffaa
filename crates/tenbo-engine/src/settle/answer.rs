//! One deal, one answer: scores, losers, waits, transfers, warnings.

use std::borrow::Cow;

use arrayvec::ArrayVec;

use super::account::{Net, Transfer};
use super::dealer_rotation::deal_passes;
use super::fouls::penalties;
use super::liability::{counted_place, counts};
use super::named::checked;
use super::payment::pay;
use super::settled::Settled;
use super::verdict::{LiabilityFinding, LiabilityReason, liability_findings};
use super::warning::{Warning, warnings};
use crate::check::{Deal, Win, Won, complete, hand, is_dead};
use crate::deal::{By, Draft, DrawCause, End, Hand};
use crate::decompose::all;
use crate::named;
use crate::options::DrawPayments;
use crate::patterns::{HandFacts, Matches, Pattern, Scope, WholeHandFacts};
use crate::plan::{ItemSet, Plan, base_of};
use crate::problems::Problems;
use crate::rules::LiabilityRule;
use crate::score::{
    DiscardChoice, Prospects, Restriction, Score, Scratch, Tally, Wait, discards, explain, explain_loser, is_furiten,
    score, waits,
};
use crate::tiles::{BySeat, Seat, Tile};

named! {
    /// How much an answer says.
    Detail {
        /// Numbers, lines that count, transfers.
        Score = "score",
        /// Everything.
        Explain = "explain",
    }
}

/// A seat that fed a dangerous tile to a win, and whether that makes it liable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who.
    pub seat: Seat,
    /// By which rule; where somebody only said so, the first of the rulebook, which says what it costs.
    pub rule: Cow<'static, str>,
    /// The pattern that the rule is about; nothing where somebody only said so.
    pub pattern: Option<Pattern>,
    /// Whether it is liable, and why.
    pub reason: LiabilityReason,
    /// The tile that it fed, where it is known.
    pub tile: Option<Tile>,
    /// The melds that made the danger, by their number in the deal or their place in the seat.
    pub because: Vec<u16>,
}

/// A winner's score.
#[derive(Clone, Debug)]
pub struct WinAnswer {
    /// Who.
    pub seat: Seat,
    /// What the hand is worth; `None` where only its total was given.
    pub score: Option<Score>,
    /// The total.
    pub total: i64,
    /// Everybody who fed a dangerous tile: why they are liable, or why not.
    pub liability: Vec<Verdict>,
    /// Whether another winner comes before in turn, where one may win: then this is no win.
    pub beaten: bool,
}

impl WinAnswer {
    /// Who is liable, by each rule that says so.
    pub fn liable(&self) -> impl Iterator<Item = &Verdict> {
        self.liability.iter().filter(|verdict| verdict.reason.is_liable())
    }

    /// Whether it is no win because it was to be won on another seat's tile, and one that completes it lies among the
    /// own discards.
    #[must_use]
    pub fn is_furiten(&self) -> bool {
        self.score.as_ref().is_some_and(|score| score.tally.barred.contains(Restriction::Furiten))
    }

    /// Whether it is a win by the rules: the hand reaches what it needs, and nobody comes before.
    #[must_use]
    pub fn is_legal(&self) -> bool {
        !self.beaten && self.score.as_ref().is_none_or(|score| score.tally.win)
    }

    /// Another winner comes before in turn.
    fn lose(&mut self) {
        self.beaten = true;
        self.total = 0;
        if let Some(score) = &mut self.score {
            score.bar(Restriction::FirstInTurn);
        }
    }
}

/// What is known of another seat.
#[derive(Clone, Debug, Default)]
pub struct SeatAnswer {
    /// What the hand is worth though it has not won.
    pub score: Option<Score>,
    /// Whether some tile completes it; `None` if its tiles are not known.
    pub ready: Option<bool>,
    /// What it waits for, at 13 tiles.
    pub waits: Vec<Wait>,
    /// What each discard leaves, at 14.
    pub discards: Vec<DiscardChoice>,
    /// Whether one of the waits lies among the own discards: in riichi a win on another seat's discard is barred.
    pub furiten: bool,
}

/// The answer to a deal.
///
/// ```
/// use tenbo_engine::{Draft, Plan, Rulebook, Seat, answer};
///
/// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
/// // A deal that is still played says what a hand waits for.
/// let waiting = answer(&Draft::of_hand(Seat::South, "234m456p678s22p56s")?, &rules)?;
/// let south = waiting.seats[Seat::South].as_ref().unwrap();
/// assert_eq!(south.waits.iter().map(|wait| wait.kind.to_string()).collect::<Vec<_>>(), ["4s", "7s"]);
/// assert!(waiting.wins.is_empty() && waiting.deal_passes.is_none());
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// The winners, in turn order.
    pub wins: Vec<WinAnswer>,
    /// The other seats of which there is something to say.
    pub seats: BySeat<Option<SeatAnswer>>,
    /// Who pays whom.
    pub transfers: Vec<Transfer>,
    /// What that comes to.
    pub net: Net,
    /// Dangers on the table.
    pub warnings: Vec<Warning>,
    /// Whether the next seat deals; `None` while the deal is not over.
    pub deal_passes: Option<bool>,
}

/// Scores and settles a deal.
///
/// # Errors
/// Everything that is wrong with the draft.
///
/// ```
/// use tenbo_engine::{Draft, Plan, Rulebook, Seat, answer};
///
/// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
/// let deal = Draft::of_hand(Seat::South, "234m456p678s22p56s+7s")?;
/// assert_eq!(answer(&deal, &rules)?.wins[0].total, 2000);
/// // A hand that is not complete is no win: that is a problem, not a score.
/// let deal = Draft::of_hand(Seat::South, "234m456p678s22p56s+9s")?;
/// assert_eq!(answer(&deal, &rules).unwrap_err().to_string(), "not-complete at /end/wins/0/tile: 9s");
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
pub fn answer(draft: &Draft, plan: &Plan) -> Result<Answer, Problems> {
    let mut deal = checked(draft, plan)?;
    let mut answer = Answer { warnings: warnings(draft, plan), ..Answer::default() };
    let mut scratch = Scratch::default();
    for win in &deal.wins {
        let (score, total) = match &win.hand {
            Won::Tiles(hand) => {
                let score = explain(plan, hand, &mut scratch);
                let total = score.as_ref().map_or(0, |score| if score.tally.win { score.tally.total } else { 0 });
                (score, total)
            }
            Won::Total(total) => (None, *total),
        };
        let mut scored = WinAnswer { seat: win.seat, score, total, liability: Vec::new(), beaten: false };
        if wins_alone(plan) && scored.is_legal() && answer.wins.iter().any(WinAnswer::is_legal) {
            scored.lose();
        }
        answer.wins.push(scored);
    }
    // Who comes too late has not won: the hand counts as a loser's.
    let beaten = |seat: Seat| answer.wins.iter().any(|win| win.seat == seat && win.beaten);
    deal.wins.retain(|win| !beaten(win.seat));
    let winning: Vec<Seat> = deal.wins.iter().map(|win| win.seat).collect();
    for seat in draft.players().filter(|seat| !winning.contains(seat)) {
        answer.seats[seat] = other(draft, plan, &deal, seat);
    }
    let ready = BySeat::from_fn(|seat| {
        let told = draft.seat(seat).filter(|entered| entered.ready).map(|_| true);
        told.or(answer.seats[seat].as_ref().and_then(|seat| seat.ready))
    });
    match &draft.end {
        End::Open => {}
        End::Win { liable: named, .. } => settle_deal(draft, plan, &deal, *named, &mut answer),
        End::Draw { cause, nagashi } => {
            let totals = totals(draft, plan, &answer.seats);
            answer.transfers = super::draw::draw(draft, plan, *cause, nagashi, &ready, &totals);
        }
    }
    let winners: Vec<Seat> = answer.wins.iter().filter(|win| win.is_legal()).map(|win| win.seat).collect();
    answer.transfers.extend(penalties(draft, plan, &winners));
    answer.deal_passes = deal_passes(draft, plan, &winners, &ready);
    answer.net = Net::of(&answer.transfers);
    Ok(answer)
}

/// Whether one may win on a discard: of several the first in turn whose hand may win.
fn wins_alone(plan: &Plan) -> bool {
    plan.book.options.payments.maximum_winners == 1
}

/// The numbers alone, for batches: one deal after another is scored in the same memory. Losers' hands are not looked
/// at.
///
/// ```
/// use tenbo_engine::{Draft, Plan, Rulebook, Scorer, Seat, check};
///
/// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
/// let mut scorer = Scorer::default();
/// for (hand, total) in [("234m456p678s22p56s+7s", 2000), ("234m456p678s22p56s~7s", 2700)] {
///     let deal = Draft::of_hand(Seat::South, hand)?;
///     scorer.score(&check(&deal, &rules)?, &rules);
///     assert_eq!(scorer.tallies[0].unwrap().total, total);
/// }
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
#[derive(Debug, Default)]
pub struct Scorer {
    /// Each winner's; `None` where the hand is not complete, or only its total is known.
    pub tallies: ArrayVec<Option<Tally>, 3>,
    /// Who pays whom.
    pub transfers: Vec<Transfer>,
    /// What that comes to.
    pub net: Net,
    scratch: Scratch,
}

impl Scorer {
    /// Checks and scores a deal.
    ///
    /// # Errors
    /// Everything that is wrong with the draft.
    pub fn answer(draft: &Draft, plan: &Plan) -> Result<Scorer, Problems> {
        let mut scorer = Scorer::default();
        scorer.score(&checked(draft, plan)?, plan);
        Ok(scorer)
    }

    /// Scores a deal that was checked.
    pub fn score(&mut self, deal: &Deal, plan: &Plan) {
        self.tallies.clear();
        self.transfers.clear();
        let mut all: ArrayVec<Settled, 3> = ArrayVec::new();
        for win in deal.wins.iter().take(3) {
            let mut tally = match &win.hand {
                Won::Tiles(hand) => score(plan, hand, &mut self.scratch),
                Won::Total(_) => None,
            };
            if !wins_alone(plan) || all.is_empty() {
                all.extend(settled(deal, plan, win, tally.as_ref(), None));
            } else if let Some(tally) = tally.as_mut().filter(|tally| tally.win) {
                tally.bar(Restriction::FirstInTurn);
            }
            self.tallies.push(tally);
        }
        pay(deal, plan, &all, &BySeat::default(), &mut self.transfers);
        self.net = Net::of(&self.transfers);
    }
}

/// A win with who is liable for it; `None` if it is no legal win. `told` gets everybody who fed a dangerous tile.
fn settled<'a>(
    deal: &'a Deal,
    plan: &'a Plan,
    win: &'a Win,
    tally: Option<&Tally>,
    told: Option<&mut Vec<LiabilityFinding<'a>>>,
) -> Option<Settled<'a>> {
    let (total, base) = match (&win.hand, tally) {
        (Won::Total(total), _) => (*total, base_of(plan, deal.draft, win.seat, win.by, *total).unwrap_or_default()),
        (Won::Tiles(_), Some(tally)) if tally.win => (tally.total, tally.base()),
        _ => return None,
    };
    if plan.book.liability.is_empty() {
        return Some(Settled { win, total, base, parts: Vec::new() });
    }
    let counted = |rule: &LiabilityRule| counts(plan, tally, rule);
    // What hand it was is not known where only its total is.
    let mut finding = liability_findings(deal.draft, plan, win, &counted, told.is_some() && tally.is_some());
    if let Some(told) = told {
        told.clone_from(&finding);
        finding.retain(|one| one.reason.is_liable());
    }
    let parts = if finding.is_empty() { Vec::new() } else { parts(plan, tally, finding) };
    Some(Settled { win, total, base, parts })
}

/// Who is liable, each with the value of the pattern that it is about.
fn parts<'a>(
    plan: &Plan,
    tally: Option<&Tally>,
    finding: Vec<LiabilityFinding<'a>>,
) -> Vec<(LiabilityFinding<'a>, i64)> {
    let part = |one: &LiabilityFinding| {
        let named = |pattern| counted_place(plan, tally, pattern);
        let item = one.rule.pattern.and_then(named).and_then(|place| plan.winner.items.get(usize::from(place)));
        item.map_or(0, |item| plan.winner.scale.percent_of(plan.limit.unwrap_or_default(), item.value))
    };
    finding.into_iter().map(|one| (one.clone(), part(&one))).collect()
}

/// What the hands of those who have not won are worth: as told, as scored, or nothing for a dead one.
fn totals(draft: &Draft, plan: &Plan, seats: &BySeat<Option<SeatAnswer>>) -> BySeat<i64> {
    BySeat::from_fn(|seat| {
        if plan.book.options.fouls.offender_score_zeroed && is_dead(draft, plan, seat) {
            return 0;
        }
        let scored = || seats[seat].as_ref()?.score.as_ref().map(|score| score.tally.total);
        draft.seat(seat).and_then(|entered| entered.total).or_else(scored).unwrap_or_default()
    })
}

fn settle_deal(draft: &Draft, plan: &Plan, deal: &Deal, named: Option<Seat>, answer: &mut Answer) {
    let losers = totals(draft, plan, &answer.seats);
    let mut all: Vec<Settled> = Vec::new();
    for (win, scored) in deal.wins.iter().zip(answer.wins.iter_mut().filter(|win| !win.beaten)) {
        let tally = scored.score.as_ref().map(|score| &score.tally);
        let mut told = Vec::new();
        let Some(mut settled) = settled(deal, plan, win, tally, Some(&mut told)) else { continue };
        let seat = named.filter(|_| settled.parts.is_empty());
        if let Some((seat, rule)) = seat.zip(super::named::rule(draft, plan, win, tally)) {
            settled.parts.push((LiabilityFinding::named(seat, rule), settled.base));
            told.push(LiabilityFinding::named(seat, rule));
        }
        scored.liability = told.iter().map(|one| verdict(draft, win.seat, one)).collect();
        all.push(settled);
    }
    pay(deal, plan, &all, &losers, &mut answer.transfers);
}

fn verdict(draft: &Draft, winner: Seat, finding: &LiabilityFinding) -> Verdict {
    let told = finding.reason == LiabilityReason::Named;
    let sets = finding.sets.iter().filter_map(|&place| Some(draft.seat(winner)?.number_of(place)));
    Verdict {
        seat: finding.seat,
        rule: finding.rule.rule.clone(),
        pattern: finding.rule.pattern.filter(|_| !told),
        reason: finding.reason,
        tile: finding.tile,
        because: sets.collect(),
    }
}

/// A seat that has not won: its waits, and what its hand is worth to a loser.
fn other(draft: &Draft, plan: &Plan, deal: &Deal, seat: Seat) -> Option<SeatAnswer> {
    let entered = draft.seat(seat)?;
    let base = deal.hands[seat].as_ref()?;
    let waits = waits(draft, plan, seat, entered);
    let full = entered.size() == plan.shapes.tiles();
    let open = matches!(draft.end, End::Open);
    let settles = match draft.end {
        End::Win { .. } => true,
        End::Draw { cause, .. } => {
            cause == DrawCause::Wall && plan.book.options.payments.draw_payments == DrawPayments::Hands
        }
        End::Open => false,
    };
    let score = (settles && entered.total.is_none() && counts_losers(plan))
        .then(|| loser(draft, plan, base, &waits, seat, full));
    Some(SeatAnswer {
        score,
        furiten: is_furiten(draft, plan, seat, entered),
        ready: full.then_some(!waits.is_empty()),
        waits,
        discards: if open { discards(draft, plan, seat, entered) } else { Vec::new() },
    })
}

/// What the hand of a seat that has not won is worth to it.
fn loser(draft: &Draft, plan: &Plan, base: &Hand, waits: &[Wait], seat: Seat, full: bool) -> Score {
    let legal = waits.iter().any(Wait::wins);
    let ready = legal && full || ready_without_minimum(plan, waits);
    let prospects = Prospects { ready, calling: calling(plan, waits), ..Prospects::default() };
    explain_loser(plan, base, &prospects, &reachable(draft, plan, base, waits, seat))
}

/// Whether losers' hands are worth anything under these rules.
fn counts_losers(plan: &Plan) -> bool {
    !plan.losers.items.is_empty() || plan.system() == crate::options::System::PointDouble && plan.book.basic.pung > 0
}

fn ready_without_minimum(plan: &Plan, waits: &[Wait]) -> bool {
    plan.book.options.counting.ignore_minimum_for_ready_losers && !waits.is_empty()
}

/// The losers' items that count for a hand that calls, whose pattern some tile would make a winner's.
fn calling(plan: &Plan, waits: &[Wait]) -> ItemSet {
    let mut items = ItemSet::NONE;
    let tallies = || waits.iter().flat_map(|wait| [wait.discard, wait.self_draw]).flatten().filter(|tally| tally.win);
    for (place, item) in (0..=u8::MAX).zip(&plan.losers.items).filter(|(_, item)| item.calling && item.off.is_none()) {
        let own = plan.winner.place(item.pattern);
        if own.is_some_and(|own| tallies().any(|tally| tally.named.contains(own))) {
            items.insert(place);
        }
    }
    items
}

/// The patterns that some tile the hand waits for would complete.
fn reachable(draft: &Draft, plan: &Plan, base: &Hand, waits: &[Wait], seat: Seat) -> Vec<Pattern> {
    let mut patterns: Vec<Pattern> = Vec::new();
    let (mut matches, mut decompositions) = (Matches::default(), Vec::new());
    for wait in waits {
        let mut hand: Hand =
            draft.seat(seat).map_or_else(|| base.clone(), |entered| hand(draft, plan, seat, entered, None));
        complete(draft, plan, &mut hand, Tile::plain(wait.kind), By::SelfDraw);
        let whole = WholeHandFacts::new(&hand, &plan.book.options, plan.shapes);
        all(&hand, plan.shapes, &mut decompositions);
        for decomposition in decompositions.drain(..) {
            let facts = HandFacts::new(&whole, &decomposition);
            for item in plan.losers.items.iter().filter(|item| item.entry.scope == Scope::Sets) {
                matches.list.clear();
                (item.entry.find)(&facts, &mut matches);
                if !matches.list.is_empty() && !patterns.contains(&item.pattern) {
                    patterns.push(item.pattern);
                }
            }
        }
    }
    patterns
}
