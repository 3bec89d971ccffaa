//! Liability: riichi's table, its details, and random hands beside a reading of the rules.

mod custom_hands;
mod liability;
mod liability_details;
mod named_wins;
mod settlement_pao;
