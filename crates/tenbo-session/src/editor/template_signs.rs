//! The signs of the notation of templates, for a legend: which there are, and which of them a template uses.

use tenbo_engine::templates::{Body, Group, Mark, Rank, SuitOf, TileOf};
use tenbo_engine::tiles::Kinds;

/// Signs that mean the same sort of thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A suit that is left open.
    Suit,
    /// A number that is left open.
    Number,
    /// One of several numbers.
    Choice,
    /// The white dragon among numbers.
    Zero,
    /// The dragon of a suit.
    Matching,
    /// A wind that is left open.
    Wind,
    /// A dragon that is left open.
    Dragon,
    /// The wind of the seat.
    OwnWind,
    /// The wind of the round.
    RoundWind,
    /// A flower or season.
    Flower,
    /// Any tile.
    Any,
    /// One of several tiles.
    AnyOf,
    /// Any chow.
    Chow,
    /// Any chow or pung.
    Set,
    /// How many of each.
    Times,
    /// What else is asked of a group.
    Mark(Mark),
    /// Another way to make the hand.
    OtherWay,
}

impl Sign {
    /// All of them with their letters, in the order of a legend.
    #[must_use]
    pub fn all() -> Vec<(Sign, String)> {
        let letters = |letters: &[char]| letters.iter().map(char::to_string).collect::<Vec<_>>().join(" ");
        let marks = Mark::ALL.iter().map(|&(mark, sign)| (Sign::Mark(mark), sign.to_string()));
        let first = [
            (Sign::Suit, letters(&SuitOf::LETTERS)),
            (Sign::Number, letters(&Rank::LETTERS)),
            (Sign::Choice, String::from("{258}")),
            (Sign::Zero, String::from("0")),
            (Sign::Matching, String::from("D")),
            (Sign::Wind, letters(&TileOf::WINDS)),
            (Sign::Dragon, letters(&TileOf::DRAGONS)),
            (Sign::OwnWind, String::from("O")),
            (Sign::RoundWind, String::from("R")),
            (Sign::Flower, String::from("B")),
            (Sign::Any, String::from("?")),
            (Sign::AnyOf, String::from("[19m]")),
            (Sign::Chow, String::from("chow")),
            (Sign::Set, String::from("set")),
            (Sign::Times, String::from("*3")),
        ];
        first.into_iter().chain(marks).chain([(Sign::OtherWay, String::from("|"))]).collect()
    }

    /// Those that a template uses, each with the letters that are there.
    #[must_use]
    pub fn used(ways: &[Vec<Group>]) -> Vec<(Sign, String)> {
        let mut there: Vec<(Sign, String)> = ways.concat().iter().flat_map(of_group).collect();
        if ways.len() > 1 {
            there.push((Sign::OtherWay, String::from("|")));
        }
        let used = |(sign, _): (Sign, String)| {
            let mut letters: Vec<&str> =
                there.iter().filter(|(other, _)| *other == sign).map(|(_, letters)| letters.as_str()).collect();
            letters.sort_unstable();
            letters.dedup();
            (!letters.is_empty()).then(|| (sign, letters.join(" ")))
        };
        Sign::all().into_iter().filter_map(used).collect()
    }
}

fn of_group(group: &Group) -> Vec<(Sign, String)> {
    let mut signs: Vec<(Sign, String)> = match &group.body {
        Body::Tiles(tiles) => tiles.iter().flat_map(|&tile| of_tile(tile)).collect(),
        Body::AnyOf(Kinds::ALL) => vec![(Sign::Any, String::from("?"))],
        Body::AnyOf(_) => vec![(Sign::AnyOf, String::from("[ ]"))],
        Body::Chow => vec![(Sign::Chow, String::from("chow"))],
        Body::Set => vec![(Sign::Set, String::from("set"))],
    };
    if group.times > 1 {
        signs.push((Sign::Times, format!("*{}", group.times)));
    }
    let marks = Mark::ALL.iter().filter(|(mark, _)| group.marks.contains(*mark));
    signs.extend(marks.map(|&(mark, sign)| (Sign::Mark(mark), sign.to_string())));
    signs
}

fn of_tile(tile: TileOf) -> Vec<(Sign, String)> {
    let letter = |sign: Sign, letters: &[char], place: u8| {
        let letter = letters.get(usize::from(place)).map(char::to_string);
        vec![(sign, letter.unwrap_or_default())]
    };
    let of_suit = |suit: SuitOf| match suit {
        SuitOf::Given(_) => Vec::new(),
        SuitOf::Free(place) => letter(Sign::Suit, &SuitOf::LETTERS, place),
    };
    match tile {
        TileOf::Suited(rank, suit) => {
            let mut signs = match rank {
                Rank::Given(0) => vec![(Sign::Zero, String::from("0"))],
                Rank::Given(_) => Vec::new(),
                Rank::Free(place, _) => letter(Sign::Number, &Rank::LETTERS, place),
                Rank::OneOf(..) => vec![(Sign::Choice, rank.to_string())],
            };
            signs.extend(of_suit(suit));
            signs
        }
        TileOf::Matching(suit) => [vec![(Sign::Matching, format!("D{suit}"))], of_suit(suit)].concat(),
        TileOf::Dragon(place) => letter(Sign::Dragon, &TileOf::DRAGONS, place),
        TileOf::Wind(place) => letter(Sign::Wind, &TileOf::WINDS, place),
        TileOf::OwnWind => vec![(Sign::OwnWind, String::from("O"))],
        TileOf::RoundWind => vec![(Sign::RoundWind, String::from("R"))],
        TileOf::Flower => vec![(Sign::Flower, String::from("B"))],
        TileOf::Honor(_) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::templates::TemplateDraft;

    #[test]
    fn a_legend_has_the_signs_that_are_there() {
        let used = |text: &str| {
            let used = Sign::used(&TemplateDraft::read(text).ways);
            used.into_iter().map(|(_, letters)| letters).collect::<Vec<_>>()
        };
        assert_eq!(used("1234567a 1234567b"), ["a b"]);
        assert_eq!(used("123m 1z"), [""; 0]);
        assert_eq!(
            used("xx+1a {258}p Da 0b w*3^ O R d B | ? [19m] chow set="),
            ["a b", "x", "{258}", "0", "Da", "w", "d", "O", "R", "B", "?", "[ ]", "chow", "set", "*3", "^", "=", "|",]
        );
    }

    /// Whatever a template can be written with has its place in the legend.
    #[test]
    fn every_sign_has_its_line() {
        let all: Vec<Sign> = Sign::all().into_iter().map(|(sign, _)| sign).collect();
        let many = TemplateDraft::read("xx+1a {258}p Da 0b w*3^ O R d B ?! [19m]# chow set= | 1a").ways;
        let used: Vec<Sign> = Sign::used(&many).into_iter().map(|(sign, _)| sign).collect();
        assert_eq!(used, all);
    }
}
