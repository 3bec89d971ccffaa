//! Which rulebook is played, and what the house plays differently.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use tenbo_engine::options::OptionKey;
use tenbo_engine::order::sort_by_key;
use tenbo_engine::plan::{Plan, effect};
use tenbo_engine::rules::{Block, Family, Rulebook, shipped};

use super::editor::CustomRulebook;

/// A shipped rulebook with house rules, or a rulebook of one's own, which has its house rules in itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesChoice {
    /// One of [`shipped::OFFERED`]; beside an own rulebook what stands in for it.
    pub id: &'static str,
    /// What differs, in the order of [`OptionKey::ALL`]; raw values as in `Options`. Empty beside an own rulebook.
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
    Own(String),
}

/// No rulebook has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchRulebook;

impl fmt::Display for RulebookPick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulebookPick::Shipped(id) => f.write_str(id),
            RulebookPick::Own(id) => write!(f, "{OWN}{id}"),
        }
    }
}

impl FromStr for RulebookPick {
    type Err = NoSuchRulebook;

    fn from_str(text: &str) -> Result<RulebookPick, NoSuchRulebook> {
        if let Some(id) = text.strip_prefix(OWN) {
            return Ok(RulebookPick::Own(id.to_owned()));
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
        self.own.as_ref().map_or(RulebookPick::Shipped(self.id), |own| RulebookPick::Own(own.id().to_owned()))
    }

    /// A rulebook of one's own.
    #[must_use]
    pub fn playing(own: Arc<CustomRulebook>) -> RulesChoice {
        RulesChoice { id: own.stand_in(), overrides: Vec::new(), own: Some(own) }
    }

    /// What is played as a rulebook of one's own: house rules become a part of it.
    #[must_use]
    pub fn as_own(&self, id: &str, name: &str) -> CustomRulebook {
        if let Some(own) = &self.own {
            return own.renamed(id, name);
        }
        let mut own = CustomRulebook::on(self.id, id, name);
        self.overrides.iter().for_each(|&(key, value)| own.set_option(key, value));
        own
    }

    /// How many options the house has changed.
    #[must_use]
    pub fn house_rules(&self) -> usize {
        match self.own {
            Some(_) => OptionKey::ALL.iter().filter(|&&key| self.is_own(key)).count(),
            None => self.overrides.len(),
        }
    }

    /// Whether three play by these rules, and how many tiles a hand has before the winning tile.
    #[must_use]
    pub fn table(&self) -> (bool, usize) {
        let options = self.book().options;
        (options.tiles.players == 3, usize::from(options.tiles.hand_size.tiles()))
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
        book.blocks.push(Block { title: Cow::Borrowed("own"), source: Cow::Borrowed(""), house_rule: true });
        for &(key, value) in &self.overrides {
            book.options.set(key, value);
            if let Some(place) = book.option_blocks.get_mut(key as usize) {
                *place = block;
            }
        }
        book
    }

    /// The same, ready for scoring.
    #[must_use]
    pub fn plan(&self) -> Plan {
        Plan::new(self.book())
    }

    /// Whether the house changed this option.
    #[must_use]
    pub fn is_own(&self, key: OptionKey) -> bool {
        if let Some(own) = &self.own {
            return own.says(&["options", key.as_str()]);
        }
        self.overrides.iter().any(|&(own, _)| own == key)
    }

    /// Sets an option over a shipped rulebook; what that says anyway is no house rule. `false` if the option cannot have
    /// the value. In a rulebook of one's own an option is changed like everything else.
    pub fn set(&mut self, key: OptionKey, value: Option<i64>) -> bool {
        if !allowed(key, value) {
            return false;
        }
        self.overrides.retain(|&(own, _)| own != key);
        if self.printed().options.get(key) != value {
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

/// Whether the list shows an option: it can matter under these rules, or could if what stands beside it were set.
#[must_use]
pub fn applies(key: OptionKey, plan: &Plan) -> bool {
    effect(plan, key).err().is_none_or(|wants| !wants.is_of_other_rules())
}

/// The parts that the list of options falls into, each named by its first option in the order of [`OptionKey::ALL`].
pub const PARTS: [(OptionKey, Part); 8] = [
    (OptionKey::System, Part::Counting),
    (OptionKey::OnlyWait, Part::Fans),
    (OptionKey::Players, Part::Tiles),
    (OptionKey::Riichi, Part::Riichi),
    (OptionKey::DoubleWindPairFu, Part::Fu),
    (OptionKey::Settlement, Part::Paying),
    (OptionKey::LiabilityScope, Part::Liability),
    (OptionKey::Chombo, Part::Game),
];

/// A part of the list of options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// How a hand is counted.
    Counting,
    /// How patterns are understood and which stand beside each other.
    Fans,
    /// The table and its tiles.
    Tiles,
    /// What counts in riichi.
    Riichi,
    /// Fu and limits.
    Fu,
    /// Who pays whom.
    Paying,
    /// Liability.
    Liability,
    /// Fouls and the game.
    Game,
}

impl Part {
    /// Every one of them.
    pub const ALL: [Part; 8] =
        [Part::Counting, Part::Fans, Part::Tiles, Part::Riichi, Part::Fu, Part::Paying, Part::Liability, Part::Game];
}

/// The options of a part that the list shows, in order: those that the house set too, whatever they do.
pub fn options(part: Part, rules: &RulesChoice, plan: &Plan) -> impl Iterator<Item = OptionKey> {
    let place = PARTS.iter().position(|&(_, other)| other == part).unwrap_or_default();
    let from = PARTS.get(place).map_or(0, |&(first, _)| first as usize);
    let to = PARTS.get(place + 1).map_or(OptionKey::COUNT, |&(first, _)| first as usize);
    let own = OptionKey::ALL.iter().copied().skip(from).take(to - from);
    own.filter(move |&key| applies(key, plan) || rules.is_own(key))
}

/// Whether an option can have a value.
#[must_use]
pub fn allowed(key: OptionKey, value: Option<i64>) -> bool {
    key.spec().accepts(value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::plan::Wants;

    #[test]
    fn the_picker_names_every_rulebook_as_the_rulebook_does() {
        let listed: Vec<_> = books().collect();
        assert_eq!(listed.len(), shipped::OFFERED.len());
        for Offered { id, name, family } in listed {
            let book = shipped::find(id).unwrap();
            assert_eq!((name, family), (book.name.as_ref(), book.family), "{id}");
        }
    }

    #[test]
    fn the_parts_hold_every_option_once_and_only_those_of_the_game() {
        let listed = |id: &str| -> Vec<OptionKey> {
            let rules = RulesChoice::of(id).unwrap();
            let plan = rules.plan();
            PARTS.iter().flat_map(|&(_, part)| options(part, &rules, &plan).collect::<Vec<_>>()).collect()
        };
        for id in shipped::OFFERED {
            let plan = RulesChoice::of(id).unwrap().plan();
            let all: Vec<OptionKey> = OptionKey::ALL.iter().copied().filter(|&key| applies(key, &plan)).collect();
            assert_eq!(listed(id), all, "{id}");
        }
        let (official, riichi) = (listed("mcr-mil-2025"), listed("riichi-tenhou"));
        assert!(official.contains(&OptionKey::GreenHalfFlush) && official.contains(&OptionKey::BasicPayment));
        assert!(!riichi.contains(&OptionKey::GreenHalfFlush) && !riichi.contains(&OptionKey::OnlyWait));
        for key in
            [OptionKey::Ippatsu, OptionKey::KanDora, OptionKey::GunRule, OptionKey::DealerBonus, OptionKey::Chombo]
        {
            assert!(!official.contains(&key), "{key}");
        }
        // A club may play Chinese Official with riichi or red fives, or pay East double: each changes what can be entered
        // or what is paid.
        for key in [OptionKey::Riichi, OptionKey::RedFives, OptionKey::EastDoubles] {
            assert!(official.contains(&key), "{key}");
        }
    }

    #[test]
    fn options_of_special_hands_are_listed_where_the_hand_is_whatever_the_way_of_counting() {
        let listed = |id: &str, key: OptionKey| applies(key, &RulesChoice::of(id).unwrap().plan());
        for key in [OptionKey::TreasureSelfDrawn, OptionKey::TreasureKongs, OptionKey::AllGreenNeedsDragon] {
            assert!(listed("four-winds-slice", key) || listed("dmjl", key), "{key}");
        }
        assert!(listed("chinese-classical", OptionKey::ZeroPointsWithFlowers));
        assert!(listed("chinese-classical", OptionKey::ScholarsWithoutChow));
        assert!(!listed("riichi-ema-2025", OptionKey::TreasureSelfDrawn), "no such hand in riichi");
    }

    #[test]
    fn no_choice_waits_for_an_insurance_that_holds() {
        let mut rules = RulesChoice::of("chinese-classical").unwrap();
        for (key, value) in [
            (OptionKey::InsuranceClassicalHands, 0),
            (OptionKey::InsuranceNineTiles, 0),
            (OptionKey::InsuranceLastFive, 1),
        ] {
            rules.set(key, Some(value));
        }
        assert_eq!(effect(&rules.plan(), OptionKey::AllowNoChoice), Ok(()));
        rules.set(OptionKey::DiscarderPaysAll, Some(1));
        let (last, none) = (OptionKey::InsuranceLastFive, OptionKey::AllowNoChoice);
        assert_eq!(effect(&rules.plan(), last), Err(Wants::Otherwise(OptionKey::DiscarderPaysAll)));
        assert_eq!(effect(&rules.plan(), none), Err(Wants::Option(OptionKey::InsuranceClassicalHands, 1)));
        assert!(applies(none, &rules.plan()) && applies(last, &rules.plan()), "listed, with what they wait for");
    }

    #[test]
    fn a_house_rule_that_the_book_has_anyway_is_none() {
        let mut rules = RulesChoice::default();
        let printed = rules.printed().options.get(OptionKey::RedFives);
        assert!(rules.set(OptionKey::RedFives, Some(3)));
        assert!(rules.is_own(OptionKey::RedFives));
        assert_eq!(rules.plan().book.options.get(OptionKey::RedFives), Some(3));
        assert!(rules.set(OptionKey::RedFives, printed));
        assert!(!rules.is_own(OptionKey::RedFives));
        assert!(!rules.set(OptionKey::RedFives, Some(9)));
    }
}
