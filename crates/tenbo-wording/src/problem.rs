//! What is wrong, how to put it right, and where it is.

use tenbo_engine::deal::Situation;
use tenbo_engine::options::{Choice, Need, NeededSetting, OptionKey, OptionSpec};
use tenbo_engine::problems::{Part, Place, Problem, ProblemKey};
use tenbo_engine::rules::Family;
use tenbo_engine::tiles::Seat;

use super::language::Language;
use super::number::grouped;
use tenbo_session::Seating;

impl Language {
    /// What is wrong and how to put it right, in the words of a family of rules.
    #[must_use]
    pub fn problem(self, problem: &Problem, family: Family) -> String {
        if let Some(needed) = problem.needed {
            return self.idle_until(needed, family);
        }
        let special = match (problem.key, problem.name.as_deref()) {
            (ProblemKey::InactiveItem, Some("winner")) => Some(self.problem_inactive_loser()),
            (ProblemKey::InactiveItem, Some("hands")) => Some(self.problem_inactive_hand()),
            (ProblemKey::InactiveItem, Some("joker")) => Some(self.problem_inactive_only_jokers()),
            (ProblemKey::InactiveOption, None) => Some(self.problem_direct_limit()),
            (ProblemKey::InactiveOption, Some("minimum")) => Some(self.problem_no_minimum()),
            (ProblemKey::InactiveOption, Some("payments")) => Some(self.problem_no_payments()),
            (ProblemKey::NotAChow, Some(_)) => Some(self.problem_knitted()),
            _ => None,
        };
        special.map_or_else(
            || self.problem_of(problem.key, family, &self.tiles_of(problem, family), &self.name_of(problem, family)),
            str::to_owned,
        )
    }

    /// That something has no effect until an option is set so.
    fn idle_until(self, needed: NeededSetting, family: Family) -> String {
        if let NeededSetting::OneOf(first, others) = needed {
            let named = |key: &OptionKey| self.quoted(self.option(*key, family));
            let options: Vec<String> = std::iter::once(&first).chain(others).map(named).collect();
            return self.problem_until_one_of(&self.listed(&options));
        }
        let (key, raw) = (needed.option(), needed.raw());
        let option = self.option(key, family);
        match key.spec() {
            OptionSpec::Flag(_) => self.problem_until_on(option),
            OptionSpec::Number { .. } => self.problem_until_number(option, &grouped(raw.unwrap_or_default())),
            OptionSpec::Choice(_) => self.problem_until_choice(option, &self.setting(key, raw, family)),
        }
    }

    /// That something has no effect while an option is set so.
    fn idle_while(self, choice: Choice, family: Family) -> String {
        let (key, option) = (choice.option(), self.option(choice.option(), family));
        match key.spec() {
            OptionSpec::Flag(_) => self.problem_while_on(option),
            _ => self.problem_while_choice(option, &self.setting(key, choice.raw(), family)),
        }
    }

    /// Why an option has no effect as the others stand.
    #[must_use]
    pub fn missing(self, need: Need, family: Family) -> String {
        match need {
            Need::Set(needed) => self.idle_until(needed, family),
            Need::Not(choice) => self.idle_while(choice, family),
            Need::Minimum => self.problem_no_minimum().to_owned(),
            Need::Payments => self.problem_no_payments().to_owned(),
            // No family has words of its own for this.
            Need::Has(_) | Need::Any(_) | Need::All(_) => {
                self.problem_of(ProblemKey::IdleOption, Family::FourWinds, "", "")
            }
        }
    }

    /// Why an item cannot count on its own.
    #[must_use]
    pub fn no_direct_count(self) -> &'static str {
        self.problem_direct_limit()
    }

    /// The tiles concerned, each kind once.
    fn tiles_of(self, problem: &Problem, family: Family) -> String {
        let mut names: Vec<String> = Vec::new();
        for &tile in &problem.tiles {
            let name = self.tile(tile, family);
            if !names.contains(&name) {
                names.push(name);
            }
        }
        if names.is_empty() { self.this_tile().to_owned() } else { self.and(&names) }
    }

    /// The name that came with it in quotes: an option's label, a situation, or the name itself.
    fn name_of(self, problem: &Problem, family: Family) -> String {
        let Some(name) = problem.name.as_deref() else { return self.this_name().to_owned() };
        let situation = name.parse::<Situation>().map(|known| self.situation(known, family));
        self.quoted(situation.unwrap_or_else(|_| self.option_named(name, family)))
    }

    /// The label of an option by its name in files, or as long as labels are not here that name.
    fn option_named(self, id: &str, family: Family) -> &str {
        let label = id.parse::<OptionKey>().map_or("", |key| self.option(key, family));
        if label.is_empty() { id } else { label }
    }

    /// Where something is wrong.
    #[must_use]
    pub fn place(self, place: &Place, family: Family, seating: &Seating) -> String {
        let mut words: Vec<String> = Vec::new();
        let mut list = "";
        for part in &place.0 {
            match part {
                Part::Index(index) => {
                    let number = (index + 1).to_string();
                    match std::mem::take(&mut list) {
                        // Every hand has one win at least; its number says something only where there are more.
                        "wins" if *index == 0 => {}
                        "wins" => words.push(self.place_win(&number)),
                        "melds" => words.push(self.place_meld(&number)),
                        "discards" => words.push(self.place_discard(&number)),
                        "penalties" => words.push(self.place_penalty(&number)),
                        "immediate" => words.push(self.place_paid_at_once(&number)),
                        "nagashi" => words.push(self.place_nagashi(&number)),
                        _ => words.push(self.place_entry(&number)),
                    }
                }
                Part::Key(key) => match (&**key, key.parse::<Seat>()) {
                    (_, Ok(seat)) => words.push(self.who(seat, seating)),
                    ("seats" | "end" | "tiles" | "rules", _) => {}
                    ("hand", _) if !words.is_empty() => {
                        let seat = words.pop().unwrap_or_default();
                        words.push(self.place_hand_of(&seat));
                    }
                    ("melds" | "wins" | "discards" | "penalties" | "immediate" | "nagashi", _) => list = key,
                    (key, _) => {
                        let known = self.place_named(key);
                        words.push(if known.is_empty() { self.option_named(key, family) } else { known }.to_owned());
                    }
                },
            }
        }
        let mut words = words.into_iter();
        let first = words.next().unwrap_or_default();
        let mut text = words.fold(first, |place, next| self.place_next(&place, &next));
        if let Some(first) = text.get_mut(0..1) {
            first.make_ascii_uppercase();
        }
        text
    }
}
