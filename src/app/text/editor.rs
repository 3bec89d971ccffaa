//! The words of the picker and the editor of rulebooks, and their rows.

use super::en;
use super::headline::Headline;
use super::language::Language;
use super::number::signed;
use super::payments::rows;
use super::words::{texts, words};
use crate::engine::catalogue::Pattern;
use crate::engine::problem::Problem;
use crate::engine::ratio::Ratio;
use crate::engine::rulebook::book::{Exclusion, Rulebook};
use crate::engine::rulebook::item::{ConcealedWhen, Item};
use crate::engine::rulebook::plan::Plan;
use crate::engine::scoring::Line;
use crate::engine::seat::Seat;
use crate::engine::table::account::Account;
use crate::session::editor::change::Switch;
use crate::session::editor::compare::Played;
use crate::session::editor::differs::Difference;
use crate::session::editor::grey::{Doubt, Grey};
use crate::session::editor::import::Refused;
use crate::session::editor::json::Fault;
use crate::session::editor::{List, Own};

words! {
    /// A word or sentence of the editor that never changes.
    EditorWord:
    BooksHelp,
    Own,
    NoneOwn,
    Play,
    Played,
    CopyAndEdit,
    Edit,
    Copy,
    Rename,
    NewName,
    Save,
    Delete,
    Deleted,
    Sources,
    FromLink,
    Keep,
    Compare,
    CompareHelp,
    NoHand,
    Worth,
    Payment,
    Difference,
    NobodyPays,
    NothingCounts,
    Import,
    ImportHelp,
    ImportFile,
    ImportText,
    Read,
    NotRead,
    Line,
    Column,
    Back,
    Name,
    BuildsOn,
    OnNothing,
    HandNow,
    Search,
    OnlyUsed,
    Found,
    NothingFound,
    Value,
    ValueHelp,
    Unit,
    Concealed,
    ConcealedWhen,
    SelfDrawn,
    Share,
    NotApart,
    AllOfLimit,
    CopyToLosers,
    AsBase,
    Remove,
    NotThere,
    Example,
    NearMiss,
    KeepsOut,
    KeptOutBy,
    ByNature,
    AddExclusion,
    NoExclusion,
    SwitchOn,
    Changed,
    Warnings,
    Differs,
    SameAsBase,
    TakeAllBack,
    Options,
    Counting,
    Minimum,
    Exclusions,
    Family,
    Points,
    File,
    FileHelp,
    Download,
    CopyFile,
    ShareLink,
    Copied,
    CopyRefused,
    TooLong,
    Patterns,
    NeedsOption,
    ConditionsWord,
}

texts! {
    editor:
    /// What a shipped rulebook is, in one line; empty if there is none of this id.
    about(id: &str) -> &'static str;
    /// What a copy of a rulebook is called.
    copy_of(name: &str) -> String;
    /// How many of a rulebook's parts no document settles.
    house_parts(count: usize) -> String;
    /// What keeps a text from being JSON.
    fault(fault: Fault) -> &'static str;
    /// Whose values.
    list(list: List) -> &'static str;
    /// A switch of an item.
    switch(switch: Switch) -> &'static str;
    /// What "concealed" asks of.
    concealed_when(when: ConcealedWhen) -> &'static str;
    /// How exclusion is decided.
    exclusion(exclusion: Exclusion) -> &'static str;
    /// A field of the points for sets, by its name in files.
    basic_field(field: &str) -> &'static str;
    /// A part of a file that differs, by its name there.
    part_of_file(part: &str) -> &'static str;
    /// Why an item counts nothing.
    greyed(grey: Grey) -> String;
    /// Something that is probably not meant; the names are those of its patterns.
    doubt(doubt: &Doubt, names: &[&str]) -> String;
    /// Before and after, with what it is about.
    was(what: &str, before: &str, after: &str) -> String;
    /// What is kept from counting now and what no longer is, by the names.
    excluded(above: &str, added: &[&str], removed: &[&str]) -> String;
    /// Lines that only these rules count, and lines that they do not.
    instead_of(more: &[String], less: &[String]) -> String;
}

