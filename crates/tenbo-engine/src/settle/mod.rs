//! Who pays whom, how much and why: wins, losers' hands, liability and its warnings, what is paid at once, draws and fouls.

mod account;
mod answer;
mod dealer_rotation;
mod declared;
mod draw;
mod fouls;
mod immediate;
mod liability;
mod named;
mod other;
mod parts;
mod payment;
mod progress;
mod reach;
mod seat_answer;
mod settled;
mod shares;
mod verdict;
mod waits;
mod wall;
mod warning;
mod yakitori;

pub use account::{Account, Net, Transfer, TransferReason};
pub use answer::{Answer, Detail, Scorer, Verdict, WinAnswer, answer};
pub use dealer_rotation::deal_passes;
pub use fouls::{is_void, penalties};
pub use immediate::immediate;
pub use named::checked;
pub use parts::{OnTop, Parts};
pub use progress::{EfficientDiscard, Progress, Useful, left, missing, progress};
pub use seat_answer::SeatAnswer;
pub use verdict::LiabilityReason;
pub use waits::{DiscardChoice, Wait, discards, furiten_by, is_furiten, waits};
pub use wall::counts_as_ready;
pub use warning::Warning;
pub use yakitori::yakitori;
