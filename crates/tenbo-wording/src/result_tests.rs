//! What the result says: of a hand that is no win, of counters, of what is only nearly there; each thing once, and in one
//! word.

use tenbo_engine::deal::{By, Discard, Draft, WinDraft};
use tenbo_engine::patterns::Pattern;
use tenbo_engine::rules::{Family, Mark, Unit, shipped};
use tenbo_engine::score::StepKey;
use tenbo_engine::settle::answer;
use tenbo_engine::tiles::{Seat, Wind, read_tiles};

use super::editor::sources;
use super::headline::Headline;
use super::sheet::{LineRow, Paper, Sheet};
use super::tests::{copied, deal, headline_of, plan};
use super::{Label, Language};
use tenbo_session::Seating;

fn sheet(rules: &str, draft: &Draft) -> Sheet {
    let plan = plan(rules);
    let answer = answer(draft, &plan).unwrap();
    Paper { language: Language::En, draft, plan: &plan, answer: &answer }.winner(Seat::South).unwrap()
}

fn text(rules: &str, draft: &Draft) -> String {
    copied(Language::En, rules, draft)
}

fn after(hand: &str, discards: &str) -> Draft {
    let mut draft = deal(hand);
    let discarded = read_tiles(discards).tiles.into_iter();
    draft.seat_mut(Seat::South).discards = discarded.map(Discard::of).collect();
    draft
}

#[test]
fn a_hand_without_a_yaku_shows_no_fu_no_base_and_nothing_paid() {
    for dora in ["", "6m", "6m6m6m"] {
        let draft = Draft { dora: read_tiles(dora).tiles, ..deal("123m456p78s11z(777m@W)+9s") };
        let sheet = sheet("riichi-tenhou", &draft);
        assert_eq!(sheet.worth, "No win: no yaku");
        assert_eq!((sheet.steps, sheet.shortcut), (vec![], None), "{dora}");
        assert!(sheet.no_win && sheet.next.is_empty() && sheet.declaration.is_none());
        let text = text("riichi-tenhou", &draft);
        for word in ["fu", "Base", "Total", "East "] {
            assert!(!text.contains(word), "{word}: {text}");
        }
    }
    let won = sheet("riichi-tenhou", &deal("34456m44p777z(333s)+2m"));
    assert!(!won.no_win && !won.steps.is_empty() && won.shortcut.is_some());
}

/// What would make it a win stands before what the hand has.
#[test]
fn the_text_of_a_hand_that_is_no_win_says_first_what_would_make_it_one() {
    let lines = |rules: &str, hand: &str| text(rules, &deal(hand)).lines().map(str::to_owned).collect::<Vec<_>>();
    let official = lines("mcr-mil-2025", "567m34p567p55s(234m@E)+2p");
    assert_eq!(official[3], "Any one of these would make it a win:");
    assert_eq!(official[4..6], ["- By self-draw: 8", "- If concealed: 9"]);
    let riichi = lines("riichi-tenhou", "123m456p78s11z444m+9s");
    assert_eq!(riichi[0], "No win: no yaku");
    assert!(riichi.contains(&"- With riichi: 1,300".to_owned()), "{riichi:?}");
}

#[test]
fn the_headline_of_a_furiten_ron_says_that_it_is_not_allowed() {
    let hand = "22m45p234678s(345m@E)";
    let won = |tile: &str, discards: &str| headline_of("riichi-ema-2025", &after(&[hand, tile].concat(), discards));
    assert_eq!(won("+6p", "1z3p"), "No win: furiten, tsumo only");
    assert_eq!(won("~6p", "1z3p"), "1 han 30 fu · 1,100");
    assert_eq!(won("+6p", "1z4p"), "1 han 30 fu · 1,000");
    let nothing = after("123m456p789s2233z+3z", "2z");
    assert_eq!(headline_of("riichi-ema-2025", &nothing), "No win: furiten, tsumo only", "without a yaku too");
    let sheet = sheet("riichi-ema-2025", &after(&[hand, "+6p"].concat(), "3p"));
    let told = "Furiten: 3 of dots is in your own discards, so you can’t ron.";
    assert_eq!((sheet.barred, sheet.declaration), (vec![told.to_owned()], None));
    let copied = text("riichi-ema-2025", &after(&[hand, "+6p"].concat(), "6p3p"));
    assert!(copied.contains("Furiten: 3 of dots and 6 of dots are in your own discards"), "{copied}");
    assert!(copied.contains("- By tsumo: 1,100"), "{copied}");
}

