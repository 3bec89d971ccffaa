//! Templates: hands that a rulebook defines itself, as groups of tiles with variables. `docs/rules/templates.md` has
//! the notation.

mod compiled;
mod example;
mod filling;
mod fillings;
mod fit;
mod group;
mod outline;
mod read;
mod remainder;
mod spread;
mod template;
mod traits;
mod variable;
mod way;
mod write;

pub use compiled::{HandNumbers, Templates};
pub use example::Example;
pub use fit::{Filled, Fit};
pub use group::{Body, Group, GroupTiles, Mark, Marks, Rank, SuitOf, TileOf};
pub use read::{TemplateDraft, TemplateError, TemplateErrors, TemplateFault};
pub use remainder::Remainder;
pub use template::Template;
