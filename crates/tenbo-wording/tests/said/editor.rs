//! What the editor says of rulebooks: options, patterns, warnings, differences, and the sheet of a rulebook.

use std::sync::Arc;

use serde_json::{Value, json};
use tenbo_engine::options::OptionKey;
use tenbo_engine::plan::{Plan, unmet_need};
use tenbo_engine::rules::Mark;
use tenbo_session::RulesChoice;
use tenbo_session::editor::CustomRulebook;
use tenbo_session::editor::causes::causes;
use tenbo_session::editor::differs::differences;
use tenbo_session::option_list::{OptionOrder, Part};
use tenbo_session::rule_sheet::RuleSheet;
use tenbo_wording::EditorWord;
use tenbo_wording::causes::ShownCause;
use tenbo_wording::option_origin::OptionOrigin;
use tenbo_wording::sheet_compared::compared;
use tenbo_wording::sheet_options::{fact_tables, option_tables, other_tables, points_tables};
use tenbo_wording::sheet_patterns::{left_out, pattern_tables};
use tenbo_wording::sheet_table::{SheetCell, SheetRow, SheetTable, ShownSheet};

use super::page::{Page, cells, compare, in_every_language};

impl Page {
    fn option(&self, key: OptionKey, rules: &RulesChoice, plan: &Plan) -> String {
        let (language, family) = (self.language, self.family);
        let value = language.setting(key, plan.rulebook().comes_to(key), family);
        let waits = unmet_need(plan, key).map(|need| language.missing(need, family)).unwrap_or_default();
        let origin =
            if rules.is_over(key) { OptionOrigin::House } else { OptionOrigin::of(key, plan.rulebook(), language) };
        let origin = match origin {
            OptionOrigin::House => language.mark(Mark::HouseRule).unwrap_or_default().to_owned(),
            OptionOrigin::Rulebook { mark, cited } => {
                let mark = language.mark(mark).map(|mark| format!("{mark} ")).unwrap_or_default();
                format!("{mark}{} [{}]", cited.text, cited.language)
            }
            OptionOrigin::Default => String::new(),
        };
        let help = language.option_help(key, family);
        cells([&language.labeled(language.option(key, family), &value), help, &waits, &origin])
    }

    fn table(&mut self, table: &SheetTable) {
        let SheetTable { caption, heads, rows } = table;
        let heads: Vec<&str> = heads.iter().map(|(name, _)| name.as_str()).collect();
        let heads = if heads.is_empty() { String::new() } else { format!(": {}", heads.join(" | ")) };
        self.line(&format!("# {caption}{heads}"));
        for row in rows {
            let SheetRow { name, names, note, cells: said, differs, .. } = row;
            let names = names.as_ref().map(|names| self.names(names)).unwrap_or_default();
            let note = note.as_ref().map(|note| format!(" ({note})")).unwrap_or_default();
            let cell = |SheetCell { text, mark, notes, .. }: &SheetCell| {
                let mark = self.language.mark(*mark).map(|mark| format!(" [{mark}]")).unwrap_or_default();
                let notes: String = notes.iter().map(|note| format!(" ({note})")).collect();
                format!("{text}{mark}{notes}")
            };
            let said: Vec<String> = said.iter().map(cell).collect();
            let differs = if *differs { "≠ " } else { "" };
            self.line(&format!("- {differs}{name}{names}{note}: {}", said.join(" | ")));
        }
    }
}

fn shipped(id: &str) -> RulesChoice {
    RulesChoice::of(id).unwrap()
}

fn own(tree: Value) -> CustomRulebook {
    CustomRulebook::read(tree).unwrap()
}

/// The options of a rulebook with two house rules, in the order of the list.
#[test]
fn options_are_said() {
    for (id, house) in [
        ("riichi-ema-2025", [(OptionKey::RedFives, 3), (OptionKey::Yakitori, 1)]),
        ("mcr-mil-2025", [(OptionKey::UseFlowers, 0), (OptionKey::Yakitori, 1)]),
        ("chinese-classical", [(OptionKey::AllowNoChoice, 1), (OptionKey::MaximumChows, 1)]),
        ("sichuan-bloody", [(OptionKey::Yakitori, 1), (OptionKey::MaximumChows, 1)]),
    ] {
        let mut rules = shipped(id);
        house.iter().for_each(|&(key, value)| assert!(rules.set(key, Some(value)), "{key}"));
        let plan = rules.plan();
        let order = OptionOrder::of(&rules, &plan);
        let own = order.of_this_game(&order.of_other_games(false, &rules, &plan));
        let text = in_every_language(plan.rulebook().family, |page| {
            for part in order.parts() {
                let keys = own.iter().filter(|&&key| Part::of(key) == part);
                let rows: Vec<String> = keys.map(|&key| page.option(key, &rules, &plan)).collect();
                page.part(page.language.part_of_rules(part), rows);
            }
        });
        compare("editor", &format!("options-{id}"), &text);
    }
}

