//! How near a hand is to a template: what it just misses, and how many tiles it is away.

use serde_json::{Value, json};
use tenbo_engine::deal::Draft;
use tenbo_engine::plan::Plan;
use tenbo_engine::problems::{Place, Reader};
use tenbo_engine::rules::read::rulebook;
use tenbo_engine::settle::{progress, waits};
use tenbo_engine::templates::Template;
use tenbo_engine::tiles::{Kind, Seat, Tile};
use tenbo_testing::books::count;
use tenbo_testing::deal::ask_line;
use tenbo_testing::random::Random;

const SEAT: Seat = Seat::South;

/// Points, and hands worth 8 each.
fn rules(templates: &[&str], more: &Value) -> Value {
    let mut file = json!({
        "base": "four-winds-blank", "options": { "system": "points", "jokers": 4 }, "hands": {}, "winner": {},
    });
    for (number, template) in (1..).zip(templates) {
        let id = format!("custom-{number}");
        file["hands"][&id] = json!({ "name": id, "template": template });
        file["winner"][&id] = json!({ "value": 8, "unit": "points" });
        for (field, value) in more.as_object().into_iter().flatten() {
            file["winner"][&id][field] = value.clone();
        }
    }
    file
}

/// The custom hands that are just missed: `custom-1 7p for 7m`, and `…` behind it if other tiles would do.
fn missed(rules: &Value, hand: &str) -> String {
    let answer = ask_line(rules, &format!("S: {hand}"));
    assert_eq!(answer["ok"], true, "{hand} {answer}");
    let misses = answer["wins"][0]["misses"].as_array().cloned().unwrap_or_default();
    let text = |miss: &Value, field: &str| miss[field].as_str().unwrap_or_default().to_owned();
    let reported = misses.iter().filter(|miss| text(miss, "pattern").starts_with("custom-")).map(|miss| {
        let more = if miss["any"] == true { "…" } else { "" };
        format!("{} {} for {}{more}", text(miss, "pattern"), text(miss, "into"), text(miss, "out"))
    });
    reported.collect::<Vec<_>>().join(", ")
}

#[test]
fn a_hand_that_lacks_one_tile_of_a_template_misses_it() {
    let garter = rules(&["1234567a 1234567b"], &json!({}));
    let winds = rules(&["E*3^ 234m 456m 789m N*2"], &json!({}));
    let closed = rules(&["E*3^ 234m 456m 789m N*2"], &json!({ "allow-melded": false }));
    let open = rules(&["chow chow 789m ?*3 E*2"], &json!({}));
    let own = rules(&["345m O*3 chow R*3 ?*2"], &json!({}));
    let two = rules(&["1234567a 1234567b", "1234567a 1234568b"], &json!({}));
    let won = rules(&["1234569a PFC ESWN", "1234567a PFC ESWN="], &json!({}));
    let won_in_suits = rules(&["1234567a 123456b 9c", "1234567a= 1234567b="], &json!({}));
    for (rules, hand, expected) in [
        (&garter, "12345677m12345p~6p", "custom-1 7p for 7m"),
        // The tile that is won on stays it, unless it is the one in the way.
        (&won, "1234569m567123z~4z", "custom-2 7m for 9m"),
        (&won, "1234569m56z1234z~7z", ""),
        (&won_in_suits, "1234567m123456p~9s", "custom-2 7p for 9s"),
        // Two tiles away, and the hand itself.
        (&garter, "12345677m123s44p~4p", ""),
        (&garter, "1234567m123456p~7p", ""),
        // The winning tile may be the one in the way.
        (&garter, "1234567m123456p~7m", "custom-1 7p for 7m"),
        (&winds, "123456789m4z(111z@W)~4z", "custom-1 4m for 1m"),
        (&winds, "123456789m4z[1111z]~4z", "custom-1 4m for 1m"),
        // What is melded cannot be exchanged.
        (&winds, "456789m4z(111z@W)(123m@E)~4z", ""),
        (&closed, "123456789m4z(111z@W)~4z", ""),
        (&closed, "111z123456789m4z~4z", "custom-1 4m for 1m"),
        (&open, "123m456p678m222p1z~1z", "custom-1 9m for 6m"),
        (&open, "123m456p678m222p3z~3z", ""),
        // South in the round of East.
        (&own, "111222z234m678p5s~5s", "custom-1 5m for 2m"),
        (&own, "111333z234m678p5s~5s", ""),
        (&own, "111222z345m678p5s~5s", ""),
        // A custom hand beside another one.
        (&two, "1234567m123456p~7p", "custom-2 8m for 7m…"),
        // What a joker would stand for is open.
        (&garter, "12345677m1234*5p~6p", ""),
    ] {
        assert_eq!(missed(rules, hand), expected, "{hand}");
    }
}

