//! Custom hands as a person makes them: added, changed, removed, undone, in files and links.

use serde_json::json;
use tenbo_engine::Ratio;
use tenbo_engine::options::OptionKey;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::problems::{ProblemKey, bounds};
use tenbo_engine::rules::{CustomHand, Exclusion, Item, KNOWN_HANDS, KnownHand, Unit, shipped};
use tenbo_engine::tiles::{Kind, Meld, MeldKind};

use super::change::{Change, Field, HandField, List, free_hand};
use super::custom_rulebook::CustomRulebook;
use super::differs::{Difference, differences};
use super::import;
use super::library::BookEdit;
use super::new_hand::NewHand;
use super::tests::{Page, value};
use crate::edit::{Edit, Refusal};
use crate::example::Shown;
use crate::state::Target;
use crate::{Action, View, misfit, paste, share};

/// Custom hands are in the file: edits leave them alone, files and links carry them.
#[test]
fn hands_of_ones_own_come_through_edits_files_and_links() {
    let hands = json!({
        "custom-1": { "name": "Gertie's Garter", "names": { "de": "Strumpfband; 50 % + #1!" }, "template": "1234567a 1234567b" },
        "custom-2": { "name": "Kette", "template": "xx+1x+2m xx+1x+2p [19m1z]*3^ set! w*2=# | O*3 R*3 {258}a*3 chow ?*2" }
    });
    let file = json!({
        "id": "club", "name": "Club", "base": "chinese-classical", "hands": hands,
        "winner": { "custom-1": { "value": 100, "unit": "percent-of-limit" }, "custom-2": { "value": 3, "unit": "doubles" } },
        "excludes": { "custom-1": ["custom-2"] }
    });
    let own = CustomRulebook::read(file).unwrap();
    assert!(differences(&own).contains(&Difference::Part("hands")));
    let mut page = Page::new("v1;r=chinese-classical;win=S;S=1234567m123456p~7p");
    page.book(BookEdit::Add(Box::new(own)));
    assert_eq!(page.total(), 1000, "a limit");
    page.change(Change::Item(List::Winner, Pattern::CUSTOM[1], Field::Value(Ratio::whole(2))));
    assert_eq!(page.own().tree()["hands"], hands);
    let again = import::read(&page.text()).unwrap();
    assert_eq!((again.tree(), again.book().hands), (page.own().tree(), page.own().book().hands));
    let shared = Page::new(&share::write(page.0.now()));
    assert_eq!(shared.own().book(), page.own().book());
    assert_eq!((shared.own().tree()["hands"].clone(), shared.total()), (hands, 1000));
    page.change(Change::ResetPart("hands"));
    assert!(page.own().book().hands.is_empty());
}

/// Seven in a row in two suits, which is no hand of the catalogue.
const GARTER: &str = "v1;r=chinese-classical;win=S;S=1234567m123456p~7p";

fn laid(name: &str, template: &str) -> Box<NewHand> {
    Box::new(NewHand::laid(name.to_owned(), template.parse().unwrap()))
}

fn club() -> Page {
    let mut page = Page::new(GARTER);
    page.book(BookEdit::Add(Box::new(CustomRulebook::on("chinese-classical", "club", "Club"))));
    page
}

#[test]
fn a_hand_is_added_changed_and_removed_with_what_refers_to_it() {
    let mut page = club();
    let before = page.text();
    page.change(Change::AddHand(Pattern::CUSTOM[0], laid("  Garter ", "1234567a 1234567b")));
    page.change(Change::Limit(List::Winner, Pattern::CUSTOM[0]));
    assert_eq!(page.total(), 1000, "a limit");
    let base = shipped::find("chinese-classical").unwrap();
    let other = *base.winner.keys().next().unwrap();
    page.change(Change::Exclude(Pattern::CUSTOM[0], other, true));
    for (field, wanted) in [
        (
            HandField::Name("Gertie's Garter".to_owned()),
            json!({ "name": "Gertie's Garter", "template": "1234567a 1234567b" }),
        ),
        (
            HandField::NameIn("ja", "ガーター".to_owned()),
            json!({ "name": "Gertie's Garter", "names": { "ja": "ガーター" }, "template": "1234567a 1234567b" }),
        ),
        (
            HandField::NameIn("ja", " ".to_owned()),
            json!({ "name": "Gertie's Garter", "template": "1234567a 1234567b" }),
        ),
        (
            HandField::Template("1234567m 1234567p".parse().unwrap()),
            json!({ "name": "Gertie's Garter", "template": "1234567m 1234567p" }),
        ),
    ] {
        page.change(Change::Hand(Pattern::CUSTOM[0], field));
        assert_eq!(page.own().tree()["hands"]["custom-1"], wanted);
    }
    assert_eq!(page.total(), 1000);
    page.change(Change::Exclude(other, Pattern::CUSTOM[0], true));
    page.change(Change::RemoveHand(Pattern::CUSTOM[0]));
    assert!(!page.text().contains("custom-1"), "{}", page.text());
    assert_eq!(page.text(), before);
}

