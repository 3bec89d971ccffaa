//! The hands of one way to win, each played when it is asked for.

use tenbo_engine::deal::By;

use super::answer::{Answer, Below, Goal, Smallest, Step};
use super::size::{Size, sizes};
use super::stage::{Outcome, Stage};

/// How much a place is missed by; nothing if it is reached.
#[must_use]
pub fn missing(outcome: &Outcome, player: usize, place: u8) -> Option<i64> {
    let own = outcome.placed(player)?;
    if own.place <= place {
        return None;
    }
    let holder = outcome.places.get(usize::from(place).checked_sub(1)?)?;
    Some(holder.decided_by - own.decided_by)
}

/// The hands of a player who wins from another, or draws the tile, with what has been found out about them.
#[derive(Debug)]
pub struct Tried<'a, 'b> {
    stage: &'b Stage<'a>,
    player: usize,
    from: Option<usize>,
    sizes: Vec<Size>,
    /// What each makes of the game, as far as it has been played.
    outcomes: Vec<Option<Outcome>>,
}

impl<'a, 'b> Tried<'a, 'b> {
    /// All hands of this way.
    #[must_use]
    pub fn new(stage: &'b Stage<'a>, player: usize, from: Option<usize>) -> Tried<'a, 'b> {
        let by = if from.is_some() { By::Discard } else { By::SelfDraw };
        let seat = stage.context().seat_of(player);
        let sizes = sizes(stage.plan(), stage.is_for_three(), seat, by);
        let outcomes = vec![None; sizes.len()];
        Tried { stage, player, from, sizes, outcomes }
    }

    /// What is needed to reach a place; nothing if no deal can be played in this way.
    pub fn answer(&mut self, goal: &Goal) -> Option<Answer> {
        let (count, player, place) = (self.sizes.len(), self.player, goal.place);
        let reached = |outcome: &Outcome| missing(outcome, player, place).is_none();
        let first = self.first(0, reached)?;
        if first == count {
            return Some(Answer::NoWin(Box::new(self.below(count, place)?)));
        }
        let outcome = self.outcome(first)?;
        let tied = |outcome: &Outcome| {
            let own = outcome.placed(player).map(|placed| placed.place);
            own == Some(place) && outcome.places.iter().filter(|placed| Some(placed.place) == own).count() > 1
        };
        let (shared, goes_on) = (tied(outcome), outcome.over.is_none());
        let over = |outcome: &Outcome| outcome.over.is_some();
        let ends = if goes_on { self.first(first, over)? } else { count };
        let usual = (first..count).find(|&at| self.sizes.get(at).is_some_and(Size::is_usual)).filter(|&at| at > first);
        Some(Answer::Win(Box::new(Smallest {
            step: self.step(first)?,
            below: self.below(first, place),
            usual: usual.and_then(|at| self.step(at)),
            shared,
            goes_on,
            ends_from: self.step(ends),
        })))
    }

    /// The first hand from a place of the list on of which something holds: where it holds of one it holds of every larger
    /// one. The length of the list if it holds of none; nothing if a deal cannot be played.
    fn first(&mut self, from: usize, holds: impl Fn(&Outcome) -> bool) -> Option<usize> {
        let (mut low, mut high) = (from, self.sizes.len());
        while low < high {
            let middle = low.midpoint(high);
            if holds(self.outcome(middle)?) { high = middle } else { low = middle + 1 }
        }
        Some(low)
    }

    /// The hand before a place of the list, and what is missing with it.
    fn below(&mut self, at: usize, place: u8) -> Option<Below> {
        let before = at.checked_sub(1)?;
        let player = self.player;
        let short = missing(self.outcome(before)?, player, place)?;
        Some(Below { step: self.step(before)?, short })
    }

    fn step(&mut self, at: usize) -> Option<Step> {
        let paid = self.outcome(at)?.paid.clone();
        Some(Step { size: self.sizes.get(at)?.clone(), paid })
    }

    fn outcome(&mut self, at: usize) -> Option<&Outcome> {
        let slot = self.outcomes.get_mut(at)?;
        if slot.is_none() {
            let form = self.stage.win(self.player, self.from, self.sizes.get(at)?);
            *slot = self.stage.play(&form);
        }
        slot.as_ref()
    }
}
