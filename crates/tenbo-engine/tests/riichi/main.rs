//! Riichi: the corpus, every switch, three players, the score table, warnings of liability.

mod pao_warnings;
mod riichi_corpus;
mod riichi_switches;
mod score_table;
mod three_players;
