//! What a hand is worth, as the result and the table show it: the tiles of the decomposition, lines, steps.
//!
//! [`ScoreState::provide`] makes the state that these components share; whoever shows one of them calls it first.

pub mod decomposition;
pub mod fold;
pub mod gauge;
pub mod lines;
pub mod opener;
pub mod sheet;
pub mod state;
pub mod steps;

pub use decomposition::{SmallTile, SmallTiles};
pub use fold::Fold;
pub use opener::Opener;
pub use sheet::SheetBody;
pub use state::{Part, ScoreState};