impl Language {
    /// Something that is probably not meant, with the names that these rules have.
    #[must_use]
    pub fn doubt_in(self, doubt: &Doubt, plan: &Plan) -> String {
        let mut names: Vec<&str> = doubt.about().map(|(_, pattern)| self.named(pattern, plan)).into_iter().collect();
        if let Doubt::Circle(_, other) = doubt {
            names.push(self.named(*other, plan));
        }
        self.doubt(doubt, &names)
    }

    /// What an item is worth, in short: "2 han, concealed 3".
    #[must_use]
    pub fn item(self, item: Option<&Item>) -> String {
        let Some(item) = item.filter(|item| item.has_value()) else { return String::from("0") };
        let mut out = self.amount(item.value, item.unit);
        if let Some(concealed) = item.concealed_value {
            out.push_str(" / ");
            out.push_str(&super::number::ratio(concealed));
        }
        if let Some(drawn) = item.self_drawn_value {
            out.push_str(&[" (", self.editor(EditorWord::SelfDrawn), " ", &super::number::ratio(drawn), ")"].concat());
        }
        if let Some(share) = item.share_of_winner {
            out = [&super::number::ratio(share), " %"].concat();
        }
        out
    }

    /// A difference from the base on one line.
    #[must_use]
    pub fn difference(self, difference: &Difference, plan: &Plan) -> String {
        match difference {
            Difference::Item(list, pattern, before, after) => {
                let what = [self.named(*pattern, plan), " (", self.list(*list), ")"].concat();
                let (old, new) = (self.item(before.as_deref()), self.item(after.as_deref()));
                let conditions = before.is_some() && after.is_some() && old == new;
                if conditions {
                    [&what, ": ", self.editor(EditorWord::ConditionsWord)].concat()
                } else {
                    self.was(&what, &old, &new)
                }
            }
            Difference::Option(key, before, after) => {
                self.was(self.option(*key), &self.setting(*key, *before), &self.setting(*key, *after))
            }
            Difference::Excludes(pattern, added, removed) => {
                let names =
                    |list: &[Pattern]| list.iter().map(|&pattern| self.named(pattern, plan)).collect::<Vec<_>>();
                self.excluded(self.named(*pattern, plan), &names(added), &names(removed))
            }
            Difference::Basic(field, before, after) => {
                self.was(self.basic_field(field), &before.to_string(), &after.to_string())
            }
            Difference::Part(part) => self.part_of_file(part).to_owned(),
        }
    }
}

/// Whether a pattern is what somebody looks for: by any of its names, or by its id.
#[must_use]
pub fn is_sought(language: Language, plan: &Plan, pattern: Pattern, query: &str) -> bool {
    // Letters beyond ASCII are taken as they are: what knows of all alphabets would be kilobytes of the page.
    let query = query.trim().to_ascii_lowercase();
    let item = plan.book.winner.get(&pattern);
    let own = item.into_iter().flat_map(|item| [item.name.as_deref(), item.kanji.as_deref(), item.reading.as_deref()]);
    let names = [Some(language.pattern(pattern, plan.book.family)), Some(pattern.as_str())];
    own.chain(names).flatten().any(|name| name.to_ascii_lowercase().contains(&query))
}

/// How many blocks of a rulebook, and options and values in them, are house rules as no document has them.
#[must_use]
pub fn house_parts(book: &Rulebook) -> usize {
    let house = |block: u8| block > 0 && book.blocks.get(usize::from(block)).is_some_and(|block| block.house_rule);
    let items = book.winner.values().chain(book.losers.values()).filter(|item| house(item.block));
    items.count() + book.option_blocks.iter().filter(|&&block| house(block)).count()
}

/// A hand under a rulebook, beside what it is worth under the one that is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompareRow {
    /// What the rulebook is called.
    pub name: String,
    /// What the hand is worth.
    pub worth: String,
    /// Who pays.
    pub payment: String,
    /// Which lines make the difference; all that count for the one that is played.
    pub lines: String,
}

fn counted(played: &Played) -> impl Iterator<Item = &Line> {
    let score = played.answer.as_ref().ok().and_then(|answer| answer.wins.first()?.score.as_ref());
    score.into_iter().flat_map(|score| &score.lines).filter(|line| line.why.is_none())
}

