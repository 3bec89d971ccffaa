//! A rule of liability as a sentence: the words in it that can be chosen, and what each can be.

use std::borrow::Cow;

use tenbo_engine::Ratio;
use tenbo_engine::options::OptionKey;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::rules::{Danger, LiabilityRule, LiableShare, LiableWin, Rulebook};

/// A word of the sentence that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PaoWord {
    /// How many melds there are before the dangerous discard.
    Sets,
    /// What is dangerous.
    Danger,
    /// The wins that are covered.
    Win,
    /// The hand that is won with.
    Hand,
    /// What is paid beside another who discards the winning tile.
    Part,
    /// Whether a claimed kong completes the danger.
    Kong,
    /// When the rule holds.
    Needs,
}

/// The parts of a win that are offered: n of d each.
const PARTS: [(i64, i64); 13] =
    [(1, 1), (3, 4), (2, 3), (1, 2), (1, 3), (1, 4), (9, 10), (8, 10), (7, 10), (6, 10), (4, 10), (3, 10), (2, 10)];

fn text(share: LiableShare) -> String {
    format!("{}/{}", share.ratio().numerator(), share.ratio().denominator())
}

fn share(text: &str) -> Option<LiableShare> {
    let (n, d) = text.split_once('/')?;
    LiableShare::new(Ratio::new(n.parse().ok()?, d.parse().ok()?)?)
}

impl PaoWord {
    /// Every word, in the order of the file.
    pub const ALL: [PaoWord; 7] =
        [PaoWord::Hand, PaoWord::Danger, PaoWord::Sets, PaoWord::Kong, PaoWord::Win, PaoWord::Part, PaoWord::Needs];

    /// Whether the sentence of a rule has it: unseen tiles are no melds, and only where the feeder is liable whoever discards
    /// does somebody else pay a part.
    #[must_use]
    pub fn is_in(self, rule: &LiabilityRule) -> bool {
        match self {
            PaoWord::Sets | PaoWord::Kong => rule.danger != Danger::Unseen,
            PaoWord::Part => rule.win == LiableWin::Any && rule.danger != Danger::Unseen,
            PaoWord::Hand | PaoWord::Danger | PaoWord::Win | PaoWord::Needs => true,
        }
    }

    /// What a rule has there.
    #[must_use]
    pub fn value(self, rule: &LiabilityRule) -> String {
        match self {
            PaoWord::Sets => rule.sets.to_string(),
            PaoWord::Danger => rule.danger.to_string(),
            PaoWord::Win => rule.win.to_string(),
            PaoWord::Hand => rule.pattern.map_or_else(String::new, |pattern| pattern.to_string()),
            PaoWord::Part => text(rule.share),
            PaoWord::Kong => rule.kong_completes.to_string(),
            PaoWord::Needs => rule.needs.map_or_else(String::new, |key| key.to_string()),
        }
    }

    /// What it can be in the rule of a rulebook; what it is now is one of them. The melds of a custom hand can
    /// be dangerous only where there is one.
    #[must_use]
    pub fn values(self, rule: &LiabilityRule, book: &Rulebook) -> Vec<String> {
        let own = || book.hands.keys().map(ToString::to_string);
        let mut all: Vec<String> = match self {
            PaoWord::Sets => (0..=4).map(|sets| sets.to_string()).collect(),
            PaoWord::Danger => {
                let fits = |danger: &&Danger| **danger != Danger::CustomHand || !book.hands.is_empty();
                Danger::ALL.iter().filter(fits).map(ToString::to_string).collect()
            }
            PaoWord::Win => LiableWin::ALL.iter().map(ToString::to_string).collect(),
            PaoWord::Hand if rule.danger == Danger::CustomHand => own().collect(),
            PaoWord::Hand => {
                let any = std::iter::once(String::new());
                any.chain(own()).chain(Pattern::ALL.iter().map(ToString::to_string)).collect()
            }
            PaoWord::Part => {
                PARTS.iter().filter_map(|&(n, d)| Some(text(LiableShare::new(Ratio::new(n, d)?)?))).collect()
            }
            PaoWord::Kong => [true, false].map(|on| on.to_string()).to_vec(),
            PaoWord::Needs => {
                std::iter::once(String::new()).chain(OptionKey::ALL.iter().map(ToString::to_string)).collect()
            }
        };
        let now = self.value(rule);
        if !all.contains(&now) {
            all.push(now);
        }
        all
    }

