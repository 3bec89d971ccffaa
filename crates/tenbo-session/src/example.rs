//! The examples of the catalogue as hands: what lies where, what happened, how another hand differs, and the hand as a
//! state of the page, to try it.

use tenbo_engine::check::dora_of;
use tenbo_engine::deal::{By, Draft, Players, Riichi, SeatDraft, Situation};
use tenbo_engine::options::EarthsBlessing;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Family, Rulebook};
use tenbo_engine::tiles::{Counts, Kind, MeldKind, Seat, Tile, WinMark, read_hand};

use super::edit::tidy;
use super::state::{State, Target};

/// What shows a pattern: a hand that has it, one that just has not, and where it is defined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// A hand that has it. Of a custom hand that few tiles can fill, none may be found.
    pub example: Option<Example>,
    /// The same hand, but for a tile.
    pub near: Option<Example>,
    /// Where it is defined, if that is a document of the rulebook's family: of the rulebook's custom hands the block that has
    /// them. May be empty.
    pub source: String,
}

/// The documents that the catalogue cites, and the families of rules that they are about.
const DOCUMENTS: [(&str, &[Family]); 18] = [
    ("Riichi Book 1", &[Family::Riichi]),
    ("WRC Rules", &[Family::Riichi]),
    ("Mahjong Soul", &[Family::Riichi]),
    ("Tenhou", &[Family::Riichi]),
    ("Four Winds", &[Family::FourWinds]),
    ("Millington", &[Family::Classical]),
    ("BMJA", &[Family::Classical]),
    ("Kajongg", &[Family::Classical]),
    ("ma-jann.com", &[Family::Classical]),
    ("Hii's Mahjong Research", &[Family::Riichi]),
    ("Chinese Official rules", &[Family::ChineseOfficial]),
    ("MIL 2025", &[Family::ChineseOfficial]),
    ("Zung Jung", &[Family::ZungJung]),
    ("Taiwanese", &[Family::Taiwanese]),
    ("Hong Kong", &[Family::HongKong]),
    ("Singapore", &[Family::Regional]),
    ("Malaysia", &[Family::Regional]),
    ("Shanghai", &[Family::Regional]),
];

/// Whether a source names a document about a family of rules. What is counted under another family has its own source beside
/// its value.
fn is_of_family(source: &str, family: Family) -> bool {
    DOCUMENTS.iter().any(|(document, families)| families.contains(&family) && source.contains(document))
}

impl Shown {
    /// What shows a pattern of this rulebook.
    #[must_use]
    pub fn of(pattern: Pattern, book: &Rulebook) -> Shown {
        if pattern.custom_number().is_none() {
            let [example, near] = [pattern.example(), pattern.near_miss()].map(|text| Some(Example::read(text)));
            let source = if is_of_family(pattern.source(), book.family) { pattern.source() } else { "" };
            return Shown { example, near, source: source.to_owned() };
        }
        let hand = book.hands.get(&pattern);
        let made = hand.and_then(|hand| hand.template.example());
        let block = hand.filter(|hand| hand.block > 0).and_then(|hand| book.blocks.get(usize::from(hand.block)));
        Shown {
            near: made.as_ref().and_then(|made| made.near.as_deref()).map(Example::of_template),
            example: made.map(|made| Example::of_template(&made.hand)),
            source: block.map(|block| block.source.clone().into_owned()).unwrap_or_default(),
        }
    }
}

/// The wins of East in a row before the thirteenth.
const STREAK: u32 = 12;

/// A hand of the catalogue. The seat is South unless a word says East, the round East.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// Its tiles.
    pub entered: SeatDraft,
    /// The winning tile.
    pub tile: Option<Tile>,
    /// How it came.
    pub by: By,
    /// Whose hand it is.
    pub seat: Seat,
    /// What was special about the win.
    pub situation: Vec<Situation>,
    /// What happened that is none of the situations, in the words of the catalogue.
    pub events: Vec<String>,
}

impl Example {
    /// Reads an example: words for what happened, then the hand.
    #[must_use]
    pub fn read(text: &str) -> Example {
        let entered = SeatDraft::default();
        let mut example = Example {
            entered,
            tile: None,
            by: By::SelfDraw,
            seat: Seat::South,
            situation: Vec::new(),
            events: Vec::new(),
        };
        for word in text.split_whitespace() {
            if let Ok(situation) = word.parse() {
                if situation == Situation::Heaven {
                    example.seat = Seat::East;
                }
                example.situation.push(situation);
            } else if !example.event(word) {
                example.tiles(word);
            }
        }
        if example.has("robbed-kong") {
            example.by = By::RobbedKong;
        }
        example
    }

    /// The same of a template, whose flowers are tiles of the hand.
    fn of_template(text: &str) -> Example {
        let mut example = Example::read(text);
        example.entered.hand.append(&mut example.entered.bonus);
        example
    }

