//! Which rulebook is played, and what the house plays differently.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde_json::{Map, Value, json};
use tenbo_engine::deal::Players;
use tenbo_engine::options::OptionKey;
use tenbo_engine::order::sort_by_key;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Block, Family, Mark, Rulebook, setting, shipped};

use super::editor::CustomRulebook;

/// A shipped rulebook or one of one's own, and what the house plays otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesChoice {
    /// One of [`shipped::OFFERED`]; beside an own rulebook what stands in for it.
    pub id: &'static str,
    /// What differs, in the order of [`OptionKey::ALL`]; raw values as in `Options`. An own rulebook is not changed by it.
    pub overrides: Vec<(OptionKey, Option<i64>)>,
    /// The own rulebook that is played.
    pub own: Option<Arc<CustomRulebook>>,
}

/// A rulebook as a list of them names it: the id of a shipped one, or `own:` before the id of one's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulebookPick {
    /// One of [`shipped::OFFERED`].
    Shipped(&'static str),
    /// The id of a rulebook of one's own.
    Custom(String),
}

/// The error for a name that no rulebook has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchRulebook;

impl fmt::Display for RulebookPick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulebookPick::Shipped(id) => f.write_str(id),
            RulebookPick::Custom(id) => write!(f, "{OWN}{id}"),
        }
    }
}

impl FromStr for RulebookPick {
    type Err = NoSuchRulebook;

    fn from_str(text: &str) -> Result<RulebookPick, NoSuchRulebook> {
        if let Some(id) = text.strip_prefix(OWN) {
            return Ok(RulebookPick::Custom(id.to_owned()));
        }
        let id = shipped::OFFERED.iter().copied().find(|id| *id == text);
        id.map(RulebookPick::Shipped).ok_or(NoSuchRulebook)
    }
}

/// What stands before the id of a rulebook of one's own.
pub const OWN: &str = "own:";

/// The tiles of a hand before the winning tile, in most games.
pub const FULL: usize = 13;

impl Default for RulesChoice {
    fn default() -> Self {
        RulesChoice { id: RulesChoice::DEFAULT, overrides: Vec::new(), own: None }
    }
}

impl RulesChoice {
    /// What a first visit starts with.
    pub const DEFAULT: &'static str = "riichi-ema-2025";

    /// The offered rulebook of this id, without house rules; none if it is not here yet.
    #[must_use]
    pub fn of(id: &str) -> Option<RulesChoice> {
        let id = shipped::OFFERED.iter().copied().find(|offered| *offered == id).filter(|id| shipped::is_here(id))?;
        Some(RulesChoice { id, overrides: Vec::new(), own: None })
    }

    /// What a list of rulebooks shows as chosen.
    #[must_use]
    pub fn pick(&self) -> RulebookPick {
        self.own.as_ref().map_or(RulebookPick::Shipped(self.id), |own| RulebookPick::Custom(own.id().to_owned()))
    }

    /// A rulebook of one's own.
    #[must_use]
    pub fn playing(own: Arc<CustomRulebook>) -> RulesChoice {
        RulesChoice { id: own.stand_in(), overrides: Vec::new(), own: Some(own) }
    }

    /// What is played as a rulebook of one's own: house rules become a part of it.
    #[must_use]
    pub fn as_own(&self, id: &str, name: &str) -> CustomRulebook {
        let on_shipped = || CustomRulebook::on(self.id, id, name);
        let mut own = self.own.as_ref().map_or_else(on_shipped, |own| own.renamed(id, name));
        self.overrides.iter().for_each(|&(key, value)| own.set_option(key, value));
        own
    }

    /// The same rules as a game keeps them, where house rules over a rulebook of one's own make another one, which no library
    /// has.
    #[must_use]
    pub fn in_one_piece(self) -> RulesChoice {
        match &self.own {
            Some(own) if !self.overrides.is_empty() => RulesChoice::playing(Arc::new(self.as_own("", own.name()))),
            _ => self,
        }
    }

    /// The rules as a file of a game has them: an id; house rules as a rulebook that only has options; or a rulebook of
    /// one's own.
    #[must_use]
    pub fn tree(&self) -> Value {
        if let Some(own) = self.clone().in_one_piece().own {
            return own.tree().clone();
        }
        if self.overrides.is_empty() {
            return self.id.into();
        }
        {
            let set = self.overrides.iter().map(|&(key, raw)| (key.to_string(), setting::write(key, raw)));
            json!({ "base": self.id, "options": set.collect::<Map<_, _>>() })
        }
    }

