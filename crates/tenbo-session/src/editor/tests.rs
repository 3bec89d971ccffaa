//! Own rulebooks as a person makes them: every change, undo, export, import, links.

use serde_json::{Value, json};
use tenbo_engine::Ratio;
use tenbo_engine::options::OptionKey;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::{Plan, review};
use tenbo_engine::problems::{Place, ProblemKey};
use tenbo_engine::rules::{ConcealedWhen, Exclude, Exclusion, Item, Unit, shipped};
use tenbo_engine::settle::answer;
use tenbo_engine::wire::to_json;

use super::change::{Change, Field, ItemName, List, Switch};
use super::custom_rulebook::CustomRulebook;
use super::differs::{Difference, differences};
use super::doubts::{Doubt, doubts};
use super::import::{self, Refused};
use super::inactive::{Inactive, inactive};
use super::library::{BookEdit, Library};
use crate::edit::{Edit, Refusal};
use crate::records::Changes;
use crate::records::tests::{Kept, record};
use crate::{Action, History, RulesChoice, View, share};

/// A page that plays what a link says.
pub(super) struct Page(pub(super) History);

impl Page {
    pub(super) fn new(link: &str) -> Page {
        let (state, dropped) = share::read(link);
        assert!(dropped.is_empty(), "{dropped:?}");
        Page(History::new(state, share::view(link)))
    }

    pub(super) fn rules(&self) -> &RulesChoice {
        &self.0.now().rules
    }

    pub(super) fn try_book(&mut self, edit: BookEdit) -> Result<(), Refusal> {
        let plan = self.rules().plan();
        self.0.take(Action::Book(edit), &plan)
    }

    pub(super) fn book(&mut self, edit: BookEdit) {
        self.try_book(edit).unwrap();
    }

    pub(super) fn change(&mut self, change: Change) {
        self.book(BookEdit::Change(change));
    }

    pub(super) fn own(&self) -> &CustomRulebook {
        self.rules().own.as_deref().unwrap()
    }

    pub(super) fn text(&self) -> String {
        import::write(self.own())
    }

    /// What the hand is worth.
    pub(super) fn total(&self) -> i64 {
        let plan = self.rules().plan();
        answer(&self.0.now().deal(&plan), &plan).unwrap().wins.first().unwrap().score.as_ref().unwrap().tally.total
    }
}

const RIICHI: &str = "v1;r=riichi-tenhou;E=234m345p6667s(234s@N)+5s;from=W";
const OFFICIAL: &str = "v1;r=mcr-mil-2025;win=S;S=147m258p36s44455m+9s;from=W";

pub(super) fn item(list: List, pattern: Pattern, field: Field) -> Change {
    Change::Item(list, pattern, field)
}

pub(super) fn value(pattern: Pattern, value: i64) -> Change {
    item(List::Winner, pattern, Field::Value(Ratio::whole(value)))
}

#[test]
fn a_copy_plays_like_what_it_was_made_of_and_takes_house_rules_along() {
    for id in shipped::OFFERED {
        let mut rules = RulesChoice::of(id).unwrap();
        rules.set(OptionKey::MaximumWinners, Some(1));
        let own = rules.as_own("own-1", "Club");
        let mut book = own.book();
        assert_eq!((book.id.as_ref(), book.name.as_ref()), ("own-1", "Club"));
        let printed = rules.book();
        (book.id, book.name) = (printed.id.clone(), printed.name.clone());
        assert_eq!(book.winner, printed.winner, "{id}");
        assert_eq!(book.losers, printed.losers, "{id}");
        assert_eq!(book.options, printed.options, "{id}");
        assert_eq!(book.excludes, printed.excludes, "{id}");
        assert!(own.base() == *id && CustomRulebook::read(own.tree().clone()).is_ok());
    }
}

#[test]
fn printed_rulebooks_do_not_change() {
    let mut page = Page::new(RIICHI);
    assert_eq!(page.try_book(BookEdit::Change(value(Pattern::PungHand, 3))), Err(Refusal::NotOwn));
    assert_eq!(page.try_book(BookEdit::Keep), Err(Refusal::NotOwn));
}

