//! Scores mahjong hands under any rulebook and says why: what each pattern is worth, why another does not count, what
//! the losers' hands are worth, who pays whom, and who is liable.
//!
//! Riichi, Chinese Official, the classical game and its relatives, Hong Kong, Zung Jung, Taiwanese, Sichuan, Singapore,
//! Vietnamese, Filipino, Korean and the presets of Four Winds come as rulebooks, which are data: any pattern, any value,
//! any unit. The engine uses no clock, language, network or floating-point numbers, and does not panic on any input.
//!
//! A [`Rulebook`] is compiled once into a [`Plan`]. A deal as entered is a [`Draft`], which may be incomplete or wrong.
//! [`answer`] checks it and returns an [`Answer`], or all [`Problems`] with their places:
//!
//! ```
//! use tenbo_engine::{Draft, Plan, Rulebook, Seat, answer};
//!
//! let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
//! // South has 234m 456p 678s 22p 56s and wins on a discarded 7s: all simples and pinfu.
//! let deal = Draft::of_hand(Seat::South, "234m456p678s22p56s+7s")?;
//! let answer = answer(&deal, &rules)?;
//! let score = answer.wins[0].score.as_ref().unwrap();
//! assert_eq!((score.tally.han_fu(), score.tally.total), (Some((2, 30)), 2000));
//! # Ok::<(), tenbo_engine::Problems>(())
//! ```
//!
//! Every pattern that the hand has gets a [`Line`]. One that does not count says why, and which other pattern is the
//! cause:
//!
//! ```
//! use tenbo_engine::{Draft, Pattern, Plan, Reason, Rulebook, Seat, answer};
//!
//! let rules = Plan::new(Rulebook::shipped("mcr-mil-2025").unwrap());
//! let deal = Draft::of_hand(Seat::South, "234m456p678s22p56s+7s")?;
//! let score = answer(&deal, &rules)?.wins.remove(0).score.unwrap();
//! // A hand of chows alone has no honors anyway.
//! let line = score.lines.iter().find(|line| line.pattern == Pattern::NoHonors).unwrap();
//! assert_eq!((line.reason, line.by.as_slice()), (Some(Reason::Implied), [Pattern::SuitedChowHand].as_slice()));
//! # Ok::<(), tenbo_engine::Problems>(())
//! ```
//!
//! The answer also settles the deal. Each [`Transfer`] says what it is for:
//!
//! ```
//! use tenbo_engine::{Draft, Plan, Rulebook, Seat, TransferReason, answer};
//!
//! let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
//! let mut deal = Draft::of_hand(Seat::South, "234m456p678s22p56s~7s")?;
//! deal.honba = 1;
//! let answer = answer(&deal, &rules)?;
//! // Three han and 20 fu: 1300 from the dealer, 700 from each of the others, and 100 from each for the counter.
//! assert_eq!((answer.net.seats[Seat::South], answer.net.seats[Seat::East]), (3000, -1400));
//! assert!(answer.transfers.iter().any(|transfer| transfer.reason == TransferReason::Honba));
//! # Ok::<(), tenbo_engine::Problems>(())
//! ```
//!
//! As many play as a [`Draft`] says, or else as the rulebook is for.
//!
//! The modules are the engine's rooms. Each knows only those before it in this list: [`tiles`], [`options`],
//! [`problems`], [`deal`], [`templates`], [`decompose`], [`patterns`], [`rules`], [`plan`], [`score`](mod@score),
//! [`check`](mod@check), [`settle`], [`game`]; [`wire`] reads and writes JSON.
//!
//! Pages such as `docs/rules/riichi.md`, which comments cite, are in the
//! [repository](https://github.com/tenbo-mahjong/tenbo/tree/main/docs), not in the crate. There `docs/architecture.md`
//! has a drawing of the rooms, and recipes for adding a rulebook, a pattern and an option.
//!
//! # Features
//!
//! - `rulebooks` (default): all shipped rulebooks are compiled in. Without it only the first one is, and a program can
//!   load the others later and hand them to [`rules::shipped::install`].
//! - `schema`: JSON Schemas of requests, rulebooks and answers. Only what publishes them needs it.
#![forbid(unsafe_code)]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable, clippy::float_arithmetic)
)]

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}

mod bits;
pub mod check;
pub mod deal;
pub mod decompose;
#[cfg(feature = "schema")]
mod described;
pub mod game;
mod json;
mod named;
pub mod options;
// Public for the page alone, as it says itself.
#[doc(hidden)]
pub mod order;
pub mod patterns;
pub mod plan;
pub mod problems;
mod ratio;
pub mod rules;
#[cfg(test)]
mod sample;
pub mod score;
pub mod settle;
pub mod templates;
pub mod tiles;
pub mod wire;

pub use named::{Named, UnknownName};
// For what `named!` declares in other crates.
pub use ratio::Ratio;
#[cfg(feature = "schema")]
#[doc(hidden)]
pub use schemars;
#[doc(hidden)]
pub use serde;

pub use check::{Deal, check};
pub use deal::{By, Draft, End, Hand, Riichi, SeatDraft, Situation, WinDraft};
pub use patterns::Pattern;
pub use plan::{Plan, Reason};
pub use problems::{Problem, Problems};
pub use rules::{Rulebook, Unit};
pub use score::{Breakdown, Line, Score, Tally, explain, score};
pub use settle::{Answer, Scorer, Transfer, TransferReason, answer};
pub use tiles::{BySeat, Kind, Meld, MeldKind, Seat, Suit, Tile};
