//! Templates as text: what is read comes back, and every error has its place.

use proptest::prelude::*;
use tenbo_engine::templates::{Template, TemplateFault};

fn read(text: &str) -> Template {
    text.parse().unwrap_or_else(|errors| panic!("{text}: {errors:?}"))
}

/// What is wrong, and where.
type Placed = (TemplateFault, (usize, usize));

fn errors(text: &str) -> Vec<Placed> {
    let errors = text.parse::<Template>().map_or_else(|errors| errors.to_vec(), |_| Vec::new());
    errors.iter().map(|error| (error.fault, error.chars)).collect()
}

#[test]
fn what_is_written_is_what_was_read() {
    for (text, written) in [
        ("1234567a 1234567b", "1234567a 1234567b"),
        ("  EEE   SSS WWW NNN\t?*2 ", "111z 222z 333z 444z ?*2"),
        ("1z*3 w*3^ v*3!^ u*3=!^ t*2#", "1z*3 w*3^ v*3^! u*3^!= t*2#"),
        ("xx+1x+2a xx+1x+2b xx+1x+2c d*3 Da*2", "xx+1x+2a xx+1x+2b xx+1x+2c d*3 Da*2"),
        ("147a 258b 369c chow ?*2", "147a 258b 369c chow ?*2"),
        (
            "set set set set ?*2|O*3 R*3 [19m19p19s]*3 [1234z]*3 ?*2",
            "set set set set ?*2 | O*3 R*3 [19m19p19s]*3 [1234z]*3 ?*2",
        ),
        ("y-1yy+1a chow chow set ?*2", "y-1yy+1a chow chow set ?*2"),
        ("1a2b3c4a5b6c7a8b9c EE SWN", "1a2b3c4a5b6c7a8b9c 11z 234z"),
        ("PFC d*3 e*3 f*3 DpDa", "567z d*3 e*3 f*3 DpDa"),
        ("{2468}s*3^ {86}s*3^ {2}s*3^ F*3^ x{19}a", "{2468}s*3^ {68}s*3^ {2}s*3^ 6z*3^ x{19}a"),
        ("ka*2 chow chow chow chow", "ka*2 chow chow chow chow"),
        ("chow chow chow chow chow nb*2", "chow chow chow chow chow nb*2"),
        // The zero is beside any suit, a flower is a B.
        ("BB 2025a 2b*4 5c*4", "BB 2025a 2b*4 5c*4"),
        ("B*4^ 0m*2 20a05m 1s*4#", "B*4^ 0m*2 20a05m 1s*4#"),
    ] {
        let template = read(text);
        assert_eq!(template.to_string(), written, "{text}");
        assert_eq!(read(written), template, "{text}");
    }
}

/// The number of different hands that the variables of a template come to.
#[test]
fn variables_are_filled_in_every_way_once() {
    for (text, fillings) in [
        // Two of three suits; which is the first makes no difference.
        ("1234567a 1234567b", 3),
        ("1234567a 234567b1b", 3),
        ("1234567a 1234568b", 6),
        // The lowest number is 1 to 7, the suits are given, any of four winds.
        ("xx+1x+2m xx+1x+2p xx+1x+2s www vv", 7 * 4 * 3),
        // Numbers may be the same.
        ("xm*3 yp*3 ks*3 123m ww", 9 * 9 * 9 * 4),
        ("d*3 e*3 f*3 123m ww", 4),
        ("Da*3 xa*3 ya*3 111z 22z", 3 * 45),
        ("O*3 R*3 123m 456m 77m", 4 * 4),
        ("{19}m*3 {19}p*3 123s 456s 77s", 4),
        // Two of three suits in their order; the third has nothing but a zero, which is the same in any.
        ("BB 20a 0b 2c*3 3z*3 4z*3", 6),
        // Wild groups are no variables.
        ("chow set ?*3 [19m]*3 ?*2", 1),
        ("1234567m 1234567p | 1234567p 1234567s", 2),
    ] {
        assert_eq!(read(text).fillings().len(), fillings, "{text}");
    }
}