#[test]
fn a_value_changes_the_score_and_undo_brings_everything_back() {
    let mut page = Page::new(OFFICIAL);
    let before = page.total();
    page.book(BookEdit::Duplicate(String::from("Club")));
    assert_eq!(page.total(), before);
    page.change(value(Pattern::KnittedStraight, 15));
    assert_eq!(page.total(), before + 3);
    assert_eq!(
        page.text(),
        "{\n  \"id\": \"own-1\",\n  \"name\": \"Club\",\n  \"base\": \"mcr-mil-2025\",\n  \"winner\": {\n    \
         \"knitted-straight\": {\n      \"value\": 15\n    }\n  }\n}\n"
    );
    // R4 of Four Winds: with 0 it is out of these rules.
    page.change(value(Pattern::KnittedStraight, 0));
    assert!(!page.own().book().winner[&Pattern::KnittedStraight].has_value());
    assert!(page.0.undo());
    // As the base has it is no difference.
    page.change(value(Pattern::KnittedStraight, 12));
    assert!(differences(page.own()).is_empty() && page.own().tree().get("winner").is_none());
    page.book(BookEdit::Delete(String::from("own-1")));
    assert_eq!((page.rules().id, page.rules().own.is_none()), ("mcr-mil-2025", true));
    assert_eq!(page.0.library().iter().count(), 0);
    for _ in 0..2 {
        assert!(page.0.undo());
    }
    assert_eq!((page.total(), page.0.library().iter().count()), (before + 3, 1));
    assert!(page.0.undo() && page.0.undo() && !page.0.undo());
    assert_eq!((page.rules().own.is_none(), page.0.library().iter().count()), (true, 0));
    for _ in 0..4 {
        assert!(page.0.redo());
    }
    assert_eq!(*page.0.library(), Library::default());
}

#[test]
fn every_part_of_an_item_can_be_set_and_taken_back() {
    let mut page = Page::new(RIICHI);
    page.book(BookEdit::Duplicate(String::from("Club")));
    let pattern = Pattern::OneSuitHonors;
    let printed = page.own().base_book().winner[&pattern].clone();
    assert!(printed.concealed_value.is_some());
    let fields = [
        Field::Value(Ratio::new(1, 2).unwrap()),
        Field::Concealed(None),
        Field::SelfDrawn(Some(Ratio::whole(3))),
        Field::Share(Some(Ratio::whole(40))),
        Field::Unit(Unit::PercentOfLimit),
        Field::ConcealedWhen(ConcealedWhen::Sets),
        Field::Needs(Some(OptionKey::Riichi)),
        Field::DoubledBy(Some(OptionKey::Riichi)),
        Field::Number(7),
    ];
    let names = ItemName::ALL.map(|name| Field::Name(name, String::from("Club")));
    for field in fields
        .into_iter()
        .chain(names)
        .chain(Switch::ALL.map(|switch| Field::Switch(switch, switch != Switch::AllowMelded)))
    {
        page.change(item(List::Winner, pattern, field.clone()));
        let now = page.own().book().winner[&pattern].clone();
        let is = match field.clone() {
            Field::Value(value) => now.value == value,
            Field::Concealed(value) => now.concealed_value == value,
            Field::SelfDrawn(value) => now.self_drawn_value == value,
            Field::Share(value) => now.share_of_winner == value,
            Field::Unit(unit) => now.unit == unit,
            Field::ConcealedWhen(when) => now.concealed_when == when,
            Field::Needs(needs) => now.needs == needs,
            Field::DoubledBy(option) => now.doubled_by == option,
            Field::Name(name, text) => name.of(&now) == Some(&text),
            Field::Number(number) => now.number == number,
            Field::Switch(switch, on) => switch.of(&now) == on,
        };
        assert!(is, "{field:?}");
        assert!(CustomRulebook::read(page.own().tree().clone()).is_ok());
    }
    page.change(Change::Reset(List::Winner, pattern));
    assert!(differences(page.own()).is_empty(), "{}", page.text());
    page.change(Change::Remove(List::Winner, pattern));
    assert!(!page.own().book().winner.contains_key(&pattern));
    let taken = Difference::Item(
        List::Winner,
        pattern,
        Some(Box::new(tenbo_engine::rules::Item { block: 0, ..printed })),
        None,
    );
    assert_eq!(differences(page.own()), [taken]);
    for change in [
        item(List::Winner, pattern, Field::Value(Ratio::whole(2_000_000))),
        item(List::Winner, pattern, Field::Value(Ratio::whole(-1))),
        Change::Option(OptionKey::RedFives, Some(9)),
        Change::Name(String::from("  ")),
    ] {
        assert_eq!(page.try_book(BookEdit::Change(change)), Err(Refusal::NotAValue));
    }
}

