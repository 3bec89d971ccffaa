//! What people read, per language.
