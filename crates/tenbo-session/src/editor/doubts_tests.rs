//! What the editor says of a rulebook that makes little sense.

use tenbo_engine::Ratio;
use tenbo_engine::options::{OptionKey, System};
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::problems::ProblemKey;
use tenbo_engine::rules::{Exclusion, Unit, shipped};

use super::change::{Change, Field, List, Switch};
use super::doubts::{Doubt, doubts};
use super::library::BookEdit;
use super::part::Part;
use super::tests::{Page, item, value};

#[test]
fn values_against_the_logic_are_doubted() {
    let mut page = Page::new("v1;r=four-winds-slice");
    page.book(BookEdit::Duplicate(String::from("Club")));
    let found = |page: &Page| doubts(&page.rules().plan());
    let (pair, three) = (Pattern::TwoDragons, Pattern::BigThreeDragons);
    // The sample pays its concealed run twice, to show how that is done.
    assert_eq!(found(&page), [Doubt::ConcealedTwice(List::Winner, Pattern::PureStraight)]);
    page.change(item(List::Winner, Pattern::PureStraight, Field::Concealed(None)));
    assert_eq!(found(&page), [], "the sample makes sense");
    page.change(Change::Remove(List::Winner, three));
    assert_eq!(found(&page), [Doubt::NextWithoutValue(pair, three)]);
    // Four concealed triplets hold three of them.
    let (part, whole) = (Pattern::ThreeConcealedPungs, Pattern::FourConcealedPungs);
    for (value, doubted) in [(2, false), (1, true)] {
        page.change(self::value(part, 2));
        page.change(self::value(whole, value));
        for pattern in [part, whole] {
            page.change(item(List::Winner, pattern, Field::Unit(Unit::Doubles)));
        }
        assert_eq!(found(&page).contains(&Doubt::WorthLessThanItsPart(whole, part)), doubted, "{:?}", found(&page));
    }
    // In another unit both are paid, and a forced part is paid inside as well.
    page.change(item(List::Winner, part, Field::Switch(Switch::Forced, true)));
    assert!(!found(&page).contains(&Doubt::WorthLessThanItsPart(whole, part)));
    let (once, twice) = (Pattern::TwoIdentical, Pattern::TwoIdenticalTwice);
    for (worth, doubted) in [(4, false), (3, true)] {
        page.change(value(once, 2));
        page.change(value(twice, worth));
        page.change(item(List::Winner, once, Field::Unit(Unit::Doubles)));
        assert_eq!(found(&page).contains(&Doubt::TwiceWorthLess(twice, once)), doubted, "{:?}", found(&page));
    }
    // A rulebook that lists what is excluded is not held to this logic.
    page.change(Change::Exclusion(Exclusion::Listed));
    assert!(!found(&page).iter().any(|doubt| matches!(doubt, Doubt::TwiceWorthLess(..))));
}

#[test]
fn no_shipped_rulebook_pays_a_whole_less_than_its_part() {
    for id in shipped::OFFERED {
        for doubt in doubts(&Plan::new(shipped::find(id).unwrap())) {
            let less = matches!(doubt, Doubt::WorthLessThanItsPart(..) | Doubt::TwiceWorthLess(..));
            assert!(!less, "{id}: {doubt:?}");
        }
    }
}

/// R20 of Four Winds: what has a concealed value of its own does not keep the concealed hand from counting.
#[test]
fn what_is_paid_twice_for_being_concealed_is_doubted() {
    let told =
        |page: &Page, list, pattern| doubts(&page.rules().plan()).contains(&Doubt::ConcealedTwice(list, pattern));
    let concealed = |list, pattern, value: i64| item(list, pattern, Field::Concealed(Some(Ratio::whole(value))));
    let (winner, losers) = (List::Winner, List::Losers);
    let mut page = Page::new("v1;r=four-winds-slice");
    page.book(BookEdit::Duplicate(String::from("Club")));
    // A pattern that is concealed by its nature: whatever the value.
    let gates = Pattern::NineGates;
    page.change(value(gates, 4));
    page.change(item(winner, gates, Field::Unit(Unit::Doubles)));
    assert!(!told(&page, winner, gates));
    page.change(concealed(winner, gates, 4));
    assert!(told(&page, winner, gates));
    // Any other: if it is worth more then, and not if it is worth the same.
    let run = Pattern::SameChowAllSuits;
    page.change(value(run, 1));
    for (worth, twice) in [(1, false), (2, true)] {
        page.change(concealed(winner, run, worth));
        assert_eq!(told(&page, winner, run), twice, "{worth}");
    }
    // In another unit it is paid as well; all of the limit stands alone, and points of sets are always paid.
    page.change(item(winner, run, Field::Unit(Unit::Points)));
    assert!(told(&page, winner, run));
    page.change(item(winner, run, Field::Unit(Unit::PercentOfLimit)));
    assert!(!told(&page, winner, run));
    page.change(item(winner, run, Field::Unit(Unit::Doubles)));
    let set = Pattern::BasicPungSimples;
    page.change(value(set, 2));
    page.change(concealed(winner, set, 4));
    assert!(!told(&page, winner, set));
    // What keeps both of the others out is paid once.
    page.change(Change::Exclude(run, Pattern::ConcealedHand, true));
    assert!(told(&page, winner, run), "the fully concealed hand is still paid");
    page.change(Change::Exclude(run, Pattern::FullyConcealed, true));
    assert!(!told(&page, winner, run));
    // Losers have a list of their own.
    page.change(item(losers, run, Field::Value(Ratio::ONE)));
    page.change(concealed(losers, run, 2));
    assert!(!told(&page, losers, run));
    page.change(Change::Exclude(run, Pattern::ConcealedHand, false));
    page.change(Change::CopyToLosers(Pattern::ConcealedHand));
    assert!(told(&page, losers, run));
}

