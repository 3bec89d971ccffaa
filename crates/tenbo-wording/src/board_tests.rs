//! The sentences of the table, by deals that are entered as links.

use tenbo_engine::deal::{Draft, Offense, Penalty};
use tenbo_engine::options::PayoffName;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Danger, FinePaidTo, OwnFoul, PayoffTable, shipped};
use tenbo_engine::settle::{Account, Answer, LiabilityReason, TransferReason, Verdict, answer};
use tenbo_engine::tiles::{Seat, Tile};
use tenbo_testing::deals::{Books, deal};
use tenbo_testing::random::Random;

use super::board::matrix;
use super::language::{BoardWord, Language};
use super::paid::{Because, paid};
use super::sheet::Paper;
use tenbo_session::{Seating, State, share};

fn asked(link: &str) -> (State, Answer) {
    let (state, dropped) = share::read(link);
    assert!(dropped.is_empty(), "{link}: {dropped:?}");
    let plan = state.rules.plan();
    let found = answer(&state.deal(&plan), &plan).unwrap_or_else(|problems| panic!("{link}: {problems:?}"));
    (state, found)
}

fn sentences(link: &str) -> Vec<String> {
    sentences_in(Language::En, link)
}

fn sentences_in(language: Language, link: &str) -> Vec<String> {
    let (state, answer) = asked(link);
    let plan = state.rules.plan();
    let told = paid(&answer, &state.deal(&plan), &plan);
    told.iter().map(|paid| language.sentence(paid, &plan, &Seating::default())).collect()
}

fn verdicts(link: &str) -> Vec<String> {
    let (state, answer) = asked(link);
    let plan = state.rules.plan();
    answer
        .wins
        .iter()
        .flat_map(|win| &win.liability)
        .map(|verdict| Language::En.verdict(verdict, &plan, &Seating::default()))
        .collect()
}

#[test]
fn every_word_says_something() {
    for &word in BoardWord::ALL {
        assert!(!Language::En.word(word).is_empty(), "{word:?}");
    }
}

#[test]
fn a_sentence_says_who_pays_whom_how_much_and_why() {
    assert_eq!(
        sentences("v1;r=chinese-classical;win=E;tE=64;tS=20;tW=8;tN=30"),
        [
            "South pays East 2 × 64 = 128 because everyone pays for a self-draw and East pays and gets double.",
            "West pays East 2 × 64 = 128 because everyone pays for a self-draw and East pays and gets double.",
            "North pays East 2 × 64 = 128 because everyone pays for a self-draw and East pays and gets double.",
            "West pays South 12 because South’s hand is worth 20 and West’s 8.",
            "South pays North 10 because North’s hand is worth 30 and South’s 20.",
            "West pays North 22 because North’s hand is worth 30 and West’s 8.",
        ]
    );
    // Wins one after the other, and what was paid at once. The sentences had "5" for a hand of 4 until they named what a
    // self-draw adds (docs/rules/sichuan.md, Payments).
    assert_eq!(
        sentences(
            "v1;r=sichuan-bloody;win=S;before=E.-;tE=4;tS=2;by=discard;from=W;paid=N.concealed-kong.1.1,S.kong.1.0.N"
        ),
        [
            "South pays East 4 + 1 = 5 because everyone pays for a self-draw and a self-draw adds 1.",
            "West pays East 4 + 1 = 5 because everyone pays for a self-draw and a self-draw adds 1.",
            "North pays East 4 + 1 = 5 because everyone pays for a self-draw and a self-draw adds 1.",
            "West pays South 2 because West discarded the winning tile.",
            "North pays South 2 because South made a kong.",
            "South pays North 2 because North made a kong.",
            "West pays North 2 because North made a kong.",
        ]
    );
    assert_eq!(
        sentences("v1;r=singapore;S=123456m234p5677s;fS=26f"),
        ["East", "West", "North"]
            .map(|who| format!("{who} pays South 2 because South has bonus tiles that belong together."))
    );
    // Who discarded pays no more than the others: it is no reason.
    assert_eq!(
        sentences("v1;r=chinese-classical;win=S;tS=64;by=discard;from=W"),
        [
            "East pays South 2 × 64 = 128 because every loser pays and East pays and gets double.",
            "West pays South 64 because every loser pays.",
            "North pays South 64 because every loser pays.",
        ]
    );
    assert_eq!(
        sentences("v1;r=mcr-mil-2025;win=S;tS=24;by=discard;from=W"),
        [
            "East pays South 8 because every loser always pays 8.",
            "West pays South 24 + 8 = 32 because West discarded the winning tile and every loser always pays 8.",
            "North pays South 8 because every loser always pays 8.",
        ]
    );
    assert_eq!(
        sentences("v1;r=riichi-ema-2025;win=S;tS=5200;sticks=3"),
        [
            "East pays South 2,600 because everyone pays for a tsumo and the dealer pays double.",
            "West pays South 1,300 because everyone pays for a tsumo.",
            "North pays South 1,300 because everyone pays for a tsumo.",
            "South gets 3 × 1,000 = 3,000 from the table because there were 3 riichi sticks on the table.",
        ]
    );
    assert_eq!(
        sentences("v1;r=hong-kong-old-style;win=S;tS=32;by=discard;from=W")[1],
        "West pays South 2 × 32 = 64 because West discarded the winning tile and the discarder pays double."
    );
    assert_eq!(
        sentences("v1;r=riichi-tenhou;o=chombo:mangan;draw=abandoned;chombo=S")[0],
        "South pays East 4,000 for a foul: Chombo."
    );
}

