//! The sentences of the game sheet.

use tenbo_engine::deal::{By, DrawCause, End, Penalty, Riichi, SeatDraft};
use tenbo_engine::game::{DealContext, DealReport, Entry, Game, Report};
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Family, LimitName, Rulebook};
use tenbo_engine::settle::{Account, Net, Transfer, TransferReason, WinAnswer};
use tenbo_engine::tiles::{Seat, Wind};

use super::language::{GameWord, Language};
use super::number::{grouped, signed};
use tenbo_session::form::Lacks;
use tenbo_session::form::change::offenses;

impl Language {
    /// A deal by its round and its hand of the round: "East 3".
    #[must_use]
    pub fn deal_name(self, prevailing: Wind, number: usize, family: Family) -> String {
        self.game_deal_name(family, self.wind(prevailing), &number.to_string())
    }

    /// How often it is repeated, or what lies on the table when it begins; empty if there is nothing to say.
    #[must_use]
    pub fn deal_extras(self, repeat: u32, honba: u32, deposits: u32) -> String {
        let mut parts: Vec<String> = Vec::new();
        if honba > 0 {
            parts.push(self.game_counters(&grouped(i64::from(honba))));
        } else if repeat > 0 {
            parts.push(self.game_repeat(&repeat.to_string()));
        }
        if deposits > 0 {
            parts.push(self.game_sticks(&grouped(i64::from(deposits))));
        }
        self.listed(&parts)
    }

    /// What is asked less often of a deal under these rules: "More: fouls, next dealer, note".
    #[must_use]
    pub fn more_about_deal(self, plan: &Plan) -> String {
        let parts = [
            (offenses(plan).next().is_some(), GameWord::MoreFouls),
            (!plan.rulebook().liability.is_empty(), GameWord::MoreLiability),
            (plan.rulebook().options.riichi.in_use, GameWord::MoreSticks),
            (true, GameWord::MoreNextDealer),
            (true, GameWord::MoreNote),
        ];
        let there = parts.into_iter().filter(|(there, _)| *there).map(|(_, word)| self.word(word));
        self.game_more(&self.listed(&there.collect::<Vec<_>>()))
    }

    /// A player without a name.
    #[must_use]
    pub fn player(self, number: usize) -> String {
        self.game_player_number(&number.to_string())
    }

    /// Who won what, if that is known, from whom or self-drawn.
    #[must_use]
    pub fn won(self, winners: &[(&str, Option<String>)], from: Option<&str>, family: Family) -> String {
        let win = |(name, worth): &(&str, Option<String>)| match worth {
            Some(worth) => self.game_wins(family, name, worth),
            None => self.game_wins_anything(family, name),
        };
        let wins: Vec<String> = winners.iter().map(win).collect();
        let wins = self.and(&wins);
        match from {
            Some(from) => self.game_won_from(family, &wins, from),
            None => self.game_won_self_drawn(family, &wins),
        }
    }

    /// Why nobody won.
    #[must_use]
    pub fn drawn(self, cause: DrawCause, ready: &[&str], nagashi: &[&str], family: Family) -> String {
        let mut parts = vec![self.game_drawn(&lower(self.draw_cause(cause, family)))];
        if !ready.is_empty() {
            parts.push(self.game_ready(family, &self.and(ready)));
        }
        if !nagashi.is_empty() {
            parts.push(self.game_nagashi(&self.and(nagashi)));
        }
        one_after_another(self, parts)
    }

    /// The table has settled it.
    #[must_use]
    pub fn own_figures(self, winner: Option<&str>, family: Family) -> String {
        winner.map_or_else(|| self.game_own_figures().to_owned(), |winner| self.game_own_figures_won(family, winner))
    }

    /// Who declared riichi.
    #[must_use]
    pub fn declared(self, names: &[&str]) -> String {
        self.game_declared_riichi(&self.and(names))
    }

    /// Who is liable.
    #[must_use]
    pub fn is_liable(self, name: &str) -> String {
        self.game_is_liable(name)
    }

    /// A foul.
    #[must_use]
    pub fn fouled(self, name: &str, penalty: &Penalty, book: &Rulebook) -> String {
        let mut foul = lower(self.foul_name(penalty.offense, book));
        if penalty.times > 1 {
            foul = self.game_foul_times(&foul, &penalty.times.to_string());
        }
        if penalty.cancelled {
            foul = self.game_foul_taken_back(&foul);
        }
        self.game_foul_of(name, &foul)
    }

    /// How many rules of a rulebook the house has changed, as what stands before and what after the rulebook's name: the
    /// name may be of another language.
    #[must_use]
    pub fn played_by(self, house: usize) -> [String; 2] {
        const NAME: char = '\u{fffc}';
        if house == 0 {
            return Default::default();
        }
        let said =
            self.game_rules_changed(NAME.encode_utf8(&mut [0; 3]), &grouped(i64::try_from(house).unwrap_or_default()));
        let (before, after) = said.split_once(NAME).unwrap_or_default();
        [before.to_owned(), after.to_owned()]
    }

