//! Reads the hands that a rulebook defines itself.

use serde_json::Value;

use super::patterns::pattern;
use crate::json::{Field, Within};
use crate::problems::{Place, Problem, ProblemKey, Reader, bounds};
use crate::rules::book::Rulebook;
use crate::rules::own_hand::OwnHand;
use crate::templates::{Template, TemplateError, TemplateErrors, TemplateFault};

/// Reads hands; they replace those that the base has under the same ids. `block` is the index of their block.
pub fn own_hands(json: &Value, at: &Place, book: &mut Rulebook, block: u8, read: &mut Reader) {
    for (id, value, place) in read.fields(json, at) {
        let Some(pattern) = pattern(id, &place, read) else { continue };
        if pattern.own_number().is_none() {
            read.problems.push(Problem::new(ProblemKey::UnknownPattern, place).named(id.to_owned()));
        } else if value.is_null() {
            book.hands.remove(&pattern);
        } else if let Some(hand) = OwnHand::read(value, &place, OwnHand::WITHIN, read) {
            book.hands.insert(pattern, OwnHand { block, ..hand });
        }
    }
}

impl Field for Template {
    const WITHIN: Within = Within { least: 1, ..Within::up_to(bounds::TEMPLATE) };

    fn read(json: &Value, at: &Place, within: Within, read: &mut Reader) -> Option<Template> {
        let errors: TemplateErrors = match read.text_within(json, at, within.longest())?.parse() {
            Ok(template) => return Some(template),
            Err(errors) => errors,
        };
        let problem = |error: &TemplateError| Problem::new(error.fault.into(), at.clone()).chars(error.chars);
        read.problems.extend(errors.iter().map(problem));
        None
    }

    fn write(&self) -> Value {
        self.to_string().into()
    }

    #[cfg(feature = "schema")]
    fn schema(within: Within, _: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "minLength": within.least, "maxLength": within.most })
    }
}

impl From<TemplateFault> for ProblemKey {
    fn from(fault: TemplateFault) -> ProblemKey {
        match fault {
            TemplateFault::Unreadable => ProblemKey::UnreadableTemplate,
            TemplateFault::SuitMissing => ProblemKey::TemplateSuitMissing,
            TemplateFault::Size => ProblemKey::TemplateSize,
            TemplateFault::Unfillable => ProblemKey::TemplateUnfillable,
            TemplateFault::TooMany => ProblemKey::TemplateTooOpen,
        }
    }
}
