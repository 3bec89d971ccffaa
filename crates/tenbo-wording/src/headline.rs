//! The state of the hand in one line, before it is put into words.

use tenbo_engine::Ratio;
use tenbo_engine::check::{is_barred, is_dead};
use tenbo_engine::deal::{Draft, DrawCause, End};
use tenbo_engine::options::System;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::problems::{Problem, ProblemKey, Problems};
use tenbo_engine::rules::{Family, Unit};
use tenbo_engine::score::{Restriction, Restrictions, Tally};
use tenbo_engine::settle::tiles_missing;
use tenbo_engine::settle::{Answer, WinAnswer};
use tenbo_engine::tiles::{Kind, Seat, Tile};

use super::language::Language;
use super::number::ratio;
use super::payments::counters;

/// One of several wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Won {
    /// Who.
    pub seat: Seat,
    /// What the hand is worth.
    pub total: i64,
    /// What counters add.
    pub counters: i64,
    /// Why it is none though its hand might win.
    pub barred: Option<Restriction>,
}

/// What there is to say above everything else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Headline {
    /// No tile yet.
    Empty,
    /// Fewer tiles than a hand has.
    Building {
        /// How many.
        tiles: usize,
        /// Of how many.
        of: usize,
    },
    /// All tiles but the last, which wait.
    Waiting {
        /// How many kinds complete the hand.
        kinds: usize,
        /// How many copies are left.
        left: u32,
    },
    /// All tiles, or one more, and so many must be exchanged until the hand waits, under rules of a family.
    Away(u8, Family),
    /// A tile more: so many discards leave a wait.
    Discards(usize, Family),
    /// Something must be put right.
    Problems(usize),
    /// All tiles are there, but they make no winning hand.
    NotComplete,
    /// A complete hand that is worth too little.
    Short {
        /// How much is missing.
        by: i64,
        /// Of what.
        unit: Unit,
        /// The minimum.
        least: i64,
        /// What counts toward the minimum, where points are added up.
        now: Option<i64>,
    },
    /// A complete hand that the rulebook bars from winning.
    Barred(Restrictions),
    /// A foul has taken the hand out of the deal: it is dead, or may only not win.
    OutOfPlay {
        /// Whether it is dead.
        dead: bool,
    },
    /// A win, with what counters add.
    Worth(Tally, System, i64),
    /// A win of which only the total is known, with what counters add.
    Total(i64, i64),
    /// Several wins.
    Wins(Vec<Won>),
    /// Nobody won.
    Draw(DrawCause),
}

impl Headline {
    /// What to say of an answer while `seat` is being looked at.
    #[must_use]
    pub fn of(draft: &Draft, plan: &Plan, seat: Seat, answer: &Result<Answer, Problems>) -> Headline {
        let size = draft.seat(seat).map_or(0, |entered| entered.size());
        match answer {
            Err(problems) => Headline::of_problems(problems, draft, seat, size, plan.shapes().tiles()),
            Ok(answer) => match (&draft.end, answer.wins.as_slice()) {
                (End::Draw { cause, .. }, _) => Headline::Draw(*cause),
                (_, [win]) => match &win.score {
                    Some(score) => Headline::of_hand(&score.tally, plan, counters(answer, win.seat)),
                    None => Headline::Total(win.total, counters(answer, win.seat)),
                },
                (_, wins @ [_, _, ..]) => {
                    let told = |win: &WinAnswer| Won {
                        seat: win.seat,
                        total: win.total,
                        counters: counters(answer, win.seat),
                        barred: win.beaten.then_some(Restriction::FirstInTurn),
                    };
                    Headline::Wins(wins.iter().map(told).collect())
                }
                (_, []) => Headline::open(draft, answer, plan, seat, size),
            },
        }
    }

    /// Whether it is about hands with all their tiles, which another rulebook may judge otherwise.
    #[must_use]
    pub const fn is_of_complete_hand(&self) -> bool {
        matches!(
            self,
            Headline::NotComplete
                | Headline::Short { .. }
                | Headline::Barred(..)
                | Headline::Worth(..)
                | Headline::Wins(..)
        )
    }