/// docs/rules/taiwanese.md, Stakes: the base comes first, then what each tai costs.
#[test]
fn stakes_are_added_up_as_tables_say_them() {
    let stakes = "v1;r=taiwanese-association-2009;o=base-stake:100,unit-stake:20";
    assert_eq!(
        sentences(&format!("{stakes};win=S;tS=5;by=discard;from=W")),
        ["West pays South 100 + 5 × 20 = 200 because West discarded the winning tile and the stakes are 100/20."]
    );
    assert_eq!(
        sentences(&format!("{stakes};win=S;tS=5;by=discard;from=E;streak=1")),
        ["East pays South 100 + 5 × 20 + 20 + 2 × 20 = 260 because East discarded the winning tile, the stakes are \
            100/20, the dealer pays and gets 20 more and 1 repeat adds 40."]
    );
}

/// A foul that a club has named, by its name.
#[test]
fn a_foul_of_ones_own_has_its_own_name() {
    let mut book = shipped::find("chinese-classical").unwrap();
    let foul = OwnFoul { name: "Long hand".into(), points: 300, percent: 0, paid_to: FinePaidTo::Nobody };
    book.fouls.insert(Offense::Own2, foul);
    assert_eq!(Language::En.foul_name(Offense::Own2, &book), "Long hand");
    assert_eq!(Language::En.foul_name(Offense::Own1, &book), "Foul 1");
    let penalties = vec![Penalty { seat: Seat::South, offense: Offense::Own2, times: 2, cancelled: false }];
    let (draft, plan) = (Draft { penalties, ..Draft::default() }, Plan::new(book));
    let told = paid(&answer(&draft, &plan).unwrap(), &draft, &plan);
    let told: Vec<String> = told.iter().map(|paid| Language::En.sentence(paid, &plan, &Seating::default())).collect();
    assert_eq!(told, ["South pays 600 to the bank for a foul: 2 × Long hand."]);
}

