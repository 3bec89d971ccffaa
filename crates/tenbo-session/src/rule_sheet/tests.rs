//! What a sheet says, and what differs between two rulebooks.

use std::sync::Arc;

use tenbo_engine::Ratio;
use tenbo_engine::options::OptionKey;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::rules::{Mark, Unit, shipped};

use super::*;
use crate::editor::{Change, CustomRulebook, Field, List, NewHand, change};

fn shipped(id: &str) -> RulesChoice {
    RulesChoice::of(id).unwrap()
}

/// A rulebook of one's own with some changes.
fn own(base: &'static str, id: &str, changes: &[Change]) -> RulesChoice {
    let own = CustomRulebook::on(base, id, id);
    let own = changes.iter().fold(own, |own, change| change::apply(&own, change).unwrap());
    RulesChoice::playing(Arc::new(own))
}

fn value(list: List, pattern: Pattern, value: i64) -> Change {
    Change::Item(list, pattern, Field::Value(Ratio::whole(value)))
}

fn rows(sheet: &RuleSheet) -> impl Iterator<Item = &PatternRow> {
    sheet.patterns.iter().flat_map(|group| &group.rows)
}

fn options(sheet: &RuleSheet) -> impl Iterator<Item = &OptionRow> {
    sheet.options.iter().flat_map(|group| &group.rows)
}

/// What the winner gets by the first rulebook, and the other one.
fn worth(sheet: &RuleSheet, pattern: Pattern) -> Vec<Option<String>> {
    let row = rows(sheet).find(|row| row.pattern == pattern).unwrap();
    let cell = |cell: &Option<PatternCell>| Some(cell.as_ref()?.winner.as_ref()?.value.to_string());
    row.cells.iter().map(cell).collect()
}

/// The patterns and the options that differ.
fn differing(one: &RulesChoice, other: &RulesChoice) -> (Vec<Pattern>, Vec<OptionKey>) {
    let sheet = RuleSheet::of(one, Some(other));
    let patterns = rows(&sheet).filter(|row| row.differs).map(|row| row.pattern);
    let keys = options(&sheet).filter(|row| row.differs).map(|row| row.key);
    (patterns.collect(), keys.collect())
}

#[test]
fn a_sheet_has_exactly_the_patterns_that_count() {
    for id in shipped::OFFERED {
        let sheet = RuleSheet::of(&shipped(id), None);
        let counted = Pattern::ALL.iter().copied().filter(|&pattern| {
            let losers = sheet.first.book().losers.get(&pattern);
            sheet.first.plan.values(pattern) || losers.is_some_and(|item| item.has_value() && sheet.has_losers())
        });
        let mut listed: Vec<_> = rows(&sheet).filter(|row| row.pattern.custom_number().is_none()).collect();
        listed.sort_by_key(|row| row.pattern);
        assert!(listed.iter().map(|row| row.pattern).eq(counted), "{id}");
        assert!(rows(&sheet).all(|row| !row.differs && row.cells.len() == 1), "{id}");
        assert!(options(&sheet).all(|row| !row.differs), "{id}");
    }
}

#[test]
fn what_options_leave_out_is_said() {
    let left_out = |rules: &RulesChoice| RuleSheet::of(rules, None).left_out;
    assert_eq!(left_out(&shipped("mcr-mil-2025")), []);
    let off = own("mcr-mil-2025", "club", &[Change::Option(OptionKey::UseFlowers, Some(0))]);
    assert_eq!(left_out(&off), [(Pattern::BonusTile, OptionKey::UseFlowers, 1)]);
    let sheet = RuleSheet::of(&off, Some(&shipped("mcr-mil-2025")));
    assert_eq!(sheet.first.lacks(Pattern::BonusTile), Some((OptionKey::UseFlowers, 1)));
    assert_eq!(sheet.left_out, [], "it has its row among the patterns");
    assert!(rows(&sheet).any(|row| row.pattern == Pattern::BonusTile && row.differs));
}

#[test]
fn what_is_said_of_single_patterns() {
    let names = |excludes: &[(Pattern, _)]| excludes.iter().map(|(below, _)| below.to_string()).collect::<Vec<_>>();
    for (id, pattern, value, unit, losers, excluded) in [
        ("riichi-ema-2025", Pattern::OneSuitOnly, 5, Unit::Han, false, &["one-suit-honors"][..]),
        ("mcr-mil-2025", Pattern::BigThreeDragons, 88, Unit::Points, false, &["two-dragons", "pung-dragon"]),
        ("dmjl", Pattern::OneSuitOnly, 3, Unit::Doubles, false, &["one-suit-honors"]),
        ("dmjl", Pattern::BigThreeDragons, 2, Unit::Doubles, true, &[]),
    ] {
        let sheet = RuleSheet::of(&shipped(id), None);
        let cell = rows(&sheet).find(|row| row.pattern == pattern).and_then(|row| row.cells[0].clone()).unwrap();
        let winner = cell.winner.unwrap();
        assert_eq!((winner.value, winner.unit), (Ratio::whole(value), unit), "{id}: {pattern}");
        assert_eq!(cell.losers.is_some(), losers, "{id}: {pattern}");
        let found = names(&cell.excludes);
        assert!(excluded.iter().all(|below| found.iter().any(|found| found == below)), "{id}: {pattern} {found:?}");
    }
}

