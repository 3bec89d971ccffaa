//! Chinese Official: the corpus, worked hands, fans by reasons, payments, every switch.

mod mcr_corpus;
mod mcr_matrix;
mod mcr_payments;
mod mcr_switches;
mod mcr_vectors;