    /// The rulebook that a person has changed, as it is without that; none where nobody has changed any.
    #[must_use]
    pub fn unchanged(&self) -> Option<RulesChoice> {
        match &self.own {
            Some(own) => RulesChoice::of(own.base()),
            None => Some(self.id).filter(|_| !self.overrides.is_empty()).and_then(RulesChoice::of),
        }
    }

    /// How many options the house has changed.
    #[must_use]
    pub fn house_rules(&self) -> usize {
        self.overrides.len()
    }

    /// How many options the own rulebook sets itself.
    #[must_use]
    pub fn own_options(&self) -> usize {
        let own = self.own.iter();
        own.flat_map(|own| OptionKey::ALL.iter().filter(|&&key| own.says_option(key))).count()
    }

    /// How many play by these rules, and how many tiles a hand has before the winning tile.
    #[must_use]
    pub fn table(&self) -> (Players, usize) {
        let options = self.book().options;
        (Players::three_if(options.tiles.players == 3), usize::from(options.tiles.hand_size.tiles()))
    }

    /// The rulebook as it is printed.
    #[must_use]
    pub fn printed(&self) -> Rulebook {
        if let Some(own) = &self.own {
            return own.book();
        }
        shipped::find(self.id).unwrap_or_else(|| Rulebook::empty(self.id))
    }

    /// The rulebook as the house plays it. What the house changed is a block of its own, marked as house rule.
    #[must_use]
    pub fn book(&self) -> Rulebook {
        let mut book = self.printed();
        if self.overrides.is_empty() {
            return book;
        }
        let block = u8::try_from(book.blocks.len()).unwrap_or(u8::MAX);
        book.blocks.push(Block { title: Cow::Borrowed("own"), mark: Mark::HouseRule, ..Block::default() });
        for &(key, value) in &self.overrides {
            book.options.set(key, value);
            if let Some(place) = book.option_blocks.get_mut(key as usize) {
                *place = block;
            }
        }
        book.apply_minimum();
        book
    }

    /// The same, ready for scoring.
    #[must_use]
    pub fn plan(&self) -> Plan {
        Plan::new(self.book())
    }

    /// Whether an option is as it is by the house: over the rulebook that is played, or in one of its own.
    #[must_use]
    pub fn is_own(&self, key: OptionKey) -> bool {
        self.is_over(key) || self.own.as_ref().is_some_and(|own| own.says_option(key))
    }

    /// Whether the house plays this option otherwise than the rulebook has it, be that its own.
    #[must_use]
    pub fn is_over(&self, key: OptionKey) -> bool {
        self.overrides.iter().any(|&(own, _)| own == key)
    }

    /// Plays another version of the own rulebook, by the same house rules but for those that it has itself now.
    pub fn replace_own(&mut self, own: Arc<CustomRulebook>) {
        let overrides = std::mem::take(&mut self.overrides);
        *self = RulesChoice::playing(own);
        for (key, value) in overrides {
            self.set(key, value);
        }
    }

    /// Sets an option over the rulebook, which stays as it is; what that says anyway is no house rule. `false` if the option
    /// cannot have the value.
    pub fn set(&mut self, key: OptionKey, value: Option<i64>) -> bool {
        if !allowed(key, value) {
            return false;
        }
        self.overrides.retain(|&(own, _)| own != key);
        if self.printed().comes_to(key) != value && !(key == OptionKey::MinimumValue && value.is_none()) {
            self.overrides.push((key, value));
            sort_by_key(&mut self.overrides, |&(key, _)| key);
        }
        true
    }

    /// Forgets one house rule.
    pub fn reset(&mut self, key: OptionKey) {
        self.overrides.retain(|&(own, _)| own != key);
    }
}

/// A rulebook as the picker lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// One of [`shipped::OFFERED`].
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Whose words it uses.
    pub family: Family,
}

/// Every rulebook of the picker, whether it is here or not.
pub fn books() -> impl Iterator<Item = Offered> {
    shipped::OFFERED.iter().filter_map(|&id| {
        let &(id, name, family) = shipped::NAMES.iter().find(|(other, ..)| *other == id)?;
        Some(Offered { id, name, family: family.parse().ok()? })
    })
}