#[test]
fn options_are_those_that_matter() {
    for (id, there, not) in [
        ("riichi-ema-2025", OptionKey::RedFives, OptionKey::UseFlowers),
        ("hong-kong-old-style", OptionKey::UseFlowers, OptionKey::RedFives),
        ("chinese-classical", OptionKey::LosersSettle, OptionKey::KanDora),
    ] {
        let sheet = RuleSheet::of(&shipped(id), None);
        let listed: Vec<OptionKey> = options(&sheet).map(|row| row.key).collect();
        assert!(listed.contains(&there) && !listed.contains(&not), "{id}: {listed:?}");
        assert!(FACTS.iter().all(|fact| !listed.contains(fact)), "{id}: twice");
    }
}

#[test]
fn what_is_off_as_in_most_rulebooks_is_known() {
    let off = |rules: &RulesChoice| {
        let sheet = RuleSheet::of(rules, None);
        options(&sheet).filter(|row| row.is_off()).map(|row| row.key).collect::<Vec<_>>()
    };
    let ema = off(&shipped("riichi-ema-2025"));
    assert!(ema.contains(&OptionKey::OpenRiichi) && !ema.contains(&OptionKey::OpenTanyao), "{ema:?}");
    let house = own("riichi-tenhou", "club", &[Change::Option(OptionKey::RedFives, Some(0))]);
    assert!(!off(&house).contains(&OptionKey::RedFives), "a person has switched it off");
}

#[test]
fn two_shipped_rulebooks_differ_where_they_do() {
    let (patterns, keys) = differing(&shipped("riichi-ema-2025"), &shipped("riichi-tenhou"));
    assert_eq!(patterns, [Pattern::Humanly, Pattern::RedDora]);
    for key in [OptionKey::RedFives, OptionKey::KiriageMangan, OptionKey::StartPoints, OptionKey::PlacementBonus] {
        assert!(keys.contains(&key), "{key}");
    }
    for key in [OptionKey::OpenTanyao, OptionKey::Ippatsu, OptionKey::Riichi] {
        assert!(!keys.contains(&key), "{key}");
    }
    let sheet = RuleSheet::of(&shipped("riichi-ema-2025"), Some(&shipped("riichi-tenhou")));
    let red = options(&sheet).find(|row| row.key == OptionKey::RedFives).unwrap();
    assert_eq!(red.cells.iter().map(|cell| cell.and_then(|cell| cell.value)).collect::<Vec<_>>(), [Some(0), Some(3)]);
    assert_eq!(worth(&sheet, Pattern::RedDora), [None, Some(String::from("1"))]);
    assert!(sheet.facts.iter().all(|row| !row.differs));
}

#[test]
fn rulebooks_of_two_games_differ_as_a_whole() {
    let sheet = RuleSheet::of(&shipped("riichi-ema-2025"), Some(&shipped("mcr-mil-2025")));
    let facts: Vec<Fact> = sheet.facts.iter().filter(|row| row.differs).map(|row| row.fact).collect();
    assert!([Fact::Family, Fact::System, Fact::Minimum].iter().all(|fact| facts.contains(fact)), "{facts:?}");
    // What only one of them counts has points in one column.
    assert!(sheet.points.iter().all(|row| matches!(row.cells.as_slice(), [Some(_), None]) && row.differs));
}

#[test]
fn an_own_rulebook_differs_from_its_base_in_its_changes_alone() {
    let base = shipped("riichi-ema-2025");
    let club = own(
        "riichi-ema-2025",
        "club",
        &[value(List::Winner, Pattern::AllSimples, 2), Change::Option(OptionKey::RedFives, Some(3))],
    );
    let (patterns, keys) = differing(&club, &base);
    // Red fives bring the red dora.
    assert_eq!(patterns, [Pattern::AllSimples, Pattern::RedDora]);
    assert_eq!(keys, [OptionKey::RedFives]);
    let sheet = RuleSheet::of(&club, Some(&base));
    assert_eq!(worth(&sheet, Pattern::AllSimples), [Some(String::from("2")), Some(String::from("1"))]);
    let red = options(&sheet).find(|row| row.key == OptionKey::RedFives).unwrap();
    assert_eq!(red.cells.iter().flatten().map(|cell| cell.mark).collect::<Vec<_>>(), [Mark::HouseRule, Mark::None]);
    // Another name alone is no difference.
    let named = own("riichi-ema-2025", "other", &[]);
    assert_eq!(differing(&named, &base), (Vec::new(), Vec::new()));
}

