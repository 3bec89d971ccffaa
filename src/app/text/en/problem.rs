//! What is wrong, and how to put it right.

use super::{list, situation, tile};
use crate::app::text::Language;
use crate::engine::draft::Situation;
use crate::engine::problem::{Part, Place, Problem, ProblemKey};
use crate::engine::rulebook::book::Family;
use crate::engine::rulebook::caveat::Caveat;
use crate::engine::rulebook::option::OptionKey;
use crate::engine::seat::Seat;

/// The tiles concerned, each kind once.
fn tiles(problem: &Problem) -> String {
    let mut names: Vec<String> = Vec::new();
    for &one in &problem.tiles {
        let name = tile(one);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    if names.is_empty() { String::from("this tile") } else { list(&names, " and ") }
}

/// The name that came with it: an option's label, a situation, or the name itself in quotes.
fn name(problem: &Problem) -> String {
    let Some(name) = problem.name.as_deref() else { return String::from("this") };
    let known = name.parse::<OptionKey>().map(|key| named(key, name));
    let known = known.or_else(|_| name.parse::<Situation>().map(|known| situation(known, Family::Riichi)));
    let text = known.unwrap_or(name);
    let mut out = String::from("\u{201c}");
    out.push_str(text);
    out.push('\u{201d}');
    out
}

/// An option's label, or as long as labels are not here what files call it.
fn named(key: OptionKey, id: &str) -> &str {
    let label = Language::En.option(key);
    if label.is_empty() { id } else { label }
}

fn join(parts: &[&str]) -> String {
    parts.concat()
}

pub const fn caveat(caveat: Caveat) -> &'static str {
    match caveat {
        Caveat::FiveSets => {
            "Patterns are made for hands of four sets: with five, combinations may be missing, and special hands that five \
             sets cannot be are off."
        }
    }
}

