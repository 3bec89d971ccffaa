//! The documents' worked examples on the page: their rules are made by the changes that the editor's controls send, and what
//! the page prints of each says what its document expects. `tests/data/seed-checklist.md` names them one by one.

use serde_json::{Value, json};
use tenbo_engine::options::OptionKey;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::{Plan, review};
use tenbo_engine::problems::{Place, Problem};
use tenbo_engine::rules::{Item, Rulebook};
use tenbo_engine::score::Tally;
use tenbo_engine::settle::{Account, Answer, answer};
use tenbo_engine::tiles::Seat;
use tenbo_engine::wire::request::{self, Request};
use tenbo_testing::examples::{judged, load, names};

use super::language::Language;
use super::number::grouped;
use super::paid::{Because, paid};
use super::payments;
use super::sheet::{LineRow, Paper, Sheet};
use tenbo_session::Seating;
use tenbo_session::editor::change::{Change, Field, ItemName, List, Switch, apply};
use tenbo_session::editor::custom_rulebook::CustomRulebook;
use tenbo_session::editor::part::Part;

const EN: Language = Language::En;

const FILES: [&str; 6] = ["fourwinds-logic", "families", "pao", "building-skills", "riichi-book", "mcr-faq"];

/// The field of an item as the editor sets it.
fn field(name: &str, item: &Item) -> Field {
    if let Some(switch) = Switch::ALL.into_iter().find(|switch| switch.as_str() == name) {
        return Field::Switch(switch, switch.of(item));
    }
    match name {
        "value" => Field::Value(item.value),
        "concealed-value" => Field::Concealed(item.concealed_value),
        "self-drawn-value" => Field::SelfDrawn(item.self_drawn_value),
        "unit" => Field::Unit(item.unit),
        "concealed-when" => Field::ConcealedWhen(item.concealed_when),
        "name" => Field::Name(ItemName::Latin, item.name.as_deref().unwrap_or_default().to_owned()),
        _ => panic!("no control for {name}"),
    }
}

/// The changes that make an example's rulebook of its base.
fn changes(rules: &Value, book: &Rulebook) -> Vec<Change> {
    let keys = |part: &str| -> Vec<String> {
        rules[part].as_object().into_iter().flatten().map(|(key, _)| key.clone()).collect()
    };
    let mut changes = Vec::new();
    for option in keys("options") {
        let key = option.parse().unwrap();
        changes.push(Change::Option(key, book.options.get(key)));
    }
    if rules.get("minimum").is_some() {
        changes.push(Change::Minimum(book.minimum));
    }
    if rules.get("auxiliary-points-table").is_some() {
        changes.push(Change::Part(Part::Auxiliary(book.auxiliary.clone())));
    }
    for list in List::ALL {
        for name in keys(list.as_str()) {
            let pattern: Pattern = name.parse().unwrap();
            let item = list.item(book, pattern).unwrap();
            let fields = rules[list.as_str()][&name].as_object().unwrap();
            changes.extend(fields.keys().map(|name| Change::Item(list, pattern, field(name, item))));
        }
    }
    for above in keys("excludes") {
        for below in rules["excludes"][&above].as_array().into_iter().flatten() {
            let below = below.as_str().unwrap().parse().unwrap();
            changes.push(Change::Exclude(above.parse().unwrap(), below, true));
        }
    }
    for foul in keys("fouls") {
        let offense = foul.parse().unwrap();
        changes.push(Change::Foul(offense, book.fouls.get(&offense).cloned().map(Box::new)));
    }
    if rules.get("settling-table").is_some() {
        changes.push(Change::Part(Part::Settling(book.settling.clone())));
    }
    if rules.get("limits").is_some() {
        changes.push(Change::Part(Part::Limits(book.limits.clone())));
    }
    changes
}

/// A rulebook without its name and without where its parts stand in the file.
fn bare(book: &Rulebook) -> Rulebook {
    let mut book = book.clone();
    book.id = "".into();
    book.name = "".into();
    book.blocks.clear();
    book.option_blocks.clear();
    // The option sets the minimum; a rulebook of one's own says it itself.
    book.options.set(OptionKey::MinimumValue, None);
    for item in book.winner.values_mut().chain(book.losers.values_mut()) {
        item.block = 0;
        // What is allowed unless a rulebook forbids it need not be said.
        item.allow_melded = item.allow_melded.filter(|allowed| !allowed);
    }
    book
}

