//! A hand under other rulebooks, by what decides a dispute: yours first, then those of your family that come to something
//! else, with the rule that makes it so; those that come to the same; other families after that.

use tenbo_engine::order::sort_by_key;
use tenbo_engine::rules::Family;

use super::compare::{NamedRulebook, amounts, difference, of_another_game, outcome, paid};
use super::language::Language;
use super::number::grouped;
use super::outcome::{Figure, Outcome};
use super::rulebook_list::place;
use super::shown::Shown;
use tenbo_session::editor::compare::{Fold, Played, fold, play};
use tenbo_session::{RulesChoice, Seating, State};

/// More reasons than these are not told in a row.
const MOST: usize = 3;

/// What a hand comes to by one rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComparedRow {
    /// The rulebook.
    pub rulebook: NamedRulebook,
    /// What the hand comes to: "4,800", "13 points", "No win: no yaku".
    pub value: String,
    /// Whether that is a figure: by these rules somebody wins.
    pub is_figure: bool,
    /// For yours how that is counted, for those of its family what makes the difference, for others what counts.
    pub reason: String,
    /// Others of its family by which it comes to the same.
    pub alike: Vec<NamedRulebook>,
}

/// The rulebooks of another family.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FamilyRows {
    /// The family.
    pub family: Family,
    /// A row for each of its rulebooks that differs from the others.
    pub rows: Vec<ComparedRow>,
}

/// A hand under many rulebooks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The one that is played.
    pub yours: ComparedRow,
    /// Those of its family that come to something else.
    pub differ: Vec<ComparedRow>,
    /// Those of its family that come to the same.
    pub same: Vec<ComparedRow>,
    /// Those of other families.
    pub others: Vec<FamilyRows>,
    /// Those of whose game the hand is none, by why: for three players, or with other tiles.
    pub elsewhere: Vec<Elsewhere>,
}

/// Rulebooks of whose game a hand is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elsewhere {
    /// Why.
    pub why: &'static str,
    /// The rulebooks.
    pub rulebooks: Vec<NamedRulebook>,
}

impl Comparison {
    /// The hand on the table under these rulebooks. Those without any pattern are no game, and left out.
    #[must_use]
    pub fn of(language: Language, state: &State, rulebooks: Vec<RulesChoice>, seating: &Seating) -> Comparison {
        let view = Compared { language, state, seating, now: play(state, state.rules.clone()) };
        let family = view.now.plan.rulebook().family;
        let result = outcome(&view.now, state.judged());
        let mut comparison = Comparison {
            yours: view.row(&view.now, view.how(&view.now), &[]),
            differ: Vec::new(),
            same: Vec::new(),
            others: Vec::new(),
            elsewhere: Vec::new(),
        };
        let mut strange = Vec::new();
        for rules in rulebooks.into_iter().filter(|rules| *rules != state.rules) {
            let played = play(state, rules.clone());
            if played.plan.winner().items().is_empty() {
                continue;
            }
            if let Some(why) = of_another_game(&played) {
                comparison.put_elsewhere(language.word(why), NamedRulebook::of(language, &rules));
                continue;
            }
            let other = outcome(&played, state.judged());
            if played.plan.rulebook().family != family {
                strange.push((rules, other, played));
            } else if other == result {
                comparison.same.push(view.row(&played, String::new(), &[]));
            } else {
                comparison.differ.push(view.row_that_differs(&played));
            }
        }
        for Fold { result: played, alike, .. } in fold(&state.rules, strange) {
            let family = played.plan.rulebook().family;
            let row = view.row(&played, view.counted(&played), &alike);
            match comparison.others.iter_mut().find(|rows| rows.family == family) {
                Some(rows) => rows.rows.push(row),
                None => comparison.others.push(FamilyRows { family, rows: vec![row] }),
            }
        }
        sort_by_key(&mut comparison.others, |rows| place(rows.family));
        comparison
    }

