//! A club's own colors: which of them are readable, and the colors derived from them. Sticks, tiles and felt keep theirs.

use std::fmt;

use tenbo_engine::named;

use crate::theme::Theme;

/// A color as screens have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Color {
    red: u8,
    green: u8,
    blue: u8,
}

/// The least contrast of words with what they stand on (WCAG 2.2, 1.4.3).
pub const LEAST: f64 = 4.5;

/// The least contrast of what marks a control or the focus (1.4.11).
const LEAST_OF_EDGES: f64 = 3.0;

const WHITE: Color = Color::of(0x00ff_ffff);
const BLACK: Color = Color::of(0);

impl Color {
    const fn of(number: u32) -> Color {
        let [_, red, green, blue] = number.to_be_bytes();
        Color { red, green, blue }
    }

    /// Reads `#1f4e8c`, `1f4e8c`, `#fff` or `fff`; nothing else.
    #[must_use]
    pub fn read(text: &str) -> Option<Color> {
        let digits = text.strip_prefix('#').unwrap_or(text);
        if !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        let number = u32::from_str_radix(digits, 16).ok()?;
        let twice = |place: u32| (number >> (4 * place) & 15) * 17;
        match digits.len() {
            6 => Some(Color::of(number)),
            3 => Some(Color::of(twice(2) << 16 | twice(1) << 8 | twice(0))),
            _ => None,
        }
    }

    /// The six digits.
    #[must_use]
    pub fn digits(self) -> String {
        format!("{:02x}{:02x}{:02x}", self.red, self.green, self.blue)
    }

    /// The relative luminance (WCAG 2.2): 0 for black, 1 for white.
    fn light(self) -> f64 {
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.red) + 0.7152 * linear(self.green) + 0.0722 * linear(self.blue)
    }

    /// The contrast of two colors, 1 to 21.
    #[must_use]
    pub fn contrast(self, other: Color) -> f64 {
        let (one, two) = (self.light() + 0.05, other.light() + 0.05);
        one.max(two) / one.min(two)
    }

    /// The lowest contrast with any of these backgrounds.
    fn on(self, grounds: &[Color]) -> f64 {
        grounds.iter().map(|&ground| self.contrast(ground)).fold(f64::INFINITY, f64::min)
    }

    /// This color with so many hundredths of another.
    fn mix(self, other: Color, hundredths: u16) -> Color {
        let part = |one: u8, two: u8| {
            let sum = u16::from(one) * (100 - hundredths) + u16::from(two) * hundredths;
            u8::try_from((sum + 50) / 100).unwrap_or(u8::MAX)
        };
        Color {
            red: part(self.red, other.red),
            green: part(self.green, other.green),
            blue: part(self.blue, other.blue),
        }
    }

    /// The first of these mixtures that passes, or the last.
    fn until(self, other: Color, mut shares: impl Iterator<Item = u16>, is_right: impl Fn(Color) -> bool) -> Color {
        let mut last = self;
        let found = shares.find_map(|share| {
            last = self.mix(other, share);
            is_right(last).then_some(last)
        });
        found.unwrap_or(last)
    }

    /// This color with as much of another as still passes, up to `most` hundredths.
    fn tinted(self, other: Color, most: u16, is_right: impl Fn(Color) -> bool) -> Color {
        self.until(other, (0..=most).rev(), is_right)
    }

    /// This color with as little of another as makes it readable on these backgrounds.
    fn readable(self, other: Color, grounds: &[Color], least: f64) -> Color {
        self.until(other, 0..=100, |mixed| mixed.on(grounds) >= least)
    }
}

impl fmt::Display for Color {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "#{}", self.digits())
    }
}

named! {
    /// What a club may color.
    Role {
        /// Takes the place of red: filled buttons, dots, words.
        Accent = "accent",
        /// The background.
        Paper = "paper",
        /// The text.
        Ink = "ink",
    }
}

/// The colors that are asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Colors {
    /// Takes the place of vermilion.
    pub accent: Option<Color>,
    /// The background of the page.
    pub paper: Option<Color>,
    /// Its text.
    pub ink: Option<Color>,
}

/// A color that cannot be used.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fault {
    /// Which.
    pub role: Role,
    /// The theme in which it cannot be used, if it can be used in the other.
    pub theme: Option<Theme>,
    /// Its contrast, which must be at least [`LEAST`].
    pub ratio: f64,
}

