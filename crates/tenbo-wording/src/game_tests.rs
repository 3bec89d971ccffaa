//! The words of the game sheet are there and tell things apart, and its sentences name the right people.

use tenbo_engine::deal::{DrawCause, Offense, Penalty};
use tenbo_engine::game::{Entry, FinalTransferReason, Game, GameEnd, Scores, replay};
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Family, Rulebook, shipped};
use tenbo_engine::tiles::{BySeat, Seat};

use super::game::Names;
use super::game_sheet::ShownGame;
use super::tests::all_differ;
use super::*;
use tenbo_session::form::{Ends, Filled, Form, Foul, Lacks};
use tenbo_session::games::csv::CsvFault;
use tenbo_session::games::{DealChange, GameRefusal, Sheet};
use tenbo_session::rules::RulesChoice;

#[test]
fn the_game_sheet_has_words_for_everything() {
    for language in Language::ALL {
        all_differ("refusals", GameRefusal::ALL.map(|refusal| language.game_refusal(refusal)));
        all_differ("tables", CsvFault::ALL.map(|fault| language.csv_fault(fault)));
        all_differ("ends", GameEnd::ALL.iter().map(|&over| language.over(over)));
        all_differ("transfers", FinalTransferReason::ALL.iter().map(|&why| language.last_why(why)));
        let lacks = [Lacks::Winner, Lacks::Source, Lacks::Worth(Seat::East), Lacks::Figures];
        all_differ("lacks", lacks.map(|lacks| language.lacks(lacks, "Anna", Family::Riichi)));
        all_differ("draws", DrawCause::ALL.iter().map(|&cause| language.drawn(cause, &[], &[], Family::Riichi)));
        all_differ(
            "extras",
            [(0, 1, 0), (0, 2, 1), (1, 0, 0), (0, 0, 2)].map(|(a, b, c)| language.deal_extras(a, b, c)),
        );
        assert_eq!(language.deal_extras(0, 0, 0), "");
    }
}

fn plan(id: &str) -> Plan {
    Plan::new(shipped::find(id).unwrap())
}

/// A game of these deals, each filled in as a form.
fn game(plan: &Plan, deals: &[&[(Filled, &str)]]) -> Game {
    let players = ["Anna", "Ben", "", "Dee"].map(str::to_owned).to_vec();
    let mut game = Game { players, ..Game::default() };
    for fields in deals {
        let mut form = Form::default();
        for &(field, text) in *fields {
            assert!(form.fill(field, text, plan), "{field:?} {text}");
        }
        game.deals.push(form.deal(plan, false).unwrap());
    }
    game
}

#[test]
fn what_happened_is_said_by_name() {
    let plan = plan("riichi-ema-2025");
    let foul = [(Filled::AddFoul, ""), (Filled::Foul(0, Foul::Seat), "W"), (Filled::Foul(0, Foul::Times), "2")];
    let abandoned = [&[(Filled::Ends(Ends::Draw), ""), (Filled::Cause, "abandoned")], foul.as_slice()].concat();
    let game = game(
        &plan,
        &[
            &[(Filled::Winner(Seat::South), ""), (Filled::From(Seat::West), ""), (Filled::Han(Seat::South), "3")],
            &[(Filled::Ends(Ends::Draw), ""), (Filled::Ready(Seat::East), ""), (Filled::Riichi(Seat::North), "")],
            // The box of a hand that counts as ready by itself takes that back.
            &[
                (Filled::Ends(Ends::Draw), ""),
                (Filled::Ready(Seat::East), ""),
                (Filled::Riichi(Seat::North), ""),
                (Filled::Ready(Seat::North), ""),
            ],
            &[(Filled::Winner(Seat::East), ""), (Filled::SelfDrawn, ""), (Filled::Han(Seat::East), "5")],
            &[(Filled::Ends(Ends::Scores), ""), (Filled::Change(Seat::East), "100"), (Filled::ScoresWinner, "N")],
            &abandoned,
        ],
    );
    let report = replay(&game, &plan);
    let names = Names { language: Language::En, game: &game, book: plan.rulebook() };
    let said: Vec<String> =
        game.deals.iter().zip(&report.deals).map(|(entry, deal)| names.what_happened(entry, deal)).collect();
    // Player 3 deals the last one, so West is Anna.
    assert_eq!(
        said,
        [
            "Ben wins 3,900 from Player 3",
            // Who declared riichi must show a ready hand (EMA Riichi rules 2016, 3.4.2), so Anna's counts as one.
            "Draw: wall exhausted; tenpai: Ben and Anna; riichi: Anna",
            "Draw: wall exhausted; tenpai: Ben; riichi: Anna",
            "Ben wins 12,000 by tsumo",
            "Points entered manually, Anna won",
            "Draw: deal abandoned; foul by Anna: chombo \u{d7}2",
        ]
    );
}