    fn put_elsewhere(&mut self, why: &'static str, rulebook: NamedRulebook) {
        match self.elsewhere.iter_mut().find(|group| group.why == why) {
            Some(group) => group.rulebooks.push(rulebook),
            None => self.elsewhere.push(Elsewhere { why, rulebooks: vec![rulebook] }),
        }
    }

    /// The answers of your family as a question: "4,800 or 5,300?"; the one, where all agree. Nothing where they are many,
    /// or where by some of them nobody wins.
    #[must_use]
    pub fn question(&self, language: Language) -> Option<String> {
        let mut answers: Vec<&str> = Vec::new();
        for row in [&self.yours].into_iter().chain(&self.differ) {
            if !row.is_figure {
                return None;
            }
            if !answers.contains(&&*row.value) {
                answers.push(&row.value);
            }
        }
        match answers.as_slice() {
            [only] => Some((*only).to_owned()),
            [first, second] => Some(language.editor_either(first, second)),
            _ => None,
        }
    }

    /// How many rulebooks of your family there are beside yours.
    #[must_use]
    pub fn of_your_family(&self) -> usize {
        self.differ.len() + self.same.len()
    }

    /// How many there are of other families.
    #[must_use]
    pub fn of_others(&self) -> usize {
        let rows = self.others.iter().flat_map(|family| &family.rows).map(|row| 1 + row.alike.len());
        rows.sum::<usize>() + self.elsewhere.iter().map(|group| group.rulebooks.len()).sum::<usize>()
    }
}

impl Language {
    /// How many rulebooks there are.
    #[must_use]
    pub fn rulebooks(self, count: usize) -> String {
        self.editor_rulebooks(&number(count))
    }

    /// How many of your family come to the same as yours.
    #[must_use]
    pub fn as_yours(self, count: usize) -> String {
        self.editor_as_yours(&number(count))
    }

    /// How many other rulebooks there are.
    #[must_use]
    pub fn others(self, count: usize) -> String {
        self.editor_others(&number(count))
    }
}

fn number(count: usize) -> String {
    grouped(i64::try_from(count).unwrap_or_default())
}

/// What is compared with, and how it is told.
struct Compared<'a> {
    language: Language,
    state: &'a State,
    seating: &'a Seating,
    now: Played,
}

impl Compared<'_> {
    fn outcome(&self, played: &Played) -> Outcome {
        let Compared { language, state, seating, .. } = *self;
        let Played { plan, draft, answer, .. } = played;
        Outcome::of(&Shown { language, state, plan, draft, answer, seating })
    }

    fn row(&self, played: &Played, reason: String, alike: &[RulesChoice]) -> ComparedRow {
        let (value, is_figure) = match self.outcome(played) {
            Outcome::Win(win) => (told(&win.figure), true),
            Outcome::Wins(wins) => (told(&wins.figure), true),
            Outcome::Calm(calm) => (calm.title, false),
        };
        let named = |rules: &RulesChoice| NamedRulebook::of(self.language, rules);
        let alike = alike.iter().map(named).collect();
        ComparedRow { rulebook: named(&played.rules), value, is_figure, reason, alike }
    }

    /// The same of one of your family that comes to something else. Where that is not to be seen in what is said of it, who
    /// pays is.
    fn row_that_differs(&self, played: &Played) -> ComparedRow {
        let difference = difference(self.language, &self.now, played, self.state.judged());
        let mut row = self.row(played, difference, &[]);
        if row.value == self.row(&self.now, String::new(), &[]).value
            && let Some(paid) = paid(self.language, played, self.seating)
        {
            row.reason = [&row.reason, " · ", &paid].concat();
        }
        row
    }

    /// "1 han · 100 fu"
    fn how(&self, played: &Played) -> String {
        match self.outcome(played) {
            Outcome::Win(win) => {
                win.seal.map(|seal| seal.name).into_iter().chain(win.how).collect::<Vec<_>>().join(" · ")
            }
            Outcome::Wins(_) | Outcome::Calm(_) => String::new(),
        }
    }

    /// What counts, the first few.
    fn counted(&self, played: &Played) -> String {
        let mut all = amounts(self.language, played, |_| true);
        if all.len() > MOST {
            all.truncate(MOST);
            all.push("…".to_owned());
        }
        self.language.listed(&all)
    }
}

