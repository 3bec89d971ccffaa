//! What is copied means in each notation what it is, whatever people are called.

use std::str::FromStr;

use tenbo_engine::settle::answer;
use tenbo_engine::tiles::{MeldKind, Seat};
use tenbo_testing::deals::{Books, deal};
use tenbo_testing::random::Random;

use super::{CopyFormat, latex, lay, typst, wiki};
use crate::Language;
use crate::shown::Shown;
use crate::spread::Spread;
use tenbo_session::{RulesChoice, Seating, State, share};

/// What everyone is called: all that means something to a reader of the notations.
const HOSTILE: &str = "a\\b{c}d$e&f#g^h_i~j%k|l[[m]]n<o>p\"q'r`s=t*u:v;w!x@y/z\n--\u{2212}";

/// What of a state is copied, with names that nobody should have.
fn copied(format: CopyFormat, state: &State, link: &str) -> Option<String> {
    let plan = state.rules.plan();
    let draft = state.deal(&plan);
    let answer = answer(&draft, &plan);
    let seating = Seating::of(Seat::ALL.map(|seat| (seat, HOSTILE.to_owned())));
    let (language, seating) = (Language::En, &seating);
    format.write(&Shown { language, state, plan: &plan, draft: &draft, answer: &answer, seating }, link)
}

fn linked(link: &str) -> State {
    let (state, dropped) = share::read(link);
    assert_eq!(dropped, []);
    state
}

/// Many deals of all degrees of sanity.
fn states(count: usize) -> impl Iterator<Item = State> {
    let (books, mut random) = (Books::shipped(), Random::new(4));
    (0..count).map(move |_| {
        let deal = deal(&mut random, &books);
        State::of_deal(deal.draft, RulesChoice::of(deal.id).unwrap())
    })
}

#[test]
fn formats_have_names_files_and_types_of_their_own() {
    let mut files: Vec<&str> = CopyFormat::ALL.iter().map(|format| format.file()).collect();
    files.sort_unstable();
    files.dedup();
    assert_eq!(files.len(), CopyFormat::ALL.len());
    for &format in CopyFormat::ALL {
        assert_eq!(CopyFormat::from_str(&format.to_string()), Ok(format));
        assert!(format.media_type().contains('/'));
    }
    assert!("tex".parse::<CopyFormat>().is_err());
    let state = linked("v1;r=riichi-ema-2025;E=123m");
    let drawn = CopyFormat::ALL.iter().filter(|format| copied(**format, &state, "").is_none());
    assert_eq!(drawn.collect::<Vec<_>>(), [&CopyFormat::Svg, &CopyFormat::Png]);
}

#[test]
fn a_hand_is_laid_as_the_packages_have_it() {
    let both = |link: &str| {
        let state = linked(link);
        let spread = Spread::of(&state.deal(&state.rules.plan()), state.seat);
        let (tex, missing) = lay::lay(&spread, &latex::SIGNS);
        (tex, lay::lay(&spread, &typst::SIGNS).0, tenbo_engine::tiles::write_tiles(&missing))
    };
    let told = |tex: &str, typst: &str, missing: &str| (tex.to_owned(), typst.to_owned(), missing.to_owned());
    assert_eq!(
        both("v1;r=riichi-tenhou;win=E;E=34067m44p777z(333s@N)+2m;from=W"),
        told("34067m44p777z-3'33s-2m", "34067m44p777z-3'33s-2!m", "")
    );
    // A concealed kong has its outer tiles face down; what was added to a pung lies on the tile that was claimed.
    assert_eq!(
        both("v1;r=riichi-tenhou;win=E;E=4499p[5055m]{3333s@W}(213s@N)+4p;from=W"),
        told("4499p-X55mX-33\"3s-2'13s-4p", "4499p-0z55m0z-333\"3s-2'13s-4!p", "")
    );
    // A flower and a joker have no picture: they are told.
    assert_eq!(
        both("v1;r=mcr-mil-2025;E=123m456p789s55s67p+8p;fE=12f;from=W"),
        told("123m45667p55789s-8p", "123m45667p55789s-8!p", "12f")
    );
    assert_eq!(both("v1;r=american-modern;E=1*11m22p").0, "11m?22p");
    // A north that was set aside is a tile as others are.
    assert_eq!(both("v1;r=riichi-tenhou-three;E=19m123p;fE=44z").0, "19m123p-44z");
}