#[test]
fn what_is_paid_on_top_of_a_hand_is_named() {
    let taiwanese = "v1;r=taiwanese-association-2009;win=E;tE=2;by=discard;from=W";
    assert_eq!(
        sentences(taiwanese),
        ["West pays East 2 + 1 = 3 because West discarded the winning tile and the dealer pays and gets 1 more."]
    );
    assert_eq!(
        sentences(&[taiwanese, ";streak=2"].concat()),
        ["West pays East 2 + 1 + 4 = 7 because West discarded the winning tile, the dealer pays and gets 1 more and \
            2 repeats add 4."]
    );
    assert_eq!(
        sentences("v1;r=zung-jung;win=S;tS=40;by=discard;from=W"),
        [
            "East pays South 25 because every loser pays and only the discarder pays more than 25.",
            "West pays South 40 + 30 = 70 because West discarded the winning tile and only the discarder pays more than \
                25.",
            "North pays South 25 because every loser pays and only the discarder pays more than 25.",
        ]
    );
    assert_eq!(
        sentences("v1;r=chinese-classical;o=round-payments-to:10;win=S;tS=32")[0],
        "East pays South 2 × 32 = 64, rounded to 60 because everyone pays for a self-draw and East pays and gets double."
    );
    assert_eq!(
        sentences("v1;r=sichuan-bloody;win=E;tE=4;paid=N.concealed-kong.1.0,N.concealed-kong.1.0")[3],
        "East pays North 2 × 2 = 4 because North made 2 kongs."
    );
}

/// East doubles only where the table of payments leaves it open, and then as the table does: "pays and gets" in the
/// classical one alone.
#[test]
fn who_doubles_is_what_the_table_says() {
    let own = |table: PayoffTable| {
        let (state, _) = share::read("v1;r=chinese-classical;win=E;tE=64;by=discard;from=W");
        let mut book = state.rules.plan().rulebook().clone();
        book.options.payments.winner_scheme = PayoffName::Customized;
        book.payments = Some(table);
        let plan = Plan::new(book);
        let draft = state.deal(&plan);
        let told = paid(&answer(&draft, &plan).unwrap(), &draft, &plan);
        told.iter().map(|paid| Language::En.sentence(paid, &plan, &Seating::default())).collect::<Vec<_>>()
    };
    assert_eq!(
        own(PayoffTable::CHINESE_CLASSICAL)[1],
        "West pays East 2 × 64 = 128 because every loser pays and the rulebook’s payment table sets this share."
    );
    assert_eq!(
        own(PayoffTable::SIMPLE)[1],
        "West pays East 2 × 64 = 128 because every loser pays and East gets double."
    );
    assert_eq!(
        sentences("v1;r=hong-kong-old-style;o=east-doubles:on;win=S;tS=32")[0],
        "East pays South 2 × 32 = 64 because everyone pays for a self-draw and a self-draw is paid double."
    );
    assert_eq!(
        sentences("v1;r=hong-kong-old-style;o=east-doubles:on;win=E;tE=32")[0],
        "South pays East 4 × 32 = 128 because everyone pays for a self-draw, East gets double and a self-draw is paid \
            double."
    );
    assert_eq!(
        sentences("v1;r=chinese-classical;o=settlement:add-up;win=E;tE=32;tS=8"),
        [
            "East gets 2 × 32 = 64 from the bank because East’s hand is worth 32 and East gets double.",
            "South gets 8 from the bank because South’s hand is worth 8.",
        ]
    );
}

/// Under every rulebook, and with what can be set about payments: the numbers that a sentence has come to the amount,
/// and a multiple of the hand has its reason.
#[test]
fn the_parts_of_a_sentence_come_to_the_amount() {
    let (books, mut random) = (Books::shipped(), Random::new(36));
    let (mut summed, mut multiplied) = (0, 0);
    for _ in 0..1500 {
        let made = deal(&mut random, &books);
        let plan = made.own_plan.clone().map(Plan::new);
        let plan = plan.as_ref().unwrap_or(books.plan(made.book));
        let Ok(answer) = answer(&made.draft, plan) else { continue };
        for told in paid(&answer, &made.draft, plan) {
            let about = || format!("{} {told:?}", made.id);
            assert_eq!(told.sum() + told.transfer.parts.rounding, told.transfer.amount, "{}", about());
            summed += usize::from(told.terms.len() > 1);
            if told.transfer.reason == TransferReason::Hand && told.terms.first().is_some_and(|term| term.0 > 1) {
                multiplied += 1;
                let factor = |because: &Because| {
                    use Because::*;
                    matches!(
                        because,
                        Liable(_)
                            | DiscarderDoubles
                            | DiscarderHalf
                            | DrawnDoubles
                            | ForAll
                            | EastDoubles
                            | EastGetsDouble
                            | Table(_)
                    )
                };
                assert!(told.because.iter().any(factor), "{}", about());
            }
        }
    }
    assert!(summed > 50 && multiplied > 50, "{summed} {multiplied}");
}

