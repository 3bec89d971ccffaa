//! The sources of a rulebook of one's own: the blocks of its file, each with what it is about and where that is from.

use serde_json::{Map, Value, json};
use tenbo_engine::problems::bounds;
use tenbo_engine::rules::read::is_part;

use super::custom_rulebook::CustomRulebook;

/// A block as its file has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// What it is about.
    pub title: String,
    /// The document, its edition, and the place in it.
    pub source: String,
    /// A remark for readers of the file.
    pub note: String,
    /// Whether no organization's document is cited for it.
    pub house_rule: bool,
    /// Whether rules stand in it, which would go away with it.
    pub has_rules: bool,
}

/// A change of the sources, which are counted from 0 as the file has them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SourceChange {
    /// One more, of this title.
    Add(String),
    /// What it is about; never empty.
    Title(usize, String),
    /// Where that is from; a source without it is shown nowhere.
    Source(usize, String),
    /// A remark for readers of the file, or nothing.
    Note(usize, String),
    /// Whether no organization's document is cited for it.
    HouseRule(usize, bool),
    /// Takes it away, where no rules stand in it.
    Remove(usize),
}

impl Source {
    /// The sources of a file, without those of its base.
    #[must_use]
    pub fn all(own: &CustomRulebook) -> Vec<Source> {
        blocks(own.tree()).filter_map(Value::as_object).map(Source::of).collect()
    }

    fn of(block: &Map<String, Value>) -> Source {
        let text = |field: &str| block.get(field).and_then(Value::as_str).unwrap_or_default().to_owned();
        Source {
            title: text(TITLE),
            source: text(SOURCE),
            note: text(NOTE),
            house_rule: block.get(HOUSE_RULE).and_then(Value::as_bool).unwrap_or_default(),
            has_rules: block.keys().any(|key| is_part(key)),
        }
    }
}

/// The tree of a file after a change; none if there is no such block, or the change is none that a file can say.
pub(super) fn changed(own: &CustomRulebook, change: &SourceChange) -> Option<Value> {
    let mut tree = own.tree().clone();
    let all = tree.as_object_mut()?.entry(BLOCKS).or_insert_with(|| json!([])).as_array_mut()?;
    let mut set = |at: &usize, field: &str, value: Option<Value>| {
        let block = all.get_mut(*at)?.as_object_mut()?;
        match value {
            Some(value) => drop(block.insert(field.to_owned(), value)),
            None => drop(block.shift_remove(field)),
        }
        Some(())
    };
    match change {
        SourceChange::Add(title) => {
            let mut block = Map::new();
            block.insert(TITLE.to_owned(), cut(title, bounds::NAME)?.into());
            block.insert(SOURCE.to_owned(), "".into());
            all.push(block.into());
        }
        SourceChange::Title(at, title) => set(at, TITLE, Some(cut(title, bounds::NAME)?.into()))?,
        SourceChange::Source(at, text) => {
            set(at, SOURCE, Some(cut(text, bounds::NOTE).unwrap_or_default().into()))?;
        }
        SourceChange::Note(at, text) => set(at, NOTE, cut(text, bounds::NOTE).map(Value::from))?,
        SourceChange::HouseRule(at, on) => set(at, HOUSE_RULE, on.then_some(Value::Bool(true)))?,
        SourceChange::Remove(at) => {
            if Source::of(all.get(*at)?.as_object()?).has_rules {
                return None;
            }
            all.remove(*at);
        }
    }
    if all.is_empty() {
        tree.as_object_mut()?.shift_remove(BLOCKS);
    }
    Some(tree)
}

const BLOCKS: &str = "blocks";
const TITLE: &str = "title";
const SOURCE: &str = "source";
const NOTE: &str = "note";
const HOUSE_RULE: &str = "house-rule";

fn blocks(tree: &Value) -> impl Iterator<Item = &Value> {
    tree.get(BLOCKS).and_then(Value::as_array).into_iter().flatten()
}

/// A text without the spaces around it, at most so long; none if nothing is left.
fn cut(text: &str, longest: usize) -> Option<String> {
    let text: String = text.trim().chars().take(longest).collect();
    (!text.is_empty()).then_some(text)
}

#[cfg(test)]
mod tests {
    use tenbo_engine::rules::Mark;

    use super::super::change::{Change, apply};
    use super::*;

    fn after(own: CustomRulebook, changes: impl IntoIterator<Item = SourceChange>) -> CustomRulebook {
        changes.into_iter().fold(own, |own, change| apply(&own, &Change::Source(change)).unwrap())
    }

    #[test]
    fn sources_are_added_written_and_taken_away() {
        let own = CustomRulebook::on("riichi-ema-2025", "club", "Club");
        let written = after(
            own.clone(),
            [
                SourceChange::Add(" Riichi ".to_owned()),
                SourceChange::Source(0, "Club statutes 2026, § 4".to_owned()),
                SourceChange::Note(0, "voted in May".to_owned()),
                SourceChange::HouseRule(0, true),
                SourceChange::Add("Penalties".to_owned()),
                SourceChange::Title(1, "Fouls".to_owned()),
            ],
        );
        let riichi = Source {
            title: "Riichi".to_owned(),
            source: "Club statutes 2026, § 4".to_owned(),
            note: "voted in May".to_owned(),
            house_rule: true,
            has_rules: false,
        };
        assert_eq!(Source::all(&written), [riichi, Source { title: "Fouls".to_owned(), ..Source::default() }]);
        let cited: Vec<_> = written.book().blocks.into_iter().filter(|block| block.mark == Mark::HouseRule).collect();
        assert!(cited.iter().any(|block| block.source == "Club statutes 2026, § 4"), "{cited:?}");
        let bare = [SourceChange::Note(0, " ".to_owned()), SourceChange::HouseRule(0, false)];
        assert!(
            matches!(&Source::all(&after(written.clone(), bare))[0], Source { note, house_rule: false, .. } if note.is_empty())
        );
        assert_eq!(after(written, [SourceChange::Remove(1), SourceChange::Remove(0)]), own, "nothing is left of them");
    }

    #[test]
    fn rules_do_not_go_away_with_their_source() {
        let block = json!({ "title": "Dora", "source": "§ 5", "options": { "red-fives": 3 } });
        let tree = json!({ "id": "club", "name": "Club", "base": "riichi-ema-2025", "blocks": [block] });
        let own = CustomRulebook::read(tree).unwrap();
        assert!(Source::all(&own)[0].has_rules);
        for refused in [SourceChange::Remove(0), SourceChange::Remove(1), SourceChange::Title(0, " ".to_owned())] {
            assert_eq!(apply(&own, &Change::Source(refused.clone())), None, "{refused:?}");
        }
        let written = after(own, [SourceChange::Source(0, "§ 6".to_owned())]);
        assert_eq!(written.book().options.tiles.red_fives, 3);
    }
}
