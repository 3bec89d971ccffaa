//! Requests with one thing wrong, for `schema.rs`.

use serde_json::{Value, json};

/// A request that is in order.
pub fn sound() -> Value {
    json!({
        "v": 1,
        "rules": "riichi-book-1",
        "dora": "1z",
        "seats": {
            "S": {
                "hand": "22m45p234678s",
                "melds": [{ "kind": "chow", "tiles": "345m", "claimed": "3m", "from": "E", "n": 4 }]
            }
        },
        "end": { "kind": "win", "wins": [{ "seat": "S", "tile": "6p", "by": "discard", "from": "W" }] }
    })
}

/// What is wrong: the place, its new value (`None` removes the field), the problem and where it is reported, and
/// whether the schema can tell.
pub type Broken = (&'static str, &'static str, Option<Value>, &'static str, &'static str, bool);

/// One thing wrong a row.
pub fn broken() -> Vec<Broken> {
    let win = |tile: &str| json!([{ "seat": "S", "tile": tile, "by": "discard", "from": "W" }]);
    let rules = |key: &str, value: Value| Some(json!({ "base": "riichi-book-1", "options": { key: value } }));
    let item = |value: Value| Some(json!({ "base": "riichi-book-1", "winner": { "pinfu-hand": value } }));
    let twice = json!({ "kind": "draw", "cause": "wall", "nagashi": ["S", "S"] });
    vec![
        ("the same seat twice", "/end", Some(twice), "no-nagashi", "/end/nagashi/1", true),
        ("a flower as an indicator", "/dora", Some(json!("1f")), "bonus-as-indicator", "/dora", false),
        ("a field of no meaning", "/color", Some(json!(1)), "unknown-field", "/color", true),
        ("one in a seat", "/seats/S/color", Some(json!(1)), "unknown-field", "/seats/S/color", true),
        ("one in a meld", "/seats/S/melds/0/who", Some(json!("E")), "unknown-field", "/seats/S/melds/0/who", true),
        ("one in a win", "/end/wins/0/han", Some(json!(3)), "unknown-field", "/end/wins/0/han", true),
        ("a field of another end", "/end/cause", Some(json!("wall")), "unknown-field", "/end/cause", true),
        ("a seat that is none", "/seats/X", Some(json!({})), "unknown-field", "/seats/X", true),
        ("another version", "/v", Some(json!(2)), "wrong-version", "/v", true),
        ("no version", "/v", None, "missing-field", "/v", true),
        ("no rules", "/rules", None, "missing-field", "/rules", true),
        ("no seats", "/seats", None, "missing-field", "/seats", true),
        ("no end", "/end", None, "missing-field", "/end", true),
        ("an end of no kind", "/end/kind", None, "missing-field", "/end/kind", true),
        ("an end of another kind", "/end/kind", Some(json!("drawn")), "unknown-value", "/end/kind", true),
        ("a win without wins", "/end/wins", Some(json!([])), "missing-field", "/end/wins", true),
        ("a win of nobody", "/end/wins/0/seat", None, "missing-field", "/end/wins/0/seat", true),
        ("a win that came no way", "/end/wins/0/by", None, "missing-field", "/end/wins/0/by", true),
        ("a win by luck", "/end/wins/0/by", Some(json!("luck")), "unknown-value", "/end/wins/0/by", true),
        ("two winning tiles", "/end/wins/0/tile", Some(json!("66p")), "out-of-range", "/end/wins/0/tile", true),
        (
            "a situation that is none",
            "/end/wins/0/situation",
            Some(json!(["rinshan"])),
            "unknown-value",
            "/end/wins/0/situation/0",
            true,
        ),
        ("a rulebook that nobody ships", "/rules", Some(json!("riichi-mars")), "unknown-rulebook", "/rules", false),
        (
            "a base that nobody ships",
            "/rules",
            Some(json!({ "base": "riichi-mars" })),
            "unknown-base",
            "/rules/base",
            false,
        ),
        (
            "an option that is none",
            "/rules",
            rules("hurry", json!(true)),
            "unknown-option",
            "/rules/options/hurry",
            true,
        ),
        (
            "a flag that is a text",
            "/rules",
            rules("kiriage-mangan", json!("yes")),
            "wrong-type",
            "/rules/options/kiriage-mangan",
            true,
        ),
        ("a number too high", "/rules", rules("red-fives", json!(5)), "out-of-range", "/rules/options/red-fives", true),
        (
            "a choice that is none",
            "/rules",
            rules("chombo", json!("beer")),
            "unknown-value",
            "/rules/options/chombo",
            true,
        ),
        (
            "nothing where nothing is no choice",
            "/rules",
            rules("red-fives", json!(null)),
            "wrong-type",
            "/rules/options/red-fives",
            true,
        ),
        (
            "a pattern that is none",
            "/rules",
            Some(json!({ "winner": { "luck": { "value": 1 } } })),
            "unknown-pattern",
            "/rules/winner/luck",
            true,
        ),
        (
            "a unit that is none",
            "/rules",
            item(json!({ "unit": "fan" })),
            "unknown-value",
            "/rules/winner/pinfu-hand/unit",
            true,
        ),
        (
            "a value below nothing",
            "/rules",
            item(json!({ "value": -1 })),
            "out-of-range",
            "/rules/winner/pinfu-hand/value",
            true,
        ),
        (
            "a fraction with more than it needs",
            "/rules",
            item(json!({ "value": { "n": 1, "d": 2, "r": 0 } })),
            "unknown-field",
            "/rules/winner/pinfu-hand/value/r",
            true,
        ),
        (
            "a fraction of nothing",
            "/rules",
            item(json!({ "value": { "n": 1, "d": 0 } })),
            "out-of-range",
            "/rules/winner/pinfu-hand/value/d",
            true,
        ),
        (
            "a limit without a name",
            "/rules",
            Some(json!({ "limits": [{ "from": 5, "base": 2000 }] })),
            "missing-field",
            "/rules/limits/0/name",
            true,
        ),
        (
            "a block without a source",
            "/rules",
            Some(json!({ "blocks": [{ "title": "a" }] })),
            "missing-field",
            "/rules/blocks/0/source",
            true,
        ),
        ("a detail that is none", "/detail", Some(json!("all")), "unknown-value", "/detail", true),
        ("five players", "/players", Some(json!(5)), "out-of-range", "/players", true),
        ("a wind that is none", "/prevailing", Some(json!("X")), "unknown-value", "/prevailing", true),
        ("counters below nothing", "/honba", Some(json!(-1)), "out-of-range", "/honba", true),
        ("counters as a text", "/honba", Some(json!("1")), "wrong-type", "/honba", true),
        ("half a counter", "/honba", Some(json!(1.5)), "wrong-type", "/honba", true),
        ("a wall too long", "/wall_left", Some(json!(145)), "out-of-range", "/wall_left", true),
        ("seats in a list", "/seats", Some(json!([])), "wrong-type", "/seats", true),
        ("a hand that is a number", "/seats/S/hand", Some(json!(5)), "wrong-type", "/seats/S/hand", true),
        (
            "letters that are no tiles",
            "/seats/S/hand",
            Some(json!("22m45x234678s")),
            "unreadable-tiles",
            "/seats/S/hand",
            true,
        ),
        ("an eighth honor", "/seats/S/hand", Some(json!("28z")), "unreadable-tiles", "/seats/S/hand", true),
        ("digits without a suit", "/dora", Some(json!("12")), "unreadable-tiles", "/dora", true),
        ("a joker for nothing", "/seats/S/hand", Some(json!("5m*")), "joker-for-nothing", "/seats/S/hand", true),
        ("five of a kind", "/seats/S/hand", Some(json!("22222m4p2346s")), "fifth-copy", "/seats/S/hand", false),
        (
            "two red fives of a suit",
            "/seats/S/hand",
            Some(json!("00m45p234678s")),
            "too-many-reds",
            "/seats/S/hand",
            false,
        ),
        (
            "nine tiles beside a meld",
            "/seats/S/hand",
            Some(json!("22m45p23467s")),
            "too-few-tiles",
            "/seats/S/hand",
            false,
        ),
        ("eleven", "/seats/S/hand", Some(json!("22m455p234678s")), "too-many-tiles", "/seats/S/hand", false),
        ("no winning shape", "/end/wins", Some(win("9p")), "not-complete", "/end/wins/0/tile", false),
        (
            "a meld of no kind",
            "/seats/S/melds/0/kind",
            Some(json!("chi")),
            "unknown-value",
            "/seats/S/melds/0/kind",
            true,
        ),
        ("a meld without tiles", "/seats/S/melds/0/tiles", None, "missing-field", "/seats/S/melds/0/tiles", true),
        (
            "no three in a row",
            "/seats/S/melds/0/tiles",
            Some(json!("346m")),
            "not-a-chow",
            "/seats/S/melds/0/tiles",
            false,
        ),
        (
            "claimed from oneself",
            "/seats/S/melds/0/from",
            Some(json!("S")),
            "claim-from-self",
            "/seats/S/melds/0/from",
            false,
        ),
        (
            "a chow from across",
            "/seats/S/melds/0/from",
            Some(json!("N")),
            "chow-from-wrong-seat",
            "/seats/S/melds/0/from",
            false,
        ),
        (
            "a claimed tile from elsewhere",
            "/seats/S/melds/0/claimed",
            Some(json!("9m")),
            "claimed-not-in-meld",
            "/seats/S/melds/0/claimed",
            false,
        ),
        ("no discarder", "/end/wins/0/from", None, "no-discarder", "/end/wins/0/from", false),
        ("one's own discard", "/end/wins/0/from", Some(json!("S")), "discarder-is-winner", "/end/wins/0/from", false),
        (
            "the last tile, not drawn",
            "/end/wins/0/situation",
            Some(json!(["last-tile"])),
            "last-tile-not-drawn",
            "/end/wins/0/situation",
            false,
        ),
        (
            "riichi with a claimed meld",
            "/seats/S/riichi",
            Some(json!("riichi")),
            "riichi-open-hand",
            "/seats/S/riichi",
            false,
        ),
        (
            "the first turn of no riichi",
            "/seats/S/ippatsu",
            Some(json!(true)),
            "ippatsu-without-riichi",
            "/seats/S/ippatsu",
            false,
        ),
        ("a barred seat", "/seats/S/barred", Some(json!(true)), "barred-seat-wins", "/end/wins/0/seat", false),
        (
            "a discard without a tile",
            "/seats/S/discards",
            Some(json!([{ "n": 1 }])),
            "missing-field",
            "/seats/S/discards/0/tile",
            true,
        ),
        ("a total below nothing", "/seats/W", Some(json!({ "total": -5 })), "out-of-range", "/seats/W/total", true),
        (
            "a foul that is none",
            "/penalties",
            Some(json!([{ "seat": "S", "kind": "laughing" }])),
            "unknown-value",
            "/penalties/0/kind",
            true,
        ),
        (
            "nobody's foul",
            "/penalties",
            Some(json!([{ "kind": "chombo" }])),
            "missing-field",
            "/penalties/0/seat",
            true,
        ),
    ]
}

/// The request with its fault.
pub fn spoiled(pointer: &str, value: Option<Value>) -> Value {
    let mut request = sound();
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    let parent = request.pointer_mut(parent).unwrap().as_object_mut().unwrap();
    match value {
        Some(value) => drop(parent.insert(key.into(), value)),
        None => drop(parent.remove(key).unwrap()),
    }
    request
}