#[test]
fn a_name_is_needed_and_sixty_four_hands_are_the_most() {
    let mut page = club();
    for number in 0..Pattern::CUSTOM.len() {
        let pattern = free_hand(&page.own().book()).unwrap();
        assert_eq!(pattern.custom_number().map(usize::from), Some(number));
        let template = format!("{}m*3 E*3 S*3 W*3 {}p*2", number / 8 + 1, number % 8 + 1);
        page.change(Change::AddHand(pattern, laid(&format!("Hand {number}"), &template)));
    }
    assert_eq!(free_hand(&page.own().book()), None);
    let nameless = Change::Hand(Pattern::CUSTOM[0], HandField::Name("  ".to_owned()));
    assert_eq!(super::change::apply(page.own(), &nameless), None);
    let unknown = Change::Hand(Pattern::CUSTOM[0], HandField::NameIn("zh-Hant", "十三么".to_owned()));
    page.change(unknown);
    assert_eq!(page.own().book().hands[&Pattern::CUSTOM[0]].name_in("zh-Hant"), "十三么");
}

/// An index in a list is one byte, so that of the hands some can have no value where every pattern is in the list.
#[test]
fn a_list_takes_no_more_than_it_holds() {
    let mut page = club();
    let value = |pattern| Change::Item(List::Losers, pattern, Field::Value(Ratio::whole(1)));
    let all: Vec<Pattern> = Pattern::ALL.iter().copied().chain(Pattern::CUSTOM.iter().copied()).collect();
    let before = page.own().book().losers.len();
    let free: Vec<Pattern> =
        all.into_iter().filter(|pattern| !page.own().book().losers.contains_key(pattern)).collect();
    let (fits, beyond) = free.split_at(bounds::ITEMS - before);
    for &pattern in fits {
        page.change(value(pattern));
    }
    assert_eq!(page.try_book(BookEdit::Change(value(beyond[0]))), Err(Refusal::ListFull));
    assert_eq!(page.own().book().losers.len(), bounds::ITEMS);
    assert_eq!(CustomRulebook::read(page.own().tree().clone()).as_ref(), Ok(page.own()));
}

#[test]
fn a_hand_that_players_know_comes_with_its_names_and_its_value() {
    let known = KnownHand::read(KNOWN_HANDS).unwrap();
    let garter = known.iter().find(|hand| hand.id == "gerties-garter").unwrap();
    let mut page = club();
    page.change(Change::AddHand(Pattern::CUSTOM[0], Box::new(NewHand::known(garter))));
    let book = page.own().book();
    assert_eq!(
        book.hands[&Pattern::CUSTOM[0]],
        CustomHand { block: book.hands[&Pattern::CUSTOM[0]].block, ..garter.hand.clone() }
    );
    assert_eq!(page.total(), 1000 * i64::from(garter.percent_of_limit.unwrap()) / 100);
    // Rules without a limit have no share of it.
    let mut page = Page::new("v1;r=mcr-mil-2025");
    page.book(BookEdit::Add(Box::new(CustomRulebook::on("mcr-mil-2025", "club", "Club"))));
    page.change(Change::AddHand(Pattern::CUSTOM[0], Box::new(NewHand::known(garter))));
    assert!(!page.own().book().winner.get(&Pattern::CUSTOM[0]).is_some_and(Item::has_value));
}