#[test]
fn the_headline_has_the_counters_that_the_spoken_line_has() {
    let rows = [
        ("34456m44p777z(333s)+2m", 2, "1 han 30 fu · 1,000 + 600 for counters", "Sen wa sen roppyaku."),
        ("riichi 33789p55667778s~6s", 1, "4 han 20 fu · 5,200 + 300 for counters", "Sen yonhyaku, nisen nanahyaku."),
        ("34456m44p777z(333s)+2m", 0, "1 han 30 fu · 1,000", "Yakuhai. Sen."),
    ];
    for (hand, honba, expected, spoken) in rows {
        let draft = Draft { honba, ..deal(hand) };
        assert_eq!(headline_of("riichi-tenhou", &draft), expected);
        let sheet = sheet("riichi-tenhou", &draft);
        assert_eq!(sheet.worth, expected, "the sheet says the same");
        let said = sheet.declaration.unwrap().0;
        assert!(said.to_lowercase().ends_with(&spoken.to_lowercase()), "{said}");
    }
    // Two winners: the counters are the nearer one's; and a total without tiles.
    let mut draft = Draft { honba: 1, ..deal("34456m44p777z(333s)+2m") };
    let north = deal("13m456789p123s22z+2m").seat(Seat::South).cloned().unwrap();
    *draft.seat_mut(Seat::North) = north;
    draft.seat_mut(Seat::North).riichi = tenbo_engine::deal::Riichi::Riichi;
    if let tenbo_engine::deal::End::Win { wins, .. } = &mut draft.end {
        let tile = wins[0].tile;
        wins.push(WinDraft {
            seat: Seat::North,
            tile,
            by: By::Discard,
            from: Some(Seat::West),
            situation: Vec::new(),
            liable: None,
        });
    }
    let both = headline_of("riichi-tenhou", &draft);
    assert_eq!(both.matches("for counters").count(), 1, "{both}");
    let mut total = deal("");
    total.honba = 1;
    total.seat_mut(Seat::South).total = Some(3900);
    total.end = tenbo_engine::deal::End::Win {
        wins: vec![WinDraft {
            seat: Seat::South,
            tile: None,
            by: By::Discard,
            from: Some(Seat::West),
            situation: Vec::new(),
            liable: None,
        }],
    };
    assert_eq!(headline_of("riichi-tenhou", &total), "3,900 points + 300 for counters");
    for language in Language::ALL {
        let plan = plan("riichi-tenhou");
        let said = language.headline(
            &Headline::of(&total, &plan, Seat::South, &answer(&total, &plan)),
            plan.rulebook().family,
            &Seating::default(),
        );
        assert!(said.contains("3,900") && said.contains("300"), "{said}");
    }
}

/// EMA Riichi rules 2025: one yakuman only.
#[test]
fn a_yakuman_that_is_not_counted_is_said_to_decide_who_pays() {
    let reason = |hand: &str| {
        let rest = sheet("riichi-ema-2025", &deal(hand)).rest;
        rest.into_iter().find(|row| row.pattern == Pattern::BigThreeDragons).unwrap().reason
    };
    assert_eq!(reason("111z2z(555z@E)(666z@N)(777z@W)~2z"), "Tsuuiisou is counted on its own, but it decides who pays");
    assert_eq!(reason("111z2z(555z@E)(666z@N)[7777z]~2z"), "Tsuuiisou is counted on its own");
}

#[test]
fn what_is_not_there_is_not_said_to_be_there() {
    let names = |rows: &[LineRow]| rows.iter().map(|row| row.pattern).collect::<Vec<_>>();
    let concealed = [Pattern::ThreeConcealedPungs, Pattern::FourConcealedPungs];
    let told = |hand: &str| {
        let draft = deal(hand);
        let sheet = sheet("riichi-tenhou", &draft);
        let of = |rows: &[LineRow]| names(rows).into_iter().filter(|one| concealed.contains(one)).collect::<Vec<_>>();
        let text = text("riichi-tenhou", &draft);
        (of(&sheet.counted), of(&sheet.rest), of(&sheet.near), text)
    };
    // Open triplets: nothing at all.
    for hand in ["22p78s(111z@E)(555z@E)(222s@E)+9s", "22p77m(111z@E)(555z@E)(222s@E)+7m"] {
        let (counted, rest, near, text) = told(hand);
        assert!(counted.is_empty() && rest.is_empty() && near.is_empty(), "{hand}");
        assert!(!text.contains("Sanankou") && !text.contains("Suuankou"), "{text}");
    }
    // A discard completed the last: near, but not there.
    let (counted, rest, near, text) = told("11z22p777m555z222s+1z");
    assert_eq!((counted, rest, near), (vec![Pattern::ThreeConcealedPungs], vec![], vec![Pattern::FourConcealedPungs]));
    let title = [Language::En.word(Label::NearlyThere), ":\n"].concat();
    assert!(text.contains(&title) && text.contains("Suuankou"), "{text}");
    // What is there but counts in concealed hands alone is said to be there.
    let pinfu = sheet("riichi-tenhou", &deal("45p22m678s234s(345m@E)+6p"));
    assert_eq!((names(&pinfu.rest), names(&pinfu.near)), (vec![Pattern::PinfuHand], vec![]));
}

