//! Who pays whom: every rulebook, schemes, penalties, losers, draws, several winners, the table's other details.

mod dealer_rotation;
mod first_in_turn;
mod losers;
mod no_win;
mod parts;
mod payments;
mod players;
mod schemes;
mod settlement;
mod settlement_penalties;
mod settlement_schemes;
mod table_details;
