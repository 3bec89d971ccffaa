//! Templates as strangers write them: parts that mean something, in any order, sometimes spoiled.

use tenbo_engine::deal::{Hand, HandParts};
use tenbo_engine::templates::{HandNumbers, Template, Templates};
use tenbo_engine::tiles::{Counts, Kind, Seat, Wind};
use tenbo_testing::random::Random;

use super::games;

/// Parts of templates.
const PARTS: [&str; 27] = [
    "1234567a",
    "1234567b",
    "123a",
    "x",
    "y+1",
    "k-2",
    "m",
    "a",
    "{258}",
    "ESWN",
    "PFC",
    "B",
    "B*3",
    "0",
    "w*3^",
    "d*2",
    "DaDb",
    "O",
    "R",
    "[19m1z]*3",
    "?*2",
    "? ?",
    "chow",
    "set!",
    "=",
    "#",
    "*4",
];

/// A text.
pub fn text(random: &mut Random) -> String {
    let parts: String = (0..1 + random.below(9))
        .map(|_| {
            let part = random.pick(&PARTS);
            format!("{part}{}", random.pick(&[" ", " ", "", " | "]))
        })
        .collect();
    if random.percent(30) { games::spoiled(random, &parts) } else { parts }
}

/// Fourteen tiles, at times with flowers.
pub fn hand(random: &mut Random) -> Hand {
    let mut tiles = Counts::default();
    tiles.add_many(Kind::FLOWER, if random.percent(30) { random.below(5) as u8 } else { 0 });
    while tiles.total() < 14 {
        let kind = Kind::new(random.below(34) as u8).unwrap_or(Kind::EAST);
        let more = 1 + random.below(3) as u8;
        if tiles.get(kind) == 0 && tiles.total() + u32::from(more) <= 14 {
            tiles.add_many(kind, more);
        }
    }
    let win = tiles.kinds().first().unwrap_or(Kind::EAST);
    Hand::new(HandParts::drawn(Seat::South, Wind::East, tiles, win))
        .expect("fourteen tiles, none more than three times")
}

/// The text through the reader, the writer and a hand.
pub fn run(text: &str, hand: &Hand) {
    // What is missing to fourteen tiles may be any.
    let Some(template) = (0..14).find_map(|more| [text, &" ?".repeat(more)].concat().parse::<Template>().ok()) else {
        return;
    };
    assert_eq!(template.to_string().parse().as_ref(), Ok(&template), "what is written is what was read");
    let templates = Templates::new([(7, &template)]);
    let fits = templates.numbers(hand, hand.kinds(), HandNumbers::ALL);
    assert!(fits.is_subset(HandNumbers::one(7)), "one template");
    let fit = templates.first(hand, hand.kinds());
    assert_eq!(fit.is_some(), !fits.is_empty(), "a hand that fits does so somehow");
    if let Some(fit) = fit {
        let used: Counts = fit.iter().flat_map(|filled| filled.tiles.iter().copied()).collect();
        assert_eq!(&used, hand.tiles(), "each tile is in one group");
    }
}
