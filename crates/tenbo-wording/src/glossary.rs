//! The glossary: the terms of the games, each with two lines and a few tiles. Which of them a rulebook needs follows from
//! its game: the help of a riichi book lists no tai.

use std::cmp::Reverse;

use tenbo_engine::options::{PlacementBonus, Settlement, System};
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::{Counting, Plan};
use tenbo_engine::rules::{Family, Unit};

use super::language::{GlossaryTerm, Language};

impl GlossaryTerm {
    /// Those that a player of these rules meets, in their order.
    #[must_use]
    pub fn of(plan: &Plan) -> Vec<GlossaryTerm> {
        GlossaryTerm::ALL.iter().copied().filter(|term| term.is_of(plan)).collect()
    }

    /// Whether a player of these rules meets the term.
    #[must_use]
    pub fn is_of(self, plan: &Plan) -> bool {
        let options = &plan.rulebook().options;
        let riichi = plan.rulebook().family == Family::Riichi;
        let unit = unit(plan);
        match self {
            GlossaryTerm::Han
            | GlossaryTerm::Fu
            | GlossaryTerm::Yaku
            | GlossaryTerm::Yakuhai
            | GlossaryTerm::Dora
            | GlossaryTerm::Tsumo
            | GlossaryTerm::Ron
            | GlossaryTerm::Riichi
            | GlossaryTerm::Tenpai
            | GlossaryTerm::Furiten
            | GlossaryTerm::ClosedHand
            | GlossaryTerm::Pon
            | GlossaryTerm::Kan
            | GlossaryTerm::Ankan
            | GlossaryTerm::Chankan
            | GlossaryTerm::Haitei
            | GlossaryTerm::Houtei
            | GlossaryTerm::Rinshan
            | GlossaryTerm::Tenhou
            | GlossaryTerm::Chiihou
            | GlossaryTerm::Mangan
            | GlossaryTerm::Yakuman
            | GlossaryTerm::RiichiStick
            | GlossaryTerm::Chombo => riichi,
            GlossaryTerm::UraDora => riichi && options.riichi.ura_dora,
            GlossaryTerm::RedFive => riichi && options.tiles.red_fives > 0,
            GlossaryTerm::Ippatsu => riichi && options.riichi.ippatsu,
            GlossaryTerm::Chii => riichi && options.tiles.players == 4,
            GlossaryTerm::Kita => plan.winner().index(Pattern::NorthBonus).is_some() && options.tiles.players == 3,
            GlossaryTerm::Honba => riichi && options.payments.counter_value > 0,
            GlossaryTerm::Pao => riichi && !plan.rulebook().liability.is_empty(),
            GlossaryTerm::Uma => riichi && options.game.placement_bonus != PlacementBonus::None,
            GlossaryTerm::Oka => riichi && options.game.return_points > options.game.start_points,
            GlossaryTerm::Yakitori => options.game.yakitori,
            GlossaryTerm::Fan => plan.rulebook().family == Family::ChineseOfficial,
            GlossaryTerm::Faan => unit == Unit::Faan,
            GlossaryTerm::Tai => unit == Unit::Tai,
            GlossaryTerm::Double | GlossaryTerm::Points => plan.system() == System::PointDouble,
            GlossaryTerm::Limit => !riichi && plan.limit().is_some(),
            GlossaryTerm::Minimum => !riichi && plan.minimum().is_some(),
            GlossaryTerm::Flower => options.tiles.use_flowers,
            GlossaryTerm::Season => options.tiles.use_flowers && options.tiles.use_seasons,
            GlossaryTerm::Animal => options.tiles.use_animals,
            GlossaryTerm::Joker => options.tiles.jokers > 0,
            GlossaryTerm::Chow => !riichi && (options.tiles.players == 4 || options.tiles.chows_for_three),
            GlossaryTerm::Pung
            | GlossaryTerm::Kong
            | GlossaryTerm::Concealed
            | GlossaryTerm::SelfDraw
            | GlossaryTerm::DiscardWin
            | GlossaryTerm::Ready
            | GlossaryTerm::FalseWin => !riichi,
            GlossaryTerm::Base => {
                matches!(plan.settlement(), Settlement::BasicFromAll | Settlement::DiscarderOrAll)
            }
            GlossaryTerm::Streak => plan.rulebook().family == Family::Taiwanese && plan.counts_dealer_wins(),
            GlossaryTerm::Settle => plan.settlement() == Settlement::Classical && options.payments.losers_settle,
            GlossaryTerm::Liability => !riichi && !plan.rulebook().liability.is_empty(),
            GlossaryTerm::Honor | GlossaryTerm::SeatWind | GlossaryTerm::RoundWind => options.tiles.use_honors,
            GlossaryTerm::Meld
            | GlossaryTerm::Pair
            | GlossaryTerm::Wait
            | GlossaryTerm::Terminal
            | GlossaryTerm::Dealer => true,
        }
    }