/// A game without fouls, liability and sticks does not promise any.
#[test]
fn what_is_asked_less_often_is_what_the_rules_have() {
    let more = |id: &str| Language::En.more_about_deal(&plan(id));
    assert_eq!(more("riichi-ema-2025"), "More: fouls, liability, sticks, next dealer, note");
    assert_eq!(more("mcr-mil-2025"), "More: fouls, next dealer, note");
    assert_eq!(more("taiwanese-association-2009"), "More: next dealer, note");
}

#[test]
fn a_foul_says_that_it_was_taken_back() {
    let penalty = Penalty { seat: Seat::East, offense: Offense::FalseClaim, times: 1, cancelled: true };
    assert_eq!(Language::En.fouled("Anna", &penalty, &Rulebook::empty("")), "foul by Anna: false claim, taken back");
}

#[test]
fn a_correction_says_what_it_changes() {
    let plan = plan("mcr-mil-2025");
    let deal = |winner: Seat| {
        let total = Filled::Total(winner);
        [(Filled::Winner(winner), ""), (Filled::SelfDrawn, ""), (total, "8")]
    };
    let before = game(&plan, &[&deal(Seat::South), &deal(Seat::East)]);
    let after = game(&plan, &[&deal(Seat::West), &deal(Seat::East)]);
    let names = Names { language: Language::En, game: &after, book: plan.rulebook() };
    let corrected = |now: usize| (now != 0).then_some(now);
    let changed = names.changed(&replay(&before, &plan), &replay(&after, &plan), corrected);
    assert_eq!(changed, ["Ben: 32, was 96 (\u{2212}64)", "Player 3: 32, was \u{2212}32 (+64)"]);
    // A dealer who wins deals on, so what was the second round's deal is the first dealer's again.
    let plan = self::plan("chinese-classical");
    let before = game(&plan, &[&deal(Seat::South), &deal(Seat::East)]);
    let after = game(&plan, &[&deal(Seat::East), &deal(Seat::East)]);
    let names = Names { language: Language::En, game: &after, book: plan.rulebook() };
    let changed = names.changed(&replay(&before, &plan), &replay(&after, &plan), corrected);
    // The head stood last before what deals are worth was said too.
    let [head, worth] = changed.last_chunk().unwrap();
    assert_eq!(head, "deal 2 is now East 1, Anna is dealer, was East 2, Ben is dealer");
    assert!(worth.starts_with("deal 2: Anna +"), "{worth}");
}

#[test]
fn a_correction_names_later_deals_that_are_worth_something_else() {
    let plan = plan("riichi-ema-2025");
    let win = |winner: Seat| [(Filled::Winner(winner), ""), (Filled::From(Seat::West), ""), (Filled::Han(winner), "3")];
    let ready = [(Filled::Ends(Ends::Draw), ""), (Filled::Ready(Seat::East), "")];
    let drawn = [(Filled::Ends(Ends::Draw), "")];
    let before = game(&plan, &[&drawn, &drawn, &win(Seat::South)]);
    let after = game(&plan, &[&drawn, &ready, &win(Seat::South)]);
    let names = Names { language: Language::En, game: &after, book: plan.rulebook() };
    let report = |game: &Game| replay(game, &plan);
    let changed = names.changed(&report(&before), &report(&after), |now| DealChange::Corrected(1).was(now));
    // Two counters were on the table in any case; another player has dealt, and so others sit there.
    let worth = "deal 3: Player 3 +4,500, Dee \u{2212}4,500; was Anna \u{2212}4,500, Dee +4,500";
    assert_eq!(changed.last().unwrap(), worth, "{changed:?}");
    // A deal that was forgotten brings a counter, and the deal behind it is named by its place now.
    let inserted = game(&plan, &[&ready, &win(Seat::South)]);
    let alone = game(&plan, &[&win(Seat::South)]);
    let changed = names.changed(&report(&alone), &report(&inserted), |now| DealChange::Inserted(0).was(now));
    let worth = "deal 2: Ben +4,200, Player 3 \u{2212}4,200; was Ben +3,900, Player 3 \u{2212}3,900";
    assert_eq!(changed.last().unwrap(), worth, "{changed:?}");
}

#[test]
fn a_removal_names_later_deals_that_are_worth_something_else() {
    let plan = plan("riichi-ema-2025");
    let win = [(Filled::Winner(Seat::South), ""), (Filled::From(Seat::West), ""), (Filled::Han(Seat::South), "3")];
    let ready = [(Filled::Ends(Ends::Draw), ""), (Filled::Ready(Seat::East), "")];
    let (before, after) = (game(&plan, &[&ready, &win]), game(&plan, &[&win]));
    let removed = |place: usize, before: &Game, after: &Game| {
        let names = Names { language: Language::En, game: after, book: plan.rulebook() };
        names.changed(&replay(before, &plan), &replay(after, &plan), |now| DealChange::Removed(place).was(now))
    };
    // The counter of the draw is gone with it, and the deal behind it is named by its place now.
    let changed = removed(0, &before, &after);
    let worth = "deal 1: Ben +3,900, Player 3 \u{2212}3,900; was Ben +4,200, Player 3 \u{2212}4,200";
    assert_eq!(changed.last().unwrap(), worth, "{changed:?}");
    assert_eq!(changed.iter().filter(|line| line.starts_with("deal")).count(), 1, "{changed:?}");
    // What stood before it is as it was.
    let changed = removed(1, &before, &game(&plan, &[&ready]));
    assert!(!changed.is_empty() && changed.iter().all(|line| !line.starts_with("deal")), "{changed:?}");
}