#[test]
fn every_tile_is_drawn_or_told() {
    for state in states(1_500) {
        let spread = Spread::of(&state.deal(&state.rules.plan()), state.seat);
        let (tex, missing) = lay::lay(&spread, &latex::SIGNS);
        // A tile that was added lies on another and has no digit.
        let added = tex.matches('"').count();
        let drawn = tex.chars().filter(|letter| letter.is_ascii_digit() || "X?".contains(*letter)).count() + added;
        let jokers = tex.matches('?').count();
        assert_eq!(drawn - jokers + missing.len(), spread.tiles().count(), "{tex}");
        assert!(tex.chars().all(|letter| "0123456789mpsz-'\"X?".contains(letter)), "{tex}");
    }
}

/// What is left of a text without these, each with the sign behind it where it takes one.
fn without(text: &str, escapes: &[&str]) -> String {
    escapes.iter().fold(text.to_owned(), |text, escape| text.replace(escape, ""))
}

#[test]
fn nothing_hostile_is_left_of_a_text() {
    let tex = latex::escaped(HOSTILE);
    let words = ["\\textbackslash{}", "\\textasciitilde{}", "\\textasciicircum{}", "\\textless{}", "\\textgreater{}"];
    let rest = without(&tex, &words);
    let signs = ["\\textbar{}", "\\char34{}", "{[}", "{]}", "\\{", "\\}", "\\$", "\\&", "\\#", "\\_", "\\%", "$-$"];
    let rest = without(&rest, &signs);
    assert!(!rest.contains(['\\', '{', '}', '$', '&', '#', '^', '_', '~', '%', '[', '\n']), "{rest}");
    let quoted = typst::quoted(HOSTILE);
    let inside = quoted.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap();
    let rest = without(inside, &["\\\\", "\\\""]);
    assert!(!rest.contains(['\\', '"', '\n']), "{rest}");
    let wiki = wiki::escaped(HOSTILE);
    assert!(!wiki.contains(['|', '[', ']', '{', '}', '<', '>', '\'', '=', '~', '_', '*', ':', '!', '\n']), "{wiki}");
    assert!(wiki.contains("&#91;&#91;m&#93;&#93;"));
}

/// The structure of the whole: what opens closes, and no line is one that the format does not have.
#[test]
fn any_result_with_any_name_is_well_formed() {
    let link = "https://example.org/#v1;r=riichi-ema-2025;E=11z{5555z@W}[1111s];n=\"%5B|]'\\";
    for state in states(400) {
        let tex = copied(CopyFormat::Latex, &state, link).unwrap();
        let text = without(&tex, &["\\{", "\\}", "\\\\", "\\%"]);
        assert_eq!(text.matches('{').count(), text.matches('}').count(), "{tex}");
        assert_eq!(text.matches("\\begin").count(), text.matches("\\end").count());
        let typst = copied(CopyFormat::Typst, &state, link).unwrap();
        let text = without(&typst, &["\\\\", "\\\""]);
        for line in text.lines().filter(|line| !line.starts_with("//")) {
            assert_eq!(line.matches('"').count() % 2, 0, "{line}");
        }
        let wiki = copied(CopyFormat::Wiki, &state, link).unwrap();
        assert!(wiki.starts_with("{| class") && wiki.ends_with("\n|}\n"));
        let frame = |line: &str| ["{|", "|+ ", "|-", "| ", "! ", "|}"].iter().any(|start| line.starts_with(start));
        assert!(wiki.lines().all(frame), "{wiki}");
        assert!(!wiki.contains("[[") && !wiki.contains("{{") && !wiki.contains("''"), "{wiki}");
    }
}

#[test]
fn the_link_is_whole_where_brackets_would_end_it() {
    let state = linked("v1;r=riichi-ema-2025;E=11z[1111s]{5555z@W}");
    let link = "https://example.org/#v1;r=riichi-ema-2025;E=11z[1111s]{5555z@W}";
    let wiki = copied(CopyFormat::Wiki, &state, link).unwrap();
    assert!(wiki.contains("[https://example.org/#v1;r=riichi-ema-2025;E=11z%5B1111s%5D%7B5555z@W%7D Tenbo"), "{wiki}");
    let tex = copied(CopyFormat::Latex, &state, link).unwrap();
    assert!(
        tex.ends_with("\\noindent\\url{https://example.org/#v1;r=riichi-ema-2025;E=11z[1111s]%7B5555z@W%7D}\n"),
        "{tex}"
    );
    // The page reads them back.
    let text = "v1;r=riichi-ema-2025;E=11z%5B1111s%5D%7B5555z@W%7D";
    assert_eq!(linked(text).draft.seats[Seat::East].as_ref().unwrap().melds[1].kind, MeldKind::AddedKong);
}
