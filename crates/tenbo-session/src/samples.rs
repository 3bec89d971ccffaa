//! Sample hands, one for each large family of rulebooks, for those who want to see what the page does.

use tenbo_engine::rules::Family;

use super::example::Example;
use super::rules::RulesChoice;
use super::state::State;

/// A hand under a rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The family that it stands for.
    pub family: Family,
    /// The id of the rulebook.
    pub rulebook: &'static str,
    /// How that game is called for short where it comes from.
    pub sign: &'static str,
    /// The hand, in the words of the catalogue's examples.
    hand: &'static str,
}

/// Riichi, Chinese Official, Hong Kong with claimed pungs, and points with doubles.
pub const SAMPLES: [Sample; 4] = [
    Sample {
        family: Family::Riichi,
        rulebook: "riichi-ema-2025",
        sign: "立直",
        hand: "riichi ippatsu dora-1 345m345p678s77p34s+5s",
    },
    Sample { family: Family::ChineseOfficial, rulebook: "mcr-mil-2025", sign: "国标", hand: "123m456p789s55s67p+8p" },
    Sample {
        family: Family::HongKong,
        rulebook: "hong-kong-old-style",
        sign: "港式",
        hand: "12345p99p(777z)(222z)+6p",
    },
    Sample {
        family: Family::Classical, rulebook: "chinese-classical", sign: "古典", hand: "222z777z33p55s(999m)~3p"
    },
];

impl Sample {
    /// Its tiles, and what happened.
    #[must_use]
    pub fn example(self) -> Example {
        Example::read(self.hand)
    }

    /// The state in which it has just been won; `None` if the rulebook is not here.
    #[must_use]
    pub fn state(self, now: &State) -> Option<State> {
        let rules = RulesChoice::of(self.rulebook)?;
        let full = rules.plan().shapes().tiles();
        Some(self.example().state(&State { rules, full, ..now.clone() }))
    }
}

#[cfg(test)]
mod tests {
    use tenbo_engine::settle::answer;

    use super::SAMPLES;
    use crate::State;

    /// Riichi: riichi, ippatsu, pinfu, all simples, three color straight 2 and a dora are 7 han, a haneman. Chinese
    /// Official: mixed straight 8, all chows 2, concealed hand 2. Hong Kong: half flush 3, dragon, seat
    /// wind and no flowers 1 each are 6 faan, 32 points. Classical: 10 for going out, 2 for the draw, 4 for the claimed pung of nines,
    /// 8 for each of honors, 4 for the threes; doubled for own wind, dragon, all pungs and three concealed ones.
    #[test]
    fn every_sample_is_a_win_under_its_rulebook() {
        let totals = SAMPLES.map(|sample| {
            let state = sample.state(&State::default()).unwrap();
            let plan = state.rules.plan();
            let win = answer(&state.deal(&plan), &plan).unwrap().wins.remove(0);
            assert!(win.score.is_some_and(|score| score.tally.win), "{sample:?}");
            win.total
        });
        assert_eq!(totals, [12_000, 12, 32, 36 << 4]);
    }
}
