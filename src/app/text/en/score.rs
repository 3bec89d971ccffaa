//! Units, limits, steps, and why lines do not count.

use super::list;
use super::points::principle;
use crate::app::text::number::{grouped, ratio};
use crate::engine::ratio::Ratio;
use crate::engine::rulebook::book::{Family, LimitName};
use crate::engine::rulebook::item::Unit;
use crate::engine::rulebook::plan::Why;
use crate::engine::scoring::shortcut::{Extra, Shortcut, ShortcutRule};
use crate::engine::scoring::{Restriction, StepKey};

pub const fn unit(unit: Unit) -> &'static str {
    match unit {
        Unit::Points => "points",
        Unit::Fu => "fu",
        Unit::Doubles => "doubles",
        Unit::Faan => "faan",
        Unit::Han => "han",
        Unit::Tai => "tai",
        Unit::PercentOfLimit => "% of the limit",
    }
}

pub fn amount(value: Ratio, of: Unit) -> String {
    let mut out = ratio(value);
    if of != Unit::PercentOfLimit {
        out.push(' ');
    }
    out.push_str(match of {
        Unit::Points if value == Ratio::ONE => "point",
        Unit::Doubles if value == Ratio::ONE => "double",
        of => unit(of),
    });
    out
}

pub const fn restriction(restriction: Restriction) -> &'static str {
    match restriction {
        Restriction::MaximumChows => "The hand has more chows than these rules let a winner have.",
        Restriction::NoMixedSuits => "These rules let a winner have one suit only, with or without honors.",
        Restriction::NoSpecialHand => "The hand is no sets and a pair, and none of the special hands of these rules.",
        Restriction::SpecialHandRequired => "Only limit and special hands win under these rules.",
    }
}

pub const fn limit(name: LimitName) -> &'static str {
    match name {
        LimitName::Mangan => "Mangan",
        LimitName::Haneman => "Haneman",
        LimitName::Baiman => "Baiman",
        LimitName::Sanbaiman => "Sanbaiman",
        LimitName::CountedYakuman => "Counted yakuman",
        LimitName::Yakuman => "Yakuman",
        LimitName::Limit => "Limit",
    }
}

pub const fn step(key: StepKey) -> &'static str {
    match key {
        StepKey::GoingOut => "Going out",
        StepKey::SevenPairs => "Seven pairs",
        StepKey::Pung => "Pung",
        StepKey::Kong => "Kong",
        StepKey::PairDragon => "Pair of dragons",
        StepKey::PairOwnWind => "Pair of the own wind",
        StepKey::PairRoundWind => "Pair of the round's wind",
        StepKey::PairDoubleWind => "Pair of the own and the round's wind",
        StepKey::BonusTiles => "Flowers and seasons",
        StepKey::EdgeWait => "Edge wait",
        StepKey::ClosedWait => "Closed wait",
        StepKey::PairWait => "Waiting for the pair",
        StepKey::SelfDrawn => "Self-drawn",
        StepKey::SelfDrawnPinfu => "Self-drawn: nothing with pinfu",
        StepKey::ConcealedDiscard => "Concealed hand, won on a discard",
        StepKey::OpenMinimum => "Open hand without other fu",
        StepKey::RoundUp => "Rounding up",
        StepKey::ItemPoints => "Points of patterns",
        StepKey::Sum => "Sum",
        StepKey::Doubles => "Doubles",
        StepKey::Doubled => "After doubling",
        StepKey::RoundedPoints => "Points, rounded",
        StepKey::Rounded => "Rounded",
        StepKey::Limit => "Limit",
        StepKey::Direct => "Counted directly",
        StepKey::Han => "Han",
        StepKey::Faan => "Faan of patterns",
        StepKey::AuxiliaryFaan => "Faan for auxiliary points",
        StepKey::MaximumFaan => "Most faan that are paid",
        StepKey::Base => "Base",
        StepKey::Total => "Paid altogether",
    }
}

pub fn why(why: Why, by: &[&str], family: Family, other: Option<i64>) -> String {
    let own = if family == Family::ChineseOfficial { principle(why, by, other) } else { None };
    own.unwrap_or_else(|| common(why, by))
}

fn common(why: Why, by: &[&str]) -> String {
    let cause = |with: &str, without: &str| {
        if by.is_empty() {
            return without.to_owned();
        }
        let mut out = with.to_owned();
        out.push_str(&list(by, " and "));
        out
    };
    match why {
        Why::Implied => cause("already part of ", "already part of another pattern"),
        Why::Identical => String::from("the same pattern counted over these sets already"),
        Why::CombinedOnce => cause("its sets were already combined in ", "its sets were combined once already"),
        Why::Regrouped => cause("its sets are needed for ", "its sets are needed for another grouping"),
        Why::Recurring => cause("counted once as ", "counted as its repetition"),
        Why::Series => cause("one of a series counts: here ", "another of its series counts"),
        Why::Group => cause("only one of these counts: here ", "another of its group counts"),
        Why::Cap => String::from("no more of these may count"),
        Why::DirectCount => cause("beside it nothing else counts: ", "the direct count stands alone"),
        Why::NotReady => String::from("the hand is not ready for a legal win"),
        Why::IncompleteSets => String::from("its sets are not complete yet"),
        Why::NotConcealed => String::from("it must be concealed"),
        Why::MeldedNotAllowed => String::from("its sets may not be melded"),
        Why::Minimum => String::from("the hand does not reach the minimum"),
        Why::OptionOff => cause("switched off in this rulebook with ", "switched off in this rulebook"),
        Why::NoValue => String::from("worth nothing in this rulebook"),
        Why::Joker => String::from("possible only with jokers"),
        Why::OtherReading => String::from("another way to see the hand was chosen"),
    }
}

pub const fn shortcut_rule(rule: ShortcutRule) -> &'static str {
    match rule {
        ShortcutRule::SevenPairs => "Seven pairs: always 25 fu",
        ShortcutRule::Kongs => "A hand with a kong: count it out",
        ShortcutRule::AllPungs => "All pungs: almost always 40 fu",
        ShortcutRule::Pinfu => "Pinfu: 30 fu on a discard, 20 self-drawn",
        ShortcutRule::Closed => "Closed hand: almost always 40 fu on a discard, 30 self-drawn",
        ShortcutRule::Open => "Open hand: almost always 30 fu",
    }
}

pub const fn extra(extra: Extra) -> &'static str {
    match extra {
        Extra::ConcealedMajor => "a concealed set of terminals or honors",
        Extra::TwoOpenMajors => "two open sets of terminals or honors",
        Extra::OpenMajorAndConcealedSimple => "an open set of terminals or honors with a concealed set of simples",
        Extra::TwoConcealedSimples => "two concealed sets of simples",
    }
}

pub fn shortcut(shortcut: &Shortcut, fu: i64) -> String {
    let mut out = shortcut_rule(shortcut.rule).to_owned();
    let Some(usual) = shortcut.usual else {
        out.push_str(": here ");
        out.push_str(&grouped(fu));
        out.push('.');
        return out;
    };
    if usual == fu {
        out.push_str(", and so here.");
        return out;
    }
    out.push_str("; here ");
    out.push_str(&grouped(fu));
    let extras: Vec<&str> = shortcut.extras.iter().map(|&e| extra(e)).collect();
    if extras.is_empty() {
        out.push_str(", counted out.");
    } else {
        out.push_str(" because of ");
        out.push_str(&list(&extras, " and "));
        out.push('.');
    }
    out
}
