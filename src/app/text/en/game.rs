//! The game sheet.

use super::{count, list};
use crate::app::text::game::GameWord;
use crate::app::text::number::{grouped, signed};
use crate::engine::draft::{DrawCause, Penalty};
use crate::engine::game::{LastWhy, Over};
use crate::engine::rulebook::book::LimitName;
use crate::engine::seat::Seat;
use crate::session::form::Lacks;
use crate::session::games::GameRefusal;
use crate::session::games::csv::CsvFault;

pub const fn game(word: GameWord) -> &'static str {
    match word {
        GameWord::Games => "Games",
        GameWord::GamesHelp => {
            "Write down a whole game, deal by deal: who won, from whom and how much. They stay here between visits."
        }
        GameWord::NoGames => "No game yet.",
        GameWord::NewGame => "New game",
        GameWord::NewName => "New name",
        GameWord::Start => "Start the game",
        GameWord::Open => "Open",
        GameWord::Rename => "Rename",
        GameWord::Duplicate => "Copy",
        GameWord::Delete => "Delete",
        GameWord::Deleted => "The game is deleted. Undo brings it back.",
        GameWord::AllGames => "All games",
        GameWord::Setup => "Names and rules",
        GameWord::Name => "Name of the game",
        GameWord::Rulebook => "Rules of this game",
        GameWord::Players => "Players",
        GameWord::FirstDealer => "East, deals first",
        GameWord::SecondSeat => "South",
        GameWord::ThirdSeat => "West",
        GameWord::FourthSeat => "North",
        GameWord::SeatsHelp => "In the order of their seats in the first deal.",
        GameWord::Initial => "Points at the start",
        GameWord::Rounds => "Rounds",
        GameWord::AsRulebook => "as the rules say",
        GameWord::Standings => "Standings",
        GameWord::Dealer => "deals",
        GameWord::NoWinYet => "no win yet",
        GameWord::TableHolds => "On the table",
        GameWord::BankHolds => "Bank",
        GameWord::Together => "Together",
        GameWord::Constant => "as at the start",
        GameWord::NotConstant => "not as at the start",
        GameWord::Deals => "Deals",
        GameWord::Deal => "Deal",
        GameWord::WhatHappened => "What happened",
        GameWord::NoDeals => "No deal yet. The form takes the first one.",
        GameWord::Correct => "correct deal",
        GameWord::NextDeal => "Next",
        GameWord::CorrectDeal => "Correct deal",
        GameWord::InsertDeal => "Insert before deal",
        GameWord::HowItEnded => "How it ended",
        GameWord::EndsWithWin => "Win",
        GameWord::EndsWithDraw => "Draw",
        GameWord::EndsWithScores => "Own figures",
        GameWord::Winner => "Who won",
        GameWord::TheTile => "The winning tile",
        GameWord::SelfDrawn => "Self-drawn",
        GameWord::AlsoWon => "Won on it too",
        GameWord::Worth => "Worth",
        GameWord::Han => "Han",
        GameWord::Fu => "Fu",
        GameWord::HandTotals => "What each hand is worth",
        GameWord::HandTotalsHelp => "Before doubling for East. Empty is 0.",
        GameWord::ByTilesAlready => "Entered by tiles",
        GameWord::RiichiBy => "Riichi declared",
        GameWord::Cause => "Why",
        GameWord::ReadyWere => "Shown ready",
        GameWord::NagashiBy => "Discarded only terminals and honors",
        GameWord::Changes => "Gains and losses",
        GameWord::ChangesHelp => {
            "As you have settled them, with minus for losses. What is missing to zero goes to the bank."
        }
        GameWord::NobodyWon => "nobody",
        GameWord::More => "More: fouls, liability, table, note",
        GameWord::Note => "Note",
        GameWord::Liable => "Pays for the others",
        GameWord::NobodyLiable => "nobody is liable",
        GameWord::NextDealer => "Who deals next",
        GameWord::Passes => "the next player",
        GameWord::Stays => "the same dealer",
        GameWord::Honba => "Counters",
        GameWord::Deposits => "Sticks on the table after it",
        GameWord::FromBefore => "as it follows",
        GameWord::Penalties => "Fouls",
        GameWord::AddPenalty => "Add a foul",
        GameWord::RemovePenalty => "Take away",
        GameWord::PenaltyFor => "Whose",
        GameWord::PenaltyWhat => "Foul",
        GameWord::PenaltyTimes => "Times",
        GameWord::PenaltyCancelled => "Taken back at once",
        GameWord::WhatItDoes => "What it changes",
        GameWord::Enter => "Enter the deal",
        GameWord::EnterCorrection => "Correct it",
        GameWord::EnterInserted => "Insert it",
        GameWord::Cancel => "Cancel",
        GameWord::ByTiles => "Enter by tiles",
        GameWord::TilesAgain => "Change the tiles",
        GameWord::IntoGame => "Into the game",
        GameWord::BackWithout => "Back without",
        GameWord::InsertBefore => "Insert a deal before",
        GameWord::DeleteDeal => "Delete this deal",
        GameWord::DealDeleted => "The deal is deleted, and everything after it reckoned again. Undo brings it back.",
        GameWord::NothingChanged => "No total changes by it.",
        GameWord::Undo => "Undo in the game",
        GameWord::Redo => "Redo in the game",
        GameWord::Finish => "End the game",
        GameWord::Reopen => "Play on",
        GameWord::Final => "The game is over",
        GameWord::Ranking => "Ranking",
        GameWord::Place => "Place",
        GameWord::Player => "Player",
        GameWord::Score => "Result",
        GameWord::EndTransfers => "Settled at the end",
        GameWord::NoEndTransfers => "Nothing is settled at the end.",
        GameWord::From => "From",
        GameWord::To => "To",
        GameWord::Amount => "Amount",
        GameWord::WhatFor => "What for",
        GameWord::Files => "Save and print",
        GameWord::FilesHelp => {
            "The JSON file holds everything and can be read here again. The CSV file is for spreadsheets: it has no tiles."
        }
        GameWord::SaveJson => "Save as JSON",
        GameWord::SaveCsv => "Save as CSV",
        GameWord::CopyJson => "Copy the JSON text",
        GameWord::Copied => "The game is on the clipboard.",
        GameWord::CopyRefused => "The browser does not let the page copy. Copy from here:",
        GameWord::Print => "Print",
        GameWord::Import => "Read a file",
        GameWord::ImportHelp => {
            "A JSON or CSV file of a game, or its text. It becomes a game of its own; no other one changes. A CSV table is \
             read by the rules at the top of the page."
        }
        GameWord::ImportFile => "File of a game",
        GameWord::ImportText => "Or its text",
        GameWord::Read => "Read the text",
        GameWord::NotRead => "This is no game yet. Nothing has changed.",
        GameWord::CsvWithoutTiles => "Read from a table: the figures are here, tiles are not in such a file.",
        GameWord::NotKept => "The browser lets this page keep nothing: save the game as a file before you leave.",
        GameWord::Missing => "The rules of this game could not be fetched. Try again when there is a connection.",
        GameWord::DealWrong => "This deal changes nothing until it is put right:",
        GameWord::Unnamed => "Game without a name",
        GameWord::InMatch => "In a match of several games",
        GameWord::LastOfMatch => "The match ends with this game",
        GameWord::WonBefore => "won a deal in an earlier game",
        GameWord::BackToSheet => "Back to the sheet",
        GameWord::Total => "Now",
        GameWord::ToTiles => "To the tiles",
        GameWord::NotOver => {
            "The deal is not over yet: give the winner a full hand with its winning tile, or let it end in a draw."
        }
        GameWord::BeingEntered => "A deal is being entered by tiles.",
    }
}