fn written(item: &Item) -> Value {
    to_json(&item.unnamed())
}

#[test]
fn the_losers_are_given_what_the_winner_has_in_one_gesture() {
    // R6 of Four Winds.
    let mut page = Page::new("v1;r=building-skills");
    page.book(BookEdit::Duplicate(String::from("Club")));
    let pattern = Pattern::PungHand;
    page.change(value(pattern, 3));
    page.change(item(List::Winner, pattern, Field::Switch(Switch::DoubleIfConcealed, true)));
    page.change(Change::CopyToLosers(pattern));
    let book = page.own().book();
    assert_eq!(written(&book.losers[&pattern]), written(&book.winner[&pattern]));
    page.change(Change::Limit(List::Winner, pattern));
    let limit = &page.own().book().winner[&pattern];
    assert_eq!((limit.value, limit.unit, limit.concealed_value), (Ratio::whole(100), Unit::PercentOfLimit, None));
    assert!(!limit.double_if_concealed);
    // Over an item that the base has, nothing of it is left.
    page.change(item(List::Losers, pattern, Field::Concealed(Some(Ratio::ONE))));
    page.change(Change::CopyToLosers(pattern));
    let book = page.own().book();
    assert_eq!(written(&book.losers[&pattern]), written(&book.winner[&pattern]));
}

#[test]
fn what_is_new_has_the_unit_of_the_rules() {
    for (rules, unit) in
        [("riichi-ema-2025", Unit::Han), ("mcr-mil-2025", Unit::Points), ("building-skills", Unit::Doubles)]
    {
        let mut page = Page::new(&["v1;r=", rules].concat());
        page.book(BookEdit::Duplicate(String::from("Club")));
        page.change(value(Pattern::GreatSnake, 2));
        assert_eq!(page.own().book().winner[&Pattern::GreatSnake].unit, unit, "{rules}");
    }
}

#[test]
fn exclusions_are_added_and_removed() {
    let mut page = Page::new(OFFICIAL);
    page.book(BookEdit::Duplicate(String::from("Club")));
    let total = page.total();
    page.change(Change::Exclude(Pattern::KnittedStraight, Pattern::NoHonors, true));
    assert_eq!(page.total(), total - 1);
    let excluded = vec![Pattern::NoHonors];
    assert_eq!(differences(page.own()), [Difference::Excludes(Pattern::KnittedStraight, excluded, Vec::new())]);
    page.change(Change::Exclude(Pattern::NoHonors, Pattern::KnittedStraight, true));
    assert!(doubts(&page.rules().plan()).iter().any(|doubt| matches!(doubt, Doubt::Circle(..))));
    page.change(Change::Exclude(Pattern::NoHonors, Pattern::KnittedStraight, false));
    page.change(Change::Exclude(Pattern::KnittedStraight, Pattern::NoHonors, false));
    assert_eq!((page.total(), differences(page.own())), (total, Vec::new()));
    // With conditions and reaches: what a file can say is said again as it was.
    for id in shipped::OFFERED {
        let base = shipped::find(id).unwrap();
        for (above, list) in &base.excludes {
            let tree = Exclude::list(list);
            let file = json!({ "excludes": { above.as_str(): tree } });
            assert_eq!(CustomRulebook::read(file).unwrap().book().excludes.get(above), Some(list), "{id} {above}");
        }
    }
    page.change(Change::Exclusion(Exclusion::Entailment));
    assert_eq!(differences(page.own()), [Difference::Part("exclusion")]);
    page.change(Difference::Part("exclusion").undo());
    assert!(differences(page.own()).is_empty());
}

