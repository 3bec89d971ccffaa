//! The contract: requests and answers as JSON, for the batch example, the page and other programs.
//!
//! Requests and answers are described once, by types that are serialized as they are and from which the published
//! schemas are made. Requests are [`Request`](request::Request) and [`GameRequest`](game::GameRequest), with rulebooks
//! ([`crate::Rulebook`]). They are read field by field, so that every problem is found. What an answer consists of is
//! for the most part the engine's own types ([`Transfer`](crate::Transfer), [`Problem`](crate::Problem),
//! [`Report`](crate::game::Report) and so on); where JSON needs the plan as well, the type is here.

mod answer;
mod constants;
#[cfg(feature = "schema")]
mod described;
mod explanation;
pub mod game;
mod json;
mod lists;
mod names;
mod outcome;
mod parsed;
pub mod questions;
mod refusal;
pub mod request;
mod respond;
#[cfg(feature = "schema")]
pub mod schema;

pub use constants::VERSION;
pub use game::{game_request, read_file, read_request};
pub use json::to_json;
pub use request::read;
pub use respond::{answer_json, refused, respond, respond_with};
