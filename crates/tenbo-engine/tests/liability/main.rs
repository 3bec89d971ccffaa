//! Liability: riichi's table, its details, and random hands beside a reading of the rules.

mod liability;
mod liability_details;
mod named_wins;
mod own_hands;
mod settlement_pao;
