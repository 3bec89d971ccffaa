//! Checks what seats are paid for at once: kongs, and bonus tiles that belong together.

use super::places::seat_place;
use crate::deal::{Draft, ImmediateKind};
use crate::options::ClaimedKongPaidBy;
use crate::plan::Plan;
use crate::problems::{Part, Place, Problem, ProblemKey};
use crate::tiles::Seat;

/// What each payer pays at once for one of these; 0 if the rulebook does not pay for them.
#[must_use]
pub fn price(plan: &Plan, kind: ImmediateKind) -> i64 {
    let options = &plan.book.options;
    let (flowers, animals) = (options.tiles.use_flowers, options.tiles.use_animals);
    match kind {
        ImmediateKind::Kong => options.payments.claimed_kong_payment,
        ImmediateKind::AddedKong => options.payments.added_kong_payment,
        ImmediateKind::ConcealedKong => options.payments.concealed_kong_payment,
        ImmediateKind::OwnFlowers if flowers => options.payments.own_flowers_payment,
        ImmediateKind::AnimalPair if animals => options.payments.animal_pair_payment,
        ImmediateKind::FlowerSet if !options.tiles.bonus().is_empty() => options.payments.flower_set_payment,
        ImmediateKind::OwnFlowers | ImmediateKind::AnimalPair | ImmediateKind::FlowerSet => 0,
    }
}

/// Whether one of these is paid by the seat alone that discarded a tile for it.
#[must_use]
pub fn is_paid_by_feeder(plan: &Plan, kind: ImmediateKind) -> bool {
    kind == ImmediateKind::Kong && plan.book.options.payments.claimed_kong_paid_by == ClaimedKongPaidBy::Feeder
}

/// The seats that had won when so many wins had been made.
pub fn won_by_then(draft: &Draft, after_wins: u8) -> impl Iterator<Item = Seat> {
    draft.wins().iter().take(usize::from(after_wins)).map(|win| win.seat)
}

pub(super) fn check(draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) {
    for (seat, entered) in draft.seats.iter() {
        for (place, meld) in entered.iter().flat_map(|entered| &entered.melds).enumerate() {
            let at = seat_place(seat).join("melds").join(place);
            out_of_play(draft, seat, meld.from, meld.after_wins, &at, problems);
        }
    }
    for (i, entry) in draft.immediate.iter().enumerate() {
        let at = Place::of([Part::from("immediate"), Part::from(i)]);
        if price(plan, entry.kind) == 0 {
            let problem = Problem::new(ProblemKey::NotPaidAtOnce, at.join("kind"));
            problems.push(problem.named(entry.kind.as_str()));
        }
        if entry.from == Some(entry.seat) {
            problems.push(Problem::new(ProblemKey::ClaimFromSelf, at.join("from")));
        } else if entry.from.is_none() && is_paid_by_feeder(plan, entry.kind) {
            problems.push(Problem::new(ProblemKey::NoDiscarder, at.join("from")));
        }
        out_of_play(draft, entry.seat, entry.from, entry.after_wins, &at, problems);
    }
}

/// Reports a seat that makes a kong, or discards for one, after it has won.
fn out_of_play(draft: &Draft, seat: Seat, from: Option<Seat>, after_wins: u8, at: &Place, problems: &mut Vec<Problem>) {
    for winner in won_by_then(draft, after_wins) {
        if winner == seat {
            problems.push(Problem::new(ProblemKey::AlreadyWon, at.clone()));
        } else if Some(winner) == from {
            problems.push(Problem::new(ProblemKey::AlreadyWon, at.join("from")));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::Immediate;
    use crate::options::OptionKey;
    use crate::sample::{give, plan, plan_with, won};

    fn found(draft: &Draft, plan: &Plan) -> Vec<String> {
        let mut problems = Vec::new();
        check(draft, plan, &mut problems);
        problems.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn only_what_the_rulebook_pays_for_is_entered() {
        let entered = |kind, from| Draft {
            immediate: vec![Immediate { from, ..Immediate::of(Seat::South, kind) }],
            ..Draft::default()
        };
        let told = |rules, kind, from| found(&entered(kind, from), &plan(rules)).join(", ");
        use ImmediateKind::{AddedKong, ConcealedKong, Kong, OwnFlowers};
        assert_eq!(told("sichuan-bloody", ConcealedKong, None), "");
        assert_eq!(told("sichuan-bloody", AddedKong, None), "");
        assert_eq!(told("sichuan-bloody", Kong, Some(Seat::West)), "");
        assert_eq!(told("sichuan-bloody", Kong, None), "no-discarder at /immediate/0/from");
        assert_eq!(told("sichuan-bloody", Kong, Some(Seat::South)), "claim-from-self at /immediate/0/from");
        assert_eq!(told("sichuan-bloody", OwnFlowers, None), "not-paid-at-once at /immediate/0/kind (own-flowers)");
        assert_eq!(told("mcr-mil-2025", ConcealedKong, None), "not-paid-at-once at /immediate/0/kind (concealed-kong)");
        let pair = |use_animals| {
            let settings = [(OptionKey::AnimalPairPayment, 2), (OptionKey::UseAnimals, use_animals)];
            found(&entered(ImmediateKind::AnimalPair, None), &plan_with("sichuan-bloody", &settings))
        };
        assert_eq!(pair(1), [""; 0]);
        assert_eq!(pair(0), ["not-paid-at-once at /immediate/0/kind (animal-pair)"]);
        let each = plan_with("sichuan-bloody", &[(OptionKey::ClaimedKongPaidBy, 1)]);
        assert_eq!(found(&entered(Kong, None), &each), [""; 0], "everybody pays, whoever fed it");
    }

    #[test]
    fn nothing_is_paid_for_flowers_that_are_not_in_the_set() {
        let none = plan_with("singapore", &[(OptionKey::UseFlowers, 0), (OptionKey::UseAnimals, 0)]);
        for kind in [ImmediateKind::OwnFlowers, ImmediateKind::FlowerSet, ImmediateKind::AnimalPair] {
            assert!(price(&plan("singapore"), kind) > 0);
            assert_eq!(price(&none, kind), 0);
        }
    }

    #[test]
    fn who_has_won_makes_no_kong_and_feeds_none() {
        let plan = plan("sichuan-bloody");
        let mut draft = won(Seat::South, "123456m234p5677p~7p", None);
        for (seat, hand) in [(Seat::West, "123m(9999m@N)"), (Seat::North, "123m(8888m@S)"), (Seat::East, "123m[7777m]")]
        {
            give(&mut draft, seat, hand);
            draft.seat_mut(seat).melds[0].after_wins = 1;
        }
        assert_eq!(found(&draft, &plan), ["already-won at /seats/N/melds/0/from"]);
        draft.immediate = vec![Immediate { after_wins: 1, ..Immediate::of(Seat::South, ImmediateKind::AddedKong) }];
        assert!(found(&draft, &plan).contains(&"already-won at /immediate/0".to_owned()));
    }
}