pub fn problem(problem: &Problem) -> String {
    let fixed = match problem.key {
        ProblemKey::WrongVersion => "This was made for another version. Open it in the version that made it.",
        ProblemKey::UnknownField => return join(&["There is no field ", &name(problem), ". Leave it out."]),
        ProblemKey::MissingField => "Something that must be there is missing. Add it.",
        ProblemKey::WrongType => "This value has the wrong type.",
        ProblemKey::UnknownValue => {
            return join(&["There is no choice ", &name(problem), " here. Pick one of the list."]);
        }
        ProblemKey::OutOfRange => "This number is too small or too large.",
        ProblemKey::UnreadableTiles => "These characters are no tiles. Write tiles like 123m 406p 11z.",
        ProblemKey::UnknownRulebook => {
            return join(&["There is no rulebook ", &name(problem), ". Pick one from the list."]);
        }
        ProblemKey::UnknownBase => return join(&["The rulebook builds on ", &name(problem), ", which is not here."]),
        ProblemKey::UnknownPattern => return join(&["There is no pattern ", &name(problem), ". Check its spelling."]),
        ProblemKey::UnknownOption => return join(&["There is no option ", &name(problem), ". Check its spelling."]),
        ProblemKey::GreyedItem => {
            return match problem.name.as_deref() {
                Some("winner") => String::from("Without a value for winners this value for losers has no effect."),
                _ => join(&["This value has no effect until ", &name(problem), " is switched on."]),
            };
        }
        ProblemKey::GreyedOption => {
            return match problem.name {
                Some(_) => join(&["This option has no effect until ", &name(problem), " is switched on."]),
                None => {
                    String::from("Counting directly is for points below the limit of a game of points and doubles.")
                }
            };
        }
        ProblemKey::UnusualUnit => "These rules do not count in this unit. It is added up all the same.",
        ProblemKey::FifthCopy => return join(&["There are only four copies of ", &tiles(problem), ". Take one away."]),
        ProblemKey::TooManyReds => {
            return join(&["There are too many of ", &tiles(problem), ". Change one into the other kind of five."]);
        }
        ProblemKey::NoRedFives => "This rulebook has no red fives. Use plain ones, or switch red fives on.",
        ProblemKey::JokerForNothing => "Write the tile that the joker stands for after the star: *5m.",
        ProblemKey::TooManyJokers => "These rules have no more jokers. Change one into a tile.",
        ProblemKey::JokerNotAllowed => {
            return join(&["These rules do not let a joker stand for ", &tiles(problem), " here."]);
        }
        ProblemKey::NoFlowers => "This rulebook plays without flowers and seasons. Take them away, or switch them on.",
        ProblemKey::BonusTwice => return join(&["There is only one ", &tiles(problem), ". Take the second away."]),
        ProblemKey::NotABonusTile => {
            return join(&["Here ", &tiles(problem), " is no bonus tile. Move it into the hand."]);
        }
        ProblemKey::BonusInHand => return join(&["Lay ", &tiles(problem), " beside the hand: it is a bonus tile."]),
        ProblemKey::NotInThreePlayer => return join(&["A game for three has no ", &tiles(problem), ". Take it away."]),
        ProblemKey::NoNorthSeat => "In a game for three nobody sits in the North. Use another seat.",
        ProblemKey::NoChowForThree => "In a game for three no chow can be claimed. Take the tiles into the hand.",
        ProblemKey::TooManyTiles => "The hand has too many tiles. Remove some: a kong counts as three.",
        ProblemKey::TooFewTiles => "The hand needs more tiles. Add them: a kong counts as three.",
        ProblemKey::NotAChow if problem.name.is_some() => {
            "A knitted set cannot be claimed: it counts only if all its tiles are drawn. Take it into the hand."
        }
        ProblemKey::NotAChow => return join(&["A chow is three in a row of one suit; ", &tiles(problem), " are not."]),
        ProblemKey::NotAPung => return join(&["A pung is three tiles alike; ", &tiles(problem), " are not."]),
        ProblemKey::NotAKong => return join(&["A kong is four tiles alike; ", &tiles(problem), " are not."]),
        ProblemKey::ClaimedNotInMeld => {
            return join(&["The claimed tile, ", &tiles(problem), ", is not in this meld. Pick one that is."]);
        }
        ProblemKey::ClaimFromSelf => "Nobody claims an own discard. Pick another seat.",
        ProblemKey::ChowFromWrongSeat => "A chow can only be claimed from the player before. Pick that seat.",
        ProblemKey::ConcealedKongClaimed => {
            "A concealed kong has no claimed tile. Make it an open kong, or clear the claim."
        }
        ProblemKey::RiichiOpenHand => "Riichi needs a closed hand. Remove the claimed melds or the riichi.",
        ProblemKey::RiichiTooLate => "Too few tiles are left in the wall for riichi.",
        ProblemKey::NoRiichi => "This rulebook has no riichi. Switch it off.",
        ProblemKey::IppatsuWithoutRiichi => {
            "A win within one turn of riichi needs riichi. Declare it, or switch this off."
        }
        ProblemKey::NoDora => "This rulebook has no indicators. Take them away.",
        ProblemKey::TooManyIndicators => {
            "So many indicators cannot lie open: one, and one more for each kong where the rules say so."
        }
        ProblemKey::UraWithoutRiichi => {
            "The indicators below are looked at only when a riichi hand wins. Take them away, or declare riichi."
        }
        ProblemKey::UraCount => "There are more indicators below than these rules allow. Take some away.",
        ProblemKey::WinnerWithoutHand => "The winner has no tiles yet. Enter the hand.",
        ProblemKey::NoWinningTile => "Which tile completed the hand? Pick it.",
        ProblemKey::NotComplete => {
            "These tiles make no winning hand: four sets and a pair, or a special hand of the rulebook."
        }
        ProblemKey::NoDiscarder => "Whose discard was it? Pick the seat.",
        ProblemKey::DiscarderIsWinner => "Nobody wins on an own discard. Pick another seat, or self-drawn.",
        ProblemKey::WinsDisagree => "Several winners win on the same tile of the same seat. Make the wins agree.",
        ProblemKey::SeatWinsTwice => "This seat wins twice. Remove one of the wins.",
        ProblemKey::TooManyWinners => {
            "This rulebook does not allow so many winners on one discard. Remove the last in turn."
        }
        ProblemKey::BarredSeatWins => "This seat may not win: its hand is dead. Remove the win or the mark.",
        ProblemKey::LastTileNotDrawn => {
            "The last tile of the wall is drawn, not discarded. Make the win self-drawn, or choose the last discard."
        }
        ProblemKey::LastDiscardNotDiscarded => {
            "The last discard is claimed, not drawn. Make the win one on a discard, or choose the last tile."
        }
        ProblemKey::WallNotEmpty => "There are still tiles in the wall. Set them to 0, or switch this off.",
        ProblemKey::ReplacementWithoutKong => "A tile after a kong needs a kong. Declare one, or switch this off.",
        ProblemKey::ReplacementNotDrawn => "A replacement tile is drawn. Make the win self-drawn, or switch this off.",
        ProblemKey::ReplacementWithoutFlower => {
            "A tile after a flower needs a flower. Lay one down, or switch this off."
        }
        ProblemKey::LastTileIsReplacement => {
            "In this rulebook a win counts as last tile or as after a kong, not as both. Switch one off."
        }
        ProblemKey::IppatsuAfterKong => {
            "After a kong it is no longer within one turn of riichi. Switch one of them off."
        }
        ProblemKey::BlessingWithMelds => "This blessing needs a hand without melds and without riichi.",
        ProblemKey::HeavenNotDealer => "This is the dealer's own first draw: the winner sits East and draws the tile.",
        ProblemKey::EarthNotDrawn => {
            "This is another player's own first draw: the winner does not sit East and draws the tile."
        }
        ProblemKey::HumanNotDiscarded => {
            "This is a discard before the first draw: the winner does not sit East and claims the tile."
        }
        ProblemKey::SituationsExclude => {
            return join(&[&name(problem), " cannot happen together with another one that is switched on."]);
        }
        ProblemKey::LastCopyHeld => {
            "The last copy is the one of which the other three lie open; the hand holds another. Switch this off."
        }
        ProblemKey::KongWithoutWall => {
            "Nobody can declare a kong when no tile is left in the wall. Make it a discard, or correct the wall."
        }
        ProblemKey::RobbedTileHeld => {
            return join(&["A kong of ", &tiles(problem), " cannot be robbed while the winner holds one."]);
        }
        ProblemKey::NoKongToRob => return join(&["This seat shows no kong of ", &tiles(problem), " to rob."]),
        ProblemKey::RobConcealedKong => {
            "A concealed kong can be robbed only for thirteen orphans, and only where the rulebook says so."
        }
        ProblemKey::NoAbortiveDraw => "This rulebook does not have this draw. Pick another end of the deal.",
        ProblemKey::NoNagashi => {
            "Discarding only terminals and honors pays nothing here, or a discard was claimed. Switch it off."
        }
        ProblemKey::DealWasAbandoned => "A false win ends the deal here. End it as abandoned, or remove the penalty.",
        ProblemKey::NoPenalty => "This rulebook does not have this penalty. Remove it.",
        ProblemKey::LiableIsWinner => "The winner cannot be liable. Pick another seat.",
        ProblemKey::ImpossibleTotal => {
            "No hand is paid this total. Enter what all losers pay together, without counters."
        }
        ProblemKey::WrongPlayers => "A game has three or four players.",
        ProblemKey::UnfinishedDeal => "This deal has not ended: say who won or that nobody did.",
        ProblemKey::NotAWin => "This hand does not win by these rules. Enter a faulty declaration as a penalty.",
        ProblemKey::Syntax => "This is not JSON. Check brackets, commas and quotes.",
    };
    fixed.to_owned()
}

