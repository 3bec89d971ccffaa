//! A hand under several rulebooks: what it is worth by each, and what makes the difference.

use tenbo_engine::Ratio;
use tenbo_engine::order::sort_by_key;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::problems::ProblemKey;
use tenbo_engine::rules::Unit;
use tenbo_engine::score::{Line, Tally};
use tenbo_engine::settle::Answer;
use tenbo_engine::tiles::Seat;

use super::headline::Headline;
use super::language::{EditorWord, Language};
use super::number::signed;
use super::payments::rows;
use tenbo_session::editor::compare::{Played, causes};
use tenbo_session::{RulesChoice, Seating};

/// A rulebook by its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedRulebook {
    /// What it is called in short, with how many house rules are over it.
    pub name: String,
    /// The language of the name, where it is not the page's.
    pub lang: Option<&'static str>,
    /// Which it is.
    pub rules: RulesChoice,
}

impl NamedRulebook {
    pub(crate) fn of(language: Language, rules: &RulesChoice) -> NamedRulebook {
        let [before, after] = language.played_by(rules.house_rules());
        let name = [&before, language.short_name(rules), &after].concat();
        NamedRulebook { name, lang: language.short_name_language(rules), rules: rules.clone() }
    }
}

/// What a hand comes to under a rulebook, apart from the words for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// What there is to say of it; nothing where the rules are for three and the hand is none of theirs.
    headline: Option<Headline>,
    /// What each account gains or loses.
    net: Vec<i64>,
    /// What counts, by the order of the patterns.
    lines: Vec<(Pattern, Unit, Ratio)>,
}

/// What a hand comes to.
pub(crate) fn outcome(played: &Played, seat: Seat) -> Outcome {
    let headline = of_another_game(played).is_none().then(|| {
        match Headline::of(&played.draft, &played.plan, seat, &played.answer) {
            // Which items of its rulebook name the hand is no value.
            Headline::Worth(tally, system, counters) => {
                Headline::Worth(Tally { named: Default::default(), ..tally }, system, counters)
            }
            headline => headline,
        }
    });
    let net = |answer: &Answer| rows(answer, played.draft.stated_players().seats()).iter().map(|row| row.net).collect();
    let line = |line: &Line| (line.pattern, line.unit, line.value * Ratio::whole(line.times.into()));
    let mut lines: Vec<_> = counted(played).map(line).collect();
    sort_by_key(&mut lines, |(pattern, ..)| *pattern);
    Outcome { headline, net: played.answer.as_ref().map_or_else(|_| Vec::new(), net), lines }
}

/// Why a hand is none of the game's: the rules are for three and it has what only four play with, or their game has other
/// tiles.
pub(crate) fn of_another_game(played: &Played) -> Option<EditorWord> {
    let problems = played.answer.as_ref().err()?;
    if played.draft.stated_players().are_three() {
        return Some(EditorWord::ForThree);
    }
    problems.iter().any(|problem| problem.key == ProblemKey::NotInThreePlayer).then_some(EditorWord::OtherTiles)
}

fn counted(played: &Played) -> impl Iterator<Item = &Line> {
    let score = played.answer.as_ref().ok().and_then(|answer| answer.wins.first()?.score.as_ref());
    score.into_iter().flat_map(|score| &score.lines).filter(|line| line.reason.is_none())
}

/// What counts, each with what it is worth.
pub(crate) fn amounts(language: Language, played: &Played, kept: impl Fn(&Line) -> bool) -> Vec<String> {
    let mut seen: Vec<(Pattern, Ratio, u32)> = Vec::new();
    for line in counted(played).filter(|line| kept(line)) {
        match seen.iter_mut().find(|(pattern, value, _)| *pattern == line.pattern && *value == line.value) {
            Some((.., times)) => *times += line.times,
            None => seen.push((line.pattern, line.value, line.times)),
        }
    }
    let unit = |pattern| counted(played).find(|line| line.pattern == pattern).map(|line| line.unit);
    let one = |(pattern, value, times): (Pattern, Ratio, u32)| {
        let mut out = String::from(language.named(pattern, &played.plan));
        if times > 1 {
            out.push_str(" ×");
            out.push_str(&times.to_string());
        }
        let value = value * Ratio::whole(times.into());
        language.aside(&out, &unit(pattern).map_or_else(String::new, |unit| language.amount(value, unit)))
    };
    seen.into_iter().map(one).collect()
}

/// Who gains and who pays.
pub(crate) fn paid(language: Language, played: &Played, seating: &Seating) -> Option<String> {
    let answer = played.answer.as_ref().ok()?;
    let rows = rows(answer, played.draft.stated_players().seats());
    let paid = rows.iter().filter(|row| row.net != 0);
    let pays: Vec<String> =
        paid.map(|row| [&language.party(row.account, seating), "\u{a0}", &signed(row.net)].concat()).collect();
    Some(match pays.as_slice() {
        [] => language.word(EditorWord::NobodyPays).to_owned(),
        pays => language.listed(pays),
    })
}

