//! The classical game: Kajongg's hands, published examples, limits, special wins.

mod classical_corpus;
mod classical_hands;
mod classical_limits;
mod classical_published;
mod classical_wins;
mod lines;
mod patterns_in_hands;
mod totals;