/// Tenbo's own colors of one theme beside which a club's colors stand. `style/tokens.css` has the same; a test compares them.
pub(super) struct OwnColors {
    pub(super) theme: Theme,
    pub(super) paper: Color,
    pub(super) ink: Color,
    pub(super) red: Color,
    pub(super) red_fill: Color,
    pub(super) red_soft: Color,
    pub(super) ochre: Color,
    pub(super) focus: Color,
    /// The other backgrounds of red words.
    pub(super) grounds: [Color; 3],
}

pub(super) const ON_RED: Color = Color::of(0x00ff_faf2);

pub(super) const OWN_COLORS: [OwnColors; 2] = [
    OwnColors {
        theme: Theme::Light,
        paper: Color::of(0x00f8_f5ee),
        ink: Color::of(0x001b_1916),
        red: Color::of(0x00b8_321c),
        red_fill: Color::of(0x00c2_361f),
        red_soft: Color::of(0x00f8_e6df),
        ochre: Color::of(0x007b_5608),
        focus: Color::of(0x001b_5fc4),
        grounds: [Color::of(0x00fd_fbf6), Color::of(0x00ff_fdf8), Color::of(0x00ef_eade)],
    },
    OwnColors {
        theme: Theme::Dark,
        paper: Color::of(0x0010_1a15),
        ink: Color::of(0x00f3_e9d3),
        red: Color::of(0x00ff_8d6f),
        red_fill: Color::of(0x00cf_4128),
        red_soft: Color::of(0x003b_2019),
        ochre: Color::of(0x00e7_bd62),
        focus: Color::of(0x009c_c4ff),
        grounds: [Color::of(0x001c_2d24), Color::of(0x0018_2620), Color::of(0x000b_130f)],
    },
];

impl OwnColors {
    /// All backgrounds of red words.
    pub(super) fn all(&self) -> [Color; 4] {
        let [lamp, sheet, well] = self.grounds;
        [self.paper, lamp, sheet, well]
    }
}

/// A readable pair of paper and ink.
#[derive(Clone, Copy)]
struct Ground {
    paper: Color,
    ink: Color,
}

impl Ground {
    fn base(self) -> &'static OwnColors {
        let [light, dark] = &OWN_COLORS;
        if self.ink.light() > self.paper.light() { dark } else { light }
    }
}

/// What the page applies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Palette {
    /// Light or dark, if paper and ink decide it.
    pub theme: Option<Theme>,
    /// Custom properties with their values.
    pub properties: Vec<(&'static str, String)>,
}

