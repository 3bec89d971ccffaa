//! Names for schemas of values that their Rust type does not describe precisely enough: a field of a room names one of
//! them in `with`. [`wire`](crate::wire) has the schemas.

/// A range of characters: the index of the first, and that of the one after the last.
pub struct Chars;

/// A setting of an option.
pub struct Setting;

/// The kind of a set in a decomposition.
pub struct SetKind;

/// A seat, or whoever discards a tile.
pub struct SeatOrDiscarder;

/// A player of a game, by number from 0.
pub struct Player;

/// Some of the players of a game.
pub struct Players;

/// An amount for each player.
pub struct Amounts;

/// The answer to a deal, whose schema is a file of its own.
pub struct AnswerFile;