#[test]
fn what_a_hand_lacks_to_the_minimum_is_said_once() {
    let text = text("mcr-mil-2025", &deal("567m34p567p55s(234m@E)+2p"));
    assert!(text.starts_with("No win: 7 of 8 points, 1 short\n"), "{text}");
    assert_eq!(text.matches("1 short").count(), 1, "{text}");
}

#[test]
fn as_many_unquoted_parts_are_told_as_are_marked() {
    let mut told = 0;
    for id in shipped::OFFERED {
        let rows = sources(Language::En, &shipped::find(id).unwrap());
        let marked = rows.iter().filter(|row| row.mark == Mark::UsualPractice).count();
        let text = Language::En.unquoted_parts(&rows);
        let number = text.as_ref().map_or(0, |text| text.split(' ').next().unwrap().parse().unwrap());
        assert_eq!(number, marked, "{id}: {text:?}");
        told += usize::from(text.is_some());
    }
    assert!(told > 10, "{told}");
}

#[test]
fn in_chinese_a_family_has_one_word_for_a_win_on_a_discard_and_one_for_fan() {
    for (language, [riichi, hong_kong, taiwanese, other]) in [
        (Language::ZhHans, ["荣和", "食出铳", "胡别家", "点和"]),
        (Language::ZhHant, ["榮和", "食出銃", "胡別家", "點和"]),
    ] {
        for &family in Family::ALL {
            let words = [
                language.by(By::Discard, family),
                language.by_short(By::Discard, family),
                language.pattern(Pattern::OutOnDiscard, family),
                language.step(StepKey::ConcealedDiscard, family),
            ];
            let own = match (family, language) {
                (Family::Riichi, _) => riichi,
                (Family::HongKong, _) | (Family::Regional, Language::ZhHant) => hong_kong,
                (Family::Taiwanese, _) => taiwanese,
                (Family::Regional, _) => "接炮",
                _ => other,
            };
            assert!(words.iter().all(|word| word.contains(own)), "{family:?} in {}: {words:?}", language.code());
        }
        // The fans of Chinese Official are said in the unit that the result counts in.
        let (draft, plan) = (deal("345567m34567p55s~2p"), plan("mcr-mil-2025"));
        let answer = answer(&draft, &plan).unwrap();
        let paper = Paper { language, draft: &draft, plan: &plan, answer: &answer };
        let (said, _) = paper.winner(Seat::South).unwrap().declaration.unwrap();
        assert!(said.contains(language.unit(Unit::Points)) && !said.contains('番'), "{said}");
    }
}

/// What each seat pays and gets, in parts that come to it: what a self-draw adds (docs/rules/sichuan.md, Payments), what the
/// dealer pays more (docs/rules/taiwanese.md, The dealer's bonus).
#[test]
fn what_comes_on_top_of_a_hand_is_a_part_of_its_own() {
    let parts = |rules: &str, hand: &str, streak: u32, place: usize| -> (i64, Vec<String>) {
        let (draft, plan) = (Draft { dealer_wins: streak, ..deal(hand) }, plan(rules));
        let answer = answer(&draft, &plan).unwrap();
        let rows = super::payments::rows(&answer, draft.stated_players().seats());
        for row in &rows {
            assert_eq!(row.parts.iter().map(|part| part.amount).sum::<i64>(), row.net, "{rules}: {row:?}");
        }
        let family = plan.rulebook().family;
        let part = |part: &super::payments::Part| {
            format!("{} {}", Language::En.part(part, false, family, &Seating::default()), part.amount)
        };
        (rows[place].net, rows[place].parts.iter().map(part).collect())
    };
    let sichuan = |place| parts("sichuan-bloody", "123456m234567p1p~1p", 0, place);
    assert_eq!(sichuan(0), (-2, vec!["hand -1".to_owned(), "self-draw bonus -1".to_owned()]));
    assert_eq!(sichuan(1), (6, vec!["hand 3".to_owned(), "self-draw bonus 3".to_owned()]));
    let (net, told) = parts("taiwanese-association-2009", "123567m234678p3455s~5s", 2, 0);
    assert_eq!(told[1..], ["dealer bonus -1", "dealer’s repeats -4"], "{net} {told:?}");
}

