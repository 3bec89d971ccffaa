//! The table: who pays whom and why, losers' hands, liability and its warnings, draws and fouls.

pub mod account;
pub mod answer;
pub mod draw;
pub mod fouls;
pub mod liability;
pub mod named;
pub mod passing;
pub mod payment;
mod shares;
pub mod verdict;
pub mod warning;
pub mod yakitori;

pub use account::{Account, Net, Transfer, TransferWhy};
pub use answer::{Answer, Detail, Verdict, answer};
pub use named::checked;
pub use verdict::LiabilityWhy;
pub use warning::Warning;
pub use yakitori::yakitori;