#[test]
fn who_is_liable_and_who_is_not_says_why() {
    let fed = "v1;r=chinese-classical;win=S;S=2m345p(666z@E)(777z@E)(555z@W)~2m";
    let told = verdicts(fed);
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].starts_with("West is liable for ") && told[0].contains("white dragon"), "{told:?}");
    let paid = sentences(fed);
    assert_eq!(paid.len(), 1, "nobody else pays: {paid:?}");
    assert!(paid[0].starts_with("West pays South ") && paid[0].contains("because West is liable for "), "{paid:?}");
    // Nothing but dangerous tiles to choose from.
    for told in [";dW=5z;hW=1w(5z)", ";dW=5z;hW=1w!(5z)"] {
        let forced = verdicts(&[fed, told].concat());
        assert!(forced[0].contains("No Choice"), "{forced:?}");
    }
    // A claim before it is no excuse, and a hand that was only bound is none (Four Winds, No Choice: "a player has only
    // dangerous tiles in hand").
    for told in [";dW=5z;hW=1c(5z)", ";dW=5z;hW=1w!(5z1m)", ";dW=5z;hW=1w(5z1m)"] {
        assert!(verdicts(&[fed, told].concat())[0].starts_with("West is liable"), "{told}");
    }
}

#[test]
fn a_rule_without_a_pattern_has_a_name_in_every_language() {
    let mut rules: Vec<String> = Vec::new();
    for id in shipped::OFFERED {
        for rule in Plan::new(shipped::find(id).unwrap()).rulebook().liability.iter() {
            if rule.pattern.is_none_or(|pattern| pattern.as_str() != rule.rule) {
                rules.push(rule.rule.to_string());
            }
        }
    }
    assert!(["last-five", "nine-tiles"].into_iter().all(|id| rules.iter().any(|rule| rule == id)), "{rules:?}");
    let plan = Plan::new(shipped::find("chinese-classical").unwrap());
    let told = |language: Language, rule: &str| {
        let (rule, tile) = (rule.to_owned().into(), Tile::from_notation(6, 'p'));
        let because = Vec::new();
        let direct = Verdict { seat: Seat::West, rule, pattern: None, reason: LiabilityReason::Direct, tile, because };
        language.verdict(&direct, &plan, &Seating::default())
    };
    for language in Language::ALL {
        for rule in &rules {
            let id = rule.replace('-', " ");
            assert_ne!(language.liability_rule(rule), id, "{language:?}");
            assert!(language == Language::En || !told(language, rule).contains(&id), "{language:?} {rule}");
        }
    }
    let last_five = "West is liable for the last five tiles: discarded the 6 of dots, and it won.";
    assert_eq!(told(Language::En, "last-five"), last_five);
    assert_eq!(told(Language::ZhHant, "last-five"), "西家包最後5張：打出6筒放銃。");
    assert!(told(Language::Ja, "our-own").contains("our own"), "what a club calls its rule");
    // A rule that a club gave neither a pattern nor a name is about the sets that are its danger.
    let mut book = shipped::find("riichi-tenhou").unwrap();
    let mut rule = book.liability[0].clone();
    (rule.rule, rule.pattern, rule.danger, rule.sets) = ("".into(), None, Danger::OneSuit, 3);
    book.liability = vec![rule];
    let plan = Plan::new(book);
    let (rule, tile) = ("".into(), Tile::from_notation(6, 'p'));
    let because = Vec::new();
    let direct = Verdict { seat: Seat::West, rule, pattern: None, reason: LiabilityReason::Direct, tile, because };
    let told = "West is liable for 3 sets of one suit: discarded the 6 of dots, and it won.";
    assert_eq!(Language::En.verdict(&direct, &plan, &Seating::default()), told);
}

