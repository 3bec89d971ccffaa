//! What the tests of the engine and of the app share. None of it ships.
//!
//! - Made from a seed: [`random`] numbers; [`hands`] (legal wins with their deals, for properties), [`shaped_hands`]
//!   (bare hands that lean toward rare patterns), [`shapes`] and [`fan_shapes`] with [`fan_hands`] (hands for other
//!   scorers), [`deals`] and [`requests`] of all degrees of sanity, for fuzzing.
//! - Read from the test data: [`files`]; corpora as [`riichi`], [`mcr`] and [`classical`] write them, with the [`fans`] of
//!   Chinese Official; the documents' worked [`examples`]; what players [need](needs) in a game.
//! - Written by hand: a deal in a line ([`deal`]), [`switches`], [`situations`], [`broken`] requests.
//! - Oracles that do not ask the engine: who pays whom ([`paid`]), whether a hand fits a template ([`template_hands`]), which fans and reasons [`never`](mod@never) meet, the published
//!   `schemas`.

pub mod books;
pub mod broken;
pub mod classical;
pub mod deal;
pub mod deals;
pub mod examples;
pub mod fan_hands;
pub mod fan_shapes;
pub mod fans;
pub mod files;
pub mod hands;
pub mod mcr;
pub mod needs;
pub mod never;
pub mod paid;
pub mod random;
pub mod requests;
pub mod riichi;
#[cfg(feature = "schemas")]
pub mod schemas;
pub mod shaped_hands;
pub mod shapes;
pub mod situations;
pub mod sources;
pub mod switches;
pub mod template_hands;
