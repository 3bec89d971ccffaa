//! Templates of hands in rulebook files.

use serde_json::Value;

use crate::json::{Field, Within};
use crate::problems::{Place, Problem, ProblemKey, Reader, bounds};
use crate::templates::{Template, TemplateError, TemplateErrors, TemplateFault};

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
