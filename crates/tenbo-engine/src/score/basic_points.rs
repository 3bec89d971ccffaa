//! Points or fu of a decomposition, step by step.

use crate::deal::Event;
use crate::decompose::{Completed, Form, Shape, WaitShape};
use crate::patterns::{HandFacts, Sets};
use crate::plan::Plan;
use crate::tiles::Kind;
use crate::{Ratio, named};

named! {
    /// A step on the way to the total. The names are part of the answer.
    StepKey {
        /// For going out.
        GoingOut = "going-out",
        /// Seven pairs, whatever else.
        SevenPairs = "seven-pairs",
        /// A pung.
        Pung = "pung",
        /// A kong.
        Kong = "kong",
        /// A pair of dragons.
        PairDragon = "pair-dragon",
        /// A pair of the own wind.
        PairOwnWind = "pair-own-wind",
        /// A pair of the round's wind.
        PairRoundWind = "pair-round-wind",
        /// A pair of both, where it is worth less than twice.
        PairDoubleWind = "pair-double-wind",
        /// Flowers and seasons.
        BonusTiles = "bonus-tiles",
        /// Completed at the end of a run.
        EdgeWait = "edge-wait",
        /// Completed in the middle.
        ClosedWait = "closed-wait",
        /// Completed the pair.
        PairWait = "pair-wait",
        /// The tile was drawn.
        SelfDrawn = "self-drawn",
        /// Drawn, but a pinfu has no fu for it.
        SelfDrawnPinfu = "self-drawn-pinfu",
        /// A concealed hand on a discard.
        ConcealedDiscard = "concealed-discard",
        /// An open hand of chows has no less.
        OpenMinimum = "open-minimum",
        /// Rounding up.
        RoundUp = "round-up",
        /// Points of items.
        ItemPoints = "item-points",
        /// The sum of points.
        Sum = "sum",
        /// That sum rounded to a multiple before it is doubled.
        RoundedPoints = "rounded-points",
        /// How often it is doubled.
        Doubles = "doubles",
        /// The sum after doubling.
        Doubled = "doubled",
        /// Rounded to a multiple.
        Rounded = "rounded",
        /// Cut to the limit.
        Limit = "limit",
        /// Direct counts, as they are.
        Direct = "direct",
        /// The sum of faan.
        Faan = "faan",
        /// Faan for auxiliary points.
        AuxiliaryFaan = "auxiliary-faan",
        /// Cut to the most faan that are paid.
        MaximumFaan = "maximum-faan",
        /// The sum of han.
        Han = "han",
        /// The share of a non-dealer: fu doubled by han and two, or the limit.
        Base = "base",
        /// What all payers pay together.
        Total = "total",
    }
}

impl StepKey {
    /// Whether it says what is paid, and not what the hand has.
    pub(super) const fn is_payment(self) -> bool {
        matches!(self, StepKey::Limit | StepKey::Direct | StepKey::MaximumFaan | StepKey::Base | StepKey::Total)
    }
}

/// One step: what was added or what it came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Which.
    pub key: StepKey,
    /// Added for parts of a sum; the result for [`StepKey::Sum`] and everything after it.
    pub value: Ratio,
    /// The sets it comes from.
    pub sets: Sets,
}

/// Steps as they are taken; none are kept where only the total is asked for.
#[derive(Debug)]
pub struct Steps(Option<Vec<Step>>);

impl Steps {
    /// Keeps none.
    #[must_use]
    pub const fn none() -> Steps {
        Steps(None)
    }

    /// Keeps them all.
    #[must_use]
    pub fn kept() -> Steps {
        Steps(Some(Vec::with_capacity(12)))
    }

    /// Whether they are kept.
    #[must_use]
    pub const fn are_kept(&self) -> bool {
        self.0.is_some()
    }

    /// None yet, to be kept or not as these are.
    #[must_use]
    pub fn another(&self) -> Steps {
        Steps(self.0.as_ref().map(|_| Vec::new()))
    }