/// In a rulebook that goes by implication a known hand keeps out what it contains, as far as the rulebook has it; each can be
/// removed, and one undo takes all back.
#[test]
fn a_hand_that_players_know_keeps_out_what_it_contains() {
    let known = KnownHand::read(KNOWN_HANDS).unwrap();
    let known = |id: &str| Box::new(NewHand::known(known.iter().find(|hand| hand.id == id).unwrap()));
    let on = |base: &'static str| {
        let mut page = Page::new("v1;r=japanese-classical;win=S;S=9p(666z@W)(222p@W)(333p@E)(888p@N)~9p");
        page.book(BookEdit::Add(Box::new(CustomRulebook::on(base, "club", "Club"))));
        page
    };
    let mut page = on("japanese-classical");
    let before = page.text();
    page.change(Change::AddHand(Pattern::CUSTOM[0], known("blue-mountains")));
    let contained = [Pattern::PungDragon, Pattern::PungHand, Pattern::OneSuitHonors];
    let excluded = |page: &Page| {
        let rules = page.own().book().excludes.get(&Pattern::CUSTOM[0]).cloned().unwrap_or_default();
        rules.into_iter().flat_map(|rule| rule.patterns).collect::<Vec<_>>()
    };
    let book = page.own().book();
    assert_eq!(book.exclusion, Exclusion::Entailment);
    assert!(contained.iter().all(|pattern| book.winner.contains_key(pattern) && excluded(&page).contains(pattern)));
    assert!(excluded(&page).iter().all(|pattern| book.winner.contains_key(pattern)));
    assert!(page.0.undo());
    assert_eq!(page.text(), before);
    // Of the same unit and worth less than what it contains, it is paid alone, until what it contains is paid again.
    page.change(Change::AddHand(Pattern::CUSTOM[0], known("blue-mountains")));
    page.change(Change::Item(List::Winner, Pattern::CUSTOM[0], Field::Unit(Unit::Doubles)));
    page.change(value(Pattern::CUSTOM[0], 1));
    let alone = page.total();
    page.change(Change::Exclude(Pattern::CUSTOM[0], Pattern::OneSuitHonors, false));
    assert!(!excluded(&page).contains(&Pattern::OneSuitHonors));
    assert!(page.total() > alone, "{} {alone}", page.total());
    page.change(Change::RemoveHand(Pattern::CUSTOM[0]));
    assert_eq!(page.text(), before);
    // Nothing of the kind where the rulebook lists what is excluded, or nothing is contained.
    let mut listed = on("mcr-mil-2025");
    listed.change(Change::AddHand(Pattern::CUSTOM[0], known("blue-mountains")));
    assert_eq!(excluded(&listed), []);
    page.change(Change::AddHand(Pattern::CUSTOM[0], known("dragonfly")));
    assert_eq!(excluded(&page), []);
    page.change(Change::RemoveHand(Pattern::CUSTOM[0]));
    // A hand that is always concealed is paid for Self-drawn, not for Fully concealed (docs/rules/four-winds.md, R18).
    page.change(value(Pattern::SelfDrawn, 1));
    page.change(value(Pattern::FullyConcealed, 2));
    page.change(Change::AddHand(Pattern::CUSTOM[0], known("gerties-garter")));
    assert!(excluded(&page).contains(&Pattern::FullyConcealed) && !excluded(&page).contains(&Pattern::SelfDrawn));
}

/// A line as American cards have them, made up: two flowers, a year with its zero, the numbers of it in two suits. It is
/// entered, pasted, kept in links, and marked where the rules change (docs/rules/templates.md, American hands).
#[test]
fn an_american_hand_is_made_and_won_on_the_page() {
    let mut page = Page::new("v1;r=american-modern");
    page.book(BookEdit::Add(Box::new(CustomRulebook::on("american-modern", "club", "Club"))));
    page.change(Change::AddHand(Pattern::CUSTOM[0], laid("Year", "BBB 2025a 2b*4 5c*3")));
    page.change(value(Pattern::CUSTOM[0], 25));
    let tap = |page: &mut Page, text: &str| {
        for tile in tenbo_engine::tiles::read_tiles(text).tiles {
            let plan = page.rules().plan();
            page.0.take(Edit::Tile(tile), &plan).unwrap();
        }
    };
    tap(&mut page, "225m2222p555s5z38f");
    let waits = {
        let (plan, now) = (page.rules().plan(), page.0.now());
        let draft = now.deal(&plan);
        tenbo_engine::settle::waits(&draft, &plan, now.seat, draft.seat(now.seat).unwrap())
    };
    assert_eq!(waits.iter().map(|wait| (wait.kind.to_string(), wait.left)).collect::<Vec<_>>(), [("1f".into(), 6)]);
    tap(&mut page, "5f");
    let entered = page.0.now().entered(page.0.now().seat);
    assert_eq!((entered.hand.len(), entered.bonus.len(), page.total()), (13, 0, 25));
    // The same by a link, by a pasted text, and with the flower that is won on from another seat.
    let shared = Page::new(&share::write(page.0.now()));
    assert_eq!((&shared.0.now().draft, shared.total()), (&page.0.now().draft, 25));
    let plan = page.rules().plan();
    let text = "225m2222p5*5*5s5z12f+7f";
    let read = paste::read(text, page.0.now(), &plan);
    assert!(read.left_out.is_empty(), "{:?}", read.left_out);
    page.0.take(read.edit.unwrap(), &plan).unwrap();
    assert_eq!(page.total(), 25);
    let meld = Edit::Aim(Target::New(MeldKind::Pung));
    let mut open = Page::new("v1;r=american-modern");
    for edit in [meld, Edit::Tile("4f".parse().unwrap())] {
        let plan = open.rules().plan();
        open.0.take(edit, &plan).unwrap();
    }
    let melds = open.0.now().entered(open.0.now().seat).melds;
    assert_eq!(melds.first().and_then(Meld::set).map(|set| set.first), Some(Kind::FLOWER), "{melds:?}");
    // Where flowers are set aside, those in the hand are marked.
    page.change(Change::Option(OptionKey::FlowersInHand, Some(0)));
    let misfits = misfit::misfits(page.0.now(), &page.rules().plan(), page.0.now().seat);
    assert_eq!(misfits.iter().map(|one| one.why.key).collect::<Vec<_>>(), [ProblemKey::BonusInHand; 3]);
}

