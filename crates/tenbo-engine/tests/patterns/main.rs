//! The catalogue: examples and near misses, what follows from what, the decompositions.

mod catalogue;
mod decompositions;
mod entailment;
