//! The requirements of the Four Winds documents, R1 to R64 (docs/rules/four-winds.md): each has worked examples that
//! name it.
//! R65, yakitori, is of a whole game: `dealer_rotation` and `game` test it.
//! A number without one fails here, and so does an example that does not name the number or is gone; that the examples
//! come out as they say is what `executable` tests.

use std::collections::BTreeMap;

use serde_json::Value;
use tenbo_testing::files;

const LOGIC: &str = "fourwinds-logic";
const FAMILIES: &str = "families";
const PAO: &str = "pao";

/// The file and the ids of the examples of each number.
type Row = (u8, &'static [(&'static str, &'static str)]);

const REQUIREMENTS: &[Row] = &[
    (1, &[(LOGIC, "fw-L01-score"), (LOGIC, "fw-L01-own")]),
    (2, &[(LOGIC, "fw-L02-score"), (LOGIC, "fw-L02-check"), (LOGIC, "fw-L02-on")]),
    (3, &[(LOGIC, "fw-L01-check"), (LOGIC, "fw-L01-on")]),
    (4, &[(FAMILIES, "fw-zero-value")]),
    (5, &[(LOGIC, "fw-R5"), (FAMILIES, "fw-basic-faan")]),
    (6, &[(FAMILIES, "fw-two-lists")]),
    (7, &[(LOGIC, "fw-L03"), (LOGIC, "fw-L04")]),
    (8, &[(FAMILIES, "fw-basic-faan-check"), (FAMILIES, "fw-basic-faan")]),
    (9, &[(LOGIC, "fw-L03-aux"), (FAMILIES, "fw-half-faan"), (FAMILIES, "fw-auxiliary-half")]),
    (10, &[(LOGIC, "fw-L35"), (LOGIC, "fw-L35-off")]),
    (11, &[(LOGIC, "fw-L04"), (LOGIC, "fw-L07-one")]),
    (12, &[(LOGIC, "fw-L05-off")]),
    (13, &[(LOGIC, "fw-L05")]),
    (14, &[(LOGIC, "fw-L04-kongs"), (FAMILIES, "fw-kong-chart-off")]),
    (15, &[(LOGIC, "fw-L06"), (LOGIC, "fw-L07")]),
    (16, &[(LOGIC, "fw-L08"), (LOGIC, "fw-L09"), (LOGIC, "fw-L09-plain"), (LOGIC, "fw-R16-chow")]),
    (
        17,
        &[
            (LOGIC, "fw-L10"),
            (LOGIC, "fw-L11"),
            (LOGIC, "fw-R17-pair"),
            (LOGIC, "fw-R17-pair-same"),
            (LOGIC, "fw-R17-chance"),
        ],
    ),
    (18, &[(LOGIC, "fw-R18-pairs"), (LOGIC, "fw-R18-conc4")]),
    (
        19,
        &[
            (LOGIC, "fw-L12-melded"),
            (LOGIC, "fw-L12-weak"),
            (FAMILIES, "fw-weakly-concealed"),
            (FAMILIES, "fw-partially-melded"),
            (FAMILIES, "fw-wholly-melded"),
        ],
    ),
    (20, &[(LOGIC, "fw-L12")]),
    (21, &[(LOGIC, "fw-L13"), (LOGIC, "fw-overlap-a-non-implied")]),
    (22, &[(LOGIC, "fw-L14"), (LOGIC, "fw-R22")]),
    (23, &[(LOGIC, "fw-L15"), (LOGIC, "fw-L16"), (FAMILIES, "cn-duplicates")]),
    (24, &[(LOGIC, "fw-L17"), (LOGIC, "fw-L17-use-once"), (LOGIC, "fw-L17-any-once"), (FAMILIES, "cn-duplicates")]),
    (25, &[(LOGIC, "fw-L18"), (LOGIC, "fw-L18-low"), (LOGIC, "fw-L18-none")]),
    (26, &[(LOGIC, "fw-L19"), (FAMILIES, "fw-jokers"), (FAMILIES, "fw-jokers-exchanged")]),
    (27, &[(FAMILIES, "hk-common"), (FAMILIES, "tw-basic"), (FAMILIES, "fw-half-faan")]),
    (28, &[(LOGIC, "fw-L20"), (LOGIC, "fw-L23"), (FAMILIES, "fw-tai-direct")]),
    (29, &[(LOGIC, "fw-L21"), (LOGIC, "fw-L22"), (FAMILIES, "fw-tai-direct")]),
    (30, &[(LOGIC, "fw-L24"), (LOGIC, "fw-L24-sum")]),
    (31, &[(LOGIC, "fw-L23-faan"), (LOGIC, "fw-L25-faan"), (LOGIC, "fw-L25-limit")]),
    (32, &[(FAMILIES, "fw-best-arrangement"), (FAMILIES, "fw-best-arrangement-other")]),
    (33, &[(LOGIC, "fw-L26"), (LOGIC, "fw-L26-claim"), (LOGIC, "fw-L26-allowed")]),
    (34, &[(LOGIC, "fw-L27"), (LOGIC, "fw-L27-melded")]),
    (35, &[(LOGIC, "fw-L28-none-concealed-kong"), (LOGIC, "fw-L28-all-added-kong")]),
    (36, &[(LOGIC, "fw-L29-kong-no"), (LOGIC, "fw-L29-kong-yes")]),
    (37, &[(LOGIC, "fw-L30"), (FAMILIES, "fw-two-lists")]),
    (38, &[(LOGIC, "fw-L31"), (LOGIC, "fw-L31-ready")]),
    (39, &[(LOGIC, "fw-L32"), (LOGIC, "fw-L32-four"), (LOGIC, "fw-L32-two-short")]),
    (40, &[(LOGIC, "fw-L33-min1"), (LOGIC, "fw-R40-chows"), (LOGIC, "fw-R40-suits")]),
    (41, &[(LOGIC, "fw-L33-min2"), (LOGIC, "fw-L33-extra")]),
    (42, &[(LOGIC, "fw-L34")]),
    (43, &[(FAMILIES, "fw-limit-each-hand")]),
    (44, &[(LOGIC, "fw-R44-three"), (FAMILIES, "fw-kong-chart"), (FAMILIES, "fw-kong-chart-off")]),
    (
        45,
        &[(FAMILIES, "tw-five-concealed"), (FAMILIES, "tw-grayed"), (FAMILIES, "tw-thirteen"), (FAMILIES, "tw-waits")],
    ),
    (46, &[(FAMILIES, "fw-minimum-points"), (FAMILIES, "fw-one-suit-free"), (FAMILIES, "hk-minimum-without-flowers")]),
    (
        47,
        &[
            (FAMILIES, "fw-chows-declared"),
            (FAMILIES, "fw-chows-irregular"),
            (FAMILIES, "fw-special-required"),
            (FAMILIES, "fw-no-mixed-suits"),
        ],
    ),
    (48, &[(FAMILIES, "fw-minimum-points-short"), (FAMILIES, "fw-no-mixed-suits")]),
    (49, &[(PAO, "pen-out-winner"), (PAO, "pen-out-deducted"), (PAO, "pen-out-east"), (PAO, "pen-out-east-off")]),
    (50, &[(PAO, "pen-out-abandon"), (PAO, "pen-out-barred-wins"), (PAO, "pen-out-dead"), (PAO, "pen-out-zeroed")]),
    (51, &[(PAO, "pen-claim"), (PAO, "pen-claim-wins"), (PAO, "pen-claim-allowed"), (PAO, "pen-claim-draw")]),
    (52, &[(PAO, "pao-a1"), (PAO, "pao-a2"), (PAO, "pao-a3"), (PAO, "pao-a-scholars-pung")]),
    (53, &[(PAO, "pao-b1"), (PAO, "pao-b2"), (PAO, "pao-b3")]),
    (54, &[(PAO, "pao-c1"), (PAO, "pao-c2"), (PAO, "pao-c3")]),
    (55, &[(PAO, "pao-d1"), (PAO, "pao-d2")]),
    (56, &[(PAO, "pao-e1"), (PAO, "pao-e2"), (PAO, "pao-e3"), (PAO, "pao-e-kong")]),
    (57, &[(PAO, "pao-f1"), (PAO, "pao-f2"), (PAO, "pao-f-direct")]),
    (58, &[(PAO, "pao-g1"), (PAO, "pao-g2"), (PAO, "pao-g3")]),
    (59, &[(PAO, "pao-9a"), (PAO, "pao-9b"), (PAO, "pao-9c"), (PAO, "pao-9f")]),
    (60, &[(PAO, "pao-s1"), (PAO, "pao-s2")]),
    (61, &[(PAO, "pao-5a"), (PAO, "pao-5b"), (PAO, "pao-5c"), (PAO, "pao-5d")]),
    (62, &[(PAO, "pao-e3"), (PAO, "pao-g-other"), (PAO, "pao-9e")]),
    (63, &[(PAO, "pao-nc-check"), (PAO, "pao-n1"), (PAO, "pao-n2"), (PAO, "pao-n3")]),
    (64, &[(PAO, "pao-w-ab"), (PAO, "pao-w-cd"), (PAO, "pao-w-9"), (PAO, "pao-w-5"), (PAO, "pao-w-none")]),
];

/// The numbers that a source names: `R21-R24`, `R46`.
fn numbers(source: &str) -> Vec<u8> {
    let words = source.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    let parts = words.filter(|word| word.starts_with('R'));
    let ranges = parts.filter_map(|part| {
        let mut ends = part.split('-').map(|end| end.strip_prefix('R').and_then(|number| number.parse::<u8>().ok()));
        let first = ends.next()??;
        Some(first..=ends.next().flatten().unwrap_or(first))
    });
    ranges.flatten().collect()
}

#[test]
fn every_requirement_has_an_example_that_names_it() {
    let mut sources: BTreeMap<(&str, String), Vec<u8>> = BTreeMap::new();
    for file in [LOGIC, FAMILIES, PAO] {
        let text = files::text(format!("tests/data/executable/{file}.jsonl"));
        for line in text.lines() {
            let vector: Value = serde_json::from_str(line).unwrap();
            let id = vector["id"].as_str().unwrap().to_owned();
            assert!(sources.insert((file, id), numbers(vector["source"].as_str().unwrap())).is_none(), "{line}");
        }
    }
    assert_eq!(REQUIREMENTS.iter().map(|(number, _)| *number).collect::<Vec<_>>(), (1..=64).collect::<Vec<_>>());
    let mut wrong = Vec::new();
    for (number, examples) in REQUIREMENTS {
        if examples.is_empty() {
            wrong.push(format!("R{number} has no example"));
        }
        for &(file, id) in *examples {
            match sources.get(&(file, id.to_owned())) {
                None => wrong.push(format!("R{number}: {file} has no {id}")),
                Some(named) if !named.contains(number) => wrong.push(format!("R{number}: {id} names {named:?}")),
                Some(_) => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn numbers_are_read_out_of_a_source() {
    assert_eq!(numbers("Four Winds logic, overlapping patterns; R21-R24"), [21, 22, 23, 24]);
    assert_eq!(numbers("Rules of 1998; R7 R11 R15"), [7, 11, 15]);
    assert_eq!(numbers("Riichi Book 1"), [0_u8; 0]);
}