/// Rulebooks of one's own with what is probably not meant, and how they differ from what they build on.
#[test]
fn own_rulebooks_are_said() {
    let rulebooks = [
        (
            "riichi",
            json!({
                "id": "own-1", "name": "Club", "base": "riichi-ema-2025", "options": { "red-fives": 3, "open-tanyao": false },
                "winner": { "pinfu-hand": { "value": 2, "unit": "han" }, "big-three-dragons": { "value": 10, "unit": "points" } },
            }),
        ),
        (
            "classical",
            json!({
                "id": "own-2", "name": "Parlor", "base": "four-winds-slice", "options": { "limit": 500 },
                "winner": {
                    "three-concealed-pungs": { "value": 2, "unit": "doubles" },
                    "four-concealed-pungs": { "value": 1, "unit": "doubles" },
                    "pung-hand": { "value": 1, "unit": "faan" },
                },
            }),
        ),
        ("blank", json!({ "id": "own-3", "name": "Nothing", "base": "four-winds-blank" })),
    ];
    for (name, tree) in rulebooks {
        let own = own(tree);
        let rules = RulesChoice::playing(Arc::new(own.clone()));
        let plan = rules.plan();
        let (found, differing) = (causes(&plan, &own.base_book()), differences(&own));
        let text = in_every_language(plan.rulebook().family, |page| {
            let language = page.language;
            page.line(&cells([language.rules_name(&rules), language.about_rules(&rules)]));
            let warning = |cause| {
                let ShownCause { what, so, mend, .. } = language.cause(cause, &plan);
                let text = if so.is_empty() { what } else { format!("{what} {so}") };
                mend.map_or(text.clone(), |(word, _)| format!("{text} [{word}]"))
            };
            page.part("!", found.iter().map(warning));
            let lines: Vec<String> = differing.iter().map(|one| language.difference(one, &plan)).collect();
            if lines.is_empty() {
                page.line(language.word(EditorWord::SameAsBase));
            }
            page.part(language.word(EditorWord::Differs), lines);
            let patterns =
                plan.rulebook().patterns().filter(|pattern| plan.rulebook().winner.contains_key(pattern)).take(12);
            let row = |pattern| {
                let beside = language.worth_beside(pattern, plan.rulebook());
                let worth = [Some(language.item(plan.rulebook().winner.get(&pattern))), beside];
                language.labeled(language.named(pattern, &plan), &cells(worth.into_iter().flatten()))
            };
            page.part(language.word(EditorWord::Patterns), patterns.map(row).collect::<Vec<_>>());
        });
        compare("editor", &format!("own-{name}"), &text);
    }
}

/// The sheets of rulebooks, alone or beside another.
#[test]
fn sheets_are_said() {
    let sheets = [
        ("sichuan-bloody", shipped("sichuan-bloody"), None),
        ("zung-jung", shipped("zung-jung"), None),
        ("bmja", shipped("bmja"), None),
        ("wrc-beside-ema", shipped("riichi-wrc-2025"), Some(shipped("riichi-ema-2025"))),
        ("taiwanese-beside-association", shipped("taiwanese-16"), Some(shipped("taiwanese-association-2009"))),
    ];
    for (name, rules, beside) in sheets {
        let sheet = RuleSheet::of(&rules, beside.as_ref());
        let text = in_every_language(sheet.first.plan.rulebook().family, |page| {
            let shown = ShownSheet { sheet: &sheet, language: page.language };
            for column in sheet.columns() {
                page.line(&cells([page.language.rules_name(&column.rules), page.language.about_rules(&column.rules)]));
            }
            if sheet.other.is_some() {
                let [differing, _] = compared(&shown);
                return differing.iter().for_each(|table| page.table(table));
            }
            let tables = [fact_tables, pattern_tables, left_out, points_tables, other_tables, option_tables];
            tables.iter().flat_map(|of| of(&shown)).for_each(|table| page.table(&table));
        });
        compare("editor", &format!("sheet-{name}"), &text);
    }
}
