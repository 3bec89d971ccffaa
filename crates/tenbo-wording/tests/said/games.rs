//! What the sheet of a game says: standings, deals, how it ended, and what a deal would change before it is entered.

use serde_json::Value;
use tenbo_engine::game::{Report, replay};
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::Seat;
use tenbo_session::form::{Ends, Filled, Form, Foul};
use tenbo_session::games::course::Course;
use tenbo_session::games::{DealChange, DealPlace, Sheet, file};
use tenbo_session::rules::RulesChoice;
use tenbo_testing::{files, needs};
use tenbo_wording::deal_preview::{Change, DealOutcome, NetThen, Preview};
use tenbo_wording::game_ending::{EndTransfer, GameEnding, Placing};
use tenbo_wording::game_need::{NeedLine, NeedRow};
use tenbo_wording::game_settling::{Settling, SettlingPayment};
use tenbo_wording::game_sheet::{DealLine, PlayedBy, ShownGame};
use tenbo_wording::game_table::Standing;
use tenbo_wording::number::{grouped, signed};
use tenbo_wording::{GameWord, Language};

use super::page::{Page, cells, compare, in_every_language};

/// A game with what follows from its deals.
struct Game {
    sheet: Sheet,
    plan: Plan,
    report: Report,
}

impl Game {
    fn of(sheet: Sheet) -> Game {
        let plan = sheet.rules.plan();
        let report = replay(&sheet.game, &plan);
        Game { sheet, plan, report }
    }

    /// A game of a file in `tests/data`.
    fn read(name: &str) -> Game {
        Game::of(
            file::read(&files::text(format!("tests/data/{name}.json"))).unwrap_or_else(|why| panic!("{name}: {why:?}")),
        )
    }

    /// The same as it was after its first deals.
    fn after(self, deals: usize) -> Game {
        let mut sheet = self.sheet;
        sheet.game.deals.truncate(deals);
        sheet.game.finished = false;
        Game::of(sheet)
    }

    /// A text in every language.
    fn in_every_language(&self, write: impl Fn(&mut Page, ShownGame)) -> String {
        in_every_language(self.plan.rulebook().family, |page| {
            let Game { sheet, plan, report } = self;
            write(page, ShownGame { language: page.language, sheet, plan, report });
        })
    }
}

/// All that the sheet says, in every language.
fn said(game: &Game) -> String {
    game.in_every_language(|page, shown| {
        let PlayedBy { before, name, lang, after } = shown.played_by();
        let lang = lang.map(|lang| format!(" [{lang}]")).unwrap_or_default();
        page.line(&cells([shown.name(), &format!("{before}{name}{lang}{after}")]));
        page.line(&page.language.game_in_list(shown.sheet));
        let standing = |player| {
            let Standing { wind, deals, name, total, no_win, owes } = shown.standing(DealPlace::Next, player);
            let dealer = if deals { "*" } else { "" };
            let marks: Vec<String> = no_win.map(str::to_owned).into_iter().chain(owes).collect();
            cells([&format!("{dealer}{}", page.language.seat(wind)), &name, &grouped(total), &marks.join(" · ")])
        };
        let standings: Vec<String> = (0..shown.sheet.game.players.len()).map(standing).collect();
        page.game_part(GameWord::Standings, standings);
        let sum = shown.sum_line();
        page.line(&cells([sum.table.as_str(), &sum.bank, &sum.together, sum.verdict]));
        if let Some([deal, extras]) = shown.entered(DealPlace::Next) {
            page.line(&cells([deal, extras]));
            page.line(&shown.in_builder(DealPlace::Next).unwrap_or_default());
        }
        let lines = (0..shown.sheet.game.deals.len()).filter_map(|place| shown.deal_line(place)).map(deal);
        page.game_part(GameWord::Deals, lines);
        if let Some(ending) = shown.ending() {
            page.ending(&ending);
            page.settling(&shown.settling());
        }
        if let Some(course) = Course::of(shown.report) {
            page.game_part(GameWord::Chart, [shown.course(&course)]);
        }
        page.line(&shown.summary(shown.name(), &name));
    })
}

/// A deal with what it changed for each player and the total then.
fn deal(line: DealLine) -> String {
    let DealLine { name, short, extras, what_happened, chips, note, problems, figures } = line;
    let figures = figures.iter().map(|&(change, total, deals)| {
        format!("{}{} → {}", if deals { "*" } else { "" }, signed(change), grouped(total))
    });
    let figures: Vec<String> = figures.collect();
    let chips = chips.join(" · ");
    cells([
        &format!("{short} {name}"),
        &what_happened,
        &chips,
        &extras,
        &note,
        &problems.join(" "),
        &figures.join(", "),
    ])
}

impl Page {
    fn game_part(&mut self, title: GameWord, lines: impl IntoIterator<Item = String>) {
        self.part(self.language.word_for(title, self.family), lines);
    }