#[inline(never)]
pub fn place(place: &Place) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut list_name = "";
    for part in &place.0 {
        match part {
            Part::Index(index) => {
                let mut word = String::from(list_name);
                word.push(' ');
                word.push_str(&(index + 1).to_string());
                words.push(word);
                list_name = "";
            }
            Part::Key(key) => {
                let seat = key.parse::<Seat>().ok();
                match (&**key, seat) {
                    (_, Some(seat)) => words.push(super::seat(seat).to_owned()),
                    ("seats" | "end" | "tiles" | "rules", _) => {}
                    ("melds", _) => list_name = "meld",
                    ("wins", _) => list_name = "win",
                    ("discards", _) => list_name = "discard",
                    ("penalties", _) => list_name = "penalty",
                    ("nagashi", _) => list_name = "all-terminals discards",
                    ("total", _) => words.push(String::from("total")),
                    ("hand", _) => words.push(String::from("hand")),
                    ("bonus", _) => words.push(String::from("bonus tiles")),
                    ("dora", _) => words.push(String::from("indicators")),
                    ("ura", _) => words.push(String::from("indicators below")),
                    ("riichi", _) => words.push(String::from("riichi")),
                    ("ippatsu", _) => words.push(String::from("within one turn of riichi")),
                    ("situation", _) => words.push(String::from("situation")),
                    ("by", _) => words.push(String::from("how it was won")),
                    ("from", _) => words.push(String::from("from whom")),
                    ("claimed", _) => words.push(String::from("claimed tile")),
                    ("tile", _) => words.push(String::from("winning tile")),
                    ("cause", _) => words.push(String::from("why nobody won")),
                    ("liable", _) => words.push(String::from("liable seat")),
                    ("kind", _) => words.push(String::from("kind")),
                    (other, _) => {
                        words.push(other.parse::<OptionKey>().map_or(other, |key| named(key, other)).to_owned())
                    }
                }
            }
        }
    }
    // Every hand has one win at least; its number says something only where there are more.
    words.retain(|word| word != "win 1");
    let mut text = words.join(", ");
    if let Some(first) = text.get_mut(0..1) {
        first.make_ascii_uppercase();
    }
    text
}
