//! Every switch of a riichi rulebook with a hand that it changes, the expectations worked out by hand. The corpora know
//! three profiles; what those leave alone is tested here, and so is the rest.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};
use tenbo_engine::Rulebook;
use tenbo_engine::options::{OptionKey, OptionSpec};
use tenbo_engine::rules::shipped;
use tenbo_testing::deal::{ask_line, differences};
use tenbo_testing::files;
use tenbo_testing::sources::sources;
use tenbo_testing::switches::{Case, cases};

fn rules(case: &Case, setting: &Value) -> Value {
    let mut rules = json!({ "base": case.base });
    match (case.switch, setting) {
        (_, Value::Null) => {}
        (Some(key), setting) => rules["options"] = json!({ key.as_str(): setting }),
        (None, changes) => rules.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone()),
    }
    for (key, value) in case.with.as_object().into_iter().flatten() {
        rules["options"][key] = value.clone();
    }
    rules
}

#[test]
fn each_switch_changes_its_hand_as_the_rules_say() {
    let cases = cases();
    let mut failed = Vec::new();
    for case in &cases {
        for (setting, expect) in &case.settings {
            let rules = rules(case, setting);
            let wrong = differences(&ask_line(&rules, case.deal), expect);
            if !wrong.is_empty() {
                failed.push(format!(
                    "{} ({})\n  {} under {rules}\n  {}",
                    case.about,
                    case.source,
                    case.deal,
                    wrong.join("; ")
                ));
            }
        }
    }
    assert!(failed.is_empty(), "{} of {} cases\n{}", failed.len(), cases.len(), failed.join("\n"));
}

/// A case whose settings expect the same shows nothing, unless two of them differ only in how the answer explains them.
#[test]
fn each_case_expects_something_else_of_each_setting() {
    for case in cases() {
        let different: BTreeSet<&str> = case.settings.iter().map(|(_, expect)| *expect).collect();
        let settings: BTreeSet<String> = case.settings.iter().map(|(setting, _)| setting.to_string()).collect();
        assert_eq!(settings.len(), case.settings.len(), "{}: a setting twice", case.about);
        assert!(different.len() >= 2, "{}: {different:?}", case.about);
    }
}

/// An option without a case here is in another test, in a worked example, or in a rulebook that has worked examples. That
/// each changes some answer is shown by the session's `option_effects`.
#[test]
fn no_option_is_left_out() {
    let tabled: BTreeSet<OptionKey> = cases().iter().filter_map(|case| case.switch).collect();
    let tests: Vec<(PathBuf, String)> = sources("crates/tenbo-engine/tests");
    let code = tests.iter().filter(|(file, _)| !file.ends_with(file!())).flat_map(|(_, text)| text.lines());
    let code: Vec<&str> = code.filter(|line| !line.trim_start().starts_with("//")).collect();
    let examples = fs::read_dir(files::path("tests/data/executable")).unwrap();
    let examples: String = examples.map(|file| fs::read_to_string(file.unwrap().path()).unwrap()).collect();
    let rules = |id: &&&str| ["rules", "base"].iter().any(|field| examples.contains(&format!("\"{field}\": \"{id}\"")));
    let books: Vec<Rulebook> = shipped::OFFERED.iter().filter(rules).map(|id| shipped::find(id).unwrap()).collect();
    assert!(books.len() > 30, "{}", books.len());
    for &key in OptionKey::ALL {
        let names = [format!("\"{key}\""), format!("Key::{key:?}"), key.as_str().replace('-', "_")];
        let named = |text: &str| names.iter().any(|name| text.contains(name));
        let is_set = |book: &Rulebook| book.option_blocks[key as usize] > 0;
        let found = tabled.contains(&key) || named(&examples) || books.iter().any(is_set);
        assert!(found || code.iter().any(|line| named(line)), "no test shows what {key} does");
    }
}

/// Both settings of a flag and every name of a choice are tried.
#[test]
fn every_setting_of_a_switch_is_tried() {
    let cases = cases();
    for &key in OptionKey::ALL.iter().filter(|key| cases.iter().any(|case| case.switch == Some(**key))) {
        let tried = cases.iter().filter(|case| case.switch == Some(key)).flat_map(|case| &case.settings);
        let tried: BTreeSet<String> = tried.map(|(setting, _)| setting.to_string()).collect();
        let want: BTreeSet<String> = match key.spec() {
            OptionSpec::Flag(_) => ["false".to_owned(), "true".to_owned()].into(),
            OptionSpec::Choice(names) => names.iter().map(|name| Value::from(*name).to_string()).collect(),
            OptionSpec::Number { .. } => {
                assert!(tried.len() >= 2, "{key}: only {tried:?}");
                continue;
            }
        };
        assert_eq!(tried, want, "{key}");
    }
}