/// Where a document's example has rules of its own, the editor makes the same of the rulebook that they build on.
#[test]
fn the_editor_makes_the_rules_of_each_example() {
    let (mut made, mut wrong) = (0, Vec::new());
    for example in FILES.into_iter().flat_map(load) {
        let rules = &example["request"]["rules"];
        let Ok(Request { book, .. }) = request::read(&example["request"]) else { continue };
        if !rules.is_object() {
            continue;
        }
        let base = json!({ "id": "own-1", "name": "Own", "base": rules["base"] });
        let mut own = CustomRulebook::read(base).unwrap();
        for change in changes(rules, &book) {
            match apply(&own, &change) {
                Some(next) => own = next,
                None => wrong.push(format!("{}: {change:?} is refused", example["id"])),
            }
        }
        if bare(&own.book()) != bare(&book) {
            wrong.push(format!("{}: another rulebook: {}", example["id"], own.tree()));
        }
        made += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(made > 250, "{made}");
}

/// What the page prints of an example, and what is missing from it.
struct Said<'a> {
    plan: &'a Plan,
    missing: Vec<String>,
}

impl Said<'_> {
    fn expect(&mut self, says: bool, what: impl FnOnce() -> String) {
        if !says {
            self.missing.push(what());
        }
    }

    fn problems(&mut self, expect: &Value, problems: &[Problem]) {
        for key in expect["problems"].as_array().into_iter().flatten() {
            let told = problems.iter().find(|problem| *key == problem.key.as_str());
            let text = told.map(|problem| EN.problem(problem, self.plan.rulebook().family)).unwrap_or_default();
            self.expect(text.ends_with('.'), || format!("{key}: {text}"));
        }
    }

    /// Whether a row is of one of the patterns that a name stands for.
    fn is_of(row: &LineRow, name: &Value) -> bool {
        names(name.as_str().unwrap_or_default()).contains(&row.pattern.as_str())
    }

    fn sheet(&mut self, expect: &Value, sheet: &Sheet) {
        let plan = self.plan;
        if expect["win"] == false {
            self.expect(sheet.no_win, || format!("no win: {}", sheet.worth));
        } else if let Some(total) = expect["total"].as_i64() {
            self.expect(sheet.worth.contains(&grouped(total)), || format!("{total}: {}", sheet.worth));
        }
        if let (Some(han @ 1..5), Some(fu)) = (expect["han"].as_i64(), expect["fu"].as_i64()) {
            let counted = format!("{han} han {fu} fu");
            self.expect(sheet.worth.contains(&counted), || format!("{counted}: {}", sheet.worth));
        }
        for entry in expect["lines"]["counted"].as_array().into_iter().flatten() {
            let row = sheet.counted.iter().find(|row| Said::is_of(row, &entry[0]));
            let told = row.is_some_and(|row| !row.plain.is_empty() && !row.value.is_empty() && row.reason.is_empty());
            self.expect(told, || format!("{entry} among what counts: {row:?}"));
        }
        for entry in expect["lines"]["not_counted"].as_array().into_iter().flatten() {
            let by = entry[2].as_array().into_iter().flatten().filter_map(|id| id.as_str()?.parse::<Pattern>().ok());
            let by: Vec<&str> = by.map(|pattern| EN.named(pattern, plan)).collect();
            // What is the same pattern, or one of several that are too many, is not named.
            let unnamed = ["identical", "cap"].iter().any(|why| entry[1] == *why);
            let says = |row: &LineRow| {
                let named = || by.iter().all(|name| row.reason.contains(name));
                Said::is_of(row, &entry[0]) && !row.reason.is_empty() && (unnamed || named())
            };
            let told = sheet.rest.iter().chain(&sheet.near).any(says);
            // A hand of sets that lie open is not told what it would be if they did not.
            let far = entry[1] == "not-concealed" && !sheet.counted.iter().any(|row| Said::is_of(row, &entry[0]));
            self.expect(told || far, || format!("{entry} among what does not count: {:?}", sheet.rest));
        }
    }

    fn payments(&mut self, expect: &Value, asked: &Request, answer: &Answer) {
        let rows = payments::rows(answer, asked.draft.stated_players().seats());
        for seat in Seat::ALL.into_iter().filter(|_| expect["net"].is_object()) {
            let want = expect["net"][seat.as_str()].as_i64().unwrap_or_default();
            let row = rows.iter().find(|row| row.account == Account::Seat(seat));
            self.expect(row.map_or(0, |row| row.net) == want, || format!("{seat} {want}: {row:?}"));
        }
        let paid = paid(answer, &asked.draft, self.plan);
        let liable = |seat: Seat| {
            paid.iter().any(|paid| {
                let sentence = EN.sentence(paid, self.plan, &Seating::default());
                let why =
                    paid.because.iter().any(|why| matches!(why, Because::Liable(verdict) if verdict.seat == seat));
                why && paid.transfer.from == Account::Seat(seat)
                    && sentence.contains(&*EN.who(seat, &Seating::default()))
                    && sentence.contains("because")
            })
        };
        for seat in Seat::ALL {
            match &expect["liable"] {
                Value::String(name) if *name == seat.as_str() => {
                    self.expect(liable(seat), || format!("{seat} is liable"));
                }
                Value::Null if expect.get("liable").is_some() => {
                    self.expect(!liable(seat), || format!("{seat} is not liable"));
                }
                _ => {}
            }
        }
        for verdict in answer.wins.iter().flat_map(|win| &win.liability) {
            let text = EN.verdict(verdict, self.plan, &Seating::default());
            self.expect(text.ends_with('.'), || format!("{verdict:?}: {text}"));
        }
    }

    fn table(&mut self, expect: &Value, answer: &Answer) {
        for want in expect["warnings"].as_array().into_iter().flatten() {
            let told = answer.warnings.iter().find(|warning| want["rule"] == *warning.rule);
            let text = told.map(|warning| EN.warning(warning, self.plan, &Seating::default())).unwrap_or_default();
            self.expect(text.ends_with('.'), || format!("{want}: {text}"));
        }
        for (seat, waits) in expect["waits"].as_object().into_iter().flatten() {
            let seat: Seat = seat.parse().unwrap();
            let found = answer.seats[seat].as_ref().map(|seat| &seat.waits);
            for want in waits.as_array().unwrap() {
                let wait = found.and_then(|waits| waits.iter().find(|wait| want["tile"] == *wait.kind.to_string()));
                let totals = wait.map(|wait| [("discard", wait.discard), ("self_draw", wait.self_draw)]);
                for (how, tally) in totals.into_iter().flatten() {
                    let said = tally.map(|tally: Tally| EN.reach(&tally)).unwrap_or_default();
                    let total = want[how]["total"].as_i64().map(grouped).unwrap_or_default();
                    self.expect(said.contains(&total), || format!("{how} {want}: {said}"));
                }
                self.expect(wait.is_some(), || format!("a wait for {want}"));
            }
        }
    }
}

