//! Reads the hands that a rulebook defines itself.

use std::borrow::Cow;

use serde_json::Value;

use super::patterns::pattern;
use super::texts::texts;
use super::values::{field, known};
use crate::problems::{Place, Problem, ProblemKey, Reader, bounds};
use crate::rules::book::Rulebook;
use crate::rules::json::OwnHandField;
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
        } else if let Some(hand) = own_hand(value, &place, block, read) {
            book.hands.insert(pattern, hand);
        }
    }
}

fn own_hand(json: &Value, at: &Place, block: u8, read: &mut Reader) -> Option<OwnHand> {
    known::<OwnHandField>(json, at, read);
    let name = field(json, OwnHandField::Name.as_str(), at, read);
    let name = name.and_then(|(value, place)| read.text(value, &place));
    let names = json.get(OwnHandField::Names.as_str());
    let names = names.map(|value| texts(value, &at.join(OwnHandField::Names.as_str()), read)).unwrap_or_default();
    let template = field(json, OwnHandField::Template.as_str(), at, read);
    let template = template.and_then(|(value, place)| template_of(value, &place, read));
    Some(OwnHand { name: Cow::Owned(name?.to_owned()), names, template: template?, block })
}

fn template_of(json: &Value, at: &Place, read: &mut Reader) -> Option<Template> {
    let text = read.text_within(json, at, bounds::TEMPLATE)?;
    match text.parse() {
        Ok(template) => Some(template),
        Err(errors) => {
            let errors: TemplateErrors = errors;
            let problem = |error: &TemplateError| Problem::new(error.fault.into(), at.clone()).chars(error.chars);
            read.problems.extend(errors.iter().map(problem));
            None
        }
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
