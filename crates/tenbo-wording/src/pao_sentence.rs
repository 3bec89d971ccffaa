//! A rule of liability as a sentence: its text, with the words that can be chosen in the places that the language gives them.

use tenbo_engine::Ratio;
use tenbo_engine::order::sort_by_key;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Danger, Family, LiabilityRule, LiableShare};
use tenbo_session::editor::pao::PaoWord;

use super::language::{Language, TablesWord};

/// A piece of the sentence.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PaoPiece {
    /// Text between two words.
    Text(String),
    /// A word that can be chosen.
    Word(PaoWord),
}

/// What stands for a word until the sentence is cut at it: no text has these letters, which are for private use.
const fn mark(word: PaoWord) -> &'static str {
    match word {
        PaoWord::Sets => "\u{e000}",
        PaoWord::Danger => "\u{e001}",
        PaoWord::Win => "\u{e002}",
        PaoWord::Hand => "\u{e003}",
        PaoWord::Part => "\u{e004}",
        PaoWord::Kong => "\u{e005}",
        PaoWord::Needs => "\u{e006}",
    }
}

/// A sentence cut at its words.
fn cut(sentence: &str) -> Vec<PaoPiece> {
    let mut pieces = Vec::new();
    let mut text = String::new();
    for letter in sentence.chars() {
        match PaoWord::ALL.into_iter().find(|&word| mark(word).starts_with(letter)) {
            Some(word) => {
                pieces.extend((!text.is_empty()).then(|| PaoPiece::Text(std::mem::take(&mut text))));
                pieces.push(PaoPiece::Word(word));
            }
            None => text.push(letter),
        }
    }
    pieces.extend((!text.is_empty()).then_some(PaoPiece::Text(text)));
    pieces
}

/// A part of a win as a fraction, or in percent where that is the shorter way to say it.
pub(super) fn part(part: Ratio) -> String {
    let (n, d) = (part.numerator(), part.denominator());
    match (d, 100 % d) {
        (1..=4, _) | (_, 1..) => format!("{n}/{d}"),
        _ => format!("{} %", 100 / d * n),
    }
}

impl Language {
    /// The sentence of a rule, and when it holds.
    #[must_use]
    pub fn pao_sentence(self, rule: &LiabilityRule, family: Family) -> Vec<PaoPiece> {
        let holds = self.pao_needs(family, mark(PaoWord::Needs));
        cut(&self.sentences(&self.pao_rule(rule, family), &holds))
    }

    fn pao_rule(self, rule: &LiabilityRule, family: Family) -> String {
        let [sets, danger, win] = [PaoWord::Sets, PaoWord::Danger, PaoWord::Win].map(mark);
        let [hand, part, kong] = [PaoWord::Hand, PaoWord::Part, PaoWord::Kong].map(mark);
        let pays = match rule.danger {
            Danger::Unseen => self.pao_unseen(family, danger, win, hand),
            _ if PaoWord::Part.is_in(rule) => self.pao_melds_shared(family, sets, danger, win, hand, part),
            _ => self.pao_melds(family, sets, danger, win, hand),
        };
        if PaoWord::Kong.is_in(rule) { self.sentences(&pays, &self.pao_kong(family, kong)) } else { pays }
    }

    /// The sentence of a rule that holds, as a text.
    #[must_use]
    pub fn pao_text(self, rule: &LiabilityRule, plan: &Plan) -> String {
        let piece = |piece: PaoPiece| match piece {
            PaoPiece::Text(text) => text,
            PaoPiece::Word(word) => self.pao_word(word, &word.value(rule), plan),
        };
        cut(&self.pao_rule(rule, plan.rulebook().family)).into_iter().map(piece).collect()
    }

