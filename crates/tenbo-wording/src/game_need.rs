//! What the players need in the next deal: the list with everybody's distance, and the sheet of one.

use tenbo_engine::Ratio;
use tenbo_engine::game::{Entry, Placed, Report};
use tenbo_engine::options::{PlacementTies, Settlement};
use tenbo_engine::plan::{Counting, Plan};
use tenbo_engine::rules::{LimitName, Unit};
use tenbo_engine::tiles::Seat;
use tenbo_session::games::need::{Answer, Below, Goal, Hand, Moment, Need, Others, Row, Smallest, Stage, Step, Way};

use super::game_sheet::ShownGame;
use super::number::{grouped, signed};
use super::ornament::Ornament;

/// Everybody's place before the next deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NeedList {
    /// The question.
    pub heading: &'static str,
    /// How far the game is, once its last round has begun.
    pub moment: Option<&'static str>,
    /// The players, the first one first.
    pub lines: Vec<NeedLine>,
}

/// A player's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NeedLine {
    /// Which player.
    pub player: usize,
    /// The wind in the next deal.
    pub wind: Seat,
    /// The same in kanji.
    pub kanji: Ornament<'static>,
    /// What the player is called.
    pub name: String,
    /// The place, and whether the player deals.
    pub place: String,
    /// The distance to the first; of the first to the second.
    pub gap: String,
}

/// What a player needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NeedSheet {
    /// The question.
    pub title: String,
    /// Each place.
    pub goals: Vec<NeedGoal>,
    /// What is in all of it: counters, sticks, ties.
    pub foot: String,
}

/// What a player needs for a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NeedGoal {
    /// Which place.
    pub to: String,
    /// Who is passed.
    pub about: String,
    /// Every way; none if there is none that does.
    pub rows: Vec<NeedRow>,
    /// What is said instead of the ways.
    pub instead: Option<&'static str>,
}

/// A way to get there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NeedRow {
    /// How the deal ends.
    pub way: String,
    /// What is needed.
    pub figure: String,
    /// Whether it can be done.
    pub is_possible: bool,
    /// The kanji of the limit that is needed.
    pub seal: Option<Ornament<'static>>,
    /// The hands, what is not enough, what happens then.
    pub notes: Vec<String>,
}

