//! Whatever a club asks for can be read.

use proptest::prelude::*;

use super::colors::{Color, Colors, Fault, LEAST, ON_RED, OWN_COLORS, Palette, Role};
use super::config::{Config, read};
use crate::theme::Theme;

fn color(text: &str) -> Option<Color> {
    Color::read(text)
}

fn accent(text: &str) -> Colors {
    Colors { accent: color(text), ..Colors::default() }
}

/// What a custom property is in a light.
fn told(palette: &Palette, name: &str, theme: Theme) -> Color {
    let value = palette.properties.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str());
    let value = value.expect("a property of this name");
    let pair = value.strip_prefix("light-dark(").and_then(|rest| rest.strip_suffix(')')?.split_once(", "));
    let value = pair.map_or(value, |(light, dark)| if theme == Theme::Dark { dark } else { light });
    color(value).expect("a color")
}

#[test]
fn a_color_is_read_as_hosts_write_it() {
    for (text, digits) in [
        ("#1f4e8c", Some("1f4e8c")),
        ("1F4E8C", Some("1f4e8c")),
        ("#fa0", Some("ffaa00")),
        ("fa0", Some("ffaa00")),
        ("#1f4e8", None),
        ("##123", None),
        ("+12345", None),
        ("red", None),
        ("rgb(0,0,0)", None),
        ("#１２３", None),
        ("", None),
    ] {
        assert_eq!(color(text).map(Color::digits).as_deref(), digits, "{text}");
    }
}

/// By the formula of WCAG, to its own digits: <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>.
#[test]
fn contrast_is_counted_as_others_count_it() {
    for (one, two, ratio) in
        [("000", "fff", 21.0), ("777", "fff", 4.48), ("767676", "fff", 4.54), ("1f4e8c", "f8f5ee", 7.64)]
    {
        let counted = color(one).zip(color(two)).map(|(one, two)| one.contrast(two)).unwrap_or_default();
        assert!((counted - ratio).abs() < 0.01, "{one} on {two}: {counted}");
    }
}

/// The sheet of tokens is what the page shows; this crate only counts with it.
#[test]
fn the_colors_of_the_page_are_those_of_its_tokens() {
    let tokens = include_str!("../../../../style/tokens.css");
    let [light, dark] = &OWN_COLORS;
    let mut pairs = vec![
        ("paper", light.paper, dark.paper),
        ("ink", light.ink, dark.ink),
        ("red", light.red, dark.red),
        ("red-fill", light.red_fill, dark.red_fill),
        ("red-soft", light.red_soft, dark.red_soft),
        ("ochre", light.ochre, dark.ochre),
        ("focus", light.focus, dark.focus),
    ];
    let grounds = light.grounds.into_iter().zip(dark.grounds);
    pairs.extend(["lamp", "sheet", "well"].into_iter().zip(grounds).map(|(name, (light, dark))| (name, light, dark)));
    for (name, light, dark) in pairs {
        assert!(tokens.contains(&format!("    --{name}: light-dark({light}, {dark});")), "--{name}: {light}, {dark}");
    }
    assert!(tokens.contains(&format!("    --on-red: {ON_RED};")));
}

#[test]
fn what_cannot_be_read_is_named_and_left_out() {
    let faults = |query: &str| {
        let (config, warnings) = read(query, &["en"]);
        let warnings = warnings.into_iter().map(|warning| [warning.param, warning.value].join("="));
        (config.colors.palette(), warnings.collect::<Vec<_>>().join(" "))
    };
    let none = Palette::default();
    assert_eq!(faults("theme=light&accent=%231f4e8c").1, "");
    assert_eq!(faults("accent=1f4e8c").1, "accent=#1f4e8c (dark)", "in the dark vermilion stays");
    assert_eq!(faults("accent=8cb8ff").1, "accent=#8cb8ff (light)");
    assert_eq!(faults("theme=dark&accent=1f4e8c").1, "accent=#1f4e8c");
    assert_eq!(faults("accent=808080").1, "accent=#808080", "in neither");
    assert_eq!(faults("accent=blue"), (none.clone(), "accent=blue".into()));
    assert_eq!(faults("paper=777&ink=888"), (none, "ink=#888888 paper=#777777".into()));
    let (palette, told) = faults("paper=fff&ink=aaa&accent=fc0");
    assert_eq!(told, "ink=#aaaaaa accent=#ffcc00", "each by itself");
    assert_eq!(
        (palette.theme, self::told(&palette, "--club-ink", Theme::Light)),
        (Some(Theme::Light), OWN_COLORS[0].ink)
    );
}