/// Singapore counts tai (docs/rules/south-east-asia.md): in the headline, in each line and in the steps.
#[test]
fn singapore_counts_tai() {
    for language in [Language::En, Language::ZhHans] {
        let (draft, plan) = (deal("123456m234p5677s+7s"), plan("singapore"));
        let answer = answer(&draft, &plan).unwrap();
        let sheet = Paper { language, draft: &draft, plan: &plan, answer: &answer }.winner(Seat::South).unwrap();
        let (tai, faan) = if language == Language::En { ("tai", "faan") } else { ("台", "番") };
        assert!(sheet.worth.contains(tai) && !sheet.worth.contains(faan), "{}", sheet.worth);
        let text = copied(language, "singapore", &draft);
        assert!(text.contains(tai) && (language != Language::En || !text.contains(faan)), "{text}");
    }
}

/// docs/rules/riichi.md, Fu.
/// Riichi Book 1, chapter 6: every amount of fu has its row, and what is worth none has no row.
#[test]
fn each_amount_of_fu_has_its_row() {
    let rows = |draft: &Draft| -> Vec<String> {
        let steps = sheet("riichi-tenhou", draft).steps;
        steps.iter().take_while(|step| !step.result).map(|step| [&*step.label, " ", &step.value].concat()).collect()
    };
    let (wait, ron) = ("wait", "Closed hand won by ron");
    let cases: [(&str, &[&str], &[&str]); 13] = [
        (
            "34456m44p777z(333s)+2m",
            &["Base fu +20", "Closed triplet of honors +8", "Open triplet of simples +2"],
            &[wait, ron],
        ),
        (
            "34m55p(777z)(999s)(2222p)+5m",
            &["Open triplet of honors +4", "Open triplet of terminals +4", "Open kan of simples +8"],
            &[wait, ron],
        ),
        ("34m55p(777z)(9999s)(1111z)+5m", &["Open kan of terminals +16", "Open kan of honors +16"], &[wait, ron]),
        (
            "34m55p222s777z[3333p]~5m",
            &["Closed triplet of simples +4", "Closed kan of simples +16", "Tsumo +2"],
            &[wait, ron],
        ),
        (
            "34m55p999s[9999p][7777z]+5m",
            &[
                "Closed triplet of terminals +8",
                "Closed kan of terminals +32",
                "Closed kan of honors +32",
                "Closed hand won by ron +10",
            ],
            &[wait],
        ),
        ("12m456p789s22z777z+3m", &["Edge wait (penchan) +2"], &[]),
        ("24m456p789s22z777z+3m", &["Closed wait (kanchan) +2"], &[]),
        ("234m456p789s2z777z+2z", &["Pair wait (tanki) +2", "Pair of seat wind +2"], &[]),
        ("234m456p22z55s777z+5s", &["Pair of seat wind +2", "Open triplet of simples +2"], &[wait]),
        ("123m456p789s11z56s~7s", &["Pair of round wind +2", "Tsumo +2"], &[wait]),
        ("123m456p789s55z56s~7s", &["Pair of dragons +2"], &[wait]),
        ("123m456p789s33z56s~7s", &["Base fu +20"], &["Pair", wait]),
        ("34m55p(777z)(345s)(666m)+5m", &["Open triplet of simples +2"], &["+10", wait]),
    ];
    for (hand, has, lacks) in cases {
        let rows = rows(&deal(hand));
        for row in has {
            assert!(rows.iter().any(|other| other == row), "{hand}: {row} is not among {rows:?}");
        }
        for word in lacks {
            assert!(!rows.iter().any(|row| row.contains(word)), "{hand}: {word} is in {rows:?}");
        }
    }
    let both = Draft { prevailing: Wind::South, ..deal("123m456p789s22z56s~7s") };
    assert!(rows(&both).contains(&"Pair of seat and round wind +4".to_owned()), "{:?}", rows(&both));
}

#[test]
fn rows_of_fu_say_what_they_are_for() {
    let rows = |hand: &str| -> Vec<String> {
        let steps = sheet("riichi-tenhou", &deal(hand)).steps;
        steps.iter().take_while(|step| !step.result).map(|step| [&*step.label, " ", &step.value].concat()).collect()
    };
    assert_eq!(
        rows("44p22z789s[1111z][9999m]+4p"),
        [
            "Base fu +20",
            "Closed kan of honors +32",
            "Closed kan of terminals +32",
            "Open triplet of simples +2",
            "Pair of seat wind +2",
            "Closed hand won by ron +10",
            "Rounded up to 100 +2"
        ]
    );
}
