//! What the page says, in every language, as files to be read: each situation of `situations` has one in `snapshots`.
//! `cargo insta review` (or `INSTA_UPDATE=always cargo test -p tenbo-wording --test said`) takes over what has changed.

mod hand;
mod situations;