/// What makes a hand come to something else than by the rules that are played: lines that count or do not, or a rule.
pub(crate) fn difference(language: Language, now: &Played, other: &Played, seat: Seat) -> String {
    if other.answer.is_err() {
        return String::new();
    }
    let nothing_counts = counted(other).next().is_none();
    if nothing_counts && counted(now).next().is_some() {
        return language.word(EditorWord::NothingCounts).to_owned();
    }
    let same = |line: &Line, there: &Played| {
        counted(there)
            .any(|other| other.pattern == line.pattern && (other.unit != line.unit || other.value == line.value))
    };
    let more = amounts(language, other, |line| !same(line, now));
    let less = amounts(language, now, |line| !same(line, other));
    match (more.is_empty() && less.is_empty()).then(|| language.rules_that_differ(now, other, seat)).flatten() {
        Some(rules) => rules,
        None if nothing_counts => language.word(EditorWord::NothingCounts).to_owned(),
        None => language.instead_of(&more, &less),
    }
}

impl Language {
    /// Lines that only these rules count, and lines that they do not.
    #[must_use]
    pub fn instead_of(self, more: &[String], less: &[String]) -> String {
        match (more, less) {
            ([], []) => self.editor_same_patterns().to_owned(),
            (more, []) => self.editor_also_counts(&self.and(more)),
            ([], less) => self.editor_counts_without(&self.and(less)),
            (more, less) => self.editor_counts_instead(&self.and(more), &self.and(less)),
        }
    }

    /// Which rules make a hand of the same patterns come to something else; nothing if it comes to the same.
    fn rules_that_differ(self, now: &Played, other: &Played, seat: Seat) -> Option<String> {
        if outcome(now, seat) == outcome(other, seat) {
            return None;
        }
        let causes = causes(now, other, |played| outcome(played, seat));
        let rules: Vec<String> = causes.iter().map(|cause| self.difference(cause, &other.plan)).collect();
        Some(if rules.is_empty() { self.editor_paid_otherwise().to_owned() } else { self.listed(&rules) })
    }
}

#[cfg(test)]
mod tests {
    use tenbo_engine::rules::shipped;

    use super::*;
    use tenbo_session::editor::compare::play;
    use tenbo_session::share;

    /// What makes the difference of a hand under another rulebook.
    fn differs(hand: &str, other: &str) -> String {
        let (state, dropped) = share::read(hand);
        assert!(dropped.is_empty(), "{hand}: {dropped:?}");
        let rules = RulesChoice::of(other).unwrap_or_else(|| panic!("{other}"));
        let (now, other) = (play(&state, state.rules.clone()), play(&state, rules));
        difference(Language::En, &now, &other, state.winner)
    }

    /// A double wind pair is 2 fu by EMA 2025 and 4 by EMA 2016 (docs/rules/riichi.md, Fu): 100 and 110 fu.
    const DOUBLE_WIND: &str = "v1;r=riichi-ema-2025;E=678p11z77z[1111s][9999s]+7z;win=E;from=S";

    #[test]
    fn the_rule_is_named_where_patterns_are_the_same() {
        assert_eq!(differs(DOUBLE_WIND, "riichi-ema-2016"), "Fu for a double wind pair: 4, was 2");
    }

    #[test]
    fn a_hand_of_tiles_that_a_game_does_not_have_is_not_judged() {
        let (state, _) = share::read(DOUBLE_WIND);
        let korean = play(&state, RulesChoice::of("korean").unwrap());
        assert_eq!(of_another_game(&korean), Some(EditorWord::OtherTiles));
        assert_eq!(paid(Language::En, &korean, &Seating::default()), None);
    }

    #[test]
    fn whatever_pays_otherwise_is_never_called_the_same() {
        const HANDS: [&str; 4] = [
            DOUBLE_WIND,
            "v1;r=riichi-ema-2025;S=234678m345p22s67s+8s;win=S;from=W;riichi=S;honba=2;sticks=1",
            "v1;r=riichi-ema-2025;S=111m999m111p99s55z+5z;win=S;from=E",
            "v1;r=riichi-ema-2025;W=22334455667788m~2m;win=W;riichi=W;d=1m1m1m1m",
        ];
        let same = Language::En.editor_same_patterns();
        for hand in HANDS {
            let (state, _) = share::read(hand);
            let now = play(&state, state.rules.clone());
            for id in shipped::OFFERED {
                let other = play(&state, RulesChoice::of(id).unwrap_or_else(|| panic!("{id}")));
                let alike = outcome(&now, state.winner) == outcome(&other, state.winner);
                let said = differs(hand, id);
                assert!(alike || said != same, "{hand} by {id}");
            }
        }
    }
}
