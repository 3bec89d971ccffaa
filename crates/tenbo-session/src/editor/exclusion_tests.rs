//! Exclusions and caps with conditions: made, changed, undone, taken away, and what a hand is worth with them.

use serde_json::json;
use tenbo_engine::options::{Choice, NineGatesPungs, OptionKey};
use tenbo_engine::patterns::Pattern;
use tenbo_engine::rules::{Cap, Condition, ExclusionReach};
use tenbo_engine::templates::Template;

use super::change::{Change, apply};
use super::differs::{Difference, differences};
use super::doubts::{Doubt, doubts};
use super::exclusion_rules::{Terms, rules};
use super::import;
use super::library::BookEdit;
use super::new_hand::NewHand;
use super::part::{Part, PatternLists};
use super::tests::Page;

/// Knitted straight, tile hog, no honors, concealed hand.
const KNITTED: &str = "v1;r=mcr-mil-2025;win=S;S=147m258p36s44455m+9s;from=W";

/// Three pungs of terminals, two of which are a double pung.
const PUNGS: &str = "v1;r=mcr-mil-2025;win=S;S=111m111p999s456s2s+2s;from=W";

fn page(link: &str) -> Page {
    let mut page = Page::new(link);
    page.book(BookEdit::Duplicate(String::from("Club")));
    page
}

fn green(unless: bool) -> Option<Condition> {
    Choice::new(OptionKey::GreenHalfFlush, None).map(|choice| Condition { choice, unless })
}

/// The terms under which one pattern excludes another.
fn terms(page: &Page, above: Pattern, below: Pattern) -> Vec<Terms> {
    let book = page.own().book();
    let about = rules(book.excludes.get(&above).map_or(&[], Vec::as_slice)).filter(|(pattern, _)| *pattern == below);
    about.map(|(_, terms)| terms).collect()
}

#[test]
fn an_exclusion_holds_while_an_option_is_set_or_beside_a_pattern() {
    let mut page = page(KNITTED);
    let (above, below) = (Pattern::KnittedStraight, Pattern::NoHonors);
    let (all, without) = (page.total(), page.total() - 1);
    page.change(Change::Exclude(above, below, true));
    assert_eq!(page.total(), without);
    let mut now = Terms::PLAIN;
    let set = |page: &mut Page, now: &mut Terms, next: Terms| {
        page.change(Change::ExcludeRule(above, below, *now, Some(next)));
        *now = next;
        assert_eq!(terms(page, above, below), [next]);
    };
    for (when, on, off) in [(green(false), without, all), (green(true), all, without)] {
        set(&mut page, &mut now, Terms { when, ..Terms::PLAIN });
        for (option, total) in [(1, on), (0, off)] {
            page.change(Change::Option(OptionKey::GreenHalfFlush, Some(option)));
            assert_eq!(page.total(), total, "{when:?} {option}");
        }
    }
    assert_eq!(
        page.own().tree()["excludes"],
        json!({ "knitted-straight": [{ "patterns": ["no-honors"], "unless": "green-half-flush" }] })
    );
    // A choice: met by its setting, or by every other one.
    let gates = |name, unless| {
        let choice = Choice::new(OptionKey::NineGatesTerminalPungs, Some(name)).unwrap();
        Some(Condition { choice, unless })
    };
    let [first, second] = [NineGatesPungs::ALL[0], NineGatesPungs::ALL[1]].map(NineGatesPungs::as_str);
    for (when, total) in [(gates(first, false), without), (gates(second, false), all), (gates(second, true), without)] {
        set(&mut page, &mut now, Terms { when, ..Terms::PLAIN });
        assert_eq!(page.total(), total, "{when:?}");
    }
    for (beside, total) in [(Pattern::FourOfAKind, without), (Pattern::SevenPairs, all)] {
        set(&mut page, &mut now, Terms { beside: Some(beside), ..Terms::PLAIN });
        assert_eq!(page.total(), total, "{beside}");
    }
    // Read from the file, it is worth the same; undone, it is as before; taken away, nothing is left of it.
    assert_eq!(import::read(&page.text()).unwrap().book().excludes, page.own().book().excludes);
    assert!(page.0.undo());
    assert_eq!((terms(&page, above, below)[0].beside, page.total()), (Some(Pattern::FourOfAKind), without));
    let last = terms(&page, above, below)[0];
    page.change(Change::ExcludeRule(above, below, last, None));
    assert_eq!((page.total(), differences(page.own())), (all, Vec::new()));
}

#[test]
fn an_exclusion_holds_among_its_own_sets_or_for_the_first_ones() {
    let mut page = page(PUNGS);
    let (above, below) = (Pattern::SamePung2Suits, Pattern::PungTerminalHonor);
    let all = page.total();
    page.change(Change::Exclude(above, below, true));
    assert_eq!(page.total(), all - 3);
    let mut now = Terms::PLAIN;
    for (reach, fewer) in [
        (ExclusionReach::OwnSets, 2),
        (ExclusionReach::First(1), 1),
        (ExclusionReach::First(2), 2),
        (ExclusionReach::First(3), 3),
        (ExclusionReach::Hand, 3),
    ] {
        let next = Terms { reach, ..Terms::PLAIN };
        page.change(Change::ExcludeRule(above, below, now, Some(next)));
        assert_eq!((terms(&page, above, below), page.total()), (vec![next], all - fewer));
        now = next;
    }
    for refused in [Terms { reach: ExclusionReach::First(0), ..now }, Terms { reach: ExclusionReach::First(21), ..now }]
    {
        assert_eq!(apply(page.own(), &Change::ExcludeRule(above, below, now, Some(refused))), None, "{refused:?}");
    }
    // There is no such rule.
    let other = Terms { when: green(false), ..now };
    assert_eq!(apply(page.own(), &Change::ExcludeRule(above, below, other, None)), None);
    assert_eq!(apply(page.own(), &Change::ExcludeRule(below, above, now, None)), None);
}

