//! One hand under three rulebooks, with each pattern that does not count and why: `cargo run --manifest-path
//! examples/outside/Cargo.toml`.

use std::error::Error;

use tenbo_engine::{Draft, Plan, Rulebook, Seat, answer};

fn main() -> Result<(), Box<dyn Error>> {
    for id in ["riichi-ema-2025", "mcr-mil-2025", "chinese-classical"] {
        let rules = Plan::new(Rulebook::shipped(id)?);
        let deal = Draft::of_hand(Seat::South, "234m(555p@E)66688s22s+2s")?;
        let answer = answer(&deal, &rules)?;
        let score = answer.wins[0].score.as_ref().ok_or("no tiles")?;
        println!("{}: {} {}", rules.rulebook().name, score.tally.total, rules.unit_of_total());
        for line in &score.lines {
            match line.reason {
                None => println!("  {} counts {} {}", line.pattern, line.value, line.unit),
                Some(reason) => println!("  {} does not count: {reason} {:?}", line.pattern, line.by),
            }
        }
    }
    Ok(())
}