    /// Whose tile it was.
    #[must_use]
    pub fn from_seat(self, name: &str) -> String {
        self.game_from_seat(name)
    }

    /// So many han, as a choice.
    #[must_use]
    pub fn han(self, han: i64) -> String {
        self.game_han_count(&han.to_string())
    }

    /// So many han that are a limit, as a choice.
    #[must_use]
    pub fn han_limit(self, from: i64, name: LimitName) -> String {
        self.game_han_limit(&from.to_string(), self.limit(name))
    }

    /// So many fu, as a choice.
    #[must_use]
    pub fn fu(self, fu: i64) -> String {
        self.game_fu_count(&fu.to_string())
    }

    /// What a deal lacks before it can be entered, in the words of a family of rules; `name` is whose hand it is about.
    #[must_use]
    pub fn lacks(self, lacks: Lacks, name: &str, family: Family) -> String {
        match lacks {
            Lacks::Winner => self.game_lacks_winner(family).to_owned(),
            Lacks::Source => self.game_lacks_source(family).to_owned(),
            Lacks::Worth(_) => self.game_lacks_worth(name),
            Lacks::Figures => self.game_lacks_figures().to_owned(),
        }
    }

    /// What a foul costs, but not yet.
    #[must_use]
    pub fn at_end(self, points: i64) -> String {
        self.game_at_end(&signed(-points))
    }

    /// A deal is in the game now.
    #[must_use]
    pub fn entered(self, deal: &str) -> String {
        self.game_entered(deal)
    }

    /// A deal is another now.
    #[must_use]
    pub fn corrected(self, deal: &str, family: Family) -> String {
        self.game_corrected(family, deal)
    }

    /// A deal is between others now.
    #[must_use]
    pub fn inserted(self, deal: &str, family: Family) -> String {
        self.game_inserted(family, deal)
    }

    /// What a correction makes of a player's total.
    #[must_use]
    pub fn total_now(self, name: &str, before: i64, now: i64) -> String {
        self.game_total_now(name, &grouped(now), &grouped(before), &signed(now - before))
    }

    /// What it makes of the head of a later deal.
    #[must_use]
    pub fn head_now(self, place: usize, now: &str, before: &str, family: Family) -> String {
        self.game_head_now(family, &place.to_string(), now, before)
    }

    /// What it makes of what a later deal is worth.
    #[must_use]
    pub fn deal_now(self, place: usize, now: &str, before: &str, family: Family) -> String {
        self.game_deal_now(family, &place.to_string(), now, before)
    }

    /// A deal with its dealer.
    #[must_use]
    pub fn dealt_by(self, deal: &str, name: &str) -> String {
        self.game_dealt_by(deal, name)
    }

    /// How many deals a game has.
    #[must_use]
    pub fn deals_so_far(self, deals: usize, family: Family) -> String {
        self.game_number_of_deals(family, &grouped(i64::try_from(deals).unwrap_or_default()))
    }

    /// Who leads.
    #[must_use]
    pub fn leads(self, name: &str, total: i64) -> String {
        self.game_leads(name, &grouped(total))
    }

    /// What a copy of a game is called.
    #[must_use]
    pub fn copy_of_game(self, name: &str) -> String {
        self.game_copy_of(name)
    }

    /// Which deal is being entered by tiles.
    #[must_use]
    pub fn in_builder(self, game: &str, place: usize, deal: &str, family: Family) -> String {
        self.game_in_builder(family, &place.to_string(), game, deal)
    }

    /// Points for a place.
    #[must_use]
    pub fn table_points(self, points: &str) -> String {
        self.game_table_points(points)
    }
}

/// The same words inside a sentence.
fn lower(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        let mut out = String::from(first.to_ascii_lowercase());
        out.push_str(letters.as_str());
        out
    })
}

/// What happened in a deal, on one line.
fn one_after_another(language: Language, parts: Vec<String>) -> String {
    parts.into_iter().reduce(|said, more| language.game_and_then(&said, &more)).unwrap_or_default()
}

/// How much is told of a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Telling {
    /// Who, what it comes to, and what the hand counts.
    Whole,
    /// Who, and what it comes to.
    Total,
    /// Who.
    Winner,
}

/// A game in words: its players, deals, changes.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// Whose language.
    pub language: Language,
    /// The game.
    pub game: &'a Game,
    /// Its rulebook, whose words it uses.
    pub book: &'a Rulebook,
}