#[test]
fn rules_about_the_same_pattern_are_changed_one_by_one() {
    let mut page = page(KNITTED);
    let (above, below) = (Pattern::NineGatesWait, Pattern::PungTerminalHonor);
    let base = page.own().base_book().excludes[&above].clone();
    let [first, second] = terms(&page, above, below)[..] else { panic!("two rules") };
    let own_sets = Terms { reach: ExclusionReach::OwnSets, ..second };
    page.change(Change::ExcludeRule(above, below, second, Some(own_sets)));
    assert_eq!(terms(&page, above, below), [first, own_sets]);
    assert_eq!(differences(page.own()), [Difference::Excludes(above, Vec::new(), Vec::new())]);
    // Without conditions it stays behind the other, here and in the file.
    page.change(Change::ExcludeRule(above, below, own_sets, Some(Terms::PLAIN)));
    assert_eq!(terms(&page, above, below), [first, Terms::PLAIN]);
    page.change(Change::ExcludeRule(above, below, Terms::PLAIN, Some(second)));
    assert_eq!((page.own().book().excludes[&above].clone(), differences(page.own())), (base.clone(), Vec::new()));
    // One goes away, the other stays; two that become the same are one.
    page.change(Change::ExcludeRule(above, below, first, None));
    assert_eq!(terms(&page, above, below), [second]);
    assert!(page.0.undo());
    page.change(Change::ExcludeRule(above, below, first, Some(second)));
    assert_eq!(terms(&page, above, below), [second]);
    assert!(page.0.undo() && differences(page.own()).is_empty());
    // A rule about two patterns: the other keeps what it has, and what is as it was is no difference.
    let above = Pattern::FourChowsStep1;
    let [old] = terms(&page, above, Pattern::RunOfSix)[..] else { panic!("one rule") };
    let next = Terms { reach: ExclusionReach::First(1), ..old };
    page.change(Change::ExcludeRule(above, Pattern::RunOfSix, old, Some(next)));
    assert_eq!(terms(&page, above, Pattern::RunOfSix), [next]);
    assert_eq!(terms(&page, above, Pattern::OneTwoThreeSevenEightNine), [old]);
    page.change(Change::ExcludeRule(above, Pattern::RunOfSix, next, Some(old)));
    assert_eq!(differences(page.own()), []);
}

#[test]
fn what_excludes_each_other_under_conditions_is_no_circle() {
    let mut page = page(KNITTED);
    let pair = [Pattern::KnittedStraight, Pattern::NoHonors];
    for [above, below] in [pair, [pair[1], pair[0]]] {
        page.change(Change::Exclude(above, below, true));
    }
    let circle = |page: &Page| {
        doubts(&tenbo_engine::plan::Plan::new(page.own().book())).iter().any(|doubt| matches!(doubt, Doubt::Circle(..)))
    };
    assert!(circle(&page));
    let beside = Terms { beside: Some(Pattern::SevenPairs), ..Terms::PLAIN };
    page.change(Change::ExcludeRule(pair[0], pair[1], Terms::PLAIN, Some(beside)));
    assert!(!circle(&page));
}

#[test]
fn a_cap_holds_while_an_option_is_set() {
    let mut page = page(KNITTED);
    let all = page.total();
    let before = page.own().book().caps.len();
    let patterns = vec![Pattern::KnittedStraight, Pattern::NoHonors];
    page.change(Change::Part(PatternLists::Caps.with(&page.own().book(), before, patterns.clone())));
    assert_eq!(page.total(), all - 1);
    for (when, on, off) in [(green(false), all - 1, all), (green(true), all, all - 1), (None, all - 1, all - 1)] {
        page.change(Change::Part(Part::caps_while(&page.own().book(), before, when)));
        assert_eq!(page.own().book().caps[before], Cap { patterns: patterns.clone(), when });
        for (option, total) in [(1, on), (0, off)] {
            page.change(Change::Option(OptionKey::GreenHalfFlush, Some(option)));
            assert_eq!(page.total(), total, "{when:?} {option}");
        }
    }
    // Other patterns in the list leave the condition as it is.
    page.change(Change::Part(Part::caps_while(&page.own().book(), before, green(false))));
    page.change(Change::Part(PatternLists::Caps.with(&page.own().book(), before, vec![Pattern::NoHonors])));
    assert_eq!(page.own().book().caps[before], Cap { patterns: vec![Pattern::NoHonors], when: green(false) });
    assert_eq!(page.own().book().caps[..before], page.own().base_book().caps);
}

#[test]
fn a_removed_hand_is_no_condition_either() {
    let mut page = page(KNITTED);
    let template: Template = "1234567a 1234567b".parse().unwrap();
    page.change(Change::AddHand(Pattern::CUSTOM[0], Box::new(NewHand::laid("Garter".to_owned(), template))));
    let (above, below) = (Pattern::KnittedStraight, Pattern::NoHonors);
    page.change(Change::Exclude(above, below, true));
    let beside = Terms { beside: Some(Pattern::CUSTOM[0]), ..Terms::PLAIN };
    page.change(Change::ExcludeRule(above, below, Terms::PLAIN, Some(beside)));
    page.change(Change::RemoveHand(Pattern::CUSTOM[0]));
    assert_eq!(differences(page.own()), []);
}
