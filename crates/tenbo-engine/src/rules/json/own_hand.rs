//! Hands that a rulebook defines itself, as files have them.

use super::collection::{NameJson, OrNull, PatternMap, PerTag};
use crate::object::object;
use crate::rules::own_hand::OwnHand;

object! {
    /// A hand that the rulebook defines itself: its tiles and its names. What it is worth is an item of winner or
    /// losers, under its id.
    OwnHandJson, OwnHandField [rename = "hand-of-ones-own"] {
        /// Its name.
        name: NameJson => Name = "name";
        /// Its names in other languages, by language tag.
        names: Option<PerTag> => Names = "names" unless "Option::is_none";
        /// Its groups of tiles, in the notation of docs/rules/templates.md.
        template: String => Template = "template" [length(min = 1, max = crate::problems::bounds::TEMPLATE)];
    }
}

/// Hands by their ids, `own-1` to `own-64`; null removes the hand of the base.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(transparent)]
pub struct OwnHandsJson(pub PatternMap<OrNull<OwnHandJson>>);

impl From<&OwnHand> for OwnHandJson {
    fn from(hand: &OwnHand) -> OwnHandJson {
        let text = |text: &std::borrow::Cow<'static, str>| NameJson(text.clone().into_owned());
        let names = hand.names.iter().map(|(tag, name)| (tag.clone().into_owned(), text(name)));
        OwnHandJson {
            name: text(&hand.name),
            names: (!hand.names.is_empty()).then(|| PerTag(names.collect())),
            template: hand.template.to_string(),
        }
    }
}
