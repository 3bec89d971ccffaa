//! What the page says, in every language, as files to be read: each situation has one in `snapshots`, those of each view but
//! *Hand* in a folder of their own.
//! `cargo insta review` (or `INSTA_UPDATE=always cargo test -p tenbo-wording --test said`) takes over what has changed.

mod compare;
mod copied;
mod editor;
mod games;
mod glossary;
mod hand;
mod outcome;
mod page;
mod reference;
mod situations;
mod table;