/// Of two sets with the tile that is in the way, the concealed one is named.
#[test]
fn the_set_in_the_way_is_a_concealed_one() {
    let rules = rules(&["123m^ 234m 456m 789m N*2"], &json!({}));
    for hand in ["123456789m4z(123m@E)~4z", "(123m@E)123456789m4z~4z"] {
        let answer = ask_line(&rules, &format!("S: {hand}"));
        let (win, miss) = (&answer["wins"][0], &answer["wins"][0]["misses"][0]);
        assert_eq!((&miss["out"], &miss["into"]), (&json!("1m"), &json!("4m")), "{answer}");
        let place = miss["at"][0].as_u64().unwrap() as usize;
        let set = &win["reading"]["sets"][place];
        assert!(set["tiles"] == "123m" && set["concealed"] == true, "{place} {}", win["reading"]);
    }
}

fn plan(rules: &Value) -> Plan {
    let mut reader = Reader::default();
    let book = rulebook(rules, &Place::default(), &mut reader).unwrap();
    assert!(reader.problems.is_empty(), "{rules}");
    Plan::new(book)
}

/// How many tiles a hand lacks, and the tiles that help.
fn lacks(plan: &Plan, draft: &Draft) -> (i16, Vec<Kind>) {
    let progress = progress(draft, plan, SEAT, draft.seat(SEAT).unwrap()).unwrap();
    (progress.away + 1, progress.useful.iter().flatten().map(|tile| tile.kind).collect())
}

/// Distances that can be counted by hand.
#[test]
fn open_groups_winds_of_the_table_and_melds_are_counted() {
    let open = plan(&rules(&["1234567a [ESWN]*3 def ?"], &json!({})));
    let own = plan(&rules(&["1234567a O*3 R*2 PF"], &json!({})));
    let chows = plan(&rules(&["chow chow ESWN PFC d"], &json!({})));
    for (plan, hand, missing, useful) in [
        // A third wind and the third dragon.
        (&open, "1234567m11z56z9p9s", 2, "1z 7z"),
        // South in the round of East: a third south, a second east.
        (&own, "1234567m22z1z56z9p", 2, "1z 2z"),
        (&own, "1234567m1z56z(222z@W)", 1, "1z"),
        // Another meld is no group of it. Of sets and a pair, the third set and the pair lack three tiles; any tile beside
        // one of its own helps.
        (&own, "1234567m1z56z(333z@W)", 3, "1m 1z 2m 3m 4m 5m 5z 6m 6z 7m 8m 9m"),
        // Six tiles of two chows, of which one is missing; a second dragon.
        (&chows, "12m456p123z5567z9s", 2, "3m 4z"),
        (&chows, "456p13z557z6z(123m@E)9s", 2, "2z 4z"),
    ] {
        let draft = Draft::of_hand(SEAT, hand).unwrap();
        let (away, kinds) = lacks(plan, &draft);
        let mut kinds: Vec<String> = kinds.iter().map(Kind::to_string).collect();
        kinds.sort();
        assert_eq!((away, kinds.join(" ").as_str()), (missing, useful), "{hand}");
    }
}