    /// The rule with something else there, and with what follows from it; `None` if it cannot be that.
    #[must_use]
    pub fn put(self, rule: &LiabilityRule, book: &Rulebook, value: &str) -> Option<LiabilityRule> {
        let mut next = rule.clone();
        match self {
            PaoWord::Sets => next.sets = value.parse().ok().filter(|sets| *sets <= 4)?,
            PaoWord::Danger => {
                next.danger = value.parse().ok()?;
                next.sets = match next.danger {
                    Danger::Unseen => 0,
                    _ if next.sets == 0 => 2,
                    _ => next.sets,
                };
                let is_own = |pattern: Pattern| book.hands.contains_key(&pattern);
                if next.danger == Danger::CustomHand && !next.pattern.is_some_and(is_own) {
                    next = with_hand(next, Some(*book.hands.keys().next()?));
                }
            }
            PaoWord::Win => next.win = value.parse().ok()?,
            PaoWord::Hand if value.is_empty() => next = with_hand(next, None),
            PaoWord::Hand => next = with_hand(next, Some(value.parse().ok()?)),
            PaoWord::Part => next.share = share(value)?,
            PaoWord::Kong => next.kong_completes = value.parse().ok()?,
            PaoWord::Needs if value.is_empty() => next.needs = None,
            PaoWord::Needs => next.needs = Some(value.parse().ok()?),
        }
        Some(next)
    }
}

/// The rule about another hand. A name that was only that of the hand goes with it.
fn with_hand(rule: LiabilityRule, pattern: Option<Pattern>) -> LiabilityRule {
    let named = rule.pattern.is_none_or(|before| before.as_str() != rule.rule);
    let name = if named { rule.rule.clone() } else { Cow::Borrowed("") };
    LiabilityRule { rule: name, pattern, ..rule }
}

/// A sentence to begin with: the third dragon, as riichi has it.
#[must_use]
pub const fn fresh() -> LiabilityRule {
    LiabilityRule {
        rule: Cow::Borrowed(""),
        pattern: None,
        danger: Danger::Dragons,
        sets: 2,
        kong_completes: true,
        win: LiableWin::Any,
        share: LiableShare::ALL,
        needs: None,
    }
}

#[cfg(test)]
mod tests {
    use tenbo_engine::rules::shipped;

    use super::super::{Change, CustomRulebook, Part, change::apply};
    use super::*;

    /// Whatever is chosen in a sentence, a file can say it, and the sentence has it then.
    #[test]
    fn each_word_can_be_each_of_its_values() {
        let mut tried = 0;
        for id in ["riichi-tenhou", "chinese-classical", "four-winds-blank"] {
            let hand = serde_json::json!({ "name": "Knitting", "template": "xm*3 xp*3 xs*3 d*3 ?*2" });
            let file = serde_json::json!({ "id": "own-1", "name": "Club", "base": id, "hands": { "custom-3": hand } });
            let own = CustomRulebook::read(file).unwrap();
            let book = own.book();
            let rules = book.liability.iter().cloned().chain([fresh()]);
            for (rule, word) in rules.flat_map(|rule| PaoWord::ALL.map(|word| (rule.clone(), word))) {
                for value in word.values(&rule, &book) {
                    let next = word.put(&rule, &book, &value).unwrap_or_else(|| panic!("{id} {word:?} {value}"));
                    assert_eq!(word.value(&next), value);
                    let kept = apply(&own, &Change::Part(Part::Liability(vec![next.clone()]))).unwrap().book();
                    let bare = |rule: &LiabilityRule| LiabilityRule { rule: "".into(), ..rule.clone() };
                    assert_eq!(kept.liability.iter().map(bare).collect::<Vec<_>>(), [bare(&next)], "{word:?} {value}");
                    tried += 1;
                }
                assert_eq!(word.put(&rule, &book, "no such thing"), None, "{word:?}");
            }
        }
        assert!(tried > 1000, "{tried}");
    }

    #[test]
    fn what_follows_from_a_choice_is_chosen_with_it() {
        let book = shipped::find("chinese-classical").unwrap();
        let unseen = PaoWord::Danger.put(&fresh(), &book, "unseen").unwrap();
        assert_eq!((unseen.sets, PaoWord::Sets.is_in(&unseen), PaoWord::Part.is_in(&unseen)), (0, false, false));
        assert_eq!(PaoWord::Danger.put(&unseen, &book, "winds").unwrap().sets, 2);
        // There is no hand of its own.
        assert_eq!(PaoWord::Danger.put(&fresh(), &book, "custom-hand"), None);
        assert!(!PaoWord::Danger.values(&fresh(), &book).contains(&"custom-hand".to_owned()));
        // The name of a rule that is only that of its hand goes with the hand.
        let named = PaoWord::Hand.put(&fresh(), &book, "big-three-dragons").unwrap();
        let named = LiabilityRule { rule: "big-three-dragons".into(), ..named };
        assert_eq!(PaoWord::Hand.put(&named, &book, "all-honors").unwrap().rule, "");
        let called = LiabilityRule { rule: "our-rule".into(), ..named };
        assert_eq!(PaoWord::Hand.put(&called, &book, "").unwrap().rule, "our-rule");
    }
}