impl Colors {
    /// Whether nothing is asked for.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Colors::default()
    }

    /// The color of a role.
    #[must_use]
    pub fn of(&self, role: Role) -> Option<Color> {
        match role {
            Role::Accent => self.accent,
            Role::Paper => self.paper,
            Role::Ink => self.ink,
        }
    }

    /// The same place, to be changed.
    pub fn of_mut(&mut self, role: Role) -> &mut Option<Color> {
        match role {
            Role::Accent => &mut self.accent,
            Role::Paper => &mut self.paper,
            Role::Ink => &mut self.ink,
        }
    }

    /// Tenbo's own color of a role in a theme.
    #[must_use]
    pub fn default_of(role: Role, theme: Theme) -> Color {
        let [light, dark] = &OWN_COLORS;
        let base = if theme == Theme::Dark { dark } else { light };
        match role {
            Role::Accent => base.red_fill,
            Role::Paper => base.paper,
            Role::Ink => base.ink,
        }
    }

    /// The colors that cannot be used in a theme. Of two that do not go together, paper is kept before ink, and ink before accent.
    #[must_use]
    pub fn faults(&self, theme: Theme) -> Vec<Fault> {
        let (ground, mut faults) = self.ground();
        let Some(accent) = self.accent else { return faults };
        match ground {
            Some(Ground { paper, .. }) => {
                let ratio = accent.contrast(paper);
                if ratio < LEAST {
                    faults.push(Fault { role: Role::Accent, theme: None, ratio });
                }
            }
            None => {
                let seen = OWN_COLORS.iter().filter(|base| theme == Theme::Auto || theme == base.theme);
                let fails = seen.map(|base| (base.theme, accent.on(&base.all()))).filter(|(_, ratio)| *ratio < LEAST);
                let fails: Vec<_> = fails.collect();
                let only_there = theme == Theme::Auto && fails.len() == 1;
                let all = fails.iter().max_by(|(_, one), (_, two)| one.total_cmp(two));
                faults.extend(all.map(|&(theme, ratio)| Fault {
                    role: Role::Accent,
                    theme: only_there.then_some(theme),
                    ratio,
                }));
            }
        }
        faults
    }

    /// Paper and ink, if either can be used.
    fn ground(&self) -> (Option<Ground>, Vec<Fault>) {
        let mut faults = Vec::new();
        let mut fits = |role: Role, paper: Color, ink: Color| {
            let ratio = paper.contrast(ink);
            if ratio < LEAST {
                faults.push(Fault { role, theme: None, ratio });
            }
            (ratio >= LEAST).then_some(Ground { paper, ink })
        };
        let best = |color: Color, own: fn(&OwnColors) -> Color| {
            let [light, dark] = OWN_COLORS.each_ref().map(own);
            if color.contrast(light) >= color.contrast(dark) { light } else { dark }
        };
        let ground = match (self.paper, self.ink) {
            (None, None) => None,
            (None, Some(ink)) => fits(Role::Ink, best(ink, |base| base.paper), ink),
            (Some(paper), ink) => {
                let both = ink.and_then(|ink| fits(Role::Ink, paper, ink));
                both.or_else(|| fits(Role::Paper, paper, best(paper, |base| base.ink)))
            }
        };
        (ground, faults)
    }

    /// The palette of these colors, without those that are faults.
    #[must_use]
    pub fn palette(&self) -> Palette {
        match self.ground() {
            (Some(ground), _) => self.on_ground(ground),
            (None, _) => Palette { theme: None, properties: self.accent.map(on_own_paper).unwrap_or_default() },
        }
    }

    /// Everything that paper and ink decide. Backgrounds are tinted only as far as words on them stay readable.
    fn on_ground(&self, Ground { paper, ink }: Ground) -> Palette {
        let base = Ground { paper, ink }.base();
        let accent = self.accent.filter(|accent| accent.contrast(paper) >= LEAST);
        let red = accent.unwrap_or_else(|| base.red.readable(ink, &[paper], LEAST));
        let ochre = base.ochre.readable(ink, &[paper], LEAST);
        let carries = |ground: Color| [ink, red, ochre].iter().all(|color| color.contrast(ground) >= LEAST);
        let well = paper.tinted(ink, 7, carries);
        let ink_2 = ink.tinted(paper, 35, |faded| faded.on(&[paper, well]) >= LEAST);
        let carries = |ground: Color| carries(ground) && ink_2.contrast(ground) >= LEAST;
        let (fill, on_fill) = accent.map_or((base.red_fill, ON_RED), |accent| (accent, on(accent)));
        let properties = [
            ("--club-paper", paper),
            ("--club-well", well),
            ("--club-hair", paper.mix(ink, 16)),
            ("--club-edge", paper.readable(ink, &[paper, well], LEAST_OF_EDGES)),
            ("--club-ink", ink),
            ("--club-ink-2", ink_2),
            ("--club-red", red),
            ("--club-red-fill", fill),
            ("--club-on-red", on_fill),
            ("--club-red-soft", paper.tinted(red, 12, carries)),
            ("--club-ochre", ochre),
            ("--club-ochre-soft", paper.tinted(ochre, 12, carries)),
            ("--club-focus", base.focus.readable(ink, &[paper, well], LEAST_OF_EDGES)),
        ];
        let properties = properties.map(|(name, color)| (name, color.to_string())).into();
        Palette { theme: Some(base.theme), properties }
    }
}

/// White or black, whichever has more contrast with a color: at least 4.58:1.
fn on(color: Color) -> Color {
    if color.contrast(WHITE) >= color.contrast(BLACK) { WHITE } else { BLACK }
}

/// An accent on Tenbo's own paper, in each theme in which it is readable; in the other, vermilion stays.
fn on_own_paper(accent: Color) -> Vec<(&'static str, String)> {
    let own = OWN_COLORS.each_ref().map(|base| {
        let soft = |accent: Color| {
            base.paper.tinted(accent, 12, |soft| accent.on(&[soft]) >= LEAST && base.ink.contrast(soft) >= LEAST)
        };
        match accent.on(&base.all()) >= LEAST {
            true => [accent, accent, on(accent), soft(accent)],
            false => [base.red, base.red_fill, ON_RED, base.red_soft],
        }
    });
    let names = ["--club-red", "--club-red-fill", "--club-on-red", "--club-red-soft"];
    let [light, dark] = own;
    let values = light.into_iter().zip(dark).map(|(light, dark)| format!("light-dark({light}, {dark})"));
    names.into_iter().zip(values).collect()
}
