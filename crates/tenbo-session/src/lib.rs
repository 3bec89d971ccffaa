//! What the user is doing: the state of the page, its edits, undo, sharing, keys. No web here.
//!
//! Everything is a plain value: an [`edit::Edit`] makes a new [`state::State`] out of an old one or says why it cannot, and
//! the [`history::History`] takes what is done to the page.

pub mod action;
pub mod asked;
pub mod caret;
pub mod copies;
pub mod danger;
pub mod default_book;
pub mod edit;
pub mod editor;
pub mod embed;
pub mod entry;
pub mod example;
pub mod exclusions;
pub mod faces;
pub mod focus_target;
pub mod form;
pub mod foul_menu;
pub mod games;
pub mod given;
pub mod history;
pub mod keys;
pub mod latest;
pub mod lying;
pub mod misfit;
pub mod multiples;
pub mod numbers;
pub mod option_list;
pub mod option_names;
pub mod paste;
pub mod pattern_names;
pub mod pen;
pub mod qr;
pub mod quick;
pub mod random_hand;
pub mod readiness;
pub mod recents;
pub mod records;
pub mod remedies;
pub mod rule_sheet;
pub mod rules;
pub mod samples;
pub mod seat_action;
pub mod seating;
pub mod share;
pub mod situations;
pub mod sought;
pub mod state;
pub mod sticks;
pub mod tab;
pub mod tables;
pub mod theme;
pub mod used_rulebooks;
pub mod view;

pub use action::Action;
pub use edit::{Edit, Refusal, apply};
pub use history::History;
pub use rules::RulesChoice;
pub use seating::Seating;
pub use state::{Ending, State, Target};
pub use view::View;