#[test]
fn closed_hands_of_riichi_are_worth_more_without_a_word() {
    let fires = |id: &str| {
        let found = doubts(&Plan::new(shipped::find(id).unwrap()));
        found.iter().any(|doubt| matches!(doubt, Doubt::ConcealedTwice(..)))
    };
    let twice: Vec<&str> = shipped::OFFERED.iter().copied().filter(|id| fires(id)).collect();
    // Of these the documents have both values, the concealed one and that of the concealed hand.
    assert_eq!(twice, ["transitional-japanese", "mmm", "four-winds-slice"]);
}

#[test]
fn han_without_limits_are_warned_about() {
    let mut page = Page::new("v1;r=riichi-tenhou");
    page.book(BookEdit::Duplicate(String::from("Club")));
    let warned = |page: &Page| {
        let found = doubts(&page.rules().plan());
        found.iter().any(|doubt| matches!(doubt, Doubt::Reviewed(problem) if problem.key == ProblemKey::NoLimits))
    };
    assert!(!warned(&page));
    page.change(Change::Part(Part::Limits(Vec::new())));
    assert!(!warned(&page), "a yakuman is still the most");
    page.change(Change::Option(OptionKey::Limit, None));
    assert!(warned(&page));
    page.change(Change::ResetPart("limits"));
    assert!(!warned(&page));
}

/// The hints that the documents name, each with a rulebook that asks for it and one that does not.
#[test]
fn each_hint_says_what_is_probably_not_meant() {
    let club = |changes: Vec<Change>| {
        let mut page = Page::new("v1;r=four-winds-blank");
        page.book(BookEdit::Duplicate(String::from("Club")));
        changes.into_iter().for_each(|change| page.change(change));
        doubts(&page.rules().plan())
    };
    let doubles = |pattern, worth| [value(pattern, worth), item(List::Winner, pattern, Field::Unit(Unit::Doubles))];
    let in_unit = |pattern, worth, unit| vec![value(pattern, worth), item(List::Winner, pattern, Field::Unit(unit))];
    let (green, pungs, three) = (Pattern::AllGreen, Pattern::FourConcealedPungs, Pattern::ThreeConcealedPungs);
    let (once, twice) = (Pattern::TwoIdentical, Pattern::TwoIdenticalTwice);
    let (two, big) = (Pattern::TwoDragons, Pattern::BigThreeDragons);
    let settling = || Change::Part(Part::Settling(vec![(Ratio::whole(3), 8)]));
    let limit =
        |limit| [vec![Change::Option(OptionKey::Limit, limit)], in_unit(green, 100, Unit::PercentOfLimit)].concat();
    let system = |system: System| Change::Option(OptionKey::System, OptionKey::System.spec().raw(system.as_str()));
    let pair = |one: [Change; 2], other: [Change; 2]| [one, other].concat();
    let reviewed = |doubt: &Doubt, wanted| matches!(doubt, Doubt::Reviewed(problem) if problem.key == wanted);
    for (hint, wrong, right) in [
        (
            Doubt::WorthLessThanItsPart(pungs, three),
            pair(doubles(pungs, 1), doubles(three, 2)),
            pair(doubles(pungs, 2), doubles(three, 2)),
        ),
        (Doubt::NextWithoutValue(two, big), doubles(two, 1).to_vec(), pair(doubles(two, 1), doubles(big, 3))),
        (
            Doubt::TwiceWorthLess(twice, once),
            pair(doubles(once, 2), doubles(twice, 3)),
            pair(doubles(once, 2), doubles(twice, 4)),
        ),
    ] {
        assert_eq!(club(wrong), [hint]);
        assert_eq!(club(right), []);
    }
    for (hint, wrong, right) in [
        // Per cent of a limit that is not set, a settling table that nothing looks at, a unit that is not in use.
        (ProblemKey::InactiveItem, limit(None), limit(Some(500))),
        (
            ProblemKey::InactiveItem,
            vec![system(System::Points), settling()],
            vec![system(System::FaanLaak), settling()],
        ),
        (ProblemKey::IdleUnit, in_unit(green, 3, Unit::Han), in_unit(green, 3, Unit::Doubles)),
    ] {
        let said = club(wrong);
        assert!(said.len() == 1 && said.iter().all(|doubt| reviewed(doubt, hint)), "{said:?}");
        assert_eq!(club(right), []);
    }
}
