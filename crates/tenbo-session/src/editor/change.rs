//! What can be changed in a rulebook of one's own.

use serde_json::{Map, Value};
use tenbo_engine::Ratio;
use tenbo_engine::deal::Offense;
use tenbo_engine::options::{OptionKey, System};
use tenbo_engine::patterns::{Category, Pattern};
use tenbo_engine::rules::{ConcealedWhen, CustomHand, Exclusion, Family, Item, OwnFoul, Rulebook, Unit, minimum_json};
use tenbo_engine::templates::Template;
use tenbo_engine::wire::to_json;

use super::custom_rulebook::{CustomRulebook, LONGEST};
use super::exclusion_rules::{self, Terms, exclude, say_excludes};
use super::new_hand::NewHand;
use super::part::Part;
use super::source::{self, SourceChange};
pub use super::switch::Switch;

/// Whose values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// The winner's.
    Winner,
    /// The losers'.
    Losers,
}

impl List {
    /// Both.
    pub const ALL: [List; 2] = [List::Winner, List::Losers];

    /// The name in files.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            List::Winner => "winner",
            List::Losers => "losers",
        }
    }

    /// What a rulebook says of a pattern there.
    #[must_use]
    pub fn item(self, book: &Rulebook, pattern: Pattern) -> Option<&Item> {
        match self {
            List::Winner => book.winner.get(&pattern),
            List::Losers => book.losers.get(&pattern),
        }
    }
}

/// What an item is called by players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemName {
    /// In Latin letters.
    Latin,
    /// In kanji.
    Kanji,
    /// How the kanji are read.
    Reading,
}

impl ItemName {
    /// Every name.
    pub const ALL: [ItemName; 3] = [ItemName::Latin, ItemName::Kanji, ItemName::Reading];

    /// The name of the field in files.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            ItemName::Latin => "name",
            ItemName::Kanji => "kanji",
            ItemName::Reading => "reading",
        }
    }

    /// What an item has there.
    #[must_use]
    pub fn of(self, item: &Item) -> Option<&str> {
        match self {
            ItemName::Latin => item.name.as_deref(),
            ItemName::Kanji => item.kanji.as_deref(),
            ItemName::Reading => item.pronunciation.as_deref(),
        }
    }
}

/// A part of an item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Field {
    /// What it is worth; melded, where there is a concealed value.
    Value(Ratio),
    /// What it is worth concealed, where that differs.
    Concealed(Option<Ratio>),
    /// What it is worth self-drawn, where that differs.
    SelfDrawn(Option<Ratio>),
    /// For losers: so many percent of the winner's value instead of one of its own.
    Share(Option<Ratio>),
    /// In which unit.
    Unit(Unit),
    /// What "concealed" asks of.
    ConcealedWhen(ConcealedWhen),
    /// A switch.
    Switch(Switch, bool),
    /// The option without which it does not count.
    Needs(Option<OptionKey>),
    /// The option that doubles it.
    DoubledBy(Option<OptionKey>),
    /// What players call it; nothing if it is empty.
    Name(ItemName, String),
    /// Its number in the organization's list; 0 if it has none.
    Number(u8),
}

/// A part of a custom hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandField {
    /// What it is called.
    Name(String),
    /// What it is called in the language with this tag; as in the others, if that is empty.
    NameIn(&'static str, String),
    /// What it consists of.
    Template(Template),
}