    /// Those that were kept.
    #[must_use]
    pub fn list(self) -> Vec<Step> {
        self.0.unwrap_or_default()
    }

    /// One more.
    pub fn add(&mut self, key: StepKey, value: Ratio, sets: Sets) {
        if let Some(list) = &mut self.0 {
            list.push(Step { key, value, sets });
        }
    }

    /// Takes back what only a win comes to.
    pub fn without_payment(&mut self) {
        if let Some(list) = &mut self.0 {
            list.retain(|step| !step.key.is_payment());
        }
    }

    /// One more, of a whole number and no sets.
    #[inline(always)]
    pub fn note(&mut self, key: StepKey, value: i64) {
        if self.0.is_some() {
            self.add(key, Ratio::whole(value), Sets::NONE);
        }
    }
}

/// What the parts come to so far.
struct Sum<'a> {
    sum: i64,
    steps: &'a mut Steps,
}

impl Sum<'_> {
    #[inline(always)]
    fn part(&mut self, key: StepKey, value: i64, sets: Sets) {
        if value != 0 || key == StepKey::SelfDrawnPinfu {
            self.sum += value;
            if self.steps.0.is_some() {
                self.steps.add(key, Ratio::whole(value), sets);
            }
        }
    }
}

/// Adds up; each part is a step. `pinfu` says whether pinfu counts in this decomposition.
pub fn basic(plan: &Plan, facts: &HandFacts, pinfu: bool, steps: &mut Steps) -> i64 {
    let table = &plan.book.basic;
    let mut sum = Sum { sum: 0, steps };
    if facts.decomposition.shape == Shape::SevenPairs && table.seven_pairs > 0 {
        sum.part(StepKey::SevenPairs, table.seven_pairs, facts.all_sets());
        return sum.sum;
    }
    if facts.complete {
        sum.part(StepKey::GoingOut, table.going_out, Sets::NONE);
    }
    for (i, set) in facts.decomposition.sets.iter().enumerate() {
        if set.is_triplet() {
            let kong = set.form == Form::Kong;
            let value = table.triplet(set.first.is_terminal_or_honor(), set.is_concealed(), kong);
            sum.part(if kong { StepKey::Kong } else { StepKey::Pung }, value, Sets::one(i));
        } else if set.form == Form::Pair {
            pair_points(plan, facts, set.first, Sets::one(i), &mut sum);
        }
    }
    if let Some(pair) = facts.decomposition.pair {
        pair_points(plan, facts, pair, Sets::PAIR, &mut sum);
    }
    sum.part(StepKey::BonusTiles, table.bonus_tile * i64::from(facts.hand.flowers.count_ones()), Sets::NONE);
    if facts.complete {
        win(plan, facts, pinfu, &mut sum);
        let open = !facts.concealed && facts.is_standard();
        if open && plan.basic.open_minimum && sum.sum == table.going_out {
            sum.part(StepKey::OpenMinimum, (table.open_minimum - sum.sum).max(0), Sets::NONE);
        }
    }
    let over = if table.round_up > 1 { sum.sum % table.round_up } else { 0 };
    if over != 0 {
        sum.part(StepKey::RoundUp, table.round_up - over, Sets::NONE);
    }
    sum.sum
}

/// A pair: the decomposition's own, or a further one of a loser or of seven pairs.
fn pair_points(plan: &Plan, facts: &HandFacts, pair: Kind, place: Sets, sum: &mut Sum) {
    let table = &plan.book.basic;
    if pair.is_dragon() {
        sum.part(StepKey::PairDragon, table.pair_dragon, place);
    }
    let own = if pair == facts.hand.seat.wind().tile() { table.pair_own_wind } else { 0 };
    let round = if pair == facts.hand.round.tile() { table.pair_round_wind } else { 0 };
    if own + round > plan.basic.double_wind_pair {
        sum.part(StepKey::PairDoubleWind, plan.basic.double_wind_pair, place);
    } else {
        sum.part(StepKey::PairOwnWind, own, place);
        sum.part(StepKey::PairRoundWind, round, place);
    }
}