#[test]
fn every_error_has_its_place_and_all_are_told() {
    use TemplateFault::{Size, SuitMissing, TooMany, Unfillable, Unreadable};
    let cases: &[(&str, &[Placed])] = &[
        ("", &[(Size, (0, 0))]),
        ("123m", &[(Size, (0, 4))]),
        (
            "123m 456 11q ?*9",
            &[(SuitMissing, (5, 8)), (SuitMissing, (9, 11)), (Unreadable, (11, 12)), (Unreadable, (15, 16))],
        ),
        ("8z 123m", &[(Unreadable, (0, 1))]),
        // The zero is no honor by a number, no choice and no flower of a bracket.
        ("0z {05}m [1f]", &[(Unreadable, (0, 1)), (Unreadable, (4, 5)), (Unreadable, (10, 11))]),
        ("0 B", &[(SuitMissing, (0, 1))]),
        ("xz", &[(Unreadable, (0, 1))]),
        ("x+m", &[(Unreadable, (1, 2))]),
        ("[123", &[(Unreadable, (1, 4)), (Unreadable, (0, 1))]),
        ("[] [0m] [1f]", &[(Unreadable, (0, 1)), (Unreadable, (4, 5)), (Unreadable, (9, 10))]),
        ("{}m {1m", &[(Unreadable, (0, 2)), (Unreadable, (6, 7)), (Unreadable, (4, 7)), (SuitMissing, (4, 7))]),
        ("1m*", &[(Unreadable, (3, 4))]),
        ("1m*3^? ?*2", &[(Unreadable, (5, 6))]),
        // Numbers beyond nine; fourteen copies of a tile, more than four and all the jokers that a rulebook may have.
        ("xx+8x-1a 11z 222z 333z 444z", &[(Unfillable, (0, 27))]),
        ("1m*6 1m*6 11m", &[(Unfillable, (0, 13))]),
        // Ways of different sizes, and more than are tried.
        ("chow chow chow chow ?*2 | chow chow chow chow chow ?*2", &[(Size, (0, 54))]),
        ("xa*3 ya*3 kb*3 nb*3 wv", &[(TooMany, (0, 22))]),
    ];
    for &(text, expected) in cases {
        assert_eq!(errors(text), expected, "{text}");
    }
    let eleven = ["?"; 11].join("|");
    assert!(errors(&eleven).contains(&(TooMany, (20, 21))), "{:?}", errors(&eleven));
    let six = "{1}m {1}m {1}m {1}m {1}m {1}m";
    assert_eq!(errors(six), [(TooMany, (25, 28))]);
}

/// Texts that look like templates: most of them have some meaning.
fn texts() -> impl Strategy<Value = String> {
    let rank = prop_oneof!["[0-9]", "[xykn]", "[xykn][+-][1-3]", "\\{[1-9]{1,4}\\}"];
    let suited = (prop::collection::vec(rank, 1..4), "[mpsabc]").prop_map(|(ranks, suit)| ranks.concat() + &suit);
    let lone = prop_oneof!["[1-7]z", "[ESWNPFC]", "[defwvutORB]", "D[mpsabc]"];
    let tiles = prop_oneof![3 => suited, 2 => lone];
    let body = prop_oneof![
        6 => prop::collection::vec(tiles, 1..3).prop_map(|tiles| tiles.concat()),
        1 => Just("?".to_owned()), 1 => Just("chow".to_owned()), 1 => Just("set".to_owned()),
        1 => "\\[[1-9]{1,3}[mps][1-7]{1,2}z\\]",
    ];
    let group = (body, "(\\*[2-4])?", "\\^?!?=?#?").prop_map(|(body, times, marks)| body + &times + &marks);
    let way = prop::collection::vec(group, 1..7).prop_map(|groups| groups.join(" "));
    prop::collection::vec(way, 1..3).prop_map(|ways| ways.join(" | "))
}

/// A text filled up with single wild tiles to the size of a hand.
fn filled(text: &str) -> Option<Template> {
    (0..17).find_map(|more| [text, &" ?".repeat(more)].concat().parse().ok())
}

proptest! {
    #[test]
    fn a_template_that_is_written_is_the_same_when_read(text in texts()) {
        if let Some(template) = filled(&text) {
            prop_assert_eq!(template.to_string().parse::<Template>(), Ok(template.clone()));
            prop_assert!(Template::SIZES.contains(&template.size()));
            if let Some(example) = template.example() {
                prop_assert!(example.near.as_ref() != Some(&example.hand));
            }
        }
    }

    /// Whatever the text, it is read or its errors lie within it.
    #[test]
    fn any_text_is_read_or_refused(text in prop_oneof![".{0,40}", "[0-9xykn+mpsabcz*^!=#?| \\[\\]{}ESWNPFCdewvORB]{0,40}", texts()]) {
        if let Err(errors) = text.parse::<Template>() {
            let most = text.chars().count().max(1) + 1;
            prop_assert!(!errors.is_empty());
            for error in errors.iter() {
                prop_assert!(error.chars.0 <= error.chars.1 && error.chars.1 <= most, "{error}");
            }
        }
    }
}
