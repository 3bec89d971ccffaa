//! The languages, and every text that each of them has.

use super::en;
use super::headline::Headline;
use super::label::Label;
use super::payments::Part;
use crate::engine::catalogue::{Category, Pattern};
use crate::engine::draft::{By, DrawCause, Offence, Riichi, Situation};
use crate::engine::meld::MeldKind;
use crate::engine::problem::{Place, Problem};
use crate::engine::ratio::Ratio;
use crate::engine::reading::{Set, Shape};
use crate::engine::rulebook::book::{Family, LimitName};
use crate::engine::rulebook::caveat::Caveat;
use crate::engine::rulebook::item::Unit;
use crate::engine::rulebook::option::OptionKey;
use crate::engine::rulebook::plan::{Plan, System, Why};
use crate::engine::scoring::score::{Chance, Next};
use crate::engine::scoring::shortcut::{Extra, Shortcut, ShortcutRule};
use crate::engine::scoring::{Restriction, Score, Step, StepKey, Tally};
use crate::engine::seat::Seat;
use crate::engine::table::account::{Account, TransferWhy};
use crate::engine::table::warning::Warning;
use crate::engine::tile::Tile;

/// A language of the app.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    En,
}

impl Language {
    /// What players of a rulebook call a pattern; otherwise its plain name.
    #[must_use]
    pub fn named(self, pattern: Pattern, plan: &Plan) -> &str {
        plan.name(pattern).unwrap_or_else(|| self.pattern(pattern, plan.book.family))
    }

    /// Every language, in the order of the picker.
    pub const ALL: [Language; 1] = [Language::En];

    /// The code of `<html lang>`, addresses and storage.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
        }
    }

    /// The codes of all of them, in their order.
    pub const CODES: &'static [&'static str] = &{
        let mut codes = [""; Language::ALL.len()];
        let mut place = 0;
        while place < codes.len() {
            codes[place] = Language::ALL[place].code();
            place += 1;
        }
        codes
    };

    /// The language of a code.
    #[must_use]
    pub fn of(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Language::En => "English",
        }
    }
}

macro_rules! texts {
    ($($(#[doc = $doc:literal])* $name:ident($($arg:ident: $type:ty),*) -> $out:ty;)*) => {
        impl Language {
            $($(#[doc = $doc])*
            #[must_use]
            pub fn $name(self, $($arg: $type),*) -> $out {
                match self {
                    Language::En => en::$name($($arg),*),
                }
            })*
        }
    };
}

texts! {
    /// A tile as one says it: "red 5 of dots".
    tile(tile: Tile) -> String;
    /// A set as one says it: "pung of 5 of dots".
    set(set: Set) -> String;
    /// A special shape; empty for sets and a pair.
    shape(shape: Shape) -> &'static str;
    /// A wind, which is also a seat.
    seat(seat: Seat) -> &'static str;
    /// A seat, the table's deposits or the bank.
    account(account: Account) -> &'static str;
    /// A kind of meld.
    meld_kind(kind: MeldKind) -> &'static str;
    /// How the winning tile came.
    by(by: By) -> &'static str;
    /// What was special about it, in the words of a family of rules.
    situation(situation: Situation, family: Family) -> &'static str;
    /// A riichi declaration.
    riichi(riichi: Riichi) -> &'static str;
    /// Why nobody won.
    draw_cause(cause: DrawCause) -> &'static str;
    /// What a penalty is for.
    offence(offence: Offence) -> &'static str;

    /// The plain name of a pattern, in the words of a family of rules.
    pattern(pattern: Pattern, family: Family) -> &'static str;
    /// A group of patterns.
    category(category: Category) -> &'static str;
    /// A family of rules.
    family(family: Family) -> &'static str;

    /// A unit by itself, as a heading.
    unit(unit: Unit) -> &'static str;
    /// So much of a unit: "1 double", "3 han".
    amount(value: Ratio, unit: Unit) -> String;
    /// A limit by name.
    limit(name: LimitName) -> &'static str;
    /// A share of the limit in riichi: "double yakuman".
    yakuman(percent: i64) -> String;
    /// What a tally comes to, on one line.
    worth(tally: &Tally, system: System) -> String;
    /// A rule that bars a hand from winning.
    restriction(restriction: Restriction) -> &'static str;
    /// A step of the count.
    step(key: StepKey) -> &'static str;
    /// How the result of a step came about, as a formula; empty where its value says all.
    formula(step: &Step, score: &Score, plan: &Plan, payments: &[i64]) -> String;
    /// Why a line does not count; `by` are the names of the patterns that are the cause, `other` what the reading that
    /// has it would have scored.
    why(why: Why, by: &[&str], family: Family, other: Option<i64>) -> String;
    /// The principle behind a reason, in one sentence; empty where there is none.
    principle_help(why: Why) -> &'static str;
    /// So many points against the minimum.
    gauge(points: i64, least: i64) -> String;
    /// What flowers add to a total, after the minimum.
    flowers(value: i64, total: i64, win: bool) -> String;
    /// What alone would have made the hand a win.
    chance(chance: &Chance) -> String;
    /// What a hand would be worth, with what is missing to the minimum.
    reach(tally: &Tally) -> String;
    /// How an equally good list of patterns differs: what it has more, what it lacks.
    instead(new: &[String], old: &[String]) -> String;
    /// What the winner says of fans with their times and values, where points are added up.
    declare(fans: &[(&str, u32, i64)], points: i64, total: i64) -> String;
    /// The line of the shortcut for fu.
    shortcut_rule(rule: ShortcutRule) -> &'static str;
    /// What makes the shortcut fail.
    extra(extra: Extra) -> &'static str;
    /// The whole shortcut against the full count of fu.
    shortcut(shortcut: &Shortcut, fu: i64) -> String;
    /// What more would make of the hand.
    next(next: &Next, unit: Unit, limit: Option<LimitName>) -> String;

    /// What a transfer is for.
    transfer(why: TransferWhy) -> &'static str;
    /// A part of what a seat pays or gets, without its amount. `several` says whether more than one seat won.
    part(part: &Part, several: bool) -> String;
    /// A danger: who, which sets, what it changes. Its tiles are shown beside it.
    warning(warning: &Warning, plan: &Plan) -> String;

    /// What to take care of with a rulebook.
    caveat(caveat: Caveat) -> &'static str;
    /// What is wrong and how to put it right.
    problem(problem: &Problem) -> String;
    /// Where it is wrong.
    place(place: &Place) -> String;

    /// A choice of an option by its place in the list; empty where there is none.
    choice(key: OptionKey, place: usize) -> &'static str;

    /// The state of the hand on one line.
    headline(headline: &Headline) -> String;
    /// The same in words that can be heard, with who pays what.
    spoken(headline: &Headline, payments: &[(Account, i64)]) -> String;
    /// Who waits for what, for a list of tiles with how many are left.
    left(count: u8) -> String;
    /// A word of the result panel.
    label(label: Label) -> &'static str;
}