    /// A few tiles that show it, in notation; empty where no tiles do.
    #[must_use]
    pub const fn picture(self) -> &'static str {
        match self {
            GlossaryTerm::Han | GlossaryTerm::Yakuhai | GlossaryTerm::Faan => "777z",
            GlossaryTerm::Fu => "999s",
            GlossaryTerm::Yaku | GlossaryTerm::ClosedHand => "234m",
            GlossaryTerm::Dora => "34p",
            GlossaryTerm::UraDora => "78s",
            GlossaryTerm::RedFive => "0m0p0s",
            GlossaryTerm::Tsumo | GlossaryTerm::SelfDraw => "45p~6p",
            GlossaryTerm::Ron | GlossaryTerm::DiscardWin => "45p+6p",
            GlossaryTerm::Riichi => "67s55z",
            GlossaryTerm::Ippatsu => "67s~8s",
            GlossaryTerm::Tenpai | GlossaryTerm::Ready => "45p77z",
            GlossaryTerm::Furiten => "345p",
            GlossaryTerm::Chii | GlossaryTerm::Meld => "(423m@W)",
            GlossaryTerm::Pon | GlossaryTerm::Pao | GlossaryTerm::Pung | GlossaryTerm::Liability => "(777z@W)",
            GlossaryTerm::Kan | GlossaryTerm::Kong => "(5555s@N)",
            GlossaryTerm::Ankan | GlossaryTerm::Concealed => "[9999p]",
            GlossaryTerm::Chankan => "46s+5s",
            GlossaryTerm::Haitei => "45m~6m",
            GlossaryTerm::Houtei => "45m+6m",
            GlossaryTerm::Rinshan => "45s~6s",
            GlossaryTerm::Tenhou
            | GlossaryTerm::Honba
            | GlossaryTerm::Streak
            | GlossaryTerm::Dealer
            | GlossaryTerm::RoundWind => "111z",
            GlossaryTerm::Chiihou => "45p~3p",
            GlossaryTerm::Mangan => "0p0s",
            GlossaryTerm::Yakuman | GlossaryTerm::Limit => "567z",
            GlossaryTerm::RiichiStick => "11z",
            GlossaryTerm::Chombo | GlossaryTerm::FalseWin => "46s+7s",
            GlossaryTerm::Uma | GlossaryTerm::Oka | GlossaryTerm::Yakitori => "",
            GlossaryTerm::Kita => "444z",
            GlossaryTerm::Fan => "147m",
            GlossaryTerm::Tai => "666z",
            GlossaryTerm::Double | GlossaryTerm::SeatWind => "222z",
            GlossaryTerm::Points => "999m",
            GlossaryTerm::Minimum => "123s",
            GlossaryTerm::Flower => "1234f",
            GlossaryTerm::Season => "5678f",
            GlossaryTerm::Animal => "1234g",
            GlossaryTerm::Joker => "4m*5m6m",
            GlossaryTerm::Chow => "345s",
            GlossaryTerm::Base => "99s",
            GlossaryTerm::Settle => "111p",
            GlossaryTerm::Pair => "55m",
            GlossaryTerm::Wait => "45p",
            GlossaryTerm::Terminal => "19m19s",
            GlossaryTerm::Honor => "1567z",
        }
    }
}

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Words.
    Words(&'a str),
    /// A word that is a term of the game, as it stands there.
    Term(GlossaryTerm, &'a str),
}

impl Language {
    /// A text cut where the terms of these rules stand in it, each where it comes first. Their names are with the texts of the
    /// result.
    #[must_use]
    pub fn terms_in<'a>(self, text: &'a str, plan: &Plan) -> Vec<Piece<'a>> {
        let mut left = GlossaryTerm::of(plan);
        let (mut pieces, mut rest) = (Vec::new(), text);
        // The first that stands in the rest; of two at one place the longer one: "ura dora" before "dora".
        let first = |terms: &[GlossaryTerm], rest: &str| {
            let places = terms.iter().filter_map(|&term| {
                let (start, end) = place(rest, self.word_for(term, plan.rulebook().family))?;
                Some((start, Reverse(end), term))
            });
            places.min_by_key(|&(start, end, _)| (start, end))
        };
        while let Some((start, Reverse(end), term)) = first(&left, rest) {
            let (before, word, after) = (rest.get(..start), rest.get(start..end), rest.get(end..));
            let (Some(before), Some(word), Some(after)) = (before, word, after) else { break };
            pieces.extend((!before.is_empty()).then_some(Piece::Words(before)));
            pieces.push(Piece::Term(term, word));
            left.retain(|&other| other != term);
            rest = after;
        }
        pieces.extend((!rest.is_empty()).then_some(Piece::Words(rest)));
        pieces
    }
}

