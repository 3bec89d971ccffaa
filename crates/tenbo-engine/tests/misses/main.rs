//! Patterns that hands just miss.

mod misses;