#[test]
fn options_points_and_the_minimum_are_the_rulebooks_own() {
    let mut page = Page::new(OFFICIAL);
    page.book(BookEdit::Duplicate(String::from("Club")));
    // Until 2026-11-28 house rules were written into the rulebook, and their reset emptied it.
    page.change(Change::Option(OptionKey::BasicPayment, Some(4)));
    assert!(page.rules().overrides.is_empty() && page.rules().is_own(OptionKey::BasicPayment));
    assert_eq!((page.rules().own_options(), page.rules().house_rules()), (1, 0));
    page.change(Change::Minimum(None));
    page.change(Change::Basic("pung", 2));
    let book = page.own().book();
    assert_eq!((book.options.get(OptionKey::BasicPayment), book.minimum, book.basic.pung), (Some(4), None, 2));
    assert_eq!(differences(page.own()).len(), 3);
    for difference in differences(page.own()) {
        page.change(difference.undo());
    }
    assert_eq!(differences(page.own()), []);
    assert_eq!(page.rules().own_options(), 0);
}

/// What the house plays otherwise lies over the rulebook: nothing of it is saved there, and a reset leads back to the
/// rulebook as it is saved.
#[test]
fn a_reset_of_house_rules_leaves_the_saved_rulebook_as_it_is() {
    let mut page = Page::new(OFFICIAL);
    page.book(BookEdit::Duplicate(String::from("Club")));
    page.change(Change::Option(OptionKey::BasicPayment, Some(4)));
    page.change(Change::Basic("pung", 2));
    let saved = page.own().clone();
    for edit in [
        Edit::Option(OptionKey::BasicPayment, Some(6)),
        Edit::Option(OptionKey::FalseWinPoints, Some(100)),
        Edit::ResetOption(OptionKey::BasicPayment),
    ] {
        let plan = page.rules().plan();
        page.0.take(edit, &plan).unwrap();
    }
    let options = page.rules().book().options;
    assert_eq!([OptionKey::BasicPayment, OptionKey::FalseWinPoints].map(|key| options.get(key)), [Some(4), Some(100)]);
    assert_eq!((page.rules().house_rules(), page.own()), (1, &saved));
    assert!(page.0.library().holds(&saved));
    // They travel with the rulebook, and stay when that is changed.
    let link = share::write(page.0.now());
    let (state, dropped) = share::read(&link);
    assert_eq!((dropped, &state.rules), (vec![], page.rules()));
    page.change(Change::Basic("pung", 3));
    assert_eq!(page.rules().overrides, [(OptionKey::FalseWinPoints, Some(100))]);
    page.change(Change::Basic("pung", 2));
    let plan = page.rules().plan();
    page.0.take(Edit::ResetRules, &plan).unwrap();
    assert_eq!((page.rules().house_rules(), page.own()), (0, &saved));
    assert!(page.0.library().holds(&saved));
    // Only who asks for it writes them into the rulebook.
    let plan = page.rules().plan();
    page.0.take(Edit::Option(OptionKey::FalseWinPoints, Some(100)), &plan).unwrap();
    page.book(BookEdit::Adopt);
    assert_eq!((page.rules().house_rules(), page.own().says_option(OptionKey::FalseWinPoints)), (0, true));
    assert_eq!((page.own().id(), page.0.library().iter().count()), (saved.id(), 1));
    assert!(page.0.undo());
    assert_eq!((page.rules().house_rules(), page.own()), (1, &saved));
    assert!(page.0.library().holds(&saved));
}