/// The sheets of winners and losers, the payments with their reasons, what is wrong, warnings and waits.
#[test]
fn the_page_says_of_each_example_what_its_document_expects() {
    let (mut said, mut wrong) = (0, Vec::new());
    for example in FILES.into_iter().flat_map(load) {
        let expect = &judged(&example);
        let asked = match request::read(&example["request"]) {
            Ok(asked) => asked,
            Err(problems) => {
                assert_eq!(expect["ok"], false, "{}: {problems:?}", example["id"]);
                continue;
            }
        };
        let plan = Plan::new(asked.book.clone());
        let mut page = Said { plan: &plan, missing: Vec::new() };
        match answer(&asked.draft, &plan) {
            _ if asked.only_rules => page.problems(expect, &review(&plan, &Place::default())),
            Err(problems) => page.problems(expect, &problems),
            Ok(answer) => {
                let paper = Paper { language: EN, draft: &asked.draft, plan: &plan, answer: &answer };
                if let Some(sheet) = answer.wins.first().and_then(|win| paper.winner(win.seat)) {
                    page.sheet(expect, &sheet);
                }
                for (seat, expect) in expect["seats"].as_object().into_iter().flatten() {
                    let sheet = paper.loser(seat.parse().unwrap());
                    page.expect(sheet.is_some(), || format!("no sheet of {seat}"));
                    sheet.iter().for_each(|sheet| page.sheet(expect, sheet));
                }
                page.payments(expect, &asked, &answer);
                page.table(expect, &answer);
            }
        }
        said += 1;
        wrong.extend(page.missing.into_iter().map(|what| format!("{}: {what}", example["id"])));
    }
    assert!(wrong.is_empty(), "{} of {said}\n{}", wrong.len(), wrong.join("\n"));
    assert!(said > 350, "{said}");
}

/// What is paid above the limit is not said to be the limit (R28 of Four Winds).
#[test]
fn a_direct_count_above_the_limit_says_how_much_of_it() {
    let worth = |id: &str| {
        let example = load("fourwinds-logic").into_iter().find(|example| example["id"] == id).unwrap();
        let Request { book, draft, .. } = request::read(&example["request"]).unwrap();
        let plan = Plan::new(book);
        let answer = answer(&draft, &plan).unwrap();
        let sheet = Paper { language: EN, draft: &draft, plan: &plan, answer: &answer }.winner(Seat::South).unwrap();
        (sheet.worth, grouped(answer.wins[0].total))
    };
    for (id, said) in
        [("fw-L20-150", "150% of the limit"), ("fw-L20", "Limit"), ("fw-L23-concealed", "120% of the limit")]
    {
        let (worth, total) = worth(id);
        assert_eq!(worth, format!("{said} · {total}"), "{id}");
    }
}