#[test]
fn house_rules_count_on_the_sheet() {
    let mut house = shipped("riichi-ema-2025");
    assert!(house.set(OptionKey::OpenTanyao, Some(0)));
    let (patterns, keys) = differing(&house, &shipped("riichi-ema-2025"));
    assert_eq!((patterns, keys), (vec![Pattern::AllSimples], vec![OptionKey::OpenTanyao]));
}

#[test]
fn an_option_that_doubles_doubles_the_value() {
    let mut double = shipped("riichi-ema-2025");
    let of = |rules: &RulesChoice| worth(&RuleSheet::of(rules, None), Pattern::BigFourWinds);
    let single = of(&double);
    assert!(double.set(OptionKey::DoubleYakuman, Some(1)));
    assert_eq!((single, of(&double)), (vec![Some(String::from("100"))], vec![Some(String::from("200"))]));
}

#[test]
fn the_same_number_of_two_rulebooks_is_the_same_hand_only_if_it_is() {
    let with = |template: &str| {
        let hand = NewHand::laid(String::from("Hand"), template.parse().unwrap());
        let changes = [Change::AddHand(Pattern::CUSTOM[0], Box::new(hand)), value(List::Winner, Pattern::CUSTOM[0], 1)];
        own("chinese-classical", "own", &changes)
    };
    let own_rows = |one: &RulesChoice, other: &RulesChoice| {
        let sheet = RuleSheet::of(one, Some(other));
        let there = |row: &PatternRow| row.cells.iter().map(Option::is_some).collect::<Vec<_>>();
        rows(&sheet)
            .filter(|row| row.pattern == Pattern::CUSTOM[0])
            .map(|row| (there(row), row.differs))
            .collect::<Vec<_>>()
    };
    let (one, other) = (with("1234567a 1234567b"), with("11223344556677a"));
    assert_eq!(own_rows(&one, &one), [(vec![true, true], false)]);
    assert_eq!(own_rows(&one, &other), [(vec![true, false], true), (vec![false, true], true)]);
    assert_eq!(own_rows(&one, &shipped("chinese-classical")), [(vec![true, false], true)]);
}

/// A house rule is what a person has changed; usual practice and defaults are none.
#[test]
fn only_what_differs_from_the_base_is_a_house_rule() {
    let club = own(
        "bmja",
        "club",
        &[value(List::Winner, Pattern::AllSimples, 2), Change::Option(OptionKey::Limit, Some(2000))],
    );
    let sheet = RuleSheet::of(&club, Some(&shipped("bmja")));
    let house = |mark: Mark| mark == Mark::HouseRule;
    let keys: Vec<_> = options(&sheet)
        .filter(|row| row.cells.iter().flatten().any(|cell| house(cell.mark)))
        .map(|row| row.key)
        .collect();
    assert_eq!(keys, [], "the limit stands among the facts");
    let facts: Vec<_> = sheet.facts.iter().filter(|row| row.cells.iter().flatten().any(|&mark| house(mark))).collect();
    assert_eq!(facts.iter().map(|row| (row.fact, row.cells.clone())).collect::<Vec<_>>().len(), 1);
    assert_eq!(facts.first().map(|row| row.fact), Some(Fact::Limit));
    let patterns: Vec<_> = rows(&sheet)
        .filter(|row| row.cells.iter().flatten().any(|cell| house(cell.mark)))
        .map(|row| row.pattern)
        .collect();
    assert_eq!(patterns, [Pattern::AllSimples]);
    for id in shipped::OFFERED {
        let printed = RuleSheet::of(&self::shipped(id), None);
        let marks = options(&printed).flat_map(|row| row.cells.iter().flatten().map(|cell| cell.mark));
        assert!(
            marks
                .chain(rows(&printed).flat_map(|row| row.cells.iter().flatten().map(|cell| cell.mark)))
                .all(|mark| !house(mark)),
            "{id}"
        );
    }
}

#[test]
fn points_of_sets_are_house_rules_only_where_somebody_changed_them() {
    let marked = |changes: &[Change]| {
        let sheet = RuleSheet::of(&own("bmja", "own-1", changes), None);
        let house = |row: &&PointsRow| row.cells.iter().flatten().any(|&(_, mark)| mark == Mark::HouseRule);
        assert!(!sheet.points.is_empty());
        sheet.points.iter().filter(house).count()
    };
    assert_eq!(marked(&[Change::Option(OptionKey::Limit, Some(500))]), 0);
    assert_eq!(marked(&[Change::Option(OptionKey::BasicPoints, Some(0)), Change::Basic("pung", 3)]), 1);
}