    fn event(&mut self, word: &str) -> bool {
        match word {
            "riichi" => self.entered.riichi = Riichi::Riichi,
            "double-riichi" => self.entered.riichi = Riichi::Double,
            "open-riichi" => self.entered.riichi = Riichi::Open,
            "ippatsu" => self.entered.ippatsu = true,
            "ready" => self.entered.ready = Some(true),
            "original-call" => self.entered.original_call = true,
            "east" | "streak" => self.seat = Seat::East,
            "robbed-kong" | "dora-1" | "ura-1" | "red-1" | "north-1" => {}
            _ => return false,
        }
        self.events.push(word.to_owned());
        true
    }

    fn tiles(&mut self, word: &str) {
        let read = read_hand(word);
        let (bonus, tiles) = read.tiles.into_iter().partition(|tile| tile.bonus_kind().is_some());
        (self.entered.hand, self.entered.bonus, self.entered.melds) = (tiles, bonus, read.melds);
        if let Some((tile, mark)) = read.win {
            self.tile = Some(tile);
            self.by = if mark == WinMark::SelfDraw { By::SelfDraw } else { By::Discard };
        }
    }

    /// Whether something happened, by the word of the catalogue.
    #[must_use]
    pub fn has(&self, event: &str) -> bool {
        self.events.iter().any(|word| word == event)
    }

    /// Whether the hand can be tried by these rules: it has as many tiles, and the set has them, jokers too.
    #[must_use]
    pub fn fits(&self, now: &State, plan: &Plan) -> bool {
        let kinds = plan.rulebook().options.tiles.kinds(now.draft.stated_players().are_three());
        let has_all = self.whole(true).iter().filter_map(|tile| tile.kind()).all(|kind| kinds.contains(kind));
        let jokers = self.whole(true).iter().filter(|tile| tile.is_joker()).count();
        let enough = jokers <= usize::from(plan.jokers().number);
        self.entered.size() == now.full && has_all && enough && !self.has("north-1")
    }

    /// All tiles with the winning one, melds apart from the others or not.
    fn whole(&self, melds: bool) -> Vec<Tile> {
        let melded = self.entered.melds.iter().filter(|_| melds).flat_map(|meld| &meld.tiles);
        let all = self.entered.hand.iter().chain(&self.entered.bonus).chain(melded).chain(&self.tile);
        let mut all: Vec<Tile> = all.copied().collect();
        tenbo_engine::order::sort_by_key(&mut all, |tile| (tile.letter(), tile.digit()));
        all
    }

    fn kinds(&self) -> Vec<MeldKind> {
        self.entered.melds.iter().map(|meld| meld.kind).collect()
    }

    /// A state in which the hand has just won. The rules, and what is kept, stay; the rest of the table is empty.
    #[must_use]
    pub fn state(&self, now: &State) -> State {
        let mut state = State {
            seat: self.seat,
            winner: self.seat,
            target: Target::Hand,
            rules: now.rules.clone(),
            full: now.full,
            ..State::default()
        };
        let three_players = now.draft.stated_players().are_three();
        let deposits = u32::from(self.entered.riichi != Riichi::None);
        let dealer_wins = if self.has("streak") { STREAK } else { 0 };
        state.draft =
            Draft { players: Some(Players::three_if(three_players)), dealer_wins, deposits, ..Draft::default() };
        state.draft.dora = self.indicator(usize::from(self.has("dora-1")), three_players);
        if self.has("ura-1") {
            state.draft.ura = self.indicator(1, three_players);
        } else if !self.has("dora-1") {
            state.draft.dora.clear();
        }
        state.draft.seats[self.seat] = Some(self.entered.clone());
        state.win.tile = self.tile;
        state.win.by = self.by;
        state.win.from = state.before(self.seat);
        state.win.situation.clone_from(&self.situation);
        let earth = now.rules.book().options.patterns.earths_blessing;
        if self.situation.contains(&Situation::Earth) && earth == EarthsBlessing::FirstDiscard {
            (state.win.by, state.win.from) = (By::Discard, Seat::East);
        }
        tidy(&mut state);
        state
    }

    /// An indicator that makes so many of the tiles dora.
    fn indicator(&self, times: usize, three_players: bool) -> Vec<Tile> {
        let counts: Counts = self.whole(true).into_iter().filter_map(Tile::kind).collect();
        let fits = |kind: &Kind| {
            dora_of(Tile::plain(*kind), three_players).is_some_and(|dora| usize::from(counts.get(dora)) == times)
        };
        Kind::all().find(fits).map(Tile::plain).into_iter().collect()
    }
}

/// In what a hand differs from another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Differs {
    /// The tiles that only the first has.
    pub lost: Vec<Tile>,
    /// The tiles that only the second has.
    pub gained: Vec<Tile>,
    /// What was special about the first win alone, and about the second.
    pub situation: [Vec<Situation>; 2],
    /// What else happened in the first alone, and in the second.
    pub events: [Vec<String>; 2],
    /// How the second was won, if in another way.
    pub by: Option<By>,
    /// What completed the second, if another tile.
    pub tile: Option<Tile>,
    /// The same tiles, in other melds.
    pub melds: bool,
}