/// docs/rules/four-winds.md, R26: only jokers make two dragons twice, and what only they repeat is not paid.
#[test]
fn what_only_jokers_make_says_that_it_never_counts() {
    for jokers in [0, 4] {
        let tree = json!({
            "id": "own-1", "name": "Own", "base": "four-winds-blank", "options": { "jokers": jokers },
            "winner": { "two-dragons-twice": { "value": 9, "unit": "doubles" } },
        });
        let book = CustomRulebook::read(tree).unwrap().book();
        assert_eq!(inactive(&book, List::Winner, Pattern::TwoDragonsTwice), Some(Inactive::OnlyJokers));
        let told = review(&Plan::new(book), &Place::default());
        let of_it = told.iter().find(|problem| problem.at.to_string() == "/winner/two-dragons-twice");
        assert_eq!(of_it.map(|problem| problem.key), Some(ProblemKey::InactiveItem), "{jokers} jokers");
    }
}

#[test]
fn a_grayed_item_keeps_its_value_and_names_what_enables_it() {
    // R1 to R3 of Four Winds.
    let mut page = Page::new("v1;r=building-skills");
    page.book(BookEdit::Duplicate(String::from("Club")));
    let pattern = Pattern::Riichi;
    page.change(value(pattern, 2));
    let book = page.own().book();
    let reason = inactive(&book, List::Winner, pattern);
    assert_eq!(reason, Some(Inactive::Option(OptionKey::Riichi, 1)));
    assert_eq!(inactive(&book, List::Losers, Pattern::OneChanceHand), Some(Inactive::NoWinner));
    let Some(Inactive::Option(key, on)) = reason else { return };
    page.change(Change::Option(key, Some(on)));
    let book = page.own().book();
    assert_eq!((inactive(&book, List::Winner, pattern), book.winner[&pattern].value), (None, Ratio::whole(2)));
    page.change(Change::Option(key, Some(0)));
    assert_eq!(page.own().book().winner[&pattern].value, Ratio::whole(2));
}

#[test]
fn senseless_assignments_are_kept_and_warned_about() {
    // R5: faan where doubles are counted, concealed less than melded.
    let mut page = Page::new("v1;r=building-skills");
    page.book(BookEdit::Duplicate(String::from("Club")));
    let pattern = Pattern::FourConcealedPungs;
    page.change(item(List::Winner, pattern, Field::Unit(Unit::Faan)));
    page.change(value(pattern, 3));
    page.change(item(List::Winner, pattern, Field::Concealed(Some(Ratio::ONE))));
    let doubts = doubts(&page.rules().plan());
    assert!(doubts.contains(&Doubt::ConcealedLess(List::Winner, pattern)));
    let about = |doubt: &Doubt| doubt.about() == Some((Some(List::Winner), pattern));
    assert_eq!(doubts.iter().filter(|doubt| about(doubt)).count(), 2, "{doubts:?}");
    assert_eq!(page.own().book().winner[&pattern].value, Ratio::whole(3));
}

#[test]
fn exported_imported_and_shared_it_scores_the_same() {
    let mut page = Page::new(OFFICIAL);
    page.book(BookEdit::Duplicate(String::from("Club \"East\"; 平和 50%")));
    page.change(value(Pattern::KnittedStraight, 20));
    page.change(Change::Exclude(Pattern::KnittedStraight, Pattern::NoHonors, true));
    page.change(Change::Option(OptionKey::ClaimedPung, Some(1)));
    let link = share::write(page.0.now());
    assert!(!link.contains([' ', '#', '%', '"']) && link.matches(';').count() == 5, "{link}");
    let shared = Page::new(&link);
    assert_eq!((shared.rules(), shared.total()), (page.rules(), page.total()));
    assert_eq!(share::rulebook(&link).as_deref(), Some("mcr-mil-2025"));
    assert!(!shared.0.library().holds(shared.own()), "what came by a link is not kept yet");
    let imported = import::read(&page.text()).unwrap();
    let mut other = Page::new(OFFICIAL);
    other.book(BookEdit::Add(Box::new(imported.clone())));
    assert_eq!(other.total(), page.total());
    // Once more: it is another rulebook.
    other.book(BookEdit::Add(Box::new(imported)));
    let ids: Vec<&str> = other.0.library().iter().map(|own| own.id()).collect();
    assert_eq!(ids, ["own-1", "own-2"]);
    assert_eq!(import::file_name(other.own()), "club-east-50.json");
}