/// A hand of thirteen tiles, most of them of a template's example, with some of its triplets and chows melded.
fn hand(random: &mut Random, example: &str) -> Option<Draft> {
    let draft = Draft::of_hand(SEAT, example).unwrap();
    let mut tiles: Vec<Tile> = draft.seat(SEAT).unwrap().hand.clone();
    tiles.extend(draft.wins()[0].tile);
    let mut melds = String::new();
    for _ in 0..random.below(3) {
        let first = random.pick(&tiles).kind()?;
        let chow = [Some(first), first.higher(1), first.higher(2)];
        let set = if random.percent(50) { [Some(first); 3] } else { chow };
        let mut rest = tiles.clone();
        let mut take = |kind: &Option<Kind>| {
            let place = rest.iter().position(|tile| kind.is_some() && tile.kind() == *kind);
            place.map(|place| rest.remove(place))
        };
        let taken: Option<Vec<Tile>> = set.iter().map(&mut take).collect();
        if let Some(taken) = taken {
            let text: String = taken.iter().map(Tile::to_string).collect();
            melds.push_str(&format!("({text}@E)"));
            tiles = rest;
        }
    }
    random.shuffle(&mut tiles);
    tiles.truncate(tiles.len() - 1 - random.below(4).min(tiles.len() - 1));
    let mut draft = Draft::of_hand(SEAT, &melds).unwrap();
    let size = 13 - draft.seat(SEAT).map_or(0, |seat| seat.size());
    while tiles.len() < size {
        tiles.push(Tile::plain(Kind::new(random.below(34) as u8)?));
    }
    draft.seat_mut(SEAT).hand = tiles;
    let of = |kind: Kind| draft.seat(SEAT).unwrap().tiles().filter(|tile| tile.kind() == Some(kind)).count();
    Kind::all().all(|kind| of(kind) <= 4).then_some(draft)
}

/// A hand lacks one tile exactly when it waits, for the tiles that help; and each further tile that is drawn takes it nearer
/// by one exactly where it is said to help.
#[test]
fn the_distance_agrees_with_what_is_waited_for_and_with_each_tile() {
    let (mut ready, mut not) = (0, 0);
    for template in [
        "1234567a [ESWN]*3 d e f ?",
        "1234567a O*3^ R*2 PF",
        "chow chow ESWN PFC d",
        "chow set O*3 ESW PF",
        "{258}m*3 {258}p*3 [ESWN]*3 PFC R R",
        "[1m1p1s] [3m3p3s] [5m5p5s] [7m7p7s] [9m9p9s] ESWN w 123m xp",
        "[123456789m]*3^ [123456789p]*3^ [123456789s]*3^ ESWN w",
        "?*3 ?*3 ?*3 ?*3 E S",
        "chow*2 xx+2x+4m ?*3! E S",
        "set set 1a3a5b7b9c ?*2 C",
    ] {
        let plan = plan(&rules(&[template], &json!({})));
        let example = template.parse::<Template>().unwrap().example().unwrap().hand;
        let mut random = Random::new(template.len() as u64 * 7919);
        for _ in 0..count(15, 1_000) {
            let Some(draft) = hand(&mut random, &example) else { continue };
            let (missing, useful) = lacks(&plan, &draft);
            let found = waits(&draft, &plan, SEAT, draft.seat(SEAT).unwrap());
            let found: Vec<Kind> = found.iter().map(|wait| wait.kind).collect();
            assert_eq!(missing == 1, !found.is_empty(), "{template} {draft:?}");
            if missing == 1 {
                assert_eq!(useful, found, "{template} {draft:?}");
                ready += 1;
                continue;
            }
            not += 1;
            let held = |kind: Kind| draft.seat(SEAT).unwrap().tiles().filter(|tile| tile.kind() == Some(kind)).count();
            for kind in Kind::all().filter(|&kind| held(kind) < 4 && (useful.contains(&kind) || random.percent(15))) {
                let mut drawn = draft.clone();
                drawn.seat_mut(SEAT).hand.push(Tile::plain(kind));
                let nearer = i16::from(useful.contains(&kind));
                assert_eq!(lacks(&plan, &drawn).0, missing - nearer, "{template} {kind} {draft:?}");
            }
        }
    }
    assert!(ready > 20 && not > 50, "{ready} {not}");
}