#[test]
fn what_is_said_of_house_rules_stands_around_the_name_of_the_rulebook() {
    assert_eq!(Language::En.played_by(0), ["", ""]);
    assert_eq!(Language::En.played_by(2), ["", ", 2 house rules"]);
    for language in Language::ALL {
        let [before, after] = language.played_by(1);
        assert_eq!([before, "EMA".to_owned(), after].concat(), language.game_rules_changed("EMA", "1"), "{language:?}");
    }
}

/// Under EMA a chombo is paid when the game is over: until then it is said, beside the name and before the deal is entered.
#[test]
fn what_a_chombo_costs_at_the_end_is_said_before() {
    let foul = [
        (Filled::Ends(Ends::Draw), ""),
        (Filled::Cause, "abandoned"),
        (Filled::AddFoul, ""),
        (Filled::Foul(0, Foul::Seat), "W"),
    ];
    let plan = plan("riichi-ema-2025");
    let mut game = game(&plan, &[&foul, &foul]);
    let report = replay(&game, &plan);
    assert_eq!(
        (report.deals[0].changes.as_slice(), report.deals[1].at_end.as_slice()),
        (&[0; 4][..], &[0, 0, 20_000, 0][..])
    );
    assert_eq!((report.totals, report.at_end), (vec![30_000; 4], vec![0, 0, 40_000, 0]));
    let names = Names { language: Language::En, game: &game, book: plan.rulebook() };
    let said = names.would_do(&game.deals[0], &report.deals[0]);
    assert!(said.ends_with(". Player 3 −20,000 at the end"), "{said}");
    assert_eq!(Language::ZhHans.at_end(20_000), "终局时−20,000");
    // Where it is a mangan that is paid at once, that is said.
    let riichi_book = self::plan("riichi-book-1");
    let report = replay(&game, &riichi_book);
    assert_eq!((report.deals[0].changes.as_slice(), report.at_end), (&[4000, 2000, -8000, 2000][..], vec![0; 4]));
    // A win: who pays is said before it is entered.
    game.deals.truncate(0);
    let win = [(Filled::Winner(Seat::South), ""), (Filled::From(Seat::West), ""), (Filled::Han(Seat::South), "3")];
    let game = self::game(&plan, &[&win]);
    let report = replay(&game, &plan);
    let names = Names { language: Language::En, game: &game, book: plan.rulebook() };
    let said = names.would_do(&game.deals[0], &report.deals[0]);
    assert_eq!(said, "Ben wins 3,900 from Player 3. Ben +3,900, Player 3 −3,900");
}

#[test]
fn the_table_screen_says_gaps_to_the_first_or_to_a_player() {
    let sheet = |deals: &[[i64; 4]]| {
        let mut sheet = Sheet::new(
            "game-1",
            "",
            &["Anna", "Ben", "Chi", "Dee"].map(str::to_owned),
            RulesChoice::of("riichi-ema-2025").unwrap(),
        );
        sheet.game.deals = deals
            .iter()
            .map(|changes| Entry {
                scores: Some(Scores {
                    changes: BySeat(changes.map(Some)),
                    winner: Some(Seat::South),
                    ..Scores::default()
                }),
                ..Entry::default()
            })
            .collect();
        sheet
    };
    let gaps = |sheet: &Sheet, from| {
        let (plan, report) = (sheet.rules.plan(), sheet.report());
        let shown = ShownGame { language: Language::En, sheet, plan: &plan, report: &report };
        let head = report.next.unwrap();
        let said = [0, 1, 2, 3].map(|player| shown.screen_gap(player, from));
        assert_eq!(
            ShownGame { language: Language::Ja, ..shown }.deal_in_characters(&head),
            None,
            "the name is in characters"
        );
        (said.map(|(said, leads)| if leads { said + "!" } else { said }), shown.deal_in_characters(&head).unwrap())
    };
    let even = sheet(&[]);
    assert_eq!(gaps(&even, None), ([""; 4].map(str::to_owned), "東一局".to_owned()), "nobody leads");
    let begun = sheet(&[[-1000, 3000, -1000, -1000]]);
    assert_eq!(gaps(&begun, None), (["−4,000", "leads!", "−4,000", "−4,000"].map(str::to_owned), "東二局".to_owned()));
    assert_eq!(gaps(&begun, Some(0)).0, ["gaps to Anna", "+4,000", "0", "0"]);
}