#[test]
fn a_file_of_ones_own_words_keeps_its_blocks_and_notes() {
    let text = "{ \"id\": \"club\", \"name\": \"Club\", \"base\": \"mcr\", \"blocks\": [ { \"title\": \"Fans\", \
                \"source\": \"The club's sheet, 2026\", \"note\": \"as voted\", \"winner\": { \"pung-hand\": { \"value\": 8 } } } ] }";
    let mut page = Page::new("v1");
    page.book(BookEdit::Add(Box::new(import::read(text).unwrap())));
    assert_eq!(page.own().id(), "club");
    page.change(value(Pattern::ChowHand, 3));
    assert!(page.text().contains("as voted") && page.text().contains("\"chow-hand\""), "{}", page.text());
    page.change(Change::Reset(List::Winner, Pattern::PungHand));
    assert!(!page.text().contains("pung-hand"));
    page.change(Change::ResetAll);
    assert!(differences(page.own()).is_empty());
    // The id of a shipped rulebook stays its own. A file of nothing but names is no rulebook: it has one part at least.
    page.book(BookEdit::Add(Box::new(import::read("{ \"id\": \"mcr-1998\", \"options\": {} }").unwrap())));
    assert!(page.own().id().starts_with("own-"));
    assert_eq!(page.own().stand_in(), RulesChoice::DEFAULT);
}

#[test]
fn a_broken_file_names_every_problem_at_its_place() {
    let text = "{ \"base\": \"mars\", \"winner\": { \"pung-hands\": { \"value\": 3 }, \"pung-hand\": { \"value\": \"x\", \
                \"unit\": \"apples\" } }, \"options\": { \"limits\": 3, \"red-fives\": 7 }, \"color\": 1 }";
    let Err(Refused::Problems(problems)) = import::read(text) else { panic!("it was read") };
    let found: Vec<(ProblemKey, String)> =
        problems.iter().map(|problem| (problem.key, problem.at.to_string())).collect();
    for (key, at) in [
        (ProblemKey::UnknownBase, "/base"),
        (ProblemKey::UnknownPattern, "/winner/pung-hands"),
        (ProblemKey::WrongType, "/winner/pung-hand/value"),
        (ProblemKey::UnknownValue, "/winner/pung-hand/unit"),
        (ProblemKey::UnknownOption, "/options/limits"),
        (ProblemKey::OutOfRange, "/options/red-fives"),
        (ProblemKey::UnknownField, "/color"),
    ] {
        assert!(found.contains(&(key, at.to_owned())), "{key} at {at}: {found:?}");
    }
    assert!(matches!(import::read("[1, 2]"), Err(Refused::Problems(_))));
    assert!(matches!(import::read("{\n oops"), Err(Refused::Syntax(wrong)) if (wrong.line, wrong.column) == (2, 2)));
}

