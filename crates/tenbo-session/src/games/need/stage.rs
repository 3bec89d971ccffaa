//! A game before its next deal, in which deals are tried.

use tenbo_engine::deal::{By, Draft, Players, Riichi};
use tenbo_engine::game::{Course, DealContext, Entry, Game, GameEnd, Placed, Report};
use tenbo_engine::plan::Plan;
use tenbo_engine::settle::{Account, TransferReason};
use tenbo_engine::tiles::Seat;

use super::size::Size;
use crate::form::{Ends, Form};

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The last round has not begun.
    Early,
    /// The last round.
    LastRound,
    /// The deal of the last dealer in the last round.
    LastDeal,
    /// A round more than the game has.
    ExtraRound,
}

impl Moment {
    /// How far a game is; nothing once it is over.
    #[must_use]
    pub fn of(report: &Report) -> Option<Moment> {
        let (context, rounds) = (report.next?, report.rounds);
        Some(match context.round + 1 {
            round if round > rounds => Moment::ExtraRound,
            round if round == rounds && context.dealer() + 1 == context.players() => Moment::LastDeal,
            round if round == rounds => Moment::LastRound,
            _ => Moment::Early,
        })
    }
}

/// What a deal makes of the game.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The players by place.
    pub places: Vec<Placed>,
    /// Why the game is over with that deal; nothing if it goes on.
    pub over: Option<GameEnd>,
    /// What each player pays for the winner's hand, without counters and sticks.
    pub paid: Vec<(usize, i64)>,
}

impl Outcome {
    /// Where a player stands then.
    #[must_use]
    pub fn placed(&self, player: usize) -> Option<&Placed> {
        self.places.iter().find(|placed| placed.player == player)
    }
}

/// A game before its next deal. All earlier deals have been replayed, once.
#[derive(Clone, Debug)]
pub struct Stage<'a> {
    game: Game,
    plan: &'a Plan,
    course: Course<'a>,
    /// What the deal starts from that is being played.
    begun: Entry,
    /// How the game stands.
    pub now: Report,
}

impl<'a> Stage<'a> {
    /// The game as it stands; nothing once it is over. `begun` is what is known of the next deal: who has declared riichi, and
    /// what differs from what follows from the deals before.
    #[must_use]
    pub fn of(game: &Game, plan: &'a Plan, begun: &Entry) -> Option<Stage<'a>> {
        let mut course = Course::of(game, plan);
        let last = game.deals.iter().map(|entry| course.play(entry)).last();
        let game = Game { deals: Vec::new(), ..game.clone() };
        let now = course.clone().report(&game, last.into_iter().collect());
        now.next?;
        let mut deal = Draft { players: Some(Players::three_if(course.context().players() == 3)), ..Draft::default() };
        for seat in begun.deal.stated_players().seats().filter(|&seat| declares(&begun.deal, seat)) {
            deal.seat_mut(seat).riichi = Riichi::Riichi;
        }
        let begun = Entry { deal, overrides: begun.overrides, ..Entry::default() };
        Some(Stage { game, plan, course, begun, now })
    }

    /// Its rules.
    #[must_use]
    pub const fn plan(&self) -> &'a Plan {
        self.plan
    }

    /// What the next deal starts from.
    #[must_use]
    pub const fn context(&self) -> DealContext {
        self.course.context()
    }

    /// Whether three play.
    #[must_use]
    pub const fn is_for_three(&self) -> bool {
        self.context().players() == 3
    }

    /// A form of the next deal, with nothing filled in but what is known.
    fn form(&self) -> Form {
        Form { entry: self.begun.clone(), ..Form::default() }
    }

    /// The next deal, won by a player with a hand of this size: on the discard of another, or self-drawn.
    #[must_use]
    pub fn win(&self, player: usize, from: Option<usize>, size: &Size) -> Form {
        let (context, mut form) = (self.context(), self.form());
        let seat = context.seat_of(player);
        form.winner = Some(seat);
        form.by = Some(if from.is_some() { By::Discard } else { By::SelfDraw });
        form.from = from.map(|from| context.seat_of(from));
        form.worth[seat] = size.worth();
        form
    }

    /// The next deal, in which nobody wins and these players are ready.
    #[must_use]
    pub fn draw(&self, ready: &[usize]) -> Form {
        let (context, mut form) = (self.context(), self.form());
        form.ends = Ends::Draw;
        for &player in ready {
            form.entry.deal.seat_mut(context.seat_of(player)).ready = Some(true);
        }
        form
    }

    /// Counters and riichi sticks on the table, with those that have been declared.
    #[must_use]
    pub fn on_table(&self) -> (u32, u32) {
        let (context, overrides) = (self.context(), self.begun.overrides);
        let declared = self.begun.deal.stated_players().seats().filter(|&seat| self.has_declared(seat)).count();
        let follow = context.deposits + u32::try_from(declared).unwrap_or_default();
        (overrides.honba.unwrap_or(context.honba), overrides.deposits.unwrap_or(follow))
    }

    /// Whether a seat has declared riichi in the next deal.
    #[must_use]
    pub fn has_declared(&self, seat: Seat) -> bool {
        declares(&self.begun.deal, seat)
    }

    /// What the filled in deal makes of the game; nothing if it cannot be played.
    #[must_use]
    pub fn play(&self, form: &Form) -> Option<Outcome> {
        let entry = form.deal(self.plan, self.is_for_three()).ok()?;
        let context = self.context();
        let mut course = self.course.clone();
        let deal = course.play(&entry);
        if !deal.problems.is_empty() {
            return None;
        }
        let hand = deal
            .answer
            .iter()
            .flat_map(|answer| &answer.transfers)
            .filter(|transfer| transfer.reason == TransferReason::Hand && matches!(transfer.to, Account::Seat(_)));
        let mut paid: Vec<(usize, i64)> = Vec::new();
        for transfer in hand {
            if let Account::Seat(seat) = transfer.from
                && let Some(player) = context.player_at(seat)
            {
                match paid.iter_mut().find(|(payer, _)| *payer == player) {
                    Some((_, sum)) => *sum += transfer.amount,
                    None => paid.push((player, transfer.amount)),
                }
            }
        }
        let report = course.report(&self.game, vec![deal]);
        Some(Outcome { places: report.places, over: report.over, paid })
    }
}

fn declares(deal: &Draft, seat: Seat) -> bool {
    deal.seat(seat).is_some_and(|entered| entered.riichi != Riichi::None)
}
