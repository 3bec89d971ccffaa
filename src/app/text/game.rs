//! The words of the game sheet, and its sentences.

use super::en;
use super::language::Language;
use super::number::grouped;
use super::words::{texts, words};
use crate::engine::draft::{By, DrawCause, End, Penalty, Riichi, SeatDraft};
use crate::engine::game::{DealReport, Entry, Game, Head, LastWhy, Over, Report};
use crate::engine::rulebook::book::LimitName;
use crate::engine::rulebook::plan::Plan;
use crate::engine::seat::Seat;
use crate::engine::table::account::Account;
use crate::session::form::Lacks;
use crate::session::games::GameRefusal;
use crate::session::games::csv::CsvFault;

words! {
    /// A word or sentence of the game sheet that never changes.
    GameWord:
    Games,
    GamesHelp,
    NoGames,
    NewGame,
    NewName,
    Start,
    Open,
    Rename,
    Duplicate,
    Delete,
    Deleted,
    AllGames,
    Setup,
    Name,
    Rulebook,
    Players,
    FirstDealer,
    SecondSeat,
    ThirdSeat,
    FourthSeat,
    SeatsHelp,
    Initial,
    Rounds,
    AsRulebook,
    Standings,
    Dealer,
    NoWinYet,
    TableHolds,
    BankHolds,
    Together,
    Constant,
    NotConstant,
    Deals,
    Deal,
    WhatHappened,
    NoDeals,
    Correct,
    NextDeal,
    CorrectDeal,
    InsertDeal,
    HowItEnded,
    EndsWithWin,
    EndsWithDraw,
    EndsWithScores,
    Winner,
    TheTile,
    SelfDrawn,
    AlsoWon,
    Worth,
    Han,
    Fu,
    HandTotals,
    HandTotalsHelp,
    ByTilesAlready,
    RiichiBy,
    Cause,
    ReadyWere,
    NagashiBy,
    Changes,
    ChangesHelp,
    NobodyWon,
    More,
    Note,
    Liable,
    NobodyLiable,
    NextDealer,
    Passes,
    Stays,
    Honba,
    Deposits,
    FromBefore,
    Penalties,
    AddPenalty,
    RemovePenalty,
    PenaltyFor,
    PenaltyWhat,
    PenaltyTimes,
    PenaltyCancelled,
    WhatItDoes,
    Enter,
    EnterCorrection,
    EnterInserted,
    Cancel,
    ByTiles,
    TilesAgain,
    IntoGame,
    BackWithout,
    InsertBefore,
    DeleteDeal,
    DealDeleted,
    NothingChanged,
    Undo,
    Redo,
    Finish,
    Reopen,
    Final,
    Ranking,
    Place,
    Player,
    Score,
    EndTransfers,
    NoEndTransfers,
    From,
    To,
    Amount,
    WhatFor,
    Files,
    FilesHelp,
    SaveJson,
    SaveCsv,
    CopyJson,
    Copied,
    CopyRefused,
    Print,
    Import,
    ImportHelp,
    ImportFile,
    ImportText,
    Read,
    NotRead,
    CsvWithoutTiles,
    NotKept,
    Missing,
    DealWrong,
    Unnamed,
    BackToSheet,
    InMatch,
    LastOfMatch,
    WonBefore,
    Total,
    ToTiles,
    BeingEntered,
    NotOver,
}

texts! {
    game:
    /// A deal by its round and its hand of the round: "East 3".
    deal_name(prevailing: Seat, number: usize) -> String;
    /// How often it is repeated, or what lies on the table when it begins; empty if there is nothing to say.
    deal_extras(repeat: u32, honba: u32, deposits: u32) -> String;
    /// A player without a name.
    player(number: usize) -> String;
    /// Who won what, from whom or self-drawn.
    won(winners: &[(&str, String)], from: Option<&str>) -> String;
    /// Why nobody won.
    drawn(cause: DrawCause, ready: &[&str], nagashi: &[&str]) -> String;
    /// The table has settled it.
    own_figures(winner: Option<&str>) -> String;
    /// Who declared riichi.
    declared(names: &[&str]) -> String;
    /// Who is liable.
    is_liable(name: &str) -> String;
    /// A foul.
    fouled(name: &str, penalty: &Penalty) -> String;
    /// Which rules, and how many of them the house has changed.
    played_by(name: &str, house: usize) -> String;
    /// Whose tile it was.
    from_seat(name: &str) -> String;
    /// So many han, as a choice.
    han(han: i64) -> String;
    /// So many han that are a limit, as a choice.
    han_limit(from: i64, name: LimitName) -> String;
    /// So many fu, as a choice.
    fu(fu: i64) -> String;
    /// Why something cannot be done with games.
    game_refusal(refusal: GameRefusal) -> &'static str;
    /// What is wrong with a table of a game.
    csv_fault(fault: CsvFault) -> &'static str;
    /// What a deal lacks before it can be entered; `name` is whose hand it is about.
    lacks(lacks: Lacks, name: &str) -> String;
    /// A deal is in the game now.
    entered(deal: &str) -> String;
    /// A deal is another now.
    corrected(deal: &str) -> String;
    /// A deal is between others now.
    inserted(deal: &str) -> String;
    /// What a correction makes of a player's total.
    total_now(name: &str, before: i64, now: i64) -> String;
    /// What it makes of the head of a later deal.
    head_now(place: usize, now: &str, before: &str) -> String;
    /// A deal with its dealer.
    dealt_by(deal: &str, name: &str) -> String;
    /// How many deals a game has.
    deals_so_far(deals: usize) -> String;
    /// Who leads.
    leads(name: &str, total: i64) -> String;
    /// What a copy of a game is called.
    copy_of_game(name: &str) -> String;
    /// Which deal is being entered by tiles.
    in_builder(game: &str, place: usize, deal: &str) -> String;
    /// What a transfer at the end of a game is for.
    last_why(why: LastWhy) -> &'static str;
    /// Why a game is over.
    over(over: Over) -> &'static str;
    /// Points for a place.
    table_points(points: &str) -> String;
}

