//! From a draft to its answer: scores, losers' hands, waits, transfers and warnings.

use arrayvec::ArrayVec;

use super::account::{Net, Transfer};
use super::dealer_rotation::deal_passes;
use super::declared::riichi_not_ready;
use super::draw::draw;
use super::fouls::{is_void, penalties};
use super::immediate::immediate;
use super::named::{check_named, checked_apart};
use super::other::other;
use super::payment::pay;
use super::seat_answer::SeatAnswer;
use super::settled::Settled;
use super::verdict::{LiabilityFinding, LiabilityReason};
use super::wall::{at_the_wall, drawn, readiness, totals, without_kongs};
use super::warning::{Warning, warnings};
use super::win_answer::{Verdict, WinAnswer};
use crate::check::{Deal, Won};
use crate::deal::{Draft, DrawCause};
use crate::named;
use crate::plan::Plan;
use crate::problems::Problems;
use crate::rules::{Caveat, of_deal};
use crate::score::{Restriction, Scratch, Tally, explain, misses, score};
use crate::tiles::{BySeat, Seat};

named! {
    /// How much an answer says.
    Detail {
        /// Without explanations: only lines that count, no steps, and no other decompositions.
        Score = "score",
        /// Everything: each line with its reason, steps, and other decompositions.
        Explain = "explain",
    }
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
    /// The winners in the order in which they won; on one tile the seat next to the discarder first.
    pub wins: Vec<WinAnswer>,
    /// The seats that have not won and whose tiles are known.
    pub seats: BySeat<Option<SeatAnswer>>,
    /// Who pays whom.
    pub transfers: Vec<Transfer>,
    /// What each account gains or loses by the transfers.
    pub net: Net,
    /// Dangers on the table that could make somebody liable.
    pub warnings: Vec<Warning>,
    /// Whether the deal passes to the next seat; `None` while it is not over, or if no win in it is legal.
    pub deal_passes: Option<bool>,
    /// Whether each seat counts as ready when nobody can win any more; `None` if that is not known.
    pub ready: BySeat<Option<bool>>,
    /// What players should know of the deal although nothing is wrong with it.
    pub caveats: Vec<Caveat>,
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
/// assert_eq!(answer(&deal, &rules).unwrap_err().to_string(), "/end/wins/0/tile: the tiles do not form a winning shape: 9s");
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
pub fn answer(draft: &Draft, plan: &Plan) -> Result<Answer, Problems> {
    let mut deal = checked_apart(draft, plan)?;
    let caveats = of_deal(draft).into_iter().collect();
    let wins = scored(&deal, plan);
    let tallies: Vec<Option<Tally>> = wins.iter().map(|win| Some(win.score.as_ref()?.tally)).collect();
    check_named(&deal, plan, &tallies)?;
    let mut answer = Answer { wins, warnings: warnings(draft, plan), caveats, ..Answer::default() };
    // A winner who is too late in turn has not won: that hand counts as a loser's.
    let beaten = |seat: Seat| answer.wins.iter().any(|win| win.seat == seat && win.beaten);
    deal.wins.retain(|win| !beaten(win.seat));
    for seat in plan.seats(draft).filter(|&seat| deal.wins.iter().all(|win| win.seat != seat)) {
        answer.seats[seat] = other(draft, plan, &deal, seat);
    }
    let ready = readiness(draft, plan, &answer.seats);
    settle_wins(&deal, plan, &mut answer);
    let legal = || answer.wins.iter().filter(|win| win.is_legal());
    let winners: Vec<Seat> = legal().map(|win| win.seat).collect();
    let first = legal().next().map(|win| win.moment);
    let first: Vec<Seat> = legal().filter(|win| Some(win.moment) == first).map(|win| win.seat).collect();
    let left: Vec<Seat> = plan.seats(draft).filter(|seat| !winners.contains(seat)).collect();
    let mut unready = BySeat::default();
    if let Some((DrawCause::Wall, nagashi)) = drawn(draft, plan, &left) {
        let totals = at_the_wall(draft, plan, &answer.seats);
        if !is_void(draft, plan) {
            answer.transfers.extend(draw(draft, plan, nagashi, &left, &ready, &totals));
        }
        answer.caveats.extend(riichi_not_ready(draft, plan, &ready));
        unready = without_kongs(plan, &left, &ready);
    }
    answer.transfers.extend(immediate(draft, plan, &unready));
    answer.transfers.extend(penalties(draft, plan, &winners));
    answer.deal_passes = deal_passes(draft, plan, &first, &ready);
    answer.ready = ready;
    answer.net = Net::of(&answer.transfers);
    Ok(answer)
}

/// The scores of all wins. Where only one seat may win on a discard, the later ones of a moment are beaten.
fn scored(deal: &Deal, plan: &Plan) -> Vec<WinAnswer> {
    let (mut scratch, mut wins) = (Scratch::default(), Vec::new());
    for win in &deal.wins {
        let (score, total) = match &win.hand {
            Won::Tiles(hand) => {
                let mut score = explain(plan, hand, &mut scratch);
                if let Some(score) = &mut score {
                    score.misses = misses(plan, hand, score, &mut scratch).into_boxed_slice();
                }
                let total = score.as_ref().filter(|score| score.tally.win).map_or(0, |score| score.tally.total);
                (score, total)
            }
            Won::Total(total) => (None, *total),
        };
        let (seat, moment) = (win.seat, win.moment);
        let mut scored = WinAnswer { seat, score, total, liability: Vec::new(), beaten: false, moment };
        let mut together = wins.iter().filter(|other: &&WinAnswer| other.moment == moment);
        if wins_alone(plan) && scored.is_legal() && together.any(WinAnswer::is_legal) {
            scored.lose();
        }
        wins.push(scored);
    }
    wins
}

/// Finds who is liable for each win, and what is paid for the hands.
fn settle_wins(deal: &Deal, plan: &Plan, answer: &mut Answer) {
    let mut all: Vec<Settled> = Vec::new();
    for (win, scored) in deal.wins.iter().zip(answer.wins.iter_mut().filter(|win| !win.beaten)) {
        let tally = scored.score.as_ref().map(|score| &score.tally);
        let Some(settled) = Settled::of(deal, plan, win, tally, &all, true) else { continue };
        scored.liability = settled.findings.iter().map(|finding| verdict(deal.draft, win.seat, finding)).collect();
        scored.mark_what_decides();
        all.push(settled);
    }
    pay(&all, &totals(deal.draft, plan, &answer.seats), &mut answer.transfers);
}

fn verdict(draft: &Draft, winner: Seat, finding: &LiabilityFinding) -> Verdict {
    let is_named = finding.reason == LiabilityReason::Named;
    let sets = finding.sets.iter().filter_map(|&index| Some(draft.seat(winner)?.order_of(index)));
    Verdict {
        seat: finding.seat,
        rule: finding.rule.rule.clone(),
        pattern: finding.rule.pattern.filter(|_| !is_named),
        reason: finding.reason,
        tile: finding.tile,
        because: sets.collect(),
    }
}

/// Whether only one seat may win on a discard: the first in turn whose hand is a legal win.
fn wins_alone(plan: &Plan) -> bool {
    plan.options.payments.maximum_winners == 1
}

/// Scores many deals in a row, reusing its memory. It gives numbers only, and pays wins only, as [`answer`](fn@answer)
/// does: losers' hands, draws and fouls are not looked at.
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
    /// The tallies of the winners, in the order of the deal's wins; `None` if the hand is not complete or only its total is
    /// known.
    pub tallies: Vec<Option<Tally>>,
    /// Who pays whom.
    pub transfers: Vec<Transfer>,
    /// What each account gains or loses by the transfers.
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
        let deal = checked_apart(draft, plan)?;
        scorer.score(&deal, plan);
        check_named(&deal, plan, &scorer.tallies)?;
        Ok(scorer)
    }

    /// Scores a checked deal and replaces the results of the one before. A seat that the draft names as liable pays if a
    /// liability rule fits the win; [`Scorer::answer`] reports one that no rule fits.
    pub fn score(&mut self, deal: &Deal, plan: &Plan) {
        self.tallies.clear();
        self.transfers.clear();
        let mut all: ArrayVec<Settled, 4> = ArrayVec::new();
        for win in &deal.wins {
            let mut tally = match &win.hand {
                Won::Tiles(hand) => score(plan, hand, &mut self.scratch),
                Won::Total(_) => None,
            };
            if !wins_alone(plan) || all.iter().all(|earlier| earlier.win.moment != win.moment) {
                all.extend(Settled::of(deal, plan, win, tally.as_ref(), &all, false));
            } else if let Some(tally) = tally.as_mut().filter(|tally| tally.win) {
                tally.bar(Restriction::FirstInTurn);
            }
            self.tallies.push(tally);
        }
        pay(&all, &BySeat::default(), &mut self.transfers);
        self.net = Net::of(&self.transfers);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{Win, check};
    use crate::deal::{By, End, Immediate, ImmediateKind, WinDraft};
    use crate::options::OptionKey;
    use crate::patterns::Pattern;
    use crate::sample::{explained, give, plan, plan_with, tile, won};
    use crate::settle::TransferReason;

    /// The first win of a deal, settled, with its findings.
    fn first(draft: &Draft, plan: &Plan) -> (Vec<(Seat, LiabilityReason, i64)>, Vec<LiabilityReason>) {
        let (deal, score) = (check(draft, plan).unwrap(), explained(draft, plan));
        let settled = Settled::of(&deal, plan, &deal.wins[0], Some(&score.tally), &[], true).unwrap();
        let parts = settled.liable().map(|one| (one.seat, one.reason, one.base)).collect();
        (parts, settled.findings.iter().map(|one| one.reason).collect())
    }

    /// docs/rules/sichuan.md: play goes on after a win. Where one seat wins on a tile, another may win on a later one.
    #[test]
    fn the_first_in_turn_wins_alone_at_its_moment() {
        let plan = plan_with("sichuan-bloody", &[(OptionKey::MaximumWinners, 1)]);
        let mut draft = won(Seat::South, "123456m234p5677p+7p", Some(Seat::East));
        give(&mut draft, Seat::West, "123456m234p66p99p");
        let End::Win { wins, .. } = &mut draft.end else { unreachable!() };
        wins.push(WinDraft { seat: Seat::West, tile: Some(tile("6p")), ..wins[0].clone() });
        let reported: Vec<bool> = answer(&draft, &plan).unwrap().wins.iter().map(WinAnswer::is_legal).collect();
        assert_eq!(reported, [true, true]);
        let scorer = Scorer::answer(&draft, &plan).unwrap();
        assert!(scorer.tallies.iter().flatten().all(|tally| tally.win));
        assert!(scorer.net.seats[Seat::South] > 0 && scorer.net.seats[Seat::West] > 0);
    }

    /// docs/rules/sichuan.md, Payments: only the exhausted wall asks whether the hand beside a kong is ready.
    #[test]
    fn an_abandoned_deal_pays_for_the_kongs_of_a_hand_that_is_not_ready() {
        let plan = plan_with("sichuan-bloody", &[(OptionKey::KongsNeedReady, 1)]);
        let paid = |cause: DrawCause| {
            let kong = Immediate::of(Seat::South, ImmediateKind::ConcealedKong);
            let end = End::Draw { cause, nagashi: Vec::new() };
            let mut draft = Draft { immediate: vec![kong], end, ..Draft::default() };
            draft.seat_mut(Seat::South).ready = Some(false);
            let transfers = answer(&draft, &plan).unwrap().transfers;
            transfers.iter().filter(|transfer| transfer.reason == TransferReason::Kong).count()
        };
        assert_eq!((paid(DrawCause::Wall), paid(DrawCause::Abandoned)), (0, 3));
    }

    /// docs/rules/riichi.md, Liability: of two yakuman the liable seat pays for the one that it fed. A seat that the
    /// players name pays for the whole hand, if the tiles show nobody to be liable.
    #[test]
    fn a_liable_seat_pays_for_the_rules_pattern_and_a_named_one_for_the_hand() {
        let plan = plan("riichi-tenhou");
        let dragons_and_honors = |third: &str, liable: Option<Seat>| {
            let hand = format!("111z2z(555z@E)(666z@N){third}~2z");
            let mut draft = won(Seat::South, &hand, None);
            let End::Win { wins } = &mut draft.end else { panic!("{hand}") };
            wins[0].liable = liable;
            first(&draft, &plan).0
        };
        let (fed, named) = (LiabilityReason::FedTheSet, LiabilityReason::Named);
        assert_eq!(dragons_and_honors("(777z@W)", None), [(Seat::West, fed, 8000)]);
        assert_eq!(dragons_and_honors("(777z@W)", Some(Seat::East)), [(Seat::West, fed, 8000)]);
        assert_eq!(dragons_and_honors("[7777z]", None), []);
        assert_eq!(dragons_and_honors("[7777z]", Some(Seat::East)), [(Seat::East, named, 16_000)]);
    }

    /// EMA Riichi rules 2025, one yakuman only: of two the one that nobody fed is paid, and the other one decides who pays.
    #[test]
    fn a_yakuman_that_is_not_counted_decides_who_pays_if_a_seat_fed_it() {
        let lines = |rules: &str, third: &str| {
            let draft = won(Seat::South, &format!("111z2z(555z@E)(666z@N){third}~2z"), None);
            let win = answer(&draft, &plan(rules)).unwrap().wins.remove(0);
            let liable: Vec<Seat> = win.liable().map(|verdict| verdict.seat).collect();
            let of = |pattern: Pattern| {
                let score = win.score.as_ref().unwrap();
                let line = score.lines.iter().find(|line| line.pattern == pattern).unwrap();
                (line.reason.is_none(), line.decides_payment)
            };
            ([Pattern::AllHonors, Pattern::BigThreeDragons].map(of), liable)
        };
        let fed = vec![Seat::West];
        assert_eq!(lines("riichi-ema-2025", "(777z@W)"), ([(true, false), (false, true)], fed.clone()));
        assert_eq!(lines("riichi-ema-2025", "[7777z]"), ([(true, false), (false, false)], vec![]));
        assert_eq!(lines("riichi-tenhou", "(777z@W)"), ([(true, false), (true, false)], fed), "both are paid");
    }

    #[test]
    fn a_verdict_numbers_melds_and_names_no_pattern_for_a_named_seat() {
        let plan = plan("riichi-tenhou");
        let mut draft = Draft::of_hand(Seat::South, "(555z@E)(666z@N)(777z@W)").unwrap();
        draft.seat_mut(Seat::South).melds[1].order = Some(40);
        let rule = plan.liability.iter().find(|rule| rule.pattern == Some(Pattern::BigThreeDragons)).unwrap();
        let mut finding = LiabilityFinding::named(Seat::West, rule, 0);
        finding.sets = vec![0, 1, 2];
        let named = verdict(&draft, Seat::South, &finding);
        assert_eq!((named.pattern, named.because.as_slice()), (None, [1, 40, 3].as_slice()));
        finding.reason = LiabilityReason::FedTheSet;
        assert_eq!(verdict(&draft, Seat::South, &finding).pattern, Some(Pattern::BigThreeDragons));
    }

    #[test]
    fn who_won_at_an_earlier_moment_is_out() {
        let (draft, plan) = (Draft::default(), plan("sichuan-bloody"));
        let wins: Vec<Win> = [(Seat::South, 0), (Seat::West, 0), (Seat::North, 1)]
            .map(|(seat, moment)| Win { seat, by: By::SelfDraw, from: None, hand: Won::Total(1), moment, liable: None })
            .into();
        let deal = Deal { draft: &draft, hands: BySeat::default(), wins };
        let mut settled: Vec<Settled> = Vec::new();
        for win in &deal.wins {
            let next = Settled::of(&deal, &plan, win, None, &settled, false);
            settled.extend(next);
        }
        let seats = |index: usize| {
            let out: &BySeat<bool> = &settled[index].out;
            Seat::ALL.into_iter().filter(|&seat| out[seat]).collect::<Vec<_>>()
        };
        assert_eq!(seats(1), [], "of the same moment");
        assert_eq!(seats(2), [Seat::South, Seat::West]);
    }

    /// Where one seat alone may win on a discard, the first in turn from the discarder does. The other's hand is listed,
    /// is worth nothing and says why.
    #[test]
    fn a_beaten_win_is_worth_nothing() {
        use crate::deal::WinDraft;
        use crate::options::OptionKey;
        let plan = plan_with("riichi-tenhou", &[(OptionKey::MaximumWinners, 1)]);
        let mut draft = won(Seat::South, "234m456p678s22p56s+7s", Some(Seat::East));
        *draft.seat_mut(Seat::West) =
            Draft::of_hand(Seat::West, "345m345p22s56s(777z@N)").unwrap().seat(Seat::West).unwrap().clone();
        let End::Win { wins, .. } = &mut draft.end else { panic!() };
        let also = WinDraft { seat: Seat::West, ..wins[0].clone() };
        wins.push(also);
        let answer = answer(&draft, &plan).unwrap();
        let reported: Vec<_> =
            answer.wins.iter().map(|win| (win.seat, win.total > 0, win.beaten, win.is_legal())).collect();
        assert_eq!(reported, [(Seat::South, true, false, true), (Seat::West, false, true, false)]);
        let barred = answer.wins[1].score.as_ref().unwrap().tally.barred;
        assert!(barred.contains(Restriction::FirstInTurn));
    }
}