impl ShownGame<'_> {
    /// Everybody's place before the next deal; nothing once the game is over.
    #[must_use]
    pub fn needs(&self) -> Option<NeedList> {
        let moment = match Moment::of(self.report)? {
            Moment::Early => None,
            Moment::LastRound => Some(self.language.need_last_round(self.plan.rulebook().family)),
            Moment::LastDeal => Some(self.language.need_last_deal(self.plan.rulebook().family)),
            Moment::ExtraRound => Some(self.language.need_extra_round(self.plan.rulebook().family)),
        };
        let lines = self.report.places.iter().filter_map(|placed| self.need_line(placed));
        Some(NeedList {
            heading: self.language.need_heading(self.plan.rulebook().family),
            moment,
            lines: lines.collect(),
        })
    }

    fn need_line(&self, placed: &Placed) -> Option<NeedLine> {
        let Report { places, next, .. } = self.report;
        let wind = (*next)?.seat_of(placed.player);
        let place = self.ordinal(placed.place);
        let other = places.iter().find(|other| other.player != placed.player);
        let rival = places.first().filter(|first| first.player != placed.player).or(other)?;
        Some(NeedLine {
            player: placed.player,
            wind,
            kanji: self.language.wind_ornament(wind),
            name: self.names().player(placed.player),
            place: if wind == Seat::East {
                self.language.need_deals(self.plan.rulebook().family, place)
            } else {
                place.to_owned()
            },
            gap: signed(placed.decided_by - rival.decided_by),
        })
    }

    /// What a player needs; nothing once the game is over. `begun` is what is known of the next deal.
    #[must_use]
    pub fn need(&self, player: usize, begun: &Entry) -> Option<NeedSheet> {
        let stage = Stage::of(&self.sheet.game, self.plan, begun)?;
        let need = Need::of(&stage, player);
        let rows = || need.goals.iter().flat_map(|needed| &needed.rows);
        // Where the game goes on in any case that is said once.
        let ends = rows().any(|row| !goes_on(&row.answer));
        let goals = need.goals.iter().map(|needed| {
            let is_possible = needed.rows.iter().any(|row| row.answer.is_possible());
            let said = needed.rows.iter().filter(|row| is_possible && !is_no_draw(row));
            let rows = said.map(|row| self.need_row(row, ends));
            NeedGoal {
                to: self.goal(&needed.goal, player),
                about: self.rival(&needed.goal, player),
                rows: rows.collect(),
                instead: (!is_possible).then(|| self.language.need_impossible(self.plan.rulebook().family)),
            }
        });
        let title = self.language.need_of(self.plan.rulebook().family, &self.names().player(player));
        Some(NeedSheet { title, goals: goals.collect(), foot: self.need_foot(&stage, ends) })
    }

    fn need_foot(&self, stage: &Stage<'_>, ends: bool) -> String {
        let (language, family) = (self.language, self.plan.rulebook().family);
        let (honba, deposits) = stage.on_table();
        let extras = Some(language.deal_extras(0, honba, deposits)).filter(|extras| !extras.is_empty());
        let tie = match self.plan.rulebook().options.game.placement_ties {
            PlacementTies::SeatOrder => language.need_tie_seats(family),
            PlacementTies::Shared => language.need_tie_shared(family),
        };
        let left_out = Need::leaves_out_hands(self.plan).then(|| language.need_hands_left_out(family));
        let goes_on = (!ends).then(|| language.need_all_go_on(family));
        let rest = [left_out, goes_on].into_iter().flatten();
        let all = extras.map(|extras| language.ended(&extras)).into_iter().chain([tie.to_owned()]);
        let all = all.chain(rest.map(str::to_owned));
        all.reduce(|said, next| language.sentences(&said, &next)).unwrap_or_default()
    }

    fn goal(&self, goal: &Goal, player: usize) -> String {
        let (language, family, place) = (self.language, self.plan.rulebook().family, self.ordinal(goal.place));
        let has = self.report.places.iter().any(|placed| placed.player == player && placed.place <= goal.place);
        if has { language.need_to_stay(family, place) } else { language.need_to_be(family, place) }
    }

    fn rival(&self, goal: &Goal, player: usize) -> String {
        let (language, family) = (self.language, self.plan.rulebook().family);
        let (name, points) = (self.names().player(goal.rival), grouped(goal.ahead.abs()));
        let has = self.report.places.iter().any(|placed| placed.player == player && placed.place <= goal.place);
        match (has, goal.ahead == 0) {
            (true, true) => language.need_level(family, &name),
            (true, false) => language.need_behind(family, &name, &points),
            (false, true) => language.need_pass_level(family, &name),
            (false, false) => language.need_pass(family, &name, &points),
        }
    }

    fn ordinal(&self, place: u8) -> &'static str {
        let (language, family) = (self.language, self.plan.rulebook().family);
        match place {
            1 => language.need_first(family),
            2 => language.need_second(family),
            3 => language.need_third(family),
            _ => language.need_fourth(family),
        }
    }

    fn need_row(&self, row: &Row, ends: bool) -> NeedRow {
        let (language, family) = (self.language, self.plan.rulebook().family);
        let way = self.way(&row.way);
        let impossible = || language.need_impossible(family).to_owned();
        let on = |goes_on: bool| (ends && goes_on).then(|| language.need_goes_on(family).to_owned());
        match &row.answer {
            Answer::Win(smallest) => {
                let notes = self.hands_of(smallest).into_iter().chain(self.paid(&smallest.step, &row.way));
                let notes = notes.chain(smallest.below.as_ref().map(|below| self.short(below)));
                let shared = smallest.shared.then(|| language.need_shared(family).to_owned());
                let last = smallest.ends_from.as_ref();
                let last = last.map(|step| language.need_ends_from(family, &self.worth_figure(step)));
                let goes_on = on(smallest.goes_on && smallest.ends_from.is_none());
                let notes = notes.chain(shared).chain(goes_on).chain(last);
                NeedRow {
                    way,
                    figure: self.worth_figure(&smallest.step),
                    is_possible: true,
                    seal: smallest.step.size.hands.first().and_then(|hand| self.seal(*hand)),
                    notes: notes.collect(),
                }
            }
            Answer::NoWin(below) => {
                NeedRow { way, figure: impossible(), is_possible: false, seal: None, notes: vec![self.short(below)] }
            }
            Answer::Draw(others, goes_on) => {
                let is_possible = row.answer.is_possible();
                let figure = if is_possible { language.need_enough(family).to_owned() } else { impossible() };
                let notes = self.if_ready(others).into_iter().chain(goes_on.and_then(on));
                NeedRow { way, figure, is_possible, seal: None, notes: notes.collect() }
            }
        }
    }

    fn way(&self, way: &Way) -> String {
        let (language, family) = (self.language, self.plan.rulebook().family);
        let others = self.sheet.game.players.len() - 1;
        match way {
            Way::Ron(from) if from.len() == others => language.need_ron(family).to_owned(),
            Way::Ron(from) if from.len() > 1 => language.need_ron_another(family).to_owned(),
            Way::Ron(from) => language.need_ron_from(family, &self.named(from)),
            Way::SelfDraw => language.need_self_draw(family).to_owned(),
            Way::Draw(Some(true)) => language.need_draw_ready(family).to_owned(),
            Way::Draw(Some(false)) => language.need_draw_not_ready(family).to_owned(),
            Way::Draw(None) => language.need_draw(family).to_owned(),
        }
    }

    fn named(&self, players: &[usize]) -> String {
        let names: Vec<String> = players.iter().map(|&player| self.names().player(player)).collect();
        self.language.and(&names)
    }

    /// What a hand is called by: in riichi what is paid for it, elsewhere what it is worth.
    fn worth_figure(&self, step: &Step) -> String {
        let (language, plan) = (self.language, self.plan);
        if plan.settlement() != Settlement::Riichi {
            return match step.size.hands.first() {
                Some(Hand::Faan(faan)) => language.amount(*faan, faan_unit(plan)),
                _ => language.amount(Ratio::whole(step.size.total), plan.unit_of_total()),
            };
        }
        let mut amounts: Vec<i64> = step.paid.iter().map(|(_, amount)| *amount).collect();
        amounts.sort_unstable();
        amounts.dedup();
        match amounts.as_slice() {
            [each] if step.paid.len() > 1 => language.need_all(plan.rulebook().family, &grouped(*each)),
            amounts => amounts.iter().map(|&amount| grouped(amount)).collect::<Vec<_>>().join(" / "),
        }
    }

    /// Who pays how much, where the figure does not say it.
    fn paid(&self, step: &Step, way: &Way) -> Option<String> {
        let (language, family) = (self.language, self.plan.rulebook().family);
        if self.plan.settlement() == Settlement::Riichi || step.paid.is_empty() {
            return None;
        }
        if let Way::Ron(from) = way
            && let Some(discarder) = any_discarder(&step.paid, from)
        {
            return self.paid_by_any(&step.paid, discarder);
        }
        let mut amounts: Vec<(i64, Vec<usize>)> = Vec::new();
        for &(player, amount) in &step.paid {
            match amounts.iter_mut().find(|(other, _)| *other == amount) {
                Some((_, players)) => players.push(player),
                None => amounts.push((amount, vec![player])),
            }
        }
        amounts.sort_by_key(|(amount, _)| -amount);
        let everybody = self.sheet.game.players.len() - 1;
        let part = |(amount, players): &(i64, Vec<usize>)| {
            if players.len() == everybody {
                language.need_all(family, &grouped(*amount))
            } else {
                language.need_from(family, &grouped(*amount), &self.named(players))
            }
        };
        Some(language.listed(&amounts.iter().map(part).collect::<Vec<_>>()))
    }

    /// The same where several discarders come to the same: nobody is named. Nothing where the others pay differently.
    fn paid_by_any(&self, paid: &[(usize, i64)], discarder: usize) -> Option<String> {
        let (language, family) = (self.language, self.plan.rulebook().family);
        let own = paid.iter().find(|(player, _)| *player == discarder).map(|(_, amount)| *amount)?;
        let mut others = paid.iter().filter(|(player, _)| *player != discarder).map(|(_, amount)| *amount);
        let Some(each) = others.next() else { return Some(language.need_discarder(family, &grouped(own))) };
        let is_even = others.all(|other| other == each);
        is_even.then(|| language.need_discarder_and_others(family, &grouped(own), &grouped(each)))
    }

    /// The hands that are enough.
    fn hands_of(&self, smallest: &Smallest) -> Vec<String> {
        let (language, family) = (self.language, self.plan.rulebook().family);
        let hands = self.hands(&smallest.step);
        let any = smallest.below.is_none().then(|| language.need_any(family));
        let first = match any {
            Some(any) if hands.is_empty() => Some(any.to_owned()),
            Some(any) => Some(language.labeled(any, &hands)),
            None => Some(hands).filter(|hands| !hands.is_empty()),
        };
        let usual = smallest.usual.as_ref();
        let usual = usual.map(|step| language.need_or(family, &self.worth_figure(step), &self.hands(step)));
        first.into_iter().chain(usual).collect()
    }

    /// The usual hands of a size, or those that there are; empty where the figure says it.
    fn hands(&self, step: &Step) -> String {
        let size = &step.size;
        let shown = size.hands.iter().filter(|hand| hand.is_usual() == size.is_usual());
        let said = shown.filter_map(|&hand| self.hand(hand)).take(MOST_HANDS);
        said.reduce(|said, next| self.language.clauses(&said, &next)).unwrap_or_default()
    }

    fn hand(&self, hand: Hand) -> Option<String> {
        let language = self.language;
        match hand {
            Hand::Han(han, fu) => Some(language.worth_han_fu(&grouped(han), &grouped(fu))),
            Hand::Limit(name, _) => Some(lower(language.limit(name))),
            Hand::Yakuman(times) => Some(language.yakuman(100 * times)),
            Hand::Doubled(points, doubles) if doubles > 0 => {
                let parts = [(points, Unit::Points), (doubles, Unit::Doubles)];
                Some(language.listed(&parts.map(|(amount, unit)| language.amount(Ratio::whole(amount), unit))))
            }
            Hand::Doubled(..) | Hand::Faan(_) | Hand::Plain(_) => None,
        }
    }

    fn seal(&self, hand: Hand) -> Option<Ornament<'static>> {
        let family = self.plan.rulebook().family;
        match hand {
            Hand::Limit(name, _) => self.language.name_ornament(name, 1, family),
            Hand::Yakuman(times) => self.language.name_ornament(LimitName::Yakuman, times, family),
            _ => None,
        }
    }

    fn short(&self, below: &Below) -> String {
        let (language, family, less) = (self.language, self.plan.rulebook().family, self.worth_figure(&below.step));
        match below.short {
            0 => language.need_short_level(family, &less),
            short => language.need_short(family, &less, &grouped(short)),
        }
    }

    /// Who else may be ready; nothing where that makes no difference.
    fn if_ready(&self, others: &Others) -> Option<String> {
        let (language, family) = (self.language, self.plan.rulebook().family);
        let number = |count: usize| grouped(i64::try_from(count).unwrap_or_default());
        Some(match others {
            Others::Any | Others::Never => return None,
            Others::AtMost(0) => language.need_nobody_ready(family).to_owned(),
            Others::AtMost(most) => language.need_at_most(family, &number(*most)),
            Others::AtLeast(least) => language.need_at_least(family, &number(*least)),
            Others::Ready(player) => language.need_is_ready(family, &self.names().player(*player)),
            Others::NotReady(player) => language.need_is_not_ready(family, &self.names().player(*player)),
            Others::NotBoth(one, other) => language.need_not_both(family, &self.named(&[*one, *other])),
            Others::Exactly(sets) => language.need_exactly(family, &self.sets(sets)),
            Others::Except(sets) => language.need_except(family, &self.sets(sets)),
        })
    }

    fn sets(&self, sets: &[Vec<usize>]) -> String {
        let set = |set: &Vec<usize>| match set.as_slice() {
            [] => self.language.need_nobody(self.plan.rulebook().family).to_owned(),
            set => self.named(set),
        };
        sets.iter().map(set).collect::<Vec<_>>().join(" / ")
    }
}

