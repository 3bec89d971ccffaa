//! The sentences of the table: who pays whom how much, and why.

use tenbo_engine::deal::{By, Draft, Offence};
use tenbo_engine::options::Settlement;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::Family;
use tenbo_engine::settle::{Account, Answer, LiabilityReason, Transfer, TransferReason, Verdict, WinAnswer};
use tenbo_engine::tiles::Seat;

use super::language::Language;
use super::number::grouped;
use crate::session::Seating;

/// Why somebody pays what he pays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Because {
    /// A rule makes him pay for others.
    Liable(Verdict),
    /// He discarded the winning tile.
    Discarded,
    /// His kong was robbed.
    Robbed,
    /// The discarder pays double.
    DiscarderDoubles,
    /// A tile that was drawn is paid double.
    DrawnDoubles,
    /// He pays what all losers would.
    ForAll,
    /// Everybody pays a tile that was drawn.
    Drawn,
    /// Every loser pays, whoever discarded.
    EachLoser,
    /// The winner deals, and gets more.
    DealerWins,
    /// He deals, and pays more.
    DealerPays,
    /// East pays and gets double.
    EastDoubles,
    /// So much that every loser pays, beside the hand.
    Basic(i64),
    /// The worth of both hands, that of the payee first.
    Compared(i64, i64),
    /// Counters, so many.
    Counters(u32),
    /// Riichi sticks, so many.
    Sticks(u32),
    /// One was ready at the draw, the other not.
    NotReady,
    /// The payee discarded nothing but terminals and honors.
    Nagashi,
    /// The payee made a kong.
    Kong,
    /// The payee has bonus tiles that belong together.
    Flowers,
    /// A foul of the payer, how often, and whether it was taken back at once.
    Foul(Offence, u32, bool),
    /// A bonus of the rulebook.
    Bonus,
}

/// A transfer with its arithmetic and its reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paid {
    /// The transfer.
    pub transfer: Transfer,
    /// The amount as so many times another, where it is.
    pub times: Option<(i64, i64)>,
    /// Why, the most telling first.
    pub because: Vec<Because>,
}

/// Every transfer with what explains it.
#[must_use]
pub fn paid(answer: &Answer, draft: &Draft, plan: &Plan) -> Vec<Paid> {
    answer.transfers.iter().map(|transfer| Case { answer, draft, plan, transfer }.paid()).collect()
}

/// One transfer of a deal.
struct Case<'a> {
    answer: &'a Answer,
    draft: &'a Draft,
    plan: &'a Plan,
    transfer: &'a Transfer,
}