/// Whether an option can have a value.
#[must_use]
pub fn allowed(key: OptionKey, value: Option<i64>) -> bool {
    key.spec().accepts(value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::Ratio;
    use tenbo_engine::rules::Unit;

    #[test]
    fn the_picker_names_every_rulebook_as_the_rulebook_does() {
        let listed: Vec<_> = books().collect();
        assert_eq!(listed.len(), shipped::OFFERED.len());
        for Offered { id, name, family } in listed {
            let book = shipped::find(id).unwrap();
            assert_eq!((name, family), (book.name.as_ref(), book.family), "{id}");
        }
    }

    /// The first thing that tables in Hong Kong change. 3 is what the rulebook says itself; 0 is none.
    #[test]
    fn the_minimum_is_a_house_rule() {
        let minimum =
            |rules: &RulesChoice| (rules.plan().rulebook().minimum, rules.book().minimum, rules.house_rules());
        let faan = |value| Some((Ratio::whole(value), Unit::Faan));
        let mut rules = RulesChoice::of("hong-kong-old-style").unwrap();
        assert_eq!(minimum(&rules), (faan(3), faan(3), 0));
        for (value, expected, changed) in [
            (Some(5), faan(5), 1),
            (Some(0), None, 1),
            (Some(3), faan(3), 0),
            (Some(1), faan(1), 1),
            (None, faan(3), 0),
        ] {
            assert!(rules.set(OptionKey::MinimumValue, value));
            assert_eq!(minimum(&rules), (expected, expected, changed), "{value:?}");
        }
        assert!(!rules.set(OptionKey::MinimumValue, Some(-1)));
        // A rulebook of one's own has it where the editor looks for it.
        rules.set(OptionKey::MinimumValue, Some(1));
        let mut own = rules.as_own("club", "Club");
        assert_eq!((own.book().minimum, own.tree()["minimum"]["value"].clone()), (faan(1), json!(1)));
        assert!(own.says_option(OptionKey::MinimumValue) && own.tree().get("options").is_none());
        own.reset_option(OptionKey::MinimumValue);
        assert_eq!(own.book().minimum, faan(3));
        // In the unit of what is counted where there was none.
        let mut tai = RulesChoice::of("taiwanese-association-2009").unwrap();
        assert!(tai.set(OptionKey::MinimumValue, Some(2)));
        assert_eq!(tai.book().minimum, Some((Ratio::whole(2), Unit::Tai)));
    }

    #[test]
    fn a_house_rule_that_the_book_has_anyway_is_none() {
        let mut rules = RulesChoice::default();
        let printed = rules.printed().options.get(OptionKey::RedFives);
        assert!(rules.set(OptionKey::RedFives, Some(3)));
        assert!(rules.is_own(OptionKey::RedFives));
        assert_eq!(rules.plan().rulebook().options.get(OptionKey::RedFives), Some(3));
        assert!(rules.set(OptionKey::RedFives, printed));
        assert!(!rules.is_own(OptionKey::RedFives));
        assert!(!rules.set(OptionKey::RedFives, Some(9)));
    }

    /// House rules lie over a rulebook of one's own as over any other, and a copy of what is played has them.
    #[test]
    fn house_rules_leave_an_own_rulebook_as_it_is() {
        let mut own = CustomRulebook::on("riichi-ema-2025", "own-1", "Club");
        own.set_option(OptionKey::RedFives, Some(3));
        let mut rules = RulesChoice::playing(Arc::new(own.clone()));
        assert_eq!((rules.house_rules(), rules.own_options(), rules.is_own(OptionKey::RedFives)), (0, 1, true));
        assert!(rules.set(OptionKey::RedFives, Some(4)) && rules.set(OptionKey::Limit, Some(9000)));
        assert_eq!((rules.house_rules(), rules.own.as_deref()), (2, Some(&own)));
        assert_eq!(rules.plan().rulebook().options.get(OptionKey::RedFives), Some(4));
        let copy = rules.as_own("own-2", "Copy").book();
        assert_eq!([OptionKey::RedFives, OptionKey::Limit].map(|key| copy.options.get(key)), [Some(4), Some(9000)]);
        assert_eq!(CustomRulebook::read(rules.tree()).unwrap().book().options, rules.book().options);
        // What the rulebook comes to say itself is no house rule any more.
        own.set_option(OptionKey::RedFives, Some(4));
        rules.replace_own(Arc::new(own));
        assert_eq!(rules.overrides, [(OptionKey::Limit, Some(9000))]);
        assert!(rules.set(OptionKey::Limit, rules.printed().options.get(OptionKey::Limit)));
        assert_eq!((rules.house_rules(), rules.own_options()), (0, 1));
    }
}
