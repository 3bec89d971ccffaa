//! The build refuses what a translator or a developer may get wrong, and says where.

use std::fs;
use std::panic;
use std::path::PathBuf;

#[allow(dead_code, reason = "the build uses all of it")]
#[path = "compile/mod.rs"]
mod compile;

const GOOD: &str = "\
## language

language-name = English
language-letters = latin

## word

word-undo = Undo

## score

so-many = { $count ->
    [one] { $count } tile of { $all }
   *[other] { $count } tiles of { $all }
}
";

const CODE: &str = "fn f() { language.so_many(a, b); language.word(Word::Undo); }";

/// What the build says to these files of two languages.
fn built(name: &str, english: &str, japanese: &str, code: &str) -> Result<compile::Compiled, String> {
    built_with(name, english, japanese, ("src/app/result/score.rs", code))
}

/// The same, with the file that the code is in.
fn built_with(name: &str, english: &str, japanese: &str, code: (&str, &str)) -> Result<compile::Compiled, String> {
    let folder: PathBuf = std::env::temp_dir().join(format!("tenbo-locales-{name}-{}", std::process::id()));
    for (path, text) in [("locales/en/page.ftl", english), ("locales/ja/page.ftl", japanese), code] {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let result = panic::catch_unwind(|| compile::compile(&folder.join("locales"), &folder));
    fs::remove_dir_all(folder).unwrap();
    result.map_err(|said| said.downcast_ref::<String>().cloned().unwrap_or_default())
}

#[test]
fn plurals_and_arguments_become_lines_in_the_order_of_the_model() {
    let japanese = GOOD.replace("Undo", "取り消し");
    let compiled = built("good", GOOD, &japanese, CODE).unwrap_or_else(|said| panic!("{said}"));
    let file = |name: &str| compiled.files.iter().find(|(of, _)| of == name).map(|(_, lines)| lines.as_str());
    assert_eq!(file("texts-en").map(str::trim_end), Some("Undo"));
    assert_eq!(file("result-words-en"), Some("{0|one|{0} tile of {1}|other|{0} tiles of {1}}\n"));
    assert_eq!(file("part-words-en"), Some(""));
    assert_eq!(file("texts-ja").map(str::trim_end), Some("取り消し"));
    assert!(compiled.rust.contains("pub fn so_many(self, count: &str, all: &str) -> String"));
}

#[test]
fn what_is_wrong_is_said_with_its_language_and_message() {
    let cases = [
        ("missing", GOOD.replace("word-undo = Undo\n", ""), CODE, "ja: word-undo is missing"),
        (
            "left-over",
            GOOD.replace("word-undo", "word-redo = Redo\nword-undo"),
            CODE,
            "ja: word-redo is not in the model",
        ),
        ("argument", GOOD.replace("{ $all }", "all"), CODE, "ja: so-many is filled with"),
        ("unread", GOOD.to_owned(), "fn f() { language.so_many(a, b); }", "en: word-undo is read by no code"),
        ("broken", GOOD.replace("*[other]", "[other]"), CODE, "page.ftl: line"),
        (
            "family",
            GOOD.replace("of { $all }\n}", "of { $all }\n}\n    .riichi = many"),
            CODE,
            "ja: so-many has words for riichi",
        ),
        ("category", GOOD.replace("[one]", "[single]"), CODE, "[single] is no plural category"),
    ];
    for (name, japanese, code, expected) in cases {
        let said = built(name, GOOD, &japanese, code).err().unwrap_or_else(|| panic!("{name}: nothing is said"));
        assert!(said.contains(expected), "{name}: {said}");
    }
}

#[test]
fn a_term_brings_the_words_of_families_into_messages_that_may_have_them() {
    let term = "-undo = Undo\n    .riichi = Back\n    .romaji = Modoru\n    .taiwanese = Return\n\n";
    let words = |message: &str| {
        let file = GOOD.replace("## word\n\n", &["## word\n\n", term].concat()).replace("word-undo = Undo", message);
        let compiled = built("term", &file, &file, CODE).unwrap_or_else(|said| panic!("{said}"));
        compiled.files[0].1.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    // The common one, each family's in their order, the romanised one.
    let all = |own: [&str; 4]| [own[0], own[1], "", "", "", "", "", own[2], "", own[3]].map(str::to_owned);
    assert_eq!(words("word-undo = { -undo } it"), all(["Undo it", "Back it", "Return it", "Modoru it"]));
    assert_eq!(words("word-undo = { -undo }\n    .riichi = Do"), all(["Undo", "Do", "Return", ""]));
    assert_eq!(
        words("word-undo = { -undo }\n    .taiwanese = Do { -undo }"),
        all(["Undo", "Back", "Do Return", "Modoru"])
    );
    // Where a family has no words in a group, a term has none either.
    let file = GOOD.replace("## word\n\n", &["## word\n\n", term].concat()).replace("tiles of", "{ -undo } of");
    let compiled = built("plain-term", &file, &file, CODE).unwrap_or_else(|said| panic!("{said}"));
    assert_eq!(compiled.files[1].1, "{0|one|{0} tile of {1}|other|{0} Undo of {1}}\n");
}

#[test]
fn what_a_first_visit_shows_is_in_the_volume_that_it_loads() {
    let said = |path: &str, file: &str| built_with("early", file, file, (path, CODE)).err().unwrap_or_default();
    let late = "en: so-many is read before its volume is there (Language::so_many)";
    assert_eq!(said("src/app/hand/hint.rs", GOOD).trim(), late);
    // The result comes with a volume of its own, and without that of the other parts.
    assert_eq!(said("src/app/result/score.rs", GOOD), "");
    assert_eq!(said("src/app/result/score.rs", &GOOD.replace("## score", "## game-say")).trim(), late);
    for path in [compile::usage::FIRST_VISIT, compile::usage::RESULT].concat() {
        assert!(tenbo_testing::files::path(path).exists(), "{path} has another name now");
    }
}

#[test]
fn what_the_code_names_is_told_from_what_only_looks_like_it() {
    let mut found = std::collections::BTreeSet::new();
    let code =
        "[ui(BoardWord::Deal), super::Word::Save, text.score, language\n    .from_tile(of), map(Language::tile)]";
    compile::usage::names_of(code, &mut found);
    let expected = ["BoardWord::Deal", "Language::from_tile", "Language::tile", "Word::Save", "super::Word"];
    assert_eq!(found.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}