    fn ending(&mut self, ending: &GameEnding) {
        let place = |placed: &Placing| {
            let Placing { place, name, score, net, parts, table_points } = placed;
            let points = table_points.as_deref().unwrap_or_default();
            cells([&format!("{place}. {name}"), &grouped(*score), points, net, &parts.join(" · ")])
        };
        let transfer = |transfer: &EndTransfer| {
            let EndTransfer { from, to, amount, why } = transfer;
            format!("{from} → {to}: {} ({why})", grouped(*amount))
        };
        self.line(&ending.title);
        self.line(ending.why);
        self.game_part(GameWord::Ranking, ending.places.iter().map(place));
        if !ending.transfers.is_empty() {
            self.game_part(GameWord::EndTransfers, ending.transfers.iter().map(transfer));
        }
    }

    fn settling(&mut self, settling: &Settling) {
        let Settling { how_many, payments, unit, price, chips, worth, left } = settling;
        let payment = |payment: &SettlingPayment| {
            let SettlingPayment { from, to, formula, amount } = payment;
            cells([&format!("{from} → {to}"), formula, amount])
        };
        self.game_part(GameWord::SettleUp, payments.iter().map(payment));
        self.line(&cells([how_many, &format!("{unit} {price}")]));
        self.game_part(GameWord::Chips, [cells([&chips.join(" "), worth, left.as_deref().unwrap_or_default()])]);
    }

    fn preview(&mut self, preview: Preview) {
        let language = self.language;
        let change = |change: Change| {
            let later = if change.at_end == 0 { String::new() } else { language.at_end(change.at_end) };
            cells([&change.name, &signed(change.change), &later, &format!("→ {}", grouped(change.total))])
        };
        match preview {
            Preview::Lacks(what) => self.line(&what),
            Preview::Problems(problems) => problems.iter().for_each(|problem| self.line(problem)),
            Preview::Deal(outcome) => {
                let DealOutcome { cause, figure, how, handed, tender, changes, caveats, corrected, ended } = outcome;
                self.line(&cells([cause, figure.unwrap_or_default(), how.join(" · ")]));
                handed.iter().for_each(|payers| self.line(&language.handed(payers, tender)));
                corrected.iter().for_each(|total| self.line(total));
                self.game_part(GameWord::WhatItDoes, changes.into_iter().map(change));
                caveats.iter().for_each(|caveat| self.line(caveat));
                if !ended.is_empty() {
                    let net = |then: NetThen| cells([then.name, signed(then.net), signed(then.before)]);
                    self.game_part(GameWord::IfEnded, ended.into_iter().map(net));
                }
            }
        }
    }
}

/// `tests/data/said/games.txt` has the games, each with a name and how far it has come.
#[test]
fn games_are_said() {
    for line in files::text("tests/data/said/games.txt").lines().filter(|line| !line.starts_with('#')) {
        let [name, file, deals] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let game = Game::read(file);
        let game = if deals == "all" { game } else { game.after(deals.parse().unwrap()) };
        compare("games", name, &said(&game));
    }
}