impl Case<'_> {
    fn paid(&self) -> Paid {
        let transfer = self.transfer;
        let (times, because) = match transfer.reason {
            TransferReason::Hand => self.hand(),
            TransferReason::Losers => self.losers(),
            TransferReason::Honba => (None, self.counters()),
            TransferReason::Deposit => {
                let value = self.plan.book.options.payments.deposit_value.max(1);
                let sticks = u32::try_from(transfer.amount / value).unwrap_or_default();
                (Some((i64::from(sticks), value)), vec![Because::Sticks(sticks)])
            }
            TransferReason::Ready => (None, vec![Because::NotReady]),
            TransferReason::Nagashi => (None, vec![Because::Nagashi]),
            TransferReason::Kong => (None, vec![Because::Kong]),
            TransferReason::Flowers => (None, vec![Because::Flowers]),
            TransferReason::Penalty => (None, self.foul().into_iter().collect()),
            TransferReason::Yakitori => (None, vec![Because::Bonus]),
        };
        let times = times.filter(|&(count, of)| count > 1 && count * of == transfer.amount);
        Paid { transfer: *transfer, times, because }
    }

    fn payer(&self) -> Option<Seat> {
        if let Account::Seat(seat) = self.transfer.from { Some(seat) } else { None }
    }

    fn win(&self) -> Option<&WinAnswer> {
        self.answer.wins.iter().find(|win| win.seat == self.transfer.of)
    }

    /// How the winning tile came, and whose it was.
    fn came(&self) -> (By, Option<Seat>) {
        let win = self.draft.wins().iter().find(|win| win.seat == self.transfer.of);
        win.map_or((By::SelfDraw, None), |win| (win.by, win.from.filter(|_| win.by != By::SelfDraw)))
    }

    fn has_east(&self) -> bool {
        [self.transfer.from, self.transfer.to].contains(&Account::Seat(Seat::East))
    }

    /// Whether another loser pays as much for the hand, but for East's double: then it does not matter who discarded.
    fn is_shared(&self) -> bool {
        let doubles = self.plan.book.options.payments.east_doubles;
        let once = |transfer: &Transfer| {
            let east = [transfer.from, transfer.to].contains(&Account::Seat(Seat::East));
            transfer.amount / if doubles && east { 2 } else { 1 }
        };
        self.answer.transfers.iter().any(|other| {
            other.reason == TransferReason::Hand
                && other.of == self.transfer.of
                && other.from != self.transfer.from
                && !other.liable
                && once(other) == once(self.transfer)
        })
    }

    /// Why somebody is liable who pays because of that.
    fn verdict(&self) -> Option<Because> {
        let payer = self.payer().filter(|_| self.transfer.liable)?;
        let told = self.win()?.liable().find(|verdict| verdict.seat == payer)?;
        Some(Because::Liable(told.clone()))
    }

    fn hand(&self) -> (Option<(i64, i64)>, Vec<Because>) {
        let total = self.win().map_or(0, |win| win.total);
        let (by, from) = self.came();
        let riichi = self.plan.payments.settlement == Settlement::Riichi;
        let mut because: Vec<Because> = self.verdict().into_iter().collect();
        let discarder = self.payer().is_some() && self.payer() == from && !self.is_shared();
        if because.is_empty() {
            because.push(match (from, by) {
                (Some(_), By::RobbedKong) if discarder => Because::Robbed,
                (Some(_), _) if discarder => Because::Discarded,
                (Some(_), _) => Because::EachLoser,
                (None, _) => Because::Drawn,
            });
        }
        // What the amount is a multiple of: in riichi all payments together are what the hand is worth.
        let count =
            if riichi || total <= 0 || self.transfer.amount % total != 0 { 1 } else { self.transfer.amount / total };
        let sole = self.answer.transfers.iter().filter(|other| {
            other.reason == TransferReason::Hand && other.of == self.transfer.of && other.from != self.transfer.from
        });
        let alone = sole.count() == 0;
        if alone && !riichi && count > 2 && from.is_some() {
            because.push(Because::ForAll);
        }
        let basic = self.plan.payments.settlement == Settlement::BasicFromAll;
        if basic && because == [Because::EachLoser] {
            because.clear();
        }
        let doubles = self.plan.book.options.payments.east_doubles;
        let for_all = because.contains(&Because::ForAll) || self.transfer.liable;
        if doubles && (self.has_east() && count >= 2 || for_all && count > 3) {
            because.push(Because::EastDoubles);
        }
        if riichi && self.transfer.of == Seat::East {
            because.push(Because::DealerWins);
        } else if riichi && from.is_none() && self.payer() == Some(Seat::East) && !self.transfer.liable {
            because.push(Because::DealerPays);
        }
        let once = count == 2 && !riichi && !basic && !because.contains(&Because::EastDoubles);
        match because.as_slice() {
            [Because::Discarded | Because::Robbed] if once => because.push(Because::DiscarderDoubles),
            [Because::Drawn] if once => because.push(Because::DrawnDoubles),
            _ => {}
        }
        if basic {
            because.push(Because::Basic(self.plan.book.options.payments.basic_payment));
        }
        ((!riichi).then_some((count, total)), because)
    }

    /// What a hand that did not win is worth between the losers.
    fn worth(&self, account: Account) -> i64 {
        let Account::Seat(seat) = account else { return 0 };
        let scored = self.answer.seats[seat].as_ref().and_then(|seat| seat.score.as_ref());
        let entered = self.draft.seat(seat).and_then(|entered| entered.total);
        scored.map(|score| score.tally.total).or(entered).unwrap_or_default()
    }

    fn losers(&self) -> (Option<(i64, i64)>, Vec<Because>) {
        let transfer = self.transfer;
        let (more, less) = (self.worth(transfer.to), self.worth(transfer.from));
        if transfer.from == Account::Bank {
            return (Some((transfer.amount / more.max(1), more)), vec![Because::Compared(more, 0)]);
        }
        let difference = more - less;
        let count = if difference > 0 && transfer.amount % difference == 0 { transfer.amount / difference } else { 1 };
        let mut because = Vec::new();
        if difference * count == transfer.amount {
            because.push(Because::Compared(more, less));
        }
        if count == 2 && self.has_east() {
            because.push(Because::EastDoubles);
        }
        (Some((count, difference)), because)
    }

    fn counters(&self) -> Vec<Because> {
        self.verdict().into_iter().chain([Because::Counters(self.draft.honba)]).collect()
    }

    /// The one foul that this is paid for.
    fn foul(&self) -> Option<Because> {
        let penalty = self.draft.penalties.get(self.transfer.penalty?)?;
        Some(Because::Foul(penalty.offence, penalty.times, penalty.cancelled))
    }
}