    /// What to say of a complete hand alone, and of what counters add to it.
    #[must_use]
    pub fn of_hand(tally: &Tally, plan: &Plan, counters: i64) -> Headline {
        let minimum = plan.minimum();
        let unit = minimum.map_or(Unit::Points, |minimum| minimum.unit);
        let least = minimum.map_or(tally.short_by, |minimum| plan.winner().scale().units(minimum.value));
        match tally {
            tally if tally.win => Headline::Worth(*tally, plan.system(), counters),
            // Not to be mended by more yaku: it stands before what the hand lacks.
            Tally { barred, .. } if barred.contains(Restriction::Furiten) => Headline::Barred(*barred),
            Tally { short_by: 0, barred, .. } if !barred.is_empty() => Headline::Barred(*barred),
            tally => {
                let now = tally.points().filter(|_| plan.system() == System::Points);
                Headline::Short { by: tally.short_by, unit, least, now }
            }
        }
    }

    /// What a beginner needs to hear of a hand that is no win: that dora are no yaku, or which tiles do not fit. Several tiles
    /// may be the one too many; where it could be almost any, the headline says enough.
    #[must_use]
    pub fn advice(&self, language: Language, draft: &Draft, seat: Seat, answer: &Answer) -> Option<String> {
        const MOST: usize = 4;
        match self {
            Headline::Short { by, unit: Unit::Han, least, now: None } if by == least => {
                Some(no_yaku(language, draft, answer.wins.first()?))
            }
            Headline::Discards(choices, family) if *choices <= MOST => {
                let choices = answer.seats[seat].as_ref()?.discards.iter();
                let tiles: Vec<String> = choices.map(|choice| language.tile(choice.tile, *family)).collect();
                Some(language.advice_misfit(&language.listed(&tiles)))
            }
            Headline::Away(_, family) => {
                // A hand that still lacks a tile is not said to be none.
                let entered = draft.seat(seat).filter(|entered| entered.size() % 3 == 2)?;
                let tiles = lonely(&entered.hand);
                let tiles: Vec<String> = tiles.iter().map(|&tile| language.tile(tile, *family)).collect();
                (1..=MOST).contains(&tiles.len()).then(|| language.advice_misfit(&language.listed(&tiles)))
            }
            _ => None,
        }
    }

    fn open(draft: &Draft, answer: &Answer, plan: &Plan, seat: Seat, size: usize) -> Headline {
        if size > 0 && is_barred(draft, plan, seat) {
            return Headline::OutOfPlay { dead: is_dead(draft, plan, seat) };
        }
        let (full, family) = (plan.shapes().tiles(), plan.rulebook().family);
        let other = answer.seats[seat].as_ref();
        match (size, other) {
            (0, _) => Headline::Empty,
            (size, Some(other))
                if size == full && other.waits.is_empty() || size == full + 1 && other.discards.is_empty() =>
            {
                let missing = draft.seat(seat).and_then(|entered| tiles_missing(draft, plan, seat, entered));
                // At least one where jokers must stand in triplets, which the distance does not ask.
                Headline::Away(missing.unwrap_or_default().saturating_sub(1).max(1), family)
            }
            (size, Some(other)) if size == full => Headline::Waiting {
                kinds: other.waits.len(),
                left: other.waits.iter().map(|wait| u32::from(wait.left)).sum(),
            },
            (size, Some(other)) if size == full + 1 => Headline::Discards(other.discards.len(), family),
            _ => Headline::Building { tiles: size, of: full },
        }
    }

    /// A hand that is still being entered is not called wrong for the tiles it lacks.
    fn of_problems(problems: &[Problem], draft: &Draft, seat: Seat, size: usize, full: usize) -> Headline {
        let lacking =
            |key| matches!(key, ProblemKey::TooFewTiles | ProblemKey::WinnerWithoutHand | ProblemKey::NoWinningTile);
        if problems.iter().all(|problem| lacking(problem.key)) {
            let won = draft.wins().iter().find(|win| win.seat == seat);
            let tile = usize::from(won.is_some_and(|win| win.tile.is_some()));
            return Headline::Building { tiles: size + tile, of: full + 1 };
        }
        if problems.iter().all(|problem| problem.key == ProblemKey::NotComplete) {
            return Headline::NotComplete;
        }
        Headline::Problems(problems.len())
    }
}