#[test]
fn paper_and_ink_decide_whether_it_is_light() {
    for (paper, ink, theme) in [
        ("fff", "222", Theme::Light),
        ("0b1f3a", "e8f0ff", Theme::Dark),
        ("eef2f6", "", Theme::Light),
        ("14161a", "", Theme::Dark),
        ("", "102a43", Theme::Light),
        ("", "ffe9b0", Theme::Dark),
    ] {
        let colors = Colors { accent: None, paper: color(paper), ink: color(ink) };
        assert_eq!((colors.palette().theme, colors.faults(Theme::Auto)), (Some(theme), Vec::new()), "{paper} {ink}");
    }
    assert_eq!(Config::default().colors.palette(), Palette::default(), "without any of them nothing changes");
}

fn any_color() -> impl Strategy<Value = Option<Color>> {
    let gray = any::<u8>().prop_map(|part| format!("{part:02x}{part:02x}{part:02x}"));
    let any = any::<[u8; 3]>().prop_map(|[red, green, blue]| format!("{red:02x}{green:02x}{blue:02x}"));
    proptest::option::of(prop_oneof![gray, any].prop_map(|text| color(&text).expect("six digits")))
}

proptest! {
    #[test]
    fn on_a_clubs_paper_every_word_can_be_read(accent in any_color(), paper in any_color(), ink in any_color()) {
        let colors = Colors { accent, paper, ink };
        let palette = colors.palette();
        if palette.theme.is_some() {
            let of = |name: &str| told(&palette, name, Theme::Light);
            for word in ["--club-ink", "--club-ink-2", "--club-red", "--club-ochre"] {
                for ground in ["--club-paper", "--club-well"] {
                    prop_assert!(of(word).contrast(of(ground)) >= LEAST, "{word} on {ground}: {palette:?}");
                }
            }
            prop_assert!(of("--club-red").contrast(of("--club-red-soft")) >= LEAST);
            prop_assert!(of("--club-ochre").contrast(of("--club-ochre-soft")) >= LEAST);
            for edge in ["--club-edge", "--club-focus"] {
                prop_assert!(of(edge).contrast(of("--club-paper")) >= 3.0, "{edge}: {palette:?}");
            }
        }
        if !palette.properties.is_empty() {
            for theme in [Theme::Light, Theme::Dark] {
                prop_assert!(told(&palette, "--club-on-red", theme).contrast(told(&palette, "--club-red-fill", theme)) >= LEAST);
            }
        }
    }

    #[test]
    fn an_accent_is_where_it_can_be_read_and_nowhere_else(accent in any_color()) {
        let colors = Colors { accent, ..Colors::default() };
        let palette = colors.palette();
        for base in &OWN_COLORS {
            let Some(accent) = accent else { continue };
            let faults = colors.faults(base.theme);
            let red = told(&palette, "--club-red", base.theme);
            prop_assert_eq!(faults.is_empty(), red == accent);
            prop_assert_eq!(faults.is_empty() || red == base.red, true, "vermilion else");
            let is_low = |Fault { role, theme, ratio }: &Fault| *role == Role::Accent && theme.is_none() && *ratio < LEAST;
            prop_assert!(faults.iter().all(is_low));
            for ground in base.all() {
                prop_assert!(red.contrast(ground) >= LEAST, "{red} on {ground}");
            }
        }
    }
}

#[test]
fn an_accent_that_fits_nowhere_leaves_the_page_as_it_is() {
    let palette = accent("808080").palette();
    for base in &OWN_COLORS {
        assert_eq!(told(&palette, "--club-red-fill", base.theme), base.red_fill);
    }
}