impl Names<'_> {
    /// A player's name; one without a name has a number.
    #[must_use]
    pub fn player(&self, place: usize) -> String {
        let name = self.game.players.get(place).map(|name| name.trim()).unwrap_or_default();
        if name.is_empty() { self.language.player(place + 1) } else { name.to_owned() }
    }

    /// Who has a wind in a deal.
    #[must_use]
    pub fn seat(&self, head: &DealContext, seat: Seat) -> String {
        head.player_at(seat).map_or_else(|| self.language.seat(seat).to_owned(), |place| self.player(place))
    }

    /// A deal by its name.
    #[must_use]
    pub fn deal(&self, head: &DealContext) -> String {
        self.language.deal_name(head.prevailing(), head.number(), self.book.family)
    }

    /// What happened in a deal, in one sentence.
    #[must_use]
    pub fn what_happened(&self, entry: &Entry, report: &DealReport) -> String {
        self.said(entry, report, Telling::Whole)
    }

    /// The same where [`Names::chips`] stand beside it.
    #[must_use]
    pub fn what_happened_in_short(&self, entry: &Entry, report: &DealReport) -> String {
        self.said(entry, report, Telling::Total)
    }

    /// The same where what the hands come to stands beside it.
    #[must_use]
    pub fn what_happens(&self, entry: &Entry, report: &DealReport) -> String {
        self.said(entry, report, Telling::Winner)
    }

    /// What the hands of the winners count, a part each; of several winners each by name.
    #[must_use]
    pub fn chips(&self, report: &DealReport) -> Vec<String> {
        let wins = report.answer.as_ref().map_or(&[][..], |answer| answer.wins.as_slice());
        let of =
            |win: &WinAnswer| win.score.as_ref().map(|score| self.language.chips(&score.tally)).unwrap_or_default();
        match wins {
            [win] => of(win),
            wins => {
                let named = |win: &WinAnswer| {
                    let chips = of(win);
                    let name = || self.seat(&report.context, win.seat);
                    (!chips.is_empty()).then(|| self.language.labeled(&name(), &chips.join(" · ")))
                };
                wins.iter().filter_map(named).collect()
            }
        }
    }

    fn said(&self, entry: &Entry, report: &DealReport, telling: Telling) -> String {
        let (language, family, head) = (self.language, self.book.family, &report.context);
        let named = |seats: Vec<Seat>| -> Vec<String> { seats.into_iter().map(|seat| self.seat(head, seat)).collect() };
        let players = || entry.deal.stated_players().seats();
        let of = |has: fn(&SeatDraft) -> bool| -> Vec<String> {
            named(players().filter(|&seat| entry.deal.seat(seat).is_some_and(has)).collect())
        };
        let mut parts: Vec<String> = Vec::new();
        if let Some(scores) = &entry.scores {
            let winner = scores.winner.map(|seat| self.seat(head, seat));
            parts.push(language.own_figures(winner.as_deref(), family));
        } else {
            match &entry.deal.end {
                End::Open => {}
                End::Win { wins, .. } => {
                    let worth = |seat: Seat| self.worth(report, entry, seat, telling);
                    for moment in 0..wins.len() {
                        let together = || entry.deal.moments().filter(|(own, _)| *own == moment).map(|(_, win)| win);
                        let hands = together().map(|win| (self.seat(head, win.seat), worth(win.seat)));
                        let hands: Vec<(String, Option<String>)> = hands.collect();
                        let hands: Vec<(&str, Option<String>)> =
                            hands.iter().map(|(name, worth)| (name.as_str(), worth.clone())).collect();
                        let from = together().next().filter(|win| win.by != By::SelfDraw).and_then(|win| win.from);
                        let from = from.map(|seat| self.seat(head, seat));
                        if !hands.is_empty() {
                            parts.push(language.won(&hands, from.as_deref(), family));
                        }
                    }
                }
                End::Draw { cause, nagashi } => {
                    let counts = |seat: Seat| match &report.answer {
                        Some(answer) => answer.ready[seat],
                        None => entry.deal.seat(seat).and_then(SeatDraft::says_ready),
                    };
                    let ready = players().filter(|&seat| *cause == DrawCause::Wall && counts(seat) == Some(true));
                    let ready = named(ready.collect());
                    parts.push(language.drawn(*cause, &texts(&ready), &texts(&named(nagashi.clone())), family));
                }
            }
        }
        let riichi = of(|entered| entered.riichi != Riichi::None);
        if !riichi.is_empty() {
            parts.push(language.declared(&texts(&riichi)));
        }
        let mut liable: Vec<Seat> = Vec::new();
        for transfer in report.answer.iter().flat_map(|answer| &answer.transfers).filter(|transfer| transfer.liable) {
            if let Account::Seat(seat) = transfer.from
                && !liable.contains(&seat)
            {
                liable.push(seat);
            }
        }
        parts.extend(named(liable).iter().map(|name| language.is_liable(name)));
        let at_once = self.paid_at_once(report);
        if !at_once.is_empty() {
            parts.push(language.game_paid_out(&language.listed(&at_once)));
        }
        let fouls = entry.deal.penalties.iter();
        parts.extend(fouls.map(|penalty| language.fouled(&self.seat(head, penalty.seat), penalty, self.book)));
        one_after_another(language, parts)
    }

    /// What a deal that is not in the game yet would do: what happens, and who gains and loses how much, now or at the end of
    /// the game.
    #[must_use]
    pub fn would_do(&self, entry: &Entry, report: &DealReport) -> String {
        let gains = report.changes.iter().enumerate().filter(|(_, change)| **change != 0);
        let gains = gains.map(|(player, &change)| [&self.player(player), " ", &signed(change)].concat());
        let later = report.at_end.iter().enumerate().filter(|(_, points)| **points != 0);
        let later = later.map(|(player, &points)| [&self.player(player), " ", &self.language.at_end(points)].concat());
        let paid: Vec<String> = gains.chain(later).collect();
        let happens = self.what_happened(entry, report);
        if paid.is_empty() {
            return happens;
        }
        self.language.sentences(&self.language.ended(&happens), &self.language.listed(&paid))
    }

    /// What each player gained or lost by what was paid at once.
    fn paid_at_once(&self, report: &DealReport) -> Vec<String> {
        let transfers = report.answer.iter().flat_map(|answer| &answer.transfers);
        let at_once = |one: &&Transfer| matches!(one.reason, TransferReason::Kong | TransferReason::Flowers);
        let net = Net::of(&transfers.filter(at_once).copied().collect::<Vec<_>>());
        let paid = net.seats.iter().filter(|(_, net)| **net != 0);
        paid.map(|(seat, &net)| [&self.seat(&report.context, seat), " ", &signed(net)].concat()).collect()
    }

    /// What a winner's hand is worth, as far as it is told; nothing of a deal that cannot be scored.
    fn worth(&self, report: &DealReport, entry: &Entry, seat: Seat, telling: Telling) -> Option<String> {
        if telling == Telling::Winner {
            return None;
        }
        let win = report.answer.as_ref().and_then(|answer| answer.wins.iter().find(|win| win.seat == seat));
        let told = entry.deal.seat(seat).and_then(|entered| entered.total);
        let total = win.map(|win| win.total).or(told)?;
        let worth = win.and_then(|win| win.score.as_ref()).map(|score| self.language.worth(&score.tally));
        Some(match worth.filter(|worth| telling == Telling::Whole && !worth.is_empty()) {
            Some(worth) => self.language.aside(&grouped(total), &worth),
            None => grouped(total),
        })
    }

    /// What became different for everybody by a change of the game: totals; heads of deals that stand where they stood, if
    /// they have another; what deals are worth, which follows from tiles and counters. `was` is the place that a deal had
    /// before; nothing for one that was changed or is new.
    #[must_use]
    pub fn changed(&self, before: &Report, now: &Report, was: impl Fn(usize) -> Option<usize>) -> Vec<String> {
        let mut out: Vec<String> = Vec::new();
        for (place, (old, new)) in before.totals.iter().zip(&now.totals).enumerate() {
            if old != new {
                out.push(self.language.total_now(&self.player(place), *old, *new));
            }
        }
        for (place, new) in now.deals.iter().enumerate() {
            let Some((was, old)) = was(place).and_then(|was| Some((was, before.deals.get(was)?))) else { continue };
            let heads = [new, old].map(|deal| (deal.context.round, deal.context.dealer()));
            if was == place && heads[0] != heads[1] {
                let [now, before] = [new, old].map(|deal| {
                    let dealer = self.player(deal.context.dealer());
                    self.language.dealt_by(&self.deal(&deal.context), &dealer)
                });
                out.push(self.language.head_now(place + 1, &now, &before, self.book.family));
            }
            if old.changes != new.changes {
                let [now, before] = [new, old].map(|deal| self.gains(deal));
                out.push(self.language.deal_now(place + 1, &now, &before, self.book.family));
            }
        }
        out
    }

    /// What each player has won or lost in a deal; "0" if nobody has.
    fn gains(&self, deal: &DealReport) -> String {
        let gained = deal.changes.iter().enumerate().filter(|(_, change)| **change != 0);
        let gained: Vec<String> =
            gained.map(|(place, &change)| [&self.player(place), " ", &signed(change)].concat()).collect();
        if gained.is_empty() { signed(0) } else { self.language.listed(&gained) }
    }
}

fn texts(list: &[String]) -> Vec<&str> {
    list.iter().map(String::as_str).collect()
}
