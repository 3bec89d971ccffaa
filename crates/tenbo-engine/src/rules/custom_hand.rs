//! A hand that a rulebook defines itself (docs/rules/templates.md).

use std::borrow::Cow;

use super::texts::{Texts, text_in};
use crate::json::object;
use crate::options::Options;
use crate::templates::Template;

object! {
    /// A hand that the rulebook defines itself: its tiles and its names. What it is worth is an item of winner or
    /// losers, under its id.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct CustomHand = "custom-hand" {
        /// Its name.
        name: Cow<'static, str>, required;
        /// Its names in other languages, by language tag.
        names: Texts;
        /// Its groups of tiles, in the notation of docs/rules/templates.md.
        template: Template, required;
    }
    beside {
        /// The index of the rulebook's block that defines it.
        block: u8 = 0;
    }
}

impl CustomHand {
    /// A hand with one name for all languages.
    ///
    /// ```
    /// use tenbo_engine::{CustomHand, Item, Pattern, Rulebook, Template, Unit};
    ///
    /// // One to seven of a suit, and one to seven of another, are a limit hand of this club.
    /// let template: Template = "1234567a 1234567b".parse()?;
    /// let mut rules = Rulebook::shipped("chinese-classical")?;
    /// rules.hands.insert(Pattern::CUSTOM[0], CustomHand::of("Gertie's Garter", template));
    /// rules.winner.insert(Pattern::CUSTOM[0], Item::of(100, Unit::PercentOfLimit))?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(name: impl Into<Cow<'static, str>>, template: Template) -> CustomHand {
        CustomHand { name: name.into(), names: Texts::default(), template, block: 0 }
    }

    /// Whether it has as many tiles as a complete hand under these options: 14 or 17.
    #[must_use]
    pub fn fits_size(&self, options: &Options) -> bool {
        self.template.size() == 3 * options.tiles.hand_size.sets() as usize + 2
    }

    /// Its name in a language, given by its tag, or in a variant of that language with another script or region;
    /// otherwise [`name`](Self::name).
    ///
    /// ```
    /// use tenbo_engine::rules::{CustomHand, Texts};
    ///
    /// let hand = CustomHand {
    ///     name: "Gertie's Garter".into(),
    ///     names: Texts(vec![("de".into(), "Strumpfband".into())]),
    ///     template: "1234567a 1234567b".parse().unwrap(),
    ///     block: 0,
    /// };
    /// assert_eq!((hand.name_in("de-AT"), hand.name_in("ja")), ("Strumpfband", "Gertie's Garter"));
    /// ```
    #[must_use]
    pub fn name_in(&self, language: &str) -> &str {
        text_in(&self.names, language).map_or(&self.name, |(_, name)| name)
    }
}