/// The first of several discarders, if it makes a difference to them who of them it is.
fn any_discarder(paid: &[(usize, i64)], from: &[usize]) -> Option<usize> {
    let [first, second, ..] = from else { return None };
    let pays = |player: usize| paid.iter().find(|(payer, _)| *payer == player).map(|(_, amount)| *amount);
    (pays(*first) != pays(*second)).then_some(*first)
}

/// So many hands of one size are named.
const MOST_HANDS: usize = 2;

/// What players call what the table of the rulebook has.
fn faan_unit(plan: &Plan) -> Unit {
    if let Counting::Faan(rules) = plan.counting() { rules.unit } else { Unit::Faan }
}

/// Whether the game goes on then, whoever is ready; also where nothing is enough.
fn goes_on(answer: &Answer) -> bool {
    match answer {
        Answer::Win(smallest) => smallest.goes_on && smallest.ends_from.is_none(),
        Answer::NoWin(_) | Answer::Draw(Others::Never, _) => true,
        Answer::Draw(_, goes_on) => *goes_on == Some(true),
    }
}

/// Whether it is a draw that is never enough: nobody asks for it.
fn is_no_draw(row: &Row) -> bool {
    matches!(row.answer, Answer::Draw(Others::Never, _))
}

/// The same words inside a sentence.
fn lower(text: &str) -> String {
    text.to_ascii_lowercase()
}
