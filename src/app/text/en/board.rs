//! The table.

use super::{account, count, list, offence as offence_name, seat, tile};
use crate::app::text::board::{Because, BoardWord, Paid};
use crate::app::text::number::grouped;
use crate::engine::draft::Offence;
use crate::engine::rulebook::plan::Plan;
use crate::engine::seat::Seat;
use crate::engine::table::LiabilityWhy;
use crate::engine::table::account::{Account, TransferWhy};
use crate::engine::table::answer::Verdict;

pub const fn board(word: BoardWord) -> &'static str {
    match word {
        BoardWord::Table => "Table",
        BoardWord::Centre => "The deal",
        BoardWord::Chosen => "tiles go here",
        BoardWord::Choose => "enter tiles here",
        BoardWord::Dealer => "dealer",
        BoardWord::Wins => "Wins",
        BoardWord::WinsToo => "Wins too",
        BoardWord::DiscardedIt => "Discarded it",
        BoardWord::DrewIt => "Self-drawn",
        BoardWord::Riichi => "Riichi",
        BoardWord::Ready => "Ready",
        BoardWord::Dead => "Dead hand",
        BoardWord::Barred => "May not win",
        BoardWord::River => "Discards",
        BoardWord::EnterDiscards => "Discards",
        BoardWord::Done => "Done",
        BoardWord::Worth => "Worth without tiles",
        BoardWord::Score => "how the score is made",
        BoardWord::Fouls => "Penalties",
        BoardWord::FoulsHelp => "What a foul costs stands among the payments, with its reason.",
        BoardWord::Cancelled => "taken back at once",
        BoardWord::Fewer => "one less",
        BoardWord::More => "one more",
        BoardWord::HandIsDead => "The hand is dead",
        BoardWord::MayNotWin => "May not win any more",
        BoardWord::Danger => "Danger",
        BoardWord::Sound => "Sound at a danger",
        BoardWord::SoundHelp => "A short tone when a discard begins to make somebody liable.",
        BoardWord::Settlement => "Settlement",
        BoardWord::NothingPaid => "Nobody pays anybody.",
        BoardWord::Matrix => "Who pays whom",
        BoardWord::Payer => "pays",
        BoardWord::Gets => "gets",
        BoardWord::Net => "In all",
        BoardWord::Sentences => "In words",
        BoardWord::Liability => "Who is liable, and why",
        BoardWord::DiscardOf => "About this discard",
        BoardWord::After => "It followed",
        BoardWord::AfterWall => "a draw",
        BoardWord::AfterDeadWall => "a replacement draw",
        BoardWord::AfterClaim => "a claim",
        BoardWord::Locked => "A ready declaration left no choice of tile",
        BoardWord::ChosenFrom => "Chosen from",
        BoardWord::ChosenHelp => {
            "No Choice: whoever had nothing but dangerous tiles after a draw is not liable. Enter the hand with the discard, or take the hand as it lies there."
        }
        BoardWord::TakeHand => "Take the hand above",
        BoardWord::ForgetHand => "Forget it",
        BoardWord::RemoveDiscard => "Remove the discard",
        BoardWord::Win => "The win",
        BoardWord::Deal => "Round, wall and how the deal ends",
        BoardWord::Honba => "Counters",
        BoardWord::Sticks => "Riichi sticks",
        BoardWord::WallLeft => "Wall left",
        BoardWord::OfTable => "Sticks",
        BoardWord::OfBank => "Bank",
        BoardWord::Round => "Round",
        BoardWord::EastWins => "East’s wins before",
    }
}

pub fn fouls(offence: Offence, times: u32, cancelled: bool) -> String {
    let mut out = if times > 1 { [&times.to_string(), " × "].concat() } else { String::new() };
    out.push_str(offence_name(offence));
    if cancelled {
        out.push_str(", taken back at once");
    }
    out
}

/// Where the copies of a tile lie of which there are too many.
pub fn copies(places: &[String]) -> String {
    ["They lie here: ", &list(places, " and "), "."].concat()
}

pub fn discard(of: Seat, place: usize) -> String {
    [seat(of), ", discard ", &(place + 1).to_string()].concat()
}

pub const fn liability(why: LiabilityWhy) -> &'static str {
    match why {
        LiabilityWhy::FedTheSet => "liable: fed the set",
        LiabilityWhy::Direct => "liable: fed the winning tile",
        LiabilityWhy::Named => "liable: named",
        LiabilityWhy::NoChoice => "not liable: no choice",
        LiabilityWhy::Kong => "not liable: a kong",
        LiabilityWhy::LaterDiscard => "not liable: a later discard",
        LiabilityWhy::AnotherHand => "not liable: another hand",
        LiabilityWhy::AnotherWin => "not liable: won another way",
    }
}

/// What the rule of a verdict is about: "Big Three Dragons".
fn rule(verdict: &Verdict, plan: &Plan) -> String {
    let name = verdict.pattern.map(|of| plan.name(of).unwrap_or_else(|| super::pattern(of, plan.book.family)));
    match (name, &verdict.rule) {
        (Some(name), _) => name.to_owned(),
        (None, Some(rule)) => rule.replace('-', " "),
        (None, None) => String::new(),
    }
}