/// The same line with its groups exposed: laid by taps, pasted, kept in links, and marked where the rules change.
#[test]
fn exposed_groups_are_laid_pasted_and_kept() {
    let mut page = Page::new("v1;r=american-modern");
    page.book(BookEdit::Add(Box::new(CustomRulebook::on("american-modern", "club", "Club"))));
    page.change(Change::AddHand(Pattern::CUSTOM[0], laid("Year", "BB 2025a 2b*4 5c*4")));
    page.change(value(Pattern::CUSTOM[0], 25));
    for (kind, text) in [(MeldKind::Quad, "2p"), (MeldKind::Quad, "5s")] {
        let plan = page.rules().plan();
        page.0.take(Edit::Aim(Target::New(kind)), &plan).unwrap();
        page.0.take(Edit::Tile(text.parse().unwrap()), &plan).unwrap();
    }
    for tile in tenbo_engine::tiles::read_tiles("225m5z3f5f").tiles {
        let plan = page.rules().plan();
        page.0.take(Edit::Tile(tile), &plan).unwrap();
    }
    assert_eq!(page.total(), 25);
    let shared = Page::new(&share::write(page.0.now()));
    assert_eq!((&shared.0.now().draft, shared.total()), (&page.0.now().draft, 25));
    let plan = page.rules().plan();
    // The last group has no room beside the others.
    for (text, left_out) in
        [("225m5z12f<2222p@W>555s+5s", 0), ("<2222p><5555s><7777s><1111s>", 1), ("<2222p><555*5*5s>225m5z12f~9s", 1)]
    {
        let read = paste::read(text, page.0.now(), &plan);
        assert_eq!(read.left_out.len(), left_out, "{text} {:?}", read.left_out);
    }
    let read = paste::read("225m5z12f<2222p@W>555s+5s", page.0.now(), &plan);
    page.0.take(read.edit.unwrap(), &plan).unwrap();
    assert_eq!(page.total(), 25);
    page.change(Change::Option(OptionKey::ExposedGroups, Some(0)));
    let misfits = misfit::misfits(page.0.now(), &page.rules().plan(), page.0.now().seat);
    assert_eq!(misfits.iter().map(|one| one.why.key).collect::<Vec<_>>(), [ProblemKey::NoExposedGroups]);
}

/// Five alike take a joker: the example has it, and can be tried where there are as many jokers.
#[test]
fn a_hand_that_takes_jokers_has_an_example_to_try() {
    let mut page = Page::new("v1;r=american-modern");
    page.book(BookEdit::Add(Box::new(CustomRulebook::on("american-modern", "club", "Club"))));
    page.change(Change::AddHand(Pattern::CUSTOM[0], laid("Quints", "1a*5 2b*5 DaDbDcE")));
    page.change(value(Pattern::CUSTOM[0], 25));
    let shown = Shown::of(Pattern::CUSTOM[0], &page.own().book());
    let (example, near) = (shown.example.unwrap(), shown.near.unwrap());
    for hand in [&example, &near] {
        assert_eq!(hand.entered.hand.iter().filter(|tile| tile.is_joker()).count(), 2);
    }
    let fits = |page: &Page| example.fits(page.0.now(), &page.rules().plan());
    assert!(fits(&page));
    let state = example.state(page.0.now());
    let plan = page.rules().plan();
    page.0.take(Action::open(state, View::Hand), &plan).unwrap();
    assert_eq!(page.total(), 25);
    page.change(Change::Option(OptionKey::Jokers, Some(1)));
    assert!(!fits(&page), "there is one joker");
}