fn win(plan: &Plan, facts: &HandFacts, pinfu: bool, sum: &mut Sum) {
    let table = &plan.book.basic;
    let completed = match facts.decomposition.completed {
        Completed::Set(i) => Sets::one(usize::from(i)),
        Completed::Pair => Sets::PAIR,
        Completed::Nothing => Sets::NONE,
    };
    match facts.wait() {
        WaitShape::Edge => sum.part(StepKey::EdgeWait, table.edge_wait, completed),
        WaitShape::Closed => sum.part(StepKey::ClosedWait, table.closed_wait, completed),
        WaitShape::Pair if facts.is_standard() => sum.part(StepKey::PairWait, table.pair_wait, completed),
        _ => {}
    }
    if facts.event(Event::SelfDrawn) {
        if pinfu && plan.basic.pinfu_draw_free {
            sum.part(StepKey::SelfDrawnPinfu, 0, Sets::NONE);
        } else if !facts.event(Event::KongReplacement) || plan.basic.replacement_draw {
            sum.part(StepKey::SelfDrawn, table.self_drawn, Sets::NONE);
        }
    } else if facts.concealed {
        sum.part(StepKey::ConcealedDiscard, table.concealed_discard, Sets::NONE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{explained, plan, won};
    use crate::tiles::Seat;

    /// The fu of South's hand under Tenhou's rules, and each part.
    fn fu(hand: &str) -> (i64, Vec<(StepKey, i64)>) {
        let from = hand.contains('+').then_some(Seat::West);
        let score = explained(&won(Seat::South, hand, from), &plan("riichi-tenhou"));
        let parts =
            score.steps.iter().take_while(|step| !matches!(step.key, StepKey::Sum | StepKey::Han | StepKey::Base));
        (score.tally.han_fu().map_or(0, |(_, fu)| fu), parts.map(|step| (step.key, step.value.floor())).collect())
    }

    /// docs/rules/riichi.md, Fu.
    #[test]
    fn fu_of_triplets_pairs_and_waits() {
        use StepKey::{ClosedWait, GoingOut, Kong, PairDragon, Pung, RoundUp, SelfDrawn};
        let (fu, parts) = fu("222m[1111z]46p55z789s~5p");
        assert_eq!(fu, 70);
        let want =
            [(GoingOut, 20), (Pung, 4), (Kong, 32), (PairDragon, 2), (ClosedWait, 2), (SelfDrawn, 2), (RoundUp, 8)];
        assert_eq!(sorted(parts), sorted(want.to_vec()));
    }

    /// docs/rules/riichi.md, Fu: a closed hand on a discard has ten, and an edge, closed or pair wait two.
    #[test]
    fn a_closed_hand_on_a_discard_has_ten() {
        let (fu, parts) = fu("234m678p123s88s46p+5p");
        assert_eq!(fu, 40);
        let want =
            [(StepKey::GoingOut, 20), (StepKey::ClosedWait, 2), (StepKey::ConcealedDiscard, 10), (StepKey::RoundUp, 8)];
        assert_eq!(sorted(parts), sorted(want.to_vec()));
    }

    /// docs/rules/riichi.md, Fu: chiitoitsu has 25, whatever else, and they are not rounded.
    #[test]
    fn seven_pairs_have_25() {
        assert_eq!(fu("1133m5577p2244s5z~5z"), (25, vec![(StepKey::SevenPairs, 25)]));
    }

    /// docs/rules/riichi.md, Fu: pinfu drawn has 20 under the rule that shipped rulebooks have, and the step stays to
    /// be shown.
    #[test]
    fn a_drawn_pinfu_has_no_fu_for_the_draw() {
        let (fu, parts) = fu("234m456p678s22p56s~7s");
        assert_eq!((fu, parts), (20, vec![(StepKey::GoingOut, 20), (StepKey::SelfDrawnPinfu, 0)]));
    }

    fn sorted(mut parts: Vec<(StepKey, i64)>) -> Vec<(StepKey, i64)> {
        parts.sort_by_key(|(key, _)| *key as usize);
        parts
    }
}