/// "4,800", "4,000 all", "5 faan".
fn told(figure: &Figure) -> String {
    let after = figure.per.unwrap_or(&figure.unit);
    if after.is_empty() { figure.text.clone() } else { [&figure.text, "\u{a0}", after].concat() }
}

#[cfg(test)]
mod tests {
    use tenbo_engine::options::OptionKey;
    use tenbo_session::editor::Library;
    use tenbo_session::editor::compare::rulebooks;
    use tenbo_session::share;

    use super::*;

    fn compared(link: &str) -> Comparison {
        let (state, dropped) = share::read(link);
        assert!(dropped.is_empty(), "{link}: {dropped:?}");
        Comparison::of(Language::En, &state, rulebooks(&state.rules, &Library::default()), &Seating::default())
    }

    fn row<'a>(rows: &'a [ComparedRow], id: &str) -> &'a ComparedRow {
        rows.iter().find(|row| row.rulebook.rules.id == id).unwrap_or_else(|| panic!("{id}: {rows:?}"))
    }

    /// A double wind pair is 2 fu by EMA 2025 and 4 by EMA 2016 (docs/rules/riichi.md, Fu): 100 and 110 fu.
    #[test]
    fn the_rule_that_decides_a_dispute_stands_in_its_row() {
        let all = compared("v1;r=riichi-ema-2025;E=678p11z77z[1111s][9999s]+7z;win=E;from=S");
        assert_eq!((all.yours.value.as_str(), all.yours.reason.as_str()), ("4,800", "1 han · 100 fu"));
        let soul = row(&all.differ, "riichi-mahjong-soul");
        assert_eq!((soul.value.as_str(), soul.reason.as_str()), ("5,300", "Fu for a double wind pair: 4, was 2"));
        assert!(row(&all.same, "riichi-m-league").reason.is_empty());
        assert_eq!(all.question(Language::En).as_deref(), Some("4,800 or 5,300?"));
        assert!(all.differ.iter().chain(&all.same).all(|row| row.alike.is_empty()), "each riichi rulebook has its row");
    }

    #[test]
    fn every_rulebook_has_its_place_and_no_blank_one_any() {
        let all = compared("v1;r=riichi-ema-2025;E=678p11z77z[1111s][9999s]+7z;win=E;from=S");
        let others = all.others.iter().flat_map(|rows| &rows.rows);
        let rows = [&all.yours].into_iter().chain(&all.differ).chain(&all.same).chain(others);
        let mut ids: Vec<&str> = rows
            .flat_map(|row| [&row.rulebook].into_iter().chain(&row.alike))
            .chain(all.elsewhere.iter().flat_map(|group| &group.rulebooks))
            .map(|named| named.rules.id)
            .collect();
        assert_eq!(ids.len(), 1 + all.of_your_family() + all.of_others());
        ids.sort_unstable();
        let mut offered = tenbo_engine::rules::shipped::OFFERED.to_vec();
        offered.retain(|id| !matches!(*id, "four-winds-blank" | "american-modern"));
        offered.sort_unstable();
        assert_eq!(ids, offered);
        let families: Vec<Family> = all.others.iter().map(|rows| rows.family).collect();
        assert!(!families.contains(&Family::Riichi) && families.windows(2).all(|two| place(two[0]) < place(two[1])));
    }

    #[test]
    fn rounding_up_is_a_reason() {
        // 4 han 30 fu are a mangan only where they are rounded up.
        let kiriage = compared("v1;r=riichi-tenhou;S=234678m345p22s67s+8s;win=S;from=W;riichi=S;d=7s");
        assert_eq!(kiriage.yours.value, "7,700");
        let rounded = row(&kiriage.differ, "riichi-ema-2025");
        assert_eq!(rounded.value, "8,000", "{rounded:?}");
        assert!(rounded.reason.contains(Language::En.option(OptionKey::KiriageMangan, Family::Riichi)), "{rounded:?}");
    }
}