/// Where a name stands in a text, as a word of its own: "han" is none of "hand". Letters that are written without spaces have no
/// such borders.
fn place(text: &str, name: &str) -> Option<(usize, usize)> {
    let (small, name) = (text.to_ascii_lowercase(), name.to_ascii_lowercase());
    let spaced = name.is_ascii();
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '’');
    let ends = |letter: Option<char>| !spaced || !letter.is_some_and(is_part);
    let found = small.match_indices(&name).map(|(start, _)| (start, start + name.len()));
    let mut found = found.filter(|&(start, end)| {
        let (before, after) = (small.get(..start), small.get(end..));
        ends(before.and_then(|before| before.chars().next_back())) && ends(after.and_then(|after| after.chars().next()))
    });
    found.next()
}

/// In what the rules count.
fn unit(plan: &Plan) -> Unit {
    match plan.counting() {
        Counting::HanFu(_) => Unit::Han,
        Counting::Faan(faan) => faan.unit,
        Counting::PointsDoubles(_) => Unit::Doubles,
        Counting::Points(unit) => *unit,
    }
}

#[cfg(test)]
mod tests {
    use tenbo_engine::rules::shipped;
    use tenbo_engine::tiles::read_hand;

    use super::*;
    use crate::Language;
    use crate::tests::all_differ;

    fn plan(id: &str) -> Plan {
        Plan::new(shipped::find(id).unwrap())
    }

    fn width(text: &str) -> usize {
        text.chars().map(|letter| if letter < '\u{2e80}' { 1 } else { 2 }).sum()
    }

    #[test]
    fn every_term_of_every_game_has_two_short_lines() {
        for &id in shipped::OFFERED {
            let plan = plan(id);
            let family = plan.rulebook().family;
            for language in Language::ALL {
                let terms = GlossaryTerm::of(&plan);
                all_differ(id, terms.iter().map(|&term| language.word_for(term, family)));
                for term in terms {
                    for line in language.glossary(term, family) {
                        assert!((1..=90).contains(&width(line)), "{id} {term:?} in {language:?}: {line}");
                        assert!(line.ends_with(['.', '。']), "{term:?} in {language:?}: {line}");
                        assert!(!line.contains('{'), "{term:?} in {language:?}: {line}");
                    }
                }
            }
        }
    }

