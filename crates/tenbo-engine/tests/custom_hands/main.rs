//! Hands that a rulebook defines itself, by templates (docs/rules/templates.md).

mod american;
mod exposed;
mod fits;
mod implied;
mod jokers;
mod known_hands;
mod near;
mod special_hands;
mod templates;
mod under_rules;
mod vectors;