/// Why a hand without a yaku is no win: what its dora are, and what its claims rule out.
fn no_yaku(language: Language, draft: &Draft, win: &WinAnswer) -> String {
    let is_open = draft.seat(win.seat).is_some_and(|entered| entered.melds.iter().any(|meld| meld.kind.is_claimed()));
    let lines = win.score.iter().flat_map(|score| &score.lines);
    let dora = lines.filter(|line| is_dora(line.pattern) && line.reason.is_none());
    let (count, han) = dora.fold((0, Ratio::whole(0)), |(count, han), line| {
        (count + line.times, han + line.value * Ratio::whole(line.times.into()))
    });
    let needed = language.advice_no_yaku();
    let (count, han) = (count.to_string(), ratio(han));
    match (count.as_str(), is_open) {
        ("0", false) => needed.to_owned(),
        ("0", true) => language.sentences(needed, language.advice_open()),
        (_, false) => language.sentences(needed, &language.advice_dora(&count, &han)),
        (_, true) => language.sentences(needed, &language.advice_dora_open(&count, &han)),
    }
}

const fn is_dora(pattern: Pattern) -> bool {
    matches!(pattern, Pattern::Dora | Pattern::UraDora | Pattern::RedDora | Pattern::NorthBonus)
}

/// Tiles of a hand that go with no other one: alone of their kind, none of their suit within two of them.
fn lonely(hand: &[Tile]) -> Vec<Tile> {
    let goes_with = |one: Kind, other: Kind| {
        one == other || one.suit().is_some() && one.suit() == other.suit() && one.rank().abs_diff(other.rank()) <= 2
    };
    let alone = |place: usize, kind: Kind| {
        let others = hand.iter().enumerate().filter(|(other, _)| *other != place);
        others.filter_map(|(_, tile)| tile.kind()).all(|other| !goes_with(kind, other))
    };
    let is_alone =
        |(place, tile): (usize, &Tile)| tile.kind().is_some_and(|kind| !tile.is_joker() && alone(place, kind));
    hand.iter().copied().enumerate().filter(|(place, tile)| is_alone((*place, tile))).map(|(_, tile)| tile).collect()
}

#[cfg(test)]
mod tests {
    use tenbo_engine::settle::answer;

    use super::*;
    use tenbo_session::share;

    fn advice(link: &str) -> Option<String> {
        let (state, dropped) = share::read(link);
        assert!(dropped.is_empty(), "{link}: {dropped:?}");
        let plan = state.rules.plan();
        let draft = state.deal(&plan);
        let answer = answer(&draft, &plan);
        let headline = Headline::of(&draft, &plan, state.winner, &answer);
        headline.advice(Language::En, &draft, state.winner, &answer.ok()?)
    }

    #[test]
    fn no_yaku_is_explained() {
        let closed = "v1;r=riichi-ema-2025;S=234678m345p22s78p+9p;win=S;from=W;dN=1z";
        let said = advice(closed);
        assert!(said.is_none() || said.unwrap() == "A riichi hand needs at least one yaku.", "{closed}");
        let open = advice("v1;r=riichi-ema-2025;S=678m345p22s78p(234m@E)+9p;win=S;from=W").unwrap();
        assert!(open.starts_with("A riichi hand needs at least one yaku"), "{open}");
        assert!(open.ends_with("The claimed tiles rule out riichi and menzen tsumo."), "{open}");
        let dora = advice("v1;r=riichi-ema-2025;S=678m345p22s78p(234m@E)+9p;win=S;from=W;d=1m").unwrap();
        assert!(dora.contains("Your dora adds 1 han but is no yaku, and the claimed tiles rule out"), "{dora}");
        assert_eq!(advice("v1;r=riichi-ema-2025;S=234678m345p22s67s+8s;win=S;from=W"), None, "a win");
    }

    #[test]
    fn tiles_that_do_not_fit_are_named() {
        let said = advice("v1;r=riichi-ema-2025;S=123m456p789s22z33s+3z;win=S;from=W").unwrap();
        assert!(said.starts_with("Not a winning hand. Doesn’t fit: "), "{said}");
        assert!(said.contains("West wind"), "{said}");
        assert_eq!(advice("v1;r=mcr-mil-2025;S=1234m"), None, "a hand that is still being entered");
    }
}
