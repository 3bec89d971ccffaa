//! What players call a pattern, in whatever rulebook: so that a search finds it by any of its names.

use std::cell::RefCell;

use serde_json::Value;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::rules::shipped;

use super::sought::sought;

/// The fields of an item that are names.
const FIELDS: [&str; 3] = ["name", "kanji", "reading"];

/// Each name of a pattern in a shipped rulebook as it is [`sought`], in the order of the patterns.
type Names = Vec<(Pattern, String)>;

thread_local! {
    /// The names, with how many rulebooks were there when they were gathered: a search asks for every pattern at each key.
    static NAMES: RefCell<(usize, Names)> = const { RefCell::new((0, Vec::new())) };
}

/// Whether a shipped rulebook that is loaded has a name for the pattern with this text in it, given as it is [`sought`].
#[must_use]
pub fn is_called_somewhere(pattern: Pattern, text: &str) -> bool {
    let here = shipped::ids().count();
    NAMES.with_borrow_mut(|(gathered, names)| {
        if *gathered != here {
            *names = gather();
            *gathered = here;
        }
        let first = names.partition_point(|(other, _)| *other < pattern);
        let own = names.iter().skip(first).take_while(|(other, _)| *other == pattern);
        own.map(|(_, name)| name).any(|name| name.contains(text))
    })
}

fn gather() -> Names {
    let mut names: Names = shipped::ids().filter_map(shipped::tree).flat_map(of_file).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// The names in a file, at its top and in its blocks.
fn of_file(file: &Value) -> Names {
    let blocks = file.get("blocks").and_then(Value::as_array).into_iter().flatten();
    let items = std::iter::once(file).chain(blocks).filter_map(|part| part.get("winner")?.as_object()).flatten();
    let named = |(id, item): (&String, &Value)| {
        let pattern = id.parse().ok()?;
        let texts = FIELDS.iter().filter_map(|field| item.get(field)?.as_str());
        Some(texts.map(|text| (pattern, sought(text))).collect::<Vec<_>>())
    };
    items.filter_map(named).flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_is_found_by_what_any_rulebook_calls_it() {
        for (pattern, names) in [
            (
                Pattern::PungHand,
                &["toitoi", "対々和", "all pungs", "碰碰和", "對對糊", "pung hand", "no chows", "トイトイ", "toi-toi"]
                    [..],
            ),
            (Pattern::SevenPairs, &["七对", "qi dui"]),
            (Pattern::ThirteenOrphans, &["thirteen unique wonders", "十三幺", "コクシムソウ"]),
        ] {
            for name in names {
                assert!(is_called_somewhere(pattern, &sought(name)), "{pattern} {name}");
            }
        }
        assert!(!is_called_somewhere(Pattern::PungHand, &sought("seven pairs")));
    }
}
