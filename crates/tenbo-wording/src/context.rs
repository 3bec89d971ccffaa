//! What a result depends on beside its tiles: the rules, the seat, what lies on the table, the dora.

use tenbo_engine::check::dora_of;
use tenbo_engine::options::OptionKey;
use tenbo_engine::tiles::Tile;

use super::language::{Language, Word};
use super::shown::Shown;

/// The indicators of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Indicators {
    /// What they show: dora, or ura dora.
    pub name: &'static str,
    /// Each with the tile that it makes dora.
    pub tiles: Vec<(Tile, Tile)>,
}

/// The context of a result, in words and tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Context {
    /// What the rulebook is called; before and after it what says how many rules the house has changed.
    pub rulebook: [String; 3],
    /// The language of that name, where it is not the page's.
    pub rulebook_language: Option<&'static str>,
    /// What the house has changed, each with how it is played.
    pub house_rules: Vec<String>,
    /// The winner's seat if only one has won, the round, counters and sticks.
    pub table: Vec<String>,
    /// What is dora.
    pub indicators: Vec<Indicators>,
}

impl Shown<'_> {
    /// The context, in words.
    #[must_use]
    pub fn context(&self) -> Context {
        let Shown { language, state, plan, draft, .. } = *self;
        let rules = &state.rules;
        let [before, after] = language.played_by(rules.house_rules());
        let name = language.rulebook(&plan.rulebook().id, &plan.rulebook().name).to_owned();
        let own = OptionKey::ALL.iter().filter(|&&key| rules.is_over(key));
        let rule = |&key: &OptionKey| {
            let (family, value) = (plan.rulebook().family, plan.rulebook().comes_to(key));
            language.labeled(language.option(key, family), &language.setting(key, value, family))
        };
        let indicators = [(Word::Dora, &draft.dora), (Word::Ura, &draft.ura)].into_iter();
        Context {
            rulebook: [before, name, after],
            rulebook_language: language.rulebook_language(&plan.rulebook().id).filter(|_| rules.own.is_none()),
            house_rules: own.map(rule).collect(),
            table: self.table(),
            indicators: indicators
                .map(|(word, tiles)| Indicators {
                    name: language.word(word),
                    tiles: pairs(tiles, draft.stated_players().are_three()),
                })
                .filter(|indicators| !indicators.tiles.is_empty())
                .collect(),
        }
    }

    /// Of several winners each has a seat of its own.
    fn table(&self) -> Vec<String> {
        let Shown { language, plan, draft, .. } = *self;
        let wins = self.answer.as_ref().map_or(&[][..], |answer| answer.wins.as_slice());
        let mut parts = Vec::new();
        if wins.len() < 2 {
            let seat = wins.first().map_or(self.state.seat, |win| win.seat);
            let wind = language.seat(seat);
            let sits = self.seating.player(seat).map(|player| language.aside(wind, player));
            parts.push(
                language.labeled(
                    language.word_for(Word::WinnerSits, plan.rulebook().family),
                    sits.as_deref().unwrap_or(wind),
                ),
            );
        }
        if plan.has_winds() {
            parts.push(
                language
                    .labeled(language.word_for(Word::Round, plan.rulebook().family), language.wind(draft.prevailing)),
            );
        }
        let streak = if plan.counts_dealer_wins() { draft.dealer_wins } else { 0 };
        let counted = [(Word::Honba, draft.honba), (Word::Deposits, draft.deposits), (Word::EastWins, streak)];
        let counted = counted.into_iter().filter(|&(_, count)| count > 0);
        parts.extend(counted.map(|(word, count)| {
            language.labeled(language.word_for(word, plan.rulebook().family), &count.to_string())
        }));
        parts
    }
}

fn pairs(tiles: &[Tile], three_players: bool) -> Vec<(Tile, Tile)> {
    let pair = |&tile: &Tile| dora_of(tile, three_players).map(|kind| (tile, Tile::plain(kind)));
    tiles.iter().filter_map(pair).collect()
}

impl Context {
    /// Rules and table on one line.
    #[must_use]
    pub fn line(&self) -> Vec<String> {
        [self.rulebook.concat()].into_iter().chain(self.table.iter().cloned()).collect()
    }

    /// What the house has changed as a line of its own; nothing where it has not.
    #[must_use]
    pub fn house_line(&self, language: Language) -> Option<String> {
        let rules = language.clauses_of(&self.house_rules);
        (!rules.is_empty()).then(|| language.labeled(language.word(Word::HouseRules), &rules))
    }
}
