//! The groups of a template in words.

use tenbo_engine::rules::Family;
use tenbo_engine::templates::{Body, Group, Mark, Rank, SuitOf, TileOf};
use tenbo_engine::tiles::{Kind, Kinds, Suit, Tile};

use super::language::{Language, TemplateWord};
use tenbo_session::editor::template_signs::Sign;

impl Language {
    /// A suit, given or open: "dots", "any suit a".
    #[must_use]
    pub fn template_suit(self, suit: SuitOf, family: Family) -> String {
        match suit {
            SuitOf::Given(Suit::Characters) => self.word_for(TemplateWord::Characters, family).to_owned(),
            SuitOf::Given(Suit::Dots) => self.word_for(TemplateWord::Dots, family).to_owned(),
            SuitOf::Given(Suit::Bamboos) => self.word_for(TemplateWord::Bamboos, family).to_owned(),
            SuitOf::Free(_) => self.template_any_suit(&suit.to_string()),
        }
    }

    /// A tile, given or open: "3 of dots", "any number x of any suit a".
    #[must_use]
    pub fn template_tile(self, tile: TileOf, family: Family) -> String {
        let letter =
            |letters: &[char], place: u8| letters.get(usize::from(place)).map(char::to_string).unwrap_or_default();
        match tile {
            TileOf::Suited(Rank::Given(0), _) => self.template_zero(&self.tile(Tile::plain(Kind::WHITE), family)),
            TileOf::Suited(rank, suit) => {
                let number = match rank {
                    Rank::Given(number) => number.to_string(),
                    Rank::Free(..) => self.template_any_number(&rank.to_string()),
                    Rank::OneOf(..) => {
                        let written = rank.to_string();
                        let digits = written.chars().filter(char::is_ascii_digit).map(String::from);
                        self.template_one_of(&digits.collect::<Vec<_>>().join("/"))
                    }
                };
                match suit {
                    SuitOf::Given(suit) => self.of_suit(suit, &number, family),
                    SuitOf::Free(_) => self.template_of_any_suit(&number, &suit.to_string()),
                }
            }
            TileOf::Honor(kind) => self.tile(Tile::plain(kind), family),
            TileOf::Matching(suit) => self.template_matching(&self.template_suit(suit, family)),
            TileOf::Dragon(place) => self.template_any_dragon(&letter(&TileOf::DRAGONS, place)),
            TileOf::Wind(place) => self.template_any_wind(&letter(&TileOf::WINDS, place)),
            TileOf::OwnWind => self.word_for(TemplateWord::OwnWind, family).to_owned(),
            TileOf::RoundWind => self.word_for(TemplateWord::RoundWind, family).to_owned(),
            TileOf::Flower => self.word(TemplateWord::Flower).to_owned(),
        }
    }

    /// What a sign of the notation means.
    #[must_use]
    pub fn template_sign(self, sign: Sign, family: Family) -> String {
        let word = match sign {
            Sign::Suit => TemplateWord::SignSuit,
            Sign::Number => TemplateWord::SignNumber,
            Sign::Choice => TemplateWord::SignChoice,
            Sign::Zero => return self.tile(Tile::plain(Kind::WHITE), family),
            Sign::Matching => TemplateWord::SignMatching,
            Sign::Wind => TemplateWord::SignWind,
            Sign::Dragon => TemplateWord::SignDragon,
            Sign::OwnWind => TemplateWord::OwnWind,
            Sign::RoundWind => TemplateWord::RoundWind,
            Sign::Flower => TemplateWord::Flower,
            Sign::Any => TemplateWord::Any,
            Sign::AnyOf => TemplateWord::SignAnyOf,
            Sign::Chow => TemplateWord::AnyChow,
            Sign::Set => TemplateWord::AnySet,
            Sign::Times => TemplateWord::SignTimes,
            Sign::Mark(Mark::Kong) => TemplateWord::MayBeKong,
            Sign::Mark(Mark::Concealed) => TemplateWord::Concealed,
            Sign::Mark(Mark::Wins) => TemplateWord::Wins,
            Sign::Mark(Mark::NoJoker) => TemplateWord::NoJoker,
            Sign::OtherWay => TemplateWord::OtherWay,
        };
        self.word_for(word, family).to_owned()
    }

    /// The suit that all tiles of a group are of, if that is left open: "suit a".
    #[must_use]
    pub fn template_caption(self, group: &Group) -> Option<String> {
        let Body::Tiles(tiles) = &group.body else { return None };
        let suit = |tile: &TileOf| match tile {
            TileOf::Suited(_, suit @ SuitOf::Free(_)) => Some(*suit),
            _ => None,
        };
        let first = suit(tiles.first()?)?;
        tiles.iter().all(|tile| suit(tile) == Some(first)).then(|| self.template_open_suit(&first.to_string()))
    }

    /// A group: its tiles, and how many there are of each.
    #[must_use]
    pub fn template_group(self, group: &Group, family: Family) -> String {
        let tiles = match &group.body {
            Body::Tiles(tiles) => {
                self.and(&tiles.iter().map(|&tile| self.template_tile(tile, family)).collect::<Vec<_>>())
            }
            Body::AnyOf(Kinds::ALL) => self.word(TemplateWord::Any).to_owned(),
            Body::AnyOf(kinds) => self.template_one_tile_of(&self.kinds(*kinds, family)),
            Body::Chow => self.word(TemplateWord::AnyChow).to_owned(),
            Body::Set => self.word(TemplateWord::AnySet).to_owned(),
        };
        if group.times > 1 { self.template_many(&group.times.to_string(), &tiles) } else { tiles }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::templates::Template;

    #[test]
    fn an_open_suit_stands_below_its_group() {
        let template: Template = "1234567a 123b 1a2b 11z".parse().unwrap();
        let captions: Vec<Option<String>> =
            template.ways()[0].iter().map(|group| Language::En.template_caption(group)).collect();
        assert_eq!(captions, [Some(String::from("suit a")), Some(String::from("suit b")), None, None]);
    }

    #[test]
    fn groups_are_told_in_words() {
        let template: Template = "1a xx+1p {258}s*3 Da w [19m]*2 O RR 0a".parse().unwrap();
        let told: Vec<String> =
            template.ways()[0].iter().map(|group| Language::En.template_group(group, Family::Riichi)).collect();
        assert_eq!(
            told,
            [
                "1 of any suit a",
                "any number x of dots and any number x+1 of dots",
                "3 × one of 2/5/8 of bamboos",
                "dragon of any suit a",
                "any wind w",
                "2 × one of 1 of characters and 9 of characters",
                "seat wind",
                "wind of the round and wind of the round",
                "white dragon as 0",
            ]
        );
    }
}