pub fn deal_name(prevailing: Seat, number: usize) -> String {
    [super::seat(prevailing), " ", &number.to_string()].concat()
}

pub fn deal_extras(repeat: u32, honba: u32, deposits: u32) -> String {
    let mut parts: Vec<String> = Vec::new();
    if honba > 0 {
        parts.push(count(i64::from(honba), "counter", "counters"));
    } else if repeat > 0 {
        parts.push(["repeat ", &repeat.to_string()].concat());
    }
    if deposits > 0 {
        parts.push(count(i64::from(deposits), "stick", "sticks"));
    }
    parts.join(", ")
}

pub fn player(number: usize) -> String {
    ["Player ", &number.to_string()].concat()
}

pub fn won(winners: &[(&str, String)], from: Option<&str>) -> String {
    let hands: Vec<String> = winners.iter().map(|(name, worth)| [name, " wins ", worth].concat()).collect();
    match from {
        Some(from) => [&list(&hands, " and "), " from ", from].concat(),
        None => [&list(&hands, " and "), ", self-drawn"].concat(),
    }
}

pub fn drawn(cause: DrawCause, ready: &[&str], nagashi: &[&str]) -> String {
    let mut out = ["Draw: ", &lower(super::draw_cause(cause))].concat();
    if !ready.is_empty() {
        out.push_str(&["; ready: ", &list(ready, " and ")].concat());
    }
    if !nagashi.is_empty() {
        out.push_str(&["; only terminals and honors: ", &list(nagashi, " and ")].concat());
    }
    out
}

/// The same words inside a sentence.
fn lower(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        let mut out = String::from(first.to_ascii_lowercase());
        out.push_str(letters.as_str());
        out
    })
}

pub fn own_figures(winner: Option<&str>) -> String {
    match winner {
        Some(winner) => ["Own figures, ", winner, " won"].concat(),
        None => String::from("Own figures"),
    }
}

pub fn declared(names: &[&str]) -> String {
    ["riichi: ", &list(names, " and ")].concat()
}

pub fn is_liable(name: &str) -> String {
    [name, " is liable"].concat()
}

