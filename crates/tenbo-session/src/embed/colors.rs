//! A club's own colors: which of them can be read, and what else of the page follows from them. Sticks, tiles and felt keep theirs.

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

    /// How much light comes from it: nothing from black, 1 from white.
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

    /// The least contrast with any of some grounds.
    fn on(self, grounds: &[Color]) -> f64 {
        grounds.iter().map(|&ground| self.contrast(ground)).fold(f64::INFINITY, f64::min)
    }

    /// So many hundredths of another color in this one.
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

    /// The first of these mixtures that is right, else the last.
    fn until(self, other: Color, mut shares: impl Iterator<Item = u16>, is_right: impl Fn(Color) -> bool) -> Color {
        let mut last = self;
        let found = shares.find_map(|share| {
            last = self.mix(other, share);
            is_right(last).then_some(last)
        });
        found.unwrap_or(last)
    }

    /// As much of another color as leaves it right, up to a share.
    fn tinted(self, other: Color, most: u16, is_right: impl Fn(Color) -> bool) -> Color {
        self.until(other, (0..=most).rev(), is_right)
    }

    /// As little of another color as makes it readable on some grounds.
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
        /// What is filled, dotted and told in red else.
        Accent = "accent",
        /// What is written upon.
        Paper = "paper",
        /// What is written.
        Ink = "ink",
    }
}

/// The colors that are asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Colors {
    /// Takes the place of vermilion.
    pub accent: Option<Color>,
    /// The ground of the page.
    pub paper: Option<Color>,
    /// Its letters.
    pub ink: Option<Color>,
}

/// A color that cannot be used.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fault {
    /// Which.
    pub role: Role,
    /// Where, if it can be used in the other light.
    pub theme: Option<Theme>,
    /// What contrast it has, where it must have [`LEAST`].
    pub ratio: f64,
}

/// What of Tenbo's own colors in one light a club's meet. `style/tokens.css` has the same; a test compares them.
pub(super) struct Room {
    pub(super) theme: Theme,
    pub(super) paper: Color,
    pub(super) ink: Color,
    pub(super) red: Color,
    pub(super) red_fill: Color,
    pub(super) red_soft: Color,
    pub(super) ochre: Color,
    pub(super) focus: Color,
    /// What red words stand on beside paper.
    pub(super) grounds: [Color; 3],
}

pub(super) const ON_RED: Color = Color::of(0x00ff_faf2);

pub(super) const ROOMS: [Room; 2] = [
    Room {
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
    Room {
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

impl Room {
    /// All that red words stand on.
    pub(super) fn all(&self) -> [Color; 4] {
        let [lamp, sheet, well] = self.grounds;
        [self.paper, lamp, sheet, well]
    }
}

/// Paper and ink that can be read, and the room that they make.
#[derive(Clone, Copy)]
struct Ground {
    paper: Color,
    ink: Color,
}

impl Ground {
    fn room(self) -> &'static Room {
        let [light, dark] = &ROOMS;
        if self.ink.light() > self.paper.light() { dark } else { light }
    }
}

/// What the page is given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Palette {
    /// Light or dark, where paper and ink decide it.
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

    /// Tenbo's own color of a role, in the dark if that is asked for.
    #[must_use]
    pub fn default_of(role: Role, theme: Theme) -> Color {
        let [light, dark] = &ROOMS;
        let room = if theme == Theme::Dark { dark } else { light };
        match role {
            Role::Accent => room.red_fill,
            Role::Paper => room.paper,
            Role::Ink => room.ink,
        }
    }

    /// What cannot be used in the light of a theme. Paper is kept before ink, and ink before an accent.
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
                let seen = ROOMS.iter().filter(|room| theme == Theme::Auto || theme == room.theme);
                let fails = seen.map(|room| (room.theme, accent.on(&room.all()))).filter(|(_, ratio)| *ratio < LEAST);
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
        let best = |color: Color, own: fn(&Room) -> Color| {
            let [light, dark] = ROOMS.each_ref().map(own);
            if color.contrast(light) >= color.contrast(dark) { light } else { dark }
        };
        let ground = match (self.paper, self.ink) {
            (None, None) => None,
            (None, Some(ink)) => fits(Role::Ink, best(ink, |room| room.paper), ink),
            (Some(paper), ink) => {
                let both = ink.and_then(|ink| fits(Role::Ink, paper, ink));
                both.or_else(|| fits(Role::Paper, paper, best(paper, |room| room.ink)))
            }
        };
        (ground, faults)
    }

    /// What the page becomes. What is a fault is not in it.
    #[must_use]
    pub fn palette(&self) -> Palette {
        match self.ground() {
            (Some(ground), _) => self.on_ground(ground),
            (None, _) => Palette { theme: None, properties: self.accent.map(on_own_paper).unwrap_or_default() },
        }
    }

    /// Everything that paper and ink decide. What words stand on is mixed so far only as they stay readable.
    fn on_ground(&self, Ground { paper, ink }: Ground) -> Palette {
        let room = Ground { paper, ink }.room();
        let accent = self.accent.filter(|accent| accent.contrast(paper) >= LEAST);
        let red = accent.unwrap_or_else(|| room.red.readable(ink, &[paper], LEAST));
        let ochre = room.ochre.readable(ink, &[paper], LEAST);
        let carries = |ground: Color| [ink, red, ochre].iter().all(|color| color.contrast(ground) >= LEAST);
        let well = paper.tinted(ink, 7, carries);
        let ink_2 = ink.tinted(paper, 35, |faded| faded.on(&[paper, well]) >= LEAST);
        let carries = |ground: Color| carries(ground) && ink_2.contrast(ground) >= LEAST;
        let (fill, on_fill) = accent.map_or((room.red_fill, ON_RED), |accent| (accent, on(accent)));
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
            ("--club-focus", room.focus.readable(ink, &[paper, well], LEAST_OF_EDGES)),
        ];
        let properties = properties.map(|(name, color)| (name, color.to_string())).into();
        Palette { theme: Some(room.theme), properties }
    }
}

/// White or black, whichever is read better on a color. One of them always can be.
fn on(color: Color) -> Color {
    if color.contrast(WHITE) >= color.contrast(BLACK) { WHITE } else { BLACK }
}

/// An accent on Tenbo's own paper, in each light in which it can be read; in the other one vermilion stays.
fn on_own_paper(accent: Color) -> Vec<(&'static str, String)> {
    let own = ROOMS.each_ref().map(|room| {
        let soft = |accent: Color| {
            room.paper.tinted(accent, 12, |soft| accent.on(&[soft]) >= LEAST && room.ink.contrast(soft) >= LEAST)
        };
        match accent.on(&room.all()) >= LEAST {
            true => [accent, accent, on(accent), soft(accent)],
            false => [room.red, room.red_fill, ON_RED, room.red_soft],
        }
    });
    let names = ["--club-red", "--club-red-fill", "--club-on-red", "--club-red-soft"];
    let [light, dark] = own;
    let values = light.into_iter().zip(dark).map(|(light, dark)| format!("light-dark({light}, {dark})"));
    names.into_iter().zip(values).collect()
}
