//! The sentences of the table: who pays whom how much, and why.

use tenbo_engine::deal::Offense;
use tenbo_engine::options::PayoffName;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Family, Rulebook};
use tenbo_engine::settle::{Account, Answer, LiabilityReason, Verdict};
use tenbo_engine::tiles::Seat;

use super::language::Language;
use super::number::grouped;
use super::paid::{Because, Paid};
use tenbo_session::Seating;

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
    match plan.rulebook().liability.iter().find(|rule| rule.rule == verdict.rule) {
        Some(rule) if rule.rule.is_empty() => {
            language.danger(rule.danger, plan.rulebook().family, &rule.sets.to_string())
        }
        _ => language.liability_rule(&verdict.rule),
    }
}

fn fed(language: Language, verdict: &Verdict, family: Family) -> String {
    match verdict.tile {
        Some(fed) => language.board_the_tile(&language.tile(fed, family)),
        None => language.board_dangerous_tile().to_owned(),
    }
}

/// A reason as a part of the sentence.
fn because(language: Language, reason: &Because, paid: &Paid, plan: &Plan, seating: &Seating) -> String {
    let (from, to) = (language.party(paid.transfer.from, seating), language.party(paid.transfer.to, seating));
    let (from, to) = (from.as_str(), to.as_str());
    let family = plan.rulebook().family;
    let text = match reason {
        Because::Liable(told) => {
            let (rule, fed) = (rule(language, told, plan), fed(language, told, family));
            return match told.reason {
                LiabilityReason::Named => language.board_is_liable_as_entered(from),
                LiabilityReason::Direct => language.board_is_liable_for_discarding(from, &rule, &fed),
                _ => language.board_is_liable_for_feeding(from, &rule, &fed),
            };
        }
        Because::Discarded => return language.board_discarded_winning_tile(family, from),
        Because::Robbed => return language.board_made_robbed_kong(family, from),
        Because::Basic(basic) => return language.board_basic_payment(family, &grouped(*basic)),
        Because::AtMost(most) => return language.board_at_most(family, &grouped(*most)),
        Because::Stakes(base, unit) => return language.board_stakes(&grouped(*base), &grouped(*unit)),
        Because::DealerBonus(more) => return language.board_dealer_bonus(&grouped(*more)),
        Because::Repeats(wins, more) => return language.board_repeats(&grouped(i64::from(*wins)), &grouped(*more)),
        Because::SelfDrawBonus(more) => return language.board_self_draw_bonus(family, &grouped(*more)),
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
        Because::Kong(1) => return language.board_made_kong(to),
        Because::Kong(kongs) => return language.board_made_kongs(family, to, &grouped(*kongs)),
        Because::Flowers => return language.board_has_flowers(to),
        Because::Foul(offense, times, cancelled) => return language.fouls(*offense, *times, *cancelled, plan),
        Because::DiscarderDoubles => language.board_discarder_doubles(family),
        Because::DrawnDoubles => language.board_drawn_doubles(family),
        Because::ForAll => language.board_pays_for_all(family),
        Because::Drawn => language.board_everybody_pays_drawn(family),
        Because::EachLoser => language.board_each_loser_pays(family),
        Because::DealerWins => language.board_dealer_won(family),
        Because::DealerPays => language.board_dealer_pays_double(),
        Because::EastDoubles => language.board_east_doubles(),
        Because::EastGetsDouble => language.board_east_gets_double(),
        Because::DiscarderHalf => language.board_discarder_half(family),
        Because::Table(PayoffName::Customized) => language.board_own_table(),
        Because::Table(_) => language.board_share_by_rules(),
        Because::Bonus => language.board_has_bonus(),
    };
    text.to_owned()
}

impl Language {
    /// An amount with its arithmetic: "2 × 64 + 8 = 136"; one that was rounded with what it was before.
    fn sum(self, paid: &Paid) -> String {
        let term = |&(count, of): &(i64, i64)| match count {
            1 => grouped(of),
            _ => [&grouped(count), " × ", &grouped(of)].concat(),
        };
        let terms: Vec<String> = paid.terms.iter().map(term).collect();
        let (amount, sum) = (paid.transfer.amount, paid.sum());
        let told = match paid.terms.as_slice() {
            [] | [(1, _)] => grouped(sum),
            _ => [&terms.join(" + "), " = ", &grouped(sum)].concat(),
        };
        if sum == amount { told } else { self.board_rounded(&told, &grouped(amount)) }
    }

    /// A transfer as a sentence.
    #[must_use]
    pub fn sentence(self, paid: &Paid, plan: &Plan, seating: &Seating) -> String {
        let transfer = paid.transfer;
        let amount = self.sum(paid);
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
            [Because::Foul(offense, times, cancelled)] => {
                self.board_because_of_foul(&what, &self.fouls(*offense, *times, *cancelled, plan))
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
        let (who, rule, fed) =
            (self.who(verdict.seat, seating), rule(self, verdict, plan), fed(self, verdict, plan.rulebook().family));
        let (who, family) = (who.as_str(), plan.rulebook().family);
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

    /// What a foul is called; one of the rulebook's own as that calls it.
    #[must_use]
    pub fn foul_name(self, offense: Offense, book: &Rulebook) -> &str {
        let own = book.fouls.get(&offense).map(|foul| &*foul.name);
        own.unwrap_or_else(|| self.offense(offense, book.family))
    }

    /// So many times a foul, in words.
    #[must_use]
    pub fn fouls(self, offense: Offense, times: u32, cancelled: bool, plan: &Plan) -> String {
        let mut foul = self.foul_name(offense, plan.rulebook()).to_owned();
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