/// What is filled in, one field after the other.
type Fields<'a> = &'a [(Filled, &'a str)];

/// Forms as they are filled in, one field after the other: each is said with what it would change.
#[test]
fn previews_are_said() {
    use Filled::{AddFoul, Change, Deposits, From, Han, Riichi, SelfDrawn, Total, Winner};
    use Seat::{East, North, South, West};
    let foul = |offense| [(AddFoul, ""), (Filled::Foul(0, Foul::Seat), "W"), (Filled::Foul(0, Foul::Offense), offense)];
    let draw = [(Filled::Ends(Ends::Draw), "")];
    let previews: [(&str, &str, &[Fields<'_>]); 5] = [
        (
            "riichi",
            "games/hanchan",
            &[
                &[],
                &[(Winner(South), "")],
                &[(Winner(South), ""), (From(West), "")],
                &[(Winner(South), ""), (From(West), ""), (Han(South), "3")],
                &[(Winner(East), ""), (SelfDrawn, ""), (Han(East), "x1"), (Riichi(North), "")],
                &[draw.as_slice(), &[(Filled::Ready(East), ""), (Riichi(North), "")]].concat(),
                &[(Filled::Ends(Ends::Draw), ""), (Filled::Cause, "four-riichi")],
                &[(Filled::Ends(Ends::Scores), "")],
                &[(Filled::Ends(Ends::Scores), ""), (Change(East), "1200"), (Change(North), "-1000")],
                &[(Winner(South), ""), (From(West), ""), (Han(South), "4"), (Deposits, "2")],
            ],
        ),
        (
            "riichi-chombo",
            "said/games/chombo",
            &[&[draw.as_slice(), &[(Filled::Cause, "abandoned")], &foul("chombo")].concat()],
        ),
        (
            "official",
            "games/official",
            &[
                &[(Winner(South), ""), (SelfDrawn, ""), (Total(South), "24")],
                &[(Winner(South), ""), (From(West), ""), (Total(South), "3")],
                &[[(Winner(South), ""), (SelfDrawn, ""), (Total(South), "8")].as_slice(), &foul("false-win")].concat(),
            ],
        ),
        (
            "classical",
            "games/club-evening",
            &[
                &[(Winner(North), ""), (From(East), ""), (Total(North), "60"), (Total(East), "8")],
                &[draw.as_slice(), &foul("false-claim")].concat(),
            ],
        ),
        ("sichuan", "said/games/sichuan", &[&[(Winner(South), ""), (SelfDrawn, ""), (Total(South), "4")]]),
    ];
    for (name, file, forms) in previews {
        let game = Game::read(file).after(2);
        let filled = forms.iter().map(|fields| {
            let mut form = Form::default();
            fields.iter().for_each(|&(field, text)| assert!(form.fill(field, text, &game.plan), "{field:?} {text}"));
            form
        });
        let filled: Vec<Form> = filled.collect();
        let text = game.in_every_language(|page, shown| {
            for form in &filled {
                page.preview(shown.preview(DealPlace::Next, form));
                let entry = form.so_far(shown.plan, shown.sheet.game.players.len() == 3);
                page.line(&shown.would_do(DealPlace::Next, entry).unwrap_or_default());
            }
        });
        compare("games", &format!("preview-{name}"), &text);
    }
}

/// Deal 5 of the evening as it was first entered, and what was done with it.
#[test]
fn changes_of_deals_are_said() {
    let after = Game::read("games/club-evening").after(6);
    let wrong: Value = serde_json::from_str(&files::text("tests/data/games/club-evening-wrong.json")).unwrap();
    let mut tree = file::tree(&after.sheet);
    tree["game"]["deals"][4] = wrong["entry"].clone();
    let corrected = Game::of(file::read(&tree.to_string()).unwrap());
    let with = |change: fn(&mut Sheet)| {
        let mut sheet = after.sheet.clone();
        change(&mut sheet);
        Game::of(sheet)
    };
    let fewer = with(|sheet| drop(sheet.game.deals.remove(1)));
    let shorter = with(|sheet| drop(sheet.game.deals.pop()));
    let changes = [
        (DealChange::Entered, &shorter),
        (DealChange::Corrected(4), &corrected),
        (DealChange::Corrected(4), &after),
        (DealChange::Inserted(1), &fewer),
    ];
    let text = after.in_every_language(|page, shown| {
        for (change, before) in changes {
            let (first, more) = shown.dealt(change, &before.report);
            page.part(&first, more);
        }
        let Game { sheet, plan, report } = &fewer;
        let (first, more) =
            ShownGame { language: page.language, sheet, plan, report }.dealt(DealChange::Removed(1), shown.report);
        page.part(&first, more);
    });
    compare("games", "changes", &text);
}

/// The worked examples of what players need: the list of all, and everybody's sheet.
#[test]
fn needs_are_said() {
    for example in needs::examples() {
        let rules = RulesChoice::of(&example.rules).unwrap();
        let game = Game::of(Sheet { game: example.game, ..Sheet::new("", "", &[], rules) });
        let text = game.in_every_language(|page, shown| {
            let list = shown.needs().unwrap();
            let line = |line: &NeedLine| {
                cells([line.kanji.text, page.language.seat(line.wind), &line.name, &line.place, &line.gap])
            };
            let lines: Vec<String> = list.lines.iter().map(line).collect();
            page.part(&cells([list.heading, list.moment.unwrap_or_default()]), lines);
            for line in &list.lines {
                let sheet = shown.need(line.player, &example.begun).unwrap();
                page.line(&sheet.title);
                for goal in &sheet.goals {
                    let row = |row: &NeedRow| {
                        let seal = row.seal.map(|seal| seal.text).unwrap_or_default();
                        cells([&row.way, &row.figure, seal, &row.notes.join("; ")])
                    };
                    let instead = goal.instead.map(str::to_owned);
                    page.part(&cells([&goal.to, &goal.about]), goal.rows.iter().map(row).chain(instead));
                }
                page.line(&sheet.foot);
            }
        });
        compare("games", &format!("need-{}", example.name), &text);
    }
}

#[test]
fn gaps_are_those_to_the_first_of_the_moment() {
    let game = Game::read("games/hanchan").after(2);
    let shown = ShownGame { language: Language::En, sheet: &game.sheet, plan: &game.plan, report: &game.report };
    let gaps = |place| (0..4).map(|player| shown.gap(place, player)).collect::<Vec<_>>();
    let most = game.report.totals.iter().max().unwrap();
    assert_eq!(gaps(DealPlace::Next), game.report.totals.iter().map(|total| total - most).collect::<Vec<_>>());
    assert_eq!(gaps(DealPlace::Correct(0)), [0; 4], "all begin alike");
}
