//! The fans of Chinese Official: number, English name, the catalogue's patterns.

use std::collections::BTreeMap;

use serde_json::Value;
use tenbo_engine::score::{Line, Score};

/// Numbers as in the 1998 and 2006 books; 82 is the fan that the 2025 supplement adds. Two fans are two patterns each.
pub const FANS: &[(u8, &str, &[&str])] = &[
    (1, "Big Four Winds", &["big-four-winds"]),
    (2, "Big Three Dragons", &["big-three-dragons"]),
    (3, "All Green", &["all-green"]),
    (4, "Nine Gates", &["nine-gates-wait"]),
    (5, "Four Kongs", &["four-kongs"]),
    (6, "Seven Shifted Pairs", &["shifted-pairs"]),
    (7, "Thirteen Orphans", &["thirteen-orphans"]),
    (8, "All Terminals", &["all-terminals"]),
    (9, "Little Four Winds", &["little-four-winds"]),
    (10, "Little Three Dragons", &["little-three-dragons"]),
    (11, "All Honors", &["all-honors"]),
    (12, "Four Concealed Pungs", &["four-concealed-pungs"]),
    (13, "Pure Terminal Chows", &["pure-terminal-chows"]),
    (14, "Quadruple Chow", &["four-identical"]),
    (15, "Four Pure Shifted Pungs", &["four-pungs-in-sequence"]),
    (16, "Four Pure Shifted Chows", &["four-chows-step-1", "four-chows-step-2"]),
    (17, "Three Kongs", &["three-kongs"]),
    (18, "All Terminals and Honors", &["all-terminals-honors"]),
    (19, "Seven Pairs", &["seven-pairs"]),
    (20, "Greater Honors and Knitted Tiles", &["greater-honors-knitted"]),
    (21, "All Even Pungs", &["all-even"]),
    (22, "Full Flush", &["one-suit-only"]),
    (23, "Pure Triple Chow", &["three-identical"]),
    (24, "Pure Shifted Pungs", &["three-pungs-in-sequence"]),
    (25, "Upper Tiles", &["upper"]),
    (26, "Middle Tiles", &["middle"]),
    (27, "Lower Tiles", &["lower"]),
    (28, "Pure Straight", &["pure-straight"]),
    (29, "Three-Suited Terminal Chows", &["three-suited-terminal-chows"]),
    (30, "Pure Shifted Chows", &["three-chows-step-1", "three-chows-step-2"]),
    (31, "All Fives", &["all-fives"]),
    (32, "Triple Pung", &["same-pung-all-suits"]),
    (33, "Three Concealed Pungs", &["three-concealed-pungs"]),
    (34, "Lesser Honors and Knitted Tiles", &["lesser-honors-knitted"]),
    (35, "Knitted Straight", &["knitted-straight"]),
    (36, "Upper Four", &["upper-four"]),
    (37, "Lower Four", &["lower-four"]),
    (38, "Big Three Winds", &["big-three-winds"]),
    (39, "Mixed Straight", &["mixed-straight"]),
    (40, "Reversible Tiles", &["reversible"]),
    (41, "Mixed Triple Chow", &["same-chow-all-suits"]),
    (42, "Mixed Shifted Pungs", &["mixed-shifted-pungs"]),
    (43, "Chicken Hand", &["chicken-hand"]),
    (44, "Last Tile Draw", &["last-tile"]),
    (45, "Last Tile Claim", &["last-discard"]),
    (46, "Out with Replacement Tile", &["supplement"]),
    (47, "Robbing the Kong", &["robbing-kong"]),
    (48, "Two Concealed Kongs", &["two-concealed-kongs"]),
    (49, "All Pungs", &["pung-hand"]),
    (50, "Half Flush", &["one-suit-honors"]),
    (51, "Mixed Shifted Chows", &["mixed-chows-step-1"]),
    (52, "All Types", &["all-types"]),
    (53, "Melded Hand", &["fully-exposed"]),
    (54, "Two Dragon Pungs", &["two-dragons"]),
    (55, "Outside Hand", &["terminal-or-honor-each"]),
    (56, "Fully Concealed Hand", &["fully-concealed"]),
    (57, "Two Melded Kongs", &["two-melded-kongs"]),
    (58, "Last Tile", &["last-copy"]),
    (59, "Dragon Pung", &["pung-dragon"]),
    (60, "Prevalent Wind", &["pung-round-wind"]),
    (61, "Seat Wind", &["pung-own-wind"]),
    (62, "Concealed Hand", &["concealed-hand"]),
    (63, "All Chows", &["suited-chow-hand"]),
    (64, "Tile Hog", &["four-of-a-kind"]),
    (65, "Double Pung", &["same-pung-2-suits"]),
    (66, "Two Concealed Pungs", &["two-concealed-pungs"]),
    (67, "Concealed Kong", &["concealed-kong"]),
    (68, "All Simples", &["all-simples"]),
    (69, "Pure Double Chow", &["two-identical"]),
    (70, "Mixed Double Chow", &["same-chow-2-suits"]),
    (71, "Short Straight", &["run-of-six"]),
    (72, "Two Terminal Chows", &["123789"]),
    (73, "Pung of Terminals or Honors", &["pung-terminal-honor"]),
    (74, "Melded Kong", &["melded-kong"]),
    (75, "One Voided Suit", &["voided-suit"]),
    (76, "No Honors", &["no-honors"]),
    (77, "Edge Wait", &["edge-wait"]),
    (78, "Closed Wait", &["closed-wait"]),
    (79, "Single Wait", &["out-on-pair"]),
    (80, "Self-Drawn", &["self-drawn"]),
    (81, "Flower Tiles", &["bonus-tile"]),
    (82, "Melded and Concealed Kong", &["melded-and-concealed-kong"]),
];

/// How often each fan counts, by its number.
pub type Fans = BTreeMap<u8, u64>;

/// The fan of an English name.
pub fn number(name: &str) -> u8 {
    FANS.iter().find(|fan| fan.1 == name).unwrap_or_else(|| panic!("{name} is no fan")).0
}

/// The English name of a fan.
#[allow(dead_code, reason = "the matrix has use for it")]
pub fn name(number: u8) -> &'static str {
    FANS.iter().find(|fan| fan.0 == number).unwrap_or_else(|| panic!("{number} is no fan")).1
}

/// The fan of a pattern.
pub fn fan_of(pattern: &str) -> u8 {
    FANS.iter().find(|fan| fan.2.contains(&pattern)).unwrap_or_else(|| panic!("{pattern} is no fan")).0
}

/// A list as the vectors write it: names with how often each counts.
pub fn read(list: &Value) -> Fans {
    let entries = list.as_object().into_iter().flatten();
    entries.map(|(name, times)| (number(name), times.as_u64().unwrap_or_default())).collect()
}

/// What counts among the lines.
pub fn counted(lines: &[Line]) -> Fans {
    let mut fans = Fans::new();
    for line in lines.iter().filter(|line| line.reason.is_none()) {
        *fans.entry(fan_of(line.pattern.as_str())).or_default() += u64::from(line.times);
    }
    fans
}

/// The list that is shown, then every other one that is as good.
pub fn lists(score: &Score) -> Vec<Fans> {
    let mut lists = vec![counted(&score.lines)];
    for other in score.others.iter().filter(|other| other.equal) {
        let list = counted(&other.lines);
        if !lists.contains(&list) {
            lists.push(list);
        }
    }
    lists
}