fn amounts(language: Language, played: &Played, kept: impl Fn(&Line) -> bool) -> Vec<String> {
    let mut seen: Vec<(Pattern, Ratio, u32)> = Vec::new();
    for line in counted(played).filter(|line| kept(line)) {
        match seen.iter_mut().find(|(pattern, value, _)| *pattern == line.pattern && *value == line.value) {
            Some((.., times)) => *times += line.times,
            None => seen.push((line.pattern, line.value, line.times)),
        }
    }
    let unit = |pattern| counted(played).find(|line| line.pattern == pattern).map(|line| line.unit);
    let one = |(pattern, value, times): (Pattern, Ratio, u32)| {
        let mut out = String::from(language.named(pattern, &played.plan));
        if times > 1 {
            out.push_str(" ×");
            out.push_str(&times.to_string());
        }
        let value = value * Ratio::whole(times.into());
        [&out, " (", &unit(pattern).map_or_else(String::new, |unit| language.amount(value, unit)), ")"].concat()
    };
    seen.into_iter().map(one).collect()
}

/// The row of one rulebook.
#[must_use]
pub fn compare_row(language: Language, now: &Played, other: &Played, seat: Seat) -> CompareRow {
    let headline = Headline::of(&other.draft, &other.plan, seat, &other.answer);
    let payment = other.answer.as_ref().map_or_else(|_| Vec::new(), |answer| rows(answer, other.draft.players()));
    let mut pays = String::new();
    for row in payment.iter().filter(|row| row.net != 0) {
        if !pays.is_empty() {
            pays.push_str(", ");
        }
        pays.push_str(match row.account {
            Account::Seat(seat) => language.seat(seat),
            account => language.account(account),
        });
        pays.push(' ');
        pays.push_str(&signed(row.net));
    }
    let lines = if counted(other).next().is_none() && counted(now).next().is_some() {
        language.editor(EditorWord::NothingCounts).to_owned()
    } else if now.rules == other.rules {
        amounts(language, other, |_| true).join(", ")
    } else {
        let same = |line: &Line, there: &Played| {
            counted(there)
                .any(|other| other.pattern == line.pattern && (other.unit != line.unit || other.value == line.value))
        };
        let more = amounts(language, other, |line| !same(line, now));
        let less = amounts(language, now, |line| !same(line, other));
        language.instead_of(&more, &less)
    };
    CompareRow {
        name: other.plan.book.name.clone().into_owned(),
        worth: language.headline(&headline),
        payment: pays,
        lines,
    }
}

impl Language {
    /// Why a text is no file of this program: each fault with its place.
    #[must_use]
    pub fn refused_file(self, refused: &Refused) -> Vec<(String, String)> {
        match refused {
            Refused::Syntax(wrong) => {
                vec![(self.line_and_column(wrong.line, wrong.column), self.fault(wrong.fault).to_owned())]
            }
            Refused::Problems(problems) => {
                let row = |problem: &Problem| {
                    let at = problem.at.to_string();
                    (if at.is_empty() { String::from("/") } else { at }, self.problem(problem))
                };
                problems.iter().map(row).collect()
            }
        }
    }

    /// A place in a text.
    #[must_use]
    pub fn line_and_column(self, line: usize, column: usize) -> String {
        let [line, column] = [line, column].map(|number| number.to_string());
        [self.editor(EditorWord::Line), " ", &line, ", ", self.editor(EditorWord::Column), " ", &column].concat()
    }

    /// What a rulebook of one's own builds on, in words.
    #[must_use]
    pub fn builds_on(self, own: &Own) -> String {
        let base = own.base_book().name;
        if own.base().is_empty() || base.is_empty() {
            return self.editor(EditorWord::OnNothing).to_owned();
        }
        [self.editor(EditorWord::BuildsOn), " ", &base].concat()
    }

    /// The setting of an option in words.
    #[must_use]
    pub fn setting(self, key: crate::engine::rulebook::OptionKey, value: Option<i64>) -> String {
        use crate::engine::rulebook::OptionSpec;
        let (on, off, none) = self.on_off_none();
        match (key.spec(), value) {
            (_, None) => none.to_owned(),
            (OptionSpec::Flag(_), Some(value)) => String::from(if value == 1 { on } else { off }),
            (OptionSpec::Choice(_), Some(place)) => {
                self.choice(key, usize::try_from(place).unwrap_or(usize::MAX)).to_owned()
            }
            (_, Some(number)) => super::number::grouped(number),
        }
    }

    const fn on_off_none(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Language::En => en::editor::ON_OFF_NONE,
        }
    }
}