#[test]
fn in_chinese_a_seat_is_named_once_in_every_reason() {
    let kong = sentences_in(Language::ZhHans, "v1;r=sichuan-bloody;win=S;tS=2;by=discard;from=W;paid=S.kong.1.0.N");
    assert!(kong.iter().any(|told| told.contains("北家付给南家") && told.contains("南家开杠")), "{kong:?}");
    let flowers = sentences_in(Language::ZhHant, "v1;r=singapore;S=123456m234p5677s;fS=26f");
    assert!(flowers.iter().any(|told| told.contains("南家集齊花牌")), "{flowers:?}");
    assert!(kong.iter().chain(&flowers).all(|told| !told.contains("家家")), "{kong:?} {flowers:?}");
}

#[test]
fn the_matrix_adds_up() {
    let (state, answer) = asked("v1;r=riichi-ema-2025;win=S;tS=5200;honba=2;sticks=3");
    let matrix = matrix(&answer, state.draft.stated_players().seats()).unwrap();
    assert_eq!(matrix.accounts.len(), 5);
    assert_eq!(matrix.accounts[4], Account::Table);
    assert_eq!(matrix.net.iter().sum::<i64>(), 0);
    assert_eq!(matrix.net[1], answer.net.seats[tenbo_engine::tiles::Seat::South]);
    assert_eq!(matrix.rows[4][1], 3000);
    assert!(
        super::board::matrix(&asked("v1;r=riichi-ema-2025;E=1m").1, state.draft.stated_players().seats()).is_none()
    );
}

#[test]
fn each_payment_names_the_one_foul_that_it_is_for() {
    let rules = "chinese-classical;o=false-claim-points:100,false-win-points:500,false-win-paid-to:winner";
    let fouls = "win=E;tE=64;tS=20;tW=8;tN=8;false-win=W;false-claim=WWS;false-claim-cancelled=W";
    let fined = |more: &str| -> Vec<String> {
        let all = sentences(&format!("v1;r={rules}{more};{fouls}"));
        all.into_iter().filter(|sentence| sentence.contains("foul")).collect()
    };
    let taken_back = "West pays East 100 for a foul: False claim, taken back at once.";
    let others = [
        "West pays East 500 for a foul: False win.",
        "South pays East 100 for a foul: False claim.",
        "West pays East 200 for a foul: 2 × False claim.",
    ];
    assert_eq!(fined(",allow-canceling:on"), others, "what is excused costs nothing");
    assert_eq!(fined(""), [others.as_slice(), &[taken_back]].concat());
}

/// Where a dead hand counts as nothing between the losers, nothing else is shown of its worth, and why is said
/// (docs/rules/four-winds.md, Penalties: "unless the Offender's score is zeroed").
#[test]
fn a_dead_hand_that_is_zeroed_shows_no_worth_and_why() {
    let rules = |zeroed: &str| {
        format!("r=chinese-classical;o=false-win-points:100,false-win-then:dead,offender-score-zeroed:{zeroed}")
    };
    let sheet = |zeroed: &str, fouls: &str| {
        let (state, answer) = asked(&format!("v1;{};win=E;tE=64;W=111222m345p789s5z{fouls}", rules(zeroed)));
        let (plan, draft) = (state.rules.plan(), state.deal(&state.rules.plan()));
        Paper { language: Language::En, draft: &draft, plan: &plan, answer: &answer }.loser(Seat::West).unwrap()
    };
    let [whole, dead] = [sheet("on", ""), sheet("off", ";false-win=W")];
    assert!(!whole.steps.is_empty() && whole.worth == dead.worth && whole.barred.is_empty());
    let zeroed = sheet("on", ";false-win=W");
    assert_eq!(zeroed.worth, "0 (dead hand)");
    assert_eq!(zeroed.barred, ["The hand is dead: it counts 0 between the losers."]);
    assert!(zeroed.counted.is_empty() && zeroed.steps.is_empty() && !zeroed.groups.is_empty());
}