fn fed(verdict: &Verdict) -> String {
    verdict.tile.map_or_else(|| String::from("a dangerous tile"), |fed| ["the ", &tile(fed)].concat())
}

pub fn verdict(verdict: &Verdict, plan: &Plan) -> String {
    let (who, rule, fed) = (seat(verdict.seat), rule(verdict, plan), fed(verdict));
    let sets = verdict.because.len() as i64;
    let shown =
        if sets > 0 { [" when ", &count(sets, "set lay", "sets lay"), " open"].concat() } else { String::new() };
    match verdict.why {
        LiabilityWhy::FedTheSet => {
            [who, " is liable for ", &rule, ": fed ", &fed, ", which completed the danger."].concat()
        }
        LiabilityWhy::Direct => {
            [who, " is liable for ", &rule, ": discarded ", &fed, shown.as_str(), ", and it won."].concat()
        }
        LiabilityWhy::Named => [who, " is liable, as whoever entered the deal says."].concat(),
        LiabilityWhy::NoChoice => {
            [who, " is not liable for ", &rule, ": No Choice, every tile in the hand was dangerous."].concat()
        }
        LiabilityWhy::Kong => [who, " is not liable for ", &rule, ": ", &fed, " was claimed for a kong."].concat(),
        LiabilityWhy::LaterDiscard => {
            [who, " is not liable for ", &rule, ": a later dangerous discard takes over."].concat()
        }
        LiabilityWhy::AnotherHand => [who, " is not liable: the winning hand is not ", &rule, "."].concat(),
        LiabilityWhy::AnotherWin => {
            [who, " is not liable for ", &rule, ": the win did not come in a way that the rule covers."].concat()
        }
    }
}

fn because(reason: &Because, paid: &Paid, plan: &Plan) -> String {
    let (from, to) = (account(paid.transfer.from), account(paid.transfer.to));
    let who = |words: &[&str]| [&[from, " "], words].concat().concat();
    match reason {
        Because::Liable(told) => {
            let rule = rule(told, plan);
            let rule = if rule.is_empty() { rule } else { [" for ", &rule].concat() };
            match told.why {
                LiabilityWhy::Direct => who(&["is liable", &rule, " by discarding ", &fed(told)]),
                LiabilityWhy::Named => who(&["is liable, as entered"]),
                _ => who(&["is liable", &rule, " by feeding ", &fed(told)]),
            }
        }
        Because::Discarded => who(&["discarded the winning tile"]),
        Because::DiscarderDoubles => String::from("the discarder pays double"),
        Because::DrawnDoubles => String::from("a drawn tile is paid double"),
        Because::Robbed => who(&["made the kong that was robbed"]),
        Because::ForAll => String::from("pays for all losers"),
        Because::Drawn => String::from("everybody pays a tile that was drawn"),
        Because::EachLoser => String::from("every loser pays"),
        Because::DealerWins => String::from("the dealer won"),
        Because::DealerPays => String::from("the dealer pays double"),
        Because::EastDoubles => String::from("East pays and gets double"),
        Because::Basic(basic) => ["every loser pays ", &grouped(*basic), " in any case"].concat(),
        Because::Compared(more, 0) if paid.transfer.from == Account::Bank => {
            [to, "’s hand is worth ", &grouped(*more)].concat()
        }
        Because::Compared(more, less) => {
            [to, "’s hand is worth ", &grouped(*more), " and ", from, "’s ", &grouped(*less)].concat()
        }
        Because::Counters(times) => {
            [&count(i64::from(*times), "counter lies", "counters lie"), " on the table"].concat()
        }
        Because::Sticks(sticks) => {
            [&count(i64::from(*sticks), "riichi stick lay", "riichi sticks lay"), " there"].concat()
        }
        Because::NotReady => [to, " was ready at the draw"].concat(),
        Because::Nagashi => [to, " discarded only terminals and honors"].concat(),
        Because::Fouls(fouled) => {
            let each: Vec<String> = fouled.iter().map(|&(what, times, back)| fouls(what, times, back)).collect();
            ["of a foul: ", &list(&each, " and ")].concat()
        }
        Because::Bonus => String::from("the rules have a bonus for it"),
    }
}

pub fn sentence(paid: &Paid, plan: &Plan) -> String {
    let transfer = paid.transfer;
    let amount = match paid.times {
        Some((times, of)) => [&times.to_string(), " × ", &grouped(of), " = ", &grouped(transfer.amount)].concat(),
        None => grouped(transfer.amount),
    };
    let mut out = match (transfer.from, transfer.to) {
        (Account::Table | Account::Bank, to) => {
            [account(to), " gets ", &amount, " from the ", place(transfer.from)].concat()
        }
        (from, Account::Seat(to)) => [account(from), " pays ", seat(to), " ", &amount].concat(),
        (from, to) => [account(from), " pays ", &amount, " to the ", place(to)].concat(),
    };
    let reasons: Vec<String> = paid.because.iter().map(|reason| because(reason, paid, plan)).collect();
    if !reasons.is_empty() {
        out.push_str(if transfer.why == TransferWhy::Penalty { " because " } else { ", because " });
        out.push_str(&list(&reasons, " and "));
    }
    out.push('.');
    out
}

const fn place(of: Account) -> &'static str {
    match of {
        Account::Table => "table",
        _ => "bank",
    }
}