    /// What a word is about, for who only hears it.
    #[must_use]
    pub fn pao_label(self, word: PaoWord, family: Family) -> &'static str {
        let word = match word {
            PaoWord::Sets => TablesWord::Sets,
            PaoWord::Danger => TablesWord::Danger,
            PaoWord::Win => TablesWord::Covers,
            PaoWord::Hand => TablesWord::ForHand,
            PaoWord::Part => TablesWord::Share,
            PaoWord::Kong => TablesWord::KongCompletes,
            PaoWord::Needs => TablesWord::Needs,
        };
        self.word_for(word, family)
    }

    /// A word with one of its values.
    #[must_use]
    pub fn pao_word(self, word: PaoWord, value: &str, plan: &Plan) -> String {
        let family = plan.rulebook().family;
        let said = match word {
            PaoWord::Sets => None,
            PaoWord::Danger => value.parse().ok().map(|danger| self.danger_of(danger, family).to_owned()),
            PaoWord::Win => value.parse().ok().map(|win| self.liable_win(win, family).to_owned()),
            PaoWord::Hand if value.is_empty() => Some(self.word(TablesWord::AnyHand).to_owned()),
            PaoWord::Hand => value.parse().ok().map(|pattern| self.named(pattern, plan).to_owned()),
            PaoWord::Part => share(value).map(|share| match share {
                LiableShare::ALL => self.pao_part_all(family).to_owned(),
                LiableShare::HALF => self.pao_part_half(family).to_owned(),
                share => part(share.ratio()),
            }),
            PaoWord::Kong if value == "true" => Some(self.pao_kong_completes(family).to_owned()),
            PaoWord::Kong => Some(self.pao_kong_not(family).to_owned()),
            PaoWord::Needs if value.is_empty() => Some(self.word(TablesWord::Always).to_owned()),
            PaoWord::Needs => value.parse().ok().map(|key| self.pao_only_with(family, self.option(key, family))),
        };
        said.unwrap_or_else(|| value.to_owned())
    }

    /// What a word can be, each with its text; hands by their names.
    #[must_use]
    pub fn pao_choices(self, word: PaoWord, rule: &LiabilityRule, plan: &Plan) -> Vec<(String, String)> {
        let said = |value: String| {
            let text = self.pao_word(word, &value, plan);
            (value, text)
        };
        let mut all: Vec<(String, String)> = word.values(rule, plan.rulebook()).into_iter().map(said).collect();
        if word == PaoWord::Hand {
            sort_by_key(&mut all, |(value, text)| (!value.is_empty(), text.clone()));
        }
        all
    }
}

/// A part of a win by its value.
fn share(value: &str) -> Option<LiableShare> {
    let (n, d) = value.split_once('/')?;
    LiableShare::new(Ratio::new(n.parse().ok()?, d.parse().ok()?)?)
}

#[cfg(test)]
mod tests {
    use tenbo_engine::rules::shipped;

    use super::*;

    #[test]
    fn a_rule_is_a_sentence_in_each_language() {
        let plan = Plan::new(shipped::find("riichi-ema-2025").unwrap());
        let rule = &plan.rulebook().liability[0];
        let said = Language::ALL.map(|language| language.pao_text(rule, &plan));
        assert_eq!(
            said[0],
            "Whoever feeds one more to a player with 2 melds of dragons pays for all if that player wins by tsumo or any ron \
                with Daisangen, and half if another player discards the winning tile. A claimed kan \
                completes it too."
        );
        assert_eq!(
            said[1],
            "三元牌の副露が2組ある人にもう1組を作らせた人は、その人が大三元で和了したとき（ツモでも、どの捨て牌のロンでも）、全員分を払う。\
                ほかの人の放銃なら半額を払う。鳴いた槓子では成立する。"
        );
    }

    /// Every word that the rule has stands once in its sentence, in the place that the language gives it.
    #[test]
    fn each_word_stands_once_in_the_sentence() {
        for id in shipped::OFFERED {
            let plan = Plan::new(shipped::find(id).unwrap());
            for (rule, language) in
                plan.rulebook().liability.iter().flat_map(|rule| Language::ALL.map(|one| (rule, one)))
            {
                let pieces = language.pao_sentence(rule, plan.rulebook().family);
                for word in PaoWord::ALL {
                    let times = pieces.iter().filter(|piece| **piece == PaoPiece::Word(word)).count();
                    assert_eq!(times, usize::from(word.is_in(rule)), "{id} {language:?} {word:?}");
                    let choices = language.pao_choices(word, rule, &plan);
                    assert!(choices.iter().all(|(_, text)| !text.is_empty()), "{id} {language:?} {word:?}");
                    assert!(choices.iter().any(|(value, _)| *value == word.value(rule)), "{id} {word:?}");
                }
            }
        }
    }

    #[test]
    fn parts_are_fractions_or_percent() {
        let said = [(1, 3), (2, 3), (3, 4), (3, 10), (1, 5), (7, 9)].map(|(n, d)| part(Ratio::new(n, d).unwrap()));
        assert_eq!(said, ["1/3", "2/3", "3/4", "30 %", "20 %", "7/9"]);
    }
}
