//! Every text of every language is there and tells things apart.

use super::*;
use crate::engine::catalogue::{Category, Pattern};
use crate::engine::draft::{By, DrawCause, Offence, Situation};
use crate::engine::meld::MeldKind;
use crate::engine::problem::{Place, Problem, ProblemKey};
use crate::engine::rulebook::book::{Family, LimitName};
use crate::engine::rulebook::item::Unit;
use crate::engine::rulebook::option::{OptionKey, OptionSpec};
use crate::engine::rulebook::plan::Why;
use crate::engine::scoring::StepKey;
use crate::engine::seat::Seat;
use crate::engine::table::TransferWhy;
use crate::engine::tile::Tile;

/// Each text is there, and no two are the same.
fn all_differ<T: AsRef<str>>(what: &str, texts: impl IntoIterator<Item = T>) {
    let mut seen: Vec<String> = Vec::new();
    for text in texts {
        let text = text.as_ref();
        assert!(!text.trim().is_empty(), "{what}: an empty text after {:?}", seen.last());
        assert!(!seen.iter().any(|other| other == text), "{what}: {text:?} twice");
        seen.push(text.to_owned());
    }
}

#[test]
fn names_are_there_and_differ() {
    for language in Language::ALL {
        all_differ("tiles", Tile::all().map(|tile| language.tile(tile)));
        all_differ("seats", Seat::ALL.map(|seat| language.seat(seat)));
        all_differ("melds", MeldKind::ALL.map(|kind| language.meld_kind(kind)));
        all_differ("ways", By::ALL.iter().map(|&by| language.by(by)));
        all_differ("situations", Situation::ALL.iter().map(|&situation| language.situation(situation)));
        all_differ("draws", DrawCause::ALL.iter().map(|&cause| language.draw_cause(cause)));
        all_differ("offences", Offence::ALL.iter().map(|&offence| language.offence(offence)));
        all_differ("categories", Category::ALL.iter().map(|&category| language.category(category)));
        all_differ("families", Family::ALL.iter().map(|&family| language.family(family)));
        all_differ("units", Unit::ALL.iter().map(|&unit| language.unit(unit)));
        all_differ("limits", LimitName::ALL.iter().map(|&name| language.limit(name)));
        all_differ("steps", StepKey::ALL.iter().map(|&key| language.step(key)));
        all_differ("transfers", TransferWhy::ALL.iter().map(|&why| language.transfer(why)));
        all_differ("reasons", Why::ALL.iter().map(|&why| language.why(why, &["this", "that"])));
        all_differ("labels", Label::ALL.iter().map(|&label| language.label(label)));
        for &family in Family::ALL {
            all_differ("patterns", Pattern::ALL.iter().map(|&pattern| language.pattern(pattern, family)));
        }
        all_differ("definitions", Pattern::ALL.iter().map(|&pattern| language.definition(pattern)));
    }
}

#[test]
fn options_have_a_label_a_help_and_all_their_choices() {
    for language in Language::ALL {
        all_differ("options", OptionKey::ALL.iter().map(|&key| language.option(key)));
        all_differ("help", OptionKey::ALL.iter().map(|&key| language.option_help(key)));
        for &key in OptionKey::ALL {
            let choices = match key.spec() {
                OptionSpec::Choice(names) => names.len(),
                _ => 0,
            };
            all_differ(key.as_str(), (0..choices).map(|place| language.choice(key, place)));
            assert_eq!(language.choice(key, choices), "", "{key} has more texts than choices");
        }
    }
}

#[test]
fn every_problem_is_a_sentence() {
    for language in Language::ALL {
        all_differ(
            "problems",
            ProblemKey::ALL.iter().map(|&key| {
                let bare = language.problem(&Problem::new(key, Place::default()));
                assert!(bare.ends_with('.') || bare.ends_with('?'), "{key}: {bare}");
                bare
            }),
        );
    }
}

#[test]
fn a_problem_names_its_tiles_option_and_place() {
    let seats = |field: &'static str| Place::of(["seats".into(), "S".into(), "melds".into(), 1.into(), field.into()]);
    let problem = Problem::new(ProblemKey::FifthCopy, seats("tiles")).tiles([Tile::from_notation(0, 'p').unwrap()]);
    assert_eq!(Language::En.problem(&problem), "There are only four copies of red 5 of dots. Take one away.");
    assert_eq!(Language::En.place(&problem.at), "South, meld 2");
    let problem = Problem::new(ProblemKey::SituationsExclude, Place::default()).named("last-tile");
    assert!(Language::En.problem(&problem).starts_with("\u{201c}Last tile of the wall\u{201d}"));
}
