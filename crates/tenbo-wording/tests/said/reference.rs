//! What the reference says: the list of patterns, patterns that are opened, and the score tables.

use tenbo_engine::patterns::{Category, Pattern};
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::shipped;
use tenbo_session::example::{Differs, Shown as Hands};
use tenbo_testing::files;
use tenbo_wording::pattern_details::{PatternDetails, PatternValue, counts};
use tenbo_wording::pattern_names::PatternNames;
use tenbo_wording::reference::{Grid, counters, grids};
use tenbo_wording::{EditorWord, Label};

use super::page::{Page, cells, compare, in_every_language};

impl Page {
    /// The names of a pattern on one line.
    pub fn names(&self, names: &PatternNames) -> String {
        let PatternNames { own, lang, plain, kanji, reading } = names;
        let lang = lang.map(|lang| format!(" [{lang}]")).unwrap_or_default();
        let kanji = kanji.as_ref().map(|(kanji, script)| format!("{kanji} [{script}]")).unwrap_or_default();
        cells([&format!("{own}{lang}"), plain.unwrap_or_default(), &kanji, reading.as_deref().unwrap_or_default()])
    }

    fn pattern_list(&mut self, plan: &Plan) {
        for &category in Category::ALL {
            let listed = plan.rulebook().patterns().filter(|&pattern| pattern.def().category == category);
            let row = |pattern: Pattern| {
                let names = self.names(&PatternNames::of(pattern, plan, self.language));
                format!("{names}: {}", self.language.worth_in_list(pattern, plan))
            };
            let rows: Vec<String> = listed.filter(|&pattern| counts(plan, pattern)).map(row).collect();
            self.part(self.language.category(category, self.family), rows);
        }
    }

    fn pattern(&mut self, pattern: Pattern, plan: &Plan) {
        let language = self.language;
        let names = self.names(&PatternNames::of(pattern, plan, language));
        self.line(&format!("## {names}: {}", language.worth_in_list(pattern, plan)));
        let PatternDetails { definition, values, exclusions } = PatternDetails::of(pattern, plan, language);
        self.line(&definition);
        for PatternValue { text, origin } in values {
            let origin = origin.map(|(cited, mark)| {
                let mark = language.mark(mark).unwrap_or_default();
                format!(" — {} [{}] {mark}", cited.text, cited.language)
            });
            self.line(&format!("{text}{}", origin.unwrap_or_default()));
        }
        exclusions.iter().for_each(|line| self.line(line));
        let Hands { example, near, source } = Hands::of(pattern, plan.rulebook());
        if let Some(example) = &example {
            let happened = language.what_happened(example, self.family);
            if !happened.is_empty() {
                self.line(&language.labeled(language.word(EditorWord::Example), &happened));
            }
            if let Some(near) = &near {
                self.line(&language.missing_in(&Differs::of(example, near), self.family));
            }
        }
        if !source.is_empty() {
            self.line(&language.labeled(language.word(Label::Source), &source));
        }
    }

    /// A score table.
    pub fn grid(&mut self, grid: &Grid) {
        self.line(&format!("# {}", grid.title));
        self.line(&format!("{}: {}", grid.corner, grid.columns.join(" | ")));
        for (name, cells) in &grid.rows {
            self.line(&format!("{name}: {}", cells.join(" | ")));
        }
    }
}

fn plan(id: &str) -> Plan {
    Plan::new(shipped::find(id).unwrap())
}

/// `tests/data/said/patterns.txt` has the patterns of each rulebook that are opened.
#[test]
fn opened_patterns_are_said() {
    for line in files::text("tests/data/said/patterns.txt").lines().filter(|line| !line.starts_with('#')) {
        let (id, patterns) = line.split_once(' ').unwrap();
        let plan = plan(id);
        let text = in_every_language(plan.rulebook().family, |page| {
            for pattern in patterns.split(' ') {
                page.pattern(pattern.parse().unwrap_or_else(|_| panic!("{pattern}")), &plan);
            }
        });
        compare("reference", &format!("patterns-{id}"), &text);
    }
}

#[test]
fn lists_of_patterns_are_said() {
    for id in ["riichi-tenhou", "mcr-mil-2025", "chinese-classical", "hong-kong-old-style", "sichuan-bloody"] {
        let plan = plan(id);
        let text = in_every_language(plan.rulebook().family, |page| page.pattern_list(&plan));
        compare("reference", &format!("list-{id}"), &text);
    }
}

#[test]
fn score_tables_are_said() {
    let rulebooks = [
        "riichi-ema-2025",
        "riichi-tenhou-three",
        "mcr-mil-2025",
        "chinese-classical",
        "hong-kong-old-style",
        "zung-jung",
    ];
    for id in rulebooks {
        let plan = plan(id);
        let text = in_every_language(plan.rulebook().family, |page| {
            page.line(&counters(page.language, &plan).unwrap_or_default());
            grids(page.language, &plan).iter().for_each(|grid| page.grid(grid));
        });
        compare("reference", &format!("scores-{id}"), &text);
    }
}