impl Differs {
    /// What a near miss lacks, and what it has instead.
    #[must_use]
    pub fn of(example: &Example, near: &Example) -> Differs {
        let (has, miss) = (example.whole(true), near.whole(true));
        let (lost, gained) = (without(&has, &miss), without(&miss, &has));
        let same = lost.is_empty() && gained.is_empty();
        Differs {
            melds: same && (example.whole(false) != near.whole(false) || example.kinds() != near.kinds()),
            tile: near.tile.filter(|_| same && example.tile != near.tile),
            // That a kong was robbed is an event of its own.
            by: Some(near.by).filter(|&by| by != example.by && ![by, example.by].contains(&By::RobbedKong)),
            situation: both(&example.situation, &near.situation),
            events: both(&example.events, &near.events),
            lost,
            gained,
        }
    }
}

/// What each of two lists has that the other has not.
fn both<T: Clone + PartialEq>(these: &[T], those: &[T]) -> [Vec<T>; 2] {
    [without(these, those), without(those, these)]
}

/// What of a list is left without what another has.
fn without<T: Clone + PartialEq>(these: &[T], those: &[T]) -> Vec<T> {
    let mut those = those.to_vec();
    let mut left = Vec::new();
    for this in these {
        match those.iter().position(|that| that == this) {
            Some(place) => {
                those.remove(place);
            }
            None => left.push(this.clone()),
        }
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RulesChoice;
    use tenbo_engine::patterns::Pattern;
    use tenbo_engine::settle::answer;

    #[test]
    fn every_near_miss_is_told_apart_from_its_example() {
        let alike = |pattern: &&Pattern| {
            Differs::of(&Example::read(pattern.example()), &Example::read(pattern.near_miss())) == Differs::default()
        };
        assert_eq!(Pattern::ALL.iter().filter(alike).collect::<Vec<_>>(), <[&Pattern; 0]>::default());
    }

    /// Whatever a rulebook counts cites a document of its own game: where the value is from, and the definition's, if that
    /// document is about the same family.
    #[test]
    fn no_source_is_of_another_game() {
        let source = |pattern: Pattern, book: &Rulebook| Shown::of(pattern, book).source;
        let of = |id: &str| RulesChoice::of(id).unwrap().book();
        let (mcr, ema) = (of("mcr-mil-2025"), of("riichi-ema-2025"));
        assert_eq!(source(Pattern::PureStraight, &mcr), "", "WRC's Full Straight is none of Chinese Official");
        assert_eq!(source(Pattern::PureStraight, &ema), Pattern::PureStraight.source());
        for &id in tenbo_engine::rules::OFFERED {
            let book = of(id);
            for (pattern, item) in &book.winner {
                let block = book.blocks.get(usize::from(item.block)).map_or("", |block| &*block.source);
                assert!(!block.is_empty(), "{id}: {pattern} has no source");
                if pattern.custom_number().is_some() {
                    continue;
                }
                let cited = source(*pattern, &book);
                assert!(cited.is_empty() || is_of_family(&cited, book.family), "{id}: {pattern}: {cited}");
            }
        }
    }

    #[test]
    fn an_example_that_is_tried_has_its_pattern_under_every_rulebook_that_counts_it() {
        let (mut tried, mut failed) = (0, Vec::new());
        for &id in tenbo_engine::rules::OFFERED {
            let rules = RulesChoice::of(id).unwrap();
            let plan = rules.plan();
            let mut now = State { rules, ..State::default() };
            tidy(&mut now);
            for &pattern in Pattern::ALL.iter().filter(|&&pattern| plan.values(pattern)) {
                let example = Example::read(pattern.example());
                if !example.fits(&now, &plan) {
                    continue;
                }
                tried += 1;
                let deal = example.state(&now).deal(&plan);
                match answer(&deal, &plan) {
                    Err(problems) => failed.push(format!("{id} {pattern}: {problems:?}")),
                    Ok(answer) => match answer.wins.first().and_then(|win| win.score.as_ref()) {
                        Some(score) if score.lines.iter().any(|line| line.pattern == pattern) => {}
                        Some(score) if !score.others.is_empty() || score.tally.is_direct() => {}
                        // Defined by these rules as a hand of one suit, which the example is not.
                        _ if (id, pattern) == ("bmja", Pattern::HiddenTreasure) => {}
                        score => failed.push(format!("{id} {pattern}: {}", score.is_some())),
                    },
                }
            }
        }
        assert!(tried > 600, "{tried}");
        assert!(failed.is_empty(), "{} of {tried}\n{}", failed.len(), failed.join("\n"));
    }
}
