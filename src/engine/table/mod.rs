//! The table: who pays whom and why, losers' hands, liability and its warnings, draws and fouls.

pub mod account;
pub mod answer;
pub mod draw;
pub mod liability;
pub mod payment;
mod shares;
pub mod warning;

pub use account::{Account, Net, Transfer, TransferWhy};
pub use answer::{Answer, Detail, answer};
pub use warning::Warning;
