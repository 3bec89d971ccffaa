//! The contract: requests and answers as JSON, for the batch example, the page and other programs.
//!
//! Requests and answers are described once, by types that are serialized as they are and from which the published
//! schemas are made. Requests are [`deal_request`] and [`mod@game_request`] with [`deal`], and rulebooks
//! ([`crate::Rulebook`]); answers are [`mod@answer`] with [`worth`] and [`explanation`], [`game_answer`] and
//! [`refusal`]. Requests are read field by field, so that every problem is found.

pub mod answer;
pub mod constants;
#[cfg(feature = "schema")]
pub mod described;
mod explain;
pub mod explanation;
pub mod game;
pub mod game_answer;
mod game_reply;
mod json;
mod lists;
mod names;
mod outcome;
pub mod parsed;
pub mod questions;
pub mod refusal;
pub mod reply;
pub mod request;
mod respond;
#[cfg(feature = "schema")]
pub mod schema;
pub mod tiles_text;
pub mod worth;

pub use constants::VERSION;
pub use game::{game_request, read_file, read_request};
pub use json::to_json;
pub use request::read;
pub use respond::{Reply, refused, reply_to, respond, respond_with};
