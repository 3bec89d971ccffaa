//! Basic points (fu in riichi) of a decomposition, step by step (docs/rules/riichi.md, Fu; docs/rules/classical.md,
//! Points of sets).

use serde::Serialize;

use crate::deal::Event;
use crate::decompose::{Completed, Form, Shape, WaitShape};
use crate::options::PinfuSelfDraw;
use crate::patterns::{HandFacts, Sets};
use crate::plan::Plan;
use crate::tiles::{BonusTiles, Kind};
use crate::{Ratio, named};

named! {
    /// A step on the way to the total. The names appear in answers.
    StepKey as "step-key" {
        /// For winning; in riichi the 20 base fu.
        GoingOut = "going-out",
        /// The fixed fu of seven pairs.
        SevenPairs = "seven-pairs",
        /// A pung.
        Pung = "pung",
        /// A kong.
        Kong = "kong",
        /// A pair of dragons.
        PairDragon = "pair-dragon",
        /// A pair of the seat wind.
        PairOwnWind = "pair-own-wind",
        /// A pair of the round wind.
        PairRoundWind = "pair-round-wind",
        /// A pair of the wind that is both seat wind and round wind, where the rulebook pays less for it than for the
        /// two pairs together.
        PairDoubleWind = "pair-double-wind",
        /// Flowers and seasons.
        BonusTiles = "bonus-tiles",
        /// An edge wait: 3 for 12, or 7 for 89.
        EdgeWait = "edge-wait",
        /// A closed wait: the middle tile of a chow.
        ClosedWait = "closed-wait",
        /// A wait for the pair.
        PairWait = "pair-wait",
        /// The winning tile was drawn.
        SelfDrawn = "self-drawn",
        /// A drawn pinfu: no fu for the draw.
        SelfDrawnPinfu = "self-drawn-pinfu",
        /// A concealed hand that won on a discard.
        ConcealedDiscard = "concealed-discard",
        /// What raises an open hand with no fu but the base (an open hand of pinfu shape) to the minimum of an open
        /// hand.
        OpenMinimum = "open-minimum",
        /// Rounding up to the next multiple.
        RoundUp = "round-up",
        /// Points for patterns.
        ItemPoints = "item-points",
        /// The sum of points, fu or auxiliary points.
        Sum = "sum",
        /// That sum rounded, before it is doubled.
        RoundedPoints = "rounded-points",
        /// How many times it is doubled.
        Doubles = "doubles",
        /// The sum after doubling.
        Doubled = "doubled",
        /// The total rounded.
        Rounded = "rounded",
        /// The total cut to the limit.
        Limit = "limit",
        /// The value of patterns that are paid as direct counts.
        Direct = "direct",
        /// The sum of faan.
        Faan = "faan",
        /// Faan for auxiliary points.
        AuxiliaryFaan = "auxiliary-faan",
        /// Faan cut to the maximum that is paid.
        MaximumFaan = "maximum-faan",
        /// The sum of han.
        Han = "han",
        /// Base points, a non-dealer's share: fu × 2^(han + 2), or a limit (docs/rules/riichi.md, Limits).
        Base = "base",
        /// What all payers pay together.
        Total = "total",
    }
}

impl StepKey {
    /// Whether the step is about what is paid, not about what the hand has.
    pub(super) const fn is_payment(self) -> bool {
        matches!(self, StepKey::Limit | StepKey::Direct | StepKey::MaximumFaan | StepKey::Base | StepKey::Total)
    }
}

/// A step on the way to the total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "step"))]
pub struct Step {
    /// What the step is.
    pub key: StepKey,
    /// What is added, or the result so far.
    ///
    /// Before [`StepKey::Sum`] it is what is added.
    pub value: Ratio,
    /// The sets that it is about; left out if there are none.
    #[serde(skip_serializing_if = "no_sets")]
    pub sets: Sets,
}

fn no_sets(sets: &Sets) -> bool {
    sets.is_empty()
}

/// The steps of a sum, in order, if they are wanted.
#[derive(Debug, Default)]
pub struct Steps {
    wanted: bool,
    pub(super) list: Vec<Step>,
}