pub fn fouled(name: &str, penalty: &Penalty) -> String {
    let mut out = ["foul of ", name, ": ", &lower(super::offence(penalty.offence))].concat();
    if penalty.times > 1 {
        out.push_str(&[" \u{d7}", &penalty.times.to_string()].concat());
    }
    if penalty.cancelled {
        out.push_str(", taken back");
    }
    out
}

pub fn played_by(name: &str, house: usize) -> String {
    let mut out = name.to_owned();
    if house > 0 {
        let house = i64::try_from(house).unwrap_or_default();
        out.push_str(&[", ", &count(house, "house rule", "house rules")].concat());
    }
    out
}

pub fn from_seat(name: &str) -> String {
    ["from ", name].concat()
}

pub fn han(han: i64) -> String {
    [&han.to_string(), " han"].concat()
}

pub fn han_limit(from: i64, name: LimitName) -> String {
    [&from.to_string(), " han: ", super::limit(name)].concat()
}

pub fn fu(fu: i64) -> String {
    [&fu.to_string(), " fu"].concat()
}

pub const fn game_refusal(refusal: GameRefusal) -> &'static str {
    match refusal {
        GameRefusal::NoGame => "There is no such game.",
        GameRefusal::NoDeal => "The game has no such deal.",
        GameRefusal::NoPlayer => "The game has no such player.",
        GameRefusal::NotAValue => "No such number is possible there.",
        GameRefusal::HasDeals => "A game with deals keeps its number of players.",
        GameRefusal::ShelfFull => "A hundred games are kept: save and delete one first.",
        GameRefusal::DealsFull => "The game has as many deals as a sheet can hold.",
    }
}

pub const fn csv_fault(fault: CsvFault) -> &'static str {
    match fault {
        CsvFault::Head => "The first line does not name the columns of a game: deal, round, dealer and so on.",
        CsvFault::Columns => "This line has another number of columns than the first.",
        CsvFault::Number => "A whole number should stand here.",
        CsvFault::Player => "This is not the name of a player who could stand here.",
        CsvFault::Round => "A wind and a number should stand here, such as E1.",
        CsvFault::Cause => "A deal does not end so, or not with these winners.",
        CsvFault::Quote => "The quotation that begins here is not closed.",
        CsvFault::Deals => "There are more deals than a sheet can hold.",
        CsvFault::Totals => "The amounts of this and the lines before do not add up to this total.",
    }
}

pub fn lacks(lacks: Lacks, name: &str) -> String {
    match lacks {
        Lacks::Winner => String::from("Say who won."),
        Lacks::Source => String::from("Say whose tile it was."),
        Lacks::Worth(_) => ["Say what the hand of ", name, " is worth."].concat(),
        Lacks::Figures => String::from("Write down what somebody gained or lost."),
    }
}

pub fn entered(deal: &str) -> String {
    [deal, " is entered."].concat()
}

pub fn corrected(deal: &str) -> String {
    [deal, " is corrected, and everything after it reckoned again:"].concat()
}

pub fn inserted(deal: &str) -> String {
    [deal, " is inserted, and everything after it reckoned again:"].concat()
}

pub fn total_now(name: &str, before: i64, now: i64) -> String {
    [name, ": ", &grouped(now), " instead of ", &grouped(before), " (", &signed(now - before), ")"].concat()
}

pub fn head_now(place: usize, now: &str, before: &str) -> String {
    ["deal ", &place.to_string(), " is now ", now, ", not ", before].concat()
}

pub fn dealt_by(deal: &str, name: &str) -> String {
    [deal, ", ", name, " deals"].concat()
}

pub fn deals_so_far(deals: usize) -> String {
    count(i64::try_from(deals).unwrap_or_default(), "deal", "deals")
}

pub fn leads(name: &str, total: i64) -> String {
    [name, " leads with ", &grouped(total)].concat()
}

pub fn copy_of_game(name: &str) -> String {
    [name, ", copy"].concat()
}

pub fn in_builder(game: &str, place: usize, deal: &str) -> String {
    ["Deal ", &place.to_string(), " of \u{201c}", game, "\u{201d}: ", deal, "."].concat()
}

pub const fn last_why(why: LastWhy) -> &'static str {
    match why {
        LastWhy::Deposit => "riichi sticks that nobody won",
        LastWhy::Oka => "paid in at the start, to the first",
        LastWhy::Uma => "bonus by place",
        LastWhy::Penalty => "fouls",
        LastWhy::Yakitori => "without a win (yakitori)",
    }
}

pub const fn over(over: Over) -> &'static str {
    match over {
        Over::RoundsPlayed => "All rounds are played.",
        Over::Bankrupt => "Somebody has less than nothing.",
        Over::TargetReached => "The points to be reached are reached.",
        Over::DealerStops => "The last dealer leads and stops.",
        Over::Finished => "The players ended it.",
    }
}

pub fn table_points(points: &str) -> String {
    [points, " table points"].concat()
}
