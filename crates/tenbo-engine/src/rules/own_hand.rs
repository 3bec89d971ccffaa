//! A hand that a rulebook defines itself (docs/rules/templates.md).

use std::borrow::Cow;

use super::texts::{Texts, text_in};
use crate::options::Options;
use crate::templates::Template;

/// A hand that a rulebook defines itself: its tiles and its names. What it is worth and what it excludes is in the
/// lists of the rulebook, under its id, as for any pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnHand {
    /// Its name.
    pub name: Cow<'static, str>,
    /// Its names in other languages, each with the tag of its language, such as `de` or `zh-Hans`.
    pub names: Texts,
    /// The tiles that it consists of.
    pub template: Template,
    /// The index of the rulebook's block that defines it.
    pub block: u8,
}

impl OwnHand {
    /// Whether it has as many tiles as a complete hand under these options: 14 or 17.
    #[must_use]
    pub fn fits_size(&self, options: &Options) -> bool {
        self.template.size() == 3 * options.tiles.hand_size.sets() as usize + 2
    }

    /// Its name in a language, given by its tag, or in a variant of that language with another script or region;
    /// otherwise [`name`](Self::name).
    ///
    /// ```
    /// use tenbo_engine::rules::OwnHand;
    ///
    /// let hand = OwnHand {
    ///     name: "Gertie's Garter".into(),
    ///     names: vec![("de".into(), "Strumpfband".into())],
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