impl Steps {
    /// Forgets the steps, for the next sum, whose steps are wanted or not.
    pub fn start(&mut self, wanted: bool) {
        self.wanted = wanted;
        self.list.clear();
    }

    /// Records a step.
    pub fn add(&mut self, key: StepKey, value: Ratio, sets: Sets) {
        if self.wanted {
            self.list.push(Step { key, value, sets });
        }
    }

    /// Records a step with a whole number and no sets.
    pub fn note(&mut self, key: StepKey, value: i64) {
        self.add(key, Ratio::whole(value), Sets::NONE);
    }

    /// Drops the steps about payment, for a hand that is not a win.
    pub fn without_payment(&mut self) {
        self.list.retain(|step| !step.key.is_payment());
    }
}

/// The sum so far, and its steps.
struct Sum<'a> {
    sum: i64,
    steps: &'a mut Steps,
}

impl Sum<'_> {
    fn part(&mut self, key: StepKey, value: i64, sets: Sets) {
        if value != 0 || key == StepKey::SelfDrawnPinfu {
            self.sum += value;
            self.steps.add(key, Ratio::whole(value), sets);
        }
    }
}

/// The basic points or fu of a decomposition, rounded up as the rulebook says; each part is a step. `pinfu` says
/// whether pinfu counts in it.
pub fn basic(plan: &Plan, facts: &HandFacts, pinfu: bool, steps: &mut Steps) -> i64 {
    let table = &plan.basic;
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
    let flowers = facts.hand.bonus.intersection(BonusTiles::FLOWERS_AND_SEASONS);
    sum.part(StepKey::BonusTiles, table.bonus_tile * i64::from(flowers.len()), Sets::NONE);
    if facts.complete {
        win(plan, facts, pinfu, &mut sum);
        if !facts.concealed && plan.options.fu.open_pinfu_30 && sum.sum == table.going_out {
            sum.part(StepKey::OpenMinimum, (table.open_minimum - sum.sum).max(0), Sets::NONE);
        }
    }
    if table.round_up > 0 {
        let over = sum.sum % table.round_up;
        if over != 0 {
            sum.part(StepKey::RoundUp, table.round_up - over, Sets::NONE);
        }
    }
    sum.sum
}

/// Adds the points of a pair: the decomposition's own, or one of several in a loser's hand or seven pairs.
fn pair_points(plan: &Plan, facts: &HandFacts, pair: Kind, sets: Sets, sum: &mut Sum) {
    let table = &plan.basic;
    if pair.is_dragon() {
        sum.part(StepKey::PairDragon, table.pair_dragon, sets);
    }
    let own = if pair == facts.hand.seat.wind().tile() { table.pair_own_wind } else { 0 };
    let round = if pair == facts.hand.round.tile() { table.pair_round_wind } else { 0 };
    let most = plan.options.fu.double_wind_pair_fu;
    if own + round > most {
        sum.part(StepKey::PairDoubleWind, most, sets);
    } else {
        sum.part(StepKey::PairOwnWind, own, sets);
        sum.part(StepKey::PairRoundWind, round, sets);
    }
}

fn win(plan: &Plan, facts: &HandFacts, pinfu: bool, sum: &mut Sum) {
    let table = &plan.basic;
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
        if pinfu && plan.options.fu.pinfu_self_draw == PinfuSelfDraw::Fu20 {
            sum.part(StepKey::SelfDrawnPinfu, 0, Sets::NONE);
        } else if !facts.event(Event::KongReplacement) || plan.options.fu.replacement_self_draw_fu {
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

    /// The fu of South's hand under Tenhou's rules, and their parts.
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

    /// docs/rules/riichi.md, Fu: seven pairs always have 25, which are not rounded.
    #[test]
    fn seven_pairs_have_25() {
        assert_eq!(fu("1133m5577p2244s5z~5z"), (25, vec![(StepKey::SevenPairs, 25)]));
    }

    /// docs/rules/riichi.md, Fu: a self-drawn pinfu has 20 under the rule of shipped rulebooks, and the step stays to
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