/// What each seat, and beside them the table and the bank, pays each other: rows that pay, columns that get.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matrix {
    /// Who takes part, in the order of the rows and columns.
    pub accounts: Vec<Account>,
    /// For each of them, what he pays to each.
    pub rows: Vec<Vec<i64>>,
    /// What each has at the end.
    pub net: Vec<i64>,
}

/// The matrix of the transfers; nothing where there are none.
#[must_use]
pub fn matrix(answer: &Answer, players: impl Iterator<Item = Seat>) -> Option<Matrix> {
    if answer.transfers.is_empty() {
        return None;
    }
    let part = |account: &Account| answer.transfers.iter().any(|one| one.from == *account || one.to == *account);
    let beside = [Account::Table, Account::Bank].into_iter().filter(part);
    let accounts: Vec<Account> = players.map(Account::Seat).chain(beside).collect();
    let sum = |from: Account, to: Account| {
        let mine = answer.transfers.iter().filter(|one| one.from == from && one.to == to);
        mine.map(|one| one.amount).sum::<i64>()
    };
    let rows: Vec<Vec<i64>> = accounts.iter().map(|&from| accounts.iter().map(|&to| sum(from, to)).collect()).collect();
    let net =
        accounts.iter().map(|&account| accounts.iter().map(|&other| sum(other, account) - sum(account, other)).sum());
    let net = net.collect();
    Some(Matrix { accounts, rows, net })
}

/// What the rule of a verdict is about: "Big Three Dragons", "the last five tiles"; a rule that has neither a pattern nor a
/// name is about the sets that are its danger.
fn rule(language: Language, verdict: &Verdict, plan: &Plan) -> String {
    if let Some(pattern) = verdict.pattern {
        return language.named(pattern, plan).to_owned();
    }
    match plan.book.liability.iter().find(|rule| rule.rule == verdict.rule) {
        Some(rule) if rule.rule.is_empty() => {
            language.danger(rule.danger, plan.book.family, &rule.melds_before().to_string())
        }
        _ => language.liability_rule(&verdict.rule),
    }
}

fn fed(language: Language, verdict: &Verdict) -> String {
    verdict
        .tile
        .map_or_else(|| language.board_dangerous_tile().to_owned(), |fed| language.board_the_tile(&language.tile(fed)))
}

/// A reason as a part of the sentence.
fn because(language: Language, reason: &Because, paid: &Paid, plan: &Plan, seating: &Seating) -> String {
    let (from, to) = (language.party(paid.transfer.from, seating), language.party(paid.transfer.to, seating));
    let (from, to) = (from.as_str(), to.as_str());
    let family = plan.book.family;
    let text = match reason {
        Because::Liable(told) => {
            let (rule, fed) = (rule(language, told, plan), fed(language, told));
            return match told.reason {
                LiabilityReason::Named => language.board_is_liable_as_entered(from),
                LiabilityReason::Direct => language.board_is_liable_for_discarding(from, &rule, &fed),
                _ => language.board_is_liable_for_feeding(from, &rule, &fed),
            };
        }
        Because::Discarded => return language.board_discarded_winning_tile(family, from),
        Because::Robbed => return language.board_made_robbed_kong(family, from),
        Because::Basic(basic) => return language.board_basic_payment(family, &grouped(*basic)),
        Because::Compared(more, 0) if paid.transfer.from == Account::Bank => {
            return language.board_hand_worth(to, &grouped(*more));
        }
        Because::Compared(more, less) => {
            return language.board_hands_compared(to, &grouped(*more), from, &grouped(*less));
        }
        Because::Counters(times) => return language.board_counters_lie(&grouped(i64::from(*times))),
        Because::Sticks(sticks) => return language.board_sticks_lay(&grouped(i64::from(*sticks))),
        Because::NotReady => return language.board_was_ready(family, to),
        Because::Nagashi => return language.board_nagashi(to),
        Because::Kong => return language.board_made_kong(to),
        Because::Flowers => return language.board_has_flowers(to),
        Because::Foul(offence, times, cancelled) => return language.fouls(*offence, *times, *cancelled, family),
        Because::DiscarderDoubles => language.board_discarder_doubles(family),
        Because::DrawnDoubles => language.board_drawn_doubles(family),
        Because::ForAll => language.board_pays_for_all(family),
        Because::Drawn => language.board_everybody_pays_drawn(family),
        Because::EachLoser => language.board_each_loser_pays(family),
        Because::DealerWins => language.board_dealer_won(family),
        Because::DealerPays => language.board_dealer_pays_double(),
        Because::EastDoubles => language.board_east_doubles(),
        Because::Bonus => language.board_has_bonus(),
    };
    text.to_owned()
}

