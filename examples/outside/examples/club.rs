//! A club's own rulebook, in Rust and as a file, with a hand of its own, and a game of four deals under it: `cargo run
//! --manifest-path examples/outside/Cargo.toml --example club`.

use std::error::Error;

use tenbo_engine::{CustomHand, Draft, Entry, Game, Item, Pattern, Plan, Rulebook, Seat, Unit, replay};

/// EMA's rules for one round, in which two runs from one to seven are a yakuman.
fn club() -> Result<Rulebook, Box<dyn Error>> {
    let mut rules = Rulebook::shipped("riichi-ema-2025")?;
    rules.options.game.rounds = 1;
    rules.hands.insert(Pattern::CUSTOM[0], CustomHand::of("Gertie's Garter", "1234567a 1234567b".parse()?));
    rules.winner.insert(Pattern::CUSTOM[0], Item::of(100, Unit::PercentOfLimit))?;
    Ok(rules)
}

fn main() -> Result<(), Box<dyn Error>> {
    let file: Rulebook = include_str!("club.json").parse()?;
    // Each seat is named after its wind in that deal.
    let hands = [
        (Seat::South, "1234567m123456s~7s"),
        (Seat::West, "234m456p678s22p56s+7s"),
        (Seat::South, "19m19p19s1234567z~1z"),
        (Seat::North, "345m345p345s567s8p+8p"),
    ];
    let deals: Result<_, _> = hands.into_iter().map(|(seat, hand)| Draft::of_hand(seat, hand).map(Entry::of)).collect();
    let game =
        Game { players: ["Ana", "Ben", "Cho", "Dai"].map(String::from).into(), deals: deals?, ..Game::default() };
    for rules in [club()?, file] {
        let report = replay(&game, &Plan::new(rules));
        for deal in &report.deals {
            println!("{}: {:?} {:?}", deal.cause, deal.changes, deal.problems);
        }
        for placed in report.last.ok_or("the game is not over")?.ranking {
            println!("{}. {} {}", placed.place, game.players[placed.player], placed.score);
        }
    }
    Ok(())
}