#[test]
fn the_library_is_kept_between_visits_and_two_pages_do_not_lose_each_others() {
    let mut page = Page::new(RIICHI);
    page.book(BookEdit::Duplicate(String::from("One")));
    let first = page.0.library().clone();
    let mut other = Page::new(RIICHI);
    other.book(BookEdit::Duplicate(String::from("Two")));
    page.book(BookEdit::Rename(String::from("own-1"), String::from("First")));
    assert_eq!(page.own().name(), "First");
    let now = page.0.library().clone();
    let mut kept = Kept::default();
    kept.write(&now.changes(&Library::default()), now.order());
    assert_eq!(Library::of(&kept.records()), now);
    // What this version cannot read stays, and nothing takes its id.
    kept.write(&Changes { put: vec![record("own-2", "(base:mars,id:own-2)")], gone: Vec::new() }, now.order());
    let read = Library::of(&kept.records());
    assert_eq!((read.iter().count(), read.free_id().as_str()), (1, "own-3"));
    assert_eq!(read.changes(&read), Changes::default());
    // Stored meanwhile by another page: one more.
    let mut stored = first.clone();
    super::library::apply(&mut stored, &mut RulesChoice::default(), BookEdit::Duplicate(String::from("Three")))
        .unwrap();
    let merged = page.0.library().merged(&stored, &first);
    assert_eq!(merged.iter().map(|own| own.name()).collect::<Vec<_>>(), ["First", "Three"]);
    // It came after the first steps, and undoing them does not lose it.
    let mut late = Page::new(RIICHI);
    let plan = late.rules().plan();
    late.0.take(Edit::NextHand, &plan).unwrap();
    late.0.arrive(&first);
    assert!(late.0.undo());
    assert_eq!(*late.0.library(), first);
    // Deleted here, it does not come back.
    page.book(BookEdit::Delete(String::from("own-1")));
    assert_eq!(page.0.library().merged(&first, &first).iter().count(), 0);
}

#[test]
fn undo_takes_back_of_a_rulebook_what_its_step_did() {
    let names = |page: &Page| page.0.library().iter().map(|own| own.name().to_owned()).collect::<Vec<_>>();
    let rename = |id: &str, name: &str| BookEdit::Rename(id.to_owned(), name.to_owned());
    // What another page does to the rulebooks, followed here.
    let elsewhere = |page: &mut Page, edit: BookEdit| {
        let before = page.0.library().clone();
        let mut stored = before.clone();
        super::library::apply(&mut stored, &mut RulesChoice::default(), edit).unwrap();
        page.0.follow(&stored, &before);
    };
    let mut page = Page::new(RIICHI);
    page.book(BookEdit::Duplicate(String::from("One")));
    page.book(BookEdit::Duplicate(String::from("Two")));
    page.book(BookEdit::Delete(String::from("own-1")));
    assert_eq!(names(&page), ["Two"]);
    assert!(page.0.undo());
    assert_eq!(names(&page), ["One", "Two"], "back at its place");
    page.book(rename("own-2", "Here"));
    elsewhere(&mut page, rename("own-1", "There"));
    assert!(page.0.undo());
    assert_eq!(names(&page), ["There", "Two"], "the other page's stays");
    assert!(page.0.redo());
    elsewhere(&mut page, rename("own-2", "Later"));
    assert!(page.0.undo());
    assert_eq!(names(&page), ["There", "Later"], "what was changed there meanwhile is not ours to take back");
}

#[test]
fn what_two_pages_did_to_rulebooks_is_all_kept() {
    let library = |edits: &[BookEdit], from: &Library| {
        let mut library = from.clone();
        for edit in edits {
            super::library::apply(&mut library, &mut RulesChoice::default(), edit.clone()).unwrap();
        }
        library
    };
    let new = |name: &str| BookEdit::Duplicate(name.to_owned());
    let rename = |id: &str, name: &str| BookEdit::Rename(id.to_owned(), name.to_owned());
    let delete = |id: &str| BookEdit::Delete(id.to_owned());
    let first = library(&[new("One"), new("Two")], &Library::default());
    for (here, there, all) in [
        // What one page alone has done is done.
        (vec![], vec![rename("own-1", "There")], ["There", "Two"].as_slice()),
        (vec![rename("own-1", "Here")], vec![], &["Here", "Two"]),
        (vec![], vec![delete("own-1")], &["Two"]),
        (vec![delete("own-2")], vec![rename("own-1", "There")], &["There"]),
        // What one has changed the other does not throw away.
        (vec![delete("own-2")], vec![rename("own-2", "There")], &["One", "There"]),
        (vec![rename("own-2", "Here")], vec![delete("own-2")], &["One", "Here"]),
        // Both have changed the same, or made one: both are kept.
        (vec![rename("own-1", "Here")], vec![rename("own-1", "There")], &["Here", "Two", "There"]),
        (vec![new("Here")], vec![new("There")], &["One", "Two", "Here", "There"]),
        (vec![new("Same")], vec![new("Same")], &["One", "Two", "Same"]),
    ] {
        let (own, theirs) = (library(&here, &first), library(&there, &first));
        let merged = own.merged(&theirs, &first);
        assert_eq!(merged.iter().map(|own| own.name()).collect::<Vec<_>>(), all, "{here:?} {there:?}");
        let ids: std::collections::BTreeSet<&str> = merged.iter().map(|own| own.id()).collect();
        assert_eq!(ids.len(), all.len(), "each has an id of its own");
        // The other page then has the same, and once more changes nothing.
        let mut names: Vec<_> = theirs.merged(&merged, &theirs).iter().map(|own| own.name().to_owned()).collect();
        names.sort_unstable();
        let mut wanted = all.to_vec();
        wanted.sort_unstable();
        assert_eq!(names, wanted, "{here:?} {there:?}");
        assert_eq!(merged.merged(&merged, &merged), merged);
    }
}