/// A change of the rulebook that is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// What it is called.
    Name(String),
    /// Whose words it uses.
    Family(Family),
    /// A part of an item.
    Item(List, Pattern, Field),
    /// All of the limit, counted directly.
    Limit(List, Pattern),
    /// A custom hand: one of [`Pattern::CUSTOM`] that is free ([`free_hand`]).
    AddHand(Pattern, Box<NewHand>),
    /// A part of a custom hand.
    Hand(Pattern, HandField),
    /// Such a hand goes away, with its values and exclusions.
    RemoveHand(Pattern),
    /// A foul of the rulebook's own: one of [`Offense::OWN`]; it goes away if there is none.
    Foul(Offense, Option<Box<OwnFoul>>),
    /// The losers' item becomes as the winner's.
    CopyToLosers(Pattern),
    /// The item goes away.
    Remove(List, Pattern),
    /// The item as the base has it.
    Reset(List, Pattern),
    /// The first keeps the second from counting, or no longer does.
    Exclude(Pattern, Pattern, bool),
    /// The rule by which the first keeps the second from counting under these terms has others, or goes away.
    ExcludeRule(Pattern, Pattern, Terms, Option<Terms>),
    /// What a pattern keeps from counting, as the base has it.
    ResetExcludes(Pattern),
    /// How exclusion is decided.
    Exclusion(Exclusion),
    /// An option.
    Option(OptionKey, Option<i64>),
    /// An option as the base has it.
    ResetOption(OptionKey),
    /// What a hand must reach to win.
    Minimum(Option<(Ratio, Unit)>),
    /// Points or fu of sets, by the name of the field.
    Basic(&'static str, i64),
    /// A table or list as a whole.
    Part(Part),
    /// Where its rules are from.
    Source(SourceChange),
    /// A part of the file at its top, as the base has it.
    ResetPart(&'static str),
    /// Everything as the base has it; the name stays.
    ResetAll,
    /// Several at once, or none of them.
    Several(Vec<Change>),
}

/// The rulebook after a change; none if the change is none that a file can say.
#[must_use]
pub fn apply(own: &CustomRulebook, change: &Change) -> Option<CustomRulebook> {
    let mut next = own.clone();
    match change {
        Change::Name(name) => {
            next = own.renamed(own.id(), &short(name)?);
        }
        Change::Family(family) => next.say(&["family"], family.as_str()),
        Change::Item(list, pattern, field) => {
            let path = |field| [list.as_str(), pattern.as_str(), field];
            let book = own.book();
            if list.item(&book, *pattern).is_none() && !matches!(field, Field::Unit(_)) {
                next.say(&path("unit"), usual_unit(&book, *pattern).as_str());
            }
            match field {
                Field::Value(value) => next.say(&path("value"), amount(*value)?),
                Field::Concealed(value) => next.say(&path("concealed-value"), perhaps(*value)?),
                Field::SelfDrawn(value) => next.say(&path("self-drawn-value"), perhaps(*value)?),
                Field::Share(value) => next.say(&path("share-of-winner"), perhaps(*value)?),
                Field::Unit(unit) => next.say(&path("unit"), unit.as_str()),
                Field::ConcealedWhen(when) => next.say(&path("concealed-when"), when.as_str()),
                Field::Switch(Switch::AllowMelded, true) => next.say(&path("allow-melded"), Value::Null),
                Field::Switch(switch, on) => next.say(&path(switch.as_str()), *on),
                Field::Needs(option) => next.say(&path("needs"), option.map(OptionKey::as_str)),
                Field::DoubledBy(option) => next.say(&path("doubled-by"), option.map(OptionKey::as_str)),
                Field::Name(name, text) => next.say(&path(name.as_str()), short(text)),
                Field::Number(number) => next.say(&path("number"), *number),
            }
        }
        Change::AddHand(pattern, new) => {
            let hand = CustomHand { name: short(&new.hand.name)?.into(), ..new.hand.clone() };
            next.say(&["hands", pattern.as_str()], to_json(&hand));
            for field in new.fields(&own.book()) {
                next = apply(&next, &Change::Item(List::Winner, *pattern, field))?;
            }
            let excluded = new.excludes(&own.book());
            if !excluded.is_empty() {
                say_excludes(&mut next, *pattern, &[Terms::PLAIN.over(excluded)]);
            }
        }
        Change::Hand(pattern, field) => {
            let mut hand = own.book().hands.remove(pattern)?;
            match field {
                HandField::Name(name) => hand.name = short(name)?.into(),
                HandField::NameIn(tag, name) => {
                    hand.names.0.retain(|(other, _)| other != tag);
                    hand.names.0.extend(short(name).map(|name| ((*tag).into(), name.into())));
                }
                HandField::Template(template) => hand.template = template.clone(),
            }
            next.say(&["hands", pattern.as_str()], to_json(&hand));
        }
        Change::RemoveHand(pattern) => {
            for (above, mut list) in own.book().excludes {
                let before = list.clone();
                exclude(&mut list, *pattern, false);
                list.retain(|rule| rule.beside != Some(*pattern));
                if list != before {
                    say_excludes(&mut next, above, &list);
                }
            }
            for part in ["hands", "winner", "losers", "excludes"] {
                next.forget(&[part, pattern.as_str()]);
            }
            if own.base_book().hands.contains_key(pattern) {
                next.say(&["hands", pattern.as_str()], Value::Null);
            }
        }
        Change::Foul(offense, foul) => {
            let foul = match foul {
                Some(foul) => Some(OwnFoul { name: short(&foul.name)?.into(), ..(**foul).clone() }),
                None => None,
            };
            let path = ["fouls", offense.as_str()];
            next.forget(&path);
            if foul.is_some() || own.base_book().fouls.contains_key(offense) {
                next.say(&path, foul.as_ref().map_or(Value::Null, to_json));
            }
        }
        Change::Limit(list, pattern) => {
            for change in [
                Field::Unit(Unit::PercentOfLimit),
                Field::Value(Ratio::whole(100)),
                Field::Concealed(None),
                Field::SelfDrawn(None),
                Field::Share(None),
                Field::Switch(Switch::DoubleIfConcealed, false),
            ] {
                next = apply(&next, &Change::Item(*list, *pattern, change))?;
            }
        }
        Change::CopyToLosers(pattern) => {
            let book = own.book();
            let path = ["losers", pattern.as_str()];
            next.forget(&path);
            match book.winner.get(pattern) {
                Some(item) => {
                    let base = own.base_book().losers.get(pattern).cloned();
                    let copied = to_json(&item.unnamed());
                    next.say(&path, base.map_or(copied.clone(), |base| over(&base, &copied)));
                }
                None => next.say(&path, Value::Null),
            }
        }
        Change::Remove(list, pattern) => {
            let path = [list.as_str(), pattern.as_str()];
            next.forget(&path);
            next.say(&path, Value::Null);
        }
        Change::Reset(list, pattern) => next.forget(&[list.as_str(), pattern.as_str()]),
        Change::Exclude(above, below, on) => {
            let mut list = own.book().excludes.remove(above).unwrap_or_default();
            exclude(&mut list, *below, *on);
            say_excludes(&mut next, *above, &list);
        }
        Change::ExcludeRule(above, below, old, new) => {
            let mut list = own.book().excludes.remove(above)?;
            if !exclusion_rules::replace(&mut list, *below, *old, *new) {
                return None;
            }
            say_excludes(&mut next, *above, &list);
        }
        Change::ResetExcludes(pattern) => next.forget(&["excludes", pattern.as_str()]),
        Change::Exclusion(exclusion) => next.say(&["exclusion"], exclusion.as_str()),
        Change::Option(key, value) => {
            if !super::super::rules::allowed(*key, *value) {
                return None;
            }
            next.set_option(*key, *value);
        }
        Change::ResetOption(key) => next.reset_option(*key),
        Change::Minimum(minimum) => {
            next.reset_option(OptionKey::MinimumValue);
            next.say(&["minimum"], minimum_json(*minimum));
        }
        Change::Basic(field, value) => next.say(&["basic", field], (*value).clamp(0, 10_000)),
        Change::Part(part) => next.say(&[part.as_str()], part.json()),
        Change::Source(change) => return CustomRulebook::read(source::changed(own, change)?).ok(),
        Change::ResetPart(part) => next.forget(&[part]),
        Change::ResetAll => {
            let mut kept = own.tree().as_object().cloned().unwrap_or_default();
            kept.retain(|key, _| matches!(key.as_str(), "id" | "name" | "base"));
            next = CustomRulebook::read(kept.into()).ok()?;
        }
        Change::Several(changes) => return changes.iter().try_fold(next, |next, change| apply(&next, change)),
    }
    CustomRulebook::read(next.tree().clone()).ok()
}

/// A hand of its own that the rulebook has not yet; `None` if it has as many as there can be.
#[must_use]
pub fn free_hand(book: &Rulebook) -> Option<Pattern> {
    Pattern::CUSTOM.iter().copied().find(|pattern| !book.hands.contains_key(pattern))
}

/// A foul of its own that the rulebook has not yet; `None` if it has as many as there can be.
#[must_use]
pub fn free_foul(book: &Rulebook) -> Option<Offense> {
    Offense::OWN.iter().copied().find(|offense| !book.fouls.contains_key(offense))
}

/// A name without spaces around it and no longer than can be; `None` if it is empty.
fn short(name: &str) -> Option<String> {
    let name: String = name.trim().chars().take(LONGEST).collect();
    (!name.is_empty()).then_some(name)
}

/// What the classical books give points for, where they double for a pattern (`docs/rules/classical.md`, Points of the winner).
const FOR_POINTS: [Pattern; 6] = [
    Pattern::Winning,
    Pattern::SelfDrawn,
    Pattern::OutOnPair,
    Pattern::OutOnTerminalOrHonorPair,
    Pattern::OnlyTile,
    Pattern::OneChanceChow,
];

/// The unit that an item gets before anybody says which: the winner's, or the usual one of the way of counting.
#[must_use]
pub fn usual_unit(book: &Rulebook, pattern: Pattern) -> Unit {
    if let Some(item) = book.winner.get(&pattern) {
        return item.unit;
    }
    let basic = pattern.def().category == Category::BasicPoints;
    match book.options.counting.system {
        System::HanFu => {
            if basic {
                Unit::Fu
            } else {
                Unit::Han
            }
        }
        System::FaanLaak if !basic => Unit::Faan,
        System::PointDouble if !basic && !FOR_POINTS.contains(&pattern) => Unit::Doubles,
        _ if book.family == Family::Taiwanese => Unit::Tai,
        _ => Unit::Points,
    }
}

/// An amount that a file can say.
fn amount(value: Ratio) -> Option<Value> {
    let fits = (0..=1_000_000).contains(&value.numerator()) && value.denominator() <= 1000;
    fits.then(|| to_json(&value))
}

/// An amount, or that there is none.
fn perhaps(value: Option<Ratio>) -> Option<Value> {
    value.map_or(Some(Value::Null), amount)
}

/// What must be said over an item of the base to make it another.
fn over(base: &Item, wanted: &Value) -> Value {
    let was = to_json(&base.unnamed());
    let mut fields: Map<String, Value> = wanted.as_object().cloned().unwrap_or_default();
    for (key, value) in was.as_object().into_iter().flatten() {
        if wanted.get(key).is_none() {
            let off = match value {
                Value::Bool(true) if key != "allow-melded" => false.into(),
                Value::String(_) if key == "concealed-when" => "sets".into(),
                _ => Value::Null,
            };
            fields.insert(key.clone(), off);
        }
    }
    fields.into()
}

#[cfg(test)]
mod tests {
    use tenbo_engine::rules::shipped;

    use super::*;

    /// The unit that most shipped rulebooks of points and doubles give these patterns.
    #[test]
    fn what_classical_books_give_points_for_gets_points() {
        let books: Vec<Rulebook> = shipped::OFFERED.iter().filter_map(|id| shipped::find(id)).collect();
        let classical = || books.iter().filter(|book| book.options.counting.system == System::PointDouble);
        let empty = Rulebook { winner: Default::default(), ..classical().next().unwrap().clone() };
        for pattern in FOR_POINTS {
            let items = classical().filter_map(|book| book.winner.get(&pattern)).filter(|item| item.has_value());
            let (points, other): (Vec<&Item>, Vec<&Item>) = items.partition(|item| item.unit == Unit::Points);
            assert!(points.len() > other.len(), "{pattern}");
            assert_eq!(usual_unit(&empty, pattern), Unit::Points);
        }
        assert_eq!(usual_unit(&empty, Pattern::PungHand), Unit::Doubles);
    }
}