    #[test]
    fn pictures_are_a_few_tiles() {
        for &term in GlossaryTerm::ALL {
            let read = read_hand(term.picture());
            assert!(read.errors.is_empty(), "{term:?}: {:?}", read.errors);
            let melds: usize = read.melds.iter().map(|meld| meld.tiles.len()).sum();
            let tiles = read.tiles.len() + melds + usize::from(read.win.is_some());
            assert!(tiles <= 4 && (tiles > 1 || term.picture().is_empty()), "{term:?}: {tiles} tiles");
        }
    }

    #[test]
    fn a_game_has_the_terms_of_its_players() {
        let has = |id: &str, term| GlossaryTerm::of(&plan(id)).contains(&term);
        for id in ["riichi-ema-2025", "riichi-m-league", "riichi-tenhou-three"] {
            assert!(has(id, GlossaryTerm::Furiten) && has(id, GlossaryTerm::Pon), "{id}");
            assert!(
                ![GlossaryTerm::Tai, GlossaryTerm::Faan, GlossaryTerm::Pung, GlossaryTerm::Flower]
                    .into_iter()
                    .any(|term| has(id, term)),
                "{id}"
            );
        }
        assert!(has("riichi-m-league", GlossaryTerm::RedFive) && !has("riichi-ema-2025", GlossaryTerm::RedFive));
        assert!(has("riichi-tenhou-three", GlossaryTerm::Kita) && !has("riichi-tenhou", GlossaryTerm::Kita));
        assert!(!has("riichi-tenhou-three", GlossaryTerm::Chii));
        assert!(has("mcr-mil-2025", GlossaryTerm::Fan) && has("mcr-mil-2025", GlossaryTerm::Base));
        assert!(has("mcr-mil-2025", GlossaryTerm::Minimum) && !has("mcr-mil-2025", GlossaryTerm::Faan));
        assert!(has("hong-kong-old-style", GlossaryTerm::Faan) && has("hong-kong-old-style", GlossaryTerm::Flower));
        assert!(
            has("taiwanese-association-2009", GlossaryTerm::Tai)
                && has("taiwanese-association-2009", GlossaryTerm::Streak)
        );
        assert!(has("chinese-classical", GlossaryTerm::Double) && has("chinese-classical", GlossaryTerm::Settle));
        assert!(has("singapore", GlossaryTerm::Animal) && !has("hong-kong-old-style", GlossaryTerm::Animal));
        assert!(has("vietnamese", GlossaryTerm::Joker));
    }

    #[test]
    fn every_term_is_of_some_offered_game() {
        let plans: Vec<Plan> = shipped::OFFERED.iter().map(|id| plan(id)).collect();
        for &term in GlossaryTerm::ALL.iter().filter(|&&term| term != GlossaryTerm::Yakitori) {
            assert!(plans.iter().any(|plan| term.is_of(plan)), "{term:?}");
        }
    }

    fn cut(language: Language, text: &str, id: &str) -> String {
        let piece = |piece: Piece| match piece {
            Piece::Words(words) => words.to_owned(),
            Piece::Term(_, word) => format!("[{word}]"),
        };
        language.terms_in(text, &plan(id)).into_iter().map(piece).collect()
    }

    #[test]
    fn terms_of_the_rules_are_found_in_a_text() {
        let english = |text, id| cut(Language::En, text, id);
        assert_eq!(english("Your hand has 3 han and 3 han", "riichi-ema-2025"), "Your hand has 3 [han] and 3 han");
        assert_eq!(english("Ura dora, then dora", "riichi-ema-2025"), "[Ura dora], then [dora]");
        assert_eq!(english("Ron from West", "riichi-ema-2025"), "[Ron] from West");
        assert_eq!(english("3 faan", "hong-kong-old-style"), "3 [faan]");
        assert_eq!(english("3 faan", "riichi-ema-2025"), "3 faan", "a term of other rules");
        assert_eq!(english("", "riichi-ema-2025"), "");
        assert_eq!(cut(Language::Ja, "3翻30符", "riichi-ema-2025"), "3[翻]30[符]");
        assert_eq!(cut(Language::ZhHans, "3番", "hong-kong-old-style"), "3[番]");
    }
}