impl Language {
    /// A transfer as a sentence.
    #[must_use]
    pub fn sentence(self, paid: &Paid, plan: &Plan, seating: &Seating) -> String {
        let transfer = paid.transfer;
        let amount = match paid.times {
            Some((times, of)) => [&times.to_string(), " × ", &grouped(of), " = ", &grouped(transfer.amount)].concat(),
            None => grouped(transfer.amount),
        };
        let (from, to) = (self.party(transfer.from, seating), self.party(transfer.to, seating));
        let what = match (transfer.from, transfer.to) {
            (Account::Table, _) => self.board_gets_from_table(&to, &amount),
            (Account::Bank, _) => self.board_gets_from_bank(&to, &amount),
            (_, Account::Seat(_)) => self.board_pays(&from, &to, &amount),
            (_, Account::Table) => self.board_pays_to_table(&from, &amount),
            (_, Account::Bank) => self.board_pays_to_bank(&from, &amount),
        };
        match paid.because.as_slice() {
            [] => self.board_settled(&what),
            [Because::Foul(offence, times, cancelled)] => {
                self.board_because_of_foul(&what, &self.fouls(*offence, *times, *cancelled, plan.book.family))
            }
            reasons => {
                let why = |reason| because(self, reason, paid, plan, seating);
                let reasons: Vec<String> = reasons.iter().map(why).collect();
                self.board_because(&what, &self.and(&reasons))
            }
        }
    }

    /// Why a seat is liable for a win, or is not.
    #[must_use]
    pub fn verdict(self, verdict: &Verdict, plan: &Plan, seating: &Seating) -> String {
        let (who, rule, fed) = (self.who(verdict.seat, seating), rule(self, verdict, plan), fed(self, verdict));
        let (who, family) = (who.as_str(), plan.book.family);
        match verdict.reason {
            LiabilityReason::FedTheSet => self.verdict_fed_the_set(who, &rule, &fed),
            LiabilityReason::Direct if verdict.because.is_empty() => self.verdict_direct(family, who, &rule, &fed),
            LiabilityReason::Direct => {
                self.verdict_direct_sets(family, who, &rule, &fed, &verdict.because.len().to_string())
            }
            LiabilityReason::Named => self.verdict_named(who),
            LiabilityReason::NoChoice => self.verdict_no_choice(who, &rule),
            LiabilityReason::Kong => self.verdict_kong(family, who, &rule, &fed),
            LiabilityReason::LaterDiscard => self.verdict_later_discard(who, &rule),
            LiabilityReason::AnotherHand => self.verdict_another_hand(family, who, &rule),
            LiabilityReason::AnotherWin => self.verdict_another_win(family, who, &rule),
        }
    }

    /// So many times a foul, in words.
    #[must_use]
    pub fn fouls(self, offence: Offence, times: u32, cancelled: bool, family: Family) -> String {
        let mut foul = self.offence(offence, family).to_owned();
        if times > 1 {
            foul = self.board_foul_times(&times.to_string(), &foul);
        }
        if cancelled { self.board_foul_taken_back(&foul) } else { foul }
    }

    /// Where the copies of a tile lie of which there are too many.
    #[must_use]
    pub fn copies_lie(self, places: &[String]) -> String {
        self.copies_lie_here(&self.and(places))
    }

    /// A discard by its place: "discard 3 of South".
    #[must_use]
    pub fn discard(self, seat: Seat, place: usize, seating: &Seating) -> String {
        self.board_discard_number(&self.who(seat, seating), &(place + 1).to_string())
    }
}
