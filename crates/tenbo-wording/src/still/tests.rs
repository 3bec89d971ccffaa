//! The picture is XML that holds all that it refers to.

use roxmltree::Document;
use tenbo_engine::settle::answer;
use tenbo_engine::tiles::Seat;
use tenbo_testing::deals::{Books, deal};
use tenbo_testing::files;
use tenbo_testing::random::Random;

use super::{Font, Still, WIDTH};
use crate::Language;
use crate::picture::Picture;
use crate::shown::Shown;
use tenbo_session::qr::Code;
use tenbo_session::{RulesChoice, Seating, State, share};

const LINK: &str = "https://example.org/#v1;r=riichi-ema-2025";

fn still(state: &State, language: Language, name: &str, link: &str) -> Still {
    let plan = state.rules.plan();
    let draft = state.deal(&plan);
    let answer = answer(&draft, &plan);
    let named = Seating::of(Seat::ALL.map(|seat| (seat, name.to_owned())));
    let seating = &if name.is_empty() { Seating::default() } else { named };
    let shown = Shown { language, state, plan: &plan, draft: &draft, answer: &answer, seating };
    Still { picture: Picture::of(&shown), code: Code::of(link), link: link.to_owned() }
}

/// As wide as letters are on average; those of Chinese and Japanese twice that.
fn measure(text: &str, font: Font) -> f64 {
    text.chars().map(|letter| if letter.is_ascii() { 0.55 } else { 1.0 }).sum::<f64>() * font.size
}

/// The art of the page: each shape in its own element.
fn art() -> impl Fn(&str) -> Option<String> {
    let sprites = [files::text("public/tiles.svg"), files::text("public/flowers.svg")];
    move |id: &str| {
        sprites.iter().find_map(|sprite| {
            let tree = Document::parse(sprite).unwrap();
            let node = tree.descendants().find(|node| node.attribute("id") == Some(id))?;
            sprite.get(node.range()).map(str::to_owned)
        })
    }
}

fn drawn(link: &str, language: Language, name: &str) -> String {
    let (state, dropped) = share::read(link);
    assert_eq!(dropped, []);
    still(&state, language, name, LINK).draw(measure, art())
}

/// Whatever it refers to is in it, once; nothing is elsewhere; everything lies within.
fn check(svg: &str) {
    let tree = Document::parse(svg).unwrap_or_else(|error| panic!("{error}: {svg}"));
    let ids: Vec<&str> = tree.descendants().filter_map(|node| node.attribute("id")).collect();
    for node in tree.descendants().filter(|node| node.is_element()) {
        assert!(!["script", "image", "a", "style", "foreignObject"].contains(&node.tag_name().name()));
        if let Some(target) = node.attribute("href") {
            let id = target.strip_prefix('#').unwrap();
            assert_eq!(ids.iter().filter(|other| **other == id).count(), 1, "{id}");
        }
        assert!(node.attributes().all(|attribute| !attribute.name().starts_with("on")));
    }
    let height: f64 = tree.root_element().attribute("height").unwrap().parse().unwrap();
    assert!(height > 100.0 && height < 4_000.0);
    for text in tree.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text"))) {
        let number = |name| text.attribute(name).unwrap().parse::<f64>().unwrap();
        assert!((0.0..=WIDTH).contains(&number("x")) && number("y") < height, "{:?}", text.text());
    }
}

#[test]
fn it_has_the_figure_the_tiles_and_the_lines() {
    let svg = drawn("v1;r=riichi-mahjong-soul;win=S;S=234567m40p67s888s+6p;from=W;riichi=S;d=1z", Language::En, "");
    check(&svg);
    let tree = Document::parse(&svg).unwrap();
    let texts: Vec<&str> =
        tree.descendants().filter(|node| node.tag_name().name() == "text").filter_map(|node| node.text()).collect();
    assert_eq!(texts[0], "7,700");
    assert_eq!(texts[1], "4 han · 30 fu · Ron from West");
    for part in ["立直", "Riichi", "1 han", "平和", "Tenbo 点棒", LINK] {
        assert!(texts.contains(&part), "{part}: {texts:?}");
    }
    let uses = tree.descendants().filter(|node| node.tag_name().name() == "use");
    // The hand, and an indicator with its dora; shapes refer to shapes too.
    let tiles = uses.filter_map(|node| node.attribute("href")).filter(|id| !id.starts_with("#tu")).count();
    assert_eq!(tiles, 14 + 2);
    // A turned tile, a back, a flower.
    let other = drawn("v1;r=mcr-mil-2025;win=S;S=567m34567p55s(234m@E)+2p;fS=12f;from=W", Language::En, "");
    check(&other);
    assert!(other.contains("rotate(-90)") && other.contains("id=\"t2f\""));
    let kong = drawn("v1;r=riichi-ema-2025;win=S;S=11m55p(213m@E)[1111s]{5555z@W}+5p;d=3m;from=N", Language::Ja, "");
    check(&kong);
    assert!(kong.contains("#tback") && kong.contains("xml:lang=\"ja\""));
}

#[test]
fn a_name_is_a_name_whatever_it_is() {
    let link = "v1;r=riichi-ema-2025;win=ES;E=22345m45567p345s+6p;S=22345m45p567p345s;from=W";
    let hostile = "</text><script>alert(1)</script>&amp;\u{0}\u{1b}\u{ffff}]]>\"'<!--";
    let svg = drawn(link, Language::En, hostile);
    check(&svg);
    assert!(svg.contains("&lt;/text&gt;&lt;script&gt;"));
}

#[test]
fn any_deal_is_drawn_in_any_language() {
    let (books, mut random, art) = (Books::shipped(), Random::new(9), art());
    for place in 0..150 {
        let deal = deal(&mut random, &books);
        let state = State::of_deal(deal.draft, RulesChoice::of(deal.id).unwrap());
        let language = Language::ALL[place % Language::ALL.len()];
        check(&still(&state, language, "<&>", LINK).draw(measure, &art));
    }
}

#[test]
fn a_link_that_no_code_holds_leaves_no_room_for_one() {
    let (state, _) = share::read("v1;r=riichi-ema-2025;E=123m456p");
    let svg =
        still(&state, Language::En, "", &["https://example.org/#", &"x".repeat(4_000)].concat()).draw(measure, art());
    check(&svg);
    assert!(!svg.contains("crispEdges"));
    assert!(svg.contains(">https://example.org/<"));
}