/// A game in words: its players, deals, changes.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// Whose language.
    pub language: Language,
    /// The game.
    pub game: &'a Game,
}

impl Names<'_> {
    /// A player's name; one without a name has a number.
    #[must_use]
    pub fn player(&self, place: usize) -> String {
        let name = self.game.players.get(place).map(|name| name.trim()).unwrap_or_default();
        if name.is_empty() { self.language.player(place + 1) } else { name.to_owned() }
    }

    /// Who has a wind in a deal.
    #[must_use]
    pub fn seat(&self, head: &Head, seat: Seat) -> String {
        head.player(seat).map_or_else(|| self.language.seat(seat).to_owned(), |place| self.player(place))
    }

    /// A deal by its name.
    #[must_use]
    pub fn deal(&self, head: &Head) -> String {
        self.language.deal_name(head.prevailing(), head.number())
    }

    /// What happened in a deal, in one sentence.
    #[must_use]
    pub fn happened(&self, entry: &Entry, report: &DealReport, plan: &Plan) -> String {
        let (language, head) = (self.language, &report.head);
        let named = |seats: Vec<Seat>| -> Vec<String> { seats.into_iter().map(|seat| self.seat(head, seat)).collect() };
        let players = || entry.deal.players();
        let of = |has: fn(&SeatDraft) -> bool| -> Vec<String> {
            named(players().filter(|&seat| entry.deal.seat(seat).is_some_and(has)).collect())
        };
        let mut parts: Vec<String> = Vec::new();
        if let Some(scores) = &entry.scores {
            let winner = scores.winner.map(|seat| self.seat(head, seat));
            parts.push(language.own_figures(winner.as_deref()));
        } else {
            match &entry.deal.end {
                End::Open => {}
                End::Win { wins, .. } => {
                    let hands =
                        wins.iter().map(|win| (self.seat(head, win.seat), self.worth(report, entry, win.seat, plan)));
                    let hands: Vec<(String, String)> = hands.collect();
                    let hands: Vec<(&str, String)> =
                        hands.iter().map(|(name, worth)| (name.as_str(), worth.clone())).collect();
                    let from = wins.first().filter(|win| win.by != By::SelfDraw).and_then(|win| win.from);
                    let from = from.map(|seat| self.seat(head, seat));
                    parts.push(language.won(&hands, from.as_deref()));
                }
                End::Draw { cause, nagashi } => {
                    let ready = of(|entered| entered.ready);
                    parts.push(language.drawn(*cause, &texts(&ready), &texts(&named(nagashi.clone()))));
                }
            }
        }
        let riichi = of(|entered| entered.riichi != Riichi::None);
        if !riichi.is_empty() {
            parts.push(language.declared(&texts(&riichi)));
        }
        let mut liable: Vec<Seat> = Vec::new();
        for transfer in report.answer.iter().flat_map(|answer| &answer.transfers).filter(|transfer| transfer.liable) {
            if let Account::Seat(seat) = transfer.from
                && !liable.contains(&seat)
            {
                liable.push(seat);
            }
        }
        parts.extend(named(liable).iter().map(|name| language.is_liable(name)));
        let fouls = entry.deal.penalties.iter();
        parts.extend(fouls.map(|penalty| language.fouled(&self.seat(head, penalty.seat), penalty)));
        parts.join("; ")
    }

    /// What a winner's hand is worth.
    fn worth(&self, report: &DealReport, entry: &Entry, seat: Seat, plan: &Plan) -> String {
        let win = report.answer.as_ref().and_then(|answer| answer.wins.iter().find(|win| win.seat == seat));
        let told = entry.deal.seat(seat).and_then(|entered| entered.total);
        let total = win.map(|win| win.total).or(told).unwrap_or_default();
        grouped(total)
            + &win.and_then(|win| win.score.as_ref()).map_or_else(String::new, |score| {
                let worth = self.language.worth(&score.tally, plan.system);
                if worth.is_empty() { worth } else { [" (", &worth, ")"].concat() }
            })
    }

    /// What became different for everybody by a change of the game: totals, and heads of later deals where the deals are
    /// the same as before.
    #[must_use]
    pub fn changed(&self, before: &Report, now: &Report, same: bool) -> Vec<String> {
        let mut out: Vec<String> = Vec::new();
        for (place, (old, new)) in before.totals.iter().zip(&now.totals).enumerate() {
            if old != new {
                out.push(self.language.total_now(&self.player(place), *old, *new));
            }
        }
        let deals = before.deals.iter().zip(&now.deals).enumerate().filter(|_| same);
        for (place, (old, new)) in
            deals.filter(|(_, (old, new))| (old.head.round, old.head.dealer) != (new.head.round, new.head.dealer))
        {
            let [now, before] = [new, old].map(|deal| {
                let dealer = self.player(deal.head.dealer);
                self.language.dealt_by(&self.deal(&deal.head), &dealer)
            });
            out.push(self.language.head_now(place + 1, &now, &before));
        }
        out
    }
}

fn texts(list: &[String]) -> Vec<&str> {
    list.iter().map(String::as_str).collect()
}
