//! Of what a payment consists.

use std::ops::{AddAssign, Sub};

use crate::named;
use crate::rules::LiableShare;

named! {
    /// What a loser pays on top of a share of the hand.
    OnTop {
        /// What each loser pays whatever the hand is worth.
        Basic = "basic",
        /// The dealer's bonus.
        Dealer = "dealer",
        /// What the dealer's wins in a row add to it.
        Repeats = "repeats",
        /// The bonus for a tile that was drawn.
        SelfDraw = "self-draw",
    }
}

/// Of what the amount of a transfer consists. All parts together are the amount.
///
/// ```
/// use tenbo_engine::settle::Parts;
/// use tenbo_engine::{Draft, Plan, Rulebook, Seat, answer};
///
/// // Two tai, and one more because East is the dealer.
/// let rules = Plan::new(Rulebook::shipped("taiwanese-association-2009").unwrap());
/// let deal = Draft::of_hand(Seat::East, "234567m345678p123s9s+9s")?;
/// let answer = answer(&deal, &rules)?;
/// let (tai, parts) = (answer.wins[0].total, answer.transfers[0].parts);
/// assert_eq!(parts, Parts { own: tai, dealer: 1, ..Parts::default() });
/// assert_eq!(parts.sum(), answer.transfers[0].amount);
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// What the transfer is for itself: the payer's own share of a hand, or the whole of anything else.
    pub own: i64,
    /// The discarder's or a liable seat's payment for the other losers' shares.
    pub others: i64,
    /// What each loser pays whatever the hand is worth.
    pub basic: i64,
    /// The dealer's bonus.
    pub dealer: i64,
    /// What the dealer's wins in a row add to it.
    pub repeats: i64,
    /// The bonus for a tile that was drawn.
    pub self_draw: i64,
    /// What rounding adds, or takes away if it is below 0.
    pub rounding: i64,
}

impl Parts {
    /// An amount that consists of nothing else.
    #[must_use]
    pub const fn whole(amount: i64) -> Parts {
        Parts { own: amount, others: 0, basic: 0, dealer: 0, repeats: 0, self_draw: 0, rounding: 0 }
    }

    /// All parts together.
    #[must_use]
    pub const fn sum(self) -> i64 {
        self.own + self.others + self.on_top() + self.rounding
    }

    /// What is paid on top of the hand for this.
    #[must_use]
    pub const fn of(self, what: OnTop) -> i64 {
        match what {
            OnTop::Basic => self.basic,
            OnTop::Dealer => self.dealer,
            OnTop::Repeats => self.repeats,
            OnTop::SelfDraw => self.self_draw,
        }
    }

    /// What comes on top of the hand, before rounding.
    #[must_use]
    pub const fn on_top(self) -> i64 {
        self.basic + self.dealer + self.repeats + self.self_draw
    }
}

impl Parts {
    /// A liable seat's part of each of them.
    #[must_use]
    pub(super) fn part(self, share: LiableShare) -> Parts {
        let Parts { own, others, basic, dealer, repeats, self_draw, rounding } = self;
        let [own, others, basic, dealer, repeats, self_draw, rounding] =
            [own, others, basic, dealer, repeats, self_draw, rounding].map(|amount| share.of(amount));
        Parts { own, others, basic, dealer, repeats, self_draw, rounding }
    }
}

impl Sub for Parts {
    type Output = Parts;

    fn sub(self, less: Parts) -> Parts {
        Parts {
            own: self.own - less.own,
            others: self.others - less.others,
            basic: self.basic - less.basic,
            dealer: self.dealer - less.dealer,
            repeats: self.repeats - less.repeats,
            self_draw: self.self_draw - less.self_draw,
            rounding: self.rounding - less.rounding,
        }
    }
}

impl AddAssign for Parts {
    fn add_assign(&mut self, more: Parts) {
        self.own += more.own;
        self.others += more.others;
        self.basic += more.basic;
        self.dealer += more.dealer;
        self.repeats += more.repeats;
        self.self_draw += more.self_draw;
        self.rounding += more.rounding;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_is_added_and_taken_away_by_itself() {
        let parts =
            Parts { own: 1, others: 20, basic: 300, dealer: 4000, repeats: 50_000, self_draw: 600_000, rounding: -7 };
        let twice = Parts {
            own: 2,
            others: 40,
            basic: 600,
            dealer: 8000,
            repeats: 100_000,
            self_draw: 1_200_000,
            rounding: -14,
        };
        let mut sum = parts;
        sum += parts;
        assert_eq!((sum, sum.sum()), (twice, 1_308_628));
        assert_eq!((twice - parts, parts - parts), (parts, Parts::default()));
    }
}