#[test]
fn a_rulebook_of_a_link_is_kept_when_it_is_changed() {
    let mut page = Page::new(RIICHI);
    page.book(BookEdit::Duplicate(String::from("Club")));
    let link = share::write(page.0.now());
    let mut other = Page::new(&link);
    assert_eq!(other.0.library().iter().count(), 0);
    other.change(value(Pattern::PungHand, 4));
    assert_eq!(other.0.library().iter().count(), 1);
    // Opening another link leaves the library as it is, and one of the same id is another rulebook.
    let (loaded, _) = share::read(&link);
    let plan = other.rules().plan();
    other.0.take(Action::open(loaded, View::Hand), &plan).unwrap();
    assert_eq!(other.0.library().iter().count(), 1);
    other.book(BookEdit::Keep);
    assert_eq!(other.0.library().iter().count(), 2);
    assert_ne!(other.0.library().iter().next().map(|own| own.id()), Some(other.own().id()));
    other.book(BookEdit::Play(String::from("own-1")));
    assert_eq!(other.own().book().winner[&Pattern::PungHand].value, Ratio::whole(4));
    assert_eq!(other.try_book(BookEdit::Play(String::from("none"))), Err(Refusal::NotAValue));
}

#[test]
fn a_table_that_differs_goes_back_to_the_base() {
    for (part, table) in [
        ("settling-table", "[[0,1],[3,8]]"),
        ("auxiliary-points-table", "[[10,1]]"),
        ("limits", r#"[{"from":5,"base":2000,"name":"mangan"}]"#),
        ("payments", r#"{"self-drawn":{"others":1}}"#),
    ] {
        let file = format!(r#"{{"id":"own-1","name":"Club","base":"hong-kong-old-style","{part}":{table}}}"#);
        let own = import::read(&file).unwrap_or_else(|refused| panic!("{part}: {refused:?}"));
        let found = differences(&own);
        assert_eq!(found, [super::differs::Difference::Part(part)], "{part}");
        let back = super::change::apply(&own, &found[0].undo()).unwrap();
        assert_eq!(differences(&back), [], "{part}");
    }
}

#[test]
fn a_limit_hand_waits_for_hands_of_four_sets() {
    let mut page = Page::new("v1;r=taiwanese-16");
    page.book(BookEdit::Duplicate(String::from("Club")));
    page.change(value(Pattern::NineGates, 50));
    let reason = inactive(&page.own().book(), List::Winner, Pattern::NineGates);
    assert_eq!(reason, Some(Inactive::Option(OptionKey::HandSize, 0)), "13 tiles, not 16");
    page.change(Change::Option(OptionKey::HandSize, Some(0)));
    assert_eq!(inactive(&page.own().book(), List::Winner, Pattern::NineGates), None);
}
